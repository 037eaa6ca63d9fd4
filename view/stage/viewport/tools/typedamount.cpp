#include "viewport/tools/typedamount.h"

#include "items/numberexpression.h"

namespace limber {

namespace {

constexpr qsizetype longestAmount = 24; // letters

} // namespace

bool TypedAmount::type(const QString &text)
{
    static const QString characters = QStringLiteral("0123456789.,+-*/=()");
    const bool isPart = text.size() == 1 && characters.contains(text) && m_text.size() < longestAmount;
    if (isPart)
        m_text += text;
    return isPart;
}

bool TypedAmount::isWrong() const
{
    return !m_text.isEmpty() && !evaluateExpression(m_text, 0.0);
}

double TypedAmount::valueOr(double amount) const
{
    return m_text.isEmpty() ? amount : evaluateExpression(m_text, amount).value_or(amount);
}

} // namespace limber
