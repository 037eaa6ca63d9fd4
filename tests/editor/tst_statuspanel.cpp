#include "docks/progressarea.h"
#include "documents/loadjob.h"
#include "features/status/loadprogress.h"
#include "features/status/statuspanel.h"
#include "session/session.h"
#include "support/walker.h"

#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_statuspanel {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The status bar of a window: what is selected, what is not saved, and counts; and the progress of files that are read.
class StatusPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void withoutADocumentItSaysSo();
    void theSelectionIsNamed();
    void theFrameIsFollowed();
    void unsavedStepsAreCounted();
    void anUndoneSaveIsUnsaved();
    void countsAndRateFollowTheDocument();
    void aClosedDocumentIsNotFollowed();
    void aFileThatIsReadHasProgressAndCancel();

private:
    [[nodiscard]] QString left() const { return m_bar->findChild<QLabel *>(u"statusSelection"_s)->text(); }
    [[nodiscard]] QString counts() const { return m_bar->findChild<QLabel *>(u"statusCounts"_s)->text(); }
    [[nodiscard]] Document &document() const { return m_session->document(); }
    void setValue(double value) const { document().setValues({0, 1, {0}}, {value}, u"x"_s); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QStatusBar> m_bar;
    StatusPanel *m_panel = nullptr;
};

void StatusPanelTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(makeWalker({.frames = 40}).clip);
    m_bar = std::make_unique<QStatusBar>();
    m_panel = new StatusPanel(*m_bar);
    m_panel->setSession(m_session.get());
    m_bar->show();
}

void StatusPanelTest::cleanup()
{
    m_bar.reset();
    m_session.reset();
}

void StatusPanelTest::withoutADocumentItSaysSo()
{
    m_panel->setSession(nullptr);
    QCOMPARE(left(), u"Nothing open"_s);
    QCOMPARE(counts(), QString());
}

void StatusPanelTest::theSelectionIsNamed()
{
    QCOMPARE(left(), u"frame 0"_s);
    const int foot = jointNamed(document().skeleton(), "LeftFoot");
    m_session->selectOnly(NodeId::joint(foot));
    QCOMPARE(left(), u"Joint LeftFoot · frame 0"_s);
    m_session->select({NodeId::joint(0), NodeId::joint(foot)}, QItemSelectionModel::ClearAndSelect);
    QVERIFY2(left().startsWith(u"2 joint"), qPrintable(left()));
    m_session->selectOnly(NodeId::joint(foot));
    document().setName(foot, "Paw");
    QCOMPARE(left(), u"Joint Paw · frame 0 · 1 unsaved change(s)"_s);
    m_session->select({}, QItemSelectionModel::Clear);
    QCOMPARE(left(), u"frame 0 · 1 unsaved change(s)"_s);
}

void StatusPanelTest::theFrameIsFollowed()
{
    m_session->playhead().setFrame(17);
    QTRY_COMPARE(left(), u"frame 17"_s);
    m_session->playhead().setFrame(39);
    QTRY_COMPARE(left(), u"frame 39"_s);
}

void StatusPanelTest::unsavedStepsAreCounted()
{
    setValue(1.0);
    QCOMPARE(left(), u"frame 0 · 1 unsaved change(s)"_s);
    setValue(2.0);
    QCOMPARE(left(), u"frame 0 · 2 unsaved change(s)"_s);
    document().undoStack().undo();
    QCOMPARE(left(), u"frame 0 · 1 unsaved change(s)"_s);
    document().undoStack().setClean();
    QCOMPARE(left(), u"frame 0"_s);
    setValue(3.0);
    QCOMPARE(left(), u"frame 0 · 1 unsaved change(s)"_s);
}

void StatusPanelTest::anUndoneSaveIsUnsaved()
{
    setValue(1.0);
    document().undoStack().setClean();
    document().undoStack().undo(); // now the file holds more than the document
    QCOMPARE(left(), u"frame 0 · unsaved"_s);
    setValue(2.0); // what the file holds cannot be reached any more
    QCOMPARE(left(), u"frame 0 · unsaved"_s);
}

void StatusPanelTest::countsAndRateFollowTheDocument()
{
    const QString expected = u"%1 joint(s) · %2 channel(s) · 40 frame(s) · 60 fps"_s;
    const Skeleton &skeleton = document().skeleton();
    QCOMPARE(counts(), expected.arg(skeleton.jointCount()).arg(skeleton.columnCount()));
    document().setFrameTime(0.05);
    QVERIFY2(counts().endsWith(u"20 fps"), qPrintable(counts()));
    document().removeFrames(0, 10);
    QVERIFY2(counts().contains(u" 30 frame(s)"), qPrintable(counts()));
    document().undoStack().undo();
    QVERIFY2(counts().contains(u" 40 frame(s)"), qPrintable(counts()));
}

void StatusPanelTest::aClosedDocumentIsNotFollowed()
{
    Session other;
    other.document().reset(makeWalker({.frames = 12}).clip);
    m_panel->setSession(&other);
    QVERIFY2(counts().contains(u" 12 frame(s)"), qPrintable(counts()));
    const QString before = counts();
    document().setFrameTime(0.05);
    QCOMPARE(counts(), before);
    QCOMPARE(left(), u"frame 0"_s);
    m_panel->setSession(nullptr);
}

void StatusPanelTest::aFileThatIsReadHasProgressAndCancel()
{
    const QPointer<LoadJob> job = new LoadJob(u"/nowhere/long.bvh"_s, LoadJob::Mode::AsItIs, this);
    ProgressArea area;
    area.show();
    showLoadProgress(*job, area);
    const QPointer<QProgressBar> progress = area.findChild<QProgressBar *>();
    QVERIFY(progress != nullptr && !progress->isVisible()); // most files are read at once
    emit job->progressed(0.25);
    QCOMPARE(progress->value() * 4, progress->maximum());
    const auto buttons = progress->parentWidget()->findChildren<QToolButton *>();
    QCOMPARE(buttons.size(), 1);
    buttons.first()->click();
    QVERIFY(job->isCancelled());
    QTRY_VERIFY(job.isNull());
    QTRY_VERIFY(progress.isNull());
}

QTEST_MAIN(StatusPanelTest)

} // namespace tst_statuspanel

#include "tst_statuspanel.moc"
