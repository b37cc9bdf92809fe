// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTime>
#include <array>
#include <functional>

#include "app/kit/theme.h"
#include "app/session/plan/game_choice.h"
#include "app/table/talk/line_view.h"

namespace tapu {

/// Whether a seat does this by its own choice, so that there are reasons for it.
bool isExplained(EventKind kind);
/// Whether a log with this filter shows the event; `mine` is the reader's seat.
bool isShownBy(LogFilter filter, const Event& event, SeatId mine);

/// The log of a game, a row for each event that the filter shows and a heading for each turn or round that has one.
/// Rows keep events, not sentences: the words are made when a row is shown, in the language of the moment.
class LogModel : public QAbstractListModel {
  Q_OBJECT
 public:
  /// Roles of a row besides the sentence (Qt::DisplayRole), the sentence with its place (Qt::AccessibleTextRole) and
  /// those of LineModel: the name of the player, the deed in words and pictures (briefLine; empty: the sentence says
  /// it), the time, and the text beside a line of `botsEvent` (else empty).
  enum Role { Player = LineModel::IsHeading + 1, Brief, Time, Why };
  /// `game` must outlive it. `now` tells the time of the moment.
  explicit LogModel(
      const ShownGame* game, QObject* parent = nullptr,
      std::function<QTime()> now = [] { return QTime::currentTime(); });
  /// New events get no row, by whatever function, while this is true; `grow` adds them then. At first nothing waits.
  void waitWhile(std::function<bool()> waits) { waits_ = std::move(waits); }
  /// Makes all rows anew, with this filter. Events from before the program was there have no time.
  void rebuild(LogFilter filter);
  /// Adds rows for the new events of the log.
  void grow();
  /// Adds a row for this line of the chat, a notice of something that has happened at the table just now, behind the
  /// events of the log by now.
  void note(const ChatLine& line);
  /// The event of a row, if it has one that happened at a place on the board.
  std::optional<Event> placedEvent(int row) const;
  /// The index in the log of the event of a row, if it tells of an act of a bot for which there may be reasons, and
  /// bots explain their moves.
  std::optional<std::size_t> botsEvent(int row) const;
  void setExplained(BotMoves moves) { moves_ = moves; }
  /// A sentence about an event with the hexes where it happened; without a place the sentence alone.
  static QString withPlace(const QString& sentence, const Event& event, const Topology& map);
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  struct Row {
    enum class Kind : quint8 { Rule, Option, Heading, Event } kind;
    Event event{};
    int turn = 0;        ///< of a heading
    int minute = -1;     ///< of the day; -1: not known
    QString text = {};   ///< of a rule or option
    std::size_t at = 0;  ///< of an event: its index in the log
  };
  std::size_t mayTell();
  std::vector<Row> freshRows();
  void addRules(std::vector<Row>& rows) const;
  void addNotes(std::vector<Row>& rows);
  bool isShown(std::size_t at) const;
  bool isPlacedForAll(std::size_t event) const;
  QString words(const Row& row) const;
  QString wordsWithPlace(const Row& row) const;
  QString brief(const Row& row) const;
  const ShownGame* game_;
  std::function<QTime()> now_;
  std::function<bool()> waits_ = [] { return false; };
  std::size_t told_ = 0;  ///< the number of events of the log that may have rows
  LogFilter filter_ = LogFilter::All;
  BotMoves moves_ = BotMoves::Explained;
  std::vector<Row> rows_;
  std::vector<qint16> minutes_;                          ///< of the events of the log
  std::vector<std::pair<std::size_t, ChatLine>> notes_;  ///< with the index of the event that each stands before
  std::size_t nextNote_ = 0;
  std::size_t next_ = 0;        ///< index of the first event that no row was made of
  int turns_ = 0;               ///< the number of turns begun before that event
  bool isBetween_ = false;      ///< there is a heading of what lies between the last turn and the next
  std::optional<Row> heading_;  ///< of a turn or round that has begun: it stands before the next row that is shown
  bool begun_ = false;
};

/// Paints the rows of a LogModel: badge, name, then words and pictures in as many lines as they need; a heading with a
/// line and the time. A row is measured once for a width and a size of texts.
class LogDelegate : public QAbstractItemDelegate {
  Q_OBJECT
 public:
  /// `rows` is the model of the view, which only adds rows at its end or is reset.
  explicit LogDelegate(const QAbstractItemModel* rows);
  /// The height of a row of one line, in pixels.
  static int lineHeight();
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  mutable QHash<int, int> heights_;           ///< of the rows, in pixels
  mutable std::array<int, 3> measuredFor_{};  ///< width of the view, size of texts, scale of the table
};

/// Paints words with pictures (app/text/glyphs.h) into the box, cut with "…" where they are too long; pieces have this
/// player's color. Uses font and pen of the painter.
void paintPictured(QPainter& painter, const QRectF& box, const QString& text, int color, const Theme& theme);
/// The width of such a text, in pixels.
qreal widthOfPictured(const QFont& font, const QString& text);
/// All of such a text in lines, each at most so many pixels wide as it is painted; a word that is wider is parted. Of
/// the first line something else has `taken` so many: it is empty where no word has room there.
QStringList picturedLines(const QFont& font, const QString& text, qreal width, qreal taken = 0);

}  // namespace tapu
