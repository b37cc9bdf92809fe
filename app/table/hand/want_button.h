// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <optional>

#include "app/table/sight/play_sight.h"
#include "app/table/sight/tray_height.h"

class QAction;

namespace tapu {

/// “I want to build”: says that the viewer wishes to build between turns, and takes it back (13.4). It stands where the
/// button to end the turn is in the own turn, and ends nothing: who presses it late must not end their own building.
class WantButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit WantButton(QWidget* parent);
  /// Names the key of this action; it must outlive the button.
  void nameKey(const QAction* action) { key_ = action; }
  /// The states of the wish. Off: nothing can be said. Open: it can. Said: it was. Now: the viewer builds. Built: they
  /// have, since the last turn ended.
  enum class Is : quint8 { Off, Open, Said, Now, Built };
  /// Shows the wish of the viewer in this position.
  void refresh(const PlaySight& sight);
  Is is() const { return is_; }
  /// The words below its name: the key, or the place among those who build.
  QString note() const { return note_; }
  /// The lines of the button, one below the other; empty: there is no room for that one.
  struct Lines {
    QRectF sign, name, note;
  };
  /// Where the hammer lies, with the check mark of a wish that was said, and the words.
  Lines lines() const;
  /// Becomes as high as such a tray needs.
  void setHeight(TrayHeight height);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The viewer says this, or takes it back.
  void act(const tapu::Action& action);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;  // Enter presses too
  bool event(QEvent* event) override;

 private:
  void read(const PlaySight& sight);
  void describe();
  QString takingBack(int place) const;
  void paintSign(QPainter& painter, const QRectF& line, const QColor& ink) const;
  bool isOn() const { return is_ == Is::Said || is_ == Is::Now; }
  const QAction* key_ = nullptr;
  Is is_ = Is::Off;
  int place_ = 0;                       ///< among those who build, from 1 on; 0: not known
  std::optional<std::uint32_t> built_;  ///< the turn after which the viewer has built
  QString note_;
  TrayHeight height_ = TrayHeight::Tall;
};

}  // namespace tapu
