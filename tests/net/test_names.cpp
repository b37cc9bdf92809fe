// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QSet>
#include <QTest>

#include "app/client/refusal_words.h"
#include "app/host/seats/roster.h"
#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"
#include "app/wire/messages.h"
#include "app/wire/names.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;

/// Names and lines of chat from people who may mean no good.
class TestNames : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void namesAreCleaned_data() {
    QTest::addColumn<QString>("raw");
    QTest::addColumn<QString>("clean");
    QTest::newRow("a plain name stays") << u"Asha"_s << u"Asha"_s;
    QTest::newRow("a Hindi name with vowel signs stays") << u"श्रीकृष्ण"_s << u"श्रीकृष्ण"_s;
    QTest::newRow("a Hindi name of conjuncts stays") << u"क्षितिज्ञा त्र्यंबक"_s << u"क्षितिज्ञा त्र्यंबक"_s;
    QTest::newRow("a name from right to left stays") << u"دانا שרה"_s << u"دانا שרה"_s;
    QTest::newRow("pictures stay") << u"🎲🐑 👩🏽"_s << u"🎲🐑 👩🏽"_s;
    QTest::newRow("spaces around go, spaces within become one") << u"  A   b "_s << u"A b"_s;
    QTest::newRow("wide letters become plain") << u"Ａｓｈａ"_s << u"Asha"_s;
    QTest::newRow("a bell and a line break go") << u"A\u0007s\nh"_s << u"As h"_s;
    QTest::newRow("a color goes as a whole") << u"\u001b[1;31mAsha\u001b[0m"_s << u"Asha"_s;
    QTest::newRow("a color of eight bits goes as a whole") << u"\u009b31mAsha"_s << u"Asha"_s;
    QTest::newRow("a title of a window goes as a whole") << u"\u001b]0;root\u0007Asha"_s << u"Asha"_s;
    QTest::newRow("a reset goes as a whole") << u"\u001bcAsha"_s << u"Asha"_s;
    QTest::newRow("a color without its end goes") << u"Asha\u001b[31"_s << u"Asha"_s;
    QTest::newRow("brackets alone stay") << u"[31m"_s << u"[31m"_s;
    QTest::newRow("right-to-left override goes") << u"A\u202Ebc"_s << u"Abc"_s;
    QTest::newRow("zero width space goes") << u"A\u200Bb"_s << u"Ab"_s;
    QTest::newRow("a joiner stays within Devanagari") << u"क्\u200Dष"_s << u"क्\u200Dष"_s;
    QTest::newRow("a joiner stays within a picture of several") << u"👩🏽\u200D🚀"_s << u"👩🏽\u200D🚀"_s;
    QTest::newRow("what keeps letters apart stays within Persian") << u"علی\u200Cرضا"_s << u"علی\u200Cرضا"_s;
    QTest::newRow("what keeps letters apart stays within Devanagari") << u"क्\u200Cष"_s << u"क्\u200Cष"_s;
    QTest::newRow("one joiner is enough") << u"علی\u200C\u200D\u200Cرضا"_s << u"علی\u200Cرضا"_s;
    QTest::newRow("one that makes the last letter stays") << u"അനില്\u200D"_s << u"അനില്\u200D"_s;
    QTest::newRow("also before a space") << u"അനില്\u200D മേനോന്\u200D"_s << u"അനില്\u200D മേനോന്\u200D"_s;
    QTest::newRow("a joiner goes from the end") << u"علی\u200C"_s << u"علی"_s;
    QTest::newRow("a joiner goes from before a space") << u"علی\u200C رضا"_s << u"علی رضا"_s;
    QTest::newRow("a joiner goes from between letters and digits") << u"علی\u200C5"_s << u"علی5"_s;
    QTest::newRow("a joiner goes from between a letter and a picture") << u"A\u200D🚀"_s << u"A🚀"_s;
    QTest::newRow("a joiner elsewhere goes") << u"A\u200Db"_s << u"Ab"_s;
    QTest::newRow("markup is text like any other") << u"<b>x</b>"_s << u"<b>x</b>"_s;
    QTest::newRow("24 code points are kept") << QString(30, u'x') << QString(24, u'x');
    QTest::newRow("a letter is not cut from its marks") << QString(23, u'x') + u"कि"_s << QString(23, u'x');
    QTest::newRow("a joined letter is not cut") << QString(22, u'x') + u"क्ष"_s << QString(22, u'x');
    QTest::newRow("a picture is not cut from its color") << QString(23, u'x') + u"👩🏽"_s << QString(23, u'x');
    QTest::newRow("a letter that has room stays whole") << QString(22, u'x') + u"किर"_s << QString(22, u'x') + u"कि"_s;
    for (const char32_t blank :
         {0x3164, 0x115f, 0x1160, 0x2800, 0x00ad, 0xffa0, 0x034f, 0x17b4, 0xe0041, 0xfe0f, 0x180b})
      QTest::addRow("nothing is left of the invisible U+%04X", static_cast<unsigned>(blank))
          << QString::fromUcs4(&blank, 1).repeated(3) << QString();
    QTest::newRow("invisible letters go from within a name") << u"As\u3164h\u2800a"_s << u"Asha"_s;
    QTest::newRow("a picture keeps what makes it one") << u"\u2764\ufe0f"_s << u"\u2764\ufe0f"_s;
    QTest::newRow("Korean letters stay") << u"\ud55c\uad6d"_s << u"\ud55c\uad6d"_s;
    QTest::newRow("nothing but controls leaves nothing") << u"\u0001\u202E"_s << QString();
  }
  void namesAreCleaned() {
    QFETCH(QString, raw);
    QFETCH(QString, clean);
    QCOMPARE(cleanName(raw), clean);
    QCOMPARE(cleanName(cleanName(raw)), cleanName(raw));
  }

  void aNameInAnyScriptCrossesTheWire_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("Devanagari") << u"क्षितिज्ञा त्र्यंबक"_s;
    QTest::newRow("from right to left") << u"دانا שרה"_s;
    QTest::newRow("pictures") << u"🎲🐑 👩🏽"_s;
  }
  void aNameInAnyScriptCrossesTheWire() {
    QFETCH(QString, name);
    wire::Chat chat;
    chat.line.name = chat.line.text = name;
    Complaint complaint;
    const auto back = wire::decodeFromServer(wire::encode(wire::FromServer(chat)), complaint);
    QVERIFY2(back, qPrintable(complaint.sentence));
    QCOMPARE(std::get<wire::Chat>(*back).line, chat.line);
  }

  void aNameFromRightToLeftTurnsNothingAroundIt() {
    QCOMPARE(isolated(u"Asha"_s), u"Asha"_s);
    QCOMPARE(isolated(u"आशा"_s), u"आशा"_s);
    QCOMPARE(isolated(u"دانا"_s), u"\u2068دانا\u2069"_s);
    QCOMPARE(isolated(u"دانا’s game"_s), u"\u2066دانا’s game\u2069"_s);
    QCOMPARE(isolated(isolated(u"دانا’s game"_s)), u"\u2066دانا’s game\u2069"_s);
    QVERIFY2(!isolated(u"دانا"_s).isRightToLeft(), "so its line begins at the left");
  }

  void wordsOfOthersTurnNoSentenceRound() {
    QCOMPARE(quoted(u"a\u202eb\u2067c\u001b[31md\n"_s), u"abcd"_s);
    QCOMPARE(quoted(u"دانا"_s), u"\u2068دانا\u2069"_s);
    QCOMPARE(quoted(QString(100, u'a')), QString(60, u'a') + u'…');
    QCOMPARE(shownPath(u"/data/\u202easha/\u0007x.tapu"_s), u"/data/asha/x.tapu"_s);
    QCOMPARE(shownPath(u"/data/"_s + QString(300, u'a')).size(), 306);
    QVERIFY(!turnedAwaySentence(Refusal::Kicked, u"slow\u202e"_s).contains(QChar(0x202e)));
  }

  void aPileOfMarksIsCut() { QCOMPARE(cleanName(u"q"_s + QString(20, QChar(0x0327))).size(), 4); }

  void aLineThatGrowsWhenItIsCleanedStillFitsTheWire() {
    // One half note is two characters beyond the first plane in its compatibility form.
    const char32_t note[] = {0x1d15e, 0};
    const QString line = cleanLine(QString::fromUcs4(note).repeated(wire::kMostChat / 2));
    QVERIFY(!line.isEmpty());
    wire::Chat chat;
    chat.line.text = line;
    Complaint complaint;
    QVERIFY2(wire::decodeFromServer(wire::encode(wire::FromServer(chat)), complaint), qPrintable(complaint.sentence));
  }

  void aTextIsCutBetweenTwoLetters_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    const auto row = [](const char* name, const QString& text, int most, const QString& first, const QString& last) {
      QTest::newRow(name) << text << most << first << last;
    };
    row("one that has room", u"Asha"_s, 4, u"Asha"_s, u"Asha"_s);
    row("Latin letters", u"Asha"_s, 3, u"Ash"_s, u"sha"_s);
    row("a vowel sign stays with its letter", u"मीरा"_s, 3, u"मी"_s, u"रा"_s);
    row("consonants that are joined stay together", u"अक्षर"_s, 3, u"अ"_s, u"र"_s);
    row("no half of an emoji", u"a😀b"_s, 2, u"a"_s, u"b"_s);
    row("an accent of its own", u"e\u0301e\u0301"_s, 3, u"e\u0301"_s, u"e\u0301"_s);
    row("no room at all", u"Asha"_s, 0, QString(), QString());
  }
  void aTextIsCutBetweenTwoLetters() {
    QFETCH(QString, text);
    QFETCH(int, most);
    QTEST(firstLetters(text, most), "first");
    QTEST(lastLetters(text, most), "last");
  }
  void ofOneLetterWithoutRoomNoHalfSignStays() {
    QCOMPARE(firstLetters(u"😀"_s, 1), QString());
    QCOMPARE(firstLetters(u"e\u0301"_s, 1), u"e"_s);
  }
  void lettersAreCountedWithTheirMarks() {
    QCOMPARE(letterCount(QString()), 0);
    QCOMPARE(letterCount(u"Asha"_s), 4);
    QCOMPARE(letterCount(u"मीरा"_s), 2);
    QCOMPARE(letterCount(u"अक्षर"_s), 3);
    QCOMPARE(letterCount(u"😀"_s), 1);
  }

  void namesThatLookAlikeAreOne_data() {
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("case") << u"ASHA"_s << u"asha"_s;
    QTest::newRow("Cyrillic letters") << u"Asha"_s << u"Аshа"_s;
    QTest::newRow("Greek omicron") << u"Tom"_s << u"Tοm"_s;
    QTest::newRow("digits for letters") << u"Lil0"_s << u"1ilo"_s;
    QTest::newRow("capital i and small L") << u"Ravl"_s << u"RavI"_s;
    QTest::newRow("accents") << u"José"_s << u"Jose"_s;
    QTest::newRow("spaces") << u"As ha"_s << u"Asha"_s;
  }
  void namesThatLookAlikeAreOne() {
    QFETCH(QString, one);
    QFETCH(QString, other);
    QCOMPARE(skeletonOf(one), skeletonOf(other));
  }

  /// 9.21: the seats that stayed empty of a chain of 500 boards.
  void aThousandBotsHaveNamesOfTheirOwnAtOnce() {
    Lobby table;
    table.seats.resize(1000);
    Roster roster(table.gameName, table.setup);
    roster.restore(table);
    roster.sitDown(u"Ravi"_s, 0, Role::Guest);
    roster.sitDown(u"ashA 2"_s, 1, Role::Guest);
    std::map<SeatId, QString> bots;
    for (int seat = 2; seat < 1000; ++seat) bots[SeatId(seat)] = u"random"_s;
    QElapsedTimer timer;
    timer.start();
    roster.putBots(bots);
    QVERIFY2(timer.elapsed() < 10'000, "each name is worked out once, not once for every other seat");
    QCOMPARE(roster.seat(SeatId(2)).name, u"Asha"_s);
    QCOMPARE(roster.seat(SeatId(3)).name, u"Meera"_s);
    QCOMPARE(roster.seat(SeatId(9)).name, u"Ravi 2"_s);
    QSet<QString> different;
    for (const LobbySeat& seat : roster.lobby().seats) different.insert(skeletonOf(seat.name));
    QCOMPARE(different.size(), 1000);
  }

  void differentNamesStayDifferent() {
    QVERIFY(skeletonOf(u"Asha"_s) != skeletonOf(u"Usha"_s));
    QVERIFY(skeletonOf(u"राम"_s) != skeletonOf(u"रमा"_s));
  }
};

TAPU_TEST_WITH_LOOP(TestNames)
#include "test_names.moc"
