extension WordSamples {
  static let simplifiedChinese = WordSamples(
    language: "zh-Hans",
    found: """
      free | 免费 | 免费领取100金币
      free | 限免 | 今日限免
      free | 0元 | 0元礼包
      free | 白嫖 | 白嫖皮肤
      externalPayment | 支付宝 | 支付宝充值更优惠
      externalPayment | 微信支付 | 支持微信支付
      externalPayment | 官网充值 | 官网充值送豪礼
      externalPayment | 兑换码 | 内含兑换码
      externalPayment | 银行卡 | 银行卡直付
      externalPayment | ＰａｙＰａｌ | 可用ＰａｙＰａｌ支付
      otherPlatform | 安卓 | 支持安卓互通
      otherPlatform | 应用宝 | 应用宝同步
      otherPlatform | 谷歌商店 | 谷歌商店同款
      otherPlatform | Android | Android可用
      placeholder | 待定 | 待定
      placeholder | 此处填写 | 此处填写描述
      placeholder | 未命名 | 未命名
      placeholder | {数量} | {数量}金币
      placeholder | xxx | xxx
      test | 测试商品 | 测试商品1
      test | 内测 | 内测专属礼包
      test | 公测 | 公测礼包
      test | Test | Test商品
      unlock | 去广告 | 去广告
      unlock | 解锁 | 解锁第2章全部24关
      unlock | 完整版 | 完整版游戏
      currencyNoun | 金币 | 400金币
      currencyNoun | 钻石 | 60钻石
      currencyNoun | 积分 | 1000积分
      durationWord | 月卡 | 至尊月卡
      durationWord | 连续包月 | 连续包月会员
      membership | 会员 | 终身会员
      membership | VIP | 购买VIP会员
      lifetime | 永久 | 永久使用
      lifetime | 终身 | 终身畅听
      subscriptionWord | 订阅 | AI 订阅
      futurePromise | 敬请期待 | 更多关卡敬请期待
      promotionalClaim | 最便宜 | 最便宜的礼包
      expiringCredits | 过期 | 金币30天后过期
      cashOut | 提现 | 金币可提现
      randomItem | 盲盒 | 潮玩盲盒
      systemFeature | 推送通知 | 付费开启推送通知
      """,
    innocent: """
      色觉测试
      自由之翼
      自由骑士皮肤
      免广告畅读
      避免费力操作
      心理测试题库
      智商测试大全
      趣味测试合集
      性格测试报告
      体内测量工具
      空调试运行音效
      演示文稿模板
      等待定位的旅人
      占位赛车手
      微信表情包
      谷歌地图图钉
      冰封王座
      第二章全部24关
      传说坐骑
      小苹果礼包
      川菜食谱
      瑜伽入门课程
      古典音乐合集
      春节主题
      星空壁纸包
      经典小说三十本
      银河战舰
      付出与收获
      元旦礼包
      赠送的祝福
      转动的齿轮
      塞班岛地图
      鸿蒙剑诀
      包子铺扩建
      二十首钢琴曲
      """)
}
