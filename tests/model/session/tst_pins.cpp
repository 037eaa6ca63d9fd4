#include "session/session.h"
#include "support/walker.h"

#include <QTest>

#include <memory>

namespace tst_pins {

using namespace limber;
using namespace limber::test;

// Which pins a command sets, and which it removes.
class PinsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void feetKeepTheirRotation();
    void theSameCommandRemovesPins();
    void rotationIsAdded();

private:
    [[nodiscard]] NodeId joint(const char *name) const
    {
        return NodeId::joint(jointNamed(m_session->document().skeleton(), name));
    }
    [[nodiscard]] Pins &pins() const { return m_session->pins(); }
    // Whether the joint's pin holds its rotation; the joint has one.
    [[nodiscard]] bool holdsRotation(const char *name) const { return pins().of(joint(name))->holdsRotation; }

    std::unique_ptr<Session> m_session;
};

void PinsTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(makeWalker({.frames = 20}).clip);
}

void PinsTest::feetKeepTheirRotation()
{
    pins().toggle({joint("LeftFoot"), joint("RightFoot"), joint("LeftHand"), joint("LeftLeg"), NodeId::endSite(0)},
                  false);
    QCOMPARE(pins().all().size(), std::size_t(5));
    QVERIFY(holdsRotation("LeftFoot") && holdsRotation("RightFoot"));
    QVERIFY(!holdsRotation("LeftHand") && !holdsRotation("LeftLeg"));
    QVERIFY(!pins().of(NodeId::endSite(0))->holdsRotation);
}

void PinsTest::theSameCommandRemovesPins()
{
    pins().toggle({joint("LeftFoot"), joint("LeftHand")}, false);
    pins().toggle({joint("LeftFoot"), joint("LeftHand")}, false);
    QVERIFY(pins().all().empty());
    // If one of them has none, all get one.
    pins().toggle({joint("LeftFoot")}, false);
    pins().toggle({joint("LeftFoot"), joint("LeftHand")}, false);
    QCOMPARE(pins().all().size(), std::size_t(2));
}

void PinsTest::rotationIsAdded()
{
    pins().toggle({joint("LeftHand")}, false);
    pins().toggle({joint("LeftHand")}, true);
    QVERIFY(holdsRotation("LeftHand"));
    pins().toggle({joint("LeftHand")}, true);
    QVERIFY(pins().all().empty());
}

QTEST_GUILESS_MAIN(PinsTest)

} // namespace tst_pins

#include "tst_pins.moc"
