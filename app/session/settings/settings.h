// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QMap>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <array>
#include <memory>
#include <optional>

#include "app/session/settings/kept_seats.h"
#include "app/text/color_vision.h"
#include "app/text/player_colors.h"

class QLockFile;

namespace tapu {

struct Address;

/// The themes by the names that are kept (`Settings::theme`), in the order in which they are offered.
inline constexpr std::array kThemeNames{"system", "light", "dark", "contrast"};
/// With which digits numbers are shown in Hindi: 0–9, or ०–९.
enum class Digits : quint8 { International, Devanagari };
/// How fast pieces, dice and cards move on the screen; they do not move either if the system asks for little motion.
enum class Animations : quint8 { Normal, Fast, Off };
/// Whether the dice are thrown for the player where nothing else can be done.
enum class AutoRoll : quint8 { Off, On };
/// Whether the end of a turn asks first where something that costs nothing could still be done.
enum class AskBeforeEnd : quint8 { Off, On };
/// Which lines of the log are shown.
enum class LogFilter : quint8 { All, Mine, Trades, Building };
/// How much room the log has beside the board: under the players; the whole column; the same and wider; none.
enum class LogSize : quint8 { Beside, Tall, Wide, Hidden };
/// Whether number tokens tell their chance in percent.
enum class Chances : quint8 { Hidden, Shown };
/// Whether the pieces of each player's longest route are shown as a band.
enum class Routes : quint8 { Hidden, Shown };
/// Whether somebody who watches has the table of what the numbers bring.
enum class NumberTable : quint8 { Hidden, Shown };
/// Whether anything is heard.
enum class Sounds : quint8 { Off, On };
/// How long a bot thinks before each of its moves, so that people can follow it. Steps: until somebody asks for its
/// next move.
enum class BotPace : quint8 { Instant, Fast, Normal, Slow, Steps };
/// Milliseconds that a bot thinks before each move; -1 for Steps, as a server wants it (BotPlayer::kByStep).
int millisecondsOf(BotPace pace);

/// What the program remembers from one start to the next. Each setter writes its value to the disk at once; a value
/// that was never set, or that cannot be read, has its default. What the setters are
/// given is not judged; what the disk does not take is lost at the end of the program, without a word.
class Settings {
 public:
  static constexpr int kColors = kPlayerColors;  ///< number of player colors

  /// Files `settings.ini` and `rejoin.json` in `folder`; without one, the user's own configuration folder.
  explicit Settings(const QString& folder = {});

  /// No language or no name was chosen yet: the program asks for them once.
  bool isFirstStart() const;

  QString name() const;       ///< as others see it (`cleanName`); empty: never asked
  QString shownName() const;  ///< the name that others see: if there is none, a word that stands for it; never empty
  void setName(const QString& name);
  int color() const;  ///< 0..9, index into the player colors of the theme
  void setColor(int color);
  QString language() const;  ///< "en", "hi"; empty = never chosen
  void setLanguage(const QString& language);
  Digits digits() const;
  void setDigits(Digits digits);
  QString theme() const;  ///< "light", "dark", "contrast", "system"
  void setTheme(const QString& theme);
  Animations animations() const;
  void setAnimations(Animations animations);
  AutoRoll autoRoll() const;
  void setAutoRoll(AutoRoll roll);
  AskBeforeEnd askBeforeEnd() const;
  void setAskBeforeEnd(AskBeforeEnd ask);
  LogFilter logFilter() const;
  void setLogFilter(LogFilter filter);
  LogSize logSize() const;
  void setLogSize(LogSize size);
  Chances chances() const;
  void setChances(Chances chances);
  Routes routes() const;
  void setRoutes(Routes routes);
  NumberTable numberTable() const;
  void setNumberTable(NumberTable table);
  /// Boards that the player has turned, as `BoardTurns` writes them.
  QStringList boardTurns() const;
  void setBoardTurns(const QStringList& turns);
  /// Players whom this one leaves out when they make an offer, by name: the next game knows them again.
  QStringList unasked() const;
  void setUnasked(const QStringList& names);
  /// What the Big Game has explained to the player when it first mattered, by name: it is not explained again.
  QStringList lessonsSeen() const;
  void setLessonsSeen(const QStringList& names);
  /// How far the player has come in a lesson: at which step they left it, 0 = it is to be begun; whether they have ever
  /// come to its end.
  struct Progress {
    int step = 0;
    bool isDone = false;
    bool operator==(const Progress&) const = default;
  };
  Progress lessonProgress(const QString& lesson) const;
  void setLessonProgress(const QString& lesson, const Progress& progress);
  /// Seconds that bots leave an offer to the persons who are asked too, in games that run here: 0..kMostOfferWait.
  static constexpr int kUsualOfferWait = 15, kMostOfferWait = 60;
  int offerWait() const;
  void setOfferWait(int seconds);
  BotPace botPace() const;
  void setBotPace(BotPace pace);
  int textSize() const;  ///< percent of the usual size, 80..200
  void setTextSize(int percent);
  ColorVision colorVision() const;  ///< for whose eyes the colors of the players are
  void setColorVision(ColorVision vision);
  Sounds sounds() const;
  void setSounds(Sounds sounds);
  int volume() const;  ///< of all sounds, percent, 0..100
  void setVolume(int percent);
  /// Sounds that are not played, by name (app/kit/sound.h).
  QStringList silentSounds() const;
  void setSilentSounds(const QStringList& names);
  /// Keys that the player has chosen, by the object name of the action: each as text that QKeySequence reads. An action
  /// that is not here has its usual keys; one with an empty list has none.
  QMap<QString, QStringList> shortcuts() const;
  void setShortcuts(const QMap<QString, QStringList>& keys);
  quint16 port() const;  ///< to host on
  void setPort(quint16 port);
  int rulesZoom() const;  ///< percent, of the text of the rules
  void setRulesZoom(int percent);
  QByteArray windowGeometry() const;  ///< of QWidget::saveGeometry; empty: never kept
  void setWindowGeometry(const QByteArray& geometry);

  /// Forgets everything that was chosen but the language, who the player is and where their games lie: each value has
  /// its default again.
  void resetChoices();
  /// What was chosen for new games, as `GameChoices` writes it.
  QByteArray gameChoices() const;
  void setGameChoices(const QByteArray& choices);
  /// What was chosen for test plays from the board editor, as `TestChoices` writes it.
  QByteArray testPlay() const;
  void setTestPlay(const QByteArray& choices);

  QString gamesFolder() const;  ///< chosen because the usual one cannot be written; empty: the usual one
  void setGamesFolder(const QString& folder);

  /// The last 8 files opened, newest first: absolute paths.
  QStringList recentFiles() const;
  /// The steps of a replay that the reader has marked, by the fingerprint of the game (Replay).
  std::vector<int> replayMarks(const QString& fingerprint) const;
  /// Keeps them; of the games marked longest ago those of the last 100 stay.
  void setReplayMarks(const QString& fingerprint, const std::vector<int>& steps);
  /// Puts a file first in that list.
  void rememberFile(const QString& path);
  /// The last 10 addresses joined, newest first.
  QStringList addresses() const;
  /// Puts an address first in that list.
  void rememberAddress(const QString& address);

  /// The keys of seats on the network.
  KeptSeats& seats() { return seats_; }
  const KeptSeats& seats() const { return seats_; }

 private:
  QString folder_;
  mutable QSettings file_;
  KeptSeats seats_;
};

}  // namespace tapu
