// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

#include "app/files/whole_file.h"
#include "app/session/settings/languages.h"
#include "app/session/words/chat_words.h"
#include "app/text/language.h"
#include "app/text/names_of_things.h"
#include "app/text/system_words.h"
#include "app/wire/notice.h"
#include "tests/no_room.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Languages and digits of the interface.
class TestLanguages : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void digitsOfTextsChange_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a number in a sentence") << u"36 में से 5 बार"_s << u"३६ में से ५ बार"_s;
    QTest::newRow("a rate") << u"3:1 बंदरगाह"_s << u"३:१ बंदरगाह"_s;
    QTest::newRow("a key of the keyboard") << u"नियम पढ़ें (F1)"_s << u"नियम पढ़ें (F1)"_s;
    QTest::newRow("a key with Ctrl") << u"Ctrl+1"_s << u"Ctrl+1"_s;
    QTest::newRow("keys with Shift") << u"(Shift+1–3) या (Shift+1 से 3)"_s << u"(Shift+1–3) या (Shift+1 से 3)"_s;
    QTest::newRow("keys in brackets") << u"एक चुनें (1–3) या (1 से 3)"_s << u"एक चुनें (1–3) या (1 से 3)"_s;
    QTest::newRow("keys by their name") << u"1 से 5 तक की कुंजियाँ"_s << u"1 से 5 तक की कुंजियाँ"_s;
    QTest::newRow("keys in bold") << u"(**4**), **2** दबाएँ"_s << u"(**4**), **2** दबाएँ"_s;
    QTest::newRow("a number in bold") << u"**5** चुनें"_s << u"**५** चुनें"_s;
    QTest::newRow("one each is no key") << u"1-1 कार्ड"_s << u"१-१ कार्ड"_s;
    QTest::newRow("a range is no key") << u"2 से 12 तक"_s << u"२ से १२ तक"_s;
    QTest::newRow("more seconds are no key") << u"+15 सेकंड"_s << u"+१५ सेकंड"_s;
    QTest::newRow("a place for a name in a lesson") << u"{1} के 8 से"_s << u"{1} के ८ से"_s;
    QTest::newRow("an address") << u"tapu://127.0.0.1:7711"_s << u"tapu://127.0.0.1:7711"_s;
    QTest::newRow("an address in a sentence")
        << u"जैसे 192.168.1.24 या 192.168.1.24:4710।"_s << u"जैसे 192.168.1.24 या 192.168.1.24:4710।"_s;
    QTest::newRow("a version in a sentence") << u"GPL, संस्करण 3, 2 खिलाड़ी"_s << u"GPL, संस्करण 3, २ खिलाड़ी"_s;
    QTest::newRow("a version behind a name") << u"SIL Open Font License 1.1 में"_s << u"SIL Open Font License 1.1 में"_s;
    QTest::newRow("a fraction is no version") << u"संभावना 13.9% है"_s << u"संभावना १३.९% है"_s;
    QTest::newRow("a place for a number") << u"%1 में से %2"_s << u"%L1 में से %L2"_s;
    QTest::newRow("a place for a count") << u"%n कार्ड"_s << u"%Ln कार्ड"_s;
    QTest::newRow("a place beside a number") << u"%1 × 2"_s << u"%L1 × २"_s;
    QTest::newRow("no digits") << u"सड़क"_s << u"सड़क"_s;
  }
  void digitsOfTextsChange() {
    QFETCH(QString, text);
    QTEST(inDevanagari(text), "shown");
  }

  void numbersTakeTheDigitsNamesDoNot() {
    Languages languages;
    languages.use(u"hi"_s);
    QCOMPARE(listOf(CardCounts::of(Resource::Ore, 3)), u"3 × अयस्क"_s);
    languages.useDigits(Digits::Devanagari);
    QCOMPARE(listOf(CardCounts::of(Resource::Ore, 3)), u"३ × अयस्क"_s);
    QCOMPARE(QLocale().toString(12345), u"१२३४५"_s);
    // A name that somebody typed goes in as it is.
    QCOMPARE(inDevanagari(u"%1 की बारी 2"_s).arg(u"Asha 7"_s), u"Asha 7 की बारी २"_s);
    languages.use(u"en"_s);
    QCOMPARE(listOf(CardCounts::of(Resource::Ore, 3)), u"3 × Ore"_s);
    languages.use(u"hi"_s);
    QCOMPARE(listOf(CardCounts::of(Resource::Ore, 3)), u"३ × अयस्क"_s);
    languages.useDigits(Digits::International);
    QCOMPARE(listOf(CardCounts::of(Resource::Ore, 3)), u"3 × अयस्क"_s);
  }

  void theLastOfAListFollowsNoComma() {
    Languages languages;
    languages.use(u"en"_s);
    QCOMPARE(listOf(QStringList()), QString());
    QCOMPARE(listOf({u"Asha"_s}), u"Asha"_s);
    QCOMPARE(listOf({u"Asha"_s, u"Kabir"_s}), u"Asha and Kabir"_s);
    QCOMPARE(listOf({u"Asha"_s, u"Kabir"_s, u"Meera"_s}), u"Asha, Kabir and Meera"_s);
    languages.use(u"hi"_s);
    QCOMPARE(listOf({u"Asha"_s, u"Kabir"_s, u"Meera"_s}), u"Asha, Kabir और Meera"_s);
  }

  void whatOneTranslationLacksTheNextOneHas() {
    Languages languages;
    languages.use(u"hi"_s);
    const QString label = QCoreApplication::translate("QFileDialog", "File &name:");
    languages.useDigits(Digits::Devanagari);
    QCOMPARE(QCoreApplication::translate("QFileDialog", "File &name:"), label);
    QCOMPARE(QCoreApplication::translate("Nobody", "no such text 7"), u"no such text 7"_s);
  }

  void theLanguageIsHindiWhateverTheDigits() {
    Languages languages;
    languages.use(u"hi"_s);
    QCOMPARE(languageInUse(), u"hi"_s);
    languages.useDigits(Digits::Devanagari);
    QCOMPARE(languageInUse(), u"hi"_s);
    languages.use(u"en"_s);
    QCOMPARE(languageInUse(), u"en"_s);
  }

  void theChangeIsTold() {
    Languages languages;
    languages.use(u"hi"_s);
    QSignalSpy changed(&languages, &Languages::changed);
    languages.useDigits(Digits::Devanagari);
    languages.useDigits(Digits::Devanagari);
    QCOMPARE(changed.size(), 1);
  }

  void aFileThatTheSystemRefusesIsToldInTheLanguageOfTheReader_data() {
    QTest::addColumn<bool>("writes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("hindi");
    const QString isFolder = u"फ़ोल्डर"_s, isLong = u"नाम बहुत लंबा है"_s;
    QTest::newRow("reading a folder") << false << u"."_s << u"directory"_s << isFolder;
    QTest::newRow("writing over a folder") << true << u"."_s << u"directory"_s << isFolder;
    QTest::newRow("reading under too long a name")
        << false << QString(300, u'x') << u"The file cannot be read: its name is too long."_s << isLong;
    QTest::newRow("writing under too long a name")
        << true << QString(300, u'x') << u"The file cannot be written: its name is too long."_s << isLong;
    QTest::newRow("reading a link to itself")
        << false << u"circle"_s << u"The file cannot be read: a link leads back to itself there."_s << u"लिंक"_s;
    QTest::newRow("writing through a link to itself")
        << true << u"circle/x"_s << u"The file cannot be written: a link leads back to itself there."_s << u"लिंक"_s;
    QTest::newRow("reading what is not there")
        << false << u"none"_s << u"The file cannot be read: No such file or directory."_s << u"ऐसी कोई फ़ाइल"_s;
  }
  void aFileThatTheSystemRefusesIsToldInTheLanguageOfTheReader() {
    QFETCH(bool, writes);
    QFETCH(QString, name);
    QFETCH(QString, english);
    QFETCH(QString, hindi);
    QTemporaryDir folder;
    QVERIFY(QFile::link(folder.filePath(u"circle"_s), folder.filePath(u"circle"_s)));
    const auto complaintIn = [&](const QString& language) {
      Languages languages;
      languages.use(language);
      Complaint complaint;
      if (writes)
        writeFile(folder.filePath(name), "x", complaint);
      else
        readFile(folder.filePath(name), 10, complaint);
      return complaint.sentence;
    };
    QVERIFY2(complaintIn(u"en"_s).contains(english), qPrintable(complaintIn(u"en"_s)));
    QVERIFY2(complaintIn(u"hi"_s).contains(hindi), qPrintable(complaintIn(u"hi"_s)));
    QVERIFY(!complaintIn(u"hi"_s).contains(QRegularExpression(u"[A-Za-z]"_s)));
  }

  void aFullDiskIsToldHoweverLittleIsWritten_data() {
    QTest::addColumn<int>("bytes");
    QTest::addColumn<int>("room");
    QTest::newRow("less than Qt keeps in its buffer") << 10 << 0;
    QTest::newRow("more than that") << 100'000 << 0;
    QTest::newRow("a part of it has room") << 100'000 << 50'000;
  }
  void aFullDiskIsToldHoweverLittleIsWritten() {
    QFETCH(int, bytes);
    QFETCH(int, room);
    QTemporaryDir folder;
    Complaint complaint;
    const NoRoom full(static_cast<rlim_t>(room));
    QVERIFY(!writeFile(folder.filePath(u"board"_s), QByteArray(bytes, 'x'), complaint));
    QCOMPARE(complaint.sentence, u"The file cannot be written: the file would be too large."_s);
  }

  void theUsualRemarksOfTheSystemAreToldInWordsOfOurs() {
    Languages languages;
    languages.use(u"hi"_s);
    for (const int code :
         {EROFS, EISDIR, ENOTDIR, ENAMETOOLONG, EIO,    EFBIG,     EBUSY,        EEXIST, EPERM,  ENXIO, ENODEV,
          ELOOP, EMFILE, ENFILE,  ENOMEM,       EINVAL, ETIMEDOUT, EHOSTUNREACH, EACCES, ENOENT, ENOSPC}) {
      const QString told = systemWords(qt_error_string(code));
      QVERIFY2(!told.contains(QRegularExpression(u"[A-Za-z]"_s)), qPrintable(told));
    }
  }

  /// It crosses the wire as the host's system made it.
  void aStoreThatFailsIsToldInTheLanguageOfTheReader_data() {
    QTest::addColumn<QString>("remark");
    QTest::addColumn<QString>("hindi");
    QTest::newRow("the disk is full") << u"database or disk is full"_s << u"डिस्क भर गई है"_s;
    QTest::newRow("a problem of our own") << u"the file is damaged"_s << u"फ़ाइल खराब है"_s;
    QTest::newRow("a remark that nobody knows") << u"xyzzy"_s << u"xyzzy"_s;
    QTest::newRow("a remark that is a sentence of its own") << u"Xyzzy plugh."_s << u"Xyzzy plugh"_s;
  }
  void aStoreThatFailsIsToldInTheLanguageOfTheReader() {
    QFETCH(QString, remark);
    Languages languages;
    languages.use(u"hi"_s);
    QTEST(systemWords(remark), "hindi");
    for (const Notice notice : {Notice::StoreFailed, Notice::StoreGone})
      QVERIFY(chatText(noticeLine(notice, remark)).contains(systemWords(remark)));
  }
  void theLastNoticeOfTheStoreSaysWhetherItsFileIsGone() {
    QList<ChatLine> chat;
    QVERIFY(!isStoreGone(chat));
    chat << noticeLine(Notice::StoreGone, {}) << noticeLine(Notice::MinuteOver, {}) << ChatLine();
    QVERIFY(isStoreGone(chat));
    chat << noticeLine(Notice::StoreWorks, {});
    QVERIFY(!isStoreGone(chat));
  }

  void theChoiceIsRemembered() {
    QTemporaryDir folder;
    QCOMPARE(Settings(folder.path()).view.digits(), Digits::International);
    Settings(folder.path()).view.digits.set(Digits::Devanagari);
    QCOMPARE(Settings(folder.path()).view.digits(), Digits::Devanagari);
  }
};

TAPU_TEST_WITH_LOOP(TestLanguages)
#include "test_languages.moc"
