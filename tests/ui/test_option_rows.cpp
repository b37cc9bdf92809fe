// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QMenu>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>

#include "app/kit/action_button.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/herald.h"
#include "app/kit/number_field.h"
#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "app/kit/toggle.h"
#include "app/kit/words.h"
#include "app/lobby/new/new_game_page.h"
#include "app/lobby/rows/option_rows.h"
#include "app/session/settings/languages.h"
#include "app/text/option_words.h"
#include "app/values/options_text.h"
#include "ear.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

bool isHindi(const QString& text) {
  return std::ranges::any_of(text, [](QChar c) { return c.unicode() >= 0x900 && c.unicode() <= 0x97f; });
}
QString plain(std::string_view text) { return QString::fromUtf8(text.data(), std::ssize(text)); }

/// The page on which a game is set up, with the options of one rule set.
struct OptionsPage {
  OptionsPage(const QString& folder, const QString& preset, NewGamePage::Purpose purpose = NewGamePage::Purpose::Bots)
      : settings((makeKnown(folder), folder)), page(settings) {
    page.begin(purpose);
    QTest::mouseClick(child<ActionButton>(&page, preset), Qt::LeftButton);
  }
  QWidget* editor(const OptionSpec& spec) { return child<QWidget>(&page, u"option_"_s + plain(spec.key)); }
  /// The words beside the editor.
  QStringList words(const OptionSpec& spec) {
    QStringList texts;
    for (const Words* each : editor(spec)->parentWidget()->findChildren<Words*>()) texts << each->text();
    return texts;
  }
  const Options& options() const { return page.plan().setup.options; }
  QString value(const OptionSpec& spec) const { return QString::fromStdString(optionText(spec, options())); }

  Settings settings;
  NewGamePage page;
};

/// The words in the menu of a choice; those that cannot be chosen say why.
QStringList offersOf(Picker* picker) {
  picker->click();
  auto* menu = picker->findChild<QMenu*>();
  QStringList words;
  for (const QAction* action : menu->actions()) {
    words << action->text();
    if (action->isEnabled() == action->text().contains(u" – "_s)) words << u"enabled against its words"_s;
  }
  menu->close();
  delete menu;
  return words;
}

constexpr std::string_view kBesideTheSeats = "seats.count";

}  // namespace

/// The option table (11B) as the page on which a game is set up shows it.
class OptionRowsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QVERIFY(folder_.isValid()); }
  void cleanup() { languages_.use(u"en"_s); }

  void theFirstChangeLeavesTheOptionsWhereTheyAre() {
    OptionsPage shown(folder_.path(), u"presetStandard"_s);
    shown.page.resize(1280, 760);
    shown.page.show();
    QVERIFY(test::soonExposed(shown.page));
    auto* field = child<NumberField>(&shown.page, u"option_victory.target"_s);
    const QPoint before = field->mapTo(&shown.page, QPoint());
    field->box()->setValue(12);
    test::settle();
    QVERIFY2(child<ActionButton>(&shown.page, u"presetKeep"_s)->isVisible(), "it can be kept as a preset now");
    QCOMPARE(field->mapTo(&shown.page, QPoint()), before);
  }

  void anotherNumberOfSeatsBringsItsIslandAndItsBank() {  // 13.2, 13.3
    OptionRows rows;
    Setup setup;
    setup.options = networkOptions(RuleSet::Classic);
    setup.board = drawBoard(setup.options);
    rows.showSetup(setup, {}, Place::Network);
    auto* seats = child<NumberField>(&rows, u"option_seats.count"_s);
    seats->box()->setValue(6);
    QCOMPARE(rows.setup().board.cells.size(), 30U);
    QCOMPARE(rows.setup().options.bankPerResource, 24);
    QCOMPARE(rows.setup().options.turnSeconds, setup.options.turnSeconds);
    const Board six = rows.setup().board;
    seats->box()->setValue(5);
    QVERIFY2(rows.setup().board == six, "five play on the same island");
    seats->box()->setValue(2);
    QCOMPARE(rows.setup().board.cells.size(), 19U);
    QCOMPARE(rows.setup().options.bankPerResource, 19);
  }

  void anIslandWithoutRoomMakesWayUntilItHasRoom() {  // 13.1
    OptionRows rows;
    Setup setup;
    setup.options = networkOptions(RuleSet::Classic);
    setup.options.mapKind = MapKind::Beginner;
    setup.board = drawBoard(setup.options);
    rows.showSetup(setup, {}, Place::Network);
    auto* seats = child<NumberField>(&rows, u"option_seats.count"_s);
    seats->box()->setValue(6);
    QCOMPARE(rows.setup().options.mapKind, MapKind::Random);
    QCOMPARE(rows.setup().board.cells.size(), 30U);
    seats->box()->setValue(4);
    QCOMPARE(rows.setup().options.mapKind, MapKind::Beginner);
    QVERIFY(rows.setup().board == setup.board);
    seats->box()->setValue(6);
    Q_EMIT child<Picker>(&rows, u"option_map.kind"_s)->picked(0);  // chosen by hand: it stays
    seats->box()->setValue(4);
    QCOMPARE(rows.setup().options.mapKind, MapKind::Random);
  }

  void thePointsThatWinStandAmongTheFirst_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("Classic") << u"presetStandard"_s << QByteArray("victory.target");
    QTest::newRow("Crazy") << u"presetCrazy"_s << QByteArray("crazy.target");
  }
  void thePointsThatWinStandAmongTheFirst() {
    QFETCH(QString, preset);
    QFETCH(QByteArray, key);
    OptionsPage shown(folder_.path(), preset);
    shown.page.resize(1280, 760);
    shown.page.show();
    QVERIFY(test::soonExposed(shown.page));
    const auto topOf = [&](const QWidget* editor) { return editor->mapTo(&shown.page, QPoint()).y(); };
    const int wanted = topOf(shown.editor(*optionNamed(key.toStdString())));
    int above = 0;
    for (const OptionSpec& spec : optionTable()) {
      const QWidget* editor = spec.key == kBesideTheSeats ? nullptr : shown.editor(spec);
      if (editor && editor->isVisible() && topOf(editor) < wanted) ++above;
    }
    QVERIFY2(above <= 2, qPrintable(QString::number(above)));
  }

  // The field was made before the language was changed.
  void theRangeIsToldInTheDigitsOfNow() {
    NumberField field;
    field.setRange(2, 12);
    const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    QVERIFY(bringUp(field, {300, 60}));
    field.box()->setFocus();
    SOON(field.box()->hasFocus());
    field.box()->selectAll();
    QTest::keyClicks(field.box(), u"99"_s);
    const auto* herald = field.findChild<Herald*>();
    QVERIFY(herald);
    SOON(herald->said().contains(QLocale().toString(12)));
    QVERIFY(QLocale().toString(12) != u"12"_s);
  }

  void digitsThatLeadOutOfTheRangeAreToldOf() {
    NumberField field;
    field.setRange(2, 12);
    QVERIFY(bringUp(field, {300, 60}));
    field.box()->setFocus();
    SOON(field.box()->hasFocus());
    field.box()->selectAll();
    QTest::keyClicks(field.box(), u"99"_s);
    const auto* herald = field.findChild<Herald*>();
    QVERIFY(herald);
    SOON(herald->said().contains(u"from 2 to 12"_s));
    QCOMPARE(field.value(), 9);
  }

  void withLargeTextNothingOfTheOptionsIsCutAtTheSide() {
    useTextSize(150);
    OptionsPage shown(folder_.path(), u"presetStandard"_s);
    shown.page.resize(1280, 760);
    shown.page.show();
    QVERIFY(test::soonExposed(shown.page));
    test::settle();
    for (const char* name : {"presetStandard", "presetCrazy", "presetBig"}) {
      const auto* preset = child<ActionButton>(&shown.page, QString::fromLatin1(name));
      QVERIFY2(preset->visibleRegion().boundingRect().width() == preset->width(), name);
    }
    useTextSize(100);
  }

  void whatIsNotAsUsualStandsOut_data() {
    QTest::addColumn<NewGamePage::Purpose>("purpose");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<bool>("standsOut");
    QTest::newRow("no clock on the network") << NewGamePage::Purpose::Host << kUnlimited << true;
    QTest::newRow("11B the clock of the network") << NewGamePage::Purpose::Host << 120 << false;
    QTest::newRow("another one") << NewGamePage::Purpose::Host << 90 << true;
  }
  void whatIsNotAsUsualStandsOut() {
    QFETCH(NewGamePage::Purpose, purpose);
    QFETCH(int, seconds);
    QFETCH(bool, standsOut);
    OptionsPage at(folder_.path(), u"presetStandard"_s, purpose);
    const OptionSpec& spec =
        *std::ranges::find_if(optionTable(), [](const OptionSpec& each) { return each.key == "turn.seconds"; });
    auto* box = at.editor(spec)->findChild<QSpinBox*>();
    box->setValue(seconds == kUnlimited ? box->minimum() : seconds);
    QCOMPARE(at.options().turnSeconds, seconds);
    const auto* name = at.editor(spec)->parentWidget()->findChild<Words*>();
    QCOMPARE(name->palette().color(QPalette::WindowText) == themeOf(name).edge, standsOut);
  }

  void whatDoesNothingAtOneComputerIsNotOfferedThere_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<bool>("everywhere");
    QTest::newRow("4.7 the time for a turn") << QByteArray("turn.seconds") << false;
    QTest::newRow("4.7 the time to return cards") << QByteArray("discard.seconds") << false;
    QTest::newRow("4.7 the time to answer wolves") << QByteArray("crazy.reactionSeconds") << false;
    QTest::newRow("4.8 the time until a bot takes over") << QByteArray("seat.graceSeconds") << false;
    QTest::newRow("4.8 who plays for who is away") << QByteArray("seat.absent") << false;
    QTest::newRow("0.13 taking back works everywhere") << QByteArray("undo") << true;
  }
  void whatDoesNothingAtOneComputerIsNotOfferedThere() {
    QFETCH(QByteArray, key);
    QFETCH(bool, everywhere);
    const OptionSpec& spec = *optionNamed(key.toStdString());
    using Purpose = NewGamePage::Purpose;
    for (const Purpose purpose : {Purpose::Bots, Purpose::SameComputer, Purpose::Host}) {
      OptionsPage at(folder_.path(), u"presetCrazy"_s, purpose);
      const bool isOffered = at.editor(spec)->isVisibleTo(&at.page);
      QCOMPARE(isOffered, everywhere || purpose == Purpose::Host);
    }
  }

  void withTwoDiceNothingOfADeckIsOffered() {
    for (const char* key : {"dice.deckLeft", "dice.deckShown"}) {
      OptionsPage at(folder_.path(), u"presetStandard"_s);
      const QWidget* editor = at.editor(*optionNamed(key));
      QVERIFY2(!editor->isVisibleTo(&at.page), key);
      Q_EMIT child<Picker>(&at.page, u"option_dice.source"_s)->picked(static_cast<int>(DiceSource::Deck));
      QVERIFY2(editor->isVisibleTo(&at.page), key);
    }
  }

  void eachGroupOfOptionsHasOneHeading() {
    for (const QString& preset : {u"presetStandard"_s, u"presetCrazy"_s, u"presetBig"_s}) {
      OptionsPage at(folder_.path(), preset, NewGamePage::Purpose::Host);
      QStringList headings;
      for (const Words* each : at.page.findChild<OptionRows*>()->findChildren<Words*>(Qt::FindDirectChildrenOnly))
        if (each->isVisibleTo(&at.page)) headings << each->text();
      QVERIFY(headings.size() > 2);
      QCOMPARE(headings.removeDuplicates(), 0);
    }
  }

  void cardsThatADeckNeverHoldsAreNotOffered_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("kinds");
    QTest::newRow("8.1 five kinds in Classic") << u"presetStandard"_s << 5;
    QTest::newRow("9.15 no Monopoly in the Big Game") << u"presetBig"_s << 4;
  }
  void cardsThatADeckNeverHoldsAreNotOffered() {
    QFETCH(QString, preset);
    QFETCH(int, kinds);
    OptionsPage at(folder_.path(), preset, NewGamePage::Purpose::Host);
    const auto boxes = at.editor(*optionNamed("deck.counts"))->findChildren<QSpinBox*>();
    QCOMPARE(boxes.size(), 5);
    QCOMPARE(std::ranges::count_if(boxes, [](const QSpinBox* each) { return !each->isHidden(); }), kinds);
  }

  void aGameAtOneComputerPromisesNoClock() {
    languages_.use(u"en"_s);
    Setup setup = GamePlan::solo(u"Asha"_s, 0).setup;
    setup.options.turnSeconds = 90;
    setup.options.discardSeconds = 60;
    setup.options.graceSeconds = 5;
    setup.options.gifts = Switch::On;
    QCOMPARE(changedOptions(setup, Place::ThisComputer).size(), 1);  // the gifts
    QCOMPARE(changedOptions(setup, Place::Network).size(), 5);       // who gets the trade, too
    QCOMPARE(shownOptionCount(setup, Place::Network) - shownOptionCount(setup, Place::ThisComputer),
             5);  // the clocks: of a turn, of cards returned, of gold, of who is gone, and who gets the trade
    BoardColumn column;
    column.showSetup(setup, 2, Place::ThisComputer);
    const auto says = [&](const QString& text) {
      return std::ranges::any_of(column.findChildren<Words*>(),
                                 [&](const Words* each) { return each->text() == text; });
    };
    QVERIFY(says(u"No clock"_s));
    column.showSetup(setup, 2, Place::Network);
    QVERIFY(says(u"90 seconds a turn"_s));
    setup.options.turnSeconds = kUnlimited;
    column.showSetup(setup, 2, Place::Network);
    QVERIFY(says(u"No clock for turns"_s));
    QVERIFY2(says(u"60 seconds to return cards"_s), "5.2: that time runs all the same");
    column.showSetup(setup, 2, Place::ThisComputer);
    QVERIFY2(says(u"everybody takes the time they need"_s), "4.7: no clock runs at one computer");
  }

  void theChoiceOfTheBoardFollowsTheSeats_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<MapKind>("kind");
    QTest::newRow("Classic") << u"presetStandard"_s << MapKind::Random;
    QTest::newRow("Crazy") << u"presetCrazy"_s << MapKind::Large;
  }
  // 13.2: from five seats on random and large are one; 13.1: fixed pieces for four refuse eight.
  void theChoiceOfTheBoardFollowsTheSeats() {
    QFETCH(QString, preset);
    QFETCH(MapKind, kind);
    languages_.use(u"en"_s);
    OptionsPage at(folder_.path(), preset);
    const OptionSpec& board = *optionNamed("map.kind");
    auto* picker = qobject_cast<Picker*>(at.editor(board));
    QCOMPARE(offersOf(picker).mid(0, 3), QStringList({u"Random"_s, u"Large, random"_s, u"For beginners"_s}));
    QVERIFY(at.words(board).join(u' ').contains(u"the classic or the large one"_s));
    Q_EMIT child<Segments>(&at.page, u"seatCount"_s)->picked(6);  // eight
    QCOMPARE(at.options().mapKind, kind);
    QCOMPARE(picker->text(), u"Random"_s);
    QVERIFY(!at.words(board).join(u' ').contains(u"large"_s));
    const QString why = u" – This board has start pieces for 4 seats, and the game has 8."_s;
    const QStringList offers = offersOf(picker);
    QCOMPARE(offers.mid(0, 2), QStringList({u"Random"_s, u"For beginners"_s + why}));
    QVERIFY(offers.contains(u"Lagoon"_s));
    const Board before = at.page.plan().setup.board;
    QTest::keyClick(picker, Qt::Key_Down);
    QCOMPARE(picker->text(), u"Archipelago"_s);  // the keys pass over what is refused
    QVERIFY(at.page.plan().setup.board != before);
    QTest::keyClick(picker, Qt::Key_Up);
    QCOMPARE(at.options().mapKind, kind);
    QCOMPARE(landCells(at.page.plan().setup.board), 37);
  }

  void everyOptionHasItsRowInBothLanguages_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<RuleSet>("ruleSet");
    QTest::addColumn<QString>("language");
    QTest::newRow("Classic in English") << u"presetStandard"_s << RuleSet::Classic << u"en"_s;
    QTest::newRow("Classic in Hindi") << u"presetStandard"_s << RuleSet::Classic << u"hi"_s;
    QTest::newRow("Crazy in English") << u"presetCrazy"_s << RuleSet::Crazy << u"en"_s;
    QTest::newRow("Crazy in Hindi") << u"presetCrazy"_s << RuleSet::Crazy << u"hi"_s;
  }
  void everyOptionHasItsRowInBothLanguages() {
    QFETCH(QString, preset);
    QFETCH(RuleSet, ruleSet);
    QFETCH(QString, language);
    languages_.use(language);
    OptionsPage at(folder_.path(), preset, NewGamePage::Purpose::Host);  // where all of them do something
    QCOMPARE(at.page.plan().setup.ruleSet, ruleSet);
    // An island with sea: all its options too.
    Q_EMIT child<Picker>(&at.page, u"option_map.kind"_s)->picked(static_cast<int>(MapKind::File));
    Q_EMIT child<Picker>(&at.page, u"option_dice.source"_s)->picked(static_cast<int>(DiceSource::Deck));
    int rows = 0;
    for (const OptionSpec& spec : optionTable()) {
      const QByteArray key = plain(spec.key).toUtf8();
      if (spec.key == kBesideTheSeats) continue;
      if (!takesPart(spec, ruleSet)) {
        QVERIFY2(!at.editor(spec) || !at.editor(spec)->isVisibleTo(&at.page), key);
        continue;
      }
      ++rows;
      const bool isOfShuffledIslands = spec.key == "map.hotSpacing";  // 1.6
      const bool isOfMany = spec.key.starts_with("table.between");    // 13.4: the page has four seats
      QVERIFY2(at.editor(spec) && at.editor(spec)->isVisibleTo(&at.page) != (isOfShuffledIslands || isOfMany), key);
      QVERIFY2(at.words(spec).contains(optionName(spec)) && at.words(spec).contains(optionHelp(spec)), key);
      QWidgetList heard;  // those of it that get the keyboard
      for (QSpinBox* field : at.editor(spec)->findChildren<QSpinBox*>()) heard << field;
      if (heard.isEmpty()) heard << at.editor(spec);
      for (QWidget* each : heard) {
        QVERIFY2(each->focusPolicy() & Qt::TabFocus, key);
        QVERIFY2(heardOf(each).contains(optionHelp(spec)), key);
        QVERIFY2(!qobject_cast<Picker*>(each) || heardOf(each).startsWith(optionName(spec) + u": "_s), key);
      }
      QCOMPARE(isHindi(optionName(spec)), language == u"hi"_s);
      QCOMPARE(isHindi(optionHelp(spec)), language == u"hi"_s);
      QVERIFY2(optionHelp(spec).endsWith(language == u"hi"_s ? u'।' : u'.'), key);
      QCOMPARE(optionHelp(spec).count(language == u"hi"_s ? u'।' : u'.'), 1);  // one sentence
      for (std::string_view word : spec.choices) {
        const QString name = optionChoice(spec, word);
        QVERIFY2(name != plain(word) && isHindi(name) == (language == u"hi"_s), key + ' ' + plain(word).toUtf8());
      }
    }
    const int onThePage = ruleSet == RuleSet::Classic ? 38 : 49;  // counted on the page of 11B, without the seats
    const QString counted = u"%1 rows, but 11B was counted to have %2: count it anew, and write that here"_s;
    QVERIFY2(rows == onThePage, qPrintable(counted.arg(rows).arg(onThePage)));
  }

  void everyValueCanBeChosenAndNoOther_data() {
    QTest::addColumn<QByteArray>("key");
    for (const OptionSpec& spec : optionTable())
      if (takesPart(spec, RuleSet::Crazy) && spec.key != kBesideTheSeats)
        QTest::newRow(plain(spec.key).toUtf8()) << plain(spec.key).toUtf8();
  }
  void everyValueCanBeChosenAndNoOther() {
    QFETCH(QByteArray, key);
    OptionsPage at(folder_.path(), u"presetCrazy"_s);
    const OptionSpec& spec = *optionNamed(key.toStdString());
    QCOMPARE(at.value(spec), QString::fromStdString(optionText(spec, defaultOptions(RuleSet::Crazy))));
    QWidget* editor = at.editor(spec);
    if (auto* toggle = qobject_cast<Toggle*>(editor)) {
      const bool was = spec.read(at.options(), 0) == 1;
      toggle->click();
      QCOMPARE(spec.read(at.options(), 0) == 1, !was);
      toggle->click();
      QCOMPARE(spec.read(at.options(), 0) == 1, was);
    } else if (auto* picker = qobject_cast<Picker*>(editor)) {
      for (int i = 0; i < std::ssize(spec.choices); ++i) {
        Q_EMIT picker->picked(i);
        QCOMPARE(at.value(spec), plain(spec.choices[static_cast<std::size_t>(i)]));
        QCOMPARE(picker->chosen(), i);
      }
    } else if (auto* number = qobject_cast<NumberField*>(editor)) {
      const bool hasWord = !spec.unlimitedWord.empty();
      for (int value : {spec.least, spec.most}) {
        number->box()->setValue(value);
        QCOMPARE(at.value(spec), QString::number(value));
      }
      number->box()->setValue(spec.most + 1);
      QCOMPARE(at.value(spec), QString::number(spec.most));
      number->box()->setValue(spec.least - 1000);
      QCOMPARE(at.value(spec), hasWord ? plain(spec.unlimitedWord) : QString::number(spec.least));
    } else {
      const auto fields = editor->findChildren<QSpinBox*>();
      QCOMPARE(fields.size(), spec.counts);
      for (int i = 0; i < fields.size(); ++i) {
        QVERIFY(!optionPart(spec, i).isEmpty() && fields[i]->accessibleName() == optionPart(spec, i));
        QCOMPARE(fields[i]->minimum(), spec.least);
        fields[i]->setValue(spec.least + 1);
        QCOMPARE(spec.read(at.options(), i), spec.least + 1);
      }
    }
  }

  void whatTheRulesRefuseTogetherIsRefusedHereToo_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("word");
    QTest::newRow("8.8 crazy.weights = 0/0/0/0: not all of them") << QByteArray("crazy.weights") << 0 << u"above 0"_s;
    QTest::newRow("8.1 deck.counts = 99/99/99/99/99: more than a deck holds")
        << QByteArray("deck.counts") << 99 << u"127"_s;
    QTest::newRow("8.16 crazy.deck = 99/99: more than a deck holds") << QByteArray("crazy.deck") << 99 << u"127"_s;
  }
  void whatTheRulesRefuseTogetherIsRefusedHereToo() {
    QFETCH(QByteArray, key);
    QFETCH(int, value);
    QFETCH(QString, word);
    OptionsPage at(folder_.path(), u"presetCrazy"_s);
    const OptionSpec& spec = *optionNamed(key.toStdString());
    const auto fields = at.editor(spec)->findChildren<QSpinBox*>();
    QSignalSpy problem(at.page.findChild<OptionRows*>(), &OptionRows::problem);
    for (QSpinBox* field : fields) field->setValue(value);
    QVERIFY(!problem.isEmpty());
    QVERIFY2(problem.back().front().toString().contains(word), qPrintable(problem.back().front().toString()));
    Options again = at.options();
    QVERIFY(setOption(spec, again, optionText(spec, at.options())));
    for (int i = 0; i < fields.size(); ++i) QCOMPARE(fields[i]->value(), spec.read(at.options(), i));
  }

  void theDialogIsHeard() {
    Setup setup;
    setup.ruleSet = RuleSet::Crazy;
    setup.options = defaultOptions(RuleSet::Crazy);
    for (const Editing editing : {Editing::Allowed, Editing::ReadOnly}) {
      OptionsDialog dialog(setup, {}, editing);
      dialog.show();
      dialog.activateWindow();
      QVERIFY(test::soonActive(dialog));
      QCOMPARE(wrongByEar(dialog, editing == Editing::Allowed ? 9 : 1), QString());
    }
  }

  void whatIsRefusedInTheDialogIsToldAndTheDialogStays() {
    Setup setup;
    setup.ruleSet = RuleSet::Crazy;
    setup.options = defaultOptions(RuleSet::Crazy);
    OptionsDialog dialog(setup, {}, Editing::Allowed);
    dialog.show();
    Q_EMIT dialog.findChild<OptionRows*>()->problem(u"Nothing is left."_s);
    auto* box = dialog.findChild<ChoiceDialog*>();
    QVERIFY(box && box->isVisible() && dialog.isVisible());
    const auto words = box->findChildren<Words*>();
    QVERIFY(std::ranges::any_of(words, [](const Words* each) { return each->text() == u"Nothing is left."_s; }));
    box->buttons()[0]->click();
    QVERIFY(!box->isVisible() && dialog.isVisible());
  }

 private:
  QTemporaryDir folder_;
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(OptionRowsTest)
#include "test_option_rows.moc"
