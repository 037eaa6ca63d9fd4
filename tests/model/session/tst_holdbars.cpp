#include "session/posing/holdbars.h"

#include "support/walker.h"
#include "testclips.h"

#include "base/at.h"
#include "pose/carriedplace.h"
#include "session/layers/layeredits.h"
#include "session/session.h"

#include <glm/geometric.hpp>

#include <QSignalSpy>
#include <QTest>

namespace tst_holdbars {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Holds that are layers, and stay holds.
class HoldBarsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aHoldIsALayer();
    void otherFramesAreHeldInstead();
    void aMutedHoldStaysMuted();
    void itHoldsAgainWhatHasChanged();
    void bakedItIsPartOfTheBase();
    void whatCannotBeHeldIsRefused();
    void anEditGivesItUp();

private:
    [[nodiscard]] int joint(const char *name) const { return jointNamed(document().skeleton(), name); }
    [[nodiscard]] Document &document() const { return m_session->document(); }
    [[nodiscard]] Hold hold(FrameInterval frames) const
    {
        return {.node = NodeId::joint(joint("LeftHand")),
                .space = joint("Head"),
                .frames = frames,
                .fadeInSeconds = 0.0,
                .fadeOutSeconds = 0.0};
    }
    // Returns how far the hand is at most from its place on the head in frame `reference`.
    [[nodiscard]] double missedIn(const FrameInterval &frames, int reference) const
    {
        const Clip &clip = m_session->layered().clip();
        const NodeId hand = NodeId::joint(joint("LeftHand"));
        const CarriedPlace place(poseAt(clip, reference, {}), hand, joint("Head"));
        double missed = 0.0;
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            const Pose pose = poseAt(clip, frame, {});
            missed = std::max(missed, glm::distance(pose.positionOf(hand), place.in(pose).position));
        }
        return missed;
    }
    [[nodiscard]] int steps() const { return document().undoStack().index(); }
    void wait(const std::function<void()> &begin)
    {
        QSignalSpy finished(m_bars.get(), &HoldBars::finished);
        begin();
        QTRY_VERIFY(!finished.isEmpty());
    }
    void add(const Hold &wanted)
    {
        wait([&] { m_bars->add(*m_session, wanted); });
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<HoldBars> m_bars;
};

void HoldBarsTest::init()
{
    m_bars.reset();
    m_session = std::make_unique<Session>();
    Clip clip = makeWalker({.frames = 120}).clip;
    const int column = *clip.skeleton.columnOf(jointNamed(clip.skeleton, "LeftForeArm"), channels::Yrotation);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) // a straight arm reaches no farther
        clip.motion.setValue(frame, column, clip.motion.value(frame, column) - 60.0);
    document().reset(clip);
    m_bars = std::make_unique<HoldBars>();
}

void HoldBarsTest::aHoldIsALayer()
{
    const QByteArray bytes = bytesOf(document());
    QVERIFY(missedIn({30, 60}, 30) > 1.0);
    add(hold({30, 60}));
    QCOMPARE(steps(), 1);
    QVERIFY(document().undoStack().undoText().startsWith(u"Hold LeftHand on Head"_s));
    QCOMPARE(document().layers().size(), std::size_t{1});
    const Layer &layer = document().layers().front();
    QVERIFY(layer.hold && *layer.hold == hold({30, 60}) && layer.isLocked);
    QVERIFY2(missedIn({30, 60}, 30) < 0.01, qPrintable(QString::number(missedIn({30, 60}, 30))));
    QCOMPARE(bytesOf(document()), bytes); // the numbers of the file stay
    QCOMPARE(m_session->target().layer(), int(ChangeTarget::Base)); // hands do not go into it
    document().undoStack().undo();
    QVERIFY(document().layers().empty());
}

void HoldBarsTest::otherFramesAreHeldInstead()
{
    add(hold({30, 60}));
    wait([&] { m_bars->change(*m_session, 0, hold({50, 90})); });
    QCOMPARE(steps(), 2);
    QCOMPARE(document().layers().size(), std::size_t{1});
    QCOMPARE(document().layers().front().hold->frames.first, 50);
    QVERIFY(missedIn({50, 90}, 50) < 0.01);
    for (const int frame : {30, 40, 49, 91})
        QVERIFY(std::ranges::equal(m_session->layered().clip().motion.frame(frame), document().motion().frame(frame)));
    document().undoStack().undo();
    QVERIFY(missedIn({30, 60}, 30) < 0.01);
}

void HoldBarsTest::aMutedHoldStaysMuted()
{
    add(hold({30, 60}));
    changeLayer(document(), 0, u"Mute"_s, [](Layer &layer) { layer.isMuted = true; });
    wait([&] { m_bars->change(*m_session, 0, hold({40, 70})); });
    QVERIFY(document().layers().front().isMuted);
    QVERIFY(missedIn({40, 70}, 40) > 1.0);
    changeLayer(document(), 0, u"Hear"_s, [](Layer &layer) { layer.isMuted = false; });
    QVERIFY(missedIn({40, 70}, 40) < 0.01);
}

void HoldBarsTest::itHoldsAgainWhatHasChanged()
{
    add(hold({30, 60}));
    const int column = document().skeleton().joint(joint("Neck")).firstColumn;
    document().setValues({45, 1, {column}}, {30.0}, u"Bend"_s);
    QVERIFY(missedIn({30, 60}, 30) > 1.0);
    wait([&] { m_bars->change(*m_session, 0, hold({30, 60})); });
    QVERIFY(missedIn({30, 60}, 30) < 0.01);
}

void HoldBarsTest::bakedItIsPartOfTheBase()
{
    add(hold({30, 60}));
    wait([&] { m_bars->bake(*m_session, 0); });
    QVERIFY(document().layers().empty());
    QVERIFY(missedIn({30, 60}, 30) < 0.01);
    QCOMPARE(steps(), 2);
}

void HoldBarsTest::whatCannotBeHeldIsRefused()
{
    const QSignalSpy refused(m_bars.get(), &HoldBars::refused);
    Hold wrong = hold({30, 60});
    wrong.space = joint("LeftArm");
    add(wrong);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].toString(), u"LeftHand cannot be held on LeftArm, which moves with it."_s);
    QCOMPARE(steps(), 0);
}

void HoldBarsTest::anEditGivesItUp()
{
    QSignalSpy finished(m_bars.get(), &HoldBars::finished);
    m_bars->add(*m_session, hold({30, 60}));
    document().setValues({0, 1, {3}}, {1.0}, u"Edit"_s);
    QCOMPARE(finished.count(), 1);
    QVERIFY(!m_bars->isWorking());
    QCOMPARE(steps(), 1);
    QVERIFY(document().layers().empty());
}

QTEST_GUILESS_MAIN(HoldBarsTest)

} // namespace tst_holdbars

#include "tst_holdbars.moc"
