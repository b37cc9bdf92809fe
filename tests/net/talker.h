// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <algorithm>

#include "app/client/client.h"
#include "app/net/channel.h"
#include "app/wire/messages.h"
#include "app/wire/notice.h"

namespace tapu::test {

/// The client's end of a conversation without a client: says what a test wants and keeps what it hears.
class Talker : public QObject {
 public:
  explicit Talker(std::unique_ptr<Channel> channel) : channel_(std::move(channel)) {
    channel_->setFrameLimit(frame_limit::kFromServer);
    connect(channel_.get(), &Channel::received, this, [this](const QByteArray& frame) {
      Complaint complaint;
      if (auto message = wire::decodeFromServer(frame, complaint)) hear(std::move(*message));
      bytes += frame.size();
    });
    connect(channel_.get(), &Channel::closed, this, [this] { closed = true; });
  }
  explicit Talker(const std::unique_ptr<Dialer>& dialer) : Talker(dialer->dial()) {}

  void say(const wire::FromClient& message) { channel_->send(wire::encode(message)); }
  void greet(const QString& name, const QByteArray& token = {}) {
    wire::Hello hello;
    hello.name = name;
    hello.token = token;
    say(hello);
  }
  void ready() { say(requests::SetReady{Ready::Yes}); }
  void act(quint32 clientSeq, const Action& action, quint32 answers) { say(wire::Act{clientSeq, answers, action}); }
  void hangUp() { channel_->close(); }

  /// The newest message of a type, null = none was heard.
  template <class Message>
  const Message* last() const {
    for (auto message = heard.rbegin(); message != heard.rend(); ++message)
      if (const auto* found = std::get_if<Message>(&*message)) return found;
    return nullptr;
  }
  template <class Message>
  int count() const {
    int number = 0;
    for (const auto& message : heard) number += std::holds_alternative<Message>(message);
    return number;
  }
  Refusal refusal() const {
    const auto* refused = last<wire::Refused>();
    return refused ? refused->why : Refusal::None;
  }
  bool heardNotice(Notice notice) const {
    return std::ranges::any_of(heard, [&](const wire::FromServer& message) {
      const auto* chat = std::get_if<wire::Chat>(&message);
      return chat && chat->line.kind == ChatLine::Kind::Notice && chat->line.phrase == static_cast<int>(notice);
    });
  }

  std::vector<wire::FromServer> heard;
  /// The lobby that it was told, with all changes.
  Lobby lobby;
  qint64 bytes = 0;  ///< heard
  bool closed = false;

 private:
  void hear(wire::FromServer message) {
    if (const auto* news = std::get_if<wire::LobbyNews>(&message)) lobby = news->lobby;
    const auto* change = std::get_if<wire::LobbyChange>(&message);
    if (change && !last<wire::LobbyPart>()) {  // a part has other numbers
      if (change->setup) lobby.setup = *change->setup;
      lobby.seats.resize(lobby.setup.seats());
      lobby.stage = change->stage;
      for (const auto& place : change->changed) lobby.seats[place.index] = place.seat;
    }
    heard.push_back(std::move(message));
  }
  std::unique_ptr<Channel> channel_;
};

}  // namespace tapu::test
