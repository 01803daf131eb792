# Что выбирают игроки и сообщества.

settings-yours = Твои настройки, везде:
settings-community = Настройки этого сообщества:
settings-chosen = • `{ $setting }`: { $value }. Это { $help }
settings-usual = • `{ $setting }`: { $value }, как обычно. Это { $help }
settings-values = Можно выбрать { $values }, а ещё `usual`, например `{ $setting }=usual`.
settings-set = Готово: `{ $setting }` теперь { $value }.
settings-reset = Готово: `{ $setting }` теперь { $value }, как обычно.

setting-language = язык, на котором я отвечаю.
setting-theme = вид досок.
setting-notify = уведомления о том, что настал твой ход.
setting-auto = игра за тебя там, где выбора нет: броски и единственно возможные ходы.
setting-games = игры, которые здесь можно начинать.
setting-channels = места, где можно начинать игры; скажи `here` в каждом таком канале.
setting-bare-moves = ходы, сказанные без команды: засчитывать ли их там, где я читаю всё, что говорят.
setting-stakes = игра на жетоны; больше нигде они ничего не стоят.
setting-seasons = сезоны: начинаются ли таблицы лидеров каждый месяц заново, рядом с таблицами за всё время.
setting-timezone = часовой пояс: по нему решается, кто начинает в Шо (до полудня или после), и когда снова можно `daily`; подойдёт любое название, например `Europe/Madrid`.
