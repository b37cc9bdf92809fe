// SPDX-License-Identifier: GPL-3.0-or-later
// Saves pictures of every page, dialog and menu of the program as the screen has room for them, to look at:
// page_shots FOLDER hi|en. Tells on stdout what a picture cannot show by itself: text that has less room than it needs,
// dialogs larger than the screen, and in Hindi every text with Latin words.
#include <QAction>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QSpinBox>
#include <QToolTip>
#include <cstdio>

#include "app/board/widgets.h"
#include "app/desktop/editor_guest.h"
#include "app/ui/board_column.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

class Camera {
 public:
  Camera(const QString& folder, QString language) : folder_(folder), language_(std::move(language)) {}

  void take(QWidget& widget, const QString& name) {
    QTest::qWait(600);
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();  // layouts within layouts
    for (QWidget* each : widget.findChildren<QWidget*>()) inspect(*each, name);
    widget.grab().save(folder_.filePath(name + u".png"_s));
  }
  /// The dialog that is open now; it is closed.
  void takeDialog(const QString& name) {
    QTest::qWait(200);
    for (QWidget* each : QApplication::topLevelWidgets()) {
      auto* dialog = qobject_cast<QDialog*>(each);
      if (!dialog || !dialog->isVisible()) continue;
      if (!dialog->screen()->availableSize().isNull() &&
          (dialog->width() > dialog->screen()->availableSize().width() ||
           dialog->height() > dialog->screen()->availableSize().height()))
        tell(u"larger than the screen"_s, name, QString());
      take(*dialog, name);
      dialog->close();
      return;
    }
    tell(u"no dialog"_s, name, QString());
  }
  void takeMenus(QMainWindow& window, const QString& name) {
    for (QAction* action : window.menuBar()->actions())
      if (QMenu* menu = action->menu(); menu && action->isVisible()) takeMenu(*menu, name + u'-' + menu->objectName());
  }

 private:
  void takeMenu(QMenu& menu, const QString& name) {
    menu.popup({});
    for (QAction* each : menu.actions()) {
      inspectText(each->text(), name);
      inspectText(each->statusTip(), name);
    }
    take(menu, name + QString::number(++menus_));
    menu.close();
  }
  void inspect(const QWidget& widget, const QString& name) {
    if (!widget.isVisible() || widget.visibleRegion().isEmpty()) return;
    const QString text = widget.property("text").toString();
    for (const QString& each : {text, widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()})
      inspectText(each, name);
    if (text.isEmpty()) return;
    const QSize needed = widget.minimumSizeHint();
    if (widget.width() < needed.width() || widget.height() < needed.height()) tell(u"cut"_s, name, text);
    if (auto* label = qobject_cast<const QLabel*>(&widget);
        label && label->wordWrap() && label->heightForWidth(label->width()) > label->height())
      tell(u"cut below"_s, name, text);
  }
  void inspectText(const QString& text, const QString& name) {
    static const QRegularExpression latin(u"[A-Za-z]{2,}"_s);
    if (language_ == "hi"_L1 && latin.match(text).hasMatch() && !told_.contains(text)) {
      told_ << text;
      tell(u"Latin"_s, name, text);
    }
  }
  static void tell(const QString& what, const QString& name, QString text) {
    std::printf("%s: %s: %s\n", qUtf8Printable(what), qUtf8Printable(name), qUtf8Printable(text.replace(u'\n', u' ')));
  }

  QDir folder_;
  QString language_;
  QStringList told_;
  int menus_ = 0;
};

struct Tour {
  QString folder, language;
  Camera camera{folder, language};
  const QSize room = QGuiApplication::primaryScreen()->availableSize();

  void prepare(Program& program) const {
    program.languages.use(language);
    program.settings.setLanguage(language);
    program.settings.setBotPace(BotPace::Instant);
    program.settings.setAnimations(Animations::Off);
    program.window.resize(room);
    // A screen has no keyboard here; hints of focus would be all over the pictures.
    program.window.setFocus();
  }

  void firstRun() {
    QTemporaryDir empty;
    Program program(empty.path());
    program.languages.use(language);
    program.window.resize(room);
    camera.take(program.window, u"first-run"_s);
  }

  void pages(Program& program) {
    MainWindow& window = program.window;
    camera.take(window, u"start"_s);
    camera.takeMenus(window, u"menu"_s);
    using Purpose = NewGamePage::Purpose;
    for (const auto& [purpose, name] :
         {std::pair{Purpose::Bots, u"new-bots"_s}, std::pair{Purpose::SameComputer, u"new-same-computer"_s},
          std::pair{Purpose::Host, u"new-host"_s}}) {
      window.openNewGame(purpose);
      camera.take(window, name);
    }
    child<ActionButton>(window.newGamePage(), u"presetCrazy"_s)->click();
    camera.take(window, u"new-host-crazy"_s);
    window.openNetwork();
    camera.take(window, u"network"_s);
    window.join(u"no such/address"_s);
    camera.take(window, u"network-problem"_s);
    window.openStart();
  }

  void dialogs(Program& program) {
    MainWindow& window = program.window;
    window.openSettings(), camera.takeDialog(u"dialog-settings"_s);
    window.openMe(), camera.takeDialog(u"dialog-me"_s);
    window.openAbout(), camera.takeDialog(u"dialog-about"_s);
    window.openShortcuts(), camera.takeDialog(u"dialog-shortcuts"_s);
  }

  void lobby(Program& program) {
    MainWindow& window = program.window;
    program.settings.setPort(47941);
    window.openNewGame(NewGamePage::Purpose::Host);
    child<ActionButton>(window.newGamePage(), u"newGameStart"_s)->click();
    if (!QTest::qWaitFor([&] { return window.page() == window.lobbyPage(); })) return;
    camera.take(window, u"lobby-host"_s);
    child<ActionButton>(window.lobbyPage(), u"allAddresses"_s)->click();
    camera.takeDialog(u"dialog-addresses"_s);
    child<ActionButton>(window.lobbyPage(), u"testReachability"_s)->click();
    camera.takeDialog(u"dialog-reachability"_s);
    Q_EMIT window.lobbyPage()->findChild<BoardColumn*>()->allOptionsWanted();
    camera.takeDialog(u"dialog-options"_s);
    guest(window);
  }

  void guest(MainWindow& host) {
    QTemporaryDir other;
    makeKnown(other.path());
    Settings(other.path()).setName(u"मीरा"_s);
    Program program(other.path());
    prepare(program);
    program.window.join(Address{u"127.0.0.1"_s, 47941});
    if (!QTest::qWaitFor([&] { return program.window.page() == program.window.lobbyPage(); })) return;
    camera.take(program.window, u"lobby-guest"_s);
    camera.take(host, u"lobby-two"_s);
    host.close();
    camera.takeDialog(u"question-close"_s);
  }

  void table(Program& program) {
    MainWindow& window = program.window;
    window.playBots();
    if (!QTest::qWaitFor([&] { return window.game() && window.game()->hasGame(); })) return;
    QTest::qWait(1500);
    camera.take(window, u"table-setup"_s);
    camera.takeMenus(window, u"table-menu"_s);
    window.saveRecord(), camera.takeDialog(u"dialog-save-record"_s);
  }

  void editor(Program& program, EditorGuest& guest) {
    MainWindow& window = program.window;
    guest.open({});
    QTest::qWait(300);
    camera.take(window, u"editor"_s);
    for (QMenu* menu : guest.page()->actions().menus()) menu->setObjectName(u"editor"_s);
    camera.takeMenus(window, u"editor-menu"_s);
    guest.page()->newBoard(EditorPage::Start::Empty);
    camera.take(window, u"editor-empty"_s);
    guest.page()->actions().properties->trigger(), camera.takeDialog(u"dialog-properties"_s);
    guest.page()->actions().generate->trigger(), camera.takeDialog(u"dialog-generate"_s);
    guest.page()->actions().open->trigger(), camera.takeDialog(u"dialog-open-board"_s);
    guest.page()->actions().exportAs->trigger(), camera.takeDialog(u"dialog-export-board"_s);
    guest.page()->actions().close->trigger();
  }

  void all() {
    firstRun();
    QTemporaryDir own;
    makeKnown(own.path());
    Settings(own.path()).setName(u"आशा"_s);
    {
      Program program(own.path());
      prepare(program);
      EditorGuest guest(program.window, program.settings, own.path());
      pages(program);
      dialogs(program);
      editor(program, guest);
      table(program);
    }
    {
      Program program(own.path());  // the game of before is not over
      prepare(program);
      camera.take(program.window, u"start-continue"_s);
      lobby(program);
    }
  }
};

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  if (argc != 3) return 2;
  QDir().mkpath(app.arguments().at(1));
  Tour{app.arguments().at(1), app.arguments().at(2)}.all();
  return 0;
}
