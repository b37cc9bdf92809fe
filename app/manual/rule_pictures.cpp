// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rule_pictures.h"

#include <QCborMap>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPainterPath>

#include "app/board/board_effects.h"
#include "app/board/board_overlay.h"
#include "app/board/board_picture.h"
#include "app/board/board_scene.h"
#include "app/files/board_file.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QJsonObject& positions() {
  static const QJsonObject all = QJsonDocument::fromJson(contents(u":/rules/pictures.json"_s)).object();
  return all;
}

std::optional<Board> boardOf(const QJsonValue& value) {
  Complaint complaint;
  if (value.isObject()) return boardFromJson(QCborValue::fromJsonValue(value), {}, complaint);
  const auto file = readBoard(contents(u":/rules/%1.tapuboard"_s.arg(value.toString())), complaint);
  return file ? std::optional(file->board) : std::nullopt;
}

/// Puts the pieces that a position names on an empty board. Places that the board does not have are left out; a test
/// fails for them.
State stateOf(const QJsonObject& position, const Topology& map) {
  State state;
  state.corners.assign(map.cornerCount());
  state.edges.assign(map.edgeCount());
  const auto each = [&position](QLatin1StringView key, auto lay) {
    const QJsonObject pieces = position[key].toObject();
    for (auto it = pieces.begin(); it != pieces.end(); ++it) lay(it.key().toStdString(), SeatId(it.value().toInt()));
  };
  const auto onCorners = [&](QLatin1StringView key, Piece::Kind kind) {
    each(key, [&](const std::string& name, SeatId seat) {
      if (const auto corner = map.cornerNamed(name)) state.corners[corner->value] = Piece(seat, kind);
    });
  };
  const auto onEdges = [&](QLatin1StringView key, Piece::Kind kind) {
    each(key, [&](const std::string& name, SeatId seat) {
      if (const auto edge = map.edgeNamed(name)) state.edges[edge->value] = Piece(seat, kind);
    });
  };
  onCorners("settlements"_L1, Piece::Settlement);
  onCorners("cities"_L1, Piece::City);
  onEdges("roads"_L1, Piece::Road);
  onEdges("ships"_L1, Piece::Ship);
  for (const QJsonValue& robber : position["robbers"_L1].toArray())
    if (const auto hex = map.hexNamed(robber.toString().toStdString())) state.robbers.push_back(*hex);
  return state;
}

/// The sea as the board has it (14): the pirate where it begins, and all gifts. Cells under the fog need nothing more.
void layInTheSea(const Board& board, const Topology& map, State& state) {
  if (!board.pirate && board.gifts.empty()) return;
  SeaPart& sea = state.sea.make();
  if (board.pirate && board.pirate->at) sea.pirate = map.hexAt(*board.pirate->at).value_or(HexId{});
  const int gifts = static_cast<int>(board.gifts.size());
  sea.gifts.assign((gifts + kWordBits - 1) / kWordBits);
  for (int i = 0; i < gifts; ++i) sea.gifts[i / kWordBits] |= std::uint64_t{1} << i % kWordBits;
}

/// "road 1,0/SW", "settlement 0,0:N", "moveShip 1,0/NE 1,0/W".
std::vector<Action> targetsOf(const QJsonArray& texts, const Topology& map) {
  std::vector<Action> all;
  for (const QJsonValue& text : texts) {
    const QStringList words = text.toString().split(u' ');
    const std::string place = words.value(1).toStdString();
    if (words[0] == "settlement"_L1) {
      if (const auto corner = map.cornerNamed(place)) all.push_back(buildSettlement(*corner));
    } else if (const auto edge = map.edgeNamed(place)) {
      const auto to = map.edgeNamed(words.value(2).toStdString());
      if (words[0] == "moveShip"_L1 && to) all.push_back(moveShip(*edge, *to));
      if (words[0] == "road"_L1) all.push_back(buildRoad(*edge));
      if (words[0] == "ship"_L1) all.push_back(buildShip(*edge));
    }
  }
  return all;
}

}  // namespace

QStringList rulePictureNames() { return positions().keys(); }

QSizeF rulePictureSize(const QString& name) {
  const QJsonArray extent = positions()[name].toObject()["size"_L1].toArray();
  return {extent[0].toDouble(), extent[1].toDouble()};
}

void layRulePicture(const QString& name, BoardScene& scene) {
  const QJsonObject position = positions()[name].toObject();
  const auto board = boardOf(position["board"_L1]);
  if (!board) return;
  scene.effects().setMotion(Motion::Off);
  scene.setBoard(*board);
  State state = stateOf(position, scene.map());
  layInTheSea(*board, scene.map(), state);
  scene.setState(state);
  scene.overlay().showStartLand(BoardOverlay::StartLandShown::Yes);
  const std::vector<Action> targets = targetsOf(position["targets"_L1].toArray(), scene.map());
  const bool sails = !targets.empty() && targets.front().kind == ActionKind::MoveShip;
  if (!targets.empty())
    scene.setTargets(targets, position["mine"_L1].toInt(), Ghosts::Shown, sails ? MoveEnd::To : MoveEnd::From);
  if (const int thrown = position["thrown"_L1].toInt()) scene.effects().showProducing(thrown);
}

QImage rulePicture(const QString& name, const Theme& theme, qreal scale, qreal ratio) {
  BoardScene scene;
  scene.setTheme(theme);
  layRulePicture(name, scene);
  if (!scene.hasBoard()) return {};
  const QSize size = (rulePictureSize(name) * scale).toSize();
  QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath rounded;
  rounded.addRoundedRect(QRectF(QPointF(), QSizeF(size)), 10 * scale, 10 * scale);
  painter.setClipPath(rounded);
  paintScene(painter, scene, size, PictureSea::Painted, ratio);
  return image;
}

}  // namespace tapu
