# القناة في الطرفية.

console-welcome =
    Serai. اللعب هنا: يكفي الكلام باسم أحدهم، مثل `aya: challenge @bek sokusowo` ثم `bek: accept`، والنقلة رقم حفرة.
    السطر الذي بلا اسم هو لآخر من تكلّم؛ `#garden` للانتقال إلى قناة أخرى؛ وفي `help` المزيد. الصور في المجلد { $folder }.
console-welcome-plain =
    Serai. اللعب هنا: يكفي الكلام باسم أحدهم، مثل `aya: challenge @bek sokusowo` ثم `bek: accept`، والنقلة رقم حفرة.
    السطر الذي بلا اسم هو لآخر من تكلّم؛ `#garden` للانتقال إلى قناة أخرى؛ وفي `help` المزيد.
console-no-name = لا يصلح «{ $name }» اسمًا هنا. الأسماء حروف وأرقام و«_» و«-» و«.»، وأقصى طولها 32.
console-no-channel = لا يصلح «{ $name }» قناةً هنا. أسماء القنوات حروف وأرقام و«_» و«-» و«.»، وأقصى طولها 32.
console-answers = الجواب: { $answers }
