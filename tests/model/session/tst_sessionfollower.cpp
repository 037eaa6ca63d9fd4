#include "session/session.h"
#include "session/sessionfollower.h"

#include <QTest>

#include <memory>

namespace tst_sessionfollower {

using namespace limber;
using namespace Qt::StringLiterals;

// Notes what it is asked to do.
class Probe : public SessionFollower
{
public:
    QStringList calls;
    std::shared_ptr<int> selections = std::make_shared<int>(0);

private:
    void attach(Session &session, QObject &context) override
    {
        calls << u"attach"_s;
        QObject::connect(&session, &Session::selectionChanged, &context, [this] { ++*selections; });
    }
    void detach() override { calls << (session() != nullptr ? u"detach"_s : u"detach from none"_s); }
    void showSession() override { calls << (session() != nullptr ? u"show"_s : u"show none"_s); }
};

class SessionFollowerTest : public QObject
{
    Q_OBJECT

private slots:
    void followsTheSessionInFront();
    void isLeftInPeaceByTheSameSession();
    void listensOnlyToTheSessionInFront();
    void letsGoOfADestroyedSession();
    void mayEndBeforeTheSession();
};

void SessionFollowerTest::followsTheSessionInFront()
{
    Session first;
    Session second;
    Probe probe;
    probe.setSession(&first);
    probe.setSession(&second);
    QCOMPARE(probe.session(), &second);
    probe.setSession(nullptr);
    QCOMPARE(probe.session(), nullptr);
    QCOMPARE(probe.calls.join(u", "_s), u"detach from none, attach, show, detach, attach, show, detach, show none"_s);
}

void SessionFollowerTest::isLeftInPeaceByTheSameSession()
{
    Session session;
    Probe probe;
    probe.setSession(&session);
    probe.calls.clear();
    probe.setSession(&session);
    QVERIFY(probe.calls.isEmpty());
}

void SessionFollowerTest::listensOnlyToTheSessionInFront()
{
    Session first;
    Session second;
    Probe probe;
    probe.setSession(&first);
    emit first.selectionChanged();
    QCOMPARE(*probe.selections, 1);
    probe.setSession(&second);
    emit first.selectionChanged();
    QCOMPARE(*probe.selections, 1);
    emit second.selectionChanged();
    QCOMPARE(*probe.selections, 2);
}

void SessionFollowerTest::letsGoOfADestroyedSession()
{
    auto session = std::make_unique<Session>();
    Probe probe;
    probe.setSession(session.get());
    probe.calls.clear();
    session.reset();
    QCOMPARE(probe.session(), nullptr);
    QCOMPARE(probe.calls.join(u", "_s), u"detach from none, show none"_s);
}

void SessionFollowerTest::mayEndBeforeTheSession()
{
    Session session;
    std::shared_ptr<int> selections;
    {
        Probe probe;
        probe.setSession(&session);
        selections = probe.selections;
        emit session.selectionChanged();
    }
    emit session.selectionChanged();
    QCOMPARE(*selections, 1);
}

QTEST_GUILESS_MAIN(SessionFollowerTest)

} // namespace tst_sessionfollower

#include "tst_sessionfollower.moc"
