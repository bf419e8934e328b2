/// Where a value is in its range.
///
///     Gauge(value: 0.3) { Text("Disk") }      Disk
///                                             ━━━━━━──────────────
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel? = nil,
    _ minimum: BoundsLabel? = nil, _ maximum: BoundsLabel? = nil
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        label
        if let currentValueLabel {
          Spacer()
          currentValueLabel.foregroundStyle(.secondary)
        }
      }
      HStack {
        minimumValueLabel.foregroundStyle(.secondary)
        ProgressBar(fraction)
        maximumValueLabel.foregroundStyle(.secondary)
      }
    }
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension View {
  /// This view: gauges are bars here, whatever a style says.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}

/// How gauges look: as bars, here.
public protocol GaugeStyle {}

/// A bar.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
}

/// A bar: there are no circles in a row of a terminal.
public struct CircularGaugeStyle: GaugeStyle {
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
  public static var accessoryCircular: CircularGaugeStyle { CircularGaugeStyle() }
  public static var accessoryCircularCapacity: CircularGaugeStyle { CircularGaugeStyle() }
}
