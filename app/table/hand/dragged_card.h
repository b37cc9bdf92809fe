// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <optional>

#include "engine/board/resource.h"

class QWidget;

namespace tapu {

/// The source of a dragged card: one out of the own hand is to be given in a trade, one out of the bank is wanted.
enum class CardFrom : quint8 { Hand, Bank };
/// A resource card that is dragged with the pointer.
struct DraggedCard {
  CardFrom from = CardFrom::Hand;
  Resource kind = Resource::None;
};

/// The data of such a drag, for QDrag, which takes it over.
QMimeData* mimeOf(const DraggedCard& card);
/// The card in a drag of this program; nothing for any other drag.
std::optional<DraggedCard> cardIn(const QMimeData* data);

/// Runs the drag: shows the card at the pointer, and returns when it has been let go.
void carryCard(QWidget* source, const DraggedCard& card);

}  // namespace tapu
