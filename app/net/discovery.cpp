// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/discovery.h"

#include <QCborArray>
#include <QCborValue>
#include <QCryptographicHash>
#include <algorithm>

#include "app/net/chance.h"
#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"
#include "app/wire/board_sketch.h"
#include "engine/state/setup.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr auto kQuestion = "tapu?";
constexpr auto kAnswer = "tapu!";
constexpr auto kClosed = "tapu.";
constexpr int kMostBytes = kMostDatagram;
constexpr int kMostText = 48;
constexpr int kMostPeople = 8;
constexpr int kMostOfPerson = 24;
constexpr int kNonceBytes = 8;
constexpr int kSecretBytes = 16;
constexpr int kMostAnswersPerSecond = 50;  // so that nobody can use us to flood a third party

QString shortened(const QString& text) { return firstLetters(text, kMostText); }

/// Characters that steer a text have no place in a list; the rest is shown as plain text.
QString printable(const QString& text) { return shownLine(text, kMostText); }

/// The sketch of the board is not read yet: it costs more than all the rest, and seldom changes.
struct ParsedAnswer {
  FoundGame game;
  QByteArray nonce, sketch;
};

std::optional<ParsedAnswer> parsedAnswer(const QByteArray& bytes) {
  const QCborArray parts = partsOf(bytes, kAnswer, 12);
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
  game.table =  // unknown of an older program
      TableIdentity::from(parts.at(15).toByteArray(), parts.at(16).toByteArray(), parts.at(17).toInteger(-1));
  game.away = number(19, game.players);  // older programs do not send it
  game.hasBegun = parts.at(20).toBool();
  for (const QString& name : parts.at(18).toString().split(u'\n', Qt::SkipEmptyParts).mid(0, kMostPeople))
    game.people << printable(firstLetters(name, kMostOfPerson));
  const bool canBe = game.players <= game.seats && game.seats <= kMostSeats;
  if (!canBe || game.port == 0 || game.id.isEmpty()) return std::nullopt;
  return ParsedAnswer{game, parts.at(11).toByteArray(), parts.at(12).toByteArray()};
}

}  // namespace

namespace {

/// The public id of a game: nobody can find its secret by it.
QByteArray idOf(const QByteArray& secret) {
  return QCryptographicHash::hash(secret, QCryptographicHash::Sha256).first(kNonceBytes);
}

}  // namespace

DiscoveryResponder::DiscoveryResponder(std::shared_ptr<Clock> clock, DiscoveryNetwork place,
                                       std::function<FoundGame()> describe, QObject* parent)
    : QObject(parent),
      clock_(std::move(clock)),
      place_(std::move(place)),
      describe_(std::move(describe)),
      secret_(systemRandomBytes(kSecretBytes)),
      id_(idOf(secret_)),
      socket_(place_.makeSocket()),
      dialBack_(clock_, place_),
      beaconAlarm_(clock_) {
  connect(socket_.get(), &NeighborSocket::readyRead, this, &DiscoveryResponder::answerAll);
}

bool DiscoveryResponder::start() {
  if (!socket_->bindShared(place_)) return false;
  place_.port = socket_->localPort();
  dialBack_.start(place_.port);
  beacon();
  return true;
}

void DiscoveryResponder::close() {
  if (!beaconAlarm_.isSet()) return;
  beaconAlarm_.stop();
  socket_->sendToAll(QCborValue(QCborArray{QLatin1StringView(kClosed), secret_}).toCbor());
  socket_->close();
  dialBack_.stop();
}

QByteArray DiscoveryResponder::message(const QByteArray& nonce) const {
  const FoundGame game = describe_();
  QStringList people = game.people.mid(0, kMostPeople);
  for (QString& name : people) name = firstLetters(name, kMostOfPerson);
  const auto with = [&](const QByteArray& sketch) {
    return QCborValue(QCborArray{QLatin1StringView(kAnswer),
                                 game.protocol,
                                 id_,
                                 shortened(game.name),
                                 shortened(game.host),
                                 game.port,
                                 game.players,
                                 game.seats,
                                 shortened(game.rules),
                                 shortened(game.version),
                                 game.locked == Locked::Yes,
                                 nonce,
                                 sketch,
                                 game.asksPassword,
                                 game.mayBeWatched,
                                 game.table.id,
                                 game.table.root,
                                 game.table.generation,
                                 people.join(u'\n'),
                                 game.away,
                                 game.hasBegun})
        .toCbor();
  };
  const QByteArray whole = with(game.board ? sketchOf(*game.board) : QByteArray());
  return whole.size() <= kMostBytes ? whole : with({});  // a reader can do without the picture
}

bool isOfLink(const QString& address) {
  const QHostAddress known(address);
  return known.protocol() == QAbstractSocket::IPv6Protocol && known.isLinkLocal();
}

QString FoundGame::addressToTell() const {
  const QStringList all = addresses();
  const auto told = std::ranges::find_if_not(all, isOfLink);
  return told == all.end() ? address : *told;
}

void DiscoveryResponder::answerAll() {
  while (socket_->hasPendingDatagrams()) {
    QByteArray bytes(kMostBytes + 1, Qt::Uninitialized);
    QHostAddress from;
    quint16 port = 0;
    const qint64 size = socket_->readDatagram(bytes.data(), bytes.size(), &from, &port);
    if (size <= 0) continue;
    bytes.truncate(size);
    const QCborArray parts = partsOf(bytes, kQuestion, 2);
    if (parts.isEmpty()) continue;
    if (clock_->nowMs() - answersSince_ >= 1000) {
      answersSince_ = clock_->nowMs();
      answers_ = 0;
    }
    ++answers_;
    if (answers_ > kMostAnswersPerSecond) continue;
    socket_->writeDatagram(message(parts.at(1).toByteArray().left(kNonceBytes)), from, port);
  }
}

void DiscoveryResponder::beacon() {
  socket_->sendToAll(message({}));
  beaconAlarm_.set(kBeaconMs, [this] { beacon(); });
}

DiscoveryBrowser::DiscoveryBrowser(std::shared_ptr<Clock> clock, DiscoveryNetwork place, QObject* parent)
    : QObject(parent),
      clock_(std::move(clock)),
      place_(std::move(place)),
      socket_(place_.makeSocket()),
      beacons_(place_.makeSocket()),
      dialBack_(clock_, place_),
      askAlarm_(clock_) {
  for (NeighborSocket* socket : {socket_.get(), beacons_.get()})
    connect(socket, &NeighborSocket::readyRead, this, [this, socket] { hear(*socket); });
}

bool DiscoveryBrowser::start() {
  isStarted_ = true;
  if (askAlarm_.isSet()) return true;
  beacons_->bindShared(place_);  // without it questions still find the games
  if (!socket_->bindOwn(place_)) return false;
  dialBack_.start();
  ask();
  return true;
}

void DiscoveryBrowser::stop() {
  isStarted_ = false;
  rest();
}

std::shared_ptr<void> DiscoveryBrowser::listen() {
  if (auto ear = ears_.lock()) return ear;
  const bool wasStarted = isStarted_;
  start();
  isStarted_ = wasStarted;
  std::shared_ptr<void> ear(this, [browser = QPointer(this)](void*) {
    if (browser) browser->rest();
  });
  ears_ = ear;
  return ear;
}

void DiscoveryBrowser::rest() {
  if (isStarted_ || !ears_.expired()) return;
  askAlarm_.stop();
  socket_->close();
  beacons_->close();
  dialBack_.stop();
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
  socket_->sendToAll(QCborValue(QCborArray{QLatin1StringView(kQuestion), nonce_}).toCbor());
  askAlarm_.set(kAskMs, [this] { ask(); });
}

void DiscoveryBrowser::hear(NeighborSocket& socket) {
  bool changed = false;
  // The rest wakes the loop again: each read does, so that the window has its turn in between.
  for (int heard = 0; heard < kDatagramsPerPass && socket.hasPendingDatagrams(); ++heard) {
    QByteArray bytes(kMostBytes + 1, Qt::Uninitialized);
    QHostAddress from;
    const qint64 size = socket.readDatagram(bytes.data(), bytes.size(), &from);
    if (size <= 0) continue;
    bytes.truncate(size);
    if (const QCborArray closed = partsOf(bytes, kClosed, 2); !closed.isEmpty())
      changed |= noteClosed(closed.at(1).toByteArray());
    auto answer = parsedAnswer(bytes);
    if (!answer) continue;
    auto& [game, nonce, sketch] = *answer;
    game.address = from.toString();
    if (nonce == nonce_) game.pingMs = static_cast<int>(clock_->nowMs() - askedAt_);
    changed |= note(game, sketch);
  }
  if (changed) Q_EMIT gamesChanged();
}

/// A game that repeats itself is the same at any address. Another port is another game: nobody takes over the line of a
/// game by repeating its id.
bool DiscoveryBrowser::note(FoundGame game, const QByteArray& sketch) {
  const auto known = std::find_if(heard_.begin(), heard_.end(), [&](const Heard& heard) {
    return heard.game.id == game.id && heard.game.port == game.port;
  });
  if (known == heard_.end()) {
    if (!makeRoomFor(game)) return false;
    game.board = boardFromSketch(sketch);
    const qint64 now = clock_->nowMs();
    heard_.append({game, now, sketch, {{game.address, now}}});
    return true;
  }
  known->at = clock_->nowMs();
  game.board = known->sketch == sketch ? known->game.board : boardFromSketch(sketch);
  known->sketch = sketch;
  if (game.pingMs < 0) game.pingMs = known->game.pingMs;
  notePlace(*known, game.address);
  game.address = known->places.first().address;
  for (const Source& place : known->places.mid(1)) game.others << place.address;
  if (known->game == game) return false;
  known->game = game;
  return true;
}

/// Only its host has the secret of a game, so no other can close it.
bool DiscoveryBrowser::noteClosed(const QByteArray& secret) {
  const QByteArray id = idOf(secret);
  return heard_.removeIf([&id](const Heard& heard) { return heard.game.id == id; }) > 0;
}

/// Addresses that are heard come first, in the order in which they were first heard, so that a host on two networks
/// does not change its address all the time; then the others, the one that was heard last before the rest.
void DiscoveryBrowser::notePlace(Heard& heard, const QString& address) const {
  const qint64 now = clock_->nowMs();
  const auto known = std::ranges::find(heard.places, address, &Source::address);
  if (known == heard.places.end())
    heard.places.prepend({address, now});
  else
    known->at = now;
  const auto isHeard = [now](const Source& place) { return now - place.at < kSilentMs; };
  const auto silent = std::stable_partition(heard.places.begin(), heard.places.end(), isHeard);
  // An address of a link counts only on that link: it is for where there is no other.
  std::stable_partition(heard.places.begin(), silent, [](const Source& place) { return !isOfLink(place.address); });
  std::stable_sort(silent, heard.places.end(), [](const Source& a, const Source& b) { return a.at > b.at; });
  if (heard.places.size() > kMostAddresses) heard.places.resize(kMostAddresses);
}

/// One computer cannot fill the list; and who has answered our own question takes the place of who has not.
bool DiscoveryBrowser::makeRoomFor(const FoundGame& game) {
  const auto there = std::ranges::count(heard_, game.address, [](const Heard& heard) { return heard.game.address; });
  if (there >= kMostAtAddress) return false;
  if (heard_.size() < kMostGames) return true;
  if (game.pingMs < 0) return false;
  const auto unasked = std::ranges::find_if(heard_, [](const Heard& heard) { return heard.game.pingMs < 0; });
  if (unasked == heard_.end()) return false;
  heard_.erase(unasked);
  return true;
}

void DiscoveryBrowser::forget() {
  const qint64 before = clock_->nowMs() - kForgetMs;
  if (heard_.removeIf([&](const Heard& heard) { return heard.at < before; }) > 0) Q_EMIT gamesChanged();
}

}  // namespace tapu

#include "moc_discovery.cpp"
