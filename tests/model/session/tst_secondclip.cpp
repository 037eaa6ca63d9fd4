#include "session/session.h"
#include "support/walker.h"
#include "testclips.h"

#include <glm/geometric.hpp>

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_secondclip {

using namespace limber;

class SecondClipTest : public QObject
{
    Q_OBJECT

private slots:
    void isMeasuredOnceTheFirstClipIsRead();
    void isMeasuredAgainAfterEveryKindOfChange();
    void isForgottenWhenItIsRemoved();
    void eightClipsHaveLettersOfTheirOwn();
    void onlyTheComparedClipIsMeasuredAgain();
    void removingTheChosenClipChoosesAnother();
    void theUpAxisOfTheDocumentTurnsTheClips();
    void namedClipsWaitUntilTheyAreLoaded();
    void jointsOfOtherNamesArePairedByRole();
    void aRenamedJointDoesNotHideTheOthers();
    void clipsOfAnotherUnitAreAsLarge_data();
    void clipsOfAnotherUnitAreAsLarge();
};

namespace {

SecondClip::Source sourceOf(const Clip &clip)
{
    return {QStringLiteral("second"), std::make_shared<const Clip>(clip), {}};
}

Clip walk(double scale = 1.0)
{
    return test::makeWalker({.frames = 40, .scale = scale}).clip;
}

Clip withPrefix(Clip clip)
{
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        clip.skeleton.setName(joint, "mixamorig:" + clip.skeleton.joint(joint).name);
    return clip;
}

} // namespace

void SecondClipTest::isMeasuredOnceTheFirstClipIsRead()
{
    Session session;
    session.document().beginLoading(test::leg(2));
    session.secondClip().show(sourceOf(test::leg(6)));
    QTest::qWait(400);
    QVERIFY(!session.secondClip().isMeasured()); // not yet, because the clip is still being read
    session.document().endLoading(test::leg(6), {});
    QTRY_VERIFY(session.secondClip().isMeasured());
    QCOMPARE(session.secondClip().comparison().comparedFrames, 6);
}

void SecondClipTest::isMeasuredAgainAfterEveryKindOfChange()
{
    Session session;
    Document &document = session.document();
    document.reset(test::leg(6));
    session.secondClip().show(sourceOf(test::leg(6)));
    QTRY_VERIFY(session.secondClip().isMeasured());
    const std::vector<std::function<void()>> changes = {
        [&] {
            document.setValues({1, 1, {0}}, {5.0}, QStringLiteral("edit"));
        },
        [&] { document.removeFrames(4, 1); },
        [&] { document.setName(0, "Other"); },
        [&] { document.undoStack().undo(); },
        [&] { document.reset(test::leg(3)); },
    };
    for (const auto &change : changes) {
        change();
        QVERIFY(!session.secondClip().isMeasured());
        QTRY_VERIFY(session.secondClip().isMeasured());
    }
    QCOMPARE(session.secondClip().comparison().comparedFrames, 3);
}

void SecondClipTest::isForgottenWhenItIsRemoved()
{
    Session session;
    session.document().reset(test::leg(4));
    session.secondClip().show(sourceOf(test::leg(4)));
    session.secondClip().clear(); // while the measurement is running
    QSignalSpy measured(&session.secondClip(), &SecondClip::measured);
    QTest::qWait(400);
    QCOMPARE(measured.count(), 0);
    QVERIFY(session.secondClip().comparison().nodes.empty());
    QVERIFY(!session.secondClip().pose(0));
}

void SecondClipTest::eightClipsHaveLettersOfTheirOwn()
{
    Session session;
    session.document().reset(test::leg(4));
    ClipsBeside &beside = session.clipsBeside();
    std::vector<int> ids;
    for (int i = 0; i < ClipsBeside::most; ++i)
        ids.push_back(beside.add(sourceOf(test::leg(3 + i))));
    QVERIFY(beside.isFull());
    QCOMPARE(beside.add(sourceOf(test::leg(2))), 0);
    QCOMPARE(beside.all().size(), std::size_t(8));
    QCOMPARE(beside.all().back().letter(), QChar(u'I'));
    // A free letter is used again, an id is not.
    beside.remove(ids[2]);
    QVERIFY(beside.find(ids[2]) == nullptr);
    const int again = beside.add(sourceOf(test::leg(2)));
    QVERIFY(again > ids.back());
    QCOMPARE(beside.find(again)->letter(), QChar(u'D'));
    QCOMPARE(beside.chosen()->id, again);
    // Removing a missing clip does nothing.
    beside.remove(ids[2]);
    beside.choose(ids[2]);
    beside.setVisible(4711, false);
    beside.setSettings(-1, {});
    beside.replace(0, sourceOf(test::leg(2)));
    QCOMPARE(beside.chosen()->id, again);
    QVERIFY(!session.document().undoStack().canUndo());
    QVERIFY(!session.document().isModified());
}

void SecondClipTest::onlyTheComparedClipIsMeasuredAgain()
{
    Session session;
    session.document().reset(test::leg(6));
    ClipsBeside &beside = session.clipsBeside();
    const int first = beside.add(sourceOf(test::leg(6)));
    const int second = beside.add(sourceOf(test::leg(3)));
    const SecondClip &compared = session.secondClip();
    QTRY_VERIFY(compared.isMeasured());
    QCOMPARE(compared.comparison().comparedFrames, 3);
    ComparisonSettings moved;
    moved.offset = {1.0, 0.0, 0.0};
    beside.setSettings(first, moved);
    beside.setVisible(first, false);
    beside.setVisible(second, false);
    QVERIFY(compared.isMeasured());
    beside.setSettings(second, moved);
    QVERIFY(!compared.isMeasured());
    QTRY_VERIFY(compared.isMeasured());
    beside.choose(first);
    QVERIFY(!compared.isMeasured());
    QVERIFY(compared.comparison().nodes.empty()); // figures of the other clip would mislead
    QTRY_VERIFY(compared.isMeasured());
    QCOMPARE(compared.comparison().comparedFrames, 6);
}

void SecondClipTest::removingTheChosenClipChoosesAnother()
{
    Session session;
    session.document().reset(test::leg(4));
    ClipsBeside &beside = session.clipsBeside();
    const int first = beside.add(sourceOf(test::leg(4)));
    const int second = beside.add(sourceOf(test::leg(5)));
    const int third = beside.add(sourceOf(test::leg(6)));
    beside.choose(second);
    beside.remove(second);
    QCOMPARE(beside.chosen()->id, third);
    session.secondClip().clear();
    QCOMPARE(beside.chosen()->id, first);
    session.secondClip().clear();
    QVERIFY(beside.chosen() == nullptr && !session.secondClip().isShown());
    session.secondClip().clear();
}

void SecondClipTest::theUpAxisOfTheDocumentTurnsTheClips()
{
    Session session;
    session.document().reset(test::leg(4));
    session.document().setUpAxisChoice(UpAxisChoice::Y);
    ClipBeside::Source source = sourceOf(test::leg(4));
    source.up = Axis::Z;
    const int id = session.clipsBeside().add(source);
    const ClipBeside &clip = *session.clipsBeside().find(id);
    QVERIFY(session.clipsBeside().isTurned(clip));
    const glm::dvec3 own = poseAt(*source.clip, 0, source.rules).positionOf(NodeId::joint(1));
    const glm::dvec3 turned = session.secondClip().pose(0)->positionOf(NodeId::joint(1));
    // Z becomes up, and Y points away from the viewer.
    QVERIFY(glm::distance(turned, glm::dvec3(own.x, own.z, -own.y)) < 1e-9);
    QTRY_VERIFY(session.secondClip().isMeasured());
    session.document().setUpAxisChoice(UpAxisChoice::Z);
    QVERIFY(!session.clipsBeside().isTurned(clip));
    QVERIFY(!session.secondClip().isMeasured());
    QVERIFY(glm::distance(session.secondClip().pose(0)->positionOf(NodeId::joint(1)), own) < 1e-9);
    // A setting that resulted from the turn is not stored with the clip.
    session.secondClip().setSettings(session.secondClip().settings());
    QCOMPARE(session.clipsBeside().find(id)->settings, ComparisonSettings());
}

void SecondClipTest::namedClipsWaitUntilTheyAreLoaded()
{
    Session session;
    session.document().reset(test::leg(4));
    std::vector<ClipBeside> named(2);
    named[0].source.name = named[1].source.name = QStringLiteral("take.bvh");
    named[0].source.path = named[1].source.path = QStringLiteral("/takes/take.bvh"); // the same file twice
    named[1].settings.shift = 2;
    named[1].isVisible = false;
    session.clipsBeside().takeNamed(named, 1);
    ClipsBeside &beside = session.clipsBeside();
    QCOMPARE(beside.all().size(), std::size_t(2));
    QCOMPARE(beside.chosen()->settings.shift, 2);
    QVERIFY(!session.secondClip().isShown() && !session.secondClip().pose(0));
    QTest::qWait(300);
    QVERIFY(!session.secondClip().isMeasured());
    session.secondClip().findShift(); // there is nothing to compare
    const int id = beside.chosen()->id;
    ClipBeside::Source source = sourceOf(test::leg(4));
    source.path = named[1].source.path;
    beside.replace(id, source);
    QTRY_VERIFY(session.secondClip().isMeasured());
    QCOMPARE(session.secondClip().comparison().comparedFrames, 2);
    // The same project is read again, as after Revert: the clip stays loaded, and its stored settings return.
    session.secondClip().setSettings({});
    session.clipsBeside().takeNamed(named, 1);
    QCOMPARE(beside.all().size(), std::size_t(2));
    QCOMPARE(session.clipsBeside().all()[0].settings.shift, 0);
    QCOMPARE(session.clipsBeside().all()[1].settings.shift, 2);
    QVERIFY(session.clipsBeside().find(id)->isLoaded());
}

void SecondClipTest::jointsOfOtherNamesArePairedByRole()
{
    Session session;
    session.document().reset(walk());
    const SecondClip &second = session.secondClip();
    session.secondClip().show(sourceOf(walk()));
    QTRY_VERIFY(second.isMeasured());
    QVERIFY(!second.arePairedByRole());
    QCOMPARE(second.pairedCount(), walk().skeleton.jointCount());
    session.secondClip().show(sourceOf(withPrefix(walk(0.01))));
    QTRY_VERIFY(second.isMeasured());
    QVERIFY(second.arePairedByRole());
    QCOMPARE(second.pairedCount(), walk().skeleton.jointCount());
    QVERIFY2(second.comparison().largestDegrees() < 0.01,
             qPrintable(QString::number(second.comparison().largestDegrees())));
    QVERIFY2(second.comparison().largestUnits() < 0.01,
             qPrintable(QString::number(second.comparison().largestUnits())));
    // Clips without anything in common have no pairs.
    session.secondClip().show(sourceOf(test::leg(4)));
    QTRY_VERIFY(second.isMeasured());
    QVERIFY(second.pairedCount() < 4);
}

void SecondClipTest::aRenamedJointDoesNotHideTheOthers()
{
    Session session;
    session.document().reset(walk());
    Clip clip = walk();
    const int knee = test::jointNamed(clip.skeleton, "LeftLeg");
    const auto column = clip.skeleton.columnOf(knee, {ChannelKind::Rotation, Axis::X});
    clip.skeleton.setName(knee, "Knee.L");
    clip.motion.setValue(7, *column, clip.motion.value(7, *column) + 25.0);
    session.secondClip().show(sourceOf(clip));
    const SecondClip &second = session.secondClip();
    QTRY_VERIFY(second.isMeasured());
    QCOMPARE(second.pairedCount(), clip.skeleton.jointCount());
    const auto &nodes = second.comparison().nodes;
    const auto found = std::ranges::find(nodes, NodeId::joint(knee), &NodeDifference::first);
    QVERIFY(found != nodes.end());
    QVERIFY2(std::abs(found->degrees.largest - 25.0) < 0.01, qPrintable(QString::number(found->degrees.largest)));
    QCOMPARE(found->degrees.worstFrame, 7);
}

void SecondClipTest::clipsOfAnotherUnitAreAsLarge_data()
{
    QTest::addColumn<double>("size");
    QTest::addColumn<double>("expected");
    QTest::newRow("metres") << 0.01 << 100.0;
    QTest::newRow("inches") << 1.0 / 2.54 << 2.54;
    QTest::newRow("millimetres") << 10.0 << 0.1;
    QTest::newRow("nearly metres") << 0.0105 << 100.0;
    QTest::newRow("no unit") << 1.0 / 5.5 << 5.5;
    QTest::newRow("a child") << 0.7 << 1.0;
    QTest::newRow("a giant") << 1.5 << 1.0;
}

void SecondClipTest::clipsOfAnotherUnitAreAsLarge()
{
    QFETCH(const double, size);
    QFETCH(const double, expected);
    Session session;
    session.document().reset(walk());
    const int id = session.clipsBeside().add(sourceOf(walk(size)));
    const ClipBeside &clip = *session.clipsBeside().find(id);
    QCOMPARE(session.clipsBeside().settingsOf(clip).scale, expected);
    QCOMPARE(clip.settings.scale, 1.0); // it follows from the clips and is not kept
    const glm::dvec3 own = poseAt(*clip.source.clip, 3, clip.source.rules).positionOf(NodeId::joint(5));
    QVERIFY(glm::distance(session.secondClip().pose(3)->positionOf(NodeId::joint(5)), expected * own) < 1e-9);
    // The document gets the other unit, too.
    session.document().replaceClip(walk(size), QStringLiteral("Scale"));
    QCOMPARE(session.clipsBeside().settingsOf(clip).scale, 1.0);
    QTRY_VERIFY(session.secondClip().isMeasured());
    QCOMPARE(session.secondClip().settings().scale, 1.0);
    QVERIFY(session.secondClip().comparison().largestUnits() < 1e-9);
}

QTEST_GUILESS_MAIN(SecondClipTest)

} // namespace tst_secondclip

#include "tst_secondclip.moc"
