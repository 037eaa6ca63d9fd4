#include "bvh/write/bvhwriter.h"
#include "library/clipliteral.h"
#include "library/columnview.h"
#include "library/frameview.h"
#include "motion/childjoints.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace tst_clipviews {

using namespace limber;
using namespace limber::channels;

static_assert(std::random_access_iterator<ColumnView::Iterator>);
static_assert(std::input_iterator<ChildJoints::Iterator>);

namespace {

Clip branchedClip()
{
    return R"(HIERARCHY
ROOT a
{
  OFFSET 0 0 0
  CHANNELS 4 Yposition Zrotation Xrotation Yposition
  JOINT b
  {
    OFFSET 1 0 0
    CHANNELS 1 Zrotation
    JOINT c
    {
      OFFSET 1 0 0
      CHANNELS 0
      End Site
      {
        OFFSET 1 0 0
      }
    }
  }
  JOINT d
  {
    OFFSET 0 1 0
    CHANNELS 1 Xrotation
    End Site
    {
      OFFSET 1 0 0
    }
  }
}
ROOT e
{
  OFFSET 0 0 0
  CHANNELS 1 Xposition
}
MOTION
Frames: 3
Frame Time: 0.04
1 2 3 4 5 6 7
10 20 30 40 50 60 70
-1 -2 -3 -4 -5 -6 -7
)"_bvh;
}

std::vector<int> childrenOf(const Skeleton &skeleton, int parent)
{
    std::vector<int> children;
    for (const int child : ChildJoints(skeleton, parent))
        children.push_back(child);
    return children;
}

} // namespace

// The ways to iterate over a clip: children, the channels of a joint in a frame, columns; and clips in source code.
class ClipViewsTest : public QObject
{
    Q_OBJECT

private slots:
    void childrenComeInFileOrder();
    void aValueIsFoundByItsChannel();
    void anEditedChannelIsWritten();
    void aColumnIsARange();
    void settingAColumnTouchesOnlyWhatChanges();
    void aBadLiteralThrows();
};

void ClipViewsTest::childrenComeInFileOrder()
{
    const Clip clip = branchedClip();
    const Skeleton &skeleton = clip.skeleton;
    QCOMPARE(childrenOf(skeleton, NoJoint), (std::vector<int>{0, 4}));
    QCOMPARE(childrenOf(skeleton, 0), (std::vector<int>{1, 3}));
    QCOMPARE(childrenOf(skeleton, 1), (std::vector<int>{2}));
    QCOMPARE(childrenOf(skeleton, 2), std::vector<int>{});
    QCOMPARE(childrenOf(skeleton, 3), std::vector<int>{});
    QCOMPARE(childrenOf(skeleton, 4), std::vector<int>{});
    QCOMPARE(childrenOf(Skeleton(), NoJoint), std::vector<int>{});
}

void ClipViewsTest::aValueIsFoundByItsChannel()
{
    const Clip clip = branchedClip();
    const FrameView frame(clip.skeleton, clip.motion.frame(1));
    QCOMPARE(frame.jointCount(), 5);
    QCOMPARE(frame.joint(0)[Zrotation], 20.0);
    QCOMPARE(frame.joint(0)[Yposition], 10.0); // the first of the two channels
    QVERIFY(frame.joint(0).find(Xposition) == nullptr);
    QVERIFY(!frame.joint(2).has(Zrotation));
    QCOMPARE(frame.joint(4)[Xposition], 70.0);
    QCOMPARE(frame.joint(0).values().size(), std::size_t{4});
    QCOMPARE(clip.skeleton.columnOf(3, Xrotation), std::optional<int>(5));
    QCOMPARE(clip.skeleton.columnOf(0, Yposition), std::optional<int>(0));
    QCOMPARE(clip.skeleton.columnOf(3, Zrotation), std::optional<int>());
}

void ClipViewsTest::anEditedChannelIsWritten()
{
    Clip clip = branchedClip();
    const std::string before = writeBvh(clip);
    EditableFrameView(clip.skeleton, clip.motion.editFrame(2)).joint(3)[Xrotation] = -60;
    std::string expected = before;
    expected.replace(expected.find("-6 -7"), 2, "-60");
    QCOMPARE(writeBvh(clip), expected);
}

void ClipViewsTest::aColumnIsARange()
{
    const Clip clip = branchedClip();
    const ColumnView column(clip.motion, 5);
    QCOMPARE(column.size(), std::size_t{3});
    QCOMPARE(column[1], 60.0);
    QCOMPARE(*std::max_element(column.begin(), column.end()), 60.0);
    QCOMPARE(std::vector<double>(column.begin(), column.end()), (std::vector<double>{6, 60, -6}));
    QCOMPARE(column.end() - column.begin(), std::ptrdiff_t{3});
    QCOMPARE(column.begin()[2], -6.0);
    QVERIFY(column.begin() < column.end());
}

void ClipViewsTest::settingAColumnTouchesOnlyWhatChanges()
{
    Clip clip = branchedClip();
    const double values[] = {1, 10, 0.5};
    setColumn(clip.motion, 0, values);
    QVERIFY(!clip.motion.isTouched(0));
    QVERIFY(!clip.motion.isTouched(1));
    QVERIFY(clip.motion.isTouched(2));
    QCOMPARE(clip.motion.value(2, 0), 0.5);
}

void ClipViewsTest::aBadLiteralThrows()
{
    try {
        (void)R"(HIERARCHY
ROOT a
{
  OFFSET 0 up 0
})"_bvh;
        QFAIL("it was taken");
    } catch (const std::invalid_argument &fault) {
        QVERIFY2(std::string(fault.what()).starts_with("_bvh:4:12: error: expected three numbers"), fault.what());
    }
}

QTEST_APPLESS_MAIN(ClipViewsTest)

} // namespace tst_clipviews

#include "tst_clipviews.moc"
