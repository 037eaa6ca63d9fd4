#include "session/exporting/exportedmotion.h"

#include "gltf/lengthunit.h"
#include "pose/posesize.h"
#include "scene/gltf/gltfreader.h"
#include "session/session.h"
#include "support/scenes/bodyfile.h"
#include "support/walker.h"
#include "testclips.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_exportedmotion {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A document as a file of another format.
class ExportedMotionTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void formatsHaveTheirExtensions();
    void pictureAndVideoFormatsAreTold();
    void lossesAreThoseOfTheDocument();
    void lossesAreThoseOfTheFormat();
    void theUnitIsChosenOrLikely();
    void tablesHaveTheChosenColumns();
    void layersAreMerged();
    void gltfFollowsTheChoices();
    void fewerKeysMakeASmallerFile();
    void arraysAndPagesAreWritten();
    void pagesShowTheCharacterOfTheDocument();
    void aSinkThatFailsStopsTheExport();
    void aStoppedProgressWritesNothing();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] QStringList losses(const QString &target)
    {
        m_choices.target = target;
        return ExportedMotion(*m_session, m_choices).losses();
    }
    [[nodiscard]] QByteArray bytes(const QString &target)
    {
        m_choices.target = target;
        QByteArray made;
        const auto sink = [&made](std::string_view part) {
            made.append(part.data(), qsizetype(part.size()));
            return true;
        };
        Message problem;
        const bool isWritten = ExportedMotion(*m_session, m_choices).write(sink, {}, problem);
        return isWritten && problem.isEmpty() ? made : QByteArray("failed");
    }
    [[nodiscard]] QByteArrayList table() { return bytes(u"csv"_s).trimmed().split('\n'); }
    void bend()
    {
        Layer layer;
        layer.name = "Bend";
        layer.keys.push_back({1, {{1, 1}, {}, {}}, {{1, {}, {}}, {0, {}, glm::dvec3(100.0, 0.0, 0.0)}}, 0, {}});
        std::ranges::sort(layer.keys.front().offsets, {}, &JointOffset::joint);
        document().setLayers({layer}, u"layer"_s);
    }

    std::unique_ptr<Session> m_session;
    ExportChoices m_choices;
};

void ExportedMotionTest::init()
{
    m_choices = {};
    m_session = std::make_unique<Session>();
    document().reset(leg(4));
}

void ExportedMotionTest::formatsHaveTheirExtensions()
{
    const std::vector<std::pair<QString, QString>> wanted{
        {u"glb"_s, u".glb"_s},   {u"gltf"_s, u".gltf"_s}, {u"csv"_s, u".csv"_s},   {u"npz"_s, u".npz"_s},
        {u"html"_s, u".html"_s}, {u"fbx"_s, u".fbx"_s},   {u"vrma"_s, u".vrma"_s}, {u"png"_s, u".png"_s},
        {u"sheet"_s, u".png"_s}, {u"mp4"_s, u".mp4"_s},   {u"webm"_s, u".webm"_s}, {u"gif"_s, u".gif"_s}};
    QCOMPARE(exportTargets().size(), wanted.size());
    for (const auto &[target, extension] : wanted) {
        QCOMPARE(exportTargetOf(target).key, target);
        QCOMPARE(exportTargetOf(target).extension, extension);
    }
    QCOMPARE(exportTargetOf(u"no such target"_s).key, u"glb"_s);
}

void ExportedMotionTest::pictureAndVideoFormatsAreTold()
{
    const auto isDrawn = [](const QString &target) { return exportTargetOf(target).drawing.has_value(); };
    const auto isVideo = [](const QString &target) {
        return exportTargetOf(target).drawing->kind == Drawing::Kind::Video;
    };
    QVERIFY(!isDrawn(u"html"_s) && isDrawn(u"png"_s) && isDrawn(u"gif"_s));
    QVERIFY(!isVideo(u"sheet"_s) && isVideo(u"mp4"_s) && isVideo(u"gif"_s));
}

void ExportedMotionTest::lossesAreThoseOfTheDocument()
{
    QCOMPARE(losses(u"npz"_s), QStringList());
    document().setMarkers({{1, "here"}}, u"marker"_s);
    QCOMPARE(losses(u"npz"_s), QStringList{u"Markers are left out."_s});
    document().setContacts(Contacts{{2, {{0, 1}}}}, u"contacts"_s);
    QCOMPARE(losses(u"npz"_s), QStringList{u"Markers and foot contacts are left out."_s});
    document().setMarkers({}, u"no marker"_s);
    QCOMPARE(losses(u"npz"_s), QStringList{u"Foot contacts are left out."_s});
    bend();
    QCOMPARE(losses(u"npz"_s),
             (QStringList{u"Layers are merged into the motion."_s, u"Foot contacts are left out."_s}));
    QCOMPARE(losses(u"sheet"_s), QStringList()); // shows all that the view shows
}

void ExportedMotionTest::lossesAreThoseOfTheFormat()
{
    const QString quaternions = u"Rotations become quaternions, and numbers have seven digits."_s;
    QCOMPARE(losses(u"glb"_s), QStringList{quaternions});
    m_choices.settings["gltf"]["fewer-keys"] = "0.5";
    QCOMPARE(losses(u"gltf"_s), (QStringList{quaternions, u"Keys are left out where joints stay within 0.5°."_s}));
    QCOMPARE(losses(u"csv"_s), QStringList{u"The hierarchy and the offsets are left out."_s});
    QCOMPARE(losses(u"html"_s).size(), 1);
    QCOMPARE(losses(u"png"_s), QStringList());
}

void ExportedMotionTest::theUnitIsChosenOrLikely()
{
    const auto metres = [this] {
        const QJsonObject root = QJsonDocument::fromJson(bytes(u"gltf"_s)).object();
        return root[u"asset"_s][u"extras"_s][u"metresPerUnit"_s].toDouble();
    };
    const double likely = likelyLengthUnit(document().skeleton()).metres;
    QCOMPARE(metres(), likely);
    m_choices.settings["gltf"]["unit"] = "ft";
    QCOMPARE(metres(), 0.3048);
    m_choices.settings["gltf"]["unit"] = "ell";
    QCOMPARE(metres(), likely);
}

void ExportedMotionTest::tablesHaveTheChosenColumns()
{
    QByteArrayList lines = table();
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines.first().count(','), 13);
    QVERIFY(lines.first().contains("Hips"));
    m_choices.settings["csv"]["header"] = "no";
    m_choices.settings["csv"]["separator"] = "semicolon";
    lines = table();
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines.first().count(';'), 13);
    m_choices.settings["csv"]["frames"] = "no";
    QCOMPARE(table().first().count(';'), 12);
    m_choices.settings["csv"]["times"] = "no";
    lines = table();
    QCOMPARE(lines.first().count(';'), 11);
    QCOMPARE(lines.at(2).split(';').first().toDouble(), document().motion().value(2, 0));
    m_choices.settings["csv"]["content"] = "positions";
    QVERIFY(table() != lines);
}

void ExportedMotionTest::layersAreMerged()
{
    m_choices.settings["csv"] = {{"header", "no"}, {"frames", "no"}, {"times", "no"}};
    const QByteArrayList before = table();
    bend();
    QTRY_VERIFY(m_session->layered().isComplete());
    const QByteArrayList after = table();
    QCOMPARE(after.at(1).split(',').first().toDouble(), before.at(1).split(',').first().toDouble() + 100.0);
    const std::optional<Clip> merged = ExportedMotion(*m_session, m_choices).mergedClip({});
    QVERIFY(merged.has_value());
    QCOMPARE(merged->motion.value(1, 0), document().motion().value(1, 0) + 100.0);
}

void ExportedMotionTest::gltfFollowsTheChoices()
{
    document().setOrigin(DocumentOrigin::untitled(u"a walk.bvh"_s));
    const auto json = [this] { return QJsonDocument::fromJson(bytes(u"gltf"_s)).object(); };
    QVERIFY(bytes(u"glb"_s).startsWith("glTF"));
    const QJsonObject withFigure = json();
    QVERIFY(!withFigure.isEmpty());
    QCOMPARE(withFigure[u"animations"].toArray().first().toObject()[u"name"].toString(), u"a walk"_s);
    QVERIFY(withFigure[u"asset"].toObject()[u"generator"].toString().startsWith(u"Limber"_s));
    QVERIFY(withFigure.contains(u"meshes"_s));
    m_choices.settings["gltf"]["figure"] = "no";
    QVERIFY(!json().contains(u"meshes"_s));
}

void ExportedMotionTest::fewerKeysMakeASmallerFile()
{
    document().reset(makeWalker({.frames = 200}).clip);
    const qsizetype all = bytes(u"glb"_s).size();
    m_choices.settings["gltf"]["fewer-keys"] = "1";
    const qsizetype fewer = bytes(u"glb"_s).size();
    QVERIFY(fewer < all);
    m_choices.settings["gltf"]["fewer-keys"] = "5";
    QVERIFY(bytes(u"glb"_s).size() < fewer);
}

void ExportedMotionTest::arraysAndPagesAreWritten()
{
    QVERIFY(bytes(u"npz"_s).startsWith("PK"));
    document().setOrigin(DocumentOrigin::untitled(u"a walk.bvh"_s));
    const QByteArray page = bytes(u"html"_s);
    QVERIFY(page.startsWith("<!DOCTYPE html>") || page.startsWith("<!doctype html>"));
    QVERIFY(page.contains("a walk"));
}

void ExportedMotionTest::pagesShowTheCharacterOfTheDocument()
{
    document().reset(makeWalker({.frames = 20}).clip);
    const auto head = [this] {
        const QByteArray page = bytes(u"html"_s);
        const qsizetype start = page.indexOf('>', page.indexOf("id=\"motion\"")) + 1;
        return QJsonDocument::fromJson(page.mid(start, page.indexOf("</script", start) - start)).object();
    };
    QVERIFY(!head().contains(u"surface"_s));
    m_choices.settings["page"]["mannequin"] = "yes";
    const qint64 ofMannequin = head()[u"surface"][u"vertices"].toInteger();
    QVERIFY(ofMannequin > 1000);

    Skeleton taller = makeWalker({.frames = 1, .scale = 1.3}).clip.skeleton;
    taller.setName(0, "Pelvis");
    const QByteArray file = bodyAsGltf(taller);
    GltfReading read = readGltf(file.toStdString(), {}, {.content = GltfContent::MotionAndMesh});
    QVERIFY(read.scene && read.mesh);
    read.scene->mesh = std::make_shared<const SceneMesh>(*std::move(read.mesh));
    CharacterOfScene made = characterOf(*std::move(read.scene));
    QVERIFY(made.character);
    m_session->character().show(std::make_shared<const CharacterFile>(
        CharacterFile{.path = u"/nowhere/hero.gltf"_s, .format = SceneFormat::Gltf, .character = *made.character}));
    const QJsonObject shown = head();
    QCOMPARE(shown[u"surface"][u"vertices"].toInteger(), qint64(made.character->scene.mesh->vertices.size()));
    QCOMPARE(shown[u"nodes"][0][u"name"].toString(), u"Pelvis"_s);
    QVERIFY(shown[u"size"].toDouble() > 1.2 * longestSide(poseAt(document().clip(), 0, {})));
    // Bones alone are those of the document.
    m_choices.settings["page"]["mannequin"] = "no";
    QVERIFY(!head().contains(u"surface"_s));
    QVERIFY(head()[u"nodes"][0][u"name"].toString() != u"Pelvis"_s);
}

void ExportedMotionTest::aSinkThatFailsStopsTheExport()
{
    for (const QString &target : {u"glb"_s, u"gltf"_s, u"csv"_s, u"npz"_s, u"html"_s}) {
        m_choices.target = target;
        Message problem;
        QVERIFY(!ExportedMotion(*m_session, m_choices).write([](std::string_view) { return false; }, {}, problem));
        QVERIFY(problem.isEmpty());
    }
}

void ExportedMotionTest::aStoppedProgressWritesNothing()
{
    document().reset(makeWalker({.frames = 3'000}).clip);
    bend();
    QTRY_VERIFY(m_session->layered().isComplete());
    m_choices.target = u"csv"_s;
    const Progress stopped([](double) { return false; });
    QVERIFY(!ExportedMotion(*m_session, m_choices).mergedClip(stopped));
    Message problem;
    QVERIFY(!ExportedMotion(*m_session, m_choices).write([](std::string_view) { return true; }, stopped, problem));
    double last = 0.0;
    bool rises = true;
    const Progress watched([&](double done) {
        rises = rises && done >= last;
        last = done;
        return true;
    });
    QVERIFY(ExportedMotion(*m_session, m_choices).write([](std::string_view) { return true; }, watched, problem));
    QVERIFY(rises && last > 0.5 && last <= 1.0);
}

QTEST_GUILESS_MAIN(ExportedMotionTest)

} // namespace tst_exportedmotion

#include "tst_exportedmotion.moc"
