@_exported public import Declarative
