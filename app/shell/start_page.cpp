// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/start_page.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <utility>

#include "app/board/board_effects.h"
#include "app/board/board_scene.h"
#include "app/board/geometry.h"
#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/flow_layout.h"
#include "app/kit/focus_ring.h"
#include "app/kit/hairline.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/page_words.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/plan/game_plan.h"
#include "app/text/language.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSheetWidth = 404, kMargin = 12;
constexpr int kBoardFrom = 900;                    ///< narrower windows have no room for the board
constexpr double kHexesAcross = 7;                 ///< widths of a hex that the picture of the board shows
constexpr int kNotesFrom = 560;                    ///< lower windows show entries of one line
constexpr int kEntryHeight = 80;                   ///< with its note, at the usual size of texts
constexpr int kLowEntry = 56;                      ///< of one line
constexpr int kTightEntry = 44, kTightNoted = 70;  ///< where the foot of the page would be cut otherwise
constexpr int kAroundWords = 20;                   ///< of an entry, above and below its words together
constexpr int kBesideNote = 142;                   ///< of the sheet's width: what lies beside the note of an entry
constexpr int kWordmark = 62;                      ///< height of the wordmark, at the usual size of texts
constexpr double kBaseline = 50;                   ///< of its letters, from its top
constexpr int kMark = 92, kTightMark = 64;         ///< the mark of the game, and where there is less room
constexpr int kAirBetween = 4, kTightAir = 1;      ///< between the parts of the sheet
constexpr QMargins kAroundHead{4, 4, 0, 12}, kAroundTightHead{4, 0, 0, 2};

/// The wordmark in both scripts beside the mark.
class Wordmark : public QWidget {
 public:
  explicit Wordmark(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSpokenName(this, u"Tapu टापू"_s);
  }
  QSize sizeHint() const override { return {200, kWordmark * std::max(100, textSizeInUse()) / 100}; }

 protected:
  void changeEvent(QEvent* event) override {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) updateGeometry();  // the letters may be larger too
  }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const Theme& theme = themeOf(this);
    const QFont latin = textFont(kWordmarkText, Weight::Bold), hindi = textFont(40, Weight::Bold);
    const int second = QFontMetrics(latin).horizontalAdvance(u"Tapu"_s) + 12;
    const int wide = second + QFontMetrics(hindi).horizontalAdvance(u"टापू"_s);
    const double fits = std::min(1.0, double(width()) / wide);  // large letters are drawn smaller, and never cut
    painter.translate(0, height() * kBaseline / kWordmark);
    painter.scale(fits, fits);
    painter.setFont(latin);
    painter.setPen(theme.ink);
    painter.drawText(QPoint(0, 0), u"Tapu"_s);
    painter.setFont(hindi);
    painter.setPen(theme.primary);
    painter.drawText(QPoint(second, 0), u"टापू"_s);
  }
};

}  // namespace

// DemoBoard

DemoBoard::DemoBoard(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
}

void DemoBoard::draw() {
  const Theme& theme = themeOf(this);
  const qreal ratio = devicePixelRatioF();
  if (!drawn_.isNull() && drawn_.size() == size() * ratio && drawnFor_ == theme.kind) return;
  drawnFor_ = theme.kind;
  Setup setup;
  setup.options.mapKind = MapKind::Beginner;
  setup.board = beginnerBoard();
  BoardScene scene;
  scene.setTheme(theme);
  scene.effects().setMotion(tapu::Motion::Off);
  scene.setBoard(setup.board);
  scene.setState(startOf(setup));
  QPointF middle;
  for (const Cell& cell : setup.board.cells) middle += hexCenter(cell.at, setup.board.orientation);
  middle /= static_cast<double>(setup.board.cells.size());
  const QSizeF source = QSizeF(size()) * (kHexWidth * kHexesAcross / width());
  drawn_ = QPixmap(size() * ratio);
  drawn_.setDevicePixelRatio(ratio);
  drawn_.fill(Qt::transparent);
  QPainter painter(&drawn_);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  scene.render(&painter, QRectF(QPointF(), QSizeF(size())),
               QRectF(middle - QPointF(source.width() / 2, source.height() / 2), source));
}

void DemoBoard::paintEvent(QPaintEvent*) {
  draw();
  QPainter(this).drawPixmap(0, 0, drawn_);
}

void DemoBoard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  drawn_ = QPixmap();  // drawn anew, perhaps with other digits
  update();
}

// MeButton: my badge, my name, "Change name and color"

class StartPage::MeButton : public QAbstractButton {
 public:
  MeButton(const Settings& settings, QWidget* parent) : QAbstractButton(parent), settings_(settings) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }
  QSize sizeHint() const override {
    return {160,
            std::max(46, QFontMetrics(textFont(kBodyText)).height() + QFontMetrics(textFont(kNoteText)).height() + 10)};
  }
  QSize minimumSizeHint() const override { return {96, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme, 10);
    painter.drawPixmap(5, (height() - 36) / 2, badgePicture(settings_.player.color(), 36, devicePixelRatioF()));
    const QFont bold = textFont(kBodyText, Weight::Bold), small = textFont(kNoteText);
    const int lines = QFontMetrics(bold).height() + QFontMetrics(small).height();
    QRect line(50, (height() - lines) / 2, width() - 54, QFontMetrics(bold).height());
    painter.setFont(bold);
    painter.setPen(theme.ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(bold).elidedText(settings_.player.name(), Qt::ElideRight, line.width()));
    line = QRect(50, line.bottom() + 1, line.width(), QFontMetrics(small).height());
    painter.setFont(small);
    painter.setPen(underMouse() ? theme.primary : theme.ink2);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(small).elidedText(text(), Qt::ElideRight, line.width()));
  }
  void keyPressEvent(QKeyEvent* event) override {
    if (isEnter(*event)) return click();
    QAbstractButton::keyPressEvent(event);
  }

 private:
  const Settings& settings_;
};

// StartPage

StartPage::StartPage(const Settings& settings, Languages& languages, QWidget* parent)
    : Page(parent), settings_(settings), languages_(languages), demo_(new DemoBoard(this)), sheet_(new Column(this)) {
  setObjectName(u"startPage"_s);
  auto* body = sheet_->body();
  body->setContentsMargins(20, 16, 20, 8);
  head_ = makeHead();
  body->addWidget(head_);
  problem_ = new Words({}, kChoiceText, Weight::Regular, &Theme::danger, this);
  problem_->hide();
  body->addWidget(problem_);
  static constexpr std::array<const char*, kEntries> icons{"panes",  "network", "continue", "bot",
                                                           "person", "network", "editor",   "book"};
  static constexpr std::array<const char*, kEntries> names{"startEvent",  "startRejoin",       "startContinue",
                                                           "startBots",   "startSameComputer", "startNetwork",
                                                           "startEditor", "startLearn"};
  for (int i = 0; i < kEntries; ++i) {
    auto* button = new ActionButton(QString::fromLatin1(icons[i]), {}, ActionButton::Role::Quiet,
                                    ActionButton::Shape::Entry, this);
    button->setObjectName(QString::fromLatin1(names[i]));
    say(button, [i] { return titleOf(static_cast<Entry>(i)); });
    connect(button, &ActionButton::clicked, this, [this, i] { Q_EMIT entered(static_cast<Entry>(i)); });
    body->addWidget(button);
    entries_[i] = button;
    if (i == Bots) body->addWidget(gameLinks_ = makeGameLinks());
    if (i != Continue) continue;
    saved_ = makeButton(u"startSaved"_s, ActionButton::Role::Link, this);
    connect(saved_, &ActionButton::clicked, this, &StartPage::savedClicked);
    body->addWidget(saved_, 0, Qt::AlignRight);
  }
  body->addStretch(1);
  foot_ = makeFoot();
  body->addWidget(foot_);
  chooseNext();
  whenLanguageChanges(this, [this] { refresh(); });
}

StartPage::~StartPage() = default;

QWidget* StartPage::makeHead() {
  auto* head = new QWidget(this);
  auto* line = new QHBoxLayout(head);
  line->setSpacing(16);
  line->addWidget(mark_ = new IconLabel(u"app-icon"_s, kMark, &Theme::ink, head));
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addStretch(1);
  words->addWidget(new Wordmark(head));
  tagline_ = new Words({}, kBodyText, Weight::Regular, &Theme::ink2, head);
  //: Under the name of the game on the start page
  say(tagline_, [] { return tr("Settle, trade and build."); });
  words->addWidget(tagline_);
  words->addStretch(1);
  line->addLayout(words, 1);
  return head;
}

/// The links under the entry of bots, to the pages on which one of many games is chosen.
QWidget* StartPage::makeGameLinks() {
  auto* links = new QWidget(this);
  auto* line = new FlowLayout(links, 2);
  auto* sea = makeButton(
      u"startBoards"_s, ActionButton::Role::Link, links,
      //: Link on the start page: to the page with the boards of the sea, for a new game
      [] { return tr("The sea…"); },
      //: Tool tip of the same link
      [] { return tr("Boards with gold, fog, pirates and gifts, for a new game"); });
  auto* games = makeButton(
      u"startGames"_s, ActionButton::Role::Link, links,
      //: Link on the start page: to the page with all games against bots; Crazy and Big Game are names of rules
      [] { return tr("Crazy, Big Game, other boards…"); },
      [] { return tr("All games against bots, with seats, bots and boards"); });
  line->addWidget(sea);
  line->addWidget(games);
  line->setAlignment(games, Qt::AlignRight);
  connect(sea, &ActionButton::clicked, this, &StartPage::boardsClicked);
  connect(games, &ActionButton::clicked, this, &StartPage::gamesClicked);
  return links;
}

QWidget* StartPage::makeFoot() {
  auto* foot = new QWidget(this);
  auto* lines = new QVBoxLayout(foot);
  lines->setContentsMargins(4, 4, 4, 0);
  lines->setSpacing(6);
  lines->addWidget(new Hairline(foot));
  auto* first = new QHBoxLayout;
  me_ = new MeButton(settings_, foot);
  me_->setObjectName(u"startMe"_s);
  connect(me_, &QAbstractButton::clicked, this, &StartPage::meClicked);
  first->addWidget(me_, 1);
  language_ = new Segments(foot);
  language_->setObjectName(u"startLanguage"_s);
  connect(language_, &Segments::picked, this, [this](int index) { languages_.use(Languages::codes().value(index)); });
  first->addWidget(language_);
  lines->addLayout(first);
  auto* second = new QHBoxLayout;
  second->setSpacing(8);
  const auto addLink = [this, foot, second](const QString& name, auto clicked, Text text) {
    links_.push_back(makeButton(name, ActionButton::Role::Link, foot, std::move(text)));
    connect(links_.back(), &ActionButton::clicked, this, clicked);
    second->addWidget(links_.back());
  };
  //: Link on the start page
  addLink(u"startSettings"_s, &StartPage::settingsClicked, [] { return tr("Settings"); });
  //: Link on the start page
  addLink(u"startRules"_s, &StartPage::rulesClicked, [] { return tr("Rules"); });
  //: Link on the start page: to past games and what follows from them
  addLink(u"startCareer"_s, &StartPage::careerClicked, [] { return tr("Statistics"); });
  //: Link on the start page
  addLink(u"startAbout"_s, &StartPage::aboutClicked, [] { return tr("About"); });
  second->addStretch(1);
  auto* version = makeNote(foot);
  version->setText(QString::fromLatin1(TAPU_VERSION));
  version->setWordWrap(false);
  second->addWidget(version);
  lines->addLayout(second);
  return foot;
}

void StartPage::offer(Entry entry, const QString& note) {
  if (std::exchange(notes_[entry], note) != note) chooseNext();
}

void StartPage::setLater(Entry later) {
  if (std::exchange(later_, later) == later) return;
  QVBoxLayout* body = sheet_->body();
  ActionButton* rejoin = entries_[Rejoin];
  body->removeWidget(rejoin);
  const bool isFirst = later == Rejoin;  // else it stands under the link to all saved games
  body->insertWidget(isFirst ? body->indexOf(entries_[Continue]) : body->indexOf(saved_) + 1, rejoin);
  setTabOrder(isFirst ? entries_[Event] : saved_, rejoin);
  setTabOrder(rejoin, entries_[isFirst ? Continue : Bots]);
  chooseNext();
}

void StartPage::offerSaved(int games, int deleted) {
  gamesSaved_ = games;
  gamesDeleted_ = deleted;
  chooseNext();
}

StartPage::Entry StartPage::firstOffered() const {
  if (!notes_[Event].isEmpty()) return Event;
  const bool isRejoin = !notes_[Rejoin].isEmpty(), isContinue = !notes_[Continue].isEmpty();
  if (isRejoin && isContinue) return later_;
  return isRejoin ? Rejoin : isContinue ? Continue : Bots;
}

/// Shows the entries that are offered, and marks the first of them as the next step.
void StartPage::chooseNext() {
  for (const Entry entry : {Event, Rejoin, Continue}) entries_[entry]->setVisible(!notes_[entry].isEmpty());
  saved_->setVisible(gamesSaved_ + gamesDeleted_ > 0);
  entries_[Editor]->setVisible(hasEditor_);
  const Entry next = firstOffered();
  for (const Entry entry : {Event, Rejoin, Continue, Bots})
    entries_[entry]->setRole(entry == next ? ActionButton::Role::Next : ActionButton::Role::Quiet);
  refresh();
}

void StartPage::offerEditor() {
  hasEditor_ = true;
  chooseNext();
}

void StartPage::setGamesFound(int games) {
  if (games == gamesFound_) return;
  gamesFound_ = games;
  refresh();
}

void StartPage::showProblem(const QString& sentence) {
  problem_->setText(sentence);
  problem_->setVisible(!sentence.isEmpty());
}

void StartPage::refresh() {
  if (gamesSaved_ > 0)
    //: Link on the start page: to the list of all games that can be continued; %n how many
    rename(saved_, tr("All saved games (%n)…", nullptr, gamesSaved_));
  else
    //: Link on the start page: to the page where a game was deleted and can still be brought back
    rename(saved_, tr("Bring a deleted game back…"));
  for (int i = 0; i < kEntries; ++i) setSpokenDetails(entries_[i], noteOf(static_cast<Entry>(i)));
  //: Under the player's own name on the start page
  me_->setText(tr("Change name and color"));
  me_->setToolTip(plainTip(settings_.player.name()));
  //: Screen reader: %1 = own name
  setSpokenName(me_, tr("%1: change name and color").arg(settings_.player.name()));
  me_->update();
  //: Screen reader: the language switch
  setSpokenName(language_, tr("Language"));
  QStringList names;
  for (const QString& code : Languages::codes()) names << Languages::nameOf(code);
  language_->setChoices(names);
  language_->choose(static_cast<int>(Languages::codes().indexOf(languages_.current())));
  arrange();
}

QString StartPage::titleOf(Entry entry) {
  switch (entry) {
    //: Entry of the start page: back to the desk from which the person leads a Big Game
    case Event: return tr("Lead your event");
    //: Entry of the start page: back to the own seat in a game on the network
    case Rejoin: return tr("Rejoin");
    //: Entry of the start page: go on with the game that was broken off
    case Continue: return tr("Continue");
    //: Entry of the start page
    case Bots: return tr("Play against bots");
    //: Entry of the start page: several people play at one computer
    case SameComputer: return tr("Same computer");
    //: Entry of the start page: host or join a game on the local network
    case Network: return tr("Local network");
    //: Entry of the start page: opens the board editor
    case Editor: return tr("Board editor");
    //: Entry of the start page: lessons for somebody who has never played
    case Learn: return tr("Learn to play");
  }
  return {};
}

QString StartPage::noteOf(Entry entry) const {
  //: Note under "Same computer"; %1 and %2 the least and the largest number
  if (entry == SameComputer)
    return tr("%1 to %2 players share one screen").arg(inDigits(kFewestAtOneBoard), inDigits(kMostSeatsOfTable));
  //: Note under "Board editor"
  if (entry == Editor) return tr("Make boards and play on them");
  if (entry != Network) return notes_[entry];
  return gamesFound_ > 0
             //: Note under "Local network": how many games others have opened
             ? tr("%n open game(s) found", nullptr, gamesFound_)
             //: Note under "Local network"
             : tr("Host a game or join one");
}

/// Only the note names the game that goes on, so the entries of such games keep theirs the longest; then that of bots,
/// which begins the game that it names at once.
bool StartPage::hasNote(int entry, Room room) const {
  if (room == Room::Wide) return true;
  if (room == Room::Bare || height() < kNotesFrom) return false;
  return entry <= (room == Room::Least ? Continue : Bots);
}

/// Pixels; a note takes two lines at most.
int StartPage::heightOf(int entry, Room room) const {
  const int title = QFontMetrics(textFont(kNameText, Weight::Bold)).height() + kAroundWords;
  const bool isTight = room >= Room::Tight;
  if (!hasNote(entry, room)) return std::max(isTight ? kTightEntry : kLowEntry, title);
  const QFont letters = textFont(kNoteText);
  const QString note = entries_[entry]->accessibleDescription();
  const auto lines = static_cast<int>(brokenLines(note, letters, std::max(1, sheetWidth() - kBesideNote), 2).size());
  return std::max(isTight ? kTightNoted : kEntryHeight, title + lines * QFontMetrics(letters).height());
}

/// Pixels, without its shadow: as wide as its letters, if the page has room.
int StartPage::sheetWidth() const {
  return std::min(kSheetWidth * std::max(100, textSizeInUse()) / 100, width() - 2 - 2 * Sheet::kShadow);
}

/// Pixels that the page needs, as its head is now.
int StartPage::heightOf(Room room) const {
  const QVBoxLayout* body = sheet_->body();
  int high = 2 * kMargin + body->contentsMargins().top() + body->contentsMargins().bottom();
  for (int i = 0; i < body->count(); ++i) {
    QWidget* part = body->itemAt(i)->widget();
    if (!part || !part->isVisibleTo(this)) continue;
    const auto entry = std::ranges::find(entries_, part);
    const bool isEntry = entry != entries_.end();
    high += room >= Room::Tight ? kTightAir : kAirBetween;
    const int wide = sheetWidth() - body->contentsMargins().left() - body->contentsMargins().right();
    const int own = part == gameLinks_ ? part->heightForWidth(wide) : part->sizeHint().height();
    high += isEntry ? heightOf(static_cast<int>(entry - entries_.begin()), room) : own;
  }
  return high;
}

void StartPage::arrange() {
  mark_->setFixedSize(scaled(kMark), scaled(kMark));
  head_->layout()->setContentsMargins(kAroundHead);
  Room room = height() >= heightOf(Room::Wide) ? Room::Wide : Room::Low;
  if (height() < heightOf(room)) {
    mark_->setFixedSize(scaled(kTightMark), scaled(kTightMark));
    head_->layout()->setContentsMargins(kAroundTightHead);
    tagline_->hide();
    constexpr std::array tighter{Room::Tight, Room::Least, Room::Bare};
    const auto* found = std::ranges::find_if(tighter, [this](Room each) { return height() >= heightOf(each); });
    // Notes go only if that is enough: else the page has to be scrolled in any case.
    room = found == tighter.end() ? Room::Least : *found;
  }
  sheet_->body()->setSpacing(room >= Room::Tight ? kTightAir : kAirBetween);
  for (int i = 0; i < kEntries; ++i) {
    ActionButton* button = entries_[i];
    button->setNote(hasNote(i, room) ? button->accessibleDescription() : QString());
    button->setFixedHeight(heightOf(i, room));
  }
  tagline_->setVisible(room == Room::Wide);
  const int wide = sheetWidth();
  const bool board = width() >= kBoardFrom + wide - kSheetWidth;
  const int left = board ? 24 : (width() - wide) / 2, shadow = Sheet::kShadow;
  sheet_->setGeometry(QRect(left, kMargin, wide, height() - 2 * kMargin).adjusted(-shadow, -shadow, shadow, shadow));
  demo_->setVisible(board);
  // The island lies right of the sheet, beyond the edges of the window if needed: the radius of a hex is at least 90.
  const double hexWidth = std::max(156.0, std::min(height() / 4.45, (width() - wide - 26) / 4.6));
  const int side = static_cast<int>(hexWidth * kHexesAcross);
  const int rest = width() - sheet_->geometry().right();
  const int middle = sheet_->geometry().right() + std::max(static_cast<int>(hexWidth * 2.68), rest / 2);
  demo_->setGeometry(middle - side / 2, height() / 2 - side / 2, side, side);
  demo_->lower();
}

void StartPage::focusFirst() { entries_[firstOffered()]->setFocus(Qt::OtherFocusReason); }

void StartPage::moveFocus(int step) {
  std::vector<QWidget*> stops;
  for (int i = 0; i < sheet_->body()->count(); ++i)
    if (auto* button = qobject_cast<ActionButton*>(sheet_->body()->itemAt(i)->widget()))
      if (button->isVisibleTo(this)) stops.push_back(button);
  stops.insert(stops.end(), {me_, language_});
  stops.insert(stops.end(), links_.begin(), links_.end());
  const auto here = std::find(stops.begin(), stops.end(), focusWidget());
  const int count = static_cast<int>(stops.size());
  const int at = here == stops.end() ? (step > 0 ? -1 : 0) : static_cast<int>(here - stops.begin());
  QWidget* next = stops[static_cast<std::size_t>((at + step + count) % count)];
  next->setFocus(Qt::TabFocusReason);
  sheet_->scroll()->ensureWidgetVisible(next);
}

void StartPage::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Down: return moveFocus(1);
    case Qt::Key_Up: return moveFocus(-1);
    default: QWidget::keyPressEvent(event);
  }
}

void StartPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace tapu

#include "moc_start_page.cpp"
