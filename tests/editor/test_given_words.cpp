// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCommandLineParser>
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
  void aWayIntoTheProgramIsNotLeftOutWithoutAWord_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* typed, const char* told) {
      QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(told);
    };
    row("tapu", "");
    row("tapu|a.tapu|b.tapu", "");
    row("tapu|--data-dir|x|--join|a", "");
    row("tapu|--editor|a.tapuboard", "");
    row("tapu|--data-dir|", "Please write something behind --data-dir.");
    row("tapu|--join=", "Please write something behind --join.");
    row("tapu|--join|a|--join|b", "The option --join is given twice.");
    row("tapu|--watch|a|--join|b", "--join and --watch do not go together.");
    row("tapu|--new-game|--editor", "--new-game and --editor do not go together.");
    row("tapu|--join|a|tapu://b", "--join goes neither with a link nor with a file.");
    row("tapu|--new-game|a.tapu", "--new-game goes neither with a link nor with a file.");
  }
  void aWayIntoTheProgramIsNotLeftOutWithoutAWord() {
    QFETCH(QString, typed);
    QCommandLineParser given;
    for (const QString& name : {u"join"_s, u"watch"_s, u"screen"_s, u"data-dir"_s})
      given.addOption(QCommandLineOption(name, {}, u"VALUE"_s));
    for (const QString& name : {u"organizer"_s, u"new-game"_s, u"editor"_s}) given.addOption(QCommandLineOption(name));
    QVERIFY(given.parse(typed.split(u'|')));
    QTEST(whyNotTaken(given), "told");
  }
  void aLanguageIsTakenFromBeforeThemOnly() {
    QStringList words{u"tapu"_s, u"--language"_s, u"hi"_s, u"--"_s, u"--language"_s, u"en"_s};
    QCOMPARE(takeLanguage(words), u"hi"_s);
    QCOMPARE(words, (QStringList{u"tapu"_s, u"--"_s, u"--language"_s, u"en"_s}));
  }
};

TAPU_TEST(GivenWordsTest)
#include "test_given_words.moc"
