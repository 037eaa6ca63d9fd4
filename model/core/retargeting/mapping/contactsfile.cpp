#include "mapping/contactsfile.h"

#include "base/at.h"
#include "mapping/jointkeys.h"
#include "mapping/mappingfile.h"
#include "mapping/mappingreader.h"
#include "messages/jsonmessages.h"
#include "json/jsonfindings.h"
#include "json/jsonquoting.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_map>

namespace limber {

namespace {

Finding errorAt(const FilePosition &position, Message message)
{
    return {Severity::Error, position.line, position.column, std::move(message)};
}

std::unordered_map<std::string, int> jointsByKey(const Skeleton &skeleton)
{
    std::unordered_map<std::string, int> joints;
    const std::vector<std::string> keys = jointKeys(skeleton);
    for (std::size_t joint = 0; joint < keys.size(); ++joint)
        joints.emplace(keys[joint], static_cast<int>(joint));
    return joints;
}

// Returns the error that only a clip can show, if there is one.
std::optional<Finding> mismatch(const MappingFile::Contact &contact, bool isKnown, int frameCount)
{
    const MessageArgument joint = wordArgument(contact.joint);
    if (!isKnown)
        return errorAt(contact.position, messages::noSourceJoint(joint));
    if (!contact.intervals.empty() && contact.intervals.back().last >= frameCount) {
        return errorAt(contact.position, messages::contactTooLate(frameCount, joint, contact.intervals.back().last));
    }
    return std::nullopt;
}

} // namespace

Reading<Contacts> readContacts(std::string_view text, const Skeleton &skeleton, int frameCount)
{
    const Reading<MappingFile> reading = readMapping(text);
    if (!reading.value)
        return Reading<Contacts>::refused(*reading.error());
    if (!reading.value->contacts)
        return Reading<Contacts>::refused(jsonError(text, 0, messages::expectedContacts()));
    const std::unordered_map<std::string, int> joints = jointsByKey(skeleton);
    Contacts contacts;
    for (const MappingFile::Contact &contact : *reading.value->contacts) {
        const auto joint = joints.find(contact.joint);
        if (const auto error = mismatch(contact, joint != joints.end(), frameCount))
            return Reading<Contacts>::refused(*error);
        contacts.push_back({joint->second, contact.intervals});
    }
    std::ranges::sort(contacts, [](const JointContacts &a, const JointContacts &b) { return a.joint < b.joint; });
    return {std::move(contacts), {}};
}

std::string contactsText(const Contacts &contacts, const Skeleton &skeleton, const std::string &furtherMembers)
{
    const std::vector<std::string> keys = jointKeys(skeleton);
    std::string text = "{\"contacts\": {";
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        text += i == 0 ? "\n  " : ",\n  ";
        text += jsonQuoted(at(keys, contacts[i].joint)) + ": [";
        const std::vector<FrameInterval> &intervals = contacts[i].intervals;
        for (std::size_t k = 0; k < intervals.size(); ++k) {
            text += (k == 0 ? "[" : ", [") + std::to_string(intervals[k].first) + ", " +
                    std::to_string(intervals[k].last) + "]";
        }
        text += "]";
    }
    text += contacts.empty() ? "}" : "\n}";
    return text + (furtherMembers.empty() ? "" : ",\n" + furtherMembers) + "}\n";
}

std::string floorText(const FloorMotion &floor, const glm::dvec3 &up)
{
    constexpr int digits = 4;
    const glm::dvec3 velocity = floor.medianVelocity();
    std::string text = floor.moves() ? "\"floor\": {\"moves\": true" : "\"floor\": {\"moves\": false";
    text += ", \"velocity\": [";
    for (const int axis : floorAxes(up)) {
        std::array<char, 32> number{};
        const double rounded = velocity[axis] + 0.0; // no minus before a zero
        const auto written =
            std::to_chars(number.data(), number.data() + number.size(), rounded, std::chars_format::general, digits);
        text += std::string(text.back() == '[' ? "" : ", ") + std::string(number.data(), written.ptr);
    }
    return text + (floor.varies() ? "], \"varies\": true}" : "], \"varies\": false}");
}

} // namespace limber
