extension ProductTexts {
  static let arabic = ProductTexts(
    locale: "ar-SA",
    innocent: """
      non-consumable | ركلة حرة | حذاء لتسديد الكرة فوق الجدار
      non-consumable | أجنحة الحرية | حلّق فوق الغيوم البيضاء
      non-consumable | مجانين الكرة | عشرون ملصقًا لعشاق الملاعب
      non-consumable | بلاشفة التاريخ | محاضرات صوتية عن الثورة الروسية
      non-consumable | وصية القرصان | حكاية في تسعة فصول
      non-consumable | اختبار الشخصية | ستون سؤالًا مع التحليل
      non-consumable | اختبارات القيادة | تسعمئة سؤال مع الإجابات
      non-consumable | تجارب علمية | عشرون نشاطًا منزليًا للأطفال
      non-consumable | هدم المباني | اثنتا عشرة شاحنة وساحة
      non-consumable | صياد الشياطين | درع أسود بنقوش متوهجة
      non-consumable | ورشة الروبوتات | ركّب صديقًا يمشي من القطع
      non-consumable | فطيرة التفاح | سبع وصفات من مطبخ الجدة
      non-consumable | التفاحة الذهبية | بستان من أساطير الإغريق
      non-consumable | قدوم الربيع | يزهر الوادي كله بالألوان
      non-consumable | أعز الأصدقاء | جرو وقطة يلعبان معًا
      non-consumable | الميدالية الذهبية | منصة تتويج لصالتك
      non-consumable | تميمة الحظ | قلادة من برسيم رباعي الأوراق
      non-consumable | ميناء القمر | خريطة هادئة للصيد ليلًا
      non-consumable | حياة في البحر | مذكرات قبطان عجوز
      non-consumable | خلفية صالة كبار الزوار | أرائك مخملية وأضواء المدينة
      non-consumable | الطريق 66 | من شيكاغو إلى المحيط
      non-consumable | الأقزام 7 | كوخ صغير في عمق الغابة
      non-consumable | سيارات الفورمولا 1 | عشرة ألوان أسطورية
      non-consumable | ألف ليلة وليلة | اثنتا عشرة حكاية لشهرزاد
      non-consumable | روائع البيانو | خمسون مقطوعة من باخ إلى ساتي
      non-consumable | كهف الكريستال | منجم لامع بثلاثة مخارج
      non-consumable | العصر الذهبي | دروس في تاريخ الأندلس
      non-consumable | نقطة تحول | رواية مصورة في ستة أجزاء
      non-consumable | نقاط وخطوط | فرش للرسم بثمانية أحجام
      non-consumable | لؤلؤة الخليج | شراع غوص تراثي من خشب
      non-consumable | فاتح الأندلس | حملة جديدة بقيادة طارق
      non-consumable | فتح القسطنطينية | خمس معارك بحرية وبرية
      non-consumable | شهرزاد | زي حريري للراوية
      non-consumable | اليوغا في 30 يومًا | تمرين كل صباح حسب وقتك
      non-consumable | فصول السنة | أربع خلفيات من الثلج إلى الحصاد
      non-consumable | يوميات رحالة | قصص من عشر مدن
      non-consumable | ممر الجبل | طريق متعرج بين قمتين
      non-consumable | بطاقات تهنئة | أربعون تصميمًا للأعياد
      non-consumable | بطاقات المفردات | ألفا كلمة إنجليزية بالصور
      non-consumable | قطارات البخار | مراجل نحاسية وصفير
      non-consumable | خطوط النمر | طلاء لكل سيارة
      non-consumable | خط الثلث | اثنتا عشرة لوحة للخطاط
      non-consumable | أكلات رمضان | ثلاثون طبقًا للإفطار
      non-consumable | قهوة الصباح | خلفيات دافئة لشاشتك
      non-consumable | ليالي الحلمية | موسيقى عود لعشر أمسيات
      non-consumable | بدون إعلانات | إزالة اللافتات ومقاطع الفيديو
      consumable | جرعة المستوى 99 | ترفع بطلًا إلى أعلى مستوى
      consumable | 500 عملة ذهبية | 500 عملة ذهبية للبذور والأدوات
      consumable | 1200 جوهرة | تضيف 1200 جوهرة إلى صندوقك
      consumable | خبرة مضاعفة لساعتين | ضعف الخبرة أثناء اللعب
      consumable | 5 تلميحات | تكشف الحركة التالية
      consumable | 10 أرواح | واصل اللعب حين تمتلئ اللوحة
      auto-renewable | نادي المشي | كل الخرائط دون اتصال
      auto-renewable | مدرسة الرسم | كل الدروس والفرش
      non-consumable | رموز QR | إنشاء 10 QR بألوان مختلفة
      non-consumable | دفتر الحسابات | ميزانية ومصروفات كل بطاقة ائتمان
      non-consumable | اختبارات التاريخ | أربعون سؤالًا مع الإجابات
      non-consumable | ألفا وبيتا | روبوتان صغيران لورشتك
      non-consumable | إطارات الصور | 12 إطارًا ذهبيًا لألبومك
      non-consumable | الشعلة الدائمة | تاريخ الألعاب في ست حلقات
      consumable | مفتاح سحري | يفتح صندوقًا واحدًا مغلقًا
      consumable | تبديل المهمة | يبدّل مهمة أسبوعية واحدة
      consumable | ٥٠٠ عملة | تضيف 500 عملة إلى رصيدك
      consumable | 10 آلاف عملة | 10000 عملة لمملكتك
      """,
    guilty: """
      free-wording | consumable | كيس العملات | 50 عملة مجانًا
      free-wording | non-consumable | قبعة مجانية | قبعة من القش للمزارع
      free-wording | consumable | حزمة البداية | سيف مجاني وعشرة سهام
      free-wording | consumable | صندوق | احصل عليه بالمجان
      external-payment | consumable | 500 جوهرة | الدفع عبر تحويل بنكي
      external-payment | consumable | جواهر | أدخل كود خصم
      other-platform | non-consumable | حفظ التقدم | يعمل على أجهزة أندرويد
      other-platform | non-consumable | لعب ثنائي | العب مع أصدقاء بلايستيشن
      placeholder-text | non-consumable | قبعة | الوصف هنا
      placeholder-text | non-consumable | نص تجريبي | قبعة للبطل
      test-wording | non-consumable | منتج تجريبي | قبعة للبطل
      test-wording | non-consumable | قبعة | للنسخة التجريبية فقط
      price-as-title | consumable | 24.99 ر.س | يضيف جواهر
      price-mismatch | consumable | 500 جوهرة | 500 جوهرة مقابل 249 ريالًا
      quantity-mismatch | consumable | 500 جوهرة | تضيف 550 جوهرة
      time-limited-consumable | consumable | بطاقة شهرية | صندوق كل يوم
      time-limited-consumable | non-consumable | بريميوم 30 يومًا | كل المرشحات والإطارات
      unlock-as-consumable | consumable | كل المراحل | فتح ستين مرحلة
      unlock-as-consumable | consumable | وصول مدى الحياة | كل الدروس
      currency-as-non-consumable | non-consumable | كيس | بداخله 800 عملة
      """)
}
