extension WordSamples {
  static let simplifiedChineseClaims = WordSamples(
    language: "zh-Hans",
    found: """
      futurePromise | 敬请期待 | 新关卡敬请期待
      futurePromise | 即将上线 | 新地图即将上线
      promotionalClaim | 限时礼包 | 限时礼包
      promotionalClaim | 全网最低 | 全网最低的钻石
      expiringCredits | 过期 | 金币30天后过期
      expiringCredits | 清零 | 钻石每月清零
      cashOut | 提现 | 金币可提现
      cashOut | 兑换人民币 | 钻石兑换人民币
      appleTrademark | 苹果手机 | 苹果手机主题
      appleTrademark | iCloud | iCloud礼包
      appleCriticism | 苹果税 | 已含苹果税
      appleCriticism | iOS的bug | 修复iOS的bug
      systemFeature | 五星好评 | 五星好评送钻石
      systemFeature | 推送通知 | 开启推送通知
      randomItem | 扭蛋 | 扭蛋一次
      randomItem | 随机皮肤 | 获得随机皮肤
      statedOdds | 概率公示 | 见概率公示
      profanity | 5YK76YC8 | *礼包
      profanity | 546L5YWr6JuL | *大礼包
      """,
    innocent: """
      开发中心主题
      包含后续更新
      制作中国结
      不限时使用
      无限时长
      建立减肥计划
      折起来的纸鹤
      最好的朋友
      金币永不过期
      钻石不会清零
      到期提醒功能
      金币不可提现
      改变现状
      前提现在说明
      赚钱速度翻倍
      用钻石兑换钱币
      100个苹果
      金苹果
      苹果派
      菠萝苹果汁
      适用于iPhone
      发音评分
      五星英雄
      随机播放
      宝箱内含500钻
      打开箱子
      十连胜奖章
      小决定转盘
      体操你也行
      我操作的角色
      炸鸡巴士
      吃鸡巴黎地图
      体操蛋糕
      妈妈的味道
      热狗日的节日
      早操课程
      杂种玫瑰
      草泥马玩偶
      他妈妈的花园
      """)
}
