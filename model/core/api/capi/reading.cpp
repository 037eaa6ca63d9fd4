#include "bvh/read/bvhfile.h"
#include "bvh/read/bvhreader.h"
#include "capi/handles.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

using namespace limber;
using namespace limber::capi;

namespace {

// Delivers a result; a clip is never delivered without its report.
limber_status deliver(ReadResult result, limber_clip **clip, limber_report **report)
{
    const bool unreadable = result.error() != nullptr && result.error()->kind == FindingKind::Unreadable;
    auto findings = report != nullptr ? std::make_unique<limber_report>() : nullptr;
    auto read = result.clip ? std::make_unique<limber_clip>(limber_clip{std::move(*result.clip)}) : nullptr;
    if (findings) {
        for (const Finding &found : result.findings)
            findings->messages.push_back(found.message.text());
        findings->findings = std::move(result.findings);
        *report = findings.release();
    }
    if (!read)
        return unreadable ? LIMBER_UNREADABLE : LIMBER_REFUSED;
    *clip = read.release();
    return LIMBER_OK;
}

void clear(limber_clip **clip, limber_report **report)
{
    if (clip != nullptr)
        *clip = nullptr;
    if (report != nullptr)
        *report = nullptr;
}

} // namespace

limber_status limber_read_memory(const void *bytes, size_t size, limber_clip **clip, limber_report **report)
{
    clear(clip, report);
    if (clip == nullptr || (bytes == nullptr && size > 0))
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        std::string text;
        if (size > 0)
            text.assign(static_cast<const char *>(bytes), size);
        return deliver(readBvh(std::move(text)), clip, report);
    });
}

limber_status limber_read_file(const char *path, limber_clip **clip, limber_report **report)
{
    clear(clip, report);
    if (clip == nullptr || path == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] { return deliver(readBvhFile(path), clip, report); });
}

limber_status limber_read_source(limber_source source, void *user, limber_clip **clip, limber_report **report)
{
    clear(clip, report);
    if (clip == nullptr || source == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        const ByteSource bytes = [&](std::span<char> buffer) {
            const std::ptrdiff_t count = source(user, buffer.data(), buffer.size());
            return count <= static_cast<std::ptrdiff_t>(buffer.size()) ? count : std::ptrdiff_t{-1};
        };
        return deliver(readBvh(bytes), clip, report);
    });
}

limber_status limber_clip_copy(const limber_clip *clip, limber_clip **copy)
{
    if (copy != nullptr)
        *copy = nullptr;
    if (clip == nullptr || copy == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        *copy = new limber_clip(*clip);
        return LIMBER_OK;
    });
}

void limber_clip_free(limber_clip *clip)
{
    delete clip;
}

size_t limber_report_count(const limber_report *report)
{
    return report != nullptr ? report->findings.size() : 0;
}

limber_status limber_report_get(const limber_report *report, size_t index, limber_finding *finding)
{
    if (report == nullptr || finding == nullptr || index >= report->findings.size())
        return LIMBER_BAD_ARGUMENT;
    const Finding &found = report->findings[index];
    finding->severity = found.severity == Severity::Error ? LIMBER_ERROR : LIMBER_WARNING;
    finding->kind = static_cast<int>(found.kind);
    finding->line = found.line;
    finding->column = found.column;
    finding->message = report->messages[index].c_str();
    return LIMBER_OK;
}

void limber_report_free(limber_report *report)
{
    delete report;
}
