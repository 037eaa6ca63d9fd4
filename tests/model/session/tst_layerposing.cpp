#include "session/posing/posegesture.h"

#include "session/curves/curvechange.h"
#include "session/layers/layeredits.h"
#include "session/posing/typedvalue.h"
#include "support/walker.h"
#include "testclips.h"

#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_layerposing {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frameCount = 120;
constexpr int here = 60;
const glm::dmat3 bent = rotationAboutAxis(glm::dvec3(0.0, 0.0, 1.0), 0.5);

} // namespace

// Poses that are shaped by hand in a layer, or beneath layers.
class LayerPosingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void rotateGoesIntoTheLayer_data();
    void rotateGoesIntoTheLayer();
    void ikKeepsPinsInEveryFrame();
    void standingFeetAreHeldInTheLayer();
    void aChangeOfCurvesCoversItsOwnFrames();
    void aChangeWithoutHeldNodesMakesOneKey();
    void aChangeBeneathAnotherLayerReachesThePose();
    void aJointHiddenByALayerIsReported();
    void aJointOutsideOfTheMaskIsReported();
    void aChangeOfTheWholeClipMakesALayer();
    void typedValuesOfADragAreOneStep();
    void typedValuesBeneathLayersReachTheShownValue();
    void typedWholeClipsMakeOneLayer();
    void longChangesAreMadeOnAWorkerThread();

private:
    [[nodiscard]] NodeId joint(const char *name) const
    {
        return NodeId::joint(jointNamed(m_session->document().skeleton(), name));
    }
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] const Layers &layers() { return document().layers(); }
    [[nodiscard]] QByteArray bytes() { return bytesOf(document()); }
    [[nodiscard]] Pose shown(int frame) { return m_session->layered().pose(frame); }
    void choose(ChangeReach reach)
    {
        m_tools.change([reach](ToolChoices &choices) { choices.spread.reach = reach; });
    }
    void addAndChoose() { m_session->target().choose(addLayer(document(), m_session->target().layer())); }
    void rotate(const char *name)
    {
        QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint(name)).isEmpty());
        m_gesture->rotate(bent);
        m_gesture->commit();
    }
    // How far a foot is from where it was.
    [[nodiscard]] double farthest(const std::vector<Pose> &before, NodeId node, int first, int last)
    {
        double most = 0.0;
        for (int frame = first; frame <= last; ++frame)
            most = std::max(most, glm::distance(before[static_cast<std::size_t>(frame)].positionOf(node),
                                                shown(frame).positionOf(node)));
        return most;
    }
    [[nodiscard]] std::vector<Pose> allShown()
    {
        std::vector<Pose> poses;
        for (int frame = 0; frame < frameCount; ++frame)
            poses.push_back(shown(frame));
        return poses;
    }

    std::unique_ptr<Session> m_session;
    ToolSettings m_tools;
    std::unique_ptr<PoseGesture> m_gesture;
};

void LayerPosingTest::init()
{
    m_gesture.reset();
    m_session = std::make_unique<Session>();
    open(document(), QByteArray::fromStdString(writeBvh(makeWalker({.frames = frameCount}).clip)));
    m_session->playhead().setFrame(here);
    m_session->pins().setHoldsFeet(false);
    m_tools.setChoices({});
    m_gesture = std::make_unique<PoseGesture>(m_tools);
}

void LayerPosingTest::rotateGoesIntoTheLayer_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("additive") << 0;
    QTest::newRow("override") << 1;
}

void LayerPosingTest::rotateGoesIntoTheLayer()
{
    QFETCH(int, kind);
    const QByteArray before = bytes();
    const std::vector<Pose> was = allShown();
    addAndChoose();
    setLayerKind(document(), 0, static_cast<Layer::Kind>(kind), PoseChange::Side::Local);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftUpLeg")).isEmpty());
    m_gesture->rotate(bent);
    const glm::dvec3 wanted = m_gesture->pose().positionOf(joint("LeftFoot"));
    QVERIFY(m_session->preview().covers(here));
    m_gesture->commit();
    QCOMPARE(bytes(), before);
    QVERIFY(glm::distance(shown(here).positionOf(joint("LeftFoot")), wanted) < 1e-8);
    QVERIFY(glm::distance(was[here].positionOf(joint("LeftFoot")), wanted) > 1.0);
    QVERIFY(glm::distance(was[10].positionOf(joint("LeftFoot")), shown(10).positionOf(joint("LeftFoot"))) == 0.0);
    document().undoStack().undo();
    QVERIFY(farthest(was, joint("LeftFoot"), 0, frameCount - 1) == 0.0);
}

void LayerPosingTest::ikKeepsPinsInEveryFrame()
{
    addAndChoose();
    const std::vector<Pose> was = allShown();
    m_session->pins().toggle({joint("RightFoot")}, true);
    m_tools.change([](ToolChoices &choices) { choices.body = SolverReach::WholeBody; });
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Ik, *m_session, joint("LeftFoot")).isEmpty());
    m_gesture->displace({4.0, 3.0, 2.0});
    const glm::dvec3 wanted = m_gesture->pose().positionOf(joint("LeftFoot"));
    m_gesture->commit();
    QCOMPARE(layers()[0].keys.size(), 1U);
    QVERIFY(!layers()[0].keys[0].rows.empty());
    QVERIFY(glm::distance(shown(here).positionOf(joint("LeftFoot")), wanted) < 1e-6);
    QVERIFY2(farthest(was, joint("RightFoot"), 0, frameCount - 1) < 0.01,
             qPrintable(QString::number(farthest(was, joint("RightFoot"), 0, frameCount - 1))));
    QVERIFY(farthest(was, joint("LeftFoot"), 0, here - 20) == 0.0);
}

void LayerPosingTest::standingFeetAreHeldInTheLayer()
{
    addAndChoose();
    m_session->pins().setHoldsFeet(true);
    document().setContacts(Contacts{{joint("LeftFoot").index, {{40, 80}}}}, {});
    const auto watch = m_session->footContacts().watch();
    QTRY_VERIFY(m_session->footContacts().isDone());
    const std::vector<Pose> was = allShown();
    m_tools.change([](ToolChoices &choices) { choices.body = SolverReach::WholeBody; });
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, NodeId::joint(0)).isEmpty());
    m_gesture->displace({2.0, -3.0, 1.0});
    m_gesture->commit();
    QVERIFY(!layers()[0].keys.empty());
    QVERIFY(!layers()[0].keys[0].rows.empty());
    QVERIFY(farthest(was, joint("LeftFoot"), 40, 80) < 0.01);
    QVERIFY(farthest(was, NodeId::joint(0), here, here) > 3.0);
}

void LayerPosingTest::aChangeWithoutHeldNodesMakesOneKey()
{
    addAndChoose();
    m_session->pins().setHoldsFeet(true);
    document().setContacts(Contacts{{joint("RightFoot").index, {{40, 80}}}}, {});
    const auto watch = m_session->footContacts().watch();
    QTRY_VERIFY(m_session->footContacts().isDone());
    rotate("LeftLeg");
    QVERIFY(layers()[0].keys.at(0).rows.empty());
    QCOMPARE(layers()[0].keys[0].offsets.size(), 1U);
}

void LayerPosingTest::aChangeBeneathAnotherLayerReachesThePose()
{
    addAndChoose();
    addAndChoose();
    rotate("LeftUpLeg");
    const Layer above = layers()[1];
    m_session->target().choose(0);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftUpLeg")).isEmpty());
    m_gesture->rotate(rotationAboutAxis({1.0, 0.0, 0.0}, -0.4));
    const glm::dvec3 wanted = m_gesture->pose().positionOf(joint("LeftFoot"));
    m_gesture->commit();
    QCOMPARE(layers()[1], above);
    QCOMPARE(layers()[0].keys.size(), 1U);
    QVERIFY(glm::distance(shown(here).positionOf(joint("LeftFoot")), wanted) < 1e-8);
}

void LayerPosingTest::aJointHiddenByALayerIsReported()
{
    addAndChoose();
    setLayerKind(document(), 0, Layer::Kind::Override, PoseChange::Side::Local);
    rotate("LeftLeg");
    QSignalSpy refused(m_gesture.get(), &PoseGesture::refused);
    m_session->target().choose(ChangeTarget::Base);
    const Layers before = layers();
    const QByteArray base = bytes();
    rotate("LeftLeg");
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][0].toString().contains("hides"_L1));
    QCOMPARE(layers(), before);
    QCOMPARE(bytes(), base);
    QVERIFY(!m_session->preview().isShown());
    rotate("RightLeg"); // nothing hides this joint
    QVERIFY(bytes() != base);
}

void LayerPosingTest::aJointOutsideOfTheMaskIsReported()
{
    addAndChoose();
    changeLayer(document(), 0, {}, [&](Layer &layer) { layer.joints = {joint("RightLeg").index}; });
    QSignalSpy refused(m_gesture.get(), &PoseGesture::refused);
    rotate("LeftLeg");
    QVERIFY(refused.value(0).value(0).toString().contains("LeftLeg"_L1));
    QVERIFY(layers()[0].keys.empty());
    rotate("RightLeg");
    QCOMPARE(refused.count(), 1);
    QCOMPARE(layers()[0].keys.size(), 1U);
}

void LayerPosingTest::aChangeOfTheWholeClipMakesALayer()
{
    const QByteArray before = bytes();
    choose(ChangeReach::WholeClip);
    QSignalSpy noted(m_gesture.get(), &PoseGesture::noted);
    rotate("LeftLeg");
    QCOMPARE(noted.count(), 1);
    QCOMPARE(layers().size(), 1U);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(m_session->target().layer(), 0);
    QCOMPARE(bytes(), before);
    rotate("LeftLeg");
    QCOMPARE(noted.count(), 1);
    QCOMPARE(layers().size(), 1U);
    QCOMPARE(layers()[0].keys.size(), 1U);
}

void LayerPosingTest::typedValuesOfADragAreOneStep()
{
    addAndChoose();
    const int column = document().skeleton().joint(joint("LeftLeg").index).firstColumn;
    const double was = document().motion().value(here, column);
    TypedValue typed;
    const int steps = document().undoStack().count();
    const ChangeWindow window({}, here, {}, frameCount, document().motion().frameTimeSeconds());
    typed.begin(*m_session);
    for (const double by : {5.0, 9.0, 14.0})
        QVERIFY(typed.put(*m_session, window, column, was + by, true, u"typed"_s, u"knee"_s).isEmpty());
    QCOMPARE(document().undoStack().count(), steps + 1);
    QVERIFY(std::abs(m_session->layered().clip().motion.value(here, column) - was - 14.0) < 1e-9);
    QCOMPARE(document().motion().value(here, column), was);
    QVERIFY(typed.put(*m_session, window, column, was, true, u"typed"_s, u"knee"_s).isEmpty());
    QVERIFY(layers()[0].keys.empty());
}

void LayerPosingTest::typedValuesBeneathLayersReachTheShownValue()
{
    choose(ChangeReach::WholeClip);
    rotate("LeftLeg");
    m_session->target().choose(ChangeTarget::Base);
    const int column = document().skeleton().joint(joint("LeftLeg").index).firstColumn;
    const double was = m_session->layered().clip().motion.value(here, column);
    const ChangeWindow window({.reach = ChangeReach::ThisFrame}, here, {}, frameCount, 1.0);
    TypedValue typed;
    typed.begin(*m_session);
    const int steps = document().undoStack().count();
    for (const double by : {3.0, 6.0})
        QVERIFY(typed.put(*m_session, window, column, was + by, true, u"typed"_s, u"knee"_s).isEmpty());
    QCOMPARE(document().undoStack().count(), steps + 1);
    QVERIFY(std::abs(m_session->layered().clip().motion.value(here, column) - was - 6.0) < 1e-7);
    changeLayer(document(), 0, {}, [](Layer &layer) { layer.isLocked = true; });
    m_session->target().choose(0);
    QVERIFY(!TypedValue().put(*m_session, window, column, was, false, u"typed"_s, u"knee"_s).isEmpty());
}

void LayerPosingTest::typedWholeClipsMakeOneLayer()
{
    const int column = document().skeleton().joint(joint("LeftLeg").index).firstColumn;
    const double was = document().motion().value(here, column);
    const ChangeWindow window({.reach = ChangeReach::WholeClip}, here, {}, frameCount, 1.0);
    TypedValue typed;
    typed.begin(*m_session);
    for (const double by : {5.0, 9.0})
        QVERIFY(typed.put(*m_session, window, column, was + by, true, u"typed"_s, u"knee"_s).isEmpty());
    QCOMPARE(layers().size(), 1U);
    QCOMPARE(layers()[0].name, std::string("knee"));
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(m_session->target().layer(), 0);
    QVERIFY(std::abs(m_session->layered().clip().motion.value(here, column) - was - 9.0) < 1e-9);
}

void LayerPosingTest::longChangesAreMadeOnAWorkerThread()
{
    document().reset(makeWalker({.frames = 4000}).clip);
    m_session->playhead().setFrame(2000);
    m_session->playhead().setRange(1, 3999);
    choose(ChangeReach::Range);
    addAndChoose();
    m_session->pins().toggle({joint("RightFoot")}, false);
    QSignalSpy working(m_gesture.get(), &PoseGesture::working);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, NodeId::joint(0)).isEmpty());
    m_gesture->displace({1.0, -2.0, 0.0});
    m_gesture->commit();
    QVERIFY(working.count() > 0);
    QVERIFY(layers()[0].keys.empty());
    QTRY_COMPARE(layers()[0].keys.size(), 1U);
    QCOMPARE(layers()[0].keys[0].rows.size(), 3999U);
    QTRY_VERIFY(m_session->layered().isComplete());
    const glm::dvec3 was = document().pose(1000).positionOf(joint("RightFoot"));
    QVERIFY(glm::distance(was, shown(1000).positionOf(joint("RightFoot"))) < 0.01);
}

void LayerPosingTest::aChangeOfCurvesCoversItsOwnFrames()
{
    const Clip clip = makeWalker({.frames = 20}).clip;
    const int column = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftLeg")).firstColumn;
    const CurveChange change{{5, 3, {column}}, {10.0, 20.0, 30.0}, u"New"_s};
    PosedMotion motion;
    motion.base = clip;
    motion.shown = std::make_shared<const Clip>(clip);
    const PoseKeeping kept = keptCurveChange(std::move(motion), change, 6);
    QCOMPARE(kept.refusal, LayerRefusal::None);
    QCOMPARE(kept.layers->front().keys.front().rows.size(), std::size_t(3));
}

QTEST_GUILESS_MAIN(LayerPosingTest)

} // namespace tst_layerposing

#include "tst_layerposing.moc"
