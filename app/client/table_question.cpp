// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/table_question.h"

#include "app/net/seat_proof.h"

namespace tapu {

QByteArray TableQuestion::freshBytes(Rng& chance) {
  QByteArray bytes;
  while (bytes.size() < wire::kTokenBytes) bytes.append(static_cast<char>(chance.below(256)));
  return bytes;
}

wire::Hello TableQuestion::hello() const {
  wire::Hello hello;
  hello.version = QStringLiteral(TAPU_VERSION);
  hello.asks = wire::Hello::Asks::WhichTable;
  if (keyHash.isEmpty()) return hello;
  hello.nonce = challenge;
  hello.keyMark = seat_proof::markOf(keyHash);
  return hello;
}

Proved TableQuestion::provedBy(const wire::Introduction& answer) const {
  if (keyHash.isEmpty()) return Proved::No;
  return answer.proof == seat_proof::proofOf(keyHash, challenge, answer.table.id) ? Proved::Yes : Proved::No;
}

}  // namespace tapu
