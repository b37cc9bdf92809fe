// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <functional>

#include "app/wire/messages.h"
#include "app/wire/refusal.h"

namespace tapu {

/// The commands with which the keeper of a server leads its table: lines of text, each with an answer. It may do what a
/// host may.
class AdminConsole {
  Q_DECLARE_TR_FUNCTIONS(AdminConsole)

 public:
  /// The functions by which the console reaches the table.
  struct Table {
    std::function<const Lobby&()> lobby;
    std::function<TableFacts()> facts;
    std::function<Refusal(const wire::Request& wish)> command;
    std::function<void(const QString& text)> say;
    std::function<QByteArray()> salt;  ///< fresh random bytes, wire::kSaltBytes
    std::function<Refusal(const QString& who)> unban;
    std::function<QStringList()> banned;
  };
  explicit AdminConsole(Table table) : table_(std::move(table)) {}

  /// The answer to a line; never empty.
  QString answer(const QString& line) const;

 private:
  QString status() const;
  QString help() const;
  QString act(const QString& word, const QString& rest) const;
  QString policy(const QString& word, const QString& rest) const;
  QString aboutWatcher(const QString& word, const QString& number, const QString& text) const;
  QString aboutSeat(const QString& word, const QString& rest) const;
  QString told(Refusal why) const;
  Table table_;
};

}  // namespace tapu
