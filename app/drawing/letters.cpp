// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/letters.h"

#include <hb.h>

#include <QResource>
#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

struct Freed {
  void operator()(hb_font_t* font) const { hb_font_destroy(font); }
  void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
  void operator()(hb_draw_funcs_t* pen) const { hb_draw_funcs_destroy(pen); }
};
using Font = std::unique_ptr<hb_font_t, Freed>;

Font fontNamed(const QString& name) {
  const QResource file(u":/fonts/"_s + name);
  if (!file.isValid()) return {};
  const QByteArray bytes = file.uncompressedData();
  hb_blob_t* blob = hb_blob_create(bytes.constData(), static_cast<unsigned>(bytes.size()), HB_MEMORY_MODE_DUPLICATE,
                                   nullptr, nullptr);
  hb_face_t* face = hb_face_create(blob, 0);
  Font font(hb_font_create(face));
  hb_face_destroy(face);
  hb_blob_destroy(blob);
  return font;
}

/// The first one is that of letters which no other has.
const std::array<Font, 2>& fonts() {
  static const std::array<Font, 2> all{fontNamed(u"NotoSans-Bold.ttf"_s), fontNamed(u"NotoSansDevanagari-Bold.ttf"_s)};
  return all;
}

/// A run of letters in one font.
struct Run {
  qsizetype from, length;
  const hb_font_t* font;
};

bool has(const hb_font_t* font, char32_t letter) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(const_cast<hb_font_t*>(font), letter, &glyph) != 0;
}

/// Signs and spaces go on in the font before them: vowel signs and joiners belong to their letter.
std::vector<Run> runsOf(const QString& text) {
  const hb_font_t* const latin = fonts()[0].get();
  const hb_font_t* const devanagari = fonts()[1].get();
  std::vector<Run> runs;
  for (qsizetype at = 0; at < text.size();) {
    const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    const char32_t letter = isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode();
    const QChar::Script script = QChar::script(letter);
    const bool goesOn = script == QChar::Script_Inherited || script == QChar::Script_Common;
    const hb_font_t* font = script == QChar::Script_Devanagari ? devanagari : latin;
    const bool keeps = goesOn && !runs.empty() && (script == QChar::Script_Inherited || has(runs.back().font, letter));
    if (keeps) font = runs.back().font;
    if (goesOn && !keeps && !has(font, letter) && has(devanagari, letter)) font = devanagari;
    const qsizetype length = isPair ? 2 : 1;
    if (!runs.empty() && runs.back().font == font)
      runs.back().length += length;
    else
      runs.push_back({at, length, font});
    at += length;
  }
  return runs;
}

/// The library's pen: its lines, in units of the font and with y upward, become lines of our own.
class Pen {
 public:
  Pen(Shape& into, double scale) : into_(into), scale_(scale) {}
  void begin(Spot origin) { origin_ = origin; }
  void moveTo(Spot to) {
    into_.push_back({placed(to)});
    at_ = to;
  }
  void lineTo(Spot to) {
    into_.back().push_back(placed(to));
    at_ = to;
  }
  void curveTo(Spot handle, Spot to) {
    const Spot from = at_;
    constexpr int steps = 8;
    for (int i = 1; i <= steps; ++i) {
      const double t = static_cast<double>(i) / steps, a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
      lineTo({a * from.x + b * handle.x + c * to.x, a * from.y + b * handle.y + c * to.y});
    }
  }

 private:
  Spot placed(Spot at) const { return {(origin_.x + at.x) * scale_, -(origin_.y + at.y) * scale_}; }
  Shape& into_;
  double scale_;
  Spot origin_{}, at_{};
};

/// The fonts are TrueType: their curves have one handle.
hb_draw_funcs_t* penFunctions() {
  static const std::unique_ptr<hb_draw_funcs_t, Freed> made = [] {
    hb_draw_funcs_t* pen = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(
        pen,
        [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
          static_cast<Pen*>(data)->moveTo({x, y});
        },
        nullptr, nullptr);
    hb_draw_funcs_set_line_to_func(
        pen,
        [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
          static_cast<Pen*>(data)->lineTo({x, y});
        },
        nullptr, nullptr);
    hb_draw_funcs_set_quadratic_to_func(
        pen,
        [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float handleX, float handleY, float x, float y, void*) {
          static_cast<Pen*>(data)->curveTo({handleX, handleY}, {x, y});
        },
        nullptr, nullptr);
    return std::unique_ptr<hb_draw_funcs_t, Freed>(pen);
  }();
  return made.get();
}

/// Draws a run from a place on the base line, in units of the font; gives where the next one begins, and how many
/// glyphs were drawn.
std::pair<Spot, int> draw(const QString& text, const Run& run, Spot at, Pen& pen) {
  const std::unique_ptr<hb_buffer_t, Freed> buffer(hb_buffer_create());
  hb_buffer_add_utf16(buffer.get(), reinterpret_cast<const std::uint16_t*>(text.utf16()), static_cast<int>(text.size()),
                      static_cast<unsigned>(run.from), static_cast<int>(run.length));
  hb_buffer_guess_segment_properties(buffer.get());
  hb_buffer_set_direction(buffer.get(), HB_DIRECTION_LTR);
  auto* font = const_cast<hb_font_t*>(run.font);
  hb_shape(font, buffer.get(), nullptr, 0);
  unsigned count = 0;
  const hb_glyph_info_t* glyphs = hb_buffer_get_glyph_infos(buffer.get(), &count);
  const hb_glyph_position_t* places = hb_buffer_get_glyph_positions(buffer.get(), &count);
  for (unsigned i = 0; i < count; ++i) {
    pen.begin({at.x + places[i].x_offset, at.y + places[i].y_offset});
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyphs[i].codepoint, penFunctions(), &pen);
#else
    hb_font_get_glyph_shape(font, glyphs[i].codepoint, penFunctions(), &pen);
#endif
    at.x += places[i].x_advance;
    at.y += places[i].y_advance;
  }
  return {at, static_cast<int>(count)};
}

QRectF boxAround(const Shape& shape) {
  constexpr double kFar = std::numeric_limits<double>::max();
  Spot least{kFar, kFar}, most{-kFar, -kFar};
  for (const Line& line : shape) {
    for (const Spot& spot : line) {
      least = {std::min(least.x, spot.x), std::min(least.y, spot.y)};
      most = {std::max(most.x, spot.x), std::max(most.y, spot.y)};
    }
  }
  return shape.empty() ? QRectF() : QRectF(QPointF(least.x, least.y), QPointF(most.x, most.y));
}

}  // namespace

Lettering lettering(const QString& text, double size) {
  Lettering written;
  if (std::ranges::any_of(fonts(), [](const Font& font) { return !font; })) return written;
  Spot at;
  for (const Run& run : runsOf(text)) {
    // Both fonts count in the units of their own em.
    const double units = hb_face_get_upem(hb_font_get_face(const_cast<hb_font_t*>(run.font)));
    Pen pen(written.outlines, size / units);
    const auto [next, glyphs] = draw(text, run, {at.x * units, at.y * units}, pen);
    at = {next.x / units, next.y / units};
    written.glyphs += glyphs;
  }
  written.ink = boxAround(written.outlines);
  return written;
}

Shape lettersIn(const QString& text, const QRectF& box, Anchor anchor) {
  const double size = 0.75 * box.height();
  Lettering written = lettering(text, size);
  if (written.ink.width() > box.width()) written = lettering(text, size * box.width() / written.ink.width());
  const QPointF middle = written.ink.center();
  const double x = anchor == Anchor::Left ? box.left() - written.ink.left() : box.center().x() - middle.x();
  const double y = box.center().y() - middle.y();
  for (Line& line : written.outlines) {
    for (Spot& spot : line) spot = {spot.x + x, spot.y + y};
  }
  return std::move(written.outlines);
}

}  // namespace tapu
