#include "documents/sessiontabs.h"

#include "bvh/read/bvhreader.h"
#include "support/textfiles.h"

#include <QContextMenuEvent>
#include <QSignalSpy>
#include <QStyleOptionTab>
#include <QTest>
#include <QToolButton>

namespace tst_sessiontabs {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

class ShownTabs : public SessionTabs
{
public:
    // Returns what a tab shows of its text.
    [[nodiscard]] QString shown(int tab) const
    {
        QStyleOptionTab option;
        initStyleOption(&option, tab);
        return option.text;
    }
};

// The tabs of the open documents, without a window around them.
class SessionTabsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void tabsAreInTheOrderOfRequests();
    void aLateFileStaysBehind();
    void eachTabIsAnnouncedOnce();
    void movedTabsKeepTheirSessions();
    void theNextTabWrapsAround();
    void removedSessionsAreReportedTogether();
    void theFrontStaysWhenOthersAreRemoved();
    void titlesTellWhatIsUnsaved();
    void equalNamesShowTheirFolders();
    void toolTipsTellWhereFilesAre();
    void filesAndProjectsAreFound();
    void buttonsAndTheMiddleButtonClose();
    void theMenuIsThatOfItsTab();
    void tabsHaveLimitsOfWidth();
    void narrowTabsTellNamesApart();
    void allAreAnnouncedAgain();

private:
    Session *add(const QString &path, int order)
    {
        auto session = std::make_unique<Session>();
        DocumentOrigin origin;
        origin.path = path;
        origin.onDisk.path = path;
        origin.onDisk.size = 1;
        session->document().setOrigin(origin);
        session->document().reset(*readBvh(smallBvh().toStdString()).clip);
        Session *added = session.get();
        m_tabs->add(std::move(session), order);
        return added;
    }
    [[nodiscard]] QStringList texts() const
    {
        QStringList texts;
        for (int tab = 0; tab < m_tabs->count(); ++tab)
            texts << m_tabs->tabText(tab);
        return texts;
    }

    std::unique_ptr<ShownTabs> m_tabs;
};

void SessionTabsTest::init()
{
    m_tabs = std::make_unique<ShownTabs>();
    m_tabs->resize(1200, 40);
    m_tabs->show();
}

void SessionTabsTest::cleanup()
{
    m_tabs.reset();
}

void SessionTabsTest::tabsAreInTheOrderOfRequests()
{
    QCOMPARE(m_tabs->nextOrder(), 0);
    QCOMPARE(m_tabs->nextOrder(), 1);
    QVERIFY(m_tabs->current() == nullptr);
    Session *b = add(u"/b"_s, 5);
    Session *a = add(u"/a"_s, 2);
    Session *c = add(u"/c"_s, 7);
    Session *same = add(u"/d"_s, 5);
    QCOMPARE(m_tabs->sessions(), (QList<Session *>{a, b, same, c}));
    QCOMPARE(texts(), (QStringList{u"a"_s, u"b"_s, u"d"_s, u"c"_s}));
}

void SessionTabsTest::aLateFileStaysBehind()
{
    Session *first = add(u"/a"_s, 3);
    QCOMPARE(m_tabs->current(), first);
    add(u"/b"_s, 1); // was requested before
    QCOMPARE(m_tabs->current(), first);
    add(u"/c"_s, 3); // at the same time
    QCOMPARE(m_tabs->current(), first);
    Session *last = add(u"/d"_s, 4);
    QCOMPARE(m_tabs->current(), last);
}

void SessionTabsTest::eachTabIsAnnouncedOnce()
{
    QSignalSpy added(m_tabs.get(), &SessionTabs::sessionAdded);
    QSignalSpy current(m_tabs.get(), &SessionTabs::currentSessionChanged);
    Session *first = add(u"/a"_s, 1);
    QCOMPARE(added.count(), 1);
    QCOMPARE(current.count(), 1);
    QCOMPARE(current.last().first().value<Session *>(), first);
    add(u"/b"_s, 0);
    QCOMPARE(added.count(), 2);
    QCOMPARE(current.count(), 1); // the same one is in front
    m_tabs->bringToFront(first);
    QCOMPARE(current.count(), 1);
    m_tabs->setCurrentIndex(0);
    QCOMPARE(current.count(), 2);
}

void SessionTabsTest::movedTabsKeepTheirSessions()
{
    Session *a = add(u"/a"_s, 1);
    Session *b = add(u"/b"_s, 2);
    Session *c = add(u"/c"_s, 3);
    m_tabs->moveTab(0, 2);
    QCOMPARE(m_tabs->sessions(), (QList<Session *>{b, c, a}));
    QCOMPARE(m_tabs->current(), c);
    m_tabs->bringToFront(a);
    QCOMPARE(m_tabs->currentIndex(), 2);
}

void SessionTabsTest::theNextTabWrapsAround()
{
    m_tabs->showNext(1); // there is none
    Session *a = add(u"/a"_s, 1);
    Session *b = add(u"/b"_s, 2);
    Session *c = add(u"/c"_s, 3);
    m_tabs->showNext(1);
    QCOMPARE(m_tabs->current(), a);
    m_tabs->showNext(1);
    QCOMPARE(m_tabs->current(), b);
    m_tabs->showNext(-1);
    m_tabs->showNext(-1);
    QCOMPARE(m_tabs->current(), c);
}

void SessionTabsTest::removedSessionsAreReportedTogether()
{
    Session *a = add(u"/a"_s, 1);
    Session *b = add(u"/b"_s, 2);
    Session *c = add(u"/c"_s, 3);
    QSignalSpy removed(m_tabs.get(), &SessionTabs::sessionRemoved);
    QSignalSpy current(m_tabs.get(), &SessionTabs::currentSessionChanged);
    Session elsewhere;
    m_tabs->remove({&elsewhere});
    m_tabs->remove({});
    QCOMPARE(removed.count(), 0);
    QCOMPARE(current.count(), 0);
    m_tabs->remove({c, b});
    QCOMPARE(removed.count(), 2);
    QCOMPARE(current.count(), 1); // not for the one that went next
    QCOMPARE(m_tabs->current(), a);
    QCOMPARE(texts(), QStringList{u"a"_s});
    QVERIFY(m_tabs->isVisible());
    m_tabs->remove({a});
    QVERIFY(m_tabs->current() == nullptr && m_tabs->sessions().isEmpty());
    QCOMPARE(current.count(), 2);
    QVERIFY(current.last().first().value<Session *>() == nullptr);
}

void SessionTabsTest::theFrontStaysWhenOthersAreRemoved()
{
    Session *a = add(u"/a"_s, 1);
    Session *b = add(u"/b"_s, 2);
    Session *c = add(u"/c"_s, 3);
    Session *d = add(u"/d"_s, 4);
    m_tabs->bringToFront(c);
    QSignalSpy current(m_tabs.get(), &SessionTabs::currentSessionChanged);
    m_tabs->remove({a, d});
    QCOMPARE(m_tabs->current(), c);
    QCOMPARE(m_tabs->sessions(), (QList<Session *>{b, c}));
    QCOMPARE(current.count(), 0);
    m_tabs->remove({b});
    QCOMPARE(m_tabs->current(), c);
    QCOMPARE(current.count(), 0);
}

void SessionTabsTest::titlesTellWhatIsUnsaved()
{
    Session *session = add(u"/here/a & b.bvh"_s, 1);
    QCOMPARE(texts(), QStringList{u"a && b.bvh"_s}); // no mnemonic
    session->document().setValues({0, 1, {0}}, {7.0}, u"x"_s);
    QCOMPARE(texts(), QStringList{u"• a && b.bvh"_s});
    session->document().undoStack().undo();
    QCOMPARE(texts(), QStringList{u"a && b.bvh"_s});
}

void SessionTabsTest::equalNamesShowTheirFolders()
{
    add(u"/one/a.bvh"_s, 1);
    QCOMPARE(texts(), QStringList{u"a.bvh"_s});
    Session *other = add(u"/two/a.bvh"_s, 2);
    add(u"/two/b.bvh"_s, 3);
    QCOMPARE(texts(), (QStringList{u"a.bvh — one"_s, u"a.bvh — two"_s, u"b.bvh"_s}));
    m_tabs->remove({other});
    QCOMPARE(texts(), (QStringList{u"a.bvh"_s, u"b.bvh"_s}));
}

void SessionTabsTest::toolTipsTellWhereFilesAre()
{
    Session *saved = add(u"/one/a.bvh"_s, 1);
    Session *never = add({}, 2);
    QVERIFY(m_tabs->tabToolTip(0).contains(u"/one/a.bvh"_s));
    QVERIFY(!m_tabs->tabToolTip(0).contains(u"Project"_s));
    QVERIFY(m_tabs->tabToolTip(1).contains(u"Not saved yet"_s));
    DocumentOrigin origin = saved->document().origin();
    origin.project.path = u"/one/a.limber"_s;
    saved->document().setOrigin(origin);
    emit saved->document().pathChanged();
    QVERIFY(m_tabs->tabToolTip(0).contains(u"Project: a.limber"_s));
    QCOMPARE(m_tabs->current(), never);
}

void SessionTabsTest::filesAndProjectsAreFound()
{
    const FileFolder folder;
    const QString clip = folder.write(u"a.bvh"_s, smallBvh());
    const QString project = folder.write(u"a.limber"_s, "{}");
    add(u"/other"_s, 1);
    Session *session = add(clip, 2);
    DocumentOrigin origin = DocumentOrigin::ofFile(FileStamp::of(clip), FileStamp::of(project));
    session->document().setOrigin(origin);
    QCOMPARE(m_tabs->find(FileStamp::of(clip)), session);
    QCOMPARE(m_tabs->find(FileStamp::of(project)), session);
    QVERIFY(m_tabs->find(FileStamp::of(folder.write(u"c.bvh"_s, "x"))) == nullptr);
}

void SessionTabsTest::buttonsAndTheMiddleButtonClose()
{
    Session *a = add(u"/a"_s, 1);
    Session *b = add(u"/b"_s, 2);
    QSignalSpy wanted(m_tabs.get(), &SessionTabs::closeWanted);
    static_cast<QToolButton *>(m_tabs->tabButton(0, QTabBar::RightSide))->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().first().value<Session *>(), a);
    const QPoint onB = m_tabs->tabRect(1).center();
    QTest::mouseClick(m_tabs.get(), Qt::RightButton, {}, onB);
    QCOMPARE(wanted.count(), 1);
    QTest::mouseClick(m_tabs.get(), Qt::MiddleButton, {}, onB);
    QCOMPARE(wanted.count(), 2);
    QCOMPARE(wanted.last().first().value<Session *>(), b);
    QTest::mouseClick(m_tabs.get(), Qt::MiddleButton, {}, {m_tabs->tabRect(1).right() + 20, onB.y()}); // on no tab
    QCOMPARE(wanted.count(), 2);
}

void SessionTabsTest::theMenuIsThatOfItsTab()
{
    Session *a = add(u"/a"_s, 1);
    add(u"/b"_s, 2);
    QSignalSpy wanted(m_tabs.get(), &SessionTabs::menuWanted);
    const auto ask = [this](const QPoint &at) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_tabs->mapToGlobal(at));
        QCoreApplication::sendEvent(m_tabs.get(), &event);
    };
    ask(m_tabs->tabRect(0).center());
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().first().value<Session *>(), a);
    QCOMPARE(wanted.last().last().toPoint(), m_tabs->mapToGlobal(m_tabs->tabRect(0).center()));
    ask({m_tabs->tabRect(1).right() + 20, m_tabs->tabRect(1).center().y()});
    QCOMPARE(wanted.count(), 1);
}

void SessionTabsTest::tabsHaveLimitsOfWidth()
{
    add(u"/a"_s, 1);
    add(u"/"_s + QString(300, u'x'), 2);
    QCOMPARE(m_tabs->tabRect(0).width(), 136);
    QCOMPARE(m_tabs->tabRect(1).width(), 240);
    m_tabs->resize(140, 40); // they scroll instead of becoming narrower
    QCOMPARE(m_tabs->tabRect(0).width(), 136);
    QCOMPARE(m_tabs->tabRect(1).width(), 136);
    m_tabs->remove({m_tabs->sessions().first()});
    add(u"/"_s + QString(300, u'y'), 3);
    m_tabs->resize(400, 40); // both find room, with shorter names
    QCOMPARE(m_tabs->tabRect(0).width() + m_tabs->tabRect(1).width(), 400);
}

void SessionTabsTest::narrowTabsTellNamesApart()
{
    add(u"/a/walk-through-the-hall.bvh"_s, 1);
    add(u"/a/walk-through-the-door.BVH"_s, 2);
    QCOMPARE(m_tabs->shown(0), u"walk-through-the-hall.bvh"_s);
    for (int more = 3; more < 16; ++more)
        add(u"/a/%1.bvh"_s.arg(more), more);
    m_tabs->setCurrentIndex(0);
    QCOMPARE(m_tabs->tabRect(0).width(), 136);
    for (const QString &text : {m_tabs->shown(0), m_tabs->shown(1)})
        QVERIFY2(!text.contains(u"bvh"_s, Qt::CaseInsensitive), qPrintable(text));
    QVERIFY(m_tabs->shown(0) != m_tabs->shown(1));
    QCOMPARE(m_tabs->tabText(0), u"walk-through-the-hall.bvh"_s); // for screen readers
    QCOMPARE(m_tabs->shown(5), u"6.bvh"_s); // there is room for all of it
}

void SessionTabsTest::allAreAnnouncedAgain()
{
    add(u"/a"_s, 1);
    Session *b = add(u"/b"_s, 2);
    QSignalSpy added(m_tabs.get(), &SessionTabs::sessionAdded);
    QSignalSpy current(m_tabs.get(), &SessionTabs::currentSessionChanged);
    m_tabs->announceAll();
    QCOMPARE(added.count(), 2);
    QCOMPARE(current.count(), 1);
    QCOMPARE(current.last().first().value<Session *>(), b);
}

QTEST_MAIN(SessionTabsTest)

} // namespace tst_sessiontabs

#include "tst_sessiontabs.moc"
