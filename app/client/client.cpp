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

const ClientView& Client::known() const { return conversation_->known; }
void Client::setToken(const QByteArray& token, const TableIdentity& table) {
  conversation_->known.identity.token = token;
  conversation_->known.identity.table = table;
}
void Client::standStill(Held stands) { conversation_->known.offers.standStill(stands); }

void Client::act(const Action& action) { conversation_->act(action); }
void Client::say(const QString& text) { conversation_->say(text, -1); }
void Client::sayPhrase(int phrase) { conversation_->say({}, phrase); }
QList<ChatLine> Client::takeUnheard() { return conversation_->takeUnheard(); }
void Client::sayWhenIn(const QList<ChatLine>& lines) { conversation_->sayWhenIn(lines); }
void Client::ask(const wire::Request& request) { conversation_->ask(request); }

}  // namespace tapu

#include "moc_client.cpp"
