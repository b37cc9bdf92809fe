// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/option_words.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class TestOptionsInWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyOptionHasItsWords();
  void values_data();
  void values();
};

void TestOptionsInWords::everyOptionHasItsWords() {
  QVERIFY(!optionTable().empty());
  for (const OptionSpec& spec : optionTable()) {
    const QString key = QString::fromLatin1(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
    QVERIFY2(optionName(spec) != key && !optionName(spec).isEmpty(), qPrintable(key));
    QVERIFY2(optionHelp(spec).endsWith(u'.'), qPrintable(key));
    for (std::string_view word : spec.choices) {
      const QString plain = QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
      const bool isNumber = plain.toInt() > 0;
      QVERIFY2(isNumber || optionChoice(spec, word) != plain, qPrintable(key + u' ' + plain));
    }
  }
}

void TestOptionsInWords::values_data() {
  QTest::addColumn<QByteArray>("key");
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("words");
  QTest::newRow("a choice") << QByteArray("map.kind") << QByteArray("beginner") << u"For beginners"_s;
  QTest::newRow("a switch") << QByteArray("harbors.enabled") << QByteArray("off") << u"Off"_s;
  QTest::newRow("a number") << QByteArray("bank.perResource") << QByteArray("25") << u"25"_s;
  QTest::newRow("no limit") << QByteArray("bank.perResource") << QByteArray("unlimited") << u"Unlimited"_s;
  QTest::newRow("no time") << QByteArray("turn.seconds") << QByteArray("off") << u"Off"_s;
  QTest::newRow("several numbers") << QByteArray("deck.counts") << QByteArray("14/5/2/2/2") << u"14/5/2/2/2"_s;
}

void TestOptionsInWords::values() {
  QFETCH(QByteArray, key);
  QFETCH(QByteArray, text);
  const OptionSpec* spec = optionNamed(key.toStdString());
  QVERIFY(spec);
  Options options;
  QVERIFY(setOption(*spec, options, text.toStdString()));
  QTEST(optionValue(*spec, options), "words");
}

TAPU_TEST_WITH_LOOP(TestOptionsInWords)
#include "test_options_in_words.moc"
