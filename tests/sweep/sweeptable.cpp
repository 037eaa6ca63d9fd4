#include "sweep/sweeptable.h"

#include <QFile>
#include <QMap>
#include <QSet>
#include <QTextStream>

namespace limber::test {

QString SweepRow::text() const
{
    return QStringLiteral("%1: %2 after %3: %4, allowed are %5 (%6)")
        .arg(take, rule, tool)
        .arg(worst, 0, 'f', 2)
        .arg(allowed, 0, 'f', 2)
        .arg(where);
}

QStringList brokenTooOften(const std::vector<SweepRow> &rows, double fraction, bool (SweepRow::*isBad)() const)
{
    QMap<QString, QSet<QString>> brokenBy; // takes by tool and rule
    QMap<QString, QSet<QString>> triedBy; // takes by tool
    for (const SweepRow &row : rows) {
        triedBy[row.tool].insert(row.take);
        if ((row.*isBad)())
            brokenBy[row.tool + QStringLiteral(": ") + row.rule].insert(row.take);
    }
    QStringList broken;
    for (auto each = brokenBy.cbegin(); each != brokenBy.cend(); ++each) {
        const qsizetype tried = triedBy[each.key().section(QStringLiteral(": "), 0, 0)].size();
        const bool isJerk = each.key().endsWith(QStringLiteral(": jerk"));
        if (static_cast<double>(each->size()) > (isJerk ? 2.0 : 1.0) * fraction * static_cast<double>(tried))
            broken.append(QStringLiteral("%1: %2 of %3 takes").arg(each.key()).arg(each->size()).arg(tried));
    }
    return broken;
}

void writeTable(const std::vector<SweepRow> &rows)
{
    const QString path = qEnvironmentVariable("LIMBER_SWEEP_TABLE");
    QFile file(path);
    if (path.isEmpty() || !file.open(QFile::WriteOnly | QFile::Text))
        return;
    QTextStream out(&file);
    out << "take\ttool\trule\tworst\tallowed\twhere\n";
    for (const SweepRow &row : rows) {
        out << row.take << '\t' << row.tool << '\t' << row.rule << '\t' << row.worst << '\t' << row.allowed << '\t'
            << row.where << '\n';
    }
}

} // namespace limber::test
