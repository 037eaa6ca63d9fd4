#include "pose/pose.h"
#include "pose/upaxis.h"
#include "support/randommotion.h"
#include "support/walker.h"
#include "webpage/pageexport.h"

#include <glm/geometric.hpp>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QtEndian>

#include <bit>
#include <cmath>

namespace tst_pageexport {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray written(const Clip &clip, const PageOptions &options, const PositionRules &rules = {})
{
    QByteArray bytes;
    const bool isWhole = writePage(clip, rules, options, [&bytes](std::string_view piece) {
        bytes.append(piece.data(), qsizetype(piece.size()));
        return true;
    });
    return isWhole ? bytes : QByteArray();
}

// The text of the element with this id.
QByteArray element(const QByteArray &page, const char *id)
{
    const qsizetype start = page.indexOf('>', page.indexOf(QByteArray("id=\"") + id + '"')) + 1;
    return page.mid(start, page.indexOf("</script", start) - start);
}

} // namespace

// Pages that play a motion, as bytes. tests/interop checks whether a browser plays them.
class PageExportTest : public QObject
{
    Q_OBJECT

private slots:
    void positionsEqualThoseOfThePose_data();
    void positionsEqualThoseOfThePose();
    void namesCannotLeaveTheirElement();
    void thePageLoadsNothingElse();
    void clipsWithoutFramesOrJointsAreExported();
    void aFullDiskAndCancelStopTheExport();
};

void PageExportTest::positionsEqualThoseOfThePose_data()
{
    QTest::addColumn<int>("axis");
    for (const Axis axis : {Axis::X, Axis::Y, Axis::Z})
        QTest::addRow("%d", int(axis)) << int(axis);
}

void PageExportTest::positionsEqualThoseOfThePose()
{
    QFETCH(const int, axis);
    const Clip clip = makeRandomClip({.seed = 4, .joints = 25, .frames = 50});
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const QByteArray page = written(clip, {.title = "t", .upAxis = Axis(axis)}, rules);
    const QJsonObject head = QJsonDocument::fromJson(element(page, "motion")).object();
    QCOMPARE(head[u"nodes"].toArray().size(), clip.skeleton.nodeCount());
    QCOMPARE(head[u"frameTime"].toDouble(), clip.motion.playingFrameTimeSeconds());
    for (const QJsonValue bone : head[u"bones"].toArray()) {
        QVERIFY(bone[0].toInt() < clip.skeleton.jointCount());
        QVERIFY(bone[1].toInt() < clip.skeleton.nodeCount());
    }
    const auto decoded =
        QByteArray::fromBase64Encoding(element(page, "positions"), QByteArray::AbortOnBase64DecodingErrors);
    QVERIFY(bool(decoded));
    const QByteArray numbers = *decoded;
    QCOMPARE(numbers.size(), qsizetype(12) * clip.skeleton.nodeCount() * 50);
    qsizetype at = 0;
    for (int frame = 0; frame < 50; ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        for (const auto *points : {&pose.jointPositions, &pose.endPositions}) {
            for (const glm::dvec3 &point : *points) {
                const glm::dvec3 wanted = yUpFrom(Axis(axis)) * point;
                for (int i = 0; i < 3; ++i, at += 4) {
                    const auto bits = qFromLittleEndian<quint32>(numbers.constData() + at);
                    QCOMPARE(std::bit_cast<float>(bits), static_cast<float>(wanted[i]));
                }
            }
        }
    }
    QVERIFY(std::abs(double(pageBytes(clip)) - double(page.size())) < 0.1 * double(page.size()));
}

void PageExportTest::namesCannotLeaveTheirElement()
{
    Clip clip = makeWalker({.frames = 2}).clip;
    const std::string hostile = "</script><script>alert(1)</script><!--\"\\\xFF";
    clip.skeleton.setName(1, hostile);
    const QByteArray page = written(clip, {.title = hostile});
    QCOMPARE(page.count("<script"), written(makeWalker({.frames = 2}).clip, {}).count("<script"));
    QCOMPARE(page.count("alert(1)</"), 0);
    const QJsonObject head = QJsonDocument::fromJson(element(page, "motion")).object();
    QCOMPARE(head[u"nodes"][1][u"name"].toString(), u"</script><script>alert(1)</script><!--\"\\\uFFFD"_s);
    QCOMPARE(head[u"title"].toString(), head[u"nodes"][1][u"name"].toString());
    const QByteArray renamed = written(clip, {.nameAsText = [](const std::string &) { return "x"; }});
    QVERIFY(!renamed.contains("alert"));
}

void PageExportTest::thePageLoadsNothingElse()
{
    const QByteArray page = written(makeWalker({.frames = 2}).clip, {});
    QVERIFY(page.contains("default-src 'none'"));
    for (const char *word : {"http:", "https:", " src=", "href", "import ", "fetch(", "XMLHttpRequest", "url(",
                             "@HEAD@", "@SURFACE@", "@ROTATIONS@"})
        QVERIFY2(!page.contains(word), word);
    QVERIFY(page.size() < 300'000);
}

void PageExportTest::clipsWithoutFramesOrJointsAreExported()
{
    Clip clip = makeWalker({.frames = 2}).clip;
    clip.motion = Motion(0, clip.skeleton.columnCount());
    QCOMPARE(element(written(clip, {}), "positions"), QByteArray());
    const QJsonObject head = QJsonDocument::fromJson(element(written(Clip(), {}), "motion")).object();
    QCOMPARE(head[u"joints"].toInt(-1), 0);
    QVERIFY(head[u"size"].toDouble() > 0.0 && head[u"step"].toDouble() > 0.0);
}

void PageExportTest::aFullDiskAndCancelStopTheExport()
{
    const Clip clip = makeWalker({.frames = 500}).clip;
    const qsizetype whole = written(clip, {}).size();
    for (qsizetype room = 0; room < whole; room += whole / 9) {
        qsizetype taken = 0;
        QVERIFY(!writePage(clip, {}, {}, [&](std::string_view piece) {
            taken += qsizetype(piece.size());
            return taken < room;
        }));
    }
    QVERIFY(written(clip, {.progress = [](double done) { return done < 0.5; }}).isEmpty());
}

QTEST_GUILESS_MAIN(PageExportTest)

} // namespace tst_pageexport

#include "tst_pageexport.moc"
