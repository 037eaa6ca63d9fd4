#pragma once

#include "base/message.h"
#include "storage/video/namelessfile.h"
#include "storage/video/pipedprogram.h"
#include "storage/video/videosettings.h"

#include <QByteArray>

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// Small pictures (BGRA) of some frames, from which the colours of a GIF are chosen.
struct VideoSamples
{
    int width = 0;
    int height = 0;
    std::vector<QByteArray> pictures;
};

// Makes a video from one raw picture after the other by ffmpeg, into a file without a name: whatever ends it, nothing
// is left of a video that is not whole.
class VideoEncoder
{
public:
    // The file lies on the disk of this folder. `samples` are needed for a GIF only. While ffmpeg is waited for,
    // `goesOn` is asked whether to go on.
    VideoEncoder(const VideoSettings &settings, const QString &folder, const VideoSamples &samples,
                 std::function<bool()> goesOn);

    // ffmpeg, where it is found by PATH; empty where it is not.
    [[nodiscard]] static QString program();

    // Whole pictures of 4 bytes a pixel; false if it has come to an end.
    [[nodiscard]] bool write(std::string_view picture);
    [[nodiscard]] bool finish();
    // Passes on the bytes of the finished video.
    [[nodiscard]] bool read(const std::function<bool(std::string_view)> &sink) const;
    // Why one of these answered false, as a clause: "ffmpeg stopped: …".
    [[nodiscard]] const Message &problem() const { return m_problem; }

private:
    [[nodiscard]] bool makePalette(const VideoSamples &samples);

    VideoSettings m_settings;
    std::function<bool()> m_goesOn;
    FileDescriptor m_palette;
    FileDescriptor m_file;
    std::optional<PipedProgram> m_program; // nothing where it could not be started
    Message m_problem;
};

} // namespace limber
