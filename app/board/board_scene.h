// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsScene>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/board/spot.h"
#include "app/kit/motion.h"
#include "app/kit/theme.h"
#include "engine/board/topology.h"
#include "engine/state/action.h"
#include "engine/state/move.h"
#include "engine/state/state.h"

namespace tapu {

/// The level of detail, by the width of a hex on the screen in logical pixels: Full from 80, Reduced (fewer details)
/// from 40, Flat (plain hexes with numbers) from 20, below that Dots (colors only).
enum class Detail { Full, Reduced, Flat, Dots };
/// The detail for hexes of that width in logical pixels.
Detail detailFor(double hexWidth);

/// The line beneath the number of a token: dots, or the chance of the number in percent.
enum class TokenFaces : quint8 { Dots, Chances };

/// A hex that a flood or wolf may strike.
struct HexMark {
  HexId hex;
  RoundEvent event = RoundEvent::None;
  bool operator==(const HexMark&) const = default;
};
/// A word or number on a disc beside a corner. Plain and Chosen have a ring around the corner too: it is one of a few
/// that may be chosen, or the one that is. Bonus lies close to the corner, without a ring.
struct CornerSign {
  enum class Look { Plain, Chosen, Bonus };
  CornerId corner;
  QString text;
  Look look = Look::Plain;
  int city = -1;  ///< player color of the ghost of a city that covers the corner; -1: none
  bool operator==(const CornerSign&) const = default;
};
/// A number on a disc at a place: one of a few that are advised. The hexes around the chosen one, or its edge, have a
/// ring.
struct SpotSign {
  enum class Look : quint8 { Plain, Chosen };
  BoardSpot spot;
  QString text;
  Look look = Look::Plain;
  bool operator==(const SpotSign&) const = default;
};
/// The roads and ships of one seat's longest route, to be shown as a band.
struct RouteBand {
  enum class Holder : quint8 { No, Yes };  ///< whether the award is that seat's
  std::vector<EdgeId> edges;
  Holder holder = Holder::No;
  bool operator==(const RouteBand&) const = default;
};
/// A chip on the sea beside an island: what a first settlement there brings (14.3).
struct IslandChip {
  enum class Look : quint8 { Plain, Open };  ///< Open: the viewer can still earn it
  std::vector<HexId> island;                 ///< its cells
  QString text;                              ///< short: "+2"
  QString tip;                               ///< the same as a sentence, for a tool tip
  std::vector<int> colors;                   ///< player colors of those who have had a settlement there
  Look look = Look::Plain;
  bool operator==(const IslandChip&) const = default;
};
/// A corner or edge where a piece of another player stands, and the action that a click on it means.
using OwnedPlace = std::pair<BoardSpot, Action>;
/// A city that an earthquake destroyed.
struct Fall {
  CornerId corner;
  int color = 0;  ///< player color
};

/// Whether faint pieces ("ghosts") show all places that may be chosen, or only the one under the pointer.
enum class Ghosts { Shown, OnHover };
/// The end of a ship's move that is chosen: the ship itself (From), or its new place (To).
enum class MoveEnd { From, To };

class BoardEffects;
class BoardOverlay;

/// Paints the board of a scene anew in every view of it.
void repaintViews(const QGraphicsScene& scene);

/// One board on the sea: ground, pieces, and the places that may be chosen now. Game and editor share it. It knows no
/// rules: what may be chosen is handed in. A new state is shown at once; what moves afterwards is decoration.
///
/// A *target* is a place that may be chosen. At most one target is *raised*: the one under the pointer, or the one that
/// the keyboard has reached. Its piece is drawn solid and with a ring, and a click or Enter chooses it.
class BoardScene : public QGraphicsScene {
  Q_OBJECT
 public:
  explicit BoardScene(QObject* parent = nullptr);
  ~BoardScene() override;

  // Drawn things
  /// Shows another board with its robbers where they start; no other pieces, no targets, no marks.
  void setBoard(const Board& board);
  /// Shows the same board after an edit: draws changed parts anew; zoom, pieces and targets stay, robbers go back to
  /// their start. With another orientation it is as `setBoard`.
  void updateBoard(const Board& board);
  /// The board that was given, with its cells as they lie at the start of a game; an empty one before `setBoard`.
  const Board& board() const;
  /// False before `setBoard`.
  bool hasBoard() const;
  /// Its bearing on the screen: all positions of the scene follow from it.
  Bearing bearing() const;
  /// Turns the board by so many sixths of a full turn from its position in the file, clockwise. Numbers, harbors and
  /// pieces stay upright; views, marks and targets stay. Another board keeps the turn.
  void setTurn(int sixths);
  /// Its hexes, corners and edges as they are drawn, with cells that were turned up, and with the same ids as in a game
  /// on this board; only if `hasBoard`.
  const Topology& map() const;
  /// Shows the pieces of this position, and the cells, the pirate and the gifts as they lie in it. Pieces that were not
  /// there before drop into their places, a robber walks.
  void setState(const State& state);
  /// Takes the colors of this theme and draws everything anew.
  void setTheme(const Theme& theme);
  /// The theme that is drawn with.
  const Theme& theme() const;
  /// Sets the faces of number tokens; Dots at first.
  void setFaces(TokenFaces faces);
  TokenFaces faces() const;
  /// Draws everything anew, as after a change of the digits of numbers.
  void drawAnew();
  /// The player color 0..9 of each seat; at first 0 1 2 ...
  void setSeatColors(std::vector<int> bySeat);
  /// The pieces of this player color grow and shrink a little, three times, to be found at a glance.
  void breathe(int color);
  /// The marks over the board, which stay until replaced.
  BoardOverlay& overlay() const;
  /// Motion over the board, and marks that are shown for a while.
  BoardEffects& effects() const;

  // Targets
  /// Makes a target of each place that these actions are about: of the kinds Settlement, City, Road, Ship, MoveShip,
  /// Robber, Pirate, StartCards and StartCity; others are left out. One target may stand for several actions (a robber
  /// with several victims). `ghostColor` is the player color of the ghosts. Replaces all targets.
  void setTargets(const std::vector<Action>& actions, int ghostColor, Ghosts ghosts = Ghosts::Shown,
                  MoveEnd end = MoveEnd::From);
  /// Makes a target of each of these corners and edges, where pieces of others stand, for the action beside it.
  /// Replaces all targets.
  void setOwnersAsTargets(const std::vector<OwnedPlace>& places);
  /// Takes all targets away.
  void clearTargets();
  /// Whether there are targets.
  bool hasTargets() const;
  /// The places of all targets, in reading order, each once.
  std::vector<BoardSpot> targetSpots() const;
  /// The place of the raised target; nothing if none is raised.
  std::optional<BoardSpot> raisedSpot() const;
  /// Raises the target at this place. False if there is none; then no target is raised.
  bool raiseSpot(const BoardSpot& spot);
  /// Emits `chosen` for the raised target. False if none is raised: then it does nothing.
  bool chooseRaised();
  /// Does what Esc does: no target is raised any more, and `canceled` is emitted.
  void cancel();

  /// The board with its coast and harbors.
  QRectF landRect() const;
  /// The same without the sea around the land: the area for "fit" at a table, where hexes shall be large.
  QRectF islandRect() const;

  // For the view: a position under the pointer, and how many scene units are one logical pixel at the present zoom, so
  // that click zones can be at least 24 pixels wide.

  /// Raises the target there. False if there is none; then no target is raised.
  bool raiseAt(QPointF position, double unitsPerPixel);
  /// No target is raised any more.
  void lower();

 Q_SIGNALS:
  /// The board lies another way now.
  void turned();
  /// A target was chosen: all actions that it stands for.
  void chosen(const std::vector<tapu::Action>& actions);
  /// Esc was pressed, or the right button where nothing else takes it.
  void canceled();
  /// A click at a place that is no target, while there are targets elsewhere.
  void missed(QPointF position);
  /// There are other targets, or none any more.
  void targetsChanged();
  /// Another board is drawn, or the same after an edit.
  void boardChanged();
  /// Cells of the board lie otherwise now: some were turned up, or are covered again.
  void cellsTurned();
  /// Another target is raised: the actions that it stands for; none if no target is raised any more.
  void raised(const std::vector<tapu::Action>& actions);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tapu
