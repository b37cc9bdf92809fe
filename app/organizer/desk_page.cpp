// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/desk_page.h"

#include <QDialog>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/bare_scroll.h"
#include "app/kit/field_answer.h"
#include "app/kit/flow_layout.h"
#include "app/kit/language_change.h"
#include "app/kit/question.h"
#include "app/kit/rule_topics.h"
#include "app/kit/theme.h"
#include "app/text/language.h"
#include "app/wire/messages.h"
#include "engine/play/initial_state.h"

namespace tapu {

using namespace Qt::StringLiterals;
using Stage = EventDesk::Stage;

namespace {

constexpr int kThreeColumns = 1160, kTwoColumns = 820, kSideWidth = 298;  ///< pixels; a side with its shadow
constexpr int kScreenHeight = 140;                                        ///< of the small screen, in pixels
constexpr int kNewsTab = 2;                                               ///< the last one of one column
constexpr int kDrawnEveryMs = 150;                                        ///< parts that change with each move

QString count(int number) { return QLocale().toString(number); }

Words* heading(QWidget* parent) { return new Words({}, kHeadingText, Weight::Bold, &Theme::ink, parent); }
Words* quiet(QWidget* parent) { return new Words({}, kNoteText, Weight::Regular, &Theme::ink2, parent); }

/// The lines of the log, each as high as its words need: those of a delegate of Qt are cut where the script of a name
/// is higher than that of the list.
class LogRows : public QStyledItemDelegate {
 public:
  explicit LogRows(QListView* list) : QStyledItemDelegate(list), list_(*list) {}
  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const QRect room(0, 0, list_.viewport()->width() - 2 * kAside, QWIDGETSIZE_MAX);
    const QRect words = list_.fontMetrics().boundingRect(room, kWrapped, index.data().toString());
    return {list_.viewport()->width(), words.height() + 2 * kAbove};
  }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    painter->setFont(list_.font());
    painter->setPen(themeOf(&list_).ink);
    painter->drawText(option.rect.adjusted(kAside, kAbove, -kAside, -kAbove), kWrapped, index.data().toString());
  }

 private:
  static constexpr int kAside = 2, kAbove = 1, kWrapped = Qt::TextWordWrap | Qt::AlignLeft;
  const QListView& list_;
};

/// A sheet with the margins of the desk; `lines` becomes its layout.
Sheet* card(QWidget* parent, QVBoxLayout*& lines) {
  auto* sheet = new Sheet(parent);
  lines = new QVBoxLayout(sheet);
  lines->setContentsMargins(18, 14, 18, 14);
  lines->setSpacing(6);
  return sheet;
}

QVBoxLayout* stackOf(QWidget* holder) {
  auto* lines = new QVBoxLayout(holder);
  lines->setContentsMargins(0, 0, 0, 0);
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
  chain_ = makeChain();
  seats_ = new SeatPanel(desk_, this);
  connect(seatView(), &SeatListView::chosen, this,
          [this](SeatId seat) { chainView_->setCurrent(seat.value / kSeatsAtBoardOfChain); });
  right_ = makeRight();
  setObjectName(u"deskPage"_s);
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

DeskPage::~DeskPage() { delete screenWindow_; }

// ---- what it is made of ---------------------------------------------------------------------------------------------

QWidget* DeskPage::makeLeft() {
  auto* all = new QScrollArea(this);  // all of it is higher than a small window
  auto* column = leftBody_ = new QWidget;
  scrollBare(all, column);
  QVBoxLayout* lines = stackOf(column);
  throw_ = new ThrowCard(column);
  lines->addWidget(makeScreens(column));
  lines->addWidget(throw_);
  prepare_ = new PreparePanel(desk_, column);
  lines->addWidget(prepare_);
  lines->addStretch(1);
  connect(prepare_, &PreparePanel::resultsWanted, this, &DeskPage::resultsWanted);
  connect(prepare_, &PreparePanel::left, this, &DeskPage::left);
  connect(prepare_, &PreparePanel::wayInChanged, this, [this] {
    screen_->setJoin(prepare_->wayIn());
    if (screenWindow_) screenWindow_->page().setJoin(prepare_->wayIn());
  });
  connect(prepare_, &PreparePanel::failed, this, &DeskPage::tell);
  connect(throw_, &ThrowCard::sent, this, [this](std::array<quint8, 2> dice) { desk_.enterThrow(dice); });
  return all;
}

QWidget* DeskPage::makeScreens(QWidget* parent) {
  QVBoxLayout* lines = nullptr;
  Sheet* sheet = card(parent, lines);
  setRuleTopic(sheet, u"event-hall"_s);
  screenTitle_ = heading(sheet);
  screenNote_ = quiet(sheet);
  screen_ = new ScreenPage(std::make_shared<SystemClock>(), sheet);
  screen_->setObjectName(u"deskScreen"_s);
  screen_->setFixedHeight(kScreenHeight);
  auto* chips = new QWidget(sheet);
  auto* flow = new FlowLayout(chips, 2);
  flow->setContentsMargins(0, 0, 0, 0);
  for (std::size_t i = 0; i < views_.size(); ++i) {
    auto* chip = new ChipButton({}, chips);
    chip->setCheckable(true);
    chip->setObjectName(u"deskView%1"_s.arg(i));
    connect(chip, &ChipButton::clicked, this, [this, view = static_cast<ScreenView>(i)] {
      if (view == ScreenView::Message) return askMessage();
      desk_.show(view);
      refreshScreens();
    });
    flow->addWidget(chip);
    views_[i] = chip;
  }
  screenButton_ = new ActionButton({}, ActionButton::Role::Link, sheet);
  screenButton_->setObjectName(u"deskScreenWindow"_s);
  connect(screenButton_, &ActionButton::clicked, this, &DeskPage::openScreen);
  screenTitle_->setWordWrap(false);
  auto* head = new QHBoxLayout;
  head->addWidget(screenTitle_);
  head->addStretch(1);
  head->addWidget(screenButton_);
  lines->addLayout(head);
  lines->addWidget(screen_);
  lines->addWidget(screenNote_);
  lines->addWidget(chips);
  return sheet;
}

QWidget* DeskPage::makeChain() {
  QVBoxLayout* lines = nullptr;
  Sheet* sheet = card(this, lines);
  chainTitle_ = heading(sheet);
  chainNote_ = quiet(sheet);
  chainNote_->setWordWrap(false);
  chainCounts_ = new ElidedWords(kChoiceText, Weight::Regular, &Theme::ink, sheet);
  ChainStyle style;
  style.perRow = 8;
  style.labels = ChainLabels::Lamps;
  style.ground = ChainStyle::Ground::Sheet;
  style.side = ChainStyle::LabelSide::Below;
  chainView_ = new ChainView(style, sheet);
  chainView_->setObjectName(u"deskChain"_s);
  auto* head = new QHBoxLayout;
  chainTitle_->setWordWrap(false);
  head->addWidget(chainTitle_);
  head->addSpacing(6);
  head->addWidget(chainNote_);
  head->addStretch(1);
  head->addWidget(chainCounts_);
  lines->addLayout(head);
  lines->addWidget(chainView_, 1);
  connect(chainView_, &ChainView::currentChanged, this, [this](int board) {
    const SeatId sun(kSeatsAtBoardOfChain * board);
    const SeatId now = seatView()->currentIndex().isValid()
                           ? seatView()->seats().line(seatView()->currentIndex().row()).seat
                           : SeatId{};
    if (!now || now.value / kSeatsAtBoardOfChain != board) seatView()->choose(sun);
  });
  connect(chainView_, &ChainView::boardChosen, this, [this](int board) {
    seatView()->choose(SeatId(kSeatsAtBoardOfChain * board));
    seatView()->setFocus(Qt::OtherFocusReason);
  });
  connect(chainView_, &ChainView::searchWanted, this, [this] { seats_->focusSearch(); });
  return sheet;
}

QWidget* DeskPage::makeRight() {
  auto* column = new QWidget(this);
  QVBoxLayout* lines = stackOf(column);
  gone_ = makeGone(column);
  lines->addWidget(gone_);
  lines->addWidget(makeLate(column));
  lines->addWidget(makeLog(column), 1);
  return column;
}

QWidget* DeskPage::makeGone(QWidget* parent) {
  QVBoxLayout* lines = nullptr;
  Sheet* sheet = card(parent, lines);
  setRuleTopic(sheet, u"event-crash"_s);
  goneWords_ = new Words({}, kBodyText, Weight::Regular, &Theme::ink, sheet);
  again_ = new ActionButton({}, ActionButton::Role::Next, sheet);
  again_->setObjectName(u"deskAgain"_s);
  away_ = new ActionButton({}, ActionButton::Role::Quiet, sheet);
  away_->setObjectName(u"deskAway"_s);
  for (QWidget* each : std::initializer_list<QWidget*>{goneWords_, again_, away_}) lines->addWidget(each);
  connect(again_, &ActionButton::clicked, this, [this] { desk_.goBack(); });
  connect(away_, &ActionButton::clicked, this, &DeskPage::left);
  return sheet;
}

QWidget* DeskPage::makeLate(QWidget* parent) {
  QVBoxLayout* lines = nullptr;
  Sheet* sheet = card(parent, lines);
  setRuleTopic(sheet, u"event-late"_s);
  lateTitle_ = heading(sheet);
  lateNote_ = quiet(sheet);
  lateRows_ = new QWidget(sheet);
  stackOf(lateRows_);
  wrongCodes_ = quiet(sheet);
  wrongCodes_->setColor(&Theme::danger);
  for (QWidget* each : std::initializer_list<QWidget*>{lateTitle_, lateNote_, lateRows_, wrongCodes_})
    lines->addWidget(each);
  return sheet;
}

QWidget* DeskPage::makeLog(QWidget* parent) {
  QVBoxLayout* lines = nullptr;
  Sheet* sheet = card(parent, lines);
  logTitle_ = heading(sheet);
  log_ = new QListView(sheet);
  log_->setObjectName(u"deskLog"_s);
  log_->setModel(&logModel_);
  log_->setItemDelegate(new LogRows(log_));
  log_->setFrameShape(QFrame::NoFrame);
  log_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  log_->setSelectionMode(QAbstractItemView::NoSelection);
  log_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  log_->setResizeMode(QListView::Adjust);
  message_ = new QLineEdit(sheet);
  message_->setObjectName(u"deskMessage"_s);
  auto* told = new FieldAnswer(sheet);
  told->setObjectName(u"deskMessageTold"_s);
  told->watch(message_, wire::kMostAnnouncement);
  lines->addWidget(logTitle_);
  lines->addWidget(log_, 1);
  lines->addWidget(told);
  lines->addWidget(message_);
  connect(message_, &QLineEdit::returnPressed, this, [this] {
    desk_.announce(message_->text());
    message_->clear();
  });
  return sheet;
}

// ---- what happens ---------------------------------------------------------------------------------------------------

void DeskPage::connectDesk() {
  connect(&desk_, &EventDesk::stageChanged, this, &DeskPage::refresh);
  due_.setSingleShot(true);
  due_.setInterval(kDrawnEveryMs);
  connect(&due_, &QTimer::timeout, this, [this] {
    refreshSeats();
    refreshLate();
    if (std::exchange(hasNews_, false)) refreshLog();
    refreshScreen();
  });
  connect(&desk_, &EventDesk::lobbyChanged, this, &DeskPage::refreshSoon);
  connect(&desk_, &EventDesk::deskChanged, this, [this] {
    refreshSoon();
    refreshLate();
    refreshUse();
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
    screen_->setClock(desk_.stage() == Stage::Playing ? desk_.clockLeftMs() : -1);
  });
  connect(screen_, &ScreenPage::partChanged, this, &DeskPage::refreshScreens);
  connect(&desk_, &EventDesk::logChanged, this, [this] {
    hasNews_ = true;
    refreshSoon();
  });
  connect(&desk_, &EventDesk::refused, this, &DeskPage::tell);
  connect(&desk_, &EventDesk::screensChanged, this, &DeskPage::refreshScreens);
}

void DeskPage::connectHeader() {
  connect(header_, &DeskHeader::focusLost, this, [this] { seatView()->setFocus(Qt::OtherFocusReason); });
  const auto pauseOrGoOn = [this] { desk_.isPaused() ? desk_.resume() : desk_.pause(); };
  connect(header_->startButton(), &ActionButton::clicked, this, &DeskPage::askStart);
  connect(header_->pauseButton(), &ActionButton::clicked, this, pauseOrGoOn);
  connect(header_->moreButton(), &ActionButton::clicked, this, [this] { desk_.lengthen(); });
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
  if (desk_.hasGame() && isThrow(desk_.state().head.dice)) throw_->setLast(desk_.state().head.dice);
}

void DeskPage::openScreen() {
  if (screenWindow_) {
    screenWindow_->raise();
    return screenWindow_->activateWindow();
  }
  const auto clock = std::make_shared<SystemClock>();
  const auto call = [this, clock] {
    const bool isHere = desk_.plan().listenAt == QHostAddress::Any;
    const Address at{isHere ? u"127.0.0.1"_s : desk_.plan().listenAt.toString(), desk_.server().port()};
    return screenClient(at, languageInUse(), clock);
  };
  screenWindow_ = new ScreenWindow(call, clock, ScreenLanguage::Both);
  screenWindow_->setAttribute(Qt::WA_DeleteOnClose);
  screenWindow_->setAttribute(Qt::WA_QuitOnClose, false);  // it goes with the organizer's window
  screenWindow_->page().setJoin(prepare_->wayIn());
  screenWindow_->resize(960, 600);
  screenWindow_->show();
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

/// Missing guests may be in the doorway: the organizer decides to start without them.
void DeskPage::askStart() {
  if (desk_.expected().missing == 0) return desk_.start();
  const auto texts = [this] {
    const EventDesk::Expected count = desk_.expected();
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
  Question::ask(this, texts, [this] { desk_.start(); });
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
  Question::ask(this, texts, [this] { desk_.endRound(); });
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
  Question::ask(this, texts, [this] { desk_.endGame(); });
}

// ---- what it shows --------------------------------------------------------------------------------------------------

void DeskPage::refresh() {
  setPageTopic(this, desk_.isRehearsal() ? u"event-rehearsal"_s : u"event-evening"_s);
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
  refreshThrow();
  refreshSeats();
  refreshScreen();
  refreshLate();
  refreshLog();
  refreshScreens();
  prepare_->settleWayIn();
  refreshUse();
}

/// Enables what may be done now.
void DeskPage::refreshUse() {
  prepare_->refresh();
  screenButton_->setEnabled(desk_.client() != nullptr);
  message_->setEnabled(desk_.client() != nullptr && desk_.stage() != Stage::Over);
}

/// With few columns the news are in one of several: urgent ones come to the front.
void DeskPage::bringNews() {
  front_ = kNewsTab;
  if (std::exchange(columns_, 0) > 0) arrange();
}

void DeskPage::refreshSeats() {
  std::vector<SeatLine> lines = desk_.seats();
  const LampCounts counts = lampCounts(lines);
  //: Over the chain of boards: how many seats are how; %1 to %4 numbers
  chainCounts_->setText(tr("%1 connected, %2 of them idle · %3 lost · %4 bot or free")
                            .arg(count(counts.connected + counts.idle), count(counts.idle), count(counts.lost),
                                 count(counts.bot + counts.free)));
  seats_->refresh(std::move(lines));
  header_->refresh(desk_);
  refreshChain();
}

void DeskPage::refreshChain() {
  const Setup& setup = desk_.lobby().setup;
  if (setup.chain.isEmpty()) return;
  if (!hasChain_ || hasGame_ != desk_.hasGame()) {
    hasChain_ = true;
    hasGame_ = desk_.hasGame();
    const auto table = hasGame_ ? nullptr : wire::tableOf(setup);
    chainView_->setGame(hasGame_ ? desk_.definition() : *table, setup.chain);
    if (!hasGame_) chainView_->setState(*table, initialState(*table));
  }
  if (hasGame_) chainView_->setState(desk_.definition(), desk_.state());
  std::vector<ChainSeat> seats(static_cast<std::size_t>(setup.seats()));
  ChainMarks marks;
  for (const SeatLine& line : desk_.seats()) {
    if (line.seat.value >= seats.size()) continue;
    seats[line.seat.value] = {line.name, line.color, lampFor(line.lamp)};
    if (line.lamp == SeatLamp::Lost) marks.lost.push_back(line.board());
  }
  std::ranges::sort(marks.lost);
  chainView_->setSeats(std::move(seats));
  chainView_->setMarks(marks);
  fitChain();
}

/// The room that few boards leave is for the list of seats.
void DeskPage::fitChain() {
  if (!hasChain_ || !isVisible() || chainView_->zoom() != 0) return;
  const int around = chain_->height() - chainView_->viewport()->height();
  chain_->setMaximumHeight(around +
                           std::max(chainView_->picture().layout().size().height(), chainView_->minimumHeight()));
}

void DeskPage::refreshLog() {
  QStringList lines;
  for (const DeskLogLine& line : desk_.log())
    lines << QLocale().toString(line.at, u"HH:mm"_s) + u"  "_s + EventDesk::sentenceOf(line);
  logModel_.setStringList(lines);
}

void DeskPage::refreshSoon() {
  if (!due_.isActive()) due_.start();
}

void DeskPage::refreshScreen() {
  if (desk_.hasGame())
    screen_->setGame(desk_.lobby(), desk_.definition(), desk_.state());
  else if (!desk_.lobby().seats.isEmpty())
    screen_->setLobby(desk_.lobby());
}

void DeskPage::refreshScreens() {
  const OnScreens now = desk_.onScreens();
  screen_->setOnScreens(now);
  const ScreenView view = screen_->view();
  for (std::size_t i = 0; i < views_.size(); ++i) views_[i]->setChecked(static_cast<ScreenView>(i) == view);
  //: Under the chips that choose what big screens show; %1 a message
  screenNote_->setText(view == ScreenView::Message ? tr("Message: %1").arg(now.message) : QString());
  screenNote_->setVisible(!screenNote_->text().isEmpty());
}

void DeskPage::retranslate() {
  //: Heading on the organizer's desk
  screenTitle_->setText(tr("Big screen"));
  //: Button: the big screen in a window of its own, for a projector
  rename(screenButton_, tr("Own window"),
         /*: Tool tip of a button; keys are in it */ tr("A window for the projector (Ctrl+B); F11 fills its screen"));
  const QStringList views{//: What a big screen shows: what the game brings
                          tr("By itself"),
                          //: What a big screen shows: whose round comes
                          tr("Announcement"),
                          //: What a big screen shows
                          tr("Clock"),
                          //: What a big screen shows
                          tr("Ranking"),
                          //: What a big screen shows: all boards
                          tr("Chain"),
                          //: What a big screen shows: opens a dialog
                          tr("Message…")};
  for (std::size_t i = 0; i < views_.size(); ++i) views_[i]->setText(views[static_cast<qsizetype>(i)]);
  prepare_->retranslate();
  //: Heading on the organizer's desk: all boards
  chainTitle_->setText(tr("Chain"));
  //: Note beside a heading: the lamps under each board
  chainNote_->setText(tr("left lamp Sun, right lamp Moon"));
  seats_->retranslate();
  //: Heading on the organizer's desk
  lateTitle_->setText(tr("Late arrivals"));
  //: Heading on the organizer's desk
  logTitle_->setText(tr("Log"));
  log_->setAccessibleName(logTitle_->text());
  log_->setFont(textFont(kChoiceText));
  //: In an empty field
  message_->setPlaceholderText(tr("Message to all…"));
  message_->setAccessibleName(message_->placeholderText());
  message_->setFont(textFont(kChoiceText));
  //: Button: starts the server of an event again
  rename(again_, tr("Start it again"));
  //: Button: leaves the desk
  rename(away_, tr("Back to the start page"));
  lateShown_.clear();
  refresh();
  columns_ = 0;
  arrange();
}

void DeskPage::arrange() {
  const int wanted = width() >= kThreeColumns ? 3 : width() >= kTwoColumns ? 2 : 1;
  if (wanted == columns_) return;
  columns_ = wanted;
  header_->fit(wanted == 3 ? DeskHeader::Width::Wide : DeskHeader::Width::Narrow);
  header_->refresh(desk_);
  for (QWidget* each : std::initializer_list<QWidget*>{header_, tabs_, left_, chain_, seats_, right_})
    grid_->removeWidget(each);
  //: Tab of the narrow organizer's desk: what was chosen for the screens, throw, papers
  const QString event = tr("Event");
  //: Tab of the narrow organizer's desk: late arrivals and log
  const QString news = tr("News");
  //: Tab of the narrow organizer's desk
  tabs_->setChoices(wanted == 1 ? QStringList{tr("Seats"), event, news} : QStringList{event, news});
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
  chainNote_->setVisible(wanted > 1);
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

}  // namespace tapu

#include "moc_desk_page.cpp"
