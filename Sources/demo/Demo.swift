import DeclarativeText

@main struct Demo {
  static func main() {}
}
