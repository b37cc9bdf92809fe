// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <array>

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/foot_bar.h"
#include "app/kit/page.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/lobby/ways/awaited_game.h"
#include "app/lobby/ways/game_list.h"
#include "app/net/discovery.h"
#include "app/session/settings/address.h"
#include "app/session/settings/settings.h"

class QLineEdit;

namespace tapu {

class KeptSeatList;
class UsedAddresses;

/// Games on the local network: the list of those found, a field for an address or the code of a seat, a button to host
/// one.
class NetworkPage : public Page {
  Q_OBJECT
 public:
  /// Both must outlive the page.
  NetworkPage(Settings& settings, DiscoveryBrowser& browser, QWidget* parent = nullptr);
  ~NetworkPage() override;

  /// Whether to look for games on the network: while this page or the start page, which counts them, is on top.
  enum class Listening { No, Yes };
  void listen(Listening listening);
  /// Shows below the address why a game could not be joined; empty hides it. Hides the offers of the two functions
  /// below.
  void showProblem(const QString& sentence) override;
  /// The sentence that is shown there; empty = none.
  QString problem() const;
  /// Beside a problem with coming back to one's own seat: a button that gives the seat up.
  enum class Forget { No, Offered };
  void offerForget(Forget forget);
  /// Beside a problem with a call: a button that leads back to the own seat in this game; empty = none.
  void offerRejoin(const QString& gameName);
  /// The seats that the reader can come back to, the one that was kept last first.
  void showSeats(const QList<Rejoin>& seats);
  /// While a server is being connected to: the page shows its address `whom`, and only Cancel can be used and has the
  /// keyboard. Empty: this is over, and the keyboard goes back to where it was. `game`: the name of a game in which the
  /// person has a seat, and whose host they wait for.
  void setCalling(const QString& whom, const QString& game = {});
  /// After a call: shows why it has failed, and puts its address into an empty field. At a full Big Game of the list it
  /// asks for a code there.
  void showFailed(const QString& sentence, Refusal why = Refusal::None);
  /// After a call without an answer: once this game is heard anew, the page says so in place of the problem. `seatIn`:
  /// the name of the game, if the person has a seat in it; then the page says that it looks for it, and a button leads
  /// back once it is there.
  void lookFor(MissedGame missed, const QString& seatIn);
  /// While it calls: a server answered, and the leader of its running game is asked to let the person in; as
  /// `Client::waitsToBeLetIn` reports.
  void showWaitsToBeLetIn(Refusal why, const QString& host);
  /// The games that are heard.
  GameList* games() const { return games_; }
  /// The field for an address, a code or the text of a slip.
  QLineEdit* addressField() const { return address_; }
  /// Gives the keyboard to the first game of the list, or to the button that hosts one if the list is empty.
  void focusFirst() override;
  /// Emits `joinWanted` for the field's content, or shows its fault. A code alone is for the Big Game of the list; of
  /// several the person chooses one there.
  void joinTyped();
  /// Emits `watchWanted` for the address in the field, or shows its fault.
  void watchTyped();

 Q_SIGNALS:
  /// The person chose a game of the list or typed an address; `code` is that of a seat there, -1 = any; `table` the id
  /// of the table, from the list or a link, or empty.
  void joinWanted(const tapu::Address& address, int code, const QByteArray& table);
  /// The person wants to watch the game of the list, or that at the address typed.
  void watchWanted(const tapu::Address& address);
  /// The person wants to host a game.
  void hostWanted();
  void organizeWanted();  ///< to lead a Big Game
  /// The person wants to leave the page.
  void canceled();
  /// The person wants to stop the call of `setCalling`.
  void callCanceled();
  /// The button of `offerForget` was pressed.
  void forgetWanted();
  /// The button of `offerRejoin` was pressed.
  void rejoinWanted();
  /// The person wants back to this one of the seats that are shown.
  void seatWanted(const tapu::Rejoin& seat);
  /// The person wants this one of them to be offered no more.
  void seatForgotten(const tapu::Rejoin& seat);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  Column* makeGames();
  Column* makeJoin();
  void addHosting(Column* column);
  /// In a narrow window the two columns share one place, with tabs.
  enum Tab { Games, Join };
  void bringForward(Tab tab);
  void fold();
  std::optional<Invitation> typed();
  void joinByCode(int code);
  void joinRow(const GameRow& row);
  void noticeMissed();
  void refresh();
  void retranslate();

  Settings& settings_;
  DiscoveryBrowser& browser_;
  AwaitedGame awaited_;
  QString called_;    ///< the address that was called last
  int codeFor_ = -1;  ///< for one of several games, which the person is to choose
  QPointer<QWidget> calledFrom_;
  Segments* tabs_;
  std::array<Column*, 2> columns_{};
  Tab front_ = Games;
  KeptSeatList* seats_ = nullptr;
  GameList* games_ = nullptr;
  QLineEdit* address_ = nullptr;
  ActionButton *join_ = nullptr, *watch_ = nullptr;
  Words* problem_ = nullptr;
  Words* waiting_ = nullptr;  ///< whoever has to let them in, or that they are there
  ActionButton *forget_ = nullptr, *rejoin_ = nullptr;
  UsedAddresses* history_ = nullptr;
  ActionButton* host_ = nullptr;
  ActionButton* organize_ = nullptr;
  FootBar* foot_;
  ActionButton* back_;
};

}  // namespace tapu
