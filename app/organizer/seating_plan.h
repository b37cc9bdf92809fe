// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

#include "app/session/settings/address.h"

class QPagedPaintDevice;
class QPainter;

namespace tapu {

/// The papers of an event before it begins: the people at the seats, and their ways to them.
struct SeatingPlan {
  struct Seat {
    QString name;   ///< empty: free, a dotted line
    int color = 0;  ///< 0..9
    int code = -1;  ///< that opens the seat; -1 = not known yet
    bool operator==(const Seat&) const = default;
  };
  enum class Shape { Open, Ring };
  enum class FreeSeats { BotsPlay, StayVacant };
  /// Whether the plan shows the codes: not where it hangs on a wall, since a code opens its seat for anybody.
  enum class Codes { OnSlipsOnly, OnPlanToo };

  QString event;            ///< its name
  Address address;          ///< where it is served, as players can reach it
  QByteArray table = {};    ///< its id, for the links; empty: unknown
  QStringList letters;      ///< of the boards, in their order
  std::vector<Seat> seats;  ///< two a board, Sun first
  std::optional<int> only;  ///< the seat for which alone a slip is printed; none: for all
  Shape shape = Shape::Ring;
  FreeSeats freeSeats = FreeSeats::BotsPlay;
  Codes codes = Codes::OnSlipsOnly;
  QDateTime printed;

  int boards() const { return static_cast<int>(letters.size()); }
};

/// Pages are painted in these units, 150 to the inch on A4; the painter scales them to the paper.
inline constexpr int kPageWidth = 1240, kPageHeight = 1754;
inline constexpr int kBoardsOnPage = 24, kSlipsOnPage = 16;

/// The plan: 24 boards a page, each with its two seats and their marks, and how to join, in both languages. With codes
/// it is marked as the organizer's own.
int pagesOfPlan(const SeatingPlan& plan);
void paintPlan(QPainter& painter, const SeatingPlan& plan, int page);
/// A slip for each seat, or for one, 2 x 8 a page, to be cut apart: the same, with a QR code that leads to this seat.
int pagesOfSlips(const SeatingPlan& plan);
/// The place of a seat on its slip, in the language of the moment and in the other one.
std::array<QString, 2> placeOnSlip(const SeatingPlan& plan, int seat);
void paintSlips(QPainter& painter, const SeatingPlan& plan, int page);

/// The kinds of papers.
enum class Paperwork { Plan, PlanWithCodes, Slips };
/// Prints all pages on A4. False: the device cannot be painted on.
bool printPages(QPagedPaintDevice& device, const SeatingPlan& plan, Paperwork what);
/// The pages as the bytes of a PDF file.
QByteArray pagesAsPdf(const SeatingPlan& plan, Paperwork what);

}  // namespace tapu
