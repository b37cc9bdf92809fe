// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>
#include <array>

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/page.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/session/settings/settings.h"

namespace tapu {

class IconLabel;

/// The board that decorates the start page: an island with pieces, larger than the window, drawn once for each size and
/// theme.
class DemoBoard : public QWidget {
  Q_OBJECT
 public:
  explicit DemoBoard(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void draw();
  QPixmap drawn_;
  ThemeKind drawnFor_ = ThemeKind::Light;
};

/// The first page: large entries on a sheet at the left, the decorating board at the right.
class StartPage : public Page {
  Q_OBJECT
 public:
  /// The large entries, from top to bottom. The first three and Editor are there only if they
  /// are offered.
  enum Entry { Event, Rejoin, Continue, Bots, SameComputer, Network, Editor, Learn, kEntries };

  /// `settings` say who the person is. Both must outlive the page.
  StartPage(const Settings& settings, Languages& languages, QWidget* parent = nullptr);
  ~StartPage() override;

  /// Shows the entry Event with this note: which event the person leads from this computer. Empty hides the entry.
  void offerEvent(const QString& note);
  /// Shows the entry Rejoin with this note: which seat on the network one can come back to. Empty hides the entry.
  void offerRejoin(const QString& note);
  /// Shows the entry Continue with this note: which unfinished game of this computer it is. Empty hides the entry.
  void offerContinue(const QString& note);
  /// Puts the entry of the later game first, Rejoin or Continue. Until then Rejoin stands first.
  void setLater(Entry later);
  /// Shows the link to the saved games: how many there are, and how many were deleted and can be brought back. With 0
  /// and 0 it is hidden.
  void offerSaved(int games, int deleted);
  /// Sets the line that tells the game of the entry Bots: "Standard · 3 bots · about 30 minutes".
  void offerBots(const QString& note);
  /// Sets the line that the entry Learn tells about the lessons.
  void offerLessons(const QString& note);
  /// Sets the number of games on the network now, which the note of the entry Network tells.
  void setGamesFound(int games);
  /// Shows the entry Editor, which is hidden at first.
  void offerEditor();
  /// To be called when name, color or language have changed: shows the new ones.
  void refresh();
  /// The button of an entry; it may be hidden.
  ActionButton* entry(Entry entry) const { return entries_[entry]; }
  /// Gives the keyboard to the first entry that is shown.
  void focusFirst() override;
  /// Shows why a game could not be started or continued; empty hides the sentence.
  void showProblem(const QString& sentence) override;

 Q_SIGNALS:
  /// The person pressed one of the large entries.
  void entered(tapu::StartPage::Entry entry);
  // The person pressed the link or button to ...
  void savedClicked();     ///< the saved games
  void gamesClicked();     ///< all games against bots
  void meClicked();        ///< name and color
  void settingsClicked();  ///< the settings
  void rulesClicked();     ///< the rules
  void careerClicked();    ///< past games, and what follows from them
  void aboutClicked();     ///< what this program is

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class MeButton;
  QWidget* makeHead();
  QWidget* makeFoot();
  void retranslate();
  void retranslateEntries();
  void retranslateFoot();
  void chooseNext();
  /// The room for the entries: for all notes; for those of games that wait; for the same, in lines that are low.
  enum class Room : quint8 { Wide, Low, Tight };
  bool hasNote(int entry, Room room) const;
  int heightOf(int entry, Room room) const;
  int heightOf(Room room) const;
  void arrange();
  void moveFocus(int step);

  const Settings& settings_;
  Languages& languages_;
  DemoBoard* demo_;
  Column* sheet_;
  QWidget* head_ = nullptr;
  IconLabel* mark_ = nullptr;
  QWidget* foot_ = nullptr;
  Words* tagline_ = nullptr;
  Words* problem_ = nullptr;
  std::array<ActionButton*, kEntries> entries_{};
  ActionButton* saved_ = nullptr;  ///< a link under "Continue"
  ActionButton* games_ = nullptr;  ///< a link under "Play against bots"
  MeButton* me_ = nullptr;
  Segments* language_ = nullptr;
  ActionButton* settingsLink_ = nullptr;
  ActionButton* rulesLink_ = nullptr;
  ActionButton* careerLink_ = nullptr;
  ActionButton* aboutLink_ = nullptr;
  Entry firstOffered() const;
  Entry later_ = Rejoin;
  QString eventNote_, rejoinNote_, continueNote_, botsNote_, lessonsNote_;
  int gamesFound_ = 0, gamesSaved_ = 0, gamesDeleted_ = 0;
  bool hasEditor_ = false;
};

}  // namespace tapu
