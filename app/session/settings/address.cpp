// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/address.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

#include "app/wire/join_code.h"
#include "app/wire/table_identity.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

/// The text with digits of any script as 0-9: a port may be typed with Devanagari digits.
QString withLatinDigits(QString text) {
  for (QChar& letter : text)
    if (letter.isDigit()) letter = QChar(u'0' + letter.digitValue());
  return text;
}

bool isIpv6(const QString& text) {
  QHostAddress address;
  return address.setAddress(text) && address.protocol() == QAbstractSocket::IPv6Protocol;
}

bool isHostName(const QString& text) {
  static const QRegularExpression shape(u"^(?!-)[\\p{L}\\p{M}\\p{N}_-]+(\\.[\\p{L}\\p{M}\\p{N}_-]+)*\\.?$"_s);
  return text.size() <= 253 && shape.match(text).hasMatch();
}

/// Dots and digits only must be a whole IPv4 address: "300.1.1.1" is a typing error and no host name.
bool isBrokenIpv4(const QString& text) {
  static const QRegularExpression shape(u"^[0-9.]+$"_s);
  QHostAddress address;
  return shape.match(text).hasMatch() && (text.count(u'.') != 3 || !address.setAddress(text));
}

std::optional<quint16> portFrom(const QString& text) {
  static const QRegularExpression shape(u"^[0-9]{1,5}$"_s);
  const int port = text.toInt();
  if (!shape.match(text).hasMatch() || port < 1 || port > 0xffff) return std::nullopt;
  return static_cast<quint16>(port);
}

std::optional<Address> bracketed(const QString& text) {
  const qsizetype end = text.indexOf(u']');
  if (end < 0) return std::nullopt;
  const QString host = text.mid(1, end - 1), rest = text.mid(end + 1);
  if (!isIpv6(host)) return std::nullopt;
  if (rest.isEmpty()) return Address{host};
  const auto port = rest.startsWith(u':') ? portFrom(rest.mid(1)) : std::nullopt;
  return port ? std::optional(Address{host, *port}) : std::nullopt;
}

/// Wired and wireless addresses of the home first, IPv6 after them. Those of one link come last: each has the name of
/// an interface of this computer behind it, where others put their own. On one cable between two computers there may be
/// no other.
int likelihood(const QHostAddress& address) {
  if (address.isLoopback()) return 4;
  if (address.protocol() == QAbstractSocket::IPv4Protocol) return address.isLinkLocal() ? 2 : 0;
  return address.isLinkLocal() ? 3 : 1;
}

std::optional<Address> bareAddress(const QString& text) {
  if (text.startsWith(u'[')) return bracketed(text);
  if (isIpv6(text)) return Address{text};
  const qsizetype colon = text.indexOf(u':');
  const QString host = text.left(colon);
  if (!isHostName(host) || isBrokenIpv4(host)) return std::nullopt;
  if (colon < 0) return Address{host};
  const auto port = portFrom(text.mid(colon + 1));
  return port ? std::optional(Address{host, *port}) : std::nullopt;
}

constexpr auto kScheme = "tapu://"_L1;
// 22 letters of an id remain, so that the QR code of a link stays small.
constexpr auto kInLinks = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

bool isLink(const QString& text) { return text.startsWith(kScheme, Qt::CaseInsensitive); }

/// The id of a table in the form of a link; empty without one.
QByteArray tableFrom(const QString& text) {
  const auto read = QByteArray::fromBase64Encoding(text.toLatin1(), kInLinks | QByteArray::AbortOnBase64DecodingErrors);
  return read && (*read).size() == TableIdentity::kBytes ? *read : QByteArray();
}

/// The typed text, as address and code; a missing part is empty.
struct Halves {
  QString address, code;
};

Halves halvesOf(QString text) {
  if (isLink(text)) text = text.mid(kScheme.size());
  while (text.endsWith(u'/')) text.chop(1);
  if (const qsizetype slash = text.indexOf(u'/'); slash > 0) return {text.left(slash), text.mid(slash + 1)};
  static const QRegularExpression digitsAtEnd(u"^(?:(.*?)\\s){0,1}?([0-9][0-9\\s–-]*)$"_s);
  const auto match = digitsAtEnd.match(text);
  return match.hasMatch() ? Halves{match.captured(1).trimmed(), match.captured(2)} : Halves{text, {}};
}

/// Whether the interface that Linux describes in this folder is hardware, or of a kind that stands on hardware, such as
/// a bond of two cards; an end of a wire to a machine inside this one has no kind.
bool isOutlet(const QDir& folder) {
  if (folder.exists(u"device"_s)) return true;
  QFile about(folder.filePath(u"uevent"_s));
  return about.open(QIODevice::ReadOnly) && about.readAll().contains("DEVTYPE=");
}

}  // namespace

std::optional<Address> addressFrom(const QString& typed) {
  Invitation read;
  return readInvitation(typed, read) == InvitationFault::None ? read.address : std::nullopt;
}

InvitationFault readInvitation(const QString& typed, Invitation& invitation) {
  QString text = withLatinDigits(typed.trimmed());
  text.remove(QChar(u'\u200b'));  // a mark that chat bubbles add to long words
  const qsizetype mark = isLink(text) ? text.indexOf(u'#') : -1;
  const Halves halves = halvesOf(text.left(mark));
  Invitation read;
  if (mark >= 0) read.table = tableFrom(text.mid(mark + 1));
  if (!halves.address.isEmpty() || halves.code.isEmpty()) {
    read.address = bareAddress(halves.address);
    if (!read.address) return InvitationFault::NoAddress;
  }
  if (!halves.code.isEmpty()) {
    const auto code = joinCodeFrom(halves.code);
    if (!code) return InvitationFault::NoCode;
    read.code = *code;
  }
  invitation = read;
  return InvitationFault::None;
}

bool isSamePlace(const Address& a, const Address& b) {
  const auto host = [](const Address& address) {
    const QString name = address.host.toLower();
    return name == "localhost"_L1 ? u"127.0.0.1"_s : name;
  };
  return a.port == b.port && host(a) == host(b);
}

QString textOf(const Address& address) {
  const bool plain = !address.host.contains(u':');
  const QString host = plain ? address.host : u'[' + address.host + u']';
  return address.port == kDefaultPort ? host : host + u':' + QString::number(address.port);
}

QString linkOf(const Address& address) {
  const bool plain = !address.host.contains(u':');
  return kScheme + (plain ? address.host : u'[' + address.host + u']') + u':' + QString::number(address.port);
}

QString linkOf(const Invitation& way) {
  QString link = linkOf(*way.address);
  if (way.code >= 0) link += u'/' + QString::number(way.code).rightJustified(6, u'0');
  if (!way.table.isEmpty()) link += u'#' + QString::fromLatin1(way.table.toBase64(kInLinks));
  return link;
}

QList<Address> ownAddresses(quint16 port) {
  QList<QHostAddress> found;
  for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
    const auto flags = network.flags();
    if (!(flags & QNetworkInterface::IsUp) || !(flags & QNetworkInterface::IsRunning)) continue;
    for (const QNetworkAddressEntry& entry : network.addressEntries()) {
      found << entry.ip();
    }
  }
  std::ranges::stable_sort(found, {}, likelihood);
  const bool isAlone = std::ranges::all_of(found, &QHostAddress::isLoopback);
  QList<Address> result;
  for (const QHostAddress& address : found)
    if (isAlone || !address.isLoopback()) result << Address{address.toString(), port};
  return result;
}

bool isOnNetwork(const QList<OwnInterface>& own) {
  return std::ranges::any_of(own, [](const OwnInterface& each) {
    const bool isGoing = each.flags.testFlag(QNetworkInterface::IsUp) &&
                         each.flags.testFlag(QNetworkInterface::IsRunning) &&
                         !each.flags.testFlag(QNetworkInterface::IsLoopBack);
    return isGoing && each.leadsOutside && !std::ranges::all_of(each.addresses, &QHostAddress::isLoopback);
  });
}

bool isOnNetwork() {
  QList<OwnInterface> own;
  for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
    QList<QHostAddress> addresses;
    for (const QNetworkAddressEntry& entry : network.addressEntries()) addresses << entry.ip();
    own << OwnInterface{network.flags(), leadsOutside(network.name()), addresses};
  }
  return isOnNetwork(own);
}

bool leadsOutside(const QString& name, const QString& kept) {
  const QDir folder(kept + u'/' + name);
  if (folder.exists(u"brport"_s)) return false;
  if (!folder.exists(u"bridge"_s)) return true;
  const QStringList ports = QDir(folder.filePath(u"brif"_s)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
  return std::ranges::any_of(ports, [&kept](const QString& port) { return isOutlet(QDir(kept + u'/' + port)); });
}

bool isLoopback(const Address& address) {
  return address.host.compare("localhost"_L1, Qt::CaseInsensitive) == 0 || QHostAddress(address.host).isLoopback();
}

}  // namespace tapu
