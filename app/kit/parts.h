// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLayout>
#include <QPointer>
#include <QScrollArea>
#include <QWidget>
#include <functional>
#include <vector>

#include "app/kit/widgets.h"

class QVBoxLayout;

namespace tapu {

// Parts that several pages are made of.

/// Lays its children in lines like words: chips.
class FlowLayout : public QLayout {
 public:
  explicit FlowLayout(QWidget* parent = nullptr, int gap = 8);
  ~FlowLayout() override;
  void addItem(QLayoutItem* item) override;
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), Carry::Measure); }
  void setGeometry(const QRect& rect) override;
  QSize sizeHint() const override;  ///< all in one line
  QSize minimumSize() const override;

 private:
  enum class Carry { Measure, Move };
  int place(const QRect& rect, Carry carry) const;
  std::vector<QLayoutItem*> items_;
  int gap_;
};

/// A hairline across a sheet.
class Hairline : public QWidget {
  Q_OBJECT
 public:
  explicit Hairline(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

/// A sheet whose content scrolls when the window is low.
class Column : public Sheet {
  Q_OBJECT
 public:
  explicit Column(QWidget* parent = nullptr);
  QVBoxLayout* body() const { return body_; }
  /// Where what must not scroll is put, under the body.
  QVBoxLayout* foot() const { return foot_; }
  QScrollArea* scroll() const { return scroll_; }

 private:
  QScrollArea* scroll_;
  QVBoxLayout* body_;
  QVBoxLayout* foot_;
};

/// One choice of a few, side by side in a well: languages, tabs of a folded page. Left and right choose too.
class Segments : public QWidget {
  Q_OBJECT
 public:
  explicit Segments(QWidget* parent = nullptr);
  void setChoices(const QStringList& texts);
  int chosen() const { return chosen_; }
  void choose(int index);  ///< without a signal
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
  void picked(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int widthOf(int index) const;
  QRect box(int index) const;
  void pick(int index);
  QStringList texts_;
  int chosen_ = 0;
};

/// On or off, as a switch.
class Toggle : public QAbstractButton {
  Q_OBJECT
 public:
  explicit Toggle(QWidget* parent = nullptr);
  QSize sizeHint() const override { return {56, 36}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
};

/// A chip that can be pressed: quick phrases.
class ChipButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit ChipButton(const QString& text, QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
};

/// The ten player colors with their marks, in the order seats are offered them; one is mine, some may be taken.
class ColorMarks : public QWidget {
  Q_OBJECT
 public:
  explicit ColorMarks(QWidget* parent = nullptr);
  int color() const { return color_; }
  void setColor(int color);
  void setTaken(const std::vector<int>& colors);

 Q_SIGNALS:
  void picked(int color);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void nameMarks();
  std::vector<QAbstractButton*> marks_;
  int color_ = 0;
};

/// An icon, a bold line and a note under it.
class Fact : public QWidget {
  Q_OBJECT
 public:
  explicit Fact(const QString& iconName, QWidget* parent = nullptr);
  void say(const QString& title, const QString& note);

 private:
  Words* title_;
  Words* note_;
};

/// Three columns that fold: all side by side; under `kWide` the second and third share a place with tabs; under
/// `kNarrow` all share one.
class FoldingColumns : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kWide = 1080, kNarrow = 880;
  static constexpr int kPair = 760;  ///< for pages of two columns
  FoldingColumns(QWidget* first, QWidget* second, QWidget* third, QWidget* parent = nullptr);
  void setTitles(const QStringList& titles);
  /// Brings a column to the front where columns share a place.
  void bringForward(int column);
  int columnsShown() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fold();
  std::vector<QWidget*> columns_;
  Segments* tabs_;
  QStringList titles_;
  int front_ = 1;
};

/// The bar at the foot of a page: a sentence at left, buttons at right.
class FootBar : public Sheet {
  Q_OBJECT
 public:
  explicit FootBar(QWidget* parent = nullptr);
  void say(const QString& iconName, const QString& sentence);
  QString sentence() const;
  void add(ActionButton* button);

 private:
  IconLabel* icon_;
  Words* words_;
  QLayout* buttons_;
};

/// Gives a button another text and name for screen readers in one step.
void rename(ActionButton* button, const QString& text, const QString& toolTip = {});
/// Empties a layout; the widgets in it go as soon as nobody is in their code any more.
void clearLayout(QLayout* layout);
/// Page margins and gaps: sheets lie 10 apart, their shadows reach into the gap.
inline constexpr int kSheetGap = 10 - Sheet::kShadow;

}  // namespace tapu
