import CPlatform
import ShopkeeperCommands

@main
enum Main {
  static func main() async {
    exit(await ShopkeeperCommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
