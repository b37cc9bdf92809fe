// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/wire/lobby.h"

namespace tapu {

/// "Last heard 12 s ago", of a person whose connection is silent or lost; empty where it is not known.
QString lastHeard(const LobbySeat& seat);

/// The number of quick phrases of the chat: they travel as numbers, so that each reader gets them in their own
/// language.
int quickPhraseCount();
/// The phrase that asks the others for a card of this kind: the trade panel sends it, the chat does not offer it.
int askingPhrase(Resource kind);
/// The resource that a chat line asks for by such a phrase; None: nothing.
Resource askedBy(const ChatLine& line);
/// The phrase of this index from 0, in the language of the moment; empty if there is none.
QString quickPhrase(int index);
/// A chat line in the words for this reader: as typed, a quick phrase, or a notice of the server.
QString chatText(const ChatLine& line);
/// The words of the button by which the reader answers this line; empty: it asks nothing.
QString answerTo(const ChatLine& line);
/// Whether a banner tells the lines of an organizer, aloud too.
enum class ByBanner : quint8 { No, Yes };
/// The same with its writer, as it is said aloud; empty: it says nothing, or another part tells it.
QString spokenChat(const ChatLine& line, ByBanner organizer);

/// Answers to a wish or a chat line that cannot be sent: the lost connection is being dialed again; the table is
/// closed.
QString deadLineSentence();
QString closedTableSentence();
/// The table was closed before these lines of the reader had come to it.
QString notSaidSentence(const QList<ChatLine>& lines);

}  // namespace tapu
