#include "widgets/messagebar.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace limber;

class MessageBarTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void showsTheNewestFirst();
    void goesThroughAllAndBeginsAgain();
    void saysTheSameOnce();
    void showsWhatConcernsTheDocumentInFront();
    void withdrawsATopicOfOneDocumentOrOfAll();
    void forgetsWhatIsAboutADocument();
    void oldMessagesAboutNoDocumentGo();
    void closingShowsTheNext();
    void theAnswerIsCalledOnceAndClosesItsMessage();
    void hasAButtonOnlyForAnAnswer();
    void staysAtItsPlaceWhenNothingIsWithdrawn();

private:
    [[nodiscard]] QToolButton *button(const char *name) const
    {
        return m_bar->findChild<QToolButton *>(QLatin1String(name));
    }
    void say(const char *text, const QObject *about = nullptr, const char *topic = "")
    {
        m_bar->show({.text = QLatin1String(text), .about = about, .topic = QLatin1String(topic)});
    }

    std::unique_ptr<QWidget> m_window;
    MessageBar *m_bar = nullptr;
    QObject m_one;
    QObject m_other;
};

void MessageBarTest::init()
{
    m_window = std::make_unique<QWidget>();
    m_bar = new MessageBar(m_window.get());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void MessageBarTest::showsTheNewestFirst()
{
    QVERIFY(!m_bar->isVisible() && m_bar->text().isEmpty());
    say("first");
    QVERIFY(m_bar->isVisible() && !button("messageCount")->isVisible());
    QCOMPARE(m_bar->text(), QStringLiteral("first"));
    say("second");
    QCOMPARE(m_bar->text(), QStringLiteral("second"));
    QVERIFY(button("messageCount")->isVisible());
    QCOMPARE(button("messageCount")->text(), QStringLiteral("1 of 2"));
    QCOMPARE(button("messageCount")->accessibleName(), QStringLiteral("Message 1 of 2"));
}

void MessageBarTest::goesThroughAllAndBeginsAgain()
{
    for (const char *text : {"first", "second", "third"})
        say(text);
    QStringList seen;
    for (int turn = 0; turn < 4; ++turn) {
        seen << m_bar->text() + button("messageCount")->text();
        button("messageCount")->click();
    }
    QCOMPARE(seen.join(QLatin1Char(' ')), QStringLiteral("third1 of 3 second2 of 3 first3 of 3 third1 of 3"));
}

void MessageBarTest::saysTheSameOnce()
{
    say("same");
    say("between");
    say("same");
    QCOMPARE(m_bar->count(), 2);
    QCOMPARE(m_bar->text(), QStringLiteral("same"));
    m_bar->setSubject(&m_one);
    say("same", &m_one); // about something else
    QCOMPARE(m_bar->count(), 3);
}

void MessageBarTest::showsWhatConcernsTheDocumentInFront()
{
    say("one", &m_one);
    say("other", &m_other);
    QVERIFY(!m_bar->isVisible());
    m_bar->setSubject(&m_one);
    QCOMPARE(m_bar->text(), QStringLiteral("one"));
    say("all");
    QCOMPARE(m_bar->text(), QStringLiteral("all"));
    m_bar->setSubject(&m_other);
    QCOMPARE(m_bar->count(), 2);
    button("messageCount")->click();
    QCOMPARE(m_bar->text(), QStringLiteral("other"));
    m_bar->setSubject(nullptr);
    QCOMPARE(m_bar->count(), 1);
    QCOMPARE(m_bar->text(), QStringLiteral("all"));
}

void MessageBarTest::withdrawsATopicOfOneDocumentOrOfAll()
{
    m_bar->setSubject(&m_one);
    say("kept", &m_one, "saving");
    say("gone", &m_one, "loading");
    say("elsewhere", &m_other, "loading");
    m_bar->withdraw(QStringLiteral("loading"), &m_one);
    QCOMPARE(m_bar->text(), QStringLiteral("kept"));
    QCOMPARE(m_bar->count(), 1);
    m_bar->setSubject(&m_other);
    QCOMPARE(m_bar->text(), QStringLiteral("elsewhere"));
    m_bar->withdraw(QStringLiteral("loading"));
    QVERIFY(!m_bar->isVisible());
    m_bar->setSubject(&m_one);
    QCOMPARE(m_bar->text(), QStringLiteral("kept"));
}

void MessageBarTest::forgetsWhatIsAboutADocument()
{
    say("one", &m_one);
    say("all");
    say("other", &m_other);
    m_bar->forget(&m_one);
    m_bar->setSubject(&m_one);
    QCOMPARE(m_bar->count(), 1);
    m_bar->setSubject(&m_other);
    QCOMPARE(m_bar->count(), 2);
}

void MessageBarTest::oldMessagesAboutNoDocumentGo()
{
    m_bar->setSubject(&m_one);
    say("old");
    say("about", &m_one);
    m_bar->markOld();
    say("new");
    m_bar->markOld();
    say("newest");
    QCOMPARE(m_bar->count(), 4);
    m_bar->withdrawOld();
    QCOMPARE(m_bar->count(), 2);
    QCOMPARE(m_bar->text(), QStringLiteral("newest"));
    button("messageCount")->click();
    QCOMPARE(m_bar->text(), QStringLiteral("about"));
}

void MessageBarTest::closingShowsTheNext()
{
    for (const char *text : {"first", "second", "third"})
        say(text);
    button("messageCount")->click();
    button("messageClose")->click(); // the second one
    QCOMPARE(m_bar->text(), QStringLiteral("third"));
    button("messageClose")->click();
    QCOMPARE(m_bar->text(), QStringLiteral("first"));
    button("messageClose")->click();
    QVERIFY(!m_bar->isVisible() && m_bar->text().isEmpty());
    button("messageClose")->click(); // nothing is left
    button("messageAnswer")->click();
    button("messageCount")->click();
    QCOMPARE(m_bar->count(), 0);
}

void MessageBarTest::theAnswerIsCalledOnceAndClosesItsMessage()
{
    int calls = 0;
    say("waits");
    m_bar->show({.text = QStringLiteral("asks"), .button = QStringLiteral("Do it"), .answer = [&] { ++calls; }});
    QVERIFY(button("messageAnswer")->isVisible());
    QCOMPARE(button("messageAnswer")->text(), QStringLiteral("Do it"));
    button("messageAnswer")->click();
    QCOMPARE(calls, 1);
    QCOMPARE(m_bar->text(), QStringLiteral("waits"));
    button("messageAnswer")->click(); // has none: it is closed all the same
    QCOMPARE(calls, 1);
    QVERIFY(!m_bar->isVisible());
}

void MessageBarTest::hasAButtonOnlyForAnAnswer()
{
    say("plain");
    QVERIFY(!button("messageAnswer")->isVisible());
    m_bar->show({.text = QStringLiteral("asks"), .button = QStringLiteral("Do it"), .answer = {}});
    QVERIFY(button("messageAnswer")->isVisible());
}

void MessageBarTest::staysAtItsPlaceWhenNothingIsWithdrawn()
{
    say("first");
    say("second");
    button("messageCount")->click();
    m_bar->withdraw(QStringLiteral("never said"));
    QCOMPARE(m_bar->text(), QStringLiteral("first"));
}

QTEST_MAIN(MessageBarTest)

#include "tst_messagebar.moc"
