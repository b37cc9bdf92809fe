// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringListModel>
#include <QTimer>
#include <QWidget>
#include <array>

#include "app/board/chain_view.h"
#include "app/kit/chip_button.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/page.h"
#include "app/kit/segments.h"
#include "app/organizer/desk_header.h"
#include "app/organizer/prepare_panel.h"
#include "app/organizer/seat_panel.h"
#include "app/organizer/throw_card.h"
#include "app/screen/screen_page.h"
#include "app/screen/screen_window.h"
#include "app/session/event/event_desk.h"

class QGridLayout;
class QLineEdit;
class QListView;
class QVBoxLayout;

namespace tapu {

/// The organizer's desk: an event that gathers, is played or is over. It shows the facts of `EventDesk` and passes the
/// organizer's acts to it.
class DeskPage : public Page {
  Q_OBJECT
 public:
  /// `desk` must outlive the page.
  explicit DeskPage(EventDesk& desk, QWidget* parent = nullptr);
  ~DeskPage() override;

  /// The number of columns at the present width: 3, 2, or 1 with tabs.
  int columnsShown() const { return columns_; }
  /// Gives the keyboard to the likeliest next control.
  void focusFirst() override;
  /// The papers of the event as it stands.
  SeatingPlan papers() const { return prepare_->papers(); }
  /// Opens the big screen in a window of its own, to be moved to a projector; or brings that window to the front.
  void openScreen();
  /// A small copy of the big screens.
  ScreenPage* screen() const { return screen_; }
  // The parts of the desk.
  DeskHeader* header() const { return header_; }
  SeatListView* seatView() const { return seats_->view(); }
  ChainView* chainView() const { return chainView_; }
  QStringList logLines() const { return logModel_.stringList(); }
  /// The sources of wrong codes, and the harm of many for others; empty if none came.
  static QString wrongCodesText(const QList<WrongCodes>& wrong);

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
  QWidget* makeScreens(QWidget* parent);
  QWidget* makeChain();
  QWidget* makeRight();
  QWidget* makeLate(QWidget* parent);
  QWidget* makeLog(QWidget* parent);
  QWidget* makeGone(QWidget* parent);
  void connectDesk();
  void connectHeader();
  void arrange();
  void retranslate();
  void refresh();
  void bringNews();
  void refreshSeats();
  void refreshChain();
  void refreshLate();
  void addLateRow(const LateArrival& arrival, const std::vector<SeatLine>& seats);
  void refreshWrongCodes();
  void fitChain();
  void refreshLog();
  void refreshScreens();
  void refreshScreen();
  void refreshSoon();
  void refreshUse();
  void askStart();
  void askEndRound();
  void askEndGame();
  void askMessage();
  void tell(const QString& sentence);
  void refreshThrow();

  EventDesk& desk_;
  QTimer due_;  ///< the results of moves are drawn some times a second
  DeskHeader* header_;
  Segments* tabs_;
  QGridLayout* grid_;
  int columns_ = 0, front_ = 0;
  QWidget *left_ = nullptr, *leftBody_ = nullptr, *chain_ = nullptr, *right_ = nullptr;
  SeatPanel* seats_ = nullptr;
  // left
  Words *screenTitle_ = nullptr, *screenNote_ = nullptr;
  PreparePanel* prepare_ = nullptr;
  ScreenPage* screen_ = nullptr;
  ActionButton* screenButton_ = nullptr;
  QPointer<ScreenWindow> screenWindow_;
  std::array<ChipButton*, 6> views_{};
  ThrowCard* throw_ = nullptr;
  // middle
  Words *chainTitle_ = nullptr, *chainNote_ = nullptr;
  ElidedWords* chainCounts_ = nullptr;
  ChainView* chainView_ = nullptr;
  bool hasChain_ = false, hasGame_ = false;
  // right
  Words *lateTitle_ = nullptr, *lateNote_ = nullptr, *wrongCodes_ = nullptr, *logTitle_ = nullptr,
        *goneWords_ = nullptr;
  QWidget *lateRows_ = nullptr, *gone_ = nullptr;
  ActionButton *again_ = nullptr, *away_ = nullptr;
  QListView* log_ = nullptr;
  QStringListModel logModel_;
  QLineEdit* message_ = nullptr;
  QList<LateArrival> lateShown_;
  QStringList latePlaces_;             ///< that are offered to them
  QHash<quint32, SeatId> lateChoice_;  ///< by arrival: the seat that is shown as chosen
  bool hasNews_ = false;               ///< the log has lines that are not shown yet
  QPointer<ChoiceDialog> refusal_;     ///< the last refusal
};

}  // namespace tapu
