extension Language {
  /// Portuguese.
  static let portuguese = Language(
    code: "pt",
    amounts: """
      ordinal: quilate, quilates
      before denomination: nota de, notas de, moeda de, moedas de, cédula de, cédulas de
      money=BRL: real
      pt-BR money=BRL final: contos, conto, pilas, pila, reaizinhos
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
      before ordinal: nível, níveis, nivel, capítulo, capítulos, episódio, parte, dia
        fase
      before ordinal season: temporada
      magnitude=1000: mil
      magnitude=1000000: milhão, milhões, mi
      beside counted: moedas, moeda, gemas, diamantes, cristais, joias, rubis, fichas, pontos
        créditos, ouro
      counted: reais mistérios, reais casos, reais histórias, reais crimes, reais fatos
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
      1$ um por
      """,
    paysFor: "por",
    buying: "por, só, apenas",
    relativeTimes: """
      ^mostrar_, ^escolher_, ^escolha_, ^selecionar_, ^selecione_, ou mais
      há, atrás, antes, últimos, próximos, no futuro, daqui a, dentro de, mais de, menos de, após
      depois, anteriores, seguintes, agora +
      """,
    balances: "valor, saldo",
    trial: "teste, avaliação, experimenta, prova, período experimental",
    trialName: "Teste de XX dias",
    offering: "inclu, oferec, há, tem, um, uma, período",
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
    firstLengths: "30 primeiro mês, 7 primeira semana, 365 primeiro ano",
    once: "uma vez",
    contents: """
      plano, programa, _curso, cardápio, menu, calendário, diário, previs, horóscopo, histórico
      backup, arquiv, guarda, armazen, conserv, desafio, garant, objetivo, perca
      """,
    nounFirst: true,
    nothing: "nada, nenhum, nenhuma",
    alternatives: "_ou_, _nem_",
    contrasts: "_mas_",
    used: "usad, utilizad, gast, resgatad, consumid",
    additions: "_e_, _mais_, _além_",
    breaks: "_com_, _em_, _no_, _na_, _que_, _se_, _quando_",
    doneWithout: "anúnci, propagand, publicidade, marca d, limit, espera, cadastro, registo, rastre, conta_",
    charges: "taxa, custo, cobran, pagament, tarifa, assinatura, subscri, mensalidade, fatur, encargo",
    without: "sem",
    others: "nenhum outro, nenhuma outra",
    ownOffers: """
      neste pacote, nesta compra, neste produto, neste item, nesta oferta, neste pack, nesta assinatura
      """,
    bestDeals: "melhor oferta, melhor custo-benefício, melhor relação qualidade, mais vantajos, mais compensa",
    vouchers: """
      cupom, cupão, cupons, cupões, vale-desconto, vale desconto, vale-presente, vale presente, vale-compra
      cartão-presente, cartão presente
      calculadora de desconto, alerta de preço, alertas de promo
      """,
    firstParts: """
      primeiro capítulo, primeira lição, primeira aula, primeiro nível, primeiros níveis, primeiro episódio
      primeira parte, primeiro mundo, primeira história, capítulo 1_, lição 1_, aula 1_, episódio 1_
      """,
    ownShops: "loja do jogo, loja no jogo, dentro do jogo, no jogo",
    scores: "ponto",
    articles: "os, as",
    ofWords: "de",
    doubling: "dobro, dobrad, duplic",
    exchanging: "troc, troque",
    genitives: "de_",
    packs: "pacote, baú, caixa, pilha, bônus, presente",
    gains: """
      ^inclu, ^contém, ^contem, ^receb, ^ganh, ^obt, ^adicion, ^traz, ^compr, você recebe
      você ganha, você obtém, você obtem, recebes, receberás, ganhas, seu saldo, sua conta
      teu saldo, tua conta
      """,
    collecting: "colecionador, álbum",
    each: "cada um, cada uma",
    costs: "custa, custam, vale, valem",
    costsBefore: "guarda até, cabem até, espaço para",
    perUnit: """
      1 por_dia ao_dia /dia cada_dia diários
      7 por_semana /semana cada_semana semanais
      30 por_mês ao_mês /mês cada_mês mensais
      365 por_ano ao_ano /ano cada_ano anuais
      0 por cada cada_um cada_uma a_unidade por_unidade por_gema /unidade /gema
      0 por_cada a_cada cada
      -1 por_todo por_toda por_todos por_todas por_este por_esta
      """,
    nearly: """
      só, apenas, somente, cerca de, aproximadamente, quase, por, a partir de, uns, <menos de
      <por menos de
      custam, custa
      """,
    comparisons: "mais que o, mais que a, mais que no, mais do que, a mais que, menos que o, em relação, comparado",
    bonuses: """
      bônus, bónus, de bônus, de bónus, extra, grátis, de brinde, de presente, a mais, adicionais
      de bônus, grátis
      """,
    bonusesBefore: "bônus, bónus, bônus de, bónus de",
    atLeast: "mais de, pelo menos, no mínimo, acima de",
    andMore: "ou mais, e mais, e um pouco mais, e tanto, no mínimo",
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
        !{manter,mantém,mantenha,manterem} {grátis,gratuit*} … {app,aplicativo,aplicação,jogo,projeto,serviço}
        !{manter,mantém,mantenha,manterem} … {app,aplicativo,aplicação,jogo,projeto,serviço} {grátis,gratuit*}
        !{continua,continue,continuam,permanece,permanecem,fica,ficam} {grátis,gratuit*}, !continuar {grátis,gratuit*}
        !{app,aplicativo,aplicação,jogo,chaves} {é,seja,são} {grátis,gratuit*}, !versão {gratuita,grátis}
        !{aplicativo,app,jogo} gratuito, !atualizações gratuitas, !usuários gratuitos
        !sem {custo,custos} {adicional,adicionais,oculto,ocultos,extra,extras,mensal,mensais}, 0 reais, 0800
        isento de custo, !{cheia,cheio,estado,ano,trono,tempo} de graça, !estacionamento {gratuit*,grátis}
        !museus gratuit*, !wifi grátis, !wi fi grátis, !entrada gratuita, !jornal gratuito, !pago … gratuit*
        sem {pagar,gastar nada,qualquer custo,nenhum custo,quaisquer custos}, não custa nada, por nossa conta
        por conta da casa, oferta da casa, na faixa, zero reais, 0 euros, !queijo grátis, !almoço grátis
        não {paga,pague,pagas} nada, sem {pagar,gastar} nada, zero {reais,euros}, não precisa pagar nada
        !{o app,o aplicativo,a app,a aplicação,o jogo} {continua,continuará,segue,permanece,continua a ser} {grátis,gratuito,gratuita,de graça,sendo grátis,sendo gratuito}
        {é,são,fica,ficam} por nossa conta, {meses,mês} de presente, {meses,mês} de brinde
      [externalPayment] pix, boleto, boletos, mercado~pago, picpay, pagseguro, pagbank, ame digital, recargapay
        multibanco, mb~way, cartão bancário, cartões presente, cartão-presente, vale presente, cartão pré-pago
        depósito bancário, ted bancária, em dinheiro vivo, lotérica, lotéricas, nosso site, nosso website
        nossa loja {online,virtual,web}, nossa página, site oficial, loja oficial, compre pelo site, pague no site
        fora {do app,do aplicativo,da app,da loja}, {outras formas,outra forma,outro método} de pagamento
        {resgate o,resgatar,resgate seu} código, código promocional, códigos promocionais, código presente
        código de presente, chave de licença, chave de ativação, recarga por revendedor, use o cupom, código do cupom
        mais barato {online,na web,na internet,no nosso}, no site é mais barato, transfira para nossa conta
        mais barato {pelo,no} navegador, pelo navegador mais barato, pague por sms, contra entrega, pagamento na entrega
        mais barato … site, recarga no site, recarregue no site, chame no whatsapp para comprar, desconto … no site
        débito em conta, !carteira de {cartões,vale} presente, !controle de boletos, !campo para paypal, nosso sítio
        fora da aplicação, compra-nos diretamente, compre diretamente {de nós,conosco}, diretamente connosco
        direto com a gente, direto conosco, mensagem para {comprar,encomendar}, fale {com a gente,conosco} para comprar
        chame no direct, contacte-nos para comprar, pedidos pelo whatsapp, {cupom,cupão} promocional, cupão de desconto
        código de cupão, vale postal, débito automático, aceitamos … {dinheiro,bitcoin,cripto*,cartão,cartões}
        com a gente direto, {compr*,encomend*} … pelo whatsapp, sem passar {pela,pelo} app, cart* … de {crédito,débito}
        compr* … no site, código* … de {resgate,ativação}, {cupo*,código*} … de desconto
        encomend* … {diretamente,por mensagem}, código* … promo, transferência* … bancária*, pagamento* … externo*
        pague com boleto, {paga*,pague*} … bitcoin*, paga* … cripto*, pague* … cripto*, {paga*,pague*} … em dinheiro
        {paga*,pague*} … em numerário, {paga*,pague*} … em espécie, paga* … à vista, pague* … à vista
        {paga*,pague*} … com cartão, {paga*,pague*} … no cartão, !alias pix, !imagem … pix
      [otherPlatform] loja {do google,google,play}, loja da {samsung,huawei,microsoft,amazon}, celular android
        {na,no,versão,versão da} steam, celular huawei, relógio huawei, celular* … samsung
        >{no,na,para,para o,em,com o} switch, >{no,na,para,para o,em,com o} windows, >{no,na,para,para o,em,com o} steam
        versão {windows,switch,para windows}
        {seu,teu} {huawei,motorola,xiaomi,oppo}
      [placeholder] {texto,título,nome,descrição,insira} aqui, =inserir texto
        =insira {texto,o texto,um título}, =inserir título
        ={inserir,insira a,insira uma,adicionar,adicione uma} descrição, =digite o texto
        =digite a descrição
        texto {de exemplo,de preenchimento,provisório,de teste,de amostra,fictício}
        descrição de exemplo, descrição provisória, título de exemplo, produto de {exemplo,amostra}
        =a confirmar, =por definir, pendente de definição, espaço reservado, marcador de posição
        sem descrição, ={nome,descrição} do produto, mudar isto, alterar isto, =a definir
        a definir depois, descrição {por definir,a definir,a ser definida}
        {texto,nome,título} a definir, =a ser definida, descrição pendente, descrição em breve
        texto pendente, aqui vai a descrição, aqui vai o texto, [descrição], [título], [nome do produto]
        =sem título, =a preencher, =escreva aqui, =digite aqui, {escreva,digite} aqui a descrição
        escreva aqui o título, {descrição,título,texto} vai aqui, introduzir descrição
        escreva seu título, {esta é uma,isto é uma,esta é a} descrição
        {este é um,este é o,isto é um} título, descrição a {adicionar,acrescentar,inserir,preencher}
        {texto a,texto por,título a} adicionar, =por determinar, a ser determinado
        a ser determinada, descrição a ser {adicionada,inserida}, texto a ser adicionado
        {descrição,texto} por preencher, descrição será adicionada, introduz* … a descrição
        a determinar, a ser definido, !todo, {coloque,coloca} aqui {o título,a descrição}
        =escreve aqui, escreve aqui {a descrição,o título}
        =a traduzir, =por traduzir, =para traduzir, =tradução pendente, =falta traduzir, =não traduzido
      [test] ?teste, ?testes, versão {beta,alfa,demo,de demonstração}, ?depuração, ?depurar, uso interno, não compre
        não comprar, !teste gratuito, !{período,dias,semana,mês} de teste
        !teste de {qi,inteligência,direção,velocidade,memória,gravidez,visão,amor,condução}, !teste vocacional
        !testes vocacionais, !teste {de reflexo,de audição,seus,sua,seu,suas,de força,de cooper,de ovulação}
        !simulados e testes, !testes {e simulados,simulados,de exame}, !teste drive, !teste de raciocínio, !alfa e beta
        !beta e gama, !teste a/b, !testes a/b, !teste {de antígeno,pcr,de alergia}, !tira de teste
        !teste de {esforço,resistência,som,admissão,laboratório}, !bancada de testes
        !teste {de estresse,de água,de fogo,de … dias,de … dia,de … semana,de … semanas,por … dias,de um mês}
        !piloto de {testes,teste}, !pilotos de {teste,testes}, !pista de testes, !pista de teste, !voo de teste
        !fita demo, !fitas demo, !demo {da banda,de uma banda,musical}
        !teste* … {gráti*,personalidade*,psicológico*,nível*,conhecimento*,código*,inglê*,prático*,teórico*,físico*}
        produto de teste, !teste de desempenho, !balanço … teste, !balanço teste, !balanço de teste, !teste de spam
        !testes de spam, !teste de não solicitado, !testes locais
        !teste {alfa,de envio,iconv,de ligação,da conexão,de conexão,de clique,de cifra,da cifra}
        !teste {de,do} microfone, !testes {remotos,rápidos,automáticos}, !teste as suas, {é,apenas,só,somente} um teste
        {para,em} {teste,testes}, de teste interno, {item,compra,artigo,pacote,versão} de teste, fase de testes
        versão de depuração, {é,só para,apenas para,produtos de} teste, {a,aos,fazer,de} testes
      [unlock] remov* … {anúncios,publicidade,propaganda*}, retir* … anúncios, retir* … publicidade
        {tir*,elimin*} … anúncios, elimin* … publicidade, {desativ*,ocult*,bloque*} … anúncios
        sem {anúncios,mais anúncios,publicidade,propagandas,propaganda}, livre de {anúncios,publicidade,propaganda}
        chega de {anúncios,propaganda,publicidade}, adeus {anúncios,aos anúncios,à publicidade,propagandas}
        zero anúncios, zero publicidade, nada de anúncios, nunca mais … anúncios, fim dos anúncios, fim da publicidade
        desbloque*, versão {completa,pro,premium,integral}, jogo completo, jogo inteiro, app completo
        aplicação completa, todos os níveis, todas as fases, todos os recursos, todas as funcionalidades
        todas as funções, {todos os,todas as} personagens, todos os {capítulos,episódios,mundos}, todas as aulas
        todas as lições, todo o conteúdo, acesso {completo,total,integral}, {sem marca,remov* … marca} {d'água,de água}
        sem limites, !desbloqueia {um baú,uma porta}, tir* … {propagandas,propaganda,publicidade}
        acabou* … a publicidade, acabaram* … os anúncios, !bloquear/desbloquear, !bloquear ou desbloquear
        !filtro de desbloqueio, !{apag*,elimin*,exclu*} … todo o conteúdo, !tamanho de todo o conteúdo
        !ou o jogo completo, !trabalhar com todos os recursos, !desbloquear {tela,a tela,o ecrã}
        !{ajust* … todos,redefinir todos,repor todos} os níveis, !primeiro desbloqueio
        !{desbloquear a,desbloquear,desbloqueia a} unidade*, !quando desbloqueado, !0 = sem limites
        !desbloquear o dispositivo
        {anúncios,propagandas} {somem,desaparecem} {para sempre,de vez,de uma vez}
      [currencyNoun] moeda, moedas, moedas de ouro, gema, gemas, joia, joias, diamante, diamantes, ouro, prata, ficha
        fichas, crédito, créditos, ponto, pontos, rubi, rubis, cristal, cristais, esmeralda, esmeraldas, safira, safiras
        pérola, pérolas, lingote, lingotes, barras de ouro, dinheiro, notas, !{cartão,cartões} de crédito
        !ponto de vista, !pontos de interesse, !ponto de controle, !medalha de ouro, !notas musicais, !notas de voz
      [durationWord] mensal, mensais, mensalmente, mensalidade, anual, anuais, anualmente, anuidade, semanal, semanais
        semanalmente, trimestral, trimestrais, semestral, semestrais, bimestral, quinzenal, por mês, por ano, por semana
        {ao,a cada} {mês,ano}, a cada semana, todo mês, toda semana, todo ano, um mês, um ano, uma semana, um dia
        {três,seis,dois} meses, duas semanas, meio ano, passe {diário,de temporada,de um dia}, cartão mensal
        !desafio semanal, !desafios semanais, !missão semanal, !missões semanais, !tarefa semanal, !tarefas semanais
        !evento semanal, !eventos semanais, !baú semanal, !desafio mensal, !desafios mensais, !oferta mensal
        !oferta semanal, !ofertas mensais, !ofertas semanais, !especial mensal, !especial semanal, uma quinzena
        um {ano,mês} {inteiro,completo}, !um dia útil, !é um dia, !uma semana {de trabalho,útil}, !agenda mensal
        !arquivo mensal, !arquivos mensais, !visão de mensal, !visão de semanal
        !{visão,vista,visualização} {mensal,semanal,anual}, !visualização por, !{calendário,média} {mensal,anual}
        !média semanal, !{contábil,contabilístico,período} trimestral, !por semana\, não, !vez de ao mês
        !{vezes,vez} por {semana,mês,ano}, !relatório {mensal,anual,semanal}, !não por mês, !visão … por semana
        !{composto,compostos} {anualmente,mensalmente,semanalmente}, !{mostra,mostrar} {um dia,um mês,uma semana}
        !selecione {um ano,um mês,uma semana}, !escolha um mês, !escolher {um ano,uma semana,um mês}
        !agenda para um mês, !calendário para {um mês,uma semana}, !de um mês ou um dia, !um dia do mês
        !versões … semanais
        {cobrado,cobrada,cobrança,pagamento,faturado,debitado,pago} … uma vez por {ano,mês}
        {um semestre,meio ano} de acesso
      [membership] vip, assinante vip, clube de membros, conta premium, !{camarote,sala,área,lounge} vip, membro vip
        membro premium, sócio vip, carteirinha de sócio, status vip, adesão vip, associado vip
      [access] remover anúncios, passe, passes, acesso, acessos, cartão, sem anúncios, sem publicidade, ilimitado
        ilimitada, ilimitados, ilimitadas, período de teste, assinante, mensalidade, anuidade, pass, premium, vip
        !cartão de aniversário, !cartão postal, dias de teste, semana de teste, período experimental
        {experiência,avaliação} de {7,14}, teste {de … dias,de … semana*,de um mês}
      [lifetime] vitalíci*, para sempre, permanente*, por toda a vida, perpétu*, acesso eterno, pagamento único
        compra única, um único pagamento, sem validade, não expira, nunca expira, vitalício, vitalícia, para a vida toda
        para toda a vida, !link* permanente*, !link permanente, !links permanentes, !ligação permanente
        !ligações permanentes, !exclusão permanente, !{exclu*,apag*,elimin*,remov*} … permanentemente
        !hiperligação permanente, !hiperligações permanentes, !permanentemente exclu*, !aceit* … permanentemente
        !avisos permanentes, !{definir,conexão} permanente, !ligação … permanente
        !{mostr*,ocult*,escond*} … permanentemente, !{redefinir,apagar,forma} permanente, !itens … permanentemente
        !{amigos,amigas} para sempre
      [subscriptionWord] assinatura, assinaturas, assine, assinar, assinante*, subscrição
        subscrições, subscrev*, renovação automática, {renova,renovada,renovável} automaticamente
        cancele quando quiser, cancele a qualquer momento, !assinatura {digital,eletrônica}
        !assinar documento*, !assinar pdf*, !assinaturas digitais, adesão, adesões
      [trial] {período,periodo,versão,dias,semana,mês} {de teste,experimental,de avaliação}, de teste, teste de
        em teste, de avaliação, avaliação de, experimente, experimentar, experimenta
        !teste de {direção,personalidade,gravidez,condução}, !avaliação de {desempenho,risco}
      [quiz] pergunta*, questão, questões, questionário*, exame*, gabarito*, respostas, simulado*, vestibular
        teste {de nível,de personalidade,de nivelamento,psicotécnico}, seu nível de, experiência de laboratório
        vestibulares, enem, habilitação, autoescola*, exercícios resolvidos
      [recordKeeping] orçamento*, despesas, gastos, contabilidade, dívidas, contas a pagar, senhas, finanças
        contas bancárias, extratos, faturas
        controle {boletos,seus boletos,seus pagamentos,suas transferências,suas contas}
        organize {boletos,seus boletos,seus cartões}, fatura, nota fiscal, notas fiscais, recibo*, contábil, contábeis
        campo para paypal, cofrinho, livro caixa, {gestor,carteira} de cartões, imposto de renda, controle de boletos
        registro de pagamentos, comprovantes, fluxo de caixa, gestão … cartões, organiza … cartões
        acompanhe suas contas, regista as tuas, regista os teus, registra suas, registra seus, lembrete* … de pagamento
        control* … cartões, gere* … cartões
      [ownDays] vista de calendário, vista do mês, visualização do mês, senha … expira*, ofensiva
        sua sequência, sequência de {dias,login}, advento, tua sequência, tua série, sua série
        série de {dias,7,30,100,login}, dias seguidos, dias consecutivos
        curado, curada, maturad*, envelhecid*, cura de
        {queijo,presunto,vinho,cachaça,whisky,rum,vinagre} … {meses,anos}, {trilha,caminhada,roteiro,trekking} … dias
      [gameController] controle, controles, comando, comandos
      [futurePromise] em breve, brevemente, na próxima atualização, {nas,em} próximas atualizações
        em {futuras atualizações,uma futura atualização,uma atualização futura,atualizações futuras}, na próxima versão
        em versões futuras, ainda este ano, mais por vir, {ainda,atualmente} em desenvolvimento
        mais {a caminho,em preparação,serão adicionad*}, {outros,mais fases,novos níveis} a caminho
        {fases,níveis} em desenvolvimento, aguarde novidades, mais virão, {continua em,em fase de} desenvolvimento
        chega* … este ano, mais tarde este ano, mais para o fim do ano, {com a,numa} próxima atualização
        numa atualização futura, numa futura atualização, na atualização seguinte, nas atualizações futuras
        dentro em pouco, logo logo, mais está a caminho, estão a caminho, vêm … por aí
        próxima atualização … {tra*,terá,inclu*,adicion*}, próximas atualizações … tra*, logo disponível
        logo disponíveis, recurso em desenvolvimento, chegando ainda, {está*,funç*} … em desenvolvimento
        até o fim do ano … {novas,novos,nova}, {novas,novos,nova} … final do ano, {novas,novos,nova} … fim do ano
        vem aí:, vêm aí:, vem aí mais, vêm aí mais, vêm aí nov*, vem aí nov*, !reinici* … em breve, !em breve por falta
        mais {níveis,fases,mapas,mundos,capítulos,conteúdo,personagens,funções} {mais tarde,depois,mais adiante,virão,chegarão}
        {virão,chegarão,seguirão} … {mapas,níveis,fases,mundos,capítulos}
        {novos,novas,outros,outras} {níveis,fases,mapas,capítulos} {mais tarde,virão,depois}
        {o resto,as outras,os outros,as demais,os demais} {chega em,chegam em,chegará,chegarão,virão}
        !{em breve,logo} {será,é,chega,vem} {natal,primavera,o natal,a primavera,o verão,a páscoa,páscoa,o inverno}
        {fases,níveis,mapas,mundos,capítulos,cavernas,masmorras,histórias,missões} … {chegam,vêm,saem,chegarão,virão} {no verão,no outono,no inverno,na primavera}
        {chegam,virão} {neste verão,neste outono,nesta primavera,neste inverno}
      [promotionalClaim] mais {barato,barata,baratos,baratas}, menor preço, melhor preço, melhor oferta, o número um
        o número 1, o nº 1, oferta especial, oferta limitada, por tempo limitado, liquidação, metade do preço
        {só,somente,apenas} hoje, última chance, última oportunidade, não perca, mais vendido, mais vendidos
        preço especial, imperdível, imperdíveis, imbatível, economize até, poupe até, melhor {pacote,app,jogo}
        melhores preços, melhores ofertas, em oferta, em promoção, oferta do dia, promoção relâmpago, promoção especial
        preço promocional, {com,grande,super} desconto, descontos de até, oferta por tempo, {o,a} mais popular
        {o,a} melhor … do mundo, melhor custo-benefício, melhor relação qualidade, mais {vantajoso,vantajosa,em conta}
        por {um tempo,um período,período} limitado, tempo limitado apenas
        não {percas,deixes escapar,deixe passar,deixes passar,deixe escapar}, só por hoje, hoje apenas, apenas por hoje
        só esta semana, só neste fim de semana, última hipótese, pacote mais popular, preço incrível, pechincha*
        aproveite a promoção, aproveite esta oferta, em saldos, !não percas {tempo,o,de vista}
        !não perca {tempo,de vista,o foco}, !não percas a cabeça, mais compensa, {favorito,preferido} dos jogadores
        pacote favorito, aproveite essa, aproveita esta, aproveit* … a oferta, =mais popular, (mais popular)
        o mais popular!, mais popular!, o mais popular:, mais popular:, {pacote,plano,opção,oferta} mais popular
        nosso mais popular, mais popular da loja, !sale, !sale!, !(sale)
        !{mostra,encontra,encontre,busca,compara,localiza,indica,acha} … {mais barato,mais barata,mais baratos,mais baratas,menor preço,melhor preço,mais em conta}
        !{posto,postos,gasolina,voo,voos} mais {barato,barata,baratos,baratas}, !tempo limitado {por,para cada,em cada}
      [expiringCredits] expira, expiram, expirado, expirados, expirarão, validade, vence, vencem, vencimento, vencerão
        válidos durante, caduca, caducam, !{não,nunca} {expira,expiram}, !não expirarão, !sem validade
        !sem data de validade, !validade ilimitada, !não vence, !não vencem, !nunca vencem, !sem vencimento
        !não caducam, !oferta expira, !oferta vence, se perdem, serão perdid*, são perdid*, use-as antes, use-os antes
        são zerad*, serão zerad*, vale* … até, usa-as até, usa-os até, usa-as antes, usa-os antes
        {use-as,use-os,use,usa} até, senão … perd*, ou … perde-as, ou perde-os, perdem-se, perder-se-ão, vão perder-se
        serão removid*, são removid* … após, são apagad*, válid* … dias, somem, sumirão, desaparecem, desaparecerão
        você perde, podem ser usadas até, {válid*,gast*,utiliz*} … até, válid* … por, gast* … antes, zera* … no fim
        perde* … as {moedas,gemas}
        perde-as, perde-os
      [cashOut] sacar dinheiro, sacar seu dinheiro, saque no pix, dinheiro real, dinheiro de verdade
        {conversível em,conversíveis em,levantar} dinheiro, para sua conta bancária, via pix
        !{sem,não é,não são} dinheiro real, !não podem ser {trocados,trocadas} por dinheiro
        !não {conversível,conversíveis} em dinheiro, troque … por {dinheiro,vales}, vira dinheiro, viram dinheiro
        saque na conta, por vales-presente, por {vale,cartões} presente
        {converta … em,convertid* … em,pago em} dinheiro, troque … por pix, saque … ganhos, resgate seus ganhos
        retira os teus ganhos
        {transforme suas,transforme seus,transforma as tuas,transforma os teus,converte,converter} … em dinheiro
        dinheiro {a sério,verdadeiro,vivo}, para a tua conta bancária, depositad* … sua conta
        transferid* … conta bancária, pago na {sua,tua} conta, pagamos em dinheiro, saque … prêmios, sacar … prêmios
        retire … ganhos, saque seu dinheiro, depositad* … conta bancária, depositamos … conta, cai … conta bancária
        direto na sua conta bancária, {saque*,prémio*,resgat*} … em dinheiro, troca* … por dinheiro, saca* … ganhos
        levant* … ganhos, levanta* … prémios, {paga*,pague*} … na sua conta bancária
        {paga*,pague*} … na tua conta bancária, {em,nas} nossas {lojas,cafeterias,unidades,filiais}
        {em nossos,nos nossos} {cafés,restaurantes}, {troque,trocar,resgate,resgatar,use} … {no balcão,no caixa}
        em lojas {físicas,parceiras,participantes}, na loja física, {fichas,moedas,gemas} em dinheiro
        {troque,troca*,converta,converte*,venda,transforme} … {por,em} {reais,euros,dólares}, reais de verdade
        {troque,troque-as,troque-os,trocar} … {vales-presente,cartões-presente,cartões presente}
      [appleTrademark] relógio apple
        !para {iphone,ipad,iphone e ipad,apple watch,apple tv,ios,macos}, !no iphone, !no ipad
      [appleCriticism] {imposto,por culpa,por causa} da apple, bug do ios, bugs do ios, iphone lento, iphones lentos
        ipad lento, iphone velho, a apple não permite, a apple proíbe, melhor que {a apple,o ios}, iphone que trava
        {comissões,taxa* … da,comiss* … da} apple, erro* … do ios, falha* … do ios
      [systemFeature] ativar notificações, avalie-nos, avalie o app, avalie o aplicativo
        acesso {ao giroscópio,a tempo de uso,ao tempo de uso,ao tempo de ecrã}, desbloqueia o giroscópio
        deixe sua avaliação, armazenamento {do,no} icloud, espaço {no,do} icloud
        acesso {à câmera,à câmara,ao microfone,à localização}, avalie {com 5,com cinco,e ganhe}, nos dê 5 estrelas
        dê cinco estrelas, 5 estrelas e ganhe, avalia-nos, avalia a aplicação, avalie {a gente,nosso app,este app}
        classifica-nos, classifique-nos, dá-nos {5,cinco} estrelas, cinco estrelas e ganhe, deixa a tua avaliação
        deixa um comentário na app, deixe sua nota, armazenamento icloud, espaço icloud
        {avali*,classifi*,dê-nos} … estrelas, notificaç* … push, ativ* … as notificações, avali* … a app
        {deix*,escrev*} … uma avaliação, {deix*,escrev*} … uma crítica
      [randomItem] ovo surpresa, ovos surpresa, baú misterioso, baús misteriosos, {baú,baús,pacote} surpresa
        item aleatório, itens aleatórios, roleta da sorte, roda da sorte, raspadinha, raspadinhas, chance de obter
        chance de conseguir, {item,carta,prêmio} ao acaso, caixa de surpresas, um personagem aleatório
        contém uma carta aleatória, pacote de cartas colecionáveis, participe do sorteio, caixas mistério
        caixa-mistério, baú mistério, pacote mistério, pacote misterioso, prenda mistério, presente misterioso
        ovo mistério, caixa de loot, baú de saque, {roda,roleta} da fortuna, gire a roda, gira a roda, gire a roleta
        gira a roleta, rifa, bilhete {de sorteio,para o sorteio,da sorte,de lotaria,de loteria}, cupom do sorteio
        chance de ganhar, {hipótese,oportunidade} de ganhar {um,uma}, {personagem,herói} … ao acaso, arma aleatória
        skin aleatória, visual aleatório, conteúdo aleatório, {herói,personagem,item} sorteado, conteúdo … surpresa
        bilhete do sorteio, concorra a uma, nunca {sab*,se sabe} … dentro, nunca sab* … {contém,vai sair,calha}
        dentro pode … qualquer coisa, abr* … {ganhar um,ganhar uma,ganhe um,ganha um}, caixa* … de saque
        caixa* … surpresa, {bilhete*,pergaminho*} … de invocação, habilit* … a ganhar, concorr* … a um
        caixa* … misteriosa*, prêmio* … aleatório*, recompensa* … aleatória*, herói* … aleatório*
        só descobre … {ao abrir,quando abrir}, {sai,contém,nasce} … ao acaso
      [statedOdds] probabilidade, probabilidades, {taxas,taxa} de obtenção, taxas de drop, chances exibidas
      [contact] telefone, ligue para, fale conosco no, número de telefone, chame no, zap, no zap, whats, pelo zap
        nosso zap, ligue-nos, liga-nos, liga para, ligue no, telefona-nos, telefone para, contacta-nos pelo
        contacte-nos pelo, escreve-nos no, chama no, manda um zap, me chama no, telefona para, ligue já, liga já
      [defect] erro, erros, falha, falhas, lento, lenta, lentos, lentas, travamento*, bug, bugs, vulnerabilidade*
        defeito*, trava muito, !câmera lenta, !sem erros, !à prova de falhas, !por defeito
      [negation] não, nunca, jamais, sem, nem, nenhum, nenhuma, tampouco, nada, nenhuma, nenhuns, nenhumas, !no
        !não {só,apenas,somente,perca,percas,deixe,espere,esqueça}, !sem parar, !sem fim, !nada mais
        !não {usadas,usados,utilizadas,utilizados,gastas,gastos,consumidas,resgatadas,usar,utilizares,gastares}
        adeus, esqueça, esquece, chega de, !não esqueça, !não se esqueça, !não esqueças
      [impossibility] não {é,são,está,estão} {possível,possíveis,disponível,disponíveis,permitido,permitida,permitidos}
        não {é,são,está,estão} {permitidas,previsto,prevista,incluído,incluída,aceito,aceita,aceite}
        {é,são,está,estão} {impossível,impossíveis,proibido,proibida,excluído,excluída,vedado,vedada}
        não se {oferece,permite,aceita}
        não {é necessário,é necessária,se inclui,se aplica,existe,existem,se trocam,se troca,se convertem}
      [donation] doar, doação, doações, doe para, caridade, beneficente*, arrecadação de fundos, arrecadar fundos
        donativo*, financiamento coletivo, filantrop*, !doação de sangue, !doar sangue, !doação de órgãos, !doar tropas
        !{doação do,doações do,doar ao} clã, !doação à guilda, !{jantar,show} beneficente, !recibo de doação
        !bazar beneficente, vaquinha online, vaquinha virtual, doe agora, doa para, doa agora, contribuição solidária
        reverte* … solidariedade, instituições de solidariedade, fins solidários, causas sociais, causa solidária
        para uma boa causa, crowdfunding, !doações de sangue, doe e ajude, doe e apoie, reverte* … para instituições
        {metade,parte} é doada
        {metade,uma parte,parte} vai para {o abrigo,um abrigo,a cruz vermelha,uma ong,o canil,o refúgio}
      [physicalGoods] frete grátis, frete incluso, envio grátis, envio gratuito, entrega em domicílio
        entregue em sua casa, pelos correios, por correio, custo de frete, portes grátis, portes incluídos
        retirada na loja, endereço de entrega, exemplar impresso, !por correio {eletr*,electr*}
        frete {gratuito,incluído,por nossa conta}, envio incluído, entrega {gratuita,grátis,incluída}, portes de envio
        portes gratuitos, despesas de envio, custos de envio, pelo correio, enviad* … para {sua,tua} casa
        entregue … {na sua casa,à tua porta}, entregue em tua casa, !pelo correio eletr*
        receb* … {em,em sua,em tua,na sua} casa, entreg* … ao domicílio, entreg* … em casa
        {entregue … na,entregamos … na,entrega na,entregue … à} porta
        {enviamos,te enviamos} … {sua casa,para casa}
      [regulatedClaim] cura* … {câncer,cancro,diabetes,depressão,dor,dores,artrite,insónia,asma,ansiedade,doença*}
        cure … {câncer,diabetes,depressão,dor,dores,artrite,insônia,asma,doença*}, cura milagrosa, remédio milagroso
        emagrecimento garantido, perda de peso garantida, chat adulto, chat … adultos, chat erótico, chat sensual
        bate-papo adulto, bate-papo … adultos, bate-papo erótico, conversas eróticas, conteúdo adulto
        {conteúdo para,vídeos,vídeos para} adultos, {compr*,ganh*} … seguidores, {1000,1.000,500} seguidores
        seguidores {reais,garantidos,para o seu perfil,no instagram}, compr* … curtidas, comprar inscritos
        comprar visualizações, apostas esportivas, apostas desportivas, apost* … dinheiro {real,de verdade}
        apostas a dinheiro, {cassino,casino} com dinheiro real, {jogar,jogue} … dinheiro real, {ganh*,compr*} … bitcoin*
        ganh* … cripto*, rendimento garantido, retorno garantido, números da loteria premiados, fique rico
        dinheiro fácil, tigrinho, lucro certo, ganhos seguros, seguidores de verdade, emagreç* … sem esforço
        conversa* … para adultos, compra* … likes, {lucro*,ganho*} … garantido*, lucro* … seguro*
        quilos {em … semana*,numa semana,em … dias,num mês,em … mês}, kg em … semana*, kg numa semana, kg em … dias
      [saving] economize, economia, economizar, poupe, desconto, mais barato, !economia de energia, !economize bateria
        !economia de {bateria,dados}, !economize {energia,tempo}, poupa, poupar, poupas, poupança, economiza, economizas
        de economia, a menos, !{poupança de,poupa} {bateria,energia}
      [comparedPrice] comparado ao plano mensal, vs mensal, preço normal, preço cheio, separadamente
        {no,com o} plano anual, sobre o plano mensal, {face,em relação} {ao,à}, em comparação, separado, separadas
        separados, individualmente, à unidade, cada um, avulso, avulsas, preço {de tabela,original,habitual,regular}
        que o mensal, sobre o preço, do que comprar, no preço, ao mensal, compara* … com
      [paidOnce] pague uma {vez,só vez,única vez}, pagamento único, compra única, compre uma vez, assinatura vitalícia
        acesso vitalício, licença vitalícia, {premium,plano,membro} vitalício, paga uma {vez,só vez,única vez}
        {pagas,pagas só,pagando} uma vez, único pagamento, só um pagamento, pagamento de uma só vez, compra uma vez
        subscrição vitalícia, adesão vitalícia, passe vitalício, mensalidade vitalícia, acesso para sempre
        um pagamento só, um só pagamento, {paga só,paga apenas,pagas apenas} uma vez, sócio vitalício
      [profanity] Y2FyYWxob3M=, Y2FyYWxobw==, Y3V6w6Nv, Y3V6w7Vlcw==, YnVjZXRh, YnVjZXRhcw==, Zm9kYQ==, Zm9kYS1zZQ==
        Zm9kZQ==, Zm9kZXI=, Zm9kaWRhKg==, Zm9kaWRvKg==, ZmlsaG8gZGEgcHV0YQ==, ZmlsaG9zIGRhIHB1dGE=, ZmlsaGEgZGEgcHV0YQ==
        bWVyZGE=, bWVyZGFz, cG9ycmE=, cG9ycmFz, cGlyb2Nh, cGlyb2Nhcw==, cHFw, cHV0YQ==, cHV0YSBxdWUgcGFyaXU=, cHV0YXM=
        cHV0ZWlybw==, cHVuaGV0YSo=, dG9tYXIgbm8gY3U=, dmFpIHNlIGZvZGVy, dmFpIHRvbWFyIG5vIGN1, dmFpLXRlIGZvZGVy, dmlhZG8=
        dmlhZG9z, eG94b3Rh, eGVyZWNh, cHV0YXJpYQ==, cHV0YXJpYXM=, YXJyb21iYWQq, YmFiYWNh, YmFiYWNhcw==, Y2FnYWRh
        Y2FnYWRhcw==, Y2FyYWxoYWRhKg==, Zm9kYS10ZQ==, Zm9kYXNzZQ==, Y2FicsOjbw==, Y2FicsO1ZXM=, bWVyZG9zbyo=
        YnVjZXRhKg==, Ym9jZXRh
      [otherMoney] notas para colorir, moedas para colorir, cédula*, notas de … {reais,euros}
        dinheiro de {brinquedo,mentira,brincar}, {quanto,o que} custava
        {meta,metas,objetivo,objetivos} de {poupança,economia}
        {primeiro,primeiros,primeiras} … {poupados,economizados,guardados}, divida … em, onde … custa, dar o troco
        contar {dinheiro,moedas}, adivinhe … preço
      """#)
}
