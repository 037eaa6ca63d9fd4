#include "session/curves/curveset.h"

#include "session/curves/weightcurves.h"
#include "session/session.h"
#include "support/plainbody.h"
#include "support/walker.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_curveset {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frameCount = 40;
constexpr int hips = 0; // columns 0 to 5
constexpr int knee = 1; // columns 6 to 8
constexpr int foot = 2; // columns 9 to 11

// A layer that bends a joint over all frames.
Layer bendAll(int joint)
{
    Layer layer;
    layer.name = "Bend";
    layer.keys.push_back({5, {{5, 5}, {}, {}}, {{joint, glm::dvec3(0.5, 0.1, 0.2), {}}}, 0, {}});
    return layer;
}

} // namespace

// Which curves a plot shows, and which of them are visible, locked and edited.
class CurveSetTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingIsReadUntilSomebodyWatches();
    void theRootsStandForNoSelection();
    void theSelectionIsFollowed();
    void tooManyChannelsAreLeftOut();
    void aSessionStartsAfresh();
    void aSessionThatEndsTakesItsCurvesAway();
    void anotherKindHasOtherCurves();
    void jointsWithoutRotationsHaveNoSpeed();
    void channelsAreHidden();
    void oneChannelIsSeenAlone();
    void lockedChannelsAreNotEdited();
    void lockedJointsAreNotEdited();
    void chosenChannelsAreEditedAlone();
    void anotherClipForgetsTheChoices();
    void theLastEditCanBeCompared();
    void editsOfOtherJointsAreNoDifference();
    void layersHaveTheirBaseBeneath();
    void theExtentIsThatOfTheVisibleCurves();
    void longClipsAreReadInPortions();
    void theWeightIsShownWhateverIsSelected();
    void curvesOfTheWeightFollowEdits();
    void aClipThatCannotBeWeighedHasNoCurvesOfWeight();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] std::vector<int> shownJoints() const
    {
        std::vector<int> joints;
        for (const JointCurves &curves : m_set->joints())
            joints.push_back(curves.joint());
        return joints;
    }
    void selectJoints(const std::vector<int> &joints)
    {
        std::vector<NodeId> nodes;
        for (const int joint : joints)
            nodes.push_back(NodeId::joint(joint));
        m_session->select(nodes, QItemSelectionModel::ClearAndSelect);
    }
    void setValue(int column, double value, int gesture = 0)
    {
        document().setValues({3, 1, {column}}, {value}, u"x"_s, gesture);
    }
    [[nodiscard]] double valueOf(int column, int frame) const
    {
        return m_set->find(column)->curve->values.at(std::size_t(frame));
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<CurveSet> m_set;
};

void CurveSetTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(leg(frameCount));
    m_set = std::make_unique<CurveSet>();
    m_set->setWatched(true);
    m_set->setSession(m_session.get());
}

void CurveSetTest::cleanup()
{
    m_set.reset();
    m_session.reset();
}

void CurveSetTest::nothingIsReadUntilSomebodyWatches()
{
    CurveSet set;
    QSignalSpy joints(&set, &CurveSet::jointsChanged);
    QSignalSpy values(&set, &CurveSet::valuesChanged);
    set.setSession(m_session.get());
    QVERIFY(!set.isComplete() && set.joints().empty());
    QCOMPARE(joints.count(), 1);
    set.setWatched(true);
    QVERIFY(set.isComplete());
    QCOMPARE(set.joints().size(), std::size_t(1));
    QCOMPARE(joints.count(), 2);
    QCOMPARE(values.count(), 1);
    set.setWatched(false);
    set.setWatched(true); // nothing happened in between
    QCOMPARE(values.count(), 1);
    QVERIFY(set.isComplete());
    set.setWatched(false);
    setValue(0, 9.0);
    QVERIFY(!set.isComplete() && set.joints().empty());
    QVERIFY(!set.find(0));
    set.setWatched(true);
    QCOMPARE(set.find(0)->curve->values.at(3), 9.0);
    QCOMPARE(values.count(), 2);
}

void CurveSetTest::theRootsStandForNoSelection()
{
    QCOMPARE(shownJoints(), std::vector{hips});
    QCOMPARE(m_set->find(5)->joint->joint(), hips);
    QVERIFY(!m_set->find(6));
    QCOMPARE(valueOf(1, 7), document().motion().value(7, 1));
    QCOMPARE(m_set->furtherChannels(), 0);
}

void CurveSetTest::theSelectionIsFollowed()
{
    QSignalSpy joints(m_set.get(), &CurveSet::jointsChanged);
    QSignalSpy values(m_set.get(), &CurveSet::valuesChanged);
    selectJoints({knee});
    QCOMPARE(shownJoints(), std::vector{knee});
    QCOMPARE(joints.count(), 1);
    QCOMPARE(values.count(), 1);
    m_session->select({NodeId::joint(knee), NodeId{NodeId::Kind::EndSite, 0}}, QItemSelectionModel::ClearAndSelect);
    QCOMPARE(shownJoints(), std::vector{knee}); // an end site has no channels
    QCOMPARE(joints.count(), 1); // the same curves
    selectJoints({foot, hips});
    QCOMPARE(shownJoints(), (std::vector{hips, foot}));
    QCOMPARE(joints.count(), 2);
    selectJoints({knee, hips}); // as many, but others
    QCOMPARE(shownJoints(), (std::vector{hips, knee}));
    QCOMPARE(joints.count(), 3);
    m_session->clearSelection();
    QCOMPARE(shownJoints(), std::vector{hips});
    joints.clear();
    document().removeFrames(30, 10);
    QCOMPARE(m_set->find(0)->curve->values.size(), std::size_t(30));
    document().undoStack().undo();
    QCOMPARE(m_set->find(0)->curve->values.size(), std::size_t(frameCount));
    values.clear();
    document().setFrameTime(0.05);
    QVERIFY(values.count() > 0);
    QCOMPARE(joints.count(), 0);
}

void CurveSetTest::tooManyChannelsAreLeftOut()
{
    selectJoints({hips, knee, foot});
    QCOMPARE(shownJoints(), (std::vector{hips, knee, foot})); // exactly as many as are shown at first
    QCOMPARE(m_set->furtherChannels(), 0);
    document().reset(makeWalker({.frames = 10}).clip);
    const std::vector<int> five{0, 1, 2, 3, 4};
    selectJoints(five);
    const Skeleton &skeleton = document().skeleton();
    for (const int joint : {1, 2, 3, 4})
        QCOMPARE(skeleton.joint(joint).columnCount(), 3);
    QCOMPARE(shownJoints(), (std::vector{0, 1, 2}));
    QCOMPARE(m_set->furtherChannels(), 6);
    m_set->showAllChannels();
    QCOMPARE(shownJoints(), five);
    QCOMPARE(m_set->furtherChannels(), 0);
    selectJoints({0, 1, 2, 3});
    QCOMPARE(shownJoints(), (std::vector{0, 1, 2}));
    QCOMPARE(m_set->furtherChannels(), 3);
    m_set->showAllChannels();
    m_set->setSession(nullptr);
    QCOMPARE(m_set->furtherChannels(), 0);
    m_set->setSession(m_session.get());
    QCOMPARE(m_set->furtherChannels(), 3);
}

void CurveSetTest::aSessionStartsAfresh()
{
    Session other;
    other.document().reset(leg(12));
    m_set->setSeen(1, false);
    m_set->setLocked(2, true);
    m_set->choose({3});
    setValue(0, 9.0);
    QVERIFY(m_set->before(0) != nullptr);
    QSignalSpy joints(m_set.get(), &CurveSet::jointsChanged);
    m_set->setSession(m_session.get()); // already its session
    QCOMPARE(joints.count(), 0);
    QVERIFY(!m_set->isSeen(1));
    m_set->setSession(&other);
    QCOMPARE(joints.count(), 1);
    QCOMPARE(m_set->session(), &other);
    QCOMPARE(m_set->find(0)->curve->values.size(), std::size_t(12));
    QVERIFY(m_set->isSeen(1) && !m_set->isLocked(2) && m_set->chosen().empty());
    QVERIFY(m_set->before(0) == nullptr); // curves of another document are no earlier state
    QSignalSpy values(m_set.get(), &CurveSet::valuesChanged);
    setValue(0, 10.0); // the first session is not followed any more
    QCOMPARE(values.count(), 0);
    m_set->setSession(nullptr);
    QVERIFY(m_set->joints().empty());
    QVERIFY(!m_set->isLocked(2) && !m_set->find(0));
}

void CurveSetTest::aSessionThatEndsTakesItsCurvesAway()
{
    m_set->setLocked(2, true);
    QSignalSpy values(m_set.get(), &CurveSet::valuesChanged);
    m_session.reset();
    QVERIFY(m_set->session() == nullptr);
    QVERIFY(m_set->joints().empty());
    QVERIFY(!m_set->isLocked(2));
    QVERIFY(values.count() > 0);
}

void CurveSetTest::anotherKindHasOtherCurves()
{
    QSignalSpy joints(m_set.get(), &CurveSet::jointsChanged);
    m_set->setKind(CurveKind::Continuous); // already of this kind
    QCOMPARE(joints.count(), 0);
    m_set->setKind(CurveKind::Speed);
    QCOMPARE(joints.count(), 1);
    QVERIFY(!m_set->find(0));
    QCOMPARE(m_set->joints().front().curves().size(), std::size_t(1));
    int looked = 0;
    m_set->setSeen(0, false); // a speed has no column that could be hidden
    m_set->forEachSeen([&looked](const JointCurves &, const ChannelCurve &curve) {
        QCOMPARE(curve.column, -1);
        ++looked;
    });
    QCOMPARE(looked, 1);
    QVERIFY(!m_set->isEditable(-1));
    document().setLayers({bendAll(hips)}, u"layer"_s);
    m_session->target().choose(0);
    QVERIFY(m_set->base(-1) == nullptr);
    m_set->setKind(CurveKind::Angles);
    QVERIFY(m_set->find(0));
    QVERIFY(m_set->base(3) != nullptr);
}

void CurveSetTest::jointsWithoutRotationsHaveNoSpeed()
{
    open(document(), "HIERARCHY\nROOT Box\n{\nOFFSET 0 0 0\nCHANNELS 3 Xposition Yposition Zposition\nEnd "
                     "Site\n{\nOFFSET 0 1 0\n}\n}\nMOTION\nFrames: 2\nFrame Time: 0.1\n1 2 3\n4 5 6\n");
    m_set->setKind(CurveKind::Speed);
    QVERIFY(m_set->isComplete());
    QCOMPARE(m_set->joints().size(), std::size_t(1));
    QVERIFY(m_set->joints().front().curves().empty());
    document().setValues({0, 1, {1}}, {8.0}, u"x"_s);
    QVERIFY(m_set->isComplete());
    QVERIFY(m_set->before(-1) == nullptr);
}

void CurveSetTest::channelsAreHidden()
{
    QSignalSpy choice(m_set.get(), &CurveSet::choiceChanged);
    m_set->setSeen(1, false);
    QVERIFY(!m_set->isSeen(1) && m_set->isSeen(0));
    QVERIFY(!m_set->isEditable(1) && m_set->isEditable(0));
    QCOMPARE(choice.count(), 1);
    std::vector<int> seen;
    m_set->forEachSeen([&seen](const JointCurves &, const ChannelCurve &curve) { seen.push_back(curve.column); });
    QCOMPARE(seen, (std::vector{0, 2, 3, 4, 5}));
    m_set->setSeen(1, true);
    QVERIFY(m_set->isSeen(1) && m_set->isEditable(1));
    QCOMPARE(choice.count(), 2);
}

void CurveSetTest::oneChannelIsSeenAlone()
{
    const auto seen = [this] {
        std::vector<int> columns;
        m_set->forEachSeen([&](const JointCurves &, const ChannelCurve &curve) { columns.push_back(curve.column); });
        return columns;
    };
    const std::vector<int> all{0, 1, 2, 3, 4, 5};
    QSignalSpy choice(m_set.get(), &CurveSet::choiceChanged);
    m_set->setSeen(4, false);
    m_set->seeOnly(2);
    QCOMPARE(seen(), std::vector{2});
    m_set->seeOnly(3); // hidden until now
    QCOMPARE(seen(), std::vector{3});
    m_set->seeOnly(3);
    QCOMPARE(seen(), all);
    m_set->seeOnly(3);
    m_set->setSeen(3, false);
    QVERIFY(seen().empty());
    m_set->seeOnly(3); // no curve was seen
    QCOMPARE(seen(), std::vector{3});
    QCOMPARE(choice.count(), 7);
}

void CurveSetTest::lockedChannelsAreNotEdited()
{
    QSignalSpy choice(m_set.get(), &CurveSet::choiceChanged);
    m_set->setLocked(2, true);
    QVERIFY(m_set->isLocked(2) && !m_set->isLocked(1));
    QVERIFY(!m_set->isEditable(2) && m_set->isEditable(1));
    QCOMPARE(choice.count(), 1);
    m_set->setLocked(2, false);
    QVERIFY(!m_set->isLocked(2) && m_set->isEditable(2));
    QCOMPARE(choice.count(), 2);
    QVERIFY(!m_set->isLocked(7)); // not shown
}

void CurveSetTest::lockedJointsAreNotEdited()
{
    selectJoints({hips, knee});
    QSignalSpy choice(m_set.get(), &CurveSet::choiceChanged);
    m_session->jointStates().setLocked({NodeId::joint(knee)}, true);
    QCOMPARE(choice.count(), 1);
    QVERIFY(m_set->isLocked(6) && m_set->isLocked(8) && !m_set->isLocked(5));
    QVERIFY(!m_set->isEditable(6) && m_set->isEditable(5));
}

void CurveSetTest::chosenChannelsAreEditedAlone()
{
    QSignalSpy choice(m_set.get(), &CurveSet::choiceChanged);
    QVERIFY(m_set->isEditable(0));
    m_set->choose({1, 2});
    QVERIFY(!m_set->isEditable(0) && m_set->isEditable(1) && m_set->isEditable(2));
    m_set->choose({1, 2});
    QCOMPARE(choice.count(), 1);
    m_set->setSeen(2, false);
    QVERIFY(m_set->isEditable(1) && !m_set->isEditable(2));
    selectJoints({hips});
    QVERIFY(m_set->chosen().empty());
    QVERIFY(!m_set->isSeen(2)); // the user hid it
}

void CurveSetTest::anotherClipForgetsTheChoices()
{
    m_set->setSeen(1, false);
    m_set->setLocked(2, true);
    m_set->choose({3});
    setValue(0, 9.0);
    document().reset(leg(7));
    QVERIFY(m_set->isSeen(1) && !m_set->isLocked(2) && m_set->chosen().empty());
    QVERIFY(m_set->before(0) == nullptr);
    QVERIFY(m_set->isComplete());
    QCOMPARE(m_set->find(0)->curve->values.size(), std::size_t(7));
}

void CurveSetTest::theLastEditCanBeCompared()
{
    const auto valueBefore = [this] { return m_set->before(0) ? m_set->before(0)->values.at(3) : -1.0; };
    QVERIFY(m_set->before(0) == nullptr);
    setValue(0, 9.0);
    QCOMPARE(valueBefore(), 1.5); // as the file has it
    setValue(0, 10.0);
    QCOMPARE(valueBefore(), 9.0);
    QSignalSpy choice(m_set.get(), &CurveSet::choiceChanged);
    document().undoStack().undo();
    QVERIFY(m_set->before(0) == nullptr);
    QCOMPARE(choice.count(), 1);
    document().undoStack().redo();
    QCOMPARE(valueBefore(), 9.0);
    document().undoStack().undo();
    setValue(0, 11.0); // an edit after an undo
    QCOMPARE(valueBefore(), 9.0);
    const int gesture = document().newGesture();
    setValue(0, 12.0, gesture);
    setValue(0, 13.0, gesture);
    QCOMPARE(document().undoStack().index(), 3); // merged
    QCOMPARE(valueBefore(), 12.0);
    m_session->clearSelection();
    document().setFrameTime(0.05); // no value is another one
    QCOMPARE(valueBefore(), 12.0);
    selectJoints({knee});
    QVERIFY(m_set->before(0) == nullptr);
    QVERIFY(m_set->before(6) == nullptr); // other joints are no earlier state
}

void CurveSetTest::editsOfOtherJointsAreNoDifference()
{
    selectJoints({hips, knee});
    setValue(9, 1.0);
    QVERIFY(m_set->before(0) == nullptr && m_set->before(9) == nullptr);
    QSignalSpy choice(m_set.get(), &CurveSet::choiceChanged);
    document().undoStack().undo();
    QCOMPARE(choice.count(), 0);
    setValue(6, 1.0); // of the second joint
    QVERIFY(m_set->before(6) != nullptr);
}

void CurveSetTest::layersHaveTheirBaseBeneath()
{
    selectJoints({hips, knee});
    document().setLayers({bendAll(knee)}, u"layer"_s);
    QVERIFY(m_set->base(6) == nullptr); // the base is edited
    m_session->target().choose(0);
    QVERIFY(m_set->isComplete());
    const ChannelCurve *base = m_set->base(6);
    QVERIFY(base != nullptr);
    QCOMPARE(base->values.size(), std::size_t(frameCount));
    QCOMPARE(base->values.at(9), document().motion().value(9, 6));
    QVERIFY(valueOf(6, 9) != base->values.at(9));
    QVERIFY(m_set->base(0) == nullptr && m_set->base(3) == nullptr); // of another joint
    m_session->target().choose(ChangeTarget::Base);
    QVERIFY(m_set->base(6) == nullptr);
    QVERIFY(valueOf(6, 9) != document().motion().value(9, 6)); // still shown with the layer
}

void CurveSetTest::theExtentIsThatOfTheVisibleCurves()
{
    for (const int column : {1, 3, 4, 5})
        m_set->setSeen(column, false);
    const Motion &motion = document().motion();
    const Extent extent = m_set->extent(4, 6);
    QCOMPARE(extent.least, motion.value(4, 0));
    QCOMPARE(extent.most, motion.value(6, 2));
}

void CurveSetTest::longClipsAreReadInPortions()
{
    constexpr int many = 9'000;
    document().reset(makeWalker({.frames = many}).clip);
    const Skeleton &skeleton = document().skeleton();
    selectJoints({0, 1, 2});
    QTRY_VERIFY(m_set->isComplete());
    for (const int joint : {0, 1, 2}) {
        const ChannelCurve &curve = *m_set->find(skeleton.joint(joint).firstColumn)->curve;
        QCOMPARE(curve.values.size(), std::size_t(many));
    }
    for (int frame = 0; frame < many; frame += 500)
        QCOMPARE(valueOf(0, frame), document().motion().value(frame, 0));
}

void CurveSetTest::theWeightIsShownWhateverIsSelected()
{
    document().reset(makePlainBody({.frames = 120, .hips = jumping(1, 0.5, 0.6)}));
    selectJoints({3});
    m_set->setKind(CurveKind::GroundForce);
    QTRY_VERIFY(m_set->isComplete());
    QCOMPARE(shownJoints(), std::vector<int>{NoJoint});
    const FigureWeight &weight = *m_session->clipWeight().weight();
    const auto force = [this](WeightCurve curve, int frame) { return valueOf(static_cast<int>(curve), frame); };
    for (int frame = 0; frame < 120; ++frame) {
        const WeightInFrame &own = weight.frames().at(std::size_t(frame));
        QCOMPARE(force(WeightCurve::ForceLeft, frame), own.left);
        QCOMPARE(force(WeightCurve::ForceRight, frame), own.right);
        QCOMPARE(force(WeightCurve::ForceTotal, frame), own.force.y);
    }
    QVERIFY(std::abs(force(WeightCurve::ForceTotal, 0) - 1.0) < 0.01); // it stands
    QVERIFY(!m_set->isEditable(static_cast<int>(WeightCurve::ForceTotal)));
    m_set->setSeen(static_cast<int>(WeightCurve::ForceTotal), false);
    int seen = 0;
    m_set->forEachSeen([&](const JointCurves &, const ChannelCurve &) { ++seen; });
    QCOMPARE(seen, 2);
    m_set->setKind(CurveKind::Angles);
    QCOMPARE(shownJoints(), std::vector<int>{3});
}

void CurveSetTest::curvesOfTheWeightFollowEdits()
{
    document().reset(makePlainBody({.frames = 60}));
    m_set->setKind(CurveKind::CentreOfMass);
    QTRY_VERIFY(m_set->isComplete());
    const int height = static_cast<int>(WeightCurve::CentreY);
    const double before = valueOf(height, 30);
    const Joint &root = document().skeleton().joint(0);
    const double hipsAbove = document().motion().value(0, root.firstColumn + 1);
    document().setValues({0, 60, {root.firstColumn + 1}}, std::vector<double>(60, hipsAbove + 7.0), u"x"_s);
    QVERIFY(!m_set->isComplete());
    QCOMPARE(valueOf(height, 30), before); // until the worker is done
    QTRY_VERIFY(m_set->isComplete());
    QCOMPARE(valueOf(height, 30), before + 7.0);
    QVERIFY(std::abs(valueOf(static_cast<int>(WeightCurve::CentreSpeed), 30)) < 1e-9);
}

void CurveSetTest::aClipThatCannotBeWeighedHasNoCurvesOfWeight()
{
    Skeleton point;
    point.addJoint({"Point", NoJoint, {}, {channels::Xposition}, 0});
    Clip clip;
    clip.skeleton = std::move(point);
    clip.motion = Motion(5, 1);
    document().reset(std::move(clip));
    m_set->setKind(CurveKind::CentreOfMass);
    QTRY_VERIFY(m_set->isComplete());
    QVERIFY(m_set->joints().empty());
}

QTEST_GUILESS_MAIN(CurveSetTest)

} // namespace tst_curveset

#include "tst_curveset.moc"
