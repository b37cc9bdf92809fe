// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/formats/language.h"
#include "app/game/describe.h"
#include "app/game/languages.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Languages and digits of the interface.
class TestLanguages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void digitsOfTextsChange_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a number in a sentence") << u"36 में से 5 बार"_s << u"३६ में से ५ बार"_s;
    QTest::newRow("a rate") << u"3:1 बंदरगाह"_s << u"३:१ बंदरगाह"_s;
    QTest::newRow("a key of the keyboard") << u"नियम पढ़ें (F1)"_s << u"नियम पढ़ें (F1)"_s;
    QTest::newRow("a key with Ctrl") << u"Ctrl+1"_s << u"Ctrl+1"_s;
    QTest::newRow("an address") << u"tapu://127.0.0.1:7711"_s << u"tapu://127.0.0.1:7711"_s;
    QTest::newRow("a place for a number") << u"%1 में से %2"_s << u"%L1 में से %L2"_s;
    QTest::newRow("a place for a count") << u"%n कार्ड"_s << u"%Ln कार्ड"_s;
    QTest::newRow("a place beside a number") << u"%1 × 2"_s << u"%L1 × २"_s;
    QTest::newRow("no digits") << u"सड़क"_s << u"सड़क"_s;
  }
  void digitsOfTextsChange() {
    QFETCH(QString, text);
    QTEST(inDevanagari(text), "shown");
  }

  void numbersTakeTheDigitsNamesDoNot() {
    Languages languages;
    languages.use(u"hi"_s);
    QCOMPARE(listOf(Pack::of(Resource::Ore, 3)), u"3 × अयस्क"_s);
    languages.useDigits(Digits::Devanagari);
    QCOMPARE(listOf(Pack::of(Resource::Ore, 3)), u"३ × अयस्क"_s);
    QCOMPARE(QLocale().toString(12345), u"१२३४५"_s);
    // A name that somebody typed goes in as it is.
    QCOMPARE(inDevanagari(u"%1 की बारी 2"_s).arg(u"Asha 7"_s), u"Asha 7 की बारी २"_s);
    languages.use(u"en"_s);
    QCOMPARE(listOf(Pack::of(Resource::Ore, 3)), u"3 × Ore"_s);
    languages.use(u"hi"_s);
    QCOMPARE(listOf(Pack::of(Resource::Ore, 3)), u"३ × अयस्क"_s);
    languages.useDigits(Digits::International);
    QCOMPARE(listOf(Pack::of(Resource::Ore, 3)), u"3 × अयस्क"_s);
  }

  void theLanguageIsHindiWhateverTheDigits() {
    Languages languages;
    languages.use(u"hi"_s);
    QCOMPARE(languageInUse(), u"hi"_s);
    languages.useDigits(Digits::Devanagari);
    QCOMPARE(languageInUse(), u"hi"_s);
    languages.use(u"en"_s);
    QCOMPARE(languageInUse(), u"en"_s);
  }

  void theChangeIsTold() {
    Languages languages;
    languages.use(u"hi"_s);
    QSignalSpy changed(&languages, &Languages::changed);
    languages.useDigits(Digits::Devanagari);
    languages.useDigits(Digits::Devanagari);
    QCOMPARE(changed.size(), 1);
  }

  void theChoiceIsRemembered() {
    QTemporaryDir folder;
    QCOMPARE(Settings(folder.path()).digits(), Digits::International);
    Settings(folder.path()).setDigits(Digits::Devanagari);
    QCOMPARE(Settings(folder.path()).digits(), Digits::Devanagari);
  }
};

QTEST_GUILESS_MAIN(TestLanguages)
#include "test_languages.moc"
