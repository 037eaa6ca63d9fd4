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

// Small pictures (BGRA) of some frames; the colours of a GIF are chosen from them.
struct VideoSamples
{
    int width = 0;
    int height = 0;
    std::vector<QByteArray> pictures;
};

// Makes a video from one raw picture after the other with ffmpeg, in a file without a name: however it ends, nothing is
// left of an incomplete video.
class VideoEncoder
{
public:
    // The file is on the disk of this folder. `samples` are needed for a GIF only. While the encoder waits for ffmpeg,
    // it calls `goesOn` to learn whether to go on.
    VideoEncoder(const VideoSettings &settings, const QString &folder, const VideoSamples &samples,
                 std::function<bool()> goesOn);

    // Returns the path of ffmpeg as PATH has it; empty if it is not found.
    [[nodiscard]] static QString program();

    // Takes whole pictures of 4 bytes per pixel; returns false if the encoder has stopped.
    [[nodiscard]] bool write(std::string_view picture);
    [[nodiscard]] bool finish();
    // Passes the bytes of the finished video to the sink.
    [[nodiscard]] bool read(const std::function<bool(std::string_view)> &sink) const;
    // Why one of these functions returned false, as a clause: "ffmpeg stopped: …".
    [[nodiscard]] const Message &problem() const { return m_problem; }

private:
    [[nodiscard]] bool makePalette(const VideoSamples &samples);

    VideoSettings m_settings;
    std::function<bool()> m_goesOn;
    FileDescriptor m_palette;
    FileDescriptor m_file;
    std::optional<PipedProgram> m_program; // no value if it could not be started
    Message m_problem;
};

} // namespace limber
