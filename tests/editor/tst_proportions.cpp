#include "bvh/write/bvhwriter.h"
#include "figure/painting/figureview.h"
#include "items/jointtreemodel.h"
#include "pose/highlightedbones.h"
#include "retargeting/proportions/proportionsdialog.h"
#include "retargeting/resultview.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "widgets/lengthtext.h"
#include "widgets/numberfield.h"
#include "windowdriver.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QThreadPool>
#include <QTreeView>
#include <QTreeWidget>

#include <glm/geometric.hpp>

namespace tst_proportions {

using namespace limber;
using namespace limber::test;

namespace {

QByteArray textOf(const Clip &clip)
{
    return QByteArray::fromStdString(writeBvh(clip));
}

QByteArray walkerText(int frames)
{
    return textOf(makeWalker({.frames = frames}).clip);
}

// A window with a file and the dialog over it.
struct OpenDialog
{
    explicit OpenDialog(const QByteArray &text)
    {
        driver.open(folder.write(QStringLiteral("a.bvh"), text));
        dialog = std::make_unique<ProportionsDialog>(driver.session(), Colours{});
    }

    [[nodiscard]] OffsetSetup &setup() const { return dialog->setup(); }
    [[nodiscard]] QString outcome() const
    {
        return dialog->findChild<QLabel *>(QStringLiteral("offsetOutcome"))->text();
    }
    [[nodiscard]] NumberField *field(const char *name) const
    {
        return dialog->findChild<NumberField *>(QLatin1String(name));
    }
    [[nodiscard]] QTreeWidget *bones() const { return dialog->findChild<QTreeWidget *>(QStringLiteral("boneList")); }
    void selectBones(const QStringList &names) const
    {
        int found = 0;
        for (int row = 0; row < bones()->topLevelItemCount(); ++row) {
            QTreeWidgetItem *item = bones()->topLevelItem(row);
            item->setSelected(names.contains(item->text(0)));
            found += item->isSelected() ? 1 : 0;
        }
        QCOMPARE(found, static_cast<int>(names.size()));
    }

    FileFolder folder;
    WindowDriver driver;
    std::unique_ptr<ProportionsDialog> dialog;
};

void type(NumberField *field, const QString &text)
{
    field->setText(text);
    field->setModified(true);
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace

// Changes the proportions of a figure and keeps parts of its motion: the result is previewed, is one undo step, and is
// taken back whole.
class ProportionsTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsDoneBeforeSomethingChanges();
    void keepsFeetInOneStepThatIsTakenBackWhole();
    void keepsChannelValuesAsAPlainEdit();
    void keepsPositionsAndReportsHowWell();
    void cancelDuringTheComputationChangesNothing();
    void onlyTheLastSettingIsComputed();
    void typedNumbersAreApplied();
    void wrongNumbersAreDiscarded();
    void scalesToAHeight();
    void changesOneBone();
    void theHighlightedBoneIsScaled();
    void bonesAreNamedByBothEnds();
    void bonesBelowAreScaledToo();
    void severalBonesWithSeveralFactors();
    void aClickInThePictureSelectsTheBones();
    void scalesTheWholeSkeletonAndItsTravel();
    void travelIsScaledWithTheHeightAlone();
    void numbersAreAppliedWhileTheyAreTyped();
    void theFirstEnterAppliesTheNumberAndTheSecondAccepts();
    void okAppliesANumberThatIsStillBeingTyped();
    void oneEscClosesTheDialog();
    void aTallerFigureStaysInThePicture();
    void figuresWithoutFramesCanBeScaled();
    void theScaleCommandShowsTheSelectedBones();
    void copiedOffsetsCanBeUnticked();
    void copiesFromAFile();
    void figuresWithoutLegsHaveNoLimbs();
    void oddFilesAreHandled_data();
    void oddFilesAreHandled();
    void theChoiceIsRemembered();
};

void ProportionsTest::nothingIsDoneBeforeSomethingChanges()
{
    OpenDialog open(walkerText(30));
    QTest::qWait(200);
    QVERIFY(!open.dialog->isReady());
    open.dialog->accept();
    QCOMPARE(open.dialog->result(), 0);
    QCOMPARE(open.driver.document().undoStack().count(), 0);
}

void ProportionsTest::keepsFeetInOneStepThatIsTakenBackWhole()
{
    const QByteArray text = walkerText(120);
    OpenDialog open(text);
    open.setup().setFactor(LimbGroup::Thigh, 1.2);
    open.setup().setMotion(OffsetMotion::KeepFeet);
    QTRY_VERIFY(open.dialog->isReady());
    QVERIFY2(open.outcome().startsWith(QStringLiteral("Travel × ") + lengthText(1.1)), qPrintable(open.outcome()));
    open.dialog->accept();
    Document &document = open.driver.document();
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.motion().value(60, 1) > makeWalker({.frames = 120}).clip.motion.value(60, 1) + 1.0);
    document.undoStack().undo();
    QCOMPARE(textOf(document.clip()), text);
    document.undoStack().redo();
    QVERIFY(textOf(document.clip()) != text);
}

void ProportionsTest::keepsChannelValuesAsAPlainEdit()
{
    const QByteArray text = walkerText(20);
    OpenDialog open(text);
    open.setup().setFactor(LimbGroup::Forearm, 2.0);
    QTRY_VERIFY(open.dialog->isReady());
    QVERIFY(open.outcome().isEmpty());
    QSignalSpy resets(&open.driver.document(), &Document::wasReset);
    open.dialog->accept();
    QCOMPARE(resets.count(), 0);
    const QByteArray after = textOf(open.driver.document().clip());
    QCOMPARE(after.mid(after.indexOf("MOTION")), text.mid(text.indexOf("MOTION")));
    open.driver.document().undoStack().undo();
    QCOMPARE(textOf(open.driver.document().clip()), text);
}

void ProportionsTest::keepsPositionsAndReportsHowWell()
{
    OpenDialog open(walkerText(20));
    open.setup().setFactor(LimbGroup::Shin, 1.02);
    open.setup().setMotion(OffsetMotion::KeepPositions);
    QTRY_VERIFY(open.dialog->isReady());
    QVERIFY2(open.outcome().contains(QStringLiteral("average")), qPrintable(open.outcome()));
}

void ProportionsTest::cancelDuringTheComputationChangesNothing()
{
    const QByteArray text = walkerText(4000);
    OpenDialog open(text);
    open.setup().setFactor(LimbGroup::Thigh, 1.2);
    open.setup().setMotion(OffsetMotion::KeepPositions);
    QTRY_VERIFY(QThreadPool::globalInstance()->activeThreadCount() > 0); // the computation has begun
    QVERIFY(!open.dialog->isReady());
    open.dialog->reject();
    open.dialog.reset();
    QTest::qWait(100);
    QVERIFY(!open.driver.document().isModified());
    QCOMPARE(textOf(open.driver.document().clip()), text);
}

void ProportionsTest::onlyTheLastSettingIsComputed()
{
    OpenDialog open(walkerText(600));
    open.setup().setMotion(OffsetMotion::KeepFeet);
    for (int step = 1; step <= 20; ++step) {
        open.setup().setFactor(LimbGroup::Shin, 1.0 + 0.01 * step);
        QTest::qWait(step % 3 == 0 ? 70 : 1);
    }
    QTRY_VERIFY(open.dialog->isReady());
    const double before = open.setup().lengthBefore(LimbGroup::Shin);
    open.dialog->accept();
    const Skeleton &skeleton = open.driver.document().skeleton();
    QVERIFY(qAbs(skeleton.joint(jointNamed(skeleton, "LeftFoot")).offset.y + 1.2 * before) < 1e-9);
}

void ProportionsTest::typedNumbersAreApplied()
{
    OpenDialog open(walkerText(10));
    open.dialog->show();
    type(open.field("limbFactor0"), QStringLiteral("1.5*2"));
    QCOMPARE(open.setup().plan().factorOf(LimbGroup::Thigh), 3.0);
    QVERIFY(open.dialog->isVisible());
}

void ProportionsTest::wrongNumbersAreDiscarded()
{
    OpenDialog open(walkerText(10));
    open.dialog->show();
    for (const char *wrong : {"0", "-2", "nan", "1e999", "much", ""}) {
        type(open.field("limbFactor0"), QLatin1String(wrong));
        type(open.field("height"), QLatin1String(wrong));
        QCOMPARE(open.setup().plan().factorOf(LimbGroup::Thigh), 1.0);
        QVERIFY(!open.setup().plan().height);
    }
    QVERIFY(open.setup().changes().empty());
}

void ProportionsTest::scalesToAHeight()
{
    OpenDialog open(walkerText(10));
    type(open.field("height"), QStringLiteral("85"));
    QCOMPARE(open.setup().heightAfter(), 85.0);
    type(open.field("heightFactor"), QStringLiteral("2"));
    QVERIFY(qAbs(open.setup().heightAfter() - 2.0 * open.setup().heightBefore()) < 1e-9);
    open.setup().setHeight(std::nullopt);
    QVERIFY(open.setup().changes().empty());
}

void ProportionsTest::changesOneBone()
{
    OpenDialog open(walkerText(10));
    const int foot = jointNamed(open.setup().before(), "LeftFoot");
    open.selectBones({QStringLiteral("LeftLeg → LeftFoot")});
    type(open.field("boneLength"), QStringLiteral("50"));
    QCOMPARE(open.setup().changes().size(), std::size_t(1));
    QCOMPARE(open.setup().after().joint(foot).offset.y, -50.0);
    type(open.field("boneFactor"), QStringLiteral("0"));
    QCOMPARE(open.setup().after().joint(foot).offset.y, 0.0);
    type(open.field("boneFactor"), QStringLiteral("-1"));
    QCOMPARE(open.setup().after().joint(foot).offset.y, 0.0);
    open.selectBones({});
    QVERIFY(!open.field("boneLength")->isEnabled());
    QVERIFY(!open.field("boneFactor")->isEnabled());
}

// A user who clicks a thigh and makes it longer expects that the thigh grows and not the pelvis.
void ProportionsTest::theHighlightedBoneIsScaled()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), walkerText(10)));
    const Skeleton before = driver.document().skeleton();
    const int thigh = jointNamed(before, "RightUpLeg");
    const int knee = jointNamed(before, "RightLeg");
    driver.session().selectOnly(NodeId::joint(thigh));
    driver.whenDialogOpens([](QWidget *widget) {
        auto *dialog = qobject_cast<ProportionsDialog *>(widget);
        QCOMPARE(dialog->findChild<QTabWidget *>()->currentIndex(), static_cast<int>(ProportionsDialog::Page::Bones));
        type(dialog->findChild<NumberField *>(QStringLiteral("boneFactor")), QStringLiteral("3"));
        QTRY_VERIFY(dialog->isReady());
        dialog->accept();
    });
    driver.clickMenu(QStringLiteral("Skeleton"), QStringLiteral("Scale Bones…"));
    const Skeleton &after = driver.document().skeleton();
    QCOMPARE(after.joint(thigh).offset, before.joint(thigh).offset);
    QCOMPARE(after.joint(knee).offset, 3.0 * before.joint(knee).offset);
    QCOMPARE(driver.document().undoStack().count(), 1);
}

void ProportionsTest::bonesAreNamedByBothEnds()
{
    OpenDialog open(walkerText(10));
    const Skeleton &skeleton = open.setup().before();
    emit open.dialog->findChild<ResultView *>()->jointClicked(jointNamed(skeleton, "Hips"));
    QStringList selected;
    for (const QTreeWidgetItem *row : open.bones()->selectedItems())
        selected << row->text(0);
    QCOMPARE(selected.size(), static_cast<qsizetype>(highlightedBones(skeleton, NodeId::joint(0)).size()));
    QVERIFY(selected.size() > 1);
    QVERIFY2(selected.contains(QStringLiteral("Hips → RightUpLeg")), qPrintable(selected.join(u',')));
    // Selecting one of the bones is enough.
    open.selectBones({QStringLiteral("Hips → RightUpLeg")});
    type(open.field("boneFactor"), QStringLiteral("2"));
    QCOMPARE(open.setup().changes().size(), std::size_t(1));
    QVERIFY(open.setup().changes().front().node == NodeId::joint(jointNamed(skeleton, "RightUpLeg")));
}

void ProportionsTest::bonesBelowAreScaledToo()
{
    OpenDialog open(walkerText(10));
    const Skeleton &before = open.setup().before();
    open.selectBones({QStringLiteral("RightUpLeg → RightLeg")});
    open.dialog->findChild<QCheckBox *>(QStringLiteral("bonesBelow"))->setChecked(true);
    type(open.field("boneFactor"), QStringLiteral("2"));
    const auto factorOf = [&](const char *name) {
        const int joint = jointNamed(before, name);
        return glm::length(open.setup().after().joint(joint).offset) / glm::length(before.joint(joint).offset);
    };
    QCOMPARE(factorOf("RightLeg"), 2.0);
    QCOMPARE(factorOf("RightFoot"), 2.0);
    QCOMPARE(factorOf("RightUpLeg"), 1.0);
    QCOMPARE(factorOf("LeftLeg"), 1.0);
    QVERIFY(!open.field("boneLength")->isEnabled()); // several bones have no common length
    open.dialog->findChild<QCheckBox *>(QStringLiteral("bonesBelow"))->setChecked(false);
    QVERIFY(open.field("boneLength")->isEnabled());
}

void ProportionsTest::severalBonesWithSeveralFactors()
{
    OpenDialog open(walkerText(10));
    open.selectBones({QStringLiteral("RightUpLeg → RightLeg")});
    type(open.field("boneFactor"), QStringLiteral("2"));
    open.selectBones({QStringLiteral("RightUpLeg → RightLeg"), QStringLiteral("RightLeg → RightFoot")});
    QVERIFY(open.field("boneFactor")->text().isEmpty()); // two different factors are not shown as one
    type(open.field("boneFactor"), QStringLiteral("1.5"));
    QCOMPARE(open.field("boneFactor")->text(), lengthText(1.5));
    QCOMPARE(open.setup().changes().size(), std::size_t(2));
}

void ProportionsTest::aClickInThePictureSelectsTheBones()
{
    OpenDialog open(walkerText(10));
    auto *view = open.dialog->findChild<ResultView *>();
    emit view->jointClicked(jointNamed(open.setup().before(), "RightUpLeg"));
    QCOMPARE(open.bones()->selectedItems().size(), 1);
    QCOMPARE(open.bones()->selectedItems().front()->text(0), QStringLiteral("RightUpLeg → RightLeg"));
    QCOMPARE(open.dialog->findChild<QTabWidget *>()->currentIndex(), static_cast<int>(ProportionsDialog::Page::Bones));
    emit view->jointClicked(NoJoint);
    QCOMPARE(open.bones()->selectedItems().size(), 1);
}

void ProportionsTest::scalesTheWholeSkeletonAndItsTravel()
{
    OpenDialog open(smallBvh());
    type(open.field("heightFactor"), QStringLiteral("10"));
    auto *travel = open.dialog->findChild<QCheckBox *>(QStringLiteral("scaleRootTravel"));
    QVERIFY(travel->isEnabled());
    travel->setChecked(true);
    QTRY_VERIFY(open.dialog->isReady());
    open.dialog->accept();
    Document &document = open.driver.document();
    QCOMPARE(document.skeleton().joint(1).offset.y, 52.1);
    QCOMPARE(document.skeleton().endSite(0).offset.y, 41.4);
    QVERIFY(qAbs(document.motion().value(0, 1) - 399.8) < 1e-9);
    QCOMPARE(document.motion().value(0, 6), -4.25); // rotations do not change
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QCOMPARE(textOf(document.clip()), smallBvh());
}

void ProportionsTest::travelIsScaledWithTheHeightAlone()
{
    OpenDialog open(smallBvh());
    auto *travel = open.dialog->findChild<QCheckBox *>(QStringLiteral("scaleRootTravel"));
    QVERIFY(!travel->isEnabled());
    open.setup().setScaleRootTravel(true);
    QCOMPARE(open.setup().rootTravelFactor(), 1.0);
    open.setup().setHeight(2.0 * open.setup().heightBefore());
    QCOMPARE(open.setup().rootTravelFactor(), 2.0);
    open.setup().setMotion(OffsetMotion::KeepFeet); // this mode scales the travel by the length of the legs
    QVERIFY(!travel->isEnabled());
    QCOMPARE(open.setup().rootTravelFactor(), 1.0);
}

void ProportionsTest::numbersAreAppliedWhileTheyAreTyped()
{
    OpenDialog open(walkerText(10));
    open.dialog->show();
    NumberField *thighs = open.field("limbFactor0");
    thighs->setFocus();
    thighs->selectAll();
    QTest::keyClicks(thighs, QStringLiteral("1.5"));
    QTRY_COMPARE(open.setup().plan().factorOf(LimbGroup::Thigh), 1.5);
    QCOMPARE(thighs->text(), QStringLiteral("1.5")); // the text is still being typed
    thighs->selectAll();
    QTest::keyClicks(thighs, QStringLiteral("*2")); // relative to the old value; applied once, by Enter
    QTest::qWait(400);
    QCOMPARE(open.setup().plan().factorOf(LimbGroup::Thigh), 1.5);
    QTest::keyClick(thighs, Qt::Key_Return);
    QCOMPARE(open.setup().plan().factorOf(LimbGroup::Thigh), 3.0);
}

void ProportionsTest::theFirstEnterAppliesTheNumberAndTheSecondAccepts()
{
    OpenDialog open(walkerText(10));
    open.dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(open.dialog.get()));
    NumberField *thighs = open.field("limbFactor0");
    thighs->setFocus();
    thighs->selectAll();
    QTest::keyClicks(thighs, QStringLiteral("1.5"));
    QTRY_VERIFY(open.dialog->isReady());
    QTest::keyClick(thighs, Qt::Key_Return);
    QVERIFY(open.dialog->isVisible());
    QTRY_VERIFY(open.dialog->isReady());
    QTest::keyClick(thighs, Qt::Key_Return);
    QVERIFY(!open.dialog->isVisible());
    QCOMPARE(open.driver.document().undoStack().count(), 1);
}

void ProportionsTest::okAppliesANumberThatIsStillBeingTyped()
{
    OpenDialog open(walkerText(600));
    open.setup().setMotion(OffsetMotion::KeepFeet); // this mode takes a while to compute
    open.setup().setFactor(LimbGroup::Shin, 1.1);
    open.dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(open.dialog.get()));
    QTRY_VERIFY(open.dialog->isReady());
    NumberField *thighs = open.field("limbFactor0");
    thighs->setFocus();
    thighs->selectAll();
    QTest::keyClicks(thighs, QStringLiteral("*1.2"));
    auto *ok = open.dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QTest::mouseClick(ok, Qt::LeftButton);
    QTRY_VERIFY(!open.dialog->isVisible());
    QCOMPARE(open.setup().plan().factorOf(LimbGroup::Thigh), 1.2);
    const Skeleton &skeleton = open.driver.document().skeleton();
    const int knee = jointNamed(skeleton, "LeftLeg");
    QCOMPARE(skeleton.joint(knee).offset, 1.2 * open.setup().before().joint(knee).offset);
    QCOMPARE(open.driver.document().undoStack().count(), 1);
}

void ProportionsTest::oneEscClosesTheDialog()
{
    OpenDialog open(walkerText(10));
    open.dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(open.dialog.get()));
    NumberField *thighs = open.field("limbFactor0");
    thighs->setFocus();
    thighs->selectAll();
    QTest::keyClicks(thighs, QStringLiteral("1.5"));
    QTest::keyClick(thighs, Qt::Key_Escape);
    QVERIFY(!open.dialog->isVisible());
    QCOMPARE(open.dialog->result(), static_cast<int>(QDialog::Rejected));
    QVERIFY(!open.driver.document().isModified());
}

void ProportionsTest::aTallerFigureStaysInThePicture()
{
    OpenDialog open(walkerText(30));
    open.dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(open.dialog.get()));
    auto *view = open.dialog->findChild<ResultView *>();
    QTRY_VERIFY(view->findChild<FigureView *>()->figureCount() == 2);
    open.setup().setMotion(OffsetMotion::KeepFeet);
    for (int step = 1; step <= 8; ++step) { // the figure never grows by a tenth at once
        open.setup().setFactor(LimbGroup::Thigh, 1.0 + 0.1 * step);
        QTRY_VERIFY(open.dialog->isReady());
        open.setup().setFactor(LimbGroup::Shin, 1.0 + 0.1 * step);
        QTRY_VERIFY(open.dialog->isReady());
        QVERIFY2(view->showsAllJoints(), qPrintable(QString::number(step)));
    }
}

void ProportionsTest::figuresWithoutFramesCanBeScaled()
{
    QByteArray text = smallBvh();
    text.truncate(text.indexOf("Frames:"));
    text += "Frames: 0\nFrame Time: 0.1\n";
    OpenDialog open(text);
    if (open.driver.document().motion().frameCount() != 0)
        QSKIP("the file was not read as one without frames");
    open.setup().setHeight(2.0 * open.setup().heightBefore());
    QTRY_VERIFY(open.dialog->isReady());
    open.dialog->accept();
    QCOMPARE(open.driver.document().skeleton().joint(1).offset.y, 10.42);
}

void ProportionsTest::theScaleCommandShowsTheSelectedBones()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), walkerText(10)));
    auto *action = driver.window().findChild<QAction *>(QStringLiteral("skeleton.scaleBone"));
    driver.session().select({}, QItemSelectionModel::Clear);
    QVERIFY(!action->isEnabled());
    driver.session().selectOnly(NodeId::joint(jointNamed(driver.document().skeleton(), "LeftArm")));
    QVERIFY(action->isEnabled());
    QStringList selected;
    driver.whenDialogOpens([&](QWidget *widget) {
        for (const QTreeWidgetItem *row : widget->findChild<QTreeWidget *>(QStringLiteral("boneList"))->selectedItems())
            selected << row->text(0);
        qobject_cast<QDialog *>(widget)->reject();
    });
    action->trigger();
    QCOMPARE(selected, QStringList{QStringLiteral("LeftArm → LeftForeArm")});
}

void ProportionsTest::copiedOffsetsCanBeUnticked()
{
    OpenDialog open(smallBvh());
    QVERIFY(open.dialog->setSource(
        open.folder.write(QStringLiteral("b.bvh"), smallBvh().replace("0.00 5.21 0.00", "1.00 9.00 2.00"))));
    QTreeWidget *list = nullptr;
    for (QTreeWidget *each : open.dialog->findChildren<QTreeWidget *>()) {
        if (each != open.bones())
            list = each;
    }
    QVERIFY(list != nullptr);
    QCOMPARE(list->topLevelItemCount(), 3);
    QCOMPARE(open.setup().changes().size(), std::size_t(1));
    QCOMPARE(open.setup().after().joint(1).offset, glm::dvec3(1, 9, 2));
    list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    QVERIFY(open.setup().changes().empty());
    bool said = false;
    QVERIFY(!open.dialog->setSource(open.folder.write(QStringLiteral("bad.bvh"), "HIERARCHY nothing")));
    for (const QLabel *label : open.dialog->findChildren<QLabel *>())
        said |= label->text().contains(QStringLiteral("bad.bvh"));
    QVERIFY(said);
}

void ProportionsTest::copiesFromAFile()
{
    OpenDialog open(walkerText(10));
    const Walker longer = makeWalker({.frames = 2, .thigh = 60.0});
    QVERIFY(open.dialog->setSource(open.folder.write(QStringLiteral("b.bvh"), textOf(longer.clip))));
    QCOMPARE(open.setup().changes().size(), std::size_t(2));
    QVERIFY(!open.dialog->setSource(open.folder.write(QStringLiteral("c.bvh"), "HIERARCHY nothing")));
    QVERIFY(open.setup().changes().empty());
}

void ProportionsTest::figuresWithoutLegsHaveNoLimbs()
{
    OpenDialog open(smallBvh());
    QVERIFY(!open.field("limbFactor0")->isEnabled());
    open.setup().setHeight(100.0);
    open.setup().setMotion(OffsetMotion::KeepFeet);
    QTRY_VERIFY(open.dialog->isReady());
    QVERIFY2(open.outcome().contains(QStringLiteral("No whole leg")), qPrintable(open.outcome()));
    open.dialog->accept();
    QCOMPARE(open.driver.document().undoStack().count(), 1);
    open.driver.document().undoStack().undo();
    QCOMPARE(textOf(open.driver.document().clip()), smallBvh());
}

void ProportionsTest::oddFilesAreHandled_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one frame") << walkerText(1);
    QTest::newRow("two frames") << walkerText(2);
    QTest::newRow("long names") << walkerText(4)
                                       .replace("LeftFoot", QByteArray(5000, 'L'))
                                       .replace("Spine", QByteArray("<b>&Spine</b>") + QByteArray(300, ' ') + "x");
    QTest::newRow("bytes that are no UTF-8") << walkerText(4).replace("LeftFoot", "\xff\xfe\x80");
    QTest::newRow("no length at all") << QByteArray(
        "HIERARCHY\nROOT a\n{\n OFFSET 0 0 0\n CHANNELS 3 Zrotation Xrotation Yrotation\n}\n"
        "MOTION\nFrames: 1\nFrame Time: 0.1\n0 0 0\n");
}

void ProportionsTest::oddFilesAreHandled()
{
    QFETCH(QByteArray, text);
    OpenDialog open(text);
    open.dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(open.dialog.get()));
    QVERIFY(open.dialog->width() < 1280);
    const QByteArray before = textOf(open.driver.document().clip());
    for (const OffsetMotion motion :
         {OffsetMotion::KeepChannels, OffsetMotion::KeepFeet, OffsetMotion::KeepPositions}) {
        open.setup().setMotion(motion);
        open.setup().setFactor(LimbGroup::Shin, 1.1);
        open.setup().setHeight(12.0 + static_cast<int>(motion));
        QTRY_VERIFY(open.dialog->isReady() || open.setup().changes().empty());
        QTest::qWait(20);
    }
    open.dialog->accept();
    while (open.driver.document().undoStack().canUndo())
        open.driver.document().undoStack().undo();
    QCOMPARE(textOf(open.driver.document().clip()), before);
}

void ProportionsTest::theChoiceIsRemembered()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), walkerText(30)));
    driver.whenDialogOpens([](QWidget *widget) {
        auto *dialog = qobject_cast<ProportionsDialog *>(widget);
        dialog->findChild<QRadioButton *>(QStringLiteral("keepFeet"))->click();
        dialog->setup().setFactor(LimbGroup::Thigh, 1.1);
        QTRY_VERIFY(dialog->isReady());
        dialog->accept();
    });
    driver.clickMenu(QStringLiteral("Skeleton"), QStringLiteral("Proportions…"));
    QCOMPARE(driver.document().undoStack().count(), 1);
    bool isRemembered = false;
    driver.whenDialogOpens([&](QWidget *dialog) {
        isRemembered = dialog->findChild<QRadioButton *>(QStringLiteral("keepFeet"))->isChecked();
        qobject_cast<QDialog *>(dialog)->reject();
    });
    driver.clickMenu(QStringLiteral("Skeleton"), QStringLiteral("Proportions…"));
    QVERIFY(isRemembered);
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ProportionsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_proportions

#include "tst_proportions.moc"
