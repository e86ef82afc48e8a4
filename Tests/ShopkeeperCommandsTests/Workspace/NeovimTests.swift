import Foundation
import TestTools
import Testing

@Suite("Neovim with the settings of the documentation") struct NeovimTests {
  /// The block of the page that a user copies into `init.lua`.
  private static func settings() throws -> String {
    let page = Samples.root.appending(path: "Sources/Shopkeeper/Shopkeeper.docc/Editors.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "```lua\n")).upperBound
    return String(text[start..<(try #require(text[start...].range(of: "\n```"))).lowerBound])
  }

  private static let script = """
    local function wait(condition) return vim.wait(60000, condition, 20) end
    local function at(text, more)
      local line = vim.fn.search(text, "w")
      vim.api.nvim_win_set_cursor(0, { line, vim.fn.col(".") - 1 + more })
      return vim.lsp.util.make_position_params(0, "utf-16")
    end
    local function ask(method, params)
      for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 60000) or {}) do return answer.result end
    end
    vim.cmd("edit " .. vim.env.CATALOG)
    local result = { found = wait(function() return #vim.diagnostic.get(0) > 0 end), diagnostics = {} }
    for _, found in ipairs(vim.diagnostic.get(0)) do
      table.insert(result.diagnostics, { line = found.lnum, column = found.col, code = found.code, text = found.message })
    end
    result.hover = ask("textDocument/hover", at("tier: 6", 6)).contents.value
    result.completion = ask("textDocument/completion", at("type: consumable", 9)).items[1].label
    at("gold: 400", 1)
    vim.lsp.buf.rename("silver")
    result.renamed = wait(function()
      return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\\n"):find("silver: 400") ~= nil
    end)
    vim.cmd("%s/🪙 500 Gold/400 Gold/")
    result.fixed = wait(function() return #vim.diagnostic.get(0) == 0 end)
    result.text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\\n")
    vim.fn.writefile({ vim.fn.json_encode(result) }, vim.env.RESULT)
    vim.cmd("qa!")
    """

  @Test(
    "shows findings, notes and completions, renames, and lints what was typed",
    .enabled(if: Tool.neovim.isInstalled, "Neovim is not installed; .ci/setup installs it"))
  func session() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      Samples.small.replacing("title: 400 Gold Coins", with: "title: 🪙 500 Gold Coins"), to: "catalog.yml")
    try folder.write(Self.settings(), to: "init.lua")
    try folder.write(Self.script, to: "session.lua")
    let tools = URL(filePath: shopkeeperPath).deletingLastPathComponent().path
    let line = """
      cd "\(folder.url.path)" && CATALOG="\(catalog)" RESULT="$PWD/result.json" PATH="\(tools):$PATH" HOME="$PWD" \
      XDG_CONFIG_HOME="$PWD" XDG_DATA_HOME="$PWD" XDG_STATE_HOME="$PWD" XDG_CACHE_HOME="$PWD" \
      timeout 300 nvim --headless -i NONE -n -u init.lua -c "luafile session.lua"
      """
    let run = try run(line, in: folder.url)
    let text = try #require(try? folder.text("result.json"), "\(run.output) \(run.errors)")
    let result = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let found = try #require(result["diagnostics"] as? [[String: Any]])
    let expected = try #require(found.first { ($0["text"] as? String)?.contains("500") == true })
    let start = try #require(Samples.small.split(separator: "\n").firstIndex { $0.contains("title") })
    #expect(expected["line"] as? Int == start && expected["code"] is String)
    #expect((result["hover"] as? String)?.contains("USD 5.99") == true)
    #expect(result["completion"] as? String == "consumable")
    #expect(result["renamed"] as? Bool == true && result["fixed"] as? Bool == true, "\(result)")
    #expect((result["text"] as? String)?.contains("silver: {en-US: gold coins}") == true)
    #expect(try String(contentsOfFile: catalog, encoding: .utf8).contains("500 Gold"))
  }
}
