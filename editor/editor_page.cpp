// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_page.h"

#include <QApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QShortcut>
#include <QTabBar>
#include <QUndoView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "app/kit/line_breaks.h"
#include "app/text/problem_text.h"
#include "editor/hex_words.h"
#include "editor/mending.h"
#include "editor/words.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kGap = 10 - Sheet::kShadow;
// Widths of the page, in pixels, from which on there is room
constexpr int kColumnFrom = 1000;  // for the panes at right as a column
constexpr int kBothFrom = 840;     // for palette and panes at once
constexpr int kTabsWidth = 248;    // of the panes where there is no room for the column
constexpr int kLookAfter = 60;     // ms after the last change of a stroke that goes on
constexpr int kSaveAfter = 2000;   // ms after the first change that is in no copy

/// The widget of a part of the page that gets the keyboard first: the topmost, of several the leftmost. Null: there is
/// none.
QWidget* firstOf(const QWidget* part) {
  QWidget* first = nullptr;
  const auto reads = [part](const QWidget* each) {
    const QPoint at = each->mapTo(part, QPoint());
    return std::pair(at.y(), at.x());
  };
  for (QWidget* each : part->findChildren<QWidget*>())
    if (each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus) &&
        (!first || reads(each) < reads(first)))
      first = each;
  return first;
}

}  // namespace

EditorPage::EditorPage(EditorPlaces places, QWidget* parent)
    : Page(parent),
      places_(std::move(places)),
      selection_(document_, [] { return QRandomGenerator::system()->generate(); }),
      neighborBoards_(selection_, places_.folder + u"/chain-shown"_s),
      recent_(places_.folder + u"/recent-boards"_s),
      templates_(places_.folder + u"/templates"_s),
      actions_(std::make_unique<EditorActions>(this)),
      palette_(new Palette(selection_, this)),
      stamps_(new StampsPane(selection_, OwnBoards(places_.folder + u"/stamps"_s), this)),
      canvas_(new EditorCanvas(selection_, this)),
      minimap_(new Minimap(canvas_)),
      notice_(new NoticeStrip(this)),
      problems_(new ProblemsPanel([this](const BoardProblem& problem) { return fixOf(problem).has_value(); }, this)),
      balance_(new BalancePanel(this)),
      history_(new Sheet(this)),
      historyTitle_(new Words({}, 15, Weight::Bold, &Theme::ink, this)),
      steps_(new QUndoView(&document_.histories(), this)),
      status_(new Chip({}, Chip::Kind::Plain, this)),
      herald_(new Herald(this)) {
  setObjectName(u"editorPage"_s);
  setAcceptDrops(true);
  canvas_->setSea(Sea::Beneath);
  canvas_->setFitMargins({40, 40, 40, 56});
  layOut();
  lookSoon_.setSingleShot(true);
  lookSoon_.setInterval(kLookAfter);
  saveSoon_.setSingleShot(true);
  saveSoon_.setInterval(kSaveAfter);
  connect(&lookSoon_, &QTimer::timeout, this, &EditorPage::refreshNow);
  connect(&saveSoon_, &QTimer::timeout, this, [this, wasKept = true]() mutable {
    const bool isKept = boards_->keepCopy();
    if (std::exchange(wasKept, isKept) && !isKept)
      //: Status line of the board editor: the copy for the case of a crash
      tell(tr("No copy of this board could be written in case the program ends: is the disk full? Save the board."));
  });
  connectFileActions();
  connectEditActions();
  connectSelectActions();
  connectBoardActions();
  connectParts();
  connectBoards();
  connectChain();
  applyTheme();
  retranslate();
}

EditorPage::~EditorPage() {
  delete std::exchange(tabs_, nullptr);
  boards_.reset();
  disconnect(&document_.histories(), nullptr, this, nullptr);
  disconnect(&document_, nullptr, this, nullptr);
  // These use the document, so they are deleted before it: Qt would delete them after the members.
  delete std::exchange(canvas_, nullptr);
  delete std::exchange(palette_, nullptr);
  delete std::exchange(steps_, nullptr);
}

// Parts

void EditorPage::layOut() {
  document_.setFile(startingBoard(Start::Classic));
  boards_ = std::make_unique<OpenBoards>(selection_, *canvas_, places_.folder + u"/autosave"_s);
  tabs_ = new BoardTabs(*boards_, this);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(kGap);
  middle->addWidget(palette_);
  auto* board = new QVBoxLayout;
  board->setSpacing(4);
  board->addWidget(tabs_);
  board->addWidget(notice_);
  board->addWidget(canvas_, 1);
  board->addWidget(status_, 0, Qt::AlignLeft);
  middle->addLayout(board, 1);
  palette_->addPart(stamps_);
  side_ = new SidePanes(this);
  fillSide();
  middle->addWidget(side_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(kGap, 0, kGap, kGap);
  all->setSpacing(0);
  all->setSizeConstraint(QLayout::SetNoConstraint);  // `fold` decides which parts have room
  bar_ = new EditorToolbar(*actions_, selection_, this);
  all->addWidget(bar_);
  all->addLayout(middle, 1);
}

void EditorPage::fillSide() {
  steps_->setFrameShape(QFrame::NoFrame);
  steps_->setObjectName(u"editorHistory"_s);
  steps_->setSizePolicy(QSizePolicy::Expanding,
                        QSizePolicy::Ignored);  // its size hint would leave little room for the problems
  history_->setMinimumHeight(110);
  auto* inner = new QVBoxLayout(history_);
  inner->setContentsMargins(14, 10, 12, 12);
  inner->addWidget(historyTitle_);
  inner->addWidget(steps_, 1);
  side_->add(problems_, 5);
  side_->add(balance_, 0);
  if (places_.games) {
    botGames_ = new BotGamesPanel(*places_.games, side_);
    botGames_->turnTo(document_.history());
    side_->add(botGames_, 0, BotGamesPanel::kHeight);
  }
  side_->add(history_, 1);
}

// Reactions

void EditorPage::connectParts() {
  for (QWidget* part : {static_cast<QWidget*>(palette_), static_cast<QWidget*>(side_)})
    connect(new QShortcut(Qt::Key_Escape, part, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, this, &EditorPage::focusFirst);
  connect(palette_, &Palette::toolWanted, this, [this](ToolKind tool) { canvas_->setTool(tool); });
  connect(stamps_, &StampsPane::told, this, &EditorPage::tell);
  connect(stamps_, &StampsPane::taken, this, [this] {
    canvas_->setTool(ToolKind::Stamp);
    canvas_->setFocus(Qt::OtherFocusReason);
  });
  connect(canvas_, &EditorCanvas::toolChanged, this, &EditorPage::refreshActions);
  connect(&document_.histories(), &QUndoGroup::indexChanged, this, [this](int steps) {
    const QUndoStack& history = document_.history();
    if (std::exchange(toldOf_, &history) != &history) return void(told_ = steps);  // another board, no step
    //: Said aloud in the board editor; %1 is a step of its history, such as "Place number 8"
    const QString undone = tr("Undone: %1").arg(history.redoText());
    if (const int before = std::exchange(told_, steps); before != steps)
      herald_->say(steps > before ? history.undoText() : steps > 0 || history.canRedo() ? undone : QString());
  });
  connect(canvas_, &EditorCanvas::toolChanged, this, [this] { showPlace(canvas_->cursorHex()); });
  connect(&document_, &BoardDocument::changed, this, &EditorPage::boardChanged);
  connect(&document_.histories(), &QUndoGroup::indexChanged, this, &EditorPage::refreshActions);
  // A stroke is done: its problems are reported at once, not a moment later as during the stroke.
  connect(&document_.histories(), &QUndoGroup::indexChanged, &lookSoon_, [this] { lookSoon_.start(0); });
  connect(&document_.histories(), &QUndoGroup::cleanChanged, this, &EditorPage::refreshActions);
  connect(&selection_, &EditorSelection::refused, this, &EditorPage::tellRefusal);
  connect(&selection_, &EditorSelection::stampChanged, this, [this] {
    if (selection_.stamp() || canvas_->tool() != ToolKind::Stamp) return;
    // A paste stays selected, to be moved on; a stamp that was put away gives the tool before back.
    canvas_->setTool(selection_.selected().empty() ? toolBefore_ : ToolKind::Select);
  });
  connect(&selection_, &EditorSelection::chosen, this, [this, shown = Neighbors()]() mutable {
    refreshActions();
    if (std::exchange(shown, selection_.choices().neighbors) != selection_.choices().neighbors) lookSoon_.start();
  });
  connect(&selection_, &EditorSelection::previewChanged, this, [this, count = std::size_t{0}]() mutable {
    const std::size_t now = selection_.selected().size();
    if (std::exchange(count, now) != now) showPlace(canvas_->cursorHex());  // it shows the number of selected hexes
    const bool some = !selection_.selected().empty();
    if ((*actions_)[EditorActions::Cut]->isEnabled() != some) refreshActions();
  });
  connect(&selection_, &EditorSelection::pointedAt, this, &EditorPage::showPlace);
  connect(side_, &SidePanes::needsChanged, this, &EditorPage::fold, Qt::QueuedConnection);
  connect(problems_, &ProblemsPanel::goToWanted, this, [this](Hex at) {
    canvas_->goTo(at);
    canvas_->setFocus(Qt::OtherFocusReason);
  });
  connect(problems_, &ProblemsPanel::fixWanted, this, &EditorPage::fix, Qt::QueuedConnection);
  connect(problems_, &ProblemsPanel::ruleWanted, this, &EditorPage::ruleWanted);
  connect(problems_, &ProblemsPanel::fixAllWanted, this, &EditorPage::fixAll, Qt::QueuedConnection);
}

void EditorPage::connectBoards() {
  connect(boards_.get(), &OpenBoards::changed, this, &EditorPage::showTitle);
  connect(boards_.get(), &OpenBoards::changedOnDisk, this, &EditorPage::tellIfChangedOnDisk);
  connect(tabs_, &BoardTabs::closeWanted, this, &EditorPage::closeBoard);
  connect(&document_, &BoardDocument::replaced, this, [this] {
    notice_->letGo();
    // An open question is about the board before: another start of the program may hand a file over.
    for (auto* dialog : findChildren<QDialog*>())
      if (dialog->isVisible()) dialog->reject();
    if (boards_) tellIfChangedOnDisk();
    saveSoon_.stop();
    if (botGames_) botGames_->turnTo(document_.history());
    refreshNow();
  });
  showTitle();
}

/// The title of the page is that of the board under edit: "coast*".
void EditorPage::showTitle() { setWindowTitle(tabs_->titleOf(boards_->current())); }

void EditorPage::openDialog(QDialog* dialog) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

/// Shows palette or panes; on a narrow page only one of them, so the other is hidden.
void EditorPage::showBeside(QAction* shown, QAction* other) {
  if (width() < kBothFrom && shown->isChecked()) other->setChecked(false);
  fold();
}

// The board

void EditorPage::boardChanged() {
  // The sentence in the status line was about the board before.
  complaint_.clear();
  problems_->tellMended({});
  showPlace(canvas_->cursorHex());
  lookSoon_.start(document_.isPainting() ? kLookAfter : 0);
  if (!saveSoon_.isActive()) saveSoon_.start();  // not later than that, however long somebody goes on drawing
}

void EditorPage::refreshNow() {
  lookSoon_.stop();
  std::vector<BoardProblem> found = problemsAmong(document_.file(), selection_.choices().neighbors);
  canvas_->setProblems(found);
  problems_->show(std::move(found));
  balance_->show(document_.board());
  if (botGames_) botGames_->show(document_.file(), obstacleToBots());
  refreshActions();
}

namespace {

QString firstOf(const std::vector<BoardProblem>& errors) {
  return errors.empty() ? QString() : problemAt(errors.front());
}

}  // namespace

QString EditorPage::obstacle() const {
  const Neighbors& neighbors = selection_.choices().neighbors;
  const bool isInChain = !document_.board().halves.empty() && neighbors.kind != Neighbors::Kind::None;
  return firstOf(isInChain ? errorsOfChain(document_.board(), neighbors) : errorsOf(document_.file()));
}

QString EditorPage::obstacleToBots() const { return firstOf(problems(botGameOn(document_.file()))); }

/// The board with the problem put right, and no other beside the neighbors that are shown either. Nothing where that
/// would change a locked hex.
std::optional<BoardFile> EditorPage::fixOf(const BoardProblem& problem) const {
  const Neighbors& neighbors = selection_.choices().neighbors;
  ProblemFinder also;
  if (neighbors.kind != Neighbors::Kind::None)
    also = [&neighbors](const Board& next) { return problemsAmong(next, neighbors); };
  auto better = applyFix(document_.board(), problem, also);
  BoardFile file = document_.file();
  if (!better || !takeFix(file, problem, std::move(*better))) return std::nullopt;
  return file;
}

void EditorPage::fix(const BoardProblem& problem) {
  const auto better = fixOf(problem);
  //: Status line of the board editor: a problem has to be put right by hand
  if (!better) return tell(tr("This has to be put right by hand."));
  document_.change(StepName::FixOne, [&](BoardFile& file) { file = *better; });
  refreshNow();
}

void EditorPage::fixAll() {
  Mended mended;
  document_.change(StepName::FixAll, [&](BoardFile& file) { mended = mendAll(file, selection_.choices().neighbors); });
  refreshNow();
  problems_->tellMended(mended);
}

void EditorPage::play() {
  refreshNow();
  if (!obstacle().isEmpty()) {
    //: Status line of the board editor
    tell(tr("The board cannot be played yet: see the errors under “Problems”."));
    return;
  }
  boards_->keepCopy();
  TestPlay play{document_.file(), {}};
  if (!document_.board().halves.empty()) play.chain = chainShown(document_.board(), selection_.choices().neighbors);
  play.place = homeOf(play.chain);
  Q_EMIT playWanted(play);
}

// Messages

QString EditorPage::said() const { return complaint_.isEmpty() ? status_->text() : complaint_; }

void EditorPage::tell(const QString& sentence) {
  complaint_ = sentence;
  constexpr int longest = 640;  // pixels; the tool tip has all of it
  status_->setText(QFontMetrics(textFont(14)).elidedText(sentence, Qt::ElideRight, longest));
  status_->setToolTip(plainTip(sentence));
  status_->setAccessibleName(sentence);
  herald_->say(sentence);
}

void EditorPage::showPlace(Hex at) {
  if (!complaint_.isEmpty()) return;
  QStringList parts = hexParts(document_.file(), at);
  if (const auto selected = static_cast<int>(selection_.selected().size()); selected > 1)
    //: Status line of the board editor: how many hexes are selected
    parts << tr("%n hex(es) selected", nullptr, selected);
  const QString what = parts.join(u" · "_s);
  //: Status line of the board editor; %1 and %2 coordinates of a hex, %3 what is there, %4 the tool
  status_->setText(
      tr("Hex %1,%2 · %3 · %4").arg(QString::number(at.q), QString::number(at.r), what, wordFor(canvas_->tool())));
  status_->setToolTip({});
  status_->setAccessibleName(status_->text());
  herald_->say(status_->text());
}

void EditorPage::tellRefusal(EditorSelection::Refusal why) {
  using Refusal = EditorSelection::Refusal;
  switch (why) {
    //: Status line of the board editor: a harbor was to be put where there is no coast
    case Refusal::NoCoast: return tell(tr("A harbor lies on a coast: click a side between land and sea."));
    //: Status line of the board editor: the robber was to be put on the sea
    case Refusal::NoLand: return tell(tr("The robber stands on land."));
    //: Status line of the board editor: a number was to be put on the desert or the sea
    case Refusal::NothingGrows: return tell(tr("Only hexes that yield something have a number."));
    //: Status line of the board editor
    case Refusal::Locked: return tell(tr("These hexes are locked. Unlock them to change them."));
    //: Status line of the board editor
    case Refusal::NoRoom: return tell(tr("A board has at most 32 rows and 32 columns: there is no room here."));
    //: Status line of the board editor: the stamp tool is in use, but there is no stamp
    case Refusal::NoStamp: return tell(tr("Choose a stamp in the palette, or select hexes and copy them."));
    case Refusal::NothingCopied:
      //: Status line of the board editor: somebody pastes, and the clipboard has no hexes
      return tell(tr("Nothing was pasted: no hexes were copied. Select hexes and copy them first."));
    case Refusal::BentClip:
      //: Status line of the board editor: somebody pastes, and what another program has put on the clipboard is no
      //: board
      return tell(tr("Nothing was pasted: what lies on the clipboard cannot be read as hexes of a board."));
    case Refusal::OtherOrientation:
      //: Status line of the board editor: hexes that stand on a point do not fit on a board with flat tops
      return tell(tr("These hexes lie the other way: pointy and flat tops do not fit together."));
  }
}

void EditorPage::focusFirst() { canvas_->setFocus(Qt::OtherFocusReason); }

void EditorPage::focusNextPart() {
  const std::array<QWidget*, 4> parts{palette_, tabs_->bar(), canvas_, side_};
  const auto holds = [](QWidget* part) {
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == part || part->isAncestorOf(focus));
  };
  const auto now = static_cast<std::size_t>(std::find_if(parts.begin(), parts.end(), holds) - parts.begin());
  for (std::size_t step = 1; step <= parts.size(); ++step) {
    QWidget* next = parts[(now + step) % parts.size()];
    if (!next->isVisible()) continue;
    QWidget* target = next == canvas_ || next == tabs_->bar() ? next : firstOf(next);
    if (!target) continue;
    target->setFocus(Qt::TabFocusReason);
    for (QWidget* around = target->parentWidget(); around; around = around->parentWidget())
      if (auto* scroll = qobject_cast<QScrollArea*>(around)) scroll->ensureWidgetVisible(target);
    return;
  }
}

void EditorPage::refreshActions() {
  if (!bar_) return;  // called before all parts are made
  const EditorActions& a = *actions_;
  using enum EditorActions::Command;
  const bool some = !selection_.selected().empty();
  a[Undo]->setEnabled(document_.history().canUndo() || document_.isPainting());
  a[Redo]->setEnabled(document_.history().canRedo());
  for (QAction* action : {a[Cut], a[Copy], a[Erase], a[SaveStamp], a[SelectNone], a[ZoomSelection]})
    action->setEnabled(some);
  a[Save]->setEnabled(boards_->isModified(boards_->current()) || path().isEmpty());
  a[Unlock]->setEnabled(!document_.file().locked.empty());
  for (QAction* action : {a[NextBoard], a[PreviousBoard]}) action->setEnabled(boards_->count() > 1);
  const auto tool = static_cast<std::size_t>(canvas_->tool());
  a.tools[tool]->setChecked(true);
  palette_->showTool(canvas_->tool());
  const EditorSelection::Choices& choices = selection_.choices();
  a[JoiningReplace + static_cast<int>(choices.joining)]->setChecked(true);
  a.symmetries[static_cast<std::size_t>(choices.symmetry)]->setChecked(true);
  a.neighbors[static_cast<std::size_t>(choices.neighbors.kind)]->setChecked(true);
  a[Ring]->setChecked(choices.neighbors.ends == Ends::Joined);
  a[Ring]->setEnabled(choices.neighbors.kind != Neighbors::Kind::None);
  bar_->refresh();
}

void EditorPage::retranslate() {
  actions_->retranslate();
  bar_->retranslate();
  //: Title of a pane of the board editor: the steps that can be undone
  historyTitle_->setText(tr("History"));
  //: Tab of the board editor: what is wrong with the board
  const QString problems = tr("Problems");
  //: Tab of the board editor: how even the resources are
  const QString balance = tr("Balance");
  //: Tab of the board editor: games that bots play on the board
  const QString bots = tr("Bots");
  QStringList titles{problems, balance, historyTitle_->text()};
  if (botGames_) titles.insert(2, bots);
  for (int i = 0; i < titles.size(); ++i) side_->setTitle(i, titles[i]);
  steps_->setAccessibleName(historyTitle_->text());
  //: History of the board editor: before the first step
  steps_->setEmptyLabel(tr("Board as opened"));
  document_.retranslate();
  showTitle();
  steps_->viewport()->update();
  complaint_.clear();
  showPlace(canvas_->cursorHex());
  refreshNow();  // the sentences about problems
}

void EditorPage::applyTheme() {
  const Theme& theme = themeOf(this);
  actions_->paintIcons(theme.ink, theme.ink3);
}

void EditorPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (!bar_) return;  // called before all parts are made
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) applyTheme();
}

bool EditorPage::event(QEvent* event) {
  if (event->type() == QEvent::WindowActivate && boards_) tellIfChangedOnDisk();
  return QWidget::event(event);
}

void EditorPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

/// Hides palette and panes if the page is too narrow for them; an action shows them again.
void EditorPage::fold() {
  const bool isNarrow = width() < kBothFrom;
  QAction *palette = (*actions_)[EditorActions::ShowPalette], *panes = (*actions_)[EditorActions::ShowPanes];
  if (isNarrow && palette->isChecked() && panes->isChecked()) {
    panes->setChecked(false);
    panesGaveWay_ = true;
  } else if (!isNarrow && std::exchange(panesGaveWay_, false)) {
    panes->setChecked(true);
  }
  const int high = height() - bar_->sizeHint().height() - kGap;
  using Shape = SidePanes::Shape;
  const Shape shape = width() < kColumnFrom || high < side_->splitHeight() ? Shape::Tabs
                      : high < side_->columnHeight()                       ? Shape::Split
                                                                           : Shape::Column;
  side_->setShape(shape, width() < kColumnFrom ? kTabsWidth : 0);
  side_->setVisible(panes->isChecked());
  palette_->setVisible(palette->isChecked());
  bar_->fitInto(width());
}

}  // namespace tapu

#include "moc_editor_page.cpp"
