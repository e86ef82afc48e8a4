extension WordSamples {
  static let spanishClaims = WordSamples(
    language: "es",
    found: """
      futurePromise | Próximamente | Próximamente más niveles
      futurePromise | en futuras actualizaciones | Más mapas en futuras actualizaciones
      promotionalClaim | Solo hoy | Solo hoy 400 monedas
      promotionalClaim | de descuento | Con 20 % de descuento
      expiringCredits | caducan | Las gemas caducan en un mes
      expiringCredits | válidas hasta | Monedas válidas hasta marzo
      cashOut | canjear por dinero | Gemas para canjear por dinero
      cashOut | Retira tus ganancias | Retira tus ganancias hoy
      appleTrademark | Apple | Tema de Apple
      appleTrademark | iPhone | Paquete iPhone
      appleCriticism | impuesto de Apple | Sin el impuesto de Apple
      appleCriticism | iPhone lento | Acelera tu iPhone lento
      systemFeature | Deja una reseña | Deja una reseña y gana
      systemFeature | notificaciones push | Activa notificaciones push
      randomItem | Gira la ruleta | Gira la ruleta
      randomItem | un personaje aleatorio | Consigue un personaje aleatorio
      statedOdds | Probabilidades | Probabilidades en la tienda
      profanity | bWllcmRh | Una * de cofre
      profanity | Z2lsaXBvbGxhcw== | Paquete *
      """,
    innocent: """
      Viaje en el futuro
      Incluye futuras actualizaciones
      Mejores amigos
      Aprovecha todos los niveles
      Las gemas no caducan
      Sin fecha de caducidad
      Gana dinero en tu fábrica
      Saca la basura
      Widgets para iPhone
      Héroe de 5 estrellas
      Reproducción aleatoria
      Cofre de 500 gemas
      La disputa
      Computador
      Reputación del reino
      Un cono de helado
      Cajero y cajonera
      Polla mundialista
      Manzana dorada
      El sale y entra
      Conchas de mar
      Skin exclusiva
      """)
}
