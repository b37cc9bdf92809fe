// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "editor/board_document.h"
#include "editor/edits.h"
#include "editor/neighbors.h"
#include "editor/stamp.h"
#include "editor/terrain_mix.h"
#include "engine/board/isometry.h"

namespace tapu {

/// Whether each island has its number on it (14.3).
enum class IslandsShown : quint8 { No, Yes };

/// The choices of the person at the editor in the palette and the tool bar, the preview of the tool under the pointer,
/// and the selected hexes. Tools, canvas, palette and page share one such object.
class EditorSelection : public QObject {
  Q_OBJECT
 public:
  /// The effect of frames and of choices by terrain and number on the former selection.
  enum class Joining { Replace, Add, TakeAway };
  /// The choices in the palette and the tool bar.
  struct Choices {
    HexContent content;  ///< the content that brush, line and fill put on a hex
    TerrainMix mix;      ///< the mix they take a terrain from where `content` is mixed
    int brushSize = 1;   ///< 1 = one hex, 2 = with its neighbors, ... up to `kLargestBrush`
    Symmetry symmetry = Symmetry::None;
    Hex middle;                        ///< the hex about which the board is symmetric
    Resource harbor = Resource::None;  ///< the trade of a new harbor; None: anything, three for one
    Owner owner;                       ///< the owner of new start pieces
    Gift gift = {};                    ///< what a new gift holds; its place means nothing
    IslandsShown islands = IslandsShown::No;
    Joining joining = Joining::Replace;
    Neighbors neighbors;  ///< the boards that are shown beside this one
    bool operator==(const Choices&) const = default;
  };
  /// The parts that the tool would change if the button were pressed now.
  struct Preview {
    std::set<Hex> hexes;
    std::vector<Border> sides;
    std::vector<std::pair<Hex, int>> corners;
    bool operator==(const Preview&) const = default;
  };
  static constexpr int kLargestBrush = 5;
  /// Why a tool changed nothing where it was used.
  enum class Refusal {
    NoCoast,
    NoLand,
    NoCorner,
    NoEdge,
    NothingGrows,
    Locked,
    NoRoom,
    NoStamp,
    NotTwo,
    NotWithSea,
    NothingCopied,
    BentClip,
    NoSea,
    NotLand,
    NoGiftPlace
  };
  /// `document` must outlive it. `newSeed` draws the seed of a stroke with a mix of terrains.
  explicit EditorSelection(BoardDocument& document, std::function<quint32()> newSeed = {}, QObject* parent = nullptr);
  // The board that is being edited.
  BoardDocument& document() const { return document_; }
  const Board& board() const { return document_.board(); }
  /// The present choices.
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
  /// The parts that the tool would change if the button were pressed now.
  const Preview& preview() const { return preview_; }
  void show(Preview preview);
  /// The selected hexes; they need not have a cell.
  const std::set<Hex>& selected() const { return selected_; }
  void select(std::set<Hex> hexes);
  /// Selects these hexes together with those selected before, or without them.
  void select(const std::set<Hex>& hexes, Joining joining);
  /// Selects the hexes of the board that are not selected.
  void invert();
  /// The hexes of the board that satisfy this.
  std::set<Hex> hexesWhere(const std::function<bool(const Cell&)>& isSo) const;
  /// A seed for a stroke with a mix of terrains.
  quint32 drawSeed() const { return newSeed_ ? newSeed_() : 0; }
  /// Gives the brush the terrain of this hex; without a cell, the brush erases.
  void pick(Hex at);

  // The selected hexes as a whole, with all that lies on them. Each change is one step of the document.

  /// Copies them to the clipboard.
  void copy();
  /// Copies them to the clipboard and removes them; they stay selected.
  void cut();
  /// Takes the hexes of the clipboard as a stamp that is set once. False: there are none, or they cannot be read
  /// (`refused`).
  bool takeClipboard();
  /// Whether the clipboard holds hexes, of any orientation.
  bool canPaste() const;
  /// Removes them.
  void erase();
  /// Moves them by this offset in hexes.
  void move(Hex by);
  /// Mirrors them left to right if wished, then turns them by `turns` times 60 degrees with the clock, about their
  /// middle; the whole board if nothing is selected.
  void transform(Mirrored mirrored, int turns);
  /// Locks the selected hexes that have a cell, or unlocks them; all of the board if nothing is selected.
  enum class Locking { Lock, Unlock };
  void lock(Locking locking);
  bool isLocked(Hex at) const { return document_.file().locked.contains(at); }

  // A part of a board that floats over the board until it is set.

  /// The stamp of the stamp tool; null: none.
  const Stamp* stamp() const { return stamp_ ? &*stamp_ : nullptr; }
  /// Takes another one, with the tops of this board. False: it has no hex, and nothing changes.
  bool takeStamp(Stamp stamp);
  void dropStamp();
  /// Turns the stamp as `transform` turns the selection.
  void turnStamp(Mirrored mirrored, int turns);
  /// Puts the stamp on the board as one step, its middle at this hex, and at the images of that under the symmetry. A
  /// stamp for one use is dropped then, and its hexes are selected.
  void setStamp(Hex middle);

  /// Emits `refused`: why a request changed nothing.
  void refuse(Refusal why) { Q_EMIT refused(why); }

 Q_SIGNALS:
  /// A tool was used where it can change nothing.
  void refused(tapu::EditorSelection::Refusal why);
  /// The stamp has changed, or is gone.
  void stampChanged();
  /// `choices` have changed.
  void chosen();
  /// `pick` was called: the page takes the brush as the next tool.
  void picked();
  /// `preview` or `selected` has changed.
  void previewChanged();
  /// The pointer or the cursor of the keyboard is over this hex now.
  void pointedAt(Hex hex);

 private:
  BoardDocument& document_;
  Choices choices_;
  std::set<Hex> unlocked(const std::set<Hex>& hexes);

  std::function<quint32()> newSeed_;
  Preview preview_;
  std::set<Hex> selected_;
  std::optional<Stamp> stamp_;
};

/// Exchanges terrain and number of the two selected hexes, or their numbers alone; harbors and pieces stay, so that no
/// hex of the sea may come under them. If there is nothing to exchange, the reason is told (`refused`).
enum class Swapping : std::uint8_t { Hexes, Numbers };
void swapSelected(EditorSelection& selection, Swapping what);
/// Exchanges the numbers of two hexes, and of their images under the chosen symmetry, or tells why not.
void swapNumbers(EditorSelection& selection, Hex from, Hex to);

}  // namespace tapu
