import Foundation
import TestTools
import Testing

@Suite("The language server with pytest-lsp") struct EditorClientTests {
  private static let client = """
    import os
    import pathlib

    import pytest_lsp
    from lsprotocol import types
    from pytest_lsp import ClientServerConfig, LanguageClient

    FOLDER = pathlib.Path(os.environ["PROJECT"])
    FILE = FOLDER / "catalog.yml"


    @pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["SHOPKEEPER"], "lsp"]))
    async def client(lsp_client: LanguageClient):
        await lsp_client.initialize_session(types.InitializeParams(
            capabilities=pytest_lsp.client_capabilities("neovim"), root_uri=FOLDER.as_uri()))
        yield
        await lsp_client.shutdown_session()


    async def test_editing(client: LanguageClient):
        uri = FILE.as_uri()
        text = FILE.read_text(encoding="utf-8")

        def send(version, text):
            if version == 1:
                client.text_document_did_open(types.DidOpenTextDocumentParams(
                    text_document=types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=text)))
            else:
                client.text_document_did_change(types.DidChangeTextDocumentParams(
                    text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=version),
                    content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)]))

        async def rules():
            await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
            return {diagnostic.code for diagnostic in client.diagnostics[uri]}

        document = types.TextDocumentIdentifier(uri=uri)
        send(1, text)
        assert await rules() == set()
        send(2, text.replace("bundleID: com.example", "bundelID: com.example"))
        assert await rules()
        send(3, text)
        assert await rules() == set()
        lines = text.splitlines()

        def place(words, offset):
            line = next(number for number, row in enumerate(lines) if words in row)
            return types.Position(line=line, character=lines[line].index(words) + offset)

        hover = await client.text_document_hover_async(
            types.HoverParams(text_document=document, position=place("price:", 10)))
        assert "USD" in hover.contents.value
        completion = await client.text_document_completion_async(
            types.CompletionParams(text_document=document, position=place("type:", 7)))
        items = completion if isinstance(completion, list) else completion.items
        assert "non-consumable" in {item.label for item in items}
        assert await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document))
        assert not await client.text_document_formatting_async(types.DocumentFormattingParams(
            text_document=document, options=types.FormattingOptions(tab_size=2, insert_spaces=True)))
    """

  @Test(
    "serves a session of an editor: findings that come and go, hover, completion, symbols, formatting",
    .enabled(if: Tool.editorPackages != nil, "the Python package pytest-lsp is not installed; .ci/setup installs it"))
  func session() throws {
    let folder = try TemporaryFolder()
    for name in ["catalog.yml", "screenshots/tip-jar.png"] {
      let target = folder.url.appending(path: "project/\(name)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: URL(filePath: Samples.catalog("Minimal/\(name)")), to: target)
    }
    try folder.write(Self.client, to: "test_editor.py")
    let packages = try #require(Tool.editorPackages)
    let line = """
      SHOPKEEPER="\(shopkeeperPath)" PROJECT="\(folder.path("project"))" PYTHONPATH="\(packages)" \
        timeout 300 python3 -m pytest -q -p no:cacheprovider -o asyncio_mode=auto test_editor.py
      """
    let run = try run(line, in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
