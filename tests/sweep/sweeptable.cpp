#include "sweep/sweeptable.h"

#include <QFile>
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
