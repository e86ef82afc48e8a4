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
      """,
    relativeTimes: "hace, antes, últimos, próximos, desde hace",
    trial: "prueba",
    trialName: "Prueba de XX días",
    days: "día, dia",
    dayNumbers: "tres, cinco, siete, diez, catorce, quince, treinta",
    restoring: "restaur, recuper",
    passwords: "contraseña, palabra clave, |clave",
    toBe: "es_",
    noPassword: "ninguna, ninguno, vacía",
    generic: """
      *comprar *compra *compras *compre *artículo *artículos *producto *productos *objeto *objetos
      *suscripción *descripción el la los las un una unos unas este esta estos estas de del en
      dentro la app aplicación tu su ahora aquí para y por favor virtual digital integrada
      integradas vip
      """,
    lengths: """
      0 día dia temporada dos tres seis; 182 semest medio; 91 trimest; 365 anual año; 30 mensu mes
      7 seman
      """,
    lengthAndPlan: "tarjeta",
    perWords: "por, para",
    during: "durante",
    betweenCountAndName: "de_",
    articles: "los, las",
    ofWords: "de",
    doubling: "doble, duplic",
    exchanging: "canje, intercambi, cambia",
    genitives: "de_",
    packs: "bols, cofre, caj, saco, mont, monto, regal, tesor, crédito, recarga",
    collecting: "catálogo, coleccionista, para colorear",
    each: "cada uno, cada una",
    costs: "cuesta, cuestan",
    bonuses: "extra, de regalo, de bonificación",
    bonusesBefore: "bonus",
    kin: "ca, pt, it",
    words: #"""
      [free] gratis, gratuit*, gratuidad, sin coste, sin costo, sin cargo, sin costes, sin costos
        de balde, libre de costo, libre de cargo, 0 euros, no cuesta nada, por la cara
      [externalPayment] tarjeta de crédito, tarjetas de crédito, tarjeta de débito
        tarjetas de débito, tarjeta bancaria, tarjeta regalo, tarjetas regalo, tarjeta de regalo
        tarjetas de regalo, tarjeta prepago, transferencia bancaria, transferencias bancarias
        por transferencia, transferencia por, depósito bancario, giro bancario, giro postal, bizum
        mercado~pago, mercadopago, oxxo, pago fácil, rapipago, servipag, pagoefectivo, pago efectivo
        yape, nequi, daviplata, efecty, webpay, codi, spei, contra reembolso, pago en efectivo
        pagar en efectivo, nuestra web, nuestro sitio web, nuestro sitio, nuestra página web
        nuestra página, nuestra tienda web, nuestra tienda online, nuestra tienda en línea
        sitio web oficial, sitio oficial, página oficial, web oficial, tienda oficial
        compra en la web, comprar en la web, paga en la web, más barato en la web
        más barato en nuestra, fuera de la app, fuera de la aplicación, fuera de la tienda
        pago externo, pagos externos, otros métodos de pago, otro método de pago
        métodos de pago alternativos, pagar con bitcoin, paga con bitcoin, paga con cripto
        pagar con cripto, código de canje, códigos de canje, canjear código, canjea código
        canjea tu código, canjea el código, código promocional, códigos promocionales
        código de regalo, código de activación, códigos de activación, código de descuento
        clave de licencia, código de licencia, recarga por agente
        !tarjetas de crédito control
        cupón de descuento, cupones de descuento, código de cupón, pagar con criptomonedas
        paga con criptomonedas, más barato online, más barato en línea, más barato en internet
        más barato por la web, en la web más barato, en la web es más barato
        transfiere a nuestra cuenta
      [otherPlatform] tienda de google, tienda google, tienda de android, tienda de microsoft
        tienda de huawei, tienda de samsung, tienda de windows, tienda de amazon, tienda play
        dispositivos android, teléfono android, móvil android, en steam, versión de steam
        versión steam, teléfonos samsung, teléfonos huawei, teléfono samsung, reloj huawei
      [placeholder] texto aquí, tu texto aquí, título aquí, nombre aquí, descripción aquí
        escribe aquí, escriba aquí, introduce aquí, inserta aquí, =insertar texto, =inserta texto
        =insertar título, =insertar descripción, =introducir texto, =introduce texto
        =introducir descripción, =introduce una descripción, =añadir descripción
        =agregar descripción, =añade una descripción, texto de relleno, texto de ejemplo
        texto de prueba, texto provisional, texto de muestra, texto simulado, descripción de ejemplo
        descripción provisional, título de ejemplo, título provisional, producto de ejemplo
        producto de muestra, =por definir, por determinar, =por confirmar, pendiente de definir
        marcador de posición, sin título, sin descripción, =nombre del producto
        =descripción del producto, cambiar esto, cambiame
        !todo, !por confirmar asistencia
        =a definir, =por completar, descripción por definir, texto por definir, nombre por definir
        título por definir, precio por definir
      [test] =prueba, =pruebas, de prueba, de pruebas, para pruebas, prueba interna
        pruebas internas, producto prueba, artículo prueba, esto es una prueba, es una prueba
        producto de prueba, compra de prueba, versión de prueba, versión beta, versión alfa
        versión demo, versión de demostración, modo de prueba, depuración, depurar, uso interno
        solo para pruebas, no comprar, en pruebas, entorno de pruebas
        # The trial of an offer is not a test, nor is what a pupil, a rider or a hero goes through.
        !prueba gratis, !prueba gratuita, !pruebas gratuitas, !período de prueba, !periodo de prueba
        !días de prueba, !día de prueba, !semana de prueba, !mes de prueba, !pruebas de acceso
        !prueba de acceso, !prueba de nivel, !pruebas de nivel, !prueba de conducir
        !prueba de fuego, !pruebas de fuego, !a prueba de, !prueba de agua, !prueba de valor
        !prueba de fuerza, !prueba de selectividad, !prueba de personalidad, !prueba de inteligencia
        !prueba de velocidad, !prueba de memoria, !prueba de embarazo, !prueba de visión
        !prueba de amor, !pruebas del héroe, !pruebas del examen, !pruebas de examen
        !prueba de examen, !prueba contrarreloj, !pruebas contrarreloj, !nuevas pruebas
        !pon a prueba, !ponte a prueba, !poner a prueba, !pone a prueba, !test de personalidad
        !test psicológico, !test psicológicos, !test de inteligencia, !test de conducir
        !test de autoescuela, !test de nivel, !test de amor, !test de velocidad, !test de examen
        !test de oposición, !test de oposiciones, !test dgt, !test de memoria, !test de la dgt
        !test teórico, !tests teóricos, !test psicotécnico, !test psicotécnicos
        !tests psicotécnicos, !test de conocimientos, !test de cultura, !tests de examen
        !tests de la, !test de visión, !test de embarazo, !preguntas tipo test, !preguntas test
        !tipo test, !prueba tus, !prueba tu, !prueba nuevos, !prueba diferentes, !prueba distintos
        !pruebas y juicios, !pruebas del crimen, !prueba del crimen, !alfa y beta, !beta y gamma
      [unlock] eliminar anuncios, elimina anuncios, elimina los anuncios, eliminar los anuncios
        elimina todos los anuncios, eliminar publicidad, elimina la publicidad, elimina publicidad
        eliminar la publicidad, quitar anuncios, quita anuncios, quita los anuncios
        quitar los anuncios, quita la publicidad, quitar publicidad, quitar la publicidad
        sin anuncios, sin publicidad, libre de anuncios, libre de publicidad, desactivar anuncios
        desactiva los anuncios, ocultar anuncios, remover anuncios, desbloque*, desbloquéa*
        versión completa, versión pro, versión premium, versión íntegra, juego completo
        app completa, todos los niveles, todas las funciones, todos los personajes
        todos los capítulos, todos los episodios, todas las funcionalidades, todo el contenido
        acceso completo, acceso total, sin marca de agua, quitar marca de agua
        elimina la marca de agua, sin límites
        !desbloquea un cofre, !desbloquea una puerta
      [currencyNoun] moneda, monedas, monedas de oro, gema, gemas, diamante, diamantes, oro, plata
        ficha, fichas, crédito, créditos, punto, puntos, rubí, rubíes, rubís, cristal, cristales
        esmeralda, esmeraldas, zafiro, zafiros, joya, joyas, perla, perlas, lingote, lingotes, pavos
        dinero, billetes
        !tarjeta de crédito, !tarjetas de crédito, !punto de vista, !puntos de interés
        !punto de control, !puntos de control, !medalla de oro
      [durationWord] mensual, mensuales, mensualmente, anual, anuales, anualmente, semanal
        semanales, semanalmente, trimestral, trimestrales, semestral, semestrales, bimestral
        quincenal, al mes, al año, a la semana, por mes, por año, por semana, cada mes, cada año
        cada semana, un mes, un año, una semana, un día, tres meses, seis meses, dos meses
        dos semanas, medio año, pase mensual, pase semanal, pase anual, pase diario
        pase de temporada, pase de un día, pase de mes, tarjeta mensual, durante un mes
        durante una semana, durante un año
        !reto semanal, !retos semanales, !anuario, !misión semanal, !misiones semanales
        !desafío semanal, !desafíos semanales, !tarea semanal, !tareas semanales, !evento semanal
        !eventos semanales, !cofre semanal, !reto mensual, !desafío mensual, !oferta mensual
        !oferta semanal, !ofertas mensuales, !ofertas semanales, !especial mensual
        !especial semanal
      [membership] vip, miembro, miembros, membresía, membresías, socio, socios, socia, afiliación
        cuenta premium
        !miembro de la familia, !miembros de la familia, !miembros del equipo, !miembros del clan
        !miembros de la tripulación, !miembro del equipo, !sala vip, !salón vip, !palco vip
        !zona vip, !reservado vip, !miembros superiores, !miembros inferiores
      [access] período de prueba, prueba gratis, versión de prueba, eliminar anuncios
        quitar anuncios, pase, pases, abono, abonos, acceso, accesos, tarjeta, tarjetas
        sin anuncios, sin publicidad, ilimitado, ilimitada, ilimitados, ilimitadas, membresía
        miembro, miembros, pass, premium, vip
        !paso a paso, !tarjeta de felicitación, !tarjetas de felicitación
      [lifetime] de por vida, para siempre, permanente*, vitalici*, por siempre, toda la vida
        perpetu*, ilimitado en el tiempo, pago único, un solo pago, compra única, no caduca
        sin caducidad, acceso eterno
      [subscriptionWord] suscripción, suscripciones, suscríbete, suscrib*, suscriptor*, suscrito
        suscrita, renovación automática, se renueva automáticamente, renovable automáticamente
        cancela cuando quieras, cancela en cualquier momento, abono, abonos, abonado
        !abono para, !abono natural, !abono orgánico
      [quiz] pregunta*, cuestionario*, examen*, respuestas, oposición, oposiciones, temario
        prueba de nivel, test de nivel, test de personalidad, test psicotécnico, tu nivel de
      [recordKeeping] presupuesto*, gastos, libro de cuentas, contabilidad, deudas, contraseñas
        finanzas, cuentas bancarias, movimientos bancarios, extractos, recordatorio de pago*
        facturas, controla tus transferencias, controla tus tarjetas, controla tus pagos
        controla tus cuentas, registra tus transferencias, registra tus tarjetas, registra tus pagos
        lleva el control de tus
      [ownDays] racha, rachas, adviento
      [gameController] mando, mandos, control, controles
      [futurePromise] próximamente, muy pronto, disponible pronto, disponibles pronto
        pronto disponible, en la próxima actualización, en próximas actualizaciones
        en las próximas actualizaciones, en futuras actualizaciones, en una futura actualización
        en una próxima actualización, en la próxima versión, en futuras versiones
        más adelante este año, más niveles pronto, más contenido pronto, próximo lanzamiento
        más por venir, actualmente en desarrollo, todavía en desarrollo
      [promotionalClaim] mejor, mejores, el más barato, los más baratos, más barato, más barata
        más baratos, más baratas, el precio más bajo, precio más bajo, mejor precio, mejor oferta
        el número uno, el número 1, el nº 1, oferta, ofertas, oferta especial, oferta limitada
        tiempo limitado, por tiempo limitado, descuento, descuentos, rebaja, rebajas, rebajado
        mitad de precio, a mitad de precio, solo hoy, sólo hoy, última oportunidad, no te lo pierdas
        liquidación, más vendido, más vendidos, más popular, chollo, ganga, precio especial
        precio reducido, ahorra un, ahorra hasta, imperdible, imbatible
        !mejor amigo, !mejores amigos, !mejor amiga, !mejores amigas, !mejor puntuación
        !mejores puntuaciones, !mejor tiempo, !mejores tiempos, !mejor marca, !a lo mejor
        !mejor que nunca, !calculadora de descuentos
      [expiringCredits] caduca, caducan, caducará, caducarán, caducidad, caducado, caducados, expira
        expiran, expirará, expirarán, vence, vencen, vencimiento, vencerán, fecha límite
        válido hasta, válidas hasta, válidos hasta, válida hasta, válido por, válidos por
        válidas por, válida por, válidos durante, válidas durante
        !no caduca, !no caducan, !nunca caduca, !nunca caducan, !no caducarán, !sin caducidad
        !sin fecha de caducidad, !no expira, !no expiran, !nunca expira, !nunca expiran, !no vence
        !no vencen, !nunca vencen, !sin vencimiento, !sin fecha de vencimiento, !oferta caduca
        !oferta vence, !oferta expira, !vence a, !vence al
      [cashOut] retirar dinero, retira dinero, retira tu dinero, retira tus ganancias
        retiro de dinero, retirar efectivo, retiro en efectivo, canjear por dinero
        canjea por dinero, canjeables por dinero, canjeable por dinero, canjear por efectivo
        cambiar por dinero, cambia por dinero, dinero real, dinero de verdad, convertir en dinero
        convierte en dinero, convertir en efectivo, premios en efectivo, premio en efectivo
        cobrar en efectivo, a tu cuenta bancaria
        !sin dinero real, !no es dinero real, !no son dinero real, !no canjeable por dinero
        !no canjeables por dinero, !no son canjeables por dinero, !no se puede canjear por dinero
        !no se pueden canjear por dinero
      [appleTrademark] reloj apple
        !para iphone, !para ipad, !para iphone y ipad, !para iphone y, !para apple watch
        !para apple tv, !para ios, !para macos, !en iphone, !en ipad
      [appleCriticism] comisión de apple, comisiones de apple, impuesto apple, impuesto de apple
        tarifa de apple, por culpa de apple, error de ios, errores de ios, fallo de ios
        fallos de ios, bug de ios, fallo de apple, iphone lento, iphones lentos, ipad lento
        iphone viejo, apple no permite, apple prohíbe, mejor que apple, mejor que ios
      [systemFeature] notificaciones push, notificación push, activar notificaciones
        activar las notificaciones, activa las notificaciones, califícanos, valóranos, puntúanos
        califica la app, califica la aplicación, valora la app, valora la aplicación
        reseña de 5 estrellas, reseñas de 5 estrellas, valoración de 5 estrellas
        reseña de cinco estrellas, deja una reseña, dejar una reseña, escribe una reseña
        almacenamiento de icloud, almacenamiento en icloud, espacio en icloud, espacio de icloud
        acceso a la cámara, acceso al micrófono, acceso a la ubicación, valora con 5 estrellas
        califica con 5 estrellas, puntúa con 5 estrellas, danos 5 estrellas, dale 5 estrellas
      [randomItem] caja de botín, cajas de botín, caja misteriosa, cajas misteriosas, caja sorpresa
        cajas sorpresa, huevo sorpresa, huevos sorpresa, cofre misterioso, cofres misteriosos
        cofre sorpresa, cofres sorpresa, sobre sorpresa, objeto aleatorio, objetos aleatorios
        premio aleatorio, premios aleatorios, recompensa aleatoria, recompensas aleatorias
        héroe aleatorio, héroes aleatorios, personaje aleatorio, personajes aleatorios
        carta aleatoria, cartas aleatorias, contenido aleatorio, objetos al azar, objeto al azar
        premio al azar, premios al azar, carta al azar, cartas al azar, personaje al azar, sorteo
        sorteos, rifa, rifas, lotería, ruleta, ruleta de la suerte, tirada de gacha
        tiradas de gacha, boleto de invocación, boletos de invocación, ticket de invocación
        pergamino de invocación, pergaminos de invocación, sobre de cartas, sobres de cartas
        paquete de cartas, paquetes de cartas, rasca y gana, probabilidad de obtener
        probabilidad de conseguir, probabilidad de ganar, posibilidad de ganar
        posibilidad de obtener, héroe al azar, recompensa al azar, caja de sorpresas
      [statedOdds] probabilidades, tasas de aparición, tasa de aparición, porcentajes de aparición
      [contact] teléfono, llámanos, llámanos al, número de teléfono, escríbenos al
      [profanity] Y29qb251ZG8q, Y29qb25lcw==, Y29tZW1pZXJkYSo=, Y29uY2hhIGRlIHR1IG1hZHJl
        Y29uY2hhIHR1IG1hZHJl, Y29uY2hhdHVtYWRyZQ==, Y2Ficm9uYQ==, Y2Ficm9uZXM=, Y2FicsOzbg==
        Y2hpbmd1ZW4=, Y2hpbmdhIHR1IG1hZHJl, Y2hpbmdhZG8=, Y2hpbmdhZGE=, Y2hpbmdhcg==, Y2hpbmdhcw==
        Y3VsZXJv, Y3VsZXJvcw==, Z2lsaXBvbGxhcyo=, Zm9sbGFkYQ==, Zm9sbGFkYXM=, Zm9sbGFy, aGlqb3B1dGEq
        aGlqb3MgZGUgcHV0YQ==, aGlqbyBkZSBwdXRh, aGlqdWVwdXRhKg==, am9kZXI=, am9kaWRhKg==
        am9kaWRvKg==, asOzZGV0ZQ==, bWFscGFyaWRhKg==, bWFscGFyaWRvKg==, bWFtYWh1ZXZvKg==
        bWFyaWNvbmVz, bWFyaWPDs24=, bWUgY2FnbyBlbg==, bWllcmRhKg==, c3VkYWNh, c3VkYWNhcw==
        cGVsb3R1ZG8q, cGVsb3R1ZGEq, cGVuZGVqYQ==, cGVuZGVqYXM=, cGVuZGVqbyo=, cHV0YQ==, cHV0YWRh
        cHV0YWRhcw==, cHV0YXM=, cHV0b3M=, cHV0bw==, cXVlIHRlIGpvZGFu, dmV0ZSBhIGxhIHZlcmdh
        dmVyZ2F6byo=
      """#)
}
