import CPlatform
import CommandLayer
import WorkspaceProtocols

/// `shopkeeper mcp`: the questions and edits of the command line for an assistant.
enum MCPCommand {
  static let command = Command(
    "mcp", abstract: "Serve an assistant: lint, explain, compare, and propose edits of a catalog",
    discussion: """
      Speaks the Model Context Protocol on standard input and output; an assistant starts it. Its \
      tools are commands of this program with the same answers, for one folder: no file outside of \
      it is read, but for the configuration that applies to it, or written, and no call reaches a network. An edit is proposed as a diff with its \
      consequences, and only written by a second call that names it and repeats each consequence.

      Exits with 0 when the assistant closes the input, 3 when the input is not the protocol.
      """,
    arguments: [CatalogArgument.one],
    examples: [Example("shopkeeper mcp --help", help: "See what an assistant has to start")],
    action: { invocation in
      let folder = try AssistantFolder(invocation[CatalogArgument.one] ?? ".")
      var server = ToolServer(
        input: STDIN_FILENO, output: STDOUT_FILENO, version: ShopkeeperCommand.version,
        tools: AssistantTools.all(in: folder), instructions: AssistantTools.instructions)
      do { try await server.run() } catch let failure as MessageReader.Failure { throw Failure(failure.message) }
      return .success
    })
}
