// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/door/screen_places.h"

namespace tapu {

void ScreenPlaces::count(const QString& address, int by) {
  int& there = screensAt_[address];
  there += by;
  if (there == 0) screensAt_.remove(address);
}

bool ScreenPlaces::hasRoomFor(const QString& address) const {
  int alike = 0;  // of the organizer's, or of strangers
  for (auto at = screensAt_.cbegin(); at != screensAt_.cend(); ++at)
    if (isOrganizers(at.key()) == isOrganizers(address)) alike += at.value();
  if (alike >= most_) return false;
  return isOrganizers(address) || screensAt_.value(address) < mostOfAddress_;
}

}  // namespace tapu
