#include "project/projecthead.h"
#include "project/projectreader.h"
#include "project/projectwriter.h"
#include "json/jsonpieces.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace tst_project {

using namespace limber;

namespace {

constexpr int frameCount = 120;

// Names that need quoting, that repeat or that are not UTF-8, and a joint with two end sites.
Skeleton oddSkeleton()
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    skeleton.addJoint({"Foot", 0, {}, {}, 0});
    skeleton.addEndSite({"Site", 1, {}, 0});
    skeleton.addEndSite({"Site", 1, {}, 0});
    skeleton.addJoint({"Foot", 0, {}, {}, 0});
    skeleton.addJoint({"a \"b\\ \xC3\xBC", 0, {}, {}, 0});
    skeleton.addJoint({"\xFF\xFE", NoJoint, {}, {}, 0});
    return skeleton;
}

// The same joints in another order.
Skeleton reordered()
{
    Skeleton skeleton;
    skeleton.addJoint({"\xFF\xFE", NoJoint, {}, {}, 0});
    skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    skeleton.addJoint({"a \"b\\ \xC3\xBC", 1, {}, {}, 0});
    skeleton.addJoint({"Foot", 1, {}, {}, 0});
    skeleton.addEndSite({"Site", 3, {}, 0});
    skeleton.addEndSite({"Site", 3, {}, 0});
    skeleton.addJoint({"Foot", 1, {}, {}, 0});
    return skeleton;
}

// Random content that a document could have.
class RandomProject
{
public:
    explicit RandomProject(unsigned seed) : m_random(seed) {}

    Project make()
    {
        Project project;
        project.motion = {"walk.bvh", whole(0, 1000000), std::string(40, 'a'), 5, frameCount};
        project.view.frame = frame();
        if (chance())
            project.view.range = interval();
        project.view.positions = PositionRuleChoice(whole(0, 2));
        project.view.up = UpAxisChoice(whole(0, 3));
        project.view.posesApart = PosesApartChoice(whole(0, 2));
        if (whole(0, 1) == 1)
            project.view.body = FigureStyle(whole(0, 2));
        if (whole(0, 3) == 1)
            project.view.layer = whole(0, 70);
        project.view.surface = {.hasTextures = whole(0, 1) == 1, .showsBothSides = whole(0, 1) == 1};
        for (std::optional<ProjectCamera> &camera : project.view.cameras) {
            if (chance())
                camera = {vector(), std::abs(number()) + 1e-300, number(), number(), chance()};
        }
        for (std::optional<SavedView> &view : project.savedViews) {
            if (chance())
                view = SavedView{{vector(), std::abs(number()) + 1e-300, number(), number(), chance()},
                                 chance() ? std::optional(vector()) : std::nullopt};
        }
        if (chance())
            project.pins = {
                {NodeId::endSite(1), chance()}, {NodeId::joint(4), chance(), 0}, {NodeId::endSite(0), true, 1}};
        if (chance())
            project.hidden = {NodeId::joint(2), NodeId::endSite(1)};
        if (chance())
            project.locked = {NodeId::joint(3)};
        if (chance())
            project.sets = {{"Arms \"and\" more", {NodeId::joint(1), NodeId::endSite(0)}}, {"One", {NodeId::joint(4)}}};
        for (int i = whole(0, 2); i > 0; --i)
            project.beside.push_back(clipBeside());
        if (chance())
            project.additions.edit<SetContacts>() = contacts();
        for (int i = whole(0, 6); i > 0; --i)
            project.additions.edit<Markers>().push_back({frame(), text()});
        project.additions.edit<Markers>() = tidiedMarkers(project.additions.edit<Markers>(), frameCount);
        if (chance())
            project.additions.edit<SecondLifeSettings>() = secondLife();
        for (int i = whole(0, 4); i > 0; --i) {
            project.additions.edit<Layers>().push_back(layer());
            project.additions.edit<Layers>().back().id = static_cast<int>(project.additions.edit<Layers>().size());
        }
        return project;
    }

    int whole(int from, int to) { return std::uniform_int_distribution<int>(from, to)(m_random); }

private:
    bool chance() { return whole(0, 1) == 1; }
    AnimSettings secondLife()
    {
        AnimSettings settings;
        settings.priority = whole(-1, 7);
        settings.loops = chance();
        settings.loopInSeconds = static_cast<float>(whole(0, 99)) * 0.3F;
        if (chance())
            settings.loopOutSeconds = whole(0, 99) * 0.7;
        settings.handPose = whole(0, 13);
        settings.emote = chance() ? text() : std::string("\xFF\x01");
        settings.joints = {{"mHead", whole(-1, 6)}, {"\xC3", 2}, {"Left Shoulder", 3}};
        for (int i = whole(0, 10); i > 0; --i) {
            AnimConstraint &constraint = settings.constraints.emplace_back();
            constraint.chainLength = static_cast<std::uint8_t>(whole(0, 255));
            constraint.sourceVolume[0] = static_cast<char>(whole(-128, 127));
            constraint.targetDirection[1] = static_cast<float>(whole(0, 99)) * 0.1F;
        }
        return settings;
    }
    int frame() { return whole(0, frameCount - 1); }
    FrameInterval interval()
    {
        const int a = frame();
        const int b = frame();
        return {std::min(a, b), std::max(a, b)};
    }
    double number()
    {
        const double sizes[] = {0.0, 1e-300, 1e-5, 1.0, 123456789.0, 1e300};
        return sizes[whole(0, 5)] * std::uniform_real_distribution<double>(-1.0, 1.0)(m_random);
    }
    glm::dvec3 vector() { return {number(), number(), number()}; }
    std::string text()
    {
        const char *texts[] = {"", "heel", "a \"b\\", "\xC3\xBC\xE2\x82\xAC", "{}[],:", "null"};
        return texts[whole(0, 5)];
    }
    ProjectClip clipBeside()
    {
        const char *files[] = {"take.bvh", "takes/a \"b\".bvh", "\xC3\xBC/[1].bvh"};
        ProjectClip clip{files[whole(0, 2)], {}, chance(), chance()};
        clip.settings.shift = whole(-1000000, 1000000);
        clip.settings.placement = ComparisonSettings::Placement(whole(0, 2));
        clip.settings.rotations = ComparisonSettings::Rotations(whole(0, 1));
        if (chance())
            clip.settings.offset = vector();
        return clip;
    }
    Contacts contacts()
    {
        Contacts result;
        for (int joint = 0; joint < 5; ++joint) {
            if (chance())
                result.push_back({joint, tidied(std::vector{interval(), interval()}, frameCount)});
        }
        return result;
    }
    std::vector<JointOffset> offsets()
    {
        std::vector<JointOffset> result;
        for (int joint = 0; joint < 5; ++joint) {
            const int parts = whole(0, 3);
            if (parts > 0)
                result.push_back({joint, parts & 1 ? std::optional(vector()) : std::nullopt,
                                  parts & 2 ? std::optional(vector()) : std::nullopt});
        }
        return result;
    }
    LayerKey key(int at)
    {
        LayerKey result;
        result.frame = at;
        result.window.full = {at - whole(0, 5), at + whole(0, 5)};
        if (chance())
            result.window.zeroBefore = result.window.full.first - whole(1, 9);
        if (chance())
            result.window.zeroAfter = result.window.full.last + whole(1, 9);
        result.offsets = offsets();
        if (chance())
            return result;
        result.firstRow = whole(0, frameCount - 9);
        for (int i = whole(1, 8); i > 0; --i)
            result.rows.push_back(offsets());
        return result;
    }
    Layer layer()
    {
        Layer result;
        result.name = text();
        result.kind = chance() ? Layer::Kind::Additive : Layer::Kind::Override;
        result.side = chance() ? PoseChange::Side::Local : PoseChange::Side::Parent;
        result.isMuted = chance();
        result.isSolo = chance();
        result.isLocked = chance();
        result.weight = std::uniform_real_distribution<double>(0.0, 1.0)(m_random);
        result.between = chance() ? Layer::Between::Linear : Layer::Between::Eased;
        for (int at = frame(); at < frameCount; at += whole(1, 40))
            result.weightKeys.push_back({at, std::uniform_real_distribution<double>(0.0, 1.0)(m_random)});
        if (chance())
            result.joints = {1, 3};
        if (chance()) {
            const int first = frame();
            result.hold = Hold{.node = chance() ? NodeId::joint(2) : NodeId::endSite(0),
                               .space = chance() ? 1 : NoJoint,
                               .frames = {first, whole(first, frameCount - 1)},
                               .fadeInSeconds = std::uniform_real_distribution<double>(0.0, 5.0)(m_random),
                               .holdsRotation = chance(),
                               .chain = chance() ? SolverReach::Limb : SolverReach::UpToChest};
        }
        for (int at = frame(); at < frameCount; at += whole(1, 40))
            result.keys.push_back(key(at));
        return result;
    }

    std::mt19937 m_random;
};

ProjectReading read(std::string_view text)
{
    return readProject(text, oddSkeleton(), frameCount);
}

template <typename Item>
bool isPrefix(const std::vector<Item> &part, const std::vector<Item> &whole)
{
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

// Whether the keys of one layer are the first keys of another one, and everything else is equal.
bool isPrefix(const Layer &part, Layer whole)
{
    if (!isPrefix(part.keys, whole.keys))
        return false;
    whole.keys = part.keys;
    return part == whole;
}

bool isPrefix(const Layers &part, const Layers &whole)
{
    return part.empty() || (part.size() <= whole.size() && std::equal(part.begin(), part.end() - 1, whole.begin()) &&
                            isPrefix(part.back(), whole[part.size() - 1]));
}

// Whether its slots up to some slot equal those of the other, and all later ones are empty.
template <typename Slots>
bool areSlotsPrefix(const Slots &part, const Slots &whole)
{
    const auto firstMissing = std::ranges::find_if(
        part, [&](const auto &view) { return !view && whole[static_cast<std::size_t>(&view - part.data())]; });
    return std::equal(part.begin(), firstMissing, whole.begin()) &&
           std::all_of(firstMissing, part.end(), [](const auto &view) { return !view; });
}

bool isPrefix(const ProjectView &part, const ProjectView &whole)
{
    return (part.frame == 0 || part.frame == whole.frame) && (!part.range || part.range == whole.range) &&
           (part.positions == PositionRuleChoice::Auto || part.positions == whole.positions) &&
           (part.up == UpAxisChoice::Auto || part.up == whole.up) && areSlotsPrefix(part.cameras, whole.cameras);
}

bool isPrefix(const Additions &part, const Additions &whole)
{
    const SetContacts &contacts = part.get<SetContacts>();
    const SetContacts &all = whole.get<SetContacts>();
    return (!contacts || (all && isPrefix(*contacts, *all))) && isPrefix(part.get<Markers>(), whole.get<Markers>()) &&
           isPrefix(part.get<Layers>(), whole.get<Layers>());
}

bool isPrefix(const Project &part, const Project &whole)
{
    return isPrefix(part.view, whole.view) && areSlotsPrefix(part.savedViews, whole.savedViews) &&
           isPrefix(part.pins, whole.pins) && isPrefix(part.hidden, whole.hidden) &&
           isPrefix(part.locked, whole.locked) && isPrefix(part.sets, whole.sets) &&
           isPrefix(part.beside, whole.beside) && isPrefix(part.additions, whole.additions);
}

Project findFullProject()
{
    for (unsigned seed = 0;; ++seed) {
        Project project = RandomProject(seed).make();
        const bool isFull = project.additions.get<SetContacts>() && project.view.cameras[0] &&
                            project.view.cameras[1] && project.view.cameras[3] && project.savedViews[0] &&
                            project.savedViews[2] && !project.pins.empty() && !project.hidden.empty() &&
                            !project.sets.empty() && project.beside.size() > 1 &&
                            project.additions.get<Markers>().size() > 2 && project.additions.get<Layers>().size() > 1 &&
                            std::ranges::any_of(project.additions.get<Layers>().front().keys,
                                                [](const LayerKey &key) { return !key.rows.empty(); });
        if (isFull)
            return project;
    }
}

// Many seeds are tried until a project has everything.
const Project &fullProject()
{
    static const Project project = findFullProject();
    return project;
}

// The first finding of a reading, with line and column.
QString firstOf(const ProjectReading &reading)
{
    return reading.findings.empty() ? QString() : QString::fromStdString(reading.findings.front().toString("p"));
}

QByteArray around(const char *members)
{
    return QByteArray("{\"limber-project\": 1, \"motion\": {\"file\": \"walk.bvh\"}, ") + members + "}";
}

QByteArray layerWith(const char *members)
{
    return around((QByteArray("\"layers\": [{\"kind\": \"additive\", ") + members + "}]").constData());
}

} // namespace

class ProjectTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrites();
    void writesTheSameBytesAgain();
    void givesEachKeyALine();
    void survivesAnotherOrderOfTheJoints();
    void usesTruncatedTextsUpToTheirEnds();
    void usesADamagedTextUpToTheDamage();
    void survivesRandomBytes();
    void reportsWhatIsLeftOut_data();
    void reportsWhatIsLeftOut();
    void leavesOutOnlyWrongParts();
    void reportsANewerFormat();
    void limitsTheNumberOfFindings();
    void survivesDeepAndWideTexts();
    void readsTheHeadWithoutTheRest();
    void refusesPathsOutsideOfTheFolder_data();
    void refusesPathsOutsideOfTheFolder();
    void refusesTextsThatAreNoProject_data();
    void refusesTextsThatAreNoProject();
    void canBeStopped();
    void survivesAClipWithoutFrames();
    void keepsAsManyMarkersAndLayersAsItMay();
    void isWrittenInPieces();
    void boundsOfAnimationsAreKept();
};

void ProjectTest::readsWhatItWrites()
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const Project project = RandomProject(seed).make();
        const std::string text = projectText(project, oddSkeleton());
        const ProjectReading reading = read(text);
        QVERIFY2(reading.findings.empty(), qPrintable(firstOf(reading)));
        QVERIFY2(reading.project == project, text.c_str());
    }
}

void ProjectTest::writesTheSameBytesAgain()
{
    Project project = fullProject();
    const std::string text = projectText(project, oddSkeleton());
    QCOMPARE(projectText(read(text).project, oddSkeleton()), text);
    project.additions.edit<Layers>().front().id = 99; // the id is not part of the file
    project.additions.edit<Layers>().front().keys.front().offsets = {{0, glm::dvec3(-0.0), std::nullopt}};
    const std::string other = projectText(project, oddSkeleton());
    QVERIFY(other.find("[0, 0, 0]") != std::string::npos);
    QCOMPARE(projectText(read(other).project, oddSkeleton()), other);
}

void ProjectTest::givesEachKeyALine()
{
    const Project project = fullProject();
    const std::string text = projectText(project, oddSkeleton());
    Project moved = project;
    moved.additions.edit<Markers>().back().name = "another one";
    const QList<QByteArray> before = QByteArray::fromStdString(text).split('\n');
    const QList<QByteArray> after = QByteArray::fromStdString(projectText(moved, oddSkeleton())).split('\n');
    QCOMPARE(after.size(), before.size());
    int differing = 0;
    for (qsizetype i = 0; i < before.size(); ++i)
        differing += before[i] != after[i] ? 1 : 0;
    QCOMPARE(differing, 1);
    QVERIFY(text.ends_with("}\n"));
}

void ProjectTest::survivesAnotherOrderOfTheJoints()
{
    const int newIndex[] = {1, 3, 4, 2, 0};
    for (unsigned seed = 0; seed < 100; ++seed) {
        const Project project = RandomProject(seed).make();
        const ProjectReading reading = readProject(projectText(project, oddSkeleton()), reordered(), frameCount);
        QVERIFY2(reading.findings.empty(), qPrintable(firstOf(reading)));
        Project expected = project;
        const auto move = [&](std::vector<JointOffset> &offsets) {
            for (JointOffset &offset : offsets)
                offset.joint = newIndex[offset.joint];
            std::ranges::sort(offsets, {}, &JointOffset::joint);
        };
        for (Layer &layer : expected.additions.edit<Layers>()) {
            for (int &joint : layer.joints)
                joint = newIndex[joint];
            std::ranges::sort(layer.joints);
            if (layer.hold && layer.hold->node.isJoint())
                layer.hold->node = NodeId::joint(newIndex[layer.hold->node.index]);
            if (layer.hold && layer.hold->space != NoJoint)
                layer.hold->space = newIndex[layer.hold->space];
            for (LayerKey &key : layer.keys) {
                move(key.offsets);
                std::ranges::for_each(key.rows, move);
            }
        }
        QVERIFY(reading.project.additions.get<Layers>() == expected.additions.get<Layers>());
    }
}

void ProjectTest::usesTruncatedTextsUpToTheirEnds()
{
    const Project project = fullProject();
    const std::string text = projectText(project, oddSkeleton());
    std::size_t keys = 0;
    constexpr std::size_t step = 7; // each length takes as long as reading the whole text
    for (std::size_t length = text.size() % step; length < text.size() - 1;
         length += length + 100 < text.size() ? step : 1) {
        const std::string_view part = std::string_view(text).substr(0, length);
        const ProjectReading reading = read(part);
        QVERIFY2(isPrefix(reading.project, project), std::string(part).c_str());
        if (length == text.size() - 2)
            continue; // only the last brace is missing, or the text is complete
        QCOMPARE(reading.findings.size(), std::size_t{1});
        QVERIFY(firstOf(reading).contains(QLatin1String("and the rest is ignored")));
        std::size_t found = 0;
        for (const Layer &layer : reading.project.additions.get<Layers>())
            found += layer.keys.size();
        QVERIFY(found >= keys); // complete keys are kept
        keys = found;
    }
    QCOMPARE(read(text).project.additions.get<Layers>().size(), project.additions.get<Layers>().size());
}

void ProjectTest::usesADamagedTextUpToTheDamage()
{
    const Project project = fullProject();
    std::string text = projectText(project, oddSkeleton());
    const std::size_t at = text.rfind("\"frame\"");
    text[at] = '!';
    const ProjectReading reading = read(text);
    QVERIFY(isPrefix(reading.project, project));
    QCOMPARE(reading.project.additions.get<Markers>(), project.additions.get<Markers>());
    QCOMPARE(reading.project.additions.get<Layers>().back().keys.size(),
             project.additions.get<Layers>().back().keys.size() - 1);
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    QVERIFY2(firstOf(reading).startsWith(QStringLiteral("p:%1:6: warning: expected a name in quotes, found").arg(line)),
             qPrintable(firstOf(reading)));
}

void ProjectTest::survivesRandomBytes()
{
    const Project project = fullProject();
    const std::string text = projectText(project, oddSkeleton());
    std::mt19937 random(7);
    for (int round = 0; round < 3000; ++round) {
        std::string broken = text;
        for (int i = std::uniform_int_distribution<int>(1, 4)(random); i > 0; --i)
            broken[random() % broken.size()] = static_cast<char>(random());
        const ProjectReading reading = read(broken);
        for (const Layer &layer : reading.project.additions.get<Layers>()) {
            QVERIFY(layer.weight >= 0.0 && layer.weight <= 1.0);
            QVERIFY(std::ranges::is_sorted(layer.keys, std::ranges::less_equal{}, &LayerKey::frame) ||
                    layer.keys.size() < 2);
            for (const LayerKey &key : layer.keys) {
                QVERIFY(key.frame >= 0 && key.frame < frameCount && key.window.full.contains(key.frame));
                QVERIFY(std::cmp_less_equal(key.firstRow + key.rows.size(), frameCount));
                QVERIFY(std::ranges::is_sorted(key.offsets, {}, &JointOffset::joint));
            }
        }
        Q_UNUSED(readProjectHead(broken))
    }
}

void ProjectTest::reportsWhatIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("finding");
    const auto row = [](const char *name, const QByteArray &text, const char *finding) {
        QTest::newRow(name) << text << QString::fromUtf8(finding);
    };
    row("unknown member", around("\"colour\": 3"), "'colour' is unknown and was ignored");
    row("unknown member with members", around("\"colours\": {\"a\": [1, {}]}"), "'colours' is unknown");
    row("frame of the view", around("\"view\": {\"frame\": 120}"), "expected a frame from 0 to 119, found '120'");
    row("half a frame", around("\"view\": {\"frame\": 0.5}"), "found '0.5'");
    row("range", around("\"view\": {\"range\": [5, 4]}"), "expected [FIRST, LAST]");
    row("rule", around("\"view\": {\"positions\": \"both\"}"), "expected one of \"auto\", \"replace\", \"add\"");
    row("axis", around("\"view\": {\"up\": 1}"), "found '1'");
    row("layer", around("\"view\": {\"layer\": -1}"), "expected a whole number, found '-1'");
    row("body", around("\"view\": {\"body\": \"flesh\"}"), "\"bones\", \"both\", \"body\"");
    row("camera", around("\"view\": {\"camera\": {\"distance\": 0}}"), "expected a camera with");
    const auto withCamera = [](const char *members) {
        return around((QByteArray("\"cameras\": [{\"slot\": 2, \"target\": [0, 1, 2], \"distance\": 3, \"yaw\": 4, "
                                  "\"pitch\": 5}, {") +
                       members + "}]")
                          .constData());
    };
    row("saved view without a slot", withCamera("\"distance\": 1"), "expected the member \"slot\"");
    row("slot 0", withCamera("\"slot\": 0"), "expected a slot from 1 to 4, found '0': the saved view was left out");
    row("slot 5", withCamera("\"slot\": 5"), "expected a slot from 1 to 4, found '5'");
    row("half a slot", withCamera("\"slot\": 1.5"), "expected a slot from 1 to 4, found '1.5'");
    row("slot as a text", withCamera("\"slot\": \"1\""), "expected a slot from 1 to 4, found '1'");
    row("saved view of nothing", withCamera("\"slot\": 1"), "expected a camera with");
    row("infinite distance",
        withCamera("\"slot\": 1, \"target\": [0, 1, 2], \"distance\": Infinity, \"yaw\": 4, \"pitch\": 5"),
        "expected a camera with");
    row("slot twice", withCamera("\"slot\": 2, \"target\": [0, 1, 2], \"distance\": 3, \"yaw\": 4, \"pitch\": 5"),
        "found slot 2 twice: the saved view was left out");
    row("figure",
        withCamera("\"slot\": 1, \"target\": [0, 1, 2], \"distance\": 3, \"yaw\": 4, \"pitch\": 5, "
                   "\"figure\": [0, 1]"),
        "expected [X, Y, Z], three finite numbers");
    const auto withView = [](const char *members) {
        return around((QByteArray("\"views\": [{\"view\": \"top\", \"target\": [0, 1, 2], \"distance\": 3, \"yaw\": 4, "
                                  "\"pitch\": 5}, {") +
                       members + "}]")
                          .constData());
    };
    row("view without its name", withView("\"distance\": 1"), "expected the member \"view\"");
    row("the user's view among the others", withView("\"view\": \"user\""),
        "expected one of \"front\", \"right\", \"top\", found 'user': the view was left out");
    row("view as a number", withView("\"view\": 1"), "expected one of \"front\", \"right\", \"top\", found '1'");
    row("view of nothing", withView("\"view\": \"front\""), "expected a camera with");
    row("view without a distance",
        withView("\"view\": \"front\", \"target\": [0, 1, 2], \"distance\": 0, \"yaw\": 4, \"pitch\": 5"),
        "expected a camera with");
    row("view twice", withView("\"view\": \"top\", \"target\": [0, 1, 2], \"distance\": 3, \"yaw\": 4, \"pitch\": 5"),
        "found 'top' twice: the view was left out");
    row("views as a text", around("\"views\": \"four\""), "expected a list");
    row("saved views as an object", around("\"cameras\": {}"), "expected a list");
    row("saved view as a number", around("\"cameras\": [1]"), "expected an object, found '1'");
    const auto beside = [](const char *members) {
        return around((QByteArray("\"beside\": [{\"file\": \"a.bvh\"") + members + "}]").constData());
    };
    row("clip beside without a file", around("\"beside\": [{\"shift\": 1}]"), "expected the member \"file\"");
    for (const char *path : {"/etc/passwd", "../a.bvh", "a/../../b.bvh", "C:/a.bvh", "http://a/b.bvh", "a\\\\b.bvh", "",
                             "./a.bvh", "a//b.bvh", "a.bvh/"})
        row((QByteArray("clip beside at ") + path).constData(),
            around((QByteArray("\"beside\": [{\"file\": \"") + path + "\"}]").constData()),
            "in the folder of the project or below it");
    row("clip beside by a number", around("\"beside\": [{\"file\": 3}]"), "the clip beside this one was left out");
    row("clips beside as an object", around("\"beside\": {}"), "expected a list");
    row("clip beside as a text", around("\"beside\": [\"a.bvh\"]"), "expected an object");
    row("half a shift", beside(", \"shift\": 0.5"), "expected a shift of at most 1000000 frames, found '0.5'");
    row("long shift", beside(", \"shift\": -1000001"), "found '-1000001'");
    row("placement", beside(", \"placed\": \"above\""), "expected one of \"files\", \"start\", \"root\"");
    row("rotations", beside(", \"rotations\": 1"), "expected one of \"parent\", \"world\", found '1'");
    row("flat offset", beside(", \"offset\": [1, 2]"), "expected [X, Y, Z], three finite numbers");
    row("hidden clip", beside(", \"hidden\": 1"), "expected true or false");
    row("unknown of a clip", beside(", \"colour\": 1"), "'colour' is unknown");
    QByteArray nine = "\"beside\": [";
    for (int i = 0; i < 9; ++i)
        nine += QByteArray(i == 0 ? "" : ", ") + "{\"file\": \"a.bvh\"}";
    row("nine clips beside", around((nine + "]").constData()), "expected at most 8 clips beside this one");
    row("view", around("\"view\": 7"), "expected an object, found '7'");
    row("pin of nothing", around("\"pins\": [{}]"), "expected \"joint\" or \"end\"");
    row("pin elsewhere", around("\"pins\": [{\"joint\": \"Tail\"}]"), "found 'Tail': the pin was left out");
    row("end elsewhere", around("\"pins\": [{\"end\": \"Hips\"}]"), "with an end site, found 'Hips'");
    row("third end", around("\"pins\": [{\"end\": \"Foot\", \"number\": 3}]"), "with an end site");
    row("hidden elsewhere", around("\"hidden\": [{\"joint\": \"Tail\"}]"), "found 'Tail': the joint was left out");
    row("set without a name", around("\"sets\": [{\"nodes\": []}]"), "the selection set was left out");
    row("set without nodes", around("\"sets\": [{\"name\": \"a\"}]"), "the selection set was left out");
    row("locked as a text", around("\"locked\": [\"Hips\"]"), "expected an object, found 'Hips'");
    row("pin on a joint elsewhere", around("\"pins\": [{\"joint\": \"Hips\", \"on\": \"Tail\"}]"),
        "found 'Tail': the pin was left out");
    row("pin on a number", around("\"pins\": [{\"joint\": \"Hips\", \"on\": 3}]"), "expected a joint of the BVH file");
    row("pin as a text", around("\"pins\": [\"Hips\"]"), "expected an object, found 'Hips'");
    row("contacts elsewhere", around("\"contacts\": {\"Tail\": []}"), "found 'Tail': the contacts were left out");
    row("late contacts", around("\"contacts\": {\"Foot\": [[0, 120]]}"), "two frames from 0 to 119");
    row("contacts out of order", around("\"contacts\": {\"Foot\": [[5, 9], [0, 2]]}"), "intervals in order");
    row("contacts as numbers", around("\"contacts\": {\"Foot\": 3}"), "expected a list of pairs");
    row("marker without a name", around("\"markers\": [{\"frame\": 1}]"), "expected the member \"name\"");
    row("marker outside", around("\"markers\": [{\"frame\": -1, \"name\": \"\"}]"), "found '-1': the marker");
    row("two in a frame", around("\"markers\": [{\"frame\": 1, \"name\": \"\"}, {\"frame\": 1, \"name\": \"\"}]"),
        "found frame 1 twice");
    row("layer as a number", around("\"layers\": [1]"), "expected an object, found '1'");
    row("layer as a list", around("\"layers\": [[]]"), "expected an object, found a list");
    row("kind", around("\"layers\": [{\"kind\": \"other\"}]"), "found 'other': the layer was left out");
    row("weight", layerWith("\"weight\": 1.5"), "expected a weight from 0 to 1, found '1.5'");
    row("weight that is none", layerWith("\"weight\": NaN"), "expected a weight from 0 to 1, found 'NaN'");
    row("weight key", layerWith("\"weights\": [{\"frame\": 1, \"weight\": -0.1}]"), "found '-0.1': the weight");
    row("flag", layerWith("\"muted\": 1"), "expected true or false");
    row("joint elsewhere", layerWith("\"joints\": [\"Hips\", \"Tail\"]"), "found 'Tail': it was left out");
    row("all joints elsewhere", layerWith("\"joints\": [\"Tail\"]"), "the layer was left out");
    row("key outside", layerWith("\"keys\": [{\"frame\": 120}]"), "found '120': the key was left out");
    row("window beside", layerWith("\"keys\": [{\"frame\": 5, \"full\": [6, 7]}]"), "around that of the key");
    row("window in reverse", layerWith("\"keys\": [{\"frame\": 5, \"full\": [5, 7], \"zero before\": 5}]"),
        "between those that take none");
    row("offset elsewhere", layerWith("\"keys\": [{\"frame\": 5, \"offsets\": {\"Tail\": {}}}]"), "found 'Tail'");
    row("infinite", layerWith("\"keys\": [{\"frame\": 5, \"offsets\": {\"Hips\": {\"radians\": [0, Infinity, 0]}}}]"),
        "three finite numbers");
    row("too large", layerWith("\"keys\": [{\"frame\": 5, \"offsets\": {\"Hips\": {\"radians\": [0, 1e999, 0]}}}]"),
        "found '1e999': the project is used up to here");
    row("two numbers", layerWith("\"keys\": [{\"frame\": 5, \"offsets\": {\"Hips\": {\"position\": [0, 1]}}}]"),
        "expected [X, Y, Z]");
    row("rows without columns", layerWith("\"keys\": [{\"frame\": 5, \"rows\": {\"first\": 0, \"values\": [[]]}}]"),
        "expected \"columns\" before");
    row("rows outside",
        layerWith("\"keys\": [{\"frame\": 5, \"rows\": {\"first\": 119, \"columns\": [], \"values\": [[], []]}}]"),
        "expected rows for frames of the clip");
    row("short row",
        layerWith(
            "\"keys\": [{\"frame\": 5, \"rows\": {\"first\": 1, \"columns\": [[\"Hips\", \"radians\"]], \"values\": "
            "[[null, null]]}}]"),
        "for each column (1), found");
    row("rows without their first frame", layerWith("\"keys\": [{\"frame\": 5, \"rows\": {\"columns\": []}}]"),
        "expected the member \"first\", found none: the key was left out");
    row("half a first frame",
        layerWith("\"keys\": [{\"frame\": 5, \"rows\": {\"first\": 0.5, \"columns\": [], \"values\": [[]]}}]"),
        "expected a whole number, found '0.5': the key was left out");
    row("rows as an object",
        layerWith("\"keys\": [{\"frame\": 5, \"rows\": {\"first\": 0, \"columns\": [], \"values\": {}}}]"),
        "expected a list, found an object: the key was left out");
    row("rows as a number", layerWith("\"keys\": [{\"frame\": 5, \"rows\": 3}]"),
        "expected an object, found '3': it was left out");
    row("offsets as a list", layerWith("\"keys\": [{\"frame\": 5, \"offsets\": [1]}]"),
        "expected an object, found a list: it was left out");
    row("offset as a number", layerWith("\"keys\": [{\"frame\": 5, \"offsets\": {\"Hips\": 3}}]"),
        "expected an object, found '3': it was left out");
    row("window as a number", layerWith("\"keys\": [{\"frame\": 5, \"full\": 5}]"),
        "between those that take none of it: the key was left out");
    row("window after its key", layerWith("\"keys\": [{\"frame\": 5, \"zero after\": 5}]"),
        "between those that take none of it: the key was left out");
    row("half a frame before the window", layerWith("\"keys\": [{\"frame\": 5, \"zero before\": 1.5}]"),
        "between those that take none of it: the key was left out");
    row("half a frame after the window", layerWith("\"keys\": [{\"frame\": 5, \"zero after\": 7.5}]"),
        "between those that take none of it: the key was left out");
    row("key without a frame", layerWith("\"keys\": [{}]"),
        "expected the member \"frame\", found none: the key was left out");
    row("keys as a number", layerWith("\"keys\": 3"), "expected a list, found '3': it was left out");
    row("weights as numbers", layerWith("\"weights\": [1]"), "expected an object, found '1': it was left out");
    row("weight key without a weight", layerWith("\"weights\": [{\"frame\": 1}]"),
        "expected the member \"weight\", found none: the weight was left out");
    row("name as a number", layerWith("\"name\": 3"), "expected a name, found '3': it was left out");
    row("joints as a text", layerWith("\"joints\": \"Hips\""),
        "expected a list of joint names, found 'Hips': the layer was left out");
    row("joint as a number", layerWith("\"joints\": [\"Hips\", 3]"),
        "expected the name of a joint of the BVH file, found '3': it was left out");
    row("side", layerWith("\"side\": \"left\""), "found 'left': the layer was left out");
    row("between", layerWith("\"between\": true"), "found true: the layer was left out");
    QByteArray many = "\"layers\": [";
    for (int i = 0; i < 65; ++i)
        many += QByteArray(i == 0 ? "" : ", ") + "{\"kind\": \"additive\"}";
    row("65 layers", around((many + "]").constData()),
        "expected at most 64 layers, found more: the layer was left out");
    QByteArray markers = "\"markers\": [";
    for (int i = 0; i < 1001; ++i)
        markers += QByteArray(i == 0 ? "" : ", ") + "{\"frame\": " + QByteArray::number(i) + ", \"name\": \"\"}";
    row("1001 markers", around((markers + "]").constData()), "expected a frame from 0 to 119, found '120'");
    row("marker without a frame", around("\"markers\": [{\"name\": \"\"}]"), "expected the member \"frame\"");
    row("marker with a number as its name", around("\"markers\": [{\"frame\": 1, \"name\": 3}]"),
        "expected a name, found '3': the marker was left out");
    row("contacts as a number", around("\"contacts\": 3"),
        "expected an object of source joints, found '3': the contacts were left out");
    row("contacts as objects", around("\"contacts\": {\"Foot\": {}}"),
        "expected a list of pairs of frames, found an object: the contacts were left out");
    row("contacts that touch twice", around("\"contacts\": {\"Foot\": [[0, 5], [5, 9]]}"), "intervals in order");
    row("early contacts", around("\"contacts\": {\"Foot\": [[-1, 3]]}"), "two frames from 0 to 119");
    row("pin with a number for its rotation", around("\"pins\": [{\"joint\": \"Hips\", \"rotation\": 1}]"),
        "expected true or false, found '1': the pin was left out");
    const auto animation = [](const char *members) {
        return around((QByteArray("\"second-life\": {") + members + "}").constData());
    };
    row("animation as a number", around("\"second-life\": 3"), "expected an object, found '3': it was left out");
    row("half a priority", animation("\"priority\": 0.5"), "expected a whole number, found '0.5': it was left out");
    row("low priority", animation("\"priority\": -2"), "expected a whole number, found '-2'");
    row("no such hand", animation("\"hand pose\": 14"), "expected a whole number, found '14'");
    row("loop as a number", animation("\"loop\": 1"), "expected true or false, found '1': it was left out");
    row("loop in as a text", animation("\"loop in\": \"2\""),
        "expected seconds, a finite number, found '2': it was left out");
    row("huge loop out", animation("\"loop out\": 1e30"), "expected seconds, a finite number, found '1e30'");
    row("joints as an object", animation("\"joints\": {}"), "expected a list, found an object: it was left out");
    row("joint without a name", animation("\"joints\": [{\"priority\": 3}]"),
        "expected a name, found an object: it was left out");
    row("short constraint", animation("\"constraints\": [\"00\"]"),
        "expected a constraint as 172 hexadecimal digits, found '00': it was left out");
    row("unknown of the animation", animation("\"colour\": 1"), "'colour' is unknown");
    row("name twice", around("\"markers\": [], \"markers\": []"),
        "found 'markers' twice: the project is used up to here");
}

void ProjectTest::reportsWhatIsLeftOut()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, finding);
    const ProjectReading reading = read(text.toStdString());
    QVERIFY2(firstOf(reading).contains(finding), qPrintable(firstOf(reading)));
    QVERIFY(reading.findings.front().line == 1 && reading.findings.front().column > 1);
    QVERIFY(reading.findings.front().severity == Severity::Warning);
}

void ProjectTest::leavesOutOnlyWrongParts()
{
    const std::string text =
        layerWith("\"weight\": 2, \"side\": \"local\", \"keys\": [{\"frame\": 500}, {\"frame\": 5, "
                  "\"offsets\": {\"Tail\": {\"radians\": [1, 2, 3]}, \"Foot#2\": {\"radians\": "
                  "[1, 2, 3]}}}]")
            .toStdString();
    const ProjectReading reading = read(text);
    QCOMPARE(reading.findings.size(), std::size_t{3});
    QCOMPARE(reading.project.additions.get<Layers>().size(), std::size_t{1});
    const Layer &layer = reading.project.additions.get<Layers>().front();
    QCOMPARE(layer.weight, 1.0);
    QCOMPARE(layer.keys.size(), std::size_t{1});
    QVERIFY((layer.keys.front().offsets == std::vector<JointOffset>{{2, glm::dvec3(1, 2, 3), std::nullopt}}));
}

void ProjectTest::reportsANewerFormat()
{
    const std::string text =
        R"({"limber-project": 2, "motion": {"file": "a.bvh"}, "markers": [{"frame": 3, "name": "x"}]})";
    QVERIFY(readProjectHead(text).value.has_value());
    const ProjectReading reading = read(text);
    QVERIFY(firstOf(reading).contains(QLatin1String("by a newer Limber, as version 2")));
    QCOMPARE(reading.project.additions.get<Markers>().size(), std::size_t{1});
}

void ProjectTest::limitsTheNumberOfFindings()
{
    QByteArray markers = "\"markers\": [0";
    for (int i = 0; i < 5000; ++i)
        markers += ", {\"frame\": 500, \"name\": \"\"}";
    const ProjectReading reading = read(around((markers + ']').constData()).toStdString());
    QVERIFY(reading.findings.size() < 200);
    QVERIFY(reading.findings.back().message.text().find("4901 more") != std::string::npos);
}

void ProjectTest::survivesDeepAndWideTexts()
{
    const std::string deep(100000, '[');
    QVERIFY2(firstOf(read(deep)).contains(QLatin1String("16 levels")), qPrintable(firstOf(read(deep))));
    QVERIFY(readJsonPieces(deep, {}).damage.has_value());
    std::string wide = "{\"limber-project\": 1, \"x\": [0";
    for (int i = 0; i < 1'100'000; ++i)
        wide += ",0";
    QVERIFY(read(wide).findings.back().message.text().find("1,000,000 values") != std::string::npos);
    // Many more rows in all are accepted, because each is processed and then leaves the memory.
    std::string rows = layerWith("\"keys\": [{\"frame\": 5, \"rows\": {\"first\": 0, \"columns\": [[\"Hips\", "
                                 "\"radians\"]], \"values\": [")
                           .toStdString();
    rows.resize(rows.size() - 3); // without the ends of the layer and of what encloses it
    constexpr int many = 300'000;
    for (int i = 0; i < many; ++i)
        rows += i == 0 ? "[[1,2,3]]" : ",[[1,2,3]]";
    const ProjectReading reading = readProject(rows + "]}}]}]}", oddSkeleton(), many);
    QVERIFY2(reading.findings.empty(), qPrintable(firstOf(reading)));
    QCOMPARE(reading.project.additions.get<Layers>().front().keys.front().rows.size(), std::size_t{many});
}

void ProjectTest::readsTheHeadWithoutTheRest()
{
    const Project project = fullProject();
    const std::string text = projectText(project, oddSkeleton());
    QVERIFY(readProjectHead(text).value == project.motion);
    // Whatever follows after it.
    QVERIFY(readProjectHead(text.substr(0, text.find("\"view\""))).value == project.motion);
    QVERIFY(!readProjectHead(text.substr(0, text.find("\"frames\""))).value);
}

void ProjectTest::refusesPathsOutsideOfTheFolder_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const char *file : {"", "/etc/passwd", "../walk.bvh", "a/../../walk.bvh", "http://x/walk.bvh",
                             "C:\\\\walk.bvh", "a//b.bvh", "a/", ".", "a\\u0000b"})
        QTest::newRow(file) << QByteArray(file);
}

void ProjectTest::refusesPathsOutsideOfTheFolder()
{
    QFETCH(QByteArray, file);
    const QByteArray text = "{\"limber-project\": 1, \"motion\": {\"file\": \"" + file + "\"}}";
    const Reading<ProjectMotion> reading = readProjectHead(text.toStdString());
    QVERIFY(!reading.value);
    QVERIFY(reading.error()->message.text().find("in the folder of the project") != std::string::npos);
    QVERIFY(readProjectHead(R"({"limber-project": 1, "motion": {"file": "sub/..walk.bvh"}})").value.has_value());
}

void ProjectTest::refusesTextsThatAreNoProject_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const char *text, const char *error) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(error);
    };
    row("nothing", "", "found the end of the file");
    row("a BVH file", "HIERARCHY\nROOT a\n", "expected a value, found 'HIERARCHY'");
    row("another object", "{\"contacts\": {}}", "expected a project of Limber");
    row("a list", "[]", "expected a project of Limber");
    row("a number", "3", "expected a project of Limber");
    row("version 0", "{\"limber-project\": 0, \"motion\": {\"file\": \"a.bvh\"}}", "found '0'");
    row("no motion", "{\"limber-project\": 1}", "names its BVH file");
    row("no file", "{\"limber-project\": 1, \"motion\": {}}", "names its BVH file");
    row("cut off", "{\"limber-project\": 1, \"motion\": {\"file\": \"a.bvh\"", "found the end of the file");
}

void ProjectTest::refusesTextsThatAreNoProject()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, error);
    const Reading<ProjectMotion> reading = readProjectHead(text.toStdString());
    QVERIFY(!reading.value);
    const QString found = QString::fromStdString(reading.error()->message.text());
    QVERIFY2(found.contains(error), qPrintable(found));
    QVERIFY(reading.error()->severity == Severity::Error && reading.error()->line >= 1);
}

void ProjectTest::canBeStopped()
{
    const std::string text = projectText(fullProject(), oddSkeleton());
    int calls = 0;
    const ProjectReading reading = readProject(text, oddSkeleton(), frameCount, [&](double) { return ++calls < 5; });
    QVERIFY(reading.cancelled);
    QCOMPARE(calls, 5);
    int pieces = 0;
    QVERIFY(!writeProject(fullProject(), oddSkeleton(), [&](std::string_view) { return ++pieces < 1; }));
    QCOMPARE(pieces, 1);
}

void ProjectTest::survivesAClipWithoutFrames()
{
    const ProjectReading empty = readProject(projectText({}, Skeleton()), Skeleton(), 0);
    QVERIFY(empty.findings.empty());
    const ProjectReading reading = readProject(projectText(fullProject(), oddSkeleton()), Skeleton(), 0);
    QVERIFY(!reading.findings.empty());
    QVERIFY(reading.project.additions.get<Markers>().empty());
}

void ProjectTest::keepsAsManyMarkersAndLayersAsItMay()
{
    QByteArray members = "\"markers\": [";
    for (int i = 0; i < 1001; ++i)
        members += QByteArray(i == 0 ? "" : ", ") + "{\"frame\": " + QByteArray::number(i) + ", \"name\": \"\"}";
    members += "], \"layers\": [";
    for (int i = 0; i < 65; ++i)
        members += QByteArray(i == 0 ? "" : ", ") + "{\"kind\": \"additive\"}";
    const ProjectReading reading = readProject(around((members + "]").constData()).toStdString(), oddSkeleton(), 2000);
    QCOMPARE(reading.findings.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(reading.findings[0].message.text()),
             QStringLiteral("expected at most 1000 markers, found more: the marker was left out"));
    QCOMPARE(QString::fromStdString(reading.findings[1].message.text()),
             QStringLiteral("expected at most 64 layers, found more: the layer was left out"));
    QCOMPARE(reading.project.additions.get<Markers>().size(), std::size_t{1000});
    QCOMPARE(reading.project.additions.get<Markers>().back().frame, 999);
    QCOMPARE(reading.project.additions.get<Layers>().size(), std::size_t{64});
    QCOMPARE(reading.project.additions.get<Layers>().back().id, 64);
}

void ProjectTest::isWrittenInPieces()
{
    Project project = fullProject();
    for (int i = 0; i < 5000; ++i)
        project.additions.edit<Markers>().push_back({1000 + i, std::string(30, 'x')});
    const std::string whole = projectText(project, oddSkeleton());
    QVERIFY(whole.size() > 200'000);
    std::string text;
    int pieces = 0;
    QVERIFY(writeProject(project, oddSkeleton(), [&](std::string_view piece) {
        text += piece;
        ++pieces;
        return true;
    }));
    QVERIFY(text == whole);
    QVERIFY(pieces > 2 && pieces < 10);
    int taken = 0;
    QVERIFY(!writeProject(project, oddSkeleton(), [&](std::string_view) { return ++taken < 2; }));
    QCOMPARE(taken, 2);
}

void ProjectTest::boundsOfAnimationsAreKept()
{
    const ProjectReading reading =
        read(around("\"second-life\": {\"priority\": -1, \"hand pose\": 13, \"loop\": true, \"loop in\": -9e29, \"loop "
                    "out\": 2, "
                    "\"ease in\": 0.5, \"ease out\": 0.25, \"joints\": [{\"name\": \"mHead\", \"priority\": 1000000}, "
                    "{\"name\": \"mNeck\", \"priority\": 1000001}]}")
                 .toStdString());
    AnimSettings expected;
    expected.priority = -1;
    expected.handPose = 13;
    expected.loops = true;
    expected.loopInSeconds = -9e29;
    expected.loopOutSeconds = 2.0;
    expected.easeInSeconds = 0.5;
    expected.easeOutSeconds = 0.25;
    expected.joints = {{"mHead", 1000000}, {"mNeck", 2}};
    QVERIFY(reading.project.additions.get<SecondLifeSettings>() == expected);
    QCOMPARE(reading.findings.size(), std::size_t{1});
}

QTEST_APPLESS_MAIN(ProjectTest)

} // namespace tst_project

#include "tst_project.moc"
