// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_page.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QShortcut>
#include <QUndoView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "app/kit/line_breaks.h"
#include "app/text/names_of_things.h"
#include "app/text/problem_text.h"
#include "editor/generate_dialog.h"
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
constexpr int kLookAfter = 60;     // ms after the last change
constexpr int kSaveAfter = 2000;   // ms after the last change

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
    : QWidget(parent),
      places_(std::move(places)),
      selection_(document_),
      autosave_(places_.folder + u"/autosave"_s),
      recent_(places_.folder + u"/recent-boards"_s),
      actions_(std::make_unique<EditorActions>(this)),
      palette_(new Palette(selection_, this)),
      canvas_(new EditorCanvas(selection_, this)),
      problems_(new ProblemsPanel(
          [this](const BoardProblem& problem) { return applyFix(document_.board(), problem).has_value(); }, this)),
      balance_(new BalancePanel(this)),
      history_(new Sheet(this)),
      historyTitle_(new Words({}, 15, Weight::Bold, &Theme::ink, this)),
      steps_(new QUndoView(&document_.history(), this)),
      status_(new Chip({}, Chip::Kind::Plain, this)),
      herald_(new Herald(this)) {
  setObjectName(u"editorPage"_s);
  setAcceptDrops(true);
  canvas_->setSea(Sea::Beneath);
  canvas_->setFitMargins({40, 40, 40, 56});
  auto* middle = new QHBoxLayout;
  middle->setSpacing(kGap);
  middle->addWidget(palette_);
  auto* board = new QVBoxLayout;
  board->setSpacing(4);
  board->addWidget(canvas_, 1);
  board->addWidget(status_, 0, Qt::AlignLeft);
  middle->addLayout(board, 1);
  side_ = new SidePanes(this);
  fillSide();
  middle->addWidget(side_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(kGap, 0, kGap, kGap);
  all->setSpacing(0);
  all->setSizeConstraint(QLayout::SetNoConstraint);  // `fold` decides what has room
  bar_ = new EditorToolbar(*actions_, selection_, this);
  all->addWidget(bar_);
  all->addLayout(middle, 1);
  lookSoon_.setSingleShot(true);
  lookSoon_.setInterval(kLookAfter);
  saveSoon_.setSingleShot(true);
  saveSoon_.setInterval(kSaveAfter);
  connect(&lookSoon_, &QTimer::timeout, this, &EditorPage::refreshNow);
  connect(&saveSoon_, &QTimer::timeout, this, [this] { autosave_.keep(document_.file(), path_); });
  connectFileActions();
  connectEditActions();
  connectBoardActions();
  connectParts();
  newBoard(Start::Classic);
  applyTheme();
  retranslate();
}

EditorPage::~EditorPage() {
  if (!document_.isModified()) autosave_.letGo();
  disconnect(&document_.history(), nullptr, this, nullptr);
  disconnect(&document_, nullptr, this, nullptr);
  // These use the document, so they are deleted before it: Qt would delete them after the members.
  delete std::exchange(canvas_, nullptr);
  delete std::exchange(palette_, nullptr);
  delete std::exchange(steps_, nullptr);
}

// Parts

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
  side_->add(problems_, 3);
  side_->add(balance_, 0);
  if (places_.games) {
    botGames_ = new BotGamesPanel(*places_.games, side_);
    side_->add(botGames_, 0);
  }
  side_->add(history_, 2);
}

// What happens when

void EditorPage::on(QAction* action, std::function<void()> what) {
  connect(action, &QAction::triggered, this, std::move(what));
}

void EditorPage::connectFileActions() {
  const EditorActions& a = *actions_;
  on(a.newBoard, [this] { askNew(); });
  on(a.open, [this] { askOpen(); });
  on(a.save, [this] { path_.isEmpty() ? askSave() : static_cast<void>(saveTo(path_)); });
  on(a.saveAs, [this] { askSave(); });
  on(a.exportAs, [this] { askExport(); });
  on(a.properties, [this] { openDialog(new PropertiesDialog(document_, places_.words, this)); });
  on(a.close, [this] { leaveThen([this] { Q_EMIT closeWanted(); }); });
  connect(a.recent(), &QMenu::aboutToShow, this, &EditorPage::fillRecent);
}

void EditorPage::connectEditActions() {
  const EditorActions& a = *actions_;
  on(a.undo, [this] { document_.isPainting() ? document_.cancel() : document_.history().undo(); });
  on(a.redo, [this] { document_.history().redo(); });
  on(a.cut, [this] { selection_.cut(); });
  on(a.copy, [this] { selection_.copy(); });
  on(a.paste, [this] {
    selection_.pasteAt(canvas_->cursorHex());
    canvas_->setTool(ToolKind::Select);
  });
  on(a.erase, [this] { selection_.erase(); });
  on(a.selectAll, [this] {
    std::set<Hex> all;
    for (const Cell& cell : document_.board().cells) all.insert(cell.at);
    selection_.select(std::move(all));
  });
  on(a.turnLeft, [this] { selection_.transform(Mirrored::No, 5); });
  on(a.turnRight, [this] { selection_.transform(Mirrored::No, 1); });
  on(a.mirrorAcross, [this] { selection_.transform(Mirrored::Yes, 0); });
  on(a.mirrorDown, [this] { selection_.transform(Mirrored::Yes, 3); });
  for (std::size_t i = 0; i < a.tools.size(); ++i)
    on(a.tools[i], [this, i] { canvas_->setTool(static_cast<ToolKind>(i)); });
  const auto resize = [this](int by) {
    selection_.adjust([by](auto& choices) {
      choices.brushSize = std::clamp(choices.brushSize + by, 1, EditorSelection::kLargestBrush);
    });
  };
  on(a.largerBrush, [resize] { resize(1); });
  on(a.smallerBrush, [resize] { resize(-1); });
  for (std::size_t i = 0; i < a.symmetries.size(); ++i)
    on(a.symmetries[i],
       [this, i] { selection_.adjust([i](auto& choices) { choices.symmetry = static_cast<Symmetry>(i); }); });
  on(a.middleHere, [this] { selection_.adjust([this](auto& choices) { choices.middle = canvas_->cursorHex(); }); });
}

void EditorPage::connectBoardActions() {
  const EditorActions& a = *actions_;
  on(a.play, [this] { play(); });
  on(a.generate, [this] {
    openDialog(new GenerateDialog(
        selection_, [] { return QRandomGenerator::system()->bounded(1'000'000u); }, this));
  });
  for (std::size_t i = 0; i < a.heats.size(); ++i)
    on(a.heats[i], [this, i] { canvas_->setHeat(static_cast<Heat>(i)); });
  for (std::size_t i = 0; i < a.neighbors.size(); ++i)
    on(a.neighbors[i], [this, i] {
      selection_.adjust([i](auto& choices) { choices.neighbors.kind = static_cast<Neighbors::Kind>(i); });
    });
  on(a.ring, [this] {
    const Ends ends = actions_->ring->isChecked() ? Ends::Joined : Ends::Open;
    selection_.adjust([ends](auto& choices) { choices.neighbors.ends = ends; });
  });
  on(a.zoomIn, [this] { canvas_->zoomIn(); });
  on(a.zoomOut, [this] { canvas_->zoomOut(); });
  on(a.fit, [this] { canvas_->fit(); });
  on(a.showPalette, [this] { showBeside(actions_->showPalette, actions_->showPanes); });
  on(a.showPanes, [this] {
    panesGaveWay_ = false;  // the person wants it now, it does not depend on the room
    showBeside(actions_->showPanes, actions_->showPalette);
  });
  on(a.nextPart, [this] { focusNextPart(); });
}

void EditorPage::connectParts() {
  for (QWidget* part : {static_cast<QWidget*>(palette_), static_cast<QWidget*>(side_)})
    connect(new QShortcut(Qt::Key_Escape, part, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, this, &EditorPage::focusBoard);
  connect(palette_, &Palette::toolWanted, this, [this](ToolKind tool) { canvas_->setTool(tool); });
  connect(canvas_, &EditorCanvas::toolChanged, this, &EditorPage::refreshActions);
  connect(&document_.history(), &QUndoStack::indexChanged, this, [this](int steps) {
    const QUndoStack& history = document_.history();
    //: Said aloud in the board editor; %1 is a step of its history, such as "Place number 8"
    const QString undone = tr("Undone: %1").arg(history.redoText());
    if (const int before = std::exchange(told_, steps); before != steps)
      herald_->say(steps > before ? history.undoText() : steps > 0 || history.canRedo() ? undone : QString());
  });
  connect(canvas_, &EditorCanvas::toolChanged, this, [this] { showPlace(canvas_->cursorHex()); });
  connect(&document_, &BoardDocument::changed, this, &EditorPage::boardChanged);
  connect(&document_.history(), &QUndoStack::indexChanged, this, &EditorPage::refreshActions);
  connect(&document_.history(), &QUndoStack::cleanChanged, this, &EditorPage::refreshActions);
  connect(&selection_, &EditorSelection::chosen, this, [this, shown = Neighbors()]() mutable {
    refreshActions();
    if (std::exchange(shown, selection_.choices().neighbors) != selection_.choices().neighbors) lookSoon_.start();
  });
  connect(&selection_, &EditorSelection::previewChanged, this, [this] {
    const bool some = !selection_.selected().empty();
    if (actions_->cut->isEnabled() != some) refreshActions();
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
  lookSoon_.start();
  saveSoon_.start();
}

void EditorPage::refreshNow() {
  lookSoon_.stop();
  std::vector<BoardProblem> found = problemsAmong(document_.file(), selection_.choices().neighbors);
  canvas_->setProblems(found);
  problems_->show(std::move(found));
  balance_->show(tallyOf(document_.board()));
  if (botGames_) botGames_->show(document_.file(), obstacleToBots());
  refreshActions();
}

namespace {

QString firstOf(const std::vector<BoardProblem>& errors) {
  return errors.empty() ? QString() : problemAt(errors.front());
}

}  // namespace

QString EditorPage::obstacle() const { return firstOf(errorsOf(document_.file())); }

QString EditorPage::obstacleToBots() const { return firstOf(problems(botGameOn(document_.file()))); }

void EditorPage::fix(const BoardProblem& problem) {
  const auto better = applyFix(document_.board(), problem);
  //: Status line of the board editor: a problem has to be put right by hand
  if (!better) return tell(tr("This has to be put right by hand."));
  document_.change(StepName::FixOne, [&](BoardFile& file) { file.board = *better; });
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
  autosave_.keep(document_.file(), path_);
  Q_EMIT playWanted(document_.file());
}

// What is said

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
  const Cell* cell = cellAt(document_.board(), at);
  //: Status line of the board editor: nothing is there
  const QString what = !cell              ? tr("outside the map")
                       : cell->number > 0 ? u"%1 %2"_s.arg(nameOfTerrain(cell->terrain)).arg(cell->number)
                                          : nameOfTerrain(cell->terrain);
  //: Status line of the board editor; %1 and %2 coordinates of a hex, %3 what is there, %4 the tool
  status_->setText(
      tr("Hex %1,%2 · %3 · %4").arg(QString::number(at.q), QString::number(at.r), what, wordFor(canvas_->tool())));
  status_->setToolTip({});
  status_->setAccessibleName(status_->text());
  herald_->say(status_->text());
}

void EditorPage::setPath(const QString& path) {
  path_ = path;
  refreshActions();
}

void EditorPage::focusBoard() { canvas_->setFocus(Qt::OtherFocusReason); }

void EditorPage::focusNextPart() {
  const std::array<QWidget*, 3> parts{palette_, canvas_, side_};
  const auto holds = [](QWidget* part) {
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == part || part->isAncestorOf(focus));
  };
  const auto now = static_cast<std::size_t>(std::find_if(parts.begin(), parts.end(), holds) - parts.begin());
  for (std::size_t step = 1; step <= parts.size(); ++step) {
    QWidget* next = parts[(now + step) % parts.size()];
    if (!next->isVisible()) continue;
    QWidget* target = next == canvas_ ? canvas_ : firstOf(next);
    if (target) return target->setFocus(Qt::TabFocusReason);
  }
}

void EditorPage::refreshActions() {
  if (!bar_) return;  // called before all parts are made
  EditorActions& a = *actions_;
  const bool some = !selection_.selected().empty();
  a.undo->setEnabled(document_.history().canUndo() || document_.isPainting());
  a.redo->setEnabled(document_.history().canRedo());
  for (QAction* action : {a.cut, a.copy, a.erase}) action->setEnabled(some);
  a.save->setEnabled(document_.isModified() || path_.isEmpty());
  const auto tool = static_cast<std::size_t>(canvas_->tool());
  a.tools[tool]->setChecked(true);
  palette_->showTool(canvas_->tool());
  const EditorSelection::Choices& choices = selection_.choices();
  a.symmetries[static_cast<std::size_t>(choices.symmetry)]->setChecked(true);
  a.neighbors[static_cast<std::size_t>(choices.neighbors.kind)]->setChecked(true);
  a.ring->setChecked(choices.neighbors.ends == Ends::Joined);
  a.ring->setEnabled(choices.neighbors.kind != Neighbors::Kind::None);
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

void EditorPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

/// Hides palette and panes if the page is too narrow for them; an action shows them again.
void EditorPage::fold() {
  const bool isNarrow = width() < kBothFrom;
  const bool isColumn = width() >= kColumnFrom && height() - bar_->sizeHint().height() - kGap >= side_->columnHeight();
  QAction *palette = actions_->showPalette, *panes = actions_->showPanes;
  if (isNarrow && palette->isChecked() && panes->isChecked()) {
    panes->setChecked(false);
    panesGaveWay_ = true;
  } else if (!isNarrow && std::exchange(panesGaveWay_, false)) {
    panes->setChecked(true);
  }
  side_->setShape(isColumn ? SidePanes::Shape::Column : SidePanes::Shape::Tabs, width() < kColumnFrom ? kTabsWidth : 0);
  side_->setVisible(panes->isChecked());
  palette_->setVisible(palette->isChecked());
  bar_->fitInto(width());
}

}  // namespace tapu

#include "moc_editor_page.cpp"
