#include "dialogs/poselibrarydialog.h"
#include "figures.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

namespace tst_poselibrarydialog {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A library with the poses "Arms up", "Bow" and "Crouch".
class PoseLibraryDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void posesAreListedByName();
    void aClosedLibraryIsNotRead();
    void buttonsNeedAPoseAndAFrame();
    void posesAreApplied();
    void theFilterHidesPoses();
    void anEmptyLibraryExplainsItself();
    void damagedFilesAreReported();
    void aTypedNameRenamesThePose();
    void deletingAsksFirst();
    void thePicturesArePaintedOneByOne();

private:
    void save(const QString &name)
    {
        LibraryPose pose;
        pose.name = name;
        pose.clip = standingFigure(1);
        QCOMPARE(m_library->save(pose), QString());
    }
    void answer(bool agrees);
    [[nodiscard]] QListWidget &list() const { return *m_dialog->findChild<QListWidget *>(); }
    [[nodiscard]] QPushButton &button(const QString &name) const { return *m_dialog->findChild<QPushButton *>(name); }
    [[nodiscard]] QLabel &note() const { return *m_dialog->findChild<QLabel *>(u"poseNote"_s); }
    [[nodiscard]] QLineEdit &filter() const { return *m_dialog->findChild<QLineEdit *>(u"poseFilter"_s); }
    // The names of the poses that are shown.
    [[nodiscard]] QStringList names() const
    {
        QStringList result;
        for (int row = 0; row < list().count(); ++row) {
            if (!list().item(row)->isHidden())
                result << list().item(row)->text();
        }
        return result;
    }
    [[nodiscard]] QString enabled() const
    {
        QStringList result;
        for (const char *name : {"savePose", "renamePose", "deletePose", "applyMirrored", "applyPose"}) {
            if (button(QLatin1String(name)).isEnabled())
                result << QLatin1String(name);
        }
        return result.join(u' ');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PoseLibrary> m_library;
    std::unique_ptr<PoseLibraryDialog> m_dialog;
};

void PoseLibraryDialogTest::init()
{
    m_dialog.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<PoseLibrary>(m_folder->path());
    save(u"Bow"_s);
    save(u"Arms  up"_s);
    save(u"Crouch"_s);
    m_dialog = std::make_unique<PoseLibraryDialog>(*m_library);
    m_dialog->setColours(Colours::darkTheme());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    m_dialog->reload();
    m_dialog->setUsable(true);
}

void PoseLibraryDialogTest::answer(bool agrees)
{
    bool isAnswered = false;
    QTimer answering;
    connect(&answering, &QTimer::timeout, this, [&] {
        auto *box = m_dialog->findChild<QMessageBox *>();
        if (box == nullptr || isAnswered)
            return;
        isAnswered = true;
        QCOMPARE(box->text(), u"Delete the pose “Bow”?"_s);
        for (QAbstractButton *each : box->buttons()) {
            if (agrees == (box->buttonRole(each) == QMessageBox::DestructiveRole))
                return each->click();
        }
    });
    answering.start(5);
    button(u"deletePose"_s).click();
    QVERIFY(isAnswered);
}

void PoseLibraryDialogTest::posesAreListedByName()
{
    QCOMPARE(names(), QStringList({u"Arms up"_s, u"Bow"_s, u"Crouch"_s}));
    QVERIFY(!note().isVisible());
    const QString file = m_library->poses()[1].file;
    m_dialog->reload(file);
    QCOMPARE(list().currentItem()->text(), u"Bow"_s);
}

void PoseLibraryDialogTest::aClosedLibraryIsNotRead()
{
    m_dialog->hide();
    QCOMPARE(list().count(), 0);
    QVERIFY(m_library->poses().empty());
    m_dialog->reload();
    QCOMPARE(list().count(), 0);
    m_dialog->show();
    m_dialog->reload();
    QCOMPARE(list().count(), 3);
}

void PoseLibraryDialogTest::buttonsNeedAPoseAndAFrame()
{
    QCOMPARE(enabled(), u"savePose"_s);
    list().setCurrentRow(1);
    QCOMPARE(enabled(), u"savePose renamePose deletePose applyMirrored applyPose"_s);
    m_dialog->setUsable(false);
    QCOMPARE(enabled(), u"renamePose deletePose"_s);
    list().setCurrentRow(-1);
    QCOMPARE(enabled(), QString());
    const QSignalSpy wanted(m_dialog.get(), &PoseLibraryDialog::saveWanted);
    m_dialog->setUsable(true);
    button(u"savePose"_s).click();
    QCOMPARE(wanted.count(), 1);
}

void PoseLibraryDialogTest::posesAreApplied()
{
    QStringList applied;
    connect(m_dialog.get(), &PoseLibraryDialog::applyWanted, this, [&](const LibraryPose &pose, bool isMirrored) {
        applied << pose.name + (isMirrored ? u" mirrored"_s : QString());
    });
    list().setCurrentRow(1);
    button(u"applyPose"_s).click();
    button(u"applyMirrored"_s).click();
    emit list().itemDoubleClicked(list().item(1));
    QCOMPARE(applied, QStringList({u"Bow"_s, u"Bow mirrored"_s, u"Bow"_s}));
    m_dialog->setUsable(false);
    emit list().itemDoubleClicked(list().item(1));
    m_dialog->setUsable(true);
    list().setCurrentRow(-1);
    emit list().itemDoubleClicked(list().item(1));
    QCOMPARE(applied.size(), 3);
}

void PoseLibraryDialogTest::theFilterHidesPoses()
{
    list().setCurrentRow(1);
    filter().setText(u" C "_s);
    QCOMPARE(names(), QStringList(u"Crouch"_s));
    QCOMPARE(enabled(), u"savePose"_s); // the current pose is hidden
    QVERIFY(!note().isVisible());
    filter().setText(u"nothing"_s);
    QVERIFY(names().isEmpty());
    QCOMPARE(note().text(), u"No matching poses"_s);
    QVERIFY(note().isVisible());
    m_dialog->reload(); // filters again
    QVERIFY(names().isEmpty());
    filter().clear();
    QCOMPARE(names().size(), 3);
    QVERIFY(!note().isVisible());
}

void PoseLibraryDialogTest::anEmptyLibraryExplainsItself()
{
    for (const QString &file : QDir(m_folder->path()).entryList(QDir::Files))
        QVERIFY(QFile::remove(m_folder->filePath(file)));
    m_dialog->reload();
    QVERIFY(note().isVisible());
    QVERIFY(note().text().startsWith(u"No poses yet"_s));
    QVERIFY(!note().text().contains(u'\n'));
    filter().setText(u"x"_s);
    QVERIFY(note().text().startsWith(u"No poses yet"_s));
}

void PoseLibraryDialogTest::damagedFilesAreReported()
{
    QFile file(m_library->poses()[0].file);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("nothing");
    file.close();
    m_dialog->reload();
    QCOMPARE(names(), QStringList({u"Bow"_s, u"Crouch"_s}));
    QVERIFY(note().isVisible());
    QVERIFY(note().text().startsWith(u"1 file(s) could not be read: "_s));
}

void PoseLibraryDialogTest::aTypedNameRenamesThePose()
{
    list().item(0)->setText(list().item(0)->text()); // is not another name
    list().item(1)->setText(u"Deep bow"_s);
    QTRY_COMPARE(names(), QStringList({u"Arms up"_s, u"Crouch"_s, u"Deep bow"_s}));
    QCOMPARE(m_library->poses()[2].name, u"Deep bow"_s);
    QTRY_VERIFY(list().currentItem() != nullptr);
    QCOMPARE(list().currentItem()->text(), u"Deep bow"_s);
    button(u"renamePose"_s).click();
    QTRY_VERIFY(list().findChild<QLineEdit *>() != nullptr);
}

void PoseLibraryDialogTest::deletingAsksFirst()
{
    list().setCurrentRow(1);
    answer(false);
    QCOMPARE(names().size(), 3);
    answer(true);
    QCOMPARE(names(), QStringList({u"Arms up"_s, u"Crouch"_s}));
    QVERIFY(list().currentItem() == nullptr || list().currentItem()->text() != u"Bow"_s);
}

void PoseLibraryDialogTest::thePicturesArePaintedOneByOne()
{
    const auto painted = [this] {
        int count = 0;
        for (int row = 0; row < list().count(); ++row) {
            const QImage picture = list().item(row)->icon().pixmap(112, 128).toImage();
            count += picture.pixelColor(2, 2).alpha() > 0 ? 1 : 0;
        }
        return count;
    };
    QTRY_COMPARE(painted(), 3);
    m_dialog->reload();
    QCOMPARE(painted(), 0);
    QTRY_COMPARE(painted(), 3);
    QCOMPARE(names(), QStringList({u"Arms up"_s, u"Bow"_s, u"Crouch"_s})); // a picture renames nothing
}

QTEST_MAIN(PoseLibraryDialogTest)

} // namespace tst_poselibrarydialog

#include "tst_poselibrarydialog.moc"
