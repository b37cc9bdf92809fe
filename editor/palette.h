// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QKeySequence>
#include <QScrollArea>
#include <array>
#include <functional>
#include <vector>

#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "editor/editor_selection.h"
#include "editor/editor_tool.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QVBoxLayout;

namespace tapu {

class FogPane;
class NumberField;

/// A small picture that can be chosen, with or without a word under it.
class Swatch : public QAbstractButton {
  Q_OBJECT
 public:
  /// Paints the picture into a box.
  using Paint = std::function<void(QPainter&, const QRectF&)>;
  /// Whether its text is shown below the picture, or only as a tool tip.
  enum class Word { Shown, TipOnly };
  /// `side`: width and height of the picture in pixels.
  Swatch(Paint paint, int side, Word word, QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;  // Enter presses too, arrows go on

 private:
  Paint paint_;
  int side_;
  Word word_;
};

/// Everything that can be put on the board. A choice goes into the selection; with terrain, numbers and the like the
/// brush follows, with a piece its tool.
class Palette : public Sheet {
  Q_OBJECT
 public:
  /// `selection` must outlive it.
  explicit Palette(EditorSelection& selection, QWidget* parent = nullptr);
  /// Adds a section below all others.
  void addPart(QWidget* part);
  /// Marks the choice that belongs to this tool.
  void showTool(ToolKind tool);

 Q_SIGNALS:
  /// The person chose something that this tool puts on the board.
  void toolWanted(tapu::ToolKind tool);
  /// The person wants to choose the order of the boards that are shown.
  void chainWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;  // the rows need another width

 private:
  struct Entry {
    Swatch* button;
    std::function<bool()> isChosen;
    std::function<QString()> name;
    QKeySequence key = {};
  };
  struct Section {
    Words* title;
    const char* text;
  };
  struct Grid {
    QGridLayout* layout;
    int columns;  // where there is room for them
  };
  QGridLayout* addSection(const char* title);
  QGridLayout* addGrid();
  Swatch* add(QGridLayout* grid, int columns, int side, Swatch::Word word, Swatch::Paint paint,
              std::function<QString()> name, std::function<bool()> isChosen, std::function<void()> choose);
  void addTerrains();
  void addTerrain(QGridLayout* grid, Terrain terrain, Qt::Key key);
  void addMix(QGridLayout* grid);
  void addNumbers();
  void addHarbors();
  void addPieces();
  void addStartLand();
  void addGifts();
  void chooseGift(Gift::Kind kind, Resource resource);
  void addTerritories();
  void addNeighbors();
  void countNumbers();
  void chooseContent(const HexContent& content);
  void chooseOwner(Owner owner);
  void arrange();
  void fitWidth();
  void retranslate();
  void refresh();

  EditorSelection& selection_;
  QScrollArea* scroll_;
  QVBoxLayout* lines_;
  QHBoxLayout* heads_ = nullptr;  ///< the title of the section that was added last
  ToolKind tool_ = ToolKind::Brush;
  std::vector<Entry> entries_;
  std::vector<Section> sections_;
  std::vector<Grid> grids_;
  Words* placed_ = nullptr;  ///< the count of numbers on the board
  QComboBox* neighbors_ = nullptr;
  QCheckBox* ring_ = nullptr;
  FogPane* fog_ = nullptr;
  NumberField* giftCount_ = nullptr;
};

}  // namespace tapu
