#include "timeline/rulerticks.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QLocale>
#include <QTest>

namespace tst_rulerticks {

using namespace limber;

// The tick marks of a ruler 1000 pixels wide.
class RulerTicksTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void framesAreCountedByOneTwoFive();
    void secondsStandAtWholeSteps();
    void secondsNeedNotFallOnFrames();
    void writesTimecodes_data();
    void writesTimecodes();
    void timecodesStandAtWholeSecondsAndFrames();
    void timecodesHaveEvenTicksBetweenThem_data();
    void timecodesHaveEvenTicksBetweenThem();
    void labelsNeverTouch_data();
    void labelsNeverTouch();
    void unitsAreReadBackFromTheirWords();

private:
    [[nodiscard]] static TimeScale scaleOf(int frameCount);
    [[nodiscard]] std::vector<RulerTick> ticks(TimeUnit unit, const TimeScale &scale, double frameTime) const;
    [[nodiscard]] static QStringList labelsOf(const std::vector<RulerTick> &ticks);
};

void RulerTicksTest::initTestCase()
{
    QLocale::setDefault(QLocale::c());
}

TimeScale RulerTicksTest::scaleOf(int frameCount)
{
    TimeScale scale;
    scale.setFrameCount(frameCount);
    scale.setPixels(100.0, 1000.0);
    return scale;
}

std::vector<RulerTick> RulerTicksTest::ticks(TimeUnit unit, const TimeScale &scale, double frameTime) const
{
    QFont font;
    font.setPixelSize(11);
    return rulerTicks(unit, scale, frameTime, QFontMetrics(font));
}

QStringList RulerTicksTest::labelsOf(const std::vector<RulerTick> &ticks)
{
    QStringList labels;
    for (const RulerTick &tick : ticks) {
        if (!tick.label.isEmpty())
            labels << tick.label;
    }
    return labels;
}

void RulerTicksTest::framesAreCountedByOneTwoFive()
{
    const QStringList labels = labelsOf(ticks(TimeUnit::Frames, scaleOf(101), 0.01));
    QCOMPARE(labels.first(), QStringLiteral("0"));
    QCOMPARE(labels.at(1), QStringLiteral("5"));
    QCOMPARE(labels.last(), QStringLiteral("100"));
}

void RulerTicksTest::secondsStandAtWholeSteps()
{
    const std::vector<RulerTick> marks = ticks(TimeUnit::Seconds, scaleOf(1001), 0.01); // 10 s
    const QStringList labels = labelsOf(marks);
    QCOMPARE(labels.first(), QStringLiteral("0"));
    QCOMPARE(labels.last(), QStringLiteral("10"));
    QVERIFY(labels.contains(QStringLiteral("7")));
    for (const RulerTick &mark : marks) {
        if (!mark.label.isEmpty())
            QVERIFY(qAbs(mark.frame * 0.01 - mark.label.toDouble()) < 1e-9);
    }
    // Zoomed in, the ruler shows fractions of a second.
    QVERIFY(labelsOf(ticks(TimeUnit::Seconds, scaleOf(101), 0.01)).contains(QStringLiteral("0.10")));
}

void RulerTicksTest::secondsNeedNotFallOnFrames()
{
    const std::vector<RulerTick> marks = ticks(TimeUnit::Seconds, scaleOf(301), 1.0 / 29.97);
    bool found = false;
    for (const RulerTick &mark : marks)
        found = found || (mark.label == QStringLiteral("1") && qAbs(mark.frame - 29.97) < 1e-9);
    QVERIFY(found);
}

void RulerTicksTest::writesTimecodes_data()
{
    QTest::addColumn<int>("frame");
    QTest::addColumn<double>("frameTime");
    QTest::addColumn<QString>("text");
    QTest::newRow("first") << 0 << 1.0 / 30.0 << QStringLiteral("00:00:00:00");
    QTest::newRow("last of a second") << 29 << 1.0 / 30.0 << QStringLiteral("00:00:00:29");
    QTest::newRow("second") << 30 << 1.0 / 30.0 << QStringLiteral("00:00:01:00");
    QTest::newRow("hours") << 30 * 3725 + 7 << 1.0 / 30.0 << QStringLiteral("01:02:05:07");
    QTest::newRow("odd rate") << 30 << 1.0 / 29.97 << QStringLiteral("00:00:01:00");
    QTest::newRow("rounded in the file") << 121 << 0.008333 << QStringLiteral("00:00:01:001");
    QTest::newRow("slower than a second") << 5 << 2.0 << QStringLiteral("00:00:05:00");
    QTest::newRow("tiny frame time") << 7 << 1e-300 << QStringLiteral("00:00:00:000007");
}

void RulerTicksTest::writesTimecodes()
{
    QFETCH(int, frame);
    QFETCH(double, frameTime);
    QFETCH(QString, text);
    QCOMPARE(timecode(frame, frameTime), text);
}

void RulerTicksTest::timecodesStandAtWholeSecondsAndFrames()
{
    const QStringList coarse = labelsOf(ticks(TimeUnit::Timecode, scaleOf(3001), 1.0 / 30.0));
    for (const QString &label : coarse)
        QVERIFY2(label.endsWith(QStringLiteral(":00")), qPrintable(label));
    TimeScale scale = scaleOf(3001);
    scale.show(60.0, 70.0);
    const QStringList fine = labelsOf(ticks(TimeUnit::Timecode, scale, 1.0 / 30.0));
    QVERIFY(fine.contains(QStringLiteral("00:00:02:00")));
    QVERIFY(fine.contains(QStringLiteral("00:00:02:02")));
}

void RulerTicksTest::timecodesHaveEvenTicksBetweenThem_data()
{
    QTest::addColumn<double>("rate");
    for (const double rate : {24.0, 25.0, 29.97, 30.0, 60.0, 100.0, 120.0})
        QTest::addRow("%g frames per second", rate) << rate;
}

// Every label has a tick, the ticks between two labels are as many everywhere, and the labels are as near to each other
// as their steps allow: neighbouring steps differ by a factor of at most 5 here.
void RulerTicksTest::timecodesHaveEvenTicksBetweenThem()
{
    QFETCH(const double, rate);
    QFont font;
    font.setPixelSize(11);
    for (int frames = 2000; frames < 400'000; frames = frames * 11 / 8) {
        const TimeScale scale = scaleOf(frames);
        const std::vector<RulerTick> marks = ticks(TimeUnit::Timecode, scale, 1.0 / rate);
        std::vector<std::size_t> labelled;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (!marks[i].label.isEmpty())
                labelled.push_back(i);
        }
        QVERIFY(labelled.size() > 1);
        const std::size_t step = labelled[1] - labelled[0];
        QVERIFY(step > 1);
        for (std::size_t i = 1; i < labelled.size(); ++i)
            QCOMPARE(labelled[i] - labelled[i - 1], step);
        const double distance = scale.xOf(marks[labelled[1]].frame) - scale.xOf(marks[labelled[0]].frame);
        QVERIFY(distance < 5.0 * (QFontMetrics(font).horizontalAdvance(marks.back().label) + 100.0));
    }
}

void RulerTicksTest::labelsNeverTouch_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<double>("frameTime");
    for (const int frames : {1, 2, 7, 435, 200000}) {
        for (const double frameTime : {1e-9, 1.0 / 240.0, 1.0 / 29.97, 0.5, 1e6})
            QTest::addRow("%d frames of %g s", frames, frameTime) << frames << frameTime;
    }
}

void RulerTicksTest::labelsNeverTouch()
{
    QFETCH(int, frames);
    QFETCH(double, frameTime);
    QFont font;
    font.setPixelSize(11);
    const QFontMetrics metrics(font);
    for (const TimeUnit unit : {TimeUnit::Frames, TimeUnit::Seconds, TimeUnit::Timecode}) {
        TimeScale scale = scaleOf(frames);
        for (int zoomed = 0; zoomed < 4; ++zoomed) {
            const std::vector<RulerTick> marks = ticks(unit, scale, frameTime);
            QVERIFY2(marks.size() < 400, qPrintable(QString::number(marks.size())));
            double end = -1e9;
            for (const RulerTick &mark : marks) {
                if (mark.label.isEmpty())
                    continue;
                const double half = 0.5 * metrics.horizontalAdvance(mark.label);
                QVERIFY2(scale.xOf(mark.frame) - half > end, qPrintable(mark.label));
                end = scale.xOf(mark.frame) + half;
            }
            scale.zoom(0.1, 700.0);
        }
    }
}

void RulerTicksTest::unitsAreReadBackFromTheirWords()
{
    for (const TimeUnit unit : {TimeUnit::Frames, TimeUnit::Seconds, TimeUnit::Timecode})
        QVERIFY(timeUnitOf(wordOf(unit)) == unit);
    QVERIFY(timeUnitOf({}) == TimeUnit::Frames);
    QVERIFY(timeUnitOf(QStringLiteral("<b>fortnights")) == TimeUnit::Frames);
}

QTEST_MAIN(RulerTicksTest)

} // namespace tst_rulerticks

#include "tst_rulerticks.moc"
