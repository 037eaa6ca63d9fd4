#include "character/mannequinmesh.h"
#include "pose/pose.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "webpage/pageexport.h"

#include <glm/geometric.hpp>

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QUrl>

namespace tst_webpage {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// The questions that are put to the page at its end. The answers go to the console, whose lines the browser writes to
// its log. The script waits as long as the machine needs, because on a busy machine the virtual time of the browser
// runs out before its first picture.
constexpr const char *questions = R"(<script>
const player = window.limberPlayer, answers = { frames: player.frames, nodes: player.nodes, places: [] };
for (const frame of [0, 7, 59]) {
  player.goTo(frame);
  answers.places.push(Array.from({ length: player.nodes }, (_, node) => player.position(node)));
}
player.goTo(0);
const canvas = document.getElementById('view');
let before = null;
const ask = setInterval(() => {
  if (before === null) {
    before = canvas.toDataURL();
    player.setPlaying(true);
  }
  if (player.now() <= 1 || canvas.toDataURL() === before)
    return;
  clearInterval(ask);
  answers.loaded = performance.getEntriesByType('resource').length;
  answers.wide = document.documentElement.scrollWidth <= innerWidth;
  answers.title = document.getElementById('title').innerHTML;
  console.log('answers ' + JSON.stringify(answers) + ' end');
}, 100);
</script></body>)";

constexpr const char *questionsAboutTheBody = R"(<script>
const player = window.limberPlayer, answers = { drawsBody: player.drawsBody, vertices: [] };
player.setPlaying(false);
player.goTo(7);
for (let i = 0; i < 17 * 150; i += 17) answers.vertices.push(player.vertex(i));
const canvas = document.getElementById('view'), styles = [];
const ask = setInterval(() => {
  styles.push(canvas.toDataURL());
  if (styles.length === 3) document.getElementById('body').click();
  if (styles.length < 6) return;
  clearInterval(ask);
  answers.differs = styles[2] !== styles[5];
  console.log('answers ' + JSON.stringify(answers) + ' end');
}, 200);
</script></body>)";

QString browser()
{
    for (const QString &name : {u"chromium"_s, u"chromium-browser"_s, u"google-chrome"_s}) {
        if (const QString found = QStandardPaths::findExecutable(name); !found.isEmpty())
            return found;
    }
    return {};
}

// What the browser writes to its log until the answers are there or its time is over.
QByteArray logOf(const QString &path, const QString &size, const QString &profile)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(browser(),
                  {u"--headless=new"_s, u"--no-sandbox"_s, u"--disable-gpu"_s, u"--enable-unsafe-swiftshader"_s,
                   u"--disable-dev-shm-usage"_s, u"--disable-background-networking"_s, u"--user-data-dir="_s + profile,
                   u"--window-size="_s + size, u"--enable-logging=stderr"_s, QUrl::fromLocalFile(path).toString()});
    QByteArray log;
    QElapsedTimer timer;
    timer.start();
    constexpr qint64 patience = 100'000;
    while (!log.contains(" end\", source") && timer.elapsed() < patience && process.state() != QProcess::NotRunning) {
        process.waitForReadyRead(1000);
        log += process.readAll();
    }
    process.terminate();
    if (!process.waitForFinished(5000))
        process.kill();
    process.waitForFinished();
    return log;
}

} // namespace

// A real browser plays the page: the figure moves, its joints have the positions of the pose, and nothing is loaded.
class WebpageTest : public QObject
{
    Q_OBJECT

private slots:
    void aBrowserPlaysThePage_data();
    void aBrowserPlaysThePage();
    void aBrowserDrawsTheBody();
};

void WebpageTest::aBrowserPlaysThePage_data()
{
    QTest::addColumn<QString>("size");
    QTest::newRow("desk") << u"1280,720"_s;
    QTest::newRow("phone") << u"390,844"_s;
}

void WebpageTest::aBrowserPlaysThePage()
{
    if (browser().isEmpty())
        QSKIP("Chromium is not installed");
    QFETCH(const QString, size);
    const Clip clip = makeWalker({.frames = 60}).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    QByteArray page;
    QVERIFY(writePage(clip, rules, {.title = "<b>walk</b>"}, [&page](std::string_view piece) {
        page.append(piece.data(), qsizetype(piece.size()));
        return true;
    }));
    page.replace("</body>", questions);
    const FileFolder folder;
    const QString path = folder.write(u"walk.html"_s, page);
    const QByteArray log = logOf(path, size, folder.path(u"profile"_s));
    QVERIFY2(log.count(":CONSOLE") <= 1, log.constData()); // the answers and nothing else
    const auto found = QRegularExpression(u"\"answers (.*) end\", source"_s).match(QString::fromUtf8(log));
    QVERIFY2(found.hasMatch(), log.constData());
    const QJsonObject answers = QJsonDocument::fromJson(found.captured(1).toUtf8()).object();
    QCOMPARE(answers[u"frames"].toInt(), 60);
    QVERIFY(answers[u"wide"].toBool()); // nothing needs to scroll sideways
    QCOMPARE(answers[u"loaded"].toInt(-1), 0);
    QCOMPARE(answers[u"title"].toString(), u"&lt;b&gt;walk&lt;/b&gt;"_s);
    const QList<int> frames{0, 7, 59};
    for (int i = 0; i < frames.size(); ++i) {
        const Pose pose = poseAt(clip, frames[i], rules);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const QJsonArray place = answers[u"places"][i][joint].toArray();
            const glm::dvec3 theirs(place[0].toDouble(), place[1].toDouble(), place[2].toDouble());
            QVERIFY(glm::distance(theirs, pose.jointPositions[static_cast<std::size_t>(joint)]) < 1e-4);
        }
    }
}

// The vertices that the page computes are those of the mannequin, and its picture shows them.
void WebpageTest::aBrowserDrawsTheBody()
{
    if (browser().isEmpty())
        QSKIP("Chromium is not installed");
    const Clip clip = makeWalker({.frames = 60}).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const auto mesh =
        std::make_shared<const SceneMesh>(meshOfMannequin(Mannequin(clip, rules, Axis::Y), clip.skeleton));
    QByteArray page;
    QVERIFY(writePage(clip, rules, {.title = "walk", .surface = mesh}, [&page](std::string_view piece) {
        page.append(piece.data(), qsizetype(piece.size()));
        return true;
    }));
    page.replace("</body>", questionsAboutTheBody);
    const FileFolder folder;
    const QString path = folder.write(u"body.html"_s, page);
    const QByteArray log = logOf(path, u"800,600"_s, folder.path(u"profile"_s));
    const auto found = QRegularExpression(u"\"answers (.*) end\", source"_s).match(QString::fromUtf8(log));
    QVERIFY2(found.hasMatch(), log.constData());
    const QJsonObject answers = QJsonDocument::fromJson(found.captured(1).toUtf8()).object();
    if (!answers[u"drawsBody"].toBool())
        QSKIP("this Chromium has no WebGL");
    QVERIFY(answers[u"differs"].toBool()); // the picture with a body is another than that of the bones
    const Pose pose = poseAt(clip, 7, rules);
    const QJsonArray vertices = answers[u"vertices"].toArray();
    QVERIFY(vertices.size() > 100);
    for (qsizetype i = 0; i < vertices.size(); ++i) {
        const glm::dvec3 theirs(vertices[i][0].toDouble(), vertices[i][1].toDouble(), vertices[i][2].toDouble());
        QVERIFY(static_cast<std::size_t>(17 * i) < mesh->vertices.size());
        const MeshVertex &vertex = mesh->vertices[static_cast<std::size_t>(17 * i)];
        glm::dvec3 ours(0.0);
        for (std::uint32_t k = 0; k < vertex.weightCount; ++k) {
            const MeshWeight &weight = mesh->weights[vertex.firstWeight + k];
            const MeshBone &bone = mesh->bones[weight.bone];
            const auto joint = static_cast<std::size_t>(bone.node);
            const glm::dvec3 point(bone.bind * glm::dvec4(vertex.position, 1.0));
            ours += double(weight.weight) * (pose.jointPositions[joint] + pose.worldFromJoint[joint] * point);
        }
        QVERIFY2(glm::distance(theirs, ours) < 0.1, qPrintable(QString::number(glm::distance(theirs, ours))));
    }
}

QTEST_GUILESS_MAIN(WebpageTest)

} // namespace tst_webpage

#include "tst_webpage.moc"
