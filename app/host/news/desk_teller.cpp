// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/desk_teller.h"

namespace tapu {

namespace {

wire::DeskNews newsSince(const OrganizerDesk& before, const OrganizerDesk& now) {
  wire::DeskNews news{static_cast<int>(now.seats.size()), {}, now.late, now.wrongCodes};
  for (qsizetype i = 0; i < now.seats.size(); ++i)
    if (i >= before.seats.size() || before.seats[i] != now.seats[i])
      news.changed.push_back({static_cast<int>(i), now.seats[i]});
  return news;
}

}  // namespace

DeskTeller::DeskTeller(Connections& connections, TableKeeper& keeper, std::function<OrganizerDesk()> desk)
    : connections_(connections), keeper_(keeper), desk_(std::move(desk)) {}

void DeskTeller::change() {
  if (connections_.isClosing() || std::exchange(isDue_, true)) return;
  QMetaObject::invokeMethod(this, &DeskTeller::tell, Qt::QueuedConnection);
}

void DeskTeller::changeAll() {
  told_ = OrganizerDesk();
  change();
}

void DeskTeller::tell() {
  isDue_ = false;
  if (connections_.isClosing()) return;
  const auto kept = keeper_.keepSecrets();
  if (connections_.headcount().eyes() == 0) {
    told_ = OrganizerDesk();
    return;
  }
  const OrganizerDesk now = desk_(), before = std::exchange(told_, now);
  if (before == now) return;
  const QByteArray letter = wire::encode(wire::FromServer(newsSince(before, now)));
  keeper_.commits().after(kept, [this, letter] {
    connections_.forEach([&](Connection& connection) {
      if (connection.kind == Connection::Kind::Organizer) connection.channel->send(letter);
    });
  });
}

void DeskTeller::sendAll(Connection& organizer) {
  const auto kept = keeper_.keepSecrets();
  const QByteArray letter = wire::encode(wire::FromServer(newsSince({}, desk_())));
  connections_.afterCommit(organizer, keeper_.commits(), kept,
                           [&organizer, letter] { organizer.channel->send(letter); });
  if (!organizer.caller.isReturn) notice(Notice::DeskOpened, {}, &organizer);
}

void DeskTeller::notice(Notice notice, SeatId about, const Connection* except) {
  ChatLine line = noticeLine(notice, {});
  line.seat = about;
  connections_.forEach([&](Connection& connection) {
    const bool isDesk = connection.kind == Connection::Kind::Organizer;
    if (isDesk && &connection != except) connection.send(wire::Chat{line});
  });
}

}  // namespace tapu

#include "moc_desk_teller.cpp"
