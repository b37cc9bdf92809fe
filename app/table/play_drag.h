// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <optional>

#include "engine/board/resource.h"

class QWidget;

namespace tapu {

/// Where a dragged card comes from: from the own hand it is to be given, from the bank it is wanted.
enum class CardFrom : quint8 { Hand, Bank };
struct DraggedCard {
  CardFrom from = CardFrom::Hand;
  Resource kind = Resource::None;
};

QMimeData* mimeOf(const DraggedCard& card);
/// The card in a drag of this program; nothing for any other drag.
std::optional<DraggedCard> cardIn(const QMimeData* data);

/// Lets the pointer carry the card until it is let go.
void carryCard(QWidget* source, const DraggedCard& card);

}  // namespace tapu
