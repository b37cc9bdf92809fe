// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/discovery.h"

#include <QCborArray>
#include <QCborValue>
#include <QNetworkInterface>
#include <algorithm>

#include "app/net/chance.h"
#include "app/values/limited_cbor.h"
#include "app/wire/board_sketch.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr auto kQuestion = "tapu?";
constexpr auto kAnswer = "tapu!";
constexpr int kMostBytes = 1200;  // in one piece on every network
constexpr int kMostText = 48;
constexpr int kNonceBytes = 8;
constexpr int kMostAnswersPerSecond = 50;  // so that nobody can use us to flood a third party
constexpr CborLimits kDatagram{2, 24};

QString shortened(const QString& text) { return text.left(kMostText); }

/// Control and format characters have no place in a list; the rest is shown as plain text.
QString printable(const QString& text) {
  QString kept;
  for (const QChar c : text.left(kMostText))
    if (c.category() != QChar::Other_Control && c.category() != QChar::Other_Format) kept += c;
  return kept;
}

QList<QHostAddress> targets(const DiscoveryPlace& place) {
  QList<QHostAddress> all = place.broadcasts;
  if (all.isEmpty()) {
    all.append(QHostAddress(u"127.255.255.255"_s));  // other programs on this computer
    for (const auto& interface : QNetworkInterface::allInterfaces())
      for (const auto& entry : interface.addressEntries())
        if (!entry.broadcast().isNull() && !all.contains(entry.broadcast())) all.append(entry.broadcast());
  }
  if (!place.group.isNull()) all.append(place.group);
  return all;
}

void sendToAll(QUdpSocket& socket, const DiscoveryPlace& place, const QByteArray& bytes) {
  for (const QHostAddress& target : targets(place)) socket.writeDatagram(bytes, target, place.port);
}

bool bindShared(QUdpSocket& socket, const DiscoveryPlace& place) {
  if (!socket.bind(QHostAddress::AnyIPv4, place.port, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint))
    return false;
  if (place.group.isNull()) return true;
  socket.setSocketOption(QAbstractSocket::MulticastTtlOption, 1);
  for (const auto& interface : QNetworkInterface::allInterfaces())
    if (interface.flags().testFlag(QNetworkInterface::CanMulticast)) socket.joinMulticastGroup(place.group, interface);
  return true;
}

/// The parts of a message of ours, as many at least; empty if it is none. A later version may say more.
QCborArray parsed(const QByteArray& bytes, const char* kind, int leastParts) {
  if (bytes.size() > kMostBytes) return {};
  Complaint complaint;
  const auto value = decodeLimited(bytes, kDatagram, complaint);
  if (!value || !value->isArray()) return {};
  const QCborArray parts = value->toArray();
  if (parts.size() < leastParts || parts.at(0).toString() != QLatin1StringView(kind)) return {};
  return parts;
}

/// The sketch of the board is not read yet: it costs more than all the rest, and seldom changes.
struct ParsedAnswer {
  FoundGame game;
  QByteArray nonce, sketch;
};

std::optional<ParsedAnswer> parsedAnswer(const QByteArray& bytes) {
  const QCborArray parts = parsed(bytes, kAnswer, 12);
  if (parts.isEmpty()) return std::nullopt;
  const auto number = [&](int at, int most) {
    return static_cast<int>(std::clamp<qint64>(parts.at(at).toInteger(-1), 0, most));
  };
  FoundGame game;
  game.protocol = number(1, 0xffff);
  game.id = parts.at(2).toByteArray().left(kNonceBytes);
  game.name = printable(parts.at(3).toString());
  game.host = printable(parts.at(4).toString());
  game.port = static_cast<quint16>(number(5, 0xffff));
  game.players = number(6, 0xffff);
  game.seats = number(7, 0xffff);
  game.rules = printable(parts.at(8).toString());
  game.version = printable(parts.at(9).toString());
  game.locked = parts.at(10).toBool() ? Locked::Yes : Locked::No;
  game.asksPassword = parts.at(13).toBool();
  game.mayBeWatched = parts.at(14).toBool();
  if (game.port == 0 || game.id.isEmpty()) return std::nullopt;
  return ParsedAnswer{game, parts.at(11).toByteArray(), parts.at(12).toByteArray()};
}

}  // namespace

DiscoveryResponder::DiscoveryResponder(std::shared_ptr<Clock> clock, DiscoveryPlace place,
                                       std::function<FoundGame()> describe, QObject* parent)
    : QObject(parent),
      clock_(std::move(clock)),
      place_(std::move(place)),
      describe_(std::move(describe)),
      id_(systemRandomBytes(kNonceBytes)),
      beaconAlarm_(clock_) {
  connect(&socket_, &QUdpSocket::readyRead, this, &DiscoveryResponder::answerAll);
}

bool DiscoveryResponder::start() {
  if (!bindShared(socket_, place_)) return false;
  place_.port = socket_.localPort();
  beacon();
  return true;
}

QByteArray DiscoveryResponder::message(const QByteArray& nonce) const {
  const FoundGame game = describe_();
  const QByteArray sketch = game.board ? sketchOf(*game.board) : QByteArray();
  return QCborValue(QCborArray{QLatin1StringView(kAnswer), game.protocol, id_, shortened(game.name),
                               shortened(game.host), game.port, game.players, game.seats, shortened(game.rules),
                               shortened(game.version), game.locked == Locked::Yes, nonce, sketch, game.asksPassword,
                               game.mayBeWatched})
      .toCbor();
}

void DiscoveryResponder::answerAll() {
  while (socket_.hasPendingDatagrams()) {
    QByteArray bytes(kMostBytes + 1, Qt::Uninitialized);
    QHostAddress from;
    quint16 port = 0;
    const qint64 size = socket_.readDatagram(bytes.data(), bytes.size(), &from, &port);
    if (size <= 0) continue;
    bytes.truncate(size);
    const QCborArray parts = parsed(bytes, kQuestion, 2);
    if (parts.isEmpty()) continue;
    if (clock_->nowMs() - answersSince_ >= 1000) {
      answersSince_ = clock_->nowMs();
      answers_ = 0;
    }
    if (++answers_ > kMostAnswersPerSecond) continue;
    socket_.writeDatagram(message(parts.at(1).toByteArray().left(kNonceBytes)), from, port);
  }
}

void DiscoveryResponder::beacon() {
  sendToAll(socket_, place_, message({}));
  beaconAlarm_.set(kBeaconMs, [this] { beacon(); });
}

DiscoveryBrowser::DiscoveryBrowser(std::shared_ptr<Clock> clock, DiscoveryPlace place, QObject* parent)
    : QObject(parent), clock_(std::move(clock)), place_(std::move(place)), askAlarm_(clock_) {
  for (QUdpSocket* socket : {&socket_, &beacons_})
    connect(socket, &QUdpSocket::readyRead, this, [this, socket] { hear(*socket); });
}

bool DiscoveryBrowser::start() {
  if (askAlarm_.isSet()) return true;
  bindShared(beacons_, place_);  // without it questions still find the games
  if (!socket_.bind(QHostAddress::AnyIPv4, 0)) return false;
  socket_.setSocketOption(QAbstractSocket::MulticastTtlOption, 1);
  ask();
  return true;
}

void DiscoveryBrowser::stop() {
  askAlarm_.stop();
  socket_.close();
  beacons_.close();
}

QList<FoundGame> DiscoveryBrowser::games() const {
  QList<FoundGame> games;
  for (const Heard& heard : heard_) games.append(heard.game);
  return games;
}

void DiscoveryBrowser::ask() {
  forget();
  nonce_ = systemRandomBytes(kNonceBytes);
  askedAt_ = clock_->nowMs();
  sendToAll(socket_, place_, QCborValue(QCborArray{QLatin1StringView(kQuestion), nonce_}).toCbor());
  askAlarm_.set(kAskMs, [this] { ask(); });
}

void DiscoveryBrowser::hear(QUdpSocket& socket) {
  bool changed = false;
  // What is left wakes the loop again: each read does, so that the window has its turn in between.
  for (int heard = 0; heard < kDatagramsPerPass && socket.hasPendingDatagrams(); ++heard) {
    QByteArray bytes(kMostBytes + 1, Qt::Uninitialized);
    QHostAddress from;
    const qint64 size = socket.readDatagram(bytes.data(), bytes.size(), &from);
    if (size <= 0) continue;
    bytes.truncate(size);
    auto answer = parsedAnswer(bytes);
    if (!answer) continue;
    auto& [game, nonce, sketch] = *answer;
    game.address = from.toString();
    if (nonce == nonce_) game.pingMs = static_cast<int>(clock_->nowMs() - askedAt_);
    changed |= note(game, sketch);
  }
  if (changed) Q_EMIT gamesChanged();
}

bool DiscoveryBrowser::note(FoundGame game, const QByteArray& sketch) {
  const auto known = std::find_if(heard_.begin(), heard_.end(), [&](const Heard& h) { return h.game.id == game.id; });
  if (known == heard_.end()) {
    if (heard_.size() >= kMostGames) return false;
    game.board = boardFromSketch(sketch);
    heard_.append({game, clock_->nowMs(), sketch});
    return true;
  }
  known->at = clock_->nowMs();
  game.board = known->sketch == sketch ? known->game.board : boardFromSketch(sketch);
  known->sketch = sketch;
  if (game.pingMs < 0) game.pingMs = known->game.pingMs;
  game.address = known->game.address;  // one host on two networks stays on the first
  if (known->game == game) return false;
  known->game = game;
  return true;
}

void DiscoveryBrowser::forget() {
  const qint64 before = clock_->nowMs() - kForgetMs;
  if (heard_.removeIf([&](const Heard& heard) { return heard.at < before; }) > 0) Q_EMIT gamesChanged();
}

}  // namespace tapu

#include "moc_discovery.cpp"
