#pragma once

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace limber {

// A property of line edits for numbers: Space starts playback there unless text is being typed.
constexpr auto holdsNumber = "holdsNumber";

// Returns whether letters are text in this widget.
[[nodiscard]] inline bool takesText(const QObject *widget)
{
    const auto *box = qobject_cast<const QComboBox *>(widget);
    return qobject_cast<const QLineEdit *>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(widget) != nullptr ||
           qobject_cast<const QPlainTextEdit *>(widget) != nullptr ||
           qobject_cast<const QTextEdit *>(widget) != nullptr || (box != nullptr && box->isEditable());
}

// Returns whether the widget is a field for a number in which nothing is being typed: letters mean nothing there.
[[nodiscard]] inline bool isIdleNumberField(const QObject *widget)
{
    const auto *field = qobject_cast<const QLineEdit *>(widget);
    return field != nullptr && field->property(holdsNumber).toBool() && !field->isModified();
}

} // namespace limber
