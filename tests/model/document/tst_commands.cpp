#include "testclips.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <cmath>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace tst_commands {

using namespace limber;

using Edit = std::function<void(Document &)>;

// Every edit is done, undone, compared byte for byte, redone and compared again.
class CommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyEditIsUndoneByteForByte_data();
    void everyEditIsUndoneByteForByte();
    void aReplacementBringsItsPositionRule();
    void anAnswerIsUndone();
    void anEditOfNothingIsNoStep();
    void oneGestureIsOneStep();
    void typedEditsNeverMerge();
    void aReplacementTellsOnlyWhatChanged();
    void editsThatChangeNothingMakeNoStep();
    void invalidValuesAreRefused();
    void readersReleaseTheMotionBeforeManyValuesChange();
    void editsOfFewValuesAskNoReaders();
};

namespace {

// Opens a motion so large that the document asks readers to release it before its values are copied.
void openLong(Document &document)
{
    Clip clip = test::leg(1);
    clip.motion = Motion(200'000, clip.motion.columnCount());
    document.reset(std::move(clip));
}

std::vector<const double *> placesOf(const Motion &motion)
{
    std::vector<const double *> places;
    for (int frame = 0; frame < motion.frameCount(); frame += 1000)
        places.push_back(motion.frame(frame).data());
    return places;
}

} // namespace

void CommandsTest::everyEditIsUndoneByteForByte_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::newRow("one value") << Edit([](Document &d) { d.setValues({1, 1, {4}}, {12.5}, QStringLiteral("x")); });
    QTest::newRow("a block with a gap") << Edit([](Document &d) {
        d.setValues({0, 3, {0, 7}}, {1, 2, 3, 4, 5, 6}, QStringLiteral("x"));
    });
    QTest::newRow("offset of a joint") << Edit([](Document &d) {
        d.setOffsets({{NodeId::joint(1), {1, 2, 3}}}, QStringLiteral("x"));
    });
    QTest::newRow("all offsets") << Edit([](Document &d) {
        std::vector<NodeOffset> changes;
        for (const NodeId node : d.skeleton().nodesInFileOrder())
            changes.push_back({node, d.skeleton().offsetOf(node) * 2.0 + glm::dvec3(1)});
        d.setOffsets(std::move(changes), QStringLiteral("x"));
    });
    QTest::newRow("a name") << Edit([](Document &d) { d.setName(2, "Fuß"); });
    QTest::newRow("another clip") << Edit([](Document &d) { d.replaceClip(test::leg(3), QStringLiteral("x")); });
    QTest::newRow("the frame time") << Edit([](Document &d) { d.setFrameTime(1.0 / 60.0); });
    QTest::newRow("frames put in") << Edit([](Document &d) {
        d.insertFrames(1, {12, std::vector<double>(24, 3.5), {}}, QStringLiteral("x"));
    });
    QTest::newRow("frames put after the last") << Edit([](Document &d) {
        d.insertFrames(5, {12, std::vector<double>(12, 3.5), {}}, QStringLiteral("x"));
    });
    QTest::newRow("frames taken out") << Edit([](Document &d) { d.removeFrames(1, 2); });
    QTest::newRow("all frames taken out") << Edit([](Document &d) { d.removeFrames(0, 5); });
}

void CommandsTest::everyEditIsUndoneByteForByte()
{
    QFETCH(Edit, edit);
    Document document;
    const QByteArray loaded = test::legText(5);
    test::open(document, loaded);
    edit(document);
    const QByteArray edited = test::bytesOf(document);
    QVERIFY(edited != loaded);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QCOMPARE(test::bytesOf(document), loaded);
    QVERIFY(!document.isModified());
    document.undoStack().redo();
    QCOMPARE(test::bytesOf(document), edited);
}

void CommandsTest::anAnswerIsUndone()
{
    Document d;
    test::open(d, test::legText(5));
    QSignalSpy changed(&d, &Document::posesApartChoiceChanged);
    d.setPosesApartChoice(PosesApartChoice::LeaveOut); // as a project that is read
    QCOMPARE(d.undoStack().count(), 0);
    d.answerPosesApart(PosesApartChoice::LeaveOut, QStringLiteral("x"));
    QCOMPARE(d.undoStack().count(), 0); // it is no other answer
    d.answerPosesApart(PosesApartChoice::Filter, QStringLiteral("x"));
    QCOMPARE(d.posesApartChoice(), PosesApartChoice::Filter);
    QVERIFY(d.isModified() && d.isClipSaved());
    d.undoStack().undo();
    QCOMPARE(d.posesApartChoice(), PosesApartChoice::LeaveOut);
    QVERIFY(!d.isModified());
    d.undoStack().redo();
    QCOMPARE(d.posesApartChoice(), PosesApartChoice::Filter);
    QCOMPARE(changed.count(), 4);
}

void CommandsTest::anEditOfNothingIsNoStep()
{
    Document d;
    test::open(d, test::legText(5));
    const QString text = QStringLiteral("x");
    d.insertFrames(2, d.motion().copyOfFrames(0, 0), text);
    d.removeFrames(2, 0);
    d.setFrameTime(d.motion().frameTimeSeconds());
    d.setFrameTime(0.0);
    d.setName(2, d.skeleton().joint(2).name);
    d.setOffsets({}, text);
    d.setOffsets({{NodeId::joint(1), d.skeleton().joint(1).offset}}, text);
    d.setMarkers({}, text);
    d.setLayers({}, text);
    d.setContacts({}, text);
    QCOMPARE(d.undoStack().count(), 0);
    QVERIFY(!d.isModified());
}

void CommandsTest::oneGestureIsOneStep()
{
    Document document;
    test::open(document, test::legText(5));
    const int gesture = document.newGesture();
    for (int i = 1; i <= 10; ++i) {
        document.setOffsets({{NodeId::joint(1), {1.0 * i, 0, 0}}}, QStringLiteral("drag"), gesture);
    }
    QCOMPARE(document.undoStack().count(), 1);
    document.setOffsets({{NodeId::joint(1), {99, 0, 0}}}, QStringLiteral("drag"), document.newGesture());
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.skeleton().joint(1).offset.x, 10.0);
    document.undoStack().undo();
    QCOMPARE(document.skeleton().joint(1).offset.x, 1.5);
}

void CommandsTest::typedEditsNeverMerge()
{
    Document document;
    test::open(document, test::legText(5));
    document.setValues({0, 1, {0}}, {1.0}, QStringLiteral("a"));
    document.setValues({0, 1, {0}}, {2.0}, QStringLiteral("b"));
    QCOMPARE(document.undoStack().count(), 2);
}

void CommandsTest::aReplacementBringsItsPositionRule()
{
    Document document;
    test::open(document, test::legText(5));
    document.setPositionRuleChoice(PositionRuleChoice::Add);
    document.replaceClip(test::leg(5), PositionRuleChoice::Replace, QStringLiteral("x"));
    QCOMPARE(document.positionRuleChoice(), PositionRuleChoice::Replace);
    QCOMPARE(document.positionRules().roots, PositionRule::Replace);
    document.undoStack().undo();
    QCOMPARE(document.positionRuleChoice(), PositionRuleChoice::Add);
    QCOMPARE(document.positionRules().roots, PositionRule::Add);
    document.undoStack().redo();
    QCOMPARE(document.positionRuleChoice(), PositionRuleChoice::Replace);
    document.replaceClip(test::leg(2), QStringLiteral("y")); // this edit keeps the position rule
    QCOMPARE(document.positionRuleChoice(), PositionRuleChoice::Replace);
}

void CommandsTest::aReplacementTellsOnlyWhatChanged()
{
    Document document;
    test::open(document, test::legText(5));
    QSignalSpy values(&document, &Document::valuesChanged);
    QSignalSpy offsets(&document, &Document::offsetsChanged);
    QSignalSpy names(&document, &Document::nameChanged);
    QSignalSpy time(&document, &Document::frameTimeChanged);
    Clip clip = document.clip();
    clip.motion.setFrameTimeSeconds(0.5);
    document.replaceClip(clip, QStringLiteral("x"));
    QCOMPARE(time.count(), 1);
    QCOMPARE(values.count() + offsets.count() + names.count(), 0);
    clip.motion.setValue(2, 1, 77.0);
    document.replaceClip(clip, QStringLiteral("y"));
    QCOMPARE(values.count(), 1);
    QCOMPARE(time.count(), 1);
    clip.skeleton.setOffset(NodeId::joint(1), {1.0, 2.0, 3.0});
    document.replaceClip(clip, QStringLiteral("z"));
    QCOMPARE(offsets.count(), 1);
    QCOMPARE(values.count() + names.count() + time.count(), 2);
}

void CommandsTest::editsThatChangeNothingMakeNoStep()
{
    Document document;
    test::open(document, test::legText(5));
    document.setValues({0, 1, {0}}, {document.motion().value(0, 0)}, QStringLiteral("x"));
    document.setOffsets({{NodeId::joint(1), document.skeleton().joint(1).offset}}, QStringLiteral("x"));
    document.setName(0, "Hips");
    document.setFrameTime(document.motion().frameTimeSeconds());
    document.removeFrames(0, 0);
    QCOMPARE(document.undoStack().count(), 0);
}

void CommandsTest::invalidValuesAreRefused()
{
    Document document;
    test::open(document, test::legText(5));
    document.setValues({0, 1, {0}}, {std::nan("")}, QStringLiteral("x"));
    document.setOffsets({{NodeId::joint(1), {INFINITY, 0, 0}}}, QStringLiteral("x"));
    document.setFrameTime(-1);
    QCOMPARE(document.undoStack().count(), 0);
}

void CommandsTest::readersReleaseTheMotionBeforeManyValuesChange()
{
    Document document;
    openLong(document);
    const CellBlock all{0, document.motion().frameCount(), {4}};
    document.setValues(all, std::vector<double>(200'000, 1.5), QStringLiteral("x"));
    const std::vector<const double *> places = placesOf(document.motion());
    QSignalSpy asked(&document, &Document::manyValuesAboutToChange);

    // A reader that ends a moment after it was asked to, as a thread does.
    auto reader = std::make_unique<Motion>(document.motion());
    std::thread thread;
    connect(&document, &Document::manyValuesAboutToChange, this, [&] {
        QCOMPARE(document.motion().value(7, 4), 1.5); // nothing has changed yet
        thread = std::thread([&reader] {
            QThread::msleep(5);
            reader.reset();
        });
    });
    document.undoStack().undo();
    QVERIFY(thread.joinable());
    thread.join();
    QCOMPARE(asked.count(), 1);
    QCOMPARE(document.motion().value(7, 4), 0.0);
    QVERIFY(placesOf(document.motion()) == places); // nothing was copied

    // A reader that does not listen keeps its values, and delays the edit only briefly.
    disconnect(&document, &Document::manyValuesAboutToChange, this, nullptr);
    const Motion kept = document.motion();
    document.undoStack().redo();
    QCOMPARE(asked.count(), 2);
    QCOMPARE(kept.value(7, 4), 0.0);
    QCOMPARE(document.motion().value(7, 4), 1.5);
}

void CommandsTest::editsOfFewValuesAskNoReaders()
{
    Document document;
    openLong(document);
    QSignalSpy asked(&document, &Document::manyValuesAboutToChange);
    const Motion kept = document.motion();
    document.setValues({1000, 1, {4}}, {2.5}, QStringLiteral("x"));
    QCOMPARE(asked.count(), 0);
    QCOMPARE(kept.value(1000, 4), 0.0);
}

QTEST_GUILESS_MAIN(CommandsTest)

} // namespace tst_commands

#include "tst_commands.moc"
