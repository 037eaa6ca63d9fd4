#include "session/exporting/exportedmotion.h"

#include "session/session.h"
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
    void aSinkThatFailsStopsTheExport();
    void aStoppedProgressWritesNothing();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] QStringList losses(ExportFormat format)
    {
        m_choices.format = format;
        return ExportedMotion(*m_session, m_choices).losses();
    }
    [[nodiscard]] QByteArray bytes(ExportFormat format)
    {
        m_choices.format = format;
        QByteArray made;
        const auto sink = [&made](std::string_view part) {
            made.append(part.data(), qsizetype(part.size()));
            return true;
        };
        Message problem;
        const bool isWritten = ExportedMotion(*m_session, m_choices).write(sink, {}, problem);
        return isWritten && problem.isEmpty() ? made : QByteArray("failed");
    }
    [[nodiscard]] QByteArrayList table() { return bytes(ExportFormat::Table).trimmed().split('\n'); }
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
    const std::vector<std::pair<ExportFormat, QString>> wanted{
        {ExportFormat::GltfBinary, u".glb"_s}, {ExportFormat::GltfText, u".gltf"_s},
        {ExportFormat::Table, u".csv"_s},      {ExportFormat::Arrays, u".npz"_s},
        {ExportFormat::Page, u".html"_s},      {ExportFormat::Pictures, u".png"_s},
        {ExportFormat::Sheet, u".png"_s},      {ExportFormat::Mp4, u".mp4"_s},
        {ExportFormat::WebM, u".webm"_s},      {ExportFormat::Gif, u".gif"_s}};
    for (const auto &[format, extension] : wanted)
        QCOMPARE(extensionOf(format), extension);
}

void ExportedMotionTest::pictureAndVideoFormatsAreTold()
{
    QVERIFY(!isDrawn(ExportFormat::Page) && isDrawn(ExportFormat::Pictures) && isDrawn(ExportFormat::Gif));
    QVERIFY(!isVideo(ExportFormat::Sheet) && isVideo(ExportFormat::Mp4) && isVideo(ExportFormat::Gif));
}

void ExportedMotionTest::lossesAreThoseOfTheDocument()
{
    QCOMPARE(losses(ExportFormat::Arrays), QStringList());
    document().setMarkers({{1, "here"}}, u"marker"_s);
    QCOMPARE(losses(ExportFormat::Arrays), QStringList{u"Markers are left out."_s});
    document().setContacts(Contacts{{2, {{0, 1}}}}, u"contacts"_s);
    QCOMPARE(losses(ExportFormat::Arrays), QStringList{u"Markers and foot contacts are left out."_s});
    document().setMarkers({}, u"no marker"_s);
    QCOMPARE(losses(ExportFormat::Arrays), QStringList{u"Foot contacts are left out."_s});
    bend();
    QCOMPARE(losses(ExportFormat::Arrays),
             (QStringList{u"Layers are merged into the motion."_s, u"Foot contacts are left out."_s}));
    QCOMPARE(losses(ExportFormat::Sheet), QStringList()); // shows all that the view shows
}

void ExportedMotionTest::lossesAreThoseOfTheFormat()
{
    const QString quaternions = u"Rotations become quaternions, and numbers have seven digits."_s;
    QCOMPARE(losses(ExportFormat::GltfBinary), QStringList{quaternions});
    m_choices.hasFewerKeys = true;
    m_choices.fewerKeysDegrees = 0.5;
    QCOMPARE(losses(ExportFormat::GltfText),
             (QStringList{quaternions, u"Keys are left out where joints stay within 0.5°."_s}));
    QCOMPARE(losses(ExportFormat::Table), QStringList{u"The hierarchy and the offsets are left out."_s});
    QCOMPARE(losses(ExportFormat::Page).size(), 1);
    QCOMPARE(losses(ExportFormat::Pictures), QStringList());
}

void ExportedMotionTest::theUnitIsChosenOrLikely()
{
    QCOMPARE(ExportedMotion(*m_session, m_choices).unit().name, likelyLengthUnit(document().skeleton()).name);
    m_choices.unit = u"ft"_s;
    QCOMPARE(ExportedMotion(*m_session, m_choices).unit().name, std::string_view("ft"));
    m_choices.unit = u"ell"_s;
    QCOMPARE(ExportedMotion(*m_session, m_choices).unit().name, likelyLengthUnit(document().skeleton()).name);
}

void ExportedMotionTest::tablesHaveTheChosenColumns()
{
    QByteArrayList lines = table();
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines.first().count(','), 13);
    QVERIFY(lines.first().contains("Hips"));
    m_choices.hasHeader = false;
    m_choices.separator = u';';
    lines = table();
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines.first().count(';'), 13);
    m_choices.hasFrames = false;
    QCOMPARE(table().first().count(';'), 12);
    m_choices.hasTimes = false;
    lines = table();
    QCOMPARE(lines.first().count(';'), 11);
    QCOMPARE(lines.at(2).split(';').first().toDouble(), document().motion().value(2, 0));
    m_choices.content = TableContent::Positions;
    QVERIFY(table() != lines);
}

void ExportedMotionTest::layersAreMerged()
{
    m_choices.hasHeader = m_choices.hasFrames = m_choices.hasTimes = false;
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
    const auto json = [this] { return QJsonDocument::fromJson(bytes(ExportFormat::GltfText)).object(); };
    QVERIFY(bytes(ExportFormat::GltfBinary).startsWith("glTF"));
    const QJsonObject withFigure = json();
    QVERIFY(!withFigure.isEmpty());
    QCOMPARE(withFigure[u"animations"].toArray().first().toObject()[u"name"].toString(), u"a walk"_s);
    QVERIFY(withFigure[u"asset"].toObject()[u"generator"].toString().startsWith(u"Limber"_s));
    QVERIFY(withFigure.contains(u"meshes"_s));
    m_choices.hasFigure = false;
    QVERIFY(!json().contains(u"meshes"_s));
}

void ExportedMotionTest::fewerKeysMakeASmallerFile()
{
    document().reset(makeWalker({.frames = 200}).clip);
    const qsizetype all = bytes(ExportFormat::GltfBinary).size();
    m_choices.hasFewerKeys = true;
    m_choices.fewerKeysDegrees = 1.0;
    const qsizetype fewer = bytes(ExportFormat::GltfBinary).size();
    QVERIFY(fewer < all);
    m_choices.fewerKeysDegrees = 5.0;
    QVERIFY(bytes(ExportFormat::GltfBinary).size() < fewer);
}

void ExportedMotionTest::arraysAndPagesAreWritten()
{
    QVERIFY(bytes(ExportFormat::Arrays).startsWith("PK"));
    document().setOrigin(DocumentOrigin::untitled(u"a walk.bvh"_s));
    const QByteArray page = bytes(ExportFormat::Page);
    QVERIFY(page.startsWith("<!DOCTYPE html>") || page.startsWith("<!doctype html>"));
    QVERIFY(page.contains("a walk"));
}

void ExportedMotionTest::aSinkThatFailsStopsTheExport()
{
    for (const ExportFormat format : {ExportFormat::GltfBinary, ExportFormat::GltfText, ExportFormat::Table,
                                      ExportFormat::Arrays, ExportFormat::Page}) {
        m_choices.format = format;
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
    m_choices.format = ExportFormat::Table;
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
