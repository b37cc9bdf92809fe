// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/plain_picture.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <set>
#include <string_view>

#include "app/drawing/art.h"
#include "app/drawing/letters.h"
#include "app/drawing/pdf_canvas.h"
#include "app/drawing/svg_canvas.h"
#include "app/files/gift_place.h"
#include "app/text/player_colors.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

// The colors of the light theme.
constexpr Paint::Color kSea{0x43, 0x98, 0xa8}, kShallow{0x72, 0xb9, 0xbb}, kFoam{0xdd, 0xf0, 0xea},
    kSand{0xef, 0xda, 0xaa}, kSandEdge{0xc9, 0xa8, 0x6b}, kSeaCell{0x39, 0x8a, 0x9e}, kInk{0x20, 0x24, 0x3a},
    kHot{0xb3, 0x26, 0x1e}, kCream{0xff, 0xf8, 0xe7}, kWhite{255, 255, 255};
constexpr std::array<Paint::Color, 2> kTerritories{{{0xf2, 0xb2, 0x33}, {0x4a, 0x5a, 0xc8}}};
/// The look of a player's pieces: their color, the color of the mark on them.
struct Player {
  Paint::Color fill, ink;
};
constexpr std::array<Player, kPlayerColors> kPlayers{{{{0xd5, 0x5e, 0x00}, kWhite},
                                                      {{0x00, 0x72, 0xb2}, kWhite},
                                                      {{0xf0, 0xe4, 0x42}, kInk},
                                                      {{0x00, 0x9e, 0x73}, kWhite},
                                                      {{0xcc, 0x79, 0xa7}, kInk},
                                                      {{0x56, 0xb4, 0xe9}, kInk},
                                                      {{0xf7, 0xf3, 0xe8}, kInk},
                                                      {{0x3a, 0x3a, 0x44}, kWhite},
                                                      {{0xe6, 0x9f, 0x00}, kInk},
                                                      {{0x7a, 0x3f, 0x1c}, kWhite}}};
/// The place of the mark on a piece, from its middle, and its size, both in widths of the piece.
struct MarkPlace {
  double x, y, side;
};
constexpr MarkPlace kOnRoad{0, 0, 0.22}, kOnSettlement{0, 0.19, 0.34}, kOnShip{0.05, -0.10, 0.28};
/// Where there is no art.
constexpr std::array<Paint::Color, kTerrains> kPlainGround{{{0x32, 0x6d, 0x51},
                                                            {0xc0, 0x5e, 0x3a},
                                                            {0x88, 0xbd, 0x8b},
                                                            {0xee, 0xc0, 0x4c},
                                                            {0x64, 0x69, 0x89},
                                                            {0xea, 0xd7, 0xac},
                                                            kSeaCell,
                                                            {0x67, 0x49, 0x24},
                                                            {0xc4, 0xcc, 0xd6}}};

/// Digits, the colon and the hyphen in a box 10 wide and 14 high, for a round pen.
constexpr std::array kLetters{"M5 0C8.5 0 10 3 10 7S8.5 14 5 14 0 11 0 7 1.5 0 5 0Z",
                              "M1.5 3 6 0V14",
                              "M0.5 3.5C1 1 3 0 5 0 8 0 9.5 1.8 9.5 4 9.5 7 5 9 0.5 14H10",
                              "M1 1.5C2 0.5 3.5 0 5 0 8 0 9.3 1.6 9.3 3.6 9.3 5.6 7.5 6.7 5 6.7 8 6.7 10 8 10 10.2 10 "
                              "12.6 8 14 5 14 3 14 1.3 13.4 0.2 12",
                              "M7.5 14V0L0 10H10",
                              "M9 0H2L1.2 6.5C2.2 5.6 3.6 5 5 5 8 5 10 7 10 9.5 10 12.2 8 14 5 14 3 14 1.2 13.2 0.2 12",
                              "M8.5 0.8C4 0 0 3.5 0 9 0 12 2 14 5 14S10 12 10 9.3 8 5 5 5C2.8 5 0.8 6.3 0.1 8.5",
                              "M0 0H10L4 14",
                              "M5 6.6C2.4 6.6 1 5.2 1 3.3S2.6 0 5 0 9 1.4 9 3.3 7.6 6.6 5 6.6C2 6.6 0 8 0 10.3S2 14 5 "
                              "14 10 12.6 10 10.3 8 6.6 5 6.6Z",
                              "M1.5 13.2C6 14 10 10.5 10 5 10 2 8 0 5 0S0 2 0 4.7 2 9 5 9C7.2 9 9.2 7.7 9.9 5.5",
                              "M5 4.2V4.3M5 10.7V10.8",
                              "M2 7H8"};
constexpr std::string_view kLetterOrder = "0123456789:-";
constexpr std::array<const char*, kTerrains> kDrawings{"forest", "hills", "pasture", "fields", "mountains",
                                                       "desert", "sea",   "gold",    "fog"};

/// Text of digits, colons and hyphens around a spot where there are no fonts.
void penned(Surface& surface, const std::string& text, Spot at, double height, double pen, Paint::Color color) {
  const double unit = height / 14, step = 13 * unit;
  double x = at.x - (step * static_cast<double>(text.size()) - 3 * unit) / 2;
  std::vector<Line> all;
  for (char letter : text) {
    for (Line line : Art::linesOf(QLatin1StringView(kLetters[kLetterOrder.find(letter)]))) {
      for (Spot& each : line) each = {x + each.x * unit, at.y + (each.y - 7) * unit};
      all.push_back(std::move(line));
    }
    x += step;
  }
  surface.stroke(all, pen * unit, Paint::plain(color));
}

/// Text around a spot, of letters whose capitals are so high.
void words(Surface& surface, const QString& text, Spot at, double height, double pen, Paint::Color color) {
  constexpr double kCapital = 0.714;  // of an em of our font
  Lettering written = lettering(text, height / kCapital);
  if (written.outlines.empty()) {
    std::string plain;  // digits of any script, with a colon between them
    for (const QChar letter : text) plain += letter.isDigit() ? static_cast<char>('0' + letter.digitValue()) : ':';
    return penned(surface, plain, at, height, pen, color);
  }
  const QPointF middle = written.ink.center();
  for (Line& line : written.outlines) {
    for (Spot& spot : line) spot = {spot.x + at.x - middle.x(), spot.y + at.y - middle.y()};
  }
  surface.fill(written.outlines, Paint::plain(color));
}

/// A board on a surface. `R`, the radius of a hex, is the measure of everything.
class Picture {
 public:
  /// `radius` of a hex and the middle of hex 0,0 in the units of the surface; nothing outside of `seen` needs to be
  /// drawn.
  struct Place {
    double radius;
    Spot origin;
    QRectF seen;
  };
  Picture(const Board& board, Surface& surface, const Place& place, PrintParts shown)
      : board_(board), surface_(surface), r_(place.radius), origin_(place.origin), seen_(place.seen), shown_(shown) {}

  void paint() {
    if (shown_.testFlag(PrintPart::Sea))
      for (const Cell& cell : board_.cells)
        if (cell.terrain == Terrain::Sea && isSeen(cell.at))
          surface_.fill({outline(cell.at, 0.97)}, Paint::plain(kSeaCell, 0.6));
    coast();
    for (const Harbor& harbor : board_.harbors)
      if (isSeen(harbor.hex)) pier(harbor);
    for (const Cell& cell : board_.cells)
      if (cell.terrain != Terrain::Sea && isSeen(cell.at)) ground(cell);
    for (const Cell& cell : board_.cells)
      if (cell.territory != Territory::None && isSeen(cell.at)) territory(cell);
    dividingLine();
    noStartLand();
    for (const Gift& gift : board_.gifts)
      if (isSeen(gift.hex)) this->gift(gift);
    routes();
    for (const Cell& cell : board_.cells)
      if (cell.number != 0 && isSeen(cell.at)) token(cell);
    houses();
    robbers();
    pirate();
  }

 private:
  Spot spot(Point point) const {
    const double root = std::sqrt(3.0);
    const Spot at = board_.orientation == Orientation::Pointy ? Spot{point.x * root / 2 * r_, point.y * r_ / 2}
                                                              : Spot{point.x * r_ / 2, point.y * root / 2 * r_};
    return {at.x + origin_.x, at.y + origin_.y};
  }
  Spot middle(Hex at) const { return spot(center(at, board_.orientation)); }
  Spot corner(Hex at, int which) const { return spot(cornerPoint(at, which % kSides, board_.orientation)); }
  bool isSeen(Hex at) const {
    const Spot mid = middle(at);
    return seen_.adjusted(-2.5 * r_, -2.5 * r_, 2.5 * r_, 2.5 * r_).contains(mid.x, mid.y);
  }
  Line outline(Hex at, double size) const {
    Line line;
    const Spot mid = middle(at);
    for (int i = 0; i < kSides; ++i) {
      const Spot c = corner(at, i);
      line.push_back({mid.x + (c.x - mid.x) * size, mid.y + (c.y - mid.y) * size});
    }
    return line;
  }

  void coast() {
    std::set<Hex> land;
    for (const Cell& cell : board_.cells)
      if (isLand(cell)) land.insert(cell.at);  // a cover has no beach
    std::vector<Line> shore;
    Shape inside;
    for (Hex at : land) {
      if (!isSeen(at)) continue;
      inside.push_back(outline(at, 1.01));
      for (int side = 0; side < kSides; ++side)
        if (!land.contains(neighbor(at, side, board_.orientation)))
          shore.push_back({corner(at, side), corner(at, side + 1)});
    }
    struct Ring {
      Paint paint;
      double width;
      PrintParts of = {};
    };
    for (const Ring& ring : {Ring{Paint::plain(kShallow, 0.30), 0.95, PrintPart::Sea},
                             Ring{Paint::plain(kShallow, 0.55), 0.62, PrintPart::Sea},
                             Ring{Paint::plain(kFoam, 0.85), 0.36, PrintPart::Sea}, Ring{Paint::plain(kSandEdge), 0.27},
                             Ring{Paint::plain(kSand), 0.21}})
      if (!ring.of || shown_.testFlags(ring.of)) surface_.stroke(shore, ring.width * r_, ring.paint);
    surface_.fill(inside, Paint::plain(kSand));
  }

  static QString keyOf(const QString& name, Paint::Color player) {
    return name + QString::number(player[0]) + u'/' + QString::number(player[1]) + u'/' + QString::number(player[2]);
  }
  void drawArt(const Art& art, const QString& key, const Placement& at, Art::Parts parts = Art::Parts::All) {
    surface_.repeat(key, at, [&](Surface& to, const Placement& there) { art.draw(to, there, parts); });
  }
  const Art* art(const QString& name, Paint::Color player = {}) {
    const QString key = keyOf(name, player);
    auto found = arts_.find(key);
    if (found == arts_.end()) found = arts_.emplace(key, Art::named(name, player)).first;
    return found->second ? &*found->second : nullptr;
  }
  /// Draws with a spot of the drawing on one of the sheet; false if there is no such drawing.
  bool put(const QString& name, Spot of, Spot at, double scale, double turn = 0, Paint::Color player = {}) {
    const Art* found = art(name, player);
    if (!found) return false;
    const Placement turned = Placement::scaled(scale, turn);
    const Spot moved = turned.of(of);
    drawArt(*found, keyOf(name, player), turned.movedTo({at.x - moved.x, at.y - moved.y}));
    return true;
  }

  void ground(const Cell& cell) {
    const auto kind = static_cast<std::size_t>(cell.terrain);
    const QString name = u"terrain-"_s + QLatin1StringView(kDrawings[kind]);
    const Art* found = art(name);
    if (!found) return surface_.fill({outline(cell.at, 0.965)}, Paint::plain(kPlainGround[kind]));
    const Spot mid = middle(cell.at);
    const double scale = r_ / 115.47;
    const Placement at = Placement::scaled(scale).movedTo({mid.x - 100 * scale, mid.y - 115.5 * scale});
    if (board_.orientation == Orientation::Pointy) return drawArt(*found, name, at);
    Paint soil = found->ground().value_or(Paint::plain(kPlainGround[kind]));
    soil.start = at.of(soil.start);
    soil.end = at.of(soil.end);
    Line hex = outline(cell.at, 0.92);
    hex.push_back(hex.front());
    surface_.fill({hex}, soil);
    surface_.stroke({hex}, 0.08 * r_, soil);  // round corners
    drawArt(*found, name, at, Art::Parts::Scene);
  }

  void token(const Cell& cell) {
    const bool isHot = cell.number == 6 || cell.number == 8;
    const Spot mid = middle(cell.at);
    const Spot at{mid.x, mid.y + 0.31 * r_};
    const double radius = 0.32 * r_, size = isHot ? 1.08 * radius / 33 : radius / 32;
    if (!put(isHot ? u"token-hot"_s : u"token"_s, {36, 36}, at, size))
      surface_.fill({disc(at, radius)}, Paint::plain(kCream));
    surface_.repeat(u"number/%1"_s.arg(cell.number), Placement::scaled(radius / 100).movedTo(at),
                    [&](Surface& to, const Placement& there) { face(to, there, cell.number); });
  }
  /// A number and its pips on a token whose radius is 100.
  static void face(Surface& to, const Placement& at, int number) {
    const bool isHot = number == 6 || number == 8;
    const Paint::Color ink = isHot ? kHot : kInk;
    const double scale = std::hypot(at.a, at.b);
    words(to, QLocale().toString(number), at.of({0, -17}), (isHot ? 81.4 : 71.4) * scale, isHot ? 3.6 : 2.9, ink);
    const int dots = 6 - std::abs(7 - number);
    for (int i = 0; i < dots; ++i)
      to.fill({disc(at.of({(i - (dots - 1) / 2.0) * 27, 56}), 10 * scale)}, Paint::plain(ink));
  }

  void territory(const Cell& cell) {
    Line ring = outline(cell.at, 0.86);
    ring.push_back(ring.front());
    surface_.stroke({ring}, 0.06 * r_, Paint::plain(kTerritories[cell.territory == Territory::Moon ? 1 : 0], 0.9));
  }

  /// Draws a line through the cut hexes (9.3) of each board of a chain: they hang together within a board.
  void dividingLine() {
    std::vector<std::vector<Hex>> columns;
    for (const Cell& cell : board_.cells) {
      if (cell.cutByLine == CutByLine::No) continue;
      std::vector<Hex> joined{cell.at};
      for (auto& column : columns) {
        if (std::ranges::none_of(column, [&](Hex at) { return distance(at, cell.at) == 1; })) continue;
        joined.insert(joined.end(), column.begin(), column.end());
        column.clear();
      }
      columns.push_back(std::move(joined));
    }
    for (const auto& column : columns)
      if (!column.empty()) dividingLine(column);
  }
  void dividingLine(const std::vector<Hex>& column) {
    Spot least{1e9, 1e9}, most{-1e9, -1e9};
    for (Hex at : column) {
      const Spot mid = middle(at);
      least = {std::min(least.x, mid.x), std::min(least.y, mid.y - std::sqrt(3.0) / 2 * r_)};
      most = {std::max(most.x, mid.x), std::max(most.y, mid.y + std::sqrt(3.0) / 2 * r_)};
    }
    const double pen = 0.07 * r_, x = (least.x + most.x) / 2;
    std::vector<Line> dashes;
    for (double y = least.y; y < most.y; y += 5.5 * pen) dashes.push_back({{x, y}, {x, std::min(y + 3 * pen, most.y)}});
    surface_.stroke(dashes, pen, Paint::plain(kCream));
  }

  void pier(const Harbor& harbor) {
    const Spot a = corner(harbor.hex, harbor.side), b = corner(harbor.hex, harbor.side + 1);
    const Spot edge{(a.x + b.x) / 2, (a.y + b.y) / 2}, mid = middle(harbor.hex);
    const double length = std::hypot(edge.x - mid.x, edge.y - mid.y);
    const Spot out{(edge.x - mid.x) / length, (edge.y - mid.y) / length};
    const double scale = r_ / 115.47, turn = std::atan2(out.x, -out.y) * 180 / std::numbers::pi;
    if (!put(u"harbor-pier"_s, {100, 120}, edge, scale, turn))
      surface_.stroke({{a, edge, b}}, 0.12 * r_, Paint::plain(kInk));
    const Spot badge{edge.x + out.x * 76 * scale, edge.y + out.y * 76 * scale};
    if (!put(u"harbor-badge"_s, {44, 44}, badge, 0.38 * r_ / 40))
      surface_.fill({disc(badge, 0.38 * r_)}, Paint::plain(kCream));
    const QString ratio = QLocale().toString(harbor.ratio) + u':' + QLocale().toString(1);
    if (harbor.trades == Resource::None) return words(surface_, ratio, badge, 0.193 * r_, 2.8, kInk);
    const std::string_view name = nameOf(harbor.trades);
    put(u"res-"_s + QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())), {32, 32},
        {badge.x, badge.y - 0.085 * r_}, 0.34 * r_ / 64);
    words(surface_, ratio, {badge.x, badge.y + 0.185 * r_}, 0.16 * r_, 2.8, kInk);
  }

  /// A mark for those who tell colors badly. `width`: of the piece whose middle is at a spot.
  void mark(int color, const MarkPlace& place, Spot at, double width) {
    put(u"mark-%1"_s.arg(color + 1, 2, 10, QChar(u'0')), {12, 12}, {at.x + place.x * width, at.y + place.y * width},
        place.side * width / 24, 0, kPlayers[static_cast<std::size_t>(color)].ink);
  }
  enum class Way { Road, Ship };
  void route(const SeatStart::Road& place, Way way, int color) {
    const Spot a = corner(place.hex, place.side), b = corner(place.hex, place.side + 1);
    const Spot mid{(a.x + b.x) / 2, (a.y + b.y) / 2};
    double turn = std::atan2(b.y - a.y, b.x - a.x) * 180 / std::numbers::pi;
    if (turn > 90 || turn <= -90) turn += 180;
    const Paint::Color fill = kPlayers[static_cast<std::size_t>(color)].fill;
    const double width = (way == Way::Ship ? 0.60 : 0.82) * r_;
    if (way == Way::Ship)
      put(u"piece-ship"_s, {48, 36}, mid, width / 96, 0, fill);
    else
      put(u"piece-road"_s, {60, 18}, mid, width / 120, turn, fill);
    mark(color, way == Way::Ship ? kOnShip : kOnRoad, mid, width);
  }
  static int colorOf(std::size_t seat) { return kPlayerColorOrder[seat % kPlayerColorOrder.size()]; }
  void routes() {
    for (std::size_t seat = 0; seat < board_.starts.size(); ++seat) {
      for (const auto& road : board_.starts[seat].roads) route(road, Way::Road, colorOf(seat));
      for (const auto& ship : board_.starts[seat].ships) route(ship, Way::Ship, colorOf(seat));
    }
    for (std::size_t half = 0; half < board_.halves.size(); ++half) {
      if (const auto& road = board_.halves[half].road) route(*road, Way::Road, colorOf(half));
      if (const auto& ship = board_.halves[half].ship) route(*ship, Way::Ship, colorOf(half));
    }
  }
  void house(Hex hex, int at, int color) {
    const Spot place = corner(hex, at), middle{place.x, place.y - 0.02 * r_};
    put(u"piece-settlement"_s, {36, 36}, middle, 0.50 * r_ / 72, 0, kPlayers[static_cast<std::size_t>(color)].fill);
    mark(color, kOnSettlement, middle, 0.50 * r_);
  }
  /// Draws a card beside a settlement that brings cards at the start.
  void card(Spot at) {
    const Spot mid{at.x + 0.26 * r_, at.y - 0.26 * r_};
    const double x = 0.085 * r_, y = 0.12 * r_;
    const Line edge{{mid.x - x, mid.y - y},
                    {mid.x + x, mid.y - y},
                    {mid.x + x, mid.y + y},
                    {mid.x - x, mid.y + y},
                    {mid.x - x, mid.y - y}};
    surface_.fill({edge}, Paint::plain(kCream));
    surface_.stroke({edge}, 0.026 * r_, Paint::plain(kInk));
  }
  void houses() {
    for (std::size_t seat = 0; seat < board_.starts.size(); ++seat) {
      for (const auto& each : board_.starts[seat].settlements) {
        house(each.hex, each.corner, colorOf(seat));
        if (each.cards == StartCards::Yes) card(corner(each.hex, each.corner));
      }
    }
    for (std::size_t half = 0; half < board_.halves.size(); ++half) {
      for (const auto& each : board_.halves[half].settlements) house(each.hex, each.corner, colorOf(half));
    }
  }

  const Cell* cellAt(Hex at) const {
    const auto cell = std::ranges::find(board_.cells, at, &Cell::at);
    return cell == board_.cells.end() ? nullptr : &*cell;
  }
  /// A bundle with what is in it on its disc, and how much of it.
  void gift(const Gift& gift) {
    const double hex = std::sqrt(3.0) * r_;  // its width
    const QPointF place = giftPlace(gift, board_) * hex;
    const Spot at{origin_.x + place.x(), origin_.y + place.y()};
    constexpr double kSide = 44, kDiscDrop = 7, kContent = 15.3;  // of the drawing
    const double unit = kGiftSide * hex / kSide;
    if (!put(u"gift"_s, {kSide / 2, kSide / 2}, at, unit)) surface_.fill({disc(at, 0.3 * r_)}, Paint::plain(kCream));
    const Spot inside{at.x, at.y + kDiscDrop * unit};
    const double side = kContent * unit;
    switch (gift.kind) {
      case Gift::Kind::Points: put(u"ui-star"_s, {12, 12}, inside, side / 24); break;
      case Gift::Kind::Card: put(u"dev-back"_s, {60, 84}, inside, side / 168); break;
      case Gift::Kind::Resources: {
        const std::string_view name = nameOf(gift.resource);
        put(u"res-"_s + QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())), {32, 32}, inside,
            side / 64);
      }
    }
    if (gift.count < 2) return;
    const Spot beside{at.x + 0.30 * r_, at.y - 0.20 * r_};
    surface_.fill({disc(beside, 0.205 * r_)}, Paint::plain(kInk));
    surface_.fill({disc(beside, 0.175 * r_)}, Paint::plain(kCream));
    words(surface_, QLocale().toString(gift.count), beside, 0.2 * r_, 2.8, kInk);
  }
  /// A wash over land and corners where nobody begins (14.4).
  void noStartLand() {
    constexpr double kWash = 0.42, kDisc = 0.22;
    for (const Cell& cell : board_.cells)
      if (isLand(cell) && cell.startLand == StartLand::No && isSeen(cell.at))
        surface_.fill({outline(cell.at, 0.975)}, Paint::plain(kInk, kWash));
    for (const BoardCorner& closed : board_.noStart)
      if (isSeen(closed.hex))
        surface_.fill({disc(corner(closed.hex, closed.corner), kDisc * r_)}, Paint::plain(kInk, kWash));
  }

  void pirate() {
    if (board_.pirate && board_.pirate->at) put(u"pirate"_s, {48, 42}, middle(*board_.pirate->at), r_ / 96);
  }

  void robbers() {
    std::vector<Hex> homes = board_.moreRobbers;
    if (board_.robber) homes.push_back(*board_.robber);
    for (Hex home : homes) {
      const Spot mid = middle(home);
      const Cell* cell = cellAt(home);
      const bool isBare = !cell || cell->number == 0;
      put(u"robber"_s, {32, 48}, isBare ? Spot{mid.x, mid.y + 0.26 * r_} : Spot{mid.x - 0.50 * r_, mid.y + 0.22 * r_},
          0.44 * r_ / 64);
    }
  }

  const Board& board_;
  Surface& surface_;
  double r_;
  Spot origin_;
  QRectF seen_;
  PrintParts shown_;
  std::map<QString, std::optional<Art>> arts_;
};

/// A sheet in units of so many to a millimeter.
class BoardSheet {
 public:
  BoardSheet(const PrintPlan& plan, int sheet, double unit) : plan_(plan), sheet_(sheet), unit_(unit) {}

  /// All of it. `title`: the line above the board.
  void paint(Surface& to, const Board& board, PrintParts shown, const QString& title) const {
    paintBoard(to, printedBoard(board, shown), shown);
    if (const QRectF box = plan_.title(sheet_); !box.isEmpty()) write(to, title, box, Anchor::Middle);
    paintMargins(to);
    if (plan_.sheets() > 1 && !write(to, sheetName(plan_, sheet_), plan_.label(), Anchor::Left)) paintPlace(to);
  }

 private:
  void paintBoard(Surface& to, const Board& board, PrintParts shown) const {
    fill(to, plan_.window(), shown.testFlag(PrintPart::Sea) ? kSea : kWhite);
    const QRectF window = plan_.window();
    Picture(board, to,
            {plan_.hex() / std::sqrt(3.0) * unit_, at(plan_.origin(sheet_)),
             QRectF(window.topLeft() * unit_, window.size() * unit_)},
            shown)
        .paint();
  }

  /// The margins white, marks for gluing sheets, and a map of them all.
  void paintMargins(Surface& to) const {
    const QRectF window = plan_.window();
    if (window == QRectF(QPointF(), plan_.page())) return;
    // Beyond its edge too, where a reader shows a part of a dot more.
    const QRectF page = QRectF(QPointF(), plan_.page()).adjusted(-1, -1, 1, 1);
    fill(to, {page.topLeft(), QPointF(page.right(), window.top())}, kWhite);
    fill(to, {QPointF(page.left(), window.bottom()), page.bottomRight()}, kWhite);
    fill(to, {QPointF(page.left(), window.top()), QPointF(window.left(), window.bottom())}, kWhite);
    fill(to, {QPointF(window.right(), window.top()), QPointF(page.right(), window.bottom())}, kWhite);
    if (plan_.sheets() == 1) return;
    for (const QLineF& seam : plan_.seams(sheet_)) dashes(to, seam);
    for (const QPointF& mark : plan_.marks(sheet_)) cross(to, mark);
    const std::vector<QRectF> all = plan_.overview();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (static_cast<int>(i) == sheet_) fill(to, all[i], kInk);
      const Line box{at(all[i].topLeft()), at(all[i].topRight()), at(all[i].bottomRight()), at(all[i].bottomLeft()),
                     at(all[i].topLeft())};
      to.stroke({box}, 0.2 * unit_, Paint::plain(kInk));
    }
  }

  Spot at(QPointF place) const { return {place.x() * unit_, place.y() * unit_}; }
  /// False: there are no fonts.
  bool write(Surface& to, const QString& text, const QRectF& box, Anchor anchor) const {
    const Shape outlines = lettersIn(text, {box.topLeft() * unit_, box.size() * unit_}, anchor);
    if (!outlines.empty()) to.write(text, outlines, Paint::plain(kInk));
    return !outlines.empty();
  }
  /// The row and column of the sheet, for systems without fonts.
  void paintPlace(Surface& to) const {
    const QRectF label = plan_.label();
    const std::string place =
        std::to_string(plan_.rowOf(sheet_) + 1) + '-' + std::to_string(plan_.columnOf(sheet_) + 1);
    penned(to, place, at({label.left() + 6, label.center().y()}), 0.6 * label.height() * unit_, 2.8, kInk);
  }
  void fill(Surface& to, const QRectF& box, Paint::Color color) const {
    to.fill({{at(box.topLeft()), at(box.topRight()), at(box.bottomRight()), at(box.bottomLeft())}},
            Paint::plain(color));
  }
  void cross(Surface& to, QPointF mark) const {
    const std::vector<Line> arms{{at(mark - QPointF(4, 0)), at(mark + QPointF(4, 0))},
                                 {at(mark - QPointF(0, 4)), at(mark + QPointF(0, 4))}};
    to.stroke(arms, 0.8 * unit_, Paint::plain(kWhite));  // seen on every ground
    to.stroke(arms, 0.25 * unit_, Paint::plain(kInk));
  }
  void dashes(Surface& to, const QLineF& seam) const {
    std::vector<Line> lines;
    for (double from = 0; from < seam.length(); from += 4)
      lines.push_back({at(seam.pointAt(from / seam.length())),
                       at(seam.pointAt(std::min(from + 1.5, seam.length()) / seam.length()))});
    to.stroke(lines, 0.15 * unit_, Paint::plain(kInk, 0.6));
  }

  const PrintPlan& plan_;
  int sheet_;
  double unit_;
};

}  // namespace

QByteArray plainPng(const Board& board, const PrintPlan& plan, int sheet, const PrintWishes& wishes,
                    const QString& title) {
  const QSize size = plan.pixels(wishes.dots);
  Canvas canvas(size.width(), size.height(), kWhite);
  BoardSheet(plan, sheet, wishes.dots / 25.4).paint(canvas, board, wishes.shown, title);
  return canvas.png(wishes.dots);
}

QByteArray plainSvg(const Board& board, const PrintPlan& plan, int sheet, const PrintWishes& wishes,
                    const QString& title) {
  SvgCanvas canvas(plan.page());
  BoardSheet(plan, sheet, SvgCanvas::kUnits).paint(canvas, board, wishes.shown, title);
  return canvas.svg(title);
}

QByteArray plainPdf(const Board& board, const PrintPlan& plan, const PrintWishes& wishes, const QString& title) {
  PdfCanvas canvas;
  for (int sheet = 0; sheet < plan.sheets(); ++sheet) {
    canvas.addPage(plan.page());
    BoardSheet(plan, sheet, PdfCanvas::kUnits).paint(canvas, board, wishes.shown, title);
  }
  return canvas.pdf(title, QCoreApplication::applicationName());
}

}  // namespace tapu
