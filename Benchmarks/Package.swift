// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Declarative", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [.product(name: "DeclarativeText", package: "Declarative")])
  ],
  swiftLanguageModes: [.v6]
)
