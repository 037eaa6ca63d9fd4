#include "documents/sessiontabs.h"
#include "patience.h"
#include "retargeting/retargetdialog.h"
#include "secondlifepanel/secondlifepanel.h"
#include "secondlifepanel/sizebar.h"
#include "secondlifepanel/uploadlist.h"
#include "settings/translations.h"
#include "support/randommotion.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "viewdriver.h"

#include "bvh/write/bvhwriter.h"
#include "layers/layer.h"
#include "secondlife/animreader.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <cmath>

namespace tst_secondlife {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// A figure made of the avatar's joints: the hip wanders, the middle joint bends, the arm never leaves the first frame.
// The first frame is a rest pose.
QByteArray avatarText(int frames = 40, const QByteArray &root = "hip", const QByteArray &middle = "abdomen")
{
    QByteArray text = "HIERARCHY\nROOT " + root +
                      "\n{\n\tOFFSET 0 0 0\n\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n"
                      "\tJOINT " +
                      middle +
                      "\n\t{\n\t\tOFFSET 0 4 0\n\t\tCHANNELS 3 Zrotation Xrotation Yrotation\n"
                      "\t\tJOINT lForeArm\n\t\t{\n\t\t\tOFFSET 0 8 0\n\t\t\tCHANNELS 3 Zrotation Xrotation Yrotation\n"
                      "\t\t\tEnd Site\n\t\t\t{\n\t\t\t\tOFFSET 0 4 0\n\t\t\t}\n\t\t}\n\t}\n}\nMOTION\nFrames: " +
                      QByteArray::number(frames) + "\nFrame Time: 0.033333\n";
    for (int frame = 0; frame < frames; ++frame) {
        const double phase = frame == 0 ? 0.0 : 0.3 * frame + 1.0;
        text += QByteArray::number(frame * 0.5, 'f', 4) + " 40 0 0 0 0 " +
                QByteArray::number(30.0 * std::sin(phase), 'f', 4) + " 0 0 0 0 0\n";
    }
    return text;
}

// The last line that `check --profile second-life` prints about a file: "FILE: second-life pass seconds …".
QString checkedByCommandLine(const QString &path)
{
    QProcess process;
    process.start(QStringLiteral(LIMBER_CLI), {u"check"_s, u"--profile"_s, u"second-life"_s, path});
    process.waitForFinished(testPatience);
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace

// The Second Life panel.
class SecondLifeTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aGoodFileCanBeUploaded();
    void figuresEqualThoseOfTheCommandLine();
    void aBadFileIsReportedInTheViewersWords();
    void anEditIsJudgedAtOnce();
    void aLongMotionIsJudgedDuringADrag();
    void nothingIsJudgedWhileThePanelIsHidden();
    void aClickGoesToTheFinding();
    void aRepairIsOneStep();
    void allFindingsOfARuleCanBeRepairedTogether();
    void makeUploadableDoesAllInOneStep();
    void figuresOfOtherProgramsAreToBeRetargeted();
    void remainingFindingsAreReported();
    void layersAreMergedOnlyWhereNecessary();
    void settingsCanBeUndoneAndAreSaved();
    void anEditOfAFieldIsOneStep();
    void theExportEqualsThatOfTheCommandLine();
    void leftOutJointsAreReportedFirst();
    void theDocumentMayBeReplacedDuringTheExport();
    void theVerdictOfAnotherDocumentIsNeverShown();
    void thePanelAlwaysShowsAState();
    void namesArePlainTextAndFitThePanel();
    void theAvatarIsTheTargetOfTheRetarget();

private:
    void open(const QByteArray &text, const QString &name = u"take.bvh"_s);
    void showPanel();
    [[nodiscard]] SecondLifePanel &panel() { return *m_driver->child<SecondLifePanel>("secondLifePanel"); }
    [[nodiscard]] UploadJudge &judge() { return panel().judge(); }
    [[nodiscard]] UploadList &list() { return *m_driver->child<UploadList>("uploadList"); }
    [[nodiscard]] QString textOf(const char *label) { return m_driver->child<QLabel>(label)->text(); }
    [[nodiscard]] Document &document() { return m_driver->document(); }
    [[nodiscard]] QByteArray written() { return QByteArray::fromStdString(writeBvh(document().clip())); }
    [[nodiscard]] bool isJudged()
    {
        return QTest::qWaitFor([this] { return judge().isUpToDate(); }, testPatience);
    }
    // The top entry whose text contains these words; null if there is none.
    [[nodiscard]] QTreeWidgetItem *entry(const QString &words);
    void clickRepair(const QString &words);
    void clickButton(const QString &text);
    void acceptBox(const QString &button, QString *text = nullptr);
    void showSettings();

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void SecondLifeTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().resize(1400, 900);
    m_driver->window().show();
    m_driver->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
}

void SecondLifeTest::cleanup()
{
    m_driver.reset();
}

void SecondLifeTest::open(const QByteArray &text, const QString &name)
{
    m_driver->open(m_folder->write(name, text));
    showPanel();
    QVERIFY(isJudged());
}

void SecondLifeTest::showPanel()
{
    auto *toggle = m_driver->child<QAction>("dock.secondLife.toggle");
    if (!toggle->isChecked())
        m_driver->clickMenu(u"Window"_s, u"Second Life"_s);
    QTRY_VERIFY(panel().isVisible() && !panel().visibleRegion().isEmpty());
}

QTreeWidgetItem *SecondLifeTest::entry(const QString &words)
{
    for (int i = 0; i < list().topLevelItemCount(); ++i) {
        if (list().topLevelItem(i)->text(UploadList::Text).contains(words))
            return list().topLevelItem(i);
    }
    return nullptr;
}

void SecondLifeTest::clickRepair(const QString &words)
{
    QTreeWidgetItem *item = entry(words);
    QVERIFY2(item != nullptr, qPrintable(words));
    list().scrollToItem(item);
    auto *button = list().itemWidget(item, UploadList::Button)->findChild<QToolButton *>();
    QVERIFY(button != nullptr && button->isVisible());
    const int before = document().undoStack().index();
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(document().undoStack().index(), before + 1);
    QVERIFY(isJudged());
}

void SecondLifeTest::clickButton(const QString &text)
{
    QToolButton *found = nullptr;
    const auto find = [&] {
        for (QToolButton *button : panel().findChildren<QToolButton *>()) {
            if (button->isVisible() && button->text().contains(text))
                found = button;
        }
        return found != nullptr;
    };
    if (!find()) // in the narrow column it is behind the » button
        panel().findChild<QToolButton *>(u"more"_s)->click();
    QVERIFY2(QTest::qWaitFor(find, testPatience), qPrintable(text));
    QTest::mouseClick(found, Qt::LeftButton);
}

void SecondLifeTest::acceptBox(const QString &buttonText, QString *text)
{
    m_driver->whenDialogOpens([=](QWidget *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        QVERIFY(box != nullptr);
        QCOMPARE(box->textFormat(), Qt::PlainText);
        if (text != nullptr)
            *text = box->text() + u'\n' + box->informativeText();
        for (QAbstractButton *button : box->buttons()) {
            if (QString(button->text()).remove(u'&').startsWith(buttonText))
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        box->reject();
        QFAIL(qPrintable(buttonText));
    });
}

void SecondLifeTest::showSettings()
{
    auto *tabs = m_driver->child<QTabWidget>("secondLifePages");
    QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(1).center());
    QTRY_VERIFY(m_driver->child<QSpinBox>("animPriority")->isVisible());
}

void SecondLifeTest::aGoodFileCanBeUploaded()
{
    QVERIFY(!panel().isVisible());
    open(avatarText());
    QVERIFY(textOf("uploadVerdict").contains(u"Can be uploaded"_s));
    QCOMPARE(textOf("uploadVerdict").at(0), QChar(0x2713)); // the verdict is not shown by colour alone
    QVERIFY(!m_driver->child<QLabel>("uploadReason")->isVisible());
    // 40 frames play for 38 frame times.
    QVERIFY(textOf("uploadFigures").startsWith(u"1.27 s of 60 s"_s));
    QVERIFY(textOf("uploadFigures").contains(u"2 joints kept, 1 left out"_s));
    QVERIFY(m_driver->child<QLabel>("nothingToRepair")->isVisible());
    QTreeWidgetItem *dropped = entry(u"left out"_s);
    QVERIFY(dropped != nullptr && !dropped->isExpanded());
    QCOMPARE(dropped->childCount(), 1);
    QVERIFY(dropped->child(0)->text(UploadList::Text).contains(u"lForeArm"_s));
    QVERIFY(!document().undoStack().canUndo());
    m_driver->clickMenu(u"Window"_s, u"Second Life"_s);
    QVERIFY(!panel().isVisible());
}

void SecondLifeTest::figuresEqualThoseOfTheCommandLine()
{
    open(avatarText(300));
    const QString said = checkedByCommandLine(document().path());
    const UploadVerdict &verdict = judge().judged().verdict;
    QVERIFY2(said.contains(u"second-life pass "_s), qPrintable(said));
    QVERIFY2(said.contains(u" bytes %1 kept %2 dropped %3"_s.arg(verdict.assetBytes)
                               .arg(verdict.keptJoints)
                               .arg(verdict.dropped.size())),
             qPrintable(said));
    QVERIFY(verdict.assetBytes > 100);
    QVERIFY(textOf("uploadSize").startsWith(QLocale().toString(qulonglong(verdict.assetBytes))));
    const double fraction = m_driver->child<SizeBar>("assetSizeBar")->fraction();
    QVERIFY(std::abs(fraction - double(verdict.assetBytes) / 250000.0) < 1e-12);
}

void SecondLifeTest::aBadFileIsReportedInTheViewersWords()
{
    open(avatarText(40, "Hips", "Neck1"));
    QVERIFY(textOf("uploadVerdict").contains(u"Cannot be uploaded"_s));
    QVERIFY(textOf("uploadReason").contains(u"Incorrect root joint name, use \"hip\"."_s));
    QVERIFY(entry(u"found “Hips”"_s) != nullptr);
    QVERIFY(entry(u"“Neck1” moves"_s) != nullptr);
    QVERIFY(checkedByCommandLine(document().path()).contains(u"second-life refused E_ST_BAD_ROOT"_s));
    // A motion over 60 s is refused, and colour is not the only sign of it.
    open(avatarText(1900), u"long.bvh"_s);
    QVERIFY(textOf("uploadReason").contains(u"Maximum animation length is 60.0 seconds."_s));
    QCOMPARE(textOf("uploadVerdict").at(0), QChar(0x2715));
}

void SecondLifeTest::anEditIsJudgedAtOnce()
{
    open(avatarText(40, "hip", "Neck1"));
    const int middle = document().skeleton().joint(1).firstColumn;
    for (int frame = 1; frame < 40; ++frame)
        document().setValues({frame, 1, {middle}}, {0.0}, u"x"_s);
    QVERIFY(isJudged());
    QVERIFY(textOf("uploadVerdict").contains(u"Can be uploaded"_s));
    m_driver->typeIntoCell(7, middle, u"25"_s);
    QElapsedTimer timer;
    timer.start();
    QTRY_VERIFY(textOf("uploadVerdict").contains(u"Cannot"_s));
    qInfo("judged %lld ms after the edit", timer.elapsed());
    QVERIFY(entry(u"“Neck1” moves"_s) != nullptr);
    m_driver->child<QAction>("edit.undo")->trigger();
    QTRY_VERIFY(textOf("uploadVerdict").contains(u"Can be uploaded"_s));
}

void SecondLifeTest::aLongMotionIsJudgedDuringADrag()
{
    Clip clip = makeRandomClip({.joints = 75, .frames = 1800});
    clip.skeleton.setName(0, "hip");
    clip.motion.setFrameTimeSeconds(1.0 / 30.0);
    open(QByteArray::fromStdString(writeBvh(clip)));
    const int column = document().skeleton().joint(0).firstColumn;
    QElapsedTimer timer;
    for (int round = 0; round < 3; ++round) {
        timer.start();
        document().setValues({900, 1, {column}}, {77.0 + round}, u"x"_s);
        QVERIFY(!judge().isUpToDate());
        QVERIFY(isJudged());
        qInfo("75 joints, 1800 frames: judged %lld ms after the edit", timer.elapsed());
    }
    // A series of edits without a pause does not postpone the judgement for ever. On a busy machine an edit takes
    // longer, so that edits are counted and not seconds.
    QSignalSpy judged(&judge(), &UploadJudge::changed);
    const int gesture = document().newGesture();
    for (int edit = 0; judged.count() < 2 && edit < 6000; ++edit) {
        document().setValues({900, 1, {column}}, {0.1 * edit}, u"x"_s, gesture);
        QTest::qWait(10);
    }
    QVERIFY(judged.count() >= 2);
    QVERIFY(isJudged());
}

void SecondLifeTest::nothingIsJudgedWhileThePanelIsHidden()
{
    open(avatarText());
    m_driver->child<QDockWidget>("dock.findings")->show();
    m_driver->child<QDockWidget>("dock.findings")->raise();
    QTRY_VERIFY(panel().visibleRegion().isEmpty());
    QSignalSpy judged(&judge(), &UploadJudge::changed);
    document().setName(0, "Hips");
    QTest::qWait(300);
    QCOMPARE(judged.count(), 0);
    m_driver->child<QDockWidget>("dock.secondLife")->raise();
    QTRY_VERIFY(textOf("uploadVerdict").contains(u"Cannot"_s));
}

void SecondLifeTest::aClickGoesToTheFinding()
{
    open(avatarText(1900, "hip", "Neck1"));
    QTreeWidgetItem *item = entry(u"“Neck1” moves"_s);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(item).center());
    QVERIFY(m_driver->session().isSelected(NodeId::joint(1)));
    item = entry(u"60 s"_s);
    QVERIFY(item != nullptr);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(item).center());
    // The last frame that is played at 60 s: 60 / 0.033333 frame times after the second frame.
    QCOMPARE(m_driver->session().playhead().frame(), 1801);
    // The keyboard does the same, starting from the joints that are left out.
    QTreeWidgetItem *dropped = entry(u"left out"_s);
    list().setFocus();
    list().setCurrentItem(dropped);
    QTest::keyClick(&list(), Qt::Key_Right);
    QVERIFY(dropped->isExpanded());
    QTest::keyClick(&list(), Qt::Key_Down);
    QTest::keyClick(&list(), Qt::Key_Return);
    QVERIFY(m_driver->session().isSelected(NodeId::joint(judge().judged().verdict.dropped.front().joint)));
}

void SecondLifeTest::aRepairIsOneStep()
{
    open(avatarText(40, "Hips"));
    const QByteArray before = written();
    clickRepair(u"found “Hips”"_s);
    QCOMPARE(document().skeleton().joint(0).name, std::string("hip"));
    QCOMPARE(document().undoStack().undoText(), u"Rename root to hip"_s);
    QVERIFY(textOf("uploadVerdict").contains(u"Can be uploaded"_s));
    m_driver->child<QAction>("edit.undo")->trigger();
    QCOMPARE(written(), before);
    QTRY_VERIFY(textOf("uploadVerdict").contains(u"Cannot"_s));
    // Markers and other things that belong to frames are cut along with them.
    open(avatarText(1900), u"long.bvh"_s);
    document().setMarkers({{3, "a"}, {1850, "b"}}, u"x"_s);
    QVERIFY(isJudged());
    clickRepair(u"60 s"_s);
    QVERIFY(textOf("uploadVerdict").contains(u"Can be uploaded"_s));
    QCOMPARE(document().motion().frameCount(), 1802);
    QCOMPARE(document().markers().size(), std::size_t{1});
    // A file that follows the format, but not as strictly as the viewer wants: the repair changes only its text.
    open(avatarText().replace("MOTION\n", "\t \nMOTION\n"), u"blank.bvh"_s);
    QVERIFY(textOf("uploadVerdict").contains(u"✕"_s));
    clickRepair(u"only white space"_s);
    QVERIFY(textOf("uploadVerdict").contains(u"Can be uploaded"_s));
    m_driver->child<QAction>("edit.undo")->trigger();
    QTRY_VERIFY(!textOf("uploadVerdict").contains(u"Can be uploaded"_s));
}

void SecondLifeTest::allFindingsOfARuleCanBeRepairedTogether()
{
    // Five joints hold a pose, so the upload would leave them out.
    Clip clip = makeWalker({.frames = 30}).clip;
    const char *names[] = {"abdomen", "chest", "neck", "head", "lShldr", "lForeArm"};
    clip.skeleton.setName(0, "hip");
    for (int joint = 1; joint <= 6; ++joint) {
        clip.skeleton.setName(joint, names[joint - 1]);
        for (int frame = 0; frame < 30; ++frame) {
            for (int column = 0; column < clip.skeleton.joint(joint).columnCount(); ++column)
                clip.motion.setValue(frame, clip.skeleton.joint(joint).firstColumn + column, joint * 5.0);
        }
    }
    open(QByteArray::fromStdString(writeBvh(clip)));
    const auto isHeld = [&](const UploadFinding &finding) { return finding.rule == UploadRule::PoseLost; };
    const auto held = std::ranges::count_if(judge().judged().verdict.findings, isHeld);
    QVERIFY(held >= 3);
    const int keptBefore = judge().judged().verdict.keptJoints;
    QTreeWidgetItem *group = entry(u"× "_s + u"“"_s);
    QVERIFY(group != nullptr);
    QCOMPARE(group->childCount(), int(held));
    const Clip before = document().clip();
    clickRepair(u"held in a pose"_s);
    QCOMPARE(std::ranges::count_if(judge().judged().verdict.findings, isHeld), 0);
    QCOMPARE(judge().judged().verdict.keptJoints, keptBefore + int(held));
    // Only these joints were bent, and only in the first frame.
    int changed = 0;
    for (int column = 0; column < before.motion.columnCount(); ++column) {
        changed += before.motion.value(0, column) != document().motion().value(0, column) ? 1 : 0;
        for (int frame = 1; frame < 30; ++frame)
            QCOMPARE(document().motion().value(frame, column), before.motion.value(frame, column));
    }
    QCOMPARE(changed, int(held));
}

void SecondLifeTest::makeUploadableDoesAllInOneStep()
{
    open(avatarText(1900, "Hips", "Neck1").replace("MOTION\n", "\t \nMOTION\n"));
    const QByteArray before = written();
    QString text;
    acceptBox(u"Cancel"_s, &text);
    clickButton(u"Prepare for Upload"_s);
    QTRY_VERIFY(text.contains(u"Rename root to hip"_s));
    QVERIFY(text.contains(u"Hold joints still"_s) && text.contains(u"Cut to 60 s"_s) &&
            text.contains(u"standard layout"_s));
    QCOMPARE(written(), before);
    QVERIFY(!document().undoStack().canUndo());
    acceptBox(u"Repair"_s);
    clickButton(u"Prepare for Upload"_s);
    QTRY_COMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), u"Make uploadable"_s);
    QTRY_VERIFY(textOf("uploadVerdict").contains(u"Can be uploaded"_s));
    m_driver->child<QAction>("file.save")->trigger();
    QTRY_VERIFY(!document().isModified());
    QVERIFY(checkedByCommandLine(document().path()).contains(u"second-life pass"_s));
    m_driver->child<QAction>("edit.undo")->trigger();
    QCOMPARE(written(), before);
    // The menu command works where nothing has to be repaired.
    m_driver->child<QAction>("edit.redo")->trigger();
    m_driver->child<QAction>("file.makeUploadable")->trigger();
    QTRY_VERIFY(m_driver->window().statusBar()->currentMessage().contains(u"Nothing needs to be repaired"_s));
}

// Repairing would make a file that passes and in which hardly anything moves.
void SecondLifeTest::figuresOfOtherProgramsAreToBeRetargeted()
{
    Clip clip = makeWalker({.frames = 30}).clip;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        clip.skeleton.setName(joint, "part " + std::to_string(joint));
    open(QByteArray::fromStdString(writeBvh(clip)));
    QString text;
    QString standard;
    QString next;
    m_driver->whenDialogOpens([&](QWidget *dialog) {
        auto *box = qobject_cast<QMessageBox *>(dialog);
        QVERIFY(box != nullptr);
        text = box->informativeText();
        standard = QString(box->defaultButton()->text()).remove(u'&');
        QTest::mouseClick(box->defaultButton(), Qt::LeftButton);
        m_driver->whenDialogOpens([&next](QWidget *second) {
            next = QString::fromLatin1(second->metaObject()->className());
            qobject_cast<QDialog *>(second)->reject();
        });
    });
    m_driver->child<QAction>("file.makeUploadable")->trigger();
    QTRY_COMPARE(next, u"limber::RetargetDialog"_s);
    QCOMPARE(standard, u"Retarget Onto Avatar…"_s);
    QVERIFY2(text.contains(u"their motion is lost"_s), qPrintable(text));
    QVERIFY(!document().undoStack().canUndo());
}

void SecondLifeTest::remainingFindingsAreReported()
{
    // A joint without a name, for which the program cannot choose one.
    open(avatarText(40, "Hips").replace("JOINT lForeArm", "JOINT "));
    QString text;
    acceptBox(u"Cancel"_s, &text);
    clickButton(u"Prepare for Upload"_s);
    QTRY_VERIFY(!text.isEmpty());
    QVERIFY2(text.startsWith(u"This repairs what can be repaired"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Rename root to hip"_s) && text.contains(u"This is left to you:"_s), qPrintable(text));
    QVERIFY(!document().undoStack().canUndo());
}

void SecondLifeTest::layersAreMergedOnlyWhereNecessary()
{
    open(avatarText(40, "Hips", "Neck1"));
    Layer layer;
    layer.name = "Polish";
    LayerKey key;
    key.frame = 20;
    key.window.full = {20, 20};
    JointOffset offset;
    offset.joint = 1;
    offset.rotation = {0.0, 0.3, 0.0};
    key.offsets.push_back(offset);
    layer.keys.push_back(key);
    document().setLayers({layer}, u"x"_s);
    QVERIFY(m_driver->session().layered().hasLayers());
    QVERIFY(isJudged());
    clickRepair(u"found “Hips”"_s);
    QCOMPARE(document().layers().size(), std::size_t{1});
    clickRepair(u"“Neck1” moves"_s);
    QVERIFY(document().layers().empty());
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains(u"merged"_s));
    QVERIFY(textOf("uploadVerdict").contains(u"Can be uploaded"_s));
    m_driver->child<QAction>("edit.undo")->trigger();
    QCOMPARE(document().layers().size(), std::size_t{1});
}

void SecondLifeTest::settingsCanBeUndoneAndAreSaved()
{
    open(avatarText());
    showSettings();
    auto *priority = m_driver->child<QSpinBox>("animPriority");
    priority->setFocus();
    priority->selectAll();
    QTest::keyClicks(priority, u"4"_s);
    QCOMPARE(document().secondLife()->priority, 4);
    QVERIFY(document().isModified());
    auto *loops = m_driver->child<QCheckBox>("animLoops");
    auto *loopIn = m_driver->child<QWidget>("animLoopIn");
    QVERIFY(!loopIn->isEnabled());
    QTest::keyClick(loops, Qt::Key_Space);
    QVERIFY(document().secondLife()->loops && loopIn->isEnabled());
    auto *hands = m_driver->child<QComboBox>("animHandPose");
    hands->setFocus();
    QTest::keyClick(hands, Qt::Key_Down);
    QCOMPARE(document().secondLife()->handPose, 2);
    auto *emote = m_driver->child<QLineEdit>("animEmote");
    emote->setFocus();
    QTest::keyClicks(emote, u"smile"_s);
    QCOMPARE(document().secondLife()->emote, std::string("smile"));
    QCOMPARE(document().undoStack().count(), 4);
    for (int step = 0; step < 4; ++step)
        m_driver->child<QAction>("edit.undo")->trigger();
    QVERIFY(!document().secondLife() && !document().isModified());
    QCOMPARE(priority->value(), 2);
    QVERIFY(emote->text().isEmpty() && !loops->isChecked());
    for (int step = 0; step < 4; ++step)
        m_driver->child<QAction>("edit.redo")->trigger();
    const AnimSettings wanted = *document().secondLife();
    m_driver->child<QAction>("file.save")->trigger();
    QTRY_VERIFY(!document().isModified());
    QVERIFY(bytesOf(m_folder->path(u"take.limber"_s)).contains("second-life"));
    m_driver->child<QAction>("file.close")->trigger();
    m_driver->open(m_folder->path(u"take.limber"_s));
    QVERIFY(document().secondLife() == std::optional(wanted));
    QCOMPARE(priority->value(), 4);
    QCOMPARE(emote->text(), u"smile"_s);
}

void SecondLifeTest::anEditOfAFieldIsOneStep()
{
    open(avatarText());
    showSettings();
    auto *ease = m_driver->child<QAbstractSpinBox>("animEaseIn");
    ease->setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(ease, Qt::Key_Up);
    QCOMPARE(document().undoStack().count(), 1);
    m_driver->child<QAbstractSpinBox>("animEaseOut")->setFocus();
    ease->setFocus();
    QTest::keyClick(ease, Qt::Key_Up);
    QCOMPARE(document().undoStack().count(), 2);
    m_driver->child<QAction>("edit.undo")->trigger();
    m_driver->child<QAction>("edit.undo")->trigger();
    QVERIFY(!document().secondLife());
}

void SecondLifeTest::theExportEqualsThatOfTheCommandLine()
{
    open(avatarText(120));
    AnimSettings settings;
    settings.priority = 5;
    settings.loops = true;
    settings.loopInSeconds = 0.25;
    settings.loopOutSeconds = 2.5;
    settings.emote = "smile";
    settings.handPose = 3;
    document().setSecondLife(settings, u"Settings"_s);
    m_driver->child<QAction>("file.save")->trigger();
    QTRY_VERIFY(!document().isModified());
    const QString own = m_folder->path(u"own.anim"_s);
    acceptBox(u"Export"_s); // accepts that one joint stands still
    // The box opens first, then the file dialog.
    QTimer follow;
    connect(&follow, &QTimer::timeout, this, [&] {
        QWidget *dialog = QApplication::activeModalWidget();
        auto *name = dialog == nullptr ? nullptr : dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
        if (name == nullptr)
            return;
        follow.stop();
        QVERIFY(name->text().endsWith(u"take.anim"_s));
        m_driver->chooseInFileDialog(own);
    });
    follow.start(20);
    clickButton(u"Export .anim"_s);
    QTRY_VERIFY(QFile::exists(own));
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains(u"own.anim"_s));
    const QString theirs = m_folder->path(u"theirs.anim"_s);
    QCOMPARE(QProcess::execute(QStringLiteral(LIMBER_CLI), {u"export"_s, document().path(), theirs}), 0);
    QVERIFY(!bytesOf(theirs).isEmpty());
    QCOMPARE(bytesOf(own), bytesOf(theirs));
    const AnimReading reading = readAnim(bytesOf(own).toStdString());
    QVERIFY(reading.file && reading.file->priority == 5 && reading.file->loops && reading.file->handPose == 3);
    QVERIFY(!document().isModified());
}

void SecondLifeTest::leftOutJointsAreReportedFirst()
{
    open(avatarText(40, "hip", "<b>Neck</b>"));
    QString text;
    acceptBox(u"Cancel"_s, &text);
    m_driver->child<QAction>("file.exportAnimation")->trigger();
    QVERIFY2(text.contains(u"<b>Neck</b>"_s), qPrintable(text));
    QVERIFY(text.contains(u"1 joint left out that stands still"_s));
    QCOMPARE(m_folder->names(), QStringList{u"take.bvh"_s});
}

// For instance, the file is read again during the export.
void SecondLifeTest::theDocumentMayBeReplacedDuringTheExport()
{
    open(avatarText(40, "hip", "<b>Neck</b>"));
    Document &document = this->document();
    QTimer::singleShot(0, &document, [&document] { document.reset(*readBvh(smallBvh().toStdString()).clip); });
    QString text;
    acceptBox(u"Cancel"_s, &text);
    m_driver->child<QAction>("file.exportAnimation")->trigger();
    QCOMPARE(document.skeleton().jointCount(), readBvh(smallBvh().toStdString()).clip->skeleton.jointCount());
    QVERIFY2(text.contains(u"<b>Neck</b>"_s), qPrintable(text));
}

void SecondLifeTest::theVerdictOfAnotherDocumentIsNeverShown()
{
    open(avatarText(40, "Hips"), u"bad.bvh"_s);
    open(avatarText(1500), u"good.bvh"_s);
    auto *tabs = m_driver->window().findChild<SessionTabs *>();
    const auto isShown = [this] { return m_driver->child<QLabel>("uploadVerdict")->isVisible(); };
    int wrong = 0;
    int right = 0;
    QObject context;
    connect(&judge(), &UploadJudge::changed, &context, [&] {
        if (judge().state() != UploadJudge::State::Known)
            return;
        const bool isGood =
            m_driver->window().windowTitle().contains(u"good"_s) || document().displayName() == u"good.bvh"_s;
        (judge().judged().verdict.passes() == isGood ? right : wrong) += 1;
    });
    const QList<Session *> sessions = tabs->sessions();
    for (int round = 0; round < 12; ++round) {
        tabs->bringToFront(sessions.at(round % 2));
        // The verdict of the other document is not shown even for a moment.
        QVERIFY(!isShown());
        QTest::qWait(round * 7);
    }
    QVERIFY(isJudged());
    QVERIFY(right > 0);
    QCOMPARE(wrong, 0);
    // The same document gets another clip, as when it is read from the disk again.
    tabs->bringToFront(sessions.at(0));
    QVERIFY(isJudged());
    QVERIFY(textOf("uploadVerdict").contains(u"Cannot"_s));
    document().reset(document().clip());
    QVERIFY(isJudged());
}

void SecondLifeTest::thePanelAlwaysShowsAState()
{
    open(avatarText());
    document().removeFrames(0, 40);
    QTRY_VERIFY(textOf("secondLifeState").contains(u"no frames"_s));
    QVERIFY(m_driver->child<QLabel>("secondLifeState")->isVisible());
    QVERIFY(!m_driver->child<QAction>("file.exportAnimation")->isEnabled());
    m_driver->child<QAction>("edit.undo")->trigger();
    QTRY_VERIFY(m_driver->child<QLabel>("uploadVerdict")->isVisible());
    QVERIFY(m_driver->child<QAction>("file.exportAnimation")->isEnabled());
    document().beginLoading(document().clip());
    panel().setSession(&m_driver->session());
    QVERIFY(textOf("secondLifeState").contains(u"loading"_s));
    document().endLoading(document().clip(), {});
    QTRY_VERIFY(m_driver->child<QLabel>("uploadVerdict")->isVisible());
    panel().setSession(nullptr);
    QVERIFY(textOf("secondLifeState").contains(u"Open a motion"_s));
}

void SecondLifeTest::namesArePlainTextAndFitThePanel()
{
    const QByteArray name = "<img/src=x>" + QByteArray(300, 'n');
    open(avatarText(40, "<h1>Hips</h1>", name));
    QVERIFY(entry(u"<h1>Hips</h1>"_s) != nullptr);
    for (const QLabel *label : panel().findChildren<QLabel *>())
        QVERIFY2(label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()),
                 qPrintable(label->text()));
    QVERIFY2(panel().minimumSizeHint().width() <= 300, qPrintable(QString::number(panel().minimumSizeHint().width())));
    QTreeWidgetItem *item = entry(u"moves"_s);
    QVERIFY(item != nullptr && !Qt::mightBeRichText(item->toolTip(UploadList::Text).left(3)));
}

void SecondLifeTest::theAvatarIsTheTargetOfTheRetarget()
{
    open(QByteArray::fromStdString(writeBvh(makeWalker({.frames = 20}).clip)));
    QString target;
    m_driver->whenDialogOpens([&target](QWidget *dialog) {
        auto *retarget = qobject_cast<RetargetDialog *>(dialog);
        QVERIFY(retarget != nullptr);
        target = retarget->findChild<QComboBox *>(u"skeletonChoice"_s)->currentText();
        QCOMPARE(retarget->setup().targetName(), target);
        retarget->reject();
    });
    // wide enough for all buttons
    m_driver->window().resizeDocks({m_driver->child<QDockWidget>("dock.secondLife")}, {480}, Qt::Horizontal);
    QTRY_VERIFY(panel().width() > 440);
    clickButton(u"Retarget"_s);
    QCOMPARE(target, u"Second Life avatar"_s);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    installTranslations(application); // for the plural forms
    SecondLifeTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_secondlife

#include "tst_secondlife.moc"
