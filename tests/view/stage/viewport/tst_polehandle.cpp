#include "pose/pose.h"
#include "session/session.h"
#include "support/walker.h"
#include "viewport/polehandle.h"
#include "viewport/shown/shownscene.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <cmath>
#include <memory>

namespace tst_polehandle {

using namespace limber;
using namespace limber::test;

// The diamonds to which knees point: where they stand, and how long they are held.
class PoleHandleTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void itStandsBeforeTheKnee();
    void itSwingsAboutTheLimb();
    void onlyLimbsHaveOne();
    void aHiddenKneeHasNone();
    void aStraightLimbHasNone();
    void aHeldPoleStaysInItsFrame();
    void eachLimbHoldsItsOwn();
    void withoutFramesThereIsNone();

private:
    [[nodiscard]] int joint(const char *name) const { return jointNamed(document().skeleton(), name); }
    [[nodiscard]] Document &document() const { return m_session->document(); }
    [[nodiscard]] Pose pose() const
    {
        return poseAt(document().clip(), m_session->playhead().frame(), document().positionRules());
    }
    [[nodiscard]] std::optional<PolePlace> placeOf(const char *name) const
    {
        return m_handle->placeFor(NodeId::joint(joint(name)), pose());
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ShownScene> m_scene;
    std::unique_ptr<PoleHandle> m_handle;
};

namespace {

bool isNear(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return glm::distance(a, b) < 1e-9;
}

} // namespace

void PoleHandleTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(makeWalker({.frames = 60}).clip);
    m_session->playhead().setFrame(10);
    m_scene = std::make_unique<ShownScene>();
    m_scene->setSession(m_session.get());
    m_handle = std::make_unique<PoleHandle>(*m_scene);
}

void PoleHandleTest::cleanup()
{
    m_handle.reset();
    m_scene.reset();
    m_session.reset();
}

void PoleHandleTest::itStandsBeforeTheKnee()
{
    const Pose now = pose();
    const auto place = placeOf("LeftFoot");
    QVERIFY(place.has_value());
    const auto positionOf = [&](const char *name) { return now.jointPositions[static_cast<std::size_t>(joint(name))]; };
    const glm::dvec3 hip = positionOf("LeftUpLeg");
    const glm::dvec3 knee = positionOf("LeftLeg");
    const glm::dvec3 ankle = positionOf("LeftFoot");
    QCOMPARE(place->middle, joint("LeftLeg"));
    QVERIFY(isNear(place->joint, knee)); // Y is up in the file and in the view
    QVERIFY(isNear(place->axis, glm::normalize(ankle - hip)));
    QVERIFY(!place->isHeld);
    // It is 0.35 of the leg away from the knee, in the direction in which that bends.
    const double length = glm::distance(hip, knee) + glm::distance(knee, ankle);
    QVERIFY(std::abs(glm::distance(place->pole, knee) - 0.35 * length) < 1e-9);
    const glm::dvec3 fromLine = knee - hip - place->axis * glm::dot(place->axis, knee - hip);
    QVERIFY(isNear(glm::normalize(place->pole - knee), glm::normalize(fromLine)));
    // The centre is on the line from the hip to the ankle, and nearest to the diamond.
    QVERIFY(glm::length(glm::cross(place->centre - hip, place->axis)) < 1e-9);
    QVERIFY(std::abs(glm::dot(place->pole - place->centre, place->axis)) < 1e-9);
    const HandlePlace handle = place->asHandle();
    QVERIFY(isNear(handle.origin, place->centre));
    QVERIFY(isNear(handle.axes[0], place->axis));
    QVERIFY(isNear(handle.origin + handle.arm, place->pole));
}

void PoleHandleTest::itSwingsAboutTheLimb()
{
    const PolePlace place = *placeOf("LeftFoot");
    const glm::dvec3 arm = place.pole - place.centre;
    QVERIFY(isNear(place.swung(0.0), place.pole));
    QVERIFY(isNear(place.swung(std::acos(-1.0)), place.centre - arm));
    QVERIFY(isNear(place.swung(std::acos(0.0)), place.centre + glm::cross(place.axis, arm)));
}

void PoleHandleTest::onlyLimbsHaveOne()
{
    QVERIFY(placeOf("LeftToeBase").has_value()); // below the end of the leg
    QCOMPARE(placeOf("LeftToeBase")->middle, joint("LeftLeg"));
    QVERIFY(!placeOf("LeftLeg").has_value());
    QVERIFY(!placeOf("Hips").has_value());
    QVERIFY(!m_handle->placeFor({}, pose()).has_value());
    QVERIFY(m_handle->limbOf(NodeId::joint(99)) == nullptr); // of another skeleton
    QCOMPARE(m_handle->limbOf(NodeId::joint(joint("RightFoot")))->lower, joint("RightLeg"));
}

void PoleHandleTest::aHiddenKneeHasNone()
{
    m_session->jointStates().setHidden({NodeId::joint(joint("LeftLeg"))}, true);
    QVERIFY(!placeOf("LeftFoot").has_value());
    QVERIFY(placeOf("RightFoot").has_value());
}

void PoleHandleTest::aStraightLimbHasNone()
{
    Pose straight = pose();
    const auto at = [&](const char *name) -> glm::dvec3 & {
        return straight.jointPositions[static_cast<std::size_t>(joint(name))];
    };
    const NodeId foot = NodeId::joint(joint("LeftFoot"));
    at("LeftUpLeg") = {0.0, 80.0, 0.0};
    at("LeftFoot") = {0.0, 0.0, 0.0};
    at("LeftLeg") = {0.0, 40.0, 0.07}; // less than a thousandth of the leg
    QVERIFY(!m_handle->placeFor(foot, straight).has_value());
    at("LeftLeg") = {0.0, 40.0, 0.09};
    QVERIFY(m_handle->placeFor(foot, straight).has_value());
    at("LeftLeg") = {0.0, 40.0, 5.0};
    at("LeftFoot") = at("LeftUpLeg"); // a limb without a direction
    QVERIFY(!m_handle->placeFor(foot, straight).has_value());
}

void PoleHandleTest::aHeldPoleStaysInItsFrame()
{
    const int knee = joint("LeftLeg");
    const NodeId foot = NodeId::joint(joint("LeftFoot"));
    const glm::dvec3 world(30.0, 40.0, 60.0);
    QVERIFY(!m_handle->heldFor(foot).has_value());
    QVERIFY(!m_handle->free(knee));
    m_handle->hold(knee, world);
    QVERIFY(isNear(*m_handle->heldFor(foot), world));
    QVERIFY(placeOf("LeftFoot")->isHeld);
    QVERIFY(isNear(placeOf("LeftFoot")->pole, world));
    QVERIFY(std::abs(glm::dot(world - placeOf("LeftFoot")->centre, placeOf("LeftFoot")->axis)) < 1e-9);
    m_session->playhead().setFrame(11);
    QVERIFY(!m_handle->heldFor(foot).has_value());
    QVERIFY(!placeOf("LeftFoot")->isHeld);
    m_session->playhead().setFrame(10);
    QVERIFY(m_handle->heldFor(foot).has_value());
    // The next one takes its place, in whatever frame.
    m_session->playhead().setFrame(11);
    m_handle->hold(knee, 2.0 * world);
    QVERIFY(isNear(*m_handle->heldFor(foot), 2.0 * world));
    m_session->playhead().setFrame(10);
    QVERIFY(!m_handle->heldFor(foot).has_value());
    QVERIFY(m_handle->free(knee));
    QVERIFY(!m_handle->free(knee));
}

void PoleHandleTest::eachLimbHoldsItsOwn()
{
    const NodeId left = NodeId::joint(joint("LeftFoot"));
    const NodeId right = NodeId::joint(joint("RightFoot"));
    m_handle->hold(joint("LeftLeg"), {1.0, 2.0, 3.0});
    QVERIFY(!m_handle->heldFor(right).has_value());
    m_handle->hold(joint("RightLeg"), {4.0, 5.0, 6.0});
    QVERIFY(isNear(*m_handle->heldFor(left), {1.0, 2.0, 3.0}));
    QVERIFY(isNear(*m_handle->heldFor(right), {4.0, 5.0, 6.0}));
    QVERIFY(m_handle->free(joint("LeftLeg")));
    QVERIFY(!m_handle->heldFor(left).has_value() && m_handle->heldFor(right).has_value());
    // Another document has poles of its own.
    Session other;
    other.document().reset(makeWalker({.frames = 60}).clip);
    other.playhead().setFrame(10);
    m_scene->setSession(&other);
    QVERIFY(!m_handle->heldFor(right).has_value());
    QVERIFY(!m_handle->free(joint("RightLeg")));
    m_scene->setSession(m_session.get());
    QVERIFY(m_handle->heldFor(right).has_value());
}

void PoleHandleTest::withoutFramesThereIsNone()
{
    const NodeId foot = NodeId::joint(joint("LeftFoot"));
    m_scene->setSession(nullptr);
    QVERIFY(m_handle->limbs() == nullptr && m_handle->limbOf(foot) == nullptr);
    Clip still = document().clip();
    still.motion.removeFrames(0, still.motion.frameCount());
    Session other;
    other.document().reset(still);
    m_scene->setSession(&other);
    QVERIFY(m_handle->limbs() == nullptr);
    m_scene->setSession(m_session.get());
    QVERIFY(m_handle->limbs() != nullptr && m_handle->limbOf(foot) != nullptr);
}

QTEST_MAIN(PoleHandleTest)

} // namespace tst_polehandle

#include "tst_polehandle.moc"
