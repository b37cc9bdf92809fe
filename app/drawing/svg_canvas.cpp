// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/svg_canvas.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/drawing/decimals.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QByteArray color(const Paint::Color& parts) {
  QByteArray text("#");
  for (double part : parts)
    text += QByteArray::number(std::clamp(static_cast<int>(std::lround(part)), 0, 255), 16).rightJustified(2, '0');
  return text;
}

/// Escapes a text, without characters that XML cannot hold: a name from a file may have them.
QByteArray escaped(QString text) {
  text.removeIf([](QChar letter) {
    return letter.category() == QChar::Other_Control || letter.unicode() == 0xfffe || letter.unicode() == 0xffff;
  });
  return text.toHtmlEscaped().toUtf8();
}

QByteArray pathOf(const std::vector<Line>& lines, Closed closed) {
  QByteArray path;
  for (const Line& line : lines) {
    if (line.size() < 2) continue;
    const bool ends = closed == Closed::Yes || isRing(line);
    const std::size_t count = isRing(line) ? line.size() - 1 : line.size();
    for (std::size_t i = 0; i < count; ++i) path += (i == 0 ? 'M' : i == 1 ? 'L' : ' ') + spotText(line[i]);
    if (ends) path += 'Z';
  }
  return path;
}

}  // namespace

QByteArray SvgCanvas::styleOf(const Paint& paint, const char* key) {
  QByteArray style = QByteArray(" ") + key + "=\"";
  if (paint.isPlain()) {
    style += color(paint.from);
  } else {
    const QByteArray name = 'g' + QByteArray::number(++gradients_);
    shared_ += "<linearGradient id=\"" + name + "\" gradientUnits=\"userSpaceOnUse\" x1=\"" + decimal(paint.start.x) +
               "\" y1=\"" + decimal(paint.start.y) + "\" x2=\"" + decimal(paint.end.x) + "\" y2=\"" +
               decimal(paint.end.y) + "\"><stop offset=\"0\" stop-color=\"" + color(paint.from) +
               "\"/><stop offset=\"1\" stop-color=\"" + color(paint.to) + "\"/></linearGradient>\n";
    style += "url(#" + name + ')';
  }
  style += '"';
  if (paint.opacity < 1) style += QByteArray(" ") + key + "-opacity=\"" + decimal(paint.opacity) + '"';
  return style;
}

void SvgCanvas::fill(const Shape& shape, const Paint& paint) {
  const QByteArray style = styleOf(paint, "fill");  // before the path, which may be in the shared part
  *into_ += "<path d=\"" + pathOf(shape, Closed::Yes) + '"' + style + "/>\n";
}

void SvgCanvas::stroke(const std::vector<Line>& lines, double width, const Paint& paint, Caps caps) {
  const QByteArray style = styleOf(paint, "stroke");
  *into_ += "<path d=\"" + pathOf(lines, Closed::No) + "\" fill=\"none\"" + style + " stroke-width=\"" +
            decimal(width) + "\" stroke-linejoin=\"round\"" + (caps == Caps::Round ? " stroke-linecap=\"round\"" : "") +
            "/>\n";
}

void SvgCanvas::repeat(const QString& name, const Placement& at,
                       const std::function<void(Surface& surface, const Placement& at)>& draw) {
  auto found = names_.find(name);
  if (found == names_.end()) {
    found = names_.emplace(name, static_cast<int>(names_.size()) + 1).first;
    QByteArray drawn;
    QByteArray* const before = std::exchange(into_, &drawn);
    draw(*this, {});
    into_ = before;
    shared_ += "<g id=\"d" + QByteArray::number(found->second) + "\">\n" + drawn + "</g>\n";
  }
  *into_ += "<use xlink:href=\"#d" + QByteArray::number(found->second) + "\" transform=\"matrix(" + decimal(at.a, 6) +
            ' ' + decimal(at.b, 6) + ' ' + decimal(at.c, 6) + ' ' + decimal(at.d, 6) + ' ' + decimal(at.e) + ' ' +
            decimal(at.f) + ")\"/>\n";
}

void SvgCanvas::write(const QString& text, const Shape& outlines, const Paint& paint) {
  *into_ += "<g role=\"img\"><title>" + escaped(text) + "</title>\n";
  fill(outlines, paint);
  *into_ += "</g>\n";
}

QByteArray SvgCanvas::svg(const QString& title) const {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
         "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\"" +
         decimal(sheet_.width(), 4) + "mm\" height=\"" + decimal(sheet_.height(), 4) + "mm\" viewBox=\"0 0 " +
         decimal(sheet_.width() * kUnits) + ' ' + decimal(sheet_.height() * kUnits) + "\">\n<title>" + escaped(title) +
         "</title>\n<defs>\n" + shared_ + "</defs>\n" + body_ + "</svg>\n";
}

}  // namespace tapu
