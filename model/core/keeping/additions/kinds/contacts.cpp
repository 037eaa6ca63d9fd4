#include "additions/addedvalues.h"
#include "additions/additionkind.h"
#include "additions/soundness.h"
#include "contacts/mappedcontacts.h"
#include "journal/additionparts.h"
#include "mapping/carriedcontacts.h"
#include "messages/jsonmessages.h"
#include "project/additionreader.h"
#include "project/projectlines.h"
#include "json/jsonfindings.h"

#include <algorithm>

namespace limber {

namespace {

void putContacts(ByteWriter &out, const Contacts &contacts)
{
    out.put(static_cast<std::uint64_t>(contacts.size()));
    for (const JointContacts &joint : contacts) {
        putFrame(out, joint.joint);
        out.put(static_cast<std::uint64_t>(joint.intervals.size()));
        for (const FrameInterval &interval : joint.intervals)
            putInterval(out, interval);
    }
}

Contacts takeContacts(ByteReader &in)
{
    Contacts contacts(in.count(4));
    for (JointContacts &joint : contacts) {
        joint.joint = takeFrame(in);
        joint.intervals.resize(in.count(8));
        for (FrameInterval &interval : joint.intervals)
            interval = takeInterval(in);
    }
    return contacts;
}

// Reads the object "contacts", which has a list of intervals for each joint.
class ContactsReader final : public AdditionReader
{
public:
    explicit ContactsReader(const ProjectReaderInput &input) : m_input(input) {}

    JsonPiece take(JsonNode &piece, std::span<const JsonLevel> above) override
    {
        if (above.size() != 2)
            return JsonPiece::Keep;
        if (piece.isWhole)
            takeContact(piece);
        return JsonPiece::Drop;
    }

    void finish(const JsonNode &member) override { finishContacts(member); }

    void giveTo(Additions &additions) override
    {
        if (!m_isThere)
            return;
        std::ranges::sort(m_contacts, {}, &JointContacts::joint);
        additions.set(SetContacts(std::move(m_contacts)));
    }

private:
    void finishContacts(const JsonNode &member)
    {
        if (!member.is(JsonNode::Kind::Object))
            return m_input.trouble.leaveOut(member, messages::contactLeftOut, messages::expectedSourceJoints);
        for (const JsonNode &node : member.children)
            m_input.trouble.leaveOut(node, messages::contactLeftOut, messages::expectedFramePairs);
        m_isThere = true;
    }

    void takeContact(const JsonNode &node)
    {
        const auto joint = m_input.joints.find(node.key);
        if (joint == m_input.joints.end())
            return m_input.trouble.leaveOut(node.keyOffset, messages::contactLeftOut,
                                            messages::expectedJointOfClip(wordArgument(node.key)));
        if (!node.is(JsonNode::Kind::Array))
            return m_input.trouble.leaveOut(node, messages::contactLeftOut, messages::expectedFramePairs);
        JointContacts own{joint->second, {}};
        for (const JsonNode &pair : node.children) {
            const std::optional<FrameInterval> interval = frameInterval(pair);
            if (!interval || interval->first < 0 || interval->last >= m_input.frameCount)
                return m_input.trouble.leaveOut(pair.offset, messages::contactLeftOut,
                                                messages::expectedFrames(m_input.frameCount - 1, jsonFound(pair)));
            if (!own.intervals.empty() && interval->first <= own.intervals.back().last)
                return m_input.trouble.leaveOut(pair.offset, messages::contactLeftOut,
                                                messages::expectedIntervalsInOrder());
            own.intervals.push_back(*interval);
        }
        own.intervals = tidied(own.intervals, m_input.frameCount);
        m_contacts.push_back(std::move(own));
    }

    ProjectReaderInput m_input;
    Contacts m_contacts; // so far
    bool m_isThere = false;
};

class ContactsKind final : public AdditionKindOf<SetContacts>
{
public:
    [[nodiscard]] std::string_view name() const override { return "contacts"; }
    [[nodiscard]] int place() const override { return 10; }

    [[nodiscard]] bool isSound(const Additions &additions, const Skeleton &skeleton) const override
    {
        const SetContacts &contacts = additions.get<SetContacts>();
        return !contacts || std::ranges::all_of(*contacts, [&](const JointContacts &own) {
            return isJointOf(skeleton, own.joint) && std::ranges::all_of(own.intervals, isInOrder);
        });
    }

    void insertFrames(Additions &additions, int before, int count) const override
    {
        change(additions, [&](const Contacts &contacts) { return withFramesInserted(contacts, before, count); });
    }
    void removeFrames(Additions &additions, int first, int count) const override
    {
        change(additions, [&](const Contacts &contacts) { return withFramesRemoved(contacts, first, count); });
    }
    void mapFrames(Additions &additions, const FrameMap &frames, int frameCount) const override
    {
        change(additions, [&](const Contacts &contacts) { return mappedContacts(contacts, frames, frameCount); });
    }
    void dropFrames(Additions &additions) const override { additions.clear<SetContacts>(); }
    void carry(Additions &additions, const Clip &from, const Clip &to) const override
    {
        change(additions, [&](const Contacts &contacts) { return carriedContacts(contacts, from, to); });
    }

    [[nodiscard]] bool isAbsent(const Additions &additions) const override { return !additions.get<SetContacts>(); }
    void remove(Additions &additions) const override { additions.clear<SetContacts>(); }
    void put(ByteWriter &out, const Additions &additions, const Additions & /*before*/) const override
    {
        putContacts(out, *additions.get<SetContacts>());
    }
    void take(ByteReader &in, Additions &additions, const Additions & /*before*/) const override
    {
        additions.set(SetContacts(takeContacts(in)));
    }

    void write(ProjectLines &out, const Additions &additions) const override
    {
        const SetContacts &contacts = additions.get<SetContacts>();
        if (!contacts)
            return;
        out.add(",\n \"contacts\": {");
        out.addLines(*contacts, "  ", [&](const JointContacts &own) {
            out.add(out.keyOf(own.joint) + ": [");
            for (std::size_t i = 0; i < own.intervals.size(); ++i)
                out.add((i == 0 ? "" : ", ") + intervalText(own.intervals[i]));
            out.add("]");
        });
        out.add("}");
    }
    [[nodiscard]] std::unique_ptr<AdditionReader> reader(const ProjectReaderInput &input) const override
    {
        return std::make_unique<ContactsReader>(input);
    }

private:
    // Contacts that are detected stay so.
    template <typename Change>
    static void change(Additions &additions, const Change &changed)
    {
        if (const SetContacts &contacts = additions.get<SetContacts>())
            additions.set(SetContacts(changed(*contacts)));
    }
};

} // namespace

std::unique_ptr<const AdditionKind> contactsAddition()
{
    return std::make_unique<ContactsKind>();
}

} // namespace limber
