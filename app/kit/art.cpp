// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/art.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <cmath>

#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

using Drawings = QHash<QString, std::shared_ptr<QSvgRenderer>>;

Drawings& drawings() {
  static Drawings all;
  static const bool registered = (qAddPostRoutine([] { drawings().clear(); }), true);
  Q_UNUSED(registered);
  return all;
}

QString nameOfTint(const Tint& tint) {
  const auto part = [](const QColor& color) { return color.isValid() ? QString::number(color.rgba(), 16) : u"-"_s; };
  return part(tint.fill) + u'/' + part(tint.mark) + u'/' + part(tint.ink);
}

void recolor(QByteArray& svg, const char* from, const QColor& to) {
  if (to.isValid()) svg.replace(from, to.name().toLatin1());
}

std::shared_ptr<QSvgRenderer> parsed(const QString& name, const Tint& tint) {
  QFile file(u":/themes/tapu/%1.svg"_s.arg(name));
  if (!file.open(QIODevice::ReadOnly)) return nullptr;
  QByteArray svg = file.readAll();
  recolor(svg, "#ff00ff", tint.fill);
  recolor(svg, "#00ffff", tint.mark);
  recolor(svg, "#20243a", tint.ink);
  auto renderer = std::make_shared<QSvgRenderer>(svg);
  return renderer->isValid() ? renderer : nullptr;
}

/// A pixmap from the cache, or painted now. Coordinates are logical pixels.
QPixmap cached(const QString& key, QSize size, qreal ratio, const std::function<void(QPainter&)>& paint) {
  const QString fullKey = u"tapu/%1/%2x%3@%4"_s.arg(key).arg(size.width()).arg(size.height()).arg(ratio);
  QPixmap result;
  if (QPixmapCache::find(fullKey, &result)) return result;
  const QSize pixels(std::max(1, static_cast<int>(std::lround(size.width() * ratio))),
                     std::max(1, static_cast<int>(std::lround(size.height() * ratio))));
  result = QPixmap(pixels);
  result.setDevicePixelRatio(ratio);
  result.fill(Qt::transparent);
  QPainter painter(&result);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  paint(painter);
  painter.end();
  if (QPixmapCache::cacheLimit() < 64 * 1024) QPixmapCache::setCacheLimit(64 * 1024);
  QPixmapCache::insert(fullKey, result);
  return result;
}

QRectF fitted(QSizeF inner, const QRectF& box) {
  const QSizeF size = inner.scaled(box.size(), Qt::KeepAspectRatio);
  return {box.center().x() - size.width() / 2, box.center().y() - size.height() / 2, size.width(), size.height()};
}

void renderFitted(QPainter& painter, const QString& name, const QRectF& box, const Tint& tint = {}) {
  if (const auto renderer = drawing(name, tint)) renderer->render(&painter, fitted(renderer->defaultSize(), box));
}

class ThemeIcon : public QIconEngine {
 public:
  ThemeIcon(const QString& name, const QColor& color, const QColor& off) : name_(name), color_(color), off_(off) {}

  void paint(QPainter* painter, const QRect& box, QIcon::Mode mode, QIcon::State) override {
    renderFitted(*painter, name_, box, tint(mode));
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    return scaledPixmap(size, mode, state, 1);
  }
  QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override {
    QPixmap result = picture(name_, size, 1, tint(mode));  // `size` is in device pixels
    result.setDevicePixelRatio(scale);
    return result;
  }
  QIconEngine* clone() const override { return new ThemeIcon(name_, color_, off_); }

 private:
  Tint tint(QIcon::Mode mode) const { return {.ink = mode == QIcon::Disabled && off_.isValid() ? off_ : color_}; }

  QString name_;
  QColor color_, off_;
};

class BadgeIcon : public QIconEngine {
 public:
  explicit BadgeIcon(int color) : color_(color) {}
  void paint(QPainter* painter, const QRect& box, QIcon::Mode, QIcon::State) override {
    paintBadge(*painter, box, color_);
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode, QIcon::State) override {
    return badgePicture(color_, std::min(size.width(), size.height()), 1);
  }
  QIconEngine* clone() const override { return new BadgeIcon(color_); }

 private:
  int color_;
};

/// Paints the common part of all cards: outline, ground and a soft light on the upper half.
QRectF paintCardGround(QPainter& painter, QSize size, const QColor& ground) {
  const qreal unit = size.width() / 56.0;
  const QRectF box = QRectF(QPointF(), QSizeF(size)).adjusted(unit, unit, -unit, -unit);
  painter.setPen(QPen(fixed::ink, 2 * unit));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, 8 * unit, 8 * unit);
  return box;
}

}  // namespace

std::shared_ptr<QSvgRenderer> drawing(const QString& name, const Tint& tint) {
  const QString key = name + u'/' + nameOfTint(tint);
  const auto found = drawings().constFind(key);
  if (found != drawings().constEnd()) return *found;
  return *drawings().insert(key, parsed(name, tint));
}

QPixmap picture(const QString& name, QSize size, qreal devicePixelRatio, const Tint& tint) {
  return cached(name + u'/' + nameOfTint(tint), size, devicePixelRatio,
                [&](QPainter& painter) { renderFitted(painter, name, QRectF(QPointF(), QSizeF(size)), tint); });
}

QPixmap picture(const QString& name, int side, qreal devicePixelRatio, const Tint& tint) {
  return picture(name, QSize(side, side), devicePixelRatio, tint);
}

QPixmap cachedPicture(const QString& key, QSize pixels, const std::function<void(QPainter&)>& paint) {
  return cached(key, pixels, 1, paint);
}

QIcon icon(const QString& name, const QColor& color, const QColor& off) {
  return QIcon(new ThemeIcon(u"ui-"_s + name, color, off));
}

void paintIcon(QPainter& painter, const QString& name, const QRectF& box, const QColor& color) {
  icon(name, color).paint(&painter, box.toAlignedRect());
}

QString drawingOf(Resource resource) {
  if (static_cast<int>(resource) >= kResources) return u"dev-back"_s;
  static const std::array<QString, kResources> names{u"res-brick"_s, u"res-lumber"_s, u"res-wool"_s, u"res-grain"_s,
                                                     u"res-ore"_s};
  return names[static_cast<std::size_t>(resource)];
}

QString drawingOf(Card card) {
  switch (card) {
    case Card::Knight: return u"dev-knight"_s;
    case Card::Point: return u"dev-victory"_s;
    case Card::RoadBuilding: return u"dev-roads"_s;
    case Card::YearOfPlenty: return u"dev-plenty"_s;
    case Card::Monopoly: return u"dev-monopoly"_s;
    case Card::Insurance: return u"dev-insurance"_s;
    case Card::Dog: return u"dev-dog"_s;
    case Card::Unknown:
    case Card::None: break;
  }
  return u"dev-back"_s;
}

QString drawingOf(RoundEvent event) {
  return QString::fromLatin1(nameOf(event).data(), static_cast<qsizetype>(nameOf(event).size()));
}

QString drawingOf(Terrain terrain) {
  switch (terrain) {
    case Terrain::Forest: return u"terrain-forest"_s;
    case Terrain::Hills: return u"terrain-hills"_s;
    case Terrain::Pasture: return u"terrain-pasture"_s;
    case Terrain::Fields: return u"terrain-fields"_s;
    case Terrain::Mountains: return u"terrain-mountains"_s;
    case Terrain::Desert: return u"terrain-desert"_s;
    case Terrain::Gold: return u"terrain-gold"_s;
    case Terrain::Fog: return u"terrain-fog"_s;
    case Terrain::Sea: break;
  }
  return u"terrain-sea"_s;
}

QPixmap resourcePicture(Resource resource, int side, qreal devicePixelRatio) {
  return picture(drawingOf(resource), side, devicePixelRatio);
}

QPixmap diceFace(int eyes, int side, qreal devicePixelRatio) {
  return picture(u"dice-%1"_s.arg(std::clamp(eyes, 1, 6)), side, devicePixelRatio);
}

QPixmap cardPicture(Resource resource, QSize size, qreal devicePixelRatio) {
  if (static_cast<int>(resource) >= kResources) return cardPicture(Card::Unknown, size, devicePixelRatio);
  return cached(u"card/"_s + drawingOf(resource), size, devicePixelRatio, [&](QPainter& painter) {
    const QRectF box = paintCardGround(painter, size, cardColor(resource));
    const qreal unit = size.width() / 56.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 64));
    painter.drawRoundedRect(QRectF(box.left() + unit, box.top() + unit, box.width() - 2 * unit, box.height() * 0.42),
                            7 * unit, 7 * unit);
    const qreal side = 34 * unit;
    renderFitted(painter, drawingOf(resource), {box.center().x() - side / 2, box.center().y() - 23 * unit, side, side});
  });
}

QPixmap cardPicture(Card card, QSize size, qreal devicePixelRatio) {
  const QString name = drawingOf(card);
  return cached(u"card/"_s + name, size, devicePixelRatio, [&](QPainter& painter) {
    const qreal unit = size.width() / 56.0;
    if (name == u"dev-back"_s) {
      if (const auto back = drawing(name)) back->render(&painter, QRectF(QPointF(), QSizeF(size)));
      return;
    }
    const QRectF box = paintCardGround(painter, size, QColor(0xff, 0xff, 0xff));
    painter.setPen(QPen(QColor(0x33, 0x41, 0x7e), 1.5 * unit));
    painter.setBrush(QColor(0xfd, 0xf0, 0xd8));
    painter.drawRoundedRect(box.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit), 5 * unit, 5 * unit);
    const qreal side = 38 * unit;
    renderFitted(painter, name, {box.center().x() - side / 2, box.center().y() - side / 2, side, side});
  });
}

void paintBadge(QPainter& painter, const QRectF& box, int color) {
  const PlayerColor& player = playerColor(color);
  const qreal side = std::min(box.width(), box.height()), pen = std::max(1.5, side * 0.07);
  const QPointF center = box.center();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fixed::cream);  // keeps the outline visible on dark paper
  painter.drawEllipse(center, side / 2, side / 2);
  painter.setPen(QPen(fixed::ink, pen));
  painter.setBrush(player.fill);
  const qreal radius = side / 2 - pen / 2 - std::max(0.75, side * 0.03);
  painter.drawEllipse(center, radius, radius);
  const qreal mark = side * 0.54;
  renderFitted(painter, QLatin1StringView(player.mark), {center.x() - mark / 2, center.y() - mark / 2, mark, mark},
               {.mark = player.ink});
  painter.restore();
}

QPixmap badgePicture(int color, int side, qreal devicePixelRatio) {
  return cached(u"badge/%1"_s.arg(color), QSize(side, side), devicePixelRatio,
                [&](QPainter& painter) { paintBadge(painter, QRectF(0, 0, side, side), color); });
}

QIcon badgeIcon(int color) { return QIcon(new BadgeIcon(color)); }

void paintPieceArt(QPainter& painter, const QString& piece, int color, const QRectF& box, double angle) {
  struct MarkPlace {
    double x, y, side;  // from the middle of the piece, in parts of its width
  };
  static const QHash<QString, MarkPlace> marks{{u"piece-road"_s, {0, 0, 0.22}},
                                               {u"piece-settlement"_s, {0, 0.19, 0.34}},
                                               {u"piece-city"_s, {-0.20, 0.14, 0.26}},
                                               {u"piece-ship"_s, {0.05, -0.10, 0.28}}};
  const PlayerColor& player = playerColor(color);
  const auto renderer = drawing(piece, {.fill = player.fill});
  if (!renderer) return;
  const QRectF at = fitted(renderer->defaultSize(), box);
  painter.save();
  painter.translate(at.center());
  painter.rotate(angle);
  renderer->render(&painter, at.translated(-at.center()));
  painter.rotate(-angle);
  const auto mark = marks.constFind(piece);
  if (mark != marks.constEnd()) {
    const double side = mark->side * at.width();
    renderFitted(painter, QLatin1StringView(player.mark),
                 {mark->x * at.width() - side / 2, mark->y * at.width() - side / 2, side, side}, {.mark = player.ink});
  }
  painter.restore();
}

QPixmap piecePicture(const QString& piece, int color, QSize size, qreal devicePixelRatio) {
  return cached(u"%1/%2"_s.arg(piece).arg(color), size, devicePixelRatio,
                [&](QPainter& painter) { paintPieceArt(painter, piece, color, QRectF(QPointF(), QSizeF(size))); });
}

}  // namespace tapu
