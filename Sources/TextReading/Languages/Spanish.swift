extension Language {
  /// Spanish.
  static let spanish = Language(
    code: "es",
    signs: "es-ES spaces, es-MX $=CLP+COP+MXN+USD peso=CLP+COP+MXN",
    amounts: """
      ordinal: quilate, quilates
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
      before ordinal: nivel, niveles, capítulo, capítulos, capitulo, episodio, parte, día
        fase
      before ordinal season: temporada
      magnitude=1000: mil
      magnitude=1000000: millón, millones, millones de
      beside counted: monedas, moneda, gemas, diamantes, cristales, joyas, rubíes, fichas, puntos
        créditos, oro
      money=EUR: pavos| por, pavo| por
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
      1$ un por
      """,
    paysFor: "por",
    buying: "por, solo, sólo, ahora",
    otherSenses: """
      soles: luna cielo planeta astro estrella galaxia
      pesos peso: mancuern gimnasi barra levanta kg kilo musculaci
      """,
    relativeTimes: """
      ^mostrar_, ^elegir_, ^seleccionar_, ^seleccione_, o más
      hace, antes, últimos, próximos, desde hace, anterior, anteriores, posterior, posteriores, tras
      dentro de, en el futuro, más de, menos de, ha pasado, hace más de, después, ahora +
      """,
    balances: "valor, saldo",
    trial: "prueba",
    trialName: "Prueba de XX días",
    offering: "incluy, ofrec, hay, tien, una, un, período, periodo",
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
    firstLengths: "30 primer mes, 7 primera semana, 365 primer año",
    once: "una vez",
    contents: """
      plan, programa, _curso, menú, calendario, diario, pronóstico, horóscopo, historial, copia
      archiv, guarda, almacen, conserv, reto, garant, objetivo, pierd
      """,
    nounFirst: true,
    nothing: "nada, ninguno, ninguna, ningún",
    alternatives: "_o_, _ni_, _u_, _y_",
    contrasts: "_pero_",
    used: "usad, utilizad, gastad, canjead, consumid",
    additions: "_y_, _e_, _más_, _además_",
    breaks: "_con_, _en_, _que_, _si_, _cuando_, _para que_",
    doneWithout: "anunci, publicidad, marca de agua, marcas de agua, límit, limit, espera, registro, rastre, cuenta",
    charges: "cuota, coste, costo, cargo, pago, tarifa, suscripci, factur, mensualidad, comisi",
    without: "sin",
    others: "ningún otro, ninguna otra",
    ownOffers: """
      en este paquete, en este pack, en esta compra, en este producto, en este artículo, en esta oferta
      en esta suscripción, de este paquete
      """,
    bestDeals: "mejor oferta, mejor valor, mejor relación, más rentable, más conveniente, más ventajoso",
    vouchers: """
      cupón, cupon, vale de, vale por, vale descuento, tarjeta regalo, tarjeta de regalo, calculadora de descuentos
      alerta de precio, alertas de ofertas
      """,
    firstParts: """
      primer capítulo, primera lección, primer nivel, primeros niveles, primer episodio, primera parte
      primer mundo, primera historia, primera clase, primer número, primera unidad, capítulo 1_, lección 1_
      episodio 1_
      """,
    ownShops: "tienda del juego, tienda de juego, tienda integrada, en el juego, dentro del juego",
    scores: "punto",
    betweenCountAndName: "de_",
    articles: "los, las, el",
    ofWords: "de",
    doubling: "doble, duplic",
    exchanging: "canje, intercambi, cambia",
    genitives: "de_",
    packs: "bols, cofre, caj, saco, mont, monto, regal, tesor, crédito, recarga",
    gains: """
      ^incluy, ^contien, ^trae, ^añad, ^suma, ^obt, ^consig, ^recib, ^llév, ^gana, ^agreg, ^compra
      recibes, recibirás, recibe usted, obtienes, obtendrás, consigues, te llevas, tu saldo
      tu cuenta
      """,
    collecting: "catálogo, coleccionista, para colorear, álbum",
    each: "cada uno, cada una",
    costs: "cuesta, cuestan, vale, valen",
    costsBefore: "guarda hasta, caben hasta, espacio para",
    perUnit: """
      1 al_día por_día /día cada_día diarios diario
      7 a_la_semana por_semana /semana cada_semana semanales
      30 al_mes por_mes /mes cada_mes mensuales
      365 al_año por_año /año cada_año anuales
      0 por cada_uno cada_una la_unidad por_unidad por_gema /unidad /gema
      0 por_cada cada
      -1 por_todo por_toda por_todos por_todas por_este por_esta por_el_capítulo por_el_juego
      """,
    nearly: """
      solo, sólo, unos, aproximadamente, cerca de, casi, por, desde, apenas, tan solo, son, <menos de
      <por menos de
      cuestan, cuesta
      """,
    comparisons: """
      más que el, más que la, más que en, más que los, menos que el, menos que la, de lo que, comparado con
      respecto al
      """,
    bonuses: "extra, de regalo, de bonificación, de bono, adicionales, gratis, de más",
    bonusesBefore: "bonus, bono de, bonificación de",
    atLeast: "más de, al menos, por lo menos, como mínimo",
    andMore: "o más, y más, y un poco más, y pico, como mínimo",
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
      [free] gratis, gratuit*, gratuidad, sin {coste,costo,cargo,costes,costos}, de balde
        !{mantener,mantiene,mantienen,mantén,mantenga} … {app,aplicación,juego,proyecto,servicio} {gratis,gratuit*}
        !{mantener,mantiene} gratis … {app,aplicación,juego,proyecto}, !siga siendo gratis, !siga siendo gratuit*
        !{sigue,siguen,seguirá,seguirán} siendo {gratis,gratuit*}
        !{app,aplicación,juego,apps,claves} {sea,es,son,siga,sigue} {gratis,gratuit*}, !versión gratuita
        !{aplicación,app} gratuita, !actualizaciones gratuitas, !usuarios gratuitos, !{permanece,permanecen} gratis
        !{permanece,permanecen} gratuit*
        !sin {coste,costo,costes,costos,cargo} {adicional,adicionales,oculto,ocultos,extra,mensual,mensuales}
        libre de costo, libre de cargo, 0 euros, no cuesta nada, por la cara
        !{aparcamiento,aparcamientos,estacionamiento,museos,museo,periódico,periódicos,parking} gratuit*, !wifi gratis
        !wifi gratuit*, !entrada gratuit*, !parking gratis, !de pago … {gratuit*,gratis}, sin gastar nada, cero pesos
        invita la casa, cortesía de la casa, sin pagar, te lo regalamos, !queso gratis, !nada es gratis
        no {pagas,pagues,paga,pagarás} nada, cero {euros,pesos,dólares}, sin pagar nada
        {no tienes,no tendrás,no hay} que pagar nada
        !{la app,la aplicación,el juego} {sigue siendo,seguirá siendo,sigue,permanece} {gratis,gratuita,gratuito}
        {corre,corren} de nuestra cuenta, {mes,meses,semanas} de regalo
      [externalPayment] tarjeta bancaria, tarjeta prepago, por transferencia, transferencia por, depósito bancario
        giro bancario, giro postal, bizum, mercado~pago, mercadopago, oxxo, pago fácil, rapipago, servipag, pagoefectivo
        pago efectivo, yape, nequi, daviplata, efecty, webpay, codi, spei, contra reembolso, pago en efectivo
        nuestra web, nuestro sitio, nuestra página, nuestra tienda {web,online,en línea}
        {sitio,página,web,tienda} oficial, paga en la web, más barato en nuestra, fuera de la {app,aplicación,tienda}
        otros métodos de pago, otro método de pago, métodos de pago alternativos, código de regalo, código de descuento
        {clave,código} de licencia, recarga por agente, !tarjetas de crédito control, código de cupón
        más barato {online,en línea,en internet}, en la web {más,es más} barato, transfiere a nuestra cuenta
        más barato en el navegador, {en,desde} el navegador más barato, pago por sms, contra entrega, pago móvil
        paga con factura, {escríbenos,contáctanos} para comprar, más barato … la web, {compra,recarga} desde la web
        paga en la página, !monedero de tarjetas regalo, !tarjetas regalo guardadas, !campo para paypal
        !tarjetas de crédito bajo control, paga* … bitcoin*, paga* … cripto*, pagos con cripto*, paga* … en efectivo
        escríbenos para {pedir,hacer tu pedido}, mensaje para {pedir,comprar}, cómpranos direct*
        {compra directo,directamente} con nosotros, pedidos por {whatsapp,mensaje}, de venta en nuestr*
        paga* … en metálico, {paga*,pago*} … con tarjeta, aceptamos … {efectivo,bitcoin*,cripto*,tarjeta*}
        compra directa:, sin pasar por la {app,tienda}, al margen de la app, directamente {de,a} nosotros
        direct* … por whatsapp, tarjeta* … {de crédito,de débito,regalo}, {compra*,recarga*} … en la web
        código* … de canje, canjea* … código, código* … de activación, cupón* … de descuento, paga* … por sms
        código* … promo, transferencia* … bancaria*, pago* … externo*, código* … promocional*
      [otherPlatform] tienda {de google,google,de android,de microsoft,de huawei,de samsung,de windows,de amazon,play}
        {dispositivos,teléfono,móvil} android, {en,versión de,versión} steam, teléfonos huawei, reloj huawei
        teléfono* … samsung, >{en la,en,para la,para,en el,con} switch, >{en la,en,para la,para,en el,con} windows
        >{en la,en,para la,para,en el,con} steam, versión {de windows,para windows,de switch}
        tu {huawei,motorola,xiaomi,oppo}
      [placeholder] {texto,título,nombre,descripción} aquí, =insertar texto, =inserta texto, =insertar título
        =insertar descripción, =introducir texto, =introduce texto
        ={introducir,introduce una,añadir,agregar,añade una} descripción
        texto {de relleno,de ejemplo,de prueba,provisional,de muestra,simulado}
        {descripción,título} {de ejemplo,provisional}, producto de {ejemplo,muestra}, =por definir, =por confirmar
        pendiente de definir, marcador de posición, sin descripción, ={nombre,descripción} del producto, cambiar esto
        cambiame, =a definir, =por completar, {descripción,texto,nombre,título,precio} por definir
        descripción pendiente, texto pendiente, aquí va {la descripción,el texto,el título}
        descripción {próximamente,en camino}, texto a sustituir, [descripción], [título], [nombre del producto]
        =sin título, =por rellenar, ={escribe,escriba,introduce,inserta} aquí, escribe aquí {la descripción,el título}
        {introduce,inserta} aquí la descripción, {el título,el texto,descripción} va aquí
        escribe aquí tu {título,descripción,texto}, escribe tu título, {esta es una,esto es una,esta es la} descripción
        {este,esto} es un título, descripción {por agregar,por añadir,por completar,a completar}, texto por añadir
        =por especificar, falta la descripción, {descripción,texto,título} irá aquí, pendiente de {determinar,redactar}
        descripción {se añadirá,se agregará,en breve}, por determinar, !todo, pon aquí {el,tu} título
        {pon,ingresa} aquí la descripción, ingresa aquí el título, agrega aquí la descripción, =por traducir
        =pendiente de traducir, =pendiente de traducción, =falta traducción, =sin traducir
      [test] =prueba, =pruebas, ?de prueba, ?de pruebas, para pruebas, {producto,artículo,es una} prueba
        versión {beta,alfa,demo,de demostración}, ?depuración, ?depurar, uso interno, no comprar, en pruebas
        # The trial of an offer is not a test, nor is what a pupil, a rider or a hero goes through.
        !{período,periodo,días,día,semana,mes} de prueba
        !test de {personalidad,inteligencia,conducir,autoescuela,nivel,amor,velocidad,oposición,oposiciones}, !test dgt
        !test de {memoria,la dgt,conocimientos,cultura}, !tests de la, !test de visión, !test de embarazo
        !{preguntas tipo,preguntas,tipo} test, !alfa y beta, !beta y gamma, !test a/b, !tests a/b
        !{tiras,tira,tubo} de prueba, !banco de pruebas, !examen de prueba, !pilotos de pruebas
        !{piloto,pista} de {pruebas,prueba}, !vuelo de prueba, !vuelo de pruebas
        !demo {de la banda,de una banda,del grupo,musical}, !pilotos de prueba, para hacer pruebas
        !test* … {psicológico*,examen*,teórico*,psicotécnico*}, prueba* … interna*, producto de prueba, !prueba gratis
        !prueba de conducir, !a prueba de
        !prueba de {agua,valor,fuerza,selectividad,personalidad,inteligencia,velocidad,memoria,embarazo,visión,amor}
        !pruebas del héroe, !prueba {de antígenos,pcr,de alergia,de esfuerzo,de estrés,de resistencia}, !pruebas físicas
        !prueba de {sonido,agudeza,admisión,ácido}
        !prueba* … {gratuita*,acceso*,nivel*,fuego*,examen*,contrarreloj*,crimen*,laboratorio*}
        !prueba {suave,de spam,de impresión,alfa}, !balance de prueba, !prueba de {correo*,conexión,micrófono,color}
        {es,son,solo,artículo,compra,objeto,versión} de prueba, solo una prueba, es un test
        {para,versión de,modo de} depuración, fase de pruebas, {artículos,productos,paquete} de prueba
        !versión de prueba gratuita
      [unlock] {elimin*,quita*} … {anuncios,publicidad}, {remov*,remuev*,desactiva*,oculta*,bloque*} … anuncios
        sin anuncios, sin publicidad, sin más anuncios, {libre de,no más} {anuncios,publicidad}, ni un anuncio
        cero anuncios, cero publicidad, adiós {a los anuncios,anuncios,a la publicidad}, se acabaron los anuncios
        se acabó la publicidad, olvídate de {los anuncios,la publicidad}, nada de anuncios, ya no hay anuncios
        desbloque*, versión {completa,pro,premium,íntegra}, juego completo, juego entero, app completa
        aplicación completa, todos los niveles, todas las funciones, todos los {personajes,capítulos,episodios,mundos}
        todas las lecciones, todas las funcionalidades, todo el contenido, acceso {completo,total,íntegro}
        {sin marca,quita* … marca,elimin* … marca} de agua, sin límites, !desbloquea {un cofre,una puerta}
        nunca más … anuncios, todas las clases, todos los cursos, !bloquear/desbloquear, !bloquear o desbloquear
        !filtro de desbloqueo, !{borr*,elimin*,atribu*,mostr*} … todo el contenido
        !desbloquear {pantalla,la pantalla,capa*}, !{ajust*,restabl*} … todos los niveles, !al desbloquear
        !desbloquear {la unidad*,unidad*}, !primer desbloqueo, !0 = sin límites, !desbloquear el dispositivo
        !cuando se desbloque*
        {anuncios,publicidad} {desaparecen,desaparece} {para siempre,por completo,definitivamente}
      [currencyNoun] moneda, monedas, monedas de oro, gema, gemas, diamante, diamantes, oro, plata, ficha, fichas
        crédito, créditos, punto, puntos, rubí, rubíes, rubís, cristal, cristales, esmeralda, esmeraldas, zafiro
        zafiros, joya, joyas, perla, perlas, lingote, lingotes, pavos, dinero, billetes, !{tarjeta,tarjetas} de crédito
        !punto de vista, !puntos de interés, !{punto,puntos} de control, !medalla de oro
        !{as,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,jota} de diamantes, !puntos de cultura
      [durationWord] mensual, mensuales, mensualmente, anual, anuales, anualmente, semanal, semanales, semanalmente
        trimestral, trimestrales, semestral, semestrales, bimestral, quincenal, al mes, al año, a la semana
        {por,cada} {mes,año,semana}, un mes, un año, una semana, un día, {tres,seis,dos} meses, dos semanas, medio año
        pase diario, pase de {temporada,un día,mes}, tarjeta mensual, !reto semanal, !retos semanales, !misión semanal
        !misiones semanales, !desafío semanal, !desafíos semanales, !tarea semanal, !tareas semanales, !evento semanal
        !eventos semanales, !cofre semanal, !{reto,desafío,oferta} mensual, !oferta semanal, !ofertas mensuales
        !ofertas semanales, !especial mensual, !especial semanal, una quincena, un año entero, un año completo
        todo un año, un mes entero, un mes completo, todo un mes, pase mensual
        !vista {mensual,anual,semanal,trimestral}, !vistas mensuales, !calendario {mensual,anual,semanal}
        !archivo mensual, !archivos mensuales, !listado mensual, !promedio {mensual,anual,semanal}, !media mensual
        !media anual, !{periodo,período} trimestral, !una semana {de trabajo,laboral}, !un día laborable, !un día hábil
        !es un día, !año trimestral, !{veces,vez} {al mes,al año,por semana,por mes}, !informe {mensual,anual,semanal}
        !interés anual, !impuesto trimestral, !impuesto anual, !comprobación {anual,mensual,semanal,trimestral}
        !capitalización {mensual,anual}, !de un mes o de un día, !un día del mes
        !mostrar {un día,un mes,una semana,un año}, !seleccion* un año, !seleccione {un año,un mes,una semana}
        !selecciona {un mes,un año,una semana}, !elija un mes, !{una vez,vez,veces} a la semana
        !versiones preliminares semanales, !calendario para {un mes,una semana,un día}
        {se cobra,cobro,cargo,se factura,facturado,pago,se paga} … una vez al {año,mes}
        {un semestre,medio año} de acceso
      [membership] vip, membresía, membresías, afiliación, cuenta premium, !{sala,salón,palco,zona,reservado} vip
        miembro vip, carné de socio, carnet de socio, estatus vip, tarjeta de socio
      [access] período de prueba, prueba gratis, versión de prueba, eliminar anuncios, quitar anuncios, pase, pases
        abono, abonos, acceso, accesos, tarjeta, tarjetas, sin anuncios, sin publicidad, ilimitado, ilimitada
        ilimitados, ilimitadas, membresía, pass, premium, vip, !{tarjeta,tarjetas} de felicitación
        {días,semana,mes} de prueba, prueba {de … días,de … semana*,de un mes,por … días}
      [lifetime] de por vida, para siempre, permanente*, vitalici*, por siempre, toda la vida, perpetu*
        ilimitado en el tiempo, pago único, un solo pago, compra única, no caduca, sin caducidad, acceso eterno
        !enlace permanente, !enlaces permanentes, !enlace* … permanente, !{borrad*,eliminad*} permanentemente
        !{elimin*,borr*,quit*} … permanentemente, !permanentemente elimin*, !vínculo permanente, !vínculos permanentes
        !acept* … permanentemente, !advertencias permanentes, !borrado permanente, !bucle perpetuo, !de forma permanente
        !{elimin*,borr*} … para siempre, !{conexión,fijar} permanente, !{mostr*,ocult*} … permanentemente
        !{establecer,reiniciar} permanente
        !{amigos,amigas} para siempre
      [subscriptionWord] suscripción, suscripciones, suscrib*, suscriptor*, suscrito, suscrita
        renovación automática, {se renueva,renovable} automáticamente, cancela cuando quieras
        cancela en cualquier momento, abono, abonos, abonado, !abono {para,natural,orgánico}
      [trial] {período,periodo,días,versión,semana,mes} de prueba, de prueba, a prueba, en prueba, prueba de
        periodo de evaluación, !prueba de {acceso,fuego,esfuerzo,embarazo,nivel,manejo}, !pon* a prueba
        !pone* a prueba
      [quiz] pregunta*, cuestionario*, examen*, respuestas, oposición, oposiciones, temario
        prueba de nivel, test {de nivel,de personalidad,psicotécnico}, tu nivel de, experimento*
        selectividad, ejercicios resueltos, {carné,licencia} de conducir, simulacro*, autoescuela*
      [recordKeeping] presupuesto*, gastos, libro de cuentas, contabilidad, deudas, contraseñas, finanzas
        cuentas bancarias, movimientos bancarios, extractos, recordatorio de pago*, facturas
        controla tus {transferencias,pagos,cuentas}, registra tus {transferencias,tarjetas,pagos}, factura, facturación
        recibos, contable*, campo para paypal, libro diario, libro de caja, gestor de tarjetas, lleva la cuenta de
        declaración de la renta, registro de {pagos,transferencias}, tarjetas regalo guardadas
        {gestiona*,organiza*} … tarjetas, lleva el control, registro de tus, lleva un registro, control* … tarjetas
      [ownDays] vista {de calendario,de mes,del mes}, promedio, contraseña … {caduca*,expira*}, racha, rachas, adviento
        curado, curada, añejo, añeja, añejado, envejecid*, maduración, curación
        {queso,jamón,vino,ron,whisky,manchego,tequila,vinagre} … {meses,años}
        {trekking,caminata,ruta,senderismo} … días
      [gameController] mando, mandos, control, controles
      [futurePromise] próximamente, muy pronto, pronto disponible, en la próxima actualización
        en {próximas,las próximas,futuras} actualizaciones, en una {futura,próxima} actualización, en la próxima versión
        en futuras versiones, más contenido pronto, próximo lanzamiento, más por venir
        {actualmente,todavía} en desarrollo, más en camino, más en preparación, se añadirán más, se agregarán más
        {llegarán,llegará,llega,llegan} pronto, pronto {habrá,más,llegarán}, más niveles en camino, otros en camino
        {próximos niveles,todavía} en preparación, mundos en desarrollo, pronto añadiremos, pronto agregaremos
        en breve … nuev*, {nuev*,llega*,estará*} … en breve, en breve más, en la siguiente {actualización,versión}
        en siguientes actualizaciones, con la {próxima,siguiente} actualización
        {aún en,sigue en,en fase de,en proceso de} desarrollo, llegará* … este año, este año llegarán
        antes de fin de año … nuev*, nuev* … {fin de,este} año, a lo largo de este año, a finales de año … nuev*
        nuev* … a finales de año, ya vienen, capítulo … pronto, nivel* … pronto, pronto … nuev*
        se {agregarán,añadirán} … pronto, pronto {se añadir*,se agregar*,estará*,disponibles}, de próxima aparición
        próxima actualización … {tra*,inclu*,tendrá,añad*,agreg*}, próximas actualizaciones … añad*
        en actualizaciones {futuras,posteriores}, futuras actualizaciones … añad*, más adelante este
        función en desarrollo, ya mismo:, ya casi …  nuev*, ya falta poco, pronto en {todos,todo,tu}
        disponible* … pronto, {nivel*,está*} … en desarrollo, disponible* … en breve, en breve:
        !{hibernará,apagará} muy pronto, !muy pronto a menos, !reinici* … muy pronto, !cerrará muy pronto
        más {niveles,mapas,mundos,capítulos,contenido,personajes,canciones,funciones} {más adelante,más tarde,después}
        seguirán … {mapas,niveles,mundos,capítulos,historias}, {vendrán,llegarán} más {mapas,niveles,mundos,capítulos}
        {nuevos,otros} {niveles,mapas,mundos,capítulos} {más adelante,más tarde}
        {el resto,los demás,las demás,los otros,las otras} {llegará,llegarán,llega en,llegan en,vendrá,vendrán}
        la segunda parte {llegará,llega en,vendrá}
        !pronto {es,será,llega,llegará} {navidad,primavera,la navidad,la primavera,el verano,el invierno,pascua}
        !ya pronto es navidad
        {niveles,mapas,mundos,capítulos,mazmorras,cuevas,fases,historias,misiones} … {esta primavera,este verano,este otoño,este invierno}
        {niveles,mapas,mundos,capítulos,mazmorras,cuevas,fases,historias,misiones} … {llegan,llegarán} en {otoño,primavera,verano,invierno}
      [promotionalClaim] más {barato,barata,baratos,baratas}, precio más bajo, mejor precio, mejor oferta, el número uno
        el número 1, el nº 1, oferta especial, oferta limitada, mitad de precio, sólo hoy, no te lo pierdas, más vendido
        más vendidos, chollo, ganga, precio especial, precio reducido, ahorra un, ahorra hasta, imperdible, imbatible
        mejor {paquete,app,juego}, mejores precios, mejores ofertas, en oferta, oferta del día, oferta por tiempo
        con descuento, gran descuento, grandes descuentos, súper descuento, en rebajas, precio rebajado
        oferta de tiempo limitado, {el,la} más popular, liquidación total, en liquidación, de descuento
        {el,la} mejor … del mundo, mejor valor, mejor relación {precio,calidad}, más rentable, más conveniente
        más ventajoso, sólo por hoy, únicamente hoy, hoy solamente, solo {por esta,este fin de} semana
        por tiempo limitad*, por poco tiempo, no dejes escapar, no dejes pasar
        no te pierdas {esta oferta,esta promoción,la oferta,esta oportunidad}, no te la pierdas, no desaproveches
        aprovecha {esta,la} oferta, {pack,paquete} más popular, precio de risa, precio inmejorable, promoción especial
        en promoción, un tiempo limitado, que más se vende, {favorito,preferido} de los jugadores, pack favorito
        paquete favorito, aprovecha ya, última oportunidad, precio* … de locura, oferta* … exclusiva*, =el más popular
        (más popular), (el más popular), más popular!, {paquete,plan,opción} más popular, !sale, !sale!, !(sale)
        !{muestra,encuentra,busca,compara,localiza,indica,encontrar} … {más barato,más barata,más baratos,más baratas,más económico,más económica,mejor precio,precio más bajo}
        !{gasolinera,gasolineras,gasolina,vuelo,vuelos} más {barata,baratas,barato,baratos}
        !tiempo limitado {por,para cada,en cada}
      [expiringCredits] caduca, caducan, caducará, caducarán, caducidad, caducado, caducados, expira, expiran, expirará
        expirarán, vence, vencen, vencimiento, vencerán, fecha límite, !{no,nunca} {caduca,caducan}, !no caducarán
        !sin caducidad, !sin fecha de caducidad, !{no,nunca} {expira,expiran}, !no vence, !no vencen, !nunca vencen
        !sin vencimiento, !sin fecha de vencimiento, !oferta {caduca,vence,expira}, !vence a, !vence al
        se {reinician a fin,reinicia a fin,pierden,perderán,pierde,borran al,borrarán}, desaparecerán, a final de mes se
        pierden su validez, se esfuman, las perderás, los perderás, si no las usas … pierd*
        antes de que {caduquen,venzan}, se eliminan después, se eliminarán, sirven hasta, válid* … días, usar hasta
        desaparecen, se esfumarán, válid* … por, válid* … durante, úsal* … antes, gástal* … antes, válid* … hasta
      [cashOut] retiro de dinero, retirar efectivo, dinero real, dinero de verdad, convertir en {dinero,efectivo}
        a tu cuenta bancaria, !{sin,no es,no son} dinero real
        !no {canjeable,canjeables,son canjeables,se puede canjear,se pueden canjear} por dinero, cambia … por efectivo
        canjeables por tarjetas, por tarjetas {de regalo,regalo}, por vales de compra
        {convierte … en,convertibles en,convertible en,convertirse en} dinero, {pagado,por dinero} en efectivo
        canjea … por vales, {convierte,cambia,transforma} … en efectivo, transforma tus … en dinero, en dinero contante
        dinero contante y sonante, gana efectivo, ganar efectivo, a tu cuenta {corriente,de banco}
        {retira*,cobra*} … ganancias, cobra tus premios, retiro de ganancias, pagos en efectivo
        !se pueden cambiar por dinero real no, saca … ganancias, sacar tus ganancias, saca tu dinero
        {ingreso en tu,retira* … tu} cuenta bancaria, retira* … dinero, {retir*,premio*,cobra*} … en efectivo
        {canjea*,cambia*} … por dinero, canjea* … por efectivo, premio* … en metálico
        {deposita*,ingresa*,transferi*} … tu cuenta, !no canjeable*, !no convertible*
        {en,a} nuestras {tiendas,cafeterías,sucursales}, en nuestros {locales,restaurantes,cafés,comercios}
        {canjéalas,canjéalos,canjea,canjear,canjeable*,úsalas,úsalos,paga} … {en el mostrador,en caja,en la caja}
        en tiendas {físicas,asociadas,participantes}, en la tienda física, fichas se pueden {cobrar,canjear}
        {cobra,cobrar} {tus,las} {fichas,monedas,gemas}, {monedas,gemas} se pueden cobrar
        {cambia*,canjea*,convierte*,intercambia*,vende*} … {por,en} {euros,pesos,dólares}
        {euros,pesos,dólares} {reales,de verdad}
        en nuestros {bares,locales,restaurantes}
        {cámbialas,cámbialos,canjéalas,canjéalos,canjear} … tarjetas {de regalo,regalo}
      [appleTrademark] reloj apple, !para {iphone,ipad,iphone y ipad,iphone y,apple watch,apple tv,ios,macos}
        !en iphone, !en ipad
      [appleCriticism] {impuesto,impuesto de,por culpa de} apple, bug de ios, fallo de apple
        iphone lento, iphones lentos, ipad lento, iphone viejo, apple no permite, apple prohíbe
        mejor que apple, mejor que ios, iphone que va lento, iphone se traba
        {comisión,cobra,comisión* … de,tarifa* … de} apple, error* … de ios, fallo* … de ios
      [systemFeature] activar notificaciones, califícanos, valóranos, puntúanos
        acceso {al giroscopio,a tiempo de uso,al tiempo de uso}, desbloquea el giroscopio
        {califica,valora} la {app,aplicación}, reseña de cinco estrellas, escribe una reseña
        almacenamiento {de,en} icloud, espacio {en,de} icloud, acceso {a la cámara,al micrófono,a la ubicación}
        {danos,dale} 5 estrellas, avisos push, evalúanos, {danos,dale} cinco estrellas, ponnos {5,cinco} estrellas
        deja tu reseña, escribe tu reseña, deja {una,tu} opinión, escribe una valoración, espacio icloud
        almacenamiento icloud, {califica*,valora*,puntúa*,evalúa*} … estrellas, notificación* … push
        activa* … las notificaciones, reseña* … de 5 estrellas, deja* … una {reseña,valoración}
      [randomItem] cofre misterioso, cofres misteriosos, sobre sorpresa, héroe aleatorio, héroes aleatorios
        contenido aleatorio, ruleta de la suerte, ticket de invocación, sobres de cartas, rasca y gana
        probabilidad de {obtener,conseguir,ganar}, posibilidad de {ganar,obtener}, recompensa al azar, caja de sorpresas
        contiene una carta aleatoria, una carta al azar de, sobre de cartas, paquete de cartas coleccionables
        entrada para el sorteo, participa en el sorteo, un personaje aleatorio, gira la ruleta
        rueda de la {fortuna,suerte}, ruleta de la fortuna, gira la rueda
        {boleto para el,boleto de,papeleta para el} sorteo, {boleto,billete} de lotería, rifa, tómbola
        {podrías,oportunidad de} ganar {un,una}, opción a ganar, oportunidad de obtener, opciones de ganar un
        {regalo,paquete} {misterioso,sorpresa}, botín aleatorio, {héroe,personaje,arma,skin,aspecto,traje} … al azar
        arma aleatoria, personajes aleatorios, aspecto aleatorio, skin aleatoria, contenido … sorpresa
        cualquier cosa dentro, quizá ganes un, tal vez ganes un, héroe sorteado, nunca {sab*,se sabe} … {dentro,adentro}
        nunca sab* … {contiene,tocará}, nunca {sab*,se sabe} … saldrá, no sabes … hay dentro, dentro puede haber
        dentro … cualquier cosa, ábre* … ganar {un,una}, abre* … gana un, abre* … y gana, {caja*,cofre*} … de botín
        {caja*,huevo*,cofre*} … sorpresa, objeto* … al azar, premio* … al azar, tirada* … de gacha
        {boleto*,pergamino*} … de invocación, caja* … misteriosa*, {objeto*,premio*} … aleatorio*
        recompensa* … aleatoria*
        no sabrás qué {contiene,hay,toca,trae,sale}, no sabes qué {contiene,hay,toca,trae,sale}
        {sale,contiene,nace} … al azar
      [statedOdds] probabilidades, {tasas,tasa,porcentajes} de aparición
      [contact] teléfono, llámanos, llámanos al, número de teléfono, escríbenos al, por whatsapp, whatsapp, llámenos
        {llámenos,llama,llame,llamar} al, márcanos, márcanos al, escríbenos por, mándanos whatsapp
      [defect] error, errores, fallo, fallos, lento, lenta, lentos, lentas, bug, bugs
        vulnerabilidad*, se cuelga, se traba, se cierra solo, defecto*, defectuos*, !por defecto
        !cámara lenta, !sin errores, !cocción lenta, !a fuego lento, !por error, va lento
      [negation] no, nunca, jamás, sin, ni, tampoco, ningún, ninguna, nada, ninguno, ningunos, ningunas, ninguna
        tampoco, !no {solo,sólo,solamente,únicamente,esperes,dejes,olvides}, !no te {pierdas,lo pierdas,la pierdas}
        !no lo pierdas, !sin parar, !sin fin, !ni más ni menos, !nada más
        !no {usadas,usados,utilizadas,utilizados,gastadas,gastados,canjeadas}, !sin {usar,utilizar,gastar}
        !no {uses,utilices,gastes,se usen}
        adiós, olvídate de, olvida, olvide, basta de, se acabó, se acabaron, !no olvides, !no olvide, !no te olvides de
      [impossibility] no {es,son,está,están} {posible,posibles,disponible,disponibles,permitido,permitida,permitidos}
        no {es,son,está,están} {permitidas,previsto,prevista,incluido,incluida,admitido,admitida}
        {es,son,está,están} {imposible,imposibles,prohibido,prohibida,prohibidos,prohibidas,excluido,excluida}
        no se {ofrece,ofrecen,permite,permiten,acepta,aceptan,admite,admiten,puede,pueden}
        no {es necesario,es necesaria,se incluye,se incluyen,se aplica,existe,existen}
      [donation] donar, donación, donaciones, donativo, donativos, caridad, recaudación de fondos, recaudar fondos
        micromecenazgo, !{donación de,donar,donaciones de} sangre, !donación de órganos, !donar tropas
        !concierto benéfico, !gala benéfica, !partido benéfico, !recibo de donación, !carrera benéfica
        !donaciones del clan, !dona a la alianza, !donar al gremio, !hermanas de la caridad, !registro de donaciones
        dona {a la,a una,para la,para los}, benéfico, benéfica, benéficos, benéficas, dona ahora, done para
        beneficencia, obras sociales … destin*, fines solidarios, una buena causa, a una ong, a ong
        !tus donaciones de sangre, dona para {apoyar,ayudar,sostener,seguir,que}, dona y apoya, dona y ayuda
        donamos {la mitad,una parte,todo}
        {mitad,una parte} va {a la protectora,al refugio,a un refugio,a la cruz roja,a la perrera}
      [physicalGoods] envío gratuito, entrega a domicilio, gastos de envío, a tu casa por, te lo enviamos
        por correo postal, por mensajería, dirección de envío, recogida en tienda, ejemplar impreso
        envío {sin costo,sin coste,a casa}, {se enviará por,mandamos … por,llega por} correo, por correo certificado
        por paquetería, llega a tu casa, llevamos … a casa, te lo llevamos, enviado por correo a, recibe … en tu casa
        llev* … a la puerta, llega* … la puerta, entreg* … puerta, enviad* … a la puerta, envío* … gratis
        envío* … a domicilio, costo* … de envío, enví* … a tu casa, recib* … por correo, recib* … en casa
        envío* … incluido*, enviamos por correo, enviaremos … por correo, !por correo elect*
        {enviamos,te enviamos} … a casa
      [regulatedClaim] cura* … {cáncer,diabetes,depresión,dolor*,artritis,insomnio,asma,ansiedad,enfermedad*}
        cure … {cáncer,diabetes,depresión,dolor*,artritis,insomnio,asma,enfermedad*}, cura milagrosa, remedio milagroso
        pérdida de peso garantizada, adelgaza* … sin esfuerzo, adelgaza en una semana, chat … adultos
        chat {erótico,sexual,sexy,caliente}, {videos,contenido} para adultos, vídeos eróticos
        {compra*,gana*,consigue} … seguidores, {1000,1.000,500} seguidores
        seguidores {reales,garantizados,para tu perfil,de instagram}, compra* … likes, comprar suscriptores
        comprar visualizaciones, apuestas deportivas, apuesta* … dinero {real,de verdad}, apostar … dinero real
        {casino,jugar,juega} con dinero real, {gana*,compra*} … bitcoin*, gana* … cripto*, rentabilidad garantizada
        números ganadores de la lotería, hazte rico, dinero fácil, charla* … adultos, conversación para adultos
        ganancias seguras, beneficios seguros, seguidores de verdad, ganancia* … garantizada*, beneficio* … garantizado*
        kilos en … {semana*,días,mes}, kg en … semana*, kg en … días, libras en una semana
      [saving] ahorra, ahorras, ahorrar, ahorro, descuento, rebaja, más barato, de menos, !ahorro de energía
        !ahorra batería, !ahorro de {batería,datos}, !ahorra {espacio,tiempo,energía}, ahórrate, ahorre, ahorrarás
        ahorrando, menos que el precio
      [comparedPrice] {respecto al plan,comparado con el,comparado con el plan,vs} mensual, sobre el precio
        precio normal, precio habitual, por separado, que el mensual, que el plan mensual, {en,con} el plan anual
        frente a la mensual, en comparación con, respecto a, respecto del, frente al
        precio {regular,de lista,original,completo,de venta}, por unidad, comprarlas por, compradas por, suelt*
        individualmente, uno por uno, que el precio, al mensual, mes a mes
      [paidOnce] {paga una,pagar una,paga una sola,pagar una sola} vez, un solo pago, pago único, compra única
        compra una vez, {membresía,suscripción} {de por vida,vitalicia}, acceso de por vida, acceso vitalicio
        {licencia,premium} de por vida, pase vitalicio, único pago, pago de una sola vez, pagas una vez
        pagas una sola vez, un pago basta, un pago es suficiente, págalo una vez, pago por única vez, una única vez
        un pago y, miembro vitalicio, miembro de por vida, socio vitalicio
      [profanity] Y29qb251ZG8q, Y29qb25lcw==, Y29tZW1pZXJkYSo=, Y29uY2hhIGRlIHR1IG1hZHJl, Y29uY2hhIHR1IG1hZHJl
        Y29uY2hhdHVtYWRyZQ==, Y2Ficm9uYQ==, Y2Ficm9uZXM=, Y2FicsOzbg==, Y2hpbmd1ZW4=, Y2hpbmdhIHR1IG1hZHJl, Y2hpbmdhZG8=
        Y2hpbmdhZGE=, Y2hpbmdhcg==, Y2hpbmdhcw==, Y3VsZXJv, Y3VsZXJvcw==, Z2lsaXBvbGxhcyo=, Zm9sbGFkYQ==, Zm9sbGFkYXM=
        Zm9sbGFy, aGlqb3B1dGEq, aGlqb3MgZGUgcHV0YQ==, aGlqbyBkZSBwdXRh, aGlqdWVwdXRhKg==, am9kZXI=, am9kaWRhKg==
        am9kaWRvKg==, asOzZGV0ZQ==, bWFscGFyaWRhKg==, bWFscGFyaWRvKg==, bWFtYWh1ZXZvKg==, bWFyaWNvbmVz, bWFyaWPDs24=
        bWUgY2FnbyBlbg==, bWllcmRhKg==, c3VkYWNh, c3VkYWNhcw==, cGVsb3R1ZG8q, cGVsb3R1ZGEq, cGVuZGVqYQ==, cGVuZGVqYXM=
        cGVuZGVqbyo=, cHV0YQ==, cHV0YWRh, cHV0YWRhcw==, cHV0YXM=, cHV0b3M=, cHV0bw==, cXVlIHRlIGpvZGFu
        dmV0ZSBhIGxhIHZlcmdh, dmVyZ2F6byo=, Z2lsaXBvbGxleg==, Z2lsaXBvbGxlY2Vz, Z2lsaXB1ZXJ0YXM=, cGVuZGVqYWRh
        cGVuZGVqYWRhcw==, Y2hpbmfDs24=, Y2hpbmdvbmVz, Y2hpbmdvbmE=, Y2hpbmdvbmFz, Y2hpbmdhZGVyYQ==, Y2hpbmdhZGVyYXM=
        Y2FnYWRh, Y2FnYWRhcw==, bWFtYWRh, bWFtYWRhcw==, Y3VsaWFkKg==, Z8O8ZXZvbio=, aHVldsOzbg==, aHVldm9uZXM=
        bm8gbWFtZXM=
      [otherMoney] billetes para colorear, monedas para colorear, billetes de {banco,juguete,juego,mentira}
        billetes de … {euros,pesos,dólares}, dinero de {juguete,juego}, {cuánto,qué} costaba
        {meta,metas,objetivo,objetivos} de ahorro, {primer,primeros,primeras} … {ahorrado,ahorrados}, divide … en
        reparte … en, donde … cuesta, dar el cambio, contar {dinero,monedas}, adivina … precio
      """#)
}
