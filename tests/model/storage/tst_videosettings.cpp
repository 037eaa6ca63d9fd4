#include "storage/video/videosettings.h"

#include <QTest>

namespace tst_videosettings {

using namespace limber;
using namespace Qt::StringLiterals;

// What ffmpeg is told about a video.
class VideoSettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void formatsAreKnownByTheirEndings();
    void formatsHaveTheirLimits();
    void sizeAndRateAreThoseOfThePictures();
    void eachFormatHasItsCodec();
    void aClearBackgroundNeedsItsPixels();
    void aPaletteIsMadeOfThePictures();
    void picturesAreNamedWithTheirRate();

private:
    // Returns what follows an option.
    [[nodiscard]] static QString valueOf(const QStringList &arguments, const QString &option)
    {
        const qsizetype at = arguments.indexOf(option);
        return at >= 0 ? arguments.value(at + 1) : u"missing"_s;
    }
};

void VideoSettingsTest::formatsAreKnownByTheirEndings()
{
    QCOMPARE(videoFormatOf(u"a.mp4"_s), VideoFormat::Mp4);
    QCOMPARE(videoFormatOf(u"/b/a.WebM"_s), VideoFormat::WebM);
    QCOMPARE(videoFormatOf(u"a.b.GIF"_s), VideoFormat::Gif);
    QVERIFY(!videoFormatOf(u"mp4"_s) && !videoFormatOf(u"a.mp4x"_s) && !videoFormatOf({}));
}

void VideoSettingsTest::formatsHaveTheirLimits()
{
    QVERIFY(!canBeClear(VideoFormat::Mp4) && canBeClear(VideoFormat::WebM) && canBeClear(VideoFormat::Gif));
    QVERIFY(needsEvenSize(VideoFormat::Mp4) && needsEvenSize(VideoFormat::WebM) && !needsEvenSize(VideoFormat::Gif));
    QCOMPARE(mostFramesPerSecond(VideoFormat::Gif), 50);
    QCOMPARE(mostFramesPerSecond(VideoFormat::Mp4), 1000);
    QCOMPARE(mostFramesPerSecond(VideoFormat::WebM), 1000);
}

void VideoSettingsTest::sizeAndRateAreThoseOfThePictures()
{
    const VideoSettings settings{VideoFormat::Mp4, 640, 360, {30000, 1001}, false};
    const QStringList arguments = encoderArguments(settings, {}, u"-odd.mp4"_s);
    QCOMPARE(valueOf(arguments, u"-video_size"_s), u"640x360"_s);
    QCOMPARE(valueOf(arguments, u"-framerate"_s), u"30000/1001"_s);
    QCOMPARE(valueOf(arguments, u"-loglevel"_s), u"error"_s);
    QCOMPARE(arguments.last(), u"file:-odd.mp4"_s);
}

void VideoSettingsTest::eachFormatHasItsCodec()
{
    const auto arguments = [](VideoFormat format) {
        return encoderArguments({format, 640, 360, {30, 1}, false}, u"colours"_s, u"out"_s);
    };
    const QStringList mp4 = arguments(VideoFormat::Mp4);
    QCOMPARE(valueOf(mp4, u"-c:v"_s), u"libx264"_s);
    QVERIFY(mp4.contains(u"-an"_s) && mp4.contains(u"mp4"_s) && !mp4.contains(u"-lavfi"_s));
    const QStringList webm = arguments(VideoFormat::WebM);
    QCOMPARE(valueOf(webm, u"-c:v"_s), u"libvpx-vp9"_s);
    QVERIFY(webm.contains(u"webm"_s) && !webm.contains(u"+faststart"_s));
    const QStringList gif = arguments(VideoFormat::Gif);
    QVERIFY(gif.contains(u"file:colours"_s) && gif.contains(u"-lavfi"_s) && !gif.contains(u"-c:v"_s));
    QCOMPARE(valueOf(gif, u"-loop"_s), u"0"_s);
}

void VideoSettingsTest::aClearBackgroundNeedsItsPixels()
{
    for (const bool isClear : {true, false}) {
        const QStringList arguments = encoderArguments({VideoFormat::WebM, 640, 360, {30, 1}, isClear}, {}, u"out"_s);
        QVERIFY(valueOf(arguments, u"-vf"_s).endsWith(isClear ? u"=yuva420p"_s : u"=yuv420p"_s));
    }
}

void VideoSettingsTest::aPaletteIsMadeOfThePictures()
{
    const QStringList clear = paletteArguments(320, 200, true, u"colours"_s);
    QCOMPARE(valueOf(clear, u"-video_size"_s), u"320x200"_s);
    QVERIFY(valueOf(clear, u"-vf"_s).endsWith(u"reserve_transparent=1"_s));
    QCOMPARE(clear.last(), u"file:colours"_s);
    QVERIFY(valueOf(paletteArguments(320, 200, false, {}), u"-vf"_s).endsWith(u"reserve_transparent=0"_s));
}

void VideoSettingsTest::picturesAreNamedWithTheirRate()
{
    const FrameRate rate{30, 1};
    VideoSettings settings{VideoFormat::Mp4, 640, 360, rate, false};
    QStringList arguments = argumentsForPictures(settings, rate, u"p%04d.png"_s, u"out.mp4"_s);
    QCOMPARE(valueOf(arguments, u"-framerate"_s), u"30/1"_s);
    QCOMPARE(valueOf(arguments, u"-i"_s), u"p%04d.png"_s);
    QVERIFY(!arguments.contains(u"-r"_s) && arguments.contains(u"libx264"_s));
    QCOMPARE(arguments.last(), u"out.mp4"_s);
    settings = {VideoFormat::Gif, 640, 360, {15, 1}, false};
    arguments = argumentsForPictures(settings, rate, u"p%04d.png"_s, u"out.gif"_s);
    QCOMPARE(valueOf(arguments, u"-r"_s), u"15/1"_s);
    QVERIFY(arguments.contains(u"-lavfi"_s) && !arguments.contains(u"-c:v"_s));
}

QTEST_APPLESS_MAIN(VideoSettingsTest)

} // namespace tst_videosettings

#include "tst_videosettings.moc"
