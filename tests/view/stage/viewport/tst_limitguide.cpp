#include "pose/pose.h"
#include "session/session.h"
#include "support/walker.h"
#include "viewport/limitguide.h"
#include "viewport/polehandle.h"
#include "viewport/shown/shownscene.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <cmath>
#include <memory>

namespace tst_limitguide {

using namespace limber;
using namespace limber::test;

// The drawing of joint limits: where arcs and rims stand, and of which joints.
class LimitGuideTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aKneeHasAnArc();
    void theArcOfTheClipIsNarrower();
    void aDraggedFootShowsWhatFollows();
    void aSwingHasARimAndAnArcForTheTwist();
    void hiddenJointsShowNothing();
    void withoutLimitsNothingIsShown();

private:
    [[nodiscard]] int joint(const char *name) const { return jointNamed(m_session->document().skeleton(), name); }
    [[nodiscard]] glm::dvec3 positionOf(const char *name) const
    {
        return m_pose.jointPositions[static_cast<std::size_t>(joint(name))];
    }
    [[nodiscard]] LimitShapes shapesOf(const char *name, bool followsEnd, LimitSource source) const
    {
        return m_guide->of(NodeId::joint(joint(name)), m_pose, followsEnd, source);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ShownScene> m_scene;
    std::unique_ptr<PoleHandle> m_poles;
    std::unique_ptr<LimitGuide> m_guide;
    Pose m_pose;
};

void LimitGuideTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 120}).clip);
    m_session->playhead().setFrame(20);
    m_scene = std::make_unique<ShownScene>();
    m_scene->setSession(m_session.get());
    m_poles = std::make_unique<PoleHandle>(*m_scene);
    m_guide = std::make_unique<LimitGuide>(*m_scene, *m_poles);
    m_pose = poseAt(m_session->document().clip(), 20, m_session->document().positionRules());
}

void LimitGuideTest::cleanup()
{
    m_guide.reset();
    m_poles.reset();
    m_scene.reset();
    m_session.reset();
}

void LimitGuideTest::aKneeHasAnArc()
{
    const LimitShapes shapes = shapesOf("LeftLeg", false, LimitSource::Role);
    QCOMPARE(shapes.arcs.size(), std::size_t(1));
    QVERIFY(shapes.rims.empty());
    const LimitArc &arc = shapes.arcs[0];
    const glm::dvec3 upper = positionOf("LeftLeg") - positionOf("LeftUpLeg");
    const glm::dvec3 lower = positionOf("LeftFoot") - positionOf("LeftLeg");
    QVERIFY(glm::distance(arc.centre, positionOf("LeftLeg")) < 1e-9); // Y is up in the file and in the view
    QVERIFY(std::abs(glm::length(arc.zero) - 0.42 * std::min(glm::length(upper), glm::length(lower))) < 1e-9);
    QVERIFY(std::abs(glm::dot(arc.zero, arc.axis)) < 1e-9);
    // Straight on is where the upper bone points; the leg bends from there.
    QVERIFY(glm::dot(glm::normalize(arc.zero), glm::normalize(upper)) > 0.999);
    const double bent = std::acos(glm::dot(glm::normalize(upper), glm::normalize(lower)));
    QVERIFY(std::abs(arc.present - bent) < 1e-6);
    QCOMPARE(arc.least, 0.0);
    QVERIFY(arc.most > 2.0 && arc.most < 3.15);
}

void LimitGuideTest::theArcOfTheClipIsNarrower()
{
    const LimitArc ofRole = shapesOf("LeftLeg", false, LimitSource::Role).arcs.at(0);
    const LimitArc learned = shapesOf("LeftLeg", false, LimitSource::Clip).arcs.at(0);
    QVERIFY(learned.most < ofRole.most);
    QVERIFY(learned.least <= learned.present && learned.present <= learned.most);
    QVERIFY(shapesOf("LeftLeg", false, LimitSource::Clip).rims.empty()); // it is a hinge
}

void LimitGuideTest::aDraggedFootShowsWhatFollows()
{
    QVERIFY(shapesOf("LeftFoot", false, LimitSource::Role).arcs.empty());
    const LimitShapes bending = shapesOf("LeftFoot", true, LimitSource::Role);
    QCOMPARE(bending.arcs.size(), std::size_t(1)); // of the knee
    QVERIFY(glm::distance(bending.arcs[0].centre, positionOf("LeftLeg")) < 1e-9);
    const LimitShapes both = shapesOf("LeftFoot", true, LimitSource::Clip);
    QCOMPARE(both.rims.size(), std::size_t(1)); // of the hip
    QVERIFY(glm::distance(both.rims[0].centre, positionOf("LeftUpLeg")) < 1e-9);
    QCOMPARE(both.arcs.size(), std::size_t(2)); // with its twist
}

void LimitGuideTest::aSwingHasARimAndAnArcForTheTwist()
{
    const LimitShapes shapes = shapesOf("LeftUpLeg", false, LimitSource::Clip);
    QCOMPARE(shapes.rims.size(), std::size_t(1));
    QCOMPARE(shapes.arcs.size(), std::size_t(1));
    const SwingRim &rim = shapes.rims[0];
    const double bone = glm::distance(positionOf("LeftUpLeg"), positionOf("LeftLeg"));
    const glm::dvec3 direction = glm::normalize(positionOf("LeftLeg") - positionOf("LeftUpLeg"));
    QVERIFY(glm::distance(rim.centre, positionOf("LeftUpLeg")) < 1e-9);
    QVERIFY(glm::distance(rim.tip, rim.centre + 0.5 * bone * direction) < 1e-6);
    QVERIFY(rim.isInside); // the clip itself taught the limits
    QCOMPARE(rim.rim.size(), std::size_t(40));
    for (std::size_t i = 0; i < rim.rim.size(); ++i) {
        QVERIFY(std::abs(glm::distance(rim.rim[i], rim.centre) - 0.5 * bone) < 1e-9);
        // It is a closed line without jumps.
        QVERIFY(glm::distance(rim.rim[i], rim.rim[(i + 1) % rim.rim.size()]) < 0.25 * bone);
    }
    const LimitArc &twist = shapes.arcs[0];
    QVERIFY(glm::distance(twist.centre, rim.tip) < 1e-9);
    QVERIFY(glm::distance(twist.axis, direction) < 1e-6);
    QVERIFY(std::abs(glm::length(twist.zero) - 0.35 * 0.5 * bone) < 1e-9);
    QVERIFY(std::abs(glm::dot(twist.zero, twist.axis)) < 1e-6);
    QVERIFY(twist.least <= twist.present + 1e-9 && twist.present <= twist.most + 1e-9);
}

void LimitGuideTest::hiddenJointsShowNothing()
{
    m_session->jointStates().setHidden({NodeId::joint(joint("LeftLeg"))}, true);
    QVERIFY(shapesOf("LeftLeg", false, LimitSource::Clip).arcs.empty());
    const LimitShapes hip = shapesOf("LeftFoot", true, LimitSource::Clip);
    QCOMPARE(hip.rims.size(), std::size_t(1));
    QCOMPARE(hip.arcs.size(), std::size_t(1));
    m_session->jointStates().setHidden({NodeId::joint(joint("LeftUpLeg"))}, true);
    QVERIFY(shapesOf("LeftFoot", true, LimitSource::Clip).rims.empty());
}

void LimitGuideTest::withoutLimitsNothingIsShown()
{
    QVERIFY(shapesOf("LeftLeg", true, LimitSource::None).arcs.empty());
    QVERIFY(shapesOf("LeftUpLeg", false, LimitSource::Role).arcs.empty()); // only hinges have limits of their own
    QVERIFY(shapesOf("Hips", false, LimitSource::Clip).rims.empty()); // the root has no parent
    m_scene->setSession(nullptr);
    QVERIFY(m_guide->of(NodeId::joint(2), m_pose, true, LimitSource::Clip).arcs.empty());
}

QTEST_MAIN(LimitGuideTest)

} // namespace tst_limitguide

#include "tst_limitguide.moc"
