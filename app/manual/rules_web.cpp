// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rules_web.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include "app/manual/rule_pictures.h"
#include "app/manual/rules_text.h"
#include "app/session/settings/languages.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr double kPictureSharpness = 2;  // pixels of a picture for one of the page

constexpr QLatin1StringView kStyle(
    "body { max-width: 46em; margin: 2em auto; padding: 0 1em; font-family: 'Noto Sans', 'Noto Sans Devanagari', "
    "sans-serif; line-height: 1.5; color: #20243a; background: #fffdf6; }\n"
    "h1, h2, h3 { line-height: 1.25; } h1 { margin-top: 2em; } h2 { margin-top: 2em; } h3 { margin-top: 1.5em; }\n"
    "table { border-collapse: collapse; margin: 1em 0; } td, th { border: 1px solid #b9b3a2; padding: 0.3em 0.6em; }\n"
    "img { max-width: 100%; height: auto; } a { color: #155e75; } nav li { margin: 0.15em 0; }\n"
    "@media print { body { max-width: none; } h2, h3 { break-after: avoid; } img, tr { break-inside: avoid; } }\n");

QString element(const QString& name, const QString& id, const QString& text) {
  return u"<%1 id=\"%2\">%3</%1>\n"_s.arg(name, id, inShownDigits(text).toHtmlEscaped());
}

/// A picture as the address of an image that contains it.
QString addressOf(const QString& picture, const Theme& theme) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  rulePicture(picture, theme, 1, kPictureSharpness).save(&buffer, "PNG");
  return u"data:image/png;base64,"_s + QString::fromLatin1(png.toBase64());
}

/// Replaces all matches of the expression by the result of `made`.
template <class Made>
QString replaced(const QString& text, const QRegularExpression& sought, Made made) {
  QString result;
  qsizetype from = 0;
  for (auto it = sought.globalMatch(text); it.hasNext();) {
    const QRegularExpressionMatch match = it.next();
    result += text.mid(from, match.capturedStart() - from) + made(match);
    from = match.capturedEnd();
  }
  return result + text.mid(from);
}

/// Qt writes the look of each paragraph into it; the page has one look for all. Only letters that stand out stay.
QString withoutLooks(const QString& html) {
  static const QRegularExpression looks(u" (?:style|align|valign|cellspacing|cellpadding|border)=\"([^\"]*)\""_s);
  return replaced(html, looks, [](const QRegularExpressionMatch& match) {
    QString kept;
    if (match.captured(1).contains(u"font-weight:700"_s)) kept += u"font-weight:700;"_s;
    if (match.captured(1).contains(u"font-style:italic"_s)) kept += u"font-style:italic;"_s;
    return kept.isEmpty() ? QString() : u" style=\"%1\""_s.arg(kept);
  });
}

/// Makes head cells of the cells in a table's head, for screen readers.
QString withHeads(const QString& html) {
  static const QRegularExpression head(u"<thead>.*?</thead>"_s, QRegularExpression::DotMatchesEverythingOption);
  return replaced(html, head, [](const QRegularExpressionMatch& match) {
    return match.captured(0).replace(u"<td>"_s, u"<th>"_s).replace(u"</td>"_s, u"</th>"_s);
  });
}

QString withPictures(const QString& html, const Theme& theme) {
  static const QRegularExpression image(u"<img src=\"picture:([^\"]*)\"([^>]*)>"_s);
  return replaced(html, image, [&theme](const QRegularExpressionMatch& match) {
    const QString name = match.captured(1);
    return u"<img src=\"%1\" width=\"%2\"%3>"_s.arg(addressOf(name, theme))
        .arg(qRound(rulePictureSize(name).width()))
        .arg(match.captured(2));
  });
}

/// The text of a section for the body of a web page.
QString bodyOf(const QString& markdown, const Theme& theme) {
  QTextDocument document;
  document.setMarkdown(shownMarkdown(markdown), QTextDocument::MarkdownDialectGitHub);
  for (QTextFrame* frame : document.rootFrame()->childFrames())
    if (auto* table = qobject_cast<QTextTable*>(frame)) {
      QTextTableFormat format = table->format();
      format.setHeaderRowCount(1);  // as in all tables of Markdown, which Qt does not keep
      table->setFormat(format);
    }
  static const QRegularExpression body(u"<body[^>]*>(.*)</body>"_s, QRegularExpression::DotMatchesEverythingOption);
  return withPictures(withHeads(withoutLooks(body.match(document.toHtml()).captured(1))), theme);
}

QString contentsOf(const RuleBook& book) {
  QString list = u"<ul>\n"_s;
  for (int chapter = 0; chapter < book.chapters().size(); ++chapter) {
    list += u"<li>%1<ul>\n"_s.arg(inShownDigits(book.chapters()[chapter].title).toHtmlEscaped());
    for (const RuleSection& section : book.sections())
      if (section.chapter == chapter)
        list += u"<li><a href=\"#%1\">%2</a></li>\n"_s.arg(section.id, inShownDigits(section.title).toHtmlEscaped());
    list += u"</ul></li>\n"_s;
  }
  return list + u"</ul>\n"_s;
}

QString chaptersOf(const RuleBook& book, const Theme& theme) {
  QString text;
  int chapter = -1;
  for (const RuleSection& section : book.sections()) {
    if (std::exchange(chapter, section.chapter) != section.chapter)
      text += element(u"h2"_s, u"chapter-"_s + book.chapters()[chapter].id, book.chapters()[chapter].title);
    text += element(u"h3"_s, section.id, section.title) + bodyOf(section.text, theme);
  }
  return text;
}

}  // namespace

QString webPage(std::span<const RuleBook> books, const QString& language, const Theme& theme) {
  QString contents, text;
  QStringList titles{u"Tapu टापू"_s};
  for (std::size_t i = 0; i < books.size(); ++i) {
    const QString id = u"book-%1"_s.arg(i);
    contents += u"<h2><a href=\"#%1\">%2</a></h2>\n"_s.arg(id, books[i].title().toHtmlEscaped()) + contentsOf(books[i]);
    text += element(u"h1"_s, id, books[i].title()) + chaptersOf(books[i], theme);
    titles << books[i].title().toHtmlEscaped();
  }
  return u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width\">\n"
         "<title>%5</title>\n<style>\n%2</style>\n</head>\n"
         "<body>\n<nav>\n%3</nav>\n%4</body>\n</html>\n"_s.arg(language, kStyle, contents, text, titles.join(u" · "_s));
}

}  // namespace tapu
