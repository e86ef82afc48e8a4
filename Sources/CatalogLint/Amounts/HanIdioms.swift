extension AmountWordLine {
  /// Words that begin with a Han numeral and state no number.
  ///
  /// Most such words need no entry: a Han numeral is an amount only before something that is
  /// counted. These are the ones whose next character could be.
  static let hanIdioms = """
    * after idiom: 一元复始, 一元复始万象更新, 一元化, 一元二次, 二元一次, 一元论, 二元论, 二元性, 三元及第, 三元桥, 三元里
    * after idiom: 一日三餐, 一天到晚, 三天两头, 一年一度, 一年四季, 一块, 一块儿, 一次性, 一次元, 二次元, 三次元, 二次方
    * after idiom: 一个人, 一人, 两人三足, 二人转, 一名, 一位, 一件, 一份, 一套, 一张, 一本, 一部, 一枚, 一颗, 一次
    * after idiom: 一起, 一键, 一同, 一切, 一样, 一定, 一直, 一些, 一点, 一点点, 一番, 一気, 一生, 一部, 一本道, 一組
    * after idiom: 一级棒, 一把, 一条龙, 一条, 一片, 一道, 一行, 一场, 一支, 一首, 一幅, 一粒, 一滴, 一项, 一字, 一题
    * after idiom: 三国, 三星堆, 三日坊主, 三人行, 三个火枪手, 九天, 十分, 十字, 十全十美, 十字架, 五折, 七夕, 八卦, 九州, 九宫
    * after idiom: 三国志, 四大名著, 四周, 四季, 四人帮, 五星级, 五金, 五角星, 五级片, 千金, 千年, 百年, 万年, 百日
    * after idiom: 万能, 万圣节, 万圣, 万人迷, 万人, 千人, 百人, 万片, 千层, 百层, 百变, 百宝箱, 百合, 百科, 百分百
    * after idiom: 百万富翁, 百万亚瑟王, 千万别, 三千世界, 一千零一夜, 三十六计, 七十二变, 七十二般, 二十四节气, 二十八宿
    * after idiom: 十二生肖, 十二星座, 十二宫, 三百六十行, 三百六十五行, 五百强, 八百里, 一百零八将, 一百单八将, 三十而立
    * after idiom: 二十四桥, 三百首, 一石二鸟, 一箭双雕, 万条, 万家, 两个人, 两小无猜, 三级跳, 四级考试, 六级考试
    * after idiom: 二手, 二维码, 二次开发, 二次创作, 两极, 三维, 三体, 四方, 五行, 六道, 六道轮回, 七星, 八荒, 九尾, 十面
    * after idiom: 一日, 一月, 二月, 万元户, 千元机, 百元机, 参加, 参数, 参与, 参考, 登陆, 陆地, 零食, 零件, 伍佰, 两倍
    * after idiom: 三日月, 三天打鱼, 三天打魚, 两天晒网, 兩天曬網, 三天三夜, 一元復始, 一元複始, 二元二次, 二元一次方程
    * after idiom: 三元一次, 三元二次, 一元一次, 一元三次, 一年之计, 一年之計, 百日咳
    * after idiom: 円玉, 円硬貨, 円札, 円紙幣, 圓硬幣, 元硬币, 元纸币, 元紙幣
    * after number: 十分钟, 十分鐘, 一块钱, 一塊錢, 百分之, 一日元, 一日圆, 一月卡, 千年币, 万年石, 一个月, 一個月, 一次抽
    """
}
