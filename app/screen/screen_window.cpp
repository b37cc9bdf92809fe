// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen/screen_window.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include "app/net/tcp_channel.h"
#include "app/screen/screen_feed.h"

namespace tapu {

using namespace Qt::StringLiterals;

std::unique_ptr<Client> screenClient(const Address& address, const QString& locale, std::shared_ptr<Clock> clock) {
  Client::Identity identity;
  identity.locale = locale;
  identity.attendance = Attendance::Screen;
  auto dialer = std::make_unique<TcpDialer>(address.host, address.port, clock);
  return std::make_unique<Client>(std::move(dialer), identity, std::move(clock));
}

ScreenWindow::ScreenWindow(MakeClient make, std::shared_ptr<Clock> clock, ScreenLanguage language, QWidget* parent)
    : QWidget(parent), make_(std::move(make)), page_(new ScreenPage(clock, this)), again_(std::move(clock)) {
  //: Title of the window that a whole hall looks at
  setWindowTitle(tr("Tapu: big screen"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(page_);
  page_->setLanguage(language);
  setFocusPolicy(Qt::StrongFocus);
  connectAnew();
}

ScreenWindow::~ScreenWindow() = default;

void ScreenWindow::connectAnew() {
  client_ = make_();
  feed(*page_, *client_);
  connect(client_.get(), &Client::phaseChanged, this, &ScreenWindow::tellPhase);
  // The client must not be destroyed by what it calls.
  connect(client_.get(), &Client::turnedAway, this, &ScreenWindow::turnedAway, Qt::QueuedConnection);
  client_->start();
  tellPhase();
}

void ScreenWindow::tellPhase() {
  switch (client_->phase()) {
    case Client::Phase::Connecting: return page_->setQuiet(page_->words().connecting());
    case Client::Phase::Reconnecting: return page_->setQuiet(page_->words().lost());
    case Client::Phase::Closed: return;  // `turnedAway` follows
    case Client::Phase::Lobby:
    case Client::Phase::Playing:
    case Client::Phase::Over: break;
  }
  page_->setQuiet({});
}

/// The game may only be there later, or again: what was shown stays meanwhile.
void ScreenWindow::turnedAway() {
  page_->setQuiet(page_->words().turnedAway());
  page_->setClock(-1);
  again_.set(kAgainMs, [this] { connectAnew(); });
}

void ScreenWindow::nextLanguage() {
  switch (page_->words().language()) {
    case ScreenLanguage::Both: page_->setLanguage(ScreenLanguage::English); break;
    case ScreenLanguage::English: page_->setLanguage(ScreenLanguage::Hindi); break;
    case ScreenLanguage::Hindi: page_->setLanguage(ScreenLanguage::Both); break;
  }
  if (!page_->quiet().first.isEmpty()) tellPhase();  // in the new language
}

void ScreenWindow::keyPressEvent(QKeyEvent* event) {
  const bool toggles = event->key() == Qt::Key_F11, leaves = event->key() == Qt::Key_Escape;
  if (toggles || (leaves && isFullScreen()))
    isFullScreen() ? showNormal() : showFullScreen();
  else if (event->key() == Qt::Key_L)
    nextLanguage();
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
