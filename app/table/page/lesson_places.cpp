// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/lesson_places.h"

#include <QWidget>

#include "app/table/hand/hand_strip.h"
#include "app/table/hand/play_gesture.h"
#include "app/table/sight/place_facts.h"
#include "app/table/sight/sight_words.h"
#include "engine/play/notation.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

/// An action at the place that is named so; the notation of places is that of actions.
std::optional<Action> actionAt(const GameDefinition& definition, const QString& show) {
  const QString kind = show.section(u' ', 0, 0), place = show.section(u' ', 1);
  const QString text = kind == "corner"_L1 ? u"settlement "_s + place
                       : kind == "edge"_L1 ? u"road "_s + place
                       : kind == "hex"_L1  ? u"robber "_s + place + u" -"_s
                                           : QString();
  return text.isEmpty() ? std::nullopt : actionFrom(definition, text.toStdString());
}

}  // namespace

std::optional<BoardSpot> spotSpokenOf(const GameDefinition& definition, const TablePage::Spoken& spoken) {
  if (!spoken.show.isEmpty()) {
    const auto named = actionAt(definition, spoken.show);
    return named ? spotOf(*named) : std::nullopt;
  }
  return spoken.asked.empty() ? std::nullopt : spotOf(spoken.asked.front());
}

QString partSpokenOf(const TablePage::Spoken& spoken) {
  if (!spoken.show.isEmpty()) return spoken.show;
  if (spoken.asked.empty()) return {};
  using enum ActionKind;
  const ActionKind kind = spoken.asked.front().kind;
  if (kind == Roll || kind == EndTurn || kind == Done || kind == WantBuild) return u"end"_s;
  if (kind == Bank || kind == Offer) return u"trade"_s;
  if (kind == Accept || kind == Decline) return u"offers"_s;
  if (kind == BuyCard) return u"buy-card"_s;
  if (kind == Discard || kind == Gold) return u"choices"_s;
  if (kind == StartCards || kind == StartCity) return u"start"_s;
  if (kind == Pass) return u"choices"_s;
  return u"cards"_s;  // one of the hand is played
}

std::optional<BuildButton::Thing> thingSpokenOf(const TablePage::Spoken& spoken) {
  if (spoken.asked.empty()) return {};
  using enum ActionKind;
  const ActionKind kind = spoken.asked.front().kind;
  if (kind == Road) return BuildButton::Thing::Road;
  if (kind == Settlement) return BuildButton::Thing::Settlement;
  if (kind == City) return BuildButton::Thing::City;
  if (kind == Ship) return BuildButton::Thing::Ship;
  if (kind == MoveShip) return BuildButton::Thing::ShipMove;
  return {};
}

QWidget* cardSpokenOf(const HandStrip* hand, const TablePage::Spoken& spoken) {
  if (spoken.asked.empty()) return nullptr;
  for (DevelopmentCard* card : hand->findChildren<DevelopmentCard*>()) {
    const auto trial = trialOf(card->kind());
    if (trial && trial->kind == spoken.asked.front().kind && card->isVisibleTo(hand)) return card;
  }
  return nullptr;
}

bool isDecline(const TablePage::Spoken& spoken) {
  return !spoken.asked.empty() && spoken.asked.front().kind == ActionKind::Decline;
}

std::optional<BuildButton::Thing> buttonBefore(const PlaySight& now, const PlayGesture* gesture,
                                               const TablePage::Spoken& spoken) {
  const auto thing = spoken.show.isEmpty() ? thingSpokenOf(spoken) : std::nullopt;
  return thing && isTimeToBuild(now.must()) && thingOf(gesture) != thing ? thing : std::nullopt;
}

QRect placeOn(const QWidget* page, const QWidget* part) {
  if (!part || !part->isVisibleTo(page)) return {};
  const QRect all(part->mapTo(page, QPoint(0, 0)), part->size());
  return all.intersected(page->rect());
}

}  // namespace tapu
