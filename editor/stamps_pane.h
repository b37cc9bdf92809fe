// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/kit/words.h"
#include "editor/editor_selection.h"
#include "editor/own_boards.h"
#include "editor/palette.h"

class QGridLayout;

namespace tapu {

/// The stamps that the person has kept, as pictures: a click takes one, the right button or Delete removes it.
class StampsPane : public QWidget {
  Q_OBJECT
 public:
  /// `selection` must outlive it. `stamps`: where they are kept.
  StampsPane(EditorSelection& selection, OwnBoards stamps, QWidget* parent = nullptr);
  /// Asks for a name, and keeps the selected hexes under it.
  void askName();
  /// Keeps the selected hexes under this name. False: they could not be written; `complaint` has the reason.
  bool keepSelected(const QString& name, Complaint& complaint);
  /// Whether there is a stamp of this name.
  bool has(const QString& name) const;
  /// The stamps in the order of their pictures.
  const std::vector<Swatch*>& pictures() const { return pictures_; }

 Q_SIGNALS:
  /// A stamp was chosen: its tool follows.
  void taken();
  /// A sentence for the status line.
  void told(const QString& sentence);

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void add(const QString& path, const BoardFile& file);
  void remove(Swatch* picture);
  void retranslate();

  EditorSelection& selection_;
  OwnBoards stamps_;
  Words *title_, *note_;
  QGridLayout* grid_;
  std::vector<Swatch*> pictures_;
  QStringList unreadable_;
  bool isRead_ = false;  ///< whether the folder was read, at first sight: earlier it would take too long
};

}  // namespace tapu
