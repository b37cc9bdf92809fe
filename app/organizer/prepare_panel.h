// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <optional>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/organizer/join_dialog.h"
#include "app/organizer/saved_line.h"
#include "app/organizer/seating_plan.h"
#include "app/session/event/event_desk.h"
#include "app/session/settings/address_watch.h"

namespace tapu {

/// The preparations and exports on the organizer's desk: the way to the table, the papers, the results; and the way
/// out.
class PreparePanel : public Sheet {
  Q_OBJECT
 public:
  /// `desk` must outlive the panel.
  explicit PreparePanel(EventDesk& desk, QWidget* parent = nullptr);
  /// The papers of the event as it stands; of slips that of `only`, or all.
  SeatingPlan papers(std::optional<int> only = {}) const;
  /// Asks this for the addresses of the table, instead of the system: a test has networks of its own.
  void setAddressesBy(AddressWatch::Ask ask);
  /// The address at which players come to the table; nothing while they cannot.
  const std::optional<Address>& wayIn() const { return join_; }
  /// Finds out the address at which players come to the table. It asks the system, so do not call it at every change of
  /// a desk; while it is seen the panel does so itself, every other second.
  void settleWayIn();
  /// Enables what may be done now.
  void refresh();
  /// Asks where to print papers to, and prints them; of slips that of `only`, or all.
  void print(Paperwork what, std::optional<int> only = {});

 Q_SIGNALS:
  /// `wayIn` has changed.
  void wayInChanged();
  /// The organizer wants to see and hand out the results.
  void resultsWanted();
  /// The organizer wants to leave the desk.
  void left();
  /// Something could not be printed or saved.
  void failed(const QString& sentence);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void showJoin();
  void choosePlan();
  void offerPass();
  void showPass();
  void savePdf(Paperwork what, std::optional<int> only);

  EventDesk& desk_;
  AddressWatch::Ask ask_;
  Words* address_;
  ActionButton* joinButton_;
  ActionButton* helpButton_ = nullptr;
  ActionButton *planButton_ = nullptr, *codesButton_ = nullptr, *resultsButton_ = nullptr, *closeButton_ = nullptr;
  SavedLine* saved_ = nullptr;
  std::optional<Address> join_;
  AddressWatch watch_;
  QPointer<JoinDialog> large_;
};

}  // namespace tapu
