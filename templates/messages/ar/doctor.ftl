# ما يجده `doctor`، لمن يدير خادمًا.

doctor-title = Serai { $version }
doctor-permissions-good = ✓ الأذونات: لا ينقص شيء في هذه القناة.
doctor-permissions-missing = ✗ الأذونات: ينقصني في هذه القناة { $permissions }. تستمر الألعاب بدون ذلك، لكن على نحو أقل جودة.
doctor-store = ✓ التخزين: كُتب وثُبّت في { $ms } ميلي ثانية.
doctor-delivered = ✓ التوصيل: كل ما حدث ظاهر في كل القنوات.
doctor-owed = ✗ التوصيل: { $owed ->
    [zero] لم تبقَ أي رقعة تنتظر
    [one] بقيت رقعة واحدة تنتظر
    [two] بقيت رقعتان تنتظران
    [few] بقيت { $owed } رقع تنتظر
    [many] بقيت { $owed } رقعة تنتظر
   *[other] بقيت { $owed } رقعة تنتظر
} الإرسال، منها في هذه القناة { $here }. والمحاولة مستمرة.
