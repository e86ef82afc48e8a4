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
      integradas vip *gracias *disfruta *disfrútalo *diviértete *reembolso *reembolsos compra apoyo
      genial increíble estupendo no sin mucho
      """,
    lengths: """
      0 día dia temporada dos tres seis; 182 semest medio; 91 trimest; 365 anual año; 30 mensu mes
      7 seman
      """,
    lengthAndPlan: "tarjeta",
    plans: "plan, club, pase, abono, suscripción, coach",
    perWords: "por, para",
    during: "durante, por",
    ones: "un",
    wholes: "entero, completo, todo un",
    contents: """
      plan, programa, curso, menú, calendario, diario, pronóstico, horóscopo, historial, copia
      archiv, guarda, almacen, conserv, reto, garant, objetivo, pierd
      """,
    nounFirst: true,
    alternatives: "_o_, _ni_, _y_",
    contrasts: "_pero_",
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
        más barato en el navegador, en el navegador más barato, desde el navegador más barato
        paga por sms, pago por sms, pagar por sms, contra entrega, pago contra entrega, pago móvil
        paga con factura, escríbenos para comprar, contáctanos para comprar
        más barato … nuestra web, más barato … la web, compra desde la web, recarga en la web
        recarga desde la web, paga en la página, recargas en la web, introduce el código promocional
        pago por bizum, !monedero de tarjetas regalo, !tarjetas regalo guardadas
        !gestor de tarjetas, !organizador de tarjetas, !campo para paypal
        !tarjetas de crédito bajo control
      [otherPlatform] tienda de google, tienda google, tienda de android, tienda de microsoft
        tienda de huawei, tienda de samsung, tienda de windows, tienda de amazon, tienda play
        dispositivos android, teléfono android, móvil android, en steam, versión de steam
        versión steam, teléfonos samsung, teléfonos huawei, teléfono samsung, reloj huawei
      [placeholder] texto aquí, tu texto aquí, título aquí, nombre aquí, descripción aquí
        =insertar texto, =inserta texto
        =insertar título, =insertar descripción, =introducir texto, =introduce texto
        =introducir descripción, =introduce una descripción, =añadir descripción
        =agregar descripción, =añade una descripción, texto de relleno, texto de ejemplo
        texto de prueba, texto provisional, texto de muestra, texto simulado, descripción de ejemplo
        descripción provisional, título de ejemplo, título provisional, producto de ejemplo
        producto de muestra, =por definir, por determinar, =por confirmar, pendiente de definir
        marcador de posición, sin descripción, =nombre del producto
        =descripción del producto, cambiar esto, cambiame
        !todo, !por confirmar asistencia
        =a definir, =por completar, descripción por definir, texto por definir, nombre por definir
        título por definir, precio por definir
        descripción pendiente, texto pendiente, aquí va la descripción, aquí va el texto
        aquí va el título, descripción próximamente, descripción en camino
        texto a sustituir, [descripción], [título], [nombre del producto]
        =sin título, =por rellenar
        =escribe aquí, =escriba aquí, =introduce aquí, =inserta aquí
        escribe aquí la descripción, escribe aquí el título, introduce aquí la descripción
        inserta aquí la descripción
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
        !test a/b, !tests a/b, !prueba de antígenos, !prueba pcr, !prueba de alergia
        !tiras de prueba, !tira de prueba, !tubo de prueba, !banco de pruebas, !prueba de esfuerzo
        !prueba de estrés, !prueba de resistencia, !pruebas físicas, !prueba de sonido
        !prueba de agudeza, !prueba de admisión, !examen de prueba
        !pruebas de laboratorio, !prueba de laboratorio, !prueba de ácido
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
        por una semana, por un mes, por un año, por un día, por tres meses, por seis meses
        pase trimestral, pase semestral, una quincena, pase quincenal
        un año entero, un año completo, todo un año, un mes entero, un mes completo, todo un mes
      [membership] vip, membresía, membresías, afiliación
        cuenta premium
        !miembro de la familia, !miembros de la familia, !miembros del equipo, !miembros del clan
        !miembros de la tripulación, !miembro del equipo, !sala vip, !salón vip, !palco vip
        !zona vip, !reservado vip, !miembros superiores, !miembros inferiores
        miembro vip, carné de socio, carnet de socio, estatus vip, tarjeta de socio
      [access] período de prueba, prueba gratis, versión de prueba, eliminar anuncios
        quitar anuncios, pase, pases, abono, abonos, acceso, accesos, tarjeta, tarjetas
        sin anuncios, sin publicidad, ilimitado, ilimitada, ilimitados, ilimitadas, membresía
        pass, premium, vip
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
        experimento*, selectividad, ejercicios resueltos, carné de conducir
        licencia de conducir, simulacro*, autoescuela*
      [recordKeeping] presupuesto*, gastos, libro de cuentas, contabilidad, deudas, contraseñas
        finanzas, cuentas bancarias, movimientos bancarios, extractos, recordatorio de pago*
        facturas, controla tus transferencias, controla tus tarjetas, controla tus pagos
        controla tus cuentas, registra tus transferencias, registra tus tarjetas, registra tus pagos
        lleva el control de tus
        factura, facturación, recibos, contable*, presupuestos, notas de gastos
        campo para paypal, libro diario, libro de caja, gestor de tarjetas
        lleva la cuenta de, declaración de la renta, control de gastos, registro de pagos
        registro de transferencias, tarjetas regalo guardadas
      [ownDays] racha, rachas, adviento
      [gameController] mando, mandos, control, controles
      [futurePromise] próximamente, muy pronto, disponible pronto, disponibles pronto
        pronto disponible, en la próxima actualización, en próximas actualizaciones
        en las próximas actualizaciones, en futuras actualizaciones, en una futura actualización
        en una próxima actualización, en la próxima versión, en futuras versiones
        más adelante este año, más niveles pronto, más contenido pronto, próximo lanzamiento
        más por venir, actualmente en desarrollo, todavía en desarrollo
        más en camino, más en preparación, se añadirán más, se agregarán más
        se añadirán próximamente, llegarán pronto, llegará pronto, llega pronto, llegan pronto
        pronto habrá, pronto más, pronto llegarán, más niveles en camino, otros en camino
        próximos niveles en preparación, todavía en preparación, niveles en desarrollo
        mundos en desarrollo, pronto añadiremos, pronto agregaremos, muy pronto más
      [promotionalClaim] el más barato, los más baratos, más barato, más barata
        más baratos, más baratas, el precio más bajo, precio más bajo, mejor precio, mejor oferta
        el número uno, el número 1, el nº 1, oferta especial, oferta limitada
        por tiempo limitado
        mitad de precio, a mitad de precio, solo hoy, sólo hoy, última oportunidad, no te lo pierdas
        más vendido, más vendidos, chollo, ganga, precio especial
        precio reducido, ahorra un, ahorra hasta, imperdible, imbatible
        !mejor amigo, !mejores amigos, !mejor amiga, !mejores amigas, !mejor puntuación
        !mejores puntuaciones, !mejor tiempo, !mejores tiempos, !mejor marca, !a lo mejor
        !mejor que nunca, !calculadora de descuentos
        mejor paquete, mejor app, mejor juego, mejores precios, mejores ofertas, en oferta
        oferta del día, oferta exclusiva, ofertas exclusivas, oferta por tiempo, con descuento
        gran descuento, grandes descuentos, súper descuento, en rebajas, precio rebajado
        oferta de tiempo limitado, el más popular, la más popular
        liquidación total, en liquidación
        de descuento
        el mejor … del mundo, la mejor … del mundo
      [expiringCredits] caduca, caducan, caducará, caducarán, caducidad, caducado, caducados, expira
        expiran, expirará, expirarán, vence, vencen, vencimiento, vencerán, fecha límite
        válido hasta, válidas hasta, válidos hasta, válida hasta, válido por, válidos por
        válidas por, válida por, válidos durante, válidas durante
        !no caduca, !no caducan, !nunca caduca, !nunca caducan, !no caducarán, !sin caducidad
        !sin fecha de caducidad, !no expira, !no expiran, !nunca expira, !nunca expiran, !no vence
        !no vencen, !nunca vencen, !sin vencimiento, !sin fecha de vencimiento, !oferta caduca
        !oferta vence, !oferta expira, !vence a, !vence al
        se reinician a fin, se reinicia a fin, se pierden, se perderán, se pierde, úsalas antes
        úsalos antes, se borran al, se borrarán, gástalas antes, gástalos antes
        desaparecen al final, desaparecerán, a final de mes se, solo válidas hasta
        pierden su validez
      [cashOut] retirar dinero, retira dinero, retira tu dinero, retira tus ganancias
        retiro de dinero, retirar efectivo, retiro en efectivo, canjear por dinero
        canjea por dinero, canjeables por dinero, canjeable por dinero, canjear por efectivo
        cambiar por dinero, cambia por dinero, dinero real, dinero de verdad, convertir en dinero
        convierte en dinero, convertir en efectivo, premios en efectivo, premio en efectivo
        cobrar en efectivo, a tu cuenta bancaria
        !sin dinero real, !no es dinero real, !no son dinero real, !no canjeable por dinero
        !no canjeables por dinero, !no son canjeables por dinero, !no se puede canjear por dinero
        !no se pueden canjear por dinero
        canjea … por dinero, canjea … por efectivo, cambia … por efectivo, cambia … por dinero
        canjear … por dinero, canjeables por efectivo, canjeable por efectivo
        canjeables por tarjetas, por tarjetas de regalo, por tarjetas regalo, por vales de compra
        cobra en efectivo, retirar … en efectivo, retira … en efectivo, convierte … en dinero
        convertibles en dinero, convertible en dinero, convertirse en dinero, pagado en efectivo
        por dinero en efectivo, canjea … por vales, !no canjeable*, !no convertible*
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
        héroe aleatorio, héroes aleatorios
        contenido aleatorio, objetos al azar, objeto al azar
        premio al azar, premios al azar
        ruleta de la suerte, tirada de gacha
        tiradas de gacha, boleto de invocación, boletos de invocación, ticket de invocación
        pergamino de invocación, pergaminos de invocación, sobres de cartas
        rasca y gana, probabilidad de obtener
        probabilidad de conseguir, probabilidad de ganar, posibilidad de ganar
        posibilidad de obtener, héroe al azar, recompensa al azar, caja de sorpresas
        contiene una carta aleatoria, obtén un personaje al azar
        recibe un personaje al azar, una carta al azar de, sobre de cartas
        paquete de cartas coleccionables, entrada para el sorteo
        participa en el sorteo
        un personaje aleatorio
        gira la ruleta
      [statedOdds] probabilidades, tasas de aparición, tasa de aparición, porcentajes de aparición
      [contact] teléfono, llámanos, llámanos al, número de teléfono, escríbenos al
        por whatsapp, whatsapp
      [defect] error, errores, fallo, fallos, lento, lenta, lentos, lentas, bug, bugs
        vulnerabilidad*, se cuelga, se traba, se cierra solo, defecto*, defectuos*, !por defecto
        !cámara lenta, !sin errores, !cocción lenta, !a fuego lento, !por error
      [negation] no, nunca, jamás, sin, ni, tampoco, ningún, ninguna
      [donation] donar, donación, donaciones, donativo, donativos, caridad
        recaudación de fondos, recaudar fondos, micromecenazgo
        !dona a tu clan, !dona al clan, !donación de sangre, !donar sangre
        !donaciones de sangre, !donante*, !donación de órganos, !donar tropas, !dona tropas
        !concierto benéfico, !gala benéfica, !partido benéfico, !recibo de donación
        !carrera benéfica, !donaciones del clan, !dona a la alianza, !donar al gremio
        !hermanas de la caridad, !registro de donaciones
        dona a la, dona a una, dona para la, dona para los, haz tu donación
        benéfico, benéfica, benéficos, benéficas
      [physicalGoods] envío gratis, envío gratuito, envíos gratis, envío incluido, envío a domicilio
        envíos a domicilio, entrega a domicilio, gastos de envío, a tu casa por, enviado a tu casa
        enviada a tu casa, te lo enviamos, por correo postal, por mensajería, dirección de envío
        recogida en tienda, ejemplar impreso, contra entrega a domicilio
      [regulatedClaim] cura el cáncer, curar el cáncer, cura la diabetes, curar la diabetes
        cura la depresión, curar la depresión, cura todas las enfermedades, cura milagrosa
        remedio milagroso, pérdida de peso garantizada, adelgaza sin esfuerzo
        adelgazar sin esfuerzo, chat para adultos, chat erótico, chat sexual, chat sexy
        vídeos para adultos, videos para adultos, contenido para adultos, vídeos eróticos
        comprar seguidores, compra seguidores, ganar seguidores, gana seguidores
        consigue seguidores, 1000 seguidores, 500 seguidores, comprar likes, compra likes
        comprar suscriptores, comprar visualizaciones, apuestas deportivas, apuesta dinero real
        apuestas con dinero real, apostar dinero real, casino con dinero real, jugar con dinero real
        ganar bitcoins, gana bitcoins, gana bitcoin, comprar bitcoin, ganar criptomonedas
        gana criptomonedas, ganancias garantizadas, beneficios garantizados
        rentabilidad garantizada, números ganadores de la lotería, hazte rico
        cura … cáncer, cura … diabetes, cura … depresión, cura … dolor*, cura … artritis
        cura … insomnio, cura … asma, cura … enfermedad*, curar … cáncer, curar … diabetes
        curar … depresión, curar … dolor*, curar … artritis, curar … insomnio, curar … asma
        curar … enfermedad*, cure … cáncer, cure … diabetes, cure … depresión, cure … dolor*
        cure … artritis, cure … insomnio, cure … asma, cure … enfermedad*
      [saving] ahorra, ahorras, ahorrar, ahorro, descuento, rebaja, más barato, de menos
        !ahorro de energía, !ahorra batería, !ahorro de batería, !ahorro de datos, !ahorra espacio
        !ahorra tiempo, !ahorra energía
      [comparedPrice] respecto al mensual, respecto al plan mensual, frente al mensual
        frente al plan mensual, comparado con el mensual, comparado con el plan mensual
        en comparación con el mensual, vs mensual, sobre el precio, precio normal, precio habitual
        por separado, que el mensual, que el plan mensual, en el plan anual, con el plan anual
        frente a la mensual, respecto a la mensual
      [paidOnce] paga una vez, pagar una vez, paga una sola vez, pagar una sola vez, un solo pago
        pago único, compra única, compra una vez, membresía de por vida, membresía vitalicia
        suscripción de por vida, suscripción vitalicia, acceso de por vida, acceso vitalicio
        licencia de por vida, premium de por vida, pase vitalicio
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
