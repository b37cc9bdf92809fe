// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/event_setup_page.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTextBlock>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/bare_layout.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/field_limit.h"
#include "app/kit/field_text.h"
#include "app/kit/file_dialog.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/session/event/seat_list.h"
#include "app/session/plan/game_length.h"
#include "app/text/option_words.h"
#include "app/wire/messages.h"
#include "engine/play/initial_state.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kBigGame{RuleSet::BigGame};
constexpr int kMostEventName = 40;                 ///< letters
constexpr std::array kRehearsedRounds{5, 15, 45};  ///< seconds, for the organizer's choice
constexpr int kChainHeight = 150;                  ///< of the picture of the boards, in pixels
constexpr int kMostPictured = 60;                  ///< boards
constexpr int kKeepAfterMs = 500;                  ///< while nothing more is typed
constexpr int kFirstFreePort = 1024, kLastPort = 65535;

ChainStyle asPicture() {
  ChainStyle style;
  style.perRow = 0;
  style.labels = ChainLabels::Nothing;
  style.ground = ChainStyle::Ground::Sheet;
  return style;
}

/// A list as a page shows it: a name a line, so far as somebody is named; as it was typed while it has a fault.
QString listOf(const EventPlan& plan) {
  if (!plan.unread.isEmpty()) return plan.unread;
  QStringList lines;
  for (int seat = 0; seat < std::min<int>(plan.seats(), static_cast<int>(plan.names.size())); ++seat)
    lines << (plan.names[seat].isEmpty() ? u"-"_s : plan.names[seat]);
  while (!lines.isEmpty() && lines.back() == "-"_L1) lines.removeLast();
  return lines.join(u'\n');
}

}  // namespace

EventSetupPage::EventSetupPage(QWidget* parent) : Page(parent), foot_(new FootBar(this)) {
  setObjectName(u"eventSetupPage"_s);
  setAcceptDrops(true);
  setPageTopic(this, u"event-setup"_s);
  columns_ = new FoldingColumns(makeBoards(), makeOptions(), makeNames(), this);
  //: Button: back to the page before
  auto* back = makeButton(u"eventBack"_s, ActionButton::Role::Quiet, this, [] { return tr("Back"); });
  //: Button: tries the event with simulated players
  rehearse_ = makeButton(u"eventRehearse"_s, ActionButton::Role::Quiet, this, [] { return tr("Rehearsal…"); });
  setRuleTopic(rehearse_, u"event-rehearsal"_s);
  //: Button: open the event, so that players can join
  open_ = makeButton(u"eventOpen"_s, ActionButton::Role::Next, this, [] { return tr("Open the event"); });
  for (ActionButton* button : {back, rehearse_, open_}) foot_->add(button);
  QVBoxLayout* lines = layLines();
  lines->addWidget(columns_, 1);
  lines->addWidget(foot_);
  connect(back, &ActionButton::clicked, this, &EventSetupPage::canceled);
  connect(rehearse_, &ActionButton::clicked, this, &EventSetupPage::askRehearsal);
  connect(open_, &ActionButton::clicked, this, [this] {
    if (!plan_.obstacle().isEmpty() || !listProblem_.isEmpty()) return;
    begun_ = kept_ = plan_;
    Q_EMIT opened(plan_);
  });
  keepSoon_.setSingleShot(true);
  keepSoon_.setInterval(kKeepAfterMs);
  connect(&keepSoon_, &QTimer::timeout, this, &EventSetupPage::keepDraft);
  begin(EventPlan());
  whenLanguageChanges(this, [this] { retranslate(); });
}

Column* EventSetupPage::makeBoards() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(Column::kTextMargins);
  //: Title of the page on which an event, a Big Game for a hall, is set up
  auto* title = makeTitle(column, [] { return tr("Organize a Big Game"); });
  //: Label of a field
  auto* nameLabel = makeLabel(column, [] { return tr("Name of the event"); });
  name_ = new QLineEdit(column);
  name_->setObjectName(u"eventName"_s);
  limitLength(name_, kMostEventName);
  nameField(name_, nameLabel);
  //: Label of a field
  auto* boardsLabel = makeLabel(column, [] { return tr("How many boards"); });
  boards_ = new NumberField(column);
  boards_->setObjectName(u"eventBoards"_s);
  nameField(boards_->box(), boardsLabel);
  boards_->setRange(1, kMostBoards);
  seats_ = makeNote(column);
  //: Label of a field: letters of boards
  auto* orderLabel = makeLabel(column, [] { return tr("Order of the boards"); });
  order_ = new QLineEdit(column);
  order_->setObjectName(u"eventOrder"_s);
  nameField(order_, orderLabel);
  //: Note under the order of the boards
  auto* orderNote = makeNote(column, [] {
    return tr("Letters, repeated along the chain: A, B and C come with Tapu, D and on are your own.");
  });
  //: Label of a field: the number of a network port
  auto* portLabel = makeLabel(column, [] { return tr("Port"); });
  port_ = new NumberField(column);
  nameField(port_->box(), portLabel);
  port_->setRange(kFirstFreePort, kLastPort);
  port_->box()->setLocale(QLocale::c());  // ports keep their digits in every language
  for (QWidget* each : std::initializer_list<QWidget*>{title, nameLabel, name_, boardsLabel, boards_, seats_,
                                                       orderLabel, order_, orderNote})
    body->addWidget(each);
  chain_ = new ChainView(asPicture(), column);
  chain_->setObjectName(u"eventChain"_s);
  chain_->setFocusPolicy(Qt::NoFocus);  // the fields above say the same
  chain_->setFixedHeight(kChainHeight);
  body->addWidget(chain_);
  body->addWidget(makeOwnBoards(column));
  body->addSpacing(8);
  body->addWidget(portLabel);
  body->addWidget(port_);
  body->addStretch(1);
  for (QLineEdit* field : {name_, order_}) setLetters(field, kBodyText, Weight::Bold);
  connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
    plan_.name = text.simplified();
    refresh();
  });
  connect(boards_, &NumberField::changed, this, [this](int count) {
    plan_.setBoards(count);
    takeNames();
  });
  connect(order_, &QLineEdit::textEdited, this, &EventSetupPage::takeOrder);
  connect(port_, &NumberField::changed, this, [this](int port) { plan_.port = static_cast<quint16>(port); });
  return column;
}

QWidget* EventSetupPage::makeOwnBoards(QWidget* parent) {
  auto* box = new QWidget(parent);
  auto* lines = bare<QVBoxLayout>(box);
  own_ = new QWidget(box);
  new QVBoxLayout(own_);
  own_->layout()->setContentsMargins(0, 0, 0, 0);
  lines->addWidget(own_);
  //: Button: take a board from a file into the chain
  auto* addBoard = makeButton(u"eventAddBoard"_s, ActionButton::Role::Quiet, box, [] { return tr("Own board…"); });
  addBoard->setIconName(u"plus"_s);
  //: Button: take all boards and their order from a file that the editor has written
  auto* openChain = makeButton(u"eventOpenChain"_s, ActionButton::Role::Quiet, box, [] { return tr("Open a chain…"); });
  openChain->setIconName(u"panes"_s);
  lines->addWidget(addBoard, 0, Qt::AlignLeft);
  lines->addWidget(openChain, 0, Qt::AlignLeft);
  connect(openChain, &ActionButton::clicked, this, &EventSetupPage::askChain);
  connect(addBoard, &ActionButton::clicked, this, &EventSetupPage::askBoard);
  return box;
}

Column* EventSetupPage::makeOptions() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(Column::kTextMargins);
  options_ = new OptionRows(Editing::Allowed, column, "big.order", kBigGame);
  length_ = new Words({}, kChoiceText, Weight::Bold, &Theme::ink2, column);
  //: Heading over the options of a game
  body->addWidget(makeHeading(column, [] { return tr("Options"); }));
  body->addWidget(length_);
  body->addWidget(options_);
  body->addStretch(1);
  connect(options_, &OptionRows::changed, this, [this] {
    plan_.options = options_->setup().options;
    refresh();
  });
  connect(options_, &OptionRows::problem, this, &EventSetupPage::showProblem);
  return column;
}

Column* EventSetupPage::makeNames() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(Column::kTextMargins);
  setRuleTopic(column, u"event-names"_s);
  //: Heading over a list of names
  auto* title = makeHeading(column, [] { return tr("Who sits where"); });
  //: Note over a list of names
  auto* note = makeNote(column, [] {
    return tr(
        "Paste names in the order of the seats: board 1 Sun, board 1 Moon, board 2 Sun. Or a table whose "
        "first line says “seat”, “board”, “group” or “name”.");
  });
  list_ = new QPlainTextEdit(column);
  list_->setObjectName(u"eventNames"_s);
  list_->setTabChangesFocus(true);
  list_->setLineWrapMode(QPlainTextEdit::NoWrap);
  list_->setMinimumHeight(160);
  nameField(list_, title, note);
  setLetters(list_, kBodyText);
  //: Button: read names from a file
  auto* open = makeButton(u"eventOpenList"_s, ActionButton::Role::Quiet, column, [] { return tr("Open list…"); });
  //: Button: empties a list
  auto* clear = makeButton(u"eventClearList"_s, ActionButton::Role::Quiet, column, [] { return tr("Clear"); });
  toFault_ = makeButton(u"eventToFault"_s, ActionButton::Role::Link, column);
  listSays_ = new Words({}, kChoiceText, Weight::Bold, &Theme::ink, column);
  auto* line = new QHBoxLayout;
  line->addWidget(open);
  line->addWidget(clear);
  line->addStretch(1);
  body->addWidget(title);
  body->addWidget(note);
  body->addWidget(list_, 1);
  body->addWidget(listSays_);
  body->addWidget(toFault_, 0, Qt::AlignLeft);
  body->addLayout(line);
  connect(list_, &QPlainTextEdit::textChanged, this, &EventSetupPage::takeNames);
  connect(toFault_, &ActionButton::clicked, this, &EventSetupPage::goToFault);
  connect(open, &ActionButton::clicked, this, &EventSetupPage::askList);
  connect(clear, &ActionButton::clicked, this, [this] {
    replaceText(list_, {});
    takeNames();
  });
  return column;
}

void EventSetupPage::begin(const EventPlan& plan) {
  problem_.clear();
  if (plan_ != begun_) return retranslate();
  plan_ = plan;
  name_->setText(plan_.name);
  boards_->setValue(plan_.boards);
  order_->setText(plan_.order);
  port_->setValue(plan_.port);
  const QSignalBlocker quiet(list_);
  list_->setPlainText(listOf(plan_));
  listProblem_.clear();
  faultyLine_ = 0;
  begun_ = kept_ = plan_;
  if (!plan_.unread.isEmpty()) takeNames();
  retranslate();
}

void EventSetupPage::keepDraft() {
  keepSoon_.stop();
  if (kept_ == plan_) return;
  kept_ = plan_;
  Q_EMIT drafted(plan_);
}

void EventSetupPage::takeOrder() {
  problem_ = plan_.setOrder(order_->text());
  const QString kept = std::exchange(problem_, {});
  refresh();
  if (!kept.isEmpty()) showProblem(kept);
}

void EventSetupPage::takeNames() {
  Complaint complaint;
  const auto names = SeatList::read(list_->toPlainText().toUtf8(), plan_.boards, complaint);
  listProblem_ = names ? QString() : SeatList::sentenceOf(complaint);
  faultyLine_ = names ? 0 : complaint.line;
  if (names)
    plan_.setNames(*names);
  else
    plan_.unread = list_->toPlainText();
  refresh();
}

void EventSetupPage::askBoard() {
  //: Title of the dialog in which a board file is chosen
  const QString title = tr("Open a board");
  //: Kind of file in a dialog; keep what is in brackets
  auto* dialog = fileDialog(this, QFileDialog::AcceptOpen, title, {tr("Boards (*.tapuboard)")});
  connect(dialog, &QFileDialog::fileSelected, this, &EventSetupPage::openBoard);
  dialog->open();
}

void EventSetupPage::openBoard(const QString& path) {
  Complaint complaint;
  const auto file = loadBoard(path, complaint);
  if (!file) return showProblem(SeatList::sentenceOf(complaint));
  const QString fault = plan_.addBoard(*file);
  replaceText(order_, plan_.order);
  refresh();
  if (!fault.isEmpty()) showProblem(fault);
}

void EventSetupPage::askChain() {
  //: Title of the dialog in which a file with a chain of boards is chosen
  const QString title = tr("Open a chain of boards");
  //: Kind of file in a dialog; keep what is in brackets
  auto* dialog = fileDialog(this, QFileDialog::AcceptOpen, title, {tr("Chains of boards (*.tapuchain)")});
  connect(dialog, &QFileDialog::fileSelected, this, &EventSetupPage::openChain);
  dialog->open();
}

void EventSetupPage::openChain(const QString& path) {
  Complaint complaint;
  const auto file = loadChain(path, complaint);
  if (!file) return showProblem(SeatList::sentenceOf(complaint));
  plan_.takeChain(*file);
  replaceText(name_, plan_.name);
  boards_->setValue(plan_.boards);
  replaceText(order_, plan_.order);
  takeNames();
}

void EventSetupPage::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  const bool isChain = urls.size() == 1 && urls.front().isLocalFile() &&
                       urls.front().fileName().endsWith(u".tapuchain"_s, Qt::CaseInsensitive);
  isChain ? event->acceptProposedAction() : event->ignore();  // the window opens other files
}

void EventSetupPage::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  openChain(event->mimeData()->urls().front().toLocalFile());
}

void EventSetupPage::askList() {
  //: Title of the dialog in which a file with names is chosen
  const QString title = tr("Open a list of names");
  auto* dialog = fileDialog(this, QFileDialog::AcceptOpen, title,
                            {//: Kind of file in a dialog; keep what is in brackets
                             tr("Lists (*.csv *.txt *.tsv)"),
                             //: Kind of file in a dialog; keep what is in brackets
                             tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, this, &EventSetupPage::openList);
  dialog->open();
}

void EventSetupPage::openList(const QString& path) {
  Complaint complaint;
  const auto names = SeatList::load(path, plan_.boards, complaint);
  if (!names) return showProblem(SeatList::sentenceOf(complaint));
  plan_.setNames(*names);
  replaceText(list_, listOf(plan_));
  takeNames();
}

void EventSetupPage::askRehearsal() {
  auto* dialog = new ChoiceDialog(
      [] {
        ChoiceDialog::Texts texts{//: Title of a box
                                  tr("A rehearsal?"),
                                  //: Text of a box, over answers that are numbers of seconds
                                  tr("Simulated players take all seats, and the game begins. Nothing of it is kept: "
                                     "your event, its names and "
                                     "its codes stay as they are. How long shall a round take?"),
                                  {}};
        for (const int seconds : kRehearsedRounds)
          texts.answers << /*: Answer: how long each round of a rehearsal takes */ tr("%n second(s)", nullptr, seconds);
        //: Answer: no rehearsal begins
        texts.answers << tr("Cancel");
        return texts;
      },
      this);
  dialog->setObjectName(u"rehearsal"_s);
  setRuleTopic(dialog, u"event-rehearsal"_s);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ChoiceDialog::answered, this, [this](int answer) {
    const auto chosen = static_cast<std::size_t>(answer);
    if (chosen < kRehearsedRounds.size()) Q_EMIT rehearsalWanted(plan_.rehearsal(kRehearsedRounds[chosen]));
  });
  dialog->open();
}

/// Selects the line of the list that has the fault.
void EventSetupPage::goToFault() {
  QTextCursor there(list_->document()->findBlockByNumber(faultyLine_ - 1));
  there.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
  list_->setTextCursor(there);
  list_->setFocus(Qt::OtherFocusReason);
}

void EventSetupPage::refresh() {
  keepSoon_.start();
  Setup setup = plan_.setup();
  options_->showSetup(setup, {}, Place::Network);
  //: Under the number of boards; %1 a number
  seats_->setText(tr("Two seats a board: %1 seats.").arg(QLocale().toString(plan_.seats())));
  refreshOwnBoards();
  refreshChain(setup);
  refreshList();
  refreshLength();
  const QString blocked = !listProblem_.isEmpty() ? listProblem_ : plan_.obstacle();
  for (ActionButton* each : {rehearse_, open_}) {
    each->setEnabled(blocked.isEmpty());
    each->setToolTip(plainTip(blocked));
  }
  if (!news_.isEmpty()) return foot_->say(u"ready"_s, news_);
  const QString sentence = !problem_.isEmpty() ? problem_ : blocked;
  if (!sentence.isEmpty()) return foot_->say(u"warning"_s, sentence);
  if (const QStringList warnings = optionWarnings(plan_.options); !warnings.isEmpty())
    return foot_->say(u"warning"_s, warnings.front());
  //: Foot of the page on which an event is set up
  foot_->say(u"ready"_s, tr("Next, the players can join with their codes. You start the game when everybody sits."));
}

/// The boards as they will lie. A chain that cannot be played has no picture, nor has one of which nothing could be
/// seen in so little room.
void EventSetupPage::refreshChain(const Setup& setup) {
  if (setup == shown_) return;
  shown_ = setup;
  const bool isSeen = setup.chain.size() <= kMostPictured && problems(setup).empty();
  chain_->setVisible(isSeen);
  if (!isSeen) return;
  const auto table = wire::definitionOf(setup);
  chain_->setGame(*table, setup.chain);
  chain_->setState(*table, initialState(*table));
}

void EventSetupPage::refreshOwnBoards() {
  for (QObject* old : own_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) delete old;
  for (const EventPlan::OwnBoard& board : plan_.own) {
    auto* row = new QWidget(own_);
    auto* line = bare<QHBoxLayout>(row);
    const QString name = board.name.isEmpty() ? QString(board.letter) : u"%1 · %2"_s.arg(board.letter, board.name);
    line->addWidget(new Words(name, kChoiceText, Weight::Bold, &Theme::ink, row), 1);
    auto* away = new ActionButton(u"close"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, row);
    //: Button beside a board of somebody's own; %1 its letter
    rename(away, tr("Take board %1 out").arg(board.letter), tr("Take board %1 out").arg(board.letter));
    line->addWidget(away);
    own_->layout()->addWidget(row);
    connect(
        away, &ActionButton::clicked, this,
        [this, letter = board.letter] {
          plan_.removeBoard(letter);
          replaceText(order_, plan_.order);
          refresh();
        },
        Qt::QueuedConnection);  // the button is deleted in answer to this
  }
}

void EventSetupPage::refreshList() {
  listSays_->setColor(listProblem_.isEmpty() ? &Theme::ink : &Theme::danger);
  toFault_->setVisible(faultyLine_ > 0);
  //: Button under a list of names with a fault; %1 number of a line
  rename(toFault_, tr("Go to line %1").arg(QLocale().toString(faultyLine_)));
  if (!listProblem_.isEmpty()) return listSays_->setText(listProblem_);
  const int named = plan_.named();
  const QString seats = QLocale().toString(plan_.seats());
  const bool botsPlay = plan_.options.emptySeat == EmptySeat::Bot;
  const QString rest = named == plan_.seats() ? QString()
                       : botsPlay
                           //: Under a list of names
                           ? tr("Bots play what nobody takes.")
                           : /*: Under a list of names */ tr("What nobody takes stays free.");
  //: Under a list of names; %1 and %2 numbers
  const QString count = named == 0 ? tr("No seat has a name: everybody may sit anywhere.")
                                   : /*: Under a list of names; %1 and %2 numbers */ tr("%1 of %2 seats have a name.")
                                         .arg(QLocale().toString(named), seats);
  listSays_->setText(rest.isEmpty() ? count : count + u' ' + rest);
}

/// Most evenings end with the last round; those who are done early make it shorter.
void EventSetupPage::refreshLength() {
  const GameLength usual = usualLength(plan_.setup(), plan_.seats());
  const auto sentence = [&] {
    switch (usual.bound) {
      case GameLength::Bound::LastRound:
        //: Over the options of an event; %n minutes, %1 a number of rounds
        return tr("The game: at most %1 rounds, about %n minute(s).", nullptr, usual.minutes);
      case GameLength::Bound::TimeLimit:
        //: Over the options of an event whose time limit comes before its last round; %n minutes, %1 a number of rounds
        return tr("The game: about %n minute(s) for %1 rounds. Then its time is over.", nullptr, usual.minutes);
      case GameLength::Bound::None: break;
    }
    //: Over the options of an event; %n minutes, %1 a number of rounds
    return tr("The game: about %n minute(s) for %1 rounds. It has no last round.", nullptr, usual.minutes);
  };
  length_->setText(sentence().arg(QLocale().toString(usual.rounds)));
}

void EventSetupPage::retranslate() {
  columns_->setTitles({//: Tab of a narrow window
                       tr("Boards"),
                       //: Tab of a narrow window
                       tr("Options"),
                       //: Tab of a narrow window
                       tr("Names")});
  refresh();
}

void EventSetupPage::showProblem(const QString& sentence) {
  problem_ = sentence;
  refresh();
  problem_.clear();
}

void EventSetupPage::tell(const QString& sentence) {
  news_ = sentence;
  refresh();
  news_.clear();
}

void EventSetupPage::focusFirst() {
  name_->setFocus(Qt::OtherFocusReason);
  name_->selectAll();
}

void EventSetupPage::hideEvent(QHideEvent* event) {
  Page::hideEvent(event);
  keepDraft();
}

void EventSetupPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return canceled();
  QWidget::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_event_setup_page.cpp"
