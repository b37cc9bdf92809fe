// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/choice_panel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/sight/sight_words.h"
#include "app/text/names_of_things.h"
#include "engine/play/at_stake.h"
#include "engine/rules/cards.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// A button with a player's color and badge, or with the picture of a resource, before its words.
class ChoiceButton : public ActionButton {
 public:
  ChoiceButton(const QString& text, int badge, Resource kind, QWidget* parent)
      : ActionButton(text, Role::Quiet, parent), badge_(badge), kind_(kind) {
    if (badge >= 0) setSpokenDetails(this, playerColorName(badge));
  }
  QSize sizeHint() const override { return ActionButton::sizeHint() + QSize(2 * scaled(kPicture), scaled(6)); }

 protected:
  void paintEvent(QPaintEvent* event) override {
    ActionButton::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = scaled(kPicture), top = (height() - side) / 2;
    const QRectF at(scaled(20), top, side, side);
    if (kind_ != Resource::None)
      return painter.drawPixmap(at.topLeft(), resourcePicture(kind_, side, devicePixelRatioF()));
    if (badge_ < 0) return;
    QPainterPath edge;
    edge.addRoundedRect(QRectF(rect()).adjusted(5, 5, -5, -5), 9, 9);
    painter.setClipPath(edge);
    painter.fillRect(QRectF(5, 0, 8, height()), playerColor(badge_).fill);
    painter.setClipping(false);
    paintBadge(painter, at, badge_);
  }

 private:
  static constexpr int kPicture = 26;
  int badge_;
  Resource kind_;
};

/// The section of the rules about the choice.
QString topicOf(ChoicePanel::Kind kind, Card card) {
  using Kind = ChoicePanel::Kind;
  switch (kind) {
    case Kind::Discard: return u"discard"_s;
    case Kind::Card: return topicOfCard(card);
    case Kind::Answer: return u"dog"_s;
    case Kind::Gold: return u"gold"_s;
    case Kind::Victim: return u"steal"_s;
    case Kind::None: break;
  }
  return {};
}

/// Plays this card for the chosen ones.
Action actionOf(Card card, const CardCounts& chosen) {
  Action action = trialOf(card).value_or(Action());
  action.first = action.second = Resource::None;
  for (Resource kind : kAllResources) {
    for (int n = 0; n < chosen[kind]; ++n) (action.first == Resource::None ? action.first : action.second) = kind;
  }
  return action;
}

bool isSuggestion(const QKeyEvent& key) { return key.key() == Qt::Key_G && key.modifiers() == Qt::NoModifier; }

bool isWriting() { return qobject_cast<QLineEdit*>(QApplication::focusWidget()); }

/// Whether cards are chosen one by one.
bool choosesCards(ChoicePanel::Kind kind, int needed) {
  return needed > 0 && (kind == ChoicePanel::Kind::Discard || kind == ChoicePanel::Kind::Card);
}

/// Enter is all that is left to press, unless somebody writes a message.
void offerEnter(ActionButton* ok) {
  if (ok->isEnabled() && !isWriting()) ok->setFocus(Qt::OtherFocusReason);
}

void nameButtons(std::initializer_list<std::pair<ActionButton*, QString>> names) {
  for (const auto& [button, name] : names) button->setObjectName(name);
}

void join(GoldSheet* gold, ChoicePanel* panel) {
  gold->hide();
  QObject::connect(gold, &GoldSheet::act, panel, &ChoicePanel::act);
  QObject::connect(gold, &GoldSheet::suggestionWanted, panel, &ChoicePanel::suggestionWanted);
  QObject::connect(gold, &GoldSheet::changed, panel, [gold, panel] {
    Q_EMIT panel->changed();
    offerEnter(gold->takeButton());
  });
}

}  // namespace

ChoicePanel::ChoicePanel(QWidget* parent, Shape shape)
    : Sheet(parent),
      title_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      text_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, this)),
      total_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      reason_(new Words({}, kNoteText, Weight::Regular, &Theme::danger, this)),
      clock_(new ClockRing(this)),
      victims_(new QWidget(this)),
      victimRows_(new QVBoxLayout(victims_)),
      ok_(new ActionButton({}, ActionButton::Role::Next, this)),
      clear_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      cancel_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      suggest_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      gold_(new GoldSheet(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  total_->setWordWrap(false);
  if (shape == Shape::Flat) head->addWidget(total_);
  head->addWidget(clock_);
  column->addLayout(head);
  // In a low window the choices scroll; how many are chosen, and the buttons below, are always visible.
  column->addWidget(makeChoices(shape), 1);
  if (shape != Shape::Flat) column->addWidget(total_);
  column->addWidget(reason_);
  auto* foot = new QHBoxLayout;
  // A flat panel lies in a low place: there a line of buttons of its own would hide the choices.
  if (shape == Shape::Flat)
    foot->addWidget(ok_, 1);
  else
    column->addWidget(ok_);
  foot->setSpacing(6);
  foot->addWidget(suggest_);
  foot->addWidget(clear_);
  foot->addWidget(cancel_);
  column->addLayout(foot);
  column->addWidget(gold_, 1);
  join(gold_, this);
  nameButtons(
      {{ok_, u"choiceOk"_s}, {clear_, u"choiceClear"_s}, {suggest_, u"choiceSuggest"_s}, {cancel_, u"choiceCancel"_s}});
  connect(ok_, &ActionButton::clicked, this, [this] {
    const Action action = action_;
    moment_.stop();
    if (kind_ != Kind::Discard && kind_ != Kind::Answer) close();
    Q_EMIT act(action);
  });
  moment_.setObjectName(u"discardMoment"_s);
  moment_.setSingleShot(true);
  moment_.setInterval(kMomentMs);
  connect(&moment_, &QTimer::timeout, ok_, &ActionButton::click);  // which does nothing where it is off
  connect(clear_, &ActionButton::clicked, this, [this] { choose({}); });
  connect(suggest_, &ActionButton::clicked, this, &ChoicePanel::suggestionWanted);
  connect(cancel_, &ActionButton::clicked, this, [this] {
    if (kind_ == Kind::Answer) return Q_EMIT act(pass());
    close();
  });
  hide();
}

QWidget* ChoicePanel::makeChoices(Shape shape) {
  auto* body = new QWidget;
  body->setObjectName(u"plain"_s);
  auto* lines = new QVBoxLayout(body);
  lines->setContentsMargins(0, 0, 0, 0);
  lines->setSpacing(8);
  scroll_ = new QScrollArea(this);
  scrollBare(scroll_, body);
  lines->addWidget(text_);
  auto* kinds = new QGridLayout;
  kinds->setHorizontalSpacing(24);
  kinds->setVerticalSpacing(shape == Shape::Flat ? 2 : 8);
  lines->addLayout(kinds);
  const int columns = shape == Shape::Flat ? 2 : 1;
  for (Resource kind : kAllResources) {
    auto* stepper = new Stepper(kind, this);
    steppers_[static_cast<std::size_t>(kind)] = stepper;
    connect(stepper, &Stepper::stepped, this, &ChoicePanel::step);
    const int at = static_cast<int>(kind);
    kinds->addWidget(stepper, at / columns, at % columns);
    if (shape == Shape::Flat) stepper->setHeight(Stepper::Height::Low);
  }
  victimRows_->setContentsMargins(0, 0, 0, 0);
  lines->addWidget(victims_);
  lines->addStretch(1);
  return scroll_;
}

void ChoicePanel::askCard(Card card) {
  kind_ = Kind::Card;
  card_ = card;
  chosen_ = {};
  Q_EMIT changed();
  ok_->setFocus(Qt::OtherFocusReason);
}

void ChoicePanel::askVictim(const std::vector<Action>& robbers) {
  kind_ = Kind::Victim;
  robbers_ = robbers;
  Q_EMIT changed();
}

void ChoicePanel::close() {
  moment_.stop();
  kind_ = Kind::None;
  chosen_ = {};
  Q_EMIT changed();
}

void ChoicePanel::step(Resource kind, int by) {
  if (kind_ == Kind::Gold) return gold_->step(kind, by);
  if (by > 0 && kind_ == Kind::Card && needed_ == 1) chosen_ = {};  // another one in its place
  const int now = chosen_[kind];
  if (now + by < 0 || chosen_.total() + by > needed_) return;
  moment_.stop();
  chosen_ = by > 0 ? chosen_ + CardCounts::of(kind) : chosen_ - CardCounts::of(kind);
  Q_EMIT changed();
  offerEnter(ok_);
}

void ChoicePanel::stepByClick(Resource kind, int by) {
  const int before = chosen_.total();
  step(kind, by);
  if (kind_ != Kind::Discard || chosen_.total() <= before || chosen_.total() < needed_) return;
  moment_.start();
  Q_EMIT changed();
}

void ChoicePanel::choose(CardCounts cards) {
  if (kind_ == Kind::Gold) return gold_->choose(cards);
  moment_.stop();
  chosen_ = cards;
  Q_EMIT changed();
  offerEnter(ok_);
}

void ChoicePanel::showEvent(QShowEvent* event) {
  Sheet::showEvent(event);
  if (kind_ == Kind::Gold && !isWriting()) return gold_->takeFocus();
  if (!choosesCards(kind_, needed_) || isWriting()) return;  // nobody is interrupted while writing a message
  for (const Stepper* stepper : steppers_)
    if (stepper->moreButton()->isEnabled()) return stepper->moreButton()->setFocus(Qt::OtherFocusReason);
}

bool ChoicePanel::event(QEvent* event) {
  const auto isOwn = [this](const QKeyEvent& key) {
    if (kind_ == Kind::Gold) return gold_->takes(key);
    return choosesCards(kind_, needed_) && (resourceOfKey(key) || (kind_ == Kind::Discard && isSuggestion(key)));
  };
  if (event->type() == QEvent::ShortcutOverride && isOwn(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return Sheet::event(event);
}

void ChoicePanel::keyPressEvent(QKeyEvent* event) {
  if (!press(*event)) Sheet::keyPressEvent(event);
}

bool ChoicePanel::press(const QKeyEvent& key) {
  if (kind_ == Kind::Gold) return gold_->press(key);
  if (kind_ == Kind::Discard && isSuggestion(key)) {
    Q_EMIT suggestionWanted();
    return true;
  }
  const auto kind = choosesCards(kind_, needed_) ? resourceOfKey(key) : std::nullopt;
  if (!kind) return false;
  const bool back = key.modifiers() & Qt::ShiftModifier;
  if (kind_ == Kind::Card && card_ == Card::Monopoly) {
    if (back || !victims_->isEnabled()) return true;
    close();
    Q_EMIT act(playMonopoly(*kind));
    return true;
  }
  if (back || stepper(*kind)->moreButton()->isEnabled()) step(*kind, back ? -1 : 1);
  return true;
}

void ChoicePanel::refresh(const PlaySight& sight) {
  const Decision must = sight.must();
  if (must == Decision::Discard && kind_ != Kind::Discard) {
    kind_ = Kind::Discard;
    chosen_ = {};
  }
  if (must == Decision::Gold && kind_ != Kind::Gold) {
    kind_ = Kind::Gold;
    gold_->begin();
  }
  const bool isAsked = must == Decision::Answer && sight.mine().answer == Answer::None;
  if (isAsked && kind_ != Kind::Answer) {
    kind_ = Kind::Answer;
    QMetaObject::invokeMethod(
        this,
        [this] {  // not to a button: a second Enter on the dice would play the card
          if (kind_ == Kind::Answer && !isWriting()) setFocus(Qt::OtherFocusReason);
        },
        Qt::QueuedConnection);
  }
  const bool mayStay = (kind_ == Kind::Answer && isAsked) || (kind_ == Kind::Discard && must == Decision::Discard) ||
                       (kind_ == Kind::Victim && must == Decision::Robber) ||
                       (kind_ == Kind::Gold && must == Decision::Gold) ||
                       (kind_ == Kind::Card && (must == Decision::Roll || isTimeToBuild(must)));
  if (!mayStay) {
    moment_.stop();
    kind_ = Kind::None;
    chosen_ = {};
  }
  setRuleTopic(this, topicOf(kind_, card_));
  if (kind_ == Kind::Gold) return refreshGold(sight);
  gold_->hide();
  scroll_->show();
  title_->show();
  victims_->setVisible(kind_ == Kind::Victim);
  victims_->setEnabled(true);
  if (kind_ != Kind::Victim && kind_ != Kind::Card) rowsShown_.clear();
  clear_->setVisible(kind_ == Kind::Discard);
  suggest_->setVisible(kind_ == Kind::Discard);
  //: Button: chooses the cards that the player would miss least. G is its key.
  suggest_->setText(tr("Suggest (G)"));
  //: Tool tip of the button "Suggest" of a discard
  suggest_->setToolTip(tr("Choose the cards that you would miss least; you can change them"));
  cancel_->setVisible(kind_ == Kind::Card || kind_ == Kind::Victim || kind_ == Kind::Answer);
  ok_->setVisible(kind_ != Kind::Victim);
  //: Button: starts the choice of cards anew.
  clear_->setText(tr("Clear"));
  //: Button: does without.
  cancel_->setText(tr("Cancel"));
  switch (kind_) {
    case Kind::Discard: return refreshDiscard(sight);
    case Kind::Card: return refreshCard(sight);
    case Kind::Answer: return refreshAnswer(sight);
    case Kind::Victim: return refreshVictims(sight);
    case Kind::Gold:
    case Kind::None: break;
  }
}

void ChoicePanel::say(const QString& title, const QString& text, const QString& ok) {
  title_->setText(title);
  text_->setText(text);
  text_->setVisible(!text.isEmpty());
  ok_->setText(ok);
}

void ChoicePanel::showTotal(int needed, const QString& whatLacks) {
  needed_ = needed;
  total_->setVisible(needed > 0);
  //: Running total of a choice: %1 cards of %2 are chosen.
  total_->setText(tr("%1 of %2 chosen").arg(QLocale().toString(chosen_.total()), QLocale().toString(needed)));
  const int missing = needed - chosen_.total();
  //: Why the button is off: %n cards have still to be chosen.
  const QString cards = missing > 0 ? tr("Choose %n more card(s).", nullptr, missing) : QString();
  const QString reason = missing > 0 && !whatLacks.isEmpty() ? whatLacks : cards;
  reason_->setVisible(missing > 0);
  reason_->setText(reason);
  ok_->setEnabled(missing == 0);
  tellRefusal(ok_, {}, reason);
}

void ChoicePanel::refreshDiscard(const PlaySight& sight) {
  const CardCounts hand = sight.mine().hand;
  if (!hand.covers(chosen_)) {
    chosen_ = {};
    moment_.stop();
  }
  //: Under the head of the choice after a seven.
  const QString what =
      tr("A seven was thrown and your hand is large. Choose the cards of your hand that go back to the bank.");
  //: The same when all cards are chosen by clicks: for two seconds the choice can still be changed.
  const QString soon = tr("These cards go back in a moment. With the right button you take one back.");
  //: Head of the choice after a seven; %n cards.
  say(tr("Return %n card(s)", nullptr, sight.mine().pending.left), moment_.isActive() ? soon : what,
      //: Button: gives the chosen cards back.
      tr("Return"));
  showTotal(sight.mine().pending.left);
  const bool full = chosen_.total() >= needed_;
  for (Stepper* stepper : steppers_) {
    const int now = chosen_[stepper->kind()];
    stepper->show();
    stepper->setNumbers(now, hand[stepper->kind()], full ? now : hand[stepper->kind()]);
  }
  action_ = discard(chosen_);
  if (ok_->isEnabled() && !sight.legal.contains(action_)) {
    ok_->setEnabled(false);
    tellRefusal(ok_, sight.refusalOf(action_));
  }
}

/// A knight of the Big Game helps its player (9.14): which of these forms are open to them, the rules say.
void ChoicePanel::refreshKnight(const PlaySight& sight) {
  std::vector<Row> robbers;
  CardCounts offered;
  for (const Action& action : sight.legal.all()) {
    if (action.kind != ActionKind::Knight) continue;
    if (action.first != Resource::None) offered += CardCounts::of(action.first);
    if (!action.hasPlace()) continue;
    const auto& hex = sight.definition.map.hex(action.hex());
    //: Button under the card Knight: drives a robber away. %1 terrain, %2 number of its hex, %3 number of the board,
    //: %4 the card that it brings, as "1 × Ore"
    robbers.push_back({tr("%1 %2, board %3: take %4")
                           .arg(nameOfTerrain(hex.cell.terrain), QLocale().toString(hex.cell.number),
                                QLocale().toString(boardNumber(sight.window, hex.board)),
                                listOf(CardCounts::of(resourceOf(hex.cell.terrain)))),
                       -1, action});
  }
  //: Under the card Knight of the Big Game
  const QString drives = tr("Drive a robber home from a hex beside your buildings, and take a card of that hex.");
  //: Under the card Knight of the Big Game: no robber is beside the reader's buildings
  const QString brings = tr("No robber stands beside your buildings: take a card of your choice from the bank.");
  //: Under the card Knight of the Big Game
  const QString counts = tr("The knight brings no card now, but it counts for the Largest Army.");
  say(nameOfCard(card_), !robbers.empty() ? drives : !offered.isEmpty() ? brings : counts, tr("Play card"));
  victims_->setVisible(!robbers.empty());
  showRows(robbers);
  const int needed = offered.isEmpty() ? 0 : 1;
  //: Why the button is off, under the card Knight of the Big Game: no resource has been chosen yet
  showTotal(needed, tr("Choose a resource."));
  total_->hide();
  for (Stepper* stepper : steppers_) {
    const Resource kind = stepper->kind();
    stepper->setVisible(offered[kind] > 0);
    stepper->setNumbers(chosen_[kind], sight.mine().hand[kind], 1);
  }
  const bool takesCard = !offered.isEmpty() || robbers.empty();
  ok_->setVisible(takesCard);
  if (!takesCard) reason_->hide();
  action_ = actionOf(card_, chosen_);
  if (takesCard && ok_->isEnabled()) judge(sight);
}

/// A click on one of five buttons plays it: there is nothing else to choose.
void ChoicePanel::refreshMonopoly(const PlaySight& sight) {
  say(nameOfCard(card_), whatCardDoes(card_), {});
  std::vector<Row> rows;
  for (Resource kind : kAllResources) rows.push_back({nameOfResource(kind), -1, playMonopoly(kind), kind});
  victims_->show();
  showRows(rows);
  needed_ = 1;
  total_->hide();
  ok_->hide();
  for (Stepper* stepper : steppers_) stepper->hide();
  const Complaint refusal = sight.refusalOf(rows.front().action);
  victims_->setEnabled(refusal.isEmpty());
  reason_->setVisible(!refusal.isEmpty());
  reason_->setText(refusal.sentence);
}

void ChoicePanel::refreshCard(const PlaySight& sight) {
  if (card_ == Card::Monopoly) return refreshMonopoly(sight);
  if (card_ == Card::Knight && sight.definition.rules.helpfulKnights == Switch::On) return refreshKnight(sight);
  QString text = whatCardDoes(card_);
  if (card_ == Card::Insurance && sight.mine().unrefundedCities > 0) {
    //: Under what the card Insurance does; %1 is a list such as "3 × Grain, 3 × Ore".
    text += u'\n' + tr("It pays you %1.").arg(listOf(insurancePayment(sight.definition, sight.state, sight.viewer)));
  }
  //: Button: plays the development card that is described above it.
  say(nameOfCard(card_), text, tr("Play card"));
  const bool plenty = card_ == Card::YearOfPlenty;
  const int needed = plenty ? plentySize(sight.definition, sight.state, sight.viewer) : 0;
  showTotal(needed);
  const bool full = chosen_.total() >= needed;
  for (Stepper* stepper : steppers_) {
    const Resource kind = stepper->kind();
    const int now = chosen_[kind];
    const bool bounded = plenty && sight.definition.rules.unlimitedBank == Switch::Off;
    const int stock = bounded ? sight.state.bankOf(sight.viewer)[kind] : needed;
    stepper->setVisible(plenty);
    stepper->setNumbers(now, sight.mine().hand[kind], full ? now : stock);
  }
  total_->setVisible(plenty);
  action_ = actionOf(card_, chosen_);
  if (ok_->isEnabled()) judge(sight);
}

void ChoicePanel::judge(const PlaySight& sight) {
  const Complaint refusal = sight.refusalOf(action_);
  ok_->setEnabled(refusal.isEmpty());
  tellRefusal(ok_, refusal);
  reason_->setVisible(!refusal.isEmpty());
  reason_->setText(refusal.sentence);
}

// Everybody is asked the same, with a Dog or without (8.15): only the button is enabled or not.
void ChoicePanel::refreshAnswer(const PlaySight& sight) {
  //: Head of the question when wolves attack.
  say(tr("Wolves attack"),
      //: Under the head of the question when wolves attack.
      tr("They take the wool of a hex where you have built. A Dog protects your share."),
      //: Button: answers to the wolves with the card.
      tr("Play the Dog"));
  //: Button: answers to the wolves that no Dog is played.
  cancel_->setText(tr("No Dog"));
  total_->hide();
  for (Stepper* stepper : steppers_) stepper->hide();
  action_ = playDog();
  judge(sight);
}

void ChoicePanel::refreshGold(const PlaySight& sight) {
  for (QWidget* part :
       std::initializer_list<QWidget*>{title_, scroll_, total_, reason_, ok_, suggest_, clear_, cancel_})
    part->hide();
  rowsShown_.clear();
  gold_->refresh(sight);
  gold_->show();
}

void ChoicePanel::setTime(qint64 left) {
  clock_->start(kind_ == Kind::Answer ? left : -1);
  gold_->setClock(left >= 0 ? GoldSheet::Clock::Runs : GoldSheet::Clock::Stands);
}

void ChoicePanel::refreshVictims(const PlaySight& sight) {
  //: Head of the choice after the robber has been moved.
  say(tr("Take a card from whom?"), {}, {});
  total_->hide();
  reason_->hide();
  for (Stepper* stepper : steppers_) stepper->hide();
  std::vector<Row> rows;
  for (const Action& robber : robbers_)
    //: Button: takes a card from this player; %1 is their name, %n the number of their cards.
    rows.push_back(
        {tr("%1 (%n card(s))", nullptr, sight.state.seat(robber.seat).cardsInHand()).arg(sight.name(robber.seat)),
         sight.color(robber.seat), robber});
  showRows(rows);
}

void ChoicePanel::showRows(const std::vector<Row>& rows) {
  const auto old = victims_->findChildren<ActionButton*>(Qt::FindDirectChildrenOnly);
  if (rows == rowsShown_ && old.size() == std::ssize(rows)) return;
  rowsShown_ = rows;
  for (ActionButton* button : old) {
    button->setParent(nullptr);
    button->deleteLater();
  }
  for (const Row& row : rows) {
    auto* button = new ChoiceButton(row.text, row.badge, row.kind, victims_);
    connect(button, &ActionButton::clicked, this, [this, action = row.action] {
      close();
      Q_EMIT act(action);
    });
    victimRows_->addWidget(button);
    button->show();
    if (&row == &rows.front()) button->setFocus(Qt::OtherFocusReason);
  }
}

}  // namespace tapu

#include "moc_choice_panel.cpp"
