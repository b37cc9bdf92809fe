// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seats/roster.h"

#include <QSet>
#include <algorithm>
#include <map>
#include <set>

#include "app/text/whole_letters.h"
#include "app/wire/names.h"
#include "app/wire/refusal.h"
#include "engine/bots/simulation.h"
#include "engine/play/validation.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr int kColors = 10;

/// Names for bots that nobody at the table has and that are kept for nobody, each handed out once.
class BotNames {
 public:
  BotNames(const QList<LobbySeat>& seats, const std::function<bool(const QString& look)>& isKept) : isKept_(isKept) {
    for (const LobbySeat& seat : seats)
      if (seat.holder != SeatHolder::Nobody) taken_.insert(skeletonOf(seat.name));
  }
  QString next() {
    const auto firsts = botFirstNames();
    for (;;) {
      const std::size_t number = tried_ / firsts.size() + 1;
      QString name = QString::fromLatin1(firsts[tried_++ % firsts.size()]);
      if (number > 1) name = u"%1 %2"_s.arg(name, QString::number(number));
      if (isFree(skeletonOf(name)) && isFree(skeletonOf(botNameHere(name)))) return name;
    }
  }

 private:
  bool isFree(const QString& look) const { return !taken_.contains(look) && !isKept_(look); }
  const std::function<bool(const QString& look)>& isKept_;
  QSet<QString> taken_;
  std::size_t tried_ = 0;
};
}  // namespace

int colorOnChain(int seat, int boards, Ends ends) {
  constexpr int kPairs = kColors / kSeatsAtBoardOfChain;
  const int board = seat / kSeatsAtBoardOfChain, whole = boards - boards % kPairs;
  const bool isLeftOver = ends == Ends::Joined && board >= whole;
  // The last boards of a ring stand before the first: each has the colors of one that is three boards away or more.
  const int shift = boards % kPairs == 1 ? 2 : 1;
  const int pair = isLeftOver ? (board - whole + shift) % kPairs : board % kPairs;
  return kSeatsAtBoardOfChain * pair + seat % kSeatsAtBoardOfChain;
}

bool isPlayable(const Setup& setup) {
  if (playsOnChain(rulesOf(setup.ruleSet, setup.options))) return problems(setup.chain).empty();
  const int seats = setup.seats();
  return setup.chain.isEmpty() && startsFit(setup) && seats >= kFewestAtOneBoard && seats <= kMostSeatsOfTable &&
         problems(setup.board).empty() && !tooManyIslands(setup);
}

Roster::Roster(const QString& gameName, const Setup& setup) {
  lobby_.gameName = firstLetters(cleanLine(gameName), kMostGameName);
  lobby_.setup = setup;
  lobby_.seats.resize(setup.seats());
}

void Roster::restore(const Lobby& stored) {
  lobby_ = stored;
  looks_.clear();
  awaited_.clear();
  for (LobbySeat& seat : lobby_.seats) {
    seat.pingMs = seat.graceLeftMs = seat.heardAgoMs = -1;
    if (seat.holder != SeatHolder::Person) continue;
    seat.link = Link::Lost;
    seat.bot.clear();  // the game calls for a stand-in again if one is needed
  }
}

Roster::Seated Roster::sitDown(const QString& name, int color, Role role, SeatId wanted) {
  SeatId seat;
  for (const SeatId i : seatsOf(seats()))
    if (this->seat(i).holder == SeatHolder::Nobody && (!seat || i == wanted)) seat = i;
  return seat ? take(seat, name, color, role) : Seated{SeatId(), Refusal::GameFull};
}

Roster::Seated Roster::sitDownLate(const QString& name, int color, SeatId wanted) {
  SeatId seat = wanted;
  for (const SeatHolder holder : {SeatHolder::Nobody, SeatHolder::Bot}) {
    for (const SeatId i : seatsOf(seats()))
      if (!seat && this->seat(i).holder == holder) seat = i;
  }
  if (!seat) return {SeatId(), Refusal::GameFull};
  const LobbySeat before = this->seat(seat);
  // Pieces on the board do not change their color for somebody who comes late.
  const int worn = before.holder == SeatHolder::Nobody ? color : before.color;
  const Seated seated = take(seat, name, worn, Role::Guest);
  if (!seated.seat) return seated;
  this->seat(seat).bot = before.bot;
  awaited_[seat] = before;
  return seated;
}

std::vector<SeatId> Roster::awaited() const {
  std::vector<SeatId> seats;
  for (const auto& [seat, before] : awaited_) seats.push_back(seat);
  return seats;
}

QString Roster::nameBefore(SeatId seat) const {
  const auto before = awaited_.find(seat);
  return before == awaited_.end() ? QString() : before->second.name;
}

void Roster::seated(SeatId seat) {
  this->seat(seat).bot.clear();
  awaited_.erase(seat);
}

void Roster::standUp(SeatId index) {
  const auto before = awaited_.extract(index);
  if (before.empty()) return;
  seat(index) = before.mapped();
  if (seat(index).holder != SeatHolder::Bot) return;
  if (isPersonNamed(seat(index).name, index) || isKept_(skeletonOf(seat(index).name))) seat(index).name = botName();
  seat(index).color = freeColor(seat(index).color, index, Yielding::No);
}

Lobby Roster::settled(const std::set<SeatId>& sittingDown) const {
  Lobby settled = lobby_;
  for (const auto& [seat, before] : awaited_)
    if (sittingDown.contains(seat))
      settled.seats[seat.value].bot.clear();
    else
      settled.seats[seat.value] = before;
  return settled;
}

Roster::Seated Roster::take(SeatId seat, const QString& name, int color, Role role) {
  QString shown = cleanName(name);
  if (shown.isEmpty()) shown = u"#%1"_s.arg(seat.value + 1);
  if (isPersonNamed(shown, seat)) return {SeatId(), Refusal::NameTaken};
  LobbySeat taken;
  taken.holder = SeatHolder::Person;
  taken.name = shown;
  taken.role = role;
  this->seat(seat) = taken;
  dress(seat, color);
  return {seat, Refusal::None};
}

void Roster::putBots(const std::map<SeatId, QString>& bots) {
  BotNames names(lobby_.seats, isKept_);
  for (const auto& [seat, bot] : bots) {
    LobbySeat taken;
    taken.holder = SeatHolder::Bot;
    taken.bot = bot;
    taken.name = names.next();
    taken.color = freeColor(seat.value, seat, Yielding::No);
    taken.ready = Ready::Yes;
    this->seat(seat) = taken;
  }
}

void Roster::leaveVacant() {
  std::vector<SeatId> empty;
  for (const SeatId i : seatsOf(seats()))
    if (seat(i).holder == SeatHolder::Nobody) empty.push_back(i);
  lobby_.setup.vacant = vacantSeats(lobby_.setup, empty);
}

bool Roster::move(SeatId from, SeatId to) {
  if (!has(to) || seat(to).holder != SeatHolder::Nobody) return false;
  std::swap(this->seat(from), this->seat(to));
  if (hasColorsOfItsPlaces()) seat(to).color = freeColor(seat(to).color, to, Yielding::Yes);
  return true;
}

Refusal Roster::choose(SeatId index, const QString& name, int color) {
  const QString shown = cleanName(name);
  if (shown.isEmpty() || isPersonNamed(shown, index)) return Refusal::NameTaken;
  seat(index).name = shown;
  dress(index, color);
  return Refusal::None;
}

bool Roster::changeSetup(const Setup& setup) {
  const int wanted = setup.seats();
  if (!isPlayable(setup) || !problems(setup).empty()) return false;
  // Empty seats go first; those who sit keep their place.
  for (int i = wanted; i < seats(); ++i)
    if (seat(SeatId(i)).holder != SeatHolder::Nobody) return false;
  lobby_.setup = setup;
  lobby_.seats.resize(wanted);
  for (const SeatId i : seatsOf(hasColorsOfItsPlaces() ? wanted : 0))
    if (seat(i).holder != SeatHolder::Nobody) seat(i).color = freeColor(seat(i).color, i, Yielding::Yes);
  for (LobbySeat& seat : lobby_.seats)
    if (seat.holder == SeatHolder::Person && seat.role != Role::Host) seat.ready = Ready::No;
  return true;
}

SeatId Roster::hostSeat() const {
  for (const SeatId i : seatsOf(seats()))
    if (seat(i).role == Role::Host) return i;
  return {};
}

int Roster::persons() const {
  return static_cast<int>(std::count_if(lobby_.seats.begin(), lobby_.seats.end(),
                                        [](const LobbySeat& seat) { return seat.holder == SeatHolder::Person; }));
}

bool Roster::everyPersonReady(SeatId except) const {
  for (const SeatId i : seatsOf(seats()))
    if (i != except && seat(i).holder == SeatHolder::Person && seat(i).ready == Ready::No) return false;
  return true;
}

bool Roster::isReady(SeatId except) const {
  return isReadyButForEmptySeats(except) &&
         std::none_of(lobby_.seats.begin(), lobby_.seats.end(),
                      [](const LobbySeat& seat) { return seat.holder == SeatHolder::Nobody; });
}

bool Roster::isReadyButForEmptySeats(SeatId except) const {
  if (persons() == 0 && mayNeverEnd(rulesOf(lobby_.setup.ruleSet, lobby_.setup.options))) return false;  // 8.17
  return everyPersonReady(except) && std::none_of(lobby_.seats.begin(), lobby_.seats.end(),
                                                  [](const LobbySeat& seat) { return seat.link == Link::Lost; });
}

bool Roster::isPersonNamed(const QString& name, SeatId except) const {
  const QString wanted = skeletonOf(name);
  const std::size_t hash = qHash(wanted);
  for (const SeatId i : seatsOf(seats())) {
    if (i == except || seat(i).holder != SeatHolder::Person) continue;
    const Look& look = lookOf(i);
    if (look.hash == hash && look.skeleton == wanted) return true;
  }
  return false;
}

const Roster::Look& Roster::lookOf(SeatId index) const {
  looks_.resize(static_cast<std::size_t>(seats()));
  Look& look = looks_[index.value];
  const QString& name = seat(index).name;
  if (look.name.constData() == name.constData()) return look;  // the same bytes, which need not be read
  const QString skeleton = skeletonOf(name);
  look = {name, skeleton, skeletonOf(botNameHere(name)), qHash(skeleton)};
  return look;
}

/// Pieces of ten seats can stand on one board with its seams (9.21): so many colors, repeated along the chain.
std::vector<SeatId> Roster::seatsInSightOf(SeatId seat) const {
  const int count = seats(), most = std::min(kColors - 1, count / 2);
  std::vector<SeatId> inSight;
  for (int apart = -most; apart <= most; ++apart)
    if (apart != 0) inSight.push_back(SeatId((seat.value + apart + count) % count));
  return inSight;
}

/// So many seats cannot choose: whoever comes last might find no color that nobody in sight has.
bool Roster::hasColorsOfItsPlaces() const { return lobby_.setup.chain.size() * kSeatsAtBoardOfChain > kColors; }

int Roster::freeColor(int wanted, SeatId except, Yielding bots) const {
  if (hasColorsOfItsPlaces()) return colorOnChain(except.value, lobby_.setup.chain.size(), lobby_.setup.chain.ends);
  const std::vector<SeatId> inSight = seatsInSightOf(except);
  for (int step = 0; step < kColors; ++step) {
    const int color = (std::max(wanted, 0) + step) % kColors;
    const bool isTaken = std::ranges::any_of(inSight, [&](SeatId i) {
      const LobbySeat& other = seat(i);
      const bool counts =
          other.holder == SeatHolder::Person || (bots == Yielding::No && other.holder == SeatHolder::Bot);
      return counts && other.color == color;
    });
    if (!isTaken) return color;
  }
  return std::max(wanted, 0) % kColors;
}

// A person's choice comes first: bots that had the same name or color take others.
void Roster::dress(SeatId index, int color) {
  seat(index).color = freeColor(color, index, Yielding::Yes);
  renameBotsLike(seat(index).name);
  for (const SeatId i : seatsOf(seats())) {
    if (i == index || seat(i).holder != SeatHolder::Bot) continue;
    if (seat(i).color == seat(index).color) seat(i).color = freeColor(seat(i).color, i, Yielding::No);
  }
}

bool Roster::renameBotsLike(const QString& name) {
  const QString skeleton = skeletonOf(name);
  bool any = false;
  for (const SeatId i : seatsOf(seats())) {
    if (seat(i).holder != SeatHolder::Bot) continue;
    const Look& look = lookOf(i);
    if (look.skeleton != skeleton && look.skeletonHere != skeleton) continue;
    seat(i).name = botName();
    any = true;
  }
  return any;
}

void Roster::callBots(const QStringList& names) {
  const auto called = seatsOf(std::min(seats(), static_cast<int>(names.size())));
  const auto take = [this](SeatId id, const QString& name) {
    const QString look = skeletonOf(name);
    const auto hasIt = [&](SeatId other) { return other != id && skeletonOf(seat(other).name) == look; };
    if (!std::ranges::any_of(seatsOf(seats()), hasIt) && !isKept_(look)) seat(id).name = name;
  };
  std::map<SeatId, QString> before;  // bots may change their names with one another
  for (const SeatId id : called)
    if (seat(id).holder == SeatHolder::Bot) before[id] = std::exchange(seat(id).name, {});
  for (const auto& [id, name] : before)
    if (const QString wanted = cleanName(names[id.value]); !wanted.isEmpty()) take(id, wanted);
  for (const auto& [id, name] : before)
    if (seat(id).name.isEmpty()) take(id, name);
  for (LobbySeat& seat : lobby_.seats)
    if (seat.holder == SeatHolder::Bot && seat.name.isEmpty()) seat.name = botName();
}

void Roster::paintBots(const QList<int>& colors) {
  if (hasColorsOfItsPlaces()) return;
  QList<LobbySeat> painted = lobby_.seats;
  for (const SeatId id : seatsOf(std::min(seats(), static_cast<int>(colors.size()))))
    if (seat(id).holder == SeatHolder::Bot) painted[id.value].color = colors[id.value];
  std::set<int> taken;
  for (const LobbySeat& each : painted) {
    if (each.holder == SeatHolder::Nobody) continue;
    if (each.color < 0 || each.color >= kColors || !taken.insert(each.color).second) return;
  }
  lobby_.seats = painted;
}

QString Roster::botName() const { return BotNames(lobby_.seats, isKept_).next(); }

}  // namespace tapu
