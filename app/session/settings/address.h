// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QNetworkInterface>
#include <QString>
#include <optional>

#include "app/net/limits.h"

namespace tapu {

/// The place where a game is served.
struct Address {
  QString host;  ///< name, IPv4, or IPv6 without brackets
  quint16 port = kDefaultPort;
  bool operator==(const Address&) const = default;
};

/// Reads what people type or paste: `host`, `host:port`, `[v6]`, `[v6]:port`, a bare v6 address, `tapu://...`, with the
/// code of a seat behind it or without; Devanagari digits too. Nothing if it is no address, or the code is none.
std::optional<Address> addressFrom(const QString& text);

/// A way into a game: its address, the code of the seat (app/wire/join_code.h), and the id of the table.
struct Invitation {
  std::optional<Address> address;  ///< nothing: a code alone was typed
  int code = -1;                   ///< -1: any seat
  QByteArray table = {};           ///< its id (app/wire/table_identity.h); empty: any that answers there
  bool operator==(const Invitation&) const = default;
};
/// The result of reading an invitation.
enum class InvitationFault : quint8 {
  None,
  NoAddress,  ///< the part for the address is none
  NoCode      ///< the digits are no code: too few, too many, or the last one does not fit the others
};
/// Reads the slip of a seat, whole or in part: an address as above, a code of six digits, an address and a code with a
/// blank between them, or a link `tapu://host:port/code#table`, whose parts behind the host may be missing. Returns the
/// fault; `invitation` counts only without one. Text behind the “#” that is no id of a table, as in a link that was cut
/// short, does not count: address and code before it are whole, and the table that answers says which one it is.
InvitationFault readInvitation(const QString& text, Invitation& invitation);

/// Whether two addresses lead to one table as they are written: same port, and same host, in capitals or not; localhost
/// is 127.0.0.1. No name is looked up.
bool isSamePlace(const Address& a, const Address& b);

/// "host", "host:port", "[v6]:port"; the port is left out where it is the default.
QString textOf(const Address& address);
/// "tapu://host:port", to be sent to friends.
QString linkOf(const Address& address);
/// The same with all that is known of the way, "tapu://host:port/256131#table". It must have an address. A program that
/// does not know of tables in links reads those alone that name none.
QString linkOf(const Invitation& way);

/// The addresses under which this computer can be reached on `port`, the likeliest first; loopback only if there is no
/// other.
QList<Address> ownAddresses(quint16 port);
/// The system's facts about a network interface of this computer.
struct OwnInterface {
  QNetworkInterface::InterfaceFlags flags;
  bool leadsOutside = true;  ///< see `leadsOutside`
  QList<QHostAddress> addresses;
};
/// Whether one of these interfaces has an address under which other computers could reach this one, or it them.
bool isOnNetwork(const QList<OwnInterface>& own);
/// Whether this computer has such an interface.
bool isOnNetwork();
/// Whether an interface may lead to other computers. A bridge that joins only machines inside this one, such as those
/// for containers, does not, nor does its port. `kept` is the folder where Linux describes the interfaces; one without
/// a description there does.
bool leadsOutside(const QString& name, const QString& kept = QStringLiteral("/sys/class/net"));
/// Whether the address leads every computer to itself. A server at such an address may hear nobody from outside.
bool isLoopback(const Address& address);

}  // namespace tapu
