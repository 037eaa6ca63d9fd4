#include "documents/openqueue.h"

#include "docks/progressarea.h"
#include "documents/opening.h"
#include "documents/sessiontabs.h"
#include "settings/settings.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace tst_openqueue {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// A field that uses Escape itself, as the fields with numbers do.
class Field : public QLineEdit
{
protected:
    void keyPressEvent(QKeyEvent *event) override { event->accept(); }
};

} // namespace

// Lists of files that are opened a few at a time.
class OpenQueueTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aFewFilesAreOpenedWithoutProgress();
    void aLongListShowsItsProgress();
    void aFewFilesAtATimeAreRead();
    void theRestCanBeDropped();
    void escapeDropsTheRest();
    void escapeBelongsToFieldsFirst();
    void veryManyFilesAreAskedAbout_data();
    void veryManyFilesAreAskedAbout();

private:
    [[nodiscard]] QStringList files(int count) const
    {
        QStringList paths;
        for (int i = 0; i < count; ++i)
            paths << m_folder.write(u"%1.bvh"_s.arg(i), smallBvh());
        return paths;
    }
    [[nodiscard]] QWidget *box() const { return m_progress->findChild<QWidget *>(u"openProgress"_s); }
    [[nodiscard]] QString progress() const
    {
        return box() != nullptr ? box()->findChild<QLabel *>()->text() : QString();
    }
    void waitForAll(int count)
    {
        QTRY_COMPARE(m_tabs->count(), count);
        QTRY_VERIFY(!m_opening->isLoading());
    }

    FileFolder m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<QWidget> m_window;
    ProgressArea *m_progress = nullptr;
    QLineEdit *m_field = nullptr;
    std::unique_ptr<SessionTabs> m_tabs;
    std::unique_ptr<Opening> m_opening;
    std::unique_ptr<OpenQueue> m_queue;
};

void OpenQueueTest::init()
{
    m_settings = std::make_unique<Settings>();
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_progress = new ProgressArea;
    m_field = new Field;
    layout->addWidget(m_field);
    layout->addWidget(m_progress);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_tabs = std::make_unique<SessionTabs>();
    m_opening = std::make_unique<Opening>(*m_tabs, *m_settings);
    m_queue = std::make_unique<OpenQueue>(*m_opening, *m_tabs, *m_progress, *m_window);
}

void OpenQueueTest::cleanup()
{
    m_queue.reset();
    m_opening.reset();
    m_tabs.reset();
    m_window.reset();
    m_settings.reset();
}

void OpenQueueTest::aFewFilesAreOpenedWithoutProgress()
{
    m_queue->open(files(3));
    QCOMPARE(m_queue->waiting(), 3);
    QVERIFY(box() == nullptr);
    waitForAll(3);
    QCOMPARE(m_queue->waiting(), 0);
    QCOMPARE(m_tabs->tabText(0), u"0.bvh"_s);
    QCOMPARE(m_tabs->tabText(2), u"2.bvh"_s);
}

void OpenQueueTest::aLongListShowsItsProgress()
{
    m_queue->open(files(4));
    QVERIFY(box() != nullptr && box()->isVisible());
    QStringList texts; // before each file
    connect(m_opening.get(), &Opening::loadStarted, m_opening.get(), [this, &texts] { texts << progress(); });
    waitForAll(4);
    QCOMPARE(texts, (QStringList{u"Opening file 0 of 4"_s, u"Opening file 1 of 4"_s, u"Opening file 2 of 4"_s,
                                 u"Opening file 3 of 4"_s}));
    QVERIFY(box() == nullptr);
}

void OpenQueueTest::aFewFilesAtATimeAreRead()
{
    int most = 0;
    QSignalSpy ended(m_opening.get(), &Opening::loadEnded);
    connect(m_opening.get(), &Opening::loadStarted, m_opening.get(),
            [this, &most] { most = qMax(most, m_opening->loadCount()); });
    m_queue->open(files(12));
    waitForAll(12);
    QCOMPARE(ended.count(), 12);
    QVERIFY(most >= 1 && most <= 3);
}

void OpenQueueTest::theRestCanBeDropped()
{
    int started = 0;
    connect(m_opening.get(), &Opening::loadStarted, m_opening.get(), [this, &started] {
        if (++started == 2)
            box()->findChild<QToolButton *>()->click();
    });
    m_queue->open(files(10));
    QTRY_VERIFY(started >= 2 && m_queue->waiting() == 0 && !m_opening->isLoading());
    QVERIFY(box() == nullptr);
    QVERIFY(started < 10 && m_tabs->count() < 10);
}

void OpenQueueTest::escapeDropsTheRest()
{
    QTest::keyClick(m_window.get(), Qt::Key_Escape); // there is nothing to drop
    m_queue->open(files(10));
    QTest::keyClick(m_window.get(), Qt::Key_A);
    QTest::keyClick(m_window.get(), Qt::Key_Escape, Qt::ShiftModifier);
    QVERIFY(m_queue->waiting() > 0);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(m_queue->waiting(), 0);
    QVERIFY(box() == nullptr);
    QTRY_VERIFY(!m_opening->isLoading()); // what was being read is given up, too
    QVERIFY(m_tabs->count() < 10);
}

void OpenQueueTest::escapeBelongsToFieldsFirst()
{
    m_queue->open(files(10));
    QTest::keyClick(m_field, Qt::Key_Escape);
    QWidget elsewhere;
    elsewhere.show();
    QTest::keyClick(&elsewhere, Qt::Key_Escape);
    QVERIFY(m_queue->waiting() > 0);
    m_queue->cancel();
    auto session = std::make_unique<Session>();
    Session *dragged = session.get();
    m_tabs->add(std::move(session), m_tabs->nextOrder());
    m_queue->open(files(10));
    dragged->dragGuard().take();
    QTest::keyClick(m_window.get(), Qt::Key_Escape); // ends the drag
    QVERIFY(m_queue->waiting() > 0);
    dragged->dragGuard().letGo();
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(m_queue->waiting(), 0);
}

void OpenQueueTest::veryManyFilesAreAskedAbout_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("many") << 20 << false;
    QTest::newRow("very many") << 21 << true;
}

void OpenQueueTest::veryManyFilesAreAskedAbout()
{
    QFETCH(const int, count);
    QFETCH(const bool, isAsked);
    QString question;
    QObject context;
    QTimer::singleShot(0, &context, [&question] {
        if (auto *asked = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            question = asked->text();
            asked->reject();
        }
    });
    m_queue->open(files(count));
    QCOMPARE(question, isAsked ? u"Open all 21 file(s)?"_s : QString());
    QCOMPARE(m_queue->waiting(), isAsked ? 0 : count);
    m_queue->cancel();
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    OpenQueueTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_openqueue

#include "tst_openqueue.moc"
