// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborMap>
#include <QLockFile>
#include <QString>
#include <memory>
#include <vector>

#include "app/text/complaint.h"
#include "engine/bots/match.h"

namespace tapu {

/// The plan of a match as its file and its report have it: all that its games follow from.
QCborMap planToJson(const MatchPlan& plan);

/// A file in which a match is kept while it is played: its plan in the first line, then a line for each group, all of
/// them JSON. Each line ends with a sum over itself and the sum of the line before, so a line that was changed, moved
/// or left out is noticed. A last line that breaks off was being written when the program ended: it is cut off.
class MatchFile {
 public:
  /// Reads the file of this plan, or begins it if it is missing or empty. False and a complaint: it cannot be read or
  /// written, another program is at it, it is no such file, keeps another match, or is damaged; then it is not changed.
  bool open(const QString& path, const MatchPlan& plan, Complaint& complaint);
  /// The groups that it keeps.
  const std::vector<MatchGroup>& groups() const { return groups_; }
  /// The line of a group, from 1.
  static int lineOf(std::size_t group) { return static_cast<int>(group) + 2; }
  /// Writes one more group, after which the program may end at any time. False and a complaint if the system refuses.
  bool append(const MatchGroup& group, Complaint& complaint);

 private:
  bool read(const QByteArray& content, const QCborMap& plan, Complaint& complaint);
  bool write(const QByteArray& line, Complaint& complaint);

  QString path_;
  std::unique_ptr<QLockFile> lock_;  ///< beside the file: two programs would write over each other
  QByteArray sum_;                   ///< of the last line
  qint64 written_ = 0;               ///< bytes of whole lines; the rest is torn
  std::vector<MatchGroup> groups_;
};

}  // namespace tapu
