// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/replay_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "app/board/board_effects.h"
#include "app/kit/art.h"
#include "app/kit/passing_menu.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/review/analysis_words.h"
#include "app/session/game/replay_game.h"
#include "app/table/talk/log_model.h"
#include "app/text/option_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

// The time that a step stays before the next one, at the usual speed.
constexpr int kMoveMs = 900, kThrowMs = 1400;
constexpr int kStillSpeed = 800;  ///< hundredths: from this speed on nothing moves by itself
constexpr std::array<int, 8> kPageKeys{Qt::Key_H, Qt::Key_G,     Qt::Key_M,    Qt::Key_N,
                                       Qt::Key_C, Qt::Key_Minus, Qt::Key_Plus, Qt::Key_Space};
constexpr int kListWidth = 262, kHandsWidth = 300, kLowHandsWidth = 240;
constexpr int kBesideTabs = 22;                         ///< margins of the list
constexpr int kBesideCards = 720;                       ///< the room for the rest of the head
constexpr int kThreeColumns = 1080, kTwoColumns = 820;  ///< widths of the page below which a column gives way
constexpr int kThreeSlimColumns = 980;                  ///< the same where the rows of the players are low

/// The act of the last move.
QString deedInWords(const Replay& replay, const ShownCards& cards) {
  const int step = replay.step();
  const QString deed = lastDeed(replay, step, cards);
  //: Line over the board of a replay, before the first move
  const QString beginning = ReplayPage::tr("The beginning of the game");
  //: Line over the board of a replay where a move tells nothing else; %1 its number
  const QString bare = ReplayPage::tr("Move %1").arg(QLocale().toString(step));
  return step == 0 ? beginning : deed.isEmpty() ? bare : deed;
}

/// The tip of the button to play on: its effect, or why it is off.
QString playOnWords(const Replay* replay) {
  const auto why = replay ? whyNoPlayingOn(*replay) : std::nullopt;
  //: Tool tip of a button of a replay
  if (!why) return ReplayPage::tr("A new game begins from this position, with people or bots");
  switch (*why) {
    //: Why a button of a replay is off, which begins a new game from the position that is shown
    case NoPlayingOn::BigGame: return ReplayPage::tr("Nobody can play on from here: it is a Big Game.");
    case NoPlayingOn::NoBeginning:
      //: Why a button of a replay is off, which begins a new game from the position that is shown
      return ReplayPage::tr("Nobody can play on from here: the record does not tell how the game began.");
    case NoPlayingOn::NoCards:
      //: Why a button of a replay is off, which begins a new game from the position that is shown
      return ReplayPage::tr("Nobody can play on from here: the record does not tell the cards of any seat.");
    //: Why a button of a replay is off, which begins a new game from the position that is shown
    case NoPlayingOn::Over: return ReplayPage::tr("Nobody can play on from here: the game is over.");
    case NoPlayingOn::Paused: break;
  }
  //: Why a button of a replay is off, which begins a new game from the position that is shown
  return ReplayPage::tr("Nobody can play on from here: the game is paused.");
}

int msToNext(const Replay& replay, int speed) {
  const auto& moves = replay.moves();
  const int step = replay.step();
  const bool wasThrow = step > 0 && isThrow(moves[static_cast<std::size_t>(step) - 1].chance.dice);
  return (wasThrow ? kThrowMs : kMoveMs) * 100 / speed;
}

/// The keys that a part of the page keeps for itself.
bool isKeyOf(const QObject* part, const QKeyEvent& key) {
  const bool isUpOrDown = key.key() == Qt::Key_Up || key.key() == Qt::Key_Down;
  const bool isLeftOrRight = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
  const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  if (qobject_cast<const LineView*>(part)) return isUpOrDown || isEnter;
  if (qobject_cast<const Segments*>(part)) return isLeftOrRight && key.modifiers() == Qt::NoModifier;
  return isUpOrDown || isEnter || key.key() == Qt::Key_Space;
}

}  // namespace

ReplayPage::ReplayPage(QWidget* parent)
    : SeaPage(parent),
      moves_(new ReplayMoves(this)),
      list_(new LineView(moves_)),
      analysis_(new AnalysisPanel(this)),
      listSheet_(new Sheet(this)),
      rows_(new Segments(listSheet_)),
      cards_(new CardsChoice(this)),
      boards_(new Picker(this)),
      title_(new ElidedWords(kHeadingText, Weight::Bold, &Theme::ink, this)),
      result_(new ElidedWords(kNoteText, Weight::Regular, &Theme::ink2, this)),
      noMarks_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, listSheet_)),
      stopped_(new Words({}, kNoteText, Weight::Bold, &Theme::danger, this)),
      deed_(new ReplayDeed(this)),
      back_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      save_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      playOn_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      board_(new ReplayBoard(this)),
      hands_(new ReplayHands(this)),
      bar_(new ReplayBar(this)),
      saver_(new ReplaySaver(board_, this)) {
  setObjectName(u"replayPage"_s);
  setPageTopic(this, u"back-replay"_s);
  clock_.setSingleShot(true);
  lay();
  connectAll();
  retranslate();
}

ReplayPage::~ReplayPage() { close(); }

QWidget* ReplayPage::makeHead() {
  auto* head = new Sheet(this);
  auto* line = new QHBoxLayout(head);
  line->setContentsMargins(18, 12, 14, 12);
  line->setSpacing(10);
  auto* said = new QVBoxLayout;
  said->setSpacing(0);
  said->addWidget(title_);
  said->addWidget(result_);
  line->addLayout(said, 1);
  for (QWidget* part : std::initializer_list<QWidget*>{boards_, cards_, save_, playOn_, back_}) line->addWidget(part);
  return head;
}

namespace {

/// Paints rows of the log, the current one on a ground of its own, whether or not the list has the keyboard.
class MoveDelegate : public LogDelegate {
 public:
  using LogDelegate::LogDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view && view->currentIndex() == index) {
      painter->setRenderHint(QPainter::Antialiasing);
      paintPaper(*painter, QRectF(option.rect).adjusted(0, 1, -1, -1), Paper::Chosen, themeOf(view->parentWidget()), 6);
    }
    LogDelegate::paint(painter, option, index);
  }
};

}  // namespace

QWidget* ReplayPage::makeList() {
  auto* column = new QVBoxLayout(listSheet_);
  column->setContentsMargins(12, 12, 10, 12);
  column->setSpacing(8);
  column->addWidget(rows_, 0, Qt::AlignLeft);
  column->addWidget(analysis_);
  column->addWidget(noMarks_);
  noMarks_->setObjectName(u"replayNoMarks"_s);
  noMarks_->hide();
  column->addWidget(list_, 1);
  list_->setRows(new MoveDelegate(moves_));
  list_->setFollowing(LineView::Following::No);
  list_->setObjectName(u"replayList"_s);
  return listSheet_;
}

void ReplayPage::lay() {
  auto* middle = new QVBoxLayout;
  middle->setSpacing(0);
  middle->addWidget(deed_);
  middle->addWidget(board_, 1);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(0);
  columns->addWidget(makeList());
  columns->addLayout(middle, 1);
  columns->addWidget(hands_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  all->setSpacing(0);
  all->addWidget(makeHead());
  auto* stopped = new Sheet(this);  // words of this color cannot be read on the sea
  auto* told = new QVBoxLayout(stopped);
  told->setContentsMargins(10, 6, 10, 6);
  told->addWidget(stopped_);
  all->addWidget(stopped);
  all->addLayout(columns, 1);
  all->addWidget(bar_);
  stopped_->setContentsMargins(18, 4, 18, 4);
  stopped_->setObjectName(u"recordStopped"_s);
  result_->setObjectName(u"replayResult"_s);
  back_->setObjectName(u"recordBack"_s);
  save_->setObjectName(u"replaySave"_s);
  playOn_->setObjectName(u"replayPlayOn"_s);
  setRuleTopic(playOn_, u"back-marks"_s);
  rows_->setObjectName(u"replayRows"_s);
  boards_->setObjectName(u"replayBoards"_s);
}

void ReplayPage::connectAll() {
  connect(&clock_, &QTimer::timeout, this, [this] {
    if (!replay_) return;
    const bool isPart = board_->isChain() && !board_->showsWhole();  // what happens elsewhere is left out
    goTo(isPart ? moves_->stepAfter(replay_->step()) : replay_->step() + 1);
    if (bar_->speed() >= kStillSpeed) board_->scene()->effects().skip();
    if (replay_->step() < replay_->steps()) return clock_.start(msToNext(*replay_, bar_->speed()));
    bar_->setPlaying(ReplayBar::Playing::No);
  });
  connect(back_, &ActionButton::clicked, this, &ReplayPage::canceled);
  connect(save_, &ActionButton::clicked, this, [this] {
    pause();
    if (replay_) saver_->openMenu(save_->mapToGlobal(QPoint(0, save_->height())));
  });
  connect(saver_, &ReplaySaver::told, deed_, &ReplayDeed::announce);
  connect(playOn_, &ActionButton::clicked, this, [this] {
    pause();
    if (replay_) Q_EMIT playOnWanted();
  });
  connect(analysis_, &AnalysisPanel::analyzed, this, &ReplayPage::refresh);
  connect(rows_, &Segments::picked, this, &ReplayPage::showRows);
  connect(cards_, &CardsChoice::chosen, this, &ReplayPage::refresh);
  connect(boards_, &Picker::picked, this, &ReplayPage::showBoard);
  connect(board_, &ReplayBoard::boardChosen, this, [this](int board) { showBoard(board + 1); });
  connect(list_, &LineView::picked, this, [this](int row) { goTo(moves_->stepOf(row)); });
  connect(bar_, &ReplayBar::goWanted, this, &ReplayPage::go);
  connect(bar_, &ReplayBar::turnWanted, this, &ReplayPage::goToTurn);
  connect(bar_, &ReplayBar::playWanted, this, &ReplayPage::togglePlay);
  connect(bar_, &ReplayBar::handsWanted, this, &ReplayPage::toggleHands);
  connect(bar_, &ReplayBar::markWanted, this, &ReplayPage::toggleMark);
  connect(bar_, &ReplayBar::speedChanged, this, [this] {
    if (isPlaying()) clock_.start(msToNext(*replay_, bar_->speed()));
  });
  // List and buttons keep Home, End and the arrows to themselves otherwise.
  list_->installEventFilter(this);
  for (QWidget* part : findChildren<QWidget*>())
    if (qobject_cast<QAbstractButton*>(part) || qobject_cast<Segments*>(part)) part->installEventFilter(this);
}

void ReplayPage::show(std::unique_ptr<Replay> replay, const QString& title, std::vector<int> marks) {
  close();
  replay_ = std::move(replay);
  name_ = title;
  saver_->setGame(replay_.get(), title);
  analysis_->setGame(replay_.get());
  analysis_->hide();
  std::erase_if(marks, [this](int step) { return step > replay_->steps(); });  // of a longer record of the same game
  cards_->begin(*replay_);
  rows_->choose(0);
  moves_->setMarks(std::move(marks));
  board_->setGame(*replay_);
  boards_->setVisible(board_->isChain());
  retranslate();
  showRows(0);
  fold();
  stepTold_ = -1;
  goTo(0);
}

void ReplayPage::close() {
  pause();
  moves_->show(nullptr, ReplayMoves::Rows::Moves, {});
  moves_->setAnalysis(nullptr);
  bar_->setAnalysis(nullptr);
  analysis_->setGame(nullptr);
  saver_->setGame(nullptr, {});
  if (std::exchange(replay_, nullptr)) Q_EMIT closed();
}

// Where it stands

void ReplayPage::goTo(int step) {
  if (!replay_) return;
  replay_->goTo(step);
  showPosition();
}

void ReplayPage::showPosition() {
  const int step = replay_->step();
  board_->showPosition(*replay_);
  const ShownCards& cards = cards_->shown();
  const bool isOpen = cards.whose == ShownCards::Whose::All;
  const Viewer viewer = Viewer::ofSeatOrWatcher(cards.whose == ShownCards::Whose::OneSeat ? cards.seat : SeatId());
  const std::vector<SeatId> seats = board_->seatsInSight(*replay_);
  hands_->show(*replay_, isOpen ? replay_->state() : replay_->seenBy(viewer), seats);
  bar_->showStep(*replay_);
  playOn_->setEnabled(mayPlayOnFrom(*replay_));
  playOn_->setToolTip(playOnWords(replay_.get()));
  deed_->dice()->setDice(replay_->state().head.dice);
  deed_->setDeed(deedInWords(*replay_, cards));
  // Before its end a replay does not tell how the game ends.
  result_->setText(step == replay_->steps() ? replay_->result() : nameOfRules(replay_->header().setup.ruleSet));
  followList();
  if (std::exchange(stepTold_, step) == step) return;
  const bool isRow = list_->hasFocus() && rows_->chosen() == static_cast<int>(ReplayMoves::Rows::Moves);
  deed_->sayAll(isRow ? ReplayDeed::Move::Told : ReplayDeed::Move::Untold,
                step == replay_->steps() ? replay_->result() : QString());
}

/// The row of the last move is the current one, and in sight; of a judged move the judgment is told.
void ReplayPage::followList() {
  const int row = moves_->rowAt(replay_->step());
  const auto* moment = moves_->momentAt(row);
  deed_->setJudgment(moment ? momentInWords(*replay_, *moment) : QString());
  if (row < 0 && rows_->chosen() == static_cast<int>(ReplayMoves::Rows::Analysis))
    return list_->selectionModel()->clearCurrentIndex();
  const QModelIndex index = moves_->index(std::max(0, row), 0);
  if (!index.isValid()) return;
  list_->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
  list_->scrollTo(index, QAbstractItemView::EnsureVisible);
  list_->viewport()->update();
}

void ReplayPage::go(ReplayBar::Go where) {
  if (!replay_) return;
  const int step = replay_->step(), turn = replay_->turnAt(step);
  const auto& turns = replay_->turns();
  switch (where) {
    case ReplayBar::Go::First: return goTo(0);
    case ReplayBar::Go::Last: return goTo(replay_->steps());
    case ReplayBar::Go::MoveBack: return goTo(step - 1);
    case ReplayBar::Go::MoveOn: return goTo(step + 1);
    case ReplayBar::Go::TurnOn: return goToTurn(turn + 1);
    case ReplayBar::Go::TurnBack:
      if (turns[static_cast<std::size_t>(turn)].first < step) return goTo(turns[static_cast<std::size_t>(turn)].first);
      return goToTurn(turn - 1);
  }
}

/// Goes to the beginning of a turn.
void ReplayPage::goToTurn(int turn) {
  if (!replay_) return;
  const auto& turns = replay_->turns();
  if (turn >= static_cast<int>(turns.size())) return goTo(replay_->steps());
  goTo(turns[static_cast<std::size_t>(std::max(0, turn))].first);
}

// Playing by itself

void ReplayPage::togglePlay() {
  if (!replay_) return;
  if (isPlaying()) return pause();
  if (replay_->step() == replay_->steps()) goTo(0);
  clock_.start(msToNext(*replay_, bar_->speed()));
  bar_->setPlaying(ReplayBar::Playing::Yes);
  //: Said aloud: the replay goes on by itself from now on
  deed_->say(tr("The replay plays."));
}

void ReplayPage::pause() {
  //: Said aloud: the replay, which played by itself, has stopped
  if (isPlaying()) deed_->say(tr("The replay is paused."));
  clock_.stop();
  bar_->setPlaying(ReplayBar::Playing::No);
}

// Views

void ReplayPage::showRows(int rows) {
  if (!replay_) return;
  const auto seats = board_->isChain() ? board_->seatsInSight(*replay_) : std::vector<SeatId>{};
  const bool isAnalysis = rows == static_cast<int>(ReplayMoves::Rows::Analysis);
  analysis_->setVisible(isAnalysis);
  noMarks_->setVisible(rows == static_cast<int>(ReplayMoves::Rows::Marks) && moves_->marks().empty());
  if (isAnalysis) analysis_->begin();
  moves_->setAnalysis(analysis_->analysis());
  bar_->setAnalysis(isAnalysis ? analysis_->analysis() : nullptr);
  moves_->show(replay_.get(), static_cast<ReplayMoves::Rows>(rows), cards_->shown(), seats);
  saver_->setCards(cards_->shown());
  bar_->setGame(*replay_, board_->seatsInSight(*replay_), cards_->shown());
  followList();
}

/// 0: the whole chain; n: the boards around board n.
void ReplayPage::showBoard(int choice) {
  if (!replay_) return;
  boards_->choose(choice);
  if (choice == 0) return board_->showWhole(*replay_);
  board_->setMiddle(*replay_, choice - 1);
  retranslate();
  refresh();
}

void ReplayPage::refresh() {
  if (!replay_) return;
  showRows(rows_->chosen());
  showPosition();
}

void ReplayPage::toggleMark() {
  if (!replay_) return;
  moves_->toggleMark(replay_->step());
  rows_->choose(static_cast<int>(ReplayMoves::Rows::Marks));
  showRows(rows_->chosen());
  Q_EMIT marksChanged(moves_->marks());
}

// Keys, size, language

bool ReplayPage::answersKey(const QKeyEvent& event) {
  if (event.modifiers() & Qt::AltModifier) return false;
  const bool isByTurn = event.modifiers() & Qt::ControlModifier;
  using Go = ReplayBar::Go;
  switch (event.key()) {
    case Qt::Key_Left: go(isByTurn ? Go::TurnBack : Go::MoveBack); return true;
    case Qt::Key_Right: go(isByTurn ? Go::TurnOn : Go::MoveOn); return true;
    case Qt::Key_Home: go(Go::First); return true;
    case Qt::Key_End: go(Go::Last); return true;
    default: break;
  }
  if (isByTurn) return false;
  switch (event.key()) {
    case Qt::Key_Space:
      if (!event.isAutoRepeat()) togglePlay();
      return true;
    case Qt::Key_Minus: bar_->changeSpeed(-1); return true;
    case Qt::Key_Plus: bar_->changeSpeed(1); return true;
    case Qt::Key_G: bar_->askTurn(); return true;
    case Qt::Key_M: toggleMark(); return true;
    case Qt::Key_N:
      if (!moves_->marks().empty()) goTo(moves_->markAfter(replay_ ? replay_->step() : 0));
      return true;
    case Qt::Key_C: bar_->toggleChart(); return true;
    case Qt::Key_H: toggleHands(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!bar_->isAskingTurn()) return false;
      focusFirst();
      return true;  // the number is typed
    case Qt::Key_Escape:
      if (bar_->isAskingTurn()) {
        focusFirst();
        return true;
      }
      Q_EMIT canceled();
      return true;
    default: return false;
  }
}

/// The letters of the page come before entries of the menus with the same key.
bool ReplayPage::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const auto isLetter = [&](int letter) { return key->key() == letter; };
    const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && std::ranges::any_of(kPageKeys, isLetter)) event->accept();
  }
  if (event->type() == QEvent::KeyPress && answersKey(*static_cast<QKeyEvent*>(event))) return true;
  return SeaPage::event(event);
}

bool ReplayPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!isKeyOf(watched, *key) && answersKey(*key)) return true;
  }
  return SeaPage::eventFilter(watched, event);
}

void ReplayPage::resizeEvent(QResizeEvent* event) {
  SeaPage::resizeEvent(event);
  fold();
}

void ReplayPage::hideEvent(QHideEvent* event) {
  SeaPage::hideEvent(event);
  pause();
}

/// Where there is no room for list and hands side by side, the reader shows the hands in place of the list.
void ReplayPage::toggleHands() {
  if (!bar_->offersHands()) return;  // they are in sight beside the list
  wantsHands_ = !wantsHands_;
  fold();
}

/// A narrow page shows the hands, if they are on, in place of the list of moves, a narrower one no list; a menu chooses
/// between many seats.
void ReplayPage::fold() {
  const int tabs = rows_->sizeHint().width() + kBesideTabs;
  listSheet_->setFixedWidth(std::max(scaled(kListWidth), tabs) + 2 * Sheet::kShadow);
  const int letters = std::max(100, textSizeInUse());  // pictures beside names grow less than these
  const bool isWide = width() >= scaled(kThreeColumns);
  const bool areLow = replay_ && ReplayHands::areLow(board_->seatsInSight(*replay_).size());
  const int wide = scaled(areLow && !isWide ? kLowHandsWidth : kHandsWidth);
  hands_->setFixedWidth(wide * (100 + letters) / 200 + 2 * Sheet::kShadow);
  const bool hasList = width() >= scaled(kTwoColumns);
  const bool hasThree = isWide || (areLow && width() >= scaled(kThreeSlimColumns));
  const bool hasHands = hasThree || (!hasList && width() >= scaled(kTwoColumns) - 200);
  listSheet_->setVisible(hasList && (hasHands || !wantsHands_));
  hands_->setVisible(hasHands || wantsHands_);
  bar_->offerHands(hasHands ? ReplayBar::Hands::BesideTheList : ReplayBar::Hands::InItsPlace);
  cards_->fold(board_->isChain() ? 0 : width() - scaled(kBesideCards),
               width() < scaled(kThreeColumns) ? CardsChoice::Name::Hidden : CardsChoice::Name::Shown);
  bar_->fold();
}

void ReplayPage::retranslate() {
  //: Tabs over a list in a replay: what happened move by move, turn by turn, and the reader's own marks
  rows_->setChoices({tr("Moves"), tr("Turns"), tr("Marks"),
                     //: Tab over a list in a replay: the moves that changed the chances to win
                     tr("Analysis")});
  //: In the place of the reader's own marks in a replay, as long as there are none; M is a key
  noMarks_->setText(tr("Nothing is marked yet. M marks the position that is shown."));
  //: Name of a row of tabs, for screen readers
  setSpokenName(rows_, tr("What the list shows"));
  //: Name of a list, for screen readers: the moves of a recorded game
  setSpokenName(list_, tr("Moves of the game"));
  //: Name of a choice, for screen readers: which board of a chain is shown
  setSpokenName(boards_, tr("Board shown"));
  //: Button: back to the page before
  rename(back_, tr("Back"));
  //: Button of a replay: a menu of what can be saved as a file
  rename(save_, tr("Save…"), tr("Save a picture, or the whole game, as a file"));
  //: Button of a replay: a new game begins from this position
  rename(playOn_, tr("Play on from here…"), playOnWords(replay_.get()));
  bar_->setPlaying(isPlaying() ? ReplayBar::Playing::Yes : ReplayBar::Playing::No);
  bar_->retranslate(replay_.get());
  if (!replay_) return;
  //: Head of a replay; %1 the name of the game
  title_->setText(tr("Replay: %1").arg(name_));
  stopped_->parentWidget()->setVisible(!replay_->stoppedBy().isEmpty());
  //: The record of a game is damaged; %n moves before that place are sound, %1 the place and what is wrong
  stopped_->setText(tr("It can be read up to move %n. Then: %1", nullptr, replay_->steps()).arg(replay_->stoppedBy()));
  cards_->offer(*replay_, board_->seatsInSight(*replay_));
  fold();
  if (!board_->isChain()) return;
  //: Entry of a menu in the replay of a Big Game: all boards at once
  QStringList boards{tr("Whole chain")};
  for (int board = 0; board < replay_->header().setup.chain.size(); ++board)
    //: Entry of a menu in the replay of a Big Game; %1 number and letter of a board
    boards << tr("Board %1").arg(board_->nameOf(board));
  boards_->setChoices(boards);
  boards_->choose(board_->showsWhole() ? 0 : board_->middle() + 1);
}

void ReplayPage::changeEvent(QEvent* event) {
  SeaPage::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  if (replay_) replay_->retell();
  retranslate();
  refresh();
}

}  // namespace tapu

#include "moc_replay_page.cpp"
