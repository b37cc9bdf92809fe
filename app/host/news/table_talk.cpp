// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/table_talk.h"

#include "app/wire/names.h"

namespace tapu {

TableTalk::TableTalk(Connections& connections, const Roster& roster, TableDoor& door,
                     const std::unique_ptr<GameSession>& game)
    : connections_(connections), roster_(roster), door_(door), game_(game) {}

Refusal TableTalk::say(const Connection& connection, const wire::Say& say) {
  const bool isWatcher = connection.kind == Connection::Kind::Watcher;
  if (!connection.seat && !isWatcher) return Refusal::None;
  ChatLine line;
  line.seat = connection.seat;
  line.name = isWatcher ? connection.watcher : roster_.seat(connection.seat).name;
  // A person who was muted and comes anew, on another seat or to watch, is muted still.
  const bool isMuted = (connection.seat && door_.isMuted(connection.seat)) || wasMuted(connection);
  if (isMuted && connection.seat && !door_.isMuted(connection.seat)) {
    door_.recognize(connection.seat);
    Q_EMIT recognized();
  }
  if (isMuted) return Refusal::Muted;
  line.text = cleanLine(say.text);
  line.phrase = say.phrase;
  if (!line.text.isEmpty() || line.phrase >= 0) tell(line, connection.seesLate() ? From::LateWatcher : From::Table);
  return Refusal::None;
}

bool TableTalk::wasMuted(const Connection& connection) const {
  const QString& name = connection.seat ? roster_.seat(connection.seat).name : connection.watcher;
  return !connection.isOwn() && door_.wasMuted(name, connection.countedAddress());
}

void TableTalk::notice(Notice notice, SeatId about, const QString& detail) {
  ChatLine line = noticeLine(notice, detail);
  line.seat = about;
  if (about) line.name = roster_.seat(about).name;
  tell(line);
}

void TableTalk::noticeOf(const QString& name, Notice notice, const QString& detail) {
  ChatLine line = noticeLine(notice, detail);
  line.name = name;
  tell(line);
}

void TableTalk::sendLast(Connection& connection) const {
  const QList<ChatLine>& lines = connection.seesLate() ? late_ : live_;
  if (connection.isWatched() && !lines.isEmpty()) connection.send(wire::Talk{lines});
}

void TableTalk::tell(const ChatLine& line, From from) {
  pass(line, Connection::Sight::Live);
  if (!game_ || from == From::LateWatcher) return pass(line, Connection::Sight::Late);
  game_->teller().tellLater([this, line] { pass(line, Connection::Sight::Late); });
}

void TableTalk::pass(const ChatLine& line, Connection::Sight sight) {
  QList<ChatLine>& kept = sight == Connection::Sight::Live ? live_ : late_;
  kept.append(line);
  if (kept.size() > wire::kMostTalk) kept.removeFirst();
  const QByteArray letter = wire::encode(wire::FromServer(wire::Chat{line}));
  connections_.forEach([&](Connection& connection) {
    if (connection.isWatched() && connection.sight == sight) connection.channel->send(letter);
  });
}

}  // namespace tapu

#include "moc_table_talk.cpp"
