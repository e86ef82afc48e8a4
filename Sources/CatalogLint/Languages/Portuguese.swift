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
      integrada integradas dentro *obrigado *obrigada *aproveite *divirta *reembolso pela compra
      apoio se incrível ótimo sem não muito
      """,
    lengths: """
      0 dia temporada dois duas três; 182 semest meio; 91 trimest; 365 anual ano; 30 mensal mês
      7 seman
      """,
    plans: "plano, clube, passe, assinatura, coach",
    during: "durante, por",
    ones: "um",
    wholes: "inteiro, completo, todo um",
    contents: """
      plano, programa, curso, cardápio, menu, calendário, diário, previs, horóscopo, histórico
      backup, arquiv, guarda, armazen, conserv, desafio, garant, objetivo, perca
      """,
    nounFirst: true,
    alternatives: "_ou_, _nem_",
    contrasts: "_mas_",
    articles: "os, as",
    ofWords: "de",
    doubling: "dobro, dobrad, duplic",
    exchanging: "troc, troque",
    genitives: "de_",
    packs: "pacote, baú, caixa, pilha, bônus, presente",
    collecting: "colecionador",
    each: "cada um, cada uma",
    costs: "custa, custam",
    bonuses: """
      bônus, bónus, de bônus, de bónus, extra, grátis, de brinde, de presente, a mais, adicionais
      """,
    bonusesBefore: "bônus, bónus, bônus de, bónus de",
    paying: "pag, compr, barat, descont, recarg, resgat, loja",
    messengers: "zap",
    beforeAccount: "no_, pelo_, número",
    kin: "es, ca, it",
    functionWords: """
      os, dos, um, uma, em, seus, suas, nas, ao, aos, sem, é, são, mais, até, pelo, pela, você
      não, quando, também, muito, num, numa, dele, *o, *as, *da, *do, *das, *de, *e, *com, *para
      *por, *seu, *sua, *no, *na, *nos, *à, *que, *todo, *todos, *todas, *toda, *ou, *se, *este
      *esta, *cada, *como, *entre, *teu, *tua
      """,
    words: #"""
      [free] grátis, gratuit*, de graça, sem custo, sem custos, sem custo adicional, custo zero
        de borla, à borla, 0 reais, 0800, isento de custo
        !cheia de graça, !cheio de graça, !estado de graça, !ano de graça, !trono de graça
        !tempo de graça
        !estacionamento gratuit*, !estacionamento grátis, !museus gratuit*, !wifi grátis
        !wi fi grátis, !entrada gratuita, !jornal gratuito, !pago … gratuit*
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
        mais barato pelo navegador, mais barato no navegador, pelo navegador mais barato, chave pix
        pague por sms, contra entrega, pagamento na entrega, mais barato … site
        recarga no site, recarregue no site, chame no whatsapp para comprar, pague com boleto
        compre direto no site, desconto … no site, pague na lotérica, insira o código promocional
        débito em conta, transferência via pix
        !carteira de cartões presente, !carteira de vale presente, !controle de boletos
        !campo para paypal
      [otherPlatform] loja do google, loja google, loja play, loja da samsung, loja da huawei
        loja da microsoft, loja da amazon, celular android, na steam, no steam, versão steam
        versão da steam, celular samsung, celulares samsung, celular huawei, relógio huawei
      [placeholder] texto aqui, seu texto aqui, título aqui, nome aqui, descrição aqui
        insira aqui, =inserir texto, =insira texto, =insira o texto, =insira um título
        =inserir título, =inserir descrição, =insira a descrição, =insira uma descrição
        =adicionar descrição, =adicione uma descrição, =digite o texto, =digite a descrição
        texto de exemplo, texto de preenchimento, texto provisório, texto de teste, texto de amostra
        texto fictício, descrição de exemplo, descrição provisória, título de exemplo
        produto de exemplo, produto de amostra, a ser definido, =a confirmar, =por definir
        pendente de definição, espaço reservado, marcador de posição, sem descrição
        =nome do produto, =descrição do produto, mudar isto, alterar isto
        !todo
        =a definir, =a determinar, a definir depois, descrição por definir, descrição a definir
        descrição a ser definida, texto a definir, nome a definir, título a definir, =a ser definida
        descrição pendente, descrição em breve, texto pendente, aqui vai a descrição
        aqui vai o texto, [descrição], [título], [nome do produto]
        =sem título, =a preencher
        =escreva aqui, =digite aqui
        escreva aqui a descrição, digite aqui a descrição, escreva aqui o título
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
        !teste a/b, !testes a/b, !teste de antígeno, !teste pcr, !teste de alergia, !tira de teste
        !teste de esforço, !teste de resistência, !teste de som, !teste de admissão
        !teste de laboratório, !bancada de testes, !teste de estresse, !teste físico
        !testes físicos, !teste de água, !teste de fogo
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
        por uma semana, por um mês, por um ano, por um dia, por três meses, por seis meses
        passe trimestral, passe semestral, uma quinzena, plano semestral
        um ano inteiro, um ano completo, um mês inteiro, um mês completo
      [membership] vip, assinante vip, clube de membros
        conta premium
        !membro da família, !membros da família, !membros da equipe, !membros do clã
        !membros do time, !membro da equipe, !camarote vip, !sala vip, !área vip, !lounge vip
        !membros superiores, !membros inferiores
        membro vip, membro premium, sócio vip, carteirinha de sócio, status vip
      [access] remover anúncios, passe, passes, acesso, acessos, cartão, sem anúncios
        sem publicidade, ilimitado, ilimitada, ilimitados, ilimitadas, período de teste
        assinante, mensalidade, anuidade, pass, premium, vip
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
        experiência de laboratório, vestibulares, enem, habilitação, autoescola*
        exercícios resolvidos
      [recordKeeping] orçamento*, despesas, gastos, contabilidade, dívidas, contas a pagar, senhas
        finanças, contas bancárias, extratos, faturas, lembrete de pagamento, lembretes de pagamento
        controle boletos, controle seus boletos, controle seus cartões, controle seus pagamentos
        controle suas transferências, controle suas contas, organize boletos, organize seus boletos
        organize seus cartões
        fatura, nota fiscal, notas fiscais, recibo*, contábil, contábeis, campo para paypal
        cofrinho, livro caixa, gestor de cartões, carteira de cartões, imposto de renda
        controle de gastos, controle de boletos, registro de pagamentos, comprovantes
        fluxo de caixa
      [ownDays] ofensiva, sua sequência, sequência de dias, sequência de login, advento
      [gameController] controle, controles, comando, comandos
      [futurePromise] em breve, brevemente, muito em breve, disponível em breve
        disponíveis em breve, na próxima atualização, nas próximas atualizações
        em próximas atualizações, em futuras atualizações, em uma futura atualização
        em uma atualização futura, em atualizações futuras, na próxima versão, em versões futuras
        ainda este ano, mais por vir, ainda em desenvolvimento, atualmente em desenvolvimento
        novidades em breve
        mais a caminho, mais em preparação, mais serão adicionad*, serão adicionados em breve
        outros a caminho, chegando em breve, mais fases a caminho, novos níveis a caminho
        fases em desenvolvimento, níveis em desenvolvimento, aguarde novidades, mais virão
      [promotionalClaim] mais barato, mais barata, mais baratos, mais baratas
        menor preço, melhor preço, melhor oferta, o número um, o número 1, o nº 1
        oferta especial, oferta limitada, por tempo limitado
        liquidação, metade do preço, pela metade do preço, só hoje
        somente hoje, apenas hoje, última chance, última oportunidade, não perca, mais vendido
        mais vendidos, preço especial, imperdível, imperdíveis, imbatível
        economize até, poupe até
        !melhor amigo, !melhores amigos, !melhor amiga, !melhores amigas, !melhor tempo
        !melhores tempos, !melhor pontuação, !melhores pontuações, !calculadora de desconto
        !calculadora de descontos
        melhor pacote, melhor app, melhor jogo, melhores preços, melhores ofertas, em oferta
        em promoção, oferta do dia, promoção relâmpago, promoção especial, preço promocional
        com desconto, grande desconto, super desconto, descontos de até, oferta por tempo
        o mais popular, a mais popular
        o melhor … do mundo, a melhor … do mundo
      [expiringCredits] expira, expiram, expirado, expirados, expirarão, validade, vence, vencem
        vencimento, vencerão, válido até, válidos até, válidas até, válida até, válido por
        válidos por, válidas por, válida por, válidos durante, caduca, caducam
        !não expira, !não expiram, !nunca expira, !nunca expiram, !não expirarão, !sem validade
        !sem data de validade, !validade ilimitada, !não vence, !não vencem, !nunca vencem
        !sem vencimento, !não caducam, !oferta expira, !oferta vence
        se perdem, serão perdid*, são perdid*, use até o fim, use-as antes, use-os antes
        zeram no fim, são zerad*, serão zerad*, desaparecem no fim, perdem a validade, gaste antes
        gaste até, zera no fim, utilize até
      [cashOut] sacar dinheiro, sacar seu dinheiro, saque em dinheiro, saque via pix, saque no pix
        saques em dinheiro, trocar por dinheiro, troque por dinheiro, trocados por dinheiro
        dinheiro real, dinheiro de verdade, converter em dinheiro, converta em dinheiro
        conversível em dinheiro, conversíveis em dinheiro, prêmios em dinheiro, prêmio em dinheiro
        prémios em dinheiro, resgatar em dinheiro, resgate em dinheiro, levantar dinheiro
        para sua conta bancária, via pix
        !sem dinheiro real, !não é dinheiro real, !não são dinheiro real
        !não podem ser trocados por dinheiro, !não podem ser trocadas por dinheiro
        !não conversível em dinheiro, !não conversíveis em dinheiro
        troque … por dinheiro, trocar … por dinheiro, troque … por vales, resgate … em dinheiro
        resgatar … em dinheiro, vira dinheiro, viram dinheiro, saque na conta, por vale-presente
        por vales-presente, por vale presente, por cartões presente, converta … em dinheiro
        convertid* em dinheiro, pago em dinheiro, troque … por pix, receba via pix, saque … via pix
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
        recompensas aleatórias, herói aleatório, heróis aleatórios
        roleta da sorte, roda da sorte, raspadinha, raspadinhas
        bilhete de invocação, bilhetes de invocação, pergaminho de invocação
        pergaminhos de invocação
        chance de obter, chance de conseguir, herói ao acaso
        item ao acaso, carta ao acaso, prêmio ao acaso, caixa de surpresas
        um personagem aleatório, contém uma carta aleatória, pacote de cartas colecionáveis
        participe do sorteio, chance de ganhar um, chance de ganhar uma
      [statedOdds] probabilidade, probabilidades, taxas de obtenção, taxa de obtenção, taxas de drop
        chances exibidas
      [contact] telefone, ligue para, fale conosco no, número de telefone, chame no
        zap, no zap, whats, pelo zap, nosso zap
      [defect] erro, erros, falha, falhas, lento, lenta, lentos, lentas, travamento*, bug, bugs
        vulnerabilidade*, defeito*, trava muito, !câmera lenta, !sem erros, !à prova de falhas
        !por defeito
      [negation] não, nunca, jamais, sem, nem, nenhum, nenhuma, tampouco
      [donation] doar, doação, doações, doe para, caridade, beneficente*, arrecadação de fundos
        arrecadar fundos, donativo*, financiamento coletivo, filantrop*, !doação de sangue
        !doar sangue, !doe sangue, !doação de órgãos, !doar tropas, !doe tropas, !doação do clã
        !doações do clã, !doar ao clã, !doação à guilda, !jantar beneficente, !show beneficente
        !recibo de doação, !bazar beneficente, !doador*
        vaquinha online, vaquinha virtual
      [physicalGoods] frete grátis, frete incluso, envio grátis, envio gratuito
        entrega em domicílio, entrega ao domicílio, entrega em casa, entregue em sua casa
        entregue em casa, pelos correios, por correio, custo de frete, portes grátis
        portes incluídos, retirada na loja, endereço de entrega, exemplar impresso
        !por correio eletr*, !por correio electr*
      [regulatedClaim] cura o câncer, curar o câncer, cura o cancro, cura diabetes, cura a diabetes
        curar diabetes, cura a depressão, cura depressão, cura todas as doenças, cura milagrosa
        emagreça sem esforço, emagrecimento garantido, chat adulto, chat erótico, bate-papo adulto
        conteúdo adulto, vídeos adultos, comprar seguidores, compre seguidores, ganhe seguidores
        ganhar seguidores, 1000 seguidores, 500 seguidores, comprar curtidas, compre curtidas
        comprar likes, comprar inscritos, comprar visualizações, apostas esportivas
        apostas desportivas, aposte dinheiro real, apostas com dinheiro real
        apostas a dinheiro real, cassino com dinheiro real, casino com dinheiro real
        jogar com dinheiro real, ganhe bitcoin*, ganhar bitcoin*, comprar bitcoin
        ganhe criptomoedas, lucro garantido, ganhos garantidos, rendimento garantido
        números da loteria premiados, fique rico, tigrinho
        cura … câncer, cura … cancro, cura … diabetes, cura … depressão, cura … dor, cura … dores
        cura … artrite, cura … insônia, cura … asma, cura … doença*, curar … câncer
        curar … cancro, curar … diabetes, curar … depressão, curar … dor, curar … dores
        curar … artrite, curar … insônia, curar … asma, curar … doença*, cure … câncer
        cure … cancro, cure … diabetes, cure … depressão, cure … dor, cure … dores, cure … artrite
        cure … insônia, cure … asma, cure … doença*
      [saving] economize, economia, economizar, poupe, desconto, mais barato
        !economia de energia, !economize bateria, !economia de bateria, !economia de dados
        !economize energia, !economize tempo
      [comparedPrice] em relação ao mensal, em relação ao plano mensal, comparado ao mensal
        comparado ao plano mensal, em comparação ao mensal, em comparação com o mensal, vs mensal
        preço normal, preço cheio, separadamente, no plano anual, com o plano anual
        sobre o plano mensal, do que o mensal, face ao mensal
      [paidOnce] pague uma vez, pague uma só vez, pague uma única vez, pagamento único
        um único pagamento, compra única, compre uma vez, assinatura vitalícia, acesso vitalício
        licença vitalícia, premium vitalício, plano vitalício, membro vitalício
      [profanity] Y2FyYWxob3M=, Y2FyYWxobw==, Y3V6w6Nv, Y3V6w7Vlcw==, YnVjZXRh, YnVjZXRhcw==
        Zm9kYQ==, Zm9kYS1zZQ==, Zm9kZQ==, Zm9kZXI=, Zm9kaWRhKg==, Zm9kaWRvKg==, ZmlsaG8gZGEgcHV0YQ==
        ZmlsaG9zIGRhIHB1dGE=, ZmlsaGEgZGEgcHV0YQ==, bWVyZGE=, bWVyZGFz, cG9ycmE=, cG9ycmFz, cGlyb2Nh
        cGlyb2Nhcw==, cHFw, cHV0YQ==, cHV0YSBxdWUgcGFyaXU=, cHV0YXM=, cHV0ZWlybw==, cHVuaGV0YSo=
        dG9tYXIgbm8gY3U=, dmFpIHNlIGZvZGVy, dmFpIHRvbWFyIG5vIGN1, dmFpLXRlIGZvZGVy, dmlhZG8=
        dmlhZG9z, eG94b3Rh, eGVyZWNh
      """#)
}
