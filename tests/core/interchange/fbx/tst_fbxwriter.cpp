#include "fbx/fbxexport.h"
#include "fbx/fbxwriter.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "support/walker.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/mat4x4.hpp>
#include <glm/trigonometric.hpp>

#include <QTest>

#include <cstring>
#include <map>
#include <set>
#include <string>

namespace tst_fbxwriter {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// An FBX file is read here by its description alone: its records, and the joints that its curves move.
class FbxWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void theRecordsAreConsistent();
    void jointsAreWhereTheClipHasThem_data();
    void jointsAreWhereTheClipHasThem();
    void aRestRotationIsAPreRotation();
    void anglesGoOnBeyondHalfATurn();
    void keysAreAtTheFramesOfTheRate();
    void namesAreUnique();
    void theSameMotionGivesTheSameBytes();
    void cancellingGivesNothing();
};

namespace {

// A property of a record: a number, a text or a list of numbers.
struct Property
{
    char type = 0;
    double number = 0.0;
    std::string text;
    std::vector<double> list;
};

struct Record
{
    std::string name;
    std::vector<Property> properties;
    std::vector<Record> records;

    [[nodiscard]] const Record *find(const std::string &wanted) const
    {
        const auto found = std::ranges::find(records, wanted, &Record::name);
        return found == records.end() ? nullptr : &*found;
    }
};

// Reads the records of a file; `isRight` becomes false if a length contradicts another.
class Reader
{
public:
    explicit Reader(const std::string &bytes) : m_bytes(bytes) {}

    std::vector<Record> readFile()
    {
        isRight = m_bytes.starts_with(std::string("Kaydara FBX Binary  \0\x1A\0", 23));
        m_at = 23;
        isRight = isRight && take<std::uint32_t>() == 7400;
        std::vector<Record> records = readList(m_bytes.size());
        isRight = isRight && m_bytes.size() % 16 == 12; // a multiple of 16, the version, 120 zeros and 16 bytes
        return records;
    }

    bool isRight = true;

private:
    template <typename Number>
    Number take()
    {
        Number number{};
        isRight = isRight && m_at + sizeof number <= m_bytes.size();
        if (isRight)
            std::memcpy(&number, m_bytes.data() + m_at, sizeof number);
        m_at += sizeof number;
        return number;
    }

    std::vector<Record> readList(std::size_t end)
    {
        std::vector<Record> records;
        while (isRight && m_at < end) {
            const auto recordEnd = take<std::uint32_t>();
            const auto count = take<std::uint32_t>();
            const auto length = take<std::uint32_t>();
            const auto nameLength = take<std::uint8_t>();
            if (recordEnd == 0)
                return records; // the end of the list
            Record record;
            record.name = m_bytes.substr(m_at, nameLength);
            m_at += nameLength;
            const std::size_t properties = m_at;
            for (std::uint32_t i = 0; i < count && isRight; ++i)
                record.properties.push_back(readProperty());
            isRight = isRight && m_at == properties + length && recordEnd <= m_bytes.size();
            if (m_at < recordEnd)
                record.records = readList(recordEnd);
            isRight = isRight && m_at == recordEnd;
            records.push_back(std::move(record));
        }
        return records;
    }

    template <typename Number>
    void takeList(Property &property)
    {
        const auto count = take<std::uint32_t>();
        const auto encoding = take<std::uint32_t>();
        const auto length = take<std::uint32_t>();
        isRight = isRight && encoding == 0 && length == count * sizeof(Number);
        for (std::uint32_t i = 0; i < count && isRight; ++i)
            property.list.push_back(static_cast<double>(take<Number>()));
    }

    Property readProperty()
    {
        Property property;
        property.type = static_cast<char>(take<std::uint8_t>());
        switch (property.type) {
        case 'C':
            property.number = take<std::uint8_t>();
            break;
        case 'I':
            property.number = take<std::int32_t>();
            break;
        case 'L':
            property.number = static_cast<double>(take<std::int64_t>());
            break;
        case 'D':
            property.number = take<double>();
            break;
        case 'S':
        case 'R': {
            const auto length = take<std::uint32_t>();
            property.text = m_bytes.substr(m_at, length);
            m_at += length;
            break;
        }
        case 'i':
            takeList<std::int32_t>(property);
            break;
        case 'l':
            takeList<std::int64_t>(property);
            break;
        case 'f':
            takeList<float>(property);
            break;
        case 'd':
            takeList<double>(property);
            break;
        default:
            isRight = false;
        }
        return property;
    }

    const std::string &m_bytes;
    std::size_t m_at = 0;
};

// A node of a file with its curves, by property and axis.
struct Node
{
    std::string name;
    double parent = 0.0;
    std::map<std::string, glm::dvec3> values;
    std::map<std::string, std::map<std::string, std::vector<double>>> curves;

    [[nodiscard]] glm::dvec3 valueAt(const std::string &property, std::size_t frame) const
    {
        glm::dvec3 value = values.at(property);
        const auto moving = curves.find(property);
        for (int axis = 0; moving != curves.end() && axis < 3; ++axis) {
            const auto &keys = moving->second.at(std::string("d|") + "XYZ"[axis]);
            value[axis] = keys[std::min(frame, keys.size() - 1)];
        }
        return value;
    }
};

// R = Rz Ry Rx.
glm::dmat4 rotationOf(const glm::dvec3 &degrees)
{
    glm::dmat4 matrix(1.0);
    for (const int axis : {2, 1, 0}) {
        glm::dvec3 along(0.0);
        along[axis] = 1.0;
        matrix = glm::rotate(matrix, glm::radians(degrees[axis]), along);
    }
    return matrix;
}

struct File
{
    explicit File(const std::string &bytes)
    {
        Reader reader(bytes);
        records = reader.readFile();
        isRight = reader.isRight;
        const auto find = [&](const std::string &name) { return std::ranges::find(records, name, &Record::name); };
        std::map<double, const Record *> objects;
        for (const Record &object : find("Objects")->records) {
            objects[object.properties[0].number] = &object;
            if (object.name != "Model")
                continue;
            Node node;
            node.name = object.properties[1].text.substr(0, object.properties[1].text.find('\0'));
            for (const Record &value : object.find("Properties70")->records) {
                if (value.properties.size() == 7)
                    node.values[value.properties[0].text] = {value.properties[4].number, value.properties[5].number,
                                                             value.properties[6].number};
            }
            nodes[object.properties[0].number] = node;
            order.push_back(object.properties[0].number);
        }
        std::map<double, std::pair<double, std::string>> moved; // by curve node
        for (const Record &link : find("Connections")->records) {
            const double from = link.properties[1].number;
            const double to = link.properties[2].number;
            if (nodes.contains(from))
                nodes[from].parent = to;
            if (nodes.contains(to) && link.properties[0].text == "OP")
                moved[from] = {to, link.properties[3].text};
        }
        for (const Record &link : find("Connections")->records) {
            const auto target = moved.find(link.properties[2].number);
            if (target == moved.end())
                continue;
            const Record &curve = *objects.at(link.properties[1].number);
            nodes[target->second.first].curves[target->second.second][link.properties[3].text] =
                curve.find("KeyValueFloat")->properties[0].list;
            times = std::max(times, curve.find("KeyTime")->properties[0].list,
                             [](const auto &a, const auto &b) { return a.size() < b.size(); });
        }
    }

    [[nodiscard]] std::map<std::string, glm::dvec3> positionsIn(std::size_t frame) const
    {
        std::map<std::string, glm::dvec3> positions;
        std::map<double, glm::dmat4> worlds{{0.0, glm::dmat4(1.0)}};
        for (const double id : order) {
            const Node &node = nodes.at(id);
            const glm::dmat4 local = glm::translate(glm::dmat4(1.0), node.valueAt("Lcl Translation", frame)) *
                                     rotationOf(node.values.at("PreRotation")) *
                                     rotationOf(node.valueAt("Lcl Rotation", frame));
            worlds[id] = worlds.at(node.parent) * glm::scale(local, node.values.at("Lcl Scaling"));
            positions[node.name] = glm::dvec3(worlds[id][3]);
        }
        return positions;
    }

    bool isRight = true;
    std::vector<Record> records;
    std::map<double, Node> nodes;
    std::vector<double> order; // parents first
    std::vector<double> times; // of the longest curve
};

std::string written(const Clip &clip, const FbxOptions &options = {})
{
    return writeFbx(fbxScene(clip, decidePositionRules(clip.skeleton, clip.motion), options)).value_or(std::string());
}

} // namespace

void FbxWriterTest::theRecordsAreConsistent()
{
    const std::string bytes = written(makeWalker({.frames = 5}).clip);
    const File file(bytes);
    QVERIFY(file.isRight);
    for (const char *name : {"FBXHeaderExtension", "FileId", "CreationTime", "Creator", "GlobalSettings", "Documents",
                             "References", "Definitions", "Objects", "Connections", "Takes"})
        QVERIFY2(std::ranges::find(file.records, name, &Record::name) != file.records.end(), name);
}

void FbxWriterTest::jointsAreWhereTheClipHasThem_data()
{
    QTest::addColumn<int>("up");
    QTest::addColumn<double>("metres");
    QTest::newRow("Y up, cm") << int(Axis::Y) << 0.01;
    QTest::newRow("Z up, m") << int(Axis::Z) << 1.0;
    QTest::newRow("X up, inches") << int(Axis::X) << 0.0254;
}

void FbxWriterTest::jointsAreWhereTheClipHasThem()
{
    QFETCH(const int, up);
    QFETCH(const double, metres);
    const Clip clip = makeWalker({.frames = 60}).clip;
    const File file(written(clip, {.metresPerUnit = metres, .upAxis = Axis(up)}));
    QVERIFY(file.isRight);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const glm::dmat3 upright = up == int(Axis::Z)   ? glm::dmat3{{1, 0, 0}, {0, 0, -1}, {0, 1, 0}}
                               : up == int(Axis::X) ? glm::dmat3{{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}
                                                    : glm::dmat3(1.0);
    for (const int frame : {0, 17, 59}) {
        const Pose pose = poseAt(clip, frame, rules);
        const auto positions = file.positionsIn(std::size_t(frame));
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const glm::dvec3 expected = upright * (100.0 * metres * pose.jointPositions[std::size_t(joint)]);
            const double apart = glm::distance(positions.at(clip.skeleton.joint(joint).name), expected);
            QVERIFY2(apart < 1e-6 * (1.0 + glm::length(expected)) * 100.0, qPrintable(QString::number(apart)));
        }
    }
}

// A joint that is not turned has the angles 0, whatever its rotation at rest.
void FbxWriterTest::aRestRotationIsAPreRotation()
{
    const glm::dquat rest = rotationFromVector({0.3, -0.8, 1.9});
    const glm::dquat turned = rest * rotationFromVector({0.0, 0.5, 0.0});
    FbxScene scene;
    scene.nodes = {{.name = "a", .translation = {1.0, 2.0, 3.0}, .rotation = rest},
                   {.name = "b", .parent = 0, .translation = {0.0, 10.0, 0.0}}};
    scene.frames = 2;
    scene.frameTimeSeconds = 0.04;
    scene.rotations = [&](int node) {
        return node == 0 ? std::vector<glm::dquat>{rest, turned} : std::vector<glm::dquat>();
    };
    const File file(*writeFbx(scene));
    const Node &a = file.nodes.at(file.order[0]);
    QVERIFY(glm::length(a.valueAt("Lcl Rotation", 0)) < 1e-4);
    QVERIFY(std::abs(a.valueAt("Lcl Rotation", 1).y - glm::degrees(0.5)) < 1e-4);
    const glm::dvec3 expected = glm::dvec3(1.0, 2.0, 3.0) + glm::mat3_cast(turned) * glm::dvec3(0.0, 10.0, 0.0);
    QVERIFY(glm::distance(file.positionsIn(1).at("b"), expected) < 1e-5);
    // Its world at rest is in the bind pose.
    const auto objects = std::ranges::find(file.records, "Objects", &Record::name);
    const Record *const pose = objects->find("Pose");
    QVERIFY(pose != nullptr && pose->properties[2].text == "BindPose");
    const std::vector<double> &matrix = pose->records.back().find("Matrix")->properties[0].list;
    const glm::dvec3 atRest = glm::dvec3(1.0, 2.0, 3.0) + glm::mat3_cast(rest) * glm::dvec3(0.0, 10.0, 0.0);
    QVERIFY(glm::distance(glm::dvec3(matrix[12], matrix[13], matrix[14]), atRest) < 1e-9);
}

void FbxWriterTest::anglesGoOnBeyondHalfATurn()
{
    FbxScene scene;
    scene.nodes = {{.name = "a"}};
    scene.frames = 40;
    scene.frameTimeSeconds = 1.0 / 30.0;
    scene.rotations = [](int) {
        std::vector<glm::dquat> rotations;
        for (int frame = 0; frame < 40; ++frame)
            rotations.push_back(rotationFromVector({0.0, 0.0, 0.2 * frame}));
        return rotations;
    };
    const File file(*writeFbx(scene));
    QVERIFY(std::abs(file.nodes.at(file.order[0]).valueAt("Lcl Rotation", 39).z - glm::degrees(7.8)) < 1e-3);
}

// A frame time of 0.008333 stands for 120 frames a second.
void FbxWriterTest::keysAreAtTheFramesOfTheRate()
{
    Clip clip = makeWalker({.frames = 121}).clip;
    clip.motion.setFrameTimeSeconds(0.008333);
    const File file(written(clip));
    QCOMPARE(file.times.size(), 121U);
    QCOMPARE(file.times[120], 46'186'158'000.0);
    clip.motion.setFrameTimeSeconds(0.0123);
    QCOMPARE(File(written(clip)).times[1], std::round(0.0123 * 46'186'158'000.0));
}

void FbxWriterTest::namesAreUnique()
{
    Clip clip = makeWalker({.frames = 2}).clip;
    clip.skeleton.setName(1, "Hips");
    clip.skeleton.setName(2, "");
    clip.skeleton.setName(3, "caf\xE9");
    const File file(written(clip));
    QVERIFY(file.isRight);
    std::set<std::string> names;
    for (const auto &[id, node] : file.nodes)
        names.insert(node.name);
    QCOMPARE(int(names.size()), clip.skeleton.jointCount());
    QVERIFY(names.contains("Hips_2") && names.contains("joint") && names.contains("caf\xEF\xBF\xBD"));
}

void FbxWriterTest::theSameMotionGivesTheSameBytes()
{
    const Clip clip = makeWalker({.frames = 9}).clip;
    QVERIFY(written(clip) == written(clip));
}

void FbxWriterTest::cancellingGivesNothing()
{
    const Clip clip = makeWalker({.frames = 9}).clip;
    QVERIFY(!writeFbx(fbxScene(clip, {}, {}), Progress([](double) { return false; })));
}

QTEST_GUILESS_MAIN(FbxWriterTest)

} // namespace tst_fbxwriter

#include "tst_fbxwriter.moc"
