// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_page.h"

#include <QDialog>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QRandomGenerator>
#include <QShortcut>
#include <QVBoxLayout>
#include <utility>

#include "app/text/problem_text.h"
#include "editor/mending.h"
#include "editor/properties_dialog.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kGap = 10 - Sheet::kShadow;
// Widths of the page, in pixels, from which on there is room
constexpr int kColumnFrom = 1000;  // for the panes at right as a column
constexpr int kTabsWidth = 248;    // of the panes where there is no room for the column
constexpr int kLookAfter = 60;     // ms after the last change of a stroke that goes on

QString firstErrorOf(const BoardFile& file) {
  const std::vector<BoardProblem> errors = problems(botGameOn(file));
  return errors.empty() ? QString() : problemAt(errors.front());
}

}  // namespace

EditorPage::EditorPage(EditorPlaces places, QWidget* parent)
    : Page(parent),
      places_(std::move(places)),
      selection_(document_, [] { return QRandomGenerator::system()->generate(); }),
      neighborBoards_(selection_, places_.folder + u"/chain-shown"_s),
      actions_(std::make_unique<EditorActions>(this)),
      palette_(new Palette(selection_, this)),
      stamps_(new StampsPane(selection_, OwnBoards(places_.folder + u"/stamps"_s), this)),
      canvas_(new EditorCanvas(selection_, this)),
      status_(new StatusLine(selection_, *canvas_, this)),
      problems_(new ProblemsPanel(
          [this](const BoardProblem& problem) {
            return withFix(document_.file(), problem, selection_.choices().neighbors).has_value();
          },
          this)),
      balance_(new BalancePanel(this)),
      history_(new HistoryPanel(document_.histories(), this)) {
  setObjectName(u"editorPage"_s);
  setAcceptDrops(true);
  canvas_->setWater(Water::Beneath);
  canvas_->setFitMargins({40, 40, 40, 56});
  document_.setFile(boardOf(BuiltIn::Classic, places_.author));
  auto* notice = new NoticeStrip(this);
  const RecentBoards recent(places_.folder + u"/recent-boards"_s);
  boards_ = std::make_unique<OpenBoards>(selection_, *canvas_, places_.folder + u"/autosave"_s);
  chains_ = new ChainFiles(selection_, neighborBoards_, *boards_, *status_);
  files_ = new EditorFiles(document_, *boards_, *chains_, *status_, *notice, recent, places_.author);
  exports_ = new BoardExport(selection_, *files_, *status_, places_.folder + u"/export.ini"_s);
  layOut(notice);
  lookSoon_.setSingleShot(true);
  lookSoon_.setInterval(kLookAfter);
  connect(&lookSoon_, &QTimer::timeout, this, &EditorPage::refreshNow);
  connectFileActions();
  connectEditActions();
  connectBoardActions();
  connectChainActions();
  connectParts();
  connectProblems();
  connectBoards();
  actions_->paintIcons(themeOf(this).ink, themeOf(this).ink3);
  retranslate();
}

EditorPage::~EditorPage() {
  disconnect(&document_.histories(), nullptr, this, nullptr);
  disconnect(&document_, nullptr, this, nullptr);
  disconnect(&selection_, nullptr, this, nullptr);
  disconnect(boards_.get(), nullptr, this, nullptr);
  bar_ = nullptr;  // events find no part from here on
  // The parts use the members: Qt would delete them after these.
  qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

// Parts

void EditorPage::layOut(NoticeStrip* notice) {
  tabs_ = new BoardTabs(*boards_, this);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(kGap);
  middle->addWidget(palette_);
  auto* board = new QVBoxLayout;
  board->setSpacing(4);
  board->addWidget(tabs_);
  board->addWidget(notice);
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
  connect(stamps_, &StampsPane::told, status_, &StatusLine::tell);
  connect(&neighborBoards_, &NeighborBoards::told, status_, &StatusLine::tell);
  connect(stamps_, &StampsPane::taken, this, [this] {
    canvas_->setTool(ToolKind::Stamp);
    canvas_->setFocus(Qt::OtherFocusReason);
  });
  connect(canvas_, &EditorCanvas::toolChanged, this, &EditorPage::refreshActions);
  connect(&document_, &BoardDocument::changed, this, [this] {
    problems_->tellMended({});
    lookSoon_.start(document_.isPainting() ? kLookAfter : 0);
  });
  connect(&document_.histories(), &QUndoGroup::indexChanged, this, &EditorPage::refreshActions);
  // A stroke is done: its problems are reported at once, not a moment later as during the stroke.
  connect(&document_.histories(), &QUndoGroup::indexChanged, &lookSoon_, [this] { lookSoon_.start(0); });
  connect(&document_.histories(), &QUndoGroup::cleanChanged, this, &EditorPage::refreshActions);
  connect(&selection_, &EditorSelection::stampChanged, this, [this] {
    if (selection_.stamp() || canvas_->tool() != ToolKind::Stamp) return;
    // A paste stays selected, to be moved on; a stamp that was put away gives the tool before back.
    canvas_->setTool(selection_.selected().empty() ? toolBefore_ : ToolKind::Select);
  });
  connect(&selection_, &EditorSelection::chosen, this, [this, shown = Neighbors()]() mutable {
    refreshActions();
    if (std::exchange(shown, selection_.choices().neighbors) != selection_.choices().neighbors) lookSoon_.start();
  });
  connect(&selection_, &EditorSelection::previewChanged, this, [this] {
    const bool some = !selection_.selected().empty();
    if ((*actions_)[EditorActions::Cut]->isEnabled() != some) refreshActions();
  });
  connect(side_, &SidePanes::needsChanged, this, &EditorPage::fold, Qt::QueuedConnection);
}

void EditorPage::connectProblems() {
  connect(problems_, &ProblemsPanel::goToWanted, this, [this](Hex at) {
    canvas_->goTo(at);
    canvas_->setFocus(Qt::OtherFocusReason);
  });
  const auto fix = [this](const BoardProblem& problem) {
    const auto better = withFix(document_.file(), problem, selection_.choices().neighbors);
    //: Status line of the board editor: a problem has to be put right by hand
    if (!better) return status_->tell(tr("This has to be put right by hand."));
    document_.change(StepName::FixOne, [&](BoardFile& file) { file = *better; });
    refreshNow();
  };
  connect(problems_, &ProblemsPanel::fixWanted, this, fix, Qt::QueuedConnection);
  connect(problems_, &ProblemsPanel::ruleWanted, this, &EditorPage::ruleWanted);
  const auto fixAll = [this] {
    Mended mended;
    document_.change(StepName::FixAll,
                     [&](BoardFile& file) { mended = mendAll(file, selection_.choices().neighbors); });
    refreshNow();
    problems_->tellMended(mended);
  };
  connect(problems_, &ProblemsPanel::fixAllWanted, this, fixAll, Qt::QueuedConnection);
}

void EditorPage::connectBoards() {
  // The title of the page is that of the board under edit: "coast*".
  connect(boards_.get(), &OpenBoards::changed, this, [this] {
    setWindowTitle(tabs_->titleOf(boards_->current()));
    refreshActions();
  });
  connect(boards_.get(), &OpenBoards::saved, this, &EditorPage::refreshActions);
  connect(boards_.get(), &OpenBoards::copyFailed, this, [this] {
    //: Status line of the board editor: the copy for the case of a crash
    status_->tell(
        tr("No copy of this board could be written in case the program ends: is the disk full? Save the board."));
  });
  connect(tabs_, &BoardTabs::closeWanted, files_, &EditorFiles::close);
  connect(&document_, &BoardDocument::replaced, this, [this] {
    // An open question is about the board before: another start of the program may hand a file over.
    // Work that goes on tells what came of it; properties would ask whether they are given up.
    for (auto* dialog : findChildren<QDialog*>()) {
      if (!dialog->isVisible()) continue;
      qobject_cast<PropertiesDialog*>(dialog) ? dialog->done(QDialog::Rejected) : dialog->reject();
    }
    if (botGames_) botGames_->turnTo(document_.history());
    refreshNow();
  });
}

void EditorPage::refreshNow() {
  lookSoon_.stop();
  std::vector<BoardProblem> found = problemsAmong(document_.file(), selection_.choices().neighbors);
  canvas_->setProblems(found);
  problems_->show(std::move(found));
  balance_->show(document_.file());
  if (botGames_) botGames_->show(document_.file(), firstErrorOf(document_.file()));
  refreshActions();
}

void EditorPage::play() {
  refreshNow();
  const Neighbors& neighbors = selection_.choices().neighbors;
  const bool isInChain = !document_.board().halves.empty() && neighbors.kind != Neighbors::Kind::None;
  if (!(isInChain ? errorsOfChain(document_.board(), neighbors) : errorsOf(document_.file())).empty()) {
    //: Status line of the board editor
    status_->tell(tr("The board cannot be played yet: see the errors under “Problems”."));
    return;
  }
  boards_->keepCopy();
  TestPlay play{document_.file(), {}};
  if (!document_.board().halves.empty()) play.chain = chainShown(document_.board(), neighbors);
  play.place = homeOf(play.chain);
  Q_EMIT playWanted(play);
}

// Keyboard

void EditorPage::cameToFront() {
  if (!std::exchange(wasShown_, true)) files_->recover();
}

void EditorPage::focusFirst() { canvas_->setFocus(Qt::OtherFocusReason); }

void EditorPage::refreshActions() {
  if (!bar_) return;  // called before all parts are made
  const EditorActions& a = *actions_;
  using enum EditorActions::Command;
  const bool some = !selection_.selected().empty();
  a[Undo]->setEnabled(document_.history().canUndo() || document_.isPainting());
  a[Redo]->setEnabled(document_.history().canRedo());
  for (QAction* action : {a[Cut], a[Copy], a[Erase], a[SaveStamp], a[SelectNone], a[ZoomSelection]})
    action->setEnabled(some);
  a[Save]->setEnabled(boards_->isModified(boards_->current()) || boards_->path().isEmpty());
  a[LeftOut]->setEnabled(!boards_->losses().isEmpty());
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
  const QString history = tr("History");
  //: Tab of the board editor: what is wrong with the board
  const QString problems = tr("Problems");
  //: Tab of the board editor: how even the resources are
  const QString balance = tr("Balance");
  //: Tab of the board editor: games that bots play on the board
  const QString bots = tr("Bots");
  QStringList titles{problems, balance, history};
  if (botGames_) titles.insert(2, bots);
  for (int i = 0; i < titles.size(); ++i) side_->setTitle(i, titles[i]);
  document_.retranslate();
  history_->retranslate(history);
  setWindowTitle(tabs_->titleOf(boards_->current()));
  status_->showPlace();
  refreshNow();  // the sentences about problems
}

bool EditorPage::event(QEvent* event) {
  const bool isTaken = QWidget::event(event);
  if (!bar_) return isTaken;  // called before all parts are made
  if (event->type() == QEvent::WindowActivate) files_->lookAtDisk();
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    fold();
  }
  if (event->type() == QEvent::PaletteChange) actions_->paintIcons(themeOf(this).ink, themeOf(this).ink3);
  return isTaken;
}

void EditorPage::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() != 1 || !urls.front().isLocalFile()) return;
  const QString name = urls.front().fileName();
  for (const QString& end : {u".tapu"_s, u".sqlite"_s})
    if (name.endsWith(end, Qt::CaseInsensitive)) return event->ignore();  // it is no board: the main window opens it
  event->acceptProposedAction();
}

void EditorPage::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() != 1) return;
  event->acceptProposedAction();
  files_->open(urls.front().toLocalFile());
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
  const QSize room(width() - 2 * kGap, height());
  bar_->fitInto(room);
  const int high = height() - bar_->heightForWidth(room.width()) - kGap;
  using Shape = SidePanes::Shape;
  const Shape shape = width() < kColumnFrom || high < side_->splitHeight() ? Shape::Tabs
                      : high < side_->columnHeight()                       ? Shape::Split
                                                                           : Shape::Column;
  side_->setShape(shape, width() < kColumnFrom ? kTabsWidth : 0);
  side_->setVisible(panes->isChecked());
  palette_->setVisible(palette->isChecked());
}

}  // namespace tapu

#include "moc_editor_page.cpp"
