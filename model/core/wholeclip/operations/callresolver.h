#pragma once

#include "operations/applyoperation.h"

#include <optional>

namespace limber {

// Finds what the values of a call mean for a clip: joints by name, frames, files. All arguments must outlive it.
class CallResolver
{
public:
    CallResolver(const Operation &operation, const OperationCall &call, const Clip &clip,
                 const OperationContext &context);

    // Returns false if something does not fit the clip; problem() then says what.
    [[nodiscard]] bool resolve();
    [[nodiscard]] const Message &problem() const { return m_problem; }
    [[nodiscard]] bool isClipUnreadable() const { return m_isClipUnreadable; }
    // Returns the input of the operation; call it after resolve() succeeded.
    [[nodiscard]] OperationInput input() const;

private:
    [[nodiscard]] bool resolveParameter(const Parameter &parameter);
    void takeWord(const Parameter &parameter, ParameterValue &value) const;
    [[nodiscard]] bool resolveValue(const Parameter &parameter, ParameterValue &value);
    [[nodiscard]] std::string_view longestKnownName(std::string_view text) const;
    [[nodiscard]] bool resolveJoints(std::string_view text);
    [[nodiscard]] bool resolveFrames(std::string_view text, FrameInterval &frames);
    [[nodiscard]] bool resolveFramePair(std::string_view text, FrameInterval &frames);
    [[nodiscard]] bool resolveNode(const Parameter &parameter, ParameterValue &value);
    [[nodiscard]] bool resolvePlace(const Parameter &parameter, ParameterValue &value);
    [[nodiscard]] bool resolveExceptions(ParameterValue &value);
    [[nodiscard]] bool addException(std::string_view text, ParameterValue &value) const;
    [[nodiscard]] bool noSuchException(std::string_view text);
    [[nodiscard]] bool resolveClip(ParameterValue &value);
    [[nodiscard]] bool resolveClips(ParameterValue &value);
    [[nodiscard]] ReadResult readClip(const std::string &name) const;
    [[nodiscard]] bool failToRead(const std::string &name, const ReadResult &read);
    [[nodiscard]] bool noSuchJoint(std::string_view name);
    [[nodiscard]] bool fail(Message problem);

    const Operation &m_operation;
    const OperationCall &m_call;
    const Clip &m_clip;
    const OperationContext &m_context;
    ParameterValues m_values;
    std::shared_ptr<const Clip> m_second; // the clip that was read last; null if there is none
    std::vector<int> m_joints;
    FrameInterval m_frames;
    bool m_isOnAllJoints = true;
    bool m_isOnAllFrames = true;
    bool m_isClipUnreadable = false;
    Message m_problem;
};

} // namespace limber
