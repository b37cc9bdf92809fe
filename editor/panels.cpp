// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/board/painting.h"
#include "app/kit/art.h"
#include "app/kit/icon_label.h"
#include "app/kit/passing_menu.h"
#include "app/text/names_of_things.h"
#include "app/text/problem_text.h"
#include "editor/words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEven = 60;              // balance from which on a board is called even, of 100
constexpr std::size_t kMostRows = 40;  // a board without any number has a thousand problems

/// The terrain that yields a resource (1.4); its color is visible on light and dark paper.
Terrain terrainOf(Resource resource) {
  constexpr std::array terrains{Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Mountains};
  return terrains[static_cast<std::size_t>(resource)];
}

/// One problem. What can be done about it is offered as links and in a context menu; F1 opens its rule.
class ProblemRow : public Sheet {
 public:
  explicit ProblemRow(QWidget* parent) : Sheet(parent, Paper::Row), links_(new QHBoxLayout) {}
  QHBoxLayout* links() const { return links_; }
  QAction* add(const QString& link, const QString& entry, const std::function<void()>& act) {
    auto* button = new ActionButton(link, ActionButton::Role::Link, this);
    links_->addWidget(button);
    auto* action = new QAction(entry, this);
    addAction(action);
    connect(button, &ActionButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::triggered, this, act);
    return action;
  }
  void setReader(QAction* reader) { reader_ = reader; }

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override {
    QMenu* menu = passingMenu(this);  // Qt's own menu would stay when the row is deleted
    menu->addActions(actions());
    menu->popup(event->globalPos());
  }
  bool event(QEvent* event) override {
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !reader_ || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents))
      return Sheet::event(event);
    event->accept();
    if (event->type() == QEvent::KeyPress) reader_->trigger();
    return true;
  }

 private:
  QHBoxLayout* links_;
  QAction* reader_ = nullptr;
};

}  // namespace

// Problems

ProblemsPanel::ProblemsPanel(std::function<bool(const BoardProblem&)> canFix, QWidget* parent)
    : Sheet(parent), canFix_(std::move(canFix)) {
  setObjectName(u"editorProblems"_s);
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  auto* lines = new QVBoxLayout(plain);
  lines->setContentsMargins(10, 4, 8, 8);
  lines->setSpacing(6);
  none_ = new Words({}, 14, Weight::Regular, &Theme::ink2, this);
  told_ = new Words({}, 13, Weight::Bold, &Theme::ink, this);
  told_->setObjectName(u"fixAllTold"_s);
  more_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  rows_ = new QVBoxLayout;
  rows_->setSpacing(6);
  lines->addWidget(told_);
  lines->addWidget(none_);
  lines->addLayout(rows_);
  lines->addWidget(more_);
  lines->addStretch(1);
  auto* scroll = new QScrollArea(this);
  scroll->setWidget(plain);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->viewport()->setAutoFillBackground(false);
  plain->setAutoFillBackground(false);
  title_ = new Words({}, 15, Weight::Bold, &Theme::ink, this);
  all_ = new ActionButton({}, ActionButton::Role::Link, this);
  all_->setObjectName(u"fixAll"_s);
  connect(all_, &ActionButton::clicked, this, &ProblemsPanel::fixAllWanted);
  auto* head = new QHBoxLayout;
  head->setContentsMargins(14, 8, 8, 0);
  head->addWidget(title_, 1);
  head->addWidget(all_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(2, 2, 2, 4);
  all->setSpacing(2);
  all->addLayout(head);
  all->addWidget(scroll, 1);
  retranslate();
}

bool ProblemsPanel::isPlayable() const {
  return std::none_of(problems_.begin(), problems_.end(),
                      [](const BoardProblem& problem) { return problem.severity == Severity::Error; });
}

void ProblemsPanel::show(std::vector<BoardProblem> problems) {
  if (problems_ == problems) return;
  problems_ = std::move(problems);
  retranslate();
}

/// Sentences: how many problems were put right, and how many are left for which reason.
QString ProblemsPanel::sentencesOf(const Mended& mended) {
  QStringList all;
  if (mended.gone > 0)
    //: Pane of the board editor: what “Fix all” did
    all << tr("%n problem(s) were put right.", nullptr, mended.gone);
  else
    //: Pane of the board editor: what “Fix all” did
    all << tr("Nothing could be put right.");
  if (mended.byHand > 0)
    //: Pane of the board editor: what “Fix all” could not do; %n problems
    all << tr("%n in this list are left for you: only you can decide what should be there.", nullptr, mended.byHand);
  if (mended.inCircle > 0)
    //: Pane of the board editor: what “Fix all” could not do; %n problems
    all << tr("%n in this list are left for you: a fix would bring back another problem.", nullptr, mended.inCircle);
  return all.join(u' ');
}

void ProblemsPanel::tellMended(std::optional<Mended> mended) {
  if (mended_ == mended) return;
  mended_ = mended;
  retranslate();
}

QWidget* ProblemsPanel::rowFor(const BoardProblem& problem) {
  auto* row = new ProblemRow(this);
  const bool isError = problem.severity == Severity::Error;
  row->setBar(isError ? themeOf(this).danger : themeOf(this).accent);
  auto* lines = new QVBoxLayout(row);
  lines->setContentsMargins(18, 6, 6, 4);
  lines->setSpacing(2);
  auto* head = new QHBoxLayout;
  head->setSpacing(6);
  head->addWidget(new IconLabel(u"warning"_s, 18, isError ? &Theme::danger : &Theme::ink2, row), 0, Qt::AlignTop);
  head->addWidget(new Words(problemAt(problem), 13, Weight::Regular, &Theme::ink, row), 1);
  lines->addLayout(head);
  row->links()->setContentsMargins(0, 0, 0, 0);
  lines->addLayout(row->links());
  //: Link of a problem in the board editor: shows the place
  const QString goTo = tr("Go to");
  if (problem.at) row->add(goTo, goTo, [this, at = *problem.at] { Q_EMIT goToWanted(at); });
  //: Link of a problem in the board editor: puts it right
  const QString fix = tr("Fix");
  if (canFix_(problem)) row->add(fix, fix, [this, problem] { Q_EMIT fixWanted(problem); });
  if (const QString rule = QString::fromLatin1(problem.rule); !rule.isEmpty())
    //: Link of a problem in the board editor: opens this rule. %1 = its number, such as 2.5.
    row->setReader(row->add(tr("Rule %1").arg(rule),
                            //: Menu of a problem in the board editor: opens the rule that it breaks
                            tr("Read the rule"), [this, rule] { Q_EMIT ruleWanted(rule); }));
  row->links()->addStretch(1);
  return row;
}

void ProblemsPanel::retranslate() {
  const auto errors = std::count_if(problems_.begin(), problems_.end(),
                                    [](const BoardProblem& problem) { return problem.severity == Severity::Error; });
  const auto unusual = static_cast<int>(problems_.size()) - static_cast<int>(errors);
  if (problems_.empty())
    //: Title of a pane of the board editor
    title_->setText(tr("Problems"));
  else
    //: Title of a pane of the board editor; %1 number of errors, %2 number of warnings
    title_->setText(tr("Problems: %1 · Warnings: %2")
                        .arg(QLocale().toString(static_cast<int>(errors)), QLocale().toString(unusual))
                        .replace(u": "_s, u":\u00a0"_s));  // no line breaks before the number
  //: Pane of the board editor: no problem was found
  none_->setText(tr("Nothing is wrong. This board can be played."));
  none_->setVisible(problems_.empty());
  //: Link over the problems of the board editor: puts right whatever can be
  all_->setText(tr("Fix all"));
  all_->setVisible(problems_.size() > 1 && std::any_of(problems_.begin(), problems_.end(), canFix_));
  told_->setVisible(mended_.has_value());
  if (mended_) told_->setText(sentencesOf(*mended_));
  while (QLayoutItem* item = rows_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (std::size_t i = 0; i < std::min(kMostRows, problems_.size()); ++i) rows_->addWidget(rowFor(problems_[i]));
  const auto left = static_cast<int>(problems_.size()) - static_cast<int>(kMostRows);
  more_->setVisible(left > 0);
  //: Pane of the board editor: how many problems are not in the list
  if (left > 0) more_->setText(tr("%n more", nullptr, left));
}

void ProblemsPanel::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
}

// Balance

class BalancePanel::Bars : public QWidget {
 public:
  explicit Bars(const Tally& tally, QWidget* parent) : QWidget(parent), tally_(tally) {}
  QSize sizeHint() const override { return {200, kResources * kRow}; }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme& theme = themeOf(this);
    const int most = std::max(1, *std::max_element(tally_.resources.begin(), tally_.resources.end()));
    painter.setFont(textFont(13, Weight::Bold));
    for (int i = 0; i < kResources; ++i) {
      const auto resource = kAllResources[static_cast<std::size_t>(i)];
      const int pips = tally_.resources[static_cast<std::size_t>(i)];
      const double top = i * kRow;
      painter.drawPixmap(QPointF(0, top + 2), resourcePicture(resource, 20, devicePixelRatioF()));
      const QRectF well(30, top + 7, width() - 66, 10);
      painter.setPen(QPen(theme.line, 1));
      painter.setBrush(theme.sunk);
      painter.drawRoundedRect(well, 5, 5);
      painter.setPen(Qt::NoPen);
      painter.setBrush(terrainStops(terrainOf(resource)).top);
      painter.drawRoundedRect(QRectF(well.topLeft(), QSizeF(well.width() * pips / most, well.height())), 5, 5);
      painter.setPen(theme.ink);
      painter.drawText(QRectF(width() - 32, top, 30, kRow), Qt::AlignRight | Qt::AlignVCenter,
                       QLocale().toString(pips));
    }
  }

 private:
  static constexpr int kRow = 24;
  const Tally& tally_;
};

BalancePanel::BalancePanel(QWidget* parent) : Sheet(parent) {
  setObjectName(u"editorBalance"_s);
  title_ = new Words({}, 15, Weight::Bold, &Theme::ink, this);
  score_ = new Words({}, 13, Weight::Bold, &Theme::ok, this);
  score_->setWordWrap(false);
  bars_ = new Bars(tally_, this);
  halves_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  starts_ = new Words({}, 13, Weight::Regular, &Theme::ink2, this);
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(score_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(16, 10, 14, 12);
  all->setSpacing(4);
  all->addLayout(head);
  all->addWidget(bars_);
  all->addWidget(halves_);
  all->addWidget(starts_);
  retranslate();
}

void BalancePanel::show(const Tally& tally) {
  tally_ = tally;
  retranslate();
  bars_->update();
}

void BalancePanel::retranslate() {
  //: Title of a pane of the board editor: how even the resources are
  title_->setText(tr("Balance"));
  //: Pane of the board editor: how even the resources are, %1 of 100
  score_->setText(tr("%1 of 100").arg(tally_.balance()));
  score_->setVisible(tally_.total() > 0);  // if no hex yields there is no balance
  score_->setColor(tally_.balance() >= kEven ? &Theme::ok : &Theme::ink2);
  const bool hasHalves = tally_.halves[0] + tally_.halves[1] > 0;
  halves_->setVisible(hasHalves);
  //: Pane of the board editor; %1 and %2: pips (chances in 36) of the hexes of the two groups of the Big Game
  halves_->setText(tr("Pips of Sun: %1, of Moon: %2").arg(tally_.halves[0]).arg(tally_.halves[1]));
  QStringList starts;
  for (int pips : tally_.starts) starts << QLocale().toString(pips);
  starts_->setVisible(!starts.isEmpty());
  //: Pane of the board editor; %1: pips (chances in 36) around the start settlements of each seat, with commas
  starts_->setText(tr("Pips of the starts: %1").arg(starts.join(u", "_s)));
  QStringList spoken;
  for (std::size_t i = 0; i < kAllResources.size(); ++i)
    spoken << u"%1 %2"_s.arg(nameOfResource(kAllResources[i]), QLocale().toString(tally_.resources[i]));
  bars_->setAccessibleName(spoken.join(u", "_s));
  bars_->setToolTip(spoken.join(u", "_s));
}

void BalancePanel::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_panels.cpp"
