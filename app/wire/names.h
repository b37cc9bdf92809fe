// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <span>

namespace tapu {

/// A name ready to show: NFKC, single spaces, at most 24 code points, without control, format, surrogate or private
/// characters, without letters that draw nothing, and without piles of combining marks; joiners between Arabic or Indic
/// letters stay: Persian and Devanagari need them. May come out empty.
QString cleanName(const QString& raw);

/// A line of chat: one line, without control or format characters (joiners stay where they are written), no longer than
/// the wire takes (wire::kMostChat).
QString cleanLine(const QString& raw);

/// A form of a name that is equal for names that look alike: case, spaces, joiners, look-alike letters and digits do
/// not count.
QString skeletonOf(const QString& name);

/// The server's names for bots; "Asha 2" if there are more than names. Windows show them in the reader's language:
/// source texts of the context "BotName".
std::span<const char* const> botFirstNames();

/// The name of such a bot in the language of the moment ("आशा 2" for "Asha 2"); any other name as it is.
QString botNameHere(const QString& name);
/// The same in the language of `say`, which translates a source text of the context "BotName".
QString botNameIn(const std::function<QString(const char*)>& say, const QString& name);

}  // namespace tapu
