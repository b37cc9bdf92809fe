// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QSignalSpy>

#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/kit/action_button.h"
#include "app/kit/rule_topics.h"
#include "app/table/hand/build_button.h"
#include "app/table/people/notices.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/show/event_badge.h"
#include "app/table/trade/trade_panel.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;

/// The ways to the rules, and what of them lies beside the board.
class RuleWaysTest : public QObject {
  Q_OBJECT

 private:
  static Decision mustOf(const MainWindow& window) {
    const GameController* game = window.game();
    return game && game->seen().hasGame() && !game->seen().legal.empty()
               ? game->seen().state().seat(game->seen().viewer()).pending.must
               : Decision::Nothing;
  }

 private Q_SLOTS:
  /// 2.5: beside the own first settlement nothing lights up; a click there says why, and a click on that leads on.
  void aClickWhereNothingMayBeBuiltLeadsToTheRuleThatForbidsIt() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    MainWindow& window = program.window;
    program.settings.game.botPace.set(BotPace::Instant);
    window.launch().playBots();
    SOON_EQUAL(mustOf(window), Decision::Settlement);
    const Action first = window.game()->seen().legal.all().front();
    window.game()->submit(first);
    SOON_EQUAL(mustOf(window), Decision::Road);
    window.game()->submit(window.game()->seen().legal.all().front());
    SOON_EQUAL(mustOf(window), Decision::Settlement);
    auto* view = program.table()->findChild<BoardView*>();
    const Topology& map = window.game()->seen().definition().map;
    const auto& around = map.corner(first.corner()).corners;
    const CornerId beside = *std::ranges::find_if(around, [&](CornerId id) { return map.has(id); });
    auto* link = window.findChild<PromptBar*>()->ruleLink();
    const auto isRefused = [&] {  // where the corner lies now: the board is laid out anew in another language
      const QPoint at = view->mapFromScene(scenePoint(map.corner(beside).point, map.orientation()));
      QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
      return link->isVisible();
    };
    for (const QString& code : {u"en"_s, u"hi"_s}) {
      program.languages.use(code);
      SOON(isRefused());
      QCOMPARE(link->text(), code == "en"_L1 ? u"Rule 2.5"_s : u"नियम 2.5"_s);
      QTest::mouseClick(link, Qt::LeftButton);
      QCOMPARE(window.books().rules().section(), u"settlement"_s);
      window.books().rules().close();
      window.findChild<PromptBar*>()->complain({}, {});
    }
    QCOMPARE(mustOf(window), Decision::Settlement);
  }

  /// "When an action is refused, the section that forbids it is one click away."
  void aRefusalIsOneClickFromItsRule() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.launch().playBots();
    SOON(program.window.game() && program.window.findChild<PromptBar*>());
    auto* prompt = program.window.findChild<PromptBar*>();
    // The first settlement and its road; with the second the distance rule holds.
    GameController& game = *program.window.game();
    const auto must = [&game] { return game.seen().state().seat(game.seen().viewer()).pending.must; };
    SOON(game.seen().hasGame() && must() == Decision::Settlement && !game.seen().legal.empty());
    const Action first = game.seen().legal[0];
    game.submit(first);
    SOON(must() == Decision::Road && !game.seen().legal.empty());
    game.submit(game.seen().legal[0]);
    SOON(must() == Decision::Settlement && !game.seen().legal.empty() && !game.seen().legal.contains(first));
    const CornerId besideOwn = game.seen().definition().map.corner(first.corner()).corners[0];
    for (const QString& code : {u"en"_s, u"hi"_s}) {
      program.languages.use(code);
      const bool english = code == "en"_L1;
      program.window.game()->submit(buildSettlement(besideOwn));
      SOON(prompt->ruleLink()->isVisible());
      SOON_EQUAL(prompt->ruleLink()->text(), english ? u"Rule 2.5"_s : u"नियम 2.5"_s);
      QTest::mouseClick(prompt->ruleLink(), Qt::LeftButton);
      RulesWindow& rules = program.window.books().rules();
      QVERIFY(rules.isVisible());
      QCOMPARE(rules.section(), u"settlement"_s);
      QVERIFY(rules.text()->toPlainText().contains(english ? u"The distance rule"_s : u"दूरी का नियम"_s));
      // The section that forbids it has a ground of its own.
      QVERIFY(!rules.text()->markedArea().isEmpty());
      rules.close();
    }
  }

  void theGameRefusesAndTheLinkLeadsToItsRule_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("letters");
    QTest::newRow("in English") << u"en"_s << u"Rule "_s << u"[a-z]{4}"_s;
    QTest::newRow("in Hindi") << u"hi"_s << u"नियम "_s << u"[\\x{900}-\\x{97f}]{4}"_s;
  }
  void theGameRefusesAndTheLinkLeadsToItsRule() {
    QFETCH(QString, language);
    QFETCH(QString, rule);
    QFETCH(QString, letters);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.languages.use(language);
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.launch().playBots();
    SOON(program.table());
    auto* prompt = program.window.findChild<PromptBar*>();
    QSignalSpy refused(program.window.game(), &GameController::refused);
    program.window.game()->submit(buyCard());  // in the set-up nothing is bought
    SOON(prompt->ruleLink()->isVisible());
    const QRegularExpression inLanguage(letters);
    QVERIFY(refused.last().first().toString().contains(inLanguage));
    QVERIFY(prompt->ruleLink()->text().startsWith(rule));
    prompt->ruleLink()->click();
    QVERIFY(program.window.books().rules().isVisible());
    QVERIFY(program.window.books().rules().text()->toPlainText().contains(inLanguage));
    QVERIFY(!program.window.books().rules().section().isEmpty());
    QCOMPARE(program.window.books().rules().section(),
             program.window.books().rules().book().sectionOfRule(prompt->ruleLink()->text().section(u' ', 1)));
  }

  void f1OpensWhatOneIsDoing() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    QTest::keyClick(&program.window, Qt::Key_F1);
    SOON_EQUAL(program.window.books().rules().section(), u"play-start"_s);
    program.window.books().rules().close();
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    QWidget* threshold = child<QWidget>(program.window.newGames().page(), u"option_discard.threshold"_s);
    QVERIFY(threshold);
    const RuleTopic topic = ruleTopicOf(threshold);
    QCOMPARE(topic.number, u"5.1"_s);
    program.window.books().open(topic);
    QCOMPARE(program.window.books().rules().section(), u"discard"_s);
    program.window.books().rules().close();
  }

  void f1OnAPageOpensItsSectionOfTheHandbook_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Hindi") << u"hi"_s;
  }
  void f1OnAPageOpensItsSectionOfTheHandbook() {
    QFETCH(QString, language);
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.languages.use(language);
    MainWindow& window = program.window;
    using Purpose = NewGamePage::Purpose;
    const std::pair<std::function<void()>, QString> pages[] = {
        {[&] { window.openStart(); }, u"play-start"_s},
        {[&] { window.newGames().openBoards(); }, u"sea-boards"_s},
        {[&] { window.newGames().openGames(); }, u"bots"_s},
        {[&] { window.newGames().open(Purpose::Bots); }, u"play-new"_s},
        {[&] { window.newGames().open(Purpose::SameComputer); }, u"hot-seat"_s},
        {[&] { window.newGames().open(Purpose::Host); }, u"lan-host"_s},
        {[&] { window.network().open(); }, u"network"_s},
        {[&] { window.results().openCareer(); }, u"back-statistics"_s},
        {[&] { window.launch().openSaved(); }, u"play-saved"_s},
    };
    QCursor::setPos(0, 0);
    for (const auto& [open, section] : pages) {
      open();
      QVERIFY(window.page());
      window.page()->setFocus();
      QTest::keyClick(&window, Qt::Key_F1);
      SOON_OR_SAY(window.books().rules().section() == section,
                  qPrintable(u"%1 instead of %2"_s.arg(window.books().rules().section(), section)));
      QVERIFY2(window.books().rules().shown() == RulesWindow::Book::Handbook, qPrintable(section));
      window.books().rules().close();
    }
  }

  void f1AtAPartOfThePageOfTheNetworkIsAboutIt() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.window.network().open();
    QWidget* page = program.window.pages().network();
    const auto sectionOf = [page](const QString& part) { return ruleTopicOf(child<QWidget>(page, part)).section; };
    QCOMPARE(sectionOf(u"joinAddress"_s), u"lan-join"_s);
    QCOMPARE(sectionOf(u"watchButton"_s), u"play-watch"_s);
    QCOMPARE(sectionOf(u"organizeGame"_s), u"organizer"_s);
    QCOMPARE(sectionOf(u"hostGame"_s), u"network"_s);
  }

  void f1InADialogOpensItsSection() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    MainWindow& window = program.window;
    const std::pair<std::function<void()>, std::pair<QString, QString>> dialogs[] = {
        {[&] { window.dialogs().openSettings(); }, {u"settingsDialog"_s, u"play-settings"_s}},
        {[&] { window.dialogs().openShortcuts(); }, {u"shortcutsDialog"_s, u"play-keys"_s}},
        {[&] { window.dialogs().openMe(); }, {u"meDialog"_s, u"play-first"_s}},
        {[&] { window.dialogs().openReport(); }, {u"reportDialog"_s, u"play-help"_s}},
        {[&] { window.dialogs().openAbout(); }, {u"aboutDialog"_s, u"play-start"_s}},  // of the page beneath
    };
    for (const auto& [open, expected] : dialogs) {
      open();
      auto* dialog = child<QDialog>(&window, expected.first);
      SOON(dialog && dialog->isVisible());
      QTest::keyClick(dialog, Qt::Key_F1);
      QCOMPARE(window.books().rules().section(), expected.second);
      window.books().rules().close();
      dialog->close();
    }
  }

  void partsOfTheTableLeadToRulesOrHandbook() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.launch().playBots();
    SOON(program.table());
    const auto sectionOf = [&](const QString& part) {
      return ruleTopicOf(program.table()->findChild<QWidget*>(part)).section;
    };
    QCOMPARE(sectionOf(u"message"_s), u"play-chat"_s);
    QCOMPARE(sectionOf(u"undoCorner"_s), u"play-undo"_s);
    QCOMPARE(sectionOf(u"tradeMenu"_s), u"play-trade"_s);
    QCOMPARE(sectionOf(u"zoomButtons"_s), u"play-board"_s);
    QCOMPARE(sectionOf(u"typedMove"_s), u"typed"_s);
    QCOMPARE(sectionOf(u"story"_s), u"back-charts"_s);
    QCOMPARE(sectionOf(u"endTable"_s), u"back-results"_s);
    QCOMPARE(ruleTopicOf(program.window.findChild<TradePanel*>()).section, u"offers"_s);  // what is asked is a rule
  }

  void f1WorksInDialogsToo() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.window.dialogs().openSettings();
    auto* dialog = child<QDialog>(&program.window, u"settingsDialog"_s);
    SOON(dialog && dialog->isVisible());
    program.window.books().rules().open(u"winning"_s);  // read before: not what F1 is asked for now
    QTest::keyClick(dialog, Qt::Key_F1);
    QVERIFY(program.window.books().rules().isVisible());
    QCOMPARE(program.window.books().rules().section(), u"play-settings"_s);
    QCOMPARE(ruleTopicOf(child<QWidget>(dialog, u"settingsPace"_s)).section, u"bots"_s);
    dialog->close();
    program.window.books().rules().close();
    program.window.newGames().open(NewGamePage::Purpose::SameComputer);
    program.window.newGames().page()->setFocus();
    QCOMPARE(ruleTopicOf(program.window.newGames().page()).section, u"hot-seat"_s);
  }

  void buildButtonsLeadToTheirRules() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.launch().playBots();
    SOON(program.table());
    const auto buttons = program.window.findChildren<BuildButton*>();
    QVERIFY(!buttons.isEmpty());
    const std::array sections{u"road"_s, u"settlement"_s, u"city"_s, u"buy-card"_s, u"ships"_s, u"ship-move"_s};
    for (BuildButton* button : buttons)
      SOON_EQUAL(ruleTopicOf(button).section, sections[static_cast<std::size_t>(button->thing())]);
  }

  void f1AsksThePartUnderThePointerThenTheOneWithTheKeyboardThenThePage() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.launch().playBots();
    SOON(program.table());
    QWidget* window = &program.window;
    auto* trade = window->findChild<TradePanel*>();
    auto* round = window->findChild<RoundStrip*>();
    auto* view = program.table()->findChild<BoardView*>();
    SOON(trade->isVisible() && round->isVisible());
    const auto pointAt = [](const QWidget* part) { QCursor::setPos(part->mapToGlobal(part->rect().center())); };
    const auto section = [window] { return ruleTopicAt(window).section; };
    pointAt(round);
    trade->setFocus();
    QCOMPARE(section(), u"winning"_s);
    pointAt(view);
    QCOMPARE(section(), u"offers"_s);
    view->setFocus();
    SOON_EQUAL(program.window.game()->seen().state().seat(program.window.game()->seen().viewer()).pending.must,
               Decision::Settlement);
    SOON_EQUAL(section(), u"placing"_s);
    QCursor::setPos(trade->mapToGlobal(QPoint(trade->width() / 2, 20)));  // its head: below it may be the bank
    QCOMPARE(section(), u"offers"_s);
    // What was refused just now is what the prompt line offers to explain, not what has the keyboard.
    pointAt(view);
    trade->setFocus();
    program.window.game()->submit(buyCard());
    SOON(program.window.findChild<PromptBar*>()->ruleLink()->isVisible());
    QCOMPARE(u"Rule "_s + ruleTopicAt(window).number, program.window.findChild<PromptBar*>()->ruleLink()->text());
    QTest::keyClick(window, Qt::Key_F1);
    SOON(program.window.books().rules().isVisible());
    QCOMPARE(program.window.books().rules().section(),
             program.window.books().rules().book().sectionOfRule(ruleTopicAt(window).number));
  }

  void sectionsTellTheOptionsOfTheGameThatRuns() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.game.botPace.set(BotPace::Instant);
    RulesWindow& rules = program.window.books().rules();
    rules.open(u"discard"_s);
    QVERIFY(!rules.text()->toPlainText().contains(u"In this game"_s));
    program.window.launch().playBots();
    SOON(program.table());
    rules.open(u"discard"_s);
    QVERIFY(rules.text()->toPlainText().contains(u"In this game"_s));
    QVERIFY(rules.text()->toPlainText().contains(u"Return cards from: 8"_s));
  }

  void escPutsCostsAndOddsAway() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Settings(folder.path()).game.botPace.set(BotPace::Instant);
    Program program(folder.path());
    program.window.launch().playBots();
    SOON(program.table());
    QAction* shows = program.window.findChild<QAction*>(u"viewCosts"_s);
    shows->trigger();
    SOON(program.window.costs()->isVisible());
    SOON_EQUAL(program.window.page()->findChild<NoticeBar*>()->text(), QString());
    QTest::keyClick(program.window.page(), Qt::Key_Escape);  // the keyboard stays at the board
    SOON(!program.window.costs()->isVisible() && !shows->isChecked());
    shows->trigger();
    SOON(program.window.costs()->isVisible());
    QTest::keyClick(child<QWidget>(program.window.costs(), u"costClose"_s), Qt::Key_Escape);
    SOON(!program.window.costs()->isVisible());
  }

  void costsAndOddsLieBesideTheBoard() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    CostSheet* costs = program.window.costs();
    QVERIFY(!costs->isVisible());
    program.window.findChild<QAction*>(u"viewCosts"_s)->trigger();
    SOON(costs->isVisible());
    QVERIFY(costs->text().contains(u"3 × Ore"_s));
    QVERIFY(costs->text().contains(u"6 or 8"_s));
    QVERIFY(costs->text().contains(u"Ship"_s));  // no game: all that there is
    program.languages.use(u"hi"_s);
    SOON(costs->text().contains(u"3 × अयस्क"_s));
    program.languages.useDigits(Digits::Devanagari);
    SOON(costs->text().contains(u"३ × अयस्क"_s));
    // Its own buttons, in the language of the moment and in reach of the keyboard.
    auto *floats = child<ActionButton>(costs, u"costFloat"_s), *closes = child<ActionButton>(costs, u"costClose"_s);
    QCOMPARE(closes->text(), u"बंद करें"_s);
    for (const QAbstractButton* button : costs->findChildren<QAbstractButton*>())
      QVERIFY2(!button->accessibleDescription().contains(u"dock"_s), qPrintable(button->objectName()));
    QVERIFY(floats->isVisible() && floats->focusPolicy() & Qt::TabFocus);
    floats->click();
    SOON(costs->isFloating() && costs->isVisible());
    QCOMPARE(floats->text(), u"वापस लगाएँ"_s);
    floats->click();
    SOON(!costs->isFloating());
    closes->click();
    SOON(!program.window.findChild<QAction*>(u"viewCosts"_s)->isChecked());
  }

  void costsOfAGameAreThoseOfItsPieces() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    program.settings.game.botPace.set(BotPace::Instant);
    program.window.findChild<QAction*>(u"viewCosts"_s)->trigger();
    SOON(program.window.costs()->text().contains(u"Ship"_s));
    program.window.launch().playBots();  // the classic island: 7.1 no ships
    SOON(program.table());
    SOON(!program.window.costs()->text().contains(u"Ship"_s));
    QVERIFY(program.window.costs()->text().contains(u"Settlement"_s));
    program.window.openStart();
    SOON(program.window.costs()->text().contains(u"Ship"_s));
  }
};

TAPU_TEST_WITH_SCREEN(RuleWaysTest)
#include "test_rule_ways.moc"
