// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/session/event/event_results.h"

class QPagedPaintDevice;

namespace tapu {

/// The page of `EventResults::asHtml` for paper: without the chart, its heading and its legend, which Qt's documents
/// cannot draw, and with the columns of its tables apart, which browsers do by a style.
QString htmlForPaper(const EventResults& results);

/// Prints the results of an event, with the numbers of the pages. False: the device cannot be painted on.
bool printResults(QPagedPaintDevice& device, const EventResults& results);
/// The same pages as the bytes of a PDF file.
QByteArray resultsAsPdf(const EventResults& results);

}  // namespace tapu
