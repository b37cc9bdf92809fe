// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/art.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kSidesOfCircle = 48;  // round also where art is as large as a hand

Spot toward(Spot a, Spot b, double share) { return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}; }

void curve(Line& line, Spot b, Spot c, Spot d) {
  const Spot a = line.back();
  constexpr int steps = 10;
  for (int i = 1; i <= steps; ++i) {
    const double t = static_cast<double>(i) / steps;
    const Spot ab = toward(a, b, t), bc = toward(b, c, t), cd = toward(c, d, t);
    line.push_back(toward(toward(ab, bc, t), toward(bc, cd, t), t));
  }
}

enum class ArcLength { Short, Long };
enum class ArcTurn { Anticlockwise, Clockwise };

/// Part of a circle, as SVG's implementation notes find its middle; ellipses that lie straight.
void arc(Line& line, Spot radius, ArcLength length, ArcTurn direction, Spot to) {
  const bool isLarge = length == ArcLength::Long, isClockwise = direction == ArcTurn::Clockwise;
  const Spot from = line.back();
  double rx = std::abs(radius.x), ry = std::abs(radius.y);
  if (rx == 0 || ry == 0) return line.push_back(to);
  const double x = (from.x - to.x) / 2, y = (from.y - to.y) / 2;
  const double reach = x * x / (rx * rx) + y * y / (ry * ry);
  if (reach > 1) {
    rx *= std::sqrt(reach);
    ry *= std::sqrt(reach);
  }
  const double over = rx * rx * y * y + ry * ry * x * x;
  double k = std::sqrt(std::max(0.0, (rx * rx * ry * ry - over) / over));
  if (isLarge == isClockwise) k = -k;
  const Spot middle{k * rx * y / ry + (from.x + to.x) / 2, -k * ry * x / rx + (from.y + to.y) / 2};
  const auto angle = [&](Spot at) { return std::atan2((at.y - middle.y) / ry, (at.x - middle.x) / rx); };
  double turn = angle(to) - angle(from);
  if (isClockwise && turn < 0) turn += 2 * std::numbers::pi;
  if (!isClockwise && turn > 0) turn -= 2 * std::numbers::pi;
  constexpr int steps = 16;
  const double start = angle(from);
  for (int i = 1; i <= steps; ++i) {
    const double a = start + turn * i / steps;
    line.push_back({middle.x + rx * std::cos(a), middle.y + ry * std::sin(a)});
  }
}

/// Follows the commands of a path.
class PathReader {
 public:
  explicit PathReader(const QString& path) {
    static const QRegularExpression token(u"[MLHVCSQTAZ]|-?[0-9]*\\.?[0-9]+"_s);
    for (auto it = token.globalMatch(path); it.hasNext();) words_ << it.next().captured();
  }

  std::vector<Line> read() {
    while (at_ < words_.size()) {
      if (words_[at_][0].isLetter()) command_ = words_[at_++][0];
      if (command_ == u'Z') {
        close();
      } else if (command_ == u'M') {
        dropDot();
        lines_.push_back({spot()});
      } else if (lines_.empty() || !draw()) {
        return lines_;
      }
      before_ = command_;
      if (command_ == u'M') command_ = u'L';  // further spots behind a move are lines
    }
    dropDot();
    return lines_;
  }

 private:
  double number() { return at_ < words_.size() ? words_[at_++].toDouble() : 0.0; }
  Spot spot() {
    const double x = number();
    return {x, number()};
  }
  /// A line of one spot draws nothing.
  void dropDot() {
    if (!lines_.empty() && lines_.back().size() < 2) lines_.pop_back();
  }
  /// Back to the first spot of the line, where the next one begins.
  void close() {
    if (lines_.empty() || lines_.back().empty()) return;
    const Spot first = lines_.back().front();
    lines_.back().push_back(first);
    lines_.push_back({first});
  }
  /// One command that goes on from the last spot; false: there is no such command.
  bool draw() {
    Line& line = lines_.back();
    const Spot at = line.back();
    const bool goesOn = before_ == command_ || before_ == u'C' || before_ == u'Q';
    const Spot mirrored = goesOn ? Spot{2 * at.x - handle_.x, 2 * at.y - handle_.y} : at;
    switch (command_.unicode()) {
      case u'L': line.push_back(spot()); return true;
      case u'H': line.push_back({number(), at.y}); return true;
      case u'V': line.push_back({at.x, number()}); return true;
      case u'C':
      case u'S': {
        const Spot b = command_ == u'C' ? spot() : mirrored;
        handle_ = spot();
        curve(line, b, handle_, spot());
        return true;
      }
      case u'Q':
      case u'T': {
        handle_ = command_ == u'Q' ? spot() : mirrored;
        const Spot to = spot();
        curve(line, toward(at, handle_, 2.0 / 3), toward(to, handle_, 2.0 / 3), to);
        return true;
      }
      case u'A': {
        const Spot radius = spot();
        number();  // ellipses lie straight
        const auto length = number() != 0 ? ArcLength::Long : ArcLength::Short;
        const auto turn = number() != 0 ? ArcTurn::Clockwise : ArcTurn::Anticlockwise;
        arc(line, radius, length, turn, spot());
        return true;
      }
      default: return false;
    }
  }

  QStringList words_;
  qsizetype at_ = 0;
  std::vector<Line> lines_;
  QChar command_ = u'M', before_;
  Spot handle_{};  ///< of the last curve
};

}  // namespace

std::vector<Line> Art::linesOf(const QString& path) { return PathReader(path).read(); }

namespace {

Paint::Color colorOf(QStringView text, Paint::Color player) {
  for (const auto place : {"#ff00ff"_L1, "#00ffff"_L1})
    if (text.compare(place, Qt::CaseInsensitive) == 0) return player;
  const uint value = text.mid(1).toUInt(nullptr, 16);
  return {static_cast<double>(value >> 16 & 255), static_cast<double>(value >> 8 & 255),
          static_cast<double>(value & 255)};
}

double numberOf(const QXmlStreamAttributes& all, QLatin1StringView key, double usual = 0) {
  return all.hasAttribute(key) ? all.value(key).toDouble() : usual;
}

/// "translate(X Y) rotate(DEGREES) scale(S)", the last one first.
Placement placementOf(const QString& text) {
  static const QRegularExpression step(u"(translate|rotate|scale)\\(([^)]*)\\)"_s);
  Placement all;
  for (auto it = step.globalMatch(text); it.hasNext();) {
    const auto match = it.next();
    const QStringList values = match.captured(2).split(u' ', Qt::SkipEmptyParts);
    const double value = values.value(0).toDouble();
    if (match.captured(1) == u"translate") all = all.after(Placement{}.movedTo({value, values.value(1).toDouble()}));
    if (match.captured(1) == u"rotate") all = all.after(Placement::scaled(1, value));
    if (match.captured(1) == u"scale") all = all.after(Placement::scaled(value));
  }
  return all;
}

/// Takes a drawing in, element by element.
class SvgReader {
 public:
  SvgReader(const QByteArray& text, Paint::Color player) : xml_(text), player_(player) {}

  std::vector<Art::Piece> read() {
    std::vector<Placement> placed{{}};
    styles_ = {{}};
    while (!xml_.atEnd()) {
      const auto token = xml_.readNext();
      const QXmlStreamAttributes all = xml_.attributes();
      if (token == QXmlStreamReader::EndElement) {
        placed.pop_back();
        styles_.pop_back();
      }
      if (token != QXmlStreamReader::StartElement) continue;
      placed.push_back(placed.back().after(placementOf(all.value("transform"_L1).toString())));
      styles_.push_back(styles_.back());  // the styles of a group hold for all in it
      for (const QXmlStreamAttribute& each : all) styles_.back()[each.name().toString()] = each.value().toString();
      if (xml_.name() == u"linearGradient") {
        slope_ = all.value("id"_L1).toString();
        slopes_[slope_] = {{},
                           {},
                           {numberOf(all, "x1"_L1), numberOf(all, "y1"_L1)},
                           {numberOf(all, "x2"_L1), numberOf(all, "y2"_L1)},
                           1};
      } else if (xml_.name() == u"stop") {
        (numberOf(all, "offset"_L1) < 0.5 ? slopes_[slope_].from : slopes_[slope_].to) =
            colorOf(all.value("stop-color"_L1), player_);
      } else if (xml_.name() == u"path") {
        add(all, Art::linesOf(all.value("d"_L1).toString()), placed.back());
      } else if (xml_.name() == u"circle") {
        Line ring = disc({numberOf(all, "cx"_L1), numberOf(all, "cy"_L1)}, numberOf(all, "r"_L1), kSidesOfCircle);
        ring.push_back(ring.front());
        add(all, {ring}, placed.back());
      }
    }
    return std::move(pieces_);
  }

 private:
  std::optional<Paint> paint(QStringView text, double opacity) const {
    if (text == u"none") return std::nullopt;
    if (!text.startsWith(u"url(#")) return Paint::plain(colorOf(text, player_), opacity);
    Paint found = slopes_.value(text.mid(5).chopped(1).toString());
    found.opacity = opacity;
    return found;
  }

  void add(const QXmlStreamAttributes& all, std::vector<Line> lines, const Placement& at) {
    Art::Piece piece;
    for (Line& line : lines) {
      for (Spot& spot : line) spot = at.of(spot);
    }
    piece.lines = std::move(lines);
    piece.isGround = all.value("id"_L1) == u"ground";
    const QMap<QString, QString>& style = styles_.back();
    const auto share = [&](const QString& key) { return style.value(key, u"1"_s).toDouble(); };
    piece.inside = paint(style.value(u"fill"_s, u"#000000"_s), share(u"fill-opacity"_s));
    const auto color = paint(style.value(u"stroke"_s, u"none"_s), share(u"stroke-opacity"_s));
    const bool isRound = style.value(u"stroke-linecap"_s) == u"round";
    if (color)
      piece.outline = {*color, share(u"stroke-width"_s) * std::hypot(at.a, at.b), isRound ? Caps::Round : Caps::Butt};
    pieces_.push_back(std::move(piece));
  }

  QXmlStreamReader xml_;
  Paint::Color player_;
  QString slope_;
  QMap<QString, Paint> slopes_;
  std::vector<QMap<QString, QString>> styles_;  ///< of the elements that are open
  std::vector<Art::Piece> pieces_;
};

}  // namespace

std::optional<Art> Art::named(const QString& name, Paint::Color player) {
  QFile file(u":/themes/tapu/%1.svg"_s.arg(name));
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  Art art;
  art.pieces_ = SvgReader(file.readAll(), player).read();
  return art;
}

void Art::draw(Surface& surface, const Placement& at, Parts parts) const {
  const auto placed = [&](std::vector<Line> lines) {
    for (Line& line : lines) {
      for (Spot& spot : line) spot = at.of(spot);
    }
    return lines;
  };
  const auto moved = [&](Paint paint) {
    paint.start = at.of(paint.start);
    paint.end = at.of(paint.end);
    return paint;
  };
  for (const Piece& piece : pieces_) {
    if (parts == Parts::Scene && piece.isGround) continue;
    const auto lines = placed(piece.lines);
    if (piece.inside) surface.fill(lines, moved(*piece.inside));
    if (piece.outline)
      surface.stroke(lines, piece.outline->width * std::hypot(at.a, at.b), moved(piece.outline->paint),
                     piece.outline->caps);
  }
}

std::optional<Paint> Art::ground() const {
  for (const Piece& piece : pieces_)
    if (piece.isGround) return piece.inside;
  return std::nullopt;
}

}  // namespace tapu
