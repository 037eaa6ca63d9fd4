#include "documents/messagerouting.h"

#include "documents/filenews.h"
#include "documents/opening.h"
#include "documents/saving.h"
#include "documents/sessiontabs.h"
#include "items/messagetext.h"
#include "settings/settings.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "system/plainfile.h"
#include "windowdriver.h"

#include "bvh/read/bvhreader.h"

#include <QMainWindow>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <cerrno>

namespace tst_messagerouting {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Where messages about files appear and when they go: those of opening and editing, and those about what other programs
// did to a file.
class MessageRoutingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void successIsBriefAndFailureStays();
    void aRefusedEditGoesWithTheNextStep();
    void aSavedDocumentHasNoFailure();
    void messagesGoWithTheirDocument();
    void aRefusalOffersARepairedCopy();
    void findingsOfAnOpenedFileAreShown();
    void aSavedFileIsNotCalledUnchanged();
    void anAnsweredQuestionIsWithdrawn();
    void aRepairedCopyShowsItsRepairs();
    void aProjectBesideIsOffered();
    void projectsTellWhatDoesNotFit();
    void findingsOfAProjectAreCounted();
    void aNewProjectIsExplained();
    void aChangedFileHasFourAnswers();
    void keepingMineMakesTheDocumentUnsaved();
    void aVanishedFileMakesTheDocumentUnsaved();
    void aFileThatComesBackIsSavedAgain();
    void aTouchedFileIsKnown();
    void aFailedSaveCanBeTriedAgain();

private:
    Session *add(const QString &path, std::vector<Finding> findings = {})
    {
        auto session = std::make_unique<Session>();
        DocumentOrigin origin = DocumentOrigin::ofFile({path, 10, 11, 12, 13, 0, {}});
        if (path.isEmpty())
            origin = DocumentOrigin::untitled(u"Copy"_s);
        session->document().setOrigin(origin);
        session->document().reset(*readBvh(smallBvh().toStdString()).clip, std::move(findings));
        Session *added = session.get();
        m_tabs->add(std::move(session), m_tabs->nextOrder());
        m_bar->setSubject(&added->document());
        return added;
    }
    static void edit(Session *session, double value) { session->document().setValues({0, 1, {0}}, {value}, u"x"_s); }
    [[nodiscard]] QStringList answers() const
    {
        QStringList texts;
        for (int number = 1; number < 10; ++number) {
            const QString name = u"messageAnswer"_s + (number > 1 ? QString::number(number) : QString());
            const auto *button = m_bar->findChild<QToolButton *>(name);
            if (button != nullptr && !button->isHidden())
                texts << button->text();
        }
        return texts;
    }
    void answer(const QString &text)
    {
        for (QToolButton *button : m_bar->findChildren<QToolButton *>()) {
            if (button->objectName().startsWith(u"messageAnswer"_s) && !button->isHidden() && button->text() == text)
                return button->click();
        }
        QFAIL(qPrintable(u"no answer "_s + text));
    }
    [[nodiscard]] static Finding finding(int error)
    {
        Finding found;
        found.message = reasonFor(error);
        return found;
    }
    [[nodiscard]] static QString textOf(int error) { return limber::textOf(reasonFor(error)); }
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<QMainWindow> m_window;
    MessageBar *m_bar = nullptr;
    std::unique_ptr<SessionTabs> m_tabs;
    std::unique_ptr<Opening> m_opening;
    std::unique_ptr<Saving> m_saving;
    std::unique_ptr<FileWatch> m_watch;
    MessageRouting *m_routing = nullptr;
    FileNews *m_news = nullptr;
};

void MessageRoutingTest::init()
{
    m_settings = std::make_unique<Settings>();
    m_window = std::make_unique<QMainWindow>();
    auto *centre = new QWidget;
    m_window->setCentralWidget(centre);
    m_bar = new MessageBar(centre);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_tabs = std::make_unique<SessionTabs>();
    m_opening = std::make_unique<Opening>(*m_tabs, *m_settings);
    m_saving = std::make_unique<Saving>(*m_tabs, *m_settings, *m_window);
    m_watch = std::make_unique<FileWatch>(*m_tabs, *m_window);
    m_watch->setPaused(true); // the tests say what it sees
    m_routing = new MessageRouting(*m_bar, *m_window->statusBar(), *m_tabs, *m_opening, m_window.get());
    m_news = new FileNews({*m_bar, *m_watch, *m_opening, *m_saving, *m_window});
}

void MessageRoutingTest::cleanup()
{
    m_tabs->remove(m_tabs->sessions());
    m_watch.reset();
    m_window.reset();
    m_saving.reset();
    m_opening.reset();
    m_tabs.reset();
    m_settings.reset();
}

void MessageRoutingTest::successIsBriefAndFailureStays()
{
    m_routing->show(MessageBar::Kind::Information, u"Saved."_s);
    QCOMPARE(m_window->statusBar()->currentMessage(), u"Saved."_s);
    QCOMPARE(m_bar->count(), 0);
    m_routing->show(MessageBar::Kind::Warning, u"Hm."_s);
    emit m_opening->message(MessageBar::Kind::Error, u"No."_s);
    QCOMPARE(m_bar->count(), 2);
    QCOMPARE(m_bar->text(), u"No."_s);
    QCOMPARE(m_window->statusBar()->currentMessage(), u"Saved."_s);
}

void MessageRoutingTest::aRefusedEditGoesWithTheNextStep()
{
    Session *session = add(u"/a.bvh"_s);
    m_routing->showRefusedEdit(u"Not now."_s);
    m_routing->show(MessageBar::Kind::Warning, u"About the file."_s);
    QCOMPARE(m_bar->count(), 2);
    edit(session, 7.0);
    QCOMPARE(m_bar->count(), 1);
    QCOMPARE(m_bar->text(), u"About the file."_s);
}

void MessageRoutingTest::aSavedDocumentHasNoFailure()
{
    Session *session = add(u"/a.bvh"_s);
    edit(session, 7.0);
    m_routing->show(MessageBar::Kind::Information, u"Saved."_s);
    m_routing->show(MessageBar::Kind::Error, u"Not saved."_s);
    session->document().undoStack().setClean();
    QCOMPARE(m_bar->count(), 0);
    QCOMPARE(m_window->statusBar()->currentMessage(), u"Saved."_s);
    edit(session, 8.0); // is not saved any more
    QCOMPARE(m_window->statusBar()->currentMessage(), QString());
}

void MessageRoutingTest::messagesGoWithTheirDocument()
{
    Session *session = add(u"/a.bvh"_s);
    m_routing->show(MessageBar::Kind::Error, u"About a."_s);
    add(u"/b.bvh"_s);
    QCOMPARE(m_bar->count(), 0); // another document is in front
    m_routing->show(MessageBar::Kind::Error, u"About b."_s);
    QCOMPARE(m_bar->text(), u"About b."_s);
    m_tabs->remove({session});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(m_bar->count(), 1);
}

void MessageRoutingTest::aRefusalOffersARepairedCopy()
{
    const FileStamp file{u"/x/broken.bvh"_s, 10, 11, 12, 13, 0, {}};
    QSignalSpy shown(m_routing, &MessageRouting::refusalToShow);
    emit m_opening->refused(file, {finding(ENOENT), finding(EACCES)}, true);
    QCOMPARE(shown.count(), 1);
    QCOMPARE(shown.first().at(0).value<FileStamp>().path, file.path);
    QVERIFY(shown.first().at(2).toBool());
    QVERIFY2(m_bar->text().startsWith(u"broken.bvh"_s) && m_bar->text().contains(textOf(EACCES)),
             qPrintable(m_bar->text()));
    QCOMPARE(answers(), QStringList{u"Open a Repaired Copy"_s});
    emit m_opening->refused({u"/x/other.bvh"_s, 10, 11, 12, 13, 0, {}}, {}, false);
    QCOMPARE(m_bar->text(), u"other.bvh could not be read."_s);
    QVERIFY(answers().isEmpty());
    QCOMPARE(m_bar->count(), 2);
}

void MessageRoutingTest::findingsOfAnOpenedFileAreShown()
{
    Session *clean = add(u"/clean.bvh"_s);
    emit m_opening->opened(clean);
    QCOMPARE(m_bar->count(), 0);
    Session *session = add(u"/a.bvh"_s, {finding(ENOENT), finding(EACCES)});
    emit m_opening->opened(session);
    QCOMPARE(m_bar->text(), u"a.bvh opened with 2 finding(s). The file on disk is unchanged."_s);
    QSignalSpy wanted(m_routing, &MessageRouting::findingsWanted);
    answer(u"Show Findings"_s);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(m_bar->count(), 0);
}

void MessageRoutingTest::aSavedFileIsNotCalledUnchanged()
{
    Session *session = add(u"/a.bvh"_s, {finding(ENOENT)});
    emit m_opening->opened(session);
    QCOMPARE(m_bar->count(), 1);
    session->document().markSaved({u"/a.bvh"_s, 10, 11, 12, 13, 0, {}}, {});
    QCOMPARE(m_bar->count(), 0);
}

void MessageRoutingTest::anAnsweredQuestionIsWithdrawn()
{
    Session *session = add(u"/walk.bvh"_s);
    Clip posed = makeWalker({.frames = 60}).clip;
    for (int column = 3; column < posed.skeleton.columnCount(); ++column)
        posed.motion.setValue(0, column, column % 3 == 0 ? 60.0 : 0.0); // a pose that no walker takes
    session->document().reset(posed);
    emit m_opening->opened(session);
    QCOMPARE(m_bar->text(), u"walk.bvh opened with 1 finding(s). The file on disk is unchanged."_s);
    session->document().setPosesApartChoice(PosesApartChoice::LeaveOut);
    QCOMPARE(m_bar->count(), 0);
}

void MessageRoutingTest::aRepairedCopyShowsItsRepairs()
{
    Session *session = add({}, {finding(ENOENT)});
    QSignalSpy wanted(m_routing, &MessageRouting::findingsWanted);
    emit m_opening->opened(session);
    QCOMPARE(m_bar->text(), u"Copy opened with 1 repair(s). The file on disk is unchanged."_s);
    QCOMPARE(wanted.count(), 1);
}

void MessageRoutingTest::aProjectBesideIsOffered()
{
    Session *session = add(u"/a.bvh"_s);
    emit m_opening->projectFound(session->document(), u"/a.limber"_s);
    QVERIFY(m_bar->text().startsWith(u"a.bvh has a project beside it, a.limber,"_s));
    QCOMPARE(answers(), QStringList{u"Open the Project"_s});
    emit m_opening->projectRead(session, ProjectNews());
    QCOMPARE(m_bar->count(), 0); // it was opened
}

void MessageRoutingTest::projectsTellWhatDoesNotFit()
{
    Session *session = add(u"/a.bvh"_s);
    ProjectNews news;
    news.file.path = u"/a.limber"_s;
    news.isFoundBeside = true;
    emit m_opening->projectRead(session, news);
    QCOMPARE(m_bar->count(), 1);
    QVERIFY(m_bar->text().startsWith(u"a.bvh is not where a.limber says"_s));
    news.isFoundBeside = false;
    news.isOtherMotion = true;
    emit m_opening->projectRead(session, news);
    QCOMPARE(m_bar->count(), 1); // instead of the earlier one
    QVERIFY(m_bar->text().startsWith(u"a.bvh has changed since a.limber was saved"_s));
    news.isFoundBeside = true;
    emit m_opening->projectRead(session, news);
    QCOMPARE(m_bar->count(), 2);
}

void MessageRoutingTest::findingsOfAProjectAreCounted()
{
    Session *session = add(u"/a.bvh"_s);
    ProjectNews news;
    news.file.path = u"/a.limber"_s;
    news.findings = {finding(ENOENT)};
    emit m_opening->projectRead(session, news);
    QVERIFY2(m_bar->text().endsWith(textOf(ENOENT)), qPrintable(m_bar->text()));
    news.findings = {finding(ENOENT), finding(EACCES), finding(ENOSPC)};
    emit m_opening->projectRead(session, news);
    QVERIFY2(m_bar->text().endsWith(textOf(ENOENT) + u" (and 2 more)"_s), qPrintable(m_bar->text()));
    news.damage = news.findings.back();
    emit m_opening->projectRead(session, news);
    QVERIFY2(m_bar->text().endsWith(textOf(ENOSPC) + u" (and 2 more)"_s), qPrintable(m_bar->text()));
    QCOMPARE(m_bar->count(), 1);
    QSignalSpy wanted(m_routing, &MessageRouting::projectFindingsWanted);
    answer(u"Show Findings"_s);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().at(0).value<FileStamp>().path, news.file.path);
}

void MessageRoutingTest::aNewProjectIsExplained()
{
    Session *session = add(u"/a.bvh"_s);
    emit m_opening->projectFound(session->document(), u"/a.limber"_s);
    DocumentOrigin origin = session->document().origin();
    origin.project.path = u"/a.limber"_s;
    session->document().setOrigin(origin);
    m_routing->noteProjectBegun(session->document());
    QCOMPARE(m_bar->count(), 1);
    QVERIFY(m_bar->text().startsWith(u"a.bvh holds the motion alone."_s));
    QVERIFY(m_bar->text().contains(u"in a.limber beside it"_s));
}

void MessageRoutingTest::aChangedFileHasFourAnswers()
{
    Session *session = add(u"/a.bvh"_s);
    const FileStamp now{u"/a.bvh"_s, 99, 98, 97, 96, 0, {}};
    emit m_watch->changed(session, FileWatch::File::Clip, now);
    QCOMPARE(m_bar->text(), u"a.bvh was changed by another program."_s);
    QCOMPARE(answers(), (QStringList{u"Reload"_s, u"Keep Mine"_s, u"Compare"_s, u"Save As…"_s}));
    QSignalSpy compare(m_news, &FileNews::compareWanted);
    answer(u"Compare"_s);
    QCOMPARE(compare.count(), 1);
    QCOMPARE(compare.first().first().toString(), u"/a.bvh"_s);
    QCOMPARE(m_bar->count(), 1); // the question stays
    emit m_watch->changed(session, FileWatch::File::Clip, now);
    QCOMPARE(m_bar->count(), 1);
    DocumentOrigin origin = session->document().origin();
    origin.project.path = u"/a.limber"_s;
    session->document().setOrigin(origin);
    emit m_watch->changed(session, FileWatch::File::Project, now);
    QCOMPARE(m_bar->text(), u"a.limber was changed by another program."_s);
    QCOMPARE(answers(), (QStringList{u"Reload"_s, u"Keep Mine"_s, u"Save As…"_s}));
    QCOMPARE(m_bar->count(), 2);
    emit m_watch->cameBack(session, FileWatch::File::Project);
    QCOMPARE(m_bar->text(), u"a.bvh was changed by another program."_s);
}

void MessageRoutingTest::keepingMineMakesTheDocumentUnsaved()
{
    Session *session = add(u"/a.bvh"_s);
    const FileStamp now{u"/a.bvh"_s, 99, 98, 97, 96, 0, {}};
    emit m_watch->changed(session, FileWatch::File::Clip, now);
    answer(u"Keep Mine"_s);
    QCOMPARE(m_bar->count(), 0);
    QVERIFY(session->document().isModified());
    QVERIFY(session->document().origin().neverSaved && !session->document().origin().projectMissing);
    QVERIFY(session->document().origin().acceptedOnDisk == now);
    Session *other = add(u"/b.bvh"_s);
    emit m_watch->changed(other, FileWatch::File::Project, now);
    answer(u"Keep Mine"_s);
    QVERIFY(!other->document().origin().neverSaved && other->document().origin().projectMissing);
    QVERIFY(other->document().origin().acceptedProject == now);
}

void MessageRoutingTest::aVanishedFileMakesTheDocumentUnsaved()
{
    Session *session = add(u"/a.bvh"_s);
    emit m_watch->vanished(session, FileWatch::File::Clip);
    QVERIFY(m_bar->text().startsWith(u"a.bvh was deleted or moved by another program."_s));
    QCOMPARE(answers(), (QStringList{u"Save"_s, u"Save As…"_s}));
    QVERIFY(session->document().isModified());
    emit m_watch->vanished(session, FileWatch::File::Clip);
    QCOMPARE(m_bar->count(), 1);
}

void MessageRoutingTest::aFileThatComesBackIsSavedAgain()
{
    for (const FileWatch::File file : {FileWatch::File::Clip, FileWatch::File::Project}) {
        Session *session = add(u"/a.bvh"_s);
        emit m_watch->vanished(session, file);
        QVERIFY(session->document().isModified());
        emit m_watch->cameBack(session, file);
        QVERIFY(!session->document().isModified());
        QCOMPARE(m_bar->count(), 0);
        // A document that was unsaved before stays so.
        DocumentOrigin origin = session->document().origin();
        (file == FileWatch::File::Clip ? origin.neverSaved : origin.projectMissing) = true;
        session->document().setOrigin(origin);
        emit m_watch->vanished(session, file);
        emit m_watch->cameBack(session, file);
        QVERIFY(session->document().isModified());
        m_tabs->remove({session});
    }
}

void MessageRoutingTest::aTouchedFileIsKnown()
{
    Session *session = add(u"/a.bvh"_s);
    const FileStamp now{u"/a.bvh"_s, 10, 11, 77, 13, 0, {}};
    emit m_watch->touched(session, FileWatch::File::Project, now);
    QVERIFY(session->document().origin().project == now);
    QVERIFY(session->document().origin().onDisk.changed == 12);
    emit m_watch->touched(session, FileWatch::File::Clip, now);
    QCOMPARE(session->document().origin().onDisk.changed, 77);
    QCOMPARE(session->document().origin().findingsSource.changed, 77); // the same file
    QVERIFY(!session->document().isModified());
    QCOMPARE(m_bar->count(), 0);
}

void MessageRoutingTest::aFailedSaveCanBeTriedAgain()
{
    Session *session = add(u"/a.bvh"_s);
    emit m_saving->failed(session, u"The disk is full."_s);
    QCOMPARE(m_bar->text(), u"The disk is full."_s);
    QCOMPARE(answers(), (QStringList{u"Save As…"_s, u"Try Again"_s}));
    edit(session, 7.0);
    session->document().undoStack().setClean();
    QCOMPARE(m_bar->count(), 0);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    MessageRoutingTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_messagerouting

#include "tst_messagerouting.moc"
