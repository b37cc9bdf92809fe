// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <array>

#include "app/formats/files.h"
#include "app/game/describe.h"
#include "app/net/notice.h"

namespace tapu {

namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

class Phrases {
  Q_DECLARE_TR_FUNCTIONS(Phrases)
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

QString listOf(Pack resources) {
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

QString lastHeard(const LobbySeat& seat) {
  if (seat.holder != SeatHolder::Person || seat.link == Link::Up || seat.heardAgoMs < 0) return {};
  const int seconds = seat.heardAgoMs / 1000;
  //: State of a player whose connection is silent or lost
  if (seconds < 60) return Words::tr("Last heard %n second(s) ago", nullptr, seconds);
  //: State of a player whose connection is silent or lost
  return Words::tr("Last heard %n minute(s) ago", nullptr, seconds / 60);
}

int quickPhraseCount() { return 10; }

QString quickPhrase(int index) {
  switch (index) {
    case 0:
      //: Quick phrase of the chat; whole sentences that a reader sees in his own language
      return Phrases::tr("Hello!");
    case 1:
      //: Quick phrase of the chat
      return Phrases::tr("Good luck, everybody!");
    case 2:
      //: Quick phrase of the chat
      return Phrases::tr("Well played!");
    case 3:
      //: Quick phrase of the chat
      return Phrases::tr("Thank you!");
    case 4:
      //: Quick phrase of the chat
      return Phrases::tr("One moment, please.");
    case 5:
      //: Quick phrase of the chat
      return Phrases::tr("Anybody for a trade?");
    case 6:
      //: Quick phrase of the chat, about a trade
      return Phrases::tr("No, thank you.");
    case 7:
      //: Quick phrase of the chat, about the robber
      return Phrases::tr("Please not me!");
    case 8:
      //: Quick phrase of the chat
      return Phrases::tr("What a throw!");
    case 9:
      //: Quick phrase of the chat
      return Phrases::tr("Good game! Thanks for playing.");
    default: return {};
  }
}

namespace {

QString noticeText(Notice notice, const ChatLine& line) {
  const auto number = [&line](int part) { return withShownDigits(line.text.section(u'/', part, part)); };
  const QString kept = number(0), seen = number(1), votes = number(0), persons = number(1);
  switch (notice) {
    case Notice::StoreFailed:
      //: Notice in the chat, seen by all; %1 is the system's own remark, such as "disk full"
      return Phrases::tr("The game is paused: it cannot be saved on the host’s computer (%1). Nothing is lost.")
          .arg(systemWords(line.text));
    case Notice::StoreWorks:
      //: Notice in the chat after saving had failed
      return Phrases::tr("The game can be saved again. It goes on.");
    case Notice::StopVoted:
      //: Notice, seen by all: %1 is a player; %2 of %3 persons are for it
      return Phrases::tr("%1 wants to end the game by agreement: %2 of %3 agree.").arg(line.name, votes, persons);
    case Notice::StopVoteTaken:
      //: Notice, seen by all: %1 is a player; %2 of %3 persons still want to end the game
      return Phrases::tr("%1 would rather play on: %2 of %3 agree to end the game.").arg(line.name, votes, persons);
    case Notice::MovesMissing:
      if (line.seat < 0)
        //: Notice, seen by all; %1 the number of a move
        return Phrases::tr(
                   "The host’s file of this game was damaged: moves after number %1 may be missing. The game "
                   "stands still until the host decides.")
            .arg(kept);
      //: Notice, seen by all: %1 is a player, %2 and %3 are numbers of moves
      return Phrases::tr(
                 "The host’s file has lost moves of this game: %1 has seen move %2, but those after move %3 are "
                 "missing. The game stands still until the host decides.")
          .arg(line.name, seen, kept);
    case Notice::GoesOnWithout:
      //: Notice, seen by all, after moves of the game were lost; %1 the number of a move
      return Phrases::tr("The game goes on after move %1, without the moves that were lost.").arg(kept);
  }
  return {};
}

}  // namespace

QString chatText(const ChatLine& line) {
  if (line.kind == ChatLine::Kind::Notice) return noticeText(static_cast<Notice>(line.phrase), line);
  return line.phrase >= 0 ? quickPhrase(line.phrase) : line.text;
}

}  // namespace tapu
