// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "app/kit/theme.h"

namespace tapu {

/// The push button of the program.
///
/// Roles, which decide about the colors: `Next` (marigold) is what a person most likely wants to do next, at most one
/// on a screen; `Agree` (indigo) agrees or offers; `Link` looks like a link; `Quiet` is everything else.
/// Shapes: `Line` is text with an optional icon; `Entry` an icon, a title and a note (start page); `Tile` an icon over
/// the text and the name of a key (End turn), or beside the text where it is low; `Icon` the icon alone.
class ActionButton : public QAbstractButton {
  Q_OBJECT
 public:
  enum class Role { Quiet, Next, Agree, Link };
  enum class Shape { Line, Entry, Tile, Icon };
  /// A button of the shape `Line` without an icon.
  explicit ActionButton(const QString& text, Role role = Role::Quiet, QWidget* parent = nullptr);
  /// `iconName` as `icon()` takes it; empty = none.
  ActionButton(const QString& iconName, const QString& text, Role role, Shape shape, QWidget* parent = nullptr);

  Role role() const { return role_; }
  /// Changes the colors; the effect of a click stays.
  void setRole(Role role);
  void setIconName(const QString& name);  ///< as `icon()` takes it: "end-turn"
  void setNote(const QString& note);      ///< second line of an entry, name of the key of a tile
  QString note() const { return note_; }
  void setLetter(int at);  ///< underlines this letter of the text of a line, the key that presses it; -1 = none
  int letter() const { return letter_; }
  void setMostWidth(int width);  ///< a longer text is cut, and its tool tip has it in full
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;  // Enter presses too

 private:
  QColor textColor(const Theme& theme) const;
  void paintGround(QPainter& painter, const QRectF& box, const Theme& theme) const;
  void paintLine(QPainter& painter, const QRectF& box, const Theme& theme) const;
  void paintEntry(QPainter& painter, const QRectF& box, const Theme& theme) const;
  void paintTile(QPainter& painter, const QRectF& box, const Theme& theme) const;
  QFont face() const;
  bool isCut() const;

  QString iconName_, note_;
  Role role_;
  Shape shape_;
  int mostWidth_ = QWIDGETSIZE_MAX;
  int letter_ = -1;
};

/// Gives a button another text and name for screen readers in one step.
void rename(ActionButton* button, const QString& text, const QString& toolTip = {});

}  // namespace tapu
