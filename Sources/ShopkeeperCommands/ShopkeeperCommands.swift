// ShopkeeperCommands
