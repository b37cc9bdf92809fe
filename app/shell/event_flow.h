// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/organizer/desk_page.h"
#include "app/organizer/event_setup_page.h"
#include "app/shell/results_flow.h"

namespace tapu {

/// Leads an event through the pages: setting up, rehearsal, desk, results. Its pages are made when they are first
/// wanted.
class EventFlow : public QObject {
  Q_OBJECT
 public:
  /// The parts of the program that it uses: `folder` is the usual one for games, beside which an event lies; `window`
  /// gets its questions. All must outlive it.
  struct Means {
    Pages& pages;
    PresentGame& present;
    ResultsFlow& results;
    QString folder;
    QWidget* window;
  };
  explicit EventFlow(Means means);
  ~EventFlow() override;

  /// Opens the desk of the event that lies on this computer, or without one the page on which an event is set up.
  void open();
  /// Goes back to the event that goes on, without asking whether another one is to be set up.
  void goBack();
  /// Asks for the way to the event of another computer, and opens a second desk of it here.
  void askToHelp();
  /// Opens a chain of boards on the page where an event is set up.
  void openChain(const QString& path);
  /// Fills a menu with the newest events that were put aside, each of which leads to its results, and with the way to
  /// the folder of all.
  void listEarlier(QMenu& menu);
  /// Asks whether the window of an event that goes on is to be closed. False: there is nothing to ask.
  bool askBeforeClosing();

  /// Opens the big screen of the desk in front, if one is.
  void openScreen();
  /// Null until the desk was wanted.
  DeskPage* desk() const { return desk_; }
  /// The desk of the event or of its rehearsal, while it is in front; null: another page is.
  DeskPage* deskOnTop() const;
  /// Null until there was a rehearsal.
  EventDesk* rehearsal() const { return rehearsal_.get(); }

 Q_SIGNALS:
  void startWanted();
  /// The person has closed the desk, and wants to close the window with it.
  void windowCloseWanted();
  void chainOpened(const QString& path);
  void unopened(const QString& path, const tapu::Complaint& complaint);

 private:
  void makePages();
  void keepDraft(const EventPlan& plan);
  void askWhich();
  void setUp();
  void openDesk();
  void leaveDesk();
  void rehearse(const EventPlan& plan);
  void endRehearsal();
  bool isRehearsing() const;
  bool isLed() const;

  Means by_;
  std::unique_ptr<EventDesk> event_, rehearsal_;
  EventSetupPage* setup_ = nullptr;
  DeskPage *desk_ = nullptr, *rehearsalDesk_ = nullptr;
  bool isLossTold_ = false;  ///< that the disk refuses the draft of a plan
};

}  // namespace tapu
