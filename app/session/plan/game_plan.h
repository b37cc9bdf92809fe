// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

#include "app/session/plan/house_rules.h"
#include "app/session/saved/game_files.h"
#include "app/session/settings/settings.h"
#include "app/session/words/bot_levels.h"
#include "app/wire/lobby.h"
#include "engine/board/board.h"
#include "engine/state/setup.h"

namespace tapu {

/// The kind of players of a new game.
enum class GamePurpose : quint8 {
  Bots,          ///< one person at this computer, against bots
  SameComputer,  ///< several people at this computer, and bots
  Host           ///< one person at this computer, and others over the network
};

/// A rule set and a kind of island that a new game may start from, with all other options as usual.
enum class Preset : quint8 { Beginner, Standard, Crazy, BigGame };
/// The values that a preset sets.
struct PresetChoice {
  Preset preset;
  RuleSet ruleSet;
  MapKind map;
};
/// All presets, in the order offered. `preset()` gives the last one of a rule set for its islands that no preset has.
inline constexpr std::array kPresets{PresetChoice{Preset::Beginner, RuleSet::Classic, MapKind::Beginner},
                                     PresetChoice{Preset::Standard, RuleSet::Classic, MapKind::Random},
                                     PresetChoice{Preset::Crazy, RuleSet::Crazy, MapKind::Large},
                                     PresetChoice{Preset::BigGame, RuleSet::BigGame, MapKind::Random}};
/// The number of boards of a Big Game at one computer: one person plays, bots have all other seats.
inline constexpr int kFewestBoardsHere = 2, kMostBoardsHere = 50;

/// The island on which the same people play again.
enum class Island : quint8 { Same, New };

/// A game as somebody wants it: its setup, who sits on which seat, and whether others may join. A plain value: the page
/// on which a game is set up shows one, and calls its functions when the person changes something.
struct GamePlan {
  Q_DECLARE_TR_FUNCTIONS(tapu::GamePlan)

 public:
  using Reach = GameNote::Reach;
  struct Seat {
    SeatHolder holder = SeatHolder::Bot;  ///< Person: somebody at this computer; Nobody: free, for a guest
    QString name;                         ///< of a person
    int color = 0;
    QString bot = kUsualLevel;  ///< of `botNames`; from a file of another version perhaps none of these
    QString called = {};        ///< its bot; empty: as the table wants
    bool operator==(const Seat&) const = default;
  };
  GamePurpose purpose = GamePurpose::Bots;
  QString gameName;
  Setup setup;
  QList<Seat> seats;  ///< as many as the options or the chain say; the first person is the host
  Reach reach = Reach::ThisComputer;
  GameNote::Kind kind = GameNote::Kind::Game;
  /// `password::keyOf` the password of a network game; empty = none. Only the table itself keeps it.
  QByteArray passwordKey = {};
  quint16 port = kDefaultPort;                ///< 0 picks one
  QHostAddress listenAt = QHostAddress::Any;  ///< on loopback the game is not announced
  BotPace pace = BotPace::Normal;
  std::optional<MapKind> islandGivenUp = {};  ///< chosen, and without room for so many seats

  /// One person against bots, standard options, random board: the plan of a single click.
  static GamePlan solo(const QString& name, int color, BotPace pace = BotPace::Normal);
  /// The usual new game of that purpose, begun by the person of these settings. The first seat is theirs, no two seats
  /// have one color.
  static GamePlan usual(GamePurpose purpose, const Settings& settings);
  /// The default name of a hosted game.
  static QString gameNameOf(const QString& host);
  /// A name of a game as the reader sees it: the default one in the language of the moment, whatever that of the host
  /// was; any other as it is.
  static QString gameNameHere(const QString& name);
  /// The plan by which this table could have been begun here, with the persons at these seats: for one that goes on
  /// from a file, whose note has the rest.
  static GamePlan ofTable(const Lobby& table, const QList<SeatId>& here, const GameNote& note);
  /// The possible holders of a seat (from 0) of such a game, in the order offered.
  static QList<SeatHolder> holdersOf(GamePurpose purpose, int seat);

  /// The place where it is played, which decides about the options that are shown.
  Place place() const { return purpose == GamePurpose::Host ? Place::Network : Place::ThisComputer; }
  /// Seats that a person has taken: neither bots nor seats that are still free.
  int persons() const;
  /// The names by seat; empty where no person has it.
  QStringList personNames() const;
  /// Colors of the people on all seats but this one.
  std::vector<int> colorsOfOthers(int seat) const;

  /// Starts over from the options and a fresh board of a preset; the number of seats and the clock of a turn stay.
  void startFrom(Preset preset);
  /// The preset with these options; island, number of seats and clocks do not count. Nothing if others differ.
  std::optional<Preset> preset() const;
  /// Whether it is played on a chain of boards (the Big Game), where the options do not say how many seats there are.
  bool isOnChain() const;
  /// The index of the first person's seat.
  int personSeat() const;
  /// A chain of so many boards; the person sits in this group, beside as many neighbors as there can be. All other
  /// seats are bots'. Only for a plan on a chain.
  void setChain(int boards, Territory group);
  /// Takes over options and board. Seats come and go as the options say.
  void setSetup(const Setup& wanted);
  /// The last seats go, or bots (for a network game free seats) come, each in a color that nobody has. Another island
  /// is drawn where that of so many seats is another one.
  void setSeatCount(int count);
  /// The same as a person chooses it: where the chosen island has room for fewer, the usual one takes its place until
  /// it has room again (`fitIsland`).
  void chooseSeatCount(int count);
  /// Takes over the holders of as many seats as there are; `wanted` has at least as many. A new person without a name
  /// gets one; a bot or free seat gives its color up to a person who takes it.
  void setSeats(const QList<Seat>& wanted);
  /// Whether one seat more can be added, or this one be taken away: as board and options allow.
  bool mayAddSeat() const;
  bool mayRemoveSeat(int seat) const;
  /// Adds a bot of this level as the last seat; `mayAddSeat` holds.
  void addBot(const QString& level);
  /// Takes a seat away; `mayRemoveSeat` holds.
  void removeSeat(int seat);
  /// Takes over name and color of the first person.
  void setPerson(const Seat& wanted);

  /// True if there is another island for the same options: not where it is fixed or from a file.
  bool hasOtherIslands() const;
  /// The same game for the same people on the same seats, after one that seat `began`: at one computer the seat after
  /// it begins. A network game keeps its beginner, as seats are taken anew there.
  GamePlan again(SeatId began, Island island) const;

  /// A kind of bot of its seats that this program does not have; empty: none.
  QString unknownBot() const;
  /// The same with the usual level in the place of such bots.
  GamePlan withKnownBots() const;

  /// An obstacle to the start of a plan.
  struct Obstacle {
    enum class Kind : quint8 {
      NoName,     ///< of the person on `seat`
      SameName,   ///< `name` is that of two people
      Setup,      ///< `problem` of the options or the board
      NoGameName  ///< of a game that others look for
    } kind;
    int seat = 0;
    QString name = {};
    std::optional<BoardProblem> problem = {};
  };
  /// The first obstacle; nothing if the game can start.
  std::optional<Obstacle> obstacle() const;
};

/// The position of the first player's first choice: with the pieces that lie on the board from the beginning, such as
/// those of beginners. Draws due before that always give the same.
State startOf(const Setup& setup);

/// A fresh board as the options want it, from the system's generator.
Board drawBoard(const Options& options);

}  // namespace tapu
