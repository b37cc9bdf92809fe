<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>BalanceWords</name>
    <message numerus="yes">
        <source>%1: %n hexes lie together.</source>
        <extracomment>Why a board is dull; %1 a terrain, %n hexes</extracomment>
        <translation>
            <numerusform>%1: %n hex lies together.</numerusform>
            <numerusform>%1: %n hexes lie together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BriefLine</name>
    <message numerus="yes">
        <source>won with %n victory point(s)</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %n how many victory points</extracomment>
        <translation>
            <numerusform>won with %n victory point</numerusform>
            <numerusform>won with %n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chooses %n card(s) from %1</source>
        <extracomment>Short line of the log, beside the player&apos;s name: they are to choose; %1 the picture of a gold hex</extracomment>
        <translation>
            <numerusform>chooses %n card from %1</numerusform>
            <numerusform>chooses %n cards from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %1: %n point(s)</source>
        <extracomment>Short line of the log, beside the player&apos;s name; %1 the picture of a gift, %n how many victory points</extracomment>
        <translation>
            <numerusform>found %1: %n point</numerusform>
            <numerusform>found %1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>settled on another %1: %n more point(s)</source>
        <extracomment>Short line of the log, beside the player&apos;s name: their first settlement there; %1 the picture of an island, %n how many victory points it brings</extracomment>
        <translation>
            <numerusform>settled on another %1: %n more point</numerusform>
            <numerusform>settled on another %1: %n more points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CareerWords</name>
    <message numerus="yes">
        <source>Chain of %n board(s)</source>
        <extracomment>On what a Big Game was played</extracomment>
        <translation>
            <numerusform>Chain of %n board</numerusform>
            <numerusform>Chain of %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own board of %n hex(es)</source>
        <extracomment>A board from a file; %n how many hexes of land it has</extracomment>
        <translation>
            <numerusform>Own board of %n hex</numerusform>
            <numerusform>Own board of %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorGuest</name>
    <message numerus="yes">
        <source>%n more file(s) could not be opened.</source>
        <extracomment>Under the sentence that says why a file cannot be opened, where there are more such files</extracomment>
        <translation>
            <numerusform>%n more file could not be opened.</numerusform>
            <numerusform>%n more files could not be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message numerus="yes">
        <source>You have reached the target of %n point(s).</source>
        <extracomment>Big Game; %n how many victory points end the game, when the round is over</extracomment>
        <translation>
            <numerusform>You have reached the target of %n point.</numerusform>
            <numerusform>You have reached the target of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) has reached the target of %n point(s).</source>
        <extracomment>Big Game; %1 a player, %2 where they sit, as &quot;board 8, Sun&quot;, %n how many victory points end the game</extracomment>
        <translation>
            <numerusform>%1 (%2) has reached the target of %n point.</numerusform>
            <numerusform>%1 (%2) has reached the target of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won with %n point(s)!</source>
        <extracomment>Head of the end of a Big Game: the reader won</extracomment>
        <translation>
            <numerusform>You won with %n point!</numerusform>
            <numerusform>You won with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the first place with %n point(s)</source>
        <extracomment>Head of the end of a Big Game: several players have equally much, the reader among them</extracomment>
        <translation>
            <numerusform>You share the first place with %n point</numerusform>
            <numerusform>You share the first place with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldLimit</name>
    <message numerus="yes">
        <source>%n letter(s) of this fit here; the rest was left out.</source>
        <extracomment>Beside a field, such as that for a name or a message: what was typed or pasted beyond its limit was left out; %n letters, each with its marks</extracomment>
        <translation>
            <numerusform>%n letter of this fits here; the rest was left out.</numerusform>
            <numerusform>%n letters of this fit here; the rest was left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileNews</name>
    <message numerus="yes">
        <source>This board has %1 numbers for %n hexes.</source>
        <extracomment>Question once a board is open that lacks numbers; %n is how many hexes need one, %1 how many of them have one</extracomment>
        <translation>
            <numerusform>This board has %1 numbers for %n hex.</numerusform>
            <numerusform>This board has %1 numbers for %n hexes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message numerus="yes">
        <source>Chain of %n board(s) with “%1”</source>
        <extracomment>Line above a printed chain of boards: %1 the name of one of them</extracomment>
        <translation>
            <numerusform>Chain of %n board with “%1”</numerusform>
            <numerusform>Chain of %n boards with “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>How long a game usually takes</extracomment>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n bot(s) · %2</source>
        <extracomment>What a click begins; %1 kind of game or name of a board, %n how many bots, %2 “about 30 minutes”</extracomment>
        <translation>
            <numerusform>%1 · %n bot · %2</numerusform>
            <numerusform>%1 · %n bots · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · first to %n point(s) · %2</source>
        <extracomment>What a game is before it begins; %1 the rules, such as Classic, %n points that win, %2 “about 30 minutes”</extracomment>
        <translation>
            <numerusform>%1 · first to %n point · %2</numerusform>
            <numerusform>%1 · first to %n points · %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many can play on a board</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n player(s)</source>
        <extracomment>The players that a board is made for, where others were asked for</extracomment>
        <translation>
            <numerusform>for %n player</numerusform>
            <numerusform>for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>The points that win a game</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message numerus="yes">
        <source>%1 took %n hint(s)</source>
        <extracomment>A fact on a game that is over: %1 a player</extracomment>
        <translation>
            <numerusform>%1 took %n hint</numerusform>
            <numerusform>%1 took %n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a bot played %n turn(s) for %1</source>
        <extracomment>A fact on a game that is over: %1 a player, who was away or let a bot play</extracomment>
        <translation>
            <numerusform>a bot played %n turn for %1</numerusform>
            <numerusform>a bot played %n turns for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexWords</name>
    <message numerus="yes">
        <source>%n start piece(s) of seat %1</source>
        <extracomment>What lies at a hex of the board editor; %1 number of a seat, %n number of its start pieces there</extracomment>
        <translation>
            <numerusform>%n start piece of seat %1</numerusform>
            <numerusform>%n start pieces of seat %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start piece(s) of Sun</source>
        <extracomment>What lies at a hex of the board editor; Sun is a group of the Big Game</extracomment>
        <translation>
            <numerusform>%n start piece of Sun</numerusform>
            <numerusform>%n start pieces of Sun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start piece(s) of Moon</source>
        <translation>
            <numerusform>%n start piece of Moon</numerusform>
            <numerusform>%n start pieces of Moon</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>You received %n bonus point(s) for a settlement in another territory.</source>
        <extracomment>Log; %n how many points</extracomment>
        <translation>
            <numerusform>You received %n bonus point for a settlement in another territory.</numerusform>
            <numerusform>You received %n bonus points for a settlement in another territory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 received %n bonus point(s) for a settlement in another territory.</source>
        <extracomment>Log; %1 a player, %n how many points</extracomment>
        <translation>
            <numerusform>%1 received %n bonus point for a settlement in another territory.</numerusform>
            <numerusform>%1 received %n bonus points for a settlement in another territory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have reached the target of %n point(s).</source>
        <extracomment>Log; %n how many victory points end the game, when the round is over</extracomment>
        <translation>
            <numerusform>You have reached the target of %n point.</numerusform>
            <numerusform>You have reached the target of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached the target of %n point(s).</source>
        <extracomment>Log; %1 a player, %n how many victory points end the game, when the round is over</extracomment>
        <translation>
            <numerusform>%1 has reached the target of %n point.</numerusform>
            <numerusform>%1 has reached the target of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You choose %n card(s) from the gold.</source>
        <extracomment>Log; %n how many cards the reader may choose from the bank</extracomment>
        <translation>
            <numerusform>You choose %n card from the gold.</numerusform>
            <numerusform>You choose %n cards from the gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) from the gold.</source>
        <extracomment>Log; %1 a player, %n how many cards they may choose from the bank</extracomment>
        <translation>
            <numerusform>%1 chooses %n card from the gold.</numerusform>
            <numerusform>%1 chooses %n cards from the gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You settled on another island: %n more point(s).</source>
        <extracomment>Log: a settlement on another island; %n how many victory points</extracomment>
        <translation>
            <numerusform>You settled on another island: %n more point.</numerusform>
            <numerusform>You settled on another island: %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 settled on another island: %n more point(s).</source>
        <extracomment>Log: a settlement on another island; %1 a player, %n how many victory points</extracomment>
        <translation>
            <numerusform>%1 settled on another island: %n more point.</numerusform>
            <numerusform>%1 settled on another island: %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found a gift: %n point(s).</source>
        <extracomment>Log: a gift lay where the reader built; %n how many victory points</extracomment>
        <translation>
            <numerusform>You found a gift: %n point.</numerusform>
            <numerusform>You found a gift: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found a gift: %n point(s).</source>
        <extracomment>Log: a gift lay where a player built; %1 a player, %n how many victory points</extracomment>
        <translation>
            <numerusform>%1 found a gift: %n point.</numerusform>
            <numerusform>%1 found a gift: %n points.</numerusform>
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
    <message numerus="yes">
        <source>This island is small for so many points: about %n point(s) would be right.</source>
        <extracomment>Advice on a page where a game is set up: more points are asked for than the island has room for; %n a number that suits it</extracomment>
        <translation>
            <numerusform>This island is small for so many points: about %n point would be right.</numerusform>
            <numerusform>This island is small for so many points: about %n points would be right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceFacts</name>
    <message numerus="yes">
        <source>%n of the %1 hexes under the fog are sea.</source>
        <extracomment>Over a hex that lies under the fog: %1 is how many hexes do so, %n how many of them are sea</extracomment>
        <translation>
            <numerusform>%n of the %1 hexes under the fog is sea.</numerusform>
            <numerusform>%n of the %1 hexes under the fog are sea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gift: %n point(s)</source>
        <extracomment>Over a place of the board: whoever first builds there gets so many victory points</extracomment>
        <translation>
            <numerusform>Gift: %n point</numerusform>
            <numerusform>Gift: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayEvents</name>
    <message numerus="yes">
        <source>Flood: %n hex(es) at stake</source>
        <extracomment>Chip at the board while a flood is in force; %n hexes that it may hit</extracomment>
        <translation>
            <numerusform>Flood: %n hex at stake</numerusform>
            <numerusform>Flood: %n hexes at stake</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wolf attack: %n hex(es) at stake</source>
        <extracomment>Chip at the board while a wolf attack is in force; %n hexes that it may hit</extracomment>
        <translation>
            <numerusform>Wolf attack: %n hex at stake</numerusform>
            <numerusform>Wolf attack: %n hexes at stake</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) win</source>
        <extracomment>At the board during the set-up; %n how many points win</extracomment>
        <translation>
            <numerusform>%n point wins</numerusform>
            <numerusform>%n points win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 · %n point(s) win</source>
        <extracomment>At the board; %1 number of the round, %n how many points win</extracomment>
        <translation>
            <numerusform>Round %1 · %n point wins</numerusform>
            <numerusform>Round %1 · %n points win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2 · %n point(s) win</source>
        <extracomment>At the board; %1 number of the round, %2 number of the last round, %n how many points win</extracomment>
        <translation>
            <numerusform>Round %1 of %2 · %n point wins</numerusform>
            <numerusform>Round %1 of %2 · %n points win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayLog</name>
    <message numerus="yes">
        <source>Rules: %1 · %n point(s) win</source>
        <extracomment>Heading of the log; %1 name of the rules, %n how many points win</extracomment>
        <translation>
            <numerusform>Rules: %1 · %n point wins</numerusform>
            <numerusform>Rules: %1 · %n points win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message numerus="yes">
        <source>Lost: bot takes over in %n s</source>
        <extracomment>State of a lost player: %n seconds until a bot plays for them.</extracomment>
        <translation>
            <numerusform>Lost: bot takes over in %n s</numerusform>
            <numerusform>Lost: bot takes over in %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has waited for %n minute(s)</source>
        <extracomment>Under the name of a player who does nothing while it is for them to act, and no clock runs.</extracomment>
        <translation>
            <numerusform>The game has waited for %n minute</numerusform>
            <numerusform>The game has waited for %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not here yet: bot takes over in %n s</source>
        <extracomment>State of a player who has not come back since the game was continued: %n seconds until a bot plays for them.</extracomment>
        <translation>
            <numerusform>Not here yet: bot takes over in %n s</numerusform>
            <numerusform>Not here yet: bot takes over in %n s</numerusform>
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
        <source>place %n free road(s).</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, after Road Building</extracomment>
        <translation>
            <numerusform>place %n free road.</numerusform>
            <numerusform>place %n free roads.</numerusform>
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
    <message numerus="yes">
        <source>place %n free road(s) or ship(s).</source>
        <extracomment>Prompt line after &quot;Your turn&quot;, after Road Building on a map with ships
----------
Prompt line of the Big Game, after Road Building</extracomment>
        <translation>
            <numerusform>place %n free road or ship.</numerusform>
            <numerusform>place %n free roads or ships.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>seven! You must return %n card(s) to the bank.</source>
        <extracomment>Prompt line of the Big Game, after a seven; %n how many cards the reader has to give back</extracomment>
        <translation>
            <numerusform>seven! You must return %n card to the bank.</numerusform>
            <numerusform>seven! You must return %n cards to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds; then %2 and %n other(s)</source>
        <extracomment>Prompt line between two turns, in bold; %1 and %2 players, %n how many more come after them</extracomment>
        <translation>
            <numerusform>%1 builds; then %2 and %n other</numerusform>
            <numerusform>%1 builds; then %2 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You build; then %1 and %n other(s)</source>
        <extracomment>Prompt line between two turns, in bold: the reader builds; %1 a player, %n how many more come after them</extracomment>
        <translation>
            <numerusform>You build; then %1 and %n other</numerusform>
            <numerusform>You build; then %1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds; then you and %n other(s)</source>
        <extracomment>Prompt line between two turns, in bold; %1 a player, after whom the reader builds, %n how many more come after them</extracomment>
        <translation>
            <numerusform>%1 builds; then you and %n other</numerusform>
            <numerusform>%1 builds; then you and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) choose from the gold.</source>
        <extracomment>Prompt line, after whose turn it is; %n at least 2</extracomment>
        <translation>
            <numerusform>%n player chooses from the gold.</numerusform>
            <numerusform>%n players choose from the gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) from the gold.</source>
        <extracomment>Prompt line, after whose turn it is; %1 a player, %n how many cards of the bank they choose for their gold</extracomment>
        <translation>
            <numerusform>%1 chooses %n card from the gold.</numerusform>
            <numerusform>%1 chooses %n cards from the gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) from the gold; %2.</source>
        <extracomment>Prompt line, after whose turn it is; %1 a player, %n how many cards of the bank they choose for their gold, %2 when the reader chooses, such as &quot;you choose second&quot;</extracomment>
        <translation>
            <numerusform>%1 chooses %n card from the gold; %2.</numerusform>
            <numerusform>%1 chooses %n cards from the gold; %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n card(s) from the gold.</source>
        <extracomment>Prompt line, after whose turn it is: the reader has gold, and chooses cards from the bank</extracomment>
        <translation>
            <numerusform>choose %n card from the gold.</numerusform>
            <numerusform>choose %n cards from the gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n road(s) in a row are more than %1 has.</source>
        <extracomment>A reason; %n pieces of a route, %1 who had Longest Road</extracomment>
        <translation>
            <numerusform>%n road in a row is more than %1 has.</numerusform>
            <numerusform>%n roads in a row are more than %1 has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) in a row: nobody else has as many.</source>
        <extracomment>A reason; %n pieces of a route</extracomment>
        <translation>
            <numerusform>%n road in a row: nobody else has as many.</numerusform>
            <numerusform>%n roads in a row: nobody else has as many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n more road(s) in a row are enough for it.</source>
        <extracomment>A reason; %n pieces of a route</extracomment>
        <translation>
            <numerusform>Then %n more road in a row is enough for it.</numerusform>
            <numerusform>Then %n more roads in a row are enough for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) are more than %1 has played.</source>
        <extracomment>A reason; %n knights that were played, %1 who had Largest Army</extracomment>
        <translation>
            <numerusform>%n knight is more than %1 has played.</numerusform>
            <numerusform>%n knights are more than %1 has played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s): nobody else has played as many.</source>
        <extracomment>A reason; %n knights that were played</extracomment>
        <translation>
            <numerusform>%n knight: nobody else has played as many.</numerusform>
            <numerusform>%n knights: nobody else has played as many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n more knight(s) are enough for it.</source>
        <extracomment>A reason; %n knights</extracomment>
        <translation>
            <numerusform>Then %n more knight is enough for it.</numerusform>
            <numerusform>Then %n more knights are enough for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <extracomment>A reason for building: its name; %n at least 1</extracomment>
        <translation>
            <numerusform>%n more point</numerusform>
            <numerusform>%n more points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <extracomment>A reason for a corner: its name; %n pips (chances in 36)</extracomment>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 it brings %n card(s) in 36 throws; no other free corner brings more.</source>
        <extracomment>A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards</extracomment>
        <translation>
            <numerusform>With %1 it brings %n card in 36 throws; no other free corner brings more.</numerusform>
            <numerusform>With %1 it brings %n cards in 36 throws; no other free corner brings more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 it brings %n card(s) in 36 throws.</source>
        <extracomment>A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards</extracomment>
        <translation>
            <numerusform>With %1 it brings %n card in 36 throws.</numerusform>
            <numerusform>With %1 it brings %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 it brings %n card(s) more in 36 throws.</source>
        <extracomment>A reason for a city; %1 numbers such as “8, 9 and 4”, %n cards</extracomment>
        <translation>
            <numerusform>With %1 it brings %n card more in 36 throws.</numerusform>
            <numerusform>With %1 it brings %n cards more in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different resource(s)</source>
        <extracomment>A reason for a corner: its name; %n at least 2</extracomment>
        <translation>
            <numerusform>%n different resource</numerusform>
            <numerusform>%n different resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new resource(s)</source>
        <extracomment>A reason for a corner, or for a road to it: its name; %n at least 1</extracomment>
        <translation>
            <numerusform>%n new resource</numerusform>
            <numerusform>%n new resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A 3:1 harbor is %n road(s) away.</source>
        <extracomment>A reason for a corner or a road; %n pieces of a route</extracomment>
        <translation>
            <numerusform>A 3:1 harbor is %n road away.</numerusform>
            <numerusform>A 3:1 harbor is %n roads away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 2:1 harbor for %1 is %n road(s) away.</source>
        <extracomment>A reason for a corner or a road; %1 a resource, %n pieces of a route</extracomment>
        <translation>
            <numerusform>The 2:1 harbor for %1 is %n road away.</numerusform>
            <numerusform>The 2:1 harbor for %1 is %n roads away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A settlement can stand at its end: %1 (%n pip(s)).</source>
        <extracomment>A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips</extracomment>
        <translation>
            <numerusform>A settlement can stand at its end: %1 (%n pip).</numerusform>
            <numerusform>A settlement can stand at its end: %1 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more road leads to: %1 (%n pip(s)).</source>
        <extracomment>A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips</extracomment>
        <translation>
            <numerusform>One more road leads to: %1 (%n pip).</numerusform>
            <numerusform>One more road leads to: %1 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two more roads lead to: %1 (%n pip(s)).</source>
        <extracomment>A reason for a road; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips</extracomment>
        <translation>
            <numerusform>Two more roads lead to: %1 (%n pip).</numerusform>
            <numerusform>Two more roads lead to: %1 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held %n card(s).</source>
        <extracomment>A reason for the place of the robber, to whom it robs</extracomment>
        <translation>
            <numerusform>You held %n card.</numerusform>
            <numerusform>You held %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s).</source>
        <extracomment>A reason for the place of the robber; %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 holds %n card.</numerusform>
            <numerusform>%1 holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n card(s).</source>
        <extracomment>A reason for the place of the robber; %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 held %n card.</numerusform>
            <numerusform>%1 held %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You miss %n card(s) in 36 throws.</source>
        <extracomment>A reason for the place of the robber, to whom it harms; %n cards</extracomment>
        <translation>
            <numerusform>You miss %n card in 36 throws.</numerusform>
            <numerusform>You miss %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 misses %n card(s) in 36 throws.</source>
        <extracomment>A reason for the place of the robber; %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>%1 misses %n card in 36 throws.</numerusform>
            <numerusform>%1 misses %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) sooner</source>
        <extracomment>A reason for a trade: its name; %n at least 1</extracomment>
        <translation>
            <numerusform>%n round sooner</numerusform>
            <numerusform>%n rounds sooner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still lacking: %1. That takes about %n round(s).</source>
        <extracomment>A reason for keeping cards; %1 a list such as “1 × Wool”, %n rounds</extracomment>
        <translation>
            <numerusform>Still lacking: %1. That takes about %n round.</numerusform>
            <numerusform>Still lacking: %1. That takes about %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get most of %1: %n card(s) in 36 throws.</source>
        <extracomment>A reason for giving cards of one kind away, to the reader; %1 a resource, %n cards</extracomment>
        <translation>
            <numerusform>You get most of %1: %n card in 36 throws.</numerusform>
            <numerusform>You get most of %1: %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s); with more than %1 a seven takes half.</source>
        <extracomment>A reason for spending cards, to the reader; %n cards in the hand, %1 a number</extracomment>
        <translation>
            <numerusform>You hold %n card; with more than %1 a seven takes half.</numerusform>
            <numerusform>You hold %n cards; with more than %1 a seven takes half.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 the others hold %n card(s) together.</source>
        <extracomment>A reason for the card Monopoly; %1 a resource, %n cards</extracomment>
        <translation>
            <numerusform>Of %1 the others hold %n card together.</numerusform>
            <numerusform>Of %1 the others hold %n cards together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks %n point(s) or fewer: no trade should help them.</source>
        <extracomment>A reason for declining an offer; %1 a player, %n points</extracomment>
        <translation>
            <numerusform>%1 lacks %n point or fewer: no trade should help them.</numerusform>
            <numerusform>%1 lacks %n points or fewer: no trade should help them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where it stands you miss %n card(s) in 36 throws.</source>
        <extracomment>A reason for moving the robber; %n cards</extracomment>
        <translation>
            <numerusform>Where it stands you miss %n card in 36 throws.</numerusform>
            <numerusform>Where it stands you miss %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where it stood %1 missed %n card(s) in 36 throws.</source>
        <extracomment>A reason for what another player did with the robber; %1 this player, %n cards</extracomment>
        <translation>
            <numerusform>Where it stood %1 missed %n card in 36 throws.</numerusform>
            <numerusform>Where it stood %1 missed %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 it brings %n card(s) in 36 throws; no other free corner within reach brings more.</source>
        <extracomment>A reason for a corner; %1 numbers such as “8, 9 and 4”, %n cards</extracomment>
        <translation>
            <numerusform>With %1 it brings %n card in 36 throws; no other free corner within reach brings more.</numerusform>
            <numerusform>With %1 it brings %n cards in 36 throws; no other free corner within reach brings more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 your places bring only %n card(s) in 36 throws.</source>
        <extracomment>A reason for a trade, to the reader; %1 a list of resources, %n cards</extracomment>
        <translation>
            <numerusform>Of %1 your places bring only %n card in 36 throws.</numerusform>
            <numerusform>Of %1 your places bring only %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still lacking: %1. With exchanges at the bank that takes about %n round(s).</source>
        <extracomment>A reason for keeping cards; %1 a list such as “1 × Wool”, %n rounds</extracomment>
        <translation>
            <numerusform>Still lacking: %1. With exchanges at the bank that takes about %n round.</numerusform>
            <numerusform>Still lacking: %1. With exchanges at the bank that takes about %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %1 here alone: %n card(s) in 36 throws become %2.</source>
        <extracomment>A reason for a city, to the reader; %1 a resource, %n and %2 cards, %2 twice as many as %n</extracomment>
        <translation>
            <numerusform>You get %1 here alone: %n card in 36 throws becomes %2.</numerusform>
            <numerusform>You get %1 here alone: %n cards in 36 throws become %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 gets %1 here alone: %n card(s) in 36 throws become %2.</source>
        <extracomment>A reason for a city; %1 a resource, %n and %2 cards, %2 twice as many as %n, %3 a player</extracomment>
        <translation>
            <numerusform>%3 gets %1 here alone: %n card in 36 throws becomes %2.</numerusform>
            <numerusform>%3 gets %1 here alone: %n cards in 36 throws become %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A road of %1 had reached a place for a settlement: %2 (%n pip(s)).</source>
        <extracomment>A reason for what another player trades; %1 a player, %2 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips</extracomment>
        <translation>
            <numerusform>A road of %1 had reached a place for a settlement: %2 (%n pip).</numerusform>
            <numerusform>A road of %1 had reached a place for a settlement: %2 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You miss %n card(s) in 36 throws there yourself.</source>
        <extracomment>A warning about the place of the robber; %n cards</extracomment>
        <translation>
            <numerusform>You miss %n card in 36 throws there yourself.</numerusform>
            <numerusform>You miss %n cards in 36 throws there yourself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n card(s) in 36 throws from you; a knight sends it away.</source>
        <extracomment>A reason for a development card, which may be a knight; %n cards</extracomment>
        <translation>
            <numerusform>It keeps %n card in 36 throws from you; a knight sends it away.</numerusform>
            <numerusform>It keeps %n cards in 36 throws from you; a knight sends it away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It kept %n card(s) in 36 throws from %1; a knight sends it away.</source>
        <extracomment>A reason for a development card, which may be a knight; %1 a player, %n cards</extracomment>
        <translation>
            <numerusform>It kept %n card in 36 throws from %1; a knight sends it away.</numerusform>
            <numerusform>It kept %n cards in 36 throws from %1; a knight sends it away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It keeps back %n card(s) in 36 throws: %1.</source>
        <extracomment>A reason for the place of the robber; %n cards, %1 a list such as “4 from Asha and 4 from Meera”</extracomment>
        <translation>
            <numerusform>It keeps back %n card in 36 throws: %1.</numerusform>
            <numerusform>It keeps back %n cards in 36 throws: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your city would come about %n round(s) later.</source>
        <extracomment>A reason for declining an offer, to the reader; %n rounds</extracomment>
        <translation>
            <numerusform>Your city would come about %n round later.</numerusform>
            <numerusform>Your city would come about %n rounds later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your settlement would come about %n round(s) later.</source>
        <extracomment>A reason for declining an offer, to the reader; %n rounds</extracomment>
        <translation>
            <numerusform>Your settlement would come about %n round later.</numerusform>
            <numerusform>Your settlement would come about %n rounds later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your development card would come about %n round(s) later.</source>
        <extracomment>A reason for declining an offer, to the reader; %n rounds</extracomment>
        <translation>
            <numerusform>Your development card would come about %n round later.</numerusform>
            <numerusform>Your development card would come about %n rounds later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest Road would come about %n round(s) later.</source>
        <extracomment>A reason for declining an offer, to the reader; %n rounds</extracomment>
        <translation>
            <numerusform>Longest Road would come about %n round later.</numerusform>
            <numerusform>Longest Road would come about %n rounds later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %1 already, and your places bring %n card(s) of it in 36 throws.</source>
        <extracomment>A reason for declining an offer, to the reader; %1 a list such as “2 × Wool”, %n cards</extracomment>
        <translation>
            <numerusform>You hold %1 already, and your places bring %n card of it in 36 throws.</numerusform>
            <numerusform>You hold %1 already, and your places bring %n cards of it in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held only %n card(s).</source>
        <extracomment>Why another player declined; %1 this player, %n cards</extracomment>
        <translation>
            <numerusform>%1 held only %n card.</numerusform>
            <numerusform>%1 held only %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The places of %1 bring much %2: %n card(s) in 36 throws.</source>
        <extracomment>Why another player declined; %1 this player, %2 a resource, %n cards</extracomment>
        <translation>
            <numerusform>The places of %1 bring much %2: %n card in 36 throws.</numerusform>
            <numerusform>The places of %1 bring much %2: %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The places of %1 bring little %2: %n card(s) in 36 throws.</source>
        <extracomment>A reason for what another player trades or declines; %1 this player, %2 a list of resources, %n cards</extracomment>
        <translation>
            <numerusform>The places of %1 bring little %2: %n card in 36 throws.</numerusform>
            <numerusform>The places of %1 bring little %2: %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n card(s); with more than %2 a seven takes half.</source>
        <extracomment>A reason for a development card of another player; %1 this player, %n cards, %2 a number</extracomment>
        <translation>
            <numerusform>%1 held %n card; with more than %2 a seven takes half.</numerusform>
            <numerusform>%1 held %n cards; with more than %2 a seven takes half.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n knight(s); Largest Army takes %1.</source>
        <extracomment>A reason for playing a knight; %n knights that a player has played with this one, %1 a number of knights</extracomment>
        <translation>
            <numerusform>That makes %n knight; Largest Army takes %1.</numerusform>
            <numerusform>That makes %n knights; Largest Army takes %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it you could settle: %1 (%n pip(s)).</source>
        <extracomment>A reason for declining an offer of the reader; %1 the hexes around a corner, %n pips</extracomment>
        <translation>
            <numerusform>With it you could settle: %1 (%n pip).</numerusform>
            <numerusform>With it you could settle: %1 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could settle at the end of your road: %2 (%n pip(s)).</source>
        <extracomment>A reason for declining an offer, to the reader; %1 who offers, %2 the hexes around a corner, %n pips</extracomment>
        <translation>
            <numerusform>%1 could settle at the end of your road: %2 (%n pip).</numerusform>
            <numerusform>%1 could settle at the end of your road: %2 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could settle with it: %2 (%n pip(s)).</source>
        <extracomment>A reason for declining an offer; %1 who offers, %2 the hexes around a corner, %n pips</extracomment>
        <translation>
            <numerusform>%1 could settle with it: %2 (%n pip).</numerusform>
            <numerusform>%1 could settle with it: %2 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n card(s) in 36 throws again: %2.</source>
        <extracomment>Beside the reasons for the place of the robber; %1 the hex that it leaves, such as “Forest 8”, %n cards, %2 a list such as “4 for Asha and 4 for Meera”</extracomment>
        <translation>
            <numerusform>%1 pays %n card in 36 throws again: %2.</numerusform>
            <numerusform>%1 pays %n cards in 36 throws again: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %1 it would keep back %n card(s) in 36 throws: %2.</source>
        <extracomment>A reason for playing a knight; %1 a hex such as “Forest 8”, %n cards, %2 a list such as “4 from Asha and 4 from Meera”</extracomment>
        <translation>
            <numerusform>On %1 it would keep back %n card in 36 throws: %2.</numerusform>
            <numerusform>On %1 it would keep back %n cards in 36 throws: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n road(s) in a row.</source>
        <extracomment>A reason for building a road of a player who has Longest Road; %n pieces of a route</extracomment>
        <translation>
            <numerusform>That makes %n road in a row.</numerusform>
            <numerusform>That makes %n roads in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n road(s) in a row; Longest Road takes %1.</source>
        <extracomment>A reason for building a road; %n pieces of a route, %1 a number of pieces</extracomment>
        <translation>
            <numerusform>That makes %n road in a row; Longest Road takes %1.</numerusform>
            <numerusform>That makes %n roads in a row; Longest Road takes %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 missed %n card(s) in 36 throws there too.</source>
        <extracomment>About the place of the robber; %1 the player who moved it, %n cards</extracomment>
        <translation>
            <numerusform>%1 missed %n card in 36 throws there too.</numerusform>
            <numerusform>%1 missed %n cards in 36 throws there too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The places of %1 bring most of %2: %n card(s) in 36 throws.</source>
        <extracomment>A reason for what another player gives in a trade; %1 this player, %2 a resource, %n cards</extracomment>
        <translation>
            <numerusform>The places of %1 bring most of %2: %n card in 36 throws.</numerusform>
            <numerusform>The places of %1 bring most of %2: %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n card(s) for %1.</source>
        <extracomment>A reason for a trade, to the reader; %n cards, %1 a smaller number of cards</extracomment>
        <translation>
            <numerusform>You get %n card for %1.</numerusform>
            <numerusform>You get %n cards for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trade brings %2 %n card(s) for %1.</source>
        <extracomment>A reason for a trade of another player; %n cards, %1 a smaller number of cards, %2 this player</extracomment>
        <translation>
            <numerusform>The trade brings %2 %n card for %1.</numerusform>
            <numerusform>The trade brings %2 %n cards for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would hold %n card(s). A city takes %2, among them %3, and could stand here: %4.</source>
        <extracomment>A reason for what another player trades; %1 this player, %n cards that they hold then, %2 a number of cards, %3 a list of resources, %4 the hexes around a corner, such as “Forest 8, Hills 5”</extracomment>
        <translation>
            <numerusform>%1 would hold %n card. A city takes %2, among them %3, and could stand here: %4.</numerusform>
            <numerusform>%1 would hold %n cards. A city takes %2, among them %3, and could stand here: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would hold %n card(s). A development card takes %2, among them %3.</source>
        <extracomment>A reason for what another player trades; %1 this player, %n cards that they hold then, %2 a number of cards, %3 a list of resources</extracomment>
        <translation>
            <numerusform>%1 would hold %n card. A development card takes %2, among them %3.</numerusform>
            <numerusform>%1 would hold %n cards. A development card takes %2, among them %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would hold %n card(s). A road takes %2, among them %3.</source>
        <extracomment>A reason for what another player trades; %1 this player, %n cards that they hold then, %2 a number of cards, %3 a list of resources</extracomment>
        <translation>
            <numerusform>%1 would hold %n card. A road takes %2, among them %3.</numerusform>
            <numerusform>%1 would hold %n cards. A road takes %2, among them %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s): if the card is one more, you win.</source>
        <extracomment>A reason for a development card, to the reader; %n points</extracomment>
        <translation>
            <numerusform>You have %n point: if the card is one more, you win.</numerusform>
            <numerusform>You have %n points: if the card is one more, you win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 showed %n point(s): a card that is one more wins.</source>
        <extracomment>A reason for a development card; %1 a player, %n points</extracomment>
        <translation>
            <numerusform>%1 showed %n point: a card that is one more wins.</numerusform>
            <numerusform>%1 showed %n points: a card that is one more wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) of %1 were too few for a settlement or a city.</source>
        <extracomment>A reason for a development card of another player; %1 this player, %n cards</extracomment>
        <translation>
            <numerusform>The %n card of %1 was too little for a settlement or a city.</numerusform>
            <numerusform>The %n cards of %1 were too few for a settlement or a city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can take it. %n card(s) have not been seen yet, among them %1 × %2 and %3 × %4.</source>
        <extracomment>A reason for a development card, to the reader; %n cards that the reader has not seen, %1 and %3 numbers of cards among them, %2 “Knight”, %4 “Victory Point”</extracomment>
        <translation>
            <numerusform>Nobody can take it. %n card has not been seen yet, among them %1 × %2 and %3 × %4.</numerusform>
            <numerusform>Nobody can take it. %n cards have not been seen yet, among them %1 × %2 and %3 × %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have played %n knight(s): one more would have been enough.</source>
        <extracomment>A reason for a knight that brings Largest Army; %n knights</extracomment>
        <translation>
            <numerusform>You have played %n knight: one more would have been enough.</numerusform>
            <numerusform>You have played %n knights: one more would have been enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n knight(s): one more would have been enough.</source>
        <extracomment>A reason for a knight that brings Largest Army; %1 a player, %n knights</extracomment>
        <translation>
            <numerusform>%1 has played %n knight: one more would have been enough.</numerusform>
            <numerusform>%1 has played %n knights: one more would have been enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have played %n knight(s); Largest Army takes %1.</source>
        <extracomment>A reason for a development card, to the reader; %n knights, %1 a number of knights</extracomment>
        <translation>
            <numerusform>You have played %n knight; Largest Army takes %1.</numerusform>
            <numerusform>You have played %n knights; Largest Army takes %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had played %n knight(s); Largest Army takes %2.</source>
        <extracomment>A reason for a development card; %1 a player, %n knights, %2 a number of knights</extracomment>
        <translation>
            <numerusform>%1 had played %n knight; Largest Army takes %2.</numerusform>
            <numerusform>%1 had played %n knights; Largest Army takes %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n knight(s); with this one you have played %2.</source>
        <extracomment>A reason for a knight, to the reader, who has Largest Army; %1 a player, %n knights, %2 a number of knights</extracomment>
        <translation>
            <numerusform>%1 has played %n knight; with this one you have played %2.</numerusform>
            <numerusform>%1 has played %n knights; with this one you have played %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have played %n knight(s); with this one %1 has played %2.</source>
        <extracomment>A reason for a knight of whoever has Largest Army; %n knights, %1 this player, %2 a number of knights</extracomment>
        <translation>
            <numerusform>You have played %n knight; with this one %1 has played %2.</numerusform>
            <numerusform>You have played %n knights; with this one %1 has played %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has played %n knight(s); with this one %2 has played %3.</source>
        <extracomment>A reason for a knight of whoever has Largest Army; %1 a player, %n knights, %2 who has it, %3 a number of knights</extracomment>
        <translation>
            <numerusform>%1 has played %n knight; with this one %2 has played %3.</numerusform>
            <numerusform>%1 has played %n knights; with this one %2 has played %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lacked only %n knight(s) for it, and this card may be one against you.</source>
        <extracomment>A reason for a development card of whoever has Largest Army, to the reader, who nearly has it; %n knights</extracomment>
        <translation>
            <numerusform>You lacked only %n knight for it, and this card may be one against you.</numerusform>
            <numerusform>You lacked only %n knights for it, and this card may be one against you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks only %n knight(s) for it, and this card may be one more for you.</source>
        <extracomment>A reason for a development card, to the reader, who has Largest Army; %1 a player, %n knights</extracomment>
        <translation>
            <numerusform>%1 lacks only %n knight for it, and this card may be one more for you.</numerusform>
            <numerusform>%1 lacks only %n knights for it, and this card may be one more for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lacked only %n knight(s) for it, and this card may be one more.</source>
        <extracomment>A reason for a development card of whoever has Largest Army; %1 another player, %n knights</extracomment>
        <translation>
            <numerusform>%1 lacked only %n knight for it, and this card may be one more.</numerusform>
            <numerusform>%1 lacked only %n knights for it, and this card may be one more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n more road(s) or ship(s) in a row are enough for it.</source>
        <extracomment>A reason; %n pieces of a route, where there are ships</extracomment>
        <translation>
            <numerusform>Then %n more road or ship in a row is enough for it.</numerusform>
            <numerusform>Then %n more roads or ships in a row are enough for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n road(s) and ship(s) in a row.</source>
        <extracomment>A reason for a route of a player who has Longest Road; %n pieces, where there are ships</extracomment>
        <translation>
            <numerusform>That makes %n road or ship in a row.</numerusform>
            <numerusform>That makes %n roads and ships in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) and ship(s) in a row are more than %1 has.</source>
        <extracomment>A reason; %n pieces of a route, where there are ships, %1 who had Longest Road</extracomment>
        <translation>
            <numerusform>%n road or ship in a row is more than %1 has.</numerusform>
            <numerusform>%n roads and ships in a row are more than %1 has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) and ship(s) in a row: nobody else has as many.</source>
        <extracomment>A reason; %n pieces of a route, where there are ships</extracomment>
        <translation>
            <numerusform>%n road or ship in a row: nobody else has as many.</numerusform>
            <numerusform>%n roads and ships in a row: nobody else has as many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n road(s) and ship(s) in a row; Longest Road takes %1.</source>
        <extracomment>A reason for building a road or a ship; %n pieces of a route, %1 a number of pieces</extracomment>
        <translation>
            <numerusform>That makes %n road or ship in a row; Longest Road takes %1.</numerusform>
            <numerusform>That makes %n roads and ships in a row; Longest Road takes %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When it leaves %1, %n card(s) more come in 36 throws.</source>
        <extracomment>Beside the reasons for a corner; %1 a hex such as “Forest 8”, %n cards</extracomment>
        <translation>
            <numerusform>When it leaves %1, %n card more comes in 36 throws.</numerusform>
            <numerusform>When it leaves %1, %n cards more come in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 it brings %n card(s) in 36 throws while the robber stays.</source>
        <extracomment>A reason for a corner beside a robber; %1 numbers such as “9 and 4”, %n cards</extracomment>
        <translation>
            <numerusform>With %1 it brings %n card in 36 throws while the robber stays.</numerusform>
            <numerusform>With %1 it brings %n cards in 36 throws while the robber stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both are free, and they reach a place for a settlement: %1 (%n pip(s)).</source>
        <extracomment>A reason for the card Road Building; %1 the hexes around a corner, such as “Forest 8, Hills 5”, %n pips</extracomment>
        <translation>
            <numerusform>Both are free, and they reach a place for a settlement: %1 (%n pip).</numerusform>
            <numerusform>Both are free, and they reach a place for a settlement: %1 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A city takes %2, and %1 could build one here: %3 (%n pip(s)).</source>
        <extracomment>Why another player declined; %1 this player, %2 a list of resources, %3 the hexes around a corner, %n pips</extracomment>
        <translation>
            <numerusform>A city takes %2, and %1 could build one here: %3 (%n pip).</numerusform>
            <numerusform>A city takes %2, and %1 could build one here: %3 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A settlement takes %2, and %1 could build one here: %3 (%n pip(s)).</source>
        <extracomment>Why another player declined; %1 this player, %2 a list of resources, %3 the hexes around a corner, %n pips</extracomment>
        <translation>
            <numerusform>A settlement takes %2, and %1 could build one here: %3 (%n pip).</numerusform>
            <numerusform>A settlement takes %2, and %1 could build one here: %3 (%n pips).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can take it. %n card(s) did not lie open yet, among them %1 × %2 and %3 × %4.</source>
        <extracomment>A reason for a development card of another player; %n cards that are face down, %1 and %3 numbers of cards among them, %2 “Knight”, %4 “Victory Point”</extracomment>
        <translation>
            <numerusform>Nobody can take it. %n card did not lie open yet, among them %1 × %2 and %3 × %4.</numerusform>
            <numerusform>Nobody can take it. %n cards did not lie open yet, among them %1 × %2 and %3 × %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 it brings %n card(s) more in 36 throws while the robber stays.</source>
        <extracomment>A reason for a city beside a robber; %1 numbers such as “9 and 4”, %n cards</extracomment>
        <translation>
            <numerusform>With %1 it brings %n card more in 36 throws while the robber stays.</numerusform>
            <numerusform>With %1 it brings %n cards more in 36 throws while the robber stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gift there brings %n point(s).</source>
        <extracomment>A reason for a place where a gift of victory points lies; %n points</extracomment>
        <translation>
            <numerusform>The gift there brings %n point.</numerusform>
            <numerusform>The gift there brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) of the route lead to a gift of points: %1.</source>
        <extracomment>A reason for a road or ship; %1 the number of points that the gift brings, %n pieces of a route</extracomment>
        <translation>
            <numerusform>%n more piece of the route leads to a gift of points: %1.</numerusform>
            <numerusform>%n more pieces of the route lead to a gift of points: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) of the route lead to a gift: %1.</source>
        <extracomment>A reason for a road or ship; %1 a list such as “2 × Ore”, %n pieces of a route</extracomment>
        <translation>
            <numerusform>%n more piece of the route leads to a gift: %1.</numerusform>
            <numerusform>%n more pieces of the route lead to a gift: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) of the route lead to the gift of a development card.</source>
        <extracomment>A reason for a road or ship; %n pieces of a route</extracomment>
        <translation>
            <numerusform>%n more piece of the route leads to the gift of a development card.</numerusform>
            <numerusform>%n more pieces of the route lead to the gift of a development card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n edge(s) of this hex you could have laid a ship.</source>
        <extracomment>A reason for the place of the pirate, to whom it harms; %n edges of its hex</extracomment>
        <translation>
            <numerusform>On %n edge of this hex you could have laid a ship.</numerusform>
            <numerusform>On %n edges of this hex you could have laid a ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n edge(s) of this hex %1 could lay a ship.</source>
        <extracomment>A reason for the place of the pirate; %1 a player, %n edges of its hex</extracomment>
        <translation>
            <numerusform>On %n edge of this hex %1 could lay a ship.</numerusform>
            <numerusform>On %n edges of this hex %1 could lay a ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n edge(s) of this hex %1 could have laid a ship.</source>
        <extracomment>A reason for where another player moved the pirate; %1 a player, %n edges of its hex</extracomment>
        <translation>
            <numerusform>On %n edge of this hex %1 could have laid a ship.</numerusform>
            <numerusform>On %n edges of this hex %1 could have laid a ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first settlement there brings %n point(s) besides its own.</source>
        <extracomment>A reason for a settlement; %n points</extracomment>
        <translation>
            <numerusform>The first settlement there brings %n point besides its own.</numerusform>
            <numerusform>The first settlement there brings %n points besides its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first settlement there will bring %n point(s) besides its own.</source>
        <extracomment>A reason for a road or ship to another island; %n points</extracomment>
        <translation>
            <numerusform>The first settlement there will bring %n point besides its own.</numerusform>
            <numerusform>The first settlement there will bring %n points besides its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the fog lie %1: of these %n bring(s) a card at once.</source>
        <extracomment>A reason for a road or ship that turns up a hex under the fog; %1 a number of hexes, %n of them</extracomment>
        <translation>
            <numerusform>Under the fog lie %1: of these %n brings a card at once.</numerusform>
            <numerusform>Under the fog lie %1: of these %n bring a card at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <extracomment>Part of “Under the fog lie 9 hexes: of these 6 bring a card at once.”; %n hexes</extracomment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) of the route uncover a hex under the fog.</source>
        <extracomment>A reason for a road or ship; %n pieces of a route</extracomment>
        <translation>
            <numerusform>%n more piece of the route uncovers a hex under the fog.</numerusform>
            <numerusform>%n more pieces of the route uncover a hex under the fog.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gold brings %n card(s) of choice in 36 throws.</source>
        <extracomment>A reason for a corner; %n cards</extracomment>
        <translation>
            <numerusform>Gold brings %n card of choice in 36 throws.</numerusform>
            <numerusform>Gold brings %n cards of choice in 36 throws.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>Who plays in a saved game besides the people named</extracomment>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n move(s)</source>
        <extracomment>How far a saved game is, where its position is not known</extracomment>
        <translation>
            <numerusform>after %n move</numerusform>
            <numerusform>after %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScreenWords</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Big screen: how many play</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <extracomment>Big screen: how many boards the chain has</extracomment>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>second(s)</source>
        <extracomment>Big screen, under the large number of seconds that are left; the number itself is not in this text.</extracomment>
        <translation>
            <numerusform>second</numerusform>
            <numerusform>seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seat(s) taken</source>
        <extracomment>Big screen, before the game: how many seats have somebody</extracomment>
        <translation>
            <numerusform>%1 of %n seat taken</numerusform>
            <numerusform>%1 of %n seats taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <extracomment>Big screen, at the end: %1 is the name of the player who has won.</extracomment>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) share the first place with %1 points</source>
        <extracomment>Big screen, at the end: %n players are equal on the first place, with %1 points each.</extracomment>
        <translation>
            <numerusform>%n player has the first place with %1 points</numerusform>
            <numerusform>%n players share the first place with %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n point(s)</source>
        <extracomment>Big screen, at the end of a game that was stopped: %1 is the name of the player with most points.</extracomment>
        <translation>
            <numerusform>%1 leads with %n point</numerusform>
            <numerusform>%1 leads with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have reached %1 points</source>
        <extracomment>Big screen: %n players, at least two, have the points that win, %1.</extracomment>
        <translation>
            <numerusform>%n player has reached %1 points</numerusform>
            <numerusform>%n players have reached %1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message numerus="yes">
        <source>Anybody, %n minute(s) behind</source>
        <extracomment>Menu of a host, under &quot;Who may watch&quot;: they see the game so much later</extracomment>
        <translation>
            <numerusform>Anybody, %n minute behind</numerusform>
            <numerusform>Anybody, %n minutes behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Others may watch, %n minute(s) behind.</source>
        <extracomment>Lobby: what the host allows; %n at least 1</extracomment>
        <translation>
            <numerusform>Others may watch, %n minute behind.</numerusform>
            <numerusform>Others may watch, %n minutes behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watch(es): %1</source>
        <extracomment>Who watches a game; %1 their names</extracomment>
        <translation>
            <numerusform>%n person watches: %1</numerusform>
            <numerusform>%n people watch: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message numerus="yes">
        <source>Nothing in this store is damaged: all of its %n move(s) can be played again.</source>
        <extracomment>tapu-tool on the command line: the store of a game was checked</extracomment>
        <translation>
            <numerusform>Nothing in this store is damaged: its %n move can be played again.</numerusform>
            <numerusform>Nothing in this store is damaged: all of its %n moves can be played again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>Last heard %n second(s) ago</source>
        <extracomment>State of a player whose connection is silent or lost</extracomment>
        <translation>
            <numerusform>Last heard %n second ago</numerusform>
            <numerusform>Last heard %n seconds ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last heard %n minute(s) ago</source>
        <extracomment>State of a player whose connection is silent or lost</extracomment>
        <translation>
            <numerusform>Last heard %n minute ago</numerusform>
            <numerusform>Last heard %n minutes ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::AnalysisWords</name>
    <message numerus="yes">
        <source>It brings %n card(s) in 36 throws.</source>
        <extracomment>Why a settlement is better; %n a number of cards</extracomment>
        <translation>
            <numerusform>It brings %n card in 36 throws.</numerusform>
            <numerusform>It brings %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A city there brings %n card(s) more in 36 throws.</source>
        <extracomment>Why a city is better; %n a number of cards</extracomment>
        <translation>
            <numerusform>A city there brings %n card more in 36 throws.</numerusform>
            <numerusform>A city there brings %n cards more in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leads to %1, where a settlement would bring %n card(s) in 36 throws.</source>
        <extracomment>Why a road is better; %1 the hexes around a corner, %n a number of cards</extracomment>
        <translation>
            <numerusform>It leads to %1, where a settlement would bring %n card in 36 throws.</numerusform>
            <numerusform>It leads to %1, where a settlement would bring %n cards in 36 throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There it keeps %n card(s) in 36 throws from %1, who has %2 points.</source>
        <extracomment>Why a place for the robber is better; %1 a player, %2 their points, %n a number of cards</extracomment>
        <translation>
            <numerusform>There it keeps %n card in 36 throws from %1, who has %2 points.</numerusform>
            <numerusform>There it keeps %n cards in 36 throws from %1, who has %2 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::BalancePanel</name>
    <message numerus="yes">
        <source>%n gift(s), points in them: %1</source>
        <extracomment>Pane of the board editor; %n gifts lie on the board, %1 how many victory points are in them</extracomment>
        <translation>
            <numerusform>%n gift, points in it: %1</numerusform>
            <numerusform>%n gifts, points in them: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <extracomment>Pane of the board editor; %n islands</extracomment>
        <translation>
            <numerusform>%n island</numerusform>
            <numerusform>%n islands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::BankRow</name>
    <message numerus="yes">
        <source>%n development card(s) left</source>
        <extracomment>How many development cards can still be bought.</extracomment>
        <translation>
            <numerusform>%n development card left</numerusform>
            <numerusform>%n development cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::BoardColumn</name>
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <extracomment>Goal of the game</extracomment>
        <translation>
            <numerusform>First to %n point</numerusform>
            <numerusform>First to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>How long a game usually takes</extracomment>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a turn</source>
        <extracomment>Turn clock of the game</extracomment>
        <translation>
            <numerusform>%n second a turn</numerusform>
            <numerusform>%n seconds a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See all %n option(s)</source>
        <extracomment>Link to the list of all options; %n how many there are</extracomment>
        <translation>
            <numerusform>See all %n option</numerusform>
            <numerusform>See all %n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of land</source>
        <extracomment>Under the name of a board from a file; %n how many hexes of land it has</extracomment>
        <translation>
            <numerusform>%n hex of land</numerusform>
            <numerusform>%n hexes of land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s): usually %1 rounds, at most %2</source>
        <translation>
            <numerusform>about %n minute: usually %1 rounds, at most %2</numerusform>
            <numerusform>about %n minutes: usually %1 rounds, at most %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n board(s)</source>
        <extracomment>Name of the board of a Big Game; %n how many boards lie in a row</extracomment>
        <translation>
            <numerusform>Chain of %n board</numerusform>
            <numerusform>Chain of %n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s), at most %1 rounds</source>
        <translation>
            <numerusform>about %n minute, at most %1 rounds</numerusform>
            <numerusform>about %n minutes, at most %1 rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a round</source>
        <extracomment>Clock of the Big Game</extracomment>
        <translation>
            <numerusform>%n second a round</numerusform>
            <numerusform>%n seconds a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) to return cards</source>
        <translation>
            <numerusform>%n second to return cards</numerusform>
            <numerusform>%n seconds to return cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es), terrain and numbers shuffled</source>
        <extracomment>Under the name of a board; %n how many hexes of land it has</extracomment>
        <translation>
            <numerusform>%n hex, terrain and numbers shuffled</numerusform>
            <numerusform>%n hexes, terrain and numbers shuffled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::BoardExport</name>
    <message numerus="yes">
        <source>%n file(s) saved, from “%1” to “%2”.</source>
        <extracomment>Status line of the board editor: several files were written; %1 and %2 names of the first and the last one</extracomment>
        <translation>
            <numerusform>%n file saved, from “%1” to “%2”.</numerusform>
            <numerusform>%n files saved, from “%1” to “%2”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::BoardsPage</name>
    <message numerus="yes">
        <source>%n board(s) of the sea</source>
        <extracomment>Foot of the page: how many boards there are</extracomment>
        <translation>
            <numerusform>%n board of the sea</numerusform>
            <numerusform>%n boards of the sea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards for %n player(s): %1 of %2</source>
        <extracomment>Foot of the page: how many boards are made for %n players; %1 so many, %2 how many there are</extracomment>
        <translation>
            <numerusform>Boards for %n player: %1 of %2</numerusform>
            <numerusform>Boards for %n players: %1 of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::BotGamesPanel</name>
    <message numerus="yes">
        <source>Play %n game(s)</source>
        <extracomment>Link of a pane of the board editor: bots play some hundred games</extracomment>
        <translation>
            <numerusform>Play %n game</numerusform>
            <numerusform>Play %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had no winner.</source>
        <extracomment>Pane of the board editor: bots broke off games that took too long</extracomment>
        <translation>
            <numerusform>%n game had no winner.</numerusform>
            <numerusform>%n games had no winner.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::BotsPage</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>A row on the page of bots of a Big Game: all bots together</extracomment>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::BuildButton</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Build button: %n pieces or cards are left.</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::CareerPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Filter of past games: how many people and bots played</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since %1</source>
        <extracomment>Under the name of a player; %n games, %1 a date</extracomment>
        <translation>
            <numerusform>%n game since %1</numerusform>
            <numerusform>%n games since %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are still being read.</source>
        <extracomment>Under the list of past games, while files are being read</extracomment>
        <translation>
            <numerusform>%n record is still being read.</numerusform>
            <numerusform>%n records are still being read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s) you see here how they went by board, by players and by dice.</source>
        <extracomment>Under the list of past games, while there are few of them; %n a number</extracomment>
        <translation>
            <numerusform>After %n game you see here how it went by board, by players and by dice.</numerusform>
            <numerusform>After %n games you see here how they went by board, by players and by dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the folder %1 are not counted: no finished game of yours can be read from them.</source>
        <extracomment>Under the list of past games; %n how many files of the folder were left out, %1 the folder</extracomment>
        <translation>
            <numerusform>%n file in the folder %1 is not counted: no finished game of yours can be read from it.</numerusform>
            <numerusform>%n files in the folder %1 are not counted: no finished game of yours can be read from them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) leave the statistics. Their records are not deleted: they go into a folder of their own beside the others.</source>
        <extracomment>A question; %n how many games are counted now</extracomment>
        <translation>
            <numerusform>%n game leaves the statistics. Its record is not deleted: it goes into a folder of its own beside the others.</numerusform>
            <numerusform>All %n games leave the statistics. Their records are not deleted: they go into a folder of their own beside the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>games won</source>
        <extracomment>A tile of statistics: stands after a number; under it “of 42: 40 %”</extracomment>
        <translation>
            <numerusform>game won</numerusform>
            <numerusform>games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins in a row</source>
        <extracomment>A tile of statistics: stands after a number</extracomment>
        <translation>
            <numerusform>win in a row</numerusform>
            <numerusform>wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rounds</source>
        <extracomment>A tile of statistics: stands after a number of rounds, or a dash</extracomment>
        <translation>
            <numerusform>round</numerusform>
            <numerusform>rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::CareerSums</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>One of the groups of past games: how many people and bots played</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::ChoicePanel</name>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <extracomment>Why the button is off: %n cards have still to be chosen.</extracomment>
        <translation>
            <numerusform>Choose %n more card.</numerusform>
            <numerusform>Choose %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <extracomment>Button: takes a card from this player; %1 is their name, %n the number of their cards.</extracomment>
        <translation>
            <numerusform>%1 (%n card)</numerusform>
            <numerusform>%1 (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n card(s)</source>
        <extracomment>Head of the choice after a seven; %n cards.</extracomment>
        <translation>
            <numerusform>Return %n card</numerusform>
            <numerusform>Return %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::ClockRing</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>Tool tip of the clock: %n seconds are left.</extracomment>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::DealDialog</name>
    <message numerus="yes">
        <source>%n number(s) change.</source>
        <extracomment>Dealing numbers: what the picture shows</extracomment>
        <translation>
            <numerusform>%n number changes.</numerusform>
            <numerusform>%n numbers change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::DeskHeader</name>
    <message numerus="yes">
        <source>%n seat(s) have neither player nor bot</source>
        <extracomment>Beside Start on the organizer&apos;s desk, before the game; %n number of seats</extracomment>
        <translation>
            <numerusform>%n seat has neither player nor bot</numerusform>
            <numerusform>%n seats have neither player nor bot</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::DeskPage</name>
    <message numerus="yes">
        <source>%n of the %1 expected people have not come. Bots play for them until they do.</source>
        <extracomment>A question; %n how many people have not come, %1 how many are expected</extracomment>
        <translation>
            <numerusform>%n of the %1 expected people has not come. Bots play for them until they do.</numerusform>
            <numerusform>%n of the %1 expected people have not come. Bots play for them until they do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 expected people have not come. Their seats stay free until they do.</source>
        <extracomment>A question; %n how many people have not come, %1 how many are expected</extracomment>
        <translation>
            <numerusform>%n of the %1 expected people has not come. Their seat stays free until they do.</numerusform>
            <numerusform>%n of the %1 expected people have not come. Their seats stay free until they do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not ready yet: %n player(s). The game begins for them, too.</source>
        <extracomment>A question; %n how many people at the table have not said that they are ready</extracomment>
        <translation>
            <numerusform>Not ready yet: %n player. The game begins for them, too.</numerusform>
            <numerusform>Not ready yet: %n players. The game begins for them, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::EditorFiles</name>
    <message numerus="yes">
        <source>%n board(s) were left unsaved when the program ended. Save them to keep them.</source>
        <extracomment>Status line of the board editor</extracomment>
        <translation>
            <numerusform>%n board was left unsaved when the program ended. Save it to keep it.</numerusform>
            <numerusform>%n boards were left unsaved when the program ended. Save them to keep them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::EndSheet</name>
    <message numerus="yes">
        <source>Your place: %1 of %n</source>
        <extracomment>Over the final table of a Big Game: the reader&apos;s place among all players; %1 the place, %n all of them</extracomment>
        <translation>
            <numerusform>Your place: %1 of %n</numerusform>
            <numerusform>Your place: %1 of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::EveningHonors</name>
    <message numerus="yes">
        <source>The dice brought %n cards.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>The dice brought %n card.</numerusform>
            <numerusform>The dice brought %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trades with other players came about.</source>
        <extracomment>Why an honor of the evening was given: trades with other players</extracomment>
        <translation>
            <numerusform>%n trade with other players came about.</numerusform>
            <numerusform>%n trades with other players came about.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads and ships were built.</source>
        <extracomment>Why an honor of the evening was given: the number of both together</extracomment>
        <translation>
            <numerusform>%n road or ship was built.</numerusform>
            <numerusform>%n roads and ships were built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads were built.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n road was built.</numerusform>
            <numerusform>%n roads were built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice brought %n cards more than the places promised.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>The dice brought %n card more than the places promised.</numerusform>
            <numerusform>The dice brought %n cards more than the places promised.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities were built.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n city was built.</numerusform>
            <numerusform>%n cities were built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards came from trades with the bank.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n card came from trades with the bank.</numerusform>
            <numerusform>%n cards came from trades with the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development cards were bought.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n development card was bought.</numerusform>
            <numerusform>%n development cards were bought.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knights were played.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n knight was played.</numerusform>
            <numerusform>%n knights were played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards were in the hand at the end of a turn.</source>
        <extracomment>Why an honor of the evening was given</extracomment>
        <translation>
            <numerusform>%n card was in the hand at the end of a turn.</numerusform>
            <numerusform>%n cards were in the hand at the end of a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws in a row brought nothing, and the game went on.</source>
        <extracomment>Why an honor of the evening was given: the dice brought this player nothing so many times, one after the other</extracomment>
        <translation>
            <numerusform>%n throw brought nothing, and the game went on.</numerusform>
            <numerusform>%n throws in a row brought nothing, and the game went on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes under the fog, gifts and islands were discovered.</source>
        <extracomment>Why an honor of the evening was given: the number of all of these together</extracomment>
        <translation>
            <numerusform>%n hex under the fog, gift or island was discovered.</numerusform>
            <numerusform>%n hexes under the fog, gifts and islands were discovered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::EventResults</name>
    <message numerus="yes">
        <source>%1 leads with %n point(s)</source>
        <extracomment>Head of the results of an event that goes on; %1 a player, %n points</extracomment>
        <translation>
            <numerusform>%1 leads with %n point</numerusform>
            <numerusform>%1 leads with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 players lead with %n point(s)</source>
        <extracomment>Head of the results of an event that goes on; %n points, %1 a number of players</extracomment>
        <translation>
            <numerusform>%1 players lead with %n point</numerusform>
            <numerusform>%1 players lead with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <extracomment>Head of the results of an event; %1 a player, %n points</extracomment>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 share the first place with %n point(s)</source>
        <extracomment>Head of the results of an event; %1 and %2 players, %n points</extracomment>
        <translation>
            <numerusform>%1 and %2 share the first place with %n point</numerusform>
            <numerusform>%1 and %2 share the first place with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 players share the first place with %n point(s)</source>
        <extracomment>Head of the results of an event; %1 a number of players, more than two, %n points</extracomment>
        <translation>
            <numerusform>%1 players share the first place with %n point</numerusform>
            <numerusform>%1 players share the first place with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::EventResultsPage</name>
    <message numerus="yes">
        <source>Sun, %n seat(s): average %1</source>
        <extracomment>Average points of a group; %n how many seats it has, %1 a number</extracomment>
        <translation>
            <numerusform>Sun, %n seat: average %1</numerusform>
            <numerusform>Sun, %n seats: average %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moon, %n seat(s): average %1</source>
        <extracomment>Average points of a group; %n how many seats it has, %1 a number</extracomment>
        <translation>
            <numerusform>Moon, %n seat: average %1</numerusform>
            <numerusform>Moon, %n seats: average %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place: %1 of %n</source>
        <extracomment>In the head of the results of a Big Game: the reader&apos;s place among all players; %1 the place, %n all of them</extracomment>
        <translation>
            <numerusform>Your place: %1 of %n</numerusform>
            <numerusform>Your place: %1 of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::EventSetupPage</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game: about %n minute(s) for %1 rounds. It has no last round.</source>
        <extracomment>Over the options of an event; %n minutes, %1 a number of rounds</extracomment>
        <translation>
            <numerusform>The game: about %n minute for %1 rounds. It has no last round.</numerusform>
            <numerusform>The game: about %n minutes for %1 rounds. It has no last round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game: at most %1 rounds, about %n minute(s).</source>
        <extracomment>Over the options of an event; %n minutes, %1 a number of rounds</extracomment>
        <translation>
            <numerusform>The game: at most %1 rounds, about %n minute.</numerusform>
            <numerusform>The game: at most %1 rounds, about %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game: about %n minute(s) for %1 rounds. Then its time is over.</source>
        <extracomment>Over the options of an event whose time limit comes before its last round; %n minutes, %1 a number of rounds</extracomment>
        <translation>
            <numerusform>The game: about %n minute for %1 rounds. Then its time is over.</numerusform>
            <numerusform>The game: about %n minutes for %1 rounds. Then its time is over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::ExportDialog</name>
    <message numerus="yes">
        <source>%n sheet(s) %1; the board is %2 × %3 mm.</source>
        <extracomment>Printing a board: %n sheets of paper, %1 the name of the paper (A4), %2 × %3 the size of the board</extracomment>
        <translation>
            <numerusform>%n sheet %1; the board is %2 × %3 mm.</numerusform>
            <numerusform>%n sheets %1; the board is %2 × %3 mm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of these names are there already.</source>
        <extracomment>Question before several files are written</extracomment>
        <translation>
            <numerusform>%n file of these names is there already.</numerusform>
            <numerusform>%n files of these names are there already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::FileOpener</name>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <extracomment>Below a list of files that were not opened</extracomment>
        <translation>
            <numerusform>and %n more file</numerusform>
            <numerusform>and %n more files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::FilmDialog</name>
    <message numerus="yes">
        <source>%n picture(s), played in %1 s, again and again</source>
        <extracomment>In the dialog about an animated picture; %n how many pictures follow one another, %1 a number of seconds</extracomment>
        <translation>
            <numerusform>%n picture, played in %1 s, again and again</numerusform>
            <numerusform>%n pictures, played in %1 s, again and again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::FogChip</name>
    <message numerus="yes">
        <source>Fog: %n left</source>
        <extracomment>Chip at the board; %n how many hexes still lie under the fog</extracomment>
        <translation>
            <numerusform>Fog: %n left</numerusform>
            <numerusform>Fog: %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::GameRow</name>
    <message numerus="yes">
        <source>%n seat(s) are kept for people who are away.</source>
        <extracomment>About a game of the list; %n seats of persons who were there before, and may come back</extracomment>
        <translation>
            <numerusform>%n seat is kept for somebody who is away.</numerusform>
            <numerusform>%n seats are kept for people who are away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, hosted by %2, %n player(s) at %3 seats, %4</source>
        <extracomment>Screen reader: a game of the list; %1 its name, %2 who hosts it, %n players there, %3 all seats, %4 other facts</extracomment>
        <translation>
            <numerusform>%1, hosted by %2, %n player at %3 seats, %4</numerusform>
            <numerusform>%1, hosted by %2, %n players at %3 seats, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::GoldSheet</name>
    <message numerus="yes">
        <source>Gold: choose %n card(s)</source>
        <extracomment>Head of the choice of cards for gold; %n how many</extracomment>
        <translation>
            <numerusform>Gold: choose %n card</numerusform>
            <numerusform>Gold: choose %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <extracomment>Button: takes the chosen cards from the bank for gold; %n how many</extracomment>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <extracomment>Why the button is off: %n cards have still to be chosen.</extracomment>
        <translation>
            <numerusform>Choose %n more card.</numerusform>
            <numerusform>Choose %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HallChain</name>
    <message numerus="yes">
        <source>My boards, %n offer(s) (Esc)</source>
        <translation>
            <numerusform>My boards, %n offer (Esc)</numerusform>
            <numerusform>My boards, %n offers (Esc)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in a ring, %1 seats</source>
        <translation>
            <numerusform>%n board in a ring, %1 seats</numerusform>
            <numerusform>%n boards in a ring, %1 seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) in a row, %1 seats</source>
        <translation>
            <numerusform>%n board in a row, %1 seats</numerusform>
            <numerusform>%n boards in a row, %1 seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HallHeader</name>
    <message numerus="yes">
        <source>%1 of %n seat(s) ready</source>
        <extracomment>In the header of the Big Game before the first round: %1 seats have made their start choices, of %n</extracomment>
        <translation>
            <numerusform>%1 of %n seat ready</numerusform>
            <numerusform>%1 of %n seats ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>In the header of the Big Game: the reader&apos;s victory points</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1 of %n player(s)</source>
        <extracomment>In the header of the Big Game: the reader&apos;s place among all players; %1 the place, %n all of them</extracomment>
        <translation>
            <numerusform>Place %1 of %n player</numerusform>
            <numerusform>Place %1 of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n second(s)</source>
        <extracomment>In the header of the Big Game, beside the clock: how long this part of the round lasts</extracomment>
        <translation>
            <numerusform>of %n second</numerusform>
            <numerusform>of %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HallPage</name>
    <message numerus="yes">
        <source>Bonus: %n point(s) more</source>
        <extracomment>Tool tip of a place for a settlement in another player&apos;s half; %n how many points it brings besides its own</extracomment>
        <translation>
            <numerusform>Bonus: %n point more</numerusform>
            <numerusform>Bonus: %n points more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HallRanking</name>
    <message numerus="yes">
        <source>Your place: %1 of %n</source>
        <extracomment>In the ranking of a Big Game: the reader&apos;s place among all players; %1 the place, %n all of them</extracomment>
        <translation>
            <numerusform>Your place: %1 of %n</numerusform>
            <numerusform>Your place: %1 of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HallStart</name>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <extracomment>Under the chosen start city: %n points of all start pieces</extracomment>
        <translation>
            <numerusform>%n point in all</numerusform>
            <numerusform>%n points in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HallTrade</name>
    <message numerus="yes">
        <source>Offer to %n partner(s)</source>
        <extracomment>Button: makes an offer to so many of the players in the picture above it.</extracomment>
        <translation>
            <numerusform>Offer to %n partner</numerusform>
            <numerusform>Offer to %n partners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HandCard</name>
    <message numerus="yes">
        <source>%n chosen to be returned</source>
        <extracomment>Screen reader, of the cards of one kind in the own hand after a seven: %n of them are chosen to be returned</extracomment>
        <translation>
            <numerusform>%n chosen to be returned</numerusform>
            <numerusform>%n chosen to be returned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HandRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A player at a moment of a replay, in words: %n points</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s) in hand</source>
        <extracomment>A player at a moment of a replay, in words: resource cards whose kinds are not shown</extracomment>
        <translation>
            <numerusform>%n hidden card in hand</numerusform>
            <numerusform>%n hidden cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <extracomment>A player at a moment of a replay, in words</extracomment>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played</source>
        <extracomment>A player at a moment of a replay, in words: knights that were played</extracomment>
        <translation>
            <numerusform>%n knight played</numerusform>
            <numerusform>%n knights played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HexDialog</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <extracomment>Window of the board editor about several hexes at once</extracomment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::HintSheet</name>
    <message numerus="yes">
        <source>Hints counted in this game: %n</source>
        <extracomment>Foot of a hint: how many of them the reader has taken in this game; %n at least 1</extracomment>
        <translation>
            <numerusform>Hints counted in this game: %n</numerusform>
            <numerusform>Hints counted in this game: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::KeptSeatList</name>
    <message numerus="yes">
        <source>Show all %n seat(s)</source>
        <extracomment>Button under the first of the games on the network in which the reader has a seat: show all; %n how many there are</extracomment>
        <translation>
            <numerusform>Show %n seat</numerusform>
            <numerusform>Show all %n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::LeftOutDialog</name>
    <message numerus="yes">
        <source>%n file(s) in the folder of past games are not counted.</source>
        <extracomment>Over a list of files in the folder of past games; %n how many there are</extracomment>
        <translation>
            <numerusform>%n file in the folder of past games is not counted.</numerusform>
            <numerusform>%n files in the folder of past games are not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::LessonSheet</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>Under the name of a lesson: %n how long it takes</extracomment>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::LessonsPage</name>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>About %n minute</numerusform>
            <numerusform>About %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::LobbyPage</name>
    <message numerus="yes">
        <source>Local network: %n of %1 seat(s) taken</source>
        <translation>
            <numerusform>Local network: %n of %1 seats taken</numerusform>
            <numerusform>Local network: %n of %1 seats taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Around you: %n of %1 seat(s) taken</source>
        <translation>
            <numerusform>Around you: %n of %1 seats taken</numerusform>
            <numerusform>Around you: %n of %1 seats taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::NoticeBar</name>
    <message numerus="yes">
        <source>Connection lost. Trying again… If the others play on, nobody plays at your seat after %n s.</source>
        <extracomment>Notice: the own connection broke; %n seconds until nobody plays at the own seat.</extracomment>
        <translation>
            <numerusform>Connection lost. Trying again… If the others play on, nobody plays at your seat after %n s.</numerusform>
            <numerusform>Connection lost. Trying again… If the others play on, nobody plays at your seat after %n s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Connection lost. Trying again… If the others play on, a bot takes over your seat in %n s.</source>
        <extracomment>Notice: the own connection broke; %n seconds until a bot takes over the own seat.</extracomment>
        <translation>
            <numerusform>Connection lost. Trying again… If the others play on, a bot takes over your seat in %n s.</numerusform>
            <numerusform>Connection lost. Trying again… If the others play on, a bot takes over your seat in %n s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>In place of further names in a list of players</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::OfferCard</name>
    <message numerus="yes">
        <source>%n second(s); %1</source>
        <extracomment>Screen reader, of an offer to the reader: %n seconds are left, %1 what comes then, as &quot;bots wait for you&quot;</extracomment>
        <translation>
            <numerusform>%n second; %1</numerusform>
            <numerusform>%n seconds; %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::PlayFinish</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A fact under the head of the results of a game</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>A fact under the head of the results of a game: the turns of all players</extracomment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::PlayerRow</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Player row in words: %n points.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Player row in words: %n resource cards in the hand.</extracomment>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <extracomment>Player row in words.</extracomment>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played</source>
        <extracomment>Player row in words: knights that were played.</extracomment>
        <translation>
            <numerusform>%n knight played</numerusform>
            <numerusform>%n knights played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Pane of the board editor: how many problems are not in the list</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) were put right.</source>
        <extracomment>Pane of the board editor: what “Fix all” did</extracomment>
        <translation>
            <numerusform>%n problem was put right.</numerusform>
            <numerusform>%n problems were put right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in this list are left for you: only you can decide what should be there.</source>
        <extracomment>Pane of the board editor: what “Fix all” could not do; %n problems</extracomment>
        <translation>
            <numerusform>%n in this list is left for you: only you can decide what should be there.</numerusform>
            <numerusform>%n in this list are left for you: only you can decide what should be there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <extracomment>Pane of the board editor: a problem that was put right; %1 its sentence, %n how often</extracomment>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in this list are left for you: each fix would bring another problem.</source>
        <extracomment>Pane of the board editor: what “Fix all” could not do; %n problems</extracomment>
        <translation>
            <numerusform>%n in this list is left for you: each fix would bring another problem.</numerusform>
            <numerusform>%n in this list are left for you: each fix would bring another problem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n place(s))</source>
        <extracomment>A problem of a board that is at several places; %1 is its sentence, %n how many places</extracomment>
        <translation>
            <numerusform>%1 (%n place)</numerusform>
            <numerusform>%1 (%n places)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::RehearsalNotes</name>
    <message numerus="yes">
        <source>The rehearsal had %n round(s), with simulated players at %1 seats.</source>
        <extracomment>How a rehearsal went; %n number of rounds, %1 number of seats with simulated players</extracomment>
        <translation>
            <numerusform>The rehearsal had %n round, with simulated players at %1 seats.</numerusform>
            <numerusform>The rehearsal had %n rounds, with simulated players at %1 seats.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::ReplayPage</name>
    <message numerus="yes">
        <source>It can be read up to move %n. Then: %1</source>
        <extracomment>The record of a game is damaged; %n moves before that place are sound, %1 the place and what is wrong</extracomment>
        <translation>
            <numerusform>It can be read up to move %n. Then: %1</numerusform>
            <numerusform>It can be read up to move %n. Then: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::SavedPage</name>
    <message numerus="yes">
        <source>The newest %n of them are kept.</source>
        <extracomment>Under the heading &quot;Test plays of the board editor&quot;</extracomment>
        <translation>
            <numerusform>The newest of them is kept.</numerusform>
            <numerusform>The newest %n of them are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::SeatChip</name>
    <message numerus="yes">
        <source>returns %n card(s)</source>
        <extracomment>At a seat beside the boards, after a seven: %n cards go back to the bank</extracomment>
        <translation>
            <numerusform>returns %n card</numerusform>
            <numerusform>returns %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Tool tip of a seat beside the boards: %n resource cards in the hand</extracomment>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Tool tip of a seat beside the boards: %n victory points that everybody sees</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::SettingsDialog</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>Value of the setting &quot;Offers: bots wait for persons&quot;</extracomment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>Value of the setting &quot;Offers: bots wait for persons&quot;</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::StartColumn</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <extracomment>At a start settlement: %n dots on the numbers around it, which say how often it produces</extracomment>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::StartOffers</name>
    <message numerus="yes">
        <source>%n short lesson(s)</source>
        <extracomment>Note under &quot;Learn to play&quot; on the start page; %n how many lessons there are</extracomment>
        <translation>
            <numerusform>%n short lesson</numerusform>
            <numerusform>%n short lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::StartPage</name>
    <message numerus="yes">
        <source>%n open game(s) found</source>
        <translation>
            <numerusform>%n open game found</numerusform>
            <numerusform>%n open games found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All saved games (%n)…</source>
        <extracomment>Link on the start page: to the list of all games that can be continued; %n how many</extracomment>
        <translation>
            <numerusform>All saved games (%n)…</numerusform>
            <numerusform>All saved games (%n)…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::StatusLine</name>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <extracomment>Status line of the board editor: how many hexes are selected</extracomment>
        <translation>
            <numerusform>%n hex selected</numerusform>
            <numerusform>%n hexes selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::StoryCharts</name>
    <message numerus="yes">
        <source>Ordinary dice: in %n of 100 games they stray further than this.</source>
        <extracomment>How unusual the dice of a game were; %n of 100</extracomment>
        <translation>
            <numerusform>Ordinary dice: in %n of 100 games they stray further than this.</numerusform>
            <numerusform>Ordinary dice: in %n of 100 games they stray further than this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unusual dice: in %n of 100 games they stray further than this.</source>
        <extracomment>How unusual the dice of a game were; %n of 100</extracomment>
        <translation>
            <numerusform>Unusual dice: in %n of 100 games they stray further than this.</numerusform>
            <numerusform>Unusual dice: in %n of 100 games they stray further than this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s).</source>
        <extracomment>Under a chart of throws: how many there were</extracomment>
        <translation>
            <numerusform>%n throw.</numerusform>
            <numerusform>%n throws.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::TabButton</name>
    <message numerus="yes">
        <source>%n unread message(s)</source>
        <extracomment>Screen reader: what is new in the chat.</extracomment>
        <translation>
            <numerusform>%n unread message</numerusform>
            <numerusform>%n unread messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::WantButton</name>
    <message numerus="yes">
        <source>%n of you</source>
        <extracomment>On the button &quot;I want to build&quot; at a computer of several persons: so many of them have said it</extracomment>
        <translation>
            <numerusform>%n of you</numerusform>
            <numerusform>%n of you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tapu::WatchSheet</name>
    <message numerus="yes">
        <source>%n minute(s) behind</source>
        <extracomment>To somebody who watches a game; %n at least 1</extracomment>
        <translation>
            <numerusform>%n minute behind</numerusform>
            <numerusform>%n minutes behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watch(es)</source>
        <extracomment>Heading over the names of those who watch a game</extracomment>
        <translation>
            <numerusform>%n person watches</numerusform>
            <numerusform>%n people watch</numerusform>
        </translation>
    </message>
</context>
</TS>
