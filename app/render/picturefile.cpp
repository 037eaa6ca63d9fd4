#include "picturefile.h"

#include "files/piecefile.h"
#include "messages/filemessages.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "pictures/drawinorder.h"
#include "pictures/picturefiles.h"
#include "storage/paths/filename.h"

namespace limber::cli {

bool writePng(const QImage &picture, const std::string &file)
{
    const QByteArray bytes = pngOf(picture);
    if (bytes.isEmpty()) {
        reportError(file, messages::notSaved(messages::noMemory()).text());
        return false;
    }
    return savePiecesTo(file, [&bytes](const PieceSink &sink) {
        return sink({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    });
}

bool writePictures(const PictureSeries &series, const RenderOrder &order, const CommandLine &line)
{
    ProgressLine progress("drawing " + printable(order.file), line.isQuiet());
    const Progress report = progress.callback();
    const QString out = nameOfBytes(order.out);
    return drawInOrder(series, [&](std::size_t index, const QImage &picture) {
        report(static_cast<double>(index) / static_cast<double>(series.frames.size()));
        const QString path = series.frames.size() == 1 ? out : numberedName(out, static_cast<int>(index) + 1);
        return writePng(picture, bytesOfName(path).toStdString());
    });
}

bool writeSheet(const PictureSeries &series, const RenderOrder &order, const CommandLine &line)
{
    ProgressLine progress("drawing " + printable(order.file), line.isQuiet());
    const QImage sheet = drawSheet(series, order.sheet.width(), order.sheet.height(), progress.callback());
    return writePng(sheet, order.out);
}

} // namespace limber::cli
