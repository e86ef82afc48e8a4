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
      ? meio meia vários várias
      """,
    relativeTimes: """
      ^mostrar_, ^escolher_, ^escolha_, ^selecionar_, ^selecione_, ou mais
      há, atrás, antes, últimos, próximos, no futuro, daqui a, dentro de, mais de, menos de, após
      depois, anteriores, seguintes, agora +
      """,
    balances: "valor, saldo",
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
      *assinatura *subscrição *descrição o a os as um uma este esta estes estas esse essa isto de do
      da no na em app aplicativo aplicação seu sua teu tua agora já aqui para e por favor virtual
      digital vip integrada integradas dentro *obrigado *obrigada *aproveite *aproveita *divirta
      *diverte *reembolso pela compra apoio se te incrível ótimo ótima fantástico fantástica
      maravilhoso excelente espetacular exclusivo único perfeito novo nova novos grande adquira
      adquire obtenha obtém leve ganhe experimente garanta sem não muito muita nosso nossa é ter
      comprado comprar
      """,
    lengths: """
      0 dia temporada dois duas três; 182 semest meio; 91 trimest; 365 anual ano; 30 mensal mês
      7 seman
      """,
    plans: "plano, clube, passe, assinatura, subscrição, adesão, pacote, coach",
    during: "durante, por",
    ones: "um",
    wholes: "inteiro, completo, todo um",
    contents: """
      plano, programa, _curso, cardápio, menu, calendário, diário, previs, horóscopo, histórico
      backup, arquiv, guarda, armazen, conserv, desafio, garant, objetivo, perca
      """,
    nounFirst: true,
    alternatives: "_ou_, _nem_",
    contrasts: "_mas_",
    used: "usad, utilizad, gast, resgatad, consumid",
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
    beforeAccount: "no_, pelo_, para o_, para_, o_, número",
    kin: "es, ca, it",
    functionWords: """
      os, dos, um, uma, em, seus, suas, nas, ao, aos, sem, é, são, mais, até, pelo, pela, você
      não, quando, também, muito, num, numa, dele, *o, *as, *da, *do, *das, *de, *e, *com, *para
      *por, *seu, *sua, *no, *na, *nos, *à, *que, *todo, *todos, *todas, *toda, *ou, *se, *este
      *esta, *cada, *como, *entre, *teu, *tua
      """,
    words: #"""
      [free] grátis, gratuit*, de graça, sem custo, sem custos, custo zero, de borla, à borla
        0 reais, 0800, isento de custo, !cheia de graça, !cheio de graça, !estado de graça
        !ano de graça, !trono de graça, !tempo de graça, !estacionamento gratuit*
        !estacionamento grátis, !museus gratuit*, !wifi grátis, !wi fi grátis, !entrada gratuita
        !jornal gratuito, !pago … gratuit*, sem pagar, sem gastar nada, sem qualquer custo
        sem nenhum custo, sem quaisquer custos, não custa nada, por nossa conta, por conta da casa
        oferta da casa, na faixa, zero reais, 0 euros
      [externalPayment] pix, boleto, boletos, mercado~pago, picpay, pagseguro, pagbank, ame digital
        recargapay, multibanco, mb~way, cartão bancário, cartões presente, cartão-presente
        vale presente, cartão pré-pago, depósito bancário, ted bancária, em dinheiro vivo, lotérica
        lotéricas, nosso site, nosso website, nossa loja online, nossa loja virtual, nossa loja web
        nossa página, site oficial, loja oficial, compre pelo site, pague no site, fora do app
        fora do aplicativo, fora da app, fora da loja, outras formas de pagamento
        outra forma de pagamento, outro método de pagamento, resgate o código, resgatar código
        resgate seu código, código promocional, códigos promocionais, código presente
        código de presente, chave de licença, chave de ativação, recarga por revendedor, use o cupom
        código do cupom, mais barato online, mais barato na web, mais barato na internet
        mais barato no nosso, no site é mais barato, transfira para nossa conta
        mais barato pelo navegador, mais barato no navegador, pelo navegador mais barato
        pague por sms, contra entrega, pagamento na entrega, mais barato … site, recarga no site
        recarregue no site, chame no whatsapp para comprar, desconto … no site, débito em conta
        !carteira de cartões presente, !carteira de vale presente, !controle de boletos
        !campo para paypal, nosso sítio, fora da aplicação, compra-nos diretamente
        compre diretamente de nós, compre diretamente conosco, diretamente connosco
        direto com a gente, direto conosco, mensagem para comprar, mensagem para encomendar
        fale com a gente para comprar, fale conosco para comprar, chame no direct
        contacte-nos para comprar, pedidos pelo whatsapp, cupom promocional, cupão promocional
        cupão de desconto, código de cupão, vale postal, débito automático, aceitamos … dinheiro
        aceitamos … bitcoin, aceitamos … cripto*, aceitamos … cartão, aceitamos … cartões
        com a gente direto, compr* … pelo whatsapp, encomend* … pelo whatsapp, sem passar pela app
        sem passar pelo app, cart* … de crédito, cart* … de débito, compr* … no site
        código* … de resgate, código* … de ativação, cupo* … de desconto, código* … de desconto
        encomend* … diretamente, encomend* … por mensagem, código* … promo
        transferência* … bancária*, pagamento* … externo*, pague com boleto, paga* … bitcoin*
        pague* … bitcoin*, paga* … cripto*, pague* … cripto*, paga* … em dinheiro
        pague* … em dinheiro, paga* … em numerário, pague* … em numerário, paga* … em espécie
        pague* … em espécie, paga* … à vista, pague* … à vista, paga* … com cartão
        pague* … com cartão, paga* … no cartão, pague* … no cartão
        !alias pix, !imagem … pix
      [otherPlatform] loja do google, loja google, loja play, loja da samsung, loja da huawei
        loja da microsoft, loja da amazon, celular android, na steam, no steam, versão steam
        versão da steam, celular huawei, relógio huawei, celular* … samsung
      [placeholder] texto aqui, título aqui, nome aqui, descrição aqui, insira aqui, =inserir texto
        =insira texto, =insira o texto, =insira um título, =inserir título, =inserir descrição
        =insira a descrição, =insira uma descrição, =adicionar descrição, =adicione uma descrição
        =digite o texto, =digite a descrição, texto de exemplo, texto de preenchimento
        texto provisório, texto de teste, texto de amostra, texto fictício, descrição de exemplo
        descrição provisória, título de exemplo, produto de exemplo, produto de amostra
        =a confirmar, =por definir, pendente de definição, espaço reservado, marcador de posição
        sem descrição, =nome do produto, =descrição do produto, mudar isto, alterar isto, =a definir
        a definir depois, descrição por definir, descrição a definir, descrição a ser definida
        texto a definir, nome a definir, título a definir, =a ser definida, descrição pendente
        descrição em breve, texto pendente, aqui vai a descrição, aqui vai o texto, [descrição], [título], [nome do produto]
        =sem título, =a preencher, =escreva aqui, =digite aqui, escreva aqui a descrição
        digite aqui a descrição, escreva aqui o título, descrição vai aqui, título vai aqui
        texto vai aqui, introduzir descrição, escreva seu título, esta é uma descrição
        isto é uma descrição, esta é a descrição, este é um título, este é o título
        isto é um título, descrição a adicionar, descrição a acrescentar, descrição a inserir
        descrição a preencher, texto a adicionar, texto por adicionar, título a adicionar
        =por determinar, a ser determinado, a ser determinada, descrição a ser adicionada
        descrição a ser inserida, texto a ser adicionado, descrição por preencher
        texto por preencher, descrição será adicionada, introduz* … a descrição, a determinar
        a ser definido, !todo, coloque aqui o título, coloque aqui a descrição, coloca aqui o título
        coloca aqui a descrição, =escreve aqui, escreve aqui a descrição, escreve aqui o título
      [test] ?teste, ?testes, versão beta, versão alfa, versão demo, versão de demonstração
        ?depuração
        ?depurar, uso interno, não compre, não comprar, !teste gratuito, !período de teste
        !dias de teste, !semana de teste, !mês de teste, !teste de qi, !teste de inteligência
        !teste de direção, !teste de velocidade, !teste de memória, !teste de gravidez
        !teste de visão, !teste de amor, !teste de condução, !teste vocacional, !testes vocacionais
        !teste de reflexo, !teste de audição, !teste seus, !teste sua, !teste seu, !teste suas
        !teste de força, !teste de cooper, !teste de ovulação, !simulados e testes
        !testes e simulados, !testes simulados, !testes de exame, !teste drive, !teste de raciocínio
        !alfa e beta, !beta e gama, !teste a/b, !testes a/b, !teste de antígeno, !teste pcr
        !teste de alergia, !tira de teste, !teste de esforço, !teste de resistência, !teste de som
        !teste de admissão, !teste de laboratório, !bancada de testes, !teste de estresse
        !teste de água, !teste de fogo, !teste de … dias, !teste de … dia, !teste de … semana
        !teste de … semanas, !teste por … dias, !teste de um mês, !piloto de testes
        !piloto de teste, !pilotos de teste, !pilotos de testes, !pista de testes, !pista de teste
        !voo de teste, !fita demo, !fitas demo, !demo da banda, !demo de uma banda, !demo musical
        !teste* … gráti*, !teste* … personalidade*, !teste* … psicológico*, !teste* … nível*
        !teste* … conhecimento*, !teste* … código*, !teste* … inglê*, !teste* … prático*
        !teste* … teórico*, !teste* … físico*, produto de teste
        !teste de desempenho, !balanço … teste, !balanço teste, !balanço de teste, !teste de spam
        !testes de spam, !teste de não solicitado, !testes locais, !teste alfa, !teste de envio
        !teste iconv, !teste de ligação, !teste da conexão, !teste de conexão, !teste de clique
        !teste de cifra, !teste da cifra, !teste de microfone, !teste do microfone, !testes remotos
        !testes rápidos, !testes automáticos, !teste as suas
        é um teste, apenas um teste, só um teste, somente um teste, para teste, para testes
        em teste, em testes, de teste interno, item de teste, compra de teste, artigo de teste
        pacote de teste, versão de teste, fase de testes, versão de depuração, é teste
        só para teste, apenas para teste, produtos de teste
        a testes, aos testes, fazer testes, de testes
      [unlock] remov* … anúncios, remov* … publicidade, remov* … propaganda*, retir* … anúncios
        retir* … publicidade, tir* … anúncios, elimin* … anúncios, elimin* … publicidade
        desativ* … anúncios, ocult* … anúncios, bloque* … anúncios, sem anúncios, sem mais anúncios
        sem publicidade, sem propagandas, sem propaganda, livre de anúncios, livre de publicidade
        livre de propaganda, chega de anúncios, chega de propaganda, chega de publicidade
        adeus anúncios, adeus aos anúncios, adeus à publicidade, adeus propagandas, zero anúncios
        zero publicidade, nada de anúncios, nunca mais … anúncios, fim dos anúncios
        fim da publicidade, desbloque*, versão completa, versão pro, versão premium, versão integral
        jogo completo, jogo inteiro, app completo, aplicação completa, todos os níveis
        todas as fases, todos os recursos, todas as funcionalidades, todas as funções
        todos os personagens, todas as personagens, todos os capítulos, todos os episódios
        todos os mundos, todas as aulas, todas as lições, todo o conteúdo, acesso completo
        acesso total, acesso integral, sem marca d'água, sem marca de água, remov* … marca d'água
        remov* … marca de água, sem limites, !desbloqueia um baú, !desbloqueia uma porta
        tir* … propagandas, tir* … propaganda, tir* … publicidade, acabou* … a publicidade
        acabaram* … os anúncios
        !bloquear/desbloquear, !bloquear ou desbloquear, !filtro de desbloqueio
        !apag* … todo o conteúdo, !elimin* … todo o conteúdo, !exclu* … todo o conteúdo
        !tamanho de todo o conteúdo, !ou o jogo completo, !trabalhar com todos os recursos
        !desbloquear tela, !desbloquear a tela, !desbloquear o ecrã
        !ajust* … todos os níveis, !redefinir todos os níveis, !repor todos os níveis
        !primeiro desbloqueio, !desbloquear a unidade*, !desbloquear unidade*
        !desbloqueia a unidade*, !quando desbloqueado, !0 = sem limites, !desbloquear o dispositivo
      [currencyNoun] moeda, moedas, moedas de ouro, gema, gemas, joia, joias, diamante, diamantes
        ouro, prata, ficha, fichas, crédito, créditos, ponto, pontos, rubi, rubis, cristal, cristais
        esmeralda, esmeraldas, safira, safiras, pérola, pérolas, lingote, lingotes, barras de ouro
        dinheiro, notas, !cartão de crédito, !cartões de crédito, !ponto de vista
        !pontos de interesse, !ponto de controle, !medalha de ouro, !notas musicais, !notas de voz
      [durationWord] mensal, mensais, mensalmente, mensalidade, anual, anuais, anualmente, anuidade
        semanal, semanais, semanalmente, trimestral, trimestrais, semestral, semestrais, bimestral
        quinzenal, por mês, por ano, por semana, ao mês, ao ano, a cada mês, a cada ano
        a cada semana, todo mês, toda semana, todo ano, um mês, um ano, uma semana, um dia
        três meses, seis meses, dois meses, duas semanas, meio ano, passe diário, passe de temporada
        passe de um dia, cartão mensal, !desafio semanal, !desafios semanais, !missão semanal
        !missões semanais, !tarefa semanal, !tarefas semanais, !evento semanal, !eventos semanais
        !baú semanal, !desafio mensal, !desafios mensais, !oferta mensal, !oferta semanal
        !ofertas mensais, !ofertas semanais, !especial mensal, !especial semanal, uma quinzena
        um ano inteiro, um ano completo, um mês inteiro, um mês completo
        !um dia útil, !é um dia, !uma semana de trabalho, !uma semana útil, !agenda mensal
        !arquivo mensal, !arquivos mensais, !visão de mensal, !visão de semanal, !visão mensal
        !visão semanal, !visão anual, !vista mensal, !vista semanal, !vista anual
        !visualização mensal, !visualização semanal, !visualização anual, !visualização por
        !calendário mensal, !calendário anual, !média mensal, !média anual, !média semanal
        !contábil trimestral, !contabilístico trimestral, !período trimestral, !por semana\, não
        !vez de ao mês, !vezes por semana, !vezes por mês, !vezes por ano, !vez por semana
        !vez por mês, !vez por ano, !relatório mensal, !relatório anual, !relatório semanal
        !não por mês, !visão … por semana
        !composto anualmente, !composto mensalmente, !composto semanalmente, !compostos anualmente
        !compostos mensalmente, !compostos semanalmente, !mostra um dia, !mostra um mês
        !mostra uma semana, !mostrar um dia, !mostrar um mês, !mostrar uma semana, !selecione um ano
        !selecione um mês, !selecione uma semana, !escolha um mês, !escolher um ano
        !escolher uma semana, !escolher um mês, !agenda para um mês, !calendário para um mês
        !calendário para uma semana, !de um mês ou um dia, !um dia do mês, !versões … semanais
      [membership] vip, assinante vip, clube de membros, conta premium, !camarote vip, !sala vip
        !área vip, !lounge vip, membro vip, membro premium, sócio vip, carteirinha de sócio
        status vip, adesão vip, associado vip
      [access] remover anúncios, passe, passes, acesso, acessos, cartão, sem anúncios
        sem publicidade, ilimitado, ilimitada, ilimitados, ilimitadas, período de teste, assinante
        mensalidade, anuidade, pass, premium, vip, !cartão de aniversário, !cartão postal
        dias de teste, semana de teste, período experimental, experiência de 7, experiência de 14
        avaliação de 7, avaliação de 14, teste de … dias, teste de … semana*, teste de um mês
      [lifetime] vitalíci*, para sempre, permanente*, por toda a vida, perpétu*, acesso eterno
        pagamento único, compra única, um único pagamento, sem validade, não expira, nunca expira
        vitalício, vitalícia, para a vida toda, para toda a vida
        !link* permanente*, !link permanente, !links permanentes, !ligação permanente
        !ligações permanentes, !exclusão permanente, !exclu* … permanentemente
        !apag* … permanentemente, !elimin* … permanentemente, !remov* … permanentemente
        !hiperligação permanente, !hiperligações permanentes, !permanentemente exclu*
        !aceit* … permanentemente, !avisos permanentes, !definir permanente, !conexão permanente
        !ligação … permanente, !mostr* … permanentemente, !ocult* … permanentemente
        !escond* … permanentemente, !redefinir permanente, !apagar permanente, !forma permanente
        !itens … permanentemente
      [subscriptionWord] assinatura, assinaturas, assine, assinar, assinante*, subscrição
        subscrições, subscrev*, renovação automática, renova automaticamente
        renovada automaticamente, renovável automaticamente, cancele quando quiser
        cancele a qualquer momento, !assinatura digital, !assinatura eletrônica, !assinar documento*
        !assinar pdf*, !assinaturas digitais, adesão, adesões
      [quiz] pergunta*, questão, questões, questionário*, exame*, gabarito*, respostas, simulado*
        vestibular, teste de nível, teste de personalidade, teste de nivelamento, teste psicotécnico
        seu nível de, experiência de laboratório, vestibulares, enem, habilitação, autoescola*
        exercícios resolvidos
      [recordKeeping] orçamento*, despesas, gastos, contabilidade, dívidas, contas a pagar, senhas
        finanças, contas bancárias, extratos, faturas, controle boletos, controle seus boletos
        controle seus pagamentos, controle suas transferências, controle suas contas
        organize boletos, organize seus boletos, organize seus cartões, fatura, nota fiscal
        notas fiscais, recibo*, contábil, contábeis, campo para paypal, cofrinho, livro caixa
        gestor de cartões, carteira de cartões, imposto de renda, controle de boletos
        registro de pagamentos, comprovantes, fluxo de caixa, gestão … cartões, organiza … cartões
        acompanhe suas contas, regista as tuas, regista os teus, registra suas, registra seus
        lembrete* … de pagamento, control* … cartões, gere* … cartões
      [ownDays] vista de calendário, vista do mês, visualização do mês, senha … expira*
        ofensiva, sua sequência, sequência de dias, sequência de login, advento
        tua sequência, tua série, sua série, série de dias, série de 7, série de 30, série de 100
        série de login, dias seguidos, dias consecutivos
      [gameController] controle, controles, comando, comandos
      [futurePromise] em breve, brevemente, na próxima atualização, nas próximas atualizações
        em próximas atualizações, em futuras atualizações, em uma futura atualização
        em uma atualização futura, em atualizações futuras, na próxima versão, em versões futuras
        ainda este ano, mais por vir, ainda em desenvolvimento, atualmente em desenvolvimento
        mais a caminho, mais em preparação, mais serão adicionad*, outros a caminho
        mais fases a caminho, novos níveis a caminho, fases em desenvolvimento
        níveis em desenvolvimento, aguarde novidades, mais virão, continua em desenvolvimento
        em fase de desenvolvimento, chega* … este ano, mais tarde este ano, mais para o fim do ano
        com a próxima atualização, numa próxima atualização, numa atualização futura
        numa futura atualização, na atualização seguinte, nas atualizações futuras, dentro em pouco
        logo logo, mais está a caminho, estão a caminho, vêm … por aí, próxima atualização … tra*
        próxima atualização … terá, próxima atualização … inclu*, próxima atualização … adicion*
        próximas atualizações … tra*, logo disponível, logo disponíveis, recurso em desenvolvimento
        chegando ainda, está* … em desenvolvimento, funç* … em desenvolvimento
        até o fim do ano … novas, até o fim do ano … novos, até o fim do ano … nova
        novas … final do ano, novos … final do ano, nova … final do ano, novas … fim do ano
        novos … fim do ano, nova … fim do ano, vem aí:, vêm aí:, vem aí mais, vêm aí mais
        vêm aí nov*, vem aí nov*
        !reinici* … em breve, !em breve por falta
      [promotionalClaim] mais barato, mais barata, mais baratos, mais baratas, menor preço
        melhor preço, melhor oferta, o número um, o número 1, o nº 1, oferta especial
        oferta limitada, por tempo limitado, liquidação, metade do preço, só hoje, somente hoje
        apenas hoje, última chance, última oportunidade, não perca, mais vendido, mais vendidos
        preço especial, imperdível, imperdíveis, imbatível, economize até, poupe até, melhor pacote
        melhor app, melhor jogo, melhores preços, melhores ofertas, em oferta, em promoção
        oferta do dia, promoção relâmpago, promoção especial, preço promocional, com desconto
        grande desconto, super desconto, descontos de até, oferta por tempo, o mais popular
        a mais popular, o melhor … do mundo, a melhor … do mundo, melhor custo-benefício
        melhor relação qualidade, mais vantajoso, mais vantajosa, mais em conta
        por um tempo limitado, por um período limitado, por período limitado, tempo limitado apenas
        não percas, não deixes escapar, não deixe passar, não deixes passar, não deixe escapar
        só por hoje, hoje apenas, apenas por hoje, só esta semana, só neste fim de semana
        última hipótese, pacote mais popular, preço incrível, pechincha*, aproveite a promoção
        aproveite esta oferta, em saldos, !não percas tempo, !não percas o, !não percas de vista
        !não perca tempo, !não perca de vista, !não perca o foco, !não percas a cabeça
        mais compensa, favorito dos jogadores, preferido dos jogadores, pacote favorito
        aproveite essa, aproveita esta, aproveit* … a oferta
      [expiringCredits] expira, expiram, expirado, expirados, expirarão, validade, vence, vencem
        vencimento, vencerão, válidos durante, caduca, caducam, !não expira, !não expiram
        !nunca expira, !nunca expiram, !não expirarão, !sem validade, !sem data de validade
        !validade ilimitada, !não vence, !não vencem, !nunca vencem, !sem vencimento, !não caducam
        !oferta expira, !oferta vence, se perdem, serão perdid*, são perdid*, use-as antes
        use-os antes, são zerad*, serão zerad*, vale* … até, usa-as até, usa-os até, usa-as antes
        usa-os antes, use-as até, use-os até, use até, usa até, senão … perd*, ou … perde-as
        ou perde-os, perdem-se, perder-se-ão, vão perder-se, serão removid*, são removid* … após
        são apagad*, válid* … dias, somem, sumirão, desaparecem, desaparecerão, você perde
        podem ser usadas até, válid* … até, gast* … até, utiliz* … até, válid* … por, gast* … antes
        zera* … no fim, perde* … as moedas, perde* … as gemas
      [cashOut] sacar dinheiro, sacar seu dinheiro, saque no pix, dinheiro real, dinheiro de verdade
        conversível em dinheiro, conversíveis em dinheiro, levantar dinheiro
        para sua conta bancária, via pix, !sem dinheiro real, !não é dinheiro real
        !não são dinheiro real, !não podem ser trocados por dinheiro
        !não podem ser trocadas por dinheiro, !não conversível em dinheiro
        !não conversíveis em dinheiro, troque … por dinheiro, troque … por vales, vira dinheiro
        viram dinheiro, saque na conta, por vales-presente, por vale presente, por cartões presente
        converta … em dinheiro, convertid* … em dinheiro, pago em dinheiro, troque … por pix
        saque … ganhos, resgate seus ganhos, retira os teus ganhos, transforme suas … em dinheiro
        transforme seus … em dinheiro, transforma as tuas … em dinheiro
        transforma os teus … em dinheiro, converte … em dinheiro, converter … em dinheiro
        dinheiro a sério, dinheiro verdadeiro, dinheiro vivo, para a tua conta bancária
        depositad* … sua conta, transferid* … conta bancária, pago na sua conta, pago na tua conta
        pagamos em dinheiro, saque … prêmios, sacar … prêmios, retire … ganhos, saque seu dinheiro
        depositad* … conta bancária, depositamos … conta, cai … conta bancária
        direto na sua conta bancária, saque* … em dinheiro, prémio* … em dinheiro
        resgat* … em dinheiro, troca* … por dinheiro, saca* … ganhos, levant* … ganhos
        levanta* … prémios, paga* … na sua conta bancária, pague* … na sua conta bancária
        paga* … na tua conta bancária, pague* … na tua conta bancária
      [appleTrademark] relógio apple, !para iphone, !para ipad, !para iphone e ipad
        !para apple watch, !para apple tv, !para ios, !para macos, !no iphone, !no ipad
      [appleCriticism] imposto da apple, por culpa da apple, por causa da apple, bug do ios
        bugs do ios, iphone lento, iphones lentos, ipad lento, iphone velho, a apple não permite
        a apple proíbe, melhor que a apple, melhor que o ios, iphone que trava, comissões apple
        taxa* … da apple, comiss* … da apple, erro* … do ios, falha* … do ios
      [systemFeature] ativar notificações, avalie-nos, avalie o app, avalie o aplicativo
        deixe sua avaliação, armazenamento do icloud, armazenamento no icloud, espaço no icloud
        espaço do icloud, acesso à câmera, acesso à câmara, acesso ao microfone
        acesso à localização, avalie com 5, avalie com cinco, avalie e ganhe, nos dê 5 estrelas
        dê cinco estrelas, 5 estrelas e ganhe, avalia-nos, avalia a aplicação, avalie a gente
        avalie nosso app, avalie este app, classifica-nos, classifique-nos, dá-nos 5 estrelas
        dá-nos cinco estrelas, cinco estrelas e ganhe, deixa a tua avaliação
        deixa um comentário na app, deixe sua nota, armazenamento icloud, espaço icloud
        avali* … estrelas, classifi* … estrelas, dê-nos … estrelas, notificaç* … push
        ativ* … as notificações, avali* … a app, deix* … uma avaliação, escrev* … uma avaliação
        deix* … uma crítica, escrev* … uma crítica
      [randomItem] ovo surpresa, ovos surpresa, baú misterioso, baús misteriosos, baú surpresa
        baús surpresa, pacote surpresa, item aleatório, itens aleatórios, roleta da sorte
        roda da sorte, raspadinha, raspadinhas, chance de obter, chance de conseguir, item ao acaso
        carta ao acaso, prêmio ao acaso, caixa de surpresas, um personagem aleatório
        contém uma carta aleatória, pacote de cartas colecionáveis, participe do sorteio
        caixas mistério, caixa-mistério, baú mistério, pacote mistério, pacote misterioso
        prenda mistério, presente misterioso, ovo mistério, caixa de loot, baú de saque
        roda da fortuna, roleta da fortuna, gire a roda, gira a roda, gire a roleta, gira a roleta
        rifa, bilhete de sorteio, bilhete para o sorteio, bilhete da sorte, bilhete de lotaria
        bilhete de loteria, cupom do sorteio, chance de ganhar, hipótese de ganhar um
        hipótese de ganhar uma, oportunidade de ganhar um, oportunidade de ganhar uma
        personagem … ao acaso, herói … ao acaso, arma aleatória, skin aleatória, visual aleatório
        conteúdo aleatório, herói sorteado, personagem sorteado, item sorteado, conteúdo … surpresa
        bilhete do sorteio, concorra a uma, nunca sab* … dentro, nunca se sabe … dentro
        nunca sab* … contém, nunca sab* … vai sair, nunca sab* … calha, dentro pode … qualquer coisa
        abr* … ganhar um, abr* … ganhar uma, abr* … ganhe um, abr* … ganha um, caixa* … de saque
        caixa* … surpresa, bilhete* … de invocação, pergaminho* … de invocação, habilit* … a ganhar
        concorr* … a um, caixa* … misteriosa*, prêmio* … aleatório*, recompensa* … aleatória*
        herói* … aleatório*
      [statedOdds] probabilidade, probabilidades, taxas de obtenção, taxa de obtenção, taxas de drop
        chances exibidas
      [contact] telefone, ligue para, fale conosco no, número de telefone, chame no, zap, no zap
        whats, pelo zap, nosso zap, ligue-nos, liga-nos, liga para, ligue no, telefona-nos
        telefone para, contacta-nos pelo, contacte-nos pelo, escreve-nos no, chama no, manda um zap
        me chama no, telefona para, ligue já, liga já
      [defect] erro, erros, falha, falhas, lento, lenta, lentos, lentas, travamento*, bug, bugs
        vulnerabilidade*, defeito*, trava muito, !câmera lenta, !sem erros, !à prova de falhas
        !por defeito
      [negation] não, nunca, jamais, sem, nem, nenhum, nenhuma, tampouco, !não usadas, !não usados
        !não utilizadas, !não utilizados, !não gastas, !não gastos, !não consumidas, !não resgatadas
        !não usar, !não utilizares, !não gastares
      [donation] doar, doação, doações, doe para, caridade, beneficente*, arrecadação de fundos
        arrecadar fundos, donativo*, financiamento coletivo, filantrop*, !doação de sangue
        !doar sangue, !doação de órgãos, !doar tropas, !doação do clã, !doações do clã, !doar ao clã
        !doação à guilda, !jantar beneficente, !show beneficente, !recibo de doação
        !bazar beneficente, vaquinha online, vaquinha virtual, doe agora, doa para, doa agora
        contribuição solidária, reverte* … solidariedade, instituições de solidariedade
        fins solidários, causas sociais, causa solidária, para uma boa causa, crowdfunding
        !doações de sangue, doe e ajude, doe e apoie, reverte* … para instituições
      [physicalGoods] frete grátis, frete incluso, envio grátis, envio gratuito
        entrega em domicílio, entregue em sua casa, pelos correios, por correio, custo de frete
        portes grátis, portes incluídos, retirada na loja, endereço de entrega, exemplar impresso
        !por correio eletr*, !por correio electr*, frete gratuito, frete incluído
        frete por nossa conta, envio incluído, entrega gratuita, entrega grátis, entrega incluída
        portes de envio, portes gratuitos, despesas de envio, custos de envio, pelo correio
        enviad* … para sua casa, enviad* … para tua casa, entregue … na sua casa
        entregue … à tua porta, entregue em tua casa, !pelo correio eletr*, receb* … em casa
        receb* … em sua casa, receb* … em tua casa, receb* … na sua casa, entreg* … ao domicílio
        entreg* … em casa, entregue … na porta, entregamos … na porta, entrega na porta
        entregue … à porta
      [regulatedClaim] cura* … câncer, cura* … cancro, cura* … diabetes, cura* … depressão
        cura* … dor, cura* … dores, cura* … artrite, cura* … insónia, cura* … asma
        cura* … ansiedade, cura* … doença*, cure … câncer, cure … diabetes, cure … depressão
        cure … dor, cure … dores, cure … artrite, cure … insônia, cure … asma, cure … doença*
        cura milagrosa, remédio milagroso, emagrecimento garantido, perda de peso garantida
        chat adulto, chat … adultos, chat erótico, chat sensual, bate-papo adulto
        bate-papo … adultos, bate-papo erótico, conversas eróticas, conteúdo adulto
        conteúdo para adultos, vídeos adultos, vídeos para adultos, compr* … seguidores
        ganh* … seguidores, 1000 seguidores, 1.000 seguidores, 500 seguidores, seguidores reais
        seguidores garantidos, seguidores para o seu perfil, seguidores no instagram
        compr* … curtidas, comprar inscritos, comprar visualizações, apostas esportivas
        apostas desportivas, apost* … dinheiro real, apost* … dinheiro de verdade
        apostas a dinheiro, cassino com dinheiro real, casino com dinheiro real
        jogar … dinheiro real, jogue … dinheiro real, ganh* … bitcoin*, compr* … bitcoin*
        ganh* … cripto*, rendimento garantido, retorno garantido, números da loteria premiados
        fique rico, dinheiro fácil, tigrinho, lucro certo, ganhos seguros, seguidores de verdade
        emagreç* … sem esforço, conversa* … para adultos, compra* … likes, lucro* … garantido*
        ganho* … garantido*, lucro* … seguro*, quilos em … semana*, quilos numa semana
        quilos em … dias, quilos num mês, quilos em … mês, kg em … semana*, kg numa semana
        kg em … dias
      [saving] economize, economia, economizar, poupe, desconto, mais barato, !economia de energia
        !economize bateria, !economia de bateria, !economia de dados, !economize energia
        !economize tempo, poupa, poupar, poupas, poupança, economiza, economizas, de economia
        a menos, !poupança de bateria, !poupança de energia, !poupa bateria, !poupa energia
      [comparedPrice] comparado ao plano mensal, vs mensal, preço normal, preço cheio, separadamente
        no plano anual, com o plano anual, sobre o plano mensal, face ao, face à, em relação ao
        em relação à, em comparação, separado, separadas, separados, individualmente, à unidade
        cada um, avulso, avulsas, preço de tabela, preço original, preço habitual, preço regular
        que o mensal, sobre o preço, do que comprar, no preço, ao mensal, compara* … com
      [paidOnce] pague uma vez, pague uma só vez, pague uma única vez, pagamento único, compra única
        compre uma vez, assinatura vitalícia, acesso vitalício, licença vitalícia, premium vitalício
        plano vitalício, membro vitalício, paga uma vez, paga uma só vez, paga uma única vez
        pagas uma vez, pagas só uma vez, pagando uma vez, único pagamento, só um pagamento
        pagamento de uma só vez, compra uma vez, subscrição vitalícia, adesão vitalícia
        passe vitalício, mensalidade vitalícia, acesso para sempre, um pagamento só, um só pagamento
        paga só uma vez, paga apenas uma vez, pagas apenas uma vez, sócio vitalício
      [profanity] Y2FyYWxob3M=, Y2FyYWxobw==, Y3V6w6Nv, Y3V6w7Vlcw==, YnVjZXRh, YnVjZXRhcw==
        Zm9kYQ==, Zm9kYS1zZQ==, Zm9kZQ==, Zm9kZXI=, Zm9kaWRhKg==, Zm9kaWRvKg==, ZmlsaG8gZGEgcHV0YQ==
        ZmlsaG9zIGRhIHB1dGE=, ZmlsaGEgZGEgcHV0YQ==, bWVyZGE=, bWVyZGFz, cG9ycmE=, cG9ycmFz, cGlyb2Nh
        cGlyb2Nhcw==, cHFw, cHV0YQ==, cHV0YSBxdWUgcGFyaXU=, cHV0YXM=, cHV0ZWlybw==, cHVuaGV0YSo=
        dG9tYXIgbm8gY3U=, dmFpIHNlIGZvZGVy, dmFpIHRvbWFyIG5vIGN1, dmFpLXRlIGZvZGVy, dmlhZG8=
        dmlhZG9z, eG94b3Rh, eGVyZWNh, cHV0YXJpYQ==, cHV0YXJpYXM=, YXJyb21iYWQq, YmFiYWNh
        YmFiYWNhcw==, Y2FnYWRh, Y2FnYWRhcw==, Y2FyYWxoYWRhKg==, Zm9kYS10ZQ==, Zm9kYXNzZQ==
        Y2FicsOjbw==, Y2FicsO1ZXM=, bWVyZG9zbyo=, YnVjZXRhKg==, Ym9jZXRh
      """#)
}
