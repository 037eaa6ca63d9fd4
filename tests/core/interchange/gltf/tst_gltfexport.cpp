#include "base/base64sink.h"
#include "glbreader.h"
#include "gltf/gltfexport.h"
#include "gltf/gltfjson.h"
#include "gltf/lengthunit.h"
#include "pose/pose.h"
#include "pose/upaxis.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace tst_gltfexport {

using namespace limber;
using namespace limber::test;

namespace {

QByteArray written(const Clip &clip, const PositionRules &rules, const GltfOptions &options)
{
    QByteArray bytes;
    const auto made = GltfExport::make(clip, rules, options);
    const bool isWhole = made && made->write([&bytes](std::string_view piece) {
        bytes.append(piece.data(), qsizetype(piece.size()));
        return true;
    });
    return isWhole ? bytes : QByteArray();
}

// The largest distance in metres between the joints of a file and those of the clip.
double largestError(const GlbReader &file, const Clip &clip, const PositionRules &rules, const GltfOptions &options)
{
    const glm::dmat3 upright = yUpFrom(options.upAxis);
    double worst = 0.0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        const auto found = file.positionsAt(float(frame * clip.motion.playingFrameTimeSeconds()));
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const glm::dvec3 wanted =
                upright * (options.metresPerUnit * pose.jointPositions[static_cast<std::size_t>(joint)]);
            worst = std::max(worst, glm::distance(found[static_cast<std::size_t>(joint)], wanted));
        }
    }
    return worst;
}

double reachOf(const Clip &clip, double metresPerUnit)
{
    double reach = 0.0;
    for (const glm::dvec3 &position : restPose(clip.skeleton).jointPositions)
        reach = std::max(reach, glm::length(position));
    return reach * metresPerUnit;
}

Clip clipWith(std::vector<Joint> joints, std::vector<std::vector<double>> frames)
{
    Clip clip;
    for (Joint &joint : joints)
        (void)clip.skeleton.addJoint(std::move(joint));
    clip.motion = Motion(static_cast<int>(frames.size()), clip.skeleton.columnCount());
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        std::ranges::copy(frames[static_cast<std::size_t>(frame)], clip.motion.editFrame(frame).begin());
    return clip;
}

const std::vector<Channel> rotations{
    {ChannelKind::Rotation, Axis::Z}, {ChannelKind::Rotation, Axis::X}, {ChannelKind::Rotation, Axis::Y}};

} // namespace

// Motions exported as glTF and read back by the specification alone.
class GltfExportTest : public QObject
{
    Q_OBJECT

private slots:
    void jointsHaveThePositionsOfThePose_data();
    void jointsHaveThePositionsOfThePose();
    void bothPositionRulesAreExported();
    void fewerKeysStayWithinTheTolerance_data();
    void fewerKeysStayWithinTheTolerance();
    void quaternionsAreUnitsAndDoNotJump();
    void whatNeverMovesHasOneKey();
    void timesAreMultiplesOfTheFrameTime();
    void namesAreUniqueText();
    void extrasKeepWhatTheFormatCannotHold();
    void theFigureIsBoundToTheRestPose();
    void clipsWithoutFramesOrJointsAreExported();
    void aFullDiskAndCancelStopTheExport();
    void memoryDoesNotGrowWithTheClip();
    void base64CanBeWrittenInAnyPieces();
    void theUnitIsGuessedFromTheHeight();
    void unitsAreKnownByTheirNames();
};

void GltfExportTest::jointsHaveThePositionsOfThePose_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("axis");
    QTest::addColumn<bool>("isText");
    QTest::addColumn<bool>("hasFigure");
    for (int seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %d", seed) << seed << seed % 3 << (seed % 2 == 0) << (seed % 4 < 2);
}

void GltfExportTest::jointsHaveThePositionsOfThePose()
{
    QFETCH(const int, seed);
    QFETCH(const int, axis);
    QFETCH(const bool, isText);
    QFETCH(const bool, hasFigure);
    const Clip clip = makeRandomClip({.seed = unsigned(seed), .joints = 30, .degrees = 170.0});
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const GltfOptions options{.form = isText ? GltfForm::Text : GltfForm::Binary,
                              .metresPerUnit = 0.0254,
                              .upAxis = Axis(axis),
                              .hasFigure = hasFigure};
    const GlbReader file(written(clip, rules, options));
    const double error = largestError(file, clip, rules, options);
    QVERIFY2(error < 1e-6 * reachOf(clip, options.metresPerUnit) + 1e-7 * 10.0, qPrintable(QString::number(error)));
}

void GltfExportTest::bothPositionRulesAreExported()
{
    Clip clip = makeWalker({.frames = 40}).clip;
    for (const PositionRule rule : {PositionRule::Replace, PositionRule::Add}) {
        const PositionRules rules{.roots = rule, .joints = rule, .reason = {}};
        const GltfOptions options;
        const GlbReader file(written(clip, rules, options));
        QVERIFY(largestError(file, clip, rules, options) < 1e-5);
    }
}

void GltfExportTest::fewerKeysStayWithinTheTolerance_data()
{
    QTest::addColumn<double>("degrees");
    QTest::newRow("0.05") << 0.05;
    QTest::newRow("0.5") << 0.5;
    QTest::newRow("3") << 3.0;
}

void GltfExportTest::fewerKeysStayWithinTheTolerance()
{
    QFETCH(const double, degrees);
    Clip clip = makeWalker({.frames = 1300}).clip; // more than one portion
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    GltfOptions options{.tolerance = {.degrees = degrees, .metres = 0.002}};
    const auto made = GltfExport::make(clip, rules, options);
    QVERIFY(made);
    const auto whole = GltfExport::make(clip, rules, {});
    QVERIFY2(made->keyCount() < whole->keyCount(), qPrintable(QString::number(made->keyCount())));
    if (degrees > 1.0)
        QVERIFY(made->keyCount() * 4 < whole->keyCount());
    const GlbReader file(written(clip, rules, options));
    // Compares local rotations with those of the clip in every frame, each joint by itself, so that errors do not add
    // up.
    const QJsonValue animation = file.root()[u"animations"][0];
    for (const GltfTrack &track : made->tracks()) {
        if (track.keyCount(1300) < 2)
            continue;
        Clip alone = clip; // all other channels are zero
        for (int frame = 0; frame < alone.motion.frameCount(); ++frame) {
            const std::span<double> values = alone.motion.editFrame(frame);
            for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
                const ColumnMeaning &meaning = clip.skeleton.column(column);
                if (meaning.joint != track.joint || meaning.channel.isRotation() != track.isRotation)
                    values[static_cast<std::size_t>(column)] = 0.0;
            }
        }
        const GlbReader own(written(alone, rules, options));
        const double error = largestError(own, alone, rules, options);
        const double reach = 2.0 * reachOf(clip, options.metresPerUnit);
        const double most = track.isRotation ? 2.0 * std::sin(degrees / 57.29577951 / 2.0) * reach : 0.002;
        QVERIFY2(error <= most + 1e-6, qPrintable(QString::number(error)));
    }
}

void GltfExportTest::quaternionsAreUnitsAndDoNotJump()
{
    const Clip clip = makeRandomClip({.seed = 3, .frames = 400, .degrees = 800.0});
    const GlbReader file(written(clip, {}, {}));
    const QJsonValue animation = file.root()[u"animations"][0];
    int tried = 0;
    for (const QJsonValue channel : animation[u"channels"].toArray()) {
        if (channel[u"target"][u"path"] != u"rotation"_qs)
            continue;
        const auto values = file.floats(animation[u"samplers"][channel[u"sampler"].toInt()][u"output"].toInt());
        for (std::size_t i = 0; i < values.size(); i += 4) {
            const double length = std::sqrt(std::inner_product(&values[i], &values[i] + 4, &values[i], 0.0));
            QVERIFY(std::abs(length - 1.0) < 1e-6);
            if (i >= 4)
                QVERIFY(std::inner_product(&values[i], &values[i] + 4, &values[i - 4], 0.0) >= 0.0);
            ++tried;
        }
    }
    QVERIFY(tried > 1000);
}

void GltfExportTest::whatNeverMovesHasOneKey()
{
    Joint root{.name = "root", .channels = rotations};
    Joint still{.name = "still", .parent = 0, .offset = {0, 10, 0}, .channels = rotations};
    Joint placed{.name = "placed", .parent = 1, .offset = {0, 10, 0}, .channels = {{ChannelKind::Position, Axis::X}}};
    const Clip clip =
        clipWith({root, still, placed}, {{0, 0, 0, 5, 6, 7, 3}, {9, 0, 0, 5, 6, 7, 3}, {0, 4, 0, 5, 6, 7, 3}});
    const PositionRules rules;
    const auto made = GltfExport::make(clip, rules, {});
    QVERIFY(made);
    std::vector<std::tuple<int, bool, int>> keys;
    for (const GltfTrack &track : made->tracks())
        keys.emplace_back(track.joint, track.isRotation, track.keyCount(3));
    const std::vector<std::tuple<int, bool, int>> wanted{{0, true, 3}, {1, true, 1}, {2, false, 1}};
    QVERIFY(keys == wanted);
    const GlbReader file(written(clip, rules, {}));
    QVERIFY(largestError(file, clip, rules, {}) < 1e-7);
}

void GltfExportTest::timesAreMultiplesOfTheFrameTime()
{
    Clip clip = makeWalker({.frames = 300}).clip;
    clip.motion.setFrameTimeSeconds(1.0 / 119.88);
    const GlbReader file(written(clip, {}, {}));
    bool isFound = false;
    for (const QJsonValue sampler : file.root()[u"animations"][0][u"samplers"].toArray()) {
        const int input = sampler[u"input"].toInt();
        const auto times = file.floats(input);
        const QJsonValue described = file.root()[u"accessors"][input];
        QCOMPARE(float(described[u"min"][0].toDouble()), times.front());
        QCOMPARE(float(described[u"max"][0].toDouble()), times.back());
        if (times.size() < 2)
            continue;
        isFound = true;
        QCOMPARE(times.size(), std::size_t(300));
        for (std::size_t i = 0; i < times.size(); ++i)
            QCOMPARE(times[i], float(double(i) / 119.88));
    }
    QVERIFY(isFound);
    clip.motion.setFrameTimeSeconds(0.0); // a BVH file may have this frame time
    QVERIFY(!written(clip, {}, {}).isEmpty());
}

void GltfExportTest::namesAreUniqueText()
{
    const std::vector<std::string> given{"a", "a", "a#2", "caf\xE9", "\"\\\n", "@the numbers@", "", ""};
    std::vector<Joint> joints;
    for (const std::string &name : given)
        joints.push_back({.name = name, .parent = static_cast<int>(joints.size()) - 1, .channels = rotations});
    const Clip clip = clipWith(joints, {std::vector<double>(24, 1.0)});
    for (const GltfForm form : {GltfForm::Binary, GltfForm::Text}) {
        const GlbReader file(written(clip, {}, {.form = form, .motionName = "take \xFF\""}));
        std::set<QString> names;
        for (const QJsonValue node : file.nodes())
            names.insert(node[u"name"].toString());
        QCOMPARE(names.size(), given.size()); // without bones there is no figure
        QVERIFY(names.contains(u"a#2#2"_qs) && names.contains(u"caf\uFFFD"_qs) && names.contains(u"\"\\\n"_qs));
        QCOMPARE(file.root()[u"animations"][0][u"name"].toString(), u"take \uFFFD\""_qs);
    }
    GltfOptions options;
    options.nameAsText = [](const std::string &) { return "same"; };
    QCOMPARE(gltfNames(clip.skeleton, options).back(), std::string("same#8"));
}

void GltfExportTest::extrasKeepWhatTheFormatCannotHold()
{
    const Clip clip = makeWalker({.frames = 3}).clip;
    const GlbReader file(written(clip, {}, {.metresPerUnit = 0.01}));
    const QJsonValue asset = file.root()[u"asset"];
    QCOMPARE(asset[u"version"].toString(), u"2.0"_qs);
    QCOMPARE(asset[u"extras"][u"frameTime"].toDouble(), clip.motion.frameTimeSeconds());
    QCOMPARE(asset[u"extras"][u"frames"].toInt(), 3);
    QCOMPARE(asset[u"extras"][u"metresPerUnit"].toDouble(), 0.01);
    QCOMPARE(asset[u"extras"][u"upAxis"].toString(), u"Y"_qs);
    int ends = 0;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const QJsonValue extras = file.nodes()[joint][u"extras"];
        QCOMPARE(extras[u"bvhName"].toString().toStdString(), clip.skeleton.joint(joint).name);
        QCOMPARE(extras[u"channels"].toArray().size(), clip.skeleton.joint(joint).columnCount());
        ends += static_cast<int>(extras[u"endSites"].toArray().size());
    }
    QCOMPARE(ends, clip.skeleton.endSiteCount());
}

// Each inverse bind matrix moves whatever stands at its joint at rest to the origin; all vertices lie between joints.
void GltfExportTest::theFigureIsBoundToTheRestPose()
{
    const Clip clip = makeWalker({.frames = 2}).clip;
    for (const Axis up : {Axis::Y, Axis::Z, Axis::X}) {
        const GltfOptions options{.upAxis = up};
        const GlbReader file(written(clip, {}, options));
        const auto matrices = file.floats(file.root()[u"skins"][0][u"inverseBindMatrices"].toInt());
        const Pose rest = restPose(clip.skeleton);
        QCOMPARE(matrices.size(), rest.jointPositions.size() * 16);
        for (std::size_t joint = 0; joint < rest.jointPositions.size(); ++joint) {
            glm::dmat4 matrix(1.0);
            for (int i = 0; i < 16; ++i)
                matrix[i / 4][i % 4] = matrices[joint * 16 + static_cast<std::size_t>(i)];
            const glm::dvec3 there = yUpFrom(up) * (0.01 * rest.jointPositions[joint]);
            QVERIFY(glm::length(glm::dvec3(matrix * glm::dvec4(there, 1.0))) < 1e-6);
            QVERIFY(std::abs(glm::determinant(matrix) - 1.0) < 1e-6);
        }
        const QJsonValue attributes = file.root()[u"meshes"][0][u"primitives"][0][u"attributes"];
        const auto positions = file.floats(attributes[u"POSITION"].toInt());
        const QJsonValue described = file.root()[u"accessors"][attributes[u"POSITION"].toInt()];
        QVERIFY(positions.size() > 100);
        for (std::size_t i = 0; i < positions.size(); ++i) {
            QVERIFY(positions[i] >= float(described[u"min"][int(i % 3)].toDouble()));
            QVERIFY(positions[i] <= float(described[u"max"][int(i % 3)].toDouble()));
        }
        for (const float part : file.floats(attributes[u"NORMAL"].toInt()))
            QVERIFY(std::abs(part) <= 1.0F);
    }
}

void GltfExportTest::clipsWithoutFramesOrJointsAreExported()
{
    Clip clip = makeWalker({.frames = 2}).clip;
    clip.motion = Motion(0, clip.skeleton.columnCount());
    const GlbReader file(written(clip, {}, {}));
    QVERIFY(!file.root().contains(u"animations"_qs));
    QCOMPARE(file.nodes().size(), clip.skeleton.jointCount() + 1);
    for (const GltfForm form : {GltfForm::Binary, GltfForm::Text})
        QVERIFY(!written(Clip(), {}, {.form = form}).isEmpty());
    // The header has the length of the file, also where there are no numbers at all.
    for (const Clip &each : {clip, Clip(), makeWalker({.frames = 2}).clip}) {
        const QByteArray bytes = written(each, {}, {});
        QCOMPARE(qFromLittleEndian<quint32>(bytes.constData() + 8), static_cast<quint32>(bytes.size()));
    }
}

void GltfExportTest::aFullDiskAndCancelStopTheExport()
{
    const Clip clip = makeWalker({.frames = 2000}).clip;
    const qsizetype whole = written(clip, {}, {}).size();
    QVERIFY(whole > 100'000);
    for (const GltfForm form : {GltfForm::Binary, GltfForm::Text}) {
        for (qsizetype room = 0; room < whole; room += whole / 7) {
            qsizetype taken = 0;
            const auto made = GltfExport::make(clip, {}, {.form = form});
            QVERIFY(made && !made->write([&](std::string_view piece) {
                taken += qsizetype(piece.size());
                return taken < room;
            }));
        }
    }
    double last = 0.0;
    bool rises = true;
    GltfOptions options;
    options.progress = [&](double done) {
        rises = rises && done >= last && done <= 1.0;
        last = done;
        return true;
    };
    (void)written(clip, {}, options);
    QVERIFY(rises && last > 0.5);
    for (const double most : {0.0, 0.1, 0.6}) {
        options.progress = [most](double done) { return done <= most; };
        QVERIFY(written(clip, {}, options).isEmpty());
    }
}

// Only a few tracks are computed at a time: the first pieces arrive before all tracks are computed.
void GltfExportTest::memoryDoesNotGrowWithTheClip()
{
    // More numbers than are computed at once.
    const Clip clip = makeWalker({.frames = 200'000}).clip;
    double done = 0.0;
    std::size_t largest = 0;
    double doneAtHalf = 0.0;
    std::size_t taken = 0;
    GltfOptions options;
    options.progress = [&done](double now) {
        done = now;
        return true;
    };
    const auto made = GltfExport::make(clip, {}, options);
    QVERIFY(made && made->problem().isEmpty());
    QVERIFY(made->write([&](std::string_view piece) {
        largest = std::max(largest, piece.size());
        taken += piece.size();
        if (doneAtHalf == 0.0 && taken > std::size_t{20'000'000})
            doneAtHalf = done;
        return true;
    }));
    QVERIFY2(taken > 40'000'000, qPrintable(QString::number(taken)));
    QVERIFY2(doneAtHalf < 0.9, qPrintable(QString::number(doneAtHalf)));
    QVERIFY(largest <= 1'000'000);
}

void GltfExportTest::base64CanBeWrittenInAnyPieces()
{
    QRandomGenerator random(7);
    for (int trial = 0; trial < 300; ++trial) {
        QByteArray bytes(random.bounded(40), '\0');
        for (char &byte : bytes)
            byte = static_cast<char>(random.bounded(256));
        std::string text;
        const ByteSink sink = [&text](std::string_view piece) {
            text += piece;
            return true;
        };
        Base64Sink base64(sink);
        for (qsizetype at = 0; at < bytes.size();) {
            const qsizetype length = std::min<qsizetype>(1 + random.bounded(7), bytes.size() - at);
            QVERIFY(base64.write(std::string_view(bytes.constData() + at, static_cast<std::size_t>(length))));
            at += length;
        }
        QVERIFY(base64.finish());
        QCOMPARE(QByteArray::fromStdString(text), bytes.toBase64());
    }
}

void GltfExportTest::theUnitIsGuessedFromTheHeight()
{
    for (const auto &[scale, unit] : {std::pair(1.0, "cm"), {10.0, "mm"}, {0.01, "m"}, {1.0 / 2.54, "in"}}) {
        const Clip clip = makeWalker({.frames = 1, .scale = scale}).clip;
        QCOMPARE(QString::fromUtf8(likelyLengthUnit(clip.skeleton).name), QString::fromLatin1(unit));
    }
    QCOMPARE(likelyLengthUnit(Skeleton()).metres, 0.01);
    QVERIFY(lengthUnitNamed("ft") && !lengthUnitNamed("furlong"));
}

void GltfExportTest::unitsAreKnownByTheirNames()
{
    const std::vector<std::pair<std::string_view, double>> known{{"mm", 0.001}, {"cm", 0.01},   {"in", 0.0254},
                                                                 {"dm", 0.1},   {"ft", 0.3048}, {"m", 1.0}};
    QCOMPARE(lengthUnits().size(), known.size());
    for (std::size_t i = 0; i < known.size(); ++i) {
        QCOMPARE(lengthUnits()[i].name, known[i].first);
        QCOMPARE(lengthUnits()[i].metres, known[i].second);
        QCOMPARE(lengthUnitNamed(known[i].first)->metres, known[i].second);
        // A figure of that unit is recognised at the height of a grown-up.
        Skeleton figure;
        figure.addJoint({"a", NoJoint, {}, {}, 0});
        figure.addEndSite({"Site", 0, {0.0, 1.7 / known[i].second, 0.0}, 0});
        QCOMPARE(likelyLengthUnit(figure).name, known[i].first);
    }
    QVERIFY(!lengthUnitNamed("km"));
    QVERIFY(!lengthUnitNamed("CM"));
    QCOMPARE(likelyLengthUnit(Skeleton()).name, std::string_view("cm"));
}

QTEST_GUILESS_MAIN(GltfExportTest)

} // namespace tst_gltfexport

#include "tst_gltfexport.moc"
