#include "theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QTest>

#include <memory>
#include <vector>

#include <malloc.h>

using namespace limber;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr bool allocatorCounts = false;
#else
constexpr bool allocatorCounts = true;
#endif

// In kB.
double usedMemory()
{
    return 1e-3 * static_cast<double>(::mallinfo2().uordblks);
}

void makeAndDeleteFields(int count)
{
    std::vector<std::unique_ptr<QWidget>> fields;
    for (int i = 0; i < count; ++i) {
        fields.push_back(std::make_unique<QDoubleSpinBox>());
        auto list = std::make_unique<QComboBox>();
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        fields.push_back(std::move(list));
    }
}

} // namespace

// What holds for the look of the whole program.
class ThemeTest : public QObject
{
    Q_OBJECT

private slots:
    void forgetsFieldsThatAreGone();
};

void ThemeTest::forgetsFieldsThatAreGone()
{
    if (!allocatorCounts)
        QSKIP("The sanitizer's memory is not counted.");
    Theme theme;
    theme.apply();
    constexpr int count = 500;
    const auto forget = [&theme] {
        theme.forgetGoneFieldsSoon();
        QTest::qWait(400);
    };
    makeAndDeleteFields(count); // what grows once
    forget();
    const double before = usedMemory();
    makeAndDeleteFields(count);
    const double kept = usedMemory() - before;
    if (kept < 0.2 * count)
        QSKIP("This version of Qt forgets them itself.");
    forget();
    QVERIFY2(usedMemory() - before < 0.2 * kept,
             qPrintable(QStringLiteral("%1 kB of %2").arg(usedMemory() - before).arg(kept)));
}

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
