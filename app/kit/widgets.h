// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QFrame>
#include <QLabel>
#include <QWidget>

#include "app/kit/theme.h"

class QMenu;

namespace tapu {

// The painting kit of all panels. Everything takes its colors from `themeOf(this)`: set the application's palette and
// all of it follows.

/// The sea under a page: gradient and wave ticks. Panels are sheets laid on it with gaps of 10.
void paintSea(QPainter& painter, const QRect& area, const Theme& theme, qreal devicePixelRatio);
class SeaPage : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

/// Rounded paper. `Sheet` throws a three-step shadow (its contents margins include it), `Row` has a hairline, `Well` is
/// sunk, `Chosen` is what is selected or whose turn it is.
enum class Paper { Sheet, Row, Well, Chosen };
void paintPaper(QPainter& painter, const QRectF& box, Paper paper, const Theme& theme, qreal radius);
class Sheet : public QFrame {
  Q_OBJECT
 public:
  explicit Sheet(QWidget* parent = nullptr, Paper paper = Paper::Sheet);
  Paper paper() const { return paper_; }
  void setPaper(Paper paper);
  /// A bar of 10 in a player's color along the left side; none by default.
  void setBar(const QColor& color);
  static constexpr int kShadow = 5;  ///< how far the shadow reaches beyond the paper

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Paper paper_;
  QColor bar_;
};

/// Borders and title bar of a common window manager.
inline constexpr QSize kWindowFrame(8, 44);
/// The size a dialog wishes for, as far as its screen has room with a frame around it.
QSize fittingScreen(const QWidget& dialog, QSize wished);
/// Makes a dialog as high as its texts need at this width.
void fitHeight(QWidget* dialog, int width);

/// The buttons of the program. One `Next` (marigold) button a screen tells what is next, `Agree` (indigo) agrees or
/// offers, `Quiet` is everything else, `Link` is a word one can click.
/// Shapes: `Line` is text with an optional icon; `Entry` an icon tile, a title and a note (start page); `Tile` an icon
/// over the text and a key hint (End turn); `Icon` the icon alone.
class ActionButton : public QAbstractButton {
  Q_OBJECT
 public:
  enum class Role { Quiet, Next, Agree, Link };
  enum class Shape { Line, Entry, Tile, Icon };
  explicit ActionButton(const QString& text, Role role = Role::Quiet, QWidget* parent = nullptr);
  ActionButton(const QString& iconName, const QString& text, Role role, Shape shape, QWidget* parent = nullptr);

  Role role() const { return role_; }
  void setRole(Role role);
  void setIconName(const QString& name);  ///< as `icon()` takes it: "end-turn"
  void setNote(const QString& note);      ///< second line of an entry, key hint of a tile
  QString note() const { return note_; }
  void setMostWidth(int width);  ///< a longer text is cut, and its tool tip tells it in full
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
};

/// A player's color disc with its mark.
class Badge : public QWidget {
  Q_OBJECT
 public:
  explicit Badge(int color = 0, int side = 28, QWidget* parent = nullptr);
  int color() const { return color_; }
  void setColor(int color);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int color_, side_;
};

/// A short fact in a full-round frame, with an optional icon.
class Chip : public QLabel {
  Q_OBJECT
 public:
  enum class Kind { Plain, Accent, Award, Good };
  explicit Chip(const QString& text, Kind kind = Kind::Plain, QWidget* parent = nullptr);
  void setKind(Kind kind);
  void setIconName(const QString& name);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString iconName_;
  Kind kind_;
};

/// An icon of the theme or a resource picture as a small widget.
class IconLabel : public QWidget {
  Q_OBJECT
 public:
  /// `name` as `icon()` takes it, drawn in a theme color; or a whole drawing's name ("res-ore"), drawn as it is.
  IconLabel(const QString& name, int side, QColor Theme::*color = &Theme::ink, QWidget* parent = nullptr);
  void setName(const QString& name);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString name_;
  int side_;
  QColor Theme::*color_;
};

/// A label in a size and color of the theme; always plain text, wraps.
class Words : public QLabel {
  Q_OBJECT
 public:
  Words(const QString& text, int pixels, Weight weight = Weight::Regular, QColor Theme::*color = &Theme::ink,
        QWidget* parent = nullptr);
  /// As it is told; a word without end may break on the screen.
  void setText(const QString& text);
  QString text() const { return text_; }
  void setColor(QColor Theme::*color);
  /// Some letters reach out to the left of where they stand (J, the vowel sign of रै): the edge would cut them.
  static constexpr int kBearing = 3;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyLook();
  QString text_;
  QColor Theme::*color_;
  int pixels_;
  Weight weight_;
};

/// Text as it breaks within a width; what is left after so many lines is elided.
QStringList brokenLines(const QString& text, const QFont& font, qreal width, int most);

/// A tool tip that shows the text as it is: Qt takes what looks like HTML for HTML, and names are what people type.
QString plainTip(const QString& text);

/// A text to be broken into lines that leaves "2 × Brick" whole.
QString unbroken(QString text);
/// Lets a word without end (a chain of letters that somebody typed) break, by marks of no width.
QString softened(const QString& text);

/// An empty menu that goes when it is closed, or with its owner. Never keep one on the stack, as QMenu::exec() tempts
/// to: where the owner goes while it is open, it would be deleted twice.
QMenu* passingMenu(QWidget* owner);

/// The ring of `primary` around what has the keyboard focus.
void paintFocusRing(QPainter& painter, const QRectF& box, const Theme& theme, qreal radius);

}  // namespace tapu
