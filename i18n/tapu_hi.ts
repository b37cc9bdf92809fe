<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi_IN" sourcelanguage="en_US">
<context>
    <name>AdminConsole</name>
    <message>
        <source>error: this is not understood; “help” tells what is.</source>
        <extracomment>Console of tapu-server, to a line that it does not understand; “help” stays as it is</extracomment>
        <translation>गड़बड़ी: यह समझ में नहीं आया; “help” बताता है कि क्या लिख सकते हैं।</translation>
    </message>
    <message>
        <source>error: “%1” takes something else; “help” tells what.</source>
        <extracomment>Console of tapu-server; %1 the word that was typed, which stays as it is</extracomment>
        <translation>गड़बड़ी: “%1” के साथ कुछ और लिखें; “help” बताता है कि क्या।</translation>
    </message>
    <message>
        <source>error: “%1” takes the number of a seat, from 1 to %2.</source>
        <extracomment>Console of tapu-server; %1 the word that was typed, %2 how many seats there are</extracomment>
        <translation>गड़बड़ी: “%1” के साथ सीट का नंबर लिखें, 1 से %2 तक।</translation>
    </message>
    <message>
        <source>error: %1</source>
        <extracomment>Console of tapu-server; %1 a sentence that says why something was not done</extracomment>
        <translation>गड़बड़ी: %1</translation>
    </message>
    <message>
        <source>status – the table, its seats and who watches</source>
        <extracomment>Console of tapu-server: what a command does; the command before the dash stays as it is, N is a number of a seat</extracomment>
        <translation>status – टेबल, उसकी सीटें और दर्शक</translation>
    </message>
    <message>
        <source>kick N [REASON] – the person of seat N has to go; they may come back</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>kick N [REASON] – सीट N के खिलाड़ी को बाहर करें; वे लौट सकते हैं</translation>
    </message>
    <message>
        <source>ban N [REASON] – the same, for the rest of this game</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>ban N [REASON] – वही, इस गेम के अंत तक</translation>
    </message>
    <message>
        <source>mute N, unmute N – switch the chat of seat N off or on</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>mute N, unmute N – सीट N की चैट बंद या चालू करें</translation>
    </message>
    <message>
        <source>host N – the person of seat N is the host from now on</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>host N – अब से सीट N के खिलाड़ी मेज़बान हैं</translation>
    </message>
    <message>
        <source>keep N [NAME] – before the game: the seat is for NAME; without a name, for anybody</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>keep N [NAME] – गेम से पहले: सीट NAME के लिए रखें; नाम के बिना किसी के लिए भी</translation>
    </message>
    <message>
        <source>level N BOT – a bot of this kind plays at the seat of a bot</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>level N BOT – बॉट की सीट पर इस तरह का बॉट खेले</translation>
    </message>
    <message>
        <source>password [TEXT] – ask everybody who comes for it; without a text, nobody</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>password [TEXT] – हर आने वाले से पासवर्ड पूछें; उसके बिना किसी से नहीं</translation>
    </message>
    <message>
        <source>watch none|live|MINUTES – who may watch, and how much later they see the game</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>watch none|live|MINUTES – कौन देख सकता है, और गेम कितनी देर बाद दिखे</translation>
    </message>
    <message>
        <source>sit closed|asked|open – whether somebody may take a bot’s seat while the game runs</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>sit closed|asked|open – चलते गेम में कोई बॉट की सीट ले सकता है या नहीं</translation>
    </message>
    <message>
        <source>fill MINUTES – bots take the empty seats after so long; 0 is never</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>fill MINUTES – इतने मिनट बाद खाली सीटों पर बॉट बैठें; 0 यानी कभी नहीं</translation>
    </message>
    <message>
        <source>start, pause, resume, end – the game</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>start, pause, resume, end – गेम शुरू करें, रोकें, आगे बढ़ाएँ, खत्म करें</translation>
    </message>
    <message>
        <source>say TEXT – tell it to all</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>say TEXT – सबको बताएँ</translation>
    </message>
    <message>
        <source>unban NAME|ADDRESS – who has this name, or comes from there, may come in again</source>
        <extracomment>Console of tapu-server, as above</extracomment>
        <translation>unban NAME|ADDRESS – इस नाम के या इस पते से आने वाले फिर से आ सकते हैं</translation>
    </message>
    <message>
        <source>error: nobody can see this password.</source>
        <extracomment>Console of tapu-server</extracomment>
        <translation>गड़बड़ी: यह पासवर्ड दिखाई ही नहीं देता।</translation>
    </message>
    <message>
        <source>error: nobody who watches has this number; “status” tells them.</source>
        <extracomment>Console of tapu-server: “w” and a number are how “status” names those who watch</extracomment>
        <translation>गड़बड़ी: इस नंबर का कोई दर्शक नहीं है; नंबर “status” में दिखते हैं।</translation>
    </message>
    <message>
        <source>kick W, ban W, mute W, unmute W – the same for somebody who watches, as status names them</source>
        <extracomment>Console of tapu-server, as above; W is w and a number, such as w7</extracomment>
        <translation>kick W, ban W, mute W, unmute W – दर्शक के लिए वही; W वह है जो status में लिखा है</translation>
    </message>
</context>
<context>
    <name>BalanceWords</name>
    <message>
        <source>The left of the land has %1 of %2 pips.</source>
        <extracomment>Why a board is unfair; %1 and %2 pips (chances in 36)</extracomment>
        <translation>ज़मीन के बाएँ हिस्से में %2 में से %1 संभावना बिंदु हैं।</translation>
    </message>
    <message>
        <source>The right of the land has %1 of %2 pips.</source>
        <extracomment>Why a board is unfair; %1 and %2 pips (chances in 36)</extracomment>
        <translation>ज़मीन के दाएँ हिस्से में %2 में से %1 संभावना बिंदु हैं।</translation>
    </message>
    <message>
        <source>The top of the land has %1 of %2 pips.</source>
        <extracomment>Why a board is unfair; %1 and %2 pips (chances in 36)</extracomment>
        <translation>ज़मीन के ऊपरी हिस्से में %2 में से %1 संभावना बिंदु हैं।</translation>
    </message>
    <message>
        <source>The bottom of the land has %1 of %2 pips.</source>
        <extracomment>Why a board is unfair; %1 and %2 pips (chances in 36)</extracomment>
        <translation>ज़मीन के निचले हिस्से में %2 में से %1 संभावना बिंदु हैं।</translation>
    </message>
    <message>
        <source>%1: no hex yields it.</source>
        <extracomment>Why a board is unfair; %1 a resource</extracomment>
        <translation>%1: किसी हेक्स से नहीं मिलता।</translation>
    </message>
    <message>
        <source>The best corner has %1 pips, %2 more than the second.</source>
        <extracomment>Why a board is unfair; %1 pips (chances in 36) of a corner, %2 how many more than the next best has</extracomment>
        <translation>सबसे अच्छे कोने पर %1 संभावना बिंदु हैं, दूसरे से %2 ज़्यादा।</translation>
    </message>
    <message>
        <source>If four place in turn, one seat gets %1 pips and another %2.</source>
        <extracomment>Why a board is unfair: four seats place two settlements each in turn; %1 and %2 pips (chances in 36)</extracomment>
        <translation>चार सीटें बारी-बारी से जगह चुनें, तो एक को %1 संभावना बिंदु मिलते हैं और दूसरी को %2।</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hexes lie together.</source>
        <extracomment>Why a board is dull; %1 a terrain, %n hexes</extracomment>
        <translation>
            <numerusform>%1: %n हेक्स एक साथ है।</numerusform>
            <numerusform>%1: %n हेक्स एक साथ हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Two hexes with the number %1 lie side by side.</source>
        <extracomment>Why a board is unfair; %1 the number of two tokens</extracomment>
        <translation>नंबर %1 वाले दो हेक्स पास-पास हैं।</translation>
    </message>
    <message>
        <source>%1: the number %2 lies there twice.</source>
        <extracomment>Why a board is unfair; %1 a terrain, %2 the number of two tokens</extracomment>
        <translation>%1: नंबर %2 वहाँ दो बार है।</translation>
    </message>
    <message>
        <source>The half of Sun has %1 pips, that of Moon %2.</source>
        <extracomment>Why a board of the Big Game is unfair; %1 and %2 pips (chances in 36) of the halves of the two groups</extracomment>
        <translation>सूर्य के आधे हिस्से में %1 संभावना बिंदु हैं, चंद्र के आधे हिस्से में %2।</translation>
    </message>
    <message>
        <source>Seat %1 starts with %2 pips, seat %3 with %4.</source>
        <extracomment>Why a board is unfair; %1 and %3 numbers of seats, %2 and %4 pips (chances in 36) around their settlements</extracomment>
        <translation>सीट %1 की शुरुआत %2 संभावना बिंदुओं से होती है, सीट %3 की %4 से।</translation>
    </message>
    <message>
        <source>Harbor for %1: its corners have %2 pips at most.</source>
        <extracomment>Why a board is dull; %1 a resource, %2 pips (chances in 36)</extracomment>
        <translation>%1 का बंदरगाह: उसके कोनों पर ज़्यादा से ज़्यादा %2 संभावना बिंदु हैं।</translation>
    </message>
    <message>
        <source>Fairer than %1 of 100</source>
        <extracomment>How fair a board is: fairer than %1 of a hundred that are drawn at random</extracomment>
        <translation>100 में से %1 से बेहतर</translation>
    </message>
    <message>
        <source>Of a hundred boards of this size that are drawn at random, %1 are less fair.</source>
        <extracomment>How fair a board is; %1 a number from 0 to 100</extracomment>
        <translation>इस आकार के सौ रैंडम बोर्डों में से %1 में बराबरी इससे कम है।</translation>
    </message>
    <message>
        <source>%1: %2 pips, %3% of its share.</source>
        <extracomment>Why a board is unfair; %1 a resource, %2 the pips of all its hexes (chances in 36), %3 how much that is of what it should be, in percent</extracomment>
        <translation>%1: %2 संभावना बिंदु, अपने हिस्से का %3%।</translation>
    </message>
</context>
<context>
    <name>BoardProblem</name>
    <message>
        <source>This cell stands twice in the list.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>यह खाना सूची में दो बार है।</translation>
    </message>
    <message>
        <source>Desert and sea carry no number.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>रेगिस्तान और समुद्र पर नंबर नहीं होता।</translation>
    </message>
    <message>
        <source>This hex needs a number from 2 to 12, but not 7.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>इस हेक्स पर 2 से 12 तक का कोई नंबर होना चाहिए, पर 7 नहीं।</translation>
    </message>
    <message>
        <source>A harbor needs a land hex of this board.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>बंदरगाह इसी बोर्ड के ज़मीन वाले हेक्स पर होना चाहिए।</translation>
    </message>
    <message>
        <source>A harbor sits on a coast edge; this one faces land.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>बंदरगाह तट वाली भुजा पर होता है; इसके सामने ज़मीन है।</translation>
    </message>
    <message>
        <source>A harbor trades 3:1 for any resource or 2:1 for one.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>बंदरगाह पर किसी भी संसाधन का व्यापार 3:1 या किसी एक का 2:1 होता है।</translation>
    </message>
    <message>
        <source>A start settlement must stand on a corner of the land.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>शुरुआती बस्ती ज़मीन के किसी कोने पर होनी चाहिए।</translation>
    </message>
    <message>
        <source>Two start settlements stand too close.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>दो शुरुआती बस्तियाँ बहुत पास हैं।</translation>
    </message>
    <message>
        <source>A start road needs an edge of the land of its own.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>हर शुरुआती सड़क ज़मीन के किसी अलग रास्ते पर होनी चाहिए।</translation>
    </message>
    <message>
        <source>A board needs land.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>बोर्ड पर ज़मीन होनी चाहिए।</translation>
    </message>
    <message>
        <source>The robber needs a land hex of this board.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>लुटेरा इसी बोर्ड के ज़मीन वाले हेक्स पर होना चाहिए।</translation>
    </message>
    <message>
        <source>A chain has 1 to 5,500 boards.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>एक शृंखला में 1 से 5,500 बोर्ड होते हैं।</translation>
    </message>
    <message>
        <source>A board of a chain needs an offset to the next board.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>शृंखला के बोर्ड में अगले बोर्ड तक की दूरी लिखी होनी चाहिए।</translation>
    </message>
    <message>
        <source>A board of a chain needs start pieces for Sun and for Moon.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>शृंखला के बोर्ड पर सूर्य दल और चंद्र दल, दोनों की शुरुआती गोटियाँ होनी चाहिए।</translation>
    </message>
    <message>
        <source>A start ship needs an edge of the coast of its own.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>हर शुरुआती जहाज़ तट के किसी अलग रास्ते पर होना चाहिए।</translation>
    </message>
    <message>
        <source>A board of a chain needs the hexes of its dividing line marked.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>शृंखला के बोर्ड पर विभाजन रेखा वाले हेक्स चिह्नित होने चाहिए।</translation>
    </message>
    <message>
        <source>Each territory needs a desert or a place for its robber.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>हर इलाके में रेगिस्तान या लुटेरे के लिए जगह होनी चाहिए।</translation>
    </message>
    <message>
        <source>Each hex of a board of a chain belongs to Sun or to Moon.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>शृंखला के बोर्ड का हर हेक्स सूर्य दल या चंद्र दल का होता है।</translation>
    </message>
    <message>
        <source>All boards of a chain need one orientation and one offset.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>शृंखला के सभी बोर्डों की दिशा और दूरी एक जैसी होनी चाहिए।</translation>
    </message>
    <message>
        <source>A board of a chain has at most 64 corners.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>शृंखला के बोर्ड में ज़्यादा से ज़्यादा 64 कोने होते हैं।</translation>
    </message>
    <message>
        <source>Boards that climb cannot form a ring.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>सीढ़ी की तरह चढ़ते या उतरते बोर्डों से घेरा नहीं बन सकता।</translation>
    </message>
    <message>
        <source>Two boards of a chain lie on each other.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>शृंखला के दो बोर्ड एक-दूसरे के ऊपर पड़ते हैं।</translation>
    </message>
    <message>
        <source>A start ship needs a board that asks for ships.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>शुरुआती जहाज़ सिर्फ़ जहाज़ वाले बोर्ड पर रखे जा सकते हैं।</translation>
    </message>
    <message>
        <source>A start ship needs an edge of the coast or the sea of its own.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>हर शुरुआती जहाज़ तट या समुद्र के किसी अलग रास्ते पर होना चाहिए।</translation>
    </message>
    <message>
        <source>A board has at most 32 rows and 32 columns.</source>
        <extracomment>What keeps a board from being played</extracomment>
        <translation>बोर्ड में ज़्यादा से ज़्यादा 32 पंक्तियाँ और 32 कॉलम हो सकते हैं।</translation>
    </message>
    <message>
        <source>A 6 or 8 lies beside another one.</source>
        <extracomment>What is unusual on a board</extracomment>
        <translation>एक 6 या 8 के पास ही दूसरा 6 या 8 है।</translation>
    </message>
    <message>
        <source>Across the seam to the next board a 6 or 8 lies beside another one.</source>
        <extracomment>What is unusual on a board</extracomment>
        <translation>अगले बोर्ड के साथ वाले जोड़ पर एक 6 या 8 के पास ही दूसरा 6 या 8 है।</translation>
    </message>
    <message>
        <source>Forests: %1 here, %2 in the usual bag.</source>
        <extracomment>What is unusual on a board. %1 and %2: how many hexes</extracomment>
        <translation>जंगल: यहाँ %1, आम तौर पर %2।</translation>
    </message>
    <message>
        <source>Hills: %1 here, %2 in the usual bag.</source>
        <extracomment>What is unusual on a board. %1 and %2: how many hexes</extracomment>
        <translation>टीले: यहाँ %1, आम तौर पर %2।</translation>
    </message>
    <message>
        <source>Pastures: %1 here, %2 in the usual bag.</source>
        <extracomment>What is unusual on a board. %1 and %2: how many hexes</extracomment>
        <translation>चरागाह: यहाँ %1, आम तौर पर %2।</translation>
    </message>
    <message>
        <source>Fields: %1 here, %2 in the usual bag.</source>
        <extracomment>What is unusual on a board. %1 and %2: how many hexes</extracomment>
        <translation>खेत: यहाँ %1, आम तौर पर %2।</translation>
    </message>
    <message>
        <source>Mountains: %1 here, %2 in the usual bag.</source>
        <extracomment>What is unusual on a board. %1 and %2: how many hexes</extracomment>
        <translation>पहाड़: यहाँ %1, आम तौर पर %2।</translation>
    </message>
    <message>
        <source>Deserts: %1 here, %2 in the usual bag.</source>
        <extracomment>What is unusual on a board. %1 and %2: how many hexes</extracomment>
        <translation>रेगिस्तान: यहाँ %1, आम तौर पर %2।</translation>
    </message>
    <message>
        <source>The number %1 is missing in the half of Sun.</source>
        <extracomment>What is unusual on a board. %1 number of a token; Sun is one of the two groups of the Big Game</extracomment>
        <translation>सूर्य दल के आधे हिस्से में नंबर %1 नहीं है।</translation>
    </message>
    <message>
        <source>The number %1 is missing in the half of Moon.</source>
        <extracomment>What is unusual on a board. %1 number of a token; Moon is one of the two groups of the Big Game</extracomment>
        <translation>चंद्र दल के आधे हिस्से में नंबर %1 नहीं है।</translation>
    </message>
    <message>
        <source>The number %1 lies twice in this half.</source>
        <extracomment>What is unusual on a board. %1 number of a token</extracomment>
        <translation>इस आधे हिस्से में नंबर %1 दो बार है।</translation>
    </message>
    <message>
        <source>The usual set of harbors is four for any resource and one for each; this board has %1 harbors.</source>
        <extracomment>What is unusual on a board. %1: how many</extracomment>
        <translation>आम तौर पर 3:1 के चार और हर संसाधन का एक बंदरगाह होता है; इस बोर्ड के बंदरगाह: %1</translation>
    </message>
    <message>
        <source>Two harbors share a corner.</source>
        <extracomment>What is unusual on a board</extracomment>
        <translation>दो बंदरगाह एक ही कोने पर हैं।</translation>
    </message>
    <message>
        <source>No road leads to this land from the rest; ships would.</source>
        <extracomment>What is unusual on a board</extracomment>
        <translation>बाकी ज़मीन से यहाँ तक कोई सड़क नहीं आ सकती; जहाज़ आ सकते हैं।</translation>
    </message>
    <message>
        <source>Neither road nor ship leads to this land from the rest.</source>
        <extracomment>What is unusual on a board</extracomment>
        <translation>बाकी ज़मीन से यहाँ तक न सड़क आ सकती है, न जहाज़।</translation>
    </message>
    <message>
        <source>This hex lies in no territory, though others do.</source>
        <extracomment>What is unusual on a board</extracomment>
        <translation>यह हेक्स किसी इलाके में नहीं है, जबकि दूसरे हैं।</translation>
    </message>
    <message>
        <source>Seat %1 starts with more or less than the first one.</source>
        <extracomment>What is unusual on a board. %1: number of the seat, from 1</extracomment>
        <translation>सीट %1 की शुरुआती गोटियाँ पहली सीट से ज़्यादा या कम हैं।</translation>
    </message>
    <message>
        <source>This start road touches no settlement of its seat.</source>
        <extracomment>What is unusual on a board</extracomment>
        <translation>शुरुआत की यह सड़क अपनी सीट की किसी बस्ती से नहीं जुड़ती।</translation>
    </message>
    <message>
        <source>Number %1: %2 here, %3 in the usual bag.</source>
        <extracomment>What is unusual on a board. %1 number of a token, %2 and %3: how often</extracomment>
        <translation>नंबर %1: यहाँ %2, आम तौर पर %3।</translation>
    </message>
    <message>
        <source>In a chain only neighbors touch, and no three boards in one corner.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>शृंखला में केवल पड़ोसी बोर्ड एक-दूसरे को छूते हैं, और किसी कोने पर तीन बोर्ड नहीं मिलते।</translation>
    </message>
    <message>
        <source>No road leads to this land from the start pieces; ships would.</source>
        <extracomment>What is unusual on a board</extracomment>
        <translation>शुरुआती गोटियों से यहाँ तक कोई सड़क नहीं आ सकती; जहाज़ आ सकते हैं।</translation>
    </message>
    <message>
        <source>Nobody can ever settle here: no route leads here from the start pieces.</source>
        <extracomment>What is unusual on a board</extracomment>
        <translation>यहाँ कभी कोई बस्ती नहीं बस सकती: शुरुआती गोटियों से यहाँ तक न सड़क आ सकती है, न जहाज़।</translation>
    </message>
    <message>
        <source>Across the seam this harbor faces land of the next board.</source>
        <extracomment>What is unusual on a board of a chain</extracomment>
        <translation>जोड़ के पार इस बंदरगाह के सामने अगले बोर्ड की ज़मीन है।</translation>
    </message>
    <message>
        <source>Across the seam two harbors share a corner.</source>
        <extracomment>What is unusual on a board of a chain</extracomment>
        <translation>जोड़ के पार दो बंदरगाह एक ही कोने पर हैं।</translation>
    </message>
    <message>
        <source>Across the seam two start settlements stand too close.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>जोड़ के पार दो शुरुआती बस्तियाँ बहुत पास हैं।</translation>
    </message>
    <message>
        <source>Seat %1 has no start pieces, though others have some.</source>
        <extracomment>What keeps a board from being played. %1: number of the seat, from 1</extracomment>
        <translation>सीट %1 की कोई शुरुआती गोटी नहीं है, जबकि दूसरी सीटों की हैं।</translation>
    </message>
    <message>
        <source>This board has start pieces for %1 seats, and the game has %2.</source>
        <extracomment>What keeps a board from being played. %1 and %2: how many seats</extracomment>
        <translation>इस बोर्ड पर %1 सीटों की शुरुआती गोटियाँ हैं, पर गेम में %2 सीटें हैं।</translation>
    </message>
    <message>
        <source>Seat %1 starts with %2 settlements, and a player has %3.</source>
        <extracomment>What keeps a board from being played. %1: number of the seat, from 1; %2 and %3: how many</extracomment>
        <translation>सीट %1 की शुरुआत %2 बस्तियों से होती है, जबकि एक खिलाड़ी के पास %3 होती हैं।</translation>
    </message>
    <message>
        <source>Seat %1 starts with %2 roads, and a player has %3.</source>
        <extracomment>What keeps a board from being played. %1: number of the seat, from 1; %2 and %3: how many</extracomment>
        <translation>सीट %1 की शुरुआत %2 सड़कों से होती है, जबकि एक खिलाड़ी के पास %3 होती हैं।</translation>
    </message>
    <message>
        <source>Seat %1 starts with %2 ships, and a player has %3.</source>
        <extracomment>What keeps a board from being played. %1: number of the seat, from 1; %2 and %3: how many</extracomment>
        <translation>सीट %1 की शुरुआत %2 जहाज़ों से होती है, जबकि एक खिलाड़ी के पास %3 होते हैं।</translation>
    </message>
    <message>
        <source>This board lies elsewhere or is turned, so that it does not join the others of the chain.</source>
        <extracomment>What keeps a board from lying among others in a chain</extracomment>
        <translation>यह बोर्ड दूसरी जगह पर है या घूमा हुआ है, इसलिए शृंखला के बाकी बोर्डों से नहीं जुड़ता।</translation>
    </message>
    <message>
        <source>This board has another offset to the next board than the others of the chain.</source>
        <extracomment>What keeps a board from lying among others in a chain</extracomment>
        <translation>इस बोर्ड में अगले बोर्ड तक की दूरी शृंखला के बाकी बोर्डों से अलग है।</translation>
    </message>
    <message>
        <source>This board has another outline than the others of the chain: it joins them nowhere.</source>
        <extracomment>What keeps a board from lying among others in a chain</extracomment>
        <translation>इस बोर्ड की बाहरी रेखा शृंखला के बाकी बोर्डों से अलग है: यह उनसे कहीं नहीं जुड़ता।</translation>
    </message>
    <message>
        <source>Sun starts with three settlements: one with a road, one with a ship, one bare.</source>
        <extracomment>What keeps a board of the Big Game from being played</extracomment>
        <translation>सूर्य दल की शुरुआत तीन बस्तियों से होती है: एक सड़क के साथ, एक जहाज़ के साथ, एक अकेली।</translation>
    </message>
    <message>
        <source>Moon starts with three settlements: one with a road, one with a ship, one bare.</source>
        <extracomment>What keeps a board of the Big Game from being played; Moon is one of its groups</extracomment>
        <translation>चंद्र दल की शुरुआत तीन बस्तियों से होती है: एक सड़क के साथ, एक जहाज़ के साथ, एक अकेली।</translation>
    </message>
</context>
<context>
    <name>BoardShelf</name>
    <message>
        <source>A board from a file</source>
        <extracomment>Name of a board that has none</extracomment>
        <translation>फ़ाइल का बोर्ड</translation>
    </message>
</context>
<context>
    <name>BoardTemplates</name>
    <message>
        <source>The classic island</source>
        <extracomment>Template of a new board</extracomment>
        <translation>क्लासिक टापू</translation>
    </message>
    <message>
        <source>The classic island with start pieces</source>
        <extracomment>Template of a new board: the classic island with the pieces that beginners start with</extracomment>
        <translation>शुरुआती गोटियों वाला क्लासिक टापू</translation>
    </message>
    <message>
        <source>A large island</source>
        <extracomment>Template of a new board: an island for five or six players</extracomment>
        <translation>बड़ा द्वीप</translation>
    </message>
    <message>
        <source>Islands with ships</source>
        <extracomment>Template of a new board: land and water, played with ships</extracomment>
        <translation>जहाज़ों वाले टापू</translation>
    </message>
    <message>
        <source>A few hexes, pointy tops</source>
        <extracomment>Template of a new board: seven hexes that stand on a point</extracomment>
        <translation>कुछ हेक्स, नोक ऊपर</translation>
    </message>
    <message>
        <source>A few hexes, flat tops</source>
        <extracomment>Template of a new board: seven hexes with flat tops</extracomment>
        <translation>कुछ हेक्स, सपाट किनारा ऊपर</translation>
    </message>
    <message>
        <source>Board %1 of the Big Game</source>
        <extracomment>A board that comes with the program; %1 its letter: A, B or C</extracomment>
        <translation>बड़े गेम का बोर्ड %1</translation>
    </message>
    <message>
        <source>A board of a chain</source>
        <extracomment>Template of a new board: it has all that a board of the Big Game needs</extracomment>
        <translation>शृंखला का एक बोर्ड</translation>
    </message>
</context>
<context>
    <name>BotName</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Name of a bot where several have the same: %1 the name, %2 a number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Asha</source>
        <extracomment>Name of a bot</extracomment>
        <translation>आशा</translation>
    </message>
    <message>
        <source>Ravi</source>
        <extracomment>Name of a bot</extracomment>
        <translation>रवि</translation>
    </message>
    <message>
        <source>Meera</source>
        <extracomment>Name of a bot</extracomment>
        <translation>मीरा</translation>
    </message>
    <message>
        <source>Kabir</source>
        <extracomment>Name of a bot</extracomment>
        <translation>कबीर</translation>
    </message>
    <message>
        <source>Tara</source>
        <extracomment>Name of a bot</extracomment>
        <translation>तारा</translation>
    </message>
    <message>
        <source>Arjun</source>
        <extracomment>Name of a bot</extracomment>
        <translation>अर्जुन</translation>
    </message>
    <message>
        <source>Leela</source>
        <extracomment>Name of a bot</extracomment>
        <translation>लीला</translation>
    </message>
    <message>
        <source>Nikhil</source>
        <extracomment>Name of a bot</extracomment>
        <translation>निखिल</translation>
    </message>
</context>
<context>
    <name>BotPace</name>
    <message>
        <source>Instant</source>
        <extracomment>Pace of the bots</extracomment>
        <translation>तुरंत</translation>
    </message>
    <message>
        <source>Fast: %1 s a move</source>
        <extracomment>Pace of the bots; %1 seconds, such as 0.3</extracomment>
        <translation>तेज़: हर चाल पर %1 सेकंड</translation>
    </message>
    <message>
        <source>Normal: %1 s a move</source>
        <extracomment>Pace of the bots; %1 seconds, such as 0.8</extracomment>
        <translation>सामान्य: हर चाल पर %1 सेकंड</translation>
    </message>
    <message>
        <source>Slow: %1 s a move</source>
        <extracomment>Pace of the bots; %1 seconds, such as 1.6</extracomment>
        <translation>धीमी: हर चाल पर %1 सेकंड</translation>
    </message>
    <message>
        <source>Step by step: one move a click</source>
        <extracomment>Pace of the bots: each move waits for a click</extracomment>
        <translation>एक-एक चाल: हर क्लिक पर एक चाल</translation>
    </message>
</context>
<context>
    <name>BotWords</name>
    <message>
        <source>Shepherd</source>
        <extracomment>A level of bots, the easiest</extracomment>
        <translation>चरवाहा</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How hard a level of bots is</extracomment>
        <translation>आसान</translation>
    </message>
    <message>
        <source>decides at once</source>
        <extracomment>How long a level of bots thinks before a move</extracomment>
        <translation>तुरंत तय करता है</translation>
    </message>
    <message>
        <source>Farmer</source>
        <extracomment>A level of bots, the second of four</extracomment>
        <translation>किसान</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>How hard a level of bots is</extracomment>
        <translation>मध्यम</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>A level of bots, the third of four</extracomment>
        <translation>व्यापारी</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>How hard a level of bots is</extracomment>
        <translation>कठिन</translation>
    </message>
    <message>
        <source>decides in less than 0.1 s</source>
        <extracomment>How long a level of bots thinks before a move</extracomment>
        <translation>0.1 सेकंड से कम</translation>
    </message>
    <message>
        <source>Navigator</source>
        <extracomment>A level of bots, the hardest</extracomment>
        <translation>नाविक</translation>
    </message>
    <message>
        <source>very hard</source>
        <extracomment>How hard a level of bots is</extracomment>
        <translation>बहुत कठिन</translation>
    </message>
    <message>
        <source>decides in less than 1 s</source>
        <extracomment>How long a level of bots thinks before a move</extracomment>
        <translation>1 सेकंड से कम</translation>
    </message>
    <message>
        <source>Plays anything</source>
        <extracomment>A kind of bot in games of older versions</extracomment>
        <translation>कोई भी चाल चलता है</translation>
    </message>
    <message>
        <source>Clever</source>
        <extracomment>A kind of bot in games of older versions</extracomment>
        <translation>चतुर</translation>
    </message>
    <message>
        <source>Very clever</source>
        <extracomment>A kind of bot in games of older versions</extracomment>
        <translation>बहुत चतुर</translation>
    </message>
    <message>
        <source>Unknown level “%1”</source>
        <extracomment>A kind of bot that this version does not know; %1 its name</extracomment>
        <translation>अनजान स्तर “%1”</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A level of bots; %1 its name, such as Farmer, %2 how hard it is, such as &quot;medium&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <extracomment>Who plays at a seat, where persons are offered too; %1 a level of bots, such as &quot;Farmer (medium)&quot;</extracomment>
        <translation>बॉट: %1</translation>
    </message>
    <message>
        <source>This version does not know the bots “%1”: %2 plays in their place.</source>
        <extracomment>About a level of bots in the settings or in a game of another version; %1 its name, %2 the level that plays instead</extracomment>
        <translation>इस संस्करण को बॉट “%1” का पता नहीं है: उनकी जगह %2 खेलता है।</translation>
    </message>
    <message>
        <source>Bots: %1</source>
        <extracomment>Against whom games were played; %1 a level of bots, such as &quot;Farmer (medium)&quot;</extracomment>
        <translation>बॉट: %1</translation>
    </message>
    <message>
        <source>Plays like the Farmer but often slips: settles and builds on a whim, takes even trades, and leaves it to chance where the robber goes.</source>
        <extracomment>How a level of bots plays</extracomment>
        <translation>किसान की तरह खेलता है, पर अक्सर चूकता है: कहीं भी बस जाता है, मन में आते ही बना देता है, बराबर के व्यापार मान लेता है, और लुटेरे को किस्मत पर छोड़ता है।</translation>
    </message>
    <message>
        <source>Works toward the next best building and trades for what is missing, but often leaves the robber to chance. Wins 7 of 10 games for two against the Shepherd.</source>
        <extracomment>How a level of bots plays</extracomment>
        <translation>अगली सबसे अच्छी चीज़ बनाने की ओर बढ़ता है और जो कम हो, उसके लिए व्यापार करता है, पर लुटेरे को अक्सर किस्मत पर छोड़ता है। दो खिलाड़ियों के 10 में से 7 गेम चरवाहे से जीतता है।</translation>
    </message>
    <message>
        <source>Judges its whole turn by its chance to win, and plays 26 short games ahead. Wins 7 of 10 games for two against the Farmer.</source>
        <extracomment>How a level of bots plays; the games are played in its head</extracomment>
        <translation>अपनी पूरी बारी को जीत की संभावना से परखता है और 26 छोटे गेम आगे तक खेलता है। दो खिलाड़ियों के 10 में से 7 गेम किसान से जीतता है।</translation>
    </message>
    <message>
        <source>Plays 800 short games ahead before it decides. Wins 7 of 10 games for two against the Trader.</source>
        <extracomment>How a level of bots plays; the games are played in its head</extracomment>
        <translation>फ़ैसले से पहले 800 छोटे गेम आगे तक खेलता है। दो खिलाड़ियों के 10 में से 7 गेम व्यापारी से जीतता है।</translation>
    </message>
    <message>
        <source>By these rules the Trader and the Navigator play alike.</source>
        <extracomment>About the levels of bots, at a game by such rules</extracomment>
        <translation>इन नियमों में व्यापारी और नाविक एक जैसा खेलते हैं।</translation>
    </message>
    <message>
        <source>Another program</source>
        <extracomment>A kind of bot: a program that somebody else has written plays</extracomment>
        <translation>कोई दूसरा प्रोग्राम</translation>
    </message>
    <message>
        <source>In the Big Game the Farmer, the Trader and the Navigator play alike: what is told of games for two does not hold there. The Shepherd often slips.</source>
        <extracomment>About the levels of bots, at a Big Game</extracomment>
        <translation>बड़े गेम में किसान, व्यापारी और नाविक एक जैसा खेलते हैं: दो खिलाड़ियों के गेम की बातें वहाँ लागू नहीं होतीं। चरवाहा अक्सर चूकता है।</translation>
    </message>
</context>
<context>
    <name>BriefLine</name>
    <message>
        <source>built %1 %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 the picture of a piece, %2 where, in pictures</extracomment>
        <translation>निर्माण: %1 %2</translation>
    </message>
    <message>
        <source>played %1 %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 the picture of a development card, %2 its name</extracomment>
        <translation>कार्ड चला: %1 %2</translation>
    </message>
    <message>
        <source>took %1 from %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 pictures of cards, %2 the player who lost them</extracomment>
        <translation>%2 से लिया: %1</translation>
    </message>
    <message>
        <source>moved %1 %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 the picture of a ship, %2 where it is now, in pictures</extracomment>
        <translation>जगह बदली: %1 %2</translation>
    </message>
    <message>
        <source>returned %1</source>
        <extracomment>Short line of the log, beside the player&apos;s name, after a seven; %1 pictures of cards</extracomment>
        <translation>लौटाया: %1</translation>
    </message>
    <message>
        <source>received %1</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 pictures of cards</extracomment>
        <translation>मिला: %1</translation>
    </message>
    <message>
        <source>bought %1</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 the picture of a development card</extracomment>
        <translation>खरीद: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 what was played, %2 pictures of cards</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>played %1: %2 from %3</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 the picture of the card Monopoly, %2 pictures of cards, %3 the only player who lost any</extracomment>
        <translation>कार्ड चला %1 — %3 से लिया: %2</translation>
    </message>
    <message>
        <source>gave %1 to %2 for %3</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 pictures of cards, %2 the picture of the bank, %3 pictures of the cards got</extracomment>
        <translation>%2 को दिया: %1, मिला: %3</translation>
    </message>
    <message>
        <source>gave %1 to %2 for %3</source>
        <comment>to a player</comment>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 pictures of cards, %2 the other player, %3 pictures of the cards got</extracomment>
        <translation>%2 को दिया: %1, मिला: %3</translation>
    </message>
    <message>
        <source>offers %1 for %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 pictures of the cards they would give, %2 of those they want</extracomment>
        <translation>प्रस्ताव: %1 के बदले %2</translation>
    </message>
    <message>
        <source>would accept: %1’s offer</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 who made the offer</extracomment>
        <translation>मंज़ूर: %1 का प्रस्ताव</translation>
    </message>
    <message>
        <source>declined: %1’s offer</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 who made the offer</extracomment>
        <translation>नामंज़ूर: %1 का प्रस्ताव</translation>
    </message>
    <message>
        <source>rolled %1 = %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 the pictures of two dice, %2 their sum</extracomment>
        <translation>पासे: %1 = %2</translation>
    </message>
    <message>
        <source>%1 Longest Road: %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name: they have the award now; %1 its picture, %2 the length</extracomment>
        <translation>%1 सबसे लंबी सड़क: %2</translation>
    </message>
    <message>
        <source>%1 Largest Army: %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name: they have the award now; %1 its picture, %2 how many knights</extracomment>
        <translation>%1 सबसे बड़ी सेना: %2</translation>
    </message>
    <message>
        <source>moved %1 to %2</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 the picture of the robber, %2 that of a hex with its number</extracomment>
        <translation>%1 भेजा: %2</translation>
    </message>
    <message numerus="yes">
        <source>won with %n victory point(s)</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %n how many victory points</extracomment>
        <translation>
            <numerusform>%n विजय अंक के साथ जीत</numerusform>
            <numerusform>%n विजय अंकों के साथ जीत</numerusform>
        </translation>
    </message>
    <message>
        <source>had no cards in hand</source>
        <extracomment>Short line of the log, beside the player&apos;s name, after the end of a game</extracomment>
        <translation>हाथ में कोई कार्ड नहीं था</translation>
    </message>
    <message>
        <source>had in hand %1</source>
        <extracomment>Short line of the log, beside the player&apos;s name, after the end of a game; %1 pictures of cards</extracomment>
        <translation>हाथ में था: %1</translation>
    </message>
    <message>
        <source>found no taker for the offer</source>
        <extracomment>Short line of the log, beside the player&apos;s name: nobody took the offer that they had made</extracomment>
        <translation>प्रस्ताव: किसी ने नहीं लिया</translation>
    </message>
</context>
<context>
    <name>CareerWords</name>
    <message>
        <source>Date</source>
        <extracomment>Head of a column: when a game was over</extracomment>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Head of a column: Classic, Crazy or Big Game</extracomment>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: on which board a game was played</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Head of a column: how many people and bots played</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Head of a column: against whom</extracomment>
        <translation>प्रतिद्वंद्वी</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column: name of a player</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column: first, second …</extracomment>
        <translation>स्थान</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a column</extracomment>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Settlements</source>
        <extracomment>Head of a column: points for settlements</extracomment>
        <translation>बस्तियाँ</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Head of a column: points for cities</extracomment>
        <translation>शहर</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Head of a column: points for the award</extracomment>
        <translation>सबसे लंबी सड़क</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <extracomment>Head of a column: points for the award</extracomment>
        <translation>सबसे बड़ी सेना</translation>
    </message>
    <message>
        <source>Point cards</source>
        <extracomment>Head of a column: points of development cards</extracomment>
        <translation>अंक कार्ड</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Head of a column: points for a settlement in another’s half, in the Big Game</extracomment>
        <translation>बोनस</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Head of a column: how many rounds were played</extracomment>
        <translation>दौर</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Head of a column: how many turns were played</extracomment>
        <translation>बारियाँ</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Head of a column: name of a file</extracomment>
        <translation>रिकॉर्ड</translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n board(s)</source>
        <extracomment>On what a Big Game was played</extracomment>
        <translation>
            <numerusform>%n बोर्ड की शृंखला</numerusform>
            <numerusform>%n बोर्डों की शृंखला</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own board of %n hex(es)</source>
        <extracomment>A board from a file; %n how many hexes of land it has</extracomment>
        <translation>
            <numerusform>अपना बोर्ड, %n हेक्स</numerusform>
            <numerusform>अपना बोर्ड, %n हेक्स</numerusform>
        </translation>
    </message>
    <message>
        <source>People and bots</source>
        <extracomment>Against whom games were played</extracomment>
        <translation>लोग और बॉट</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Against whom games were played</extracomment>
        <translation>लोग</translation>
    </message>
    <message>
        <source>Bots of several kinds</source>
        <extracomment>Against whom games were played</extracomment>
        <translation>कई तरह के बॉट</translation>
    </message>
    <message>
        <source>Shuffled island</source>
        <extracomment>A board that was drawn by lot, of the usual size</extracomment>
        <translation>रैंडम द्वीप</translation>
    </message>
    <message>
        <source>Large shuffled island</source>
        <extracomment>A board that was drawn by lot, of the larger size</extracomment>
        <translation>बड़ा रैंडम द्वीप</translation>
    </message>
    <message>
        <source>First island</source>
        <extracomment>Name of a board</extracomment>
        <translation>पहला द्वीप</translation>
    </message>
</context>
<context>
    <name>Chain</name>
    <message>
        <source>You · %1</source>
        <extracomment>On the chain of boards, over the board at which this player sits: %1 is its number.</extracomment>
        <translation>आप · %1</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <extracomment>One of the first of the ranking, over their board: %1 is the rank, %2 the name, %3 their points.</extracomment>
        <translation>%1. %2 %3</translation>
    </message>
</context>
<context>
    <name>ChatCommands</name>
    <message>
        <source>/watchers tells who is watching, /help shows this.</source>
        <extracomment>Answer to “/help” in the chat: the words with a slash stay as they are</extracomment>
        <translation>/watchers – कौन-कौन देख रहे हैं; /help – यह सूची।</translation>
    </message>
    <message>
        <source>/mute NAME switches somebody’s chat off and /unmute NAME on again; /kick NAME removes somebody, /ban NAME for the whole game.</source>
        <extracomment>Answer to “/help” in the chat, for the host: the words with a slash stay as they are; NAME stands for a name</extracomment>
        <translation>/mute नाम – उनकी चैट बंद; /unmute नाम – चैट फिर चालू; /kick नाम – उन्हें बाहर करें; /ban नाम – पूरे गेम के लिए बाहर करें।</translation>
    </message>
    <message>
        <source>Nobody is watching.</source>
        <extracomment>Answer to “/watchers” in the chat</extracomment>
        <translation>कोई दर्शक नहीं है।</translation>
    </message>
    <message>
        <source>Watching: %1</source>
        <extracomment>Answer to “/watchers” in the chat: %1 names</extracomment>
        <translation>दर्शक: %1</translation>
    </message>
    <message>
        <source>There is no command “%1”. /help shows all of them.</source>
        <extracomment>Answer to a line in the chat that begins with a slash: %1 what was typed; “/help” stays as it is</extracomment>
        <translation>“%1” कमांड नहीं है। सभी कमांड /help से दिखते हैं।</translation>
    </message>
    <message>
        <source>Please type a name too: %1 NAME</source>
        <extracomment>Answer to a command in the chat: %1 the command, such as /mute, which stays as it is; NAME stands for a name</extracomment>
        <translation>नाम भी लिखें: %1 नाम</translation>
    </message>
    <message>
        <source>Nobody else here is called “%1”.</source>
        <extracomment>Answer to a command in the chat: %1 a name; bots and whoever sits at this computer are not meant</extracomment>
        <translation>यहाँ “%1” नाम के कोई और नहीं हैं।</translation>
    </message>
    <message>
        <source>A player and somebody who watches are both called “%1”. Please choose in the menu Game, under “Table and players”.</source>
        <extracomment>Answer to a command in the chat: %1 a name that a player has and somebody who watches as well</extracomment>
        <translation>“%1” नाम एक खिलाड़ी का भी है और एक दर्शक का भी। कृपया “गेम” मेन्यू में “टेबल और खिलाड़ी” से चुनें।</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>There is no language “%1” in this program. Use hi or en.</source>
        <extracomment>Said on the console; %1 what was typed, “hi” and “en” are to be typed like that</extracomment>
        <translation>इस प्रोग्राम में भाषा “%1” नहीं है। hi या en लिखें।</translation>
    </message>
</context>
<context>
    <name>Copies</name>
    <message>
        <source>There is no copy of the last network game on this computer.</source>
        <extracomment>Why a game of somebody else could not be hosted here</extracomment>
        <translation>इस कंप्यूटर पर पिछले नेटवर्क गेम की कोई प्रति नहीं है।</translation>
    </message>
    <message>
        <source>The copy of the game cannot be read. %1</source>
        <extracomment>Why a game of somebody else could not be hosted here; %1 a sentence about the file</extracomment>
        <translation>गेम की प्रति पढ़ी नहीं जा सकती। %1</translation>
    </message>
    <message>
        <source>Nobody can go on with the game from this copy.</source>
        <extracomment>Why a game of somebody else could not be hosted here</extracomment>
        <translation>इस प्रति से गेम आगे नहीं चल सकता।</translation>
    </message>
    <message>
        <source>The game cannot be saved here: %1.</source>
        <extracomment>Why a game of somebody else could not be hosted here; %1 the reason, such as “the disk is full”</extracomment>
        <translation>गेम यहाँ सहेजा नहीं जा सकता: %1।</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Language of the interface: hi or en.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>प्रोग्राम की भाषा: hi या en।</translation>
    </message>
    <message>
        <source>Folder for settings and saved games.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>सेटिंग और सहेजे गए गेमों का फ़ोल्डर।</translation>
    </message>
    <message>
        <source>Start a game against bots at once.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>बॉट के साथ तुरंत गेम शुरू करें।</translation>
    </message>
    <message>
        <source>Join the game at this address.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>इस पते के गेम में शामिल हों।</translation>
    </message>
    <message>
        <source>Settle, trade and build on an island of hexes.</source>
        <extracomment>Help of the program, its first line</extracomment>
        <translation>हेक्स से बने द्वीप पर बस्तियाँ बसाएँ, व्यापार करें और शहर बनाएँ।</translation>
    </message>
    <message>
        <source>Open the board editor, with the board of a file.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>बोर्ड एडिटर खोलें, किसी फ़ाइल के बोर्ड के साथ।</translation>
    </message>
    <message>
        <source>Show the game at this address in full screen, for all people in a room.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>इस पते का गेम पूरी स्क्रीन पर दिखाएँ, ताकि हॉल में सब देख सकें।</translation>
    </message>
    <message>
        <source>Languages of that screen: both, or one of them.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>उस स्क्रीन की भाषाएँ: दोनों (both), या उनमें से एक।</translation>
    </message>
    <message>
        <source>“%1” is no address.</source>
        <extracomment>Said on the console; %1 is what was typed after --screen</extracomment>
        <translation>“%1” कोई पता नहीं है।</translation>
    </message>
    <message>
        <source>The languages of a screen are en, hi or both.</source>
        <extracomment>Said on the console about the option --screen-language</extracomment>
        <translation>स्क्रीन की भाषाएँ ये हैं: en, hi या both।</translation>
    </message>
    <message>
        <source>Open the desk of the organizer of a Big Game.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>बड़े गेम के आयोजक की मेज़ खोलें।</translation>
    </message>
    <message>
        <source>With --join: the code of the seat, six digits.</source>
        <extracomment>Help of a command-line option; the code is on the slip that an organizer hands out</extracomment>
        <translation>--join के साथ: सीट का प्रवेश कोड, छह नंबर।</translation>
    </message>
    <message>
        <source>Whether that screen is light or dark.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>उस स्क्रीन की थीम: हल्की या गहरी।</translation>
    </message>
    <message>
        <source>A screen is light or dark.</source>
        <extracomment>Said on the console about the option --screen-theme</extracomment>
        <translation>स्क्रीन की थीम ये हैं: light या dark।</translation>
    </message>
    <message>
        <source>%1 is about a big screen: please name its game too, with --screen.</source>
        <extracomment>Said on the console; %1 is an option such as --screen-theme.</extracomment>
        <translation>%1 बड़ी स्क्रीन के लिए है: कृपया --screen से उसका गेम भी बताएँ।</translation>
    </message>
    <message>
        <source>Watch the game at this address, without a seat.</source>
        <extracomment>Help of a command-line option</extracomment>
        <translation>इस पते का गेम बिना सीट के देखें।</translation>
    </message>
    <message>
        <source>Tapu is open already: its window shows %1.</source>
        <extracomment>Said on the console by a second start of the program; %1 is a file, or several with commas</extracomment>
        <translation>टापू पहले से खुला है: %1 को उसी विंडो में देखें।</translation>
    </message>
    <message>
        <source>A link to a game, tapu://host:port or with the code of a seat tapu://host:port/code, or files: boards, or one chain of boards, saved game or record.</source>
        <extracomment>Help of the command line: a link that a friend sent, or a file</extracomment>
        <translation>गेम का लिंक, tapu://host:port या सीट के प्रवेश कोड के साथ tapu://host:port/code, या फ़ाइलें: कई बोर्ड, या बोर्डों की एक शृंखला, एक सहेजा गया गेम या एक रिकॉर्ड।</translation>
    </message>
</context>
<context>
    <name>EditorGuest</name>
    <message numerus="yes">
        <source>%n more file(s) could not be opened.</source>
        <extracomment>Under the sentence that says why a file cannot be opened, where there are more such files</extracomment>
        <translation>
            <numerusform>%n और फ़ाइल नहीं खुल सकी।</numerusform>
            <numerusform>%n और फ़ाइलें नहीं खुल सकीं।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorStep</name>
    <message>
        <source>Paint sea</source>
        <extracomment>Step in the history of the editor: cells became sea</extracomment>
        <translation>समुद्र बनाएँ</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <extracomment>Step in the history of the editor: forest, hills, ...</extracomment>
        <translation>ज़मीन बनाएँ</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Remove number</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>नंबर हटाएँ</translation>
    </message>
    <message>
        <source>Place number %1</source>
        <translation>नंबर %1 रखें</translation>
    </message>
    <message>
        <source>Paint territory</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>इलाका बनाएँ</translation>
    </message>
    <message>
        <source>Change dividing line</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>विभाजन रेखा बदलें</translation>
    </message>
    <message>
        <source>Change harbor</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>बंदरगाह बदलें</translation>
    </message>
    <message>
        <source>Move robber</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>लुटेरे की जगह बदलें</translation>
    </message>
    <message>
        <source>Change start pieces</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>शुरुआती गोटियाँ बदलें</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>काटें</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>चिपकाएँ</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>जगह बदलें</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>दर्पण</translation>
    </message>
    <message>
        <source>Rotate</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>घुमाएँ</translation>
    </message>
    <message>
        <source>Change properties</source>
        <extracomment>Step in the history of the editor: names, author and the like</extracomment>
        <translation>जानकारी बदलें</translation>
    </message>
    <message>
        <source>Random board</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>रैंडम बोर्ड</translation>
    </message>
    <message>
        <source>Fix a problem</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>गड़बड़ी ठीक करें</translation>
    </message>
    <message>
        <source>Fix all problems</source>
        <extracomment>Step in the history of the editor</extracomment>
        <translation>सारी गड़बड़ियाँ ठीक करें</translation>
    </message>
    <message>
        <source>Paint terrain: %1</source>
        <translation>ज़मीन बनाएँ: %1</translation>
    </message>
    <message>
        <source>Lock</source>
        <extracomment>Step in the history of the editor: hexes stay as they are until they are unlocked</extracomment>
        <translation>ताला लगाएँ</translation>
    </message>
    <message>
        <source>Unlock</source>
        <extracomment>Step in the history of the editor: locked hexes can be changed again</extracomment>
        <translation>ताला खोलें</translation>
    </message>
    <message>
        <source>Set stamp</source>
        <extracomment>Step in the history of the editor: a stamp was set on the board</extracomment>
        <translation>ठप्पा लगाएँ</translation>
    </message>
    <message>
        <source>%1 at %2,%3</source>
        <extracomment>Step in the history of the editor; %1 the step, such as &quot;Place number 8&quot;, %2 and %3 the coordinates of its hex</extracomment>
        <translation>%1, जगह %2,%3</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <extracomment>Step in the history of the editor: number tokens were dealt to many hexes</extracomment>
        <translation>नंबर बाँटें</translation>
    </message>
    <message>
        <source>Change properties of hexes</source>
        <extracomment>Step in the history of the editor: terrain, number, lock and the like of some hexes, in their window</extracomment>
        <translation>हेक्स की जानकारी बदलें</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>No territory</source>
        <extracomment>Territory of a hex: none of the two groups of the Big Game</extracomment>
        <translation>कोई इलाका नहीं</translation>
    </message>
    <message>
        <source>Territory of Sun</source>
        <extracomment>Territory of a hex: the group Sun of the Big Game</extracomment>
        <translation>सूर्य दल का इलाका</translation>
    </message>
    <message>
        <source>Territory of Moon</source>
        <extracomment>Territory of a hex: the group Moon of the Big Game</extracomment>
        <translation>चंद्र दल का इलाका</translation>
    </message>
    <message>
        <source>Harbor for brick, 2:1</source>
        <extracomment>A harbor of the board editor</extracomment>
        <translation>ईंट का बंदरगाह, 2:1</translation>
    </message>
    <message>
        <source>Harbor for lumber, 2:1</source>
        <extracomment>A harbor of the board editor</extracomment>
        <translation>लकड़ी का बंदरगाह, 2:1</translation>
    </message>
    <message>
        <source>Harbor for wool, 2:1</source>
        <extracomment>A harbor of the board editor</extracomment>
        <translation>ऊन का बंदरगाह, 2:1</translation>
    </message>
    <message>
        <source>Harbor for grain, 2:1</source>
        <extracomment>A harbor of the board editor</extracomment>
        <translation>अनाज का बंदरगाह, 2:1</translation>
    </message>
    <message>
        <source>Harbor for ore, 2:1</source>
        <extracomment>A harbor of the board editor</extracomment>
        <translation>अयस्क का बंदरगाह, 2:1</translation>
    </message>
    <message>
        <source>Harbor for any resource, 3:1</source>
        <extracomment>A harbor of the board editor</extracomment>
        <translation>किसी भी संसाधन का बंदरगाह, 3:1</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <extracomment>Symmetry while painting</extracomment>
        <translation>सममिति नहीं</translation>
    </message>
    <message>
        <source>2-fold</source>
        <extracomment>Symmetry while painting: the same after half a turn</extracomment>
        <translation>घुमाव सममिति, 2 भाग</translation>
    </message>
    <message>
        <source>3-fold</source>
        <extracomment>Symmetry while painting: the same after a third of a turn</extracomment>
        <translation>घुमाव सममिति, 3 भाग</translation>
    </message>
    <message>
        <source>6-fold</source>
        <extracomment>Symmetry while painting: the same after a sixth of a turn</extracomment>
        <translation>घुमाव सममिति, 6 भाग</translation>
    </message>
    <message>
        <source>Mirror left–right</source>
        <extracomment>Symmetry while painting: left and right are mirror images</extracomment>
        <translation>दर्पण: बाएँ–दाएँ</translation>
    </message>
    <message>
        <source>Mirror top–bottom</source>
        <extracomment>Symmetry while painting: top and bottom are mirror images</extracomment>
        <translation>दर्पण: ऊपर–नीचे</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>Tool of the board editor</extracomment>
        <translation>चुनें</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Tool of the board editor</extracomment>
        <translation>ब्रश</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Tool of the board editor</extracomment>
        <translation>रेखा</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Tool of the board editor</extracomment>
        <translation>भरें</translation>
    </message>
    <message>
        <source>Eraser</source>
        <extracomment>Tool of the board editor</extracomment>
        <translation>मिटाने का औज़ार</translation>
    </message>
    <message>
        <source>Eyedropper</source>
        <extracomment>Tool of the board editor: takes up what lies under it</extracomment>
        <translation>नमूना उठाएँ</translation>
    </message>
    <message>
        <source>Harbor</source>
        <extracomment>Tool of the board editor</extracomment>
        <translation>बंदरगाह</translation>
    </message>
    <message>
        <source>Robber</source>
        <extracomment>Tool of the board editor</extracomment>
        <translation>लुटेरा</translation>
    </message>
    <message>
        <source>Start settlement</source>
        <extracomment>Tool of the board editor: a piece that stands there when the game starts</extracomment>
        <translation>शुरुआती बस्ती</translation>
    </message>
    <message>
        <source>Start road</source>
        <extracomment>Tool of the board editor: a piece that stands there when the game starts</extracomment>
        <translation>शुरुआती सड़क</translation>
    </message>
    <message>
        <source>Start ship</source>
        <extracomment>Tool of the board editor: a piece that stands there when the game starts</extracomment>
        <translation>शुरुआती जहाज़</translation>
    </message>
    <message>
        <source>The board alone</source>
        <extracomment>Which boards are shown beside the one under edit</extracomment>
        <translation>अकेला बोर्ड</translation>
    </message>
    <message>
        <source>Beside itself</source>
        <extracomment>Which boards are shown beside the one under edit: its like on both sides</extracomment>
        <translation>दोनों ओर यही बोर्ड</translation>
    </message>
    <message>
        <source>Beside board A</source>
        <extracomment>Which boards are shown beside the one under edit: board A of the Big Game on both sides</extracomment>
        <translation>दोनों ओर बोर्ड A</translation>
    </message>
    <message>
        <source>Beside board B</source>
        <extracomment>Which boards are shown beside the one under edit: board B of the Big Game on both sides</extracomment>
        <translation>दोनों ओर बोर्ड B</translation>
    </message>
    <message>
        <source>Beside board C</source>
        <extracomment>Which boards are shown beside the one under edit: board C of the Big Game on both sides</extracomment>
        <translation>दोनों ओर बोर्ड C</translation>
    </message>
    <message>
        <source>Stamp</source>
        <extracomment>Tool of the board editor: puts a part of a board that was copied or saved on the board</extracomment>
        <translation>ठप्पा</translation>
    </message>
    <message>
        <source>Lock</source>
        <extracomment>Tool of the board editor: hexes that are locked stay as they are</extracomment>
        <translation>ताला लगाएँ</translation>
    </message>
    <message>
        <source>In an order of boards…</source>
        <extracomment>Which boards are shown beside the one under edit: boards in an order of letters such as &quot;ABXC&quot;</extracomment>
        <translation>बोर्डों के अपने क्रम में…</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>A point of the compass</extracomment>
        <translation>उत्तर</translation>
    </message>
    <message>
        <source>Northeast</source>
        <extracomment>A point of the compass</extracomment>
        <translation>उत्तर-पूर्व</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>A point of the compass</extracomment>
        <translation>पूर्व</translation>
    </message>
    <message>
        <source>Southeast</source>
        <extracomment>A point of the compass</extracomment>
        <translation>दक्षिण-पूर्व</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>A point of the compass</extracomment>
        <translation>दक्षिण</translation>
    </message>
    <message>
        <source>Southwest</source>
        <extracomment>A point of the compass</extracomment>
        <translation>दक्षिण-पश्चिम</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>A point of the compass</extracomment>
        <translation>पश्चिम</translation>
    </message>
    <message>
        <source>Northwest</source>
        <extracomment>A point of the compass</extracomment>
        <translation>उत्तर-पश्चिम</translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message>
        <source>board %1, Moon</source>
        <extracomment>Where a player sits at a Big Game; %1 number of the board</extracomment>
        <translation>बोर्ड %1, चंद्र</translation>
    </message>
    <message>
        <source>board %1, Sun</source>
        <extracomment>Where a player sits at a Big Game; %1 number of the board</extracomment>
        <translation>बोर्ड %1, सूर्य</translation>
    </message>
    <message numerus="yes">
        <source>You have reached the target of %n point(s).</source>
        <extracomment>Big Game; %n how many victory points end the game, when the round is over</extracomment>
        <translation>
            <numerusform>आपने %n अंक का लक्ष्य पा लिया है।</numerusform>
            <numerusform>आपने %n अंकों का लक्ष्य पा लिया है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) has reached the target of %n point(s).</source>
        <extracomment>Big Game; %1 a player, %2 where they sit, as &quot;board 8, Sun&quot;, %n how many victory points end the game</extracomment>
        <translation>
            <numerusform>%1 (%2) ने %n अंक का लक्ष्य पा लिया है।</numerusform>
            <numerusform>%1 (%2) ने %n अंकों का लक्ष्य पा लिया है।</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was stopped</source>
        <extracomment>Head of the end of a Big Game that was ended before its last round</extracomment>
        <translation>गेम बीच में बंद किया गया</translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s)!</source>
        <extracomment>Head of the end of a Big Game: the reader won</extracomment>
        <translation>
            <numerusform>आपने %n अंक के साथ गेम जीता!</numerusform>
            <numerusform>आपने %n अंकों के साथ गेम जीता!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the first place with %n point(s)</source>
        <extracomment>Head of the end of a Big Game: several players have equally much, the reader among them</extracomment>
        <translation>
            <numerusform>%n अंक के साथ आप भी पहले स्थान पर</numerusform>
            <numerusform>%n अंकों के साथ आप भी पहले स्थान पर</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExternalBot</name>
    <message>
        <source>The bot “%1” cannot be started: %2.</source>
        <extracomment>A bot that is another program; %1 its command, %2 the system’s own remark</extracomment>
        <translation>बॉट “%1” शुरू नहीं किया जा सका: %2।</translation>
    </message>
    <message>
        <source>The bot “%1” has ended with status %2.</source>
        <extracomment>A bot that is another program; %1 its command, %2 a number</extracomment>
        <translation>बॉट “%1” ने काम बंद कर दिया (एग्ज़िट कोड %2)।</translation>
    </message>
    <message>
        <source>The bot “%1” was killed by signal %2.</source>
        <extracomment>A bot that is another program; %1 its command, %2 the number of a signal of the system</extracomment>
        <translation>सिस्टम ने बॉट “%1” को सिग्नल %2 से बंद किया।</translation>
    </message>
    <message>
        <source>The bot “%1” gave no answer within %2 s.</source>
        <extracomment>A bot that is another program; %1 its command, %2 seconds</extracomment>
        <translation>बॉट “%1” ने %2 सेकंड में कोई जवाब नहीं दिया।</translation>
    </message>
    <message>
        <source>The bot “%1” wrote more than 1 MB without an answer.</source>
        <extracomment>A bot that is another program; %1 its command</extracomment>
        <translation>बॉट “%1” ने जवाब दिए बिना 1 MB से ज़्यादा लिखा।</translation>
    </message>
    <message>
        <source>The bot “%1” said something that it was not asked: “%2”.</source>
        <extracomment>A bot that is another program; %1 its command, %2 what it wrote</extracomment>
        <translation>बॉट “%1” ने बिना पूछे कुछ कहा: “%2”।</translation>
    </message>
    <message>
        <source>The bot “%1” gave an answer that is none: “%2”.</source>
        <extracomment>A bot that is another program; %1 its command, %2 what it wrote</extracomment>
        <translation>बॉट “%1” का यह जवाब समझने लायक नहीं है: “%2”।</translation>
    </message>
    <message>
        <source>The bot “%1” chose what is not allowed there: “%2”.</source>
        <extracomment>A bot that is another program; %1 its command, %2 an action as records write it</extracomment>
        <translation>बॉट “%1” ने जो चुना, वह यहाँ नहीं चल सकता: “%2”।</translation>
    </message>
    <message>
        <source>The bot “%1” waits, though everybody waits for it.</source>
        <extracomment>A bot that is another program; %1 its command</extracomment>
        <translation>बॉट “%1” ने इंतज़ार चुना, जबकि सबको उसी का इंतज़ार है।</translation>
    </message>
    <message>
        <source>%1 A usual bot plays on at seat %2.</source>
        <extracomment>A bot that is another program; %1 a sentence that says what is wrong with it, %2 the number of its seat</extracomment>
        <translation>%1 आगे सीट %2 आम बॉट के पास है।</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A fault in a file. %1: name of the file with the line, %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (rule %3)</source>
        <extracomment>A fault in a file. %1: name of the file with the line, %2: a whole sentence, %3: number in the rule book, as 2.5</extracomment>
        <translation>%1: %2 (नियम %3)</translation>
    </message>
    <message>
        <source>The message has an impossible value in field %1.</source>
        <extracomment>Written to the log about a message from the network. %1: position of the field, from 1</extracomment>
        <translation>संदेश के खाने %1 में असंभव मान है।</translation>
    </message>
    <message>
        <source>The message is not readable data or exceeds a limit.</source>
        <extracomment>Written to the log when a program on the network sends something that cannot be read</extracomment>
        <translation>संदेश पढ़ा नहीं जा सकता या सीमा से बड़ा है।</translation>
    </message>
    <message>
        <source>The option %1 must be one of: %2.</source>
        <extracomment>A fault in a file. %1: name of an option, %2: list of the words that it may be</extracomment>
        <translation>विकल्प %1 का मान इनमें से एक होना चाहिए: %2</translation>
    </message>
    <message>
        <source>The option %1 must be %2 numbers from %3 to %4 with a slash between.</source>
        <extracomment>A fault in a file. %1: name of an option, %2: how many numbers, %3 and %4: least and most of each</extracomment>
        <translation>विकल्प %1 में %3 से %4 तक की %2 संख्याएँ होनी चाहिए, बीच में “/” के साथ।</translation>
    </message>
    <message>
        <source>The option %1 must be a whole number from %2 to %3.</source>
        <extracomment>A fault in a file. %1: name of an option, %2 and %3: least and most</extracomment>
        <translation>विकल्प %1 में %2 से %3 तक का पूर्णांक होना चाहिए।</translation>
    </message>
    <message>
        <source>The option %1 must be a whole number from %2 to %3, or the word %4.</source>
        <extracomment>A fault in a file. %1: name of an option, %2 and %3: least and most, %4: a word like off</extracomment>
        <translation>विकल्प %1 में %2 से %3 तक का पूर्णांक या शब्द %4 होना चाहिए।</translation>
    </message>
    <message>
        <source>There is no option %1 in this rule set.</source>
        <extracomment>A fault in a file. %1: a word that is no option, as found</extracomment>
        <translation>इन नियमों में विकल्प %1 नहीं है।</translation>
    </message>
    <message>
        <source>The options must be an object of keys and values.</source>
        <extracomment>A fault in a file or message</extracomment>
        <translation>विकल्प नाम और मान के जोड़ों में होने चाहिए।</translation>
    </message>
    <message>
        <source>No hex carries the number 7.</source>
        <extracomment>A fault in a file of a board</extracomment>
        <translation>किसी हेक्स पर नंबर 7 नहीं होता।</translation>
    </message>
    <message>
        <source>The hex %1,%2 stands twice in the file.</source>
        <extracomment>A fault in a file of a board. %1 and %2: coordinates of a hex</extracomment>
        <translation>हेक्स %1,%2 फ़ाइल में दो बार है।</translation>
    </message>
    <message>
        <source>Two harbors stand on the same side of a hex.</source>
        <extracomment>A fault in a file of a board</extracomment>
        <translation>हेक्स की एक ही भुजा पर दो बंदरगाह हैं।</translation>
    </message>
    <message>
        <source>Each robber stands on a hex [q, r].</source>
        <extracomment>A fault in a file of a board. [q, r] stands for the two coordinates of a hex</extracomment>
        <translation>हर लुटेरा किसी हेक्स [q, r] पर होता है।</translation>
    </message>
    <message>
        <source>Hex %1,%2: %3</source>
        <extracomment>A fault of a board. %1 and %2: coordinates of a hex, %3: a whole sentence about it</extracomment>
        <translation>हेक्स %1,%2: %3</translation>
    </message>
    <message>
        <source>“%1” names too many languages.</source>
        <extracomment>A fault in a file of a board. %1: name of a key</extracomment>
        <translation>“%1” में बहुत ज़्यादा भाषाएँ हैं।</translation>
    </message>
    <message>
        <source>This is not a file of a board.</source>
        <extracomment>A fault in a file</extracomment>
        <translation>यह बोर्ड की फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>A newer version of Tapu wrote this file.</source>
        <extracomment>A fault in a file</extracomment>
        <translation>यह फ़ाइल टापू के किसी नए संस्करण में बनी है।</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <extracomment>A file could not be opened. %1: what the system says about it</extracomment>
        <translation>फ़ाइल पढ़ी नहीं जा सकती: %1।</translation>
    </message>
    <message>
        <source>The file is too large for a board.</source>
        <extracomment>A fault in a file of a board</extracomment>
        <translation>यह फ़ाइल बोर्ड के लिए बहुत बड़ी है।</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <extracomment>A file could not be written. %1: what the system says about it</extracomment>
        <translation>फ़ाइल लिखी नहीं जा सकती: %1।</translation>
    </message>
    <message>
        <source>Here an object of keys and values is needed.</source>
        <extracomment>A fault in a file. Objects, keys and values are terms of the format JSON</extracomment>
        <translation>यहाँ नाम और मान के जोड़े होने चाहिए।</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <extracomment>A fault in a file. %1: name of a key, a term of the format JSON</extracomment>
        <translation>“%1” नाम का मान नहीं है।</translation>
    </message>
    <message>
        <source>“%1” must be a whole number from %2 to %3.</source>
        <extracomment>A fault in a file. %1: name of a key, %2 and %3: least and most</extracomment>
        <translation>“%1” %2 से %3 तक का पूर्णांक होना चाहिए।</translation>
    </message>
    <message>
        <source>“%1” must be a text of at most %2 characters.</source>
        <extracomment>A fault in a file. %1: name of a key, %2: a number</extracomment>
        <translation>“%1” ज़्यादा से ज़्यादा %2 अक्षरों का टेक्स्ट होना चाहिए।</translation>
    </message>
    <message>
        <source>“%1” must be one of: %2.</source>
        <extracomment>A fault in a file. %1: name of a key, %2: a list of words</extracomment>
        <translation>“%1” का मान इनमें से एक होना चाहिए: %2</translation>
    </message>
    <message>
        <source>“%1” must be true or false.</source>
        <extracomment>A fault in a file. %1: name of a key. The words true and false are terms of the format JSON</extracomment>
        <translation>“%1” true या false होना चाहिए।</translation>
    </message>
    <message>
        <source>“%1” must be a list of at most %2 entries.</source>
        <extracomment>A fault in a file. %1: name of a key, %2: a number</extracomment>
        <translation>“%1” ज़्यादा से ज़्यादा %2 चीज़ों की सूची होनी चाहिए।</translation>
    </message>
    <message>
        <source>“%1” must be a hex [q, r] of two whole numbers from −%2 to %2.</source>
        <extracomment>A fault in a file. %1: name of a key, %2: a number. [q, r] stands for the two coordinates of a hex</extracomment>
        <translation>“%1” −%2 से %2 तक के दो पूर्णांकों वाला हेक्स [q, r] होना चाहिए।</translation>
    </message>
    <message>
        <source>This is not JSON: %1.</source>
        <extracomment>A fault in a file. JSON is the name of a format. %1: what is wrong, in English, from the reader of the format</extracomment>
        <translation>यह JSON नहीं है: %1</translation>
    </message>
    <message>
        <source>“deck” must give a number from 0 to 99 for each kind of card.</source>
        <extracomment>A fault in a recorded game. “deck” is the name of a key</extracomment>
        <translation>“deck” में हर तरह के कार्ड के लिए 0 से 99 तक की संख्या होनी चाहिए।</translation>
    </message>
    <message>
        <source>“deck” and the option “deck.counts” disagree.</source>
        <extracomment>A fault in a recorded game. “deck” and “deck.counts” are names of keys</extracomment>
        <translation>“deck” और विकल्प “deck.counts” मेल नहीं खाते।</translation>
    </message>
    <message>
        <source>A game has 2 to 4 seats.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>गेम में 2 से 4 सीटें होती हैं।</translation>
    </message>
    <message>
        <source>“seats” and the option “seats.count” disagree.</source>
        <extracomment>A fault in a recorded game. “seats” and “seats.count” are names of keys</extracomment>
        <translation>“seats” और विकल्प “seats.count” मेल नहीं खाते।</translation>
    </message>
    <message>
        <source>This is not a record of a game.</source>
        <extracomment>A fault in a file</extracomment>
        <translation>यह किसी गेम का रिकॉर्ड नहीं है।</translation>
    </message>
    <message>
        <source>“%1” does not belong to this move.</source>
        <extracomment>A fault in a recorded game. %1: name of a key</extracomment>
        <translation>“%1” इस चाल का हिस्सा नहीं है।</translation>
    </message>
    <message>
        <source>“%1” must give two dice from 1 to 6.</source>
        <extracomment>A fault in a recorded game. %1: name of a key</extracomment>
        <translation>“%1” में दोनों पासों के नंबर 1 से 6 तक होने चाहिए।</translation>
    </message>
    <message>
        <source>“taken” must give a number of cards for each seat.</source>
        <extracomment>A fault in a recorded game. “taken” is the name of a key</extracomment>
        <translation>“taken” में हर सीट के लिए कार्डों की संख्या होनी चाहिए।</translation>
    </message>
    <message>
        <source>“hex” must be a hex of the board.</source>
        <extracomment>A fault in a recorded game. “hex” is the name of a key</extracomment>
        <translation>“hex” बोर्ड का कोई हेक्स होना चाहिए।</translation>
    </message>
    <message>
        <source>“discarded” must give a number for each kind of card.</source>
        <extracomment>A fault in a recorded game. “discarded” is the name of a key</extracomment>
        <translation>“discarded” में हर तरह के कार्ड की संख्या होनी चाहिए।</translation>
    </message>
    <message>
        <source>“%1” is not a move on this board.</source>
        <extracomment>A fault in a recorded game. %1: the text of a move, as found</extracomment>
        <translation>“%1” इस बोर्ड की चाल नहीं है।</translation>
    </message>
    <message>
        <source>A record with a “position” must name the “first” seat.</source>
        <extracomment>A fault in a recorded game. “first” and “position” are names of keys</extracomment>
        <translation>जिस रिकॉर्ड में “position” हो, उसमें पहली सीट “first” भी होनी चाहिए।</translation>
    </message>
    <message>
        <source>This line is too long for a record.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>यह पंक्ति रिकॉर्ड के लिए बहुत लंबी है।</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>फ़ाइल खाली है।</translation>
    </message>
    <message>
        <source>The record has too many moves.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>रिकॉर्ड में बहुत ज़्यादा चालें हैं।</translation>
    </message>
    <message>
        <source>The last line breaks off; everything before it is used.</source>
        <extracomment>A fault in a recorded game: the file was cut off while it was written</extracomment>
        <translation>आखिरी पंक्ति अधूरी है; उससे पहले का सब कुछ ले लिया गया।</translation>
    </message>
    <message>
        <source>“%1” must give a number from 0 to 127 for each kind of card.</source>
        <extracomment>A fault in a recorded game. %1: name of a key</extracomment>
        <translation>“%1” में हर तरह के कार्ड के लिए 0 से 127 तक की संख्या होनी चाहिए।</translation>
    </message>
    <message>
        <source>There is no place “%1” on this board.</source>
        <extracomment>A fault in a recorded game. %1: name of a place, as found</extracomment>
        <translation>इस बोर्ड पर “%1” नाम की कोई जगह नहीं है।</translation>
    </message>
    <message>
        <source>“fresh” names cards that are not in “cards”.</source>
        <extracomment>A fault in a recorded game. “fresh” and “cards” are names of keys</extracomment>
        <translation>“fresh” में ऐसे कार्ड हैं जो “cards” में नहीं हैं।</translation>
    </message>
    <message>
        <source>A die shows a number from 1 to 6.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>पासे पर 1 से 6 तक का नंबर होता है।</translation>
    </message>
    <message>
        <source>A robber stands on a hex of the board.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>लुटेरा बोर्ड के किसी हेक्स पर होता है।</translation>
    </message>
    <message>
        <source>“%1” must be a list of seats.</source>
        <extracomment>A fault in a recorded game. %1: name of a key</extracomment>
        <translation>“%1” सीटों की सूची होनी चाहिए।</translation>
    </message>
    <message>
        <source>The seats hold development cards that the deck does not have.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>सीटों के पास ऐसे विकास कार्ड हैं जो गड्डी में हैं ही नहीं।</translation>
    </message>
    <message>
        <source>The position cannot be: %1.</source>
        <extracomment>A fault in a recorded game. %1: what cannot be, in English</extracomment>
        <translation>ऐसी स्थिति हो ही नहीं सकती: %1</translation>
    </message>
    <message>
        <source>This game has no ships.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>इस गेम में जहाज़ नहीं हैं।</translation>
    </message>
    <message>
        <source>The position must describe every seat.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>स्थिति में हर सीट का ब्योरा होना चाहिए।</translation>
    </message>
    <message>
        <source>“boards” has no board “%1”.</source>
        <extracomment>A fault in a recorded game. %1: name of a board, as found. “boards” is the name of a key</extracomment>
        <translation>“boards” में “%1” बोर्ड नहीं है।</translation>
    </message>
    <message>
        <source>The name of a seat must be a text.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>सीट का नाम टेक्स्ट होना चाहिए।</translation>
    </message>
    <message>
        <source>“strikes” may name flood and wolf.</source>
        <extracomment>A fault in a recorded game. “strikes” is the name of a key</extracomment>
        <translation>“strikes” में केवल flood और wolf हो सकते हैं।</translation>
    </message>
    <message>
        <source>The option %1 must be 1 to %2 of the letters %3.</source>
        <extracomment>A fault in a file. %1: name of an option, %2: most letters, %3: the letters that it may be made of</extracomment>
        <translation>विकल्प %1 में 1 से %2 तक अक्षर होने चाहिए, सिर्फ़ इनमें से: %3</translation>
    </message>
    <message>
        <source>“seats” must name two seats for each board.</source>
        <extracomment>A fault in a recorded game. “seats” is the name of a key</extracomment>
        <translation>“seats” में हर बोर्ड के लिए दो सीटें होनी चाहिए।</translation>
    </message>
    <message>
        <source>“%1” contradicts the pieces and cards of this position.</source>
        <extracomment>A fault in a recorded game. %1: name of a key</extracomment>
        <translation>“%1” इस स्थिति की गोटियों और कार्डों से मेल नहीं खाता।</translation>
    </message>
    <message>
        <source>Boards are not written as “%1”.</source>
        <extracomment>A file was to be written under this name, but its end says no kind; %1: what follows the last point</extracomment>
        <translation>बोर्ड “%1” के रूप में नहीं लिखे जाते।</translation>
    </message>
    <message>
        <source>A drawing of letters has no harbors.</source>
        <extracomment>A loss when a board is written as a drawing of letters</extracomment>
        <translation>अक्षरों के चित्र में बंदरगाह नहीं होते।</translation>
    </message>
    <message>
        <source>A drawing of letters has no start pieces.</source>
        <extracomment>A loss when a board is written as a drawing of letters</extracomment>
        <translation>अक्षरों के चित्र में शुरुआती गोटियाँ नहीं होतीं।</translation>
    </message>
    <message>
        <source>A drawing of letters says nothing of robber, ships and chain.</source>
        <extracomment>A loss when a board is written as a drawing of letters</extracomment>
        <translation>अक्षरों के चित्र में लुटेरा, जहाज़ और बोर्डों की शृंखला नहीं होती।</translation>
    </message>
    <message>
        <source>A drawing of letters has no territories.</source>
        <extracomment>A loss when a board is written as a drawing of letters</extracomment>
        <translation>अक्षरों के चित्र में इलाके नहीं होते।</translation>
    </message>
    <message>
        <source>A drawing of letters has flat tops: the board is turned by a twelfth.</source>
        <extracomment>A loss when a board is written as a drawing of letters</extracomment>
        <translation>अक्षरों के चित्र में सपाट भुजा ऊपर होती है: बोर्ड थोड़ा घूम गया है।</translation>
    </message>
    <message>
        <source>Column %1: this hex is out of line with the first.</source>
        <extracomment>A fault in a drawing of letters; %1 number of a column</extracomment>
        <translation>कॉलम %1: यह हेक्स पहले हेक्स की सीध में नहीं है।</translation>
    </message>
    <message>
        <source>Column %1: “%2” is no terrain with a number.</source>
        <extracomment>A fault in a drawing of letters; %1 number of a column, %2 what stands there</extracomment>
        <translation>कॉलम %1: “%2” नंबर वाली ज़मीन नहीं है।</translation>
    </message>
    <message>
        <source>Empty hexes of the drawing became deserts.</source>
        <extracomment>A loss when a board is read from a drawing of letters</extracomment>
        <translation>चित्र के खाली हेक्स रेगिस्तान बन गए।</translation>
    </message>
    <message>
        <source>Column %1: there are too many hexes.</source>
        <extracomment>A fault in a drawing of letters; %1 number of a column</extracomment>
        <translation>कॉलम %1: हेक्स बहुत ज़्यादा हैं।</translation>
    </message>
    <message>
        <source>There is no hex in this drawing.</source>
        <extracomment>A fault in a drawing of letters</extracomment>
        <translation>इस चित्र में कोई हेक्स नहीं है।</translation>
    </message>
    <message>
        <source>“%1” must be a list of one or two seats.</source>
        <extracomment>A fault in a recorded game. %1: name of a key</extracomment>
        <translation>“%1” एक या दो सीटों की सूची होनी चाहिए।</translation>
    </message>
    <message>
        <source>A record with a “position” tells everything and has no “seenBy”.</source>
        <extracomment>A fault in a recorded game. “position” and “seenBy” are names of keys</extracomment>
        <translation>“position” वाला रिकॉर्ड सब कुछ बताता है, उसमें “seenBy” नहीं होता।</translation>
    </message>
    <message>
        <source>This move cannot be, whatever the cards are that were not seen.</source>
        <extracomment>A fault in a recorded game that tells what one player saw</extracomment>
        <translation>यह चाल हो ही नहीं सकती, चाहे छिपे हुए कार्ड जो भी हों।</translation>
    </message>
    <message>
        <source>“%1” must be an object of keys and values.</source>
        <extracomment>A fault in a file. %1: name of a key, or the way to it. Objects, keys and values are terms of the format JSON</extracomment>
        <translation>“%1” में नाम और मान के जोड़े होने चाहिए।</translation>
    </message>
    <message>
        <source>The piece at “%1” of seat %2 cannot stand there.</source>
        <extracomment>A fault in a recorded game. %1: name of a place, %2: number of a seat</extracomment>
        <translation>सीट %2 की गोटी “%1” पर नहीं रखी जा सकती।</translation>
    </message>
    <message>
        <source>Seat %1 has more pieces on the board than it owns.</source>
        <extracomment>A fault in a recorded game. %1: number of a seat</extracomment>
        <translation>बोर्ड पर सीट %1 की जितनी गोटियाँ हैं, उतनी उसके पास हैं ही नहीं।</translation>
    </message>
    <message>
        <source>These pieces cannot stand on the board together.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>ये गोटियाँ बोर्ड पर एक साथ नहीं रह सकतीं।</translation>
    </message>
    <message>
        <source>--option: there is no house rule “%1” here.</source>
        <extracomment>An argument of a program on the command line stays as it is. %1: what was typed</extracomment>
        <translation>--option: यहाँ घर का नियम “%1” नहीं है।</translation>
    </message>
    <message>
        <source>--option: “%1” is no value of %2.</source>
        <extracomment>An argument of a program on the command line stays as it is. %1: what was typed, %2: the name of a house rule</extracomment>
        <translation>--option: “%1” %2 का मान नहीं हो सकता।</translation>
    </message>
    <message>
        <source>“colors” must give a number from 0 to 9 for each seat.</source>
        <extracomment>A fault in a recorded game. “colors” is the name of a key</extracomment>
        <translation>“colors” में हर सीट के लिए 0 से 9 तक की संख्या होनी चाहिए।</translation>
    </message>
    <message>
        <source>“bots” must give a text for each seat.</source>
        <extracomment>A fault in a recorded game. “bots” is the name of a key</extracomment>
        <translation>“bots” में हर सीट के लिए एक टेक्स्ट होना चाहिए।</translation>
    </message>
    <message>
        <source>A hex is from %1 to %2 mm wide.</source>
        <extracomment>Printing a board; %1 and %2 are lengths in millimeters</extracomment>
        <translation>हेक्स %1 से %2 मिमी तक चौड़ा होता है।</translation>
    </message>
    <message>
        <source>The margin is from %1 to %2 mm wide.</source>
        <extracomment>Printing a board: the white border of a sheet; %1 and %2 are lengths in millimeters</extracomment>
        <translation>हाशिया %1 से %2 मिमी तक चौड़ा होता है।</translation>
    </message>
    <message>
        <source>Sheets overlap by %1 to %2 mm.</source>
        <extracomment>Printing a board: what two sheets both show; %1 and %2 are lengths in millimeters</extracomment>
        <translation>शीटें एक-दूसरे पर %1 से %2 मिमी तक चढ़ती हैं।</translation>
    </message>
    <message>
        <source>A picture has from %1 to %2 dots an inch.</source>
        <extracomment>Pictures of a board; %1 and %2 are numbers</extracomment>
        <translation>चित्र में हर इंच पर %1 से %2 तक बिंदु होते हैं।</translation>
    </message>
    <message>
        <source>The paper is too small for a hex of %1 mm between its margins.</source>
        <extracomment>Printing a board; %1 a length in millimeters</extracomment>
        <translation>हाशियों के बीच %1 मिमी के हेक्स के लिए कागज़ छोटा है।</translation>
    </message>
    <message>
        <source>That would be %1 sheets; the most is %2.</source>
        <extracomment>Printing a board; %1 how many sheets of paper it would be, %2 how many it may be</extracomment>
        <translation>इसके लिए %1 शीटें चाहिए; ज़्यादा से ज़्यादा %2 हो सकती हैं।</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 dots is too large. With %3 dots an inch it fits.</source>
        <extracomment>A picture of a board is too large; %1 × %2 its dots, %3 how many dots an inch would do</extracomment>
        <translation>%1 × %2 बिंदुओं का चित्र बहुत बड़ा है। हर इंच पर %3 बिंदु हों, तो वह बन सकता है।</translation>
    </message>
    <message>
        <source>%1 · by %2</source>
        <extracomment>Line above a printed board: %1 its name, %2 who made it</extracomment>
        <translation>%1 · %2 की रचना</translation>
    </message>
    <message>
        <source>Row %1 of %2, column %3 of %4</source>
        <extracomment>On a sheet of paper that shows a part of a board: %1 and %3 its place, %2 and %4 how many rows and columns of sheets there are</extracomment>
        <translation>पंक्ति %1 (कुल %2), कॉलम %3 (कुल %4)</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <extracomment>A picture of a board could not be made</extracomment>
        <translation>चित्र के लिए मेमोरी काफ़ी नहीं है।</translation>
    </message>
    <message>
        <source>This is not a file of a chain of boards.</source>
        <extracomment>A fault in a file</extracomment>
        <translation>यह बोर्डों की शृंखला की फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>“own” must give a board for each of its letters.</source>
        <extracomment>A fault in a file of a chain. “own” is the name of a key</extracomment>
        <translation>“own” में हर अक्षर के लिए एक बोर्ड होना चाहिए।</translation>
    </message>
    <message>
        <source>A board of one’s own goes by a letter from D to Z, not by “%1”.</source>
        <extracomment>A fault in a file of a chain. %1: what stands where a letter belongs</extracomment>
        <translation>अपने बोर्ड का अक्षर D से Z तक का होता है, “%1” नहीं।</translation>
    </message>
    <message>
        <source>“order” names no board.</source>
        <extracomment>A fault in a file of a chain. “order” is the name of a key</extracomment>
        <translation>“order” में कोई बोर्ड नहीं है।</translation>
    </message>
    <message>
        <source>“order” names a board %1 that is not there.</source>
        <extracomment>A fault in a file of a chain. “order” is the name of a key, %1 a letter</extracomment>
        <translation>“order” में बोर्ड %1 है, पर वह बोर्ड फ़ाइल में नहीं है।</translation>
    </message>
    <message>
        <source>The file is too large for a chain of boards.</source>
        <extracomment>A fault in a file of a chain of boards</extracomment>
        <translation>यह फ़ाइल बोर्डों की शृंखला के लिए बहुत बड़ी है।</translation>
    </message>
    <message>
        <source>A newer version of Tapu wrote this file. What this version does not know is kept.</source>
        <extracomment>In a list of what is special about a file that was opened</extracomment>
        <translation>यह फ़ाइल टापू के नए संस्करण की है। जो बातें यह संस्करण नहीं जानता, वे बनी रहेंगी।</translation>
    </message>
    <message>
        <source>The order needs at least one board.</source>
        <extracomment>Why an order of boards cannot be taken</extracomment>
        <translation>क्रम में कम से कम एक बोर्ड चाहिए।</translation>
    </message>
    <message>
        <source>The order has room for %1 letters; it is repeated along the chain.</source>
        <extracomment>Why an order of boards cannot be taken; %1 a number, more than one</extracomment>
        <translation>क्रम में %1 अक्षरों की जगह है; शृंखला में वही क्रम दोहराया जाता है।</translation>
    </message>
    <message>
        <source>No board is called %1.</source>
        <extracomment>Why an order of boards cannot be taken; %1 a letter</extracomment>
        <translation>%1 नाम का कोई बोर्ड नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n board(s) with “%1”</source>
        <extracomment>Line above a printed chain of boards: %1 the name of one of them</extracomment>
        <translation>
            <numerusform>%n बोर्ड की शृंखला, जिसमें “%1” है</numerusform>
            <numerusform>%n बोर्डों की शृंखला, जिसमें “%1” है</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a chain of boards, not one board. The board editor opens it with “Open a chain…”, and “tapu-tool board render” draws it.</source>
        <extracomment>A fault in a file that was opened as a board; “…” is a command as it is typed</extracomment>
        <translation>यह एक बोर्ड नहीं, बोर्डों की शृंखला है। बोर्ड एडिटर इसे “शृंखला खोलें…” से खोलता है, और “tapu-tool board render” इसका चित्र बनाता है।</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 dots is too large. Smaller hexes, SVG or PDF would do.</source>
        <extracomment>A picture of a board is too large, however few dots an inch it has; %1 × %2 its dots</extracomment>
        <translation>%1 × %2 बिंदुओं का चित्र बहुत बड़ा है। छोटे हेक्स, SVG या PDF चुनें।</translation>
    </message>
    <message>
        <source>“played” must be a time such as 2026-10-14T21:05:00Z.</source>
        <extracomment>A fault in a recorded game. “played” is the name of a key</extracomment>
        <translation>“played” में ऐसा समय होना चाहिए, जैसे 2026-10-14T21:05:00Z।</translation>
    </message>
    <message>
        <source>The final table has a seat twice, or a place that cannot be.</source>
        <extracomment>A fault in the file of a result of a Big Game</extracomment>
        <translation>अंतिम तालिका में कोई सीट दो बार है, या कोई स्थान संभव नहीं है।</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Beginner</source>
        <extracomment>Preset of options</extracomment>
        <translation>नए खिलाड़ी</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>Preset of options</extracomment>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>A fixed island with the first pieces in place</source>
        <extracomment>What the preset “Beginner” is</extracomment>
        <translation>तय द्वीप, पहली गोटियाँ पहले से रखी हुई</translation>
    </message>
    <message>
        <source>A shuffled island; everybody places the first pieces</source>
        <extracomment>What the preset “Standard” is</extracomment>
        <translation>रैंडम द्वीप; पहली गोटियाँ सब खुद रखते हैं</translation>
    </message>
    <message>
        <source>Floods, wolves and earthquakes; two more kinds of cards; 20 points win</source>
        <extracomment>What the preset “Crazy” is</extracomment>
        <translation>बाढ़, भेड़िए और भूकंप; दो और तरह के कार्ड; जीत 20 अंकों पर</translation>
    </message>
    <message>
        <source>A chain of boards with two seats at each; two groups play in turn, against the clock</source>
        <extracomment>What the preset “Big Game” is</extracomment>
        <translation>बोर्डों की शृंखला, हर बोर्ड पर दो सीटें; दो दल बारी-बारी से, घड़ी के साथ खेलते हैं</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>How long a game usually takes</extracomment>
        <translation>
            <numerusform>लगभग %n मिनट</numerusform>
            <numerusform>लगभग %n मिनट</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n bot(s) · %2</source>
        <extracomment>What a click begins; %1 kind of game or name of a board, %n how many bots, %2 “about 30 minutes”</extracomment>
        <translation>
            <numerusform>%1 · %n बॉट · %2</numerusform>
            <numerusform>%1 · %n बॉट · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · first to %n point(s) · %2</source>
        <extracomment>What a game is before it begins; %1 the rules, such as Classic, %n points that win, %2 “about 30 minutes”</extracomment>
        <translation>
            <numerusform>%1 · जीत %n अंक पर · %2</numerusform>
            <numerusform>%1 · जीत %n अंकों पर · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Please enter a name for player %1.</source>
        <extracomment>Why a new game cannot start; %1 number of the seat</extracomment>
        <translation>कृपया खिलाड़ी %1 का नाम लिखें।</translation>
    </message>
    <message>
        <source>Two players are called %1. Please change one name.</source>
        <extracomment>Why a new game cannot start; %1 a name</extracomment>
        <translation>दो खिलाड़ियों का नाम %1 है। कृपया एक नाम बदलें।</translation>
    </message>
    <message>
        <source>Please give the game a name.</source>
        <extracomment>Why a game on the network cannot be opened</extracomment>
        <translation>कृपया गेम का नाम रखें।</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message numerus="yes">
        <source>%1 took %n hint(s)</source>
        <extracomment>A fact on a game that is over: %1 a player</extracomment>
        <translation>
            <numerusform>%1 के लिए %n संकेत</numerusform>
            <numerusform>%1 के लिए %n संकेत</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a bot played %n turn(s) for %1</source>
        <extracomment>A fact on a game that is over: %1 a player, who was away or let a bot play</extracomment>
        <translation>
            <numerusform>%1 की जगह बॉट ने %n बारी खेली</numerusform>
            <numerusform>%1 की जगह बॉट ने %n बारियाँ खेलीं</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexWords</name>
    <message numerus="yes">
        <source>%n start piece(s) of seat %1</source>
        <extracomment>What lies at a hex of the board editor; %1 number of a seat, %n number of its start pieces there</extracomment>
        <translation>
            <numerusform>सीट %1 की %n शुरुआती गोटी</numerusform>
            <numerusform>सीट %1 की %n शुरुआती गोटियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start piece(s) of Sun</source>
        <extracomment>What lies at a hex of the board editor; Sun is a group of the Big Game</extracomment>
        <translation>
            <numerusform>सूर्य दल की %n शुरुआती गोटी</numerusform>
            <numerusform>सूर्य दल की %n शुरुआती गोटियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start piece(s) of Moon</source>
        <translation>
            <numerusform>चंद्र दल की %n शुरुआती गोटी</numerusform>
            <numerusform>चंद्र दल की %n शुरुआती गोटियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>outside the map</source>
        <extracomment>What is told of a hex in the board editor: the board has none there</extracomment>
        <translation>बोर्ड के बाहर</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What is told of a hex in the board editor: %1 its terrain, %2 its number, as &quot;Forest 8&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 in 36</source>
        <extracomment>What is told of a hex in the board editor: in %1 of 36 throws its number falls</extracomment>
        <translation>36 में से %1 बार</translation>
    </message>
    <message>
        <source>dividing line</source>
        <extracomment>What is told of a hex in the board editor: the line between the halves of a board of a chain cuts it</extracomment>
        <translation>विभाजन रेखा</translation>
    </message>
    <message>
        <source>locked</source>
        <extracomment>What is told of a hex in the board editor: nothing changes it</extracomment>
        <translation>ताला लगा है</translation>
    </message>
</context>
<context>
    <name>Hosting</name>
    <message>
        <source>Port %1 is in use by another program. Please choose another port.</source>
        <extracomment>Why a game could not be hosted; %1 the number of a network port</extracomment>
        <translation>पोर्ट %1 पहले से किसी दूसरे प्रोग्राम के पास है। कृपया दूसरा पोर्ट चुनें।</translation>
    </message>
    <message>
        <source>The game cannot be saved: its file could not be opened.</source>
        <extracomment>Why a game could not be started</extracomment>
        <translation>गेम सहेजा नहीं जा सकता: उसकी फ़ाइल नहीं खुल सकी।</translation>
    </message>
    <message>
        <source>There is no unfinished game to continue.</source>
        <extracomment>Why a game could not be continued</extracomment>
        <translation>जारी रखने के लिए कोई अधूरा गेम नहीं है।</translation>
    </message>
    <message>
        <source>The game could not be started.</source>
        <extracomment>Why a game could not be started</extracomment>
        <translation>गेम शुरू नहीं हो सका।</translation>
    </message>
    <message>
        <source>Somebody at this computer has to play.</source>
        <extracomment>Why a game could not be started</extracomment>
        <translation>इस कंप्यूटर पर कम से कम एक खिलाड़ी होना चाहिए।</translation>
    </message>
    <message>
        <source>There is no game to come back to.</source>
        <extracomment>Why coming back failed</extracomment>
        <translation>लौटने के लिए कोई गेम नहीं है।</translation>
    </message>
    <message>
        <source>The game cannot go on: %1. Its file is kept as %2.</source>
        <extracomment>Why a game could not be continued: %1 ends the sentence, %2 is the name of a file</extracomment>
        <translation>गेम आगे नहीं बढ़ सकता: %1। उसकी फ़ाइल अब %2 नाम से मौजूद है।</translation>
    </message>
    <message>
        <source>You have stopped the game: moves are missing from its file. It is kept as %1.</source>
        <extracomment>Why the game ended, in the window of its host: %1 the name of a file</extracomment>
        <translation>आपने गेम खत्म किया: उसकी फ़ाइल में कुछ चालें नहीं हैं। फ़ाइल अब %1 नाम से मौजूद है।</translation>
    </message>
    <message>
        <source>The file of the game cannot be used: %1.</source>
        <extracomment>Why a game could not be started; %1 the reason, such as “the disk is full”</extracomment>
        <translation>गेम की फ़ाइल काम में नहीं ली जा सकती: %1।</translation>
    </message>
    <message>
        <source>This game cannot be continued: %1.</source>
        <extracomment>Why a game could not be continued; %1 the reason, such as “the file is damaged”</extracomment>
        <translation>यह गेम आगे नहीं खेल सकते: %1।</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Menu %1</source>
        <extracomment>Head of a table in the handbook; %1 a menu, such as &quot;File&quot;</extracomment>
        <translation>मेन्यू: %1</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Head of a column in the handbook: the keys of the keyboard</extracomment>
        <translation>कुंजी</translation>
    </message>
</context>
<context>
    <name>Lamp</name>
    <message>
        <source>connected</source>
        <extracomment>State of a seat, shown as a lamp beside the name</extracomment>
        <translation>कनेक्शन ठीक</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>State of a seat: the player is connected and does nothing</extracomment>
        <translation>कोई चाल नहीं</translation>
    </message>
    <message>
        <source>not connected</source>
        <extracomment>State of a seat: the connection of its player is lost</extracomment>
        <translation>कनेक्शन नहीं</translation>
    </message>
    <message>
        <source>bot</source>
        <extracomment>State of a seat: a bot plays it</extracomment>
        <translation>बॉट</translation>
    </message>
    <message>
        <source>kept free</source>
        <extracomment>State of a seat: nobody sits there and it is kept free for somebody</extracomment>
        <translation>खाली रखी सीट</translation>
    </message>
</context>
<context>
    <name>LeftOutWords</name>
    <message>
        <source>This is no ordinary file.</source>
        <extracomment>Why a file of past games is not counted: it is a pipe or a device</extracomment>
        <translation>यह कोई साधारण फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <extracomment>Why a file of past games is not counted; %1 a number of megabytes</extracomment>
        <translation>फ़ाइल %1 MB से बड़ी है।</translation>
    </message>
    <message>
        <source>The system does not let this file be read.</source>
        <extracomment>Why a file of past games is not counted</extracomment>
        <translation>सिस्टम यह फ़ाइल पढ़ने नहीं देता।</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <extracomment>Why a file of past games is not counted</extracomment>
        <translation>फ़ाइल खाली है।</translation>
    </message>
    <message>
        <source>A later version of this program wrote the file.</source>
        <extracomment>Why a file of past games is not counted</extracomment>
        <translation>यह फ़ाइल टापू के किसी नए संस्करण में बनी है।</translation>
    </message>
    <message>
        <source>The file is no record of a game.</source>
        <extracomment>Why a file of past games is not counted</extracomment>
        <translation>यह फ़ाइल किसी गेम का रिकॉर्ड नहीं है।</translation>
    </message>
    <message>
        <source>The record breaks off in line %1.</source>
        <extracomment>Why a file of past games is not counted; %1 number of a line</extracomment>
        <translation>रिकॉर्ड पंक्ति %1 पर अधूरा है।</translation>
    </message>
    <message>
        <source>Line %1 cannot be read, or its move breaks the rules.</source>
        <extracomment>Why a file of past games is not counted; %1 number of a line</extracomment>
        <translation>पंक्ति %1 पढ़ी नहीं जा सकती, या उसकी चाल नियमों के खिलाफ़ है।</translation>
    </message>
    <message>
        <source>The game was not played to its end.</source>
        <extracomment>Why a file of past games is not counted</extracomment>
        <translation>गेम अंत तक नहीं खेला गया।</translation>
    </message>
    <message>
        <source>The file does not say who played at this computer.</source>
        <extracomment>Why a file of past games is not counted</extracomment>
        <translation>फ़ाइल यह नहीं बताती कि इस कंप्यूटर पर कौन खेला।</translation>
    </message>
    <message>
        <source>The file is no result of a Big Game.</source>
        <extracomment>Why a file of past games is not counted: it should tell how a Big Game ended</extracomment>
        <translation>यह फ़ाइल किसी बड़े गेम का नतीजा नहीं है।</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>You built a settlement.</source>
        <extracomment>Log</extracomment>
        <translation>आपने बस्ती बसाई।</translation>
    </message>
    <message>
        <source>%1 built a settlement.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने बस्ती बसाई।</translation>
    </message>
    <message>
        <source>You upgraded a settlement to a city.</source>
        <extracomment>Log</extracomment>
        <translation>आपने बस्ती को शहर बना दिया।</translation>
    </message>
    <message>
        <source>%1 upgraded a settlement to a city.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने बस्ती को शहर बना दिया।</translation>
    </message>
    <message>
        <source>You built a road.</source>
        <extracomment>Log</extracomment>
        <translation>आपने सड़क बनाई।</translation>
    </message>
    <message>
        <source>%1 built a road.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने सड़क बनाई।</translation>
    </message>
    <message>
        <source>The dice show %1 (%2 + %3).</source>
        <extracomment>Log: the table threw the dice for an absent player; %1 the total, %2 and %3 the two dice</extracomment>
        <translation>पासे: %1 (%2 + %3)</translation>
    </message>
    <message>
        <source>You rolled %1 (%2 + %3).</source>
        <extracomment>Log; %1 the total, %2 and %3 the two dice</extracomment>
        <translation>आपके पासे: %1 (%2 + %3)</translation>
    </message>
    <message>
        <source>%1 rolled %2 (%3 + %4).</source>
        <extracomment>Log; %1 a player, %2 the total, %3 and %4 the two dice</extracomment>
        <translation>%1 के पासे: %2 (%3 + %4)</translation>
    </message>
    <message>
        <source>You received %1.</source>
        <extracomment>Log; %1 a list such as &quot;2 × Brick, 1 × Wool&quot;</extracomment>
        <translation>आपको मिला: %1</translation>
    </message>
    <message>
        <source>%1 received %2.</source>
        <extracomment>Log; %1 a player, %2 a list such as &quot;2 × Brick, 1 × Wool&quot;</extracomment>
        <translation>%1 को मिला: %2</translation>
    </message>
    <message>
        <source>The bank is short of %1.</source>
        <extracomment>Log: nobody, or only a part, could be paid; %1 one or more resources, such as &quot;Ore, Wool&quot;</extracomment>
        <translation>बैंक में कमी: %1</translation>
    </message>
    <message>
        <source>You returned %1 to the bank.</source>
        <extracomment>Log: after a seven; %1 a list of cards</extracomment>
        <translation>आपने बैंक को लौटाया: %1</translation>
    </message>
    <message>
        <source>%1 returned %2 to the bank.</source>
        <extracomment>Log: after a seven; %1 a player, %2 a list of cards</extracomment>
        <translation>%1 ने बैंक को लौटाया: %2</translation>
    </message>
    <message>
        <source>The robber moved to another hex.</source>
        <extracomment>Log: nobody at the table did it, the time was up</extracomment>
        <translation>लुटेरा दूसरे हेक्स पर पहुँचा।</translation>
    </message>
    <message>
        <source>You moved the robber.</source>
        <extracomment>Log</extracomment>
        <translation>आपने लुटेरे को नई जगह भेजा।</translation>
    </message>
    <message>
        <source>%1 moved the robber.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने लुटेरे को नई जगह भेजा।</translation>
    </message>
    <message>
        <source>%1 took a card from %2.</source>
        <extracomment>Log; %1 the player who takes it, %2 the player who loses it</extracomment>
        <translation>%1 ने %2 का 1 कार्ड ले लिया।</translation>
    </message>
    <message>
        <source>You took %1 from %2.</source>
        <extracomment>Log; %1 a list of one card, %2 the player who loses it
----------
Log, after a Monopoly; %1 a list of one kind of card, %2 the player who loses them</extracomment>
        <translation>आपने %2 से लिया: %1</translation>
    </message>
    <message>
        <source>%1 took %2 from you.</source>
        <extracomment>Log; %1 the player who takes it, %2 a list of one card
----------
Log, after a Monopoly; %1 the player who takes them, %2 a list of one kind of card</extracomment>
        <translation>%1 ने आपसे लिया: %2</translation>
    </message>
    <message>
        <source>%1 took %2 from %3.</source>
        <extracomment>Log; %1 the player who takes it, %2 a list of one card, %3 the player who loses it
----------
Log, after a Monopoly; %1 the player who takes them, %2 a list of one kind of card, %3 the player who loses them</extracomment>
        <translation>%1 ने %3 से लिया: %2</translation>
    </message>
    <message>
        <source>You bought a development card: %1.</source>
        <extracomment>Log; %1 the name of a development card</extracomment>
        <translation>आपने विकास कार्ड खरीदा: %1</translation>
    </message>
    <message>
        <source>You bought a development card.</source>
        <extracomment>Log</extracomment>
        <translation>आपने विकास कार्ड खरीदा।</translation>
    </message>
    <message>
        <source>%1 bought a development card.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने विकास कार्ड खरीदा।</translation>
    </message>
    <message>
        <source>You played a Knight.</source>
        <extracomment>Log</extracomment>
        <translation>आपने योद्धा कार्ड चला।</translation>
    </message>
    <message>
        <source>%1 played a Knight.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने योद्धा कार्ड चला।</translation>
    </message>
    <message>
        <source>You played Road Building.</source>
        <extracomment>Log</extracomment>
        <translation>आपने सड़क निर्माण कार्ड चला।</translation>
    </message>
    <message>
        <source>%1 played Road Building.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने सड़क निर्माण कार्ड चला।</translation>
    </message>
    <message>
        <source>You played Year of Plenty and took %1.</source>
        <extracomment>Log; %1 a list of the cards taken from the bank</extracomment>
        <translation>आपने “खुशहाली का साल” कार्ड चला और लिया: %1</translation>
    </message>
    <message>
        <source>%1 played Year of Plenty and took %2.</source>
        <extracomment>Log; %1 a player, %2 a list of the cards taken from the bank</extracomment>
        <translation>%1 ने “खुशहाली का साल” कार्ड चला और लिया: %2</translation>
    </message>
    <message>
        <source>You played Monopoly and took nothing.</source>
        <extracomment>Log: nobody held a card of the resource named</extracomment>
        <translation>आपने एकाधिकार कार्ड चला, पर कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>%1 played Monopoly and took nothing.</source>
        <extracomment>Log: nobody held a card of the resource named; %1 a player</extracomment>
        <translation>%1 ने एकाधिकार कार्ड चला, पर कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>You played Monopoly and took %1.</source>
        <extracomment>Log; %1 a list of one kind of card, such as &quot;5 × Grain&quot;</extracomment>
        <translation>आपने एकाधिकार कार्ड चला और लिया: %1</translation>
    </message>
    <message>
        <source>%1 played Monopoly and took %2.</source>
        <extracomment>Log; %1 a player, %2 a list of one kind of card, such as &quot;5 × Grain&quot;</extracomment>
        <translation>%1 ने एकाधिकार कार्ड चला और लिया: %2</translation>
    </message>
    <message>
        <source>You traded with the bank: %1 for %2.</source>
        <extracomment>Log; %1 the cards given to the bank, %2 the cards got</extracomment>
        <translation>बैंक से आपका व्यापार: %1 के बदले %2</translation>
    </message>
    <message>
        <source>%1 traded with the bank: %2 for %3.</source>
        <extracomment>Log; %1 a player, %2 the cards given to the bank, %3 the cards got</extracomment>
        <translation>बैंक से %1 का व्यापार: %2 के बदले %3</translation>
    </message>
    <message>
        <source>You offer: you get %1, you give %2.</source>
        <extracomment>Log; %1 the cards the reader would get, %2 the cards the reader would give</extracomment>
        <translation>आपका प्रस्ताव — आपको मिलेगा: %1; आपको देना होगा: %2</translation>
    </message>
    <message>
        <source>%1 offers: you get %2, you give %3.</source>
        <extracomment>Log; %1 a player, %2 the cards the reader would get, %3 the cards the reader would give</extracomment>
        <translation>%1 का प्रस्ताव — आपको मिलेगा: %2; आपको देना होगा: %3</translation>
    </message>
    <message>
        <source>You would accept the offer of %1.</source>
        <extracomment>Log; %1 the player who made the offer</extracomment>
        <translation>आपको %1 का प्रस्ताव मंज़ूर है।</translation>
    </message>
    <message>
        <source>%1 would accept the offer of %2.</source>
        <extracomment>Log; %1 the player who accepts, %2 the player who made the offer and may choose</extracomment>
        <translation>%1 को %2 का प्रस्ताव मंज़ूर है।</translation>
    </message>
    <message>
        <source>You declined the offer of %1.</source>
        <extracomment>Log; %1 the player who made the offer</extracomment>
        <translation>आपने %1 का प्रस्ताव नामंज़ूर किया।</translation>
    </message>
    <message>
        <source>%1 declined your offer.</source>
        <extracomment>Log; %1 the player who declines</extracomment>
        <translation>%1 ने आपका प्रस्ताव नामंज़ूर किया।</translation>
    </message>
    <message>
        <source>%1 declined the offer of %2.</source>
        <extracomment>Log; %1 the player who declines, %2 the player who made the offer</extracomment>
        <translation>%1 ने %2 का प्रस्ताव नामंज़ूर किया।</translation>
    </message>
    <message>
        <source>You traded with %1: you gave %2 and got %3.</source>
        <extracomment>Log; %1 the other player, %2 the cards you gave, %3 the cards you got</extracomment>
        <translation>%1 से आपका व्यापार — आपने दिया: %2; आपको मिला: %3</translation>
    </message>
    <message>
        <source>%1 traded with %2: %3 for %4.</source>
        <extracomment>Log; %1 and %2 two players, %3 the cards that %1 gave, %4 the cards that %2 gave</extracomment>
        <translation>%1 और %2 का व्यापार: %3 के बदले %4</translation>
    </message>
    <message>
        <source>Nobody has the Longest Road any more.</source>
        <extracomment>Log</extracomment>
        <translation>सबसे लंबी सड़क अब किसी के पास नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>You now have the Longest Road (%n segment(s), +2 VP).</source>
        <extracomment>Log; %n the length of the road</extracomment>
        <translation>
            <numerusform>सबसे लंबी सड़क अब आपके पास है (लंबाई %n, +2 विजय अंक)।</numerusform>
            <numerusform>सबसे लंबी सड़क अब आपके पास है (लंबाई %n, +2 विजय अंक)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 now has the Longest Road (%n segment(s), +2 VP).</source>
        <extracomment>Log; %1 a player, %n the length of the road</extracomment>
        <translation>
            <numerusform>सबसे लंबी सड़क अब %1 के पास है (लंबाई %n, +2 विजय अंक)।</numerusform>
            <numerusform>सबसे लंबी सड़क अब %1 के पास है (लंबाई %n, +2 विजय अंक)।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has the Largest Army any more.</source>
        <extracomment>Log</extracomment>
        <translation>सबसे बड़ी सेना अब किसी के पास नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>You now have the Largest Army (%n knight(s), +2 VP).</source>
        <extracomment>Log; %n how many knights were played</extracomment>
        <translation>
            <numerusform>सबसे बड़ी सेना अब आपके पास है (%n योद्धा, +2 विजय अंक)।</numerusform>
            <numerusform>सबसे बड़ी सेना अब आपके पास है (%n योद्धा, +2 विजय अंक)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 now has the Largest Army (%n knight(s), +2 VP).</source>
        <extracomment>Log; %1 a player, %n how many knights were played</extracomment>
        <translation>
            <numerusform>सबसे बड़ी सेना अब %1 के पास है (%n योद्धा, +2 विजय अंक)।</numerusform>
            <numerusform>सबसे बड़ी सेना अब %1 के पास है (%n योद्धा, +2 विजय अंक)।</numerusform>
        </translation>
    </message>
    <message>
        <source>You start.</source>
        <extracomment>Log: the throw for the first turn</extracomment>
        <translation>पहली बारी आपकी है।</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <extracomment>Log: the throw for the first turn; %1 a player</extracomment>
        <translation>पहली बारी %1 की है।</translation>
    </message>
    <message>
        <source>Round %1: your turn</source>
        <extracomment>Log, a heading; %1 the number of the round</extracomment>
        <translation>दौर %1: आपकी बारी</translation>
    </message>
    <message>
        <source>Round %2: %1’s turn</source>
        <extracomment>Log, a heading; %1 a player, %2 the number of the round</extracomment>
        <translation>दौर %2: %1 की बारी</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <extracomment>Log</extracomment>
        <translation>आपका समय पूरा हो गया।</translation>
    </message>
    <message>
        <source>The time of %1 is up.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 का समय पूरा हो गया।</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <extracomment>Log: the game goes on without the person; %1 a player</extracomment>
        <translation>%1 अभी टेबल पर नहीं हैं।</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 फिर से टेबल पर हैं।</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>Log</extracomment>
        <translation>गेम रुका हुआ है।</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <extracomment>Log</extracomment>
        <translation>गेम फिर से जारी है।</translation>
    </message>
    <message numerus="yes">
        <source>You won the game with %n victory point(s)!</source>
        <extracomment>Log; %n how many victory points</extracomment>
        <translation>
            <numerusform>आपने %n विजय अंक के साथ गेम जीता!</numerusform>
            <numerusform>आपने %n विजय अंकों के साथ गेम जीता!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won the game with %n victory point(s)!</source>
        <extracomment>Log; %1 a player, %n how many victory points</extracomment>
        <translation>
            <numerusform>%1 ने %n विजय अंक के साथ गेम जीता!</numerusform>
            <numerusform>%1 ने %n विजय अंकों के साथ गेम जीता!</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was stopped.</source>
        <extracomment>Log</extracomment>
        <translation>गेम बीच में बंद किया गया।</translation>
    </message>
    <message>
        <source>%1 had no cards in hand.</source>
        <extracomment>Log, after the end; %1 a player</extracomment>
        <translation>%1 के हाथ में कोई कार्ड नहीं था।</translation>
    </message>
    <message>
        <source>%1 had in hand: %2.</source>
        <extracomment>Log, after the end; %1 a player, %2 a list of cards</extracomment>
        <translation>%1 के हाथ के कार्ड: %2</translation>
    </message>
    <message>
        <source>You built a ship.</source>
        <extracomment>Log</extracomment>
        <translation>आपने जहाज़ बनाया।</translation>
    </message>
    <message>
        <source>%1 built a ship.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने जहाज़ बनाया।</translation>
    </message>
    <message>
        <source>You moved a ship.</source>
        <extracomment>Log</extracomment>
        <translation>आपने एक जहाज़ को नई जगह भेजा।</translation>
    </message>
    <message>
        <source>%1 moved a ship.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने एक जहाज़ को नई जगह भेजा।</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3.</source>
        <extracomment>Log of those who look on and of several players at one computer; %1 a player, %2 the cards they would give, %3 the cards they would get</extracomment>
        <translation>%1 का प्रस्ताव: %2 के बदले %3</translation>
    </message>
    <message>
        <source>Round %1 brings a flood: the next grain hex that would yield gives nothing.</source>
        <extracomment>Log: an event of the Crazy rules; %1 the number of the round</extracomment>
        <translation>दौर %1 में बाढ़: अनाज देने वाले अगले हेक्स से इस बार कुछ नहीं मिलेगा।</translation>
    </message>
    <message>
        <source>Round %1 brings wolves: the next wool hex that would yield gives nothing.</source>
        <extracomment>Log: an event of the Crazy rules; %1 the number of the round</extracomment>
        <translation>दौर %1 में भेड़िए: ऊन देने वाले अगले हेक्स से इस बार कुछ नहीं मिलेगा।</translation>
    </message>
    <message>
        <source>Round %1 is a Cybele Month: every yield counts double.</source>
        <extracomment>Log: an event of the Crazy rules; %1 the number of the round</extracomment>
        <translation>दौर %1 दोगुनी उपज का महीना है: हर उपज दोगुनी मिलती है।</translation>
    </message>
    <message>
        <source>Your city is a settlement again.</source>
        <extracomment>Log: after an earthquake</extracomment>
        <translation>आपका शहर फिर बस्ती बन गया।</translation>
    </message>
    <message>
        <source>A city of %1 is a settlement again.</source>
        <extracomment>Log: after an earthquake; %1 a player</extracomment>
        <translation>%1 का एक शहर फिर बस्ती बन गया।</translation>
    </message>
    <message>
        <source>Your city is destroyed.</source>
        <extracomment>Log: after an earthquake</extracomment>
        <translation>आपका शहर टूट गया।</translation>
    </message>
    <message>
        <source>A city of %1 is destroyed.</source>
        <extracomment>Log: after an earthquake; %1 a player</extracomment>
        <translation>%1 का एक शहर टूट गया।</translation>
    </message>
    <message>
        <source>The flood covers a grain hex: it yields nothing this time.</source>
        <extracomment>Log</extracomment>
        <translation>बाढ़ अनाज के एक हेक्स पर आई: इस बार उपज नहीं मिली।</translation>
    </message>
    <message>
        <source>Wolves attack a wool hex. Who has a Dog?</source>
        <extracomment>Log: those who may hold a Dog are asked</extracomment>
        <translation>भेड़ियों ने ऊन के एक हेक्स पर हमला किया। कुत्ता किसके पास है?</translation>
    </message>
    <message>
        <source>The wolves spare only the flocks that a Dog guards.</source>
        <extracomment>Log: after the answers; some players may have held them off with a Dog</extracomment>
        <translation>भेड़िए केवल उन रेवड़ों से दूर रहे जिनकी रखवाली कुत्ता करता है।</translation>
    </message>
    <message>
        <source>The wolves take the wool of a hex: it yields nothing this time.</source>
        <extracomment>Log: no Dog held them off</extracomment>
        <translation>भेड़ियों का हमला: इस बार एक हेक्स से ऊन की उपज नहीं मिली।</translation>
    </message>
    <message>
        <source>You played an Anatolian Shepherd Dog.</source>
        <extracomment>Log</extracomment>
        <translation>आपने कुत्ता कार्ड चला।</translation>
    </message>
    <message>
        <source>%1 played an Anatolian Shepherd Dog.</source>
        <extracomment>Log; %1 a player</extracomment>
        <translation>%1 ने कुत्ता कार्ड चला।</translation>
    </message>
    <message>
        <source>You played Insurance and got nothing.</source>
        <extracomment>Log: the bank had none of the cards due</extracomment>
        <translation>आपने बीमा कार्ड चला, पर कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>%1 played Insurance and got nothing.</source>
        <extracomment>Log: the bank had none of the cards due; %1 a player</extracomment>
        <translation>%1 ने बीमा कार्ड चला, पर कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>You played Insurance and received %1.</source>
        <extracomment>Log; %1 a list of the cards that the bank paid</extracomment>
        <translation>आपने बीमा कार्ड चला और पाया: %1</translation>
    </message>
    <message>
        <source>%1 played Insurance and received %2.</source>
        <extracomment>Log; %1 a player, %2 a list of the cards that the bank paid</extracomment>
        <translation>%1 ने बीमा कार्ड चला और पाया: %2</translation>
    </message>
    <message numerus="yes">
        <source>You received %n bonus point(s) for a settlement in another territory.</source>
        <extracomment>Log; %n how many points</extracomment>
        <translation>
            <numerusform>दूसरे इलाके में बस्ती बसाने पर आपको %n बोनस अंक मिला।</numerusform>
            <numerusform>दूसरे इलाके में बस्ती बसाने पर आपको %n बोनस अंक मिले।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 received %n bonus point(s) for a settlement in another territory.</source>
        <extracomment>Log; %1 a player, %n how many points</extracomment>
        <translation>
            <numerusform>दूसरे इलाके में बस्ती बसाने पर %1 को %n बोनस अंक मिला।</numerusform>
            <numerusform>दूसरे इलाके में बस्ती बसाने पर %1 को %n बोनस अंक मिले।</numerusform>
        </translation>
    </message>
    <message>
        <source>You took your last move back.</source>
        <extracomment>Log: a move that showed nothing was undone</extracomment>
        <translation>आपने अपनी पिछली चाल वापस ली।</translation>
    </message>
    <message>
        <source>%1 took the last move back.</source>
        <extracomment>Log: a move that showed nothing was undone; %1 a player</extracomment>
        <translation>%1 ने अपनी पिछली चाल वापस ली।</translation>
    </message>
    <message numerus="yes">
        <source>You have reached the target of %n point(s).</source>
        <extracomment>Log; %n how many victory points end the game, when the round is over</extracomment>
        <translation>
            <numerusform>आपने %n अंक का लक्ष्य पा लिया है।</numerusform>
            <numerusform>आपने %n अंकों का लक्ष्य पा लिया है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached the target of %n point(s).</source>
        <extracomment>Log; %1 a player, %n how many victory points end the game, when the round is over</extracomment>
        <translation>
            <numerusform>%1 ने %n अंक का लक्ष्य पा लिया है।</numerusform>
            <numerusform>%1 ने %n अंकों का लक्ष्य पा लिया है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 brings an earthquake.</source>
        <extracomment>Log: an event of the Crazy rules; %1 the number of the round; the cities that are lost are told after it</extracomment>
        <translation>दौर %1 में भूकंप।</translation>
    </message>
    <message>
        <source>The second throw is %1 (%2 + %3): robbers go to hexes with this number.</source>
        <extracomment>Log of the Big Game: after a seven; %1 the total of the second throw, %2 and %3 the two dice</extracomment>
        <translation>दूसरी बार के पासे: %1 (%2 + %3) — लुटेरे इस नंबर के हेक्स पर जाते हैं।</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <extracomment>Log: the time that all players share has run out</extracomment>
        <translation>समय पूरा हुआ।</translation>
    </message>
    <message>
        <source>Round %1: the Sun group plays</source>
        <translation>दौर %1: सूर्य दल की बारी</translation>
    </message>
    <message>
        <source>Round %1: the Moon group plays</source>
        <extracomment>Log of the Big Game, a heading: a group whose round begins; %1 the number of the round</extracomment>
        <translation>दौर %1: चंद्र दल की बारी</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Log, in place of a list of cards: none, as on one side of a gift.</extracomment>
        <translation>कुछ नहीं</translation>
    </message>
    <message>
        <source>Your offer lapsed: you would have got %1 for %2.</source>
        <extracomment>Log: an offer that is over without a trade; %1 the cards the reader would have got, %2 those given</extracomment>
        <translation>आपका प्रस्ताव अब खुला नहीं है — मिलना था: %1; देना था: %2।</translation>
    </message>
    <message>
        <source>The offer of %1 lapsed: %2 for %3.</source>
        <extracomment>Log: an offer that is over without a trade; %1 a player, %2 the cards they would have given, %3 those got</extracomment>
        <translation>%1 का प्रस्ताव अब खुला नहीं है — देना था: %2; बदले में चाहिए था: %3।</translation>
    </message>
    <message>
        <source>You played Monopoly and took %1 from %2.</source>
        <extracomment>Log; %1 a list of one kind of card, %2 the only player who lost any</extracomment>
        <translation>आपने एकाधिकार कार्ड चला और %2 से लिया: %1</translation>
    </message>
    <message>
        <source>%1 played Monopoly and took %2 from you.</source>
        <extracomment>Log; %1 the player who took them, %2 a list of one kind of card</extracomment>
        <translation>%1 ने एकाधिकार कार्ड चला और आपसे लिया: %2</translation>
    </message>
    <message>
        <source>%1 played Monopoly and took %2 from %3.</source>
        <extracomment>Log; %1 the player who took them, %2 a list of one kind of card, %3 the only player who lost any</extracomment>
        <translation>%1 ने एकाधिकार कार्ड चला और %3 से लिया: %2</translation>
    </message>
</context>
<context>
    <name>OfferMenu</name>
    <message>
        <source>No offers from bots</source>
        <extracomment>Menu of the trade panel: offers of bots are declined without being shown.</extracomment>
        <translation>बॉट के प्रस्ताव नहीं</translation>
    </message>
    <message>
        <source>No offers for my %1</source>
        <extracomment>Menu of the trade panel: offers that want this resource are declined without being shown; %1 is a resource.</extracomment>
        <translation>मेरे इस संसाधन के लिए प्रस्ताव नहीं: %1</translation>
    </message>
    <message>
        <source>Do not disturb: decline bots after 5 s</source>
        <extracomment>Menu of the trade panel: offers of bots are shown for five seconds and then declined.</extracomment>
        <translation>परेशान न करें: बॉट के प्रस्ताव 5 सेकंड बाद नामंज़ूर</translation>
    </message>
    <message>
        <source>For this turn</source>
        <extracomment>Menu of the trade panel; a submenu of offers that are not shown until the turn ends.</extracomment>
        <translation>इस बारी के लिए</translation>
    </message>
    <message>
        <source>For this game</source>
        <extracomment>Menu of the trade panel; a submenu of offers that are not shown any more.</extracomment>
        <translation>इस गेम के लिए</translation>
    </message>
    <message>
        <source>No trade with</source>
        <extracomment>Menu of the trade panel; a submenu of players with whom the reader does not want to trade any more.</extracomment>
        <translation>इनके साथ व्यापार नहीं</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Board</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Keep 6 and 8 apart</source>
        <extracomment>Name of a game option</extracomment>
        <translation>6 और 8 को दूर रखें</translation>
    </message>
    <message>
        <source>On a shuffled board no 6 or 8 lies beside another 6 or 8.</source>
        <extracomment>What a game option does</extracomment>
        <translation>रैंडम बोर्ड पर 6 या 8 वाले दो हेक्स आपस में सटे नहीं होते।</translation>
    </message>
    <message>
        <source>Harbors</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बंदरगाह</translation>
    </message>
    <message>
        <source>Harbors give better rates with the bank to whoever builds there.</source>
        <extracomment>What a game option does</extracomment>
        <translation>जिसकी बस्ती या शहर बंदरगाह पर हो, उसे बैंक से बेहतर दर मिलती है।</translation>
    </message>
    <message>
        <source>Kinds of harbors</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बंदरगाहों के प्रकार</translation>
    </message>
    <message>
        <source>Whether each harbor keeps its kind, or the kinds change places.</source>
        <extracomment>What a game option does</extracomment>
        <translation>हर बंदरगाह का प्रकार तय रहे या प्रकार आपस में बदल जाएँ।</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Name of a game option</extracomment>
        <translation>सीटें</translation>
    </message>
    <message>
        <source>How many play, people and bots together.</source>
        <extracomment>What a game option does</extracomment>
        <translation>लोग और बॉट मिलाकर कुल कितने खिलाड़ी।</translation>
    </message>
    <message>
        <source>Who starts</source>
        <extracomment>Name of a game option</extracomment>
        <translation>पहली बारी किसकी</translation>
    </message>
    <message>
        <source>The highest throw, a random seat, or the seat that the host chooses.</source>
        <extracomment>What a game option does</extracomment>
        <translation>जिसके पासों का नंबर सबसे बड़ा हो, रैंडम सीट या मेज़बान की चुनी सीट।</translation>
    </message>
    <message>
        <source>Ships at the start</source>
        <extracomment>Name of a game option</extracomment>
        <translation>शुरुआत में जहाज़</translation>
    </message>
    <message>
        <source>On maps with ships a first road may be a ship.</source>
        <extracomment>What a game option does</extracomment>
        <translation>जहाज़ वाले बोर्डों पर दोनों शुरुआती सड़कों में से किसी की भी जगह जहाज़ रख सकते हैं।</translation>
    </message>
    <message>
        <source>Trade and build</source>
        <extracomment>Name of a game option</extracomment>
        <translation>व्यापार और निर्माण</translation>
    </message>
    <message>
        <source>In any order, or no more trade once something was built in the turn.</source>
        <extracomment>What a game option does</extracomment>
        <translation>किसी भी क्रम में, या बारी में कुछ बनाने के बाद व्यापार नहीं।</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बारी का समय</translation>
    </message>
    <message>
        <source>When it is up the turn ends by itself.</source>
        <extracomment>What a game option does</extracomment>
        <translation>समय पूरा होते ही बारी अपने आप खत्म हो जाती है।</translation>
    </message>
    <message>
        <source>Wait for a lost connection</source>
        <extracomment>Name of a game option</extracomment>
        <translation>कनेक्शन टूटने पर इंतज़ार</translation>
    </message>
    <message>
        <source>How long a seat waits for its player before the game goes on without.</source>
        <extracomment>What a game option does</extracomment>
        <translation>कनेक्शन टूटने पर सीट खिलाड़ी के लिए कितनी देर रुकी रहे; फिर गेम उसके बिना आगे बढ़ता है।</translation>
    </message>
    <message>
        <source>Absent players</source>
        <extracomment>Name of a game option</extracomment>
        <translation>गैरमौजूद खिलाड़ी</translation>
    </message>
    <message>
        <source>A bot plays for them until they are back, or their seat passes.</source>
        <extracomment>What a game option does</extracomment>
        <translation>लौटने तक उनकी जगह बॉट खेले या उनकी सीट की बारी छूट जाए।</translation>
    </message>
    <message>
        <source>Taking back</source>
        <extracomment>Name of a game option</extracomment>
        <translation>चाल वापस लेना</translation>
    </message>
    <message>
        <source>A move that showed nothing new may be taken back in the same turn.</source>
        <extracomment>What a game option does</extracomment>
        <translation>जिस चाल से कुछ नया न खुला हो, उसे उसी बारी में वापस ले सकते हैं।</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बैंक</translation>
    </message>
    <message>
        <source>How many cards of each resource the bank holds.</source>
        <extracomment>What a game option does</extracomment>
        <translation>बैंक में हर संसाधन के कितने कार्ड हैं।</translation>
    </message>
    <message>
        <source>Return cards from</source>
        <extracomment>Name of a game option</extracomment>
        <translation>कार्ड लौटाने की सीमा</translation>
    </message>
    <message>
        <source>On a seven, whoever holds so many cards returns half of them.</source>
        <extracomment>What a game option does</extracomment>
        <translation>7 आने पर जिसके हाथ में इतने या ज़्यादा कार्ड हों, उसे आधे लौटाने होते हैं।</translation>
    </message>
    <message>
        <source>Time to return cards</source>
        <extracomment>Name of a game option</extracomment>
        <translation>कार्ड लौटाने का समय</translation>
    </message>
    <message>
        <source>When it is up the cards are chosen by the game.</source>
        <extracomment>What a game option does</extracomment>
        <translation>समय पूरा होने पर गेम खुद कार्ड चुनता है।</translation>
    </message>
    <message>
        <source>Robber to the desert</source>
        <extracomment>Name of a game option</extracomment>
        <translation>रेगिस्तान में लुटेरा</translation>
    </message>
    <message>
        <source>The robber may be moved to a desert, where he harms nobody.</source>
        <extracomment>What a game option does</extracomment>
        <translation>लुटेरे को रेगिस्तान में भेज सकते हैं, जहाँ वह किसी का नुकसान नहीं करता।</translation>
    </message>
    <message>
        <source>Gifts</source>
        <extracomment>Name of a game option</extracomment>
        <translation>तोहफ़े</translation>
    </message>
    <message>
        <source>An offer may ask for nothing, or give nothing.</source>
        <extracomment>What a game option does</extracomment>
        <translation>प्रस्ताव में कुछ न माँगना या कुछ न देना भी चलता है।</translation>
    </message>
    <message>
        <source>Who gets the trade</source>
        <extracomment>Name of a game option</extracomment>
        <translation>व्यापार किससे हो</translation>
    </message>
    <message>
        <source>The first player who accepts, or the one whom the offering player picks.</source>
        <extracomment>What a game option does</extracomment>
        <translation>जो खिलाड़ी सबसे पहले मंज़ूर करे, या जिसे प्रस्ताव रखने वाला खिलाड़ी चुने।</translation>
    </message>
    <message>
        <source>Counter-offers</source>
        <extracomment>Name of a game option</extracomment>
        <translation>जवाबी प्रस्ताव</translation>
    </message>
    <message>
        <source>The others may make offers to the player whose turn it is.</source>
        <extracomment>What a game option does</extracomment>
        <translation>जिस खिलाड़ी की बारी हो, उसके सामने दूसरे भी प्रस्ताव रख सकते हैं।</translation>
    </message>
    <message>
        <source>Offers in a turn</source>
        <extracomment>Name of a game option</extracomment>
        <translation>एक बारी में कितने प्रस्ताव</translation>
    </message>
    <message>
        <source>How many offers a player may make in one turn.</source>
        <extracomment>What a game option does</extracomment>
        <translation>एक बारी में हर खिलाड़ी के कितने प्रस्ताव हो सकते हैं।</translation>
    </message>
    <message>
        <source>Rings in the longest road</source>
        <extracomment>Name of a game option</extracomment>
        <translation>सबसे लंबी सड़क में घेरे</translation>
    </message>
    <message>
        <source>Whether a road that comes back to a corner counts on through it.</source>
        <extracomment>What a game option does</extracomment>
        <translation>जो सड़क किसी कोने पर लौट आए, वह उस कोने के आगे भी गिनी जाए या नहीं।</translation>
    </message>
    <message>
        <source>Roads break roads</source>
        <extracomment>Name of a game option</extracomment>
        <translation>सड़क से सड़क टूटे</translation>
    </message>
    <message>
        <source>Another player’s road interrupts a road, not only a settlement or city.</source>
        <extracomment>What a game option does</extracomment>
        <translation>सिर्फ़ बस्ती या शहर ही नहीं, दूसरे खिलाड़ी की सड़क भी सड़क को तोड़ती है।</translation>
    </message>
    <message>
        <source>Equal roads and armies</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बराबर सड़कें और सेनाएँ</translation>
    </message>
    <message>
        <source>Whether the present holder keeps the award, or nobody has it.</source>
        <extracomment>What a game option does</extracomment>
        <translation>बराबरी होने पर विशेष कार्ड जिसके पास है, उसी के पास रहे, या किसी के पास नहीं।</translation>
    </message>
    <message>
        <source>Development cards</source>
        <extracomment>Name of a game option</extracomment>
        <translation>विकास कार्ड</translation>
    </message>
    <message>
        <source>How many of each: Knight, Victory Point, Road Building, Year of Plenty, Monopoly.</source>
        <extracomment>What a game option does</extracomment>
        <translation>हर तरह के कितने कार्ड: योद्धा, विजय अंक, सड़क निर्माण, खुशहाली का साल, एकाधिकार।</translation>
    </message>
    <message>
        <source>Cards played in a turn</source>
        <extracomment>Name of a game option</extracomment>
        <translation>एक बारी में कितने कार्ड</translation>
    </message>
    <message>
        <source>How many development cards may be played in one turn.</source>
        <extracomment>What a game option does</extracomment>
        <translation>एक बारी में कितने विकास कार्ड चल सकते हैं।</translation>
    </message>
    <message>
        <source>Cards before the throw</source>
        <extracomment>Name of a game option</extracomment>
        <translation>पासों से पहले कार्ड</translation>
    </message>
    <message>
        <source>A development card may be played before the dice are thrown.</source>
        <extracomment>What a game option does</extracomment>
        <translation>पासे फेंकने से पहले भी विकास कार्ड चल सकते हैं।</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>Name of a game option</extracomment>
        <translation>गेम का अंत</translation>
    </message>
    <message>
        <source>The game ends by itself, or the winner has to declare the victory.</source>
        <extracomment>What a game option does</extracomment>
        <translation>गेम अपने आप खत्म हो, या विजेता को जीत की घोषणा करनी पड़े।</translation>
    </message>
    <message>
        <source>Win in your own turn</source>
        <extracomment>Name of a game option</extracomment>
        <translation>अपनी बारी में जीत</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Value of the game option &quot;Board&quot;</extracomment>
        <translation>रैंडम</translation>
    </message>
    <message>
        <source>For beginners</source>
        <extracomment>Value of the game option &quot;Board&quot;</extracomment>
        <translation>नए खिलाड़ियों के लिए</translation>
    </message>
    <message>
        <source>From a file</source>
        <extracomment>Value of the game option &quot;Board&quot;</extracomment>
        <translation>फ़ाइल से</translation>
    </message>
    <message>
        <source>Fixed</source>
        <extracomment>Value of the game option &quot;Kinds of harbors&quot;</extracomment>
        <translation>तय</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <extracomment>Value of the game option &quot;Kinds of harbors&quot;</extracomment>
        <translation>रैंडम</translation>
    </message>
    <message>
        <source>The highest throw</source>
        <extracomment>Value of the game option &quot;Who starts&quot;</extracomment>
        <translation>पासों का सबसे बड़ा नंबर</translation>
    </message>
    <message>
        <source>A random seat</source>
        <extracomment>Value of the game option &quot;Who starts&quot;</extracomment>
        <translation>रैंडम सीट</translation>
    </message>
    <message>
        <source>The host chooses</source>
        <extracomment>Value of the game option &quot;Who starts&quot;</extracomment>
        <translation>जिसे मेज़बान चुनें</translation>
    </message>
    <message>
        <source>In any order</source>
        <extracomment>Value of the game option &quot;Trade and build&quot;</extracomment>
        <translation>किसी भी क्रम में</translation>
    </message>
    <message>
        <source>Trade first, then build</source>
        <extracomment>Value of the game option &quot;Trade and build&quot;</extracomment>
        <translation>पहले व्यापार, फिर निर्माण</translation>
    </message>
    <message>
        <source>A bot plays</source>
        <extracomment>Value of the game option &quot;Absent players&quot;
----------
Value of the game option &quot;Empty seats&quot;</extracomment>
        <translation>बॉट खेले</translation>
    </message>
    <message>
        <source>The seat passes</source>
        <extracomment>Value of the game option &quot;Absent players&quot;</extracomment>
        <translation>सीट की बारी छूटे</translation>
    </message>
    <message>
        <source>The first who accepts</source>
        <extracomment>Value of the game option &quot;Who gets the trade&quot;</extracomment>
        <translation>जो सबसे पहले मंज़ूर करे</translation>
    </message>
    <message>
        <source>The offering player picks</source>
        <extracomment>Value of the game option &quot;Who gets the trade&quot;</extracomment>
        <translation>प्रस्ताव रखने वाला खिलाड़ी चुने</translation>
    </message>
    <message>
        <source>A ring counts whole</source>
        <extracomment>Value of the game option &quot;Rings in the longest road&quot;</extracomment>
        <translation>पूरा घेरा गिना जाए</translation>
    </message>
    <message>
        <source>Each corner only once</source>
        <extracomment>Value of the game option &quot;Rings in the longest road&quot;</extracomment>
        <translation>हर कोना एक ही बार</translation>
    </message>
    <message>
        <source>The holder keeps it</source>
        <extracomment>Value of the game option &quot;Equal roads and armies&quot;</extracomment>
        <translation>जिसके पास है, उसी के पास रहे</translation>
    </message>
    <message>
        <source>Nobody has it</source>
        <extracomment>Value of the game option &quot;Equal roads and armies&quot;</extracomment>
        <translation>किसी के पास नहीं</translation>
    </message>
    <message>
        <source>By itself</source>
        <extracomment>Value of the game option &quot;End of the game&quot;</extracomment>
        <translation>अपने आप</translation>
    </message>
    <message>
        <source>By declaring victory</source>
        <extracomment>Value of the game option &quot;End of the game&quot;</extracomment>
        <translation>जीत की घोषणा से</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Value of a game option that can be switched on and off</extracomment>
        <translation>चालू</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Value of a game option that can be switched on and off</extracomment>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <extracomment>Value of a game option: without a limit</extracomment>
        <translation>असीमित</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>Value of a game option</extracomment>
        <translation>
            <numerusform>%n सेकंड</numerusform>
            <numerusform>%n सेकंड</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces of a player</source>
        <extracomment>Name of a game option</extracomment>
        <translation>खिलाड़ी की गोटियाँ</translation>
    </message>
    <message>
        <source>How many of each a player has: settlements, cities, roads.</source>
        <extracomment>What a game option does</extracomment>
        <translation>हर खिलाड़ी की गोटियों की संख्या: बस्तियाँ, शहर, सड़कें।</translation>
    </message>
    <message>
        <source>Chance of an event</source>
        <extracomment>Name of a game option</extracomment>
        <translation>घटना की संभावना</translation>
    </message>
    <message>
        <source>In how many of 100 rounds something happens to the island.</source>
        <extracomment>What a game option does</extracomment>
        <translation>100 में से कितने दौरों में द्वीप पर कोई घटना होती है।</translation>
    </message>
    <message>
        <source>Kinds of events</source>
        <extracomment>Name of a game option</extracomment>
        <translation>घटनाओं के प्रकार</translation>
    </message>
    <message>
        <source>How often each comes compared with the others: flood, earthquake, wolf attack, Cybele Month.</source>
        <extracomment>What a game option does</extracomment>
        <translation>एक-दूसरे की तुलना में कौन कितनी बार: बाढ़, भूकंप, भेड़ियों का हमला, दोगुनी उपज का महीना।</translation>
    </message>
    <message>
        <source>Reach of flood and wolves</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बाढ़ और भेड़ियों की पहुँच</translation>
    </message>
    <message>
        <source>Whether they hit one hex, or all such hexes of the throw.</source>
        <extracomment>What a game option does</extracomment>
        <translation>असर एक हेक्स पर, या पासों के नंबर वाले ऐसे सभी हेक्स पर।</translation>
    </message>
    <message>
        <source>Life of flood and wolves</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बाढ़ और भेड़ियों की अवधि</translation>
    </message>
    <message>
        <source>Whether they pass with the round, or wait for a hex that they can hit.</source>
        <extracomment>What a game option does</extracomment>
        <translation>दौर के साथ टल जाते हैं, या किसी हेक्स पर असर होने तक बने रहते हैं।</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <extracomment>Name of a game option</extracomment>
        <translation>भूकंप</translation>
    </message>
    <message>
        <source>What becomes of the cities when the ground shakes.</source>
        <extracomment>What a game option does</extracomment>
        <translation>भूकंप आने पर शहरों का क्या होता है।</translation>
    </message>
    <message>
        <source>Help after an earthquake</source>
        <extracomment>Name of a game option</extracomment>
        <translation>भूकंप के बाद मदद</translation>
    </message>
    <message>
        <source>A player without a building places a settlement free of charge at the start of the turn.</source>
        <extracomment>What a game option does</extracomment>
        <translation>जिस खिलाड़ी के पास कोई बस्ती या शहर न बचे, उसे अपनी बारी की शुरुआत में एक बस्ती मुफ़्त मिलती है।</translation>
    </message>
    <message>
        <source>Playing a Dog</source>
        <extracomment>Name of a game option</extracomment>
        <translation>कुत्ता कार्ड चलना</translation>
    </message>
    <message>
        <source>When the wolves attack, or only in your own turn while they are about.</source>
        <extracomment>What a game option does</extracomment>
        <translation>भेड़ियों के हमले पर, या केवल अपनी बारी में जब भेड़िए आसपास हों।</translation>
    </message>
    <message>
        <source>Time to answer wolves</source>
        <extracomment>Name of a game option</extracomment>
        <translation>भेड़ियों के हमले पर जवाब का समय</translation>
    </message>
    <message>
        <source>How long the game waits for Dogs when the wolves attack.</source>
        <extracomment>What a game option does</extracomment>
        <translation>भेड़ियों के हमले पर गेम कुत्ता कार्ड का कितनी देर इंतज़ार करता है।</translation>
    </message>
    <message>
        <source>Insurance and Dogs</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बीमा और कुत्ते</translation>
    </message>
    <message>
        <source>How many of each are in the deck: Insurance, Dog.</source>
        <extracomment>What a game option does</extracomment>
        <translation>गड्डी में कितने कार्ड: बीमा, कुत्ता।</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>Name of a game option</extracomment>
        <translation>आखिरी दौर</translation>
    </message>
    <message>
        <source>After this round the game stops and the points decide.</source>
        <extracomment>What a game option does</extracomment>
        <translation>इस दौर के बाद गेम खत्म होता है और अंकों से फ़ैसला होता है।</translation>
    </message>
    <message>
        <source>One hex</source>
        <extracomment>Value of the game option &quot;Reach of flood and wolves&quot;</extracomment>
        <translation>एक हेक्स</translation>
    </message>
    <message>
        <source>All hexes of the throw</source>
        <extracomment>Value of the game option &quot;Reach of flood and wolves&quot;</extracomment>
        <translation>उस नंबर के सभी हेक्स</translation>
    </message>
    <message>
        <source>This round</source>
        <extracomment>Value of the game option &quot;Life of flood and wolves&quot;</extracomment>
        <translation>यही दौर</translation>
    </message>
    <message>
        <source>Until they strike</source>
        <extracomment>Value of the game option &quot;Life of flood and wolves&quot;</extracomment>
        <translation>असर होने तक</translation>
    </message>
    <message>
        <source>Cities are destroyed</source>
        <extracomment>Value of the game option &quot;Earthquake&quot;</extracomment>
        <translation>शहर टूट जाते हैं</translation>
    </message>
    <message>
        <source>Cities become settlements</source>
        <extracomment>Value of the game option &quot;Earthquake&quot;</extracomment>
        <translation>शहर फिर बस्तियाँ बनते हैं</translation>
    </message>
    <message>
        <source>When the wolves attack</source>
        <extracomment>Value of the game option &quot;Playing a Dog&quot;</extracomment>
        <translation>भेड़ियों के हमले पर</translation>
    </message>
    <message>
        <source>In your own turn only</source>
        <extracomment>Value of the game option &quot;Playing a Dog&quot;</extracomment>
        <translation>केवल अपनी बारी में</translation>
    </message>
    <message>
        <source>Settlements</source>
        <extracomment>One number of a game option: pieces of a player</extracomment>
        <translation>बस्तियाँ</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>One number of a game option: pieces of a player</extracomment>
        <translation>शहर</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>सड़कें</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>Name of a rule set</extracomment>
        <translation>क्लासिक</translation>
    </message>
    <message>
        <source>Crazy</source>
        <extracomment>Name of a rule set: with floods, wolves and earthquakes</extracomment>
        <translation>क्रेज़ी</translation>
    </message>
    <message>
        <source>Big Game</source>
        <extracomment>Name of a rule set</extracomment>
        <translation>बड़ा गेम</translation>
    </message>
    <message>
        <source>settle, trade, and build</source>
        <extracomment>What a rule set is</extracomment>
        <translation>बस्तियाँ, व्यापार और निर्माण</translation>
    </message>
    <message>
        <source>floods, wolves, earthquakes, and months of plenty</source>
        <extracomment>What a rule set is</extracomment>
        <translation>बाढ़, भेड़िए, भूकंप और दोगुनी उपज के महीने</translation>
    </message>
    <message>
        <source>two groups on a chain of boards</source>
        <extracomment>What a rule set is</extracomment>
        <translation>बोर्डों की शृंखला पर दो दल</translation>
    </message>
    <message>
        <source>Order of the boards</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बोर्डों का क्रम</translation>
    </message>
    <message>
        <source>Which boards lie along the chain, in turn: any letters of A, B and C.</source>
        <extracomment>What a game option does</extracomment>
        <translation>शृंखला में बारी-बारी से कौन से बोर्ड आते हैं: A, B और C में से कोई भी अक्षर।</translation>
    </message>
    <message>
        <source>Ring of boards</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बोर्डों का घेरा</translation>
    </message>
    <message>
        <source>From three boards on the last is a neighbor of the first.</source>
        <extracomment>What a game option does</extracomment>
        <translation>तीन या ज़्यादा बोर्ड हों तो आखिरी बोर्ड पहले का पड़ोसी होता है।</translation>
    </message>
    <message>
        <source>First group</source>
        <extracomment>Name of a game option</extracomment>
        <translation>पहला दल</translation>
    </message>
    <message>
        <source>Which group has the first round.</source>
        <extracomment>What a game option does</extracomment>
        <translation>पहला दौर किस दल का होता है।</translation>
    </message>
    <message>
        <source>Protection from robbers</source>
        <extracomment>Name of a game option</extracomment>
        <translation>लुटेरों से बचाव</translation>
    </message>
    <message>
        <source>For how many rounds the robbers of a territory stay on its desert.</source>
        <extracomment>What a game option does</extracomment>
        <translation>किसी इलाके का लुटेरा कितने दौर तक रेगिस्तान में रहता है।</translation>
    </message>
    <message>
        <source>Counting the protection</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बचाव की गिनती</translation>
    </message>
    <message>
        <source>Whether all rounds count, or only those of one’s own group.</source>
        <extracomment>What a game option does</extracomment>
        <translation>सभी दौर गिने जाते हैं या सिर्फ़ अपने दल के।</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Name of a game option</extracomment>
        <translation>पासे</translation>
    </message>
    <message>
        <source>Whether the server throws, or somebody enters the throw of real dice.</source>
        <extracomment>What a game option does</extracomment>
        <translation>पासे सर्वर फेंकता है या कोई असली पासों के नंबर भरता है।</translation>
    </message>
    <message>
        <source>Time for a round</source>
        <extracomment>Name of a game option</extracomment>
        <translation>दौर का समय</translation>
    </message>
    <message>
        <source>How long a group may trade and build.</source>
        <extracomment>What a game option does</extracomment>
        <translation>एक दल कितनी देर व्यापार और निर्माण कर सकता है।</translation>
    </message>
    <message>
        <source>Start of the clock</source>
        <extracomment>Name of a game option</extracomment>
        <translation>घड़ी की शुरुआत</translation>
    </message>
    <message>
        <source>Whether the time runs from the end of the production or from the throw.</source>
        <extracomment>What a game option does</extracomment>
        <translation>समय उपज के बाद से चलता है या पासे फेंकने से।</translation>
    </message>
    <message>
        <source>Break between rounds</source>
        <extracomment>Name of a game option</extracomment>
        <translation>दौरों के बीच का विराम</translation>
    </message>
    <message>
        <source>How long the next group is announced before its throw.</source>
        <extracomment>What a game option does</extracomment>
        <translation>अगले दल की बारी पासे फेंकने से कितनी देर पहले बताई जाती है।</translation>
    </message>
    <message>
        <source>Early end of a round</source>
        <extracomment>Name of a game option</extracomment>
        <translation>दौर का जल्दी खत्म होना</translation>
    </message>
    <message>
        <source>A round ends as soon as the whole group is done.</source>
        <extracomment>What a game option does</extracomment>
        <translation>पूरे दल का काम हो जाए तो दौर तुरंत खत्म हो जाता है।</translation>
    </message>
    <message>
        <source>Bonus abroad</source>
        <extracomment>Name of a game option</extracomment>
        <translation>पराए इलाके का बोनस</translation>
    </message>
    <message>
        <source>Two more points for a settlement in the territory of another player.</source>
        <extracomment>What a game option does</extracomment>
        <translation>दूसरे खिलाड़ी के इलाके में बस्ती बसाने पर दो और अंक।</translation>
    </message>
    <message>
        <source>Knights choose</source>
        <extracomment>Name of a game option</extracomment>
        <translation>योद्धा की पसंद</translation>
    </message>
    <message>
        <source>A knight may bring a card of any kind even while a robber stands beside one of your buildings.</source>
        <extracomment>What a game option does</extracomment>
        <translation>अपनी इमारत के पास लुटेरा हो तब भी योद्धा किसी भी तरह का कार्ड ला सकता है।</translation>
    </message>
    <message>
        <source>Bank of a board</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बोर्ड का बैंक</translation>
    </message>
    <message>
        <source>Whether the bank of each board can run out of cards.</source>
        <extracomment>What a game option does</extracomment>
        <translation>हर बोर्ड के बैंक के कार्ड खत्म हो सकते हैं या नहीं।</translation>
    </message>
    <message>
        <source>Awards</source>
        <extracomment>Name of a game option</extracomment>
        <translation>विशेष कार्ड</translation>
    </message>
    <message>
        <source>Who competes for the Longest Road and the Largest Army.</source>
        <extracomment>What a game option does</extracomment>
        <translation>सबसे लंबी सड़क और सबसे बड़ी सेना के लिए किनके बीच मुकाबला होता है।</translation>
    </message>
    <message>
        <source>Time for the start</source>
        <extracomment>Name of a game option</extracomment>
        <translation>शुरुआत का समय</translation>
    </message>
    <message>
        <source>How long the players may choose their start cards and their first city.</source>
        <extracomment>What a game option does</extracomment>
        <translation>खिलाड़ी शुरुआती कार्ड और पहला शहर कितनी देर में चुन सकते हैं।</translation>
    </message>
    <message>
        <source>Pieces of a player in the Big Game</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बड़े गेम में खिलाड़ी की गोटियाँ</translation>
    </message>
    <message>
        <source>How many of each a player has: settlements, cities, roads, ships.</source>
        <extracomment>What a game option does</extracomment>
        <translation>हर खिलाड़ी की गोटियों की संख्या: बस्तियाँ, शहर, सड़कें, जहाज़।</translation>
    </message>
    <message>
        <source>Empty seats</source>
        <extracomment>Name of a game option</extracomment>
        <translation>खाली सीटें</translation>
    </message>
    <message>
        <source>Whether a bot plays for an empty seat, or it stays free for whoever comes.</source>
        <extracomment>What a game option does</extracomment>
        <translation>खाली सीट पर बॉट खेलता है या वह आने वाले के लिए खाली रहती है।</translation>
    </message>
    <message>
        <source>Players who leave</source>
        <extracomment>Name of a game option</extracomment>
        <translation>गेम छोड़ने वाले खिलाड़ी</translation>
    </message>
    <message>
        <source>Whether a bot goes on for a player who leaves, or the pieces just stand there.</source>
        <extracomment>What a game option does</extracomment>
        <translation>गेम छोड़ने वाले खिलाड़ी की जगह बॉट खेलता है या गोटियाँ बस खड़ी रहती हैं।</translation>
    </message>
    <message>
        <source>Points to win</source>
        <extracomment>Name of a game option, of the rule set Classic
----------
Name of a game option</extracomment>
        <translation>जीत के लिए अंक</translation>
    </message>
    <message>
        <source>How many points win the Big Game.</source>
        <extracomment>What a game option does</extracomment>
        <translation>बड़ा गेम कितने अंकों पर जीता जाता है।</translation>
    </message>
    <message>
        <source>Last round of the Big Game</source>
        <extracomment>Name of a game option</extracomment>
        <translation>बड़े गेम का आखिरी दौर</translation>
    </message>
    <message>
        <source>After this round the points decide.</source>
        <extracomment>What a game option does</extracomment>
        <translation>इस दौर के बाद अंकों से फ़ैसला होता है।</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>Name of a game option</extracomment>
        <translation>समय सीमा</translation>
    </message>
    <message>
        <source>After so many minutes the next even round is the last one.</source>
        <extracomment>What a game option does</extracomment>
        <translation>इतने मिनट बाद अगला सम दौर आखिरी होता है।</translation>
    </message>
    <message>
        <source>Winning moment</source>
        <extracomment>Name of a game option</extracomment>
        <translation>जीत कब मानी जाए</translation>
    </message>
    <message>
        <source>Whether the game ends with the round in which somebody reaches the target, or at once.</source>
        <extracomment>What a game option does</extracomment>
        <translation>लक्ष्य पर पहुँचते ही गेम खत्म होता है या उस दौर के अंत में।</translation>
    </message>
    <message>
        <source>From three boards on</source>
        <extracomment>Value of the game option &quot;Ring of boards&quot;</extracomment>
        <translation>तीन या ज़्यादा बोर्डों पर</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>Value of the game option &quot;First group&quot;</extracomment>
        <translation>सूर्य</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>Value of the game option &quot;First group&quot;</extracomment>
        <translation>चंद्र</translation>
    </message>
    <message>
        <source>All rounds</source>
        <extracomment>Value of the game option &quot;Counting the protection&quot;</extracomment>
        <translation>सभी दौर</translation>
    </message>
    <message>
        <source>Own rounds</source>
        <extracomment>Value of the game option &quot;Counting the protection&quot;</extracomment>
        <translation>अपने दौर</translation>
    </message>
    <message>
        <source>The server throws</source>
        <extracomment>Value of the game option &quot;Dice&quot;</extracomment>
        <translation>सर्वर फेंकता है</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <extracomment>Value of the game option &quot;Dice&quot;</extracomment>
        <translation>हाथ से भरे जाते हैं</translation>
    </message>
    <message>
        <source>After the production</source>
        <extracomment>Value of the game option &quot;Start of the clock&quot;</extracomment>
        <translation>उपज के बाद</translation>
    </message>
    <message>
        <source>From the throw</source>
        <extracomment>Value of the game option &quot;Start of the clock&quot;</extracomment>
        <translation>पासे फेंकने से</translation>
    </message>
    <message>
        <source>Once</source>
        <extracomment>Value of the game option &quot;Bonus abroad&quot;</extracomment>
        <translation>एक बार</translation>
    </message>
    <message>
        <source>For each territory</source>
        <extracomment>Value of the game option &quot;Bonus abroad&quot;</extracomment>
        <translation>हर इलाके के लिए</translation>
    </message>
    <message>
        <source>Can run out</source>
        <extracomment>Value of the game option &quot;Bank of a board&quot;</extracomment>
        <translation>खत्म हो सकता है</translation>
    </message>
    <message>
        <source>The two of a board</source>
        <extracomment>Value of the game option &quot;Awards&quot;</extracomment>
        <translation>एक बोर्ड के दोनों खिलाड़ी</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>Value of the game option &quot;Awards&quot;</extracomment>
        <translation>सभी खिलाड़ी</translation>
    </message>
    <message>
        <source>Everybody who is good enough</source>
        <extracomment>Value of the game option &quot;Awards&quot;</extracomment>
        <translation>जो भी शर्त पूरी करे</translation>
    </message>
    <message>
        <source>Stay free</source>
        <extracomment>Value of the game option &quot;Empty seats&quot;</extracomment>
        <translation>खाली रहती हैं</translation>
    </message>
    <message>
        <source>A bot goes on</source>
        <extracomment>Value of the game option &quot;Players who leave&quot;</extracomment>
        <translation>बॉट आगे खेलता है</translation>
    </message>
    <message>
        <source>Their pieces stand still</source>
        <extracomment>Value of the game option &quot;Players who leave&quot;</extracomment>
        <translation>उनकी गोटियाँ खड़ी रहती हैं</translation>
    </message>
    <message>
        <source>At the end of the round</source>
        <extracomment>Value of the game option &quot;Winning moment&quot;</extracomment>
        <translation>दौर के अंत में</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>Value of the game option &quot;Winning moment&quot;</extracomment>
        <translation>तुरंत</translation>
    </message>
    <message>
        <source>Players win in their own turn only, not in the turn of another.</source>
        <extracomment>What a game option does</extracomment>
        <translation>खिलाड़ी की जीत सिर्फ़ अपनी बारी में हो, दूसरे की बारी में नहीं।</translation>
    </message>
    <message>
        <source>Two may play, but there is little to trade: the game is made for 3 or 4 players.</source>
        <extracomment>Warning on the page on which a game is set up, about the number of seats</extracomment>
        <translation>2 खिलाड़ी भी खेल सकते हैं, पर व्यापार कम होगा: यह गेम 3 या 4 खिलाड़ियों के लिए है।</translation>
    </message>
    <message>
        <source>At least one kind of event needs a number above 0.</source>
        <extracomment>Why the numbers of the game option &quot;Kinds of events&quot; cannot be as they were entered</extracomment>
        <translation>कम से कम एक तरह की घटना की संख्या 0 से ज़्यादा होनी चाहिए।</translation>
    </message>
    <message>
        <source>A deck has room for 127 cards in all.</source>
        <extracomment>Why the numbers of cards in the deck cannot be as they were entered</extracomment>
        <translation>एक गड्डी में कुल 127 कार्ड ही आ सकते हैं।</translation>
    </message>
    <message>
        <source>These numbers cannot be played together.</source>
        <extracomment>Why the numbers of a game option cannot be as they were entered</extracomment>
        <translation>इन संख्याओं के साथ नहीं खेला जा सकता।</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Unit behind a number in a field: seconds</extracomment>
        <translation>सेकंड</translation>
    </message>
    <message>
        <source>Which island is played: the classic or the large one shuffled anew, the fixed one for beginners, or one from a file.</source>
        <extracomment>What a game option does</extracomment>
        <translation>किस द्वीप पर खेलना है: हर बार रैंडम क्लासिक या बड़ा द्वीप, नए खिलाड़ियों के लिए तय द्वीप, या किसी फ़ाइल का।</translation>
    </message>
    <message>
        <source>Points to win in Crazy</source>
        <extracomment>Name of a game option, of the rule set Crazy</extracomment>
        <translation>क्रेज़ी में जीतने के अंक</translation>
    </message>
    <message>
        <source>How many points win: 20 on the large island, about 15 on one of 19 hexes.</source>
        <extracomment>What a game option does</extracomment>
        <translation>कितने अंकों पर जीत होती है: बड़े द्वीप पर 20, 19 हेक्सों वाले पर लगभग 15।</translation>
    </message>
    <message>
        <source>Large, random</source>
        <extracomment>Value of the game option &quot;Board&quot;: the large island, shuffled anew</extracomment>
        <translation>बड़ा, रैंडम</translation>
    </message>
    <message numerus="yes">
        <source>This island is small for so many points: about %n point(s) would be right.</source>
        <extracomment>Advice on a page where a game is set up: more points are asked for than the island has room for; %n a number that suits it</extracomment>
        <translation>
            <numerusform>इतने अंकों के लिए यह द्वीप छोटा है: लगभग %n अंक ठीक रहेगा।</numerusform>
            <numerusform>इतने अंकों के लिए यह द्वीप छोटा है: लगभग %n अंक ठीक रहेंगे।</numerusform>
        </translation>
    </message>
    <message>
        <source>A player cannot have so many roads.</source>
        <extracomment>Why the numbers of pieces of a player cannot be as they were entered</extracomment>
        <translation>किसी खिलाड़ी के पास इतनी सड़कें नहीं हो सकतीं।</translation>
    </message>
    <message>
        <source>How many points win: fewer make a short game, more a long one.</source>
        <extracomment>What a game option does</extracomment>
        <translation>कितने अंकों पर जीत होती है: कम अंक, तो छोटा गेम, ज़्यादा अंक, तो लंबा।</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <extracomment>Quick phrase of the chat; whole sentences that a reader sees in their own language</extracomment>
        <translation>नमस्ते!</translation>
    </message>
    <message>
        <source>Good luck, everybody!</source>
        <extracomment>Quick phrase of the chat</extracomment>
        <translation>सबको शुभकामनाएँ!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <extracomment>Quick phrase of the chat</extracomment>
        <translation>बढ़िया चाल!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <extracomment>Quick phrase of the chat</extracomment>
        <translation>धन्यवाद!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <extracomment>Quick phrase of the chat</extracomment>
        <translation>कृपया एक पल रुकें।</translation>
    </message>
    <message>
        <source>Anybody for a trade?</source>
        <extracomment>Quick phrase of the chat</extracomment>
        <translation>किसी को व्यापार करना है?</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <extracomment>Quick phrase of the chat, about a trade</extracomment>
        <translation>नहीं, धन्यवाद।</translation>
    </message>
    <message>
        <source>Please not me!</source>
        <extracomment>Quick phrase of the chat, about the robber</extracomment>
        <translation>अरे, मुझे तो छोड़ दें!</translation>
    </message>
    <message>
        <source>What a throw!</source>
        <extracomment>Quick phrase of the chat</extracomment>
        <translation>वाह, क्या पासे फेंके!</translation>
    </message>
    <message>
        <source>Good game! Thanks for playing.</source>
        <extracomment>Quick phrase of the chat</extracomment>
        <translation>बढ़िया गेम! साथ खेलने के लिए धन्यवाद।</translation>
    </message>
    <message>
        <source>The game is paused: it cannot be saved on the host’s computer (%1). Nothing is lost.</source>
        <extracomment>Notice in the chat, seen by all; %1 is the system&apos;s own remark, such as &quot;disk full&quot;</extracomment>
        <translation>गेम रुका है: मेज़बान के कंप्यूटर पर सहेजा नहीं जा सका (%1)। कुछ भी खोया नहीं है।</translation>
    </message>
    <message>
        <source>The game can be saved again. It goes on.</source>
        <extracomment>Notice in the chat after saving had failed</extracomment>
        <translation>गेम फिर से सहेजा जा सकता है। गेम जारी है।</translation>
    </message>
    <message>
        <source>%1 wants to end the game by agreement: %2 of %3 agree.</source>
        <extracomment>Notice, seen by all: %1 is a player; %2 of %3 persons are for it</extracomment>
        <translation>%1 को सबकी सहमति से गेम खत्म करना है। सहमति: %3 में से %2</translation>
    </message>
    <message>
        <source>%1 would rather play on: %2 of %3 agree to end the game.</source>
        <extracomment>Notice, seen by all: %1 is a player; %2 of %3 persons still want to end the game</extracomment>
        <translation>%1 को आगे खेलना है। गेम खत्म करने पर सहमति: %3 में से %2</translation>
    </message>
    <message>
        <source>The host’s file of this game was damaged: moves after number %1 may be missing. The game stands still until the host decides.</source>
        <extracomment>Notice, seen by all; %1 the number of a move</extracomment>
        <translation>मेज़बान के कंप्यूटर पर इस गेम की फ़ाइल खराब है: हो सकता है चाल %1 के बाद की चालें न बची हों। मेज़बान के फ़ैसले तक गेम रुका है।</translation>
    </message>
    <message>
        <source>The host’s file has lost moves of this game: %1 has seen move %2, but those after move %3 are missing. The game stands still until the host decides.</source>
        <extracomment>Notice, seen by all: %1 is a player, %2 and %3 are numbers of moves</extracomment>
        <translation>मेज़बान की फ़ाइल में इस गेम की कुछ चालें नहीं बचीं: %1 ने चाल %2 देखी है, पर चाल %3 के बाद की चालें नहीं हैं। मेज़बान के फ़ैसले तक गेम रुका है।</translation>
    </message>
    <message>
        <source>The game goes on after move %1, without the moves that were lost.</source>
        <extracomment>Notice, seen by all, after moves of the game were lost; %1 the number of a move</extracomment>
        <translation>जो चालें नहीं बचीं, उनके बिना गेम चाल %1 के बाद से जारी है।</translation>
    </message>
    <message>
        <source>The organizer: %1</source>
        <extracomment>Notice, seen by all; %1 is what the organizer has to say</extracomment>
        <translation>आयोजक: %1</translation>
    </message>
    <message>
        <source>The organizer asks: are you there?</source>
        <extracomment>Notice to one player who has done nothing for a while</extracomment>
        <translation>आयोजक पूछते हैं: क्या आप वहाँ हैं?</translation>
    </message>
    <message>
        <source>I am looking for %1. Who has some?</source>
        <extracomment>Said in the chat by somebody who wants to trade: %1 is a resource.</extracomment>
        <translation>मुझे %1 चाहिए। किसके पास है?</translation>
    </message>
    <message>
        <source>%1 has sat down and plays on from here.</source>
        <extracomment>Notice, seen by all: %1 is a new player, who goes on where a bot or a player who has left had played</extracomment>
        <translation>यहाँ से यह सीट %1 की है।</translation>
    </message>
    <message>
        <source>A bot plays for %1 for a while.</source>
        <extracomment>Notice, seen by all: %1 is a player who is still there</extracomment>
        <translation>कुछ देर के लिए %1 की जगह बॉट है।</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <extracomment>Notice, seen by all: %1 is a player for whom a bot has played</extracomment>
        <translation>%1 अब फिर खेल में हैं।</translation>
    </message>
    <message>
        <source>The host has removed %1.</source>
        <extracomment>Notice, seen by all: %1 is a player or somebody who watched</extracomment>
        <translation>मेज़बान ने %1 को बाहर कर दिया है।</translation>
    </message>
    <message>
        <source>The host has removed %1: “%2”</source>
        <extracomment>Notice, seen by all: %1 is a player or somebody who watched, %2 the host’s reason</extracomment>
        <translation>मेज़बान ने %1 को बाहर कर दिया है: “%2”</translation>
    </message>
    <message>
        <source>The host has removed %1 for the rest of this game.</source>
        <extracomment>Notice, seen by all: %1 is a player or somebody who watched</extracomment>
        <translation>मेज़बान ने %1 को इस गेम के अंत तक बाहर कर दिया है।</translation>
    </message>
    <message>
        <source>The host has removed %1 for the rest of this game: “%2”</source>
        <extracomment>Notice, seen by all: %1 is a player or somebody who watched, %2 the host’s reason</extracomment>
        <translation>मेज़बान ने %1 को इस गेम के अंत तक बाहर कर दिया है: “%2”</translation>
    </message>
    <message>
        <source>The host has turned off the chat of %1.</source>
        <extracomment>Notice, seen by all: %1 is a player</extracomment>
        <translation>मेज़बान ने %1 की चैट बंद कर दी है।</translation>
    </message>
    <message>
        <source>%1 can use the chat again.</source>
        <extracomment>Notice, seen by all: %1 is a player</extracomment>
        <translation>%1 फिर चैट कर सकते हैं।</translation>
    </message>
    <message>
        <source>The host is now %1.</source>
        <extracomment>Notice, seen by all: %1 is a player</extracomment>
        <translation>अब मेज़बान %1 हैं।</translation>
    </message>
    <message>
        <source>%1 asks for a minute: %2 of %3 agree.</source>
        <extracomment>Notice, seen by all: %1 is a player; so far %2 of %3 others agree that the clock stops for a minute</extracomment>
        <translation>%1 को एक मिनट चाहिए: %3 में से %2 सहमत।</translation>
    </message>
    <message>
        <source>The clock stops for a minute, as %1 asked.</source>
        <extracomment>Notice, seen by all: %1 is a player</extracomment>
        <translation>%1 के कहने पर घड़ी एक मिनट के लिए रुकी है।</translation>
    </message>
    <message>
        <source>The minute is over. The game goes on.</source>
        <extracomment>Notice, seen by all</extracomment>
        <translation>मिनट पूरा हुआ। गेम आगे चलता है।</translation>
    </message>
    <message>
        <source>From the server: %1</source>
        <extracomment>Notice, seen by all: %1 is what whoever keeps the server has to say</extracomment>
        <translation>सर्वर से: %1</translation>
    </message>
    <message>
        <source>The game goes on from the copy of %1. Cards that %1 had not seen were dealt anew. It is paused until all are back and %1 resumes it.</source>
        <extracomment>Notice, seen by all, after the first host has gone for good: %1 is a player</extracomment>
        <translation>अब सब लोग यह गेम %1 की प्रति से आगे खेलते हैं। जो कार्ड %1 ने नहीं देखे थे, वे नए सिरे से बाँटे गए हैं। गेम रुका है: सबके लौटने पर %1 इसे जारी रखें।</translation>
    </message>
    <message>
        <source>%1 plays on another level from now on.</source>
        <extracomment>Notice, seen by all: %1 is the name of a bot</extracomment>
        <translation>अब से %1 का स्तर दूसरा है।</translation>
    </message>
    <message>
        <source>%1 plays on the level %2 from now on.</source>
        <extracomment>Notice, seen by all: %1 is the name of a bot, %2 its level, such as &quot;Farmer (medium)&quot;</extracomment>
        <translation>अब से %1 का स्तर: %2।</translation>
    </message>
</context>
<context>
    <name>Pioneers</name>
    <message>
        <source>The file has no map.</source>
        <extracomment>A fault in a file of the program Pioneers</extracomment>
        <translation>फ़ाइल में कोई बोर्ड नहीं है।</translation>
    </message>
    <message>
        <source>The file has no “title”.</source>
        <extracomment>A fault in a file of the program Pioneers; “title” is to be typed like that</extracomment>
        <translation>फ़ाइल में “title” नहीं है।</translation>
    </message>
    <message>
        <source>Column %1: the value “%2” cannot be.</source>
        <extracomment>A fault in a file of the program Pioneers; %1 number of a column, %2 what stands there</extracomment>
        <translation>कॉलम %1: “%2” मान ठीक नहीं है।</translation>
    </message>
    <message>
        <source>“%1” is not in this game and was left out.</source>
        <extracomment>A loss when a file of the program Pioneers is opened; %1 a word of that file</extracomment>
        <translation>“%1” इस गेम में नहीं है, इसलिए उसे छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>Column %1: “%2” is no statement of a Pioneers game.</source>
        <extracomment>A fault in a file of the program Pioneers; %1 number of a column, %2 what stands there</extracomment>
        <translation>कॉलम %1: “%2” Pioneers गेम का शब्द नहीं है।</translation>
    </message>
    <message>
        <source>A board has at most 32 rows and 32 columns.</source>
        <extracomment>A fault in a file of the program Pioneers</extracomment>
        <translation>बोर्ड में ज़्यादा से ज़्यादा 32 पंक्तियाँ और 32 कॉलम हो सकते हैं।</translation>
    </message>
    <message>
        <source>Column %1: “%2” is no cell of a map.</source>
        <extracomment>A fault in a file of the program Pioneers; %1 number of a column, %2 a letter</extracomment>
        <translation>कॉलम %1: “%2” बोर्ड का खाना नहीं है।</translation>
    </message>
    <message>
        <source>Trade between players cannot be switched off here.</source>
        <extracomment>A loss when a file of the program Pioneers is opened: there players could not trade with each other</extracomment>
        <translation>यहाँ खिलाड़ियों का आपसी व्यापार बंद नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Gold fields are not in this game: they became deserts.</source>
        <extracomment>A loss when a file of the program Pioneers is opened</extracomment>
        <translation>सोने की खान इस गेम में नहीं है: उसकी जगह रेगिस्तान है।</translation>
    </message>
    <message>
        <source>Column %1: the position %2 in the sequence of numbers is used twice.</source>
        <extracomment>A fault in a file of the program Pioneers; %1 number of a column, %2 a number</extracomment>
        <translation>कॉलम %1: नंबरों के क्रम में जगह %2 दो बार है।</translation>
    </message>
    <message>
        <source>A harbor that faces no land, or is for gold, was left out.</source>
        <extracomment>A loss when a file of the program Pioneers is opened</extracomment>
        <translation>जिस बंदरगाह के सामने ज़मीन नहीं है या जो सोने का है, वह छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>Pioneers has no start pieces: they were left out.</source>
        <extracomment>A loss when a board is saved for the program Pioneers</extracomment>
        <translation>Pioneers में शुरुआती गोटियाँ नहीं होतीं: वे छोड़ दी गईं।</translation>
    </message>
    <message>
        <source>Pioneers has no territories and chains: they were left out.</source>
        <extracomment>A loss when a board is saved for the program Pioneers</extracomment>
        <translation>Pioneers में इलाके और बोर्डों की शृंखला नहीं होती: वे छोड़ दिए गए।</translation>
    </message>
    <message>
        <source>In Pioneers hexes have pointy tops: the board was turned by a twelfth.</source>
        <extracomment>A loss when a board is saved for the program Pioneers</extracomment>
        <translation>Pioneers में हेक्स की नोक ऊपर होती है: बोर्ड थोड़ा घूम गया है।</translation>
    </message>
    <message>
        <source>A Pioneers file has one language: the English texts were taken.</source>
        <extracomment>A loss when a board is saved for the program Pioneers</extracomment>
        <translation>Pioneers की फ़ाइल में एक ही भाषा होती है: अंग्रेज़ी के शब्द लिए गए।</translation>
    </message>
    <message>
        <source>A Pioneers file names no author and no license.</source>
        <extracomment>A loss when a board is saved for the program Pioneers</extracomment>
        <translation>Pioneers की फ़ाइल में लेखक और लाइसेंस नहीं होते।</translation>
    </message>
    <message>
        <source>Pioneers has no rule option “%1”.</source>
        <extracomment>A loss when a board is saved for the program Pioneers; %1 key of a rule option</extracomment>
        <translation>Pioneers में नियम का विकल्प “%1” नहीं है।</translation>
    </message>
    <message>
        <source>Keys of other programs were left out.</source>
        <extracomment>A loss when a board is saved for the program Pioneers</extracomment>
        <translation>दूसरे प्रोग्रामों के मान छोड़ दिए गए।</translation>
    </message>
    <message>
        <source>In Pioneers the robber starts on a desert.</source>
        <extracomment>A loss when a board is saved for the program Pioneers</extracomment>
        <translation>Pioneers में लुटेरा रेगिस्तान से शुरू करता है।</translation>
    </message>
    <message>
        <source>Pioneers has room for one harbor in a sea cell: another one there was left out.</source>
        <extracomment>A loss when a board is saved for the program Pioneers</extracomment>
        <translation>Pioneers में समुद्र के एक खाने में एक ही बंदरगाह होता है: वहाँ का दूसरा छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>The file has two maps.</source>
        <extracomment>A fault in a file of the program Pioneers</extracomment>
        <translation>फ़ाइल में दो बोर्ड हैं।</translation>
    </message>
    <message>
        <source>The board is meant for %1 players; here it has %2 seats.</source>
        <extracomment>A loss when a file of the program Pioneers is opened; %1 and %2 numbers of players</extracomment>
        <translation>बोर्ड %1 खिलाड़ियों के लिए बना है; यहाँ उस पर %2 सीटें हैं।</translation>
    </message>
    <message>
        <source>There a game is won with %1 victory points, here with %2.</source>
        <extracomment>A loss when a file of the program Pioneers is opened; %1 and %2 numbers of victory points</extracomment>
        <translation>वहाँ गेम %1 विजय अंकों से जीता जाता है, यहाँ %2 से।</translation>
    </message>
    <message>
        <source>There are too many numbers (“chits”) for the hexes of the map.</source>
        <extracomment>A fault in a file of the program Pioneers; “chits” is to be typed like that</extracomment>
        <translation>नक्शे के हेक्स के लिए नंबर (“chits”) बहुत ज़्यादा हैं।</translation>
    </message>
</context>
<context>
    <name>PlaceFacts</name>
    <message>
        <source>%1: ship</source>
        <extracomment>Over an edge of the board: %1 is the player whose ship lies there</extracomment>
        <translation>%1: जहाज़</translation>
    </message>
    <message>
        <source>%1: road</source>
        <extracomment>Over an edge of the board: %1 is the player whose road lies there</extracomment>
        <translation>%1: सड़क</translation>
    </message>
    <message>
        <source>%1: city</source>
        <extracomment>Over a corner of the board: %1 is the player whose city stands there</extracomment>
        <translation>%1: शहर</translation>
    </message>
    <message>
        <source>%1: settlement</source>
        <extracomment>Over a corner of the board: %1 is the player whose settlement stands there</extracomment>
        <translation>%1: बस्ती</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One of a list: %1 is a player, %2 how many cards they get</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nobody has built here.</source>
        <extracomment>Over a hex of the board</extracomment>
        <translation>यहाँ किसी ने निर्माण नहीं किया है।</translation>
    </message>
    <message>
        <source>The robber stands here: it pays nothing.</source>
        <extracomment>Over a hex of the board</extracomment>
        <translation>यहाँ लुटेरा खड़ा है: कोई उपज नहीं मिलती।</translation>
    </message>
    <message>
        <source>%1 × %2 bring one card of your choice.</source>
        <translation>%1 × %2 देकर अपनी पसंद का एक कार्ड मिलता है।</translation>
    </message>
    <message>
        <source>Used by: %1</source>
        <translation>इसका उपयोग करते हैं: %1</translation>
    </message>
    <message>
        <source>A road may be built here.</source>
        <extracomment>Over an edge where the reader may build now</extracomment>
        <translation>यहाँ सड़क बनाई जा सकती है।</translation>
    </message>
    <message>
        <source>A ship may be built here.</source>
        <translation>यहाँ जहाज़ बनाया जा सकता है।</translation>
    </message>
    <message>
        <source>Your longest route grows from %1 to %2.</source>
        <translation>आपका सबसे लंबा मार्ग %1 से बढ़कर %2 हो जाता है।</translation>
    </message>
    <message>
        <source>Your longest route stays at %1.</source>
        <translation>आपका सबसे लंबा मार्ग %1 ही रहता है।</translation>
    </message>
    <message>
        <source>Pays in %1 of 36 throws (%2%)</source>
        <translation>36 में से %1 बार उपज (%2%)</translation>
    </message>
    <message>
        <source>Usually: %1</source>
        <translation>आम तौर पर: %1</translation>
    </message>
    <message>
        <source>%1 cards of one kind bring one card of your choice.</source>
        <translation>एक ही तरह के %1 कार्ड देकर अपनी पसंद का एक कार्ड मिलता है।</translation>
    </message>
    <message>
        <source>Whoever builds at one of its two corners may use it.</source>
        <translation>इसके दो कोनों में से किसी एक पर निर्माण करने वाले इसका उपयोग कर सकते हैं।</translation>
    </message>
</context>
<context>
    <name>PlaceNames</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A hex in a line of the log: %1 is its terrain, %2 the number on it</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Harbor %1</source>
        <extracomment>A harbor at which cards of any kind are swapped; %1 is its rate, &quot;3:1&quot;</extracomment>
        <translation>%1 बंदरगाह</translation>
    </message>
    <message>
        <source>Harbor %1: %2</source>
        <extracomment>A harbor for one resource; %1 is its rate, &quot;2:1&quot;, %2 the resource</extracomment>
        <translation>%1 बंदरगाह: %2</translation>
    </message>
</context>
<context>
    <name>PlayEvents</name>
    <message numerus="yes">
        <source>Flood: %n hex(es) at stake</source>
        <extracomment>Chip at the board while a flood is in force; %n hexes that it may hit</extracomment>
        <translation>
            <numerusform>बाढ़: खतरे में %n हेक्स</numerusform>
            <numerusform>बाढ़: खतरे में %n हेक्स</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wolf attack: %n hex(es) at stake</source>
        <extracomment>Chip at the board while a wolf attack is in force; %n hexes that it may hit</extracomment>
        <translation>
            <numerusform>भेड़ियों का हमला: खतरे में %n हेक्स</numerusform>
            <numerusform>भेड़ियों का हमला: खतरे में %n हेक्स</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) win</source>
        <extracomment>At the board during the set-up; %n how many points win</extracomment>
        <translation>
            <numerusform>जीत %n अंक पर</numerusform>
            <numerusform>जीत %n अंकों पर</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 · %n point(s) win</source>
        <extracomment>At the board; %1 number of the round, %n how many points win</extracomment>
        <translation>
            <numerusform>दौर %1 · जीत %n अंक पर</numerusform>
            <numerusform>दौर %1 · जीत %n अंकों पर</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2 · %n point(s) win</source>
        <extracomment>At the board; %1 number of the round, %2 number of the last round, %n how many points win</extracomment>
        <translation>
            <numerusform>दौर %1 (कुल %2) · जीत %n अंक पर</numerusform>
            <numerusform>दौर %1 (कुल %2) · जीत %n अंकों पर</numerusform>
        </translation>
    </message>
    <message>
        <source>No city stands on the board: nothing is lost.</source>
        <extracomment>Announcement of an earthquake, an event of the Crazy rules, that finds no city to destroy</extracomment>
        <translation>बोर्ड पर कोई शहर नहीं है, इसलिए कोई नुकसान नहीं।</translation>
    </message>
    <message>
        <source>You were robbed</source>
        <extracomment>Announcement at the board: the robber, moved by another player, took a card from the reader</extracomment>
        <translation>आपसे एक कार्ड लिया गया</translation>
    </message>
    <message>
        <source>Monopoly took your cards</source>
        <extracomment>Announcement at the board: another player&apos;s card Monopoly took all cards of one kind from the reader</extracomment>
        <translation>एकाधिकार ने आपके कार्ड ले लिए</translation>
    </message>
</context>
<context>
    <name>PlayLog</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A line of the chat: %1 is who said it, %2 what.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Rules: %1 · %n point(s) win</source>
        <extracomment>Heading of the log; %1 name of the rules, %n how many points win</extracomment>
        <translation>
            <numerusform>नियम: %1 · जीत %n अंक पर</numerusform>
            <numerusform>नियम: %1 · जीत %n अंकों पर</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1, round %2: %3</source>
        <extracomment>Heading in the log: %1 and %2 are the numbers of the turn and of the round, %3 the player whose turn it is.</extracomment>
        <translation>बारी %1, दौर %2: %3</translation>
    </message>
    <message>
        <source>%1 At: %2.</source>
        <extracomment>Line of the log for copying and for screen readers: %1 is a whole sentence, %2 the hexes where it happened, such as &quot;Forest 8, Hills 5&quot;</extracomment>
        <translation>%1 जगह: %2।</translation>
    </message>
    <message>
        <source>turn %1 · round %2</source>
        <extracomment>Heading in the log, beside the player&apos;s name: %1 is the number of the turn, %2 of the round.</extracomment>
        <translation>बारी %1 · दौर %2</translation>
    </message>
    <message>
        <source>Click to see why.</source>
        <extracomment>Tool tip of a line of the log about a bot</extracomment>
        <translation>क्लिक करके वजह देखें।</translation>
    </message>
</context>
<context>
    <name>PlaySight</name>
    <message>
        <source>No free corner that your routes reach is far enough from other buildings.</source>
        <extracomment>Tool tip: why no settlement can be built anywhere</extracomment>
        <translation>आपके मार्गों से जुड़ा कोई खाली कोना दूसरी बस्तियों और शहरों से काफ़ी दूर नहीं है।</translation>
    </message>
    <message>
        <source>You have no settlement on the board that could become a city.</source>
        <extracomment>Tool tip: why no city can be built anywhere</extracomment>
        <translation>बोर्ड पर आपकी ऐसी कोई बस्ती नहीं है जिसे शहर बना सकें।</translation>
    </message>
    <message>
        <source>No free edge can take a road of yours.</source>
        <extracomment>Tool tip: why no road can be built anywhere</extracomment>
        <translation>आपकी सड़क के लिए कोई खाली रास्ता नहीं है।</translation>
    </message>
    <message>
        <source>No free edge can take a ship of yours.</source>
        <extracomment>Tool tip: why no ship can be built anywhere</extracomment>
        <translation>आपके जहाज़ के लिए कोई खाली रास्ता नहीं है।</translation>
    </message>
    <message>
        <source>None of your ships can move to another place now.</source>
        <extracomment>Tool tip: why no ship can go to another place</extracomment>
        <translation>आपका कोई जहाज़ अभी दूसरी जगह नहीं जा सकता।</translation>
    </message>
    <message>
        <source>F1: the rule about it</source>
        <extracomment>Tool tip of a part of the table: what the key F1 does while the pointer is over it.</extracomment>
        <translation>F1: इसका नियम</translation>
    </message>
</context>
<context>
    <name>PlayWords</name>
    <message>
        <source>You get %1 for %2</source>
        <extracomment>A trade from the reader&apos;s side: %1 and %2 are lists such as &quot;1 × Grain&quot;.</extracomment>
        <translation>%2 के बदले आपको %1</translation>
    </message>
    <message>
        <source>choose an edge for your road. Esc cancels.</source>
        <translation>सड़क के लिए रास्ता चुनें। Esc से रद्द करें।</translation>
    </message>
    <message>
        <source>choose a corner for your settlement. Esc cancels.</source>
        <translation>बस्ती के लिए कोना चुनें। Esc से रद्द करें।</translation>
    </message>
    <message>
        <source>choose a settlement that becomes a city. Esc cancels.</source>
        <translation>वह बस्ती चुनें जिसे शहर बनाना है। Esc से रद्द करें।</translation>
    </message>
    <message>
        <source>choose an edge for your ship. Esc cancels.</source>
        <translation>जहाज़ के लिए रास्ता चुनें। Esc से रद्द करें।</translation>
    </message>
    <message>
        <source>choose the ship that is to move. Esc cancels.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, while the player picks a ship; Esc is the key</extracomment>
        <translation>वह जहाज़ चुनें जिसे नई जगह भेजना है। Esc से रद्द करें।</translation>
    </message>
    <message>
        <source>choose where the ship goes. Esc cancels.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, while the player picks a place; Esc is the key</extracomment>
        <translation>जहाज़ की नई जगह चुनें। Esc से रद्द करें।</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One hex at a corner: %1 is its terrain, %2 the number on it.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: pays in %2 of 36 throws</source>
        <extracomment>Tool tip of a corner: %1 is a list such as &quot;Forest 8, Hills 5, Sea&quot;, %2 how many of the 36 throws pay there.</extracomment>
        <translation>%1: 36 में से %2 बार उपज</translation>
    </message>
    <message>
        <source>click a building of the player to rob: %1. Esc goes back.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, after the robber&apos;s hex was chosen; %1 names of players, as &quot;Meera, Kabir&quot;</extracomment>
        <translation>जिसे लूटना है, उस खिलाड़ी की इमारत पर क्लिक करें: %1। Esc से पीछे जाएँ।</translation>
    </message>
    <message>
        <source>You get %1 as a gift</source>
        <extracomment>A gift from the reader&apos;s side: %1 is a list such as &quot;1 × Grain&quot;.</extracomment>
        <translation>आपको तोहफ़े में मिलेगा: %1</translation>
    </message>
    <message>
        <source>You give %1 as a gift</source>
        <extracomment>A gift from the reader&apos;s side: %1 is a list such as &quot;1 × Grain&quot;.</extracomment>
        <translation>आपकी ओर से तोहफ़ा: %1</translation>
    </message>
    <message>
        <source>You can still move a ship.</source>
        <extracomment>What could be done before the turn ends</extracomment>
        <translation>आप अब भी एक जहाज़ हटाकर कहीं और रख सकते हैं।</translation>
    </message>
    <message>
        <source>You can still play a development card.</source>
        <translation>आप अब भी एक विकास कार्ड खेल सकते हैं।</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Nothing heard for a while</source>
        <extracomment>State of a player&apos;s connection, under their name.</extracomment>
        <translation>कुछ देर से कोई खबर नहीं</translation>
    </message>
    <message>
        <source>Connection lost, a bot plays</source>
        <extracomment>State of a lost player: a bot plays for them.</extracomment>
        <translation>कनेक्शन टूट गया, बॉट खेल रहा है</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>State of a player&apos;s connection.</extracomment>
        <translation>कनेक्शन टूट गया</translation>
    </message>
    <message numerus="yes">
        <source>Lost: bot takes over in %n s</source>
        <extracomment>State of a lost player: %n seconds until a bot plays for them.</extracomment>
        <translation>
            <numerusform>कनेक्शन टूटा: %n सेकंड में बॉट</numerusform>
            <numerusform>कनेक्शन टूटा: %n सेकंड में बॉट</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot</source>
        <extracomment>Tool tip: this player is a bot.</extracomment>
        <translation>बॉट (कंप्यूटर खिलाड़ी)</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>Tool tip: the connection to this player is fine.</extracomment>
        <translation>कनेक्शन ठीक</translation>
    </message>
    <message>
        <source>Insurance: %1</source>
        <extracomment>Own row: what the card Insurance would pay; %1 is a list such as &quot;3 × Grain, 3 × Ore&quot;.</extracomment>
        <translation>बीमा: %1</translation>
    </message>
    <message>
        <source>Left the game</source>
        <extracomment>State of a player who has left the game on purpose.</extracomment>
        <translation>गेम छोड़ दिया</translation>
    </message>
    <message>
        <source>Left the game, a bot plays</source>
        <extracomment>State of a player who has left the game on purpose.</extracomment>
        <translation>गेम छोड़ दिया, बॉट खेल रहा है</translation>
    </message>
    <message>
        <source>Away, a bot plays</source>
        <extracomment>State of a player who has left or lost the connection: which, is not known.</extracomment>
        <translation>टेबल पर नहीं, बॉट खेल रहा है</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your turn</source>
        <extracomment>Prompt line, in bold</extracomment>
        <translation>आपकी बारी</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>Prompt line, in bold; %1 a player</extracomment>
        <translation>%1 की बारी</translation>
    </message>
    <message>
        <source>You are done</source>
        <extracomment>Prompt line of the Big Game, in bold: the reader has ended this round</extracomment>
        <translation>आपका काम पूरा</translation>
    </message>
    <message>
        <source>Wolves attack</source>
        <extracomment>Prompt line, in bold: wolves attack a hex with a building
----------
Prompt line after &quot;Wolves attack&quot;: at a hex with buildings of other players</extracomment>
        <translation>भेड़ियों का हमला</translation>
    </message>
    <message>
        <source>%1 offers you a trade</source>
        <extracomment>Prompt line, in bold; %1 a player</extracomment>
        <translation>%1 की ओर से व्यापार का प्रस्ताव</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>The whole prompt line for screen readers: %1 whose turn it is or what goes on, %2 what is to be done</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <extracomment>Prompt line</extracomment>
        <translation>कनेक्शन जुड़ रहा है…</translation>
    </message>
    <message>
        <source>The connection was lost. Trying again…</source>
        <extracomment>Prompt line</extracomment>
        <translation>कनेक्शन टूट गया। फिर से जोड़ने की कोशिश…</translation>
    </message>
    <message>
        <source>This game is closed.</source>
        <extracomment>Prompt line</extracomment>
        <translation>यह गेम बंद है।</translation>
    </message>
    <message>
        <source>Everybody is ready. The host can start the game.</source>
        <extracomment>Prompt line of the lobby</extracomment>
        <translation>सब तैयार हैं। मेज़बान गेम शुरू कर सकते हैं।</translation>
    </message>
    <message>
        <source>The game is about to begin…</source>
        <extracomment>Prompt line</extracomment>
        <translation>गेम शुरू होने वाला है…</translation>
    </message>
    <message>
        <source>The game is over. Nobody won.</source>
        <extracomment>Prompt line after the end</extracomment>
        <translation>गेम खत्म हो गया। जीत किसी की नहीं हुई।</translation>
    </message>
    <message>
        <source>Victory is yours!</source>
        <extracomment>Prompt line after the end: the reader won</extracomment>
        <translation>जीत आपकी!</translation>
    </message>
    <message>
        <source>%1 won the game.</source>
        <extracomment>Prompt line after the end; %1 a player</extracomment>
        <translation>%1 ने गेम जीता।</translation>
    </message>
    <message>
        <source>place your first settlement.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, set-up</extracomment>
        <translation>अपनी पहली बस्ती बसाएँ।</translation>
    </message>
    <message>
        <source>place your second settlement for your first cards.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, set-up</extracomment>
        <translation>दूसरी बस्ती बसाएँ, पहले कार्ड उसी से मिलेंगे।</translation>
    </message>
    <message>
        <source>place a road beside the new settlement.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, set-up</extracomment>
        <translation>नई बस्ती से सटी सड़क बनाएँ।</translation>
    </message>
    <message>
        <source>roll the dice.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;</extracomment>
        <translation>पासे फेंकें।</translation>
    </message>
    <message>
        <source>your offer waits for an answer.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;: the reader&apos;s own open offer waits for the others</extracomment>
        <translation>आपके प्रस्ताव के जवाब का इंतज़ार है।</translation>
    </message>
    <message>
        <source>trade, build, or end the turn.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;</extracomment>
        <translation>व्यापार करें, कुछ बनाएँ या बारी पूरी करें।</translation>
    </message>
    <message numerus="yes">
        <source>You must return %n card(s) to the bank.</source>
        <extracomment>Prompt line, after a seven</extracomment>
        <translation>
            <numerusform>आपको %n कार्ड बैंक को लौटाना है।</numerusform>
            <numerusform>आपको %n कार्ड बैंक को लौटाने हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>move the robber to another hex.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;</extracomment>
        <translation>लुटेरे को दूसरे हेक्स पर भेजें।</translation>
    </message>
    <message numerus="yes">
        <source>place %n free road(s).</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, after Road Building</extracomment>
        <translation>
            <numerusform>%n मुफ़्त सड़क बनाएँ।</numerusform>
            <numerusform>%n मुफ़्त सड़कें बनाएँ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1 to return cards to the bank…</source>
        <extracomment>Prompt line, after a seven; %1 a player</extracomment>
        <translation>बैंक को %1 के कार्ड लौटाने का इंतज़ार…</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s) to return cards to the bank…</source>
        <extracomment>Prompt line, after a seven; %n at least 2</extracomment>
        <translation>
            <numerusform>बैंक को %n खिलाड़ी के कार्ड लौटाने का इंतज़ार…</numerusform>
            <numerusform>बैंक को %n खिलाड़ियों के कार्ड लौटाने का इंतज़ार…</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for a settlement…</source>
        <extracomment>Prompt line after whose turn it is, set-up or after an earthquake that left no building</extracomment>
        <translation>बस्ती का इंतज़ार…</translation>
    </message>
    <message>
        <source>waiting for a road…</source>
        <extracomment>Prompt line after whose turn it is, set-up</extracomment>
        <translation>सड़क का इंतज़ार…</translation>
    </message>
    <message>
        <source>waiting for the dice…</source>
        <extracomment>Prompt line after whose turn it is</extracomment>
        <translation>पासों का इंतज़ार…</translation>
    </message>
    <message>
        <source>waiting for the robber to move…</source>
        <extracomment>Prompt line after whose turn it is</extracomment>
        <translation>लुटेरे की नई जगह का इंतज़ार…</translation>
    </message>
    <message>
        <source>waiting for free roads…</source>
        <extracomment>Prompt line after whose turn it is</extracomment>
        <translation>मुफ़्त सड़कों का इंतज़ार…</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <extracomment>Prompt line; %1 a player who trades and builds</extracomment>
        <translation>%1 की बारी है।</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>Prompt line</extracomment>
        <translation>गेम रुका हुआ है।</translation>
    </message>
    <message>
        <source>Pass the computer to %1.</source>
        <extracomment>Prompt line and curtain of a game on one computer; %1 the player to pass it to</extracomment>
        <translation>कंप्यूटर %1 को दें।</translation>
    </message>
    <message>
        <source>accept or decline.</source>
        <extracomment>Prompt line after &quot;... offers you a trade&quot;</extracomment>
        <translation>मंज़ूर या नामंज़ूर करें।</translation>
    </message>
    <message>
        <source>The dice decide who starts…</source>
        <extracomment>Prompt line: the throw for the first turn</extracomment>
        <translation>पासे तय करेंगे कि पहली बारी किसकी होगी…</translation>
    </message>
    <message>
        <source>Waiting for %1 to come back…</source>
        <extracomment>Lobby; %1 a player</extracomment>
        <translation>%1 के लौटने का इंतज़ार…</translation>
    </message>
    <message>
        <source>Waiting for %1 to be ready…</source>
        <extracomment>Lobby; %1 a player</extracomment>
        <translation>%1 के तैयार होने का इंतज़ार…</translation>
    </message>
    <message>
        <source>Waiting for players…</source>
        <extracomment>Lobby</extracomment>
        <translation>खिलाड़ियों का इंतज़ार…</translation>
    </message>
    <message>
        <source>This program is too old for the host’s game (version %1). Please update it.</source>
        <extracomment>Why joining failed; %1 the version of the host&apos;s program</extracomment>
        <translation>मेज़बान के गेम (संस्करण %1) के लिए यह प्रोग्राम बहुत पुराना है। कृपया इसे अपडेट करें।</translation>
    </message>
    <message>
        <source>The host’s program is too old for this one (version %1). Please ask the host to update it.</source>
        <extracomment>Why joining failed; %1 the version of the host&apos;s program</extracomment>
        <translation>मेज़बान का प्रोग्राम (संस्करण %1) इस प्रोग्राम के लिए बहुत पुराना है। कृपया मेज़बान से अपडेट करने को कहें।</translation>
    </message>
    <message>
        <source>The game you were in is no longer running there.</source>
        <extracomment>Why coming back failed</extracomment>
        <translation>आपका पिछला गेम अब वहाँ नहीं चल रहा है।</translation>
    </message>
    <message>
        <source>Your seat in this game could not be confirmed.</source>
        <extracomment>Why coming back failed</extracomment>
        <translation>इस गेम में आपकी सीट की पुष्टि नहीं हो सकी।</translation>
    </message>
    <message>
        <source>Somebody at this table already has your name. Please choose another.</source>
        <extracomment>Why joining failed</extracomment>
        <translation>इस टेबल पर आपका नाम पहले से किसी और का है। कृपया दूसरा नाम चुनें।</translation>
    </message>
    <message>
        <source>The host has removed you from the game.</source>
        <extracomment>Why the game was left</extracomment>
        <translation>मेज़बान ने आपको गेम से बाहर कर दिया है।</translation>
    </message>
    <message>
        <source>The host has closed the game.</source>
        <extracomment>Why the game was left</extracomment>
        <translation>मेज़बान ने गेम बंद कर दिया है।</translation>
    </message>
    <message>
        <source>The host cannot take more connections.</source>
        <extracomment>Why joining failed</extracomment>
        <translation>मेज़बान का कंप्यूटर इससे ज़्यादा कनेक्शन नहीं ले सकता।</translation>
    </message>
    <message>
        <source>There is no game of Tapu at this address: another program answers there.</source>
        <extracomment>Why joining failed</extracomment>
        <translation>इस पते पर टापू का कोई गेम नहीं है: वहाँ कोई दूसरा प्रोग्राम जवाब दे रहा है।</translation>
    </message>
    <message>
        <source>The game could not be joined.</source>
        <extracomment>Why joining failed</extracomment>
        <translation>गेम में प्रवेश नहीं हो सका।</translation>
    </message>
    <message>
        <source>Nobody answers at this address.</source>
        <extracomment>Why joining failed</extracomment>
        <translation>इस पते से कोई जवाब नहीं मिला।</translation>
    </message>
    <message>
        <source>Your seat was taken over from another window of yours.</source>
        <extracomment>Why the game was left: the same player came back from another window or computer</extracomment>
        <translation>आपकी सीट अब आपकी ही किसी दूसरी विंडो के पास है।</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <extracomment>Why a wish was not granted</extracomment>
        <translation>यह सिर्फ़ मेज़बान कर सकते हैं।</translation>
    </message>
    <message>
        <source>Somebody at the table is not ready yet.</source>
        <extracomment>Why the game cannot start</extracomment>
        <translation>टेबल पर अभी सब तैयार नहीं हैं।</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <extracomment>Why a wish was not granted</extracomment>
        <translation>यह अभी नहीं हो सकता।</translation>
    </message>
    <message>
        <source>place a settlement free of charge.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;: the player lost every building in an earthquake</extracomment>
        <translation>एक बस्ती मुफ़्त बसाएँ।</translation>
    </message>
    <message>
        <source>waiting for the other answers…</source>
        <extracomment>Prompt line after &quot;Wolves attack&quot;: the reader has answered, the time for the others runs on</extracomment>
        <translation>दूसरों के जवाब का इंतज़ार…</translation>
    </message>
    <message>
        <source>play a Dog or let them come.</source>
        <extracomment>Prompt line after &quot;Wolves attack&quot;: at a hex with a building of the reader</extracomment>
        <translation>कुत्ता कार्ड चलें या भेड़ियों को आने दें।</translation>
    </message>
    <message>
        <source>waiting for answers…</source>
        <translation>जवाबों का इंतज़ार…</translation>
    </message>
    <message>
        <source>place a road or a ship beside the new settlement.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, set-up on a map with ships</extracomment>
        <translation>नई बस्ती से सटाकर सड़क या जहाज़ रखें।</translation>
    </message>
    <message numerus="yes">
        <source>place %n free road(s) or ship(s).</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, after Road Building on a map with ships
----------
Prompt line of the Big Game, after Road Building</extracomment>
        <translation>
            <numerusform>मुफ़्त में %n सड़क या जहाज़ रखें।</numerusform>
            <numerusform>मुफ़्त में %n सड़कें या जहाज़ रखें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the settlement that gives you cards.</source>
        <extracomment>Prompt line, start of the Big Game: first the cards, then the city</extracomment>
        <translation>वह बस्ती चुनें जिससे कार्ड मिलेंगे।</translation>
    </message>
    <message>
        <source>Choose the settlement that becomes a city.</source>
        <extracomment>Prompt line, start of the Big Game</extracomment>
        <translation>वह बस्ती चुनें जो शहर बनेगी।</translation>
    </message>
    <message>
        <source>waiting for the others of this round.</source>
        <extracomment>Prompt line of the Big Game, after &quot;You are done&quot;</extracomment>
        <translation>इस दौर के बाकी खिलाड़ियों का इंतज़ार है।</translation>
    </message>
    <message>
        <source>waiting for a road or a ship…</source>
        <extracomment>Prompt line after whose turn it is, set-up on a map with ships</extracomment>
        <translation>सड़क या जहाज़ का इंतज़ार…</translation>
    </message>
    <message>
        <source>waiting for free roads or ships…</source>
        <extracomment>Prompt line after whose turn it is, after Road Building on a map with ships</extracomment>
        <translation>मुफ़्त सड़कों या जहाज़ों का इंतज़ार…</translation>
    </message>
    <message>
        <source>Your seat could not be saved on the host’s computer (%1). Please try again later.</source>
        <extracomment>Why joining failed; %1 is the system&apos;s own remark, such as &quot;disk full&quot;</extracomment>
        <translation>मेज़बान के कंप्यूटर पर आपकी सीट सहेजी नहीं जा सकी (%1)। कृपया बाद में फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The whole prompt line for screen readers: %1 whose turn it is or who is meant, %2 what is waited for or to be done</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The host’s program said what cannot be so. The game was left, so that nothing false is shown.</source>
        <extracomment>Why the game was left: the program of the host told something that no game can lead to</extracomment>
        <translation>मेज़बान के प्रोग्राम ने ऐसी बात बताई जो हो ही नहीं सकती। गेम छोड़ दिया गया, ताकि कुछ भी गलत न दिखे।</translation>
    </message>
    <message>
        <source>The host has stopped the game: moves are missing from its file, which is kept to be mended.</source>
        <extracomment>Why the game was left</extracomment>
        <translation>मेज़बान ने गेम खत्म कर दिया है: उसकी फ़ाइल में कुछ चालें नहीं हैं। फ़ाइल ठीक करने के लिए रखी गई है।</translation>
    </message>
    <message>
        <source>This is not the key of the organizer of that game.</source>
        <extracomment>Why the organizer&apos;s window was not let in</extracomment>
        <translation>यह उस गेम के आयोजक की चाबी नहीं है।</translation>
    </message>
    <message>
        <source>This code has a mistake in it. Please compare its six digits with your slip.</source>
        <extracomment>Why joining failed; a code is six digits that open a seat</extracomment>
        <translation>इस कोड में गलती है। इसके छह नंबर अपनी पर्ची से मिलाएँ।</translation>
    </message>
    <message>
        <source>The seat with this code is taken. Please ask the organizer for a new code.</source>
        <extracomment>Why joining failed; a code is six digits that open a seat</extracomment>
        <translation>इस कोड की सीट ली जा चुकी है। आयोजक से नया कोड माँगें।</translation>
    </message>
    <message>
        <source>The game has begun. The organizer has to let you in.</source>
        <extracomment>Why joining takes a while</extracomment>
        <translation>गेम शुरू हो चुका है। आपको आयोजक की अनुमति चाहिए।</translation>
    </message>
    <message>
        <source>Waiting for the start choices of the others…</source>
        <extracomment>Prompt line, start of the Big Game: the reader has chosen, others have not</extracomment>
        <translation>दूसरों की शुरुआती पसंद का इंतज़ार…</translation>
    </message>
    <message>
        <source>Round %1 · the Moon group plays</source>
        <translation>दौर %1 · चंद्र दल की बारी</translation>
    </message>
    <message>
        <source>Round %1 · the Sun group plays</source>
        <extracomment>Prompt line of the Big Game, in bold; %1 the number of the round</extracomment>
        <translation>दौर %1 · सूर्य दल की बारी</translation>
    </message>
    <message>
        <source>your group plays: get ready.</source>
        <extracomment>Prompt line of the Big Game between two rounds, after who plays next</extracomment>
        <translation>आपके दल की बारी: तैयार रहें।</translation>
    </message>
    <message>
        <source>you may trade with the players facing you.</source>
        <translation>सामने बैठे खिलाड़ियों से व्यापार कर सकते हैं।</translation>
    </message>
    <message>
        <source>Round %1 comes: the Moon group</source>
        <translation>अगला दौर %1: चंद्र दल</translation>
    </message>
    <message>
        <source>Round %1 comes: the Sun group</source>
        <extracomment>Prompt line of the Big Game, in bold, between two rounds; %1 the number of the next round</extracomment>
        <translation>अगला दौर %1: सूर्य दल</translation>
    </message>
    <message>
        <source>your offer waits for an answer; you may build meanwhile.</source>
        <extracomment>Prompt line of the Big Game: the reader&apos;s own open offer waits for the others</extracomment>
        <translation>आपके प्रस्ताव के जवाब का इंतज़ार है; इस बीच आप बना सकते हैं।</translation>
    </message>
    <message>
        <source>trade and build until the time runs out.</source>
        <extracomment>Prompt line of the Big Game</extracomment>
        <translation>समय पूरा होने तक व्यापार करें और बनाएँ।</translation>
    </message>
    <message>
        <source>you are done and wait for the others.</source>
        <extracomment>Prompt line of the Big Game: the reader has ended this round</extracomment>
        <translation>आपका दौर पूरा; दूसरों का इंतज़ार है।</translation>
    </message>
    <message>
        <source>%1 offers you a trade.</source>
        <extracomment>Prompt line of the Big Game; %1 a player</extracomment>
        <translation>आपके लिए %1 का व्यापार प्रस्ताव है।</translation>
    </message>
    <message>
        <source>the players facing you may trade with you.</source>
        <extracomment>Prompt line of the Big Game: it is the round of the other group</extracomment>
        <translation>सामने बैठे खिलाड़ी आपसे व्यापार कर सकते हैं।</translation>
    </message>
    <message>
        <source>a second throw moves the robbers.</source>
        <extracomment>Prompt line of the Big Game, after a seven</extracomment>
        <translation>पासे दूसरी बार: लुटेरों की नई जगह के लिए।</translation>
    </message>
    <message numerus="yes">
        <source>seven! You must return %n card(s) to the bank.</source>
        <extracomment>Prompt line of the Big Game, after a seven; %n how many cards the reader has to give back</extracomment>
        <translation>
            <numerusform>सात! आपको %n कार्ड बैंक को लौटाना है।</numerusform>
            <numerusform>सात! आपको %n कार्ड बैंक को लौटाने हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>seven! The others return cards to the bank.</source>
        <extracomment>Prompt line of the Big Game, after a seven: players with large hands return cards</extracomment>
        <translation>सात! दूसरे खिलाड़ियों को बैंक को कार्ड लौटाने हैं।</translation>
    </message>
    <message>
        <source>The host takes no more screens. Please close one of yours, or open this one at the organizer’s computer.</source>
        <extracomment>Why a big screen, which shows an event on a wall, was not let in: there are so many, from its address or in all</extracomment>
        <translation>मेज़बान और स्क्रीनें नहीं लेता। कृपया अपनी कोई स्क्रीन बंद करें, या इसे आयोजक के कंप्यूटर पर खोलें।</translation>
    </message>
    <message>
        <source>This game is over. Nobody can sit down at it any more.</source>
        <extracomment>Why joining failed</extracomment>
        <translation>यह गेम खत्म हो चुका है। अब इसमें कोई नहीं बैठ सकता।</translation>
    </message>
    <message>
        <source>No seat of this game has that code. Please check its six digits, or ask the organizer: the seat may have got a new one.</source>
        <extracomment>Why joining failed; a code is six digits that open a seat</extracomment>
        <translation>इस गेम की किसी सीट का यह कोड नहीं है। इसके छह नंबर जाँचें या आयोजक से पूछें: शायद सीट को नया कोड मिला हो।</translation>
    </message>
    <message>
        <source>build on, or end the turn.</source>
        <extracomment>Prompt line after &quot;Your turn&quot;: after building there is no trade, by an option</extracomment>
        <translation>आगे निर्माण करें या बारी खत्म करें।</translation>
    </message>
    <message>
        <source>The host lets nobody watch this game.</source>
        <extracomment>Why watching failed</extracomment>
        <translation>मेज़बान ने इस गेम को देखने की अनुमति किसी को नहीं दी है।</translation>
    </message>
    <message>
        <source>This table asks for a password.</source>
        <extracomment>Why joining failed</extracomment>
        <translation>इस टेबल के लिए पासवर्ड चाहिए।</translation>
    </message>
    <message>
        <source>That is not the password of this table. Please ask the host for it.</source>
        <extracomment>Why joining failed</extracomment>
        <translation>यह इस टेबल का पासवर्ड नहीं है। कृपया मेज़बान से पूछें।</translation>
    </message>
    <message>
        <source>The host does not let you come back to this game.</source>
        <extracomment>Why joining or watching failed</extracomment>
        <translation>मेज़बान ने इस गेम में आपके लौटने पर रोक लगाई है।</translation>
    </message>
    <message>
        <source>The host does not want anybody to sit down there now.</source>
        <extracomment>Why somebody could not sit down on a bot’s seat</extracomment>
        <translation>मेज़बान नहीं चाहते कि अभी कोई वहाँ बैठे।</translation>
    </message>
    <message>
        <source>The host has turned your chat off.</source>
        <extracomment>Why a line of chat was not sent</extracomment>
        <translation>मेज़बान ने आपकी चैट बंद कर दी है।</translation>
    </message>
    <message>
        <source>You are watching: only players can do that.</source>
        <extracomment>Why a wish was not granted: the reader watches a game without a seat</extracomment>
        <translation>आप दर्शक हैं: यह सिर्फ़ खिलाड़ी कर सकते हैं।</translation>
    </message>
    <message>
        <source>The host has removed you from the game: “%1”.</source>
        <extracomment>Why the game was left; %1 the reason in the host’s own words</extracomment>
        <translation>मेज़बान ने आपको गेम से बाहर कर दिया है: “%1”।</translation>
    </message>
    <message>
        <source>The host does not let you come back to this game: “%1”.</source>
        <extracomment>Why joining or watching failed; %1 the reason in the host’s own words</extracomment>
        <translation>मेज़बान ने इस गेम में आपके लौटने पर रोक लगाई है: “%1”।</translation>
    </message>
    <message>
        <source>trades and builds.</source>
        <extracomment>Prompt line for somebody who watches, after whose turn it is</extracomment>
        <translation>व्यापार और निर्माण जारी।</translation>
    </message>
    <message>
        <source>A bot plays for you</source>
        <extracomment>Prompt line, in bold: the reader is there, and has let a bot play at their seat</extracomment>
        <translation>आपकी जगह बॉट खेल रहा है</translation>
    </message>
    <message>
        <source>Too many wrong codes or passwords were tried. Please wait a minute and try again.</source>
        <extracomment>Why joining failed; a code is six digits that open a seat</extracomment>
        <translation>बहुत सारे गलत कोड या पासवर्ड आज़माए गए। एक मिनट रुककर फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>The game is paused. A bot can play for you as soon as it goes on.</source>
        <extracomment>Answer to the wish that a bot plays for the reader</extracomment>
        <translation>गेम रुका हुआ है। चालू होते ही बॉट आपकी जगह खेल सकेगा।</translation>
    </message>
    <message>
        <source>Under the options of this game no bot plays for somebody who is away.</source>
        <extracomment>Answer to the wish that a bot plays for the reader</extracomment>
        <translation>इस गेम के विकल्पों के अनुसार जो मौजूद न हो, उसकी जगह बॉट नहीं खेलता।</translation>
    </message>
    <message>
        <source>You can take your place back at any moment.</source>
        <extracomment>Prompt line after &quot;A bot plays for you&quot;</extracomment>
        <translation>आप अपनी जगह कभी भी वापस ले सकते हैं।</translation>
    </message>
    <message>
        <source>This game is full, or its host lets nobody sit down now. If a seat in it is yours, come under the name that you had there.</source>
        <extracomment>Why joining failed</extracomment>
        <translation>इस गेम में जगह नहीं बची, या मेज़बान ने अभी बैठना बंद रखा है। अगर इसमें कोई सीट आपकी है, तो उसी नाम से आएँ जो वहाँ आपका था।</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>A list of resources or numbers: %1 all but the last, with commas; %2 the last</extracomment>
        <translation>%1 और %2</translation>
    </message>
    <message>
        <source>Wins the game</source>
        <extracomment>A reason for an act: its name, then the sentence</extracomment>
        <translation>गेम की जीत</translation>
    </message>
    <message>
        <source>That is enough points to win.</source>
        <translation>जीतने के लिए इतने अंक काफ़ी हैं।</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>A reason for building a road: its name</extracomment>
        <translation>सबसे लंबी सड़क</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) in a row are more than %1 has.</source>
        <translation>
            <numerusform>एक कतार में %n गोटी: %1 के पास इससे कम है।</numerusform>
            <numerusform>एक कतार में %n गोटियाँ: %1 के पास इससे कम हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) in a row: nobody else has as many.</source>
        <extracomment>A reason; %n pieces of a route</extracomment>
        <translation>
            <numerusform>एक कतार में %n गोटी: किसी और के पास इतनी नहीं।</numerusform>
            <numerusform>एक कतार में %n गोटियाँ: किसी और के पास इतनी नहीं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest Road is near</source>
        <extracomment>A reason for building a road: its name</extracomment>
        <translation>सबसे लंबी सड़क पास है</translation>
    </message>
    <message numerus="yes">
        <source>Then %n more piece(s) in a row are enough for it.</source>
        <extracomment>A reason; %n pieces of a route</extracomment>
        <translation>
            <numerusform>फिर कतार में %n गोटी और काफ़ी है।</numerusform>
            <numerusform>फिर कतार में %n गोटियाँ और काफ़ी हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Cuts a road</source>
        <extracomment>A reason for building a settlement on another player&apos;s route: its name</extracomment>
        <translation>सड़क टूटती है</translation>
    </message>
    <message>
        <source>You lose Longest Road by it.</source>
        <extracomment>A reason for what another player did</extracomment>
        <translation>इससे सबसे लंबी सड़क आपके पास नहीं रहती।</translation>
    </message>
    <message>
        <source>%1 loses Longest Road by it.</source>
        <translation>इससे सबसे लंबी सड़क %1 के पास नहीं रहती।</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <extracomment>A reason for playing a knight: its name</extracomment>
        <translation>सबसे बड़ी सेना</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) are more than %1 has played.</source>
        <translation>
            <numerusform>%n योद्धा: %1 ने इससे कम चले हैं।</numerusform>
            <numerusform>%n योद्धा: %1 ने इससे कम चले हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s): nobody else has played as many.</source>
        <extracomment>A reason; %n knights that were played</extracomment>
        <translation>
            <numerusform>%n योद्धा: किसी और ने इतने नहीं चले।</numerusform>
            <numerusform>%n योद्धा: किसी और ने इतने नहीं चले।</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest Army is near</source>
        <extracomment>A reason for a knight or a development card: its name</extracomment>
        <translation>सबसे बड़ी सेना पास है</translation>
    </message>
    <message numerus="yes">
        <source>Then %n more knight(s) are enough for it.</source>
        <extracomment>A reason; %n knights</extracomment>
        <translation>
            <numerusform>फिर %n योद्धा और काफ़ी है।</numerusform>
            <numerusform>फिर %n योद्धा और काफ़ी हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <extracomment>A reason for building: its name; %n at least 1</extracomment>
        <translation>
            <numerusform>%n अंक और</numerusform>
            <numerusform>%n अंक और</numerusform>
        </translation>
    </message>
    <message>
        <source>A city counts two points, a settlement one.</source>
        <extracomment>A reason for building a city</extracomment>
        <translation>शहर के दो अंक होते हैं, बस्ती का एक।</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <extracomment>A reason for a corner: its name; %n pips (chances in 36)</extracomment>
        <translation>
            <numerusform>%n संभावना बिंदु</numerusform>
            <numerusform>%n संभावना बिंदु</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 it brings %n card(s) in 36 throws; no other free corner brings more.</source>
        <extracomment>A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards</extracomment>
        <translation>
            <numerusform>%1 से यह कोना 36 बार पासे फेंकने पर %n कार्ड देता है; किसी और खाली कोने से ज़्यादा नहीं मिलता।</numerusform>
            <numerusform>%1 से यह कोना 36 बार पासे फेंकने पर %n कार्ड देता है; किसी और खाली कोने से ज़्यादा नहीं मिलता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 it brings %n card(s) in 36 throws.</source>
        <extracomment>A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards</extracomment>
        <translation>
            <numerusform>%1 से यह कोना 36 बार पासे फेंकने पर %n कार्ड देता है।</numerusform>
            <numerusform>%1 से यह कोना 36 बार पासे फेंकने पर %n कार्ड देता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Twice the yield</source>
        <extracomment>A reason for a city: its name</extracomment>
        <translation>दोगुनी उपज</translation>
    </message>
    <message numerus="yes">
        <source>With %1 it brings %n card(s) more in 36 throws.</source>
        <extracomment>A reason for a city; %1 numbers such as “8, 9 and 4”, %n cards</extracomment>
        <translation>
            <numerusform>%1 से यह कोना 36 बार पासे फेंकने पर %n कार्ड और देता है।</numerusform>
            <numerusform>%1 से यह कोना 36 बार पासे फेंकने पर %n कार्ड और देता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different resource(s)</source>
        <extracomment>A reason for a corner: its name; %n at least 2</extracomment>
        <translation>
            <numerusform>%n अलग संसाधन</numerusform>
            <numerusform>%n अलग संसाधन</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings %1.</source>
        <extracomment>A reason for a corner; %1 a list of resources</extracomment>
        <translation>यहाँ से %1।</translation>
    </message>
    <message>
        <source>It brings %1; this island has least of %2.</source>
        <extracomment>A reason for a corner; %1 a list of resources, %2 one of them</extracomment>
        <translation>यहाँ से %1; %2 इस द्वीप पर सबसे कम है।</translation>
    </message>
    <message numerus="yes">
        <source>%n new resource(s)</source>
        <extracomment>A reason for a corner, or for a road to it: its name; %n at least 1</extracomment>
        <translation>
            <numerusform>%n नया संसाधन</numerusform>
            <numerusform>%n नए संसाधन</numerusform>
        </translation>
    </message>
    <message>
        <source>You get %1 from nowhere else yet.</source>
        <extracomment>A reason for a corner, to the reader; %1 a list of resources</extracomment>
        <translation>%1 पाने का अब तक आपके पास कोई और तरीका नहीं है।</translation>
    </message>
    <message>
        <source>%1 had no place that brings %2.</source>
        <extracomment>A reason for a corner; %1 a player, %2 a list of resources</extracomment>
        <translation>%1 के पास ऐसी कोई जगह नहीं थी: %2।</translation>
    </message>
    <message>
        <source>Cards at once</source>
        <extracomment>A reason for the second settlement: its name</extracomment>
        <translation>कार्ड तुरंत</translation>
    </message>
    <message>
        <source>At a harbor</source>
        <extracomment>A reason for a corner: its name</extracomment>
        <translation>बंदरगाह पर</translation>
    </message>
    <message>
        <source>Three cards of one kind bring any other card there.</source>
        <extracomment>A reason for a corner</extracomment>
        <translation>वहाँ एक तरह के तीन कार्डों से कोई भी एक कार्ड मिलता है।</translation>
    </message>
    <message>
        <source>Two cards bring any other card there: %1.</source>
        <translation>वहाँ दो कार्डों से कोई भी एक कार्ड मिलता है: %1।</translation>
    </message>
    <message>
        <source>Harbor nearby</source>
        <extracomment>A reason for a corner or a road: its name</extracomment>
        <translation>पास में बंदरगाह</translation>
    </message>
    <message numerus="yes">
        <source>A 3:1 harbor is %n road(s) away.</source>
        <extracomment>A reason for a corner or a road; %n pieces of a route</extracomment>
        <translation>
            <numerusform>3:1 बंदरगाह %n सड़क दूर है।</numerusform>
            <numerusform>3:1 बंदरगाह %n सड़कें दूर है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 2:1 harbor for %1 is %n road(s) away.</source>
        <extracomment>A reason for a corner or a road; %1 a resource, %n pieces of a route</extracomment>
        <translation>
            <numerusform>%1 का 2:1 बंदरगाह %n सड़क दूर है।</numerusform>
            <numerusform>%1 का 2:1 बंदरगाह %n सड़कें दूर है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Before another comes</source>
        <extracomment>A reason for a place: its name</extracomment>
        <translation>किसी और से पहले</translation>
    </message>
    <message>
        <source>Your road had reached that corner.</source>
        <extracomment>A reason for what another player did</extracomment>
        <translation>वह कोना आपकी सड़क के सिरे पर था।</translation>
    </message>
    <message>
        <source>A road of %1 has reached that corner.</source>
        <translation>वह कोना %1 की सड़क के सिरे पर है।</translation>
    </message>
    <message>
        <source>Toward a new place</source>
        <extracomment>A reason for a road: its name</extracomment>
        <translation>नई जगह की ओर</translation>
    </message>
    <message numerus="yes">
        <source>A settlement can stand at its end: %1 (%n pip(s)).</source>
        <extracomment>A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips</extracomment>
        <translation>
            <numerusform>इसके सिरे पर बस्ती बस सकती है: %1 (%n संभावना बिंदु)।</numerusform>
            <numerusform>इसके सिरे पर बस्ती बस सकती है: %1 (%n संभावना बिंदु)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more road leads to: %1 (%n pip(s)).</source>
        <extracomment>A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips</extracomment>
        <translation>
            <numerusform>एक और सड़क से यहाँ पहुँचते हैं: %1 (%n संभावना बिंदु)।</numerusform>
            <numerusform>एक और सड़क से यहाँ पहुँचते हैं: %1 (%n संभावना बिंदु)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two more roads lead to: %1 (%n pip(s)).</source>
        <extracomment>A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips</extracomment>
        <translation>
            <numerusform>दो और सड़कों से यहाँ पहुँचते हैं: %1 (%n संभावना बिंदु)।</numerusform>
            <numerusform>दो और सड़कों से यहाँ पहुँचते हैं: %1 (%n संभावना बिंदु)।</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of yours</source>
        <extracomment>A reason for the place of the robber, to whom it robs: its name</extracomment>
        <translation>आपका एक कार्ड</translation>
    </message>
    <message numerus="yes">
        <source>You held %n card(s).</source>
        <extracomment>A reason for the place of the robber, to whom it robs</extracomment>
        <translation>
            <numerusform>आपके हाथ में %n कार्ड था।</numerusform>
            <numerusform>आपके हाथ में %n कार्ड थे।</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of %1</source>
        <extracomment>A reason for the place of the robber: its name; %1 a player</extracomment>
        <translation>%1 का एक कार्ड</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s).</source>
        <extracomment>A reason for the place of the robber; %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 के हाथ में %n कार्ड है।</numerusform>
            <numerusform>%1 के हाथ में %n कार्ड हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n card(s).</source>
        <extracomment>A reason for the place of the robber; %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 के हाथ में %n कार्ड था।</numerusform>
            <numerusform>%1 के हाथ में %n कार्ड थे।</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the card</source>
        <extracomment>A reason for throwing before a card is played: its name, then the sentence</extracomment>
        <translation>कार्ड बचाएँ</translation>
    </message>
    <message>
        <source>The robber takes nothing from you now.</source>
        <translation>लुटेरा अभी आपका कोई कार्ड नहीं रोकता।</translation>
    </message>
    <message>
        <source>Away from here</source>
        <extracomment>A reason for moving the robber: its name</extracomment>
        <translation>यहाँ से दूर</translation>
    </message>
    <message>
        <source>Slows you</source>
        <extracomment>A reason for the place of the robber, to whom it harms: its name</extracomment>
        <translation>आपकी उपज पर रोक</translation>
    </message>
    <message numerus="yes">
        <source>Nobody had more points, and you miss %n card(s) in 36 throws.</source>
        <extracomment>A reason for the place of the robber, to whom it harms; %n cards</extracomment>
        <translation>
            <numerusform>किसी के अंक आपसे ज़्यादा नहीं थे; 36 बार पासे फेंकने पर आपका %n कार्ड रुकता है।</numerusform>
            <numerusform>किसी के अंक आपसे ज़्यादा नहीं थे; 36 बार पासे फेंकने पर आपके %n कार्ड रुकते हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You miss %n card(s) in 36 throws.</source>
        <extracomment>A reason for the place of the robber, to whom it harms; %n cards</extracomment>
        <translation>
            <numerusform>36 बार पासे फेंकने पर आपका %n कार्ड रुकता है।</numerusform>
            <numerusform>36 बार पासे फेंकने पर आपके %n कार्ड रुकते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Slows %1</source>
        <extracomment>A reason for the place of the robber: its name; %1 a player</extracomment>
        <translation>%1 की उपज पर रोक</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has more points than %1, who misses %n card(s) in 36 throws.</source>
        <extracomment>A reason for the place of the robber; %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>किसी के अंक %1 से ज़्यादा नहीं; 36 बार पासे फेंकने पर इस तरह %n कार्ड रुकता है।</numerusform>
            <numerusform>किसी के अंक %1 से ज़्यादा नहीं; 36 बार पासे फेंकने पर इस तरह %n कार्ड रुकते हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 misses %n card(s) in 36 throws.</source>
        <extracomment>A reason for the place of the robber; %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>36 बार पासे फेंकने पर %1 का %n कार्ड रुकता है।</numerusform>
            <numerusform>36 बार पासे फेंकने पर %1 के %n कार्ड रुकते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays at once</source>
        <extracomment>A reason for a trade: its name</extracomment>
        <translation>लागत तुरंत पूरी</translation>
    </message>
    <message>
        <source>Then your cards pay for a city.</source>
        <extracomment>A reason for a trade, to the reader</extracomment>
        <translation>फिर आपके कार्डों से शहर बन सकता है।</translation>
    </message>
    <message>
        <source>Then your cards pay for a settlement.</source>
        <extracomment>A reason for a trade, to the reader</extracomment>
        <translation>फिर आपके कार्डों से बस्ती बस सकती है।</translation>
    </message>
    <message>
        <source>Then your cards pay for a development card.</source>
        <extracomment>A reason for a trade, to the reader</extracomment>
        <translation>फिर आपके कार्डों से विकास कार्ड खरीदा जा सकता है।</translation>
    </message>
    <message>
        <source>Then your cards pay for a road.</source>
        <extracomment>A reason for a trade, to the reader</extracomment>
        <translation>फिर आपके कार्डों से सड़क बन सकती है।</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) sooner</source>
        <extracomment>A reason for a trade: its name; %n at least 1</extracomment>
        <translation>
            <numerusform>%n दौर पहले</numerusform>
            <numerusform>%n दौर पहले</numerusform>
        </translation>
    </message>
    <message>
        <source>That much earlier you can build a city.</source>
        <extracomment>A reason for a trade, to the reader: what is done earlier</extracomment>
        <translation>शहर इतना पहले बन सकता है।</translation>
    </message>
    <message>
        <source>That much earlier you can build a settlement.</source>
        <extracomment>A reason for a trade, to the reader: what is done earlier</extracomment>
        <translation>बस्ती इतना पहले बस सकती है।</translation>
    </message>
    <message>
        <source>That much earlier you can buy a development card.</source>
        <extracomment>A reason for a trade, to the reader: what is done earlier</extracomment>
        <translation>विकास कार्ड इतना पहले खरीदा जा सकता है।</translation>
    </message>
    <message>
        <source>That much earlier you can have Longest Road.</source>
        <extracomment>A reason for a trade, to the reader: what is done earlier</extracomment>
        <translation>सबसे लंबी सड़क इतना पहले मिल सकती है।</translation>
    </message>
    <message>
        <source>Still lacking: %1.</source>
        <translation>अब भी चाहिए: %1।</translation>
    </message>
    <message numerus="yes">
        <source>Still lacking: %1. That takes about %n round(s).</source>
        <extracomment>A reason for keeping cards; %1 a list such as “1 × Wool”, %n rounds</extracomment>
        <translation>
            <numerusform>अब भी चाहिए: %1। इसमें लगभग %n दौर लगता है।</numerusform>
            <numerusform>अब भी चाहिए: %1। इसमें लगभग %n दौर लगते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Saves for a city</source>
        <extracomment>A reason for keeping cards: its name</extracomment>
        <translation>शहर के लिए बचत</translation>
    </message>
    <message>
        <source>Saves for a settlement</source>
        <extracomment>A reason for keeping cards: its name</extracomment>
        <translation>बस्ती के लिए बचत</translation>
    </message>
    <message>
        <source>Saves for a road and a settlement</source>
        <extracomment>A reason for keeping cards: its name</extracomment>
        <translation>सड़क और बस्ती के लिए बचत</translation>
    </message>
    <message>
        <source>Saves for a development card</source>
        <extracomment>A reason for keeping cards: its name</extracomment>
        <translation>विकास कार्ड के लिए बचत</translation>
    </message>
    <message>
        <source>Saves for Longest Road</source>
        <extracomment>A reason for keeping cards: its name</extracomment>
        <translation>सबसे लंबी सड़क के लिए बचत</translation>
    </message>
    <message>
        <source>You keep %1.</source>
        <extracomment>A reason for what is returned after a seven; %1 a list such as “1 × Wool”</extracomment>
        <translation>हाथ में बाकी: %1।</translation>
    </message>
    <message>
        <source>Keeps cards for a city</source>
        <extracomment>A reason for what is returned after a seven: its name</extracomment>
        <translation>शहर के लिए कार्ड बचते हैं</translation>
    </message>
    <message>
        <source>Keeps cards for a settlement</source>
        <extracomment>A reason for what is returned after a seven: its name</extracomment>
        <translation>बस्ती के लिए कार्ड बचते हैं</translation>
    </message>
    <message>
        <source>Keeps cards for a development card</source>
        <extracomment>A reason for what is returned after a seven: its name</extracomment>
        <translation>विकास कार्ड के लिए कार्ड बचते हैं</translation>
    </message>
    <message>
        <source>Keeps cards for Longest Road</source>
        <extracomment>A reason for what is returned after a seven: its name</extracomment>
        <translation>सबसे लंबी सड़क के लिए कार्ड बचते हैं</translation>
    </message>
    <message>
        <source>Comes again soon</source>
        <extracomment>A reason for giving cards of one kind away: its name</extracomment>
        <translation>जल्दी फिर मिलेगा</translation>
    </message>
    <message numerus="yes">
        <source>You get most of %1: %n card(s) in 36 throws.</source>
        <extracomment>A reason for giving cards of one kind away, to the reader; %1 a resource, %n cards</extracomment>
        <translation>
            <numerusform>आपको सबसे ज़्यादा मिलने वाला संसाधन: %1, 36 बार पासे फेंकने पर %n कार्ड।</numerusform>
            <numerusform>आपको सबसे ज़्यादा मिलने वाला संसाधन: %1, 36 बार पासे फेंकने पर %n कार्ड।</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards to spare</source>
        <extracomment>A reason for a trade: its name</extracomment>
        <translation>फालतू कार्ड</translation>
    </message>
    <message>
        <source>You do not need %1 for it.</source>
        <extracomment>A reason for a trade, to the reader; %1 a list such as “4 × Wool”</extracomment>
        <translation>इसके लिए ज़रूरी नहीं: %1।</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s); with more than %1 a seven takes half.</source>
        <extracomment>A reason for spending cards, to the reader; %n cards in the hand, %1 a number</extracomment>
        <translation>
            <numerusform>आपके हाथ में %n कार्ड है; %1 से ज़्यादा हों, तो सात आने पर आधे लौटाने होते हैं।</numerusform>
            <numerusform>आपके हाथ में %n कार्ड हैं; %1 से ज़्यादा हों, तो सात आने पर आधे लौटाने होते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Others hold many</source>
        <extracomment>A reason for the card Monopoly: its name</extracomment>
        <translation>दूसरों के पास बहुत</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 the others hold %n card(s) together.</source>
        <extracomment>A reason for the card Monopoly; %1 a resource, %n cards</extracomment>
        <translation>
            <numerusform>%1: दूसरों के पास कुल %n कार्ड।</numerusform>
            <numerusform>%1: दूसरों के पास कुल %n कार्ड।</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that stays</source>
        <extracomment>A reason for a development card: its name</extracomment>
        <translation>कार्ड, जो आपका रहे</translation>
    </message>
    <message>
        <source>Nobody can take it, and it may be a knight or a point.</source>
        <extracomment>A reason for a development card</extracomment>
        <translation>इसे कोई नहीं ले सकता, और यह योद्धा या अंक हो सकता है।</translation>
    </message>
    <message>
        <source>Close to winning</source>
        <extracomment>A reason for declining an offer: its name</extracomment>
        <translation>जीत के करीब</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks %n point(s) or fewer: no trade should help them.</source>
        <extracomment>A reason for declining an offer; %1 a player, %n points</extracomment>
        <translation>
            <numerusform>%1 को जीत के लिए ज़्यादा से ज़्यादा %n अंक चाहिए: व्यापार से मदद न करें।</numerusform>
            <numerusform>%1 को जीत के लिए ज़्यादा से ज़्यादा %n अंक चाहिए: व्यापार से मदद न करें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing gained</source>
        <extracomment>A reason for declining an offer: its name, then the sentence, to the reader</extracomment>
        <translation>कोई फ़ायदा नहीं</translation>
    </message>
    <message>
        <source>It brings you no nearer to what you build next.</source>
        <translation>आप आगे जो बनाएँ, वह इससे पास नहीं आता।</translation>
    </message>
    <message>
        <source>Nothing better</source>
        <extracomment>A reason for ending the turn: its name, then the sentence</extracomment>
        <translation>इससे बेहतर कुछ नहीं</translation>
    </message>
    <message>
        <source>Nothing else is worth its cards now.</source>
        <translation>अभी किसी और चीज़ पर कार्ड खर्च करना ठीक नहीं।</translation>
    </message>
    <message>
        <source>Play a knight</source>
        <extracomment>What a hint advises</extracomment>
        <translation>योद्धा चलें</translation>
    </message>
    <message>
        <source>Play Road Building</source>
        <extracomment>What a hint advises</extracomment>
        <translation>सड़क निर्माण चलें</translation>
    </message>
    <message>
        <source>Play Year of Plenty: %1</source>
        <extracomment>What a hint advises; %1 a list such as “1 × Wool, 1 × Ore”</extracomment>
        <translation>खुशहाली का साल चलें: %1</translation>
    </message>
    <message>
        <source>Play Monopoly: %1</source>
        <extracomment>What a hint advises; %1 a resource</extracomment>
        <translation>एकाधिकार चलें: %1</translation>
    </message>
    <message>
        <source>Play Insurance</source>
        <extracomment>What a hint advises; the card of Crazy</extracomment>
        <translation>बीमा चलें</translation>
    </message>
    <message>
        <source>Play the Dog</source>
        <extracomment>What a hint advises; the card of Crazy</extracomment>
        <translation>कुत्ता चलें</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <extracomment>What a hint advises</extracomment>
        <translation>विकास कार्ड खरीदें</translation>
    </message>
    <message>
        <source>At the bank: %1 for %2</source>
        <extracomment>What a hint advises; %1 what is given to the bank, %2 what comes for it: lists such as “4 × Wool”</extracomment>
        <translation>बैंक से: %1 देकर %2</translation>
    </message>
    <message>
        <source>Offer %1 for %2</source>
        <extracomment>What a hint advises; %1 what is given, %2 what is wanted for it: lists such as “1 × Wool”</extracomment>
        <translation>प्रस्ताव: %1 देकर %2</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <extracomment>What a hint advises, with an offer of another player</extracomment>
        <translation>प्रस्ताव मंज़ूर करें</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <extracomment>What a hint advises, with an offer of another player</extracomment>
        <translation>प्रस्ताव ठुकराएँ</translation>
    </message>
    <message>
        <source>Trade with whoever accepted</source>
        <extracomment>What a hint advises, after others have accepted the own offer</extracomment>
        <translation>जिसने मंज़ूर किया, उसी से व्यापार करें</translation>
    </message>
    <message>
        <source>Return %1</source>
        <extracomment>What a hint advises after a seven; %1 a list such as “2 × Wool”</extracomment>
        <translation>लौटाएँ: %1</translation>
    </message>
    <message>
        <source>City: %1</source>
        <extracomment>What a hint advises; %1 the hexes around the settlement, in pictures</extracomment>
        <translation>शहर: %1</translation>
    </message>
    <message>
        <source>Road: %1</source>
        <extracomment>What a hint advises; %1 the hexes on both sides of the road, in pictures</extracomment>
        <translation>सड़क: %1</translation>
    </message>
    <message>
        <source>Ship: %1</source>
        <extracomment>What a hint advises; %1 the hexes on both sides of the ship, in pictures</extracomment>
        <translation>जहाज़: %1</translation>
    </message>
    <message>
        <source>Move a ship</source>
        <extracomment>What a hint advises</extracomment>
        <translation>जहाज़ चलाएँ</translation>
    </message>
    <message>
        <source>Robber: %1</source>
        <extracomment>What a hint advises; %1 the hex, in pictures</extracomment>
        <translation>लुटेरा: %1</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <extracomment>What a hint advises</extracomment>
        <translation>पासे फेंकें</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>What a hint advises</extracomment>
        <translation>बारी पूरी करें</translation>
    </message>
    <message>
        <source>Do without it</source>
        <extracomment>What a hint advises, where a free road or the Dog could be played</extracomment>
        <translation>इसके बिना आगे बढ़ें</translation>
    </message>
    <message>
        <source>Declare victory</source>
        <extracomment>What a hint advises</extracomment>
        <translation>जीत की घोषणा करें</translation>
    </message>
    <message>
        <source>Good corners for a settlement</source>
        <extracomment>Under the title “Hint”</extracomment>
        <translation>बस्ती के लिए अच्छे कोने</translation>
    </message>
    <message>
        <source>Good places for a road</source>
        <extracomment>Under the title “Hint”</extracomment>
        <translation>सड़क के लिए अच्छी जगहें</translation>
    </message>
    <message>
        <source>Good places for the robber</source>
        <extracomment>Under the title “Hint”</extracomment>
        <translation>लुटेरे के लिए अच्छी जगहें</translation>
    </message>
    <message>
        <source>Cards that you can spare</source>
        <extracomment>Under the title “Hint”, after a seven</extracomment>
        <translation>कार्ड, जिनके बिना काम चले</translation>
    </message>
    <message>
        <source>An answer to the offer</source>
        <extracomment>Under the title “Hint”</extracomment>
        <translation>प्रस्ताव का जवाब</translation>
    </message>
    <message>
        <source>What you could do now</source>
        <extracomment>Under the title “Hint”</extracomment>
        <translation>अभी आप क्या कर सकते हैं</translation>
    </message>
    <message>
        <source>Only %1 knows why: it depends on cards that you do not see.</source>
        <extracomment>Why nothing can be said of a player’s trade; %1 this player</extracomment>
        <translation>इसकी वजह उन कार्डों में है, जो आपको नहीं दिखते; उन्हें केवल %1 देख सकता है।</translation>
    </message>
    <message>
        <source>It brings %1 at once.</source>
        <extracomment>A reason for the second settlement; %1 a list such as “1 × Wool, 1 × Ore”</extracomment>
        <translation>इससे तुरंत: %1।</translation>
    </message>
    <message>
        <source>Both roads are free.</source>
        <translation>दोनों सड़कें मुफ़्त हैं।</translation>
    </message>
    <message numerus="yes">
        <source>Where it stands you miss %n card(s) in 36 throws.</source>
        <extracomment>A reason for moving the robber; %n cards</extracomment>
        <translation>
            <numerusform>लुटेरा जहाँ है, वहाँ 36 बार पासे फेंकने पर आपका %n कार्ड रुकता है।</numerusform>
            <numerusform>लुटेरा जहाँ है, वहाँ 36 बार पासे फेंकने पर आपके %n कार्ड रुकते हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where it stood %1 missed %n card(s) in 36 throws.</source>
        <extracomment>A reason for what another player did with the robber; %1 this player, %n cards</extracomment>
        <translation>
            <numerusform>लुटेरा जहाँ था, वहाँ 36 बार पासे फेंकने पर %1 का %n कार्ड रुकता था।</numerusform>
            <numerusform>लुटेरा जहाँ था, वहाँ 36 बार पासे फेंकने पर %1 के %n कार्ड रुकते थे।</numerusform>
        </translation>
    </message>
    <message>
        <source>A seven takes cards</source>
        <extracomment>A reason for spending cards: its name</extracomment>
        <translation>सात पर कार्ड जाते हैं</translation>
    </message>
    <message>
        <source>Two free roads</source>
        <extracomment>A reason for the card Road Building: its name, then the sentence</extracomment>
        <translation>दो सड़कें मुफ़्त</translation>
    </message>
</context>
<context>
    <name>Reject</name>
    <message>
        <source>The game is over.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>गेम खत्म हो गया है।</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>गेम रुका हुआ है।</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>अभी आपकी बारी नहीं है।</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस टेबल पर ऐसी कोई सीट नहीं है।</translation>
    </message>
    <message>
        <source>A seat cannot make the table’s move, nor the table a seat’s.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>टेबल की चाल कोई सीट नहीं चल सकती, और सीट की चाल टेबल नहीं।</translation>
    </message>
    <message>
        <source>Another decision has to be made first.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>पहले एक और फ़ैसला लेना होगा।</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>अभी कोई फ़ैसला नहीं लेना है।</translation>
    </message>
    <message>
        <source>There is no such place on this board.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस बोर्ड पर ऐसी कोई जगह नहीं है।</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>पहले पासे फेंकें।</translation>
    </message>
    <message>
        <source>The dice were already rolled in this turn.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस बारी के पासे पहले ही फेंके जा चुके हैं।</translation>
    </message>
    <message>
        <source>Your hand does not hold the cards that this costs.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इसकी लागत के कार्ड आपके हाथ में नहीं हैं।</translation>
    </message>
    <message>
        <source>You have no such piece left.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>आपके पास ऐसी कोई गोटी नहीं बची।</translation>
    </message>
    <message>
        <source>This corner is taken.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह कोना खाली नहीं है।</translation>
    </message>
    <message>
        <source>This corner does not touch land.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह कोना ज़मीन से सटा नहीं है।</translation>
    </message>
    <message>
        <source>This corner is too close to another building.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>दूसरी बस्ती या शहर इस कोने के बहुत पास है।</translation>
    </message>
    <message>
        <source>A city replaces a settlement of your own; there is none on this corner.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>शहर आपकी अपनी बस्ती की जगह बनता है; इस कोने पर आपकी बस्ती नहीं है।</translation>
    </message>
    <message>
        <source>This edge is taken.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह रास्ता खाली नहीं है।</translation>
    </message>
    <message>
        <source>A road cannot lie at sea.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>समुद्र पर सड़क नहीं बन सकती।</translation>
    </message>
    <message>
        <source>A road must join one of your roads or buildings.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>सड़क आपकी किसी सड़क, बस्ती या शहर से जुड़नी चाहिए।</translation>
    </message>
    <message>
        <source>No development card is left.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>कोई विकास कार्ड नहीं बचा।</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह कार्ड आपके पास नहीं है।</translation>
    </message>
    <message>
        <source>A card cannot be played in the turn in which it was bought.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>जिस बारी में कार्ड खरीदा हो, उसी में उसे नहीं चल सकते।</translation>
    </message>
    <message>
        <source>Only one development card may be played in a turn.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>एक बारी में एक ही विकास कार्ड चला जा सकता है।</translation>
    </message>
    <message>
        <source>In this game no card is played before the dice are rolled.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस गेम में पासे फेंकने से पहले कार्ड नहीं चल सकते।</translation>
    </message>
    <message>
        <source>The bank cannot give these cards.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>बैंक ये कार्ड नहीं दे सकता।</translation>
    </message>
    <message>
        <source>This is not a resource.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह संसाधन नहीं है।</translation>
    </message>
    <message>
        <source>Choose two cards, or all that the bank has if there are fewer.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>दो कार्ड चुनें; बैंक में कम हों, तो उतने ही जितने वह दे सके।</translation>
    </message>
    <message>
        <source>This is not the number of cards that you have to return.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>जितने कार्ड आपको लौटाने हैं, ये उतने नहीं हैं।</translation>
    </message>
    <message>
        <source>You do not hold these cards.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>ये कार्ड आपके पास नहीं हैं।</translation>
    </message>
    <message>
        <source>The robber must move to another hex.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>लुटेरे को दूसरे हेक्स पर भेजना होगा।</translation>
    </message>
    <message>
        <source>The robber stands on land only.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>लुटेरा सिर्फ़ ज़मीन पर रहता है।</translation>
    </message>
    <message>
        <source>In this game the robber does not return to the desert.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस गेम में लुटेरा रेगिस्तान में नहीं लौटता।</translation>
    </message>
    <message>
        <source>Choose the player whom the robber steals from.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>वह खिलाड़ी चुनें जिससे लुटेरा कार्ड छीने।</translation>
    </message>
    <message>
        <source>The robber cannot steal from this player here.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यहाँ लुटेरा इस खिलाड़ी से कार्ड नहीं छीन सकता।</translation>
    </message>
    <message>
        <source>Trading begins after the dice are rolled.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>व्यापार पासे फेंकने के बाद शुरू होता है।</translation>
    </message>
    <message>
        <source>In this game trading ends with the first thing you build or buy in a turn.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस गेम में बारी में कुछ भी बनाने या खरीदने के बाद व्यापार नहीं होता।</translation>
    </message>
    <message>
        <source>The bank does not hold the card that you want.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>आपको जो कार्ड चाहिए, वह बैंक में नहीं है।</translation>
    </message>
    <message>
        <source>You do not hold enough cards of this kind for the bank.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>बैंक को देने के लिए आपके पास इस तरह के कार्ड काफ़ी नहीं हैं।</translation>
    </message>
    <message>
        <source>A resource cannot be exchanged for itself.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>किसी संसाधन को उसी संसाधन से नहीं बदल सकते।</translation>
    </message>
    <message>
        <source>Both sides of an offer need at least one card.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>प्रस्ताव में दोनों तरफ़ से कम से कम एक-एक कार्ड होना चाहिए।</translation>
    </message>
    <message>
        <source>The same resource cannot stand on both sides of an offer.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>प्रस्ताव में दोनों तरफ़ एक ही संसाधन नहीं हो सकता।</translation>
    </message>
    <message>
        <source>An offer needs somebody who may answer it.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>प्रस्ताव किसी ऐसे खिलाड़ी को दें जो जवाब दे सके।</translation>
    </message>
    <message>
        <source>Trade is only with the player whose turn it is.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>व्यापार सिर्फ़ उस खिलाड़ी से होता है जिसकी बारी हो।</translation>
    </message>
    <message>
        <source>In this game only the player whose turn it is makes offers.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस गेम में जिस खिलाड़ी की बारी हो, प्रस्ताव सिर्फ़ उसी का होता है।</translation>
    </message>
    <message>
        <source>You have made as many offers as one turn allows.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>एक बारी में जितने प्रस्ताव रख सकते हैं, उतने आपने रख लिए हैं।</translation>
    </message>
    <message>
        <source>This offer is no longer open.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह प्रस्ताव अब खुला नहीं है।</translation>
    </message>
    <message>
        <source>You have already declined this offer.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>आपने यह प्रस्ताव पहले ही नामंज़ूर कर दिया है।</translation>
    </message>
    <message>
        <source>This player has not accepted your offer.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस खिलाड़ी ने आपका प्रस्ताव मंज़ूर नहीं किया है।</translation>
    </message>
    <message>
        <source>A hand holds at most 120 cards.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>हाथ में ज़्यादा से ज़्यादा 120 कार्ड हो सकते हैं।</translation>
    </message>
    <message>
        <source>You do not have enough points to declare victory.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>जीत की घोषणा के लिए आपके पास काफ़ी अंक नहीं हैं।</translation>
    </message>
    <message>
        <source>This move cannot be taken back.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह चाल वापस नहीं ली जा सकती।</translation>
    </message>
    <message>
        <source>The recorded result of this move is impossible here.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>रिकॉर्ड में इस चाल का जो नतीजा है, वह यहाँ हो ही नहीं सकता।</translation>
    </message>
    <message>
        <source>You do not have the cards for this trade.</source>
        <extracomment>Answer to a player who offers or accepts a trade without holding the cards</extracomment>
        <translation>इस व्यापार के कार्ड आपके पास नहीं हैं।</translation>
    </message>
    <message>
        <source>None of your routes leads to this corner.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>आपका कोई मार्ग इस कोने तक नहीं आता।</translation>
    </message>
    <message>
        <source>This piece must start at the settlement that you have just placed.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह गोटी अभी बसाई गई बस्ती से शुरू होनी चाहिए।</translation>
    </message>
    <message>
        <source>This game has no ships.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस गेम में जहाज़ नहीं हैं।</translation>
    </message>
    <message>
        <source>A ship lies on the coast or at sea.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>जहाज़ सिर्फ़ तट पर या समुद्र में रखा जा सकता है।</translation>
    </message>
    <message>
        <source>A ship must join one of your ships or buildings.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>जहाज़ आपके किसी जहाज़, बस्ती या शहर से जुड़ना चाहिए।</translation>
    </message>
    <message>
        <source>In this game no ship is placed in the set-up.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस गेम में शुरुआत में जहाज़ नहीं रखे जाते।</translation>
    </message>
    <message>
        <source>There is no ship of yours on this edge.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस रास्ते पर आपका कोई जहाज़ नहीं है।</translation>
    </message>
    <message>
        <source>You have already moved a ship in this turn.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>इस बारी में आप एक जहाज़ को नई जगह भेज चुके हैं।</translation>
    </message>
    <message>
        <source>A ship cannot move in the turn in which it was built.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>जहाज़ जिस बारी में बना हो, उसी बारी में उसे नई जगह नहीं भेजा जा सकता।</translation>
    </message>
    <message>
        <source>Only a ship at the open end of a line of ships can move.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>जहाज़ों की कतार के खुले सिरे वाला जहाज़ ही नई जगह भेजा जा सकता है।</translation>
    </message>
    <message>
        <source>The ship must move to another edge.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>जहाज़ को किसी दूसरे रास्ते पर भेजना होगा।</translation>
    </message>
    <message>
        <source>No free piece can be placed: there is no place for one, or none is left.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>कोई मुफ़्त गोटी नहीं रखी जा सकती: उसके लिए जगह नहीं है, या ऐसी कोई गोटी नहीं बची।</translation>
    </message>
    <message>
        <source>Place at least one free piece before you stop.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>रुकने से पहले कम से कम एक मुफ़्त गोटी रखें।</translation>
    </message>
    <message>
        <source>You have lost no city that the insurance has not paid yet.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>आपका ऐसा कोई शहर नहीं गया जिसका बीमा मिलना बाकी हो।</translation>
    </message>
    <message>
        <source>There are no wolves that a Dog could hold off.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>अभी ऐसे भेड़िए नहीं हैं जिन्हें कुत्ता रोके।</translation>
    </message>
    <message>
        <source>Your flock is protected from these wolves already.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>आपका रेवड़ इन भेड़ियों से पहले ही सुरक्षित है।</translation>
    </message>
    <message>
        <source>You have already answered.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>आप जवाब दे चुके हैं।</translation>
    </message>
    <message>
        <source>The recorded answers to the wolves are not those that were given.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>भेड़ियों के हमले पर दर्ज जवाब वे नहीं हैं जो दिए गए थे।</translation>
    </message>
    <message>
        <source>This event cannot come in this game.</source>
        <extracomment>A fault in a recorded game</extracomment>
        <translation>इस गेम में यह घटना नहीं आ सकती।</translation>
    </message>
    <message>
        <source>You may build on your own board and its neighbors only.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>आप अपने बोर्ड और उसके पड़ोसी बोर्डों पर ही बना सकते हैं।</translation>
    </message>
    <message>
        <source>This place is kept free for a player who may still come.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह जगह आने वाले खिलाड़ी के लिए खाली रखी गई है।</translation>
    </message>
    <message>
        <source>Choose one of your three start settlements.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>अपनी तीन शुरुआती बस्तियों में से एक चुनें।</translation>
    </message>
    <message>
        <source>A robber stands beside your buildings: the knight drives that one away.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>आपकी इमारतों के पास लुटेरा खड़ा है: योद्धा उसी को भगाता है।</translation>
    </message>
    <message>
        <source>No robber stands there beside your buildings.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>वहाँ आपकी इमारतों के पास कोई लुटेरा नहीं है।</translation>
    </message>
    <message>
        <source>Choose the card that the knight brings.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>चुनें कि योद्धा कौन सा कार्ड लाए।</translation>
    </message>
    <message>
        <source>You can trade now with the active players near you only; whoever is active, with both players of the neighboring boards and across.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>अभी आप पास के सक्रिय खिलाड़ियों से ही व्यापार कर सकते हैं; सक्रिय खिलाड़ी पड़ोसी बोर्डों के दोनों खिलाड़ियों और सामने वाले से।</translation>
    </message>
    <message>
        <source>You may make this offer to one player only.</source>
        <extracomment>Answer to a player whose move breaks a rule</extracomment>
        <translation>यह प्रस्ताव आप एक ही खिलाड़ी को दे सकते हैं।</translation>
    </message>
</context>
<context>
    <name>RuleTable</name>
    <message>
        <source>What you build</source>
        <extracomment>Heading of a table of costs: a piece or card</extracomment>
        <translation>क्या बनाएँ</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Heading of a table of costs</extracomment>
        <translation>लागत</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a table of costs: victory points</extracomment>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>Table of costs</extracomment>
        <translation>सड़क</translation>
    </message>
    <message>
        <source>Ship</source>
        <extracomment>Table of costs</extracomment>
        <translation>जहाज़</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>Table of costs</extracomment>
        <translation>बस्ती</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>Table of costs</extracomment>
        <translation>शहर</translation>
    </message>
    <message>
        <source>Development card</source>
        <extracomment>Table of costs</extracomment>
        <translation>विकास कार्ड</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Heading of a table: what both dice show together</extracomment>
        <translation>पासे</translation>
    </message>
    <message>
        <source>In 36 throws</source>
        <extracomment>Heading of a table: how often a sum of the dice comes, on average</extracomment>
        <translation>36 बार में</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Heading of a table: how often a sum of the dice comes</extracomment>
        <translation>संभावना</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>Table of chances: two sums that come equally often</extracomment>
        <translation>%1 या %2</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>Heading of a table of development cards</extracomment>
        <translation>कार्ड</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>Heading of a table of development cards: how many are in the deck</extracomment>
        <translation>कितने</translation>
    </message>
    <message>
        <source>What it does</source>
        <extracomment>Heading of a table of development cards</extracomment>
        <translation>असर</translation>
    </message>
    <message>
        <source>%1 (Crazy only)</source>
        <extracomment>Table of development cards: %1 name of a card</extracomment>
        <translation>%1 (केवल क्रेज़ी में)</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>Heading of a table of options</extracomment>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>What it changes</source>
        <extracomment>Heading of a table of options</extracomment>
        <translation>क्या बदलता है</translation>
    </message>
    <message>
        <source>Usual value</source>
        <extracomment>Heading of a table of options: the value that it has unless somebody changes it</extracomment>
        <translation>सामान्य मान</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Rules: name of an option and its value in the game that is played</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>**In this game** — %1</source>
        <extracomment>Rules: %1 is a list of options with their values</extracomment>
        <translation>**इस गेम में** — %1</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>resource cards: %1</source>
        <extracomment>Change of what a player has: %1 such as “+2 × Ore, −1 × Wool”</extracomment>
        <translation>संसाधन कार्ड: %1</translation>
    </message>
    <message>
        <source>development cards: %1</source>
        <extracomment>Change of what a player has: %1 such as “+1 × Knight”</extracomment>
        <translation>विकास कार्ड: %1</translation>
    </message>
    <message>
        <source>cards played: %1</source>
        <extracomment>Change of what a player has played: %1 such as “+1 × Knight”</extracomment>
        <translation>चले हुए कार्ड: %1</translation>
    </message>
    <message>
        <source>pieces in stock: %1</source>
        <extracomment>Change of the pieces that a player still has: %1 such as “−1 × Road”</extracomment>
        <translation>भंडार की गोटियाँ: %1</translation>
    </message>
    <message>
        <source>victory points: %1</source>
        <extracomment>%1 is the number of victory points that a player has now</extracomment>
        <translation>विजय अंक: %1</translation>
    </message>
    <message>
        <source>longest route: %1</source>
        <extracomment>%1 is the length of a player&apos;s longest road now</extracomment>
        <translation>सबसे लंबा मार्ग: %1</translation>
    </message>
    <message>
        <source>lost cities not paid for: %1</source>
        <extracomment>%1 is the number of cities lost to earthquakes that no Insurance has paid for yet</extracomment>
        <translation>गँवाए शहर, जिनका बीमा नहीं मिला: %1</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>Pieces in a list such as “−1 × Road”</extracomment>
        <translation>सड़क</translation>
    </message>
    <message>
        <source>Ship</source>
        <extracomment>Pieces in a list such as “−1 × Ship”</extracomment>
        <translation>जहाज़</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>Pieces in a list such as “−1 × Settlement”</extracomment>
        <translation>बस्ती</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>Pieces in a list such as “−1 × City”</extracomment>
        <translation>शहर</translation>
    </message>
    <message>
        <source>+%1 × %2</source>
        <extracomment>A change: %1 how many more, %2 the bare name of a card or piece</extracomment>
        <translation>+%1 × %2</translation>
    </message>
    <message>
        <source>−%1 × %2</source>
        <extracomment>A change: %1 how many fewer, %2 the bare name of a card or piece</extracomment>
        <translation>−%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>One kind of card in a list: %1 how many, %2 its bare name</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Instead of a list of cards that is empty</extracomment>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <extracomment>What a move changed for a player: %1 the player, %2 such as “resource cards: +2 × Ore; victory points: 3”</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Robber: %1</source>
        <extracomment>%1 is the hex, or the hexes, where a robber stands now, such as “0,-1”</extracomment>
        <translation>लुटेरा: %1</translation>
    </message>
    <message>
        <source>Turn %1, round %2</source>
        <extracomment>Heading of what is told of a turn</extracomment>
        <translation>बारी %1, दौर %2</translation>
    </message>
    <message>
        <source>%1 — victory points: %2; resource cards: %3; development cards: %4</source>
        <extracomment>What a player has at the start of a turn: %1 the player, %2 a number, %3 and %4 lists of cards</extracomment>
        <translation>%1 — विजय अंक: %2; संसाधन कार्ड: %3; विकास कार्ड: %4</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>A player without a name; %1 counts from 0, as in the file</extracomment>
        <translation>सीट %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>The first line of a recorded game: %1 the rule set</extracomment>
        <translation>नियम: %1</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>Of a recorded game: %1 names of the players</extracomment>
        <translation>खिलाड़ी: %1</translation>
    </message>
    <message>
        <source>House rule — %1: %2</source>
        <extracomment>A house rule of a recorded game: %1 its name, %2 its value</extracomment>
        <translation>घर का नियम — %1: %2</translation>
    </message>
    <message>
        <source>Board:</source>
        <extracomment>Of a recorded game; the hexes follow</extracomment>
        <translation>बोर्ड:</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>A move of the table itself, such as a throw: %1 the move as the record writes it</extracomment>
        <translation>टेबल: %1</translation>
    </message>
    <message>
        <source>%1: %2 (one of %3)</source>
        <extracomment>A move: %1 the player, %2 the move as the record writes it, %3 how many moves the rules allowed</extracomment>
        <translation>%1: %2 (%3 में से एक)</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>This game is being played by another program.</source>
        <extracomment>Why a file cannot be opened: a saved game</extracomment>
        <translation>यह गेम किसी और प्रोग्राम में खुला है।</translation>
    </message>
    <message>
        <source>The game cannot be copied to the folder “%1”: %2.</source>
        <extracomment>Why a file cannot be opened: a saved game; %1 a folder, %2 what the system says</extracomment>
        <translation>गेम की प्रति “%1” फ़ोल्डर में नहीं बन सकती: %2।</translation>
    </message>
    <message>
        <source>The game in it cannot be continued: %1.</source>
        <extracomment>Why a file cannot be opened: a saved game; %1 the reason, such as “the file is damaged”</extracomment>
        <translation>इसमें जो गेम है, उसे आगे नहीं खेल सकते: %1।</translation>
    </message>
    <message>
        <source>There is no unfinished game in it.</source>
        <extracomment>Why a file cannot be opened: a saved game</extracomment>
        <translation>इसमें कोई अधूरा गेम नहीं है।</translation>
    </message>
    <message>
        <source>Nobody in this game played at the computer that hosted it: tapu-server can continue it.</source>
        <extracomment>Why a file cannot be opened: a saved game; “tapu-server” is a command</extracomment>
        <translation>मेज़बान कंप्यूटर पर इस गेम का कोई खिलाड़ी नहीं था: इसे tapu-server से आगे बढ़ाएँ।</translation>
    </message>
    <message>
        <source>%1 today</source>
        <extracomment>When a saved game was last played; %1 a time such as 9:40</extracomment>
        <translation>आज %1 बजे</translation>
    </message>
    <message>
        <source>%1 yesterday</source>
        <extracomment>When a saved game was last played; %1 a time such as 9:40</extracomment>
        <translation>कल %1 बजे</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>When a saved game was last played; %1 a date such as 14 October 2026, %2 a time such as 9:40</extracomment>
        <translation>%1, %2 बजे</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>Who plays in a saved game besides the people named</extracomment>
        <translation>
            <numerusform>%n बॉट</numerusform>
            <numerusform>%n बॉट</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n move(s)</source>
        <extracomment>How far a saved game is, where its position is not known</extracomment>
        <translation>
            <numerusform>%n चाल के बाद</numerusform>
            <numerusform>%n चालों के बाद</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting placement</source>
        <extracomment>How far a saved game is: the first settlements are being placed</extracomment>
        <translation>शुरुआती जमावट</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>How far a saved game is; %1 a number</extracomment>
        <translation>दौर %1</translation>
    </message>
    <message>
        <source>This game cannot be continued: %1.</source>
        <extracomment>Why a saved game cannot be continued; %1 the reason, such as “the file is damaged”</extracomment>
        <translation>यह गेम आगे नहीं खेल सकते: %1।</translation>
    </message>
    <message>
        <source>The file of this game is damaged and kept as %1. “tapu-tool store check” tells what can be used of it.</source>
        <extracomment>Why a saved game cannot be continued; %1 name of a file, “tapu-tool store check” is a command to be typed like that</extracomment>
        <translation>इस गेम की फ़ाइल खराब है और %1 नाम से रखी है। “tapu-tool store check” बताता है कि उसमें से क्या काम आ सकता है।</translation>
    </message>
    <message>
        <source>This game is being played at the moment.</source>
        <extracomment>Why a saved game cannot be continued now</extracomment>
        <translation>यह गेम अभी खेला जा रहा है।</translation>
    </message>
</context>
<context>
    <name>ScreenWords</name>
    <message>
        <source>Round %1</source>
        <extracomment>Big screen: %1 is the number of the round.</extracomment>
        <translation>दौर %1</translation>
    </message>
    <message>
        <source>Sun plays</source>
        <extracomment>Big screen, very large: the round of the group Sun</extracomment>
        <translation>सूर्य दल की बारी</translation>
    </message>
    <message>
        <source>Moon plays</source>
        <extracomment>Big screen, very large: the round of the group Moon</extracomment>
        <translation>चंद्र दल की बारी</translation>
    </message>
    <message>
        <source>Next: Sun group</source>
        <extracomment>Big screen, at the bottom: whose round follows this one</extracomment>
        <translation>फिर सूर्य दल की बारी</translation>
    </message>
    <message>
        <source>Next: Moon group</source>
        <extracomment>Big screen, at the bottom: whose round follows this one</extracomment>
        <translation>फिर चंद्र दल की बारी</translation>
    </message>
    <message>
        <source>Everybody makes their start choices</source>
        <extracomment>Big screen: before round 1 everybody chooses where their start cards come from and where their city stands.</extracomment>
        <translation>सब अपनी शुरुआती पसंद चुनें</translation>
    </message>
    <message>
        <source>The dice are being thrown…</source>
        <extracomment>Big screen: the hall waits for the throw.</extracomment>
        <translation>पासे फेंके जा रहे हैं…</translation>
    </message>
    <message>
        <source>Seven: large hands return cards</source>
        <extracomment>Big screen, after a seven: players with many cards give some to the bank.</extracomment>
        <translation>सात: ज़्यादा कार्ड वाले खिलाड़ी कार्ड लौटाएँ</translation>
    </message>
    <message>
        <source>A second throw moves the robbers</source>
        <extracomment>Big screen, after a seven: a second throw moves the robbers.</extracomment>
        <translation>पासे दूसरी बार: लुटेरे जगह बदलेंगे</translation>
    </message>
    <message>
        <source>Seven: no hex produces</source>
        <extracomment>Big screen: the throw was a seven.</extracomment>
        <translation>सात: किसी हेक्स से उपज नहीं</translation>
    </message>
    <message>
        <source>Every hex with %1 produces</source>
        <extracomment>Big screen: %1 is the number that was thrown.</extracomment>
        <translation>नंबर %1 वाले हर हेक्स से उपज</translation>
    </message>
    <message>
        <source>Leaders</source>
        <extracomment>Big screen: head of the list of those with most points</extracomment>
        <translation>सबसे आगे</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Big screen: head of the list of all players by points</extracomment>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>Big screen: the ranking is shown in pages.</extracomment>
        <translation>पेज %1 / %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>Big screen, beside &quot;Leaders&quot;: %1 points win.</extracomment>
        <translation>लक्ष्य %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Big screen: how many play</extracomment>
        <translation>
            <numerusform>%n खिलाड़ी</numerusform>
            <numerusform>%n खिलाड़ी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <extracomment>Big screen: how many boards the chain has</extracomment>
        <translation>
            <numerusform>%n बोर्ड</numerusform>
            <numerusform>%n बोर्ड</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>second(s)</source>
        <extracomment>Big screen, under the large number of seconds that are left; the number itself is not in this text.</extracomment>
        <translation>
            <numerusform>सेकंड</numerusform>
            <numerusform>सेकंड</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock stands</source>
        <extracomment>Big screen: the organizer has paused the game.</extracomment>
        <translation>घड़ी रुकी है</translation>
    </message>
    <message>
        <source>The game begins soon</source>
        <extracomment>Big screen: people still sit down.</extracomment>
        <translation>गेम जल्दी शुरू होगा</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seat(s) taken</source>
        <extracomment>Big screen, before the game: how many seats have somebody</extracomment>
        <translation>
            <numerusform>%n में से %1 सीट पर खिलाड़ी</numerusform>
            <numerusform>%n में से %1 सीटों पर खिलाड़ी</numerusform>
        </translation>
    </message>
    <message>
        <source>Start choices</source>
        <extracomment>Big screen, large: before round 1 all players make their choices for the start.</extracomment>
        <translation>शुरुआती पसंद</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <extracomment>Big screen, at the end: %1 is the name of the player who has won.</extracomment>
        <translation>
            <numerusform>%1 ने %n अंक के साथ गेम जीता</numerusform>
            <numerusform>%1 ने %n अंकों के साथ गेम जीता</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the first place with %1 points</source>
        <extracomment>Big screen, at the end: %n players are equal on the first place, with %1 points each.</extracomment>
        <translation>
            <numerusform>%1 अंकों के साथ पहले स्थान पर %n खिलाड़ी</numerusform>
            <numerusform>%1 अंकों के साथ पहले स्थान पर %n खिलाड़ी</numerusform>
        </translation>
    </message>
    <message>
        <source>after round %1</source>
        <extracomment>Big screen, at the end: %1 is the number of the last round.</extracomment>
        <translation>दौर %1 के बाद</translation>
    </message>
    <message>
        <source>From the organizer</source>
        <extracomment>Big screen: head over a message to everybody</extracomment>
        <translation>आयोजक की ओर से</translation>
    </message>
    <message>
        <source>Connecting to the game…</source>
        <extracomment>Big screen, small: it waits for its first connection to the game.</extracomment>
        <translation>गेम से कनेक्शन बन रहा है…</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <extracomment>Big screen, small: it has lost the game and comes back by itself.</extracomment>
        <translation>कनेक्शन टूट गया। फिर कोशिश हो रही है…</translation>
    </message>
    <message>
        <source>The game does not answer here.</source>
        <extracomment>Big screen, small: the game does not take this screen.</extracomment>
        <translation>यहाँ गेम से जवाब नहीं मिलता।</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Big screen, small, at the top: simulated players play, to try everything out.</extracomment>
        <translation>अभ्यास</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n point(s)</source>
        <extracomment>Big screen, at the end of a game that was stopped: %1 is the name of the player with most points.</extracomment>
        <translation>
            <numerusform>%n अंक के साथ %1 सबसे आगे</numerusform>
            <numerusform>%n अंकों के साथ %1 सबसे आगे</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, board %2, has reached %3 points</source>
        <extracomment>Big screen: %1 is the name of a player, %2 the number of their board, %3 the points that win.</extracomment>
        <translation>%1 (बोर्ड %2) ने %3 अंक पूरे किए</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have reached %1 points</source>
        <extracomment>Big screen: %n players, at least two, have the points that win, %1.</extracomment>
        <translation>
            <numerusform>%n खिलाड़ी ने %1 अंक पूरे किए</numerusform>
            <numerusform>%n खिलाड़ियों ने %1 अंक पूरे किए</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points reached in round %2</source>
        <extracomment>Big screen, at the end: %1 is the number of points that win, %2 the number of the last round.</extracomment>
        <translation>दौर %2 में %1 अंक पूरे</translation>
    </message>
    <message>
        <source>stopped in round %1</source>
        <extracomment>Big screen, at the end: %1 is the number of the last round.</extracomment>
        <translation>दौर %1 में खत्म</translation>
    </message>
    <message>
        <source>the time was over after round %1</source>
        <extracomment>Big screen, at the end: %1 is the number of the last round.</extracomment>
        <translation>दौर %1 के बाद समय खत्म</translation>
    </message>
    <message>
        <source>Local network, then Join by address:</source>
        <extracomment>Big screen, before the game, over an address: an entry of the start page of Tapu and a button there</extracomment>
        <translation>लोकल नेटवर्क, फिर पते से जुड़ें:</translation>
    </message>
    <message>
        <source>This game is not shown on other computers.</source>
        <extracomment>Big screen, small: the table does not let itself be shown on a screen of another computer.</extracomment>
        <translation>यह गेम दूसरे कंप्यूटरों पर नहीं दिखाया जाता।</translation>
    </message>
</context>
<context>
    <name>Server</name>
    <message>
        <source>The option %1 takes a number from %2 to %3.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>विकल्प %1 के साथ %2 से %3 तक की संख्या दें।</translation>
    </message>
    <message>
        <source>Hosts games of Tapu without a screen.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>टापू के गेम की मेज़बानी करता है, बिना स्क्रीन के।</translation>
    </message>
    <message>
        <source>TCP port to listen at; 0 picks one (default %1).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>किस TCP पोर्ट पर सुनें; 0 हो तो खुद चुनता है (न दें, तो %1)।</translation>
    </message>
    <message>
        <source>Address to listen at (default: all).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>किस पते पर सुनें (न दें, तो सब)।</translation>
    </message>
    <message>
        <source>Rule set: classic, crazy or big (default classic).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>नियम: classic, crazy या big (न दें, तो classic)।</translation>
    </message>
    <message>
        <source>big: boards of the chain, two seats at each (default 2).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>big: शृंखला के बोर्ड, हर एक पर दो सीटें (न दें, तो 2)।</translation>
    </message>
    <message>
        <source>A house rule, such as undo=off; may be given more than once.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>घर का नियम, जैसे undo=off; कई बार दे सकते हैं।</translation>
    </message>
    <message>
        <source>Seats of the table, 2 to 4 (default 4).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>टेबल की सीटें, 2 से 4 (न दें, तो 4)।</translation>
    </message>
    <message>
        <source>Begin as soon as so many are ready; empty seats get bots, or stay empty by big.emptySeat.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>इतने खिलाड़ी तैयार होते ही शुरू करें; खाली सीटों पर बॉट बैठते हैं, या वे big.emptySeat के अनुसार खाली रहती हैं।</translation>
    </message>
    <message>
        <source>Of these, seats that bots take (default 0).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>इनमें बॉट की सीटें (न दें, तो 0)।</translation>
    </message>
    <message>
        <source>Thinking time of those bots in milliseconds (default 0).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>उन बॉट के सोचने का समय, मिलीसेकंड में (न दें, तो 0)।</translation>
    </message>
    <message>
        <source>Name of the game in the lists of others.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>दूसरों की सूची में गेम का नाम।</translation>
    </message>
    <message>
        <source>“memory”, or a file that keeps the game; an unfinished game in it goes on.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>“memory”, या वह फ़ाइल जिसमें गेम रहे; उसका अधूरा गेम आगे चलता है।</translation>
    </message>
    <message>
        <source>Number that all chance comes from, to repeat a game; without it, the system’s.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>वह संख्या जिससे सारे पासे और कार्ड निकलें, ताकि गेम दोहराया जा सके; न हो तो सिस्टम की।</translation>
    </message>
    <message>
        <source>End after one game.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>एक गेम के बाद बंद हो।</translation>
    </message>
    <message>
        <source>Do not announce the game on the local network.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>लोकल नेटवर्क पर गेम की घोषणा न करें।</translation>
    </message>
    <message>
        <source>Language of what is said here: hi or en.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>यहाँ के संदेशों की भाषा: hi या en।</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>यह मदद दिखाएँ।</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>संस्करण दिखाएँ।</translation>
    </message>
    <message>
        <source>--boards says how many seats there are.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>सीटों की संख्या --boards से तय होती है।</translation>
    </message>
    <message>
        <source>--boards goes with --rules big.</source>
        <translation>--boards सिर्फ़ --rules big के साथ दें।</translation>
    </message>
    <message>
        <source>--seed takes a whole number.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--seed के साथ पूर्णांक दें।</translation>
    </message>
    <message>
        <source>--bind takes an address such as 127.0.0.1 or ::1.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--bind के साथ पता दें, जैसे 127.0.0.1 या ::1।</translation>
    </message>
    <message>
        <source>--rules is classic, crazy or big.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--rules में classic, crazy या big दें।</translation>
    </message>
    <message>
        <source>“%1” is not understood.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>“%1” समझ में नहीं आता।</translation>
    </message>
    <message>
        <source>What to do if the file has lost moves of the game: stop and keep it, or go-on (default stop).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>फ़ाइल से गेम की चालें खो गई हों, तो: stop — गेम खत्म करके फ़ाइल रखें, या go-on — आगे बढ़ें (न दें, तो stop)।</translation>
    </message>
    <message>
        <source>--store takes “memory” or the name of a file.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--store में “memory” या किसी फ़ाइल का नाम दें।</translation>
    </message>
    <message>
        <source>--on-missing-moves is stop or go-on.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--on-missing-moves में stop या go-on दें।</translation>
    </message>
    <message>
        <source>Let bots play on when everybody has gone; else the game waits until somebody is back.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>सब चले जाएँ, तब भी बॉट खेलते रहें; न दें, तो किसी के लौटने तक गेम रुका रहता है।</translation>
    </message>
    <message>
        <source>These house rules cannot be played together.</source>
        <extracomment>tapu-server on the command line: each house rule may be as it is, but not all of them together</extracomment>
        <translation>घर के ये नियम साथ-साथ नहीं खेले जा सकते।</translation>
    </message>
    <message>
        <source>big: print how much time, traffic and memory each round takes.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>big: हर दौर में कितना समय, कितना डेटा और कितनी मेमोरी लगती है, यह बताता है।</translation>
    </message>
    <message>
        <source>The table has an organizer, who shows the key in this file; a new one if there is no such file.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>टेबल का एक आयोजक होगा, जिसकी चाबी इस फ़ाइल में है; फ़ाइल न हो, तो नई चाबी बनेगी।</translation>
    </message>
    <message>
        <source>--organizer-key-file takes the name of a file.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--organizer-key-file के साथ फ़ाइल का नाम दें।</translation>
    </message>
    <message>
        <source>Cannot write the organizer’s key to %1: %2.</source>
        <extracomment>tapu-server on the console; %1 a file, %2 the system&apos;s remark</extracomment>
        <translation>आयोजक की चाबी %1 में नहीं लिखी जा सकी: %2।</translation>
    </message>
    <message>
        <source>%1 is no file of an organizer’s key. Nothing in it was changed.</source>
        <extracomment>tapu-server on the console; %1 a file</extracomment>
        <translation>%1 आयोजक की चाबी की फ़ाइल नहीं है। उसे वैसा ही छोड़ दिया है।</translation>
    </message>
    <message>
        <source>%1 is a folder. --organizer-key-file takes the name of a file, which is made if there is none.</source>
        <extracomment>tapu-server on the console; %1 a folder. The option stays as it is</extracomment>
        <translation>%1 फ़ोल्डर है। --organizer-key-file में किसी फ़ाइल का नाम लिखें; फ़ाइल न हो, तो वह बना ली जाती है।</translation>
    </message>
    <message>
        <source>Let the big screens say that this is a rehearsal.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>बड़ी स्क्रीनों पर लिखा रहे कि यह अभ्यास है।</translation>
    </message>
    <message>
        <source>Take lines of a console at this port of this computer alone, or at this socket.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>इसी कंप्यूटर के इस पोर्ट पर या इस सॉकेट पर कंसोल की पंक्तियाँ लें।</translation>
    </message>
    <message>
        <source>Ask everybody who comes for the password in the first line of this file.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>हर आने वाले से वह पासवर्ड पूछें जो इस फ़ाइल की पहली पंक्ति में है।</translation>
    </message>
    <message>
        <source>Who may watch: none, live, or so many minutes later (default live).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>कौन देख सकता है: none, live, या इतने मिनट बाद (डिफ़ॉल्ट live)।</translation>
    </message>
    <message>
        <source>Whether somebody may take a bot’s seat while the game runs (default open).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>चलते गेम में कोई बॉट की सीट ले सकता है या नहीं (डिफ़ॉल्ट open)।</translation>
    </message>
    <message>
        <source>--watch is none, live, or a number of minutes from 1 to %1.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--watch के साथ none, live या 1 से %1 तक मिनट लिखें।</translation>
    </message>
    <message>
        <source>--sit-down is closed, asked or open.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--sit-down के साथ closed, asked या open लिखें।</translation>
    </message>
    <message>
        <source>%1 takes a name.</source>
        <extracomment>tapu-server on the command line; %1 an option, which stays as it is</extracomment>
        <translation>%1 के साथ नाम लिखें।</translation>
    </message>
    <message>
        <source>Seconds that bots leave an offer to the persons who are asked too, 0 to %1 (default %2).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>प्रस्ताव जिन लोगों के लिए है, बॉट इतने सेकंड उनके जवाब का इंतज़ार करते हैं, 0 से %1 (डिफ़ॉल्ट %2)।</translation>
    </message>
    <message>
        <source>Let bots take the empty seats after so many minutes, and the game begin; 0 is never (default 0).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>इतने मिनट बाद खाली सीटों पर बॉट बैठें और गेम शुरू हो; 0 यानी कभी नहीं (डिफ़ॉल्ट 0)।</translation>
    </message>
    <message>
        <source>--admin takes a port from 0 to 65535, or the path of a socket.</source>
        <extracomment>tapu-server on the command line; the option stays as it is</extracomment>
        <translation>--admin को 0 से 65535 तक का पोर्ट या सॉकेट का पथ चाहिए।</translation>
    </message>
    <message>
        <source>--players waits for persons, and --bots leaves them no seat.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--players लोगों का इंतज़ार करता है, और --bots उनके लिए कोई सीट नहीं छोड़ता।</translation>
    </message>
    <message>
        <source>Which bots these are, one for all or one for each: greedy (default) and others that tapu-tool --help names, and ext:COMMAND: another program.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>ये बॉट कौन-से हों, सबके लिए एक या हर एक के लिए अलग: greedy (न दें, तो यही), tapu-tool --help में बताए गए बाकी बॉट, या ext:COMMAND यानी कोई दूसरा प्रोग्राम।</translation>
    </message>
    <message>
        <source>Seconds that a program after ext: may take for an answer (default 10).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>ext: वाले प्रोग्राम को जवाब के लिए इतने सेकंड मिलते हैं (न दें, तो 10)।</translation>
    </message>
    <message>
        <source>Megabytes of memory that a program after ext: may use (default 1024).</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>ext: वाला प्रोग्राम इतने मेगाबाइट मेमोरी ले सकता है (न दें, तो 1024)।</translation>
    </message>
    <message>
        <source>--bot names one bot, or as many as --bots says.</source>
        <extracomment>tapu-server on the command line; options and their values stay as they are</extracomment>
        <translation>--bot में एक बॉट का नाम दें, या उतने जितने --bots में बताए गए हैं।</translation>
    </message>
    <message>
        <source>With ext: --bots can be %1 at most.</source>
        <extracomment>tapu-server on the command line; %1 a number; options and ext: stay as they are</extracomment>
        <translation>ext: के साथ --bots ज़्यादा से ज़्यादा %1 हो सकता है।</translation>
    </message>
    <message>
        <source>After ext: the command of a program follows.</source>
        <extracomment>tapu-server on the command line; ext: is to be typed like that</extracomment>
        <translation>ext: के बाद किसी प्रोग्राम की कमांड लिखें।</translation>
    </message>
    <message>
        <source>There is no bot “%1”.</source>
        <extracomment>tapu-server on the command line; %1 what was typed</extracomment>
        <translation>“%1” नाम का कोई बॉट नहीं है।</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Player</source>
        <extracomment>Name of a person who has not told one</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
</context>
<context>
    <name>ShownChain</name>
    <message>
        <source>The order needs an X: that is the board you are making.</source>
        <extracomment>Why an order of boards cannot be taken; X is the letter of the board that is being edited</extracomment>
        <translation>क्रम में X होना चाहिए: वह बोर्ड जो आप बना रहे हैं।</translation>
    </message>
</context>
<context>
    <name>SpokenPlaces</name>
    <message>
        <source>robber</source>
        <extracomment>For screen readers, one of the facts about a hex: the robber stands there</extracomment>
        <translation>लुटेरा</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>For screen readers, one of the facts about a corner or an edge: nobody has built there</extracomment>
        <translation>खाली</translation>
    </message>
    <message>
        <source>legal</source>
        <extracomment>For screen readers, one of the facts about a place: it may be chosen now</extracomment>
        <translation>चाल संभव</translation>
    </message>
</context>
<context>
    <name>SpotPhrases</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A hex for screen readers: %1 is its terrain, %2 the number on it, as &quot;Forest 8&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hex: %1</source>
        <extracomment>For screen readers: a hex of the board; %1 is its terrain and number, &quot;Forest 8&quot;</extracomment>
        <translation>हेक्स: %1</translation>
    </message>
    <message>
        <source>Corner: %1</source>
        <extracomment>For screen readers: a corner of the board; %1 is the list of its hexes, &quot;Forest 8, Hills 5, Sea&quot;</extracomment>
        <translation>कोना: %1</translation>
    </message>
    <message>
        <source>Edge: %1</source>
        <extracomment>For screen readers: an edge of the board; %1 is the list of its hexes, &quot;Forest 8, Sea&quot;</extracomment>
        <translation>रास्ता: %1</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>move %1 of the log cannot be played</source>
        <extracomment>Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”</extracomment>
        <translation>लॉग की चाल %1 नहीं चली जा सकती</translation>
    </message>
    <message>
        <source>there is no unfinished game</source>
        <extracomment>Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”</extracomment>
        <translation>कोई अधूरा गेम नहीं है</translation>
    </message>
    <message>
        <source>the stored game cannot be read</source>
        <extracomment>Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”</extracomment>
        <translation>सहेजा हुआ गेम पढ़ा नहीं जा सका</translation>
    </message>
    <message>
        <source>the log of the game was changed at move %1</source>
        <extracomment>Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”</extracomment>
        <translation>गेम का लॉग चाल %1 पर बदला हुआ है</translation>
    </message>
    <message>
        <source>the file is damaged, and no move in it can be used</source>
        <extracomment>Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”</extracomment>
        <translation>फ़ाइल खराब है, और उसकी कोई चाल काम में नहीं ली जा सकती</translation>
    </message>
    <message>
        <source>the file is damaged, and the last good move is number %1</source>
        <extracomment>Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”</extracomment>
        <translation>फ़ाइल खराब है, और आखिरी सही चाल %1 है</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>the disk is write-protected</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>डिस्क पर लिखने की मनाही है</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>यह एक फ़ोल्डर है</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>उसके पते का एक हिस्सा फ़ोल्डर नहीं है</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>उसका नाम बहुत लंबा है</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>डिस्क में कोई खराबी है</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>डिस्क पर आपके हिस्से की जगह भर गई है</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>फ़ाइल बहुत बड़ी हो जाएगी</translation>
    </message>
    <message>
        <source>another program uses the file</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>कोई दूसरा प्रोग्राम यह फ़ाइल काम में ले रहा है</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>सिस्टम इसकी अनुमति नहीं देता</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>डिस्क भर गई है</translation>
    </message>
    <message>
        <source>the file can only be read</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>इस फ़ाइल को सिर्फ़ पढ़ा जा सकता है</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>फ़ाइल खोली नहीं जा सकी</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>फ़ाइल खराब है</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>मेमोरी काफ़ी नहीं है</translation>
    </message>
    <message>
        <source>stored moves are missing from the file</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>फ़ाइल से सहेजी हुई कुछ चालें गायब हैं</translation>
    </message>
    <message>
        <source>not a store of this program</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>यह इस प्रोग्राम की फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>written by a newer version of this program</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>यह प्रोग्राम के किसी नए संस्करण में बनी है</translation>
    </message>
    <message>
        <source>what was to be written contradicts what the file holds</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>जो लिखना था, वह फ़ाइल में रखी बातों से मेल नहीं खाता</translation>
    </message>
    <message>
        <source>the file cannot be used</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets</extracomment>
        <translation>फ़ाइल काम में नहीं ली जा सकती</translation>
    </message>
    <message>
        <source>this is no ordinary file</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets: it is a pipe or a device</extracomment>
        <translation>यह कोई साधारण फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>games are kept in this file</source>
        <extracomment>Why a file could not be written; ends a sentence after a colon: the games that the file keeps would be lost</extracomment>
        <translation>इस फ़ाइल में गेम रखे हुए हैं</translation>
    </message>
    <message>
        <source>something else lies there already</source>
        <extracomment>Why a file could not be read or written; ends a sentence after a colon or in brackets Why a file could not be made; ends a sentence after a colon or in brackets</extracomment>
        <translation>वहाँ पहले से कुछ और रखा है</translation>
    </message>
    <message>
        <source>another program listens there</source>
        <extracomment>Why something could not be opened; ends a sentence after a colon or in brackets</extracomment>
        <translation>वहाँ पहले से कोई दूसरा प्रोग्राम चल रहा है</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>A reason, which they and all others read (may be left empty):</source>
        <extracomment>Field of a dialog; who is removed reads it</extracomment>
        <translation>कारण, जो वे और बाकी सब पढ़ेंगे (खाली छोड़ सकते हैं):</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button of a dialog: makes a player or somebody who watches go</extracomment>
        <translation>बाहर करें</translation>
    </message>
    <message>
        <source>I am back: go on</source>
        <extracomment>Menu: ends the minute in which the clock stands</extracomment>
        <translation>मैं हाज़िर हूँ: आगे बढ़ें</translation>
    </message>
    <message>
        <source>No minute needed any more</source>
        <extracomment>Menu: takes back that the clock should stand for a minute</extracomment>
        <translation>अब मिनट नहीं चाहिए</translation>
    </message>
    <message>
        <source>Give %1 a minute</source>
        <extracomment>Menu; %1 a player</extracomment>
        <translation>%1 को एक मिनट दें</translation>
    </message>
    <message>
        <source>I need a minute</source>
        <extracomment>Menu: asks the others to let the clock stand for a minute</extracomment>
        <translation>मुझे एक मिनट चाहिए</translation>
    </message>
    <message>
        <source>Play yourself again</source>
        <extracomment>Menu: the reader takes their seat back from a bot</extracomment>
        <translation>फिर खुद खेलें</translation>
    </message>
    <message>
        <source>Let a bot play for you</source>
        <extracomment>Menu: a bot plays at the reader’s own seat, who can take it back at any time</extracomment>
        <translation>अपनी जगह बॉट को खेलने दें</translation>
    </message>
    <message>
        <source>Let %1 sit down in the place of %2</source>
        <extracomment>Menu of a host; %1 somebody who asks to sit down, %2 the bot or player whose seat they would take</extracomment>
        <translation>%1 को %2 की जगह बैठने दें</translation>
    </message>
    <message>
        <source>Refuse %1</source>
        <extracomment>Menu of a host; %1 somebody who asks to sit down</extracomment>
        <translation>%1 को मना करें</translation>
    </message>
    <message>
        <source>Keep seat %1 for…</source>
        <extracomment>Menu of a host; %1 the number of a seat</extracomment>
        <translation>सीट %1 किसके लिए रखें…</translation>
    </message>
    <message>
        <source>Keep a seat</source>
        <extracomment>Title of a dialog: a seat that only somebody of this name gets</extracomment>
        <translation>सीट रखें</translation>
    </message>
    <message>
        <source>For whom? Without a name it is for anybody.</source>
        <translation>किसके लिए? नाम के बिना सीट किसी के लिए भी है।</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>रखें</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 को बाहर करें</translation>
    </message>
    <message>
        <source>Remove %1 for this game</source>
        <extracomment>Title of a dialog; %1 a player</extracomment>
        <translation>%1 को इस गेम के लिए बाहर करें</translation>
    </message>
    <message>
        <source>Remove for this game…</source>
        <extracomment>Menu of a host: they cannot come back to this game</extracomment>
        <translation>इस गेम के लिए बाहर करें…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>बाहर करें…</translation>
    </message>
    <message>
        <source>Switch their chat on</source>
        <extracomment>Menu of a host</extracomment>
        <translation>उनकी चैट चालू करें</translation>
    </message>
    <message>
        <source>Switch their chat off</source>
        <extracomment>Menu of a host</extracomment>
        <translation>उनकी चैट बंद करें</translation>
    </message>
    <message>
        <source>Make them the host</source>
        <extracomment>Menu of a host: hands the host’s rights to this player</extracomment>
        <translation>उन्हें मेज़बान बनाएँ</translation>
    </message>
    <message>
        <source>Remove %1, who watches…</source>
        <extracomment>Menu of a host; %1 somebody who watches the game</extracomment>
        <translation>दर्शक %1 को बाहर करें…</translation>
    </message>
    <message>
        <source>Who may watch</source>
        <extracomment>Menu of a host</extracomment>
        <translation>कौन देख सकता है</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Menu of a host, under &quot;Who may watch&quot;
----------
Menu of a host, under &quot;Sitting down later&quot;</extracomment>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>Anybody, without hands</source>
        <extracomment>Menu of a host, under &quot;Who may watch&quot;</extracomment>
        <translation>कोई भी, हाथ देखे बिना</translation>
    </message>
    <message numerus="yes">
        <source>Anybody, %n minute(s) behind</source>
        <extracomment>Menu of a host, under &quot;Who may watch&quot;: they see the game so much later</extracomment>
        <translation>
            <numerusform>कोई भी, %n मिनट पीछे</numerusform>
            <numerusform>कोई भी, %n मिनट पीछे</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting down later</source>
        <extracomment>Menu of a host: whether somebody may take over a bot’s seat while the game runs</extracomment>
        <translation>बाद में बैठना</translation>
    </message>
    <message>
        <source>When the host agrees</source>
        <translation>मेज़बान की सहमति से</translation>
    </message>
    <message>
        <source>Anybody on a bot’s seat</source>
        <translation>कोई भी, बॉट की सीट पर</translation>
    </message>
    <message>
        <source>Fill with bots</source>
        <extracomment>Menu of a host: after how long bots take the empty seats</extracomment>
        <translation>बॉट से भरें</translation>
    </message>
    <message>
        <source>Never by itself</source>
        <extracomment>Menu of a host, under &quot;Fill with bots&quot;</extracomment>
        <translation>अपने-आप कभी नहीं</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>%n मिनट बाद</numerusform>
            <numerusform>%n मिनट बाद</numerusform>
        </translation>
    </message>
    <message>
        <source>Password…</source>
        <extracomment>Menu of a host</extracomment>
        <translation>पासवर्ड…</translation>
    </message>
    <message>
        <source>Password of the table</source>
        <extracomment>Title of a dialog: whoever joins or watches a game is asked for it</extracomment>
        <translation>टेबल का पासवर्ड</translation>
    </message>
    <message>
        <source>Whoever comes is asked for it; empty: nobody is.</source>
        <translation>हर आने वाले से पूछा जाएगा; खाली: किसी से नहीं।</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>तय करें</translation>
    </message>
    <message>
        <source>Switch the chat of %1, who watches, on</source>
        <extracomment>Menu of a host; %1 somebody who watches the game</extracomment>
        <translation>दर्शक %1 की चैट चालू करें</translation>
    </message>
    <message>
        <source>Switch the chat of %1, who watches, off</source>
        <translation>दर्शक %1 की चैट बंद करें</translation>
    </message>
    <message>
        <source>Nobody can see this password.</source>
        <extracomment>In a dialog, under a password of invisible letters alone</extracomment>
        <translation>यह पासवर्ड दिखाई ही नहीं देता।</translation>
    </message>
    <message>
        <source>%1 has to leave, and nobody comes to this game again under that name or from that computer.</source>
        <extracomment>In a dialog of a host; %1 a player or somebody who watches</extracomment>
        <translation>%1 को गेम छोड़ना होगा, और उस नाम से या उस कंप्यूटर से इस गेम में फिर कोई नहीं आ सकता।</translation>
    </message>
    <message>
        <source>%1 has to leave, and may come again under that name: to watch, or to sit down if you allow that.</source>
        <extracomment>In a dialog of a host; %1 a player</extracomment>
        <translation>%1 को गेम छोड़ना होगा, पर उसी नाम से वापसी हो सकती है: दर्शक बनकर, या आपकी अनुमति से सीट पर।</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Menu of a host: whether players may ask the program what to do</extracomment>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>Allowed, and counted</source>
        <extracomment>Menu of a host, under &quot;Hints&quot;</extracomment>
        <translation>अनुमति है, और गिने जाते हैं</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>Menu of a host, under &quot;Hints&quot;</extracomment>
        <translation>अनुमति नहीं</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Nobody may watch.</source>
        <extracomment>Lobby: what the host allows</extracomment>
        <translation>कोई नहीं देख सकता।</translation>
    </message>
    <message>
        <source>Others may watch, without seeing hands.</source>
        <extracomment>Lobby: what the host allows; hands of cards stay hidden</extracomment>
        <translation>बाकी लोग हाथ देखे बिना गेम देख सकते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>Others may watch, %n minute(s) behind.</source>
        <extracomment>Lobby: what the host allows; %n at least 1</extracomment>
        <translation>
            <numerusform>बाकी लोग %n मिनट पीछे गेम देख सकते हैं।</numerusform>
            <numerusform>बाकी लोग %n मिनट पीछे गेम देख सकते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The table has a password.</source>
        <extracomment>Lobby: what the host allows; %1 a sentence that says who may watch</extracomment>
        <translation>%1 टेबल पर पासवर्ड है।</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>In a list of those who watch a game: the reader</extracomment>
        <translation>आप</translation>
    </message>
    <message numerus="yes">
        <source>%n watch(es): %1</source>
        <extracomment>Who watches a game; %1 their names</extracomment>
        <translation>
            <numerusform>%n दर्शक: %1</numerusform>
            <numerusform>%n दर्शक: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots take the empty seats in %1.</source>
        <extracomment>Lobby; %1 a time such as 4:30</extracomment>
        <translation>%1 में बॉट खाली सीटों पर।</translation>
    </message>
    <message>
        <source>%1 Hints are not allowed.</source>
        <extracomment>Lobby: what the host allows; %1 a sentence that says who may watch</extracomment>
        <translation>%1 संकेतों की अनुमति नहीं है।</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>Reads a recorded game and checks every move.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>गेम का रिकॉर्ड पढ़ता है और हर चाल जाँचता है।</translation>
    </message>
    <message>
        <source>Prints the position at the start and after each move, one JSON object a line.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>शुरुआत की और हर चाल के बाद की स्थिति छापता है, हर पंक्ति में एक JSON।</translation>
    </message>
    <message>
        <source>Prints the game for people: each move and what it changed.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>गेम को लोगों के पढ़ने के लिए छापता है: हर चाल, और उससे क्या बदला।</translation>
    </message>
    <message>
        <source>Reads a board, checks that it can be played, and tells what is unusual on it.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>बोर्ड पढ़ता है, जाँचता है कि उस पर खेल सकते हैं या नहीं, और बताता है कि उसमें क्या अलग है।</translation>
    </message>
    <message>
        <source>Writes a board in another form, by the ends of the names: .tapuboard, .game (Pioneers) or .txt (a drawing of letters). What is lost is told.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>बोर्ड को दूसरे रूप में लिखता है, नाम के अंत से पहचानकर: .tapuboard, .game (Pioneers) या .txt (अक्षरों का चित्र)। जो छूट जाए, वह बताता है।</translation>
    </message>
    <message>
        <source>Writes a random board, on the land of a file or on the classic island.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>रैंडम बोर्ड लिखता है, किसी फ़ाइल की ज़मीन पर या क्लासिक द्वीप पर।</translation>
    </message>
    <message>
        <source>Prints pips per resource, half and start, and the balance, as one JSON object.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>हर संसाधन, आधे हिस्से और शुरुआती जगह के संभावना बिंदु और उनका संतुलन JSON में छापता है।</translation>
    </message>
    <message>
        <source>Usage: tapu-tool COMMAND …</source>
        <extracomment>Help of tapu-tool, its first line; COMMAND stays as it is</extracomment>
        <translation>चलाने का तरीका: tapu-tool COMMAND …</translation>
    </message>
    <message>
        <source>Status: 0 good, 1 not finished, 2 wrong usage, 3 bad input, told on stderr as “FILE:LINE: sentence (rule N)”.</source>
        <extracomment>Help of tapu-tool, its last line</extracomment>
        <translation>परिणाम: 0 ठीक, 1 अधूरा, 2 गलत इस्तेमाल, 3 गलत इनपुट; stderr पर ऐसे बताया जाता है: “FILE:LINE: वाक्य (नियम N)”।</translation>
    </message>
    <message>
        <source>A command is needed.</source>
        <extracomment>What is wrong with the command line of tapu-tool</extracomment>
        <translation>एक कमांड दें।</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <extracomment>What is wrong with the command line of tapu-tool; %1 what was typed</extracomment>
        <translation>“%1” कमांड नहीं है।</translation>
    </message>
    <message>
        <source>%1 Try: tapu-tool --help</source>
        <extracomment>%1 = what was wrong with the command line, a sentence</extracomment>
        <translation>%1 देखें: tapu-tool --help</translation>
    </message>
    <message>
        <source>A board whose land is taken.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>वह बोर्ड जिसकी ज़मीन ली जाए।</translation>
    </message>
    <message>
        <source>A whole number: the same one gives the same board.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>पूर्णांक; एक ही सीड से हर बार वही बोर्ड बनता है।</translation>
    </message>
    <message>
        <source>Language of help and messages; else that of the system.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>मदद और संदेशों की भाषा; न दें, तो सिस्टम की।</translation>
    </message>
    <message>
        <source>Shows version and build.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>संस्करण और बिल्ड दिखाता है।</translation>
    </message>
    <message>
        <source>Shows this help, or that of a command.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>यह मदद, या किसी एक कमांड की मदद दिखाता है।</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <extracomment>Help of tapu-tool: %1 what an option does, a sentence; %2 the value that is taken without it</extracomment>
        <translation>%1 न दें, तो: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <extracomment>tapu-tool plays in a game on the network; %1 a file</extracomment>
        <translation>“%1” फ़ाइल लिखी नहीं जा सकी।</translation>
    </message>
    <message>
        <source>The connection is lost and nobody answers any more.</source>
        <extracomment>tapu-tool plays in a game on the network</extracomment>
        <translation>कनेक्शन टूट गया और अब वहाँ से कोई जवाब नहीं आता।</translation>
    </message>
    <message>
        <source>How many seats it takes.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>वह कितनी सीटें ले।</translation>
    </message>
    <message>
        <source>Keeps the secrets of its seats while the game runs: the same command after a crash comes back to them.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>गेम चलने तक उसकी सीटों की चाबियाँ इसी फ़ाइल में रहती हैं: प्रोग्राम अचानक बंद हो जाए, तो वही कमांड उन्हीं सीटों पर लौटाता है।</translation>
    </message>
    <message>
        <source>Plays in a game on the network without a screen.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>नेटवर्क के गेम में बिना स्क्रीन खेलता है।</translation>
    </message>
    <message>
        <source>The command is: “%1”.</source>
        <extracomment>What is wrong with the command line of tapu-tool; %1 how the command is typed</extracomment>
        <translation>यह कमांड ऐसे लिखें: “%1”।</translation>
    </message>
    <message>
        <source>The option %1 takes a number from %2 to %3.</source>
        <extracomment>tapu-tool on the command line; %1 an option</extracomment>
        <translation>विकल्प %1 के साथ %2 से %3 तक की संख्या दें।</translation>
    </message>
    <message>
        <source>--seed takes a whole number.</source>
        <extracomment>tapu-tool on the command line</extracomment>
        <translation>--seed के साथ पूर्णांक दें।</translation>
    </message>
    <message>
        <source>--boards takes a number, or two such as 3-5.</source>
        <extracomment>tapu-tool on the command line</extracomment>
        <translation>--boards के साथ एक संख्या दें, या दो, जैसे 3-5।</translation>
    </message>
    <message>
        <source>Of a chain, these boards only, such as 3-5.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>शृंखला के सिर्फ़ ये बोर्ड, जैसे 3-5।</translation>
    </message>
    <message>
        <source>--bots names one bot, or one for Sun and one for Moon.</source>
        <extracomment>tapu-tool on the command line; Sun and Moon are the two groups of the Big Game</extracomment>
        <translation>--bots के साथ एक बॉट का नाम दें, या एक सूर्य दल का और एक चंद्र दल का।</translation>
    </message>
    <message>
        <source>--bots names one bot, or one for each seat.</source>
        <extracomment>tapu-tool on the command line</extracomment>
        <translation>--bots के साथ एक बॉट का नाम दें, या हर सीट के लिए एक।</translation>
    </message>
    <message>
        <source>--rules is classic, crazy or big.</source>
        <extracomment>tapu-tool on the command line; the three words are to be typed like that</extracomment>
        <translation>--rules के साथ classic, crazy या big लिखें।</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>What tapu-tool tells of games of bots</extracomment>
        <translation>नियम: %1</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <extracomment>What tapu-tool tells of games of bots</extracomment>
        <translation>सीटें: %1</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <extracomment>What tapu-tool tells of games of bots</extracomment>
        <translation>गेम: %1</translation>
    </message>
    <message>
        <source>Played to the end: %1</source>
        <extracomment>What tapu-tool tells of games of bots</extracomment>
        <translation>पूरे खेले गए: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <extracomment>What tapu-tool tells of games of bots</extracomment>
        <translation>चालें: %1</translation>
    </message>
    <message>
        <source>Seconds of computing: %1</source>
        <extracomment>What tapu-tool tells of games of bots</extracomment>
        <translation>गणना का समय, सेकंड में: %1</translation>
    </message>
    <message>
        <source>Games per second: %1</source>
        <extracomment>What tapu-tool tells of games of bots</extracomment>
        <translation>हर सेकंड में गेम: %1</translation>
    </message>
    <message>
        <source>Nanoseconds per move: %1</source>
        <extracomment>What tapu-tool tells of games of bots</extracomment>
        <translation>हर चाल का समय, नैनोसेकंड में: %1</translation>
    </message>
    <message>
        <source>Games won, by seat: %1</source>
        <extracomment>What tapu-tool tells of games of bots; %1 is a number for each seat, the first for seat 0</extracomment>
        <translation>जीते हुए गेम, सीट के क्रम में: %1</translation>
    </message>
    <message>
        <source>Signature of all moves: %1</source>
        <extracomment>What tapu-tool tells of games of bots: %1 is a number that changes with any change of what was played</extracomment>
        <translation>सारी चालों की पहचान संख्या: %1</translation>
    </message>
    <message>
        <source>The rule set: classic, crazy or big.</source>
        <extracomment>Help of tapu-tool: what an option does; the three words are to be typed like that</extracomment>
        <translation>नियम: classic, crazy या big।</translation>
    </message>
    <message>
        <source>Seats of the table, from 2 to 4.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>टेबल की सीटें, 2 से 4 तक।</translation>
    </message>
    <message>
        <source>For big: how many boards the chain has, two seats at each.</source>
        <extracomment>Help of tapu-tool: what an option does; big is to be typed like that</extracomment>
        <translation>big के लिए: शृंखला में कितने बोर्ड हों; हर बोर्ड पर दो सीटें।</translation>
    </message>
    <message>
        <source>A board to play on, with the options it asks for; for big it is repeated along the chain.</source>
        <extracomment>Help of tapu-tool: what an option does; big is to be typed like that</extracomment>
        <translation>वह बोर्ड जिस पर खेला जाए, उसी के माँगे हुए विकल्पों के साथ; big में वही पूरी शृंखला में दोहराया जाता है।</translation>
    </message>
    <message>
        <source>How many games are played.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>कितने गेम खेले जाएँ।</translation>
    </message>
    <message>
        <source>A whole number: the same one gives the same games.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>पूर्णांक; एक ही सीड से हर बार वही गेम बनते हैं।</translation>
    </message>
    <message>
        <source>Bots trade with the bank only.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>बॉट सिर्फ़ बैंक से व्यापार करते हैं।</translation>
    </message>
    <message>
        <source>Tells the result as one JSON object.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>नतीजा JSON में लिखता है।</translation>
    </message>
    <message>
        <source>Keeps the last game in this file.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>आखिरी गेम को इस फ़ाइल में रखता है।</translation>
    </message>
    <message>
        <source>Plays games of bots against bots.</source>
        <extracomment>Help of tapu-tool: what a command does</extracomment>
        <translation>बॉट के आपसी गेम चलाता है।</translation>
    </message>
    <message>
        <source>There is no command “%1”. There are: %2.</source>
        <extracomment>What is wrong with the command line of tapu-tool; %1 what was typed, %2 commands that begin with the same word</extracomment>
        <translation>“%1” कमांड नहीं है। ये हैं: %2</translation>
    </message>
    <message>
        <source>The game in this store cannot be read.</source>
        <extracomment>tapu-tool on the command line: what is wrong with the store of a game</extracomment>
        <translation>इस फ़ाइल का गेम पढ़ा नहीं जा सका।</translation>
    </message>
    <message>
        <source>The store cannot be used: %1.</source>
        <extracomment>tapu-tool on the command line: what is wrong with the store of a game; %1 ends the sentence</extracomment>
        <translation>गेम की फ़ाइल काम में नहीं ली जा सकती: %1।</translation>
    </message>
    <message>
        <source>The store is damaged: moves after number %1 may be missing.</source>
        <extracomment>tapu-tool on the command line: what is wrong with the store of a game; %1 the number of a move</extracomment>
        <translation>गेम की फ़ाइल खराब है: हो सकता है चाल %1 के बाद की चालें न बची हों।</translation>
    </message>
    <message>
        <source>There is no game in this store.</source>
        <extracomment>tapu-tool on the command line: what is wrong with the store of a game</extracomment>
        <translation>इस फ़ाइल में कोई गेम नहीं है।</translation>
    </message>
    <message>
        <source>Reads the file that keeps a game and checks that all of it is there.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>गेम की फ़ाइल पढ़ता है और जाँचता है कि उसमें सब कुछ है।</translation>
    </message>
    <message>
        <source>Writes the game of such a file as a record, up to the last good move.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>ऐसी फ़ाइल का गेम आखिरी सही चाल तक रिकॉर्ड में लिखता है।</translation>
    </message>
    <message>
        <source>--option map.kind=file goes with --board.</source>
        <extracomment>tapu-tool on the command line; options and their values stay as they are</extracomment>
        <translation>--option map.kind=file केवल --board के साथ दें।</translation>
    </message>
    <message>
        <source>Won, and stopped without a winner: %1</source>
        <extracomment>What tapu-tool tells of games of bots; %1 two numbers</extracomment>
        <translation>जीते गए, और बिना विजेता के खत्म हुए: %1</translation>
    </message>
    <message>
        <source>Rounds of half, and of nine tenths of these games: %1</source>
        <extracomment>What tapu-tool tells of games of bots; %1 two numbers of rounds, such as “28 45”</extracomment>
        <translation>इनमें से आधे, और नब्बे प्रतिशत गेम इतने दौर में खत्म हुए: %1</translation>
    </message>
    <message>
        <source>A house rule, such as undo=off; may be given more than once.</source>
        <extracomment>Help of tapu-tool: what an option does; undo=off is to be typed like that</extracomment>
        <translation>घर का नियम, जैसे undo=off; कई बार दे सकते हैं।</translation>
    </message>
    <message>
        <source>Nothing in this store is damaged; no move has been made yet.</source>
        <extracomment>tapu-tool on the command line: the store of a game was checked</extracomment>
        <translation>गेम की फ़ाइल में कुछ खराब नहीं है; अभी कोई चाल नहीं चली गई।</translation>
    </message>
    <message numerus="yes">
        <source>Nothing in this store is damaged: all of its %n move(s) can be played again.</source>
        <extracomment>tapu-tool on the command line: the store of a game was checked</extracomment>
        <translation>
            <numerusform>गेम की फ़ाइल में कुछ खराब नहीं है: उसकी %n चाल फिर से चली जा सकती है।</numerusform>
            <numerusform>गेम की फ़ाइल में कुछ खराब नहीं है: उसकी सभी %n चालें फिर से चली जा सकती हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>These house rules cannot be played together.</source>
        <extracomment>tapu-tool on the command line: each house rule may be as it is, but not all of them together</extracomment>
        <translation>घर के ये नियम साथ-साथ नहीं खेले जा सकते।</translation>
    </message>
    <message>
        <source>“%1” is no file of tokens. Nothing in it was changed.</source>
        <extracomment>tapu-tool plays in a game on the network; %1 a file that holds something else than the keys of seats</extracomment>
        <translation>“%1” टोकन की फ़ाइल नहीं है; वह जैसी थी, वैसी ही है।</translation>
    </message>
    <message>
        <source>Also tells how long the seats waited: for welcomes, throws and answers.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>यह भी बताता है कि सीटों ने कितना इंतज़ार किया: जुड़ने, पासों और जवाबों के लिए।</translation>
    </message>
    <message>
        <source>“%1” is no code: it has six digits, and the last one fits the others.</source>
        <extracomment>tapu-tool on the command line; %1 what was typed</extracomment>
        <translation>“%1” कोड नहीं है: उसमें छह नंबर होते हैं, और आखिरी नंबर बाकी से मेल खाता है।</translation>
    </message>
    <message>
        <source>With --code it takes one seat.</source>
        <extracomment>tapu-tool on the command line; options stay as they are</extracomment>
        <translation>--code के साथ एक ही सीट ली जा सकती है।</translation>
    </message>
    <message>
        <source>The code of the seat that it takes.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>उस सीट का कोड जो लेनी है।</translation>
    </message>
    <message>
        <source>Milliseconds that a seat thinks before an act: on average, each seat another time.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>चाल से पहले सीट कितने मिलीसेकंड सोचती है: औसत में, और हर सीट अलग समय तक।</translation>
    </message>
    <message>
        <source>No fault. Moves: %1, rounds: %2.</source>
        <extracomment>tapu-tool on the command line: a recorded game has no fault; %1 and %2 numbers</extracomment>
        <translation>कोई गड़बड़ी नहीं। चालें: %1, दौर: %2।</translation>
    </message>
    <message>
        <source>No fault. Moves: %1.</source>
        <extracomment>tapu-tool on the command line: a recorded game has no fault; %1 a number</extracomment>
        <translation>कोई गड़बड़ी नहीं। चालें: %1।</translation>
    </message>
    <message>
        <source>“%1” is no address such as 192.168.1.5:4710 or [::1]:4710.</source>
        <extracomment>tapu-tool on the command line; %1 what was typed</extracomment>
        <translation>“%1” सही पता नहीं है। पता ऐसे लिखें: 192.168.1.5:4710 या [::1]:4710</translation>
    </message>
    <message>
        <source>Width of a hex in millimeters, between two parallel sides.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>हेक्स की चौड़ाई मिलीमीटर में, दो समानांतर भुजाओं के बीच।</translation>
    </message>
    <message>
        <source>A0 to A5, Letter, Legal, Tabloid, or board: as large as the board.</source>
        <extracomment>Help of tapu-tool: what an option does; the names stay as they are</extracomment>
        <translation>A0 से A5, Letter, Legal, Tabloid, या board: बोर्ड जितना बड़ा।</translation>
    </message>
    <message>
        <source>How the paper lies: portrait, landscape, or auto: as needs fewer sheets.</source>
        <extracomment>Help of tapu-tool: what an option does; the values stay as they are</extracomment>
        <translation>कागज़ कैसे रहे: portrait (खड़ा), landscape (आड़ा), या auto: जैसे कम शीटें लगें।</translation>
    </message>
    <message>
        <source>Margin of a sheet in millimeters.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>शीट का हाशिया मिलीमीटर में।</translation>
    </message>
    <message>
        <source>What two neighboring sheets both show, to be glued, in millimeters.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>जितना दो पड़ोसी शीटों पर एक जैसा रहे, ताकि वे चिपकाई जा सकें, मिलीमीटर में।</translation>
    </message>
    <message>
        <source>Dots of a PNG to an inch.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>PNG में हर इंच के बिंदु।</translation>
    </message>
    <message>
        <source>Only these, with commas between them: sea, numbers, harbors, starts, halves, names.</source>
        <extracomment>Help of tapu-tool: what an option does; the words stay as they are</extracomment>
        <translation>केवल ये, बीच में अल्पविराम के साथ: sea (समुद्र), numbers (नंबर), harbors (बंदरगाह), starts (शुरुआती गोटियाँ), halves (आधे हिस्से), names (नाम)।</translation>
    </message>
    <message>
        <source>All but these, likewise.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>इनके सिवा सब, उसी तरह।</translation>
    </message>
    <message>
        <source>--turn takes auto, portrait or landscape.</source>
        <extracomment>tapu-tool on the command line; the words at the end are to be typed like that</extracomment>
        <translation>--turn के साथ auto, portrait या landscape लिखें।</translation>
    </message>
    <message>
        <source>These boards do not lie side by side in a chain.</source>
        <extracomment>tapu-tool on the command line: boards of different shape</extracomment>
        <translation>ये बोर्ड शृंखला में साथ-साथ नहीं रखे जा सकते।</translation>
    </message>
    <message>
        <source>“%1” is no part of a board. Use these: %2.</source>
        <extracomment>tapu-tool on the command line; %1 what was typed, %2 the words that may be typed</extracomment>
        <translation>“%1” बोर्ड का कोई हिस्सा नहीं है। ये शब्द लिखें: %2।</translation>
    </message>
    <message>
        <source>There is no paper “%1”. Use one of these: %2.</source>
        <extracomment>tapu-tool on the command line; %1 what was typed, %2 the names that may be typed</extracomment>
        <translation>“%1” नाम का कोई कागज़ नहीं है। इनमें से एक लिखें: %2।</translation>
    </message>
    <message>
        <source>Boards are drawn as .png, .svg or .pdf.</source>
        <extracomment>tapu-tool: a picture was to be written under another name</extracomment>
        <translation>बोर्ड का चित्र .png, .svg या .pdf में बनता है।</translation>
    </message>
    <message>
        <source>Up to twelve boards side by side, a letter each: A, B and C as in the Big Game, X for that of the file, D to Z by --board.</source>
        <extracomment>Help of tapu-tool: what an option does; the letters and words with a dash stay as they are</extracomment>
        <translation>बारह तक बोर्ड साथ-साथ, हर एक के लिए एक अक्षर: A, B और C बड़े गेम के, X फ़ाइल का, D से Z तक --board से।</translation>
    </message>
    <message>
        <source>So many boards: the order of --chain is repeated, or cut off.</source>
        <extracomment>Help of tapu-tool: what an option does; --chain stays as it is</extracomment>
        <translation>कितने बोर्ड हों: --chain का क्रम दोहराया या काटा जाता है।</translation>
    </message>
    <message>
        <source>The board for a letter of --chain; may be given more than once.</source>
        <extracomment>Help of tapu-tool: what an option does; --chain stays as it is</extracomment>
        <translation>--chain के किसी अक्षर का बोर्ड; कई बार दे सकते हैं।</translation>
    </message>
    <message>
        <source>Ends of --chain: open, or ring: the last board is a neighbor of the first one.</source>
        <extracomment>Help of tapu-tool: what an option does; the values and --chain stay as they are</extracomment>
        <translation>--chain के सिरे: open (खुले), या ring (घेरा): आखिरी बोर्ड पहले बोर्ड का पड़ोसी होता है।</translation>
    </message>
    <message>
        <source>Draws a board, or the chain of a .tapuchain, to scale as PNG, SVG or PDF, by the end of the name. Several sheets have marks to glue them: they are pages of a PDF, else several files whose names are printed.</source>
        <extracomment>Help of tapu-tool: what a command does; words in capitals stay as they are</extracomment>
        <translation>बोर्ड का, या .tapuchain की शृंखला का, नाप के हिसाब से PNG, SVG या PDF में चित्र बनाता है; रूप नाम के अंत से तय होता है। एक से ज़्यादा शीटें हों, तो उन पर चिपकाने के निशान होते हैं: PDF में वे पेज हैं, बाकी में अलग-अलग फ़ाइलें, जिनके नाम लिखे जाते हैं।</translation>
    </message>
    <message>
        <source>--board takes a letter from D to Z, but not X, and a file: D=FILE.</source>
        <extracomment>tapu-tool on the command line; what stands at the end is to be typed like that</extracomment>
        <translation>--board के साथ D से Z तक का एक अक्षर (X नहीं) और फ़ाइल ऐसे लिखें: D=FILE।</translation>
    </message>
    <message>
        <source>--board gives two boards for the letter %1.</source>
        <extracomment>tapu-tool on the command line; %1 a letter that was typed twice</extracomment>
        <translation>--board ने अक्षर %1 के लिए दो बोर्ड दिए हैं।</translation>
    </message>
    <message>
        <source>--chain does not name the board %1.</source>
        <extracomment>tapu-tool on the command line; %1 the letter of a board that was given, but is not used</extracomment>
        <translation>--chain में बोर्ड %1 का अक्षर नहीं है।</translation>
    </message>
    <message>
        <source>--chain draws at most %1 boards; --boards says how many of them.</source>
        <extracomment>tapu-tool on the command line; %1 a number of boards</extracomment>
        <translation>--chain से ज़्यादा से ज़्यादा %1 बोर्ड का चित्र बनता है; --boards से बताएँ कि कितने हों।</translation>
    </message>
    <message>
        <source>--ends takes open or ring.</source>
        <extracomment>tapu-tool on the command line; the words at the end are to be typed like that</extracomment>
        <translation>--ends के साथ open या ring लिखें।</translation>
    </message>
    <message>
        <source>A ring needs at least %1 boards.</source>
        <extracomment>tapu-tool on the command line; %1 a number, more than one</extracomment>
        <translation>घेरे के लिए कम से कम %1 बोर्ड चाहिए।</translation>
    </message>
    <message>
        <source>A file of a chain has its own order: --chain and its options go with a board.</source>
        <extracomment>tapu-tool on the command line</extracomment>
        <translation>शृंखला की फ़ाइल का अपना क्रम होता है: --chain और उसके विकल्प केवल बोर्ड की फ़ाइल के साथ दें।</translation>
    </message>
    <message>
        <source>--boards, --board and --ends go with --chain.</source>
        <extracomment>tapu-tool on the command line</extracomment>
        <translation>--boards, --board और --ends केवल --chain के साथ दें।</translation>
    </message>
    <message>
        <source>There is no bot “%1”. There are: %2.</source>
        <extracomment>tapu-tool on the command line; %1 what was typed, %2 names of bots, to be typed like that</extracomment>
        <translation>“%1” नाम का कोई बॉट नहीं है। ये हैं: %2।</translation>
    </message>
    <message>
        <source>--bots names one bot, the hero and one for all others, or one for each seat.</source>
        <extracomment>tapu-tool on the command line; the hero is the bot whose wins a match counts</extracomment>
        <translation>--bots में एक बॉट का नाम दें, या मुख्य बॉट और बाकी सबके लिए एक बॉट, या हर सीट के लिए एक बॉट।</translation>
    </message>
    <message>
        <source>With --pairs the number of games is a multiple of %1.</source>
        <extracomment>tapu-tool on the command line; %1 a number</extracomment>
        <translation>--pairs के साथ गेमों की संख्या ऐसी हो, जो %1 से पूरी बँट जाए।</translation>
    </message>
    <message>
        <source>--sprt takes two shares between 0 and 1, the smaller one first, such as 0.25,0.3.</source>
        <extracomment>tapu-tool on the command line; what follows “such as” is to be typed like that</extracomment>
        <translation>--sprt के साथ 0 और 1 के बीच के दो हिस्से दें, पहले छोटा, जैसे 0.25,0.3।</translation>
    </message>
    <message>
        <source>This line is not of this match.</source>
        <extracomment>tapu-tool on the command line, about a file that it was to go on with</extracomment>
        <translation>यह पंक्ति इस मुकाबले की नहीं है।</translation>
    </message>
    <message>
        <source>Played again, these games come out otherwise: the bots have changed.</source>
        <extracomment>tapu-tool on the command line, about a file that it was to go on with</extracomment>
        <translation>ये गेम दोबारा खेलने पर नतीजा अलग निकला: बॉट बदल गए हैं।</translation>
    </message>
    <message>
        <source>Won by the hero: %1 of %2, that is %3% (with 95% certainty %4% to %5%; par %6%)</source>
        <extracomment>What tapu-tool tells of a match: %1 of %2 games, then percentages</extracomment>
        <translation>मुख्य बॉट की जीत: %2 में से %1, यानी %3% (95% भरोसे के साथ %4% से %5%; बराबरी पर %6%)</translation>
    </message>
    <message>
        <source>Won by the hero, by seat: %1 (of %2)</source>
        <extracomment>What tapu-tool tells of a match: %1 and %2 a number for each seat that the hero sat in, the first for seat 0</extracomment>
        <translation>मुख्य बॉट की जीत, सीट के हिसाब से: %1 (कुल %2)</translation>
    </message>
    <message>
        <source>Points of a seat on average: hero %1, others %2</source>
        <extracomment>What tapu-tool tells of a match: points</extracomment>
        <translation>एक सीट के औसत विजय अंक: मुख्य बॉट %1, बाकी %2</translation>
    </message>
    <message>
        <source>Most points of a seat, half of the games: %1; games with the points that win: %2</source>
        <extracomment>What tapu-tool tells of a match: %1 points, %2 a number of games</extracomment>
        <translation>एक सीट के सबसे ज़्यादा विजय अंक, आधे गेमों में: %1; जितने अंक जीत के लिए चाहिए, उतने वाले गेम: %2</translation>
    </message>
    <message>
        <source>Groups with the same luck: %1</source>
        <extracomment>What tapu-tool tells of a match: games on one board and with one luck are a group; %1 a number</extracomment>
        <translation>एक जैसी किस्मत वाले समूह: %1</translation>
    </message>
    <message>
        <source>By the groups, with 95% certainty: %1% to %2%</source>
        <extracomment>What tapu-tool tells of a match: games on one board and with one luck are a group; percentages</extracomment>
        <translation>समूहों के हिसाब से, 95% भरोसे के साथ: %1% से %2%</translation>
    </message>
    <message>
        <source>Variance of the groups: %1; of games with nothing in common it would be %2</source>
        <extracomment>What tapu-tool tells of a match: how much the shares of the groups vary, and would vary without a common luck</extracomment>
        <translation>समूहों का प्रसरण: %1; अगर गेमों में कुछ भी एक जैसा न हो, तो %2</translation>
    </message>
    <message>
        <source>Test of %1% against %2%: logarithm of the likelihood ratio %3, bounds %4 and %5</source>
        <extracomment>What tapu-tool tells of a match: a statistical test of two shares; %3 is compared with the bounds %4 and %5</extracomment>
        <translation>%1% और %2% के बीच परीक्षण: संभाविता अनुपात का लघुगणक %3, सीमाएँ %4 और %5</translation>
    </message>
    <message>
        <source>The test is not decided: more games are needed.</source>
        <extracomment>What tapu-tool tells of a match: the end of a statistical test</extracomment>
        <translation>परीक्षण का नतीजा अभी तय नहीं है: और गेम चाहिए।</translation>
    </message>
    <message>
        <source>The test is decided: rather %1% than %2%.</source>
        <extracomment>What tapu-tool tells of a match: the end of a statistical test; %1 and %2 percentages</extracomment>
        <translation>परीक्षण का नतीजा: %2% नहीं, बल्कि %1%।</translation>
    </message>
    <message>
        <source>Decisions of %1: %2; half took up to %3 µs, 99% up to %4 µs, the longest %5 µs</source>
        <extracomment>What tapu-tool tells of a match: how long a bot thinks. %1 its name, %2 how many decisions; µs: microseconds</extracomment>
        <translation>%1 के फ़ैसले: %2; आधे %3 µs तक में, 99% %4 µs तक में, सबसे लंबा %5 µs में</translation>
    </message>
    <message>
        <source>The hero, then the others: %1</source>
        <extracomment>What tapu-tool tells of a match; %1 names of bots, in the order of the seats</extracomment>
        <translation>मुख्य बॉट, फिर बाकी: %1</translation>
    </message>
    <message>
        <source>How many games are played at most.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>ज़्यादा से ज़्यादा इतने गेम।</translation>
    </message>
    <message>
        <source>Each board is played with the hero in each seat, always with the same throws.</source>
        <extracomment>Help of tapu-tool: what an option does; the hero is the bot whose wins a match counts</extracomment>
        <translation>हर बोर्ड पर मुख्य बॉट बारी-बारी से हर सीट पर खेलता है, और हर बार पासे वही पड़ते हैं।</translation>
    </message>
    <message>
        <source>Ends as soon as it is clear whether the hero wins a share P0 or P1 of the games.</source>
        <extracomment>Help of tapu-tool: what an option does; P0 and P1 stand for two numbers; the hero is the bot whose wins count</extracomment>
        <translation>जैसे ही साफ़ हो कि मुख्य बॉट गेमों का P0 हिस्सा जीतता है या P1, मुकाबला पूरा हो जाता है।</translation>
    </message>
    <message>
        <source>Keeps the match in this file; the same command goes on with it after a break.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>मुकाबला इस फ़ाइल में रखता है; बीच में रुक जाए, तो वही कमांड उसे आगे बढ़ाता है।</translation>
    </message>
    <message>
        <source>Measures how often one bot, the hero, wins against others.</source>
        <extracomment>Help of tapu-tool: what a command does; the hero is the bot whose wins a match counts</extracomment>
        <translation>नापता है कि एक बॉट, यानी मुख्य बॉट, बाकी बॉटों से कितनी बार जीतता है।</translation>
    </message>
    <message>
        <source>This is no file of a match.</source>
        <extracomment>tapu-tool on the command line, about a file that it was to go on with</extracomment>
        <translation>यह किसी मुकाबले की फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>Another version of this program wrote this file of a match.</source>
        <extracomment>tapu-tool on the command line, about a file that it was to go on with</extracomment>
        <translation>मुकाबले की यह फ़ाइल इस प्रोग्राम के किसी और संस्करण ने लिखी है।</translation>
    </message>
    <message>
        <source>This file keeps another match: “%1” is %2 there, and %3 is asked for now.</source>
        <extracomment>tapu-tool on the command line, about a file that it was to go on with; %1 what differs, such as seed, %2 and %3 its values</extracomment>
        <translation>इस फ़ाइल में कोई और मुकाबला है: “%1” वहाँ %2 है, और इस कमांड में %3।</translation>
    </message>
    <message>
        <source>The line is damaged.</source>
        <extracomment>tapu-tool on the command line, about a file that it was to go on with</extracomment>
        <translation>यह पंक्ति खराब है।</translation>
    </message>
    <message>
        <source>Another program is playing the match of this file.</source>
        <extracomment>tapu-tool on the command line, about a file that it was to go on with</extracomment>
        <translation>इस फ़ाइल का मुकाबला अभी कोई और प्रोग्राम चला रहा है।</translation>
    </message>
    <message>
        <source>--resume takes the name of a file.</source>
        <extracomment>tapu-tool on the command line</extracomment>
        <translation>--resume के साथ फ़ाइल का नाम दें।</translation>
    </message>
    <message>
        <source>Games: %1. Positions: %2. Loss: %3, in other games %4.</source>
        <extracomment>What tapu-tool fit tells: two numbers that are less the better the weights foretell who wins</extracomment>
        <translation>गेम: %1। स्थितियाँ: %2। चूक: %3, दूसरे गेमों में %4।</translation>
    </message>
    <message>
        <source>--out takes the name of a file.</source>
        <extracomment>tapu-tool on the command line</extracomment>
        <translation>--out के साथ फ़ाइल का नाम दें।</translation>
    </message>
    <message>
        <source>How many games of greedy bots are played first.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>पहले greedy बॉटों के कितने गेम खेले जाएँ।</translation>
    </message>
    <message>
        <source>How many games are then played by the weights of the first ones.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>फिर उनसे मिले वज़नों से कितने गेम खेले जाएँ।</translation>
    </message>
    <message>
        <source>Where the weights are written.</source>
        <extracomment>Help of tapu-tool: what an option does</extracomment>
        <translation>वज़न कहाँ लिखे जाएँ।</translation>
    </message>
    <message>
        <source>Fits the weights by which bots judge positions to games of bots.</source>
        <extracomment>Help of tapu-tool: what a command does</extracomment>
        <translation>जिन वज़नों से बॉट स्थितियाँ आँकते हैं, उन्हें बॉटों के गेमों से निकालता है।</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <extracomment>tapu-tool: what it tells went to a file, and the disk is full</extracomment>
        <translation>आउटपुट नहीं लिखा जा सका।</translation>
    </message>
    <message>
        <source>--rules is classic or crazy.</source>
        <extracomment>tapu-tool on the command line; the words are to be typed like that</extracomment>
        <translation>--rules classic या crazy हो सकता है।</translation>
    </message>
    <message>
        <source>The rule set that the games are played by: classic or crazy.</source>
        <extracomment>Help of tapu-tool: what an option does; the two words are to be typed like that</extracomment>
        <translation>जिन नियमों से ये गेम खेले जाएँ: classic या crazy।</translation>
    </message>
    <message>
        <source>After ext: the command of a program follows.</source>
        <extracomment>tapu-tool on the command line; ext: is to be typed like that</extracomment>
        <translation>ext: के बाद किसी प्रोग्राम की कमांड लिखें।</translation>
    </message>
    <message>
        <source>Programs after ext: can have %1 seats at most.</source>
        <extracomment>tapu-tool on the command line; %1 a number; ext: is to be typed like that</extracomment>
        <translation>ext: वाले प्रोग्रामों को ज़्यादा से ज़्यादा %1 सीटें मिल सकती हैं।</translation>
    </message>
    <message>
        <source>The bots after ext: saw all cards.</source>
        <extracomment>What tapu-tool tells of games of bots; ext: is typed like that</extracomment>
        <translation>ext: वाले बॉटों ने सब कार्ड देखे।</translation>
    </message>
    <message>
        <source>%1 The games stop: seed %2, game %3, seat %4, after move %5.</source>
        <extracomment>tapu-tool stops games of bots: %1 a sentence that says what is wrong, %2 to %5 numbers</extracomment>
        <translation>%1 गेम यहीं रोके गए: सीड %2, गेम %3, सीट %4, चाल %5 के बाद।</translation>
    </message>
    <message>
        <source>How long a program after ext: may take for an answer.</source>
        <extracomment>Help of tapu-tool: what an option does; ext: is to be typed like that</extracomment>
        <translation>ext: वाले प्रोग्राम को जवाब के लिए कितने सेकंड मिलें।</translation>
    </message>
    <message>
        <source>How much memory a program after ext: may use.</source>
        <extracomment>Help of tapu-tool: what an option does; ext: is to be typed like that</extracomment>
        <translation>ext: वाला प्रोग्राम कितनी मेमोरी ले सके।</translation>
    </message>
    <message>
        <source>Shows programs after ext: all cards; the result says so.</source>
        <extracomment>Help of tapu-tool: what an option does; ext: is to be typed like that</extracomment>
        <translation>ext: वाले प्रोग्रामों को सब कार्ड दिखाता है; नतीजे में यह लिखा जाता है।</translation>
    </message>
    <message>
        <source>%1 A usual bot plays on.</source>
        <extracomment>tapu-tool plays in a game on the network; %1 a sentence that says what is wrong</extracomment>
        <translation>%1 आगे यह सीट आम बॉट के पास है।</translation>
    </message>
    <message>
        <source>The hero and then the others, one for each seat, or one for all of them; for big one group against the other. They are named as for simulate.</source>
        <extracomment>Help of tapu-tool: what an option does; the hero is the bot whose wins a match counts</extracomment>
        <translation>मुख्य बॉट, फिर बाकी: हर सीट के लिए एक, या सबके लिए एक ही; big में एक दल बनाम दूसरा दल। नाम simulate जैसे ही दें।</translation>
    </message>
    <message>
        <source>Trades of the hero with others: %1; with somebody who then won within a round: %2</source>
        <extracomment>What tapu-tool tells of a match: trades of the hero with other players; %2 of these helped somebody to win at once</extracomment>
        <translation>दूसरों के साथ मुख्य बॉट के व्यापार: %1; इनमें एक दौर के भीतर विजेता के साथ: %2</translation>
    </message>
    <message>
        <source>Which bot plays: random, greedy, keen, deep, shepherd, farmer, trader or navigator, or ext:COMMAND: another program.</source>
        <extracomment>Help of tapu-tool: what an option does; the names of bots are to be typed like that</extracomment>
        <translation>कौन-सा बॉट खेले: random, greedy, keen, deep, shepherd, farmer, trader या navigator, या ext:COMMAND यानी कोई दूसरा प्रोग्राम।</translation>
    </message>
    <message>
        <source>One bot for all seats, or one for each; for big one for Sun and one for Moon. There are random, greedy, keen, deep, shepherd, farmer, trader and navigator, and ext:COMMAND: another program.</source>
        <extracomment>Help of tapu-tool: what an option does; the names of bots are to be typed like that</extracomment>
        <translation>सब सीटों के लिए एक बॉट, या हर सीट के लिए एक; big में एक सूर्य दल का और एक चंद्र दल का। बॉट हैं: random, greedy, keen, deep, shepherd, farmer, trader और navigator, और ext:COMMAND यानी कोई दूसरा प्रोग्राम।</translation>
    </message>
    <message>
        <source>Games: %1. Positions: %2. Loss: %3; too few games to measure it in others.</source>
        <extracomment>What tapu-tool fit tells: a number that is less the better the weights foretell who wins</extracomment>
        <translation>गेम: %1। स्थितियाँ: %2। चूक: %3; दूसरे गेमों में नापने के लिए गेम बहुत कम हैं।</translation>
    </message>
</context>
<context>
    <name>TypedMoveText</name>
    <message>
        <source>“%1” is no corner of this board. Type the number of a hex and a direction, such as 4NE.</source>
        <extracomment>A typed move is not understood; %1 is what was typed. Numbers and letters such as 4NE stay as they are.</extracomment>
        <translation>“%1” इस बोर्ड का कोई कोना नहीं है। हेक्स का नंबर और दिशा लिखें, जैसे 4NE।</translation>
    </message>
    <message>
        <source>“%1” is no edge of this board. Type the number of a hex and a side, such as 4NE.</source>
        <extracomment>A typed move is not understood; %1 is what was typed. Numbers and letters such as 4NE stay as they are.</extracomment>
        <translation>“%1” इस बोर्ड का कोई रास्ता नहीं है। हेक्स का नंबर और भुजा लिखें, जैसे 4NE।</translation>
    </message>
    <message>
        <source>“%1” is no hex of this board. Type its number, such as 4.</source>
        <extracomment>A typed move is not understood; %1 is what was typed</extracomment>
        <translation>“%1” इस बोर्ड का कोई हेक्स नहीं है। उसका नंबर लिखें, जैसे 4।</translation>
    </message>
    <message>
        <source>Type two edges for a ship that moves, such as m 4NE 5W.</source>
        <extracomment>A typed move is not understood. The letter m and places such as 4NE stay as they are.</extracomment>
        <translation>जहाज़ ले जाने के लिए दो रास्ते लिखें, जैसे m 4NE 5W।</translation>
    </message>
    <message>
        <source>This cannot be played now.</source>
        <extracomment>A typed move is refused, and no better reason is known Answer to a typed move that is not possible at the moment</extracomment>
        <translation>यह चाल अभी नहीं चल सकते।</translation>
    </message>
    <message>
        <source>Several hexes have this number. Type one of: %1.</source>
        <extracomment>A typed move may mean several places; %1 is a list of what to type instead, such as &quot;4aNE, 4bNE&quot;</extracomment>
        <translation>यह नंबर कई हेक्सों पर है। इनमें से एक लिखें: %1।</translation>
    </message>
    <message>
        <source>“%1” is no move. Type s, c, r, h, m or b and a place, such as s 4NE.</source>
        <extracomment>A typed move is not understood; %1 is what was typed. The letters and “s 4NE” stay as they are.</extracomment>
        <translation>“%1” कोई चाल नहीं है। s, c, r, h, m या b और जगह लिखें, जैसे s 4NE।</translation>
    </message>
</context>
<context>
    <name>UndoCorner</name>
    <message>
        <source>You have done nothing yet that could be taken back.</source>
        <extracomment>Why the button &quot;Take back&quot; is off</extracomment>
        <translation>आपने अभी ऐसी कोई चाल नहीं चली है, जिसे वापस लिया जा सके।</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Why the button &quot;Take back&quot; is off</extracomment>
        <translation>गेम खत्म हो गया है।</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>Why the button &quot;Take back&quot; is off</extracomment>
        <translation>गेम रुका हुआ है।</translation>
    </message>
    <message>
        <source>Others are asked for an answer, which is final.</source>
        <extracomment>Why the button &quot;Take back&quot; is off</extracomment>
        <translation>दूसरों से जवाब माँगा गया है; जवाब वापस नहीं होता।</translation>
    </message>
    <message>
        <source>Your last move is past: the game has gone on since.</source>
        <extracomment>Why the button &quot;Take back&quot; is off</extracomment>
        <translation>आपकी पिछली चाल के बाद गेम आगे बढ़ चुका है।</translation>
    </message>
    <message>
        <source>Dice were thrown or a card was revealed: that is final.</source>
        <extracomment>Why the button &quot;Take back&quot; is off</extracomment>
        <translation>पासे फेंके गए या कोई कार्ड सामने आया: यह वापस नहीं होता।</translation>
    </message>
    <message>
        <source>Moves of this kind are final.</source>
        <extracomment>Why the button &quot;Take back&quot; is off</extracomment>
        <translation>ऐसी चालें वापस नहीं होतीं।</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>Button at the board: the player&apos;s last move</extracomment>
        <translation>चाल वापस लें</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <extracomment>Tool tip of the button &quot;Take back&quot;</extracomment>
        <translation>अपनी पिछली चाल वापस लें</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Button at the board</extracomment>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>Show what you could do now, and why</source>
        <extracomment>Tool tip of the button “Hint”</extracomment>
        <translation>दिखाएँ कि अभी क्या कर सकते हैं और क्यों</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Brick</source>
        <extracomment>Resource, as a label and in lists such as &quot;2 × Brick&quot;</extracomment>
        <translation>ईंट</translation>
    </message>
    <message>
        <source>Lumber</source>
        <extracomment>Resource, as a label and in lists such as &quot;2 × Lumber&quot;</extracomment>
        <translation>लकड़ी</translation>
    </message>
    <message>
        <source>Wool</source>
        <extracomment>Resource, as a label and in lists such as &quot;2 × Wool&quot;</extracomment>
        <translation>ऊन</translation>
    </message>
    <message>
        <source>Grain</source>
        <extracomment>Resource, as a label and in lists such as &quot;2 × Grain&quot;</extracomment>
        <translation>अनाज</translation>
    </message>
    <message>
        <source>Ore</source>
        <extracomment>Resource, as a label and in lists such as &quot;2 × Ore&quot;</extracomment>
        <translation>अयस्क</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>of unknown kind</comment>
        <extracomment>A card whose kind is hidden, in lists such as &quot;2 × Card&quot;</extracomment>
        <translation>कार्ड</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Development card</extracomment>
        <translation>योद्धा</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <extracomment>Development card</extracomment>
        <translation>विजय अंक</translation>
    </message>
    <message>
        <source>Road Building</source>
        <extracomment>Development card</extracomment>
        <translation>सड़क निर्माण</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <extracomment>Development card</extracomment>
        <translation>खुशहाली का साल</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <extracomment>Development card; not the board game of that name</extracomment>
        <translation>एकाधिकार</translation>
    </message>
    <message>
        <source>Insurance</source>
        <extracomment>Development card of the Crazy rules</extracomment>
        <translation>बीमा</translation>
    </message>
    <message>
        <source>Anatolian Shepherd Dog</source>
        <extracomment>Development card of the Crazy rules</extracomment>
        <translation>अनातोलियाई रखवाला कुत्ता</translation>
    </message>
    <message>
        <source>Development card</source>
        <extracomment>A development card whose kind is hidden</extracomment>
        <translation>विकास कार्ड</translation>
    </message>
    <message>
        <source>Forest</source>
        <extracomment>Terrain that yields lumber</extracomment>
        <translation>जंगल</translation>
    </message>
    <message>
        <source>Hills</source>
        <extracomment>Terrain that yields brick</extracomment>
        <translation>टीले</translation>
    </message>
    <message>
        <source>Pasture</source>
        <extracomment>Terrain that yields wool</extracomment>
        <translation>चरागाह</translation>
    </message>
    <message>
        <source>Fields</source>
        <extracomment>Terrain that yields grain</extracomment>
        <translation>खेत</translation>
    </message>
    <message>
        <source>Mountains</source>
        <extracomment>Terrain that yields ore</extracomment>
        <translation>पहाड़</translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>Terrain that yields nothing</extracomment>
        <translation>रेगिस्तान</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>Terrain: water</extracomment>
        <translation>समुद्र</translation>
    </message>
    <message>
        <source>Move the robber and take a card from a player there. Three knights may win the Largest Army.</source>
        <extracomment>What a Knight card does</extracomment>
        <translation>लुटेरे को नई जगह भेजें और वहाँ के किसी खिलाड़ी का 1 कार्ड लें। तीन योद्धा चलने पर सबसे बड़ी सेना मिल सकती है।</translation>
    </message>
    <message>
        <source>Counts 1 victory point. It stays secret until you win.</source>
        <extracomment>What a Victory Point card does</extracomment>
        <translation>इससे 1 विजय अंक मिलता है। यह आपकी जीत तक छिपा रहता है।</translation>
    </message>
    <message>
        <source>Build two roads free of charge.</source>
        <extracomment>What a Road Building card does</extracomment>
        <translation>दो सड़कें मुफ़्त बनाएँ।</translation>
    </message>
    <message>
        <source>Take any two cards from the bank.</source>
        <extracomment>What a Year of Plenty card does</extracomment>
        <translation>बैंक से कोई भी दो कार्ड लें।</translation>
    </message>
    <message>
        <source>Name a resource: every other player gives you all cards of it.</source>
        <extracomment>What a Monopoly card does</extracomment>
        <translation>एक संसाधन चुनें: बाकी सब खिलाड़ियों को उस संसाधन के सारे कार्ड आपको देने होंगे।</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>One kind of card in a list: %1 how many, %2 the bare name of the resource</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <extracomment>Between two entries of a list of cards; keep the space</extracomment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Last heard %n second(s) ago</source>
        <extracomment>State of a player whose connection is silent or lost</extracomment>
        <translation>
            <numerusform>पिछली खबर %n सेकंड पहले</numerusform>
            <numerusform>पिछली खबर %n सेकंड पहले</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last heard %n minute(s) ago</source>
        <extracomment>State of a player whose connection is silent or lost</extracomment>
        <translation>
            <numerusform>पिछली खबर %n मिनट पहले</numerusform>
            <numerusform>पिछली खबर %n मिनट पहले</numerusform>
        </translation>
    </message>
    <message>
        <source>Refunds all cities that earthquakes have taken from you and that were not refunded yet.</source>
        <extracomment>What an Insurance card does</extracomment>
        <translation>भूकंप में टूटे आपके उन सभी शहरों की लागत लौटाता है, जिनकी लागत अभी नहीं मिली।</translation>
    </message>
    <message>
        <source>Protects your pastures from a wolf attack: play it in your turn, or as an answer when the wolves come.</source>
        <extracomment>What a Dog card does</extracomment>
        <translation>भेड़ियों के हमले से आपके चरागाह बचाता है: इसे अपनी बारी में चलें, या भेड़ियों के आने पर जवाब में।</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Event of the Crazy rules</extracomment>
        <translation>बाढ़</translation>
    </message>
    <message>
        <source>Earthquake</source>
        <extracomment>Event of the Crazy rules</extracomment>
        <translation>भूकंप</translation>
    </message>
    <message>
        <source>Wolf Attack</source>
        <extracomment>Event of the Crazy rules</extracomment>
        <translation>भेड़ियों का हमला</translation>
    </message>
    <message>
        <source>Cybele Month</source>
        <extracomment>Event of the Crazy rules</extracomment>
        <translation>दोगुनी उपज का महीना</translation>
    </message>
    <message>
        <source>All grain hexes of the next throw that would yield give nothing.</source>
        <extracomment>What a flood does</extracomment>
        <translation>अगली बार अनाज निकलने पर उस नंबर के अनाज वाले सभी हेक्स कुछ नहीं देंगे।</translation>
    </message>
    <message>
        <source>In this round, all grain hexes of the first throw that would yield give nothing.</source>
        <extracomment>What a flood does</extracomment>
        <translation>इस दौर में पहली बार अनाज निकलने पर उस नंबर के अनाज वाले सभी हेक्स कुछ नहीं देंगे।</translation>
    </message>
    <message>
        <source>The next grain hex that would yield gives nothing.</source>
        <extracomment>What a flood does</extracomment>
        <translation>अनाज देने वाला अगला हेक्स कुछ नहीं देगा।</translation>
    </message>
    <message>
        <source>In this round, the first grain hex that would yield gives nothing.</source>
        <extracomment>What a flood does</extracomment>
        <translation>इस दौर में अनाज देने वाला पहला हेक्स कुछ नहीं देगा।</translation>
    </message>
    <message>
        <source>Every city becomes a settlement again. Insurance pays for the loss.</source>
        <extracomment>What an earthquake does</extracomment>
        <translation>हर शहर फिर से बस्ती बन जाता है। बीमा कार्ड नुकसान भरता है।</translation>
    </message>
    <message>
        <source>Every city on the board is destroyed. Insurance pays for the loss.</source>
        <extracomment>What an earthquake does</extracomment>
        <translation>बोर्ड का हर शहर टूट जाता है। बीमा कार्ड नुकसान भरता है।</translation>
    </message>
    <message>
        <source>In this round every yield counts double.</source>
        <extracomment>What a Cybele Month does</extracomment>
        <translation>इस दौर में हर उपज दोगुनी मिलती है।</translation>
    </message>
    <message>
        <source>All wool hexes of the next throw that would yield give nothing, except to players who play a Dog.</source>
        <extracomment>What a wolf attack does</extracomment>
        <translation>अगली बार ऊन निकलने पर उस नंबर के ऊन वाले सभी हेक्स से कुछ नहीं मिलेगा। सिर्फ़ कुत्ता कार्ड चलने वाले खिलाड़ियों को ऊन के कार्ड मिलेंगे।</translation>
    </message>
    <message>
        <source>In this round, all wool hexes of the first throw that would yield give nothing, except to players who play a Dog.</source>
        <extracomment>What a wolf attack does</extracomment>
        <translation>इस दौर में पहली बार ऊन निकलने पर उस नंबर के ऊन वाले सभी हेक्स से कुछ नहीं मिलेगा। सिर्फ़ कुत्ता कार्ड चलने वाले खिलाड़ियों को ऊन के कार्ड मिलेंगे।</translation>
    </message>
    <message>
        <source>The next wool hex that would yield gives nothing, except to players who play a Dog.</source>
        <extracomment>What a wolf attack does</extracomment>
        <translation>ऊन देने वाले अगले हेक्स से कुछ नहीं मिलेगा। सिर्फ़ कुत्ता कार्ड चलने वाले खिलाड़ियों को ऊन के कार्ड मिलेंगे।</translation>
    </message>
    <message>
        <source>In this round, the first wool hex that would yield gives nothing, except to players who play a Dog.</source>
        <extracomment>What a wolf attack does</extracomment>
        <translation>इस दौर में ऊन देने वाले पहले हेक्स से कुछ नहीं मिलेगा। सिर्फ़ कुत्ता कार्ड चलने वाले खिलाड़ियों को ऊन के कार्ड मिलेंगे।</translation>
    </message>
</context>
<context>
    <name>tapu::AboutDialog</name>
    <message>
        <source>About Tapu</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>टापू का परिचय</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <extracomment>%1 version number of this program, %2 of Qt</extracomment>
        <translation>संस्करण %1, Qt %2 के साथ</translation>
    </message>
    <message>
        <source>Settle, trade and build on an island of hexes, with friends on one network or one computer, or against bots.</source>
        <extracomment>About dialog</extracomment>
        <translation>हेक्स से बने द्वीप पर बस्तियाँ बसाएँ, व्यापार करें और शहर बनाएँ: दोस्तों के साथ एक नेटवर्क या एक कंप्यूटर पर, या बॉट (कंप्यूटर खिलाड़ियों) के साथ।</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <extracomment>About dialog</extracomment>
        <translation>मुक्त सॉफ़्टवेयर, GNU जनरल पब्लिक लाइसेंस के संस्करण 3 या उसके बाद के किसी संस्करण के तहत। आप इसे इस्तेमाल कर सकते हैं, समझ सकते हैं, बाँट सकते हैं और बदल सकते हैं; इसकी कोई वारंटी नहीं है।</translation>
    </message>
    <message>
        <source>The fonts Noto Sans and Noto Sans Devanagari are the work of the Noto Project Authors, under the SIL Open Font License 1.1.</source>
        <extracomment>About dialog</extracomment>
        <translation>Noto Sans और Noto Sans Devanagari फ़ॉन्ट Noto Project Authors के बनाए हैं, SIL Open Font License 1.1 के तहत।</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>License texts</source>
        <extracomment>Link in the About dialog: opens the texts of the licenses
----------
Title of a dialog</extracomment>
        <translation>लाइसेंस के पाठ</translation>
    </message>
</context>
<context>
    <name>tapu::AboutQtDialog</name>
    <message>
        <source>About Qt</source>
        <extracomment>Title of a dialog; Qt is the name of a library</extracomment>
        <translation>Qt का परिचय</translation>
    </message>
    <message>
        <source>This program uses Qt version %1.</source>
        <extracomment>About Qt; %1 is a version number</extracomment>
        <translation>यह प्रोग्राम Qt के संस्करण %1 पर चलता है।</translation>
    </message>
    <message>
        <source>Qt is a library for programs with windows, for many systems. It is the work of The Qt Company and of many contributors.</source>
        <extracomment>About Qt</extracomment>
        <translation>Qt विंडो वाले प्रोग्राम बनाने की लाइब्रेरी है और कई सिस्टमों पर चलती है। इसे The Qt Company ने और बहुत-से लोगों ने मिलकर बनाया है।</translation>
    </message>
    <message>
        <source>Tapu uses Qt under the GNU Lesser General Public License, version 3: you may exchange Qt for a version of your own.</source>
        <extracomment>About Qt; the name of the license stays as it is</extracomment>
        <translation>टापू में Qt का इस्तेमाल GNU Lesser General Public License, संस्करण 3 के अनुसार है: आप Qt की जगह उसका वह संस्करण लगा सकते हैं जो आपने खुद चुना या बनाया हो।</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>More about Qt: %1</source>
        <extracomment>About Qt; %1 is an address</extracomment>
        <translation>Qt के बारे में और जानकारी: %1</translation>
    </message>
</context>
<context>
    <name>tapu::AddressesDialog</name>
    <message>
        <source>Addresses of this game</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>इस गेम के पते</translation>
    </message>
    <message>
        <source>On the same network the game is found by itself. Otherwise others join by one of these addresses.</source>
        <extracomment>Dialog with the addresses of a hosted game</extracomment>
        <translation>एक ही नेटवर्क पर गेम अपने आप मिल जाता है। नहीं तो दूसरे इनमें से किसी पते से शामिल हों।</translation>
    </message>
    <message>
        <source>If somebody cannot join, allow TCP port %1 and UDP port 47411 in the firewall of this computer.</source>
        <extracomment>Dialog with the addresses of a hosted game; %1 number of a port</extracomment>
        <translation>अगर कोई शामिल न हो सके, तो इस कंप्यूटर के फ़ायरवॉल में TCP पोर्ट %1 और UDP पोर्ट 47411 की अनुमति दें।</translation>
    </message>
    <message>
        <source>Copy link</source>
        <extracomment>Button beside an address: puts an invitation link into the clipboard</extracomment>
        <translation>लिंक कॉपी करें</translation>
    </message>
    <message>
        <source>Copy link to %1</source>
        <extracomment>Screen reader; %1 an address</extracomment>
        <translation>%1 का लिंक कॉपी करें</translation>
    </message>
    <message>
        <source>Test reachability</source>
        <extracomment>Button: connect to the own game, to see whether it answers</extracomment>
        <translation>पहुँच जाँचें</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Testing…</source>
        <extracomment>Result of a test beside an address</extracomment>
        <translation>जाँच जारी…</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Result of a test beside an address</extracomment>
        <translation>कोई जवाब नहीं</translation>
    </message>
    <message>
        <source>The game answers at every address of this computer.</source>
        <extracomment>Result of testing the addresses of a hosted game</extracomment>
        <translation>इस कंप्यूटर के हर पते पर गेम जवाब देता है।</translation>
    </message>
    <message>
        <source>At some addresses the game does not answer. Use one that does.</source>
        <translation>कुछ पतों पर गेम जवाब नहीं देता। वह पता लें जिस पर जवाब मिले।</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>Result of a test beside an address</extracomment>
        <translation>जवाब मिला</translation>
    </message>
    <message>
        <source>Scanned by a telephone, the code tells the link to %1.</source>
        <extracomment>Dialog with the addresses of a hosted game, beside a QR code; %1 an address</extracomment>
        <translation>फ़ोन से स्कैन करने पर यह कोड %1 का लिंक बताता है।</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <extracomment>Screen reader: a picture that telephones read</extracomment>
        <translation>लिंक का QR कोड</translation>
    </message>
</context>
<context>
    <name>tapu::AgainButton</name>
    <message>
        <source>New game</source>
        <extracomment>Button of the final table.</extracomment>
        <translation>नया गेम</translation>
    </message>
    <message>
        <source>Host again…</source>
        <extracomment>Button of the final table of a game hosted here: opens the page where it is hosted once more</extracomment>
        <translation>फिर से मेज़बानी करें…</translation>
    </message>
    <message>
        <source>Sets the same game up again to be hosted: the others join it anew</source>
        <extracomment>Tool tip of that button</extracomment>
        <translation>वही गेम फिर से मेज़बानी के लिए तैयार करता है: बाकी खिलाड़ी फिर से शामिल होंगे</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button of the final table: the same people play once more</extracomment>
        <translation>फिर से खेलें</translation>
    </message>
    <message>
        <source>The same people, the same seats; the next one begins</source>
        <extracomment>Tool tip of that button: the one after whoever began this game</extracomment>
        <translation>वही खिलाड़ी, वही सीटें; शुरुआत अगला खिलाड़ी करेगा</translation>
    </message>
    <message>
        <source>Join the next game</source>
        <extracomment>Button of the final table, for a guest: calls the host until their next game is open</extracomment>
        <translation>अगले गेम में शामिल हों</translation>
    </message>
    <message>
        <source>Waits for the next game of the same host, and joins it</source>
        <extracomment>Tool tip of that button</extracomment>
        <translation>इसी मेज़बान के अगले गेम का इंतज़ार करता है और उसमें शामिल होता है</translation>
    </message>
    <message>
        <source>New island</source>
        <extracomment>Entry of the menu of the button &quot;Play again&quot;</extracomment>
        <translation>नया द्वीप</translation>
    </message>
    <message>
        <source>Same island</source>
        <extracomment>Entry of the menu of the button &quot;Play again&quot;</extracomment>
        <translation>वही द्वीप</translation>
    </message>
    <message>
        <source>Other settings…</source>
        <extracomment>Entry of the menu of the button &quot;Play again&quot;: opens the page for a new game</extracomment>
        <translation>दूसरी सेटिंग…</translation>
    </message>
</context>
<context>
    <name>tapu::Analysis</name>
    <message>
        <source>A Big Game is not analyzed: so many decide at once there that no single move decides who wins.</source>
        <extracomment>Why a record is not analyzed</extracomment>
        <translation>बड़े गेम का विश्लेषण नहीं होता: वहाँ एक साथ इतने लोग फ़ैसला करते हैं कि किसी एक चाल से जीत तय नहीं होती।</translation>
    </message>
    <message>
        <source>This record tells only what one player saw. An analysis needs the cards of all: records of games that were played to their end on this computer have them.</source>
        <extracomment>Why a record is not analyzed</extracomment>
        <translation>इस रिकॉर्ड में केवल वही है जो एक खिलाड़ी ने देखा। विश्लेषण के लिए सबके कार्ड चाहिए: वे उन गेमों के रिकॉर्ड में होते हैं जो इसी कंप्यूटर पर अंत तक खेले गए।</translation>
    </message>
    <message>
        <source>There is nothing to analyze: no move was made.</source>
        <extracomment>Why a record is not analyzed</extracomment>
        <translation>विश्लेषण के लिए कुछ नहीं है: कोई चाल नहीं चली गई।</translation>
    </message>
    <message>
        <source>There is nothing to analyze: the game is paused, or waits for an answer to an offer, after each of its moves.</source>
        <extracomment>Why a record is not analyzed</extracomment>
        <translation>विश्लेषण के लिए कुछ नहीं है: हर चाल के बाद गेम रुका हुआ है या किसी प्रस्ताव के जवाब का इंतज़ार है।</translation>
    </message>
</context>
<context>
    <name>tapu::AnalysisPanel</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button: stops the analysis of a game</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Analyze</source>
        <extracomment>Button: begins the analysis of a game, which was stopped</extracomment>
        <translation>विश्लेषण करें</translation>
    </message>
    <message>
        <source>Bots play the game on from each of its positions…</source>
        <extracomment>While a game is analyzed</extracomment>
        <translation>बॉट हर स्थिति से गेम आगे खेल रहे हैं…</translation>
    </message>
    <message>
        <source>The game is not analyzed yet.</source>
        <extracomment>In place of the analysis of a game, before it begins or after it was stopped</extracomment>
        <translation>गेम का विश्लेषण अभी नहीं हुआ है।</translation>
    </message>
    <message>
        <source>Chance to win: how many of the games were won that bots played on from there, without trades between players. Counted from some hundred games it may be off by some hundredths.</source>
        <extracomment>Above a list of moves that changed a game: what the numbers are</extracomment>
        <translation>जीत की संभावना: बॉट वहाँ से जितने गेम आगे खेले, उनमें से कितने जीते गए; उनमें खिलाड़ियों का आपसी व्यापार नहीं था। यह कुछ सौ गेमों से निकली है, इसलिए कुछ प्रतिशत का फ़र्क हो सकता है।</translation>
    </message>
</context>
<context>
    <name>tapu::AnalysisWords</name>
    <message>
        <source>%1 %</source>
        <extracomment>A chance in hundredths; %1 a number</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>It brings %1 cards in 36 throws, the place that was chosen %2.</source>
        <extracomment>Why a place for a settlement is better; %1 a number of cards, %2 that of the place which was chosen</extracomment>
        <translation>36 बार पासे फेंकने पर वहाँ से %1 कार्ड मिलते हैं, जो जगह ली, वहाँ से %2।</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n card(s) in 36 throws.</source>
        <extracomment>Why a settlement is better; %n a number of cards</extracomment>
        <translation>
            <numerusform>36 बार पासे फेंकने पर वहाँ से %n कार्ड मिलता है।</numerusform>
            <numerusform>36 बार पासे फेंकने पर वहाँ से %n कार्ड मिलते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>No place of %1 brought this so far: %2.</source>
        <extracomment>Why a place for a settlement is better; %1 a player, %2 one or more resources</extracomment>
        <translation>%1 की किसी जगह से यह अब तक नहीं मिलता था: %2</translation>
    </message>
    <message>
        <source>It lies at a harbor.</source>
        <extracomment>Why a place for a settlement is better</extracomment>
        <translation>वह बंदरगाह पर है।</translation>
    </message>
    <message>
        <source>It takes the place before %1, whose road leads there.</source>
        <extracomment>Why a place for a settlement is better; %1 another player</extracomment>
        <translation>वह जगह %1 से पहले मिल जाती, जिनकी सड़क वहाँ तक आती है।</translation>
    </message>
    <message numerus="yes">
        <source>A city there brings %n card(s) more in 36 throws.</source>
        <extracomment>Why a city is better; %n a number of cards</extracomment>
        <translation>
            <numerusform>36 बार पासे फेंकने पर वहाँ का शहर %n कार्ड और देता है।</numerusform>
            <numerusform>36 बार पासे फेंकने पर वहाँ का शहर %n कार्ड और देता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leads to %1, where a settlement would bring %n card(s) in 36 throws.</source>
        <extracomment>Why a road is better; %1 the hexes around a corner, %n a number of cards</extracomment>
        <translation>
            <numerusform>वह यहाँ ले जाता: %1; वहाँ की बस्ती 36 बार पासे फेंकने पर %n कार्ड देती।</numerusform>
            <numerusform>वह यहाँ ले जाता: %1; वहाँ की बस्ती 36 बार पासे फेंकने पर %n कार्ड देती।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There it keeps %n card(s) in 36 throws from %1, who has %2 points.</source>
        <extracomment>Why a place for the robber is better; %1 a player, %2 their points, %n a number of cards</extracomment>
        <translation>
            <numerusform>वहाँ वह 36 बार पासे फेंकने पर %1 का %n कार्ड रोकता है; %1 के अंक: %2</numerusform>
            <numerusform>वहाँ वह 36 बार पासे फेंकने पर %1 के %n कार्ड रोकता है; %1 के अंक: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>It pays for a city.</source>
        <extracomment>Why a trade with the bank is better</extracomment>
        <translation>उससे शहर की लागत पूरी हो जाती है।</translation>
    </message>
    <message>
        <source>It pays for a settlement.</source>
        <extracomment>Why a trade with the bank is better</extracomment>
        <translation>उससे बस्ती की लागत पूरी हो जाती है।</translation>
    </message>
    <message>
        <source>It pays for a development card.</source>
        <extracomment>Why a trade with the bank is better</extracomment>
        <translation>उससे विकास कार्ड की लागत पूरी हो जाती है।</translation>
    </message>
    <message>
        <source>Better was a settlement at %1.</source>
        <extracomment>What would have been better in a game; %1 the hexes around a corner</extracomment>
        <translation>इससे अच्छी थी यहाँ बस्ती: %1।</translation>
    </message>
    <message>
        <source>Better was a city at %1.</source>
        <extracomment>What would have been better in a game; %1 the hexes around a corner</extracomment>
        <translation>इससे अच्छा था यहाँ शहर: %1।</translation>
    </message>
    <message>
        <source>Better was a road at %1.</source>
        <extracomment>What would have been better in a game; %1 the hexes around an edge</extracomment>
        <translation>इससे अच्छी थी यहाँ सड़क: %1।</translation>
    </message>
    <message>
        <source>Better was a ship at %1.</source>
        <extracomment>What would have been better in a game; %1 the hexes around an edge</extracomment>
        <translation>इससे अच्छा था यहाँ जहाज़: %1।</translation>
    </message>
    <message>
        <source>Better was to move a ship.</source>
        <extracomment>What would have been better in a game</extracomment>
        <translation>इससे अच्छा था जहाज़ की जगह बदलना।</translation>
    </message>
    <message>
        <source>Better was to throw the dice first.</source>
        <extracomment>What would have been better in a game</extracomment>
        <translation>इससे अच्छा था पहले पासे फेंकना।</translation>
    </message>
    <message>
        <source>Better was to keep the cards and end the turn.</source>
        <extracomment>What would have been better in a game</extracomment>
        <translation>इससे अच्छा था कार्ड बचाकर बारी पूरी करना।</translation>
    </message>
    <message>
        <source>Better was to buy a development card.</source>
        <extracomment>What would have been better in a game</extracomment>
        <translation>इससे अच्छा था विकास कार्ड खरीदना।</translation>
    </message>
    <message>
        <source>Better was to play this card: %1.</source>
        <extracomment>What would have been better in a game; %1 a development card</extracomment>
        <translation>इससे अच्छा था यह कार्ड चलना: %1।</translation>
    </message>
    <message>
        <source>Better was the robber on %1, robbing %2.</source>
        <extracomment>What would have been better in a game; %1 a hex, %2 a player</extracomment>
        <translation>इससे अच्छा था लुटेरे को यहाँ रखना: %1, और %2 से कार्ड छीनना।</translation>
    </message>
    <message>
        <source>Better was the robber on %1.</source>
        <extracomment>What would have been better in a game; %1 a hex</extracomment>
        <translation>इससे अच्छा था लुटेरे को यहाँ रखना: %1।</translation>
    </message>
    <message>
        <source>Better was a trade with the bank: %1 for %2.</source>
        <extracomment>What would have been better in a game; %1 and %2 resources</extracomment>
        <translation>इससे अच्छा था बैंक से व्यापार: %1 देकर %2 लेना।</translation>
    </message>
    <message>
        <source>Bots would have done the same.</source>
        <extracomment>What bots say of a decision in an analyzed game</extracomment>
        <translation>बॉट भी यही करते।</translation>
    </message>
    <message>
        <source>Bots would have done otherwise; which is better is too close to say.</source>
        <extracomment>What bots say of a decision in an analyzed game</extracomment>
        <translation>बॉट कुछ और करते; कौन सी चाल अच्छी है, यह कहना मुश्किल है: फ़र्क बहुत कम है।</translation>
    </message>
    <message>
        <source>Bots would have done otherwise, and won less.</source>
        <extracomment>What bots say of a decision in an analyzed game</extracomment>
        <translation>बॉट कुछ और करते, और कम जीतते।</translation>
    </message>
    <message>
        <source>Of %1 games that bots played on, %2 were won after it, and %3 after the move that was made.</source>
        <extracomment>Why bots call something better; %1 how many games were played on, %2 and %3 chances to win</extracomment>
        <translation>बॉट ने यहाँ से %1 गेम खेले: उस चाल के बाद जीत %2 में, असली चाल के बाद %3 में।</translation>
    </message>
    <message>
        <source>Turn %1: %2, better %3</source>
        <extracomment>A decision in a list where something else was better; %1 the number of a turn, %2 and %3 chances to win</extracomment>
        <translation>बारी %1: %2, इससे अच्छा %3</translation>
    </message>
    <message>
        <source>The chance of %1 rose from %2 to %3.</source>
        <extracomment>What a move changed; %1 a player, %2 and %3 chances to win</extracomment>
        <translation>%1 की जीत की संभावना बढ़ी: %2 से %3।</translation>
    </message>
    <message>
        <source>The chance of %1 fell from %2 to %3.</source>
        <extracomment>What a move changed; %1 a player, %2 and %3 chances to win</extracomment>
        <translation>%1 की जीत की संभावना घटी: %2 से %3।</translation>
    </message>
    <message>
        <source>It brings the Longest Road.</source>
        <extracomment>Why a road is better: it brings that award</extracomment>
        <translation>उससे सबसे लंबी सड़क मिल जाती है।</translation>
    </message>
    <message>
        <source>It takes the Longest Road from %1.</source>
        <extracomment>Why a settlement is better: it breaks the route of another; %1 a player</extracomment>
        <translation>उससे %1 की सबसे लंबी सड़क छिन जाती है।</translation>
    </message>
    <message>
        <source>Turn %1: %2 to %3</source>
        <extracomment>A move in a list that changed a chance to win; %1 the number of a turn, %2 and %3 the chances</extracomment>
        <translation>बारी %1: %2 से %3</translation>
    </message>
</context>
<context>
    <name>tapu::AnswerRows</name>
    <message>
        <source>Accepts</source>
        <extracomment>Answer to an offer.</extracomment>
        <translation>मंज़ूर</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <extracomment>Answer to an offer.</extracomment>
        <translation>जवाबी प्रस्ताव</translation>
    </message>
    <message>
        <source>Declines</source>
        <extracomment>Answer to an offer.</extracomment>
        <translation>नामंज़ूर</translation>
    </message>
    <message>
        <source>Thinks it over</source>
        <extracomment>No answer to an offer yet.</extracomment>
        <translation>सोच-विचार जारी</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>Button: trades with this player, who accepted.</extracomment>
        <translation>व्यापार करें</translation>
    </message>
    <message>
        <source>All have declined</source>
        <extracomment>Over the answers to an offer of the reader.</extracomment>
        <translation>सबने नामंज़ूर किया</translation>
    </message>
    <message>
        <source>Your offer: %1</source>
        <extracomment>The reader&apos;s own open offer: %1 is a sentence such as &quot;You get 1 × Grain for 4 × Ore&quot;.</extracomment>
        <translation>आपका प्रस्ताव: %1</translation>
    </message>
    <message>
        <source>Bots wait for the other players.</source>
        <extracomment>Under an offer of the reader, beside seconds that count down: bots leave it to the persons who are asked too.</extracomment>
        <translation>बॉट बाकी खिलाड़ियों का इंतज़ार कर रहे हैं।</translation>
    </message>
    <message>
        <source>%1 has declined</source>
        <extracomment>Over the answer to an offer of the reader: %1 is the only player who was asked.</extracomment>
        <translation>%1 ने नामंज़ूर किया</translation>
    </message>
</context>
<context>
    <name>tapu::AskRows</name>
    <message>
        <source>%1 asks for %2</source>
        <extracomment>In the trade panel: %1 is a player, %2 a resource that they asked for in the chat.</extracomment>
        <translation>%1 को चाहिए: %2</translation>
    </message>
    <message>
        <source>Give</source>
        <extracomment>Button beside what another player asked for: puts a card of that kind into what the reader gives.</extracomment>
        <translation>दें</translation>
    </message>
</context>
<context>
    <name>tapu::BadgeButton</name>
    <message>
        <source>Color: %1</source>
        <extracomment>Button with a player&apos;s color and mark; %1 &quot;Vermilion, dot&quot;</extracomment>
        <translation>रंग: %1</translation>
    </message>
    <message>
        <source>Choose another color</source>
        <extracomment>Tool tip of a player&apos;s color and mark</extracomment>
        <translation>दूसरा रंग चुनें</translation>
    </message>
</context>
<context>
    <name>tapu::BalancePanel</name>
    <message>
        <source>Balance</source>
        <extracomment>Title of a pane of the board editor: how even the resources are</extracomment>
        <translation>संतुलन</translation>
    </message>
    <message>
        <source>Pips of Sun: %1, of Moon: %2</source>
        <extracomment>Pane of the board editor; %1 and %2: pips (chances in 36) of the hexes of the two groups of the Big Game</extracomment>
        <translation>संभावना बिंदु: सूर्य दल %1, चंद्र दल %2</translation>
    </message>
    <message>
        <source>Pips of the starts: %1</source>
        <extracomment>Pane of the board editor; %1: pips (chances in 36) around the start settlements of each seat, with commas</extracomment>
        <translation>शुरुआती जगहों के संभावना बिंदु: %1</translation>
    </message>
</context>
<context>
    <name>tapu::BankRow</name>
    <message>
        <source>The bank never runs out</source>
        <extracomment>What the bank has: %1 is a list such as &quot;2 × Brick, 1 × Wool&quot;.</extracomment>
        <translation>बैंक कभी खाली नहीं होता</translation>
    </message>
    <message>
        <source>The bank has %1</source>
        <translation>बैंक में: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s) left</source>
        <extracomment>How many development cards can still be bought.</extracomment>
        <translation>
            <numerusform>%n विकास कार्ड बाकी</numerusform>
            <numerusform>%n विकास कार्ड बाकी</numerusform>
        </translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>Screen reader: the row with the bank&apos;s stock.</extracomment>
        <translation>बैंक</translation>
    </message>
    <message>
        <source>Drag a card to the trade panel to ask for it</source>
        <extracomment>Tool tip of the bank&apos;s stock: what can be done with its cards.</extracomment>
        <translation>कोई कार्ड माँगने के लिए उसे व्यापार वाले पैनल पर खींचें</translation>
    </message>
</context>
<context>
    <name>tapu::Banner</name>
    <message>
        <source>Put this message away (Esc)</source>
        <extracomment>Tool tip and screen reader: the cross beside a message of the organizer; Esc is a key</extracomment>
        <translation>यह संदेश हटाएँ (Esc)</translation>
    </message>
</context>
<context>
    <name>tapu::BoardColumn</name>
    <message>
        <source>Shuffled island</source>
        <extracomment>Name of a board</extracomment>
        <translation>रैंडम द्वीप</translation>
    </message>
    <message>
        <source>First island</source>
        <extracomment>Name of a board</extracomment>
        <translation>पहला द्वीप</translation>
    </message>
    <message>
        <source>19 hexes, terrain and numbers shuffled</source>
        <extracomment>Under the name of a board</extracomment>
        <translation>19 हेक्स, ज़मीन और नंबर रैंडम</translation>
    </message>
    <message>
        <source>Another island</source>
        <extracomment>Button: shuffle the board of the new game once more</extracomment>
        <translation>कोई और द्वीप</translation>
    </message>
    <message>
        <source>Shuffle terrain and numbers once more</source>
        <translation>ज़मीन और नंबर फिर से बदलें</translation>
    </message>
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <extracomment>Goal of the game</extracomment>
        <translation>
            <numerusform>%n अंक पाते ही जीत</numerusform>
            <numerusform>%n अंक पाते ही जीत</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>How long a game usually takes</extracomment>
        <translation>
            <numerusform>लगभग %n मिनट</numerusform>
            <numerusform>लगभग %n मिनट</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <extracomment>Turn clock of the game</extracomment>
        <translation>समय की सीमा नहीं</translation>
    </message>
    <message>
        <source>everybody takes the time they need</source>
        <translation>सब ज़रूरत भर समय लें</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <extracomment>Turn clock of the game</extracomment>
        <translation>
            <numerusform>हर बारी में %n सेकंड</numerusform>
            <numerusform>हर बारी में %n सेकंड</numerusform>
        </translation>
    </message>
    <message>
        <source>pauses while others return cards</source>
        <translation>दूसरों के कार्ड लौटाने तक समय रुका रहता है</translation>
    </message>
    <message>
        <source>Trade with everyone</source>
        <translation>सबसे व्यापार</translation>
    </message>
    <message>
        <source>harbors 3:1 and 2:1</source>
        <translation>बंदरगाह 3:1 और 2:1</translation>
    </message>
    <message>
        <source>no harbors</source>
        <translation>बंदरगाह नहीं</translation>
    </message>
    <message>
        <source>All options are standard</source>
        <translation>सभी विकल्प सामान्य</translation>
    </message>
    <message>
        <source>Changed from the default</source>
        <translation>सामान्य से अलग</translation>
    </message>
    <message numerus="yes">
        <source>See all %n option(s)</source>
        <extracomment>Link to the list of all options; %n how many there are</extracomment>
        <translation>
            <numerusform>सभी %n विकल्प देखें</numerusform>
            <numerusform>सभी %n विकल्प देखें</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of land</source>
        <extracomment>Under the name of a board from a file; %n how many hexes of land it has</extracomment>
        <translation>
            <numerusform>ज़मीन का %n हेक्स</numerusform>
            <numerusform>ज़मीन के %n हेक्स</numerusform>
        </translation>
    </message>
    <message>
        <source>Large shuffled island</source>
        <extracomment>Name of a board</extracomment>
        <translation>बड़ा रैंडम द्वीप</translation>
    </message>
    <message>
        <source>31 hexes, terrain and numbers shuffled</source>
        <extracomment>Under the name of a board</extracomment>
        <translation>31 हेक्स, ज़मीन और नंबर रैंडम</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s): usually %1 rounds, at most %2</source>
        <translation>
            <numerusform>लगभग %n मिनट: आम तौर पर %1 दौर, ज़्यादा से ज़्यादा %2</numerusform>
            <numerusform>लगभग %n मिनट: आम तौर पर %1 दौर, ज़्यादा से ज़्यादा %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n board(s)</source>
        <extracomment>Name of the board of a Big Game; %n how many boards lie in a row</extracomment>
        <translation>
            <numerusform>%n बोर्ड की शृंखला</numerusform>
            <numerusform>%n बोर्डों की शृंखला</numerusform>
        </translation>
    </message>
    <message>
        <source>two seats at each board; the ends are joined to a ring</source>
        <translation>हर बोर्ड पर दो सीटें; दोनों सिरे जुड़कर घेरा बनाते हैं</translation>
    </message>
    <message>
        <source>two seats at each board; the ends are open</source>
        <translation>हर बोर्ड पर दो सीटें; दोनों सिरे खुले हैं</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s), at most %1 rounds</source>
        <translation>
            <numerusform>लगभग %n मिनट, ज़्यादा से ज़्यादा %1 दौर</numerusform>
            <numerusform>लगभग %n मिनट, ज़्यादा से ज़्यादा %1 दौर</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a round</source>
        <extracomment>Clock of the Big Game</extracomment>
        <translation>
            <numerusform>हर दौर में %n सेकंड</numerusform>
            <numerusform>हर दौर में %n सेकंड</numerusform>
        </translation>
    </message>
    <message>
        <source>all of a group play at once</source>
        <translation>पूरा दल एक साथ खेलता है</translation>
    </message>
    <message>
        <source>Trade with up to five partners</source>
        <extracomment>Trade in the game</extracomment>
        <translation>पाँच साथियों तक से व्यापार</translation>
    </message>
    <message>
        <source>two seats at each board</source>
        <extracomment>Under the name of a chain of boards, of which only a part is shown</extracomment>
        <translation>हर बोर्ड पर दो सीटें</translation>
    </message>
    <message>
        <source>19 hexes, fixed. The first two settlements and roads of everybody lie there already, so that the game begins with a throw.</source>
        <extracomment>Under the name of a board</extracomment>
        <translation>19 हेक्स, तय। सबकी पहली दो बस्तियाँ और सड़कें पहले से रखी हैं, इसलिए गेम सीधे पासे फेंकने से शुरू होता है।</translation>
    </message>
</context>
<context>
    <name>tapu::BoardGallery</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button: nothing is chosen</extracomment>
        <translation>रद्द करें</translation>
    </message>
</context>
<context>
    <name>tapu::BoardMenu</name>
    <message>
        <source>The printer “%1” does not answer.</source>
        <extracomment>In the prompt line: the board could not be printed</extracomment>
        <translation>प्रिंटर “%1” से कोई जवाब नहीं मिल रहा।</translation>
    </message>
    <message>
        <source>The board was sent to the printer “%1”.</source>
        <extracomment>In the prompt line: the board was printed; %1 name of a printer</extracomment>
        <translation>बोर्ड अब प्रिंटर “%1” के पास है।</translation>
    </message>
</context>
<context>
    <name>tapu::BoardTabs</name>
    <message>
        <source>Close “%1”</source>
        <extracomment>Button on the tab of an open board of the editor; %1 name of the board</extracomment>
        <translation>“%1” बंद करें</translation>
    </message>
    <message>
        <source>Open boards</source>
        <extracomment>Board editor: the tabs of the open boards</extracomment>
        <translation>खुले बोर्ड</translation>
    </message>
</context>
<context>
    <name>tapu::BoardView</name>
    <message>
        <source>Board</source>
        <extracomment>Name of the board for screen readers</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>For screen readers: the list of all hexes of the board</extracomment>
        <translation>हेक्स</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>For screen readers: the list of all corners of the board</extracomment>
        <translation>कोने</translation>
    </message>
    <message>
        <source>Edges</source>
        <extracomment>For screen readers: the list of all edges of the board</extracomment>
        <translation>रास्ते</translation>
    </message>
</context>
<context>
    <name>tapu::BotGamesPanel</name>
    <message>
        <source>Seat %1</source>
        <extracomment>Pane of the board editor: a seat of a game of bots, %1 from 1</extracomment>
        <translation>सीट %1</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>Pane of the board editor: one of the two groups of the Big Game</extracomment>
        <translation>सूर्य</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>चंद्र</translation>
    </message>
    <message>
        <source>%1: %2% ± %3</source>
        <extracomment>Pane of the board editor: what a seat has won. %1 &quot;Seat 2&quot;, %2 percent, %3 the error of it</extracomment>
        <translation>%1: %2% ± %3</translation>
    </message>
    <message>
        <source>Bot games</source>
        <extracomment>Title of a pane of the board editor: games that bots play on the board, to see how fair it is</extracomment>
        <translation>बॉट के गेम</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Link of a pane of the board editor: bots stop playing</extracomment>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Link of a pane of the board editor: bots play the games once more</extracomment>
        <translation>फिर से चलाएँ</translation>
    </message>
    <message numerus="yes">
        <source>Play %n game(s)</source>
        <extracomment>Link of a pane of the board editor: bots play some hundred games</extracomment>
        <translation>
            <numerusform>%n गेम चलाएँ</numerusform>
            <numerusform>%n गेम चलाएँ</numerusform>
        </translation>
    </message>
    <message>
        <source>No game can be played on this board. %1</source>
        <extracomment>Pane of the board editor: why bots cannot play; %1 a whole sentence</extracomment>
        <translation>इस बोर्ड पर गेम नहीं खेला जा सकता। %1</translation>
    </message>
    <message>
        <source>%1 of %2 games have been played.</source>
        <extracomment>Pane of the board editor; %1 of %2 games have been played</extracomment>
        <translation>पूरे हुए गेम: %1 (कुल %2)</translation>
    </message>
    <message>
        <source>The board has changed since these %1 games.</source>
        <extracomment>Pane of the board editor: the figures of the bot games are those of an earlier board; %1 number of games</extracomment>
        <translation>इन %1 गेमों के बाद बोर्ड बदला है।</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 games.</source>
        <extracomment>Pane of the board editor; %1 of %2 games were played before somebody stopped them</extracomment>
        <translation>पूरे हुए गेम: %1 (कुल %2), फिर रोक दिया।</translation>
    </message>
    <message>
        <source>Bots play on this board, to show whether each seat wins as often.</source>
        <extracomment>Pane of the board editor: what can be done here</extracomment>
        <translation>बॉट इस बोर्ड पर खेलकर दिखाते हैं कि हर सीट को बराबर जीत मिलती है या नहीं।</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had no winner.</source>
        <extracomment>Pane of the board editor: bots broke off games that took too long</extracomment>
        <translation>
            <numerusform>%n गेम का कोई विजेता नहीं रहा।</numerusform>
            <numerusform>%n गेमों का कोई विजेता नहीं रहा।</numerusform>
        </translation>
    </message>
    <message>
        <source>What each seat won of %1 games (± by chance).</source>
        <extracomment>Pane of the board editor: what the bars show, such as &quot;27% ± 2&quot;; %1 number of games</extracomment>
        <translation>%1 गेमों में हर सीट की जीत (± संयोग से)।</translation>
    </message>
    <message>
        <source>Seat 1 always places and moves first, then the others in their order. All of them choose their places freely: a difference comes from that order, not from a place of the board.</source>
        <extracomment>Pane of the board editor about games of bots: on a board without start pieces</extracomment>
        <translation>पहली जगह और पहली चाल हमेशा सीट 1 की होती है, फिर क्रम से बाकी सीटों की। सब सीटें अपनी जगह खुद चुनती हैं: फ़र्क उस क्रम से आता है, बोर्ड की किसी जगह से नहीं।</translation>
    </message>
    <message>
        <source>The dice say anew in each game who moves first: a difference comes from the start pieces and from the order of the seats.</source>
        <extracomment>Pane of the board editor about games of bots: on a board with start pieces</extracomment>
        <translation>पहली चाल किसकी हो, यह हर गेम में पासों से तय होता है: फ़र्क शुरुआती गोटियों से और सीटों के क्रम से आता है।</translation>
    </message>
    <message>
        <source>Sun moves first in every game.</source>
        <extracomment>Pane of the board editor about games of bots: on boards of the Big Game</extracomment>
        <translation>हर गेम में पहली चाल सूर्य दल की होती है।</translation>
    </message>
    <message>
        <source>Moon moves first in every game.</source>
        <extracomment>Pane of the board editor about games of bots: on boards of the Big Game</extracomment>
        <translation>हर गेम में पहली चाल चंद्र दल की होती है।</translation>
    </message>
    <message>
        <source>More often than by chance: %1.</source>
        <extracomment>Pane of the board editor about games of bots; %1 seats with commas: &quot;Seat 1, Seat 3&quot;</extracomment>
        <translation>संयोग से ज़्यादा बार जीत: %1।</translation>
    </message>
    <message>
        <source>Less often than by chance: %1.</source>
        <extracomment>Pane of the board editor about games of bots; %1 seats with commas: &quot;Seat 1, Seat 3&quot;</extracomment>
        <translation>संयोग से कम बार जीत: %1।</translation>
    </message>
    <message>
        <source>No seat is off it: none is proven to be better.</source>
        <extracomment>Pane of the board editor about games of bots: all shares are as chance may make them</extracomment>
        <translation>कोई सीट छाया के बाहर नहीं है: किसी का बेहतर होना साबित नहीं होता।</translation>
    </message>
    <message>
        <source>All bots are alike and take what is best at the moment, so games of people may end otherwise.</source>
        <extracomment>Pane of the board editor about games of bots: of what worth the figures are</extracomment>
        <translation>सब बॉट एक जैसे हैं और वही करते हैं, जो उस समय सबसे अच्छा हो; लोगों के गेम का नतीजा अलग हो सकता है।</translation>
    </message>
    <message>
        <source>How many of the bot games each seat won</source>
        <extracomment>Name of a chart in a pane of the board editor, for screen readers</extracomment>
        <translation>बॉट के गेमों में हर सीट की जीत</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share of all games; %1 a number of percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Chart of bot games: the part of all games that a seat won; beside a sign</extracomment>
        <translation>जीत</translation>
    </message>
    <message>
        <source>equal share</source>
        <extracomment>Chart of bot games: the share that each seat would have if all won as often; beside a sign</extracomment>
        <translation>बराबर हिस्सा</translation>
    </message>
    <message>
        <source>won at least</source>
        <extracomment>Chart of bot games, head of a column in percent: the least that a seat may win, with the error of the count</extracomment>
        <translation>कम-से-कम जीत</translation>
    </message>
    <message>
        <source>won at most</source>
        <extracomment>Chart of bot games, head of a column in percent: the most that a seat may win, with the error of the count</extracomment>
        <translation>ज़्यादा-से-ज़्यादा जीत</translation>
    </message>
    <message>
        <source>chance</source>
        <extracomment>Chart of bot games: between which shares equal seats stay by chance; beside a sign</extracomment>
        <translation>संयोग</translation>
    </message>
    <message>
        <source>If no seat were better, each would win %1 to %2% by chance alone: the shaded part around the yellow marks.</source>
        <extracomment>Pane of the board editor about games of bots; %1 and %2 percent, between which a share is gray in the chart</extracomment>
        <translation>कोई सीट बेहतर न हो, तो भी केवल संयोग से हर सीट %1 से %2% गेम जीत सकती है: पीले निशानों के आसपास की छाया।</translation>
    </message>
</context>
<context>
    <name>tapu::BotSeatRow</name>
    <message>
        <source>Name of the bot</source>
        <extracomment>Field for the name of a bot</extracomment>
        <translation>बॉट का नाम</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <extracomment>Screen reader: which level a bot has; %1 its name</extracomment>
        <translation>स्तर: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Tool tip of a button: takes a bot from the table; %1 its name</extracomment>
        <translation>हटाएँ: %1</translation>
    </message>
</context>
<context>
    <name>tapu::BotsPage</name>
    <message>
        <source>Free for a guest</source>
        <extracomment>A seat of a network game that is being set up: nobody has it yet</extracomment>
        <translation>मेहमान के लिए खाली</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Under the name of the reader, on the page of bots</extracomment>
        <translation>आप</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>A row on the page of bots of a Big Game: all bots together</extracomment>
        <translation>
            <numerusform>%n बॉट</numerusform>
            <numerusform>%n बॉट</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. “Skip to my turn” leaves out the pauses.</source>
        <extracomment>Under the choice how fast bots play: %1 the pace, such as &quot;Normal: 0.8 s a move&quot;; names an entry of the menu Move</extracomment>
        <translation>%1। “मेरी बारी तक जाएँ” से बीच के ठहराव छूट जाते हैं।</translation>
    </message>
    <message>
        <source>What you choose here holds at the table at once.</source>
        <extracomment>Foot of the page of bots, for the host of a table</extracomment>
        <translation>यहाँ जो चुनें, वह टेबल पर तुरंत लागू होता है।</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Foot of the page of bots; %1 which game, such as Standard, %2 its goal and how long it takes</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>Title of the page on which the levels of bots are chosen</extracomment>
        <translation>बॉट</translation>
    </message>
    <message>
        <source>A click gives the level to the marked seat, a double click to all.</source>
        <extracomment>Under the title of the page of bots</extracomment>
        <translation>क्लिक से स्तर चुनी हुई सीट को मिलता है, डबल क्लिक से सब सीटों को।</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading: who plays</extracomment>
        <translation>टेबल पर</translation>
    </message>
    <message>
        <source>Bot</source>
        <extracomment>Button: adds a bot to the table</extracomment>
        <translation>बॉट</translation>
    </message>
    <message>
        <source>Other names</source>
        <extracomment>Button: gives the bots other names</extracomment>
        <translation>दूसरे नाम</translation>
    </message>
    <message>
        <source>All the same level</source>
        <extracomment>Button: all bots get the level of the marked one</extracomment>
        <translation>सबका एक ही स्तर</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>Heading: how fast bots play</extracomment>
        <translation>गति</translation>
    </message>
    <message>
        <source>can be changed during the game</source>
        <extracomment>Beside that heading</extracomment>
        <translation>गेम के बीच भी बदल सकते हैं</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Paces of the bots</extracomment>
        <translation>तुरंत</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>तेज़</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>धीमी</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <extracomment>Screen reader: how fast bots play</extracomment>
        <translation>बॉट की गति</translation>
    </message>
    <message>
        <source>Bots make offers to me</source>
        <extracomment>A choice on the page of bots</extracomment>
        <translation>बॉट मुझे प्रस्ताव दें</translation>
    </message>
    <message>
        <source>else they are declined unseen</source>
        <extracomment>Under that choice: what holds while it is off</extracomment>
        <translation>नहीं तो बिना दिखाए नामंज़ूर होते हैं</translation>
    </message>
    <message>
        <source>Same bots next time</source>
        <extracomment>A choice on the page of bots</extracomment>
        <translation>अगली बार भी यही बॉट</translation>
    </message>
    <message>
        <source>Bots see only what their seat may see. They throw the same dice as you.</source>
        <extracomment>About bots</extracomment>
        <translation>बॉट वही देखते हैं जो उनकी सीट देख सकती है। पासे सबके लिए एक जैसे हैं।</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: back to the page before</extracomment>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Options…</source>
        <extracomment>Button: see and change the options of a game before it begins</extracomment>
        <translation>विकल्प…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>गेम शुरू करें</translation>
    </message>
</context>
<context>
    <name>tapu::BuildButton</name>
    <message>
        <source>Road</source>
        <comment>piece</comment>
        <extracomment>Build button.</extracomment>
        <translation>सड़क</translation>
    </message>
    <message>
        <source>Settlement</source>
        <comment>piece</comment>
        <extracomment>Build button.</extracomment>
        <translation>बस्ती</translation>
    </message>
    <message>
        <source>City</source>
        <comment>piece</comment>
        <extracomment>Build button.</extracomment>
        <translation>शहर</translation>
    </message>
    <message>
        <source>Dev. card</source>
        <extracomment>Build button: development card, shortened.</extracomment>
        <translation>विकास कार्ड</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Build button: %n pieces or cards are left.</extracomment>
        <translation>
            <numerusform>%n बाकी</numerusform>
            <numerusform>%n बाकी</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs %1</source>
        <extracomment>Tool tip of a build button: %1 is a list such as &quot;1 × Brick, 1 × Lumber&quot;.</extracomment>
        <translation>लागत: %1</translation>
    </message>
    <message>
        <source>You lack %1</source>
        <extracomment>Tool tip of a build button: %1 is a list of cards.</extracomment>
        <translation>आपको और चाहिए: %1</translation>
    </message>
    <message>
        <source>The bank gives %2 for %1</source>
        <extracomment>Tool tip of a build button: how the bank can help. %1 is given, %2 got, as &quot;4 × Ore&quot;.</extracomment>
        <translation>बैंक से %1 के बदले %2</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <extracomment>Tool tip of a build button: %1 is a key.</extracomment>
        <translation>कुंजी: %1</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>piece</comment>
        <extracomment>Build button.</extracomment>
        <translation>जहाज़</translation>
    </message>
    <message>
        <source>Move ship</source>
        <extracomment>Button beside the build buttons: a ship goes to another place.</extracomment>
        <translation>जहाज़ चलाएँ</translation>
    </message>
    <message>
        <source>Takes a ship at an open end and puts it elsewhere, free of charge</source>
        <extracomment>Tool tip of the button &quot;Move ship&quot;.</extracomment>
        <translation>खुले सिरे का जहाज़ उठाकर दूसरी जगह रखता है, मुफ़्त में</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>A button that buys a development card, where there is no room for its full name</extracomment>
        <translation>कार्ड</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>The button that moves a ship, where there is no room for its full name</extracomment>
        <translation>चलाएँ</translation>
    </message>
</context>
<context>
    <name>tapu::CardCounter</name>
    <message>
        <source>Give %1: %2 of %3</source>
        <extracomment>Screen reader: cards that the reader gives in a trade; %1 the kind, %2 how many, %3 how many they have</extracomment>
        <translation>दें, %1: %3 में से %2</translation>
    </message>
    <message>
        <source>Get %1: %2</source>
        <extracomment>Screen reader: cards that the reader gets in a trade; %1 the kind, %2 how many</extracomment>
        <translation>लें, %1: %2</translation>
    </message>
</context>
<context>
    <name>tapu::CardList</name>
    <message>
        <source>nothing</source>
        <extracomment>In place of a list of cards: none, as on one side of a gift.</extracomment>
        <translation>कुछ नहीं</translation>
    </message>
</context>
<context>
    <name>tapu::CareerPage</name>
    <message>
        <source>All rules</source>
        <extracomment>Filter of past games</extracomment>
        <translation>सभी नियम</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <extracomment>Filter of past games: with any number of players</extracomment>
        <translation>कितने भी खिलाड़ी</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Filter of past games: how many people and bots played</extracomment>
        <translation>
            <numerusform>%n खिलाड़ी</numerusform>
            <numerusform>%n खिलाड़ी</numerusform>
        </translation>
    </message>
    <message>
        <source>Games by these rules</source>
        <extracomment>Screen reader: a filter of past games</extracomment>
        <translation>इन नियमों के गेम</translation>
    </message>
    <message>
        <source>Games of so many players</source>
        <extracomment>Screen reader: a filter of past games</extracomment>
        <translation>इतने खिलाड़ियों के गेम</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: all past games as a table in a file</extracomment>
        <translation>निर्यात करें…</translation>
    </message>
    <message>
        <source>Write all games to a file for spreadsheets (CSV)</source>
        <translation>सभी गेम स्प्रेडशीट की फ़ाइल (CSV) में लिखें</translation>
    </message>
    <message>
        <source>Reset…</source>
        <extracomment>Button: the statistics begin anew</extracomment>
        <translation>रीसेट करें…</translation>
    </message>
    <message>
        <source>Set all games aside and begin the statistics anew</source>
        <translation>सभी गेम अलग रखें और आँकड़े नए सिरे से शुरू करें</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: leave the page</extracomment>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Last games</source>
        <extracomment>Over a picture of past games</extracomment>
        <translation>पिछले गेम</translation>
    </message>
    <message>
        <source>The height is the place, the number the points; a click replays the game</source>
        <extracomment>What a picture of past games shows</extracomment>
        <translation>ऊँचाई स्थान है, संख्या अंक; क्लिक करने पर उस गेम का रीप्ले खुलता है</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>Over the list of past games</extracomment>
        <translation>सभी गेम</translation>
    </message>
    <message>
        <source>All games, the latest first; Enter replays one</source>
        <extracomment>Screen reader: the list of past games</extracomment>
        <translation>सभी गेम, सबसे नया पहले; Enter से रीप्ले खुलता है</translation>
    </message>
    <message>
        <source>Games in groups</source>
        <extracomment>Over a table of past games by what they have in common</extracomment>
        <translation>समूहों में गेम</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>What past games are grouped by</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>What past games are grouped by: how many people and bots played</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>What past games are grouped by</extracomment>
        <translation>प्रतिद्वंद्वी</translation>
    </message>
    <message>
        <source>Where your points come from</source>
        <extracomment>Over a table of points by what they are for</extracomment>
        <translation>आपके अंक कहाँ से आते हैं</translation>
    </message>
    <message>
        <source>All dice of your games</source>
        <extracomment>Over a chart: how often each number was thrown in all games</extracomment>
        <translation>आपके गेमों के सभी पासे</translation>
    </message>
    <message>
        <source>Habits</source>
        <extracomment>Over what a player does again and again</extracomment>
        <translation>आदतें</translation>
    </message>
    <message>
        <source>No game is over yet that counts here.</source>
        <extracomment>Under the name of a player</extracomment>
        <translation>अब तक ऐसा कोई गेम पूरा नहीं हुआ जो यहाँ गिना जाए।</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since %1</source>
        <extracomment>Under the name of a player; %n games, %1 a date</extracomment>
        <translation>
            <numerusform>%1 से %n गेम</numerusform>
            <numerusform>%1 से %n गेम</numerusform>
        </translation>
    </message>
    <message>
        <source>games won</source>
        <extracomment>A tile of statistics: stands after a number; under it “of 42: 40 %”</extracomment>
        <translation>गेम जीते</translation>
    </message>
    <message>
        <source>of %1: %2 %</source>
        <extracomment>Under the number of games that were won; %1 how many were played, %2 the part in percent</extracomment>
        <translation>%1 में से: %2 %</translation>
    </message>
    <message>
        <source>place on average</source>
        <extracomment>A tile of statistics: stands after a number; the place in the end, first is best</extracomment>
        <translation>औसत स्थान</translation>
    </message>
    <message>
        <source>The first place is the best.</source>
        <extracomment>Under the average place</extracomment>
        <translation>पहला स्थान सबसे अच्छा है।</translation>
    </message>
    <message>
        <source>points a game</source>
        <extracomment>A tile of statistics: stands after a number</extracomment>
        <translation>अंक प्रति गेम</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>Under the average points; %1 the most in one game</extracomment>
        <translation>सबसे ज़्यादा %1</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <extracomment>A tile of statistics: stands after a number</extracomment>
        <translation>लगातार जीत</translation>
    </message>
    <message>
        <source>now %1</source>
        <extracomment>Under the most games won one after the other; %1 how many up to the last game</extracomment>
        <translation>अभी %1</translation>
    </message>
    <message>
        <source>rounds</source>
        <extracomment>A tile of statistics: stands after a number of rounds, or a dash</extracomment>
        <translation>दौर</translation>
    </message>
    <message>
        <source>in the fastest win</source>
        <extracomment>Under a number of rounds</extracomment>
        <translation>सबसे तेज़ जीत में</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Head of a narrow column: how many games were played</extracomment>
        <translation>गेम</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Head of a narrow column: how many games were won</extracomment>
        <translation>जीते</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a narrow column: points of a game on average</extracomment>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Settlements</source>
        <extracomment>Points of a game on average, by what they are for</extracomment>
        <translation>बस्तियाँ</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Points of a game on average, by what they are for</extracomment>
        <translation>शहर</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Points of a game on average, by what they are for</extracomment>
        <translation>सबसे लंबी सड़क</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <extracomment>Points of a game on average, by what they are for</extracomment>
        <translation>सबसे बड़ी सेना</translation>
    </message>
    <message>
        <source>Point cards</source>
        <extracomment>Points of a game on average, by what they are for</extracomment>
        <translation>अंक कार्ड</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Points of a game on average, by what they are for: a settlement in another’s half</extracomment>
        <translation>बोनस</translation>
    </message>
    <message>
        <source>Together</source>
        <extracomment>The sum of the lines above: points of a game on average</extracomment>
        <translation>कुल</translation>
    </message>
    <message>
        <source>Numbers thrown in all games</source>
        <extracomment>Name of a chart for screen readers</extracomment>
        <translation>सभी गेमों में आए नंबर</translation>
    </message>
    <message>
        <source>Trades with other players</source>
        <extracomment>What a player does again and again</extracomment>
        <translation>दूसरे खिलाड़ियों से व्यापार</translation>
    </message>
    <message>
        <source>%1 a game, with %2 offers of yours</source>
        <extracomment>How many trades; %1 trades, %2 offers of the player, both in a game on average</extracomment>
        <translation>प्रति गेम %1, आपके %2 प्रस्तावों के साथ</translation>
    </message>
    <message>
        <source>Cards that you lost</source>
        <extracomment>What happens to a player again and again</extracomment>
        <translation>आपके खोए हुए कार्ड</translation>
    </message>
    <message>
        <source>%1 returned on sevens, %2 taken with the robber</source>
        <extracomment>Cards lost in all games; %1 returned on sevens, %2 taken with the robber</extracomment>
        <translation>सात आने पर लौटाए: %1, लुटेरे के ज़रिए गए: %2</translation>
    </message>
    <message>
        <source>Awards at the end</source>
        <extracomment>What a player held at the end of games</extracomment>
        <translation>अंत में विशेष कार्ड</translation>
    </message>
    <message>
        <source>Longest Road in %1, Largest Army in %2</source>
        <extracomment>In how many games a player held an award at the end; %1 Longest Road, %2 Largest Army</extracomment>
        <translation>सबसे लंबी सड़क %1 में, सबसे बड़ी सेना %2 में</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are still being read.</source>
        <extracomment>Under the list of past games, while files are being read</extracomment>
        <translation>
            <numerusform>%n रिकॉर्ड अभी पढ़ा जा रहा है।</numerusform>
            <numerusform>%n रिकॉर्ड अभी पढ़े जा रहे हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s) you see here how they went by board, by players and by dice.</source>
        <extracomment>Under the list of past games, while there are few of them; %n a number</extracomment>
        <translation>
            <numerusform>%n गेम के बाद यहाँ दिखेगा कि बोर्ड, खिलाड़ियों और पासों के हिसाब से वह कैसा रहा।</numerusform>
            <numerusform>%n गेमों के बाद यहाँ दिखेगा कि बोर्ड, खिलाड़ियों और पासों के हिसाब से वे कैसे रहे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the folder %1 are not counted: no finished game of yours can be read from them.</source>
        <extracomment>Under the list of past games; %n how many files of the folder were left out, %1 the folder</extracomment>
        <translation>
            <numerusform>फ़ोल्डर %1 की %n फ़ाइल गिनती में नहीं है: उससे आपका कोई पूरा गेम पढ़ा नहीं जा सकता।</numerusform>
            <numerusform>फ़ोल्डर %1 की %n फ़ाइलें गिनती में नहीं हैं: उनसे आपका कोई पूरा गेम पढ़ा नहीं जा सकता।</numerusform>
        </translation>
    </message>
    <message>
        <source>Export past games</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>पिछले गेम निर्यात करें</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>तालिकाएँ (*.csv)</translation>
    </message>
    <message>
        <source>The games were written to %1.</source>
        <extracomment>The past games were written to a file; %1 its path</extracomment>
        <translation>गेम %1 में लिखे गए।</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <extracomment>Title of a question</extracomment>
        <translation>आँकड़े नए सिरे से शुरू करें?</translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) leave the statistics. Their records are not deleted: they go into a folder of their own beside the others.</source>
        <extracomment>A question; %n how many games are counted now</extracomment>
        <translation>
            <numerusform>%n गेम आँकड़ों से निकल जाएगा। उसका रिकॉर्ड मिटाया नहीं जाता: वह पास के एक अलग फ़ोल्डर में चला जाता है।</numerusform>
            <numerusform>सभी %n गेम आँकड़ों से निकल जाएँगे। उनके रिकॉर्ड मिटाए नहीं जाते: वे पास के एक अलग फ़ोल्डर में चले जाते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Export first…</source>
        <extracomment>Answer to the question whether statistics begin anew</extracomment>
        <translation>पहले निर्यात करें…</translation>
    </message>
    <message>
        <source>Keep all</source>
        <extracomment>Answer to the question whether statistics begin anew</extracomment>
        <translation>सब रहने दें</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <extracomment>Answer to the question whether statistics begin anew</extracomment>
        <translation>नए सिरे से शुरू करें</translation>
    </message>
    <message>
        <source>Not all records could be set aside: %1.</source>
        <extracomment>The records of past games could not be set aside; %1 what the system says</extracomment>
        <translation>सभी रिकॉर्ड अलग नहीं रखे जा सके: %1।</translation>
    </message>
    <message>
        <source>The records lie in the folder %1 now.</source>
        <extracomment>The records of past games were set aside; %1 a folder</extracomment>
        <translation>रिकॉर्ड अब फ़ोल्डर %1 में हैं।</translation>
    </message>
    <message>
        <source>%1 in the last ten, at most %2</source>
        <extracomment>Under the average points: whether they become more; %1 the average of the last ten games, %2 the most in one game</extracomment>
        <translation>पिछले दस में %1, सबसे ज़्यादा %2</translation>
    </message>
    <message>
        <source>Of this Big Game only a part was told here: its result is counted, but there is nothing to replay.</source>
        <extracomment>Under the list of past games: why one of them cannot be replayed</extracomment>
        <translation>इस बड़े गेम का केवल एक हिस्सा यहाँ बताया गया था: इसका नतीजा गिना जाता है, पर रीप्ले के लिए कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Which files?</source>
        <extracomment>Button beside a sentence about files that are not counted: a list of them</extracomment>
        <translation>कौन-सी फ़ाइलें?</translation>
    </message>
    <message>
        <source>Tell of each file why it is not counted</source>
        <extracomment>Tool tip of the button “Which files?”</extracomment>
        <translation>हर फ़ाइल के बारे में बताएँ कि वह गिनती में क्यों नहीं है</translation>
    </message>
</context>
<context>
    <name>tapu::ChainDialog</name>
    <message>
        <source>Open a board</source>
        <extracomment>Title of the dialog in which a board file is chosen</extracomment>
        <translation>बोर्ड खोलें</translation>
    </message>
    <message>
        <source>Boards (*.tapuboard)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>बोर्ड (*.tapuboard)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A board in the chain of the editor: %1 its letter, %2 its name</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2: cannot be read, left out</source>
        <extracomment>A board in the chain of the editor that is left out: %1 its letter, %2 its name</extracomment>
        <translation>%1 · %2: पढ़ने लायक नहीं, शृंखला से बाहर</translation>
    </message>
    <message>
        <source>Take board %1 out</source>
        <extracomment>Button beside a board of somebody&apos;s own; %1 its letter</extracomment>
        <translation>बोर्ड %1 हटाएँ</translation>
    </message>
    <message>
        <source>The chain that is shown</source>
        <extracomment>Title of a window of the board editor</extracomment>
        <translation>दिखाई जा रही शृंखला</translation>
    </message>
    <message>
        <source>Order of the boards</source>
        <extracomment>Label of a field: letters of boards</extracomment>
        <translation>बोर्डों का क्रम</translation>
    </message>
    <message>
        <source>Letters, repeated along the chain: X is the board you are making, A, B and C come with Tapu, D and on are your own.</source>
        <extracomment>Note under the order of the boards in the editor</extracomment>
        <translation>अक्षर, जो शृंखला में दोहराए जाते हैं: X वह बोर्ड है जो आप बना रहे हैं, A, B और C Tapu के साथ आते हैं, D से आगे आपके अपने।</translation>
    </message>
    <message>
        <source>How many boards</source>
        <extracomment>Label of a field</extracomment>
        <translation>कितने बोर्ड</translation>
    </message>
    <message>
        <source>As a ring</source>
        <extracomment>The last board of the chain lies beside the first one</extracomment>
        <translation>घेरे में</translation>
    </message>
    <message>
        <source>Your own boards</source>
        <extracomment>Label over boards of somebody&apos;s own</extracomment>
        <translation>आपके अपने बोर्ड</translation>
    </message>
    <message>
        <source>Own board…</source>
        <extracomment>Button: take a board from a file into the chain</extracomment>
        <translation>अपना बोर्ड…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a window</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>%1 of the %2 boards are shown: %3</source>
        <extracomment>The chain that the editor shows is a part of a longer one: %1 and %2 numbers of boards, %3 their letters</extracomment>
        <translation>%2 में से %1 बोर्ड दिखाए गए हैं: %3</translation>
    </message>
</context>
<context>
    <name>tapu::ChainTable</name>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: number and letter of a board of the chain</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>Head of a column: who plays for the group Sun on a board</extracomment>
        <translation>सूर्य दल</translation>
    </message>
    <message>
        <source>Points of Sun</source>
        <extracomment>Head of a column: points of the player of Sun</extracomment>
        <translation>सूर्य दल के अंक</translation>
    </message>
    <message>
        <source>Cards of Sun</source>
        <extracomment>Head of a column: resource cards in the hand of the player of Sun</extracomment>
        <translation>सूर्य दल के कार्ड</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>Head of a column: who plays for the group Moon on a board</extracomment>
        <translation>चंद्र दल</translation>
    </message>
    <message>
        <source>Points of Moon</source>
        <extracomment>Head of a column: points of the player of Moon</extracomment>
        <translation>चंद्र दल के अंक</translation>
    </message>
    <message>
        <source>Cards of Moon</source>
        <extracomment>Head of a column: resource cards in the hand of the player of Moon</extracomment>
        <translation>चंद्र दल के कार्ड</translation>
    </message>
    <message>
        <source>Board %1. Sun: %2, points: %3, cards: %4. Moon: %5, points: %6, cards: %7.</source>
        <extracomment>One board of the chain, for screen readers: %1 is its number and letter, %2 and %5 are names of players, %3 and %6 numbers of points, %4 and %7 numbers of cards.</extracomment>
        <translation>बोर्ड %1। सूर्य दल: %2, अंक: %3, कार्ड: %4। चंद्र दल: %5, अंक: %6, कार्ड: %7।</translation>
    </message>
</context>
<context>
    <name>tapu::ChainView</name>
    <message>
        <source>Chain of boards</source>
        <extracomment>Screen reader: the picture of all boards of a Big Game</extracomment>
        <translation>बोर्डों की शृंखला</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>Head of a chip about one board of the chain: %1 is its number and letter.</extracomment>
        <translation>बोर्ड %1</translation>
    </message>
    <message>
        <source>Enter: go there</source>
        <extracomment>In the chip about a board of the chain: the key that goes to this board</extracomment>
        <translation>Enter: वहाँ जाएँ</translation>
    </message>
</context>
<context>
    <name>tapu::Chart</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A value of a chart; %1 what it is of (a player, &quot;thrown&quot;), %2 a number</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <extracomment>Entry of the menu of a chart: its values are copied as a table, for a text or a spreadsheet</extracomment>
        <translation>तालिका के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <extracomment>Entry of the menu of a chart: it is copied as it is seen</extracomment>
        <translation>चित्र के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Between which values something lies; %1 and %2 numbers</extracomment>
        <translation>%1 से %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A value of a chart and how sure it is: %1 the value, %2 between which values it may lie, as “24 to 30”</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tapu::ChatPanel</name>
    <message>
        <source>Chat</source>
        <extracomment>Title of the chat</extracomment>
        <translation>चैट</translation>
    </message>
    <message>
        <source>Quick phrases</source>
        <extracomment>Heading over phrases that can be sent by a click</extracomment>
        <translation>झटपट संदेश</translation>
    </message>
    <message>
        <source>Message…</source>
        <extracomment>Where a chat message is written</extracomment>
        <translation>संदेश…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>संदेश</translation>
    </message>
</context>
<context>
    <name>tapu::ChoicePanel</name>
    <message>
        <source>Clear</source>
        <extracomment>Button: starts the choice of cards anew.</extracomment>
        <translation>खाली करें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: does without.</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <extracomment>Running total of a choice: %1 cards of %2 are chosen.</extracomment>
        <translation>चुने गए: %2 में से %1</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <extracomment>Why the button is off: %n cards have still to be chosen.</extracomment>
        <translation>
            <numerusform>%n कार्ड और चुनें।</numerusform>
            <numerusform>%n कार्ड और चुनें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Play card</source>
        <extracomment>Button: plays the development card that is described above it.</extracomment>
        <translation>कार्ड चलें</translation>
    </message>
    <message>
        <source>Take a card from whom?</source>
        <extracomment>Head of the choice after the robber has been moved.</extracomment>
        <translation>किसका कार्ड लेना है?</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <extracomment>Button: takes a card from this player; %1 is their name, %n the number of their cards.</extracomment>
        <translation>
            <numerusform>%1 (%n कार्ड)</numerusform>
            <numerusform>%1 (%n कार्ड)</numerusform>
        </translation>
    </message>
    <message>
        <source>It pays you %1.</source>
        <extracomment>Under what the card Insurance does; %1 is a list such as &quot;3 × Grain, 3 × Ore&quot;.</extracomment>
        <translation>इससे आपको मिलेगा: %1</translation>
    </message>
    <message>
        <source>Wolves attack</source>
        <extracomment>Head of the question when wolves attack.</extracomment>
        <translation>भेड़ियों का हमला</translation>
    </message>
    <message>
        <source>They take the wool of a hex where you have built. A Dog protects your share.</source>
        <extracomment>Under the head of the question when wolves attack.</extracomment>
        <translation>जिस हेक्स के कोने पर आपकी बस्ती या शहर है, वे वहाँ से ऊन ले जाएँगे। कुत्ता आपका हिस्सा बचाता है।</translation>
    </message>
    <message>
        <source>Play the Dog</source>
        <extracomment>Button: answers to the wolves with the card.</extracomment>
        <translation>कुत्ता कार्ड चलें</translation>
    </message>
    <message>
        <source>No Dog</source>
        <extracomment>Button: answers to the wolves that no Dog is played.</extracomment>
        <translation>कुत्ता नहीं</translation>
    </message>
    <message>
        <source>Choose a resource.</source>
        <extracomment>Why the button is off, under the card Knight of the Big Game: no resource has been chosen yet</extracomment>
        <translation>एक संसाधन चुनें।</translation>
    </message>
    <message>
        <source>%1 %2, board %3: take %4</source>
        <extracomment>Button under the card Knight: drives a robber away. %1 terrain, %2 number of its hex, %3 number of the board, %4 the card that it brings, as &quot;1 × Ore&quot;</extracomment>
        <translation>%1 %2, बोर्ड %3: %4 लें</translation>
    </message>
    <message>
        <source>Drive a robber home from a hex beside your buildings, and take a card of that hex.</source>
        <extracomment>Under the card Knight of the Big Game</extracomment>
        <translation>अपनी बस्ती या शहर से सटे हेक्स का लुटेरा वापस भेजें और उस हेक्स का 1 कार्ड लें।</translation>
    </message>
    <message>
        <source>No robber stands beside your buildings: take a card of your choice from the bank.</source>
        <extracomment>Under the card Knight of the Big Game: no robber is beside the reader&apos;s buildings</extracomment>
        <translation>आपकी बस्तियों और शहरों के पास कोई लुटेरा नहीं है: बैंक से अपनी पसंद का 1 कार्ड लें।</translation>
    </message>
    <message>
        <source>The knight brings no card now, but it counts for the Largest Army.</source>
        <extracomment>Under the card Knight of the Big Game</extracomment>
        <translation>योद्धा से अभी कोई कार्ड नहीं मिलेगा, पर सबसे बड़ी सेना में वह गिना जाएगा।</translation>
    </message>
    <message>
        <source>Suggest (G)</source>
        <extracomment>Button: chooses the cards that the player would miss least. G is its key.</extracomment>
        <translation>सुझाएँ (G)</translation>
    </message>
    <message>
        <source>Choose the cards that you would miss least; you can change them</source>
        <extracomment>Tool tip of the button &quot;Suggest&quot; of a discard</extracomment>
        <translation>वे कार्ड चुनें जिनकी आपको सबसे कम ज़रूरत है; आप इन्हें बदल सकते हैं</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <extracomment>Head of the choice after a seven; %n cards.</extracomment>
        <translation>
            <numerusform>%n कार्ड लौटाएँ</numerusform>
            <numerusform>%n कार्ड लौटाएँ</numerusform>
        </translation>
    </message>
    <message>
        <source>A seven was thrown and your hand is large. Click the cards of your hand that go back to the bank.</source>
        <extracomment>Under the head of the choice after a seven.</extracomment>
        <translation>सात आया है और आपके पास बहुत कार्ड हैं। अपने जो कार्ड बैंक को लौटाने हैं, उन पर क्लिक करें।</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Button: gives the chosen cards back.</extracomment>
        <translation>लौटाएँ</translation>
    </message>
    <message>
        <source>These cards go back in a moment. With the right button you take one back.</source>
        <extracomment>The same when all cards are chosen by clicks: for two seconds the choice can still be changed.</extracomment>
        <translation>ये कार्ड थोड़ी देर में लौट जाएँगे। दाएँ बटन से एक कार्ड वापस ले सकते हैं।</translation>
    </message>
</context>
<context>
    <name>tapu::ClockRing</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>Tool tip of the clock: %n seconds are left.</extracomment>
        <translation>
            <numerusform>%n सेकंड बाकी</numerusform>
            <numerusform>%n सेकंड बाकी</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::Coach</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>In the bubble of the coach: %1 which step of a lesson goes on, %2 of how many</extracomment>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button of the coach: to the step of the lesson before this one</extracomment>
        <translation>पीछे</translation>
    </message>
    <message>
        <source>Skip step</source>
        <extracomment>Button of the coach: this step of the lesson is done for the learner, without a word</extracomment>
        <translation>यह कदम छोड़ें</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>Button of the coach: does what the step asks for, for the learner to see</extracomment>
        <translation>करके दिखाएँ</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button of the coach: to the next step of the lesson</extracomment>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>अगला पाठ</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>पूरा करें</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Button of the coach, where the sheet of the lesson has no room: the lesson is left</extracomment>
        <translation>छोड़ें</translation>
    </message>
</context>
<context>
    <name>tapu::CostSheet</name>
    <message>
        <source>Costs and odds</source>
        <extracomment>Title of a panel beside the board: what pieces cost, how often numbers come</extracomment>
        <translation>लागत और संभावना</translation>
    </message>
    <message>
        <source>Dock</source>
        <extracomment>Button of a panel that is a window of its own</extracomment>
        <translation>वापस लगाएँ</translation>
    </message>
    <message>
        <source>Put it back beside the board</source>
        <translation>बोर्ड की बगल में वापस लगाएँ</translation>
    </message>
    <message>
        <source>Float</source>
        <extracomment>Button of a panel beside the board</extracomment>
        <translation>अलग करें</translation>
    </message>
    <message>
        <source>Make it a window of its own</source>
        <translation>अलग विंडो में खोलें</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a panel beside the board</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>यह पैनल बंद करें</translation>
    </message>
</context>
<context>
    <name>tapu::CurtainSheet</name>
    <message>
        <source>Pass to %1</source>
        <extracomment>Curtain between two players at one computer: %1 takes over now.</extracomment>
        <translation>%1 को दें</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <extracomment>Button of the curtain.</extracomment>
        <translation>मेरे कार्ड दिखाएँ</translation>
    </message>
    <message>
        <source>The button, Enter or Space shows the cards.</source>
        <extracomment>Under the head of the curtain; the button beside it is called &quot;Show my cards&quot;.</extracomment>
        <translation>बटन, Enter या Space दबाने पर कार्ड दिखेंगे।</translation>
    </message>
</context>
<context>
    <name>tapu::DealDialog</name>
    <message>
        <source>Deal numbers</source>
        <extracomment>Title of a window of the board editor: number tokens are dealt to the hexes</extracomment>
        <translation>नंबर बाँटें</translation>
    </message>
    <message>
        <source>At &amp;random</source>
        <extracomment>Dealing numbers: one of two ways</extracomment>
        <translation>रैंडम से (&amp;R)</translation>
    </message>
    <message>
        <source>In the &amp;spiral of their letters</source>
        <extracomment>Dealing numbers: one of two ways; the tokens have letters from A on, and lie in a spiral in that order</extracomment>
        <translation>अक्षरों के क्रम से सर्पिल में (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <extracomment>Dealing numbers: which hexes get one</extracomment>
        <translation>हेक्स (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Tokens</source>
        <extracomment>Dealing numbers: which tokens are dealt</extracomment>
        <translation>टोकन (&amp;T)</translation>
    </message>
    <message>
        <source>Begin at the &amp;corner</source>
        <extracomment>Dealing numbers: at which corner of the island a spiral begins</extracomment>
        <translation>शुरुआत का कोना (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <extracomment>Dealing numbers: which way a spiral turns</extracomment>
        <translation>दिशा (&amp;D)</translation>
    </message>
    <message>
        <source>The whole board</source>
        <extracomment>Dealing numbers: all hexes get one</extracomment>
        <translation>पूरा बोर्ड</translation>
    </message>
    <message>
        <source>The selected hexes</source>
        <extracomment>Dealing numbers: the hexes that are selected get one</extracomment>
        <translation>चुने हुए हेक्स</translation>
    </message>
    <message>
        <source>Hexes without a number</source>
        <extracomment>Dealing numbers: hexes that have one keep it</extracomment>
        <translation>बिना नंबर वाले हेक्स</translation>
    </message>
    <message>
        <source>The usual tokens</source>
        <extracomment>Dealing numbers: as many of each as on the island that everybody knows</extracomment>
        <translation>आम टोकन</translation>
    </message>
    <message>
        <source>The tokens that are there</source>
        <extracomment>Dealing numbers: the tokens of the board change places</extracomment>
        <translation>बोर्ड पर रखे टोकन</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <extracomment>Dealing numbers: which way a spiral turns</extracomment>
        <translation>घड़ी की दिशा में</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <extracomment>Dealing numbers: which way a spiral turns</extracomment>
        <translation>घड़ी की उलटी दिशा में</translation>
    </message>
    <message>
        <source>No 6 or 8 beside another</source>
        <extracomment>Dealing numbers: a wish</extracomment>
        <translation>6 और 8 पास-पास नहीं</translation>
    </message>
    <message>
        <source>No number beside the same one</source>
        <extracomment>Dealing numbers: a wish</extracomment>
        <translation>एक जैसे नंबर पास-पास नहीं</translation>
    </message>
    <message>
        <source>Resources equally likely</source>
        <extracomment>Dealing numbers: a wish</extracomment>
        <translation>सारे संसाधनों की बराबर संभावना</translation>
    </message>
    <message>
        <source>Deal &amp;again</source>
        <extracomment>Dealing numbers: another deal under the same wishes</extracomment>
        <translation>फिर से बाँटें (&amp;A)</translation>
    </message>
    <message>
        <source>On a board of a chain each half has every number from 3 to 11 once, so there is no spiral on it.</source>
        <extracomment>Dealing numbers: why there is no spiral; a half is that of Sun or of Moon</extracomment>
        <translation>शृंखला के बोर्ड पर हर आधे हिस्से में 3 से 11 तक का हर नंबर एक बार होता है, इसलिए उस पर सर्पिल नहीं बनता।</translation>
    </message>
    <message>
        <source>No number changes.</source>
        <extracomment>Dealing numbers: what the picture shows</extracomment>
        <translation>कोई नंबर नहीं बदलता।</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) change.</source>
        <extracomment>Dealing numbers: what the picture shows</extracomment>
        <translation>
            <numerusform>%n नंबर बदलता है।</numerusform>
            <numerusform>%n नंबर बदलते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>On this land the spiral brings a 6 or 8 beside another one.</source>
        <extracomment>Dealing numbers: the spiral of the letters keeps 6 and 8 apart on the usual island only</extracomment>
        <translation>इस ज़मीन पर सर्पिल से कोई 6 या 8 किसी दूसरे के बगल में आ जाता है।</translation>
    </message>
    <message>
        <source>There is no room to keep every 6 and 8 apart.</source>
        <extracomment>Dealing numbers: the wish &quot;No 6 or 8 beside another&quot; could not be met</extracomment>
        <translation>सारे 6 और 8 को अलग-अलग रखने की जगह नहीं है।</translation>
    </message>
</context>
<context>
    <name>tapu::DeskHeader</name>
    <message>
        <source>The event is being opened…</source>
        <extracomment>Head of the organizer&apos;s desk: the server of the event is started</extracomment>
        <translation>आयोजन खुल रहा है…</translation>
    </message>
    <message>
        <source>The players are sitting down</source>
        <extracomment>Head of the organizer&apos;s desk: people sit down, no game runs yet</extracomment>
        <translation>खिलाड़ी बैठ रहे हैं</translation>
    </message>
    <message>
        <source>Calling the event…</source>
        <extracomment>Head of the organizer&apos;s desk: the connection to the event is lost</extracomment>
        <translation>आयोजन से संपर्क…</translation>
    </message>
    <message>
        <source>The server of the event has ended</source>
        <extracomment>Head of the organizer&apos;s desk: the program that serves the event has ended</extracomment>
        <translation>आयोजन का सर्वर बंद है</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>Head of the organizer&apos;s desk</extracomment>
        <translation>गेम खत्म</translation>
    </message>
    <message>
        <source>All make their start choices</source>
        <extracomment>Head of the organizer&apos;s desk: all choose their start cards and their first city</extracomment>
        <translation>सबकी शुरुआती पसंद</translation>
    </message>
    <message>
        <source>Round %1 · Moon plays next</source>
        <extracomment>Head of the organizer&apos;s desk; %1 number of a round</extracomment>
        <translation>दौर %1 · फिर चंद्र दल की बारी</translation>
    </message>
    <message>
        <source>Round %1 · Moon plays</source>
        <extracomment>Head of the organizer&apos;s desk; %1 number of a round</extracomment>
        <translation>दौर %1 · चंद्र दल की बारी</translation>
    </message>
    <message>
        <source>Round %1 · Sun plays next</source>
        <extracomment>Head of the organizer&apos;s desk; %1 number of a round</extracomment>
        <translation>दौर %1 · फिर सूर्य दल की बारी</translation>
    </message>
    <message>
        <source>Round %1 · Sun plays</source>
        <extracomment>Head of the organizer&apos;s desk; %1 number of a round</extracomment>
        <translation>दौर %1 · सूर्य दल की बारी</translation>
    </message>
    <message>
        <source>%1 · boards: %2 · seats: %3 · target %4 points</source>
        <extracomment>Under the head of the organizer&apos;s desk. %1 name of the event, %2 number of boards, %3 number of seats, %4 points</extracomment>
        <translation>%1 · बोर्ड: %2 · सीटें: %3 · लक्ष्य %4 अंक</translation>
    </message>
    <message>
        <source>Clock stands</source>
        <extracomment>State of the clock on the organizer&apos;s desk</extracomment>
        <translation>घड़ी रुकी है</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <extracomment>State of the clock on the organizer&apos;s desk</extracomment>
        <translation>गेम रुका हुआ है</translation>
    </message>
    <message>
        <source>starts after the throw</source>
        <extracomment>State of the clock on the organizer&apos;s desk</extracomment>
        <translation>पासों के बाद चलेगी</translation>
    </message>
    <message>
        <source>Start choices</source>
        <extracomment>State of the clock on the organizer&apos;s desk</extracomment>
        <translation>शुरुआती पसंद</translation>
    </message>
    <message>
        <source>Break</source>
        <extracomment>State of the clock on the organizer&apos;s desk</extracomment>
        <translation>विराम</translation>
    </message>
    <message>
        <source>then comes the throw</source>
        <extracomment>State of the clock on the organizer&apos;s desk, beside “Break”</extracomment>
        <translation>फिर पासे फेंके जाएँगे</translation>
    </message>
    <message>
        <source>Cards are returned</source>
        <extracomment>State of the clock on the organizer&apos;s desk: large hands return cards after a seven</extracomment>
        <translation>कार्ड लौटाए जा रहे हैं</translation>
    </message>
    <message>
        <source>Clock runs</source>
        <extracomment>State of the clock on the organizer&apos;s desk</extracomment>
        <translation>घड़ी चल रही है</translation>
    </message>
    <message>
        <source>%1 still act</source>
        <extracomment>State of the clock on the organizer&apos;s desk; %1 how many players have not finished</extracomment>
        <translation>%1 का काम बाकी</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button of the organizer&apos;s desk: begins the game</extracomment>
        <translation>शुरू करें</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button of the organizer&apos;s desk</extracomment>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button of the organizer&apos;s desk</extracomment>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Resume (P)</source>
        <extracomment>Tool tip of a button: its key is in brackets</extracomment>
        <translation>जारी रखें (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <extracomment>Tool tip of a button: its key is in brackets</extracomment>
        <translation>रोकें (P)</translation>
    </message>
    <message>
        <source>+15 s</source>
        <extracomment>Button of the organizer&apos;s desk: 15 seconds more for all</extracomment>
        <translation>+15 सेकंड</translation>
    </message>
    <message>
        <source>15 seconds more (+)</source>
        <extracomment>Tool tip of a button: its key is in brackets</extracomment>
        <translation>15 सेकंड और (+)</translation>
    </message>
    <message>
        <source>End round</source>
        <extracomment>Button of the organizer&apos;s desk</extracomment>
        <translation>दौर पूरा करें</translation>
    </message>
    <message>
        <source>End the round (Ctrl+E)</source>
        <extracomment>Tool tip of a button: its key is in brackets</extracomment>
        <translation>दौर पूरा करें (Ctrl+E)</translation>
    </message>
    <message>
        <source>End game…</source>
        <extracomment>Button of the organizer&apos;s desk</extracomment>
        <translation>गेम खत्म करें…</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <extracomment>Beside the head of the organizer&apos;s desk: nobody but simulated players is there</extracomment>
        <translation>अभ्यास</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) have neither player nor bot</source>
        <extracomment>Beside Start on the organizer&apos;s desk, before the game; %n number of seats</extracomment>
        <translation>
            <numerusform>%n सीट पर न खिलाड़ी है, न बॉट</numerusform>
            <numerusform>%n सीटों पर न खिलाड़ी है, न बॉट</numerusform>
        </translation>
    </message>
    <message>
        <source>bots will play there</source>
        <extracomment>Beside Start on the organizer&apos;s desk: what becomes of seats that nobody has</extracomment>
        <translation>वहाँ बॉट खेलेंगे</translation>
    </message>
    <message>
        <source>they will stay free</source>
        <extracomment>Beside Start on the organizer&apos;s desk: what becomes of seats that nobody has</extracomment>
        <translation>वे खाली रहेंगी</translation>
    </message>
</context>
<context>
    <name>tapu::DeskPage</name>
    <message>
        <source>Message on the big screen</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>बड़ी स्क्रीन पर संदेश</translation>
    </message>
    <message>
        <source>What shall all read?</source>
        <extracomment>Label of a field in a dialog</extracomment>
        <translation>सबको क्या दिखाना है?</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a box</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Nobody waits.</source>
        <extracomment>On the organizer&apos;s desk: nobody has come late</extracomment>
        <translation>किसी का इंतज़ार नहीं।</translation>
    </message>
    <message>
        <source>Seat for %1</source>
        <extracomment>Screen reader: the seat for somebody who came late; %1 a name</extracomment>
        <translation>%1 के लिए सीट</translation>
    </message>
    <message>
        <source>Let in</source>
        <extracomment>Button: somebody who came late gets this seat after the round</extracomment>
        <translation>अंदर आने दें</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>Title of a box: something could not be done</extracomment>
        <translation>यह नहीं हो सका</translation>
    </message>
    <message>
        <source>End the round?</source>
        <extracomment>Title of a question</extracomment>
        <translation>दौर पूरा करें?</translation>
    </message>
    <message>
        <source>The clock of this round ends now for everybody. Open offers are gone.</source>
        <extracomment>A question about the round of a game</extracomment>
        <translation>इस दौर की घड़ी सबके लिए अभी खत्म होगी। खुले प्रस्ताव हट जाएँगे।</translation>
    </message>
    <message>
        <source>Let it run</source>
        <extracomment>Answer to a question: nothing happens</extracomment>
        <translation>चलने दें</translation>
    </message>
    <message>
        <source>End the round</source>
        <extracomment>Answer to a question</extracomment>
        <translation>दौर पूरा करें</translation>
    </message>
    <message>
        <source>End the game?</source>
        <extracomment>Title of a question</extracomment>
        <translation>गेम खत्म करें?</translation>
    </message>
    <message>
        <source>The game ends now for everybody, and the points decide. It cannot be continued.</source>
        <extracomment>A question about a game</extracomment>
        <translation>गेम सबके लिए अभी खत्म होगा, और फ़ैसला अंकों से होगा। इसे आगे नहीं खेला जा सकता।</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Answer to a question: nothing happens</extracomment>
        <translation>खेलते रहें</translation>
    </message>
    <message>
        <source>End the game</source>
        <extracomment>Answer to a question</extracomment>
        <translation>गेम खत्म करें</translation>
    </message>
    <message>
        <source>The program that serves the event has ended. Everything up to the last move is kept.</source>
        <extracomment>On the organizer&apos;s desk</extracomment>
        <translation>आयोजन चलाने वाला प्रोग्राम बंद है। आखिरी चाल तक सब सुरक्षित है।</translation>
    </message>
    <message>
        <source>Message: %1</source>
        <extracomment>Under the chips that choose what big screens show; %1 a message</extracomment>
        <translation>संदेश: %1</translation>
    </message>
    <message>
        <source>Big screen</source>
        <extracomment>Heading on the organizer&apos;s desk</extracomment>
        <translation>बड़ी स्क्रीन</translation>
    </message>
    <message>
        <source>By itself</source>
        <extracomment>What a big screen shows: what the game brings</extracomment>
        <translation>अपने आप</translation>
    </message>
    <message>
        <source>Announcement</source>
        <extracomment>What a big screen shows: whose round comes</extracomment>
        <translation>घोषणा</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>What a big screen shows</extracomment>
        <translation>घड़ी</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>What a big screen shows</extracomment>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>What a big screen shows: all boards
----------
Heading on the organizer&apos;s desk: all boards</extracomment>
        <translation>शृंखला</translation>
    </message>
    <message>
        <source>Message…</source>
        <extracomment>What a big screen shows: opens a dialog</extracomment>
        <translation>संदेश…</translation>
    </message>
    <message>
        <source>left lamp Sun, right lamp Moon</source>
        <extracomment>Note beside a heading: the lamps under each board</extracomment>
        <translation>बायाँ निशान सूर्य दल, दायाँ चंद्र दल</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Tab of the narrow organizer&apos;s desk</extracomment>
        <translation>सीटें</translation>
    </message>
    <message>
        <source>Late arrivals</source>
        <extracomment>Heading on the organizer&apos;s desk</extracomment>
        <translation>देर से आने वाले</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Heading on the organizer&apos;s desk</extracomment>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>Message to all…</source>
        <extracomment>In an empty field</extracomment>
        <translation>सबको संदेश…</translation>
    </message>
    <message>
        <source>Start it again</source>
        <extracomment>Button: starts the server of an event again</extracomment>
        <translation>फिर से शुरू करें</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <extracomment>Button: leaves the desk</extracomment>
        <translation>शुरुआती पेज पर लौटें</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Tab of the narrow organizer&apos;s desk: what was chosen for the screens, throw, papers</extracomment>
        <translation>आयोजन</translation>
    </message>
    <message>
        <source>News</source>
        <extracomment>Tab of the narrow organizer&apos;s desk: late arrivals and log</extracomment>
        <translation>नई बातें</translation>
    </message>
    <message>
        <source>Own window</source>
        <extracomment>Button: the big screen in a window of its own, for a projector</extracomment>
        <translation>अलग विंडो</translation>
    </message>
    <message>
        <source>A window for the projector (Ctrl+B); F11 fills its screen</source>
        <extracomment>Tool tip of a button; keys are in it</extracomment>
        <translation>हॉल की बड़ी स्क्रीन के लिए विंडो (Ctrl+B); F11 से पूरी स्क्रीन</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Codes that open no seat: %1 an address in the network, %2 how many came from there</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Wrong codes came from %1.</source>
        <extracomment>On the organizer&apos;s desk; %1 a list of addresses, each with a number</extracomment>
        <translation>गलत कोड यहाँ से आए: %1।</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 expected people have not come. Bots play for them until they do.</source>
        <extracomment>A question; %n how many people have not come, %1 how many are expected</extracomment>
        <translation>
            <numerusform>जिन %1 लोगों का इंतज़ार है, उनमें से %n का आना बाकी है। आने तक उस सीट पर बॉट खेलता है।</numerusform>
            <numerusform>जिन %1 लोगों का इंतज़ार है, उनमें से %n का आना बाकी है। आने तक उनकी सीटों पर बॉट खेलते हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 expected people have not come. Their seats stay free until they do.</source>
        <extracomment>A question; %n how many people have not come, %1 how many are expected</extracomment>
        <translation>
            <numerusform>जिन %1 लोगों का इंतज़ार है, उनमें से %n का आना बाकी है। आने तक वह सीट खाली रहती है।</numerusform>
            <numerusform>जिन %1 लोगों का इंतज़ार है, उनमें से %n का आना बाकी है। आने तक उनकी सीटें खाली रहती हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Start without them?</source>
        <extracomment>Title of a question</extracomment>
        <translation>उनके बिना शुरू करें?</translation>
    </message>
    <message>
        <source>Wait</source>
        <extracomment>Answer to a question: nothing happens</extracomment>
        <translation>इंतज़ार करें</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Answer to a question: the game begins</extracomment>
        <translation>शुरू करें</translation>
    </message>
    <message>
        <source>%1 connected, %2 of them idle · %3 lost · %4 bot or free</source>
        <extracomment>Over the chain of boards: how many seats are how; %1 to %4 numbers</extracomment>
        <translation>जुड़े %1, उनमें बिना चाल %2 · कनेक्शन टूटा %3 · बॉट या खाली %4</translation>
    </message>
</context>
<context>
    <name>tapu::DicePair</name>
    <message>
        <source>Dice: %1 and %2 make %3</source>
        <extracomment>Screen reader and tool tip: both dice and their sum.</extracomment>
        <translation>पासे: %1 और %2, कुल %3</translation>
    </message>
</context>
<context>
    <name>tapu::EditorActions</name>
    <message>
        <source>&amp;File</source>
        <extracomment>Menu of the board editor</extracomment>
        <translation>फ़ाइल (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>Menu of the board editor</extracomment>
        <translation>संपादन (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <extracomment>Menu of the board editor</extracomment>
        <translation>बोर्ड (&amp;B)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <extracomment>Menu File of the board editor: boards opened lately</extracomment>
        <translation>हाल के बोर्ड (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>Menu File of the board editor</extracomment>
        <translation>नया… (&amp;N)</translation>
    </message>
    <message>
        <source>Begin a new board</source>
        <translation>नया बोर्ड शुरू करें</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>Menu File of the board editor</extracomment>
        <translation>खोलें… (&amp;O)</translation>
    </message>
    <message>
        <source>Open a board from a file</source>
        <translation>फ़ाइल से बोर्ड खोलें</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>Menu File of the board editor</extracomment>
        <translation>सहेजें (&amp;S)</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>बोर्ड सहेजें</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>Menu File of the board editor</extracomment>
        <translation>इस नाम से सहेजें… (&amp;A)</translation>
    </message>
    <message>
        <source>Save the board under another name</source>
        <translation>बोर्ड दूसरे नाम से सहेजें</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <extracomment>Menu File of the board editor: names, author, license, rule options</extracomment>
        <translation>जानकारी… (&amp;P)</translation>
    </message>
    <message>
        <source>Names, author, license and rule options of the board</source>
        <translation>बोर्ड के नाम, लेखक, लाइसेंस और नियमों के विकल्प</translation>
    </message>
    <message>
        <source>Go back to the start page</source>
        <translation>शुरुआती पेज पर लौटें</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Menu Edit</extracomment>
        <translation>पूर्ववत करें (&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>पिछला कदम वापस लें</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Menu Edit</extracomment>
        <translation>फिर से करें (&amp;R)</translation>
    </message>
    <message>
        <source>Do the step again</source>
        <translation>वही कदम फिर से करें</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Menu Edit</extracomment>
        <translation>काटें (&amp;T)</translation>
    </message>
    <message>
        <source>Cut the selected hexes</source>
        <translation>चुने हुए हेक्स काटें</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Menu Edit</extracomment>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected hexes</source>
        <translation>चुने हुए हेक्स कॉपी करें</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Menu Edit</extracomment>
        <translation>चिपकाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu Edit</extracomment>
        <translation>हटाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected hexes</source>
        <translation>चुने हुए हेक्स हटाएँ</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>Menu Select of the board editor</extracomment>
        <translation>सब चुनें (&amp;A)</translation>
    </message>
    <message>
        <source>Select all hexes</source>
        <translation>सारे हेक्स चुनें</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <extracomment>Menu Edit</extracomment>
        <translation>बाईं ओर घुमाएँ (&amp;L)</translation>
    </message>
    <message>
        <source>Rotate the selection or the whole board to the left</source>
        <translation>चुना हुआ हिस्सा या पूरा बोर्ड बाईं ओर घुमाएँ</translation>
    </message>
    <message>
        <source>Rotate r&amp;ight</source>
        <extracomment>Menu Edit</extracomment>
        <translation>दाईं ओर घुमाएँ (&amp;I)</translation>
    </message>
    <message>
        <source>Rotate the selection or the whole board to the right</source>
        <translation>चुना हुआ हिस्सा या पूरा बोर्ड दाईं ओर घुमाएँ</translation>
    </message>
    <message>
        <source>&amp;Mirror left–right</source>
        <extracomment>Menu Edit</extracomment>
        <translation>दर्पण: बाएँ–दाएँ (&amp;M)</translation>
    </message>
    <message>
        <source>Exchange left and right of the selection or the whole board</source>
        <translation>चुने हुए हिस्से या पूरे बोर्ड का बायाँ और दायाँ आपस में बदलें</translation>
    </message>
    <message>
        <source>Mirror top–&amp;bottom</source>
        <extracomment>Menu Edit</extracomment>
        <translation>दर्पण: ऊपर–नीचे (&amp;B)</translation>
    </message>
    <message>
        <source>Exchange top and bottom of the selection or the whole board</source>
        <translation>चुने हुए हिस्से या पूरे बोर्ड का ऊपर और नीचे आपस में बदलें</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>Menu View while the board editor is open</extracomment>
        <translation>बड़ा करें (&amp;I)</translation>
    </message>
    <message>
        <source>Show the board larger</source>
        <translation>बोर्ड को बड़ा दिखाएँ</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>Menu View while the board editor is open</extracomment>
        <translation>छोटा करें (&amp;O)</translation>
    </message>
    <message>
        <source>Show the board smaller</source>
        <translation>बोर्ड को छोटा दिखाएँ</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>Menu View while the board editor is open: the whole board fills its window</extracomment>
        <translation>पूरा दिखाएँ (&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>पूरा बोर्ड दिखाएँ</translation>
    </message>
    <message>
        <source>&amp;Test play</source>
        <extracomment>Menu Board of the board editor: a game against bots on this board</extracomment>
        <translation>खेलकर देखें (&amp;T)</translation>
    </message>
    <message>
        <source>Play on this board against bots at once</source>
        <translation>इस बोर्ड पर तुरंत बॉट के साथ खेलें</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <extracomment>Menu Edit of the board editor</extracomment>
        <translation>बड़ा ब्रश</translation>
    </message>
    <message>
        <source>Make the brush larger</source>
        <translation>ब्रश बड़ा करें</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <extracomment>Menu Edit of the board editor</extracomment>
        <translation>छोटा ब्रश</translation>
    </message>
    <message>
        <source>Make the brush smaller</source>
        <translation>ब्रश छोटा करें</translation>
    </message>
    <message>
        <source>Middle of symmetry here</source>
        <extracomment>Menu Edit of the board editor: the middle of the symmetry</extracomment>
        <translation>सममिति का केंद्र यहाँ</translation>
    </message>
    <message>
        <source>Make the hex under the cursor the middle of the symmetry</source>
        <translation>कर्सर के नीचे के हेक्स को सममिति का केंद्र बनाएँ</translation>
    </message>
    <message>
        <source>&amp;No heat map</source>
        <extracomment>Menu Board of the board editor: nothing is shown on the corners</extracomment>
        <translation>कोनों के आँकड़े नहीं (&amp;N)</translation>
    </message>
    <message>
        <source>Show the board as it is</source>
        <translation>बोर्ड जैसा है, वैसा दिखाएँ</translation>
    </message>
    <message>
        <source>Heat map of &amp;pips</source>
        <extracomment>Menu Board of the board editor; pips are the chances in 36 of the numbers around a corner</extracomment>
        <translation>कोनों के संभावना बिंदु (&amp;P)</translation>
    </message>
    <message>
        <source>Show how many pips each corner has</source>
        <translation>दिखाएँ कि हर कोने के कितने संभावना बिंदु हैं</translation>
    </message>
    <message>
        <source>Heat map of &amp;resources</source>
        <extracomment>Menu Board of the board editor</extracomment>
        <translation>कोनों के संसाधन (&amp;R)</translation>
    </message>
    <message>
        <source>Show how many different resources each corner has</source>
        <translation>दिखाएँ कि हर कोने पर कितने अलग संसाधन हैं</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Menu File of the board editor: as a picture, or for another program</extracomment>
        <translation>निर्यात करें… (&amp;E)</translation>
    </message>
    <message>
        <source>Save the board as a picture, a drawing of letters or for Pioneers</source>
        <translation>बोर्ड को चित्र या अक्षरों के चित्र के रूप में, या Pioneers के लिए सहेजें</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <extracomment>Menu Board of the board editor: boards drawn at random</extracomment>
        <translation>रैंडम बोर्ड… (&amp;G)</translation>
    </message>
    <message>
        <source>Draw random boards on this land and choose one</source>
        <translation>इस ज़मीन पर रैंडम बोर्ड बनाएँ और एक चुनें</translation>
    </message>
    <message>
        <source>Pa&amp;lette</source>
        <extracomment>Menu View while the board editor is open: terrains, numbers, harbors and pieces at the left</extracomment>
        <translation>पैलेट (&amp;L)</translation>
    </message>
    <message>
        <source>Show or hide the palette</source>
        <translation>पैलेट दिखाएँ या छिपाएँ</translation>
    </message>
    <message>
        <source>Pan&amp;es</source>
        <extracomment>Menu View while the board editor is open: problems, balance and history at the right</extracomment>
        <translation>जाँच की पट्टी (&amp;E)</translation>
    </message>
    <message>
        <source>Show or hide problems, balance and history</source>
        <translation>गड़बड़ियाँ, संतुलन और इतिहास दिखाएँ या छिपाएँ</translation>
    </message>
    <message>
        <source>&amp;Chain</source>
        <extracomment>Menu Board of the board editor: the board is shown among others of a chain</extracomment>
        <translation>बोर्डों की शृंखला (&amp;C)</translation>
    </message>
    <message>
        <source>As a &amp;ring</source>
        <extracomment>Menu Chain of the board editor: the last board lies beside the first one</extracomment>
        <translation>घेरे में (&amp;R)</translation>
    </message>
    <message>
        <source>Join the ends of the chain to a ring</source>
        <translation>शृंखला के दोनों सिरे जोड़कर घेरा बनाएँ</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <extracomment>Menu Edit of the board editor: what is painted once appears several times</extracomment>
        <translation>सममिति (&amp;Y)</translation>
    </message>
    <message>
        <source>Ne&amp;xt part</source>
        <extracomment>Menu Board of the board editor: the keys go to the board, the panes at right or the palette in turn</extracomment>
        <translation>अगला हिस्सा (&amp;X)</translation>
    </message>
    <message>
        <source>Go to the board, the panes or the palette by keyboard</source>
        <translation>कीबोर्ड से बोर्ड, जाँच की पट्टी या पैलेट पर जाएँ</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <extracomment>Menu Edit of the board editor: brush, line, harbor and the like</extracomment>
        <translation>औज़ार (&amp;O)</translation>
    </message>
    <message>
        <source>Rotate and &amp;mirror</source>
        <extracomment>Menu Edit of the board editor: the selection or the whole board</extracomment>
        <translation>घुमाएँ और दर्पण (&amp;M)</translation>
    </message>
    <message>
        <source>Keep the board as a template for new boards</source>
        <translation>बोर्ड को नए बोर्डों के साँचे के रूप में रखें</translation>
    </message>
    <message>
        <source>&amp;Close board</source>
        <extracomment>Menu File of the board editor: one of several open boards</extracomment>
        <translation>बोर्ड बंद करें (&amp;C)</translation>
    </message>
    <message>
        <source>Close this board</source>
        <translation>यह बोर्ड बंद करें</translation>
    </message>
    <message>
        <source>Next &amp;board</source>
        <extracomment>Menu File of the board editor: one of several open boards</extracomment>
        <translation>अगला बोर्ड (&amp;B)</translation>
    </message>
    <message>
        <source>Go to the next open board</source>
        <translation>अगले खुले बोर्ड पर जाएँ</translation>
    </message>
    <message>
        <source>Pre&amp;vious board</source>
        <extracomment>Menu File of the board editor: one of several open boards</extracomment>
        <translation>पिछला बोर्ड (&amp;V)</translation>
    </message>
    <message>
        <source>Go to the open board before this one</source>
        <translation>इससे पहले वाले खुले बोर्ड पर जाएँ</translation>
    </message>
    <message>
        <source>&amp;Leave the editor</source>
        <extracomment>Menu File of the board editor</extracomment>
        <translation>एडिटर से बाहर जाएँ (&amp;L)</translation>
    </message>
    <message>
        <source>Save as &amp;stamp…</source>
        <extracomment>Menu Edit of the board editor: the selected hexes are kept as a stamp</extracomment>
        <translation>ठप्पे के रूप में सहेजें… (&amp;S)</translation>
    </message>
    <message>
        <source>Keep the selected hexes as a stamp</source>
        <translation>चुने हुए हेक्स ठप्पे के रूप में रखें</translation>
    </message>
    <message>
        <source>L&amp;ock</source>
        <extracomment>Menu Edit of the board editor: locked hexes stay as they are</extracomment>
        <translation>ताला लगाएँ (&amp;O)</translation>
    </message>
    <message>
        <source>Lock the selected hexes, or all: nothing changes them until they are unlocked</source>
        <translation>चुने हुए या सारे हेक्स पर ताला लगाएँ: ताला खुलने तक वे नहीं बदलते</translation>
    </message>
    <message>
        <source>U&amp;nlock</source>
        <extracomment>Menu Edit of the board editor: locked hexes stay as they are</extracomment>
        <translation>ताला खोलें (&amp;N)</translation>
    </message>
    <message>
        <source>Unlock the selected hexes, or all</source>
        <translation>चुने हुए या सारे हेक्स का ताला खोलें</translation>
    </message>
    <message>
        <source>Mix of terrains…</source>
        <extracomment>Menu Edit of the board editor: how often the random brush paints each terrain</extracomment>
        <translation>ज़मीनों का मिश्रण…</translation>
    </message>
    <message>
        <source>Say how often the random brush paints each terrain</source>
        <translation>तय करें कि रैंडम ब्रश कौन-सी ज़मीन कितनी बार बनाए</translation>
    </message>
    <message>
        <source>S&amp;elect</source>
        <extracomment>Menu Edit of the board editor: ways to select hexes</extracomment>
        <translation>चुनना (&amp;E)</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <extracomment>Menu Select of the board editor</extracomment>
        <translation>कुछ न चुनें (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <extracomment>Menu Select of the board editor: what was not selected, is</extracomment>
        <translation>चुनाव उलटें (&amp;I)</translation>
    </message>
    <message>
        <source>Select the hexes that are not selected</source>
        <translation>जो हेक्स नहीं चुने गए, उन्हें चुनें</translation>
    </message>
    <message>
        <source>Same &amp;terrain</source>
        <extracomment>Menu Select of the board editor</extracomment>
        <translation>वैसी ही ज़मीन (&amp;T)</translation>
    </message>
    <message>
        <source>Select all hexes with the terrain of the selected ones</source>
        <translation>चुने हुए हेक्स जैसी ज़मीन वाले सारे हेक्स चुनें</translation>
    </message>
    <message>
        <source>Same n&amp;umber</source>
        <extracomment>Menu Select of the board editor</extracomment>
        <translation>वही नंबर (&amp;U)</translation>
    </message>
    <message>
        <source>Select all hexes with the number of the selected ones</source>
        <translation>चुने हुए हेक्स के नंबर वाले सारे हेक्स चुनें</translation>
    </message>
    <message>
        <source>By t&amp;errain</source>
        <extracomment>Menu Select of the board editor: all hexes with one terrain</extracomment>
        <translation>ज़मीन से (&amp;E)</translation>
    </message>
    <message>
        <source>By nu&amp;mber</source>
        <extracomment>Menu Select of the board editor: all hexes with one number</extracomment>
        <translation>नंबर से (&amp;M)</translation>
    </message>
    <message>
        <source>Select all hexes with this terrain</source>
        <translation>इस ज़मीन वाले सारे हेक्स चुनें</translation>
    </message>
    <message>
        <source>Without a number</source>
        <extracomment>Menu Select of the board editor: hexes that yield something and have no number</extracomment>
        <translation>बिना नंबर के</translation>
    </message>
    <message>
        <source>Select all hexes with this number</source>
        <translation>इस नंबर वाले सारे हेक्स चुनें</translation>
    </message>
    <message>
        <source>New &amp;selection</source>
        <extracomment>Menu Select of the board editor: what was selected before is not selected any more</extracomment>
        <translation>नया चुनाव (&amp;S)</translation>
    </message>
    <message>
        <source>What is selected takes the place of the selection</source>
        <translation>जो चुनें, वही पुराने चुनाव की जगह ले</translation>
    </message>
    <message>
        <source>A&amp;dd to the selection</source>
        <extracomment>Menu Select of the board editor</extracomment>
        <translation>चुनाव में जोड़ें (&amp;D)</translation>
    </message>
    <message>
        <source>What is selected is added to the selection</source>
        <translation>जो चुनें, वह चुनाव में जुड़े</translation>
    </message>
    <message>
        <source>Ta&amp;ke from the selection</source>
        <extracomment>Menu Select of the board editor</extracomment>
        <translation>चुनाव से निकालें (&amp;K)</translation>
    </message>
    <message>
        <source>What is selected is taken from the selection</source>
        <translation>जो चुनें, वह चुनाव से निकले</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <extracomment>Menu View while the board editor is open: the selected hexes fill the window</extracomment>
        <translation>चुने हुए हिस्से को बड़ा करें (&amp;S)</translation>
    </message>
    <message>
        <source>Show the selected hexes as large as they fit</source>
        <translation>चुने हुए हेक्स उतने बड़े दिखाएँ जितने आ सकें</translation>
    </message>
    <message>
        <source>&amp;Map in the corner</source>
        <extracomment>Menu View while the board editor is open: a small map of the whole board in the corner</extracomment>
        <translation>कोने में नक्शा (&amp;M)</translation>
    </message>
    <message>
        <source>Show where on a large board one is</source>
        <translation>दिखाएँ कि बड़े बोर्ड पर आप कहाँ हैं</translation>
    </message>
    <message>
        <source>Take the copied hexes as a stamp: rotate it, then click its place</source>
        <translation>कॉपी किए हेक्स ठप्पे की तरह उठाएँ: घुमाएँ, फिर जहाँ रखना हो वहाँ क्लिक करें</translation>
    </message>
    <message>
        <source>Select no hex</source>
        <translation>कोई हेक्स न चुनें</translation>
    </message>
    <message>
        <source>Number %1</source>
        <extracomment>Menu Select of the board editor; %1 number of a token</extracomment>
        <translation>नंबर %1</translation>
    </message>
    <message>
        <source>Propert&amp;ies of hexes…</source>
        <extracomment>Menu Edit of the board editor: what the hex under the cursor is</extracomment>
        <translation>हेक्स की जानकारी… (&amp;I)</translation>
    </message>
    <message>
        <source>See and change what the selected hexes, or the one here, are</source>
        <translation>चुने हुए हेक्स या यहाँ का हेक्स क्या है, देखें और बदलें</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <extracomment>Menu File of the board editor</extracomment>
        <translation>छापें… (&amp;T)</translation>
    </message>
    <message>
        <source>Print the board to scale, on several sheets if it is large</source>
        <translation>बोर्ड को नाप के हिसाब से छापें, बड़ा हो तो कई शीटों पर</translation>
    </message>
    <message>
        <source>Test play &amp;settings…</source>
        <extracomment>Menu Board of the board editor: rules, bots and options of a test play</extracomment>
        <translation>खेलकर देखने की सेटिंग… (&amp;S)</translation>
    </message>
    <message>
        <source>Choose rules, bots and options of a test play</source>
        <translation>चुनें कि खेलकर देखते समय कौन से नियम, बॉट और विकल्प हों</translation>
    </message>
    <message>
        <source>Open a &amp;chain…</source>
        <extracomment>Menu Chain of the board editor</extracomment>
        <translation>शृंखला खोलें… (&amp;C)</translation>
    </message>
    <message>
        <source>Show a chain of boards from a file</source>
        <translation>फ़ाइल से बोर्डों की शृंखला दिखाएँ</translation>
    </message>
    <message>
        <source>&amp;Save as a chain…</source>
        <extracomment>Menu Chain of the board editor: as a file that the page for organizers opens</extracomment>
        <translation>शृंखला सहेजें… (&amp;S)</translation>
    </message>
    <message>
        <source>Save the chain that is shown, for an organizer of a Big Game</source>
        <translation>दिखाई जा रही शृंखला बड़े गेम के आयोजक के लिए सहेजें</translation>
    </message>
    <message>
        <source>Deal n&amp;umbers…</source>
        <extracomment>Menu Board of the board editor: number tokens are dealt to many hexes at once</extracomment>
        <translation>नंबर बाँटें… (&amp;U)</translation>
    </message>
    <message>
        <source>Deal number tokens at random or in the spiral of their letters</source>
        <translation>नंबर टोकन रैंडम से या अक्षरों के क्रम से सर्पिल में बाँटें</translation>
    </message>
    <message>
        <source>Save as te&amp;mplate…</source>
        <extracomment>Menu File of the board editor: the board is offered where a new one begins</extracomment>
        <translation>साँचे के रूप में सहेजें… (&amp;M)</translation>
    </message>
</context>
<context>
    <name>tapu::EditorLesson</name>
    <message>
        <source>Lesson board</source>
        <extracomment>Name of the board on which the lesson about the editor goes on</extracomment>
        <translation>पाठ का बोर्ड</translation>
    </message>
</context>
<context>
    <name>tapu::EditorPage</name>
    <message>
        <source>This has to be put right by hand.</source>
        <extracomment>Status line of the board editor: a problem has to be put right by hand</extracomment>
        <translation>इसे खुद ठीक करना होगा।</translation>
    </message>
    <message>
        <source>The board cannot be played yet: see the errors under “Problems”.</source>
        <extracomment>Status line of the board editor</extracomment>
        <translation>यह बोर्ड अभी खेलने लायक नहीं है: “गड़बड़ियाँ” में देखें।</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <extracomment>Status line of the board editor; %1 name of a file</extracomment>
        <translation>“%1” नाम से सहेजा गया।</translation>
    </message>
    <message>
        <source>This board was left unsaved when the program ended. Save it to keep it.</source>
        <extracomment>Status line of the board editor</extracomment>
        <translation>प्रोग्राम बंद होते समय यह बोर्ड सहेजा नहीं गया था। रखना हो तो इसे सहेजें।</translation>
    </message>
    <message>
        <source>Open board</source>
        <extracomment>Title of a dialog of the board editor
----------
Title of a file dialog</extracomment>
        <translation>बोर्ड खोलें</translation>
    </message>
    <message>
        <source>Boards (*.tapuboard)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>बोर्ड (*.tapuboard)</translation>
    </message>
    <message>
        <source>Save board</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>बोर्ड सहेजें</translation>
    </message>
    <message>
        <source>No boards yet</source>
        <extracomment>Menu &quot;Open recent&quot; with nothing in it</extracomment>
        <translation>अभी कोई बोर्ड नहीं</translation>
    </message>
    <message>
        <source>Hex %1,%2 · %3 · %4</source>
        <extracomment>Status line of the board editor; %1 and %2 coordinates of a hex, %3 what is there, %4 the tool</extracomment>
        <translation>हेक्स %1,%2 · %3 · %4</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a pane of the board editor: the steps that can be undone</extracomment>
        <translation>इतिहास</translation>
    </message>
    <message>
        <source>Board as opened</source>
        <extracomment>History of the board editor: before the first step</extracomment>
        <translation>बोर्ड, जैसा खुला था</translation>
    </message>
    <message>
        <source>Boards (%1)</source>
        <extracomment>Kind of file in a file dialog; %1 ends of their names</extracomment>
        <translation>बोर्ड (%1)</translation>
    </message>
    <message>
        <source>Not everything in this file has a counterpart here.</source>
        <extracomment>Title of a list of what another form of a board lacks</extracomment>
        <translation>इस फ़ाइल की कुछ बातें यहाँ नहीं होतीं।</translation>
    </message>
    <message>
        <source>Not everything on this board could be saved in that form.</source>
        <extracomment>Title of a list of what another form of a board lacks</extracomment>
        <translation>इस बोर्ड की कुछ बातें उस रूप में सहेजी नहीं जा सकीं।</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>Tab of the board editor: what is wrong with the board</extracomment>
        <translation>गड़बड़ियाँ</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>Tab of the board editor: how even the resources are</extracomment>
        <translation>संतुलन</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>Tab of the board editor: games that bots play on the board</extracomment>
        <translation>बॉट</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button: a piece of news was read</extracomment>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>The board has changes that are not saved.</source>
        <extracomment>Question before a board that is not saved is left</extracomment>
        <translation>बोर्ड के कुछ बदलाव सहेजे नहीं गए हैं।</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Name of a file that is offered for a board without a name</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>“%1” cannot be opened</source>
        <extracomment>Title of a box; %1 name of a file</extracomment>
        <translation>“%1” नहीं खुल सकी</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>Said aloud in the board editor; %1 is a step of its history, such as &quot;Place number 8&quot;</extracomment>
        <translation>वापस लिया: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be saved</source>
        <extracomment>Title of a box; %1 name of a file</extracomment>
        <translation>“%1” सहेजी नहीं जा सकी</translation>
    </message>
    <message>
        <source>This file is open in another tab. Choose another name.</source>
        <extracomment>Box: a board was to be saved under a name that another open board has</extracomment>
        <translation>यह फ़ाइल दूसरे टैब में खुली है। कोई और नाम चुनें।</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) were left unsaved when the program ended. Save them to keep them.</source>
        <extracomment>Status line of the board editor</extracomment>
        <translation>
            <numerusform>प्रोग्राम बंद होते समय %n बोर्ड सहेजा नहीं गया था। रखना हो तो उसे सहेजें।</numerusform>
            <numerusform>प्रोग्राम बंद होते समय %n बोर्ड सहेजे नहीं गए थे। रखने हों तो उन्हें सहेजें।</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no longer in its folder. Save the board to keep it.</source>
        <extracomment>Strip over a board of the editor; %1 name of its file</extracomment>
        <translation>“%1” अब अपने फ़ोल्डर में नहीं है। बोर्ड रखना हो तो उसे सहेजें।</translation>
    </message>
    <message>
        <source>Another program has changed “%1”.</source>
        <extracomment>Strip over a board of the editor; %1 name of its file</extracomment>
        <translation>किसी और प्रोग्राम ने “%1” बदल दी है।</translation>
    </message>
    <message>
        <source>Open that version too</source>
        <extracomment>Button: the version of a file that another program wrote is opened in a tab of its own; both are kept</extracomment>
        <translation>वह रूप भी खोलें</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <extracomment>Button: a file that another program has changed stays as it is; the open board may be saved over it</extracomment>
        <translation>यही रखें</translation>
    </message>
    <message>
        <source>Save the changes of “%1”?</source>
        <extracomment>Title of a question before a board that is not saved is left; %1 its name</extracomment>
        <translation>“%1” के बदलाव सहेजें?</translation>
    </message>
    <message>
        <source>Boards of the program</source>
        <extracomment>Boards to choose from in the board editor: those that come with the program</extracomment>
        <translation>प्रोग्राम के बोर्ड</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Boards to choose from in the board editor: what a new one begins with</extracomment>
        <translation>साँचे</translation>
    </message>
    <message>
        <source>Some templates cannot be read and are left out:
%1</source>
        <extracomment>Under the templates of the board editor; %1 a list of files, each with what is wrong with it</extracomment>
        <translation>कुछ साँचे पढ़े नहीं जा सके और छोड़ दिए गए:
%1</translation>
    </message>
    <message>
        <source>New board</source>
        <extracomment>Title of a dialog of the board editor</extracomment>
        <translation>नया बोर्ड</translation>
    </message>
    <message>
        <source>Begin with it</source>
        <extracomment>Button: a new board begins with the chosen one</extracomment>
        <translation>इसी से शुरू करें</translation>
    </message>
    <message>
        <source>Your boards</source>
        <extracomment>Boards to choose from in the board editor: those opened or saved lately</extracomment>
        <translation>आपके बोर्ड</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button of a dialog of the board editor: the chosen board</extracomment>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <extracomment>Button of a dialog of the board editor: choose a board in a folder</extracomment>
        <translation>फ़ाइल चुनें…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <extracomment>Title of a dialog of the board editor</extracomment>
        <translation>साँचे के रूप में सहेजें</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <extracomment>Dialog of the board editor: name of a template</extracomment>
        <translation>साँचे का नाम</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button: keeps a board or a part of it</extracomment>
        <translation>रखें</translation>
    </message>
    <message>
        <source>Save as stamp</source>
        <extracomment>Title of a dialog of the board editor</extracomment>
        <translation>ठप्पे के रूप में सहेजें</translation>
    </message>
    <message>
        <source>Name of the stamp</source>
        <extracomment>Dialog of the board editor: name of a stamp</extracomment>
        <translation>ठप्पे का नाम</translation>
    </message>
    <message>
        <source>The stamp “%1” is in the palette.</source>
        <extracomment>Status line of the board editor; %1 name of a stamp</extracomment>
        <translation>ठप्पा “%1” पैलेट में है।</translation>
    </message>
    <message>
        <source>A harbor lies on a coast: click a side between land and sea.</source>
        <extracomment>Status line of the board editor: a harbor was to be put where there is no coast</extracomment>
        <translation>बंदरगाह तट पर होता है: ज़मीन और समुद्र के बीच के किनारे पर क्लिक करें।</translation>
    </message>
    <message>
        <source>The robber stands on land.</source>
        <extracomment>Status line of the board editor: the robber was to be put on the sea</extracomment>
        <translation>लुटेरा ज़मीन पर खड़ा होता है।</translation>
    </message>
    <message>
        <source>Only hexes that yield something have a number.</source>
        <extracomment>Status line of the board editor: a number was to be put on the desert or the sea</extracomment>
        <translation>नंबर केवल उन हेक्स पर होता है जिनसे कुछ मिलता है।</translation>
    </message>
    <message>
        <source>These hexes are locked. Unlock them to change them.</source>
        <extracomment>Status line of the board editor</extracomment>
        <translation>इन हेक्स पर ताला है। बदलने के लिए ताला खोलें।</translation>
    </message>
    <message>
        <source>A board has at most 32 rows and 32 columns: there is no room here.</source>
        <extracomment>Status line of the board editor</extracomment>
        <translation>बोर्ड में ज़्यादा से ज़्यादा 32 पंक्तियाँ और 32 कॉलम होते हैं: यहाँ जगह नहीं है।</translation>
    </message>
    <message>
        <source>Choose a stamp in the palette, or select hexes and copy them.</source>
        <extracomment>Status line of the board editor: the stamp tool is in use, but there is no stamp</extracomment>
        <translation>पैलेट में से ठप्पा चुनें, या हेक्स चुनकर कॉपी करें।</translation>
    </message>
    <message>
        <source>These hexes lie the other way: pointy and flat tops do not fit together.</source>
        <extracomment>Status line of the board editor: hexes that stand on a point do not fit on a board with flat tops</extracomment>
        <translation>ये हेक्स दूसरी तरह रखे हैं: नोक ऊपर और सपाट किनारा ऊपर वाले हेक्स साथ नहीं बैठते।</translation>
    </message>
    <message>
        <source>“%1” is a template now: File, New shows it.</source>
        <extracomment>Status line of the board editor; %1 name of a template</extracomment>
        <translation>“%1” अब एक साँचा है: फ़ाइल, नया में मिलेगा।</translation>
    </message>
    <message>
        <source>The board was sent to the printer “%1”.</source>
        <extracomment>Status line of the board editor; %1 name of a printer</extracomment>
        <translation>बोर्ड अब प्रिंटर “%1” के पास है।</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved, from “%1” to “%2”.</source>
        <extracomment>Status line of the board editor: several files were written; %1 and %2 names of the first and the last one</extracomment>
        <translation>
            <numerusform>“%1” से “%2” तक %n फ़ाइल बन चुकी है।</numerusform>
            <numerusform>“%1” से “%2” तक %n फ़ाइलें बन चुकी हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a chain of boards</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>बोर्डों की शृंखला खोलें</translation>
    </message>
    <message>
        <source>Chains of boards (*.tapuchain)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>बोर्डों की शृंखला (*.tapuchain)</translation>
    </message>
    <message>
        <source>Save as a chain of boards</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>बोर्डों की शृंखला सहेजें</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>Name of a file that is offered for a chain without a name</extracomment>
        <translation>शृंखला</translation>
    </message>
    <message>
        <source>No chain is shown: choose one in the menu “Chain”.</source>
        <extracomment>Status line of the board editor</extracomment>
        <translation>कोई शृंखला नहीं दिखाई जा रही है: “बोर्डों की शृंखला” मेन्यू में चुनें।</translation>
    </message>
    <message>
        <source>The chain cannot be played, and was not saved: %1</source>
        <extracomment>Status line of the board editor; %1 a whole sentence about what is wrong</extracomment>
        <translation>यह शृंखला खेलने लायक नहीं है, इसे सहेजा नहीं जा सकता: %1</translation>
    </message>
    <message>
        <source>Deal the missing numbers?</source>
        <extracomment>Title of a question once a board is open that lacks numbers</extracomment>
        <translation>जो नंबर नहीं हैं, उन्हें बाँट दें?</translation>
    </message>
    <message numerus="yes">
        <source>This board has %1 numbers for %n hexes.</source>
        <extracomment>Question once a board is open that lacks numbers; %n is how many hexes need one, %1 how many of them have one</extracomment>
        <translation>
            <numerusform>इस बोर्ड पर %n हेक्स के लिए %1 नंबर हैं।</numerusform>
            <numerusform>इस बोर्ड पर %n हेक्स के लिए %1 नंबर हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <extracomment>Status line of the board editor: how many hexes are selected</extracomment>
        <translation>
            <numerusform>%n हेक्स चुना हुआ</numerusform>
            <numerusform>%n हेक्स चुने हुए</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved: choose above what becomes of the version of the other program.</source>
        <extracomment>Status line of the board editor: a board was to be saved over a file that another program has changed</extracomment>
        <translation>सहेजा नहीं गया: ऊपर चुनें कि दूसरे प्रोग्राम के रूप का क्या हो।</translation>
    </message>
    <message>
        <source>There is a template of this name already.</source>
        <extracomment>Why a name cannot be taken for a template: another one has it</extracomment>
        <translation>इस नाम का साँचा पहले से है।</translation>
    </message>
    <message>
        <source>There is a stamp of this name already.</source>
        <extracomment>Why a name cannot be taken for a stamp: another one has it</extracomment>
        <translation>इस नाम का ठप्पा पहले से है।</translation>
    </message>
    <message>
        <source>Read it again</source>
        <extracomment>Button: the version of a file that another program wrote takes the place of the open board</extracomment>
        <translation>फिर से पढ़ें</translation>
    </message>
    <message>
        <source>No copy of this board could be written in case the program ends: is the disk full? Save the board.</source>
        <translation>अचानक बंद होने पर काम आने वाली इस बोर्ड की प्रति नहीं लिखी जा सकी: कहीं डिस्क भर तो नहीं गई? बोर्ड सहेजें।</translation>
    </message>
    <message>
        <source>Board %1 cannot be read, so the chain was not saved: it would lack that board.</source>
        <extracomment>Status line of the board editor; %1 letter of a board whose file cannot be read at the moment</extracomment>
        <translation>बोर्ड %1 पढ़ा नहीं जा सका। उसके बिना शृंखला अधूरी रहती, इसलिए नहीं सहेजी।</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Button: number tokens are laid on the hexes that lack one</extracomment>
        <translation>बाँटें (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Leave it as it is</source>
        <extracomment>Button: the hexes stay without numbers</extracomment>
        <translation>वैसा ही छोड़ें (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <extracomment>Button: a piece of news was read</extracomment>
        <translation>ठीक है (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>Button: save the board, then go on</extracomment>
        <translation>सहेजें (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Do not save</source>
        <extracomment>Button: go on without saving the board</extracomment>
        <translation>न सहेजें (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>Button: stay with the board</extracomment>
        <translation>रद्द करें (&amp;C)</translation>
    </message>
    <message>
        <source>Nothing was pasted: no hexes were copied. Select hexes and copy them first.</source>
        <extracomment>Status line of the board editor: somebody pastes, and the clipboard has no hexes</extracomment>
        <translation>कुछ नहीं चिपकाया गया: कोई हेक्स कॉपी नहीं है। पहले हेक्स चुनें और उन्हें कॉपी करें।</translation>
    </message>
    <message>
        <source>Nothing was pasted: what lies on the clipboard cannot be read as hexes of a board.</source>
        <extracomment>Status line of the board editor: somebody pastes, and what another program has put on the clipboard is no board</extracomment>
        <translation>कुछ नहीं चिपकाया गया: क्लिपबोर्ड में जो है, वह बोर्ड के हेक्स की तरह पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>This is the board of the test play. Save it to keep it.</source>
        <extracomment>Status line of the board editor: somebody came back from a test play that was continued from a saved game</extracomment>
        <translation>यह उसी बोर्ड की प्रति है जिस पर आपने खेलकर देखा। रखना हो, तो इसे सहेजें।</translation>
    </message>
    <message>
        <source>“Save as…” keeps this board in a file of its own until the chain can be saved.</source>
        <extracomment>Box: a chain was to be saved, and its board is not finished. “Save as…” is an entry of the menu File</extracomment>
        <translation>जब तक शृंखला सहेजी न जा सके, “इस नाम से सहेजें…” इस बोर्ड को अपनी अलग फ़ाइल में रखता है।</translation>
    </message>
    <message>
        <source>None of its boards is one of your own, and its order has no room for the board X.</source>
        <extracomment>Why the editor cannot open a chain: its order has all letters that it may have, and none for the edited board</extracomment>
        <translation>इसमें आपका अपना कोई बोर्ड नहीं है, और इसके क्रम में बोर्ड X के लिए जगह नहीं है।</translation>
    </message>
    <message>
        <source>This chain has no board of your own: the board you are making was added to its order as X, and it has %1 boards now.</source>
        <extracomment>Status line of the board editor; %1 a number of boards</extracomment>
        <translation>इस शृंखला में आपका अपना कोई बोर्ड नहीं है: आपका बोर्ड इसके क्रम में X के नाम से जुड़ा है, और अब इसमें %1 बोर्ड हैं।</translation>
    </message>
    <message>
        <source>X is not among the %1 boards of this chain: it has %2 boards here.</source>
        <extracomment>Status line of the board editor; %1 and %2 numbers of boards</extracomment>
        <translation>इस शृंखला के %1 बोर्डों में X नहीं है: इसलिए यहाँ इसमें %2 बोर्ड हैं।</translation>
    </message>
    <message>
        <source>%2 of the %1 boards of this chain are shown; all of them are saved.</source>
        <extracomment>Status line of the board editor; %1 and %2 numbers of boards</extracomment>
        <translation>इस शृंखला के %1 में से %2 बोर्ड दिखाए गए हैं; सहेजे सभी जाते हैं।</translation>
    </message>
    <message>
        <source>It has no board of your own any more.</source>
        <extracomment>Why the editor cannot read a chain again: another program has taken all boards of somebody&apos;s own out of it</extracomment>
        <translation>इसमें अब आपका अपना कोई बोर्ड नहीं है।</translation>
    </message>
    <message>
        <source>The copy of a board without a file: %1
%2</source>
        <extracomment>In a box about copies that the editor kept for the case of a crash; %1 a file, %2 what is wrong with it</extracomment>
        <translation>बिना फ़ाइल वाले एक बोर्ड की प्रति: %1
%2</translation>
    </message>
    <message>
        <source>The copy of “%1”: %2
%3</source>
        <extracomment>In a box about copies that the editor kept for the case of a crash; %1 the board&apos;s file, %2 the copy, %3 what is wrong with the copy</extracomment>
        <translation>“%1” की प्रति: %2
%3</translation>
    </message>
    <message>
        <source>Nothing was deleted. This is told until you have removed the copy.</source>
        <extracomment>In a box about copies that the editor kept for the case of a crash</extracomment>
        <translation>कुछ भी हटाया नहीं गया। जब तक आप यह प्रति नहीं हटाते, यह बात हर बार बताई जाएगी।</translation>
    </message>
    <message>
        <source>Changes that were not saved cannot be read</source>
        <extracomment>Title of a box: copies that the editor kept for the case of a crash</extracomment>
        <translation>जो बदलाव सहेजे नहीं गए थे, वे पढ़े नहीं जा सकते</translation>
    </message>
    <message>
        <source>Z, X and Y rotate and mirror the copy. A click or Enter sets it, Esc gives it up.</source>
        <extracomment>Status line of the board editor, while a copy floats under the pointer</extracomment>
        <translation>Z, X और Y से कॉपी घूमेगी या पलटेगी। क्लिक या Enter से वह लगेगी, Esc से हटेगी।</translation>
    </message>
</context>
<context>
    <name>tapu::EditorToolbar</name>
    <message>
        <source>Brush</source>
        <extracomment>Tool bar of the board editor: size of the brush</extracomment>
        <translation>ब्रश</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <extracomment>Tool bar of the board editor</extracomment>
        <translation>सममिति</translation>
    </message>
    <message>
        <source>Brush of size %1</source>
        <extracomment>Tool bar of the board editor: size of the brush, %1 from 1 to 5</extracomment>
        <translation>ब्रश का आकार %1</translation>
    </message>
    <message>
        <source>Generate…</source>
        <extracomment>Button of the board editor: boards drawn at random</extracomment>
        <translation>रैंडम बोर्ड…</translation>
    </message>
    <message>
        <source>Test play</source>
        <extracomment>Button of the board editor: a game against bots on this board</extracomment>
        <translation>खेलकर देखें</translation>
    </message>
</context>
<context>
    <name>tapu::EndSheet</name>
    <message>
        <source>New game</source>
        <extracomment>Button of the final table.</extracomment>
        <translation>नया गेम</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Button of the final table: back to the first page of the program.</extracomment>
        <translation>शुरुआती पेज</translation>
    </message>
    <message>
        <source>The game was stopped</source>
        <extracomment>Head of the final table, where nobody won.</extracomment>
        <translation>गेम बीच में बंद किया गया</translation>
    </message>
    <message>
        <source>You won!</source>
        <extracomment>Head of the final table: the reader won.</extracomment>
        <translation>जीत आपकी!</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Head of the final table: %1 is a player.</extracomment>
        <translation>%1 की जीत</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>Head of the final table of a Big Game, for a moment until it is told who won</extracomment>
        <translation>गेम खत्म</translation>
    </message>
    <message numerus="yes">
        <source>Your place: %1 of %n</source>
        <extracomment>Over the final table of a Big Game: the reader&apos;s place among all players; %1 the place, %n all of them</extracomment>
        <translation>
            <numerusform>%n में से आपका स्थान: %1</numerusform>
            <numerusform>%n में से आपका स्थान: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>How it went</source>
        <extracomment>Button of the final table: charts and tables of the game</extracomment>
        <translation>गेम कैसा रहा</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Button of the final table: the game is looked at once more, move by move</extracomment>
        <translation>रीप्ले</translation>
    </message>
</context>
<context>
    <name>tapu::EveningHonors</name>
    <message>
        <source>Greenest thumb</source>
        <extracomment>An honor of the evening: for most cards from the dice</extracomment>
        <translation>सबसे हरे-भरे खेत</translation>
    </message>
    <message>
        <source>Keenest trader</source>
        <extracomment>An honor of the evening: for most trades with other players</extracomment>
        <translation>सबसे व्यस्त बाज़ार</translation>
    </message>
    <message>
        <source>Greatest road builder</source>
        <extracomment>An honor of the evening: for most roads and ships</extracomment>
        <translation>सबसे ज़्यादा सड़कें</translation>
    </message>
    <message>
        <source>Luckiest dice</source>
        <extracomment>An honor of the evening: for most cards from the dice beyond what was to be expected</extracomment>
        <translation>सबसे मेहरबान पासे</translation>
    </message>
    <message>
        <source>Grandest town planner</source>
        <extracomment>An honor of the evening: for most cities</extracomment>
        <translation>सबसे शानदार शहर</translation>
    </message>
    <message>
        <source>The bank’s best customer</source>
        <extracomment>An honor of the evening: for most cards got from the bank</extracomment>
        <translation>बैंक से पक्की दोस्ती</translation>
    </message>
    <message>
        <source>Fondest of cards</source>
        <extracomment>An honor of the evening: for most development cards</extracomment>
        <translation>विकास कार्डों से लगाव</translation>
    </message>
    <message>
        <source>Busiest knights</source>
        <extracomment>An honor of the evening: for most knights played</extracomment>
        <translation>सबसे व्यस्त योद्धा</translation>
    </message>
    <message>
        <source>Fullest hand</source>
        <extracomment>An honor of the evening: for most cards in the hand at the end of a turn</extracomment>
        <translation>सबसे भरा हाथ</translation>
    </message>
    <message>
        <source>Greatest patience</source>
        <extracomment>An honor of the evening: for waiting longest for a card from the dice</extracomment>
        <translation>सबसे बड़ा सब्र</translation>
    </message>
    <message numerus="yes">
        <source>The dice brought %n cards.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>पासों से %n कार्ड मिला।</numerusform>
            <numerusform>पासों से %n कार्ड मिले।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trades with other players came about.</source>
        <extracomment>Why an honor of the evening was given: trades with other players</extracomment>
        <translation>
            <numerusform>दूसरे खिलाड़ियों से %n व्यापार हुआ।</numerusform>
            <numerusform>दूसरे खिलाड़ियों से %n व्यापार हुए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads and ships were built.</source>
        <extracomment>Why an honor of the evening was given: the number of both together</extracomment>
        <translation>
            <numerusform>कुल %n सड़क या जहाज़ बनाया गया।</numerusform>
            <numerusform>कुल %n सड़कें और जहाज़ बनाए गए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads were built.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n सड़क बनाई गई।</numerusform>
            <numerusform>%n सड़कें बनाई गईं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice brought %n cards more than the places promised.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>पासों से उम्मीद से %n कार्ड ज़्यादा मिला।</numerusform>
            <numerusform>पासों से उम्मीद से %n कार्ड ज़्यादा मिले।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities were built.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n शहर बनाया गया।</numerusform>
            <numerusform>%n शहर बनाए गए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards came from trades with the bank.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>बैंक से व्यापार में %n कार्ड मिला।</numerusform>
            <numerusform>बैंक से व्यापार में %n कार्ड मिले।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development cards were bought.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n विकास कार्ड खरीदा गया।</numerusform>
            <numerusform>%n विकास कार्ड खरीदे गए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knights were played.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n योद्धा कार्ड खेला गया।</numerusform>
            <numerusform>%n योद्धा कार्ड खेले गए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards were in the hand at the end of a turn.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>बारी के अंत में हाथ में %n कार्ड था।</numerusform>
            <numerusform>बारी के अंत में हाथ में %n कार्ड थे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws in a row brought nothing, and the game went on.</source>
        <extracomment>Why an honor of the evening was given: the dice brought this player nothing so many times, one after the other</extracomment>
        <translation>
            <numerusform>%n बार पासों से कुछ नहीं मिला, फिर भी गेम चलता रहा।</numerusform>
            <numerusform>लगातार %n बार पासों से कुछ नहीं मिला, फिर भी गेम चलता रहा।</numerusform>
        </translation>
    </message>
    <message>
        <source>Last move: a new settlement.</source>
        <extracomment>Over the final table: what won the game</extracomment>
        <translation>आखिरी चाल: एक नई बस्ती।</translation>
    </message>
    <message>
        <source>Last move: a settlement became a city.</source>
        <extracomment>Over the final table: what won the game</extracomment>
        <translation>आखिरी चाल: एक बस्ती शहर बनी।</translation>
    </message>
    <message>
        <source>Last move: the Longest Road was reached.</source>
        <extracomment>Over the final table: what won the game, an award that nobody had before</extracomment>
        <translation>आखिरी चाल: सबसे लंबी सड़क मिली।</translation>
    </message>
    <message>
        <source>Last move: the Longest Road came over from %1.</source>
        <extracomment>Over the final table: what won the game; %1 is the player who had the award before</extracomment>
        <translation>आखिरी चाल: सबसे लंबी सड़क %1 से मिली।</translation>
    </message>
    <message>
        <source>Last move: knight number %1 made the Largest Army.</source>
        <extracomment>Over the final table: what won the game, an award that nobody had before; %1 a number of knights</extracomment>
        <translation>आखिरी चाल: योद्धा नंबर %1 से सबसे बड़ी सेना बनी।</translation>
    </message>
    <message>
        <source>Last move: knight number %1 took the Largest Army from %2.</source>
        <extracomment>Over the final table: what won the game; %1 a number of knights, %2 the player who had the award before</extracomment>
        <translation>आखिरी चाल: योद्धा नंबर %1 से %2 की सबसे बड़ी सेना मिली।</translation>
    </message>
    <message>
        <source>Last move: a development card that counts a point.</source>
        <extracomment>Over the final table: what won the game</extracomment>
        <translation>आखिरी चाल: 1 अंक का विकास कार्ड।</translation>
    </message>
    <message>
        <source>No last move was needed: the points were there already.</source>
        <extracomment>Over the final table: the winner had enough points without a move of their own</extracomment>
        <translation>आखिरी चाल की ज़रूरत नहीं थी: अंक पहले से पूरे थे।</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of players: %1 the others, between commas, %2 the last one</extracomment>
        <translation>%1 और %2</translation>
    </message>
</context>
<context>
    <name>tapu::EventDesk</name>
    <message>
        <source>Nobody sits at a board yet.</source>
        <extracomment>Why an event cannot begin yet</extracomment>
        <translation>अभी किसी बोर्ड पर कोई नहीं बैठा।</translation>
    </message>
    <message>
        <source>The game has begun.</source>
        <extracomment>Organizer&apos;s log</extracomment>
        <translation>गेम शुरू हुआ।</translation>
    </message>
    <message>
        <source>Round %1: Moon plays.</source>
        <extracomment>Organizer&apos;s log; %1 number of a round</extracomment>
        <translation>दौर %1: चंद्र दल की बारी।</translation>
    </message>
    <message>
        <source>Round %1: Sun plays.</source>
        <extracomment>Organizer&apos;s log; %1 number of a round</extracomment>
        <translation>दौर %1: सूर्य दल की बारी।</translation>
    </message>
    <message>
        <source>Throw: %1.</source>
        <extracomment>Organizer&apos;s log; %1 two numbers</extracomment>
        <translation>पासे: %1।</translation>
    </message>
    <message>
        <source>Throw for the robbers: %1.</source>
        <extracomment>Organizer&apos;s log; %1 two numbers</extracomment>
        <translation>लुटेरों के लिए पासे: %1।</translation>
    </message>
    <message>
        <source>%1 has reached the target, %2.</source>
        <extracomment>Organizer&apos;s log; %1 a player, %2 their seat, as “8 Sun”</extracomment>
        <translation>%1 ने लक्ष्य पा लिया, %2।</translation>
    </message>
    <message>
        <source>New at the table: %1, %2.</source>
        <extracomment>Organizer&apos;s log; %1 a player, %2 their seat, as “8 Sun”</extracomment>
        <translation>मेज़ पर नया खिलाड़ी: %1, %2।</translation>
    </message>
    <message>
        <source>%1’s connection broke, %2.</source>
        <extracomment>Organizer&apos;s log; %1 a player, %2 their seat, as “8 Sun”</extracomment>
        <translation>%1 का कनेक्शन टूटा, %2।</translation>
    </message>
    <message>
        <source>%1’s connection is there again, %2.</source>
        <extracomment>Organizer&apos;s log; %1 a player, %2 their seat, as “8 Sun”</extracomment>
        <translation>%1 का कनेक्शन फिर ठीक, %2।</translation>
    </message>
    <message>
        <source>A bot plays for %1, %2.</source>
        <extracomment>Organizer&apos;s log; %1 a player, %2 their seat, as “8 Sun”</extracomment>
        <translation>%1 की जगह बॉट, %2।</translation>
    </message>
    <message>
        <source>The game stands still.</source>
        <extracomment>Organizer&apos;s log</extracomment>
        <translation>गेम रुका हुआ है।</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <extracomment>Organizer&apos;s log</extracomment>
        <translation>गेम जारी है।</translation>
    </message>
    <message>
        <source>To all: %1</source>
        <extracomment>Organizer&apos;s log; %1 what the organizer said to all</extracomment>
        <translation>सबको: %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Organizer&apos;s log</extracomment>
        <translation>गेम खत्म।</translation>
    </message>
    <message>
        <source>The server had ended. It was started again, with everything up to the last move.</source>
        <extracomment>Organizer&apos;s log: tapu-server had ended in the midst of the event</extracomment>
        <translation>सर्वर बंद हो गया था। उसे फिर शुरू किया गया और आखिरी चाल तक सब कुछ सुरक्षित है।</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <extracomment>Organizer&apos;s log; %1 who won, as &quot;Asha wins with 25 points&quot;</extracomment>
        <translation>गेम खत्म: %1।</translation>
    </message>
    <message>
        <source>A new code for %1.</source>
        <extracomment>Organizer&apos;s log; %1 a seat, as “8 Sun”. The code itself is not told here: others may read this</extracomment>
        <translation>%1 का नया कोड।</translation>
    </message>
    <message>
        <source>Back at the desk: round %1, Moon plays.</source>
        <extracomment>Organizer&apos;s log; %1 number of a round.</extracomment>
        <translation>मेज़ पर वापसी: दौर %1, चंद्र दल की बारी।</translation>
    </message>
    <message>
        <source>Back at the desk: round %1, Sun plays.</source>
        <extracomment>Organizer&apos;s log; %1 number of a round. The organizer&apos;s window was closed before</extracomment>
        <translation>मेज़ पर वापसी: दौर %1, सूर्य दल की बारी।</translation>
    </message>
    <message>
        <source>15 seconds more for all.</source>
        <extracomment>Organizer&apos;s log; all have 15 seconds more</extracomment>
        <translation>सबके लिए 15 सेकंड और।</translation>
    </message>
    <message>
        <source>The round was ended from the desk.</source>
        <extracomment>Organizer&apos;s log; the organizer did it, before the clock had run out</extracomment>
        <translation>दौर आयोजक की मेज़ से पूरा किया गया।</translation>
    </message>
    <message>
        <source>Asked %1, %2, whether they are there.</source>
        <extracomment>Organizer&apos;s log; %1 a player, %2 their seat, as “8 Sun”</extracomment>
        <translation>%1, %2 यहाँ हैं या नहीं, यह पूछ लिया है।</translation>
    </message>
</context>
<context>
    <name>tapu::EventPlan</name>
    <message>
        <source>The chain has no room for another kind of board.</source>
        <extracomment>Why a board cannot be taken into a chain</extracomment>
        <translation>शृंखला में एक और तरह के बोर्ड की जगह नहीं है।</translation>
    </message>
    <message>
        <source>This board cannot lie in a chain: %1</source>
        <extracomment>Why a board cannot be taken into a chain; %1 a whole sentence</extracomment>
        <translation>यह बोर्ड शृंखला में नहीं लग सकता: %1</translation>
    </message>
    <message>
        <source>The board “%1” cannot lie in a chain: %2</source>
        <extracomment>Why a board cannot be taken into a chain; %1 name of the board, %2 a whole sentence</extracomment>
        <translation>बोर्ड “%1” शृंखला में नहीं लग सकता: %2</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>A board of a chain; %1 its letter, %2 its name</extracomment>
        <translation>%1 “%2”</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <extracomment>Why an event cannot begin; %1 letter and name of a board, %2 a whole sentence</extracomment>
        <translation>बोर्ड %1: %2</translation>
    </message>
    <message>
        <source>Boards %1 and %2 do not fit together: %3</source>
        <extracomment>Why an event cannot begin; %1 and %2 letters and names of two boards that lie side by side, %3 a whole sentence</extracomment>
        <translation>बोर्ड %1 और %2 आपस में नहीं जुड़ते: %3</translation>
    </message>
    <message>
        <source>Please give the event a name.</source>
        <extracomment>Why an event cannot begin</extracomment>
        <translation>कृपया आयोजन को नाम दें।</translation>
    </message>
</context>
<context>
    <name>tapu::EventResults</name>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column: number of a board</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Settlements</source>
        <extracomment>Head of a column: points from settlements</extracomment>
        <translation>बस्तियाँ</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Head of a column: points from cities</extracomment>
        <translation>शहर</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Head of a column: points from the award</extracomment>
        <translation>सबसे लंबी सड़क</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <extracomment>Head of a column: points from the award</extracomment>
        <translation>सबसे बड़ी सेना</translation>
    </message>
    <message>
        <source>Point cards</source>
        <extracomment>Head of a column: points from cards</extracomment>
        <translation>अंक कार्ड</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Head of a column: points from a settlement in another half</extracomment>
        <translation>बोनस</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column: the sum of the points</extracomment>
        <translation>कुल</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Head of a column: number of a round</extracomment>
        <translation>दौर</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Head of a column: Sun or Moon</extracomment>
        <translation>दल</translation>
    </message>
    <message>
        <source>Throw</source>
        <extracomment>Head of a column: the dice of a round</extracomment>
        <translation>पासे</translation>
    </message>
    <message>
        <source>Throw for the robbers</source>
        <extracomment>Head of a column: the throw that moves robbers</extracomment>
        <translation>लुटेरों के लिए पासे</translation>
    </message>
    <message>
        <source>Sun: %1 points on average</source>
        <extracomment>Average points of a group; %1 a number</extracomment>
        <translation>सूर्य दल: औसत %1 अंक</translation>
    </message>
    <message>
        <source>Moon: %1 points on average</source>
        <extracomment>Average points of a group; %1 a number</extracomment>
        <translation>चंद्र दल: औसत %1 अंक</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Heading over a table</extracomment>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>The first four: points from buildings and awards over the rounds</source>
        <extracomment>Heading over a chart of the points of the first four players</extracomment>
        <translation>पहले चार: हर दौर में इमारतों और विशेष कार्डों के अंक</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Heading over a table</extracomment>
        <translation>दौर</translation>
    </message>
    <message>
        <source>No game has begun yet.</source>
        <extracomment>Why there are no results of an event; %1 the reason, which ends the sentence</extracomment>
        <translation>अभी कोई गेम शुरू नहीं हुआ।</translation>
    </message>
    <message>
        <source>The game cannot be read: %1.</source>
        <extracomment>Why there are no results of an event; %1 the reason, which ends the sentence</extracomment>
        <translation>गेम पढ़ा नहीं जा सकता: %1।</translation>
    </message>
    <message>
        <source>Nobody played.</source>
        <extracomment>Head of the results of an event in which nobody played</extracomment>
        <translation>कोई नहीं खेला।</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n point(s)</source>
        <extracomment>Head of the results of an event that goes on; %1 a player, %n points</extracomment>
        <translation>
            <numerusform>%n अंक के साथ %1 सबसे आगे</numerusform>
            <numerusform>%n अंकों के साथ %1 सबसे आगे</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 players lead with %n point(s)</source>
        <extracomment>Head of the results of an event that goes on; %n points, %1 a number of players</extracomment>
        <translation>
            <numerusform>%n अंक के साथ %1 खिलाड़ी सबसे आगे</numerusform>
            <numerusform>%n अंकों के साथ %1 खिलाड़ी सबसे आगे</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <extracomment>Head of the results of an event; %1 a player, %n points</extracomment>
        <translation>
            <numerusform>%1 ने %n अंक के साथ गेम जीता</numerusform>
            <numerusform>%1 ने %n अंकों के साथ गेम जीता</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 share the first place with %n point(s)</source>
        <extracomment>Head of the results of an event; %1 and %2 players, %n points</extracomment>
        <translation>
            <numerusform>%n अंक के साथ %1 और %2 दोनों पहले स्थान पर</numerusform>
            <numerusform>%n अंकों के साथ %1 और %2 दोनों पहले स्थान पर</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 players share the first place with %n point(s)</source>
        <extracomment>Head of the results of an event; %1 a number of players, more than two, %n points</extracomment>
        <translation>
            <numerusform>%n अंक के साथ %1 खिलाड़ी पहले स्थान पर</numerusform>
            <numerusform>%n अंकों के साथ %1 खिलाड़ी पहले स्थान पर</numerusform>
        </translation>
    </message>
    <message>
        <source>reached it before %1</source>
        <extracomment>What decided between two players of equal points; %1 the second of them</extracomment>
        <translation>लक्ष्य %1 से पहले पूरा</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>One of the two groups of the Big Game</extracomment>
        <translation>चंद्र दल</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>One of the two groups of the Big Game</extracomment>
        <translation>सूर्य दल</translation>
    </message>
    <message>
        <source>Board %1 %2, %3</source>
        <extracomment>Where a player sits; %1 number of the board, %2 its letter, %3 the group, &quot;Sun&quot; or &quot;Moon&quot;</extracomment>
        <translation>बोर्ड %1 %2, %3</translation>
    </message>
    <message>
        <source>round %1, the game goes on</source>
        <extracomment>How an event stands; %1 number of the round</extracomment>
        <translation>दौर %1, गेम जारी है</translation>
    </message>
    <message>
        <source>reached %1 in round %2</source>
        <extracomment>How an event ended; %1 the target, %2 number of the round</extracomment>
        <translation>दौर %2 में %1 पूरे</translation>
    </message>
    <message>
        <source>after round %1, nobody reached %2</source>
        <extracomment>How an event ended; %1 number of the last round, %2 the target</extracomment>
        <translation>दौर %1 के बाद, कोई %2 तक नहीं पहुँचा</translation>
    </message>
    <message>
        <source>the time was over after round %1</source>
        <extracomment>How an event ended; %1 number of the round</extracomment>
        <translation>दौर %1 के बाद समय खत्म</translation>
    </message>
    <message>
        <source>stopped in round %1</source>
        <extracomment>How an event ended; %1 number of the round</extracomment>
        <translation>दौर %1 में खत्म</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>Head of a column: the place in the ranking</extracomment>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>Kind of board</source>
        <extracomment>Head of a column: letter of a board</extracomment>
        <translation>बोर्ड का प्रकार</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <extracomment>Head of a column: number of cards</extracomment>
        <translation>हाथ के कार्ड</translation>
    </message>
    <message>
        <source>First die</source>
        <extracomment>Head of a column</extracomment>
        <translation>पहला पासा</translation>
    </message>
    <message>
        <source>Second die</source>
        <extracomment>Head of a column</extracomment>
        <translation>दूसरा पासा</translation>
    </message>
    <message>
        <source>Robbers: first die</source>
        <extracomment>Head of a column: the throw that moves robbers</extracomment>
        <translation>लुटेरे: पहला पासा</translation>
    </message>
    <message>
        <source>Robbers: second die</source>
        <extracomment>Head of a column: the throw that moves robbers</extracomment>
        <translation>लुटेरे: दूसरा पासा</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>Head of a column: points of a seat; %1 number of the board, %2 the group, %3 the player</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>buildings decide before %1, %2 to %3</source>
        <extracomment>What decided between two players of equal points; %1 the second of them, %2 and %3 points of both from buildings</extracomment>
        <translation>%1 से आगे, फ़ैसला इमारतों से (%2 और %3)</translation>
    </message>
    <message>
        <source>cards in hand decide before %1, %2 to %3</source>
        <extracomment>What decided between two players of equal points; %1 the second of them, %2 and %3 how many cards both hold</extracomment>
        <translation>%1 से आगे, फ़ैसला हाथ के कार्डों से (%2 और %3)</translation>
    </message>
    <message>
        <source>the lower board number decides before %1</source>
        <extracomment>What decided between two players of equal points; %1 the second of them</extracomment>
        <translation>%1 से आगे, फ़ैसला छोटे बोर्ड नंबर से</translation>
    </message>
    <message>
        <source>Of those who reached the target with equal points, whoever had them first stands above; if one move gave them to both, the lower board number. All others with equal points share a place.</source>
        <extracomment>Under a ranking of a game that somebody won by the target</extracomment>
        <translation>लक्ष्य पाने वालों में अंक बराबर हों, तो जिनके अंक पहले बने वे ऊपर हैं; एक ही चाल से बने हों, तो छोटा बोर्ड नंबर ऊपर है। बाकी सब में बराबर अंकों का स्थान एक ही है।</translation>
    </message>
    <message>
        <source>If points are equal, those of settlements and cities decide, then the cards in hand. Whoever is equal in these too shares the place.</source>
        <extracomment>Under a ranking of a game that nobody won by the target: it goes on, was stopped, or came to its last round or time</extracomment>
        <translation>अंक बराबर हों, तो पहले बस्तियों और शहरों के अंक देखे जाते हैं, फिर हाथ के कार्ड। ये भी बराबर हों, तो स्थान एक ही है।</translation>
    </message>
</context>
<context>
    <name>tapu::EventResultsPage</name>
    <message>
        <source>Player</source>
        <extracomment>Head of a column</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Settled</source>
        <extracomment>Head of a narrow column: points from settlements</extracomment>
        <translation>बस्ती</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Head of a narrow column: points from cities</extracomment>
        <translation>शहर</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>Head of a narrow column: points from the Longest Road</extracomment>
        <translation>सड़क</translation>
    </message>
    <message>
        <source>Army</source>
        <extracomment>Head of a narrow column: points from the Largest Army</extracomment>
        <translation>सेना</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Head of a narrow column: points from cards</extracomment>
        <translation>कार्ड</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Head of a narrow column: points from a settlement in another half</extracomment>
        <translation>बोनस</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Head of a narrow column: number of cards in the hand</extracomment>
        <translation>हाथ</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a narrow column: the sum of the points</extracomment>
        <translation>कुल</translation>
    </message>
    <message>
        <source>All %1</source>
        <extracomment>Chip over the ranking: all players; %1 a number</extracomment>
        <translation>सब %1</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: back to the organizer&apos;s desk, or to the table</extracomment>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Heading over a table</extracomment>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>Chip over the ranking: one of the two groups</extracomment>
        <translation>सूर्य दल</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>Chip over the ranking: one of the two groups</extracomment>
        <translation>चंद्र दल</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In an empty field</extracomment>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Heading over the chain of boards</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>The first four</source>
        <extracomment>Heading over a chart</extracomment>
        <translation>पहले चार</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>Heading: the two groups</extracomment>
        <translation>दल</translation>
    </message>
    <message>
        <source>Table of seats (CSV)…</source>
        <extracomment>Entry of the menu of a button: saves a table of all seats</extracomment>
        <translation>सीटों की तालिका (CSV)…</translation>
    </message>
    <message>
        <source>Table of rounds (CSV)…</source>
        <extracomment>Entry of the menu of a button: saves a table of all rounds</extracomment>
        <translation>दौरों की तालिका (CSV)…</translation>
    </message>
    <message>
        <source>Web page…</source>
        <extracomment>Entry of the menu of a button: saves a page for a browser</extracomment>
        <translation>वेब पेज…</translation>
    </message>
    <message>
        <source>Record…</source>
        <extracomment>Entry of the menu of a button: saves all moves of the game</extracomment>
        <translation>रिकॉर्ड…</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Entry of the menu of a button</extracomment>
        <translation>छापें…</translation>
    </message>
    <message>
        <source>A record tells all hidden cards. It can be saved when the game is over.</source>
        <extracomment>Why the record of a game cannot be saved: its hidden cards lie in it</extracomment>
        <translation>रिकॉर्ड में सब छिपे कार्ड होते हैं। गेम खत्म होने पर उसे सहेजा जा सकता है।</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>वेब पेज (*.html)</translation>
    </message>
    <message>
        <source>Records (*.tapu)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>रिकॉर्ड (*.tapu)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>तालिकाएँ (*.csv)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <extracomment>Title of the dialog in which a file is chosen</extracomment>
        <translation>नतीजे सहेजें</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <extracomment>Name of a file with the rounds of an event; %1 name of the event</extracomment>
        <translation>%1 दौर</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>That did not work</source>
        <extracomment>Title of a box: something could not be done</extracomment>
        <translation>यह नहीं हो सका</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a box</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>The printer %1 does not answer.</source>
        <extracomment>Why nothing is printed; %1 name of the printer</extracomment>
        <translation>प्रिंटर %1 से जवाब नहीं मिला।</translation>
    </message>
    <message numerus="yes">
        <source>Sun, %n seat(s): average %1</source>
        <extracomment>Average points of a group; %n how many seats it has, %1 a number</extracomment>
        <translation>
            <numerusform>सूर्य दल, %n सीट: औसत %1</numerusform>
            <numerusform>सूर्य दल, %n सीटें: औसत %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moon, %n seat(s): average %1</source>
        <extracomment>Average points of a group; %n how many seats it has, %1 a number</extracomment>
        <translation>
            <numerusform>चंद्र दल, %n सीट: औसत %1</numerusform>
            <numerusform>चंद्र दल, %n सीटें: औसत %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place: %1 of %n</source>
        <extracomment>In the head of the results of a Big Game: the reader&apos;s place among all players; %1 the place, %n all of them</extracomment>
        <translation>
            <numerusform>%n में से आपका स्थान: %1</numerusform>
            <numerusform>%n में से आपका स्थान: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The selected players</source>
        <extracomment>Heading over a chart: of the players whose rows are selected in the ranking</extracomment>
        <translation>चुने हुए खिलाड़ी</translation>
    </message>
    <message>
        <source>Points after each round, without point cards</source>
        <extracomment>Name of a chart: what it shows; point cards are left out</extracomment>
        <translation>हर दौर के बाद अंक, अंक कार्ड के बिना</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>A place of a chart of points: after which round, %1 its number</extracomment>
        <translation>दौर %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Button: the game is looked at once more, move by move</extracomment>
        <translation>रीप्ले</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: a menu of what can be written to a file or printed</extracomment>
        <translation>निर्यात करें…</translation>
    </message>
</context>
<context>
    <name>tapu::EventServer</name>
    <message>
        <source>The folder %1 cannot be written.</source>
        <extracomment>Why an event cannot be opened; %1 a folder</extracomment>
        <translation>फ़ोल्डर %1 में लिखा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>There is no event to go back to.</source>
        <extracomment>Why an event cannot be opened</extracomment>
        <translation>लौटने के लिए कोई आयोजन नहीं है।</translation>
    </message>
    <message>
        <source>The program tapu-server is missing; it comes with Tapu and lies beside it.</source>
        <extracomment>Why an event cannot be opened; tapu-server is the name of a program</extracomment>
        <translation>प्रोग्राम tapu-server नहीं मिला; वह Tapu के साथ आता है और उसी फ़ोल्डर में होता है।</translation>
    </message>
    <message>
        <source>The server of the event cannot be started: %1.</source>
        <extracomment>Why an event cannot be opened; %1 what the system says</extracomment>
        <translation>आयोजन का सर्वर शुरू नहीं हो सकता: %1।</translation>
    </message>
    <message>
        <source>The server of the event does not answer.</source>
        <extracomment>Why an event cannot be opened or has ended; %1 what its server said</extracomment>
        <translation>आयोजन का सर्वर जवाब नहीं देता।</translation>
    </message>
    <message>
        <source>The server of the event says: %1</source>
        <extracomment>Why an event cannot be opened or has ended; %1 what its server said</extracomment>
        <translation>आयोजन का सर्वर बताता है: %1</translation>
    </message>
    <message>
        <source>The server of the event before does not end. Its files stay as they are.</source>
        <extracomment>Why an event cannot be opened</extracomment>
        <translation>पिछले आयोजन का सर्वर बंद नहीं होता। उसकी फ़ाइलें जैसी हैं, वैसी ही रहती हैं।</translation>
    </message>
</context>
<context>
    <name>tapu::EventSetupPage</name>
    <message>
        <source>Open a board</source>
        <extracomment>Title of the dialog in which a board file is chosen</extracomment>
        <translation>बोर्ड खोलें</translation>
    </message>
    <message>
        <source>Boards (*.tapuboard)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>बोर्ड (*.tapuboard)</translation>
    </message>
    <message>
        <source>Open a list of names</source>
        <extracomment>Title of the dialog in which a file with names is chosen</extracomment>
        <translation>नामों की सूची खोलें</translation>
    </message>
    <message>
        <source>Lists (*.csv *.txt *.tsv)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>सूचियाँ (*.csv *.txt *.tsv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>सब फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Two seats a board: %1 seats.</source>
        <extracomment>Under the number of boards; %1 a number</extracomment>
        <translation>हर बोर्ड पर दो सीटें: कुल %1 सीटें।</translation>
    </message>
    <message>
        <source>Next, the players can join with their codes. You start the game when everybody sits.</source>
        <extracomment>Foot of the page on which an event is set up</extracomment>
        <translation>इसके बाद खिलाड़ी अपने कोड से शामिल हो सकते हैं। सबके बैठने पर आप गेम शुरू करें।</translation>
    </message>
    <message>
        <source>Take board %1 out</source>
        <extracomment>Button beside a board of somebody&apos;s own; %1 its letter</extracomment>
        <translation>बोर्ड %1 हटाएँ</translation>
    </message>
    <message>
        <source>Bots play what nobody takes.</source>
        <extracomment>Under a list of names</extracomment>
        <translation>खाली सीटों पर बॉट खेलेंगे।</translation>
    </message>
    <message>
        <source>What nobody takes stays free.</source>
        <extracomment>Under a list of names</extracomment>
        <translation>खाली सीटें खाली रहेंगी।</translation>
    </message>
    <message>
        <source>No seat has a name: everybody may sit anywhere.</source>
        <extracomment>Under a list of names; %1 and %2 numbers</extracomment>
        <translation>किसी सीट का नाम तय नहीं: कोई भी कहीं भी बैठ सकता है।</translation>
    </message>
    <message>
        <source>%1 of %2 seats have a name.</source>
        <extracomment>Under a list of names; %1 and %2 numbers</extracomment>
        <translation>%2 में से %1 सीटों के नाम तय हैं।</translation>
    </message>
    <message>
        <source>Organize a Big Game</source>
        <extracomment>Title of the page on which an event, a Big Game for a hall, is set up</extracomment>
        <translation>बड़े गेम का आयोजन करें</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <extracomment>Label of a field</extracomment>
        <translation>आयोजन का नाम</translation>
    </message>
    <message>
        <source>How many boards</source>
        <extracomment>Label of a field</extracomment>
        <translation>कितने बोर्ड</translation>
    </message>
    <message>
        <source>Order of the boards</source>
        <extracomment>Label of a field: letters of boards</extracomment>
        <translation>बोर्डों का क्रम</translation>
    </message>
    <message>
        <source>Letters, repeated along the chain: A, B and C come with Tapu, D and on are your own.</source>
        <extracomment>Note under the order of the boards</extracomment>
        <translation>अक्षर, जो शृंखला में दोहराए जाते हैं: बोर्ड A, B और C Tapu के साथ आते हैं, D से आगे आपके अपने।</translation>
    </message>
    <message>
        <source>Own board…</source>
        <extracomment>Button: take a board from a file into the chain</extracomment>
        <translation>अपना बोर्ड…</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>Label of a field: the number of a network port</extracomment>
        <translation>पोर्ट</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Heading over the options of a game
----------
Tab of a narrow window</extracomment>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: back to the page before</extracomment>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Open the event</source>
        <extracomment>Button: open the event, so that players can join</extracomment>
        <translation>आयोजन खोलें</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Tab of a narrow window</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Tab of a narrow window</extracomment>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <extracomment>Heading over a list of names</extracomment>
        <translation>कौन कहाँ बैठेगा</translation>
    </message>
    <message>
        <source>Paste names in the order of the seats: board 1 Sun, board 1 Moon, board 2 Sun. Or a table whose first line says “seat”, “board”, “group” or “name”.</source>
        <extracomment>Note over a list of names</extracomment>
        <translation>सीटों के क्रम में नाम चिपकाएँ: बोर्ड 1 सूर्य दल, बोर्ड 1 चंद्र दल, बोर्ड 2 सूर्य दल। या ऐसी तालिका जिसकी पहली पंक्ति में “सीट”, “बोर्ड”, “दल” या “नाम” लिखा हो।</translation>
    </message>
    <message>
        <source>Open list…</source>
        <extracomment>Button: read names from a file</extracomment>
        <translation>सूची खोलें…</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: empties a list</extracomment>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>A rehearsal?</source>
        <extracomment>Title of a box</extracomment>
        <translation>अभ्यास करें?</translation>
    </message>
    <message>
        <source>Simulated players take all seats, and the game begins. Nothing of it is kept: your event, its names and its codes stay as they are. How long shall a round take?</source>
        <extracomment>Text of a box, over answers that are numbers of seconds</extracomment>
        <translation>सभी सीटों पर कंप्यूटर खिलाड़ी बैठते हैं और गेम शुरू होता है। इसमें से कुछ नहीं रखा जाता: आपका आयोजन, उसके नाम और कोड जैसे हैं वैसे ही रहते हैं। हर दौर कितना लंबा हो?</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n सेकंड</numerusform>
            <numerusform>%n सेकंड</numerusform>
        </translation>
    </message>
    <message>
        <source>Rehearsal…</source>
        <extracomment>Button: tries the event with simulated players</extracomment>
        <translation>अभ्यास…</translation>
    </message>
    <message numerus="yes">
        <source>The game: about %n minute(s) for %1 rounds. It has no last round.</source>
        <extracomment>Over the options of an event; %n minutes, %1 a number of rounds</extracomment>
        <translation>
            <numerusform>गेम: %1 दौर के लिए लगभग %n मिनट। आखिरी दौर तय नहीं है।</numerusform>
            <numerusform>गेम: %1 दौर के लिए लगभग %n मिनट। आखिरी दौर तय नहीं है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game: at most %1 rounds, about %n minute(s).</source>
        <extracomment>Over the options of an event; %n minutes, %1 a number of rounds</extracomment>
        <translation>
            <numerusform>गेम: ज़्यादा से ज़्यादा %1 दौर, लगभग %n मिनट।</numerusform>
            <numerusform>गेम: ज़्यादा से ज़्यादा %1 दौर, लगभग %n मिनट।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game: about %n minute(s) for %1 rounds. Then its time is over.</source>
        <extracomment>Over the options of an event whose time limit comes before its last round; %n minutes, %1 a number of rounds</extracomment>
        <translation>
            <numerusform>गेम: %1 दौर के लिए लगभग %n मिनट। फिर समय पूरा।</numerusform>
            <numerusform>गेम: %1 दौर के लिए लगभग %n मिनट। फिर समय पूरा।</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a chain of boards</source>
        <extracomment>Title of the dialog in which a file with a chain of boards is chosen</extracomment>
        <translation>बोर्डों की शृंखला खोलें</translation>
    </message>
    <message>
        <source>Chains of boards (*.tapuchain)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>बोर्डों की शृंखला (*.tapuchain)</translation>
    </message>
    <message>
        <source>Open a chain…</source>
        <extracomment>Button: take all boards and their order from a file that the editor has written</extracomment>
        <translation>शृंखला खोलें…</translation>
    </message>
</context>
<context>
    <name>tapu::ExportDialog</name>
    <message>
        <source>Export board</source>
        <extracomment>Title of a window of the board editor</extracomment>
        <translation>बोर्ड निर्यात करें</translation>
    </message>
    <message>
        <source>Print board</source>
        <translation>बोर्ड छापें</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <extracomment>Exporting a board: kinds of files</extracomment>
        <translation>चित्र (PNG)</translation>
    </message>
    <message>
        <source>Vector picture (SVG)</source>
        <translation>वेक्टर चित्र (SVG)</translation>
    </message>
    <message>
        <source>Document to print (PDF)</source>
        <translation>छापने का दस्तावेज़ (PDF)</translation>
    </message>
    <message>
        <source>Drawing of letters (.txt)</source>
        <extracomment>Exporting a board: kinds of files; Pioneers is a program</extracomment>
        <translation>अक्षरों का चित्र (.txt)</translation>
    </message>
    <message>
        <source>Pioneers game (.game)</source>
        <translation>Pioneers गेम (.game)</translation>
    </message>
    <message>
        <source>This board</source>
        <extracomment>Exporting a board: what is exported</extracomment>
        <translation>यह बोर्ड</translation>
    </message>
    <message>
        <source>The whole chain that is shown</source>
        <extracomment>Exporting a board: what is exported</extracomment>
        <translation>पूरी शृंखला, जो दिख रही है</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <extracomment>Exporting a board: a list of kinds of files</extracomment>
        <translation>फ़ाइल का प्रकार</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Exporting a board: this board alone or all boards of a chain</extracomment>
        <translation>क्या</translation>
    </message>
    <message>
        <source>mm</source>
        <extracomment>Unit behind a length in millimeters</extracomment>
        <translation>मिमी</translation>
    </message>
    <message>
        <source>Fill one sheet</source>
        <extracomment>Button: makes the hexes as large as one sheet of paper has room for</extracomment>
        <translation>एक शीट जितना</translation>
    </message>
    <message>
        <source>Width of a hex</source>
        <extracomment>Exporting a board: between two parallel sides, in millimeters</extracomment>
        <translation>हेक्स की चौड़ाई</translation>
    </message>
    <message>
        <source>As large as the board</source>
        <extracomment>Exporting a board: the paper</extracomment>
        <translation>बोर्ड जितना बड़ा</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Exporting a board: a list of sizes such as A4</extracomment>
        <translation>कागज़</translation>
    </message>
    <message>
        <source>As needs fewer sheets</source>
        <extracomment>Exporting a board: how the paper lies</extracomment>
        <translation>जैसे कम शीटें लगें</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>खड़ा</translation>
    </message>
    <message>
        <source>On its side</source>
        <translation>आड़ा</translation>
    </message>
    <message>
        <source>The paper lies</source>
        <extracomment>Exporting a board: upright or on its side</extracomment>
        <translation>कागज़ कैसे रहे</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>Exporting a board: the white border of a sheet</extracomment>
        <translation>हाशिया</translation>
    </message>
    <message>
        <source>Overlap for gluing</source>
        <extracomment>Exporting a board: how far two sheets show the same, to be glued</extracomment>
        <translation>चिपकाने की पट्टी</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <extracomment>Exporting a board: how fine a picture is</extracomment>
        <translation>हर इंच पर बिंदु</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>Printing a board: what is shown of it</extracomment>
        <translation>समुद्र</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>नंबर</translation>
    </message>
    <message>
        <source>Harbors</source>
        <translation>बंदरगाह</translation>
    </message>
    <message>
        <source>Start pieces and robbers</source>
        <extracomment>Printing a board: what is shown of it</extracomment>
        <translation>शुरुआती गोटियाँ और लुटेरे</translation>
    </message>
    <message>
        <source>Halves and their border</source>
        <translation>आधे हिस्से और उनकी सीमा</translation>
    </message>
    <message>
        <source>Name and author</source>
        <translation>नाम और लेखक</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Exporting a board: over a list of things to show, such as the sea</extracomment>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of the dialog for exporting a board</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button of the dialog for exporting a board: asks for the file</extracomment>
        <translation>निर्यात करें…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>छापें…</translation>
    </message>
    <message>
        <source>This form has no measures: it says what lies where.</source>
        <extracomment>Exporting a board in a form for another program</extracomment>
        <translation>इस रूप में कोई नाप नहीं होता: यह बताता है कि कहाँ क्या है।</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>For screen readers: the picture of the sheets on which a board is printed</extracomment>
        <translation>झलक</translation>
    </message>
    <message>
        <source>The board is %1 × %2 mm.</source>
        <extracomment>Exporting a board: %1 × %2 its size</extracomment>
        <translation>बोर्ड %1 × %2 मिमी का है।</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) %1; the board is %2 × %3 mm.</source>
        <extracomment>Printing a board: %n sheets of paper, %1 the name of the paper (A4), %2 × %3 the size of the board</extracomment>
        <translation>
            <numerusform>%n शीट, %1; बोर्ड %2 × %3 मिमी का है।</numerusform>
            <numerusform>%n शीटें, %1; बोर्ड %2 × %3 मिमी का है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace files?</source>
        <extracomment>Title of a question: files with the names of the sheets are there already</extracomment>
        <translation>फ़ाइलें बदलें?</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of these names are there already.</source>
        <extracomment>Question before several files are written</extracomment>
        <translation>
            <numerusform>इन नामों की %n फ़ाइल पहले से है।</numerusform>
            <numerusform>इन नामों की %n फ़ाइलें पहले से हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheet %1 of %2 …</source>
        <extracomment>Exporting a board, while its files are written: %1 the sheet that is next, %2 how many there are</extracomment>
        <translation>शीट %1 (कुल %2) …</translation>
    </message>
    <message>
        <source>Written were: %1.</source>
        <extracomment>Exporting a board failed after some of its files: %1 their names</extracomment>
        <translation>ये फ़ाइलें बन चुकी हैं: %1।</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <extracomment>Exporting a board was canceled before all of its files were written</extracomment>
        <translation>रद्द किया गया।</translation>
    </message>
    <message>
        <source>The printer “%1” cannot print on %2.</source>
        <extracomment>Printing a board: %1 name of a printer, %2 a paper such as A4</extracomment>
        <translation>प्रिंटर “%1” %2 पर नहीं छाप सकता।</translation>
    </message>
    <message>
        <source>Smaller hexes</source>
        <extracomment>Buttons beside the width of a hex, for screen readers</extracomment>
        <translation>छोटे हेक्स</translation>
    </message>
    <message>
        <source>Larger hexes</source>
        <extracomment>Buttons beside the width of a hex, for screen readers</extracomment>
        <translation>बड़े हेक्स</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>Button: the files stay as they are</extracomment>
        <translation>रद्द करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Button: the files are replaced</extracomment>
        <translation>बदलें (&amp;R)</translation>
    </message>
</context>
<context>
    <name>tapu::FilmDialog</name>
    <message numerus="yes">
        <source>%n picture(s), played in %1 s, again and again</source>
        <extracomment>In the dialog about an animated picture; %n how many pictures follow one another, %1 a number of seconds</extracomment>
        <translation>
            <numerusform>%n चित्र, %1 सेकंड में, बार-बार</numerusform>
            <numerusform>%n चित्र, %1 सेकंड में, बार-बार</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is too long for that: %1 pictures can follow one another.</source>
        <extracomment>In the dialog about an animated picture that would be too long; %1 how many pictures it may have at most</extracomment>
        <translation>गेम इसके लिए बहुत लंबा है: एक के बाद एक %1 चित्र ही आ सकते हैं।</translation>
    </message>
    <message>
        <source>Animated picture of the game</source>
        <extracomment>Title of a dialog: a moving picture (GIF) of a whole game is saved</extracomment>
        <translation>गेम का चलता चित्र</translation>
    </message>
    <message>
        <source>One picture</source>
        <extracomment>Before a choice in the dialog about an animated picture: after each move or each turn</extracomment>
        <translation>एक चित्र</translation>
    </message>
    <message>
        <source>for each move</source>
        <extracomment>Choice in the dialog about an animated picture; before it stands “One picture”</extracomment>
        <translation>हर चाल का</translation>
    </message>
    <message>
        <source>for each turn</source>
        <extracomment>Choice in the dialog about an animated picture; before it stands “One picture”</extracomment>
        <translation>हर बारी का</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Before a choice in the dialog about an animated picture</extracomment>
        <translation>आकार</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A size of a picture; %1 its width and %2 its height in pixels</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Each stays</source>
        <extracomment>Before a choice in the dialog about an animated picture: how long each of its pictures stays</extracomment>
        <translation>हर चित्र दिखे</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>How long a picture stays; %1 a number of seconds</extracomment>
        <translation>%1 सेकंड</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of the dialog about an animated picture: asks for the file</extracomment>
        <translation>सहेजें…</translation>
    </message>
</context>
<context>
    <name>tapu::FirstRunPage</name>
    <message>
        <source>Welcome to Tapu</source>
        <extracomment>Title of the page shown at the very first start</extracomment>
        <translation>टापू में आपका स्वागत है</translation>
    </message>
    <message>
        <source>Choose your language, your name and your color.</source>
        <extracomment>The page shown at the very first start</extracomment>
        <translation>अपनी भाषा, अपना नाम और अपना रंग चुनें।</translation>
    </message>
    <message>
        <source>Let’s go</source>
        <extracomment>Button at the end of the first page</extracomment>
        <translation>शुरू करें</translation>
    </message>
    <message>
        <source>Please enter a name.</source>
        <extracomment>Why the button under it is off</extracomment>
        <translation>कृपया नाम लिखें।</translation>
    </message>
    <message>
        <source>Devanagari digits</source>
        <extracomment>The page shown at the very first start, under the language Hindi: switch for numbers in Devanagari digits</extracomment>
        <translation>देवनागरी अंक</translation>
    </message>
    <message>
        <source>If your seat is kept for you, you need no name here: the game knows it.</source>
        <extracomment>The page shown at the very first start, to somebody with the code of a seat in a Big Game; the field of the name is empty</extracomment>
        <translation>आपकी सीट आपके लिए बचाकर रखी है, तो यहाँ नाम ज़रूरी नहीं: वह गेम को पता है।</translation>
    </message>
    <message>
        <source>I have a code or an address…</source>
        <extracomment>Link on the page shown at the very first start, for somebody with a slip of paper that tells their seat in a Big Game</extracomment>
        <translation>मेरे पास कोड या पता है…</translation>
    </message>
</context>
<context>
    <name>tapu::GameActions</name>
    <message>
        <source>&amp;Roll dice</source>
        <extracomment>Menu Move</extracomment>
        <translation>पासे फेंकें (&amp;R)</translation>
    </message>
    <message>
        <source>Roll the dice for your turn</source>
        <translation>अपनी बारी के पासे फेंकें</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <extracomment>Menu Move: goes to the trade panel</extracomment>
        <translation>व्यापार (&amp;T)</translation>
    </message>
    <message>
        <source>Go to the trade panel</source>
        <translation>व्यापार पैनल पर जाएँ</translation>
    </message>
    <message>
        <source>Build r&amp;oad</source>
        <extracomment>Menu Move</extracomment>
        <translation>सड़क बनाएँ (&amp;O)</translation>
    </message>
    <message>
        <source>Choose a place for a road</source>
        <translation>सड़क की जगह चुनें</translation>
    </message>
    <message>
        <source>Build &amp;settlement</source>
        <extracomment>Menu Move</extracomment>
        <translation>बस्ती बसाएँ (&amp;S)</translation>
    </message>
    <message>
        <source>Choose a place for a settlement</source>
        <translation>बस्ती की जगह चुनें</translation>
    </message>
    <message>
        <source>Build &amp;city</source>
        <extracomment>Menu Move</extracomment>
        <translation>शहर बनाएँ (&amp;C)</translation>
    </message>
    <message>
        <source>Choose a settlement that becomes a city</source>
        <translation>वह बस्ती चुनें जिसे शहर बनाना है</translation>
    </message>
    <message>
        <source>&amp;Buy development card</source>
        <extracomment>Menu Move</extracomment>
        <translation>विकास कार्ड खरीदें (&amp;B)</translation>
    </message>
    <message>
        <source>Buy a card from the deck</source>
        <translation>गड्डी से कार्ड खरीदें</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <extracomment>Menu Move</extracomment>
        <translation>बारी पूरी करें (&amp;E)</translation>
    </message>
    <message>
        <source>Pass the dice to the next player</source>
        <translation>पासे अगले खिलाड़ी को दें</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>Menu View</extracomment>
        <translation>बड़ा करें (&amp;I)</translation>
    </message>
    <message>
        <source>Show the board larger</source>
        <translation>बोर्ड को बड़ा दिखाएँ</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>Menu View</extracomment>
        <translation>छोटा करें (&amp;O)</translation>
    </message>
    <message>
        <source>Show the board smaller</source>
        <translation>बोर्ड को छोटा दिखाएँ</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <extracomment>Menu View: the whole board fills its window</extracomment>
        <translation>पूरा दिखाएँ (&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>पूरा बोर्ड दिखाएँ</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <extracomment>Menu View: the list of what happened</extracomment>
        <translation>लॉग (&amp;L)</translation>
    </message>
    <message>
        <source>Show what happened so far</source>
        <translation>अब तक का हाल दिखाएँ</translation>
    </message>
    <message>
        <source>&amp;Chat</source>
        <extracomment>Menu View</extracomment>
        <translation>चैट (&amp;C)</translation>
    </message>
    <message>
        <source>Write to the others at the table</source>
        <translation>टेबल पर बाकी सबको लिखें</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <extracomment>Menu Move: bots leave out their pauses until the player is asked for something</extracomment>
        <translation>मेरी बारी तक जाएँ (&amp;K)</translation>
    </message>
    <message>
        <source>Let the bots play without pauses until it is your turn</source>
        <translation>आपकी बारी आने तक बॉट बिना रुके खेलें</translation>
    </message>
    <message>
        <source>Build s&amp;hip</source>
        <extracomment>Menu Move</extracomment>
        <translation>जहाज़ बनाएँ (&amp;H)</translation>
    </message>
    <message>
        <source>Choose a place for a ship</source>
        <translation>जहाज़ के लिए जगह चुनें</translation>
    </message>
    <message>
        <source>&amp;Move ship</source>
        <extracomment>Menu Move: one ship may go to another place</extracomment>
        <translation>जहाज़ चलाएँ (&amp;M)</translation>
    </message>
    <message>
        <source>Choose a ship and its new place</source>
        <translation>जहाज़ और उसकी नई जगह चुनें</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>अपनी पिछली चाल वापस लें</translation>
    </message>
    <message>
        <source>T&amp;ake back</source>
        <extracomment>Menu Move: the last own move, if it showed nothing new</extracomment>
        <translation>चाल वापस लें (&amp;A)</translation>
    </message>
    <message>
        <source>Don&amp;e</source>
        <extracomment>Menu Move of the Big Game</extracomment>
        <translation>दौर पूरा (&amp;E)</translation>
    </message>
    <message>
        <source>You have finished this round, or go on with it</source>
        <translation>इस दौर में आपका काम पूरा है, या अभी बाकी है</translation>
    </message>
    <message>
        <source>Whole c&amp;hain</source>
        <extracomment>Menu View, in the Big Game: all boards of the chain</extracomment>
        <translation>पूरी शृंखला (&amp;H)</translation>
    </message>
    <message>
        <source>Show all boards of the chain</source>
        <translation>शृंखला के सब बोर्ड दिखाएँ</translation>
    </message>
    <message>
        <source>Accept o&amp;ffer</source>
        <extracomment>Menu Move</extracomment>
        <translation>प्रस्ताव मंज़ूर करें (&amp;F)</translation>
    </message>
    <message>
        <source>Accept the first offer, or go to the offers</source>
        <translation>पहला प्रस्ताव मंज़ूर करें, या प्रस्तावों पर जाएँ</translation>
    </message>
    <message>
        <source>Decl&amp;ine offer</source>
        <extracomment>Menu Move</extracomment>
        <translation>प्रस्ताव नामंज़ूर करें (&amp;I)</translation>
    </message>
    <message>
        <source>Decline the first offer, or go to the offers</source>
        <translation>पहला प्रस्ताव नामंज़ूर करें, या प्रस्तावों पर जाएँ</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <extracomment>Menu Move: opens a field in which a move is typed</extracomment>
        <translation>चाल लिखें… (&amp;Y)</translation>
    </message>
    <message>
        <source>Play by a short text, such as s 4NE</source>
        <translation>s 4NE जैसे छोटे शब्द से चाल चलें</translation>
    </message>
    <message>
        <source>Ne&amp;xt part</source>
        <extracomment>Menu View: by keyboard to the board, the cards, the trade panel, the players</extracomment>
        <translation>अगला हिस्सा (&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next part of the table by keyboard</source>
        <translation>कीबोर्ड से मेज़ के अगले हिस्से पर जाएँ</translation>
    </message>
    <message>
        <source>Ne&amp;xt move of a bot</source>
        <extracomment>Menu Move: where bots play step by step</extracomment>
        <translation>बॉट की अगली चाल (&amp;X)</translation>
    </message>
    <message>
        <source>One bot makes its next move</source>
        <translation>एक बॉट अपनी अगली चाल चले</translation>
    </message>
    <message>
        <source>No card to play</source>
        <extracomment>Menu Move, in the submenu &quot;Play a card&quot;, where none is to be seen</extracomment>
        <translation>चलने के लिए कोई कार्ड नहीं</translation>
    </message>
    <message>
        <source>A bot plays for you until you take your place again</source>
        <translation>आपकी जगह बॉट खेलता है, जब तक आप अपनी जगह वापस न लें</translation>
    </message>
    <message>
        <source>Cha&amp;nces of numbers</source>
        <extracomment>Menu View, can be switched on and off: beneath each number of the board how often it is thrown</extracomment>
        <translation>नंबरों की संभावना (&amp;N)</translation>
    </message>
    <message>
        <source>Show on the board how often each number is thrown, in percent</source>
        <translation>बोर्ड पर दिखाएँ कि हर नंबर कितने प्रतिशत बार आता है</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <extracomment>Menu View</extracomment>
        <translation>बोर्ड छापें… (&amp;P)</translation>
    </message>
    <message>
        <source>Print the board as it stands</source>
        <translation>बोर्ड जैसा अभी है, वैसा छापें</translation>
    </message>
    <message>
        <source>Save the board as it stands as PNG, SVG or PDF</source>
        <translation>बोर्ड जैसा अभी है, उसे PNG, SVG या PDF में सहेजें</translation>
    </message>
    <message>
        <source>Sa&amp;ve picture of the board…</source>
        <extracomment>Menu View</extracomment>
        <translation>बोर्ड का चित्र सहेजें… (&amp;V)</translation>
    </message>
    <message>
        <source>Rotate board ri&amp;ght</source>
        <extracomment>Menu View: by a sixth of a full turn</extracomment>
        <translation>बोर्ड दाएँ घुमाएँ (&amp;G)</translation>
    </message>
    <message>
        <source>Rotate the board clockwise by a sixth</source>
        <translation>बोर्ड को घड़ी की दिशा में छठे हिस्से भर घुमाएँ</translation>
    </message>
    <message>
        <source>&amp;Rotate board left</source>
        <extracomment>Menu View: by a sixth of a full turn</extracomment>
        <translation>बोर्ड बाएँ घुमाएँ (&amp;R)</translation>
    </message>
    <message>
        <source>Do a&amp;gain</source>
        <extracomment>Menu Move: what the reader took back before</extracomment>
        <translation>फिर से करें (&amp;G)</translation>
    </message>
    <message>
        <source>Do again what you took back</source>
        <translation>वापस ली हुई चाल फिर से चलें</translation>
    </message>
    <message>
        <source>Rotate the board counterclockwise by a sixth</source>
        <translation>बोर्ड को घड़ी की उलटी दिशा में छठे हिस्से भर घुमाएँ</translation>
    </message>
    <message>
        <source>Let a bot play for yo&amp;u</source>
        <extracomment>Menu Move, can be switched on and off: bots play for everybody, also for the reader, who watches</extracomment>
        <translation>अपनी जगह बॉट को खेलने दें (&amp;U)</translation>
    </message>
    <message>
        <source>Longest roa&amp;ds</source>
        <extracomment>Menu View, can be switched on and off: on the board, bands under the roads of each player&apos;s longest road</extracomment>
        <translation>सबसे लंबी सड़कें (&amp;D)</translation>
    </message>
    <message>
        <source>Show on the board which roads make up each longest road</source>
        <translation>बोर्ड पर दिखाएँ कि हर सबसे लंबी सड़क किन सड़कों से बनी है</translation>
    </message>
    <message>
        <source>Ta&amp;ble of numbers</source>
        <extracomment>Menu View, for somebody who watches, can be switched on and off: how many cards each player gets at each throw</extracomment>
        <translation>नंबरों की तालिका (&amp;B)</translation>
    </message>
    <message>
        <source>Show what each number brings to each player</source>
        <translation>दिखाएँ कि हर नंबर से किस खिलाड़ी को क्या मिलता है</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <extracomment>Menu Move: what the reader could do now, and why</extracomment>
        <translation>संकेत (&amp;N)</translation>
    </message>
    <message>
        <source>Show what you could do now, and why</source>
        <translation>दिखाएँ कि अभी क्या कर सकते हैं और क्यों</translation>
    </message>
</context>
<context>
    <name>tapu::GameCard</name>
    <message>
        <source>%1; %2</source>
        <extracomment>Screen reader: a game to begin; %1 what it is, %2 “about 30 minutes”</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Options of %1…</source>
        <extracomment>Button of a game: see and change its options before it begins; %1 its name</extracomment>
        <translation>%1 के विकल्प…</translation>
    </message>
</context>
<context>
    <name>tapu::GameController</name>
    <message>
        <source>The first moves of this game are not kept here: no record can be made of it.</source>
        <extracomment>Why a record cannot be saved</extracomment>
        <translation>इस गेम की पहली चालें यहाँ नहीं रखी गई हैं: इसका रिकॉर्ड नहीं बन सकता।</translation>
    </message>
</context>
<context>
    <name>tapu::GamePlan</name>
    <message>
        <source>Player %1</source>
        <extracomment>Name of somebody who gave none; %1 number of the seat</extracomment>
        <translation>खिलाड़ी %1</translation>
    </message>
    <message>
        <source>%1’s game</source>
        <extracomment>Name of a hosted game in the list that others see; %1 the name of its host</extracomment>
        <translation>%1 का गेम</translation>
    </message>
</context>
<context>
    <name>tapu::GameRow</name>
    <message>
        <source>This game has already started.</source>
        <extracomment>About a game of the list, which may still take somebody whose seat is in it</extracomment>
        <translation>यह गेम शुरू हो चुका है।</translation>
    </message>
    <message>
        <source>All seats of this game are taken.</source>
        <extracomment>About a game of the list, which may still take somebody whose seat is in it</extracomment>
        <translation>इस गेम की सारी सीटें भरी हैं।</translation>
    </message>
    <message>
        <source>version %1</source>
        <extracomment>Fact about a game of the list; %1 version number of the program that hosts it</extracomment>
        <translation>संस्करण %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Fact about a game of the list; %1 round trip in milliseconds</extracomment>
        <translation>%1 मिलीसेकंड</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Seats of a game of the list: %1 taken, %2 all</extracomment>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>Hosted by %1</source>
        <extracomment>Under the name of a game of the list; %1 who hosts it</extracomment>
        <translation>मेज़बान: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, hosted by %2, %n of %3 seat(s) taken, %4</source>
        <extracomment>Screen reader: a game of the list; %1 its name, %2 who hosts it, %n seats taken, %3 all seats, %4 other facts</extracomment>
        <translation>
            <numerusform>%1, मेज़बान %2, %3 में से %n सीट भरी है, %4</numerusform>
            <numerusform>%1, मेज़बान %2, %3 में से %n सीटें भरी हैं, %4</numerusform>
        </translation>
    </message>
    <message>
        <source>your seat is kept</source>
        <extracomment>Fact about a game of the list: the reader has a seat in it and can come back to it</extracomment>
        <translation>आपकी सीट सुरक्षित है</translation>
    </message>
    <message>
        <source>with a password</source>
        <extracomment>Fact about a game of the list: whoever joins is asked for a password</extracomment>
        <translation>पासवर्ड के साथ</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>Button at a game of the list: look on without a seat</extracomment>
        <translation>देखें</translation>
    </message>
</context>
<context>
    <name>tapu::GamesPage</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>Under the name of a preset of one&apos;s own; %1 the rules, such as Classic, %2 the options that differ</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Play against bots</source>
        <extracomment>Title of the page with all games against bots</extracomment>
        <translation>बॉट के साथ खेलें</translation>
    </message>
    <message>
        <source>A click begins the game. The small button of each shows its options first.</source>
        <extracomment>Under the title of the page with all games against bots</extracomment>
        <translation>क्लिक करते ही गेम शुरू होता है। हर गेम का छोटा बटन पहले उसके विकल्प दिखाता है।</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading: how many play</extracomment>
        <translation>टेबल पर</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <extracomment>Screen reader: how many seats a game has</extracomment>
        <translation>सीटों की संख्या</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>Heading over the kinds of bots</extracomment>
        <translation>बॉट</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <extracomment>Heading: how fast bots play</extracomment>
        <translation>बॉट की गति</translation>
    </message>
    <message>
        <source>Bots see only what their seat may see. They throw the same dice as you.</source>
        <extracomment>About bots</extracomment>
        <translation>बॉट वही देखते हैं जो उनकी सीट देख सकती है। पासे सबके लिए एक जैसे हैं।</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: back to the page before</extracomment>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Options…</source>
        <extracomment>Button: see and change the options of a game before it begins</extracomment>
        <translation>विकल्प…</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>Button</extracomment>
        <translation>गेम शुरू करें</translation>
    </message>
    <message>
        <source>“Skip to my turn” leaves out the pauses.</source>
        <extracomment>Under the choice how fast bots play; names an entry of the menu Move</extracomment>
        <translation>“मेरी बारी तक जाएँ” से बीच के ठहराव छूट जाते हैं।</translation>
    </message>
    <message>
        <source>Bots…</source>
        <extracomment>Button: opens the page with the levels of bots, to choose one for each seat</extracomment>
        <translation>बॉट…</translation>
    </message>
</context>
<context>
    <name>tapu::GenerateDialog</name>
    <message>
        <source>Random boards</source>
        <extracomment>Title of a window of the board editor: boards drawn at random</extracomment>
        <translation>रैंडम बोर्ड</translation>
    </message>
    <message>
        <source>No 6 or 8 beside another</source>
        <extracomment>Random boards: a wish</extracomment>
        <translation>6 और 8 पास-पास नहीं</translation>
    </message>
    <message>
        <source>Resources equally likely</source>
        <extracomment>Random boards: a wish</extracomment>
        <translation>सारे संसाधनों की बराबर संभावना</translation>
    </message>
    <message>
        <source>Harbors far apart</source>
        <extracomment>Random boards: a wish</extracomment>
        <translation>बंदरगाह दूर-दूर</translation>
    </message>
    <message>
        <source>New terrains in the usual shares</source>
        <extracomment>Random boards: a wish; otherwise the terrains that are there are shuffled</extracomment>
        <translation>नई ज़मीन, आम अनुपात में</translation>
    </message>
    <message>
        <source>Keep the selected hexes</source>
        <extracomment>Random boards: a wish</extracomment>
        <translation>चुने हुए हेक्स वैसे ही रखें</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Random boards: the number that they come from</extracomment>
        <translation>सीड</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button of the random boards: another page of them</extracomment>
        <translation>फिर से बनाएँ</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <extracomment>Under a random board: %1 its seed</extracomment>
        <translation>सीड %1</translation>
    </message>
    <message>
        <source>Best corner %1</source>
        <extracomment>Under a random board: %1 pips (dots under the numbers) around the corner that has most of them</extracomment>
        <translation>सबसे अच्छा कोना %1</translation>
    </message>
    <message>
        <source>The fairest boards come first.</source>
        <extracomment>Random boards: how the page of them is sorted</extracomment>
        <translation>सबसे संतुलित बोर्ड पहले आते हैं।</translation>
    </message>
</context>
<context>
    <name>tapu::HallBoard</name>
    <message>
        <source>%1 %2</source>
        <extracomment>The name of a board of the Big Game; %1 its number in the chain, %2 the letter of its kind</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Your board · %1</source>
        <extracomment>Over the reader&apos;s own board of the Big Game; %1 its number and letter</extracomment>
        <translation>आपका बोर्ड · %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>बोर्ड %1</translation>
    </message>
</context>
<context>
    <name>tapu::HallChain</name>
    <message numerus="yes">
        <source>My boards, %n offer(s) (Esc)</source>
        <translation>
            <numerusform>मेरे बोर्ड, %n प्रस्ताव (Esc)</numerusform>
            <numerusform>मेरे बोर्ड, %n प्रस्ताव (Esc)</numerusform>
        </translation>
    </message>
    <message>
        <source>My boards (Esc)</source>
        <translation>मेरे बोर्ड (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in a ring, %1 seats</source>
        <translation>
            <numerusform>घेरे में %n बोर्ड, %1 सीटें</numerusform>
            <numerusform>घेरे में %n बोर्ड, %1 सीटें</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in a row, %1 seats</source>
        <translation>
            <numerusform>कतार में %n बोर्ड, %1 सीटें</numerusform>
            <numerusform>कतार में %n बोर्ड, %1 सीटें</numerusform>
        </translation>
    </message>
    <message>
        <source>The boards of the others are being fetched.</source>
        <extracomment>In place of the whole chain, until it has come over the network</extracomment>
        <translation>दूसरों के बोर्ड लाए जा रहे हैं।</translation>
    </message>
    <message>
        <source>No player or board is called “%1”.</source>
        <extracomment>Over the whole chain, after a search; %1 what was typed</extracomment>
        <translation>“%1” नाम का कोई खिलाड़ी या बोर्ड नहीं है।</translation>
    </message>
    <message>
        <source>Arrow keys go from board to board, + and − zoom, / searches, Home leads to your board.</source>
        <extracomment>Over the whole chain: its keys</extracomment>
        <translation>तीर वाले बटनों से बोर्ड बदलें, + और − से आकार बदलें, / से खोजें, Home से अपने बोर्ड पर लौटें।</translation>
    </message>
    <message>
        <source>Player or board number…</source>
        <extracomment>In the empty search field over the whole chain</extracomment>
        <translation>खिलाड़ी या बोर्ड का नंबर…</translation>
    </message>
    <message>
        <source>Search for a player or a board</source>
        <extracomment>Screen reader: the search field over the whole chain</extracomment>
        <translation>खिलाड़ी या बोर्ड खोजें</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>What is told beside each board of the whole chain: the points of both players</extracomment>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Robbers</source>
        <extracomment>What is told beside each board of the whole chain: where the robbers stand</extracomment>
        <translation>लुटेरे</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>What is told beside each board of the whole chain: who has ended their part of the round</extracomment>
        <translation>पूरा किया</translation>
    </message>
    <message>
        <source>My pieces</source>
        <extracomment>What is told beside each board of the whole chain: how many pieces the reader has there</extracomment>
        <translation>मेरी गोटियाँ</translation>
    </message>
</context>
<context>
    <name>tapu::HallHand</name>
    <message>
        <source>The Moon group plays: you build in the next round.</source>
        <translation>चंद्र दल की बारी है: आप अगले दौर में बना सकते हैं।</translation>
    </message>
    <message>
        <source>The Sun group plays: you build in the next round.</source>
        <translation>सूर्य दल की बारी है: आप अगले दौर में बना सकते हैं।</translation>
    </message>
</context>
<context>
    <name>tapu::HallHeader</name>
    <message>
        <source>Nothing produces</source>
        <extracomment>In the header of the Big Game, after the dice</extracomment>
        <translation>इस बार उपज नहीं</translation>
    </message>
    <message>
        <source>Large hands return half</source>
        <extracomment>In the header of the Big Game, after a seven: who has so many cards returns half of them</extracomment>
        <translation>ज़्यादा कार्ड हों, तो आधे लौटाने हैं</translation>
    </message>
    <message>
        <source>All boards produce on %1</source>
        <extracomment>In the header of the Big Game, after the dice; %1 the number thrown</extracomment>
        <translation>सब बोर्डों पर %1 की उपज</translation>
    </message>
    <message>
        <source>You: nothing</source>
        <extracomment>In the header of the Big Game: what the throw has brought the reader; %1 a list such as &quot;1 × Ore&quot;</extracomment>
        <translation>आपको कुछ नहीं</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>आपको: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seat(s) ready</source>
        <extracomment>In the header of the Big Game before the first round: %1 seats have made their start choices, of %n</extracomment>
        <translation>
            <numerusform>%n में से %1 सीट तैयार</numerusform>
            <numerusform>%n में से %1 सीटें तैयार</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>In the header of the Big Game: the reader&apos;s victory points</extracomment>
        <translation>
            <numerusform>%n अंक</numerusform>
            <numerusform>%n अंक</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 of %n player(s)</source>
        <extracomment>In the header of the Big Game: the reader&apos;s place among all players; %1 the place, %n all of them</extracomment>
        <translation>
            <numerusform>%n खिलाड़ी में स्थान %1</numerusform>
            <numerusform>%n खिलाड़ियों में स्थान %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Time left</source>
        <extracomment>In the header of the Big Game, beside the clock</extracomment>
        <translation>बचा समय</translation>
    </message>
    <message numerus="yes">
        <source>of %n second(s)</source>
        <extracomment>In the header of the Big Game, beside the clock: how long this part of the round lasts</extracomment>
        <translation>
            <numerusform>%n सेकंड में से</numerusform>
            <numerusform>%n सेकंड में से</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done</source>
        <extracomment>Button in the header of the Big Game: takes Done back</extracomment>
        <translation>अभी बाकी है</translation>
    </message>
    <message>
        <source>Enough</source>
        <extracomment>Button in the header of the Big Game: the player does without a second free piece</extracomment>
        <translation>बस</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>दौर पूरा</translation>
    </message>
</context>
<context>
    <name>tapu::HallPage</name>
    <message>
        <source>You are in the Moon group, at board %1</source>
        <translation>आप चंद्र दल में हैं · बोर्ड %1</translation>
    </message>
    <message>
        <source>You are in the Sun group, at board %1</source>
        <extracomment>Header before the first round of the Big Game; %1 number of the reader&apos;s board</extracomment>
        <translation>आप सूर्य दल में हैं · बोर्ड %1</translation>
    </message>
    <message>
        <source>Start choices</source>
        <extracomment>Title of the header before the first round of the Big Game</extracomment>
        <translation>शुरुआती पसंद</translation>
    </message>
    <message>
        <source>Nobody offers you a trade.</source>
        <extracomment>In place of offers of other players, where there are none</extracomment>
        <translation>अभी किसी का व्यापार प्रस्ताव नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n point(s) more</source>
        <extracomment>Tool tip of a place for a settlement in another player&apos;s half; %n how many points it brings besides its own</extracomment>
        <translation>
            <numerusform>बोनस: %n अंक और</numerusform>
            <numerusform>बोनस: %n अंक और</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HallRanking</name>
    <message>
        <source>Board %1</source>
        <extracomment>In the ranking: %1 number of the board at which a player sits</extracomment>
        <translation>बोर्ड %1</translation>
    </message>
    <message numerus="yes">
        <source>Your place: %1 of %n</source>
        <extracomment>In the ranking of a Big Game: the reader&apos;s place among all players; %1 the place, %n all of them</extracomment>
        <translation>
            <numerusform>%n में से आपका स्थान: %1</numerusform>
            <numerusform>%n में से आपका स्थान: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Players near you, by points</source>
        <extracomment>In the ranking of a Big Game, over a list of those at the boards around the reader&apos;s</extracomment>
        <translation>आपके आसपास के खिलाड़ी, अंकों के क्रम में</translation>
    </message>
</context>
<context>
    <name>tapu::HallStage</name>
    <message>
        <source>Attention</source>
        <extracomment>Over the boards of the Big Game: something that concerns everybody; its sentence follows below</extracomment>
        <translation>ध्यान दें</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <extracomment>Over the boards of the Big Game, after a trade of the reader; %1 the other player</extracomment>
        <translation>%1 से व्यापार</translation>
    </message>
    <message>
        <source>You got %1 for %2.</source>
        <extracomment>Over the boards of the Big Game, after a trade of the reader; %1 and %2 lists such as &quot;1 × Ore&quot;</extracomment>
        <translation>आपको मिला: %1; आपने दिया: %2।</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Where a robber stands: %1 terrain, %2 the number of its hex</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Second throw: %1</source>
        <extracomment>Over the boards of the Big Game, after a second throw; %1 its total</extracomment>
        <translation>दूसरी बार के पासे: %1</translation>
    </message>
    <message>
        <source>The robbers of your board stand here: %1.</source>
        <extracomment>Over the boards of the Big Game, after a second throw; %1 a list such as &quot;Fields 9, Desert&quot;</extracomment>
        <translation>आपके बोर्ड के लुटेरे यहाँ हैं: %1।</translation>
    </message>
</context>
<context>
    <name>tapu::HallStart</name>
    <message>
        <source>%1 %2</source>
        <extracomment>One hex beside a start settlement: %1 its terrain, %2 its number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Beside the ship</source>
        <extracomment>Names of the three start settlements</extracomment>
        <translation>जहाज़ के पास वाली</translation>
    </message>
    <message>
        <source>Beside the road</source>
        <translation>सड़क के पास वाली</translation>
    </message>
    <message>
        <source>On its own</source>
        <translation>अकेली बस्ती</translation>
    </message>
    <message>
        <source>Your three start settlements</source>
        <extracomment>Over the three start settlements of the Big Game</extracomment>
        <translation>आपकी तीन शुरुआती बस्तियाँ</translation>
    </message>
    <message>
        <source>Take cards from one (1–3) and make one a city (Shift+1–3); it may be the same one.</source>
        <translation>एक से कार्ड लें (1–3) और एक को शहर बनाएँ (Shift+1–3); दोनों के लिए एक ही बस्ती भी चुन सकते हैं।</translation>
    </message>
    <message>
        <source>When the time is up, the settlement with the most pips is chosen for you.</source>
        <extracomment>Under the start settlements: what happens when the time runs out</extracomment>
        <translation>समय पूरा होने पर सबसे ज़्यादा संभावना बिंदुओं वाली बस्ती अपने आप चुनी जाएगी।</translation>
    </message>
    <message>
        <source>Your choice</source>
        <extracomment>Over what the reader has chosen at the start of the Big Game</extracomment>
        <translation>आपकी पसंद</translation>
    </message>
    <message>
        <source>No cards chosen yet</source>
        <translation>कार्ड अभी नहीं चुने</translation>
    </message>
    <message>
        <source>from settlement %1</source>
        <extracomment>Under the start cards that are chosen; %1 the number of the settlement</extracomment>
        <translation>बस्ती %1 से</translation>
    </message>
    <message>
        <source>City: settlement %1</source>
        <extracomment>The start settlement that becomes a city; %1 its number</extracomment>
        <translation>शहर: बस्ती %1</translation>
    </message>
    <message>
        <source>No city chosen yet</source>
        <translation>शहर अभी नहीं चुना</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <extracomment>Under the chosen start city: %n points of all start pieces</extracomment>
        <translation>
            <numerusform>कुल %n अंक</numerusform>
            <numerusform>कुल %n अंक</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be changed later. Everybody sees it at once.</source>
        <extracomment>Over the button that confirms the start choices</extracomment>
        <translation>बाद में नहीं बदल सकते। सबको तुरंत दिखेगा।</translation>
    </message>
    <message>
        <source>Your choices are made. The others still choose.</source>
        <translation>आपने चुन लिया। दूसरों की पसंद अभी बाकी है।</translation>
    </message>
    <message>
        <source>Confirm (Enter)</source>
        <extracomment>Button: confirms the start choices. Enter is the key.</extracomment>
        <translation>पक्का करें (Enter)</translation>
    </message>
    <message>
        <source>You have taken your cards already. Make one of them a city (1–3).</source>
        <extracomment>Beside the head &quot;Your three start settlements&quot;, to somebody who came back after the first of two choices</extracomment>
        <translation>आपने कार्ड ले लिए हैं। अब इनमें से एक बस्ती को शहर बनाएँ (1–3)।</translation>
    </message>
    <message>
        <source>Cards taken</source>
        <extracomment>In place of the chosen start cards, to somebody who came back and has them</extracomment>
        <translation>कार्ड लिए जा चुके हैं</translation>
    </message>
</context>
<context>
    <name>tapu::HallTrade</name>
    <message>
        <source>Clear</source>
        <extracomment>Link: empties the trade panel.</extracomment>
        <translation>खाली करें</translation>
    </message>
    <message>
        <source>Back to original</source>
        <extracomment>Link: puts the cards back to the offer that was made.</extracomment>
        <translation>मूल प्रस्ताव पर लौटें</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Button: trades with the bank as the sentence beside it says.</extracomment>
        <translation>बदलें</translation>
    </message>
    <message>
        <source>Withdraw offer</source>
        <extracomment>Button: takes the own open offer back.</extracomment>
        <translation>प्रस्ताव वापस लें</translation>
    </message>
    <message>
        <source>You give (%1)</source>
        <extracomment>Over the cards that the reader gives in a trade; %1 the keys that give one more, as &quot;Shift+1–5&quot;.</extracomment>
        <translation>आपको देना होगा (%1)</translation>
    </message>
    <message>
        <source>You get (%1)</source>
        <extracomment>Over the cards that the reader gets in a trade; %1 the keys that get one more, as &quot;1–5&quot;.</extracomment>
        <translation>आपको मिलेगा (%1)</translation>
    </message>
    <message>
        <source>Bank: choose one card to get; the best rate shows here.</source>
        <extracomment>In the trade panel, while the reader has not said what they want from the bank.</extracomment>
        <translation>बैंक: पाने के लिए एक कार्ड चुनें; सबसे अच्छी दर यहाँ दिखेगी।</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <extracomment>In the trade panel: what the bank offers. %1 its rate, as &quot;3:1&quot;; %2 as &quot;You get 1 × Grain for 3 × Ore&quot;</extracomment>
        <translation>बैंक %1: %2</translation>
    </message>
    <message>
        <source>Your seat</source>
        <extracomment>Tool tip in the picture of whom an offer goes to: the reader&apos;s own seat</extracomment>
        <translation>आपकी सीट</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Tool tip in the picture of whom an offer goes to: %1 a player, %2 their answer, as &quot;Accepts&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: tap to ask them or to leave them out</source>
        <extracomment>Tool tip in the picture of whom an offer goes to: %1 a player</extracomment>
        <translation>%1: पूछने या छोड़ने के लिए दबाएँ</translation>
    </message>
    <message>
        <source>%1: no trade between you in this round</source>
        <extracomment>Tool tip in the picture of whom an offer goes to: %1 a player with whom no trade is possible in this round</extracomment>
        <translation>%1: इस दौर में आपका आपस में व्यापार नहीं</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>In the picture of whom an offer goes to: the reader&apos;s own seat</extracomment>
        <translation>आप</translation>
    </message>
    <message>
        <source>Answers to your offer</source>
        <extracomment>Over the picture of the seats: what their answers to the open offer are</extracomment>
        <translation>आपके प्रस्ताव के जवाब</translation>
    </message>
    <message>
        <source>Ask these partners</source>
        <translation>इन साथियों से पूछें</translation>
    </message>
    <message>
        <source>Counter-offer to %1</source>
        <extracomment>Button: answers an offer with an own one; %1 is a player.</extracomment>
        <translation>%1 को जवाबी प्रस्ताव</translation>
    </message>
    <message numerus="yes">
        <source>Offer to %n partner(s)</source>
        <extracomment>Button: makes an offer to so many of the players in the picture above it.</extracomment>
        <translation>
            <numerusform>%n साथी को प्रस्ताव</numerusform>
            <numerusform>%n साथियों को प्रस्ताव</numerusform>
        </translation>
    </message>
    <message>
        <source>Offer to nobody</source>
        <translation>किसी को प्रस्ताव नहीं</translation>
    </message>
    <message>
        <source>T, the cards and Enter make an offer without the mouse; Esc goes back to the boards.</source>
        <extracomment>Tool tip of the button that makes an offer; T is the key that gives the keyboard to the trade panel, Esc takes it back</extracomment>
        <translation>माउस के बिना प्रस्ताव देने के लिए: T, फिर कार्ड, फिर Enter; Esc से वापस बोर्डों पर।</translation>
    </message>
</context>
<context>
    <name>tapu::HandCard</name>
    <message>
        <source>No %1</source>
        <extracomment>Cards of one kind in the own hand, in words; %1 is the kind.</extracomment>
        <translation>%1: कोई नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen to discard</source>
        <extracomment>Screen reader, of the cards of one kind in the own hand after a seven: %n of them are chosen to be discarded</extracomment>
        <translation>
            <numerusform>लौटाने के लिए %n कार्ड चुना गया</numerusform>
            <numerusform>लौटाने के लिए %n कार्ड चुने गए</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HandRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A player at a moment of a replay, in words: %n points</extracomment>
        <translation>
            <numerusform>%n अंक</numerusform>
            <numerusform>%n अंक</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s) in hand</source>
        <extracomment>A player at a moment of a replay, in words: resource cards whose kinds are not shown</extracomment>
        <translation>
            <numerusform>हाथ में %n छिपा कार्ड</numerusform>
            <numerusform>हाथ में %n छिपे कार्ड</numerusform>
        </translation>
    </message>
    <message>
        <source>in hand: %1</source>
        <extracomment>A player at a moment of a replay, in words; %1 a list such as &quot;2 × Ore, 1 × Wool&quot;</extracomment>
        <translation>हाथ में: %1</translation>
    </message>
    <message>
        <source>no cards in hand</source>
        <extracomment>A player at a moment of a replay, in words</extracomment>
        <translation>हाथ में कोई कार्ड नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <extracomment>A player at a moment of a replay, in words</extracomment>
        <translation>
            <numerusform>%n विकास कार्ड</numerusform>
            <numerusform>%n विकास कार्ड</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played</source>
        <extracomment>A player at a moment of a replay, in words: knights that were played</extracomment>
        <translation>
            <numerusform>चले हुए योद्धा: %n</numerusform>
            <numerusform>चले हुए योद्धा: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>longest line of roads: %1</source>
        <extracomment>A player at a moment of a replay, in words; %1 a number</extracomment>
        <translation>सड़कों की सबसे लंबी कतार: %1</translation>
    </message>
    <message>
        <source>no development cards</source>
        <extracomment>A player at a moment of a replay</extracomment>
        <translation>कोई विकास कार्ड नहीं</translation>
    </message>
</context>
<context>
    <name>tapu::HandStrip</name>
    <message>
        <source>My cards</source>
        <extracomment>Over the own cards in the tray.</extracomment>
        <translation>मेरे कार्ड</translation>
    </message>
    <message>
        <source>Chooses one to discard</source>
        <extracomment>What a click on an own card does, after a seven</extracomment>
        <translation>लौटाने के लिए एक कार्ड चुनता है</translation>
    </message>
    <message>
        <source>Puts one into the trade panel</source>
        <translation>एक कार्ड व्यापार पैनल में रखता है</translation>
    </message>
</context>
<context>
    <name>tapu::HexDialog</name>
    <message>
        <source>Hex %1,%2 · %3</source>
        <extracomment>Window of the board editor about one hex; %1 and %2 its coordinates, %3 all that is there</extracomment>
        <translation>हेक्स %1,%2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <extracomment>Window of the board editor about several hexes at once</extracomment>
        <translation>
            <numerusform>%n हेक्स</numerusform>
            <numerusform>%n हेक्स</numerusform>
        </translation>
    </message>
    <message>
        <source>Properties of hexes</source>
        <extracomment>Title of a window of the board editor: what a hex is</extracomment>
        <translation>हेक्स की जानकारी</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>Window of the board editor about a hex: forest, hills, ...</extracomment>
        <translation>ज़मीन</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Window of the board editor about a hex: number of its token</extracomment>
        <translation>नंबर</translation>
    </message>
    <message>
        <source>Territory</source>
        <extracomment>Window of the board editor about a hex: to which group of the Big Game it belongs</extracomment>
        <translation>इलाका</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Window of the board editor about a hex: it has no number</extracomment>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>The dividing line cuts it</source>
        <extracomment>Window of the board editor about a hex</extracomment>
        <translation>विभाजन रेखा इस पर से जाती है</translation>
    </message>
    <message>
        <source>Locked: nothing changes it</source>
        <extracomment>Window of the board editor about a hex</extracomment>
        <translation>ताला लगा है: कुछ भी इसे नहीं बदलता</translation>
    </message>
    <message>
        <source>different ones</source>
        <translation>अलग-अलग</translation>
    </message>
</context>
<context>
    <name>tapu::HintSheet</name>
    <message>
        <source>Hint</source>
        <extracomment>Title of what stands beside the board after the reader asked what to do</extracomment>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <extracomment>Button: away with the hint</extracomment>
        <translation>संकेत बंद करें</translation>
    </message>
    <message numerus="yes">
        <source>Hints counted in this game: %n</source>
        <extracomment>Foot of a hint: how many of them the reader has taken in this game; %n at least 1</extracomment>
        <translation>
            <numerusform>इस गेम में गिने गए संकेत: %n</numerusform>
            <numerusform>इस गेम में गिने गए संकेत: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HostFields</name>
    <message>
        <source>Nobody can see this password.</source>
        <extracomment>Where a network game is set up: its password is of invisible letters alone</extracomment>
        <translation>यह पासवर्ड दिखाई ही नहीं देता।</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>Label of a field</extracomment>
        <translation>गेम का नाम</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>Label of a field: the number of a network port</extracomment>
        <translation>पोर्ट</translation>
    </message>
    <message>
        <source>Password</source>
        <extracomment>Heading over a field: whoever joins or watches the game is asked for it</extracomment>
        <translation>पासवर्ड</translation>
    </message>
    <message>
        <source>The same as before</source>
        <extracomment>In the empty field for the password of the next game of the same people</extracomment>
        <translation>वही जो पहले था</translation>
    </message>
    <message>
        <source>None: anybody on your network can join</source>
        <translation>कोई नहीं: आपके नेटवर्क पर कोई भी शामिल हो सकता है</translation>
    </message>
</context>
<context>
    <name>tapu::JoinDialog</name>
    <message>
        <source>How players come to the table</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>खिलाड़ी गेम तक कैसे पहुँचें</translation>
    </message>
    <message>
        <source>Join in Tapu: Local network, then Join by address</source>
        <extracomment>In a dialog, over an address: an entry of the start page of Tapu and a button there</extracomment>
        <translation>टापू में जुड़ें: लोकल नेटवर्क, फिर पते से जुड़ें</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>tapu::KeyMap</name>
    <message>
        <source>%1 is needed to move through the windows and stays as it is.</source>
        <extracomment>Choosing keys: %1 is a key such as Tab</extracomment>
        <translation>%1 की ज़रूरत विंडो में आगे-पीछे जाने के लिए होती है; यह नहीं बदलती।</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”. Give that another key first.</source>
        <extracomment>Choosing keys: %1 a key, %2 an entry of a menu</extracomment>
        <translation>%1 पहले से “%2” के पास है। पहले उसे कोई दूसरी कुंजी दें।</translation>
    </message>
</context>
<context>
    <name>tapu::LateQuestions</name>
    <message>
        <source>%1 would like to join, but no bot has a seat that they could take.</source>
        <extracomment>To the host of a game that runs; %1 somebody who asks to join</extracomment>
        <translation>%1 ने गेम में आने को कहा है, पर किसी बॉट के पास ऐसी सीट नहीं है जो उन्हें मिल सके।</translation>
    </message>
    <message>
        <source>%1 would like to join</source>
        <extracomment>Question to the host of a game that runs; %1 somebody who asks to join</extracomment>
        <translation>%1 ने गेम में आने को कहा है</translation>
    </message>
    <message>
        <source>They would play on in the place of %1. The menu Game › Table and players asks you again.</source>
        <extracomment>Under the question whether somebody may join; %1 the bot or player whose seat they would take</extracomment>
        <translation>%1 की जगह उन्हें मिलेगी। मेनू गेम › टेबल और खिलाड़ी में आप यह बाद में भी तय कर सकते हैं।</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Answer to the question whether somebody may join: they go on waiting</extracomment>
        <translation>अभी नहीं</translation>
    </message>
    <message>
        <source>Let them sit down</source>
        <extracomment>Answer to the question whether somebody may join</extracomment>
        <translation>उन्हें बैठने दें</translation>
    </message>
</context>
<context>
    <name>tapu::LeftOutDialog</name>
    <message>
        <source>Files that are not counted</source>
        <extracomment>Title of a dialog: files in the folder of past games that could not be counted</extracomment>
        <translation>जो फ़ाइलें गिनती में नहीं हैं</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the folder of past games are not counted.</source>
        <extracomment>Over a list of files in the folder of past games; %n how many there are</extracomment>
        <translation>
            <numerusform>पिछले गेमों के फ़ोल्डर की %n फ़ाइल गिनती में नहीं है।</numerusform>
            <numerusform>पिछले गेमों के फ़ोल्डर की %n फ़ाइलें गिनती में नहीं हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy all</source>
        <extracomment>Button: puts a list of files as text into the clipboard</extracomment>
        <translation>सब कॉपी करें</translation>
    </message>
    <message>
        <source>Copy names and reasons as text</source>
        <extracomment>Tool tip of the button “Copy all” under a list of files</extracomment>
        <translation>नाम और कारण टेक्स्ट के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a dialog</extracomment>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>tapu::LeftOutFiles</name>
    <message>
        <source>File</source>
        <extracomment>Head of a column: name of a file</extracomment>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>Why it is not counted</source>
        <extracomment>Head of a column: why a file is not counted</extracomment>
        <translation>गिनती में क्यों नहीं</translation>
    </message>
</context>
<context>
    <name>tapu::LessonSheet</name>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>Name of a lesson: %1 its number, %2 what it is about</extracomment>
        <translation>पाठ %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>Under the name of a lesson: %n how long it takes</extracomment>
        <translation>
            <numerusform>लगभग %n मिनट</numerusform>
            <numerusform>लगभग %n मिनट</numerusform>
        </translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>Under the name of a lesson, after how long it takes: %1 which step goes on, %2 of how many</extracomment>
        <translation>कदम %1 / %2</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1: पूरा</translation>
    </message>
    <message>
        <source>%1: now</source>
        <translation>%1: अभी</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>Button: the list of all lessons</extracomment>
        <translation>सभी पाठ</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <extracomment>Button: the lesson is left and can be taken up again at this step</extracomment>
        <translation>पाठ छोड़ें</translation>
    </message>
</context>
<context>
    <name>tapu::LessonStrip</name>
    <message>
        <source>All of your group trade and build now, each for themselves, until the clock runs out; then it is the other group’s round. One throw counts for everybody.</source>
        <extracomment>Told once in the Big Game: what the two groups are</extracomment>
        <translation>समय पूरा होने तक आपका पूरा दल एक साथ व्यापार करता और बनाता है, सब अपने लिए; फिर दूसरे दल का दौर आता है। पासे सबके लिए एक ही हैं।</translation>
    </message>
    <message>
        <source>In the other group’s round you do not build, but the players facing you may trade with you.</source>
        <extracomment>Told once in the Big Game, in the first round of the other group</extracomment>
        <translation>दूसरे दल के दौर में आप कुछ नहीं बनाते, पर सामने बैठे खिलाड़ी आपसे व्यापार कर सकते हैं।</translation>
    </message>
    <message>
        <source>Ships sail along the coast as roads lie on land; once in a round a ship at an open end may move elsewhere.</source>
        <extracomment>Told once in the Big Game: what ships do</extracomment>
        <translation>जैसे ज़मीन पर सड़कें, वैसे तट पर जहाज़; हर दौर में एक बार खुले सिरे का एक जहाज़ दूसरी जगह जा सकता है।</translation>
    </message>
    <message>
        <source>Your first settlement in another player’s half brings a bonus: places with +2 count it.</source>
        <extracomment>Told once in the Big Game: the bonus for a settlement in another&apos;s half</extracomment>
        <translation>दूसरे खिलाड़ी के आधे हिस्से में आपकी पहली बस्ती पर बोनस मिलता है: +2 वाली जगहें देखें।</translation>
    </message>
    <message>
        <source>A knight takes nothing from others here: it drives a robber home, or brings you a card.</source>
        <extracomment>Told once in the Big Game: what a knight does there</extracomment>
        <translation>यहाँ योद्धा किसी का कार्ड नहीं लेता: वह लुटेरे को वापस भेजता है या आपको 1 कार्ड दिलाता है।</translation>
    </message>
    <message>
        <source>Each half has a robber of its own; after a seven a second throw says to which hex it goes.</source>
        <extracomment>Told once in the Big Game: how robbers move there</extracomment>
        <translation>हर आधे हिस्से का अपना लुटेरा है; सात के बाद दूसरी बार के पासे बताते हैं कि वह किस हेक्स पर जाए।</translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>Button beside a sentence that explains something new: puts it away for good</extracomment>
        <translation>समझ में आया</translation>
    </message>
</context>
<context>
    <name>tapu::LessonsPage</name>
    <message>
        <source>Learn to play</source>
        <extracomment>Title of the page with all lessons</extracomment>
        <translation>खेलना सीखें</translation>
    </message>
    <message>
        <source>Short lessons on the real board. You can leave one at any moment and go on later.</source>
        <extracomment>Under the title of the page with all lessons</extracomment>
        <translation>असली बोर्ड पर छोटे पाठ। किसी भी पाठ को कभी भी छोड़ सकते हैं और बाद में आगे बढ़ा सकते हैं।</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>How far somebody is in a lesson: %1 the step, %2 of how many</extracomment>
        <translation>कदम %1 / %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>पूरा</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>लगभग %n मिनट</numerusform>
            <numerusform>लगभग %n मिनट</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: to go on with a lesson that was left</extracomment>
        <translation>आगे बढ़ें</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>फिर से</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>शुरू करें</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button of the page with all lessons</extracomment>
        <translation>पीछे</translation>
    </message>
</context>
<context>
    <name>tapu::LevelCard</name>
    <message>
        <source>Building</source>
        <extracomment>What a level of bots does more or less well, beside a bar: to build, to trade, to move the robber</extracomment>
        <translation>निर्माण</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>व्यापार</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>लुटेरा</translation>
    </message>
    <message>
        <source>%1. %2 Of 3: building %3, trade %4, robber %5.</source>
        <extracomment>Screen reader, about a level of bots: %1 how long it thinks, %2 how it plays, %3 to %5 marks of 1 to 3</extracomment>
        <translation>%1। %2 3 में से: निर्माण %3, व्यापार %4, लुटेरा %5।</translation>
    </message>
</context>
<context>
    <name>tapu::LineDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>रद्द करें</translation>
    </message>
</context>
<context>
    <name>tapu::LineView</name>
    <message>
        <source>Copy line</source>
        <extracomment>Menu of the log: copies the line under the pointer.</extracomment>
        <translation>पंक्ति कॉपी करें</translation>
    </message>
    <message>
        <source>Copy all lines</source>
        <extracomment>Menu of the log: copies all that it shows.</extracomment>
        <translation>सभी पंक्तियाँ कॉपी करें</translation>
    </message>
</context>
<context>
    <name>tapu::LobbyPage</name>
    <message>
        <source>Not ready</source>
        <extracomment>Button in the lobby: take the own ready mark back</extracomment>
        <translation>तैयार नहीं</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>तैयार</translation>
    </message>
    <message>
        <source>Everybody is ready. Waiting for the host to start.</source>
        <extracomment>Foot of the lobby, for a guest</extracomment>
        <translation>सब तैयार हैं। मेज़बान के शुरू करने का इंतज़ार है।</translation>
    </message>
    <message>
        <source>Everybody is ready. Empty seats will be played by bots.</source>
        <extracomment>Foot of the lobby, for the host</extracomment>
        <translation>सब तैयार हैं। खाली सीटों पर बॉट खेलेंगे।</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>सब तैयार हैं।</translation>
    </message>
    <message>
        <source>All addresses</source>
        <extracomment>Link in the lobby</extracomment>
        <translation>सभी पते</translation>
    </message>
    <message>
        <source>Test reachability</source>
        <extracomment>Link in the lobby: connect to the own game, to see whether it answers</extracomment>
        <translation>पहुँच जाँचें</translation>
    </message>
    <message>
        <source>Your color and mark</source>
        <extracomment>Label over the ten player colors, each with its mark</extracomment>
        <translation>आपका रंग और चिह्न</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Button in the lobby</extracomment>
        <translation>गेम छोड़ें</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>Button in the lobby</extracomment>
        <translation>गेम शुरू करें</translation>
    </message>
    <message>
        <source>Chat (%1)</source>
        <extracomment>Tab of a narrow window; %1 messages not read yet</extracomment>
        <translation>चैट (%1)</translation>
    </message>
    <message>
        <source>Chat</source>
        <extracomment>Tab of a narrow window</extracomment>
        <translation>चैट</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Tab of a narrow window</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>सीटें</translation>
    </message>
    <message>
        <source>Press Ready when you are ready.</source>
        <extracomment>Foot of the lobby, for a guest who has not pressed the button &quot;Ready&quot; yet</extracomment>
        <translation>तैयार होने पर “तैयार” दबाएँ।</translation>
    </message>
    <message numerus="yes">
        <source>Local network: %n of %1 seat(s) taken</source>
        <translation>
            <numerusform>लोकल नेटवर्क: %1 में से %n सीट भरी है</numerusform>
            <numerusform>लोकल नेटवर्क: %1 में से %n सीटें भरी हैं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Around you: %n of %1 seat(s) taken</source>
        <translation>
            <numerusform>आपके आसपास: %1 में से %n सीट भरी है</numerusform>
            <numerusform>आपके आसपास: %1 में से %n सीटें भरी हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1, Sun</source>
        <translation>बोर्ड %1, सूर्य</translation>
    </message>
    <message>
        <source>Board %1, Moon</source>
        <extracomment>A seat in the lobby of a Big Game; %1 number of its board, Moon is its group</extracomment>
        <translation>बोर्ड %1, चंद्र</translation>
    </message>
    <message>
        <source>The game is running. You sit down as soon as this round is over.</source>
        <extracomment>Foot of the lobby, for somebody who joins a Big Game that runs; a round is 45 seconds or so</extracomment>
        <translation>गेम चल रहा है। यह दौर पूरा होते ही आपको सीट मिलती है।</translation>
    </message>
    <message>
        <source>You are ready. Wait here until the game begins.</source>
        <extracomment>Foot of the lobby of a Big Game, for a player who has pressed the button &quot;Ready&quot;</extracomment>
        <translation>आप तैयार हैं। गेम शुरू होने तक यहीं रुकें।</translation>
    </message>
    <message>
        <source>Scan to join: the code holds the link to this game.</source>
        <extracomment>Tool tip of a QR code in the lobby</extracomment>
        <translation>शामिल होने के लिए स्कैन करें: कोड में इस गेम का लिंक है।</translation>
    </message>
    <message>
        <source>You are watching. The game appears here when it begins.</source>
        <extracomment>Foot of the lobby, for somebody who watches without a seat</extracomment>
        <translation>आप दर्शक हैं। गेम शुरू होते ही यहाँ दिखेगा।</translation>
    </message>
    <message>
        <source>Players and watchers…</source>
        <extracomment>Button in the lobby, for its host: opens a menu about those who come</extracomment>
        <translation>खिलाड़ी और दर्शक…</translation>
    </message>
</context>
<context>
    <name>tapu::LobbySeatRow</name>
    <message>
        <source>You, host</source>
        <extracomment>Under a name in the lobby: the reader, who hosts the game</extracomment>
        <translation>आप, मेज़बान</translation>
    </message>
    <message>
        <source>You</source>
        <translation>आप</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>Under a name in the lobby</extracomment>
        <translation>कनेक्शन टूट गया</translation>
    </message>
    <message>
        <source>Not heard for a while</source>
        <extracomment>Under a name in the lobby</extracomment>
        <translation>कुछ देर से कोई खबर नहीं</translation>
    </message>
    <message>
        <source>Host</source>
        <extracomment>Under a name in the lobby</extracomment>
        <translation>मेज़बान</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>कनेक्शन ठीक</translation>
    </message>
    <message>
        <source>Host, %1 ms</source>
        <extracomment>Under a name in the lobby; %1 round trip in milliseconds</extracomment>
        <translation>मेज़बान, %1 मिलीसेकंड</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Under a name in the lobby; %1 round trip in milliseconds</extracomment>
        <translation>%1 मिलीसेकंड</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <extracomment>A free seat in the lobby</extracomment>
        <translation>खाली सीट</translation>
    </message>
    <message>
        <source>Away</source>
        <extracomment>State of a player in the lobby</extracomment>
        <translation>टेबल पर नहीं</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>State of a player in the lobby: agrees to start</extracomment>
        <translation>तैयार</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>तैयार नहीं</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <extracomment>Button of a free seat in the lobby</extracomment>
        <translation>बॉट जोड़ें</translation>
    </message>
    <message>
        <source>Sit here</source>
        <extracomment>Button of a free seat in the lobby: the reader moves there</extracomment>
        <translation>यहाँ बैठें</translation>
    </message>
    <message>
        <source>Remove %1 from this seat</source>
        <extracomment>Tool tip of a button in the lobby; %1 a bot or a player</extracomment>
        <translation>%1 को इस सीट से हटाएँ</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A seat in the lobby of a Big Game; %1 where it is, %2 a name, &quot;You&quot;, or how well it is connected</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Kept for %1</source>
        <extracomment>A seat in the lobby of a Big Game that is kept free; %1 the person who is expected there</extracomment>
        <translation>%1 के लिए बचाकर रखी सीट</translation>
    </message>
    <message>
        <source>Level of the bot</source>
        <extracomment>Screen reader and tool tip: which level of bots plays at a seat</extracomment>
        <translation>बॉट का स्तर</translation>
    </message>
    <message>
        <source>What the levels are like…</source>
        <extracomment>Tool tip of a button in the lobby: opens the page with the levels of bots</extracomment>
        <translation>स्तर कैसे हैं…</translation>
    </message>
</context>
<context>
    <name>tapu::MainWindow</name>
    <message>
        <source>Back to your seat in “%1”</source>
        <extracomment>Note under &quot;Rejoin&quot; on the start page; %1 name of a game on the network</extracomment>
        <translation>“%1” में अपनी सीट पर लौटें</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <extracomment>Title of a question</extracomment>
        <translation>यह गेम छोड़ना है?</translation>
    </message>
    <message>
        <source>You host this game: it stops for everybody. You can continue it later.</source>
        <extracomment>Question before a host leaves a running game</extracomment>
        <translation>आप मेज़बान हैं: गेम सबके लिए रुक जाएगा। इसे बाद में जारी रख सकते हैं।</translation>
    </message>
    <message>
        <source>You host this game: it closes for everybody.</source>
        <translation>आप मेज़बान हैं: गेम सबके लिए बंद हो जाएगा।</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button, the safe answer to &quot;Leave this game?&quot;</extracomment>
        <translation>गेम में रहें</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Button: leave a game that one hosts</extracomment>
        <translation>गेम छोड़ें</translation>
    </message>
    <message>
        <source>Leave (a bot takes over)</source>
        <extracomment>Button: leave a running game</extracomment>
        <translation>छोड़ें (बॉट खेलेगा)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Menu</extracomment>
        <translation>गेम (&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Menu: what one can do in one&apos;s turn</extracomment>
        <translation>चाल (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu</extracomment>
        <translation>दृश्य (&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Menu</extracomment>
        <translation>सेटिंग (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation>मदद (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>Menu Game</extracomment>
        <translation>नया… (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Host a network game…</source>
        <extracomment>Menu Game: open a game on the local network</extracomment>
        <translation>नेटवर्क गेम की मेज़बानी करें… (&amp;H)</translation>
    </message>
    <message>
        <source>Open a game that others on the network can join</source>
        <translation>ऐसा गेम खोलें जिसमें नेटवर्क से दूसरे शामिल हो सकें</translation>
    </message>
    <message>
        <source>&amp;Join a game…</source>
        <extracomment>Menu Game</extracomment>
        <translation>गेम में शामिल हों… (&amp;J)</translation>
    </message>
    <message>
        <source>Join a game on the local network</source>
        <translation>लोकल नेटवर्क के गेम में शामिल हों</translation>
    </message>
    <message>
        <source>&amp;Rejoin last game</source>
        <extracomment>Menu Game: back to the seat left, or the game broken off</extracomment>
        <translation>पिछले गेम में फिर से शामिल हों (&amp;R)</translation>
    </message>
    <message>
        <source>Go on with the last game where it was left</source>
        <translation>पिछला गेम जहाँ छूटा था, वहीं से जारी रखें</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>Menu Game: nobody moves until it is switched off</extracomment>
        <translation>रोकें (&amp;P)</translation>
    </message>
    <message>
        <source>Stop the game for everybody until you go on</source>
        <translation>आपके जारी रखने तक सबके लिए गेम रोकें</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu Game</extracomment>
        <translation>बाहर निकलें (&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>प्रोग्राम बंद करें</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <extracomment>Menu View</extracomment>
        <translation>पूरी स्क्रीन (&amp;S)</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>पूरी स्क्रीन पर दिखाएँ</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Menu Settings</extracomment>
        <translation>भाषा (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu Settings: light or dark</extracomment>
        <translation>थीम (&amp;T)</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <extracomment>Theme</extracomment>
        <translation>सिस्टम जैसी (&amp;S)</translation>
    </message>
    <message>
        <source>Light or dark, as your system has it</source>
        <translation>हल्की या गहरी, जैसी आपके सिस्टम में हो</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>Theme</extracomment>
        <translation>हल्की (&amp;L)</translation>
    </message>
    <message>
        <source>Dark text on light paper</source>
        <translation>हल्के कागज़ पर गहरे अक्षर</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>Theme</extracomment>
        <translation>गहरी (&amp;D)</translation>
    </message>
    <message>
        <source>Light text on dark paper</source>
        <translation>गहरे कागज़ पर हल्के अक्षर</translation>
    </message>
    <message>
        <source>&amp;Configure…</source>
        <extracomment>Menu Settings: opens the settings</extracomment>
        <translation>सेटिंग बदलें… (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>Menu Help: list of all keys</extracomment>
        <translation>कीबोर्ड शॉर्टकट (&amp;K)</translation>
    </message>
    <message>
        <source>Show the keys of all menus</source>
        <translation>सभी मेन्यू की कुंजियाँ दिखाएँ</translation>
    </message>
    <message>
        <source>&amp;About Tapu</source>
        <extracomment>Menu Help</extracomment>
        <translation>टापू का परिचय (&amp;A)</translation>
    </message>
    <message>
        <source>Version and license of this program</source>
        <translation>इस प्रोग्राम का संस्करण और लाइसेंस</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <extracomment>Menu Help</extracomment>
        <translation>Qt का परिचय (&amp;Q)</translation>
    </message>
    <message>
        <source>About the library that draws these windows</source>
        <translation>ये विंडो बनाने वाली लाइब्रेरी का परिचय</translation>
    </message>
    <message>
        <source>End this game by agreement?</source>
        <extracomment>Title of a question</extracomment>
        <translation>यह गेम सबकी सहमति से खत्म करना है?</translation>
    </message>
    <message>
        <source>The game ends without a winner as soon as every person at the table agrees. Points decide the ranking.</source>
        <extracomment>The question before the own vote for an end</extracomment>
        <translation>टेबल पर बैठे सभी लोगों के सहमत होते ही गेम बिना विजेता के खत्म होगा। क्रम अंकों से तय होगा।</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button, the safe answer to &quot;End this game by agreement?&quot;</extracomment>
        <translation>आगे खेलें</translation>
    </message>
    <message>
        <source>Vote for the end</source>
        <extracomment>Button: vote for an end of the game</extracomment>
        <translation>खत्म करने का वोट दें</translation>
    </message>
    <message>
        <source>Save record</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>रिकॉर्ड सहेजें</translation>
    </message>
    <message>
        <source>Game records (*.tapu)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>गेमों के रिकॉर्ड (*.tapu)</translation>
    </message>
    <message>
        <source>&amp;Save record…</source>
        <extracomment>Menu Game: the game as a file with all its moves</extracomment>
        <translation>गेम का रिकॉर्ड सहेजें… (&amp;S)</translation>
    </message>
    <message>
        <source>Save the moves of this game as a file</source>
        <translation>इस गेम की चालें फ़ाइल में सहेजें</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <extracomment>Theme</extracomment>
        <translation>उच्च कंट्रास्ट (&amp;H)</translation>
    </message>
    <message>
        <source>White text on black, with strong lines</source>
        <translation>काले पर सफ़ेद अक्षर और मोटी रेखाएँ</translation>
    </message>
    <message>
        <source>The others play on, a bot plays for you. You can come back to your seat with “Rejoin”.</source>
        <extracomment>Question before a guest leaves a running game</extracomment>
        <translation>बाकी खिलाड़ी खेलते रहेंगे और आपकी सीट पर बॉट खेलेगा। आप “फिर से शामिल हों” से अपनी सीट पर लौट सकते हैं।</translation>
    </message>
    <message>
        <source>Cos&amp;ts and odds</source>
        <extracomment>Menu View: a panel with what pieces cost and how often numbers come</extracomment>
        <translation>लागत और संभावना (&amp;T)</translation>
    </message>
    <message>
        <source>What pieces cost, and how often numbers come</source>
        <translation>किस गोटी की कितनी लागत है और कौन सा नंबर कितनी बार आता है</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Menu Help: the rules of the game</extracomment>
        <translation>नियम (&amp;R)</translation>
    </message>
    <message>
        <source>The rules, opened at what you are doing</source>
        <translation>नियम खोलें, सीधे अभी की चाल से जुड़े भाग पर</translation>
    </message>
    <message>
        <source>%1: end this game by agreement?</source>
        <extracomment>Title of a question to one of several people at a computer; %1 who is asked</extracomment>
        <translation>%1: यह गेम सबकी सहमति से खत्म करना है?</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <extracomment>Menu Game: the list of games that can be continued</extracomment>
        <translation>सहेजे गए गेम… (&amp;G)</translation>
    </message>
    <message>
        <source>Go on with a game that was left, rename or delete it</source>
        <translation>छोड़ा हुआ गेम आगे खेलें, उसका नाम बदलें या उसे हटाएँ</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <extracomment>Menu Game</extracomment>
        <translation>फ़ाइल खोलें… (&amp;O)</translation>
    </message>
    <message>
        <source>Open a saved game, the record of a game or a board</source>
        <translation>सहेजा गया गेम, गेम का रिकॉर्ड या बोर्ड खोलें</translation>
    </message>
    <message>
        <source>This game is not saved: it is gone when you leave.</source>
        <extracomment>Question before a game is left that is not kept in a file</extracomment>
        <translation>यह गेम सहेजा नहीं जाता: छोड़ने पर मिट जाएगा।</translation>
    </message>
    <message>
        <source>“%1” cannot be opened</source>
        <extracomment>Title of a box; %1 name of a file</extracomment>
        <translation>“%1” नहीं खुल सकी</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>Why a file cannot be opened; %1 number of a line in it, %2 the sentence that says what is wrong there</extracomment>
        <translation>पंक्ति %1: %2</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button: a piece of news was read</extracomment>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <extracomment>Button: choose another file to open</extracomment>
        <translation>दूसरी फ़ाइल खोलें…</translation>
    </message>
    <message>
        <source>Open a file</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>फ़ाइल खोलें</translation>
    </message>
    <message>
        <source>Saved games, records and boards (%1)</source>
        <extracomment>Kinds of files in a file dialog; %1 ends of their names</extracomment>
        <translation>सहेजे गए गेम, रिकॉर्ड और बोर्ड (%1)</translation>
    </message>
    <message>
        <source>Games cannot be saved</source>
        <extracomment>Title of a question: the folder for saved games cannot be written</extracomment>
        <translation>गेम सहेजे नहीं जा सकते</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written: %2.</source>
        <extracomment>%1 a folder, %2 what the system says, such as “Permission denied”</extracomment>
        <translation>%1 फ़ोल्डर में कुछ सहेजा नहीं जा सकता: %2।</translation>
    </message>
    <message>
        <source>Without saving, a game is gone when you leave it.</source>
        <extracomment>What playing without saving means</extracomment>
        <translation>बिना सहेजे खेलें, तो छोड़ने पर गेम मिट जाता है।</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <extracomment>Button: choose another folder for saved games</extracomment>
        <translation>दूसरा फ़ोल्डर चुनें…</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <extracomment>Button: play although games cannot be saved</extracomment>
        <translation>बिना सहेजे खेलें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: do not start the game</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>सहेजे गए गेमों का फ़ोल्डर</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <extracomment>In the box about a file that cannot be opened; %1 a folder</extracomment>
        <translation>फ़ोल्डर: %1</translation>
    </message>
    <message>
        <source>You host this game, and it is not saved: it ends for everybody and is gone when you leave.</source>
        <extracomment>Question before a host leaves a running game that is not kept in a file</extracomment>
        <translation>आप मेज़बान हैं और यह गेम सहेजा नहीं जाता: छोड़ने पर सबके लिए खत्म होगा और मिट जाएगा।</translation>
    </message>
    <message>
        <source>Your vote counts already: the game ends as soon as the others agree too.</source>
        <extracomment>Answer to a second vote for an end of the game</extracomment>
        <translation>आपका वोट गिन लिया गया है: बाकी सबके सहमत होते ही गेम खत्म हो जाएगा।</translation>
    </message>
    <message>
        <source>In another folder a copy of the game can be continued.</source>
        <extracomment>About a saved game in a folder that cannot be written</extracomment>
        <translation>किसी दूसरे फ़ोल्डर में गेम की प्रति बनाकर उसे जारी रख सकते हैं।</translation>
    </message>
    <message>
        <source>End for all &amp;by agreement…</source>
        <extracomment>Menu Game: all persons vote for an end of the game</extracomment>
        <translation>सबके लिए सहमति से खत्म करें… (&amp;B)</translation>
    </message>
    <message>
        <source>Vote for an end of this game without a winner: it ends as soon as everybody agrees</source>
        <translation>बिना विजेता के गेम खत्म करने के लिए वोट दें: सबके सहमत होते ही गेम खत्म होगा</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <extracomment>Menu Game: leave the game, back to the start page</extracomment>
        <translation>गेम छोड़ें (&amp;L)</translation>
    </message>
    <message>
        <source>Go back to the start page; the game does not end by this, and you can come back to it</source>
        <translation>शुरुआती पेज पर जाएँ; इससे गेम खत्म नहीं होता और आप इसमें लौट सकते हैं</translation>
    </message>
    <message>
        <source>The record was saved as “%1” in the folder %2.</source>
        <extracomment>In the prompt line: the record of the game is saved. %1 name of a file, %2 a folder</extracomment>
        <translation>गेम का रिकॉर्ड अब फ़ोल्डर %2 में “%1” नाम से है।</translation>
    </message>
    <message>
        <source>Back to your event?</source>
        <extracomment>Title of a box</extracomment>
        <translation>अपने आयोजन पर लौटें?</translation>
    </message>
    <message>
        <source>On this computer lies the event “%1”. A new one puts it aside and ends it.</source>
        <extracomment>Text of a box; %1 name of an event</extracomment>
        <translation>इस कंप्यूटर पर आयोजन “%1” है। नया आयोजन खोलने पर यह खत्म होकर अलग रखा जाता है।</translation>
    </message>
    <message>
        <source>Back to the event</source>
        <extracomment>Answer: goes back to an event</extracomment>
        <translation>आयोजन पर लौटें</translation>
    </message>
    <message>
        <source>A new event…</source>
        <extracomment>Answer: sets up another event</extracomment>
        <translation>नया आयोजन…</translation>
    </message>
    <message>
        <source>Big Game</source>
        <extracomment>Name that an event has until its organizer gives it another</extracomment>
        <translation>बड़ा गेम</translation>
    </message>
    <message>
        <source>Eve&amp;nt</source>
        <extracomment>Menu: a Big Game for a hall full of people, as its organizer sees it</extracomment>
        <translation>आयोजन (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Organize a Big Game…</source>
        <extracomment>Menu Event</extracomment>
        <translation>बड़े गेम का आयोजन करें… (&amp;O)</translation>
    </message>
    <message>
        <source>Set up a game for a hall full of people, or go back to yours</source>
        <translation>बहुत सारे लोगों के लिए गेम तैयार करें, या अपने आयोजन पर लौटें</translation>
    </message>
    <message>
        <source>&amp;Big screen in a window</source>
        <extracomment>Menu Event: what the whole hall looks at</extracomment>
        <translation>बड़ी स्क्रीन अलग विंडो में (&amp;B)</translation>
    </message>
    <message>
        <source>A window that can be moved to a projector</source>
        <translation>एक विंडो जिसे हॉल की बड़ी स्क्रीन पर ले जाया जा सकता है</translation>
    </message>
    <message>
        <source>Guide for &amp;organizers</source>
        <extracomment>Menu Help: a chapter of the handbook for whoever leads a Big Game</extracomment>
        <translation>आयोजकों के लिए जानकारी (&amp;O)</translation>
    </message>
    <message>
        <source>How to prepare and lead a Big Game</source>
        <translation>बड़ा गेम कैसे तैयार करें और चलाएँ</translation>
    </message>
    <message>
        <source>Close the organizer’s desk?</source>
        <extracomment>Title of a box</extracomment>
        <translation>आयोजक की मेज़ बंद करें?</translation>
    </message>
    <message>
        <source>The event goes on without this window. When you come back, the start page leads you to it. A big screen that was opened from here closes with it.</source>
        <extracomment>Text of a box</extracomment>
        <translation>आयोजन इस विंडो के बिना भी चलता रहता है। लौटने पर शुरुआती पेज आपको उसी तक ले जाएगा। यहाँ से खोली गई बड़ी स्क्रीन भी इसके साथ बंद होगी।</translation>
    </message>
    <message>
        <source>Close the desk</source>
        <extracomment>Answer</extracomment>
        <translation>मेज़ बंद करें</translation>
    </message>
    <message>
        <source>Stay here</source>
        <extracomment>Answer</extracomment>
        <translation>यहीं रहें</translation>
    </message>
    <message>
        <source>“%1” goes on</source>
        <translation>“%1” जारी है</translation>
    </message>
    <message>
        <source>An event lies in %1, but its plan is damaged: there is no way back to it. A new event puts it aside; nothing of it is deleted.</source>
        <extracomment>On the page where an event is set up; %1 a folder</extracomment>
        <translation>%1 में एक आयोजन है, पर उसकी योजना की फ़ाइल खराब है: उस पर लौटा नहीं जा सकता। नया आयोजन खोलें, तो उसकी फ़ाइलें अलग रखी जाती हैं; उनमें से कुछ भी नहीं मिटता।</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <extracomment>Menu Settings: all sounds on or off</extracomment>
        <translation>ध्वनियाँ (&amp;U)</translation>
    </message>
    <message>
        <source>Let the game be heard, or not</source>
        <translation>गेम की ध्वनियाँ चालू या बंद करें</translation>
    </message>
    <message>
        <source>Language, look, sounds, keys, name, and the pace of bots</source>
        <translation>भाषा, रूप, ध्वनियाँ, कुंजियाँ, नाम और बॉट की गति</translation>
    </message>
    <message>
        <source>Every move is saved as soon as it is made. You can leave the game at any time.</source>
        <extracomment>In the prompt line, as the answer to the menu entry &quot;Save&quot;</extracomment>
        <translation>हर चाल तुरंत सहेज ली जाती है। आप गेम कभी भी छोड़ सकते हैं।</translation>
    </message>
    <message>
        <source>This game is not saved: it is gone when you leave. “Save record…” keeps its moves.</source>
        <translation>यह गेम सहेजा नहीं जाता: छोड़ने पर मिट जाएगा। “रिकॉर्ड सहेजें…” से इसकी चालें बची रहती हैं।</translation>
    </message>
    <message>
        <source>Set up a new game; one that is played goes on meanwhile</source>
        <translation>नया गेम तैयार करें; चल रहा गेम इस बीच चलता रहता है</translation>
    </message>
    <message>
        <source>Pl&amp;ay against bots…</source>
        <extracomment>Menu Game: all games against bots at a glance, to begin one by a click</extracomment>
        <translation>बॉट के साथ खेलें… (&amp;A)</translation>
    </message>
    <message>
        <source>All games against bots, to begin one by a click</source>
        <translation>बॉट के साथ सब गेम; क्लिक करते ही शुरू</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <extracomment>Menu Game: files that were opened lately</extracomment>
        <translation>हाल की फ़ाइलें (&amp;C)</translation>
    </message>
    <message>
        <source>Boards, saved games and records that were opened lately</source>
        <translation>हाल में खोले गए बोर्ड, सहेजे गए गेम और रिकॉर्ड</translation>
    </message>
    <message>
        <source>Res&amp;tart</source>
        <extracomment>Menu Game: the same game from its beginning</extracomment>
        <translation>फिर शुरू से (&amp;T)</translation>
    </message>
    <message>
        <source>Begin this game anew on the same board; this one can be continued</source>
        <translation>यही गेम उसी बोर्ड पर शुरू से खेलें; यह गेम बाद में जारी रख सकते हैं</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <extracomment>Menu Game: tells that nothing needs to be saved</extracomment>
        <translation>सहेजें (&amp;V)</translation>
    </message>
    <message>
        <source>The program saves every move by itself</source>
        <translation>प्रोग्राम हर चाल अपने आप सहेजता है</translation>
    </message>
    <message>
        <source>“%1” is over: to its results</source>
        <extracomment>Note under &quot;Lead your event&quot; on the start page; %1 name of the event</extracomment>
        <translation>“%1” खत्म हो चुका है: उसके नतीजे देखें</translation>
    </message>
    <message>
        <source>Password</source>
        <extracomment>Title of a dialog: the table that is called asks for a password</extracomment>
        <translation>पासवर्ड</translation>
    </message>
    <message>
        <source>The password of this table:</source>
        <translation>इस टेबल का पासवर्ड:</translation>
    </message>
    <message>
        <source>Go in</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>अंदर जाएँ</translation>
    </message>
    <message>
        <source>&amp;Pace of the bots</source>
        <extracomment>Menu Move, a submenu: how long bots think</extracomment>
        <translation>बॉटों की गति (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Table and players</source>
        <extracomment>Menu Game: a menu about who plays and watches</extracomment>
        <translation>टेबल और खिलाड़ी (&amp;T)</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>Question before a game is begun anew: title, text, and its two answers</extracomment>
        <translation>शुरू से खेलें</translation>
    </message>
    <message>
        <source>Begin this game anew? The one that runs stays among the saved games.</source>
        <translation>यह गेम शुरू से खेलें? चालू गेम सहेजे गए गेमों में रहेगा।</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>खेलते रहें</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <extracomment>Answer to the question whether to begin a game anew</extracomment>
        <translation>शुरू से खेलें</translation>
    </message>
    <message>
        <source>P&amp;lay a card</source>
        <extracomment>Menu Move, a submenu: the development cards of the hand</extracomment>
        <translation>कार्ड चलें (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <extracomment>Menu Help: the next click tells what is there</extracomment>
        <translation>यह क्या है? (&amp;W)</translation>
    </message>
    <message>
        <source>Click on anything, and the program says what it is</source>
        <translation>किसी भी चीज़ पर क्लिक करें, प्रोग्राम बताएगा कि वह क्या है</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <extracomment>Menu Help: a text about this program and computer, to copy</extracomment>
        <translation>समस्या की रिपोर्ट… (&amp;P)</translation>
    </message>
    <message>
        <source>A text about this program and computer, to copy into a letter</source>
        <translation>इस प्रोग्राम और कंप्यूटर के बारे में टेक्स्ट, पत्र में कॉपी करने के लिए</translation>
    </message>
    <message>
        <source>Host the game yourself?</source>
        <extracomment>Question to a guest whose host does not answer any more: title, text, and its two answers</extracomment>
        <translation>गेम की मेज़बानी आप करें?</translation>
    </message>
    <message>
        <source>Wait for the host</source>
        <translation>मेज़बान का इंतज़ार करें</translation>
    </message>
    <message>
        <source>Host it from here</source>
        <extracomment>Answer to the question whether to host a game whose host is gone</extracomment>
        <translation>यहीं से मेज़बानी करें</translation>
    </message>
    <message>
        <source>The host has been asked to let you sit down.</source>
        <extracomment>In the prompt line of somebody who watches and has asked for the seat of a bot</extracomment>
        <translation>मेज़बान से पूछा गया है कि आप बैठ सकते हैं या नहीं।</translation>
    </message>
    <message>
        <source>The host is back, and the game goes on there.</source>
        <extracomment>In the prompt line of somebody who was about to host the game of a host who was gone</extracomment>
        <translation>मेज़बान से संपर्क फिर हो गया और गेम वहीं चल रहा है।</translation>
    </message>
    <message>
        <source>The host cannot be reached. You have a copy of the game and can go on with it here: the others come back to their seats with their names. Cards that you have not seen are dealt anew. If the host comes back, there are two games.</source>
        <translation>मेज़बान से संपर्क नहीं हो रहा। आपके पास इस गेम की प्रति है और गेम यहीं से आगे चल सकता है: बाकी लोग अपने नाम से अपनी सीट पर लौट सकते हैं। जो कार्ड आपने नहीं देखे, वे नए सिरे से बाँटे जाएँगे। मेज़बान से संपर्क फिर हुआ, तो दो अलग गेम होंगे।</translation>
    </message>
    <message>
        <source>The others play on, and nobody plays at your seat. You can come back to it with “Rejoin”.</source>
        <extracomment>Question before a guest leaves a running game</extracomment>
        <translation>बाकी खिलाड़ी खेलते रहेंगे और आपकी सीट पर कोई नहीं खेलेगा। आप “फिर से शामिल हों” से अपनी सीट पर लौट सकते हैं।</translation>
    </message>
    <message>
        <source>The way back to your seat is lost: its file cannot be read. You have a copy of the game and can go on with it here: the others come back to their seats with their names. Cards that you have not seen are dealt anew. If the game still runs elsewhere, there are two games.</source>
        <extracomment>Text of the same question, where the file that leads back to the seat of the guest is damaged</extracomment>
        <translation>आपकी सीट पर लौटने का रास्ता खो गया है: उसकी फ़ाइल पढ़ी नहीं जा सकती। आपके पास इस गेम की प्रति है और गेम यहीं से आगे चल सकता है: बाकी लोग अपने नाम से अपनी सीट पर लौट सकते हैं। जो कार्ड आपने नहीं देखे, वे नए सिरे से बाँटे जाएँगे। अगर गेम कहीं और अब भी चल रहा है, तो दो अलग गेम होंगे।</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Answer to the question whether to host a game whose host is gone</extracomment>
        <translation>अभी नहीं</translation>
    </message>
    <message>
        <source>The last network game, from your copy</source>
        <extracomment>Note under &quot;Rejoin&quot; on the start page: only a copy of that game is left, which can be hosted</extracomment>
        <translation>पिछला नेटवर्क गेम, आपके पास की प्रति से</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <extracomment>Menu Help: how the program is used, a book beside the rules</extracomment>
        <translation>पुस्तिका (&amp;H)</translation>
    </message>
    <message>
        <source>Back to the &amp;editor</source>
        <extracomment>Menu Game: only while a board from the editor is tried</extracomment>
        <translation>एडिटर पर लौटें (&amp;E)</translation>
    </message>
    <message>
        <source>End the test play and go on with the board, as you left it</source>
        <translation>खेलकर देखना खत्म करें और बोर्ड वहीं से आगे बनाएँ जहाँ आपने छोड़ा था</translation>
    </message>
    <message>
        <source>It is neither a board nor a chain of boards, a saved game or the record of a game.</source>
        <extracomment>Why a file cannot be opened</extracomment>
        <translation>यह न बोर्ड है, न बोर्डों की शृंखला, न सहेजा गया गेम, न किसी गेम का रिकॉर्ड।</translation>
    </message>
    <message>
        <source>An event is open at the desk. A chain is for the next one.</source>
        <extracomment>Why a chain of boards cannot be opened: another event is being led</extracomment>
        <translation>आयोजन की मेज़ पर एक आयोजन खुला है। शृंखला अगले आयोजन के लिए होती है।</translation>
    </message>
    <message>
        <source>Not all files were opened</source>
        <extracomment>Title of a box</extracomment>
        <translation>सभी फ़ाइलें नहीं खुलीं</translation>
    </message>
    <message>
        <source>Several boards can be opened at once, but only one saved game, record or chain, and not together with boards. These were left out:</source>
        <extracomment>Text of that box; a list of files follows</extracomment>
        <translation>एक साथ कई बोर्ड खुल सकते हैं, पर सहेजा गया गेम, रिकॉर्ड या शृंखला एक बार में एक ही, और बोर्डों के साथ नहीं। ये फ़ाइलें छोड़ दी गईं:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <extracomment>Below a list of files that were not opened</extracomment>
        <translation>
            <numerusform>और %n फ़ाइल</numerusform>
            <numerusform>और %n फ़ाइलें</numerusform>
        </translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <extracomment>Menu Game: what the person has played so far</extracomment>
        <translation>आँकड़े… (&amp;I)</translation>
    </message>
    <message>
        <source>Your past games: replay them, and see how you play</source>
        <translation>आपके पिछले गेम: उनका रीप्ले देखें, और यह भी कि आपका खेल कैसा है</translation>
    </message>
    <message numerus="yes">
        <source>%n short lesson(s)</source>
        <extracomment>Note under &quot;Learn to play&quot; on the start page; %n how many lessons there are</extracomment>
        <translation>
            <numerusform>%n छोटा पाठ</numerusform>
            <numerusform>%n छोटे पाठ</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson %1 is next</source>
        <extracomment>Behind &quot;7 short lessons&quot; on the start page; %1 the number of a lesson</extracomment>
        <translation>अगला पाठ: %1</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <extracomment>Menu Help: lessons for somebody who has never played</extracomment>
        <translation>खेलना सीखें… (&amp;L)</translation>
    </message>
    <message>
        <source>Short lessons on the real board</source>
        <translation>असली बोर्ड पर छोटे पाठ</translation>
    </message>
    <message>
        <source>How to play, host, organize, look back, and draw boards</source>
        <translation>कैसे खेलें, मेज़बानी और आयोजन करें, पीछे मुड़कर देखें, और बोर्ड बनाएँ</translation>
    </message>
    <message>
        <source>The record is being read</source>
        <extracomment>Title of a box while a large record of a game is opened; its name stands below</extracomment>
        <translation>रिकॉर्ड पढ़ा जा रहा है</translation>
    </message>
    <message>
        <source>All addresses…</source>
        <extracomment>Menu of a host: the addresses at which others join the game</extracomment>
        <translation>सभी पते…</translation>
    </message>
    <message>
        <source>Guests can join now and take the free seats. Resume the game when all are there.</source>
        <extracomment>In the prompt line of the host of a paused game that goes on from a replay</extracomment>
        <translation>मेहमान अब शामिल होकर खाली सीटें ले सकते हैं। सब आ जाएँ, तो गेम जारी रखें।</translation>
    </message>
</context>
<context>
    <name>tapu::MeDialog</name>
    <message>
        <source>Name and color</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>नाम और रंग</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: close without a change</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button: keep the changes</extracomment>
        <translation>सहेजें</translation>
    </message>
</context>
<context>
    <name>tapu::MePanel</name>
    <message>
        <source>Your name</source>
        <extracomment>Label of a field: the player&apos;s own name</extracomment>
        <translation>आपका नाम</translation>
    </message>
    <message>
        <source>Your color and mark</source>
        <extracomment>Label over the ten player colors, each with its mark</extracomment>
        <translation>आपका रंग और चिह्न</translation>
    </message>
</context>
<context>
    <name>tapu::Minimap</name>
    <message>
        <source>Map of the whole board</source>
        <extracomment>Board editor: a small map of the whole board in the corner of the canvas</extracomment>
        <translation>पूरे बोर्ड का नक्शा</translation>
    </message>
    <message>
        <source>Click or drag to go to another part of the board.</source>
        <extracomment>Board editor: tip of the small map of the whole board</extracomment>
        <translation>बोर्ड के दूसरे हिस्से पर जाने के लिए क्लिक करें या खींचें।</translation>
    </message>
</context>
<context>
    <name>tapu::MixDialog</name>
    <message>
        <source>Mix of terrains</source>
        <extracomment>Title of a dialog of the board editor: how often the random brush paints each terrain</extracomment>
        <translation>ज़मीनों का मिश्रण</translation>
    </message>
    <message>
        <source>The random brush paints each terrain as often as its number says.</source>
        <extracomment>Dialog of the board editor: above the numbers beside forest, hills, ...</extracomment>
        <translation>रैंडम ब्रश हर ज़मीन उतनी बार बनाता है जितना उसका नंबर कहता है।</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: closes a dialog whose settings count already</extracomment>
        <translation>हो गया</translation>
    </message>
</context>
<context>
    <name>tapu::NeighborBoards</name>
    <message>
        <source>The chain has no room for another kind of board.</source>
        <extracomment>Why a board cannot be taken into the chain that the editor shows</extracomment>
        <translation>शृंखला में एक और तरह के बोर्ड की जगह नहीं है।</translation>
    </message>
    <message>
        <source>“%1” cannot lie in a chain: %2</source>
        <extracomment>Why a board cannot be taken into the chain that the editor shows; %1 name of a file, %2 a whole sentence</extracomment>
        <translation>“%1” शृंखला में नहीं लग सकता: %2</translation>
    </message>
    <message>
        <source>Board %1 is left out of the chain: %2</source>
        <extracomment>Status line of the board editor; %1 letter of a board in the chain, %2 a whole sentence that says why</extracomment>
        <translation>बोर्ड %1 शृंखला से बाहर है: %2</translation>
    </message>
    <message>
        <source>Board %1 has changed on disk and was read again.</source>
        <extracomment>Status line of the board editor; %1 letter of a board in the chain</extracomment>
        <translation>बोर्ड %1 की फ़ाइल बदली है; अब उसका नया रूप दिखता है।</translation>
    </message>
</context>
<context>
    <name>tapu::NetworkPage</name>
    <message>
        <source>“%1” is not an address. Write a name or a number like 192.168.1.24, if needed with a port: 192.168.1.24:4710.</source>
        <extracomment>What was typed is no address; %1 what was typed</extracomment>
        <translation>“%1” सही पता नहीं है। नाम या 192.168.1.24 जैसा नंबर लिखें, ज़रूरत हो तो पोर्ट के साथ: 192.168.1.24:4710</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: stop calling a game</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पीछे</translation>
    </message>
    <message>
        <source>Calling %1…</source>
        <extracomment>While a game on the network is called; %1 its address</extracomment>
        <translation>%1 से संपर्क की कोशिश…</translation>
    </message>
    <message>
        <source>Nothing leaves your local network.</source>
        <extracomment>Foot of the page of network games</extracomment>
        <translation>आपके लोकल नेटवर्क से बाहर कुछ नहीं जाता।</translation>
    </message>
    <message>
        <source>Games on the local network</source>
        <extracomment>Title of the page of network games</extracomment>
        <translation>लोकल नेटवर्क के गेम</translation>
    </message>
    <message>
        <source>Games that others open appear here by themselves.</source>
        <extracomment>Under the title of the page of network games</extracomment>
        <translation>दूसरों के खोले गेम यहाँ अपने आप दिखते हैं।</translation>
    </message>
    <message>
        <source>No open game found yet</source>
        <extracomment>No game was found on the network</extracomment>
        <translation>अभी तक कोई खुला गेम नहीं मिला</translation>
    </message>
    <message>
        <source>Ask somebody to host a game, host one yourself, or join by address.</source>
        <extracomment>No game was found on the network</extracomment>
        <translation>किसी से गेम की मेज़बानी करने को कहें, खुद मेज़बानी करें या पते से शामिल हों।</translation>
    </message>
    <message>
        <source>Host a game</source>
        <extracomment>Heading: open a game for others</extracomment>
        <translation>गेम की मेज़बानी करें</translation>
    </message>
    <message>
        <source>Others on your network see it and can join.</source>
        <extracomment>Under &quot;Host a game&quot;</extracomment>
        <translation>आपके नेटवर्क पर दूसरे इसे देख सकते हैं और शामिल हो सकते हैं।</translation>
    </message>
    <message>
        <source>Host a game…</source>
        <extracomment>Button: open a game for others</extracomment>
        <translation>गेम की मेज़बानी करें…</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>Button: join the game at the address typed</extracomment>
        <translation>शामिल हों</translation>
    </message>
    <message>
        <source>Used before</source>
        <extracomment>Heading over addresses used before</extracomment>
        <translation>पिछले पते</translation>
    </message>
    <message>
        <source>Forget this seat</source>
        <extracomment>Link under the problem of a call back to one&apos;s seat: do not offer that seat again</extracomment>
        <translation>यह सीट भूल जाएँ</translation>
    </message>
    <message>
        <source>Games found</source>
        <extracomment>Tab of a narrow window: the games found on the network</extracomment>
        <translation>मिले हुए गेम</translation>
    </message>
    <message>
        <source>Host or join</source>
        <extracomment>Tab of a narrow window: host a game, or join one by its address</extracomment>
        <translation>मेज़बानी या प्रवेश</translation>
    </message>
    <message>
        <source>Rejoin “%1”</source>
        <extracomment>Link under the problem of joining a game: back to the seat that is kept elsewhere; %1 name of that game</extracomment>
        <translation>“%1” में फिर से शामिल हों</translation>
    </message>
    <message>
        <source>Organize a Big Game…</source>
        <extracomment>Button: sets up a game for a hall full of people, two at each board, that is led by an organizer</extracomment>
        <translation>बड़े गेम का आयोजन करें…</translation>
    </message>
    <message>
        <source>Please enter an address, for example 192.168.1.24, or your code.</source>
        <extracomment>The field for an address or a code is empty</extracomment>
        <translation>कोई पता लिखें, जैसे 192.168.1.24, या अपना प्रवेश कोड।</translation>
    </message>
    <message>
        <source>No Big Game was found on the local network. Please write its address before the code.</source>
        <extracomment>A code of a seat was typed, but no game was found to which it could belong</extracomment>
        <translation>लोकल नेटवर्क पर कोई बड़ा गेम नहीं मिला। प्रवेश कोड से पहले उसका पता लिखें।</translation>
    </message>
    <message>
        <source>Several Big Games were found. Please choose yours in the list: your code is shown there.</source>
        <extracomment>A code of a seat was typed, and there are several games to which it could belong</extracomment>
        <translation>कई बड़े गेम मिले। सूची में अपना गेम चुनें: आपका प्रवेश कोड वहीं दिखाया जाएगा।</translation>
    </message>
    <message>
        <source>Waiting for the organizer at %1…</source>
        <extracomment>Foot of the page while somebody who came late waits for the organizer; %1 the address of the game</extracomment>
        <translation>%1 के आयोजक का इंतज़ार…</translation>
    </message>
    <message>
        <source>Join by address or code</source>
        <extracomment>Heading: join a game whose address is known, or with the code of a seat</extracomment>
        <translation>पते या प्रवेश कोड से शामिल हों</translation>
    </message>
    <message>
        <source>Name or number of the host’s computer, with its port if it is not the usual one. For a Big Game also the six digits of your slip, alone or behind the address.</source>
        <extracomment>Under &quot;Join by address or code&quot;; a slip of paper tells somebody their seat in a Big Game</extracomment>
        <translation>मेज़बान के कंप्यूटर का नाम या नंबर; पोर्ट अलग हो, तो वह भी। बड़े गेम के लिए आपकी पर्ची के छह नंबर भी, अकेले या पते के बाद।</translation>
    </message>
    <message>
        <source>192.168.1.24 or 256 131</source>
        <extracomment>What an address and a code look like, in the empty field</extracomment>
        <translation>192.168.1.24 या 256 131</translation>
    </message>
    <message>
        <source>Address or code</source>
        <extracomment>Screen reader: the field for the address of a game or the code of a seat</extracomment>
        <translation>पता या प्रवेश कोड</translation>
    </message>
    <message>
        <source>The game has begun. The organizer has been asked to let you in. This can take until the end of the round; please stay on this page.</source>
        <extracomment>To somebody who came to a game that runs already, until its organizer has answered</extracomment>
        <translation>गेम शुरू हो चुका है। आयोजक से आपको शामिल करने को कहा गया है। इसमें दौर पूरा होने तक का समय लग सकता है; इसी पेज पर रहें।</translation>
    </message>
    <message>
        <source>A code opens a seat. To watch a game, please write its address.</source>
        <extracomment>A code of a seat was typed, and the button to watch a game was pressed</extracomment>
        <translation>कोड सीट खोलता है। गेम देखने के लिए उसका पता लिखें।</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>Button: watch the game at the address typed, without a seat</extracomment>
        <translation>देखें</translation>
    </message>
</context>
<context>
    <name>tapu::NewGamePage</name>
    <message>
        <source>Next, others on the network can join. You start the game when everybody is ready.</source>
        <translation>इसके बाद नेटवर्क से दूसरे शामिल हो सकते हैं। सबके तैयार होने पर गेम आप शुरू करें।</translation>
    </message>
    <message>
        <source>Everything is set. The game can begin.</source>
        <translation>सब तैयार है। गेम शुरू हो सकता है।</translation>
    </message>
    <message>
        <source>New game against bots</source>
        <extracomment>Title of the page on which a game is set up</extracomment>
        <translation>बॉट के साथ नया गेम</translation>
    </message>
    <message>
        <source>New game on this computer</source>
        <extracomment>Title of the page on which a game is set up: several people at one computer</extracomment>
        <translation>इस कंप्यूटर पर नया गेम</translation>
    </message>
    <message>
        <source>Host a game</source>
        <extracomment>Title of the page on which a game is set up</extracomment>
        <translation>गेम की मेज़बानी करें</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>Label over the presets of options</extracomment>
        <translation>इससे शुरू करें</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Tab of a narrow window
----------
Heading over the seats of a new game</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <extracomment>Screen reader: how many seats a game has</extracomment>
        <translation>सीटों की संख्या</translation>
    </message>
    <message>
        <source>Cards stay hidden: between two players a curtain covers the screen.</source>
        <translation>कार्ड छिपे रहते हैं: दो खिलाड़ियों के बीच स्क्रीन पर परदा आ जाता है।</translation>
    </message>
    <message>
        <source>Free seats that nobody has taken when the game starts are played by bots.</source>
        <translation>गेम शुरू होने तक जो सीटें खाली रहें, उन पर बॉट खेलते हैं।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पीछे</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>गेम खोलें</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>गेम शुरू करें</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Tab of a narrow window</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Tab of a narrow window</extracomment>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Label of a field: how many boards the Big Game has</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Your group</source>
        <extracomment>Label of a choice: the group of the reader in the Big Game</extracomment>
        <translation>आपका दल</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>The two groups of the Big Game</extracomment>
        <translation>सूर्य</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>चंद्र</translation>
    </message>
    <message>
        <source>Remove the preset “%1”</source>
        <extracomment>Link: presets of options are shown as chips; %1 the name of one&apos;s own</extracomment>
        <translation>“%1” को सूची से हटाएँ</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>गेम पर लौटें</translation>
    </message>
    <message>
        <source>Save as a preset…</source>
        <extracomment>Link on the page on which a game is set up: give the options as they are a name, to begin with them again</extracomment>
        <translation>अपनी सूची में सहेजें…</translation>
    </message>
    <message>
        <source>Give these rules and this board a name, to begin with them again</source>
        <translation>इन नियमों और इस बोर्ड को नाम दें, ताकि अगली बार इन्हीं से शुरू कर सकें</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <extracomment>Field for the name of a preset of options</extracomment>
        <translation>इन नियमों का नाम</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button: keep the preset under the name typed</extracomment>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>Bots…</source>
        <extracomment>Button: opens the page with the levels of bots</extracomment>
        <translation>बॉट…</translation>
    </message>
</context>
<context>
    <name>tapu::NoticeBar</name>
    <message numerus="yes">
        <source>Connection lost. Trying again… A bot takes over your seat in %n s.</source>
        <extracomment>Notice: the own connection broke; %n seconds until a bot takes over the own seat.</extracomment>
        <translation>
            <numerusform>कनेक्शन टूट गया। फिर से जोड़ने की कोशिश… %n सेकंड बाद आपकी सीट पर बॉट खेलेगा।</numerusform>
            <numerusform>कनेक्शन टूट गया। फिर से जोड़ने की कोशिश… %n सेकंड बाद आपकी सीट पर बॉट खेलेगा।</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection lost. Trying again… A bot plays for you until you are back.</source>
        <extracomment>Notice: the own connection broke some time ago.</extracomment>
        <translation>कनेक्शन टूट गया। फिर से जोड़ने की कोशिश… आपके लौटने तक बॉट खेलेगा।</translation>
    </message>
    <message>
        <source>The connection is closed. The game goes on without you or has ended.</source>
        <extracomment>Notice: the server of the game has gone.</extracomment>
        <translation>कनेक्शन बंद है। गेम आपके बिना जारी है या खत्म हो चुका है।</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button of the host: the paused game goes on.</extracomment>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>The game is paused. Time stands still.</source>
        <extracomment>Notice.</extracomment>
        <translation>गेम रुका हुआ है। समय भी रुका है।</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <extracomment>Button, several players at one computer: hands the seat to %1, who is asked something.</extracomment>
        <translation>%1 को दें</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Button: back to the first page of the program.</extracomment>
        <translation>शुरुआती पेज</translation>
    </message>
    <message>
        <source>Take my vote back</source>
        <extracomment>Button: takes back the own vote for an end of the game.</extracomment>
        <translation>अपना वोट वापस लें</translation>
    </message>
    <message>
        <source>I agree</source>
        <extracomment>Button: votes for an end of the game, as somebody else did.</extracomment>
        <translation>मैं सहमत हूँ</translation>
    </message>
    <message>
        <source>Take back the vote of %1</source>
        <extracomment>Button, several players at one computer: takes back the vote of player %1 for an end of the game.</extracomment>
        <translation>%1 का वोट वापस लें</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <extracomment>Button, several players at one computer: player %1 votes for an end of the game, as somebody else did.</extracomment>
        <translation>%1: सहमति</translation>
    </message>
    <message>
        <source>Stop and keep the file</source>
        <extracomment>Button of the host: the game ends, and its file, from which moves are missing, is kept to be mended.</extracomment>
        <translation>गेम खत्म करें और फ़ाइल रखें</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <extracomment>Button of the host: the game goes on without the moves that its file has lost.</extracomment>
        <translation>यहीं से आगे बढ़ें</translation>
    </message>
    <message>
        <source>An answer is wanted from %1.</source>
        <extracomment>Notice, several players at one computer: an offer or a decision waits for others here; %1 their names</extracomment>
        <translation>%1 से जवाब चाहिए।</translation>
    </message>
    <message>
        <source>Host it from here</source>
        <extracomment>Button of a guest whose host is gone: their own computer hosts the game from now on</extracomment>
        <translation>यहीं से मेज़बानी करें</translation>
    </message>
    <message>
        <source>The host cannot be reached. Trying again…</source>
        <extracomment>Notice: the own connection broke a while ago, and nobody answers at the host&apos;s.</extracomment>
        <translation>मेज़बान से संपर्क नहीं हो रहा। फिर से जोड़ने की कोशिश…</translation>
    </message>
    <message numerus="yes">
        <source>Connection lost. Trying again… After %n s nobody plays at your seat.</source>
        <extracomment>Notice: the own connection broke; %n seconds until nobody plays at the own seat.</extracomment>
        <translation>
            <numerusform>कनेक्शन टूट गया। फिर से जोड़ने की कोशिश… %n सेकंड बाद आपकी सीट पर कोई नहीं खेलेगा।</numerusform>
            <numerusform>कनेक्शन टूट गया। फिर से जोड़ने की कोशिश… %n सेकंड बाद आपकी सीट पर कोई नहीं खेलेगा।</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection lost. Trying again… Nobody plays at your seat until you are back.</source>
        <extracomment>Notice: the own connection broke some time ago.</extracomment>
        <translation>कनेक्शन टूट गया। फिर से जोड़ने की कोशिश… आपके लौटने तक आपकी सीट पर कोई नहीं खेलेगा।</translation>
    </message>
    <message>
        <source>Take my place back</source>
        <extracomment>Button: the bot that plays for the reader stops, and they play on.</extracomment>
        <translation>अपनी जगह वापस लें</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <extracomment>Notice: the reader is there, and has let a bot play at their seat.</extracomment>
        <translation>आपकी जगह बॉट खेल रहा है।</translation>
    </message>
    <message>
        <source>A bot plays for you: %1.</source>
        <extracomment>The same; %1 its level, such as &quot;Farmer (medium)&quot;.</extracomment>
        <translation>आपकी जगह बॉट: %1।</translation>
    </message>
</context>
<context>
    <name>tapu::NumberField</name>
    <message>
        <source>Less</source>
        <extracomment>Button beside a number, for screen readers</extracomment>
        <translation>कम</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button beside a number, for screen readers</extracomment>
        <translation>ज़्यादा</translation>
    </message>
</context>
<context>
    <name>tapu::OfferCard</name>
    <message>
        <source>%1 offers</source>
        <extracomment>Head of an offer that somebody makes to the reader: %1 is a player.</extracomment>
        <translation>%1 का प्रस्ताव</translation>
    </message>
    <message>
        <source>You get</source>
        <extracomment>Over the cards that the reader would get.</extracomment>
        <translation>आपको मिलेगा</translation>
    </message>
    <message>
        <source>You give</source>
        <extracomment>Over the cards that the reader would give.</extracomment>
        <translation>आपको देना होगा</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>Button: takes an offer.</extracomment>
        <translation>मंज़ूर</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: answers an offer with an own one.</extracomment>
        <translation>बदलें</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>Button: refuses an offer.</extracomment>
        <translation>नामंज़ूर</translation>
    </message>
    <message>
        <source>You have accepted; the other player chooses.</source>
        <extracomment>Tool tip of Accept after the reader has accepted.</extracomment>
        <translation>आपने मंज़ूर किया है; अब दूसरे खिलाड़ी को चुनना है।</translation>
    </message>
    <message>
        <source>You traded with %1</source>
        <extracomment>Head of an offer that somebody made to the reader and that both have traded by: %1 is a player.</extracomment>
        <translation>%1 से व्यापार पूरा</translation>
    </message>
    <message>
        <source>declined by itself</source>
        <extracomment>On an offer that somebody makes to the reader, beside seconds that count down: then it is declined by itself.</extracomment>
        <translation>अपने-आप नामंज़ूर होगा</translation>
    </message>
    <message>
        <source>bots wait for you</source>
        <extracomment>On an offer that somebody makes to the reader, beside seconds that count down: until then bots leave it to persons.</extracomment>
        <translation>बॉट आपका इंतज़ार कर रहे हैं</translation>
    </message>
    <message>
        <source>open for a moment</source>
        <extracomment>On an offer that somebody makes to the reader, beside seconds that count down: then it is gone.</extracomment>
        <translation>थोड़ी देर खुला है</translation>
    </message>
</context>
<context>
    <name>tapu::OpenBoards</name>
    <message>
        <source>New board</source>
        <extracomment>Tab of the board editor: a board that has no name yet</extracomment>
        <translation>नया बोर्ड</translation>
    </message>
    <message>
        <source>New board %1</source>
        <extracomment>Tab of the board editor: one of several boards that have no name yet; %1 number</extracomment>
        <translation>नया बोर्ड %1</translation>
    </message>
</context>
<context>
    <name>tapu::OptionRows</name>
    <message>
        <source>%1: %2</source>
        <extracomment>An option that differs from its default, on a chip; %1 name of the option, %2 its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>सीट %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>सीट %1: %2</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Heading of a group of game options</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Seats and turns</source>
        <extracomment>Heading of a group of game options</extracomment>
        <translation>सीटें और बारियाँ</translation>
    </message>
    <message>
        <source>Bank and robber</source>
        <extracomment>Heading of a group of game options</extracomment>
        <translation>बैंक और लुटेरा</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>Heading of a group of game options</extracomment>
        <translation>व्यापार</translation>
    </message>
    <message>
        <source>Longest road and largest army</source>
        <extracomment>Heading of a group of game options</extracomment>
        <translation>सबसे लंबी सड़क और सबसे बड़ी सेना</translation>
    </message>
    <message>
        <source>Development cards</source>
        <extracomment>Heading of a group of game options</extracomment>
        <translation>विकास कार्ड</translation>
    </message>
    <message>
        <source>Victory</source>
        <extracomment>Heading of a group of game options</extracomment>
        <translation>जीत</translation>
    </message>
    <message>
        <source>From a file…</source>
        <extracomment>Choice of a board: any board file; opens a dialog</extracomment>
        <translation>फ़ाइल से…</translation>
    </message>
    <message>
        <source>Open a board</source>
        <extracomment>Title of the dialog in which a board file is chosen</extracomment>
        <translation>बोर्ड खोलें</translation>
    </message>
    <message>
        <source>Boards (*.tapuboard)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>बोर्ड (*.tapuboard)</translation>
    </message>
</context>
<context>
    <name>tapu::OptionsDialog</name>
    <message>
        <source>Options of this game</source>
        <extracomment>Title of the dialog with all options of a game</extracomment>
        <translation>इस गेम के विकल्प</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Use these options</source>
        <extracomment>Button: take over the changed options</extracomment>
        <translation>ये विकल्प लागू करें</translation>
    </message>
    <message>
        <source>This cannot be played</source>
        <extracomment>Head of a box: a board that was chosen cannot be used; what follows says why</extracomment>
        <translation>यह खेला नहीं जा सकता</translation>
    </message>
</context>
<context>
    <name>tapu::Palette</name>
    <message>
        <source>Terrain</source>
        <translation>ज़मीन</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>नंबर</translation>
    </message>
    <message>
        <source>No number</source>
        <extracomment>Palette of the board editor</extracomment>
        <translation>कोई नंबर नहीं</translation>
    </message>
    <message>
        <source>Number %1</source>
        <extracomment>Palette of the board editor; %1 number of a token</extracomment>
        <translation>नंबर %1</translation>
    </message>
    <message>
        <source>Harbors</source>
        <translation>बंदरगाह</translation>
    </message>
    <message>
        <source>Pieces and starts</source>
        <translation>गोटियाँ और शुरुआत</translation>
    </message>
    <message>
        <source>Start pieces of seat %1</source>
        <extracomment>Palette of the board editor: whose start pieces are placed; %1 number of the seat</extracomment>
        <translation>सीट %1 की शुरुआती गोटियाँ</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>बोर्डों की शृंखला</translation>
    </message>
    <message>
        <source>Dividing line over this hex</source>
        <extracomment>Palette of the board editor</extracomment>
        <translation>इस हेक्स पर विभाजन रेखा</translation>
    </message>
    <message>
        <source>No dividing line</source>
        <extracomment>Palette of the board editor</extracomment>
        <translation>विभाजन रेखा नहीं</translation>
    </message>
    <message>
        <source>Start pieces of Sun</source>
        <extracomment>Palette of the board editor: whose start pieces are placed; Sun is a group of the Big Game</extracomment>
        <translation>सूर्य दल की शुरुआती गोटियाँ</translation>
    </message>
    <message>
        <source>Start pieces of Moon</source>
        <extracomment>Palette of the board editor: whose start pieces are placed; Moon is a group of the Big Game</extracomment>
        <translation>चंद्र दल की शुरुआती गोटियाँ</translation>
    </message>
    <message>
        <source>Neighbors in the chain</source>
        <extracomment>Palette of the board editor: which boards are shown beside the one under edit</extracomment>
        <translation>शृंखला में पड़ोसी बोर्ड</translation>
    </message>
    <message>
        <source>As a ring</source>
        <extracomment>Palette of the board editor: the last board of the chain lies beside the first one</extracomment>
        <translation>घेरे में</translation>
    </message>
    <message>
        <source>%1 of %2 placed</source>
        <extracomment>Palette of the board editor, beside &quot;Numbers&quot;: %1 of %2 hexes that yield something have a number</extracomment>
        <translation>%2 में से %1 रखे</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Palette of the board editor: a brush that paints a terrain drawn at random</extracomment>
        <translation>रैंडम</translation>
    </message>
    <message>
        <source>Robber: a board has one, so a click moves it here; a board of a chain has one in each half</source>
        <extracomment>Palette of the board editor: tip of the robber</extracomment>
        <translation>लुटेरा: बोर्ड पर एक ही होता है, इसलिए क्लिक करने पर वह यहाँ चला आता है; शृंखला के बोर्ड के हर आधे में एक</translation>
    </message>
</context>
<context>
    <name>tapu::PastGames</name>
    <message>
        <source>Date</source>
        <extracomment>Head of a column of past games: when a game was over</extracomment>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column of past games</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Head of a column of past games: against whom</extracomment>
        <translation>प्रतिद्वंद्वी</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Head of a narrow column of past games: how many people and bots played</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a narrow column of past games: first, second …
----------
Name of the numbers in a picture of past games: the place of the player in the end</extracomment>
        <translation>स्थान</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a narrow column of past games
----------
Name of the numbers in a picture of past games: the points of the player in the end</extracomment>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Head of a narrow column of past games: how many rounds were played</extracomment>
        <translation>दौर</translation>
    </message>
    <message>
        <source>The last games by place; Enter replays one</source>
        <extracomment>Screen reader: what a picture of past games shows</extracomment>
        <translation>स्थान के हिसाब से पिछले गेम; Enter से रीप्ले खुलता है</translation>
    </message>
    <message>
        <source>Game %1, %2</source>
        <extracomment>A past game; %1 its number, %2 the board</extracomment>
        <translation>गेम %1, %2</translation>
    </message>
</context>
<context>
    <name>tapu::PictureFile</name>
    <message>
        <source>Save picture of the board</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>बोर्ड का चित्र सहेजें</translation>
    </message>
    <message>
        <source>Page to print (*.pdf)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>छापने का पेज (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>चित्र (*.png)</translation>
    </message>
    <message>
        <source>Vector picture (*.svg)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>वेक्टर चित्र (*.svg)</translation>
    </message>
    <message>
        <source>“%1” could not be written into the folder %2.</source>
        <extracomment>In the prompt line: %1 name of a file, %2 a folder</extracomment>
        <translation>फ़ोल्डर %2 में “%1” नहीं लिखा जा सका।</translation>
    </message>
    <message>
        <source>The board was saved as “%1” in the folder %2.</source>
        <extracomment>In the prompt line: the picture of the board is saved. %1 name of a file, %2 a folder</extracomment>
        <translation>बोर्ड का चित्र अब फ़ोल्डर %2 में “%1” नाम से है।</translation>
    </message>
</context>
<context>
    <name>tapu::PlanSeatRow</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>Field for the name of a person who plays at this computer; %1 number of the seat</extracomment>
        <translation>खिलाड़ी %1 का नाम</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>Number of a seat at the table</extracomment>
        <translation>सीट %1</translation>
    </message>
    <message>
        <source>Person at this computer</source>
        <translation>इसी कंप्यूटर का खिलाड़ी</translation>
    </message>
    <message>
        <source>Free for a guest</source>
        <translation>मेहमान के लिए खाली</translation>
    </message>
    <message>
        <source>Who plays at seat %1</source>
        <extracomment>Screen reader: who plays at a seat; %1 its number</extracomment>
        <translation>सीट %1 का खिलाड़ी</translation>
    </message>
</context>
<context>
    <name>tapu::PlayHint</name>
    <message>
        <source>The host does not allow hints.</source>
        <extracomment>Why the button “Hint” is off</extracomment>
        <translation>मेज़बान ने संकेतों की अनुमति नहीं दी है।</translation>
    </message>
    <message>
        <source>The lesson says what to do.</source>
        <extracomment>Why the button “Hint” is off: the coach of a lesson speaks instead</extracomment>
        <translation>पाठ बताता है कि क्या करना है।</translation>
    </message>
    <message>
        <source>There is nothing for you to decide now.</source>
        <extracomment>Why the button “Hint” is off</extracomment>
        <translation>अभी आपको कुछ तय नहीं करना है।</translation>
    </message>
    <message>
        <source>Others are thinking: wait for their answers.</source>
        <extracomment>Under the title “Hint”, where there is none</extracomment>
        <translation>दूसरे खिलाड़ी सोच रहे हैं: उनके जवाब का इंतज़ार करें।</translation>
    </message>
</context>
<context>
    <name>tapu::PlayOnDialog</name>
    <message>
        <source>You</source>
        <extracomment>Who has a seat of a game that goes on from a replay: the reader</extracomment>
        <translation>आप</translation>
    </message>
    <message>
        <source>Somebody at this computer</source>
        <extracomment>Who has a seat of a game that goes on from a replay</extracomment>
        <translation>इस कंप्यूटर पर कोई और</translation>
    </message>
    <message>
        <source>Free for a guest</source>
        <extracomment>Who has a seat of a game that goes on from a replay: nobody yet, somebody may join over the network</extracomment>
        <translation>मेहमान के लिए खाली</translation>
    </message>
    <message>
        <source>Who plays on for %1</source>
        <extracomment>Screen reader: who plays on at a seat of a recorded game; %1 its player there</extracomment>
        <translation>%1 की सीट पर आगे कौन खेले</translation>
    </message>
    <message>
        <source>Name of the person who plays on for %1</source>
        <extracomment>Field for the name of a person who plays on at a seat of a recorded game; %1 its player there</extracomment>
        <translation>%1 की सीट पर आगे खेलने वाले का नाम</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In such a field while it is empty</extracomment>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Whoever comes takes a free seat. The game is paused until you resume it; then bots play for seats that are still free.</source>
        <extracomment>In the dialog about a game that goes on from a replay, for others on the network too</extracomment>
        <translation>जो भी आए, उसे खाली सीट मिलती है। आपके जारी रखने तक गेम रुका रहता है; फिर बची हुई खाली सीटों पर बॉट खेलते हैं।</translation>
    </message>
    <message>
        <source>No seat is free: whoever comes may watch, or asks you for the seat of a bot.</source>
        <extracomment>The same where the host has left no seat free</extracomment>
        <translation>कोई सीट खाली नहीं: जो आए, वह गेम देख सकता है या आपसे किसी बॉट की सीट माँग सकता है।</translation>
    </message>
    <message>
        <source>Cards stay hidden: between two players a curtain covers the screen.</source>
        <extracomment>In the dialog about a game that goes on from a replay, for several people at one computer</extracomment>
        <translation>कार्ड छिपे रहते हैं: दो खिलाड़ियों के बीच स्क्रीन पर परदा आ जाता है।</translation>
    </message>
    <message>
        <source>The record stays as it is, and the new game is saved beside the others.</source>
        <extracomment>In the dialog about a game that goes on from a replay</extracomment>
        <translation>रिकॉर्ड वैसा ही रहता है, और नया गेम बाकी गेमों के साथ सहेजा जाता है।</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Title of a dialog: a new game begins from a position of a replay</extracomment>
        <translation>यहाँ से आगे खेलें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Button: begins the new game from the position of a replay</extracomment>
        <translation>आगे खेलें</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Before a choice: on this computer, or on the network</extracomment>
        <translation>कहाँ</translation>
    </message>
    <message>
        <source>On this computer</source>
        <extracomment>Where a game is played that goes on from a replay</extracomment>
        <translation>इस कंप्यूटर पर</translation>
    </message>
    <message>
        <source>On the network</source>
        <extracomment>Where a game is played that goes on from a replay</extracomment>
        <translation>नेटवर्क पर</translation>
    </message>
</context>
<context>
    <name>tapu::PlayPage</name>
    <message>
        <source>Zoom in</source>
        <extracomment>Tool tip of a button over the board.</extracomment>
        <translation>बड़ा करें</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Tool tip of a button over the board.</extracomment>
        <translation>छोटा करें</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <extracomment>Tool tip of a button over the board.</extracomment>
        <translation>पूरा बोर्ड दिखाएँ</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>Tool tip of the button that opens the trade panel in a narrow window.</extracomment>
        <translation>व्यापार</translation>
    </message>
    <message>
        <source>Players, log and chat</source>
        <extracomment>Tool tip of the button that opens the right panel in a narrow window.</extracomment>
        <translation>खिलाड़ी, लॉग और चैट</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Name of the page of the game for screen readers: everything at the table</extracomment>
        <translation>मेज़</translation>
    </message>
    <message>
        <source>End your turn?</source>
        <extracomment>Question at the end of a turn: its title, then the two answers</extracomment>
        <translation>अपनी बारी पूरी करें?</translation>
    </message>
    <message>
        <source>Go on with the turn</source>
        <translation>बारी जारी रखें</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>बारी पूरी करें</translation>
    </message>
    <message>
        <source>Watching</source>
        <extracomment>Tool tip of the button that opens the panel of somebody who watches, in a narrow window.</extracomment>
        <translation>दर्शक</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A fact under the head of the results of a game</extracomment>
        <translation>
            <numerusform>%n खिलाड़ी</numerusform>
            <numerusform>%n खिलाड़ी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>A fact under the head of the results of a game: the turns of all players</extracomment>
        <translation>
            <numerusform>%n बारी</numerusform>
            <numerusform>%n बारियाँ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::PlayVoice</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Said aloud: %1 is a line of the log, %2 the place that it is about: &quot;Corner: Forest 8, Hills 5, Sea&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 writes: %2</source>
        <extracomment>Said aloud when somebody writes in the chat: %1 is the player, %2 what they write</extracomment>
        <translation>%1 का संदेश: %2</translation>
    </message>
</context>
<context>
    <name>tapu::PlayedOn</name>
    <message>
        <source>Played on</source>
        <extracomment>Name of a game that goes on from a moment of a replay</extracomment>
        <translation>रीप्ले से आगे</translation>
    </message>
    <message>
        <source>Nobody can play on from this position.</source>
        <extracomment>Why a game cannot go on from a moment of a replay</extracomment>
        <translation>इस स्थिति से आगे नहीं खेला जा सकता।</translation>
    </message>
    <message>
        <source>The game cannot be saved here: %1.</source>
        <extracomment>Why a game cannot go on from a moment of a replay; %1 the reason, such as “the disk is full”</extracomment>
        <translation>गेम यहाँ सहेजा नहीं जा सकता: %1।</translation>
    </message>
</context>
<context>
    <name>tapu::PlayerColor</name>
    <message>
        <source>Vermilion, dot</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>सिंदूरी, बिंदु</translation>
    </message>
    <message>
        <source>Blue, triangle</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>नीला, त्रिकोण</translation>
    </message>
    <message>
        <source>Yellow, square</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>पीला, चौकोर</translation>
    </message>
    <message>
        <source>Green, plus</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>हरा, जोड़ का चिह्न</translation>
    </message>
    <message>
        <source>Pink, diamond</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>गुलाबी, बर्फ़ी</translation>
    </message>
    <message>
        <source>Sky blue, ring</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>आसमानी, छल्ला</translation>
    </message>
    <message>
        <source>White, cross</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>सफ़ेद, गुणा का चिह्न</translation>
    </message>
    <message>
        <source>Charcoal, two bars</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>कोयले जैसा काला, दो पट्टियाँ</translation>
    </message>
    <message>
        <source>Orange, chevron</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>नारंगी, तीर</translation>
    </message>
    <message>
        <source>Brown, wave</source>
        <extracomment>Player color and the mark that goes with it</extracomment>
        <translation>भूरा, लहर</translation>
    </message>
</context>
<context>
    <name>tapu::PlayerDetails</name>
    <message>
        <source>Points from settlements</source>
        <extracomment>Details of a player: points that come from settlements.</extracomment>
        <translation>बस्तियों के अंक</translation>
    </message>
    <message>
        <source>Points from cities</source>
        <extracomment>Details of a player: points that come from cities.</extracomment>
        <translation>शहरों के अंक</translation>
    </message>
    <message>
        <source>Points from awards</source>
        <extracomment>Details of a player: points that come from the two awards.</extracomment>
        <translation>विशेष कार्डों के अंक</translation>
    </message>
    <message>
        <source>Points from cards</source>
        <extracomment>Details of a player: points that come from development cards; shown where the reader may know them.</extracomment>
        <translation>विकास कार्डों के अंक</translation>
    </message>
    <message>
        <source>Roads left</source>
        <extracomment>Details of a player: how many of these pieces they can still build.</extracomment>
        <translation>बची सड़कें</translation>
    </message>
    <message>
        <source>Settlements left</source>
        <extracomment>Details of a player: how many of these pieces they can still build.</extracomment>
        <translation>बची बस्तियाँ</translation>
    </message>
    <message>
        <source>Cities left</source>
        <extracomment>Details of a player: how many of these pieces they can still build.</extracomment>
        <translation>बचे शहर</translation>
    </message>
    <message>
        <source>Ships left</source>
        <extracomment>Details of a player: how many of these pieces they can still build.</extracomment>
        <translation>बचे जहाज़</translation>
    </message>
</context>
<context>
    <name>tapu::PlayerRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Player row in words: %n points.</extracomment>
        <translation>
            <numerusform>%n अंक</numerusform>
            <numerusform>%n अंक</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Player row in words: %n resource cards in the hand.</extracomment>
        <translation>
            <numerusform>हाथ में %n कार्ड</numerusform>
            <numerusform>हाथ में %n कार्ड</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <extracomment>Player row in words.</extracomment>
        <translation>
            <numerusform>%n विकास कार्ड</numerusform>
            <numerusform>%n विकास कार्ड</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played</source>
        <extracomment>Player row in words: knights that were played.</extracomment>
        <translation>
            <numerusform>चले हुए योद्धा: %n</numerusform>
            <numerusform>चले हुए योद्धा: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>longest line of roads: %1</source>
        <extracomment>Player row in words: %1 is the number of roads in the longest line.</extracomment>
        <translation>सड़कों की सबसे लंबी कतार: %1</translation>
    </message>
    <message>
        <source>holds the Longest Road</source>
        <extracomment>Player row in words: the award.</extracomment>
        <translation>सबसे लंबी सड़क इनके पास</translation>
    </message>
    <message>
        <source>holds the Largest Army</source>
        <extracomment>Player row in words: the award.</extracomment>
        <translation>सबसे बड़ी सेना इनके पास</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <extracomment>Player row: %1 is the reader&apos;s own name.</extracomment>
        <translation>%1 (आप)</translation>
    </message>
    <message>
        <source>you follow this player</source>
        <extracomment>Player row in words, to somebody who watches.</extracomment>
        <translation>आप इस खिलाड़ी पर नज़र रखे हुए हैं</translation>
    </message>
</context>
<context>
    <name>tapu::PointsTable</name>
    <message>
        <source>Points of each player</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation>हर खिलाड़ी के अंक</translation>
    </message>
    <message>
        <source>Settlements</source>
        <extracomment>Head of a column of the final table.</extracomment>
        <translation>बस्तियाँ</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Head of a column of the final table.
----------
Head of a narrow column of points: from cities</extracomment>
        <translation>शहर</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Head of a column of the final table: the award.</extracomment>
        <translation>सबसे लंबी सड़क</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <extracomment>Head of a column of the final table: the award.</extracomment>
        <translation>सबसे बड़ी सेना</translation>
    </message>
    <message>
        <source>Point cards</source>
        <extracomment>Head of a column of the final table.</extracomment>
        <translation>अंक कार्ड</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Head of a column of the final table of a Big Game: for settlements in another territory.</extracomment>
        <translation>बोनस</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head of a column of the final table: the sum.</extracomment>
        <translation>कुल</translation>
    </message>
    <message>
        <source>Settled</source>
        <extracomment>Head of a narrow column of points: from settlements</extracomment>
        <translation>बस्ती</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>Head of a narrow column of points: the Longest Road</extracomment>
        <translation>सड़क</translation>
    </message>
    <message>
        <source>Army</source>
        <extracomment>Head of a narrow column of points: the Largest Army</extracomment>
        <translation>सेना</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Head of a narrow column of points: point cards</extracomment>
        <translation>कार्ड</translation>
    </message>
    <message>
        <source>Points from:</source>
        <extracomment>Head of the names in the final table; the next columns are settlements, cities, awards and cards.</extracomment>
        <translation>अंक कहाँ से:</translation>
    </message>
    <message>
        <source>Players near you, points from:</source>
        <extracomment>Head of the names in the final table of a Big Game with many players; the next columns are as above.</extracomment>
        <translation>आपके आसपास के खिलाड़ी, अंक कहाँ से:</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head of a column of the final table of a Big Game: the place of a player, from 1; equal ones share it</extracomment>
        <translation>स्थान</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Head of a column of the final table of a Big Game: number of the board at which a player sits</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>%1: %2 points (%3)</source>
        <extracomment>A line of the table of points for screen readers; %1 a player, %2 the sum, %3 its parts with commas</extracomment>
        <translation>%1: %2 अंक (%3)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One of the parts of a player&apos;s points, for screen readers: %1 the head of its column, %2 the points</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>tapu::PreparePanel</name>
    <message>
        <source>Prepare and hand out</source>
        <extracomment>Heading on the organizer&apos;s desk</extracomment>
        <translation>तैयारी और बाँटना</translation>
    </message>
    <message>
        <source>Seating plan…</source>
        <extracomment>Button: prints who sits where</extracomment>
        <translation>बैठने की योजना…</translation>
    </message>
    <message>
        <source>Join codes…</source>
        <extracomment>Button: prints a slip with a code for each seat</extracomment>
        <translation>प्रवेश कोड…</translation>
    </message>
    <message>
        <source>Results…</source>
        <extracomment>Button: shows the ranking, to be handed out</extracomment>
        <translation>नतीजे…</translation>
    </message>
    <message>
        <source>End rehearsal</source>
        <extracomment>Button: ends a game of simulated players</extracomment>
        <translation>अभ्यास खत्म करें</translation>
    </message>
    <message>
        <source>Leave desk</source>
        <extracomment>Button: leaves the desk, the event goes on</extracomment>
        <translation>मेज़ छोड़ें</translation>
    </message>
    <message>
        <source>Simulated players play at all seats. Nothing of it is kept, and no code printed here opens a seat of your event.</source>
        <extracomment>Tool tip on the organizer&apos;s desk</extracomment>
        <translation>सभी सीटों पर कंप्यूटर खिलाड़ी खेल रहे हैं। इसमें से कुछ नहीं रखा जाता, और यहाँ छपा कोई कोड आपके आयोजन की सीट नहीं खोलता।</translation>
    </message>
    <message>
        <source>You may close this window: the event goes on, and you can come back to it.</source>
        <extracomment>Tool tip on the organizer&apos;s desk</extracomment>
        <translation>आप यह विंडो बंद कर सकते हैं: आयोजन चलता रहेगा, और आप उस पर लौट सकते हैं।</translation>
    </message>
    <message>
        <source>Players join at %1</source>
        <extracomment>On the organizer&apos;s desk; %1 an address</extracomment>
        <translation>खिलाड़ियों के लिए पता: %1</translation>
    </message>
    <message>
        <source>Show large</source>
        <extracomment>Button beside an address: shows it large, with a QR code</extracomment>
        <translation>बड़ा दिखाएँ</translation>
    </message>
    <message>
        <source>Which seating plan?</source>
        <extracomment>Title of a box</extracomment>
        <translation>बैठने की कौन-सी योजना?</translation>
    </message>
    <message>
        <source>A code opens its seat for whoever reads it. Hang up the plan without codes; the slips carry them.</source>
        <extracomment>Text of a box</extracomment>
        <translation>कोड पढ़कर कोई भी उसकी सीट पर बैठ सकता है। दीवार पर बिना कोड वाली योजना लगाएँ; कोड पर्चियों पर हैं।</translation>
    </message>
    <message>
        <source>For the wall</source>
        <extracomment>Answer: prints the plan that hangs on the wall</extracomment>
        <translation>दीवार के लिए</translation>
    </message>
    <message>
        <source>My copy with codes</source>
        <extracomment>Answer: prints the plan that the organizer keeps</extracomment>
        <translation>मेरी प्रति, कोड के साथ</translation>
    </message>
    <message>
        <source>The printer %1 does not answer.</source>
        <extracomment>Why nothing is printed; %1 name of the printer</extracomment>
        <translation>प्रिंटर %1 से जवाब नहीं मिला।</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <extracomment>Title of the dialog in which a file is chosen</extracomment>
        <translation>PDF के रूप में सहेजें</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>Kind of file in a dialog; keep what is in brackets</extracomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 seats</source>
        <extracomment>Name of a file with the seating plan of an event; %1 name of the event</extracomment>
        <translation>%1 सीटें</translation>
    </message>
    <message>
        <source>%1 seats with codes</source>
        <extracomment>Name of a file with the seating plan that has the codes; %1 name of the event</extracomment>
        <translation>%1 सीटें और कोड</translation>
    </message>
    <message>
        <source>%1 codes</source>
        <extracomment>Name of a file with slips that have the codes of seats; %1 name of the event</extracomment>
        <translation>%1 कोड</translation>
    </message>
</context>
<context>
    <name>tapu::PrintDialog</name>
    <message>
        <source>Print</source>
        <extracomment>Title of a dialog
----------
Button of the dialog for printing</extracomment>
        <translation>छापें</translation>
    </message>
    <message>
        <source>No printer was found on this computer. The pages can be saved as PDF.</source>
        <translation>इस कंप्यूटर पर कोई प्रिंटर नहीं मिला। पेज PDF में सहेज सकते हैं।</translation>
    </message>
    <message>
        <source>Which printer?</source>
        <translation>कौन सा प्रिंटर?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of the dialog for printing</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>Button of the dialog for printing</extracomment>
        <translation>PDF में सहेजें…</translation>
    </message>
</context>
<context>
    <name>tapu::ProblemsPanel</name>
    <message>
        <source>Go to</source>
        <extracomment>Link of a problem in the board editor: shows the place</extracomment>
        <translation>वहाँ जाएँ</translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>Link of a problem in the board editor: puts it right</extracomment>
        <translation>ठीक करें</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>Title of a pane of the board editor</extracomment>
        <translation>गड़बड़ियाँ</translation>
    </message>
    <message>
        <source>Nothing is wrong. This board can be played.</source>
        <extracomment>Pane of the board editor: no problem was found</extracomment>
        <translation>कोई गड़बड़ी नहीं। इस बोर्ड पर खेल सकते हैं।</translation>
    </message>
    <message>
        <source>Fix all</source>
        <extracomment>Link over the problems of the board editor: puts right whatever can be</extracomment>
        <translation>सब ठीक करें</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Pane of the board editor: how many problems are not in the list</extracomment>
        <translation>
            <numerusform>%n और</numerusform>
            <numerusform>%n और</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: %1 · Warnings: %2</source>
        <extracomment>Title of a pane of the board editor; %1 number of errors, %2 number of warnings</extracomment>
        <translation>गड़बड़ियाँ: %1 · चेतावनियाँ: %2</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <extracomment>Link of a problem in the board editor: opens this rule. %1 = its number, such as 2.5.</extracomment>
        <translation>नियम %1</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <extracomment>Menu of a problem in the board editor: opens the rule that it breaks</extracomment>
        <translation>नियम पढ़ें</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) were put right.</source>
        <extracomment>Pane of the board editor: what “Fix all” did</extracomment>
        <translation>
            <numerusform>%n गड़बड़ी अब ठीक है।</numerusform>
            <numerusform>%n गड़बड़ियाँ अब ठीक हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing could be put right.</source>
        <extracomment>Pane of the board editor: what “Fix all” did</extracomment>
        <translation>कुछ भी ठीक नहीं हो सका।</translation>
    </message>
    <message numerus="yes">
        <source>%n in this list are left for you: only you can decide what should be there.</source>
        <extracomment>Pane of the board editor: what “Fix all” could not do; %n problems</extracomment>
        <translation>
            <numerusform>इस सूची में %n आपके लिए बाकी है: वहाँ क्या होना चाहिए, यह आप ही तय कर सकते हैं।</numerusform>
            <numerusform>इस सूची में %n आपके लिए बाकी हैं: वहाँ क्या होना चाहिए, यह आप ही तय कर सकते हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <extracomment>Pane of the board editor: a problem that was put right; %1 its sentence, %n how often</extracomment>
        <translation>
            <numerusform>%1 (%n बार)</numerusform>
            <numerusform>%1 (%n बार)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in this list are left for you: each fix would bring another problem.</source>
        <extracomment>Pane of the board editor: what “Fix all” could not do; %n problems</extracomment>
        <translation>
            <numerusform>इस सूची में %n आपके लिए बाकी है: इसे ठीक करने से कोई दूसरी गड़बड़ी आ जाएगी।</numerusform>
            <numerusform>इस सूची में %n आपके लिए बाकी हैं: इन्हें ठीक करने से कोई दूसरी गड़बड़ी आ जाएगी।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n place(s))</source>
        <extracomment>A problem of a board that is at several places; %1 is its sentence, %n how many places</extracomment>
        <translation>
            <numerusform>%1 (%n जगह)</numerusform>
            <numerusform>%1 (%n जगहें)</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to next</source>
        <extracomment>Link of a problem in the board editor that is at several places: shows one place after the other</extracomment>
        <translation>अगली जगह दिखाएँ</translation>
    </message>
</context>
<context>
    <name>tapu::PromptBar</name>
    <message>
        <source>Let the bots play without pauses until it is your turn</source>
        <extracomment>Tool tip of the button &quot;Skip to my turn&quot;</extracomment>
        <translation>आपकी बारी आने तक बॉट बिना रुके खेलें</translation>
    </message>
    <message>
        <source>One bot makes its next move</source>
        <extracomment>Tool tip of the button &quot;Next move&quot;</extracomment>
        <translation>एक बॉट अपनी अगली चाल चले</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <extracomment>Button in the prompt line while bots play: they leave out their pauses. Its key stands behind it.</extracomment>
        <translation>मेरी बारी तक जाएँ</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>Button in the prompt line while bots play step by step. Its key stands behind it.</extracomment>
        <translation>अगली चाल</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>The button &quot;Skip to my turn&quot; where there is little room. Its key stands behind it.</extracomment>
        <translation>मेरी बारी</translation>
    </message>
</context>
<context>
    <name>tapu::PropertiesDialog</name>
    <message>
        <source>Properties of the board</source>
        <extracomment>Title of a window: names, author, license and rule options of a board</extracomment>
        <translation>बोर्ड की जानकारी</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Tab in the properties of a board</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Rule options</source>
        <extracomment>Tab in the properties of a board</extracomment>
        <translation>नियमों के विकल्प</translation>
    </message>
    <message>
        <source>Flat tops</source>
        <extracomment>Properties of a board: how the hexes stand</extracomment>
        <translation>सपाट भुजा ऊपर</translation>
    </message>
    <message>
        <source>The board is played with ships</source>
        <extracomment>Properties of a board</extracomment>
        <translation>इस बोर्ड पर जहाज़ों के साथ खेलते हैं</translation>
    </message>
    <message>
        <source>Name in English</source>
        <extracomment>Properties of a board</extracomment>
        <translation>अंग्रेज़ी में नाम</translation>
    </message>
    <message>
        <source>Name in Hindi</source>
        <extracomment>Properties of a board</extracomment>
        <translation>हिंदी में नाम</translation>
    </message>
    <message>
        <source>Description in English</source>
        <extracomment>Properties of a board</extracomment>
        <translation>अंग्रेज़ी में विवरण</translation>
    </message>
    <message>
        <source>Description in Hindi</source>
        <extracomment>Properties of a board</extracomment>
        <translation>हिंदी में विवरण</translation>
    </message>
    <message>
        <source>Author</source>
        <extracomment>Properties of a board: who made it</extracomment>
        <translation>लेखक</translation>
    </message>
    <message>
        <source>License</source>
        <extracomment>Properties of a board</extracomment>
        <translation>लाइसेंस</translation>
    </message>
    <message>
        <source>Hexes</source>
        <extracomment>Properties of a board: points at top or flat tops</extracomment>
        <translation>हेक्स</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <extracomment>Properties of a board: the board does not ask for a value of this option</extracomment>
        <translation>जैसा गेम में है</translation>
    </message>
    <message>
        <source>Pointy tops</source>
        <extracomment>Properties of a board: how the hexes stand</extracomment>
        <translation>नोक ऊपर</translation>
    </message>
    <message>
        <source>The board is one of a chain</source>
        <extracomment>Properties of a board: it can be one of a chain of boards, as in the Big Game</extracomment>
        <translation>यह बोर्ड शृंखला का हिस्सा है</translation>
    </message>
    <message>
        <source>Offset to the next board</source>
        <extracomment>Properties of a board: how far it is from a hex to the same hex of the next board of a chain, as coordinates</extracomment>
        <translation>अगले बोर्ड तक की दूरी</translation>
    </message>
</context>
<context>
    <name>tapu::RecordKeeper</name>
    <message>
        <source>This game cannot be kept among the past games in the folder %1. %2</source>
        <extracomment>A game is over, and its record could not be kept for the statistics: %1 a folder, %2 a sentence with the reason</extracomment>
        <translation>यह गेम पिछले गेमों के फ़ोल्डर %1 में रखा नहीं जा सका। %2</translation>
    </message>
</context>
<context>
    <name>tapu::RehearsalNotes</name>
    <message>
        <source>a pause</source>
        <extracomment>What an organizer has tried in a rehearsal, in a list</extracomment>
        <translation>विराम</translation>
    </message>
    <message>
        <source>15 seconds more</source>
        <extracomment>What an organizer has tried in a rehearsal, in a list</extracomment>
        <translation>15 सेकंड और</translation>
    </message>
    <message>
        <source>an early end of a round</source>
        <extracomment>What an organizer has tried in a rehearsal, in a list</extracomment>
        <translation>दौर समय से पहले पूरा करना</translation>
    </message>
    <message>
        <source>a throw by hand</source>
        <extracomment>What an organizer has tried in a rehearsal, in a list</extracomment>
        <translation>हाथ से पासे दर्ज करना</translation>
    </message>
    <message>
        <source>a message to all</source>
        <extracomment>What an organizer has tried in a rehearsal, in a list</extracomment>
        <translation>सबके लिए संदेश</translation>
    </message>
    <message>
        <source>a choice for the big screen</source>
        <extracomment>What an organizer has tried in a rehearsal, in a list</extracomment>
        <translation>बड़ी स्क्रीन पर क्या दिखे, यह चुनना</translation>
    </message>
    <message>
        <source>a new code</source>
        <extracomment>What an organizer has tried in a rehearsal, in a list</extracomment>
        <translation>नया कोड</translation>
    </message>
    <message>
        <source>a reserved seat</source>
        <extracomment>What an organizer has tried in a rehearsal, in a list</extracomment>
        <translation>आरक्षित सीट</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <extracomment>What an organizer has tried in a rehearsal, in a list</extracomment>
        <translation>गेम खत्म करना</translation>
    </message>
    <message numerus="yes">
        <source>The rehearsal had %n round(s), with simulated players at %1 seats.</source>
        <extracomment>How a rehearsal went; %n number of rounds, %1 number of seats with simulated players</extracomment>
        <translation>
            <numerusform>अभ्यास के दौर: %n, कंप्यूटर खिलाड़ियों की सीटें: %1।</numerusform>
            <numerusform>अभ्यास के दौर: %n, कंप्यूटर खिलाड़ियों की सीटें: %1।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was tried by hand.</source>
        <extracomment>How a rehearsal went: its organizer has only looked on</extracomment>
        <translation>हाथ से कुछ नहीं आज़माया गया।</translation>
    </message>
    <message>
        <source>Tried by hand: %1.</source>
        <extracomment>Part of the line about a rehearsal; %1 a list of what was tried</extracomment>
        <translation>हाथ से आज़माया: %1।</translation>
    </message>
</context>
<context>
    <name>tapu::Replay</name>
    <message>
        <source>Seat %1</source>
        <extracomment>A seat of a recorded game whose player has no name; %1 its number</extracomment>
        <translation>सीट %1</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <extracomment>How a recorded game ended; %1 a player</extracomment>
        <translation>%1 ने गेम जीता।</translation>
    </message>
    <message>
        <source>The game was stopped without a winner.</source>
        <extracomment>How a recorded game ended: without a winner</extracomment>
        <translation>गेम बिना विजेता के खत्म हुआ।</translation>
    </message>
    <message>
        <source>The game is not over: the starting placement goes on.</source>
        <extracomment>How a recorded game stands</extracomment>
        <translation>गेम अधूरा है: अभी शुरुआती जमावट चल रही है।</translation>
    </message>
    <message>
        <source>The game is not over: it is in round %1.</source>
        <extracomment>How a recorded game stands; %1 a number</extracomment>
        <translation>गेम अधूरा है: अभी दौर %1 है।</translation>
    </message>
    <message>
        <source>The record is too large: records of up to %1 MB can be looked at.</source>
        <extracomment>Why a record cannot be shown; %1 a number of megabytes</extracomment>
        <translation>रिकॉर्ड बहुत बड़ा है: %1 MB तक के रिकॉर्ड देखे जा सकते हैं।</translation>
    </message>
</context>
<context>
    <name>tapu::ReplayBar</name>
    <message>
        <source>%1 threw a seven</source>
        <extracomment>A mark on the way through a replay; %1 a player</extracomment>
        <translation>%1: पासों पर सात</translation>
    </message>
    <message>
        <source>%1 built a settlement</source>
        <extracomment>A mark on the way through a replay; %1 a player</extracomment>
        <translation>%1 ने बस्ती बसाई</translation>
    </message>
    <message>
        <source>%1 built a city</source>
        <extracomment>A mark on the way through a replay; %1 a player</extracomment>
        <translation>%1 ने शहर बनाया</translation>
    </message>
    <message>
        <source>Points over time</source>
        <extracomment>What a chart shows, for screen readers</extracomment>
        <translation>समय के साथ अंक</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>A place of a chart; %1 the number of a turn
----------
A place of a chart; %1 the number of a round</extracomment>
        <translation>बारी %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>दौर %1</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>Where a replay stands; %1 the number of a move, %2 how many there are</extracomment>
        <translation>चाल %1 (कुल %2)</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button of a replay: it stands still from now on</extracomment>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button of a replay: it plays by itself from now on</extracomment>
        <translation>चलाएँ</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <extracomment>Tool tip of the buttons that start and stop a replay; the key stands in brackets</extracomment>
        <translation>चलाएँ या रोकें (Space)</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Before a field with the number of a round of a replay</extracomment>
        <translation>दौर</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>बारी</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>After a field with the number of a turn; %1 how many there are</extracomment>
        <translation>(कुल %1)</translation>
    </message>
    <message>
        <source>Turn (G)</source>
        <extracomment>Name of a field, for screen readers: the turn of a replay</extracomment>
        <translation>बारी (G)</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <extracomment>Button of a replay: to the beginning. The sign is not translated.</extracomment>
        <translation>शुरुआत पर (Home)</translation>
    </message>
    <message>
        <source>‹ Turn</source>
        <extracomment>Button of a replay: to the turn before</extracomment>
        <translation>‹ बारी</translation>
    </message>
    <message>
        <source>A turn back (Ctrl+Left)</source>
        <translation>एक बारी पीछे (Ctrl+Left)</translation>
    </message>
    <message>
        <source>‹ Move</source>
        <extracomment>Button of a replay: to the move before</extracomment>
        <translation>‹ चाल</translation>
    </message>
    <message>
        <source>A move back (Left)</source>
        <translation>एक चाल पीछे (Left)</translation>
    </message>
    <message>
        <source>Move ›</source>
        <extracomment>Button of a replay: to the next move</extracomment>
        <translation>चाल ›</translation>
    </message>
    <message>
        <source>A move on (Right)</source>
        <translation>एक चाल आगे (Right)</translation>
    </message>
    <message>
        <source>Turn ›</source>
        <extracomment>Button of a replay: to the next turn</extracomment>
        <translation>बारी ›</translation>
    </message>
    <message>
        <source>A turn on (Ctrl+Right)</source>
        <translation>एक बारी आगे (Ctrl+Right)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <extracomment>Tool tip of a button of a replay</extracomment>
        <translation>अंत पर (End)</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Before the speeds of a replay</extracomment>
        <translation>गति</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>A speed of a replay; %1 how many times the usual one, such as 2</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <extracomment>Name of a row of choices, for screen readers</extracomment>
        <translation>रीप्ले की गति</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>Button of a replay: remembers this move, or forgets that it was remembered</extracomment>
        <translation>निशान</translation>
    </message>
    <message>
        <source>Mark this move, or take its mark away (M)</source>
        <translation>इस चाल पर निशान लगाएँ या हटाएँ (M)</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>Button of a replay</extracomment>
        <translation>चार्ट</translation>
    </message>
    <message>
        <source>Show or hide the points over time (C)</source>
        <translation>समय के साथ अंक दिखाएँ या छिपाएँ (C)</translation>
    </message>
    <message>
        <source>‹ Round</source>
        <extracomment>Button of the replay of a Big Game: to the round before</extracomment>
        <translation>‹ दौर</translation>
    </message>
    <message>
        <source>Round ›</source>
        <translation>दौर ›</translation>
    </message>
    <message>
        <source>Chance to win in %</source>
        <extracomment>What a chart of an analyzed game shows, in hundredths</extracomment>
        <translation>जीत की संभावना, % में</translation>
    </message>
</context>
<context>
    <name>tapu::ReplayFilm</name>
    <message>
        <source>Round %1</source>
        <extracomment>In an animated picture of a Big Game; %1 the number of a round</extracomment>
        <translation>दौर %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>In an animated picture of a game; %1 the number of a turn</extracomment>
        <translation>बारी %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In an animated picture of a game; %1 a player, %2 their points</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It would be too large. A smaller size or a picture for each turn takes less room.</source>
        <extracomment>Why an animated picture cannot be saved</extracomment>
        <translation>वह बहुत बड़ा हो जाता। छोटे आकार में या हर बारी के एक चित्र से कम जगह लगती है।</translation>
    </message>
    <message>
        <source>The animated picture cannot be made: one of its pictures does not fit into such a file.</source>
        <extracomment>Why an animated picture cannot be saved</extracomment>
        <translation>चलता चित्र नहीं बन सकता: उसका एक चित्र ऐसी फ़ाइल में नहीं समाता।</translation>
    </message>
</context>
<context>
    <name>tapu::ReplayMoves</name>
    <message>
        <source>Turn %1, move %2</source>
        <extracomment>A mark that the reader of a replay has set; %1 the number of a turn or round, %2 of a move</extracomment>
        <translation>बारी %1, चाल %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Heading in the moves of a replay of the Big Game; %1 the number of a round</extracomment>
        <translation>दौर %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>Heading in the moves of a replay; %1 the number of a turn, %2 a player</extracomment>
        <translation>बारी %1: %2</translation>
    </message>
</context>
<context>
    <name>tapu::ReplayPage</name>
    <message>
        <source>The beginning of the game</source>
        <extracomment>Line over the board of a replay, before the first move</extracomment>
        <translation>गेम की शुरुआत</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>Line over the board of a replay where a move tells nothing else; %1 its number</extracomment>
        <translation>चाल %1</translation>
    </message>
    <message>
        <source>All open</source>
        <extracomment>Whose cards a replay shows: those of all players</extracomment>
        <translation>सबके</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <extracomment>Whose cards a replay shows: those of nobody</extracomment>
        <translation>किसी के नहीं</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Tabs over a list in a replay: what happened move by move, turn by turn, and the reader&apos;s own marks</extracomment>
        <translation>चालें</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>बारियाँ</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>निशान</translation>
    </message>
    <message>
        <source>What the list shows</source>
        <extracomment>Name of a row of tabs, for screen readers</extracomment>
        <translation>सूची में क्या दिखे</translation>
    </message>
    <message>
        <source>Cards shown</source>
        <extracomment>Before the choice whose cards a replay shows</extracomment>
        <translation>खुले कार्ड</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: back to the page before</extracomment>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>Button of a replay: a new game begins from this position</extracomment>
        <translation>यहाँ से आगे खेलें…</translation>
    </message>
    <message>
        <source>Replay: %1</source>
        <extracomment>Head of a replay; %1 the name of the game</extracomment>
        <translation>रीप्ले: %1</translation>
    </message>
    <message numerus="yes">
        <source>It can be read up to move %n. Then: %1</source>
        <extracomment>The record of a game is damaged; %n moves before that place are sound, %1 the place and what is wrong</extracomment>
        <translation>
            <numerusform>इसे चाल %n तक पढ़ सकते हैं। फिर: %1</numerusform>
            <numerusform>इसे चाल %n तक पढ़ सकते हैं। फिर: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole chain</source>
        <extracomment>Entry of a menu in the replay of a Big Game: all boards at once</extracomment>
        <translation>पूरी शृंखला</translation>
    </message>
    <message>
        <source>Board %1</source>
        <extracomment>Entry of a menu in the replay of a Big Game; %1 number and letter of a board</extracomment>
        <translation>बोर्ड %1</translation>
    </message>
    <message>
        <source>Nobody can play on from here: the game is over or paused, or it is a Big Game, or the record does not tell its beginning or the cards of a seat.</source>
        <extracomment>Tool tip of a button of a replay that is off</extracomment>
        <translation>यहाँ से आगे नहीं खेला जा सकता: गेम खत्म है या रुका हुआ है, या यह महा-खेल है, या रिकॉर्ड में गेम की शुरुआत या किसी सीट के कार्ड नहीं हैं।</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <extracomment>Name of a list, for screen readers: the moves of a recorded game</extracomment>
        <translation>गेम की चालें</translation>
    </message>
    <message>
        <source>Board shown</source>
        <extracomment>Name of a choice, for screen readers: which board of a chain is shown</extracomment>
        <translation>दिख रहा बोर्ड</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>Tab over a list in a replay: the moves that changed the chances to win</extracomment>
        <translation>विश्लेषण</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of a replay: a menu of what can be saved as a file</extracomment>
        <translation>सहेजें…</translation>
    </message>
    <message>
        <source>Save a picture, or the whole game, as a file</source>
        <translation>चित्र या पूरे गेम को फ़ाइल में सहेजें</translation>
    </message>
    <message>
        <source>A new game begins from this position, with people or bots</source>
        <extracomment>Tool tip of a button of a replay</extracomment>
        <translation>इस स्थिति से लोगों या बॉट के साथ नया गेम शुरू होगा</translation>
    </message>
</context>
<context>
    <name>tapu::ReplaySaver</name>
    <message>
        <source>Picture of the board…</source>
        <extracomment>Entry of the menu “Save” of a replay: what the board shows at this moment</extracomment>
        <translation>बोर्ड का चित्र…</translation>
    </message>
    <message>
        <source>Animated picture of the game…</source>
        <extracomment>Entry of the menu “Save” of a replay: a moving picture of the whole game</extracomment>
        <translation>गेम का चलता चित्र…</translation>
    </message>
    <message>
        <source>Moves as text…</source>
        <extracomment>Entry of the menu “Save” of a replay: the game told move by move</extracomment>
        <translation>चालें टेक्स्ट में…</translation>
    </message>
    <message>
        <source>Positions as JSON…</source>
        <extracomment>Entry of the menu “Save” of a replay; JSON is not translated</extracomment>
        <translation>स्थितियाँ JSON में…</translation>
    </message>
    <message>
        <source>Points as a table (CSV)…</source>
        <extracomment>Entry of the menu “Save” of a replay; CSV is not translated</extracomment>
        <translation>अंक तालिका में (CSV)…</translation>
    </message>
    <message>
        <source>Save animated picture</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>चलता चित्र सहेजें</translation>
    </message>
    <message>
        <source>Animated picture (*.gif)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>चलता चित्र (*.gif)</translation>
    </message>
    <message>
        <source>Save game</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>गेम सहेजें</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>टेक्स्ट (*.txt)</translation>
    </message>
    <message>
        <source>JSON, a position on each line (*.jsonl)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>JSON, हर लाइन में एक स्थिति (*.jsonl)</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>स्प्रेडशीट की तालिका (*.csv)</translation>
    </message>
    <message>
        <source>The game is being saved</source>
        <extracomment>Title of a box while a game is saved</extracomment>
        <translation>गेम सहेजा जा रहा है</translation>
    </message>
    <message>
        <source>The game was saved as “%1” in the folder %2.</source>
        <extracomment>A game was saved. %1 name of a file, %2 a folder</extracomment>
        <translation>गेम अब फ़ोल्डर %2 में “%1” नाम से है।</translation>
    </message>
    <message>
        <source>Tells all that the record knows, whosever cards the replay shows</source>
        <extracomment>Tool tip of entries of the menu “Save” of a replay</extracomment>
        <translation>इसमें रिकॉर्ड की सारी जानकारी होती है, चाहे रीप्ले में किसी के भी कार्ड खुले हों</translation>
    </message>
</context>
<context>
    <name>tapu::ReplayTable</name>
    <message>
        <source>Turn</source>
        <extracomment>Head of a column in a table of a recorded game</extracomment>
        <translation>बारी</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column in a table of a recorded game: whose turn it is</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <extracomment>Head of a column in a table of a recorded game; %1 a player</extracomment>
        <translation>%1 के अंक</translation>
    </message>
</context>
<context>
    <name>tapu::ReportDialog</name>
    <message>
        <source>The text was copied.</source>
        <extracomment>Dialog &quot;Report a problem&quot;: the text is in the clipboard now</extracomment>
        <translation>टेक्स्ट कॉपी हो गया।</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>समस्या की रिपोर्ट</translation>
    </message>
    <message>
        <source>Write what happened, copy the text, and send it to the person or team you got Tapu from. The program sends nothing by itself.</source>
        <extracomment>Dialog &quot;Report a problem&quot;</extracomment>
        <translation>लिखें कि क्या हुआ, टेक्स्ट कॉपी करें और उन्हें भेजें जिनसे आपको टापू मिला। प्रोग्राम खुद कुछ नहीं भेजता।</translation>
    </message>
    <message>
        <source>What I did:</source>
        <extracomment>Dialog &quot;Report a problem&quot;: the first of three lines to be completed</extracomment>
        <translation>मैंने क्या किया:</translation>
    </message>
    <message>
        <source>What I expected:</source>
        <extracomment>Dialog &quot;Report a problem&quot;: a line to be completed</extracomment>
        <translation>क्या होना चाहिए था:</translation>
    </message>
    <message>
        <source>What happened:</source>
        <extracomment>Dialog &quot;Report a problem&quot;: a line to be completed</extracomment>
        <translation>क्या हुआ:</translation>
    </message>
    <message>
        <source>System: %1 (%2)</source>
        <extracomment>Dialog &quot;Report a problem&quot;; %1 the operating system, %2 the kind of its windows, such as xcb</extracomment>
        <translation>सिस्टम: %1 (%2)</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <extracomment>Dialog &quot;Report a problem&quot;; %1 a language</extracomment>
        <translation>भाषा: %1</translation>
    </message>
    <message>
        <source>Screen: %1 × %2, scale %3</source>
        <extracomment>Dialog &quot;Report a problem&quot;; %1 and %2 pixels, %3 how much everything is enlarged</extracomment>
        <translation>स्क्रीन: %1 × %2, आकार %3</translation>
    </message>
    <message>
        <source>Rules of the game: %1</source>
        <extracomment>Dialog &quot;Report a problem&quot;; %1 the name of a rule set</extracomment>
        <translation>गेम के नियम: %1</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <extracomment>Dialog &quot;Report a problem&quot;, for screen readers</extracomment>
        <translation>रिपोर्ट का टेक्स्ट</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button of a dialog: copies a text</extracomment>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>tapu::RulesWindow</name>
    <message>
        <source>Rules – Tapu</source>
        <extracomment>Title of the window with the rules</extracomment>
        <translation>नियम — टापू</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Screen reader: the list of chapters and sections
----------
Button of the rules in a narrow window: shows the list of sections
----------
Title of the first page of the printed rules: a list of the chapters</extracomment>
        <translation>विषय-सूची</translation>
    </message>
    <message>
        <source>Sections found</source>
        <extracomment>Screen reader: sections that the search found</extracomment>
        <translation>मिले हुए भाग</translation>
    </message>
    <message>
        <source>No section has these words. Try one word, in English or in Hindi.</source>
        <extracomment>In place of the sections found</extracomment>
        <translation>ये शब्द किसी भाग में नहीं हैं। एक ही शब्द खोजकर देखें, हिंदी या अंग्रेज़ी में।</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button of the rules: to the section that was shown before</extracomment>
        <translation>पीछे</translation>
    </message>
    <message>
        <source>To the section before (Alt+Left)</source>
        <translation>पिछले भाग पर (Alt+Left)</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Button of the rules: opposite of &quot;Back&quot;</extracomment>
        <translation>आगे</translation>
    </message>
    <message>
        <source>To the section after (Alt+Right)</source>
        <translation>अगले भाग पर (Alt+Right)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Button of the rules</extracomment>
        <translation>छोटा</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+-)</source>
        <translation>छोटे अक्षर (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Button of the rules</extracomment>
        <translation>बड़ा</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>बड़े अक्षर (Ctrl++)</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button of the rules</extracomment>
        <translation>छापें…</translation>
    </message>
    <message>
        <source>Print this chapter…</source>
        <extracomment>Menu of the button &quot;Print…&quot;: the chapter of the rules that is shown</extracomment>
        <translation>यह अध्याय छापें…</translation>
    </message>
    <message>
        <source>Print all rules…</source>
        <extracomment>Menu of the button &quot;Print…&quot;</extracomment>
        <translation>सारे नियम छापें…</translation>
    </message>
    <message>
        <source>Print costs and odds…</source>
        <extracomment>Menu of the button &quot;Print…&quot;: one page with costs, points and chances</extracomment>
        <translation>लागत और संभावना छापें…</translation>
    </message>
    <message>
        <source>Save this chapter as PDF…</source>
        <extracomment>Menu of the button &quot;Print…&quot;</extracomment>
        <translation>यह अध्याय PDF में सहेजें…</translation>
    </message>
    <message>
        <source>Save all rules as PDF…</source>
        <extracomment>Menu of the button &quot;Print…&quot;</extracomment>
        <translation>सारे नियम PDF में सहेजें…</translation>
    </message>
    <message>
        <source>Save costs and odds as PDF…</source>
        <extracomment>Menu of the button &quot;Print…&quot;: one page with costs, points and chances</extracomment>
        <translation>लागत और संभावना PDF में सहेजें…</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>नियम PDF में सहेजें</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <extracomment>Kind of file in a file dialog; the pattern in brackets stays as it is</extracomment>
        <translation>PDF दस्तावेज़ (*.pdf)</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <extracomment>Button of the rules in a narrow window: hides the list of sections</extracomment>
        <translation>नियमों पर लौटें</translation>
    </message>
    <message>
        <source>Costs and odds</source>
        <extracomment>Name of a file that is offered for the sheet of costs and odds</extracomment>
        <translation>लागत और संभावना</translation>
    </message>
    <message>
        <source>Saved as “%1” in the folder %2.</source>
        <translation>नियम अब फ़ोल्डर %2 में “%1” नाम से हैं।</translation>
    </message>
    <message>
        <source>Handbook – Tapu</source>
        <extracomment>Title of the window while it shows the handbook: how the program is used</extracomment>
        <translation>पुस्तिका — टापू</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Two words beside each other, one of which is chosen: the book whose contents are shown
----------
In front of a section that a search found, if it is of the book whose contents are not shown</extracomment>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Handbook</source>
        <extracomment>Two words beside each other, one of which is chosen: the book whose contents are shown</extracomment>
        <translation>पुस्तिका</translation>
    </message>
    <message>
        <source>Search rules and handbook</source>
        <extracomment>In the empty search field over the contents of rules and handbook</extracomment>
        <translation>नियमों और पुस्तिका में खोजें</translation>
    </message>
    <message>
        <source>Print what is shown, or save it as PDF</source>
        <translation>जो दिख रहा है, उसे छापें या PDF में सहेजें</translation>
    </message>
    <message>
        <source>Print the whole handbook…</source>
        <extracomment>Menu of the button &quot;Print…&quot; while the handbook is shown</extracomment>
        <translation>पूरी पुस्तिका छापें…</translation>
    </message>
    <message>
        <source>Save the whole handbook as PDF…</source>
        <extracomment>Menu of the button &quot;Print…&quot; while the handbook is shown</extracomment>
        <translation>पूरी पुस्तिका PDF में सहेजें…</translation>
    </message>
    <message>
        <source>Save the handbook as PDF</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>पुस्तिका PDF में सहेजें</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of the window with rules and handbook</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>यह विंडो बंद करें (Esc)</translation>
    </message>
</context>
<context>
    <name>tapu::SavedGameCard</name>
    <message>
        <source>The name cannot be changed: the folder of this game cannot be written.</source>
        <extracomment>A saved game could not be renamed</extracomment>
        <translation>नाम नहीं बदल सकते: इस गेम के फ़ोल्डर में कुछ सहेजा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>This game cannot be deleted: it is being played, or its folder cannot be written.</source>
        <extracomment>A saved game could not be deleted</extracomment>
        <translation>यह गेम नहीं हटा सकते: या तो यह खुला है, या इसके फ़ोल्डर में कुछ बदल नहीं सकते।</translation>
    </message>
    <message>
        <source>Game without a name</source>
        <extracomment>A saved game whose name is not known</extracomment>
        <translation>बिना नाम का गेम</translation>
    </message>
    <message>
        <source>Hosted on the local network</source>
        <translation>लोकल नेटवर्क पर मेज़बानी</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>इस कंप्यूटर पर</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>Button of a saved game</extracomment>
        <translation>नाम बदलें</translation>
    </message>
    <message>
        <source>Give this game another name (F2)</source>
        <translation>इस गेम को दूसरा नाम दें (F2)</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button of a saved game</extracomment>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: a saved game was deleted; bring it back</extracomment>
        <translation>वापस लाएँ</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>Screen reader: the field for another name of a saved game</extracomment>
        <translation>गेम का नाम</translation>
    </message>
    <message>
        <source>Continue “%1”</source>
        <extracomment>Screen reader: button of a saved game; %1 its name</extracomment>
        <translation>“%1” जारी रखें</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <extracomment>Screen reader: button of a saved game; %1 its name</extracomment>
        <translation>“%1” का नाम बदलें</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <extracomment>Screen reader: button of a saved game; %1 its name</extracomment>
        <translation>“%1” हटाएँ</translation>
    </message>
    <message>
        <source>Bring “%1” back</source>
        <extracomment>Screen reader: button of a saved game; %1 its name</extracomment>
        <translation>“%1” वापस लाएँ</translation>
    </message>
    <message>
        <source>Remove this game; it can be undone until you close the program (Del)</source>
        <translation>यह गेम हटाएँ; प्रोग्राम बंद करने तक इसे वापस ला सकते हैं (Del)</translation>
    </message>
    <message>
        <source>“%1” was deleted. It can be brought back until you close the program.</source>
        <extracomment>A saved game was deleted and can still be brought back; %1 its name</extracomment>
        <translation>“%1” अब सूची में नहीं है। प्रोग्राम बंद करने तक इसे वापस ला सकते हैं।</translation>
    </message>
</context>
<context>
    <name>tapu::SavedLine</name>
    <message>
        <source>Saved as %1 in the folder %2.</source>
        <extracomment>Under buttons: a file was written; %1 its name, %2 its folder</extracomment>
        <translation>सहेजने की जगह: फ़ोल्डर %2, नाम %1।</translation>
    </message>
    <message>
        <source>Sent to the printer %1.</source>
        <extracomment>Under buttons: something is being printed; %1 name of the printer</extracomment>
        <translation>प्रिंटर %1 पर छपाई शुरू।</translation>
    </message>
</context>
<context>
    <name>tapu::SavedPage</name>
    <message>
        <source>Saved games</source>
        <extracomment>Title of the page of saved games</extracomment>
        <translation>सहेजे गए गेम</translation>
    </message>
    <message>
        <source>Every move is kept at once. Choose a game to go on where it was left.</source>
        <extracomment>Under the title of the page of saved games</extracomment>
        <translation>हर चाल तुरंत सहेजी जाती है। कोई गेम चुनें और जहाँ छोड़ा था, वहीं से आगे खेलें।</translation>
    </message>
    <message>
        <source>No saved games</source>
        <extracomment>No game was saved</extracomment>
        <translation>कोई सहेजा गया गेम नहीं</translation>
    </message>
    <message>
        <source>A game that you leave before its end appears here by itself.</source>
        <extracomment>No game was saved</extracomment>
        <translation>जो गेम आप अधूरा छोड़ें, वह यहाँ अपने आप दिखता है।</translation>
    </message>
    <message>
        <source>Test plays of the board editor</source>
        <extracomment>Heading of the page of saved games: games begun in the board editor</extracomment>
        <translation>बोर्ड एडिटर से परखने के लिए खेले गए गेम</translation>
    </message>
    <message numerus="yes">
        <source>The newest %n of them are kept.</source>
        <extracomment>Under the heading &quot;Test plays of the board editor&quot;</extracomment>
        <translation>
            <numerusform>इनमें से सबसे नया %n गेम रखा जाता है।</numerusform>
            <numerusform>इनमें से सबसे नए %n गेम रखे जाते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: back to the page before</extracomment>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>Button: open a saved game, a record or a board from a file</extracomment>
        <translation>फ़ाइल खोलें…</translation>
    </message>
    <message>
        <source>Open a saved game, the record of a game or a board</source>
        <translation>सहेजा गया गेम, गेम का रिकॉर्ड या बोर्ड खोलें</translation>
    </message>
    <message>
        <source>Games are kept in %1</source>
        <extracomment>Foot of the page of saved games; %1 a folder</extracomment>
        <translation>गेम यहाँ सहेजे जाते हैं: %1</translation>
    </message>
    <message>
        <source>New games are not kept: %1 cannot be written.</source>
        <extracomment>Foot of the page of saved games; %1 a folder</extracomment>
        <translation>नए गेम सहेजे नहीं जाते: %1 में कुछ सहेजा नहीं जा सकता।</translation>
    </message>
</context>
<context>
    <name>tapu::ScreenWindow</name>
    <message>
        <source>Tapu: big screen</source>
        <extracomment>Title of the window that a whole hall looks at</extracomment>
        <translation>Tapu: बड़ी स्क्रीन</translation>
    </message>
    <message>
        <source>Both languages</source>
        <extracomment>Menu of a big screen: it shows two languages, English and Hindi</extracomment>
        <translation>दोनों भाषाएँ</translation>
    </message>
    <message>
        <source>Light theme (T)</source>
        <extracomment>Menu of a big screen: the light theme instead of the dark one; T is a key</extracomment>
        <translation>हल्की थीम (T)</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <extracomment>Menu of a big screen; F11 is a key</extracomment>
        <translation>पूरी स्क्रीन (F11)</translation>
    </message>
</context>
<context>
    <name>tapu::SeatChip</name>
    <message>
        <source>free seat</source>
        <extracomment>At a seat beside the boards: nobody has taken it</extracomment>
        <translation>खाली सीट</translation>
    </message>
    <message>
        <source>no connection</source>
        <extracomment>At a seat beside the boards</extracomment>
        <translation>कनेक्शन नहीं</translation>
    </message>
    <message>
        <source>still choosing</source>
        <extracomment>At a seat beside the boards: its player has not made the start choices</extracomment>
        <translation>चुनना बाकी</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>At a seat beside the boards: its player has made the start choices</extracomment>
        <translation>तैयार</translation>
    </message>
    <message numerus="yes">
        <source>returns %n card(s)</source>
        <extracomment>At a seat beside the boards, after a seven: %n cards go back to the bank</extracomment>
        <translation>
            <numerusform>%n कार्ड लौटाना है</numerusform>
            <numerusform>%n कार्ड लौटाने हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>At a seat beside the boards: its player has ended this round</extracomment>
        <translation>दौर पूरा</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <extracomment>At a seat beside the boards: the reader&apos;s own; %1 their name</extracomment>
        <translation>%1 (आप)</translation>
    </message>
    <message>
        <source>%1, Moon group</source>
        <extracomment>Tool tip of a seat beside the boards; %1 a player of the Moon group</extracomment>
        <translation>%1, चंद्र दल</translation>
    </message>
    <message>
        <source>%1, Sun group</source>
        <extracomment>Tool tip of a seat beside the boards; %1 a player of the Sun group</extracomment>
        <translation>%1, सूर्य दल</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Tool tip of a seat beside the boards: %n resource cards in the hand</extracomment>
        <translation>
            <numerusform>हाथ में %n कार्ड</numerusform>
            <numerusform>हाथ में %n कार्ड</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Tool tip of a seat beside the boards: %n victory points that everybody sees</extracomment>
        <translation>
            <numerusform>%n अंक</numerusform>
            <numerusform>%n अंक</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::SeatLine</name>
    <message>
        <source>lost</source>
        <extracomment>How a player&apos;s connection is; %1 a time such as 1:12</extracomment>
        <translation>कनेक्शन टूटा</translation>
    </message>
    <message>
        <source>lost for %1</source>
        <extracomment>How a player&apos;s connection is; %1 a time such as 1:12</extracomment>
        <translation>%1 से कनेक्शन नहीं</translation>
    </message>
    <message>
        <source>bot</source>
        <extracomment>Who has a seat</extracomment>
        <translation>बॉट</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>Nobody has a seat</extracomment>
        <translation>खाली</translation>
    </message>
    <message>
        <source>silent</source>
        <extracomment>How a player&apos;s connection is</extracomment>
        <translation>चुप</translation>
    </message>
    <message>
        <source>connected</source>
        <extracomment>How a player&apos;s connection is; %1 a number of milliseconds
----------
How a player&apos;s connection is</extracomment>
        <translation>कनेक्शन ठीक</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>How a player&apos;s connection is; %1 a number of milliseconds</extracomment>
        <translation>%1 मिलीसेकंड</translation>
    </message>
    <message>
        <source>a bot plays</source>
        <extracomment>What else is to be known of a player who is not connected</extracomment>
        <translation>बॉट खेलता है</translation>
    </message>
    <message>
        <source>kept for %1</source>
        <extracomment>A seat is kept for somebody; %1 a name</extracomment>
        <translation>%1 के लिए</translation>
    </message>
    <message>
        <source>free seat</source>
        <extracomment>What else is to be known of a seat that a bot has</extracomment>
        <translation>खाली सीट</translation>
    </message>
    <message>
        <source>%1 Moon</source>
        <extracomment>A seat of the Big Game; %1 number of its board</extracomment>
        <translation>%1 चंद्र</translation>
    </message>
    <message>
        <source>%1 Sun</source>
        <extracomment>A seat of the Big Game; %1 number of its board</extracomment>
        <translation>%1 सूर्य</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>How a player is: they have done nothing in two rounds of their own</extracomment>
        <translation>कोई चाल नहीं</translation>
    </message>
    <message>
        <source>%1 (%2 is not connected)</source>
        <extracomment>A seat for somebody who came late, although it has a player: %1 a seat such as “8 Sun”, %2 the name of the player</extracomment>
        <translation>%1 (%2: कनेक्शन नहीं)</translation>
    </message>
    <message>
        <source>%1 (kept for %2)</source>
        <extracomment>A seat for somebody who came late: %1 a seat such as “8 Sun”, %2 the name of whom it is kept for</extracomment>
        <translation>%1 (%2 के लिए)</translation>
    </message>
    <message>
        <source>bot in %1 s</source>
        <extracomment>What else is to be known of a player who is not connected: a bot takes over in %1 seconds; short</extracomment>
        <translation>%1 सेकंड में बॉट</translation>
    </message>
</context>
<context>
    <name>tapu::SeatList</name>
    <message>
        <source>The list is written in UTF-16. Please save it as UTF-8.</source>
        <extracomment>A list of names that cannot be read. UTF-16 and UTF-8 are the names of two encodings of text files</extracomment>
        <translation>सूची UTF-16 में लिखी है। कृपया उसे UTF-8 में सहेजें।</translation>
    </message>
    <message>
        <source>There is a zero byte: the list is no plain text.</source>
        <extracomment>A list of names that cannot be read: a byte with the value zero, as in files that are no texts</extracomment>
        <translation>यहाँ एक शून्य बाइट है: सूची सादा पाठ नहीं है।</translation>
    </message>
    <message>
        <source>A letter here is not written in UTF-8, but perhaps in Latin-1. Please save the list as UTF-8.</source>
        <extracomment>A list of names that cannot be read. Latin-1 and UTF-8 are the names of encodings of text files</extracomment>
        <translation>यहाँ एक अक्षर UTF-8 में नहीं, शायद Latin-1 में लिखा है। कृपया सूची को UTF-8 में सहेजें।</translation>
    </message>
    <message>
        <source>A quotation mark is opened and never closed.</source>
        <extracomment>A list of names that cannot be read: a cell of a table that begins with a quotation mark has no other one</extracomment>
        <translation>एक उद्धरण चिह्न खुलता है पर बंद नहीं होता।</translation>
    </message>
    <message>
        <source>The column “%1” is there twice.</source>
        <extracomment>A list of names that cannot be read; %1 the title of a column</extracomment>
        <translation>कॉलम “%1” दो बार है।</translation>
    </message>
    <message>
        <source>No column is called “name”.</source>
        <extracomment>A list of names that cannot be read: its first line has titles of columns</extracomment>
        <translation>“name” या “नाम” कहलाने वाला कोई कॉलम नहीं है।</translation>
    </message>
    <message>
        <source>This name has no letter that can be shown.</source>
        <extracomment>A list of names that cannot be read</extracomment>
        <translation>इस नाम में दिखाने लायक कोई अक्षर नहीं है।</translation>
    </message>
    <message>
        <source>“%1” is too long: a name has at most %2 letters.</source>
        <extracomment>A list of names that cannot be read; %1 a name, %2 a number</extracomment>
        <translation>“%1” बहुत लंबा है: नाम में ज़्यादा से ज़्यादा %2 अक्षर हो सकते हैं।</translation>
    </message>
    <message>
        <source>The name %1 stands in line %2 already, or one that looks like it.</source>
        <extracomment>A list of names that cannot be read; %1 a name, %2 number of another line</extracomment>
        <translation>%1 या उससे मिलता-जुलता नाम पंक्ति %2 में पहले से है।</translation>
    </message>
    <message>
        <source>“%1” is no seat: there are the seats 1 to %2.</source>
        <extracomment>A list of names that cannot be read; %1 what stands in the column &quot;seat&quot;, %2 a number</extracomment>
        <translation>“%1” कोई सीट नहीं है: सीटें 1 से %2 तक हैं।</translation>
    </message>
    <message>
        <source>The number of the seat says another place than board and group.</source>
        <extracomment>A list of names that cannot be read: its columns &quot;seat&quot;, &quot;board&quot; and &quot;group&quot; name two seats</extracomment>
        <translation>सीट का नंबर बोर्ड और दल से अलग जगह बताता है।</translation>
    </message>
    <message>
        <source>There are %1 seats, and this line is one too many.</source>
        <extracomment>A list of names that cannot be read; %1 a number</extracomment>
        <translation>सीटें %1 हैं, और यह पंक्ति उनसे ज़्यादा है।</translation>
    </message>
    <message>
        <source>Line %1 names this seat already.</source>
        <extracomment>A list of names that cannot be read; %1 number of another line</extracomment>
        <translation>यह सीट पंक्ति %1 में पहले से है।</translation>
    </message>
    <message>
        <source>“%1” is no board: there are the boards 1 to %2.</source>
        <extracomment>A list of names that cannot be read; %1 what stands in the column &quot;board&quot;, %2 a number</extracomment>
        <translation>“%1” कोई बोर्ड नहीं है: बोर्ड 1 से %2 तक हैं।</translation>
    </message>
    <message>
        <source>“%1” is no group: there are Sun and Moon.</source>
        <extracomment>A list of names that cannot be read; %1 what stands in the column &quot;group&quot;</extracomment>
        <translation>“%1” कोई दल नहीं है: दल सूर्य और चंद्र हैं।</translation>
    </message>
    <message>
        <source>There are several columns. Please say in the first line what they are: “seat”, “board”, “group”, “name”.</source>
        <extracomment>A list of names that cannot be read; the words in quotation marks are what it has to say</extracomment>
        <translation>कई कॉलम हैं। कृपया पहली पंक्ति में बताएँ कि वे क्या हैं: “सीट”, “बोर्ड”, “दल”, “नाम”।</translation>
    </message>
    <message>
        <source>The list is larger than 4 MiB.</source>
        <extracomment>A list of names that cannot be read</extracomment>
        <translation>सूची 4 MiB से बड़ी है।</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>What is wrong with a list of names; %1 number of a line, %2 a whole sentence</extracomment>
        <translation>पंक्ति %1: %2</translation>
    </message>
</context>
<context>
    <name>tapu::SeatListView</name>
    <message>
        <source>Moon</source>
        <extracomment>One of the two groups of the Big Game</extracomment>
        <translation>चंद्र दल</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>One of the two groups of the Big Game</extracomment>
        <translation>सूर्य दल</translation>
    </message>
    <message>
        <source>New code…</source>
        <extracomment>What an organizer may do with a seat: another code of six digits</extracomment>
        <translation>नया कोड…</translation>
    </message>
    <message>
        <source>Ask</source>
        <extracomment>What an organizer may do with a seat: ask its player “Are you there?”</extracomment>
        <translation>पूछें</translation>
    </message>
    <message>
        <source>Reserve…</source>
        <extracomment>What an organizer may do with a seat: keep it for somebody</extracomment>
        <translation>बचाकर रखें…</translation>
    </message>
    <message>
        <source>Give back</source>
        <extracomment>What an organizer may do with a seat: keep it for nobody any more</extracomment>
        <translation>वापस दें</translation>
    </message>
    <message>
        <source>Let the player leave…</source>
        <extracomment>What an organizer may do with a seat: its player leaves, a bot takes it</extracomment>
        <translation>खिलाड़ी को जाने दें…</translation>
    </message>
    <message>
        <source>points: %1</source>
        <extracomment>Screen reader: a line of the list of seats; %1 a number of points</extracomment>
        <translation>अंक: %1</translation>
    </message>
    <message>
        <source>Make a code</source>
        <extracomment>What an organizer may do with a seat that has no code: six digits that open it</extracomment>
        <translation>कोड बनाएँ</translation>
    </message>
</context>
<context>
    <name>tapu::SeatPanel</name>
    <message>
        <source>All %1</source>
        <extracomment>Chip over the list of seats: all of them; %1 a number</extracomment>
        <translation>सब %1</translation>
    </message>
    <message>
        <source>Not connected %1</source>
        <extracomment>Chip over the list of seats; %1 a number</extracomment>
        <translation>कनेक्शन नहीं %1</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <extracomment>Chip over the list of seats: players who did nothing for two rounds; %1 a number</extracomment>
        <translation>कोई चाल नहीं %1</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Heading on the organizer&apos;s desk</extracomment>
        <translation>सीटें</translation>
    </message>
    <message>
        <source>Name or board</source>
        <extracomment>In an empty field: what one may look for</extracomment>
        <translation>नाम या बोर्ड</translation>
    </message>
    <message>
        <source>A new code?</source>
        <extracomment>Title of a question</extracomment>
        <translation>नया कोड?</translation>
    </message>
    <message>
        <source>Keep the code</source>
        <extracomment>Answer to a question: nothing happens</extracomment>
        <translation>कोड रहने दें</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>Answer to a question</extracomment>
        <translation>नया कोड</translation>
    </message>
    <message>
        <source>Keep a seat</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>सीट बचाकर रखें</translation>
    </message>
    <message>
        <source>For whom is %1 kept?</source>
        <extracomment>Label of a field in a dialog; %1 a seat such as “8 Sun”</extracomment>
        <translation>%1 किसके लिए बचाकर रखें?</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>बचाकर रखें</translation>
    </message>
    <message>
        <source>Let a player leave?</source>
        <extracomment>Title of a question</extracomment>
        <translation>खिलाड़ी को जाने दें?</translation>
    </message>
    <message>
        <source>A bot plays on for %1, %2. Nobody comes back to this seat without a new code.</source>
        <extracomment>A question; %1 a player, %2 a seat such as “8 Sun”</extracomment>
        <translation>%1 (%2) की जगह बॉट खेलता है। नए कोड के बिना इस सीट पर लौटना संभव नहीं।</translation>
    </message>
    <message>
        <source>Keep the player</source>
        <extracomment>Answer to a question: nothing happens</extracomment>
        <translation>खिलाड़ी को रहने दें</translation>
    </message>
    <message>
        <source>Let leave</source>
        <extracomment>Answer to a question</extracomment>
        <translation>जाने दें</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Buttons of a box</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>The code of %1 on its slip of paper will no longer open the seat. %2 stays there and needs no new one.</source>
        <extracomment>A question; %1 a seat such as “8 Sun”, %2 the player who is connected there</extracomment>
        <translation>इसके बाद %1 की पर्ची वाले कोड से सीट नहीं खुलती। %2 की सीट बनी रहती है, नया कोड ज़रूरी नहीं।</translation>
    </message>
    <message>
        <source>The code of %1 on its slip of paper will no longer open the seat. Whoever comes or comes back there needs the new one.</source>
        <extracomment>A question; %1 a seat such as “8 Sun”, where nobody is connected</extracomment>
        <translation>इसके बाद %1 की पर्ची वाले कोड से सीट नहीं खुलती। वहाँ बैठने या लौटने के लिए नया कोड चाहिए।</translation>
    </message>
    <message>
        <source>Bot or free %1</source>
        <extracomment>Chip over the list of seats: those that bots play or will play; %1 a number</extracomment>
        <translation>बॉट या खाली %1</translation>
    </message>
    <message>
        <source>Whoever types it in sits down there.</source>
        <extracomment>Text of a box, under a new code of six digits</extracomment>
        <translation>जो इसे डाले, वह वहाँ बैठता है।</translation>
    </message>
    <message>
        <source>The one before no longer opens the seat.</source>
        <extracomment>Text of a box, under a new code of six digits</extracomment>
        <translation>पिछले कोड से सीट अब नहीं खुलती।</translation>
    </message>
    <message>
        <source>Code of %1: %2</source>
        <extracomment>Title of a box; %1 a seat, maybe with its player, as “8 Sun, Asha”; %2 six digits</extracomment>
        <translation>%1 का कोड: %2</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button of a box: puts the code into the clipboard</extracomment>
        <translation>कॉपी करें</translation>
    </message>
</context>
<context>
    <name>tapu::SeatingPlan</name>
    <message>
        <source>Seating plan</source>
        <extracomment>Heading on paper</extracomment>
        <translation>बैठने की योजना</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>On paper: one of the two groups of the Big Game</extracomment>
        <translation>सूर्य दल</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>On paper: one of the two groups of the Big Game</extracomment>
        <translation>चंद्र दल</translation>
    </message>
    <message>
        <source>Start Tapu on your computer.</source>
        <extracomment>On paper, the first step to join a game; Tapu is the name of the program</extracomment>
        <translation>अपने कंप्यूटर पर Tapu खोलें।</translation>
    </message>
    <message>
        <source>%1 · %2 · boards: %3, seats: %4 · page %5 of %6</source>
        <extracomment>Under the title of a printed plan. %1 name of the event, %2 a date, %3 number of boards, %4 number of seats, %5 and %6 numbers of pages</extracomment>
        <translation>%1 · %2 · बोर्ड: %3, सीटें: %4 · पेज %5 / %6</translation>
    </message>
    <message>
        <source>The picture at left holds the same address.</source>
        <extracomment>On paper, beside a QR code</extracomment>
        <translation>बाईं ओर के चित्र में यही पता है।</translation>
    </message>
    <message>
        <source>%1, opposite</source>
        <extracomment>On paper: where Moon sits. %1 the name of the group in both languages</extracomment>
        <translation>%1, सामने</translation>
    </message>
    <message>
        <source>Your neighbors: one table lower and one higher. %1 and 1 are neighbors.</source>
        <extracomment>On paper; %1 the number of the last board</extracomment>
        <translation>आपके पड़ोसी: एक मेज़ पहले और एक बाद। %1 और 1 पड़ोसी हैं।</translation>
    </message>
    <message>
        <source>Your neighbors: one table lower and one higher.</source>
        <extracomment>On paper</extracomment>
        <translation>आपके पड़ोसी: एक मेज़ पहले और एक बाद।</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>On paper, under the number of a board and over its letter</extracomment>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Dotted: a free seat, a bot plays it. The code also brings you back after a break.</source>
        <extracomment>At the foot of a printed plan</extracomment>
        <translation>बिंदु: खाली सीट, उस पर बॉट खेलेगा। कोड से आप बाद में भी लौट सकते हैं।</translation>
    </message>
    <message>
        <source>Dotted: a free seat. The code also brings you back after a break.</source>
        <extracomment>At the foot of a printed plan</extracomment>
        <translation>बिंदु: खाली सीट। कोड से आप बाद में भी लौट सकते हैं।</translation>
    </message>
    <message>
        <source>Tapu · printed %1</source>
        <extracomment>At the foot of a printed plan; %1 date and time</extracomment>
        <translation>Tapu · छपाई %1</translation>
    </message>
    <message>
        <source>Board %1 %2 · %3</source>
        <extracomment>On a slip for a seat: %1 number of the board, %2 its letter, %3 the group, &quot;Sun&quot; or &quot;Moon&quot;</extracomment>
        <translation>बोर्ड %1 %2 · %3</translation>
    </message>
    <message>
        <source>Local network, then Join by address:</source>
        <extracomment>On paper, the second step to join a game: an entry of the start page and a button; an address stands below</extracomment>
        <translation>लोकल नेटवर्क, फिर पते से जुड़ें:</translation>
    </message>
    <message>
        <source>Type the six digits on your slip.</source>
        <extracomment>On paper, the third step to join a game</extracomment>
        <translation>अपनी पर्ची के छह नंबर लिखें।</translation>
    </message>
    <message>
        <source>With all codes: do not hang this up</source>
        <extracomment>At the top of a plan on paper that has the codes of all seats: it is the organizer&apos;s own</extracomment>
        <translation>सब कोड के साथ: दीवार पर न लगाएँ</translation>
    </message>
</context>
<context>
    <name>tapu::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <extracomment>Question before all settings are reset: title, text, and its two answers
----------
Title of a dialog</extracomment>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Setting</extracomment>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Changes at once in every window.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>हर विंडो में तुरंत बदलती है।</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Setting</extracomment>
        <translation>थीम</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Values of the setting &quot;Theme&quot;</extracomment>
        <translation>सिस्टम</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्की</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरी</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <extracomment>Setting</extracomment>
        <translation>बॉट की गति</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>Setting</extracomment>
        <translation>एनिमेशन</translation>
    </message>
    <message>
        <source>Moving pieces, dice and cards. Where your system wants less motion there are only fades.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>गोटियों, पासों और कार्डों की हलचल। जहाँ आपका सिस्टम कम हलचल चाहता है, वहाँ चीज़ें बस धीरे से उभरती हैं।</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations</comment>
        <extracomment>Values of the setting &quot;Animations&quot;</extracomment>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations</comment>
        <translation>तेज़</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Roll dice for me</source>
        <extracomment>Setting: the dice are thrown for the player</extracomment>
        <translation>पासे मेरी ओर से फेंकें</translation>
    </message>
    <message>
        <source>At once, unless you could do something else first, such as playing a card. Others may notice the difference.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>तुरंत, बशर्ते पहले करने को कुछ और न हो, जैसे कोई कार्ड चलना। दूसरे खिलाड़ियों को यह फ़र्क दिख सकता है।</translation>
    </message>
    <message>
        <source>Light paper or dark, high contrast, or as your system has it.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>हल्का या गहरा कागज़, उच्च कंट्रास्ट, या जैसा आपके सिस्टम में हो।</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>उच्च कंट्रास्ट</translation>
    </message>
    <message>
        <source>Devanagari digits</source>
        <extracomment>Setting: numbers as ०–९</extracomment>
        <translation>देवनागरी अंक</translation>
    </message>
    <message>
        <source>Numbers as ०–९ where the interface is in Hindi.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>हिंदी में संख्याएँ ०–९ में दिखें।</translation>
    </message>
    <message>
        <source>How long a bot thinks before each of its moves; also in the game that runs.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>हर चाल से पहले बॉट कितना सोचे; चालू गेम में भी।</translation>
    </message>
    <message>
        <source>Most used</source>
        <extracomment>Heading in the settings</extracomment>
        <translation>सबसे ज़्यादा काम की</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Setting</extracomment>
        <translation>टेक्स्ट का आकार</translation>
    </message>
    <message>
        <source>All texts larger or smaller; pictures stay as they are.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>सारा टेक्स्ट बड़ा या छोटा; चित्र वैसे ही रहते हैं।</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A text size; %1 a number</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Name and color</source>
        <extracomment>Setting</extracomment>
        <translation>नाम और रंग</translation>
    </message>
    <message>
        <source>As others see you in new games.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>नए गेम में दूसरे आपको ऐसे देखते हैं।</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Heading in the settings</extracomment>
        <translation>रूप</translation>
    </message>
    <message>
        <source>Colors of the players</source>
        <extracomment>Setting: colors for people who do not see all colors</extracomment>
        <translation>खिलाड़ियों के रंग</translation>
    </message>
    <message>
        <source>For how you see colors. Each player has a mark besides.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>आपकी आँखें रंगों को जैसे देखती हैं, उसके अनुसार। हर खिलाड़ी का एक चिह्न भी होता है।</translation>
    </message>
    <message>
        <source>Usual</source>
        <extracomment>Values of the setting &quot;Colors of the players&quot;: kinds of color vision</extracomment>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Weak red</source>
        <translation>लाल कम दिखता है</translation>
    </message>
    <message>
        <source>Weak green</source>
        <translation>हरा कम दिखता है</translation>
    </message>
    <message>
        <source>Weak blue</source>
        <translation>नीला कम दिखता है</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Screen reader: how loud the sounds are</extracomment>
        <translation>आवाज़</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <extracomment>Screen reader: all sounds on or off</extracomment>
        <translation>ध्वनियाँ चालू</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Setting
----------
Heading in the settings</extracomment>
        <translation>ध्वनियाँ</translation>
    </message>
    <message>
        <source>All of them on or off, and how loud they are. Which ones stands below.</source>
        <translation>सारी ध्वनियाँ चालू या बंद, और कितनी तेज़। कौन-सी, यह नीचे चुनें।</translation>
    </message>
    <message>
        <source>Hear “%1”</source>
        <extracomment>Button: lets the person hear a sound; %1 what it tells: &quot;Dice are thrown&quot;</extracomment>
        <translation>“%1” सुनें</translation>
    </message>
    <message>
        <source>Network, files and keys</source>
        <extracomment>Heading in the settings</extracomment>
        <translation>नेटवर्क, फ़ाइलें और कुंजियाँ</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>Setting</extracomment>
        <translation>पोर्ट</translation>
    </message>
    <message>
        <source>On which others reach a game that you host.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>जिस पर दूसरे आपकी मेज़बानी वाले गेम तक पहुँचते हैं।</translation>
    </message>
    <message>
        <source>Folder of the games</source>
        <extracomment>Setting: where games are kept</extracomment>
        <translation>गेमों का फ़ोल्डर</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button: shows a folder</extracomment>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>Setting</extracomment>
        <translation>कीबोर्ड शॉर्टकट</translation>
    </message>
    <message>
        <source>The keys of all menus; each can be another.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>सभी मेन्यू की कुंजियाँ; हर एक बदली जा सकती है।</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>Button: opens the keyboard shortcuts</extracomment>
        <translation>बदलें…</translation>
    </message>
    <message>
        <source>Give all settings and keys their usual values? Your name, your color, the language and your games stay.</source>
        <translation>सारी सेटिंग और कुंजियाँ फिर से सामान्य करें? आपका नाम, आपका रंग, भाषा और आपके गेम वैसे ही रहेंगे।</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>मेरी रखें</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>Answer to the question whether all settings should be reset</extracomment>
        <translation>सब रीसेट करें</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In the empty search field of a dialog</extracomment>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <extracomment>Screen reader: the search field of the settings</extracomment>
        <translation>सेटिंग में खोजें</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <extracomment>Settings: no setting has the word that is searched</extracomment>
        <translation>इस नाम की कोई सेटिंग नहीं है।</translation>
    </message>
    <message>
        <source>Reset all…</source>
        <extracomment>Button of the settings: usual values for everything</extracomment>
        <translation>सब रीसेट करें…</translation>
    </message>
    <message>
        <source>Your games lie in %1.</source>
        <extracomment>Setting; %1 a folder</extracomment>
        <translation>आपके गेम %1 में हैं।</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading in the settings: what holds while one plays</extracomment>
        <translation>खेलते समय</translation>
    </message>
    <message>
        <source>Ask before a turn ends</source>
        <extracomment>Setting</extracomment>
        <translation>बारी खत्म करने से पहले पूछें</translation>
    </message>
    <message>
        <source>Only while you could still move a ship or play a card, which costs nothing.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>केवल तब, जब आप अब भी कोई जहाज़ चला सकते हों या कार्ड खेल सकते हों, जिसकी कोई लागत नहीं।</translation>
    </message>
    <message>
        <source>Offers: bots wait for persons</source>
        <extracomment>Setting: bots let persons answer an offer first</extracomment>
        <translation>प्रस्ताव पर बॉट का इंतज़ार</translation>
    </message>
    <message>
        <source>How long bots leave an offer to the persons who are asked too. Holds for games that you start or continue here from now on.</source>
        <extracomment>Settings: what this setting does</extracomment>
        <translation>प्रस्ताव जिन लोगों के लिए है, बॉट उनके जवाब का कितनी देर इंतज़ार करें। अब से यहाँ शुरू किए या आगे खेले गए गेम में लागू।</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>Value of the setting &quot;Offers: bots wait for persons&quot;</extracomment>
        <translation>बिल्कुल नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>Value of the setting &quot;Offers: bots wait for persons&quot;</extracomment>
        <translation>
            <numerusform>%n सेकंड</numerusform>
            <numerusform>%n सेकंड</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>Question before all keys are the usual ones again: title, text, and its two answers
----------
Title of a dialog</extracomment>
        <translation>कीबोर्ड शॉर्टकट</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a dialog</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Give all entries their usual keys again?</source>
        <translation>सभी को फिर से उनकी सामान्य कुंजियाँ दें?</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>मेरी रखें</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <extracomment>Answer to the question whether all keys should be the usual ones again</extracomment>
        <translation>सामान्य कुंजियाँ</translation>
    </message>
    <message>
        <source>The usual key for “%1”</source>
        <extracomment>Button beside a key that was changed; %1 an entry of a menu</extracomment>
        <translation>“%1” की सामान्य कुंजी</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>In the empty search field of a dialog</extracomment>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Search the keyboard shortcuts</source>
        <extracomment>Screen reader: the search field of the keyboard shortcuts</extracomment>
        <translation>कीबोर्ड शॉर्टकट में खोजें</translation>
    </message>
    <message>
        <source>Usual keys…</source>
        <extracomment>Button of a dialog: all keys as they were at first</extracomment>
        <translation>सामान्य कुंजियाँ…</translation>
    </message>
</context>
<context>
    <name>tapu::SinceStrip</name>
    <message>
        <source>Since your last turn</source>
        <extracomment>Over a short summary of what happened while others played.</extracomment>
        <translation>आपकी पिछली बारी के बाद</translation>
    </message>
    <message>
        <source>You received %1.</source>
        <extracomment>What the reader received since their last turn; %1 is a list such as &quot;2 × Brick, 1 × Wool&quot;.</extracomment>
        <translation>आपको मिला: %1</translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <extracomment>What the reader lost since their last turn; %1 is a list such as &quot;2 × Brick, 1 × Wool&quot;.</extracomment>
        <translation>आपके हाथ से निकले: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Tool tip of a small button: puts the summary away.</extracomment>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>tapu::Sound</name>
    <message>
        <source>There is no sound: the library OpenAL Soft is not installed.</source>
        <extracomment>Settings of sounds; the name of the library stays as it is</extracomment>
        <translation>ध्वनि नहीं है: OpenAL Soft लाइब्रेरी इंस्टॉल नहीं है।</translation>
    </message>
    <message>
        <source>There is no sound: this computer has no sound device that can be used.</source>
        <extracomment>Settings of sounds</extracomment>
        <translation>ध्वनि नहीं है: इस कंप्यूटर में ध्वनि का कोई काम करने वाला उपकरण नहीं है।</translation>
    </message>
    <message>
        <source>it is not a whole WAV file</source>
        <extracomment>Why a sound cannot be played, after a colon</extracomment>
        <translation>यह पूरी WAV फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>it must have 16 bits, one or two channels and 8,000 to 48,000 samples a second</source>
        <extracomment>Why a sound cannot be played, after a colon</extracomment>
        <translation>इसमें 16 बिट, एक या दो चैनल और हर सेकंड 8,000 से 48,000 सैंपल होने चाहिए</translation>
    </message>
    <message>
        <source>it is longer than %1 seconds</source>
        <extracomment>Why a sound cannot be played, after a colon; %1 a number</extracomment>
        <translation>यह %1 सेकंड से लंबी है</translation>
    </message>
    <message>
        <source>The sound file %1 cannot be played: %2.</source>
        <extracomment>Settings of sounds; %1 a file, %2 why it cannot be played</extracomment>
        <translation>ध्वनि की फ़ाइल %1 नहीं बजाई जा सकती: %2।</translation>
    </message>
    <message>
        <source>Dice are thrown</source>
        <extracomment>A sound of the game, in the settings</extracomment>
        <translation>पासे फेंके गए</translation>
    </message>
    <message>
        <source>A seven is thrown</source>
        <extracomment>A sound of the game, in the settings</extracomment>
        <translation>सात आया</translation>
    </message>
    <message>
        <source>Something is built</source>
        <extracomment>A sound of the game, in the settings</extracomment>
        <translation>कुछ बना</translation>
    </message>
    <message>
        <source>You are offered a trade</source>
        <extracomment>A sound of the game, in the settings</extracomment>
        <translation>आपको व्यापार का प्रस्ताव मिला</translation>
    </message>
    <message>
        <source>The game waits for you</source>
        <extracomment>A sound of the game, in the settings</extracomment>
        <translation>गेम आपकी चाल की राह देख रहा है</translation>
    </message>
    <message>
        <source>You are robbed</source>
        <extracomment>A sound of the game, in the settings</extracomment>
        <translation>आपका कार्ड चोरी हुआ</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>A sound of the game, in the settings</extracomment>
        <translation>गेम खत्म हुआ</translation>
    </message>
    <message>
        <source>You have ten seconds left</source>
        <extracomment>A sound of the game, in the settings</extracomment>
        <translation>आपके पास दस सेकंड बचे हैं</translation>
    </message>
</context>
<context>
    <name>tapu::StampsPane</name>
    <message>
        <source>Remove this stamp</source>
        <extracomment>Menu of a stamp of the board editor</extracomment>
        <translation>यह ठप्पा हटाएँ</translation>
    </message>
    <message>
        <source>The stamp “%1” was removed.</source>
        <extracomment>Status line of the board editor; %1 name of a stamp</extracomment>
        <translation>ठप्पा “%1” अब नहीं है।</translation>
    </message>
    <message>
        <source>Stamps</source>
        <extracomment>Palette of the board editor: parts of boards that were kept, to be put on boards</extracomment>
        <translation>ठप्पे</translation>
    </message>
    <message>
        <source>Stamp “%1”. Delete removes it.</source>
        <extracomment>Tip of a stamp in the palette of the board editor; %1 its name</extracomment>
        <translation>ठप्पा “%1”। Delete से हटता है।</translation>
    </message>
    <message>
        <source>Select hexes, then Edit, Save as stamp….</source>
        <extracomment>Palette of the board editor, where there is no stamp yet. “Edit” and “Save as stamp…” are a menu and its entry</extracomment>
        <translation>हेक्स चुनें, फिर संपादन में “ठप्पे के रूप में सहेजें…”।</translation>
    </message>
</context>
<context>
    <name>tapu::StartColumn</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <extracomment>At a start settlement: %n dots on the numbers around it, which say how often it produces</extracomment>
        <translation>
            <numerusform>%n बिंदु</numerusform>
            <numerusform>%n बिंदु</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards from here</source>
        <extracomment>At a start settlement: the player takes their first cards from the hexes around it</extracomment>
        <translation>कार्ड यहाँ से</translation>
    </message>
    <message>
        <source>City here</source>
        <extracomment>At a start settlement: it becomes a city</extracomment>
        <translation>शहर बनाएँ</translation>
    </message>
    <message>
        <source>brings every card twice</source>
        <extracomment>At a start settlement: what a city there brings</extracomment>
        <translation>हर कार्ड दोगुना मिलेगा</translation>
    </message>
</context>
<context>
    <name>tapu::StartPage</name>
    <message>
        <source>Settle, trade and build.</source>
        <extracomment>Under the name of the game on the start page</extracomment>
        <translation>बस्तियाँ बसाएँ, व्यापार करें, शहर बनाएँ।</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Entry of the start page: go on with the game that was broken off</extracomment>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Play against bots</source>
        <extracomment>Entry of the start page</extracomment>
        <translation>बॉट के साथ खेलें</translation>
    </message>
    <message>
        <source>Same computer</source>
        <extracomment>Entry of the start page: several people play at one computer</extracomment>
        <translation>एक ही कंप्यूटर</translation>
    </message>
    <message>
        <source>2 to 4 players share one screen</source>
        <extracomment>Note under &quot;Same computer&quot;</extracomment>
        <translation>2 से 4 खिलाड़ी, एक स्क्रीन</translation>
    </message>
    <message>
        <source>Local network</source>
        <extracomment>Entry of the start page: host or join a game on the local network</extracomment>
        <translation>लोकल नेटवर्क</translation>
    </message>
    <message numerus="yes">
        <source>%n open game(s) found</source>
        <translation>
            <numerusform>%n खुला गेम मिला</numerusform>
            <numerusform>%n खुले गेम मिले</numerusform>
        </translation>
    </message>
    <message>
        <source>Host a game or join one</source>
        <translation>मेज़बानी करें या किसी गेम में शामिल हों</translation>
    </message>
    <message>
        <source>Change name and color</source>
        <extracomment>Under the player&apos;s own name on the start page</extracomment>
        <translation>नाम और रंग बदलें</translation>
    </message>
    <message>
        <source>%1: change name and color</source>
        <extracomment>Screen reader: %1 = own name</extracomment>
        <translation>%1: नाम और रंग बदलें</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Screen reader: the language switch</extracomment>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Link on the start page</extracomment>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Link on the start page</extracomment>
        <translation>परिचय</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <extracomment>Entry of the start page: back to the own seat in a game on the network</extracomment>
        <translation>फिर से शामिल हों</translation>
    </message>
    <message>
        <source>Board editor</source>
        <extracomment>Entry of the start page: opens the board editor</extracomment>
        <translation>बोर्ड एडिटर</translation>
    </message>
    <message>
        <source>Make boards and play on them</source>
        <extracomment>Note under &quot;Board editor&quot;</extracomment>
        <translation>बोर्ड बनाएँ और उन पर खेलें</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Link on the start page</extracomment>
        <translation>नियम</translation>
    </message>
    <message numerus="yes">
        <source>All saved games (%n)…</source>
        <extracomment>Link on the start page: to the list of all games that can be continued; %n how many</extracomment>
        <translation>
            <numerusform>सहेजे गए सभी गेम (%n)…</numerusform>
            <numerusform>सहेजे गए सभी गेम (%n)…</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring a deleted game back…</source>
        <extracomment>Link on the start page: to the page where a game was deleted and can still be brought back</extracomment>
        <translation>हटाया गया गेम वापस लाएँ…</translation>
    </message>
    <message>
        <source>Lead your event</source>
        <extracomment>Entry of the start page: back to the desk from which the person leads a Big Game</extracomment>
        <translation>अपना आयोजन चलाएँ</translation>
    </message>
    <message>
        <source>Crazy, Big Game, other boards…</source>
        <extracomment>Link on the start page: to the page with all games against bots; Crazy and Big Game are names of rules</extracomment>
        <translation>क्रेज़ी, बड़ा गेम, दूसरे बोर्ड…</translation>
    </message>
    <message>
        <source>All games against bots, with seats, bots and boards</source>
        <translation>बॉट के साथ सब गेम: सीटें, बॉट और बोर्ड</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <extracomment>Entry of the start page: lessons for somebody who has never played</extracomment>
        <translation>खेलना सीखें</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Link on the start page: to past games and what follows from them</extracomment>
        <translation>आँकड़े</translation>
    </message>
</context>
<context>
    <name>tapu::Stepper</name>
    <message>
        <source>One %1 less</source>
        <extracomment>Tool tip and screen reader: %1 is a resource.</extracomment>
        <translation>%1: एक कम</translation>
    </message>
    <message>
        <source>One %1 more</source>
        <extracomment>Tool tip and screen reader: %1 is a resource.</extracomment>
        <translation>%1: एक ज़्यादा</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Screen reader: %1 is a resource, %2 how many are chosen.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>Screen reader: %1 is what the cards are for, as &quot;You give&quot;, %2 a resource and how many are chosen, as &quot;Ore: 2&quot;.</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>tapu::StoryCharts</name>
    <message numerus="yes">
        <source>Ordinary dice: in %n of 100 games they stray further than this.</source>
        <extracomment>How unusual the dice of a game were; %n of 100</extracomment>
        <translation>
            <numerusform>सामान्य पासे: 100 में से %n गेम में पासे इससे भी ज़्यादा बहकते हैं।</numerusform>
            <numerusform>सामान्य पासे: 100 में से %n गेम में पासे इससे भी ज़्यादा बहकते हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unusual dice: in %n of 100 games they stray further than this.</source>
        <extracomment>How unusual the dice of a game were; %n of 100</extracomment>
        <translation>
            <numerusform>असामान्य पासे: 100 में से %n गेम में पासे इससे भी ज़्यादा बहकते हैं।</numerusform>
            <numerusform>असामान्य पासे: 100 में से %n गेम में पासे इससे भी ज़्यादा बहकते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Very unusual dice: in fewer than 1 of 100 games they stray further than this.</source>
        <extracomment>How unusual the dice of a game were</extracomment>
        <translation>बहुत असामान्य पासे: 100 में से 1 से भी कम गेम में पासे इससे ज़्यादा बहकते हैं।</translation>
    </message>
    <message>
        <source>Too few throws to say how ordinary they were.</source>
        <extracomment>How unusual the dice of a game were</extracomment>
        <translation>पासे इतने कम फेंके गए कि कुछ कहा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>Number %1</source>
        <extracomment>A column of a chart of throws: a number of the dice</extracomment>
        <translation>नंबर %1</translation>
    </message>
    <message>
        <source>thrown</source>
        <extracomment>Legend of a chart: how often a number was thrown</extracomment>
        <translation>कितनी बार आया</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>Legend of a chart: how often a number was to be expected</extracomment>
        <translation>कितनी बार की उम्मीद थी</translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s).</source>
        <extracomment>Under a chart of throws: how many there were</extracomment>
        <translation>
            <numerusform>%n बार पासे फेंके गए।</numerusform>
            <numerusform>%n बार पासे फेंके गए।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 got the Largest Army</source>
        <extracomment>A mark below a chart of points: an award moved; %1 a player</extracomment>
        <translation>सबसे बड़ी सेना अब %1 के पास</translation>
    </message>
    <message>
        <source>%1 got the Longest Road</source>
        <extracomment>A mark below a chart of points: an award moved; %1 a player</extracomment>
        <translation>सबसे लंबी सड़क अब %1 के पास</translation>
    </message>
    <message>
        <source>Nobody has the Largest Army any more</source>
        <extracomment>A mark below a chart of points: an award moved</extracomment>
        <translation>सबसे बड़ी सेना अब किसी के पास नहीं</translation>
    </message>
    <message>
        <source>Nobody has the Longest Road any more</source>
        <extracomment>A mark below a chart of points: an award moved</extracomment>
        <translation>सबसे लंबी सड़क अब किसी के पास नहीं</translation>
    </message>
</context>
<context>
    <name>tapu::StoryPage</name>
    <message>
        <source>From the start settlement</source>
        <extracomment>Line of a table of cards: of the second settlement of the set-up</extracomment>
        <translation>शुरुआती बस्ती से</translation>
    </message>
    <message>
        <source>From the dice</source>
        <extracomment>Line of a table of cards</extracomment>
        <translation>पासों से</translation>
    </message>
    <message>
        <source>From development cards</source>
        <extracomment>Line of a table of cards</extracomment>
        <translation>विकास कार्डों से</translation>
    </message>
    <message>
        <source>Taken with the robber</source>
        <extracomment>Line of a table of cards</extracomment>
        <translation>लुटेरे से छीने</translation>
    </message>
    <message>
        <source>Got from other players</source>
        <extracomment>Line of a table of cards</extracomment>
        <translation>दूसरे खिलाड़ियों से मिले</translation>
    </message>
    <message>
        <source>Got from the bank</source>
        <extracomment>Line of a table of cards</extracomment>
        <translation>बैंक से मिले</translation>
    </message>
    <message>
        <source>Given to other players</source>
        <extracomment>Line of a table of cards</extracomment>
        <translation>दूसरे खिलाड़ियों को दिए</translation>
    </message>
    <message>
        <source>Given to the bank</source>
        <extracomment>Line of a table of cards</extracomment>
        <translation>बैंक को दिए</translation>
    </message>
    <message>
        <source>Lost to the robber</source>
        <extracomment>Line of a table of cards: others took them</extracomment>
        <translation>लुटेरे ने छीने</translation>
    </message>
    <message>
        <source>Lost to a monopoly</source>
        <extracomment>Line of a table of cards: others took them with this card</extracomment>
        <translation>एकाधिकार में गए</translation>
    </message>
    <message>
        <source>Returned on a seven</source>
        <extracomment>Line of a table of cards: half of a large hand</extracomment>
        <translation>सात पर लौटाए</translation>
    </message>
    <message>
        <source>Spent on building and cards</source>
        <extracomment>Line of a table of cards</extracomment>
        <translation>बनाने और कार्ड लेने में लगे</translation>
    </message>
    <message>
        <source>How the game went</source>
        <extracomment>Title over charts and tables of a game that is over</extracomment>
        <translation>गेम कैसा रहा</translation>
    </message>
    <message>
        <source>The first moves of this game are not kept here: nothing can be told of it.</source>
        <extracomment>In place of the charts of a finished game</extracomment>
        <translation>इस गेम की पहली चालें यहाँ नहीं रखी गईं: इसके बारे में कुछ नहीं बताया जा सकता।</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <extracomment>Button: puts the results of a finished game away</extracomment>
        <translation>बोर्ड पर लौटें</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of the results of a game: keeps its record in a file</extracomment>
        <translation>सहेजें…</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Button of the results of a game: it is looked at once more, move by move</extracomment>
        <translation>रीप्ले</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>Button of the results of a game: back to the first page of the program</extracomment>
        <translation>शुरुआती पेज</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Title over a table of everybody&apos;s points
----------
Tab of a chart over time: everybody&apos;s points</extracomment>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>Title over charts of points, cards and luck after each turn</extracomment>
        <translation>समय के साथ</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Title over charts of the dice and of what they brought</extracomment>
        <translation>संभावना</translation>
    </message>
    <message>
        <source>Cards of each player</source>
        <extracomment>Title over tables of cards, waits and honors
----------
Name of a table for screen readers</extracomment>
        <translation>हर खिलाड़ी के कार्ड</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>Tab: how often each number was thrown</extracomment>
        <translation>पासे</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Tab: what the dice brought each player, against what was to be expected</extracomment>
        <translation>किस्मत</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <extracomment>Tab of a chart over time: how many cards each player held</extracomment>
        <translation>हाथ के कार्ड</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>Tab of a chart over time: how many cards the dice had brought by then</extracomment>
        <translation>उपज</translation>
    </message>
    <message>
        <source>Flow</source>
        <extracomment>Tab of a table of cards: how they came and went</extracomment>
        <translation>आना-जाना</translation>
    </message>
    <message>
        <source>By resource</source>
        <extracomment>Tab of a table of cards: what kinds came in</extracomment>
        <translation>संसाधन से</translation>
    </message>
    <message>
        <source>Longest waits</source>
        <extracomment>Tab of a table: who waited longest for something</extracomment>
        <translation>सबसे लंबे इंतज़ार</translation>
    </message>
    <message>
        <source>Between players</source>
        <extracomment>Tab of a table: what players took from each other, and their trades</extracomment>
        <translation>खिलाड़ियों के बीच</translation>
    </message>
    <message>
        <source>Honors</source>
        <extracomment>Tab: honors that amuse and change nothing</extracomment>
        <translation>सम्मान</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <extracomment>Name of a chart for screen readers</extracomment>
        <translation>हर बारी के बाद अंक</translation>
    </message>
    <message>
        <source>Cards in hand after each turn</source>
        <extracomment>Name of a chart for screen readers</extracomment>
        <translation>हर बारी के बाद हाथ के कार्ड</translation>
    </message>
    <message>
        <source>Cards from the dice until each turn</source>
        <extracomment>Name of a chart for screen readers: counted from the beginning of the game</extracomment>
        <translation>हर बारी तक पासों से मिले कार्ड</translation>
    </message>
    <message>
        <source>Cards from the dice beyond those promised, until each turn</source>
        <extracomment>Name of a chart for screen readers: counted from the beginning of the game; below 0: fewer</extracomment>
        <translation>हर बारी तक पासों से उम्मीद से ज़्यादा मिले कार्ड</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <extracomment>A place of a chart of points: after which turn of the game, %1 its number; 0: before the first</extracomment>
        <translation>बारी %1 के बाद</translation>
    </message>
    <message>
        <source>Numbers thrown</source>
        <extracomment>Name of a chart for screen readers</extracomment>
        <translation>पासों पर आए नंबर</translation>
    </message>
    <message>
        <source>Cards from the dice, against what the places promised</source>
        <extracomment>Name of a chart for screen readers</extracomment>
        <translation>पासों से मिले कार्ड, और जगहों से जितनों की उम्मीद थी</translation>
    </message>
    <message>
        <source>received</source>
        <extracomment>Legend of a chart: cards that the dice brought</extracomment>
        <translation>मिले</translation>
    </message>
    <message>
        <source>promised</source>
        <extracomment>Legend of a chart: cards that the places of a player let expect</extracomment>
        <translation>उम्मीद थी</translation>
    </message>
    <message>
        <source>Luck of each player</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation>हर खिलाड़ी की किस्मत</translation>
    </message>
    <message>
        <source>Promised by the places</source>
        <extracomment>Line of a table of cards: what the places of a player let expect of the throws</extracomment>
        <translation>जगहों से उम्मीद थी</translation>
    </message>
    <message>
        <source>More or fewer than promised</source>
        <extracomment>Line of a table: cards from the dice, less those that the places of a player let expect</extracomment>
        <translation>उम्मीद से ज़्यादा या कम</translation>
    </message>
    <message>
        <source>Blocked by the robber, never received</source>
        <extracomment>Line of a table: cards that throws would have brought but for the robber</extracomment>
        <translation>लुटेरे ने रोके, कभी नहीं मिले</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <extracomment>Line of a table of cards: the sum of the lines above</extracomment>
        <translation>हाथ में बचे</translation>
    </message>
    <message>
        <source>All cards that came</source>
        <extracomment>Line of a table of cards by resource: the sum of the lines above</extracomment>
        <translation>आए हुए सब कार्ड</translation>
    </message>
    <message>
        <source>Throws in a row that brought nothing</source>
        <extracomment>Line of a table of waits: the longest row of throws that brought a player no card</extracomment>
        <translation>लगातार कितनी बार पासों से कुछ नहीं मिला</translation>
    </message>
    <message>
        <source>Turns in a row without building or buying</source>
        <extracomment>Line of a table of waits: the longest row of turns in which a player built and bought nothing</extracomment>
        <translation>लगातार कितनी बारियों में न कुछ बना, न खरीदा गया</translation>
    </message>
    <message>
        <source>Turns of all players are counted.</source>
        <extracomment>Below a table of waits</extracomment>
        <translation>सब खिलाड़ियों की बारियाँ गिनी गई हैं।</translation>
    </message>
    <message>
        <source>Robbed from %1</source>
        <extracomment>Line of a table: cards that each of the others took from player %1</extracomment>
        <translation>%1 से छीने</translation>
    </message>
    <message>
        <source>Trades with %1</source>
        <extracomment>Line of a table: how many trades each of the others made with player %1</extracomment>
        <translation>%1 से व्यापार</translation>
    </message>
    <message>
        <source>Trades with players</source>
        <extracomment>Line of a table: how many trades of a player with others came about</extracomment>
        <translation>खिलाड़ियों से व्यापार</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An honor of the evening: %1 its name, %2 who has it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game was too short for honors.</source>
        <extracomment>In place of honors of the evening</extracomment>
        <translation>यह गेम सम्मान देने के लिए बहुत छोटा रहा।</translation>
    </message>
    <message>
        <source>Honors of the evening</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation>आज के सम्मान</translation>
    </message>
    <message>
        <source>Hints taken</source>
        <extracomment>Line of a table of the results of a game</extracomment>
        <translation>लिए गए संकेत</translation>
    </message>
</context>
<context>
    <name>tapu::StoryTable</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A cell of a table for screen readers: %1 a player, %2 what is counted, %3 the number</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>tapu::TabButton</name>
    <message numerus="yes">
        <source>%n unread message(s)</source>
        <extracomment>Screen reader: what is new in the chat.</extracomment>
        <translation>
            <numerusform>%n नया संदेश</numerusform>
            <numerusform>%n नए संदेश</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::TableCommands</name>
    <message>
        <source>You have no card to play</source>
        <extracomment>Menu Move, in the submenu &quot;Play a card&quot;</extracomment>
        <translation>आपके पास चलने के लिए कोई कार्ड नहीं</translation>
    </message>
    <message>
        <source>Several people share this computer, so no bot can play for one of them.</source>
        <extracomment>Answer to the wish that a bot plays for the reader</extracomment>
        <translation>इस कंप्यूटर पर कई लोग खेल रहे हैं, इसलिए किसी की जगह बॉट नहीं खेल सकता।</translation>
    </message>
</context>
<context>
    <name>tapu::TableHost</name>
    <message>
        <source>Cannot listen at %1 port %2: %3.</source>
        <extracomment>tapu-server on the console</extracomment>
        <translation>%1 पोर्ट %2 पर नहीं सुन सकते: %3।</translation>
    </message>
    <message>
        <source>Cannot use the store %1: %2.</source>
        <extracomment>tapu-server on the console</extracomment>
        <translation>%1 में गेम नहीं रख सकते: %2।</translation>
    </message>
    <message>
        <source>The game in %1 cannot go on: %2.</source>
        <extracomment>tapu-server on the console</extracomment>
        <translation>%1 का गेम आगे नहीं चल सकता: %2।</translation>
    </message>
    <message>
        <source>Cannot use the store %1: %2. It is kept as %3; “tapu-tool store export” takes what is still good.</source>
        <extracomment>tapu-server on the console; the command in quotation marks stays as it is</extracomment>
        <translation>%1 में गेम नहीं रख सकते: %2। फ़ाइल अब %3 नाम से मौजूद है; जो सही है, उसे “tapu-tool store export” निकाल लेता है।</translation>
    </message>
    <message>
        <source>Moves are missing from the store: %1 has seen move %2, and those after move %3 are lost.</source>
        <translation>गेम की फ़ाइल में कुछ चालें नहीं हैं: %1 ने चाल %2 देखी है, और चाल %3 के बाद की चालें नहीं बचीं।</translation>
    </message>
    <message>
        <source>The store was damaged: moves after number %1 may be missing.</source>
        <extracomment>tapu-server on the console; %1 the number of a move</extracomment>
        <translation>गेम की फ़ाइल खराब है: हो सकता है चाल %1 के बाद की चालें न बची हों।</translation>
    </message>
    <message>
        <source>%1 The game was stopped and is kept as %2; with it and “--on-missing-moves go-on” it goes on from there.</source>
        <extracomment>tapu-server on the console; %1 a sentence that says what is wrong, %2 a file; the option in quotation marks stays</extracomment>
        <translation>%1 गेम खत्म हो चुका है। उसकी फ़ाइल अब %2 नाम से मौजूद है; उसे “--on-missing-moves go-on” के साथ दें, तो गेम वहीं से आगे बढ़ता है।</translation>
    </message>
    <message>
        <source>This system lets a program have %1 files and connections, and so many seats need %2.</source>
        <extracomment>tapu-server on the console; %1 and %2 are numbers. The limit is that of the operating system on open files</extracomment>
        <translation>इस सिस्टम पर एक प्रोग्राम %1 फ़ाइलें और कनेक्शन ही खोल सकता है, और इतनी सीटों के लिए %2 चाहिए।</translation>
    </message>
    <message>
        <source>No password can be read from %1.</source>
        <extracomment>tapu-server on the console; %1 a file</extracomment>
        <translation>%1 से पासवर्ड नहीं पढ़ा जा सकता।</translation>
    </message>
    <message>
        <source>The console cannot be opened at %1: %2.</source>
        <extracomment>tapu-server on the console; %1 a port or a file, %2 the system’s own remark</extracomment>
        <translation>%1 पर कंसोल नहीं खुल सकता: %2।</translation>
    </message>
    <message>
        <source>The password in %1 is not written in UTF-8.</source>
        <extracomment>tapu-server on the console; %1 a file. UTF-8 is a way in which letters are kept</extracomment>
        <translation>%1 का पासवर्ड UTF-8 में नहीं लिखा है।</translation>
    </message>
    <message>
        <source>The program that plays for %1 has failed. A usual bot plays on.</source>
        <extracomment>tapu-server tells a table; %1 the name of a bot</extracomment>
        <translation>%1 का प्रोग्राम नहीं चल सका। आगे यह सीट आम बॉट के पास है।</translation>
    </message>
</context>
<context>
    <name>tapu::TalkPanel</name>
    <message>
        <source>Players</source>
        <extracomment>Tab: everybody at the table.</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Tab: what happened so far.</extracomment>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>Chat</source>
        <extracomment>Tab: what people say.</extracomment>
        <translation>चैट</translation>
    </message>
    <message>
        <source>Message…</source>
        <extracomment>In the empty field for a chat message.</extracomment>
        <translation>संदेश…</translation>
    </message>
    <message>
        <source>Quick phrases: everybody reads them in their own language</source>
        <extracomment>Tool tip of the button beside the message field.</extracomment>
        <translation>झटपट संदेश: सबको अपनी-अपनी भाषा में दिखते हैं</translation>
    </message>
    <message>
        <source>All</source>
        <comment>log lines</comment>
        <extracomment>Which lines of the log are shown: all; those about the reader; trades; what was built or bought.</extracomment>
        <translation>सब</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>log lines</comment>
        <translation>मेरी</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>व्यापार</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>log lines</comment>
        <translation>निर्माण</translation>
    </message>
    <message>
        <source>Lines of the log that are shown</source>
        <extracomment>Tool tip and screen reader: chooses which lines of the log are shown.</extracomment>
        <translation>लॉग में दिखने वाली पंक्तियाँ</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Tab: the own cards and what can be built.</extracomment>
        <translation>मेरे कार्ड</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>Tab: the trade panel.</extracomment>
        <translation>व्यापार</translation>
    </message>
    <message>
        <source>Offers</source>
        <extracomment>Tab: trades that others offer.</extracomment>
        <translation>प्रस्ताव</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Tab: the players by their points.</extracomment>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>Below the players</source>
        <extracomment>Sizes of the log beside the board: below the players; all of the column; the same and wider; not there</extracomment>
        <translation>खिलाड़ियों के नीचे</translation>
    </message>
    <message>
        <source>Whole column</source>
        <translation>पूरा कॉलम</translation>
    </message>
    <message>
        <source>Whole column, wide</source>
        <translation>पूरा कॉलम, चौड़ा</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>छिपा हुआ</translation>
    </message>
    <message>
        <source>Pace of the bots: %1</source>
        <extracomment>Tool tip and screen reader: a button with a menu; %1 is a pace such as &quot;Normal: 0.8 s a move&quot;.</extracomment>
        <translation>बॉटों की गति: %1</translation>
    </message>
    <message>
        <source>Size of the log</source>
        <extracomment>Tool tip and screen reader: a button with a menu.</extracomment>
        <translation>लॉग का आकार</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>Tab: the steps of the lesson that goes on.</extracomment>
        <translation>पाठ</translation>
    </message>
</context>
<context>
    <name>tapu::TaskLine</name>
    <message>
        <source>Rule %1</source>
        <extracomment>Link beside a refusal: opens this rule. %1 = its number, such as 2.5.</extracomment>
        <translation>नियम %1</translation>
    </message>
    <message>
        <source>Why not? Read the rule (F1)</source>
        <extracomment>Tool tip of the link beside a refusal</extracomment>
        <translation>क्यों नहीं? नियम पढ़ें (F1)</translation>
    </message>
</context>
<context>
    <name>tapu::TestBar</name>
    <message>
        <source>This is a test play of “%1”. It counts for nothing.</source>
        <extracomment>Bar over the table; %1 name of the board that is being tried</extracomment>
        <translation>“%1” पर यह गेम सिर्फ़ परखने के लिए है। यह कहीं गिना नहीं जाता।</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <extracomment>Button of the bar over a test play</extracomment>
        <translation>एडिटर पर लौटें</translation>
    </message>
</context>
<context>
    <name>tapu::TestPlayDialog</name>
    <message>
        <source>Test play settings</source>
        <extracomment>Title of a window: how boards from the editor are tried</extracomment>
        <translation>खेलकर देखने की सेटिंग</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>Label of a choice</extracomment>
        <translation>नियम</translation>
    </message>
    <message>
        <source>As the board is made</source>
        <extracomment>Choice of a rule set for test plays: Classic, or the Big Game where the board is one of a chain</extracomment>
        <translation>जैसा बोर्ड है</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>Label of a choice</extracomment>
        <translation>बॉट</translation>
    </message>
    <message>
        <source>Your group</source>
        <extracomment>Label of a choice: the group of the Big Game in which one plays</extracomment>
        <translation>आपका दल</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>A group of the Big Game</extracomment>
        <translation>सूर्य</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>A group of the Big Game</extracomment>
        <translation>चंद्र</translation>
    </message>
    <message>
        <source>These choices are kept for every test play. Options that the file of the board asks for apply first.</source>
        <extracomment>Note in the window about test plays</extracomment>
        <translation>यह चुनाव हर बार खेलकर देखने के लिए रखा जाता है। बोर्ड की फ़ाइल जो विकल्प माँगती है, वे पहले लागू होते हैं।</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: leaves a window without keeping anything</extracomment>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button: keeps what was chosen in a window</extracomment>
        <translation>रखें</translation>
    </message>
    <message>
        <source>The file of the board asks for this: see “Properties” in the editor.</source>
        <extracomment>Under an option that cannot be changed in the window about test plays</extracomment>
        <translation>बोर्ड की फ़ाइल में यही तय है: एडिटर में “जानकारी” देखें।</translation>
    </message>
    <message>
        <source>The board of the editor is played.</source>
        <extracomment>Under the option which island is played, in the window about test plays</extracomment>
        <translation>एडिटर वाले बोर्ड पर ही खेला जाता है।</translation>
    </message>
    <message>
        <source>The chain that the editor shows is played.</source>
        <extracomment>Under the option whether the chain of boards is a ring, in the window about test plays</extracomment>
        <translation>एडिटर में दिखती शृंखला पर ही खेला जाता है।</translation>
    </message>
    <message>
        <source>The board has start pieces for two seats.</source>
        <extracomment>Under the option how many seats there are, in the window about test plays</extracomment>
        <translation>बोर्ड पर दो सीटों की शुरुआती गोटियाँ हैं।</translation>
    </message>
</context>
<context>
    <name>tapu::TestedBoard</name>
    <message>
        <source>Your board</source>
        <extracomment>Name of a board in the editor that has none yet</extracomment>
        <translation>आपका बोर्ड</translation>
    </message>
</context>
<context>
    <name>tapu::ThrowCard</name>
    <message>
        <source>Throw for the robbers</source>
        <extracomment>Head of a card: what an organizer enters</extracomment>
        <translation>लुटेरों के लिए पासे</translation>
    </message>
    <message>
        <source>Enter the throw</source>
        <extracomment>Head of a card: what an organizer enters</extracomment>
        <translation>पासे दर्ज करें</translation>
    </message>
    <message>
        <source>Last throw</source>
        <extracomment>Head of a card</extracomment>
        <translation>पिछले पासे</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <extracomment>Keys that enter a throw</extracomment>
        <translation>1 से 6</translation>
    </message>
    <message>
        <source>First die: %1</source>
        <extracomment>Screen reader: one of the faces to choose from; %1 a number</extracomment>
        <translation>पहला पासा: %1</translation>
    </message>
    <message>
        <source>Second die: %1</source>
        <extracomment>Screen reader: one of the faces to choose from; %1 a number</extracomment>
        <translation>दूसरा पासा: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: forgets the dice that were entered</extracomment>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Send to all</source>
        <extracomment>Button: sends a throw that was entered to all players</extracomment>
        <translation>सबको भेजें</translation>
    </message>
</context>
<context>
    <name>tapu::TradeHistory</name>
    <message>
        <source>Trades of this game</source>
        <extracomment>Title of a dialog: all that was traded in this game, with players and the bank.</extracomment>
        <translation>इस गेम के व्यापार</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Heading in the list of trades; %1 a number.</extracomment>
        <translation>दौर %1</translation>
    </message>
    <message>
        <source>Nobody has traded yet.</source>
        <extracomment>In place of the list of trades while it is empty.</extracomment>
        <translation>अब तक किसी ने व्यापार नहीं किया।</translation>
    </message>
</context>
<context>
    <name>tapu::TradePanel</name>
    <message>
        <source>Trade</source>
        <extracomment>Head of the trade panel.</extracomment>
        <translation>व्यापार</translation>
    </message>
    <message>
        <source>You give</source>
        <extracomment>Over the steppers of the cards that the reader gives.</extracomment>
        <translation>आपको देना होगा</translation>
    </message>
    <message>
        <source>You get</source>
        <extracomment>Over the steppers of the cards that the reader gets.</extracomment>
        <translation>आपको मिलेगा</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Link: empties the trade panel.</extracomment>
        <translation>खाली करें</translation>
    </message>
    <message>
        <source>Swap with bank</source>
        <extracomment>Screen reader, of that button.</extracomment>
        <translation>बैंक से बदलें</translation>
    </message>
    <message>
        <source>Withdraw offer</source>
        <extracomment>Button: takes the own open offer back.</extracomment>
        <translation>प्रस्ताव वापस लें</translation>
    </message>
    <message>
        <source>Back to original offer</source>
        <extracomment>Link: puts the steppers back to the offer that was made.</extracomment>
        <translation>मूल प्रस्ताव पर लौटें</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>Head of the bank&apos;s part of the trade panel.</extracomment>
        <translation>बैंक</translation>
    </message>
    <message>
        <source>Bank %1:1</source>
        <extracomment>The bank&apos;s rate: %1 cards for one, as &quot;Bank 4:1&quot;.</extracomment>
        <translation>बैंक %1:1</translation>
    </message>
    <message>
        <source>Counter-offer to %1</source>
        <extracomment>Button: answers an offer with an own one; %1 is a player.</extracomment>
        <translation>%1 को जवाबी प्रस्ताव</translation>
    </message>
    <message>
        <source>Offer to %1</source>
        <extracomment>Button: makes an offer to the one player who may trade; %1 is a player.</extracomment>
        <translation>%1 को प्रस्ताव</translation>
    </message>
    <message>
        <source>Offer</source>
        <comment>verb</comment>
        <extracomment>Button beside the badges of the players who are asked: makes an offer to them.</extracomment>
        <translation>प्रस्ताव रखें</translation>
    </message>
    <message>
        <source>You give (%1)</source>
        <extracomment>Over the steppers of the cards that the reader gives; %1 the keys that give one more, as &quot;Shift+1–5&quot;.</extracomment>
        <translation>आपको देना होगा (%1)</translation>
    </message>
    <message>
        <source>You get (%1)</source>
        <extracomment>Over the steppers of the cards that the reader gets; %1 the keys that get one more, as &quot;1–5&quot;.</extracomment>
        <translation>आपको मिलेगा (%1)</translation>
    </message>
    <message>
        <source>%1: you have %2</source>
        <extracomment>Tool tip of a resource in the trade panel: %1 its name, %2 how many of them the reader has.</extracomment>
        <translation>%1: आपके पास %2</translation>
    </message>
    <message>
        <source>Ask for…</source>
        <extracomment>Menu of the trade panel; a submenu of resources: the others are told in the chat that the reader wants one.</extracomment>
        <translation>माँगें…</translation>
    </message>
    <message>
        <source>Trades of this game…</source>
        <extracomment>Menu of the trade panel: opens a list of all trades of this game.</extracomment>
        <translation>इस गेम के व्यापार…</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Button: trades with the bank as the sentence beside it says.</extracomment>
        <translation>बदलें</translation>
    </message>
    <message>
        <source>Which offers to see, and the trades so far</source>
        <extracomment>Tool tip of a button: opens a menu of what offers the reader wants to see.</extracomment>
        <translation>कौन-से प्रस्ताव देखने हैं, और अब तक के व्यापार</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: the answers to an offer that all have declined are not shown any more.</extracomment>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>You choose among those who accept.</source>
        <extracomment>Over the button that makes an offer: an option of this game lets the reader choose.</extracomment>
        <translation>मंज़ूर करने वालों में से आप चुनेंगे।</translation>
    </message>
    <message>
        <source>The first who accepts trades.</source>
        <extracomment>Over the button that makes an offer: in this game the first answer decides.</extracomment>
        <translation>जो पहले मंज़ूर करे, उसी से व्यापार।</translation>
    </message>
    <message>
        <source>Choose one card to get.</source>
        <extracomment>Shown while the reader has not said what they want from the bank.</extracomment>
        <translation>पाने के लिए एक कार्ड चुनें।</translation>
    </message>
    <message>
        <source>This offer is open already.</source>
        <extracomment>Tool tip of the button that makes an offer, while it is off: all these players have been asked just that.</extracomment>
        <translation>यह प्रस्ताव पहले से खुला है।</translation>
    </message>
    <message>
        <source>One moment: your last move is on its way.</source>
        <extracomment>Tool tip of the button that makes an offer, while it is off: the answer to a move of the reader is awaited.</extracomment>
        <translation>एक पल रुकें: आपकी पिछली चाल अभी पहुँच रही है।</translation>
    </message>
    <message>
        <source>Ask for… (only persons read it)</source>
        <extracomment>The same entry where only bots sit at the table: it is off.</extracomment>
        <translation>माँगें… (केवल लोग इसे पढ़ते हैं)</translation>
    </message>
    <message>
        <source>The lesson asks for something else now.</source>
        <extracomment>Tool tip of the button that makes an offer, while it is off: in a lesson the coach tells what is to be done.</extracomment>
        <translation>पाठ में अभी कुछ और करना है।</translation>
    </message>
</context>
<context>
    <name>tapu::Tray</name>
    <message>
        <source>Declare victory</source>
        <extracomment>The one button that is next: ends the game, for the player has enough points.</extracomment>
        <translation>जीत की घोषणा करें</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <extracomment>The one button that is next.</extracomment>
        <translation>पासे फेंकें</translation>
    </message>
    <message>
        <source>Enough roads</source>
        <translation>इतनी सड़कें काफ़ी</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>The one button that is next.</extracomment>
        <translation>बारी पूरी करें</translation>
    </message>
    <message>
        <source>Enough pieces</source>
        <translation>इतनी गोटियाँ काफ़ी</translation>
    </message>
</context>
<context>
    <name>tapu::TypedMoveSheet</name>
    <message>
        <source>Type a move</source>
        <extracomment>Title of the field for typed moves</extracomment>
        <translation>चाल लिखें</translation>
    </message>
    <message>
        <source>s settlement, c city, r road, h ship, b robber; then the number of a hex and a direction: s 4NE. A letter tells hexes of one number apart, from the top left: s 4bNE.</source>
        <extracomment>Help below the field for typed moves. Letters, numbers and directions stay as they are: they are what one types.</extracomment>
        <translation>s बस्ती, c शहर, r सड़क, h जहाज़, b लुटेरा; फिर हेक्स का नंबर और दिशा: s 4NE। एक ही नंबर के हेक्स अक्षर से पहचाने जाते हैं, ऊपर बाएँ से: s 4bNE।</translation>
    </message>
</context>
<context>
    <name>tapu::WaitBox</name>
    <message>
        <source>Cancel</source>
        <extracomment>Button: stops something that takes its time</extracomment>
        <translation>रद्द करें</translation>
    </message>
</context>
<context>
    <name>tapu::WatchNumbers</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Screen reader: a player and how many cards they get at a throw</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Screen reader: %1 a throw, %2 who gets how many cards</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the numbers bring</source>
        <extracomment>Screen reader: a table of throws and who gets cards at them
----------
Title of a table for somebody who watches: how many cards each throw gives to whom</extracomment>
        <translation>नंबर क्या देते हैं</translation>
    </message>
    <message>
        <source>cards of all players, with the robber where it stands</source>
        <extracomment>Beside the title &quot;What the numbers bring&quot;</extracomment>
        <translation>सब खिलाड़ियों के कार्ड, लुटेरा जहाँ है उसके साथ</translation>
    </message>
    <message>
        <source>robber</source>
        <extracomment>In the table of throws, under the seven</extracomment>
        <translation>लुटेरा</translation>
    </message>
</context>
<context>
    <name>tapu::WatchSheet</name>
    <message>
        <source>Watching</source>
        <extracomment>Title of what stands beside the board for somebody who watches a game without a seat</extracomment>
        <translation>दर्शक</translation>
    </message>
    <message>
        <source>You see what everybody at the table may see. Hands stay closed until the game is over.</source>
        <extracomment>Under the title &quot;Watching&quot;</extracomment>
        <translation>आपको वही दिखता है जो टेबल पर सब देख सकते हैं। गेम खत्म होने तक हाथ बंद रहते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) behind</source>
        <extracomment>To somebody who watches a game; %n at least 1</extracomment>
        <translation>
            <numerusform>%n मिनट पीछे</numerusform>
            <numerusform>%n मिनट पीछे</numerusform>
        </translation>
    </message>
    <message>
        <source>The host shows the game to watchers with a delay.</source>
        <extracomment>Under &quot;2 minutes behind&quot;</extracomment>
        <translation>मेज़बान दर्शकों को गेम देर से दिखाते हैं।</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>In the list of those who watch: the reader</extracomment>
        <translation>आप</translation>
    </message>
    <message numerus="yes">
        <source>%n watch(es)</source>
        <extracomment>Heading over the names of those who watch a game</extracomment>
        <translation>
            <numerusform>%n दर्शक</numerusform>
            <numerusform>%n दर्शक</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a bot’s seat…</source>
        <extracomment>Button, for somebody who watches; a list of the bots opens</extracomment>
        <translation>बॉट की सीट लें…</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <extracomment>Button</extracomment>
        <translation>देखना बंद करें</translation>
    </message>
    <message>
        <source>Follow</source>
        <extracomment>Heading over a choice, for somebody who watches: whose pieces and row are shown more clearly</extracomment>
        <translation>किसे देखें</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Heading over switches, for somebody who watches: what is shown besides the board</extracomment>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <extracomment>To somebody who watches: they follow each player in their turn</extracomment>
        <translation>जिसकी बारी है</translation>
    </message>
</context>
<context>
    <name>tapu::WhatsThisTeller</name>
    <message>
        <source>F1 tells more about it.</source>
        <extracomment>&quot;What&apos;s this?&quot;: after what a part of the window is; the key opens rules or handbook there</extracomment>
        <translation>इसके बारे में और जानकारी F1 से मिलती है।</translation>
    </message>
</context>
<context>
    <name>tapu::WhyBubble</name>
    <message>
        <source>Why?</source>
        <extracomment>Title over the reasons for what a bot did</extracomment>
        <translation>क्यों?</translation>
    </message>
</context>
</TS>
