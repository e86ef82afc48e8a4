import Basics
import SourceSyntax

/// A server of the Model Context Protocol that offers tools.
package struct ToolServer: ~Copyable {
  private var reader: MessageReader
  private let writer: MessageWriter
  private let tools: [AssistantTool]
  private let version: String
  private let instructions: String
  private var isInitialized = false

  /// The revisions of the protocol in which tools are the same, the latest first.
  private static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// - Parameter instructions: What an assistant has to know before it calls a tool.
  package init(input: Int32, output: Int32, version: String, tools: [AssistantTool], instructions: String) {
    reader = MessageReader(input, framing: .lines)
    writer = MessageWriter(output, framing: .lines)
    self.version = version
    self.tools = tools
    self.instructions = instructions
  }

  /// Serves until the input ends.
  ///
  /// - Throws: ``MessageReader/Failure`` when the input can't be understood any more.
  package mutating func run() async throws {
    while true {
      let input: MessageReader.Input?
      do { input = try reader.next() } catch {
        writer.respond(to: .null, with: .parseError(error.message))
        throw error
      }
      switch input {
      case nil: return
      case .fault(let error, let id)?: writer.respond(to: id, with: error)
      case .message(.response)?, .message(.notification)?: break
      case .message(.request(let id, let method, let params))?:
        do { writer.respond(to: id, with: try await answer(method, params)) } catch let error as RPCError {
          writer.respond(to: id, with: error)
        }
      }
    }
  }

  private mutating func answer(_ method: String, _ params: OrderedValue) async throws -> OrderedValue {
    switch method {
    case "initialize":
      isInitialized = true
      let wanted = params["protocolVersion"]?.text
      let revision = Self.revisions.first { $0 == wanted } ?? Self.revisions[0]
      return [
        "protocolVersion": .text(revision), "capabilities": ["tools": [:]],
        "serverInfo": ["name": "shopkeeper", "version": .text(version)], "instructions": .text(instructions),
      ]
    case "ping": return [:]
    case _ where !isInitialized: throw RPCError.invalidRequest("\"initialize\" comes first")
    case "tools/list": return ["tools": .list(tools.map(\.listed))]
    case "tools/call": return try await call(params)
    default: throw RPCError.methodNotFound(method)
    }
  }

  private func call(_ params: OrderedValue) async throws -> OrderedValue {
    guard let name = params["name"]?.text, let tool = tools.first(where: { $0.name == name }) else {
      throw RPCError.invalidParams("no tool \"\(params["name"]?.text ?? "")\"")
    }
    let arguments = params["arguments"] ?? [:]
    try tool.check(arguments)
    let answer: AssistantTool.Answer
    do { answer = try await tool.run(arguments) } catch let error as RPCError { throw error } catch {
      answer = AssistantTool.Answer("\(error)", isFailure: true)
    }
    return [
      "content": [["type": "text", "text": .text(Self.redacted(answer.text))]], "isError": .flag(answer.isFailure),
    ]
  }

  /// A text without secrets; of JSON, each value is one, so that it stays JSON.
  private static func redacted(_ text: String) -> String {
    guard let shown = Secrets.redacted(Array(text.utf8)) else { return text }
    let tree = SyntaxTree.parseJSON(SourceFile(name: "answer", text: text))
    guard !tree.hasErrors, let root = tree.root, !root.isScalar else { return String(decoding: shown, as: UTF8.self) }
    return OrderedValue(root).jsonText
  }
}
