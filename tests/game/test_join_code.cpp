// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/in_language.h"
#include "app/wire/join_code.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The six digits that open a seat.
class TestJoinCode : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // By hand, Luhn: the last of the five digits and every second one before it are doubled.
  void aCodeEndsInItsCheckDigit_data() {
    QTest::addColumn<int>("digits");
    QTest::addColumn<int>("code");
    QTest::addRow("25613: 6 + 1 + 3 + 5 + 4 = 19, so the check digit is 1") << 25613 << 256131;
    QTest::addRow("51875: 1 + 7 + 7 + 1 + 1 = 17, so the check digit is 3") << 51875 << 518753;
    QTest::addRow("zeros keep their places: 00001 gives 2, so the check digit is 8") << 1 << 18;
    QTest::addRow("nothing but zeros has the check digit 0") << 0 << 0;
  }
  void aCodeEndsInItsCheckDigit() {
    QFETCH(int, digits);
    QFETCH(int, code);
    QCOMPARE(joinCodeOf(digits), code);
    QVERIFY(isJoinCode(code));
  }
  void everyWrongDigitIsNoticed() {
    const QString code = u"256131"_s;
    for (qsizetype place = 0; place < 6; ++place)
      for (int digit = 0; digit < 10; ++digit) {
        QString typed = code;
        typed[place] = QChar(u'0' + digit);
        QCOMPARE(joinCodeFrom(typed).has_value(), typed == code);
      }
  }
  void whatIsTypedIsRead_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("code");
    QTest::addRow("six digits") << u"256131"_s << 256131;
    QTest::addRow("as it is shown, in two groups") << u" 256 131 "_s << 256131;
    QTest::addRow("with a dash") << u"256-131"_s << 256131;
    QTest::addRow("in Devanagari digits") << u"२५६ १३१"_s << 256131;
    QTest::addRow("with zeros in front") << u"000 018"_s << 18;
    QTest::addRow("five digits are no code") << u"25613"_s << -1;
    QTest::addRow("seven digits are no code") << u"0256131"_s << -1;
    QTest::addRow("letters are no code") << u"2561a1"_s << -1;
    QTest::addRow("nothing is no code") << QString() << -1;
  }
  void whatIsTypedIsRead() {
    QFETCH(QString, typed);
    QFETCH(int, code);
    QCOMPARE(joinCodeFrom(typed).value_or(-1), code);
  }
  void aCodeIsShownInTwoGroups() {
    QCOMPARE(joinCodeText(256131), u"256 131"_s);
    QCOMPARE(joinCodeText(18), u"000 018"_s);
  }
  void aTextIsSaidInTheLanguageThatIsAskedFor() {
    QCOMPARE(textIn(u"en"_s, "BotName", "Asha"), u"Asha"_s);
    QCOMPARE(textIn(u"hi"_s, "BotName", "Asha"), u"आशा"_s);
    QCOMPARE(textIn(u"hi"_s, "BotName", "Nobody has translated this."), u"Nobody has translated this."_s);
  }
};

TAPU_TEST_WITH_LOOP(TestJoinCode)
#include "test_join_code.moc"
