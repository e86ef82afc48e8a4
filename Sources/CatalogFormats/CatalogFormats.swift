// CatalogFormats
