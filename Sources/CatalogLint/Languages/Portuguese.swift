extension Language {
  /// Portuguese.
  static let portuguese = Language(
    code: "pt",
    amounts: """
      before denomination: nota de, notas de, moeda de, moedas de, cédula de, cédulas de
      money=BRL: real
      money=$: dólares, dólar
      pt-BR subunit=BRL/100: centavos
      pt-PT subunit=EUR/100: cêntimos, cêntimo
      minute: minuto, minutos, minut, minuts
      hour: hora, horas, hores
      day: día, días, dia, dias, dies
      week: semana, semanas, setmana, setmanes
      month: mes, meses, mesos, mês
      quarter: trimestre, trimestres
      year: año, años, any, anys, ano, anos
      percent: por cento
      before ordinal: nível, níveis, nivel, capítulo, capítulos, temporada, episódio, parte, dia
        fase
      magnitude=1000: mil
      magnitude=1000000: milhão, milhões, mi
      beside counted: moedas, moeda, gemas, diamantes, cristais, joias, rubis, fichas, pontos
        créditos, ouro
      """,
    spelledNumbers: """
      2 dois duas; 3 três; 4 quatro; 5 cinco; 6 seis; 7 sete; 8 oito; 9 nove; 10 dez
      11 onze; 12 doze; 13 treze; 14 catorze quatorze; 15 quinze; 20 vinte; 30 trinta
      40 quarenta; 50 cinquenta; 60 sessenta; 70 setenta; 80 oitenta; 90 noventa; 100 cem cento
      200 duzentos duzentas; 300 trezentos trezentas; 400 quatrocentos quatrocentas
      500 quinhentos quinhentas; 600 seiscentos seiscentas; 700 setecentos setecentas
      800 oitocentos oitocentas; 900 novecentos novecentas; 1000* mil
      1000000* milhão milhões; 0 e
      """,
    relativeTimes: "há, atrás, antes, últimos, próximos",
    trial: "teste, avaliação, experimenta, prova, período experimental",
    trialName: "Teste de XX dias",
    days: "dia",
    dayNumbers: "três, cinco, sete, dez, catorze, quatorze, quinze, trinta",
    restoring: "restaur, recuper",
    passwords: "palavra-passe, |senha",
    toBe: "é_",
    noPassword: "nenhuma, ver",
    generic: """
      *comprar *compra *compras *compre *item *itens *artigo *artigos *produto *produtos *objeto
      *assinatura *subscrição *descrição o a os as um uma este esta estes estas esse essa de do da
      no na em app aplicativo aplicação seu sua agora aqui para e por favor virtual digital vip
      integrada integradas dentro
      """,
    lengths: """
      0 dia temporada dois duas três; 182 semest meio; 91 trimest; 365 anual ano; 30 mensal mês
      7 seman
      """,
    plans: "plano",
    articles: "os, as",
    ofWords: "de",
    doubling: "dobro, dobrad, duplic",
    exchanging: "troc, troque",
    genitives: "de_",
    packs: "pacote, baú, caixa, pilha, bônus, presente",
    collecting: "colecionador",
    each: "cada um, cada uma",
    costs: "custa, custam",
    bonuses: "bônus, extra, bónus, grátis",
    bonusesBefore: "bônus, bónus",
    kin: "es, ca, it",
    words: #"""
      [free] grátis, gratuit*, de graça, sem custo, sem custos, sem custo adicional, custo zero
        de borla, à borla, 0 reais, 0800, isento de custo
        !cheia de graça, !cheio de graça, !estado de graça, !ano de graça, !trono de graça
        !tempo de graça
      [externalPayment] pix, via pix, boleto, boletos, boleto bancário, mercado~pago, picpay
        pagseguro, pagbank, ame digital, recargapay, multibanco, mb~way, cartão de crédito
        cartões de crédito, cartão de débito, cartões de débito, cartão bancário, cartão presente
        cartões presente, cartão-presente, vale-presente, vale presente, cartão pré-pago
        transferência bancária, transferências bancárias, depósito bancário, ted bancária
        em dinheiro vivo, pagamento em dinheiro, pagar em dinheiro, lotérica, lotéricas, nosso site
        nosso website, nossa loja online, nossa loja virtual, nossa loja web, nossa página
        site oficial, loja oficial, compre no site, compre pelo site, comprar no site, pague no site
        mais barato no site, fora do app, fora do aplicativo, fora da app, fora da loja
        pagamento externo, pagamentos externos, outras formas de pagamento, outra forma de pagamento
        outro método de pagamento, pagar com bitcoin, pague com bitcoin, pague com cripto
        pagar com cripto, código de resgate, códigos de resgate, resgate o código, resgatar código
        resgate seu código, código promocional, códigos promocionais, código de ativação
        códigos de ativação, código presente, código de presente, chave de licença
        chave de ativação, recarga por revendedor, use o cupom, cupom de desconto
        cupons de desconto, código do cupom, pagar com criptomoedas, pague com criptomoedas
        mais barato online, mais barato na web, mais barato na internet, mais barato no nosso
        no site é mais barato, transfira para nossa conta
      [otherPlatform] loja do google, loja google, loja play, loja da samsung, loja da huawei
        loja da microsoft, loja da amazon, celular android, na steam, no steam, versão steam
        versão da steam, celular samsung, celulares samsung, celular huawei, relógio huawei
      [placeholder] texto aqui, seu texto aqui, título aqui, nome aqui, descrição aqui, escreva aqui
        digite aqui, insira aqui, =inserir texto, =insira texto, =insira o texto, =insira um título
        =inserir título, =inserir descrição, =insira a descrição, =insira uma descrição
        =adicionar descrição, =adicione uma descrição, =digite o texto, =digite a descrição
        texto de exemplo, texto de preenchimento, texto provisório, texto de teste, texto de amostra
        texto fictício, descrição de exemplo, descrição provisória, título de exemplo
        produto de exemplo, produto de amostra, a ser definido, =a confirmar, =por definir
        pendente de definição, espaço reservado, marcador de posição, sem título, sem descrição
        =nome do produto, =descrição do produto, mudar isto, alterar isto
        !todo
        =a definir, =a determinar, a definir depois, descrição por definir, descrição a definir
        descrição a ser definida, texto a definir, nome a definir, título a definir, =a ser definida
      [test] teste, testes, produto de teste, compra de teste, item de teste, versão de teste
        versão beta, versão alfa, versão demo, versão de demonstração, modo de teste, depuração
        depurar, uso interno, apenas para teste, não compre, não comprar, ambiente de teste
        !teste grátis, !teste gratuito, !testes grátis, !período de teste, !dias de teste
        !semana de teste, !mês de teste, !teste de personalidade, !testes de personalidade
        !teste psicológico, !testes psicológicos, !teste de qi, !teste de inteligência
        !teste de direção, !teste de nível, !testes de nível, !teste de velocidade
        !teste de memória, !teste de gravidez, !teste de visão, !teste de amor
        !teste de conhecimento, !testes de conhecimento, !teste de condução, !testes de código
        !teste de código, !teste vocacional, !testes vocacionais, !teste de reflexo
        !teste de audição, !teste de inglês, !testes de inglês, !teste prático, !testes práticos
        !teste teórico, !testes teóricos, !teste seus, !teste sua, !teste seu, !teste suas
        !teste de força, !teste de cooper, !teste de ovulação, !simulados e testes
        !testes e simulados, !testes simulados, !testes de exame, !teste drive, !teste de raciocínio
        !alfa e beta, !beta e gama
      [unlock] remover anúncios, remove anúncios, remova anúncios, remova os anúncios
        remove os anúncios, remover os anúncios, remove todos os anúncios, remover publicidade
        remover a publicidade, remova a publicidade, remover propagandas, remove propagandas
        sem anúncios, sem publicidade, sem propagandas, sem propaganda, livre de anúncios
        livre de publicidade, desativar anúncios, desativa os anúncios, ocultar anúncios
        tirar anúncios, eliminar anúncios, desbloque*, desbloqueáve*, versão completa, versão pro
        versão premium, versão integral, jogo completo, app completo, todos os níveis
        todas as fases, todos os recursos, todas as funcionalidades, todas as funções
        todos os personagens, todos os capítulos, todos os episódios, todo o conteúdo
        acesso completo, acesso total, sem marca d'água, remover marca d'água, remove marca d'água
        sem limites
        !desbloqueia um baú, !desbloqueia uma porta
      [currencyNoun] moeda, moedas, moedas de ouro, gema, gemas, joia, joias, diamante, diamantes
        ouro, prata, ficha, fichas, crédito, créditos, ponto, pontos, rubi, rubis, cristal, cristais
        esmeralda, esmeraldas, safira, safiras, pérola, pérolas, lingote, lingotes, barras de ouro
        dinheiro, notas
        !cartão de crédito, !cartões de crédito, !ponto de vista, !pontos de interesse
        !ponto de controle, !medalha de ouro, !notas musicais, !notas de voz
      [durationWord] mensal, mensais, mensalmente, mensalidade, anual, anuais, anualmente, anuidade
        semanal, semanais, semanalmente, trimestral, trimestrais, semestral, semestrais, bimestral
        quinzenal, por mês, por ano, por semana, ao mês, ao ano, a cada mês, a cada ano
        a cada semana, todo mês, toda semana, todo ano, um mês, um ano, uma semana, um dia
        três meses, seis meses, dois meses, duas semanas, meio ano, passe mensal, passe semanal
        passe anual, passe diário, passe de temporada, passe de um dia, cartão mensal
        durante um mês, durante uma semana, durante um ano
        !desafio semanal, !desafios semanais, !missão semanal, !missões semanais, !tarefa semanal
        !tarefas semanais, !evento semanal, !eventos semanais, !baú semanal, !desafio mensal
        !desafios mensais, !oferta mensal, !oferta semanal, !ofertas mensais, !ofertas semanais
        !especial mensal, !especial semanal
      [membership] vip, membro, membros, assinante vip, associado, associados, clube de membros
        conta premium, sócio, sócios
        !membro da família, !membros da família, !membros da equipe, !membros do clã
        !membros do time, !membro da equipe, !camarote vip, !sala vip, !área vip, !lounge vip
        !membros superiores, !membros inferiores
      [access] remover anúncios, passe, passes, acesso, acessos, cartão, sem anúncios
        sem publicidade, ilimitado, ilimitada, ilimitados, ilimitadas, período de teste, membro
        membros, assinante, mensalidade, anuidade, pass, premium, vip
        !cartão de aniversário, !cartão postal
      [lifetime] vitalíci*, para sempre, permanente*, por toda a vida, perpétu*, acesso eterno
        pagamento único, compra única, um único pagamento, sem validade, não expira, nunca expira
      [subscriptionWord] assinatura, assinaturas, assine, assinar, assinante*, subscrição
        subscrições, subscrev*, renovação automática, renova automaticamente
        renovada automaticamente, renovável automaticamente, cancele quando quiser
        cancele a qualquer momento
        !assinatura digital, !assinatura eletrônica, !assinar documento*, !assinar pdf*
        !assinaturas digitais
      [quiz] pergunta*, questão, questões, questionário*, exame*, gabarito*, respostas, simulado*
        vestibular, teste de nível, teste de personalidade, teste de nivelamento, teste psicotécnico
        seu nível de
      [recordKeeping] orçamento*, despesas, gastos, contabilidade, dívidas, contas a pagar, senhas
        finanças, contas bancárias, extratos, faturas, lembrete de pagamento, lembretes de pagamento
        controle boletos, controle seus boletos, controle seus cartões, controle seus pagamentos
        controle suas transferências, controle suas contas, organize boletos, organize seus boletos
        organize seus cartões
      [ownDays] ofensiva, sua sequência, sequência de dias, sequência de login, advento
      [gameController] controle, controles, comando, comandos
      [futurePromise] em breve, brevemente, muito em breve, disponível em breve
        disponíveis em breve, na próxima atualização, nas próximas atualizações
        em próximas atualizações, em futuras atualizações, em uma futura atualização
        em uma atualização futura, em atualizações futuras, na próxima versão, em versões futuras
        ainda este ano, mais por vir, ainda em desenvolvimento, atualmente em desenvolvimento
        novidades em breve
      [promotionalClaim] melhor, melhores, mais barato, mais barata, mais baratos, mais baratas
        menor preço, melhor preço, melhor oferta, o número um, o número 1, o nº 1, oferta, ofertas
        oferta especial, oferta limitada, tempo limitado, por tempo limitado, desconto, descontos
        liquidação, promoção, promoções, promocional, metade do preço, pela metade do preço, só hoje
        somente hoje, apenas hoje, última chance, última oportunidade, não perca, mais vendido
        mais vendidos, mais popular, preço especial, imperdível, imperdíveis, imbatível
        economize até, poupe até
        !melhor amigo, !melhores amigos, !melhor amiga, !melhores amigas, !melhor tempo
        !melhores tempos, !melhor pontuação, !melhores pontuações, !calculadora de desconto
        !calculadora de descontos
      [expiringCredits] expira, expiram, expirado, expirados, expirarão, validade, vence, vencem
        vencimento, vencerão, válido até, válidos até, válidas até, válida até, válido por
        válidos por, válidas por, válida por, válidos durante, caduca, caducam
        !não expira, !não expiram, !nunca expira, !nunca expiram, !não expirarão, !sem validade
        !sem data de validade, !validade ilimitada, !não vence, !não vencem, !nunca vencem
        !sem vencimento, !não caducam, !oferta expira, !oferta vence
      [cashOut] sacar dinheiro, sacar seu dinheiro, saque em dinheiro, saque via pix, saque no pix
        saques em dinheiro, trocar por dinheiro, troque por dinheiro, trocados por dinheiro
        dinheiro real, dinheiro de verdade, converter em dinheiro, converta em dinheiro
        conversível em dinheiro, conversíveis em dinheiro, prêmios em dinheiro, prêmio em dinheiro
        prémios em dinheiro, resgatar em dinheiro, resgate em dinheiro, levantar dinheiro
        para sua conta bancária, via pix
        !sem dinheiro real, !não é dinheiro real, !não são dinheiro real
        !não podem ser trocados por dinheiro, !não podem ser trocadas por dinheiro
        !não conversível em dinheiro, !não conversíveis em dinheiro
      [appleTrademark] relógio apple
        !para iphone, !para ipad, !para iphone e ipad, !para apple watch, !para apple tv, !para ios
        !para macos, !no iphone, !no ipad
      [appleCriticism] taxa da apple, taxas da apple, imposto da apple, comissão da apple
        comissões da apple, por culpa da apple, por causa da apple, erro do ios, erros do ios
        falha do ios, falhas do ios, bug do ios, bugs do ios, iphone lento, iphones lentos
        ipad lento, iphone velho, a apple não permite, a apple proíbe, melhor que a apple
        melhor que o ios
      [systemFeature] notificações push, notificação push, ativar notificações
        ativar as notificações, ative as notificações, avalie-nos, avalie o app, avalie a app
        avalie o aplicativo, avaliação de 5 estrelas, avaliações de 5 estrelas
        avaliação de cinco estrelas, deixe uma avaliação, escreva uma avaliação, deixe sua avaliação
        armazenamento do icloud, armazenamento no icloud, espaço no icloud, espaço do icloud
        acesso à câmera, acesso à câmara, acesso ao microfone, acesso à localização, avalie com 5
        avalie com cinco, avalie e ganhe, nos dê 5 estrelas, dê cinco estrelas, 5 estrelas e ganhe
      [randomItem] caixa de saque, caixas de saque, caixa misteriosa, caixas misteriosas
        caixa surpresa, caixas surpresa, ovo surpresa, ovos surpresa, baú misterioso
        baús misteriosos, baú surpresa, baús surpresa, pacote surpresa, item aleatório
        itens aleatórios, prêmio aleatório, prêmios aleatórios, recompensa aleatória
        recompensas aleatórias, herói aleatório, heróis aleatórios, personagem aleatório
        personagens aleatórios, carta aleatória, cartas aleatórias, sorteio, sorteios, rifa, rifas
        loteria, lotaria, roleta, roleta da sorte, roda da sorte, raspadinha, raspadinhas
        bilhete de invocação, bilhetes de invocação, pergaminho de invocação
        pergaminhos de invocação, pacote de cartas, pacotes de cartas, chance de ganhar
        chances de ganhar, chance de obter, chance de conseguir, hipótese de ganhar, herói ao acaso
        item ao acaso, carta ao acaso, prêmio ao acaso, caixa de surpresas
      [statedOdds] probabilidade, probabilidades, taxas de obtenção, taxa de obtenção, taxas de drop
        chances exibidas
      [contact] telefone, ligue para, fale conosco no, número de telefone, chame no
      [profanity] Y2FyYWxob3M=, Y2FyYWxobw==, Y3V6w6Nv, Y3V6w7Vlcw==, YnVjZXRh, YnVjZXRhcw==
        Zm9kYQ==, Zm9kYS1zZQ==, Zm9kZQ==, Zm9kZXI=, Zm9kaWRhKg==, Zm9kaWRvKg==, ZmlsaG8gZGEgcHV0YQ==
        ZmlsaG9zIGRhIHB1dGE=, ZmlsaGEgZGEgcHV0YQ==, bWVyZGE=, bWVyZGFz, cG9ycmE=, cG9ycmFz, cGlyb2Nh
        cGlyb2Nhcw==, cHFw, cHV0YQ==, cHV0YSBxdWUgcGFyaXU=, cHV0YXM=, cHV0ZWlybw==, cHVuaGV0YSo=
        dG9tYXIgbm8gY3U=, dmFpIHNlIGZvZGVy, dmFpIHRvbWFyIG5vIGN1, dmFpLXRlIGZvZGVy, dmlhZG8=
        dmlhZG9z, eG94b3Rh, eGVyZWNh
      """#)
}
