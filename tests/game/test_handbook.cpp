// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <algorithm>

#include "app/kit/plain_text.h"
#include "app/manual/rule_book.h"
#include "app/session/settings/languages.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

constexpr int kWordsOfAScreen = 260;

/// The parts that both languages must have alike: targets of links, rows of tables, points of lists and keys.
QStringList bonesOf(const QString& markdown) {
  static const QRegularExpression bone(u"\\]\\(([^)]*)\\)|^(\\|)|^(- )|^(\\d\\.)|\\(\\*\\*[^*]+\\*\\*\\)"_s,
                                       QRegularExpression::MultilineOption);
  QStringList bones;
  for (auto it = bone.globalMatch(markdown); it.hasNext();) bones << it.next().captured(0);
  bones.sort();  // another language may link in another order within a sentence
  return bones;
}

/// The quoted words, as the program writes them where there is no "…".
QStringList quotedIn(const QString& text) {
  static const QRegularExpression quoted(u"“([^”]*)”"_s);
  QStringList names;
  for (auto it = quoted.globalMatch(text); it.hasNext();) names << plainText(it.next().captured(1));
  return names;
}

/// English words of the program and what they are in Hindi; the same words may be several things.
QMultiMap<QString, QString> translations() {
  QFile file(qEnvironmentVariable("TAPU_SOURCE") + u"/i18n/tapu_hi.ts"_s);
  QMultiMap<QString, QString> words;
  if (!file.open(QIODevice::ReadOnly)) return words;
  QString source;
  bool hasForms = false;  // one for each number
  for (QXmlStreamReader xml(&file); !xml.atEnd();) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == "source"_L1) source = plainText(xml.readElementText());
    if (xml.name() == "message"_L1) hasForms = xml.attributes().hasAttribute("numerus"_L1);
    const bool isText = hasForms ? xml.name() == "numerusform"_L1 : xml.name() == "translation"_L1;
    if (isText && xml.attributes().value("type"_L1) != "vanished"_L1)
      words.insert(source, plainText(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
  }
  return words;
}

}  // namespace

/// The handbook that people read, in both languages.
class HandbookTest : public QObject {
  Q_OBJECT

 private:
  Languages languages_;
  RuleBook english_, hindi_, rules_;

 private Q_SLOTS:
  void initTestCase() {
    languages_.use(u"hi"_s);
    hindi_ = RuleBook::handbookIn(u"hi"_s);
    languages_.use(u"en"_s);
    english_ = RuleBook::handbookIn(u"en"_s);
    rules_ = RuleBook::inLanguage(u"en"_s);
  }

  void bothLanguagesHaveTheSameSections() {
    QVERIFY(english_.sections().size() >= 90);
    QCOMPARE(hindi_.chapters().size(), english_.chapters().size());
    for (qsizetype i = 0; i < english_.chapters().size(); ++i) {
      QVERIFY(!english_.chapters()[i].id.isEmpty());
      QCOMPARE(hindi_.chapters()[i].id, english_.chapters()[i].id);
    }
    QCOMPARE(hindi_.sections().size(), english_.sections().size());
    for (qsizetype i = 0; i < english_.sections().size(); ++i) {
      const RuleSection &en = english_.sections()[i], &hi = hindi_.sections()[i];
      QVERIFY2(!en.id.isEmpty(), qPrintable(en.title));
      QCOMPARE(hi.id, en.id);
      QCOMPARE(hi.chapter, en.chapter);
      QVERIFY2(!en.text.isEmpty() && !hi.text.isEmpty() && hi.title != en.title, qPrintable(en.id));
      QVERIFY2(bonesOf(hi.text) == bonesOf(en.text), qPrintable(en.id + u": "_s + bonesOf(hi.text).join(u' ')));
    }
  }

  /// F1 and links name a section without its book.
  void noIdOccursTwiceInBothBooks() {
    QStringList ids;
    for (const RuleBook* book : {&rules_, &english_}) {
      for (const RuleChapter& chapter : book->chapters()) ids << chapter.id;
      for (const RuleSection& section : book->sections()) ids << section.id;
    }
    for (const QString& id : std::as_const(ids))
      if (english_.indexOf(id) >= 0) QVERIFY2(ids.count(id) == 1, qPrintable(id));
  }

  void everyLinkLeadsToASectionOfOneOfTheBooks() {
    static const QRegularExpression link(u"\\]\\(([^)]*)\\)"_s);
    int intoTheRules = 0;
    for (const RuleBook* book : {&english_, &hindi_})
      for (const RuleSection& section : book->sections())
        for (auto it = link.globalMatch(section.text); it.hasNext();) {
          const QString target = it.next().captured(1);
          if (target.startsWith("picture:"_L1)) continue;
          const bool isInRules = rules_.indexOf(target.mid(1)) >= 0;
          QVERIFY2(target.startsWith(u'#') && (isInRules || book->indexOf(target.mid(1)) >= 0),
                   qPrintable(section.id + u": "_s + target));
          intoTheRules += isInRules;
        }
    QVERIFY(intoTheRules >= 30);
  }

  /// "See in the rules: [title](#id)": the words of the link are those of the title there.
  void linksIntoTheRulesNameTheirTitle() {
    languages_.use(u"hi"_s);
    RuleBook hindiRules = RuleBook::inLanguage(u"hi"_s);
    languages_.use(u"en"_s);
    static const QRegularExpression line(u"^(?:See in the rules|नियमों में देखें): (.*)$"_s,
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression link(u"\\[([^\\]]*)\\]\\(#([^)]*)\\)"_s);
    int compared = 0;
    for (const auto& [book, rules] : {std::pair(&english_, &rules_), std::pair(&hindi_, &hindiRules)})
      for (const RuleSection& section : book->sections())
        for (auto it = link.globalMatch(line.match(section.text).captured(1)); it.hasNext(); ++compared) {
          const auto match = it.next();
          const int index = rules->indexOf(match.captured(2));
          QVERIFY2(index >= 0, qPrintable(match.captured(0)));
          QCOMPARE(match.captured(1), rules->sections()[index].title);
        }
    QVERIFY(compared >= 50);
  }

  /// F1 asks the parts of pages for their sections: each that is named in the program is one of either book.
  void everySectionThatAPartNamesIsThere() {
    static const QRegularExpression call(u"\\bset(?:Rule|Page)Topic\\([^;]*;"_s), name(u"u\"([a-z-]+)\"_s"_s);
    int asked = 0;
    for (QDirIterator it(qEnvironmentVariable("TAPU_SOURCE") + u"/app"_s, {u"*.cpp"_s}, QDir::Files,
                         QDirIterator::Subdirectories);
         it.hasNext();) {
      QFile file(it.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString code = QString::fromUtf8(file.readAll());
      for (auto calls = call.globalMatch(code); calls.hasNext();)
        for (auto names = name.globalMatch(calls.next().captured(0)); names.hasNext(); ++asked) {
          const QString id = names.next().captured(1);
          QVERIFY2(rules_.indexOf(id) >= 0 || english_.indexOf(id) >= 0,
                   qPrintable(u"%1: no section %2"_s.arg(it.fileName(), id)));
        }
    }
    QVERIFY2(asked > 60, qPrintable(QString::number(asked)));
  }

  void everySectionIsOneShortScreen() {
    for (const RuleSection& section : english_.sections())
      QVERIFY2(wordsIn(withoutMarks(section.text)).size() <= kWordsOfAScreen, qPrintable(section.id));
  }

  /// A menu, button, pane or tool has in the book the very name that it has on the screen, in either language.
  void whatStandsInQuotesIsANameInTheProgram() {
    const QMultiMap<QString, QString> words = translations();
    QVERIFY(words.size() > 1000);
    int compared = 0;
    for (qsizetype i = 0; i < english_.sections().size(); ++i) {
      const QString& id = english_.sections()[i].id;
      QStringList inHindi = quotedIn(hindi_.sections()[i].text);
      for (const QString& name : quotedIn(english_.sections()[i].text)) {
        const QStringList possible = words.values(name);
        QVERIFY2(!possible.isEmpty(), qPrintable(id + u": the program has no "_s + name));
        const auto same = std::ranges::find_if(inHindi, [&](const QString& each) { return possible.contains(each); });
        QVERIFY2(same != inHindi.end(), qPrintable(u"%1: %2 is not named in Hindi: %3, but %4"_s.arg(
                                            id, name, possible.join(u'/'), inHindi.join(u", "_s))));
        inHindi.erase(same);
        ++compared;
      }
      QVERIFY2(inHindi.isEmpty(), qPrintable(id + u": only in Hindi: "_s + inHindi.join(u", "_s)));
    }
    QVERIFY(compared > 300);
  }

  // Search

  void aSearchFindsItsSectionFirst_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    QTest::newRow("English") << u"eraser"_s << u"editor-eraser"_s;
    QTest::newRow("another word for it") << u"rubber"_s << u"editor-eraser"_s;
    QTest::newRow("two words") << u"random brush"_s << u"editor-random"_s;
    QTest::newRow("a word for it in other programs") << u"pipette"_s << u"editor-eyedropper"_s;
    QTest::newRow("a word that is heard like another") << u"simmetry"_s << u"editor-symmetry"_s;
    QTest::newRow("Hindi") << u"ठप्पा"_s << u"editor-stamps"_s;
    QTest::newRow("Hindi in Latin letters") << u"thappa"_s << u"editor-stamps"_s;
    QTest::newRow("an English word in Devanagari") << u"इरेज़र"_s << u"editor-eraser"_s;
    QTest::newRow("without nukta") << u"इरेजर"_s << u"editor-eraser"_s;
    QTest::newRow("anusvara for chandrabindu") << u"आंकड़े"_s << u"back-statistics"_s;
    QTest::newRow("chandrabindu") << u"आँकड़े"_s << u"back-statistics"_s;
    QTest::newRow("short for long vowel") << u"सममिती"_s << u"editor-symmetry"_s;
    QTest::newRow("locks") << u"लॉक"_s << u"editor-locks"_s;
    QTest::newRow("printing") << u"print"_s << u"editor-export"_s;
    QTest::newRow("keys") << u"shortcut"_s << u"play-keys"_s;
    QTest::newRow("a plural of its own") << u"halves"_s << u"editor-big"_s;
    QTest::newRow("network in Hindi") << u"नेटवर्क"_s << u"network"_s;
    QTest::newRow("network by another word") << u"wifi"_s << u"network"_s;
    QTest::newRow("host in Devanagari") << u"होस्ट"_s << u"lan-host"_s;
    QTest::newRow("to host in Hindi") << u"मेज़बानी"_s << u"lan-host"_s;
    QTest::newRow("firewall") << u"firewall"_s << u"lan-firewall"_s;
    QTest::newRow("firewall in Devanagari, without nukta") << u"फायरवॉल"_s << u"lan-firewall"_s;
    QTest::newRow("QR code") << u"QR"_s << u"lan-address"_s;
    QTest::newRow("address in Hindi") << u"पता"_s << u"lan-address"_s;
    QTest::newRow("to send somebody away, as chats say") << u"kick"_s << u"lan-people"_s;
    QTest::newRow("to silence") << u"म्यूट"_s << u"lan-people"_s;
    QTest::newRow("a lost connection") << u"lost connection"_s << u"lan-lost"_s;
    QTest::newRow("a server without a screen") << u"headless"_s << u"lan-server"_s;
    QTest::newRow("the console") << u"console"_s << u"lan-console"_s;
    QTest::newRow("watching, as others say") << u"spectate"_s << u"play-watch"_s;
    QTest::newRow("to watch in Hindi") << u"दर्शक"_s << u"play-watch"_s;
    QTest::newRow("the font") << u"font"_s << u"play-settings"_s;
    QTest::newRow("sound in Hindi") << u"ध्वनि"_s << u"play-settings"_s;
    QTest::newRow("color as the British write it") << u"colour"_s << u"play-settings"_s;
    QTest::newRow("chat") << u"चैट"_s << u"play-chat"_s;
    QTest::newRow("typed moves") << u"typed"_s << u"typed"_s;
    QTest::newRow("a screen reader") << u"screen reader"_s << u"ear"_s;
    QTest::newRow("rehearsal") << u"rehearsal"_s << u"event-rehearsal"_s;
    QTest::newRow("rehearsal in Hindi") << u"अभ्यास"_s << u"event-rehearsal"_s;
    QTest::newRow("slips") << u"पर्ची"_s << u"event-slips"_s;
    QTest::newRow("checklist") << u"checklist"_s << u"event-check"_s;
    QTest::newRow("replay") << u"replay"_s << u"back-replay"_s;
    QTest::newRow("replay in Hindi") << u"रीप्ले"_s << u"back-replay"_s;
    QTest::newRow("charts, as others say") << u"graph"_s << u"back-charts"_s;
    QTest::newRow("statistics") << u"stats"_s << u"back-statistics"_s;
    QTest::newRow("command line") << u"command line"_s << u"back-tool"_s;
    QTest::newRow("heat map") << u"heat map"_s << u"editor-heat"_s;
    QTest::newRow("another program") << u"pioneers"_s << u"editor-import"_s;
    QTest::newRow("a scenario") << u"scenario"_s << u"scenario"_s;
    QTest::newRow("a scenario in Hindi") << u"सिनेरियो"_s << u"scenario"_s;
    QTest::newRow("what lies in the fog") << u"fog"_s << u"editor-fog"_s;
    QTest::newRow("gifts in Hindi") << u"तोहफ़े"_s << u"editor-gifts"_s;
  }
  void aSearchFindsItsSectionFirst() {
    QFETCH(QString, typed);
    QFETCH(QString, id);
    for (const RuleBook* book : {&english_, &hindi_}) {
      const QList<RuleFound> found = book->search(typed);
      QVERIFY2(!found.isEmpty(), qPrintable(typed));
      QCOMPARE(book->sections()[found.first().section].id, id);
    }
  }
};

TAPU_TEST_WITH_LOOP(HandbookTest)

#include "test_handbook.moc"
