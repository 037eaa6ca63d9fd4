#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QStringList>

#include <algorithm>

namespace limber::test {

// The first rows of a list or tree, and how many more it has.
inline void addRows(const QAbstractItemModel &model, QStringList &lines)
{
    using namespace Qt::StringLiterals;
    constexpr int mostRows = 6;
    int count = 0;
    const auto add = [&](const auto &self, const QModelIndex &parent, const QString &indent) -> void {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            if (++count <= mostRows) {
                QStringList cells;
                for (int column = 0; column < model.columnCount(parent); ++column)
                    cells << model.index(row, column, parent).data().toString();
                lines << indent + cells.join(u" | "_s);
            }
            self(self, model.index(row, 0, parent), indent + u"  "_s);
        }
    };
    add(add, {}, u"- "_s);
    if (count > mostRows)
        lines << u"- and %1 rows"_s.arg(count - mostRows);
}

// The text of a widget that users read or type in; nothing for others.
inline QString textOf(const QWidget *widget)
{
    using namespace Qt::StringLiterals;
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return u"label: "_s + label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
        const QString text = button->text().isEmpty() ? button->toolTip() : button->text();
        if (text.isEmpty())
            return {}; // such as the arrows of a tab bar that is too narrow
        return u"button%1: "_s.arg(button->isChecked() ? u" (on)"_s : QString()) + text;
    }
    if (const auto *choice = qobject_cast<const QComboBox *>(widget))
        return u"choice: "_s + choice->currentText();
    if (const auto *field = qobject_cast<const QLineEdit *>(widget))
        return u"field: "_s + (field->text().isEmpty() ? field->placeholderText() : field->text());
    return {};
}

// All visible texts, in the order in which the widgets were made.
inline QStringList textsOf(const QWidget &panel)
{
    using namespace Qt::StringLiterals;
    QStringList lines;
    for (const QWidget *widget : panel.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&panel))
            continue;
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget); view && view->model())
            addRows(*view->model(), lines);
        if (const QString text = textOf(widget); !text.isEmpty())
            lines << QString(text).replace(u'\n', u" / "_s) + (widget->isEnabled() ? QString() : u" (disabled)"_s);
    }
    return lines;
}

// The same in few lines: labels as they are, fields in brackets, buttons in angle brackets.
inline QStringList foldedTexts(const QStringList &texts)
{
    using namespace Qt::StringLiterals;
    constexpr qsizetype width = 110;
    QStringList lines;
    bool isFull = true;
    for (const QString &text : texts) {
        const bool isRow = text.startsWith(u"- "_s);
        const qsizetype colon = text.indexOf(u": "_s);
        const QString kind = isRow ? QString() : text.first(std::max<qsizetype>(0, colon));
        QString shown = colon < 0 || isRow ? text : text.sliced(colon + 2);
        if (kind == u"field"_s || kind == u"choice"_s)
            shown = u'[' + shown + u']';
        else if (kind == u"button"_s || kind == u"button (on)"_s)
            shown = u'<' + shown + (kind == u"button"_s ? u">"_s : u", on>"_s);
        else if (kind != u"label"_s)
            shown = text;
        if (shown.isEmpty())
            continue; // a label without a text
        if (isRow || isFull || lines.back().size() + shown.size() > width)
            lines << shown;
        else
            lines.back() += u"  "_s + shown;
        isFull = isRow;
    }
    return lines;
}

} // namespace limber::test
