#include "session/secondlife/uploadrepairs.h"

#include "session/session.h"
#include "support/walker.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_uploadrepairs {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

Layer bendOf(int joint)
{
    Layer layer;
    layer.name = "Bend";
    layer.keys.push_back({10, {{10, 10}, {}, {}}, {{joint, glm::dvec3(0.0, 0.4, 0.0), {}}}, 0, {}});
    return layer;
}

} // namespace

// Repairs for an upload, from the wish to the undo step.
class UploadRepairsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aRepairIsOneStep();
    void mergedLayersAreReported_data();
    void mergedLayersAreReported();
    void thePlanIsMadeAndApplied();
    void aPlanMergesLayersIfItMust();
    void aChangeMakesThePlanInvalid();
    void aChangeStopsARepair();
    void nothingIsRepairedWithoutAMotion();
    void onlyOneRepairRuns();
    void anotherSessionStopsARepair();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] int steps() { return document().undoStack().index(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<UploadRepairs> m_repairs;
};

void UploadRepairsTest::init()
{
    m_repairs = std::make_unique<UploadRepairs>();
    m_session = std::make_unique<Session>();
    document().reset(makeWalker({.frames = 20}).clip);
    m_repairs->setSession(m_session.get());
}

void UploadRepairsTest::aRepairIsOneStep()
{
    QSignalSpy done(m_repairs.get(), &UploadRepairs::done);
    QSignalSpy refused(m_repairs.get(), &UploadRepairs::refused);
    m_repairs->repair(UploadRepair::RenameRoot);
    QCOMPARE(steps(), 0); // a worker does it
    QTRY_COMPARE(done.count(), 1);
    QCOMPARE(done.first().first().toString(), u"Rename root to hip"_s);
    QVERIFY(!done.first().last().toBool());
    QCOMPARE(steps(), 1);
    QCOMPARE(document().undoStack().undoText(), u"Rename root to hip"_s);
    QCOMPARE(document().skeleton().joint(0).name, std::string("hip"));
    QCOMPARE(refused.count(), 0);
}

void UploadRepairsTest::mergedLayersAreReported_data()
{
    QTest::addColumn<bool>("hasLayers");
    QTest::addColumn<int>("repair");
    QTest::addColumn<bool>("merges");
    QTest::newRow("name with layers") << true << int(UploadRepair::RenameRoot) << false;
    QTest::newRow("joint names with layers") << true << int(UploadRepair::RenameJoint) << false;
    QTest::newRow("numbers with layers") << true << int(UploadRepair::InsertReference) << true;
    QTest::newRow("numbers without layers") << false << int(UploadRepair::InsertReference) << false;
}

void UploadRepairsTest::mergedLayersAreReported()
{
    QFETCH(const bool, hasLayers);
    QFETCH(const int, repair);
    QFETCH(const bool, merges);
    if (hasLayers)
        document().setLayers({bendOf(3)}, u"layer"_s);
    QTRY_VERIFY(m_session->layered().isComplete());
    QSignalSpy done(m_repairs.get(), &UploadRepairs::done);
    m_repairs->repair(UploadRepair(repair));
    QTRY_COMPARE(done.count(), 1);
    QCOMPARE(done.first().last().toBool(), merges);
    QCOMPARE(document().layers().empty(), merges || !hasLayers);
}

void UploadRepairsTest::thePlanIsMadeAndApplied()
{
    QSignalSpy planned(m_repairs.get(), &UploadRepairs::planned);
    QSignalSpy done(m_repairs.get(), &UploadRepairs::done);
    QSignalSpy refused(m_repairs.get(), &UploadRepairs::refused);
    m_repairs->applyPlan(); // there is none
    QCOMPARE(refused.count(), 1);
    m_repairs->plan();
    QTRY_COMPARE(planned.count(), 1);
    QCOMPARE(steps(), 0);
    const UploadPlan &plan = m_repairs->lastPlan();
    QVERIFY(std::ranges::find(plan.repairs, UploadRepair::RenameRoot) != plan.repairs.end());
    QVERIFY(!plan.mergesLayers);
    m_repairs->applyPlan();
    QCOMPARE(done.count(), 1);
    QCOMPARE(done.first().first().toString(), u"Make uploadable"_s);
    QVERIFY(!done.first().last().toBool());
    QCOMPARE(document().undoStack().undoText(), u"Make uploadable"_s);
    QCOMPARE(refused.count(), 1);
    m_repairs->applyPlan(); // once only
    QCOMPARE(refused.count(), 2);
    QCOMPARE(steps(), 1);
}

void UploadRepairsTest::aPlanMergesLayersIfItMust()
{
    Clip clip = makeWalker({.frames = 20}).clip;
    clip.motion.setFrameTimeSeconds(5.0); // longer than 60 seconds
    document().reset(clip);
    document().setLayers({bendOf(3)}, u"layer"_s);
    QTRY_VERIFY(m_session->layered().isComplete());
    QSignalSpy planned(m_repairs.get(), &UploadRepairs::planned);
    QSignalSpy done(m_repairs.get(), &UploadRepairs::done);
    m_repairs->plan();
    QTRY_COMPARE(planned.count(), 1);
    QVERIFY(m_repairs->lastPlan().mergesLayers);
    m_repairs->applyPlan();
    QVERIFY(done.first().last().toBool());
    QVERIFY(document().layers().empty());
    document().undoStack().undo();
    QCOMPARE(document().layers().size(), std::size_t(1));
}

void UploadRepairsTest::aChangeMakesThePlanInvalid()
{
    QSignalSpy planned(m_repairs.get(), &UploadRepairs::planned);
    QSignalSpy refused(m_repairs.get(), &UploadRepairs::refused);
    m_repairs->plan();
    QTRY_COMPARE(planned.count(), 1);
    document().setValues({0, 1, {0}}, {9.0}, u"x"_s);
    QCOMPARE(refused.count(), 0); // nothing was running
    m_repairs->applyPlan();
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.first().first().toString().contains(u"changed meanwhile"_s));
    QCOMPARE(steps(), 1);
}

void UploadRepairsTest::aChangeStopsARepair()
{
    QSignalSpy done(m_repairs.get(), &UploadRepairs::done);
    QSignalSpy planned(m_repairs.get(), &UploadRepairs::planned);
    QSignalSpy refused(m_repairs.get(), &UploadRepairs::refused);
    m_repairs->repair(UploadRepair::RenameRoot);
    document().setValues({0, 1, {0}}, {9.0}, u"x"_s);
    QCOMPARE(refused.count(), 1);
    m_repairs->plan();
    document().undoStack().undo();
    QCOMPARE(refused.count(), 2);
    m_repairs->repair(UploadRepair::RenameRoot);
    QTRY_COMPARE(done.count(), 1);
    QCOMPARE(planned.count(), 0);
    QCOMPARE(steps(), 1);
}

void UploadRepairsTest::nothingIsRepairedWithoutAMotion()
{
    QSignalSpy done(m_repairs.get(), &UploadRepairs::done);
    QSignalSpy refused(m_repairs.get(), &UploadRepairs::refused);
    Clip empty = leg(3);
    empty.motion.removeFrames(0, 3);
    document().reset(empty);
    m_repairs->repair(UploadRepair::RenameRoot);
    document().beginLoading(leg(2));
    m_repairs->repair(UploadRepair::RenameRoot);
    document().endLoading(leg(3), {});
    m_repairs->setSession(nullptr);
    m_repairs->repair(UploadRepair::RenameRoot);
    m_repairs->plan();
    m_repairs->applyPlan();
    QCOMPARE(refused.count(), 1); // of the plan; the panel shows the other reasons
    m_repairs->setSession(m_session.get());
    m_repairs->repair(UploadRepair::RenameRoot);
    QTRY_COMPARE(done.count(), 1);
    QCOMPARE(steps(), 1);
}

void UploadRepairsTest::onlyOneRepairRuns()
{
    QSignalSpy done(m_repairs.get(), &UploadRepairs::done);
    QSignalSpy planned(m_repairs.get(), &UploadRepairs::planned);
    m_repairs->repair(UploadRepair::RenameRoot);
    m_repairs->repair(UploadRepair::InsertReference);
    m_repairs->plan();
    QTRY_COMPARE(done.count(), 1);
    QCOMPARE(document().motion().frameCount(), 20);
    QCOMPARE(planned.count(), 0);
    m_repairs->repair(UploadRepair::InsertReference);
    QTRY_COMPARE(done.count(), 2);
    QCOMPARE(document().motion().frameCount(), 21);
}

void UploadRepairsTest::anotherSessionStopsARepair()
{
    Session other;
    other.document().reset(makeWalker({.frames = 20}).clip);
    QSignalSpy done(m_repairs.get(), &UploadRepairs::done);
    QSignalSpy refused(m_repairs.get(), &UploadRepairs::refused);
    m_repairs->repair(UploadRepair::RenameRoot);
    m_repairs->setSession(&other);
    m_repairs->repair(UploadRepair::RenameRoot);
    document().setValues({0, 1, {0}}, {9.0}, u"x"_s); // is not in front any more
    QTRY_COMPARE(done.count(), 1);
    QCOMPARE(refused.count(), 0);
    QCOMPARE(other.document().undoStack().index(), 1);
    QCOMPARE(steps(), 1);
    m_repairs->setSession(nullptr);
}

QTEST_GUILESS_MAIN(UploadRepairsTest)

} // namespace tst_uploadrepairs

#include "tst_uploadrepairs.moc"
