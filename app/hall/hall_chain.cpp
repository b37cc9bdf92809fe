// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_chain.h"

#include <QLineEdit>
#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/flow_layout.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/words/bot_names.h"
#include "app/text/shown_text.h"
#include "engine/play/public_ranks.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeaders = 3, kLongRow = 10, kShortChain = 20;
constexpr std::array kLabels{ChainLabels::Points, ChainLabels::Robbers, ChainLabels::Done, ChainLabels::Pieces};

/// A long chain in rows of ten; a short one in rows that make it large.
ChainStyle styleFor(int boards, ChainLabels labels) {
  ChainStyle style;
  style.perRow = boards > kShortChain ? kLongRow : 0;
  style.labels = labels;
  return style;
}

}  // namespace

HallChain::HallChain(ShownGame* game, QWidget* parent)
    : SeaPage(parent),
      game_(game),
      search_(new QLineEdit(this)),
      labels_(new Segments(this)),
      facts_(new Words({}, kChoiceText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      back_(new ActionButton({}, ActionButton::Role::Next, this)),
      view_(new ChainView({}, this)) {
  setObjectName(u"hallChain"_s);
  setRuleTopic(this, u"play-hall"_s);
  back_->setObjectName(u"chainBack"_s);
  search_->setClearButtonEnabled(true);
  search_->setMinimumWidth(190);
  facts_->setWordWrap(false);
  auto* sheet = new Sheet(this);
  auto* inner = new QWidget(sheet);
  auto* bar = new FlowLayout(inner, 10);
  for (QWidget* part : std::initializer_list<QWidget*>{search_, labels_, back_, facts_}) bar->addWidget(part);
  auto* around = new QVBoxLayout(sheet);
  around->setContentsMargins(12, 6, 12, 6);
  around->setSpacing(2);
  around->addWidget(inner);
  around->addWidget(note_);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(kSheetGap, 0, kSheetGap, 6);
  lines->setSpacing(4);
  lines->addWidget(sheet);
  lines->addWidget(view_, 1);
  setFocusProxy(view_);
  connect(back_, &ActionButton::clicked, this, &HallChain::closeWanted);
  connect(view_, &ChainView::searchWanted, this, [this] { search_->setFocus(Qt::ShortcutFocusReason); });
  connect(view_, &ChainView::boardChosen, this, [this] { view_->setZoom(std::max(view_->zoom(), 4)); });
  connect(labels_, &Segments::picked, this, [this](int index) {
    ChainStyle style = view_->picture().layout().style();
    style.labels = kLabels.at(static_cast<std::size_t>(index));
    view_->setStyle(style);
  });
  connect(search_, &QLineEdit::returnPressed, this, &HallChain::search);
  connect(search_, &QLineEdit::textEdited, this, [this] {
    notFound_.clear();
    tell();
  });
  retranslate();
  hide();
}

void HallChain::open() {
  if (isOpen()) return;
  watch_ = std::make_unique<ChainWatch>(*game_);
  connect(watch_.get(), &ChainWatch::changed, this, &HallChain::refreshSoon);
  view_->setZoom(0);
  refresh();
}

void HallChain::close() {
  watch_.reset();
  shown_.reset();
  notFound_.clear();
  search_->clear();
}

void HallChain::goHome() {
  view_->setZoom(0);
  const SeatId mine = view_->picture().marks().mine;
  if (mine) view_->setCurrent(mine.value / kSeatsAtBoardOfChain);
}

void HallChain::setOffers(int offers) {
  if (std::exchange(offers_, offers) != offers) tell();
}

void HallChain::refreshSoon() {
  if (std::exchange(isDue_, true)) return;
  QTimer::singleShot(0, this, [this] { refresh(); });
}

void HallChain::refresh() {
  isDue_ = false;
  if (!isOpen()) return;
  tell();
  if (!watch_->hasGame()) return;
  const Lobby& lobby = watch_->lobby();
  const GameDefinition& definition = watch_->definition();
  const bool isNew = shown_ != lobby.setup.chain;
  if (isNew) {
    shown_ = lobby.setup.chain;
    view_->setGame(definition, lobby.setup.chain);
    view_->setStyle(
        styleFor(definition.map.boards(), kLabels.at(static_cast<std::size_t>(std::max(labels_->chosen(), 0)))));
  }
  view_->setState(definition, watch_->state());
  std::vector<ChainSeat> seats;
  const QStringList names = shownNames(lobby.seats);
  for (int i = 0; i < lobby.seats.size(); ++i) seats.push_back({names[i], lobby.seats[i].color, Lamp::None});
  view_->setSeats(std::move(seats));
  ChainMarks marks;
  marks.mine = watch_->own();
  for (const Standing& row : placesNow(definition, watch_->state())) {
    if (marks.leaders.size() == kLeaders || watch_->state().head.round == 0) break;
    marks.leaders.push_back(row.seat);
    marks.places.push_back(row.rank);
  }
  view_->setMarks(marks);
  if (isNew) goHome();
}

void HallChain::tell() {
  back_->setText(offers_ > 0
                     //: Button over the whole chain: back to the own boards, where %n offers of others wait
                     ? tr("My boards, %n offer(s) (Esc)", nullptr, offers_)
                     //: Button over the whole chain: back to the own boards. Esc is its key.
                     : tr("My boards (Esc)"));
  if (isOpen() && watch_->hasGame()) {
    const GameDefinition& definition = watch_->definition();
    const QString seats = QLocale().toString(definition.seats);
    const int boards = definition.map.boards();
    facts_->setText(definition.map.isRing()
                        //: Over the whole chain, whose ends meet; %n boards, %1 seats
                        ? tr("%n board(s) in a ring, %1 seats", nullptr, boards).arg(seats)
                        //: Over the whole chain, with two ends; %n boards, %1 seats
                        : tr("%n board(s) in a row, %1 seats", nullptr, boards).arg(seats));
  } else {
    facts_->setText({});
  }
  if (isOpen() && !watch_->problem().isEmpty()) return note_->setText(watch_->problem());
  if (isOpen() && !watch_->hasGame())
    //: In place of the whole chain, until it has come over the network
    return note_->setText(tr("The boards of the others are being fetched."));
  if (!notFound_.isEmpty())
    //: Over the whole chain, after a search; %1 what was typed
    return note_->setText(tr("No player or board is called “%1”.").arg(quoted(notFound_)));
  //: Over the whole chain: its keys
  note_->setText(tr("Arrow keys go from board to board, + and − zoom, / searches, Home leads to your board."));
}

void HallChain::search() {
  if (search_->text().trimmed().isEmpty()) return;
  const bool isFound = view_->find(search_->text());
  notFound_ = isFound ? QString() : search_->text().trimmed();
  tell();
  if (isFound) view_->setFocus(Qt::OtherFocusReason);
}

void HallChain::retranslate() {
  //: In the empty search field over the whole chain
  search_->setPlaceholderText(tr("Player or board number…"));
  //: Screen reader: the search field over the whole chain
  setSpokenName(search_, tr("Search for a player or a board"));
  labels_->setChoices({
      //: What is told beside each board of the whole chain: the points of both players
      tr("Points"),
      //: What is told beside each board of the whole chain: where the robbers stand
      tr("Robbers"),
      //: What is told beside each board of the whole chain: who has ended their part of the round
      tr("Done"),
      //: What is told beside each board of the whole chain: how many pieces the reader has there
      tr("My pieces"),
  });
  tell();
}

}  // namespace tapu

#include "moc_hall_chain.cpp"
