#include "additions/additionkind.h"
#include "ground/floormotion.h"
#include "journal/additionparts.h"
#include "messages/projectmessages.h"
#include "project/additionreader.h"
#include "project/projectlines.h"

#include <cmath>
#include <string>

namespace limber {

namespace {

constexpr std::string_view stillWord = "still";

bool isSpeed(double speed)
{
    return std::abs(speed) <= FloorChoice::fastest; // which no infinite number is
}

// Reads the word "still" or two speeds.
std::optional<FloorChoice> floorIn(const JsonNode &member)
{
    if (member.is(JsonNode::Kind::String) && member.text == stillWord)
        return FloorChoice{FloorChoice::Kind::Still};
    if (!member.is(JsonNode::Kind::Array) || member.children.size() != 2)
        return std::nullopt;
    const auto first = finiteNumber(member.children[0]);
    const auto second = finiteNumber(member.children[1]);
    if (!first || !second || !isSpeed(*first) || !isSpeed(*second))
        return std::nullopt;
    return FloorChoice{FloorChoice::Kind::Moving, {*first, *second}};
}

class FloorMember final : public AdditionReader
{
public:
    explicit FloorMember(const ProjectReaderInput &input) : m_trouble(input.trouble) {}

    void finish(const JsonNode &member) override
    {
        if (const auto floor = floorIn(member))
            m_floor = *floor;
        else
            m_trouble.leaveOut(member, messages::floorLeftOut, messages::expectedFloor);
    }
    void giveTo(Additions &additions) override { additions.set(m_floor); }

private:
    ProjectTrouble &m_trouble;
    FloorChoice m_floor;
};

// How the floor below the figure moves, as the user has said it; Automatic for a clip of which nothing was said.
class FloorKind final : public AdditionKindOf<FloorChoice>
{
public:
    [[nodiscard]] std::string_view name() const override { return "floor"; }
    [[nodiscard]] int place() const override { return 15; }

    [[nodiscard]] bool isSound(const Additions &additions, const Skeleton & /*skeleton*/) const override
    {
        const FloorChoice &floor = additions.get<FloorChoice>();
        return floor.kind <= FloorChoice::Kind::Moving && isSpeed(floor.velocity.x) && isSpeed(floor.velocity.y);
    }

    void put(ByteWriter &out, const Additions &additions, const Additions & /*before*/) const override
    {
        const FloorChoice &floor = additions.get<FloorChoice>();
        out.put(static_cast<std::uint8_t>(floor.kind));
        out.put(floor.velocity.x);
        out.put(floor.velocity.y);
    }
    void take(ByteReader &in, Additions &additions, const Additions & /*before*/) const override
    {
        FloorChoice floor;
        floor.kind = static_cast<FloorChoice::Kind>(in.number<std::uint8_t>());
        floor.velocity.x = in.number<double>();
        floor.velocity.y = in.number<double>();
        additions.set(floor);
    }

    void write(ProjectLines &out, const Additions &additions) const override
    {
        const FloorChoice &floor = additions.get<FloorChoice>();
        if (floor.kind == FloorChoice::Kind::Still)
            out.add(",\n \"floor\": \"" + std::string(stillWord) + '"');
        else if (floor.kind == FloorChoice::Kind::Moving)
            out.add(",\n \"floor\": [" + projectNumber(floor.velocity.x) + ", " + projectNumber(floor.velocity.y) +
                    ']');
    }
    [[nodiscard]] std::unique_ptr<AdditionReader> reader(const ProjectReaderInput &input) const override
    {
        return std::make_unique<FloorMember>(input);
    }
};

} // namespace

std::unique_ptr<const AdditionKind> floorAddition()
{
    return std::make_unique<FloorKind>();
}

} // namespace limber
