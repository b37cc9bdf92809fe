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

void fill(QTextDocument& document, const EventResults& results, const QSizeF& page) {
  document.setDefaultFont(textFont(kNoteText));
  document.setHtml(htmlForPaper(results));
  QTextFrameFormat frame = document.rootFrame()->frameFormat();
  frame.setMargin(kAround);
  document.rootFrame()->setFrameFormat(frame);
  document.setPageSize(page);
}

}  // namespace

QString htmlForPaper(const EventResults& results) {
  static const QRegularExpression forBrowsers(u"<style>.*</style>|<section>.*</section>"_s,
                                              QRegularExpression::DotMatchesEverythingOption);
  QString html = QString::fromUtf8(results.asHtml()).remove(forBrowsers);
  html.replace(u"<table>"_s, u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">"_s);
  for (const QString& cell : {u"<td>"_s, u"<th>"_s, u"<td class=\"total\">"_s})
    html.replace(cell, cell.chopped(1) + u" align=\"right\">"_s);
  // Names are not broken within a word: the heads of the columns of points give way between their words.
  html.replace(u"<td class=\"name\">"_s, u"<td class=\"name\" style=\"white-space: nowrap\">"_s);
  return html;
}

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
