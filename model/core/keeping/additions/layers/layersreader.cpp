#include "additions/layers/layersreader.h"

#include "additions/layers/layerwords.h"
#include "messages/jsonmessages.h"
#include "json/jsonfindings.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

// Sorts weights by frame; of several at one frame the first is kept.
void tidy(std::vector<WeightKey> &keys)
{
    std::ranges::stable_sort(keys, {}, &WeightKey::frame);
    const auto isSameFrame = [](const WeightKey &a, const WeightKey &b) { return a.frame == b.frame; };
    keys.erase(std::unique(keys.begin(), keys.end(), isSameFrame), keys.end());
}

} // namespace

JsonPiece LayersReader::take(JsonNode &piece, std::span<const JsonLevel> above)
{
    const std::size_t depth = above.size();
    const std::string_view list = depth > 3 ? std::string_view(above[3].node.key) : std::string_view();
    if (depth == 7 && list == "keys" && above[5].node.key == "rows" && above[6].node.key == "values") {
        if (piece.isWhole)
            m_rows.take(piece, above[5].node);
        return JsonPiece::Drop;
    }
    if (depth == 4 && list == "keys") {
        if (piece.isWhole)
            takeKey(piece);
        m_rows.forget();
        return JsonPiece::Drop;
    }
    if (depth == 4 && list == "weights") {
        if (piece.isWhole)
            takeWeight(piece);
        return JsonPiece::Drop;
    }
    if (depth == 2) {
        takeLayer(piece);
        m_layer = Layer();
        return JsonPiece::Drop;
    }
    return JsonPiece::Keep;
}

// A layer that is cut off is kept if its keys had begun: they are its last member.
void LayersReader::takeLayer(const JsonNode &node)
{
    if (!node.isWhole && (node.member("kind") == nullptr || node.member("keys") == nullptr))
        return;
    if (!node.is(JsonNode::Kind::Object))
        return m_trouble.leaveOut(node, messages::layerLeftOut, messages::expectedObject);
    if (std::ssize(m_layers) == mostLayers)
        return m_trouble.leaveOut(node.offset, messages::layerLeftOut, messages::expectedFewerLayers(mostLayers));
    for (const JsonNode &member : node.children) {
        if (!readMember(member))
            return;
    }
    std::ranges::stable_sort(m_layer.keys, {}, &LayerKey::frame);
    tidy(m_layer.weightKeys);
    m_layer.id = static_cast<int>(m_layers.size()) + 1;
    m_layers.push_back(std::move(m_layer));
}

// Reads a member. Returns false, and reports it, if the layer would be a different one without that member.
bool LayersReader::readMember(const JsonNode &member)
{
    if (member.key == "kind")
        return readChoice(member, kindWords, m_layer.kind);
    if (member.key == "side")
        return readChoice(member, sideWords, m_layer.side);
    if (member.key == "between")
        return readChoice(member, betweenWords, m_layer.between);
    if (member.key == "joints")
        return readJoints(member);
    if (member.key == "hold")
        readHold(member);
    else if (member.key == "muted")
        readFlag(member, m_layer.isMuted);
    else if (member.key == "solo")
        readFlag(member, m_layer.isSolo);
    else if (member.key == "locked")
        readFlag(member, m_layer.isLocked);
    else if (member.key == "name" && member.is(JsonNode::Kind::String))
        m_layer.name = oneLine(member.text);
    else if (member.key == "name")
        m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedName);
    else if (member.key == "weight" && fraction(member))
        m_layer.weight = *fraction(member);
    else if (member.key == "weight")
        m_trouble.leaveOut(member, messages::weightLeftOut, messages::expectedWeight);
    else if (member.key != "keys" && member.key != "weights")
        m_trouble.passOver(member);
    else if (!member.is(JsonNode::Kind::Array))
        m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedList);
    else // the remaining values are not objects: objects have already been taken
        for (const JsonNode &child : member.children)
            m_trouble.leaveOut(child, messages::partLeftOut, messages::expectedObject);
    return true;
}

template <typename Choice, std::size_t count>
bool LayersReader::readChoice(const JsonNode &member, const ProjectWords<Choice, count> &words, Choice &choice)
{
    const std::optional<Choice> found = choiceOf(member, words);
    if (found)
        choice = *found;
    else
        m_trouble.leaveOut(member.offset, messages::layerLeftOut,
                           messages::expectedOneOf(wordArgument(listOf(words)), jsonFound(member)));
    return found.has_value();
}

void LayersReader::readFlag(const JsonNode &member, bool &flag)
{
    if (const std::optional<bool> value = truth(member))
        flag = *value;
    else
        m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedTruth);
}

// Reads the joints of a layer. If none of them exists, the layer is left out, since it would become one for all joints.
bool LayersReader::readJoints(const JsonNode &member)
{
    if (!member.is(JsonNode::Kind::Array)) {
        m_trouble.leaveOut(member, messages::layerLeftOut, messages::expectedJointNames);
        return false;
    }
    for (const JsonNode &node : member.children) {
        const auto joint = m_joints.find(node.text);
        if (node.is(JsonNode::Kind::String) && joint != m_joints.end())
            m_layer.joints.push_back(joint->second);
        else
            m_trouble.leaveOut(node, messages::partLeftOut, messages::expectedJointMember);
    }
    std::ranges::sort(m_layer.joints);
    m_layer.joints.erase(std::unique(m_layer.joints.begin(), m_layer.joints.end()), m_layer.joints.end());
    if (!m_layer.joints.empty() || member.children.empty())
        return true;
    m_trouble.leaveOut(member.offset, messages::layerLeftOut, messages::expectedSomeJoint());
    return false;
}

// Reads what the keys were made of. Without it the layer does the same, but is no hold any more.
void LayersReader::readHold(const JsonNode &node)
{
    if (!node.is(JsonNode::Kind::Object))
        return m_trouble.leaveOut(node, messages::partLeftOut, messages::expectedObject);
    const std::optional<NodeId> held = m_nodeNamed(node, messages::partLeftOut);
    const JsonNode *frames = node.member("frames");
    const std::optional<FrameInterval> interval = frames != nullptr ? frameInterval(*frames) : std::nullopt;
    if (!held)
        return;
    if (!interval || interval->first < 0 || interval->last >= m_frameCount)
        return m_trouble.leaveOut(node.offset, messages::partLeftOut, messages::expectedMember(wordArgument("frames")));
    Hold hold{.node = *held, .frames = *interval};
    for (const JsonNode &member : node.children) {
        const auto joint = m_joints.find(member.text);
        if (member.key == "on" && joint == m_joints.end())
            return m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedJointMember);
        if (member.key == "on")
            hold.space = joint->second;
        else if (member.key == "fade in")
            hold.fadeInSeconds = std::clamp(finiteNumber(member).value_or(0.0), 0.0, longestHoldFadeSeconds);
        else if (member.key == "fade out")
            hold.fadeOutSeconds = std::clamp(finiteNumber(member).value_or(0.0), 0.0, longestHoldFadeSeconds);
        else if (member.key == "position")
            readFlag(member, hold.holdsPosition);
        else if (member.key == "rotation")
            readFlag(member, hold.holdsRotation);
        else if (member.key == "chain")
            hold.chain = choiceOf(member, chainWords).value_or(SolverReach::Limb);
    }
    m_layer.hold = hold;
}

bool LayersReader::readFrame(const JsonNode &node, const MessageForm<1> &leftOut, int &frame)
{
    const JsonNode *member = node.member("frame");
    if (member == nullptr) {
        m_trouble.leaveOut(node.offset, leftOut, messages::expectedMember(wordArgument("frame")));
        return false;
    }
    const std::optional<int> number = wholeNumber(*member);
    if (!number || *number < 0 || *number >= m_frameCount) {
        m_trouble.leaveOut(member->offset, leftOut, messages::expectedFrame(m_frameCount - 1, jsonFound(*member)));
        return false;
    }
    frame = *number;
    return true;
}

void LayersReader::takeWeight(const JsonNode &node)
{
    WeightKey key;
    const JsonNode *weight = node.member("weight");
    if (!readFrame(node, messages::weightLeftOut, key.frame))
        return;
    if (weight == nullptr)
        return m_trouble.leaveOut(node.offset, messages::weightLeftOut,
                                  messages::expectedMember(wordArgument("weight")));
    if (!fraction(*weight))
        return m_trouble.leaveOut(*weight, messages::weightLeftOut, messages::expectedWeight);
    key.weight = *fraction(*weight);
    m_layer.weightKeys.push_back(key);
}

void LayersReader::takeKey(const JsonNode &node)
{
    LayerKey key;
    if (!readFrame(node, messages::keyLeftOut, key.frame) || !readWindow(node, key) || !readKey(node, key))
        return;
    m_layer.keys.push_back(std::move(key));
}

bool LayersReader::readWindow(const JsonNode &node, LayerKey &key)
{
    KeyWindow &window = key.window;
    window.full = {key.frame, key.frame};
    const JsonNode *full = node.member("full");
    const JsonNode *before = node.member("zero before");
    const JsonNode *after = node.member("zero after");
    bool isRight = true;
    if (full != nullptr && frameInterval(*full))
        window.full = *frameInterval(*full);
    else if (full != nullptr)
        isRight = false;
    if (before != nullptr)
        window.zeroBefore = wholeNumber(*before);
    if (after != nullptr)
        window.zeroAfter = wholeNumber(*after);
    isRight = isRight && window.full.contains(key.frame) && (before == nullptr || window.zeroBefore) &&
              (after == nullptr || window.zeroAfter) &&
              (!window.zeroBefore || *window.zeroBefore < window.full.first) &&
              (!window.zeroAfter || *window.zeroAfter > window.full.last);
    if (!isRight)
        m_trouble.leaveOut(node.offset, messages::keyLeftOut, messages::expectedWindowAroundKey());
    return isRight;
}

bool LayersReader::readKey(const JsonNode &node, LayerKey &key)
{
    for (const JsonNode &member : node.children) {
        if (member.key == "offsets")
            readOffsets(member, key);
        else if (member.key == "rows" && !member.is(JsonNode::Kind::Object))
            m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedObject);
        else if (member.key == "rows") {
            if (!m_rows.finish(member, m_frameCount, key))
                return false;
        } else if (member.key != "frame" && member.key != "full" && member.key != "zero before" &&
                   member.key != "zero after")
            m_trouble.passOver(member);
    }
    return true;
}

void LayersReader::readOffsets(const JsonNode &member, LayerKey &key)
{
    if (!member.is(JsonNode::Kind::Object))
        return m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedObject);
    for (const JsonNode &node : member.children) {
        if (const std::optional<JointOffset> offset = offsetOf(node))
            key.offsets.push_back(*offset);
    }
    std::ranges::sort(key.offsets, {}, &JointOffset::joint);
}

// Returns the offset, or nothing if it is not used, which is reported.
std::optional<JointOffset> LayersReader::offsetOf(const JsonNode &node)
{
    const auto joint = m_joints.find(node.key);
    if (joint == m_joints.end()) {
        m_trouble.leaveOut(node.keyOffset, messages::partLeftOut,
                           messages::expectedJointOfClip(wordArgument(node.key)));
        return std::nullopt;
    }
    if (!node.is(JsonNode::Kind::Object)) {
        m_trouble.leaveOut(node, messages::partLeftOut, messages::expectedObject);
        return std::nullopt;
    }
    JointOffset offset{joint->second, std::nullopt, std::nullopt};
    for (const JsonNode &member : node.children) {
        const bool isPosition = member.key == "position";
        if (!isPosition && member.key != "radians") {
            m_trouble.passOver(member);
            continue;
        }
        (isPosition ? offset.position : offset.rotation) = threeNumbers(member);
        if (!threeNumbers(member)) {
            m_trouble.leaveOut(member, messages::partLeftOut, messages::expectedVector);
            return std::nullopt;
        }
    }
    return offset.rotation || offset.position ? std::optional(offset) : std::nullopt;
}

} // namespace limber
