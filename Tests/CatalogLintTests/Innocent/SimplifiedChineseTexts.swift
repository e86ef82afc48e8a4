extension ProductTexts {
  static let simplifiedChinese = ProductTexts(
    locale: "zh-Hans",
    innocent: """
      non-consumable | 自由之翼 | 一对洁白的翅膀，飞越云海
      non-consumable | 免疫之盾 | 抵挡毒雾与寒冰的史诗护盾
      non-consumable | 任意球大师 | 弧线球鞋与专属射门动画
      non-consumable | 避免费时的菜谱 | 三十道十分钟上桌的家常菜
      non-consumable | 四季皮肤 | 春樱、夏荷、秋枫、冬雪四套外观
      non-consumable | 三国名将 | 关羽、张飞、赵云等十二位英雄
      non-consumable | 百花园 | 牡丹与海棠盛开的庭院
      non-consumable | 万圣节服装 | 南瓜帽、蝙蝠披风和糖果篮
      non-consumable | 千里江山图 | 名画主题壁纸二十张
      non-consumable | 八仙过海 | 一册有声绘本，共八个故事
      non-consumable | 一千零一夜 | 山鲁佐德讲述的十二个传说
      non-consumable | 第一章：启程 | 少年离开村庄的故事
      non-consumable | 最好的朋友 | 一只小狗和一只小猫
      non-consumable | 金牌领奖台 | 为你的体育馆添一座领奖台
      non-consumable | 幸运四叶草 | 挂在角色胸前的项链
      non-consumable | 月光港湾 | 适合夜钓的宁静地图
      non-consumable | 船长的一生 | 老船长亲自讲述的海上回忆
      non-consumable | 贵宾厅背景 | 丝绒沙发与城市夜景
      non-consumable | 66号公路 | 从芝加哥骑行到圣莫尼卡
      non-consumable | 七个小矮人 | 森林深处的小木屋
      non-consumable | F1赛车涂装 | 十款经典车身配色
      non-consumable | 苹果派厨房 | 烘焙七种家常甜点
      non-consumable | 金苹果果园 | 希腊神话里的秘密花园
      non-consumable | 春天来了 | 整座山谷开满樱花
      non-consumable | 中国元素 | 青花、剪纸与灯笼贴纸五十枚
      non-consumable | 元宵灯会 | 十二盏会动的花灯
      non-consumable | 性格测试 | 六十道题目与完整分析
      non-consumable | 科目一题库 | 九百道官方题目与解析
      non-consumable | 英语口语评测 | 两百句日常对话
      non-consumable | 空调试衣间 | 一间会变温度的家居房间
      non-consumable | 拆迁队 | 十二辆工程车与爆破场景
      non-consumable | 恶魔猎手 | 黑色铠甲与发光符文
      non-consumable | 机器人工坊 | 用零件拼出会走路的伙伴
      non-consumable | 老虎条纹 | 给每辆车的野性涂装
      non-consumable | 蒸汽机车 | 黄铜锅炉与汽笛声
      non-consumable | 水晶洞窟 | 有三个出口的闪亮矿洞
      non-consumable | 珍珠奶茶贴纸 | 二十四款可爱饮品表情
      non-consumable | 钻木取火 | 荒野生存课程第三讲
      non-consumable | 硬币收藏册 | 记录你手里的每一枚纪念币
      non-consumable | 三十天瑜伽 | 每天清晨跟练一组动作
      non-consumable | 一年四季食谱 | 春夏秋冬各三十道菜
      non-consumable | 信用卡记账 | 一张图看清每张卡的账单
      non-consumable | 去除广告 | 关卡之间不再出现横幅和视频
      consumable | 99级经验药水 | 让一位英雄升到最高等级
      consumable | 500钻石 | 获得500钻石，可在商城使用
      consumable | 1200金币 | 获得1200金币，购买种子和农具
      consumable | 双倍经验2小时 | 两小时内经验翻倍
      consumable | 5次提示 | 显示任意谜题的下一步
      consumable | 10条生命 | 棋盘填满也能继续
      auto-renewable | 徒步俱乐部 | 全部离线地图与山区天气
      auto-renewable | 绘画学院 | 全部课程与笔刷，自动续订
      non-consumable | 一元二次方程 | 八十道例题与逐步解析
      non-consumable | 唐诗诵读 | 李白送孟浩然等三十首
      non-consumable | 咖啡手册 | 澳白拿铁与摩卡的做法
      non-consumable | 豌豆荚农场 | 种下会唱歌的豌豆
      non-consumable | 隐私相册 | 打开前请输入密码
      non-consumable | 记账本 | 预算、支出与信用卡还款日历
      non-consumable | 历史测试 | 四十套题目与答案
      non-consumable | 相框套装 | 12个水晶相框和6个金币相框
      non-consumable | 贝塔与伽马 | 工坊里的两个小机器人
      non-consumable | 手柄布局 | 适配Xbox与PlayStation手柄
      non-consumable | 多元宇宙 | 三个平行世界的地图
      consumable | 万能钥匙 | 解锁一个上锁的宝箱
      consumable | 任务刷新券 | 刷新一次每周任务
      consumable | 补签卡 | 补签任意一天
      consumable | 5天使之羽 | 复活五次的羽毛
      consumable | 1万金币 | 获得10000金币
      consumable | 一千二百金币 | 获得1200金币
      non-consumable | 贵宾犬皮肤 | 一只卷毛小狗
      non-consumable | 贵族礼服 | 三套宫廷舞会服装
      """,
    guilty: """
      free-wording | consumable | 金币袋 | 今天免费多送50金币
      free-wording | non-consumable | 草帽 | 零元购，农夫专属
      free-wording | consumable | 新手礼包 | 白送一把长剑
      external-payment | consumable | 500钻石 | 支付宝付款更划算
      external-payment | consumable | 钻石 | 输入兑换码领取
      other-platform | non-consumable | 云存档 | 与安卓手机互通进度
      other-platform | non-consumable | 联机模式 | 可与PlayStation好友联机
      other-platform | non-consumable | 大屏模式 | 与Steam版同步
      placeholder-text | non-consumable | 红帽子 | 描述待补充
      placeholder-text | non-consumable | 示例商品 | 一顶帽子
      test-wording | non-consumable | 测试商品3 | 一顶红帽子
      test-wording | non-consumable | 红帽子 | 内测玩家专用
      price-as-title | consumable | 30元 | 获得500钻石
      price-mismatch | consumable | 500钻石 | 只需328元即得500钻石
      quantity-mismatch | consumable | 500钻石 | 获得550钻石
      time-limited-consumable | consumable | 月卡 | 每天领取一个宝箱
      time-limited-consumable | non-consumable | 30天高级版 | 全部滤镜和相框
      unlock-as-consumable | consumable | 解锁全部关卡 | 六十关随意玩
      unlock-as-consumable | consumable | 永久会员 | 全部课程
      currency-as-non-consumable | non-consumable | 一袋金币 | 内含800金币
      """)
}
