// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/news/table_talk.h"
#include "app/host/seats/connections.h"

namespace tapu {

/// Tells all who look on without a seat what the big screens are to show, as the organizer wishes.
class ScreenTeller {
 public:
  ScreenTeller(Connections& connections, TableTalk& talk, Occasion occasion);
  /// This stands on the screens from now on, and everybody is told; empty: nothing stands there any more.
  void announce(const QString& text);
  void show(ScreenView view);
  /// For who has just come.
  void sendTo(Connection& eye) const { eye.send(wire::ScreenNews{shown_}); }

 private:
  void tell();

  Connections& connections_;
  TableTalk& talk_;
  OnScreens shown_;
};

}  // namespace tapu
