// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <functional>
#include <memory>

#include "app/net/channel.h"

namespace tapu::test {

/// Hears every table of a world, and knows by which of them a key was given out: it is to be shown to no other one. It
/// counts tables as the world does, and asks nobody which one this is.
class KeyWitness {
 public:
  explicit KeyWitness(std::function<void(QString)> problem) : problem_(std::move(problem)) {}
  /// Wraps a connection of this table, so that it is listened to.
  std::unique_ptr<Channel> at(int table, std::unique_ptr<Channel> channel);
  /// Notes that the table has welcomed somebody with this key, who greeted with this nonce; either may be empty.
  void given(int table, const QByteArray& key, const QByteArray& nonce);
  /// Checks a secret that somebody has shown to the table.
  void shown(int table, const QByteArray& secret);

 private:
  std::function<void(QString)> problem_;
  QHash<QByteArray, int> givenBy_;  ///< table, by key
};

}  // namespace tapu::test
