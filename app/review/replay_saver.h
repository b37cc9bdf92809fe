// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "app/kit/wait_box.h"
#include "app/review/replay_film.h"
#include "app/session/replay/replay_export.h"

namespace tapu {

/// Saves views of a replay, and the whole game, as files for elsewhere: asks which and where, and works while the
/// window goes on answering.
class ReplaySaver : public QObject {
  Q_OBJECT
 public:
  /// `board` and `page`, over which it asks, outlive it.
  ReplaySaver(const ReplayBoard* board, QWidget* page);
  /// Sets the game to save, and its name; null: none. Stops a running save, and closes open questions about the former
  /// game.
  void setGame(Replay* replay, const QString& name);
  /// Sets the cards that decide which points an animated picture shows.
  void setCards(const ShownCards& cards) { cards_ = cards; }
  /// Offers all ways in a menu, whose upper left corner is at a place of the screen.
  void openMenu(QPoint at);
  /// Saves the whole game in a form, without asking.
  void save(ReplayForm form, const QString& path);
  /// Saves an animated picture, without asking.
  void saveFilm(const FilmPlan& plan, const QString& path);
  bool isBusy() const { return work_.isRunning() || film_; }

 Q_SIGNALS:
  /// A whole sentence for the person: where the file lies, or why it does not.
  void told(const QString& sentence);

 private:
  void askPicture();
  void askFilm();
  void askFile(const QString& title, const QString& kind, const QString& suffix,
               std::function<void(const QString&)> then);
  void askForm(ReplayForm form);
  void open(QDialog* dialog);
  void openWaitBox(std::function<void()> stop);
  void tellSaved(const QString& path, const Complaint& complaint);
  void stop();
  const ReplayBoard* board_;
  QWidget* page_;
  Replay* replay_ = nullptr;
  QString name_;
  ShownCards cards_;
  SlowWork work_;
  std::unique_ptr<ReplayFilm> film_;
  QPointer<WaitBox> box_;
  QPointer<QDialog> asked_;  ///< asks how or where; one at a time, since it keeps the window to itself
};

}  // namespace tapu
