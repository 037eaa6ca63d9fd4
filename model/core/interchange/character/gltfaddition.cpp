#include "character/gltfaddition.h"

#include "base/at.h"
#include "base/base64sink.h"
#include "base/littleendian.h"
#include "gltf/gltfbuffer.h"
#include "messages/filemessages.h"
#include "messages/gltfmessages.h"
#include "messages/scenemessages.h"
#include "scene/gltf/gltfbytes.h"
#include "json/jsonextent.h"
#include "json/jsonquoting.h"
#include "json/jsontree.h"
#include "json/jsonwriter.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <span>
#include <utility>

namespace limber {

namespace {

constexpr std::uint64_t mostBytesIntoText = std::uint64_t{1} << 30;

std::uint64_t padded(std::uint64_t length)
{
    return (length + 3) / 4 * 4;
}

bool isIn(std::span<const std::string_view> list, std::string_view word)
{
    return std::ranges::find(list, word) != list.end();
}

// Returns a URI that is not inside the file; empty for others.
std::string uriBeside(const JsonNode &entry)
{
    const std::string uri = gltfText(entry, "uri");
    return uri.starts_with("data:") ? std::string() : uri;
}

std::string asDataUri(std::string_view kind, std::string_view bytes)
{
    std::string text = "data:" + std::string(kind) + ";base64,";
    const ByteSink sink = [&text](std::string_view piece) {
        text += piece;
        return true;
    };
    Base64Sink base64(sink);
    return base64.write(bytes) && base64.finish() ? text : std::string();
}

std::string_view kindOfPicture(std::string_view bytes)
{
    return bytes.starts_with("\x89PNG") ? "image/png" : "image/jpeg";
}

// Collects the members of an object or the elements of a list.
class JsonList
{
public:
    void add(std::string_view text) { m_text += (m_text.empty() ? "" : ",") + std::string(text); }
    void add(std::string_view key, std::string_view text) { add(jsonQuoted(key) + ":" + std::string(text)); }

    [[nodiscard]] std::string object() const { return "{" + m_text + "}"; }
    [[nodiscard]] std::string list() const { return "[" + m_text + "]"; }

private:
    std::string m_text;
};

// Writes the text of the new file from that of the old one: what does not change is copied as it is.
class HeadWriter
{
public:
    HeadWriter(std::string_view text, const JsonNode &root, const GltfBuffers &beside)
        : m_text(text), m_root(root), m_beside(beside)
    {
    }

    // Plans accessors and the animation; its numbers begin at this byte of the first buffer.
    void plan(const Character &character, const CharacterMotion &motion, const GltfAdditionOptions &options,
              std::uint64_t start)
    {
        m_isAlone = options.isAlone;
        m_start = start;
        const std::size_t before = m_isAlone ? 0 : sizeOf("accessors");
        const auto stepTimes = [&](int count) {
            const int times = m_buffer.add(GltfNumber::Float, "SCALAR", 1, static_cast<std::uint64_t>(count));
            const auto last = static_cast<float>((count - 1) * motion.frameTimeSeconds);
            m_buffer.setBounds(times, {0.0}, {static_cast<double>(last)});
            return static_cast<std::size_t>(times) + before;
        };
        const bool hasStill = std::ranges::any_of(motion.tracks, &CharacterTrack::isStill);
        const bool hasMoving = !std::ranges::all_of(motion.tracks, &CharacterTrack::isStill);
        const std::size_t oneTime = hasStill ? stepTimes(1) : 0;
        const std::size_t allTimes = hasMoving ? stepTimes(motion.frames) : 0;
        JsonWriter json;
        json.beginObject();
        json.key("name");
        m_motionName = freeName(options.motionName);
        json.text(m_motionName);
        json.key("channels");
        json.beginArray();
        for (std::size_t i = 0; i < motion.tracks.size(); ++i) {
            const CharacterTrack &track = motion.tracks[i];
            const int place = at(character.scene.nodes, track.node).place;
            m_moved.insert({place, track.node});
            json.beginObject();
            json.key("sampler");
            json.integer(static_cast<std::int64_t>(i));
            json.key("target");
            json.beginObject();
            json.key("node");
            json.integer(place);
            json.key("path");
            json.text(track.isRotation ? "rotation" : "translation");
            json.endObject();
            json.endObject();
        }
        json.endArray();
        json.key("samplers");
        json.beginArray();
        for (const CharacterTrack &track : motion.tracks) {
            const int values = m_buffer.add(GltfNumber::Float, track.isRotation ? "VEC4" : "VEC3", track.width(),
                                            static_cast<std::uint64_t>(track.isStill ? 1 : motion.frames));
            json.beginObject();
            json.key("input");
            json.integer(static_cast<std::int64_t>(track.isStill ? oneTime : allTimes));
            json.key("output");
            json.integer(static_cast<std::int64_t>(static_cast<std::size_t>(values) + before));
            json.key("interpolation");
            json.text("LINEAR");
            json.endObject();
        }
        json.endArray();
        json.endObject();
        m_animation = json.written();
        m_character = &character;
    }

    [[nodiscard]] std::uint64_t addedBytes() const { return m_buffer.length(); }
    [[nodiscard]] const std::string &motionName() const { return m_motionName; }

    [[nodiscard]] std::string write() const
    {
        constexpr std::array<std::string_view, 4> ofAnimation{"asset", "scene", "scenes", "nodes"};
        JsonList members;
        std::set<std::string_view> written;
        for (const JsonNode &member : m_root.children) {
            if (m_isAlone && !isIn(ofAnimation, member.key))
                continue;
            written.insert(member.key);
            members.add(member.key, textOf(member));
        }
        for (const std::string_view list : {"accessors", "bufferViews", "buffers", "animations"}) {
            if (!written.contains(list))
                members.add(list, extended(list, nullptr));
        }
        return members.object();
    }

private:
    [[nodiscard]] std::size_t sizeOf(std::string_view list) const
    {
        const JsonNode *const found = m_root.member(list);
        return found != nullptr ? found->children.size() : 0;
    }

    [[nodiscard]] std::string_view copyOf(const JsonNode &node) const { return jsonTextAt(m_text, node.offset); }

    // Returns the name, or the first of "name 2", "name 3" and so on that no animation has.
    [[nodiscard]] std::string freeName(const std::string &name) const
    {
        std::set<std::string> taken;
        const JsonNode *const animations = m_root.member("animations");
        for (std::size_t i = 0; !m_isAlone && animations != nullptr && i < animations->children.size(); ++i)
            taken.insert(gltfText(animations->children[i], "name"));
        std::string free = name;
        for (int number = 2; taken.contains(free); ++number)
            free = name + " " + std::to_string(number);
        return free;
    }

    // Returns what a member of the file becomes.
    [[nodiscard]] std::string textOf(const JsonNode &member) const
    {
        constexpr std::array<std::string_view, 4> extendedLists{"accessors", "bufferViews", "buffers", "animations"};
        if (isIn(extendedLists, member.key))
            return extended(member.key, &member);
        if (member.key == "nodes")
            return eachOf(member, [this](std::size_t index, const JsonNode &node) { return nodeText(index, node); });
        if (member.key == "images")
            return eachOf(member, [this](std::size_t, const JsonNode &image) { return pictureText(image); });
        if (m_isAlone && member.key == "scenes")
            return eachOf(member,
                          [this](std::size_t, const JsonNode &scene) { return without(scene, {"extensions"}); });
        return std::string(copyOf(member));
    }

    template <typename Change>
    [[nodiscard]] std::string eachOf(const JsonNode &list, const Change &change) const
    {
        JsonList elements;
        for (std::size_t i = 0; i < list.children.size(); ++i)
            elements.add(change(i, list.children[i]));
        return elements.list();
    }

    // Returns an object without some members.
    [[nodiscard]] std::string without(const JsonNode &object, std::initializer_list<std::string_view> keys) const
    {
        JsonList members;
        for (const JsonNode &member : object.children) {
            if (!isIn(std::span(keys.begin(), keys.size()), member.key))
                members.add(member.key, copyOf(member));
        }
        return members.object();
    }

    // Returns a list of the file with what the animation needs at its end.
    [[nodiscard]] std::string extended(std::string_view list, const JsonNode *before) const
    {
        JsonList elements;
        for (std::size_t i = 0; before != nullptr && i < before->children.size(); ++i) {
            const JsonNode &entry = before->children[i];
            elements.add(list == "buffers" ? bufferText(i, entry) : std::string(copyOf(entry)));
        }
        if (list == "animations")
            elements.add(m_animation);
        else if (list == "bufferViews")
            elements.add(viewText());
        else if (list == "accessors")
            addAccessors(elements);
        else if (before == nullptr || before->children.empty())
            elements.add("{\"byteLength\":" + std::to_string(m_start + m_buffer.length()) + "}");
        return elements.list();
    }

    [[nodiscard]] std::string viewText() const
    {
        return "{\"buffer\":0,\"byteOffset\":" + std::to_string(m_start) +
               ",\"byteLength\":" + std::to_string(m_buffer.length()) + "}";
    }

    void addAccessors(JsonList &elements) const
    {
        const std::size_t view = m_isAlone ? 0 : sizeOf("bufferViews");
        for (const GltfAccessor &accessor : m_buffer.accessors()) {
            JsonWriter json;
            json.beginObject();
            const auto number = [&json](const char *key, std::uint64_t value) {
                json.key(key);
                json.integer(static_cast<std::int64_t>(value));
            };
            number("bufferView", view);
            number("byteOffset", accessor.offset);
            number("componentType", static_cast<std::uint64_t>(accessor.number));
            number("count", accessor.count);
            json.key("type");
            json.text(accessor.type);
            for (const auto &[key, bounds] : {std::pair("min", &accessor.least), std::pair("max", &accessor.most)}) {
                if (bounds->empty())
                    continue;
                json.key(key);
                json.beginArray();
                for (const double bound : *bounds)
                    json.number(bound);
                json.endArray();
            }
            json.endObject();
            elements.add(json.written());
        }
    }

    // The first buffer is that of the .glb; others that were beside the file become a part of its text.
    [[nodiscard]] std::string bufferText(std::size_t index, const JsonNode &buffer) const
    {
        const std::string uri = uriBeside(buffer);
        const auto bytes = m_beside.find(bytesOfUri(uri).value_or(uri));
        const bool isInside = index > 0 && !uri.empty() && bytes != m_beside.end();
        JsonList members;
        for (const JsonNode &member : buffer.children) {
            if (index == 0 && member.key == "uri")
                continue;
            if (index == 0 && member.key == "byteLength")
                members.add(member.key, std::to_string(m_start + m_buffer.length()));
            else if (isInside && member.key == "uri")
                members.add(member.key, jsonQuoted(asDataUri("application/octet-stream", bytes->second)));
            else
                members.add(member.key, copyOf(member));
        }
        return members.object();
    }

    [[nodiscard]] std::string pictureText(const JsonNode &image) const
    {
        const std::string uri = uriBeside(image);
        const auto bytes = m_beside.find(bytesOfUri(uri).value_or(uri));
        if (uri.empty() || bytes == m_beside.end())
            return std::string(copyOf(image));
        JsonList members;
        for (const JsonNode &member : image.children) {
            if (member.key == "uri")
                members.add(member.key, jsonQuoted(asDataUri(kindOfPicture(bytes->second), bytes->second)));
            else
                members.add(member.key, copyOf(member));
        }
        return members.object();
    }

    [[nodiscard]] std::string nodeText(std::size_t index, const JsonNode &node) const
    {
        constexpr std::array<std::string_view, 5> ofThings{"mesh", "skin", "camera", "weights", "extensions"};
        const auto moved = m_moved.find(static_cast<int>(index));
        const bool losesMatrix = moved != m_moved.end() && node.member("matrix") != nullptr;
        if (!m_isAlone && !losesMatrix)
            return std::string(copyOf(node));
        JsonList members;
        for (const JsonNode &member : node.children) {
            if (m_isAlone && isIn(ofThings, member.key))
                continue;
            if (losesMatrix && member.key == "matrix")
                addTransform(at(m_character->scene.nodes, moved->second).rest, members);
            else
                members.add(member.key, copyOf(member));
        }
        return members.object();
    }

    static void addTransform(const SceneTransform &rest, JsonList &members)
    {
        const auto add = [&members](const char *key, std::span<const double> values) {
            JsonWriter json;
            json.beginArray();
            for (const double value : values)
                json.number(static_cast<double>(static_cast<float>(value)));
            json.endArray();
            members.add(key, json.written());
        };
        const glm::dquat &q = rest.rotation;
        add("translation", std::array{rest.translation.x, rest.translation.y, rest.translation.z});
        add("rotation", std::array{q.x, q.y, q.z, q.w});
        add("scale", std::array{rest.scale.x, rest.scale.y, rest.scale.z});
    }

    std::string_view m_text;
    const JsonNode &m_root;
    const GltfBuffers &m_beside;
    const Character *m_character = nullptr;
    bool m_isAlone = false;
    std::uint64_t m_start = 0; // of the animation's numbers in the first buffer
    GltfBuffer m_buffer; // the animation's numbers
    std::string m_motionName;
    std::string m_animation;
    std::map<int, int> m_moved; // nodes of the scene, by their places in the file
};

// Returns whether the nodes of a file are those of the character.
bool hasSameNodes(const JsonNode &root, const Character &character)
{
    const JsonNode *const nodes = root.member("nodes");
    const std::size_t count = nodes != nullptr ? nodes->children.size() : 0;
    return count == character.scene.nodes.size() &&
           std::ranges::all_of(character.scene.nodes, [&](const SceneNode &node) {
               const bool isThere = node.place >= 0 && static_cast<std::size_t>(node.place) < count;
               return isThere && gltfText(at(nodes->children, node.place), "name").starts_with(node.name);
           });
}

// Returns the bytes of the first buffer, which become those of the .glb; nothing if they are not there.
std::optional<std::string_view> firstBuffer(const JsonNode &root, std::string_view binary, const GltfBuffers &beside,
                                            std::string &decoded)
{
    const JsonNode *const buffers = root.member("buffers");
    if (buffers == nullptr || buffers->children.empty())
        return std::string_view();
    const std::string uri = gltfText(buffers->children.front(), "uri");
    if (uri.empty())
        return binary;
    if (!uri.starts_with("data:")) {
        const auto found = beside.find(bytesOfUri(uri).value_or(uri));
        return found == beside.end() ? std::nullopt : std::optional(found->second);
    }
    auto bytes = bytesOfDataUri(uri);
    if (!bytes)
        return std::nullopt;
    decoded = *std::move(bytes);
    return decoded;
}

// Returns how many bytes of other files become a part of the text, in which a file may be named again and again.
std::uint64_t bytesIntoText(const JsonNode &root, const GltfBuffers &beside)
{
    std::uint64_t bytes = 0;
    for (const char *list : {"buffers", "images"}) {
        const JsonNode *const entries = root.member(list);
        for (std::size_t i = 0; entries != nullptr && i < entries->children.size(); ++i) {
            const std::string uri = uriBeside(entries->children[i]);
            const auto found = beside.find(bytesOfUri(uri).value_or(uri));
            if (!uri.empty() && found != beside.end())
                bytes += found->second.size();
        }
    }
    return bytes;
}

// Returns why the bytes of the first buffer are not there.
Message missingNumbers(const JsonNode &root)
{
    const std::string uri = gltfText(root.member("buffers")->children.front(), "uri");
    return uri.starts_with("data:") ? messages::gltfBadBase64(0)
                                    : messages::gltfMissingBuffer(messages::aGltfFile(), nameArgument(uri));
}

} // namespace

std::vector<std::string> filesOfGltf(std::string_view bytes)
{
    std::vector<std::string> files;
    Message problem;
    const auto chunks = gltfChunks(bytes, problem);
    const Reading<JsonNode> read = chunks ? readJson(chunks->json) : Reading<JsonNode>();
    for (const char *list : {"buffers", "images"}) {
        const JsonNode *const entries = read.value ? read.value->member(list) : nullptr;
        for (std::size_t i = 0; entries != nullptr && i < entries->children.size(); ++i) {
            const std::string uri = uriBeside(entries->children[i]);
            const auto name = bytesOfUri(uri);
            if (name && isBelow(uri) && isBelow(*name) && std::ranges::find(files, *name) == files.end())
                files.push_back(*name);
        }
    }
    return files;
}

std::optional<GltfAddition> GltfAddition::make(std::string_view file, const GltfBuffers &beside,
                                               const Character &character, CharacterMotion motion,
                                               const GltfAdditionOptions &options, Message &problem)
{
    const auto chunks = gltfChunks(file, problem);
    if (!chunks)
        return std::nullopt;
    const Reading<JsonNode> read = readJson(chunks->json);
    if (!read.value || !read.value->is(JsonNode::Kind::Object)) {
        problem = messages::gltfNotGltf();
        return std::nullopt;
    }
    if (!hasSameNodes(*read.value, character)) {
        problem = messages::characterChanged();
        return std::nullopt;
    }
    if (!options.isAlone && bytesIntoText(*read.value, beside) > mostBytesIntoText) {
        problem = messages::textTooLong(mostBytesIntoText >> 20);
        return std::nullopt;
    }
    GltfAddition made;
    const auto before = firstBuffer(*read.value, chunks->binary, beside, made.m_decoded);
    if (!before) {
        problem = missingNumbers(*read.value);
        return std::nullopt;
    }
    made.m_motion = std::move(motion);
    if (options.isAlone)
        made.m_decoded.clear();
    else if (made.m_decoded.empty())
        made.m_before = *before;
    made.m_hasOneTime = std::ranges::any_of(made.m_motion.tracks, &CharacterTrack::isStill);
    made.m_hasAllTimes = !std::ranges::all_of(made.m_motion.tracks, &CharacterTrack::isStill);
    HeadWriter head(chunks->json, *read.value, beside);
    head.plan(character, made.m_motion, options, padded(made.before().size()));
    made.m_motionName = head.motionName();
    made.m_head = head.write();
    made.m_head.resize(padded(made.m_head.size()), ' ');
    made.m_length = padded(made.before().size()) + head.addedBytes();
    if (made.length() > std::numeric_limits<std::uint32_t>::max()) {
        problem = messages::gltfTooLarge();
        return std::nullopt;
    }
    return made;
}

std::uint64_t GltfAddition::length() const
{
    constexpr std::uint64_t around = 12 + 2 * 8; // the heads of the file and of its two chunks
    return around + m_head.size() + m_length;
}

bool GltfAddition::write(const ByteSink &sink) const
{
    const auto word = [](std::uint64_t value) {
        std::string bytes;
        appendLittleEndian(bytes, static_cast<std::uint32_t>(value));
        return bytes;
    };
    const std::string start = "glTF" + word(2) + word(length()) + word(m_head.size()) + "JSON" + m_head +
                              word(m_length) + std::string("BIN\0", 4);
    const std::string gap(padded(before().size()) - before().size(), '\0');
    if (!sink(start) || !sink(before()) || !sink(gap))
        return false;
    std::vector<float> times;
    if (m_hasOneTime)
        times.push_back(0.0F);
    for (int frame = 0; m_hasAllTimes && frame < m_motion.frames; ++frame)
        times.push_back(static_cast<float>(frame * m_motion.frameTimeSeconds));
    if (!writeFloats(sink, times))
        return false;
    return std::ranges::all_of(m_motion.tracks,
                               [&sink](const CharacterTrack &track) { return writeFloats(sink, track.values); });
}

} // namespace limber
