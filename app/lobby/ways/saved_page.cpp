// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/ways/saved_page.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/board/board_frame.h"
#include "app/kit/bare_layout.h"
#include "app/kit/field_limit.h"
#include "app/kit/icon_label.h"
#include "app/kit/page_words.h"
#include "app/kit/question.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/session/plan/game_words.h"
#include "app/session/saved/saved_words.h"
#include "app/text/option_words.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCardPictureWidth = 176, kCardPictureHeight = 148;
constexpr int kCardFrom = 540;  ///< narrower cards would break their lines too often

std::vector<int> colorsOf(const GameNote& note) {
  std::vector<int> colors;
  for (const LobbySeat& seat : note.seats) colors.push_back(seat.color);
  return colors;
}

}  // namespace

// SavedGameCard

SavedGameCard::SavedGameCard(const SavedGame& game, QWidget* parent)
    : Sheet(parent, Paper::Row),
      game_(game),
      picture_(new BoardFrame(this)),
      facts_(new QWidget(this)),
      gone_(new QWidget(this)),
      name_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, facts_)),
      people_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink, facts_)),
      state_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, facts_)),
      place_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, facts_)),
      problem_(new Words({}, kNoteText, Weight::Bold, &Theme::danger, facts_)),
      goneWords_(new Words({}, kBodyText, Weight::Regular, &Theme::ink2, gone_)),
      newName_(new QLineEdit(facts_)),
      continue_(new ActionButton(u"continue"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Line, facts_)),
      rename_(new ActionButton({}, ActionButton::Role::Link, facts_)),
      delete_(new ActionButton({}, ActionButton::Role::Link, facts_)),
      undo_(new ActionButton(u"undo"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Line, gone_)) {
  setObjectName(u"savedGame"_s);
  continue_->setObjectName(u"savedContinue"_s);
  rename_->setObjectName(u"savedRename"_s);
  delete_->setObjectName(u"savedDelete"_s);
  undo_->setObjectName(u"savedUndo"_s);
  newName_->setObjectName(u"savedName"_s);
  limitLength(newName_, GameNote::kMostTitle);
  newName_->setMinimumHeight(36);
  newName_->hide();
  picture_->setFixedSize(kCardPictureWidth, kCardPictureHeight);
  if (game_.view) picture_->setGame(game_.view->setup, game_.view->position, colorsOf(game_.note));
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(14, 14, 10, 8);
  line->setSpacing(14);
  line->addWidget(picture_, 0, Qt::AlignTop);
  auto* lines = bare<QVBoxLayout>(facts_);
  lines->setSpacing(2);
  for (QWidget* part : std::initializer_list<QWidget*>{name_, newName_, people_, state_, place_, problem_})
    lines->addWidget(part);
  lines->addStretch(1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  for (ActionButton* button : {continue_, rename_, delete_}) buttons->addWidget(button);
  buttons->addStretch(1);
  lines->addLayout(buttons);
  auto* after = bare<QHBoxLayout>(gone_);
  after->addWidget(goneWords_, 1);
  after->addWidget(undo_);
  line->addWidget(facts_, 1);
  line->addWidget(gone_, 1);
  connect(continue_, &ActionButton::clicked, this, &SavedGameCard::wantToContinue);
  connect(rename_, &ActionButton::clicked, this, &SavedGameCard::startRenaming);
  connect(delete_, &ActionButton::clicked, this, &SavedGameCard::erase);
  connect(undo_, &ActionButton::clicked, this, &SavedGameCard::undo);
  connect(newName_, &QLineEdit::editingFinished, this, &SavedGameCard::finishRenaming);
  refresh();
  showWhich();
}

QWidget* SavedGameCard::mainButton() const {
  return isDeleted() ? undo_ : continue_->isEnabled() ? continue_ : delete_->isEnabled() ? delete_ : rename_;
}

void SavedGameCard::setCurrent(Current current) {
  const bool isCurrent = current == Current::Yes;
  setPaper(isCurrent ? Paper::Chosen : Paper::Row);
  continue_->setRole(isCurrent && continue_->isEnabled() ? ActionButton::Role::Next : ActionButton::Role::Quiet);
}

void SavedGameCard::showWhich() {
  facts_->setVisible(!isDeleted());
  picture_->setVisible(!isDeleted());
  gone_->setVisible(isDeleted());
}

void SavedGameCard::startRenaming() {
  if (isDeleted() || !rename_->isEnabled()) return;
  newName_->setText(title());
  name_->hide();
  newName_->show();
  newName_->selectAll();
  newName_->setFocus(Qt::OtherFocusReason);
}

bool SavedGameCard::stopRenaming() {
  if (newName_->isHidden()) return false;
  const bool hadFocus = newName_->hasFocus();
  newName_->blockSignals(true);  // hiding the field would emit editingFinished
  newName_->hide();
  newName_->blockSignals(false);
  name_->show();
  if (hadFocus) rename_->setFocus(Qt::OtherFocusReason);
  return true;
}

/// Asks before it continues a game that others went on with elsewhere.
void SavedGameCard::wantToContinue() {
  const auto go = [this] { Q_EMIT continueWanted(game_.store); };
  if (!game_.hasGoneOn) return go();
  const auto texts = [] {
    return Question::Texts{
        //: Question before a saved game is continued that others went on with elsewhere: title, text, its two answers
        tr("Continue this game here?"),
        tr("This game went on from a copy, at another computer or under another name in this list. If you continue it "
           "here, there are two games."),
        //: Answer to the question whether to continue a saved game: all stays as it is
        tr("Not now"),
        //: Answer to the question whether to continue a saved game that others went on with elsewhere
        tr("Continue here")};
  };
  Question::ask(this, texts, go);
}

void SavedGameCard::finishRenaming() {
  if (newName_->isHidden()) return;
  const QString typed = newName_->text().simplified();
  stopRenaming();
  if (typed == title()) return;
  if (!GameFiles::rename(game_.store, typed == GamePlan::gameNameHere(game_.note.gameName) ? QString() : typed))
    //: A saved game could not be renamed
    Q_EMIT troubled(tr("The name cannot be changed: the folder of this game cannot be written."));
  game_.note = GameFiles::readNote(game_.store).value_or(game_.note);
  refresh();
}

void SavedGameCard::erase() {
  if (isDeleted() || !delete_->isEnabled()) return;
  stopRenaming();
  auto deleted = std::make_unique<DeletedGame>(game_.store);
  if (!deleted->isDone()) {
    //: A saved game could not be deleted
    Q_EMIT troubled(tr("This game cannot be deleted: it is being played, or its folder cannot be written."));
    return;
  }
  deleted_ = std::move(deleted);
  refresh();
  showWhich();
  undo_->setFocus(Qt::OtherFocusReason);
}

void SavedGameCard::undo() {
  if (!isDeleted()) return;
  std::exchange(deleted_, nullptr)->undo();
  refresh();
  showWhich();
  mainButton()->setFocus(Qt::OtherFocusReason);
}

/// A game of this computer is called after its player as long as nobody has given it a name, so all of them would be
/// called the same: its board and its time tell it from the others.
QString SavedGameCard::title() const {
  const GameNote& note = game_.note;
  const bool isOfPlayer = std::ranges::any_of(
      note.seats, [&](const LobbySeat& seat) { return !seat.name.isEmpty() && note.gameName.contains(seat.name); });
  const bool isNamed = !note.title.isEmpty() || note.reach == GameNote::Reach::Network || !isOfPlayer;
  if (isNamed || !game_.view) return GamePlan::gameNameHere(note.shownName());
  GamePlan plan;
  plan.setup = game_.view->setup;
  return QStringList{titleOf(plan), whenPlayed(note.played, QDateTime::currentDateTime())}.join(u" · "_s);
}

void SavedGameCard::refresh() {
  const QString shown = title();
  //: A saved game whose name is not known
  const QString name = shown.isEmpty() ? tr("Game without a name") : shown;
  const QString trouble = whyNotContinued(game_);
  name_->setText(name);
  people_->setText(peopleOf(game_.note));
  QStringList facts;
  if (game_.view) facts << nameOfRules(game_.view->setup.ruleSet);
  facts << progressOf(game_) << whenPlayed(game_.note.played, QDateTime::currentDateTime());
  facts.removeIf([&name](const QString& fact) { return name.contains(fact); });  // nothing is told twice
  state_->setText(facts.join(u" · "_s));
  place_->setText(game_.note.reach == GameNote::Reach::Network
                      //: A saved game that others on the network joined
                      ? tr("Hosted on the local network")
                      //: A saved game against bots, or of several people at one computer
                      : tr("On this computer"));
  //: At a saved game: somebody went on with it from a copy; what is left here is how it was before that
  problem_->setText(trouble.isEmpty() && game_.hasGoneOn ? tr("This game went on elsewhere, from a copy.") : trouble);
  for (Words* words : {people_, problem_}) words->setVisible(!words->text().isEmpty());
  const bool isFree = game_.use == SavedGame::Use::Free;
  // Also with a problem: a damaged file may have been mended since.
  continue_->setEnabled(isFree);
  rename_->setEnabled(isFree);
  delete_->setEnabled(game_.use != SavedGame::Use::Taken);
  tapu::rename(continue_, game_.problem.isEmpty()
                              //: Button of a saved game
                              ? tr("Continue")
                              //: Button of a saved game that could not be continued
                              : tr("Try again"));
  //: Button of a saved game
  tapu::rename(rename_, tr("Rename"), tr("Give this game another name (F2)"));
  //: Button of a saved game
  tapu::rename(delete_, tr("Delete"), tr("Remove this game; it can be undone until you close the program (Del)"));
  //: Button: a saved game was deleted; bring it back
  tapu::rename(undo_, tr("Undo"));
  //: A saved game was deleted and can still be brought back; %1 its name
  goneWords_->setText(tr("“%1” was deleted. It can be brought back until you close the program.").arg(name));
  //: Screen reader: the field for another name of a saved game
  setSpokenName(newName_, tr("Name of the game"));
  newName_->setFont(textFont(kBodyText));
  //: Screen reader: button of a saved game; %1 its name
  setSpokenName(continue_, tr("Continue “%1”").arg(name));
  setSpokenDetails(continue_,
                   QStringList{peopleOf(game_.note), state_->text(), place_->text(), problem_->text()}.join(u". "_s));
  //: Screen reader: button of a saved game; %1 its name
  setSpokenName(rename_, tr("Rename “%1”").arg(name));
  //: Screen reader: button of a saved game; %1 its name
  setSpokenName(delete_, tr("Delete “%1”").arg(name));
  //: Screen reader: button of a saved game; %1 its name
  setSpokenName(undo_, tr("Bring “%1” back").arg(name));
}

void SavedGameCard::mouseDoubleClickEvent(QMouseEvent*) {
  if (!isDeleted() && continue_->isEnabled()) continue_->click();
}

void SavedGameCard::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  // The reason is a sentence of the former language: the store gives it again.
  if (!game_.problem.isEmpty() && !isDeleted()) game_.problem = GameFiles::problemOf(game_.store);
  refresh();
}

// SavedPage

SavedPage::SavedPage(const GameStarter& starter, QWidget* parent)
    : Page(parent),
      starter_(starter),
      sheet_(new Column(this)),
      problem_(new Words({}, kChoiceText, Weight::Bold, &Theme::danger, sheet_)),
      tests_(new QWidget(sheet_)),
      grid_(new QGridLayout),
      foot_(new FootBar(this)) {
  setObjectName(u"savedPage"_s);
  setPageTopic(this, u"play-saved"_s);
  problem_->setObjectName(u"savedProblem"_s);
  //: Button: back to the page before
  back_ = makeButton(u"savedBack"_s, ActionButton::Role::Quiet, this, [] { return tr("Back"); });
  back_->setMinimumWidth(138);
  file_ = makeButton(
      u"savedFile"_s, ActionButton::Role::Quiet, this,
      //: Button: open a saved game, a record or a board from a file
      [] { return tr("Open a file…"); }, [] { return tr("Open a saved game, the record of a game or a board"); });
  QVBoxLayout* body = sheet_->body();
  body->setContentsMargins(20, 16, 20, 16);
  //: Title of the page of saved games
  body->addWidget(makeTitle(sheet_, [] { return tr("Saved games"); }));
  //: Under the title of the page of saved games
  body->addWidget(
      makeNote(sheet_, [] { return tr("Every move is kept at once. Choose a game to go on where it was left."); }));
  body->addWidget(problem_);
  body->addSpacing(6);
  grid_->setSpacing(10);
  body->addLayout(grid_);
  empty_ = makeEmptyList(
      u"continue"_s, sheet_,
      //: No game was saved
      [] { return tr("No saved games"); },
      //: No game was saved
      [] { return tr("A game that you leave before its end appears here by itself."); });
  body->addWidget(empty_);
  body->addStretch(1);
  auto* heading = new QVBoxLayout(tests_);
  heading->setContentsMargins(0, 10, 0, 0);
  //: Heading of the page of saved games: games begun in the board editor
  heading->addWidget(makeHeading(tests_, [] { return tr("Test plays of the board editor"); }));
  //: Under the heading "Test plays of the board editor"
  heading->addWidget(
      makeNote(tests_, [] { return tr("The newest %n of them are kept.", nullptr, GameFiles::kTestPlaysKept); }));
  foot_->add(file_);
  foot_->add(back_);
  QVBoxLayout* lines = layLines();
  lines->addWidget(sheet_, 1);
  lines->addWidget(foot_);
  connect(back_, &ActionButton::clicked, this, &SavedPage::canceled);
  connect(file_, &ActionButton::clicked, this, &SavedPage::fileWanted);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
  showProblem({});
  retranslate();
}

// Its parts go before the connections of an object do, and the keyboard moves on meanwhile.
SavedPage::~SavedPage() { disconnect(qApp, nullptr, this, nullptr); }

void SavedPage::look() {
  std::erase_if(cards_, [](SavedGameCard* card) {
    if (card->isDeleted()) return false;
    card->hide();
    card->deleteLater();
    return true;
  });
  for (const SavedGame& game : starter_.games()) {
    auto* card = new SavedGameCard(game, sheet_);
    connect(card, &SavedGameCard::continueWanted, this, &SavedPage::continueWanted);
    connect(card, &SavedGameCard::troubled, this, &SavedPage::showProblem);
    for (ActionButton* button : card->findChildren<ActionButton*>()) button->installEventFilter(this);
    cards_.push_back(card);
  }
  std::ranges::stable_sort(
      cards_, [](const SavedGameCard* a, const SavedGameCard* b) { return comesBefore(a->game(), b->game()); });
  showProblem({});
  columnsShown_ = 0;
  arrange();
  follow(nullptr);
  retranslate();
}

int SavedPage::deletedCount() const {
  return static_cast<int>(std::ranges::count_if(cards_, &SavedGameCard::isDeleted));
}

void SavedPage::showProblem(const QString& sentence) {
  problem_->setText(sentence);
  problem_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) sheet_->scroll()->ensureWidgetVisible(problem_);
}

int SavedPage::columns() const { return std::max(1, (width() - 80) / kCardFrom); }

void SavedPage::arrange() {
  empty_->setVisible(cards_.empty());
  const int columns = this->columns();
  if (columns == columnsShown_) return;
  columnsShown_ = columns;
  while (QLayoutItem* item = grid_->takeAt(0)) delete item;
  int row = 0, column = 0;
  bool isTests = false;
  tests_->hide();
  for (SavedGameCard* card : cards_) {
    if (!isTests && card->game().note.kind == GameNote::Kind::TestPlay) {
      isTests = true;
      if (column > 0) ++row;
      grid_->addWidget(tests_, row++, 0, 1, columns);
      tests_->show();
      column = 0;
    }
    grid_->addWidget(card, row, column);
    card->show();
    ++column;
    if (column == columns) {
      column = 0;
      ++row;
    }
  }
  for (int i = 0; i < grid_->columnCount(); ++i) grid_->setColumnStretch(i, i < columns ? 1 : 0);
}

void SavedPage::retranslate() {
  const QString folder = shownPath(starter_.files().folder());
  if (starter_.keeping() == Keeping::Files)
    //: Foot of the page of saved games; %1 a folder
    foot_->say(u"lock"_s, tr("Games are kept in %1").arg(folder));
  else
    //: Foot of the page of saved games; %1 a folder
    foot_->say(u"warning"_s, tr("New games are not kept: %1 cannot be written.").arg(folder));
}

SavedGameCard* SavedPage::current() const {
  for (SavedGameCard* card : cards_)
    if (card->isAncestorOf(focusWidget())) return card;
  return nullptr;
}

/// Marks the card that has the keyboard as the one to continue, else the first one.
void SavedPage::follow(QWidget* focus) {
  if (focus && !isAncestorOf(focus)) return;
  SavedGameCard* chosen = current() ? current() : firstReachable();
  for (SavedGameCard* card : cards_)
    card->setCurrent(card == chosen ? SavedGameCard::Current::Yes : SavedGameCard::Current::No);
  if (focus) sheet_->scroll()->ensureWidgetVisible(current() ? static_cast<QWidget*>(current()) : focus, 8, 8);
}

SavedGameCard* SavedPage::firstReachable() const {
  auto first =
      std::ranges::find_if(cards_, [](const SavedGameCard* card) { return card->isReachable() && !card->isDeleted(); });
  if (first == cards_.end()) first = std::ranges::find_if(cards_, &SavedGameCard::isReachable);
  return first == cards_.end() ? nullptr : *first;
}

void SavedPage::focusFirst() {
  const SavedGameCard* first = firstReachable();
  (first ? first->mainButton() : file_)->setFocus(Qt::OtherFocusReason);
}

/// Gives the keyboard to another game, `step` cards away. Games that another window plays are skipped, since their
/// buttons are disabled; beyond the last card it goes to the last that can be reached.
void SavedPage::moveFocus(int step) {
  const auto here = std::ranges::find(cards_, current());
  if (here == cards_.end()) return focusFirst();
  const int count = static_cast<int>(cards_.size()), from = static_cast<int>(here - cards_.begin());
  const auto isReachable = [&](int at) { return cards_[static_cast<std::size_t>(at)]->isReachable(); };
  int at = from + step;
  while (at >= 0 && at < count && !isReachable(at)) at += step;
  if (at < 0 || at >= count) {
    const int back = step > 0 ? -1 : 1;
    at = step > 0 ? count - 1 : 0;
    while (at != from && !isReachable(at)) at += back;
  }
  cards_[static_cast<std::size_t>(at)]->mainButton()->setFocus(Qt::TabFocusReason);
}

bool SavedPage::goByArrow(int key) {
  switch (key) {
    case Qt::Key_Down: moveFocus(columns()); return true;
    case Qt::Key_Up: moveFocus(-columns()); return true;
    case Qt::Key_Right: moveFocus(1); return true;
    case Qt::Key_Left: moveFocus(-1); return true;
    default: return false;
  }
}

/// Arrow keys go from game to game; without this, Qt would move them to the next button.
bool SavedPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && goByArrow(static_cast<QKeyEvent*>(event)->key())) return true;
  return QWidget::eventFilter(watched, event);
}

void SavedPage::keyPressEvent(QKeyEvent* event) {
  SavedGameCard* card = current();
  const bool isTyping = qobject_cast<QLineEdit*>(focusWidget()) != nullptr;
  if (event->key() == Qt::Key_Escape) {
    if (!card || !card->stopRenaming()) back_->click();
    return;
  }
  if (isTyping) return QWidget::keyPressEvent(event);
  if (event->matches(QKeySequence::Undo)) {
    const auto gone = std::ranges::find_if(cards_, &SavedGameCard::isDeleted);
    if (card && card->isDeleted())
      card->undo();
    else if (gone != cards_.end())
      (*gone)->undo();
    return;
  }
  switch (event->key()) {
    case Qt::Key_F2: return card ? card->startRenaming() : void();
    case Qt::Key_Delete: return card ? card->erase() : void();
    default: QWidget::keyPressEvent(event);
  }
  if (goByArrow(event->key())) event->accept();
}

void SavedPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void SavedPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  showProblem({});  // it is in the former language
  retranslate();
}

}  // namespace tapu

#include "moc_saved_page.cpp"
