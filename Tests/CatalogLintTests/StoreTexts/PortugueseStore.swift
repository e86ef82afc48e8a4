extension StoreTexts {
  static let portuguese = StoreTexts(
    locale: "pt-BR",
    """
    ok | g60 | 60 gemas | Uma bolsa de gemas para invocar.
    ok | g60 | 60 gemas | Você recebe 60 gemas na hora.
    quantity | g60 | 60 gemas | Você recebe 80 gemas na hora.
    unstated | g60 | Bolsa de gemas | Sessenta gemas para seus heróis.
    price | g60 | 60 gemas | Por apenas R$ 3,90, comece já!
    ok | g300 | 300 gemas | Fortaleça seus heróis com 300 gemas.
    quantity | g300 | Saco de gemas | Acorde o dragão com 500 gemas.
    payment | g300 | 300 gemas | Mais barato no nosso site.
    payment | g300 | 300 gemas | Pague com Pix e ganhe 10% a mais.
    price | g300 | Pacote de R$ 24,90 | Um pacote cheio de gemas.
    contact | g300 | 300 gemas | Chame no zap (11) 98765-4321.
    ok | g980 | 980 gemas | 980 gemas e mais 100 de brinde.
    ok | g980 | 1.080 gemas | Inclui 100 gemas de bônus.
    quantity | g980 | 980 gemas | 980 gemas mais 120 de bônus.
    ok | g980 | 980+100 gemas | O bastante para dez invocações.
    platform | g6480 | 6.480 gemas | Também na versão para Android.
    cashout | g6480 | 6.480 gemas | Troque suas gemas por dinheiro de verdade.
    expiring | g6480 | 6.480 gemas | Expiram 30 dias após a compra.
    placeholder | g6480 | Cofre de gemas | Insira a descrição aqui
    test | g6480 | Cofre de gemas | Item de teste, não compre.
    quantity | g6480 | Cofre de gemas | Dez mil gemas de uma vez só.
    ok | gk | Cavaleiro de brasas | Uma capa em chamas para o cavaleiro.
    free | gk | Cavaleiro de brasas | Um visual grátis para todos.
    ok | gk | Raposa lunar | A raposa da temporada 7 anda com você.
    ok | gk | Cem lâminas | Um estilo de mil cortes.
    trademark | gk | Cavaleiro iPhone | Uma armadura para fãs da Apple.
    ok | n500 | 500 moedas | Libere capítulos dos seus romances.
    ok | n500 | 500 moedas | 25 capítulos por 20 moedas cada.
    quantity | n500 | Moedas do leitor | 550 moedas para capítulos bloqueados.
    ok | n500 | 500 moedas | As moedas não expiram.
    contact | n500 | Moedas | Dúvidas: ajuda@romances.example
    ok | nm | Passe mensal | Um mês de leitura sem limites.
    period | nm | Passe mensal | Um ano inteiro sem anúncios.
    period | nm | Passe semanal | Todos os romances sem anúncios.
    ok | nm | Passe de leitura | Renova todo mês, com áudio.
    lifetime | nm | Passe mensal | Pague uma vez e leia para sempre.
    ok | ny | Passe anual | Doze meses de histórias.
    discount | ny | Passe anual | Economize 40% em relação ao mensal.
    promo | ny | Passe anual | O melhor app de romances do mundo!
    ok | ny | Passe anual | Romances novos toda sexta.
    ok | fm | Coach mensal | Exercícios e receitas todo dia.
    regulated | fm | Coach mensal | Cura o diabetes sem remédios.
    future | fm | Coach mensal | Em breve mais exercícios.
    ok | fm | Coach mensal | Planos de 30 dias, novos toda semana.
    ok | fy | Coach anual | 12 meses de treino no seu ritmo.
    period | fy | Coach anual | Um mês com treinador pessoal.
    ok | fp | Maratona em 16 semanas | Do sofá aos 42 km.
    payment | fp | Plano de maratona | Pagamento por boleto ou depósito.
    ok | fp | Ioga inicial | Dez minutos por dia no tapete.
    ok | pk | Grão de filme | 24 estilos de filme para suas fotos.
    placeholder | pk | Grão de filme | Texto de exemplo
    language | pk | Grão de filme | 24 film looks for your photos.
    trademark | pk | Filtros neon | Corrige as falhas da câmera do iOS.
    ok | pl | Foto Pro vitalício | Todas as ferramentas, para sempre.
    ok | pl | Foto Pro | Sem marca-d’água, exporte em 8K.
    period | pl | Foto Pro | Todas as funções por um mês.
    ok | py | Pro anual | Edite seus RAW o ano todo.
    price | py | Pro anual | Só R$ 99,90 por ano.
    ok | kk | Ilha dos dinossauros | Conheça 12 dinossauros e seus ovos.
    ok | kk | Bichos da fazenda | Conte os balões de 1 a 100.
    language | kk | Bichos da fazenda | Découvre les animaux de la ferme et compte.
    ok | km | Clube infantil mensal | Canções, quebra-cabeças e um conto por dia.
    period | km | Clube infantil anual | Canções, quebra-cabeças e um conto por dia.
    """)
}
