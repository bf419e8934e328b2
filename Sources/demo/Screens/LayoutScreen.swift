import DeclarativeText

/// Two layouts of one's own, side by side where there is room for both.
struct LayoutScreen: View {
  var body: some View {
    SideBySide {
      Panel("RadialLayout") { Clock() }
      Panel("FlowLayout") { Tags() }
    }
  }
}

/// The hours around a clock's face.
private struct Clock: View {
  @Environment(\.cellMetrics) private var metrics

  /// A circle's, as a cell is twice as high as it is wide.
  private var aspectRatio: CGFloat { 2 * metrics.cell.width / metrics.cell.height }

  var body: some View {
    RadialLayout {
      ForEach(0..<12) { hour in
        Text("\(hour == 0 ? 12 : hour)")
          .bold(hour.isMultiple(of: 3))
          .foregroundStyle(hour.isMultiple(of: 3) ? Color.primary : .secondary)
      }
    }
    .padding()
    .overlay {
      RadialLayout {
        ForEach(0..<60) { minute in
          Text("·").foregroundStyle(Color(hue: Double(minute) / 60, saturation: 0.6, brightness: 1))
        }
      }
    }
    .overlay {
      VStack {
        Text("10:09").bold().foregroundStyle(.tint)
        Text("Tuesday").foregroundStyle(.secondary)
      }
    }
    .aspectRatio(aspectRatio, contentMode: .fit)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Words in boxes that flow into lines.
private struct Tags: View {
  @Environment(\.cellMetrics) private var metrics

  private let tags = [
    "Swift", "View", "State", "Binding", "Environment", "Layout", "ForEach", "Group", "HStack",
    "VStack", "ZStack", "Spacer", "Divider", "Text", "Image", "Button", "Color", "Gradient",
    "ViewThatFits", "GeometryReader", "PreferenceKey", "LayoutValueKey", "AnyLayout",
  ]

  var body: some View {
    FlowLayout(spacing: CGSize(width: metrics.cell.width, height: metrics.cell.height)) {
      ForEach(Array(tags.enumerated()), id: \.offset) { index, tag in
        Text(" \(tag) ")
          .foregroundStyle(.black)
          .background(Color(hue: Double(index) / 23, saturation: 0.45, brightness: 0.95))
      }
    }
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
    )
    .clipped()
  }
}
