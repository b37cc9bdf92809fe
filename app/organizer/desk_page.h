// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>

#include "app/kit/choice_dialog.h"
#include "app/kit/page.h"
#include "app/kit/segments.h"
#include "app/organizer/chain_panel.h"
#include "app/organizer/desk_header.h"
#include "app/organizer/late_panel.h"
#include "app/organizer/log_panel.h"
#include "app/organizer/prepare_panel.h"
#include "app/organizer/screens_panel.h"
#include "app/organizer/seat_panel.h"
#include "app/organizer/throw_card.h"
#include "app/session/event/event_desk.h"

class QGridLayout;

namespace tapu {

/// The organizer's desk: an event that gathers, is played or is over. It shows the facts of `EventDesk` and passes the
/// organizer's acts to it.
class DeskPage : public Page {
  Q_OBJECT
 public:
  /// `desk` must outlive the page.
  explicit DeskPage(EventDesk& desk, QWidget* parent = nullptr);

  /// The number of columns at the present width: 3, 2, or 1 with tabs.
  int columnsShown() const { return columns_; }
  /// Gives the keyboard to the likeliest next control.
  void focusFirst() override;
  /// The papers of the event as it stands.
  SeatingPlan papers() const { return prepare_->papers(); }
  // The parts of the desk.
  DeskHeader* header() const { return header_; }
  SeatListView* seatView() const { return seats_->view(); }
  ScreensPanel* screens() const { return screens_; }
  ChainPanel* chain() const { return chain_; }
  LogPanel* log() const { return log_; }

 Q_SIGNALS:
  /// The organizer wants to see and hand out the results.
  void resultsWanted();
  /// The organizer wants to leave the desk; the event goes on.
  void left();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeLeft();
  QWidget* makeRight();
  QWidget* makeGone(QWidget* parent);
  void connectChain();
  void connectDesk();
  void connectHeader();
  void arrange();
  void nameTabs();
  void retranslate();
  void refresh();
  void bringNews();
  void refreshSeats();
  void refreshSoon();
  void askStart();
  void askWithoutMissing();
  void askEndRound();
  void askEndGame();
  void tell(const QString& sentence);
  void refreshThrow();

  EventDesk& desk_;
  QTimer due_;  ///< the results of moves are drawn some times a second
  DeskHeader* header_;
  Segments* tabs_;
  QGridLayout* grid_;
  int columns_ = 0, front_ = 0;
  QWidget *left_ = nullptr, *leftBody_ = nullptr, *right_ = nullptr;
  ScreensPanel* screens_ = nullptr;
  ThrowCard* throw_ = nullptr;
  PreparePanel* prepare_ = nullptr;
  ChainPanel* chain_ = nullptr;
  SeatPanel* seats_ = nullptr;
  QWidget* gone_ = nullptr;  ///< shown when the server of the event has ended
  Words* goneWords_ = nullptr;
  ActionButton* again_ = nullptr;  ///< beside them
  LatePanel* late_ = nullptr;
  LogPanel* log_ = nullptr;
  QPointer<ChoiceDialog> refusal_;  ///< the last refusal
};

}  // namespace tapu
