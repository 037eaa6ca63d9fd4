#include "renderverb.h"

#include "body/upaxisdecision.h"
#include "files/clipfiles.h"
#include "files/shownmotion.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "picturefile.h"
#include "pictures/picturefiles.h"
#include "renderorder.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "videofile.h"
#include "words/jointaddress.h"

#include <QGuiApplication>

#include <numeric>

namespace limber::cli {

namespace {

CommandLine::Shape shape()
{
    return {"render", "Draws pictures, contact sheets and videos of a motion, without a screen.", "FILE -o OUT", 1, 1};
}

Outcome<std::vector<int>> framesOf(const RenderOrder &order, int frameCount)
{
    using Frames = std::vector<int>;
    const bool isSeries = order.video || !order.sheet.isEmpty();
    if (!order.frames && !isSeries)
        return Outcome<Frames>::success({0}); // a motion without frames shows its rest pose
    const auto ranges = order.frames.value_or(FrameList::all()).resolve(frameCount);
    if (!ranges)
        return Outcome<Frames>::failure(ranges.problem);
    Frames frames;
    for (const FrameRange &range : *ranges.value) {
        const std::size_t before = frames.size();
        frames.resize(before + static_cast<std::size_t>(range.last - range.first) + 1);
        std::iota(frames.begin() + static_cast<std::ptrdiff_t>(before), frames.end(), range.first);
    }
    if (frames.empty())
        return Outcome<Frames>::failure("the file has no frames");
    return Outcome<Frames>::success(std::move(frames));
}

Outcome<std::vector<NodeId>> trailsOf(const CommandLine &line, const Skeleton &skeleton)
{
    using Nodes = std::vector<NodeId>;
    Nodes nodes;
    for (const std::string &name : line.values("trails")) {
        const auto node = findNode(skeleton, name);
        if (!node)
            return Outcome<Nodes>::failure(node.problem);
        nodes.push_back(*node.value);
    }
    return Outcome<Nodes>::success(std::move(nodes));
}

// Returns the nodes that show nodes of the file.
Outcome<std::vector<NodeId>> trailsOn(const ShownMotion &shown, const std::vector<NodeId> &nodes)
{
    using Nodes = std::vector<NodeId>;
    if (!shown.character)
        return Outcome<Nodes>::success(nodes);
    Nodes result;
    for (const NodeId node : nodes) {
        const auto joint = node.isJoint() ? shown.jointFor(node.index) : std::nullopt;
        if (!joint)
            return Outcome<Nodes>::failure("no joint of the character follows what --trails names");
        result.push_back(NodeId::joint(*joint));
    }
    return Outcome<Nodes>::success(std::move(result));
}

std::optional<ShownMotion> shownMotion(Clip clip, const RenderOrder &order, const CommandLine &line)
{
    if (const auto character = line.value("character"))
        return putOnCharacter(std::move(clip), order.file, *character, order.up, line);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, line.positionRule());
    const Axis up = decideUpAxis(clip, rules, order.up).axis;
    return ShownMotion{std::move(clip), rules, up, {}, {}};
}

PictureLook lookOf(const RenderOrder &order, const CommandLine &line, std::vector<NodeId> trails)
{
    PictureLook look;
    look.size = order.size;
    if (order.video && needsEvenSize(*order.video))
        look.size = {(look.size.width() + 1) / 2 * 2, (look.size.height() + 1) / 2 * 2};
    look.style = order.style;
    look.isClear = order.theme == PictureTheme::Clear;
    look.colours = order.theme == PictureTheme::Dark ? Colours::darkTheme() : Colours::lightTheme();
    look.grid = !line.isSet("no-grid");
    look.ghosts = line.isSet("ghosts");
    look.hasCaption = line.isSet("caption");
    look.captionName = fileText(nameOfBytes(order.file));
    look.trails = std::move(trails);
    if (!look.trails.empty()) {
        look.trailName = nameOfBytes(line.values("trails").front());
        if (look.trails.size() > 1)
            look.trailName += QStringLiteral(" + %1").arg(look.trails.size() - 1);
    }
    return look;
}

// The clip is on the character's skeleton already.
std::shared_ptr<const CharacterBody> bodyOf(const ShownMotion &shown)
{
    const Character &character = shown.character->character;
    return std::make_shared<const CharacterBody>(std::make_shared<const CharacterBody::Surface>(character),
                                                 std::make_shared<const CharacterPoser>(character.rest.skeleton));
}

VideoTiming timingFor(const RenderOrder &order, const std::vector<int> &frames, double frameTimeSeconds)
{
    const VideoTiming timing = order.framesPerSecond ? timingAt(*order.framesPerSecond, frames, frameTimeSeconds)
                                                     : timingOf(frames, frameTimeSeconds);
    return withAtMost(mostFramesPerSecond(*order.video), timing);
}

bool render(const RenderOrder &order, const CommandLine &line, ShownMotion shown, std::vector<int> frames,
            PictureLook look)
{
    const bool hasBody = look.style != FigureStyle::Bones;
    const auto motion =
        shown.character
            ? std::make_shared<const PicturedMotion>(std::move(shown.clip), shown.rules, shown.up, bodyOf(shown))
            : std::make_shared<const PicturedMotion>(std::move(shown.clip), shown.rules, shown.up, hasBody);
    FrameRate rate;
    if (order.video) {
        VideoTiming timing = timingFor(order, frames, motion->clip().motion.playingFrameTimeSeconds());
        frames = std::move(timing.frames);
        rate = timing.rate;
    } else if (!order.sheet.isEmpty()) {
        const auto columns = static_cast<std::size_t>(order.sheet.width());
        frames = spreadEvenly(frames, columns * static_cast<std::size_t>(order.sheet.height()));
    }
    const PictureCamera camera(*motion, order.direction, order.follows, frames,
                               QSizeF(look.size) / pixelRatioOf(look.size));
    const double trailScale = motion->trailScale(frames, look.trails);
    const PictureSeries series{motion, std::move(look), camera, std::move(frames), trailScale};
    if (order.video)
        return writeVideo(series, rate, order, line);
    return order.sheet.isEmpty() ? writePictures(series, order, line) : writeSheet(series, order, line);
}

} // namespace

int renderPictures(const Words &words)
{
    CommandLine line(shape());
    addRenderOptions(line);
    if (const auto status = line.parse(words))
        return *status;
    const auto order = renderOrderFrom(line);
    if (!order)
        return line.wrongUsage(order.problem);
    auto clip = loadClip(order.value->file, line);
    if (!clip)
        return exitstatus::Failed;
    auto frames = framesOf(*order.value, clip->motion.frameCount());
    const auto named = trailsOf(line, clip->skeleton);
    auto shown = shownMotion(*std::move(clip), *order.value, line);
    if (!shown)
        return exitstatus::Failed;
    auto trails = named ? trailsOn(*shown, *named.value) : named;
    for (const std::string &problem : {frames.problem, trails.problem}) {
        if (!problem.empty()) {
            reportError(order.value->file, problem);
            return exitstatus::Failed;
        }
    }
    if (order.value->out == "-" && frames.value->size() > 1 && order.value->sheet.isEmpty())
        return line.wrongUsage("standard output takes one picture, not " + std::to_string(frames.value->size()));
    int argumentCount = 1;
    char name[] = "limber-render";
    char *arguments[] = {name, nullptr};
    const QGuiApplication application(argumentCount, arguments); // needed to draw letters
    const PictureLook look = lookOf(*order.value, line, *std::move(trails.value));
    return render(*order.value, line, *std::move(shown), *std::move(frames.value), look) ? exitstatus::Done
                                                                                         : exitstatus::Failed;
}

} // namespace limber::cli
