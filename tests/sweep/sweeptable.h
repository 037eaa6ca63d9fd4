#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace limber::test {

// The worst that one tool did to one take by one rule.
struct SweepRow
{
    QString take;
    QString tool;
    QString rule;
    double worst = 0.0;
    double allowed = 0.0;
    QString where; // joint and frame

    double tolerated = 0.0; // what hardly any take may go beyond

    [[nodiscard]] bool isBroken() const { return worst > allowed; }
    [[nodiscard]] bool isGross() const { return worst > tolerated; }
    // Returns the row in words.
    [[nodiscard]] QString text() const;
};

// Returns the rules that a tool breaks in more than this fraction of the takes, in words; accelerations may be twice as
// many, since a foot that is held needs some.
[[nodiscard]] QStringList brokenTooOften(const std::vector<SweepRow> &rows, double fraction,
                                         bool (SweepRow::*isBad)() const);

// Writes the rows to the file that the environment variable LIMBER_SWEEP_TABLE names, if there is one, separated by
// tabs.
void writeTable(const std::vector<SweepRow> &rows);

} // namespace limber::test
