// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsScene>
#include <memory>
#include <optional>
#include <vector>

#include "app/kit/motion.h"
#include "app/kit/theme.h"
#include "engine/board/topology.h"
#include "engine/state/action.h"
#include "engine/state/move.h"
#include "engine/state/state.h"

namespace tapu {

/// How much is drawn, by the width of a hex on the screen in logical pixels: Full from 80, Reduced (fewer details) from
/// 40, Flat (plain hexes with numbers) from 20, below that Dots (colors only).
enum class Detail { Full, Reduced, Flat, Dots };
/// The detail for hexes of that width in logical pixels.
Detail detailFor(double hexWidth);

/// A hex that a flood or wolf may strike.
struct HexMark {
  HexId hex;
  RoundEvent event = RoundEvent::None;
  bool operator==(const HexMark&) const = default;
};
/// A city that an earthquake destroyed.
struct Fall {
  CornerId corner;
  int color = 0;  ///< player color
};

/// Whether faint pieces show all that may be chosen, or only while the pointer is over the place.
enum class Ghosts { Shown, OnHover };
/// What is chosen of a ship's move: the ship itself (From), or where it goes (To).
enum class MoveEnd { From, To };

/// One board on the sea: ground, pieces, and the places one may choose now. Game and editor share it. It knows no
/// rules: what may be chosen is handed in. A new state is shown at once; motion is decoration over it.
class BoardScene : public QGraphicsScene {
  Q_OBJECT
 public:
  explicit BoardScene(QObject* parent = nullptr);
  ~BoardScene() override;

  // What is drawn
  void setBoard(const Board& board);  ///< forgets state and targets
  /// The same board after an edit: what changed is drawn anew, everything else stays as it is, zoom and targets too.
  void updateBoard(const Board& board);
  /// The board that is drawn; an empty one before `setBoard`.
  const Board& board() const;
  /// Whether there is one.
  bool hasBoard() const;
  const Topology& map() const;  ///< ids are those of the game's own topology
  /// The position as the viewer sees it. Pieces that were not there before drop in, a robber walks.
  void setState(const State& state);
  /// Takes all pieces away.
  void clearState();
  /// Colors of the sea, the coast and what lights up; draws everything anew.
  void setTheme(const Theme& theme);
  /// The theme that is drawn with.
  const Theme& theme() const;
  void drawAnew();                              ///< numbers are shown in other digits now
  void setSeatColors(std::vector<int> bySeat);  ///< player color 0..9 of each seat; default: 0 1 2 ...
  /// How much moves from now on.
  void setMotion(Motion motion);
  /// The hexes at stake that are marked.
  const std::vector<HexMark>& marks() const;
  void setMarks(const std::vector<HexMark>& marks);  ///< hexes at stake; stay until others are set

  // What may be chosen
  /// Candidates of the kinds Settlement, City, Road, Ship, MoveShip and Robber; others are left out. One element may
  /// have several (robber with several victims). `mine` is the player color of the ghosts. Replaces earlier targets.
  void setTargets(const std::vector<Action>& actions, int mine, Ghosts ghosts = Ghosts::Shown,
                  MoveEnd end = MoveEnd::From);
  /// Takes all targets away.
  void clearTargets();
  /// Whether something can be chosen.
  bool hasTargets() const;
  /// The keyboard raises one target, then chooses it. This raises the target `step` places after the raised one, in
  /// reading order; negative: before it.
  void raiseNext(int step);
  /// The nearest target in that direction; the first one if none is raised yet.
  void raiseToward(QPointF direction);
  /// Emits `chosen` for the raised target; does nothing if none is raised.
  void chooseRaised();
  void cancel();  ///< as Esc does: emits `canceled`

  // Decoration
  void showProducing(int thrown);  ///< hexes of this number light up for 0.8 s
  /// What an event struck or took is shown where it was, and fades.
  void showStruck(const std::vector<HexMark>& hexes, const std::vector<Fall>& cities);
  /// A ring around a place, for two seconds: where something happened.
  void pointOut(CornerId corner);
  void pointOut(EdgeId edge);
  void pointOut(HexId hex);
  int fallenShown() const;                    ///< cities that are shown where they stood
  std::optional<QPointF> pointedOut() const;  ///< the middle of that place while the ring is there
  void skipMotion();                          ///< everything stands still in its final place

  /// The board with its coast and harbors: what "fit" shows.
  QRectF landRect() const;
  /// Whether something moves at this moment.
  bool isMoving() const;

  // For the view: a place under the pointer. `unitsPerPixel` keeps click zones at least 24 pixels wide.
  bool raiseAt(QPointF position, double unitsPerPixel);  ///< false: nothing to choose here
  void lower();                                          ///< no target is raised any more
  /// Emits `chosen` for the target there. False where none is; then emits `missed` if there are targets elsewhere.
  bool chooseAt(QPointF position, double unitsPerPixel);

 Q_SIGNALS:
  /// All candidates at the clicked element.
  void chosen(const std::vector<tapu::Action>& actions);
  /// Esc or a right click while something could be chosen.
  void canceled();
  /// A click while something may be chosen, but not there.
  void missed(QPointF position);
  /// Another target is under the pointer or the keyboard's cursor: its candidates, or none.
  void raised(const std::vector<tapu::Action>& actions);

 private:
  void repaintViews();

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tapu
