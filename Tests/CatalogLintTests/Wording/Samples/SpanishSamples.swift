extension WordSamples {
  static let spanish = WordSamples(
    language: "es",
    found: """
      free | Gratis | Gratis: 400 monedas
      free | gratuitas | Monedas gratuitas
      free | gratuito | Un cofre gratuito
      free | sin coste | Mejora sin coste
      externalPayment | PayPal | Paga con PayPal
      externalPayment | por transferencia | Pago por transferencia bancaria
      externalPayment | tarjeta de credito | Con tarjeta de credito
      externalPayment | Mercado Pago | Mercado Pago disponible
      externalPayment | OXXO | Paga en OXXO
      externalPayment | código promocional | Incluye un código promocional
      externalPayment | Más barato en nuestra | Más barato en nuestra web
      otherPlatform | Android | También en Android
      placeholder | texto aquí | texto aquí
      placeholder | texto de relleno | Esto es texto de relleno
      placeholder | Precio por definir | Precio por definir
      placeholder | Lorem ipsum | Lorem ipsum
      test | Prueba | Prueba 1
      test | Producto de prueba | Producto de prueba
      test | versión beta | Monedas (versión beta)
      unlock | Eliminar anuncios | Eliminar anuncios
      unlock | Sin publicidad | Sin publicidad
      unlock | Desbloquea | Desbloquea todos los mundos
      currencyNoun | monedas de oro | 400 monedas de oro
      currencyNoun | gemas | Cofre de gemas
      durationWord | Pase mensual | Pase mensual
      durationWord | anual | Plan anual
      membership | membresía | Tu membresía
      lifetime | para siempre | Tuyo para siempre
      subscriptionWord | Suscripción | Suscripción Pro
      futurePromise | Próximamente | Próximamente más niveles
      randomItem | caja misteriosa | Una caja misteriosa
      """,
    innocent: """
      Todo el mundo
      DESBLOQUEA TODO
      TODO INCLUIDO
      Libertad en el cielo
      Jinete libre
      Freestyle urbano
      Período de prueba ampliado
      Prueba todos los filtros
      Test de personalidad
      Test de conducir 2026
      A prueba de fuego
      La contestataria
      Protesta de los robots
      Demoledor de muros
      Traje de demonio
      Caballero del dragón
      20 monedas de regalo
      Inserta texto en tus fotos
      Bosque encantado
      Recetas de cocina vegana
      Curso de yoga
      Fondo de pantalla nocturno
      Pegatinas de gatos
      Música clásica
      Capítulo 2 completo
      Mundo de hielo
      Cuentos para dormir
      Ejercicios de piano
      Rutas de montaña
      Plantillas de currículum
      Google Drive enlazado
      Héroe sin nombre
      Apariencia de pirata
      Papel de regalo navideño
      """)
}
