#include "support/results/storedresults.h"

#include "support/textfiles.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace limber::test {

namespace {

const QString separator = u" » "_s; // between a name and a result of one line
constexpr qsizetype width = 170;

const QRegularExpression &numbers()
{
    static const QRegularExpression expression(u"-?\\d+(\\.\\d+)?([eE][-+]?\\d+)?"_s);
    return expression;
}

} // namespace

QString withoutNumbers(QString line)
{
    return line.replace(numbers(), u"0"_s);
}

QList<double> numbersIn(const QString &line)
{
    QList<double> result;
    for (auto each = numbers().globalMatch(line); each.hasNext();)
        result << each.next().captured().toDouble();
    return result;
}

StoredResults::StoredResults(QString path, const Tolerance &tolerance)
    : m_path(std::move(path)), m_tolerance(tolerance), m_stores(qEnvironmentVariableIsSet("LIMBER_STORE_RESULTS"))
{
    for (const QString &line : QString::fromUtf8(bytesOf(m_path)).split(u'\n')) {
        if (line.startsWith(u"> "_s)) {
            const QStringList parts = line.sliced(2).split(separator);
            m_results.append({parts.first(), parts.sliced(1)});
        } else if (line.startsWith(u"  "_s) && !m_results.isEmpty()) {
            m_results.last().lines << line.sliced(2);
        } else if (line.startsWith(u'#')) {
            m_comments << line;
        }
    }
}

StoredResults::~StoredResults()
{
    if (!m_stores)
        return;
    QStringList lines = m_comments;
    bool wasInOneLine = false;
    for (const Result &each : m_results) {
        if (!m_compared.contains(each.name))
            continue; // no test has it any more
        const QString oneLine = (QStringList{u"> "_s + each.name} + each.lines).join(separator);
        const bool isInOneLine = each.lines.size() <= 1 && oneLine.size() <= width;
        if (!isInOneLine || !wasInOneLine)
            lines << QString();
        wasInOneLine = isInOneLine;
        if (isInOneLine) {
            lines << oneLine;
            continue;
        }
        lines << u"> "_s + each.name;
        for (const QString &line : each.lines)
            lines << u"  "_s + line;
    }
    lines << QString();
    QFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || file.write(lines.join(u'\n').toUtf8()) < 0)
        qFatal("%s cannot be written", qPrintable(m_path));
}

QStringList StoredResults::names() const
{
    QStringList result;
    for (const Result &each : m_results)
        result << each.name;
    return result;
}

StoredResults::Result &StoredResults::resultNamed(const QString &name)
{
    const auto found = std::ranges::find(m_results, name, &Result::name);
    if (found != m_results.end())
        return *found;
    m_results.append({name, {}});
    return m_results.last();
}

bool StoredResults::isSame(const QString &stored, const QString &now) const
{
    if (stored == now)
        return true;
    return withoutNumbers(stored) == withoutNumbers(now) &&
           std::ranges::equal(numbersIn(stored), numbersIn(now), [this](double a, double b) {
               return std::abs(a - b) <= m_tolerance.absolute + m_tolerance.relative * std::abs(a);
           });
}

QString StoredResults::difference(const QString &name, const QStringList &lines)
{
    m_compared.insert(name);
    if (m_stores) {
        resultNamed(name).lines = lines;
        return {};
    }
    const auto found = std::ranges::find(m_results, name, &Result::name);
    if (found == m_results.end())
        return u"nothing is stored"_s;
    const QStringList &stored = found->lines;
    for (qsizetype index = 0; index < std::max(stored.size(), lines.size()); ++index) {
        const QString before = stored.value(index, u"(nothing)"_s);
        const QString after = lines.value(index, u"(nothing)"_s);
        if (!isSame(before, after))
            return u"stored: %1\nnow:    %2"_s.arg(before, after);
    }
    return {};
}

} // namespace limber::test
