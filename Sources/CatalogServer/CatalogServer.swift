// CatalogServer
