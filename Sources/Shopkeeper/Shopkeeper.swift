// The modules of the library, exported as one.
@_exported public import AppStoreReference
@_exported public import CatalogEditing
@_exported public import CatalogFormats
@_exported public import CatalogLint
@_exported public import CatalogModel
@_exported public import ForeignFormats
@_exported public import LintReports
@_exported public import SourceSyntax
