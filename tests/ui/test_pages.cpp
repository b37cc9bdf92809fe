// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QKeySequence>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPageSize>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSysInfo>
#include <QToolTip>
#include <QWhatsThis>
#include <QWindow>
#include <algorithm>

#include "app/kit/action_button.h"
#include "app/kit/dialog_size.h"
#include "app/kit/herald.h"
#include "app/kit/number_field.h"
#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/net/table_password.h"
#include "app/shell/dialogs.h"
#include "app/shell/shortcuts_dialog.h"
#include "app/shell/whats_this_teller.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

class PagesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  // The window

  void aWindowThatIsEndedFromOutsideComesBackAsItWas() {
    makeKnown(folder_->path());
    {
      Program program(folder_->path());
      program.window.showMaximized();
      SOON(program.window.isMaximized());
    }  // as after SIGTERM: nobody has closed it
    QWidget again;
    QVERIFY(again.restoreGeometry(Settings(folder_->path()).view.geometry()));
    QVERIFY(again.isMaximized());
  }

  void whatGoesBeyondTheLimitOfANameIsToldOf() {
    Program program(folder_->path());
    auto* name = child<QLineEdit>(program.window.page(), u"meName"_s);
    QGuiApplication::clipboard()->setText(QString(30, u'w'));
    name->clear();
    name->setFocus();
    QTest::keyClick(name, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(name->text().size(), 24);
    SOON_EQUAL(name->findChild<Herald*>()->said(), u"24 letters of this fit here; the rest was left out."_s);
    QCOMPARE(QToolTip::text(), u"24 letters of this fit here; the rest was left out."_s);
    const QWidgetList windows = QApplication::topLevelWidgets();
    const auto tip = std::ranges::find_if(windows, [](const QWidget* each) { return each->inherits("QTipLabel"); });
    QVERIFY(tip != windows.end());
    QVERIFY2((*tip)->windowHandle()->flags().testFlag(Qt::WindowTransparentForInput),
             "a click goes to what lies below");
    const QRect next(name->mapToGlobal(QPoint(0, name->height())), name->size());
    QVERIFY2(!(*tip)->geometry().intersects(next), "the next field lies there");
  }

  // First start

  void theFirstStartAsksOnce() {
    {
      Program program(folder_->path());
      QCOMPARE(program.window.page()->objectName(), u"firstRunPage"_s);
      auto* name = child<QLineEdit>(program.window.page(), u"meName"_s);
      name->clear();
      QVERIFY(!child<ActionButton>(program.window.page(), u"firstRunNext"_s)->isEnabled());
      QTest::keyClicks(name, u"  Meera  "_s);
      QTest::mouseClick(child<QAbstractButton>(program.window.page(), u"color4"_s), Qt::LeftButton);
      QTest::keyClick(name, Qt::Key_Return);
      QCOMPARE(program.window.page(), program.window.pages().start());
    }
    Program again(folder_->path());
    QCOMPARE(again.window.page(), again.window.pages().start());
    QCOMPARE(again.settings.player.name(), u"Meera"_s);
    QCOMPARE(again.settings.player.color(), 4);
    QVERIFY(!again.settings.view.language().isEmpty());
  }

  void theFirstThingTypedIsTheName() {
    Program program(folder_->path());
    auto* name = child<QLineEdit>(program.window.page(), u"meName"_s);
    QVERIFY(name->hasFocus());
    QTest::keyClicks(program.window.focusWidget(), u"Meera"_s);  // what stood there before is replaced
    QCOMPARE(name->text(), u"Meera"_s);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(program.settings.player.name(), u"Meera"_s);
  }

  void aClickOnALanguageLeavesTheKeyboardInTheName() {
    Program program(folder_->path());
    auto* name = child<QLineEdit>(program.window.page(), u"meName"_s);
    name->clear();
    for (const QString& code : Languages::codes()) {
      QTest::mouseClick(child<QAbstractButton>(program.window.page(), u"firstRunLanguage_"_s + code), Qt::LeftButton);
      SOON_EQUAL(program.languages.current(), code);
      QCOMPARE(program.window.focusWidget(), name);
    }
    QTest::keyClicks(program.window.focusWidget(), u"Meera"_s);
    QCOMPARE(name->text(), u"Meera"_s);
    QCOMPARE(missedByTab(program.window, Qt::Key_Tab), QStringList());
  }

  void theFirstStartOffersDevanagariDigitsToWhoReadsHindi() {
    Program program(folder_->path());
    QWidget* page = program.window.page();
    auto* digits = child<QAbstractButton>(page, u"firstRunDigits"_s);
    QVERIFY(digits);
    QVERIFY2(!digits->isVisible(), "English has none");
    child<QAbstractButton>(page, u"firstRunLanguage_hi"_s)->click();
    SOON(digits->isVisible());
    QVERIFY(!digits->isChecked());
    digits->click();
    QCOMPARE(QLocale().toString(14), u"१४"_s);
    child<QLineEdit>(page, u"meName"_s)->setText(u"मीरा"_s);
    child<QAbstractButton>(page, u"firstRunNext"_s)->click();
    QCOMPARE(program.settings.view.digits(), Digits::Devanagari);
    QCOMPARE(program.settings.view.language(), u"hi"_s);
    program.languages.useDigits(Digits::International);
    program.languages.use(u"en"_s);
  }

  void whoFollowsALinkAtTheFirstStartIsAskedForANameFirst() {
    Program program(folder_->path());
    program.window.network().join(u"tapu://127.0.0.1:1"_s);
    QCOMPARE(program.window.page()->objectName(), u"firstRunPage"_s);
    auto* name = child<QLineEdit>(program.window.page(), u"meName"_s);
    name->clear();
    QTest::keyClicks(name, u"Meera"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(program.window.page(), program.window.pages().network());
    QCOMPARE(program.window.pages().network()->addressField()->text(), u"tapu://127.0.0.1:1"_s);
  }

  void aNewGameIsReadFromItsTop() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Host);
    NewGamePage* page = program.window.newGames().page();
    const auto columns = page->findChildren<QScrollArea*>();
    SOON(std::ranges::any_of(columns, [](const auto* each) { return each->verticalScrollBar()->maximum() > 0; }));
    for (QScrollArea* column : columns) column->verticalScrollBar()->setValue(column->verticalScrollBar()->maximum());
    program.window.openStart();
    program.window.newGames().open(NewGamePage::Purpose::Host);
    for (const QScrollArea* column : columns) QCOMPARE(column->verticalScrollBar()->value(), 0);
  }

  // The way by keyboard

  void arrowsAndEnterLeadFromTheStartPageToANewGame() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    StartPage* start = program.window.pages().start();
    QCOMPARE(program.window.focusWidget(), start->entry(StartPage::Bots));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Down);  // the link to the boards of the sea
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Down);  // the link to all games against bots
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Down);
    QCOMPARE(program.window.focusWidget(), start->entry(StartPage::SameComputer));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(program.window.page(), program.window.newGames().page());
    QCOMPARE(program.window.newGames().page()->purpose(), NewGamePage::Purpose::SameComputer);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), start);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Up);
    QVERIFY2(program.window.focusWidget() != start->entry(StartPage::Bots), "the focus goes round at the ends");
  }

  void withoutAGameToContinueTheBotsAreTheNextStep() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    StartPage* start = program.window.pages().start();
    QVERIFY(!start->entry(StartPage::Continue)->isVisible());
    QCOMPARE(start->entry(StartPage::Bots)->role(), ActionButton::Role::Next);
    start->offer(StartPage::Continue, u"Your last game"_s);
    QVERIFY(start->entry(StartPage::Continue)->isVisible());
    QCOMPARE(start->entry(StartPage::Continue)->role(), ActionButton::Role::Next);
    QCOMPARE(start->entry(StartPage::Bots)->role(), ActionButton::Role::Quiet);
  }

  void anEntryHasRoomForItsNoteInLargeTexts() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.resize(1280, 1000);
    useTextSize(125);
    const auto usual = qScopeGuard([] { useTextSize(100); });
    StartPage* start = program.window.pages().start();
    start->offer(StartPage::Continue,
                 u"A note that is long enough to take two lines of the entry, as facts of a game are"_s);
    const ActionButton* entry = start->entry(StartPage::Continue);
    QVERIFY(!entry->note().isEmpty());
    const int words =
        QFontMetrics(textFont(kNameText, Weight::Bold)).height() + 2 * QFontMetrics(textFont(kNoteText)).height();
    QVERIFY2(entry->height() >= words + 8, qPrintable(u"%1 for %2"_s.arg(entry->height()).arg(words)));
  }

  void whichGameGoesOnIsToldWhereOtherNotesLackRoom() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.languages.use(u"hi"_s);
    test::settle();  // every page hears of it
    StartPage* start = program.window.pages().start();
    start->offerEditor();
    start->offerSaved(5, 0);
    start->offer(StartPage::Rejoin, u"रवि का गेम"_s);
    start->offer(StartPage::Continue, u"क्लासिक · आशा · 3 बॉट · दौर 12"_s);
    test::settle();
    for (const StartPage::Entry entry : {StartPage::Rejoin, StartPage::Continue}) {
      const ActionButton* button = start->entry(entry);
      QCOMPARE(button->note(), button->accessibleDescription());
      QVERIFY(!button->note().isEmpty() && button->height() >= 70);  // a title and a line of a note
    }
    auto* about = child<QWidget>(start, u"startAbout"_s);
    QCOMPARE(about->visibleRegion().boundingRect(), about->rect());  // all of it fits 1280×800
    program.window.resize(1272, 756);                                // and a screen of that size, within a frame
    SOON_EQUAL(about->visibleRegion().boundingRect(), about->rect());
    for (const StartPage::Entry entry : {StartPage::Rejoin, StartPage::Continue})
      QCOMPARE(start->entry(entry)->note(), start->entry(entry)->accessibleDescription());
  }

  void theFootOfTheStartPageIsSeenOnASmallScreen_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : {u"en"_s, u"hi"_s}) QTest::addRow("%s", qPrintable(language)) << language;
  }
  void theFootOfTheStartPageIsSeenOnASmallScreen() {
    QFETCH(QString, language);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.languages.use(language);
    StartPage* start = program.window.pages().start();
    start->offerEditor();
    start->offerSaved(5, 0);
    start->offer(StartPage::Continue, u"Classic · Asha · 3 bots · round 12"_s);
    program.window.resize(QSize(1024, 640) - kWindowFrame);
    for (const QString& name : {u"startSettings"_s, u"startRules"_s, u"startCareer"_s, u"startAbout"_s}) {
      auto* link = child<QWidget>(start, name);
      SOON_OR_SAY(link->visibleRegion().boundingRect() == link->rect(), qPrintable(name));
    }
  }

  /// One press begins it, so its board and bots stand there before.
  void whichGameBeginsAtOnceIsToldBesideOneToContinue() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.resize(1280, 800);
    StartPage* start = program.window.pages().start();
    start->offerEditor();
    start->offerSaved(1, 0);
    start->offer(StartPage::Continue, u"Round 3 · 9:40 today · Asha · 3 bots"_s);
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      program.languages.use(language);
      const ActionButton* bots = start->entry(StartPage::Bots);
      SOON_EQUAL(bots->note(), bots->accessibleDescription());
      QVERIFY(!bots->note().isEmpty());
      auto* about = child<QWidget>(start, u"startAbout"_s);
      SOON_EQUAL(about->visibleRegion().boundingRect(), about->rect());
    }
  }

  void aGameToContinueIsToldInTheLanguageOfTheReader_data() {
    QTest::addColumn<QString>("played");
    QTest::addColumn<QString>("read");
    for (const QString& played : {u"en"_s, u"hi"_s})
      for (const QString& read : {u"en"_s, u"hi"_s})
        QTest::addRow("played in %s, read in %s", qPrintable(played), qPrintable(read)) << played << read;
  }
  void aGameToContinueIsToldInTheLanguageOfTheReader() {
    QFETCH(QString, played);
    QFETCH(QString, read);
    makeKnown(folder_->path());
    QList<LobbySeat> seats;
    {
      Program program(folder_->path());
      program.languages.use(played);
      program.settings.game.botPace.set(BotPace::Instant);
      program.window.launch().playBots();
      SOON(program.table());
      seats = program.window.game()->seen().lobby().seats;
    }
    Program again(folder_->path());
    const ActionButton* entry = again.window.pages().start()->entry(StartPage::Continue);
    for (const QString& language : {read == u"hi"_s ? u"en"_s : u"hi"_s, read}) {
      again.languages.use(language);
      QVERIFY(entry->isVisible());
      const QString bots = language == u"hi"_s ? u"%1 बॉट"_s : u"%1 bots"_s;
      SOON_OR_SAY(entry->note().endsWith(u" · %1 · %2"_s.arg(seats.first().name, bots.arg(seats.size() - 1))),
                  qPrintable(entry->note()));
    }
  }

  void aGameToContinueFromANoteThatDoesNotKnowItsBots() {
    makeKnown(folder_->path());
    QVERIFY(QDir(folder_->path()).mkpath(u"games"_s));
    QFile store(folder_->filePath(u"games/1.sqlite"_s)), note(folder_->filePath(u"games/1.sqlite.json"_s));
    QVERIFY(store.open(QIODevice::WriteOnly) && note.open(QIODevice::WriteOnly));
    note.write(R"({"stage":"playing","persons":1,"name":"Old","seats":["Meera","Asha","रवि"],"moves":34})");
    note.close();
    Program program(folder_->path());
    const ActionButton* entry = program.window.pages().start()->entry(StartPage::Continue);
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      program.languages.use(language);
      SOON_EQUAL(entry->note().contains(u"चालों"_s), language == u"hi"_s);
      QVERIFY2(entry->note().endsWith(u" · Meera, Asha, रवि"_s), qPrintable(entry->note()));
    }
  }

  void aNetworkGameBeginsWithItsPassword() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Host);
    auto* page = program.window.newGames().page();
    QSignalSpy started(page, &NewGamePage::started);
    page->disconnect(&program.window.newGames());
    auto* field = child<QLineEdit>(page, u"gamePassword"_s);
    QCOMPARE(field->echoMode(), QLineEdit::Password);
    field->setText(u"\u200b\u200d"_s);
    child<ActionButton>(page, u"newGameStart"_s)->click();
    QCOMPARE(started.size(), 0);
    QCOMPARE(page->footSentence(), u"Nobody can see this password."_s);
    field->setText(u"coral"_s);
    child<ActionButton>(page, u"newGameStart"_s)->click();
    QCOMPARE(started.size(), 1);
    const GamePlan plan = started.first().first().value<GamePlan>();
    QVERIFY(plan.passwordKey == password::keyOf(u"coral"_s, password::saltOf(plan.passwordKey)));
    page->begin(plan);
    QCOMPARE(field->text(), QString());
    QCOMPARE(field->placeholderText(), u"The same as before"_s);
    child<ActionButton>(page, u"newGameStart"_s)->click();
    QCOMPARE(started.last().first().value<GamePlan>().passwordKey, plan.passwordKey);
    QVERIFY2(GamePlan::usual(GamePurpose::Host, program.settings).passwordKey.isEmpty(), "and no other game has it");
  }

  void lettersTypedIntoAFieldAreNoCommands() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Host);
    auto* pause = child<QAction>(&program.window, u"gamePause"_s);
    auto* trade = child<QAction>(&program.window, u"moveTrade"_s);
    pause->setEnabled(true);
    trade->setEnabled(true);
    QSignalSpy paused(pause, &QAction::triggered), traded(trade, &QAction::triggered);
    auto* name = child<QLineEdit>(program.window.newGames().page(), u"gameName"_s);
    name->setFocus();
    name->clear();
    QTest::keyClicks(name, u"top 1"_s);
    QCOMPARE(name->text(), u"top 1"_s);
    QCOMPARE(paused.count() + traded.count(), 0);
  }

  // Help

  void aReportNamesProgramAndComputerAndIsCopied() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    child<QAction>(&program.window, u"helpReport"_s)->trigger();
    auto* dialog = child<ReportDialog>(&program.window, u"reportDialog"_s);
    QVERIFY(dialog->isVisible());
    for (const QString& fact :
         {u"Tapu "_s, u"Qt "_s + QString::fromLatin1(qVersion()), u"Language: en"_s, QSysInfo::prettyProductName()})
      QVERIFY2(dialog->text().contains(fact), qPrintable(fact + u" in "_s + dialog->text()));
    QVERIFY(!dialog->text().contains(u"Rules of the game"_s));  // none is played
    child<ActionButton>(dialog, u"reportCopy"_s)->click();
    QCOMPARE(QApplication::clipboard()->text(), dialog->text());
    dialog->close();
  }

  void whatsThisTellsWhatAPartIsInsteadOfPressingIt() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    QVERIFY(child<QAction>(&program.window, u"helpWhatsThis"_s)->isEnabled());
    for (const auto* button : program.window.pages().start()->findChildren<ActionButton*>())
      if (button->isVisible()) QVERIFY2(!whatIs(button).isEmpty(), qPrintable(button->objectName()));
    WhatsThisTeller::begin();
    QVERIFY(QWhatsThis::inWhatsThisMode());
    auto* play = child<ActionButton>(&program.window, u"startRules"_s);
    QSignalSpy pressed(play, &ActionButton::clicked);
    QTest::mouseClick(play, Qt::LeftButton);
    QCOMPARE(pressed.count(), 0);
    QWhatsThis::hideText();
    QWhatsThis::leaveWhatsThisMode();
  }

  // Language

  void aNewLanguageReachesEveryOpenWindow() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.pages().lobby()->showFacts(gathering(Ready::No));
    program.window.dialogs().openSettings();
    program.window.dialogs().openAbout();
    program.window.dialogs().openAboutQt();
    program.window.dialogs().openShortcuts();
    AddressesDialog addresses(
        [] {
          return QList{Address{u"127.0.0.1"_s, 1}};
        },
        {}, program.reach, AddressesDialog::Begin::Quiet, &program.window);
    addresses.show();
    program.window.pages().network()->addressField()->setText(QString());
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    QCoreApplication::processEvents();
    QStringList bare;
    for (const QWidget* top : QApplication::topLevelWidgets()) bare << bareTexts(top);
    QCoreApplication::removeTranslator(&marker);
    bare.removeDuplicates();
    QVERIFY2(bare.isEmpty(), qPrintable(bare.join(u" | "_s)));
  }

  void keysAndPaperKeepTheirNamesWithDevanagariDigits() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.languages.use(u"hi"_s);
    program.languages.useDigits(Digits::Devanagari);
    QCOMPARE(QKeySequence(Qt::CTRL | Qt::Key_N).toString(QKeySequence::NativeText), u"Ctrl+N"_s);
    QCOMPARE(QKeySequence(Qt::Key_F11).toString(QKeySequence::NativeText), u"F11"_s);
    QVERIFY(QPageSize(QPageSize::A4).isValid());  // else a PDF is one empty page
    program.window.newGames().open(NewGamePage::Purpose::Host);
    const auto fields = program.window.newGames().page()->findChildren<NumberField*>();
    QVERIFY(std::ranges::any_of(fields, [](const auto* field) { return field->box()->text() == u"4710"_s; }));
  }

  void theSwitchOnTheStartPageIsKept() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    auto* languages = child<Segments>(program.window.pages().start(), u"startLanguage"_s);
    languages->choose(static_cast<int>(Languages::codes().indexOf(u"en"_s)));
    languages->setFocus();
    QTest::keyClick(languages, Qt::Key_Space);
    QCOMPARE(program.languages.current(), u"hi"_s);
    QCOMPARE(program.settings.view.language(), u"hi"_s);
    program.languages.use(u"en"_s);
  }

  // Menus

  void toSaveDoesNotLookTicked() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    const auto look = [&](const QString& name) {
      return program.window.findChild<QAction*>(name)->icon().pixmap(16).toImage();
    };
    QVERIFY(!look(u"gameSave"_s).isNull());
    QVERIFY(!look(u"moveAcceptOffer"_s).isNull());
    QVERIFY(look(u"gameSave"_s) != look(u"moveAcceptOffer"_s));
  }

  void everyActionSaysWhatItDoes() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    QHash<QString, QString> keys;
    for (QMenu* menu : program.window.findChildren<QMenu*>()) {
      if (menu->menuAction()->text().isEmpty()) continue;
      QString letters;
      for (const QAction* action : menu->actions()) {
        if (action->isSeparator() || action->menu()) continue;
        QVERIFY(!action->text().isEmpty());
        QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
        QVERIFY2(!action->toolTip().isEmpty() && !action->statusTip().isEmpty(), qPrintable(action->text()));
        // Of a group the chosen one has a mark where others have a picture, and what is allowed or not has a tick.
        const bool hasMark = action->actionGroup() || action->objectName() == u"gameHints"_s;
        QVERIFY2(hasMark || !action->icon().isNull(), qPrintable(action->text()));
        for (const QKeySequence& key : action->shortcuts()) {
          QVERIFY2(!keys.contains(key.toString()), qPrintable(key.toString() + u" "_s + action->text()));
          keys.insert(key.toString(), action->objectName());
        }
        const auto mark = action->text().indexOf(u'&');
        if (mark < 0) continue;
        const QChar letter = action->text()[mark + 1].toLower();
        QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
        letters += letter;
      }
    }
    for (const char* key : {"Ctrl+N",       "Ctrl+Shift+N", "Ctrl+J", "Ctrl+O", "Ctrl+S",
                            "Ctrl+Shift+S", "F5",           "Ctrl+Z", "P",      "Ctrl+End",
                            "Ctrl+Q",       "Ctrl+R",       "T",      "1",      "E",
                            "Ctrl+Return",  "Ctrl+0",       "F11",    "Ctrl+,", "Ctrl+F1"})
      QVERIFY2(keys.contains(QString::fromLatin1(key)), key);
    // The menu shows the key that stands on the button.
    for (const char* name : {"moveRoll", "moveEndTurn"}) {
      const auto* action = child<QAction>(&program.window, QString::fromLatin1(name));
      QCOMPARE(action->shortcut().toString(QKeySequence::NativeText), keyOf(action));
    }
  }

  void theMenuMoveHasOneColumnOnALowScreen_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : {u"en"_s, u"hi"_s}) QTest::addRow("%s", qPrintable(language)) << language;
  }
  void theMenuMoveHasOneColumnOnALowScreen() {
    QFETCH(QString, language);
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.languages.use(language);
    QCoreApplication::processEvents();
    QList<QMenu*> menus{child<QMenu>(&program.window, u"moveMenu"_s)};
    constexpr int kLowScreen = 600;  // pixels of one of 640, less its bar
    for (qsizetype i = 0; i < menus.size(); ++i) {
      for (QAction* action : menus[i]->actions()) {
        action->setVisible(true);  // all that any game may have there
        if (action->menu()) menus << action->menu();
      }
      const int height = menus[i]->sizeHint().height();
      QVERIFY2(height <= kLowScreen, qPrintable(u"%1: %2"_s.arg(menus[i]->title()).arg(height)));
    }
  }

  void theKeysOfSubmenusCanBeChosen() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    program.window.dialogs().openShortcuts();
    const auto* keys = program.window.findChild<ShortcutsDialog*>();
    for (const char* name : {"moveBuildRoad", "moveMoveShip", "moveHurry", "moveDemo"})
      QVERIFY2(keys->findChild<QKeySequenceEdit*>(u"key_"_s + QString::fromLatin1(name)), name);
  }

  void outsideAGameItsActionsAreOff() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    for (const char* name : {"moveRoll", "moveTrade", "moveEndTurn", "gamePause", "gameEnd", "gameRejoin"})
      QVERIFY2(!child<QAction>(&program.window, QString::fromLatin1(name))->isEnabled(), name);
  }

  void theThemeChangesAtOnce() {
    makeKnown(folder_->path());
    Program program(folder_->path());
    child<QAction>(&program.window, u"theme_dark"_s)->trigger();
    QCOMPARE(themeOf(program.window.pages().start()).kind, ThemeKind::Dark);
    child<QAction>(&program.window, u"theme_light"_s)->trigger();
    QCOMPARE(themeOf(program.window.pages().start()).kind, ThemeKind::Light);
    child<QAction>(&program.window, u"theme_contrast"_s)->trigger();
    QCOMPARE(themeOf(program.window.pages().start()).kind, ThemeKind::Contrast);
    QCOMPARE(program.settings.view.theme(), u"contrast"_s);
  }

  void theSystemsColorsAreHeeded() {
    QCOMPARE(kindOf(QPalette(QColor(0xef, 0xef, 0xef))), ThemeKind::Light);
    QCOMPARE(kindOf(QPalette(QColor(0x22, 0x22, 0x22))), ThemeKind::Dark);
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    black.setColor(QPalette::WindowText, Qt::white);
    QCOMPARE(kindOf(black), ThemeKind::Contrast);
  }

 private:
  /// Texts that no translator touched; what people typed, numbers, names of languages and of fonts are no words.
  static QStringList bareTexts(const QWidget* top) {
    QStringList bare;
    const auto look = [&](const QString& text) {
      static const QStringList names{u"Asha"_s, u"Meera"_s,       u"Tapu"_s,     u"English"_s,
                                     u"हिंदी"_s, u"Asha’s game"_s, u"127.0.0.1"_s};
      if (text.isEmpty() || text.contains(u'«')) return;
      for (const QString& name : names)
        if (text.contains(name)) return;
      static const QRegularExpression word(u"[A-Za-z]{2,}"_s),
          key(u"^((Ctrl|Shift|Alt|F\\d+|\\W|Return|Enter|End|[A-Z0-9])[+, ]*)+$"_s);
      if (word.match(text).hasMatch() && !key.match(text).hasMatch()) bare << text;
    };
    // What a lesson is about stands in a book of its own, which no translator reads.
    for (const QLabel* label : top->findChildren<QLabel*>())
      if (label->objectName() != u"lessonSummary"_s) look(label->text());
    for (const QAbstractButton* button : top->findChildren<QAbstractButton*>()) {
      look(button->text());
      look(button->toolTip());
      look(button->accessibleName());
    }
    for (const QLineEdit* field : top->findChildren<QLineEdit*>()) look(field->accessibleName());
    for (const QAction* action : top->findChildren<QAction*>())
      if (!action->objectName().isEmpty() && !action->objectName().startsWith(u'_')) look(action->text());
    look(top->windowTitle());
    return bare;
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(PagesTest)
#include "test_pages.moc"
