import Basics
import ShopkeeperCommands

@main enum Main {
  static func main() async {
    // Paths need not be UTF-8.
    let words = (1..<max(CommandLine.argc, 1)).compactMap { index in
      CommandLine.unsafeArgv[Int(index)].map { FileName.text($0) }
    }
    await ShopkeeperCommand.main(words)
  }
}
