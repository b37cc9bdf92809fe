// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <variant>

#include "app/client/kept_view.h"
#include "app/external/bot_lines.h"
#include "app/external/bot_process.h"

namespace tapu {

/// The conversation with one program that plays one seat, game after game: at most one question is on its way, and the
/// next one waits for its answer.
class ExternalSeat : public QObject {
  Q_OBJECT
 public:
  using Reply = std::variant<std::optional<Action>, BotFault>;
  /// `view` is that of the question.
  using Answer = std::function<void(const Reply& reply, const SeatView& view)>;
  ExternalSeat(const BotCommand& command, const BotLimits& limits);
  /// The next question is about another game.
  void beginGame();
  /// Asks for a decision; `answer` is called from the loop, or from `wait`: once, or not at all after `withdraw`. After
  /// a fault it is called with that at once.
  void ask(const SeatView& view, quint32 lot, Answer answer);
  void withdraw();
  /// Tells the program a move of the game, as its seat sees it, or that the game is over. It hears so in the order of
  /// questions and moves, and nothing of a game in which it was never asked.
  void tellMove(const GameDefinition& definition, const Move& move) { tell(moveNews(definition, move)); }
  void tellEnd(const State& state) { tell(endNews(state)); }
  /// Ends the program for this reason, unless it was ended for another before.
  void fail(const BotFault& fault);
  /// As in BotProcess.
  void wait(int ms) { process_.wait(ms); }
  void finish(int ms) { process_.finish(ms); }

 Q_SIGNALS:
  /// A line was sent that has to be answered.
  void sent();
  /// It was answered, or never will be.
  void answered();

 private:
  struct Question {
    KeptView kept;
    quint32 lot;
    bool isNewGame;
    QByteArrayList news;  ///< to be sent before it
  };
  void tell(const QByteArray& news);
  void tellNews();
  void tellAll(const QByteArrayList& news);
  void sendNext();
  void sendQuestion();
  void hear(const QByteArray& line);
  void settle(const Reply& reply);
  BotProcess process_;
  std::optional<BotFault> fault_;
  ViewKeeper keeper_;
  std::optional<Question> waiting_, open_;  ///< the next question, and the one that is on its way
  enum class Awaits : quint8 { Nothing, Ready, Answer } awaits_ = Awaits::Nothing;
  Answer answer_;        ///< empty: nobody waits
  QByteArrayList news_;  ///< to be sent after the questions still waiting
  int number_ = 0;
  bool isNewGame_ = true;
};

}  // namespace tapu
