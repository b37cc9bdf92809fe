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
#include "app/net/discovery.h"
#include "app/session/saved/missed_game.h"
#include "app/session/settings/address.h"
#include "app/session/settings/settings.h"
#include "app/wire/refusal.h"

class QLineEdit;

namespace tapu {

class GameRow;
class KeptSeatList;

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
  /// After it is over: shows why that call has failed, and puts its address into an empty field.
  void showFailed(const QString& sentence);
  /// After that, if there was no answer: once this game is heard anew, the page says so in place of the problem.
  /// `seatIn`: the name of the game, if the person has a seat in it; then the page says that it looks for it, and a
  /// button leads back once it is there.
  void lookFor(MissedGame missed, const QString& seatIn);
  /// While it calls: a server answered, and the leader of its running game is asked to let the person in; as
  /// `Client::waitsToBeLetIn` reports.
  void showWaitsToBeLetIn(Refusal why, const QString& host);
  /// Replaces the list of games; a row that has the keyboard keeps it.
  void showGames(const QList<FoundGame>& games);
  /// The tables of this computer's hosted games that are not over: their row shows where they went on.
  void setHosted(QList<TableIdentity> tables);
  /// Number of games in the list.
  int gameCount() const { return static_cast<int>(rows_.size()); }
  /// Where an address, a code or the text of a slip is typed.
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
  /// The list of games was replaced: its new length.
  void gamesFound(int games);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  Column* makeGames();
  Column* makeJoin();
  /// In a narrow window the two columns share one place, with tabs.
  enum Tab { Games, Join };
  void bringForward(Tab tab);
  void fold();
  std::optional<Invitation> typed();
  void joinByCode(int code);
  void joinRow(const GameRow& row);
  void fillHistory();
  void markOurSeat();
  void sortRows();
  void showSought();
  void moveFocus(int step);
  void focusNear(int index);
  void noticeMissed();
  QString waitedFor() const;
  void refresh();
  void retranslate();

  QList<TableIdentity> hosted_;
  Settings& settings_;
  DiscoveryBrowser& browser_;
  QString calling_;
  QString called_, awaited_;  ///< the address that was called last; the game whose host is waited for
  /// Where somebody answered, and the person waits to be let in.
  struct Door {
    Refusal why = Refusal::NotLetInYet;  ///< or HostIsAway
    QString host;                        ///< empty: there is none
    bool operator==(const Door&) const = default;
  };
  std::optional<Door> door_;
  QPointer<QWidget> calledFrom_;
  /// A game that did not answer.
  struct Missed {
    MissedGame game;
    QString seatIn;                      ///< as in `lookFor`
    std::optional<FoundGame> back = {};  ///< it is there again
    bool isSilent = false;               ///< it is heard, and does not answer
  };
  std::optional<Missed> missed_;
  Segments* tabs_;
  std::array<Column*, 2> columns_{};
  Tab front_ = Games;
  Words* title_ = nullptr;
  Words* listening_ = nullptr;
  KeptSeatList* seats_ = nullptr;
  QWidget* empty_ = nullptr;
  Words* emptyTitle_ = nullptr;
  Words* emptyNote_ = nullptr;
  QVBoxLayout* list_ = nullptr;
  static constexpr int kRowsToSearch = 8;  ///< more than these, and one can search them
  QLineEdit* search_ = nullptr;
  std::vector<GameRow*> rows_;
  Words* joinTitle_ = nullptr;
  Words* joinHelp_ = nullptr;
  QLineEdit* address_ = nullptr;
  ActionButton *join_ = nullptr, *watch_ = nullptr;
  Words* problem_ = nullptr;
  Words* waiting_ = nullptr;  ///< the person they wait for: a host, or a doorkeeper; or that they are there
  ActionButton *forget_ = nullptr, *rejoin_ = nullptr;
  Words* historyTitle_ = nullptr;
  QWidget* history_ = nullptr;
  Words* hostTitle_ = nullptr;
  Words* hostHelp_ = nullptr;
  ActionButton* host_ = nullptr;
  ActionButton* organize_ = nullptr;
  FootBar* foot_;
  ActionButton* back_;
};

}  // namespace tapu
