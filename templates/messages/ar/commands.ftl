# الأوامر كما يشرحها `help`.

help-title = ما يمكنك قوله:
help-line = `{ $usage }`: { $help }
help-games-known = الألعاب: { $games }. `rules` مع اسم لعبة لشرحها، و`help` مع أمر للمزيد عنه.
help-short = باختصار: `{ $short }`
help-argument = • { $name }: { $help }

help-challenge = دعوة شخص بعينه، أو من يشاء، إلى لعبة.
help-accept = أخذ المقعد المعروض عليك، أو قبول ما يعرضه الطرف الآخر.
help-decline = الرد بالرفض على دعوة أو عرض.
help-cancel = سحب دعوتك.
help-start = بدء لعبتك دون من لم يجلس بعد.
help-join = الجلوس في مقعد شاغر، أو عند الطرف الذي يعجبك.
help-captain = تسليم قيادة طرفك إلى لاعب آخر منه.
help-move = لعب نقلة؛ وتكفي كتابة النقلة وحدها.
help-throw = رمي النرد أو الأعواد حين يحين الرمي.
help-lift = رفع الوعاء عن النرد الذي رُمي قبل دورك.
help-board = عرض الرقعة من جديد، أو كما كانت بعد عدد من النقلات.
help-view = عرض الرقعة من جهتك، مع نقلاتك.
help-offer = عرض اقتراح على الطرف الآخر.
help-resign = الاستسلام وترك اللعبة.
help-games = قائمة الألعاب هنا، أو ألعابك في كل مكان.
help-leaderboard = ترتيب اللاعبين هنا بحسب قوتهم، في لعبة واحدة أو في كل الألعاب.
help-profile = مستوى شخص هنا، مع منحنى تصنيفه.
help-history = قائمة الألعاب المنتهية: للاعب، أو بين اثنين، أو في هذه القناة.
help-block = منع شخص من دعوتك إلى اللعب.
help-unblock = السماح لشخص بدعوتك إلى اللعب من جديد.
help-privacy = نسخة مما هو محفوظ عنك، أو حذفه، أو إخفاؤك من لوحات الصدارة.
help-rules = شرح لعبة صفحة صفحة بالصور، مع قواعدها الخاصة.
help-why = شرح سبب ما فعلته آخر نقلة أو رمية، خطوة خطوة.
help-record = نص اللعبة كاملة، للاحتفاظ به.
help-replay = عرض اللعبة كاملة كصورة متحركة يراها الجميع.
help-purse = رصيدك من الفيشات هنا، أو رصيد لاعب آخر.
help-daily = 50 فيشة لك، مرة في اليوم، ما دام رصيدك أقل من 1000.
help-settings = عرض إعداداتك أو تغييرها، مثل `settings theme=dark`.
help-community = عرض ما يسري على الجميع هنا أو تغييره؛ لمن يدير هذا الخادم.
help-help = قائمة الأوامر، أو شرح واحد منها.
help-doctor = ما يعمل وما لا يعمل في هذه القناة، لمن يدير هذا الخادم.

argument-game = اسم اللعبة، وبعد الشرطة المائلة نوع منها، مثل `tihbat/circling`.
argument-player = الشخص المدعو؛ ودون اسم يمكن لأي شخص أن ينضم.
argument-player2 = ثالث حول الطاولة إن كانت اللعبة لأكثر من اثنين؛ ومع فريقين من يلعب معك.
argument-player3 = رابع حول الطاولة.
argument-team = شخص لطرفك، حيث يمكن أن يكون الطرف فريقًا.
argument-team2 = شخص آخر لطرفك.
argument-team3 = شخص ثالث لطرفك.
argument-rules = قواعد خاصة، مثل `seeds=3`؛ قائمتها لكل لعبة في `rules`.
argument-table = رقم الطاولة، مثل `#7`؛ لا يلزم إلا إذا ناسبت أكثر من طاولة.
argument-side = الطرف الذي يعجبك، برقمه: `1` أو `2`.
argument-code = ما تعرضه الدعوة، مثل `K7QF-3M`؛ يصلح من أي قناة أو غرفة وعلى أي منصة.
argument-captain = من يتولى الرمي واللعب عن طرفك من الآن فصاعدًا.
argument-move = النقلة بترقيم الرقعة، مثل `3`.
argument-from = بداية النقلة، مثل `c2`، لرؤية ما يمكن أن تصل إليه.
argument-what = الاقتراح: `draw` تعادل، `takeback` سحب، `settle` عدّ، `pause` استراحة، أو `rematch` بعد النهاية.
argument-ladder = لعبة؛ ودون تحديد كل الألعاب معًا.
argument-season = `season` لهذا الشهر، أو `all` لكل ما مضى، أو شهر انتهى، مثل `2026-10`.
argument-page = رقم الصفحة، مثل `2`.
argument-rules-page = أي صفحة، برقمها أو بكلمتها، مثل `capture`.
argument-ply = بعد كم نقلة، مثل `12`؛ و`0` هي البداية.
argument-whose = لمن الملف؛ ودون اسم ملفك.
argument-whose-games = لمن الألعاب؛ ودون اسم ألعاب هذه القناة.
argument-other = الخصم في تلك الألعاب.
argument-blocked = من لا يُسمح له بدعوتك.
argument-unblocked = من يُسمح له بدعوتك من جديد.
argument-privacy = `export` أو `delete` أو `hide` أو `show`.
argument-confirm = تأكيد الرغبة في حذف كل شيء فعلًا.
argument-purse-player = لمن الرصيد؛ ودون اسم رصيدك.
argument-mine = ألعابك فقط، أينما كانت.
argument-thread = اللعب في سلسلة رسائل خاصة.
argument-private = لا يرى اللعبة إلا لاعبوها، في سلسلة رسائل خاصة بهم.
argument-setting = الإعداد المراد تغييره، مثل `theme=dark`؛ ودون قيمة تظهر القيم الممكنة.
argument-rated = `rated=false` لإبقاء اللعبة خارج الترتيب.
argument-command = الأمر المطلوب شرحه.
help-claim = المطالبة بالفوز حين ينفد وقت الطرف الآخر.
help-vacation = إيقاف ساعاتك بضعة أيام، 20 يومًا في السنة.
argument-pace = وقت كل نقلة: `live` (10 دقائق) أو `day` أو `three-days` أو `week` أو `none`.
argument-days = عدد الأيام، مثل `5d`، أو `end`؛ ودونه يظهر ما بقي لك.
