// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QWidget>
#include <array>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace tapu {

/// The coach's words: one act and its reason, in a bubble whose tail points at its subject.
class CoachBubble : public QWidget {
  Q_OBJECT
 public:
  explicit CoachBubble(QWidget* page);
  /// Its words. `act` and `reason` may have **bold** words; a reason begins with a question.
  struct Says {
    QString title, progress, act, reason;
    bool operator==(const Says&) const = default;
  };
  /// The buttons: back to the step before, past this one, onward, and out.
  enum class Button : quint8 { Back, Skip, On, Leave };
  static constexpr int kButtons = 4;
  /// `texts`: of the buttons, by `Button`; a button without a text is not shown.
  void say(const Says& says, const std::array<QString, kButtons>& texts);
  const Says& says() const { return says_; }
  /// Tells the act again in bold: something else was tried.
  void sayAgain();
  bool isSaidAgain() const { return again_; }
  QPushButton* button(Button which) const { return buttons_[static_cast<std::size_t>(which)]; }

  /// The room for the bubble, and the parts to leave free.
  struct Room {
    QRect free;               ///< all of the page that it may cover
    QRect target;             ///< its target, never covered; empty: nothing in particular
    std::vector<QRect> kept;  ///< the parts it leaves free if it can
  };
  /// Lies beside the target, where it covers least.
  void placeIn(const Room& room);
  /// The part of it that is paper, on the page.
  QRect paper() const { return box_.translated(pos()); }

 Q_SIGNALS:
  void pressed(tapu::CoachBubble::Button which);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void write();
  QSize paperSize(int width) const;
  QRect bestPlace(const QSize& size, const Room& room) const;
  Says says_;
  bool again_ = false;
  QLabel *title_, *progress_, *act_, *reason_;
  std::array<QPushButton*, kButtons> buttons_{};
  QRect box_;                   ///< the paper, in the widget
  std::optional<QPointF> tip_;  ///< where the tail ends, in the widget
};

/// The ring around the coach's subject. It takes no clicks.
class CoachRing : public QWidget {
  Q_OBJECT
 public:
  explicit CoachRing(QWidget* page);
  /// Lies around this rectangle of the page; empty: it is not shown.
  void surround(const QRect& target);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace tapu
