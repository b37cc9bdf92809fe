// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/game_controller.h"

#include <algorithm>
#include <utility>

#include "app/client/refusal_words.h"
#include "app/files/record_reader.h"
#include "app/session/event/ending_words.h"
#include "app/session/game/event_log.h"
#include "app/session/game/known_deeds.h"
#include "app/session/game/prompt.h"
#include "app/session/game/record_of_table.h"
#include "app/session/game/seen_copy.h"
#include "app/session/replay/replay.h"
#include "app/session/words/bot_names.h"
#include "app/session/words/chat_words.h"
#include "app/text/describe.h"
#include "app/text/reject_text.h"
#include "app/text/shown_text.h"
#include "app/wire/notice.h"
#include "app/wire/refusal.h"
#include "app/wire/requests.h"
#include "engine/bots/robbing.h"
#include "engine/play/initial_state.h"
#include "engine/play/visible.h"
#include "engine/rules/dog.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

/// True if the game waits for this seat now. While others have to discard cards after a seven, it does not wait for the
/// one whose turn it is.
bool isWaitedFor(const State& state, SeatId seat) {
  if (!seat || state.head.phase == Phase::Over) return false;
  const Decision must = state.seat(seat).pending.must;
  if (must == Decision::Nothing) return false;
  if (must == Decision::Answer)
    return state.seat(seat).answer == Answer::None;  // with an answer given, others are waited for
  const bool isOrdinary = must == Decision::Act || must == Decision::Roll;
  return !isOrdinary || state.head.open == 0;
}

/// In the set-up nobody has to look away until there are hidden cards.
bool needsCurtain(const Client& next) {
  return next.state().head.phase != Phase::Setup || hasSecrets(next.seat(), next.definition(), next.state());
}

bool isOfOrganizer(const ChatLine& line) {
  const auto notice = static_cast<Notice>(line.phrase);
  return line.kind == ChatLine::Kind::Notice && (notice == Notice::Announcement || notice == Notice::AreYouThere);
}

bool isAskedForTrade(const Client& client, SeatId seat) {
  return !offererTo(client.definition(), client.state(), seat).isNone();
}

}  // namespace

/// The clients, the index of the viewer, and values worked out once after each change.
class GameController::Impl {
 public:
  Impl(GameController* self, std::vector<std::unique_ptr<Client>> clients, std::shared_ptr<void> host);

  void connectAll();
  void changed();  ///< works everything out anew and emits the changes
  void hear(int index, const std::vector<Move>& moves, const std::vector<Event>& events);
  void addToLog(const std::vector<Event>& told);
  void rebuildLog();
  Event noted(const SpokenSeat& who);
  SeatId wholeViewer() const;
  void lookThrough(int index, Curtain curtain);
  int indexOf(SeatId seat) const;

  /// The client of the viewer; the first one before there is a viewer.
  Client& viewClient() const { return *clients[static_cast<std::size_t>(viewIndex < 0 ? 0 : viewIndex)]; }
  Client& first() const { return *clients.front(); }
  bool isHotSeat() const { return clients.size() > 1; }
  SeatId viewer() const { return isHotSeat() && viewIndex < 0 ? SeatId{} : viewClient().seat(); }
  bool everyClientPlays() const;
  bool tellsThatLineIsDead();
  const State& shown() const { return curtainState ? *curtainState : viewClient().state(); }
  Situation situation() const;

  std::shared_ptr<void> host;  // outlives the clients
  std::vector<std::unique_ptr<Client>> clients;
  int viewIndex = -1;  ///< index of the viewer's client; -1: no viewer yet
  Curtain curtain = Curtain::Up;
  bool answersOffer = false;          ///< the viewer is there to answer an offer, out of turn
  std::optional<State> curtainState;  ///< the state behind the curtain
  LegalActions legal;
  std::optional<std::vector<Action>> asked;  ///< in a lesson: the person's only actions
  PromptLine prompt;
  std::vector<Event> log;
  std::optional<ChatLine> organizerLine;
  KnownDeeds deeds;                  ///< the moves behind events of the log
  std::vector<SpokenSeat> reachers;  ///< on a chain: the seats of the log's TargetReached, by `Event::place`
  std::optional<QByteArray> passwordKey;
  QString boardName;
  std::vector<Move> whole;  ///< all moves of a game that ran here and is over
  Lobby wholeTable;         ///< the table of that game, which of a long chain is more than the lobby of a client here
  /// Whether bots stand still is of matter to windows too: they show the time of offers.
  BotPacing bots{[this](Held stands) {
    for (const auto& client : clients) client->standStill(stands);
  }};
  std::function<std::unique_ptr<Client>()> eyes;
  std::function<void(const Address& address)> caller;
  bool waitsForBotsAlone() const;
  bool isAskedInVain(SeatId seat) const;
  void declineInHaste();

 private:
  void chooseViewer();
  /// Makes the first other person here who satisfies `isWanted` the viewer, with the curtain down if needed. False if
  /// there is none.
  bool passOn(bool (*isWanted)(const Client&));
  GameController* self_;
};

GameController::Impl::Impl(GameController* self, std::vector<std::unique_ptr<Client>> taken,
                           std::shared_ptr<void> keptHost)
    : host(std::move(keptHost)), clients(std::move(taken)), self_(self) {
  if (!isHotSeat()) viewIndex = 0;
}

void GameController::Impl::connectAll() {
  for (std::size_t i = 0; i < clients.size(); ++i) {
    Client* client = clients[i].get();
    const int index = static_cast<int>(i);
    QObject::connect(client, &Client::moved, self_,
                     [this, index](const auto& moves, const auto& events) { hear(index, moves, events); });
    QObject::connect(client, &Client::gameStarted, self_, [this, index] { hear(index, {}, {}); });
    QObject::connect(client, &Client::phaseChanged, self_, [this] {
      changed();
      Q_EMIT self_->phaseChanged();
      Q_EMIT self_->finishedChanged();
    });
    QObject::connect(client, &Client::refused, self_, [this](Reject reason, const Action&) {
      changed();
      Q_EMIT self_->refused(sentenceFor(reason),
                            QString::fromLatin1(ruleOf(reason).data(), std::ssize(ruleOf(reason))));
    });
    QObject::connect(client, &Client::requestRefused, self_, [this](Refusal why, const QString& detail) {
      Q_EMIT self_->refused(turnedAwaySentence(why, detail), {});
    });
    QObject::connect(client, &Client::unheardChanged, self_, &GameController::unheardChanged);
    QObject::connect(client, &Client::notSaid, self_,
                     [this](const QList<ChatLine>& lines) { Q_EMIT self_->refused(notSaidSentence(lines), {}); });
    QObject::connect(client, &Client::turnedAway, self_, [this](Refusal why, const QString& detail) {
      Q_EMIT self_->turnedAway(turnedAwaySentence(why, detail), why);
    });
  }
  Client* lead = clients.front().get();
  QObject::connect(lead, &Client::lobbyChanged, self_, [this] {
    changed();
    Q_EMIT self_->lobbyChanged();
  });
  QObject::connect(lead, &Client::gameStarted, self_, &GameController::gameStarted);
  QObject::connect(lead, &Client::tableChanged, self_, &GameController::tableChanged);
  QObject::connect(lead, &Client::clockChanged, self_, &GameController::clockChanged);
  QObject::connect(lead, &Client::commonNewsChanged, self_, [this] { changed(); });
  QObject::connect(lead, &Client::targetReached, self_, [this](const SpokenSeat& who) {
    addToLog({noted(who)});
    Q_EMIT self_->logChanged();
    Q_EMIT self_->targetReached(reachedSentence(who, wholeViewer(), first().definition().rules.target));
  });
  QObject::connect(lead, &Client::rankChanged, self_, &GameController::rankChanged);
  QObject::connect(lead, &Client::finalTableChanged, self_, &GameController::finalTableChanged);
  QObject::connect(lead, &Client::waitsToBeLetIn, self_, &GameController::waitsToBeLetIn);
  QObject::connect(lead, &Client::chatted, self_, &GameController::chatted);
  QObject::connect(lead, &Client::chatRenewed, self_, &GameController::chatRenewed);
  QObject::connect(self_, &GameController::chatted, self_, [this](const ChatLine& line) {
    if (!isOfOrganizer(line)) return;
    organizerLine = line;
    Q_EMIT self_->organizerLineChanged();
  });
}

void GameController::Impl::hear(int index, const std::vector<Move>& moves, const std::vector<Event>& events) {
  const bool isLookedThrough = &viewClient() == clients[static_cast<std::size_t>(index)].get();
  std::vector<Event> told = isHotSeat() ? withoutSecrets(events) : events;
  // On a chain all hear of it by CommonNews, whether or not they see the move.
  if (first().window()) std::erase_if(told, [](const Event& event) { return event.kind == EventKind::TargetReached; });
  if (index == 0) {
    // On a chain most news bring no moves, and news for all are in no move: there the log only grows.
    if (moves.empty() && !first().window()) {
      rebuildLog();
      deeds.forget();  // in a rebuilt log nobody knows who played at which event
    } else {
      addToLog(told);
    }
    deeds.hear(first(), moves, told, log.size());
  }
  changed();
  if (isLookedThrough) Q_EMIT self_->moved(moves, told);
  if (index == 0) Q_EMIT self_->logChanged();
}

/// Adds to the log; of a very long log only the last part is kept.
void GameController::Impl::addToLog(const std::vector<Event>& told) {
  constexpr std::ptrdiff_t kMostEvents = 200'000;
  log.insert(log.end(), told.begin(), told.end());
  if (std::ssize(log) <= kMostEvents) return;
  log.erase(log.begin(), log.end() - kMostEvents / 2);
  deeds.forget();
}

/// A line of the log on a chain; only `logLine` can read it.
Event GameController::Impl::noted(const SpokenSeat& who) {
  reachers.push_back(who);
  return Event{.kind = EventKind::TargetReached, .place = static_cast<std::uint32_t>(reachers.size() - 1)};
}

SeatId GameController::Impl::wholeViewer() const {
  const ChainWindow* window = viewClient().window();
  return window ? window->whole(viewer()) : viewer();
}

void GameController::Impl::rebuildLog() {
  if (!first().hasGame() || !first().hasWholeHistory()) {
    log.clear();
    for (const SpokenSeat& who : first().commonNews().reached) log.push_back(noted(who));
    return;
  }
  log = eventsOf(first().definition(), Viewer::ofSeatOrWatcher(first().seat()), first().history());
  if (isHotSeat()) log = withoutSecrets(log);
}

bool GameController::Impl::everyClientPlays() const {
  return std::ranges::all_of(clients, [](const auto& client) { return client->hasGame(); });
}

void GameController::Impl::chooseViewer() {
  if (!isHotSeat() || !everyClientPlays()) return;
  auto isNeeded = [](const Client& client) { return isWaitedFor(client.state(), client.seat()); };
  auto isAsked = [](const Client& client) { return isAskedForTrade(client, client.seat()); };
  if (answersOffer && isAsked(viewClient())) return;
  answersOffer = false;
  if (viewIndex >= 0 && isNeeded(viewClient())) return;
  if (passOn(isNeeded)) return;
  // The game waits for nobody here: a person with an open trade offer becomes the viewer, so that they can answer.
  if (viewIndex >= 0 && isAsked(viewClient())) return;
  if (passOn(isAsked)) {
    answersOffer = true;
    return;
  }
  if (viewClient().state().head.phase == Phase::Over) curtain = Curtain::Up;  // all cards are shown to everybody now
}

bool GameController::Impl::passOn(bool (*isWanted)(const Client&)) {
  for (int i = 0; i < static_cast<int>(clients.size()); ++i) {
    if (i == viewIndex || !isWanted(*clients[static_cast<std::size_t>(i)])) continue;
    const Client& next = *clients[static_cast<std::size_t>(i)];
    viewIndex = i;
    curtain = needsCurtain(next) ? Curtain::Down : Curtain::Up;
    return true;
  }
  return false;
}

void GameController::Impl::changed() {
  const SeatId formerViewer = viewer();
  const Curtain formerCurtain = curtain;
  chooseViewer();
  curtainState.reset();
  if (viewClient().hasGame() && (curtain == Curtain::Down || !viewer()))
    if (isHotSeat()) curtainState = visibleTo(Viewer::watcher(), viewClient().definition(), viewClient().state());
  legal = LegalActions{};
  const bool mayAct = viewClient().phase() == Client::Phase::Playing && !viewClient().isActing();
  if (viewClient().hasGame() && viewer() && curtain == Curtain::Up && mayAct && !self_->isPlayedByBot())
    legal = legalActions(viewClient().definition(), viewClient().state(), viewer());
  if (asked) legal = legal.only(*asked);
  if (!waitsForBotsAlone()) bots.setHaste(Haste::No);
  declineInHaste();
  if (formerViewer != viewer() || formerCurtain != curtain) Q_EMIT self_->viewerChanged();
  Q_EMIT self_->legalChanged();
  const PromptLine former = std::exchange(prompt, promptFor(situation()));
  if (former != prompt) Q_EMIT self_->promptChanged();
}

void GameController::Impl::lookThrough(int index, Curtain next) {
  const bool differs = index != viewIndex || next != curtain;
  viewIndex = index;
  curtain = next;
  changed();
  if (differs) Q_EMIT self_->viewerChanged();
}

bool GameController::Impl::waitsForBotsAlone() const {
  if (!viewClient().hasGame() || viewClient().phase() != Client::Phase::Playing) return false;
  const State& state = viewClient().state();
  if (state.head.phase == Phase::Over || state.head.paused == Paused::Yes) return false;
  const QList<LobbySeat>& seats = first().lobby().seats;
  for (int i = 0; i < std::min(state.seats.size(), static_cast<int>(seats.size())); ++i) {
    const SeatId seat(i);
    if (seats[i].holder != SeatHolder::Person || state.seat(seat).presence == Presence::Away) continue;
    if (isWaitedFor(state, seat) || (isAskedForTrade(viewClient(), seat) && !isAskedInVain(seat))) return false;
  }
  return true;
}

/// True if `seat` is the only person here, and lacks the cards for each offer that they are asked about. It does not
/// ask about others: the pace of the game must not betray a hidden hand.
bool GameController::Impl::isAskedInVain(SeatId seat) const {
  if (isHotSeat() || seat != viewer() || viewClient().isActing()) return false;
  return !legalActions(viewClient().definition(), viewClient().state(), seat).has(ActionKind::Accept);
}

/// While bots hurry, an offer that cannot be accepted anyway must not make them wait for an answer.
void GameController::Impl::declineInHaste() {
  if (bots.haste() == Haste::No || isHotSeat() || viewClient().isActing() || !isAskedInVain(viewer())) return;
  const SeatId offerer = offererTo(viewClient().definition(), viewClient().state(), viewer());
  if (!offerer || !legal.contains(tapu::decline(offerer))) return;
  legal = LegalActions{};
  viewClient().act(tapu::decline(offerer));
}

/// True if there is no connection: then reports that a person's message would be dropped.
bool GameController::Impl::tellsThatLineIsDead() {
  const QString why = self_->whyUnheard();
  if (!why.isEmpty()) Q_EMIT self_->refused(why, {});
  return !why.isEmpty();
}

int GameController::Impl::indexOf(SeatId seat) const {
  for (std::size_t i = 0; i < clients.size(); ++i)
    if (seat && clients[i]->seat() == seat) return static_cast<int>(i);
  return -1;
}

Situation GameController::Impl::situation() const {
  Situation now;
  now.phase = viewClient().phase();
  now.lobby = &first().lobby();
  if (viewClient().hasGame()) {
    now.definition = &viewClient().definition();
    now.state = &shown();
  }
  now.viewer = viewer();
  now.curtain = curtain;
  now.sharing = isHotSeat() ? Sharing::Yes : Sharing::No;
  now.names = [this](SeatId seat) { return self_->seatName(seat); };
  if (viewClient().window()) now.common = &first().commonNews();
  now.whole = wholeViewer();
  return now;
}

GameController::GameController(std::vector<std::unique_ptr<Client>> clients, std::shared_ptr<void> host,
                               QObject* parent)
    : QObject(parent), impl_(std::make_unique<Impl>(this, std::move(clients), std::move(host))) {
  impl_->connectAll();
  impl_->rebuildLog();
  impl_->changed();
}

GameController::~GameController() {
  for (const auto& client : impl_->clients) client->disconnect(this);
}

const Lobby& GameController::lobby() const { return impl_->first().lobby(); }
Client::Phase GameController::phase() const { return impl_->viewClient().phase(); }

bool GameController::isHost() const {
  const SeatId mine = impl_->first().seat();
  return mine && mine.value < lobby().seats.size() && lobby().seats[mine.value].role == Role::Host;
}

bool GameController::isHotSeat() const { return impl_->isHotSeat(); }
bool GameController::isWatching() const { return impl_->first().attendance() == Attendance::Watcher; }
const TableFacts& GameController::table() const { return impl_->first().table(); }

bool GameController::isPlayedByBot() const {
  const Client& client = impl_->viewClient();
  return client.hasGame() && viewer() && client.state().head.phase != Phase::Over &&
         client.state().seat(viewer()).presence == Presence::Away;
}

bool GameController::isPaused() const { return hasGame() && state().head.paused == Paused::Yes; }
bool GameController::isLocal(SeatId seat) const { return impl_->indexOf(seat) >= 0; }

Company GameController::company() const {
  Company company{.persons = 0};
  for (int i = 0; i < static_cast<int>(lobby().seats.size()); ++i) {
    if (lobby().seats[i].holder != SeatHolder::Person) continue;
    ++company.persons;
    if (!isLocal(SeatId(i))) ++company.far;
  }
  return company;
}

QList<SeatId> GameController::localSeats() const {
  QList<SeatId> seats;
  for (const auto& client : impl_->clients)
    if (client->seat()) seats << client->seat();
  std::ranges::sort(seats, {}, [this](SeatId seat) { return std::pair(seat != viewer(), seat.value); });
  return seats;
}

QString GameController::startBlockedBy() const { return tapu::startBlockedBy(lobby()); }

QString GameController::seatName(SeatId seat) const {
  if (!seat || seat.value >= lobby().seats.size()) return {};
  return isolated(shownName(lobby().seats, seat));
}

int GameController::seatColor(SeatId seat) const {
  return seat && seat.value < lobby().seats.size() ? lobby().seats[seat.value].color : 0;
}

bool GameController::hasGame() const { return impl_->viewClient().hasGame(); }
SeatId GameController::viewer() const { return impl_->viewer(); }
bool GameController::isCurtainDown() const { return impl_->curtain == Curtain::Down; }

QList<SeatId> GameController::mayPassTo() const {
  QList<SeatId> result;
  if (!isHotSeat() || !impl_->everyClientPlays()) return result;
  for (const auto& client : impl_->clients) {
    const SeatId seat = client->seat();
    if (seat == viewer()) continue;
    if (isWaitedFor(client->state(), seat) || isAskedForTrade(*client, seat)) result << seat;
  }
  return result;
}

const GameDefinition& GameController::definition() const { return impl_->viewClient().definition(); }
const State& GameController::state() const { return impl_->shown(); }
const ChainWindow* GameController::window() const { return impl_->viewClient().window(); }
Client::Rank GameController::rank() const { return impl_->viewClient().rank(); }
const LegalActions& GameController::legal() const { return impl_->legal; }

bool GameController::mustDecide() const {
  const Client& client = impl_->viewClient();
  return hasGame() && phase() == Client::Phase::Playing && viewer() && !isCurtainDown() && !isPaused() &&
         !client.isActing() && !isPlayedByBot() && isWaitedFor(client.state(), viewer());
}

OfferTime GameController::offerTime(SeatId offerer) const {
  if (impl_->bots.playByStep() && !isPlayedByPerson(lobby(), offerer)) return {};
  return offerTimeOf(impl_->viewClient(), offerer);
}

bool GameController::isViewersMove() const {
  return hasGame() && viewer() && !isCurtainDown() && isWaitedFor(impl_->viewClient().state(), viewer());
}

qint64 GameController::clockLeftMs() const { return impl_->viewClient().clockLeftMs(); }
PromptLine GameController::prompt() const { return promptFor(impl_->situation()); }
const CommonNews* GameController::commonNews() const { return window() ? &impl_->first().commonNews() : nullptr; }
FinalTable GameController::finalTable() const { return impl_->first().finalTable(); }
const std::vector<Move>& GameController::history() const { return impl_->viewClient().history(); }
const QList<ChatLine>& GameController::chat() const { return impl_->first().chat(); }
const std::vector<Event>& GameController::log() const { return impl_->log; }

QString GameController::logLine(const Event& event) const {
  if (event.kind == EventKind::TargetReached && !event.seat && event.place < impl_->reachers.size())
    return reachedSentence(impl_->reachers[event.place], impl_->wholeViewer(), definition().rules.target);
  const Viewer reader = isHotSeat() ? Viewer::watcher() : Viewer::ofSeatOrWatcher(viewer());
  return describe(
      event, [this](SeatId seat) { return seatName(seat); }, reader);
}

bool GameController::mayHurry() const {
  // While answers to wolves are awaited, their own clock decides; hurrying bots changes nothing (8.15).
  return impl_->bots.makePauses() && impl_->waitsForBotsAlone() && !windowIsOpen(impl_->viewClient().state());
}

void GameController::setEyes(std::function<std::unique_ptr<Client>()> make) { impl_->eyes = std::move(make); }

void GameController::setCaller(std::function<void(const Address& address)> call) { impl_->caller = std::move(call); }

void GameController::callAt(const Address& address) {
  if (impl_->caller) impl_->caller(address);
}

const TableIdentity& GameController::tableIdentity() const { return impl_->first().tableIdentity(); }

QByteArray GameController::keyHash() const { return impl_->first().keyHash(); }

std::unique_ptr<Client> GameController::makeEye() const { return impl_->eyes ? impl_->eyes() : nullptr; }

void GameController::setDriver(BotDriver driver, BotPace pace) { impl_->bots.setDriver(std::move(driver), pace); }

std::optional<BotPace> GameController::botPace() const { return impl_->bots.pace(); }

void GameController::setBotPace(BotPace pace) {
  if (impl_->bots.setPace(pace)) Q_EMIT legalChanged();
}

bool GameController::mayStep() const { return impl_->bots.pace() == BotPace::Steps && mayHurry(); }

void GameController::stepBots() {
  if (mayStep()) impl_->bots.step();
}

void GameController::holdBots(Held held) {
  if (impl_->bots.hold(company().far > 0 ? Held::No : held)) Q_EMIT legalChanged();
}

void GameController::hurryBots() {
  if (!mayHurry()) return;
  impl_->bots.setHaste(Haste::Yes);
  Q_EMIT legalChanged();
}

void GameController::setAsked(std::optional<std::vector<Action>> asked) {
  impl_->asked = std::move(asked);
  impl_->changed();
}

bool GameController::isGuided() const { return impl_->asked.has_value(); }

namespace {

/// Whether a person did the requested action in another form: the partners of an offer, and the order of a pair of
/// cards, do not matter.
bool isDoneBy(const Action& asked, Action done) {
  if (asked.kind != done.kind) return false;
  switch (asked.kind) {
    case ActionKind::Offer: return asked.give == done.give && asked.want == done.want;
    case ActionKind::Accept: return asked.seat == done.seat;
    case ActionKind::YearOfPlenty:
      return std::minmax(asked.first, asked.second) == std::minmax(done.first, done.second);
    default: return asked == done;
  }
}

}  // namespace

void GameController::submit(const Action& action) {
  if (const auto& asked = impl_->asked) {
    const auto found = std::ranges::find_if(*asked, [&](const Action& one) { return isDoneBy(one, action); });
    if (found == asked->end()) {
      Q_EMIT strayed(action);
      return;
    }
    impl_->viewClient().act(Action(*found));  // as in the lesson: the seats it names answer
    return impl_->changed();
  }
  if (isWatching()) return impl_->first().act(action);  // which refuses it
  if (isCurtainDown() || !viewer()) return;
  impl_->viewClient().act(action);
  impl_->changed();
}

CardCounts GameController::suggestedDiscard() const {
  if (!hasGame() || viewer().isNone() || state().seat(viewer()).pending.must != Decision::Discard) return {};
  return chooseDiscard(Planner(definition(), state(), viewer())).give;
}

void GameController::takeHint() {
  if (viewer()) impl_->viewClient().ask(requests::TookHint{});
}

int GameController::hintsTaken(SeatId seat) const { return table().hints.value(seat.value); }

const std::vector<Move>* GameController::movesSeen() const {
  const bool isWhole = viewer() && !isCurtainDown() && impl_->viewClient().hasWholeHistory();
  return isWhole ? &impl_->viewClient().history() : nullptr;
}

std::optional<PastDeed> GameController::deedOf(std::size_t event) const {
  if (!hasGame() || isCurtainDown()) return std::nullopt;
  return impl_->deeds.of(impl_->first(), impl_->viewClient(), event);
}

bool GameController::mayKnowBotsDeed(SeatId doer, std::size_t event) const {
  return hasGame() && !isCurtainDown() && impl_->deeds.isBots(lobby(), doer, event) &&
         impl_->deeds.mayKnow(impl_->first(), impl_->viewClient(), event);
}

bool GameController::mayTakeBack() const {
  if (!hasGame() || !viewer() || isCurtainDown() || impl_->viewClient().isActing() || impl_->asked) return false;
  return tapu::mayTakeBack(definition().rules.options, state(), history()) == viewer();
}

TakeBackBar GameController::whyNoTakeBack() const {
  if (isWatching()) return TakeBackBar::Off;
  if (!hasGame() || !viewer() || isCurtainDown()) return TakeBackBar::NothingYet;
  const TakeBackBar bar = tapu::whyNoTakeBack(definition().rules.options, state(), history());
  const bool isOthers = bar != TakeBackBar::Off && bar != TakeBackBar::Over && state().head.active != viewer();
  return isOthers ? TakeBackBar::OthersMoved : bar;
}

void GameController::takeBack() {
  if (mayTakeBack()) impl_->viewClient().ask(requests::TakeBack{});
}

bool GameController::mayRedo() const {
  if (!hasGame() || !viewer() || isCurtainDown() || impl_->viewClient().isActing() || impl_->asked) return false;
  const Move* move = moveToRedo(history());
  return move && move->seat == viewer() && !tapu::check(definition(), state(), viewer(), move->action);
}

void GameController::redo() {
  if (mayRedo()) submit(moveToRedo(history())->action);
}

void GameController::liftCurtain() {
  if (isCurtainDown()) impl_->lookThrough(impl_->viewIndex, Curtain::Up);
}

void GameController::passTo(SeatId seat) {
  if (!mayPassTo().contains(seat)) return;
  impl_->answersOffer = true;
  impl_->lookThrough(impl_->indexOf(seat), Curtain::Down);
}

bool GameController::isTableNear() const { return impl_->first().isNear(); }

QString GameController::whyUnheard() const {
  const Client::Phase now = phase();
  if (now == Client::Phase::Reconnecting) return deadLineSentence();
  const bool isOver = now == Client::Phase::Over && !impl_->first().isConnected();
  return now == Client::Phase::Closed || isOver ? closedTableSentence() : QString();
}

void GameController::say(const QString& text) {
  if (!impl_->tellsThatLineIsDead()) impl_->viewClient().say(text);
}

void GameController::sayPhrase(int phrase) {
  if (!impl_->tellsThatLineIsDead()) impl_->viewClient().sayPhrase(phrase);
}

QList<ChatLine> GameController::unheard() const {
  QList<ChatLine> lines;
  for (const auto& client : impl_->clients) lines += client->unheard();
  const TableFacts& facts = table();
  const auto me = std::ranges::find(facts.watchers, facts.you, &Watcher::number);
  const QString nameOfWatcher = me == facts.watchers.end() ? QString() : me->name;
  for (ChatLine& line : lines) line.name = line.seat ? seatName(line.seat) : nameOfWatcher;
  return lines;
}

QList<ChatLine> GameController::takeUnheard() {
  QList<ChatLine> lines;
  for (const auto& client : impl_->clients) lines += client->takeUnheard();
  return lines;
}

void GameController::sayWhenIn(const QList<ChatLine>& lines) { impl_->first().sayWhenIn(lines); }

void GameController::ask(const wire::Request& request) {
  if (impl_->tellsThatLineIsDead()) return;
  const auto* password = std::get_if<requests::SetPassword>(&request);
  if (password && isHost()) setPasswordKey(password->key);
  impl_->first().ask(request);
}

GameController::Away GameController::whenAway() const {
  return hasGame() && definition().rules.leaversFreeze == Switch::On ? Away::NobodyPlays : Away::BotPlays;
}

const std::optional<QByteArray>& GameController::passwordKey() const { return impl_->passwordKey; }
void GameController::setPasswordKey(const QByteArray& key) { impl_->passwordKey = key; }

const QString& GameController::boardName() const { return impl_->boardName; }
void GameController::setBoardName(const QString& name) { impl_->boardName = name; }

const ChatLine* GameController::organizerLine() const {
  return impl_->organizerLine ? &*impl_->organizerLine : nullptr;
}

void GameController::putOrganizerLineAway() {
  if (!impl_->organizerLine) return;
  impl_->organizerLine.reset();
  Q_EMIT organizerLineChanged();
}

void GameController::voteToStop(SeatId voter, Ready stops) {
  const int index = impl_->indexOf(voter);
  if (index >= 0 && !impl_->tellsThatLineIsDead())
    impl_->clients[static_cast<std::size_t>(index)]->ask(requests::VoteToStop{stops});
}

/// The game as a record: all of it if it ran here and is over, else the view of the first person here.
GameController::Finished GameController::known() const {
  const bool isWhole = !impl_->whole.empty() && phase() == Client::Phase::Over;
  if (isWhole) return {recordHeaderOf(impl_->wholeTable, std::nullopt), impl_->whole};
  const Viewer viewer = Viewer::ofSeatOrWatcher(impl_->first().seat());
  return {recordHeaderOf(lobby(), viewer), impl_->first().history()};
}

QString GameController::saveRecord(const QString& path) const {
  Complaint complaint;
  if (impl_->whole.empty() && !impl_->first().hasWholeHistory())
    //: Why a record cannot be saved
    return tr("The first moves of this game are not kept here: no record can be made of it.");
  const Finished game = known();
  return tapu::saveRecord(path, game.header, game.moves, complaint) ? QString() : complaint.sentence;
}

bool GameController::mayHostHere() const { return !impl_->host && SeenCopy::isWorthKeeping(impl_->first()); }

QString GameController::saveCopy(const QString& path) const {
  Complaint complaint;
  return SeenCopy::save(impl_->first(), path, complaint) ? QString() : complaint.sentence;
}

std::optional<GameStory> GameController::story() const {
  if (phase() != Client::Phase::Over || !hasGame() || window()) return std::nullopt;
  if (!impl_->whole.empty()) return storyOf(definition(), std::nullopt, impl_->whole);
  if (!impl_->first().hasWholeHistory()) return std::nullopt;
  return storyOf(definition(), Viewer::ofSeatOrWatcher(impl_->first().seat()), impl_->first().history());
}

bool GameController::hasReplay() const {
  if (phase() != Client::Phase::Over || !hasGame()) return false;
  return !impl_->whole.empty() || (!window() && impl_->first().hasWholeHistory());
}

std::unique_ptr<Replay> GameController::replay() const {
  if (!hasReplay()) return nullptr;
  Finished game = known();
  const GameDefinition definition(game.header.setup);
  State start = initialState(definition);
  if (game.header.seenBy) start = visibleTo(*game.header.seenBy, definition, start);
  return std::make_unique<Replay>(std::move(game.header), start, std::move(game.moves));
}

void GameController::keepWholeHistory(const Lobby& table, std::vector<Move> moves) {
  impl_->wholeTable = table;
  impl_->whole = std::move(moves);
  Q_EMIT phaseChanged();  // there is a replay now, also where only a part of a chain was seen
  Q_EMIT finishedChanged();
}

std::optional<GameController::Finished> GameController::finished() const {
  if (!hasReplay() || (impl_->host && impl_->whole.empty())) return std::nullopt;
  Finished game = known();
  for (const auto& client : impl_->clients) {
    if (!client->seat()) continue;
    const ChainWindow* window = client->window();
    game.header.here.push_back(window ? window->whole(client->seat()) : client->seat());
    game.header.hints.push_back(hintsTaken(client->seat()));
  }
  if (game.header.here.empty()) return std::nullopt;
  return game;
}

void GameController::leave() {
  // A game that runs here is closed and can be continued later; a guest gives their seat up.
  if (!impl_->host)
    for (const auto& client : impl_->clients) client->leave();
  Q_EMIT left();
}

}  // namespace tapu

#include "moc_game_controller.cpp"
