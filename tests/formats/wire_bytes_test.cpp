// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QTest>
#include <set>

#include "app/values/codec.h"
#include "app/wire/messages.h"
#include "engine/play/visible.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A value that is made of a default one, with some fields set.
template <class Value, class Set>
Value with(Set set) {
  Value value;
  set(value);
  return value;
}

TableIdentity table() { return TableIdentity::fresh(QByteArray(16, 't')).hostedAnew(QByteArray(16, 'u')); }

Lobby lobby() {
  return with<Lobby>([](Lobby& it) {
    it.gameName = u"शाम"_s;
    it.setup.board = beginnerBoard();
    it.stage = Lobby::Stage::Playing;
    it.seats = {LobbySeat(), LobbySeat()};
    it.seats[1] = {SeatHolder::Person, u"Asha"_s, u"greedy"_s, 9, Ready::Yes, Role::Host, Link::Lost, 12, 60'000, 70};
  });
}

void row(const char* name, const char* expected, const QByteArray& bytes) {
  constexpr qsizetype kLongest = 120;  // of the longer ones their hash is enough
  const QByteArray told =
      bytes.size() <= kLongest ? bytes : QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
  QTest::newRow(name) << told.toHex() << QByteArray(expected);
}
void says(const char* name, const wire::FromClient& message, const char* expected) {
  row(name, expected, wire::encode(message));
}
void tells(const char* name, const wire::FromServer& message, const char* expected) {
  row(name, expected, wire::encode(message));
}

}  // namespace

/// Programs of one protocol and the stores of earlier ones know each message by these bytes.
class WireBytesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aRequestHasItsBytes_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const SeatId seat(2);
    std::set<std::size_t> asked;
    const auto asks = [&](const char* name, const wire::Request& request, const char* expected) {
      asked.insert(request.index());
      says(name, request, expected);
    };
    asks("ChooseSeat", requests::ChooseSeat{seat}, "8b040002600000f600000000");
    asks("Choose", requests::Choose{u"मीरा"_s, 7}, "8b0401206ce0a4aee0a580e0a4b0e0a4be0700f600000000");
    asks("SetReady", requests::SetReady{Ready::Yes}, "8b040220600001f600000000");
    asks("PutBot", requests::PutBot{seat, u"greedy"_s}, "8b040302666772656564790000f600000000");
    asks("ClearSeat", requests::ClearSeat{seat}, "8b040402600000f600000000");
    asks("ChangeSetup", requests::ChangeSetup{"a setup"_ba}, "8b040520600000476120736574757000000000");
    asks("StartGame", requests::StartGame{}, "8b040620600000f600000000");
    asks("PauseGame", requests::PauseGame{}, "8b040720600000f600000000");
    asks("ResumeGame", requests::ResumeGame{}, "8b040820600000f600000000");
    asks("GiveUp", requests::GiveUp{}, "8b040920600000f600000000");
    asks("Resync", requests::Resync{}, "8b040a20600000f600000000");
    asks("TakeBack", requests::TakeBack{}, "8b040b20600000f600000000");
    asks("VoteToStop", requests::VoteToStop{YesNo::Yes}, "8b040c20600001f600000000");
    asks("EnterThrow", requests::EnterThrow{{3, 4}}, "8b040d20600000f603040000");
    asks("GoOnWithoutMoves", requests::GoOnWithoutMoves{}, "8b040e20600000f600000000");
    asks("KeepFileAside", requests::KeepFileAside{}, "8b040f20600000f600000000");
    asks("Lengthen", requests::Lengthen{}, "8b041020600000f600000000");
    asks("EndRound", requests::EndRound{}, "8b041120600000f600000000");
    asks("EndGame", requests::EndGame{}, "8b041220600000f600000000");
    asks("KeepSeat", requests::KeepSeat{seat, u"Ravi"_s}, "8b04130264526176690000f600000000");
    asks("NewCode", requests::NewCode{seat}, "8b041402600000f600000000");
    asks("AskWhetherThere", requests::AskWhetherThere{seat}, "8b041502600000f600000000");
    asks("LetIn", requests::LetIn{70'000, seat}, "8b041602600000f600001a0001117000");
    asks("GiveToBot", requests::GiveToBot{seat}, "8b041702600000f600000000");
    asks("Announce", requests::Announce{u"Lunch"_s}, "8b04181820654c756e63680000f600000000");
    asks("Show", requests::Show{ScreenView::Ranking}, "8b04181920600000f600000003");
    asks("TakeMinute", requests::TakeMinute{YesNo::Yes}, "8b04181a20600001f600000000");
    asks("LetBotPlay", requests::LetBotPlay{YesNo::Yes, seat}, "8b04181b02600001f600000000");
    asks("ChangePolicy", requests::ChangePolicy{wire::encodePolicy({.delayMinutes = 7})},
         "8b04181c206000004685010701000000000000");
    asks("SetPassword", requests::SetPassword{"a key"_ba}, "8b04181d206000004561206b657900000000");
    asks("SetPassword, none", requests::SetPassword{}, "8b04181d20600000f600000000");
    asks("Remove", requests::Remove{seat, u"Too loud"_s, YesNo::Yes}, "8b04181e0268546f6f206c6f75640001f600000000");
    asks("Remove, a watcher", requests::Remove{.reason = u"Too loud"_s, .watcher = 9},
         "8b04181e2068546f6f206c6f75640000f600000900");
    asks("Mute", requests::Mute{seat}, "8b04181f02600001f600000000");
    asks("Mute, a watcher", requests::Mute{.watcher = 9}, "8b04181f20600001f600000900");
    asks("PassHost", requests::PassHost{seat}, "8b04182002600000f600000000");
    asks("AnswerLate", requests::AnswerLate{9, seat, YesNo::Yes}, "8b04182102600001f600000900");
    asks("Reserve", requests::Reserve{seat, u"Ravi"_s}, "8b0418220264526176690000f600000000");
    asks("TookHint", requests::TookHint{}, "8b04182320600000f600000000");
    QCOMPARE(asked.size(), std::variant_size_v<wire::Request::variant>);
  }
  void aRequestHasItsBytes() { compare(); }

  void aMessageHasItsBytes_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const wire::Hello hello = with<wire::Hello>([](wire::Hello& m) {
      m.version = u"0.1.0"_s;
      m.locale = u"hi"_s;
      m.name = u"मीरा"_s;
      m.color = 3;
      m.token = QByteArray(wire::kTokenBytes, 'k');
      m.nonce = "nonce";
      m.receiptFor = 5;
      m.receipt = QByteArray(wire::kReceiptBytes, 'r');
      m.code = 123'455;
      m.wished = SeatId(3);
    });
    says("Hello", hello,
         "93011a544150550e0e0065302e312e306268696ce0a4aee0a580e0a4b0e0a4be0358206b6b6b6b6b6b6b6b6b6b6b6b6b6b6b"
         "6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b456e6f6e6365055818727272727272727272727272727272727272727272727272"
         "00401a0001e23f030040");
    says("Act", wire::Act{7, 12, moveRobber(HexId(3), SeatId(1))}, "8402070c880a030118ff18ff000000");
    says("Say", wire::Say{u"नमस्ते"_s, -1}, "830372e0a4a8e0a4aee0a4b8e0a58de0a4a4e0a58720");
    says("Ping", wire::Ping{9, 31}, "830509181f");
    says("Proof", wire::Proof{QByteArray(wire::kProofBytes, 'p')},
         "820658207070707070707070707070707070707070707070707070707070707070707070");
    tells("Welcome", with<wire::Welcome>([](wire::Welcome& m) {
            m.version = u"0.1.0"_s;
            m.token = QByteArray(wire::kTokenBytes, 'k');
            m.seat = SeatId(3);
            m.nonce = "nonce";
            m.mostActionsPerSecond = 20;
            m.offerWaitMs = 4000;
            m.table = table();
          }),
          "8e18410e0065302e312e3058206b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b03456e6f6e"
          "63651913881a0001000014190fa05075757575757575757575757575757575507474747474747474747474747474747401");
    tells("Introduction", wire::Introduction{table(), QByteArray(wire::kProofBytes, 'p')},
          "8518545075757575757575757575757575757575507474747474747474747474747474747401582070707070707070707070"
          "70707070707070707070707070707070707070707070");
    tells("Refused", wire::Refused{wire::Refused::What::Act, 8, Reject::TooClose, Refusal::NotNow, u"0.2.0"_s},
          "86184201080e0f65302e322e30");
    tells("Chat", wire::Chat{{ChatLine::Kind::Notice, SeatId(1), u"Ravi"_s, u"hi"_s, 4}},
          "8618450101645261766962686904");
    tells("Talk", wire::Talk{{{ChatLine::Kind::Person, SeatId(1), u"Ravi"_s, u"hi"_s, -1}}},
          "821849818618450001645261766962686920");
    tells("LobbyNews", wire::LobbyNews{lobby(), SeatId(1)},
          "ed4ac14f75804557c97f33a6f2c203a3bba062592617808066edd48926dde277");
    tells("LobbyPart", wire::LobbyPart{{7, 2, 5, 3, {}, {}}, lobby(), SeatId(1)},
          "57ea022bf769d5cfc3ae0feff635f6988de7af99c3f971c1108b9fe586a9c85e");
    tells("LobbyChange", wire::LobbyChange{{}, Lobby::Stage::Playing, {{1, lobby().seats[1]}}, SeatId(0)},
          "85184af6018182018a01644173686166677265656479090101020c19ea60184600");
    tells("Pong", wire::Pong{9}, "82184709");
    tells("Bye", wire::Bye{Refusal::VersionTooNew, u"0.2.0"_s}, "8318480265302e322e30");
    tells("DeskNews",
          wire::DeskNews{3, {{1, {123'455, Activity::Idle, u"मीरा"_s}}}, {{7, u"Late"_s}}, {{u"192.168.1.7"_s, 4}}},
          "85184f038184011a0001e23f016ce0a4aee0a580e0a4b0e0a4be818307644c6174652081826b3139322e3136382e312e3704");
    tells("ScreenNews", wire::ScreenNews{{ScreenView::Chain, u"Lunch"_s, 3, 2, Occasion::Rehearsal}},
          "86184e04654c756e6368030201");
    tells("Challenge", wire::Challenge{QByteArray(wire::kSaltBytes, 's'), QByteArray(wire::kTokenBytes, 'n')},
          "831852507373737373737373737373737373737358206e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e"
          "6e6e6e6e");
    tells("TableNews", wire::TableNews{with<TableFacts>([](TableFacts& facts) {
            facts.policy = {WatchRule::Delayed, 5, SitDown::Open, 10};
            facts.password = Password::Asked;
            facts.fillLeftMs = 300'000;
            facts.minuteLeftMs = 59'000;
            facts.you = 7;
            facts.watchers = {{7, u"देव"_s}};
            facts.late = {{9, u"Rani"_s, SeatId(2)}};
            facts.muted = {SeatId(1)};
            facts.hints = {0, 3, TableFacts::kMostHints};
            facts.minuteWanted = {SeatId(0), SeatId(3)};
          })},
          "8b1851850205020a00011a000493e081830769e0a4a6e0a587e0a4b5008183096452616e6902810182000383000319270f19"
          "e67807");
    const SpokenSeat asha{SeatId(800), SeatHolder::Person, u"आशा"_s};
    tells("HallNews", wire::HallNews{{7, {asha}, Ending{GameEnd::TimeLimit, 62, 25, 3, {asha}}}},
          "8418500781831903200169e0a486e0a4b6e0a4be8502183e18190381831903200169e0a486e0a4b6e0a4be");
    tells("FinalPart", wire::FinalPart{1, 12, {with<FinalRow>([&](FinalRow& last) {
                                         last.who = asha;
                                         last.color = 9;
                                         last.letter = u"C"_s;
                                         last.rank = 4;
                                         last.hand = 120;
                                         last.from.settlements = 5;
                                         last.scoredAt = 4'000'000'000;
                                       })}},
          "841853010c8187831903200169e0a486e0a4b6e0a4be096143048605000000000018781aee6b2800");
  }
  void aMessageHasItsBytes() { compare(); }

  void aPositionHasItsBytes_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const Played game = played(5, "greedy");
    const std::vector<Move> moves(game.moves.begin(), game.moves.begin() + 40);
    tells("Snapshot",
          wire::Snapshot{.upTo = 40,
                         .lastClientSeq = 4,
                         .lastRefused = Reject::RollFirst,
                         .clockLeftMs = 119'000,
                         .setup = game.setup,
                         .state = visibleTo(SeatId(2), GameDefinition(game.setup), game.states[40]),
                         .history = moves,
                         .receipt = QByteArray(wire::kReceiptBytes, 'r')},
          "ff123ef51c626bb0288c874db589924f56b7533bf61211ed50633da66a86ee4e");
    tells("Batch",
          wire::Batch{.upTo = 3, .yourClientSeq = 5, .moves = {moves[0], moves[1]}, .hash = 0xfedcba98, .receipt = {}},
          "8818440305208258278320881419ffff2018ff18ff00000089000018ff18ff200020034c0101040202010204010202044f83"
          "038800181f2018ff18ff000000f68048666564636261393840");
    tells("Position",
          wire::Position{.upTo = 3,
                         .lastRefused = Reject::RollFirst,
                         .window = {7, 2, 5, 3, {}, {}},
                         .setup = game.setup,
                         .patches = {{"\x81\x01"_ba}, {}},
                         .receipt = QByteArray(wire::kReceiptBytes, 'r')},
          "f1426d25c9dd82e60566cdb6f587b1d18da50bbcea57bcb3498e84331a7b4562");
    tells("News",
          wire::News{.upTo = 9,
                     .yourClientSeq = 5,
                     .clockLeftMs = 70,
                     .moves = {encodeMove(moves[0])},
                     .patches = {{"\x81\x01"_ba}, {}},
                     .receipt = {},
                     .rank = wire::Rank{2, 900}},
          "88184c090518468158278320881419ffff2018ff18ff00000089000018ff18ff200020034c01010402020102040102020481"
          "8101408202190384");
  }
  void aPositionHasItsBytes() { compare(); }

 private:
  static void compare() {
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    QCOMPARE(bytes, expected);
  }
};

TAPU_TEST(WireBytesTest)
#include "wire_bytes_test.moc"
