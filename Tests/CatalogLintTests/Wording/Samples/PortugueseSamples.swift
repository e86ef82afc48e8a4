extension WordSamples {
  static let portuguese = WordSamples(
    language: "pt",
    found: """
      free | Grátis | Grátis: 400 moedas
      free | gratis | Baú gratis
      free | gratuitas | Moedas gratuitas
      free | de graça | Leve de graça
      externalPayment | Pix | Pague com Pix
      externalPayment | Pague com boleto | Pague com boleto
      externalPayment | Mercado Pago | Mercado Pago disponível
      externalPayment | cartão de crédito | No cartão de crédito
      externalPayment | site oficial | Mais moedas no site oficial
      externalPayment | Use o cupom | Use o cupom OURO
      otherPlatform | Android | Também para Android
      placeholder | texto aqui | texto aqui
      placeholder | A definir | A definir
      placeholder | %d | %d moedas
      test | teste | Produto: teste
      test | Produto de teste | Produto de teste
      test | versão beta | Moedas (versão beta)
      unlock | Remover anúncios | Remover anúncios
      unlock | Sem anúncios | Sem anúncios
      unlock | Desbloqueia | Desbloqueia todos os mundos
      currencyNoun | moedas de ouro | 400 moedas de ouro
      currencyNoun | diamantes | Baú de diamantes
      durationWord | mensal | Plano mensal
      membership | membro VIP | Seja membro VIP
      lifetime | vitalício | Acesso vitalício
      lifetime | para sempre | Seu para sempre
      subscriptionWord | Assinatura | Assinatura Pro
      futurePromise | Em breve | Em breve mais fases
      randomItem | caixa misteriosa | Uma caixa misteriosa
      """,
    innocent: """
      Todo o mundo
      DESBLOQUEIE TODO O MAPA
      Liberdade no céu
      Cavaleiro livre
      Teste de personalidade
      Teste seus conhecimentos
      Período de teste estendido
      Contestadores da noite
      Protesto dos robôs
      Demolidor de muros
      Traje de demônio
      Cavaleiro do dragão
      Floresta encantada
      Receitas veganas
      Curso de ioga
      Papel de parede noturno
      Figurinhas de gatos
      Música clássica
      Capítulo 2 completo
      Mundo de gelo
      Histórias para dormir
      Exercícios de piano
      Trilhas de montanha
      Modelos de currículo
      Google Drive conectado
      Herói sem nome
      Visual de pirata
      Graça e beleza
      Ajuda a definir metas
      Três palmos de altura
      Brinde com amigos
      Pixel Art Clássico
      """)
}
