// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/board/chain_view.h"
#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/folding_columns.h"
#include "app/kit/foot_bar.h"
#include "app/kit/number_field.h"
#include "app/kit/page.h"
#include "app/kit/words.h"
#include "app/lobby/rows/option_rows.h"
#include "app/session/event/event_plan.h"

class QLineEdit;
class QPlainTextEdit;

namespace tapu {

/// A Big Game being set up: its boards and their order, the options, who sits where.
class EventSetupPage : public Page {
  Q_OBJECT
 public:
  explicit EventSetupPage(QWidget* parent = nullptr);

  /// Shows this plan, to be changed; if the page has a draft that was not opened, it stays: whoever left the page and
  /// comes back finds all of it. So does whoever closed the window, if this is the plan that `drafted` told.
  void begin(const EventPlan& plan);
  /// The event as it is set up at the moment.
  const EventPlan& plan() const { return plan_; }
  /// The sentence at the foot of the page now.
  QString footSentence() const { return foot_->sentence(); }
  /// The sentence under the list of names: the number of seats with a name, or the fault of the list.
  QString listSentence() const { return listSays_->text(); }
  /// The sentence over the options: the length of the game.
  QString lengthSentence() const { return length_->text(); }
  /// Takes a board of the organizer's own into the chain; if that fails, the foot gives the reason.
  void openBoard(const QString& path);
  /// Takes the chain of a file in place of the boards and their order. If the file is wrong, the foot gives the reason,
  /// and all stays.
  void openChain(const QString& path);
  /// Puts the names of a file into the list. If the file is wrong, the foot gives place and reason, and the list stays.
  void openList(const QString& path);
  /// Gives the keyboard to the name of the event.
  void focusFirst() override;
  /// Shows a sentence at the foot until the organizer changes something.
  void showProblem(const QString& sentence) override;
  /// Shows how a rehearsal went, in the same place and for as long.
  void tell(const QString& sentence);

 Q_SIGNALS:
  /// The organizer wants to open this event, and the plan has no obstacle.
  void opened(const tapu::EventPlan& plan);
  /// The organizer has changed the plan, which is to be kept until they open it.
  void drafted(const tapu::EventPlan& plan);
  /// The organizer wants to rehearse the event first: the plan of that rehearsal.
  void rehearsalWanted(const tapu::EventPlan& plan);
  /// The organizer wants to leave the page.
  void canceled();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  Column* makeBoards();
  QWidget* makeOwnBoards(QWidget* parent);
  Column* makeOptions();
  Column* makeNames();
  void keepDraft();
  void takeOrder();
  void takeNames();
  void askBoard();
  void askChain();
  void askList();
  void askRehearsal();
  void goToFault();
  void refresh();
  void refreshOwnBoards();
  void refreshChain(const Setup& setup);
  void refreshList();
  void refreshLength();
  void retranslate();

  EventPlan plan_;
  EventPlan begun_;  ///< what the organizer began with, or has opened; a draft differs
  EventPlan kept_;   ///< as `drafted` told it last
  QTimer keepSoon_;  ///< an evening's list is not written at every letter
  QString problem_, listProblem_, news_;
  int faultyLine_ = 0;  ///< of the list, from 1; 0: none, or not known
  FoldingColumns* columns_;
  QLineEdit *name_ = nullptr, *order_ = nullptr;
  NumberField *port_ = nullptr, *boards_ = nullptr;
  ChainView* chain_ = nullptr;
  Setup shown_;  ///< by it
  QWidget* own_ = nullptr;
  OptionRows* options_ = nullptr;
  Words *seats_ = nullptr, *length_ = nullptr, *listSays_ = nullptr;
  QPlainTextEdit* list_ = nullptr;
  FootBar* foot_;
  ActionButton *toFault_ = nullptr, *rehearse_, *open_;
};

}  // namespace tapu
