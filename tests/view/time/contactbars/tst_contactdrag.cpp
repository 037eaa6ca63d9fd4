#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "contactbars/contactdrag.h"
#include "support/walker.h"

#include <QTest>

#include <cmath>
#include <tuple>

namespace tst_contactdrag {

using namespace limber;
using namespace limber::test;

// 101 frames stand 5 pixels apart, beginning at pixel 100. The first row has one bar, over the frames 20 to 40.
class ContactDragTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theGripDecidesWhatMoves_data();
    void theGripDecidesWhatMoves();
    void aPressInAnEmptyAreaMakesABar();
    void eachMoveIsMeasuredFromThePress();
    void aDraggedBarSnapsItsNearerEnd_data();
    void aDraggedBarSnapsItsNearerEnd();
    void aDraggedEndSnapsAlone();
    void snappingReceivesTheFramesAtThePress();
    void aNewBarSnapsItsEnd();

private:
    using Grip = ContactLayout::Grip;

    [[nodiscard]] ContactDrag pressed(Grip grip, int frame) const
    {
        return {m_rows, {0, {0, grip == Grip::Empty ? -1 : 0}, grip}, {m_scale.xOf(frame), 9.0}};
    }
    // The frames of the dragged bar after the drag.
    [[nodiscard]] FrameInterval dragged(const ContactDrag &drag, double x, const ContactSnapping &snapping = {})
    {
        ContactRows rows = drag.before;
        const ContactBar bar = drag.to(x, m_scale, snapping, rows);
        return bar.isValid() ? rows.intervalOf(bar) : FrameInterval{-1, -1};
    }
    // Snaps to a frame from at most 12 pixels away.
    [[nodiscard]] ContactSnapping to(int frame) const
    {
        return [x = m_scale.xOf(frame)](double at, const FrameInterval &) { return std::abs(at - x) <= 12.0 ? x : at; };
    }

    ContactRows m_rows;
    TimeScale m_scale;
};

void ContactDragTest::init()
{
    const Clip clip = makeWalker({.frames = 101}).clip;
    m_rows =
        ContactRows(clip.skeleton, std::vector{legsByRoles(rolesByName(clip.skeleton, Vocabulary::builtIn()))}, 101);
    m_rows.setContacts({{m_rows.rows().front().joint, {{20, 40}}}});
    m_scale = TimeScale();
    m_scale.setFrameCount(101);
    m_scale.setPixels(100.0, 500.0);
}

void ContactDragTest::theGripDecidesWhatMoves_data()
{
    QTest::addColumn<int>("grip");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("frame");
    QTest::addColumn<FrameInterval>("expected");
    QTest::newRow("bar later") << int(Grip::Bar) << 30 << 40 << FrameInterval{30, 50};
    QTest::newRow("bar earlier") << int(Grip::Bar) << 30 << 25 << FrameInterval{15, 35};
    QTest::newRow("bar to the first frame") << int(Grip::Bar) << 30 << 10 << FrameInterval{0, 20};
    QTest::newRow("bar beyond the first frame keeps its length") << int(Grip::Bar) << 30 << 0 << FrameInterval{0, 20};
    QTest::newRow("bar to the last frame") << int(Grip::Bar) << 30 << 90 << FrameInterval{80, 100};
    QTest::newRow("bar beyond the last frame keeps its length")
        << int(Grip::Bar) << 30 << 100 << FrameInterval{80, 100};
    QTest::newRow("first later") << int(Grip::First) << 20 << 25 << FrameInterval{25, 40};
    QTest::newRow("first to the last") << int(Grip::First) << 20 << 40 << FrameInterval{40, 40};
    QTest::newRow("first beyond the last") << int(Grip::First) << 20 << 45 << FrameInterval{40, 45};
    QTest::newRow("last earlier") << int(Grip::Last) << 40 << 35 << FrameInterval{20, 35};
    QTest::newRow("last beyond the first") << int(Grip::Last) << 40 << 10 << FrameInterval{10, 20};
    QTest::newRow("last to the end") << int(Grip::Last) << 40 << 100 << FrameInterval{20, 100};
}

void ContactDragTest::theGripDecidesWhatMoves()
{
    QFETCH(int, grip);
    QFETCH(int, from);
    QFETCH(int, frame);
    QFETCH(FrameInterval, expected);
    QCOMPARE(dragged(pressed(Grip(grip), from), m_scale.xOf(frame)), expected);
}

void ContactDragTest::aPressInAnEmptyAreaMakesABar()
{
    QCOMPARE(dragged(pressed(Grip::Empty, 60), m_scale.xOf(70)), (FrameInterval{60, 70}));
    QCOMPARE(dragged(pressed(Grip::Empty, 60), m_scale.xOf(50)), (FrameInterval{50, 60}));
    // The new bar merges with a bar that it meets.
    QCOMPARE(dragged(pressed(Grip::Empty, 60), m_scale.xOf(30)), (FrameInterval{20, 60}));
}

void ContactDragTest::eachMoveIsMeasuredFromThePress()
{
    const ContactDrag drag = pressed(Grip::Bar, 30);
    for (const int frame : {80, 0, 31})
        std::ignore = dragged(drag, m_scale.xOf(frame));
    QCOMPARE(dragged(drag, m_scale.xOf(30)), (FrameInterval{20, 40}));
}

void ContactDragTest::aDraggedBarSnapsItsNearerEnd_data()
{
    QTest::addColumn<int>("snapped");
    QTest::addColumn<int>("frame");
    QTest::addColumn<FrameInterval>("expected");
    QTest::newRow("last") << 45 << 34 << FrameInterval{25, 45};
    QTest::newRow("first") << 26 << 34 << FrameInterval{26, 46};
    QTest::newRow("neither") << 60 << 34 << FrameInterval{24, 44};
}

void ContactDragTest::aDraggedBarSnapsItsNearerEnd()
{
    QFETCH(int, snapped);
    QFETCH(int, frame);
    QFETCH(FrameInterval, expected);
    QCOMPARE(dragged(pressed(Grip::Bar, 30), m_scale.xOf(frame), to(snapped)), expected);
    // If both ends could snap, the nearer one does: the first end is one frame away, the last end two.
    const auto both = [first = to(25), last = to(46)](double at, const FrameInterval &frames) {
        const double x = first(at, frames);
        return x != at ? x : last(at, frames);
    };
    QCOMPARE(dragged(pressed(Grip::Bar, 30), m_scale.xOf(34), both), (FrameInterval{25, 45}));
}

void ContactDragTest::aDraggedEndSnapsAlone()
{
    QCOMPARE(dragged(pressed(Grip::First, 20), m_scale.xOf(24), to(25)), (FrameInterval{25, 40}));
    QCOMPARE(dragged(pressed(Grip::First, 20), m_scale.xOf(24), to(44)), (FrameInterval{24, 40}));
    QCOMPARE(dragged(pressed(Grip::Last, 40), m_scale.xOf(44), to(45)), (FrameInterval{20, 45}));
    QCOMPARE(dragged(pressed(Grip::Last, 40), m_scale.xOf(44), to(24)), (FrameInterval{20, 44}));
}

void ContactDragTest::snappingReceivesTheFramesAtThePress()
{
    const auto asked = [this](Grip grip) {
        FrameInterval frames{-2, -2};
        std::ignore = dragged(pressed(grip, 30), m_scale.xOf(50), [&](double at, const FrameInterval &interval) {
            frames = interval;
            return at;
        });
        return frames;
    };
    QCOMPARE(asked(Grip::Bar), (FrameInterval{20, 40}));
    QCOMPARE(asked(Grip::Empty), (FrameInterval{-1, -1}));
}

void ContactDragTest::aNewBarSnapsItsEnd()
{
    QCOMPARE(dragged(pressed(Grip::Empty, 60), m_scale.xOf(69), to(70)), (FrameInterval{60, 70}));
}

QTEST_APPLESS_MAIN(ContactDragTest)

} // namespace tst_contactdrag

#include "tst_contactdrag.moc"
