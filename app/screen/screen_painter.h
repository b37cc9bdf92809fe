// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <functional>
#include <optional>

#include "app/kit/theme.h"
#include "app/screen/screen_layout.h"
#include "app/screen/screen_words.h"
#include "app/session/settings/address.h"

class QPainter;

namespace tapu {

/// The changing values of a big screen while the game stands still.
struct ScreenMoment {
  qint64 leftMs = -1;  ///< of the clock that runs; -1 = none
  double pulse = 0;    ///< 0 to 1: how far the ring swells in its last seconds
  int page = 0;        ///< of a ranking or of the results
  QString message = {};
  ScreenText quiet = {};             ///< about the connection; empty: nothing
  std::optional<Address> join = {};  ///< where players come to the table, shown while they sit down
};

/// Paints the pages of a big screen but for ground and chain. All sizes are units of ScreenLayout; nothing is smaller
/// than 17 of them.
class ScreenPainter {
 public:
  ScreenPainter(QPainter& painter, const ScreenLayout& layout, const ScreenFacts& facts, const ScreenWords& words,
                const Theme& theme);
  /// Paints what lies in `dirty`, which is in units.
  void paint(ScreenPart part, const ScreenMoment& moment, const QRectF& dirty);

  /// The number of pages of a part, at least 1; they are shown one after another.
  static int pagesOf(ScreenPart part, const ScreenFacts& facts);
  static constexpr int kPageMs = 8000;
  /// With so many milliseconds left the ring is red and pulses, once a second.
  static constexpr qint64 kLateMs = 10'000;
  /// The least size of a text, in units.
  static constexpr int kLeastText = 17;

 private:
  enum class Wrap : quint8 { No, Yes };
  void paintHead(ScreenPart part);
  void paintNumber();
  void paintDice();
  void paintTask();
  void paintRing(const ScreenMoment& moment);
  void paintList();
  void paintListRow(const QRectF& row, const ScreenRank& rank);
  void paintFoot(ScreenPart part, const ScreenMoment& moment);
  void paintRehearsal();
  void paintGathering(const std::optional<Address>& join);
  void paintJoin(const Address& join, const QRectF& box);
  void paintRanking(int page);
  void paintRankRow(const QRectF& row, const ScreenRank& rank);
  void paintWinners();
  void paintPodium(double top);
  void paintMessage(const QString& message);
  void put(const QRectF& box, const std::function<QPixmap(int side)>& paint);
  void picture(const QString& name, const QRectF& box);
  void badge(int color, const QRectF& box);
  void emblem(Territory group, const QRectF& box);
  /// Writes a text into a box: smaller, and at last cut, if it is too wide.
  void write(const QString& text, const QRectF& box, int pixels, Weight weight, const QColor& color,
             Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);
  /// Two languages in a box: one below the other, the second smaller and in the color of the accent.
  void writeBoth(const ScreenText& text, const QRectF& box, int pixels, Qt::Alignment align = Qt::AlignLeft);
  const QColor& loud() const;
  const ScreenFacts::Seat& seatOf(SeatId seat) const;
  std::vector<ScreenRank> firsts() const;

  QPainter& painter_;
  const ScreenLayout& layout_;
  const ScreenFacts& facts_;
  const ScreenWords& words_;
  const Theme& theme_;
};

}  // namespace tapu
