// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <array>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/session/records/left_out.h"
#include "engine/rules/victory.h"
#include "engine/state/options.h"
#include "engine/state/setup.h"

namespace tapu {

/// A game that is over, as far as statistics want to know it.
struct CareerGame {
  /// Somebody who played it at this computer, at least half of their turns.
  struct Person {
    QString name;
    int place = 0;  ///< in the final table, from 1; equal ones share it
    int points = 0;
    bool hasWon = false;
    PointSources from;
    /// On one board: trades with other players, offers, cards returned on sevens, cards lost to robbers; else 0.
    int trades = 0, offers = 0, discarded = 0, robbed = 0;
    int hints = 0;  ///< that they took; 0 too if unknown
    bool operator==(const Person&) const = default;
  };
  QString file;      ///< its record: the name in the folder
  QDateTime played;  ///< when it was over, UTC
  qint64 order = 0;  ///< its place among all of them, oldest first: `playOrder`, else the time in milliseconds
  RuleSet rules = RuleSet::Classic;
  MapKind map = MapKind::Random;
  QString board;                 ///< the name in English of a board that comes with the program; empty: another one
  int size = 0;                  ///< hexes of land; of a chain its boards
  int seats = 0;                 ///< of all, those that nobody took left out
  int others = 0;                ///< persons at other computers
  QStringList bots;              ///< the kinds of bots, each once, in alphabetical order
  int rounds = 0;                ///< that were played
  int turns = 0;                 ///< on one board; on a chain its rounds
  bool isWon = false;            ///< somebody has won; else it was stopped
  std::array<int, 13> throws{};  ///< [2..12]: how often each number was thrown for production
  std::vector<Person> here;      ///< at least one
  bool isOnChain() const { return rules == RuleSet::BigGame; }
  /// The person of that name, else the first one.
  const Person& of(const QString& name) const;
  bool operator==(const CareerGame&) const = default;
};

/// Reads one record. Nothing, with the reason in `why`, for a file that is no record, cannot be played to its end, is
/// not over, or does not name the players at this computer; files of more than `kLargestRecord` bytes are not opened.
/// Nothing too, and no reason, when `stop` is requested meanwhile: a long record takes seconds.
std::optional<CareerGame> careerGameOf(const QString& path, LeftOutWhy& why, const std::stop_token& stop = {});
inline constexpr qint64 kLargestRecord = 100 * 1024 * 1024;

/// The contents of a folder, by the name of each file. A file whose size or time has changed is read anew, and one that
/// could not be opened each time. The file of an index can be thrown away at any moment.
struct CareerIndex {
  struct Entry {
    qint64 bytes = 0, changedMs = 0;  ///< size and time of the file, in milliseconds since 1970
    std::optional<CareerGame> game;   ///< nothing: it cannot be counted
    LeftOutWhy why = {};              ///< then: the reason
    /// The entry holds while the file has this size and time. A file that the system refused may open later without a
    /// change of either, so it is read each time.
    bool isLasting() const;
    bool operator==(const Entry&) const = default;
  };
  QHash<QString, Entry> entries;
  /// The index as it was saved; empty unless this program wrote it, whole.
  static CareerIndex from(const QString& path);
  /// Writes it; where that fails all is read anew the next time.
  void save(const QString& path) const;
};

/// The games of one folder of records, for statistics. Games in the index are there at once; a thread of its own reads
/// other files, and `changed` follows as they come.
class Career : public QObject {
  Q_OBJECT
 public:
  explicit Career(QString folder, QObject* parent = nullptr);
  ~Career() override;
  const QString& folder() const { return folder_; }
  /// Lists the folder anew.
  void look();
  /// All games that are counted, the earliest first.
  const std::vector<CareerGame>& games() const { return games_; }
  int skipped() const { return skipped_; }  ///< files that are not counted
  std::vector<LeftOut> leftOut() const;     ///< these, by name
  int unread() const { return unread_; }    ///< files that are still to be read
  /// Moves all records that are counted to a folder of their own beside them, and returns it; its path is empty if that
  /// failed, with the system's reason.
  struct SetAside {
    QString folder, reason;
  };
  SetAside setAside(const QDate& today);

 Q_SIGNALS:
  /// `games`, `skipped` or `unread` has changed.
  void changed();

 private:
  struct Read {
    QString name;
    CareerIndex::Entry entry;
  };
  void take(const std::vector<Read>& read, int round);
  void gather();
  QString indexPath() const;
  QString folder_;
  CareerIndex index_;
  bool isIndexRead_ = false;
  std::vector<CareerGame> games_;
  int skipped_ = 0, unread_ = 0;
  int round_ = 0;  ///< number of the look: results of an earlier one are dropped
  std::stop_source stop_;
  QThreadPool reader_;
};

/// The games to count.
struct CareerFilter {
  std::optional<RuleSet> rules = {};  ///< nothing: all
  int seats = 0;                      ///< so many players; 0: any number
  QString level = {};                 ///< with a bot of this level; empty: against anybody
  /// Whether the person took hints.
  enum class Hints : quint8 { Any, None, Some } hints = Hints::Any;
  bool fits(const CareerGame& game, const CareerGame::Person& person) const;
};

/// All games of a person in numbers.
struct CareerSum {
  int games = 0, won = 0;
  int places = 0, points = 0, mostPoints = 0;  ///< sums of all games; the most in one
  int streak = 0, bestStreak = 0;              ///< games won one after the other: up to the last one; the most
  int fewestRounds = 0;                        ///< of a game that was won; 0: none was
  PointSources from;                           ///< sums of all games
  int roads = 0, armies = 0;                   ///< games at whose end the person held the award
  int trades = 0, offers = 0, discarded = 0, robbed = 0;
  std::array<int, 13> throws{};
  void add(const CareerGame& game, const CareerGame::Person& person);
};
CareerSum summed(const std::vector<const CareerGame*>& games, const QString& me);

/// The games as a table for spreadsheets, UTF-8 with a byte order mark, a line for each person who played at this
/// computer.
QByteArray careerAsCsv(const std::vector<const CareerGame*>& games);

// The name of a game, in the language of the moment.

QString boardOf(const CareerGame& game);      ///< "First Island", "Shuffled island", "Chain of 8 boards"
QString opponentsOf(const CareerGame& game);  ///< "People", "People and bots", "Bots: Farmer (medium)"

}  // namespace tapu
