// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/show/event_badge.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QGraphicsOpacityEffect>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "app/kit/art.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/sight/sight_words.h"
#include "app/text/names_of_things.h"
#include "engine/play/at_stake.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kAfterIcon = 10;  ///< pixels between the icon of an announcement and its title

/// A card over the board: its width in pixels, and the height of its picture as a part of the width that it has.
struct Form {
  int widest;
  double picture;
};
constexpr double kPictureShape = 100.0 / 240;
constexpr std::array<Form, 5> kForms{
    {{300, kPictureShape}, {252, kPictureShape}, {216, kPictureShape}, {216, 0}, {168, 0}}};

/// Square pixels of the board that a larger card may lie over: a corner of one hex, and never its middle.
double cornerOfHex(const std::vector<QRect>& land) {
  const auto corner = [](const QRect& hex) { return hex.width() * hex.height() / 8.0; };
  return land.empty() ? 0 : corner(std::ranges::min(land, {}, corner));
}
}  // namespace

EventBadge::EventBadge(QWidget* parent)
    : Sheet(parent),
      picture_(new IconLabel({}, 100, &Theme::edge, this)),
      icon_(new IconLabel(u"flood"_s, 34, &Theme::edge, this)),
      title_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      text_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, this)) {
  setObjectName(u"eventBadge"_s);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::NoFocus);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(15, 11, 15, 12);
  lines->setSpacing(4);
  picture_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  lines->addWidget(picture_);
  auto* head = new QHBoxLayout;
  head->setSpacing(kAfterIcon);
  head->addWidget(icon_, 0, Qt::AlignVCenter);
  head->addWidget(title_, 1);
  lines->addLayout(head);
  lines->addWidget(text_);
  auto* effect = new QGraphicsOpacityEffect(this);
  setGraphicsEffect(effect);
  life_.setStartValue(0.0);
  life_.setEndValue(1.0);
  connect(&life_, &QVariantAnimation::finished, this, &QWidget::hide);
  hide();
}

void EventBadge::tell(const QString& iconName, const QString& title, const QString& text, Motion motion) {
  life_.stop();
  icon_->setName(iconName);
  const QString picture = u"event-"_s + iconName;  // of the events of a round; other news have none
  isPictured_ = drawing(picture) != nullptr;
  picture_->setName(picture);
  title_->setText(title);
  text_->setText(text);
  text_->setVisible(!text.isEmpty());
  setSpokenName(this, title);
  setSpokenDetails(this, text);
  auto* effect = static_cast<QGraphicsOpacityEffect*>(graphicsEffect());
  effect->setOpacity(1);
  life_.disconnect(effect);
  connect(&life_, &QVariantAnimation::valueChanged, effect, [effect, motion](const QVariant& value) {
    const double part = value.toDouble();
    constexpr double in = 0.03, out = 0.85;
    if (motion != Motion::Off) effect->setOpacity(part < in ? part / in : part > out ? (1 - part) / (1 - out) : 1);
  });
  life_.setDuration(millisecondsOf(Moves::Announcement, motion));
  show();
  raise();
  place();
  life_.start();
}

void EventBadge::mousePressEvent(QMouseEvent* event) {
  event->accept();
  end();
}

void EventBadge::end() {
  life_.stop();
  hide();
}

void EventBadge::placeIn(const QRect& free, const Obstacles& obstacles) {
  free_ = free;
  obstacles_ = obstacles;
  place();
}

/// The width at which no word of the title is cut.
int EventBadge::leastWidth() const {
  const QFontMetrics metrics(title_->font());
  int word = 0;
  for (const QString& each : title_->text().split(u' ')) word = std::max(word, metrics.horizontalAdvance(each));
  const QMargins margins = layout()->contentsMargins() + contentsMargins();
  return margins.left() + icon_->sizeHint().width() + kAfterIcon + word + 2 * Words::kBearing + margins.right();
}

void EventBadge::place() {
  const QMargins margins = layout()->contentsMargins() + contentsMargins();
  const int spacing = layout()->spacing();
  const int shown = picture_->isHidden() ? 0 : picture_->minimumHeight() + spacing;
  std::vector<QSize> sizes;
  std::vector<int> pictures;  // their heights
  for (const Form& form : kForms) {
    if (form.picture > 0 && !isPictured_) continue;
    const int width = std::min(std::max(scaled(form.widest), leastWidth()), free_.width() - 12);
    const bool grows = layout()->hasHeightForWidth();
    const int words = (grows ? layout()->totalHeightForWidth(width) : sizeHint().height()) - shown;
    pictures.push_back(static_cast<int>((width - margins.left() - margins.right()) * form.picture));
    sizes.emplace_back(width, words + (pictures.back() > 0 ? pictures.back() + spacing : 0));
  }
  const double tolerated = isPictured_ ? cornerOfHex(obstacles_.land) : 0;
  const CalmCorner corner = calmCorner(free_, sizes, obstacles_, tolerated);
  const int high = pictures[corner.size];
  if (high > 0) picture_->setFixedHeight(high);
  picture_->setVisible(high > 0);
  setGeometry(corner.card);
}

RoundStrip::RoundStrip(QWidget* parent)
    : Sheet(parent), round_(new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this)), line_(new QHBoxLayout) {
  setObjectName(u"roundStrip"_s);
  setRuleTopic(this, u"winning"_s);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 6, 12, 6);
  column->setSpacing(4);
  line_->setSpacing(4);
  round_->setWordWrap(false);
  column->addWidget(round_);
  column->addLayout(line_);
  hide();
}

ActionButton* RoundStrip::addChip(RoundEvent event) {
  auto* chip = new ActionButton(drawingOf(event), {}, ActionButton::Role::Quiet, ActionButton::Shape::Line, this);
  chip->setObjectName(u"inForce_"_s + drawingOf(event));
  chip->setFocusPolicy(Qt::TabFocus);
  setRuleTopic(chip, topicOfEvent(event));
  connect(chip, &ActionButton::clicked, this, [this, event] { Q_EMIT asked(event); });
  line_->addWidget(chip);
  chip->show();
  return chip;
}

namespace {

struct EventsText {
  Q_DECLARE_TR_FUNCTIONS(PlayEvents)
};

QString chipText(RoundEvent event, int hexes) {
  using enum RoundEvent;
  //: Chip at the board while a flood is in force; %n hexes that it may hit
  if (event == Flood) return EventsText::tr("Flood: %n hex(es) at stake", nullptr, hexes);
  //: Chip at the board while a wolf attack is in force; %n hexes that it may hit
  if (event == Wolf) return EventsText::tr("Wolf attack: %n hex(es) at stake", nullptr, hexes);
  return nameOfEvent(event);
}

QString roundText(const PlaySight& sight) {
  const Rules& rules = sight.definition.rules;
  const int round = sight.state.head.round;
  //: At the board during the set-up; %n how many points win
  if (round == 0) return EventsText::tr("%n point(s) win", nullptr, rules.target);
  if (rules.maxRounds == kUnlimited) {
    //: At the board; %1 number of the round, %n how many points win
    return EventsText::tr("Round %1 · %n point(s) win", nullptr, rules.target).arg(round);
  }
  //: At the board; %1 number of the round, %2 number of the last round, %n how many points win
  return EventsText::tr("Round %1 of %2 · %n point(s) win", nullptr, rules.target)
      .arg(QLocale().toString(round), QLocale().toString(rules.maxRounds));
}

}  // namespace

void RoundStrip::refresh(const PlaySight& sight) {
  said_ = roundText(sight);
  round_->setText(QString(said_).replace(u" · "_s, u"\n"_s));
  const std::vector<RoundEvent> events = eventsInForce(sight.state);
  if (events != shown_) {
    for (ActionButton* chip : chips_) {
      chip->hide();
      chip->deleteLater();
    }
    chips_.clear();
    for (RoundEvent event : events) chips_.push_back(addChip(event));
    shown_ = events;
    texts_.resize(events.size());
  }
  for (std::size_t i = 0; i < chips_.size(); ++i) {
    const auto stakes = hexesAtStake(sight.definition, sight.state, shown_[i]);
    texts_[i] = chipText(shown_[i], static_cast<int>(stakes.size()));
    const QString what = whatEventDoes(shown_[i], sight.definition.rules.options);
    chips_[i]->setToolTip(plainTip(what));
    setSpokenName(chips_[i], nameOfEvent(shown_[i]));
    setSpokenDetails(chips_[i], what);
  }
  setVisible(sight.state.head.phase != Phase::Over);
  isFitted_ = false;
  fit(room_);
}

void RoundStrip::fit(int width) {
  // Nothing to do for the same width. Without this check it would never end: showing and hiding chips makes the page
  // lay itself out anew, and that calls `fit`.
  if (std::exchange(isFitted_, true) && width == room_) return;
  room_ = width;
  for (std::size_t i = 0; i < chips_.size(); ++i) chips_[i]->setText(texts_[i]);
  adjustToChips();
  if (chips_.empty() || this->width() <= width) return;
  for (ActionButton* chip : chips_) chip->setText({});
  adjustToChips();
}

/// A button with other words tells only the outer layout; `line_` within it would keep its old size.
void RoundStrip::adjustToChips() {
  line_->invalidate();
  adjustSize();
}

Announcement announcementOf(RoundEvent event, const Options& options) {
  return {drawingOf(event), nameOfEvent(event), whatEventDoes(event, options)};
}

Announcement lossOf(const Event& event, SeatId viewer, const QString& sentence) {
  if (viewer.isNone() || event.other != viewer || event.cards.isEmpty()) return {};
  //: Announcement at the board: the robber, moved by another player, took a card from the reader
  if (event.kind == EventKind::CardStolen) return {u"robber"_s, EventsText::tr("You were robbed"), sentence};
  //: Announcement at the board: another player's card Monopoly took all cards of one kind from the reader
  if (event.kind == EventKind::MonopolyTaken)
    return {u"dev-monopoly"_s, EventsText::tr("Monopoly took your cards"), sentence};
  return {};
}

Announcement announcementOf(const Event& event, const std::vector<Event>& told, const Options& options,
                            const QString& sentence) {
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == RoundStarted) {
    Announcement said = announcementOf(static_cast<RoundEvent>(event.more), options);
    const bool spares = std::ranges::count(told, EventKind::CityLost, &Event::kind) == 0;
    if (event.more == static_cast<std::uint8_t>(RoundEvent::Earthquake) && spares) {
      //: Announcement of an earthquake, an event of the Crazy rules, that finds no city to destroy
      said.text = EventsText::tr("No city stands on the board: nothing is lost.");
    }
    return said;
  }
  if (kind == FloodStruck) return {drawingOf(RoundEvent::Flood), nameOfEvent(RoundEvent::Flood), sentence};
  if (kind == WolfCame || kind == WolfStruck)
    return {drawingOf(RoundEvent::Wolf), nameOfEvent(RoundEvent::Wolf), sentence};
  return {};
}

}  // namespace tapu

#include "moc_event_badge.cpp"
