#include "cleanup/cleanuppanel.h"
#include "items/jointtreemodel.h"
#include "panels/sourceview.h"
#include "support/lostlimb.h"
#include "support/plainbody.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "windowdriver.h"

#include "bvh/write/bvhwriter.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

namespace tst_findings {

using namespace limber;
using namespace limber::test;

namespace {

QByteArray withCommas()
{
    return smallBvh().replace("0.10 39.98", "0,10 39,98");
}

void press(QWidget *box, const char *text)
{
    for (QPushButton *button : box->findChildren<QPushButton *>()) {
        if (QString(button->text()).remove(QLatin1Char('&')) == QLatin1String(text))
            return button->click();
    }
    box->close();
    QFAIL("no such button");
}

} // namespace

// What the window reports about odd and refused files, and what the user can do about them.
class FindingsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opensARepairedCopyFromThePanel();
    void opensARepairedCopyFromTheMessageAndTheMenu();
    void offersNothingWhereThereIsNoRepair();
    void showsTheLineOfAFinding();
    void showsTheLineOfARefusedFile();
    void reportsAChangedOrMissingFile();
    void theMessageFollowsWhatIsRepaired();
    void everyMessageShowsTheFindingsOfItsFile();
    void savesACleanFileOnRequest();
    void anUntouchedFileIsSavedWithoutAQuestion();
    void showsNamesInTheSelectedEncoding();
    void reportsWhyANameIsRefused();
    void aFaultOfTheMovementIsMendedWithItsOperation();
    void aGapIsFilledFromTheFindings();
    void aWrongSpeedIsMadeRight();

private:
    [[nodiscard]] QTreeWidget *list() { return m_driver->child<QTreeWidget>("findingsList"); }
    [[nodiscard]] SourceView *source() { return m_driver->child<SourceView>("sourceView"); }
    [[nodiscard]] QString notice() { return m_driver->child<QLabel>("sourceNotice")->text(); }
    [[nodiscard]] QAction *action(const char *name) { return m_driver->child<QAction>(name); }
    void chooseFault(const QString &words);
    void waitForNewDocument() { QTRY_VERIFY(!m_driver->window().files().isLoading()); }

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void FindingsTest::init()
{
    m_driver.reset();
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
}

void FindingsTest::opensARepairedCopyFromThePanel()
{
    const QString path = m_folder->write(QStringLiteral("walk.bvh"), withCommas());
    m_driver->open(path);
    QVERIFY(m_driver->window().currentSession() == nullptr);
    auto *button = m_driver->child<QPushButton>("repairButton");
    QVERIFY(button->isVisible()); // the panel opens although no document is open
    QTest::mouseClick(button, Qt::LeftButton);
    waitForNewDocument();
    QVERIFY(m_driver->window().currentSession() != nullptr);
    QVERIFY(m_driver->document().path().isEmpty());
    QVERIFY(m_driver->document().isModified());
    QCOMPARE(m_driver->document().displayName(), QStringLiteral("walk (repaired).bvh"));
    QCOMPARE(m_driver->document().motion().value(0, 1), 39.98);
    QCOMPARE(list()->topLevelItemCount(), 1);
    QVERIFY(list()->topLevelItem(0)->text(1).contains(QStringLiteral("decimal commas")));
    QVERIFY(!button->isVisible());
    QVERIFY(list()->isVisible());
    QVERIFY2(!m_driver->message().contains(QStringLiteral("error")), qPrintable(m_driver->message()));
    QVERIFY(!action("file.openRepaired")->isEnabled());
    QCOMPARE(bytesOf(path), withCommas());

    // Saving asks for a name, in the folder of the original.
    m_driver->whenDialogOpens([&](QWidget *dialog) {
        QCOMPARE(dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->text(),
                 QStringLiteral("walk (repaired).bvh"));
        dialog->close();
    });
    action("file.save")->trigger();
    QVERIFY(m_driver->document().path().isEmpty());
}

void FindingsTest::opensARepairedCopyFromTheMessageAndTheMenu()
{
    m_driver->open(m_folder->write(QStringLiteral("one.bvh"), withCommas()));
    m_driver->open(m_folder->write(QStringLiteral("two.bvh"), withCommas()));
    QVERIFY(m_driver->message().contains(QStringLiteral("two.bvh"))); // the newest message comes first
    for (QToolButton *button : m_driver->window().findChild<MessageBar *>()->findChildren<QToolButton *>()) {
        if (button->text() == QLatin1String("Open a Repaired Copy"))
            button->click();
    }
    waitForNewDocument();
    QCOMPARE(m_driver->document().displayName(), QStringLiteral("two (repaired).bvh"));
    m_driver->clickMenu(QStringLiteral("File"), QStringLiteral("Open a Repaired Copy"));
    waitForNewDocument();
    QCOMPARE(m_driver->document().displayName(), QStringLiteral("one (repaired).bvh"));
    QCOMPARE(m_driver->child<QTabBar>("documentTabs")->count(), 2);
}

void FindingsTest::offersNothingWhereThereIsNoRepair()
{
    m_driver->open(m_folder->write(QStringLiteral("a.bvh"), smallBvh().replace("Zposition", "Wposition")));
    QVERIFY(list()->isVisible());
    QVERIFY(!m_driver->child<QPushButton>("repairButton")->isVisible());
    QVERIFY(!action("file.openRepaired")->isEnabled());
    m_driver->open(m_folder->write(QStringLiteral("b.bvh"), withCommas()));
    QVERIFY(action("file.openRepaired")->isEnabled());
    m_driver->open(m_folder->path(QStringLiteral("not there.bvh")));
    QVERIFY(!action("file.openRepaired")->isEnabled());
    QVERIFY(!source()->isVisible());
}

void FindingsTest::showsTheLineOfAFinding()
{
    m_driver->open(m_folder->write(QStringLiteral("a.bvh"), smallBvh().replace("Frames: 3", "Frames: 7")));
    m_driver->window().findChild<QAction *>(QStringLiteral("dock.findings.toggle"));
    for (QToolButton *button : m_driver->window().findChild<MessageBar *>()->findChildren<QToolButton *>()) {
        if (button->text() == QLatin1String("Show Findings"))
            button->click();
    }
    QTRY_VERIFY(list()->isVisible() && !list()->viewport()->visibleRegion().isEmpty());
    QTreeWidgetItem *item = list()->topLevelItem(0);
    QTRY_VERIFY(list()->viewport()->rect().contains(list()->visualItemRect(item)));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualItemRect(item).center());
    QTRY_VERIFY(source()->isVisible());
    QCOMPARE(source()->markedLine(), 17);
    QVERIFY(source()->isReadOnly());
    QVERIFY(source()->toPlainText().contains(QStringLiteral("Frames: 7")));
    QCOMPARE(source()->textCursor().block().text(), QStringLiteral("Frames: 7"));
    QCOMPARE(notice(), QString());
}

void FindingsTest::showsTheLineOfARefusedFile()
{
    m_driver->open(m_folder->write(QStringLiteral("a.bvh"), smallBvh().replace("39.97", "nix\x1B[31m")));
    QTRY_VERIFY(source()->isVisible()); // shown without a click, because it is the finding that matters
    QCOMPARE(source()->markedLine(), 20);
    QVERIFY(!source()->toPlainText().contains(QChar(0x1B)));
}

void FindingsTest::reportsAChangedOrMissingFile()
{
    const QString path = m_folder->write(QStringLiteral("a.bvh"), smallBvh().replace("39.97", "nix"));
    m_driver->open(path);
    QTRY_VERIFY(source()->isVisible());
    QCOMPARE(notice(), QString());
    QTreeWidgetItem *item = list()->topLevelItem(0);
    const auto clickAgain = [&] {
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualItemRect(item).center());
    };
    m_folder->write(QStringLiteral("a.bvh"), smallBvh() + "\n\n");
    clickAgain();
    QTRY_VERIFY(notice().contains(QStringLiteral("changed")));
    m_folder->write(QStringLiteral("a.bvh"), "short\n");
    clickAgain();
    QTRY_VERIFY(notice().contains(QStringLiteral("no longer there")));
    QVERIFY(QFile::remove(path));
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY(notice().startsWith(QStringLiteral("The file is no longer")));
    QVERIFY(!source()->isVisible());
}

void FindingsTest::theMessageFollowsWhatIsRepaired()
{
    const QByteArray hanging = QByteArray::fromStdString(writeBvh(hangingWalker({.frames = 60})));
    const auto standUp = [this] {
        QTest::mouseClick(m_driver->child<QPushButton>("standButton"), Qt::LeftButton);
        QTRY_COMPARE(m_driver->document().undoStack().count(), 1);
    };
    m_driver->open(m_folder->write(QStringLiteral("a.bvh"), hanging));
    QVERIFY(m_driver->message().startsWith(QStringLiteral("a.bvh opened with 1 finding")));
    standUp();
    QTRY_VERIFY2(m_driver->message().isEmpty(), qPrintable(m_driver->message()));
    // What was read differently stays a finding.
    m_driver->open(m_folder->write(QStringLiteral("b.bvh"), QByteArray(hanging).replace("Frames: 60", "Frames: 70")));
    QVERIFY(m_driver->message().startsWith(QStringLiteral("b.bvh opened with 2 finding")));
    standUp();
    QTRY_VERIFY2(m_driver->message().startsWith(QStringLiteral("b.bvh opened with 1 finding")),
                 qPrintable(m_driver->message()));
}

void FindingsTest::everyMessageShowsTheFindingsOfItsFile()
{
    const auto click = [this](const char *text) {
        for (QToolButton *button : m_driver->window().findChild<MessageBar *>()->findChildren<QToolButton *>()) {
            if (button->text() == QLatin1String(text))
                return button->click();
        }
        QFAIL("no such button");
    };
    const auto summary = [this] { return m_driver->child<QLabel>("findingsSummary")->text(); };
    m_driver->open(m_folder->write(QStringLiteral("odd.bvh"), smallBvh().replace("Frames: 3", "Frames: 7")));
    m_driver->open(m_folder->write(QStringLiteral("one.bvh"), smallBvh().replace("39.97", "nix")));
    m_driver->open(m_folder->write(QStringLiteral("two.bvh"), smallBvh().replace("Zposition", "Wposition")));
    QVERIFY2(summary().contains(QStringLiteral("two.bvh")), qPrintable(summary()));
    QVERIFY(m_driver->message().contains(QStringLiteral("two.bvh")));
    m_driver->child<QToolButton>("messageCount")->click();
    QVERIFY(m_driver->message().contains(QStringLiteral("one.bvh")));
    click("Show Findings");
    QVERIFY2(summary().contains(QStringLiteral("one.bvh")), qPrintable(summary()));
    QVERIFY(m_driver->message().contains(QStringLiteral("one.bvh"))); // it is true for as long as the file is refused
    m_driver->child<QToolButton>("messageCount")->click();
    QVERIFY(m_driver->message().startsWith(QStringLiteral("odd.bvh opened")));
    click("Show Findings");
    QVERIFY2(summary().startsWith(QStringLiteral("Opened with 1 assumption")), qPrintable(summary()));
    QCOMPARE(list()->topLevelItemCount(), 1);
    QVERIFY(!m_driver->child<QPushButton>("backButton")->isVisible());
}

void FindingsTest::savesACleanFileOnRequest()
{
    const QByteArray odd = smallBvh()
                               .replace("HIERARCHY", "heirarchy")
                               .replace("End Site", "End foot")
                               .replace("Frames: 3", "# x\nFrames : 9");
    const QString path = m_folder->write(QStringLiteral("a.bvh"), odd);
    m_driver->open(path);
    m_driver->document().setName(0, "changed");
    m_driver->whenDialogOpens([](QWidget *box) { press(box, "Rewrite in Standard Form"); });
    action("file.save")->trigger();
    const QByteArray clean = bytesOf(path);
    QVERIFY(clean.startsWith("HIERARCHY\nROOT changed\n{\n\tOFFSET "));
    QVERIFY(clean.contains("End Site\n"));
    QVERIFY(clean.contains("MOTION\nFrames: 3\nFrame Time: 0.033333\n0.10 39.98 "));
    m_driver->document().setName(0, "again"); // asked about once; afterwards the file is clean
    action("file.save")->trigger();
    QCOMPARE(bytesOf(path), QByteArray(clean).replace("changed", "again"));
    // The file opens without a message.
    m_driver->open(m_folder->write(QStringLiteral("b.bvh"), clean));
    QCOMPARE(list()->topLevelItemCount(), 0);
}

void FindingsTest::anUntouchedFileIsSavedWithoutAQuestion()
{
    const QByteArray odd = smallBvh().replace("HIERARCHY", "heirarchy");
    const QString path = m_folder->write(QStringLiteral("a.bvh"), odd);
    m_driver->open(path);
    action("file.save")->trigger();
    QCOMPARE(bytesOf(path), odd);
    m_driver->document().setName(0, "changed");
    bool asked = false;
    m_driver->whenDialogOpens([&](QWidget *box) {
        asked = true;
        press(box, "Cancel");
    });
    action("file.save")->trigger();
    QVERIFY(asked);
    QCOMPARE(bytesOf(path), odd);
}

void FindingsTest::showsNamesInTheSelectedEncoding()
{
    const QByteArray bytes = smallBvh().replace("Chest", "\x8D\xB6\x98\x72");
    const QString path = m_folder->write(QStringLiteral("a.bvh"), bytes);
    m_driver->open(path);
    QAction *shiftJis = action("names.Shift_JIS");
    if (shiftJis == nullptr)
        QSKIP("this system does not know the encoding");
    const QModelIndex chest = m_driver->session().jointTree().indexOf(NodeId::joint(1));
    QCOMPARE(chest.data().toString(), QStringLiteral("\\x8D\\xB6\\x98r"));
    shiftJis->trigger();
    QCOMPARE(chest.data().toString(), QString::fromUtf8("左腕"));
    QVERIFY(list()->topLevelItem(0)->text(1).contains(QString::fromUtf8("“左腕”")));
    QVERIFY(!m_driver->document().isModified());
    action("file.save")->trigger();
    QCOMPARE(bytesOf(path), bytes);
    // The selected encoding belongs to this file.
    action("file.close")->trigger();
    m_driver->open(m_folder->write(QStringLiteral("other.bvh"), bytes));
    QCOMPARE(m_driver->document().nameCodec().name(), QByteArray("UTF-8"));
    QVERIFY(!shiftJis->isChecked());
    m_driver->open(path);
    QCOMPARE(m_driver->document().nameCodec().name(), QByteArray("Shift_JIS"));
    QVERIFY(shiftJis->isChecked());
}

void FindingsTest::reportsWhyANameIsRefused()
{
    m_driver->open(m_folder->write(QStringLiteral("a.bvh"), smallBvh()));
    m_driver->selectInTree(1);
    QTest::keyClick(m_driver->tree(), Qt::Key_F2);
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    editor->setText(QStringLiteral("a{b"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY2(m_driver->message().contains(QStringLiteral("braces")), qPrintable(m_driver->message()));
    QCOMPARE(m_driver->document().skeleton().joint(1).name, std::string("Chest"));
}

// Shows the panel, waits for a fault with these words, and clicks on it.
void FindingsTest::chooseFault(const QString &words)
{
    action("dock.findings.toggle")->setChecked(true);
    QTRY_VERIFY(!list()->findItems(words, Qt::MatchContains, 1).isEmpty());
    QTreeWidgetItem *item = list()->findItems(words, Qt::MatchContains, 1).front();
    list()->scrollToItem(item);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualItemRect(item).center());
}

void FindingsTest::aFaultOfTheMovementIsMendedWithItsOperation()
{
    m_driver->open(
        m_folder->write(QStringLiteral("a.bvh"), QByteArray::fromStdString(writeBvh(bodyWithHandInBelly()))));
    chooseFault(QStringLiteral("LeftHand in the trunk"));
    const std::vector<FigureFinding> &faults = m_driver->session().clipFaults().all();
    const int hand = jointNamed(m_driver->document().skeleton(), "LeftHand");
    const auto fault = std::ranges::find(faults, hand, &FigureFinding::joint);
    QVERIFY(std::abs(m_driver->session().playhead().frame() - 90) < 5);
    QCOMPARE(m_driver->session().selectedNodes(), std::vector{NodeId::joint(hand)});
    const std::string call = fault->repair;

    QTest::mouseClick(m_driver->child<QPushButton>("openOperationButton"), Qt::LeftButton);
    auto *cleanUp = m_driver->window().findChild<CleanUpPanel *>();
    QTRY_VERIFY(cleanUp->isVisible());
    QVERIFY(call.starts_with("keepapart:frames="));
    QCOMPARE(cleanUp->call()->text(), call);
    QTRY_VERIFY(m_driver->session().preview().isShown());
    cleanUp->apply();
    QTRY_COMPARE(m_driver->document().undoStack().count(), 1);
    action("dock.findings.toggle")->trigger();
    QTRY_VERIFY(m_driver->session().clipFaults().isDone() && faults.empty());
}

void FindingsTest::aGapIsFilledFromTheFindings()
{
    const Clip clip = noisyWalker({.frames = 360});
    const Clip lost = frozen(clip, gapOf(clip, leftArm, {150, 190}));
    m_driver->open(m_folder->write(QStringLiteral("a.bvh"), QByteArray::fromStdString(writeBvh(lost))));
    chooseFault(QStringLiteral("LeftArm (3 joints) without data"));
    const FigureFinding fault = m_driver->session().clipFaults().all().front();
    QCOMPARE(m_driver->session().playhead().frame(), fault.frames.first);
    QTest::mouseClick(m_driver->child<QPushButton>("openOperationButton"), Qt::LeftButton);
    const auto *cleanUp = m_driver->window().findChild<CleanUpPanel *>();
    QTRY_COMPARE(cleanUp->call()->text(), fault.repair);
    QCOMPARE(m_driver->session().selectedNodes().size(), std::size_t(3));
    QCOMPARE(m_driver->session().playhead().firstFrame(), fault.frames.first);
    QCOMPARE(m_driver->session().playhead().lastFrame(), fault.frames.last);
}

// From a finding to the repaired preview it is one click; from the page of the operation as well.
void FindingsTest::aWrongSpeedIsMadeRight()
{
    Clip clip = makePlainBody({.frames = 220, .hips = jumping(2, 0.5, 0.8, 960.0)});
    const double seconds = clip.motion.frameTimeSeconds() / 1.4;
    clip.motion.setFrameTimeSeconds(seconds);
    m_driver->open(m_folder->write(QStringLiteral("a.bvh"), QByteArray::fromStdString(writeBvh(clip))));
    chooseFault(QStringLiteral("2 jumps things fall"));
    auto *button = m_driver->child<QPushButton>("openOperationButton");
    QCOMPARE(button->text(), QStringLiteral("Make Time Right…"));
    QTest::mouseClick(button, Qt::LeftButton);
    auto *cleanUp = m_driver->window().findChild<CleanUpPanel *>();
    QTRY_COMPARE(cleanUp->call()->text(), std::string("flight:time=fit"));
    QTRY_VERIFY(m_driver->session().preview().isShown());
    auto *offer = m_driver->child<QPushButton>("offeredSetting");
    QVERIFY(offer->isHidden());

    cleanUp->showCall({"flight", {}});
    QTRY_VERIFY(offer->isVisible());
    QCOMPARE(offer->text(), QStringLiteral("Make Time Right"));
    QTest::mouseClick(offer, Qt::LeftButton);
    QCOMPARE(cleanUp->call()->text(), std::string("flight:time=fit"));
    QTRY_VERIFY(m_driver->session().preview().isShown() && offer->isHidden());
    // Frames that only last longer are the same frames, before and after.
    const ShownFrames &shown = m_driver->session().shownFrames();
    constexpr int frame = 170;
    m_driver->session().playhead().setFrame(frame);
    QTRY_COMPARE(shown.frameTimeSeconds() / seconds > 1.3, true);
    QCOMPARE(shown.frame(), frame);
    QCOMPARE(shown.frameOfPreview(), frame);
    QCOMPARE(shown.perDocumentFrame(), 1.0);
    QVERIFY(m_driver->child<QLabel>("timelineRange")->text().startsWith(QLatin1String("Preview: 220 frame")));
    cleanUp->apply();
    QTRY_COMPARE(m_driver->document().undoStack().count(), 1);
    QCOMPARE(m_driver->session().playhead().frame(), frame);
    QVERIFY(std::abs(m_driver->document().motion().frameTimeSeconds() / seconds - 1.4) < 0.1);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    FindingsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_findings

#include "tst_findings.moc"
