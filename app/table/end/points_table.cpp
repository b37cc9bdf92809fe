// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/points_table.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/kit/badge.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/kit/words.h"
#include "app/table/sight/sight_words.h"
#include "app/text/shown_text.h"
#include "engine/rules/course.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostAtOnce = 7;                                      ///< lines, the head among them
constexpr int kPlaceColumn = 0, kBoardColumn = 2, kNameColumn = 3;  ///< columns; the points follow

/// Lies behind the row of the reader.
class OwnRow : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPaper(painter, QRectF(rect()).adjusted(1, 1, -1, -1), Paper::Chosen, themeOf(this), 6);
  }
};

/// On a part of a chain not all pieces of others are in sight, but how many each has left is: the rest is cities.
PointSources sourcesOf(const PlaySight& sight, const Standing& row) {
  PointSources from = pointSources(sight.definition, sight.state, row.seat);
  if (sight.showsAll()) return from;
  from.settlements = sight.definition.rules.settlements - sight.state.seat(row.seat).settlements;
  from.cities += row.points - from.total();
  return from;
}

/// The places that are known: of all, or on a part of a chain those of the viewer and of the first until all are told.
int placeOf(const PlaySight& sight, const Standing& row) {
  if (sight.showsAll()) return row.rank;
  if (sight.window && sight.finalTable) {
    const auto isThis = [whole = sight.window->whole(row.seat)](const FinalRow& each) {
      return each.who.seat == whole;
    };
    if (const auto told = std::ranges::find_if(*sight.finalTable, isThis); told != sight.finalTable->end())
      return told->rank;
  }
  if (row.seat == sight.viewer) return sight.rank.rank;
  const Ending* ending = sight.common && sight.common->ending ? &*sight.common->ending : nullptr;
  const bool isFirst =
      ending && sight.window &&
      std::ranges::find(ending->first, sight.window->whole(row.seat), &SpokenSeat::seat) != ending->first.end();
  return isFirst ? 1 : 0;
}

/// The sources of a player's points, in the order of the columns.
QList<int> partsOf(const PointSources& from, const PlaySight& sight) {
  QList<int> parts{from.settlements, from.cities, from.longestRoad, from.largestArmy, from.cards};
  if (sight.definition.map.isChain()) parts << from.bonus;
  if (sight.definition.sea.paysIslands()) parts << from.islands;
  if (sight.definition.sea.paysGifts()) parts << from.gifts;
  return parts;
}

/// The most that anybody has of each part.
PointSources mostOf(const PlaySight& sight, const std::vector<Standing>& rows) {
  PointSources most;
  for (const Standing& row : rows) {
    const PointSources from = sourcesOf(sight, row);
    for (int PointSources::*part :
         {&PointSources::settlements, &PointSources::cities, &PointSources::longestRoad, &PointSources::largestArmy,
          &PointSources::cards, &PointSources::bonus, &PointSources::islands, &PointSources::gifts})
      most.*part = std::max(most.*part, from.*part);
  }
  return most;
}

}  // namespace

PointsTable::PointsTable(QWidget* parent) : QScrollArea(parent), holder_(new QWidget(this)) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setWidget(holder_);
  viewport()->setAutoFillBackground(false);
  holder_->setAutoFillBackground(false);
}

std::vector<Standing> PointsTable::rowsOf(const PlaySight& sight) {
  std::vector<Standing> rows = standings(sight.definition, sight.state);
  std::erase_if(rows, [&](const Standing& row) { return !sight.isInSight(row.seat); });
  return rows;
}

void PointsTable::fill(const PlaySight& sight, Heads heads) {
  const std::vector<Standing> rows = rowsOf(sight);
  QString key = QLocale().name() + (sight.showsAll() ? u'a' : u'n');
  for (const Standing& row : rows)
    key += u"%1:%2:%3:%4:%5;"_s.arg(placeOf(sight, row))
               .arg(row.seat.value)
               .arg(row.points)
               .arg(sight.color(row.seat))
               .arg(sight.name(row.seat));
  if (std::exchange(shown_, key) == key) return;  // the person may have scrolled
  for (QObject* old : holder_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) delete old;
  delete grid_;
  grid_ = new QGridLayout(holder_);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(12);
  grid_->setVerticalSpacing(3);
  told_.clear();
  fillHead(sight, heads);
  int line = 1;
  const PointSources most = mostOf(sight, rows);
  for (const Standing& row : rows) fillRow(sight, row, most, line++);
  // The few players of one board are shown at once, of seven or eight the first six at least; of a chain, whose sheet
  // has its height, as many as there is room for.
  const bool isChain = sight.definition.map.isChain();
  const bool isLong = line > kMostAtOnce || (heads == Heads::Wide && isChain);
  leastLines_ = isLong && isChain ? 0 : std::min(line, kMostAtOnce);
  setVerticalScrollBarPolicy(isLong ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
  takeHeight();
  // Keeps the numbers near the names on a wide sheet.
  grid_->setColumnStretch(kNameColumn, 1);
  grid_->setColumnStretch(grid_->columnCount(), heads == Heads::Wide ? 1 : 0);
  //: Name of a table for screen readers
  setSpokenName(this, tr("Points of each player"));
  setSpokenDetails(this, told_.join(u"; "_s));
}

void PointsTable::takeHeight() {
  if (grid_) setMinimumHeight(holder_->sizeHint().height() * leastLines_ / grid_->rowCount());
}

/// The reader's row comes into sight once it lies in its place, and where the table has got another size.
bool PointsTable::eventFilter(QObject* object, QEvent* event) {
  const bool isPlaced = event->type() == QEvent::Move || event->type() == QEvent::Resize;
  if (object == own_ && isPlaced) ensureWidgetVisible(own_, 0, own_->height());
  if (object == holder_ && event->type() == QEvent::LayoutRequest) takeHeight();  // its texts have another size
  return QScrollArea::eventFilter(object, event);
}

void PointsTable::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (own_) ensureWidgetVisible(own_, 0, own_->height());
}

/// The heads of the columns of points, the sum last.
QStringList PointsTable::headsOf(const PlaySight& sight, Heads heads) const {
  QStringList wide{//: Head of a column of the final table.
                   tr("Settlements"),
                   //: Head of a column of the final table.
                   tr("Cities"),
                   //: Head of a column of the final table: the award.
                   tr("Longest Road"),
                   //: Head of a column of the final table: the award.
                   tr("Largest Army"),
                   //: Head of a column of the final table.
                   tr("Point cards")};
  //: Head of a column of the final table of a Big Game: for settlements in another territory.
  if (sight.definition.map.isChain()) wide << tr("Bonus");
  QStringList atSea;
  //: Head of a column of points: for first settlements on other islands
  if (sight.definition.sea.paysIslands()) atSea << tr("Islands");
  //: Head of a column of points: for gifts that lay on the board
  if (sight.definition.sea.paysGifts()) atSea << tr("Gifts");
  //: Head of a column of the final table: the sum.
  const QString total = tr("Total");
  wide << atSea << total;
  if (heads == Heads::Wide || sight.definition.map.isChain()) return wide;
  QStringList narrow{//: Head of a narrow column of points: from settlements
                     tr("Settled"),
                     //: Head of a narrow column of points: from cities
                     tr("Cities"),
                     //: Head of a narrow column of points: the Longest Road
                     tr("Road"),
                     //: Head of a narrow column of points: the Largest Army
                     tr("Army"),
                     //: Head of a narrow column of points: point cards
                     tr("Cards")};
  return narrow << atSea << total;
}

void PointsTable::fillHead(const PlaySight& sight, Heads heads) {
  //: Head of the names in the final table; the next columns are settlements, cities, awards and cards.
  const QString all = tr("Points from:");
  //: Head of the names in the final table of a Big Game with many players; the next columns are as above.
  const QString near = tr("Players near you, points from:");
  const auto addHead = [this](const QString& text, int column) {
    auto* head = new Words(text, kNoteText, Weight::Bold, &Theme::ink2, holder_);
    head->setWordWrap(false);
    head->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    grid_->addWidget(head, 0, column);
  };
  if (heads == Heads::Wide) addHead(sight.showsAll() ? all : near, kNameColumn);
  //: Head of a column of the final table of a Big Game: the place of a player, from 1; equal ones share it
  if (sight.definition.map.isChain()) addHead(tr("Place"), kPlaceColumn);
  //: Head of a column of the final table of a Big Game: number of the board at which a player sits
  if (sight.definition.map.isChain()) addHead(tr("Board"), kBoardColumn);
  const QStringList names = headsOf(sight, heads);
  for (int i = 0; i < names.size(); ++i) addHead(names[i], kNameColumn + 1 + i);
}

void PointsTable::fillRow(const PlaySight& sight, const Standing& row, const PointSources& most, int line) {
  const PointSources from = sourcesOf(sight, row);
  if (row.seat == sight.viewer && sight.definition.map.isChain()) {
    auto* mine = new OwnRow(holder_);
    mine->setObjectName(u"endOwnRow"_s);
    grid_->addWidget(mine, line, 0, 1, -1);
    own_ = mine;
    mine->installEventFilter(this);
  }
  const int place = placeOf(sight, row);
  auto* rank = new Words(place > 0 ? QLocale().toString(place) : QString(), 15, Weight::Bold, &Theme::ink2, holder_);
  rank->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  grid_->addWidget(rank, line, kPlaceColumn);
  grid_->addWidget(new Badge(sight.color(row.seat), 24, holder_), line, 1);
  grid_->addWidget(new Words(sight.name(row.seat), kBodyText, Weight::Bold, &Theme::ink, holder_), line, kNameColumn);
  if (sight.definition.map.isChain()) {
    const QString number = QLocale().toString(boardNumber(sight.window, sight.definition.homeOf(row.seat)));
    auto* board = new Words(number, 15, Weight::Regular, &Theme::ink2, holder_);
    board->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid_->addWidget(board, line, kBoardColumn);
  }
  const QList<int> values = partsOf(from, sight) + QList<int>{row.points}, largest = partsOf(most, sight);
  const QStringList heads = headsOf(sight, Heads::Wide);
  QStringList told;
  for (int i = 0; i < values.size(); ++i) {
    const bool isTotal = i + 1 == values.size();
    const bool isBold = isTotal || (values[i] > 0 && values[i] == largest[i]);
    auto* cell = new Words(QLocale().toString(values[i]), isTotal ? 17 : 15, isBold ? Weight::Bold : Weight::Regular,
                           values[i] == 0 ? &Theme::ink2 : &Theme::ink, holder_);
    cell->setWordWrap(false);
    cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid_->addWidget(cell, line, kNameColumn + 1 + i);
    //: A cell of the final table for screen readers: %1 a player, %2 the head of the column, %3 the points
    setSpokenName(cell, tr("%1, %2: %3").arg(isolated(sight.name(row.seat)), heads[i], cell->text()));
    //: One of the parts of a player's points, for screen readers: %1 the head of its column, %2 the points
    if (!isTotal) told << tr("%1 %2").arg(heads[i], cell->text());
  }
  //: A line of the table of points for screen readers; %1 a player, %2 the sum, %3 its parts with commas
  told_ << tr("%1: %2 points (%3)").arg(sight.name(row.seat), QLocale().toString(row.points), told.join(u", "_s));
}

}  // namespace tapu

#include "moc_points_table.cpp"
