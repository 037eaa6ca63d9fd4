#include "storage/poselibrary.h"
#include "support/textfiles.h"
#include "viewdriver.h"

#include <glm/geometric.hpp>

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

namespace tst_poselibrary {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The user's own poses, in the whole window.
class PoseLibraryTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aSavedPoseCanBeAppliedInAnotherFrame();
    void posesOfSomeJointsCanBeAppliedMirrored();
    void thePosesAreFilteredRenamedAndDeleted();
    void aClosedLibraryKeepsNothingInMemory();
    void withoutADocumentNothingIsApplied();

private:
    void save(const QString &name);
    [[nodiscard]] QListWidget *list() { return m_driver->child<QListWidget>("poseList"); }
    void click(const char *name) { QTest::mouseClick(m_driver->child<QPushButton>(name), Qt::LeftButton); }

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
};

void PoseLibraryTest::init()
{
    QDir(PoseLibrary::standardFolder()).removeRecursively();
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_view->open(makeWalker({.frames = 120}).clip, m_folder->path(u"walker.bvh"_s));
    m_driver->session().playhead().setFrame(60);
}

void PoseLibraryTest::cleanup()
{
    while (m_driver->window().currentSession() && m_view->document().undoStack().canUndo())
        m_view->document().undoStack().undo();
    m_driver.reset();
}

void PoseLibraryTest::save(const QString &name)
{
    m_driver->whenDialogOpens([name](QWidget *dialog) {
        dialog->findChild<QLineEdit *>()->setText(name);
        dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    });
    m_view->action("pose.save")->trigger();
}

void PoseLibraryTest::aSavedPoseCanBeAppliedInAnotherFrame()
{
    m_driver->session().clearSelection();
    save(u"Mid <b>step</b>"_s);
    m_view->action("pose.library")->trigger();
    QCOMPARE(list()->count(), 1);
    QCOMPARE(list()->item(0)->text(), u"Mid <b>step</b>"_s);
    list()->setCurrentRow(0);
    QTRY_VERIFY(!list()->item(0)->icon().pixmap(20, 20).isNull());
    const auto leg = [&](int frame) {
        const Pose pose = m_view->document().pose(frame);
        return glm::distance(pose.positionOf(m_view->joint("LeftFoot")), pose.positionOf(m_view->joint("LeftUpLeg")));
    };
    const double wanted = leg(60);
    m_driver->session().playhead().setFrame(90);
    QVERIFY(std::abs(leg(90) - wanted) > 1e-3);
    click("applyPose");
    QCOMPARE(m_view->document().undoStack().count(), 1);
    QVERIFY(std::abs(leg(90) - wanted) < 1e-4);
}

void PoseLibraryTest::posesOfSomeJointsCanBeAppliedMirrored()
{
    m_driver->session().selectOnly(m_view->joint("LeftLeg"));
    save(u"Knee"_s);
    m_view->action("pose.library")->trigger();
    list()->setCurrentRow(0);
    m_driver->session().playhead().setFrame(90);
    const Motion before = m_view->document().motion();
    click("applyMirrored");
    QCOMPARE(m_view->document().undoStack().count(), 1);
    const Skeleton &skeleton = m_view->document().skeleton();
    for (int column = 0; column < skeleton.columnCount(); ++column) {
        const bool isRightKnee = skeleton.column(column).joint == m_view->joint("RightLeg").index;
        if (!isRightKnee)
            QCOMPARE(m_view->document().motion().value(90, column), before.value(90, column));
    }
}

void PoseLibraryTest::thePosesAreFilteredRenamedAndDeleted()
{
    for (const char *name : {"Stand", "Walk"})
        save(QLatin1String(name));
    m_view->action("pose.library")->trigger();
    QCOMPARE(list()->count(), 2);
    m_driver->child<QLineEdit>("poseFilter")->setText(u"wal"_s);
    QVERIFY(list()->item(0)->isHidden() && !list()->item(1)->isHidden());
    m_driver->child<QLineEdit>("poseFilter")->setText(u"xyz"_s);
    QVERIFY(m_driver->child<QLabel>("poseNote")->isVisible());
    m_driver->child<QLineEdit>("poseFilter")->clear();
    list()->item(0)->setText(u"Wait"_s);
    QTRY_COMPARE(list()->currentItem() != nullptr ? list()->currentItem()->text() : QString(), u"Wait"_s);
    list()->setCurrentRow(0);
    const auto answer = [&](bool deletes) {
        m_driver->whenDialogOpens([deletes](QWidget *dialog) {
            auto *box = qobject_cast<QMessageBox *>(dialog);
            for (QAbstractButton *button : box->buttons()) {
                if ((box->buttonRole(button) == QMessageBox::DestructiveRole) == deletes)
                    return button->click();
            }
        });
        click("deletePose");
    };
    answer(false);
    QCOMPARE(list()->count(), 2);
    list()->setCurrentRow(0);
    answer(true);
    QCOMPARE(list()->count(), 1);
    QCOMPARE(QDir(PoseLibrary::standardFolder()).entryList(QDir::Files).size(), 1);
}

void PoseLibraryTest::aClosedLibraryKeepsNothingInMemory()
{
    save(u"Stand"_s);
    m_view->action("pose.library")->trigger();
    QCOMPARE(list()->count(), 1);
    list()->setCurrentRow(0);
    list()->window()->close();
    QCOMPARE(list()->count(), 0);
    save(u"Walk"_s); // the list stays empty until it is shown
    QCOMPARE(list()->count(), 0);
    m_view->action("pose.library")->trigger();
    QCOMPARE(list()->count(), 2);
    const auto isPainted = [&](int row) {
        const QImage picture = list()->item(row)->icon().pixmap(100, 100).toImage();
        return picture != QImage(picture.size(), picture.format()) &&
               qAlpha(picture.pixel(picture.rect().center())) > 0;
    };
    QTRY_VERIFY(isPainted(0) && isPainted(1));
    // A name that is taken after the list was closed does not fill it.
    list()->item(0)->setText(u"Sit"_s);
    list()->window()->close();
    QApplication::processEvents();
    QCOMPARE(list()->count(), 0);
    m_view->action("pose.library")->trigger();
    QCOMPARE(list()->item(0)->text(), u"Sit"_s);
}

void PoseLibraryTest::withoutADocumentNothingIsApplied()
{
    save(u"Stand"_s);
    m_view->action("pose.library")->trigger();
    list()->setCurrentRow(0);
    m_view->action("file.close")->trigger();
    QVERIFY(!m_driver->child<QPushButton>("applyPose")->isEnabled());
    QVERIFY(!m_driver->child<QPushButton>("savePose")->isEnabled());
    QVERIFY(!m_view->action("pose.save")->isEnabled());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    PoseLibraryTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_poselibrary

#include "tst_poselibrary.moc"
