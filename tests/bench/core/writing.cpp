#include "benchtext.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

#include <QTemporaryFile>
#include <QTextStream>

#include <unistd.h>

#include <array>
#include <charconv>

using namespace limber;
using namespace limber::bench;

namespace {

Clip readClip()
{
    return std::move(*readBvh(benchText()).clip);
}

Clip clipWithAllValuesChanged()
{
    Clip clip = readClip();
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (double &value : clip.motion.editFrame(frame))
            value += 0.25;
    }
    return clip;
}

bool putAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

// Runs a writer on a file that is truncated before and synchronised to the disk afterwards.
template <typename Write>
void toDisk(benchmark::State &state, const Write &write)
{
    QTemporaryFile file;
    if (!file.open())
        return state.SkipWithError("no temporary file");
    for ([[maybe_unused]] auto run : state) {
        const bool done = ::lseek(file.handle(), 0, SEEK_SET) == 0 && ::ftruncate(file.handle(), 0) == 0 &&
                          write(file.handle()) && ::fsync(file.handle()) == 0;
        if (!done)
            return state.SkipWithError("the file could not be written");
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * benchText().size()));
}

void writeAfterOneEdit(benchmark::State &state)
{
    Clip clip = readClip();
    clip.motion.setValue(clip.motion.frameCount() / 2, 7, 12.5);
    toDisk(state, [&clip](int file) {
        return writeBvh(clip, {}, [file](std::string_view bytes) { return putAll(file, bytes); });
    });
}

void writeTheSameBytes(benchmark::State &state)
{
    toDisk(state, [](int file) { return putAll(file, benchText()); });
}

void writeAllChanged(benchmark::State &state)
{
    const Clip clip = clipWithAllValuesChanged();
    for ([[maybe_unused]] auto run : state) {
        std::size_t size = 0;
        const bool done = writeBvh(clip, {}, [&size](std::string_view bytes) {
            size += bytes.size();
            return true;
        });
        benchmark::DoNotOptimize(done);
        benchmark::DoNotOptimize(size);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * clip.motion.frameCount() *
                            clip.motion.columnCount());
}

void writeRowsWithToChars(benchmark::State &state)
{
    const Clip clip = clipWithAllValuesChanged();
    std::array<char, 64> number;
    for ([[maybe_unused]] auto run : state) {
        std::string text;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            for (const double value : clip.motion.frame(frame)) {
                const auto end =
                    std::to_chars(number.data(), number.data() + number.size(), value, std::chars_format::fixed, 6);
                text.append(number.data(), end.ptr).push_back(' ');
            }
            text.back() = '\n';
        }
        benchmark::DoNotOptimize(text.data());
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * clip.motion.frameCount() *
                            clip.motion.columnCount());
}

void writeRowsWithTextStream(benchmark::State &state)
{
    const Clip clip = clipWithAllValuesChanged();
    for ([[maybe_unused]] auto run : state) {
        QByteArray text;
        QTextStream stream(&text);
        stream.setRealNumberNotation(QTextStream::FixedNotation);
        stream.setRealNumberPrecision(6);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            for (const double value : clip.motion.frame(frame))
                stream << value << ' ';
            stream << '\n';
        }
        stream.flush();
        benchmark::DoNotOptimize(text.data());
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * clip.motion.frameCount() *
                            clip.motion.columnCount());
}

} // namespace

BENCHMARK(writeAfterOneEdit)->Apply(fiveTimes);
BENCHMARK(writeTheSameBytes)->Apply(fiveTimes);
BENCHMARK(writeAllChanged)->Apply(fiveTimes);
BENCHMARK(writeRowsWithToChars)->Apply(fiveTimes);
BENCHMARK(writeRowsWithTextStream)->Apply(fiveTimes);
