#include "additions/addedvalues.h"
#include "additions/additionkind.h"
#include "additions/showncharacter.h"
#include "ground/floormotion.h"
#include "journal/additionscode.h"
#include "mapping/mappingfile.h"
#include "project/projectreader.h"
#include "project/projectwriter.h"

#include <QTest>

#include <functional>
#include <limits>
#include <set>

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
    void keysOfOneFrameAreAllKept();
    void copiesKeepTheirValues();
    void projectsAndJournalsKeepEachKind();
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
    additions.edit<SetContacts>() = {{{1, {{5, 12}}}, {2, {{10, 30}}}}};
    additions.edit<Markers>() = {{9, "a"}, {10, "b"}, {29, "c"}, {30, "d"}};
    Layer layer;
    layer.name = "Layer";
    layer.keys = {keyOf(15, 1), keyOf(20, 2)};
    layer.weightKeys = {{15, 0.5}, {20, 1.0}};
    layer.hold = Hold{.node = NodeId::joint(2), .frames = {12, 20}};
    additions.edit<Layers>() = {layer};
    additions.edit<SecondLifeSettings>().emplace().priority = 4;
    additions.edit<FloorChoice>() = {FloorChoice::Kind::Moving, {-110.5, 0.0}};
    additions.edit<CharacterChoice>() =
        ShownCharacter{"bodies/hero.glb", 1234, "0123456789abcdef0123456789abcdef01234567", mappingText(MappingFile())};
    return additions;
}

} // namespace

void AdditionsTest::everythingFollowsInsertedFrames()
{
    const Additions moved = withFramesInserted(someAdditions(), 10, 3);
    Additions expected = someAdditions();
    expected.edit<SetContacts>() = {{{1, {{5, 15}}}, {2, {{13, 33}}}}};
    expected.edit<Markers>() = {{9, "a"}, {13, "b"}, {32, "c"}, {33, "d"}};
    expected.edit<Layers>()[0].keys = {keyOf(18, 1), keyOf(23, 2)};
    expected.edit<Layers>()[0].weightKeys = {{18, 0.5}, {23, 1.0}};
    expected.edit<Layers>()[0].hold->frames = {15, 23};
    QCOMPARE(moved, expected);
}

void AdditionsTest::everythingFollowsRemovedFrames()
{
    const Additions moved = withFramesRemoved(someAdditions(), 9, 2);
    Additions expected = someAdditions();
    expected.edit<SetContacts>() = {{{1, {{5, 10}}}, {2, {{9, 28}}}}};
    expected.edit<Markers>() = {{27, "c"}, {28, "d"}};
    expected.edit<Layers>()[0].keys = {keyOf(13, 1), keyOf(18, 2)};
    expected.edit<Layers>()[0].weightKeys = {{13, 0.5}, {18, 1.0}};
    expected.edit<Layers>()[0].hold->frames = {10, 18};
    QCOMPARE(moved, expected);
}

void AdditionsTest::jointsAreFoundAgainInAnotherClip()
{
    const Additions carried =
        carriedAdditions(someAdditions(), clipOf({"Hips", "Leg", "Foot"}, 40), clipOf({"Foot", "Hips"}, 40));
    Additions expected = someAdditions();
    expected.edit<SetContacts>() = {{{0, {{10, 30}}}}};
    expected.edit<Layers>()[0].keys = {keyOf(20, 0)};
    QCOMPARE(carried.get<SetContacts>(), expected.get<SetContacts>());
    QCOMPARE(carried.get<Markers>(), expected.get<Markers>());
    QCOMPARE(carried.get<SecondLifeSettings>(), expected.get<SecondLifeSettings>());
    QCOMPARE(carried.get<Layers>().size(), 1U);
    QCOMPARE(carried.get<Layers>()[0].weightKeys, expected.get<Layers>()[0].weightKeys);
    QVERIFY(std::ranges::find(carried.get<Layers>()[0].keys, keyOf(20, 0)) != carried.get<Layers>()[0].keys.end());
    QVERIFY(carried.get<Layers>()[0].hold && carried.get<Layers>()[0].hold->node == NodeId::joint(0));
    Additions onLeg = someAdditions();
    onLeg.edit<Layers>()[0].hold->space = 1; // which is gone
    QVERIFY(!carriedAdditions(onLeg, clipOf({"Hips", "Leg", "Foot"}, 40), clipOf({"Foot", "Hips"}, 40))
                 .get<Layers>()[0]
                 .hold);
}

void AdditionsTest::anotherNumberOfFramesDropsWhatBelongsToFrames()
{
    const Clip clip = clipOf({"Hips", "Leg", "Foot"}, 40);
    Additions expected;
    expected.edit<SecondLifeSettings>() = someAdditions().get<SecondLifeSettings>();
    expected.edit<CharacterChoice>() = someAdditions().get<CharacterChoice>();
    expected.edit<FloorChoice>() = someAdditions().get<FloorChoice>();
    QCOMPARE(carriedAdditions(someAdditions(), clip, clipOf({"Hips", "Leg", "Foot"}, 41)), expected);
    QCOMPARE(carriedAdditions(someAdditions(), clip, clip), someAdditions());
}

void AdditionsTest::everythingFollowsMappedFrames()
{
    const Additions mapped = mappedAdditions(someAdditions(), {10, 1}, 20); // frames 10 to 29
    Additions expected = someAdditions();
    expected.edit<SetContacts>() = {{{1, {{0, 2}}}, {2, {{0, 19}}}}};
    expected.edit<Markers>() = {{0, "b"}, {19, "c"}};
    expected.edit<Layers>()[0].keys = {keyOf(5, 1), keyOf(10, 2)};
    expected.edit<Layers>()[0].weightKeys = {{5, 0.5}, {10, 1.0}};
    expected.edit<Layers>()[0].hold->frames = {2, 10};
    QCOMPARE(mapped, expected);
}

void AdditionsTest::everythingFollowsReversedFrames()
{
    const Additions mapped = mappedAdditions(someAdditions(), {39, -1}, 40);
    Additions expected = someAdditions();
    expected.edit<SetContacts>() = {{{1, {{27, 34}}}, {2, {{9, 29}}}}};
    expected.edit<Markers>() = {{9, "d"}, {10, "c"}, {29, "b"}, {30, "a"}};
    expected.edit<Layers>()[0].keys = {keyOf(19, 2), keyOf(24, 1)};
    expected.edit<Layers>()[0].weightKeys = {{19, 1.0}, {24, 0.5}};
    expected.edit<Layers>()[0].hold->frames = {19, 27};
    QCOMPARE(mapped, expected);
}

void AdditionsTest::contactsThatAreDetectedStaySo()
{
    Additions additions = someAdditions();
    additions.edit<SetContacts>().reset();
    const Clip clip = clipOf({"Hips", "Leg", "Foot"}, 40);
    for (const Additions &after : {withFramesInserted(additions, 10, 3), withFramesRemoved(additions, 9, 2),
                                   carriedAdditions(additions, clip, clip), mappedAdditions(additions, {10, 1}, 20)})
        QVERIFY(!after.get<SetContacts>());
}

void AdditionsTest::soundAdditionsAreAccepted()
{
    const Skeleton skeleton = clipOf({"Hips", "Leg", "Foot"}, 0).skeleton;
    QVERIFY(isSound(Additions(), skeleton));
    QVERIFY(isSound(someAdditions(), skeleton));
    Additions most = someAdditions();
    most.edit<Layers>().assign(mostLayers, someAdditions().get<Layers>()[0]);
    most.edit<Markers>().clear();
    for (int i = 0; i < mostMarkers; ++i)
        most.edit<Markers>().push_back({i, ""});
    most.edit<SetContacts>() = {{{0, {{3, 3}}}}};
    most.edit<Layers>()[0].weight = 0.0;
    most.edit<Layers>()[1].weight = 1.0;
    most.edit<Layers>()[2].joints = {0, 2};
    most.edit<Layers>()[3].keys[0].offsets = {{0, {}, glm::dvec3(1.0)}, {2, glm::dvec3(1.0), {}}};
    most.edit<Layers>()[4].keys[0].window = {{3, 9}, {}, {}};
    most.edit<Layers>()[5].keys[0].rows = {{{0, {}, {}}}, {}};
    most.edit<SecondLifeSettings>()->priority = -1;
    most.edit<SecondLifeSettings>()->handPose = 13;
    most.edit<SecondLifeSettings>()->loopOutSeconds = -9e29;
    QVERIFY(isSound(most, skeleton));
    most.edit<SecondLifeSettings>()->handPose = 0;
    QVERIFY(isSound(most, skeleton));
}

void AdditionsTest::eachFaultIsFound_data()
{
    using Change = std::function<void(Additions &)>;
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, const Change &change) { QTest::newRow(name) << change; };
    const auto layer = [&](const char *name, const std::function<void(Layer &)> &change) {
        row(name, [change](Additions &additions) { change(additions.edit<Layers>()[0]); });
    };
    const auto key = [&](const char *name, const std::function<void(LayerKey &)> &change) {
        row(name, [change](Additions &additions) { change(additions.edit<Layers>()[0].keys[0]); });
    };
    const auto animation = [&](const char *name, const std::function<void(AnimSettings &)> &change) {
        row(name, [change](Additions &additions) { change(*additions.edit<SecondLifeSettings>()); });
    };
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    row("contact of a joint too many", [](Additions &a) { (*a.edit<SetContacts>())[0].joint = 3; });
    row("contact of no joint", [](Additions &a) { (*a.edit<SetContacts>())[0].joint = -1; });
    row("contact in reverse", [](Additions &a) { (*a.edit<SetContacts>())[1].intervals.push_back({8, 7}); });
    row("two markers in a frame", [](Additions &a) { a.edit<Markers>()[1].frame = 9; });
    row("markers out of order", [](Additions &a) { a.edit<Markers>()[1].frame = 8; });
    row("too many markers", [](Additions &a) {
        for (int i = 0; i < mostMarkers - 3; ++i)
            a.edit<Markers>().push_back({100 + i, ""});
    });
    row("too many layers", [](Additions &a) { a.edit<Layers>().resize(mostLayers + 1); });
    layer("weight below 0", [](Layer &l) { l.weight = -1e-9; });
    layer("weight above 1", [](Layer &l) { l.weight = 1.0 + 1e-9; });
    layer("weight that is no number", [](Layer &l) { l.weight = nan; });
    layer("two weights in a frame", [](Layer &l) { l.weightKeys[1].frame = 15; });
    layer("large weight in a frame", [](Layer &l) { l.weightKeys[1].weight = 1.5; });
    layer("joints out of order", [](Layer &l) { l.joints = {2, 1}; });
    layer("a joint twice", [](Layer &l) { l.joints = {1, 1}; });
    layer("a joint too many", [](Layer &l) { l.joints = {1, 3}; });
    layer("hold of a joint too many", [](Layer &l) { l.hold->node = NodeId::joint(3); });
    layer("hold on no joint", [](Layer &l) { l.hold->space = -2; });
    layer("hold in reverse", [](Layer &l) { l.hold->frames = {20, 19}; });
    layer("hold that fades for no time at all", [](Layer &l) { l.hold->fadeInSeconds = nan; });
    layer("hold by an unknown chain", [](Layer &l) { l.hold->chain = static_cast<SolverReach>(3); });
    layer("keys out of order", [](Layer &l) { l.keys[1].frame = 14; });
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

// A pose at a frame that already has one with another window, and curves that are dragged from one frame on, make such
// keys.
void AdditionsTest::keysOfOneFrameAreAllKept()
{
    const Clip clip = clipOf({"Hips", "Leg", "Foot"}, 40);
    Project project;
    project.motion.file = "a.bvh";
    Layer layer;
    layer.id = 1;
    layer.name = "Polish";
    layer.keys = {keyOf(15, 1), keyOf(20, 1), keyOf(20, 1), keyOf(20, 2)};
    layer.keys[2].window = {{18, 22}, 5, 30};
    layer.keys[3].firstRow = 19;
    layer.keys[3].rows = {{}, layer.keys[3].offsets, {{2, glm::dvec3(0.25), {}}}};
    project.additions.edit<Layers>() = {layer};
    QVERIFY(isSound(project.additions, clip.skeleton));
    const ProjectReading reading = readProject(projectText(project, clip.skeleton), clip.skeleton, 40);
    QVERIFY(reading.findings.empty());
    QVERIFY(reading.project.additions == project.additions);
    for (const Additions &before : {Additions(), someAdditions(), project.additions}) {
        ByteWriter out;
        putAdditions(out, project.additions, before);
        ByteReader in(out.bytes());
        QVERIFY(takeAdditions(in, before) == project.additions);
        QVERIFY(in.isGood() && in.isAtEnd());
    }
}

void AdditionsTest::copiesKeepTheirValues()
{
    struct Note // of no kind that is known
    {
        std::string text;
        bool operator==(const Note &) const = default;
    };
    Additions additions = someAdditions();
    const Additions before = additions;
    QVERIFY(additions.get<Note>().text.empty());
    QVERIFY(additions == before); // asking changes nothing
    additions.edit<Note>().text = "left foot";
    additions.edit<Markers>().clear();
    QVERIFY(additions != before && before != additions);
    QCOMPARE(before.get<Markers>().size(), std::size_t{4});
    QVERIFY(before.get<Note>().text.empty());
    QVERIFY(additions.get<Markers>().empty());
    additions.clear<Note>();
    additions.set(someAdditions().get<Markers>());
    QVERIFY(additions == before);
    additions.set(Note()); // a value as it is at first
    QVERIFY(additions == before && before == additions);
}

// A kind that is new has to be in someAdditions().
void AdditionsTest::projectsAndJournalsKeepEachKind()
{
    const Clip clip = clipOf({"Hips", "Leg", "Foot"}, 40);
    Project project;
    project.motion.file = "a.bvh";
    project.additions = someAdditions();
    project.additions.edit<Layers>()[0].id = 1;
    const ProjectReading reading = readProject(projectText(project, clip.skeleton), clip.skeleton, 40);
    QVERIFY(reading.findings.empty());
    ByteWriter out;
    putAdditions(out, project.additions, {});
    ByteReader in(out.bytes());
    const Additions taken = takeAdditions(in, {});
    QVERIFY(in.isGood() && in.isAtEnd());
    std::set<std::string_view> names;
    int place = 0;
    for (const auto &kind : additionKinds()) {
        const std::string name(kind->name());
        QVERIFY2(names.insert(kind->name()).second, name.c_str());
        QVERIFY2(kind->place() > place, name.c_str());
        place = kind->place();
        QCOMPARE(findAdditionKind(name), kind.get());
        QVERIFY2(!kind->isSame(project.additions, {}), name.c_str());
        QVERIFY2(kind->isSame(project.additions, reading.project.additions), name.c_str());
        QVERIFY2(kind->isSame(project.additions, taken), name.c_str());
    }
    QVERIFY(findAdditionKind("wings") == nullptr);
    QVERIFY(reading.project.additions == project.additions && taken == project.additions);
}

QTEST_APPLESS_MAIN(AdditionsTest)

} // namespace tst_additions

#include "tst_additions.moc"
