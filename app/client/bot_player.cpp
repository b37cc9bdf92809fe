// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/bot_player.h"

#include <algorithm>

#include "app/wire/requests.h"
#include "engine/bots/wishes.h"
#include "engine/play/game.h"
#include "engine/rules/between.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {
constexpr int kMostRefusals = 3;  // in a row, before it plays anything legal
constexpr int kGiveUpAfter = 50;
}  // namespace

int BotPlayer::paceInTurn(int paceMs, int seats) {
  constexpr int kSeatsOfPace = 4;
  return seats > kSeatsOfPace ? paceMs * kSeatsOfPace / seats : paceMs;
}

BotPlayer::BotPlayer(std::unique_ptr<Client> client, std::unique_ptr<Bot> bot, std::unique_ptr<Rng> rng,
                     std::shared_ptr<Clock> clock, int paceMs, QObject* parent)
    : BotPlayer(std::move(client), mindAtOnce(std::move(bot), std::move(rng)), std::move(clock), paceMs, parent) {}

BotPlayer::BotPlayer(std::unique_ptr<Client> client, std::unique_ptr<Mind> mind, std::shared_ptr<Clock> clock,
                     int paceMs, QObject* parent)
    : QObject(parent),
      client_(std::move(client)),
      mind_(std::move(mind)),
      pace_(clock),
      patience_(clock),
      order_(std::move(clock)),
      paceMs_(paceMs) {
  client_->standStill(paceMs == kByStep ? Held::Yes : Held::No);
  connect(client_.get(), &Client::lobbyChanged, this, &BotPlayer::getReady);
  // After a loss, earlier messages may never have arrived.
  connect(client_.get(), &Client::phaseChanged, this, [this] {
    said_ = Said::Nothing;
    stopThinking();
  });
  connect(client_.get(), &Client::gameStarted, this, [this] {
    counted_.reset();
    courtesy_.reset();
    consider();
  });
  connect(client_.get(), &Client::moved, this, [this](const std::vector<Move>& moves) {
    mind_->saw(client_->known().definition(), moves, client_->known().state);
    refusals_ = 0;
    if (std::ranges::all_of(moves, isAside)) return consider();               // a wish (13.4) makes nobody think anew
    if (client_->known().state.head.paused == Paused::Yes) patience_.stop();  // set anew when the game goes on
    const bool isStep = thinks_ == Order::Stepped;
    followMove();
    if (!isStep || thinks_) return thinkAnew();
    if (step() == Step::Nothing) Q_EMIT steppedInVain();  // the step goes on, though the position is another
  });
  connect(client_.get(), &Client::refused, this, [this] {
    ++counts_.refused;
    ++refusals_;
    if (refusals_ < kGiveUpAfter) consider();
  });
}

BotPlayer::~BotPlayer() = default;

void BotPlayer::setPace(int paceMs) {
  const bool stood = std::exchange(paceMs_, paceMs) == kByStep, stands = paceMs == kByStep;
  client_->standStill(stands ? Held::Yes : Held::No);
  if (stands && !stood) {
    patience_.stop();
    order_.stop();
    stopThinking();
  }
  if (!pace_.isSet() && !stood && !stands) return;
  pace_.stop();
  consider();
}

BotPlayer::Step BotPlayer::step() {
  if (thinks_ == Order::Stepped) return Step::Thinks;
  const int before = counts_.acts;
  decide(Order::Stepped);
  if (counts_.acts != before) return Step::Acted;
  return thinks_ ? Step::Thinks : Step::Nothing;
}

void BotPlayer::start() { client_->start(); }

void BotPlayer::hold(Held held) {
  if (std::exchange(held_, held) == held) return;
  if (held == Held::Yes) return stopThinking();
  refusals_ = 0;
  consider();
}

/// A bot behind a network is a guest like others: it says that it is ready, once.
void BotPlayer::getReady() {
  const Lobby& lobby = client_->known().lobby;
  const SeatId seat = client_->known().seat();
  if (lobby.stage != Lobby::Stage::Gathering || !seat || seat.value >= lobby.seats.size()) return;
  const LobbySeat& own = lobby.seats[seat.value];
  if (own.holder != SeatHolder::Person) return;
  const Said before = std::exchange(said_, own.ready == Ready::No ? Said::IsReady : Said::Nothing);
  if (own.ready == Ready::No && before == Said::Nothing) client_->ask(requests::SetReady{Ready::Yes});
}

/// A pause that began before somebody else's move would be over too soon after it. In shared rounds all move all the
/// time: there nobody would ever have thought long enough.
void BotPlayer::thinkAnew() {
  if (pace_.isSet() && client_->known().definition().rules.sharedRounds == Switch::Off) pace_.stop();
  consider();
}

void BotPlayer::stopThinking() {
  thinks_.reset();
  mind_->withdraw();
}

/// The position that it thinks about has changed. If all move all the time no decision would ever be ready: there the
/// answer counts if it can still be played.
void BotPlayer::followMove() {
  isStale_ = true;
  if (client_->known().definition().rules.sharedRounds == Switch::Off) stopThinking();
}

bool BotPlayer::isAskedByPerson() const {
  const GameDefinition& definition = client_->known().definition();
  for (const PartnerId partner : definition.partnersOf(client_->known().seat())) {
    const SeatId offerer = definition.partner(client_->known().seat(), partner);
    if (isPerson(offerer) && mayAnswer(client_->known().seat(), offerer)) return true;
  }
  return false;
}

void BotPlayer::consider() {
  const bool isByStep = paceMs_ == kByStep;
  if (client_->known().phase != Client::Phase::Playing || client_->known().isActing() || pace_.isSet() || thinks_)
    return;
  if (order_.isSet()) return decide(Order::Kept);  // it has thought already, and somebody may have answered
  if (isByStep && !isAskedByPerson()) return;
  if (!isByStep && wishes()) return decide(Order::Kept);  // a quick turn cuts it off otherwise (13.4)
  const GameDefinition& definition = client_->known().definition();
  const bool isInTurn = definition.rules.sharedRounds == Switch::Off;
  const int ownMs = isInTurn ? paceInTurn(paceMs_, definition.seats) : paceMs_;
  const int thought = isByStep ? kAnswerMs : ownMs;
  if (const int pace = std::max({thought, client_->known().leastPaceMs, leastPaceMs_}); pace > 0)
    pace_.set(pace, [this] { decide(Order::Kept); });
  else
    decide(Order::Kept);
}

/// Whether it would say now that it wishes to build (13.4), with no other thing to do.
bool BotPlayer::wishes() const {
  if (held_ == Held::Yes || !hasBuilding(client_->known().definition())) return false;
  const SeatView view(client_->known().definition(), client_->known().state, client_->known().seat(),
                      PlayerTrade::LeftOut);
  return wishOf(view).has_value();
}

const CountedHands* BotPlayer::count() {
  const GameDefinition& definition = client_->known().definition();
  const auto& window = client_->known().window;
  const bool hasSeenAll = client_->known().hasWholeHistory && (!window || window->isWhole());
  if (!hasSeenAll || !CountedHands::isPossible(definition.rules)) return nullptr;
  const std::vector<Move>& history = client_->known().history;
  if (!counted_ || countedMoves_ > history.size()) {
    counted_.emplace(definition, Viewer::ofSeatOrWatcher(client_->known().seat()));
    countedMoves_ = 0;
  }
  for (; countedMoves_ < history.size(); ++countedMoves_) counted_->hear(history[countedMoves_]);
  return counted_->at(client_->known().state);
}

const Courtesy* BotPlayer::heedAnswers() {
  const GameDefinition& definition = client_->known().definition();
  if (definition.rules.sharedRounds == Switch::On) return nullptr;
  const SeatId own = client_->known().seat();
  if (!courtesy_) courtesy_.emplace(own);
  courtesy_->follow(definition, client_->known().history);
  SeatSet persons;
  for (int i = 0; i < definition.seats; ++i)
    if (SeatId(i) != own && isPerson(SeatId(i))) persons.insert(SeatId(i));
  courtesy_->setPersons(persons);
  return &*courtesy_;
}

void BotPlayer::decide(Order order) {
  if (held_ == Held::Yes || client_->known().phase != Client::Phase::Playing || client_->known().isActing()) return;
  // A thought based on a history is about one board, and needs its first moves.
  const bool isWhole = client_->known().hasWholeHistory && !client_->known().window;
  const SeatView view(
      client_->known().definition(), client_->known().state, client_->known().seat(), tradeNow(), Eyes::OfSeat,
      {.history = isWhole ? &client_->known().history : nullptr, .counted = count(), .courtesy = heedAnswers()});
  if (view.legal().empty()) {
    stopThinking();
    return order_.stop();
  }
  thinks_ = order;
  decided_.reset();
  isStale_ = false;
  isAsking_ = true;
  mind_->ask(view, refusals_ < kMostRefusals ? Choice::Own : Choice::Any,
             [this](const std::optional<Action>& action) { hear(action); });
  isAsking_ = false;
}

/// In a shared round, where its time runs out too, it makes no more offers when one has found no answer, and answers
/// those of others still.
PlayerTrade BotPlayer::tradeNow() const {
  const GameDefinition& definition = client_->known().definition();
  const SeatId own = client_->known().seat();
  if (definition.rules.sharedRounds == Switch::Off || unheardIn_ != client_->known().state.head.turn)
    return PlayerTrade::Listed;
  for (const PartnerId partner : definition.partnersOf(own))
    if (mayAnswer(own, definition.partner(own, partner))) return PlayerTrade::Listed;
  return PlayerTrade::LeftOut;
}

/// The answer of its mind.
void BotPlayer::hear(const std::optional<Action>& action) {
  if (!thinks_) return;
  const Order order = *std::exchange(thinks_, std::nullopt);
  if (held_ == Held::Yes || client_->known().phase != Client::Phase::Playing || client_->known().isActing()) return;
  if (isStale_ && !isStillLegal(action)) {
    if (order != Order::Stepped) return consider();
    if (step() == Step::Nothing) Q_EMIT steppedInVain();
    return;
  }
  const int before = counts_.acts;
  carryOut(action, order);
  if (order != Order::Stepped) return;
  if (paceMs_ == kByStep) order_.stop();  // those who go first answer at steps of their own
  if (counts_.acts == before && !isAsking_) Q_EMIT steppedInVain();
}

/// The others have had their time. Its decision holds, unless somebody has moved since.
void BotPlayer::goOn(Order order) {
  if (!decided_ || isStale_) return decide(order);
  if (held_ == Held::No && client_->known().phase == Client::Phase::Playing && !client_->known().isActing())
    carryOut(std::exchange(decided_, std::nullopt), order);
}

bool BotPlayer::isStillLegal(const std::optional<Action>& action) const {
  if (!action) return false;
  const SeatView view(client_->known().definition(), client_->known().state, client_->known().seat());
  return view.legal().contains(*action) && view.allows(*action);
}

void BotPlayer::carryOut(const std::optional<Action>& action, Order order) {
  if (!action) {
    order_.stop();
    return order == Order::Stepped ? withdrawByStep() : waitForAnswers();
  }
  decided_ = action;
  if (const qint64 ms = order == Order::Stepped ? 0 : personsHave(*action); ms > 0) return waitForPersons(ms);
  const int others =
      order == Order::Left ? 0 : answersBefore(*action, order == Order::Stepped ? Who::Bots : Who::Anyone);
  if (others > 0) return waitForOthers(others);
  order_.stop();
  act(*action);
}

void BotPlayer::act(const Action& action) {
  patience_.stop();
  ++counts_.acts;
  client_->act(action);
}

/// Asked by the offerer and not answered; who said in a shared round that they are done answers no more (9.6).
bool BotPlayer::mayAnswer(SeatId asked, SeatId offerer) const {
  const State& state = client_->known().state;
  return isAsked(client_->known().definition(), state, asked, offerer) &&
         state.seat(asked).pending.must != Decision::Done;
}

/// Whether somebody of these may still answer its open offer.
bool BotPlayer::mayBeAnsweredBy(Who who) const {
  const SeatId own = client_->known().seat();
  for (PartnerId partner : client_->known().definition().partnersOf(own)) {
    const SeatId asked = client_->known().definition().partner(own, partner);
    if (mayAnswer(asked, own) && (who == Who::Anyone || !isPerson(asked))) return true;
  }
  return false;
}

/// An acceptance closes an offer: if all partners answered in the same moment, most would answer an offer that is gone.
/// So bots answer one after another, by seat, and the offerer goes on when all have answered.
int BotPlayer::answersBefore(const Action& action, Who who) const {
  const SeatId own = client_->known().seat();
  const Decision must = client_->known().state.seat(own).pending.must;
  const bool isAnswer = action.kind == ActionKind::Accept || action.kind == ActionKind::Decline;
  if (!isAnswer && must != Decision::Act && must != Decision::Nothing)
    return 0;  // till that is decided no offer is answered
  const SeatId offerer = isAnswer ? action.seat : own;
  int answers = 0;
  for (PartnerId partner : client_->known().definition().partnersOf(offerer)) {
    const SeatId asked = client_->known().definition().partner(offerer, partner);
    if (isAnswer && asked == own) break;
    answers += mayAnswer(asked, offerer) && (who == Who::Anyone || !isPerson(asked));
  }
  return answers;
}

bool BotPlayer::isPerson(SeatId seat) const {
  if (!isPerson_) return isPlayedByPerson(client_->known().lobby, seat);
  const auto& window = client_->known().window;
  return isPerson_(window ? window->whole(seat) : seat);
}

/// Milliseconds that persons who are asked too still have before it answers an offer, or picks who accepts its own. A
/// program that plays for a person waits for nobody: it counts as one.
qint64 BotPlayer::personsHave(const Action& action) const {
  const SeatId own = client_->known().seat();
  const bool isAnswer = action.kind == ActionKind::Accept || action.kind == ActionKind::Decline;
  if ((!isAnswer && action.kind != ActionKind::Confirm) || isPerson(own)) return 0;
  const OfferTime time =
      offerTimeOf(client_->known(), isAnswer ? action.seat : own, [this](SeatId seat) { return isPerson(seat); });
  return time.until == OfferTime::Until::BotsAct ? time.leftMs : 0;
}

void BotPlayer::waitForPersons(qint64 ms) {
  awaited_ = 0;
  order_.set(ms, [this] { goOn(Order::Kept); });
}

void BotPlayer::waitForOthers(int others) {
  if (order_.isSet() && others == awaited_) return;
  awaited_ = others;
  order_.set(kOrderMs * others, [this] { goOn(Order::Left); });
}

/// The partners may take their time, but the game does not stand still for ever.
void BotPlayer::waitForAnswers() {
  const auto isOpen = [this] {
    return client_->known().phase == Client::Phase::Playing && client_->known().state.head.paused == Paused::No &&
           client_->known().state.seat(client_->known().seat()).offer.isOpen();
  };
  if (!isOpen()) return patience_.stop();
  if (paceMs_ == kByStep) return;  // no time runs
  if (patience_.isSet() && mayBeAnsweredBy(Who::Anyone)) return;
  const qint64 age =
      client_->known().offerAgeMs(client_->known().seat()) - client_->known().offers.stoodMs(client_->known().seat());
  const qint64 left = std::max<qint64>(0, offerPatienceMs(client_->known().offerWaitMs) - age);
  patience_.set(mayBeAnsweredBy(Who::Anyone) ? left : 0, [this, isOpen] {
    if (!isOpen() || held_ == Held::Yes || client_->known().isActing()) return;
    if (mayBeAnsweredBy(Who::Anyone)) unheardIn_ = client_->known().state.head.turn;
    act(withdrawOffer());
  });
}

/// Nobody steps while a person can take the offer: it waits for the bots alone, which answer at steps of their own.
void BotPlayer::withdrawByStep() {
  const bool isOpen = client_->known().state.seat(client_->known().seat()).offer.isOpen();
  if (isOpen && !mayBeAnsweredBy(Who::Bots)) act(withdrawOffer());
}

}  // namespace tapu

#include "moc_bot_player.cpp"
