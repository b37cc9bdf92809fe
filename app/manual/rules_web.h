// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

#include "app/kit/theme.h"
#include "app/manual/rule_book.h"

namespace tapu {

/// Rules and handbook as one web page that needs nothing beside it: contents with links, then the chapters of each
/// book, its pictures inside. `language` is the code of both ("hi"), `theme` colors the pictures.
QString webPage(std::span<const RuleBook> books, const QString& language, const Theme& theme);

}  // namespace tapu
