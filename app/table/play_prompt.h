// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <array>

#include "app/board/board_scene.h"
#include "app/kit/widgets.h"
#include "app/table/play_sight.h"
#include "app/table/play_words.h"

namespace tapu {

/// A line of text; where it is too long, two smaller ones, cut with …; the whole of it is the tool tip.
class ElidedWords : public QWidget {
  Q_OBJECT
 public:
  ElidedWords(int pixels, Weight weight, QColor Theme::*color, QWidget* parent = nullptr);
  void setText(const QString& text);
  QString text() const { return text_; }
  void setColor(QColor Theme::*color);
  void setLeast(int width) { least_ = width; }  ///< so much of it stays where there is little room
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int least_ = 24;
  QString text_;
  int pixels_;
  Weight weight_;
  QColor Theme::*color_;
};

/// Both dice and "= 8"; a new throw tumbles, for show alone.
class DicePair : public QWidget {
  Q_OBJECT
 public:
  explicit DicePair(QWidget* parent = nullptr);
  void setDice(std::array<std::uint8_t, 2> dice);  ///< zeros: not thrown
  void tumble(int ms);
  void stand();  ///< ends the tumbling
  bool isTumbling() const { return steps_ > 0; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void step();
  void describe();
  std::array<std::uint8_t, 2> dice_{0, 0}, shown_{0, 0};
  QTimer timer_;
  int steps_ = 0;
};

/// Seconds left, in a ring that runs empty; warns in the last ten.
class ClockRing : public QWidget {
  Q_OBJECT
 public:
  explicit ClockRing(QWidget* parent = nullptr);
  /// Milliseconds left as of now; -1 = no clock runs, and the ring hides.
  void start(qint64 left);
  QSize sizeHint() const override { return {34, 34}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  qint64 leftNow() const;
  qint64 left_ = -1, whole_ = 1;
  QElapsedTimer since_;
  QTimer timer_;
};

/// The one line that always says whose turn it is and what to do.
class PromptBar : public Sheet {
  Q_OBJECT
 public:
  explicit PromptBar(QWidget* parent = nullptr);
  /// Whose turn it is, in color and dice; none before there is a position.
  void refresh(const QString& sentence, const PlaySight* sight = nullptr);
  /// A refusal takes the place of the task for some seconds; with the number of a rule there is a link to it.
  void complain(const QString& sentence, const QString& rule = {});
  /// So does news of what was done.
  void announce(const QString& sentence);
  /// Whether bots may be told to leave out their pauses.
  void offerHurry(bool offered);
  ActionButton* hurry() const { return hurry_; }
  ActionButton* ruleLink() const { return rule_; }
  Badge* badge() const { return badge_; }
  DicePair* dice() const { return dice_; }
  ClockRing* clock() const { return clock_; }
  QString title() const { return title_->text(); }
  QString task() const { return task_->text(); }

 Q_SIGNALS:
  void hurried();
  void ruleAsked(const QString& number);  ///< why not?
  void ruleShown(const QString& number);  ///< there is a link to this rule now; empty = to none

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  enum class Tone { Refusal, News };
  void say(Tone tone, const QString& sentence, const QString& rule);
  void showTask();
  void makeRoom();
  Badge* badge_;
  ElidedWords *title_, *task_;
  ActionButton* rule_;
  ActionButton* hurry_;
  DicePair* dice_;
  ClockRing* clock_;
  QString taskText_, complaint_, ruleNumber_;
  Tone tone_ = Tone::Refusal;  ///< of the complaint
  QTimer complaintEnds_;
};

}  // namespace tapu
