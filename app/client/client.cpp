// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/client.h"

#include "app/client/conversation.h"

namespace tapu {

Client::Client(std::unique_ptr<Dialer> dialer, Identity identity, QObject* parent)
    : Client(std::move(dialer), std::move(identity), std::make_shared<SystemClock>(), std::make_unique<SystemRng>(),
             parent) {}

Client::Client(std::unique_ptr<Dialer> dialer, Identity identity, std::shared_ptr<Clock> clock,
               std::unique_ptr<Rng> chance, QObject* parent)
    : QObject(parent),
      conversation_(std::make_unique<Conversation>(*this, std::move(dialer), std::move(identity), std::move(clock),
                                                   std::move(chance))) {}

Client::~Client() = default;

void Client::start() { conversation_->start(); }
void Client::callAt(std::unique_ptr<Dialer> dialer) { conversation_->callAt(std::move(dialer)); }
void Client::leave() { conversation_->leave(); }

Client::Phase Client::phase() const { return conversation_->phase; }
SeatId Client::seat() const { return conversation_->ownSeat(); }
QByteArray Client::token() const { return conversation_->identity.token; }
void Client::setToken(const QByteArray& token, const TableIdentity& table) {
  conversation_->identity.token = token;
  conversation_->identity.table = table;
}
QByteArray Client::keyHash() const { return conversation_->keyHash(); }
const TableIdentity& Client::tableIdentity() const { return conversation_->identity.table; }
const Receipt& Client::receipt() const { return conversation_->identity.receipt; }
const Lobby& Client::lobby() const { return conversation_->lobby; }
const OrganizerDesk& Client::desk() const { return conversation_->desk; }
const OnScreens& Client::onScreens() const { return conversation_->onScreens; }
const TableFacts& Client::table() const { return conversation_->table; }
Attendance Client::attendance() const { return conversation_->identity.attendance; }
bool Client::hasGame() const { return conversation_->definition != nullptr; }
const GameDefinition& Client::definition() const { return *conversation_->definition; }
const State& Client::state() const { return conversation_->state; }
const ChainWindow* Client::window() const { return conversation_->window ? &*conversation_->window : nullptr; }
Client::Rank Client::rank() const {
  const auto& told = conversation_->rank;
  return told ? Rank{told->rank, told->of} : Rank{};
}
const CommonNews& Client::commonNews() const { return conversation_->common; }
FinalTable Client::finalTable() const {
  const bool isWhole = conversation_->finalTable.size() == conversation_->rowsOfTable;
  return isWhole ? conversation_->finalTable : FinalTable();
}
const std::vector<Move>& Client::history() const { return conversation_->history; }
bool Client::hasWholeHistory() const { return conversation_->hasWholeHistory; }
int Client::moveNumber() const { return conversation_->upTo; }
const QList<ChatLine>& Client::chat() const { return conversation_->chat; }
qint64 Client::clockLeftMs() const { return conversation_->clockLeftMs; }
bool Client::isActing() const { return conversation_->underWay.has_value(); }
int Client::leastPaceMs() const { return conversation_->leastPaceMs; }
int Client::offerWaitMs() const { return conversation_->offerWaitMs; }
qint64 Client::offerAgeMs(SeatId offerer) const { return conversation_->offerAgeMs(offerer); }
qint64 Client::offerStoodMs(SeatId offerer) const { return conversation_->offerStoodMs(offerer); }
void Client::standStill(Held stands) { conversation_->standStill(stands); }
int Client::desyncs() const { return conversation_->desyncs; }

void Client::act(const Action& action) { conversation_->act(action); }
void Client::say(const QString& text) { conversation_->say(text, -1); }
void Client::sayPhrase(int phrase) { conversation_->say({}, phrase); }
const QList<ChatLine>& Client::unheard() const { return conversation_->unheard(); }
QList<ChatLine> Client::takeUnheard() { return conversation_->takeUnheard(); }
void Client::sayWhenIn(const QList<ChatLine>& lines) { conversation_->sayWhenIn(lines); }
bool Client::isConnected() const { return conversation_->isConnected(); }
bool Client::isNear() const { return conversation_->isNear(); }
void Client::ask(const wire::Request& request) { conversation_->ask(request); }

}  // namespace tapu

#include "moc_client.cpp"
