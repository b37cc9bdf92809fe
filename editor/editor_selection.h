// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <set>
#include <utility>
#include <vector>

#include "editor/board_document.h"
#include "editor/edits.h"
#include "editor/neighbors.h"
#include "engine/board/isometry.h"

namespace tapu {

/// What the person at the editor has chosen, where they point and which hexes they have selected. One object, shared by
/// tools, canvas, palette and page.
class EditorSelection : public QObject {
  Q_OBJECT
 public:
  /// What stays chosen from one stroke to the next.
  struct Choices {
    HexContent content;  ///< what brush, line and fill put on a hex
    int brushSize = 1;   ///< 1 = one hex, 2 = with its neighbors, ... up to `kLargestBrush`
    Symmetry symmetry = Symmetry::None;
    Hex middle;                        ///< of the symmetry
    Resource harbor = Resource::None;  ///< what a new harbor trades; None: anything, three for one
    Owner owner;                       ///< of new start pieces
    Neighbors neighbors;               ///< that are shown beside the board
    bool operator==(const Choices&) const = default;
  };
  /// What the tool would touch if its button went down here.
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
  /// Some of the choices: `selection.adjust([](auto& choices) { choices.brushSize = 2; })`.
  template <class Change>
  void adjust(Change change) {
    Choices choices = choices_;
    change(choices);
    choose(choices);
  }
  /// Where a change of one hex is repeated under the symmetry that is chosen; the first one is the hex itself.
  std::vector<Isometry> images() const;

  const Preview& preview() const { return preview_; }
  void show(Preview preview);

  const std::set<Hex>& selected() const { return selected_; }
  void select(std::set<Hex> hexes);
  /// The terrain here becomes what is painted; where there is no cell, nothing (the brush erases).
  void pick(Hex at);

  // The selected hexes as a whole, with all that lies on them
  void copy();               ///< to the clipboard
  void cut();                ///< to the clipboard, and away; they stay selected
  void pasteAt(Hex middle);  ///< from the clipboard, around this hex; what was pasted is selected
  bool canPaste() const;     ///< the clipboard holds hexes
  void erase();
  void move(Hex by);  ///< by this offset in cells
  /// Mirrored left to right if wished, then turned by `turns` times 60 degrees with the clock, about their middle; the
  /// whole board if nothing is selected.
  void transform(Mirrored mirrored, int turns);

 Q_SIGNALS:
  void chosen();            ///< the choices changed
  void picked();            ///< by the eyedropper; the brush is wanted next
  void previewChanged();    ///< the preview or the selected hexes
  void pointedAt(Hex hex);  ///< the pointer or the keyboard's cursor is over this hex now

 private:
  BoardDocument& document_;
  Choices choices_;
  Preview preview_;
  std::set<Hex> selected_;
};

}  // namespace tapu
