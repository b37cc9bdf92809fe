// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QPixmap>
#include <functional>
#include <set>
#include <variant>
#include <vector>

#include "app/board/board_scene.h"
#include "app/board/geometry.h"
#include "engine/board/topology.h"

namespace tapu {

// The items of a BoardScene. The scale of the painter decides how much detail each draws. The board, the look and the
// targets given to an item must outlive it.

/// Their order, from the bottom to the top.
enum class Layer { Ground, Routes, Roads, Tokens, Marks, Buildings, Robber, Ring, Producing };

/// The scale of a painter: logical pixels for each scene unit (`zoom`), device pixels for each logical one (`ratio`).
struct Scale {
  explicit Scale(const QPainter& painter);
  Scale(double z, double r) : zoom(z), ratio(r) {}
  double zoom, ratio;
  Detail detail() const { return detailFor(kHexWidth * zoom); }
  /// The factor that enlarges pieces, so that they can be told apart when the board is small.
  double pieces() const { return detail() == Detail::Reduced ? 1.3 : 1.0; }
};

/// The common look of all items of one scene.
struct BoardLook {
  Theme theme;
  Bearing bearing = {};
  TokenFaces faces = TokenFaces::Dots;
};

/// Coast, harbors and hexes: everything that never changes while a game is played. Painted once for each zoom step and
/// kept as one pixmap: of the whole board or, if that is too large, of the part on the screen and some way around it.
class GroundItem : public QGraphicsItem {
 public:
  GroundItem(const Board& board, const BoardLook& look);
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// The box around the board with its coast and harbors.
  QRectF landRect() const { return land_; }
  /// The same without the sea around the land, if there is land.
  QRectF islandRect() const { return island_; }
  /// Drops the pixmap, as after a change of the look.
  void forget();
  /// To be called after the board was changed within these boxes: that part is painted anew.
  void boardChanged(const QList<QRectF>& dirty);

 private:
  struct Pier {
    QPointF edge, badge;
    double angle;
    Harbor harbor;
  };
  void measure();
  void findCoasts(const std::set<Hex>& land);
  void addHarbor(const Harbor& harbor);
  void paintAnew(const QRectF& dirty);
  void renew(const QRectF& needed, const Scale& scale);
  void paintAll(QPainter& painter, const QRectF& exposed, const Scale& scale) const;
  void paintSeaCells(QPainter& painter, const QRectF& exposed) const;
  void paintCoasts(QPainter& painter, const QRectF& exposed, const Scale& scale) const;
  void paintCoast(QPainter& painter, const QRectF& exposed, Detail detail) const;
  void paintPier(QPainter& painter, const Pier& pier, const Scale& scale) const;
  void paintDividingLine(QPainter& painter) const;

  const Board& board_;
  const BoardLook& look_;
  std::vector<Pier> piers_;
  std::vector<QPolygonF> coasts_;  ///< each shore, closed
  QRectF bounds_, land_, island_, covered_;
  QPixmap cache_;
  double cachedZoom_ = 0, cachedRatio_ = 0;
};

/// All number tokens.
class TokensItem : public QGraphicsItem {
 public:
  TokensItem(const Board& board, const BoardLook& look);
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// The tokens of these hexes are drawn faint: a robber stands there.
  void setFaded(const std::set<Hex>& hexes);
  /// To be called after the board was changed: paints all tokens anew.
  void boardChanged();

 private:
  const Board& board_;
  const BoardLook& look_;
  std::set<Hex> faded_;
  QRectF bounds_;
};

/// The kinds of pieces on a board.
enum class PieceKind { Road, Ship, Settlement, City, Robber, Pirate };

/// A piece of a seat, the robber or the pirate, at a place.
class PieceItem : public QGraphicsItem {
 public:
  /// `color`: player color 0..9; `angle`: of a road or ship, in degrees.
  PieceItem(PieceKind kind, int color, double angle = 0);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  PieceKind kind() const { return kind_; }
  int color() const { return color_; }
  /// Decoration while it drops in: scene units above its place, and how much larger it is. 0 and 1 at rest.
  void setLift(double lift, double growth);

 private:
  PieceKind kind_;
  int color_;
  double angle_, lift_ = 0, growth_ = 1;
};
/// Paints a piece at the origin. `growth`: how much larger than usual.
void paintPiece(QPainter& painter, PieceKind kind, int color, double angle, const Scale& scale, double growth = 1);
/// Where the robber stands on a hex: beside the token, or in the middle of one that has none.
QPointF robberPoint(const Cell& cell, Bearing bearing);

/// A place on the board that may be chosen, and the actions that it stands for.
struct Target {
  ActionKind kind;
  int place;
  bool stands = false;    ///< the target is a piece that stands there already
  bool isOthers = false;  ///< that piece is another player's: it keeps its look
  QPointF at;             ///< middle of the click zone
  double angle = 0;       ///< of a road
  QPointF piece;          ///< where its piece would stand
  std::vector<Action> actions;
};
/// The targets as faint pieces ("ghosts").
class GhostsItem : public QGraphicsItem {
 public:
  GhostsItem(const std::vector<Target>& targets, const BoardLook& look);
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// To be called after the targets were changed. `mine`: player color of the ghosts.
  void show(int mine, Ghosts ghosts);
  /// Does not draw the target of this index, since it is raised; -1 = draws all.
  void setLeftOut(int index);
  /// Their opacity, 0 to 1.
  void setStrength(double opacity);

 private:
  void paintGhost(QPainter& painter, const Target& target, const Scale& scale) const;

  const std::vector<Target>& targets_;
  const BoardLook& look_;
  QRectF bounds_;
  int mine_ = 0, leftOut_ = -1;
  Ghosts ghosts_ = Ghosts::Shown;
  double strength_ = 0.5;
};
/// The raised target, solid and with a ring.
class RaisedItem : public QGraphicsItem {
 public:
  explicit RaisedItem(const BoardLook& look);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  void show(const Target& target, int mine);
  void hide();

 private:
  const BoardLook& look_;
  std::optional<Target> target_;
  int mine_ = 0;
};

/// Hexes that an event may strike or has struck, each with a ring and the picture of the event.
class MarksItem : public QGraphicsItem {
 public:
  struct Mark {
    QPointF middle;
    RoundEvent event;
  };
  MarksItem(const BoardLook& look, Layer layer);
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  void show(std::vector<Mark> marks);

 private:
  const BoardLook& look_;
  std::vector<Mark> marks_;
  QRectF bounds_;
};

/// Longest routes, as bands under the roads and ships that they are made of.
class RoutesItem : public QGraphicsItem {
 public:
  struct Band {
    std::vector<QLineF> edges;
    RouteBand::Holder holder;
  };
  RoutesItem();
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  void show(std::vector<Band> bands);

 private:
  std::vector<Band> bands_;
  QRectF bounds_;
};

/// Cities that an earthquake destroyed, drawn broken where they stood.
class FallenItem : public QGraphicsItem {
 public:
  struct City {
    QPointF at;
    int color;
  };
  FallenItem();
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  void show(std::vector<City> cities);
  int count() const { return static_cast<int>(cities_.size()); }

 private:
  std::vector<City> cities_;
  QRectF bounds_;
};

/// Discs with a word or a number: beside corners (CornerSign), or at places that are advised (SpotSign).
class SignsItem : public QGraphicsItem {
 public:
  struct Sign {
    QPointF at;  ///< its corner or place
    std::variant<CornerSign, SpotSign> sign;
    QPointF away = {};  ///< of a corner: away from the others, where the disc goes
  };
  /// The order of the layers.
  enum class Height : quint8 { Signs, Advised };
  explicit SignsItem(Height height);
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  void show(std::vector<Sign> signs);

 private:
  std::vector<Sign> signs_;
  QRectF bounds_;
};

/// Rings around the hexes that just yielded, or around a place that is pointed out.
class ProducingItem : public QGraphicsItem {
 public:
  explicit ProducingItem(const BoardLook& look);
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  void show(std::vector<Hex> hexes);
  /// Shows one small ring around a corner or an edge.
  void showPlace(QPointF middle);

 private:
  const BoardLook& look_;
  std::vector<Hex> hexes_;
  std::optional<QPointF> spot_;
  QRectF bounds_;
};

}  // namespace tapu
