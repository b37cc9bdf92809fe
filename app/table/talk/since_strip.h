// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QScrollArea>

#include "app/session/game/shown_game.h"
#include "app/session/words/since_turn.h"
#include "app/text/language.h"

class QVBoxLayout;

namespace tapu {

class ActionButton;

/// One deed, as a small picture; a click asks for its place.
class DeedButton : public QAbstractButton {
  Q_OBJECT
 public:
  /// `pictures` as `paintPictured` takes them, in the color of a player; `words` say the same as a sentence.
  DeedButton(QString pictures, int color, const QString& words, QWidget* parent);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString pictures_;
  int color_;
};

/// The deeds of the others, a line for each player. It is as high as its lines, but for the most that it may have, and
/// else scrolls: the players above it and the log below need their room. It shows whole lines, never a part of one.
class DeedsView : public QScrollArea {
  Q_OBJECT
 public:
  explicit DeedsView(QWidget* parent);
  /// Pixels from the top of a line to that of the next.
  static int pitch();
  /// The layout of the lines.
  QVBoxLayout* lines() const { return lines_; }
  /// Becomes at most so high, in pixels, but one line in any case.
  void setMost(int height);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QVBoxLayout* lines_;
  int most_ = QWIDGETSIZE_MAX;
};

/// “Since your last turn”: the cards that came into the reader's hand and went out of it, and a line of pictures for
/// each other player who did something. It is there from the beginning of the reader's turn until they act or close it.
class SinceStrip : public QWidget {
  Q_OBJECT
 public:
  /// `game` must outlive it.
  explicit SinceStrip(ShownGame* game, QWidget* parent = nullptr);
  /// The events that it shows; empty while it is hidden.
  const SinceTurn& shown() const { return shown_; }
  /// Whether there is a place for it at the moment.
  enum class Allowed : quint8 { No, Yes };
  void setAllowed(Allowed allowed);
  /// Becomes at most so high, in pixels, but for its head and one line: the rest of the deeds scrolls.
  void setMost(int height);

 Q_SIGNALS:
  /// The person wants to see on the board where this event happened.
  void placeAsked(const tapu::Event& event);

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  void build();
  void addHead();
  void addDeeds(SeatId seat);
  QWidget* deed(const Event& event);
  void close();
  void shareHeight();
  int most_ = QWIDGETSIZE_MAX;
  ShownGame* game_;
  QVBoxLayout* head_;
  DeedsView* deeds_;
  SinceTurn shown_;
  Allowed allowed_ = Allowed::Yes;
  LanguageSeen language_;
  std::optional<std::size_t> closed_;  ///< `SinceTurn::turn` of the strip that the reader closed
};

}  // namespace tapu
