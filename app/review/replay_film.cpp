// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/replay_film.h"

#include <QLocale>
#include <QPainter>

#include "app/board/board_effects.h"
#include "app/board/board_picture.h"
#include "app/files/whole_file.h"
#include "app/kit/theme.h"
#include "app/wire/seat_number.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCaption = 28;  ///< height of the line below the board, in dots
constexpr int kAtEnd = 500;   ///< hundredths of a second that the last picture stays
constexpr double kBetween = 14, kColorDisc = 12;

}  // namespace

ReplayFilm::ReplayFilm(Replay& replay, const ReplayBoard& like, const ShownCards& cards, FilmPlan plan, QObject* parent)
    : QObject(parent), replay_(replay), before_(replay.step()), cards_(cards), plan_(std::move(plan)) {
  board_.setTheme(like.scene()->theme());
  board_.setMotion(Motion::Off);
  board_.setGame(replay_);
  if (board_.isChain()) board_.setMiddle(replay_, like.middle());
  slices_.setInterval(0);
  connect(&slices_, &QTimer::timeout, this, &ReplayFilm::goOn);
}

ReplayFilm::~ReplayFilm() { replay_.goTo(before_); }

bool ReplayFilm::start(const QString& path, Complaint& complaint) {
  // Before painting, which takes long; nothing is changed there yet.
  if (!canBeWritten(path, complaint)) return false;
  path_ = path;
  bytes_.open(QIODevice::WriteOnly);
  const auto& steps = plan_.steps;
  const std::vector<QImage> samples{frameAt(steps.front()), frameAt(steps[steps.size() / 2]), frameAt(steps.back())};
  file_ = std::make_unique<GifFile>(bytes_, plan_.size, GifColors(samples));
  slices_.start();
  return true;
}

QImage ReplayFilm::frameAt(int step) {
  replay_.goTo(step);
  board_.showPosition(replay_);
  board_.scene()->effects().skip();
  QImage frame(plan_.size, QImage::Format_RGB32);
  QPainter painter(&frame);
  const QSize room(plan_.size.width(), plan_.size.height() - kCaption);
  paintScene(painter, *board_.scene(), room, PictureSea::Painted);
  paintCaption(painter);
  return frame;
}

/// Below the board: the turn, and everybody's points.
void ReplayFilm::paintCaption(QPainter& painter) const {
  const Theme& theme = board_.scene()->theme();
  const QRectF line(0, plan_.size.height() - kCaption, plan_.size.width(), kCaption);
  const bool isChain = board_.isChain();
  const int turn = replay_.turns()[static_cast<std::size_t>(replay_.turnAt(replay_.step()))].number;
  //: In an animated picture of a Big Game; %1 the number of a round
  const QString round = tr("Round %1").arg(QLocale().toString(turn));
  //: In an animated picture of a game; %1 the number of a turn
  const QString when = isChain ? round : tr("Turn %1").arg(QLocale().toString(turn));
  painter.setClipRect(line);
  painter.fillRect(line, theme.surface);
  painter.setFont(textFont(kNoteText, Weight::Bold));
  painter.setPen(theme.ink);
  QRectF rest = line.adjusted(kBetween, 0, -kBetween, 0);
  painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, when);
  rest.setLeft(rest.left() + painter.fontMetrics().horizontalAdvance(when) + 2 * kBetween);
  if (isChain) return;  // of too many players
  painter.setFont(textFont(kNoteText));
  const double width = rest.width() / replay_.definition().seats;
  for (const SeatId seat : seatsOf(replay_.definition().seats)) {
    const State& state = replay_.state();
    const int points = cards_.areOpen(seat) ? state.points(seat) : state.shownPoints(seat);
    QRectF part(rest.left() + width * seat.value, rest.top(), width - kBetween, rest.height());
    const QRectF disc(part.left(), part.center().y() - kColorDisc / 2, kColorDisc, kColorDisc);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.ink, 1));
    painter.setBrush(playerColor(replay_.colorOf(seat)).fill);
    painter.drawEllipse(disc);
    part.setLeft(disc.right() + kBetween / 2);
    painter.setPen(theme.ink);
    //: In an animated picture of a game; %1 a player, %2 their points
    const QString said = tr("%1: %2").arg(replay_.nameOf(seat), QLocale().toString(points));
    painter.drawText(part, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(said, Qt::ElideMiddle, static_cast<int>(part.width())));
  }
}

/// One frame.
void ReplayFilm::goOn() {
  const bool isLast = next_ + 1 == plan_.steps.size();
  const bool isAdded = file_->add(frameAt(plan_.steps[next_++]), isLast ? kAtEnd : plan_.hundredths);
  if (bytes_.size() > kMostBytes)
    //: Why an animated picture cannot be saved
    return giveUp(tr("It would be too large. A smaller size or a picture for each turn takes less room."));
  if (!isAdded) return giveUp(whyNotMade());
  Q_EMIT progressed(static_cast<int>(next_ * 100 / plan_.steps.size()));
  if (isLast) end();
}

void ReplayFilm::giveUp(const QString& sentence) {
  slices_.stop();
  Complaint complaint;
  complaint.sentence = sentence;
  Q_EMIT finished(complaint);
}

QString ReplayFilm::whyNotMade() {
  //: Why an animated picture cannot be saved
  return tr("The animated picture cannot be made: one of its pictures does not fit into such a file.");
}

void ReplayFilm::end() {
  slices_.stop();
  if (!file_->finish()) return giveUp(whyNotMade());
  Complaint complaint;
  (void)writeFile(path_, bytes_.data(), complaint);
  Q_EMIT finished(complaint);
}

}  // namespace tapu

#include "moc_replay_film.cpp"
