package import Foundation

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ length: CGFloat, along axis: Axis, cross: CGFloat) {
    if axis == .horizontal {
      self.init(width: length, height: cross)
    } else {
      self.init(width: cross, height: length)
    }
  }

  /// This size some way on to another.
  package func between(_ other: CGSize, _ fraction: Double) -> CGSize {
    CGSize(
      width: width.interpolated(to: other.width, by: fraction),
      height: height.interpolated(to: other.height, by: fraction))
  }

  package func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(width + insets.horizontal, 0), height: max(height + insets.vertical, 0))
  }

  /// This size with lengths that are not numbers, or negative, taken as zero.
  package var repaired: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package init(_ length: CGFloat, along axis: Axis, cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: length, y: cross) : CGPoint(x: cross, y: length)
  }

  package func moved(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }

  /// This point with coordinates that are not finite taken as zero.
  package var repaired: CGPoint {
    CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

extension CGRect {
  /// Whether a point is in here: on the first edges, or between those and the last.
  package func has(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < minX + size.width && minY <= point.y
      && point.y < minY + size.height
  }

  package func moved(by offset: CGPoint) -> CGRect {
    CGRect(
      x: origin.x + offset.x, y: origin.y + offset.y, width: size.width, height: size.height)
  }

  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
  }

  package func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top,
      width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }
}
