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
  /// `most`: of strangers, and as many again of the organizer's; `mostOfAddress`: of one address among the strangers.
  ScreenPlaces(int most, int mostOfAddress) : most_(most), mostOfAddress_(mostOfAddress) {}
  /// Somebody who showed the key of the organizer came from there. An empty address is this computer, here and below.
  void noteOrganizer(const QString& address) { organizersAt_.insert(address); }
  /// So many screens more, or fewer, are there.
  void count(const QString& address, int by);
  /// One more may come from there.
  bool hasRoomFor(const QString& address) const;

 private:
  bool isOrganizers(const QString& address) const { return address.isEmpty() || organizersAt_.contains(address); }
  int most_, mostOfAddress_;
  QHash<QString, int> screensAt_;  ///< by address
  QSet<QString> organizersAt_;
};

}  // namespace tapu
