// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/names_of_things.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <array>

namespace tapu {

namespace {

class ThingWords {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

}  // namespace

QString withShownDigits(QString text) {
  const char16_t zero = QLocale().zeroDigit().at(0).unicode();
  for (QChar& letter : text)
    if (letter >= u'0' && letter <= u'9') letter = QChar(static_cast<char16_t>(zero + (letter.unicode() - u'0')));
  return text;
}

QString nameOfResource(Resource resource) {
  switch (resource) {
    case Resource::Brick:
      //: Resource, as a label and in lists such as "2 × Brick"
      return ThingWords::tr("Brick");
    case Resource::Lumber:
      //: Resource, as a label and in lists such as "2 × Lumber"
      return ThingWords::tr("Lumber");
    case Resource::Wool:
      //: Resource, as a label and in lists such as "2 × Wool"
      return ThingWords::tr("Wool");
    case Resource::Grain:
      //: Resource, as a label and in lists such as "2 × Grain"
      return ThingWords::tr("Grain");
    case Resource::Ore:
      //: Resource, as a label and in lists such as "2 × Ore"
      return ThingWords::tr("Ore");
    case Resource::Unknown:
    case Resource::None: break;
  }
  //: A card whose kind is hidden, in lists such as "2 × Card"
  return ThingWords::tr("Card", "of unknown kind");
}

QString nameOfCard(Card card) {
  switch (card) {
    case Card::Knight:
      //: Development card
      return ThingWords::tr("Knight");
    case Card::Point:
      //: Development card
      return ThingWords::tr("Victory Point");
    case Card::RoadBuilding:
      //: Development card
      return ThingWords::tr("Road Building");
    case Card::YearOfPlenty:
      //: Development card
      return ThingWords::tr("Year of Plenty");
    case Card::Monopoly:
      //: Development card; not the board game of that name
      return ThingWords::tr("Monopoly");
    case Card::Insurance:
      //: Development card of the Crazy rules
      return ThingWords::tr("Insurance");
    case Card::Dog:
      //: Development card of the Crazy rules
      return ThingWords::tr("Anatolian Shepherd Dog");
    case Card::Unknown:
    case Card::None: break;
  }
  //: A development card whose kind is hidden
  return ThingWords::tr("Development card");
}

QString nameOfTerrain(Terrain terrain) {
  switch (terrain) {
    case Terrain::Forest:
      //: Terrain that yields lumber
      return ThingWords::tr("Forest");
    case Terrain::Hills:
      //: Terrain that yields brick
      return ThingWords::tr("Hills");
    case Terrain::Pasture:
      //: Terrain that yields wool
      return ThingWords::tr("Pasture");
    case Terrain::Fields:
      //: Terrain that yields grain
      return ThingWords::tr("Fields");
    case Terrain::Mountains:
      //: Terrain that yields ore
      return ThingWords::tr("Mountains");
    case Terrain::Desert:
      //: Terrain that yields nothing
      return ThingWords::tr("Desert");
    case Terrain::Gold:
      //: Terrain that yields any resource its players choose
      return ThingWords::tr("Gold");
    case Terrain::Fog:
      //: Terrain that nobody knows before a road or ship reaches it
      return ThingWords::tr("Fog");
    case Terrain::Sea: break;
  }
  //: Terrain: water
  return ThingWords::tr("Sea");
}

QString whatCardDoes(Card card) {
  switch (card) {
    case Card::Knight:
      //: What a Knight card does
      return ThingWords::tr(
          "Move the robber and take a card from a player there. Three knights may win the Largest Army.");
    case Card::Point:
      //: What a Victory Point card does
      return ThingWords::tr("Counts 1 victory point. It stays secret until you win.");
    case Card::RoadBuilding:
      //: What a Road Building card does
      return ThingWords::tr("Build two roads free of charge.");
    case Card::YearOfPlenty:
      //: What a Year of Plenty card does
      return ThingWords::tr("Take any two cards from the bank.");
    case Card::Monopoly:
      //: What a Monopoly card does
      return ThingWords::tr("Name a resource: every other player gives you all cards of it.");
    case Card::Insurance:
      //: What an Insurance card does
      return ThingWords::tr("Refunds all cities that earthquakes have taken from you and that were not refunded yet.");
    case Card::Dog:
      //: What a Dog card does
      return ThingWords::tr(
          "Protects your pastures from a wolf attack: play it in your turn, or as an answer when the wolves come.");
    case Card::Unknown:
    case Card::None: break;
  }
  return {};
}

QString nameOfEvent(RoundEvent event) {
  switch (event) {
    case RoundEvent::Flood:
      //: Event of the Crazy rules
      return ThingWords::tr("Flood");
    case RoundEvent::Earthquake:
      //: Event of the Crazy rules
      return ThingWords::tr("Earthquake");
    case RoundEvent::Wolf:
      //: Event of the Crazy rules
      return ThingWords::tr("Wolf Attack");
    case RoundEvent::Cybele:
      //: Event of the Crazy rules
      return ThingWords::tr("Cybele Month");
    case RoundEvent::None: break;
  }
  return {};
}

namespace {

QString whatFloodDoes(const Options& options) {
  const bool wholeThrow = options.floodScope == FloodScope::Throw, stays = options.floodLasts == FloodLasts::UntilUsed;
  //: What a flood does
  if (wholeThrow && stays) return ThingWords::tr("All grain hexes of the next throw that would yield give nothing.");
  if (wholeThrow) {
    //: What a flood does
    return ThingWords::tr("In this round, all grain hexes of the first throw that would yield give nothing.");
  }
  //: What a flood does
  if (stays) return ThingWords::tr("The next grain hex that would yield gives nothing.");
  //: What a flood does
  return ThingWords::tr("In this round, the first grain hex that would yield gives nothing.");
}

QString whatWolvesDo(const Options& options) {
  const bool wholeThrow = options.floodScope == FloodScope::Throw, stays = options.floodLasts == FloodLasts::UntilUsed;
  if (wholeThrow && stays) {
    //: What a wolf attack does
    return ThingWords::tr(
        "All wool hexes of the next throw that would yield give nothing, except to players who play a Dog.");
  }
  if (wholeThrow) {
    //: What a wolf attack does
    return ThingWords::tr(
        "In this round, all wool hexes of the first throw that would yield give nothing, except to players who play a "
        "Dog.");
  }
  //: What a wolf attack does
  if (stays)
    return ThingWords::tr("The next wool hex that would yield gives nothing, except to players who play a Dog.");
  //: What a wolf attack does
  return ThingWords::tr(
      "In this round, the first wool hex that would yield gives nothing, except to players who play a Dog.");
}

}  // namespace

QString whatEventDoes(RoundEvent event, const Options& options) {
  switch (event) {
    case RoundEvent::Flood: return whatFloodDoes(options);
    case RoundEvent::Wolf: return whatWolvesDo(options);
    case RoundEvent::Earthquake:
      if (options.earthquake == Earthquake::Downgrade) {
        //: What an earthquake does
        return ThingWords::tr("Every city becomes a settlement again. Insurance pays for the loss.");
      }
      //: What an earthquake does
      return ThingWords::tr("Every city on the board is destroyed. Insurance pays for the loss.");
    case RoundEvent::Cybele:
      //: What a Cybele Month does
      return ThingWords::tr("In this round every yield counts double.");
    case RoundEvent::None: break;
  }
  return {};
}

QString listOf(const QStringList& parts) {
  if (parts.size() < 2) return parts.value(0);
  const QString most = parts.first(parts.size() - 1).join(QStringLiteral(", "));
  //: A list of names, resources or numbers: %1 all but the last, with commas; %2 the last
  return ThingWords::tr("%1 and %2").arg(most, parts.last());
}

QString listOf(CardCounts resources) {
  QStringList parts;
  auto add = [&](Resource resource) {
    //: One kind of card in a list: %1 how many, %2 the bare name of the resource
    if (const int count = resources[resource])
      parts << ThingWords::tr("%1 × %2").arg(QLocale().toString(count), nameOfResource(resource));
  };
  for (Resource resource : kAllResources) add(resource);
  add(Resource::Unknown);
  //: Between two entries of a list of cards; keep the space
  return parts.join(ThingWords::tr(", ", "between cards"));
}

}  // namespace tapu
