// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPointer>
#include <array>

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/foot_bar.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/net/discovery.h"
#include "app/session/address.h"
#include "app/session/settings.h"

class QLineEdit;

namespace tapu {

/// One game found on the network: its board, name, host, players, rules, ping, version, lock.
class GameRow : public QAbstractButton {
  Q_OBJECT
 public:
  explicit GameRow(const FoundGame& game, QWidget* parent = nullptr);
  const FoundGame& game() const { return game_; }
  void showGame(const FoundGame& game);
  /// A seat of ours waits there: neither a game that runs nor a full one keeps us out.
  enum class OurSeat : quint8 { None, Kept };
  void setOurSeat(OurSeat seat);
  /// Why one cannot join, in words; empty = one can.
  QString blockedBy() const;
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  QString note() const;
  const QPixmap& picture(const Theme& theme);
  FoundGame game_;
  OurSeat ourSeat_ = OurSeat::None;
  QPixmap picture_;  ///< of the host's board
  Board pictureOf_;
  ThemeKind pictureFor_ = ThemeKind::Light;
};

/// Games on the local network: the list of those found, a field for an address, a button to host one.
class NetworkPage : public QWidget {
  Q_OBJECT
 public:
  /// Both must outlive the page.
  NetworkPage(Settings& settings, DiscoveryBrowser& browser, QWidget* parent = nullptr);
  ~NetworkPage() override;

  /// Whether the network is asked for games: while this page or the start page, which counts them, is on top.
  enum class Listening { No, Yes };
  void listen(Listening listening);
  /// Why a call failed, under the address; empty takes it away.
  void showProblem(const QString& sentence);
  /// The sentence that is shown there.
  QString problem() const;
  /// Beside the problem of a call back to a seat: a way to give that seat up.
  enum class Forget { No, Offered };
  void offerForget(Forget forget);
  /// Beside the problem of another call: the way to the seat that is kept in a game; empty = none.
  void offerRejoin(const QString& gameName);
  /// While a server is dialed: only Cancel can be used, and has the keyboard; `whom` is shown. Empty: the call is over,
  /// and the keyboard goes back to where it was.
  void setCalling(const QString& whom);
  /// Replaces the list; the row with the keyboard keeps it.
  void showGames(const QList<FoundGame>& games);
  int gameCount() const { return static_cast<int>(rows_.size()); }
  QLineEdit* addressField() const { return address_; }
  void focusFirst();
  /// Calls the address in the field, or says what is wrong with it.
  void joinTyped();

 Q_SIGNALS:
  void joinWanted(const tapu::Address& address);
  void hostWanted();
  void canceled();      ///< back to where the person came from
  void callCanceled();  ///< the call of `setCalling` is to be given up
  void forgetWanted();  ///< the button of `offerForget`
  void rejoinWanted();  ///< the button of `offerRejoin`
  /// So many games can be seen now.
  void gamesFound(int games);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  Column* makeGames();
  Column* makeJoin();
  /// In a narrow window the two columns share one place, with tabs.
  enum Tab { Games, Join };
  void bringForward(Tab tab);
  void fold();
  void fillHistory();
  void markOurSeat();
  void moveFocus(int step);
  void focusNear(int index);
  void refresh();
  void retranslate();

  Settings& settings_;
  DiscoveryBrowser& browser_;
  QString calling_;
  QPointer<QWidget> calledFrom_;
  Segments* tabs_;
  std::array<Column*, 2> columns_{};
  Tab front_ = Games;
  Words* title_ = nullptr;
  Words* listening_ = nullptr;
  QWidget* empty_ = nullptr;
  Words* emptyTitle_ = nullptr;
  Words* emptyNote_ = nullptr;
  QVBoxLayout* list_ = nullptr;
  std::vector<GameRow*> rows_;
  Words* joinTitle_ = nullptr;
  Words* joinHelp_ = nullptr;
  QLineEdit* address_ = nullptr;
  ActionButton* join_ = nullptr;
  Words* problem_ = nullptr;
  ActionButton *forget_ = nullptr, *rejoin_ = nullptr;
  Words* historyTitle_ = nullptr;
  QWidget* history_ = nullptr;
  Words* hostTitle_ = nullptr;
  Words* hostHelp_ = nullptr;
  ActionButton* host_ = nullptr;
  FootBar* foot_;
  ActionButton* back_;
};

}  // namespace tapu
