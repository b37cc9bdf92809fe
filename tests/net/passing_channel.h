// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "app/net/channel.h"

namespace tapu::test {

/// A connection that passes everything on. Derived classes look at its frames, or add some.
class PassingChannel : public Channel {
 public:
  explicit PassingChannel(std::unique_ptr<Channel> inner) : inner_(std::move(inner)) {
    connect(inner_.get(), &Channel::received, this, [this](const QByteArray& frame) {
      hear(frame);
      if (passesOn(frame)) Q_EMIT received(frame);
    });
    connect(inner_.get(), &Channel::closed, this, &Channel::closed);
  }
  void send(const QByteArray& frame) override { inner_->send(frame); }
  void close() override { inner_->close(); }
  bool isOpen() const override { return inner_->isOpen(); }
  bool isFinished() const override { return inner_->isFinished(); }
  void setFrameLimit(int bytes) override { inner_->setFrameLimit(bytes); }
  bool isNear() const override { return inner_->isNear(); }
  bool needsPulse() const override { return inner_->needsPulse(); }

 protected:
  Channel& inner() { return *inner_; }
  virtual void hear(const QByteArray&) {}
  /// Whether this frame is passed on to the other end.
  virtual bool passesOn(const QByteArray&) const { return true; }

 private:
  std::unique_ptr<Channel> inner_;
};

/// Dials as another does, and hands out what is made of the connection.
class PassingDialer final : public Dialer {
 public:
  using Wrap = std::function<std::unique_ptr<Channel>(std::unique_ptr<Channel>)>;
  PassingDialer(std::unique_ptr<Dialer> inner, Wrap wrap) : inner_(std::move(inner)), wrap_(std::move(wrap)) {}
  std::unique_ptr<Channel> dial() override { return wrap_(inner_->dial()); }

 private:
  std::unique_ptr<Dialer> inner_;
  Wrap wrap_;
};

}  // namespace tapu::test
