#include "session/curves/sampleedit.h"

#include "posing/changewindow.h"
#include "session/curves/curveset.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "testclips.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <functional>

namespace tst_sampleedit {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frameCount = 40;
constexpr int column = 0; // the X position of the hips
using Points = CurvePoints;

} // namespace

// Selected samples of curves, what gestures make of them, and the pen.
class SampleEditTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void pointsAreSelectedAndTakenAway();
    void theLeadIsThePointThatWasClicked();
    void samplesThatAreLostAreLeftOut();
    void samplesAreWithinTheClip();
    void withoutToolsOnlyTheSamplesMove();
    void theStepSaysWhereAndHowFar();
    void scalingIsAboutTheCentre();
    void draggingBackMakesNoStep();
    void samplesDoNotMoveInTime();
    void theChangeFadesIntoTheFramesAround();
    void aRunFadesAtItsEndsOnly();
    void ofTwoRunsTheNearerIsFollowed();
    void aRangeTakesTheChangeOnce();
    void samplesOutsideOfTheRangeMoveAlone();
    void aChangeOfTheWholeClipGoesIntoALayer();
    void aSingleFrameNeedsNoLayer();
    void severalCurvesMoveTogether();
    void onlyOneGestureRuns();
    void stepsOfARunAreOne();
    void aRunEndsByItself();
    void otherActionsEndARun();
    void aRunTakesTheMouseAway();
    void whatIsStillComputedGoesOn();
    void thePenDrawsStraightLines();
    void thePenReplacesWhatItDrewOver();
    void thePenStaysWithinTheClip();
    void theDrawnPartFadesIntoTheCurve();
    void aStrokeHasNoCornersAtItsEnds_data();
    void aStrokeHasNoCornersAtItsEnds();
    void aSteepStrokeDoesNotSwingFar();
    void aPenThatDrewNothingMakesNoStep();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] double value(int frame) { return document().motion().value(frame, column); }
    [[nodiscard]] double shown(int frame) { return *m_edit->valueOf({column, frame}); }
    [[nodiscard]] QString text() { return document().undoStack().undoText(); }
    [[nodiscard]] int steps() { return document().undoStack().index(); }
    [[nodiscard]] ChangeWindow windowAt(int frame) const
    {
        const Playhead &playhead = m_session->playhead();
        std::optional<FrameInterval> range;
        if (playhead.hasRange())
            range = FrameInterval{playhead.firstFrame(), playhead.lastFrame()};
        return {m_tools.choices().spread, frame, range, frameCount, m_session->document().motion().frameTimeSeconds()};
    }
    void choose(ChangeReach reach)
    {
        m_tools.change([reach](ToolChoices &choices) { choices.spread.reach = reach; });
        m_edit->setTools(&m_tools);
    }
    // Moves the samples and keeps that; then each value must have taken this part of it.
    void compareMoved(const Points &points, const std::function<double(int frame)> &weight);

    ToolSettings m_tools;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<CurveSet> m_curves;
    std::unique_ptr<CurveGesture> m_gesture;
    std::unique_ptr<SampleEdit> m_edit;
};

void SampleEditTest::initTestCase()
{
    QLocale::setDefault(QLocale::c());
}

void SampleEditTest::init()
{
    m_tools.setChoices({});
    m_session = std::make_unique<Session>();
    document().reset(leg(frameCount));
    m_curves = std::make_unique<CurveSet>();
    m_curves->setWatched(true);
    m_curves->setSession(m_session.get());
    m_gesture = std::make_unique<CurveGesture>(*m_curves);
    m_edit = std::make_unique<SampleEdit>(*m_curves, *m_gesture);
}

void SampleEditTest::cleanup()
{
    m_edit.reset();
    m_gesture.reset();
    m_curves.reset();
    m_session.reset();
}

void SampleEditTest::compareMoved(const Points &points, const std::function<double(int frame)> &weight)
{
    const Motion before = document().motion();
    m_edit->select(points);
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(8.0);
    m_edit->commit();
    for (int frame = 0; frame < frameCount; ++frame) {
        QCOMPARE(value(frame), before.value(frame, column) + 8.0 * weight(frame));
        for (int other = 1; other < before.columnCount(); ++other)
            QCOMPARE(document().motion().value(frame, other), before.value(frame, other));
    }
}

void SampleEditTest::pointsAreSelectedAndTakenAway()
{
    QSignalSpy changed(m_edit.get(), &PointEdit::changed);
    m_edit->select({{0, {}}});
    QVERIFY(m_edit->selected().empty());
    QCOMPARE(changed.count(), 0);
    m_edit->select({{0, {3, 5}}});
    m_edit->select({{0, {3, 5}}});
    QCOMPARE(changed.count(), 1);
    m_edit->add({{0, {4, 5}}, {1, {2}}});
    QCOMPARE(m_edit->selected(), (Points{{0, {3, 4, 5}}, {1, {2}}}));
    QCOMPARE(countOf(m_edit->selected()), 4);
    m_edit->takeAway({{0, {3, 9}}, {1, {2}}, {2, {1}}});
    QCOMPARE(m_edit->selected(), (Points{{0, {4, 5}}}));
    QVERIFY(m_edit->isSelected(0, 4) && m_edit->isSelected(0, 5));
    QVERIFY(!m_edit->isSelected(0, 3) && !m_edit->isSelected(1, 4));
    QCOMPARE(m_edit->countText(2), u"2 sample(s)"_s);
    QVERIFY(!m_edit->movesInTime());
}

void SampleEditTest::theLeadIsThePointThatWasClicked()
{
    QVERIFY(!m_edit->lead());
    m_edit->select({{1, {4, 6}}, {2, {1}}});
    QCOMPARE(m_edit->lead()->column, 1);
    QCOMPARE(m_edit->lead()->frame, 4);
    m_edit->setLead({1, 6});
    QCOMPARE(m_edit->lead()->frame, 6);
    m_edit->setLead({2, 6}); // is not selected
    QCOMPARE(m_edit->lead()->frame, 4);
    m_edit->select({});
    QVERIFY(!m_edit->lead());
}

void SampleEditTest::samplesThatAreLostAreLeftOut()
{
    m_edit->select({{0, {0, 29, 30, 39}}, {1, {35}}});
    document().removeFrames(30, 10);
    QCOMPARE(m_edit->selected(), (Points{{0, {0, 29}}}));
    m_session->selectOnly(NodeId::joint(1));
    QVERIFY(m_edit->selected().empty());
}

void SampleEditTest::samplesAreWithinTheClip()
{
    QVERIFY(!m_edit->valueOf({column, -1}) && !m_edit->valueOf({column, frameCount}) && !m_edit->valueOf({9, 0}));
    QCOMPARE(shown(0), value(0));
    QCOMPARE(shown(frameCount - 1), value(frameCount - 1));
    QCOMPARE(m_edit->frameOf({column, 7}), 7);
}

void SampleEditTest::withoutToolsOnlyTheSamplesMove()
{
    compareMoved({{column, {4, 6}}}, [](int frame) { return frame == 4 || frame == 6 ? 1.0 : 0.0; });
    QCOMPARE(steps(), 1);
    QCOMPARE(m_edit->selected(), (Points{{column, {4, 6}}}));
}

void SampleEditTest::theStepSaysWhereAndHowFar()
{
    const auto moveBy = [this](double amount) {
        QCOMPARE(m_edit->begin(), QString());
        QVERIFY(m_edit->isRunning());
        m_edit->moveBy(amount);
        QCOMPARE(shown(4), 2.0 + amount);
        QCOMPARE(shown(5), 2.5);
        QCOMPARE(value(4), 2.0);
        m_edit->commit();
        QVERIFY(!m_edit->isRunning());
        QCOMPARE(value(4), 2.0 + amount);
    };
    m_edit->select({{column, {4}}});
    moveBy(1.5);
    QCOMPARE(text(), u"Curve Hips Xpos +1.50, 1 frame(s)"_s);
    document().undoStack().undo();
    QCOMPARE(m_edit->selected(), (Points{{column, {4}}}));
    moveBy(-0.25);
    QCOMPARE(text(), u"Curve Hips Xpos -0.25, 1 frame(s)"_s);
    document().undoStack().undo();
    m_session->selectOnly(NodeId::joint(2));
    m_edit->select({{11, {3, 4, 5, 7}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(1.0);
    m_edit->commit();
    QCOMPARE(text(), u"Curve LeftFoot Yrot +1.00, 5 frame(s)"_s);
}

void SampleEditTest::scalingIsAboutTheCentre()
{
    m_edit->select({{column, {4, 5, 6}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shape({.amount = 0.5, .valueFactor = 3.0, .valueCentre = 2.5});
    m_edit->commit();
    QCOMPARE(value(4), 1.5);
    QCOMPARE(value(5), 3.0);
    QCOMPARE(value(6), 4.5);
    QCOMPARE(value(7), 3.5);
    QCOMPARE(text(), u"Scale curve Hips Xpos by 3.00, 3 frame(s)"_s);
}

void SampleEditTest::draggingBackMakesNoStep()
{
    m_edit->select({{column, {4}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(3.0);
    QVERIFY(!m_gesture->shaped().empty());
    m_edit->shape({.timeCentre = 3.0, .valueCentre = 2.0});
    QVERIFY(m_gesture->shaped().empty());
    QSignalSpy ended(m_gesture.get(), &CurveGesture::ended);
    m_edit->commit();
    QVERIFY(!m_edit->isRunning());
    QCOMPARE(ended.count(), 1);
    QCOMPARE(steps(), 0);
    m_edit->moveBy(3.0); // there is no gesture
    QVERIFY(m_gesture->shaped().empty());
    m_edit->commit();
    QCOMPARE(steps(), 0);
}

void SampleEditTest::samplesDoNotMoveInTime()
{
    m_edit->select({{column, {4}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shape({.frames = 3, .amount = 1.0, .timeFactor = 2.0});
    QCOMPARE(m_edit->transform().frames, 0);
    QCOMPARE(m_edit->transform().timeFactor, 1.0);
    QCOMPARE(m_edit->transform().amount, 1.0);
    m_edit->shape({.frames = 3, .timeFactor = 2.0});
    QVERIFY(m_gesture->shaped().empty());
    m_edit->cancel();
    QCOMPARE(m_edit->transform(), PointTransform());
    QVERIFY(!m_edit->isRunning());
}

void SampleEditTest::theChangeFadesIntoTheFramesAround()
{
    choose(ChangeReach::Falloff);
    const ChangeWindow window = windowAt(20);
    QCOMPARE(window.frames(), (FrameInterval{13, 27}));
    compareMoved({{column, {20}}}, [&window](int frame) { return window.weight(frame); });
    QCOMPARE(text(), u"Curve Hips Xpos +8.00, 15 frame(s)"_s);
}

void SampleEditTest::aRunFadesAtItsEndsOnly()
{
    choose(ChangeReach::Falloff);
    compareMoved({{column, {10, 11, 12, 13}}}, [this](int frame) {
        if (frame >= 10 && frame <= 13)
            return 1.0;
        return frame < 10 ? windowAt(10).weight(frame) : windowAt(13).weight(frame);
    });
    document().undoStack().undo();
    compareMoved({{column, {0, 1, 38, 39}}}, [this](int frame) {
        if (frame <= 1 || frame >= 38)
            return 1.0;
        return frame < 20 ? windowAt(1).weight(frame) : windowAt(38).weight(frame);
    });
}

// The frames around take the change of the sample that they follow, which is not that of their own value.
void SampleEditTest::ofTwoRunsTheNearerIsFollowed()
{
    choose(ChangeReach::Falloff);
    const Motion before = document().motion();
    m_edit->select({{column, {10, 18}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shape({.valueFactor = 3.0, .valueCentre = 1.0});
    m_edit->commit();
    for (int frame = 0; frame < frameCount; ++frame) {
        const int followed = frame <= 14 ? 10 : 18; // the frame in the middle follows the first
        const double weight = windowAt(followed).weight(frame);
        const double change = 2.0 * (before.value(followed, column) - 1.0);
        QCOMPARE(value(frame), before.value(frame, column) + weight * change);
    }
}

void SampleEditTest::aRangeTakesTheChangeOnce()
{
    choose(ChangeReach::Range);
    m_session->playhead().setRange(5, 30);
    const ChangeWindow window = windowAt(12);
    QVERIFY(window.weight(5) > 0.0 && window.weight(5) < 1.0);
    const Motion before = document().motion();
    m_edit->select({{column, {12, 13, 14, 20}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shape({.valueFactor = 3.0, .valueCentre = 1.0});
    m_edit->commit();
    for (int frame = 0; frame < frameCount; ++frame) {
        const bool isOwn = (frame >= 12 && frame <= 14) || frame == 20;
        const double change = 2.0 * (before.value(isOwn ? frame : 12, column) - 1.0);
        QCOMPARE(value(frame), before.value(frame, column) + window.weight(frame) * change);
    }
}

void SampleEditTest::samplesOutsideOfTheRangeMoveAlone()
{
    choose(ChangeReach::Range);
    m_session->playhead().setRange(5, 30);
    const ChangeWindow window = windowAt(12);
    compareMoved({{column, {2, 12, 33}}},
                 [&window](int frame) { return frame == 2 || frame == 33 ? 1.0 : window.weight(frame); });
    document().undoStack().undo();
    m_session->playhead().clearRange();
    compareMoved({{column, {2, 12}}}, [](int frame) { return frame == 2 || frame == 12 ? 1.0 : 0.0; });
}

void SampleEditTest::aChangeOfTheWholeClipGoesIntoALayer()
{
    choose(ChangeReach::WholeClip);
    QSignalSpy noted(m_gesture.get(), &CurveGesture::noted);
    const QByteArray before = bytesOf(document());
    m_edit->select({{column, {12}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(8.0);
    m_edit->commit();
    QCOMPARE(bytesOf(document()), before);
    QCOMPARE(document().layers().size(), std::size_t(1));
    QCOMPARE(document().layers().front().name, std::string("Curve Hips Xpos"));
    QCOMPARE(noted.count(), 1);
    QVERIFY(noted.first().first().toString().contains(u"Curve Hips Xpos"_s));
    QCOMPARE(steps(), 1);
    const Motion &layered = m_session->layered().clip().motion;
    for (int frame = 0; frame < frameCount; ++frame)
        QVERIFY(qAbs(layered.value(frame, column) - value(frame) - 8.0) < 1e-9);
}

void SampleEditTest::aSingleFrameNeedsNoLayer()
{
    choose(ChangeReach::WholeClip);
    document().reset(leg(1));
    m_edit->select({{column, {0}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(8.0);
    m_edit->commit();
    QVERIFY(document().layers().empty());
    QCOMPARE(value(0), 8.0);
    document().reset(leg(2));
    m_edit->select({{column, {0}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(8.0);
    m_edit->commit();
    QCOMPARE(document().layers().size(), std::size_t(1));
}

void SampleEditTest::severalCurvesMoveTogether()
{
    m_edit->select({{0, {4}}, {2, {6, 7}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(1.0);
    QCOMPARE(m_gesture->frames(), (FrameInterval{4, 7}));
    m_edit->commit();
    const Motion unchanged = leg(frameCount).motion;
    for (int frame = 0; frame < frameCount; ++frame) {
        for (int other = 0; other < 3; ++other) {
            const bool moved = (other == 0 && frame == 4) || (other == 2 && (frame == 6 || frame == 7));
            QCOMPARE(document().motion().value(frame, other), unchanged.value(frame, other) + (moved ? 1.0 : 0.0));
        }
    }
}

void SampleEditTest::onlyOneGestureRuns()
{
    QCOMPARE(m_edit->begin(), u"Nothing is selected."_s);
    QVERIFY(!m_edit->isRunning() && !m_gesture->isRunning());
    m_edit->select({{column, {4}}});
    QSignalSpy changed(m_edit.get(), &PointEdit::changed);
    QCOMPARE(m_edit->begin(), QString());
    QCOMPARE(changed.count(), 1);
    m_edit->moveBy(1.0);
    QCOMPARE(changed.count(), 2);
    m_edit->select({{column, {5}}}); // not now
    QCOMPARE(m_edit->selected(), (Points{{column, {4}}}));
    QCOMPARE(m_edit->begin(), QString()); // instead of the first
    QCOMPARE(shown(4), value(4));
    QCOMPARE(m_edit->transform(), PointTransform());
    m_edit->moveBy(2.0);
    m_edit->commit();
    QCOMPARE(value(4), 4.0);
    QCOMPARE(steps(), 1);
}

void SampleEditTest::stepsOfARunAreOne()
{
    QSignalSpy refused(m_edit.get(), &PointEdit::refused);
    m_edit->runBy(0, 1.0);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!m_edit->isRunning());
    m_edit->select({{column, {4}}});
    m_edit->runBy(0, 1.0);
    m_edit->runBy(0, 2.0);
    m_edit->runBy(0, 0.5);
    QVERIFY(m_edit->isRunning());
    QCOMPARE(shown(4), 5.5);
    QCOMPARE(steps(), 0);
    m_edit->finishRun();
    QVERIFY(!m_edit->isRunning());
    QCOMPARE(value(4), 5.5);
    QCOMPARE(steps(), 1);
    m_edit->finishRun();
    m_edit->runBy(0, 1.0); // a run of its own
    QCOMPARE(shown(4), 6.5);
    m_edit->runTo({.amount = 3.0});
    QCOMPARE(shown(4), 8.5);
    m_edit->cancel();
    QCOMPARE(shown(4), 5.5);
    m_edit->finishRun();
    QCOMPARE(steps(), 1);
    QCOMPARE(refused.count(), 1);
}

void SampleEditTest::aRunEndsByItself()
{
    m_edit->select({{column, {4}}});
    m_edit->runBy(0, 1.0);
    QTRY_COMPARE(steps(), 1);
    QVERIFY(!m_edit->isRunning());
}

void SampleEditTest::otherActionsEndARun()
{
    m_edit->select({{column, {4}}});
    m_edit->runBy(0, 1.0);
    m_edit->select({{column, {5}}});
    QCOMPARE(m_edit->selected(), (Points{{column, {5}}}));
    QCOMPARE(steps(), 1);
    m_edit->runBy(0, 1.0);
    QCOMPARE(m_edit->begin(), QString());
    QCOMPARE(steps(), 2);
    m_edit->runBy(0, 1.0); // instead of the gesture
    QCOMPARE(m_edit->beginDrawing(1), QString());
    QCOMPARE(steps(), 3);
    QCOMPARE(value(4), 3.0);
    QCOMPARE(value(5), 4.5);
}

void SampleEditTest::aRunTakesTheMouseAway()
{
    m_edit->select({{column, {4}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(5.0);
    QSignalSpy ended(m_gesture.get(), &CurveGesture::ended);
    m_edit->runBy(0, 1.0);
    QCOMPARE(ended.count(), 1);
    QCOMPARE(shown(4), 3.0); // starts from the curve as it is
    m_edit->finishRun();
    QCOMPARE(value(4), 3.0);
    QCOMPARE(steps(), 1);
}

void SampleEditTest::whatIsStillComputedGoesOn()
{
    constexpr int many = 30'000;
    document().reset(leg(many));
    QTRY_VERIFY(m_curves->isComplete());
    std::vector<int> all;
    for (int frame = 0; frame < many; ++frame)
        all.push_back(frame);
    m_edit->select({{column, all}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(1.0);
    m_edit->commit();
    QVERIFY(m_gesture->isKeeping());
    const QString notYet = u"The last change is still being computed."_s;
    QCOMPARE(m_edit->begin(), notYet);
    QCOMPARE(m_edit->beginDrawing(column), notYet);
    QVERIFY(m_gesture->isKeeping() && m_edit->isRunning());
    QTRY_COMPARE(steps(), 1);
    QVERIFY(!m_edit->isRunning());
    QCOMPARE(value(many - 1), (many - 1) * 0.5 + 1.0);
}

void SampleEditTest::thePenDrawsStraightLines()
{
    m_edit->drawTo(5, 100.0); // before it was put down
    QVERIFY(!m_gesture->isRunning());
    QCOMPARE(m_edit->beginDrawing(column), QString());
    QVERIFY(m_edit->isRunning());
    QSignalSpy changed(m_edit.get(), &PointEdit::changed);
    m_edit->drawTo(5, 100.0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_gesture->frames(), (FrameInterval{5, 5}));
    m_edit->drawTo(9, 108.0);
    m_edit->commit();
    QCOMPARE(value(4), 2.0);
    for (int frame = 5; frame <= 9; ++frame)
        QCOMPARE(value(frame), 100.0 + 2.0 * (frame - 5));
    QCOMPARE(value(10), 5.0);
    QCOMPARE(text(), u"Draw Hips Xpos, 5 frame(s)"_s);
    m_edit->drawTo(5, 0.0); // the pen is lifted
    QVERIFY(!m_gesture->isRunning());
}

void SampleEditTest::thePenReplacesWhatItDrewOver()
{
    QCOMPARE(m_edit->beginDrawing(column), QString());
    for (const auto &[frame, drawn] : {std::pair{4, 0.0}, {6, 50.0}, {8, 0.0}})
        m_edit->drawTo(frame, drawn);
    QCOMPARE(shown(5), 25.0);
    m_edit->drawTo(8, 4.0); // the same frame
    QCOMPARE(shown(6), 50.0);
    QCOMPARE(shown(7), 27.0);
    m_edit->drawTo(4, 8.0); // back over all
    QCOMPARE(shown(4), 8.0);
    QCOMPARE(shown(6), 6.0);
    QCOMPARE(shown(8), 4.0);
    m_edit->drawTo(6, 20.0);
    QCOMPARE(shown(5), 14.0);
    QCOMPARE(shown(7), 12.0);
    m_edit->drawTo(2, 20.0); // the frame that it left keeps its value
    QCOMPARE(shown(6), 20.0);
    QCOMPARE(shown(4), 20.0);
    QCOMPARE(shown(8), 4.0);
    m_edit->cancel();
    QCOMPARE(shown(4), 2.0);
}

void SampleEditTest::thePenStaysWithinTheClip()
{
    QCOMPARE(m_edit->beginDrawing(column), QString());
    m_edit->drawTo(-5, 7.0);
    m_edit->drawTo(99, 85.0);
    QCOMPARE(m_gesture->frames(), (FrameInterval{0, frameCount - 1}));
    m_edit->commit();
    QCOMPARE(value(0), 7.0);
    QCOMPARE(value(frameCount - 1), 85.0);
    QCOMPARE(value(1), 9.0);
}

void SampleEditTest::theDrawnPartFadesIntoTheCurve()
{
    for (const ChangeReach reach : {ChangeReach::Falloff, ChangeReach::WholeClip}) {
        choose(reach);
        QCOMPARE(m_edit->beginDrawing(column), QString());
        m_edit->drawTo(18, 29.0); // 20 above the curve
        m_edit->drawTo(22, 1.0); // 10 below
        m_edit->commit();
        choose(ChangeReach::Falloff);
        QCOMPARE(value(10), 5.0);
        QCOMPARE(value(30), 15.0);
        QVERIFY(value(17) > 17 * 0.5 + 10.0);
        QVERIFY(value(23) < 23 * 0.5 - 5.0);
        QCOMPARE(value(20), 15.0);
        QVERIFY(document().layers().empty());
        document().undoStack().undo();
    }
    // A single frame has no direction: the change fades as that of a dragged sample.
    QCOMPARE(m_edit->beginDrawing(column), QString());
    m_edit->drawTo(18, 29.0);
    m_edit->commit();
    for (const int frame : {11, 14, 17, 20, 23})
        QCOMPARE(value(frame), frame * 0.5 + 20.0 * windowAt(18).weight(frame));
    document().undoStack().undo();
    choose(ChangeReach::ThisFrame);
    QCOMPARE(m_edit->beginDrawing(column), QString());
    m_edit->drawTo(18, 29.0);
    m_edit->commit();
    QCOMPARE(value(17), 8.5);
    QCOMPARE(value(18), 29.0);
    QCOMPARE(value(19), 9.5);
}

void SampleEditTest::aStrokeHasNoCornersAtItsEnds_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<double>("start");
    QTest::addColumn<double>("slope");
    QTest::newRow("as steep as the curve, higher") << 16 << 24 << 20.0 << 0.5;
    QTest::newRow("steeper, from the curve") << 16 << 24 << 8.0 << 2.0;
    QTest::newRow("steeper and higher") << 16 << 24 << 12.0 << 1.5;
    QTest::newRow("falling") << 16 << 24 << 12.0 << -1.0;
    QTest::newRow("two frames") << 18 << 19 << 9.0 << 1.0;
    QTest::newRow("near the beginning") << 2 << 12 << 4.0 << 1.0;
    QTest::newRow("near the end") << 28 << 38 << 16.0 << -0.5;
    QTest::newRow("all frames") << 0 << frameCount - 1 << 3.0 << 1.0;
}

// The curve rises by 0.5 from frame to frame.
void SampleEditTest::aStrokeHasNoCornersAtItsEnds()
{
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(double, start);
    QFETCH(double, slope);
    choose(ChangeReach::Falloff);
    QCOMPARE(m_edit->beginDrawing(column), QString());
    for (const int frame : {first, last})
        m_edit->drawTo(frame, start + slope * (frame - first));
    m_edit->commit();
    for (int frame = first; frame <= last; ++frame)
        QVERIFY(qAbs(value(frame) - (start + slope * (frame - first))) < 1e-6);
    const ChangeWindow front = windowAt(first);
    const ChangeWindow back = windowAt(last);
    for (int frame = 0; frame < frameCount; ++frame) {
        if (frame < front.frames().first || frame > back.frames().last)
            QCOMPARE(value(frame), frame * 0.5);
    }
    // How much the direction turns in a frame, compared with how much it turns anywhere in the blends.
    const auto turn = [this](int frame) { return qAbs(value(frame + 1) - 2.0 * value(frame) + value(frame - 1)); };
    double most = 0.0;
    for (int frame = 1; frame + 1 < frameCount; ++frame) {
        if (frame != first && frame != last)
            most = qMax(most, turn(frame));
    }
    for (const int frame : {first, last}) {
        if (frame > 0 && frame + 1 < frameCount)
            QVERIFY2(turn(frame) <= most + 1e-6,
                     qPrintable(u"%1: %2, elsewhere %3"_s.arg(frame).arg(turn(frame)).arg(most)));
    }
}

void SampleEditTest::aSteepStrokeDoesNotSwingFar()
{
    choose(ChangeReach::Falloff);
    QCOMPARE(m_edit->beginDrawing(column), QString());
    m_edit->drawTo(18, 9.0);
    m_edit->drawTo(21, 109.0); // up by a hundred in three frames
    m_edit->commit();
    for (int frame = 0; frame < frameCount; ++frame)
        QVERIFY2(value(frame) > -40.0 && value(frame) < 150.0, qPrintable(QString::number(value(frame))));
}

void SampleEditTest::aPenThatDrewNothingMakesNoStep()
{
    QCOMPARE(m_edit->beginDrawing(column), QString());
    m_edit->commit();
    QVERIFY(!m_edit->isRunning());
    QCOMPARE(steps(), 0);
    m_edit->select({{column, {4}}});
    QCOMPARE(m_edit->beginDrawing(column), QString());
    QCOMPARE(m_edit->beginDrawing(1), QString()); // another curve instead
    m_edit->drawTo(4, 70.0);
    m_edit->commit();
    QCOMPARE(value(4), 2.0);
    QCOMPARE(document().motion().value(4, 1), 70.0);
    m_curves->setWatched(false);
    document().setFrameTime(0.05);
    QCOMPARE(m_edit->beginDrawing(column), u"The curves are still being computed."_s);
    QVERIFY(!m_edit->isRunning());
}

QTEST_GUILESS_MAIN(SampleEditTest)

} // namespace tst_sampleedit

#include "tst_sampleedit.moc"
