// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QVariantAnimation>
#include <vector>

#include "app/kit/lamp.h"
#include "app/kit/motion.h"
#include "app/kit/theme.h"
#include "app/session/game/game_controller.h"
#include "app/session/plan/house_rules.h"
#include "app/table/people/compact_row.h"
#include "app/table/sight/play_sight.h"

class QVBoxLayout;

namespace tapu {

/// Why a player is not there. No: they are there. Lost: their connection broke. Left: they left the game. Somehow: Lost
/// or Left, it is not known which. NotYet: they have not come since the table was opened again. WithTable: nobody is
/// connected to the table any more.
enum class Gone : quint8 { No, Lost, Left, Somehow, NotYet, WithTable };
/// The connection to the table. Closed: nothing comes from it any more.
enum class TableIs : quint8 { Open, Closed };
/// Finds out why the player of a seat is not there; `at` is the same seat in the lobby. `before`: the answer of the
/// last time; if that was Lost, Left or NotYet, it stays so while the player is away.
Gone howGone(const PlaySight& sight, SeatId seat, const LobbySeat& at, Gone before);

/// The facts about one seat in the list of players; none depends on a hidden card.
struct PlayerFacts {
  QString name, status;  ///< status: the connection in words; empty if it is good
  int color = 0, points = 0, cards = 0, developments = 0, knights = 0, route = 0;
  int waitedMinutes = 0;     ///< that the game has waited for them, where no clock runs
  int unrefundedCities = 0;  ///< cities lost to earthquakes that were not refunded (8.14)
  int order = 0;             ///< place among those who build between turns, from 1 on; 0: none (13.4)
  QString level;             ///< of a bot that has the seat: "Trader (hard)"
  QString insurance;         ///< on the own row: what an Insurance would pay now; empty = nothing
  /// `mine`: the viewer's seat; `plays`: it is their turn; `bot`: a bot decides for it.
  bool mine = false, plays = false, bot = false, longestRoad = false, largestArmy = false;
  Link link = Link::Up;
  TableIs table = TableIs::Open;
  QString heard;               ///< when they were last heard, if the connection is silent or lost
  QString connection() const;  ///< the connection in words, also if it is good; or that a bot plays
  /// The words below the name.
  QString secondLine() const;
  /// The name as the row has it: the reader's own one says so. `cut`: what stands in place of a name without room.
  QString shownName(const QString& cut = {}) const;
  /// The lamp that tells of the connection; there is none to a table that is closed.
  Lamp lamp() const;
  bool operator==(const PlayerFacts&) const = default;
};
/// The facts of a seat in this position; `at` is the same seat in the lobby, `gone` why its player is not there, if
/// they are not.
PlayerFacts factsOf(const PlaySight& sight, SeatId seat, const LobbySeat& at, Gone gone = Gone::Lost);

/// One player: color bar, badge, name, connection, points; below that the numbers of cards, development cards and
/// knights and the length of the road, with awards marked.
class PlayerRow : public QAbstractButton {
  Q_OBJECT
 public:
  explicit PlayerRow(QWidget* parent = nullptr);
  /// Shows these facts.
  void setFacts(const PlayerFacts& facts);
  /// Whether somebody who watches follows this player: the row has a frame.
  enum class Followed : quint8 { No, Yes };
  void setFollowed(Followed followed);
  Followed followed() const { return followed_; }
  /// Takes this form; a click on a row of one line asks to unfold it, on any other about its player.
  void setForm(RowForm form);
  RowForm form() const { return form_; }
  /// Lights up for so long, in milliseconds, and fades; 0: does not.
  void flash(int ms);
  /// Whether it is lit up at the moment.
  bool isLit() const { return light_.state() == QAbstractAnimation::Running; }
  /// The facts that are shown.
  const PlayerFacts& facts() const { return facts_; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// The person wants to see more about this player.
  void asked();
  /// The person wants this row of one line unfolded.
  void unfolded();
  /// The keyboard is to go to the next row, or to the one before it: 1 or -1.
  void stepped(int by);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void describe();
  void press();
  static int headHeight();
  void paintHead(QPainter& painter, const QRect& box, const Theme& theme) const;
  void paintFigures(QPainter& painter, const QRect& box, const Theme& theme) const;
  PlayerFacts facts_;
  Followed followed_ = Followed::No;
  RowForm form_ = RowForm::Usual;
  QVariantAnimation light_;
};

/// All players in the order of their turns. With more than four of them the rows are lower, and fold where there is
/// little room; the row of whoever plays comes into sight in the view that scrolls the panel, if one does.
class PlayersPanel : public QWidget {
  Q_OBJECT
 public:
  explicit PlayersPanel(QWidget* parent = nullptr);
  /// Sets the amount of motion.
  void setMotion(Motion motion) { motion_ = motion; }
  /// Shows all seats in this position; the lobby tells of their connections, unless the table is closed. The viewer's
  /// row lights up if their turn has begun since the last time.
  void refresh(const PlaySight& sight, const Lobby& lobby, TableIs table = TableIs::Open);
  /// Sets the source of the whole minutes that the game has waited for a seat; used from the next `refresh` on.
  void setWaited(std::function<int(SeatId)> minutes) { waited_ = std::move(minutes); }
  /// Frames the row of this seat, from the next `refresh` on; none: no row.
  void setFollowed(SeatId seat) { followed_ = seat; }
  /// The rows, one for each seat.
  const std::vector<PlayerRow*>& rows() const { return rows_; }
  /// Whether there are so many players that their rows are lower than usual.
  bool isCrowded() const { return rowFormFor(static_cast<int>(rows_.size())) != RowForm::Usual; }
  /// The ways to fold the rows. None: as high as the number of players says. Lines: one line each, but for the one that
  /// was unfolded. Badges: badge and points alone.
  enum class Fold : quint8 { None, Lines, Badges };
  /// Folds the rows of more than four players.
  void setFold(Fold fold);
  Fold fold() const { return fold_; }
  /// The height of all rows of more than four players, folded like this.
  int heightOf(Fold fold) const;
  /// Why the player of this seat is not there, as of the last `refresh`, which must have had this seat.
  Gone gone(SeatId seat) const { return gone_[seat.value]; }

 Q_SIGNALS:
  /// The person wants to see more about the player of this seat.
  void asked(tapu::SeatId seat);
  /// There are more or fewer rows than before.
  void counted();

 private:
  RowForm formIn(Fold fold) const;
  void addRow();
  void count(std::size_t seats);
  void shape();
  void unfold(const PlayerRow* row);
  void step(const PlayerRow* from, int by);
  void bringToSight(SeatId active);
  QVBoxLayout* column_;
  Fold fold_ = Fold::None;
  const PlayerRow* unfolded_ = nullptr;  ///< a row that is not folded to one line
  SeatId active_;                        ///< whose row was brought into sight
  Motion motion_ = Motion::Off;
  SeatId followed_;
  std::function<int(SeatId)> waited_;
  std::vector<PlayerRow*> rows_;
  std::vector<Gone> gone_;
};

/// The bank: its cards of each kind, and its development cards.
class BankRow : public QWidget {
  Q_OBJECT
 public:
  explicit BankRow(QWidget* parent = nullptr);
  /// Shows the bank that the viewer deals with in this position.
  void refresh(const PlaySight& sight);
  QSize sizeHint() const override;
  /// The box of a kind's picture and number, in coordinates of this widget.
  QRect placeOf(Resource kind) const;

 Q_SIGNALS:
  /// A card begins to be dragged out of the bank.
  void carried();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  QPoint pressedAt_;
  CardCounts bank_;
  int deck_ = 0;
  bool unlimited_ = false;
};

}  // namespace tapu
