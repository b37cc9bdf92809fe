// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/fault.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tapu::test {

QString nameOf(Fault fault) {
  switch (fault) {
    case Fault::FrameLost: return u"frames lost"_s;
    case Fault::FrameDoubled: return u"frames doubled"_s;
    case Fault::CutToldToBoth: return u"cuts told to both ends"_s;
    case Fault::CutToldToClient: return u"cuts told to the client"_s;
    case Fault::CutToldToServer: return u"cuts told to the server"_s;
    case Fault::CutToldToNobody: return u"cuts told to nobody"_s;
    case Fault::LineStalled: return u"lines stalled"_s;
    case Fault::ProgramKilled: return u"programs killed"_s;
    case Fault::KilledBeforeItsKeyWasWritten: return u"programs killed before their key was written"_s;
    case Fault::SeatGivenUp: return u"seats given up"_s;
    case Fault::ServerKilled: return u"servers killed"_s;
    case Fault::PowerLost: return u"losses of power"_s;
    case Fault::CrashBetweenCommits: return u"crashes between commits"_s;
    case Fault::CrashDuringCommit: return u"crashes during a commit"_s;
    case Fault::CrashBeforeWriting: return u"crashes before a commit was written"_s;
    case Fault::CrashBeforeTelling: return u"crashes after a commit, before it was told"_s;
    case Fault::CrashAfterTelling: return u"crashes after a commit, when it was told"_s;
    case Fault::CrashInLobby: return u"crashes in the lobby"_s;
    case Fault::CrashAtEnd: return u"crashes at the end"_s;
    case Fault::DiskFull: return u"full disks"_s;
    case Fault::CommitFailed: return u"commits failed"_s;
    case Fault::CommitFailedInName: return u"commits failed in name only"_s;
    case Fault::Count: break;
  }
  return {};
}

QString FaultsMet::inWords() const {
  QStringList words;
  for (std::size_t i = 0; i < counts_.size(); ++i)
    words << u"%1 %2"_s.arg(nameOf(static_cast<Fault>(i))).arg(counts_[i]);
  return words.join(u", "_s);
}

QString FaultsMet::neverMet() const {
  QStringList words;
  for (std::size_t i = 0; i < counts_.size(); ++i)
    if (counts_[i] == 0) words << nameOf(static_cast<Fault>(i));
  return words.join(u", "_s);
}

}  // namespace tapu::test
