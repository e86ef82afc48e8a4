extension ProductTexts {
  static let russian = ProductTexts(
    locale: "ru",
    innocent: """
      non-consumable | Штрафной удар | Бутсы для закрученных мячей
      non-consumable | Свобода | Белые крылья для полёта над морем
      non-consumable | Дармоед | Ленивый кот для вашей фермы
      non-consumable | Тесто для пирогов | Двадцать рецептов без дрожжей
      non-consumable | Тестамент пирата | История в девяти главах
      non-consumable | Протестные песни | Тридцать текстов с аккордами
      non-consumable | Тесты ПДД | Восемьсот вопросов с ответами
      non-consumable | Тест на логику | Шестьдесят задач от психологов
      non-consumable | Демонтаж | Двенадцать ржавых машин на арене
      non-consumable | Демон ночи | Чёрные доспехи с рунами
      non-consumable | Демократия в Афинах | Восемь лекций для слушателей
      non-consumable | Бетховен | Пятьдесят пьес для фортепиано
      non-consumable | Бетономешалка | Жёлтый грузовик для стройки
      non-consumable | Мастерская роботов | Соберите ходячего друга из деталей
      non-consumable | Яблочный пирог | Семь рецептов бабушки
      non-consumable | Золотое яблоко | Сказка с шестью картинками
      non-consumable | Приход весны | Вся долина в цвету
      non-consumable | Лучшие друзья | Щенок и котёнок играют вместе
      non-consumable | Золотая медаль | Пьедестал для вашего спортзала
      non-consumable | Талисман удачи | Четырёхлистный клевер на шею
      non-consumable | Лунная гавань | Тихая карта для ночной рыбалки
      non-consumable | Жизнь в море | Воспоминания старого капитана
      non-consumable | Фон VIP-зала | Бархатные диваны и огни города
      non-consumable | Шоссе 66 | Из Чикаго до самого океана
      non-consumable | 7 гномов | Избушка в глубине леса
      non-consumable | Болиды Формулы-1 | Десять легендарных раскрасок
      non-consumable | Тысяча и одна ночь | Двенадцать сказок Шахерезады
      non-consumable | Хрустальная пещера | Шахта с тремя выходами
      non-consumable | Серебряный век | Стихи Блока, Ахматовой и Гумилёва
      non-consumable | Звёздное небо | Сорок созвездий для вашего экрана
      non-consumable | Звезда балета | Три пачки и пуанты
      non-consumable | Жемчужное ожерелье | Украшение для вашей героини
      non-consumable | Баллады рыцарей | Двенадцать песен под лютню
      non-consumable | Солнечные очки | Шесть оправ для аватара
      non-consumable | Очки виртуальной реальности | Смешные наклейки
      non-consumable | Йога за 30 дней | Одно занятие каждое утро
      non-consumable | Времена года | Обои: зима, весна, лето, осень
      non-consumable | Год в деревне | Тридцать рецептов из печи
      non-consumable | Год Дракона | Праздничный наряд и фонарики
      non-consumable | Месяц над рекой | Ночной пейзаж для экрана
      non-consumable | Горный перевал | Извилистая дорога между вершин
      non-consumable | Вечный огонь | Экскурсия по городам-героям
      non-consumable | Паровозы | Латунь, свисток и тендер
      non-consumable | Тигровые полосы | Раскраска для любой машины
      non-consumable | Подписи художников | Шрифты с автографами
      non-consumable | Скоростной спуск | Три лыжные трассы
      non-consumable | Без рекламы | Убирает баннеры и ролики
      consumable | Зелье 99 уровня | Поднимает героя до предела
      consumable | 500 монет | 500 монет на семена и инструменты
      consumable | 1 200 кристаллов | Добавит 1 200 кристаллов в сундук
      consumable | Опыт ×2 на 2 часа | Вдвое больше опыта в бою
      consumable | 5 подсказок | Показывает следующий ход
      consumable | 10 жизней | Игра продолжается на полном поле
      auto-renewable | Клуб походов | Все карты без сети и погода
      auto-renewable | Школа рисования | Все уроки и кисти по подписке
      non-consumable | Фоторамки | 12 золотых рамок и 12 серебряных рамок
      non-consumable | Учёт расходов | Бюджет по каждой банковской карте
      non-consumable | Тесты по истории | Сорок заданий с ответами
      non-consumable | История: тесты | Сорок вопросов с разбором
      non-consumable | Бета и Гамма | Два робота для мастерской
      non-consumable | Без названия | Абстрактная картина для вашей стены
      non-consumable | Звёзды эстрады | Двенадцать певцов в наклейках
      non-consumable | Очки и шляпы | 6 пар очков и три шляпы
      consumable | Вечный огонь | Полностью лечит одного героя
      consumable | Отмычка | Открывает один запертый сундук
      consumable | Замена задания | Меняет одно еженедельное задание
      consumable | 10 тыс. монет | 10 000 монет для империи
      consumable | Ржавый ключ | Разблокирует один сундук
      """,
    guilty: """
      free-wording | consumable | Мешок монет | 50 монет бесплатно
      free-wording | non-consumable | Бесплатная шляпа | Соломенная шляпа
      free-wording | consumable | Набор новичка | Бесплатный меч и стрелы
      free-wording | consumable | Сундук | Получите безвозмездно
      external-payment | consumable | 500 кристаллов | Оплата банковской картой
      external-payment | consumable | Кристаллы | Введите промокод
      other-platform | non-consumable | Сохранения | Работает и на андроиде
      other-platform | non-consumable | Вдвоём | Играйте с друзьями на PlayStation
      placeholder-text | non-consumable | Шляпа | Здесь описание
      placeholder-text | non-consumable | Пример товара | Шляпа для героя
      test-wording | non-consumable | Тестовый товар | Шляпа для героя
      test-wording | non-consumable | Шляпа | Только для бета-теста
      price-as-title | consumable | 499 ₽ | Кристаллы в сундук
      price-mismatch | consumable | 500 кристаллов | Всего за 4 990 рублей
      quantity-mismatch | consumable | 500 кристаллов | Добавит 550 кристаллов
      time-limited-consumable | consumable | Месячный пропуск | Сундук каждый день
      time-limited-consumable | non-consumable | Премиум на 30 дней | Все фильтры и рамки
      unlock-as-consumable | consumable | Все уровни | Разблокирует шестьдесят уровней
      unlock-as-consumable | consumable | Доступ навсегда | Все курсы
      currency-as-non-consumable | non-consumable | Мешок | Внутри 800 монет
      """)
}
