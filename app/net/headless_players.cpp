// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/headless_players.h"

#include <QFile>
#include <QSaveFile>
#include <algorithm>

#include "app/net/chance.h"
#include "app/net/tcp_channel.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

/// One token a line, as hexadecimal digits; a line for each player.
QList<QByteArray> readTokens(const QString& path) {
  QList<QByteArray> tokens;
  QFile file(path);
  if (path.isEmpty() || !file.open(QFile::ReadOnly)) return tokens;
  for (const QByteArray& line : file.readAll().split('\n')) tokens.append(QByteArray::fromHex(line.trimmed()));
  return tokens;
}

/// As a whole or not at all: a program killed in the middle leaves the former file.
bool writeTokens(const QString& path, const QList<QByteArray>& tokens) {
  QSaveFile file(path);
  if (!file.open(QFile::WriteOnly)) return false;
  file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
  for (const QByteArray& token : tokens) file.write(token.toHex() + '\n');
  return file.commit();
}

}  // namespace

HeadlessPlayers::HeadlessPlayers(Plan plan, QObject* parent)
    : QObject(parent), plan_(std::move(plan)), clock_(std::make_shared<SystemClock>()), patience_(clock_) {}

HeadlessPlayers::~HeadlessPlayers() = default;

void HeadlessPlayers::start() {
  startedAt_ = clock_->nowMs();
  tokens_ = readTokens(plan_.tokenFile);
  tokens_.resize(plan_.seats);
  for (int i = 0; i < plan_.seats; ++i)
    players_.push_back(std::make_unique<BotPlayer>(newClient(i), makeBot(plan_.bot.toStdString()),
                                                   std::make_unique<SystemRng>(), clock_, plan_.paceMs));
  for (const auto& player : players_) player->start();
}

std::unique_ptr<Client> HeadlessPlayers::newClient(int index) {
  // Names of their own, so that several programs can join one table.
  if (crowd_.isEmpty()) crowd_ = QString::fromLatin1(systemRandomBytes(2).toHex());
  Client::Identity identity;
  identity.name = u"%1 %2-%3"_s.arg(plan_.bot, crowd_, QString::number(index + 1));
  identity.color = index % 10;
  identity.locale = u"en"_s;
  identity.token = tokens_[index];
  auto client = std::make_unique<Client>(std::make_unique<TcpDialer>(plan_.host, plan_.port, clock_), identity, clock_);
  connect(client.get(), &Client::phaseChanged, this, &HeadlessPlayers::look);
  connect(client.get(), &Client::turnedAway, this, [this](Refusal why, const QString& detail) {
    finish({.trouble = Trouble::TurnedAway, .refusal = why, .detail = detail});
  });
  connect(client.get(), &Client::tokenChanged, this, [this, index, known = client.get()] {
    tokens_[index] = known->token();
    keepTokens();
  });
  return client;
}

void HeadlessPlayers::keepTokens() {
  if (plan_.tokenFile.isEmpty() || writeTokens(plan_.tokenFile, tokens_)) return;
  finish({.trouble = Trouble::TokensNotKept, .detail = plan_.tokenFile});
}

void HeadlessPlayers::look() {
  if (done_ || players_.size() < static_cast<std::size_t>(plan_.seats)) return;
  const auto count = [this](Client::Phase phase) {
    return std::count_if(players_.begin(), players_.end(),
                         [phase](const auto& player) { return player->client().phase() == phase; });
  };
  if (count(Client::Phase::Reconnecting) == 0)
    patience_.stop();
  else if (!patience_.isSet())
    patience_.set(plan_.patienceMs, [this] { finish({.trouble = Trouble::ConnectionLost}); });
  if (count(Client::Phase::Over) < plan_.seats) return;
  const Client& any = players_.front()->client();
  Result result;
  result.finished = true;
  result.winner = any.state().head.winner.isNone() ? -1 : any.state().head.winner.value;
  result.moves = any.moveNumber();
  if (!plan_.tokenFile.isEmpty()) QFile::remove(plan_.tokenFile);  // there is nothing to come back to
  finish(result);
}

void HeadlessPlayers::finish(Result result) {
  if (std::exchange(done_, true)) return;
  patience_.stop();
  BotPlayer::Counts counts;
  for (const auto& player : players_) counts += player->counts();
  result.acts = counts.acts;
  result.refused = counts.refused;
  if (result.finished)  // the server need not wait for anybody any more
    for (const auto& player : players_) player->client().leave();
  result.seconds = static_cast<double>(clock_->nowMs() - startedAt_) / 1000;
  Q_EMIT done(result);
}

}  // namespace tapu
