// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/seen_copy.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/files/record_reader.h"
#include "app/host/seats/roster.h"
#include "app/host/server/made_store.h"
#include "app/session/game/record_of_table.h"
#include "app/session/words/bot_levels.h"
#include "app/text/player_colors.h"
#include "app/text/shown_text.h"
#include "app/text/system_words.h"
#include "app/wire/messages.h"
#include "app/wire/seat_number.h"
#include "engine/play/fill_in.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class Copies {
  Q_DECLARE_TR_FUNCTIONS(Copies)
};

/// Everybody at the table of this record, with the seat that saw it as the host.
Lobby lobbyFrom(const RecordHeader& header, SeatId host, const QString& gameName) {
  Lobby lobby{gameName, header.setup, {}, Lobby::Stage::Playing};
  for (const SeatId id : seatsOf(header.setup.seats())) {
    LobbySeat seat;
    seat.name = header.names.value(id.value);
    const QString bot = header.bots.value(id.value);
    const bool isBot = id != host && (seat.name.isEmpty() || !bot.isEmpty());
    seat.holder = isBot ? SeatHolder::Bot : SeatHolder::Person;
    if (seat.holder == SeatHolder::Bot) seat.bot = botFor(bot);
    seat.color = id.value < header.colors.size() ? header.colors[id.value] : kPlayerColorOrder[id.value];
    seat.ready = Ready::Yes;
    seat.role = id == host ? Role::Host : Role::Guest;
    lobby.seats << seat;
  }
  Roster roster(lobby.gameName, lobby.setup);
  roster.restore(lobby);
  roster.callBots({});
  return roster.lobby();
}

// A copy says in keys of its own from which table it is.
constexpr auto kTableKey = "table"_L1, kRootKey = "root"_L1, kGenerationKey = "generation"_L1;

TableIdentity tableIn(const RecordHeader& header) {
  const auto bytes = [&](QLatin1StringView key) {
    return QByteArray::fromHex(header.unknown.value(key).toString().toLatin1());
  };
  return TableIdentity::from(bytes(kTableKey), bytes(kRootKey), header.unknown.value(kGenerationKey).toInteger(-1));
}

void noteTable(RecordHeader& header, const TableIdentity& table) {
  if (!table.isKnown()) return;
  header.unknown.insert(kTableKey, QString::fromLatin1(table.id.toHex()));
  header.unknown.insert(kRootKey, QString::fromLatin1(table.root.toHex()));
  header.unknown.insert(kGenerationKey, table.generation);
}

constexpr auto kTitleKey = "title"_L1;

/// The title of the game, unless it names its host, as the usual one does: for another host that would be wrong.
void noteTitle(RecordHeader& header, const Lobby& lobby) {
  const auto host = std::ranges::find(lobby.seats, Role::Host, &LobbySeat::role);
  const bool isOfHost = host != lobby.seats.end() && lobby.gameName.contains(host->name, Qt::CaseInsensitive);
  if (!isOfHost) header.unknown.insert(kTitleKey, lobby.gameName);
}

QByteArray drawnId(Rng& rng) {
  QByteArray id;
  while (id.size() < TableIdentity::kBytes) id.append(static_cast<char>(rng.below(256)));
  return id;
}

/// The first line of a copy: it names the bots.
RecordHeader headerOfCopy(const ClientView& view) {
  RecordHeader header = recordHeaderOf(view.lobby, view.seat());
  header.bots.clear();  // here a seat that nobody has any more is a bot's too, and an unknown kind is a known one
  for (const LobbySeat& seat : view.lobby.seats)
    header.bots << (seat.holder == SeatHolder::Person ? QString() : botFor(seat.bot));
  noteTable(header, view.identity.table);
  noteTitle(header, view.lobby);
  return header;
}

}  // namespace

QString SeenCopy::pathIn(const QString& folder) {
  return QDir(folder).filePath(u"copy-of-the-last-network-game.tapu"_s);
}

SeenCopy::SeenCopy(Client* client, QString path, std::shared_ptr<Clock> clock, QObject* parent)
    : QObject(parent),
      client_(client),
      path_(std::move(path)),
      isNew_(client->known().identity.token.isEmpty()),
      due_(std::move(clock)) {
  writer_.setMaxThreadCount(1);
  connect(client, &Client::moved, this, [this] {
    if (!due_.isSet()) due_.set(kEveryMs, [this] { write(); });
  });
  connect(client, &Client::phaseChanged, this, &SeenCopy::atNewPhase);
  connect(client, &Client::lobbyChanged, this, [this] {
    if (!client_->known().hasGame() && client_->known().lobby.stage == Lobby::Stage::Gathering) isNew_ = true;
  });
  // Until then the game before, which was interrupted, can still be hosted from its copy.
  connect(client, &Client::gameStarted, this, [this] {
    if (std::exchange(isNew_, false)) isWorthKeeping(client_->known()) ? write() : remove();
  });
}

namespace {

/// A hand is for its owner alone.
bool saveCopy(const QString& path, const RecordHeader& header, const std::vector<Move>& moves, Complaint& complaint) {
  if (!saveRecord(path, header, moves, complaint)) return false;
  QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
  return true;
}

}  // namespace

bool SeenCopy::save(const ClientView& view, const QString& path, Complaint& complaint) {
  return saveCopy(path, headerOfCopy(view), view.history, complaint);
}

void SeenCopy::atNewPhase() {
  const Client::Phase phase = client_->known().phase;
  if (phase == Client::Phase::Over) remove();
  if (phase == Client::Phase::Reconnecting || phase == Client::Phase::Closed) write();
}

void SeenCopy::remove() {
  due_.stop();
  writer_.start([path = path_] { QFile::remove(path); });
}

TableIdentity SeenCopy::tableOf(const QString& path) {
  QFile file(path);
  if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) return {};
  Complaint complaint;
  RecordReader reader(file);
  return reader.start(complaint) ? tableIn(reader.header()) : TableIdentity();
}

bool SeenCopy::isWorthKeeping(const ClientView& view) {
  return view.hasGame() && view.seat() && !view.window && view.hasWholeHistory && view.state.head.phase != Phase::Over;
}

void SeenCopy::write() {
  due_.stop();
  if (!isWorthKeeping(client_->known())) return;
  writer_.start([path = path_, header = headerOfCopy(client_->known()), moves = client_->known().history] {
    Complaint complaint;  // if saving fails here, their own games have reported it
    saveCopy(path, header, moves, complaint);
  });
}

MadeGame gameFromCopy(const QString& copy, const QString& store,
                      const std::function<QString(const QString& host)>& nameOf, Rng& rng) {
  MadeGame made;
  QFile file(copy);
  if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) {  // a pipe would keep the window waiting
    //: Why a game of somebody else could not be hosted here
    made.problem = Copies::tr("There is no copy of the last network game on this computer.");
    return made;
  }
  Complaint complaint;
  RecordReader reader(file);
  const bool isStarted = reader.start(complaint);
  auto step = isStarted ? RecordReader::Step::Moved : RecordReader::Step::Fault;
  while (step == RecordReader::Step::Moved) step = reader.next(complaint);
  const bool isCutShort = isStarted && reader.isTorn();  // in writing: it is sound up to its last line
  if (step == RecordReader::Step::Fault && !isCutShort) {
    //: Why a game of somebody else could not be hosted here; %1 a sentence about the file
    made.problem = Copies::tr("The copy of the game cannot be read. %1").arg(complaint.sentence);
    return made;
  }
  const RecordHeader& header = reader.header();
  const SeatId seat = header.seenBy ? header.seenBy->seat() : SeatId();
  auto moves = filledIn(header.setup, seat, reader.game().log(), rng);
  if (!moves) {
    //: Why a game of somebody else could not be hosted here
    made.problem = Copies::tr("Nobody can go on with the game from this copy.");
    return made;
  }
  // It stands still until the others have had the time to come back: no bot plays for them meanwhile.
  const Action pause = tableMove(ActionKind::Pause);
  if (!reader.game().check(SeatId(), pause)) moves->push_back({SeatId(), pause, {}});
  made.host = header.names.value(seat.value);
  const QString title = shownLine(header.unknown.value(kTitleKey).toString(), wire::kMostName);
  const Lobby lobby = lobbyFrom(header, seat, title.isEmpty() ? nameOf(made.host) : title);
  const TableIdentity before = tableIn(header);
  const TableIdentity table = before.isKnown() ? before.hostedAnew(drawnId(rng)) : TableIdentity();
  const QString remark = makeStore(store, {.lobby = lobby, .moves = *moves, .here = {seat}, .identity = table});
  if (!remark.isEmpty()) {
    //: Why a game of somebody else could not be hosted here; %1 the reason, such as “the disk is full”
    made.problem = Copies::tr("The game cannot be saved here: %1.").arg(systemWords(remark));
    return made;
  }
  made.note.stage = GameNote::Stage::Playing;
  made.note.reach = GameNote::Reach::Network;
  made.note.gameName = lobby.gameName;
  made.note.seats = lobby.seats;
  made.note.ownNames = {made.host};
  made.note.moves = static_cast<int>(moves->size());
  made.note.played = QDateTime::currentDateTimeUtc();
  return made;
}

}  // namespace tapu
