// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/game/chat_commands.h"
#include "app/session/settings/languages.h"
#include "app/wire/requests.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

using Kind = ChatMeaning::Kind;
using MaybeWish = std::optional<wire::Request>;

namespace {

/// Ravi, Meera Rao and Uma sit elsewhere; Dev and another Uma watch.
ChatTable table(Role me) {
  return {
      me, {{SeatId(1), u"Ravi"_s}, {SeatId(3), u"Meera Rao"_s}, {SeatId(4), u"Uma"_s}}, {{7, u"Dev"_s}, {8, u"Uma"_s}}};
}

}  // namespace

/// Lines of the chat that begin with "/".
class TestChatCommands : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aLineMeans_data();
  void aLineMeans();
  void theCommandsAreTheSameWordsInHindi();
};

void TestChatCommands::aLineMeans_data() {
  QTest::addColumn<Role>("me");
  QTest::addColumn<QString>("line");
  QTest::addColumn<Kind>("kind");
  QTest::addColumn<MaybeWish>("wish");
  QTest::addColumn<QString>("sentence");
  const auto words = [](const char* name, const QString& line) {
    QTest::newRow(name) << Role::Host << line << Kind::Words << MaybeWish() << QString();
  };
  const auto deed = [](const char* name, const QString& line, const wire::Request& wish) {
    QTest::newRow(name) << Role::Host << line << Kind::Deed << MaybeWish(wish) << QString();
  };
  const auto told = [](const char* name, Role me, const QString& line, Kind kind, const QString& sentence) {
    QTest::newRow(name) << me << line << kind << MaybeWish() << sentence;
  };
  words("what somebody says is said", u"Wool / brick?"_s);
  words("a slash within it does not matter", u"1/2 of it"_s);
  words("and a move is typed elsewhere: here it is words to the others", u"wantBuild on"_s);
  deed("a name turns the chat of that player off", u"/mute Ravi"_s, requests::Mute{SeatId(1)});
  deed("and on again", u"/unmute Ravi"_s, requests::Mute{SeatId(1), YesNo::No});
  deed("a name may have blanks, and be typed in small letters", u"  /Mute   meera  rao "_s, requests::Mute{SeatId(3)});
  deed("a player is removed", u"/kick Ravi"_s, requests::Remove{SeatId(1), {}, YesNo::No});
  deed("or for the whole game", u"/ban Ravi"_s, requests::Remove{SeatId(1), {}, YesNo::Yes});
  deed("so is somebody who watches", u"/kick Dev"_s, requests::Remove{.watcher = 7});
  deed("and for the whole game too", u"/ban dev"_s, requests::Remove{.ban = YesNo::Yes, .watcher = 7});
  deed("and the chat of who watches is turned off", u"/mute Dev"_s, requests::Mute{.watcher = 7});
  deed("or on", u"/unmute Dev"_s, requests::Mute{.muted = YesNo::No, .watcher = 7});
  told("a name that nobody has is told", Role::Host, u"/kick Asha"_s, Kind::Wrong,
       u"Nobody else here is called “Asha”."_s);
  told("a name that a player and somebody who watches have is settled in the menu", Role::Host, u"/kick uma"_s,
       Kind::Wrong,
       u"A player and somebody who watches are both called “uma”. Please choose in the menu Game, under “Table and "
       u"players”."_s);
  told("part of a name is no name", Role::Host, u"/ban Meera"_s, Kind::Wrong, u"Nobody else here is called “Meera”."_s);
  told("without a name nobody is removed", Role::Host, u"/kick "_s, Kind::Wrong,
       u"Please type a name too: /kick NAME"_s);
  told("a guest may not do that", Role::Guest, u"/kick Ravi"_s, Kind::Wrong, u"Only the host can do that."_s);
  told("an unknown command is not said to all", Role::Guest, u"/kill Ravi"_s, Kind::Wrong,
       u"There is no command “/kill”. /help shows all of them."_s);
  told("nor is a slash alone", Role::Host, u"/"_s, Kind::Wrong, u"There is no command “/”. /help shows all of them."_s);
  told("everybody may ask who watches", Role::Guest, u"/watchers"_s, Kind::Answer, u"Watching: Dev, Uma"_s);
  told("a guest is helped with what guests may do", Role::Guest, u"/help"_s, Kind::Answer,
       u"/watchers tells who is watching, /help shows this."_s);
  told("and a host with all", Role::Host, u"/HELP"_s, Kind::Answer,
       u"/mute NAME switches somebody’s chat off and /unmute NAME on again; /kick NAME removes somebody, /ban NAME for "
       "the whole game. /watchers tells who is watching, /help shows this."_s);
}

void TestChatCommands::aLineMeans() {
  QFETCH(Role, me);
  QFETCH(QString, line);
  const ChatMeaning meaning = meaningOf(line, table(me));
  QTEST(meaning.kind, "kind");
  QTEST(meaning.sentence, "sentence");
  QFETCH(MaybeWish, wish);
  QVERIFY(meaning.wish == wish);
}

void TestChatCommands::theCommandsAreTheSameWordsInHindi() {
  Languages languages;
  languages.use(u"hi"_s);
  QCOMPARE(meaningOf(u"/mute Ravi"_s, table(Role::Host)).wish, MaybeWish(requests::Mute{SeatId(1)}));
  const QString help = meaningOf(u"/help"_s, table(Role::Host)).sentence;
  for (const QString& word : {u"/mute"_s, u"/unmute"_s, u"/kick"_s, u"/ban"_s, u"/watchers"_s, u"/help"_s})
    QVERIFY2(help.contains(word), qPrintable(help));
  QCOMPARE(meaningOf(u"/watchers"_s, {}).sentence, u"कोई दर्शक नहीं है।"_s);
  languages.use(u"en"_s);
}

TAPU_TEST_WITH_LOOP(TestChatCommands)
#include "test_chat_commands.moc"
