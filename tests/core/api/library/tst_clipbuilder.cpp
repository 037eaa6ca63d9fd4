#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "library/clipbuilder.h"

#include <QTest>

#include <functional>
#include <limits>

namespace tst_clipbuilder {

using namespace limber;
using namespace limber::channels;

class ClipBuilderTest : public QObject
{
    Q_OBJECT

private slots:
    void aBuiltClipReadsBackTheSame();
    void severalRootsAndNoFramesAreAllowed();
    void theFirstFaultIsReportedWithItsCall_data();
    void theFirstFaultIsReportedWithItsCall();
    void aBuilderStartsAnew();
    void theDeepestClipCanBeRead();
};

void ClipBuilderTest::aBuiltClipReadsBackTheSame()
{
    ClipBuilder builder;
    builder.openRoot("Hips", {0, 90.5, 0}, {Xposition, Yposition, Zposition, Zrotation, Xrotation, Yrotation});
    builder.openJoint("Chest", {0, 12, 0.25}, {Zrotation}).endSite({0, 20, 0}).close();
    builder.openJoint("Leg_L", {8, 0, 0}, {}).endSite({0, -40, 0}).close();
    builder.close();
    const std::vector<double> first{1, 2, 3, 4, 5, 6, 7};
    const std::vector<double> second{-1.5, 0, 0, 0, 0, 0, 359.25};
    const BuildResult built = builder.frameTime(0.04).frame(first).frame(second).build();
    QVERIFY(built.clip && !built.error);

    const ReadResult read = readBvh(writeBvh(*built.clip));
    QVERIFY(read.clip);
    QCOMPARE(read.findings.size(), std::size_t{0});
    QVERIFY(read.clip->skeleton.hasSameLayoutAs(built.clip->skeleton));
    QCOMPARE(read.clip->skeleton.joint(2).name, std::string("Leg_L"));
    QCOMPARE(read.clip->skeleton.joint(1).offset.z, 0.25);
    QCOMPARE(read.clip->motion.frameTimeSeconds(), 0.04);
    QVERIFY(std::ranges::equal(read.clip->motion.frame(0), first));
    QVERIFY(std::ranges::equal(read.clip->motion.frame(1), second));
}

void ClipBuilderTest::severalRootsAndNoFramesAreAllowed()
{
    ClipBuilder builder;
    const BuildResult built =
        builder.openRoot("a", {}, {Xrotation}).endSite({}).close().openRoot("b", {}, {}).endSite({}).close().build();
    QVERIFY(built.clip);
    QCOMPARE(built.clip->skeleton.roots().size(), std::size_t{2});
    QCOMPARE(built.clip->motion.frameCount(), 0);
    QVERIFY(readBvh(writeBvh(*built.clip)).clip);
}

using Calls = std::function<void(ClipBuilder &)>;

void ClipBuilderTest::theFirstFaultIsReportedWithItsCall_data()
{
    QTest::addColumn<Calls>("calls");
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("call");
    const auto row = [](const char *name, const Calls &calls, BuildFault fault, int call) {
        QTest::newRow(name) << calls << static_cast<int>(fault) << call;
    };
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double inf = std::numeric_limits<double>::infinity();
    const double one[] = {1.0};
    const double bad[] = {inf};
    row(
        "nothing", [](ClipBuilder &) {}, BuildFault::NoRoot, 1);
    row(
        "a joint without a root", [](ClipBuilder &b) { b.openJoint("a", {}, {}); }, BuildFault::NothingOpen, 1);
    row(
        "an end site without a joint", [](ClipBuilder &b) { b.endSite({}); }, BuildFault::NothingOpen, 1);
    row(
        "closed twice", [](ClipBuilder &b) { b.openRoot("a", {}, {}).close().close(); }, BuildFault::NothingOpen, 3);
    row(
        "a joint beside the root", [](ClipBuilder &b) { b.openRoot("a", {}, {}).close().openJoint("b", {}, {}); },
        BuildFault::NothingOpen, 3);
    row(
        "a root in a joint", [](ClipBuilder &b) { b.openRoot("a", {}, {}).openRoot("b", {}, {}); },
        BuildFault::RootInsideJoint, 2);
    row(
        "left open", [](ClipBuilder &b) { b.openRoot("a", {}, {}); }, BuildFault::LeftOpen, 2);
    row(
        "no name", [](ClipBuilder &b) { b.openRoot("", {}, {}); }, BuildFault::BadName, 1);
    row(
        "a brace in a name", [](ClipBuilder &b) { b.openRoot("a{", {}, {}); }, BuildFault::BadName, 1);
    row(
        "a line end in a name", [](ClipBuilder &b) { b.openRoot("a\nb", {}, {}); }, BuildFault::BadName, 1);
    row(
        "a channel twice",
        [](ClipBuilder &b) {
            b.openRoot("a", {}, {Xrotation, Yrotation, Xrotation});
        },
        BuildFault::RepeatedChannel, 1);
    row(
        "an offset of nan",
        [=](ClipBuilder &b) {
            b.openRoot("a", {0, nan, 0}, {});
        },
        BuildFault::NumberNotFinite, 1);
    row(
        "an endless end site",
        [=](ClipBuilder &b) {
            b.openRoot("a", {}, {}).endSite({inf, 0, 0});
        },
        BuildFault::NumberNotFinite, 2);
    row(
        "an endless value", [=](ClipBuilder &b) { b.openRoot("a", {}, {Xrotation}).close().frame(bad); },
        BuildFault::NumberNotFinite, 3);
    row(
        "a frame too short", [](ClipBuilder &b) { b.openRoot("a", {}, {Xrotation}).close().frame({}); },
        BuildFault::FrameLength, 3);
    row(
        "a frame too long", [=](ClipBuilder &b) { b.openRoot("a", {}, {}).close().frame(one); },
        BuildFault::FrameLength, 3);
    row(
        "a joint after a frame",
        [=](ClipBuilder &b) { b.openRoot("a", {}, {Xrotation}).frame(one).openJoint("b", {}, {}); },
        BuildFault::JointAfterFrame, 3);
    row(
        "a negative frame time", [](ClipBuilder &b) { b.frameTime(-1); }, BuildFault::BadFrameTime, 1);
    row(
        "a frame time of nan", [=](ClipBuilder &b) { b.frameTime(nan); }, BuildFault::BadFrameTime, 1);
    row(
        "only the first", [](ClipBuilder &b) { b.close().openRoot("", {}, {}).frameTime(-1); }, BuildFault::NothingOpen,
        1);
}

void ClipBuilderTest::theFirstFaultIsReportedWithItsCall()
{
    QFETCH(Calls, calls);
    QFETCH(int, fault);
    QFETCH(int, call);
    ClipBuilder builder;
    calls(builder);
    const BuildResult result = builder.build();
    QVERIFY(!result.clip && result.error);
    QCOMPARE(static_cast<int>(result.error->fault), fault);
    QCOMPARE(result.error->call, call);
    QVERIFY(result.error->message.starts_with("expected "));
}

void ClipBuilderTest::aBuilderStartsAnew()
{
    ClipBuilder builder;
    QVERIFY(!builder.close().build().clip);
    const BuildResult second = builder.openRoot("a", {}, {}).close().build();
    QVERIFY(second.clip);
    QCOMPARE(second.clip->skeleton.jointCount(), 1);
}

void ClipBuilderTest::theDeepestClipCanBeRead()
{
    ClipBuilder builder;
    builder.openRoot("j", {}, {});
    for (int level = 1; level < 1024; ++level)
        builder.openJoint("j" + std::to_string(level), {}, {});
    ClipBuilder deeper = builder;
    for (int level = 0; level < 1024; ++level)
        builder.close();
    const BuildResult built = builder.build();
    QVERIFY(built.clip);
    QVERIFY(readBvh(writeBvh(*built.clip)).clip);
    QCOMPARE(deeper.openJoint("one more", {}, {}).build().error->fault, BuildFault::TooDeep);
}

QTEST_APPLESS_MAIN(ClipBuilderTest)

} // namespace tst_clipbuilder

#include "tst_clipbuilder.moc"
