// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/screen_teller.h"

#include "app/text/whole_letters.h"
#include "app/wire/names.h"

namespace tapu {

ScreenTeller::ScreenTeller(Connections& connections, TableTalk& talk, Occasion occasion)
    : connections_(connections), talk_(talk) {
  shown_.occasion = occasion;
}

void ScreenTeller::announce(const QString& text) {
  shown_.message = firstLetters(cleanLine(text), wire::kMostAnnouncement);
  ++shown_.said;
  if (!shown_.message.isEmpty()) talk_.notice(Notice::Announcement, {}, shown_.message);
  tell();
}

void ScreenTeller::show(ScreenView view) {
  shown_.view = view;
  ++shown_.choice;
  tell();
}

void ScreenTeller::tell() {
  const QByteArray letter = wire::encode(wire::FromServer(wire::ScreenNews{shown_}));
  connections_.forEach([&](Connection& connection) {
    if (connection.isEye()) connection.channel->send(letter);
  });
}

}  // namespace tapu
