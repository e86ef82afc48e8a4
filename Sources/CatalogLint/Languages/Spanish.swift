extension Language {
  /// Spanish.
  static let spanish = Language(
    code: "es",
    signs: "es-ES spaces, es-MX $=CLP+COP+MXN+USD peso=CLP+COP+MXN",
    amounts: """
      before denomination: billete de, billetes de, moneda de, monedas de
      counted: pesos olímpicos, pesos muertos, pesos libres, pesos rusos, peso muerto, peso pluma
        peso mosca, peso pesado, pesos pesados
      money=$: dólares, dolares, dólar
      subunit=EUR/100: céntimos, céntimo
      subunit=$/100: centavos
      money=PEN final: soles
      money=GBP: libras esterlinas
      minute: minuto, minutos, minut, minuts
      hour: hora, horas, hores
      day: día, días, dia, dias, dies
      week: semana, semanas, setmana, setmanes
      month: mes, meses, mesos, mês
      quarter: trimestre, trimestres
      year: año, años, any, anys, ano, anos
      percent: por ciento
      before ordinal: nivel, niveles, capítulo, capítulos, capitulo, temporada, episodio, parte, día
        fase
      magnitude=1000: mil
      magnitude=1000000: millón, millones, millones de
      beside counted: monedas, moneda, gemas, diamantes, cristales, joyas, rubíes, fichas, puntos
        créditos, oro
      """,
    spelledNumbers: """
      2 dos; 3 tres; 4 cuatro; 5 cinco; 6 seis; 7 siete; 8 ocho; 9 nueve; 10 diez
      11 once; 12 doce; 13 trece; 14 catorce; 15 quince; 16 dieciséis; 20 veinte; 30 treinta
      40 cuarenta; 50 cincuenta; 60 sesenta; 70 setenta; 80 ochenta; 90 noventa; 100 cien ciento
      200 doscientos doscientas; 300 trescientos trescientas; 400 cuatrocientos cuatrocientas
      500 quinientos quinientas; 600 seiscientos seiscientas; 700 setecientos setecientas
      800 ochocientos ochocientas; 900 novecientos novecientas; 1000* mil
      1000000* millón millones; 0 y
      17 diecisiete; 18 dieciocho; 19 diecinueve; 21 veintiuno veintiún veintiuna
      22 veintidós; 23 veintitrés; 24 veinticuatro; 25 veinticinco; 26 veintiséis; 27 veintisiete
      28 veintiocho; 29 veintinueve
      ? medio media varios varias
      """,
    relativeTimes: """
      ^mostrar_, ^elegir_, ^seleccionar_, ^seleccione_, o más
      hace, antes, últimos, próximos, desde hace, anterior, anteriores, posterior, posteriores, tras
      dentro de, en el futuro, más de, menos de, ha pasado, hace más de, después, ahora +
      """,
    balances: "valor, saldo",
    trial: "prueba",
    trialName: "Prueba de XX días",
    days: "día, dia",
    dayNumbers: "tres, cinco, siete, diez, catorce, quince, treinta",
    restoring: "restaur, recuper",
    passwords: "contraseña, palabra clave, |clave, |nip",
    toBe: "es_",
    noPassword: "ninguna, ninguno, vacía",
    generic: """
      *comprar *compra *compras *compre *artículo *artículos *producto *productos *objeto *objetos
      *suscripción *descripción el la los las un una unos unas este esta estos estas de del en
      dentro la app aplicación tu su ahora ya aquí para y por favor virtual digital integrada
      integradas vip *gracias *disfruta *disfrútalo *diviértete *reembolso *reembolsos compra apoyo
      genial increíble estupendo estupenda fantástico fantástica maravilloso magnífico excelente
      espectacular grandioso exclusivo único perfecto nuevo nueva nuevos obtén consigue hazte con
      llévate adquiere adquirir descubre prueba no sin mucho muchas nuestro nuestra te lo es esto
      comprar comprado haber
      """,
    lengths: """
      0 día dia temporada dos tres seis; 182 semest medio; 91 trimest; 365 anual año; 30 mensu mes
      7 seman
      """,
    lengthAndPlan: "tarjeta",
    plans: "plan, club, pase, abono, suscripción, membresía, tarifa, coach",
    perWords: "por, para",
    during: "durante, por",
    ones: "un",
    wholes: "entero, completo, todo un",
    contents: """
      plan, programa, _curso, menú, calendario, diario, pronóstico, horóscopo, historial, copia
      archiv, guarda, almacen, conserv, reto, garant, objetivo, pierd
      """,
    nounFirst: true,
    alternatives: "_o_, _ni_, _y_",
    contrasts: "_pero_",
    used: "usad, utilizad, gastad, canjead, consumid",
    betweenCountAndName: "de_",
    articles: "los, las, el",
    ofWords: "de",
    doubling: "doble, duplic",
    exchanging: "canje, intercambi, cambia",
    genitives: "de_",
    packs: "bols, cofre, caj, saco, mont, monto, regal, tesor, crédito, recarga",
    collecting: "catálogo, coleccionista, para colorear",
    each: "cada uno, cada una",
    costs: "cuesta, cuestan",
    bonuses: "extra, de regalo, de bonificación, de bono, adicionales, gratis, de más",
    bonusesBefore: "bonus, bono de, bonificación de",
    paying: "pag, compr, barat, descuent, recarg, canje, tienda, oferta",
    beforeAccount: "al_, en el_, número",
    kin: "ca, pt, it",
    functionWords: """
      los, las, unos, unas, y, tus, sus, sin, más, estos, desde, hasta, nuestro, nuestra, mi
      cuando, muy, *el, *la, *de, *del, *un, *una, *en, *con, *para, *por, *tu, *su, *al, *que
      *es, *son, *todo, *todos, *todas, *toda, *o, *se, *lo, *este, *esta, *cada, *como, *entre
      *te, *le, *no, *sobre, *ya
      """,
    words: #"""
      [free] gratis, gratuit*, gratuidad, sin coste, sin costo, sin cargo, sin costes, sin costos
        de balde, libre de costo, libre de cargo, 0 euros, no cuesta nada, por la cara
        !aparcamiento gratuit*, !aparcamientos gratuit*, !estacionamiento gratuit*, !museos gratuit*
        !museo gratuit*, !periódico gratuit*, !periódicos gratuit*, !parking gratuit*, !wifi gratis
        !wifi gratuit*, !entrada gratuit*, !parking gratis, !de pago … gratuit*, !de pago … gratis
        sin gastar nada, cero pesos, invita la casa, cortesía de la casa, sin pagar, te lo regalamos
      [externalPayment] tarjeta bancaria, tarjeta prepago, por transferencia, transferencia por
        depósito bancario, giro bancario, giro postal, bizum, mercado~pago, mercadopago, oxxo
        pago fácil, rapipago, servipag, pagoefectivo, pago efectivo, yape, nequi, daviplata, efecty
        webpay, codi, spei, contra reembolso, pago en efectivo, nuestra web, nuestro sitio
        nuestra página, nuestra tienda web, nuestra tienda online, nuestra tienda en línea
        sitio oficial, página oficial, web oficial, tienda oficial, paga en la web
        más barato en nuestra, fuera de la app, fuera de la aplicación, fuera de la tienda
        otros métodos de pago, otro método de pago, métodos de pago alternativos, código de regalo
        código de descuento, clave de licencia, código de licencia, recarga por agente
        !tarjetas de crédito control, código de cupón, más barato online, más barato en línea
        más barato en internet, en la web más barato, en la web es más barato
        transfiere a nuestra cuenta, más barato en el navegador, en el navegador más barato
        desde el navegador más barato, pago por sms, contra entrega, pago móvil, paga con factura
        escríbenos para comprar, contáctanos para comprar, más barato … la web, compra desde la web
        recarga desde la web, paga en la página, !monedero de tarjetas regalo
        !tarjetas regalo guardadas, !campo para paypal, !tarjetas de crédito bajo control
        paga* … bitcoin*, paga* … cripto*, pagos con cripto*, paga* … en efectivo
        escríbenos para pedir, escríbenos para hacer tu pedido, mensaje para pedir
        mensaje para comprar, cómpranos direct*, compra directo con nosotros
        directamente con nosotros, pedidos por whatsapp, pedidos por mensaje, de venta en nuestr*
        paga* … en metálico, paga* … con tarjeta, pago* … con tarjeta, aceptamos … efectivo
        aceptamos … bitcoin*, aceptamos … cripto*, aceptamos … tarjeta*, compra directa:
        sin pasar por la app, sin pasar por la tienda, al margen de la app, directamente de nosotros
        directamente a nosotros, direct* … por whatsapp, tarjeta* … de crédito, tarjeta* … de débito
        tarjeta* … regalo, compra* … en la web, recarga* … en la web, código* … de canje
        canjea* … código, código* … de activación, cupón* … de descuento, paga* … por sms
        código* … promo, transferencia* … bancaria*, pago* … externo*, código* … promocional*
      [otherPlatform] tienda de google, tienda google, tienda de android, tienda de microsoft
        tienda de huawei, tienda de samsung, tienda de windows, tienda de amazon, tienda play
        dispositivos android, teléfono android, móvil android, en steam, versión de steam
        versión steam, teléfonos huawei, reloj huawei, teléfono* … samsung
      [placeholder] texto aquí, título aquí, nombre aquí, descripción aquí, =insertar texto
        =inserta texto, =insertar título, =insertar descripción, =introducir texto, =introduce texto
        =introducir descripción, =introduce una descripción, =añadir descripción
        =agregar descripción, =añade una descripción, texto de relleno, texto de ejemplo
        texto de prueba, texto provisional, texto de muestra, texto simulado, descripción de ejemplo
        descripción provisional, título de ejemplo, título provisional, producto de ejemplo
        producto de muestra, =por definir, =por confirmar, pendiente de definir
        marcador de posición, sin descripción, =nombre del producto, =descripción del producto
        cambiar esto, cambiame, =a definir, =por completar, descripción por definir
        texto por definir, nombre por definir, título por definir, precio por definir
        descripción pendiente, texto pendiente, aquí va la descripción, aquí va el texto
        aquí va el título, descripción próximamente, descripción en camino, texto a sustituir, [descripción], [título], [nombre del producto]
        =sin título, =por rellenar, =escribe aquí, =escriba aquí, =introduce aquí, =inserta aquí
        escribe aquí la descripción, escribe aquí el título, introduce aquí la descripción
        inserta aquí la descripción, el título va aquí, el texto va aquí, descripción va aquí
        escribe aquí tu título, escribe aquí tu descripción, escribe aquí tu texto
        escribe tu título, esta es una descripción, esto es una descripción, esta es la descripción
        este es un título, esto es un título, descripción por agregar, descripción por añadir
        descripción por completar, descripción a completar, texto por añadir, =por especificar
        falta la descripción, descripción irá aquí, texto irá aquí, título irá aquí
        pendiente de determinar, pendiente de redactar, descripción se añadirá
        descripción se agregará, descripción en breve, por determinar, !todo, pon aquí el título
        pon aquí tu título, pon aquí la descripción, ingresa aquí la descripción
        ingresa aquí el título, agrega aquí la descripción
      [test] =prueba, =pruebas, ?de prueba, ?de pruebas, para pruebas, producto prueba
        artículo prueba, es una prueba, versión beta, versión alfa, versión demo
        versión de demostración, ?depuración, ?depurar, uso interno, no comprar, en pruebas
        # The trial of an offer is not a test, nor is what a pupil, a rider or a hero goes through.
        !período de prueba, !periodo de prueba, !días de prueba, !día de prueba, !semana de prueba
        !mes de prueba, !test de personalidad, !test de inteligencia, !test de conducir
        !test de autoescuela, !test de nivel, !test de amor, !test de velocidad, !test de oposición
        !test de oposiciones, !test dgt, !test de memoria, !test de la dgt, !test de conocimientos
        !test de cultura, !tests de la, !test de visión, !test de embarazo, !preguntas tipo test
        !preguntas test, !tipo test, !alfa y beta, !beta y gamma, !test a/b, !tests a/b
        !tiras de prueba, !tira de prueba, !tubo de prueba, !banco de pruebas, !examen de prueba
        !pilotos de pruebas, !piloto de pruebas, !piloto de prueba, !pista de pruebas
        !pista de prueba, !vuelo de prueba, !vuelo de pruebas, !demo de la banda, !demo de una banda
        !demo del grupo, !demo musical, !pilotos de prueba, para hacer pruebas
        !test* … psicológico*, !test* … examen*, !test* … teórico*, !test* … psicotécnico*
        prueba* … interna*, producto de prueba, !prueba gratis, !prueba de conducir, !a prueba de
        !prueba de agua, !prueba de valor, !prueba de fuerza, !prueba de selectividad
        !prueba de personalidad, !prueba de inteligencia, !prueba de velocidad, !prueba de memoria
        !prueba de embarazo, !prueba de visión, !prueba de amor, !pruebas del héroe
        !prueba de antígenos, !prueba pcr, !prueba de alergia, !prueba de esfuerzo
        !prueba de estrés, !prueba de resistencia, !pruebas físicas, !prueba de sonido
        !prueba de agudeza, !prueba de admisión, !prueba de ácido, !prueba* … gratuita*
        !prueba* … acceso*, !prueba* … nivel*, !prueba* … fuego*, !prueba* … examen*
        !prueba* … contrarreloj*, !prueba* … crimen*, !prueba* … laboratorio*
        !prueba suave, !prueba de spam, !prueba de impresión, !prueba alfa, !balance de prueba
        !prueba de correo*, !prueba de conexión, !prueba de micrófono, !prueba de color
        es de prueba, son de prueba, solo de prueba, artículo de prueba, compra de prueba
        objeto de prueba, versión de prueba, solo una prueba, es un test, para depuración
        versión de depuración, modo de depuración, fase de pruebas, artículos de prueba
        productos de prueba, paquete de prueba, !versión de prueba gratuita
      [unlock] elimin* … anuncios, elimin* … publicidad, quita* … anuncios, quita* … publicidad
        remov* … anuncios, remuev* … anuncios, desactiva* … anuncios, oculta* … anuncios
        bloque* … anuncios, sin anuncios, sin publicidad, sin más anuncios, libre de anuncios
        libre de publicidad, no más anuncios, no más publicidad, ni un anuncio, cero anuncios
        cero publicidad, adiós a los anuncios, adiós anuncios, adiós a la publicidad
        se acabaron los anuncios, se acabó la publicidad, olvídate de los anuncios
        olvídate de la publicidad, nada de anuncios, ya no hay anuncios, desbloque*
        versión completa, versión pro, versión premium, versión íntegra, juego completo
        juego entero, app completa, aplicación completa, todos los niveles, todas las funciones
        todos los personajes, todos los capítulos, todos los episodios, todos los mundos
        todas las lecciones, todas las funcionalidades, todo el contenido, acceso completo
        acceso total, acceso íntegro, sin marca de agua, quita* … marca de agua
        elimin* … marca de agua, sin límites, !desbloquea un cofre, !desbloquea una puerta
        nunca más … anuncios, todas las clases, todos los cursos
        !bloquear/desbloquear, !bloquear o desbloquear, !filtro de desbloqueo
        !borr* … todo el contenido, !elimin* … todo el contenido, !atribu* … todo el contenido
        !mostr* … todo el contenido, !desbloquear pantalla, !desbloquear la pantalla
        !desbloquear capa*
        !ajust* … todos los niveles, !restabl* … todos los niveles, !al desbloquear
        !desbloquear la unidad*, !desbloquear unidad*, !primer desbloqueo, !0 = sin límites
        !desbloquear el dispositivo, !cuando se desbloque*
      [currencyNoun] moneda, monedas, monedas de oro, gema, gemas, diamante, diamantes, oro, plata
        ficha, fichas, crédito, créditos, punto, puntos, rubí, rubíes, rubís, cristal, cristales
        esmeralda, esmeraldas, zafiro, zafiros, joya, joyas, perla, perlas, lingote, lingotes, pavos
        dinero, billetes, !tarjeta de crédito, !tarjetas de crédito, !punto de vista
        !puntos de interés, !punto de control, !puntos de control, !medalla de oro
        !as de diamantes, !dos de diamantes, !tres de diamantes, !cuatro de diamantes
        !cinco de diamantes, !seis de diamantes, !siete de diamantes, !ocho de diamantes
        !nueve de diamantes, !diez de diamantes, !jota de diamantes, !puntos de cultura
      [durationWord] mensual, mensuales, mensualmente, anual, anuales, anualmente, semanal
        semanales, semanalmente, trimestral, trimestrales, semestral, semestrales, bimestral
        quincenal, al mes, al año, a la semana, por mes, por año, por semana, cada mes, cada año
        cada semana, un mes, un año, una semana, un día, tres meses, seis meses, dos meses
        dos semanas, medio año, pase diario, pase de temporada, pase de un día, pase de mes
        tarjeta mensual, !reto semanal, !retos semanales, !misión semanal, !misiones semanales
        !desafío semanal, !desafíos semanales, !tarea semanal, !tareas semanales, !evento semanal
        !eventos semanales, !cofre semanal, !reto mensual, !desafío mensual, !oferta mensual
        !oferta semanal, !ofertas mensuales, !ofertas semanales, !especial mensual
        !especial semanal, una quincena, un año entero, un año completo, todo un año, un mes entero
        un mes completo, todo un mes, pase mensual
        !vista mensual, !vista anual, !vista semanal, !vista trimestral, !vistas mensuales
        !calendario mensual, !calendario anual, !calendario semanal, !archivo mensual
        !archivos mensuales, !listado mensual, !promedio mensual, !promedio anual, !promedio semanal
        !media mensual, !media anual, !periodo trimestral, !período trimestral
        !una semana de trabajo, !una semana laboral, !un día laborable, !un día hábil, !es un día
        !año trimestral, !veces al mes, !veces al año, !veces por semana, !veces por mes
        !vez al mes, !vez al año, !vez por semana, !vez por mes, !informe mensual, !informe anual
        !informe semanal, !interés anual, !impuesto trimestral, !impuesto anual
        !comprobación anual, !comprobación mensual, !comprobación semanal, !comprobación trimestral
        !capitalización mensual, !capitalización anual, !de un mes o de un día, !un día del mes
        !mostrar un día, !mostrar un mes, !mostrar una semana, !mostrar un año, !seleccion* un año
        !seleccione un año, !seleccione un mes, !seleccione una semana, !selecciona un mes
        !selecciona un año, !selecciona una semana, !elija un mes, !una vez a la semana
        !vez a la semana, !veces a la semana, !versiones preliminares semanales
        !calendario para un mes, !calendario para una semana, !calendario para un día
      [membership] vip, membresía, membresías, afiliación, cuenta premium, !sala vip, !salón vip
        !palco vip, !zona vip, !reservado vip, miembro vip, carné de socio, carnet de socio
        estatus vip, tarjeta de socio
      [access] período de prueba, prueba gratis, versión de prueba, eliminar anuncios
        quitar anuncios, pase, pases, abono, abonos, acceso, accesos, tarjeta, tarjetas
        sin anuncios, sin publicidad, ilimitado, ilimitada, ilimitados, ilimitadas, membresía, pass
        premium, vip, !tarjeta de felicitación, !tarjetas de felicitación, días de prueba
        semana de prueba, mes de prueba, prueba de … días, prueba de … semana*, prueba de un mes
        prueba por … días
      [lifetime] de por vida, para siempre, permanente*, vitalici*, por siempre, toda la vida
        perpetu*, ilimitado en el tiempo, pago único, un solo pago, compra única, no caduca
        sin caducidad, acceso eterno
        !enlace permanente, !enlaces permanentes, !enlace* … permanente, !borrad* permanentemente
        !eliminad* permanentemente, !elimin* … permanentemente, !borr* … permanentemente
        !quit* … permanentemente, !permanentemente elimin*, !vínculo permanente
        !vínculos permanentes
        !acept* … permanentemente, !advertencias permanentes, !borrado permanente, !bucle perpetuo
        !de forma permanente, !elimin* … para siempre, !borr* … para siempre, !conexión permanente
        !fijar permanente, !mostr* … permanentemente, !ocult* … permanentemente
        !establecer permanente, !reiniciar permanente
      [subscriptionWord] suscripción, suscripciones, suscrib*, suscriptor*, suscrito, suscrita
        renovación automática, se renueva automáticamente, renovable automáticamente
        cancela cuando quieras, cancela en cualquier momento, abono, abonos, abonado, !abono para
        !abono natural, !abono orgánico
      [quiz] pregunta*, cuestionario*, examen*, respuestas, oposición, oposiciones, temario
        prueba de nivel, test de nivel, test de personalidad, test psicotécnico, tu nivel de
        experimento*, selectividad, ejercicios resueltos, carné de conducir, licencia de conducir
        simulacro*, autoescuela*
      [recordKeeping] presupuesto*, gastos, libro de cuentas, contabilidad, deudas, contraseñas
        finanzas, cuentas bancarias, movimientos bancarios, extractos, recordatorio de pago*
        facturas, controla tus transferencias, controla tus pagos, controla tus cuentas
        registra tus transferencias, registra tus tarjetas, registra tus pagos, factura, facturación
        recibos, contable*, campo para paypal, libro diario, libro de caja, gestor de tarjetas
        lleva la cuenta de, declaración de la renta, registro de pagos, registro de transferencias
        tarjetas regalo guardadas, gestiona* … tarjetas, organiza* … tarjetas, lleva el control
        registro de tus, lleva un registro, control* … tarjetas
      [ownDays] vista de calendario, vista de mes, vista del mes, promedio, contraseña … caduca*, contraseña … expira*
        racha, rachas, adviento
      [gameController] mando, mandos, control, controles
      [futurePromise] próximamente, muy pronto, pronto disponible, en la próxima actualización
        en próximas actualizaciones, en las próximas actualizaciones, en futuras actualizaciones
        en una futura actualización, en una próxima actualización, en la próxima versión
        en futuras versiones, más contenido pronto, próximo lanzamiento, más por venir
        actualmente en desarrollo, todavía en desarrollo, más en camino, más en preparación
        se añadirán más, se agregarán más, llegarán pronto, llegará pronto, llega pronto
        llegan pronto, pronto habrá, pronto más, pronto llegarán, más niveles en camino
        otros en camino, próximos niveles en preparación, todavía en preparación
        mundos en desarrollo, pronto añadiremos, pronto agregaremos, en breve … nuev*
        nuev* … en breve, llega* … en breve, estará* … en breve, en breve más
        en la siguiente actualización, en la siguiente versión, en siguientes actualizaciones
        con la próxima actualización, con la siguiente actualización, aún en desarrollo
        sigue en desarrollo, en fase de desarrollo, en proceso de desarrollo, llegará* … este año
        este año llegarán, antes de fin de año … nuev*, nuev* … fin de año, nuev* … este año
        a lo largo de este año, a finales de año … nuev*, nuev* … a finales de año, ya vienen
        capítulo … pronto, nivel* … pronto, pronto … nuev*, se agregarán … pronto
        se añadirán … pronto, pronto se añadir*, pronto se agregar*, pronto estará*
        pronto disponibles, de próxima aparición, próxima actualización … tra*
        próxima actualización … inclu*, próxima actualización … tendrá
        próxima actualización … añad*, próxima actualización … agreg*
        próximas actualizaciones … añad*, en actualizaciones futuras, en actualizaciones posteriores
        futuras actualizaciones … añad*, más adelante este, función en desarrollo, ya mismo:
        ya casi …  nuev*, ya falta poco, pronto en todos, pronto en todo, pronto en tu
        disponible* … pronto, nivel* … en desarrollo, está* … en desarrollo, disponible* … en breve
        en breve:
        !hibernará muy pronto, !apagará muy pronto, !muy pronto a menos, !reinici* … muy pronto
        !cerrará muy pronto
      [promotionalClaim] más barato, más barata, más baratos, más baratas, precio más bajo
        mejor precio, mejor oferta, el número uno, el número 1, el nº 1, oferta especial
        oferta limitada, mitad de precio, sólo hoy, no te lo pierdas, más vendido, más vendidos
        chollo, ganga, precio especial, precio reducido, ahorra un, ahorra hasta, imperdible
        imbatible, mejor paquete, mejor app, mejor juego, mejores precios, mejores ofertas
        en oferta, oferta del día, oferta por tiempo, con descuento, gran descuento
        grandes descuentos, súper descuento, en rebajas, precio rebajado, oferta de tiempo limitado
        el más popular, la más popular, liquidación total, en liquidación, de descuento
        el mejor … del mundo, la mejor … del mundo, mejor valor, mejor relación precio
        mejor relación calidad, más rentable, más conveniente, más ventajoso, sólo por hoy
        únicamente hoy, hoy solamente, solo por esta semana, solo este fin de semana
        por tiempo limitad*, por poco tiempo, no dejes escapar, no dejes pasar
        no te pierdas esta oferta, no te pierdas esta promoción, no te pierdas la oferta
        no te pierdas esta oportunidad, no te la pierdas, no desaproveches, aprovecha esta oferta
        aprovecha la oferta, pack más popular, paquete más popular, precio de risa
        precio inmejorable, promoción especial, en promoción, un tiempo limitado, que más se vende
        favorito de los jugadores, preferido de los jugadores, pack favorito, paquete favorito
        aprovecha ya, última oportunidad, precio* … de locura, oferta* … exclusiva*
      [expiringCredits] caduca, caducan, caducará, caducarán, caducidad, caducado, caducados, expira
        expiran, expirará, expirarán, vence, vencen, vencimiento, vencerán, fecha límite, !no caduca
        !no caducan, !nunca caduca, !nunca caducan, !no caducarán, !sin caducidad
        !sin fecha de caducidad, !no expira, !no expiran, !nunca expira, !nunca expiran, !no vence
        !no vencen, !nunca vencen, !sin vencimiento, !sin fecha de vencimiento, !oferta caduca
        !oferta vence, !oferta expira, !vence a, !vence al, se reinician a fin, se reinicia a fin
        se pierden, se perderán, se pierde, se borran al, se borrarán, desaparecerán
        a final de mes se, pierden su validez, se esfuman, las perderás, los perderás
        si no las usas … pierd*, antes de que caduquen, antes de que venzan, se eliminan después
        se eliminarán, sirven hasta, válid* … días, usar hasta, desaparecen, se esfumarán
        válid* … por, válid* … durante, úsal* … antes, gástal* … antes, válid* … hasta
      [cashOut] retiro de dinero, retirar efectivo, dinero real, dinero de verdad
        convertir en dinero, convertir en efectivo, a tu cuenta bancaria, !sin dinero real
        !no es dinero real, !no son dinero real, !no canjeable por dinero, !no canjeables por dinero
        !no son canjeables por dinero, !no se puede canjear por dinero
        !no se pueden canjear por dinero, cambia … por efectivo, canjeables por tarjetas
        por tarjetas de regalo, por tarjetas regalo, por vales de compra, convierte … en dinero
        convertibles en dinero, convertible en dinero, convertirse en dinero, pagado en efectivo
        por dinero en efectivo, canjea … por vales, convierte … en efectivo, cambia … en efectivo
        transforma … en efectivo, transforma tus … en dinero, en dinero contante
        dinero contante y sonante, gana efectivo, ganar efectivo, a tu cuenta corriente
        a tu cuenta de banco, retira* … ganancias, cobra* … ganancias, cobra tus premios
        retiro de ganancias, pagos en efectivo, !se pueden cambiar por dinero real no
        saca … ganancias, sacar tus ganancias, saca tu dinero, ingreso en tu cuenta bancaria
        retira* … tu cuenta bancaria, retira* … dinero, retir* … en efectivo, premio* … en efectivo
        cobra* … en efectivo, canjea* … por dinero, cambia* … por dinero, canjea* … por efectivo
        premio* … en metálico, deposita* … tu cuenta, ingresa* … tu cuenta, transferi* … tu cuenta
        !no canjeable*, !no convertible*
      [appleTrademark] reloj apple, !para iphone, !para ipad, !para iphone y ipad, !para iphone y
        !para apple watch, !para apple tv, !para ios, !para macos, !en iphone, !en ipad
      [appleCriticism] impuesto apple, impuesto de apple, por culpa de apple, bug de ios
        fallo de apple, iphone lento, iphones lentos, ipad lento, iphone viejo, apple no permite
        apple prohíbe, mejor que apple, mejor que ios, iphone que va lento, iphone se traba
        comisión apple, cobra apple, comisión* … de apple, tarifa* … de apple, error* … de ios
        fallo* … de ios
      [systemFeature] activar notificaciones, califícanos, valóranos, puntúanos, califica la app
        califica la aplicación, valora la app, valora la aplicación, reseña de cinco estrellas
        escribe una reseña, almacenamiento de icloud, almacenamiento en icloud, espacio en icloud
        espacio de icloud, acceso a la cámara, acceso al micrófono, acceso a la ubicación
        danos 5 estrellas, dale 5 estrellas, avisos push, evalúanos, danos cinco estrellas
        dale cinco estrellas, ponnos 5 estrellas, ponnos cinco estrellas, deja tu reseña
        escribe tu reseña, deja una opinión, deja tu opinión, escribe una valoración, espacio icloud
        almacenamiento icloud, califica* … estrellas, valora* … estrellas, puntúa* … estrellas
        evalúa* … estrellas, notificación* … push, activa* … las notificaciones
        reseña* … de 5 estrellas, deja* … una reseña, deja* … una valoración
      [randomItem] cofre misterioso, cofres misteriosos, sobre sorpresa, héroe aleatorio
        héroes aleatorios, contenido aleatorio, ruleta de la suerte, ticket de invocación
        sobres de cartas, rasca y gana, probabilidad de obtener, probabilidad de conseguir
        probabilidad de ganar, posibilidad de ganar, posibilidad de obtener, recompensa al azar
        caja de sorpresas, contiene una carta aleatoria, una carta al azar de, sobre de cartas
        paquete de cartas coleccionables, entrada para el sorteo, participa en el sorteo
        un personaje aleatorio, gira la ruleta, rueda de la fortuna, rueda de la suerte
        ruleta de la fortuna, gira la rueda, boleto para el sorteo, boleto de sorteo
        papeleta para el sorteo, boleto de lotería, billete de lotería, rifa, tómbola
        podrías ganar un, podrías ganar una, oportunidad de ganar un, oportunidad de ganar una
        opción a ganar, oportunidad de obtener, opciones de ganar un, regalo misterioso
        regalo sorpresa, paquete misterioso, paquete sorpresa, botín aleatorio, héroe … al azar
        personaje … al azar, arma … al azar, skin … al azar, aspecto … al azar, traje … al azar
        arma aleatoria, personajes aleatorios, aspecto aleatorio, skin aleatoria
        contenido … sorpresa, cualquier cosa dentro, quizá ganes un, tal vez ganes un
        héroe sorteado, nunca sab* … dentro, nunca sab* … adentro, nunca se sabe … dentro
        nunca se sabe … adentro, nunca sab* … contiene, nunca sab* … tocará, nunca sab* … saldrá
        nunca se sabe … saldrá, no sabes … hay dentro, dentro puede haber, dentro … cualquier cosa
        ábre* … ganar un, ábre* … ganar una, abre* … gana un, abre* … y gana, caja* … de botín
        cofre* … de botín, caja* … sorpresa, huevo* … sorpresa, cofre* … sorpresa, objeto* … al azar
        premio* … al azar, tirada* … de gacha, boleto* … de invocación, pergamino* … de invocación
        caja* … misteriosa*, objeto* … aleatorio*, premio* … aleatorio*, recompensa* … aleatoria*
      [statedOdds] probabilidades, tasas de aparición, tasa de aparición, porcentajes de aparición
      [contact] teléfono, llámanos, llámanos al, número de teléfono, escríbenos al, por whatsapp
        whatsapp, llámenos, llámenos al, llama al, llame al, llamar al, márcanos, márcanos al
        escríbenos por, mándanos whatsapp
      [defect] error, errores, fallo, fallos, lento, lenta, lentos, lentas, bug, bugs
        vulnerabilidad*, se cuelga, se traba, se cierra solo, defecto*, defectuos*, !por defecto
        !cámara lenta, !sin errores, !cocción lenta, !a fuego lento, !por error, va lento
      [negation] no, nunca, jamás, sin, ni, tampoco, ningún, ninguna, !no usadas, !no usados
        !no utilizadas, !no utilizados, !no gastadas, !no gastados, !no canjeadas, !sin usar
        !sin utilizar, !sin gastar, !no uses, !no utilices, !no gastes, !no se usen
      [donation] donar, donación, donaciones, donativo, donativos, caridad, recaudación de fondos
        recaudar fondos, micromecenazgo, !donación de sangre, !donar sangre, !donaciones de sangre
        !donación de órganos, !donar tropas, !concierto benéfico, !gala benéfica, !partido benéfico
        !recibo de donación, !carrera benéfica, !donaciones del clan, !dona a la alianza
        !donar al gremio, !hermanas de la caridad, !registro de donaciones, dona a la, dona a una
        dona para la, dona para los, benéfico, benéfica, benéficos, benéficas, dona ahora, done para
        beneficencia, obras sociales … destin*, fines solidarios, una buena causa, a una ong, a ong
        !tus donaciones de sangre, dona para apoyar, dona para ayudar, dona para sostener
        dona para seguir, dona para que, dona y apoya, dona y ayuda
      [physicalGoods] envío gratuito, entrega a domicilio, gastos de envío, a tu casa por
        te lo enviamos, por correo postal, por mensajería, dirección de envío, recogida en tienda
        ejemplar impreso, envío sin costo, envío sin coste, envío a casa, se enviará por correo
        mandamos … por correo, llega por correo, por correo certificado, por paquetería
        llega a tu casa, llevamos … a casa, te lo llevamos, enviado por correo a
        recibe … en tu casa, llev* … a la puerta, llega* … la puerta, entreg* … puerta
        enviad* … a la puerta, envío* … gratis, envío* … a domicilio, costo* … de envío
        enví* … a tu casa, recib* … por correo, recib* … en casa, envío* … incluido*
        enviamos por correo, enviaremos … por correo, !por correo elect*
      [regulatedClaim] cura* … cáncer, cura* … diabetes, cura* … depresión, cura* … dolor*
        cura* … artritis, cura* … insomnio, cura* … asma, cura* … ansiedad, cura* … enfermedad*
        cure … cáncer, cure … diabetes, cure … depresión, cure … dolor*, cure … artritis
        cure … insomnio, cure … asma, cure … enfermedad*, cura milagrosa, remedio milagroso
        pérdida de peso garantizada, adelgaza* … sin esfuerzo, adelgaza en una semana
        chat … adultos, chat erótico, chat sexual, chat sexy, chat caliente, videos para adultos
        contenido para adultos, vídeos eróticos, compra* … seguidores, gana* … seguidores
        consigue … seguidores, 1000 seguidores, 1.000 seguidores, 500 seguidores, seguidores reales
        seguidores garantizados, seguidores para tu perfil, seguidores de instagram, compra* … likes
        comprar suscriptores, comprar visualizaciones, apuestas deportivas, apuesta* … dinero real
        apuesta* … dinero de verdad, apostar … dinero real, casino con dinero real
        jugar con dinero real, juega con dinero real, gana* … bitcoin*, compra* … bitcoin*
        gana* … cripto*, rentabilidad garantizada, números ganadores de la lotería, hazte rico
        dinero fácil, charla* … adultos, conversación para adultos, ganancias seguras
        beneficios seguros, seguidores de verdad, ganancia* … garantizada*
        beneficio* … garantizado*, kilos en … semana*, kilos en … días, kilos en … mes
        kg en … semana*, kg en … días, libras en una semana
      [saving] ahorra, ahorras, ahorrar, ahorro, descuento, rebaja, más barato, de menos
        !ahorro de energía, !ahorra batería, !ahorro de batería, !ahorro de datos, !ahorra espacio
        !ahorra tiempo, !ahorra energía, ahórrate, ahorre, ahorrarás, ahorrando, menos que el precio
      [comparedPrice] respecto al plan mensual, comparado con el mensual
        comparado con el plan mensual, vs mensual, sobre el precio, precio normal, precio habitual
        por separado, que el mensual, que el plan mensual, en el plan anual, con el plan anual
        frente a la mensual, en comparación con, respecto a, respecto del, frente al, precio regular
        precio de lista, precio original, precio completo, precio de venta, por unidad
        comprarlas por, compradas por, suelt*, individualmente, uno por uno, que el precio
        al mensual, mes a mes
      [paidOnce] paga una vez, pagar una vez, paga una sola vez, pagar una sola vez, un solo pago
        pago único, compra única, compra una vez, membresía de por vida, membresía vitalicia
        suscripción de por vida, suscripción vitalicia, acceso de por vida, acceso vitalicio
        licencia de por vida, premium de por vida, pase vitalicio, único pago, pago de una sola vez
        pagas una vez, pagas una sola vez, un pago basta, un pago es suficiente, págalo una vez
        pago por única vez, una única vez, un pago y, miembro vitalicio, miembro de por vida
        socio vitalicio
      [profanity] Y29qb251ZG8q, Y29qb25lcw==, Y29tZW1pZXJkYSo=, Y29uY2hhIGRlIHR1IG1hZHJl
        Y29uY2hhIHR1IG1hZHJl, Y29uY2hhdHVtYWRyZQ==, Y2Ficm9uYQ==, Y2Ficm9uZXM=, Y2FicsOzbg==
        Y2hpbmd1ZW4=, Y2hpbmdhIHR1IG1hZHJl, Y2hpbmdhZG8=, Y2hpbmdhZGE=, Y2hpbmdhcg==, Y2hpbmdhcw==
        Y3VsZXJv, Y3VsZXJvcw==, Z2lsaXBvbGxhcyo=, Zm9sbGFkYQ==, Zm9sbGFkYXM=, Zm9sbGFy, aGlqb3B1dGEq
        aGlqb3MgZGUgcHV0YQ==, aGlqbyBkZSBwdXRh, aGlqdWVwdXRhKg==, am9kZXI=, am9kaWRhKg==
        am9kaWRvKg==, asOzZGV0ZQ==, bWFscGFyaWRhKg==, bWFscGFyaWRvKg==, bWFtYWh1ZXZvKg==
        bWFyaWNvbmVz, bWFyaWPDs24=, bWUgY2FnbyBlbg==, bWllcmRhKg==, c3VkYWNh, c3VkYWNhcw==
        cGVsb3R1ZG8q, cGVsb3R1ZGEq, cGVuZGVqYQ==, cGVuZGVqYXM=, cGVuZGVqbyo=, cHV0YQ==, cHV0YWRh
        cHV0YWRhcw==, cHV0YXM=, cHV0b3M=, cHV0bw==, cXVlIHRlIGpvZGFu, dmV0ZSBhIGxhIHZlcmdh
        dmVyZ2F6byo=, Z2lsaXBvbGxleg==, Z2lsaXBvbGxlY2Vz, Z2lsaXB1ZXJ0YXM=, cGVuZGVqYWRh
        cGVuZGVqYWRhcw==, Y2hpbmfDs24=, Y2hpbmdvbmVz, Y2hpbmdvbmE=, Y2hpbmdvbmFz, Y2hpbmdhZGVyYQ==
        Y2hpbmdhZGVyYXM=, Y2FnYWRh, Y2FnYWRhcw==, bWFtYWRh, bWFtYWRhcw==, Y3VsaWFkKg==, Z8O8ZXZvbio=
        aHVldsOzbg==, aHVldm9uZXM=, bm8gbWFtZXM=
      """#)
}
