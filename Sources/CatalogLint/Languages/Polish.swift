extension Language {
  /// Polish.
  static let polish = Language(
    code: "pl",
    amountsEverywhere: """
      beside money=PLN: zł
      """,
    amounts: """
      money=PLN last: zł, zl
      money=PLN final: złotych, złote, złoty, zlotych, zlote
      subunit=PLN/100: groszy, grosze, gr
      money=USD: dolarów, dolary, dolar
      minute: minuta, minuty, minut
      hour: godzina, godziny, godzin, godz
      day: dzień, dni, dnia
      week: tydzień, tygodnie, tygodni, tygodnia
      month: miesiąc, miesiące, miesięcy, miesiąca
      quarter: kwartał, kwartały
      year: rok, lata, lat, roku
      percent: procent
      before ordinal: poziom, rozdział, sezon, odcinek, część, dzień, tom
      magnitude=1000: tys., tys, tysięcy, tysiące, tysiąc
      magnitude=1000000: mln, milionów, miliony
      beside counted: monet, monety, moneta, złota, klejnotów, klejnoty, diamentów, diamenty
        kryształów, punktów
      counted: sztuk, sztabek, sztabki, żetonów, żetony, rubinów
      """,
    spelledNumbers: """
      1 jeden jedna; 2 dwa dwie; 3 trzy; 4 cztery; 5 pięć; 6 sześć; 7 siedem; 8 osiem; 9 dziewięć
      10 dziesięć; 12 dwanaście; 15 piętnaście; 20 dwadzieścia; 30 trzydzieści; 40 czterdzieści
      50 pięćdziesiąt; 60 sześćdziesiąt; 70 siedemdziesiąt; 80 osiemdziesiąt; 90 dziewięćdziesiąt
      100 sto; 200 dwieście; 300 trzysta; 400 czterysta; 500 pięćset; 600 sześćset; 700 siedemset
      800 osiemset; 900 dziewięćset; 1000* tysiąc tysiące tysięcy; 1000000* milion miliony
      """,
    trial: "prób, test",
    days: "dni, dzień, dnio",
    dayNumbers: "trzy, pięć, siedem, dziesięć, czternaście, trzydzieści",
    restoring: "rzywróć, przywr",
    generic: """
      *kup *kupić *zakup *zakupy *przedmiot *przedmioty *produkt *produkty *artykuł *subskrypcja
      *opis ten ta to te tego w aplikacji aplikacja teraz tutaj dla i na z twój twoje vip
      """,
    ofWords: "na")
}
