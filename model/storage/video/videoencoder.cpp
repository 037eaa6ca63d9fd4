#include "storage/video/videoencoder.h"

#include "messages/filemessages.h"
#include "messages/videomessages.h"

#include <QStandardPaths>

#include <cerrno>
#include <string>

#include <unistd.h>

namespace limber {

VideoEncoder::VideoEncoder(const VideoSettings &settings, const QString &folder, const VideoSamples &samples,
                           std::function<bool()> goesOn)
    : m_settings(settings), m_goesOn(std::move(goesOn)), m_file(namelessFile(folder))
{
    const QString ffmpeg = program();
    if (!m_file.isOpen())
        m_problem = messages::noFileInFolder(reasonFor(errno));
    else if (ffmpeg.isEmpty())
        m_problem = messages::noVideoProgram();
    else if (settings.format == VideoFormat::Gif)
        m_palette = namelessFile(folder);
    if (!m_problem.isEmpty() || (settings.format == VideoFormat::Gif && !makePalette(samples)))
        return;
    std::vector<int> files{m_file.get()};
    if (m_palette.isOpen())
        files.push_back(m_palette.get());
    m_program.emplace(ffmpeg, encoderArguments(m_settings, nameForChild(m_palette), nameForChild(m_file)),
                      std::move(files), m_goesOn);
}

QString VideoEncoder::program()
{
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

bool VideoEncoder::makePalette(const VideoSamples &samples)
{
    if (!m_palette.isOpen()) {
        m_problem = messages::noFileInFolder(reasonFor(errno));
        return false;
    }
    PipedProgram maker(program(),
                       paletteArguments(samples.width, samples.height, m_settings.isClear, nameForChild(m_palette)),
                       {m_palette.get()}, m_goesOn);
    bool isMade = true;
    for (const QByteArray &picture : samples.pictures)
        isMade = isMade && maker.write({picture.constData(), static_cast<std::size_t>(picture.size())});
    isMade = isMade && maker.finish();
    if (!isMade)
        m_problem = maker.problem();
    return isMade;
}

bool VideoEncoder::write(std::string_view picture)
{
    if (!m_program)
        return false;
    const bool isTaken = m_program->write(picture);
    if (!isTaken)
        m_problem = m_program->problem();
    return isTaken;
}

bool VideoEncoder::finish()
{
    if (!m_program)
        return false;
    const bool isWhole = m_program->finish();
    if (!isWhole)
        m_problem = m_program->problem();
    m_program.reset();
    m_goesOn = {}; // it may refer to objects that will soon be gone
    return isWhole;
}

bool VideoEncoder::read(const std::function<bool(std::string_view)> &sink) const
{
    constexpr std::size_t blockSize = std::size_t{1} << 20;
    std::string block(blockSize, '\0');
    for (off_t at = 0;;) {
        const ssize_t count = ::pread(m_file.get(), block.data(), block.size(), at);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count == 0;
        if (!sink({block.data(), static_cast<std::size_t>(count)}))
            return false;
        at += count;
    }
}

} // namespace limber
