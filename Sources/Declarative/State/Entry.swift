/// Makes a variable of `EnvironmentValues` or `Transaction` an entry of its own, with the value it
/// begins with as the default.
///
///     extension EnvironmentValues {
///       @Entry var density = 1
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "DeclarativeMacros", type: "EntryMacro")
