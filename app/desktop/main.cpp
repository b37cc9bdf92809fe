// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QUrl>

#include "app/desktop/editor_guest.h"
#include "app/desktop/given_words.h"
#include "app/desktop/open_files.h"
#include "app/desktop/settings_notice.h"
#include "app/kit/dialog_size.h"
#include "app/screen/screen_window.h"
#include "app/session/game/game_starter.h"
#include "app/session/settings/damaged_settings.h"
#include "app/session/settings/languages.h"
#include "app/session/settings/settings.h"
#include "app/shell/main_window.h"
#include "app/system/console.h"
#include "app/system/descriptors.h"
#include "app/system/processes.h"
#include "app/system/stop_request.h"
#include "app/system/system_faults.h"
#include "app/text/language.h"
#include "app/text/safe_on_terminal.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

class Desktop {
  Q_DECLARE_TR_FUNCTIONS(Desktop)
};

/// The options and files of the command line.
struct DesktopCommandLine {
  QCommandLineParser parser;
  //: Help of a command-line option
  QCommandLineOption language{u"language"_s, Desktop::tr("Language of the interface: hi or en."), u"hi|en"_s};
  //: Help of a command-line option
  QCommandLineOption folder{u"data-dir"_s, Desktop::tr("Folder for settings and saved games."), u"FOLDER"_s};
  //: Help of a command-line option
  QCommandLineOption newGame{u"new-game"_s, Desktop::tr("Start a game against bots at once.")};
  //: Help of a command-line option
  QCommandLineOption editor{u"editor"_s, Desktop::tr("Open the board editor, with the board of a file.")};
  //: Help of a command-line option
  QCommandLineOption join{u"join"_s, Desktop::tr("Join the game at this address."), u"ADDRESS"_s};
  //: Help of a command-line option
  QCommandLineOption watch{u"watch"_s, Desktop::tr("Watch the game at this address, without a seat."), u"ADDRESS"_s};
  //: Help of a command-line option; the code is on the slip that an organizer hands out
  QCommandLineOption code{u"code"_s, Desktop::tr("With --join: the code of the seat, six digits."), u"DIGITS"_s};
  //: Help of a command-line option
  QCommandLineOption screen{u"screen"_s,
                            Desktop::tr("Show the game at this address in full screen, for all people in a room."),
                            u"ADDRESS"_s};
  //: Help of a command-line option
  QCommandLineOption screenLanguage{
      u"screen-language"_s, Desktop::tr("Languages of that screen: both, or one of them."), u"en|hi|both"_s, u"both"_s};
  //: Help of a command-line option
  QCommandLineOption screenTheme{u"screen-theme"_s, Desktop::tr("Whether that screen is light or dark."),
                                 u"light|dark"_s, u"dark"_s};

  //: Help of a command-line option
  QCommandLineOption organizer{u"organizer"_s, Desktop::tr("Open the desk of the organizer of a Big Game.")};

  DesktopCommandLine() {
    //: Help of the program, its first line
    parser.setApplicationDescription(Desktop::tr("Settle, trade and build on an island of hexes."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions(
        {language, folder, newGame, editor, join, watch, code, screen, screenLanguage, screenTheme, organizer});
    //: Help of the command line: a link that a friend sent, or a file
    const QString help = Desktop::tr(
        "A link to a game, tapu://host:port or with the code of a seat tapu://host:port/code, or files: boards, or one "
        "chain of boards, saved game or record.");
    parser.addPositionalArgument(u"LINK"_s, help, u"[LINK | FILE...]"_s);
  }
  /// The invitation as it would be typed in the window: an address, a code behind it.
  QString invitation() const {
    const QString address = parser.isSet(join) ? parser.value(join) : namesFile() ? QString() : given();
    return QString(address + u' ' + parser.value(code)).trimmed();
  }
  QStringList filesToOpen() const {
    QStringList files;
    if (namesFile())
      for (const QString& word : parser.positionalArguments()) files << localPath(word);
    return files;
  }
  bool opensEditor() const { return parser.isSet(editor); }
  /// Whether the argument names a file, by its ending; the file may be missing, which has to be told then.
  bool namesFile() const {
    const QString word = given();
    const auto endsWith = [&](QLatin1StringView end) { return word.endsWith(end, Qt::CaseInsensitive); };
    const bool isOurs =
        endsWith(".tapuboard"_L1) || endsWith(".tapuchain"_L1) || endsWith(".tapu"_L1) || endsWith(".sqlite"_L1);
    const bool isPath = (word.contains(u'/') && !word.contains("://"_L1)) || QDir::isAbsolutePath(word);
    return !word.isEmpty() && (opensEditor() || isOurs || isPath || QFileInfo::exists(word));
  }
  /// The link or file; desktops hand files over as file:// links.
  QString given() const { return localPath(parser.positionalArguments().value(0)); }
  static QString localPath(const QString& word) {
    return word.startsWith("file:"_L1) ? QUrl(word).toLocalFile() : word;
  }
};

void nameProgram() {
  QCoreApplication::setApplicationName(u"tapu"_s);
  QCoreApplication::setApplicationVersion(QStringLiteral(TAPU_VERSION " (" TAPU_BUILD ")"));
}

int refuse(const QString& sentence) {
  printSafely(stderr, sentence + u'\n');
  return 1;
}

int refuseLanguage(const QString& wished) { return refuse(noSuchLanguage(wished)); }

/// --help and --version need no screen. Where nothing can be printed Qt tells the same in a window.
int answerInText(int argc, char** argv, bool isPrinted) {
  QCoreApplication app(argc, argv);
  nameProgram();
  QStringList arguments = QCoreApplication::arguments();
  if (QString wished; !speakOnConsole(arguments, wished)) return refuseLanguage(wished);
  DesktopCommandLine line;
  if (!line.parser.parse(arguments)) return refuse(line.parser.errorText());
  const QString version = QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion() + u'\n';
  const QString told = line.parser.isSet(u"help"_s)      ? line.parser.helpText()
                       : line.parser.isSet(u"version"_s) ? version
                                                         : QString();
  if (told.isEmpty() || !isPrinted)
    line.parser.process(arguments);  // ends the program
  else
    printSafely(stdout, told);
  return 0;
}

QtMessageHandler toConsole = nullptr;

/// Qt tells on the console of every text in another script than that of the interface ("हिंदी" in an English window),
/// though the second font of ours draws it.
void leaveOutFontNoise(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  if (!text.contains(u"OpenType support missing for \"Noto Sans"_s)) toConsole(type, context, text);
}

/// The program ends with its last window: Qt asks again whether one is open, and on Windows a menu may open by itself
/// after the window of it, by a click that came before. Whoever ends it from outside is not asked anything: what is
/// open goes as if its window were closed, games stay in their stores, and a guest may come back to the seat.
class EndWhenAsked {
 public:
  EndWhenAsked() {
    QObject::connect(qApp, &QGuiApplication::lastWindowClosed, qApp, [] { QCoreApplication::exit(0); });
    QObject::connect(&stop_, &StopRequest::asked, qApp, [this] {
      isAsked_ = true;
      QCoreApplication::exit(0);
    });
  }
  /// Runs the loop of the program, unless it was asked while a passing loop ran before.
  int run() const { return isAsked_ ? 0 : QApplication::exec(); }

 private:
  StopRequest stop_;
  bool isAsked_ = false;
};

/// A big screen is a program of its own: it has no menus, keeps nothing and may be open several times.
int runScreen(const DesktopCommandLine& line, const EndWhenAsked& end) {
  const QString wished = line.parser.value(line.screen);
  const auto address = addressFrom(wished);
  //: Said on the console; %1 is what was typed after --screen
  if (!address) return refuse(Desktop::tr("“%1” is no address.").arg(wished));
  const auto language = screenLanguageNamed(line.parser.value(line.screenLanguage));
  //: Said on the console about the option --screen-language
  if (!language) return refuse(Desktop::tr("The languages of a screen are en, hi or both."));
  const auto theme = screenThemeNamed(line.parser.value(line.screenTheme));
  //: Said on the console about the option --screen-theme
  if (!theme) return refuse(Desktop::tr("A screen is light or dark."));
  loadFonts();
  const auto clock = std::make_shared<SystemClock>();
  const QString locale = languageInUse();
  ScreenWindow window([&] { return screenClient(*address, locale, clock); }, clock, *language);
  window.page().setTheme(*theme);
  SoundPlayer sounds(openAlOutput({}));
  QObject::connect(&window.page(), &ScreenPage::heard, &sounds, &SoundPlayer::play);
  if (!isLoopback(*address)) window.page().setJoin(*address);
  fitSize(&window, {1280, 800});
  window.showFullScreen();
  return end.run();
}

/// The files are shown by another start of the program.
int tellHandedOver(const QStringList& given) {
  //: Said on the console by a second start of the program; %1 is a file, or several with commas
  const QString told = Desktop::tr("Tapu is open already: its window shows %1.");
  printSafely(stdout, told.arg(given.join(u", "_s)) + u'\n');
  return 0;
}

int runWindows(int argc, char** argv) {
  toConsole = qInstallMessageHandler(leaveOutFontNoise);
  QApplication app(argc, argv);
  const EndWhenAsked end;  // outlives what is open
  nameProgram();
  QGuiApplication::setDesktopFileName(u"tapu"_s);
  Languages languages;
  QStringList arguments = QCoreApplication::arguments();
  const QString wished = takeLanguage(arguments);
  const bool known = Languages::codes().contains(wished);
  languages.use(known ? wished : Languages::systemLanguage());  // for what the command line has to be told
  if (!wished.isEmpty() && !known) return refuseLanguage(wished);
  DesktopCommandLine line;
  line.parser.process(app);
  if (const QString wrong = whyNotTaken(line.parser); !wrong.isEmpty()) return refuse(wrong);
  if (line.parser.isSet(line.screen)) return runScreen(line, end);
  for (const QCommandLineOption& ofScreen : {line.screenLanguage, line.screenTheme})
    if (line.parser.isSet(ofScreen))
      //: Said on the console; %1 is an option such as --screen-theme.
      return refuse(Desktop::tr("%1 is about a big screen: please name its game too, with --screen.")
                        .arg(u"--"_s + ofScreen.names().first()));
  const QString folder = line.parser.value(line.folder);
  const QStringList given = line.filesToOpen();
  if (!given.isEmpty() && OpenFiles::handOver(given, folder)) return tellHandedOver(given);
  leaveConsole();
  const QString damaged = keepDamagedSettings(folder);
  Settings settings(folder);
  if (line.parser.isSet(line.language)) settings.view.language.set(line.parser.value(line.language));
  languages.useDigits(settings.view.digits());
  languages.use(settings.view.language().isEmpty() ? Languages::systemLanguage() : settings.view.language());
  GameStarter starter(settings, folder);
  QApplication::setWindowIcon(QIcon(u":/themes/tapu/app-icon.svg"_s));
  const auto clock = std::make_shared<SystemClock>();
  DiscoveryBrowser games(clock);
  Reachability reach(clock, DiscoveryNetwork{});
  GameSounds sounds(settings, openAlOutput(starter.files().folder() + u"/sounds"_s));
  MainWindow window(settings, languages, starter, {games, reach});
  window.setSounds(&sounds);
  EditorGuest editor(window, settings, folder);
  OpenFiles files(window, folder, [&window](const QStringList& paths) { window.files().open(paths); });
  window.show();
  if (!damaged.isEmpty()) tellDamagedSettings(damaged, &window);
  if (settings.seats().isDamaged()) tellDamagedSeats(settings.seats().path(), &window);
  tellWhenUnwritten(settings.file(), &window);
  if (line.opensEditor())
    editor.open(given);
  else if (!given.isEmpty())
    window.files().open(given);
  else if (line.parser.isSet(line.watch))
    window.network().watch(line.parser.value(line.watch));
  else if (const QString invitation = line.invitation(); !invitation.isEmpty())
    window.network().join(invitation);
  else if (line.parser.isSet(line.organizer))
    window.events().open();
  else if (line.parser.isSet(line.newGame))
    window.launch().playBots();
  return end.run();
}

}  // namespace

int main(int argc, char** argv) {
  // Qt's own event loop; the one of GLib costs time at start and brings nothing here.
  if (!qEnvironmentVariableIsSet("QT_NO_GLIB")) qputenv("QT_NO_GLIB", "1");
  const bool isPrinted = tapu::readyConsole();
  tapu::makeLogSafe();
  tapu::raiseDescriptorLimit();
  tapu::letWritesFail();
  const GivenWords given(argc, argv);
  const bool isTextOnly = given.ask({"--help", "-h", "--help-all", "--version", "-v"});
  return tapu::leaveWith(isTextOnly ? answerInText(argc, argv, isPrinted) : runWindows(argc, argv));
}
