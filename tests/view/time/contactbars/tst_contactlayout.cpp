#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "contactbars/contactlayout.h"
#include "support/walker.h"

#include <QTest>

#include <utility>

namespace tst_contactlayout {

using namespace limber;
using namespace limber::test;

// Lines 18 pixels high, each with a row for the foot and one for the toe, that begin at pixel 100; from there 101
// frames stand 5 pixels apart.
class ContactLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void rowsLieBelowEachOther();
    void aBarCoversItsFrames();
    void aRowAloneInItsLineHasAllOfIt();
    void footAndToeAreGrippedInTheirHalves_data();
    void footAndToeAreGrippedInTheirHalves();
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
    QCOMPARE(layOut().rectOfLine(1), QRectF(100, 18, 500, 18));
    QCOMPARE(layOut().rectOfRow(0), QRectF(100, 0, 500, 9));
    QCOMPARE(layOut().rectOfRow(1), QRectF(100, 9, 500, 9));
    QCOMPARE(layOut().rectOfRow(3), QRectF(100, 27, 500, 9));
}

void ContactLayoutTest::aBarCoversItsFrames()
{
    QCOMPARE(layOut().rectOf(1, {20, 40}), QRectF(197.5, 10, 105, 4)); // the bar extends half a frame beyond each end
    QCOMPARE(layOut().rectOf(0, {0, 0}), QRectF(97.5, 4, 5, 4));
}

void ContactLayoutTest::aRowAloneInItsLineHasAllOfIt()
{
    m_rows.setContacts({{0, {{20, 40}}}}); // of the hips
    QCOMPARE(m_rows.lineCount(), 3);
    QCOMPARE(layOut().rectOfRow(4), QRectF(100, 36, 500, 18));
    QCOMPARE(layOut().rectOf(4, {20, 40}), QRectF(197.5, 39, 105, 12));
    for (const double y : {36.0, 45.0, 53.9})
        QCOMPARE(layOut().spotAt({250.0, y}).bar, (ContactBar{4, 0}));
}

void ContactLayoutTest::footAndToeAreGrippedInTheirHalves_data()
{
    QTest::addColumn<double>("y");
    QTest::addColumn<int>("row");
    QTest::newRow("above the foot's bar") << 0.0 << 0;
    QTest::newRow("foot") << 6.0 << 0;
    QTest::newRow("between the bars, nearer to the foot") << 8.9 << 0;
    QTest::newRow("between the bars, nearer to the toe") << 9.0 << 1;
    QTest::newRow("toe") << 12.0 << 1;
    QTest::newRow("below the toe's bar") << 17.9 << 1;
    QTest::newRow("the other foot") << 18.0 << 2;
    QTest::newRow("the other toe") << 27.0 << 3;
}

void ContactLayoutTest::footAndToeAreGrippedInTheirHalves()
{
    QFETCH(double, y);
    QFETCH(int, row);
    Contacts contacts;
    for (const ContactRows::Row &each : m_rows.rows())
        contacts.push_back({each.joint, {{20, 40}}});
    m_rows.setContacts(contacts);
    for (const auto &[x, grip] :
         {std::pair(197.5, Grip::First), std::pair(250.0, Grip::Bar), std::pair(302.5, Grip::Last)}) {
        QCOMPARE(layOut().spotAt({x, y}).bar, (ContactBar{row, 0}));
        QCOMPARE(int(layOut().spotAt({x, y}).grip), int(grip));
    }
    QCOMPARE(layOut().spotAt({400.0, y}).row, row);
    QCOMPARE(int(layOut().spotAt({400.0, y}).grip), int(Grip::Empty));
}

void ContactLayoutTest::aBarIsNeverTooNarrowToSee()
{
    m_scale.setFrameCount(100001);
    QCOMPARE(layOut().rectOf(0, {0, 0}), QRectF(98.5, 4, 3, 4));
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
    const ContactLayout::Spot spot = layOut().spotAt({x, 5.0});
    QCOMPARE(int(spot.grip), grip);
    QCOMPARE(spot.row, 0);
    QCOMPARE(spot.bar, (ContactBar{0, grip == int(Grip::Empty) ? -1 : 0}));
}

void ContactLayoutTest::nothingIsFoundOutsideOfTheRows()
{
    setBars({{20, 40}});
    const double below = 18.0 * m_rows.lineCount();
    for (const double y : {-0.1, below, below + 50.0}) {
        QCOMPARE(layOut().spotAt({250.0, y}).row, -1);
        QCOMPARE(int(layOut().spotAt({250.0, y}).grip), int(Grip::None));
    }
    QCOMPARE(layOut().spotAt({250.0, 0.0}).row, 0);
    QCOMPARE(layOut().spotAt({250.0, 18.0}).row, 2);
    QCOMPARE(layOut().spotAt({250.0, below - 0.1}).row, static_cast<int>(m_rows.rows().size()) - 1);
}

void ContactLayoutTest::theMiddleOfANarrowBarMovesIt()
{
    setBars({{50, 50}}); // the bar covers 347.5 to 352.5
    QCOMPARE(int(layOut().spotAt({350.0, 5.0}).grip), int(Grip::Bar));
    QCOMPARE(int(layOut().spotAt({348.5, 5.0}).grip), int(Grip::First));
    QCOMPARE(int(layOut().spotAt({351.5, 5.0}).grip), int(Grip::Last));
}

void ContactLayoutTest::theNearerOfTwoEndsIsGripped()
{
    setBars({{20, 40}, {42, 60}}); // one bar ends at 302.5, the other begins at 307.5
    const auto spot = [this](double x) { return layOut().spotAt({x, 5.0}); };
    QCOMPARE(spot(304.0).bar, (ContactBar{0, 0}));
    QCOMPARE(int(spot(304.0).grip), int(Grip::Last));
    QCOMPARE(spot(306.0).bar, (ContactBar{0, 1}));
    QCOMPARE(int(spot(306.0).grip), int(Grip::First));
}

QTEST_APPLESS_MAIN(ContactLayoutTest)

} // namespace tst_contactlayout

#include "tst_contactlayout.moc"
