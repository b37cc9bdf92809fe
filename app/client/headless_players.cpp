// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/headless_players.h"

#include <QFile>
#include <algorithm>
#include <optional>

#include "app/files/whole_file.h"
#include "app/net/chance.h"
#include "app/net/tcp_channel.h"
#include "app/wire/messages.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr qint64 kReceiptEveryMs = 1000;  // a burst of moves is one write
constexpr qint64 kMostOfKey = 256;        // bytes of a line
constexpr int kLeastRead = 4096;          // lines that are read, however few players there are
constexpr int kFew = 32;                  // players whose keys are written at once

bool isOfKeys(const QByteArray& line) {
  return line.count(' ') <= 3 && std::ranges::all_of(line, [](char letter) {
           return letter == ' ' || (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
         });
}

/// A line for each player: the token in hexadecimal digits, then the moves of the last receipt, the receipt and the id
/// of the table, which older programs did not write. Nothing if another file stands there: it would be written over.
std::optional<QList<HeadlessPlayers::Key>> readKeys(const QString& path, int seats) {
  QList<HeadlessPlayers::Key> keys;
  QFile file(path);
  if (path.isEmpty() || !file.exists()) return keys;
  if (isPipeOrDevice(path) || !file.open(QFile::ReadOnly) || file.size() > kMostOfKey * std::max(seats, kLeastRead))
    return std::nullopt;
  for (const QByteArray& each : file.readAll().split('\n')) {
    const QByteArray line = each.trimmed();
    if (!isOfKeys(line)) return std::nullopt;
    const QList<QByteArray> words = line.split(' ');
    const QByteArray token = QByteArray::fromHex(words.value(0)), table = QByteArray::fromHex(words.value(3));
    if (token.size() != wire::kTokenBytes) {  // of a player that was not welcomed yet
      keys.append(HeadlessPlayers::Key{});
      continue;
    }
    keys.append({token, Receipt::from(words.value(1).toLongLong(), QByteArray::fromHex(words.value(2))),
                 table.size() == TableIdentity::kBytes ? table : QByteArray()});
  }
  return keys;
}

bool writeKeys(const QString& path, const QList<HeadlessPlayers::Key>& keys) {
  QByteArray text;
  for (const auto& [token, receipt, table] : keys)
    text += token.toHex() + ' ' + QByteArray::number(receipt.moves) + ' ' + receipt.word.toHex() + ' ' + table.toHex() +
            '\n';
  Complaint untold;
  return writeFile(path, text, untold, FileReaders::OwnerAlone);
}

}  // namespace

HeadlessPlayers::HeadlessPlayers(Plan plan, std::shared_ptr<Clock> clock)
    : plan_(std::move(plan)), clock_(std::move(clock)), times_(clock_), patience_(clock_), receiptDue_(clock_) {}

HeadlessPlayers::~HeadlessPlayers() = default;

void HeadlessPlayers::start() {
  startedAt_ = clock_->nowMs();
  const auto keys = readKeys(plan_.tokenFile, plan_.seats);
  if (!keys) return finish({.trouble = Trouble::NoTokenFile, .detail = plan_.tokenFile});
  keys_ = *keys;
  keys_.resize(plan_.seats);
  for (int i = 0; i < plan_.seats; ++i)
    players_.push_back(std::make_unique<BotPlayer>(
        newClient(i), plan_.mind(plan_.bot, SeatId(), std::make_unique<SystemRng>()), clock_, paceOf(i)));
  for (const auto& player : players_) player->start();
}

/// The pace of a player, from half to one and a half of the plan's: people do not all act in the same moment.
int HeadlessPlayers::paceOf(int index) const { return plan_.paceMs / 2 + plan_.paceMs * index / plan_.seats; }

std::unique_ptr<Client> HeadlessPlayers::newClient(int index) {
  // Names of their own, so that several programs can join one table.
  if (crowd_.isEmpty()) crowd_ = QString::fromLatin1(systemRandomBytes(2).toHex());
  Client::Identity identity;
  identity.name = u"%1 %2-%3"_s.arg(plan_.name.isEmpty() ? plan_.bot : plan_.name, crowd_, QString::number(index + 1));
  identity.color = index % 10;
  identity.locale = u"en"_s;
  identity.token = keys_[index].token;
  identity.table.id = keys_[index].table;
  identity.code = plan_.code;
  identity.receipt = keys_[index].receipt;
  auto client = std::make_unique<Client>(std::make_unique<TcpDialer>(plan_.host, plan_.port, clock_), identity, clock_);
  times_.watch(*client);
  connect(client.get(), &Client::phaseChanged, this,
          [this, known = client.get(), before = client->known().phase]() mutable {
            --inPhase_[std::exchange(before, known->known().phase)];
            ++inPhase_[before];
            review();
          });
  connect(client.get(), &Client::turnedAway, this, [this](Refusal why, const QString& detail) {
    finish({.trouble = Trouble::TurnedAway, .refusal = why, .detail = detail});
  });
  connect(client.get(), &Client::requestRefused, this,
          [this, known = client.get()](Refusal why, const QString& detail) {
            if (known->known().phase == Client::Phase::Reconnecting) elsewhere_ = {.why = why, .detail = detail};
          });
  connect(client.get(), &Client::tokenChanged, this, [this, index, known = client.get()] {
    keys_[index].token = known->known().identity.token;
    keys_[index].table = known->known().identity.table.id;
    // For many players the whole file at each welcome would be too much; the old key opens the seat until the first
    // ping.
    plan_.seats > kFew ? keepKeysSoon() : keepKeys();
  });
  connect(client.get(), &Client::moved, this, [this, index, known = client.get()] {
    keys_[index].receipt = known->known().identity.receipt;
    keepKeysSoon();
  });
  return client;
}

void HeadlessPlayers::keepKeysSoon() {
  if (!done_ && !plan_.tokenFile.isEmpty() && !receiptDue_.isSet())
    receiptDue_.set(kReceiptEveryMs, [this] { keepKeys(); });
}

void HeadlessPlayers::keepKeys() {
  if (plan_.tokenFile.isEmpty() || writeKeys(plan_.tokenFile, keys_)) return;
  finish({.trouble = Trouble::TokensNotKept, .detail = plan_.tokenFile});
}

void HeadlessPlayers::review() {
  if (done_ || players_.size() < static_cast<std::size_t>(plan_.seats)) return;
  if (inPhase_[Client::Phase::Reconnecting] == 0) {
    patience_.stop();
    elsewhere_ = {};
  } else if (!patience_.isSet()) {
    patience_.set(plan_.patienceMs, [this] { finish(lost()); });
  }
  if (inPhase_[Client::Phase::Over] < plan_.seats) return;
  const Client& any = players_.front()->client();
  Result result;
  result.finished = true;
  result.winner = any.known().state.head.winner;
  result.moves = any.known().moveNumber;
  if (!plan_.tokenFile.isEmpty()) QFile::remove(plan_.tokenFile);  // there is nothing to come back to
  finish(result);
}

/// Nobody answers, or somebody who is not the table.
HeadlessPlayers::Result HeadlessPlayers::lost() const {
  if (elsewhere_.why == Refusal::None) return {.trouble = Trouble::ConnectionLost};
  return {.trouble = Trouble::TurnedAway, .refusal = elsewhere_.why, .detail = elsewhere_.detail};
}

void HeadlessPlayers::finish(Result result) {
  if (std::exchange(done_, true)) return;
  patience_.stop();
  receiptDue_.stop();
  BotPlayer::Counts counts;
  for (const auto& player : players_) counts += player->counts();
  result.acts = counts.acts;
  result.refused = counts.refused;
  if (result.finished)  // the server need not wait for anybody any more
    for (const auto& player : players_) player->client().leave();
  result.times = times_.figures();
  result.seconds = static_cast<double>(clock_->nowMs() - startedAt_) / 1000;
  Q_EMIT done(result);
}

}  // namespace tapu

#include "moc_headless_players.cpp"
