extension WordSamples {
  static let arabicClaims = WordSamples(
    language: "ar",
    found: """
      futurePromise | قريبا | مراحل جديدة قريبا
      futurePromise | ترقبوا | ترقبوا خرائط جديدة
      promotionalClaim | أفضل حزمة | أفضل حزمة
      promotionalClaim | لفترة محدودة | 400 قطعة لفترة محدودة
      expiringCredits | تنتهي صلاحيتها | جواهر تنتهي صلاحيتها بعد شهر
      expiringCredits | صالحة حتى | عملات صالحة حتى مارس
      cashOut | سحب الأموال | العب من أجل سحب الأموال
      cashOut | أموال حقيقية | جواهر مقابل أموال حقيقية
      appleTrademark | ايفون | ثيم ايفون
      appleTrademark | Apple | حزمة Apple
      appleCriticism | عمولة Apple | السعر مع عمولة Apple
      appleCriticism | أفضل من iOS | تجربة أفضل من iOS
      systemFeature | الإشعارات الفورية | فتح الإشعارات الفورية
      systemFeature | تقييم التطبيق | جوائز مقابل تقييم التطبيق
      randomItem | عجلة الحظ | تدوير عجلة الحظ
      randomItem | بطل عشوائي | احصل على بطل عشوائي
      statedOdds | نسب الظهور | نسب الظهور في المتجر
      profanity | 2LTYsdmF2YjYt9ip | حزمة *
      profanity | 2YPYsyDYp9mF2YM= | * حزمة
      """,
    innocent: """
      قريبا من النهر
      رحلة إلى المستقبل
      أفضل صديق
      الجواهر لا تنتهي صلاحيتها
      قافلة الإبل
      تفاحة ذهبية
      تشغيل عشوائي
      صندوق كنز فيه 500 جوهرة
      بطل 5 نجوم
      عكس الاتجاه
      كسوة الشتاء
      أدوات لايفون
      اربح المال في مصنعك
      تنزيلات بلا حدود
      تقدم أسرع
      """)
}
