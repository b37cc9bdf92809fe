# SPDX-License-Identifier: GPL-3.0-or-later
"""house.py finds each way of breaking the house, in small trees made for it."""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
import form
import house

SPDX = "// SPDX-License-Identifier: GPL-3.0-or-later\n"


def checks(files, but=("readme", "unused", "type", "dead")):
    """The checks that speak up over a tree of {path: text}, but for those that are asked for elsewhere."""
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            place = Path(folder) / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        return [check for _, _, check, _ in house.findings(Path(folder)) if check not in but]


def body(lines):
    """A function of so many lines."""
    return "void Seat::play(int a)\n{\n" + "  a = 1;\n" * (lines - 3) + "}\n"


class HouseTest(unittest.TestCase):
    def test_arrows_along_the_way_are_fine(self):
        for path, target in (("engine/bots/a.cpp", "engine/state/state.h"), ("app/net/a.cpp", "app/wire/messages.h"),
                             ("app/table/a.cpp", "app/board/scene.h"), ("app/server/main.cpp", "engine/bots/bot.h"),
                             ("tests/net/a.cpp", "app/shell/window.h"), ("app/net/a.cpp", "app/net/frame_reader.h"),
                             ("app/tool/a.cpp", "app/text/describe.h"), ("app/tool/a.cpp", "app/host/store/store_look.h"),
                             ("app/text/describe.cpp", "app/text/describe.h"), ("app/session/a.cpp", "app/text/describe.h"),
                             ("app/host/a.cpp", "app/client/bot_player.h"), ("app/table/a.cpp", "app/session/words/bot_names.h"),
                             ("app/lobby/a.cpp", "app/session/settings/settings.h"), ("editor/a.cpp", "app/files/board_file.h")):
            with self.subTest(path):
                self.assertEqual(checks({path: SPDX + f'#include "{target}"\n'}), [])

    def test_arrows_the_other_way_are_found(self):
        for path, target in (("engine/play/a.cpp", "engine/bots/bot.h"), ("engine/state/a.cpp", "app/files/json.h"),
                             ("app/files/a.cpp", "app/wire/messages.h"), ("app/wire/a.cpp", "app/net/frame_reader.h"),
                             ("app/net/a.h", "app/board/scene.h"), ("app/client/a.h", "app/host/server/server.h"),
                             ("app/host/a.h", "app/session/controller.h"), ("app/board/a.h", "app/session/controller.h"),
                             ("app/session/event/a.h", "app/session/game/controller.h"), ("app/session/lesson/a.h", "app/session/records/career.h"),
                             ("app/lobby/rows/a.h", "app/lobby/new/page.h"), ("app/host/store/a.h", "app/session/settings/settings.h"),
                             ("app/board/a.h", "app/client/client.h"), ("editor/a.h", "app/shell/window.h"),
                             ("app/kit/a.h", "app/board/scene.h"), ("app/table/a.h", "app/lobby/rows.h"),
                             ("app/server/main.cpp", "app/shell/window.h"), ("app/shell/a.h", "../net/frame.h"),
                             ("app/tool/a.cpp", "app/session/settings/settings.h"), ("app/text/a.cpp", "app/files/whole_file.h"),
                             ("app/server/main.cpp", "app/session/game/prompt.h"), ("engine/board/a.h", "engine/state/state.h"),
                             ("engine/state/a.cpp", "engine/rules/robber.h"), ("engine/rules/a.cpp", "engine/play/play.h")):
            with self.subTest(path + " " + target):
                self.assertEqual(checks({path: SPDX + f'#include "{target}"\n'}), ["arrow"])

    def test_one_room_asks_a_system(self):
        for target in ("unistd.h", "sys/socket.h", "csignal", "signal.h", "fcntl.h", "windows.h", "winsock2.h"):
            with self.subTest(target):
                self.assertEqual(checks({"app/net/a.cpp": SPDX + f"#include <{target}>\n"}), ["system"])
                self.assertEqual(checks({"app/system/a_posix.cpp": SPDX + f"#include <{target}>\n"}), [])
                self.assertEqual(checks({"tests/net/a.cpp": SPDX + f"#include <{target}>\n"}), [])

    def test_rules_need_one_another_in_one_direction(self):
        def rule(*needed):
            return SPDX + "".join(f'#include "engine/rules/{each}.h"\n' for each in needed)
        line = {"engine/rules/a.h": rule(), "engine/rules/a.cpp": rule("a", "b", "c"), "engine/rules/b.cpp": rule("b", "c"), "engine/rules/c.h": rule()}
        self.assertEqual(checks(line), [])
        self.assertEqual(checks({**line, "engine/rules/c.cpp": rule("c", "b")}), ["circle"])  # through sources, which headers don't show
        self.assertEqual(checks({**line, "engine/rules/c.h": rule("a")}), ["circle"])  # one way around is enough
        self.assertEqual(checks({"engine/play/a.h": rule().replace("rules", "play")}), [])

    def test_link_lines_follow_the_arrows(self):
        spdx = SPDX.replace("//", "#")
        self.assertEqual(checks({"app/net/CMakeLists.txt": spdx + "tapu_library(tapu_net LINK tapu_wire Qt6::Network)\n"}), [])
        self.assertEqual(checks({"app/net/CMakeLists.txt": spdx + "tapu_library(tapu_net LINK tapu_board)\n"}), ["arrow"])
        self.assertEqual(checks({"app/tool/CMakeLists.txt": spdx + "target_link_libraries(t PRIVATE tapu_text)\n"}), [])
        self.assertEqual(checks({"app/tool/CMakeLists.txt": spdx + "target_link_libraries(t PRIVATE tapu_session)\n"}), ["arrow"])
        self.assertEqual(checks({"app/tool/CMakeLists.txt": spdx + "target_link_libraries(t PRIVATE Qt6::Widgets)\n"}), ["qt"])
        self.assertEqual(checks({"engine/CMakeLists.txt": spdx + "target_link_libraries(t PRIVATE Qt6::Core)\n"}), ["qt"])

    def test_the_engine_knows_no_qt_and_no_clock(self):
        self.assertEqual(checks({"engine/a.h": SPDX + "#include <QString>\n"}), ["qt"])
        self.assertEqual(checks({"engine/a.h": SPDX + "#include <QtCore/qglobal.h>\n"}), ["qt"])
        self.assertEqual(checks({"engine/bots/a.h": SPDX + "#include <chrono>\n"}), ["engine"])
        self.assertEqual(checks({"engine/a.h": SPDX + "#include <vector>\n"}), [])

    def test_no_deadline_depends_on_the_clock_on_the_wall(self):
        for call in ("QDateTime::currentMSecsSinceEpoch()", "QTime::currentTime()", "std::chrono::system_clock::now()", "time(nullptr)"):
            with self.subTest(call):
                self.assertEqual(checks({"app/net/a.cpp": SPDX + f"auto now = {call};\n"}), ["clock"])
        self.assertEqual(checks({"app/net/a.cpp": SPDX + "auto now = clock->nowMs();\n"}), [])
        self.assertEqual(checks({"app/session/a.cpp": SPDX + "auto now = QDateTime::currentDateTimeUtc();\n"}), [])

    def test_letters_have_no_size_of_their_own(self):
        for line in ("font.setPixelSize(13);", "font.setPointSizeF(9.5);", 'a = "QTabBar::tab { padding: 6px 0; font-size: 13px; }";',
                     'a = "font: bold 12pt;";'):
            with self.subTest(line):
                self.assertEqual(checks({"editor/a.cpp": SPDX + f"{line}\n"}), ["letters"])
        for line in ("font.setPixelSize(scaled(pixels));", 'a = "font-weight: bold; padding: 6px;";', "x.setPixelSize(a);  // 12 px"):
            with self.subTest(line):
                self.assertEqual(checks({"editor/a.cpp": SPDX + f"{line}\n"}), [])

    def test_tests_wait_for_things_and_for_no_time(self):
        for wait in ("QTRY_VERIFY(is);", "QTRY_COMPARE_WITH_TIMEOUT(a, b, 15000);", "QVERIFY(QTest::qWaitFor(is));", "QTest::qWait(50);", "QTest::qWait(1);",
                     "QTest::qSleep(10);", "std::this_thread::sleep_for(1s);", "server.waitForFinished(10'000);"):
            with self.subTest(wait):
                self.assertEqual(checks({"tests/ui/test_a.cpp": SPDX + f"{wait}\n"}), ["wait"])
        self.assertEqual(checks({"tests/ui/test_a.cpp": SPDX + "SOON(is);  // no QTRY_VERIFY\n"}), [])
        self.assertEqual(checks({"tests/ui/shots.cpp": SPDX + "QTest::qWait(700);\n"}), [])

    def test_no_field_cuts_what_is_typed_without_a_word(self):
        for path in ("app/shell/a.cpp", "editor/a.cpp", "app/kit/field.cpp"):
            with self.subTest(path):
                self.assertEqual(checks({path: SPDX + "name_->setMaxLength(40);\n"}), ["cut"])
        self.assertEqual(checks({"app/kit/field_limit.cpp": SPDX + "field->setMaxLength(most);\n"}), [])
        self.assertEqual(checks({"app/shell/a.cpp": SPDX + "limitLength(name_, 40);  // no setMaxLength()\n"}), [])

    def test_no_name_is_told_again(self):
        for call in ("button->setAccessibleName(name);", "setAccessibleDescription({});"):
            with self.subTest(call):
                self.assertEqual(checks({"app/shell/a.cpp": SPDX + call + "\n"}), ["spoken"])
        self.assertEqual(checks({"app/kit/spoken.cpp": SPDX + "widget->setAccessibleName(name);\n"}), [])
        self.assertEqual(checks({"app/shell/a.cpp": SPDX + "setSpokenName(button, name);\n"}), [])

    def test_lists_are_quiet(self):
        for made in ("auto* list = new QListView(this);", "class Rows : public QTreeWidget {"):
            with self.subTest(made):
                self.assertIn("quiet", checks({"app/shell/a.cpp": SPDX + made + "\n"}))
        self.assertEqual(checks({"app/shell/a.cpp": SPDX + "auto* list = new QuietView<QListView>(this);\n"}), [])

    def test_no_text_is_cut_by_units(self):
        for cut in ("name.left(kMostName)", "text.left(wire::kMostChat)", "text.first(kShown)", "name.right(kMostName / 2)",
                    "line(x).left(GameNote::kMostTitle)", "text.truncate(kLongest)"):
            with self.subTest(cut):
                self.assertEqual(checks({"app/host/a.cpp": SPDX + f"const QString a = {cut};\n"}), ["cut"])
        for cut in ("parts.at(2).toByteArray().left(kMostNonce)", "hash.toHex().left(kMostMark)", "firstLetters(name, kMostName)"):
            with self.subTest(cut):
                self.assertEqual(checks({"app/host/a.cpp": SPDX + f"const auto a = {cut};\n"}), [])

    def test_no_name_turns_the_sentence_around_it(self):
        for line in ('tr("%1 is here").arg(late.name);', 'tr("%1: “%2”")\n    .arg(line->name, text);', 'Told::tr("%1, " "%n", nullptr, n(1)).arg(n(2), rows[i].host);'):
            with self.subTest(line):
                self.assertEqual(checks({"app/lobby/a.cpp": SPDX + line + "\n"}), ["name"])
        for line in ('tr("%1 is here").arg(isolated(late.name));', 'tr("%1").arg(sight.name(seat));', 'u"%1:%2"_s.arg(place.host, port);'):
            with self.subTest(line):
                self.assertEqual(checks({"app/lobby/a.cpp": SPDX + line + "\n"}), [])

    def test_no_comma_separates_two_deeds(self):
        for line in ("most = worth, best = way;", "if (worth > most) most = worth, best = way;", "return tell(fault), false;",
                     "for (int i = 0; i < 3; ++i) a.push_back(i), b.push_back(i);", "Q_EMIT moved(), Q_EMIT told();",
                     "return isGood || (undo(), false);", "const bool isDone = all(x) || (file.rollback(), false);"):
            with self.subTest(line):
                self.assertIn("comma", checks({"app/host/a.cpp": SPDX + f"bool f()\n{{\n  {line}\n}}\n"}))
        for line in ("int a = 1, b = 2;", "for (int i = 0, j = 9; i < j; ++i, --j) swap(i, j);", "play(a, b);", "return at(a, b);",
                     "std::map<int, QString> names;", "return std::array<int, 2>{1, 2};", "const auto [a, b] = both();",
                     "const QString a = tr(\"x, y\"), b;", "return std::array<int, kRows.size()>{};", "return a || (b && f(c, true));", "at = {1, 2}; // here, and there"):
            with self.subTest(line):
                self.assertEqual(checks({"app/host/a.cpp": SPDX + f"bool f()\n{{\n  {line}\n}}\n"}), [])

    def test_tests_do_nothing_on_the_way_either(self):
        for line in ("return ++acted, game_.submit(x);", "const auto wake = [this] { woken_ = false, step(); };", "if (++count > most) return;"):
            with self.subTest(line):
                self.assertEqual(checks({"tests/ui/test_a.cpp": SPDX + f"bool f()\n{{\n  {line}\n}}\n"}), ["comma"])
        rows = "const std::pair<const char*, std::function<void(Window&)>> kWays[] = {{\"start\", {}}};\n"
        self.assertEqual(checks({"tests/ui/test_a.cpp": SPDX + rows}), [])

    def test_loops_in_loops_have_braces(self):
        bare = "for (int a : as)\n  for (int b : bs) play(a, b);"
        for text, found in ((bare, ["comma"]), ("while (isOn())\n  if (isGood())\n    for (int b : bs) play(b);", ["comma"]),
                            ("for (int a : as) {\n  for (int b : bs) play(a, b);\n}", []), ("for (int a : as)\n  if (a) play(a);", [])):
            with self.subTest(text):
                self.assertEqual(checks({"app/host/a.cpp": SPDX + f"void f()\n{{\n{text}\n}}\n"}), found)

    def test_no_condition_does_anything_on_the_way(self):
        for line in ("if (++count > most) return;", "if ((step = next()) == kEnd) return;", "while (left-- > 0) play();", "if (isOn && (sum += a) > 3) stop();"):
            with self.subTest(line):
                self.assertEqual(checks({"app/host/a.cpp": SPDX + f"void f()\n{{\n  {line}\n}}\n"}), ["comma"])
        for line in ("if (const auto found = find(); found) return;", "if (const int* at = find()) return;", "if (a == b || a <= c || a != d) return;",
                     "if (std::ranges::any_of(all, [&](int a) { ++seen; return a > 1; })) return;", "while (const auto next = read()) play(*next);"):
            with self.subTest(line):
                self.assertEqual(checks({"app/host/a.cpp": SPDX + f"void f()\n{{\n  {line}\n}}\n"}), [])

    def test_many_values_of_a_struct_are_named(self):
        row = "struct Row {\n  int a = 0, b = 0;\n  int c = 0, d = 0, e = 0;\n};\n"
        for line, found in (("Row row{1, 2, 3, 4, 5};", ["position"]), ("const Row row = {f(1, 2), 2, 3, {4, 4}, 5};", ["position"]),
                            ("play(Row{1, 2, 3, 4, 5});", ["position"]), ("Row row{.a = 1, .b = 2, .c = 3, .d = 4, .e = 5};", []),
                            ("Row row{1, f(2, 3), 4, 5};", []), ("Other row{1, 2, 3, 4, 5};", []), ("std::array<int, 5> row{1, 2, 3, 4, 5};", [])):
            with self.subTest(line):
                self.assertEqual(checks({"app/board/row.h": SPDX + row, "app/board/a.cpp": SPDX + f"void f()\n{{\n  {line}\n}}\n"}), found)
                self.assertEqual(checks({"app/board/a.cpp": SPDX + row + f"void f()\n{{\n  {line}\n}}\n"}), found)
        made = row.replace("int c", "explicit Row(int a);\n  int c")
        self.assertEqual(checks({"app/board/a.cpp": SPDX + made + "void f()\n{\n  Row row{1, 2, 3, 4, 5};\n}\n"}), [])

    def test_no_switch_over_an_own_enumeration_has_a_default(self):
        def switch(label, last):
            return f"int f(Kind kind)\n{{\n  switch (kind) {{\n    case {label}: return 1;\n    {last}\n  }}\n}}\n"
        for label, last, found in (("Kind::Road", "default: return 0;", ["default"]), ("tapu::Kind::Road:\n    case Kind::City", "default: break;", ["default"]),
                                   ("Kind::Road", "case Kind::City: return 0;", []), ("Qt::Key_F1", "default: return 0;", []), ("QEvent::Show", "default: return 0;", []),
                                   ("glyph::kRoad", "default: return 0;", []), ("'a'", "default: return 0;", []), ("3", "default: return 0;", [])):
            with self.subTest(label):
                self.assertEqual(checks({"app/host/a.cpp": SPDX + switch(label, last)}), found)
        bare = switch("Road", "default: return 0;").replace("{\n", "{\n  using enum Kind;\n", 1)
        self.assertEqual(checks({"app/host/a.cpp": SPDX + bare}), ["default"])

    def test_a_window_asks_its_screen_for_room(self):
        for path, line, found in (("app/manual/a.cpp", "window->resize(1000, 720);", ["screen"]), ("editor/a.cpp", "resize({620, 560});", ["screen"]),
                                  ("app/manual/a.cpp", "fitSize(window, {1000, 720});", []), ("app/manual/a.cpp", "row->resize(width(), 20);", []),
                                  ("app/kit/a.cpp", "resize(420, 20);", [])):
            with self.subTest(line):
                self.assertEqual(checks({path: SPDX + f"void f()\n{{\n  {line}\n}}\n"}), found)

    def test_a_parameter_of_a_constructor_hides_no_field(self):
        for head, found in (("Plot::Plot(int shown) : data(shown) {}", []), ("Plot::Plot(int data) : data(data) {}", ["shadow"]),
                            ("Plot::Plot(int data, int at)\n    : data(data),\n      at_(at) {\n}", ["shadow"]),
                            ("void f(int number) {\n  draw(QString::number(number), 3);\n}", [])):
            with self.subTest(head):
                self.assertEqual(checks({"app/kit/plot.cpp": SPDX + head + "\n"}), found)

    def test_no_class_has_more_than_forty_functions_or_twenty_five_members(self):
        def sized(functions, members):
            return (SPDX + "class Desk : public QObject {\n  Q_OBJECT\n public:\n" + "".join(f"  void play{i}(int a) {{ at_ = a; }}\n" for i in range(functions)) +
                    " private:\n  struct Row {\n    int a, b, c;\n  };\n  static constexpr int kMost = 3;\n  using Rows = QList<Row>;\n" +
                    "".join(f"  std::function<void(int a)> member{i}_;\n" for i in range(members)) + "};\n")
        self.assertEqual(checks({"app/host/desk.h": sized(40, 25)}), [])
        self.assertEqual(checks({"app/host/desk.h": sized(41, 0)}), ["large"])
        self.assertEqual(checks({"app/host/desk.h": sized(0, 26)}), ["large"])
        self.assertEqual(checks({"app/host/desk.h": SPDX + "struct Desk {\n" + "".join(f"  int a{i} = 0, b{i} = 0;\n" for i in range(13)) + "};\n"}), ["large"])

    def test_no_include_is_for_nothing(self):
        header = {"app/text/words.h": SPDX + "class Words {};\nQString shown();\n"}
        for use, found in (("Words words;", []), ("const auto a = shown();", []), ("int a = 3;  // Words", ["unused"])):
            with self.subTest(use):
                self.assertEqual(checks({**header, "app/host/a.cpp": SPDX + f'#include "app/text/words.h"\n{use}\n'}, ("readme", "dead", "large")), found)

    def test_includes_have_an_order(self):
        own, qt, ours = '#include "app/host/a.h"', "#include <QFile>", '#include "app/net/clock.h"'
        for lines, found in (((own, "", qt, "", ours), []), ((qt, "", ours), []), ((own, "", ours), []), ((own, "", qt), []), ((ours, "", qt), ["order"]),
                             ((qt, "", own), ["order"]), ((own, "", ours, "", qt), ["order"]), ((own, ours, "", qt), ["order"])):
            with self.subTest(lines):
                self.assertEqual(checks({"app/host/a.cpp": SPDX + "\n".join(lines) + "\nint a;\n"}), found)

    def test_a_header_bears_the_name_of_its_class(self):
        for path, text, found in (("app/host/end_sheet.h", "namespace tapu { class EndSheet {}; }", []), ("app/host/play_end.h", "namespace tapu { class EndSheet {}; }", ["type"]),
                                  ("app/host/words.h", "QString wordsOf(int a);", []), ("app/host/qr_code.h", "namespace tapu { class QRCode {}; }", []),
                                  ("app/host/notices.h", "namespace tapu { class NoticeBar {}; class AskSheet {}; }", [])):
            with self.subTest(path):
                self.assertEqual(checks({path: SPDX + text + "\n"}, ("readme", "dead")), found)

    def test_no_function_of_a_header_is_without_a_caller(self):
        header = {"app/host/desk.h": SPDX + "class Desk {\n public:\n  int seats() const;\n  QString title() const { return title_; }\n};\n",
                  "app/host/desk.cpp": SPDX + "int Desk::seats() const { return 3; }\n"}
        self.assertEqual(checks(header, ("readme", "unused")), ["dead", "dead"])
        self.assertEqual(checks({**header, "tests/net/a.cpp": SPDX + "int f(Desk& a) { return a.seats(); }\nauto g(Desk& a) { return a.title(); }\n"}, ("readme", "unused")), [])

    def test_no_suite_is_left_out_of_the_programs(self):
        suite = {"tests/engine/bots/test_robber.cpp": SPDX + "TAPU_TEST(TestRobber)\n"}
        lists = "# SPDX-License-Identifier: GPL-3.0-or-later\nforeach(subject %s)\nendforeach()\n"
        for folder in ("tests/engine", "tests/engine/bots"):
            for named, found in (("robber trade", []), ("test_robber.cpp", []), ("robbers trade", ["idle"]), ("far-robber", ["idle"])):
                with self.subTest(folder + " " + named):
                    self.assertEqual(checks({**suite, f"{folder}/CMakeLists.txt": lists % named}), found)
        self.assertEqual(checks({**suite, "tests/net/CMakeLists.txt": lists % "robber"}), ["idle"])

    def test_no_six_lines_stand_in_two_places(self):
        lines = [f"  seat_{name}();\n" for name in ("sits", "rolls", "builds", "trades", "robs", "wins")]
        six, five = "".join(lines), "".join(lines[:5])
        table = "".join(f"    kRow{name},\n" for name in "ABCDEF")
        for twice, found in ((six, ["twin"]), (five, []), ("  // a word\n".join(lines), ["twin"]), (table, []), ("  }\n" * 6, []), ("  a = 1;\n" * 9, []), (six + "  seat_leaves();\n", ["twin"])):
            with self.subTest(twice):
                self.assertEqual(checks({"app/host/a.cpp": SPDX + twice, "app/net/b.cpp": SPDX + "  first();\n" + twice}), found)
        self.assertEqual(checks({"app/host/a.cpp": SPDX + six, "tests/net/b.cpp": SPDX + six}), [])

    def test_pages_name_what_is_there(self):
        tree = {"app/host/server.cpp": SPDX + "void Server::hear() {}\n"}
        for said, found in (("`app/host/server.cpp`", []), ("`app/host/server`", []), ("`app/host`", []), ("`server.cpp`", []), ("`Server::hear`", []), ("`QDialog::open`", []),
                            ("```\n`oldName`\n```", []), ("`app/host/desk.cpp`", ["page"]), ("`desk.h`", ["page"]), ("`Server::listen`", ["page"]), ("`listenNow`", ["page"])):
            with self.subTest(said):
                self.assertEqual(checks({**tree, "CONTRIBUTING.md": said + "\n"}, ("readme", "dead")), found)

    def test_no_header_makes_a_clock_where_none_is_handed_in(self):
        line = "  explicit Search(std::shared_ptr<Clock> clock = std::make_shared<SystemClock>());\n"
        self.assertEqual(checks({"app/session/a.h": SPDX + line}), ["made"])
        self.assertEqual(checks({"tests/net/a.h": SPDX + line, "app/session/a.cpp": SPDX + line}), [])

    def test_no_test_throws_the_dice_of_the_system(self):
        for line in ("std::make_unique<SystemRng>()", "QRandomGenerator::global()->bounded(6)", "std::random_device dice;"):
            with self.subTest(line):
                self.assertEqual(checks({"tests/net/a.cpp": SPDX + line + "\n"}), ["dice"])
                self.assertEqual(checks({"tests/bench/a.cpp": SPDX + line + "\n", "tests/ui/a.cpp": SPDX + "// " + line + "\n"}), [])
        self.assertEqual(checks({"tests/net/a.cpp": SPDX + "SeededRng rng(7);\nQRandomGenerator random(5);\n"}), [])

    def test_paths_are_made_ready_to_show(self):
        for line in ("text = tr(sentence).arg(file.fileName());", "text = tr(sentence).arg(QFileInfo(path).fileName());", "QDir::toNativeSeparators(path);",
                     "const QString name = QFileInfo(path).fileName();", "told = tr(sentence).arg(server.folder());", "told = tr(sentence).arg(folder_);"):
            with self.subTest(line):
                self.assertEqual(checks({"app/shell/a.cpp": SPDX + line + "\n"}), ["path"])
                self.assertEqual(checks({"app/text/shown_text.cpp": SPDX + line + "\n", "tests/ui/a.cpp": SPDX + line + "\n"}), [])
        for line in ("text = tr(sentence).arg(shownPath(file.fileName()));", "text = tr(sentence).arg(shownFileName(path));", "told = tr(sentence).arg(shownPath(folder_));"):
            self.assertEqual(checks({"app/shell/a.cpp": SPDX + line + "\n"}), [])
        self.assertEqual(checks({"app/session/records/a.cpp": SPDX + "kept.file = QFileInfo(path).fileName();\n"}), [])

    def test_one_function_lists_names(self):
        self.assertEqual(checks({"app/shell/a.cpp": SPDX + "text = QLocale().createSeparatedList(names);\n"}), ["list"])
        self.assertEqual(checks({"app/shell/a.cpp": SPDX + "text = listOf(names);\n"}), [])

    def test_one_function_replaces_files(self):
        self.assertEqual(checks({"app/board/a.cpp": SPDX + "QSaveFile out(path);\n"}), ["save"])
        self.assertEqual(checks({"app/files/whole_file.cpp": SPDX + "QSaveFile out(path);\n"}), [])
        self.assertEqual(checks({"app/board/a.cpp": SPDX + "writeFile(path, bytes, complaint);\n"}), [])

    def test_one_function_prints(self):
        for line in ('std::printf("%s", name);', 'std::fprintf(stderr, "%s", name);', "std::fputs(name,\n      stdout);", "std::cerr << name;"):
            with self.subTest(line):
                self.assertEqual(checks({"app/server/a.cpp": SPDX + line + "\n"}), ["print"])
                self.assertEqual(checks({"app/text/safe_on_terminal.cpp": SPDX + line + "\n", "tests/net/a.cpp": SPDX + line + "\n"}), [])
        self.assertEqual(checks({"app/server/a.cpp": SPDX + "printSafely(stderr, name);\nstd::snprintf(to, 3, name);\n"}), [])

    def test_no_test_is_left_out(self):
        self.assertEqual(checks({"tests/net/test_a.cpp": SPDX + 'QSKIP("Somebody else is there");\n'}), ["skip"])
        self.assertEqual(checks({"tests/net/CMakeLists.txt": SPDX.replace("//", "#") + "set_tests_properties(a PROPERTIES SKIP_RETURN_CODE 77)\n"}), ["skip"])
        self.assertEqual(checks({"tests/net/a.py": SPDX.replace("//", "#") + '@unittest.skipUnless(found, "no man")\n'}), ["skip"])

    def test_what_a_thread_has_of_its_own_is_gone_before_the_thread(self):
        for path in ("app/wire/a.cpp", "engine/bots/a.cpp", "editor/a.h"):
            with self.subTest(path):
                self.assertEqual(checks({path: SPDX + "thread_local std::deque<int> known;\n"}), ["thread"])
        self.assertEqual(checks({"app/wire/a.cpp": SPDX + "// no thread_local here\nstatic QThreadStorage<std::deque<int>> known;\n"}), [])

    def test_headless_folders_have_no_widgets(self):
        for folder in ("files", "wire", "host", "server", "tool"):
            for header in ("QWidget", "QtGui/QColor", "QPixmap", "QtWidgets", "QGuiApplication"):
                with self.subTest(folder + " " + header):
                    self.assertEqual(checks({f"app/{folder}/a.cpp": SPDX + f"#include <{header}>\n"}), ["qt"])
        self.assertEqual(checks({"app/net/a.cpp": SPDX + "#include <QTcpSocket>\n"}), [])
        self.assertEqual(checks({"app/board/a.cpp": SPDX + "#include <QGraphicsScene>\n"}), [])

    def test_no_two_types_of_one_name(self):
        def of(text, space="tapu"):
            return SPDX + f"namespace {space} {{\n{text}\n}}\n"
        first = of("class Canvas {};")
        for path, other in (("app/b.h", of("class Canvas : public QWidget { int a; };")), ("app/b.h", of("struct Canvas final {\n};")),
                            ("app/b.cpp", of("template <class T>\nclass Canvas {};")), ("app/b.h", of("enum class Canvas : int { One };")),
                            ("tests/b.h", of("struct Canvas {};")), ("app/b.h", of("void f() {}\n// }\nconst char* a = \"}\";\nstruct Canvas {};"))):
            with self.subTest(other):
                self.assertEqual(checks({"app/a.h": first, path: other}), ["twice"])
        for path, other in (("app/b.h", of("class Easel { class Canvas {}; };")), ("app/b.h", of("class Canvas;\nclass Easel {};")),
                            ("app/b.h", of("// class Canvas {};\nvoid show(class Canvas& canvas) {}")), ("app/b.cpp", of("void f() { struct Canvas {}; }")),
                            ("app/b.cpp", of("class Canvas::Step {};")), ("tests/b.cpp", of("namespace {\nclass Canvas {};\n}")),
                            ("app/b.h", of("const char16_t kOpen = u'{';\nvoid f() { class Canvas {}; }"))):
            with self.subTest(other):
                self.assertEqual(checks({"app/a.h": first, path: other}), [])
        self.assertEqual(checks({"tests/net/a.cpp": first, "tests/net/b.cpp": first}), ["twice"])
        self.assertEqual(checks({"tests/net/a.cpp": first, "tests/ui/b.cpp": first}), [])  # two programs

    def test_no_hidden_type_takes_the_name_of_another(self):
        def hidden(text):
            return SPDX + "namespace tapu {\nnamespace {\n" + text + "\n}\n}\n"
        named = SPDX + "namespace tapu {\nclass Canvas {};\n}\n"
        self.assertEqual(checks({"app/a.h": named, "app/b.cpp": hidden("class Canvas {};")}), ["twice"])
        self.assertEqual(checks({"app/kit/a.h": named, "engine/b.h": named.replace("tapu", "tapu::rules")}), ["twice"])
        self.assertEqual(checks({"app/kit/a.cpp": hidden("struct Row {};"), "app/kit/b.cpp": hidden("struct Row {};")}), ["twice"])
        self.assertEqual(checks({"app/kit/a.cpp": hidden("struct Row {};"), "app/net/b.cpp": hidden("struct Row {};")}), [])

    def test_no_two_sources_of_a_library_have_a_constant_of_one_name(self):
        def of(text):
            return SPDX + "namespace tapu {\nnamespace {\n" + text + "\n}\n}\n"
        spdx = SPDX.replace("//", "#")
        library, program = spdx + "tapu_library(tapu_kit SOURCES a.cpp b.cpp)\n", spdx + "add_executable(tapu-tool a.cpp b.cpp)\n"
        first = of("constexpr int kMost = 4;")
        for other in ("constexpr int kLeast = 1, kMost = 2;", "constexpr Row kMost[] = {{1}};", "constexpr Sizes kMost{1, 2};", "constexpr QSize kMost(1, 2);",
                      "constexpr std::array<int, 2> kMost{1, 2};", "inline constexpr int kMost = kLeast[1];"):
            with self.subTest(other):
                self.assertEqual(checks({"app/kit/CMakeLists.txt": library, "app/kit/a.cpp": first, "app/kit/b.cpp": of(other)}), ["twice"])
        for other in ("void f() {\n  constexpr int kMost = 2;\n}", "constexpr int kLeast = kMost + 1;", "constexpr Sizes kBoth{kMost, 2};"):
            with self.subTest(other):
                self.assertEqual(checks({"app/kit/CMakeLists.txt": library, "app/kit/a.cpp": first, "app/kit/b.cpp": of(other)}), [])
        self.assertEqual(checks({"app/kit/CMakeLists.txt": library, "app/kit/a.cpp": first, "app/net/b.cpp": first}), [])
        self.assertEqual(checks({"app/tool/CMakeLists.txt": program, "app/tool/a.cpp": first, "app/tool/b.cpp": first}), [])

    def test_no_function_is_longer_than_a_screen(self):
        for path, text in (("app/a.cpp", body(61)), ("editor/a.cpp", "namespace tapu {\n" + body(61) + "}\n"), ("tests/a.cpp", body(61)),
                           ("app/a.cpp", body(61).replace("int a)", "int a) : hand_{}, stock_{1}")),
                           ("app/a.cpp", "struct Seat {\n public:\n" + body(61) + "};\n"),
                           ("engine/a.cpp", body(61).replace("void Seat::play(int a)", "const auto play = [](int a)").replace("}\n", "};\n")),
                           ("app/a.cpp", body(60).replace("a = 1;", "{ f([&] { a = 1; }); }", 1).replace("}\n", "\n}\n"))):
            with self.subTest(text):
                self.assertEqual(checks({path: SPDX + text}), ["long"])
        row = "  {1, f(2)},\n"
        for path, text in (("app/a.cpp", body(60)), ("app/a.cpp", "const Row kRows[] = {\n" + row * 80 + "};\n"),
                           ("app/a.cpp", "const Row kRows[]{\n" + row * 80 + "};\n"), ("app/a.h", "class Seat {\n" + "  int a(int b = 0);\n" * 80 + "};\n"),
                           ("app/a.h", "enum class Way : int {\n" + "  One,\n" * 80 + "};\n"), ("app/a.cpp", body(30) + body(31)),
                           ("tests/a.cpp", body(80).replace("play", "turnRows")), ("tests/a.cpp", body(80).replace("play", "turn_data")),
                           ("app/a.cpp", "// said at length\n" * 80 + body(60)), ("app/a.cpp", "#define PLAY { \\\n  1\n" + body(60))):
            with self.subTest(text):
                self.assertEqual(checks({path: SPDX + text}), [])

    def test_no_header_takes_a_bool(self):
        for text in ("void show(bool shown);", "void show(int a,\n          const bool& shown = true);", "explicit Seat(bool isNear);",
                     "std::function<void(bool)> changed;", "void show(int a, bool) const;", "void show(Map<int, bool> map, bool shown);"):
            with self.subTest(text):
                self.assertEqual(checks({"app/a.h": SPDX + text}), ["bool"])
        for path, text in (("app/a.h", "void setVisible(bool visible) override;"), ("app/a.h", "bool isShown(int seat);"),
                           ("app/a.h", "std::pair<int, bool> shown(Map<int, bool> map);"), ("app/a.h", "void sort(bool (*less)(int, int));"),
                           ("app/a.h", "std::function<bool(int)> isShown;"), ("app/a.h", "// void show(bool shown);"),
                           ("app/a.h", "int count() { return static_cast<int>(bool(a_)); }"), ("app/a.h", "struct Seat { bool isNear = false; };"),
                           ("app/a.cpp", "void show(bool shown) {}"), ("tests/a.h", "void show(bool shown);")):
            with self.subTest(text):
                self.assertEqual(checks({path: SPDX + text}), [])

    def test_nobody_is_he(self):
        for path, text in (("app/a.h", "/// Whether he may act."), ("engine/a.cpp", "int a;  // his turn"), ("editor/a.h", "/* asks\n * him */"),
                           ("tests/a.cpp", "//: Under a name: the reader himself"), ("app/a.h", "// He waits")):
            with self.subTest(text):
                self.assertEqual(checks({path: SPDX + text}), ["he"])
        self.assertEqual(checks({"app/a.h": SPDX + "// the helm of this chess set; they wait\nconst char* a = \"his // turn\"; int he = 0;\n"}), [])

    def test_comments_are_sentences_and_members_have_fragments(self):
        for text in ("\n/// What it takes.", "int a;\n  // How it ends", "\n/// the seat.", "int a;  ///< the seat.", "int a;  ///< The seat",
                     "int a;  ///< the seat,\n        ///< if any."):
            with self.subTest(text):
                self.assertEqual(checks({"app/a.h": SPDX + text + "\n"}), ["said"])
        for text in ("\n/// Takes it.\n/// What is left stays.", "\n// the seat", "int a;  ///< of Sun. Null: none", "int a;  ///< Sun's",
                     "int a;  ///< Road: how far.\n        ///< City: where", "int a;  ///< and so on ...", "//: What a player does"):
            with self.subTest(text):
                self.assertEqual(checks({"app/a.h": SPDX + text + "\n"}), [])

    def test_every_folder_of_the_program_has_a_page(self):
        files = {"app/README.md": "x\n", "app/net/a.cpp": SPDX, "tests/net/a.cpp": SPDX}
        self.assertEqual(checks(files, but=()), ["readme"])
        self.assertEqual(checks({**files, "app/net/README.md": "x\n"}, but=()), [])
        self.assertEqual(checks({"editor/a.cpp": SPDX}, but=()), ["readme"])

    def test_the_arrows_are_told_with_their_include_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "app/net").mkdir(parents=True)
            (Path(folder) / "app/net/a.cpp").write_text('#include "app/wire/messages.h"\n#include "engine/state/state.h"\n', encoding="utf-8")
            told = list(house.arrows(Path(folder)))
        self.assertIn("app/net -> app/wire (1), app/system (0); through these engine/state (1)", told)
        self.assertEqual(len(told), len(house.ROOMS))

    def test_every_source_says_its_license(self):
        for path in ("engine/a.cpp", "app/b.h", "packaging/c.sh", "tests/CMakeLists.txt", "tests/d.py"):
            with self.subTest(path):
                self.assertEqual(checks({path: "nothing\n"}), ["spdx"])
        self.assertEqual(checks({"c.sh": "#!/bin/sh\n# SPDX-License-Identifier: GPL-3.0-or-later\n"}), [])

    def test_commercial_names_and_machine_paths_are_found(self):
        self.assertEqual(checks({"README.md": "like C" "atan\n"}), ["name"])
        self.assertEqual(checks({"README.md": "see /ho" "me/me/notes\n"}), ["outside"])
        self.assertEqual(checks({"README.md": "allocation is /usr/bin/env; w/wo" "rk; build/wo" "rk/x\n"}), [])

    def test_links_lead_to_files_of_the_project(self):
        self.assertEqual(checks({"README.md": "[a](docs/b.md)\n"}), ["outside"])
        self.assertEqual(checks({"README.md": "[a](../b.md)\n"}), ["outside"])
        self.assertEqual(checks({"README.md": "[a](b/README.md#c) [d](https://example.org/x)\n", "b/README.md": "x\n"}), [])


ROOT = Path(__file__).resolve().parents[2]


class Translations(unittest.TestCase):
    """update_translations.sh --check, with a lupdate of ours."""

    def check(self, lupdate):
        with tempfile.TemporaryDirectory() as name:
            root = Path(name)
            for folder in ("packaging", "i18n", "bin"):
                (root / folder).mkdir()
            shutil.copy(ROOT / "packaging/update_translations.sh", root / "packaging")
            for language in ("en", "hi"):
                (root / f"i18n/tapu_{language}.ts").write_text("words\n", encoding="utf-8")
            (root / "bin/lupdate-qt6").write_text(f"#!/bin/sh\n{lupdate}\n", encoding="utf-8")
            (root / "bin/lupdate-qt6").chmod(0o755)
            return subprocess.run([root / "packaging/update_translations.sh", "--check"], capture_output=True, text=True,
                                  env={**os.environ, "PATH": f"{root / 'bin'}:{os.environ['PATH']}"}).returncode

    def test_they_are_as_the_sources_say(self):
        self.assertEqual(self.check("exit 0"), 0)

    def test_a_note_that_reaches_no_text_is_told(self):
        self.assertEqual(self.check('echo "a.cpp:3: Discarding unconsumed meta data" >&2'), 1)

    def test_a_change_of_the_texts_is_told(self):
        self.assertEqual(self.check('for last; do :; done; echo more >> "$last"'), 1)

    def test_a_program_that_fails_is_told(self):
        self.assertEqual(self.check("exit 3"), 1)


if __name__ == "__main__":
    unittest.main()
