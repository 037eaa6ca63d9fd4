#include "motion/upaxis.h"

#include <QTest>

using namespace limber;

namespace {

Clip standingAlong(int axis, double tall)
{
    Clip clip;
    glm::dvec3 offset(0.0);
    offset[axis] = tall;
    const int root = clip.skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    clip.skeleton.addEndSite({"Site", root, offset, 0});
    clip.skeleton.addEndSite({"Site", root, {0.5, 0.2, 0.2}, 0});
    return clip;
}

} // namespace

class UpAxisTest : public QObject
{
    Q_OBJECT

private slots:
    void isWhereTheFigureStands();
    void isYByConvention();
    void canBeChosen();
};

void UpAxisTest::isWhereTheFigureStands()
{
    QCOMPARE(decideUpAxis(standingAlong(1, 1.8), {}).axis, Axis::Y);
    QCOMPARE(decideUpAxis(standingAlong(2, 1.8), {}).axis, Axis::Z);
    QCOMPARE(decideUpAxis(standingAlong(2, 0.018), {}).axis, Axis::Y); // smaller than the rest of it
}

void UpAxisTest::isYByConvention()
{
    QCOMPARE(decideUpAxis(Clip(), {}).axis, Axis::Y);
    QVERIFY(!decideUpAxis(Clip(), {}).reason.empty());
}

void UpAxisTest::canBeChosen()
{
    QCOMPARE(decideUpAxis(standingAlong(1, 1.8), {}, UpAxisChoice::Z).axis, Axis::Z);
    QCOMPARE(decideUpAxis(standingAlong(1, 1.8), {}, UpAxisChoice::X).axis, Axis::X);
}

QTEST_APPLESS_MAIN(UpAxisTest)
#include "tst_upaxis.moc"
