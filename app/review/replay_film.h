// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QTimer>
#include <memory>

#include "app/review/film_dialog.h"
#include "app/review/gif_file.h"
#include "app/review/replay_board.h"
#include "app/review/shown_cards.h"
#include "app/text/complaint.h"

namespace tapu {

/// Paints an animated picture of a game, one frame at a time while the window goes on answering, and writes it when the
/// last one is there. While it does the replay stands elsewhere; at the end it is where it was.
class ReplayFilm : public QObject {
  Q_OBJECT
 public:
  /// The size of the painted frames, in bytes, beyond which it gives up.
  static constexpr qint64 kMostBytes = 256 * 1024 * 1024;
  /// `replay` must outlive it, and nobody may move it meanwhile. `like`: the board whose look and part of a chain it
  /// takes; it is not kept.
  ReplayFilm(Replay& replay, const ReplayBoard& like, const ShownCards& cards, FilmPlan plan, QObject* parent);
  ~ReplayFilm() override;
  /// Begins, if the file can be written; else the complaint has the reason.
  bool start(const QString& path, Complaint& complaint);

 Q_SIGNALS:
  /// The progress, in hundredths of all.
  void progressed(int percent);
  /// The film is finished: the file is written, or the complaint has the reason.
  void finished(const tapu::Complaint& complaint);

 private:
  void goOn();
  void giveUp(const QString& sentence);
  void end();
  static QString whyNotMade();
  QImage frameAt(int step);
  void paintCaption(QPainter& painter) const;
  Replay& replay_;
  int before_;  ///< the step at which the replay stood
  ReplayBoard board_;
  ShownCards cards_;
  FilmPlan plan_;
  QString path_;
  QBuffer bytes_;
  std::unique_ptr<GifFile> file_;
  std::size_t next_ = 0;  ///< the frame that is painted next
  QTimer slices_;
};

}  // namespace tapu
