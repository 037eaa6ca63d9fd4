#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "contactbars/contactlayout.h"
#include "support/walker.h"

#include <QTest>

namespace tst_contactlayout {

using namespace limber;
using namespace limber::test;

// Rows 18 pixels high that begin at pixel 100; from there 101 frames stand 5 pixels apart.
class ContactLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void rowsLieBelowEachOther();
    void aBarCoversItsFrames();
    void aBarIsNeverTooNarrowToSee();
    void endsBarsAndEmptyAreasAreDistinguished_data();
    void endsBarsAndEmptyAreasAreDistinguished();
    void nothingIsFoundOutsideOfTheRows();
    void theMiddleOfANarrowBarMovesIt();
    void theNearerOfTwoEndsIsGripped();

private:
    [[nodiscard]] ContactLayout layOut() const { return {m_rows, m_scale, 100.0, 600.0}; }
    void setBars(const std::vector<FrameInterval> &intervals)
    {
        m_rows.setContacts({{m_rows.rows().front().joint, intervals}});
    }

    using Grip = ContactLayout::Grip;
    ContactRows m_rows;
    TimeScale m_scale;
};

void ContactLayoutTest::init()
{
    const Clip clip = makeWalker({.frames = 101}).clip;
    m_rows =
        ContactRows(clip.skeleton, std::vector{legsByRoles(rolesByName(clip.skeleton, Vocabulary::builtIn()))}, 101);
    m_scale = TimeScale();
    m_scale.setFrameCount(101);
    m_scale.setPixels(100.0, 500.0);
}

void ContactLayoutTest::rowsLieBelowEachOther()
{
    QCOMPARE(layOut().rectOfRow(0), QRectF(100, 0, 500, 18));
    QCOMPARE(layOut().rectOfRow(3), QRectF(100, 54, 500, 18));
}

void ContactLayoutTest::aBarCoversItsFrames()
{
    QCOMPARE(layOut().rectOf(1, {20, 40}), QRectF(197.5, 21, 105, 12)); // the bar extends half a frame beyond each end
    QCOMPARE(layOut().rectOf(0, {0, 0}), QRectF(97.5, 3, 5, 12));
}

void ContactLayoutTest::aBarIsNeverTooNarrowToSee()
{
    m_scale.setFrameCount(100001);
    QCOMPARE(layOut().rectOf(0, {0, 0}), QRectF(98.5, 3, 3, 12));
}

void ContactLayoutTest::endsBarsAndEmptyAreasAreDistinguished_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<int>("grip");
    QTest::newRow("before") << 192.0 << int(Grip::Empty);
    QTest::newRow("just in reach of the first") << 192.5 << int(Grip::First);
    QTest::newRow("first") << 197.5 << int(Grip::First);
    QTest::newRow("still the first") << 202.5 << int(Grip::First);
    QTest::newRow("just inside") << 202.6 << int(Grip::Bar);
    QTest::newRow("middle") << 250.0 << int(Grip::Bar);
    QTest::newRow("nearly the last") << 297.4 << int(Grip::Bar);
    QTest::newRow("inside of the last") << 297.5 << int(Grip::Last);
    QTest::newRow("last") << 302.5 << int(Grip::Last);
    QTest::newRow("just in reach of the last") << 307.5 << int(Grip::Last);
    QTest::newRow("after") << 308.0 << int(Grip::Empty);
}

void ContactLayoutTest::endsBarsAndEmptyAreasAreDistinguished()
{
    QFETCH(double, x);
    QFETCH(int, grip);
    setBars({{20, 40}});
    const ContactLayout::Spot spot = layOut().spotAt({x, 9.0});
    QCOMPARE(int(spot.grip), grip);
    QCOMPARE(spot.row, 0);
    QCOMPARE(spot.bar, (ContactBar{0, grip == int(Grip::Empty) ? -1 : 0}));
}

void ContactLayoutTest::nothingIsFoundOutsideOfTheRows()
{
    setBars({{20, 40}});
    const double below = 18.0 * static_cast<double>(m_rows.rows().size());
    for (const double y : {-0.1, below, below + 50.0}) {
        QCOMPARE(layOut().spotAt({250.0, y}).row, -1);
        QCOMPARE(int(layOut().spotAt({250.0, y}).grip), int(Grip::None));
    }
    QCOMPARE(layOut().spotAt({250.0, 0.0}).row, 0);
    QCOMPARE(layOut().spotAt({250.0, 18.0}).row, 1);
    QCOMPARE(layOut().spotAt({250.0, below - 0.1}).row, static_cast<int>(m_rows.rows().size()) - 1);
}

void ContactLayoutTest::theMiddleOfANarrowBarMovesIt()
{
    setBars({{50, 50}}); // the bar covers 347.5 to 352.5
    QCOMPARE(int(layOut().spotAt({350.0, 9.0}).grip), int(Grip::Bar));
    QCOMPARE(int(layOut().spotAt({348.5, 9.0}).grip), int(Grip::First));
    QCOMPARE(int(layOut().spotAt({351.5, 9.0}).grip), int(Grip::Last));
}

void ContactLayoutTest::theNearerOfTwoEndsIsGripped()
{
    setBars({{20, 40}, {42, 60}}); // one bar ends at 302.5, the other begins at 307.5
    const auto spot = [this](double x) { return layOut().spotAt({x, 9.0}); };
    QCOMPARE(spot(304.0).bar, (ContactBar{0, 0}));
    QCOMPARE(int(spot(304.0).grip), int(Grip::Last));
    QCOMPARE(spot(306.0).bar, (ContactBar{0, 1}));
    QCOMPARE(int(spot(306.0).grip), int(Grip::First));
}

QTEST_APPLESS_MAIN(ContactLayoutTest)

} // namespace tst_contactlayout

#include "tst_contactlayout.moc"
