#include "bvh/bvhreader.h"

#include "bvh/findinglog.h"
#include "bvh/hierarchyreader.h"
#include "bvh/motionreader.h"
#include "bvh/sourcetext.h"
#include "bvh/textencoding.h"
#include "bvh/textscanner.h"

#include <memory>

namespace limber {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

// Turns UTF-16 into the text that is read; false where the bytes are no UTF-16.
bool decode(SourceText &source)
{
    source.encoding = detectEncoding(source.text);
    if (source.encoding == TextEncoding::Bytes)
        return true;
    auto text = utf8FromUtf16(source.text, source.encoding);
    if (!text)
        return false;
    source.text = std::move(*text);
    return true;
}

} // namespace

const Finding *ReadResult::error() const
{
    if (findings.empty() || findings.back().severity != Severity::Error)
        return nullptr;
    return &findings.back();
}

ReadResult readBvh(std::string bytes, const ReadOptions &options)
{
    ReadResult result;
    auto source = std::make_shared<SourceText>();
    source->text = std::move(bytes);
    if (!decode(*source)) {
        result.findings.push_back({Severity::Error, 1, 1, "expected text, found broken UTF-16"});
        return result;
    }

    FindingLog log(source->text);
    TextScanner in(source->text, log);
    if (source->text.starts_with(byteOrderMark))
        in.moveTo(byteOrderMark.size());
    if (source->encoding != TextEncoding::Bytes)
        log.warn(0, "expected bytes, found UTF-16: read, and written back as UTF-16");

    Clip clip;
    HierarchyReader hierarchy(in, log, clip.skeleton, *source);
    hierarchy.read();
    clip.motion = Motion(0, clip.skeleton.columnCount());
    if (log.ok() && hierarchy.hasMotion()) {
        MotionReader motion(in, log, clip.skeleton.columnCount(), *source, options.progress);
        motion.read();
        result.cancelled = motion.wasCancelled();
        if (log.ok() && !result.cancelled)
            clip.motion = motion.takeMotion();
    }
    result.findings = log.take();
    if (log.ok() && !result.cancelled) {
        clip.source = std::move(source);
        result.clip = std::move(clip);
    }
    return result;
}

} // namespace limber
