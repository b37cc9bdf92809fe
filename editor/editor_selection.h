// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "editor/board_document.h"
#include "editor/edits.h"
#include "editor/neighbors.h"
#include "engine/board/isometry.h"

namespace tapu {

/// What brush, line and fill lay on hexes.
struct Ink {
  enum class Part { Terrain, Nothing, Number, Territory, Line };  ///< Nothing: the cell goes
  Part part = Part::Terrain;
  Terrain terrain = Terrain::Forest;
  int number = 0;
  Territory territory = Territory::None;
  CutByLine cut = CutByLine::Yes;
  bool operator==(const Ink&) const = default;

  static Ink of(Terrain terrain) { return {Part::Terrain, terrain, 0, Territory::None, CutByLine::Yes}; }
  static Ink of(Territory territory) { return {Part::Territory, {}, 0, territory, CutByLine::Yes}; }
  static Ink of(CutByLine cut) { return {Part::Line, {}, 0, Territory::None, cut}; }
  static Ink ofNumber(int number) { return {Part::Number, {}, number, Territory::None, CutByLine::Yes}; }
  static Ink nothing() { return {Part::Nothing, {}, 0, Territory::None, CutByLine::Yes}; }
};
bool lay(Board& board, Hex at, const Ink& ink);

/// All cells at most so many steps away.
std::vector<Hex> disc(Hex middle, int steps);
/// The cells from one to another, both included.
std::vector<Hex> straightLine(Hex from, Hex to);
/// The cells joined with this one that look alike to the ink; where there is no cell, what `fits` around it, never more
/// than a board may have.
std::vector<Hex> alikeAround(const Board& board, Hex at, const Ink& ink);

// Cells cut out of a board, with harbors, robbers and start pieces on them.
Board clipOf(const Board& board, const std::set<Hex>& cells);
void removeAll(Board& board, const std::set<Hex>& cells);
void paste(Board& board, const Board& clip);

/// What the person at the editor has chosen, where he points, what is selected: shared by tools, canvas and palette.
class EditorSelection : public QObject {
  Q_OBJECT
 public:
  struct Choices {
    Ink ink;
    int brush = 1;  ///< 1 = one hex, 2 = with its neighbors, ...
    Symmetry symmetry = Symmetry::None;
    Hex middle;  ///< of the symmetry
    Resource harbor = Resource::None;
    Owner owner;          ///< of start pieces
    Neighbors neighbors;  ///< that are shown beside the board
    bool operator==(const Choices&) const = default;
  };
  /// What would be touched.
  struct Preview {
    std::set<Hex> hexes;
    std::vector<Border> sides;
    std::vector<std::pair<Hex, int>> corners;
    bool operator==(const Preview&) const = default;
  };
  static constexpr int kLargestBrush = 5;

  explicit EditorSelection(BoardDocument& document, QObject* parent = nullptr);

  BoardDocument& document() { return document_; }
  const Board& board() const { return document_.board(); }
  const Choices& choices() const { return choices_; }
  void choose(const Choices& choices);
  std::vector<Isometry> images() const;

  const Preview& preview() const { return preview_; }
  void show(Preview preview);
  const std::set<Hex>& selection() const { return selection_; }
  void select(std::set<Hex> cells);
  /// Takes what lies here as the ink to paint with.
  void pick(Hex at);

  // The selection as a whole
  void copy();
  void cut();
  void pasteAt(Hex middle);  ///< from the clipboard, selected afterwards
  bool canPaste() const;
  void erase();
  void move(Hex by);
  /// Turned and mirrored about its middle; without a selection the whole board.
  void transform(Mirrored mirrored, int turns);

 Q_SIGNALS:
  void chosen();            ///< choices changed
  void picked();            ///< by the eyedropper: the brush is what comes next
  void previewChanged();    ///< or the selection
  void pointedAt(Hex hex);  ///< the pointer is over another cell

 private:
  BoardDocument& document_;
  Choices choices_;
  Preview preview_;
  std::set<Hex> selection_;
};

}  // namespace tapu
