#include "toolrow/feetchip.h"

#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "support/walker.h"

#include <QAction>
#include <QTest>

#include <memory>

namespace tst_feetchip {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The state of the feet over the view.
class FeetChipTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aClickSwitches();
    void feetAreFoundOnceAToolNeedsThem();
    void feetThatAreFreeAreNotLookedFor();
    void feetThatAreMissingAreSaid();
    void itFollowsTheDocument();

private:
    [[nodiscard]] bool isAccented() const { return m_chip->property("accent").toBool(); }
    void choose(ToolName tool)
    {
        m_tools.change([tool](ToolChoices &choices) { choices.tool = tool; });
    }

    ToolSettings m_tools;
    QAction m_hold;
    std::unique_ptr<FeetChip> m_chip; // before the session, which it follows
    std::unique_ptr<Session> m_session;
};

void FeetChipTest::init()
{
    m_tools.setChoices({});
    m_chip = std::make_unique<FeetChip>(m_tools, m_hold);
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 60}).clip);
    m_chip->setSession(m_session.get());
}

void FeetChipTest::aClickSwitches()
{
    connect(&m_hold, &QAction::triggered, m_session.get(),
            [this] { m_session->pins().setHoldsFeet(!m_session->pins().holdsFeet()); });
    choose("rotate");
    QTRY_COMPARE(m_chip->text(), u"Feet: held"_s);
    QVERIFY(isAccented());
    const int width = m_chip->sizeHint().width();
    m_chip->click();
    QVERIFY(!m_session->pins().holdsFeet());
    QCOMPARE(m_chip->text(), u"Feet: free"_s);
    QVERIFY(!isAccented());
    QCOMPARE(m_chip->sizeHint().width(), width);
    m_chip->click();
    QTRY_COMPARE(m_chip->text(), u"Feet: held"_s);
}

void FeetChipTest::feetAreFoundOnceAToolNeedsThem()
{
    QTest::qWait(50);
    QVERIFY(!m_session->footContacts().isKnown()); // nobody drags with Select
    QCOMPARE(m_chip->text(), u"Feet: held if found"_s); // nobody knows yet whether any foot stands
    QVERIFY(!isAccented());
    choose("rotate");
    QTRY_VERIFY(m_session->footContacts().isKnown());
    QVERIFY(!m_session->footContacts().contacts().empty());
    QCOMPARE(m_chip->text(), u"Feet: held"_s);
}

void FeetChipTest::feetThatAreFreeAreNotLookedFor()
{
    m_session->pins().setHoldsFeet(false);
    choose("rotate");
    QTest::qWait(50);
    QVERIFY(!m_session->footContacts().isKnown());
    m_session->pins().setHoldsFeet(true);
    QTRY_VERIFY(m_session->footContacts().isKnown());
}

void FeetChipTest::feetThatAreMissingAreSaid()
{
    choose("rotate");
    QTRY_VERIFY(m_session->footContacts().isKnown());
    m_session->document().setContacts(Contacts(), u"none"_s);
    QCOMPARE(m_chip->text(), u"Feet: not found"_s);
    QVERIFY(!isAccented());
    QVERIFY(m_chip->toolTip().contains(u"No foot"_s));
    QCOMPARE(m_chip->accessibleName(), m_chip->text());
    m_session->document().undoStack().undo();
    QCOMPARE(m_chip->text(), u"Feet: held"_s);
}

void FeetChipTest::itFollowsTheDocument()
{
    choose("rotate");
    const auto other = std::make_unique<Session>();
    other->document().reset(makeWalker({.frames = 40}).clip);
    other->pins().setHoldsFeet(false);
    m_chip->setSession(other.get());
    QCOMPARE(m_chip->text(), u"Feet: free"_s);
    m_chip->setSession(nullptr);
    m_session->pins().setHoldsFeet(false); // nobody listens
    m_chip->setSession(m_session.get());
    QCOMPARE(m_chip->text(), u"Feet: free"_s);
}

QTEST_MAIN(FeetChipTest)

} // namespace tst_feetchip

#include "tst_feetchip.moc"
