// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <vector>

#include "app/kit/column.h"
#include "app/kit/words.h"
#include "app/session/words/reason_words.h"

namespace tapu {

class ActionButton;
class IconLabel;

/// Whether a hint is shown, or the lamp that asks for one.
enum class InSight : quint8 { No, Yes };

/// Reasons below one another: of each an icon, its name in bold and its sentence.
class ReasonList : public QWidget {
  Q_OBJECT
 public:
  explicit ReasonList(QWidget* parent = nullptr);
  /// Shows these reasons.
  void tell(const std::vector<ReasonWords>& reasons);
};

/// The line over one choice of a hint: its number, the act in words and pictures, and, while its reasons are closed,
/// their names. A click opens them.
class HintHead : public QAbstractButton {
  Q_OBJECT
 public:
  explicit HintHead(QWidget* parent = nullptr);
  /// `words` may have pictures (glyphs.h); `color`: of the player, for pieces among them.
  void tell(int number, const QString& words, const QString& note, int color);
  /// Whether its reasons are shown below it.
  enum class Reasons : quint8 { Closed, Open };
  void showAs(Reasons reasons);
  QSize sizeHint() const override { return {200, heightForWidth(200)}; }
  QSize minimumSizeHint() const override { return {100, heightForWidth(400)}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  /// The words of the choice as they are shown at this width, line by line.
  QStringList wordLines(int width) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;  // Enter opens too

 private:
  QStringList noteLines(int width) const;
  QString words_, note_;
  int number_ = 1, color_ = 0;
  bool isOpen_ = false;
};

/// A hint, in place of the trade panel: at most three choices, one of them open with its reasons, and the number of
/// hints taken. Tall: the reasons stand under their choice. Flat, for a low place: beside all choices.
class HintSheet : public Column {
  Q_OBJECT
 public:
  /// One thing that may be done.
  struct Choice {
    QString words, spoken;  ///< in words and pictures; in words alone, for screen readers
    std::vector<ReasonWords> reasons;
    QString use = {};  ///< text of the button under its reasons; empty: there is none
  };
  enum class Shape : quint8 { Tall, Flat };
  explicit HintSheet(QWidget* parent = nullptr, Shape shape = Shape::Tall);
  /// Shows these choices, the open one with its reasons; without choices only the note. `taken`: hints of the reader so
  /// far in this game.
  void tell(const QString& note, const std::vector<Choice>& choices, int color, int taken);
  /// The index of the open choice; 0 at first.
  int opened() const { return opened_; }
  void open(int choice);
  /// Opens the first choice of a new hint, and scrolls to it.
  void begin();
  /// Gives the keyboard to the open choice: Enter does what its button does, the other numbers open the others.
  void takeFocus();

 Q_SIGNALS:
  /// Another choice is open.
  void openedAnother(int choice);
  /// The person pressed the button of this choice.
  void used(int choice);
  /// The person wants to see it no more.
  void closed();

 protected:
  bool event(QEvent* event) override;  // numbers are keys of the page too
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int choiceOf(const QKeyEvent& key) const;
  struct Card {
    Sheet* paper;
    HintHead* head;
    ReasonList* reasons;
    ActionButton* use;
  };
  void layHead();
  void layCards(Shape shape);
  void retranslate();
  void showOpened();
  Words *title_, *note_, *taken_;
  IconLabel* lamp_;
  ActionButton* close_;
  std::vector<Card> cards_;
  int opened_ = 0, shown_ = 0, count_ = 0;
};

}  // namespace tapu
