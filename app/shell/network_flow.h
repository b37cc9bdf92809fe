// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <functional>
#include <memory>
#include <optional>

#include "app/net/discovery.h"
#include "app/shell/lost_host.h"
#include "app/shell/next_game.h"
#include "app/shell/present_game.h"

namespace tapu {

class LineDialog;

/// Leads the person to tables on the network: calls, enters and watches them, comes back to them, and goes on from a
/// copy when a host is gone. Failures are told on the page of network games.
class NetworkFlow : public QObject {
  Q_OBJECT
 public:
  /// The parts of the program that it uses; `window` gets its dialogs. All must outlive it.
  struct Means {
    Pages& pages;
    PresentGame& present;
    GameStarter& starter;
    DiscoveryBrowser& games;
    Settings& settings;
    QWidget* window;
  };
  explicit NetworkFlow(const Means& means);
  ~NetworkFlow() override;

  // Each of these leaves the present game first; where that needs an answer of the person, it goes on after the answer,
  // or not at all.

  /// Opens the page of network games.
  void open();
  /// Joins the game at this address, at the seat of `code`; -1 = any. `table`: see `GameStarter::Entry`.
  void join(const Address& address, int code = -1, const QByteArray& table = {});
  /// The same for an address, a code or both as somebody typed them on the command line. If they are none, the page
  /// says so. At the first start it waits for `goOnAfterFirstRun`.
  void join(const QString& invitation);
  /// Watches the game at this address without a seat.
  void watch(const Address& address);
  /// The same for an address as somebody typed it on the command line.
  void watch(const QString& address);
  /// Joins the next game of the same host, as soon as it is open.
  void joinNext();
  /// Goes back to the seat that the settings remember; to the start page if there is none.
  void rejoinSeat();
  /// Joins the game whose address was typed before language and name were chosen.
  void goOnAfterFirstRun();

  /// Answers the wishes of this table, that of the present game, about seats and about a host who is gone.
  void serve(TablePage* table);

 Q_SIGNALS:
  void startWanted();

 private:
  void connectPage();
  void connectGame(GameController* game);
  void dial();
  bool callElsewhere();
  void sitDown(SeatId seat);
  void takeSeat();
  void askName(std::function<void()> then);
  void askPassword(Refusal why);
  void showIsIn();
  void closePassword();
  void rejoin(const Rejoin& seat);
  LostHost* makeLostHost();
  void hostCopy();
  void fail(const QString& sentence, Refusal why);
  void tellFailed(const QString& sentence, Refusal why);

  /// The table that was called last, and the values shown to it.
  struct Call {
    Address address;
    enum class As : quint8 { Player, Watcher } as = As::Player;
    GameStarter::Entry entry = {};
    QList<Address> called = {};  ///< its address, and the others at which it was heard
  };
  Means by_;
  NetworkPage* page_;
  Call call_;
  std::unique_ptr<GameController> asking_;  ///< the client that asks for a seat, while the game is still watched
  QPointer<LineDialog> password_;           ///< asks for the password of the table of `call_`
  NextGame nextGame_{[this] { dial(); }};
  LostHost* lostHost_;
  std::optional<Rejoin> rejoining_;  ///< the seat to come back to which a server is called
  std::optional<Rejoin> offered_;    ///< the seat that the page offers after a call that failed
  QString afterFirstRun_;            ///< typed on the command line or in a link, while there is no name yet
};

}  // namespace tapu
