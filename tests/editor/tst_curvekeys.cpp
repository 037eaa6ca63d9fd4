#include "base/at.h"
#include "curves/keyfit.h"
#include "curvesdriver.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tst_curvekeys {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Keys over dense data in the whole window, with mouse and keys.
class CurveKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void thePlotHasItsOwnKeys();
    void fittingChangesNothing();
    void toleranceIsSuggestedFromTheNoise();
    void toleranceIsTyped();
    void aDraggedKeyIsOneStep();
    void draggingBackOrEscChangesNothing();
    void keysMoveInTimeUpToTheirNeighbours();
    void aLockedChannelKeepsKeysAtTheirTimes();
    void handlesTurnTangents();
    void addingAKeyIsNoUndoStep();
    void deletedKeysAreOneStep();
    void anEditFromElsewhereDropsTheKeys();
    void undoAndRedoTakeKeysAwayInSilence();
    void thePenKeepsTheKeysBesideTheStroke();
    void keysOfOtherJointsAreKept();
    void everythingWorksWithTheKeyboardAlone();
    void fieldsMoveAllSelectedKeysByTheSameAmount();
    void tangentsAreChosen();
    void withoutDetailValuesFollowTheKeysAlone();
    void theFrameScalesTheSelectedKeys();
    void aLassoSelects();
    void editedKeysGoIntoTheActiveLayer();
    void keysOfSeveralJointsAreEditedTogether();
    void keysOfOddClipsCanBeEdited_data();
    void keysOfOddClipsCanBeEdited();
    void aChangedOrClosedClipEndsFitsAndDrags();

private:
    [[nodiscard]] CurvesDriver &curves() { return *m_curves; }
    [[nodiscard]] KeyEdit &edit() { return m_curves->plot().keyEdit(); }
    [[nodiscard]] int frameOf(int key) { return at(m_curves->track(joint).keys(), key).frame; }
    [[nodiscard]] KeyPoint pointOf(int key, int curve)
    {
        return at(at(m_curves->track(joint).keys(), key).points, curve);
    }
    [[nodiscard]] Motion motion() { return m_curves->document().motion(); }
    // Works on one rotation curve of the leg alone.
    void chooseCurve(int curve);
    // Checks that all values outside of these frames and this column are unchanged.
    void compareOutside(const Motion &before, int first, int last, int column);

    static constexpr auto joint = "LeftUpLeg";
    std::unique_ptr<CurvesDriver> m_curves;
};

void CurveKeysTest::init()
{
    m_curves = std::make_unique<CurvesDriver>(makeWalker({.frames = 150}).clip);
    curves().showCurvesOf(joint);
    curves().fitKeys();
    QVERIFY(curves().track(joint).keys().size() > 6);
    chooseCurve(0);
}

void CurveKeysTest::cleanup()
{
    m_curves.reset();
}

void CurveKeysTest::chooseCurve(int curve)
{
    curves().panel().curves().choose({curves().columnOf(joint, curve)});
}

void CurveKeysTest::compareOutside(const Motion &before, int first, int last, int column)
{
    const Motion after = motion();
    for (int frame = 0; frame < before.frameCount(); ++frame) {
        for (int c = 0; c < before.columnCount(); ++c) {
            if (c != column || frame <= first || frame >= last)
                QCOMPARE(after.value(frame, c), before.value(frame, c));
        }
    }
}

void CurveKeysTest::thePlotHasItsOwnKeys()
{
    const auto isOwn = [this](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QKeyEvent event(QEvent::ShortcutOverride, key, modifiers);
        QCoreApplication::sendEvent(&curves().plot(), &event);
        return event.isAccepted();
    };
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_Home, Qt::Key_F}) {
        QVERIFY(isOwn(key, {}));
        QVERIFY(!isOwn(key, Qt::ControlModifier)); // these are commands of the window
        QVERIFY(!isOwn(key, Qt::ShiftModifier));
    }
    QVERIFY(!isOwn(Qt::Key_S, {}));
}

void CurveKeysTest::fittingChangesNothing()
{
    QCOMPARE(curves().steps(), 0);
    QVERIFY(!curves().document().isModified());
    const auto text = curves().driver().child<QLabel>("curveState")->text();
    QVERIFY2(text.contains(QString::number(curves().track(joint).keys().size())), qPrintable(text));
    double worst = 0.0;
    for (int curve = 0; curve < 3; ++curve) {
        for (int frame = 0; frame < 150; ++frame)
            worst = std::max(worst, std::abs(curves().track(joint).valueAt(curve, frame) -
                                             motion().value(frame, curves().columnOf(joint, curve))));
    }
    QVERIFY(worst > 0.0 && worst <= curves().keys().tolerance());
    QVERIFY2(text.contains(QLocale().toString(worst, 'f', 2)), qPrintable(text));
    curves().panel().actions()[ActionId::HideKeys]->trigger();
    QVERIFY(!curves().keys().isAny());
    QCOMPARE(curves().steps(), 0);
}

// The noise in the middle of a long clip counts.
void CurveKeysTest::toleranceIsSuggestedFromTheNoise()
{
    constexpr int frames = 30'000;
    constexpr int looked = 20'000;
    Clip clip = makeWalker({.frames = frames}).clip;
    const int first = curves().columnOf(joint, 0);
    for (int frame = 0; frame < frames; ++frame) {
        const bool isMiddle = std::abs(frame - frames / 2) < looked / 2;
        const double noise = (frame * 37 % 11 - 5) * (isMiddle ? 0.1 : 1.0);
        clip.motion.setValue(frame, first, clip.motion.value(frame, first) + noise);
    }
    curves().document().replaceClip(clip, u"noisy"_s);
    curves().showCurvesOf(joint);
    QTRY_VERIFY(curves().panel().curves().isComplete());
    CurveValues middle;
    for (const ChannelCurve &curve : curves().panel().curves().joints().front().curves())
        middle.push_back(std::span(curve.values).subspan((frames - looked) / 2, looked));
    const double noisy = usualTolerance(middle);
    QVERIFY(noisy > 0.3);
    QTRY_COMPARE(curves().keys().tolerance(), std::ceil(100.0 * noisy) / 100.0);
}

void CurveKeysTest::toleranceIsTyped()
{
    const auto before = curves().track(joint).keys().size();
    curves().typeInto("keyTolerance", u"4"_s);
    QCOMPARE(curves().keys().tolerance(), 4.0);
    curves().fitKeys();
    QTRY_VERIFY(curves().track(joint).keys().size() < before);
    curves().typeInto("keyTolerance", u"1000"_s);
    QCOMPARE(curves().keys().tolerance(), 20.0);
    curves().typeInto("keyTolerance", u"0"_s);
    QCOMPARE(curves().keys().tolerance(), 0.01);
}

void CurveKeysTest::aDraggedKeyIsOneStep()
{
    const KeyTrack track = curves().track(joint);
    const Motion before = motion();
    const QByteArray bytes = curves().bytes();
    const QPoint from = curves().key(joint, 0, 3);
    const int frame = frameOf(3);
    const int column = curves().columnOf(joint, 0);
    curves().session().playhead().setFrame(frame);
    curves().press(from);
    curves().move(from - QPoint(0, 30));
    QCOMPARE(curves().steps(), 0);
    QVERIFY(curves().session().preview().isShown());
    QVERIFY(curves().status().contains(QString::number(frameOf(2))));
    curves().release(from - QPoint(0, 30));
    QVERIFY(!curves().session().preview().isShown());
    QCOMPARE(curves().steps(), 1);
    const double wanted = 30.0 * curves().plot().valueScale().valuesPerPixel();
    QVERIFY(std::abs(motion().value(frame, column) - before.value(frame, column) - wanted) < 1e-9);
    QVERIFY(motion().value(frame + 1, column) != before.value(frame + 1, column));
    compareOutside(before, frameOf(2), frameOf(4), column);
    const QString text = curves().document().undoStack().undoText();
    QVERIFY2(text.contains(QLatin1StringView(joint)) && text.contains(QString::number(frameOf(2))), qPrintable(text));
    // The keys follow the document when it is undone and redone.
    QVERIFY(std::abs(pointOf(3, 0).value - at(at(track.keys(), 3).points, 0).value - wanted) < 1e-9);
    const KeyTrack moved = curves().track(joint);
    QTest::keyClick(&curves().plot(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(curves().steps(), 0);
    QCOMPARE(curves().bytes(), bytes);
    QCOMPARE(curves().track(joint), track);
    curves().document().undoStack().redo();
    QCOMPARE(curves().track(joint), moved);
    QVERIFY(edit().isSelected(column, frame));
}

void CurveKeysTest::draggingBackOrEscChangesNothing()
{
    const KeyTrack track = curves().track(joint);
    const QByteArray bytes = curves().bytes();
    const QPoint from = curves().key(joint, 0, 3);
    curves().press(from);
    curves().move(from + QPoint(25, 30));
    curves().move(from);
    curves().release(from);
    QCOMPARE(curves().steps(), 0);
    curves().press(from);
    curves().move(from + QPoint(25, 30));
    curves().type(Qt::Key_Escape);
    curves().move(from + QPoint(25, 40));
    curves().release(from + QPoint(25, 40));
    QCOMPARE(curves().steps(), 0);
    QCOMPARE(curves().bytes(), bytes);
    QCOMPARE(curves().track(joint), track);
    QVERIFY(!curves().session().preview().isShown());
    // A press that hardly moves is a click.
    curves().drag(from, from + QPoint(1, 1));
    QCOMPARE(curves().steps(), 0);
    QCOMPARE(countOf(edit().selected()), 1);
}

void CurveKeysTest::keysMoveInTimeUpToTheirNeighbours()
{
    const Motion before = motion();
    const QByteArray bytes = curves().bytes();
    const int next = frameOf(4);
    const int previous = frameOf(2);
    const QPoint from = curves().key(joint, 0, 3);
    QVERIFY(next - frameOf(3) > 1);
    // Shift holds the direction: the value stays.
    curves().drag(from, from + QPoint(900, 40), Qt::ShiftModifier);
    QCOMPARE(curves().steps(), 1);
    QCOMPARE(frameOf(3), next - 1);
    for (int frame = 0; frame < 150; ++frame) {
        for (int c = 0; c < before.columnCount(); ++c) {
            if (frame <= previous || frame >= next)
                QCOMPARE(motion().value(frame, c), before.value(frame, c));
        }
    }
    QVERIFY(edit().isSelected(curves().columnOf(joint, 0), next - 1));
    curves().document().undoStack().undo();
    QCOMPARE(curves().bytes(), bytes);
    QVERIFY(edit().selected().empty()); // the key no longer exists
}

void CurveKeysTest::aLockedChannelKeepsKeysAtTheirTimes()
{
    curves().panel().curves().choose({});
    curves().panel().curves().setLocked(curves().columnOf(joint, 2), true);
    const int frame = frameOf(3);
    const QPoint from = curves().key(joint, 0, 3);
    curves().drag(from, from + QPoint(60, -20));
    QCOMPARE(curves().steps(), 1);
    QCOMPARE(frameOf(3), frame);
    curves().type(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(frameOf(3), frame);
    QVERIFY(!curves().status().isEmpty());
    const std::size_t count = curves().track(joint).keys().size();
    curves().type(Qt::Key_Delete);
    QCOMPARE(curves().track(joint).keys().size(), count);
    // The key does not snap to its own points.
    curves().type(Qt::Key_Escape);
    curves().click(curves().key(joint, 2, 3));
    QVERIFY(!edit().selected().contains(curves().columnOf(joint, 2)));
}

void CurveKeysTest::handlesTurnTangents()
{
    const Motion before = motion();
    const int column = curves().columnOf(joint, 0);
    curves().click(curves().key(joint, 0, 3));
    QVERIFY(edit().isSelected(column, frameOf(3)));
    const PlotView view = curves().plot().view();
    const KeyPoint key = pointOf(3, 0);
    const QPoint handle = view.handleOf(frameOf(3), key, KeyEdit::Side::After).toPoint();
    const QPoint to = view.pixelOf(frameOf(3), key.value).toPoint() + QPoint(40, -40);
    curves().drag(handle, to);
    QCOMPARE(curves().steps(), 1);
    const double slope =
        40.0 * curves().plot().valueScale().valuesPerPixel() / (40.0 / curves().plot().timeScale().pixelsPerFrame());
    QCOMPARE(pointOf(3, 0).tangent, Tangent::Free);
    QVERIFY(std::abs(pointOf(3, 0).slopeAfter - slope) < 0.06 * std::abs(slope));
    QCOMPARE(pointOf(3, 0).slopeBefore, pointOf(3, 0).slopeAfter);
    compareOutside(before, frameOf(2), frameOf(4), column);
    QCOMPARE(motion().value(frameOf(3), column), before.value(frameOf(3), column));
}

void CurveKeysTest::addingAKeyIsNoUndoStep()
{
    const KeyTrack track = curves().track(joint);
    const QByteArray bytes = curves().bytes();
    int widest = 1; // the pair of keys with the most space between them
    for (int key = 1; key + 1 < static_cast<int>(track.keys().size()); ++key)
        widest = frameOf(key + 1) - frameOf(key) > frameOf(widest + 1) - frameOf(widest) ? key : widest;
    const int frame = (frameOf(widest) + frameOf(widest + 1)) / 2;
    curves().doubleClick(curves().sample(curves().columnOf(joint, 0), frame));
    QCOMPARE(curves().track(joint).keyAt(frame), widest + 1);
    QCOMPARE(curves().steps(), 0);
    QCOMPARE(curves().bytes(), bytes);
    QVERIFY(edit().isSelected(curves().columnOf(joint, 0), frame));
    // Adding a key and deleting it again changes nothing.
    curves().type(Qt::Key_Delete);
    QCOMPARE(curves().steps(), 0);
    QCOMPARE(curves().track(joint), track);
    curves().session().playhead().setFrame(frame);
    curves().type(Qt::Key_I);
    QTRY_COMPARE(curves().track(joint).keyAt(frame), widest + 1);
    QCOMPARE(curves().bytes(), bytes);
}

void CurveKeysTest::deletedKeysAreOneStep()
{
    const KeyTrack track = curves().track(joint);
    const Motion before = motion();
    const QByteArray bytes = curves().bytes();
    curves().click(curves().key(joint, 0, 3));
    curves().type(Qt::Key_Delete);
    QCOMPARE(curves().track(joint).keys().size(), track.keys().size() - 1);
    QCOMPARE(curves().track(joint).keyAt(at(track.keys(), 3).frame), -1);
    QCOMPARE(curves().steps(), 1);
    const QString step = curves().document().undoStack().undoText();
    QVERIFY2(step.startsWith(QStringLiteral("Delete 1 key(s) of LeftUpLeg Zrot")), qPrintable(step));
    for (int frame = 0; frame < 150; ++frame) {
        for (int c = 0; c < before.columnCount(); ++c) {
            // The slopes of the neighbouring keys follow.
            if (frame <= at(track.keys(), 1).frame || frame >= at(track.keys(), 5).frame)
                QCOMPARE(motion().value(frame, c), before.value(frame, c));
        }
    }
    curves().document().undoStack().undo();
    QCOMPARE(curves().bytes(), bytes);
    QCOMPARE(curves().track(joint), track);
    // The first and the last key cannot be deleted.
    curves().click(curves().key(joint, 0, 0));
    curves().type(Qt::Key_Delete);
    QCOMPARE(curves().track(joint), track);
    QCOMPARE(curves().steps(), 0);
    QVERIFY(!curves().status().isEmpty());
}

void CurveKeysTest::thePenKeepsTheKeysBesideTheStroke()
{
    const KeyTrack before = curves().track(joint);
    QSignalSpy noted(&curves().keys(), &CurveKeys::noted);
    QTest::mouseClick(curves().driver().child<QToolButton>("curvePen"), Qt::LeftButton);
    const int y = 60;
    curves().press(QPoint(curves().pixelOf(60, 0.0).x(), y));
    curves().move(QPoint(curves().pixelOf(80, 0.0).x(), y));
    curves().release(QPoint(curves().pixelOf(80, 0.0).x(), y));
    QCOMPARE(curves().steps(), 1);
    QCOMPARE(noted.size(), 0);
    QVERIFY(curves().keys().track(jointNamed(curves().document().skeleton(), joint)) != nullptr);
    const KeyTrack after = curves().track(joint);
    // The stroke and its blends reach from frame 46 to 94.
    const auto outside = [](const KeyTrack &track) {
        std::vector<CurveKey> keys;
        std::ranges::copy_if(track.keys(), std::back_inserter(keys),
                             [](const CurveKey &key) { return key.frame < 45 || key.frame > 95; });
        return keys;
    };
    QVERIFY(outside(before).size() > 2);
    QCOMPARE(outside(after), outside(before));
    QVERIFY(after.keyAt(60) >= 0 && after.keyAt(80) >= 0);
    // The keys lie on the curves, and their curve follows the stroke.
    for (const CurveKey &key : after.keys()) {
        for (int curve = 0; curve < 3; ++curve) {
            const double value = motion().value(key.frame, curves().columnOf(joint, curve));
            QVERIFY(std::abs(at(key.points, curve).value - value) < 1e-6);
        }
    }
    for (int frame = 60; frame <= 80; ++frame) {
        const double value = motion().value(frame, curves().columnOf(joint, 0));
        QVERIFY2(std::abs(after.valueAt(0, frame) - value) < 2.0, qPrintable(QString::number(frame)));
    }
    curves().document().undoStack().undo();
    QCOMPARE(curves().track(joint), before);
    curves().document().undoStack().redo();
    QCOMPARE(curves().track(joint), after);
}

void CurveKeysTest::anEditFromElsewhereDropsTheKeys()
{
    const KeyTrack track = curves().track(joint);
    const int column = curves().columnOf(joint, 1);
    curves().document().setValues({40, 1, {column}}, {33.0}, u"elsewhere"_s);
    QVERIFY(!curves().keys().isAny());
    QTRY_VERIFY2(curves().status().contains(QLatin1StringView(joint)), qPrintable(curves().status()));
    curves().document().undoStack().undo();
    QVERIFY(curves().keys().isAny());
    QCOMPARE(curves().track(joint), track);
    // An edit of another joint does not matter.
    curves().document().setValues({40, 1, {curves().columnOf("RightUpLeg", 1)}}, {33.0}, u"other"_s);
    QCOMPARE(curves().track(joint), track);
}

void CurveKeysTest::undoAndRedoTakeKeysAwayInSilence()
{
    curves().keys().drop();
    const CellBlock where{40, 1, {curves().columnOf(joint, 1)}};
    QUndoStack &steps = curves().document().undoStack();
    curves().document().setValues(where, {33.0}, u"before"_s);
    curves().document().setMarkers({{5, "mark"}}, u"mark"_s);
    curves().fitKeys();
    const QSignalSpy noted(&curves().keys(), &CurveKeys::noted);
    steps.undo(); // the marker
    steps.undo();
    QVERIFY(!curves().keys().isAny());
    curves().fitKeys();
    steps.redo(); // to values that had keys
    QVERIFY(curves().keys().isAny());
    steps.undo();
    curves().keys().drop();
    curves().fitKeys();
    steps.redo();
    QVERIFY(!curves().keys().isAny());
    QCOMPARE(noted.count(), 0);
    // An edit still says it.
    steps.undo();
    curves().document().setValues(where, {11.0}, u"elsewhere"_s);
    QCOMPARE(noted.count(), 1);
}

void CurveKeysTest::keysOfOtherJointsAreKept()
{
    const KeyTrack track = curves().track(joint);
    curves().showCurvesOf("RightUpLeg");
    QVERIFY(!curves().keys().isAny());
    curves().showCurvesOf(joint);
    QCOMPARE(curves().track(joint), track);
    // The numbers of the file have no keys; the keys come back with the curves without jumps.
    curves().panel().curves().setKind(CurveKind::Angles);
    QVERIFY(!curves().keys().isAny());
    curves().panel().curves().setKind(CurveKind::Continuous);
    QTRY_VERIFY(curves().keys().isAny());
    QCOMPARE(curves().track(joint), track);
}

void CurveKeysTest::everythingWorksWithTheKeyboardAlone()
{
    const Motion before = motion();
    const int column = curves().columnOf(joint, 0);
    curves().session().playhead().setFrame(0);
    curves().type(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(edit().isSelected(column, 0) || edit().isSelected(column, frameOf(1)));
    while (!edit().isSelected(column, frameOf(2)))
        curves().type(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(curves().session().playhead().frame(), frameOf(2));
    // Three nudges are one step.
    for (int i = 0; i < 3; ++i)
        curves().type(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(curves().steps(), 0);
    QTRY_COMPARE(curves().steps(), 1);
    QVERIFY(std::abs(motion().value(frameOf(2), column) - before.value(frameOf(2), column) - 3.0) < 1e-9);
    // Undo takes back the unfinished series of nudges.
    curves().type(Qt::Key_Down, Qt::AltModifier);
    curves().type(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(curves().steps(), 1);
    QVERIFY(std::abs(motion().value(frameOf(2), column) - before.value(frameOf(2), column) - 3.0) < 1e-9);
    const int frame = frameOf(2);
    curves().type(Qt::Key_Right, Qt::AltModifier);
    QTRY_COMPARE(curves().steps(), 2);
    QCOMPARE(frameOf(2), frame + 1);
    curves().panel().curves().choose({});
    curves().type(Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(edit().selected().contains(curves().columnOf(joint, 1)));
}

void CurveKeysTest::fieldsMoveAllSelectedKeysByTheSameAmount()
{
    const KeyTrack track = curves().track(joint);
    const Motion before = motion();
    const int column = curves().columnOf(joint, 0);
    curves().click(curves().key(joint, 0, 4));
    curves().click(curves().key(joint, 0, 3), Qt::ShiftModifier);
    QCOMPARE(countOf(edit().selected()), 2);
    const auto *title = curves().driver().child<QLabel>("pointTitle");
    QVERIFY2(title->text().contains(QString::number(frameOf(3))) && title->text().contains(u"1"),
             qPrintable(title->text()));
    curves().typeInto("pointValue", u"+=5"_s);
    QCOMPARE(curves().steps(), 1);
    for (const int key : {3, 4})
        QVERIFY(std::abs(motion().value(frameOf(key), column) - before.value(frameOf(key), column) - 5.0) < 1e-9);
    curves().typeInto("pointFrame", QString::number(frameOf(3) + 1));
    QCOMPARE(curves().steps(), 2);
    QCOMPARE(frameOf(3), at(track.keys(), 3).frame + 1);
    QCOMPARE(frameOf(4), at(track.keys(), 4).frame + 1);
    // The same with samples.
    curves().panel().actions()[ActionId::HideKeys]->trigger();
    const Motion now = motion();
    curves().click(curves().sample(column, 70));
    QVERIFY(title->text().contains(u"70"));
    curves().typeInto("pointValue", u"+=2"_s);
    QCOMPARE(curves().steps(), 3);
    QVERIFY(std::abs(motion().value(70, column) - now.value(70, column) - 2.0) < 1e-9);
}

void CurveKeysTest::tangentsAreChosen()
{
    const int column = curves().columnOf(joint, 0);
    curves().click(curves().key(joint, 0, 3));
    auto *tangents = curves().driver().child<QComboBox>("keyTangents");
    QCOMPARE(tangents->currentIndex(), 0);
    tangents->setFocus();
    QTest::keyClick(tangents, Qt::Key_Down);
    QCOMPARE(pointOf(3, 0).tangent, Tangent::Flat);
    QCOMPARE(pointOf(3, 0).slopeAfter, 0.0);
    QCOMPARE(curves().steps(), 1);
    QVERIFY(edit().isSelected(column, frameOf(3)));
    // The slopes of a broken tangent are typed one by one.
    const Motion before = motion();
    QTest::keyClick(tangents, Qt::Key_Down);
    QTest::keyClick(tangents, Qt::Key_Down);
    QCOMPARE(pointOf(3, 0).tangent, Tangent::Broken);
    QCOMPARE(curves().steps(), 1); // the curves did not change
    curves().typeInto("slopeAfter", u"2.5"_s);
    QCOMPARE(pointOf(3, 0).slopeAfter, 2.5);
    QCOMPARE(pointOf(3, 0).slopeBefore, 0.0);
    QCOMPARE(curves().steps(), 2);
    compareOutside(before, frameOf(3), frameOf(4), column);
}

void CurveKeysTest::withoutDetailValuesFollowTheKeysAlone()
{
    const int column = curves().columnOf(joint, 0);
    curves().driver().child<QCheckBox>("keepDetail")->click();
    const QPoint from = curves().key(joint, 0, 3);
    curves().drag(from, from - QPoint(0, 20));
    QCOMPARE(curves().steps(), 1);
    for (int frame = frameOf(2); frame <= frameOf(4); ++frame)
        QVERIFY(std::abs(motion().value(frame, column) - curves().track(joint).valueAt(0, frame)) < 1e-9);
}

void CurveKeysTest::theFrameScalesTheSelectedKeys()
{
    const int column = curves().columnOf(joint, 0);
    for (const int key : {2, 3, 4})
        curves().click(curves().key(joint, 0, key), key == 2 ? Qt::NoModifier : Qt::ShiftModifier);
    const QRectF frame = curves().plot().view().frameOfSelection()->adjusted(9, 9, -9, -9);
    double least = 1e9;
    std::vector<double> before;
    for (const int key : {2, 3, 4}) {
        before.push_back(pointOf(key, 0).value);
        least = std::min(least, before.back());
    }
    // Dragging the upper grip scales to one and a half times the height, about the lowest key.
    const QPointF grip = FrameGrip{0, -1}.on(*curves().plot().view().frameOfSelection());
    curves().drag(grip.toPoint(), (grip - QPointF(0, std::round(frame.height() / 2.0))).toPoint());
    QCOMPARE(curves().steps(), 1);
    const double factor = 1.0 + std::round(frame.height() / 2.0) / frame.height();
    for (std::size_t i = 0; i < 3; ++i) {
        const double wanted = least + (before[i] - least) * factor;
        const double value = pointOf(static_cast<int>(i) + 2, 0).value;
        QVERIFY2(std::abs(value - wanted) < 1.5 * curves().plot().valueScale().valuesPerPixel(),
                 qPrintable(u"%1 %2"_s.arg(value).arg(wanted)));
    }
    QVERIFY(edit().isSelected(column, frameOf(2)));
    curves().document().undoStack().undo();
    QCOMPARE(pointOf(3, 0).value, before[1]);
}

void CurveKeysTest::aLassoSelects()
{
    QTest::mouseClick(curves().driver().child<QToolButton>("curveLasso"), Qt::LeftButton);
    const QPoint middle = curves().key(joint, 0, 3);
    const QPoint start = middle + QPoint(-15, -15);
    curves().press(start);
    for (const QPoint &to : {QPoint(15, -15), QPoint(15, 15), QPoint(-15, 15)})
        curves().move(middle + to);
    curves().release(start);
    QVERIFY(edit().isSelected(curves().columnOf(joint, 0), frameOf(3)));
    // A click on an empty area selects nothing.
    curves().click({curves().plot().width() / 2, curves().plot().height() - 3});
    QVERIFY(edit().selected().empty());
}

void CurveKeysTest::editedKeysGoIntoTheActiveLayer()
{
    const QByteArray base = curves().bytes();
    QTest::mouseClick(curves().driver().child<QToolButton>("curveBox"), Qt::LeftButton);
    auto *action = curves().driver().child<QAction>("layer.new");
    action->trigger();
    QVERIFY(!curves().session().target().isBase());
    QTRY_VERIFY(curves().panel().curves().isComplete());
    QVERIFY(curves().keys().isAny());
    const int column = curves().columnOf(joint, 0);
    const QPoint from = curves().key(joint, 0, 3);
    const double before = curves().session().layered().clip().motion.value(frameOf(3), column);
    const int steps = curves().steps();
    curves().session().playhead().setFrame(frameOf(3));
    curves().drag(from, from - QPoint(0, 20));
    QCOMPARE(curves().steps(), steps + 1);
    QCOMPARE(curves().bytes(), base);
    QTRY_VERIFY(curves().session().layered().isComplete() && curves().panel().curves().isComplete());
    const double after = curves().session().layered().clip().motion.value(frameOf(3), column);
    QVERIFY(std::abs(after - before - 20.0 * curves().plot().valueScale().valuesPerPixel()) < 1e-6);
    QVERIFY(curves().keys().isAny());
    QVERIFY(std::abs(pointOf(3, 0).value - after) < 1.0);
}

void CurveKeysTest::keysOfSeveralJointsAreEditedTogether()
{
    const Skeleton &skeleton = curves().document().skeleton();
    const NodeId left = NodeId::joint(jointNamed(skeleton, joint));
    const NodeId right = NodeId::joint(jointNamed(skeleton, "RightUpLeg"));
    curves().session().select({left, right}, QItemSelectionModel::ClearAndSelect);
    QTRY_VERIFY(curves().panel().curves().isComplete());
    QVERIFY(curves().keys().track(left.index) != nullptr); // the track from before
    curves().panel().actions()[ActionId::FitKeys]->trigger();
    QTRY_VERIFY(curves().keys().track(right.index) != nullptr && !curves().keys().isFitting());
    // Keys of both joints move in time as far as all of them can.
    const Motion before = motion();
    const QByteArray bytes = curves().bytes();
    const int column = curves().columnOf(joint, 0);
    const int other = curves().columnOf("RightUpLeg", 0);
    const auto frames = [&](const NodeId &node) {
        std::vector<int> all;
        for (const CurveKey &key : curves().keys().track(node.index)->keys())
            all.push_back(key.frame);
        return all;
    };
    const std::vector<int> ofLeft = frames(left);
    const std::vector<int> ofRight = frames(right);
    edit().select({{column, {ofLeft[2]}}, {other, {ofRight[2]}}});
    edit().runBy(1000, 0.0);
    const int most = std::min(ofLeft[3] - ofLeft[2], ofRight[3] - ofRight[2]) - 1;
    QCOMPARE(edit().transform().frames, most);
    edit().runTo({.frames = most, .amount = 3.0});
    edit().finishRun();
    QCOMPARE(curves().steps(), 1);
    QCOMPARE(frames(left)[2], ofLeft[2] + most);
    QCOMPARE(frames(right)[2], ofRight[2] + most);
    curves().document().undoStack().undo();
    QCOMPARE(curves().bytes(), bytes);
    QCOMPARE(frames(left), ofLeft);
    QCOMPARE(frames(right), ofRight);
}

void CurveKeysTest::keysOfOddClipsCanBeEdited_data()
{
    QTest::addColumn<int>("joints");
    QTest::addColumn<int>("frames");
    QTest::newRow("one frame") << 3 << 1;
    QTest::newRow("two frames") << 3 << 2;
    QTest::newRow("odd channels and angles") << 16 << 60;
}

void CurveKeysTest::keysOfOddClipsCanBeEdited()
{
    QFETCH(int, joints);
    QFETCH(int, frames);
    curves().open(makeRandomClip({.joints = joints, .frames = frames, .degrees = 400.0}));
    const Skeleton skeleton = curves().document().skeleton();
    int tried = 0;
    for (int index = 0; index < joints; ++index) {
        if (skeleton.joint(index).channels.empty())
            continue;
        curves().session().selectOnly(NodeId::joint(index));
        QTRY_VERIFY(curves().panel().curves().isComplete());
        QApplication::processEvents();
        curves().plot().setFocus();
        curves().plot().fitAll();
        const QByteArray before = curves().bytes();
        curves().panel().actions()[ActionId::FitKeys]->trigger();
        QTRY_VERIFY(!curves().keys().isFitting());
        QCOMPARE(curves().bytes(), before);
        if (!skeleton.joint(index).hasRotations()) {
            QVERIFY(!curves().status().isEmpty());
            QVERIFY(!curves().keys().isAny());
            continue;
        }
        const KeyTrack track = *curves().keys().track(index);
        const int steps = curves().steps();
        const int column = curves().keys().columnsOf(index).front();
        curves().panel().curves().choose({column});
        for (const int key : {0, static_cast<int>(track.keys().size()) / 2}) {
            const CurveKey &own = at(track.keys(), key);
            edit().select({});
            const QPoint from = curves().pixelOf(own.frame, own.points.front().value);
            curves().drag(from, from + QPoint(0, own.points.front().value > 0.0 ? 25 : -25));
            QCOMPARE(curves().steps(), steps + 1);
            QVERIFY(curves().bytes() != before);
            curves().document().undoStack().undo();
            QCOMPARE(curves().bytes(), before);
            QCOMPARE(*curves().keys().track(index), track);
        }
        (void)curves().plot().grab();
        ++tried;
    }
    QVERIFY(tried > 0);
}

// The clip changes while keys are fitted, and while a key is dragged.
void CurveKeysTest::aChangedOrClosedClipEndsFitsAndDrags()
{
    const QPoint from = curves().key(joint, 0, 3);
    curves().press(from);
    curves().move(from - QPoint(0, 30));
    curves().document().removeFrames(100, 20);
    QVERIFY(!curves().plot().gesture().isRunning());
    curves().release(from - QPoint(0, 30));
    QTRY_VERIFY(curves().panel().curves().isComplete());
    QVERIFY(!curves().keys().isAny());
    QCOMPARE(curves().steps(), 1);
    curves().document().undoStack().undo();
    QTRY_VERIFY(curves().keys().isAny());
    curves().panel().actions()[ActionId::FitKeys]->trigger();
    curves().open(makeWalker({.frames = 90}).clip);
    QVERIFY(!curves().keys().isAny());
    curves().showCurvesOf(joint);
    curves().fitKeys();
    QVERIFY(curves().keys().isAny());
    curves().driver().window().findChild<QAction *>(u"file.close"_s)->trigger();
    QApplication::processEvents();
    // The other document has keys of its own.
    curves().showCurvesOf(joint);
    QVERIFY(curves().keys().isAny());
    QCOMPARE(curves().track(joint).keys().back().frame, 149);
    curves().driver().window().findChild<QAction *>(u"file.close"_s)->trigger();
    QVERIFY(!curves().keys().isAny());
    (void)curves().plot().grab();
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    CurveKeysTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_curvekeys

#include "tst_curvekeys.moc"
