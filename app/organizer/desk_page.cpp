// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/desk_page.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/bare_layout.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/question.h"
#include "app/kit/rule_topics.h"
#include "app/wire/requests.h"

namespace tapu {

using namespace Qt::StringLiterals;
using Stage = EventDesk::Stage;

namespace {

constexpr int kWordsInHeader = 960;  ///< pixels: from here on the buttons have words
constexpr int kThreeColumns = 1160, kTwoColumns = 820, kSideWidth = 298;  ///< pixels; a side with its shadow
constexpr int kNewsTab = 2;                                               ///< the last one of one column
constexpr int kDrawnEveryMs = 150;                                        ///< parts that change with each move

QVBoxLayout* stackOf(QWidget* holder) {
  auto* lines = bare<QVBoxLayout>(holder);
  lines->setSpacing(0);
  return lines;
}

}  // namespace

DeskPage::DeskPage(EventDesk& desk, QWidget* parent)
    : Page(parent),
      desk_(desk),
      header_(new DeskHeader(this)),
      tabs_(new Segments(this)),
      grid_(new QGridLayout(this)) {
  left_ = makeLeft();
  chain_ = new ChainPanel(desk_, this);
  seats_ = new SeatPanel(desk_, this);
  connect(seats_, &SeatPanel::slipWanted, prepare_,
          [this](SeatId seat) { prepare_->print(Paperwork::Slips, seat.value); });
  connectChain();
  right_ = makeRight();
  setObjectName(u"deskPage"_s);
  tabs_->setObjectName(u"deskTabs"_s);
  grid_->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  grid_->setSpacing(0);
  connect(tabs_, &Segments::picked, this, [this](int index) {
    front_ = index;
    columns_ = 0;
    arrange();
  });
  connectDesk();
  connectHeader();
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

// ---- what it is made of ---------------------------------------------------------------------------------------------

QWidget* DeskPage::makeLeft() {
  auto* all = new QScrollArea(this);  // all of it is higher than a small window
  auto* column = leftBody_ = new QWidget;
  scrollBare(all, column);
  QVBoxLayout* lines = stackOf(column);
  screens_ = new ScreensPanel(desk_, column);
  throw_ = new ThrowCard(column);
  lines->addWidget(screens_);
  lines->addWidget(throw_);
  prepare_ = new PreparePanel(desk_, column);
  lines->addWidget(prepare_);
  lines->addStretch(1);
  connect(prepare_, &PreparePanel::resultsWanted, this, &DeskPage::resultsWanted);
  connect(prepare_, &PreparePanel::left, this, &DeskPage::left);
  connect(prepare_, &PreparePanel::wayInChanged, this, [this] { screens_->setJoin(prepare_->wayIn()); });
  connect(prepare_, &PreparePanel::failed, this, &DeskPage::tell);
  connect(throw_, &ThrowCard::sent, this,
          [this](std::array<quint8, 2> dice) { desk_.ask(requests::EnterThrow{dice}); });
  return all;
}

/// A board and a seat are chosen together.
void DeskPage::connectChain() {
  ChainView* const chain = chain_->view();
  connect(seatView(), &SeatListView::chosen, chain,
          [chain](SeatId seat) { chain->setCurrent(seat.value / kSeatsAtBoardOfChain); });
  connect(chain, &ChainView::currentChanged, this, [this](int board) {
    const QModelIndex now = seatView()->currentIndex();
    const bool isThere = now.isValid() && seatView()->seats().line(now.row()).board() == board;
    if (!isThere) seatView()->choose(SeatId(kSeatsAtBoardOfChain * board));
  });
  connect(chain, &ChainView::boardChosen, this, [this](int board) {
    seatView()->choose(SeatId(kSeatsAtBoardOfChain * board));
    seatView()->setFocus(Qt::OtherFocusReason);
  });
  connect(chain, &ChainView::searchWanted, seats_, &SeatPanel::focusSearch);
}

QWidget* DeskPage::makeRight() {
  auto* column = new QWidget(this);
  QVBoxLayout* lines = stackOf(column);
  gone_ = makeGone(column);
  lines->addWidget(gone_);
  lines->addWidget(late_ = new LatePanel(desk_, column));
  lines->addWidget(log_ = new LogPanel(desk_, column), 1);
  return column;
}

QWidget* DeskPage::makeGone(QWidget* parent) {
  auto* sheet = new Sheet(parent);
  setRuleTopic(sheet, u"event-crash"_s);
  goneWords_ = new Words({}, kBodyText, Weight::Regular, &Theme::ink, sheet);
  again_ = makeButton(u"deskAgain"_s, ActionButton::Role::Next, sheet);
  //: Button: leaves the desk
  auto* away = makeButton(u"deskAway"_s, ActionButton::Role::Quiet, sheet, [] { return tr("Back to the start page"); });
  QVBoxLayout* lines = sheet->layLines();
  for (QWidget* each : std::initializer_list<QWidget*>{goneWords_, again_, away}) lines->addWidget(each);
  connect(again_, &ActionButton::clicked, this, [this] { desk_.goBack(); });
  connect(away, &ActionButton::clicked, this, &DeskPage::left);
  return sheet;
}

// ---- what happens ---------------------------------------------------------------------------------------------------

void DeskPage::connectDesk() {
  connect(&desk_, &EventDesk::stageChanged, this, &DeskPage::refresh);
  due_.setSingleShot(true);
  due_.setInterval(kDrawnEveryMs);
  connect(&due_, &QTimer::timeout, this, [this] {
    refreshSeats();
    late_->refresh();
    log_->refresh();
    screens_->refresh();
  });
  connect(&desk_, &EventDesk::lobbyChanged, this, &DeskPage::refreshSoon);
  connect(&desk_, &EventDesk::deskChanged, this, [this] {
    refreshSoon();
    late_->refresh();
    prepare_->refresh();
    nameTabs();
  });
  connect(&desk_, &EventDesk::moved, this, [this] {
    header_->refresh(desk_);
    refreshThrow();
    refreshSoon();
  });
  connect(&desk_, &EventDesk::clockChanged, this, [this] {
    header_->refresh(desk_);
    header_->startClock(desk_);
    refreshThrow();
  });
  connect(&desk_.report(), &DeskReporter::changed, this, &DeskPage::refreshSoon);
  connect(&desk_, &EventDesk::refused, this, &DeskPage::tell);
}

void DeskPage::connectHeader() {
  connect(header_, &DeskHeader::focusLost, this, [this] { seatView()->setFocus(Qt::OtherFocusReason); });
  const auto pauseOrGoOn = [this] {
    desk_.ask(desk_.isPaused() ? wire::Request(requests::ResumeGame()) : requests::PauseGame());
  };
  connect(header_->startButton(), &ActionButton::clicked, this, &DeskPage::askStart);
  connect(header_->pauseButton(), &ActionButton::clicked, this, pauseOrGoOn);
  connect(header_->moreButton(), &ActionButton::clicked, this, [this] { desk_.ask(requests::Lengthen{}); });
  connect(header_->endRoundButton(), &ActionButton::clicked, this, &DeskPage::askEndRound);
  connect(header_->endGameButton(), &ActionButton::clicked, this, &DeskPage::askEndGame);
  const auto key = [this](const QKeySequence& keys, ActionButton* button) {
    auto* shortcut = new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, [button] {
      if (button->isVisible() && button->isEnabled()) button->click();
    });
  };
  key(Qt::Key_P, header_->pauseButton());
  key(Qt::Key_Plus, header_->moreButton());
  key(Qt::CTRL | Qt::Key_E, header_->endRoundButton());
}

void DeskPage::refreshThrow() {
  throw_->setOwed(!desk_.owesThrow()                                    ? ThrowCard::Owed::Nothing
                  : desk_.state().head.stage == RoundStage::SecondThrow ? ThrowCard::Owed::Robbers
                                                                        : ThrowCard::Owed::Round);
  if (!desk_.hasGame() || desk_.state().head.round == 0) return throw_->setLast({});  // of another event
  if (isThrow(desk_.state().head.dice)) throw_->setLast(desk_.state().head.dice);
}

void DeskPage::keyPressEvent(QKeyEvent* event) {
  if (auto* field = qobject_cast<QLineEdit*>(focusWidget())) {  // typed text is for nothing else
    if (event->key() != Qt::Key_Escape) return event->ignore();
    field->clear();
    return seatView()->setFocus(Qt::OtherFocusReason);
  }
  if (throw_->takeKey(*event)) return;
  if (event->key() == Qt::Key_Escape) return left();
  if (event->key() == Qt::Key_Slash) return seats_->focusSearch();
  QWidget::keyPressEvent(event);
}

/// Missing guests may be in the doorway, and those who sit may be reading: the organizer decides.
void DeskPage::askStart() {
  const auto start = [this] { desk_.ask(requests::StartGame{}); };
  const int unready = unreadyPeople(desk_.lobby());
  if (expectedAt(desk_.lobby(), desk_.desk()).missing > 0) return askWithoutMissing();
  if (unready == 0) return start();
  const auto texts = [unready] {
    return Question::Texts{//: Title of a question
                           tr("Start now?"),
                           //: A question; %n how many people at the table have not said that they are ready
                           tr("Not ready yet: %n player(s). The game begins for them, too.", nullptr, unready),
                           //: Answer to a question: nothing happens
                           tr("Wait"),
                           //: Answer to a question: the game begins
                           tr("Start")};
  };
  Question::ask(this, texts, start);
}

void DeskPage::askWithoutMissing() {
  const auto texts = [this] {
    const ExpectedPeople count = expectedAt(desk_.lobby(), desk_.desk());
    const bool botsPlay = desk_.plan().options.emptySeat == EmptySeat::Bot;
    const QString text = botsPlay
                             //: A question; %n how many people have not come, %1 how many are expected
                             ? tr("%n of the %1 expected people have not come. Bots play for them until they do.",
                                  nullptr, count.missing)
                             //: A question; %n how many people have not come, %1 how many are expected
                             : tr("%n of the %1 expected people have not come. Their seats stay free until they do.",
                                  nullptr, count.missing);
    return Question::Texts{//: Title of a question
                           tr("Start without them?"), text.arg(QLocale().toString(count.people)),
                           //: Answer to a question: nothing happens
                           tr("Wait"),
                           //: Answer to a question: the game begins
                           tr("Start")};
  };
  Question::ask(this, texts, [this] { desk_.ask(requests::StartGame{}); });
}

void DeskPage::askEndRound() {
  const auto texts = [] {
    return Question::Texts{//: Title of a question
                           tr("End the round?"),
                           //: A question about the round of a game
                           tr("The clock of this round ends now for everybody. Open offers are gone."),
                           //: Answer to a question: nothing happens
                           tr("Let it run"),
                           //: Answer to a question
                           tr("End the round")};
  };
  Question::ask(this, texts, [this] { desk_.ask(requests::EndRound{}); });
}

void DeskPage::askEndGame() {
  const auto texts = [] {
    return Question::Texts{//: Title of a question
                           tr("End the game?"),
                           //: A question about a game
                           tr("The game ends now for everybody, and the points decide. It cannot be continued."),
                           //: Answer to a question: nothing happens
                           tr("Play on"),
                           //: Answer to a question
                           tr("End the game")};
  };
  Question::ask(this, texts, [this] { desk_.ask(requests::EndGame{}); });
}

// ---- what it shows --------------------------------------------------------------------------------------------------

void DeskPage::refresh() {
  setPageTopic(this, desk_.plan().isRehearsal() ? u"event-rehearsal"_s : u"event-evening"_s);
  header_->refresh(desk_);
  header_->startClock(desk_);
  const Stage stage = desk_.stage();
  const bool isByHand = desk_.plan().options.dice == BigDice::ModeratorEnters;
  throw_->setSource(isByHand ? ThrowCard::Source::Hand : ThrowCard::Source::Server);
  throw_->setVisible(isByHand || desk_.hasGame());
  const bool isGone = stage == Stage::ServerGone;
  if (isGone && gone_->isHidden()) bringNews();
  gone_->setVisible(isGone);
  goneWords_->setText(desk_.problem().isEmpty()
                          ? /*: On the organizer's desk */ tr(
                                "The program that serves the event has ended. Everything up to the last move is kept.")
                          : desk_.problem());
  const bool helps = desk_.helps();
  rename(again_, helps
                     //: Button: calls the server of an event anew, which runs on another computer
                     ? tr("Call again")
                     : /*: Button: starts the server of an event again */ tr("Start it again"));
  refreshThrow();
  refreshSeats();
  screens_->refresh();
  late_->refresh();
  log_->refresh();
  prepare_->settleWayIn();
  prepare_->refresh();
}

/// With few columns the news are in one of several: urgent ones come to the front.
void DeskPage::bringNews() {
  front_ = kNewsTab;
  if (std::exchange(columns_, 0) > 0) arrange();
}

void DeskPage::refreshSeats() {
  std::vector<SeatLine> lines = desk_.seats();
  chain_->refresh(lines);
  seats_->refresh(std::move(lines));
  header_->refresh(desk_);
}

void DeskPage::refreshSoon() {
  if (!due_.isActive()) due_.start();
}

void DeskPage::retranslate() {
  refresh();
  columns_ = 0;
  arrange();
}

void DeskPage::arrange() {
  const int wanted = width() >= kThreeColumns ? 3 : width() >= kTwoColumns ? 2 : 1;
  header_->fit(wanted == 3                 ? DeskHeader::Width::Wide
               : width() >= kWordsInHeader ? DeskHeader::Width::Middling
                                           : DeskHeader::Width::Narrow);
  header_->refresh(desk_);
  if (wanted == columns_) return;
  columns_ = wanted;
  for (QWidget* each : std::initializer_list<QWidget*>{header_, tabs_, left_, chain_, seats_, right_})
    grid_->removeWidget(each);
  nameTabs();
  if (wanted == 2) front_ = std::min(front_, 1);
  tabs_->choose(front_);
  tabs_->setVisible(wanted < 3);
  for (int column = 0; column < 3; ++column) grid_->setColumnStretch(column, 0);
  for (int row = 0; row < 4; ++row) grid_->setRowStretch(row, 0);
  for (QWidget* side : {left_, leftBody_, right_}) {
    side->setFixedWidth(wanted == 1 ? QWIDGETSIZE_MAX : kSideWidth);
    if (wanted == 1) side->setMinimumWidth(0);
  }
  grid_->addWidget(header_, 0, 0, 1, 3);
  if (wanted == 3) {
    grid_->addWidget(left_, 1, 0, 2, 1);
    grid_->addWidget(chain_, 1, 1);
    grid_->addWidget(seats_, 2, 1);
    grid_->addWidget(right_, 1, 2, 2, 1);
    grid_->setColumnStretch(1, 1);
    grid_->setRowStretch(1, 3);
    grid_->setRowStretch(2, 4);
  } else if (wanted == 2) {
    grid_->addWidget(tabs_, 1, 0, Qt::AlignLeft);
    grid_->addWidget(front_ == 0 ? left_ : right_, 2, 0, 2, 1);
    grid_->addWidget(chain_, 1, 1, 2, 1);
    grid_->addWidget(seats_, 3, 1);
    grid_->setColumnStretch(1, 1);
    grid_->setRowStretch(2, 3);
    grid_->setRowStretch(3, 4);
  } else {
    grid_->addWidget(chain_, 1, 0);
    grid_->addWidget(tabs_, 2, 0, Qt::AlignLeft);
    grid_->addWidget(front_ == 0 ? seats_ : front_ == 1 ? left_ : right_, 3, 0);
    grid_->setColumnStretch(0, 1);
    grid_->setRowStretch(1, 2);
    grid_->setRowStretch(3, 3);
  }
  const int side = wanted == 1 ? front_ - 1 : front_;
  left_->setVisible(wanted == 3 || side == 0);
  right_->setVisible(wanted == 3 || side == 1);
  seats_->setVisible(wanted > 1 || front_ == 0);
  chain_->legend()->setVisible(wanted > 1);
}

/// The tab of the news tells how many wait behind it.
void DeskPage::nameTabs() {
  const auto late = desk_.desk().late.size();
  //: Tab of the narrow organizer's desk: late arrivals and log
  const QString news = late == 0 ? tr("News") : /*: Tab of the narrow organizer's desk: late arrivals and log; %1 how
                                                   many people wait to be let in */
                           tr("News (%1)").arg(QLocale().toString(late));
  QStringList titles{//: Tab of the narrow organizer's desk
                     tr("Seats"),
                     //: Tab of the narrow organizer's desk: what was chosen for the screens, throw, papers
                     tr("Event"), news};
  if (columns_ > 1) titles.removeFirst();
  tabs_->setChoices(titles);
}

void DeskPage::focusFirst() {
  if (header_->startButton()->isVisible() && header_->startButton()->isEnabled())
    return header_->startButton()->setFocus(Qt::OtherFocusReason);
  seatView()->setFocus(Qt::OtherFocusReason);
}

void DeskPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
  refreshSoon();  // a row of boards has another height
}

void DeskPage::tell(const QString& sentence) {
  delete refusal_;  // one is enough
  refusal_ = ChoiceDialog::tellFailure(this, sentence);
}

}  // namespace tapu

#include "moc_desk_page.cpp"
