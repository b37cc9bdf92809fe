// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/client/client.h"
#include "app/screen/screen_page.h"

namespace tapu {

/// From now on the page shows what this client watches: table, game, clock and what the organizer chose. The client is
/// one without a seat: a screen or the organizer. Ends when either of them is destroyed.
void feed(ScreenPage& page, Client& client);

}  // namespace tapu
