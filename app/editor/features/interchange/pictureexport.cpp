#include "features/interchange/pictureexport.h"

#include "messages/filemessages.h"
#include "pictures/drawinorder.h"
#include "pictures/picturefiles.h"
#include "storage/paths/filelook.h"

#include <QFileInfo>

#include <algorithm>
#include <numeric>

namespace limber {

namespace {

constexpr double partOfMerging = 0.1; // of the time, roughly

SaveResult failed(const Message &why)
{
    return {false, false, messages::notSaved(why)};
}

SaveResult savePng(const QImage &picture, const QString &path, const SaveMethod &method)
{
    const QByteArray bytes = pngOf(picture);
    if (bytes.isEmpty())
        return failed(messages::noMemory());
    return savePieces(
        [&bytes](const PieceSink &sink) {
            return sink({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        },
        path, method);
}

// Removes the files that are added to it, unless they are kept in the end.
class NewFiles
{
public:
    NewFiles() = default;
    NewFiles(const NewFiles &) = delete;
    NewFiles &operator=(const NewFiles &) = delete;
    ~NewFiles()
    {
        for (const QString &path : m_paths)
            removeFile(path);
    }

    void add(const QString &path) { m_paths << path; }
    void keep() { m_paths.clear(); }

private:
    QStringList m_paths;
};

SaveResult saveSequence(const PictureSeries &series, const QString &path, const SaveMethod &method,
                        const Progress &progress)
{
    NewFiles files;
    SaveResult result{true, false, {}};
    const bool isWhole = drawInOrder(series, [&](std::size_t index, const QImage &picture) {
        if (!progress(static_cast<double>(index) / static_cast<double>(series.frames.size())))
            result = {false, true, {}};
        if (result.cancelled)
            return false;
        const QString name = series.frames.size() == 1 ? path : numberedName(path, static_cast<int>(index) + 1);
        const bool isNew = !isThere(name);
        result = savePng(picture, name, method);
        if (result.saved && isNew)
            files.add(name);
        return result.saved;
    });
    if (isWhole)
        files.keep();
    return result;
}

SaveResult saveSheet(const PictureSeries &series, const PictureChoices &choices, const QString &path,
                     const SaveMethod &method, const Progress &progress)
{
    bool isStopped = false;
    const QImage sheet = drawSheet(series, choices.columns, choices.rows, [&](double part) {
        isStopped = isStopped || !progress(part);
        return !isStopped;
    });
    return isStopped ? SaveResult{false, true, {}} : savePng(sheet, path, method);
}

SaveResult saveVideo(const PictureSeries &series, const VideoSettings &settings, const QString &path,
                     const SaveMethod &method, const Progress &progress)
{
    constexpr double partOfDrawing = 0.98;
    Message problem;
    const auto video =
        encodeVideo(series, settings, QFileInfo(path).path(), progress.part(0.0, partOfDrawing), problem);
    if (!video)
        return problem.isEmpty() ? SaveResult{false, true, {}} : failed(problem);
    return savePieces([&video](const PieceSink &sink) { return video->read(sink); }, path, method);
}

std::vector<int> framesOf(const PictureChoices &choices)
{
    std::vector<int> frames(static_cast<std::size_t>(std::max(0, choices.lastFrame - choices.firstFrame) + 1));
    std::iota(frames.begin(), frames.end(), choices.firstFrame);
    return frames;
}

PictureLook lookOf(const PictureView &view, const Drawing &drawing, const PictureChoices &wanted)
{
    PictureLook look = view.look;
    look.size = drawing.kind == Drawing::Kind::Sheet ? QSize(wanted.cellWidth, wanted.cellHeight)
                                                     : QSize(wanted.width, wanted.height);
    if (drawing.kind == Drawing::Kind::Video && needsEvenSize(drawing.video))
        look.size = {(wanted.width + 1) / 2 * 2, (wanted.height + 1) / 2 * 2};
    look.isClear = wanted.background == PictureBackground::Clear;
    if (wanted.background == PictureBackground::Dark)
        look.colours = Colours::darkTheme();
    else if (wanted.background != PictureBackground::AsInView)
        look.colours = Colours::lightTheme();
    look.ghosts = wanted.hasGhosts;
    look.hasCaption = wanted.hasCaption;
    if (!wanted.hasTrails)
        look.trails.clear();
    return look;
}

} // namespace

int PictureExport::frameCount() const
{
    return static_cast<int>(framesOf(motion.choices().pictures).size());
}

bool PictureExport::isSequence() const
{
    return motion.target().drawing->kind == Drawing::Kind::Sequence && frameCount() > 1;
}

SaveResult PictureExport::write(const Progress &progress) const
{
    const PictureChoices &choices = motion.choices().pictures;
    const Drawing &drawing = *motion.target().drawing;
    std::optional<Clip> clip = motion.mergedClip(progress.part(0.0, partOfMerging));
    if (!clip)
        return {false, true, {}};
    const bool hasBody = view.look.style != FigureStyle::Bones;
    const auto pictured =
        hasBody && view.character
            ? std::make_shared<const PicturedMotion>(*std::move(clip), motion.rules(), motion.upAxis(), view.character)
            : std::make_shared<const PicturedMotion>(*std::move(clip), motion.rules(), motion.upAxis(), hasBody);
    const double frameTime = pictured->clip().motion.playingFrameTimeSeconds();
    VideoTiming timing = timingOf(framesOf(choices), frameTime);
    if (drawing.kind == Drawing::Kind::Video)
        timing = withAtMost(mostFramesPerSecond(drawing.video), timing);
    if (drawing.kind == Drawing::Kind::Sheet)
        timing.frames = spreadEvenly(timing.frames, static_cast<std::size_t>(choices.columns * choices.rows));
    const PictureLook look = lookOf(view, drawing, choices);
    const PictureCamera camera(view.camera, QSizeF(look.size) / pixelRatioOf(look.size), view.carrier);
    const PictureSeries series{pictured, look, camera, timing.frames, pictured->trailScale(timing.frames, look.trails)};
    const Progress rest = progress.part(partOfMerging, 1.0);
    if (drawing.kind == Drawing::Kind::Sequence)
        return saveSequence(series, path, method, rest);
    if (drawing.kind == Drawing::Kind::Sheet)
        return saveSheet(series, choices, path, method, rest);
    const VideoSettings settings{.format = drawing.video,
                                 .width = look.size.width(),
                                 .height = look.size.height(),
                                 .rate = timing.rate,
                                 .isClear = look.isClear};
    return saveVideo(series, settings, path, method, rest);
}

} // namespace limber
