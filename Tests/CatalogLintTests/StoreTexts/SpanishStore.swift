extension StoreTexts {
  static let spanish = StoreTexts(
    locale: "es-ES",
    """
    ok | g60 | 60 gemas | Una bolsa de gemas para invocar.
    ok | g60 | 60 gemas | Recibes 60 gemas al instante.
    quantity | g60 | 60 gemas | Recibes 80 gemas al instante.
    unstated | g60 | Bolsa de gemas | Sesenta gemas para tus héroes.
    price | g60 | 60 gemas | Por solo 1,49 € empieza a jugar.
    ok | g300 | 300 gemas | Mejora a tus héroes con 300 gemas.
    quantity | g300 | Saco de gemas | Despierta al dragón con 500 gemas.
    payment | g300 | 300 gemas | Más barato en nuestra página web.
    payment | g300 | 300 gemas | Paga con Bizum y llévate más.
    price | g300 | Paquete de 4,99 € | Un paquete lleno de gemas.
    contact | g300 | 300 gemas | Escríbenos por WhatsApp al 612 345 678.
    ok | g980 | 980 gemas | 980 gemas y 100 de regalo.
    ok | g980 | 1080 gemas | Incluye 100 gemas extra.
    quantity | g980 | 980 gemas | 980 gemas más 120 de regalo.
    ok | g980 | 980+100 gemas | Suficientes para diez invocaciones.
    platform | g6480 | 6480 gemas | También en la versión de Android.
    cashout | g6480 | 6480 gemas | Puedes canjear tus gemas por dinero real.
    expiring | g6480 | 6480 gemas | Caducan a los 30 días de la compra.
    placeholder | g6480 | Cofre de gemas | Descripción pendiente
    test | g6480 | Cofre de gemas | Artículo de prueba, no comprar.
    quantity | g6480 | Cofre de gemas | Diez mil gemas de una vez.
    ok | gk | Caballero de ascuas | Una capa en llamas para el caballero.
    free | gk | Caballero de ascuas | Un aspecto gratis para todos.
    ok | gk | Zorro lunar | El zorro de la temporada 7 te acompaña.
    ok | gk | Cien espadas | Un estilo de mil cortes.
    trademark | gk | Caballero iPhone | Una armadura para fans de Apple.
    ok | n500 | 500 monedas | Desbloquea capítulos de tus novelas.
    ok | n500 | 500 monedas | 25 capítulos a 20 monedas cada uno.
    quantity | n500 | Monedas de lector | 550 monedas para capítulos bloqueados.
    ok | n500 | 500 monedas | Las monedas no caducan.
    contact | n500 | Monedas | Dudas en soporte@novelas.example
    ok | nm | Pase mensual | Un mes de lectura sin límites.
    period | nm | Pase mensual | Un año entero sin anuncios.
    period | nm | Pase semanal | Todas las novelas sin anuncios.
    ok | nm | Pase de lectura | Se renueva cada mes, con audio.
    lifetime | nm | Pase mensual | Paga una vez y lee para siempre.
    ok | ny | Pase anual | Doce meses de historias.
    discount | ny | Pase anual | Ahorra un 40 % frente al mensual.
    promo | ny | Pase anual | ¡La mejor app de novelas del mundo!
    ok | ny | Pase anual | Novelas nuevas cada viernes.
    ok | fm | Coach mensual | Ejercicios y recetas cada día.
    regulated | fm | Coach mensual | Cura la diabetes sin medicinas.
    future | fm | Coach mensual | Próximamente más ejercicios.
    ok | fm | Coach mensual | Planes de 30 días, cada semana nuevos.
    ok | fy | Coach anual | 12 meses de entrenamiento a tu ritmo.
    period | fy | Coach anual | Un mes con entrenador personal.
    ok | fp | Maratón en 16 semanas | Del sofá a los 42 km.
    payment | fp | Plan de maratón | Se acepta pago por transferencia.
    ok | fp | Yoga inicial | Diez minutos al día en la esterilla.
    ok | pk | Grano de película | 24 estilos de película para tus fotos.
    placeholder | pk | Grano de película | Texto de ejemplo
    language | pk | Grano de película | 24 film looks for your photos.
    trademark | pk | Filtros neón | Corrige los fallos de la cámara de iOS.
    ok | pl | Foto Pro de por vida | Todas las herramientas, para siempre.
    ok | pl | Foto Pro | Sin marca de agua, exporta en 8K.
    period | pl | Foto Pro | Todas las funciones durante un mes.
    ok | py | Pro anual | Edita tus RAW todo el año.
    price | py | Pro anual | Solo 19,99 € al año.
    ok | kk | Isla de dinosaurios | Conoce 12 dinosaurios y sus huevos.
    ok | kk | Animales de granja | Cuenta los globos del 1 al 100.
    language | kk | Animales de granja | Descubra os animais da fazenda e conte até dez.
    ok | km | Club infantil mensual | Canciones, puzles y un cuento al día.
    period | km | Club infantil anual | Canciones, puzles y un cuento al día.
    """)
}
