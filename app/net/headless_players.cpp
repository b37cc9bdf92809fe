// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/headless_players.h"

#include "app/net/chance.h"
#include "app/net/tcp_channel.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

QString sentence(Refusal why, const QString& detail) {
  switch (why) {
    case Refusal::VersionTooOld: return u"The server (version %1) needs a newer program."_s.arg(detail);
    case Refusal::VersionTooNew: return u"The server (version %1) is too old for this program."_s.arg(detail);
    case Refusal::GameFull: return u"Every seat of this game is taken."_s;
    case Refusal::NameTaken: return u"A player of this game has the same name."_s;
    case Refusal::ServerFull: return u"The server takes no more connections."_s;
    case Refusal::ServerClosing: return u"The server has closed the game."_s;
    case Refusal::Unreachable: return u"Nobody answers there: %1."_s.arg(detail);
    case Refusal::Protocol: return u"What answers there is no Tapu server."_s;
    default: return u"The server has ended the connection."_s;
  }
}

}  // namespace

HeadlessPlayers::HeadlessPlayers(Plan plan, QObject* parent)
    : QObject(parent), plan_(std::move(plan)), clock_(std::make_shared<SystemClock>()) {}

HeadlessPlayers::~HeadlessPlayers() = default;

void HeadlessPlayers::start() {
  startedAt_ = clock_->nowMs();
  // Names of their own, so that several programs can join one table.
  const QString crowd = QString::fromLatin1(systemRandomBytes(2).toHex());
  for (int i = 0; i < plan_.seats; ++i) {
    Client::Identity identity;
    identity.name = u"%1 %2-%3"_s.arg(plan_.bot, crowd, QString::number(i + 1));
    identity.color = i;
    identity.locale = u"en"_s;
    auto client =
        std::make_unique<Client>(std::make_unique<TcpDialer>(plan_.host, plan_.port, clock_), identity, clock_);
    connect(client.get(), &Client::phaseChanged, this, &HeadlessPlayers::look);
    connect(client.get(), &Client::turnedAway, this, [this](Refusal why, const QString& detail) {
      Result result;
      result.problem = sentence(why, detail);
      finish(result);
    });
    players_.push_back(std::make_unique<BotPlayer>(std::move(client), makeBot(plan_.bot.toStdString()),
                                                   std::make_unique<SystemRng>(), clock_, plan_.paceMs));
  }
  for (const auto& player : players_) player->start();
}

void HeadlessPlayers::look() {
  if (players_.size() < static_cast<std::size_t>(plan_.seats)) return;
  for (const auto& player : players_)
    if (player->client().phase() != Client::Phase::Over) return;
  const Client& any = players_.front()->client();
  Result result;
  result.finished = true;
  result.winner = any.state().head.winner.isNone() ? -1 : any.state().head.winner.value;
  result.moves = any.moveNumber();
  finish(result);
}

void HeadlessPlayers::finish(Result result) {
  if (std::exchange(done_, true)) return;
  result.seconds = static_cast<double>(clock_->nowMs() - startedAt_) / 1000;
  Q_EMIT done(result);
}

}  // namespace tapu
