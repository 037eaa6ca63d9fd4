#include "support/scenes/scenefiles.h"

#include "support/scenes/fbxfile.h"

#include <QString>

#include <cmath>
#include <cstring>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace limber::test {

namespace {

constexpr double pi = 3.14159265358979323846;

// The motion of the leg, in degrees and centimetres.
double turnOf(int frame) // of the Hips about Y
{
    return 20.0 * frame;
}
double bendOf(int frame) // of the Knee about X
{
    return 15.0 * frame * frame;
}
glm::dvec3 placeOf(int frame)
{
    return {10.0 * frame, 100.0 + frame, -5.0 * frame};
}
constexpr double thigh = 40.0;
constexpr double shin = 45.0;

FbxNode property(const char *name, const char *type, std::vector<FbxValue> values)
{
    std::vector<FbxValue> all{QByteArray(name), QByteArray(type), QByteArray(""), QByteArray("A")};
    all.insert(all.end(), values.begin(), values.end());
    return {"P", all};
}

FbxNode joint(Ticks id, const char *name, double x, double y, double z)
{
    return {"Model",
            {id, QByteArray("Model::") + name, QByteArray("LimbNode")},
            {{"Version", {232}},
             {"Properties70",
              {},
              {property("Lcl Translation", "Lcl Translation", {x, y, z}),
               property("Lcl Rotation", "Lcl Rotation", {0.0, 0.0, 0.0})}}}};
}

FbxNode curve(Ticks id, double (*valueOf)(int frame))
{
    std::vector<Ticks> times;
    std::vector<float> values;
    for (int frame = 0; frame < legFrames; ++frame) {
        times.push_back(frame * ticksPerSecond / 25);
        values.push_back(float(valueOf(frame)));
    }
    return {"AnimationCurve",
            {id, QByteArray("AnimCurve::"), QByteArray("")},
            {{"Default", {0.0}}, {"KeyVer", {4009}}, {"KeyTime", {times}}, {"KeyValueFloat", {values}}}};
}

FbxNode curveNode(Ticks id, const char *name, double x, double y, double z)
{
    return {"AnimationCurveNode",
            {id, QByteArray("AnimCurveNode::") + name, QByteArray("")},
            {{"Properties70",
              {},
              {property("d|X", "Number", {x}), property("d|Y", "Number", {y}), property("d|Z", "Number", {z})}}}};
}

FbxNode link(const char *kind, Ticks from, Ticks to, const char *name = nullptr)
{
    FbxNode node{"C", {QByteArray(kind), from, to}};
    if (name != nullptr)
        node.values.emplace_back(QByteArray(name));
    return node;
}

// The records of an FBX file, with the given additional objects.
std::vector<FbxNode> fbxNodes(FbxNode knees)
{
    const FbxNode settings{"GlobalSettings",
                           {},
                           {{"Version", {1000}},
                            {"Properties70",
                             {},
                             {property("UpAxis", "int", {1}), property("UpAxisSign", "int", {1}),
                              property("FrontAxis", "int", {2}), property("FrontAxisSign", "int", {1}),
                              property("CoordAxis", "int", {0}), property("CoordAxisSign", "int", {1}),
                              property("UnitScaleFactor", "double", {1.0}), property("TimeMode", "enum", {10})}}}};
    const FbxNode stack{
        "AnimationStack",
        {Ticks(40), QByteArray("AnimStack::Kick"), QByteArray("")},
        {{"Properties70",
          {},
          {property("LocalStart", "KTime", {Ticks(0)}), property("LocalStop", "KTime", {ticksPerSecond})}}}};
    const FbxNode layer{"AnimationLayer",
                        {Ticks(41), QByteArray("AnimLayer::Base"), QByteArray("")},
                        {{"Properties70", {}, {property("Weight", "Number", {100.0})}}}};
    const FbxNode objects{
        "Objects",
        {},
        {joint(10, "Hips", 0, 100, 0), joint(11, "Knee", 0, -thigh, 0), joint(12, "Ankle", 0, -shin, 0), stack, layer,
         curveNode(50, "T", 0, 100, 0), curveNode(51, "R", 0, 0, 0), curveNode(52, "R", 0, 0, 0),
         curve(60, [](int frame) { return placeOf(frame).x; }), curve(61, [](int frame) { return placeOf(frame).y; }),
         curve(62, [](int frame) { return placeOf(frame).z; }), curve(63, turnOf), std::move(knees)}};
    const FbxNode links{"Connections",
                        {},
                        {link("OO", 10, 0), link("OO", 11, 10), link("OO", 12, 11), link("OO", 41, 40),
                         link("OO", 50, 41), link("OO", 51, 41), link("OO", 52, 41),
                         link("OP", 50, 10, "Lcl Translation"), link("OP", 51, 10, "Lcl Rotation"),
                         link("OP", 52, 11, "Lcl Rotation"), link("OP", 60, 50, "d|X"), link("OP", 61, 50, "d|Y"),
                         link("OP", 62, 50, "d|Z"), link("OP", 63, 51, "d|Y"), link("OP", 64, 52, "d|X")}};
    return {
        {"FBXHeaderExtension", {}, {{"FBXHeaderVersion", {1003}}, {"FBXVersion", {7400}}}}, settings, objects, links};
}

glm::dvec3 turnedAboutY(const glm::dvec3 &v, double degrees)
{
    const double a = degrees * pi / 180.0;
    return {std::cos(a) * v.x + std::sin(a) * v.z, v.y, -std::sin(a) * v.x + std::cos(a) * v.z};
}

glm::dvec3 turnedAboutX(const glm::dvec3 &v, double degrees)
{
    const double a = degrees * pi / 180.0;
    return {v.x, std::cos(a) * v.y - std::sin(a) * v.z, std::sin(a) * v.y + std::cos(a) * v.z};
}

// A matrix of Collada, row by row: a rotation, then a translation.
QByteArray matrixText(const glm::dvec3 &place, glm::dvec3 (*turned)(const glm::dvec3 &, double), double degrees)
{
    const glm::dvec3 x = turned({1, 0, 0}, degrees);
    const glm::dvec3 y = turned({0, 1, 0}, degrees);
    const glm::dvec3 z = turned({0, 0, 1}, degrees);
    QByteArray text;
    for (int row = 0; row < 3; ++row) {
        for (const double value : {x[row], y[row], z[row], place[row]})
            text += QByteArray::number(value, 'g', 9) + ' ';
    }
    return text + "0 0 0 1 ";
}

QByteArray colladaAnimation(const QByteArray &id, const QByteArray &matrices)
{
    QByteArray times;
    for (int frame = 0; frame < legFrames; ++frame)
        times += QByteArray::number(frame / 25.0) + ' ';
    const QByteArray count = QByteArray::number(legFrames);
    const QByteArray source = "<source id=\"" + id + "-%1\"><float_array id=\"" + id +
                              "-%1-array\" count=\"%2\">%3</float_array><technique_common><accessor source=\"#" + id +
                              "-%1-array\" count=\"" + count +
                              "\" stride=\"%4\"><param name=\"V\" type=\"%5\"/></accessor></technique_common></source>";
    const QString form = QString::fromUtf8(source);
    return "<animation id=\"" + id + "-anim\">" +
           form.arg(u"in"_s, QString::fromUtf8(count), QString::fromUtf8(times), u"1"_s, u"float"_s).toUtf8() +
           form.arg(u"out"_s, QString::number(16 * legFrames), QString::fromUtf8(matrices), u"16"_s, u"float4x4"_s)
               .toUtf8() +
           "<sampler id=\"" + id + "-s\"><input semantic=\"INPUT\" source=\"#" + id +
           "-in\"/><input semantic=\"OUTPUT\" source=\"#" + id + "-out\"/></sampler><channel source=\"#" + id +
           "-s\" target=\"" + id + "/transform\"/></animation>";
}

QByteArray colladaNode(const QByteArray &name, const glm::dvec3 &place, const QByteArray &inside)
{
    return "<node id=\"leg_" + name + "\" name=\"" + name + "\" sid=\"" + name +
           "\" type=\"JOINT\"><matrix sid=\"transform\">" + matrixText(place, turnedAboutY, 0.0) + "</matrix>" +
           inside + "</node>";
}

} // namespace

std::array<glm::dvec3, 3> legPositions(int frame)
{
    const glm::dvec3 hips = placeOf(frame);
    const glm::dvec3 knee = hips + turnedAboutY({0, -thigh, 0}, turnOf(frame));
    return {hips, knee, knee + turnedAboutY(turnedAboutX({0, -shin, 0}, bendOf(frame)), turnOf(frame))};
}

QByteArray legAsFbx(bool isBinary)
{
    const std::vector<FbxNode> nodes = fbxNodes(curve(64, bendOf));
    return isBinary ? binaryFbx(nodes) : textFbx(nodes);
}

QByteArray fbxThatSwells(quint32 count)
{
    // Compression makes zeros a thousand times smaller.
    const QByteArray packed = qCompress(QByteArray(qsizetype{64} << 20, '\0'))
                                  .mid(4); // the first four bytes hold the length and do not belong to zlib
    FbxNode knees = curve(64, bendOf);
    knees.children[2].values = {Packed{count, packed}};
    return binaryFbx(fbxNodes(knees));
}

// The file declares centimetres as its unit.
QByteArray legAsCollada()
{
    QByteArray hips;
    QByteArray knee;
    for (int frame = 0; frame < legFrames; ++frame) {
        hips += matrixText(placeOf(frame), turnedAboutY, turnOf(frame));
        knee += matrixText({0, -thigh, 0}, turnedAboutX, bendOf(frame));
    }
    const QByteArray nodes =
        colladaNode("Hips", {0, 100, 0}, colladaNode("Knee", {0, -thigh, 0}, colladaNode("Ankle", {0, -shin, 0}, {})));
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<COLLADA "
           "xmlns=\"http://www.collada.org/2005/11/COLLADASchema\" "
           "version=\"1.4.1\"><asset><unit name=\"centimeter\" meter=\"0.01\"/><up_axis>Y_UP</up_axis></asset>"
           "<library_animations>" +
           colladaAnimation("leg_Hips", hips) + colladaAnimation("leg_Knee", knee) +
           "</library_animations><library_visual_scenes><visual_scene id=\"Scene\" name=\"Scene\">" + nodes +
           "</visual_scene></library_visual_scenes><scene><instance_visual_scene url=\"#Scene\"/></scene></COLLADA>\n";
}

QByteArray legNumbers()
{
    std::vector<float> numbers;
    for (int frame = 0; frame < legFrames; ++frame)
        numbers.push_back(float(frame / 25.0));
    for (int frame = 0; frame < legFrames; ++frame) {
        const glm::dvec3 place = 0.01 * placeOf(frame);
        numbers.insert(numbers.end(), {float(place.x), float(place.y), float(place.z)});
    }
    const auto half = [](double degrees) { return degrees * pi / 360.0; };
    for (int frame = 0; frame < legFrames; ++frame)
        numbers.insert(numbers.end(),
                       {0, float(std::sin(half(turnOf(frame)))), 0, float(std::cos(half(turnOf(frame))))});
    for (int frame = 0; frame < legFrames; ++frame)
        numbers.insert(numbers.end(),
                       {float(std::sin(half(bendOf(frame)))), 0, 0, float(std::cos(half(bendOf(frame))))});
    QByteArray bytes(qsizetype(numbers.size() * sizeof(float)), '\0');
    std::memcpy(bytes.data(), numbers.data(), std::size_t(bytes.size()));
    return bytes;
}

QByteArray legAsGltf(const QByteArray &uri)
{
    const QByteArray address = uri.isEmpty() ? "data:application/octet-stream;base64," + legNumbers().toBase64() : uri;
    return R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [
 {"name": "Hips", "translation": [0, 1, 0], "children": [1]},
 {"name": "Knee", "translation": [0, -0.4, 0], "children": [2]}, {"name": "Ankle", "translation": [0, -0.45, 0]}],
 "animations": [{"name": "Kick", "channels": [{"sampler": 0, "target": {"node": 0, "path": "translation"}},
  {"sampler": 1, "target": {"node": 0, "path": "rotation"}}, {"sampler": 2, "target": {"node": 1, "path": "rotation"}}],
  "samplers": [{"input": 0, "output": 1}, {"input": 0, "output": 2}, {"input": 0, "output": 3}]}],
 "accessors": [{"bufferView": 0, "componentType": 5126, "count": 4, "type": "SCALAR", "min": [0], "max": [0.12]},
  {"bufferView": 0, "byteOffset": 16, "componentType": 5126, "count": 4, "type": "VEC3"},
  {"bufferView": 0, "byteOffset": 64, "componentType": 5126, "count": 4, "type": "VEC4"},
  {"bufferView": 0, "byteOffset": 128, "componentType": 5126, "count": 4, "type": "VEC4"}],
 "bufferViews": [{"buffer": 0, "byteLength": 192}], "buffers": [{"byteLength": 192, "uri": ")" +
           address + R"("}]})";
}

} // namespace limber::test
