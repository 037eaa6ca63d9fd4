#include "session/posing/pinspaces.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "items/jointtreemodel.h"
#include "pose/carriedplace.h"
#include "session/posing/posegesture.h"
#include "session/session.h"
#include "session/sessionproject.h"
#include "support/walker.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <utility>

namespace tst_pinspaces {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int here = 60;
constexpr double ncm = 1.0; // about, of the walker

// A walker with bent elbows, so that its hands reach farther.
Clip walker()
{
    Clip clip = makeWalker({.frames = 120}).clip;
    for (const auto &[name, degrees] : {std::pair{"LeftForeArm", -70.0}, std::pair{"RightForeArm", 70.0}}) {
        const int column = *clip.skeleton.columnOf(jointNamed(clip.skeleton, name), channels::Yrotation);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) + degrees);
    }
    return clip;
}

} // namespace

// Pins that another joint carries along.
class PinSpacesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void spacesAreThoseThatTheFigureHas();
    void noPinCarriesItself();
    void pinsDoNotCarryEachOther();
    void theTreeSaysWhatCarriesAPin();
    void aPinMovesWithItsSpace_data();
    void aPinMovesWithItsSpace();
    void aPinInTheWorldStays();
    void aDragBackRestoresTheBytes();
    void aPinOnAHandThatIsHeldMovesWithWhatIsHeld();
    void projectsKeepSpaces();
    void spacesEndWithTheirSkeleton();

private:
    [[nodiscard]] NodeId joint(const char *name) const
    {
        return NodeId::joint(jointNamed(m_session->document().skeleton(), name));
    }
    void pin(const char *name, PinSpace space, bool holdsRotation = true);
    // How far a node moved as another joint sees it, at most, in the frames of a falloff.
    [[nodiscard]] double movedIn(const Motion &before, const char *node, const char *space) const;
    [[nodiscard]] Pins &pins() const { return m_session->pins(); }

    std::unique_ptr<Session> m_session;
    ToolSettings m_tools;
    std::unique_ptr<PoseGesture> m_gesture;
};

void PinSpacesTest::init()
{
    m_gesture.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(walker());
    m_session->playhead().setFrame(here);
    pins().setHoldsFeet(false);
    m_tools.change([](ToolChoices &choices) { choices = ToolChoices(); });
    m_gesture = std::make_unique<PoseGesture>(m_tools);
}

void PinSpacesTest::pin(const char *name, PinSpace space, bool holdsRotation)
{
    std::vector<Pin> all = pins().all();
    all.push_back({joint(name), holdsRotation});
    pins().set(all);
    m_session->selectOnly(joint(name));
    setSpaceOfSelected(*m_session, space);
}

double PinSpacesTest::movedIn(const Motion &before, const char *node, const char *space) const
{
    const Document &document = m_session->document();
    const PositionRules rules = document.positionRules();
    const int carrier = space == nullptr ? NoJoint : joint(space).index;
    double most = 0.0;
    for (int frame = here - 10; frame <= here + 10; ++frame) {
        const Pose was = evaluatePose(document.skeleton(), before.frame(frame), rules);
        const Pose now = document.pose(frame);
        const CarriedPlace::Place wanted = CarriedPlace(was, joint(node), carrier).in(now);
        most = std::max(most, glm::distance(wanted.position, now.positionOf(joint(node))));
    }
    return most;
}

void PinSpacesTest::spacesAreThoseThatTheFigureHas()
{
    QCOMPARE(jointOfSpace(*m_session, joint("LeftHand"), PinSpace::World), NoJoint);
    QCOMPARE(jointOfSpace(*m_session, joint("LeftHand"), PinSpace::Hips), joint("Hips").index);
    QCOMPARE(jointOfSpace(*m_session, joint("LeftHand"), PinSpace::Head), joint("Head").index);
    QCOMPARE(jointOfSpace(*m_session, joint("LeftHand"), PinSpace::OtherHand), joint("RightHand").index);
    QCOMPARE(jointOfSpace(*m_session, joint("RightHand"), PinSpace::OtherHand), joint("LeftHand").index);
    QVERIFY(!canCarry(*m_session, joint("LeftFoot"), PinSpace::OtherHand));
    QVERIFY(canCarry(*m_session, joint("LeftFoot"), PinSpace::Hips));
    QVERIFY(!canCarrySelected(*m_session, PinSpace::World)); // nothing is pinned
}

void PinSpacesTest::noPinCarriesItself()
{
    QVERIFY(!canCarry(*m_session, joint("Head"), PinSpace::Head));
    QVERIFY(!canCarry(*m_session, joint("Spine"), PinSpace::Head));
    QVERIFY(!canCarry(*m_session, joint("Hips"), PinSpace::Hips));
    pins().set(
        {{joint("Spine"), true, joint("Head").index}, {joint("Head"), true, 999}, {joint("LeftHand"), true, -7}});
    for (const Pin &each : pins().all())
        QCOMPARE(each.space, NoJoint);
    QSignalSpy changed(&pins(), &Pins::changed);
    pins().setSpace(joint("Spine"), joint("Head").index);
    pins().setSpace(joint("RightFoot"), joint("Hips").index); // has no pin
    QCOMPARE(changed.size(), 0);
}

void PinSpacesTest::pinsDoNotCarryEachOther()
{
    pin("LeftHand", PinSpace::OtherHand);
    QVERIFY(!canCarry(*m_session, joint("RightHand"), PinSpace::OtherHand));
    pin("RightHand", PinSpace::OtherHand);
    QCOMPARE(pins().of(joint("RightHand"))->space, NoJoint);
    QVERIFY(canCarry(*m_session, joint("RightHand"), PinSpace::Hips));
}

void PinSpacesTest::theTreeSaysWhatCarriesAPin()
{
    pin("LeftHand", PinSpace::Head);
    const QModelIndex index = m_session->jointTree().indexOf(joint("LeftHand"));
    QVERIFY2(index.data(Qt::AccessibleTextRole).toString().contains(u"pinned on Head"),
             qPrintable(index.data(Qt::AccessibleTextRole).toString()));
    QCOMPARE(lettersOfSpace(*m_session, joint("Head").index), u"He"_s);
    QCOMPARE(lettersOfSpace(*m_session, joint("Hips").index), u"Hi"_s);
    QCOMPARE(lettersOfSpace(*m_session, joint("RightHand").index), u"Ha"_s);
    QCOMPARE(lettersOfSpace(*m_session, joint("Spine").index), u"Sp"_s);
    QVERIFY(lettersOfSpace(*m_session, NoJoint).isEmpty());
}

void PinSpacesTest::aPinMovesWithItsSpace_data()
{
    QTest::addColumn<int>("space");
    QTest::addColumn<QByteArray>("carrier");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("dragged");
    const auto row = [](const char *name, PinSpace space, const char *carrier, PoseGesture::Kind kind,
                        const char *dragged) {
        QTest::newRow(name) << int(space) << QByteArray(carrier) << int(kind) << QByteArray(dragged);
    };
    using enum PoseGesture::Kind;
    row("on the head that nods", PinSpace::Head, "Head", Rotate, "Head");
    row("on the head whose neck bends", PinSpace::Head, "Head", Rotate, "Neck");
    row("on the head, the spine bends", PinSpace::Head, "Head", Rotate, "Spine");
    row("on the hips that are moved", PinSpace::Hips, "Hips", Move, "Hips");
    row("on the hips, the spine bends", PinSpace::Hips, "Hips", Rotate, "Spine");
    row("on the other hand that is dragged", PinSpace::OtherHand, "RightHand", Ik, "RightHand");
    row("on the other hand whose elbow rotates", PinSpace::OtherHand, "RightHand", Rotate, "RightForeArm");
}

void PinSpacesTest::aPinMovesWithItsSpace()
{
    QFETCH(int, space);
    QFETCH(QByteArray, carrier);
    QFETCH(int, kind);
    QFETCH(QByteArray, dragged);
    pin("LeftHand", PinSpace(space));
    QCOMPARE(pins().of(joint("LeftHand"))->space, joint(carrier.constData()).index);
    const Motion before = m_session->document().motion();
    QCOMPARE(m_gesture->begin(PoseGesture::Kind(kind), *m_session, joint(dragged.constData())), QString());
    if (PoseGesture::Kind(kind) == PoseGesture::Kind::Rotate)
        m_gesture->rotate(rotationAboutAxis(glm::normalize(glm::dvec3(1.0, 0.4, 0.2)), 0.12));
    else
        m_gesture->displace({2.0, -3.0, 1.5});
    m_gesture->commit();
    QCOMPARE(m_session->document().undoStack().count(), 1);
    const double moved = movedIn(before, "LeftHand", carrier.constData());
    QVERIFY2(moved <= 0.01 * ncm, qPrintable(QString::number(moved)));
    m_session->document().undoStack().undo();
    for (int frame = 0; frame < before.frameCount(); ++frame)
        QVERIFY(std::ranges::equal(before.frame(frame), m_session->document().motion().frame(frame)));
}

void PinSpacesTest::aPinInTheWorldStays()
{
    pin("LeftHand", PinSpace::Head);
    setSpaceOfSelected(*m_session, PinSpace::World);
    const Motion before = m_session->document().motion();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("Spine")).isEmpty());
    m_gesture->rotate(rotationAboutAxis({1.0, 0.0, 0.0}, 0.1));
    m_gesture->commit();
    QVERIFY(movedIn(before, "LeftHand", nullptr) <= 0.01 * ncm);
}

void PinSpacesTest::aDragBackRestoresTheBytes()
{
    pin("LeftHand", PinSpace::OtherHand);
    const Motion before = m_session->document().motion();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Ik, *m_session, joint("RightHand")).isEmpty());
    m_gesture->displace({3.0, 2.0, 1.0});
    m_gesture->displace({0.0, 0.0, 0.0});
    m_gesture->commit();
    QCOMPARE(m_session->document().undoStack().count(), 0);
    QVERIFY(std::ranges::equal(before.frame(here), m_session->document().motion().frame(here)));
}

// The right hand is held in the world while the spine bends; the left one must be on it where it is in the end.
void PinSpacesTest::aPinOnAHandThatIsHeldMovesWithWhatIsHeld()
{
    pin("RightHand", PinSpace::World);
    pin("LeftHand", PinSpace::OtherHand);
    const Motion before = m_session->document().motion();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("Spine")).isEmpty());
    m_gesture->rotate(rotationAboutAxis({1.0, 0.0, 0.0}, 0.08));
    m_gesture->commit();
    QVERIFY(movedIn(before, "RightHand", nullptr) <= 0.01 * ncm);
    QVERIFY(movedIn(before, "LeftHand", "RightHand") <= 0.01 * ncm);
}

void PinSpacesTest::projectsKeepSpaces()
{
    pin("LeftHand", PinSpace::Head);
    pin("RightFoot", PinSpace::Hips);
    const Project project = projectOf(*m_session, {});
    Session other;
    other.document().reset(walker());
    takeView(other, project);
    QCOMPARE(other.pins().all(), pins().all());
    QCOMPARE(other.pins().of(joint("LeftHand"))->space, joint("Head").index);
}

void PinSpacesTest::spacesEndWithTheirSkeleton()
{
    pin("LeftHand", PinSpace::Head);
    m_session->document().reset(Clip());
    QVERIFY(pins().all().empty());
    QCOMPARE(jointOfSpace(*m_session, NodeId::joint(4), PinSpace::Hips), NoJoint);
}

QTEST_MAIN(PinSpacesTest)

} // namespace tst_pinspaces

#include "tst_pinspaces.moc"
