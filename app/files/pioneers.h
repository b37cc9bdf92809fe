// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <optional>

#include "app/files/board_file.h"

namespace tapu {

/// Boards of the program Pioneers (`*.game`). `losses` gets a sentence for each thing that the other form cannot hold;
/// a fault makes one complaint with line and column, and no board.
std::optional<BoardFile> boardFromPioneers(const QByteArray& text, QStringList& losses, Complaint& complaint);
std::optional<QByteArray> pioneersText(const BoardFile& file, QStringList& losses, Complaint& complaint);

}  // namespace tapu
