// SPDX-License-Identifier: GPL-3.0-or-later
// Keys as a system with a Hindi layout sends them: real presses (xdotool) on an X server of its own (Xvfb, without a
// screen) that has the layout (setxkbmap). test_latin_keys makes its events itself, as they were seen here.
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QStandardPaths>
#include <cstdio>

#include "app/desktop/editor_guest.h"
#include "tests/soon.h"
#include "tests/ui/program.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

constexpr auto kReady = "TAPU_HINDI_KEYMAP";  ///< set in the process that has the server

// Where the keys lie (X11 counts so); no name would do, as xdotool gives a letter that no key writes to a spare key.
constexpr int kB = 56, kE = 26, kG = 42, kN = 57;

bool run(const QString& program, const QStringList& arguments) { return QProcess::execute(program, arguments) == 0; }

bool press(int key, const QString& with = {}) { return run(u"xdotool"_s, {u"key"_s, with + QString::number(key)}); }

bool useLayout(const QString& layout) {
  if (!run(u"setxkbmap"_s, {layout})) return false;
  QProcess asked;
  asked.start(u"setxkbmap"_s, {u"-query"_s});
  if (!asked.waitForFinished(test::kNever)) return false;
  for (const QByteArray& line : asked.readAllStandardOutput().split('\n'))
    if (line.startsWith("layout:")) return line.mid(line.indexOf(':') + 1).trimmed() == layout.toLatin1();
  return false;
}

/// Runs this program again with an X server of its own, on a display that nobody has.
int runWithServer(int argc, char** argv) {
  QCoreApplication app(argc, argv);
  for (const QString& tool : {u"Xvfb"_s, u"setxkbmap"_s, u"xdotool"_s})
    if (QStandardPaths::findExecutable(tool).isEmpty()) {
      std::printf("Real key presses need %s, which is not installed.\n", qPrintable(tool));
      return 1;
    }
  QProcess server;
  server.setStandardErrorFile(QProcess::nullDevice());
  server.start(u"Xvfb"_s, u"-displayfd 1 -screen 0 1400x1000x24 -noreset -nolisten tcp"_s.split(u' '));
  while (!server.canReadLine())
    if (!server.waitForReadyRead(test::kNever)) {
      std::printf("Xvfb does not start here.\n");
      return 1;
    }
  auto environment = QProcessEnvironment::systemEnvironment();
  environment.insert(u"DISPLAY"_s, u":"_s + QString::fromLatin1(server.readLine().trimmed()));
  environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
  environment.insert(u"QT_XCB_GL_INTEGRATION"_s, u"none"_s);
  // Neither an input method nor another service of the desktop where this runs has a say.
  environment.insert(u"QT_IM_MODULE"_s, u"compose"_s);
  environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"disabled:"_s);
  environment.insert(QLatin1StringView(kReady), u"1"_s);
  QProcess test;
  test.setProcessEnvironment(environment);
  test.setProcessChannelMode(QProcess::ForwardedChannels);
  test.start(QCoreApplication::applicationFilePath(), QCoreApplication::arguments().mid(1));
  const bool ended = test.waitForFinished(-1) && test.exitStatus() == QProcess::NormalExit;
  server.terminate();
  server.waitForFinished(test::kNever);
  return ended ? test.exitCode() : 1;
}

}  // namespace

class HindiKeymapTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
  }

  void controlAndALetterIsTheShortcut_data() { layouts(); }
  void controlAndALetterIsTheShortcut() {
    QFETCH(QString, layout);
    QVERIFY(useLayout(layout));
    Program program(folder_->path());
    QVERIFY(press(kN, u"ctrl+"_s));
    SOON_EQUAL(program.window.page(), program.window.newGames().page());
    QCOMPARE(program.window.newGames().page()->purpose(), NewGamePage::Purpose::Bots);
  }

  void altOpensAMenuAndALetterChoosesInIt_data() {
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("language");
    QTest::newRow("the Hindi layout alone, English: &Game") << u"in"_s << u"en"_s;
    QTest::newRow("the Hindi layout alone, Hindi: गेम (&G)") << u"in"_s << u"hi"_s;
    QTest::newRow("the Hindi layout beside a Latin one, English: &Game") << u"in,us"_s << u"en"_s;
    QTest::newRow("the Hindi layout beside a Latin one, Hindi: गेम (&G)") << u"in,us"_s << u"hi"_s;
  }
  void altOpensAMenuAndALetterChoosesInIt() {
    QFETCH(QString, layout);
    QFETCH(QString, language);
    QVERIFY(useLayout(layout));
    Program program(folder_->path());
    program.languages.use(language);
    QVERIFY(press(kG, u"alt+"_s));
    SOON(qobject_cast<QMenu*>(QApplication::activePopupWidget()));
    QVERIFY(static_cast<QMenu*>(QApplication::activePopupWidget())->title().contains(u"&G"_s));
    QVERIFY(press(kN));
    SOON_EQUAL(program.window.page(), program.window.newGames().page());
    QVERIFY(!QApplication::activePopupWidget());
  }

  void aLetterOnTheCanvasTakesItsTool_data() { layouts(); }
  void aLetterOnTheCanvasTakesItsTool() {
    QFETCH(QString, layout);
    QVERIFY(useLayout(layout));
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    editor.page()->focusFirst();
    const auto* eraser = child<QAction>(editor.page(), u"editorTool-eraser"_s);
    const auto* brush = child<QAction>(editor.page(), u"editorTool-brush"_s);
    QVERIFY(eraser && brush && !eraser->isChecked());
    QVERIFY(press(kE));
    SOON(eraser->isChecked());
    QVERIFY(press(kB));
    SOON(brush->isChecked());
  }

  void aFieldOfTextIsWrittenInDevanagari_data() { layouts(); }
  void aFieldOfTextIsWrittenInDevanagari() {
    QFETCH(QString, layout);
    QVERIFY(useLayout(layout));
    Program program(folder_->path());
    program.window.newGames().open(NewGamePage::Purpose::Bots);
    QLineEdit* field = nullptr;
    for (QLineEdit* each : program.window.newGames().page()->findChildren<QLineEdit*>())
      if (!field && each->isVisible() && each->text() == u"Asha"_s) field = each;
    QVERIFY(field);
    field->setFocus();
    field->selectAll();
    QVERIFY(press(kN));
    QVERIFY(press(kE));
    SOON_EQUAL(field->text(), u"ला"_s);
  }

 private:
  static void layouts() {
    QTest::addColumn<QString>("layout");
    QTest::newRow("the Hindi layout alone") << u"in"_s;
    QTest::newRow("the Hindi layout beside a Latin one") << u"in,us"_s;
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet(kReady)) return runWithServer(argc, argv);
  QApplication app(argc, argv);
  HindiKeymapTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "test_hindi_keymap.moc"
