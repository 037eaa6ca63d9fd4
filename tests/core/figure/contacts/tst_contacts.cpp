#include "contacts/contacts.h"

#include <QTest>

namespace tst_contacts {

using namespace limber;

namespace {

using Intervals = std::vector<FrameInterval>;

} // namespace

// Contacts stay in order and follow frames that come and go.
class ContactsTest : public QObject
{
    Q_OBJECT

private slots:
    void anIntervalIncludesBothEnds();
    void tidiedIntervalsAreInOrderAndApart_data();
    void tidiedIntervalsAreInOrderAndApart();
    void onlyIntervalsOfTheJointCount();
    void aUnionJoinsWhatTouches();
    void anIntersectionHasWhatBothHave();
    void insertedFramesMoveLaterContacts_data();
    void insertedFramesMoveLaterContacts();
    void removedFramesMoveLaterContacts_data();
    void removedFramesMoveLaterContacts();
    void everyJointFollowsTheFrames();
    void jointsWithoutContactsAreLeftOut();
};

void ContactsTest::anIntervalIncludesBothEnds()
{
    const FrameInterval interval{3, 5};
    QCOMPARE(interval.frameCount(), 3);
    QVERIFY(!interval.contains(2));
    QVERIFY(interval.contains(3));
    QVERIFY(interval.contains(5));
    QVERIFY(!interval.contains(6));
}

void ContactsTest::tidiedIntervalsAreInOrderAndApart_data()
{
    QTest::addColumn<Intervals>("intervals");
    QTest::addColumn<Intervals>("tidy");
    QTest::newRow("nothing") << Intervals{} << Intervals{};
    QTest::newRow("out of order") << Intervals{{5, 6}, {1, 2}} << Intervals{{1, 2}, {5, 6}};
    QTest::newRow("touching") << Intervals{{1, 2}, {3, 4}} << Intervals{{1, 4}};
    QTest::newRow("a frame between") << Intervals{{1, 2}, {4, 5}} << Intervals{{1, 2}, {4, 5}};
    QTest::newRow("one inside another") << Intervals{{1, 8}, {3, 4}} << Intervals{{1, 8}};
    QTest::newRow("overlapping") << Intervals{{1, 4}, {3, 8}} << Intervals{{1, 8}};
    QTest::newRow("one frame") << Intervals{{4, 4}} << Intervals{{4, 4}};
    QTest::newRow("reversed") << Intervals{{5, 4}} << Intervals{};
    QTest::newRow("over both ends") << Intervals{{-3, 12}} << Intervals{{0, 9}};
    QTest::newRow("before the first frame") << Intervals{{-3, -1}} << Intervals{};
    QTest::newRow("after the last frame") << Intervals{{10, 12}} << Intervals{};
    QTest::newRow("up to the last frame") << Intervals{{9, 12}} << Intervals{{9, 9}};
}

void ContactsTest::tidiedIntervalsAreInOrderAndApart()
{
    QFETCH(const Intervals, intervals);
    QFETCH(const Intervals, tidy);
    QCOMPARE(tidied(intervals, 10), tidy);
}

void ContactsTest::onlyIntervalsOfTheJointCount()
{
    const Contacts contacts{{2, {{4, 8}, {0, 1}}}, {NoJoint, {{1, 2}}}};
    QCOMPARE(intervalsOf(contacts, 2, 7), (Intervals{{0, 1}, {4, 6}}));
    QCOMPARE(intervalsOf(contacts, 3, 7), Intervals{});
    QCOMPARE(intervalsOf(contacts, NoJoint, 7), Intervals{});
}

void ContactsTest::aUnionJoinsWhatTouches()
{
    const Intervals a{{0, 2}, {8, 20}};
    const Intervals b{{3, 4}, {6, 6}};
    QCOMPARE(unionOf(a, b, 10), (Intervals{{0, 4}, {6, 6}, {8, 9}}));
}

void ContactsTest::anIntersectionHasWhatBothHave()
{
    const Intervals a{{0, 4}, {8, 12}, {20, 22}};
    QCOMPARE(intersectionOf(a, Intervals{{4, 8}, {10, 11}, {22, 30}}), (Intervals{{4, 4}, {8, 8}, {10, 11}, {22, 22}}));
    QCOMPARE(intersectionOf(a, Intervals{{5, 7}, {13, 19}}), Intervals{});
    QCOMPARE(intersectionOf(a, Intervals{}), Intervals{});
    QCOMPARE(intersectionOf(Intervals{{0, 30}}, a), a);
}

void ContactsTest::insertedFramesMoveLaterContacts_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<FrameInterval>("after");
    QTest::newRow("before the contact") << 4 << FrameInterval{13, 15};
    QTest::newRow("at its beginning") << 10 << FrameInterval{13, 15};
    QTest::newRow("inside") << 11 << FrameInterval{10, 15};
    QTest::newRow("before its last frame") << 12 << FrameInterval{10, 15};
    QTest::newRow("after it") << 13 << FrameInterval{10, 12};
}

void ContactsTest::insertedFramesMoveLaterContacts()
{
    QFETCH(const int, before);
    QFETCH(const FrameInterval, after);
    const Contacts moved = withFramesInserted({{2, {{10, 12}}}}, before, 3);
    QCOMPARE(moved, (Contacts{{2, {after}}}));
}

void ContactsTest::removedFramesMoveLaterContacts_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    QTest::addColumn<Intervals>("after");
    QTest::newRow("before both") << 2 << 3 << Intervals{{7, 11}, {15, 17}};
    QTest::newRow("up to the first") << 7 << 3 << Intervals{{7, 11}, {15, 17}};
    QTest::newRow("the first's beginning") << 8 << 4 << Intervals{{8, 10}, {14, 16}};
    QTest::newRow("inside the first") << 11 << 2 << Intervals{{10, 12}, {16, 18}};
    QTest::newRow("the first's end") << 13 << 4 << Intervals{{10, 12}, {14, 16}};
    QTest::newRow("its last frame") << 14 << 1 << Intervals{{10, 13}, {17, 19}};
    QTest::newRow("the first") << 10 << 5 << Intervals{{13, 15}};
    QTest::newRow("what lies between") << 15 << 3 << Intervals{{10, 17}};
    QTest::newRow("from one into the other") << 13 << 6 << Intervals{{10, 14}};
    QTest::newRow("the second's end") << 20 << 9 << Intervals{{10, 14}, {18, 19}};
    QTest::newRow("after both") << 21 << 9 << Intervals{{10, 14}, {18, 20}};
}

void ContactsTest::removedFramesMoveLaterContacts()
{
    QFETCH(const int, first);
    QFETCH(const int, count);
    QFETCH(const Intervals, after);
    const Contacts moved = withFramesRemoved({{2, {{10, 14}, {18, 20}}}}, first, count);
    QCOMPARE(moved, (Contacts{{2, after}}));
}

void ContactsTest::everyJointFollowsTheFrames()
{
    const Contacts contacts{{2, {{0, 1}, {10, 12}}}, {5, {{20, 20}}}};
    const Contacts longer{{2, {{0, 1}, {14, 16}}}, {5, {{24, 24}}}};
    QCOMPARE(withFramesInserted(contacts, 5, 4), longer);
    QCOMPARE(withFramesRemoved(longer, 5, 4), contacts);
}

void ContactsTest::jointsWithoutContactsAreLeftOut()
{
    const Contacts contacts{{2, {{0, 1}}}, {5, {{20, 24}}}, {6, {{0, 30}}}};
    QCOMPARE(withFramesRemoved(contacts, 0, 2), (Contacts{{5, {{18, 22}}}, {6, {{0, 28}}}}));
    QCOMPARE(withFramesRemoved(contacts, 20, 5), (Contacts{{2, {{0, 1}}}, {6, {{0, 25}}}}));
}

QTEST_APPLESS_MAIN(ContactsTest)

} // namespace tst_contacts

#include "tst_contacts.moc"
