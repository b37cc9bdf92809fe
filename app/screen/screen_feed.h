// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/client/client.h"
#include "app/screen/screen_page.h"

namespace tapu {

/// Makes the page show this client's facts from now on: table, game, clock and the organizer's choice. The client is
/// one without a seat: a screen or the organizer. Ends when either of them is destroyed.
void feed(ScreenPage& page, Client& client);
/// Lets a page hear what no position tells (ScreenPage::hear), for one that gets its positions otherwise.
void feedThrows(ScreenPage& page, Client& client);

}  // namespace tapu
