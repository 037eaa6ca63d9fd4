#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "contactbars/contactrows.h"
#include "support/animal.h"
#include "support/walker.h"

#include <QTest>

namespace tst_contactrows {

using namespace limber;
using namespace limber::test;

// What edits do to rows of contacts in a clip of 100 frames; the rows are left foot and toe, right foot and toe.
class ContactRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void neighboursAreFoundThroughAllRows();
    void withoutBarsThereIsNoNeighbour();
    void theBarOfAFrameIsFound();
    void addedBarsStayInsideTheClip_data();
    void addedBarsStayInsideTheClip();
    void barsThatMeetAreMerged();
    void rowsOfOtherJointsComeAndGo();
    void rowsWithoutBarsAreNoContacts();
    void allFeetOfAllFiguresHaveRows();
    void footAndToeShareALine();

private:
    [[nodiscard]] int joint(const char *name) const { return jointNamed(m_clip.skeleton, name); }
    [[nodiscard]] const std::vector<FrameInterval> &row(int index) const
    {
        return m_rows.rows()[static_cast<std::size_t>(index)].intervals;
    }

    using Intervals = std::vector<FrameInterval>;
    Clip m_clip;
    ContactRows m_rows;
};

void ContactRowsTest::init()
{
    m_clip = makeWalker({.frames = 100}).clip;
    m_rows = ContactRows(m_clip.skeleton, std::vector{legsByRoles(rolesByName(m_clip.skeleton, Vocabulary::builtIn()))},
                         100);
}

void ContactRowsTest::neighboursAreFoundThroughAllRows()
{
    m_rows.setContacts({{joint("LeftFoot"), {{1, 5}, {10, 15}}}, {joint("RightFoot"), {{3, 8}}}});
    const std::vector<ContactBar> all = {{0, 0}, {0, 1}, {2, 0}};
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        QCOMPARE(m_rows.neighbour(all[i], 1), all[i + 1]);
        QCOMPARE(m_rows.neighbour(all[i + 1], -1), all[i]);
    }
    QCOMPARE(m_rows.neighbour(all.front(), -1), all.front());
    QCOMPARE(m_rows.neighbour(all.back(), 1), all.back());
    QCOMPARE(m_rows.neighbour({}, 1), all.front());
    QCOMPARE(m_rows.neighbour({}, -1), all.back());
}

void ContactRowsTest::withoutBarsThereIsNoNeighbour()
{
    QCOMPARE(m_rows.neighbour({1, -1}, 1), (ContactBar{1, -1}));
    QVERIFY(!m_rows.neighbour({}, -1).isValid());
}

void ContactRowsTest::theBarOfAFrameIsFound()
{
    m_rows.setContacts({{joint("LeftFoot"), {{1, 5}, {10, 15}}}});
    QCOMPARE(m_rows.barAt(0, 1), (ContactBar{0, 0}));
    QCOMPARE(m_rows.barAt(0, 15), (ContactBar{0, 1}));
    for (const int frame : {0, 6, 9, 16})
        QCOMPARE(m_rows.barAt(0, frame), (ContactBar{0, -1}));
}

void ContactRowsTest::addedBarsStayInsideTheClip_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("expectedFirst");
    QTest::addColumn<int>("expectedLast");
    QTest::newRow("inside") << 10 << 20 << 10 << 20;
    QTest::newRow("backwards") << 20 << 10 << 10 << 20;
    QTest::newRow("whole") << 0 << 99 << 0 << 99;
    QTest::newRow("over both ends") << -5 << 500 << 0 << 99;
    QTest::newRow("before") << -50 << -10 << 0 << 0;
    QTest::newRow("after") << 100 << 200 << 99 << 99;
}

void ContactRowsTest::addedBarsStayInsideTheClip()
{
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(int, expectedFirst);
    QFETCH(int, expectedLast);
    QCOMPARE(m_rows.add(1, {first, last}), (ContactBar{1, 0}));
    QCOMPARE(row(1), (Intervals{{expectedFirst, expectedLast}}));
}

void ContactRowsTest::barsThatMeetAreMerged()
{
    m_rows.add(0, {10, 20});
    m_rows.add(0, {40, 50});
    QCOMPARE(m_rows.add(0, {22, 38}), (ContactBar{0, 1}));
    QCOMPARE(row(0).size(), std::size_t(3));
    QCOMPARE(m_rows.change({0, 1}, {21, 39}), (ContactBar{0, 0}));
    QCOMPARE(row(0), (Intervals{{10, 50}}));
    m_rows.remove({0, 0});
    QVERIFY(row(0).empty());
}

void ContactRowsTest::rowsOfOtherJointsComeAndGo()
{
    const int hand = joint("LeftHand");
    m_rows.setContacts({{hand, {{1, 2}}}});
    QCOMPARE(m_rows.rows().size(), std::size_t(5));
    QCOMPARE(m_rows.rows().back().joint, hand);
    QCOMPARE(m_rows.rows().back().side, BodySide::Left);
    m_rows.setContacts({});
    QCOMPARE(m_rows.rows().size(), std::size_t(4));
}

void ContactRowsTest::rowsWithoutBarsAreNoContacts()
{
    QVERIFY(m_rows.contacts().empty());
    m_rows.add(3, {1, 2});
    QCOMPARE(m_rows.contacts(), (Contacts{{joint("RightToeBase"), {{1, 2}}}}));
}

void ContactRowsTest::allFeetOfAllFiguresHaveRows()
{
    const Clip both = bothIn(makeWalker({.frames = 120}).clip, makeAnimal({.frames = 120}).clip, Together::TwoRoots);
    const ContactRows rows(both.skeleton, legsOfFigures(both, {}, Axis::Y, Vocabulary::builtIn()), 120);
    QStringList names;
    for (const ContactRows::Row &row : rows.rows())
        names << QString::fromStdString(both.skeleton.joint(row.joint).name);
    QCOMPARE(names.join(u' '), QStringLiteral("A_LeftFoot A_LeftToeBase A_RightFoot A_RightToeBase B_LeftFoot "
                                              "B_RightFoot B_LeftHand B_RightHand"));
}

void ContactRowsTest::footAndToeShareALine()
{
    QCOMPARE(m_rows.lineCount(), 2);
    QVERIFY(m_rows.hasTwoLegs());
    QCOMPARE(m_rows.rowsOfLine(0), (std::vector<int>{0, 1}));
    QCOMPARE(m_rows.rowsOfLine(1), (std::vector<int>{2, 3}));
    m_rows.setContacts({{joint("Hips"), {{1, 5}}}});
    QCOMPARE(m_rows.lineCount(), 3);
    QVERIFY(m_rows.isLeg(1) && !m_rows.isLeg(2));
    QCOMPARE(m_rows.rowsOfLine(2), (std::vector<int>{4}));
    m_rows.setContacts({});
    QCOMPARE(m_rows.lineCount(), 2);
    // A leg without a toe has a line of its own, too.
    FigureLegs legs = legsByRoles(rolesByName(m_clip.skeleton, Vocabulary::builtIn()));
    legs.legs.front().joints.toe = NoJoint;
    const ContactRows rows(m_clip.skeleton, std::vector{legs}, 100);
    QCOMPARE(rows.rowsOfLine(0), (std::vector<int>{0}));
    QCOMPARE(rows.rows().front().place, ContactRows::Place::Whole);
    QCOMPARE(rows.rowsOfLine(1), (std::vector<int>{1, 2}));
    QVERIFY(rows.hasTwoLegs());
    QVERIFY(!ContactRows(m_clip.skeleton, std::vector{legs, legs}, 100).hasTwoLegs());
    QCOMPARE(ContactRows().lineCount(), 0);
}

QTEST_APPLESS_MAIN(ContactRowsTest)

} // namespace tst_contactrows

#include "tst_contactrows.moc"
