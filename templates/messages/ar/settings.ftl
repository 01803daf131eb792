# ما يختاره اللاعبون والمجتمعات.

settings-yours = إعداداتك في كل مكان:
settings-community = إعدادات هذا المجتمع:
settings-chosen = • `{ $setting }`: { $value }. { $help }
settings-usual = • `{ $setting }`: { $value }، وهو المعتاد. { $help }
settings-values = القيم الممكنة: { $values }، وكذلك `usual`، مثل `{ $setting }=usual`.
settings-set = تم: `{ $setting }` الآن { $value }.
settings-reset = تم: `{ $setting }` الآن { $value }، وهو المعتاد.

setting-language = لغة أجوبتي.
setting-theme = شكل الرقع.
setting-notify = كيف يصلك الخبر حين يأتي دورك: بإشعار في مكان اللعب، أو برسالة خاصة، أو لا يصل؟
setting-digest = متى تصلك كل يوم رسالة خاصة بالطاولات التي في انتظارك: ساعة من 0 إلى 23 حسب إعداد `timezone`، أو off.
setting-auto = هل تُلعب عنك رمياتك، ونقلاتك التي لا خيار غيرها؟
setting-games = الألعاب التي يمكن أن تبدأ هنا.
setting-channels = القنوات التي يمكن أن تبدأ فيها الألعاب؛ تُكتب `here` في كل منها.
setting-bare-moves = هل تُحتسب نقلة تُكتب بلا أمر، حيث أقرأ ما يُكتب؟
setting-stakes = هل يمكن اللعب على فيشات؟ لا قيمة لها خارج هذا المكان.
setting-seasons = هل للوحات الصدارة موسم كل شهر، إلى جانب لوحات كل الأوقات؟
setting-timezone = المنطقة الزمنية هنا، أو منطقتك، لمن يبدأ في شو (قبل الظهر أو بعده) ولأمر `daily` وللتواريخ ولإعدادي `hours` و`digest`؛ يصلح أي اسم مثل `Europe/Madrid`.
setting-reminder = متى يصلك تذكير بأن الوقت يوشك أن ينفد: حين يبقى ثلثه أو نصفه، أو أبدًا.
setting-hours = ساعات يومك التي يمكن أن يصلك فيها تذكير، مثل `8-22`.
setting-pace = وقت كل نقلة هنا، إن لم يحدده التحدي.
