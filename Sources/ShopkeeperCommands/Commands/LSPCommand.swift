import CPlatform
import CommandLayer
import WorkspaceProtocols

/// `shopkeeper lsp`: findings, fixes and completions in an editor.
enum LSPCommand {
  private static let usesStandardStreams = Flag("stdio", help: "Use standard input and output, as always")

  static let command = Command(
    "lsp", abstract: "Serve an editor: findings, fixes, completions and names as you type",
    discussion: """
      Speaks the Language Server Protocol on standard input and output; an editor starts it. The \
      findings are those of "shopkeeper lint" for each open catalog, with its configuration; other \
      YAML files are left alone. Nothing is written to a file: the editor makes every change.

      Exits with 0 when the editor shut it down first, 1 when it didn't, 3 when the input is not \
      the protocol.
      """,
    options: [usesStandardStreams],
    examples: [Example("shopkeeper lsp --help", help: "See what an editor has to start")],
    action: { invocation in
      var server = LanguageServer(
        input: STDIN_FILENO, output: STDOUT_FILENO, version: ShopkeeperCommand.version,
        cacheFolder: invocation.console.cacheFolder)
      do { return try await server.run() ? .success : .findings } catch let failure as MessageReader.Failure {
        throw Failure(failure.message)
      }
    })
}
