// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/plain_picture.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "app/files/plain_art.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

// The colors of the light theme.
constexpr Paint::Color kSea{0x43, 0x98, 0xa8}, kShallow{0x72, 0xb9, 0xbb}, kFoam{0xdd, 0xf0, 0xea},
    kSand{0xef, 0xda, 0xaa}, kSandEdge{0xc9, 0xa8, 0x6b}, kSeaCell{0x39, 0x8a, 0x9e}, kInk{0x20, 0x24, 0x3a},
    kHot{0xb3, 0x26, 0x1e}, kCream{0xff, 0xf8, 0xe7};
constexpr std::array<Paint::Color, 10> kPlayers{{{0xd5, 0x5e, 0x00},
                                                 {0x00, 0x72, 0xb2},
                                                 {0xf0, 0xe4, 0x42},
                                                 {0x00, 0x9e, 0x73},
                                                 {0xcc, 0x79, 0xa7},
                                                 {0xf7, 0xf3, 0xe8},
                                                 {0x56, 0xb4, 0xe9},
                                                 {0x3a, 0x3a, 0x44},
                                                 {0xe6, 0x9f, 0x00},
                                                 {0x7a, 0x3f, 0x1c}}};  // in the order in which seats get them
/// Where there is no art.
constexpr std::array<Paint::Color, 7> kPlainGround{{{0x32, 0x6d, 0x51},
                                                    {0xc0, 0x5e, 0x3a},
                                                    {0x88, 0xbd, 0x8b},
                                                    {0xee, 0xc0, 0x4c},
                                                    {0x64, 0x69, 0x89},
                                                    {0xea, 0xd7, 0xac},
                                                    kSeaCell}};

/// Digits and the colon in a box 10 wide and 14 high, for a round pen.
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
                              "M5 4.2V4.3M5 10.7V10.8"};
constexpr int kMostPixels = 8000;
constexpr std::array<const char*, 7> kTerrains{"forest", "hills", "pasture", "fields", "mountains", "desert", "sea"};

/// A board on its sheet. `R`, the radius of a hex, is the measure of everything.
class Picture {
 public:
  Picture(const Board& board, int hexWidth) : board_(board) {
    r_ = hexWidth / std::sqrt(3.0);
    measure();
    const double wanted = std::max(most_.x - least_.x, most_.y - least_.y) + 4 * r_;
    if (wanted > kMostPixels) r_ *= kMostPixels / wanted, measure();
  }

  QByteArray png() {
    const double margin = 2 * r_;
    Canvas canvas(static_cast<int>(most_.x - least_.x + 2 * margin), static_cast<int>(most_.y - least_.y + 2 * margin),
                  kSea);
    canvas_ = &canvas;
    for (const Cell& cell : board_.cells)
      if (cell.terrain == Terrain::Sea) canvas.fill({outline(cell.at, 0.97)}, Paint::plain(kSeaCell, 0.6));
    coast();
    for (const Harbor& harbor : board_.harbors) pier(harbor);
    for (const Cell& cell : board_.cells)
      if (cell.terrain != Terrain::Sea) ground(cell);
    routes();
    for (const Cell& cell : board_.cells)
      if (cell.number != 0) token(cell);
    houses();
    robbers();
    return canvas.png();
  }

 private:
  Spot spot(Point point) const {
    const double root = std::sqrt(3.0);
    const Spot at = board_.orientation == Orientation::Pointy ? Spot{point.x * root / 2 * r_, point.y * r_ / 2}
                                                              : Spot{point.x * r_ / 2, point.y * root / 2 * r_};
    return {at.x - least_.x + 2 * r_, at.y - least_.y + 2 * r_};
  }
  Spot middle(Hex at) const { return spot(center(at, board_.orientation)); }
  Spot corner(Hex at, int which) const { return spot(cornerPoint(at, which % kSides, board_.orientation)); }
  void measure() {
    least_ = {0, 0};
    const double far = 2 * r_;
    Spot least{1e9, 1e9}, most{-1e9, -1e9};
    for (const Cell& cell : board_.cells) {
      const Spot at = middle(cell.at);
      least = {std::min(least.x, at.x - far), std::min(least.y, at.y - far)};
      most = {std::max(most.x, at.x - far), std::max(most.y, at.y - far)};
    }
    if (board_.cells.empty()) least = most = {0, 0};
    least_ = least, most_ = most;
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
      if (cell.terrain != Terrain::Sea) land.insert(cell.at);
    std::vector<Line> shore;
    Shape inside;
    for (Hex at : land) {
      inside.push_back(outline(at, 1.01));
      for (int side = 0; side < kSides; ++side)
        if (!land.contains(neighbor(at, side, board_.orientation)))
          shore.push_back({corner(at, side), corner(at, side + 1)});
    }
    struct Ring {
      Paint paint;
      double width;
    };
    for (const Ring& ring :
         {Ring{Paint::plain(kShallow, 0.30), 0.95}, Ring{Paint::plain(kShallow, 0.55), 0.62},
          Ring{Paint::plain(kFoam, 0.85), 0.36}, Ring{Paint::plain(kSandEdge), 0.27}, Ring{Paint::plain(kSand), 0.21}})
      canvas_->fill(strip(shore, ring.width * r_), ring.paint);
    canvas_->fill(inside, Paint::plain(kSand));
  }

  const Art* art(const QString& name, Paint::Color player = {}) {
    const QString key = name + QString::number(player[0]) + QString::number(player[1]) + QString::number(player[2]);
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
    found->draw(*canvas_, turned.movedTo({at.x - moved.x, at.y - moved.y}));
    return true;
  }

  void ground(const Cell& cell) {
    const auto kind = static_cast<std::size_t>(cell.terrain);
    const Art* found = art(u"terrain-"_s + QLatin1StringView(kTerrains[kind]));
    if (!found) return canvas_->fill({outline(cell.at, 0.965)}, Paint::plain(kPlainGround[kind]));
    const Spot mid = middle(cell.at);
    const double scale = r_ / 115.47;
    const Placement at = Placement::scaled(scale).movedTo({mid.x - 100 * scale, mid.y - 115.5 * scale});
    if (board_.orientation == Orientation::Pointy) return found->draw(*canvas_, at);
    Paint soil = found->ground().value_or(Paint::plain(kPlainGround[kind]));
    soil.start = at.of(soil.start), soil.end = at.of(soil.end);
    Line hex = outline(cell.at, 0.92);
    Shape all{hex};
    hex.push_back(hex.front());
    for (Line& part : strip({hex}, 0.08 * r_)) all.push_back(std::move(part));
    canvas_->fill(all, soil);
    found->draw(*canvas_, at, Art::Parts::Scene);
  }

  /// Text of digits and colons around a spot.
  void words(const std::string& text, Spot at, double height, double pen, Paint::Color color) {
    const double unit = height / 14, step = 13 * unit;
    double x = at.x - (step * static_cast<double>(text.size()) - 3 * unit) / 2;
    std::vector<Line> all;
    for (char letter : text) {
      for (Line line : Art::linesOf(QLatin1StringView(kLetters[static_cast<std::size_t>(letter - '0')]))) {
        for (Spot& each : line) each = {x + each.x * unit, at.y + (each.y - 7) * unit};
        all.push_back(std::move(line));
      }
      x += step;
    }
    canvas_->fill(strip(all, pen * unit), Paint::plain(color));
  }

  void token(const Cell& cell) {
    const bool isHot = cell.number == 6 || cell.number == 8;
    const Spot mid = middle(cell.at);
    const Spot at{mid.x, mid.y + 0.31 * r_};
    const double radius = (isHot ? 0.345 : 0.32) * r_;
    if (!put(isHot ? u"token-hot"_s : u"token"_s, {36, 36}, at, radius / 33))
      canvas_->fill({disc(at, radius)}, Paint::plain(kCream));
    words(std::to_string(cell.number), {at.x, at.y - 0.16 * radius}, (isHot ? 0.86 : 0.76) * radius, isHot ? 3.6 : 2.9,
          isHot ? kHot : kInk);
    const int dots = 6 - std::abs(7 - cell.number);
    for (int i = 0; i < dots; ++i)
      canvas_->fill({disc({at.x + (i - (dots - 1) / 2.0) * 0.27 * radius, at.y + 0.58 * radius}, 0.10 * radius)},
                    Paint::plain(isHot ? kHot : kInk));
  }

  void pier(const Harbor& harbor) {
    const Spot a = corner(harbor.hex, harbor.side), b = corner(harbor.hex, harbor.side + 1);
    const Spot edge{(a.x + b.x) / 2, (a.y + b.y) / 2}, mid = middle(harbor.hex);
    const double length = std::hypot(edge.x - mid.x, edge.y - mid.y);
    const Spot out{(edge.x - mid.x) / length, (edge.y - mid.y) / length};
    const double scale = r_ / 115.47, turn = std::atan2(out.x, -out.y) * 180 / 3.14159265358979;
    if (!put(u"harbor-pier"_s, {100, 120}, edge, scale, turn))
      canvas_->fill(strip({{a, edge, b}}, 0.12 * r_), Paint::plain(kInk));
    const Spot badge{edge.x + out.x * 76 * scale, edge.y + out.y * 76 * scale};
    if (!put(u"harbor-badge"_s, {44, 44}, badge, 0.38 * r_ / 40))
      canvas_->fill({disc(badge, 0.38 * r_)}, Paint::plain(kCream));
    const std::string ratio = std::to_string(harbor.ratio) + ":1";
    if (harbor.trades == Resource::None) return words(ratio, badge, 0.21 * r_, 2.8, kInk);
    const std::string_view name = nameOf(harbor.trades);
    put(u"res-"_s + QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())), {32, 32},
        {badge.x, badge.y - 0.09 * r_}, 0.36 * r_ / 64);
    words(ratio, {badge.x, badge.y + 0.19 * r_}, 0.15 * r_, 2.8, kInk);
  }

  void route(const SeatStart::Road& place, const QString& piece, Paint::Color color) {
    const Spot a = corner(place.hex, place.side), b = corner(place.hex, place.side + 1);
    const Spot mid{(a.x + b.x) / 2, (a.y + b.y) / 2};
    double turn = std::atan2(b.y - a.y, b.x - a.x) * 180 / 3.14159265358979;
    if (turn > 90 || turn <= -90) turn += 180;
    if (piece == u"piece-ship")
      put(piece, {48, 36}, mid, 0.60 * r_ / 96, 0, color);
    else
      put(piece, {60, 18}, mid, 0.82 * r_ / 120, turn, color);
  }
  void routes() {
    for (std::size_t seat = 0; seat < board_.starts.size(); ++seat) {
      const auto& color = kPlayers[seat % kPlayers.size()];
      for (const auto& road : board_.starts[seat].roads) route(road, u"piece-road"_s, color);
      for (const auto& ship : board_.starts[seat].ships) route(ship, u"piece-ship"_s, color);
    }
    for (std::size_t half = 0; half < board_.halves.size(); ++half) {
      if (const auto& road = board_.halves[half].road) route(*road, u"piece-road"_s, kPlayers[half]);
      if (const auto& ship = board_.halves[half].ship) route(*ship, u"piece-ship"_s, kPlayers[half]);
    }
  }
  void houses() {
    const auto house = [&](Hex hex, int at, Paint::Color color) {
      const Spot place = corner(hex, at);
      put(u"piece-settlement"_s, {36, 36}, {place.x, place.y - 0.02 * r_}, 0.50 * r_ / 72, 0, color);
    };
    for (std::size_t seat = 0; seat < board_.starts.size(); ++seat)
      for (const auto& each : board_.starts[seat].settlements)
        house(each.hex, each.corner, kPlayers[seat % kPlayers.size()]);
    for (std::size_t half = 0; half < board_.halves.size(); ++half)
      for (const auto& each : board_.halves[half].settlements) house(each.hex, each.corner, kPlayers[half]);
  }

  /// Where they start: on the board's places, else on deserts (1.8, 9.17).
  void robbers() {
    std::vector<Hex> homes = board_.moreRobbers;
    if (board_.robber) homes.push_back(*board_.robber);
    std::optional<Hex> first;
    for (const Cell& cell : board_.cells) {
      if (cell.terrain != Terrain::Desert || board_.robber) continue;
      if (!board_.halves.empty()) homes.push_back(cell.at);
      if (!first || readsBefore(cell.at, *first, board_.orientation)) first = cell.at;
    }
    if (homes.empty() && first) homes.push_back(*first);
    for (Hex home : homes) {
      const Spot mid = middle(home);
      put(u"robber"_s, {32, 48}, {mid.x - 0.50 * r_, mid.y + 0.22 * r_}, 0.44 * r_ / 64);
    }
  }

  const Board& board_;
  Canvas* canvas_ = nullptr;
  double r_ = 1;
  Spot least_, most_;
  std::map<QString, std::optional<Art>> arts_;
};

}  // namespace

QByteArray plainPicture(const Board& board, int hexWidth) { return Picture(board, hexWidth).png(); }

}  // namespace tapu
