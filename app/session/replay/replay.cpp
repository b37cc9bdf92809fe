// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay/replay.h"

#include <QCryptographicHash>
#include <QFile>
#include <QLocale>
#include <algorithm>

#include "app/files/record_move.h"
#include "app/files/whole_file.h"
#include "app/text/player_colors.h"
#include "app/text/shown_text.h"
#include "app/wire/names.h"
#include "app/wire/seat_number.h"
#include "engine/play/game.h"
#include "engine/play/visible.h"

namespace tapu {

namespace {

constexpr int kPlayingPart = 4;                ///< playing all moves takes such a part of the time that reading takes
constexpr int kLeastApart = 32;                ///< steps between two positions that are kept
constexpr std::size_t kMostKept = 64'000'000;  ///< bytes of all of them, about

/// About how many bytes a position takes.
std::size_t sizeOf(const State& state) {
  return sizeof(State) + static_cast<std::size_t>(state.seats.size()) * sizeof(Seat) +
         static_cast<std::size_t>(state.reach.size()) * sizeof(Reach) +
         static_cast<std::size_t>(state.blocks.size()) * sizeof(Block) +
         static_cast<std::size_t>(state.corners.size() + state.edges.size()) * sizeof(Piece);
}

bool goesOnAlways(qint64, qint64) { return true; }

/// The mark of an event, if any.
std::optional<Replay::Mark> markOf(const Event& event) {
  using Kind = Replay::Mark::Kind;
  static constexpr std::pair<EventKind, Kind> kMarks[] = {{EventKind::Rolled, Kind::Seven},
                                                          {EventKind::SettlementBuilt, Kind::Settlement},
                                                          {EventKind::CityBuilt, Kind::City},
                                                          {EventKind::LargestArmyMoved, Kind::LargestArmy},
                                                          {EventKind::LongestRoadMoved, Kind::LongestRoad},
                                                          {EventKind::IslandBonus, Kind::Island},
                                                          {EventKind::GiftTaken, Kind::Gift}};
  const auto* found = std::ranges::find(kMarks, event.kind, &std::pair<EventKind, Kind>::first);
  const bool isOther = event.kind == EventKind::Rolled && event.count + event.more != 7;
  const bool isCards = event.kind == EventKind::GiftTaken && event.more != static_cast<int>(Gift::Kind::Points);
  if (found == std::end(kMarks) || isOther || isCards) return {};
  return Replay::Mark{found->second, 0, 0, event.seat};
}

}  // namespace

std::unique_ptr<Replay> Replay::from(const QString& path, Complaint& complaint) {
  return from(path, complaint, goesOnAlways);
}

std::unique_ptr<Replay> Replay::from(const QString& path, Complaint& complaint, const GoesOn& goesOn) {
  QFile file(path);
  if (isPipeOrDevice(path) || !file.open(QIODevice::ReadOnly)) {
    complaint.sentence = cannotRead(file);
    return nullptr;
  }
  if (file.size() > kMostBytes) {
    //: Why a record cannot be shown; %1 a number of megabytes
    complaint.sentence = tr("The record is too large: records of up to %1 MB can be looked at.")
                             .arg(QLocale().toString(kMostBytes / (1024 * 1024)));
    return nullptr;
  }
  RecordReader reader(file);
  if (!reader.start(complaint)) return nullptr;
  const State start = reader.game().state();
  // Reading checks every move, which takes most of the time; then all are played once more.
  const qint64 all = file.size() + file.size() / kPlayingPart + 1;
  while (reader.next(complaint) == RecordReader::Step::Moved)
    if (!goesOn(file.pos(), all)) return nullptr;
  QString stoppedBy = complaint.isEmpty() ? QString() : complaint.at(shownFileName(path));
  complaint = {};
  const auto goesOnPlaying = [&](qint64 done, qint64 moves) {
    return goesOn(file.size() + file.size() / kPlayingPart * done / moves, all);
  };
  std::unique_ptr<Replay> replay(
      new Replay(reader.header(), start, reader.game().log(), std::move(stoppedBy), goesOnPlaying));
  replay->path_ = path;
  return replay->isWhole_ ? std::move(replay) : nullptr;
}

void Replay::retell() {
  Complaint complaint;
  if (stoppedBy_.isEmpty() || path_.isEmpty()) return;
  if (const auto again = from(path_, complaint)) stoppedBy_ = again->stoppedBy_;
}

Replay::Replay(RecordHeader header, const State& start, std::vector<Move> moves, QString stoppedBy)
    : Replay(std::move(header), start, std::move(moves), std::move(stoppedBy), goesOnAlways) {}

Replay::Replay(RecordHeader header, const State& start, std::vector<Move> moves, QString stoppedBy,
               const GoesOn& goesOn)
    : header_(std::move(header)),
      definition_(std::make_shared<const GameDefinition>(header_.setup)),
      moves_(std::move(moves)),
      stoppedBy_(std::move(stoppedBy)),
      state_(start) {
  isWhole_ = play(goesOn);
}

/// Plays all moves once, noting facts for later, and stays at the last step. False: it was stopped.
bool Replay::play(const GoesOn& goesOn) {
  const auto apart = static_cast<int>(std::max<std::size_t>(kLeastApart, moves_.size() * sizeOf(state_) / kMostKept));
  std::vector<int> stays;  // moves that were not taken back
  const auto moveAt = [this](int move) -> const Move& { return moves_[static_cast<std::size_t>(move)]; };
  same_ = {0};
  kept_.emplace(0, state_);
  turns_ = {Turn{0, {}, 0}};
  if (state_.head.turn > 0) beginTurn(static_cast<int>(state_.head.turn), state_.head.active, 0);
  firstOf_.reserve(moves_.size() + 1);
  for (int move = 0; move < steps(); ++move) {
    if (!goesOn(move, steps())) return false;
    firstOf_.push_back(static_cast<std::uint32_t>(events_.size()));
    const bool isTakeBack = moveAt(move).action.kind == ActionKind::TakeBack;
    std::optional<int> undone;
    if (isTakeBack) undone = takeLastPlayed(stays, moveAt);
    if (undone) {
      takeBack(*undone);
    } else {
      playOn(move);
      stays.push_back(move);
      if (step_ % apart == 0) kept_.emplace(step_, state_);
    }
  }
  firstOf_.push_back(static_cast<std::uint32_t>(events_.size()));
  endTurn();
  end_ = state_;
  for (const int move : stays) addMarks(move);
  return true;
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
  const Header now = state_.head;
  same_.push_back(same_[static_cast<std::size_t>(move)]);
  goTo(step_ + 1);
  if (state_.head.wishes != now.wishes || state_.head.queue != now.queue) {  // wishes stay (13.4): another position
    keepWishes(state_, now);
    same_.back() = step_;
    kept_.emplace(step_, state_);
  }
  events_.push_back({.kind = EventKind::TakenBack, .seat = moves_[static_cast<std::size_t>(move)].seat});
}

void Replay::beginTurn(int number, SeatId seat, int first) {
  endTurn();
  turns_.push_back({number, seat, first});
}

std::vector<Replay::Mark> Replay::marks(const std::vector<SeatId>& seats) const {
  std::vector<Mark> highest;
  for (const Mark& mark : marks_) {
    if (mark.seat && !seats.empty() && std::ranges::find(seats, mark.seat) == seats.end()) continue;
    if (highest.empty() || highest.back().turn != mark.turn)
      highest.push_back(mark);
    else if (mark.kind > highest.back().kind)
      highest.back() = mark;
  }
  return highest;
}

void Replay::addMarks(int move) {
  const int turn = turnAt(move + 1);
  if (turns_[static_cast<std::size_t>(turn)].number == 0) return;
  for (const Event& event : eventsOf(move))
    if (const auto mark = markOf(event)) marks_.push_back({mark->kind, turn, move + 1, mark->seat});
}

void Replay::endTurn() {
  Turn& turn = turns_.back();
  turn.points.clear();
  turn.shown.clear();
  for (int seat = 0; seat < definition_->seats; ++seat) {
    turn.points.push_back(static_cast<std::uint8_t>(state_.points(SeatId(seat))));
    turn.shown.push_back(static_cast<std::uint8_t>(state_.shownPoints(SeatId(seat))));
  }
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

QString Replay::nameOf(SeatId seat) const {
  const QString name = recordedName(seat);
  if (header_.bots.value(seat.value).isEmpty()) return name;
  const QString shown = botNameHere(name);
  if (shown == name) return name;
  // A person at this table may have that name.
  const bool isTaken = std::ranges::any_of(seatsOf(definition_->seats), [&](SeatId other) {
    return header_.bots.value(other.value).isEmpty() && skeletonOf(recordedName(other)) == skeletonOf(shown);
  });
  return isTaken ? name : shown;
}

QString Replay::recordedName(SeatId seat) const {
  const QString name = cleanLine(header_.names.value(seat.value));
  //: A seat of a recorded game whose player has no name; %1 its number
  return name.isEmpty() ? tr("Seat %1").arg(QLocale().toString(seat.value + 1)) : name;
}

int Replay::colorOf(SeatId seat) const {
  const auto& colors = header_.colors;
  const auto at = static_cast<std::size_t>(seat.value);
  return (at < colors.size() ? colors[at] : seat.value) % kPlayerColors;
}

QString Replay::fingerprint() const {
  constexpr std::size_t kEnough = 40;  // moves
  RecordHeader same = header_;
  same.played = {};
  same.here.clear();
  QByteArray text = headerLine(same);
  for (std::size_t i = 0; i < std::min(kEnough, moves_.size()); ++i) text += moveLine(*definition_, moves_[i]);
  return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(24));
}

QString Replay::result() const {
  const Header& head = end_.head;
  //: How a recorded game ended; %1 a player
  if (head.winner) return tr("%1 won.").arg(nameOf(head.winner));
  //: How a recorded game ended: without a winner
  if (head.phase == Phase::Over) return tr("The game was stopped without a winner.");
  //: How a recorded game stands
  if (head.phase == Phase::Setup) return tr("The game is not over: the starting placement goes on.");
  //: How a recorded game stands; %1 a number
  return tr("The game is not over: it is in round %1.").arg(QLocale().toString(head.round));
}

std::span<const Event> Replay::eventsOf(int move) const {
  const auto at = static_cast<std::size_t>(move);
  return {events_.data() + firstOf_[at], events_.data() + firstOf_[at + 1]};
}

int Replay::turnAt(int step) const {
  const auto after = std::ranges::upper_bound(turns_, step, {}, &Turn::first);
  return std::max(0, static_cast<int>(after - turns_.begin()) - 1);
}

}  // namespace tapu
