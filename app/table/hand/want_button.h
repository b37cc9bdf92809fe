// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <optional>
#include <vector>

#include "app/table/sight/play_sight.h"
#include "app/table/sight/tray_height.h"

class QAction;

namespace tapu {

/// “I want to build”: says that the viewer wishes to build between turns, and takes it back (13.4). It stands where the
/// button to end the turn is in the own turn, and ends nothing: who presses it late must not end their own building.
/// Where several persons share the computer it opens a menu of those who may say so, since a wish is public.
class WantButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit WantButton(QWidget* parent);
  /// Names the key of this action; it must outlive the button.
  void nameKey(const QAction* action) { key_ = action; }
  /// The states of the wish. Off: nothing can be said. Open: it can. Said: it was, by anybody here. Now: the viewer
  /// builds. Built: they have, since the last turn ended; not told where several share the computer.
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
  /// Slim: without its name, to lie beside the button that is next.
  enum class Form : quint8 { Full, Slim };
  void setForm(Form form);
  /// Says the wish of the viewer, or takes it back; where several share the computer, opens the menu.
  void wish();
  /// Becomes as high as such a tray needs.
  void setHeight(TrayHeight height);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// This person wishes so.
  void wished(tapu::SeatId wisher, tapu::BuildWish wish);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;  // Enter presses too
  bool event(QEvent* event) override;

 private:
  /// A person here who may say or take back a wish.
  struct Wisher {
    SeatId seat;
    QString name;
    BuildWish wish = BuildWish::Off;
  };
  void read(const PlaySight& sight);
  Is readOwn(const PlaySight& sight);
  void describe();
  void openMenu();
  QString keyNote() const;
  QString saidNote(qsizetype persons) const;
  QString takingBack(int place) const;
  void paintSign(QPainter& painter, const QRectF& line, const QColor& ink) const;
  bool isOn() const { return is_ == Is::Said || is_ == Is::Now; }
  const QAction* key_ = nullptr;
  Form form_ = Form::Full;
  Sharing sharing_ = Sharing::No;
  std::vector<Wisher> wishers_;
  QStringList saidBy_;  ///< the persons here whose wish stands
  Is is_ = Is::Off;
  int place_ = 0;                       ///< among those who build, from 1 on; 0: not known
  std::optional<std::uint32_t> built_;  ///< the turn after which the viewer has built
  QString note_;
};

}  // namespace tapu
