// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <map>
#include <vector>

#include "app/drawing/canvas.h"

namespace tapu {

/// Pages of lines and shapes as a PDF file, made with Qt Core alone. Lengths are in `kUnits` to a millimeter, from the
/// upper left corner of a page.
class PdfCanvas : public Surface {
 public:
  static constexpr double kUnits = 100;
  /// Begins another page of so many millimeters, exactly, for later drawings.
  void addPage(QSizeF sheet);
  void fill(const Shape& shape, const Paint& paint) override;
  void stroke(const std::vector<Line>& lines, double width, const Paint& paint, Caps caps = Caps::Round) override;
  /// A repeated drawing is in the file once, for all pages.
  void repeat(const QString& name, const Placement& at,
              const std::function<void(Surface& surface, const Placement& at)>& draw) override;
  /// The whole file. It holds no time: equal pages give an equal file.
  QByteArray pdf(const QString& title, const QString& creator) const;

 private:
  struct Page {
    QSizeF points;
    int unit;  ///< points to a unit: PDF allows 14,400 units a side
    QByteArray content;
  };
  struct Form {
    QByteArray content;
    QRectF box;
  };
  QByteArray& into() { return open_ ? open_->content : pages_.back().content; }
  enum class Use : quint8 { Inside, Outline };
  void take(const Paint& paint, Use use);
  QByteArray sharedResources() const;
  void grow(const Shape& lines, double by);

  std::vector<Page> pages_;
  std::vector<Form> forms_;
  std::map<QString, std::size_t> names_;  ///< of forms
  Form* open_ = nullptr;                  ///< the one that is being drawn
  std::map<QByteArray, int> opacities_;   ///< by their text
  std::map<QByteArray, int> slopes_;      ///< patterns from color to color
};

}  // namespace tapu
