// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/news/table_talk.h"
#include "app/host/seats/connections.h"

namespace tapu {

/// Tells all who look on without a seat what the organizer wants on the big screens.
class ScreenTeller {
 public:
  ScreenTeller(Connections& connections, TableTalk& talk, Occasion occasion);
  /// Puts this announcement on the screens, and tells everybody; an empty one takes it away.
  void announce(const QString& text);
  void show(ScreenView view);
  /// Sends it to somebody who has just come.
  void sendTo(Connection& eye) const { eye.send(wire::ScreenNews{shown_}); }

 private:
  void tell();

  Connections& connections_;
  TableTalk& talk_;
  OnScreens shown_;
};

}  // namespace tapu
