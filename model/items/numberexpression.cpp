#include "items/numberexpression.h"

#include "bvh/text/numberparser.h"

#include <cmath>
#include <string>

namespace limber {

namespace {

constexpr int deepestBrackets = 64;

// A small recursive-descent calculator: sum = product {+|- product}, product = sign {*|/ sign},
// sign = [+|-] (number | "(" sum ")").
class Calculator
{
public:
    explicit Calculator(std::string text) : m_text(std::move(text)) {}

    std::optional<double> evaluate()
    {
        const double value = sum();
        skipBlanks();
        if (!m_ok || m_at != m_text.size() || !std::isfinite(value))
            return std::nullopt;
        return value;
    }

private:
    void skipBlanks()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
    }

    bool take(char c)
    {
        skipBlanks();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    double sum()
    {
        double value = product();
        while (m_ok) {
            if (take('+'))
                value += product();
            else if (take('-'))
                value -= product();
            else
                break;
        }
        return value;
    }

    double product()
    {
        double value = sign();
        while (m_ok) {
            if (take('*'))
                value *= sign();
            else if (take('/'))
                value /= sign();
            else
                break;
        }
        return value;
    }

    double sign()
    {
        bool negative = false;
        while (m_ok) {
            if (take('-'))
                negative = !negative;
            else if (!take('+'))
                break;
        }
        const double value = operand();
        return negative ? -value : value;
    }

    double operand()
    {
        if (take('(')) {
            if (++m_depth > deepestBrackets)
                return fail();
            const double value = sum();
            --m_depth;
            return take(')') ? value : fail();
        }
        skipBlanks();
        const char *begin = m_text.data() + m_at;
        const ParsedNumber number = parseNumber(begin, m_text.data() + m_text.size());
        if (number.fault != NumberFault::None)
            return fail();
        m_at += static_cast<std::size_t>(number.end - begin);
        return number.value;
    }

    double fail()
    {
        m_ok = false;
        return 0.0;
    }

    std::string m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_ok = true;
};

std::optional<double> relative(char operation, double present, double amount)
{
    const double value = operation == '+'   ? present + amount
                         : operation == '-' ? present - amount
                         : operation == '*' ? present * amount
                                            : present / amount;
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

// Removes one unit after the number, as people type it.
QString withoutUnit(QString text)
{
    for (const QString &unit :
         {QStringLiteral("°"), QStringLiteral("deg"), QStringLiteral("cm"), QStringLiteral("s")}) {
        if (text.endsWith(unit, Qt::CaseInsensitive))
            return text.chopped(unit.size()).trimmed();
    }
    return text;
}

} // namespace

std::optional<double> evaluateExpression(const QString &typed, double present)
{
    QString text = withoutUnit(typed.trimmed());
    text.replace(QChar(0x2212), QLatin1Char('-'));
    if (text.count(QLatin1Char(',')) == 1 && !text.contains(QLatin1Char('.')))
        text.replace(QLatin1Char(','), QLatin1Char('.'));
    if (text.isEmpty())
        return std::nullopt;

    const char first = text.at(0).toLatin1();
    const bool assigns = text.size() > 1 && text.at(1) == QLatin1Char('=');
    const bool scales = first == '*' || first == '/';
    const bool adds = first == '+' || first == '-';
    if (scales || (adds && assigns)) {
        const auto amount = Calculator(text.mid(assigns ? 2 : 1).toStdString()).evaluate();
        return amount ? relative(first, present, *amount) : std::nullopt;
    }
    return Calculator(text.toStdString()).evaluate();
}

} // namespace limber
