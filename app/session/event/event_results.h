// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QList>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "app/text/complaint.h"
#include "app/wire/final_table.h"
#include "app/wire/lobby.h"
#include "engine/play/game.h"
#include "engine/rules/victory.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace tapu {

class Replay;

/// A Big Game as far as it was played: the players, and every move, with hidden parts as far as they are known.
struct PlayedEvent {
  Lobby lobby;
  std::vector<Move> moves;
  std::optional<Viewer> seenBy = {};  ///< the viewer whose moves these are; nothing: they are complete
  /// The newest game in the store of a server; nothing and a complaint if it cannot be read. It may be played at the
  /// moment; then this is how far it was at some moment.
  static std::optional<PlayedEvent> from(const QString& store, Complaint& complaint);
  /// A recorded Big Game. `name`: its name.
  static PlayedEvent of(const Replay& replay, const QString& name);
};

/// Plays all its moves.
Game gameOf(const PlayedEvent& played);

/// The end of a Big Game as everybody in it learns it (9.22): the final table, without the moves.
struct ToldEvent {
  QString name;  ///< its name
  GameEnd how = GameEnd::Stopped;
  int round = 0, target = 0;  ///< the last round; the points to be reached
  SeatId own;                 ///< of the reader; none: they had no seat
  FinalTable table;
  bool operator==(const ToldEvent&) const = default;
};

/// The results of a Big Game (9.22), for the organizer to show and to export. While the game goes on they hold only
/// public facts: no hidden point cards.
struct EventResults {
  Q_DECLARE_TR_FUNCTIONS(tapu::EventResults)

 public:
  /// A seat that somebody held, a person or a bot.
  struct Row {
    SeatId seat;
    int rank = 0;  ///< shared by equal ones
    QString name;
    int color = 0;
    int board = 0;  ///< from 0
    QString letter;
    Territory group = Territory::None;
    PointSources from;  ///< the point cards are 0 while they are hidden
    int points = 0, hand = 0;
    std::uint32_t scoredAt = 0;  ///< the move after which the points last changed, as the rules count it (9.22)
    SeatHolder holder = SeatHolder::Person;
    int buildings() const { return from.settlements + from.cities; }
    /// The name as tables show it: a bot is told from people.
    QString shownName() const;
  };
  struct Round {
    int number = 0;
    Territory group = Territory::None;
    std::array<quint8, 2> dice{0, 0}, second{0, 0};  ///< the throw, and the one for the robbers (9.19); 0 = none
    std::vector<quint8> points;                      ///< of each seat at the end of the round, as all could see them
  };
  /// The cause of its end.
  enum class End : quint8 { Running, Target, LastRound, TimeLimit, Stopped };

  QString event;  ///< its name
  int round = 0, target = 0;
  End end = End::Running;
  std::vector<Row> rows;      ///< the ranking
  std::vector<Round> rounds;  ///< those that have begun, in their order

  /// The heads of the columns that tell what the points of a row are for, in the order of PointSources.
  static QStringList sourceHeads();
  /// Plays an event through. `names`: of the seats on the screen.
  static EventResults of(const PlayedEvent& played, const QStringList& names);
  /// Results of a told event: the ranking, without any rounds. Names are those of the screen, in the reader's language.
  static EventResults of(const ToldEvent& told);

  /// Whether somebody has won: not in a game that goes on or was stopped.
  bool isWon() const { return end != End::Running && end != End::Stopped; }
  /// The winner or the leader: one sentence.
  QString headline() const;
  /// The end, and what broke a tie for the first place (9.22): a few words between dots.
  QString note() const;
  /// The rule for equal points (9.22), as a sentence; empty while the game goes on, since equals
  /// share a place until then, and if no two seats have as many.
  QString tieRule() const;
  /// The average points of a group; 0 if nobody is in it.
  double average(Territory group) const;

  /// Tables for spreadsheets, UTF-8 with a byte order mark: a line for each seat; a line for each round. Text that a
  /// spreadsheet would take for a formula gets an apostrophe in front.
  QByteArray seatsAsCsv() const;
  QByteArray roundsAsCsv() const;
  /// One page for a browser that needs nothing else: ranking, groups, rounds, the points of the first four.
  QByteArray asHtml() const;
};

}  // namespace tapu
