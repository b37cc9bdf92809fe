# SPDX-License-Identifier: GPL-3.0-or-later
# What turns the source of QtSvg 5.15, which Debian has, into one for Qt 6: names that Qt 6 has changed, and references
# to parts of strings (QStringRef), which are views there.
s/QXmlStreamStringRef(QStringRef(&sym\.text, sym\.start, len))/sym.text.mid(sym.start, len)/
s/QXmlStreamStringRef(QStringRef(&value, 0, value\.length()))/value/
s/QXmlStreamStringRef(name)/name.toString()/
s/QXmlStreamStringRef /QString /
s/QStringRef(\([A-Za-z.]*\)\.string(), \1\.position(), 4)/QStringView(\1).left(4)/
s/QStringRef(\([A-Za-z.]*\)\.string(), \1\.position(), 3)/QStringView(\1).left(3)/
s/QStringRef(name\.string(), name\.position() + 1, 5)/QStringView(name).mid(1, 5)/
s/QStringRef strokeRef(name\.string(), .*/QStringView strokeRef = QStringView(name).mid(6);/
s/QStringRef urlRef(\(attributes\.[a-z]*\)\.string(), .*/QStringView urlRef = \1.mid(3);/
s/str\.string()->constData() + str\.position()/str.constData()/
s/QStringRef(str\.string(), str\.position() + start, l)/str.mid(start, l)/
s/QStringRef(&key, 0, key\.length())/QStringView(key)/
s/QStringRef(&sym\.text, sym\.start, sym\.len)/QStringView(sym.text).mid(sym.start, sym.len)/
s/QStringRef(&\([a-z]*\))/QStringView(\1)/
s/QStringRef str(&instr)/QStringView str(instr)/
s/QStringRef ref(&name, 1, name\.length() - 1)/QStringView ref = QStringView(name).mid(1)/
s/const QStringRef &/QStringView /g
s/QStringRef/QStringView/g
s/unicode = 0;/unicode = QChar(0);/
s/color\.midRef(1)/color.mid(1)/
s/#include "qtextcodec\.h"//
s/d->stream->setCodec.*//
s/#include "qplatformdefs\.h"//
s/#include <QtGui\/qmatrix\.h>/#include <QtGui\/qtransform.h>/
s/\*const_cast<QChar \*>(end) = 0;/*const_cast<QChar *>(end) = QChar(0);/
s/QString attribute(NodePtr node, const QString &name) const override/QString attributeValue(NodePtr node, const QCss::AttributeSelector \&selector) const override/
/QString attributeValue(NodePtr/{n;s/{/{\n        const QString \&name = selector.name;/;}
s/colorStrTr\.unicode()/colorStrTr.constData()/
s/(uncStr\.isEmpty()) ? 0 : /uncStr.isEmpty() ? QChar(0) : /
s/setWeight(SVGToQtWeight(states\.fontWeight))/setWeight(QFont::Weight(SVGToQtWeight(states.fontWeight)))/
s/^#if QT_DEPRECATED_SINCE(5, 15)/#if 0/
