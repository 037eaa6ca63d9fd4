#include "bvh/bvhreader.h"
#include "bvh/bvhstreams.h"
#include "capi/handles.h"

#include <fstream>
#include <memory>
#include <string>

using namespace limber;
using namespace limber::capi;

namespace {

// Hands a result over; a clip without its report is never handed out.
limber_status deliver(ReadResult result, limber_clip **clip, limber_report **report)
{
    auto findings = report != nullptr ? std::make_unique<limber_report>() : nullptr;
    auto read = result.clip ? std::make_unique<limber_clip>(limber_clip{std::move(*result.clip)}) : nullptr;
    if (findings) {
        findings->findings = std::move(result.findings);
        *report = findings.release();
    }
    if (!read)
        return LIMBER_REFUSED;
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
    return guarded([&] {
        std::ifstream in(path, std::ios::binary);
        if (!in.is_open())
            return LIMBER_UNREADABLE;
        ReadResult result = readBvh(in);
        return in.bad() ? LIMBER_UNREADABLE : deliver(std::move(result), clip, report);
    });
}

limber_status limber_read_source(limber_source source, void *user, limber_clip **clip, limber_report **report)
{
    clear(clip, report);
    if (clip == nullptr || source == nullptr)
        return LIMBER_BAD_ARGUMENT;
    return guarded([&] {
        std::string text;
        std::string block(std::size_t{1} << 18, '\0');
        for (;;) {
            const ptrdiff_t count = source(user, block.data(), block.size());
            if (count < 0 || static_cast<std::size_t>(count) > block.size())
                return LIMBER_UNREADABLE;
            if (count == 0)
                return deliver(readBvh(std::move(text)), clip, report);
            text.append(block, 0, static_cast<std::size_t>(count));
        }
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
    finding->kind = 0;
    finding->line = found.line;
    finding->column = found.column;
    finding->message = found.message.c_str();
    return LIMBER_OK;
}

void limber_report_free(limber_report *report)
{
    delete report;
}
