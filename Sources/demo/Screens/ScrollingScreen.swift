import DeclarativeText

/// What scrolls: a hundred thousand rows, a grid of colours, and a strip that runs sideways.
struct ScrollingScreen: View {
  var body: some View {
    SideBySide {
      Panel("LazyVStack") { Years() }
      VStack {
        Panel("LazyVGrid") { Swatches() }
        Panel("LazyHStack") { Strip().frame(height: stripHeight) }
      }
    }
  }

  @Environment(\.cellMetrics) private var metrics

  private var stripHeight: CGFloat { 3 * metrics.cell.height }
}

/// Every year there is, somewhere in the middle.
private struct Years: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100_000, id: \.self) { YearRow(year: $0) }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Text("100,000 rows, few of them made")
          .lineLimit(1)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
          .background(.bar)
      }
      .onAppear { proxy.scrollTo(2016, anchor: .top) }
    }
  }
}

private struct YearRow: View {
  let year: Int

  var body: some View {
    HStack {
      Text("\(String(year))").bold(isLeap)
      Text(isLeap ? "leap year, 366 days" : "365 days").foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }

  private var isLeap: Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

/// Colours in as many columns as fit.
private struct Swatches: View {
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 7 * metrics.cell.width))],
        spacing: metrics.cell.height
      ) {
        ForEach(Array(stride(from: 0, to: 360, by: 4)), id: \.self) { hue in
          Text(" \(hue)°")
            .foregroundStyle(.black)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(hue: Double(hue) / 360, saturation: 0.5, brightness: 0.95))
        }
      }
    }
  }
}

/// A strip of the alphabet, cut off where the space ends.
private struct Strip: View {
  @Environment(\.cellMetrics) private var metrics

  private let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(letters, id: \.self) { letter in
          Text(String(letter))
            .frame(width: 3 * metrics.cell.width)
            .padding(.vertical, metrics.cell.height)
            .background(.quaternary)
        }
      }
    }
  }
}
