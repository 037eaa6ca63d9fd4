#include "bvh/read/bvhfile.h"
#include "bvh/write/bvhwriter.h"
#include "contactbars/contactbars.h"
#include "figure/painting/figureview.h"
#include "gltf/gltfexport.h"
#include "items/jointname.h"
#include "patience.h"
#include "retargeting/mappingpanel.h"
#include "retargeting/resultview.h"
#include "retargeting/retargetdialog.h"
#include "support/plainbody.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

namespace tst_retarget {

using namespace limber;
using namespace limber::test;

namespace {

QByteArray walkerText(double scale = 1.0)
{
    WalkerOptions options;
    options.scale = scale;
    options.frames = 90;
    return QByteArray::fromStdString(writeBvh(makeWalker(options).clip));
}

bool becomesReady(const RetargetDialog &dialog)
{
    return QTest::qWaitFor([&] { return dialog.isReady(); }, testPatience);
}

} // namespace

// Retarget Onto… as users operate it: the dialog with its views, its table, its settings and its report.
class RetargetTest : public QObject
{
    Q_OBJECT

private slots:
    void theCommandNeedsAMotion();
    void theResultBecomesANewDocument();
    void openDocumentsAreOfferedFirst();
    void aResultIsComparedWithItsSource();
    void inPlaceItIsOneUndoStep();
    void theResultIsThatOfTheCommandLine_data();
    void theResultIsThatOfTheCommandLine();
    void aClickOnAJointSelectsItsRow();
    void aClickInTheMotionsViewChangesTheMatch();
    void withoutGuessesThereAreNoneToAccept();
    void rowsHaveTheirOwnCommands();
    void aFileThatIsNoSkeletonIsReported();
    void anEmptyMappingStillGivesAResult();
    void theReportHasFiguresAndSentences();
    void playingMovesTheFrame();
    void keysInTheTableDoNotReachTheDialog();
    void theTableNeedsNoScrollingSideways();
    void aLongMessageDoesNotWidenTheDialog();
    void contactsChangeTheResultAndCanBeUndone();
    void keysRedoWhatWasUndone();
    void correctionsAreRemembered();
    void correctionsSurviveCancelAndAnotherSkeleton();
    void cancelChangesNothing();
    void aPartOfANameIsEnoughToSelectIt_data();
    void aPartOfANameIsEnoughToSelectIt();
    void messagesUseTheWidthOfTheDialog();
    void commonPrefixesOfNamesAreLeftOut();
    void namesAreShownAsPlainText();
    void namesAreShownInTheirEncoding();
    void aSelectedFileIsReadAndListedOnce();
    void aCharacterGetsTheMotionInACopyOfItsFile();
};

void RetargetTest::theCommandNeedsAMotion()
{
    FileFolder folder;
    WindowDriver driver;
    auto *action = driver.child<QAction>("retarget.onto");
    QVERIFY(action != nullptr);
    QVERIFY(!action->isEnabled());
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    QVERIFY(action->isEnabled());
}

void RetargetTest::theResultBecomesANewDocument()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    const Session *before = &driver.session();
    driver.whenDialogOpens([](QWidget *widget) {
        auto *dialog = qobject_cast<RetargetDialog *>(widget);
        QVERIFY(dialog != nullptr);
        QVERIFY(becomesReady(*dialog));
        auto *skeletons = dialog->findChild<QComboBox *>(QStringLiteral("skeletonChoice"));
        skeletons->setCurrentIndex(skeletons->count() - 1);
        emit skeletons->activated(skeletons->count() - 1);
        QVERIFY(becomesReady(*dialog));
        dialog->accept();
    });
    driver.child<QAction>("retarget.onto")->trigger();
    QVERIFY(&driver.session() != before);
    QCOMPARE(driver.document().motion().frameCount(), 90);
    QVERIFY(driver.document().isModified());
    QVERIFY(driver.document().displayName().startsWith(QStringLiteral("walk on ")));
    QVERIFY(!before->document().isModified());
}

void RetargetTest::openDocumentsAreOfferedFirst()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("small.bvh"), walkerText(0.5)));
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    driver.whenDialogOpens([](QWidget *widget) {
        auto *dialog = qobject_cast<RetargetDialog *>(widget);
        auto *skeletons = dialog->findChild<QComboBox *>(QStringLiteral("skeletonChoice"));
        QCOMPARE(skeletons->itemText(0), QStringLiteral("small.bvh"));
        QVERIFY(skeletons->findText(QStringLiteral("walk.bvh")) < 0); // the source
        QVERIFY(!skeletons->currentText().isEmpty() && skeletons->currentIndex() > 0);
        emit skeletons->activated(0);
        QCOMPARE(skeletons->currentIndex(), 0);
        QVERIFY(becomesReady(*dialog));
        QCOMPARE(dialog->setup().targetName(), QStringLiteral("small"));
        dialog->accept();
    });
    driver.child<QAction>("retarget.onto")->trigger();
    QCOMPARE(driver.document().displayName(), QStringLiteral("walk on small.bvh"));
}

void RetargetTest::aResultIsComparedWithItsSource()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    driver.whenDialogOpens([](QWidget *widget) {
        auto *dialog = qobject_cast<RetargetDialog *>(widget);
        QVERIFY(becomesReady(*dialog));
        dialog->accept();
    });
    driver.child<QAction>("retarget.onto")->trigger();
    Session &result = driver.session();
    QVERIFY(result.clipsBeside().all().empty());
    driver.child<QAction>("motion.compare")->trigger();
    QCOMPARE(result.clipsBeside().all().size(), std::size_t(1));
    QCOMPARE(result.clipsBeside().chosen()->source.name, QStringLiteral("walk.bvh"));
    // The user may want none.
    result.secondClip().clear();
    driver.child<QAction>("motion.compare")->trigger();
    QVERIFY(result.clipsBeside().all().empty());
}

void RetargetTest::inPlaceItIsOneUndoStep()
{
    FileFolder folder;
    WindowDriver driver;
    const QByteArray text = walkerText();
    driver.open(folder.write(QStringLiteral("walk.bvh"), text));
    const QString path = folder.write(QStringLiteral("small.bvh"), walkerText(0.5));
    driver.whenDialogOpens([&](QWidget *widget) {
        auto *dialog = qobject_cast<RetargetDialog *>(widget);
        QVERIFY(dialog->setSkeleton(path));
        QVERIFY(becomesReady(*dialog));
        dialog->findChild<QRadioButton *>(QStringLiteral("thisDocument"))->setChecked(true);
        QCOMPARE(dialog->destination(), RetargetDialog::Destination::ThisDocument);
        dialog->accept();
    });
    driver.child<QAction>("retarget.onto")->trigger();
    QCOMPARE(driver.document().undoStack().count(), 1);
    QVERIFY(writeBvh(driver.document().clip()) != text.toStdString());
    driver.document().undoStack().undo();
    QCOMPARE(QByteArray::fromStdString(writeBvh(driver.document().clip())), text);
}

void RetargetTest::theResultIsThatOfTheCommandLine_data()
{
    QTest::addColumn<QByteArray>("motion");
    QTest::addColumn<QString>("box"); // to click
    QTest::addColumn<QStringList>("option");
    QTest::addColumn<QString>("note"); // what the report says then
    QTest::newRow("a walk") << walkerText() << QString() << QStringList() << QStringLiteral("joints mapped");
    QTest::newRow("a hand in the body") << QByteArray::fromStdString(writeBvh(bodyWithHandInBelly()))
                                        << QStringLiteral("keepApart") << QStringList{QStringLiteral("--keep-apart")}
                                        << QStringLiteral("a hand or a forearm was inside");
}

void RetargetTest::theResultIsThatOfTheCommandLine()
{
    QFETCH(QByteArray, motion);
    QFETCH(QString, box);
    QFETCH(QStringList, option);
    QFETCH(QString, note);
    FileFolder folder;
    WindowDriver driver;
    const QString source = folder.write(QStringLiteral("walk.bvh"), motion);
    const QString skeleton = folder.write(QStringLiteral("small.bvh"), walkerText(0.5));
    const QString out = QFileInfo(source).absolutePath() + QStringLiteral("/out.bvh");
    QCOMPARE(QProcess::execute(QStringLiteral(LIMBER_CLI),
                               QStringList{QStringLiteral("retarget"), source, QStringLiteral("--onto"), skeleton,
                                           QStringLiteral("-o"), out} +
                                   option),
             0);
    driver.open(source);
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(dialog.setSkeleton(skeleton));
    QVERIFY(becomesReady(dialog));
    if (!box.isEmpty()) {
        const std::string before = writeBvh(dialog.result());
        dialog.findChild<QCheckBox *>(box)->click();
        QVERIFY(becomesReady(dialog));
        QVERIFY(writeBvh(dialog.result()) != before);
    }
    QCOMPARE(QByteArray::fromStdString(writeBvh(dialog.result())), bytesOf(out));
    const QString notes = dialog.findChild<QLabel *>(QStringLiteral("retargetNotes"))->text();
    QVERIFY2(notes.contains(note), qPrintable(notes));
}

void RetargetTest::aClickOnAJointSelectsItsRow()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    auto *view = dialog.findChild<FigureView *>(QStringLiteral("targetFigure"));
    auto *panel = dialog.findChild<MappingPanel *>();
    emit view->jointClicked(5);
    QCOMPARE(panel->currentJoint(), 5);
    emit view->jointClicked(NoJoint);
    QCOMPARE(panel->currentJoint(), NoJoint);
}

void RetargetTest::aClickInTheMotionsViewChangesTheMatch()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(dialog.setSkeleton(folder.write(QStringLiteral("small.bvh"), walkerText(0.5))));
    const int hand = jointNamed(dialog.setup().target(), "LeftHand");
    auto *panel = dialog.findChild<MappingPanel *>();
    auto *view = dialog.findChild<FigureView *>(QStringLiteral("sourceFigure"));
    emit view->jointClicked(3); // no row is selected, so nothing may change
    QVERIFY(!dialog.setup().undoStack().canUndo());
    panel->setCurrentJoint(hand);
    emit view->jointClicked(jointNamed(dialog.setup().source(), "RightHand"));
    QCOMPARE(dialog.setup().mapping().sourceOf(hand), jointNamed(dialog.setup().source(), "RightHand"));
    QTest::keyClick(&dialog, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(dialog.setup().mapping().sourceOf(hand), hand);
}

void RetargetTest::withoutGuessesThereAreNoneToAccept()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    const auto guesses = [&] {
        const QList<QPushButton *> buttons = dialog.findChildren<QPushButton *>();
        return *std::ranges::find(buttons, QStringLiteral("Accept Guesses"), &QPushButton::text);
    };
    QVERIFY(!guesses()->isEnabled());
    QVERIFY(dialog.setSkeleton(folder.write(QStringLiteral("small.bvh"), walkerText(0.5))));
    QVERIFY(!guesses()->isEnabled()); // all names are equal
    QVERIFY(std::ranges::none_of(dialog.setup().mapping().matches, [](const JointMatch &match) {
        return match.source != NoJoint && match.score < JointMapping::Sure;
    }));
}

void RetargetTest::rowsHaveTheirOwnCommands()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(dialog.setSkeleton(folder.write(QStringLiteral("small.bvh"), walkerText(0.5))));
    const int forearm = jointNamed(dialog.setup().target(), "LeftForeArm");
    dialog.findChild<MappingPanel *>()->setCurrentJoint(forearm);
    const QList<QAction *> actions = dialog.findChild<QTreeView *>(QStringLiteral("mappingTree"))->actions();
    QCOMPARE(actions.size(), 3);
    actions.at(0)->trigger();
    QCOMPARE(dialog.setup().mapping().sourceOf(forearm), NoJoint);
    actions.at(1)->trigger(); // the joint follows nothing now, so this is refused with a message
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("mappingSummary"))->text().contains(QStringLiteral("First")));
    dialog.findChild<MappingPanel *>()->setCurrentJoint(jointNamed(dialog.setup().target(), "LeftArm"));
    actions.at(2)->trigger();
    QCOMPARE(dialog.setup().mapping().sourceOf(forearm), forearm);
}

void RetargetTest::aFileThatIsNoSkeletonIsReported()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    const QString name = dialog.setup().targetName();
    QVERIFY(!dialog.setSkeleton(folder.write(QStringLiteral("<b>none.bvh"), "this is no motion")));
    const auto *state = dialog.findChild<QLabel *>(QStringLiteral("retargetState"));
    QCOMPARE(state->textFormat(), Qt::PlainText);
    QVERIFY(state->text().contains(QStringLiteral("error")));
    QCOMPARE(dialog.setup().targetName(), name);
    QVERIFY(!dialog.setSkeleton(QStringLiteral("/no/such/file.bvh")));
}

void RetargetTest::anEmptyMappingStillGivesAResult()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    dialog.setup().clearMapping();
    QVERIFY(becomesReady(dialog));
    QCOMPARE(dialog.result().motion.frameCount(), 90);
    QVERIFY(
        dialog.findChild<QLabel *>(QStringLiteral("retargetState"))->text().contains(QStringLiteral("stays at rest")));
}

void RetargetTest::theReportHasFiguresAndSentences()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(dialog.setSkeleton(folder.write(QStringLiteral("small.bvh"), walkerText(0.5))));
    QVERIFY(becomesReady(dialog));
    const auto *figures = dialog.findChild<QTreeWidget *>(QStringLiteral("retargetFigures"));
    QVERIFY(figures->topLevelItemCount() >= 7);
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("retargetNotes"))
                ->text()
                .contains(QStringLiteral("target joints mapped")));
}

void RetargetTest::playingMovesTheFrame()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    dialog.show();
    QVERIFY(becomesReady(dialog));
    auto *view = dialog.findChild<ResultView *>();
    QTest::keyClick(&dialog, Qt::Key_Space);
    QVERIFY(view->isPlaying());
    QTRY_VERIFY(view->frame() > 0);
    view->setPlaying(false);
    const int frame = view->frame();
    QTest::qWait(60);
    QCOMPARE(view->frame(), frame);
}

void RetargetTest::keysInTheTableDoNotReachTheDialog()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    dialog.show();
    QVERIFY(becomesReady(dialog));
    auto *tree = dialog.findChild<QTreeView *>(QStringLiteral("mappingTree"));
    dialog.findChild<MappingPanel *>()->setCurrentJoint(1);
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Return);
    QVERIFY(dialog.isVisible()); // Enter selects the joint to follow and does not start the retarget
    auto *editor = tree->viewport()->findChild<QComboBox *>();
    QVERIFY(editor != nullptr);
    editor->lineEdit()->setText(QStringLiteral("none"));
    QTest::keyClick(editor->lineEdit(), Qt::Key_Return);
    QTRY_COMPARE(dialog.setup().mapping().sourceOf(1), NoJoint);
    QVERIFY(dialog.isVisible());
    QTest::keyClick(tree, Qt::Key_Space);
    QVERIFY(dialog.findChild<ResultView *>()->isPlaying());
}

void RetargetTest::theTableNeedsNoScrollingSideways()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    dialog.show();
    const auto *tree = dialog.findChild<QTreeView *>(QStringLiteral("mappingTree"));
    auto *skeletons = dialog.findChild<QComboBox *>(QStringLiteral("skeletonChoice"));
    for (int i = 0; i < skeletons->count(); ++i) {
        emit skeletons->activated(i);
        const QHeaderView *header = tree->header();
        QTRY_VERIFY2(header->length() <= tree->viewport()->width(), qPrintable(skeletons->itemText(i)));
        for (int column = 0; column < header->count(); ++column)
            QVERIFY2(header->sectionSize(column) >= 30, qPrintable(skeletons->itemText(i)));
        QVERIFY(!tree->horizontalScrollBar()->isVisible());
    }
}

void RetargetTest::aLongMessageDoesNotWidenTheDialog()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    dialog.show();
    const int width = dialog.width();
    const QString path = folder.write(QString(200, QLatin1Char('n')) + QStringLiteral(".bvh"), "no BVH at all");
    QVERIFY(!dialog.setSkeleton(path));
    QCoreApplication::processEvents();
    QCOMPARE(dialog.width(), width);
    const auto *state = dialog.findChild<QLabel *>(QStringLiteral("retargetState"));
    QVERIFY(state->text().size() > 200);
    QCOMPARE(state->toolTip(), plainToolTip(state->text()));
}

void RetargetTest::contactsChangeTheResultAndCanBeUndone()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    const Clip shortLegs = makeWalker({.frames = 2, .thigh = 30.0}).clip;
    const QString skeleton = folder.write(QStringLiteral("short.bvh"), QByteArray::fromStdString(writeBvh(shortLegs)));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(dialog.setSkeleton(skeleton));
    dialog.show();
    QVERIFY(becomesReady(dialog));
    const std::string found = writeBvh(dialog.result());
    auto *bars = dialog.findChild<ContactBars *>(QStringLiteral("contactBars"));
    QVERIFY(!bars->rows().contacts().empty());
    bars->setFocus();

    QTest::keyClick(bars, Qt::Key_Right, Qt::ControlModifier); // goes to the first contact
    QTest::keyClick(bars, Qt::Key_Delete);
    QVERIFY(!dialog.isReady());
    QVERIFY(becomesReady(dialog));
    QVERIFY(writeBvh(dialog.result()) != found);
    QTest::keyClick(bars, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!dialog.setup().settings().contacts);
    QVERIFY(becomesReady(dialog));
    QCOMPARE(writeBvh(dialog.result()), found);

    auto *view = dialog.findChild<ResultView *>();
    emit bars->frameWanted(33);
    QCOMPARE(view->frame(), 33);
}

void RetargetTest::keysRedoWhatWasUndone()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(dialog.setSkeleton(folder.write(QStringLiteral("small.bvh"), walkerText(0.5))));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const int hand = jointNamed(dialog.setup().target(), "LeftHand");
    auto *lockFeet = dialog.findChild<QCheckBox *>(QStringLiteral("lockFeet"));
    auto *tree = dialog.findChild<QTreeView *>(QStringLiteral("mappingTree"));
    QVERIFY(dialog.setup().setSource(hand, NoJoint));
    lockFeet->click();
    QVERIFY(!lockFeet->isChecked());
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(tree, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(lockFeet->isChecked());
    QCOMPARE(dialog.setup().mapping().sourceOf(hand), hand);
    QTest::keyClick(tree, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(dialog.setup().mapping().sourceOf(hand), NoJoint);
    QVERIFY(lockFeet->isChecked());
    QTest::keyClick(tree, Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(!lockFeet->isChecked());
    QVERIFY(becomesReady(dialog));
    QDir(RememberedMappings::usersFolder()).removeRecursively();
}

void RetargetTest::correctionsAreRemembered()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    const QString skeleton = folder.write(QStringLiteral("small.bvh"), walkerText(0.5));
    {
        RetargetDialog dialog(driver.session(), Colours::darkTheme());
        QVERIFY(dialog.setSkeleton(skeleton));
        QVERIFY(dialog.setup().setSource(jointNamed(dialog.setup().target(), "LeftHand"), NoJoint));
        QVERIFY(becomesReady(dialog));
        dialog.accept();
    }
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(dialog.setSkeleton(skeleton));
    QCOMPARE(dialog.setup().mapping().sourceOf(jointNamed(dialog.setup().target(), "LeftHand")), NoJoint);
    QVERIFY(!dialog.setup().settings().contacts);
    // Clean up for the tests that follow.
    QDir(RememberedMappings::usersFolder()).removeRecursively();
}

void RetargetTest::correctionsSurviveCancelAndAnotherSkeleton()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    const QString skeleton = folder.write(QStringLiteral("small.bvh"), walkerText(0.5));
    const auto sourceOf = [](RetargetDialog &dialog, const char *name) {
        return dialog.setup().mapping().sourceOf(jointNamed(dialog.setup().target(), name));
    };
    {
        RetargetDialog dialog(driver.session(), Colours::darkTheme());
        QVERIFY(dialog.setSkeleton(skeleton));
        QVERIFY(dialog.setup().setSource(jointNamed(dialog.setup().target(), "LeftHand"), NoJoint));
        auto *skeletons = dialog.findChild<QComboBox *>(QStringLiteral("skeletonChoice"));
        emit skeletons->activated(0);
        QVERIFY(dialog.setSkeleton(skeleton));
        QCOMPARE(sourceOf(dialog, "LeftHand"), NoJoint);
        QVERIFY(dialog.setup().setSource(jointNamed(dialog.setup().target(), "RightHand"), NoJoint));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(dialog.setSkeleton(skeleton));
    QCOMPARE(sourceOf(dialog, "LeftHand"), NoJoint);
    QCOMPARE(sourceOf(dialog, "RightHand"), NoJoint);
    const MappingModel &model = dialog.findChild<MappingPanel *>()->model();
    const QModelIndex hips = model.index(0, MappingModel::Reason);
    QCOMPARE(hips.data().toString(), QStringLiteral("remembered"));
    // Clean up for the tests that follow.
    QDir(RememberedMappings::usersFolder()).removeRecursively();
}

void RetargetTest::aPartOfANameIsEnoughToSelectIt_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected"); // if empty, the value does not change and the panel says why
    QTest::newRow("the only completion") << QStringLiteral("eftfor") << QStringLiteral("LeftForeArm");
    QTest::newRow("the whole name") << QStringLiteral("leftarm") << QStringLiteral("LeftArm");
    QTest::newRow("several") << QStringLiteral("left") << QString();
    QTest::newRow("none") << QStringLiteral("wing") << QString();
}

void RetargetTest::aPartOfANameIsEnoughToSelectIt()
{
    QFETCH(QString, typed);
    QFETCH(QString, expected);
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(dialog.setSkeleton(folder.write(QStringLiteral("small.bvh"), walkerText(0.5))));
    dialog.setup().clearMapping();
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const int hand = jointNamed(dialog.setup().target(), "RightHand");
    auto *tree = dialog.findChild<QTreeView *>(QStringLiteral("mappingTree"));
    dialog.findChild<MappingPanel *>()->setCurrentJoint(hand);
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Return);
    auto *editor = tree->viewport()->findChild<QComboBox *>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor->lineEdit(), typed);
    // If a completion list is open, it receives the keys first.
    QWidget *list = QApplication::activePopupWidget();
    QTest::keyClick(list != nullptr ? list : editor->lineEdit(), Qt::Key_Return);
    const int source =
        expected.isEmpty() ? NoJoint : jointNamed(dialog.setup().source(), expected.toUtf8().constData());
    QTRY_VERIFY(tree->viewport()->findChild<QComboBox *>() == nullptr);
    QCOMPARE(dialog.setup().mapping().sourceOf(hand), source);
    if (expected.isEmpty()) {
        const QString said = dialog.findChild<QLabel *>(QStringLiteral("mappingSummary"))->text();
        QVERIFY2(said.contains(typed), qPrintable(said));
    }
    QVERIFY(dialog.isVisible());
}

void RetargetTest::messagesUseTheWidthOfTheDialog()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    dialog.show();
    QVERIFY(becomesReady(dialog));
    const auto *state = dialog.findChild<QLabel *>(QStringLiteral("retargetState"));
    QVERIFY2(state->width() > dialog.width() * 4 / 5, qPrintable(QString::number(state->width())));
}

void RetargetTest::commonPrefixesOfNamesAreLeftOut()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    Walker walker = makeWalker({.frames = 2});
    for (int joint = 0; joint < walker.clip.skeleton.jointCount(); ++joint)
        walker.clip.skeleton.setName(joint, "mixamorig:" + walker.clip.skeleton.joint(joint).name);
    RetargetDialog dialog(driver.session(), Colours::darkTheme());
    QVERIFY(
        dialog.setSkeleton(folder.write(QStringLiteral("m.bvh"), QByteArray::fromStdString(writeBvh(walker.clip)))));
    const MappingModel &model = dialog.findChild<MappingPanel *>()->model();
    const QModelIndex hips = model.indexOf(jointNamed(dialog.setup().target(), "mixamorig:Hips"));
    QCOMPARE(hips.data().toString(), QStringLiteral("Hips"));
    QVERIFY(hips.data(Qt::ToolTipRole).toString().contains(QStringLiteral("mixamorig:Hips")));
}

void RetargetTest::cancelChangesNothing()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    driver.whenDialogOpens([](QWidget *widget) { QTest::keyClick(widget, Qt::Key_Escape); });
    driver.child<QAction>("retarget.onto")->trigger();
    QVERIFY(!driver.document().isModified());
    QCOMPARE(driver.document().undoStack().count(), 0);
}

void RetargetTest::namesAreShownAsPlainText()
{
    FileFolder folder;
    WindowDriver driver;
    QByteArray text = walkerText();
    text.replace("LeftHand", "<img-src='x'>" + QByteArray(200, 'n'));
    text.replace("RightHand", "%n\x8d\xb6");
    driver.open(folder.write(QStringLiteral("odd.bvh"), text));
    RetargetDialog dialog(driver.session(), Colours::lightTheme());
    QVERIFY(dialog.setSkeleton(folder.write(QStringLiteral("odd2.bvh"), text)));
    dialog.show();
    QVERIFY(becomesReady(dialog));
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(dialog.width() <= 1300);
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->textFormat() != Qt::PlainText)
            QVERIFY2(!label->text().contains(QStringLiteral("<img")), qPrintable(label->text()));
    }
}

// The table, the report and the contacts show the names of the motion in the encoding of the document, and those of the
// skeleton in the encoding of its own file.
void RetargetTest::namesAreShownInTheirEncoding()
{
    FileFolder folder;
    WindowDriver driver;
    QByteArray text = walkerText();
    text.replace("LeftHand", "\x8d\xb6\x8e\xe8"); // 左手 in Shift-JIS
    text.replace("LeftFoot", "\x8d\xb6\x91\xab"); // 左足
    driver.open(folder.write(QStringLiteral("motion.bvh"), text));
    const NameCodec japanese(QByteArrayLiteral("Shift_JIS"));
    if (japanese.name() != "Shift_JIS")
        QSKIP("this Qt does not know the encoding");
    driver.document().setNameCodec(japanese);
    RetargetDialog dialog(driver.session(), Colours::lightTheme());
    dialog.setNameCodecs([&](const QString &) { return japanese; });
    QVERIFY(dialog.setSkeleton(folder.write(QStringLiteral("skeleton.bvh"), text)));
    const int hand = jointNamed(dialog.setup().target(), "\x8d\xb6\x8e\xe8");
    QCOMPARE(dialog.setup().targetJointName(hand), QStringLiteral("左手"));
    QCOMPARE(dialog.setup().sourceName(hand), QStringLiteral("左手"));
    QVERIFY(dialog.setup().setSource(hand, NoJoint));
    dialog.show();
    QVERIFY(becomesReady(dialog));
    bool isNamed = false;
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        isNamed = isNamed || label->text().contains(QStringLiteral("左手"));
        QVERIFY2(!label->text().contains(QStringLiteral("\\x8D")), qPrintable(label->text()));
    }
    QVERIFY2(isNamed, "the report does not name the joint that is not mapped");
}

void RetargetTest::aSelectedFileIsReadAndListedOnce()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    RetargetDialog dialog(driver.session(), Colours::lightTheme());
    dialog.show();
    auto *choice = dialog.findChild<QComboBox *>(QStringLiteral("skeletonChoice"));
    const int offered = choice->count();
    for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
        if (!button->text().contains(QStringLiteral("From")))
            continue;
        for (int time = 0; time < 2; ++time) { // the second time the file is already in the list
            driver.chooseInFileDialog(folder.write(QStringLiteral("other.bvh"), walkerText(0.5)));
            button->click();
            QTRY_COMPARE(dialog.setup().targetName(), QStringLiteral("other"));
            QTRY_COMPARE(choice->count(), offered + 1);
        }
        QCOMPARE(choice->currentText(), QStringLiteral("other.bvh"));
        QVERIFY(becomesReady(dialog));
        return;
    }
    QFAIL("there is no button to choose a file");
}

void RetargetTest::aCharacterGetsTheMotionInACopyOfItsFile()
{
    FileFolder folder;
    const Clip figure = makeWalker({.frames = 3, .scale = 0.5}).clip;
    QByteArray bytes;
    const auto made = GltfExport::make(figure, decidePositionRules(figure.skeleton, figure.motion), {});
    QVERIFY(made && made->write([&bytes](std::string_view piece) {
        bytes.append(piece.data(), qsizetype(piece.size()));
        return true;
    }));
    const QString hero = folder.write(QStringLiteral("hero.glb"), bytes);
    const QString copy = folder.path(QStringLiteral("hero-walk.glb"));
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("walk.bvh"), walkerText()));
    driver.whenDialogOpens([&](QWidget *widget) {
        auto *dialog = qobject_cast<RetargetDialog *>(widget);
        QVERIFY(dialog != nullptr);
        auto *into = dialog->findChild<QRadioButton *>(QStringLiteral("intoCharacter"));
        QVERIFY(becomesReady(*dialog));
        QVERIFY(!into->isVisible());
        QVERIFY(!dialog->setSkeleton(folder.write(QStringLiteral("broken.glb"), "glTF")));
        QVERIFY(dialog->setSkeleton(hero));
        QVERIFY(into->isVisible() && into->text().contains(QStringLiteral("hero.glb")));
        into->click();
        QVERIFY(becomesReady(*dialog));
        driver.chooseInFileDialog(copy);
        dialog->accept();
    });
    driver.child<QAction>("retarget.onto")->trigger();
    QTRY_VERIFY(QFile::exists(copy));
    QCOMPARE(bytesOf(hero), bytes);
    QVERIFY(bytesOf(copy).contains("\"name\":\"walk\""));
    QVERIFY(!driver.document().isModified());
    // Another skeleton has no file that takes motions.
    RetargetDialog dialog(driver.session(), Colours::lightTheme());
    dialog.show();
    auto *into = dialog.findChild<QRadioButton *>(QStringLiteral("intoCharacter"));
    QVERIFY(dialog.setSkeleton(hero));
    into->setChecked(true);
    QVERIFY(dialog.setSkeleton(QStringLiteral(":/samples/second-life.bvh")));
    QVERIFY(!into->isVisible() && dialog.destination() == RetargetDialog::Destination::NewDocument);
}

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    QDir(RememberedMappings::usersFolder()).removeRecursively();
    RetargetTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_retarget

#include "tst_retarget.moc"
