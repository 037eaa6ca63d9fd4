#include "videofile.h"

#include "files/piecefile.h"
#include "files/streamfile.h"
#include "messages/filemessages.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "pictures/picturefiles.h"
#include "storage/paths/filename.h"
#include "videohint.h"

#include <QDir>
#include <QFileInfo>

namespace limber::cli {

namespace {

VideoSettings settingsFor(const PictureSeries &series, const FrameRate &rate, const RenderOrder &order)
{
    VideoSettings settings;
    settings.format = *order.video;
    settings.width = series.look.size.width();
    settings.height = series.look.size.height();
    settings.rate = rate;
    settings.isClear = series.look.isClear;
    return settings;
}

} // namespace

bool writeVideo(const PictureSeries &series, const FrameRate &rate, const RenderOrder &order, const CommandLine &line)
{
    const VideoSettings settings = settingsFor(series, rate, order);
    if (VideoEncoder::program().isEmpty()) {
        reportVideoHint(order, settings, frameRateOf(series.motion->clip().motion.playingFrameTimeSeconds()), line);
        return false;
    }
    // A pipe or device gets the video when it is finished, so until then the video is in the folder for temporary
    // files.
    const QString folder = takesStream(order.out) ? QDir::tempPath() : QFileInfo(nameOfBytes(order.out)).path();
    std::unique_ptr<VideoEncoder> video;
    {
        ProgressLine progress("drawing " + printable(order.file), line.isQuiet());
        Message problem;
        video = encodeVideo(series, settings, folder, progress.callback(), problem);
        if (!video) {
            reportError(order.out, messages::notSaved(problem).text());
            return false;
        }
    }
    return savePiecesTo(order.out, [&video](const PieceSink &sink) { return video->read(sink); });
}

} // namespace limber::cli
