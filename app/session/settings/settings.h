// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>
#include <array>
#include <vector>

#include "app/session/settings/kept_seats.h"
#include "app/session/settings/setting.h"
#include "app/text/color_vision.h"
#include "app/text/player_colors.h"

namespace tapu {

/// The themes by the names that are kept (`ViewSettings::theme`), in the order in which they are offered.
inline constexpr std::array kThemeNames{"system", "light", "dark", "contrast"};

// Choices are kept by number: a new value stands behind the others, and is `kLast` then.

/// The digits of numbers in Hindi: 0–9, or ०–९.
enum class Digits : quint8 { International, Devanagari, kLast = Devanagari };
/// The speed of pieces, dice and cards on the screen; they do not move either if the system asks for little motion.
enum class Animations : quint8 { Normal, Fast, Off, kLast = Off };
/// Whether the dice are thrown for the player where nothing else can be done.
enum class AutoRoll : quint8 { Off, On, kLast = On };
/// Whether the end of a turn asks first where something that costs nothing could still be done.
enum class AskBeforeEnd : quint8 { Off, On, kLast = On };
/// The lines of the log that are shown.
enum class LogFilter : quint8 { All, Mine, Trades, Building, kLast = Building };
/// The room of the log beside the board: under the players; the whole column; the same and wider; none.
enum class LogSize : quint8 { Beside, Tall, Wide, Hidden, kLast = Hidden };
/// Whether number tokens tell their chance in percent.
enum class Chances : quint8 { Hidden, Shown, kLast = Shown };
/// Whether the pieces of each player's longest route are shown as a band.
enum class Routes : quint8 { Hidden, Shown, kLast = Shown };
/// Whether a watcher sees the table of the numbers' yields.
enum class NumberTable : quint8 { Hidden, Shown, kLast = Shown };
/// Whether anything is heard.
enum class Sounds : quint8 { Off, On, kLast = On };
/// The time a bot thinks before each of its moves, so that people can follow it. Steps: until somebody asks for its
/// next move.
enum class BotPace : quint8 { Instant, Fast, Normal, Slow, Steps, kLast = Steps };
/// Milliseconds that a bot thinks before each move; -1 for Steps, as a server wants it (BotPlayer::kByStep).
int millisecondsOf(BotPace pace);

/// The person.
struct PlayerSettings {
  explicit PlayerSettings(SettingsFile& file);
  Setting<QString> name;  ///< as others see it (`cleanName`); empty: never asked
  Setting<int> color;     ///< 0..9, index into the player colors of the theme
};

/// The looks of the program.
struct ViewSettings {
  explicit ViewSettings(SettingsFile& file);
  Setting<QString> language;  ///< "en", "hi"; empty = never chosen
  ChoiceSetting<Digits> digits;
  Setting<QString> theme;  ///< "light", "dark", "contrast", "system"
  ChoiceSetting<Animations> animations;
  Setting<int> textSize;                   ///< percent of the usual size, 80..200
  ChoiceSetting<ColorVision> colorVision;  ///< for whose eyes the colors of the players are
  ChoiceSetting<LogFilter> logFilter;
  ChoiceSetting<LogSize> logSize;
  ChoiceSetting<Chances> chances;
  ChoiceSetting<Routes> routes;
  ChoiceSetting<NumberTable> numberTable;
  Setting<QStringList> boardTurns;  ///< boards that the player has turned, as `BoardTurns` writes them
  Setting<int> rulesZoom;           ///< percent, of the text of the rules
  Setting<QByteArray> geometry;     ///< of QWidget::saveGeometry; empty: never kept
};

/// The person's ways to play.
struct GameSettings {
  explicit GameSettings(SettingsFile& file);
  ChoiceSetting<AutoRoll> autoRoll;
  ChoiceSetting<AskBeforeEnd> askBeforeEnd;
  ChoiceSetting<BotPace> botPace;
  /// Seconds that bots leave an offer to the persons who have it too, in games that run here: 0..wire::kMostOfferWait.
  static constexpr int kUsualOfferWait = 15;
  Setting<int> offerWait;
  /// Names of players whom this one leaves out of their offers: the next game knows them again.
  Setting<QStringList> unasked;
  /// Names of Big Game lessons that the player has seen when they first mattered; they are not repeated.
  Setting<QStringList> lessonsSeen;
  Setting<QByteArray> choices;   ///< the choices for new games, as `GameChoices` writes them
  Setting<QByteArray> testPlay;  ///< the choices for test plays of the board editor, by `TestChoices`
};

/// Sounds.
struct SoundSettings {
  explicit SoundSettings(SettingsFile& file);
  ChoiceSetting<Sounds> on;
  Setting<int> volume;          ///< of all sounds, percent, 0..100
  Setting<QStringList> silent;  ///< sounds that are not played, by name (app/kit/sound.h)
};

/// The program's memory from one start to the next.
class Settings {
 private:  // first, since the values below write to the file
  QString folder_;
  SettingsFile file_;
  KeptSeats seats_;

 public:
  static constexpr int kColors = kPlayerColors;  ///< number of player colors

  /// Files `settings.ini` and `rejoin.json` in `folder`; without one, the user's own configuration folder.
  explicit Settings(const QString& folder = {});

  /// Whether no language or no name was chosen yet: the program asks for them once.
  bool isFirstStart() const;
  /// The name for others: if there is none, a word in its place; never empty.
  QString shownName() const;
  /// The player's progress in a lesson: the step at which they left it, 0 = at the beginning; whether they ever
  /// finished it.
  struct Progress {
    int step = 0;
    bool isDone = false;
    bool operator==(const Progress&) const = default;
  };
  Progress lessonProgress(const QString& lesson) const;
  void setLessonProgress(const QString& lesson, const Progress& progress);
  /// Each value of the groups view, game, sound, keys and network of the file has its default again, but for the
  /// language, the place of the window and the addresses. All else stays.
  void resetChoices();
  /// The last 8 files opened, newest first: absolute paths.
  QStringList recentFiles() const;
  /// Puts a file first in that list.
  void rememberFile(const QString& path);
  /// The last 10 addresses joined, newest first.
  QStringList addresses() const;
  /// Puts an address first in that list.
  void rememberAddress(const QString& address);
  /// The steps of a replay that the reader has marked, by the fingerprint of the game (Replay).
  std::vector<int> replayMarks(const QString& fingerprint) const;
  /// Keeps them; of the games marked longest ago those of the last 100 stay.
  void setReplayMarks(const QString& fingerprint, const std::vector<int>& steps);
  /// The keys of seats on the network.
  KeptSeats& seats() { return seats_; }
  const KeptSeats& seats() const { return seats_; }
  /// The file in which all this is kept.
  const SettingsFile& file() const { return file_; }

  PlayerSettings player{file_};
  ViewSettings view{file_};
  GameSettings game{file_};
  SoundSettings sound{file_};
  /// Keys that the player has chosen, by the object name of the action: each as text that QKeySequence reads. An action
  /// that is not here has its usual keys; one with an empty list has none.
  Setting<QMap<QString, QStringList>> shortcuts;
  Setting<quint16> port;         ///< to host on
  Setting<QString> gamesFolder;  ///< chosen because the usual one cannot be written; empty: the usual one
};

}  // namespace tapu
