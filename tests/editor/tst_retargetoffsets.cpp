#include "bvh/bvhwriter.h"
#include "panels/numberfield.h"
#include "retargeting/resultview.h"
#include "retargeting/retargetoffsetsdialog.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "windowdriver.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTreeView>

using namespace limber;
using namespace limber::test;

namespace {

constexpr int patience = 20000; // milliseconds, on a busy machine

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
        dialog = std::make_unique<RetargetOffsetsDialog>(driver.session(), Colours{});
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

    FileFolder folder;
    WindowDriver driver;
    std::unique_ptr<RetargetOffsetsDialog> dialog;
};

void type(NumberField *field, const QString &text)
{
    field->setText(text);
    field->setModified(true);
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace

// Other proportions for a figure and what is kept of its motion: seen before, one step, taken back whole.
class RetargetOffsetsTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsDoneBeforeSomethingChanges();
    void keepsFeetInOneStepThatIsTakenBackWhole();
    void keepsChannelValuesAsAPlainEdit();
    void keepsPositionsAndSaysHowWell();
    void cancelWhileItIsWorkedOutLeavesAll();
    void onlyTheLastChoiceCounts();
    void typedNumbersCount();
    void wrongNumbersGoAway();
    void scalesToAHeight();
    void changesOneBone();
    void aClickInThePictureChoosesTheBone();
    void copiesFromAFile();
    void figuresWithoutLegsHaveNoLimbs();
    void oddFilesDoNoHarm_data();
    void oddFilesDoNoHarm();
    void theChoiceIsRemembered();
};

void RetargetOffsetsTest::nothingIsDoneBeforeSomethingChanges()
{
    OpenDialog open(walkerText(30));
    QTest::qWait(200);
    QVERIFY(!open.dialog->isReady());
    open.dialog->accept();
    QCOMPARE(open.dialog->result(), 0);
    QCOMPARE(open.driver.document().undoStack().count(), 0);
}

void RetargetOffsetsTest::keepsFeetInOneStepThatIsTakenBackWhole()
{
    const QByteArray text = walkerText(120);
    OpenDialog open(text);
    open.setup().setFactor(LimbGroup::Thigh, 1.2);
    open.setup().setMotion(OffsetMotion::KeepFeet);
    QTRY_VERIFY_WITH_TIMEOUT(open.dialog->isReady(), patience);
    QVERIFY2(open.outcome().startsWith(QStringLiteral("Travel × 1.1")), qPrintable(open.outcome()));
    open.dialog->accept();
    Document &document = open.driver.document();
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.motion().value(60, 1) > makeWalker({.frames = 120}).clip.motion.value(60, 1) + 1.0);
    document.undoStack().undo();
    QCOMPARE(textOf(document.clip()), text);
    document.undoStack().redo();
    QVERIFY(textOf(document.clip()) != text);
}

void RetargetOffsetsTest::keepsChannelValuesAsAPlainEdit()
{
    const QByteArray text = walkerText(20);
    OpenDialog open(text);
    open.setup().setFactor(LimbGroup::Forearm, 2.0);
    QTRY_VERIFY_WITH_TIMEOUT(open.dialog->isReady(), patience);
    QVERIFY(open.outcome().isEmpty());
    QSignalSpy resets(&open.driver.document(), &Document::wasReset);
    open.dialog->accept();
    QCOMPARE(resets.count(), 0);
    const QByteArray after = textOf(open.driver.document().clip());
    QCOMPARE(after.mid(after.indexOf("MOTION")), text.mid(text.indexOf("MOTION")));
    open.driver.document().undoStack().undo();
    QCOMPARE(textOf(open.driver.document().clip()), text);
}

void RetargetOffsetsTest::keepsPositionsAndSaysHowWell()
{
    OpenDialog open(walkerText(20));
    open.setup().setFactor(LimbGroup::Shin, 1.02);
    open.setup().setMotion(OffsetMotion::KeepPositions);
    QTRY_VERIFY_WITH_TIMEOUT(open.dialog->isReady(), patience);
    QVERIFY2(open.outcome().contains(QStringLiteral("on average")), qPrintable(open.outcome()));
}

void RetargetOffsetsTest::cancelWhileItIsWorkedOutLeavesAll()
{
    const QByteArray text = walkerText(4000);
    OpenDialog open(text);
    open.setup().setFactor(LimbGroup::Thigh, 1.2);
    open.setup().setMotion(OffsetMotion::KeepPositions);
    QTest::qWait(90); // the work has begun
    QVERIFY(!open.dialog->isReady());
    open.dialog->reject();
    open.dialog.reset();
    QTest::qWait(100);
    QVERIFY(!open.driver.document().isModified());
    QCOMPARE(textOf(open.driver.document().clip()), text);
}

void RetargetOffsetsTest::onlyTheLastChoiceCounts()
{
    OpenDialog open(walkerText(600));
    open.setup().setMotion(OffsetMotion::KeepFeet);
    for (int step = 1; step <= 20; ++step) {
        open.setup().setFactor(LimbGroup::Shin, 1.0 + 0.01 * step);
        QTest::qWait(step % 3 == 0 ? 70 : 1);
    }
    QTRY_VERIFY_WITH_TIMEOUT(open.dialog->isReady(), patience);
    const double before = open.setup().lengthBefore(LimbGroup::Shin);
    open.dialog->accept();
    const Skeleton &skeleton = open.driver.document().skeleton();
    QVERIFY(qAbs(skeleton.joint(jointNamed(skeleton, "LeftFoot")).offset.y + 1.2 * before) < 1e-9);
}

void RetargetOffsetsTest::typedNumbersCount()
{
    OpenDialog open(walkerText(10));
    open.dialog->show();
    type(open.field("limbFactor0"), QStringLiteral("1.5*2"));
    QCOMPARE(open.setup().plan().factorOf(LimbGroup::Thigh), 3.0);
    QVERIFY(open.dialog->isVisible());
}

void RetargetOffsetsTest::wrongNumbersGoAway()
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

void RetargetOffsetsTest::scalesToAHeight()
{
    OpenDialog open(walkerText(10));
    type(open.field("height"), QStringLiteral("85"));
    QCOMPARE(open.setup().heightAfter(), 85.0);
    type(open.field("heightFactor"), QStringLiteral("2"));
    QVERIFY(qAbs(open.setup().heightAfter() - 2.0 * open.setup().heightBefore()) < 1e-9);
    open.setup().setHeight(std::nullopt);
    QVERIFY(open.setup().changes().empty());
}

void RetargetOffsetsTest::changesOneBone()
{
    OpenDialog open(walkerText(10));
    const int foot = jointNamed(open.setup().before(), "LeftFoot");
    auto *bones = open.dialog->findChild<QComboBox *>(QStringLiteral("boneChoice"));
    bones->setCurrentIndex(bones->findText(QStringLiteral("LeftFoot")));
    type(open.field("boneLength"), QStringLiteral("50"));
    QCOMPARE(open.setup().changes().size(), std::size_t(1));
    QCOMPARE(open.setup().after().joint(foot).offset.y, -50.0);
    type(open.field("boneFactor"), QStringLiteral("0"));
    QCOMPARE(open.setup().after().joint(foot).offset.y, 0.0);
    bones->setCurrentIndex(0); // the root stands at 0
    QVERIFY(!open.field("boneLength")->isEnabled());
}

void RetargetOffsetsTest::aClickInThePictureChoosesTheBone()
{
    OpenDialog open(walkerText(10));
    auto *bones = open.dialog->findChild<QComboBox *>(QStringLiteral("boneChoice"));
    QVERIFY(open.field("boneLength")->isEnabled()); // not the root, which has no bone
    auto *view = open.dialog->findChild<ResultView *>();
    emit view->jointClicked(jointNamed(open.setup().before(), "RightHand"));
    QCOMPARE(bones->currentText(), QStringLiteral("RightHand"));
    QCOMPARE(open.dialog->findChild<QTabWidget *>()->currentIndex(), 2);
    emit view->jointClicked(NoJoint);
    QCOMPARE(bones->currentText(), QStringLiteral("RightHand"));
}

void RetargetOffsetsTest::copiesFromAFile()
{
    OpenDialog open(walkerText(10));
    const Walker longer = makeWalker({.frames = 2, .thigh = 60.0});
    QVERIFY(open.dialog->setSource(open.folder.write(QStringLiteral("b.bvh"), textOf(longer.clip))));
    QCOMPARE(open.setup().changes().size(), std::size_t(2));
    QVERIFY(!open.dialog->setSource(open.folder.write(QStringLiteral("c.bvh"), "HIERARCHY nothing")));
    QVERIFY(open.setup().changes().empty());
}

void RetargetOffsetsTest::figuresWithoutLegsHaveNoLimbs()
{
    OpenDialog open(smallBvh());
    QVERIFY(!open.field("limbFactor0")->isEnabled());
    open.setup().setHeight(100.0);
    open.setup().setMotion(OffsetMotion::KeepFeet);
    QTRY_VERIFY_WITH_TIMEOUT(open.dialog->isReady(), patience);
    QVERIFY2(open.outcome().contains(QStringLiteral("No whole leg")), qPrintable(open.outcome()));
    open.dialog->accept();
    QCOMPARE(open.driver.document().undoStack().count(), 1);
    open.driver.document().undoStack().undo();
    QCOMPARE(textOf(open.driver.document().clip()), smallBvh());
}

void RetargetOffsetsTest::oddFilesDoNoHarm_data()
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

void RetargetOffsetsTest::oddFilesDoNoHarm()
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
        QTRY_VERIFY_WITH_TIMEOUT(open.dialog->isReady() || open.setup().changes().empty(), patience);
        QTest::qWait(20);
    }
    open.dialog->accept();
    while (open.driver.document().undoStack().canUndo())
        open.driver.document().undoStack().undo();
    QCOMPARE(textOf(open.driver.document().clip()), before);
}

void RetargetOffsetsTest::theChoiceIsRemembered()
{
    FileFolder folder;
    WindowDriver driver;
    driver.open(folder.write(QStringLiteral("a.bvh"), walkerText(30)));
    driver.whenDialogOpens([](QWidget *widget) {
        auto *dialog = qobject_cast<RetargetOffsetsDialog *>(widget);
        dialog->findChild<QRadioButton *>(QStringLiteral("keepFeet"))->click();
        dialog->setup().setFactor(LimbGroup::Thigh, 1.1);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->isReady(), patience);
        dialog->accept();
    });
    driver.clickMenu(QStringLiteral("Skeleton"), QStringLiteral("Retarget Offsets…"));
    QCOMPARE(driver.document().undoStack().count(), 1);
    bool isRemembered = false;
    driver.whenDialogOpens([&](QWidget *dialog) {
        isRemembered = dialog->findChild<QRadioButton *>(QStringLiteral("keepFeet"))->isChecked();
        qobject_cast<QDialog *>(dialog)->reject();
    });
    driver.clickMenu(QStringLiteral("Skeleton"), QStringLiteral("Retarget Offsets…"));
    QVERIFY(isRemembered);
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    RetargetOffsetsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_retargetoffsets.moc"
