#pragma once

#include <QString>

namespace limber {

// A number or a sum that is typed during a drag and replaces the amount of the mouse; it may refer to that amount.
class TypedAmount
{
public:
    // Adds what a key types; returns false if that cannot be part of a number.
    [[nodiscard]] bool type(const QString &text);
    void chop() { m_text.chop(1); }
    void clear() { m_text.clear(); }

    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    [[nodiscard]] const QString &text() const { return m_text; }
    // Returns whether text was typed that is no number.
    [[nodiscard]] bool isWrong() const;
    // Returns the typed number, or `amount`, that of the mouse, if there is none.
    [[nodiscard]] double valueOr(double amount) const;

private:
    QString m_text;
};

} // namespace limber
