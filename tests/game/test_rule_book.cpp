// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "app/manual/rule_book.h"
#include "app/session/settings/languages.h"
#include "engine/state/options.h"
#include "engine/state/reject.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

/// The parts of a section's text besides words: links, pictures, rows of tables, in order.
QStringList bonesOf(const QString& markdown) {
  static const QRegularExpression bone(u"\\]\\(([^)]*)\\)|^(\\|)|^(- )|^(\\d\\.)"_s,
                                       QRegularExpression::MultilineOption);
  QStringList bones;
  for (auto it = bone.globalMatch(markdown); it.hasNext();) {
    const auto match = it.next();
    bones << match.captured(0);
  }
  return bones;
}

}  // namespace

/// The rules that people read, in both languages.
class TestRuleBook : public QObject {
  Q_OBJECT

 private:
  Languages languages_;
  RuleBook english_, hindi_;
  QStringList sectionsFound(const RuleBook& book, const QString& typed) {
    QStringList ids;
    for (const RuleFound& found : book.search(typed)) ids << book.sections()[found.section].id;
    return ids;
  }

 private Q_SLOTS:
  void initTestCase() {
    languages_.use(u"hi"_s);
    hindi_ = RuleBook::inLanguage(u"hi"_s);
    languages_.use(u"en"_s);
    english_ = RuleBook::inLanguage(u"en"_s);
  }

  void bothLanguagesHaveTheSameStructure() {
    QVERIFY(english_.sections().size() > 50);
    QCOMPARE(hindi_.chapters().size(), english_.chapters().size());
    for (qsizetype i = 0; i < english_.chapters().size(); ++i) {
      QCOMPARE(hindi_.chapters()[i].id, english_.chapters()[i].id);
      QVERIFY(!english_.chapters()[i].id.isEmpty());
    }
    QCOMPARE(hindi_.sections().size(), english_.sections().size());
    for (qsizetype i = 0; i < english_.sections().size(); ++i) {
      const RuleSection &en = english_.sections()[i], &hi = hindi_.sections()[i];
      QCOMPARE(hi.id, en.id);
      QCOMPARE(hi.chapter, en.chapter);
      QCOMPARE(hi.rules, en.rules);
      QVERIFY2(!en.text.isEmpty() && !hi.text.isEmpty(), qPrintable(en.id));
      QVERIFY2(hi.title != en.title, qPrintable(en.id));
      QStringList enBones = bonesOf(en.text), hiBones = bonesOf(hi.text);
      // Another language may link in another order within a sentence.
      enBones.sort();
      hiBones.sort();
      QCOMPARE(hiBones, enBones);
    }
  }

  void idsAreGivenOnce() {
    QStringList ids;
    for (const RuleSection& section : english_.sections()) {
      QVERIFY2(!section.id.isEmpty(), qPrintable(section.title));
      QVERIFY2(!ids.contains(section.id), qPrintable(section.id));
      ids << section.id;
    }
  }

  void everyLinkLeadsToASection() {
    static const QRegularExpression link(u"[^!]\\[[^\\]]*\\]\\(([^)]*)\\)"_s);
    int links = 0;
    for (const RuleBook* book : {&english_, &hindi_})
      for (const RuleSection& section : book->sections())
        for (auto it = link.globalMatch(u" "_s + section.text); it.hasNext(); ++links) {
          const QString target = it.next().captured(1);
          if (target.startsWith("picture:"_L1)) continue;
          QVERIFY2(target.startsWith(u'#') && book->indexOf(target.mid(1)) >= 0,
                   qPrintable(section.id + u": "_s + target));
        }
    QVERIFY(links > 80);
  }

  void tablesAreFilled() {
    for (const RuleBook* book : {&english_, &hindi_})
      for (const RuleSection& section : book->sections())
        QVERIFY2(!section.text.contains(u'{') || section.id == "glossary"_L1, qPrintable(section.id));
    QVERIFY(english_.sections()[english_.indexOf(u"costs"_s)].text.contains(u"3 × Ore"_s));
    QVERIFY(hindi_.sections()[hindi_.indexOf(u"costs"_s)].text.contains(u"3 × अयस्क"_s));
    const QString costs = english_.sections()[english_.indexOf(u"costs"_s)].text;  // 2.6, 2.7, 7.1
    for (const QString& row :
         {u"| Road | 1 × Brick, 1 × Lumber | 0 |"_s, u"| Ship | 1 × Lumber, 1 × Wool | 0 |"_s,
          u"| Settlement | 1 × Brick, 1 × Lumber, 1 × Wool, 1 × Grain | 1 |"_s, u"| City | 2 × Grain, 3 × Ore | 2 |"_s,
          u"| Development card | 1 × Wool, 1 × Grain, 1 × Ore | 0–1 |"_s})
      QVERIFY2(costs.contains(row), qPrintable(costs));
    QVERIFY(english_.sections()[english_.indexOf(u"numbers"_s)].text.contains(u"| 6 or 8 | 5 | 13.9% |"_s));
    QVERIFY(english_.sections()[english_.indexOf(u"buy-card"_s)].text.contains(u"| Knight | 14 |"_s));
  }

  /// "When an action is refused, the section that forbids it is one click away."
  void everyReasonOfARefusalLeadsToItsSection() {
    for (int i = 0; i < static_cast<int>(Reject::Count); ++i) {
      const QString rule = text(ruleOf(static_cast<Reject>(i)));
      for (const RuleBook* book : {&english_, &hindi_}) {
        const QString id = book->sectionOfRule(rule);
        QVERIFY2(!id.isEmpty(), qPrintable(rule));
        QVERIFY2(book->sections()[book->indexOf(id)].rules.contains(rule), qPrintable(rule + u" is told by nobody"_s));
      }
    }
  }

  void everyOptionLeadsToItsSection() {
    for (const OptionSpec& spec : optionTable()) {
      const QString rule = QString::fromUtf8(spec.rule);
      const int index = english_.indexOf(english_.sectionOfRule(rule));
      QVERIFY2(index >= 0 && english_.sections()[index].rules.contains(rule), spec.rule);
    }
  }

  void rulesLeadToSections_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("id");
    QTest::newRow("2.5 the distance rule") << u"2.5"_s << u"settlement"_s;
    QTest::newRow("4.2 before the throw") << u"4.2"_s << u"before-throw"_s;
    QTest::newRow("5.4 whom the robber may rob") << u"5.4"_s << u"steal"_s;
    QTest::newRow("6.10 a full hand") << u"6.10"_s << u"secret"_s;
    QTest::newRow("8.15 the dog") << u"8.15"_s << u"dog"_s;
    QTest::newRow("9.11 too far away") << u"9.11"_s << u"reach"_s;
    QTest::newRow("a number nobody names: the rule before it") << u"9.99"_s << u"big-end"_s;
    QTest::newRow("no such part") << u"77.1"_s << QString();
  }
  void rulesLeadToSections() {
    QFETCH(QString, rule);
    QTEST(english_.sectionOfRule(rule), "id");
    QCOMPARE(hindi_.sectionOfRule(rule), english_.sectionOfRule(rule));
  }

  /// Expectation 63: whatever word somebody brings along, in either language of the interface.
  void searchFindsTheSection_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    QTest::newRow("the word of the game") << u"बस्ती"_s << u"settlement"_s;
    QTest::newRow("its plural") << u"बस्तियाँ"_s << u"settlement"_s;
    QTest::newRow("anusvara for chandrabindu") << u"बस्तियां"_s << u"settlement"_s;
    QTest::newRow("a transliteration") << u"सेटलमेंट"_s << u"settlement"_s;
    QTest::newRow("with the old nasal") << u"सेटलमेन्ट"_s << u"settlement"_s;
    QTest::newRow("with an English plural") << u"सेटलमेंट्स"_s << u"settlement"_s;
    QTest::newRow("in Latin letters") << u"settlement"_s << u"settlement"_s;
    QTest::newRow("in capitals") << u"SETTLEMENT"_s << u"settlement"_s;
    QTest::newRow("mistyped") << u"setlement"_s << u"settlement"_s;
    QTest::newRow("romanized Hindi") << u"basti"_s << u"settlement"_s;
    QTest::newRow("city by another name") << u"सिटी"_s << u"city"_s;
    QTest::newRow("city") << u"city"_s << u"city"_s;
    QTest::newRow("city in Hindi") << u"शहर"_s << u"city"_s;
    QTest::newRow("robber by another name") << u"रॉबर"_s << u"robber"_s;
    QTest::newRow("robber without the candra") << u"राबर"_s << u"robber"_s;
    QTest::newRow("robber in Hindi") << u"लुटेरा"_s << u"robber"_s;
    QTest::newRow("robber inflected") << u"लुटेरे"_s << u"robber"_s;
    QTest::newRow("ship without nukta") << u"जहाज"_s << u"ships"_s;
    QTest::newRow("road without nukta") << u"सडक"_s << u"road"_s;
    QTest::newRow("romanized road") << u"sadak"_s << u"road"_s;
    QTest::newRow("short u for long") << u"भुकंप"_s << u"earthquake"_s;
    QTest::newRow("two words") << u"distance rule"_s << u"settlement"_s;
    QTest::newRow("two words of two scripts") << u"दूरी rule"_s << u"settlement"_s;
    QTest::newRow("knight") << u"नाइट"_s << u"knight"_s;
    QTest::newRow("wolves") << u"भेड़िये"_s << u"wolves"_s;
    QTest::newRow("development card") << u"डेवलपमेंट कार्ड"_s << u"buy-card"_s;
    QTest::newRow("monopoly") << u"मोनोपोली"_s << u"progress"_s;
    QTest::newRow("trade, romanized with another vowel") << u"vyopar"_s << u"trade"_s;
    QTest::newRow("Devanagari digits") << u"४:१"_s << u"bank-trade"_s;
    QTest::newRow("one thing in two scripts") << u"robber लुटेरा"_s << u"robber"_s;
    QTest::newRow("a short word inflected") << u"सड़कें"_s << u"road"_s;
    QTest::newRow("a robber spelled by ear") << u"रोबर"_s << u"robber"_s;
    QTest::newRow("a robber by another name, in Latin letters") << u"daku"_s << u"robber"_s;
    QTest::newRow("settlement by ear") << u"सैटलमेंट"_s << u"settlement"_s;
    QTest::newRow("a question") << u"how to win"_s << u"winning"_s;
    QTest::newRow("a question in Hindi") << u"कैसे जीतना है"_s << u"winning"_s;
    QTest::newRow("a name with a word that says nothing") << u"year of plenty"_s << u"progress"_s;
    QTest::newRow("an award in Hindi") << u"सबसे बड़ी सेना"_s << u"army"_s;
    QTest::newRow("an award by ear") << u"लार्जेस्ट आर्मी"_s << u"army"_s;
    QTest::newRow("taking back, as programs say") << u"undo"_s << u"take-back"_s;
    QTest::newRow("the trade with the bank, as others say") << u"maritime trade"_s << u"bank-trade"_s;
    QTest::newRow("the same in Hindi") << u"समुद्री व्यापार"_s << u"bank-trade"_s;
    QTest::newRow("a verb for settling") << u"बस्ती कैसे बसाएं"_s << u"settlement"_s;
    QTest::newRow("the board") << u"बोर्ड"_s << u"chain"_s;
    QTest::newRow("the end") << u"game over"_s << u"stopped"_s;
    QTest::newRow("13.4 building between turns, as others say") << u"building phase"_s << u"between"_s;
    QTest::newRow("building between turns, romanized") << u"bich banana"_s << u"between"_s;
    QTest::newRow("13.5 the partner of a turn") << u"साथी"_s << u"between-pairs"_s;
    QTest::newRow("pirate in Hindi") << u"समुद्री लुटेरा"_s << u"pirate"_s;
    QTest::newRow("14.2 pirate by ear") << u"पायरेट"_s << u"pirate"_s;
    QTest::newRow("14.1 gold in Hindi") << u"सोने की खान"_s << u"gold"_s;
    QTest::newRow("14.5 fog, romanized") << u"kohra"_s << u"fog"_s;
    QTest::newRow("14.6 a gift by another word") << u"उपहार"_s << u"sea-gifts"_s;
    QTest::newRow("14.4 where one may start") << u"start land"_s << u"start-land"_s;
  }
  void searchFindsTheSection() {
    QFETCH(QString, typed);
    QFETCH(QString, id);
    for (RuleBook* book : {&english_, &hindi_}) {
      const QStringList found = sectionsFound(*book, typed);
      QVERIFY2(found.contains(id), qPrintable(typed + u" finds "_s + found.join(u", "_s)));
    }
  }

  void searchPutsTheSectionOfThatNameFirst_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    QTest::newRow("robber") << u"robber"_s << u"robber"_s;
    QTest::newRow("robber in Hindi") << u"लुटेरा"_s << u"robber"_s;
    QTest::newRow("robber by another name") << u"रॉबर"_s << u"robber"_s;
    QTest::newRow("robber in both, and no harbor that sounds like one") << u"robber लुटेरा"_s << u"robber"_s;
    QTest::newRow("robber by ear, and no harbor") << u"रोबर"_s << u"robber"_s;
    QTest::newRow("settlement") << u"सेटलमेंट"_s << u"settlement"_s;
    QTest::newRow("city") << u"सिटी"_s << u"city"_s;
    QTest::newRow("trade") << u"व्यापार"_s << u"trade"_s;
    QTest::newRow("harbor by another name") << u"port"_s << u"harbors"_s;
    QTest::newRow("stealing") << u"steal"_s << u"steal"_s;
    QTest::newRow("half of the cards") << u"आधे कार्ड"_s << u"discard"_s;
  }
  void searchPutsTheSectionOfThatNameFirst() {
    QFETCH(QString, typed);
    QFETCH(QString, id);
    for (RuleBook* book : {&english_, &hindi_}) QCOMPARE(sectionsFound(*book, typed).value(0), id);
  }

  /// A short word is no beginning of another: corn of corner, sea of seat, ऊन of उनका, int of into, 1 of 19.
  void searchTakesShortWordsWhole_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("notThere");
    QTest::newRow("wheat is in no corner") << u"wheat"_s << u"board"_s;
    QTest::newRow("corn neither") << u"corn"_s << u"board"_s;
    QTest::newRow("the sea has no seats") << u"समुद्र"_s << u"first-player"_s;
    QTest::newRow("wool is not theirs") << u"ऊन"_s << u"discard"_s;
    QTest::newRow("no wolf is a sheep") << u"भेड़"_s << u"several"_s;
    QTest::newRow("int is brick and no intersection") << u"int"_s << u"board"_s;
    QTest::newRow("4:1 is no number of a hex") << u"4:1"_s << u"numbers"_s;
    QTest::newRow("7 is no part of 75") << u"75"_s << u"seven"_s;
  }
  void searchTakesShortWordsWhole() {
    QFETCH(QString, typed);
    QFETCH(QString, notThere);
    for (RuleBook* book : {&english_, &hindi_}) {
      QVERIFY2(!sectionsFound(*book, typed).isEmpty(), qPrintable(typed));
      QVERIFY2(!sectionsFound(*book, typed).contains(notThere), qPrintable(typed));
    }
  }

  void searchFindsNothingForNonsense() {
    QVERIFY(english_.search(u"qwrtzpsdfg"_s).isEmpty());
    QVERIFY(english_.search(u" .,; "_s).isEmpty());
    QVERIFY(hindi_.search(u"\u093c"_s).isEmpty());  // a lone nukta
    QVERIFY(hindi_.search(u"settlement qwrtzpsdfg"_s).isEmpty());
  }

  void excerptsShowTheWord_data() {
    QTest::addColumn<QString>("typed");
    for (const QString& typed : {u"Shepherd"_s, u"robber"_s, u"robber लुटेरा"_s, u"ईंट"_s, u"distance rule"_s, u"crazy"_s,
                                 u"बस्तियां"_s, u"setlement"_s})
      QTest::newRow(qPrintable(typed)) << typed;
  }
  /// A section found shows why: in its title or in the line under it.
  void excerptsShowTheWord() {
    QFETCH(QString, typed);
    for (const RuleBook* book : {&english_, &hindi_}) {
      const WordQuery query = book->queryFor(typed);
      QVERIFY(!book->search(typed).isEmpty());
      for (const RuleFound& found : book->search(typed)) {
        const QString shown = book->sections()[found.section].title + u'\n' + found.excerpt;
        const auto words = wordsIn(shown);
        QVERIFY2(std::any_of(words.begin(), words.end(),
                             [&](const WordPlace& place) {
                               return !query.termsOf(QStringView(shown).mid(place.at, place.length)).isEmpty();
                             }),
                 qPrintable(shown));
        QVERIFY2(found.excerpt.size() < 250, qPrintable(shown));
      }
    }
  }

  void wordsAreFoundAtTheirBeginning() {
    for (const RuleBook* book : {&english_, &hindi_}) {
      for (const QString& typed : {u"robber"_s, u"लुटेरा"_s, u"robber लुटेरा"_s}) {
        const WordQuery query = book->queryFor(typed);
        QVERIFY2(!query.termsOf(u"Robbers").isEmpty(), qPrintable(typed));
        QVERIFY2(query.termsOf(u"Harbors").isEmpty(), qPrintable(typed));
      }
    }
  }

  void plainTextKeepsCellsApart() {
    const QString table = u"Before.\n\n| Goal | Cost |\n|---|---|\n| **Road** | 1 × Brick |\n| a \\| b | |\n\nAfter."_s;
    QCOMPARE(withoutMarks(table), u"Before. · Goal, Cost · Road, 1 × Brick · a | b · After."_s);
    QCOMPARE(withoutMarks(u"| Gifts | Cards for nothing. | off |"_s), u"· Gifts, Cards for nothing. off"_s);
    QCOMPARE(withoutMarks(u"| तोहफ़े | बदले में कुछ नहीं। | नहीं |"_s), u"· तोहफ़े, बदले में कुछ नहीं। नहीं"_s);
    QCOMPARE(withoutMarks(u"Two things:\n\n- [one](#one)\n- *two*"_s), u"Two things: one two"_s);
  }

  void glossaryShowsEveryTermInBothLanguages() {
    const auto terms = [](const RuleBook& book) {
      QList<std::pair<QString, QString>> pairs;
      const QStringList lines = book.sections()[book.indexOf(u"glossary"_s)].text.split(u'\n');
      for (const QString& line : lines.mid(2)) {
        const QStringList cells = line.split(u'|');
        pairs.append({cells.value(1).trimmed(), cells.value(2).trimmed()});
        if (cells.size() != 5 || cells[3].trimmed().isEmpty()) pairs.clear();
      }
      return pairs;
    };
    const auto en = terms(english_), hi = terms(hindi_);
    QVERIFY(en.size() > 60);
    QCOMPARE(hi.size(), en.size());
    for (qsizetype i = 0; i < en.size(); ++i) {
      QCOMPARE(hi[i].first, en[i].second);
      QCOMPARE(hi[i].second, en[i].first);
    }
  }

  /// The facts of the short rules that people know, one by one: where the book says it, in both languages.
  void theBookTells_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("hi");
    const auto fact = [](const char* what, const QString& id, const QString& en, const QString& hi) {
      QTest::newRow(what) << id << en << hi;
    };
    fact("the oldest may start", u"first-player"_s, u"let the oldest player start"_s, u"सबसे बड़ी उम्र का खिलाड़ी"_s);
    fact("first throw the dice", u"turn"_s, u"Throw"_s, u"पासे फेंकें"_s);
    fact("the throw counts for all", u"turn"_s, u"for all players"_s, u"सबको"_s);
    fact("then trade with players and bank", u"turn"_s, u"with the other players and with the bank"_s,
         u"दूसरे खिलाड़ियों और बैंक से"_s);
    fact("then build and buy cards", u"turn"_s, u"buy development cards"_s, u"विकास कार्ड खरीदें"_s);
    fact("a card at any time of the turn", u"turn"_s, u"at any moment of your turn"_s, u"किसी भी समय"_s);
    fact("then the next player", u"turn"_s, u"the next seat goes on"_s, u"अगली सीट की बारी"_s);
    fact("trade and build may be mixed", u"trade-build"_s, u"trade, build, trade again"_s, u"किसी भी क्रम में"_s);
    fact("the sum of both dice", u"turn"_s, u"Their sum"_s, u"उनका जोड़"_s);
    fact("one card for a settlement", u"production"_s, u"1 card"_s, u"1 कार्ड"_s);
    fact("two cards for a city", u"production"_s, u"2 cards"_s, u"2 कार्ड"_s);
    fact("two or three settlements at one hex", u"production"_s, u"two or three settlements"_s, u"दो या तीन बस्तियाँ"_s);
    fact("shortage: nobody gets any", u"shortage"_s, u"nobody"_s, u"किसी को नहीं"_s);
    fact("shortage: but one alone gets the rest", u"shortage"_s, u"only one player"_s, u"केवल एक खिलाड़ी"_s);
    fact("others may make counter-offers", u"counter-offers"_s, u"other players may make offers too"_s,
         u"दूसरे खिलाड़ी भी प्रस्ताव"_s);
    fact("only with the player whose turn it is", u"trade"_s, u"never trade among themselves"_s, u"आपस में कभी नहीं"_s);
    fact("offers say what is given and wanted", u"offers"_s, u"what you give and what you want"_s,
         u"क्या देंगे और क्या लेंगे"_s);
    fact("4:1 always, without a harbor", u"bank-trade"_s, u"you need no harbor"_s, u"बंदरगाह ज़रूरी नहीं"_s);
    fact("4 equal cards for any one", u"bank-trade"_s, u"4 equal cards"_s, u"4 एक जैसे कार्ड"_s);
    fact("3:1 at a general harbor", u"bank-trade"_s, u"a general harbor | 3 equal"_s, u"आम बंदरगाह पर | 3"_s);
    fact("2:1 of the kind shown", u"bank-trade"_s, u"2 cards of the kind it shows"_s, u"उसके संसाधन के 2 कार्ड"_s);
    fact("what building is good for", u"aim"_s, u"Settlements and cities bring you resource cards"_s,
         u"बस्तियों और शहरों को संसाधन कार्ड"_s);
    fact("costs are paid to the bank", u"costs"_s, u"go to the bank"_s, u"बैंक में जाते हैं"_s);
    fact("pieces come from the stock", u"pieces"_s, u"what your stock holds"_s, u"भंडार में जितना है"_s);
    fact("5 settlements, 4 cities, 15 roads", u"pieces"_s, u"5 settlements, 4 cities and 15 roads"_s,
         u"5 बस्तियाँ, 4 शहर और 15 सड़कें"_s);
    fact("bought cards stay hidden", u"buy-card"_s, u"keep it hidden"_s, u"छिपाकर रखें"_s);
    fact("a road costs brick and lumber", u"road"_s, u"1 brick, 1 lumber"_s, u"1 ईंट, 1 लकड़ी"_s);
    fact("a road joins an own piece", u"road"_s, u"of your own"_s, u"अपनी सड़क, बस्ती या शहर"_s);
    fact("one road to an edge", u"road"_s, u"one road or ship only"_s, u"एक ही सड़क या जहाज़"_s);
    fact("Longest Road from five, without branches", u"holder"_s, u"5 or more"_s, u"5 या ज़्यादा"_s);
    fact("forks do not count", u"longest-road"_s, u"side branches are not added"_s, u"शाखाएँ नहीं जुड़तीं"_s);
    fact("a longer road takes the award", u"holder"_s, u"takes it over at once"_s, u"उसे यह तुरंत मिलता है"_s);
    fact("with its 2 points: a swing", u"holder"_s, u"swing"_s, u"चार अंकों का फ़र्क"_s);
    fact("a settlement costs four cards", u"settlement"_s, u"1 brick, 1 lumber, 1 wool, 1 grain"_s,
         u"1 ईंट, 1 लकड़ी, 1 ऊन, 1 अनाज"_s);
    fact("distance: own buildings count too", u"settlement"_s, u"your own included"_s, u"आपका अपना भी नहीं"_s);
    fact("a settlement needs an own road", u"settlement"_s, u"one road or ship of your own"_s,
         u"अपनी कम से कम एक सड़क"_s);
    fact("it yields in anybody’s turn", u"settlement"_s, u"in anybody’s turn"_s, u"बारी किसी की भी हो"_s);
    fact("a settlement is 1 point", u"settlement"_s, u"1 point"_s, u"1 विजय अंक"_s);
    fact("a city costs 3 ore and 2 grain", u"city"_s, u"3 ore, 2 grain"_s, u"3 अयस्क, 2 अनाज"_s);
    fact("a city replaces an own settlement only", u"city"_s, u"replaces one of your settlements"_s,
         u"किसी बस्ती की जगह"_s);
    fact("the settlement returns to the stock", u"city"_s, u"goes back to your stock"_s, u"भंडार में लौटती है"_s);
    fact("a city yields double", u"city"_s, u"twice as much"_s, u"दोगुना"_s);
    fact("a city is 2 points", u"city"_s, u"2 points"_s, u"2 विजय अंक"_s);
    fact("a card costs ore, wool and grain", u"buy-card"_s, u"1 ore, 1 wool, 1 grain"_s, u"1 अयस्क, 1 ऊन, 1 अनाज"_s);
    fact("the top card of the deck", u"buy-card"_s, u"top card"_s, u"सबसे ऊपर वाला कार्ड"_s);
    fact("three kinds of cards", u"buy-card"_s, u"knights, progress cards and point cards"_s,
         u"योद्धा, प्रगति कार्ड और विजय अंक कार्ड"_s);
    fact("cards never return", u"buy-card"_s, u"never return to the deck"_s, u"कभी नहीं लौटते"_s);
    fact("an empty deck sells nothing", u"buy-card"_s, u"When it is empty"_s, u"गड्डी खाली हो"_s);
    fact("nobody shall guess", u"buy-card"_s, u"nobody can guess"_s, u"भाँप"_s);
    fact("a seven yields nothing", u"seven"_s, u"No hex yields"_s, u"किसी भी हेक्स से कुछ नहीं मिलेगा"_s);
    fact("more than seven cards: half goes back", u"discard"_s, u"8 or more"_s, u"8 या ज़्यादा"_s);
    fact("rounded down", u"discard"_s, u"the smaller half"_s, u"कम वाला आधा"_s);
    fact("one chooses what to return", u"discard"_s, u"You choose the cards"_s, u"यह आप चुनें"_s);
    fact("the robber must move at once, elsewhere", u"robber"_s, u"must move at once"_s, u"तुरंत ज़मीन के किसी"_s);
    fact("one card, unseen, from a neighbor of the hex", u"steal"_s, u"drawn unseen"_s, u"बिना देखे"_s);
    fact("the robber blocks the hex", u"robber"_s, u"that hex yields nothing"_s, u"उस हेक्स से किसी को कुछ नहीं"_s);
    fact("one card a turn", u"play-card"_s, u"you may play one development card"_s, u"आप एक विकास कार्ड"_s);
    fact("not one bought in this turn", u"play-card"_s, u"bought in this turn"_s, u"इसी बारी में खरीदा"_s);
    fact("a knight moves the robber", u"knight"_s, u"move the robber"_s, u"लुटेरे को भेजें"_s);
    fact("knights stay open", u"knight"_s, u"lie open before you"_s, u"सामने खुले रहते हैं"_s);
    fact("Largest Army: three knights, 2 points", u"army"_s, u"played 3 knights"_s, u"3 योद्धा कार्ड चलने"_s);
    fact("it passes to who has played more", u"army"_s, u"somebody else has played more knights"_s,
         u"योद्धा ज़्यादा हो जाएँ"_s);
    fact("progress cards leave the game", u"progress"_s, u"leaves the game"_s, u"गेम से बाहर"_s);
    fact("point cards stay hidden until they win", u"point-cards"_s, u"Keep them hidden"_s, u"छिपाकर रखें"_s);
    fact("several of them, even new ones", u"point-cards"_s, u"bought in that same turn and however many"_s,
         u"इसी बारी में खरीदे हुए भी"_s);
    fact("shown at the end when another wins", u"point-cards"_s, u"shown at the end"_s, u"अंत में खोले"_s);
    fact("10 points in the own turn win", u"winning"_s, u"10 points in your own turn"_s, u"अपनी बारी में 10 अंक"_s);
    fact("13.3 a bank for many", u"many-supply"_s, u"bank, cards of each resource | 19 | 24 | 30"_s,
         u"हर संसाधन के कार्ड | 19 | 24 | 30"_s);
    fact("13.4 between turns nobody trades", u"between"_s, u"You may not trade, not with the bank either"_s,
         u"व्यापार नहीं कर सकते, बैंक से भी नहीं"_s);
    fact("13.4 a card bought there waits for the next turn", u"between"_s, u"may be played from the next turn on"_s,
         u"अगली बारी से चल सकते हैं"_s);
    fact("13.4 nobody wins there", u"between"_s, u"nobody wins"_s, u"किसी की जीत नहीं होती"_s);
    fact("13.5 who is the partner of six", u"between-pairs"_s, u"the third one after"_s, u"के बाद तीसरा खिलाड़ी"_s);
    fact("13.6 so long one may build", u"between-time"_s, u"20 seconds"_s, u"20 सेकंड"_s);
    fact("14.1 gold is chosen", u"gold"_s, u"cards of your choice"_s, u"अपनी पसंद के कार्ड"_s);
    fact("14.1 what comes when the time is up", u"gold"_s, u"that you hold least of"_s, u"जो आपके पास सबसे कम है"_s);
    fact("14.2 ships at the pirate stay", u"pirate"_s, u"Ships that lie there stay where they are"_s,
         u"जो जहाज़ पहले से वहाँ हों, वे वहीं रहते हैं"_s);
    fact("14.3 the bonus stays", u"island-bonus"_s, u"They stay, also when"_s, u"वे बने रहते हैं"_s);
    fact("14.4 when nothing else is left", u"start-land"_s, u"the other corners are free too"_s, u"बाकी कोने भी खुले हैं"_s);
    fact("14.5 whoever turns up gets a card", u"fog"_s, u"gets 1 card of what it yields"_s,
         u"उसकी उपज का 1 कार्ड मिलता है"_s);
    fact("14.6 a gift is gone even if it brought nothing", u"sea-gifts"_s, u"The gift is gone all the same"_s,
         u"तोहफ़ा फिर भी नहीं बचता"_s);
    fact("10 points in another’s turn do not", u"later-win"_s, u"the game goes on"_s, u"गेम चलता रहता है"_s);
  }
  void theBookTells() {
    QFETCH(QString, id);
    QFETCH(QString, en);
    QFETCH(QString, hi);
    const auto holds = [&id](const RuleBook& book, const QString& words) {
      const int index = book.indexOf(id);
      if (index < 0) return false;
      const QString plain = withoutMarks(book.sections()[index].text);
      return plain.contains(words) || book.sections()[index].text.contains(words);
    };
    QVERIFY2(holds(english_, en), qPrintable(id + u": "_s + en));
    QVERIFY2(holds(hindi_, hi), qPrintable(id + u": "_s + hi));
  }
};

TAPU_TEST_WITH_LOOP(TestRuleBook)
#include "test_rule_book.moc"
