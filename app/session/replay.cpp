// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "app/files/whole_file.h"
#include "engine/play/visible.h"

namespace tapu {

namespace {

constexpr int kLeastApart = 32;                ///< steps between two positions that are kept
constexpr std::size_t kMostKept = 64'000'000;  ///< bytes of all of them, about

/// About how many bytes a position takes.
std::size_t sizeOf(const State& state) {
  return sizeof(State) + static_cast<std::size_t>(state.seats.size()) * sizeof(Seat) +
         static_cast<std::size_t>(state.reach.size()) * sizeof(Reach) +
         static_cast<std::size_t>(state.blocks.size()) * sizeof(Block) +
         static_cast<std::size_t>(state.corners.size() + state.edges.size()) * sizeof(Piece);
}

/// What an event marks, if anything.
std::optional<Replay::Mark> markOf(const Event& event) {
  using Kind = Replay::Mark::Kind;
  const auto of = [&](Kind kind) { return Replay::Mark{kind, 0, 0, event.seat}; };
  switch (event.kind) {
    case EventKind::Rolled:
      if (event.count + event.more == 7) return of(Kind::Seven);
      return {};
    case EventKind::SettlementBuilt: return of(Kind::Settlement);
    case EventKind::CityBuilt: return of(Kind::City);
    case EventKind::LargestArmyMoved: return of(Kind::LargestArmy);
    case EventKind::LongestRoadMoved: return of(Kind::LongestRoad);
    default: return {};
  }
}

}  // namespace

std::unique_ptr<Replay> Replay::from(const QString& path, Complaint& complaint) {
  QFile file(path);
  if (isPipeOrDevice(path) || !file.open(QIODevice::ReadOnly)) {
    complaint.sentence = cannotRead(file);
    return nullptr;
  }
  RecordReader reader(file);
  if (!reader.start(complaint)) return nullptr;
  const State start = reader.game().state();
  while (reader.next(complaint) == RecordReader::Step::Moved) {}
  QString stoppedBy = complaint.isEmpty() ? QString() : complaint.at(QFileInfo(path).fileName());
  complaint = {};
  return std::make_unique<Replay>(reader.header(), start, reader.game().log(), std::move(stoppedBy));
}

Replay::Replay(RecordHeader header, const State& start, std::vector<Move> moves, QString stoppedBy)
    : header_(std::move(header)),
      definition_(std::make_shared<const GameDefinition>(header_.setup)),
      moves_(std::move(moves)),
      stoppedBy_(std::move(stoppedBy)),
      state_(start) {
  play();
}

/// Plays all moves once, noting what is asked later, and stays at the last step.
void Replay::play() {
  const auto apart = static_cast<int>(std::max<std::size_t>(kLeastApart, moves_.size() * sizeOf(state_) / kMostKept));
  std::vector<int> stays;  // moves that were not taken back
  same_ = {0};
  kept_.emplace(0, state_);
  turns_ = {Turn{0, {}, 0}};
  if (state_.head.turn > 0) beginTurn(static_cast<int>(state_.head.turn), state_.head.active, 0);
  firstOf_.reserve(moves_.size() + 1);
  for (int move = 0; move < steps(); ++move) {
    firstOf_.push_back(static_cast<std::uint32_t>(events_.size()));
    const bool isTakeBack = moves_[static_cast<std::size_t>(move)].action.kind == ActionKind::TakeBack;
    if (isTakeBack && !stays.empty()) {
      takeBack(stays.back());
      stays.pop_back();
    } else {
      playOn(move);
      stays.push_back(move);
      if (step_ % apart == 0) kept_.emplace(step_, state_);
    }
  }
  firstOf_.push_back(static_cast<std::uint32_t>(events_.size()));
  endTurn();
  for (const int move : stays) addMark(move);
}

void Replay::playOn(int move) {
  std::vector<Event> events;
  apply(*definition_, state_, moves_[static_cast<std::size_t>(move)], Observer{&events});
  same_.push_back(++step_);
  for (const Event& event : events) {
    if (event.kind == EventKind::TurnStarted)
      beginTurn(static_cast<int>(state_.head.turn), event.seat, step_);
    else if (event.kind == EventKind::RoundStarted && state_.head.group != Territory::None)
      beginTurn(event.count, {}, step_);
  }
  events_.insert(events_.end(), events.begin(), events.end());
}

/// A step more, with the position before that move.
void Replay::takeBack(int move) {
  same_.push_back(same_[static_cast<std::size_t>(move)]);
  goTo(step_ + 1);
  events_.push_back({.kind = EventKind::TakenBack, .seat = moves_[static_cast<std::size_t>(move)].seat});
}

void Replay::beginTurn(int number, SeatId seat, int first) {
  endTurn();
  turns_.push_back({number, seat, first});
}

/// Marks what a move did, unless the same turn has a mark that ranks higher.
void Replay::addMark(int move) {
  const int turn = turnAt(move + 1);
  if (turns_[static_cast<std::size_t>(turn)].number == 0) return;
  for (const Event& event : eventsOf(move)) {
    const auto mark = markOf(event);
    const bool isFirst = marks_.empty() || marks_.back().turn != turn;
    if (!mark || (!isFirst && mark->kind <= marks_.back().kind)) continue;
    if (!isFirst) marks_.pop_back();
    marks_.push_back({mark->kind, turn, move + 1, mark->seat});
  }
}

void Replay::endTurn() {
  std::vector<std::uint8_t>& points = turns_.back().points;
  points.clear();
  for (int seat = 0; seat < definition_->seats; ++seat)
    points.push_back(static_cast<std::uint8_t>(state_.points(SeatId(seat))));
}

/// The moves that lead to a step, from a position that is at hand.
std::vector<int> Replay::wayTo(int step, const State*& from) const {
  std::vector<int> moves;
  const int here = same_[static_cast<std::size_t>(step_)];
  for (int at = same_[static_cast<std::size_t>(step)];; at = same_[static_cast<std::size_t>(at - 1)]) {
    if (at == here) {
      from = &state_;
      break;
    }
    if (const auto kept = kept_.find(at); kept != kept_.end()) {
      from = &kept->second;
      break;
    }
    moves.push_back(at - 1);
  }
  std::ranges::reverse(moves);
  return moves;
}

void Replay::goTo(int step) {
  step = std::clamp(step, 0, static_cast<int>(same_.size()) - 1);
  const State* from = nullptr;
  const std::vector<int> moves = wayTo(step, from);
  if (from != &state_) state_ = *from;
  for (const int move : moves) apply(*definition_, state_, moves_[static_cast<std::size_t>(move)]);
  step_ = step;
}

State Replay::seenBy(Viewer viewer) const { return visibleTo(viewer, *definition_, state_); }

std::vector<Event> Replay::eventsOf(int move) const {
  const auto at = static_cast<std::size_t>(move);
  return {events_.begin() + firstOf_[at], events_.begin() + firstOf_[at + 1]};
}

int Replay::turnAt(int step) const {
  const auto after = std::ranges::upper_bound(turns_, step, {}, &Turn::first);
  return std::max(0, static_cast<int>(after - turns_.begin()) - 1);
}

}  // namespace tapu
