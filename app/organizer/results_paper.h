// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/session/event/event_results.h"

class QPagedPaintDevice;

namespace tapu {

/// Prints the results of an event, with the numbers of the pages. False: the device cannot be painted on.
bool printResults(QPagedPaintDevice& device, const EventResults& results);
/// The same pages as the bytes of a PDF file.
QByteArray resultsAsPdf(const EventResults& results);

}  // namespace tapu
