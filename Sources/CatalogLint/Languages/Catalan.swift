extension Language {
  /// Catalan.
  static let catalan = Language(
    code: "ca",
    amounts: """
      money=$: dòlars
      subunit=EUR/100: cèntims
      minute: minuto, minutos, minut, minuts
      hour: hora, horas, hores
      day: día, días, dia, dias, dies
      week: semana, semanas, setmana, setmanes
      month: mes, meses, mesos, mês
      quarter: trimestre, trimestres
      year: año, años, any, anys, ano, anos
      percent: por ciento
      before ordinal: nivell, capítol, temporada, dia
      beside counted: monedes, gemmes, diamants, cristalls, punts
      """,
    trial: "prova",
    days: "dia, dies",
    dayNumbers: "tres, cinc, set, deu, catorze, quinze, trenta",
    kin: "es, pt, it")
}
