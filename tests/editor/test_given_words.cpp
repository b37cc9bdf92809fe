// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <string>
#include <vector>

#include "app/desktop/given_words.h"
#include "app/text/language.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The words that the command line gives the program with windows.
class GivenWordsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// As a link that holds a quote comes from a system that puts it between quotes.
  void behindTwoDashesStandFilesAndLinksOnly() {
    std::string words[] = {"tapu", "-style", "--", "tapu://192.168.1.5/x", "-platformpluginpath", "--help", "a-b"};
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    const GivenWords given(static_cast<int>(argv.size()), argv.data());
    QCOMPARE(argv[1], "-style");
    QCOMPARE(argv[2], "--");
    QCOMPARE(argv[3], "tapu://192.168.1.5/x");
    QCOMPARE(argv[4], "./-platformpluginpath");
    QCOMPARE(argv[5], "./--help");
    QCOMPARE(argv[6], "a-b");
    QVERIFY(!given.ask({"--help", "-h"}));
    QVERIFY(given.ask({"--help", "-style"}));
  }
  void withoutThemWordsStayAsTheyAre() {
    std::string words[] = {"tapu", "--help"};
    char* argv[] = {words[0].data(), words[1].data()};
    const GivenWords given(2, argv);
    QCOMPARE(argv[1], "--help");
    QVERIFY(given.ask({"-h", "--help"}));
    QVERIFY(!given.ask({"--version"}));
  }
  void aLanguageIsTakenFromBeforeThemOnly() {
    QStringList words{u"tapu"_s, u"--language"_s, u"hi"_s, u"--"_s, u"--language"_s, u"en"_s};
    QCOMPARE(takeLanguage(words), u"hi"_s);
    QCOMPARE(words, (QStringList{u"tapu"_s, u"--"_s, u"--language"_s, u"en"_s}));
  }
};

TAPU_TEST(GivenWordsTest)
#include "test_given_words.moc"
