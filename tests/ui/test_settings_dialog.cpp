// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QAction>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QSlider>

#include "app/kit/herald.h"
#include "app/kit/picker.h"
#include "app/kit/question.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/shortcuts_dialog.h"
#include "app/text/typed_word.h"
#include "ear.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

/// Takes no sound anywhere.
class Silence : public SoundOutput {
 public:
  QString play(Sound, double) override { return {}; }
  void rest() override {}
};

struct Desk {
  Desk() { makeKnown(folder.path()); }
  template <class Dialog>
  Dialog* dialog() {
    return program.window.findChild<Dialog*>();
  }
  QAction* action(const QString& name) { return child<QAction>(&program.window, name); }
  QTemporaryDir folder;
  Program program{(makeKnown(folder.path()), folder.path())};
  GameSounds sounds{program.settings, std::make_unique<Silence>()};
};

}  // namespace

class SettingsDialogTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theSearchFieldLeavesWhatIsSearched() {
    Desk desk;
    desk.program.window.setSounds(&desk.sounds);
    desk.program.window.dialogs().openSettings();
    auto* dialog = desk.dialog<SettingsDialog>();
    auto* search = child<QLineEdit>(dialog, u"settingsSearch"_s);
    QVERIFY(search->hasFocus() || dialog->focusWidget() == search);
    auto* theme = child<Picker>(dialog, u"settingsTheme"_s);
    auto* port = child<QWidget>(dialog, u"settingsPort"_s);
    QVERIFY(theme->isVisibleTo(dialog) && port->isVisibleTo(dialog));
    QTest::keyClicks(search, u"port"_s);
    QVERIFY(!theme->isVisibleTo(dialog) && port->isVisibleTo(dialog));
    search->setText(u"high CONTRAST"_s);
    QVERIFY2(theme->isVisibleTo(dialog), "it is in the sentence below the name");
    QVERIFY(!port->isVisibleTo(dialog));
    auto* colors = child<Picker>(dialog, u"settingsColorVision"_s);
    QVERIFY(!colors->isVisibleTo(dialog));
    search->setText(u"blind"_s);
    QVERIFY(colors->isVisibleTo(dialog));
    search->setText(u"no such thing"_s);
    QVERIFY(!theme->isVisibleTo(dialog) && !port->isVisibleTo(dialog));
    search->clear();
    desk.program.languages.use(u"hi"_s);
    search->setText(u"थीम"_s);
    QVERIFY(theme->isVisibleTo(dialog) && !port->isVisibleTo(dialog));
    search->setText(u"रंगांध"_s);
    QVERIFY(colors->isVisibleTo(dialog));
    // A letter that keyboards write in one piece, and texts in two.
    QCOMPARE(wordTyped(u" ख\u095C  ा"_s), u"ख\u0921\u093C ा"_s);
  }

  void aChoiceIsToldWithItsWordAndItsEffect() {
    Desk desk;
    desk.program.window.dialogs().openSettings();
    auto* theme = child<Picker>(desk.dialog<SettingsDialog>(), u"settingsTheme"_s);
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(theme);
    QCOMPARE(told->text(QAccessible::Name), u"Theme: System"_s);
    QVERIFY(told->text(QAccessible::Description).contains(u"high contrast"_s));
    QTest::keyClick(theme, Qt::Key_Down);
    QCOMPARE(told->text(QAccessible::Name), u"Theme: Light"_s);
    auto* motion = child<Segments>(desk.dialog<SettingsDialog>(), u"settingsMotion"_s);
    for (const int choice : {1, 2}) {
      motion->pick(choice);
      QVERIFY(heardOf(motion).contains(motion->texts()[choice] + u"; Moving pieces"_s));
    }
    desk.program.settings.view.theme.set(u"system"_s);
    desk.program.window.look().apply();
  }

  void toOpenTheSettingsChangesNothing() {
    Desk desk;
    desk.program.settings.player.color.set(4);
    desk.program.window.dialogs().openSettings();
    QCOMPARE(desk.program.settings.player.color(), 4);
    QCOMPARE(desk.program.settings.player.name(), u"Asha"_s);
  }

  void allSettingsCanBeReset() {
    Desk desk;
    desk.program.window.setSounds(&desk.sounds);
    desk.program.settings.view.textSize.set(150);
    desk.program.settings.sound.on.set(Sounds::Off);
    desk.program.window.look().apply();
    QCOMPARE(textSizeInUse(), 150);
    desk.program.window.dialogs().openSettings();
    child<ActionButton>(desk.dialog<SettingsDialog>(), u"settingsReset"_s)->click();
    auto* question = desk.dialog<SettingsDialog>()->findChild<Question*>();
    QVERIFY(question);
    Q_EMIT question->confirmed();
    QCOMPARE(desk.program.settings.view.textSize(), 100);
    QCOMPARE(textSizeInUse(), 100);
    QCOMPARE(desk.program.settings.player.name(), u"Asha"_s);
    QVERIFY(desk.action(u"settingsSound"_s)->isChecked());
  }

  void theChosenTextSizeIsThereAtTheNextStart() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Settings(folder.path()).view.textSize.set(150);
    Program program(folder.path());
    QCOMPARE(textSizeInUse(), 150);
    QCOMPARE(textFont(kHeadingText).pixelSize(), 25);  // of 17
    program.settings.view.textSize.set(100);
    program.window.look().apply();
    QCOMPARE(textFont(kHeadingText).pixelSize(), 17);
  }

  void longTimesForAnOfferAreSaidInMinutes() {
    Desk desk;
    desk.program.settings.game.offerWait.set(600);
    desk.program.window.dialogs().openSettings();
    auto* wait = child<Picker>(desk.dialog<SettingsDialog>(), u"settingsOfferWait"_s);
    QCOMPARE(wait->text(), u"10 minutes"_s);
    for (const QString& shorter : {u"3 minutes"_s, u"1 minute"_s, u"30 seconds"_s}) {
      QTest::keyClick(wait, Qt::Key_Up);
      QCOMPARE(wait->text(), shorter);
    }
  }

  void theTimeThatBotsLeaveAnOfferIsChosen_data() {
    QTest::addColumn<int>("kept");
    QTest::addColumn<int>("shown");
    QTest::newRow("15 seconds, unless another time was chosen") << -1 << 3;
    QTest::newRow("none") << 0 << 0;
    QTest::newRow("of a time that is none of these, the nearest is shown") << 20 << 3;
    QTest::newRow("a minute") << 60 << 5;
    QTest::newRow("the longest, for who needs ten times as long") << 600 << 7;
  }
  void theTimeThatBotsLeaveAnOfferIsChosen() {
    QFETCH(int, kept);
    QFETCH(int, shown);
    Desk desk;
    if (kept >= 0) desk.program.settings.game.offerWait.set(kept);
    desk.program.window.dialogs().openSettings();
    auto* wait = child<Picker>(desk.dialog<SettingsDialog>(), u"settingsOfferWait"_s);
    QCOMPARE(wait->chosen(), shown);
    QCOMPARE(desk.program.settings.game.offerWait(), kept >= 0 ? kept : 15);  // to look at it changes nothing
    Q_EMIT wait->picked(4);
    QCOMPARE(desk.program.settings.game.offerWait(), 30);
  }

  void endAndHomeLeadThroughAnOpenList() {
    Desk desk;
    desk.program.window.dialogs().openSettings();
    auto* size = child<Picker>(desk.dialog<SettingsDialog>(), u"settingsTextSize"_s);
    const auto pick = [&](Qt::Key key) {
      size->click();
      QWidget* list = QApplication::activePopupWidget();
      if (!list) return;
      QTest::keyClick(list, key);
      QTest::keyClick(list, Qt::Key_Return);
    };
    pick(Qt::Key_End);
    SOON_EQUAL(size->text(), u"200 %"_s);
    pick(Qt::Key_Home);
    SOON_EQUAL(size->text(), u"80 %"_s);
    desk.program.settings.view.textSize.set(100);
    desk.program.window.look().apply();
  }

  void oneKeyTurnsAllSoundsOff() {
    Desk desk;
    desk.program.window.setSounds(&desk.sounds);
    QVERIFY(desk.action(u"settingsSound"_s)->isChecked());
    QTest::keyClick(desk.program.window.page(), Qt::Key_M);
    QCOMPARE(desk.program.settings.sound.on(), Sounds::Off);
    QTest::keyClick(desk.program.window.page(), Qt::Key_M);
    QCOMPARE(desk.program.settings.sound.on(), Sounds::On);
  }

  void aKeyThatAnotherEntryHasIsRefusedWithItsName() {
    Desk desk;
    desk.program.window.dialogs().openShortcuts();
    auto* dialog = desk.dialog<ShortcutsDialog>();
    auto* key = child<QKeySequenceEdit>(dialog, u"key_moveTrade"_s);
    key->setKeySequence(QKeySequence(Qt::Key_E));
    QCOMPARE(child<Words>(dialog, u"shortcutsMessage"_s)->text(),
             u"E already belongs to “End turn”. Give that another key first."_s);
    QCOMPARE(key->keySequence(), QKeySequence(Qt::Key_T));
    QCOMPARE(desk.action(u"moveTrade"_s)->shortcut(), QKeySequence(Qt::Key_T));
    key->setFocus();
    QTest::keyClick(key, Qt::Key_E);  // typed, the field empties itself first, and waits for more
    QCOMPARE(desk.action(u"moveTrade"_s)->shortcut(), QKeySequence(Qt::Key_T));
    SOON_EQUAL(key->keySequence(), QKeySequence(Qt::Key_T));
    QCOMPARE(desk.action(u"moveTrade"_s)->shortcut(), QKeySequence(Qt::Key_T));
    key->setKeySequence(QKeySequence(Qt::Key_Tab));
    QCOMPARE(child<Words>(dialog, u"shortcutsMessage"_s)->text(),
             u"Tab is needed to move through the windows and stays as it is."_s);
  }

  void aKeyIsToldByItsField() {
    Desk desk;
    desk.program.window.dialogs().openShortcuts();
    auto* dialog = desk.dialog<ShortcutsDialog>();
    auto* key = child<QKeySequenceEdit>(dialog, u"key_moveTrade"_s);
    QCOMPARE(key->accessibleName(), u"Trade: T"_s);
    key->setKeySequence(QKeySequence(Qt::Key_X));
    QCOMPARE(key->accessibleName(), u"Trade: X"_s);
    QCOMPARE(child<QKeySequenceEdit>(dialog, u"key_viewChances"_s)->accessibleName(), u"Chances of numbers: no key"_s);
    // Others that do the same are told after it.
    QCOMPARE(child<QKeySequenceEdit>(dialog, u"key_moveEndTurn"_s)->accessibleDescription(),
             QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText) + u", "_s +
                 QKeySequence(Qt::CTRL | Qt::Key_Enter).toString(QKeySequence::NativeText));
    key->setKeySequence(QKeySequence(Qt::Key_E));
    SOON_EQUAL(dialog->findChild<Herald*>()->said(),
               u"E already belongs to “End turn”. Give that another key first."_s);
  }

  void escapeInAFieldOfAKeyClosesTheKeys() {
    Desk desk;
    desk.program.window.dialogs().openShortcuts();
    const QPointer<ShortcutsDialog> dialog = desk.dialog<ShortcutsDialog>();
    auto* key = child<QKeySequenceEdit>(dialog, u"key_moveTrade"_s);
    key->setFocus();
    QTest::keyClick(key, Qt::Key_Escape);
    SOON(!dialog || !dialog->isVisible());
    QCOMPARE(desk.action(u"moveTrade"_s)->shortcut(), QKeySequence(Qt::Key_T));
  }

  void tabComesToTheRowsBeforeTheButtonsBelowThem() {
    Desk desk;
    const auto first = [](QDialog* dialog, const QString& search) {
      auto* field = child<QLineEdit>(dialog, search);
      field->setFocus();
      QTest::keyClick(field, Qt::Key_Tab);
      return dialog->focusWidget();
    };
    desk.program.window.dialogs().openSettings();
    auto* settings = desk.dialog<SettingsDialog>();
    QCOMPARE(first(settings, u"settingsSearch"_s), child<QWidget>(settings, u"settingsLanguage"_s));
    settings->close();
    desk.program.window.dialogs().openShortcuts();
    auto* keys = desk.dialog<ShortcutsDialog>();
    QVERIFY(qobject_cast<QKeySequenceEdit*>(first(keys, u"shortcutsSearch"_s)));
  }

  void aKeyThatCannotBeChangedSaysSo() {
    Desk desk;
    desk.program.window.dialogs().openShortcuts();
    auto* dialog = desk.dialog<ShortcutsDialog>();
    const QMap<QString, QString> reasons{{u"viewFit"_s, u"This key cannot be changed."_s}, {u"moveTrade"_s, {}}};
    for (const auto& [name, why] : reasons.asKeyValueRange()) {
      const auto* key = child<QKeySequenceEdit>(dialog, u"key_"_s + name);
      QCOMPARE(key->isEnabled(), why.isEmpty());
      QVERIFY(why.isEmpty() ? key->parentWidget()->toolTip().isEmpty() : key->parentWidget()->toolTip().contains(why));
    }
  }

  void aKeyIsChangedKeptAndReset() {
    Desk desk;
    desk.program.window.dialogs().openShortcuts();
    auto* dialog = desk.dialog<ShortcutsDialog>();
    // Looked for each time: the rows are made anew when a language comes.
    const auto usual = [&](const QString& name) { return child<ActionButton>(dialog, u"usual_"_s + name); };
    QVERIFY(usual(u"moveEndTurn"_s)->isHidden());
    child<QKeySequenceEdit>(dialog, u"key_moveEndTurn"_s)->setKeySequence(QKeySequence(Qt::Key_X));
    QAction* endTurn = desk.action(u"moveEndTurn"_s);
    QVERIFY(endTurn->shortcuts().contains(QKeySequence(Qt::Key_X)));
    QVERIFY(!endTurn->shortcuts().contains(QKeySequence(Qt::Key_E)));
    QVERIFY(endTurn->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Return)));
    QVERIFY(!usual(u"moveEndTurn"_s)->isHidden());
    {
      Program again(desk.folder.path());
      QVERIFY(child<QAction>(&again.window, u"moveEndTurn"_s)->shortcuts().contains(QKeySequence(Qt::Key_X)));
    }
    // E is free now.
    child<QKeySequenceEdit>(dialog, u"key_moveTrade"_s)->setKeySequence(QKeySequence(Qt::Key_E));
    usual(u"moveEndTurn"_s)->click();
    QCOMPARE(child<Words>(dialog, u"shortcutsMessage"_s)->text(),
             u"E already belongs to “Trade”. Give that another key first."_s);
    usual(u"moveTrade"_s)->click();
    usual(u"moveEndTurn"_s)->click();
    QCOMPARE(child<Words>(dialog, u"shortcutsMessage"_s)->text(), QString());
    QCOMPARE(endTurn->shortcut(), QKeySequence(Qt::Key_E));
    QVERIFY(desk.program.settings.shortcuts().isEmpty());
  }

  void keysThatAFileMustNotHaveAreLeftOut() {
    QTemporaryDir folder;
    makeKnown(folder.path());
    Settings(folder.path())
        .shortcuts.set({{u"moveTrade"_s, {u"E"_s, u"Tab"_s, u"+-+nonsense"_s, u"J"_s}}, {u"nobody"_s, {u"Q"_s}}});
    Program program(folder.path());
    QCOMPARE(child<QAction>(&program.window, u"moveTrade"_s)->shortcuts(), QList<QKeySequence>{Qt::Key_J});
    QCOMPARE(child<QAction>(&program.window, u"moveEndTurn"_s)->shortcut(), QKeySequence(Qt::Key_E));
  }
};

TAPU_TEST_WITH_SCREEN(SettingsDialogTest)
#include "test_settings_dialog.moc"
