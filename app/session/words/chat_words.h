// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/wire/lobby.h"

namespace tapu {

/// "Last heard 12 s ago", of a person whose connection is silent or lost; empty where it is not known.
QString lastHeard(const LobbySeat& seat);

/// How many quick phrases the chat has: they travel as numbers, so that each reader gets them in their own language.
int quickPhraseCount();
/// The phrase that asks the others for a card of this kind: it is said from the trade panel and not offered by the
/// chat.
int askingPhrase(Resource kind);
/// What a line of the chat asks for by such a phrase; None: nothing.
Resource askedBy(const ChatLine& line);
/// The phrase of this index from 0, in the language of the moment; empty where there is none.
QString quickPhrase(int index);
/// What a line of the chat says to this reader: words as typed, a quick phrase, or a notice of the server.
QString chatText(const ChatLine& line);

/// What answers a wish or a line of chat that cannot be sent: since the connection is lost, and is dialed again; since
/// the table is closed.
QString deadLineSentence();
QString closedTableSentence();
/// The table was closed before these lines of the reader had come to it.
QString notSaidSentence(const QList<ChatLine>& lines);

}  // namespace tapu
