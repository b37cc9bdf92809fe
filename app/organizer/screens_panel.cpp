// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/screens_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/kit/dialog_size.h"
#include "app/kit/flow_layout.h"
#include "app/kit/language_change.h"
#include "app/kit/line_dialog.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/screen/screen_feed.h"
#include "app/text/language.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kScreenHeight = 140;  ///< of the small screen, in pixels
}

ScreensPanel::ScreensPanel(EventDesk& desk, QWidget* parent)
    : Sheet(parent), desk_(desk), screen_(new ScreenPage(std::make_shared<SystemClock>(), this)) {
  setRuleTopic(this, u"event-hall"_s);
  screen_->setObjectName(u"deskScreen"_s);
  screen_->setFixedHeight(kScreenHeight);
  //: Heading on the organizer's desk
  auto* title = makeHeading(this, [] { return tr("Big screen"); });
  title->setWordWrap(false);
  QWidget* views = makeViews();
  open_ = makeButton(
      u"deskScreenWindow"_s, ActionButton::Role::Link, this,
      //: Button: the big screen in a window of its own, for a projector
      [] { return tr("Own window"); },
      //: Tool tip of a button; keys are in it
      [] { return tr("A window for the projector (Ctrl+B); F11 fills its screen"); });
  note_ = makeNote(this);
  auto* head = new QHBoxLayout;
  head->addWidget(title);
  head->addStretch(1);
  head->addWidget(open_);
  QVBoxLayout* lines = layLines();
  lines->addLayout(head);
  lines->addWidget(screen_);
  lines->addWidget(note_);
  lines->addWidget(views);
  connect(open_, &ActionButton::clicked, this, &ScreensPanel::openWindow);
  connect(screen_, &ScreenPage::partChanged, this, &ScreensPanel::showViews);
  connect(&desk_, &EventDesk::screensChanged, this, &ScreensPanel::showViews);
  connect(&desk_, &EventDesk::stageChanged, this, &ScreensPanel::showViews);  // another event has another message
  connect(&desk_, &EventDesk::clockChanged, this,
          [this] { screen_->setClock(desk_.stage() == EventDesk::Stage::Playing ? desk_.clockLeftMs() : -1); });
  showViews();
  whenLanguageChanges(this, [this] { showViews(); });
}

ScreensPanel::~ScreensPanel() { delete window_; }

QWidget* ScreensPanel::makeViews() {
  auto* chips = new QWidget(this);
  auto* flow = new FlowLayout(chips, 2);
  flow->setContentsMargins(0, 0, 0, 0);
  for (std::size_t i = 0; i < views_.size(); ++i) {
    auto* chip = new ChipButton({}, chips);
    chip->setCheckable(true);
    chip->setObjectName(u"deskView%1"_s.arg(i));
    connect(chip, &ChipButton::clicked, this, [this, view = static_cast<ScreenView>(i)] {
      if (view == ScreenView::Message) return askMessage();
      desk_.ask(requests::Show{view});
      showViews();
    });
    flow->addWidget(chip);
    views_[i] = chip;
  }
  return chips;
}

void ScreensPanel::refresh() {
  open_->setEnabled(desk_.client() != nullptr);
  listen();
  if (desk_.hasGame())
    screen_->setGame(desk_.lobby(), desk_.definition(), desk_.state(), desk_.client()->known().common);
  else if (!desk_.lobby().seats.isEmpty())
    screen_->setLobby(desk_.lobby());
}

/// The desk has a client of its own for each event.
void ScreensPanel::listen() {
  if (desk_.client() == heard_) return;
  heard_ = desk_.client();
  if (!heard_) return;
  feedThrows(*screen_, *heard_);
  connect(heard_, &Client::commonNewsChanged, this, &ScreensPanel::refresh);
}

void ScreensPanel::showViews() {
  const OnScreens now = desk_.onScreens();
  screen_->setOnScreens(now);
  const ScreenView view = screen_->view();
  const QStringList names{//: What a big screen shows: what the game brings
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
  for (std::size_t i = 0; i < views_.size(); ++i) {
    views_[i]->setText(names[static_cast<qsizetype>(i)]);
    views_[i]->setChecked(static_cast<ScreenView>(i) == view);
  }
  //: Under the chips that choose what big screens show; %1 a message
  note_->setText(view == ScreenView::Message ? tr("Message: %1").arg(now.message) : QString());
  note_->setVisible(!note_->text().isEmpty());
}

void ScreensPanel::setJoin(const std::optional<Address>& wayIn) {
  wayIn_ = wayIn;
  screen_->setJoin(wayIn_);
  if (window_) window_->page().setJoin(wayIn_);
}

void ScreensPanel::openWindow() {
  if (window_) {
    window_->raise();
    return window_->activateWindow();
  }
  const auto clock = std::make_shared<SystemClock>();
  const auto call = [this, clock] { return screenClient(desk_.pass().at, languageInUse(), clock); };
  window_ = new ScreenWindow(call, clock, ScreenLanguage::Both);
  window_->setAttribute(Qt::WA_DeleteOnClose);
  window_->setAttribute(Qt::WA_QuitOnClose, false);  // it goes with the organizer's window
  window_->page().setJoin(wayIn_);
  fitSize(window_, {960, 600});
  window_->show();
}

void ScreensPanel::closeWindow() {
  if (window_) window_->close();
}

void ScreensPanel::askMessage() {
  auto* dialog = new LineDialog(
      [] {
        return LineDialog::Texts{//: Title of a dialog
                                 tr("Message on the big screen"),
                                 //: Label of a field in a dialog
                                 tr("What shall all read?"),
                                 //: Button of a dialog
                                 tr("Show")};
      },
      wire::kMostAnnouncement, this);
  dialog->setLine(desk_.onScreens().message);
  connect(dialog, &LineDialog::given, this, [this](const QString& text) {
    desk_.ask(requests::Announce{text});
    desk_.ask(requests::Show{ScreenView::Message});
  });
  connect(dialog, &QDialog::finished, this, &ScreensPanel::showViews);
  dialog->open();
}

}  // namespace tapu

#include "moc_screens_panel.cpp"
