#include "widgets/elidedlabel.h"
#include "widgets/messagebar.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_messagebar {

using namespace limber;

class MessageBarTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void showsTheNewestFirst();
    void newerMessagesDoNotCoverOneThatComesFirst();
    void stepsThroughAllMessagesInALoop();
    void showsTheSameMessageOnce();
    void showsTheMessagesOfTheDocumentInFront();
    void withdrawsATopicOfOneDocumentOrOfAll();
    void rewordsATopicOfOneDocument();
    void forgetsTheMessagesOfAClosedDocument();
    void oldMessagesAboutNoDocumentAreRemoved();
    void closingShowsTheNext();
    void theAnswerIsCalledOnceAndClosesItsMessage();
    void hasAButtonOnlyForAnAnswer();
    void hasAButtonForEachAnswer();
    void answersFoldWhereItIsNarrow();
    void aLongMessageHasMoreLines();
    void foldedAnswersAreGivenInThePanel();
    void aLongNameLeavesTheAnswersInside();
    void doesNotTakeTheFocus();
    void keepsTheShownMessageWhenNothingIsWithdrawn();

private:
    [[nodiscard]] QToolButton *button(const char *name) const
    {
        return m_bar->findChild<QToolButton *>(QLatin1String(name));
    }
    void say(const char *text, const QObject *about = nullptr, const char *topic = "")
    {
        m_bar->show({.text = QLatin1String(text), .about = about, .topic = QLatin1String(topic)});
    }

    void resizeTo(int width)
    {
        m_bar->setGeometry(0, 200, width, m_bar->heightForWidth(width));
        for (int turn = 0; turn < 5; ++turn)
            QCoreApplication::processEvents();
    }

    std::unique_ptr<QWidget> m_window;
    MessageBar *m_bar = nullptr;
    QObject m_one;
    QObject m_other;
};

void MessageBarTest::init()
{
    m_window = std::make_unique<QWidget>();
    m_window->resize(1300, 300);
    m_bar = new MessageBar(m_window.get());
    m_bar->setGeometry(0, 0, 1000, 34);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void MessageBarTest::newerMessagesDoNotCoverOneThatComesFirst()
{
    say("old", &m_one);
    m_bar->setSubject(&m_one);
    m_bar->show({.text = QStringLiteral("first"), .about = &m_one, .comesFirst = true});
    say("newer", &m_one);
    QCOMPARE(m_bar->text(), QStringLiteral("first"));
    QCOMPARE(button("messageCount")->text(), QStringLiteral("1 of 3"));
    QTest::mouseClick(button("messageCount"), Qt::LeftButton);
    QCOMPARE(m_bar->text(), QStringLiteral("newer"));
    QTest::mouseClick(button("messageCount"), Qt::LeftButton);
    QCOMPARE(m_bar->text(), QStringLiteral("old"));
    QTest::mouseClick(button("messageCount"), Qt::LeftButton);
    QTest::mouseClick(button("messageClose"), Qt::LeftButton);
    QCOMPARE(m_bar->text(), QStringLiteral("newer"));
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

void MessageBarTest::stepsThroughAllMessagesInALoop()
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

void MessageBarTest::showsTheSameMessageOnce()
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

void MessageBarTest::showsTheMessagesOfTheDocumentInFront()
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

void MessageBarTest::rewordsATopicOfOneDocument()
{
    m_bar->setSubject(&m_one);
    m_bar->reword(QStringLiteral("findings"), &m_one, QStringLiteral("nothing to reword"));
    QVERIFY(!m_bar->isVisible());
    say("two findings", &m_one, "findings");
    say("elsewhere", &m_other, "findings");
    m_bar->reword(QStringLiteral("findings"), &m_one, QStringLiteral("one finding"));
    QCOMPARE(m_bar->text(), QStringLiteral("one finding"));
    QCOMPARE(m_bar->count(), 1);
    m_bar->setSubject(&m_other);
    QCOMPARE(m_bar->text(), QStringLiteral("elsewhere"));
}

void MessageBarTest::forgetsTheMessagesOfAClosedDocument()
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

void MessageBarTest::oldMessagesAboutNoDocumentAreRemoved()
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
    button("messageClose")->click(); // the second message
    QCOMPARE(m_bar->text(), QStringLiteral("third"));
    button("messageClose")->click();
    QCOMPARE(m_bar->text(), QStringLiteral("first"));
    button("messageClose")->click();
    QVERIFY(!m_bar->isVisible() && m_bar->text().isEmpty());
    button("messageClose")->click(); // no message is left
    button("messageCount")->click();
    QCOMPARE(m_bar->count(), 0);
}

void MessageBarTest::theAnswerIsCalledOnceAndClosesItsMessage()
{
    int calls = 0;
    say("waits");
    m_bar->show({.text = QStringLiteral("asks"), .answers = {{QStringLiteral("Do it"), [&] { ++calls; }}}});
    QVERIFY(button("messageAnswer")->isVisible());
    QCOMPARE(button("messageAnswer")->text(), QStringLiteral("Do it"));
    button("messageAnswer")->click();
    QCOMPARE(calls, 1);
    QCOMPARE(m_bar->text(), QStringLiteral("waits"));
    QVERIFY(!button("messageAnswer")->isVisible()); // that message has no answer
}

void MessageBarTest::hasAButtonOnlyForAnAnswer()
{
    say("plain");
    QVERIFY(button("messageAnswer") == nullptr);
    m_bar->show({.text = QStringLiteral("asks"), .answers = {{QStringLiteral("Do it")}}});
    QVERIFY(button("messageAnswer")->isVisible());
}

void MessageBarTest::hasAButtonForEachAnswer()
{
    QStringList given;
    const auto note = [&given](const char *word) { return [&given, word] { given << QLatin1String(word); }; };
    m_bar->show({.text = QStringLiteral("asks"),
                 .answers = {{QStringLiteral("Reload"), note("reload")},
                             {QStringLiteral("Compare"), note("compare"), QStringLiteral("<b>tip</b>"), true},
                             {QStringLiteral("Save As…"), note("save")}}});
    QCOMPARE(button("messageAnswer3")->accessibleName(), QStringLiteral("Save As…"));
    QVERIFY(!button("messageAnswer2")->toolTip().contains(QStringLiteral("<b>")));
    button("messageAnswer2")->click(); // this answer keeps the message
    QCOMPARE(m_bar->text(), QStringLiteral("asks"));
    button("messageAnswer3")->click();
    QVERIFY(!m_bar->isVisible());
    QCOMPARE(given, (QStringList{QStringLiteral("compare"), QStringLiteral("save")}));
    say("plain"); // the buttons of the message before are gone
    for (const char *name : {"messageAnswer", "messageAnswer2", "messageAnswer3"})
        QVERIFY(!button(name)->isVisible());
}

void MessageBarTest::answersFoldWhereItIsNarrow()
{
    m_bar->show({.text = QStringLiteral("walk.bvh was changed by another program."),
                 .answers = {{QStringLiteral("Reload")},
                             {QStringLiteral("Keep Mine")},
                             {QStringLiteral("Compare")},
                             {QStringLiteral("Save As…")}}});
    const auto isInside = [this](const QWidget *widget) {
        return m_bar->rect().contains(QRect(widget->mapTo(m_bar, QPoint(0, 0)), widget->size()));
    };
    const char *const names[] = {"messageAnswer", "messageAnswer2", "messageAnswer3", "messageAnswer4"};
    resizeTo(1200);
    for (const char *name : names)
        QVERIFY2(button(name)->isVisible() && isInside(button(name)), name);
    QVERIFY(!button("messageMore")->isVisible());
    for (const int width : {700, 480, 330, 240, 900, 200}) {
        resizeTo(width);
        QVERIFY2(isInside(button("messageClose")), qPrintable(QString::number(width)));
        bool isAnyFolded = false;
        for (const char *name : names) {
            const bool isShown = button(name)->isVisible();
            QVERIFY2(!isShown || isInside(button(name)), qPrintable(QString::number(width) + QLatin1String(name)));
            QVERIFY(!(isAnyFolded && isShown)); // the last ones fold first
            isAnyFolded = isAnyFolded || !isShown;
        }
        QCOMPARE(button("messageMore")->isVisible(), isAnyFolded);
        QVERIFY(!isAnyFolded || isInside(button("messageMore")));
    }
}

void MessageBarTest::aLongMessageHasMoreLines()
{
    const auto *text = m_bar->findChild<ElidedLabel *>(QStringLiteral("messageText"));
    m_bar->show({.text = QStringLiteral("walk.bvh opened with 3 findings. "
                                        "Frames 12 to 14 have too few numbers and were left out. ")
                             .repeated(2),
                 .answers = {{QStringLiteral("Show Findings")}}});
    resizeTo(1300);
    const int oneLine = m_bar->heightForWidth(3000);
    for (const int width : {1300, 900, 640}) {
        resizeTo(width);
        QVERIFY2(text->shownText() == text->text(), qPrintable(text->shownText()));
        QVERIFY(button("messageAnswer")->isVisible());
        QVERIFY(text->height() >= text->linesIn(text->width()) * text->fontMetrics().lineSpacing());
    }
    QVERIFY(m_bar->height() > oneLine);
    const int high = m_bar->height();
    resizeTo(280); // longer than can be shown
    QVERIFY(text->shownText().endsWith(u'…'));
    QVERIFY(m_bar->height() <= high + text->fontMetrics().lineSpacing());
    resizeTo(3000);
    QCOMPARE(m_bar->height(), oneLine);
    say("short");
    QCOMPARE(m_bar->heightForWidth(640), oneLine);
}

void MessageBarTest::foldedAnswersAreGivenInThePanel()
{
    QStringList given;
    m_bar->show({.text = QStringLiteral("walk.bvh was changed by another program."),
                 .answers = {{QStringLiteral("Reload"), [&] { given << QStringLiteral("reload"); }},
                             {QStringLiteral("Keep Mine"), [&] { given << QStringLiteral("keep"); }}}});
    resizeTo(330);
    QVERIFY(!button("messageAnswer2")->isVisible());
    QTest::mouseClick(button("messageMore"), Qt::LeftButton);
    QTRY_VERIFY(button("messageAnswer2")->isVisible());
    QTest::mouseClick(button("messageAnswer2"), Qt::LeftButton);
    QCOMPARE(given, QStringList{QStringLiteral("keep")});
    QVERIFY(!m_bar->isVisible() && !button("messageAnswer2")->isVisible());
    // The next message begins anew.
    m_bar->show({.text = QStringLiteral("asks"), .answers = {{QStringLiteral("Yes")}, {QStringLiteral("No")}}});
    resizeTo(600);
    QTRY_VERIFY(button("messageAnswer")->isVisible() && button("messageAnswer2")->isVisible());
    QVERIFY(!button("messageMore")->isVisible());
}

void MessageBarTest::aLongNameLeavesTheAnswersInside()
{
    m_bar->show({.text = QString(200, u'x') + QStringLiteral(".bvh has 3 findings."),
                 .answers = {{QStringLiteral("Show Findings")}}});
    resizeTo(520);
    for (const char *name : {"messageAnswer", "messageClose"}) {
        const QToolButton *shown = button(name);
        QVERIFY2(m_bar->rect().contains(QRect(shown->mapTo(m_bar, QPoint(0, 0)), shown->size())), name);
    }
    QVERIFY(m_bar->findChild<QLabel *>(QStringLiteral("messageText"))->toolTip().contains(QStringLiteral(".bvh")));
}

void MessageBarTest::doesNotTakeTheFocus()
{
    auto *field = new QLineEdit(m_window.get());
    field->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    field->setFocus();
    m_bar->show({.text = QStringLiteral("asks"), .answers = {{QStringLiteral("One")}, {QStringLiteral("Two")}}});
    QTest::qWait(20);
    QVERIFY(field->hasFocus());
}

void MessageBarTest::keepsTheShownMessageWhenNothingIsWithdrawn()
{
    say("first");
    say("second");
    button("messageCount")->click();
    m_bar->withdraw(QStringLiteral("never said"));
    QCOMPARE(m_bar->text(), QStringLiteral("first"));
}

QTEST_MAIN(MessageBarTest)

} // namespace tst_messagebar

#include "tst_messagebar.moc"
