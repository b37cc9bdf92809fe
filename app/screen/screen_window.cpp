// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen/screen_window.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>

#include "app/kit/bare_layout.h"
#include "app/kit/passing_menu.h"
#include "app/kit/rule_topics.h"
#include "app/net/tcp_channel.h"
#include "app/screen/screen_feed.h"
#include "app/session/settings/languages.h"

namespace tapu {

using namespace Qt::StringLiterals;

std::unique_ptr<Client> screenClient(const Address& address, const QString& locale, std::shared_ptr<Clock> clock) {
  Client::Identity identity;
  identity.locale = locale;
  identity.attendance = Attendance::Screen;
  auto dialer = std::make_unique<TcpDialer>(address.host, address.port, clock);
  return std::make_unique<Client>(std::move(dialer), identity, std::move(clock));
}

std::optional<ThemeKind> screenThemeNamed(const QString& word) {
  if (word == "light"_L1) return ThemeKind::Light;
  if (word == "dark"_L1) return ThemeKind::Dark;
  return std::nullopt;
}

ScreenWindow::ScreenWindow(MakeClient make, std::shared_ptr<Clock> clock, ScreenLanguage language, QWidget* parent)
    : QWidget(parent), make_(std::move(make)), page_(new ScreenPage(clock, this)), again_(std::move(clock)) {
  //: Title of the window that a whole hall looks at
  setWindowTitle(tr("Tapu: big screen"));
  auto* layout = bare<QVBoxLayout>(this);
  layout->addWidget(page_);
  page_->setLanguage(language);
  setRuleTopic(this, u"event-hall"_s);
  setFocusPolicy(Qt::StrongFocus);
  connectAnew();
}

ScreenWindow::~ScreenWindow() = default;

void ScreenWindow::connectAnew() {
  client_ = make_();
  feed(*page_, *client_);
  connect(client_.get(), &Client::phaseChanged, this, &ScreenWindow::tellPhase);
  // The client's own call must not destroy it.
  connect(client_.get(), &Client::turnedAway, this, &ScreenWindow::turnedAway, Qt::QueuedConnection);
  client_->start();
  tellPhase();
}

void ScreenWindow::tellPhase() {
  switch (client_->known().phase) {
    case Client::Phase::Connecting:
      if (page_->part() == ScreenPart::Results) return;  // it waits for the next game, and need not say so
      return page_->setQuiet(page_->words().connecting());
    case Client::Phase::Reconnecting: return page_->setQuiet(page_->words().lost());
    case Client::Phase::Closed: return;  // `turnedAway` follows
    case Client::Phase::Over: awaitNext(); break;
    case Client::Phase::Lobby:
    case Client::Phase::Playing: break;
  }
  page_->setQuiet({});
}

/// A client calls no more when its game is over. The results stay until another game can be seen.
void ScreenWindow::awaitNext() {
  again_.set(kAgainMs, [this] { client_->known().isConnected ? awaitNext() : connectAnew(); });
}

/// The game may only be there later, or again: the present view stays meanwhile.
void ScreenWindow::turnedAway(Refusal why) {
  const ScreenWords& words = page_->words();
  if (page_->part() != ScreenPart::Results)
    page_->setQuiet(why == Refusal::NobodyMayWatch ? words.notShown() : words.turnedAway());
  page_->setClock(-1);
  again_.set(kAgainMs, [this] { connectAnew(); });
}

void ScreenWindow::nextLanguage() {
  switch (page_->words().language()) {
    case ScreenLanguage::Both: return chooseLanguage(ScreenLanguage::English);
    case ScreenLanguage::English: return chooseLanguage(ScreenLanguage::Hindi);
    case ScreenLanguage::Hindi: return chooseLanguage(ScreenLanguage::Both);
  }
}

void ScreenWindow::chooseLanguage(ScreenLanguage language) {
  page_->setLanguage(language);
  if (!page_->quiet().first.isEmpty()) tellPhase();  // in the new language
}

void ScreenWindow::turnTheme() {
  page_->setTheme(page_->theme() == ThemeKind::Dark ? ThemeKind::Light : ThemeKind::Dark);
}

void ScreenWindow::turnFullScreen() { isFullScreen() ? showNormal() : showFullScreen(); }

void ScreenWindow::contextMenuEvent(QContextMenuEvent* event) {
  QMenu* menu = passingMenu(this);
  const auto entry = [menu](const QString& text, bool isChosen) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(isChosen);
    return action;
  };
  const auto language = [&](const QString& text, ScreenLanguage which) {
    connect(entry(text, page_->words().language() == which), &QAction::triggered, this,
            [this, which] { chooseLanguage(which); });
  };
  //: Menu of a big screen: it shows two languages, English and Hindi
  language(tr("Both languages"), ScreenLanguage::Both);
  language(Languages::nameOf(u"en"_s), ScreenLanguage::English);
  language(Languages::nameOf(u"hi"_s), ScreenLanguage::Hindi);
  menu->addSeparator();
  //: Menu of a big screen: the light theme instead of the dark one; T is a key
  connect(entry(tr("Light theme (T)"), page_->theme() == ThemeKind::Light), &QAction::triggered, this,
          &ScreenWindow::turnTheme);
  //: Menu of a big screen; F11 is a key
  connect(entry(tr("Full screen (F11)"), isFullScreen()), &QAction::triggered, this, &ScreenWindow::turnFullScreen);
  menu->popup(event->globalPos());
}

void ScreenWindow::keyPressEvent(QKeyEvent* event) {
  const bool toggles = event->key() == Qt::Key_F11, leaves = event->key() == Qt::Key_Escape;
  if (toggles || (leaves && isFullScreen()))
    turnFullScreen();
  else if (event->key() == Qt::Key_L)
    nextLanguage();
  else if (event->key() == Qt::Key_T)
    turnTheme();
  else if (event->matches(QKeySequence::Quit) || event->matches(QKeySequence::Close))
    close();
  else
    QWidget::keyPressEvent(event);
}

void ScreenWindow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) setWindowTitle(tr("Tapu: big screen"));
  if (event->type() != QEvent::WindowStateChange) return;
  if (isFullScreen())
    setCursor(Qt::BlankCursor);  // a hall need not see the pointer
  else
    unsetCursor();
}

}  // namespace tapu

#include "moc_screen_window.cpp"
