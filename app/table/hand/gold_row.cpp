// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/gold_row.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include "app/kit/art.h"
#include "app/kit/line_breaks.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
// Pixels at the usual scale.
constexpr int kGoldRowHigh = 52, kGoldRowEdge = 4, kGoldPicture = 32, kGoldAir = 8, kGoldKey = 20, kGoldRowWide = 190;
constexpr double kGoldOff = 0.45;  ///< opacity of a row whose bank is empty
}  // namespace

GoldRow::GoldRow(Resource kind, QWidget* parent) : QAbstractButton(parent), kind_(kind) {
  setObjectName(u"gold_"_s + drawingOf(kind));
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(this, &QAbstractButton::clicked, this, [this] { Q_EMIT stepped(kind_, 1); });
  describe();
}

void GoldRow::show(const Facts& facts) {
  facts_ = facts;
  setEnabled(facts.mayTake || facts.chosen > 0);
  describe();
  update();
}

QString GoldRow::note() const {
  const QString mine = QLocale().toString(facts_.mine);
  //: Below a resource that may be chosen from the bank, which never ends; %1 how many the reader has
  if (!facts_.bank) return tr("mine %1").arg(mine);
  //: Below a resource that cannot be chosen
  if (!facts_.mayTake && facts_.chosen == 0) return tr("bank is empty");
  //: Below a resource that may be chosen from the bank; %1 how many the bank has, %2 how many the reader has
  return tr("bank %1 · mine %2").arg(QLocale().toString(*facts_.bank), mine);
}

void GoldRow::describe() {
  setText(nameOfResource(kind_));
  //: Screen reader: a resource that may be chosen from the bank; %1 its name, %2 how many of it are chosen
  setSpokenName(this, tr("%1: %2 chosen").arg(text(), QLocale().toString(facts_.chosen)));
  setSpokenDetails(this, note());
  //: Tool tip of a resource that may be chosen from the bank; %1 is its key
  const QString how = tr("Key %1 takes one; Shift or the right button gives one back.")
                          .arg(QLocale().toString(static_cast<int>(kind_) + 1));
  setToolTip(plainTip(isEnabled() ? how : note()));
}

QSize GoldRow::sizeHint() const {
  const int words =
      QFontMetrics(textFont(kBodyText, Weight::Bold)).height() + QFontMetrics(textFont(kNoteText)).height();
  return {scaled(kGoldRowWide), std::max(scaled(kGoldRowHigh), words + 2 * kGoldAir) + 2 * kGoldRowEdge};
}

QSize GoldRow::minimumSizeHint() const { return {scaled(kGoldRowWide) / 2, sizeHint().height()}; }

void GoldRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  const bool isChosen = facts_.chosen > 0;
  if (!isEnabled()) painter.setOpacity(kGoldOff);
  const QRectF box = paintCardPaper(painter, this, isChosen ? Paper::Chosen : Paper::Row);
  const double side = scaled(kGoldPicture), cap = scaled(kGoldKey), middle = box.center().y();
  painter.drawPixmap(QPointF(box.left() + kGoldAir, middle - side / 2),
                     resourcePicture(kind_, static_cast<int>(side), devicePixelRatioF()));
  const QRectF key(box.right() - kGoldAir - cap, middle - cap / 2, cap, cap);
  const QFont bold = textFont(kBodyText, Weight::Bold), number = textFont(kHeadingText, Weight::Bold);
  double right = key.left() - kGoldAir;
  painter.setPen(theme.ink);
  if (isChosen) {
    const QString chosen = QLocale().toString(facts_.chosen);
    const double wide = QFontMetricsF(number).horizontalAdvance(chosen);
    painter.setFont(number);
    painter.drawText(QRectF(right - wide, box.top(), wide + 1, box.height()), Qt::AlignRight | Qt::AlignVCenter,
                     chosen);
    right -= wide + kGoldAir;
  }
  const QFont small = textFont(kNoteText);
  const double name = QFontMetricsF(bold).height(), below = QFontMetricsF(small).height();
  const QRectF words(box.left() + 2 * kGoldAir + side, middle - (name + below) / 2,
                     right - box.left() - 2 * kGoldAir - side, name);
  painter.setFont(bold);
  painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(bold).elidedText(text(), Qt::ElideRight, words.width()));
  painter.setFont(small);
  painter.setPen(theme.ink2);
  const QRectF line(words.left(), words.bottom(), words.width(), below);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(small).elidedText(note(), Qt::ElideRight, line.width()));
  painter.setFont(textFont(kHintText));
  painter.setPen(QPen(theme.ink2, 1.4));
  painter.drawRoundedRect(key, 4, 4);
  painter.drawText(key, Qt::AlignCenter, QLocale().toString(static_cast<int>(kind_) + 1));
}

void GoldRow::mousePressEvent(QMouseEvent* event) {
  const bool isBack = event->button() == Qt::RightButton || (event->modifiers() & Qt::ShiftModifier);
  if (!isBack) return QAbstractButton::mousePressEvent(event);
  event->accept();
  Q_EMIT stepped(kind_, -1);
}

void GoldRow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ShiftModifier) return Q_EMIT stepped(kind_, -1);
  QAbstractButton::keyPressEvent(event);
}

bool GoldRow::event(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  return QAbstractButton::event(event);
}

}  // namespace tapu

#include "moc_gold_row.cpp"
