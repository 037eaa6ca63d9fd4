#include "renderorder.h"

#include "base/numbertext.h"
#include "files/shownmotion.h"
#include "output/messages.h"
#include "pictures/contactsheet.h"
#include "pictures/picturefiles.h"
#include "retarget/mappingsettings.h"
#include "storage/paths/filename.h"

#include <algorithm>

namespace limber::cli {

namespace {

constexpr QSize usualPicture(1280, 720);
constexpr QSize usualGif(640, 360);
constexpr QSize usualCell(320, 240);
constexpr int mostCells = 100; // in a row or column

std::string pixels(QSize size)
{
    return std::to_string(size.width()) + "x" + std::to_string(size.height());
}

// Each of these functions reads an option, or returns what is wrong with it.
std::string readOut(const CommandLine &line, RenderOrder &order)
{
    const auto out = line.value("o");
    if (!out)
        return "expected -o OUT";
    order.out = *out;
    const QString name = nameOfBytes(*out);
    order.video = videoFormatOf(name);
    if (!order.video && *out != "-" && !name.endsWith(QLatin1StringView(".png"), Qt::CaseInsensitive))
        return "expected a file that ends in .png, .mp4, .webm or .gif, found " + cli::inQuotes(*out);
    return {};
}

std::string readSheet(const CommandLine &line, RenderOrder &order)
{
    const auto word = line.value("sheet");
    if (!word)
        return {};
    if (order.video)
        return "--sheet is for a picture, and " + cli::inQuotes(order.out) + " is a video";
    const auto sheet = sizeFromWord(*word, "sheet", 1, mostCells);
    order.sheet = sheet.value.value_or(QSize());
    return sheet.problem;
}

std::string readSize(const CommandLine &line, RenderOrder &order)
{
    order.size = !order.sheet.isEmpty() ? usualCell : order.video == VideoFormat::Gif ? usualGif : usualPicture;
    if (const auto word = line.value("size")) {
        const auto size = sizeFromWord(*word, "size", leastPictureSide, mostPictureSide);
        if (!size)
            return size.problem;
        order.size = *size.value;
    }
    if (order.sheet.isEmpty())
        return {};
    const QSize whole = ContactSheet::sizeFor(order.size, order.sheet.width(), order.sheet.height());
    if (std::max(whole.width(), whole.height()) > mostSheetSide)
        return "a sheet of " + pixels(order.sheet) + " pictures of " + pixels(order.size) + " has " + pixels(whole) +
               " pixels: expected at most " + std::to_string(mostSheetSide) + " a side";
    return {};
}

std::string readFrames(const CommandLine &line, RenderOrder &order)
{
    if (const auto word = line.value("frames")) {
        const auto list = FrameList::parse(*word);
        if (!list)
            return list.problem;
        order.frames = list.value;
    }
    if (const auto word = line.value("rate")) {
        constexpr double mostRate = 1000.0;
        order.framesPerSecond = numberOfText(*word);
        if (!order.framesPerSecond || !(*order.framesPerSecond >= 0.01) || *order.framesPerSecond > mostRate)
            return "expected frames per second from 0.01 to 1000 for --rate, found " + cli::inQuotes(*word);
        if (!order.video)
            return "--rate is for videos, and " + cli::inQuotes(order.out) + " is a picture";
    }
    return {};
}

std::string readCamera(const CommandLine &line, RenderOrder &order)
{
    const std::string word = line.value("camera").value_or("follow");
    if (word == "front")
        order.direction = PictureDirection::Front;
    else if (word == "side")
        order.direction = PictureDirection::Side;
    else if (word != "three-quarter" && word != "follow")
        return "expected front, side, three-quarter or follow for --camera, found " + cli::inQuotes(word);
    order.follows = word == "follow" || line.isSet("follow");
    return {};
}

std::string readLook(const CommandLine &line, RenderOrder &order)
{
    const std::string theme = line.value("theme").value_or("dark");
    if (theme == "light")
        order.theme = PictureTheme::Light;
    else if (theme == "clear")
        order.theme = PictureTheme::Clear;
    else if (theme != "dark")
        return "expected dark, light or clear for --theme, found " + cli::inQuotes(theme);
    if (order.theme == PictureTheme::Clear && order.video && !canBeClear(*order.video))
        return "an .mp4 has no transparent background: expected a file that ends in .webm, .gif or .png";
    const bool hasBody = line.value("character") || line.isSet("mannequin");
    const auto shown = line.value("show");
    if (std::string problem = characterOptionsProblem(line); !problem.empty())
        return problem;
    if (shown && line.value("figure"))
        return "expected --show or --figure, found both";
    if (shown && (!hasBody || (*shown != "body" && *shown != "both")))
        return hasBody ? "expected body or both for --show, found " + cli::inQuotes(*shown)
                       : std::string("--show is for --character and --mannequin");
    const std::string figure = shown.value_or(line.value("figure").value_or(hasBody ? "body" : "bones"));
    if (figure == "body")
        order.style = FigureStyle::Body;
    else if (figure == "both")
        order.style = FigureStyle::BodyWithBones;
    else if (figure != "bones")
        return "expected bones, body or both for --figure, found " + cli::inQuotes(figure);
    if (hasBody && order.style == FigureStyle::Bones)
        return "expected body or both for --figure with --character or --mannequin, found 'bones'";
    const auto up = upAxisFromWord(line.value("up").value_or("auto"));
    if (!up)
        return "expected auto, x, y or z for --up, found " + cli::inQuotes(*line.value("up"));
    order.up = *up;
    return {};
}

} // namespace

void addRenderOptions(CommandLine &line)
{
    line.addOption("o", "OUT",
                   "The file to write. .png is a picture; of several frames OUT-0001.png and so on. .mp4, .webm and "
                   ".gif are videos, for which ffmpeg must be installed.");
    line.addOption("frames", "LIST",
                   "The frames, such as 0,10,20-30,last or all. 0 is the default for a picture, all for a video and a "
                   "sheet.");
    line.addOption("size", "WxH",
                   "Pixels of a picture, at most 4000x4000; 1280x720 is the default, and 640x360 for a GIF. Of a sheet "
                   "it is the size of each picture, 320x240 by default.");
    line.addOption("sheet", "COLSxROWS", "One picture with many in it, spread evenly over the frames.");
    line.addOption("camera", "front|side|three-quarter|follow",
                   "Where the camera is. The first three stand still and show the whole path; follow, the default, is "
                   "three-quarter and moves with the figure.");
    line.addFlag("follow", "Any of these cameras moves with the figure.");
    line.addOption("figure", "bones|body|both",
                   "How the figure is drawn: as bones, which is the default, as a solid body, or as a body with the "
                   "bones over it.");
    line.addOption("character", "FILE",
                   "Shows the motion on a character with a mesh: .glb, .gltf, .vrm or .fbx. It is retargeted as "
                   "retarget does it; --figure is body by default.");
    line.addFlag("mannequin", "Shows the motion on a body that Limber makes for its skeleton.");
    line.addOption("show", "body|both", "What is drawn of the character or the mannequin: body, the default, or both.");
    addCharacterMapping(line);
    line.addOption("theme", "dark|light|clear",
                   "dark is the default. clear has a transparent background, without the grid.");
    line.addFlag("ghosts", "Shows the figure 12 and 24 frames before and after as well.");
    line.addOption("trails", "JOINT", "Shows the path of a joint around the frame; up to four times.");
    line.addFlag("caption", "Writes the file's name, the frame and its time into the picture.");
    line.addFlag("no-grid", "Leaves out the grid on the floor.");
    line.addOption("rate", "FPS", "For videos: another number of frames per second; the duration stays.");
    line.addOption("up", "auto|x|y|z", "Which axis is up; auto, the default, decides by the numbers.");
}

Outcome<RenderOrder> renderOrderFrom(const CommandLine &line)
{
    RenderOrder order;
    order.file = line.arguments().front();
    for (const auto read : {readOut, readSheet, readSize, readFrames, readCamera, readLook}) {
        if (std::string problem = read(line, order); !problem.empty())
            return Outcome<RenderOrder>::failure(std::move(problem));
    }
    if (line.values("trails").size() > mostTrails)
        return Outcome<RenderOrder>::failure("expected at most four times --trails, found " +
                                             std::to_string(line.values("trails").size()));
    return Outcome<RenderOrder>::success(std::move(order));
}

Outcome<QSize> sizeFromWord(const std::string &word, const char *option, int least, int most)
{
    const std::size_t x = word.find('x');
    const auto width = wholeNumberOfText(word.substr(0, x));
    const auto height = x == std::string::npos ? std::nullopt : wholeNumberOfText(word.substr(x + 1));
    const auto fits = [&](int side) { return side >= least && side <= most; };
    if (!width || !height || !fits(*width) || !fits(*height))
        return Outcome<QSize>::failure("expected two numbers from " + std::to_string(least) + " to " +
                                       std::to_string(most) + " with an x between for --" + option + ", found " +
                                       cli::inQuotes(word));
    return Outcome<QSize>::success({*width, *height});
}

} // namespace limber::cli
