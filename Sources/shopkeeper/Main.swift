import CPlatform
import ShopkeeperCommands

@main
enum Main {
  static func main() async {
    exit(await Shopkeeper.run(Array(CommandLine.arguments.dropFirst())))
  }
}
