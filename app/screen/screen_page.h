// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>
#include <memory>
#include <optional>

#include "app/board/chain_picture.h"
#include "app/kit/sound.h"
#include "app/net/clock.h"
#include "app/screen/screen_painter.h"
#include "engine/state/event.h"

namespace tapu {

/// The screen for a hall: the group of the round, the number, the seconds, the leaders and the whole chain; an
/// announcement before each round; at the end the winners and the ranking. Its theme is apart from the program's; it
/// has nothing to press, and public facts alone. It is handed all it shows, so that the organizer's window can have a
/// small one too; every size looks alike.
class ScreenPage : public QWidget {
  Q_OBJECT
 public:
  /// The clock counts the seconds down between two calls of `setClock`, and turns pages.
  explicit ScreenPage(std::shared_ptr<Clock> clock, QWidget* parent = nullptr);
  ~ScreenPage() override;

  void setLanguage(ScreenLanguage language);
  /// Light or dark; at first dark, which dazzles nobody in a darkened hall.
  void setTheme(ThemeKind theme);
  ThemeKind theme() const { return theme_; }
  const ScreenWords& words() const { return words_; }
  /// The table before a game runs.
  void setLobby(const Lobby& lobby);
  /// The present game. `lobby.setup` must be that of the definition.
  void setGame(const Lobby& lobby, const GameDefinition& definition, const State& state, const CommonNews& common);
  /// Takes what has happened in this round, before the position that follows: of a second throw (9.19) no position
  /// knows.
  void hear(const std::vector<Event>& events, int round);
  /// Milliseconds left of the clock that all share, as of now; -1 = none runs.
  void setClock(qint64 leftMs);
  /// Sets the organizer's choice; nothing: what fits the moment.
  void setChoice(const std::optional<ScreenChoice>& choice);
  /// The same from the host; it holds from its first report. A new message is shown for `kMessageMs`, over any choice;
  /// the first report may be old.
  void setOnScreens(const OnScreens& shown);
  /// The table's address for players, shown while they sit down; nothing: unknown.
  void setJoin(const std::optional<Address>& join);
  const std::optional<Address>& join() const { return join_; }
  /// A quiet word about the connection in the corner; empty takes it away.
  void setQuiet(const ScreenText& text);

  static constexpr qint64 kMessageMs = 12'000;
  /// The organizer's message, if it is shown.
  QString message() const;
  /// The organizer's choice, as long as it holds: else the screen follows the game.
  ScreenView view() const;
  const ScreenText& quiet() const { return quiet_; }
  const ScreenFacts& facts() const { return facts_; }
  /// The part shown now.
  ScreenPart part() const { return part_; }
  /// The page shown, from 0, of a part with several.
  int page() const;
  /// Milliseconds left now; -1 = no clock runs.
  qint64 leftMs() const;

  QSize sizeHint() const override { return {1280, 800}; }
  QSize minimumSizeHint() const override { return {160, 100}; }

 Q_SIGNALS:
  /// Another part is shown.
  void partChanged(tapu::ScreenPart part);
  /// This can be heard in the hall: a throw, or the end of a game that was shown before.
  void heard(tapu::Sound sound);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void setFacts(ScreenFacts facts);
  bool tellsMessage() const;
  void refresh();
  void layChain();
  void tick();
  void wind();
  double pulse() const;
  bool isSwelling() const;
  void paintGround(QPainter& painter);

  std::shared_ptr<Clock> clock_;
  ScreenFacts facts_;
  ScreenWords words_;
  ThemeKind theme_ = ThemeKind::Dark;
  ChainPicture chain_;
  std::optional<Chain> boards_;
  std::optional<ScreenChoice> choice_;
  std::array<std::uint8_t, 2> robbersDice_{0, 0};  ///< of the last second throw, in the round `robbersIn_`
  int robbersIn_ = 0;
  std::optional<OnScreens> onScreens_;  ///< the latest from the host
  qint64 messageUntil_ = 0;             ///< a new message is shown till then
  ScreenText quiet_;
  std::optional<Address> join_;
  ScreenPart part_ = ScreenPart::Announcement;
  QPixmap ground_;
  qint64 left_ = -1, leftSince_ = 0, partSince_ = 0;
  int shownPage_ = 0;
  Alarm alarm_;
};

}  // namespace tapu
