#include "additions/additions.h"

#include <QTest>

#include <functional>
#include <limits>

namespace tst_additions {

using namespace limber;

// What belongs to a clip and is not in its file follows the clip.
class AdditionsTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingFollowsInsertedFrames();
    void everythingFollowsRemovedFrames();
    void jointsAreFoundAgainInAnotherClip();
    void anotherNumberOfFramesDropsWhatBelongsToFrames();
    void everythingFollowsMappedFrames();
    void everythingFollowsReversedFrames();
    void contactsThatAreDetectedStaySo();
    void soundAdditionsAreAccepted();
    void eachFaultIsFound_data();
    void eachFaultIsFound();
};

namespace {

// A chain of joints with these names.
Clip clipOf(const std::vector<std::string> &names, int frames)
{
    Clip clip;
    for (const std::string &name : names)
        clip.skeleton.addJoint({name, clip.skeleton.jointCount() - 1, {}, {channels::Xrotation}, 0});
    clip.motion = Motion(frames, clip.skeleton.columnCount());
    return clip;
}

LayerKey keyOf(int frame, int joint)
{
    return {frame, {{frame, frame}, frame - 2, frame + 2}, {{joint, glm::dvec3(0.5), {}}}, 0, {}};
}

// For a clip of 40 frames and three joints.
Additions someAdditions()
{
    Additions additions;
    additions.contacts = {{{1, {{5, 12}}}, {2, {{10, 30}}}}};
    additions.markers = {{9, "a"}, {10, "b"}, {29, "c"}, {30, "d"}};
    Layer layer;
    layer.name = "Layer";
    layer.keys = {keyOf(15, 1), keyOf(20, 2)};
    layer.weightKeys = {{15, 0.5}, {20, 1.0}};
    additions.layers = {layer};
    additions.secondLife.emplace().priority = 4;
    return additions;
}

} // namespace

void AdditionsTest::everythingFollowsInsertedFrames()
{
    const Additions moved = withFramesInserted(someAdditions(), 10, 3);
    Additions expected = someAdditions();
    expected.contacts = {{{1, {{5, 15}}}, {2, {{13, 33}}}}};
    expected.markers = {{9, "a"}, {13, "b"}, {32, "c"}, {33, "d"}};
    expected.layers[0].keys = {keyOf(18, 1), keyOf(23, 2)};
    expected.layers[0].weightKeys = {{18, 0.5}, {23, 1.0}};
    QCOMPARE(moved, expected);
}

void AdditionsTest::everythingFollowsRemovedFrames()
{
    const Additions moved = withFramesRemoved(someAdditions(), 9, 2);
    Additions expected = someAdditions();
    expected.contacts = {{{1, {{5, 10}}}, {2, {{9, 28}}}}};
    expected.markers = {{27, "c"}, {28, "d"}};
    expected.layers[0].keys = {keyOf(13, 1), keyOf(18, 2)};
    expected.layers[0].weightKeys = {{13, 0.5}, {18, 1.0}};
    QCOMPARE(moved, expected);
}

void AdditionsTest::jointsAreFoundAgainInAnotherClip()
{
    const Additions carried =
        carriedAdditions(someAdditions(), clipOf({"Hips", "Leg", "Foot"}, 40), clipOf({"Foot", "Hips"}, 40));
    Additions expected = someAdditions();
    expected.contacts = {{{0, {{10, 30}}}}};
    expected.layers[0].keys = {keyOf(20, 0)};
    QCOMPARE(carried.contacts, expected.contacts);
    QCOMPARE(carried.markers, expected.markers);
    QCOMPARE(carried.secondLife, expected.secondLife);
    QCOMPARE(carried.layers.size(), 1U);
    QCOMPARE(carried.layers[0].weightKeys, expected.layers[0].weightKeys);
    QVERIFY(std::ranges::find(carried.layers[0].keys, keyOf(20, 0)) != carried.layers[0].keys.end());
}

void AdditionsTest::anotherNumberOfFramesDropsWhatBelongsToFrames()
{
    const Clip clip = clipOf({"Hips", "Leg", "Foot"}, 40);
    Additions expected;
    expected.secondLife = someAdditions().secondLife;
    QCOMPARE(carriedAdditions(someAdditions(), clip, clipOf({"Hips", "Leg", "Foot"}, 41)), expected);
    QCOMPARE(carriedAdditions(someAdditions(), clip, clip), someAdditions());
}

void AdditionsTest::everythingFollowsMappedFrames()
{
    const Additions mapped = mappedAdditions(someAdditions(), {10, 1}, 20); // frames 10 to 29
    Additions expected = someAdditions();
    expected.contacts = {{{1, {{0, 2}}}, {2, {{0, 19}}}}};
    expected.markers = {{0, "b"}, {19, "c"}};
    expected.layers[0].keys = {keyOf(5, 1), keyOf(10, 2)};
    expected.layers[0].weightKeys = {{5, 0.5}, {10, 1.0}};
    QCOMPARE(mapped, expected);
}

void AdditionsTest::everythingFollowsReversedFrames()
{
    const Additions mapped = mappedAdditions(someAdditions(), {39, -1}, 40);
    Additions expected = someAdditions();
    expected.contacts = {{{1, {{27, 34}}}, {2, {{9, 29}}}}};
    expected.markers = {{9, "d"}, {10, "c"}, {29, "b"}, {30, "a"}};
    expected.layers[0].keys = {keyOf(19, 2), keyOf(24, 1)};
    expected.layers[0].weightKeys = {{19, 1.0}, {24, 0.5}};
    QCOMPARE(mapped, expected);
}

void AdditionsTest::contactsThatAreDetectedStaySo()
{
    Additions additions = someAdditions();
    additions.contacts.reset();
    const Clip clip = clipOf({"Hips", "Leg", "Foot"}, 40);
    for (const Additions &after : {withFramesInserted(additions, 10, 3), withFramesRemoved(additions, 9, 2),
                                   carriedAdditions(additions, clip, clip), mappedAdditions(additions, {10, 1}, 20)})
        QVERIFY(!after.contacts);
}

void AdditionsTest::soundAdditionsAreAccepted()
{
    const Skeleton skeleton = clipOf({"Hips", "Leg", "Foot"}, 0).skeleton;
    QVERIFY(isSound(Additions(), skeleton));
    QVERIFY(isSound(someAdditions(), skeleton));
    Additions most = someAdditions();
    most.layers.assign(mostLayers, someAdditions().layers[0]);
    most.markers.clear();
    for (int i = 0; i < mostMarkers; ++i)
        most.markers.push_back({i, ""});
    most.contacts = {{{0, {{3, 3}}}}};
    most.layers[0].weight = 0.0;
    most.layers[1].weight = 1.0;
    most.layers[2].joints = {0, 2};
    most.layers[3].keys[0].offsets = {{0, {}, glm::dvec3(1.0)}, {2, glm::dvec3(1.0), {}}};
    most.layers[4].keys[0].window = {{3, 9}, {}, {}};
    most.layers[5].keys[0].rows = {{{0, {}, {}}}, {}};
    most.secondLife->priority = -1;
    most.secondLife->handPose = 13;
    most.secondLife->loopOutSeconds = -9e29;
    QVERIFY(isSound(most, skeleton));
    most.secondLife->handPose = 0;
    QVERIFY(isSound(most, skeleton));
}

void AdditionsTest::eachFaultIsFound_data()
{
    using Change = std::function<void(Additions &)>;
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, const Change &change) { QTest::newRow(name) << change; };
    const auto layer = [&](const char *name, const std::function<void(Layer &)> &change) {
        row(name, [change](Additions &additions) { change(additions.layers[0]); });
    };
    const auto key = [&](const char *name, const std::function<void(LayerKey &)> &change) {
        row(name, [change](Additions &additions) { change(additions.layers[0].keys[0]); });
    };
    const auto animation = [&](const char *name, const std::function<void(AnimSettings &)> &change) {
        row(name, [change](Additions &additions) { change(*additions.secondLife); });
    };
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    row("contact of a joint too many", [](Additions &a) { (*a.contacts)[0].joint = 3; });
    row("contact of no joint", [](Additions &a) { (*a.contacts)[0].joint = -1; });
    row("contact in reverse", [](Additions &a) { (*a.contacts)[1].intervals.push_back({8, 7}); });
    row("two markers in a frame", [](Additions &a) { a.markers[1].frame = 9; });
    row("markers out of order", [](Additions &a) { a.markers[1].frame = 8; });
    row("too many markers", [](Additions &a) {
        for (int i = 0; i < mostMarkers - 3; ++i)
            a.markers.push_back({100 + i, ""});
    });
    row("too many layers", [](Additions &a) { a.layers.resize(mostLayers + 1); });
    layer("weight below 0", [](Layer &l) { l.weight = -1e-9; });
    layer("weight above 1", [](Layer &l) { l.weight = 1.0 + 1e-9; });
    layer("weight that is no number", [](Layer &l) { l.weight = nan; });
    layer("two weights in a frame", [](Layer &l) { l.weightKeys[1].frame = 15; });
    layer("large weight in a frame", [](Layer &l) { l.weightKeys[1].weight = 1.5; });
    layer("joints out of order", [](Layer &l) { l.joints = {2, 1}; });
    layer("a joint twice", [](Layer &l) { l.joints = {1, 1}; });
    layer("a joint too many", [](Layer &l) { l.joints = {1, 3}; });
    layer("two keys in a frame", [](Layer &l) { l.keys[1].frame = 15; });
    key("window in reverse", [](LayerKey &k) { k.window.full = {16, 15}; });
    key("nothing before that is not before", [](LayerKey &k) { k.window.zeroBefore = 15; });
    key("nothing after that is not after", [](LayerKey &k) { k.window.zeroAfter = 15; });
    key("offset of a joint too many", [](LayerKey &k) { k.offsets[0].joint = 3; });
    key("a joint with two offsets", [](LayerKey &k) { k.offsets.push_back(k.offsets[0]); });
    key("rotation that is no number", [](LayerKey &k) { k.offsets[0].rotation = glm::dvec3(0.0, nan, 0.0); });
    key("infinite position",
        [](LayerKey &k) { k.offsets[0].position = glm::dvec3(0.0, 0.0, std::numeric_limits<double>::infinity()); });
    key("row of a joint too many", [](LayerKey &k) { k.rows = {{}, {{3, {}, {}}}}; });
    animation("low priority", [](AnimSettings &s) { s.priority = -2; });
    animation("no such hand", [](AnimSettings &s) { s.handPose = 14; });
    animation("negative hand", [](AnimSettings &s) { s.handPose = -1; });
    animation("huge loop in", [](AnimSettings &s) { s.loopInSeconds = 1e30; });
    animation("huge loop out", [](AnimSettings &s) { s.loopOutSeconds = -1e30; });
    animation("ease in that is no number", [](AnimSettings &s) { s.easeInSeconds = nan; });
    animation("huge ease out", [](AnimSettings &s) { s.easeOutSeconds = 1e300; });
}

void AdditionsTest::eachFaultIsFound()
{
    QFETCH(const std::function<void(Additions &)>, change);
    Additions additions = someAdditions();
    change(additions);
    QVERIFY(!isSound(additions, clipOf({"Hips", "Leg", "Foot"}, 0).skeleton));
}

QTEST_APPLESS_MAIN(AdditionsTest)

} // namespace tst_additions

#include "tst_additions.moc"
