#include "pose/pose.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "webpage/pageexport.h"

#include <glm/geometric.hpp>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QUrl>

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// What the page is asked at its end; the answers stand in an attribute of its root.
constexpr const char *questions = R"(<script>
const player = window.limberPlayer, answers = { frames: player.frames, nodes: player.nodes, places: [] };
for (const frame of [0, 7, 59]) {
  player.goTo(frame);
  answers.places.push(Array.from({ length: player.nodes }, (_, node) => player.position(node)));
}
player.goTo(0);
player.setPlaying(true);
const canvas = document.getElementById('view'), picture = () => canvas.toDataURL().length + canvas.toDataURL().slice(-4000);
requestAnimationFrame(() => {
  const before = picture();
  setTimeout(() => {
    answers.moved = picture() !== before;
    answers.later = player.now();
    answers.loaded = performance.getEntriesByType('resource').length;
    answers.wide = document.documentElement.scrollWidth <= innerWidth;
    document.documentElement.dataset.answers = JSON.stringify(answers);
  }, 400);
});
</script></body>)";

QString browser()
{
    for (const QString &name : {u"chromium"_s, u"chromium-browser"_s, u"google-chrome"_s}) {
        if (const QString found = QStandardPaths::findExecutable(name); !found.isEmpty())
            return found;
    }
    return {};
}

} // namespace

// A real browser plays the page: the figure moves, its joints stand where the pose says, and nothing is loaded.
class WebpageTest : public QObject
{
    Q_OBJECT

private slots:
    void aBrowserPlaysIt_data();
    void aBrowserPlaysIt();
};

void WebpageTest::aBrowserPlaysIt_data()
{
    QTest::addColumn<QString>("size");
    QTest::newRow("desk") << u"1280,720"_s;
    QTest::newRow("phone") << u"390,844"_s;
}

void WebpageTest::aBrowserPlaysIt()
{
    if (browser().isEmpty())
        QSKIP("there is no Chromium");
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
    QProcess process;
    process.start(browser(), {u"--headless=new"_s, u"--no-sandbox"_s, u"--disable-gpu"_s,
                              u"--disable-background-networking"_s, u"--user-data-dir="_s + folder.path(u"profile"_s),
                              u"--window-size="_s + size, u"--enable-logging=stderr"_s, u"--virtual-time-budget=4000"_s,
                              u"--dump-dom"_s, QUrl::fromLocalFile(path).toString()});
    QVERIFY(process.waitForFinished(100'000));
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(!said.contains("CONSOLE"), said.constData());
    const QString shown = QString::fromUtf8(process.readAllStandardOutput());
    const auto found = QRegularExpression(u"data-answers=\"([^\"]*)\""_s).match(shown);
    QVERIFY2(found.hasMatch(), said.constData());
    const QJsonObject answers =
        QJsonDocument::fromJson(found.captured(1).replace(u"&quot;"_s, u"\""_s).toUtf8()).object();
    QCOMPARE(answers[u"frames"].toInt(), 60);
    QVERIFY(answers[u"moved"].toBool());
    QVERIFY(answers[u"later"].toDouble() > 1.0);
    QVERIFY(answers[u"wide"].toBool()); // nothing to scroll sideways
    QCOMPARE(answers[u"loaded"].toInt(-1), 0);
    QVERIFY(shown.contains(u"<h1 id=\"title\">&lt;b&gt;walk&lt;/b&gt;</h1>"_s));
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

QTEST_GUILESS_MAIN(WebpageTest)
#include "tst_webpage.moc"
