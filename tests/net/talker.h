// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "app/formats/messages.h"
#include "app/net/channel.h"
#include "app/net/client.h"

namespace tapu::test {

/// The client's end of a conversation without a client: says what a test wants and keeps what it hears.
class Talker : public QObject {
 public:
  explicit Talker(std::unique_ptr<Channel> channel) : channel_(std::move(channel)) {
    channel_->setFrameLimit(frame_limit::kFromServer);
    connect(channel_.get(), &Channel::received, this, [this](const QByteArray& frame) {
      Complaint complaint;
      if (auto message = wire::decodeFromServer(frame, complaint)) heard.push_back(std::move(*message));
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
  void wish(wire::Request::Kind kind) {
    wire::Request request;
    request.kind = kind;
    say(request);
  }
  void ready() {
    wire::Request request;
    request.kind = wire::Request::Kind::SetReady;
    request.ready = Ready::Yes;
    say(request);
  }
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
    return refused ? static_cast<Refusal>(refused->code) : Refusal::None;
  }

  std::vector<wire::FromServer> heard;
  bool closed = false;

 private:
  std::unique_ptr<Channel> channel_;
};

}  // namespace tapu::test
