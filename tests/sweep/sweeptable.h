#pragma once

#include <QString>

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

    [[nodiscard]] bool isBroken() const { return worst > allowed; }
    // Returns the row in words.
    [[nodiscard]] QString text() const;
};

// Writes the rows to the file that the environment variable LIMBER_SWEEP_TABLE names, if there is one, separated by
// tabs.
void writeTable(const std::vector<SweepRow> &rows);

} // namespace limber::test
