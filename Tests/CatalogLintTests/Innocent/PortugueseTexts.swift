extension ProductTexts {
  static let portuguese = ProductTexts(
    locale: "pt-BR",
    innocent: """
      non-consumable | Cobrança de falta | Chuteiras para encobrir a barreira
      non-consumable | Ar livre | Dez mesas e cadeiras para o jardim
      non-consumable | Gratidão | Um diário com cinquenta perguntas
      non-consumable | Todo dia uma história | Contos para antes de dormir
      non-consumable | Testamento do pirata | Uma aventura em nove capítulos
      non-consumable | Contestado | A guerra contada em doze mapas
      non-consumable | Teste de personalidade | Sessenta perguntas e a análise
      non-consumable | Simulado do Detran | 900 questões com gabarito
      non-consumable | Testemunha ocular | Um mistério em oito pistas
      non-consumable | Demolição | Doze carros velhos na arena
      non-consumable | Demônios da noite | Três armaduras com runas
      non-consumable | Betoneira amarela | Um caminhão para a sua obra
      non-consumable | Androide X9 | Um robô de olhos brilhantes
      non-consumable | Torta de maçã | Vinte receitas da vovó
      non-consumable | A maçã dourada | Um conto com seis ilustrações
      non-consumable | A chegada da primavera | O vale inteiro em flor
      non-consumable | Melhores amigas | Dois vestidos com a mesma estampa
      non-consumable | Medalha de ouro | Um pódio para o seu ginásio
      non-consumable | Amuleto da sorte | Um trevo de quatro folhas
      non-consumable | Lua cheia | Um mapa calmo para pescar à noite
      non-consumable | Uma vida no mar | Memórias de um capitão açoriano
      non-consumable | Fundo do camarote VIP | Sofás de veludo e luzes da cidade
      non-consumable | Rota 66 | De Chicago a Santa Mônica de moto
      non-consumable | Os 7 anões | Uma casinha no fundo do bosque
      non-consumable | Carros de Fórmula 1 | Dez pinturas clássicas
      non-consumable | As mil e uma noites | Doze contos de Sherazade
      non-consumable | Joias do piano | Cinquenta peças de Bach a Satie
      non-consumable | Caverna de cristal | Uma mina com três saídas
      non-consumable | Ouro Preto | Ladeiras e igrejas de Minas Gerais
      non-consumable | Prata da casa | Baixelas para a sua mesa de jantar
      non-consumable | Ponto cruz | Sessenta gráficos para bordar
      non-consumable | Pontos turísticos | Quarenta cartões-postais do Rio
      non-consumable | Notas musicais | Figurinhas animadas para músicos
      non-consumable | Ioga em 30 dias | Uma prática por manhã, no seu ritmo
      non-consumable | Um ano no sertão | Trinta receitas de cada estação
      non-consumable | Passo a passo: aquarela | Vinte lições de pintura
      non-consumable | Pixinguinha ao violão | Doze choros com partitura
      non-consumable | Pixel Art | Pincéis quadrados em oito tamanhos
      non-consumable | Locomotivas a vapor | Latão, apito e tênder
      non-consumable | Listras de tigre | Uma pintura para cada carro
      non-consumable | Real Forte | O forte do Príncipe da Beira em 3D
      non-consumable | Sem anúncios | Remove os banners e os vídeos
      non-consumable | Nuvens de algodão | Fundos em tons pastel
      consumable | Poção nível 99 | Leva um herói ao nível máximo
      consumable | 500 moedas de ouro | 500 moedas de ouro para sementes
      consumable | 1.200 gemas | Adiciona 1.200 gemas ao seu baú
      consumable | 2 horas de XP em dobro | O dobro de experiência no jogo
      consumable | 5 dicas | Mostra a próxima jogada
      consumable | 10 vidas | Continue com o tabuleiro cheio
      auto-renewable | Clube da trilha | Todos os mapas offline
      auto-renewable | Ateliê Plus | Aulas e pincéis ilimitados, 24/7
      auto-renewable | Contos do mês | Duas histórias novas por mês
      non-consumable | Terço rezado | Ave Maria, cheia de graça
      non-consumable | Agenda | Avisos de consultas a confirmar
      non-consumable | Controle de gastos | Despesas por cartão de crédito
      non-consumable | Testes de história | Quarenta questionários com respostas
      non-consumable | Alfa e Beta | Dois robôs para a sua oficina
      non-consumable | Molduras | 12 molduras douradas para o álbum
      non-consumable | Boletos em dia | Lembretes de contas e despesas
      consumable | Fogo eterno | Cura um herói por completo
      consumable | Chave mestra | Abre um baú trancado
      consumable | Outra missão | Troca uma missão semanal por outra
      consumable | 10 mil moedas | 10.000 moedas para o seu império
      consumable | Chave velha | Desbloqueia um baú à escolha
      """,
    guilty: """
      free-wording | consumable | Saco de moedas | Leve 50 moedas grátis
      free-wording | non-consumable | Chapéu gratuito | Um chapéu de palha
      free-wording | consumable | Pacote inicial | Espada e flechas de graça
      free-wording | consumable | Baú | Receba gratuitamente
      external-payment | consumable | 500 gemas | Pague com Pix
      external-payment | consumable | Gemas | Resgate seu código promocional
      other-platform | non-consumable | Partidas | Funciona em celular Android
      other-platform | non-consumable | Modo dupla | Jogue com amigos no PlayStation
      placeholder-text | non-consumable | Chapéu | Descrição a ser definida
      placeholder-text | non-consumable | Texto de exemplo | Um chapéu para o herói
      test-wording | non-consumable | Produto de teste | Um chapéu para o herói
      test-wording | non-consumable | Chapéu | Só para a versão beta
      price-as-title | consumable | R$ 24,90 | Adiciona gemas ao baú
      price-mismatch | consumable | 500 gemas | 500 gemas por US$ 49,99
      quantity-mismatch | consumable | 500 gemas | Adiciona 550 gemas
      time-limited-consumable | consumable | Passe mensal | Um baú por dia
      time-limited-consumable | non-consumable | Premium 30 dias | Todos os filtros e molduras
      unlock-as-consumable | consumable | Todas as fases | Desbloqueia sessenta fases
      unlock-as-consumable | consumable | Acesso vitalício | Todos os cursos
      currency-as-non-consumable | non-consumable | Saco | Contém 800 moedas
      """)
}
