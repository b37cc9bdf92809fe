// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/build_row.h"

#include <QHBoxLayout>

namespace tapu {

BuildRow::BuildRow(QHBoxLayout* line, QWidget* parent) : QObject(parent) {
  using Thing = BuildButton::Thing;
  for (Thing thing : {Thing::Road, Thing::Ship, Thing::ShipMove, Thing::Settlement, Thing::City, Thing::Card}) {
    auto* button = new BuildButton(thing, parent);
    buttons_[static_cast<std::size_t>(thing)] = button;
    button->setVisible(thing != Thing::Ship && thing != Thing::ShipMove);  // hidden until a game with ships is shown
    connect(button, &BuildButton::clicked, this, [this, thing] { Q_EMIT pick(thing); });
    connect(button, &BuildButton::lookedAt, this, [this, thing] { Q_EMIT lookedAt(thing); });
    connect(button, &BuildButton::lookedAway, this, &BuildRow::lookedAway);
    line->addWidget(button);
  }
}

void BuildRow::nameKeys(const GameActions* actions) {
  for (BuildButton* button : buttons_) button->nameKey(actions);
}

void BuildRow::refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked) {
  for (BuildButton* button : buttons_) button->refresh(sight, picked);
}

void BuildRow::setHeight(TrayHeight height) {
  for (BuildButton* button : buttons_) button->setHeight(height);
}

}  // namespace tapu

#include "moc_build_row.cpp"
