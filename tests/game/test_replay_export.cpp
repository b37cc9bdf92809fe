// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/replay/replay_export.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

bool goOn(qint64, qint64) { return true; }

struct Exported {
  Exported() {
    RecordHeader header;
    header.setup = game.setup;
    header.names = {u"Asha"_s, u"=Vikram"_s, u"Meera"_s, u"Kabir"_s};
    replay = std::make_unique<Replay>(header, game.states.front(), game.moves);
  }
  QByteArray as(ReplayForm form) {
    const QString path = folder.filePath(u"game"_s);
    Complaint complaint;
    if (!ReplayExport(*replay, form).write(path, goOn, complaint)) return complaint.sentence.toUtf8();
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  Played game = played(3, "greedy");
  QTemporaryDir folder;
  std::unique_ptr<Replay> replay;
};

}  // namespace

/// A recorded game as files for other programs.
class ReplayExportTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void jsonHasThePositionAtTheStartAndAfterEachMove() {
    Exported game;
    const auto lines = game.as(ReplayForm::Json).split('\n');
    QCOMPARE(lines.size(), static_cast<qsizetype>(game.game.moves.size()) + 2);  // the last one is empty
    QVERIFY(lines.back().isEmpty());
    for (qsizetype step = 0; step + 1 < lines.size(); ++step) {
      const QJsonObject line = QJsonDocument::fromJson(lines[step]).object();
      QCOMPARE(line.value(u"move"_s).toInt(-1), static_cast<int>(step));
      const QJsonArray seats = line.value(u"seats"_s).toArray();
      const State& state = game.game.states[static_cast<std::size_t>(step)];
      for (int seat = 0; seat < 4; ++seat)
        QCOMPARE(seats[seat].toObject().value(u"points"_s).toInt(-1), state.points(SeatId(seat)));
    }
  }

  void theTextTellsEachMoveByItsNumber() {
    Exported game;
    const QString text = QString::fromUtf8(game.as(ReplayForm::PlainText));
    QVERIFY(text.contains(u"Players: Asha, =Vikram, Meera, Kabir"_s));
    const auto last = QString::number(game.game.moves.size());
    QVERIFY(text.contains(u'\n' + last.rightJustified(5) + u"  "_s));
  }

  /// The positions of all boards of an event would take hours.
  void ofAChainOneBoardIsTold() {
    Played game;
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.boards = 4;
    plan.bots = {"greedy"};
    plan.mostMoves = 300;
    simulate(plan, game);
    RecordHeader header;
    header.setup = game.setup;
    const Replay replay(header, game.states.front(), game.moves);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"game.txt"_s);
    Complaint complaint;
    QVERIFY(ReplayExport(replay, ReplayForm::PlainText, {2, 2}).write(path, goOn, complaint));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (int seat = 0; seat < 8; ++seat) {  // seats 4 and 5 sit at board 2
      const QString changed = u"            Seat %1 — "_s.arg(seat);
      QCOMPARE(text.contains(changed), seat == 4 || seat == 5);
    }
  }

  void theTableHasThePointsAtTheEndOfEachTurn() {
    Exported game;
    QByteArray table = game.as(ReplayForm::Csv);
    QVERIFY(table.startsWith("\xef\xbb\xbf"));
    const QStringList lines = QString::fromUtf8(table.mid(3)).split(u"\r\n"_s, Qt::SkipEmptyParts);
    const auto& turns = game.replay->turns();
    QCOMPARE(lines.size(), static_cast<qsizetype>(turns.size()) + 1);
    QCOMPARE(lines[0], u"Turn,Player,Points of Asha,Points of =Vikram,Points of Meera,Points of Kabir"_s);
    const QStringList last = lines.back().split(u',');
    QCOMPARE(last[0].toInt(), turns.back().number);
    for (int seat = 0; seat < 4; ++seat) QCOMPARE(last[2 + seat].toInt(), game.game.states.back().points(SeatId(seat)));
  }

  /// A spreadsheet would run it.
  void aNameThatLooksLikeAFormulaIsNone() {
    const QString table = QString::fromUtf8(turnsAsCsv({{1, SeatId(0), 0, {2}, {2}}}, {u"=1+1"_s}));
    QVERIFY(table.contains(u"'=1+1"_s));
  }

  void whatIsStoppedLeavesTheFileThatWasThere() {
    Exported game;
    const QString path = game.folder.filePath(u"kept"_s);
    {
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write("before");
    }
    Complaint complaint;
    const auto stop = [](qint64, qint64) { return false; };
    QVERIFY(!ReplayExport(*game.replay, ReplayForm::Json).write(path, stop, complaint));
    QVERIFY(complaint.isEmpty());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "before"_ba);
  }

  /// What was there before stays, rather than half a game in its place.
  void aMoveAgainstTheRulesIsToldAndNothingIsWritten_data() {
    QTest::addColumn<ReplayForm>("form");
    QTest::newRow("text") << ReplayForm::PlainText;
    QTest::newRow("JSON") << ReplayForm::Json;
  }
  void aMoveAgainstTheRulesIsToldAndNothingIsWritten() {
    QFETCH(ReplayForm, form);
    Exported game;
    // The first settlement is left out, so that the road beside it is not allowed.
    RecordHeader header;
    header.setup = game.game.setup;
    const Replay late(header, game.game.states[1], {game.game.moves.begin() + 1, game.game.moves.end()});
    const QString path = game.folder.filePath(u"game"_s);
    Complaint complaint;
    QVERIFY(!ReplayExport(late, form).write(path, goOn, complaint));
    QVERIFY(!complaint.isEmpty());
    QVERIFY2(!complaint.sentence.startsWith(u"The file cannot be written"_s), qPrintable(complaint.sentence));
    QVERIFY(!QFile::exists(path));
  }

  void aFolderThatIsNotThereIsToldInASentence() {
    Exported game;
    Complaint complaint;
    const QString path = game.folder.filePath(u"none/game.txt"_s);
    QVERIFY(!ReplayExport(*game.replay, ReplayForm::PlainText).write(path, goOn, complaint));
    QVERIFY(complaint.sentence.startsWith(u"The file cannot be written"_s));
  }
};

TAPU_TEST(ReplayExportTest)

#include "test_replay_export.moc"
