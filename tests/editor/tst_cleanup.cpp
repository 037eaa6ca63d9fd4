#include "cleanup/cleanuppanel.h"
#include "cleanup/foundlist.h"
#include "cleanup/operationlist.h"
#include "cleanup/presetmenu.h"
#include "cleanup/seams/seampicture.h"
#include "session/clippreview.h"
#include "support/lostlimb.h"
#include "support/operationcalls.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "viewport/viewportpanel.h"
#include "widgets/elidedlabel.h"
#include "windowdriver.h"

#include "bvh/write/bvhwriter.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QWheelEvent>

#include <algorithm>

namespace tst_cleanup {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// A walk in which a knee pops in frame 60.
Clip poppedWalk()
{
    Clip clip = makeWalker({.frames = 120}).clip;
    const int knee = jointNamed(clip.skeleton, "LeftLeg");
    const int column = *clip.skeleton.columnOf(knee, clip.skeleton.joint(knee).channels.back());
    clip.motion.setValue(60, column, clip.motion.value(60, column) + 40.0);
    return clip;
}

} // namespace

// The Clean Up panel as users operate it, with mouse and keys.
class CleanUpTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyOperationIsInMenuListAndSearch();
    void searchAndReturnShowAnOperation();
    void arrowsInTheSearchMoveTheMark();
    void arrowsInALowListOpenNothing();
    void theOpenOperationCanBeChosenAgain();
    void theNextSearchBeginsAnew();
    void thePreviewShowsTheResultAndLeavesTheDocument();
    void theFrameInViewIsShownAtOnce();
    void applyIsOneStepThatUndoTakesBack();
    void theWindowGivesTheBytesOfTheCommandLine();
    void foundSpikesCanBeUnticked();
    void buttonsBelowFindingsAreInView();
    void theWaysToFillAGapAreOffered();
    void settingsAreResetAndHiddenWhereTheyDoNotMatter();
    void theSettingsOfAJoinFitThePanel();
    void everyFormFitsTheNarrowPanel_data();
    void everyFormFitsTheNarrowPanel();
    void theWheelScrollsTheFormAndSetsNothing();
    void withoutAnOperationTheListHasTheWholeHeight();
    void whyNothingCanBeDoneIsInView();
    void whatMustBeSetIsNamed();
    void rangeAndSelectionLimitTheOperation();
    void holdIsShownForTheSelectedJoint();
    void aTrimAsksForARangeAndTakesIt();
    void aShorterPreviewIsPlayedAndKeepsItsPlace();
    void aSecondApplySaysThatNothingIsLeft();
    void whatACallBroughtIsGivenBack();
    void nothingIsEmptyWhileSomethingScrolls_data();
    void nothingIsEmptyWhileSomethingScrolls();
    void cancelEndsThePreview();
    void closingAnOperationKeepsItsTicks();
    void aChipSaysThatOnlySelectedJointsChange();
    void afterApplyingNothingIsLeftToCancel();
    void afterCancelNoFieldTakesTheKeys();
    void lettersActOnTheViewWhileALowPanelHasTheKeyboard();
    void anotherDocumentIsShownAsItIs();
    void unsetSettingsAreNotInTheCall();
    void hidingThePanelEndsThePreview();
    void editsElsewhereUpdateThePreview();
    void applyingAgainWorksOnTheSelection();
    void applyingAgainKeepsTheSelectedCycle();
    void theCommandIsCopied();
    void stepsAreRecordedAsARecipe();
    void wrongSettingsAreReportedAndNothingIsApplied();
    void aWalkIsRepairedFromThePopToTheFile();
    void theResultOfANarrowPanelBeginsWithItsHeadline();
    void theResultOfANarrowPanelHasTheRoomThatIsLeft();
    void theWordsOfTheScopeAreWhole();
    void aJointsOwnMenuCleansUpJustThatJoint();
    void aCycleIsChosenFromThePicture();
    void noCycleOfTheResultIsChosen();
    void onlyOperationsWithACycleHaveThePicture();
    void aJoinIsChosenFromThePicture();
    void withoutASecondClipAJoinHasNoPicture();
    void settingsAreKeptUnderAName();
    void keptSettingsAreRenamedAndDeleted();
    void standardSettingsUnderANameAreStillTheDefault();
    void namesOfKeptSettingsArePlainText();
    void keptSettingsAreThereInTheNextWindow();
    void damagedKeptSettingsAreIgnored();
    void countsStandBesideOperations();
    void nothingIsCountedWhilePlaying();

private:
    void show(const char *name);
    void waitForResult();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_driver->window(), key, modifiers);
    }
    void trigger(const char *name) { m_driver->window().findChild<QAction *>(QLatin1String(name))->trigger(); }
    template <typename Widget>
    Widget *child(const char *name)
    {
        return m_driver->child<Widget>(name);
    }
    CleanUpPanel &panel() { return *m_driver->window().findChild<CleanUpPanel *>(); }
    Document &document() { return m_driver->document(); }
    // What the status bar says.
    QString said() { return m_driver->window().statusBar()->currentMessage(); }
    void chooseInPresetMenu(const QString &entry);
    void saveSettingsAs(const QString &name);
    QString countOf(const QString &title);

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    QString m_path;
};

void CleanUpTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_path = m_folder->write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(poppedWalk())));
    m_driver->open(m_path);
}

void CleanUpTest::cleanup()
{
    m_driver.reset();
}

void CleanUpTest::waitForResult()
{
    QTRY_VERIFY(!panel().isWorking());
    QCoreApplication::processEvents();
}

// Opens an operation as the menu does.
void CleanUpTest::show(const char *name)
{
    trigger((std::string("operation.") + name).c_str());
    QTRY_VERIFY(panel().isVisible());
    waitForResult();
}

void CleanUpTest::everyOperationIsInMenuListAndSearch()
{
    auto *list = child<QTreeWidget>("operationList");
    for (const Operation &operation : operations()) {
        const QString name = QString::fromUtf8(operation.name.data(), qsizetype(operation.name.size()));
        auto *action = m_driver->window().findChild<QAction *>(u"operation."_s + name);
        QVERIFY2(action != nullptr, qPrintable(name));
        QVERIFY2(!action->toolTip().isEmpty() && action->isEnabled(), qPrintable(name));
        QVERIFY2(!list->findItems(QString::fromUtf8(operation.title), Qt::MatchExactly | Qt::MatchRecursive).isEmpty(),
                 qPrintable(name));
    }
}

void CleanUpTest::searchAndReturnShowAnOperation()
{
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    auto *search = child<QLineEdit>("operationSearch");
    QTRY_VERIFY(search->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), search);
    QTest::keyClicks(search, u"butterworth"_s); // a word that people look for, which is not the operation's name
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(child<QLabel>("operationTitle")->text(), u"Smooth"_s);
    search->setFocus();
    search->setText(u"mirror"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(child<QLabel>("operationTitle")->text(), u"Mirror"_s);
    search->setFocus();
    search->setText(u"smooth"_s); // a word that also occurs in the help of other operations
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(child<QLabel>("operationTitle")->text(), u"Smooth"_s);
    // The list may be hidden now, and a hidden widget must not have the keyboard.
    QVERIFY(panel().isAncestorOf(QApplication::focusWidget()) && QApplication::focusWidget()->isVisible());
}

// They opened the best match, and Return then applied it.
void CleanUpTest::arrowsInTheSearchMoveTheMark()
{
    m_driver->window().resize(1280, 720);
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    auto *search = child<QLineEdit>("operationSearch");
    const auto *list = child<QTreeWidget>("operationList");
    QTRY_COMPARE(QApplication::focusWidget(), search);
    QTest::keyClicks(search, u"feet"_s);
    const QTreeWidgetItem *best = list->currentItem();
    QVERIFY(best != nullptr);
    QTest::keyClick(search, Qt::Key_Down);
    const QTreeWidgetItem *next = list->currentItem();
    QVERIFY(next != nullptr && next != best && next->parent() != nullptr && !next->isHidden());
    QTest::keyClick(search, Qt::Key_Up);
    QCOMPARE(list->currentItem(), best);
    for (int press = 0; press < 60; ++press) // the list ends
        QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(list->currentItem() != nullptr && list->currentItem() != best);
    for (int press = 0; press < 60; ++press)
        QTest::keyClick(search, Qt::Key_Up);
    QVERIFY(list->currentItem() != nullptr && list->currentItem()->parent() != nullptr);
    QVERIFY(!panel().call().has_value());
    QCOMPARE(QApplication::focusWidget(), search);
    const QString marked = list->currentItem()->text(0);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(child<QLabel>("operationTitle")->text(), marked);
    QCOMPARE(document().undoStack().count(), 0);
}

// Whoever goes through a list that makes way for the page of an operation has not chosen one before Return.
void CleanUpTest::arrowsInALowListOpenNothing()
{
    m_driver->window().resize(1280, 720);
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    auto *search = child<QLineEdit>("operationSearch");
    auto *list = child<QTreeWidget>("operationList");
    QTRY_COMPARE(QApplication::focusWidget(), search);
    QTest::keyClick(search, Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), list);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(list->isVisible() && list->currentItem() != nullptr && list->currentItem()->parent() != nullptr);
    QVERIFY(!panel().call().has_value());
    const QString marked = list->currentItem()->text(0);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(child<QLabel>("operationTitle")->text(), marked);
    QTRY_VERIFY(!list->isVisible());
    QCOMPARE(document().undoStack().count(), 0);
}

// In a low panel the list is in place of the page, and a click or Return on the operation whose page that is left the
// list where it was.
void CleanUpTest::theOpenOperationCanBeChosenAgain()
{
    m_driver->window().resize(1280, 720);
    show("despike");
    auto *list = child<QTreeWidget>("operationList");
    auto *search = child<QLineEdit>("operationSearch");
    const auto openList = [&] {
        QTest::mouseClick(child<QPushButton>("chooseOperation"), Qt::LeftButton);
        QTRY_VERIFY(list->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), search);
    };
    openList();
    list->scrollToItem(list->currentItem());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->currentItem()).center());
    QTRY_VERIFY(!list->isVisible());
    openList();
    QTest::keyClicks(search, u"despike"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(!list->isVisible());
    // The keys that find an operation found a hidden field.
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(list->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), search);
    QTest::keyClick(search, Qt::Key_Escape);
    QTRY_VERIFY(!list->isVisible());
    QVERIFY(panel().call() && panel().call()->name == "despike");
}

// What was typed for the last operation stayed in the field, so that the next name was added to it.
void CleanUpTest::theNextSearchBeginsAnew()
{
    m_driver->window().resize(1280, 720);
    trigger("cleanUp.find");
    auto *search = child<QLineEdit>("operationSearch");
    QTRY_COMPARE(QApplication::focusWidget(), search);
    QTest::keyClicks(search, u"smooth"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(panel().call().has_value() && m_driver->session().preview().isShown());
    QTest::mouseClick(child<QPushButton>("operationCancel"), Qt::LeftButton);
    QTRY_VERIFY(search->isVisible());
    QCOMPARE(search->text(), QString());
    QTest::keyClicks(search, u"mirror"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(panel().call().has_value());
    m_driver->open(m_folder->write(u"other.bvh"_s, QByteArray::fromStdString(writeBvh(poppedWalk()))));
    QTRY_VERIFY(search->isVisible());
    QCOMPARE(search->text(), QString());
}

void CleanUpTest::thePreviewShowsTheResultAndLeavesTheDocument()
{
    const std::string before = writeBvh(document().clip());
    show("despike");
    QTRY_VERIFY(m_driver->session().preview().isShown());
    QVERIFY(writeBvh(document().clip()) == before);
    QCOMPARE(document().undoStack().count(), 0);
    const auto &changed = m_driver->session().preview().changedFrames();
    QVERIFY(std::ranges::any_of(changed, [](const FrameInterval &frames) { return frames.contains(60); }));
    QVERIFY(child<QLabel>("operationFigures")->text().contains(u"LeftLeg"_s));
    child<QCheckBox>("operationPreview")->setChecked(false);
    waitForResult();
    QVERIFY(!m_driver->session().preview().isShown());
}

// In a long clip the frames around the one in view are computed before the whole clip.
void CleanUpTest::theFrameInViewIsShownAtOnce()
{
    m_driver->open(
        m_folder->write(u"long.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker({.frames = 4000}).clip))));
    m_driver->session().playhead().setFrame(2000);
    QStringList shown;
    const ClipPreview &preview = m_driver->session().preview();
    connect(&preview, &ClipPreview::changed, this, [&] {
        shown << (!preview.isShown() ? u"none"_s : preview.isPart() ? u"part"_s : u"whole"_s);
    });
    show("smooth");
    QVERIFY2(shown.indexOf(u"part"_s) >= 0 && shown.indexOf(u"part"_s) < shown.indexOf(u"whole"_s),
             qPrintable(shown.join(u' ')));
    QCOMPARE(shown.last(), u"whole"_s);
    disconnect(&preview, nullptr, this, nullptr);
}

void CleanUpTest::applyIsOneStepThatUndoTakesBack()
{
    const std::string before = writeBvh(document().clip());
    m_driver->selectInTree(3);
    m_driver->session().playhead().setFrame(60);
    show("despike");
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(document().undoStack().count(), 1);
    QVERIFY(document().undoStack().undoText().contains(u"Despike"_s));
    QVERIFY(writeBvh(document().clip()) != before);
    // The selection and the current frame did not change.
    QCOMPARE(m_driver->session().playhead().frame(), 60);
    QVERIFY(m_driver->session().isSelected(NodeId::joint(3)));
    QVERIFY(!m_driver->session().preview().isShown());
    trigger("edit.undo");
    QVERIFY(writeBvh(document().clip()) == before);
    QVERIFY(!panel().isWorking());
    QVERIFY(!m_driver->session().preview().isShown());
    QVERIFY(child<QLabel>("operationFigures")->text().contains(u"to see a preview again"_s));
    // Nor does one begin when the frames of the document are other ones.
    show("loop");
    waitForResult();
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 1);
    trigger("edit.undo");
    QVERIFY(!panel().isWorking());
    QVERIFY(!m_driver->session().preview().isShown());
    // Nor does another selection begin one.
    trigger("edit.redo");
    m_driver->selectInTree(4);
    QVERIFY(!panel().isWorking());
    QVERIFY(!m_driver->session().preview().isShown());
}

void CleanUpTest::theWindowGivesTheBytesOfTheCommandLine()
{
    const Clip clip = document().clip();
    for (const Operation &operation : operations()) {
        const bool needsSettings = std::ranges::any_of(operation.parameters, &Parameter::isRequired);
        if (needsSettings)
            continue;
        const AppliedOperation wanted = limber::apply(operation.name, clip);
        show(std::string(operation.name).c_str());
        if (!wanted.isDone() || !wanted.changes.isAnyChange)
            continue;
        child<QPushButton>("operationApply")->click();
        QTRY_VERIFY2(document().undoStack().canUndo(), operation.name.data());
        QVERIFY2(writeBvh(document().clip()) == writeBvh(wanted.clip), operation.name.data());
        trigger("edit.undo");
        QVERIFY2(writeBvh(document().clip()) == writeBvh(clip), operation.name.data());
        document().undoStack().clear();
    }
}

void CleanUpTest::foundSpikesCanBeUnticked()
{
    show("despike");
    auto *found = child<FoundList>("foundList");
    QTRY_VERIFY(found->topLevelItemCount() > 0);
    QTreeWidgetItem *first = found->topLevelItem(0); // the largest
    QCOMPARE(first->text(0), u"60"_s);
    {
        const QSignalBlocker blocker(found); // the text is only tried
        first->setText(0, u"1150–1151"_s);
        const int wanted = found->fontMetrics().horizontalAdvance(first->text(0)) + 28; // with the box to tick
        QTRY_VERIFY2(found->header()->sectionSize(0) >= wanted,
                     qPrintable(u"%1 < %2"_s.arg(found->header()->sectionSize(0)).arg(wanted)));
        first->setText(0, u"60"_s);
    }
    QTest::mouseClick(found->viewport(), Qt::LeftButton, {}, found->visualItemRect(first).center());
    QCOMPARE(m_driver->session().playhead().frame(), 60);
    first->setCheckState(0, Qt::Unchecked);
    waitForResult();
    QTRY_VERIFY(panel().call()->value("except") != nullptr);
    QCOMPARE(QString::fromStdString(*panel().call()->value("except")), u"LeftLeg@60"_s);
    QCOMPARE(found->topLevelItem(0)->checkState(0), Qt::Unchecked);
    for (const FrameInterval &frames : m_driver->session().preview().changedFrames())
        QVERIFY(!frames.contains(60));
}

void CleanUpTest::buttonsBelowFindingsAreInView()
{
    m_driver->window().resize(1256, 646); // on a screen of 1280 × 720
    for (const char *operation : {"despike", "keepapart", "fill"}) {
        show(operation);
        for (const char *name : {"operationReset", "operationCancel", "operationApply"}) {
            const auto *button = child<QPushButton>(name);
            QTRY_COMPARE(button->visibleRegion().boundingRect().size(), button->size());
        }
        auto *found = child<FoundList>("foundList");
        QTRY_COMPARE(found->isVisible(), found->topLevelItemCount() > 0); // an empty list only takes room
        if (found->isVisible())
            QTRY_COMPARE(found->visibleRegion().boundingRect().size(), found->size());
        QVERIFY(found->isVisible() || operation != std::string_view("despike"));
    }
}

void CleanUpTest::theWaysToFillAGapAreOffered()
{
    const Clip truth = noisyWalker({.frames = 300});
    const Gap arm = gapOf(truth, leftArm, {103, 140});
    m_driver->open(m_folder->write(u"lost.bvh"_s, QByteArray::fromStdString(writeBvh(frozen(truth, arm)))));
    m_driver->window().resize(1256, 646); // on a screen of 1280 × 720
    show("fill");
    const auto rows = [this] { return m_driver->window().findChildren<QToolButton *>(u"fillChoice"_s); };
    QTRY_COMPARE(rows().size(), 4);
    const auto isChecked = [&](QToolButton *row) { return row->isChecked(); };
    QTRY_VERIFY(std::ranges::any_of(rows(), isChecked));
    QWidget *above = rows().first()->parentWidget();
    while (qobject_cast<QScrollArea *>(above) == nullptr)
        above = above->parentWidget();
    auto *area = qobject_cast<QScrollArea *>(above);
    QVERIFY(area->widget()->width() <= area->viewport()->width()); // nothing is cut off at the side
    for (QToolButton *row : rows()) {
        area->ensureWidgetVisible(row);
        QVERIFY(2 * row->visibleRegion().boundingRect().height() > row->height());
    }
    const QList<QToolButton *> before = rows();
    const qsizetype best = std::ranges::find_if(before, isChecked) - before.begin();
    QToolButton *other = before.at(best == 3 ? 2 : best + 1);
    before.at(best)->setFocus();
    QTest::keyClick(before.at(best), best == 3 ? Qt::Key_Up : Qt::Key_Down);
    waitForResult();
    QTRY_VERIFY(panel().call()->value("method") != nullptr);
    const std::string method = *panel().call()->value("method");
    QTRY_VERIFY(m_driver->session().preview().isShown());
    QCOMPARE(rows(), before);
    QVERIFY(other->isChecked() && other->hasFocus());
    const auto shown = m_driver->session().preview().changedFrames();
    QVERIFY(!shown.empty() && shown.front() == arm.frames);
    const Clip lost = document().clip();
    child<QPushButton>("operationApply")->click();
    QVERIFY(!other->isVisible());
    QVERIFY(writeBvh(document().clip()) == writeBvh(applied("fill:method=" + method, lost)));
}

void CleanUpTest::settingsAreResetAndHiddenWhereTheyDoNotMatter()
{
    show("smooth");
    auto *cutoff = child<QDoubleSpinBox>("parameter.cutoff");
    auto *order = child<QDoubleSpinBox>("parameter.order");
    QVERIFY(order->isVisible());
    cutoff->setValue(3.0);
    order->setValue(4.0);
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"smooth:cutoff=3,order=4"_s);
    auto *type = child<QComboBox>("parameter.type");
    type->setCurrentIndex(type->findData(QByteArray("savgol")));
    QVERIFY(!order->isVisible());
    QVERIFY(panel().call()->value("order") == nullptr); // the setting would have no effect
    child<QPushButton>("operationReset")->click();
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"smooth"_s);
    QCOMPARE(cutoff->value(), 6.0);
}

// There is no horizontal scroll bar, so whatever does not fit would be cut off.
void CleanUpTest::theSettingsOfAJoinFitThePanel()
{
    m_driver->open(
        m_folder->write(u"a rather long name of a file.bvh"_s, QByteArray::fromStdString(writeBvh(poppedWalk()))));
    m_driver->window().resize(1280, 800);
    show("concat");
    const auto *scroll = panel().findChild<QScrollArea *>();
    QTRY_VERIFY(scroll->viewport()->width() > 100);
    const auto fits = [&] { return scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width(); };
    QVERIFY2(fits(), qPrintable(QString::number(scroll->widget()->minimumSizeHint().width())));
    auto *picture = child<SeamPicture>("seamPicture");
    QTRY_VERIFY(picture->hasMap());
    QTest::keyClick(picture, Qt::Key_Down); // the picture selects other frames, and a reset button appears
    QVERIFY(panel().call()->value("seam") != nullptr);
    waitForResult();
    QVERIFY(fits());
}

void CleanUpTest::everyFormFitsTheNarrowPanel_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("low") << QSize(1280, 720);
    QTest::newRow("high") << QSize(1280, 800);
}

void CleanUpTest::everyFormFitsTheNarrowPanel()
{
    QFETCH(QSize, size);
    Clip clip = poppedWalk();
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        clip.skeleton.setName(joint, "AVeryLongNameOfAnActorAndACostume:" + clip.skeleton.joint(joint).name);
    m_driver->open(m_folder->write(u"a rather long name of a file that nobody could type.bvh"_s,
                                   QByteArray::fromStdString(writeBvh(clip))));
    m_driver->window().resize(size);
    for (const Operation &operation : operations()) {
        show(std::string(operation.name).c_str());
        const QScrollArea &scroll = *panel().findChild<QScrollArea *>();
        QCoreApplication::processEvents();
        const QString name = QString::fromUtf8(operation.name.data(), qsizetype(operation.name.size()));
        QTRY_VERIFY2(scroll.widget()->width() <= scroll.viewport()->width(), qPrintable(name));
        const int room = scroll.viewport()->width();
        for (const QWidget *widget : scroll.widget()->findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            const int right = widget->mapTo(scroll.widget(), QPoint(widget->width(), 0)).x();
            QVERIFY2(right <= room, qPrintable(name + u' ' + widget->objectName() + u' ' + QString::number(right)));
            const auto *label = qobject_cast<const QLabel *>(widget);
            if (const auto *elided = qobject_cast<const ElidedLabel *>(widget)) {
                QVERIFY2(!elided->shownText().contains(u'…'), qPrintable(name + u' ' + elided->text()));
                continue;
            }
            const bool isCut = label != nullptr && !label->wordWrap() &&
                               label->fontMetrics().horizontalAdvance(label->text()) > label->contentsRect().width();
            QVERIFY2(!isCut, qPrintable(name + u' ' + (label != nullptr ? label->text() : QString())));
        }
    }
}

void CleanUpTest::theWheelScrollsTheFormAndSetsNothing()
{
    m_driver->window().resize(1280, 720);
    show("mix");
    const std::string before = panel().call()->text();
    for (QComboBox *box : panel().findChildren<QComboBox *>()) {
        if (!box->isVisible() || box->hasFocus())
            continue;
        const QPoint at = box->rect().center();
        QWheelEvent wheel(at, box->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(box, &wheel);
        QVERIFY2(!box->hasFocus(), qPrintable(box->objectName()));
    }
    QCOMPARE(panel().call()->text(), before);
}

void CleanUpTest::withoutAnOperationTheListHasTheWholeHeight()
{
    m_driver->window().resize(1280, 720);
    trigger("cleanUp.find");
    auto *list = panel().findChild<OperationList *>();
    QTRY_VERIFY(list->height() > panel().height() - 32);
    show("smooth");
    QTRY_VERIFY(list->height() < panel().height() / 2);
    auto *tree = list->findChild<QTreeWidget *>();
    QTRY_VERIFY(tree->viewport()->rect().contains(tree->visualItemRect(tree->currentItem()).center()));
    child<QPushButton>("operationCancel")->click();
    QTRY_VERIFY(list->height() > panel().height() - 32);
}

void CleanUpTest::whyNothingCanBeDoneIsInView()
{
    m_driver->window().resize(1280, 720);
    show("concat"); // no other clip is open
    const auto *refusal = child<QLabel>("operationRefusal");
    QTRY_VERIFY(!refusal->text().isEmpty());
    QTRY_COMPARE(refusal->visibleRegion().boundingRect().size(), refusal->size());
}

void CleanUpTest::whatMustBeSetIsNamed()
{
    show("concat"); // no other clip is open
    QCOMPARE(child<QLabel>("operationRefusal")->text(), u"Set this first: Second clip."_s);
    QVERIFY(!child<QPushButton>("operationApply")->isEnabled());
    QVERIFY(!panel().isWorking());
}

void CleanUpTest::rangeAndSelectionLimitTheOperation()
{
    m_driver->session().playhead().setRange(20, 40);
    m_driver->selectInTree(jointNamed(document().skeleton(), "LeftLeg"));
    show("smooth");
    child<QComboBox>("operationJoints")->setCurrentIndex(1);
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"smooth:joints=LeftLeg,frames=20-40"_s);
    m_driver->session().playhead().clearRange();
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"smooth:joints=LeftLeg"_s);
    m_driver->session().clearSelection();
    waitForResult();
    QVERIFY(child<QLabel>("operationRefusal")->text().contains(u"selected"_s));
    QVERIFY(!m_driver->session().preview().isShown());
}

void CleanUpTest::holdIsShownForTheSelectedJoint()
{
    auto *hold = m_driver->window().findChild<QAction *>(u"pose.hold"_s);
    m_driver->session().clearSelection();
    QVERIFY(!hold->isEnabled());
    m_driver->session().playhead().setRange(20, 60);
    m_driver->selectInTree(jointNamed(document().skeleton(), "LeftFoot"));
    QVERIFY(hold->isEnabled());
    const std::string before = writeBvh(document().clip());
    hold->trigger();
    QTRY_VERIFY(panel().isVisible());
    waitForResult();
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"hold:frames=20-60,joint=LeftFoot"_s);
    QTRY_VERIFY(m_driver->session().preview().isShown());
    QVERIFY(writeBvh(document().clip()) == before);
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().layers().size(), std::size_t(1)); // a bar in the timeline
    QVERIFY2(child<QLabel>("operationHeadline")->text().startsWith(u"Applied"_s), "the result went away");
    const Layer &layer = document().layers().front();
    QVERIFY(layer.hold && layer.hold->node == NodeId::joint(jointNamed(document().skeleton(), "LeftFoot")));
    QVERIFY(layer.hold->frames.first == 20 && layer.hold->frames.last == 60);
    QVERIFY(writeBvh(document().clip()) == before);
    document().undoStack().undo();
    QVERIFY(document().layers().empty());
    QVERIFY(child<QLabel>("operationHeadline")->text().isEmpty());
    m_driver->selectInTree(jointNamed(document().skeleton(), "RightHand"));
    hold->trigger(); // the same operation for another joint
    QVERIFY(panel().call()->text().find("joint=RightHand") != std::string::npos);
}

void CleanUpTest::aTrimAsksForARangeAndTakesIt()
{
    show("trim");
    QVERIFY2(child<QLabel>("operationRefusal")->text().contains(u"Set a range"_s),
             qPrintable(child<QLabel>("operationRefusal")->text()));
    QVERIFY(child<QLabel>("operationRefusal")->text().contains(u"Set Range Start"_s)); // for the keyboard
    QVERIFY(!child<QPushButton>("operationApply")->isEnabled());
    m_driver->session().playhead().setRange(20, 40);
    QTRY_VERIFY(m_driver->session().preview().isShown());
    QVERIFY(child<QPushButton>("operationApply")->isEnabled());
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"trim:frames=20-40"_s);
    panel().apply();
    QTRY_COMPARE(document().motion().frameCount(), 21);
}

void CleanUpTest::aShorterPreviewIsPlayedAndKeepsItsPlace()
{
    ShownFrames &shown = m_driver->session().shownFrames();
    const int all = document().motion().frameCount();
    m_driver->session().playhead().setRange(20, 40);
    show("trim");
    QTRY_COMPARE(shown.frameCount(), 21);
    QVERIFY2(child<QLabel>("timelineRange")->text().startsWith(u"Preview: 21 frame"),
             qPrintable(child<QLabel>("timelineRange")->text()));
    trigger("transport.last");
    QCOMPARE(shown.frame(), 20);
    QTest::mouseClick(child<QPushButton>("operationCancel"), Qt::LeftButton);
    QCOMPARE(shown.frameCount(), all);
    QCOMPARE(shown.frame(), 20);
    const std::string keys = "0:0+" + std::to_string(all - 1) + ':' + std::to_string(2 * all - 1);
    panel().showOperation(u"timewarp"_s, "keys", keys);
    QTRY_VERIFY(shown.frameCount() > all);
    const int wanted = shown.frameCount() - 2;
    shown.setFrame(wanted);
    QCOMPARE(m_driver->session().playhead().frame(), all - 1);
    panel().apply();
    QTRY_VERIFY(document().motion().frameCount() > all);
    QCOMPARE(m_driver->session().playhead().frame(), wanted); // the same pose as before
    QVERIFY(!shown.areOfPreview());
    document().undoStack().undo();
    QCOMPARE(document().motion().frameCount(), all);
    QCOMPARE(m_driver->session().playhead().frame(), all - 1);
}

void CleanUpTest::aSecondApplySaysThatNothingIsLeft()
{
    m_driver->window().resize(1280, 720);
    const auto *headline = child<ElidedLabel>("operationHeadline");
    const auto *refusal = child<QLabel>("operationRefusal");
    for (const Operation &operation : operations()) {
        const std::string name(operation.name);
        show(name.c_str());
        for (int i = 0; i < 2; ++i) {
            panel().apply();
            waitForResult();
        }
        const QWidget *said = refusal->isVisible() ? static_cast<const QWidget *>(refusal) : headline;
        QVERIFY2(said->isVisible() && !said->visibleRegion().isEmpty(), name.c_str());
        if (name == "despike" || name == "floor")
            QCOMPARE(headline->text(), u"Nothing to change"_s);
    }
}

// A finding's button brings joints and frames of its own, which stayed for whatever came next.
void CleanUpTest::whatACallBroughtIsGivenBack()
{
    Playhead &playhead = m_driver->session().playhead();
    const auto frames = [this] { return panel().call()->value("frames"); };
    const OperationCall call{"smooth", {{"joints", "LeftLeg"}, {"frames", "50-70"}}};
    panel().showCall(call);
    QVERIFY(frames() != nullptr && *frames() == "50-70" && panel().call()->value("joints") != nullptr);
    panel().showOperation(u"despike"_s);
    QVERIFY(frames() == nullptr && panel().call()->value("joints") == nullptr && !playhead.hasRange());
    // Also the range that the user had set.
    playhead.setRange(10, 20);
    panel().showCall(call);
    panel().showCall({"smooth", {{"joints", "RightLeg"}, {"frames", "30-40"}}});
    QCOMPARE(playhead.firstFrame(), 30);
    panel().showOperation(u"despike"_s);
    QCOMPARE(playhead.firstFrame(), 10);
    QCOMPARE(playhead.lastFrame(), 20);
    // What is applied changes the frames of the call, and then they are given back.
    playhead.clearRange();
    panel().showCall(call);
    waitForResult();
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 1);
    QVERIFY(!playhead.hasRange() && frames() == nullptr);
    // What the user sets meanwhile stays.
    panel().showCall(call);
    playhead.setRange(5, 95);
    panel().showOperation(u"despike"_s);
    QCOMPARE(playhead.firstFrame(), 5);
    QCOMPARE(playhead.lastFrame(), 95);
}

void CleanUpTest::nothingIsEmptyWhileSomethingScrolls_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280x720") << QSize(1256, 646);
    QTest::newRow("1440x900") << QSize(1440, 840);
}

void CleanUpTest::nothingIsEmptyWhileSomethingScrolls()
{
    QFETCH(const QSize, size);
    m_driver->window().resize(size);
    const auto *headline = child<ElidedLabel>("operationHeadline");
    auto *result = qobject_cast<QScrollArea *>(headline->parentWidget()->parentWidget()->parentWidget());
    auto *settings = child<QCheckBox>("operationPreview")->parentWidget();
    auto *area = qobject_cast<QScrollArea *>(settings->parentWidget()->parentWidget());
    auto *found = child<FoundList>("foundList");
    for (const Operation &operation : operations()) {
        const std::string name(operation.name);
        show(name.c_str());
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QVERIFY2(!area->isAncestorOf(found), name.c_str()); // a list that scrolls in an area that scrolls
        if (result->isVisible()) {
            const int needed = result->widget()->layout()->totalHeightForWidth(result->viewport()->width());
            const int empty = result->height() - needed;
            const bool isScrolled = area->verticalScrollBar()->maximum() > 0;
            QVERIFY2(!isScrolled || empty <= 2, qPrintable(QString::fromStdString(name) + u": %1 empty"_s.arg(empty)));
            const bool isCut = result->verticalScrollBar()->maximum() > 0;
            const int least = 3 * headline->fontMetrics().lineSpacing();
            QVERIFY2(!isCut || result->height() >= least, name.c_str());
            const int spare = area->height() - settings->layout()->totalHeightForWidth(area->viewport()->width());
            QVERIFY2(!isCut || isScrolled || spare <= 2, qPrintable(QString::fromStdString(name)));
        }
        const auto *apply = child<QPushButton>("operationApply");
        QTRY_COMPARE(apply->visibleRegion().boundingRect().size(), apply->size());
    }
}

void CleanUpTest::cancelEndsThePreview()
{
    const std::string before = writeBvh(document().clip());
    show("smooth");
    QTRY_VERIFY(m_driver->session().preview().isShown());
    QTest::mouseClick(child<QPushButton>("operationCancel"), Qt::LeftButton);
    QVERIFY(!m_driver->session().preview().isShown());
    QVERIFY(!panel().call().has_value());
    QVERIFY(writeBvh(document().clip()) == before);
    show("smooth");
    QTest::keyClick(child<QDoubleSpinBox>("parameter.cutoff"), Qt::Key_Escape);
    QTRY_VERIFY(!panel().call().has_value());
    QVERIFY(!m_driver->session().preview().isShown());
}

void CleanUpTest::closingAnOperationKeepsItsTicks()
{
    auto *list = panel().findChild<FoundList *>();
    show("despike");
    QTRY_VERIFY(list->topLevelItemCount() > 0);
    list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    const std::string without = list->exceptions();
    QVERIFY(!without.empty());
    QTest::keyClick(list, Qt::Key_Escape);
    QTRY_VERIFY(!panel().call().has_value());
    show("despike");
    QTRY_VERIFY(list->topLevelItemCount() > 0);
    QCOMPARE(list->exceptions(), without);
    QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Unchecked);
    // In another state of the document something else is found.
    QTest::keyClick(list, Qt::Key_Escape);
    document().setValues({10, 1, {0}}, {1.0}, u"edit"_s);
    show("despike");
    QTRY_VERIFY(list->topLevelItemCount() > 0);
    QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Checked);
}

void CleanUpTest::aChipSaysThatOnlySelectedJointsChange()
{
    const auto *chip = m_driver->window().findChild<QWidget *>(u"scopeChip"_s);
    auto *joints = child<QComboBox>("operationJoints");
    QVERIFY(chip->isHidden());
    m_driver->selectInTree(3);
    show("smooth");
    QVERIFY(chip->isHidden()); // it works on all joints
    joints->setCurrentIndex(1);
    QVERIFY(chip->isVisible());
    const QPoint feet = m_driver->window().findChild<QWidget *>(u"feetChip"_s)->pos();
    trigger("dock.inspector.toggle"); // covers Clean Up
    QVERIFY(chip->isVisible());
    QTest::mouseClick(m_driver->window().findChild<QToolButton *>(u"scopeChipText"_s), Qt::LeftButton);
    QTRY_VERIFY(panel().isVisible());
    QTest::mouseClick(m_driver->window().findChild<QToolButton *>(u"scopeChipAll"_s), Qt::LeftButton);
    QCOMPARE(joints->currentIndex(), 0);
    QVERIFY(chip->isHidden());
    QCOMPARE(m_driver->window().findChild<QWidget *>(u"feetChip"_s)->pos(), feet);
    joints->setCurrentIndex(2);
    QVERIFY(chip->isVisible());
    panel().giveUp();
    QVERIFY(chip->isHidden());
}

void CleanUpTest::afterApplyingNothingIsLeftToCancel()
{
    const auto *cancel = child<QPushButton>("operationCancel");
    show("smooth");
    QVERIFY(cancel->isEnabled());
    waitForResult();
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 1);
    QVERIFY(!cancel->isEnabled());
    const QString headline = child<QLabel>("operationHeadline")->text();
    QVERIFY2(headline == u"Applied: 120 frames changed"_s || headline == u"Applied: 120 frame(s) changed"_s,
             qPrintable(headline));
    child<QDoubleSpinBox>("parameter.cutoff")->setValue(4.0);
    QVERIFY(cancel->isEnabled());
}

// Space plays then, and letters choose tools.
void CleanUpTest::afterCancelNoFieldTakesTheKeys()
{
    show("smooth");
    waitForResult();
    auto *cancel = child<QPushButton>("operationCancel");
    cancel->setFocus();
    cancel->click();
    QVERIFY(child<QTreeWidget>("operationList")->isVisible());
    QCOMPARE(QApplication::focusWidget(), child<QTreeWidget>("operationList"));
}

// The list with its field is hidden then, and Return applies what is shown.
void CleanUpTest::lettersActOnTheViewWhileALowPanelHasTheKeyboard()
{
    m_driver->window().resize(1280, 720);
    child<QAction>("operation.smooth")->trigger();
    QTRY_VERIFY(!child<QTreeWidget>("operationList")->isVisible());
    QCOMPARE(QApplication::focusWidget(), child<QPushButton>("chooseOperation"));
    waitForResult();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(document().undoStack().count(), 1);
    // Space then plays instead of applying again.
    QCOMPARE(QApplication::focusWidget(), m_driver->window().viewport().focusProxy());
}

void CleanUpTest::anotherDocumentIsShownAsItIs()
{
    show("smooth");
    QTRY_VERIFY(m_driver->session().preview().isShown());
    const QPointer<Session> first = &m_driver->session();
    m_driver->open(m_folder->write(u"other.bvh"_s, QByteArray::fromStdString(writeBvh(poppedWalk()))));
    QVERIFY(!panel().call().has_value());
    QVERIFY(!panel().isWorking());
    QVERIFY(!m_driver->session().preview().isShown());
    QVERIFY(first == nullptr || !first->preview().isShown());
    QCOMPARE(child<QTreeWidget>("operationList")->currentItem(), nullptr);
}

// A form that was not touched gives a call without settings, except for the required ones.
void CleanUpTest::unsetSettingsAreNotInTheCall()
{
    // An optional second clip is not set to the other document automatically.
    m_driver->open(m_folder->write(u"other.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker().clip))));
    for (const Operation &operation : operations()) {
        trigger(("operation." + std::string(operation.name)).c_str());
        const OperationCall call = *panel().call();
        for (const OperationCall::Argument &argument : call.arguments) {
            const Parameter *parameter = operation.parameter(argument.key);
            QVERIFY2(parameter != nullptr && parameter->isRequired, call.text().c_str());
        }
    }
}

void CleanUpTest::hidingThePanelEndsThePreview()
{
    show("smooth");
    QTRY_VERIFY(m_driver->session().preview().isShown());
    trigger("dock.cleanUp.toggle");
    QTRY_VERIFY(!panel().isVisible());
    QVERIFY(!m_driver->session().preview().isShown());
}

void CleanUpTest::editsElsewhereUpdateThePreview()
{
    show("smooth");
    QTRY_VERIFY(m_driver->session().preview().isShown());
    const double before = m_driver->session().preview().clip().motion.value(60, 0);
    document().setValues({60, 1, {0}}, {before + 50.0}, u"edit"_s);
    waitForResult();
    QTRY_VERIFY(std::abs(m_driver->session().preview().clip().motion.value(60, 0) - before) > 1.0);
}

void CleanUpTest::applyingAgainWorksOnTheSelection()
{
    QVERIFY(!m_driver->window().findChild<QAction *>(u"cleanUp.again"_s)->isEnabled());
    show("smooth");
    child<QDoubleSpinBox>("parameter.cutoff")->setValue(4.0);
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 1);
    trigger("edit.undo");
    const int knee = jointNamed(document().skeleton(), "LeftLeg");
    m_driver->selectInTree(knee);
    const Clip wanted = applied("smooth:cutoff=4,joints=LeftLeg", document().clip());
    trigger("cleanUp.again");
    QTRY_VERIFY(document().undoStack().canUndo());
    QVERIFY(writeBvh(document().clip()) == writeBvh(wanted));
}

void CleanUpTest::applyingAgainKeepsTheSelectedCycle()
{
    const Clip wanted = applied("loop:frames=10-70", document().clip());
    show("loop");
    auto *frames = child<QLineEdit>("parameter.frames");
    frames->selectAll();
    QTest::keyClicks(frames, u"10-70"_s);
    waitForResult();
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 1);
    QVERIFY(writeBvh(document().clip()) == writeBvh(wanted));
    trigger("edit.undo");
    trigger("cleanUp.again");
    QTRY_VERIFY(document().undoStack().canUndo());
    QVERIFY(writeBvh(document().clip()) == writeBvh(wanted));
}

void CleanUpTest::theCommandIsCopied()
{
    show("smooth");
    child<QDoubleSpinBox>("parameter.cutoff")->setValue(4.5);
    trigger("cleanUp.copyAsCommand");
    QCOMPARE(QApplication::clipboard()->text(), u"limber-cli apply in.bvh out.bvh 'smooth:cutoff=4.5'"_s);
    QVERIFY2(said().startsWith(u"Copied: "), qPrintable(said()));
    // Contacts that no file has must be saved before the command can be used.
    document().setContacts(Contacts{{0, {{1, 4}}}}, u"x"_s);
    trigger("cleanUp.copyAsCommand");
    QVERIFY2(said().startsWith(u"Copied; it needs the contacts saved as contacts.json: "), qPrintable(said()));
}

void CleanUpTest::stepsAreRecordedAsARecipe()
{
    QAction *record = m_driver->window().findChild<QAction *>(u"cleanUp.record"_s);
    record->trigger();
    QVERIFY(record->isChecked());
    show("despike");
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 1);
    show("smooth");
    child<QDoubleSpinBox>("parameter.cutoff")->setValue(4.0);
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 2);
    const QString path = m_folder->path(u"steps.limber-recipe"_s);
    m_driver->chooseInFileDialog(path);
    record->trigger();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArrayList lines = file.readAll().trimmed().split('\n');
    QVERIFY(lines.at(0).startsWith('#'));
    QCOMPARE(lines.mid(1), QByteArrayList({"despike", "smooth:cutoff=4"}));
}

void CleanUpTest::wrongSettingsAreReportedAndNothingIsApplied()
{
    show("smooth");
    child<QDoubleSpinBox>("parameter.cutoff")->setValue(child<QDoubleSpinBox>("parameter.cutoff")->maximum());
    waitForResult();
    const bool isDone = child<QPushButton>("operationApply")->isEnabled();
    panel().apply();
    waitForResult();
    QVERIFY(isDone || document().undoStack().count() == 0);
}

void CleanUpTest::aWalkIsRepairedFromThePopToTheFile()
{
    Clip wanted = document().clip();
    for (const char *call : {"despike", "smooth:joints=LeftArm+RightArm", "reverse", "loop"})
        wanted = applied(call, wanted);
    show("despike");
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(document().undoStack().count(), 1);
    const Skeleton &skeleton = document().skeleton();
    m_driver->session().select(
        {NodeId::joint(jointNamed(skeleton, "LeftArm")), NodeId::joint(jointNamed(skeleton, "RightArm"))},
        QItemSelectionModel::ClearAndSelect);
    show("smooth");
    child<QComboBox>("operationJoints")->setCurrentIndex(1);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(document().undoStack().count(), 2);
    show("reverse");
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(document().undoStack().count(), 3);
    show("loop");
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(document().undoStack().count(), 4);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!document().isModified());
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().toStdString() == writeBvh(wanted));
}

// A second line of the headline was cut, and a scrolled result stayed scrolled when another one came. Whatever it says,
// the settings of an operation stay where they are.
void CleanUpTest::theResultOfANarrowPanelBeginsWithItsHeadline()
{
    m_driver->window().resize(1280, 720);
    show("smooth");
    auto *headline = child<ElidedLabel>("operationHeadline");
    auto *area = qobject_cast<QScrollArea *>(headline->parentWidget()->parentWidget()->parentWidget());
    const auto isSeen = [&] {
        const QPoint top = headline->mapTo(area->viewport(), QPoint(0, 0));
        return area->viewport()->rect().contains(QRect(top, headline->size()));
    };
    QTRY_VERIFY(headline->isVisible() && isSeen());
    QVERIFY2(!headline->shownText().contains(u'…'), qPrintable(headline->shownText()));
    QVERIFY(headline->height() < 2 * headline->fontMetrics().height());
    const QPoint place = child<QComboBox>("operationJoints")->mapToGlobal(QPoint(0, 0));
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    child<QDoubleSpinBox>("parameter.cutoff")->setValue(3.0);
    waitForResult();
    QTRY_VERIFY(isSeen());
    for (const char *name : {"despike", "mirror", "smooth"})
        show(name);
    QTRY_COMPARE(child<QComboBox>("operationJoints")->mapToGlobal(QPoint(0, 0)), place);
}

void CleanUpTest::theResultOfANarrowPanelHasTheRoomThatIsLeft()
{
    m_driver->window().resize(1416, 830);
    show("floor");
    waitForResult();
    const QWidget *last = child<QCheckBox>("operationPreview"); // of the settings
    const QWidget *apply = child<QPushButton>("operationApply");
    const auto freeHeight = [&] {
        return apply->mapTo(&panel(), QPoint()).y() - last->mapTo(&panel(), QPoint(0, last->height())).y();
    };
    QTRY_VERIFY2(freeHeight() >= 0 && freeHeight() < 2 * last->height(), qPrintable(QString::number(freeHeight())));
    const int before = last->mapTo(&panel(), QPoint()).y();
    panel().apply(); // the text is another one, and the settings stay
    QTRY_COMPARE(document().undoStack().count(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(last->mapTo(&panel(), QPoint()).y(), before);
}

void CleanUpTest::theWordsOfTheScopeAreWhole()
{
    m_driver->selectInTree(3);
    for (const QSize size : {QSize(1280, 720), QSize(1440, 900)}) {
        m_driver->window().resize(size);
        show("smooth");
        auto *joints = child<QComboBox>("operationJoints");
        for (int choice = 0; choice < joints->count(); ++choice) {
            joints->setCurrentIndex(choice);
            QCoreApplication::processEvents();
            for (const QComboBox *box : {joints, child<QComboBox>("operationFrames")}) {
                QStyleOptionComboBox option;
                option.initFrom(box);
                option.subControls = QStyle::SC_All;
                const int room = box->style()
                                     ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                                     .width();
                const QString text = box->currentText();
                QVERIFY2(box->fontMetrics().horizontalAdvance(text) <= room, qPrintable(text));
            }
        }
    }
}

// Smoothing one wrist took six clicks.
void CleanUpTest::aJointsOwnMenuCleansUpJustThatJoint()
{
    const auto textsIn = [](const QMenu &menu) {
        QStringList texts;
        for (const QAction *entry : menu.actions())
            texts << entry->text();
        return texts;
    };
    m_driver->selectInTree(jointNamed(document().skeleton(), "LeftHand"));
    QStringList inTree;
    QTimer::singleShot(0, this, [&] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (menu == nullptr)
            return;
        inTree = textsIn(*menu);
        menu->close();
    });
    const QRect row = m_driver->tree()->visualRect(m_driver->tree()->currentIndex());
    emit m_driver->tree()->customContextMenuRequested(row.center());
    QVERIFY2(inTree.contains(u"Clean Up Selected Joints"_s), qPrintable(inTree.join(u'\n')));
    auto *menu = m_driver->window().findChild<QMenu *>(u"contextCleanUpMenu"_s);
    QVERIFY(menu->isEnabled() && textsIn(*menu).contains(u"&Smooth"_s));
    trigger("selection.smooth");
    QTRY_VERIFY(panel().isVisible());
    waitForResult();
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"smooth:joints=LeftHand"_s);
    m_driver->session().clearSelection();
    QVERIFY(!menu->isEnabled());
}

void CleanUpTest::aCycleIsChosenFromThePicture()
{
    show("loop");
    auto *picture = child<SeamPicture>("seamPicture");
    QTRY_VERIFY(picture->hasMap());
    waitForResult();
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"loop"_s);
    QCOMPARE(child<QLineEdit>("parameter.frames")->text(), u"Automatic"_s);
    // At first the pair that the operation itself would find is selected.
    const FrameInterval best = *picture->chosen();
    const QString said = u"frames %1 to %2"_s.arg(best.first).arg(best.last);
    QVERIFY2(child<QLabel>("operationFigures")->text().contains(said), qPrintable(said));
    panel().findChild<QScrollArea *>()->ensureWidgetVisible(picture);
    QTest::mouseClick(picture, Qt::LeftButton, {}, picture->layOut().pointOf({20, 90}).toPoint());
    const FrameInterval seam = *picture->chosen();
    QVERIFY(std::abs(seam.first - 20) <= 1 && std::abs(seam.last - 90) <= 1);
    QCOMPARE(child<QLineEdit>("parameter.frames")->text(), u"%1-%2"_s.arg(seam.first).arg(seam.last));
    QTest::keyClick(picture, Qt::Key_Up);
    const QString frames = u"%1-%2"_s.arg(seam.first).arg(seam.last + 1);
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"loop:frames=%1"_s.arg(frames));
    waitForResult();
    QTRY_COMPARE(m_driver->session().preview().clip().motion.frameCount(), seam.last + 1 - seam.first);
    // The picture shows the frames that are typed.
    auto *field = child<QLineEdit>("parameter.frames");
    field->selectAll();
    QTest::keyClicks(field, u"10-80"_s);
    QVERIFY((picture->chosen() == FrameInterval{10, 80}));
    child<QPushButton>("operationReset")->click();
    QVERIFY(picture->chosen() == best);
}

// The cycles of the result are offers, and none of them was applied.
void CleanUpTest::noCycleOfTheResultIsChosen()
{
    show("loop");
    auto *picture = child<SeamPicture>("seamPicture");
    QTRY_VERIFY(picture->hasMap() && picture->chosen());
    const int before = document().motion().frameCount();
    waitForResult();
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 1);
    QVERIFY(document().motion().frameCount() < before);
    QTRY_VERIFY(picture->hasMap());
    QVERIFY(!picture->chosen());
    for (const QToolButton *button : child<QWidget>("cycleButtons")->findChildren<QToolButton *>())
        QVERIFY2(!button->isChecked(), qPrintable(button->text()));
    QVERIFY2(child<QLabel>("seamWords")->text().isEmpty(), qPrintable(child<QLabel>("seamWords")->text()));
    trigger("edit.undo");
    QTRY_VERIFY(picture->hasMap() && picture->chosen());
}

void CleanUpTest::onlyOperationsWithACycleHaveThePicture()
{
    show("smooth");
    QVERIFY(!child<SeamPicture>("seamPicture")->isVisible());
    show("loop");
    QVERIFY(child<SeamPicture>("seamPicture")->isVisible());
    show("reverse");
    QVERIFY(!child<SeamPicture>("seamPicture")->isVisible());
    QVERIFY(!child<SeamPicture>("seamPicture")->hasMap());
}

void CleanUpTest::aJoinIsChosenFromThePicture()
{
    const Clip walk = document().clip();
    const Clip second = makeWalker({.frames = 90, .stride = 80.0}).clip;
    const QString path = m_folder->write(u"second.bvh"_s, QByteArray::fromStdString(writeBvh(second)));
    m_driver->open(m_folder->write(u"third.bvh"_s, QByteArray::fromStdString(writeBvh(walk))));
    m_driver->open(path);
    m_driver->open(m_path); // it becomes the document in front
    QVERIFY(writeBvh(document().clip()) == writeBvh(walk));
    show("concat");
    auto *clips = child<QComboBox>("parameter.with");
    const int at = clips->findText(u"second.bvh"_s);
    QVERIFY(at > 0); // the other document is selected at first
    clips->setFocus();
    for (int i = 0; i < at; ++i)
        QTest::keyClick(clips, Qt::Key_Down);
    QCOMPARE(clips->currentIndex(), at);
    auto *picture = child<SeamPicture>("seamPicture");
    QTRY_VERIFY(picture->hasMap());
    waitForResult();
    QVERIFY((picture->chosen() == FrameInterval{0, 119})); // the ends, which are the default of the operation
    QVERIFY(panel().call()->value("seam") == nullptr);
    panel().findChild<QScrollArea *>()->ensureWidgetVisible(picture);
    QTest::mouseClick(picture, Qt::LeftButton, {}, picture->layOut().pointOf({20, 90}).toPoint());
    const FrameInterval seam = *picture->chosen();
    QVERIFY(std::abs(seam.first - 20) <= 1 && std::abs(seam.last - 90) <= 1);
    QTest::keyClick(picture, Qt::Key_Up);
    const QString frames = u"%1:%2"_s.arg(seam.last + 1).arg(seam.first);
    auto *words = child<QComboBox>("parameter.seam");
    QCOMPARE(words->currentText(), frames);
    QCOMPARE(QString::fromStdString(*panel().call()->value("seam")), frames);
    waitForResult();
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(document().undoStack().count(), 1);
    const std::string call = "concat:with=" + path.toStdString() + ",seam=" + frames.toStdString();
    QVERIFY(writeBvh(document().clip()) == writeBvh(applied(call, walk)));
    QCOMPARE(document().motion().frameCount(), seam.last + 2 + 90 - seam.first);
    // The seam can also be "auto", or typed.
    trigger("edit.undo");
    words = child<QComboBox>("parameter.seam"); // the form was rebuilt with standard values
    QCOMPARE(words->currentText(), u"End and start"_s);
    words->setFocus();
    QTest::keyClick(words, Qt::Key_Down);
    QCOMPARE(QString::fromStdString(*panel().call()->value("seam")), u"auto"_s);
    QTRY_VERIFY(picture->hasMap());
    QTRY_VERIFY(child<QLabel>("seamWords")->text().contains(u"most alike"_s));
    waitForResult();
    const QString said = u"this clip ends with frame %1"_s.arg(picture->chosen()->last);
    QVERIFY2(child<QLabel>("operationFigures")->text().contains(said, Qt::CaseInsensitive), qPrintable(said));
    words->lineEdit()->selectAll();
    QTest::keyClicks(words, u"last:30"_s);
    QVERIFY((picture->chosen() == FrameInterval{30, 119}));
    child<QPushButton>("operationReset")->click();
    QVERIFY((picture->chosen() == FrameInterval{0, 119}));
}

void CleanUpTest::withoutASecondClipAJoinHasNoPicture()
{
    show("concat");
    QVERIFY(!child<SeamPicture>("seamPicture")->isVisible());
    auto *words = child<QLabel>("seamWords");
    QVERIFY(words->isVisible());
    QVERIFY2(words->text().startsWith(u"Choose a second clip"_s), qPrintable(words->text()));
    show("loop");
    QVERIFY(child<SeamPicture>("seamPicture")->isVisible());
}

// Opens the menu with a mouse click on the button and selects the entry by its letters or with a click.
void CleanUpTest::chooseInPresetMenu(const QString &entry)
{
    auto *button = child<PresetMenu>("operationPresets");
    bool isFound = false;
    QTimer::singleShot(0, button, [&] {
        QMenu *menu = button->menu();
        for (QAction *action : menu->actions()) {
            if (action->text() == entry || action->objectName() == entry) {
                isFound = action->isEnabled();
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                break;
            }
        }
        menu->close();
    });
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY2(isFound, qPrintable(entry));
}

void CleanUpTest::saveSettingsAs(const QString &name)
{
    m_driver->whenDialogOpens([name](QWidget *dialog) {
        auto *line = dialog->findChild<QLineEdit *>();
        line->selectAll();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
    });
    chooseInPresetMenu(u"presetSave"_s);
}

void CleanUpTest::settingsAreKeptUnderAName()
{
    show("smooth");
    auto *button = child<PresetMenu>("operationPresets");
    auto *cutoff = child<QDoubleSpinBox>("parameter.cutoff");
    QVERIFY(button->text().startsWith(u"Default"_s));
    cutoff->setValue(3.0);
    QVERIFY(button->text().startsWith(u"Not saved"_s));
    saveSettingsAs(u"Soft hands"_s);
    QVERIFY2(button->text().startsWith(u"Soft hands"_s), qPrintable(button->text()));
    chooseInPresetMenu(u"presetDefault"_s);
    QCOMPARE(cutoff->value(), 6.0);
    QVERIFY(button->text().startsWith(u"Default"_s));
    child<QDoubleSpinBox>("parameter.order")->setValue(4.0); // the next step also resets this value
    chooseInPresetMenu(u"Soft hands"_s);
    QCOMPARE(QString::fromStdString(panel().call()->text()), u"smooth:cutoff=3"_s);
    waitForResult();
    QTRY_VERIFY(m_driver->session().preview().isShown()); // the preset is previewed like any other setting
    cutoff->setValue(2.0);
    saveSettingsAs(u"Soft hands"_s); // replaces the preset of that name
    chooseInPresetMenu(u"presetDefault"_s);
    chooseInPresetMenu(u"Soft hands"_s);
    QCOMPARE(cutoff->value(), 2.0);
    show("despike"); // each operation has presets of its own
    QVERIFY(button->text().startsWith(u"Default"_s));
    show("smooth");
    chooseInPresetMenu(u"Soft hands"_s);
    chooseInPresetMenu(u"presetDelete"_s);
}

void CleanUpTest::keptSettingsAreRenamedAndDeleted()
{
    show("smooth");
    auto *button = child<PresetMenu>("operationPresets");
    child<QDoubleSpinBox>("parameter.cutoff")->setValue(3.0);
    saveSettingsAs(u"One"_s);
    m_driver->whenDialogOpens([](QWidget *dialog) {
        auto *line = dialog->findChild<QLineEdit *>();
        QPushButton *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        for (const QString &bad : {QString(), u"   "_s, u"default"_s}) {
            line->setText(bad);
            QVERIFY2(!ok->isEnabled(), qPrintable(bad));
        }
        line->setText(u"Two"_s);
        QVERIFY(ok->isEnabled());
        QTest::keyClick(line, Qt::Key_Return);
    });
    chooseInPresetMenu(u"presetRename"_s);
    QVERIFY(button->text().startsWith(u"Two"_s));
    m_driver->whenDialogOpens([](QWidget *dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
    chooseInPresetMenu(u"presetRename"_s);
    QVERIFY(button->text().startsWith(u"Two"_s));
    chooseInPresetMenu(u"presetDelete"_s);
    QVERIFY(button->text().startsWith(u"Not saved"_s));
    QCOMPARE(child<QDoubleSpinBox>("parameter.cutoff")->value(), 3.0); // the settings did not change
}

void CleanUpTest::standardSettingsUnderANameAreStillTheDefault()
{
    show("smooth");
    auto *button = child<PresetMenu>("operationPresets");
    saveSettingsAs(u"As it comes"_s);
    QVERIFY(button->text().startsWith(u"As it comes"_s));
    chooseInPresetMenu(u"presetDefault"_s);
    QVERIFY(button->text().startsWith(u"Default"_s));
    show("despike");
    show("smooth");
    QVERIFY(button->text().startsWith(u"Default"_s));
    chooseInPresetMenu(u"As it comes"_s);
    QVERIFY(button->text().startsWith(u"As it comes"_s));
    chooseInPresetMenu(u"presetDelete"_s);
    QVERIFY(button->text().startsWith(u"Default"_s));
}

void CleanUpTest::namesOfKeptSettingsArePlainText()
{
    show("smooth");
    child<QDoubleSpinBox>("parameter.cutoff")->setValue(3.0);
    const QString name = u"<b>a</b> & %1"_s;
    saveSettingsAs(name);
    auto *button = child<PresetMenu>("operationPresets");
    QVERIFY2(button->text().startsWith(u"<b>a</b> && %1"_s), qPrintable(button->text()));
    QVERIFY(!button->toolTip().contains(u"<b>"_s));
    chooseInPresetMenu(u"presetDefault"_s);
    chooseInPresetMenu(u"<b>a</b> && %1"_s);
    QCOMPARE(child<QDoubleSpinBox>("parameter.cutoff")->value(), 3.0);
    chooseInPresetMenu(u"Delete “<b>a</b> && %1”"_s);
    QVERIFY(button->text().startsWith(u"Not saved"_s));
}

void CleanUpTest::keptSettingsAreThereInTheNextWindow()
{
    show("smooth");
    child<QDoubleSpinBox>("parameter.cutoff")->setValue(3.0);
    saveSettingsAs(u"Kept"_s);
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_path);
    show("smooth");
    chooseInPresetMenu(u"Kept"_s);
    QCOMPARE(child<QDoubleSpinBox>("parameter.cutoff")->value(), 3.0);
    chooseInPresetMenu(u"presetDelete"_s);
}

void CleanUpTest::damagedKeptSettingsAreIgnored()
{
    QSettings store(u"Limber"_s, u"Limber"_s);
    store.setValue(u"operationPresets"_s,
                   QStringList{u"bad"_s, u"smooth:wings=3"_s, u"good"_s, u"smooth:cutoff=3"_s, u"no call"_s});
    store.sync();
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_path);
    show("smooth");
    auto *menu = child<PresetMenu>("operationPresets")->menu();
    emit menu->aboutToShow();
    QStringList texts;
    for (const QAction *action : menu->actions())
        texts << action->text();
    QVERIFY(texts.contains(u"good"_s));
    QVERIFY(!texts.contains(u"bad"_s) && !texts.contains(u"no call"_s));
    store.setValue(u"operationPresets"_s, QByteArray("\x01\xff"));
    store.sync();
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->open(m_path);
    show("smooth");
    store.remove(u"operationPresets"_s);
}

QString CleanUpTest::countOf(const QString &title)
{
    const auto rows = child<QTreeWidget>("operationList")->findItems(title, Qt::MatchExactly | Qt::MatchRecursive);
    return rows.back()->data(0, Qt::AccessibleTextRole).toString();
}

void CleanUpTest::countsStandBesideOperations()
{
    show("smooth");
    QTRY_COMPARE(countOf(u"Despike"_s), u"Despike, 1 spike"_s);
    QTRY_COMPARE(countOf(u"Unroll"_s), u"Unroll, 0 flips"_s);
    QCOMPARE(countOf(u"Reverse"_s), u"Reverse"_s);
    show("despike");
    panel().apply();
    QTRY_COMPARE(document().undoStack().count(), 1);
    QCOMPARE(countOf(u"Despike"_s), u"Despike"_s); // the count belonged to the motion before the edit
    QTRY_COMPARE(countOf(u"Despike"_s), u"Despike, 0 spikes"_s);
}

void CleanUpTest::nothingIsCountedWhilePlaying()
{
    show("smooth");
    trigger("transport.playPause");
    document().setValues({60, 1, {0}}, {1.0}, u"edit"_s);
    QTest::qWait(1500);
    QCOMPARE(countOf(u"Despike"_s), u"Despike"_s);
    trigger("transport.playPause");
    QTRY_VERIFY(countOf(u"Despike"_s) != u"Despike"_s);
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    CleanUpTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_cleanup

#include "tst_cleanup.moc"
