<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>You now have the Longest Road (%n segment(s), +2 VP).</source>
        <extracomment>Log; %n the length of the road</extracomment>
        <translation>
            <numerusform>You now have the Longest Road (%n segment, +2 VP).</numerusform>
            <numerusform>You now have the Longest Road (%n segments, +2 VP).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 now has the Longest Road (%n segment(s), +2 VP).</source>
        <extracomment>Log; %1 a player, %n the length of the road</extracomment>
        <translation>
            <numerusform>%1 now has the Longest Road (%n segment, +2 VP).</numerusform>
            <numerusform>%1 now has the Longest Road (%n segments, +2 VP).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You now have the Largest Army (%n knight(s), +2 VP).</source>
        <extracomment>Log; %n how many knights were played</extracomment>
        <translation>
            <numerusform>You now have the Largest Army (%n knight, +2 VP).</numerusform>
            <numerusform>You now have the Largest Army (%n knights, +2 VP).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 now has the Largest Army (%n knight(s), +2 VP).</source>
        <extracomment>Log; %1 a player, %n how many knights were played</extracomment>
        <translation>
            <numerusform>%1 now has the Largest Army (%n knight, +2 VP).</numerusform>
            <numerusform>%1 now has the Largest Army (%n knights, +2 VP).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the game with %n victory point(s)!</source>
        <extracomment>Log; %n how many victory points</extracomment>
        <translation>
            <numerusform>You won the game with %n victory point!</numerusform>
            <numerusform>You won the game with %n victory points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won the game with %n victory point(s)!</source>
        <extracomment>Log; %1 a player, %n how many victory points</extracomment>
        <translation>
            <numerusform>%1 won the game with %n victory point!</numerusform>
            <numerusform>%1 won the game with %n victory points!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>Value of a game option</extracomment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>You must return %n card(s) to the bank.</source>
        <extracomment>Prompt line, after a seven</extracomment>
        <translation>
            <numerusform>You must return %n card to the bank.</numerusform>
            <numerusform>You must return %n cards to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn – place %n free road(s).</source>
        <extracomment>Prompt line, after Road Building</extracomment>
        <translation>
            <numerusform>Your turn – place %n free road.</numerusform>
            <numerusform>Your turn – place %n free roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s) to return cards to the bank…</source>
        <extracomment>Prompt line, after a seven; %n at least 2</extracomment>
        <translation>
            <numerusform>Waiting for %n player to return cards to the bank…</numerusform>
            <numerusform>Waiting for %n players to return cards to the bank…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n open game(s) found</source>
        <translation>
            <numerusform>%n open game found</numerusform>
            <numerusform>%n open games found</numerusform>
        </translation>
    </message>
</context>
</TS>
