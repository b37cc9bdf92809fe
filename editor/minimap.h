// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

#include "editor/editor_canvas.h"

namespace tapu {

/// The whole board in a corner of the canvas, with a frame around the part that is in sight: a press or a drag goes
/// there. It is seen only while a part of the board is out of sight. It keeps clear of the cursor and of the selected
/// hexes: it lies in the corner where it covers fewest of them, and lets them shine through while the pointer is
/// elsewhere.
class Minimap : public QWidget {
  Q_OBJECT
 public:
  /// Lies over `canvas`, at the right below if nothing there is selected.
  explicit Minimap(EditorCanvas* canvas);
  /// Whether the person wants the minimap at all.
  enum class Wanted { No, Yes };
  void setWanted(Wanted wanted);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  void refresh();
  QRect clearest(QSize size) const;
  void boardChanged();
  void retranslate();
  QPixmap drawn() const;
  QRectF toScreen(const QRectF& part) const;
  void goTo(QPointF pixel);

  EditorCanvas* canvas_;
  Wanted wanted_ = Wanted::Yes;
  QPixmap picture_;      ///< null: to be drawn anew
  QRectF land_;          ///< the part of the scene that it shows
  bool covers_ = false;  ///< selected hexes lie under it in every corner
};

}  // namespace tapu
