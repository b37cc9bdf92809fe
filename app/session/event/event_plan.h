// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QHostAddress>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/files/chain_file.h"
#include "app/net/limits.h"
#include "app/session/settings/address.h"
#include "app/wire/lobby.h"
#include "engine/state/setup.h"

namespace tapu {

/// A Big Game as its organizer wants it: which boards lie in the chain, the options, who sits where. A plain value: the
/// page on which an event is set up shows one, and calls its functions when the organizer changes something.
struct EventPlan {
  Q_DECLARE_TR_FUNCTIONS(tapu::EventPlan)

 public:
  /// A board of the organizer's own, which lies in the chain beside A, B and C or instead of them.
  struct OwnBoard {
    QChar letter;  ///< in `order`, from `kFirstOwnLetter` on
    QString name;  ///< as its file calls it
    Board board;
    bool operator==(const OwnBoard&) const = default;
  };

  static constexpr int kUsualBoards = 12;

  QString name;                         ///< of the event, as players find it on the network
  Occasion occasion = Occasion::Event;  ///< a rehearsal has a server of its own, and keeps nothing
  Options options = defaultOptions(RuleSet::BigGame);
  int boards = kUsualBoards;              ///< how many lie in the chain
  QString order = QStringLiteral("ABC");  ///< letters of boards, repeated along the chain (9.2)
  std::vector<OwnBoard> own;
  QStringList names;  ///< of the seats; empty or missing = free. Board k has the seats 2k (Sun) and 2k + 1 (Moon)
  QString unread;     ///< a list of names as it was typed, which has a fault: `names` has nothing of it yet
  quint16 port = kDefaultPort;
  QHostAddress listenAt = QHostAddress::Any;  ///< where its server takes connections; Any = on all networks
  bool operator==(const EventPlan&) const = default;

  /// The game of a rehearsal begins by itself as soon as it can.
  bool isRehearsal() const { return occasion == Occasion::Rehearsal; }
  int seats() const { return kSeatsAtBoardOfChain * boards; }
  /// The letter of the board at a place along the chain, from 0.
  QChar letterAt(int place) const;
  /// The number of seats with a name.
  int named() const;

  /// Another number of boards, at most `kMostBoards`. Names of seats that are no more are kept until the event begins,
  /// and count for nothing.
  void setBoards(int count);
  /// The letters of the order, as somebody typed them: in capitals, without spaces and commas. A sentence if a letter
  /// names no board, or there are too many or none; nothing is changed then. Empty = set.
  QString setOrder(const QString& typed);
  /// Takes a board of the organizer's own in and puts its letter at the end of the order. A sentence with the reason if
  /// it cannot lie in a chain by itself; nothing is changed then. Empty = taken.
  QString addBoard(const BoardFile& file);
  /// Takes one of the own boards out, and its letter out of the order, which becomes "ABC" where nothing is left.
  void removeBoard(QChar letter);
  /// Takes the chain of a file in place of boards, order and ring; its name too if the event has none.
  void takeChain(const ChainFile& file);
  /// Takes the names of a list over, as `SeatList` gives them; `unread` is empty then.
  void setNames(const QStringList& wanted);

  /// The same event as a rehearsal with rounds of so many seconds; they last as long even if bots are done at once.
  EventPlan rehearsal(int roundSeconds) const;

  /// The game to play. It leaves out boards that no letter of the order names.
  Setup setup() const;
  /// Why the event cannot begin, as a sentence that names the board or the two boards between which the fault lies;
  /// empty = it can.
  QString obstacle() const;

  /// The plan as JSON, to be kept on disk while the event goes on.
  QByteArray toJson() const;
  /// Reads that back; nothing for any other text.
  static std::optional<EventPlan> fromJson(const QByteArray& text);

 private:
  QString faultOfBoards() const;
  QString faultOfSeams() const;
  QString titleOf(QChar letter) const;
  QString ownLetters() const;
  std::vector<Chain::Kind> kinds() const;
};

}  // namespace tapu
