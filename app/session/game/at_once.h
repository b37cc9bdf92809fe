// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <vector>

#include "app/client/client.h"

namespace tapu {

/// Does in the lobby what the persons of a game on one computer would do there: each client takes its seat of `seats`
/// and is ready; the first one, the host, starts once all are. Stops with `context`.
void playAtOnce(QObject* context, const std::vector<Client*>& clients, const QList<SeatId>& seats);

}  // namespace tapu
