// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/field_limit.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <utility>

#include "app/kit/herald.h"
#include "app/kit/tip_above.h"
#include "app/text/whole_letters.h"

namespace tapu {

namespace {

std::function<void(const QString&)> tipAbove(QWidget* field) {
  return [field, herald = new Herald(field)](const QString& sentence) {
    showTipAbove(field, sentence);
    herald->say(sentence);
  };
}

/// Marks and vowel signs take room of their own, so the number of letters that fit depends on them.
QString leftOutBeyond(const QString& kept) {
  //: Beside a field, such as that for a name or a message: what was typed or pasted beyond its limit was left out; %n
  //: letters, each with its marks
  return QCoreApplication::translate("FieldLimit", "%n letter(s) of this fit here; the rest was left out.", nullptr,
                                     letterCount(kept));
}

/// Qt cuts by units: half of a sign may be left before the cursor.
void removeHalfSign(QLineEdit* field) {
  const int at = field->cursorPosition();
  const QString text = field->text();
  const bool isHalf = at > 0 && text[at - 1].isHighSurrogate() && (at == text.size() || !text[at].isLowSurrogate());
  if (isHalf) field->backspace();
}

}  // namespace

void limitLength(QLineEdit* field, int most, std::function<void(const QString&)> tell) {
  field->setMaxLength(most);
  QObject::connect(field, &QLineEdit::textEdited, field, [field] { removeHalfSign(field); });
  const auto tellFull = [field, tell = tell ? std::move(tell) : tipAbove(field)] {
    constexpr int kUnitsOfSign = 2;
    if (field->text().size() + kUnitsOfSign <= field->maxLength()) return;  // something else was wrong with it
    tell(leftOutBeyond(field->text()));
  };
  // Later, since a part that still fitted causes an edit signal after it.
  QObject::connect(field, &QLineEdit::inputRejected, field, tellFull, Qt::QueuedConnection);
}

void limitLength(QPlainTextEdit* field, int most) {
  QObject::connect(field, &QPlainTextEdit::textChanged, field, [field, most, tell = tipAbove(field)] {
    const QString text = field->toPlainText();
    const int size = static_cast<int>(text.size()), excess = size - most;
    if (excess <= 0) return;
    const int typedTo = field->textCursor().position();
    const int end =
        typedTo >= excess ? typedTo : size;  // the cursor stands behind the new letters, but for a whole new text
    QTextCursor cut(field->document());
    cut.joinPreviousEditBlock();
    cut.setPosition(static_cast<int>(letterStart(text, end - excess)));
    cut.setPosition(end, QTextCursor::KeepAnchor);
    cut.removeSelectedText();
    cut.endEditBlock();
    tell(leftOutBeyond(field->toPlainText()));
  });
}

}  // namespace tapu
