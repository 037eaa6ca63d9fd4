#include "support/operationcalls.h"
#include "support/walker.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

using namespace limber;

class DocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void announcesExactlyWhatChanged();
    void isModifiedUntilItIsBackAtTheSavedState();
    void aNewDocumentStartsItsHistoryAnew();
    void knowsThatItWasRepaired();
    void positionRuleAndUpAxisCanBeOverruled();
    void poseFollowsAnEdit();
    void aClipOfTheSameShapeIsReadAsItIsMeant();
};

void DocumentTest::announcesExactlyWhatChanged()
{
    Document document;
    test::open(document, test::legText(10));
    QSignalSpy values(&document, &Document::valuesChanged);
    document.setValues({2, 3, {1, 9}}, {1, 2, 3, 4, 5, 6}, QStringLiteral("x"));
    QCOMPARE(values.count(), 1);
    QCOMPARE(values.first().first().value<CellRange>(), (CellRange{2, 3, 1, 9}));
    QSignalSpy inserted(&document, &Document::framesInserted);
    document.insertFrames(4, document.motion().copyOfFrames(0, 2), QStringLiteral("x"));
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted.first().at(0).toInt(), 4);
    QCOMPARE(inserted.first().at(1).toInt(), 2);
    QSignalSpy removed(&document, &Document::framesRemoved);
    document.undoStack().undo();
    QCOMPARE(removed.count(), 1);
}

void DocumentTest::isModifiedUntilItIsBackAtTheSavedState()
{
    Document document;
    test::open(document, test::legText(3));
    QSignalSpy modified(&document, &Document::modifiedChanged);
    QVERIFY(!document.isModified());
    document.setName(0, "Root");
    QVERIFY(document.isModified());
    document.markSaved({});
    QVERIFY(!document.isModified());
    document.undoStack().undo();
    QVERIFY(document.isModified());
    document.undoStack().redo();
    QVERIFY(!document.isModified());
    QCOMPARE(modified.count(), 4);
    DocumentOrigin copy = document.origin();
    copy.neverSaved = true;
    document.setOrigin(copy);
    QVERIFY(document.isModified());
}

void DocumentTest::aNewDocumentStartsItsHistoryAnew()
{
    Document document;
    test::open(document, test::legText(3));
    document.setName(0, "Root");
    QSignalSpy reset(&document, &Document::wasReset);
    test::open(document, test::legText(4));
    QCOMPARE(reset.count(), 1);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
    QCOMPARE(document.skeleton().joint(0).name, std::string("Hips"));
}

void DocumentTest::knowsThatItWasRepaired()
{
    Document document;
    const FileStamp file{QStringLiteral("a.bvh"), 0, {}};
    document.setOrigin(DocumentOrigin::ofFile(file));
    test::open(document, test::legText(3).replace("Frames: 3", "Frames: 9"));
    QVERIFY(document.origin().isRepaired());
    document.markSaved({QStringLiteral("b.bvh"), 0, {}}); // another file: nothing to overwrite
    QVERIFY(!document.origin().isRepaired());
    document.markSaved(file); // without a change: the file has the same bytes
    QVERIFY(document.origin().isRepaired());
    document.setName(0, "Root");
    document.markSaved(file);
    QVERIFY(!document.origin().isRepaired());
}

void DocumentTest::positionRuleAndUpAxisCanBeOverruled()
{
    Document document;
    test::open(document, test::legText(3).replace("OFFSET 0.0 0.0 0.0", "OFFSET 0.0 5.0 0.0"));
    QSignalSpy rules(&document, &Document::positionRulesChanged);
    const double replaced = document.pose(0).jointPositions[0].y;
    document.setPositionRuleChoice(PositionRuleChoice::Add);
    QCOMPARE(rules.count(), 1);
    QCOMPARE(document.pose(0).jointPositions[0].y, replaced + 5.0);
    document.setUpAxisChoice(UpAxisChoice::Z);
    QCOMPARE(document.upAxis().axis, Axis::Z);
    QVERIFY(!document.isModified()); // neither is part of the file
}

void DocumentTest::poseFollowsAnEdit()
{
    Document document;
    test::open(document, test::legText(3));
    const double before = document.pose(1).jointPositions[0].x;
    document.setValues({1, 1, {0}}, {before + 10}, QStringLiteral("x"));
    QCOMPARE(document.pose(1).jointPositions[0].x, before + 10);
}

// The same joints and frames along other axes: which way is up is decided anew, and again when that is undone.
void DocumentTest::aClipOfTheSameShapeIsReadAsItIsMeant()
{
    Document document;
    document.reset(test::makeWalker({.frames = 60}).clip);
    QCOMPARE(document.upAxis().axis, Axis::Y);
    QSignalSpy upAxis(&document, &Document::upAxisChanged);
    QSignalSpy reset(&document, &Document::wasReset);
    document.replaceClip(test::applied("upaxis:to=z", document.clip()), QStringLiteral("x"));
    QCOMPARE(document.upAxis().axis, Axis::Z);
    QCOMPARE(upAxis.count(), 1);
    document.undoStack().undo();
    QCOMPARE(document.upAxis().axis, Axis::Y);
    QCOMPARE(upAxis.count(), 2);
    // What does not turn it does not speak of it.
    document.replaceClip(test::applied("smooth", document.clip()), QStringLiteral("x"));
    QCOMPARE(upAxis.count(), 2);
    QCOMPARE(reset.count(), 0);
}

QTEST_GUILESS_MAIN(DocumentTest)
#include "tst_document.moc"
