// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>

namespace tapu {

/// The places for big screens, which anybody may be: how many each address has. Screens of this computer, and of the
/// addresses from which an organizer came, have places of their own, so that strangers cannot fill those.
class ScreenPlaces {
 public:
  /// `most`: places for strangers, and as many again for the organizer; `mostOfAddress`: for strangers of one address.
  ScreenPlaces(int most, int mostOfAddress) : most_(most), mostOfAddress_(mostOfAddress) {}
  /// Notes that somebody with the organizer's key came from this address. An empty address is always this computer.
  void noteOrganizer(const QString& address) { organizersAt_.insert(address); }
  /// Notes that there are so many screens more, or fewer, at this address.
  void count(const QString& address, int by);
  /// Whether one more screen may come from this address.
  bool hasRoomFor(const QString& address) const;

 private:
  bool isOrganizers(const QString& address) const { return address.isEmpty() || organizersAt_.contains(address); }
  int most_, mostOfAddress_;
  QHash<QString, int> screensAt_;  ///< by address
  QSet<QString> organizersAt_;
};

}  // namespace tapu
