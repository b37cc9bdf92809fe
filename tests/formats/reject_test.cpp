// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTest>

#include "app/text/reject_text.h"
#include "tests/suite.h"

using namespace tapu;

class RejectTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyRefusalHasItsOwnSentenceAndRule() {
    QSet<QString> sentences;
    for (int i = 0; i < static_cast<int>(Reject::Count); ++i) {
      const Complaint complaint = complaintFor(static_cast<Reject>(i));
      const QByteArray which = QByteArray::number(i);
      QVERIFY2(complaint.sentence.size() > 10 && complaint.sentence.endsWith(u'.'), which.constData());
      QVERIFY2(complaint.sentence.front().isUpper(), which.constData());
      QVERIFY2(!complaint.rule.isEmpty(), which.constData());
      QVERIFY2(!sentences.contains(complaint.sentence), which.constData());
      sentences << complaint.sentence;
    }
  }
};

TAPU_TEST_WITH_LOOP(RejectTest)
#include "reject_test.moc"
