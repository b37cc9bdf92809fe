// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <algorithm>

#include "app/session/event/event_results.h"
#include "app/text/language.h"

// The results of an event as one page for a browser.

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr const char* kStyle = R"(
:root { color-scheme: light dark; --ink: #20243a; --ink2: #585c72; --paper: #fffbf3; --line: #dfd0b4; --first: #fdebc4; }
@media (prefers-color-scheme: dark) { :root { --ink: #f4ecdd; --ink2: #b9bbcb; --paper: #1d2436; --line: #3d4763; --first: #4a3c20; } }
body { font: 1rem/1.45 "Noto Sans", "Noto Sans Devanagari", sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60em; margin: 2em auto; padding: 0 1em; }
h1 { margin-bottom: 0; } .note { color: var(--ink2); margin-top: .2em; }
table { border-collapse: collapse; width: 100%; margin: 1em 0 2em; font-variant-numeric: tabular-nums; }
th, td { padding: .3em .6em; border-bottom: 1px solid var(--line); text-align: right; }
th { color: var(--ink2); font-weight: 600; } .name { text-align: left; } .first td { background: var(--first); }
.total { font-weight: 700; } svg { width: 100%; height: auto; }
@media print { body { margin: 0; max-width: none; } }
)";

QString text(const QString& plain) { return plain.toHtmlEscaped(); }
QString pageNumber(int number) { return QLocale().toString(number); }

QString tag(const QString& name, const QString& inside, const QString& kind = {}) {
  const QString opening = kind.isEmpty() ? name : name + u" class=\""_s + kind + u'"';
  return u'<' + opening + u'>' + inside + u"</"_s + name + u'>';
}

QString symbol(Territory group) { return group == Territory::Moon ? u"☾"_s : u"☀"_s; }

QString rankingOf(const EventResults& results) {
  //: Head of a narrow column: the place in the ranking
  QString head = tag(u"th"_s, text(EventResults::tr("Place"))) +
                 //: Head of a column
                 tag(u"th"_s, text(EventResults::tr("Player")), u"name"_s) +
                 //: Head of a column: number of a board
                 tag(u"th"_s, text(EventResults::tr("Board")), u"name"_s);
  //: Head of a column: the sum of the points
  const QStringList heads = EventResults::sourceHeads() << EventResults::tr("Total");
  for (const QString& each : heads) head += tag(u"th"_s, text(each));
  QString lines = tag(u"thead"_s, tag(u"tr"_s, head));  // on paper it comes again on each page
  const bool isWon = results.isWon();                   // paper shows no color: a star beside the first place
  for (const EventResults::Row& row : results.rows) {
    const PointSources& from = row.from;
    QString cells =
        tag(u"td"_s, (isWon && row.rank == 1 ? u"★ "_s : QString()) + pageNumber(row.rank)) +
        tag(u"td"_s, text(row.shownName()), u"name"_s) +
        tag(u"td"_s, symbol(row.group) + u' ' + pageNumber(row.board + 1) + u' ' + text(row.letter), u"name"_s);
    for (const int number : {from.settlements, from.cities, from.longestRoad, from.largestArmy, from.cards, from.bonus})
      cells += tag(u"td"_s, pageNumber(number));
    cells += tag(u"td"_s, pageNumber(row.points), u"total"_s);
    lines += u'\n' + tag(u"tr"_s, cells, row.rank == 1 ? u"first"_s : QString());
  }
  return tag(u"table"_s, lines);
}

QString roundsOf(const EventResults& results) {
  const QStringList heads{//: Head of a column: number of a round
                          EventResults::tr("Round"),
                          //: Head of a column: Sun or Moon
                          EventResults::tr("Group"),
                          //: Head of a column: the dice of a round
                          EventResults::tr("Throw"),
                          //: Head of a column: the throw that moves robbers
                          EventResults::tr("Throw for the robbers")};
  QString head;
  for (const QString& each : heads) head += tag(u"th"_s, text(each));
  QString lines = tag(u"thead"_s, tag(u"tr"_s, head));
  const auto dice = [](const std::array<quint8, 2>& both) {
    return both[0] == 0
               ? QString()
               : pageNumber(both[0]) + u" + "_s + pageNumber(both[1]) + u" = "_s + pageNumber(both[0] + both[1]);
  };
  for (const EventResults::Round& round : results.rounds)
    lines += u'\n' + tag(u"tr"_s, tag(u"td"_s, pageNumber(round.number)) + tag(u"td"_s, symbol(round.group)) +
                                      tag(u"td"_s, dice(round.dice)) + tag(u"td"_s, dice(round.second)));
  return tag(u"table"_s, lines);
}

/// The points of the first four, which change in steps.
QString chartOf(const EventResults& results) {
  constexpr int kWidth = 800, kHeight = 220, kBottom = 200, kLines = 4;
  static constexpr std::array<const char*, kLines> kColors{"#009e73", "#cc79a7", "#0072b2", "#d55e00"};
  if (results.rounds.size() < 2) return {};
  int most = 1;
  for (const EventResults::Round& round : results.rounds) {
    for (const quint8 points : round.points) most = std::max<int>(most, points);
  }
  const double step = kWidth / static_cast<double>(results.rounds.size());
  QString drawing, names;
  for (std::size_t i = 0; i < std::min<std::size_t>(kLines, results.rows.size()); ++i) {
    QString path;
    for (std::size_t r = 0; r < results.rounds.size(); ++r) {
      const int points = results.rounds[r].points[results.rows[i].seat.value];
      const double y = kBottom - (kBottom - 10.0) * points / most + 2.0 * static_cast<double>(i);
      const QString height = QString::number(y, 'f', 1);
      path += (r == 0 ? u"M0 "_s : u"V"_s) + height + u'H' + QString::number(step * static_cast<double>(r + 1), 'f', 1);
    }
    const QString color = QString::fromLatin1(kColors[i]);
    drawing += u"<path d=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"2.5\"/>"_s.arg(path, color);
    names += u" <span style=\"color:%1\">■</span> %2"_s.arg(color, text(results.rows[i].shownName()));
  }
  return u"<svg viewBox=\"0 0 %1 %2\" role=\"img\">%3</svg>\n<p>%4</p>"_s.arg(kWidth).arg(kHeight).arg(drawing, names);
}

}  // namespace

QByteArray EventResults::asHtml() const {
  QString body = tag(u"h1"_s, text(headline())) + u'\n' +
                 tag(u"p"_s, text(event.isEmpty() ? note() : event + u" · "_s + note()), u"note"_s) + u'\n';
  const auto group = [&](Territory which, const QString& name) {
    return symbol(which) + u' ' + text(name.arg(QLocale().toString(average(which), 'f', 1)));
  };
  body +=
      tag(u"p"_s,
          //: Average points of a group; %1 a number
          group(Territory::Sun, tr("Sun: %1 points on average")) + u"<br>"_s +
              //: Average points of a group; %1 a number
              group(Territory::Moon, /*: Average points of a group; %1 a number */ tr("Moon: %1 points on average"))) +
      u'\n';
  //: Heading over a table
  body += tag(u"h2"_s, text(tr("Ranking"))) + rankingOf(*this) + u'\n';
  if (const QString rule = tieRule(); !rule.isEmpty()) body += tag(u"p"_s, text(rule), u"note"_s) + u'\n';
  if (const QString chart = chartOf(*this); !chart.isEmpty())
    //: Heading over a chart of the points of the first four players
    body += tag(u"section"_s,
                tag(u"h2"_s, text(tr("The first four: points over the rounds, point cards at the end"))) + chart) +
            u'\n';
  //: Heading over a table
  if (!rounds.empty()) body += tag(u"h2"_s, text(tr("Rounds"))) + roundsOf(*this) + u'\n';
  const QString page =
      u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width\">\n"_s.arg(languageInUse()) +
      tag(u"title"_s, text(event.isEmpty() ? headline() : event)) + u"\n<style>"_s + QString::fromLatin1(kStyle) +
      u"</style>\n</head>\n<body>\n"_s + body + u"</body>\n</html>\n"_s;
  return page.toUtf8();
}

}  // namespace tapu
