#include "windowdriver.h"

#include "bvh/write/bvhwriter.h"
#include "documents/sessiontabs.h"
#include "recovery/recoverydialog.h"
#include "storage/paths/filetext.h"
#include "storage/recovery/recoverystore.h"
#include "support/walker.h"
#include "widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_recovery {

using namespace limber;
using namespace limber::test;

// What a user sees of unsaved work at the next start.
class RecoveryTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingIsShownWhereNothingWasLost();
    void workIsRecoveredWithItsHistoryAndTheOtherTabs();
    void laterKeepsTheWorkAndTheMenuOffersItAgain();
    void discardAsksFirst();
    void onlyTheCheckedDocumentsAreRecovered();
    void closedDocumentsAreNotOffered();
    void aFileChangedInTheMeantimeIsReported();
    void hostileNamesAreShownAsPlainText();
    void theKeyboardAloneIsEnough();
    void theNextStartRestoresUnsavedChanges();
    void closingAsksWhenWorkCannotBeKept();
    void withoutChangesOnlyTheFilesAreOpenedAgain();
    void workOfACrashedRunIsStillOffered();

private:
    // Sets the preference that restores the session at the next start; closeAndStart() then ends the program as the
    // user does, and starts it again.
    void wantSession();
    void closeAndStart();
    // Ends the program as the system does, and starts it again.
    void endAndStart();
    [[nodiscard]] QString walk(const QString &name = QStringLiteral("walk.bvh")) const
    {
        return m_files->filePath(name);
    }
    void write(const QString &name);
    [[nodiscard]] RecoveryDialog *dialog();
    [[nodiscard]] bool isSilent();
    void click(const char *button);
    void change(double value);
    // The documents that are open in this run, as they would be opened again.
    [[nodiscard]] RunTabs storedTabs() const;
    [[nodiscard]] qsizetype storedJournals() const
    {
        return std::ranges::count_if(storedTabs().tabs, [](const RunTabs::Tab &tab) { return !tab.journal.isEmpty(); });
    }

    std::unique_ptr<QTemporaryDir> m_files;
    std::unique_ptr<WindowDriver> m_driver;
};

void RecoveryTest::init()
{
    m_files = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_files->filePath(QStringLiteral("state")).toLocal8Bit());
    write(QStringLiteral("walk.bvh"));
    QSettings(QStringLiteral("Limber"), QStringLiteral("Limber")).clear();
    m_driver = std::make_unique<WindowDriver>();
}

void RecoveryTest::cleanup()
{
    m_driver.reset();
}

void RecoveryTest::write(const QString &name)
{
    QFile file(walk(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeBvh(makeWalker({.frames = 30}).clip)));
}

void RecoveryTest::change(double value)
{
    m_driver->document().setValues({2, 1, {0}}, {value}, QStringLiteral("Set it to %1").arg(value));
}

void RecoveryTest::endAndStart()
{
    m_driver->window().keepForNextStart();
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().offerRecovery();
}

RecoveryDialog *RecoveryTest::dialog()
{
    RecoveryDialog *found = nullptr;
    [[maybe_unused]] const bool isThere = QTest::qWaitFor([&] {
        found = m_driver->window().findChild<RecoveryDialog *>();
        return found != nullptr && found->isVisible();
    });
    if (found == nullptr)
        qFatal("there is no dialog");
    return found;
}

RunTabs RecoveryTest::storedTabs() const
{
    const QDir store(RecoveryStore::standardFolder());
    for (const QString &run : store.entryList({QStringLiteral("run-*")}, QDir::Dirs, QDir::Time)) {
        QFile file(store.filePath(run + QStringLiteral("/tabs")));
        if (file.open(QIODevice::ReadOnly))
            return tabsFrom(file.readAll());
    }
    return {};
}

bool RecoveryTest::isSilent()
{
    QTest::qWait(300);
    return m_driver->window().findChild<RecoveryDialog *>() == nullptr;
}

void RecoveryTest::click(const char *button)
{
    QTest::mouseClick(dialog()->findChild<QPushButton *>(QLatin1String(button)), Qt::LeftButton);
}

void RecoveryTest::nothingIsShownWhereNothingWasLost()
{
    m_driver->open(walk());
    endAndStart();
    QVERIFY(isSilent());
    m_driver->open(walk());
    change(5);
    m_driver->window().findChild<QAction *>(QStringLiteral("file.save"))->trigger();
    QTRY_VERIFY(!m_driver->document().isModified());
    endAndStart();
    QVERIFY(isSilent());
    QVERIFY(QDir(m_files->filePath(QStringLiteral("state/limber/recovery"))).isEmpty());
}

void RecoveryTest::workIsRecoveredWithItsHistoryAndTheOtherTabs()
{
    write(QStringLiteral("other.bvh"));
    m_driver->open(walk());
    const std::string asRead = writeBvh(m_driver->document().clip());
    change(5);
    change(7);
    m_driver->session().playhead().setFrame(9);
    const std::string changed = writeBvh(m_driver->document().clip());
    m_driver->open(walk(QStringLiteral("other.bvh")));
    endAndStart();

    auto *documents = dialog()->findChild<QListWidget *>(QStringLiteral("recoveryDocuments"));
    QCOMPARE(documents->count(), 1);
    QVERIFY(documents->item(0)->text().startsWith(QStringLiteral("walk.bvh\n")));
    QVERIFY(documents->item(0)->text().contains(QStringLiteral("2 step")));
    auto *steps = dialog()->findChild<QListWidget *>(QStringLiteral("recoverySteps"));
    QCOMPARE(steps->item(0)->text(), QStringLiteral("Set it to 7"));
    click("recoverWork");

    auto *tabs = m_driver->child<SessionTabs>("documentTabs");
    QTRY_COMPARE(tabs->count(), 2);
    QTRY_VERIFY(!tabs->sessions().at(1)->document().isLoading());
    Document &document = tabs->sessions().first()->document();
    QVERIFY(document.isModified());
    QCOMPARE(document.path(), walk());
    QCOMPARE(writeBvh(document.clip()), changed);
    QCOMPARE(tabs->sessions().first()->playhead().frame(), 9);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().setIndex(0);
    QCOMPARE(writeBvh(document.clip()), asRead);
    QVERIFY(!document.isModified());
    QVERIFY(!tabs->sessions().at(1)->document().isModified());
    QCOMPARE(m_driver->window().currentSession(), tabs->sessions().at(1)); // the same document is in front as before
    // From here on its work is journalled as before.
    document.undoStack().setIndex(2);
    document.setFrameTime(0.25);
    tabs->bringToFront(tabs->sessions().first());
    endAndStart();
    click("recoverWork");
    auto *again = m_driver->child<SessionTabs>("documentTabs");
    QTRY_COMPARE(again->count(), 2);
    QTRY_COMPARE(m_driver->window().currentSession(), again->sessions().first());
    QVERIFY(m_driver->document().isModified());
    endAndStart();
    QCOMPARE(dialog()->findChild<QListWidget *>(QStringLiteral("recoverySteps"))->count(), 3);
}

void RecoveryTest::laterKeepsTheWorkAndTheMenuOffersItAgain()
{
    m_driver->open(walk());
    change(5);
    endAndStart();
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(m_driver->window().findChild<RecoveryDialog *>() == nullptr);
    QCOMPARE(m_driver->child<SessionTabs>("documentTabs")->count(), 0);
    m_driver->window().findChild<QAction *>(QStringLiteral("file.recover"))->trigger();
    click("recoverWork");
    QTRY_COMPARE(m_driver->child<SessionTabs>("documentTabs")->count(), 1);
    QTRY_VERIFY(m_driver->window().findChild<RecoveryDialog *>() == nullptr);
    m_driver->window().findChild<QAction *>(QStringLiteral("file.recover"))->trigger();
    QVERIFY(isSilent()); // the document is open now
}

void RecoveryTest::discardAsksFirst()
{
    m_driver->open(walk());
    change(5);
    endAndStart();
    RecoveryDialog *const shown = dialog();
    const auto answer = [&](const char *how) {
        m_driver->whenDialogOpens([how](QWidget *box) {
            for (auto *button : box->findChildren<QPushButton *>()) {
                if (button->text().remove(u'&') == QLatin1String(how))
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
        });
        QTest::mouseClick(shown->findChild<QPushButton *>(QStringLiteral("discardWork")), Qt::LeftButton);
    };
    answer("Cancel");
    QVERIFY(shown->isVisible());
    answer("Delete");
    QTRY_VERIFY(m_driver->window().findChild<RecoveryDialog *>() == nullptr);
    endAndStart();
    QVERIFY(isSilent());
    QVERIFY(QFile::exists(walk()));
}

void RecoveryTest::onlyTheCheckedDocumentsAreRecovered()
{
    write(QStringLiteral("other.bvh"));
    m_driver->open(walk());
    change(5);
    m_driver->open(walk(QStringLiteral("other.bvh")));
    change(6);
    endAndStart();
    auto *documents = dialog()->findChild<QListWidget *>(QStringLiteral("recoveryDocuments"));
    QCOMPARE(documents->count(), 2);
    for (int row = 0; row < 2; ++row)
        documents->item(row)->setCheckState(Qt::Unchecked);
    QVERIFY(!dialog()->findChild<QPushButton *>(QStringLiteral("recoverWork"))->isEnabled());
    const int walkRow = documents->item(0)->text().startsWith(QStringLiteral("walk.bvh")) ? 0 : 1;
    documents->item(walkRow)->setCheckState(Qt::Checked);
    click("recoverWork");
    auto *tabs = m_driver->child<SessionTabs>("documentTabs");
    const auto isRecovered = [&] {
        return std::ranges::any_of(tabs->sessions(), [](const Session *each) { return each->document().isModified(); });
    };
    QTRY_VERIFY(isRecovered());
    // The other document is still kept for later.
    QTRY_VERIFY(m_driver->window().findChild<RecoveryDialog *>() == nullptr);
    m_driver->window().findChild<QAction *>(QStringLiteral("file.recover"))->trigger();
    documents = dialog()->findChild<QListWidget *>(QStringLiteral("recoveryDocuments"));
    QCOMPARE(documents->count(), 1);
    QVERIFY(documents->item(0)->text().startsWith(QStringLiteral("other.bvh")));
}

void RecoveryTest::closedDocumentsAreNotOffered()
{
    m_driver->open(walk());
    change(5);
    QTRY_COMPARE(storedJournals(), 1);
    m_driver->child<SessionTabs>("documentTabs")->remove({&m_driver->session()});
    QTRY_COMPARE(storedJournals(), 0);
    endAndStart();
    QVERIFY(isSilent());
}

void RecoveryTest::aFileChangedInTheMeantimeIsReported()
{
    m_driver->open(walk());
    change(5);
    m_driver->window().keepForNextStart();
    m_driver.reset();
    QFile file(walk());
    QVERIFY(file.open(QIODevice::Append));
    file.write("\n");
    file.close();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().offerRecovery();
    click("recoverWork");
    // The watch reports it, which looks less often while the window is not active.
    QTRY_VERIFY(m_driver->message().contains(QStringLiteral("walk.bvh was changed by another program")));
    QVERIFY(m_driver->document().isModified());
}

void RecoveryTest::hostileNamesAreShownAsPlainText()
{
    const QString name = QStringLiteral("<b>a&\n\u202Ehvb.bvh");
    write(name);
    m_driver->open(walk(name));
    m_driver->document().setMarkers({{1, "x"}}, QStringLiteral("<img src=x>"));
    endAndStart();
    auto *documents = dialog()->findChild<QListWidget *>(QStringLiteral("recoveryDocuments"));
    QVERIFY(documents->item(0)->text().startsWith(fileText(name) + u'\n'));
    QVERIFY(!documents->item(0)->text().contains(QChar(0x202E)));
    for (const QLabel *label : dialog()->findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
}

void RecoveryTest::theKeyboardAloneIsEnough()
{
    m_driver->open(walk());
    change(5);
    endAndStart();
    auto *documents = dialog()->findChild<QListWidget *>(QStringLiteral("recoveryDocuments"));
    QTRY_VERIFY(documents->hasFocus());
    QTest::keyClick(documents, Qt::Key_Space); // clears the check box
    QVERIFY(!dialog()->findChild<QPushButton *>(QStringLiteral("recoverWork"))->isEnabled());
    QTest::keyClick(documents, Qt::Key_Space);
    QTest::keyClick(documents, Qt::Key_Return);
    QTRY_COMPARE(m_driver->child<SessionTabs>("documentTabs")->count(), 1);
    QTRY_VERIFY(m_driver->document().isModified());
}

void RecoveryTest::wantSession()
{
    QSettings store(QStringLiteral("Limber"), QStringLiteral("Limber"));
    store.setValue(QStringLiteral("reopenFiles"), true);
    store.setValue(QStringLiteral("keepChanges"), true);
}

void RecoveryTest::closeAndStart()
{
    QVERIFY(m_driver->window().close()); // no question is asked
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().reopenFiles();
    m_driver->window().offerRecovery();
}

void RecoveryTest::theNextStartRestoresUnsavedChanges()
{
    wantSession();
    write(QStringLiteral("first.bvh"));
    write(QStringLiteral("last.bvh"));
    m_driver->open(walk(QStringLiteral("first.bvh")));
    m_driver->open(walk());
    change(41.0);
    change(42.0);
    m_driver->open(walk(QStringLiteral("last.bvh")));
    auto *tabs = m_driver->child<SessionTabs>("documentTabs");
    tabs->setCurrentIndex(1);
    QTRY_COMPARE(storedTabs().front, 1);

    closeAndStart();
    tabs = m_driver->child<SessionTabs>("documentTabs");
    QTRY_COMPARE(tabs->count(), 3);
    QTRY_COMPARE(tabs->currentIndex(), 1);
    QVERIFY(m_driver->window().findChild<RecoveryDialog *>() == nullptr);
    QTRY_VERIFY(!m_driver->window().files().isLoading());
    QVERIFY(m_driver->document().isModified());
    QCOMPARE(m_driver->document().path(), walk());
    QCOMPARE(m_driver->document().clip().motion.value(2, 0), 42.0);
    m_driver->document().undoStack().undo();
    QCOMPARE(m_driver->document().clip().motion.value(2, 0), 41.0);
    QCOMPARE(tabs->sessions().at(0)->document().path(), walk(QStringLiteral("first.bvh")));
    QCOMPARE(tabs->sessions().at(2)->document().path(), walk(QStringLiteral("last.bvh")));

    // The next start also keeps that a step was undone.
    closeAndStart();
    tabs = m_driver->child<SessionTabs>("documentTabs");
    QTRY_COMPARE(tabs->count(), 3);
    QTRY_VERIFY(m_driver->document().isModified());
    QCOMPARE(m_driver->document().clip().motion.value(2, 0), 41.0);
    m_driver->document().undoStack().redo();
    QCOMPARE(m_driver->document().clip().motion.value(2, 0), 42.0);
    QVERIFY(isSilent());
}

// Nothing can be written to the folder of unsaved work, so the program asks; the answer is Cancel.
void RecoveryTest::closingAsksWhenWorkCannotBeKept()
{
    wantSession();
    QFile notAFolder(m_files->filePath(QStringLiteral("state")));
    QVERIFY(notAFolder.open(QIODevice::WriteOnly));
    m_driver->open(walk());
    change(42.0);
    bool wasAsked = false;
    m_driver->whenDialogOpens([&](QWidget *question) {
        wasAsked = true;
        QTest::keyClick(question, Qt::Key_Escape);
    });
    QVERIFY(!m_driver->window().close());
    QVERIFY(wasAsked);
    QVERIFY(m_driver->document().isModified());
}

void RecoveryTest::withoutChangesOnlyTheFilesAreOpenedAgain()
{
    wantSession();
    m_driver->open(walk());
    change(42.0);
    m_driver->document().undoStack().undo();
    closeAndStart();
    QTRY_COMPARE(m_driver->child<SessionTabs>("documentTabs")->count(), 1);
    QTRY_VERIFY(!m_driver->window().files().isLoading());
    QVERIFY(!m_driver->document().isModified());
    QCOMPARE(m_driver->document().path(), walk());
    QVERIFY(isSilent());
}

// The other work belongs to another run, which crashed.
void RecoveryTest::workOfACrashedRunIsStillOffered()
{
    write(QStringLiteral("crashed.bvh"));
    m_driver->open(walk(QStringLiteral("crashed.bvh")));
    change(7.0);
    m_driver->window().keepForNextStart();
    m_driver = std::make_unique<WindowDriver>();
    wantSession();
    m_driver->open(walk());
    change(42.0);
    closeAndStart();
    QTRY_COMPARE(m_driver->child<SessionTabs>("documentTabs")->count(), 1);
    QTRY_VERIFY(m_driver->document().isModified());
    QCOMPARE(m_driver->document().path(), walk());
    auto *documents = dialog()->findChild<QListWidget *>(QStringLiteral("recoveryDocuments"));
    QCOMPARE(documents->count(), 1);
    QVERIFY(documents->item(0)->text().contains(QStringLiteral("crashed.bvh")));
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    RecoveryTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_recovery

#include "tst_recovery.moc"
