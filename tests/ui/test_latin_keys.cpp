// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWindow>

#include "app/kit/latin_keys.h"
#include "program.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A key of the layout InScript: what it writes without and with Shift, and where it lies (X11 counts so).
struct Key {
  char16_t writes, shifted;
  quint32 scanCode;
};
constexpr Key kE{u'\u093e', u'\u0906', 26}, kG{u'\u0941', u'\u0909', 42}, kN{u'\u0932', u'\u0933', 57},
    kA{u'\u094b', u'\u0913', 38}, kOne{u'\u0967', u'\u090d', 10}, kSlash{u'\u092f', u'\u095f', 61};

/// Presses a key as the system sends it where no other layout is there to ask: to the window, no shortcut has taken it.
bool press(const QWidget& window, Key key, Qt::KeyboardModifiers with = {}) {
  const char16_t letter = with & Qt::ShiftModifier ? key.shifted : key.writes;
  QKeyEvent event(QEvent::KeyPress, letter, with, key.scanCode, letter, 0, QString(QChar(letter)));
  QCoreApplication::sendEvent(window.windowHandle(), &event);
  return event.isAccepted();
}

/// A window of some parts, with keys as board and editor have them.
struct Pane {
  QWidget window;
  QVBoxLayout lines{&window};
  LatinKeys keys;

  template <class Part>
  Part& add(Part* part) {
    lines.addWidget(part);
    return *part;
  }
  QAction& act(const QKeySequence& shortcut) {
    auto* action = new QAction(&window);
    action->setShortcut(shortcut);
    window.addAction(action);
    return *action;
  }
  void show(QWidget& focused) {
    QVERIFY(bringUp(window, {400, 300}));
    focused.setFocus();
    SOON(focused.hasFocus());
  }
};

/// A part that keeps what it is told, as the panel of a trade does with 1 to 5.
class Listener : public QWidget {
 public:
  Listener() { setFocusPolicy(Qt::StrongFocus); }
  QList<int> heard;

 protected:
  void keyPressEvent(QKeyEvent* event) override { heard << event->key(); }
};

}  // namespace

class LatinKeysTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
  }

  void controlAndALetterOfHindiIsTheShortcut() {
    Program program(folder_->path());
    press(program.window, kN, Qt::ControlModifier);
    QCOMPARE(program.window.page(), program.window.newGames().page());
    QCOMPARE(program.window.newGames().page()->purpose(), NewGamePage::Purpose::Bots);
    press(program.window, kN, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(program.window.newGames().page()->purpose(), NewGamePage::Purpose::Host);
  }

  void aMenuOpensWithAltAndItsEntriesWithALetter_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English, &Game") << u"en"_s;
    QTest::newRow("Hindi, गेम (&G)") << u"hi"_s;
  }
  void aMenuOpensWithAltAndItsEntriesWithALetter() {
    QFETCH(QString, language);
    Program program(folder_->path());
    program.languages.use(language);
    press(program.window, kG, Qt::AltModifier);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY(menu->title().contains(u"&G"_s));
    press(program.window, kN);
    SOON_EQUAL(program.window.page(), program.window.newGames().page());
    QVERIFY(!QApplication::activePopupWidget());
  }

  // Else the next letter would open a menu instead of doing what it does on the page.
  void escInAMenuThatThePointerHasOpenedLeavesTheBarToo() {
    Program program(folder_->path());
    QMenuBar* bar = program.window.menuBar();
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(bar->actions().front()).center());
    QWidget* menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
    QCoreApplication::processEvents();
    QVERIFY(!bar->activeAction());
  }

  void soDoesEscInAMenuAfterAnotherInItsSubmenu() {
    Program program(folder_->path());
    QMenuBar* bar = program.window.menuBar();
    QAction *top = nullptr, *inner = nullptr;
    for (QAction* each : bar->actions()) {
      if (!each->isVisible() || !each->isEnabled() || !each->menu<QMenu*>()) continue;
      for (QAction* entry : each->menu<QMenu*>()->actions()) {
        if (inner || !entry->menu<QMenu*>() || !entry->isVisible() || !entry->isEnabled()) continue;
        top = each;
        inner = entry;
      }
    }
    QVERIFY(inner);
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(top).center());
    auto* menu = top->menu<QMenu*>();
    QCOMPARE(QApplication::activePopupWidget(), menu);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(inner).center());
    SOON_EQUAL(QApplication::activePopupWidget(), inner->menu<QMenu*>());
    for (QMenu* open : {inner->menu<QMenu*>(), menu}) QTest::keyClick(open, Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
    QCoreApplication::processEvents();
    QVERIFY(!bar->activeAction());
  }

  void aSingleLetterOrDigitIsItsKey_data() {
    QTest::addColumn<QKeySequence>("shortcut");
    QTest::addColumn<quint32>("scanCode");
    QTest::addColumn<Qt::KeyboardModifiers>("with");
    const Qt::KeyboardModifiers none, shift = Qt::ShiftModifier, both = Qt::ShiftModifier | Qt::ControlModifier;
    QTest::newRow("E ends the turn") << QKeySequence(Qt::Key_E) << kE.scanCode << none;
    QTest::newRow("1 builds a road") << QKeySequence(Qt::Key_1) << kOne.scanCode << none;
    QTest::newRow("Shift+E") << QKeySequence(Qt::SHIFT | Qt::Key_E) << kE.scanCode << shift;
    QTest::newRow("Ctrl+? lists the keys") << QKeySequence(Qt::CTRL | Qt::Key_Question) << kSlash.scanCode << both;
  }
  void aSingleLetterOrDigitIsItsKey() {
    QFETCH(QKeySequence, shortcut);
    QFETCH(quint32, scanCode);
    QFETCH(Qt::KeyboardModifiers, with);
    Pane pane;
    auto& board = pane.add(new Listener);
    QSignalSpy triggered(&pane.act(shortcut), &QAction::triggered);
    pane.show(board);
    for (const Key key : {kE, kOne, kSlash})
      if (key.scanCode == scanCode) press(pane.window, key, with);
    QCOMPARE(triggered.size(), 1);
    QCOMPARE(board.heard, QList<int>());
  }

  void aPartThatListensHearsTheLatinKey() {
    Pane pane;
    auto& trade = pane.add(new Listener);
    pane.show(trade);
    press(pane.window, kOne);
    press(pane.window, kE);
    QCOMPARE(trade.heard, QList<int>({Qt::Key_1, Qt::Key_E}));
  }

  void aFieldOfTextKeepsWhatWasTyped() {
    Pane pane;
    auto& name = pane.add(new QLineEdit);
    QSignalSpy triggered(&pane.act(Qt::Key_E), &QAction::triggered);
    pane.show(name);
    press(pane.window, kN);
    press(pane.window, kE);
    press(pane.window, kOne);
    QCOMPARE(name.text(), u"ला१"_s);
    QCOMPARE(triggered.size(), 0);
    press(pane.window, kA, Qt::ControlModifier);
    QCOMPARE(name.selectedText(), u"ला१"_s);
  }

  void aFieldOfNumbersTakesTheDigit() {
    Pane pane;
    auto& port = pane.add(new QSpinBox);
    port.setRange(0, 99);
    port.setLocale(QLocale::c());
    pane.show(port);
    port.selectAll();
    press(pane.window, kOne);
    press(pane.window, kOne);
    QCOMPARE(port.value(), 11);
  }

  void aListLooksForTheLetterThatWasTyped() {
    Pane pane;
    auto& list = pane.add(new QListWidget);
    list.addItems({u"जंगल"_s, u"लकड़ी"_s, u"ऊन"_s});
    list.setCurrentRow(0);
    pane.show(list);
    press(pane.window, kN);
    QCOMPARE(list.currentRow(), 1);
  }

  void whatIsLatinOrHasNoPlaceStaysAsItIs_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<quint32>("scanCode");
    QTest::newRow("a Latin letter of another place") << int(Qt::Key_A) << kE.scanCode;
    QTest::newRow("é, of Latin script") << 0xe9 << kOne.scanCode;
    QTest::newRow("ě, of Latin script") << 0x11b << kOne.scanCode;
    QTest::newRow("F5 has no script") << int(Qt::Key_F5) << kE.scanCode;
    QTest::newRow("a letter without a place") << 0x932 << 0U;
  }
  void whatIsLatinOrHasNoPlaceStaysAsItIs() {
    QFETCH(int, key);
    QFETCH(quint32, scanCode);
    Pane pane;
    auto& part = pane.add(new Listener);
    QSignalSpy triggered(&pane.act(Qt::Key_E), &QAction::triggered);
    pane.show(part);
    QKeyEvent event(QEvent::KeyPress, key, {}, scanCode, 0, 0, QString(QChar(key)));
    QCoreApplication::sendEvent(pane.window.windowHandle(), &event);
    QCOMPARE(part.heard, QList<int>{key});
    QCOMPARE(triggered.size(), 0);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(LatinKeysTest)
#include "test_latin_keys.moc"
