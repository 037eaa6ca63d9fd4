#pragma once

#include "body/figurestyle.h"
#include "output/outcome.h"
#include "pictures/picturecamera.h"
#include "storage/video/videosettings.h"
#include "words/commandline.h"
#include "words/framelist.h"

#include <QSize>

#include <optional>

namespace limber::cli {

enum class PictureTheme { Dark, Light, Clear };

// The options of `render`, parsed before a file is read.
struct RenderOrder
{
    std::string file;
    std::string out;
    std::optional<VideoFormat> video; // no value for pictures
    QSize size; // of a picture, or of a cell of a sheet
    QSize sheet; // columns and rows; empty if there is no sheet
    std::optional<FrameList> frames;
    std::optional<double> framesPerSecond;
    PictureDirection direction = PictureDirection::ThreeQuarter;
    bool follows = true;
    FigureStyle style = FigureStyle::Bones;
    PictureTheme theme = PictureTheme::Dark;
    UpAxisChoice up = UpAxisChoice::Auto;
};

void addRenderOptions(CommandLine &line);
[[nodiscard]] Outcome<RenderOrder> renderOrderFrom(const CommandLine &line);

// Parses a size like "640x360"; the failure says which sizes are possible.
[[nodiscard]] Outcome<QSize> sizeFromWord(const std::string &word, const char *option, int least, int most);

} // namespace limber::cli
