print("shopkeeper")
