// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Declarative",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Declarative", targets: ["Declarative"]),
    .library(name: "DeclarativeText", targets: ["DeclarativeText"]),
    .executable(name: "demo", targets: ["demo"]),
  ],
  targets: [
    .macro(name: "DeclarativeMacros", swiftSettings: settings),
    .target(name: "Declarative", dependencies: ["DeclarativeMacros"], swiftSettings: settings),
    .target(name: "DeclarativeText", dependencies: ["Declarative"], swiftSettings: settings),
    .executableTarget(name: "demo", dependencies: ["DeclarativeText"], swiftSettings: settings),
    .target(
      name: "Support", dependencies: ["DeclarativeText"], path: "Tests/Support",
      swiftSettings: settings),
    .testTarget(
      name: "DeclarativeTests", dependencies: ["DeclarativeText", "Support"],
      swiftSettings: settings),
    .testTarget(
      name: "DeclarativeTextTests", dependencies: ["DeclarativeText", "Support"],
      swiftSettings: settings),
    .testTarget(
      name: "DemoTests", dependencies: ["demo", "DeclarativeText", "Support"],
      exclude: ["__Snapshots__"],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
