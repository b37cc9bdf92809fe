// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/results_paper.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <QTextFrame>

#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr double kDotsPerInch = 96;                    ///< of the units in which the pages are laid out
constexpr double kAround = 1.5 / 2.54 * kDotsPerInch;  ///< the margin of a page

/// The page for browsers without the parts that only they show.
void fill(QTextDocument& document, const EventResults& results, const QSizeF& page) {
  static const QRegularExpression forBrowsers(u"<style>.*</style>|<svg.*</svg>"_s,
                                              QRegularExpression::DotMatchesEverythingOption);
  document.setDefaultFont(textFont(kNoteText));
  document.setHtml(QString::fromUtf8(results.asHtml()).remove(forBrowsers));
  QTextFrameFormat frame = document.rootFrame()->frameFormat();
  frame.setMargin(kAround);
  document.rootFrame()->setFrameFormat(frame);
  document.setPageSize(page);
}

}  // namespace

bool printResults(QPagedPaintDevice& device, const EventResults& results) {
  QPainter painter;
  if (!painter.begin(&device)) return false;
  const double scale = device.logicalDpiX() / kDotsPerInch;
  const QRectF paper(0, 0, device.width() / scale, device.height() / scale);
  painter.scale(scale, scale);
  QTextDocument document;
  fill(document, results, paper.size());
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, Qt::black);  // in any theme of the window
  painter.setFont(document.defaultFont());
  for (int page = 0; page < document.pageCount(); ++page) {
    if (page > 0 && !device.newPage()) return false;
    painter.drawText(paper.adjusted(kAround, 0, -kAround, -kAround / 3), Qt::AlignRight | Qt::AlignBottom,
                     QLocale().toString(page + 1));
    painter.save();
    painter.translate(0, -page * paper.height());
    context.clip = paper.translated(0, page * paper.height());
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
  }
  return painter.end();
}

QByteArray resultsAsPdf(const EventResults& results) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins({});
  writer.setCreator(u"Tapu"_s);
  writer.setTitle(results.event);
  printResults(writer, results);
  return buffer.data();
}

}  // namespace tapu
