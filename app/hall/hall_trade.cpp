// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_trade.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "app/board/painting.h"
#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/kit/stepper.h"
#include "app/table/sight/sight_words.h"
#include "app/table/trade/offer_list.h"
#include "app/text/names_of_things.h"
#include "engine/rules/trade.h"

namespace tapu {

using namespace Qt::StringLiterals;

CardCounter::CardCounter(Resource kind, TradeSide side, QWidget* parent)
    : QAbstractButton(parent), kind_(kind), side_(side) {
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setMaximumHeight(70);
  connect(this, &QAbstractButton::clicked, this, [this] { Q_EMIT stepped(kind_, 1); });
  describe();
  whenLanguageChanges(this, [this] { describe(); });
}

void CardCounter::setNumbers(int value, int have, int most) {
  value_ = value;
  have_ = have;
  most_ = most;
  describe();
  update();
}

void CardCounter::describe() {
  const QString name = nameOfResource(kind_), count = QLocale().toString(value_);
  if (side_ == TradeSide::Give)
    //: Screen reader: cards that the reader gives in a trade; %1 the kind, %2 how many, %3 how many they have
    setSpokenName(this, tr("Give %1: %2 of %3").arg(name, count, QLocale().toString(have_)));
  else
    //: Screen reader: cards that the reader gets in a trade; %1 the kind, %2 how many
    setSpokenName(this, tr("Get %1: %2").arg(name, count));
  setToolTip(accessibleName());
}

void CardCounter::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
  const bool chosen = value_ > 0;
  painter.setPen(QPen(chosen ? fixed::ink : theme.line, chosen ? 2 : 1));
  painter.setBrush(chosen ? cardColor(kind_) : theme.isDark() ? theme.raised : theme.surface);
  painter.drawRoundedRect(box, 8, 8);
  const double foot = height() < 50 ? 19 : 22, side = std::min(28.0, box.height() - foot - 3);
  painter.setOpacity(most_ > 0 || chosen ? 1 : 0.45);
  painter.drawPixmap(QPointF(box.center().x() - side / 2, box.top() + (box.height() - foot - side) / 2 + 1),
                     resourcePicture(kind_, static_cast<int>(side), devicePixelRatioF()));
  painter.setOpacity(1);
  const QRectF line(box.left(), box.bottom() - foot, box.width(), foot);
  const QColor ink = chosen ? QColor(fixed::ink) : theme.ink2;
  const auto sign = [&](const QRectF& at, bool plus, bool works) {
    painter.setPen(QPen(works ? ink : (chosen ? withAlpha(fixed::ink, 0.35) : theme.ink3), 1.8));
    painter.drawLine(QPointF(at.center().x() - 4, at.center().y()), QPointF(at.center().x() + 4, at.center().y()));
    if (plus)
      painter.drawLine(QPointF(at.center().x(), at.center().y() - 4), QPointF(at.center().x(), at.center().y() + 4));
  };
  const double third = box.width() / 3;
  sign(QRectF(line.left(), line.top(), third, foot), false, value_ > 0);
  sign(QRectF(line.right() - third, line.top(), third, foot), true, value_ < most_);
  painter.setPen(ink);
  painter.setFont(textFont(kBodyText, Weight::Bold));
  painter.drawText(line, Qt::AlignCenter, QLocale().toString(value_));
  if (hasFocus()) paintFocusRing(painter, box, theme, 8);
}

void CardCounter::mousePressEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  const bool isMinus = at.y() > height() - 24 && at.x() < width() / 3.0;
  if (event->button() == Qt::RightButton || (event->button() == Qt::LeftButton && isMinus))
    return Q_EMIT stepped(kind_, -1);
  QAbstractButton::mousePressEvent(event);
}

void CardCounter::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Plus: return Q_EMIT stepped(kind_, 1);
    case Qt::Key_Down:
    case Qt::Key_Minus:
    case Qt::Key_Backspace: return Q_EMIT stepped(kind_, -1);
    default: QAbstractButton::keyPressEvent(event);
  }
}

PartnerTile::PartnerTile(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setMaximumHeight(74);
}

void PartnerTile::tell(Part part, const QString& name, int color, Reply reply, const QString& tip) {
  part_ = part;
  name_ = name;
  color_ = color;
  reply_ = reply;
  setVisible(part != Part::NoSeat);
  setEnabled(part == Part::Partner);
  setToolTip(plainTip(tip));
  setSpokenName(this, name);
  setSpokenDetails(this, tip);
  update();
}

void PartnerTile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(3, 5, -5, -1);
  const bool asked = part_ == Part::Partner && isChecked();
  paintPaper(painter, box, asked ? Paper::Chosen : part_ == Part::Partner ? Paper::Row : Paper::Well, theme, 9);
  const double side = height() < 54 ? 20 : 26;
  painter.setOpacity(part_ == Part::Apart ? 0.45 : 1);
  paintBadge(painter, QRectF(box.center().x() - side / 2, box.top() + 4, side, side), color_);
  painter.setOpacity(1);
  painter.setFont(textFont(kSmallText, Weight::Bold));
  painter.setPen(part_ == Part::Apart ? theme.ink3 : theme.ink);
  const QRectF line(box.left() + 2, box.top() + 4 + side, box.width() - 4, box.height() - side - 5);
  painter.drawText(line, Qt::AlignCenter,
                   painter.fontMetrics().elidedText(name_, Qt::ElideRight, static_cast<int>(line.width())));
  QString iconName;
  QColor disc = theme.ok;
  switch (reply_) {
    case Reply::None: iconName = asked ? u"ready"_s : QString(); break;
    case Reply::Awaited:
      iconName = u"timer"_s;
      disc = theme.ink2;
      break;
    case Reply::Accepted: iconName = u"ready"_s; break;
    case Reply::Declined:
      iconName = u"close"_s;
      disc = theme.danger;
      break;
    case Reply::Counter:
      iconName = u"trade"_s;
      disc = theme.primary;
      break;
  }
  if (!iconName.isEmpty()) {
    const QRectF at(box.right() - 13, box.top() - 4, 18, 18);
    painter.setPen(QPen(theme.surface, 1.5));
    painter.setBrush(disc);
    painter.drawEllipse(at);
    paintIcon(painter, iconName, at.adjusted(3, 3, -3, -3), theme.surface);
  }
  if (hasFocus()) paintFocusRing(painter, box, theme, 9);
}

HallTrade::HallTrade(OfferList* incoming, QWidget* parent) : BargainPanel(incoming, parent) {
  Buttons made;
  auto* columns = new QHBoxLayout(this);
  columns->setContentsMargins(5, 3, 3, 3);
  columns->setSpacing(16);
  columns->addLayout(makeDraft(made), 3);
  columns->addLayout(makePartners(made), 2);
  join(made);
  // Lines that wrap would ask a scrolling tab for more height than is there.
  for (Words* title : {giveTitle_, getTitle_, partnersTitle_}) title->setWordWrap(false);
  retranslate();
}

QLayout* HallTrade::makeDraft(Buttons& made) {
  auto* column = new QVBoxLayout;
  column->setSpacing(3);
  const auto addRow = [&](TradeSide side, Words* title, QWidget* beside) {
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    if (beside) head->addWidget(beside);
    column->addLayout(head);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    for (Resource kind : kAllResources) {
      auto* counter = new CardCounter(kind, side, this);
      counter->setObjectName((side == TradeSide::Give ? u"give-"_s : u"get-"_s) +
                             QString::fromLatin1(nameOf(kind).data(), std::ssize(nameOf(kind))));
      counters_[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)] = counter;
      connect(counter, &CardCounter::stepped, this, [this, side](Resource of, int by) { step(side, of, by); });
      row->addWidget(counter);
    }
    column->addLayout(row, 1);
  };
  giveTitle_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this);
  getTitle_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this);
  made.clear = new ActionButton({}, ActionButton::Role::Link, this);
  made.back = new ActionButton({}, ActionButton::Role::Link, this);
  for (ActionButton* link : {made.clear, made.back}) link->setMaximumHeight(20);
  addRow(TradeSide::Give, giveTitle_, made.clear);
  addRow(TradeSide::Get, getTitle_, made.back);
  auto* bank = new QHBoxLayout;
  bank->setSpacing(6);
  bank->addWidget(bankWords_ = new ElidedWords(kSmallText, Weight::Regular, &Theme::ink2, this), 1);
  bank->addWidget(made.swap = new ActionButton({}, ActionButton::Role::Quiet, this));
  column->addLayout(bank);
  return column;
}

QLayout* HallTrade::makePartners(Buttons& made) {
  auto* column = new QVBoxLayout;
  column->setSpacing(3);
  column->addWidget(partnersTitle_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, this));
  auto* grid = new QGridLayout;
  grid->setSpacing(2);
  for (int i = 0; i < static_cast<int>(tiles_.size()); ++i) {
    auto* tile = new PartnerTile(this);
    tile->setObjectName(u"partner%1"_s.arg(i));
    tiles_[static_cast<std::size_t>(i)] = tile;
    grid->addWidget(tile, i / HallSeats::kBoards, i % HallSeats::kBoards);
    connect(tile, &PartnerTile::clicked, this, [this, i] { press(i); });
  }
  for (int i = 0; i < HallSeats::kBoards; ++i) grid->setColumnStretch(i, 1);
  column->addLayout(grid, 1);
  column->addWidget(made.offer = new ActionButton({}, ActionButton::Role::Agree, this));
  column->addWidget(made.withdraw = new ActionButton({}, ActionButton::Role::Quiet, this));
  return column;
}

void HallTrade::retranslate() {
  BargainPanel::retranslate();
  //: Screen reader: the panel in which one trades in the Big Game
  setSpokenName(this, tr("Trade"));
  //: Link: puts the cards back to the offer that was made.
  buttons().back->setText(tr("Back to original"));
  //: Over the cards that the reader gives in a trade; %1 the keys that give one more, as "Shift+1–5".
  giveTitle_->setText(tr("You give (%1)").arg(u"Shift+1–5"_s));
  //: Over the cards that the reader gets in a trade; %1 the keys that get one more, as "1–5".
  getTitle_->setText(tr("You get (%1)").arg(u"1–5"_s));
}

void HallTrade::showOwn(const PlaySight& sight) {
  isOpen_ = sight.hasHand() && sight.mine().offer.isOpen();
  const CardCounts hand = bargain().hand();
  for (Resource kind : kAllResources) {
    const auto i = static_cast<std::size_t>(kind);
    counters_[0][i]->setNumbers(draft().give[kind], hand[kind], hand[kind]);
    counters_[1][i]->setNumbers(draft().get[kind], hand[kind], Bargain::mostWanted(sight, kind));
  }
  buttons().clear->setVisible(!draft().isEmpty());
  refreshBank();
  refreshTiles(sight);
  refreshOffer(sight);
}

void HallTrade::refreshBank() {
  const auto& bank = bargain().swap();
  buttons().swap->setVisible(bank.has_value());
  if (!bank) {
    //: In the trade panel, while the reader has not said what they want from the bank.
    bankWords_->setText(tr("Bank: choose one card to get; the best rate shows here."));
    return;
  }
  const QString rate = u"%1:%2"_s.arg(QLocale().toString(bank->rate), QLocale().toString(1));
  //: In the trade panel: what the bank offers. %1 its rate, as "3:1"; %2 as "You get 1 × Grain for 3 × Ore"
  bankWords_->setText(
      tr("Bank %1: %2").arg(rate, exchangeText(CardCounts::of(bank->get), CardCounts::of(bank->give, bank->rate))));
}

namespace {

PartnerTile::Reply replyOf(const PlaySight& sight, SeatId asked) {
  switch (offerAnswer(sight.definition, sight.state, asked, sight.viewer)) {
    case OfferAnswer::NotAsked: break;
    case OfferAnswer::Accepted: return PartnerTile::Reply::Accepted;
    case OfferAnswer::Declined: return PartnerTile::Reply::Declined;
    case OfferAnswer::Awaited:
      return offerAnswer(sight.definition, sight.state, sight.viewer, asked) == OfferAnswer::NotAsked
                 ? PartnerTile::Reply::Awaited
                 : PartnerTile::Reply::Counter;
  }
  return PartnerTile::Reply::None;
}

}  // namespace

void HallTrade::refreshTiles(const PlaySight& sight) {
  const HallSeats seats = hallSeats(sight.definition, sight.viewer);
  possible_ = bargain().partners();
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    PartnerTile* tile = tiles_[i];
    const auto& row = i < HallSeats::kBoards ? seats.facing : seats.own;
    const SeatId seat = row[i % HallSeats::kBoards];
    tile->setSeat(seat);
    partners_[i] = seat && sight.viewer ? sight.definition.partnerId(seat, sight.viewer) : PartnerId{};
    if (!seat) {
      tile->tell(PartnerTile::Part::NoSeat, {}, 0, PartnerTile::Reply::None, {});
      continue;
    }
    const bool isMine = seat == sight.viewer, may = partners_[i] && possible_.contains(partners_[i]);
    const auto reply = isOpen_ && may ? replyOf(sight, seat) : PartnerTile::Reply::None;
    const QString name = sight.name(seat);
    QString tip;
    if (isMine)
      //: Tool tip in the picture of whom an offer goes to: the reader's own seat
      tip = tr("Your seat");
    else if (reply != PartnerTile::Reply::None)
      //: Tool tip in the picture of whom an offer goes to: %1 a player, %2 their answer, as "Accepts"
      tip = tr("%1: %2").arg(name, AnswerRows::answerOf(sight, sight.viewer, seat));
    else if (may)
      //: Tool tip in the picture of whom an offer goes to: %1 a player
      tip = tr("%1: tap to ask them or to leave them out").arg(name);
    else
      //: Tool tip in the picture of whom an offer goes to: %1 a player with whom no trade is possible in this round
      tip = tr("%1: no trade between you in this round").arg(name);
    //: In the picture of whom an offer goes to: the reader's own seat
    tile->tell(isMine ? PartnerTile::Part::Mine
               : may  ? PartnerTile::Part::Partner
                      : PartnerTile::Part::Apart,
               isMine ? tr("You") : name, sight.color(seat), reply, tip);
    const QSignalBlocker quiet(tile);
    tile->setCheckable(may && !isOpen_);
    tile->setChecked(may && !isOpen_ && bargain().asked().contains(partners_[i]));
    if (isOpen_ && may) tile->setEnabled(sight.legal.contains(confirm(seat)));
  }
  //: Over the picture of the seats: what their answers to the open offer are
  partnersTitle_->setText(isOpen_ ? tr("Answers to your offer")
                                  //: Over the picture of the seats: whom the next offer goes to
                                  : tr("Ask these partners"));
}

void HallTrade::press(int tile) {
  const auto i = static_cast<std::size_t>(tile);
  if (isOpen_) return Q_EMIT act(confirm(tiles_[i]->seat()));
  ask(partners_[i], tiles_[i]->isChecked() ? Bargain::Asked::Yes : Bargain::Asked::No);
}

void HallTrade::refreshOffer(const PlaySight& sight) {
  const bool isAnswer = !bargain().counterTo().isNone();
  buttons().withdraw->setVisible(isOpen_ && !isAnswer);
  buttons().offer->setVisible(!buttons().withdraw->isVisibleTo(this));
  buttons().back->setVisible((isOpen_ || isAnswer) && draft() != bargain().original());
  const int asked = bargain().asked().size();
  //: Button: makes an offer to so many of the players in the picture above it.
  nameOffer(sight, asked > 0 ? tr("Offer to %n partner(s)", nullptr, asked)
                             //: Button, off: nobody is chosen in the picture above it.
                             : tr("Offer to nobody"));
  const Complaint refusal = sight.refusalOf(bargain().offerAction());
  buttons().offer->setEnabled(sight.hasHand() && sight.legal.has(ActionKind::Offer) && refusal.isEmpty());
  //: Tool tip of the button that makes an offer; T is the key that gives the keyboard to the trade panel, Esc takes it
  //: back
  tellRefusal(buttons().offer, refusal,
              tr("T, the cards and Enter make an offer without the mouse; Esc goes back to the boards."));
}

void HallTrade::paintEvent(QPaintEvent* event) {
  QWidget::paintEvent(event);
  if (!hasFocus()) return;
  QPainter painter(this);
  paintFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), themeOf(this), 8);
}

void HallTrade::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT left();
  BargainPanel::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_hall_trade.cpp"
