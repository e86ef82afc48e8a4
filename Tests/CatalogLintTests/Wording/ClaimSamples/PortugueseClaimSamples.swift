extension WordSamples {
  static let portugueseClaims = WordSamples(
    language: "pt",
    found: """
      futurePromise | Em breve | Em breve mais fases
      futurePromise | na próxima atualização | Mais mapas na próxima atualização
      promotionalClaim | Última chance | Última chance de jogar
      promotionalClaim | por tempo limitado | Baú por tempo limitado
      expiringCredits | expiram | As gemas expiram em um mês
      expiringCredits | válidas até | Moedas válidas até março
      cashOut | sacar dinheiro | Jogue para sacar dinheiro
      cashOut | trocar por dinheiro | Gemas para trocar por dinheiro
      appleTrademark | Apple | Tema da Apple
      appleTrademark | iCloud | Pacote iCloud
      appleCriticism | taxa da Apple | Com a taxa da Apple
      appleCriticism | iPhone lento | Acelere seu iPhone lento
      systemFeature | notificações push | Ativa notificações push
      systemFeature | Avalie o app | Avalie o app e ganhe
      randomItem | Roleta da sorte | Roleta da sorte
      randomItem | Um personagem aleatório | Um personagem aleatório
      statedOdds | probabilidades | Veja as probabilidades
      profanity | bWVyZGE= | Que * de baú
      profanity | Y2FyYWxobw== | Pacote do *
      """,
    innocent: """
      Viagem no futuro
      Todas as futuras atualizações incluídas
      Melhores amigos
      Aproveite todos os níveis
      As gemas não expiram
      Sem data de validade
      Ganhe dinheiro na sua fábrica
      Saque de tênis
      Widgets para iPhone
      Herói de 5 estrelas
      Modo aleatório
      Baú de 500 gemas
      A disputa
      Computador
      Reputação do reino
      Os putos da rua
      Maçã dourada
      Caixa de Pandora
      Cuidado com o cão
      """)
}
