#include "cleanup/operationcounts.h"
#include "cleanup/operationlist.h"
#include "operations/operationcount.h"
#include "session/session.h"
#include "support/walker.h"
#include "theme/theme.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <limits>

namespace tst_operationcounts {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// How many things each operation would find, counted while the program is idle.
class OperationCountsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everySearchingOperationHasACount();
    void contactsSetByTheUserAreUsed();
    void nothingIsCountedWhileHiddenOrPlaying();
    void playingStopsACountInProgress();
    void aChangeOfTheClipStartsANewCount();
    void otherWorkComesFirst();
    void veryLargeClipsAreNotCounted();
    void theListShowsTheCounts();

private:
    void spike(int frame);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<OperationCounts> m_counts;
    QHash<QString, QString> m_found;
};

void OperationCountsTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 120}).clip);
    m_counts = std::make_unique<OperationCounts>();
    m_found.clear();
    connect(m_counts.get(), &OperationCounts::counted, this,
            [this](const QString &name, const QString &text) { m_found.insert(name, text); });
    connect(m_counts.get(), &OperationCounts::dropped, this, [this] { m_found.clear(); });
    m_counts->setSession(m_session.get());
}

void OperationCountsTest::cleanup()
{
    m_counts.reset();
    m_session.reset();
}

void OperationCountsTest::spike(int frame)
{
    Document &document = m_session->document();
    const Joint &knee = document.skeleton().joint(jointNamed(document.skeleton(), "LeftLeg"));
    const int column = knee.firstColumn + knee.columnCount() - 1;
    document.setValues({frame, 1, {column}}, {document.motion().value(frame, column) + 40.0}, u"spike"_s);
}

void OperationCountsTest::everySearchingOperationHasACount()
{
    spike(60);
    m_counts->setShown(true);
    for (const Operation &operation : operations()) {
        const QString name = QString::fromUtf8(operation.name.data(), qsizetype(operation.name.size()));
        if (operation.count == nullptr)
            continue;
        QTRY_VERIFY2(m_found.contains(name), operation.name.data());
        QCOMPARE(m_found.value(name), QString::fromStdString(countOf(operation, m_session->document().clip()).text()));
    }
    QCOMPARE(m_found.value(u"despike"_s), u"1 spike"_s);
    QVERIFY(!m_found.contains(u"reverse"_s));
}

// The slide is measured on the feet in the contacts that the user set.
void OperationCountsTest::contactsSetByTheUserAreUsed()
{
    Document &document = m_session->document();
    m_counts->setShown(true);
    QTRY_VERIFY(m_found.contains(u"footlock"_s));
    const QString detected = m_found.value(u"footlock"_s);
    // The foot walks during this contact.
    const Contacts contacts{{jointNamed(document.skeleton(), "LeftFoot"), {{0, 119}}}};
    document.setContacts(contacts, u"contacts"_s);
    QVERIFY(m_found.isEmpty());
    QTRY_VERIFY(m_found.contains(u"footlock"_s));
    OperationContext context;
    context.contacts = &contacts;
    const Message wanted = countOf(*findOperation("footlock"), document.clip(), context);
    QCOMPARE(m_found.value(u"footlock"_s), QString::fromStdString(wanted.text()));
    QVERIFY(m_found.value(u"footlock"_s) != detected);
}

void OperationCountsTest::nothingIsCountedWhileHiddenOrPlaying()
{
    QTest::qWait(1200);
    QVERIFY(m_found.isEmpty());
    m_counts->setPlaying(true);
    m_counts->setShown(true);
    QTest::qWait(1200);
    QVERIFY(m_found.isEmpty());
    m_counts->setPlaying(false);
    QTRY_VERIFY(m_found.contains(u"despike"_s));
}

void OperationCountsTest::playingStopsACountInProgress()
{
    m_session->document().reset(makeWalker({.frames = 40000}).clip);
    m_counts->setShown(true);
    QTRY_VERIFY(m_counts->isWorking());
    m_counts->setPlaying(true);
    QVERIFY(!m_counts->isWorking());
    const qsizetype count = m_found.size();
    QTest::qWait(1500);
    QCOMPARE(m_found.size(), count);
}

void OperationCountsTest::aChangeOfTheClipStartsANewCount()
{
    m_counts->setShown(true);
    QTRY_COMPARE(m_found.value(u"despike"_s), u"0 spikes"_s);
    spike(60);
    QVERIFY(m_found.isEmpty());
    QTRY_COMPARE(m_found.value(u"despike"_s), u"1 spike"_s);
    m_session->document().undoStack().undo();
    QVERIFY(m_found.isEmpty());
    QTRY_COMPARE(m_found.value(u"despike"_s), u"0 spikes"_s);
    m_counts->setSession(nullptr);
    QVERIFY(m_found.isEmpty());
}

void OperationCountsTest::otherWorkComesFirst()
{
    // Each delay begins the pause before the counting anew, however long this machine is busy between two of them.
    QElapsedTimer sinceDelay;
    qint64 shortest = std::numeric_limits<qint64>::max();
    QObject context;
    connect(m_counts.get(), &OperationCounts::counted, &context,
            [&] { shortest = std::min(shortest, sinceDelay.elapsed()); });
    m_counts->setShown(true);
    for (int i = 0; i < 12; ++i) {
        m_counts->delay();
        sinceDelay.start();
        QTest::qWait(100);
    }
    QTRY_VERIFY(m_found.contains(u"despike"_s));
    QVERIFY2(shortest > 600, qPrintable(QString::number(shortest)));
}

void OperationCountsTest::veryLargeClipsAreNotCounted()
{
    Clip clip = makeWalker({.frames = 2}).clip;
    Clip large = clip;
    const int wanted = 5'000'000 / clip.motion.columnCount() + 1;
    while (large.motion.frameCount() < wanted) {
        const int more = std::min(large.motion.frameCount(), wanted - large.motion.frameCount());
        large.motion.insertFrames(large.motion.frameCount(), large.motion.copyOfFrames(0, more));
    }
    m_session->document().reset(large);
    m_counts->setShown(true);
    QTest::qWait(1200);
    QVERIFY(!m_counts->isWorking());
    QVERIFY(m_found.isEmpty());
}

void OperationCountsTest::theListShowsTheCounts()
{
    Theme theme;
    theme.setMode(Theme::Mode::Dark);
    theme.apply();
    OperationList list;
    list.resize(168, 600);
    list.setFavourites({u"despike"_s});
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    auto *tree = list.findChild<QTreeWidget *>();
    const auto rows = tree->findItems(u"Despike"_s, Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(rows.size(), 2);
    const QImage before = tree->grab(tree->visualItemRect(rows.front())).toImage();
    list.setCount(u"despike"_s, u"7 spikes"_s);
    for (const QTreeWidgetItem *row : rows) {
        QCOMPARE(row->text(0), u"Despike"_s); // the name does not change
        QVERIFY(row->toolTip(0).contains(u"7 spikes"_s));
        QVERIFY(row->data(0, Qt::AccessibleTextRole).toString().contains(u"7 spikes"_s));
    }
    QVERIFY(tree->grab(tree->visualItemRect(rows.front())).toImage() != before);
    list.setLastUsed({u"despike"_s}); // the list is filled anew
    QCOMPARE(tree->findItems(u"Despike"_s, Qt::MatchExactly | Qt::MatchRecursive).size(), 3);
    for (const QTreeWidgetItem *row : tree->findItems(u"Despike"_s, Qt::MatchExactly | Qt::MatchRecursive))
        QVERIFY(row->toolTip(0).contains(u"7 spikes"_s));
    list.clearCounts();
    for (const QTreeWidgetItem *row : tree->findItems(u"Despike"_s, Qt::MatchExactly | Qt::MatchRecursive))
        QVERIFY(!row->toolTip(0).contains(u"7 spikes"_s));
}

QTEST_MAIN(OperationCountsTest)

} // namespace tst_operationcounts

#include "tst_operationcounts.moc"
