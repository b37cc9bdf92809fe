// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/records/left_out.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/session/game/part_result.h"
#include "app/session/records/career.h"
#include "app/text/shown_text.h"

namespace tapu {

namespace {

class LeftOutWords {
  Q_DECLARE_TR_FUNCTIONS(LeftOutWords)
};

QString largerThan(qint64 bytes) {
  //: Why a file of past games is not counted; %1 a number of megabytes
  return LeftOutWords::tr("The file is larger than %1 MB.").arg(QLocale().toString(bytes / 1024 / 1024));
}

}  // namespace

QString sentenceOf(const LeftOutWhy& why) {
  const QString line = QLocale().toString(why.line);
  switch (why.reason) {
    case LeftOutReason::None: break;
    //: Why a file of past games is not counted: it is a pipe or a device
    case LeftOutReason::NoFile: return LeftOutWords::tr("This is no ordinary file.");
    case LeftOutReason::TooLarge: return largerThan(kLargestRecord);
    case LeftOutReason::ResultTooLarge: return largerThan(kLargestResult);
    //: Why a file of past games is not counted
    case LeftOutReason::NotOpened: return LeftOutWords::tr("The system does not let this file be read.");
    //: Why a file of past games is not counted
    case LeftOutReason::Empty: return LeftOutWords::tr("The file is empty.");
    //: Why a file of past games is not counted
    case LeftOutReason::Later: return LeftOutWords::tr("A later version of this program wrote the file.");
    //: Why a file of past games is not counted
    case LeftOutReason::NoRecord: return LeftOutWords::tr("The file is no record of a game.");
    //: Why a file of past games is not counted; %1 number of a line
    case LeftOutReason::Torn: return LeftOutWords::tr("The record breaks off in line %1.").arg(line);
    case LeftOutReason::BadLine:
      //: Why a file of past games is not counted; %1 number of a line
      return LeftOutWords::tr("Line %1 cannot be read, or its move breaks the rules.").arg(line);
    //: Why a file of past games is not counted
    case LeftOutReason::NotOver: return LeftOutWords::tr("The game was not played to its end.");
    //: Why a file of past games is not counted
    case LeftOutReason::NobodyHere: return LeftOutWords::tr("The file does not say who played at this computer.");
    case LeftOutReason::PlayedByBot:
      //: Why a file of past games is not counted: the reader was away, or let a bot play
      return LeftOutWords::tr("A bot played most of your turns.");
    //: Why a file of past games is not counted: it should tell how a Big Game ended
    case LeftOutReason::NoResult: return LeftOutWords::tr("The file is no result of a Big Game.");
  }
  return {};
}

QString textOf(const std::vector<LeftOut>& files) {
  QString text;
  for (const LeftOut& each : files)
    text += shownFileName(each.file, FileNameIn::List) + u'\t' + sentenceOf(each.why) + u'\n';
  return text;
}

}  // namespace tapu
