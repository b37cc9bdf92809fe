// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/game_controller.h"

#include <algorithm>
#include <utility>

#include "app/client/refusal_words.h"
#include "app/session/event/ending_words.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/game/event_log.h"
#include "app/session/game/game_log.h"
#include "app/session/words/chat_words.h"
#include "app/text/reject_text.h"
#include "app/wire/messages.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"
#include "engine/play/visible.h"

namespace tapu {

namespace {

/// In the set-up nobody has to look away until there are hidden cards.
bool needsCurtain(const ClientView& next) {
  return next.state.head.phase != Phase::Setup || hasSecrets(next.seat(), next.definition(), next.state);
}

bool isNeeded(const ClientView& view) { return isWaitedFor(view.state, view.seat()); }
bool isAsked(const ClientView& view) { return isAskedForTrade(view, view.seat()); }

/// Whether a person did the requested action in another form: the partners of an offer, and the order of a pair of
/// cards, do not matter.
bool isDoneBy(const Action& asked, Action done) {
  if (asked.kind != done.kind) return false;
  using enum ActionKind;
  const ActionKind kind = asked.kind;
  if (kind == Offer) return asked.give == done.give && asked.want == done.want;
  if (kind == Accept) return asked.seat == done.seat;
  if (kind == YearOfPlenty) return std::minmax(asked.first, asked.second) == std::minmax(done.first, done.second);
  return asked == done;
}

}  // namespace

GameController::GameController(std::vector<std::unique_ptr<Client>> clients, std::shared_ptr<void> host,
                               QObject* parent)
    : ShownGame(
          *this, host ? GameServer::Here : GameServer::Elsewhere,
          // The clients are told too, since windows show the time of offers.
          [this](Held stands) {
            for (const auto& client : clients_) client->standStill(stands);
          },
          parent),
      host_(std::move(host)),
      clients_(std::move(clients)) {
  for (const auto& client : clients_) seen_.here.push_back(&client->known());
  if (!seen_.isHotSeat()) seen_.looker = seen_.here.front();
  for (const auto& client : clients_) connectClient(*client);
  connectFirst(first());
  log().rebuild(seen_.first(), sharing());
  review();
}

GameController::~GameController() {
  for (const auto& client : clients_) client->disconnect(this);
}

void GameController::connectClient(Client& client) {
  connect(&client, &Client::moved, this,
          [this, &client](const auto& moves, const auto& events) { hear(client, moves, events); });
  connect(&client, &Client::gameStarted, this, [this, &client] { hear(client, {}, {}); });
  connect(&client, &Client::phaseChanged, this, [this] {
    review();
    Q_EMIT phaseChanged();
    Q_EMIT finishedChanged();
  });
  connect(&client, &Client::refused, this, [this](Reject reason, const Action&) {
    review();
    Q_EMIT refused(sentenceFor(reason), QString::fromLatin1(ruleOf(reason).data(), std::ssize(ruleOf(reason))));
  });
  connect(&client, &Client::requestRefused, this,
          [this](Refusal why, const QString& detail) { Q_EMIT refused(turnedAwaySentence(why, detail), {}); });
  connect(&client, &Client::unheardChanged, this, &GameController::unheardChanged);
  connect(&client, &Client::notSaid, this,
          [this](const QList<ChatLine>& lines) { Q_EMIT refused(notSaidSentence(lines), {}); });
  connect(&client, &Client::turnedAway, this,
          [this](Refusal why, const QString& detail) { Q_EMIT turnedAway(turnedAwaySentence(why, detail), why); });
}

void GameController::connectFirst(Client& first) {
  connect(&first, &Client::lobbyChanged, this, [this] {
    review();
    Q_EMIT lobbyChanged();
  });
  connect(&first, &Client::gameStarted, this, &GameController::gameStarted);
  connect(&first, &Client::tableChanged, this, &GameController::tableChanged);
  connect(&first, &Client::clockChanged, this, &GameController::clockChanged);
  connect(&first, &Client::commonNewsChanged, this, [this] { review(); });
  connect(&first, &Client::targetReached, this, [this](const SpokenSeat& who) {
    log().noteReached(who);
    Q_EMIT logChanged();
    Q_EMIT targetReached(reachedSentence(who, seen_.wholeViewer(), seen_.first().definition().rules.target));
  });
  connect(&first, &Client::rankChanged, this, &GameController::rankChanged);
  connect(&first, &Client::finalTableChanged, this, &GameController::finalTableChanged);
  connect(&first, &Client::waitsToBeLetIn, this, &GameController::waitsToBeLetIn);
  connect(&first, &Client::chatted, this, &GameController::chatted);
  connect(&first, &Client::chatRenewed, this, &GameController::chatRenewed);
  connect(this, &GameController::chatted, this, [this](const ChatLine& line) {
    if (!isOfOrganizer(line)) return;
    seen_.organizerLine = line;
    Q_EMIT organizerLineChanged();
  });
}

void GameController::hear(Client& client, const std::vector<Move>& moves, const std::vector<Event>& events) {
  const bool isLookedThrough = &viewClient() == &client;
  std::vector<Event> told = seen_.isHotSeat() ? withoutSecrets(events) : events;
  for (Event& event : told) {
    const bool isUnseen = event.kind == EventKind::OfferDeclined && event.seat == seen_.viewer();
    if (isUnseen && event.other == declinedUnseen_) event.count = 1;
  }
  // On a chain all hear of it by CommonNews, whether or not they see the move.
  if (seen_.first().window)
    std::erase_if(told, [](const Event& event) { return event.kind == EventKind::TargetReached; });
  if (&client == &first()) log().hear(seen_.first(), sharing(), moves, told);
  review();
  if (isLookedThrough) Q_EMIT moved(moves, told);
  if (&client == &first()) Q_EMIT logChanged();
}

void GameController::chooseViewer() {
  if (!seen_.isHotSeat() || !std::ranges::all_of(seen_.here, &ClientView::hasGame)) return;
  if (answersOffer_ && isAsked(seen_.view())) return;
  answersOffer_ = false;
  if (seen_.looker && isNeeded(*seen_.looker)) return;
  if (passOn(isNeeded)) return;
  // The game waits for nobody here: a person with an open trade offer becomes the viewer, so that they can answer.
  if (seen_.looker && isAsked(*seen_.looker)) return;
  if (passOn(isAsked)) {
    answersOffer_ = true;
    return;
  }
  if (seen_.view().state.head.phase == Phase::Over) seen_.curtain = Curtain::Up;  // all see all cards now
}

/// Makes the first other person here who is wanted the viewer, with the curtain down if needed. False if there is none.
bool GameController::passOn(bool (*isWanted)(const ClientView&)) {
  for (const ClientView* next : seen_.here) {
    if (next == seen_.looker || !isWanted(*next)) continue;
    seen_.looker = next;
    seen_.curtain = needsCurtain(*next) ? Curtain::Down : Curtain::Up;
    return true;
  }
  return false;
}

/// Works everything out anew and tells of the changes.
void GameController::review() {
  chooseViewer();
  const ClientView& view = seen_.view();
  const bool isCovered = seen_.isCurtainDown() || !seen_.viewer();
  seen_.covered.reset();
  if (view.hasGame() && isCovered && seen_.isHotSeat())
    seen_.covered = std::make_shared<State>(visibleTo(Viewer::watcher(), view.definition(), view.state));
  const bool mayAct = view.phase == Client::Phase::Playing && !view.isActing() && !seen_.isPlayedByBot();
  seen_.legal = view.hasGame() && !isCovered && mayAct ? legalActions(view.definition(), view.state, seen_.viewer())
                                                       : LegalActions{};
  if (seen_.asked) seen_.legal = seen_.legal.only(*seen_.asked);
  if (!waitsForBotsAlone(seen_)) bots().calm();
  declineInHaste();
  const Look former = std::exchange(look_, {seen_.looker, seen_.curtain});
  if (former != look_) Q_EMIT viewerChanged();
  Q_EMIT legalChanged();
  const PromptLine before = std::exchange(prompt_, seen_.prompt());
  if (before != prompt_) Q_EMIT promptChanged();
}

void GameController::lookThrough(const ClientView* next, Curtain curtain) {
  seen_.looker = next;
  seen_.curtain = curtain;
  review();
}

/// While bots hurry, an offer that cannot be accepted anyway must not make them wait for an answer.
void GameController::declineInHaste() {
  const ClientView& view = seen_.view();
  if (!bots().isInHaste() || !isAskedInVain(seen_, seen_.viewer())) return;
  const SeatId offerer = offererTo(view.definition(), view.state, seen_.viewer());
  if (!offerer || !seen_.legal.contains(decline(offerer))) return;
  seen_.legal = LegalActions{};
  declinedUnseen_ = offerer;
  viewClient().act(decline(offerer));
}

/// True if there is no connection: then reports that a person's message would be dropped.
bool GameController::tellsThatLineIsDead() {
  const QString why = whyUnheard(seen_);
  if (!why.isEmpty()) Q_EMIT refused(why, {});
  return !why.isEmpty();
}

Client& GameController::viewClient() const {
  const auto isLooker = [this](const auto& client) { return &client->known() == &seen_.view(); };
  return **std::ranges::find_if(clients_, isLooker);
}

/// The client of a person here; null for a seat that is played elsewhere.
Client* GameController::clientOf(SeatId seat) const {
  const auto isTheirs = [seat](const auto& client) { return seat && client->known().seat() == seat; };
  const auto client = std::ranges::find_if(clients_, isTheirs);
  return client == clients_.end() ? nullptr : client->get();
}

void GameController::setAsked(std::optional<std::vector<Action>> asked) {
  seen_.asked = std::move(asked);
  review();
}

void GameController::declineUnseen(SeatId offerer) {
  submit(decline(offerer));
  declinedUnseen_ = offerer;
}

void GameController::submit(const Action& action) {
  if (action.kind == ActionKind::Decline) declinedUnseen_ = {};
  if (const auto& asked = seen_.asked) {
    const auto found = std::ranges::find_if(*asked, [&](const Action& one) { return isDoneBy(one, action); });
    if (found == asked->end()) {
      Q_EMIT strayed(action);
      return;
    }
    viewClient().act(Action(*found));  // as in the lesson: the seats it names answer
    return review();
  }
  if (seen_.isWatching()) return first().act(action);  // which refuses it
  if (seen_.isCurtainDown() || !seen_.viewer()) return;
  viewClient().act(action);
  review();
}

void GameController::takeHint() {
  if (seen_.viewer()) viewClient().ask(requests::TookHint{});
}

void GameController::takeBack() {
  if (seen_.mayTakeBack()) viewClient().ask(requests::TakeBack{});
}

void GameController::redo() {
  if (seen_.mayRedo()) submit(moveToRedo(seen_.history())->action);
}

void GameController::liftCurtain() {
  if (seen_.isCurtainDown()) lookThrough(seen_.looker, Curtain::Up);
}

void GameController::passTo(SeatId seat) {
  if (!seen_.mayPassTo().contains(seat)) return;
  answersOffer_ = true;
  lookThrough(*std::ranges::find(seen_.here, seat, &ClientView::seat), Curtain::Down);
}

void GameController::say(const QString& text) {
  if (!tellsThatLineIsDead()) viewClient().say(text);
}

void GameController::sayPhrase(int phrase) {
  if (!tellsThatLineIsDead()) viewClient().sayPhrase(phrase);
}

QList<ChatLine> GameController::takeUnheard() {
  QList<ChatLine> lines;
  for (const auto& client : clients_) lines += client->takeUnheard();
  return lines;
}

void GameController::sayWhenIn(const QList<ChatLine>& lines) { first().sayWhenIn(lines); }

void GameController::ask(const wire::Request& request) {
  if (tellsThatLineIsDead()) return;
  const auto* password = std::get_if<requests::SetPassword>(&request);
  if (password && seen_.isHost()) origin_.passwordKey = password->key;
  first().ask(request);
}

void GameController::putOrganizerLineAway() {
  if (!seen_.organizerLine) return;
  if (isQuestionOfOrganizer(*seen_.organizerLine)) first().ask(requests::AskWhetherThere{});
  seen_.organizerLine.reset();
  Q_EMIT organizerLineChanged();
}

void GameController::voteToStop(SeatId voter, YesNo stops) {
  Client* client = clientOf(voter);
  if (client && !tellsThatLineIsDead()) client->ask(requests::VoteToStop{stops});
}

void GameController::wishToBuild(SeatId wisher, BuildWish wish) {
  if (wisher == seen_.viewer()) return submit(wantBuild(wish));
  if (Client* client = clientOf(wisher)) client->act(wantBuild(wish));
}

void GameController::leave() {
  // A game that runs here is closed and can be continued later; a guest gives their seat up.
  if (!host_)
    for (const auto& client : clients_) client->leave();
  Q_EMIT left();
}

}  // namespace tapu

#include "moc_game_controller.cpp"
