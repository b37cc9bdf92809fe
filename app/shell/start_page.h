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
  /// The large entries, from top to bottom. The first three and Editor are there only if they are offered.
  enum Entry { Event, Rejoin, Continue, Bots, SameComputer, Network, Editor, Learn };
  static constexpr int kEntries = Learn + 1;

  /// `settings` say who the person is. Both must outlive the page.
  StartPage(const Settings& settings, Languages& languages, QWidget* parent = nullptr);
  ~StartPage() override;

  /// Gives an entry its note: the event, the seat or the game that it leads to, or what it begins, in a line. Event,
  /// Rejoin and Continue are there while they have one.
  void offer(Entry entry, const QString& note);
  /// Which of Rejoin and Continue is of the later game: it stands first. Rejoin, until this says otherwise.
  void setLater(Entry later);
  /// Shows the link to the saved games: how many there are, and how many were deleted and can be brought back. With 0
  /// and 0 it is hidden.
  void offerSaved(int games, int deleted);
  /// Sets the number of games on the network now; a note of the entry Network says it.
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
  void boardsClicked();    ///< the boards of the sea
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
  QWidget* makeGameLinks();
  QWidget* makeFoot();
  static QString titleOf(Entry entry);
  QString noteOf(Entry entry) const;
  void chooseNext();
  /// The room for the entries: for all notes; for those of games that wait or begin at once; for the same, in lines
  /// that are low; for those of games that wait; for no note.
  enum class Room : quint8 { Wide, Low, Tight, Least, Bare };
  bool hasNote(int entry, Room room) const;
  int heightOf(int entry, Room room) const;
  int heightOf(Room room) const;
  int sheetWidth() const;
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
  QWidget* gameLinks_ = nullptr;   ///< under "Play against bots"
  MeButton* me_ = nullptr;
  Segments* language_ = nullptr;
  std::vector<ActionButton*> links_;
  Entry firstOffered() const;
  Entry later_ = Rejoin;
  std::array<QString, kEntries> notes_;  ///< of those whose notes depend on the games here
  int gamesFound_ = 0, gamesSaved_ = 0, gamesDeleted_ = 0;
  bool hasEditor_ = false;
};

}  // namespace tapu
