// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_start.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/stepper.h"
#include "app/text/names_of_things.h"
#include "engine/play/play.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// A choice of one of two rows, drawn as a card with the circle of a radio button.
class StartColumn::ChoiceRow : public QAbstractButton {
 public:
  explicit ChoiceRow(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setSpokenRole(this, QAccessible::RadioButton);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  }
  void tell(const QString& title, const QString& note, const QList<QPixmap>& pictures) {
    setText(title);
    note_ = note;
    pictures_ = pictures;
    setSpokenName(this, title);
    setSpokenDetails(this, note);
    update();
  }
  QSize sizeHint() const override { return {170, minimumSizeHint().height()}; }
  QSize minimumSizeHint() const override {
    const int lines =
        QFontMetrics(textFont(kChoiceText, Weight::Bold)).height() + QFontMetrics(textFont(kSmallText)).height();
    return {120, lines + 8};
  }

 protected:
  void nextCheckState() override { setChecked(true); }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    paintPaper(painter, box, isChecked() ? Paper::Chosen : Paper::Row, theme, 9);
    const QPointF dot(box.left() + 17, box.center().y());
    painter.setPen(QPen(isChecked() ? theme.edge : theme.ink2, 1.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(dot, 8, 8);
    if (isChecked()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.edge);
      painter.drawEllipse(dot, 4.5, 4.5);
    }
    double x = dot.x() + 15;
    for (const QPixmap& each : pictures_) {
      const QSizeF size = each.deviceIndependentSize();
      painter.drawPixmap(QPointF(x, box.center().y() - size.height() / 2), each);
      x += size.width() + 2;
    }
    x += 6;
    const QFont bold = textFont(kChoiceText, Weight::Bold), plain = textFont(kSmallText);
    const double high = QFontMetrics(bold).height(), low = QFontMetrics(plain).height();
    const double wide = box.right() - x - 4;
    // The choice comes before its cards, which the pictures show too.
    const QStringList lines = brokenLines(text(), bold, wide, 2);
    const bool isNoted = lines.size() == 1 && !note_.isEmpty();
    double top = box.center().y() - (high * static_cast<double>(lines.size()) + (isNoted ? low : 0)) / 2;
    painter.setFont(bold);
    painter.setPen(isEnabled() || isChecked() ? theme.ink : theme.ink2);
    for (const QString& each : lines) {
      painter.drawText(QRectF(x, top, wide, high), Qt::AlignVCenter, each);
      top += high;
    }
    painter.setFont(plain);
    painter.setPen(theme.ink2);
    if (isNoted)
      painter.drawText(QRectF(x, top, wide, low), Qt::AlignVCenter,
                       painter.fontMetrics().elidedText(note_, Qt::ElideRight, static_cast<int>(wide)));
    if (hasFocus()) paintFocusRing(painter, box, theme, 9);
  }

 private:
  QString note_;
  QList<QPixmap> pictures_;
};

namespace {
constexpr int kNumber = 26;  ///< the disc with the number of a column
}  // namespace

StartColumn::StartColumn(int number, QWidget* parent)
    : Sheet(parent, Paper::Row),
      number_(number),
      name_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      pips_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)),
      hexes_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      cards_(new ChoiceRow(this)),
      city_(new ChoiceRow(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 6, 10, 8);
  column->setSpacing(4);
  auto* head = new QHBoxLayout;
  head->addSpacing(kNumber + 4);
  head->addWidget(name_, 1);
  head->addWidget(pips_);
  pips_->setWordWrap(false);
  head->addStrut(kNumber);
  column->addLayout(head);
  column->addWidget(hexes_);
  column->addWidget(cards_, 1);
  column->addWidget(city_, 1);
  cards_->setObjectName(u"cardsFrom%1"_s.arg(number));
  city_->setObjectName(u"cityAt%1"_s.arg(number));
  connect(cards_, &QAbstractButton::clicked, this, &StartColumn::cardsChosen);
  connect(city_, &QAbstractButton::clicked, this, &StartColumn::cityChosen);
}

QAbstractButton* StartColumn::cardsButton() const { return cards_; }
QAbstractButton* StartColumn::cityButton() const { return city_; }

void StartColumn::refresh(const Facts& facts) {
  name_->setText(facts.name);
  //: At a start settlement: %n dots on the numbers around it, which say how often it produces
  pips_->setText(tr("%n pip(s)", nullptr, facts.pips));
  hexes_->setText(facts.hexes);
  QList<QPixmap> cards;
  QStringList names;
  for (Resource kind : kAllResources) {
    if (facts.cards[kind] == 0) continue;
    cards << resourcePicture(kind, 24, devicePixelRatioF());
    names << nameOfResource(kind);
  }
  //: At a start settlement: the player takes their first cards from the hexes around it
  cards_->tell(tr("Cards from here"), names.join(u", "_s), cards);
  //: At a start settlement: it becomes a city
  city_->tell(tr("City here"),
              //: At a start settlement: what a city there brings
              tr("brings every card twice"),
              {piecePicture(facts.becomesCity ? u"piece-city"_s : u"piece-settlement"_s, facts.color, {26, 24},
                            devicePixelRatioF())});
  cards_->setChecked(facts.givesCards);
  city_->setChecked(facts.becomesCity);
  isChosen_ = facts.givesCards || facts.becomesCity;
  update();
}

void StartColumn::paintEvent(QPaintEvent* event) {
  Sheet::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF disc(10, 7, kNumber - 2, kNumber - 2);
  painter.setPen(QPen(theme.ink, 2));
  painter.setBrush(isChosen_ ? theme.accent : theme.surface);
  painter.drawEllipse(disc);
  painter.setPen(isChosen_ ? theme.onAccent : theme.ink);
  painter.setFont(textFont(kBodyText, Weight::Bold));
  painter.drawText(disc, Qt::AlignCenter, QLocale().toString(number_ + 1));
}

HallStart::HallStart(QWidget* parent)
    : QWidget(parent),
      choices_(new Sheet(this)),
      mine_(new Sheet(this)),
      title_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      hint_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      clock_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)) {
  setFocusPolicy(Qt::StrongFocus);
  setRuleTopic(this, u"big-start"_s);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(0);
  line->addWidget(choices_, 1);
  line->addWidget(mine_);
  auto* column = new QVBoxLayout(choices_);
  column->setContentsMargins(14, 8, 14, 8);
  column->setSpacing(6);
  auto* head = new QHBoxLayout;
  head->setSpacing(12);
  head->addWidget(title_);
  head->addWidget(hint_, 1);
  title_->setWordWrap(false);
  column->addLayout(head);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  for (int i = 0; i < kSettlements; ++i) {
    auto* settlement = new StartColumn(i, choices_);
    columns_[static_cast<std::size_t>(i)] = settlement;
    row->addWidget(settlement, 1);
    connect(settlement, &StartColumn::cardsChosen, this, [this, i] { choose(cards_, i); });
    connect(settlement, &StartColumn::cityChosen, this, [this, i] { choose(city_, i); });
  }
  column->addLayout(row, 1);
  column->addWidget(clock_);
  auto* own = new QVBoxLayout(mine_);
  own->setContentsMargins(0, 0, 0, 0);
  own->addWidget(makeMine());
}

/// Leaves the three settlements room for their words beside a hint.
void HallStart::resizeEvent(QResizeEvent* event) {
  constexpr int kNarrow = 950, kLeast = 236, kUsual = 284;  // pixels
  QWidget::resizeEvent(event);
  mine_->setFixedWidth((width() < kNarrow ? kLeast : kUsual) + 2 * Sheet::kShadow);
}

QWidget* HallStart::makeMine() {
  auto* box = new QWidget(mine_);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(14, 8, 14, 10);
  column->setSpacing(4);
  column->addWidget(mineTitle_ = new Words({}, kBodyText, Weight::Bold, &Theme::ink, box));
  column->addWidget(cardsGot_ = new CardList(box));
  column->addWidget(cardsWords_ = new Words({}, kChoiceText, Weight::Bold, &Theme::ink, box));
  column->addWidget(cardsFrom_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, box));
  auto* city = new QHBoxLayout;
  city->addWidget(cityIcon_ = new IconLabel(u"city"_s, 24, &Theme::ink, box));
  city->addWidget(cityWords_ = new Words({}, kChoiceText, Weight::Bold, &Theme::ink, box), 1);
  column->addLayout(city);
  column->addWidget(cityPoints_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, box));
  column->addStretch(1);
  column->addWidget(final_ = new Words({}, kSmallText, Weight::Regular, &Theme::ink2, box));
  column->addWidget(confirm_ =
                        new ActionButton(u"ready"_s, {}, ActionButton::Role::Next, ActionButton::Shape::Line, box));
  confirm_->setObjectName(u"confirmStart"_s);
  connect(confirm_, &ActionButton::clicked, this, &HallStart::confirm);
  return box;
}

void HallStart::choose(std::optional<int>& which, int settlement) {
  if (!isAsked_) return;
  which = settlement;
  Q_EMIT changed();
}

void HallStart::clicked(CornerId corner) {
  const auto place = std::ranges::find(corners_, corner);
  if (place == corners_.end()) return;
  choose(isCityAlone_ || (cards_ && !city_) ? city_ : cards_, static_cast<int>(place - corners_.begin()));
}

namespace {
/// The settlement that a key means; nothing for other keys.
std::optional<int> settlementOf(const QKeyEvent& key) {
  const auto digit = resourceOfKey(key);
  const int at = digit ? static_cast<int>(*digit) : HallStart::kSettlements;
  return at < HallStart::kSettlements ? std::optional(at) : std::nullopt;
}
}  // namespace

bool HallStart::takes(const QKeyEvent& key) const { return isAsked_ && (settlementOf(key) || isEnter(key)); }

bool HallStart::press(const QKeyEvent& key) {
  if (!takes(key)) return false;
  if (const auto settlement = settlementOf(key))
    choose(isCityAlone_ || key.modifiers() & Qt::ShiftModifier ? city_ : cards_, *settlement);
  else
    confirm();
  return true;
}

bool HallStart::isComplete() const { return isAsked_ && city_ && (cards_ || isCityAlone_); }

void HallStart::confirm() {
  if (!isComplete()) return;
  std::optional<Action> cards;
  if (cards_) cards = startCards(corners_[static_cast<std::size_t>(*cards_)]);
  Q_EMIT confirmed(cards, startCity(corners_[static_cast<std::size_t>(*city_)]));
}

namespace {

/// "Fields 9, Desert": the hexes around a corner.
QString hexesAround(const Topology& map, CornerId corner) {
  QStringList hexes;
  for (const HexId hex : map.corner(corner).hexes) {
    if (!hex) continue;
    const Cell& cell = map.hex(hex).cell;
    const QString terrain = nameOfTerrain(cell.terrain);
    //: One hex beside a start settlement: %1 its terrain, %2 its number
    hexes << (cell.number > 0 ? HallStart::tr("%1 %2").arg(terrain, QLocale().toString(cell.number)) : terrain);
  }
  return hexes.join(u", "_s);
}

/// The position after the viewer has chosen so: the rules say what that brings.
State afterChoice(const PlaySight& sight, CornerId cards, CornerId city) {
  State after = sight.state;
  if (after.seat(sight.viewer).pending.left > 1) apply(sight.definition, after, {sight.viewer, startCards(cards), {}});
  if (city) apply(sight.definition, after, {sight.viewer, startCity(city), {}});
  return after;
}

}  // namespace

void HallStart::refresh(const PlaySight& sight) {
  isAsked_ = sight.must() == Decision::Start;
  isCityAlone_ = isAsked_ && !cards_ && sight.mine().pending.left == 1;
  setEnabled(true);
  if (sight.viewer && sight.viewer.value < sight.definition.startPlaces.size()) {
    const auto& places = sight.definition.startPlaces[sight.viewer.value].corners;
    corners_ = {places[2], places[0], places[1]};  // the ship's, the road's, the bare one
  }
  const bool isFirst = isAsked_ && sight.mine().pending.left > 1;  // the cards are not taken yet
  for (std::size_t i = 0; isFirst && i < corners_.size(); ++i)
    brings_[i] = afterChoice(sight, corners_[i], {}).seat(sight.viewer).hand - sight.mine().hand;
  if (isAsked_ && city_)
    points_ = afterChoice(sight, corners_[0], corners_[static_cast<std::size_t>(*city_)]).points(sight.viewer);
  //: Names of the three start settlements
  const std::array<QString, kSettlements> names{tr("Beside the ship"), tr("Beside the road"), tr("On its own")};
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const int number = static_cast<int>(i);
    columns_[i]->refresh({.name = names[i],
                          .hexes = hexesAround(sight.definition.map, corners_[i]),
                          .pips = sight.definition.map.pips(corners_[i]),
                          .color = sight.color(sight.viewer),
                          .cards = brings_[i],
                          .givesCards = cards_ == number,
                          .becomesCity = city_ == number});
    columns_[i]->cardsButton()->setEnabled(isAsked_ && !isCityAlone_);
    columns_[i]->cityButton()->setEnabled(isAsked_);
  }
  //: Over the three start settlements of the Big Game
  title_->setText(tr("Your three start settlements"));
  hint_->setText(
      isCityAlone_
          //: Beside the head "Your three start settlements", to somebody who came back after the first of two choices
          ? tr("You have taken your cards already. Make one of them a city (1–3).")
          //: Beside the head "Your three start settlements"; the keys that choose are named
          : tr("Take cards from one (1–3) and make one a city (Shift+1–3); it may be the same one."));
  //: Under the start settlements: what happens when the time runs out
  clock_->setText(tr("When the time is up, the settlement with the most pips is chosen for you."));
  refreshMine();
}

void HallStart::refreshMine() {
  //: Over what the reader has chosen at the start of the Big Game
  mineTitle_->setText(tr("Your choice"));
  const CardCounts cards = cards_ ? brings_[static_cast<std::size_t>(*cards_)] : CardCounts{};
  cardsGot_->setCards(cards);
  cardsGot_->setVisible(!cards.isEmpty());
  cardsWords_->setVisible(cards.isEmpty());
  cardsWords_->setText(isCityAlone_
                           //: In place of the chosen start cards, to somebody who came back and has them
                           ? tr("Cards taken")
                           //: The reader has not chosen the start settlement that gives cards
                           : tr("No cards chosen yet"));
  cardsFrom_->setVisible(cards_.has_value());
  //: Under the start cards that are chosen; %1 the number of the settlement
  if (cards_) cardsFrom_->setText(tr("from settlement %1").arg(QLocale().toString(*cards_ + 1)));
  cityWords_->setText(city_
                          //: The start settlement that becomes a city; %1 its number
                          ? tr("City: settlement %1").arg(QLocale().toString(*city_ + 1))
                          //: The reader has not chosen the start settlement that becomes a city
                          : tr("No city chosen yet"));
  cityPoints_->setVisible(city_.has_value());
  //: Under the chosen start city: %n points of all start pieces
  cityPoints_->setText(tr("%n point(s) in all", nullptr, points_));
  //: Over the button that confirms the start choices
  final_->setText(isAsked_ ? tr("This cannot be changed later. Everybody sees it at once.")
                           //: In place of the note over the button, once the start choices are made
                           : tr("Your choices are made. The others still choose."));
  //: Button: confirms the start choices. Enter is the key.
  confirm_->setText(tr("Confirm (Enter)"));
  confirm_->setVisible(isAsked_);
  confirm_->setEnabled(isComplete());
}

std::vector<CornerSign> HallStart::signs(const PlaySight& sight) const {
  std::vector<CornerSign> signs;
  for (int i = 0; isAsked_ && i < kSettlements; ++i) {
    const bool chosen = cards_ == i || city_ == i;
    signs.push_back({corners_[static_cast<std::size_t>(i)], QLocale().toString(i + 1),
                     chosen ? CornerSign::Look::Chosen : CornerSign::Look::Plain,
                     city_ == i ? sight.color(sight.viewer) : -1});
  }
  return signs;
}

void HallStart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) Q_EMIT changed();
}

}  // namespace tapu

#include "moc_hall_start.cpp"
