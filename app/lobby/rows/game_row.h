// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include "app/kit/action_button.h"
#include "app/kit/theme.h"
#include "app/net/discovery.h"
#include "app/session/saved/our_seat.h"

namespace tapu {

/// One game found on the network: its board, name, host, players, rules, round trip, version, and whether it takes no
/// newcomers.
class GameRow : public QAbstractButton {
  Q_OBJECT
 public:
  explicit GameRow(const FoundGame& game, QWidget* parent = nullptr);
  const FoundGame& game() const { return game_; }
  /// Shows the game's later state, or another game.
  void showGame(const FoundGame& game);
  void setOurSeat(OurSeat seat);
  OurSeat ourSeat() const { return ourSeat_; }
  /// Whether the search text is part of its name, its host or the people there; an empty text is.
  bool isAbout(const QString& text) const;
  /// A warning before they join, as a sentence: `foreignTo`, or that the game seems to have no room, which its server
  /// alone can judge; empty = nothing.
  QString remark() const;
  /// Why our program and that of its host cannot play together, as a sentence; empty = they can.
  QString foreignTo() const;
  /// Whether a code may open a seat of the game: a Big Game, whose seats have codes.
  bool mayHaveCodes() const;
  QSize sizeHint() const override;

 Q_SIGNALS:
  /// The person wants to watch this game without a seat.
  void watchWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void placeButtons();
  QString note() const;
  QString whoIsThere() const;
  QString whoIsAway() const;
  int smallLines() const;
  QString address() const;
  const QPixmap& picture(const Theme& theme);
  FoundGame game_;
  OurSeat ourSeat_ = OurSeat::None;
  ActionButton* join_;  ///< for the mouse: keys press the row itself
  ActionButton* watch_;
  QPixmap picture_;  ///< of the host's board
  Board pictureOf_;
  ThemeKind pictureFor_ = ThemeKind::Light;
};

}  // namespace tapu
