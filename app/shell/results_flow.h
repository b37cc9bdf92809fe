// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "app/organizer/event_results_page.h"
#include "app/shell/replay_flow.h"

namespace tapu {

/// Leads to the career of the person and to the results of a Big Game, from there, from the table or from the desk of
/// its leader; and back.
class ResultsFlow : public QObject {
  Q_OBJECT
 public:
  /// All must outlive it.
  ResultsFlow(Pages& pages, PresentGame& present, ReplayFlow& replays, RecordKeeper& records, Settings& settings);
  /// Opens the page of the person's past games; a game that is played goes on behind it.
  void openCareer();
  /// Null until results are wanted.
  EventResultsPage* page() const { return page_; }
  /// Shows the event in the store of a server; leaving it leads to the page `from`.
  void showStore(const QString& store, Page* from);
  /// Shows the results of a Big Game that is over: the same page as for its leader, with the row of the reader.
  void showOfTable();
  /// Shows the result of a Big Game that was kept in a file, for the career.
  void showKept(const QString& path);

 Q_SIGNALS:
  /// The results were left, and there is no page to go back to.
  void startWanted();

 private:
  void connectCareer(RecordKeeper& records);
  EventResultsPage& made();
  void showTold(const ToldEvent& told, Page* from);
  void bring(Page* from);

  Pages& pages_;
  PresentGame& present_;
  ReplayFlow& replays_;
  Settings& settings_;
  EventResultsPage* page_ = nullptr;
  QPointer<QWidget> from_;  ///< the page behind the results
};

}  // namespace tapu
