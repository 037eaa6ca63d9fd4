#include "support/operationcalls.h"
#include "support/walker.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_document {

using namespace limber;

class DocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void announcesExactlyWhatChanged();
    void knowsWhetherTheClipIsSaved();
    void layersKeepNumbersOfTheirOwn();
    void readsStoredAdditionsWithoutAnUndoStep();
    void secondLifeSettingsCanBeUndoneAndSurviveAReplacedClip();
    void isModifiedUntilItIsBackAtTheSavedState();
    void aNewDocumentStartsANewHistory();
    void knowsThatItWasRepaired();
    void positionRuleAndUpAxisCanBeOverruled();
    void poseFollowsAnEdit();
    void theUpAxisOfAReplacedClipIsDecidedAnew();
    void contactsAreAnUndoStep();
    void contactsFollowTheFrames();
    void contactsFollowTheirJointsIntoAnotherClip();
    void contactsAreDroppedWithUnrelatedFrames();
    void knowsWhetherTheContactsAreStored();
    void markersAreAnUndoStep();
    void markersFollowTheFrames();
    void markersStayWithTheFramesOfAnotherClip();
    void markersAreNotWrittenToTheFile();
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

// The state of markers, layers and other things that no BVH file holds does not matter.
void DocumentTest::knowsWhetherTheClipIsSaved()
{
    Document document;
    test::open(document, test::legText(12));
    QVERIFY(document.isClipSaved());
    document.setMarkers({{4, "a"}}, QStringLiteral("x"));
    QVERIFY(document.isModified() && document.isClipSaved());
    const auto undoAndRedo = [&](const auto &change) {
        change();
        QVERIFY(!document.isClipSaved());
        document.undoStack().undo();
        QVERIFY(document.isClipSaved());
        document.undoStack().redo();
        QVERIFY(!document.isClipSaved());
        document.markSaved({QStringLiteral("a.bvh"), 0, {}}, {QStringLiteral("a.limber"), 0, {}});
        QVERIFY(document.isClipSaved() && !document.isModified());
    };
    undoAndRedo([&] { document.setName(0, "Root"); });
    undoAndRedo([&] { document.setFrameTime(0.5); });
    undoAndRedo([&] { document.setOffsets({{NodeId::joint(1), {1, 2, 3}}}, QStringLiteral("x"), 7); });
    undoAndRedo([&] { document.setValues({0, 1, {0}}, {77.0}, QStringLiteral("x")); });
    undoAndRedo([&] { document.insertFrames(4, document.motion().copyOfFrames(0, 2), QStringLiteral("x")); });
    undoAndRedo([&] { document.removeFrames(2, 3); });
    undoAndRedo([&] { document.replaceClip(test::leg(5), QStringLiteral("x")); });
    // A drag in several steps is one gesture.
    const int gesture = document.newGesture();
    for (const double value : {1.5, 2.5, 3.5})
        document.setValues({0, 1, {0}}, {value}, QStringLiteral("x"), gesture);
    QVERIFY(!document.isClipSaved());
    document.undoStack().undo();
    QVERIFY(document.isClipSaved() && !document.isModified());
    // Another edit makes the saved state unreachable, but the clip is the same.
    document.setMarkers({{1, "b"}}, QStringLiteral("x"));
    document.markSaved({QStringLiteral("a.bvh"), 0, {}}, {QStringLiteral("a.limber"), 0, {}});
    document.undoStack().undo();
    document.setMarkers({{2, "c"}}, QStringLiteral("x"));
    QVERIFY(document.isModified() && document.isClipSaved());
    // Only one of the two files could be written.
    document.setName(0, "Other");
    document.markClipSaved({QStringLiteral("a.bvh"), 0, {}});
    QVERIFY(document.isModified() && document.isClipSaved());
}

// A project numbers its layers from 1; one that is added afterwards has a number of its own, also after a removal.
void DocumentTest::layersKeepNumbersOfTheirOwn()
{
    Layer layer;
    layer.name = "Polish";
    Layers fromProject{layer, layer};
    fromProject[0].id = 1;
    fromProject[1].id = 2;
    Document document;
    document.reset(test::leg(10), {}, Additions::of(fromProject));
    document.setLayers({fromProject[0]}, QStringLiteral("Delete Layer"));
    document.setLayers({fromProject[0], layer}, QStringLiteral("Add Layer"));
    QVERIFY2(document.layers()[1].id > 2, qPrintable(QString::number(document.layers()[1].id)));
}

void DocumentTest::readsStoredAdditionsWithoutAnUndoStep()
{
    Document document;
    Layer layer;
    layer.name = "Polish";
    AnimSettings settings;
    settings.priority = 4;
    const Additions additions = Additions::of(SetContacts({{2, {{1, 4}}}}), Markers{{3, "a"}}, Layers{layer, layer},
                                              SecondLifeSettings(settings));
    QSignalSpy modified(&document, &Document::modifiedChanged);
    document.reset(test::leg(10), {}, additions);
    QVERIFY(!document.isModified() && document.isClipSaved() && document.hasAdditions());
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(document.markers().size(), std::size_t{1});
    QVERIFY(document.layers()[0].id != 0 && document.layers()[0].id != document.layers()[1].id);
    document.beginLoading(test::leg(2));
    QVERIFY(!document.hasAdditions());
    QSignalSpy layers(&document, &Document::layersChanged);
    QSignalSpy markers(&document, &Document::markersChanged);
    QSignalSpy secondLife(&document, &Document::secondLifeChanged);
    document.endLoading(test::leg(10), {}, additions);
    QCOMPARE(layers.count(), 1);
    QCOMPARE(markers.count(), 1);
    QCOMPARE(secondLife.count(), 1);
    QCOMPARE(document.secondLife()->priority, 4);
    QVERIFY(document.contacts() == additions.get<SetContacts>());
    QCOMPARE(modified.count(), 0);
}

void DocumentTest::secondLifeSettingsCanBeUndoneAndSurviveAReplacedClip()
{
    Document document;
    document.reset(test::leg(10));
    QSignalSpy changed(&document, &Document::secondLifeChanged);
    AnimSettings settings;
    const int gesture = document.newGesture();
    for (const int priority : {3, 4, 5}) {
        settings.priority = priority;
        document.setSecondLife(settings, QStringLiteral("x"), gesture);
    }
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.isModified() && document.hasAdditions() && document.isClipSaved());
    document.setSecondLife(settings, QStringLiteral("x")); // the same settings
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(changed.count(), 3);
    document.insertFrames(4, document.motion().copyOfFrames(0, 2), QStringLiteral("x"));
    document.removeFrames(1, 3);
    document.replaceClip(test::leg(5), QStringLiteral("x"));
    QVERIFY(document.secondLife() == settings);
    document.undoStack().setIndex(0);
    QVERIFY(!document.secondLife() && !document.isModified());
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

void DocumentTest::aNewDocumentStartsANewHistory()
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
    document.markSaved({QStringLiteral("b.bvh"), 0, {}}); // another file, so there is nothing to overwrite
    QVERIFY(!document.origin().isRepaired());
    document.markSaved(file); // without a change the file has the same bytes
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
    QVERIFY(!document.isModified()); // neither of them is part of the file
}

void DocumentTest::poseFollowsAnEdit()
{
    Document document;
    test::open(document, test::legText(3));
    const double before = document.pose(1).jointPositions[0].x;
    document.setValues({1, 1, {0}}, {before + 10}, QStringLiteral("x"));
    QCOMPARE(document.pose(1).jointPositions[0].x, before + 10);
}

// The joints and frames are the same, but lie along other axes: the up axis is decided anew, and again on undo.
void DocumentTest::theUpAxisOfAReplacedClipIsDecidedAnew()
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
    // An edit that does not rotate the clip does not report an up axis.
    document.replaceClip(test::applied("smooth", document.clip()), QStringLiteral("x"));
    QCOMPARE(upAxis.count(), 2);
    QCOMPARE(reset.count(), 0);
}

void DocumentTest::contactsAreAnUndoStep()
{
    Document document;
    test::open(document, test::legText(10));
    QSignalSpy changed(&document, &Document::contactsChanged);
    QVERIFY(!document.contacts());
    const Contacts contacts{{2, {{1, 4}}}};
    document.setContacts(contacts, QStringLiteral("x"));
    document.setContacts(contacts, QStringLiteral("the same again"));
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.contacts() == contacts);
    document.undoStack().undo();
    QVERIFY(!document.contacts());
    document.undoStack().redo();
    QVERIFY(document.contacts() == contacts);
    QCOMPARE(changed.count(), 3);
    test::open(document, test::legText(10));
    QVERIFY(!document.contacts());
}

void DocumentTest::contactsFollowTheFrames()
{
    Document document;
    test::open(document, test::legText(20));
    const Contacts before{{1, {{0, 3}}}, {2, {{2, 5}, {8, 12}, {14, 19}}}};
    document.setContacts(before, QStringLiteral("x"));
    document.insertFrames(9, document.motion().copyOfFrames(0, 2), QStringLiteral("x"));
    const Contacts longer{{1, {{0, 3}}}, {2, {{2, 5}, {8, 14}, {16, 21}}}};
    QVERIFY(document.contacts() == longer);
    document.undoStack().undo();
    QVERIFY(document.contacts() == before);
    // One contact loses its end, one is removed, one loses its beginning; all contacts of the other joint are removed.
    document.removeFrames(0, 5);
    QVERIFY(document.contacts() == (Contacts{{2, {{0, 0}, {3, 7}, {9, 14}}}}));
    document.removeFrames(8, 1);
    QVERIFY(document.contacts() == (Contacts{{2, {{0, 0}, {3, 13}}}}));
    document.undoStack().undo();
    document.undoStack().undo();
    QVERIFY(document.contacts() == before);
}

void DocumentTest::contactsFollowTheirJointsIntoAnotherClip()
{
    Document document;
    test::open(document, test::legText(10));
    const int last = document.skeleton().jointCount() - 1;
    const Contacts before{{last, {{1, 4}}}};
    document.setContacts(before, QStringLiteral("x"));
    const Clip without = test::applied("collapse:joint=LeftKnee,loss=accept", document.clip());
    bool wasReadable = false; // the joints of the contacts must exist in the skeleton whenever a listener asks
    connect(&document, &Document::wasReset, &document, [&] {
        wasReadable = !document.contacts() || document.contacts()->front().joint < document.skeleton().jointCount();
    });
    document.replaceClip(without, QStringLiteral("x"));
    QVERIFY(wasReadable);
    QVERIFY(document.contacts() == (Contacts{{last - 1, {{1, 4}}}}));
    document.undoStack().undo();
    QVERIFY(document.contacts() == before);
}

void DocumentTest::contactsAreDroppedWithUnrelatedFrames()
{
    Document document;
    test::open(document, test::legText(10));
    const Contacts before{{2, {{1, 4}}}};
    document.setContacts(before, QStringLiteral("x"));
    const Clip shorter = test::applied("trim:frames=2-5", document.clip());
    document.replaceClip(shorter, QStringLiteral("x"));
    QVERIFY(!document.contacts());
    document.undoStack().undo();
    QVERIFY(document.contacts() == before);
}

void DocumentTest::markersAreAnUndoStep()
{
    Document document;
    test::open(document, test::legText(20));
    QSignalSpy changed(&document, &Document::markersChanged);
    const Markers markers{{3, "kick"}, {9, "<b>turn"}};
    document.setMarkers({{9, "<b>turn"}, {3, "kick"}, {20, "after the end"}, {-1, "before"}, {9, "again"}},
                        QStringLiteral("x"));
    QVERIFY(document.markers() == markers);
    document.setMarkers(markers, QStringLiteral("the same again"));
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY(document.markers().empty());
    document.undoStack().redo();
    QVERIFY(document.markers() == markers);
    QCOMPARE(changed.count(), 3);
    test::open(document, test::legText(20));
    QVERIFY(document.markers().empty());
    document.beginLoading(Clip(document.clip()));
    document.setMarkers(markers, QStringLiteral("x"));
    QVERIFY(document.markers().empty());
}

void DocumentTest::markersFollowTheFrames()
{
    Document document;
    test::open(document, test::legText(20));
    const Markers before{{0, "a"}, {5, "b"}, {19, "c"}};
    document.setMarkers(before, QStringLiteral("x"));
    document.insertFrames(5, document.motion().copyOfFrames(0, 2), QStringLiteral("x"));
    QVERIFY(document.markers() == (Markers{{0, "a"}, {7, "b"}, {21, "c"}}));
    document.removeFrames(6, 3);
    QVERIFY(document.markers() == (Markers{{0, "a"}, {18, "c"}}));
    document.undoStack().undo();
    QVERIFY(document.markers() == (Markers{{0, "a"}, {7, "b"}, {21, "c"}}));
    document.undoStack().undo();
    QVERIFY(document.markers() == before);
    document.removeFrames(0, 20);
    QVERIFY(document.markers().empty());
    document.undoStack().undo();
    QVERIFY(document.markers() == before);
}

void DocumentTest::markersStayWithTheFramesOfAnotherClip()
{
    Document document;
    test::open(document, test::legText(20));
    const Markers before{{4, "a"}};
    document.setMarkers(before, QStringLiteral("x"));
    Clip moved = document.clip();
    moved.motion.setValue(3, 0, 77.0);
    document.replaceClip(moved, QStringLiteral("x"));
    QVERIFY(document.markers() == before);
    Clip shorter = document.clip();
    shorter.motion.removeFrames(19, 1);
    document.replaceClip(shorter, QStringLiteral("x"));
    QVERIFY(document.markers().empty());
    document.undoStack().undo();
    QVERIFY(document.markers() == before);
    document.undoStack().undo();
    QVERIFY(document.markers() == before);
}

void DocumentTest::markersAreNotWrittenToTheFile()
{
    Document document;
    test::open(document, test::legText(20));
    const std::string before = writeBvh(document.clip());
    document.setMarkers({{4, "a"}}, QStringLiteral("x"));
    QVERIFY(writeBvh(document.clip()) == before);
}

void DocumentTest::knowsWhetherTheContactsAreStored()
{
    Document document;
    test::open(document, test::legText(10));
    QVERIFY(!document.hasUnstoredContacts());
    document.setContacts(Contacts{{2, {{1, 4}}}}, QStringLiteral("x"));
    QVERIFY(document.hasUnstoredContacts());
    QVERIFY(document.contactsFile().isEmpty());
    document.markContactsStored(QStringLiteral("a.json"));
    QVERIFY(!document.hasUnstoredContacts());
    QCOMPARE(document.contactsFile(), QStringLiteral("a.json"));
    document.setContacts(Contacts{{2, {{1, 5}}}}, QStringLiteral("x"));
    QVERIFY(document.hasUnstoredContacts());
    QVERIFY(document.contactsFile().isEmpty());
    document.undoStack().undo();
    QVERIFY(!document.hasUnstoredContacts());
    document.undoStack().undo();
    QVERIFY(!document.hasUnstoredContacts()); // detected contacts need no file
}

QTEST_GUILESS_MAIN(DocumentTest)

} // namespace tst_document

#include "tst_document.moc"
