// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <optional>

#include "app/board/spot.h"
#include "app/table/frame/table_page.h"
#include "app/table/hand/build_button.h"
#include "engine/state/setup.h"

class QWidget;

namespace tapu {

class HandStrip;
class PlayGesture;

/// The place of the board that a step of a lesson speaks of, by the ids of the game: a named one ("corner 0,0:N"), or
/// that of the first asked action. Nothing: it speaks of none.
std::optional<BoardSpot> spotSpokenOf(const GameDefinition& definition, const TablePage::Spoken& spoken);
/// The name of the part of the table that a step without a place is about: `show`, or by its first asked action.
QString partSpokenOf(const TablePage::Spoken& spoken);
/// Whether an offer of somebody else is to be declined.
bool isDecline(const TablePage::Spoken& spoken);
/// The button that begins the asked action, where a place has to be picked for it; nothing otherwise.
std::optional<BuildButton::Thing> thingSpokenOf(const TablePage::Spoken& spoken);
/// The same button, while it still has to be pressed before the place can be chosen. `gesture`: the present pick; null:
/// none.
std::optional<BuildButton::Thing> buttonBefore(const PlaySight& now, const PlayGesture* gesture,
                                               const TablePage::Spoken& spoken);
/// The development card of the hand that is to be played; null: none is asked for, or it is not there.
QWidget* cardSpokenOf(const HandStrip* hand, const TablePage::Spoken& spoken);
/// The rectangle of a widget on a page; empty if it cannot be seen.
QRect placeOn(const QWidget* page, const QWidget* part);

}  // namespace tapu
