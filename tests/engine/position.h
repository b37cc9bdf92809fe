// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <functional>
#include <initializer_list>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/game.h"
#include "engine/play/notation.h"
#include "engine/play/play.h"

// A small stage for the rules: lay pieces on a known island, hand out cards, make moves, look.
//
//   Layout layout;                                   // the island below, four seats, seat 0 begins, nobody has pieces
//   layout.settle(0, "0,0:N").road(0, "0,0/NE");
//   Position p(layout);                              // seat 0 is to throw
//   p.give(0, cards("brick lumber"));
//   p.quietThrow();
//   QCOMPARE(p.refusal(0, buildRoad(p.edge("0,0/E"))), kLegal);
//   p.play(0, buildRoad(p.edge("0,0/E")));
//
// Pieces come from the fixed set-up of the board (3.7), so every derived number is the engine's own work. Cards move
// between bank or deck and a seat, so that the sums hold. After every move `brokenInvariants` must be silent.

namespace tapu {

char* toString(const Reject& reject);
char* toString(const CardCounts& pack);
char* toString(const SeatId& seat);
char* toString(const Decision& must);
char* toString(const Phase& phase);

namespace test {

inline constexpr Reject kLegal = Reject::Count;

inline SeatId seat(int index) { return index < 0 ? SeatId{} : SeatId(index); }
inline Viewer viewerAt(int index) { return Viewer::ofSeatOrWatcher(seat(index)); }
inline CardCounts cards(std::string_view text) { return packFrom(text).value(); }
/// Seats of a game on one board, whom an offer asks.
inline PartnerSet seats(std::initializer_list<int> list) {
  PartnerSet asked;
  for (int i : list) asked.insert(PartnerId(i));
  return asked;
}

/// Whether the list of legal actions has only a blank form of this kind, whose cards the player chooses.
bool isForm(ActionKind kind);

/// The nine harbors of 1.7.
std::vector<Harbor> classicHarbors();

/// An island as 1.1, 1.4 and 1.5 want it, the same in every test:
///
///          forest 5    fields 10   hills 8
///      pasture 9   mountains 4  pasture 3   fields 11
///   hills 6   forest 12   DESERT   mountains 9   forest 5
///      fields 3    pasture 8    forest 10   hills 6
///         mountains 11  fields 4   pasture 2
///
/// Corners named N, SE or SW never lie side by side, so settlements may stand on any of them together.
Board island();

/// Two islands with two columns of sea between them, of two blocks; the board asks for ships (7.1). No number is 2:
///
///    forest 5   fields 10   ~    ~   DESERT      pasture 12
///      hills 8    pasture 9   ~    ~   mountains 9  forest 5
///    mountains 4  forest 3  ~    ~   fields 4    hills 8
///      fields 11   hills 6    ~    ~   pasture 10   mountains 3
///
/// The rows begin at 0,0 0,1 -1,2 -1,3. From 1,1:NE to 4,1:NW lead the four edges 2,1/NW 2,1/NE 3,1/NW 3,1/NE.
Board islands();

/// So many cells under the fog: a cell of each of these terrains, and these numbers for those that take one.
FogStack fogOf(std::initializer_list<Terrain> terrains, std::initializer_list<int> numbers);
/// The two islands with fog along the western coast of the eastern one: as many cells of its column of sea as the stack
/// has, from the north, 3,0 3,1 2,2 2,3. Of the route of four edges named above the first, 2,1/NW, ends at 3,0. In the
/// east a road 4,1/NW from 4,1:N, and one 4,1/SW from 4,1:S, end at 3,1.
Board fogged(const FogStack& stack);

/// House rules of most tests: the defaults of Classic on a given board, seat 0 begins.
Options plainOptions();

/// The pieces and cards before the first move.
struct Layout {
  Board board = island();
  Options options = plainOptions();
  SeatId first = SeatId(0);
  std::vector<SeatStart> starts = std::vector<SeatStart>(kMostSeatsOfTable);

  Layout& settle(int at, std::string_view corner, StartCards take = StartCards::No);
  Layout& settleAll(int at, std::initializer_list<std::string_view> corners);
  Layout& road(int at, std::string_view edge);
  Layout& roads(int at, std::initializer_list<std::string_view> edges);
  Layout& ships(int at, std::initializer_list<std::string_view> edges);
  /// The setup with these pieces fixed, in play from the first move.
  Setup fixed() const;
  /// The setup of the same board where the players place their pieces (3.3).
  Setup open() const;
};

/// A position and the means to go on from it.
class Position {
 public:
  using Here = std::source_location;
  explicit Position(const Layout& layout);
  explicit Position(const Setup& setup);

  GameDefinition definition;
  State state;
  SeededRng rng{1};
  std::vector<Event> told;  ///< of the last move

  CornerId corner(std::string_view name) const;
  EdgeId edge(std::string_view name) const;
  HexId hex(std::string_view name) const;

  Seat& at(int index) { return state.seat(seat(index)); }
  CardCounts hand(int index) const { return state.seat(seat(index)).hand; }
  int points(int index) const { return state.points(seat(index)); }
  Decision must(int index) const { return state.seat(seat(index)).pending.must; }
  int route(int index) const { return state.seat(seat(index)).route; }
  int active() const { return state.head.active.value; }

  // -- documented edits: cards go over, sums stay ---------------------------------------------------------------
  void give(int to, CardCounts pack);
  void give(int to, std::string_view text) { give(to, cards(text)); }
  void giveCard(int to, Card card, int count = 1);
  /// Leaves so many of a resource in the bank; a bystander holds the rest.
  void leaveInBank(Resource resource, int count, int bystander);
  void dropHand(int from);

  // -- asking ---------------------------------------------------------------------------------------------------
  /// Why it is refused, or kLegal. The list of legal actions must say the same.
  Reject refusal(int by, const Action& action, Here here = Here::current()) const;
  bool listed(int by, ActionKind kind) const;
  bool heard(EventKind kind) const;

  // -- moving ---------------------------------------------------------------------------------------------------
  /// Plays a move with the chance that the generator draws.
  Move play(int by, const Action& action, Here here = Here::current());
  /// Plays a move with chance given by the test; parts that follow from the state are filled in.
  Move play(int by, const Action& action, const Chance& chance, Here here = Here::current());
  void throwDice(int total, Here here = Here::current());
  /// Throws a two: only pasture (0,2) yields, and tests keep away from it.
  void quietThrow(Here here = Here::current()) { throwDice(2, here); }
  void finishTurn(Here here = Here::current());
  /// Plays quiet turns until this seat is to throw in its own, later turn.
  void turnOf(int index, Here here = Here::current());
  /// Plays quiet turns until this seat may trade and build; the present turn counts if it is this seat's.
  void act(int index, Here here = Here::current());
  void buyRoad(int by, std::string_view name, Here here = Here::current());
  void buyShip(int by, std::string_view name, Here here = Here::current());
  void sail(int by, std::string_view from, std::string_view to, Here here = Here::current());
  void buySettlement(int by, std::string_view name, Here here = Here::current());
  void buyCity(int by, std::string_view name, Here here = Here::current());
  /// Makes the moves that the table owes now; returns how many.
  int payDues(Here here = Here::current());

  static Chance withDice(int one, int two);
  static Chance withCard(Card card);
  static Chance withStolen(Resource stolen);
  /// A cell under the fog turns out so.
  static Chance withTurned(Terrain terrain, int number = 0);

 private:
  void prove(std::string_view what, Here here) const;
  static void fail(const std::string& sentence, Here here);
  bool legal(int by, const Action& action, Here here) const;
  Move carryOut(const Move& move, Here here);

  std::uint64_t moves_ = 0;
};

/// One row: a sentence of the rules with its number, and the play that shows it.
using Case = std::function<void()>;
class Rows {
 public:
  Rows() { QTest::addColumn<Case>("play"); }
  void operator()(const char* sentence, Case play) { QTest::newRow(sentence) << play; }
};

}  // namespace test
}  // namespace tapu

Q_DECLARE_METATYPE(tapu::test::Case)
