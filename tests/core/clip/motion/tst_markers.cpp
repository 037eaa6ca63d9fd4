#include "motion/markers.h"

#include <QTest>

namespace tst_markers {

using namespace limber;

class MarkersTest : public QObject
{
    Q_OBJECT

private slots:
    void areSortedWithOneForEachFrame();
    void areLimitedInNumber();
    void areFoundByTheirFrame();
    void followInsertedFrames();
    void followRemovedFrames();
};

void MarkersTest::areSortedWithOneForEachFrame()
{
    QVERIFY(tidiedMarkers({}, 10).empty());
    QVERIFY(tidiedMarkers({{0, "a"}}, 0).empty());
    const Markers tidied = tidiedMarkers({{9, "e"}, {0, "b"}, {-5, "a"}, {4, "c"}, {4, "d"}, {10, "f"}}, 10);
    QVERIFY(tidied == (Markers{{0, "b"}, {4, "c"}, {9, "e"}}));
}

void MarkersTest::areLimitedInNumber()
{
    Markers many;
    for (int frame = 2 * mostMarkers; frame >= 0; --frame)
        many.push_back({frame, {}});
    const Markers tidied = tidiedMarkers(many, 3 * mostMarkers);
    QCOMPARE(static_cast<int>(tidied.size()), mostMarkers);
    QCOMPARE(tidied.front().frame, 0);
    QCOMPARE(tidied.back().frame, mostMarkers - 1);
}

void MarkersTest::areFoundByTheirFrame()
{
    const Markers markers{{0, "a"}, {7, "b"}};
    QCOMPARE(markerAt(markers, 0), 0);
    QCOMPARE(markerAt(markers, 7), 1);
    QCOMPARE(markerAt(markers, 3), -1);
    QCOMPARE(markerAt(markers, 8), -1);
    QCOMPARE(markerAt({}, 0), -1);
}

void MarkersTest::followInsertedFrames()
{
    const Markers markers{{0, "a"}, {7, "b"}};
    QVERIFY(withFramesInserted(markers, 0, 2) == (Markers{{2, "a"}, {9, "b"}}));
    QVERIFY(withFramesInserted(markers, 7, 2) == (Markers{{0, "a"}, {9, "b"}}));
    QVERIFY(withFramesInserted(markers, 8, 2) == markers);
}

void MarkersTest::followRemovedFrames()
{
    const Markers markers{{0, "a"}, {7, "b"}, {9, "c"}};
    QVERIFY(withFramesRemoved(markers, 7, 1) == (Markers{{0, "a"}, {8, "c"}}));
    QVERIFY(withFramesRemoved(markers, 1, 6) == (Markers{{0, "a"}, {1, "b"}, {3, "c"}}));
    QVERIFY(withFramesRemoved(markers, 0, 10).empty());
}

QTEST_APPLESS_MAIN(MarkersTest)

} // namespace tst_markers

#include "tst_markers.moc"
