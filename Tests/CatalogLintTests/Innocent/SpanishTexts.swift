extension ProductTexts {
  static let spanish = ProductTexts(
    locale: "es-ES",
    innocent: """
      non-consumable | Tiro libre | Botas para rodear cualquier barrera
      non-consumable | Aire libre | Diez mesas y sillas para tu jardín
      non-consumable | Gratitud | Un diario con cincuenta preguntas
      non-consumable | Todo sobre mi madre | Quince monólogos para actores
      non-consumable | Testamento del pirata | Una historia en nueve capítulos
      non-consumable | La gran contestación | Carteles de la transición
      non-consumable | Test de conducir | 900 preguntas de la DGT con respuestas
      non-consumable | Pruebas del héroe | Doce laberintos en la torre norte
      non-consumable | Pruebas de fuego | La tercera campaña, entre volcanes
      non-consumable | Demolición | Doce coches viejos en la arena
      non-consumable | Demonios de la noche | Tres armaduras con runas
      non-consumable | Betania | Un pueblo bíblico en miniatura
      non-consumable | Androide X9 | Un robot de ojos luminosos
      non-consumable | Tarta de manzana | Veinte recetas de la abuela
      non-consumable | La manzana dorada | Un cuento con seis láminas
      non-consumable | Llega la primavera | Todo el valle en flor
      non-consumable | Mejores amigas | Dos vestidos con el mismo estampado
      non-consumable | Medalla de oro | Un podio para tu gimnasio
      non-consumable | Amuleto de la suerte | Un trébol de cuatro hojas
      non-consumable | Luna llena | Un mapa tranquilo para pescar de noche
      non-consumable | Toda una vida en el mar | Memorias de un capitán gallego
      non-consumable | Fondo de sala VIP | Sofás de terciopelo y luces de ciudad
      non-consumable | Ruta 66 | De Chicago a Santa Mónica en moto
      non-consumable | Los 7 enanitos | Una cabaña en lo hondo del bosque
      non-consumable | Bólidos de Fórmula 1 | Diez decoraciones de leyenda
      non-consumable | Las mil y una noches | Doce cuentos de Sherezade
      non-consumable | Joyas del piano | Cincuenta piezas de Bach a Satie
      non-consumable | Cueva de cristal | Una mina brillante con tres salidas
      non-consumable | Siglo de Oro | Versos de Lope, Góngora y Quevedo
      non-consumable | Plata mexicana | Pulseras y anillos para tu avatar
      non-consumable | Punto de cruz | Sesenta motivos para bordar
      non-consumable | Puntos cardinales | Una brújula y cuatro mapas antiguos
      non-consumable | Yoga en 30 días | Una sesión cada mañana, a tu ritmo
      non-consumable | Un año en Sevilla | Treinta recetas de temporada
      non-consumable | Paso de montaña | Una carretera entre dos cumbres
      non-consumable | Paso a paso: acuarela | Veinte lecciones de pintura
      non-consumable | Pavos reales | Un macho y una hembra para tu granja
      non-consumable | Locomotoras de vapor | Latón, silbato y ténder
      non-consumable | Rayas de tigre | Un diseño salvaje para cada coche
      non-consumable | Cien años de tango | Cuarenta partituras para bandoneón
      non-consumable | Abono orgánico | Sabe qué necesita cada planta
      non-consumable | Sin anuncios | Quita los banners y los vídeos
      non-consumable | Nubes de algodón | Fondos en tonos pastel
      consumable | Poción de nivel 99 | Sube a un héroe al máximo nivel
      consumable | 500 monedas de oro | 500 monedas de oro para semillas
      consumable | 1.200 gemas | Añade 1.200 gemas a tu cofre
      consumable | 2 horas de XP doble | El doble de experiencia al jugar
      consumable | 5 pistas | Muestra la próxima jugada
      consumable | 10 vidas | Sigue jugando con el tablero lleno
      auto-renewable | Club senderista | Todos los mapas sin conexión
      auto-renewable | Taller Plus | Clases y pinceles ilimitados, 24/7
      auto-renewable | Cuentos al mes | Dos historias nuevas cada mes
      non-consumable | Planeta desierto | Un mundo con 2 soles y 3 lunas
      non-consumable | Agenda | Avisos de las citas por confirmar
      non-consumable | Libro de cuentas | Gastos de cada tarjeta de crédito
      non-consumable | Tests de historia | Cuarenta cuestionarios con respuestas
      non-consumable | Alfa y Beta | Dos robots para tu taller
      non-consumable | Marcos de foto | 12 marcos dorados para tu álbum
      non-consumable | Abdominales | Músculos por definir en 12 rutinas
      non-consumable | Gratia plena | Rosario cantado en latín
      consumable | Fuego eterno | Cura del todo a un héroe
      consumable | Llave maestra | Abre un cofre cerrado
      consumable | Otra misión | Cambia una misión semanal por otra
      consumable | 10 mil monedas | 10.000 monedas para tu imperio
      consumable | Llave oxidada | Desbloquea un cofre a elegir
      """,
    guilty: """
      free-wording | consumable | Bolsa de monedas | Llévate 50 monedas gratis
      free-wording | non-consumable | Sombrero gratuito | Un sombrero de paja
      free-wording | consumable | Pack inicial | Espada y flechas sin coste
      free-wording | consumable | Cofre | Consíguelo gratuitamente
      external-payment | consumable | 500 gemas | Paga por transferencia bancaria
      external-payment | consumable | Gemas | Canjea tu código promocional
      other-platform | non-consumable | Partidas | Compatible con dispositivos Android
      other-platform | non-consumable | Modo dúo | Juega con amigos en PlayStation
      placeholder-text | non-consumable | Sombrero rojo | Descripción por definir
      placeholder-text | non-consumable | Texto de ejemplo | Un sombrero para el héroe
      test-wording | non-consumable | Producto de prueba | Un sombrero para el héroe
      test-wording | non-consumable | Sombrero | Solo para la versión beta
      price-as-title | consumable | 4,99 € | Añade gemas al cofre
      price-mismatch | consumable | 500 gemas | 500 gemas por 49,99 €
      quantity-mismatch | consumable | 500 gemas | Añade 550 gemas
      time-limited-consumable | consumable | Pase mensual | Un cofre cada día
      time-limited-consumable | non-consumable | Premium 30 días | Todos los filtros y marcos
      unlock-as-consumable | consumable | Todos los niveles | Desbloquea sesenta niveles
      unlock-as-consumable | consumable | Acceso de por vida | Todos los cursos
      currency-as-non-consumable | non-consumable | Saco | Contiene 800 monedas
      """)
}
