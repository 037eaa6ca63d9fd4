#include "capi/handles.h"
#include "operations/applyoperation.h"

#include <memory>

using namespace limber;
using namespace limber::capi;

namespace {

void addMessage(limber_report &report, Severity severity, const Message &message)
{
    report.findings.push_back({severity, 0, 0, message});
    report.messages.push_back(message.text());
}

std::unique_ptr<limber_report> reportOf(const AppliedOperation &applied)
{
    auto report = std::make_unique<limber_report>();
    for (const Message &note : applied.notes)
        addMessage(*report, Severity::Warning, note);
    for (const Message &warning : applied.warnings)
        addMessage(*report, Severity::Warning, warning);
    if (!applied.isDone())
        addMessage(*report, Severity::Error, applied.problem);
    return report;
}

} // namespace

int limber_operation_count(void)
{
    return static_cast<int>(operations().size());
}

const char *limber_operation_name(int index)
{
    // Names are literals, so that they end with NUL.
    return isIndex(index, limber_operation_count()) ? operations()[static_cast<std::size_t>(index)].name.data()
                                                    : nullptr;
}

limber_status limber_apply(const limber_clip *clip, const char *call, limber_clip **result, limber_report **report)
{
    if (result != nullptr)
        *result = nullptr;
    if (report != nullptr)
        *report = nullptr;
    if (clip == nullptr || call == nullptr || result == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        AppliedOperation applied = apply(call, clip->clip);
        std::unique_ptr<limber_report> findings = reportOf(applied);
        auto made = applied.isDone() ? std::make_unique<limber_clip>() : nullptr;
        if (made)
            made->clip = std::move(applied.clip);
        *result = made.release();
        if (report != nullptr)
            *report = findings.release();
        if (applied.isDone())
            return LIMBER_OK;
        return applied.outcome == AppliedOperation::Outcome::WrongCall ? LIMBER_BAD_ARGUMENT : LIMBER_REFUSED;
    });
}
