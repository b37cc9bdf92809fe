// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/lesson/lesson_table.h"

#include <algorithm>
#include <utility>

#include "app/host/server/hosted_server.h"
#include "app/session/game/at_once.h"
#include "app/wire/names.h"
#include "app/wire/seat_number.h"

namespace tapu {

namespace {

/// Names for the other seats in the language of the moment, none of them that of the learner.
QStringList namesBeside(const QString& learner, int count) {
  QStringList names;
  const auto known = botFirstNames();
  for (int i = 0; names.size() < count; ++i) {
    const QString first = QString::fromLatin1(known[static_cast<std::size_t>(i) % known.size()]);
    const int again = 1 + i / static_cast<int>(known.size());
    const QString name = botNameHere(again == 1 ? first : first + u' ' + QString::number(again));
    if (skeletonOf(name) != skeletonOf(learner)) names << name;
  }
  return names;
}

HostPlan planOf(const LessonScript& script) {
  HostPlan plan;
  plan.gameName = script.name;
  plan.setup = script.header.setup;
  plan.told = script.moves;
  return plan;
}

}  // namespace

LessonTable::LessonTable(const LessonScript& script, int step, const Client::Identity& me, std::shared_ptr<Clock> clock)
    : script_(script),
      step_(step),
      first_(step),
      server_(std::make_unique<HostedServer>(planOf(script))),
      next_(std::move(clock)) {
  const int seats = script.header.setup.seats();
  seats_.resize(static_cast<std::size_t>(seats));
  const QStringList names = namesBeside(me.name, seats - 1);
  for (int i = 0; i < seats; ++i) {
    if (SeatId(i) == script.learner) continue;
    const Client::Identity who{names[static_cast<int>(others_.size())], i, me.locale, {}};
    others_.push_back(std::make_unique<Client>(server_->dialer(Origin::Guest), who));
    seats_[static_cast<std::size_t>(i)] = others_.back().get();
  }
}

LessonTable::~LessonTable() = default;

LessonTable::Begun LessonTable::begin(const LessonScript& script, int step, const Client::Identity& me,
                                      std::shared_ptr<Clock> clock) {
  const std::shared_ptr<LessonTable> table(new LessonTable(script, step, me, std::move(clock)));
  std::vector<std::unique_ptr<Client>> here;
  here.push_back(table->seatLearner(me));
  Begun begun{std::make_unique<GameController>(std::move(here), table), table.get()};
  table->game_ = begun.game.get();
  begun.game->setAsked(std::vector<Action>());
  connect(begun.game.get(), &GameController::strayed, table.get(), &LessonTable::missed);
  std::vector<Client*> learnerFirst{table->clientOf(script.learner)};
  QList<SeatId> seats{script.learner};
  for (const SeatId seat : seatsOf(static_cast<int>(table->seats_.size()))) {
    Client* client = table->clientOf(seat);
    // Queued: a client's action is answered only after it has reported its move.
    for (const auto signal : {&Client::phaseChanged, &Client::gameStarted})
      connect(client, signal, table.get(), &LessonTable::look, Qt::QueuedConnection);
    connect(client, &Client::moved, table.get(), &LessonTable::look, Qt::QueuedConnection);
    connect(client, &Client::refused, table.get(), [table = table.get()] { Q_EMIT table->strayed(); });
    if (seat == script.learner) continue;
    learnerFirst.push_back(client);
    seats << seat;
  }
  playAtOnce(table.get(), learnerFirst, seats);
  table->server_->start();
  for (Client* client : table->seats_) client->start();  // in the order of the seats, which they are given
  return begun;
}

std::unique_ptr<Client> LessonTable::seatLearner(const Client::Identity& me) {
  auto client = std::make_unique<Client>(server_->dialer(Origin::Owner), me);
  seats_[script_.learner.value] = client.get();
  return client;
}

Client* LessonTable::clientOf(SeatId seat) const { return seats_[seat.value]; }

/// The client that sees the most of the game knows the number of moves.
int LessonTable::movesMade() const {
  int most = 0;
  for (const Client* client : seats_)
    if (client->known().hasGame()) most = std::max(most, client->known().moveNumber);
  return most;
}

/// Some seat does not know all moves yet: its next one would come too early, and be refused.
bool LessonTable::isOnItsWay() const {
  const int made = movesMade();
  return std::ranges::any_of(seats_, [made](const Client* client) {
    return !client->known().hasGame() || client->known().isActing() || client->known().moveNumber < made;
  });
}

/// The learner's moves are those of the lesson. On a chain they see a part, and the numbers of moves differ.
bool LessonTable::goesAsTold() const {
  const Client* learner = clientOf(script_.learner);
  if (learner->known().window || !learner->known().hasWholeHistory) return true;
  const auto& seen = learner->known().history;
  for (std::size_t i = static_cast<std::size_t>(judged_); i < seen.size() && i < script_.moves.size(); ++i)
    if (seen[i].seat != script_.moves[i].seat || seen[i].action.kind != script_.moves[i].action.kind) return false;
  judged_ = static_cast<int>(std::min(seen.size(), script_.moves.size()));
  return true;
}

std::vector<Action> LessonTable::asked() const {
  if (!isShown_ || isOver_) return {};
  const LessonStep& now = script_.steps[static_cast<std::size_t>(step_)];
  std::vector<Action> all = script_.asked(step_);
  all.erase(all.begin(), all.begin() + std::clamp(movesMade() - now.at, 0, now.asked));
  return all;
}

/// Looks at the state of the game, and does the next thing.
void LessonTable::look() {
  if (isOver_ || !game_ || isOnItsWay()) return;
  const LessonStep& now = script_.steps[static_cast<std::size_t>(step_)];
  const int made = movesMade();
  if (!goesAsTold()) {
    isOver_ = true;
    return Q_EMIT strayed();
  }
  if (made < now.at) return playNext();
  if (!isShown_) {
    isShown_ = true;
    game_->setAsked(asked());
    Q_EMIT shown(step_);
  } else if (now.asked > 0 && made >= now.at + now.asked) {
    advance();
  } else if (isShowing_) {
    showMe();  // the next of several actions
  }
}

void LessonTable::playNext() {
  const int number = movesMade();
  const Move& move = script_.moves[static_cast<std::size_t>(number)];
  if (!move.seat) return;  // the table makes it
  const bool isSeen = step_ > first_;
  if (!isSeen || paceMs_ == 0) return play(move);
  if (next_.isSet()) return;
  next_.set(paceMs_, [this, number] {
    if (number == movesMade()) play(script_.moves[static_cast<std::size_t>(number)]);
  });
}

void LessonTable::play(const Move& move) { clientOf(move.seat)->act(move.action); }

void LessonTable::advance() {
  isShown_ = isShowing_ = false;
  if (game_) game_->setAsked(std::vector<Action>());
  Q_EMIT done(step_);
  if (step_ + 1 == static_cast<int>(script_.steps.size())) {
    isOver_ = true;
    Q_EMIT finished();
    return;
  }
  ++step_;
  look();
}

void LessonTable::goOn() {
  if (isShown_ && script_.steps[static_cast<std::size_t>(step_)].asked == 0) advance();
}

void LessonTable::showMe() {
  if (!isShown_) return;
  const std::vector<Action> left = asked();
  if (left.empty()) return goOn();
  isShowing_ = true;
  if (game_ && !isOnItsWay()) game_->submit(left.front());
}

}  // namespace tapu

#include "moc_lesson_table.cpp"
