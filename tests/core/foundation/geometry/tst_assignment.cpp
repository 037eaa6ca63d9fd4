#include "geometry/assignment.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace tst_assignment {

using namespace limber;

namespace {

// Returns the sum of the gains of an assignment; fails the test if the assignment uses a column twice.
double gainOf(const std::vector<int> &assigned, int columns, const std::vector<double> &gains)
{
    double sum = 0.0;
    std::set<int> taken;
    for (std::size_t row = 0; row < assigned.size(); ++row) {
        const int column = assigned[row];
        if (column < 0)
            continue;
        if (column >= columns || !taken.insert(column).second)
            return -1e9;
        sum += gains[row * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
    }
    return sum;
}

// Finds the best sum by trying all assignments.
double bestGain(int row, int rows, int columns, const std::vector<double> &gains, std::vector<bool> &taken)
{
    if (row == rows)
        return 0.0;
    double best = bestGain(row + 1, rows, columns, gains, taken);
    for (int column = 0; column < columns; ++column) {
        const auto index = static_cast<std::size_t>(column);
        if (taken[index])
            continue;
        taken[index] = true;
        const double gain = gains[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + index];
        best = std::max(best, gain + bestGain(row + 1, rows, columns, gains, taken));
        taken[index] = false;
    }
    return best;
}

} // namespace

// Assigns columns to rows so that the sum of the gains is as large as possible.
class AssignmentTest : public QObject
{
    Q_OBJECT

private slots:
    void theSumOfTheGainsIsTheLargestPossible_data();
    void theSumOfTheGainsIsTheLargestPossible();
    void pairsWithoutAGainAreNotAssigned();
    void anEmptyProblemHasAnEmptyAssignment();
    void manyRowsTakeTheLargestGainsFirst();
};

void AssignmentTest::theSumOfTheGainsIsTheLargestPossible_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const auto &[rows, columns] : {std::pair(1, 1), {1, 5}, {5, 1}, {3, 3}, {4, 6}, {6, 4}, {6, 6}})
        QTest::addRow("%d x %d", rows, columns) << rows << columns;
}

void AssignmentTest::theSumOfTheGainsIsTheLargestPossible()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    std::mt19937 random(static_cast<unsigned>(100 * rows + columns));
    std::uniform_real_distribution<double> number(-1.0, 1.0);
    for (int round = 0; round < 60; ++round) {
        std::vector<double> gains(static_cast<std::size_t>(rows * columns));
        std::ranges::generate(gains, [&] { return number(random); });
        const std::vector<int> assigned = assignColumns(rows, columns, gains);
        QCOMPARE(static_cast<int>(assigned.size()), rows);
        std::vector<bool> taken(static_cast<std::size_t>(columns));
        QVERIFY(std::abs(gainOf(assigned, columns, gains) - bestGain(0, rows, columns, gains, taken)) < 1e-9);
    }
}

void AssignmentTest::pairsWithoutAGainAreNotAssigned()
{
    QCOMPARE(assignColumns(2, 2, {0.0, -1.0, -2.0, 0.0}), (std::vector<int>{-1, -1}));
    QCOMPARE(assignColumns(2, 2, {0.0, 1.0, -2.0, -5.0}), (std::vector<int>{1, -1}));
}

void AssignmentTest::anEmptyProblemHasAnEmptyAssignment()
{
    QCOMPARE(assignColumns(0, 3, {}), std::vector<int>());
    QCOMPARE(assignColumns(2, 0, {}), (std::vector<int>{-1, -1}));
}

void AssignmentTest::manyRowsTakeTheLargestGainsFirst()
{
    constexpr int count = 60; // too many to be solved exactly
    std::vector<double> gains(std::size_t{count} * count, 0.5);
    for (int row = 0; row < count; ++row)
        gains[static_cast<std::size_t>(row * count + (count - 1 - row))] = 2.0 + row;
    const std::vector<int> assigned = assignColumns(count, count, gains);
    for (int row = 0; row < count; ++row)
        QCOMPARE(assigned[static_cast<std::size_t>(row)], count - 1 - row);
}

QTEST_APPLESS_MAIN(AssignmentTest)

} // namespace tst_assignment

#include "tst_assignment.moc"
