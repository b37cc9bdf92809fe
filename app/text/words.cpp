// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <array>

#include "app/text/describe.h"

namespace tapu {

namespace {

class Words {
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
      return Words::tr("Brick");
    case Resource::Lumber:
      //: Resource, as a label and in lists such as "2 × Lumber"
      return Words::tr("Lumber");
    case Resource::Wool:
      //: Resource, as a label and in lists such as "2 × Wool"
      return Words::tr("Wool");
    case Resource::Grain:
      //: Resource, as a label and in lists such as "2 × Grain"
      return Words::tr("Grain");
    case Resource::Ore:
      //: Resource, as a label and in lists such as "2 × Ore"
      return Words::tr("Ore");
    case Resource::Unknown:
    case Resource::None: break;
  }
  //: A card whose kind is hidden, in lists such as "2 × Card"
  return Words::tr("Card", "of unknown kind");
}

QString nameOfCard(Card card) {
  switch (card) {
    case Card::Knight:
      //: Development card
      return Words::tr("Knight");
    case Card::Point:
      //: Development card
      return Words::tr("Victory Point");
    case Card::RoadBuilding:
      //: Development card
      return Words::tr("Road Building");
    case Card::YearOfPlenty:
      //: Development card
      return Words::tr("Year of Plenty");
    case Card::Monopoly:
      //: Development card; not the board game of that name
      return Words::tr("Monopoly");
    case Card::Insurance:
      //: Development card of the Crazy rules
      return Words::tr("Insurance");
    case Card::Dog:
      //: Development card of the Crazy rules
      return Words::tr("Anatolian Shepherd Dog");
    case Card::Unknown:
    case Card::None: break;
  }
  //: A development card whose kind is hidden
  return Words::tr("Development card");
}

QString nameOfTerrain(Terrain terrain) {
  switch (terrain) {
    case Terrain::Forest:
      //: Terrain that yields lumber
      return Words::tr("Forest");
    case Terrain::Hills:
      //: Terrain that yields brick
      return Words::tr("Hills");
    case Terrain::Pasture:
      //: Terrain that yields wool
      return Words::tr("Pasture");
    case Terrain::Fields:
      //: Terrain that yields grain
      return Words::tr("Fields");
    case Terrain::Mountains:
      //: Terrain that yields ore
      return Words::tr("Mountains");
    case Terrain::Desert:
      //: Terrain that yields nothing
      return Words::tr("Desert");
    case Terrain::Sea: break;
  }
  //: Terrain: water
  return Words::tr("Sea");
}

QString whatCardDoes(Card card) {
  switch (card) {
    case Card::Knight:
      //: What a Knight card does
      return Words::tr("Move the robber and take a card from a player there. Three knights may win the Largest Army.");
    case Card::Point:
      //: What a Victory Point card does
      return Words::tr("Counts 1 victory point. It stays secret until you win.");
    case Card::RoadBuilding:
      //: What a Road Building card does
      return Words::tr("Build two roads free of charge.");
    case Card::YearOfPlenty:
      //: What a Year of Plenty card does
      return Words::tr("Take any two cards from the bank.");
    case Card::Monopoly:
      //: What a Monopoly card does
      return Words::tr("Name a resource: every other player gives you all cards of it.");
    case Card::Insurance:
      //: What an Insurance card does
      return Words::tr("Refunds all cities that earthquakes have taken from you and that were not refunded yet.");
    case Card::Dog:
      //: What a Dog card does
      return Words::tr(
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
      return Words::tr("Flood");
    case RoundEvent::Earthquake:
      //: Event of the Crazy rules
      return Words::tr("Earthquake");
    case RoundEvent::Wolf:
      //: Event of the Crazy rules
      return Words::tr("Wolf Attack");
    case RoundEvent::Cybele:
      //: Event of the Crazy rules
      return Words::tr("Cybele Month");
    case RoundEvent::None: break;
  }
  return {};
}

namespace {

QString whatFloodDoes(const Options& options) {
  const bool wholeThrow = options.floodScope == FloodScope::Throw, stays = options.floodLasts == FloodLasts::UntilUsed;
  //: What a flood does
  if (wholeThrow && stays) return Words::tr("All grain hexes of the next throw that would yield give nothing.");
  if (wholeThrow) {
    //: What a flood does
    return Words::tr("In this round, all grain hexes of the first throw that would yield give nothing.");
  }
  //: What a flood does
  if (stays) return Words::tr("The next grain hex that would yield gives nothing.");
  //: What a flood does
  return Words::tr("In this round, the first grain hex that would yield gives nothing.");
}

QString whatWolvesDo(const Options& options) {
  const bool wholeThrow = options.floodScope == FloodScope::Throw, stays = options.floodLasts == FloodLasts::UntilUsed;
  if (wholeThrow && stays) {
    //: What a wolf attack does
    return Words::tr(
        "All wool hexes of the next throw that would yield give nothing, except to players who play a Dog.");
  }
  if (wholeThrow) {
    //: What a wolf attack does
    return Words::tr(
        "In this round, all wool hexes of the first throw that would yield give nothing, except to players who play a "
        "Dog.");
  }
  //: What a wolf attack does
  if (stays) return Words::tr("The next wool hex that would yield gives nothing, except to players who play a Dog.");
  //: What a wolf attack does
  return Words::tr(
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
        return Words::tr("Every city becomes a settlement again. Insurance pays for the loss.");
      }
      //: What an earthquake does
      return Words::tr("Every city on the board is destroyed. Insurance pays for the loss.");
    case RoundEvent::Cybele:
      //: What a Cybele Month does
      return Words::tr("In this round every yield counts double.");
    case RoundEvent::None: break;
  }
  return {};
}

QString listOf(CardCounts resources) {
  QStringList parts;
  auto add = [&](Resource resource) {
    //: One kind of card in a list: %1 how many, %2 the bare name of the resource
    if (const int count = resources[resource])
      parts << Words::tr("%1 × %2").arg(QLocale().toString(count), nameOfResource(resource));
  };
  for (Resource resource : kAllResources) add(resource);
  add(Resource::Unknown);
  //: Between two entries of a list of cards; keep the space
  return parts.join(Words::tr(", ", "between cards"));
}

}  // namespace tapu
