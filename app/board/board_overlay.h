// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/board/sea_items.h"

namespace tapu {

/// Marks over a board and under its pieces, until replaced: hexes in danger, signs, advised places, longest routes, the
/// first pick, chips of islands, and where nobody may begin. The look must outlive it.
class BoardOverlay {
 public:
  explicit BoardOverlay(const BoardLook& look) : look_(look) {}
  /// Starts anew for a board in this scene; all three must outlive it, or its next beginning. The marks stay, but are
  /// not drawn before `lay`.
  void begin(QGraphicsScene& scene, const Board& board, const Topology& map);
  /// Nothing is shown any more, and the next board begins with nothing.
  void forget();
  /// Draws all of it where it lies now.
  void lay();
  /// To be called after the board was edited.
  void boardChanged() { layStartLand(); }

  /// The hexes that are marked as in danger from an event.
  const std::vector<HexMark>& marks() const { return marks_; }
  void setMarks(const std::vector<HexMark>& marks);
  /// The signs beside corners.
  const std::vector<CornerSign>& signs() const { return signs_; }
  void setSigns(const std::vector<CornerSign>& signs);
  /// The numbers at places that are advised.
  const std::vector<SpotSign>& advised() const { return advised_; }
  void setAdvised(const std::vector<SpotSign>& signs);
  /// The routes that are shown under the pieces that they are made of.
  const std::vector<RouteBand>& routes() const { return routes_; }
  void setRoutes(std::vector<RouteBand> routes);
  /// The chips of islands, each on the sea beside its own.
  const std::vector<IslandChip>& islands() const { return islands_; }
  void setIslands(std::vector<IslandChip> islands);
  /// Whether the land of the board where nobody may begin (14.4) has a wash over it.
  enum class StartLandShown : quint8 { No, Yes };
  void showStartLand(StartLandShown shown);
  /// Marks the first pick of a choice in two steps: the hex of the robber, or the edge of the ship that is to move;
  /// nothing: takes the mark away.
  void pick(const std::optional<BoardSpot>& spot);
  /// The middle of that mark; nothing without one.
  std::optional<QPointF> picked() const;
  /// These hexes with their events, as a MarksItem draws them.
  std::vector<MarksItem::Mark> drawn(const std::vector<HexMark>& hexes) const;

 private:
  QPointF at(CornerId corner) const { return scenePoint(map_->corner(corner).point, look_.bearing); }
  void ring(HexId hex, std::vector<Hex>& ringed) const;
  void layMarks();
  void laySigns();
  void layAdvised();
  void layRoutes();
  void layPicked();
  void layIslands();
  void layStartLand();

  const BoardLook& look_;
  QGraphicsScene* scene_ = nullptr;
  const Board* board_ = nullptr;
  const Topology* map_ = nullptr;
  std::unique_ptr<MarksItem> marksItem_;
  std::unique_ptr<SignsItem> signsItem_, advisedItem_;
  std::unique_ptr<ProducingItem> pickedRing_, advisedRing_;
  std::unique_ptr<RoutesItem> bands_;
  std::unique_ptr<StartWashItem> wash_;
  std::vector<std::unique_ptr<IslandChipItem>> chips_;
  std::vector<HexMark> marks_;
  std::vector<CornerSign> signs_;
  std::vector<SpotSign> advised_;
  std::vector<RouteBand> routes_;
  std::vector<IslandChip> islands_;
  StartLandShown startLand_ = StartLandShown::No;
  std::optional<BoardSpot> picked_;
};

}  // namespace tapu
