#pragma once

#include <QString>

namespace limber {

// A number or a sum that is typed during a drag, in place of what the mouse says; it may refer to that.
class TypedAmount
{
public:
    // Takes what a key types; false if that is no part of a number.
    [[nodiscard]] bool type(const QString &text);
    void chop() { m_text.chop(1); }
    void clear() { m_text.clear(); }

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    [[nodiscard]] const QString &text() const { return m_text; }
    // Something is typed and makes no number.
    [[nodiscard]] bool isWrong() const;
    // What was typed, if that is a number; else `amount`, that of the mouse.
    [[nodiscard]] double valueOr(double amount) const;

private:
    QString m_text;
};

} // namespace limber
