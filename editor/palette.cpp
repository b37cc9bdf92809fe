// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>

#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/kit/art.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/language_change.h"
#include "app/kit/number_field.h"
#include "app/kit/spoken.h"
#include "app/text/gift_words.h"
#include "app/text/names_of_things.h"
#include "app/text/player_colors.h"
#include "editor/editor_actions.h"
#include "editor/fog_pane.h"
#include "editor/words.h"
#include "engine/state/seat_set.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeastTarget = 24;  ///< pixels of what a pointer can hit well
constexpr int kPaperWidth = 222;  ///< of the paper in pixels, where no word is wider
constexpr int kRoom = 202;        ///< pixels of a row in it
constexpr int kSpacing = 2;       ///< pixels between two signs

bool isBrush(ToolKind tool) { return tool == ToolKind::Brush || tool == ToolKind::Line || tool == ToolKind::Fill; }

Swatch::Paint drawn(const QString& name) {
  return [name](QPainter& painter, const QRectF& box) { render(painter, name, box); };
}

Swatch::Paint piece(const QString& name, const EditorSelection& selection) {
  return [name, &selection](QPainter& painter, const QRectF& box) {
    const int color = kPlayerColorOrder[static_cast<std::size_t>(selection.choices().owner.index)];
    paintPieceArt(painter, name, color, box.adjusted(2, 2, -2, -2));
  };
}

/// Paints a shape with cream around its line, so that it is visible on light and on dark paper.
void paintOnCream(QPainter& painter, const QPainterPath& shape, const QPen& line) {
  painter.strokePath(shape, QPen(fixed::cream, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.fillPath(shape, fixed::cream);
  painter.strokePath(shape, line);
}

void paintNumber(QPainter& painter, const QRectF& box, int number) {
  const bool hot = number == 6 || number == 8;
  render(painter, hot ? u"token-hot"_s : u"token"_s, box);
  painter.setPen(Qt::NoPen);
  painter.setBrush(hot ? QColor(fixed::red) : QColor(fixed::ink));
  painter.drawPath(words(number == 0 ? u"–"_s : QLocale().toString(number), 0.5 * box.height(), box.center()));
}

void paintHarbor(QPainter& painter, const QRectF& box, Resource trades) {
  render(painter, u"harbor-badge"_s, box);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fixed::ink);
  if (trades == Resource::None)
    painter.drawPath(words(QLocale().toString(3) + u':' + QLocale().toString(1), 0.3 * box.height(), box.center()));
  else
    render(painter, drawingOf(trades), box.adjusted(9, 9, -9, -9));
}

/// A hex of land with a wash over it where nobody begins.
void paintStartHex(QPainter& painter, const QRectF& box, StartLand start) {
  constexpr double kWash = 0.55;
  QPainterPath hex;
  hex.addPolygon(hexOutline(box.center(), Orientation::Pointy, box.height() / 2 - 1));
  hex.closeSubpath();
  paintOnCream(painter, hex, QPen(fixed::ink, 1.5));
  if (start == StartLand::No) painter.fillPath(hex, withAlpha(fixed::ink, kWash));
}

/// A bundle with what is in it.
void paintGift(QPainter& painter, const QRectF& box, const QString& content) {
  constexpr double kBundle = 0.84, kContent = 0.56;
  const double bundle = kBundle * box.width(), inside = kContent * box.width();
  render(painter, u"gift"_s, QRectF(box.topLeft(), QSizeF(bundle, bundle)));
  const QRectF disc(box.right() - inside, box.bottom() - inside, inside, inside);
  painter.setPen(QPen(fixed::ink, 1));
  painter.setBrush(fixed::cream);
  painter.drawEllipse(disc);
  const double side = 0.7 * inside;
  render(painter, content, QRectF(disc.center() - QPointF(side, side) / 2, QSizeF(side, side)));
}

/// The most that one gift of a kind holds.
int mostOf(Gift::Kind kind) {
  switch (kind) {
    case Gift::Kind::Points: return Gift::kMostPoints;
    case Gift::Kind::Resources: return Gift::kMostResources;
    case Gift::Kind::Card: break;
  }
  return 1;
}

}  // namespace

// Swatch

Swatch::Swatch(Paint paint, int side, Word word, QWidget* parent)
    : QAbstractButton(parent), paint_(std::move(paint)), side_(side), word_(word) {
  setCheckable(true);
  setSpokenRole(this, QAccessible::RadioButton);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
}

QSize Swatch::sizeHint() const {
  const int text = word_ == Word::Shown ? QFontMetrics(textFont(11)).height() + 2 : 0;
  const int width =
      word_ == Word::Shown ? std::max(side_, QFontMetrics(textFont(11)).horizontalAdvance(this->text())) : side_;
  return {std::max(width, side_) + 4, side_ + text + 6};
}

void Swatch::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
  if (isChecked() || underMouse()) {
    painter.setPen(isChecked() ? QPen(theme.edge, 2) : QPen(Qt::NoPen));
    painter.setBrush(theme.accentSoft);
    painter.drawRoundedRect(box, 8, 8);
  }
  paint_(painter, QRectF((width() - side_) / 2.0, 3, side_, side_));
  if (word_ == Word::Shown) {
    painter.setFont(textFont(11, isChecked() ? Weight::Bold : Weight::Regular));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(0, side_ + 3, width(), height() - side_ - 3), Qt::AlignCenter, text());
  }
  if (hasFocus()) paintFocusRing(painter, box.adjusted(1, 1, -1, -1), theme, 8);
}

void Swatch::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Down) return void(focusNextChild());
  if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Up) return void(focusPreviousChild());
  QAbstractButton::keyPressEvent(event);
}

// Palette

Palette::Palette(EditorSelection& selection, QWidget* parent) : Sheet(parent), selection_(selection) {
  setObjectName(u"editorPalette"_s);
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  plain->installEventFilter(this);
  lines_ = new QVBoxLayout(plain);
  lines_->setContentsMargins(6, 6, 4, 6);
  lines_->setSpacing(4);
  scroll_ = new QScrollArea(this);
  scrollBare(scroll_, plain);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(2, 4, 2, 4);
  all->addWidget(scroll_);
  addTerrains();
  addNumbers();
  addHarbors();
  addPieces();
  addStartLand();
  addGifts();
  addTerritories();
  addNeighbors();
  lines_->addStretch(1);
  connect(&selection, &EditorSelection::chosen, this, &Palette::refresh);
  connect(&selection.document(), &BoardDocument::changed, this, &Palette::countNumbers);
  connect(&selection, &EditorSelection::picked, this, [this] { Q_EMIT toolWanted(ToolKind::Brush); });
  retranslate();
  fitWidth();
  whenLanguageChanges(this, [this] { retranslate(); });
}

bool Palette::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) fitWidth();
  return Sheet::eventFilter(watched, event);
}

/// With large words as many columns as there is room for, but two at least.
void Palette::arrange() {
  for (const auto& [layout, most] : grids_) {
    std::vector<QWidget*> signs;
    int widest = 0;
    while (const std::unique_ptr<QLayoutItem> item{layout->takeAt(0)}) {
      signs.push_back(item->widget());
      widest = std::max(widest, item->widget()->sizeHint().width());
    }
    const int columns = std::clamp((kRoom + kSpacing) / (widest + kSpacing), std::min(2, most), most);
    for (int i = 0; QWidget * sign : signs) {
      layout->addWidget(sign, i / columns, i % columns, Qt::AlignCenter);
      ++i;
    }
  }
}

/// Nothing scrolls sideways, so the palette is as wide as its widest row.
void Palette::fitWidth() {
  const int around = layout()->contentsMargins().left() + layout()->contentsMargins().right();
  const int rows = scroll_->widget()->minimumSizeHint().width() + scroll_->verticalScrollBar()->sizeHint().width();
  setFixedWidth(std::max(kPaperWidth, rows + around) + 2 * kShadow);
}

void Palette::addPart(QWidget* part) { lines_->insertWidget(lines_->count() - 1, part); }

QGridLayout* Palette::addSection(const char* title) {
  auto* words = new Words({}, 14, Weight::Bold, &Theme::ink, this);
  words->setContentsMargins(4, 4, 0, 0);
  heads_ = new QHBoxLayout;
  heads_->addWidget(words, 1);
  lines_->addLayout(heads_);
  sections_.push_back({words, title});
  return addGrid();
}

QGridLayout* Palette::addGrid() {
  auto* grid = new QGridLayout;
  grid->setSpacing(kSpacing);
  grid->setContentsMargins(0, 0, 0, 0);
  lines_->addLayout(grid);
  return grid;
}

Swatch* Palette::add(QGridLayout* grid, int columns, int side, Swatch::Word word, Swatch::Paint paint,
                     std::function<QString()> name, std::function<bool()> isChosen, std::function<void()> choose) {
  auto* button = new Swatch(std::move(paint), side, word, this);
  connect(button, &QAbstractButton::clicked, this, [this, choose = std::move(choose)] {
    choose();
    refresh();
  });
  if (grid->count() == 0) grids_.push_back({grid, columns});
  grid->addWidget(button);
  entries_.push_back({button, std::move(isChosen), std::move(name)});
  return button;
}

void Palette::chooseContent(const HexContent& content) {
  selection_.adjust([&](auto& choices) { choices.content = content; });
  if (!isBrush(tool_)) Q_EMIT toolWanted(ToolKind::Brush);
}

void Palette::chooseOwner(Owner owner) {
  selection_.adjust([&](auto& choices) { choices.owner = owner; });
}

void Palette::addTerrain(QGridLayout* grid, Terrain terrain, Qt::Key key) {
  auto* button = add(
      grid, 3, 48, Swatch::Word::Shown, drawn(drawingOf(terrain)), [terrain] { return nameOfTerrain(terrain); },
      [this, terrain] { return isBrush(tool_) && selection_.choices().content == HexContent::of(terrain); },
      [this, terrain] { chooseContent(HexContent::of(terrain)); });
  button->setObjectName(u"terrain-"_s +
                        QString::fromLatin1(nameOf(terrain).data(), static_cast<qsizetype>(nameOf(terrain).size())));
  entries_.back().key = QKeySequence(key);
  // Not as the shortcut of the button, which would act only after a delay (it animates the click).
  auto* shortcut = new QShortcut(entries_.back().key, parentWidget(), nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
  connect(shortcut, &QShortcut::activated, button, &QAbstractButton::click);
}

void Palette::addTerrains() {
  auto* grid = addSection(QT_TR_NOOP("Terrain"));
  for (int i = 0; i <= static_cast<int>(Terrain::Sea); ++i)
    addTerrain(grid, static_cast<Terrain>(i), static_cast<Qt::Key>(Qt::Key_1 + i));
  addMix(grid);
  addTerrain(grid, Terrain::Gold, Qt::Key_9);
  addTerrain(grid, Terrain::Fog, Qt::Key_0);
  fog_ = new FogPane(selection_, this);
  connect(fog_, &FogPane::came, this, &Palette::refresh);
  lines_->addWidget(fog_);
}

/// The random brush: three hexes of different terrains.
void Palette::addMix(QGridLayout* grid) {
  const auto paint = [this](QPainter& painter, const QRectF& box) {
    const double side = 0.54 * box.width();
    const QPointF places[] = {{box.center().x() - side / 2, box.top()},
                              {box.left() - 0.02 * side, box.bottom() - side},
                              {box.right() - 0.98 * side, box.bottom() - side}};
    int drawn = 0;
    for (int i = 0; i < TerrainMix::kTerrains && drawn < 3; ++i)
      if (selection_.choices().mix.weights[static_cast<std::size_t>(i)] > 0)
        tapu::render(painter, drawingOf(static_cast<Terrain>(i)), QRectF(places[drawn++], QSizeF(side, side)));
  };
  //: Palette of the board editor: a brush that paints a terrain drawn at random
  const auto name = [] { return tr("Random"); };
  auto* button = add(
      grid, 3, 48, Swatch::Word::Shown, paint, name,
      [this] { return isBrush(tool_) && selection_.choices().content == HexContent::mixed(); },
      [this] { chooseContent(HexContent::mixed()); });
  button->setObjectName(u"terrain-mix"_s);
  entries_.back().key = QKeySequence(Qt::Key_8);
  auto* shortcut = new QShortcut(entries_.back().key, parentWidget(), nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
  connect(shortcut, &QShortcut::activated, button, &QAbstractButton::click);
}

void Palette::addNumbers() {
  auto* grid = addSection(QT_TR_NOOP("Numbers"));
  placed_ = new Words({}, 12, Weight::Regular, &Theme::ink2, this);
  placed_->setContentsMargins(0, 4, 4, 0);
  heads_->addWidget(placed_);
  for (int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 0}) {
    auto* button = add(
        grid, 5, 33, Swatch::Word::TipOnly,
        [number](QPainter& painter, const QRectF& box) { paintNumber(painter, box, number); },
        [number] {
          //: Palette of the board editor
          if (number == 0) return tr("No number");
          //: Palette of the board editor; %1 number of a token
          return tr("Number %1").arg(number);
        },
        [this, number] { return isBrush(tool_) && selection_.choices().content == HexContent::ofNumber(number); },
        [this, number] { chooseContent(HexContent::ofNumber(number)); });
    button->setObjectName(u"number-%1"_s.arg(number));
  }
}

void Palette::countNumbers() {
  int placed = 0, wanted = 0;
  for (const Cell& cell : selection_.board().cells) {
    if (!takesNumber(cell.terrain)) continue;
    ++wanted;
    if (cell.number > 0) ++placed;
  }
  //: Palette of the board editor, beside "Numbers": %1 of %2 hexes that yield something have a number
  const QString text = tr("%1 of %2 placed").arg(placed).arg(wanted);
  if (placed_->text() != text) placed_->setText(text);
}

void Palette::addHarbors() {
  auto* grid = addSection(QT_TR_NOOP("Harbors"));
  for (const Resource trades :
       {Resource::None, Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain, Resource::Ore}) {
    auto* button = add(
        grid, 3, 42, Swatch::Word::TipOnly,
        [trades](QPainter& painter, const QRectF& box) { paintHarbor(painter, box, trades); },
        [trades] { return wordForHarbor(trades); },
        [this, trades] { return tool_ == ToolKind::Harbor && selection_.choices().harbor == trades; },
        [this, trades] {
          selection_.adjust([&](auto& choices) { choices.harbor = trades; });
          Q_EMIT toolWanted(ToolKind::Harbor);
        });
    button->setObjectName(u"harbor-%1"_s.arg(static_cast<int>(trades)));
    entries_.back().key = keyOf(ToolKind::Harbor);
  }
}

void Palette::addPieces() {
  auto* grid = addSection(QT_TR_NOOP("Pieces and starts"));
  struct PieceTool {
    ToolKind tool;
    QString art;
  };
  for (const PieceTool& each :
       {PieceTool{ToolKind::Robber, u"robber"_s}, PieceTool{ToolKind::Settlement, u"piece-settlement"_s},
        PieceTool{ToolKind::Road, u"piece-road"_s}, PieceTool{ToolKind::Ship, u"piece-ship"_s},
        PieceTool{ToolKind::Pirate, u"pirate"_s}}) {
    auto* button = add(
        grid, 5, 34, Swatch::Word::TipOnly, piece(each.art, selection_),
        [tool = each.tool] {
          //: Palette of the board editor: tip of the robber
          if (tool == ToolKind::Robber)
            return tr("Robber: a board has one, so a click moves it here; a board of a chain has one in each half");
          return wordFor(tool);
        },
        [this, tool = each.tool] { return tool_ == tool; }, [this, tool = each.tool] { Q_EMIT toolWanted(tool); });
    button->setObjectName(u"piece-%1"_s.arg(static_cast<int>(each.tool)));
    entries_.back().key = keyOf(each.tool);
  }
  constexpr int kOwnersInRow = 5;  // eight seats, Sun and Moon
  auto* seats = addGrid();
  for (int seat = 0; seat < kMostSeatsOfTable; ++seat) {
    auto* button = add(
        seats, kOwnersInRow, 26, Swatch::Word::TipOnly,
        [seat](QPainter& painter, const QRectF& box) {
          paintBadge(painter, box, kPlayerColorOrder[static_cast<std::size_t>(seat)]);
        },
        //: Palette of the board editor: whose start pieces are placed; %1 number of the seat
        [seat] { return tr("Start pieces of seat %1").arg(seat + 1); },
        [this, seat] { return selection_.choices().owner == Owner(seat); }, [this, seat] { chooseOwner(seat); });
    button->setObjectName(u"seat-%1"_s.arg(seat));
  }
  for (const Territory half : {Territory::Sun, Territory::Moon}) {
    auto* button = add(
        seats, kOwnersInRow, 26, Swatch::Word::TipOnly,
        drawn(half == Territory::Sun ? u"emblem-sun"_s : u"emblem-moon"_s),
        [half] {
          //: Palette of the board editor: whose start pieces are placed; Sun is a group of the Big Game
          if (half == Territory::Sun) return tr("Start pieces of Sun");
          //: Palette of the board editor: whose start pieces are placed; Moon is a group of the Big Game
          return tr("Start pieces of Moon");
        },
        [this, half] { return selection_.choices().owner == Owner::of(half); },
        [this, half] { chooseOwner(Owner::of(half)); });
    button->setObjectName(half == Territory::Sun ? u"half-sun"_s : u"half-moon"_s);
  }
}

/// Adds what says where seats may begin (14.4): hexes by the brush, single corners by their tool.
void Palette::addStartLand() {
  constexpr int kSide = 30, kColumns = 5;
  //: Heading in the palette of the board editor: where first settlements may stand
  auto* grid = addSection(QT_TR_NOOP("Start land"));
  for (const StartLand start : {StartLand::No, StartLand::Yes})
    add(
        grid, kColumns, kSide, Swatch::Word::TipOnly,
        [start](QPainter& painter, const QRectF& box) { paintStartHex(painter, box, start); },
        [start] {
          //: Palette of the board editor: a brush that keeps first settlements from hexes
          if (start == StartLand::No) return tr("No start land: nobody begins where all land at a corner is so");
          //: Palette of the board editor: a brush that lets first settlements stand on hexes again
          return tr("Start land again");
        },
        [this, start] { return isBrush(tool_) && selection_.choices().content == HexContent::of(start); },
        [this, start] { chooseContent(HexContent::of(start)); })
        ->setObjectName(start == StartLand::No ? u"start-none"_s : u"start-land"_s);
  auto* corner = add(
      grid, kColumns, kSide, Swatch::Word::TipOnly,
      [](QPainter& painter, const QRectF& box) {
        paintStartHex(painter, box, StartLand::Yes);
        painter.setPen(QPen(fixed::cream, 1.5));
        painter.setBrush(fixed::ink);
        painter.drawEllipse(QPointF(box.center().x(), box.top() + 3), 5, 5);
      },
      //: Palette of the board editor: tip of the tool for single corners
      [] { return tr("Closed corner: nobody begins there"); }, [this] { return tool_ == ToolKind::ClosedCorner; },
      [this] { Q_EMIT toolWanted(ToolKind::ClosedCorner); });
  corner->setObjectName(u"piece-%1"_s.arg(static_cast<int>(ToolKind::ClosedCorner)));
  entries_.back().key = keyOf(ToolKind::ClosedCorner);
}

/// Adds the kinds of a new gift (14.6), and how much it holds.
void Palette::addGifts() {
  constexpr int kSide = 34, kColumns = 5;
  //: Heading in the palette of the board editor: what lies on edges and corners for those who first come there
  auto* grid = addSection(QT_TR_NOOP("Gifts"));
  const auto addGift = [&](Gift::Kind kind, Resource resource, const QString& art, std::function<QString()> name) {
    auto* button = add(
        grid, kColumns, kSide, Swatch::Word::TipOnly,
        [art](QPainter& painter, const QRectF& box) { paintGift(painter, box, art); }, std::move(name),
        [this, kind, resource] {
          const Gift& gift = selection_.choices().gift;
          return tool_ == ToolKind::Gift && gift.kind == kind && gift.resource == resource;
        },
        [this, kind, resource] { chooseGift(kind, resource); });
    button->setObjectName(u"gift-%1"_s.arg(art));
    entries_.back().key = keyOf(ToolKind::Gift);
  };
  //: Palette of the board editor: a gift of victory points
  addGift(Gift::Kind::Points, Resource::None, u"ui-star"_s, [] { return tr("Gift of points"); });
  addGift(Gift::Kind::Card, Resource::None, u"dev-back"_s,
          [] { return giftWords(Gift::Kind::Card, Resource::None, 1); });
  for (const Resource resource : kAllResources)
    addGift(Gift::Kind::Resources, resource, drawingOf(resource), [resource] {
      //: Palette of the board editor: a gift of cards; %1 the resource
      return tr("Gift: %1").arg(nameOfResource(resource));
    });
  giftCount_ = new NumberField(this);
  giftCount_->setObjectName(u"gift-count"_s);
  connect(giftCount_, &NumberField::changed, this,
          [this](int count) { selection_.adjust([count](auto& choices) { choices.gift.count = count; }); });
  lines_->addWidget(giftCount_, 0, Qt::AlignLeft);
}

void Palette::chooseGift(Gift::Kind kind, Resource resource) {
  selection_.adjust([&](auto& choices) {
    choices.gift.kind = kind;
    choices.gift.resource = resource;
    choices.gift.count = std::min(choices.gift.count, mostOf(kind));
  });
  Q_EMIT toolWanted(ToolKind::Gift);
}

void Palette::addTerritories() {
  auto* grid = addSection(QT_TR_NOOP("Chain"));
  const auto emblem = [](const QString& name) { return drawn(name); };
  const auto nothing = [](QPainter& painter, const QRectF& box) {
    QPainterPath disc;
    disc.addEllipse(box.adjusted(5, 5, -5, -5));
    paintOnCream(painter, disc, QPen(fixed::ink, 2, Qt::DashLine));
  };
  const std::pair<Territory, Swatch::Paint> all[] = {{Territory::Sun, emblem(u"emblem-sun"_s)},
                                                     {Territory::Moon, emblem(u"emblem-moon"_s)},
                                                     {Territory::None, nothing}};
  for (const auto& [territory, paint] : all)
    add(
        grid, 5, 30, Swatch::Word::TipOnly, paint, [t = territory] { return wordFor(t); },
        [this, t = territory] { return isBrush(tool_) && selection_.choices().content == HexContent::of(t); },
        [this, t = territory] { chooseContent(HexContent::of(t)); })
        ->setObjectName(u"chain-%1"_s.arg(static_cast<int>(territory)));
  for (const CutByLine cut : {CutByLine::Yes, CutByLine::No})
    add(
        grid, 5, 30, Swatch::Word::TipOnly,
        [cut](QPainter& painter, const QRectF& box) {
          QPainterPath hex;
          hex.addPolygon(hexOutline(box.center(), Orientation::Flat, box.width() / 2 - 3));
          hex.closeSubpath();
          paintOnCream(painter, hex, QPen(fixed::ink, 1.5));
          painter.setPen(QPen(fixed::ink, 2.5, cut == CutByLine::Yes ? Qt::DashLine : Qt::NoPen));
          painter.drawLine(QPointF(box.center().x(), box.top()), QPointF(box.center().x(), box.bottom()));
        },
        [cut] {
          //: Palette of the board editor
          if (cut == CutByLine::Yes) return tr("Dividing line over this hex");
          //: Palette of the board editor
          return tr("No dividing line");
        },
        [this, cut] { return isBrush(tool_) && selection_.choices().content == HexContent::of(cut); },
        [this, cut] { chooseContent(HexContent::of(cut)); })
        ->setObjectName(cut == CutByLine::Yes ? u"chain-line"_s : u"chain-noLine"_s);
}

void Palette::addNeighbors() {
  const auto choose = [this](auto change) {
    EditorSelection::Choices choices = selection_.choices();
    change(choices.neighbors);
    selection_.choose(choices);
  };
  neighbors_ = new QComboBox(this);
  neighbors_->setObjectName(u"neighbors"_s);
  neighbors_->setMinimumContentsLength(8);  // in letters; the list has all
  neighbors_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (int i = 0; i < Neighbors::kKinds; ++i) neighbors_->addItem(QString());
  connect(neighbors_, &QComboBox::activated, this, [this, choose](int index) {
    if (static_cast<Neighbors::Kind>(index) == Neighbors::Kind::Order) return chainWanted();
    choose([index](Neighbors& neighbors) { neighbors.kind = static_cast<Neighbors::Kind>(index); });
  });
  ring_ = new QCheckBox(this);
  ring_->setObjectName(u"neighborsRing"_s);
  connect(ring_, &QCheckBox::toggled, this, [choose](bool on) {
    choose([on](Neighbors& neighbors) { neighbors.ends = on ? Ends::Joined : Ends::Open; });
  });
  auto* lines = new QVBoxLayout;
  lines->setContentsMargins(4, 4, 4, 4);
  lines->addWidget(neighbors_);
  lines->addWidget(ring_);
  ring_->setMinimumHeight(scaled(kLeastTarget));
  lines_->addLayout(lines);
}

void Palette::showTool(ToolKind tool) {
  tool_ = tool;
  refresh();
}

void Palette::refresh() {
  for (const Entry& entry : entries_) entry.button->setChecked(entry.isChosen());
  for (const Entry& entry : entries_) entry.button->update();
  const Gift& gift = selection_.choices().gift;
  giftCount_->setRange(1, mostOf(gift.kind));
  giftCount_->setValue(gift.count);
  giftCount_->setEnabled(gift.kind != Gift::Kind::Card);
  const bool paintsFog = isBrush(tool_) && selection_.choices().content == HexContent::of(Terrain::Fog);
  fog_->setVisible(paintsFog || fog_->hasFog());
  const Neighbors& neighbors = selection_.choices().neighbors;
  neighbors_->setCurrentIndex(static_cast<int>(neighbors.kind));
  ring_->setChecked(neighbors.ends == Ends::Joined);
  ring_->setEnabled(neighbors.kind != Neighbors::Kind::None);
}

void Palette::retranslate() {
  for (const Section& section : sections_) section.title->setText(tr(section.text));
  for (const Entry& entry : entries_) {
    const QKeySequence& key = entry.key;
    entry.button->setText(entry.name());
    setSpokenName(entry.button, entry.name());
    entry.button->setToolTip(key.isEmpty() ? entry.name()
                                           : u"%1 (%2)"_s.arg(entry.name(), key.toString(QKeySequence::NativeText)));
    entry.button->updateGeometry();
  }
  arrange();
  for (QWidget* each : {static_cast<QWidget*>(neighbors_), static_cast<QWidget*>(ring_)})
    each->setFont(textFont(kChoiceText));
  for (int i = 0; i < Neighbors::kKinds; ++i) neighbors_->setItemText(i, wordFor(static_cast<Neighbors::Kind>(i)));
  neighbors_->view()->setMinimumWidth(neighbors_->view()->sizeHintForColumn(0));
  //: Palette of the board editor: which boards are shown beside the one under edit
  setSpokenName(neighbors_, tr("Neighbors in the chain"));
  neighbors_->setToolTip(neighbors_->accessibleName());
  //: Palette of the board editor: the last board of the chain lies beside the first one
  ring_->setText(tr("As a ring"));
  //: Palette of the board editor: how many points or cards a new gift holds
  const QString held = tr("How much a gift holds");
  giftCount_->setName(held);
  giftCount_->setToolTip(held);
  fog_->retranslate();
  countNumbers();
  refresh();
}

}  // namespace tapu

#include "moc_palette.cpp"
