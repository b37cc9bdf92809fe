// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <memory>

#include "app/session/replay/replay.h"
#include "app/shell/app_look.h"
#include "app/shell/present_game.h"

namespace tapu {

class PlayOnDialog;

/// Leads through a replay, of a record, of the game at the table or of an event: shows it, leaves it, plays on from it.
class ReplayFlow : public QObject {
  Q_OBJECT
 public:
  /// The parts of the program that it uses; `window` gets its dialogs. All must outlive it.
  struct Means {
    Pages& pages;
    PresentGame& present;
    GameStarter& starter;
    Settings& settings;
    const AppLook& look;
    QWidget* window;
  };
  explicit ReplayFlow(const Means& means);

  /// Shows the record in a file, or says by `unopened` why it cannot be. `from`: the page to which leaving the replay
  /// leads; null: none in particular.
  void open(const QString& path, Page* from = nullptr);
  /// Shows a replay, whatever goes on behind it; leaving it leads back to the page `from`.
  void show(std::unique_ptr<Replay> replay, const QString& name, Page* from);
  /// Shows the game at the table, which is over, from its beginning; the table stays behind the page.
  void showOfTable();

 Q_SIGNALS:
  /// A record was opened for its own sake.
  void opened(const QString& path);
  void unopened(const QString& path, const tapu::Complaint& complaint);
  /// The replay was left, and there is no page to go back to.
  void startWanted();

 private:
  void leave();
  void askToPlayOn();
  void playOn(PlayOnDialog* dialog, const GamePlan& plan);
  void tellGuestsMayCome();

  Means by_;
  ReplayPage* page_;
  Page* from_ = nullptr;  ///< the page that asked for the replay; null: leaving it leads elsewhere
};

}  // namespace tapu
