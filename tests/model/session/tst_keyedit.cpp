#include "session/curves/keyedit.h"

#include "base/at.h"
#include "session/curves/curvekeys.h"
#include "session/curves/curveset.h"
#include "session/session.h"
#include "testclips.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace tst_keyedit {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frameCount = 41;
constexpr int knee = 1;
constexpr int first = 6; // column of the first rotation of the knee
constexpr double slope = 0.5; // of all curves of the clip, per frame
using Points = CurvePoints;

} // namespace

// The selected keys of the knee, what gestures make of them, and the undo steps that come of it.
class KeyEditTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void keysAreFoundByColumnAndFrame();
    void keysOfOtherKindsOfCurvesAreHidden();
    void aMovedKeyChangesTheCurveBesideIt();
    void aMovedKeyKeepsItsDetail();
    void undoAndRedoBringTheKeysBack();
    void keysMoveInTimeAsFarAsAllCan();
    void theFirstAndTheLastKeyStay();
    void lockedRotationsKeepTheirTimes();
    void keysAreScaledInValue();
    void keysAreScaledInTime();
    void stepsSayWhatAndWhere();
    void slopesAreShapedTogetherUnlessBroken();
    void tangentsAreSet();
    void aChangeThatNoValueShowsMakesNoStep();
    void keysAreAdded();
    void keysAreNotAddedWhereThereAreNone();
    void addedKeysAreRemovedWithoutAStep();
    void removedKeysAreOneStep();
    void theEndsAreNotRemoved();
    void anEditFromElsewhereDropsTheKeys();
    void keysAreDropped();
    void keysOfTheOtherJointStay();
    void theSummaryCountsKeysAndMeasuresErrors();
    void theToleranceBelongsToTheShownJoints();
    void aFitFindsKeys();
    void aFitNeedsRotations();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] double value(int frame, int column = first) { return document().motion().value(frame, column); }
    [[nodiscard]] QString text() { return document().undoStack().undoText(); }
    [[nodiscard]] int steps() { return document().undoStack().index(); }
    [[nodiscard]] std::vector<int> keyFrames(int joint = knee)
    {
        std::vector<int> frames;
        if (const KeyTrack *track = m_keys->track(joint)) {
            for (const CurveKey &key : track->keys())
                frames.push_back(key.frame);
        }
        return frames;
    }
    [[nodiscard]] const KeyPoint &point(int key, int curve = 0)
    {
        return at(at(m_keys->track(knee)->keys(), key).points, curve);
    }
    // Gives a joint keys that lie on its curves.
    void putKeys(int joint, std::vector<int> frames)
    {
        const CurveValues values = m_keys->valuesOf(joint);
        KeyedCurves keyed;
        keyed.slopes.assign(values.size(), std::vector<double>(frames.size(), slope));
        keyed.frames = std::move(frames);
        m_keys->put(joint, KeyTrack(values, keyed));
    }
    void shape(const PointTransform &transform)
    {
        QCOMPARE(m_edit->begin(), QString());
        m_edit->shape(transform);
        m_edit->commit();
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<CurveSet> m_curves;
    std::unique_ptr<CurveKeys> m_keys;
    std::unique_ptr<CurveGesture> m_gesture;
    std::unique_ptr<KeyEdit> m_edit;
};

void KeyEditTest::initTestCase()
{
    QLocale::setDefault(QLocale::c());
}

void KeyEditTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(leg(frameCount));
    m_curves = std::make_unique<CurveSet>();
    m_curves->setWatched(true);
    m_curves->setSession(m_session.get());
    m_keys = std::make_unique<CurveKeys>(*m_curves);
    m_gesture = std::make_unique<CurveGesture>(*m_curves);
    m_edit = std::make_unique<KeyEdit>(*m_curves, *m_keys, *m_gesture);
    m_session->selectOnly(NodeId::joint(knee));
    putKeys(knee, {0, 10, 20, 30, 40});
}

void KeyEditTest::cleanup()
{
    m_edit.reset();
    m_gesture.reset();
    m_keys.reset();
    m_curves.reset();
    m_session.reset();
}

void KeyEditTest::keysAreFoundByColumnAndFrame()
{
    QVERIFY(m_keys->isAny());
    QCOMPARE(m_keys->joints(), std::vector{knee});
    QCOMPARE(m_keys->columnsOf(knee), (std::vector{6, 7, 8}));
    QCOMPARE(m_keys->valuesOf(knee).size(), std::size_t(3));
    QVERIFY(m_keys->valuesOf(0).empty() && m_keys->columnsOf(0).empty());
    QCOMPARE(m_keys->find(7)->joint, knee);
    QCOMPARE(m_keys->find(7)->curve, 1);
    QVERIFY(!m_keys->find(9));
    QCOMPARE(m_edit->valueOf({7, 10}), value(10, 7));
    QVERIFY(!m_edit->valueOf({7, 11}) && !m_edit->valueOf({9, 10}));
    QCOMPARE(m_edit->keyOf({7, 40})->slopeAfter, slope);
    QVERIFY(!m_edit->keyOf({7, 39}) && !m_edit->keyOf({9, 40}));
    QCOMPARE(m_edit->frameOf({7, 10}), 10);
    QCOMPARE(m_edit->frameOf({7, 11}), 11);
    QCOMPARE(m_edit->frameOf({9, 10}), 10);
    QCOMPARE(m_edit->countText(3), u"3 key(s)"_s);
    m_edit->select({{7, {10, 40}}, {8, {0}}});
    QCOMPARE(m_edit->selectedKeys(7), (std::vector{1, 4}));
    QCOMPARE(m_edit->selectedKeys(8), std::vector{0});
    QVERIFY(m_edit->selectedKeys(6).empty());
    QVERIFY(m_edit->shownTrack(0) == nullptr && m_edit->shownTrack(knee) != nullptr);
    m_session->select({NodeId::joint(0), NodeId::joint(knee)}, QItemSelectionModel::ClearAndSelect);
    QVERIFY(!m_keys->find(0)); // a position
    QVERIFY(!m_keys->find(3)); // a joint without keys
    QVERIFY(m_keys->isAny());
    QCOMPARE(m_keys->columnsOf(0), (std::vector{3, 4, 5}));
    QCOMPARE(m_keys->valuesOf(0).size(), std::size_t(3));
    m_session->selectOnly(NodeId::joint(0));
    QVERIFY(!m_keys->isAny());
}

void KeyEditTest::keysOfOtherKindsOfCurvesAreHidden()
{
    const QSignalSpy noted(m_keys.get(), &CurveKeys::noted);
    QSignalSpy values(m_curves.get(), &CurveSet::valuesChanged);
    m_curves->setKind(CurveKind::Angles);
    QVERIFY(m_keys->track(knee) == nullptr && !m_keys->isAny() && m_keys->valuesOf(knee).empty());
    QVERIFY(!m_keys->fit().isEmpty());
    QVERIFY(!values.isEmpty() || values.wait());
    m_curves->setKind(CurveKind::Continuous);
    QCOMPARE(keyFrames(), (std::vector{0, 10, 20, 30, 40}));
    QVERIFY(noted.isEmpty()); // hidden keys are not lost
}

void KeyEditTest::aMovedKeyChangesTheCurveBesideIt()
{
    m_edit->select({{first, {20}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->moveBy(6.0);
    QCOMPARE(m_edit->valueOf({first, 20}), value(20) + 6.0);
    QCOMPARE(at(m_edit->shownTrack(knee)->keys(), 2).points[0].value, value(20) + 6.0);
    QCOMPARE(point(2).value, value(20)); // the keys are the old ones until the release
    QCOMPARE(m_edit->selectedKeys(first), std::vector{2});
    QVERIFY(m_edit->selectedKeys(7).empty());
    QCOMPARE(m_gesture->frames(), (FrameInterval{10, 30}));
    QCOMPARE(steps(), 0);
    const Motion before = document().motion();
    m_edit->commit();
    QCOMPARE(steps(), 1);
    QCOMPARE(value(20), before.value(20, first) + 6.0);
    for (int frame = 0; frame < frameCount; ++frame) {
        QCOMPARE(value(frame) > before.value(frame, first) + 1e-9, frame > 10 && frame < 30);
        for (int column = 0; column < before.columnCount(); ++column) {
            if (column != first)
                QCOMPARE(value(frame, column), before.value(frame, column));
        }
    }
    QCOMPARE(point(2).value, value(20));
    QCOMPARE(m_edit->selected(), (Points{{first, {20}}}));
}

void KeyEditTest::aMovedKeyKeepsItsDetail()
{
    document().setValues({25, 1, {first}}, {value(25) + 3.0}, u"detail"_s);
    putKeys(knee, {0, 10, 20, 30, 40});
    for (const bool keeps : {true, false}) {
        m_edit->setKeepsDetail(keeps);
        QCOMPARE(m_edit->keepsDetail(), keeps);
        m_edit->select({{first, {20}}});
        shape({.amount = 6.0});
        const double above = value(25) - 0.5 * (value(24) + value(26));
        QCOMPARE(above > 2.5, keeps);
        document().undoStack().undo();
    }
}

void KeyEditTest::undoAndRedoBringTheKeysBack()
{
    QSignalSpy noted(m_keys.get(), &CurveKeys::noted);
    m_edit->select({{first, {20}}, {7, {20}}});
    shape({.frames = 4, .amount = 6.0});
    QCOMPARE(keyFrames(), (std::vector{0, 10, 24, 30, 40}));
    QCOMPARE(m_edit->selected(), (Points{{first, {24}}, {7, {24}}}));
    QCOMPARE(m_edit->frameOf({first, 24}), 24);
    document().undoStack().undo();
    QCOMPARE(keyFrames(), (std::vector{0, 10, 20, 30, 40}));
    QCOMPARE(point(2).value, value(20));
    QVERIFY(m_edit->selected().empty()); // there is no key in that frame
    document().undoStack().redo();
    QCOMPARE(keyFrames(), (std::vector{0, 10, 24, 30, 40}));
    QCOMPARE(noted.count(), 0);
}

void KeyEditTest::keysMoveInTimeAsFarAsAllCan()
{
    m_session->select({NodeId::joint(knee), NodeId::joint(2)}, QItemSelectionModel::ClearAndSelect);
    putKeys(2, {0, 18, 23, 40});
    m_edit->select({{first, {20}}, {9, {18}}});
    QVERIFY(m_edit->movesInTime());
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shape({.frames = 30});
    QCOMPARE(m_edit->transform().frames, 4); // the foot has another key in frame 23
    QCOMPARE(m_edit->frameOf({first, 20}), 24);
    QCOMPARE(m_edit->frameOf({9, 18}), 22);
    m_edit->shape({.frames = -30});
    QCOMPARE(m_edit->transform().frames, -9); // the knee has one in frame 10
    m_edit->shape({.frames = 2});
    m_edit->commit();
    QCOMPARE(keyFrames(), (std::vector{0, 10, 22, 30, 40}));
    QCOMPARE(keyFrames(2), (std::vector{0, 20, 23, 40}));
    QCOMPARE(m_edit->selected(), (Points{{first, {22}}, {9, {20}}}));
}

void KeyEditTest::theFirstAndTheLastKeyStay()
{
    m_edit->select({{first, {0, 40}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shape({.frames = 3});
    QCOMPARE(m_edit->transform().frames, 0);
    QVERIFY(m_gesture->shaped().empty());
    m_edit->commit();
    QCOMPARE(steps(), 0);
    m_edit->select({{first, {0}}});
    shape({.amount = 1.0});
    QCOMPARE(value(0), 6 * 7.25 + 1.0);
    QCOMPARE(text(), u"Move 1 key(s) of LeftKnee Zrot by +1.00°, frames 0–10"_s);
}

void KeyEditTest::lockedRotationsKeepTheirTimes()
{
    m_edit->select({{first, {20}}});
    m_curves->setLocked(8, true); // a key holds all rotations of its joint
    QVERIFY(!m_edit->movesInTime());
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shape({.frames = 3, .amount = 1.0, .timeFactor = 2.0});
    QCOMPARE(m_edit->transform().frames, 0);
    QCOMPARE(m_edit->transform().timeFactor, 1.0);
    m_edit->cancel();
    QVERIFY(m_edit->removeSelected().contains(u"locked"_s));
    QVERIFY(!m_edit->isRunning());
    m_curves->setLocked(8, false);
    QVERIFY(m_edit->movesInTime());
}

void KeyEditTest::keysAreScaledInValue()
{
    m_edit->select({{first, {10, 20}}});
    const double centre = value(20);
    const double before = value(10);
    shape({.valueFactor = 3.0, .valueCentre = centre});
    QCOMPARE(value(20), centre);
    QCOMPARE(value(10), centre + 3.0 * (before - centre));
    QCOMPARE(point(1).slopeAfter, 3.0 * slope);
    QCOMPARE(point(2).slopeBefore, 3.0 * slope);
    QCOMPARE(point(0).slopeAfter, slope);
    QCOMPARE(point(3).slopeAfter, slope);
    QCOMPARE(point(1, 1).slopeAfter, slope); // another curve
    QCOMPARE(point(1).tangent, Tangent::Smooth);
    QCOMPARE(text(), u"Scale 2 key(s) of LeftKnee Zrot, frames 0–30"_s);
}

void KeyEditTest::keysAreScaledInTime()
{
    m_edit->select({{first, {10}}, {7, {20}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shape({.timeFactor = 0.5, .timeCentre = 20.0});
    QCOMPARE(m_edit->frameOf({first, 10}), 15);
    QCOMPARE(m_edit->frameOf({first, 20}), 20);
    m_edit->shape({.frames = 2, .timeFactor = 0.5, .timeCentre = 20.0});
    m_edit->commit();
    QCOMPARE(keyFrames(), (std::vector{0, 17, 22, 30, 40}));
    for (int curve = 0; curve < 3; ++curve) {
        QCOMPARE(point(1, curve).slopeAfter, 2.0 * slope);
        QCOMPARE(point(2, curve).slopeBefore, 2.0 * slope);
        QCOMPARE(point(3, curve).slopeBefore, slope);
    }
    QCOMPARE(m_edit->selected(), (Points{{first, {17}}, {7, {22}}}));
    QCOMPARE(text(), u"Scale 2 key(s) of LeftKnee, frames 0–30"_s);
    document().undoStack().undo();
    m_edit->select({{first, {10}}});
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shape({.timeFactor = -2.0, .timeCentre = 20.0}); // no key passes the centre
    QCOMPARE(m_edit->transform().timeFactor, 1e-3);
    m_edit->cancel();
}

void KeyEditTest::stepsSayWhatAndWhere()
{
    m_edit->select({{first, {20}}});
    shape({.frames = 4});
    QCOMPARE(text(), u"Move 1 key(s) of LeftKnee Zrot by 4 frame(s), frames 10–30"_s);
    document().undoStack().undo();
    m_edit->select({{first, {20}}, {7, {10}}});
    shape({.frames = -3, .amount = -0.5});
    QCOMPARE(text(), u"Move 2 key(s) of LeftKnee by -0.50°, -3 frame(s), frames 0–30"_s);
    document().undoStack().undo();
    m_edit->select({{8, {30}}});
    QCOMPARE(m_edit->setTangent(Tangent::Flat), QString());
    QCOMPARE(text(), u"Tangents of 1 key(s) of LeftKnee Yrot, frames 20–40"_s);
}

void KeyEditTest::slopesAreShapedTogetherUnlessBroken()
{
    m_edit->shapeSlopes(KeyEdit::Side::After, 1.0); // there is no gesture
    QVERIFY(!m_gesture->isRunning());
    m_edit->select({{first, {20}}});
    QCOMPARE(m_edit->begin(), QString());
    QSignalSpy changed(m_edit.get(), &PointEdit::changed);
    m_edit->shapeSlopes(KeyEdit::Side::After, 1.0);
    QCOMPARE(changed.count(), 1);
    m_edit->shapeSlopes(KeyEdit::Side::Before, 0.25); // instead
    m_edit->commit();
    QCOMPARE(point(2).slopeBefore, slope + 0.25);
    QCOMPARE(point(2).slopeAfter, slope + 0.25);
    QCOMPARE(point(2).tangent, Tangent::Free);
    QCOMPARE(point(1).slopeAfter, slope);
    QCOMPARE(text(), u"Tangents of 1 key(s) of LeftKnee Zrot, frames 10–30"_s);
    QCOMPARE(m_edit->setTangent(Tangent::Broken), QString());
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shapeSlopes(KeyEdit::Side::After, 1.0);
    m_edit->commit();
    QCOMPARE(point(2).slopeBefore, slope + 0.25);
    QCOMPARE(point(2).slopeAfter, slope + 1.25);
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shapeSlopes(KeyEdit::Side::Before, -0.5);
    m_edit->commit();
    QCOMPARE(point(2).slopeBefore, slope - 0.25);
    QCOMPARE(point(2).slopeAfter, slope + 1.25);
    QCOMPARE(point(2).tangent, Tangent::Broken);
    const int before = steps();
    QCOMPARE(m_edit->begin(), QString());
    m_edit->shapeSlopes(KeyEdit::Side::Before, 1.0);
    m_edit->shapeSlopes(KeyEdit::Side::Before, 0.0); // dragged back
    m_edit->commit();
    QCOMPARE(steps(), before);
}

void KeyEditTest::tangentsAreSet()
{
    QCOMPARE(m_edit->setTangent(Tangent::Flat), u"Nothing is selected."_s);
    m_edit->select({{first, {20}}});
    QCOMPARE(m_edit->setTangent(Tangent::Flat), QString());
    QCOMPARE(steps(), 1);
    QCOMPARE(point(2).slopeAfter, 0.0);
    QCOMPARE(point(2).tangent, Tangent::Flat);
    QCOMPARE(point(2, 1).tangent, Tangent::Smooth);
    QVERIFY(!m_edit->isRunning());
}

void KeyEditTest::aChangeThatNoValueShowsMakesNoStep()
{
    m_edit->select({{first, {20}}});
    QSignalSpy ended(m_gesture.get(), &CurveGesture::ended);
    QCOMPARE(m_edit->setTangent(Tangent::Broken), QString()); // both slopes stay
    QCOMPARE(steps(), 0);
    QCOMPARE(ended.count(), 1);
    QCOMPARE(point(2).tangent, Tangent::Broken);
    QCOMPARE(m_edit->selected(), (Points{{first, {20}}}));
}

void KeyEditTest::keysAreAdded()
{
    QCOMPARE(m_edit->addKey(knee, 15, {first, 8}), QString());
    QCOMPARE(keyFrames(), (std::vector{0, 10, 15, 20, 30, 40}));
    QCOMPARE(m_edit->selected(), (Points{{first, {15}}, {8, {15}}}));
    QCOMPARE(m_edit->addKey(knee, 20, {7}), QString()); // is there
    QCOMPARE(keyFrames().size(), std::size_t(6));
    QCOMPARE(m_edit->selected(), (Points{{7, {20}}}));
    QCOMPARE(steps(), 0);
    const QString none = u"There is no such frame."_s;
    QCOMPARE(m_edit->addKey(knee, -1, {7}), none);
    QCOMPARE(m_edit->addKey(knee, frameCount, {7}), none);
    QCOMPARE(m_edit->addKey(knee, frameCount - 1, {7}), QString());
    QCOMPARE(m_edit->addKey(knee, 0, {7}), QString());
    QCOMPARE(keyFrames().size(), std::size_t(6));
}

void KeyEditTest::keysAreNotAddedWhereThereAreNone()
{
    QVERIFY(m_edit->addKey(2, 15, {9}).contains(u"Fit Keys"_s));
    m_edit->select({{first, {20}}});
    QCOMPARE(m_edit->begin(), QString());
    QCOMPARE(m_edit->addKey(knee, 15, {first}), u"The curves are still being computed."_s);
    m_edit->cancel();
    QCOMPARE(keyFrames().size(), std::size_t(5));
}

void KeyEditTest::addedKeysAreRemovedWithoutAStep()
{
    QCOMPARE(m_edit->addKey(knee, 15, {first}), QString());
    QCOMPARE(m_edit->removeSelected(), QString());
    QCOMPARE(keyFrames(), (std::vector{0, 10, 20, 30, 40}));
    QCOMPARE(steps(), 0);
    QVERIFY(!m_edit->isRunning());
    QVERIFY(m_edit->selected().empty());
}

void KeyEditTest::removedKeysAreOneStep()
{
    document().setValues({20, 1, {first}}, {value(20) + 9.0}, u"peak"_s);
    putKeys(knee, {0, 10, 20, 30, 40});
    m_edit->select({{first, {10, 20}}});
    QCOMPARE(m_edit->removeSelected(), QString());
    QCOMPARE(keyFrames(), (std::vector{0, 30, 40}));
    QCOMPARE(steps(), 2);
    QVERIFY2(text().startsWith(u"Delete 2 key(s) of LeftKnee Zrot, frames 0–"_s), qPrintable(text()));
    QVERIFY(m_edit->selected().empty());
    QCOMPARE(m_edit->frameOf({first, 30}), 30);
    document().undoStack().undo();
    QCOMPARE(keyFrames(), (std::vector{0, 10, 20, 30, 40}));
}

void KeyEditTest::theEndsAreNotRemoved()
{
    QCOMPARE(m_edit->removeSelected(), u"Nothing is selected."_s);
    m_edit->select({{first, {0, 40}}});
    QCOMPARE(m_edit->removeSelected(), u"The first and the last key stay."_s);
    QVERIFY(!m_edit->isRunning());
    QCOMPARE(keyFrames().size(), std::size_t(5));
    QCOMPARE(steps(), 0);
}

void KeyEditTest::anEditFromElsewhereDropsTheKeys()
{
    QSignalSpy noted(m_keys.get(), &CurveKeys::noted);
    m_edit->select({{first, {20}}});
    document().setValues({20, 1, {9}}, {1.0}, u"elsewhere"_s); // of another joint
    QCOMPARE(noted.count(), 0);
    QVERIFY(m_keys->isAny());
    document().setValues({20, 1, {first}}, {1.0}, u"elsewhere"_s);
    QCOMPARE(noted.count(), 1);
    QVERIFY2(noted.first().first().toString().contains(u"curves of LeftKnee,"_s),
             qPrintable(noted.first().first().toString()));
    QVERIFY(!m_keys->isAny());
    QVERIFY(m_edit->selected().empty());
    document().undoStack().undo();
    QCOMPARE(keyFrames().size(), std::size_t(5));
    document().undoStack().redo(); // the user knows that these keys go
    QCOMPARE(noted.count(), 1);
    QVERIFY(!m_keys->isAny());
    document().setValues({20, 1, {first}}, {2.0}, u"elsewhere"_s); // there are no keys that could be lost
    QCOMPARE(noted.count(), 1);
}

void KeyEditTest::keysAreDropped()
{
    QSignalSpy changed(m_keys.get(), &CurveKeys::changed);
    m_edit->select({{first, {20}}});
    m_keys->drop();
    QVERIFY(!m_keys->isAny());
    QCOMPARE(changed.count(), 1);
    QVERIFY(m_edit->selected().empty());
    document().setValues({20, 1, {first}}, {1.0}, u"x"_s);
    document().undoStack().undo();
    QVERIFY(!m_keys->isAny());
    putKeys(knee, {0, 40});
    document().reset(leg(frameCount));
    m_session->selectOnly(NodeId::joint(knee));
    QVERIFY(!m_keys->isAny());
}

void KeyEditTest::keysOfTheOtherJointStay()
{
    m_session->select({NodeId::joint(knee), NodeId::joint(2)}, QItemSelectionModel::ClearAndSelect);
    putKeys(2, {0, 18, 40});
    m_edit->select({{first, {20}}});
    shape({.amount = 1.0});
    QCOMPARE(keyFrames(2), (std::vector{0, 18, 40}));
    QCOMPARE(point(2).value, value(20));
    m_edit->select({{first, {20}}, {9, {18}}});
    shape({.amount = 1.0});
    QCOMPARE(m_edit->valueOf({9, 18}), value(18, 9));
    QCOMPARE(m_edit->valueOf({first, 20}), value(20));
    document().undoStack().undo();
    QCOMPARE(m_edit->valueOf({9, 18}), value(18, 9));
    QCOMPARE(m_edit->valueOf({first, 20}), value(20));
    m_session->selectOnly(NodeId::joint(2));
    m_keys->drop(); // of the shown joint alone
    m_session->selectOnly(NodeId::joint(knee));
    QCOMPARE(keyFrames(), (std::vector{0, 10, 20, 30, 40}));
}

void KeyEditTest::theSummaryCountsKeysAndMeasuresErrors()
{
    QCOMPARE(m_keys->summary().keys, 5);
    QTRY_VERIFY(m_keys->summary().isMeasured);
    QVERIFY(m_keys->summary().error.degrees < 1e-6);
    document().setValues({25, 1, {first}}, {value(25) + 3.0}, u"detail"_s);
    QCOMPARE(m_keys->summary().keys, 0);
    QVERIFY(m_keys->summary().isMeasured);
    putKeys(knee, {0, 10, 20, 30, 40});
    QVERIFY(!m_keys->summary().isMeasured);
    QTRY_VERIFY(m_keys->summary().isMeasured);
    QVERIFY(qAbs(m_keys->summary().error.degrees - 3.0) < 1e-6);
    QCOMPARE(m_keys->summary().error.frame, 25);
    QCOMPARE(m_keys->summary().error.displacedFrame, 25);
    const double displacement = m_keys->summary().error.displacement;
    QVERIFY(displacement > 0.0);
    m_session->select({NodeId::joint(knee), NodeId::joint(2)}, QItemSelectionModel::ClearAndSelect);
    putKeys(2, {0, 40}); // fits better
    QTRY_VERIFY(m_keys->summary().isMeasured);
    QCOMPARE(m_keys->summary().keys, 7);
    QVERIFY(qAbs(m_keys->summary().error.degrees - 3.0) < 1e-6);
    QCOMPARE(m_keys->summary().error.frame, 25);
    QCOMPARE(m_keys->summary().error.displacement, displacement);
    m_session->select({NodeId::joint(0), NodeId::joint(2)}, QItemSelectionModel::ClearAndSelect);
    QCOMPARE(m_keys->summary().keys, 2); // a joint without keys does not count
}

void KeyEditTest::theToleranceBelongsToTheShownJoints()
{
    QSignalSpy changed(m_keys.get(), &CurveKeys::toleranceChanged);
    const double suggested = m_keys->tolerance();
    m_keys->setTolerance(0.75);
    QCOMPARE(m_keys->tolerance(), 0.75);
    QCOMPARE(changed.count(), 1);
    document().setValues({25, 1, {first}}, {value(25) + 0.5}, u"noise"_s); // suggests nothing now
    QCOMPARE(m_keys->tolerance(), 0.75);
    QCOMPARE(changed.count(), 1);
    document().undoStack().undo();
    m_session->selectOnly(NodeId::joint(2));
    QCOMPARE(m_keys->tolerance(), suggested); // as smooth as the knee
    QCOMPARE(changed.count(), 2);
    m_session->selectOnly(NodeId::joint(knee));
    QCOMPARE(m_keys->tolerance(), 0.75);
    m_keys->setTolerance(1e9);
    const double largest = m_keys->tolerance();
    m_keys->setTolerance(-1.0);
    QVERIFY(largest < 1e9 && m_keys->tolerance() > 0.0 && m_keys->tolerance() < suggested + 1e-9);
}

void KeyEditTest::aFitFindsKeys()
{
    m_keys->drop();
    QSignalSpy fitting(m_keys.get(), &CurveKeys::fitting);
    QCOMPARE(m_keys->fit(), QString());
    QVERIFY(m_keys->isFitting());
    QCOMPARE(fitting.first().first().toDouble(), 0.0);
    m_keys->cancelFit();
    QVERIFY(!m_keys->isFitting());
    QCOMPARE(fitting.last().first().toDouble(), 2.0);
    const auto reported = fitting.count();
    m_keys->cancelFit(); // there is none
    QCOMPARE(fitting.count(), reported);
    QCOMPARE(m_keys->fit(), QString());
    QTRY_VERIFY(m_keys->isAny());
    QVERIFY(!m_keys->isFitting());
    QCOMPARE(fitting.last().first().toDouble(), 2.0);
    QVERIFY(m_keys->summary().isMeasured); // by the fit
    QCOMPARE(keyFrames().front(), 0);
    QCOMPARE(keyFrames().back(), frameCount - 1);
    QCOMPARE(steps(), 0);
    QCOMPARE(m_keys->fit(), QString());
    document().setValues({25, 1, {first}}, {1.0}, u"x"_s); // the curves are others now
    QVERIFY(!m_keys->isFitting());
}

void KeyEditTest::aFitNeedsRotations()
{
    open(document(), "HIERARCHY\nROOT Box\n{\nOFFSET 0 0 0\nCHANNELS 3 Xposition Yposition Zposition\nEnd "
                     "Site\n{\nOFFSET 0 1 0\n}\n}\nMOTION\nFrames: 2\nFrame Time: 0.1\n1 2 3\n4 5 6\n");
    QVERIFY(m_keys->joints().empty());
    QVERIFY(m_keys->fit().contains(u"Select a joint"_s));
    Clip empty = leg(3);
    empty.motion.removeFrames(0, 3);
    document().reset(empty);
    m_session->selectOnly(NodeId::joint(knee));
    QCOMPARE(m_keys->fit(), u"There are no frames."_s);
    m_curves->setSession(nullptr);
    QVERIFY(m_keys->fit().contains(u"Select a joint"_s));
    QVERIFY(!m_keys->isFitting());
}

QTEST_GUILESS_MAIN(KeyEditTest)

} // namespace tst_keyedit

#include "tst_keyedit.moc"
