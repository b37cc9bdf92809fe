# SPDX-License-Identifier: GPL-3.0-or-later
# What turns NSIS's Hindi into that of the game: its letters everywhere, and the words of the pages that are shown.
s/इनस्टॉल/इंस्टॉल/g
s/फोल्डर/फ़ोल्डर/g
s/फाइल/फ़ाइल/g
s/ाएं/ाएँ/g
s/अनइंस्टालर/हटाने का प्रोग्राम/g
s/इंस्टालर/सेटअप/g
s/अनइंस्टॉल कर रहे हैं/हटाया जा रहा है/g
s/इंस्टॉल कर रहे हैं/इंस्टॉल हो रहा है/g

# Hindi.nsh: NAME "words"
/MUI_TEXT_WELCOME_INFO_TITLE/s/".*"/"$(^NameDA) के सेटअप में आपका स्वागत है"/
/ MUI_TEXT_COMPONENTS_TITLE/s/".*"/"क्या इंस्टॉल करना है"/
/ MUI_TEXT_COMPONENTS_SUBTITLE/s/".*"/"चुनें कि $(^NameDA) के साथ और क्या इंस्टॉल हो।"/
/MUI_INNERTEXT_COMPONENTS_DESCRIPTION_INFO/s/".*"/"किसी नाम पर माउस ले जाने से उसका विवरण दिखता है।"/
/ MUI_TEXT_DIRECTORY_TITLE/s/".*"/"फ़ोल्डर चुनें"/
/ MUI_TEXT_DIRECTORY_SUBTITLE/s/".*"/"वह फ़ोल्डर चुनें जिसमें $(^NameDA) इंस्टॉल होगा।"/
/ MUI_TEXT_INSTALLING_TITLE/s/".*"/"इंस्टॉल हो रहा है"/
/ MUI_TEXT_INSTALLING_SUBTITLE/s/".*"/"$(^NameDA) इंस्टॉल होने तक इंतज़ार करें।"/
/ MUI_TEXT_FINISH_TITLE/s/".*"/"इंस्टॉल हो गया"/
/ MUI_TEXT_FINISH_SUBTITLE/s/".*"/"सेटअप पूरा हुआ।"/
/ MUI_TEXT_ABORT_TITLE/s/".*"/"इंस्टॉल नहीं हुआ"/
/ MUI_TEXT_ABORT_SUBTITLE/s/".*"/"सेटअप पूरा नहीं हुआ।"/
/MUI_UNTEXT_CONFIRM_TITLE/s/".*"/"$(^NameDA) हटाएँ"/
/MUI_UNTEXT_CONFIRM_SUBTITLE/s/".*"/"अपने कंप्यूटर से $(^NameDA) हटाएँ।"/
/MUI_UNTEXT_UNINSTALLING_TITLE/s/".*"/"हटाया जा रहा है"/
/MUI_UNTEXT_UNINSTALLING_SUBTITLE/s/".*"/"$(^NameDA) हटने तक इंतज़ार करें।"/
/MUI_UNTEXT_FINISH_TITLE/s/".*"/"हटाया गया"/
/MUI_UNTEXT_FINISH_SUBTITLE/s/".*"/"$(^NameDA) हटा दिया गया है।"/
/MUI_UNTEXT_ABORT_TITLE/s/".*"/"नहीं हटाया गया"/
/MUI_UNTEXT_ABORT_SUBTITLE/s/".*"/"$(^NameDA) हटाया नहीं जा सका।"/
/ MUI_TEXT_FINISH_INFO_TITLE/s/".*"/"$(^NameDA) का सेटअप पूरा हुआ"/
/ MUI_TEXT_FINISH_INFO_TEXT/s/".*"/"$(^NameDA) आपके कंप्यूटर पर इंस्टॉल हो गया है।"/
/MUI_TEXT_FINISH_RUN/s/".*"/"$(^NameDA) चलाएँ (\&R)"/
/MUI_BUTTONTEXT_FINISH/s/".*"/"पूरा करें (\&F)"/
/MUI_TEXT_ABORTWARNING/s/".*"/"सेटअप पूरा नहीं हुआ है। क्या इसे छोड़ना है?"/

# Hindi.nlf: # ^NAME, below it the words
/^# ^SetupCaption$/{n;s/.*/$(^Name) का सेटअप/}
/^# ^UninstallCaption$/{n;s/.*/$(^Name) हटाएँ/}
/^# ^BackBtn$/{n;s/.*/< पीछे (\&B)/}
/^# ^NextBtn$/{n;s/.*/आगे (\&N) >/}
/^# ^InstallBtn$/{n;s/.*/इंस्टॉल करें (\&I)/}
/^# ^UninstallBtn$/{n;s/.*/हटाएँ (\&U)/}
/^# ^CloseBtn$/{n;s/.*/बंद करें (\&C)/}
/^# ^BrowseBtn$/{n;s/.*/चुनें… (\&R)/}
/^# ^ShowDetailsBtn$/{n;s/.*/विवरण दिखाएँ (\&D)/}
/^# ^ClickNext$/{n;s/.*/फिर “आगे” पर क्लिक करें।/}
/^# ^ClickInstall$/{n;s/.*/फिर “इंस्टॉल करें” पर क्लिक करें।/}
/^# ^Completed$/{n;s/.*/पूरा हुआ/}
/^# ^\(Un\|\)CompletedSubCaption$/{n;s/.*/: पूरा हुआ/}
/^# ^ComponentsText$/{n;s/.*/जिस पर निशान लगा हो, वह इंस्टॉल होगा। $_CLICK/}
/^# ^ComponentsSubText2_NoInstTypes$/{n;s/.*/क्या इंस्टॉल करना है:/}
/^# ^DirText$/{n;s/.*/$(^NameDA) इस फ़ोल्डर में इंस्टॉल होगा। चाहें तो “चुनें” पर क्लिक करके कोई दूसरा फ़ोल्डर चुनें। $_CLICK/}
/^# ^DirSubText$/{n;s/.*/फ़ोल्डर/}
/^# ^DirBrowseText$/{n;s/.*/वह फ़ोल्डर चुनें जिसमें $(^NameDA) इंस्टॉल होगा:/}
/^# ^SpaceAvailable$/{n;s/.*/"खाली जगह: "/}
/^# ^SpaceRequired$/{n;s/.*/"ज़रूरी जगह: "/}
/^# ^UninstallingSubText$/{n;s/.*/फ़ोल्डर:/}
/^# ^FileError/{n;s/.*/इस फ़ाइल में लिखा नहीं जा सका:\\r\\n\\r\\n$0\\r\\n\\r\\nदोबारा कोशिश करें, या सेटअप रोकें।/}
/^# ^\(ErrorDecompressing\|InvalidOpcode\)/{n;s/.*/सेटअप की फ़ाइल खराब है।/}
