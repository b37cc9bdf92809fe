// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/typed_move.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

#include "app/board/spot_words.h"
#include "app/kit/field_limit.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/sight/sight_words.h"
#include "app/text/map_now.h"
#include "app/text/shown_text.h"
#include "engine/play/notation.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct TypedMoveText {
  Q_DECLARE_TR_FUNCTIONS(TypedMoveText)
};

struct Verb {
  const char* letter;
  ActionKind kind;
  BoardSpot::Kind at;
};
constexpr std::array kVerbs{
    Verb{"s", ActionKind::Settlement, BoardSpot::Kind::Corner}, Verb{"c", ActionKind::City, BoardSpot::Kind::Corner},
    Verb{"r", ActionKind::Road, BoardSpot::Kind::Edge},         Verb{"h", ActionKind::Ship, BoardSpot::Kind::Edge},
    Verb{"m", ActionKind::MoveShip, BoardSpot::Kind::Edge},     Verb{"b", ActionKind::Robber, BoardSpot::Kind::Hex},
    Verb{"p", ActionKind::Pirate, BoardSpot::Kind::Hex}};

TypedMove problem(const QString& sentence) { return {{}, sentence}; }

QString noSuchPlace(BoardSpot::Kind kind, const QString& text) {
  using enum BoardSpot::Kind;
  //: A typed move is not understood; %1 is what was typed. Numbers and letters such as 4NE stay as they are.
  if (kind == Corner)
    return TypedMoveText::tr("“%1” is no corner of this board. Type the number of a hex and a direction, such as 4NE.")
        .arg(quoted(text));
  //: A typed move is not understood; %1 is what was typed. Numbers and letters such as 4NE stay as they are.
  if (kind == Edge)
    return TypedMoveText::tr("“%1” is no edge of this board. Type the number of a hex and a side, such as 4NE.")
        .arg(quoted(text));
  //: A typed move is not understood; %1 is what was typed
  return TypedMoveText::tr("“%1” is no hex of this board. Type its number, such as 4.").arg(quoted(text));
}

/// The legal actions of a kind at these places.
std::vector<Action> legalAt(const PlaySight& sight, const Verb& verb, const std::vector<BoardSpot>& spots,
                            const std::vector<BoardSpot>& goals) {
  std::vector<Action> actions;
  const auto isOf = [](const std::vector<BoardSpot>& places, int place) {
    return std::any_of(places.begin(), places.end(), [place](const BoardSpot& each) { return each.place == place; });
  };
  // The robber and the pirate are one pick.
  const auto isMeant = [&](ActionKind kind) {
    return kind == verb.kind || (verb.kind == ActionKind::Robber && kind == ActionKind::Pirate);
  };
  for (const Action& action : sight.legal.all())
    if (isMeant(action.kind) && isOf(spots, action.place()) &&
        (goals.empty() || isOf(goals, static_cast<int>(action.target().value))))
      actions.push_back(action);
  return actions;
}

/// An action of this kind, to ask why it is refused.
Action sample(const PlaySight& sight, const Verb& verb, const BoardSpot& spot, const std::vector<BoardSpot>& goals) {
  using enum ActionKind;
  const ActionKind kind = verb.kind;
  if (kind == Settlement) return buildSettlement(CornerId(spot.place));
  if (kind == City) return buildCity(CornerId(spot.place));
  if (kind == Road) return buildRoad(EdgeId(spot.place));
  if (kind == Ship) return buildShip(EdgeId(spot.place));
  if (kind == MoveShip) return moveShip(EdgeId(spot.place), EdgeId(goals.empty() ? spot.place : goals.front().place));
  if (kind == Pirate) return movePirate(HexId(spot.place), {});
  return robberOrPirate(sight, HexId(spot.place));
}

TypedMove readPlace(const PlaySight& sight, const Verb& verb, const QString& text) {
  const MapNow now(sight.definition, sight.state);
  const Topology& map = *now;
  QStringList words = text.split(u' ', Qt::SkipEmptyParts);
  std::vector<BoardSpot> goals;
  if (verb.kind == ActionKind::MoveShip) {
    //: A typed move is not understood. The letter m and places such as 4NE stay as they are.
    if (words.size() != 2) return problem(TypedMoveText::tr("Type two edges for a ship that moves, such as m 4NE 5W."));
    goals = spotsNamed(map, words[1], verb.at);
    if (goals.empty()) return problem(noSuchPlace(verb.at, words[1]));
    words = {words[0]};
  }
  const QString place = words.join(QString());
  const std::vector<BoardSpot> spots = spotsNamed(map, place, verb.at);
  if (spots.empty()) return problem(noSuchPlace(verb.at, place));
  const std::vector<Action> actions = legalAt(sight, verb, spots, goals);
  const bool isOne = std::all_of(actions.begin(), actions.end(), [&](const Action& each) {
    return each.place() == actions.front().place() &&
           (verb.kind != ActionKind::MoveShip || each.target() == actions.front().target());
  });
  if (!actions.empty() && isOne) return {actions, {}};
  QStringList reasons;
  for (const BoardSpot& spot : spots) reasons << sight.refusalOf(sample(sight, verb, spot, goals)).sentence;
  reasons.removeDuplicates();
  if (actions.empty() && reasons.size() == 1) {
    const QString& why = reasons.front();
    //: A typed move is refused, and no better reason is known
    //: Answer to a typed move that is not possible at the moment
    return problem(why.isEmpty() ? TypedMoveText::tr("This cannot be played now.") : why);
  }
  QStringList names;
  for (const BoardSpot& spot : spots) names << shortName(map, spot);
  //: A typed move may mean several places; %1 is a list of what to type instead, such as "4aNE, 4bNE"
  return problem(TypedMoveText::tr("Several hexes have this number. Type one of: %1.").arg(names.join(u", "_s)));
}

}  // namespace

TypedMove readMove(const PlaySight& sight, const QString& text) {
  const QString typed = text.simplified();
  static const QRegularExpression form(u"^([scrhmbp])\\s?(\\S.*)$"_s, QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression place(u"^[\\d-]"_s, QRegularExpression::UseUnicodePropertiesOption);
  const QRegularExpressionMatch match = form.match(typed);
  if (match.hasMatch() && (typed[1].isSpace() || place.match(match.captured(2)).hasMatch()))
    for (const Verb& verb : kVerbs)
      if (match.captured(1).toLower() == QLatin1StringView(verb.letter))
        return readPlace(sight, verb, match.captured(2));
  if (const auto action = actionFrom(sight.definition, typed.toStdString(), sight.viewer)) {
    const QString why = sight.refusalOf(*action).sentence;
    if (why.isEmpty() && sight.hasHand()) return {{*action}, {}};
    return problem(why.isEmpty() ? TypedMoveText::tr("This cannot be played now.") : why);
  }
  if (sight.definition.sea.hasPirate)
    //: A typed move is not understood, where a pirate lies at sea (p); %1 is what was typed. The letters, “s 4NE” and
    //: “p 0,-2” stay as they are.
    return problem(TypedMoveText::tr("“%1” is no move. Type s, c, r, h, m or b and a place, such as s 4NE, or p and a "
                                     "hex of the sea, such as p 0,-2.")
                       .arg(quoted(typed)));
  //: A typed move is not understood; %1 is what was typed. The letters and “s 4NE” stay as they are.
  return problem(
      TypedMoveText::tr("“%1” is no move. Type s, c, r, h, m or b and a place, such as s 4NE.").arg(quoted(typed)));
}

TypedMoveSheet::TypedMoveSheet(QWidget* parent)
    : Sheet(parent),
      title_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      field_(new QLineEdit(this)),
      help_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)) {
  setObjectName(u"typedMoveSheet"_s);
  setRuleTopic(this, u"typed"_s);
  field_->setObjectName(u"typedMove"_s);
  limitLength(field_, 120);
  field_->setPlaceholderText(u"s 4NE"_s);
  auto* column = new QVBoxLayout(this);
  column->addWidget(title_);
  column->addWidget(field_);
  column->addWidget(help_);
  connect(field_, &QLineEdit::returnPressed, this, [this] { Q_EMIT typed(field_->text()); });
  retranslate();
  hide();
}

void TypedMoveSheet::open() {
  field_->clear();
  retranslate();
  fit();
  show();
  raise();
  field_->setFocus(Qt::ShortcutFocusReason);
}

/// Places the sheet below the prompt, as high as its words need.
void TypedMoveSheet::fit() {
  const int width = std::min(scaled(460) * std::max(100, textSizeInUse()) / 100, parentWidget()->width() - 20);
  layout()->invalidate();
  resize(width, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height());
  move((parentWidget()->width() - width) / 2, 70);
}

void TypedMoveSheet::complain(const QString& problem) {
  help_->setText(problem);
  help_->setColor(&Theme::danger);
  fit();
  field_->selectAll();
}

void TypedMoveSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return Sheet::keyPressEvent(event);
  hide();
  Q_EMIT closed();
}

void TypedMoveSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  if (language_.isAnother()) retranslate();  // else what was wrong with a move stays to be read
  if (isVisible()) fit();
}

void TypedMoveSheet::retranslate() {
  //: Title of the field for typed moves
  title_->setText(tr("Type a move"));
  setSpokenName(field_, title_->text());
  //: Help below the field for typed moves. Letters, numbers and directions stay as they are: they are what one types.
  help_->setText(
      tr("s settlement, c city, r road, h ship, b robber or pirate; then the number of a hex and a direction: s 4NE. A "
         "letter tells hexes of one number apart, from the top left: s 4bNE."));
  help_->setColor(&Theme::ink2);
  setSpokenDetails(field_, help_->text());
}

}  // namespace tapu

#include "moc_typed_move.cpp"
