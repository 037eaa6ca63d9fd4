#include "base/progress.h"

#include <QList>
#include <QTest>

namespace tst_progress {

using namespace limber;

class ProgressTest : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyOneNeverStops();
    void partsDivideTheProgress();
    void aPartOfAnEmptyOneIsEmpty();
    void framesAreReportedAtIntervals();
    void stopsWhenTheReportReturnsFalse();
};

void ProgressTest::anEmptyOneNeverStops()
{
    const Progress progress;
    QVERIFY(!progress);
    QVERIFY(progress(0.5));
    QVERIFY(!progress.wantsToStop(0, 1000));
}

void ProgressTest::partsDivideTheProgress()
{
    QList<double> reported;
    const Progress progress = [&](double fraction) {
        reported.append(fraction);
        return true;
    };
    const Progress second = progress.part(0.5, 1.0);
    QVERIFY(second(0.0));
    QVERIFY(second.part(0.5, 0.75)(1.0));
    QVERIFY(second(1.0));
    QCOMPARE(reported, QList<double>({0.5, 0.875, 1.0}));
}

void ProgressTest::aPartOfAnEmptyOneIsEmpty()
{
    QVERIFY(!Progress().part(0.2, 0.4));
}

void ProgressTest::framesAreReportedAtIntervals()
{
    constexpr int frames = 10'000;
    QList<double> reported;
    const Progress progress = [&](double fraction) {
        reported.append(fraction);
        return true;
    };
    for (int frame = 0; frame < frames; ++frame)
        QVERIFY(!progress.wantsToStop(frame, frames));
    QVERIFY(reported.size() >= 10 && reported.size() <= frames / 10);
    QCOMPARE(reported.first(), 0.0);
    QVERIFY(std::is_sorted(reported.begin(), reported.end()) && reported.last() < 1.0);
}

void ProgressTest::stopsWhenTheReportReturnsFalse()
{
    const Progress progress = [](double fraction) { return fraction < 0.5; };
    QVERIFY(!progress.wantsToStop(0, 2));
    int frame = 0;
    while (frame < 1000 && !progress.wantsToStop(frame, 1000))
        ++frame;
    QVERIFY(frame >= 500 && frame < 700);
    QVERIFY(progress(0.4) && !progress(0.6));
    QVERIFY(!progress.part(0.4, 0.8)(1.0));
}

QTEST_APPLESS_MAIN(ProgressTest)

} // namespace tst_progress

#include "tst_progress.moc"
