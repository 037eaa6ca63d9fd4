#include "messages/readingmessages.h"
#include "panels/figurerepair.h"
#include "panels/findingsdelegate.h"
#include "panels/findingspanel.h"
#include "panels/sourceview.h"
#include "support/plainbody.h"
#include "support/walker.h"

#include <QCoreApplication>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>

namespace tst_findingspanel {

using namespace limber;
using namespace limber::test;

namespace {

const QString noProblems = QStringLiteral("No problems in the file. Faults of the movement: Clean Up.");

// A translator that turns the letters of the core's sentences into capitals, except for the arguments that are filled
// in.
class Shouting : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *source, const char *, int) const override
    {
        return QByteArray(context) == "limber::Message"
                   ? QString::fromUtf8(source).toUpper().replace(QLatin1String("%N"), QLatin1String("%n"))
                   : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

// The panel shows findings in the language of the window.
class FindingsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void isInTheLanguageOfTheWindow();
    void aMessageIsSplitIntoWhatWasFoundAndDone();
    void likeFindingsAreOneEntry();
    void withoutADocumentNothingIsOpen();
    void aRefusalOffersWhatCanBeDone();
    void aNarrowPanelCutsNeitherWordsNorButtons();
    void theExcerptSaysWhetherItIsStillTrue();
    void aFindingWithoutALineHasNoExcerpt();
    void aFirstPoseCanBeKeptOrLeftOut();
    void theHeadAddsUpToTheCount();
    void aFirstPoseCanBeTrimmedAway();
    void aFigureThatHangsIsPutOnItsFeet();
    void frozenFramesAreFilled();
    void anotherDocumentIsNotRepaired();
    void faultsOfTheMovementAreListedWhileItIsSeen();
    void aFaultShowsItsPlaceAndOpensItsOperation();
    void likeFaultsAreOneEntry();
};

void FindingsPanelTest::isInTheLanguageOfTheWindow()
{
    const std::vector<Finding> findings = {
        {Severity::Warning, 3, 1, messages::missingChannels(nameArgument("hips")), FindingKind::MissingChannels},
        {Severity::Error, 4, 2, messages::expectedNumber(messages::endOfFile()), FindingKind::BadNumber}};
    FindingsPanel panel;
    const auto *list = panel.findChild<QTreeWidget *>(QStringLiteral("findingsList"));
    panel.showRefusal({}, findings, false);
    QCOMPARE(list->topLevelItem(1)->text(1), QStringLiteral("expected a number, found the end of the file"));

    Shouting shouting;
    QVERIFY(QCoreApplication::installTranslator(&shouting));
    panel.showRefusal({}, findings, false);
    QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("EXPECTED CHANNELS IN JOINT “hips”, FOUND NONE"));
    QCOMPARE(list->topLevelItem(1)->text(1), QStringLiteral("EXPECTED A NUMBER, FOUND THE END OF THE FILE"));
}

namespace {

Finding findingOf(const Message &message, int line = 0, int column = 0)
{
    return {Severity::Warning, line, column, message, FindingKind::MissingChannels};
}

Finding missing(const char *joint, int line = 0, int column = 0)
{
    return findingOf(messages::missingChannels(nameArgument(joint)), line, column);
}

// What a panel shows.
struct Shown
{
    explicit Shown(FindingsPanel &shown) : panel(shown) {}

    FindingsPanel &panel;
    QTreeWidget &list = *panel.findChild<QTreeWidget *>(QStringLiteral("findingsList"));
    QLabel &notice = *panel.findChild<QLabel *>(QStringLiteral("sourceNotice"));
    SourceView &lines = *panel.findChild<SourceView *>();

    [[nodiscard]] QPushButton &button(const char *name) const
    {
        return *panel.findChild<QPushButton *>(QLatin1StringView(name));
    }
    [[nodiscard]] bool hasText(const QString &text) const
    {
        const auto labels = panel.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text() == text; });
    }
};

} // namespace

void FindingsPanelTest::aMessageIsSplitIntoWhatWasFoundAndDone()
{
    FindingsPanel panel;
    const Shown shown(panel);
    const auto splitOf = [&](const Message &message) {
        panel.showRefusal({}, {findingOf(message)}, false);
        const QTreeWidgetItem &item = *shown.list.topLevelItem(0);
        return QStringList{item.text(1), item.data(1, FindingsDelegate::DoneRole).toString()};
    };
    // A colon inside of a name does not count.
    QCOMPARE(splitOf(messages::missingChannels(nameArgument("a: b"))),
             (QStringList{QStringLiteral("expected CHANNELS in joint “a: b”, found none"),
                          QStringLiteral("it has no channels")}));
    QCOMPARE(splitOf(messages::oddName(nameArgument("a b"), messages::hasSpaces())),
             (QStringList{QStringLiteral("joint name a b has spaces"), QStringLiteral("kept unchanged")}));
    QCOMPARE(splitOf(messages::expectedNumber(messages::endOfFile())),
             (QStringList{QStringLiteral("expected a number, found the end of the file"), QString()}));
}

void FindingsPanelTest::likeFindingsAreOneEntry()
{
    FindingsPanel panel;
    const Shown shown(panel);
    QSignalSpy counted(&panel, &FindingsPanel::countChanged);
    panel.showRefusal({}, {missing("arm1", 3, 1), missing("leg", 4, 1), missing("arm2", 5, 2), missing("arm33", 6, 3)},
                      false);
    QCOMPARE(counted.last().first().toInt(), 4);
    QCOMPARE(shown.list.topLevelItemCount(), 2);
    QCOMPARE(shown.list.topLevelItem(0)->childCount(), 3);
    QCOMPARE(shown.list.topLevelItem(0)->text(1), QStringLiteral("3 × expected CHANNELS in joint “arm1”, found none"));
    QCOMPARE(shown.list.topLevelItem(0)->child(2)->text(0), QStringLiteral("6:3"));
    QCOMPARE(shown.list.topLevelItem(1)->text(0), QStringLiteral("4:1"));
    QVERIFY(shown.list.rootIsDecorated());
    panel.showRefusal({}, {missing("arm1"), missing("arm2")}, false); // two are too few
    QCOMPARE(shown.list.topLevelItemCount(), 2);
    QVERIFY(!shown.list.rootIsDecorated());
    QCOMPARE(shown.list.topLevelItem(0)->text(0), QString()); // about the file as a whole
    QCOMPARE(shown.list.headerItem()->text(0), QString()); // it would be the head of nothing
    panel.showRefusal({}, {missing("arm1"), missing("arm2", 5, 2)}, false);
    QCOMPARE(shown.list.headerItem()->text(0), QStringLiteral("Line"));
}

void FindingsPanelTest::withoutADocumentNothingIsOpen()
{
    FindingsPanel panel;
    const Shown shown(panel);
    QVERIFY(shown.hasText(QStringLiteral("Nothing is open.")));
    QVERIFY(shown.list.isHidden());
    Session session;
    panel.setSession(&session);
    QVERIFY(shown.hasText(noProblems));
    panel.setSession(nullptr);
    QVERIFY(shown.hasText(QStringLiteral("Nothing is open.")));
}

void FindingsPanelTest::aRefusalOffersWhatCanBeDone()
{
    FindingsPanel panel;
    const Shown shown(panel);
    panel.showRefusal(FileStamp{QStringLiteral("/x/walk.bvh")}, {missing("arm")}, false);
    QVERIFY(shown.button("repairButton").isHidden() && shown.button("backButton").isHidden());
    QVERIFY(!shown.list.isHidden());
    Session session;
    panel.setSession(&session);
    panel.showRefusal(FileStamp{QStringLiteral("/x/walk.bvh")}, {missing("leg"), missing("arm")}, true);
    QVERIFY(!shown.button("repairButton").isHidden() && !shown.button("backButton").isHidden());
    QCOMPARE(shown.list.currentItem(), shown.list.topLevelItem(1)); // the last one says why
    QSignalSpy repair(&panel, &FindingsPanel::repairWanted);
    shown.button("repairButton").click();
    QCOMPARE(repair.first().first().toString(), QStringLiteral("/x/walk.bvh"));
    panel.showProject(FileStamp{QStringLiteral("/x/walk.limber")}, {missing("leg"), missing("arm")});
    QVERIFY(shown.button("repairButton").isHidden() && !shown.button("backButton").isHidden());
    QCOMPARE(shown.list.currentItem(), shown.list.topLevelItem(0));
    shown.button("backButton").click();
    QVERIFY(shown.hasText(noProblems));
    QVERIFY(shown.button("backButton").isHidden());
    panel.setSession(nullptr);
}

// In the languages with long words, two buttons side by side were cut on both sides.
void FindingsPanelTest::aNarrowPanelCutsNeitherWordsNorButtons()
{
    Session session;
    FindingsPanel panel;
    panel.setSession(&session);
    panel.resize(260, 400);
    panel.show();
    panel.showRefusal({}, {missing("arm1", 3, 1)}, true);
    QCoreApplication::processEvents();
    int seen = 0;
    for (const QPushButton *button : panel.findChildren<QPushButton *>()) {
        if (!button->isVisible())
            continue;
        ++seen;
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        QVERIFY2(button->mapTo(&panel, QPoint(button->width(), 0)).x() <= panel.width(), qPrintable(button->text()));
    }
    QCOMPARE(seen, 2);
    const auto *summary = panel.findChild<QLabel *>(QStringLiteral("findingsSummary"));
    QVERIFY(summary->height() >= summary->heightForWidth(summary->width()));
    panel.resize(120, 400);
    QCoreApplication::processEvents();
    panel.resize(700, 400);
    QCoreApplication::processEvents();
    QVERIFY(summary->height() < 3 * summary->fontMetrics().lineSpacing());
    QList<int> lines;
    for (const QPushButton *button : panel.findChildren<QPushButton *>()) {
        if (button->isVisible())
            lines << button->y();
    }
    QCOMPARE(lines.value(0), lines.value(1)); // where there is room, they stand side by side
}

void FindingsPanelTest::theExcerptSaysWhetherItIsStillTrue()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("walk.bvh"));
    const auto write = [&path](const QByteArray &text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write("one\ntwo\nthree\n");
    FindingsPanel panel;
    const Shown shown(panel);
    panel.showRefusal(FileStamp::of(path), {missing("arm", 2, 1)}, false);
    QTRY_VERIFY(!shown.lines.isHidden() && shown.lines.toPlainText().contains(QStringLiteral("two")));
    QVERIFY(shown.notice.isHidden());

    const QList<QTreeWidgetItem *> item{shown.list.topLevelItem(0)};
    write("one\ntwo and a half\nthree\n");
    emit shown.list.itemClicked(item.first(), 0);
    QTRY_COMPARE(shown.notice.text(), QStringLiteral("The file has changed since it was read: lines may have moved."));
    QVERIFY(!shown.notice.isHidden() && !shown.lines.isHidden());
    write("one");
    emit shown.list.itemClicked(item.first(), 0);
    QTRY_COMPARE(shown.notice.text(),
                 QStringLiteral("The file has changed since it was read: this line is no longer there."));
    QVERIFY(QFile::remove(path));
    emit shown.list.itemClicked(item.first(), 0);
    QTRY_VERIFY(shown.lines.isHidden()); // there is nothing to show but why
    QVERIFY(!shown.notice.isHidden());
    QVERIFY2(!shown.notice.text().contains(QStringLiteral("changed since")), qPrintable(shown.notice.text()));
}

void FindingsPanelTest::aFindingWithoutALineHasNoExcerpt()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("walk.bvh"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("one\ntwo\n");
    file.close();
    FindingsPanel panel;
    const Shown shown(panel);
    panel.showRefusal(FileStamp::of(path), {missing("leg"), missing("arm", 1, 1)}, false);
    QTRY_VERIFY(!shown.lines.parentWidget()->isHidden());
    shown.list.setCurrentItem(shown.list.topLevelItem(0));
    QVERIFY(shown.lines.parentWidget()->isHidden());
}

namespace {

// A walker that begins with its rest pose.
Clip walkerFromRest()
{
    Clip clip = makeWalker({.frames = 60}).clip;
    for (int column = 3; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(0, column, column % 3 == 0 ? 60.0 : 0.0);
    return clip;
}

} // namespace

void FindingsPanelTest::aFirstPoseCanBeKeptOrLeftOut()
{
    Session session;
    session.document().reset(walkerFromRest());
    FindingsPanel panel;
    const Shown shown(panel);
    QSignalSpy counted(&panel, &FindingsPanel::countChanged);
    panel.setSession(&session);
    QCOMPARE(counted.last().first().toInt(), 1);
    QCOMPARE(shown.list.topLevelItemCount(), 1);
    QVERIFY(shown.list.topLevelItem(0)->text(1).startsWith(QStringLiteral("Frame 0 is a pose of its own")));
    for (const char *name : {"keepPoseButton", "leaveOutButton", "trimAwayButton"})
        QVERIFY2(!shown.button(name).isHidden(), name);
    QVERIFY(shown.button("standButton").isHidden());

    shown.button("keepPoseButton").click();
    QCOMPARE(session.document().posesApartChoice(), PosesApartChoice::Filter);
    QCOMPARE(counted.last().first().toInt(), 0); // it is answered, but the answer can be changed
    QVERIFY(shown.button("keepPoseButton").isChecked());
    QCOMPARE(shown.list.topLevelItemCount(), 1);
    QVERIFY(!shown.hasText(noProblems)); // the list shows one
    QVERIFY(shown.hasText(QStringLiteral("Everything that was asked about the figure is answered.")));
    shown.button("leaveOutButton").click();
    QCOMPARE(session.document().posesApartChoice(), PosesApartChoice::LeaveOut);
    QVERIFY(!shown.button("keepPoseButton").isChecked());
    shown.button("leaveOutButton").click();
    QCOMPARE(session.document().posesApartChoice(), PosesApartChoice::Ask);
    QCOMPARE(counted.last().first().toInt(), 1);
    QUndoStack &steps = session.document().undoStack();
    QCOMPARE(steps.count(), 3);
    steps.undo();
    QCOMPARE(session.document().posesApartChoice(), PosesApartChoice::LeaveOut);
    QVERIFY(shown.button("leaveOutButton").isChecked());
    steps.setIndex(0);
    QCOMPARE(session.document().posesApartChoice(), PosesApartChoice::Ask);
    QVERIFY(!shown.button("keepPoseButton").isChecked() && !shown.button("leaveOutButton").isChecked());
    QVERIFY(shown.hasText(QStringLiteral("1 question(s) about the figure.")));
    steps.redo();
    QVERIFY(shown.button("keepPoseButton").isChecked());
    panel.setSession(nullptr);
}

// The head names everything that the number in the panel's title counts.
void FindingsPanelTest::theHeadAddsUpToTheCount()
{
    Session session;
    DocumentOrigin origin;
    origin.path = QStringLiteral("/x/walk.bvh");
    session.document().setOrigin(origin);
    session.document().reset(walkerFromRest(), {missing("arm"), missing("leg")});
    FindingsPanel panel;
    const Shown shown(panel);
    QSignalSpy counted(&panel, &FindingsPanel::countChanged);
    panel.setSession(&session);
    QCOMPARE(counted.last().first().toInt(), 3);
    QVERIFY(shown.hasText(QStringLiteral("Opened with 2 assumption(s) or fix(es); the file on disk is unchanged.\n"
                                         "1 question(s) about the figure.")));
    shown.button("keepPoseButton").click();
    QCOMPARE(counted.last().first().toInt(), 2);
    QVERIFY(shown.hasText(QStringLiteral("Opened with 2 assumption(s) or fix(es); the file on disk is unchanged.\n"
                                         "Everything that was asked about the figure is answered.")));
    panel.setSession(nullptr);
}

void FindingsPanelTest::aFirstPoseCanBeTrimmedAway()
{
    Session session;
    session.document().reset(walkerFromRest());
    FindingsPanel panel;
    const Shown shown(panel);
    panel.setSession(&session);
    shown.button("trimAwayButton").click();
    QTRY_COMPARE(session.document().motion().frameCount(), 59);
    QCOMPARE(session.document().undoStack().count(), 1);
    QTRY_COMPARE(shown.list.topLevelItemCount(), 0);
    session.document().undoStack().undo();
    QCOMPARE(session.document().motion().frameCount(), 60);
    QTRY_COMPARE(shown.list.topLevelItemCount(), 1);
    panel.setSession(nullptr);
}

void FindingsPanelTest::aFigureThatHangsIsPutOnItsFeet()
{
    Session session;
    session.document().reset(hangingWalker({.frames = 60}));
    FindingsPanel panel;
    const Shown shown(panel);
    panel.setSession(&session);
    QCOMPARE(shown.list.topLevelItemCount(), 1);
    QVERIFY(shown.button("trimAwayButton").isHidden());
    shown.button("standButton").click();
    QTRY_COMPARE(session.document().undoStack().count(), 1);
    QTRY_COMPARE(shown.list.topLevelItemCount(), 0);
    panel.setSession(nullptr);
}

void FindingsPanelTest::frozenFramesAreFilled()
{
    Session session;
    Clip clip = makeWalker({.frames = 120}).clip;
    for (int frame = 41; frame < 60; ++frame)
        std::ranges::copy(clip.motion.frame(40), clip.motion.editFrame(frame).begin());
    session.document().reset(clip);
    FindingsPanel panel;
    const Shown shown(panel);
    panel.setSession(&session);
    QCOMPARE(shown.list.topLevelItemCount(), 1);
    QVERIFY(shown.button("standButton").isHidden());
    shown.button("fillFramesButton").click();
    QTRY_COMPARE(session.document().undoStack().count(), 1);
    QCOMPARE(session.document().undoStack().undoText(), QStringLiteral("Fill frames 41 to 59"));
    QTRY_COMPARE(shown.list.topLevelItemCount(), 0);
    panel.setSession(nullptr);
}

void FindingsPanelTest::anotherDocumentIsNotRepaired()
{
    Session session;
    session.document().reset(walkerFromRest());
    FindingsPanel panel;
    const Shown shown(panel);
    panel.setSession(&session);
    const auto *repair = panel.findChild<FigureRepair *>();
    shown.button("trimAwayButton").click();
    QVERIFY(repair->isRunning());
    session.document().setFrameTime(0.5); // the document is another one now
    QVERIFY(!repair->isRunning());
    shown.button("trimAwayButton").click();
    panel.setSession(nullptr);
    QVERIFY(!repair->isRunning());
    QCOMPARE(session.document().motion().frameCount(), 60);
    // Of all three repairs only this one ends as a step.
    panel.setSession(&session);
    shown.button("trimAwayButton").click();
    QTRY_COMPARE(session.document().motion().frameCount(), 59);
    QCOMPARE(session.document().undoStack().count(), 2);
    panel.setSession(nullptr);
}

namespace {

// Returns the first item about a fault with these words; null if there is none.
QTreeWidgetItem *itemWith(const QTreeWidget &list, const QString &words)
{
    const QList<QTreeWidgetItem *> found =
        list.findItems(words, Qt::MatchContains | Qt::MatchRecursive | Qt::MatchCaseSensitive, 1);
    return found.isEmpty() ? nullptr : found.front();
}

const QString handInTrunk = QStringLiteral("LeftHand in the trunk");

} // namespace

void FindingsPanelTest::faultsOfTheMovementAreListedWhileItIsSeen()
{
    Session session;
    session.document().reset(bodyWithHandInBelly());
    FindingsPanel panel;
    const Shown shown(panel);
    QSignalSpy counted(&panel, &FindingsPanel::countChanged);
    panel.setSession(&session);
    QTest::qWait(400);
    QVERIFY(!session.clipFaults().isDone()); // nobody sees the panel
    QVERIFY(shown.hasText(noProblems));
    panel.show();
    QVERIFY(shown.hasText(QStringLiteral("Looking for faults of the movement…")));
    QTRY_VERIFY(itemWith(shown.list, handInTrunk));
    const auto count = static_cast<int>(session.clipFaults().all().size());
    QVERIFY(shown.hasText(QStringLiteral("%1 fault(s) of the movement.").arg(count)));
    QCOMPARE(counted.last().first().toInt(), count);
    const QTreeWidgetItem *item = itemWith(shown.list, handInTrunk);
    QVERIFY(item->data(1, FindingsDelegate::DoneRole).toString().startsWith(QStringLiteral("frames ")));
    // What is shown of a refused file stays.
    panel.showRefusal(FileStamp{QStringLiteral("/x/walk.bvh")}, {missing("leg")}, false);
    emit session.clipFaults().changed();
    QCOMPARE(shown.list.topLevelItemCount(), 1);
    panel.setSession(nullptr);
}

void FindingsPanelTest::aFaultShowsItsPlaceAndOpensItsOperation()
{
    Session session;
    session.document().reset(bodyWithHandInBelly());
    FindingsPanel panel;
    const Shown shown(panel);
    panel.setSession(&session);
    panel.show();
    QTRY_VERIFY(itemWith(shown.list, handInTrunk));
    QTreeWidgetItem *item = itemWith(shown.list, handInTrunk);
    const FigureFinding fault =
        session.clipFaults().all().at(std::size_t(item->data(0, FindingsDelegate::OddityRole).toInt() - 1));
    QCOMPARE(session.playhead().frame(), 0);
    shown.list.setCurrentItem(item);
    emit shown.list.itemClicked(item, 1);
    QCOMPARE(session.playhead().frame(), fault.worstFrame);
    QVERIFY(fault.worstFrame > fault.frames.first);
    QCOMPARE(session.selectedNodes(), std::vector{NodeId::joint(fault.joint)});

    QPushButton &open = shown.button("openOperationButton");
    QVERIFY(open.isVisible() && !open.isHidden());
    QCOMPARE(open.text(), QStringLiteral("Keep Apart…"));
    for (const char *name : {"keepPoseButton", "trimAwayButton", "standButton", "fillFramesButton"})
        QVERIFY2(shown.button(name).isHidden(), name);
    std::vector<std::string> wanted;
    connect(&panel, &FindingsPanel::operationWanted, &panel,
            [&wanted](const OperationCall &call) { wanted.push_back(call.text()); });
    open.click();
    QCOMPARE(wanted, std::vector{fault.repair});
    QCOMPARE(session.document().undoStack().count(), 0);
    panel.setSession(nullptr);
}

void FindingsPanelTest::likeFaultsAreOneEntry()
{
    constexpr int times = 4;
    const Clip once = bodyWithHandInBelly();
    Clip clip = once;
    clip.motion = Motion(times * once.motion.frameCount(), once.skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(once.motion.frameTimeSeconds());
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        std::ranges::copy(once.motion.frame(frame % once.motion.frameCount()), clip.motion.editFrame(frame).begin());
    Session session;
    session.document().reset(clip);
    FindingsPanel panel;
    const Shown shown(panel);
    panel.setSession(&session);
    panel.show();
    QTRY_VERIFY(itemWith(shown.list, handInTrunk));
    QTreeWidgetItem *head = itemWith(shown.list, QStringLiteral("4 × ") + handInTrunk);
    QVERIFY(head);
    QCOMPARE(head->childCount(), times);
    shown.list.setCurrentItem(head->child(2));
    emit shown.list.itemClicked(head->child(2), 1);
    QVERIFY(std::abs(session.playhead().frame() - (2 * 180 + 90)) < 5);
    // A button for all of them works on the whole clip.
    std::vector<std::string> wanted;
    connect(&panel, &FindingsPanel::operationWanted, &panel,
            [&wanted](const OperationCall &call) { wanted.push_back(call.text()); });
    shown.list.setCurrentItem(head);
    shown.button("openOperationButton").click();
    QCOMPARE(wanted, std::vector<std::string>{"keepapart"});
    panel.setSession(nullptr);
}

QTEST_MAIN(FindingsPanelTest)

} // namespace tst_findingspanel

#include "tst_findingspanel.moc"
