// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/session/event/seat_list.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Three boards: seats 1 to 6.
constexpr int kBoards = 3;

QStringList seats(std::initializer_list<std::pair<int, const char*>> named) {
  QStringList all(2 * kBoards);
  for (const auto& [seat, name] : named) all[seat - 1] = QString::fromUtf8(name);
  return all;
}

QByteArray utf16(const QString& text, const QByteArray& mark) {
  return mark + QByteArray(reinterpret_cast<const char*>(text.utf16()), 2 * text.size());
}

}  // namespace

/// Lists of names that an organizer pastes or opens.
class TestSeatList : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatAListSays_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* what, const char* text, const QStringList& names) {
      QTest::addRow("%s", what) << QByteArray(text) << names;
    };
    row("an empty list leaves all seats free", "", seats({}));
    row("names fill the seats in their order", "Asha\nVikram\nMeera\n",
        seats({{1, "Asha"}, {2, "Vikram"}, {3, "Meera"}}));
    row("empty lines are passed over, a dash leaves a seat free", "Asha\n\n-\nMeera",
        seats({{1, "Asha"}, {3, "Meera"}}));
    row("lines may end as on Windows or on an old Mac", "Asha\r\nVikram\rMeera\r\n",
        seats({{1, "Asha"}, {2, "Vikram"}, {3, "Meera"}}));
    row("a byte order mark of UTF-8 is passed over",
        "\xef\xbb\xbf"
        "Asha",
        seats({{1, "Asha"}}));
    row("Devanagari is read", "आशा\nविक्रम", seats({{1, "आशा"}, {2, "विक्रम"}}));
    row("spaces around a name go, those in it become one", "  Asha    Rao  ", seats({{1, "Asha Rao"}}));
    row("in a list without columns a comma belongs to the name", "Rao, Asha", seats({{1, "Rao, Asha"}}));
    row("a column gives the seat, from 1", "seat,name\n6,Asha\n1,Meera\n", seats({{6, "Asha"}, {1, "Meera"}}));
    row("board and group give the seat", "board;group;name\n2;Moon;Asha\n3;sun;Meera",
        seats({{4, "Asha"}, {5, "Meera"}}));
    row("the titles may be Hindi", "बोर्ड\tदल\tनाम\n1\tचंद्र\tआशा\n1\tसूर्य\tमीरा", seats({{2, "आशा"}, {1, "मीरा"}}));
    row("numbers may be written in Devanagari", "seat,name\n५,Asha", seats({{5, "Asha"}}));
    row("seat, board and group may stand side by side if they agree", "seat,board,group,name\n4,2,Moon,Asha",
        seats({{4, "Asha"}}));
    row("other columns are passed over", "class,name,age\n7b,Asha,12\n7b,Meera,13", seats({{1, "Asha"}, {2, "Meera"}}));
    row("a seat without a name stays free", "seat,name\n1,\n2,Asha", seats({{2, "Asha"}}));
    row("a cell in quotation marks may hold the separator and quotation marks", "name,seat\n\"Rao, \"\"A\"\"\",3",
        seats({{3, "Rao, \"A\""}}));
    row("a title alone is a title", "Name\nAsha", seats({{1, "Asha"}}));
    row("as many names as seats fit", "A1\nB2\nC3\nD4\nE6\nF7",
        seats({{1, "A1"}, {2, "B2"}, {3, "C3"}, {4, "D4"}, {5, "E6"}, {6, "F7"}}));
  }
  void whatAListSays() {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, names);
    Complaint complaint;
    const auto read = SeatList::read(text, kBoards, complaint);
    QCOMPARE(complaint.sentence, QString());
    QVERIFY(read);
    QCOMPARE(*read, names);
  }

  void whatIsWrongWithAList_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* what, const QByteArray& text, const QString& sentence) {
      QTest::addRow("%s", what) << text << sentence;
    };
    row("a name twice is named with both lines", "Asha\nMeera\nAsha\n",
        u"Line 3: The name Asha stands in line 1 already, or one that looks like it."_s);
    row("a name that looks like another is refused as at the door", "Asha\n\nASHA",
        u"Line 3: The name ASHA stands in line 1 already, or one that looks like it."_s);
    row("one name too many", "A\nB\nC\nD\nE\nF\nG",
        u"Line 7: There are 6 seats, and this line is one too many. 4 boards would do."_s);
    row("many names too many", "A\nB\nC\nD\nE\nF\nG\nH\nI",
        u"Line 7: There are 6 seats, and this line is one too many. There are faults in these lines, too: 8, 9. 5 "
        "boards would do."_s);
    row("another fault before the names that are too many", "A\nA\nC\nD\nE\nF\nG",
        u"Line 2: The name A stands in line 1 already, or one that looks like it. There are faults in these lines, "
        u"too: "
        "7."_s);
    row("all lines with a fault are named", "Asha\nMeera\nAsha\nRavi\nMeera\nRavi",
        u"Line 3: The name Asha stands in line 1 already, or one that looks like it. There are faults in these lines, "
        "too: 5, 6."_s);
    row("a seat beyond the last", "seat,name\n7,Asha", u"Line 2: “7” is no seat: there are the seats 1 to 6."_s);
    row("a seat that is no number", "seat,name\nfront,Asha",
        u"Line 2: “front” is no seat: there are the seats 1 to 6."_s);
    row("a seat twice", "seat,name\n2,Asha\n2,Meera", u"Line 3: Line 2 names this seat already."_s);
    row("a board beyond the last", "board,group,name\n4,Sun,Asha",
        u"Line 2: “4” is no board: there are the boards 1 to 3."_s);
    row("a group that is none", "board,group,name\n1,Mars,Asha",
        u"Line 2: “Mars” is no group: there are Sun and Moon."_s);
    row("seat and board that disagree", "seat,board,group,name\n1,2,Sun,Asha",
        u"Line 2: The number of the seat says another place than board and group."_s);
    row("titles without one for the name", "seat,person\n1,Asha", u"Line 1: No column is called “name”."_s);
    row("a title twice", "name,seat,name\nAsha,1,Asha", u"Line 1: The column “name” is there twice."_s);
    row("columns without titles", "1,Asha\n2,Meera",
        u"Line 1: There are several columns. Please say in the first line what they are: “seat”, “board”, “group”, “name”."_s);
    row("a quotation mark that is never closed is named by its line", "name,seat\nAsha,1\n\"Meera,2\n",
        u"Line 3: A quotation mark is opened and never closed."_s);
    row("a line after a cell of two lines is counted right", "name,note\nAsha,\"a\nb\"\nAsha,c",
        u"Line 4: The name Asha stands in line 2 already, or one that looks like it."_s);
    row("a name without a letter", "Asha\n\xe2\x80\x8b\xe2\x80\x8b",
        u"Line 2: This name has no letter that can be shown."_s);
    row("a name that is too long", "Asha\nabcdefghijklmnopqrstuvwxy",
        u"Line 2: “abcdefghijklmnopqrstuvwxy” is too long: only “abcdefghijklmnopqrstuvwx” has room."_s);
    row("UTF-16 with a mark", utf16(u"Asha\nMeera"_s, "\xff\xfe"),
        u"Line 1: The file is written in UTF-16. Please save it as UTF-8."_s);
    row("UTF-16 without a mark", utf16(u"Asha\nMeera"_s, {}),
        u"Line 1: The file is written in UTF-16. Please save it as UTF-8."_s);
    row("UTF-32 with a mark", QByteArray("\xff\xfe\0\0A\0\0\0", 8),
        u"Line 1: The file is written in UTF-32. Please save it as UTF-8."_s);
    row("Latin-1 is named by its line", "Asha\nMeera\nJos\xe9\n",
        u"Line 3: A letter here is not written in UTF-8, but perhaps in Latin-1. Please save the file as UTF-8."_s);
    row("a letter of UTF-8 that is cut off", "Asha\n\xe0\xa4",
        u"Line 2: A letter here is not written in UTF-8, but perhaps in Latin-1. Please save the file as UTF-8."_s);
    row("a byte with the value zero", QByteArray("Asha\nMe\0era and all the others", 29),
        u"Line 2: There is a zero byte: the file is no plain text."_s);
  }
  void whatIsWrongWithAList() {
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    Complaint complaint;
    QVERIFY(!SeatList::read(text, kBoards, complaint));
    QCOMPARE(SeatList::sentenceOf(complaint), sentence);
  }

  void aFileIsReadAndAMissingOneTold() {
    QTemporaryDir folder;
    QFile file(folder.filePath(u"names.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("name\nAsha\n") > 0);
    file.close();
    Complaint complaint;
    QCOMPARE(*SeatList::load(file.fileName(), kBoards, complaint), seats({{1, "Asha"}}));
    QVERIFY(!SeatList::load(folder.filePath(u"none.csv"_s), kBoards, complaint));
    QVERIFY(SeatList::sentenceOf(complaint).startsWith(u"The file cannot be read"_s));
  }
  void elevenThousandNamesAreRead() {
    constexpr int kMany = 250;
    QByteArray text;
    for (int i = 0; i < 2 * kMany; ++i)
      text += "Player " + QByteArray::number(i * 7 + 2).replace('1', "ab").replace('5', "cd").replace('0', "ef") + '\n';
    Complaint complaint;
    const auto read = SeatList::read(text, kMany, complaint);
    QCOMPARE(SeatList::sentenceOf(complaint), QString());
    QCOMPARE(read->size(), 2 * kMany);
  }
};

TAPU_TEST_WITH_LOOP(TestSeatList)
#include "test_seat_list.moc"
