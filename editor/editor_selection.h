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

/// What the person at the editor has chosen in the palette and the tool bar, what the tool would touch under the
/// pointer, and which hexes are selected. Tools, canvas, palette and page share one such object.
class EditorSelection : public QObject {
  Q_OBJECT
 public:
  /// What is chosen in the palette and the tool bar.
  struct Choices {
    HexContent content;  ///< what brush, line and fill put on a hex
    int brushSize = 1;   ///< 1 = one hex, 2 = with its neighbors, ... up to `kLargestBrush`
    Symmetry symmetry = Symmetry::None;
    Hex middle;                        ///< the hex about which the board is symmetric
    Resource harbor = Resource::None;  ///< what a new harbor trades; None: anything, three for one
    Owner owner;                       ///< whose new start pieces are
    Neighbors neighbors;               ///< which boards are shown beside this one
    bool operator==(const Choices&) const = default;
  };
  /// What the tool would change if the button were pressed now.
  struct Preview {
    std::set<Hex> hexes;
    std::vector<Border> sides;
    std::vector<std::pair<Hex, int>> corners;
    bool operator==(const Preview&) const = default;
  };
  static constexpr int kLargestBrush = 5;
  /// `document` must outlive it.
  explicit EditorSelection(BoardDocument& document, QObject* parent = nullptr);
  // The board that is being edited.
  BoardDocument& document() { return document_; }
  const Board& board() const { return document_.board(); }
  /// What is chosen now.
  const Choices& choices() const { return choices_; }
  /// Replaces all choices.
  void choose(const Choices& choices);
  /// Changes some of the choices: `selection.adjust([](auto& choices) { choices.brushSize = 2; })`.
  template <class Change>
  void adjust(Change change) {
    Choices choices = choices_;
    change(choices);
    choose(choices);
  }
  /// The maps from a hex to all hexes at which a change is repeated under the chosen symmetry; the first one is to the
  /// hex itself.
  std::vector<Isometry> images() const;
  /// What the tool would change if the button were pressed now.
  const Preview& preview() const { return preview_; }
  void show(Preview preview);
  /// The selected hexes; they need not have a cell.
  const std::set<Hex>& selected() const { return selected_; }
  void select(std::set<Hex> hexes);
  /// Makes the terrain of this hex what the brush paints; if there is no cell, the brush erases.
  void pick(Hex at);

  // The selected hexes as a whole, with all that lies on them. Each change is one step of the document.

  /// Copies them to the clipboard.
  void copy();
  /// Copies them to the clipboard and removes them; they stay selected.
  void cut();
  /// Puts the hexes of the clipboard around this hex and selects them; does nothing if they come from a board of the
  /// other orientation.
  void pasteAt(Hex middle);
  /// The clipboard holds hexes, of whichever orientation.
  bool canPaste() const;
  /// Removes them.
  void erase();
  /// Moves them by this offset in hexes.
  void move(Hex by);
  /// Mirrors them left to right if wished, then turns them by `turns` times 60 degrees with the clock, about their
  /// middle; the whole board if nothing is selected.
  void transform(Mirrored mirrored, int turns);

 Q_SIGNALS:
  /// `choices` are others.
  void chosen();
  /// `pick` was called: the page takes the brush as the next tool.
  void picked();
  /// `preview` or `selected` are others.
  void previewChanged();
  /// The pointer or the cursor of the keyboard is over this hex now.
  void pointedAt(Hex hex);

 private:
  BoardDocument& document_;
  Choices choices_;
  Preview preview_;
  std::set<Hex> selected_;
};

}  // namespace tapu
