#include "limbercli.h"
#include "patience.h"
#include "support/bytefolder.h"
#include "support/scenes/bodyfile.h"
#include "support/scenes/scenefiles.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include "bvh/write/bvhwriter.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <csignal>

namespace tst_render {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QProcessEnvironment withoutDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR", "HOME"})
        environment.remove(QString::fromLatin1(name));
    return environment;
}

// The fraction of the pixels that clearly have another colour.
double difference(const QImage &a, const QImage &b)
{
    constexpr int visible = 12; // of 255
    if (a.size() != b.size())
        return 1.0;
    int others = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            const auto apart = [](int c, int d) { return std::abs(c - d) > visible; };
            others += apart(p.red(), q.red()) || apart(p.green(), q.green()) || apart(p.blue(), q.blue()) ||
                      apart(p.alpha(), q.alpha());
        }
    }
    return double(others) / (a.width() * a.height());
}

// What ffprobe reports about a video, as lines of "key=value".
QByteArray probed(const QString &path)
{
    QProcess probe;
    probe.start(u"ffprobe"_s, {u"-v"_s, u"error"_s, u"-count_frames"_s, u"-show_entries"_s,
                               u"stream=nb_read_frames,r_frame_rate,width,height:format=duration"_s, u"-of"_s,
                               u"default=noprint_wrappers=1"_s, u"file:"_s + path});
    probe.waitForFinished(testPatience);
    return probe.readAllStandardOutput();
}

bool hasFfmpeg()
{
    return !QStandardPaths::findExecutable(u"ffmpeg"_s).isEmpty() &&
           !QStandardPaths::findExecutable(u"ffprobe"_s).isEmpty();
}

} // namespace

// Pictures, sheets, videos and thumbnails, without a display.
class RenderTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void bothVerbsExplainThemselves();
    void noWidgetsAreLinked();
    void picturesNeedNoDisplay();
    void framesAreNumbered();
    void theClearThemeHasATransparentBackground();
    void aStandingCameraShowsTheWholeTravel();
    void sheetsShowWhatPicturesShow();
    void sheetsSpreadOverTheFrames();
    void captionsGhostsAndTrailsAreDrawn_data();
    void captionsGhostsAndTrailsAreDrawn();
    void missingFontsAreTolerated();
    void picturesGoToStandardOutput();
    void largePicturesTakeBoundedMemory();
    void aCharacterShowsTheMotion();
    void whatIsNoCharacterIsReported();
    void wrongUsageGivesStatus64_data();
    void wrongUsageGivesStatus64();
    void missingFramesAndJointsAreReported();
    void outputThatCannotBeWrittenIsReported();
    void videosHaveEveryFrame_data();
    void videosHaveEveryFrame();
    void anotherRateKeepsTheDuration();
    void videosMayHaveAnyName();
    void videosCanBeWrittenToPipes();
    void withoutFfmpegTheCommandsArePrinted();
    void ffmpegGetsNoNamesOfFiles();
    void aFailingFfmpegLeavesNoFile_data();
    void aFailingFfmpegLeavesNoFile();
    void aKillLeavesNoFile();
    void thumbnailsAreSmallAndQuick();
    void thumbnailsOfBadFilesAreRefused();

private:
    [[nodiscard]] QImage drawn(const QStringList &options);
    // A program that replaces ffmpeg.
    [[nodiscard]] QProcessEnvironment withFfmpeg(const QByteArray &script);

    FileFolder m_folder;
    QString m_walk;
};

void RenderTest::initTestCase()
{
    m_walk = m_folder.write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker({.frames = 90}).clip)));
}

QImage RenderTest::drawn(const QStringList &options)
{
    const QString out = m_folder.path(u"drawn.png"_s);
    QFile::remove(out);
    const CliRun run = limberCli(QStringList{u"render"_s, m_walk, u"-o"_s, out} + options, {}, withoutDisplay());
    if (run.status != 0)
        qWarning("%s", run.err.constData());
    return QImage(out);
}

QProcessEnvironment RenderTest::withFfmpeg(const QByteArray &script)
{
    QDir(m_folder.path({})).mkdir(u"bin"_s);
    const QString program = m_folder.write(u"bin/ffmpeg"_s, "#!/bin/sh\n" + script);
    QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(u"PATH"_s, m_folder.path(u"bin"_s) + u':' + environment.value(u"PATH"_s));
    return environment;
}

void RenderTest::bothVerbsExplainThemselves()
{
    for (const QString &verb : {u"render"_s, u"thumbnail"_s}) {
        const CliRun run = limberCli({verb, u"--help"_s});
        QCOMPARE(run.status, 0);
        QVERIFY(run.out.startsWith("Usage: limber-cli " + verb.toLatin1() + " [options] FILE"));
        QVERIFY(run.out.contains("--position-rule") && run.err.isEmpty());
        QVERIFY(limberCli({u"--help"_s}).out.contains("\n  " + verb.toLatin1()));
    }
}

void RenderTest::noWidgetsAreLinked()
{
    const CliRun run = shell(u"ldd \"$1\""_s, {QStringLiteral(LIMBER_RENDER)});
    if (run.status != 0)
        QSKIP("ldd cannot look at this program");
    QVERIFY(run.out.contains("libQt6Gui"));
    for (const char *library : {"Qt6Widgets", "Qt6OpenGL", "Qt6Svg"})
        QVERIFY2(!run.out.contains(library), library);
}

void RenderTest::picturesNeedNoDisplay()
{
    const QImage dark = drawn({});
    QCOMPARE(dark.size(), QSize(1280, 720));
    QVERIFY(!dark.hasAlphaChannel());
    const QImage light = drawn({u"--theme"_s, u"light"_s, u"--size"_s, u"321x123"_s});
    QCOMPARE(light.size(), QSize(321, 123));
    QVERIFY(dark.pixelColor(2, 2).lightness() < 80 && light.pixelColor(2, 2).lightness() > 180);
    const QImage body = drawn({u"--figure"_s, u"body"_s});
    QVERIFY(body != dark && body != drawn({u"--figure"_s, u"both"_s}));
    QCOMPARE(drawn({u"--figure"_s, u"bones"_s}), dark);
    // The figure is in the middle, its left side blue and its right side orange.
    const QImage front = drawn({u"--camera"_s, u"front"_s, u"--size"_s, u"400x400"_s});
    const auto coloured = [&front](int from, int to, auto isWanted) {
        int count = 0;
        for (int y = 0; y < 400; ++y) {
            for (int x = from; x < to; ++x)
                count += isWanted(front.pixelColor(x, y));
        }
        return count;
    };
    const auto isBlue = [](const QColor &c) { return c.blue() > c.red() + 80; };
    const auto isOrange = [](const QColor &c) { return c.red() > c.blue() + 80; };
    QVERIFY(coloured(200, 400, isBlue) > 500 && coloured(0, 190, isBlue) == 0);
    QVERIFY(coloured(0, 200, isOrange) > 500 && coloured(210, 400, isOrange) == 0);
}

void RenderTest::framesAreNumbered()
{
    const FileFolder folder;
    const QString out = folder.path(u"w.a.png"_s);
    const CliRun run =
        limberCli({u"render"_s, m_walk, u"-o"_s, out, u"--frames"_s, u"3,10-11,last"_s, u"--size"_s, u"200x100"_s});
    QVERIFY2(run.status == 0 && run.err.isEmpty() && run.out.isEmpty(), run.err.constData());
    QCOMPARE(folder.names(), (QStringList{u"w.a-0001.png"_s, u"w.a-0002.png"_s, u"w.a-0003.png"_s, u"w.a-0004.png"_s}));
    QVERIFY(bytesOf(folder.path(u"w.a-0001.png"_s)) != bytesOf(folder.path(u"w.a-0004.png"_s)));
    QCOMPARE(limberCli({u"render"_s, m_walk, u"-o"_s, out, u"--frames"_s, u"5"_s}).status, 0);
    QVERIFY(folder.names().contains(u"w.a.png"_s)); // a single picture gets no number
}

void RenderTest::theClearThemeHasATransparentBackground()
{
    const QImage clear = drawn({u"--theme"_s, u"clear"_s, u"--size"_s, u"300x300"_s});
    QVERIFY(clear.hasAlphaChannel());
    int seeThrough = 0;
    int solid = 0;
    for (int y = 0; y < 300; ++y) {
        for (int x = 0; x < 300; ++x) {
            seeThrough += clear.pixelColor(x, y).alpha() == 0;
            solid += clear.pixelColor(x, y).alpha() == 255;
        }
    }
    QVERIFY(seeThrough > 60'000); // no grid is drawn either
    QVERIFY(solid > 1000);
    QVERIFY(seeThrough + solid < 90'000); // edges and the shadow are translucent
}

// The edge of the picture never cuts the figure off, and the figure walks from one side to the other.
void RenderTest::aStandingCameraShowsTheWholeTravel()
{
    const FileFolder folder;
    const QString out = folder.path(u"w.png"_s);
    QCOMPARE(limberCli({u"render"_s, m_walk, u"-o"_s, out, u"--frames"_s, u"0,last"_s, u"--camera"_s, u"side"_s,
                        u"--theme"_s, u"clear"_s, u"--size"_s, u"640x360"_s})
                 .status,
             0);
    QRect seen;
    for (const QString &name : folder.names()) {
        const QImage picture(folder.path(name));
        QRect here;
        for (int y = 0; y < 360; ++y) {
            for (int x = 0; x < 640; ++x) {
                if (picture.pixelColor(x, y).alpha() == 255)
                    here |= QRect(x, y, 1, 1);
            }
        }
        QVERIFY(here.left() > 0 && here.right() < 639 && here.top() > 0 && here.bottom() < 359);
        QVERIFY(here.width() < 400);
        seen |= here;
    }
    QVERIFY(seen.width() > 0.75 * 640 || seen.height() > 0.75 * 360);
}

void RenderTest::sheetsShowWhatPicturesShow()
{
    const FileFolder folder;
    const QStringList look{u"--size"_s, u"160x120"_s, u"--frames"_s, u"0,7,20,33,60"_s, u"--caption"_s};
    QCOMPARE(limberCli(QStringList{u"render"_s, m_walk, u"-o"_s, folder.path(u"p.png"_s)} + look).status, 0);
    const QImage sheet = drawn(look + QStringList{u"--sheet"_s, u"3x2"_s});
    constexpr int gap = 6;
    QCOMPARE(sheet.size(), QSize(3 * 160 + 4 * gap, 2 * 120 + 3 * gap));
    for (int i = 0; i < 5; ++i) {
        const QImage cell = sheet.copy(gap + i % 3 * (160 + gap), gap + i / 3 * (120 + gap), 160, 120);
        QCOMPARE(difference(cell, QImage(folder.path(u"p-000%1.png"_s.arg(i + 1)))), 0.0);
    }
    const QImage empty = sheet.copy(gap + 2 * (160 + gap), gap + 120 + gap, 160, 120);
    QImage blank(160, 120, QImage::Format_RGB32);
    blank.fill(sheet.pixelColor(0, 0));
    QCOMPARE(difference(empty, blank), 0.0);
}

void RenderTest::sheetsSpreadOverTheFrames()
{
    const QStringList size{u"--size"_s, u"100x100"_s};
    const QImage all = drawn(size + QStringList{u"--sheet"_s, u"3x1"_s});
    QCOMPARE(difference(all, drawn(size + QStringList{u"--sheet"_s, u"3x1"_s, u"--frames"_s, u"0,44,89"_s})), 0.0);
    QVERIFY(difference(all, drawn(size + QStringList{u"--sheet"_s, u"3x1"_s, u"--frames"_s, u"0,20,40"_s})) > 0.001);
}

void RenderTest::captionsGhostsAndTrailsAreDrawn_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QRect>("where"); // the area that changes, in units of 1/16 of the picture
    QTest::newRow("caption") << QStringList{u"--caption"_s} << QRect(0, 14, 8, 2);
    QTest::newRow("ghosts") << QStringList{u"--ghosts"_s} << QRect(0, 0, 16, 16);
    QTest::newRow("trails") << QStringList{u"--trails"_s, u"LeftFoot"_s, u"--trails"_s, u"Hips"_s}
                            << QRect(0, 4, 16, 12);
    QTest::newRow("no grid") << QStringList{u"--no-grid"_s} << QRect(0, 0, 16, 16);
}

void RenderTest::captionsGhostsAndTrailsAreDrawn()
{
    QFETCH(const QStringList, options);
    QFETCH(const QRect, where);
    const QStringList base{u"--frames"_s, u"45"_s, u"--size"_s, u"640x480"_s};
    const QImage plain = drawn(base);
    const QImage with = drawn(base + options);
    QVERIFY(difference(plain, with) > 0.001);
    // The rest of the picture is the same.
    QImage masked = with;
    for (int y = 0; y < 480; ++y) {
        for (int x = 0; x < 640; ++x) {
            if (where.contains(x * 16 / 640, y * 16 / 480))
                masked.setPixelColor(x, y, plain.pixelColor(x, y));
        }
    }
    QCOMPARE(difference(plain, masked), 0.0);
}

void RenderTest::missingFontsAreTolerated()
{
    const QString config = m_folder.write(u"fonts.conf"_s, "<?xml version=\"1.0\"?><fontconfig></fontconfig>");
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(u"FONTCONFIG_FILE"_s, config);
    const QString out = m_folder.path(u"fontless.png"_s);
    const CliRun run = limberCli({u"render"_s, m_walk, u"-o"_s, out, u"--caption"_s, u"--ghosts"_s}, {}, environment);
    QVERIFY2(run.status == 0 && run.err.isEmpty(), run.err.constData());
    QCOMPARE(QImage(out).size(), QSize(1280, 720));
}

void RenderTest::picturesGoToStandardOutput()
{
    const CliRun run = limberCli({u"render"_s, u"-"_s, u"-o"_s, u"-"_s, u"--size"_s, u"64x64"_s}, bytesOf(m_walk));
    QCOMPARE(run.status, 0);
    QCOMPARE(QImage::fromData(run.out, "PNG").size(), QSize(64, 64));
}

void RenderTest::largePicturesTakeBoundedMemory()
{
    const QString out = m_folder.path(u"large.png"_s);
    const CliRun enough = shell(u"ulimit -v 1200000; $cli render \"$1\" -o \"$2\" --size 4000x4000"_s, {m_walk, out});
    QVERIFY2(enough.status == 0, enough.err.constData());
    QCOMPARE(QImage(out).size(), QSize(4000, 4000));
    QFile::remove(out);
    const CliRun little = shell(u"ulimit -v 250000; $cli render \"$1\" -o \"$2\" --size 4000x4000"_s, {m_walk, out});
    QCOMPARE(little.status, 1);
    QVERIFY2(little.err.contains("not enough memory"), little.err.constData());
    QVERIFY(!QFile::exists(out));
}

void RenderTest::aCharacterShowsTheMotion()
{
    const Walker walker = makeWalker({.frames = 40});
    const QString motion = m_folder.write(u"walker.bvh"_s, QByteArray::fromStdString(writeBvh(walker.clip)));
    Clip other = walker.clip;
    scaleOffsets(other, "Leg", 1.2);
    other.skeleton.setName(0, "Pelvis");
    const QString hero = m_folder.write(u"hero.gltf"_s, bodyAsGltf(other.skeleton));
    const auto drawn = [&](const QStringList &options) {
        const QString out = m_folder.path(u"shown.png"_s);
        const CliRun run = limberCli(QStringList{u"render"_s, motion, u"-o"_s, out, u"--size"_s, u"320x240"_s,
                                                 u"--frames"_s, u"20"_s, u"--no-grid"_s} +
                                     options);
        return run.status == 0 ? QImage(out) : QImage();
    };
    // The material is magenta, bones and background are not.
    const auto bodyIn = [](const QImage &image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor c = image.pixelColor(x, y);
                count += c.red() > 3 * c.green() && c.blue() > 3 * c.green() && c.red() > 60 ? 1 : 0;
            }
        }
        return count;
    };
    QCOMPARE(bodyIn(drawn({})), 0);
    const QImage shown = drawn({u"--character"_s, hero});
    QVERIFY2(bodyIn(shown) > 1500, qPrintable(QString::number(bodyIn(shown))));
    const QImage both = drawn({u"--character"_s, hero, u"--figure"_s, u"both"_s});
    QVERIFY(bodyIn(both) > 1000 && difference(shown, both) > 0.001);
    QCOMPARE(drawn({u"--character"_s, hero, u"--show"_s, u"both"_s}), both);
    QCOMPARE(drawn({u"--mannequin"_s}), drawn({u"--figure"_s, u"body"_s}));
    // Its own skeleton needs no retarget, and joints of the file name those of the character.
    const QString own = m_folder.write(u"own.gltf"_s, bodyAsGltf(walker.clip.skeleton));
    QVERIFY(bodyIn(drawn({u"--character"_s, own})) > 1500);
    QVERIFY(difference(drawn({u"--character"_s, hero, u"--trails"_s, u"RightFoot"_s}), shown) > 0.001);
    QVERIFY(drawn({u"--character"_s, hero, u"--map"_s, m_folder.path(u"none.json"_s)}).isNull());
}

void RenderTest::whatIsNoCharacterIsReported()
{
    const auto problemOf = [&](const QString &file) {
        const QString out = m_folder.path(u"never.png"_s);
        const CliRun run = limberCli({u"render"_s, m_walk, u"-o"_s, out, u"--character"_s, file});
        return run.status == 1 && !QFile::exists(out) ? run.err : QByteArray();
    };
    const QString leg = m_folder.write(u"leg.gltf"_s, legAsGltf());
    QVERIFY2(problemOf(leg).endsWith("error: expected a mesh that hangs on joints, found none\n"),
             problemOf(leg).constData());
    QVERIFY(!problemOf(m_folder.path(u"missing.glb"_s)).isEmpty());
    QVERIFY(!problemOf(m_walk).isEmpty());
    // A dog's tail cannot follow anything of a leg by itself.
    Clip chain = makeWalker({.frames = 2}).clip;
    for (int joint = 0; joint < chain.skeleton.jointCount(); ++joint)
        chain.skeleton.setName(joint, "Q" + std::to_string(joint * 7919 % 101));
    const QString odd = m_folder.write(u"odd.gltf"_s, bodyAsGltf(chain.skeleton));
    const CliRun run = limberCli(
        {u"render"_s, m_walk, u"-o"_s, m_folder.path(u"odd.png"_s), u"--size"_s, u"64x64"_s, u"--character"_s, odd});
    QVERIFY2(run.status == 0 || run.err.contains("none of its joints follows the motion"), run.err.constData());
}

void RenderTest::wrongUsageGivesStatus64_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char *name, const char *words, const char *problem) {
        QTest::newRow(name) << QString::fromLatin1(words).split(u' ') << QByteArray(problem);
    };
    row("no OUT", "w", "expected -o OUT");
    row("no FILE", "-o x.png", "expected FILE");
    row("unknown ending", "w -o x.jpg", "ends in .png, .mp4, .webm or .gif");
    row("absurd size", "w -o x.png --size 99999x99999", "from 16 to 4000");
    row("no size", "w -o x.png --size 0x40", "from 16 to 4000");
    row("negative size", "w -o x.png --size=-40x40", "from 16 to 4000");
    row("half a size", "w -o x.png --size 640", "with an x between");
    row("absurd sheet", "w -o x.png --size 4000x4000 --sheet 50x50", "at most 8000 a side");
    row("endless sheet", "w -o x.png --sheet 999999999x999999999", "from 1 to 100");
    row("sheet of a video", "w -o x.mp4 --sheet 2x2", "is a video");
    row("unknown camera", "w -o x.png --camera below", "front, side, three-quarter or follow");
    row("unknown figure", "w -o x.png --figure flesh", "bones, body or both");
    row("unknown theme", "w -o x.png --theme pink", "dark, light or clear");
    row("clear mp4", "w -o x.mp4 --theme clear", "no transparent background");
    row("rate of a picture", "w -o x.png --rate 10", "is a picture");
    row("no rate", "w -o x.mp4 --rate nan", "from 0.01 to 1000");
    row("frames", "w -o x.png --frames 5-", "expected frames such as");
    row("five trails", "w -o x.png --trails a --trails b --trails c --trails d --trails e", "at most four");
    row("a map without a character", "w -o x.png --map m.json", "--map is for --character");
    row("guesses without a character", "w -o x.png --guess", "--guess is for --character");
    row("bones of a character", "w -o x.png --character c.glb --figure bones", "expected body or both for --figure");
    row("two bodies", "w -o x.png --character c.glb --mannequin", "expected --character or --mannequin");
    row("nothing to show", "w -o x.png --show body", "--show is for --character");
    row("bones to show", "w -o x.png --mannequin --show bones", "expected body or both for --show");
    row("large thumbnail", "THUMB w x.png 1025", "from 16 to 1024");
    row("small thumbnail", "THUMB w x.png 15", "from 16 to 1024");
}

void RenderTest::wrongUsageGivesStatus64()
{
    QFETCH(QStringList, words);
    QFETCH(const QByteArray, problem);
    const bool isThumbnail = words.front() == u"THUMB";
    words[0] = isThumbnail ? u"thumbnail"_s : words[0];
    const CliRun run = limberCli(isThumbnail ? words : QStringList{u"render"_s} + words);
    QCOMPARE(run.status, 64);
    QVERIFY2(run.err.contains(problem) && run.err.count('\n') == 1, run.err.constData());
}

void RenderTest::missingFramesAndJointsAreReported()
{
    const QString out = m_folder.path(u"never.png"_s);
    const CliRun frame = limberCli({u"render"_s, m_walk, u"-o"_s, out, u"--frames"_s, u"90"_s});
    QCOMPARE(frame.status, 1);
    QVERIFY2(frame.err.contains("walk.bvh: error: the file has no frame 90: its frames are 0 to 89"),
             frame.err.constData());
    const CliRun joint = limberCli({u"render"_s, m_walk, u"-o"_s, out, u"--trails"_s, u"Tail"_s});
    QCOMPARE(joint.status, 1);
    QVERIFY2(joint.err.contains("'Tail'"), joint.err.constData());
    const QString still =
        m_folder.write(u"still.bvh"_s, smallBvh().left(smallBvh().indexOf("Frames:")) + "Frames: 0\nFrame Time: 0.1\n");
    QCOMPARE(limberCli({u"render"_s, still, u"-o"_s, m_folder.path(u"still.png"_s)}).status, 0); // draws the rest pose
    const CliRun video = limberCli({u"render"_s, still, u"-o"_s, m_folder.path(u"never.mp4"_s)});
    QCOMPARE(video.status, 1);
    QVERIFY2(video.err.contains("the file has no frames"), video.err.constData());
    QVERIFY(!QFile::exists(out));
}

void RenderTest::outputThatCannotBeWrittenIsReported()
{
    for (const QString &name : {u"x.png"_s, u"x.mp4"_s, u"x.gif"_s}) {
        if (!name.endsWith(u".png"_s) && !hasFfmpeg())
            continue;
        const CliRun run = limberCli({u"render"_s, m_walk, u"-o"_s, m_folder.path(u"no/such/"_s + name)});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("was not saved: no file can be created in its folder"), run.err.constData());
    }
    const CliRun full = shell(u"$cli render \"$1\" -o - > /dev/full"_s, {m_walk});
    QCOMPARE(full.status, 1);
    QVERIFY2(full.err.contains("standard output: error: cannot be written"), full.err.constData());
}

void RenderTest::videosHaveEveryFrame_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("frameTime");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArrayList>("wanted");
    using Wanted = QByteArrayList;
    QTest::newRow("mp4") << u"v.mp4"_s << 1.0 / 60.0 << QStringList{u"--size"_s, u"161x91"_s}
                         << Wanted{"width=162", "height=92", "r_frame_rate=60/1", "nb_read_frames=90", "duration=1.5"};
    QTest::newRow("NTSC") << u"n.mp4"_s << 0.0333667 << QStringList{u"--size"_s, u"160x90"_s}
                          << Wanted{"r_frame_rate=30000/1001", "nb_read_frames=90", "duration=3.003"};
    QTest::newRow("seven frames") << u"v.mp4"_s << 0.04
                                  << QStringList{u"--size"_s, u"160x90"_s, u"--frames"_s, u"3-9"_s}
                                  << Wanted{"nb_read_frames=7", "r_frame_rate=25/1", "duration=0.28"};
    QTest::newRow("webm") << u"v.webm"_s << 1.0 / 30.0 << QStringList{u"--size"_s, u"160x90"_s}
                          << Wanted{"width=160", "height=90", "r_frame_rate=30/1", "nb_read_frames=90", "duration=3.0"};
    QTest::newRow("gif") << u"v.gif"_s << 1.0 / 25.0 << QStringList{u"--size"_s, u"161x91"_s}
                         << Wanted{"width=161", "height=91", "nb_read_frames=90", "duration=3.6"};
    // Browsers play a GIF with more than 50 frames a second at 10.
    QTest::newRow("quick gif") << u"v.gif"_s << 1.0 / 120.0 << QStringList{u"--size"_s, u"160x90"_s}
                               << Wanted{"nb_read_frames=30", "duration=0.7"};
    QTest::newRow("a capital ending") << u"V.MP4"_s << 1.0 / 30.0 << QStringList{u"--size"_s, u"160x90"_s}
                                      << Wanted{"nb_read_frames=90"};
}

void RenderTest::videosHaveEveryFrame()
{
    QFETCH(const QString, name);
    QFETCH(const double, frameTime);
    QFETCH(const QStringList, options);
    QFETCH(const QByteArrayList, wanted);
    if (!hasFfmpeg())
        QSKIP("ffmpeg, which makes videos, is not installed");
    Clip clip = makeWalker({.frames = 90}).clip;
    clip.motion.setFrameTimeSeconds(frameTime);
    const QString file = m_folder.write(u"timed.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    const QString out = m_folder.path(name);
    const CliRun run = limberCli(QStringList{u"render"_s, file, u"-o"_s, out} + options, {}, withoutDisplay());
    QVERIFY2(run.status == 0 && run.err.isEmpty(), run.err.constData());
    const QByteArray found = probed(out);
    for (const QByteArray &each : wanted)
        QVERIFY2(found.contains(each), found.constData());
}

void RenderTest::anotherRateKeepsTheDuration()
{
    if (!hasFfmpeg())
        QSKIP("ffmpeg, which makes videos, is not installed");
    const QString out = m_folder.path(u"rate.mp4"_s);
    QCOMPARE(limberCli({u"render"_s, m_walk, u"-o"_s, out, u"--rate"_s, u"24"_s, u"--size"_s, u"160x90"_s}).status, 0);
    const QByteArray found = probed(out);
    QVERIFY2(found.contains("nb_read_frames=36") && found.contains("duration=1.5"), found.constData());
}

void RenderTest::videosMayHaveAnyName()
{
    if (!hasFfmpeg())
        QSKIP("ffmpeg, which makes videos, is not installed");
    const ByteFolder folder;
    const QByteArrayList names{"a %04d b.mp4", "-y.mp4",   "pipe:1.gif",     "\xE9t\xE9.mp4",
                               "a\nb'\".webm", "%s%n.gif", "concat:a|b.mp4", "$(touch hacked).mp4"};
    // QProcess cannot pass such bytes, so the shell makes them.
    const auto escaped = [](const QByteArray &bytes) {
        QString text;
        for (const char byte : bytes)
            text += u"\\0"_s + QString::number(uchar(byte), 8).rightJustified(3, u'0');
        return text;
    };
    const QString script = u"cd \"$(printf '%b' \"$1\")\" && exec \"$cli\" render \"$2\" \"-o=$(printf '%b' \"$3\")\" "
                           "--size 64x64 --frames 0-4 --quiet"_s;
    for (const QByteArray &name : names) {
        const QByteArray path = folder.path(name);
        const CliRun run = shell(script, {escaped(path.left(path.lastIndexOf('/'))), m_walk, escaped(name)});
        QVERIFY2(run.status == 0, QByteArray(name + run.err).constData());
        QVERIFY2(bytesAt(path).size() > 500, name.constData());
    }
    QCOMPARE(folder.names().size(), names.size()); // no other file is written
}

void RenderTest::videosCanBeWrittenToPipes()
{
    if (!hasFfmpeg())
        QSKIP("ffmpeg, which makes videos, is not installed");
    const QString pipe = m_folder.path(u"pipe.gif"_s);
    const CliRun run =
        shell(u"mkfifo \"$2\"; cat \"$2\" > \"$3\" & $cli render \"$1\" -o \"$2\" --size 64x64 --frames 0-4; "
              "status=$?; wait; exit $status"_s,
              {m_walk, pipe, m_folder.path(u"piped"_s)});
    QVERIFY2(run.status == 0, run.err.constData());
    QVERIFY(bytesOf(m_folder.path(u"piped"_s)).startsWith("GIF89a"));
}

void RenderTest::withoutFfmpegTheCommandsArePrinted()
{
    const FileFolder folder;
    const QString in = folder.path(u"my walk.bvh"_s);
    QVERIFY(QFile::copy(m_walk, in));
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(u"PATH"_s, u"/nowhere"_s);
    const QString out = folder.path(u"50% it's.mp4"_s);
    const CliRun run =
        limberCli({u"render"_s, in, u"-o"_s, out, u"--size"_s, u"64x64"_s, u"--theme"_s, u"light"_s}, {}, environment);
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("error: ffmpeg, which makes videos, is not installed"), run.err.constData());
    QCOMPARE(folder.names(), QStringList{u"my walk.bvh"_s});
    if (!hasFfmpeg())
        return;
    // The two printed commands work and give the video.
    QString script;
    for (const QByteArray &line : run.err.split('\n')) {
        const qsizetype at = std::max(line.indexOf(": limber-cli "), line.indexOf(": ffmpeg "));
        if (at > 0 && !line.contains("error:"))
            script += QString::fromUtf8(line.mid(at + 2))
                          .replace(u"limber-cli "_s, u"\"$cli\" "_s)
                          .replace(u"ffmpeg "_s, u"ffmpeg -nostdin -loglevel error "_s) +
                      u'\n';
    }
    const CliRun both = shell(script);
    QVERIFY2(both.status == 0 && both.err.isEmpty(), both.err.constData());
    const QByteArray found = probed(out);
    QVERIFY2(found.contains("nb_read_frames=90") && found.contains("duration=1.5"), found.constData());
}

void RenderTest::ffmpegGetsNoNamesOfFiles()
{
    const QString list = m_folder.path(u"arguments"_s);
    const QProcessEnvironment environment =
        withFfmpeg("printf '%s\\n' \"$@\" > '" + list.toUtf8() + "'\ncat > /dev/null\n");
    QCOMPARE(limberCli({u"render"_s, m_walk, u"-o"_s, m_folder.path(u"secret.mp4"_s), u"--frames"_s, u"0-3"_s}, {},
                       environment)
                 .status,
             0);
    const QByteArray words = bytesOf(list);
    QVERIFY2(words.contains("file:/dev/fd/") && words.contains("pipe:0"), words.constData());
    QVERIFY(!words.contains("secret") && !words.contains("walk"));
}

void RenderTest::aFailingFfmpegLeavesNoFile_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("refuses") << QByteArray("echo Unknown encoder >&2; exit 3\n")
                             << QByteArray("stopped: Unknown encoder");
    QTest::newRow("stops on the way") << QByteArray("head -c 100000 > /dev/null; echo 'No space' >&2; exit 1\n")
                                      << QByteArray("stopped: No space");
    QTest::newRow("fails at the end") << QByteArray("cat > /dev/null; echo late >&2; exit 1\n")
                                      << QByteArray("stopped: late");
    QTest::newRow("is killed") << QByteArray("head -c 3000000 > /dev/null; kill -9 $$\n")
                               << QByteArray("ended from outside");
}

void RenderTest::aFailingFfmpegLeavesNoFile()
{
    QFETCH(const QByteArray, script);
    QFETCH(const QByteArray, said);
    const QProcessEnvironment environment = withFfmpeg(script);
    for (const QString &name : {u"v.mp4"_s, u"v.gif"_s}) {
        const FileFolder folder;
        const QString old = folder.write(name, "what was there");
        const CliRun run = limberCli({u"render"_s, m_walk, u"-o"_s, old}, {}, environment);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains(said) && run.err.count('\n') == 1, run.err.constData());
        QCOMPARE(folder.names(), QStringList{name});
        QCOMPARE(bytesOf(old), QByteArray("what was there"));
    }
}

void RenderTest::aKillLeavesNoFile()
{
    if (!hasFfmpeg())
        QSKIP("ffmpeg, which makes videos, is not installed");
    for (const int signal : {SIGKILL, SIGTERM, SIGINT}) {
        const FileFolder folder;
        QProcess process;
        process.setProcessEnvironment(withoutDisplay());
        process.start(QStringLiteral(LIMBER_CLI),
                      {u"render"_s, m_walk, u"-o"_s, folder.path(u"v.webm"_s), u"--size"_s, u"1920x1080"_s});
        QVERIFY(process.waitForStarted(testPatience));
        QTest::qWait(700); // the file has no name before its end, so that nobody can see it being written
        QCOMPARE(process.state(), QProcess::Running);
        ::kill(pid_t(process.processId()), signal);
        QVERIFY(process.waitForFinished(testPatience));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QTRY_COMPARE(folder.names(), QStringList());
    }
}

void RenderTest::thumbnailsAreSmallAndQuick()
{
    const QString out = m_folder.path(u"thumb"_s); // file managers choose the name
    const CliRun run = limberCli({u"thumbnail"_s, m_walk, out, u"128"_s}, {}, withoutDisplay());
    QVERIFY2(run.status == 0 && run.err.isEmpty(), run.err.constData());
    QCOMPARE(QImage(out).size(), QSize(128, 128));
    for (const int side : {16, 1024}) {
        const QString other = m_folder.path(u"other thumb"_s);
        QCOMPARE(limberCli({u"thumbnail"_s, m_walk, other, QString::number(side)}, {}, withoutDisplay()).status, 0);
        QCOMPARE(QImage(other).size(), QSize(side, side));
    }
    // The beginning of a large file is enough, whatever follows.
    const QString large = m_folder.path(u"large.bvh"_s);
    QFile file(large);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const std::string text = writeBvh(makeWalker({.frames = 2000}).clip);
    const QByteArray whole = QByteArray::fromStdString(text);
    const qsizetype values = whole.indexOf('\n', whole.indexOf("Frame Time")) + 1;
    file.write(whole.left(values).replace("Frames: 2000", "Frames: 400000"));
    for (int i = 0; i < 200; ++i)
        file.write(whole.mid(values));
    file.write("this is no number\n");
    file.close();
    QVERIFY(QFile(large).size() > 100'000'000);
    const QString second = m_folder.path(u"second.png"_s);
    const CliRun quick = limberCli({u"thumbnail"_s, large, second, u"128"_s}, {}, withoutDisplay());
    QVERIFY2(quick.status == 0, quick.err.constData());
    QVERIFY(difference(QImage(out), QImage(second)) < 0.05);
    QFile::remove(large);
}

void RenderTest::thumbnailsOfBadFilesAreRefused()
{
    const QString out = m_folder.path(u"never"_s);
    for (const QByteArray &bytes : {QByteArray(), QByteArray("PNG"), bytesOf(m_walk).left(300),
                                    bytesOf(m_walk).replace("Frame Time:", "Frame Tame:")}) {
        const QString bad = m_folder.write(u"bad.bvh"_s, bytes);
        const CliRun run = limberCli({u"thumbnail"_s, bad, out, u"64"_s}, {}, withoutDisplay());
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("error: "), run.err.constData());
        QVERIFY(!QFile::exists(out));
    }
}

QTEST_GUILESS_MAIN(RenderTest)

} // namespace tst_render

#include "tst_render.moc"
