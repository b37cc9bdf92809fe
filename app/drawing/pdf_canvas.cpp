// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/pdf_canvas.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/drawing/decimals.h"

namespace tapu {

namespace {

constexpr double kPoint = 25.4 / 72;    // millimeters
constexpr double kMostOfPage = 14'400;  // units that a reader must know (ISO 32000, annex C)
constexpr int kFirstPage = 4;           // objects: 1 the document, 2 its pages, 3 their common part

QByteArray number(qsizetype value) { return QByteArray::number(value); }

QByteArray colorText(const Paint::Color& parts) {
  QByteArray text;
  for (double part : parts) text += decimal(std::clamp(part / 255, 0.0, 1.0), 4) + ' ';
  return text;
}

QByteArray operatorsOf(const std::vector<Line>& lines, Closed closed) {
  QByteArray path;
  for (const Line& line : lines) {
    if (line.size() < 2) continue;
    const std::size_t count = isRing(line) ? line.size() - 1 : line.size();
    for (std::size_t i = 0; i < count; ++i) path += spotText(line[i]) + (i == 0 ? " m " : " l ");
    if (closed == Closed::Yes || isRing(line)) path += "h ";
  }
  return path;
}

/// A text of the file, in any language.
QByteArray textOf(const QString& text) {
  QByteArray bytes("\xfe\xff", 2);
  for (const QChar letter : text) {
    bytes += static_cast<char>(letter.unicode() >> 8);
    bytes += static_cast<char>(letter.unicode() & 255);
  }
  return '<' + bytes.toHex() + '>';
}

/// Its objects one after another, and where each of them begins.
class Objects {
 public:
  void add(const QByteArray& content) {
    places_.push_back(text_.size());
    text_ += number(static_cast<qsizetype>(places_.size())) + " 0 obj\n" + content + "\nendobj\n";
  }
  /// `about`: the other entries of its dictionary.
  void addStream(const QByteArray& about, const QByteArray& content) {
    // Qt packs an empty text to nothing, which is no stream, and writes a length before the packed bytes.
    const QByteArray packed = qCompress(content.isEmpty() ? QByteArray(" ") : content).mid(4);
    add("<< " + about + "/Filter /FlateDecode /Length " + number(packed.size()) + " >>\nstream\n" + packed +
        "\nendstream");
  }
  QByteArray file(const QByteArray& trailer) const {
    const QByteArray size = number(static_cast<qsizetype>(places_.size()) + 1);
    QByteArray table = "xref\n0 " + size + "\n0000000000 65535 f \n";
    for (qsizetype place : places_) table += number(place).rightJustified(10, '0') + " 00000 n \n";
    return text_ + table + "trailer\n<< /Size " + size + ' ' + trailer + " >>\nstartxref\n" + number(text_.size()) +
           "\n%%EOF\n";
  }

 private:
  QByteArray text_ = "%PDF-1.6\n%\xe2\xe3\xcf\xd3\n";  // the second line says that there are bytes
  std::vector<qsizetype> places_;
};

}  // namespace

void PdfCanvas::addPage(QSizeF sheet) {
  const QSizeF points = sheet / kPoint;
  const double longest = std::max(points.width(), points.height());
  const int unit = std::max(1, static_cast<int>(std::ceil(longest / kMostOfPage)));
  // The y of a page grows upward, from its lower left corner.
  const double scale = 1 / (kUnits * kPoint * unit);
  pages_.push_back(
      {points, unit,
       decimal(scale, 9) + " 0 0 " + decimal(-scale, 9) + " 0 " + decimal(points.height() / unit, 4) + " cm\n"});
}

void PdfCanvas::grow(const Shape& lines, double by) {
  if (!open_) return;
  for (const Line& line : lines) {
    for (const Spot& spot : line) {
      const QRectF box(spot.x - by, spot.y - by, 2 * by, 2 * by);
      const QRectF& all = open_->box;
      const QPointF least(std::min(all.left(), box.left()), std::min(all.top(), box.top()));
      const QPointF most(std::max(all.right(), box.right()), std::max(all.bottom(), box.bottom()));
      open_->box = QRectF(least, most);
    }
  }
}

void PdfCanvas::take(const Paint& paint, Use use) {
  if (paint.opacity < 1) {
    const QByteArray share = decimal(paint.opacity, 3);
    const int key = opacities_.try_emplace(share, static_cast<int>(opacities_.size())).first->second;
    into() += "/A" + number(key) + " gs ";
  }
  if (paint.isPlain()) {
    into() += colorText(paint.from) + (use == Use::Inside ? "rg " : "RG ");
    return;
  }
  // A pattern lies in the units of its page or form as that began, before the page turned them round.
  QByteArray matrix;
  if (!open_) matrix = "/Matrix [" + pages_.back().content.left(pages_.back().content.indexOf(" cm\n")) + "] ";
  const QByteArray slope = "<< /PatternType 2 " + matrix +
                           "/Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [" + spotText(paint.start) + ' ' +
                           spotText(paint.end) +
                           "] /Extend [true true] /Function << /FunctionType 2 /N 1 /Domain [0 1] /C0 [" +
                           colorText(paint.from) + "] /C1 [" + colorText(paint.to) + "] >> >> >>";
  const int key = slopes_.try_emplace(slope, static_cast<int>(slopes_.size())).first->second;
  const QByteArray name = " /S" + number(key);
  into() += use == Use::Inside ? "/Pattern cs" + name + " scn " : "/Pattern CS" + name + " SCN ";
}

void PdfCanvas::fill(const Shape& shape, const Paint& paint) {
  const QByteArray path = operatorsOf(shape, Closed::Yes);
  if (path.isEmpty()) return;  // nothing may be painted where there is no path
  grow(shape, 0);
  into() += "q ";
  take(paint, Use::Inside);
  into() += path + "f Q\n";
}

void PdfCanvas::stroke(const std::vector<Line>& lines, double width, const Paint& paint, Caps caps) {
  const QByteArray path = operatorsOf(lines, Closed::No);
  if (path.isEmpty()) return;
  grow(lines, width / 2);
  into() += "q ";
  take(paint, Use::Outline);
  into() += decimal(width) + " w 1 j " + (caps == Caps::Round ? "1 J " : "0 J ") + path + "S Q\n";
}

void PdfCanvas::repeat(const QString& name, const Placement& at,
                       const std::function<void(Surface& surface, const Placement& at)>& draw) {
  if (open_) return draw(*this, at);  // one within another is drawn where it stands
  auto found = names_.find(name);
  if (found == names_.end()) {
    Form form;
    open_ = &form;
    draw(*this, {});
    open_ = nullptr;
    found = names_.emplace(name, forms_.size()).first;
    forms_.push_back(std::move(form));
  }
  into() += "q " + decimal(at.a, 6) + ' ' + decimal(at.b, 6) + ' ' + decimal(at.c, 6) + ' ' + decimal(at.d, 6) + ' ' +
            decimal(at.e) + ' ' + decimal(at.f) + " cm /F" + number(static_cast<qsizetype>(found->second)) + " Do Q\n";
}

QByteArray PdfCanvas::sharedResources() const {
  QByteArray shared = "<< /XObject <<";
  const qsizetype first = kFirstPage + 2 * static_cast<qsizetype>(pages_.size());
  for (std::size_t i = 0; i < forms_.size(); ++i) {
    const auto key = static_cast<qsizetype>(i);
    shared += " /F" + number(key) + ' ' + number(first + key) + " 0 R";
  }
  shared += " >>\n/ExtGState <<";
  for (const auto& [share, key] : opacities_)
    shared += " /A" + number(key) + " << /ca " + share + " /CA " + share + " >>";
  shared += " >>\n/Pattern <<";
  for (const auto& [slope, key] : slopes_) shared += "\n/S" + number(key) + ' ' + slope;
  return shared + " >> >>";
}

QByteArray PdfCanvas::pdf(const QString& title, const QString& creator) const {
  Objects all;
  all.add("<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>");
  QByteArray kids;
  for (std::size_t i = 0; i < pages_.size(); ++i) kids += number(kFirstPage + 2 * static_cast<qsizetype>(i)) + " 0 R ";
  all.add("<< /Type /Pages /Count " + number(static_cast<qsizetype>(pages_.size())) + " /Kids [ " + kids + "] >>");
  all.add(sharedResources());
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    const Page& page = pages_[i];
    all.add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + decimal(page.points.width() / page.unit, 4) + ' ' +
            decimal(page.points.height() / page.unit, 4) + "] " +
            (page.unit > 1 ? "/UserUnit " + number(page.unit) + ' ' : QByteArray()) + "/Resources 3 0 R /Contents " +
            number(kFirstPage + 1 + 2 * static_cast<qsizetype>(i)) +
            " 0 R /Group << /S /Transparency /CS /DeviceRGB >> >>");
    all.addStream({}, page.content);
  }
  for (const Form& form : forms_) {
    const QRectF& box = form.box;
    all.addStream("/Type /XObject /Subtype /Form /BBox [" + spotText({box.left(), box.top()}) + ' ' +
                      spotText({box.right(), box.bottom()}) + "] /Resources 3 0 R ",
                  form.content);
  }
  all.add("<< /Title " + textOf(title) + " /Creator " + textOf(creator) + " >>");
  const qsizetype last = kFirstPage + 2 * static_cast<qsizetype>(pages_.size()) + static_cast<qsizetype>(forms_.size());
  return all.file("/Root 1 0 R /Info " + number(last) + " 0 R");
}

}  // namespace tapu
