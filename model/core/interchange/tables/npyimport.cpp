#include "tables/npyimport.h"

#include "messages/tablemessages.h"
#include "motion/replacedvalues.h"

#include <bit>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <vector>

namespace limber {

namespace {

constexpr std::string_view numpyMagic("\x93NUMPY", 6);

std::uint64_t littleEndian(std::string_view bytes)
{
    std::uint64_t word = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        word = word << 8U | static_cast<unsigned char>(bytes[i]);
    return word;
}

// The content of an array's head, and the numbers after it.
struct NpyArray
{
    std::string_view head; // a dictionary of Python
    std::string_view numbers;

    // Splits the bytes into head and numbers; returns false if they are not an array.
    [[nodiscard]] bool split(std::string_view bytes)
    {
        constexpr std::size_t afterVersion = 8;
        if (bytes.size() < afterVersion || !bytes.starts_with(numpyMagic))
            return false;
        const std::size_t sizeOfSize = bytes[6] == 1 ? 2 : 4;
        if (bytes.size() < afterVersion + sizeOfSize)
            return false;
        const std::uint64_t size = littleEndian(bytes.substr(afterVersion, sizeOfSize));
        bytes.remove_prefix(afterVersion + sizeOfSize);
        if (size > bytes.size())
            return false;
        head = bytes.substr(0, static_cast<std::size_t>(size));
        numbers = bytes.substr(static_cast<std::size_t>(size));
        return true;
    }

    // Returns the text after a key, without spaces before it; empty if the key is missing.
    [[nodiscard]] std::string_view valueOf(std::string_view key) const
    {
        const std::size_t found = head.find(key);
        if (found == std::string_view::npos)
            return {};
        std::string_view rest = head.substr(found + key.size());
        rest.remove_prefix(std::min(rest.find_first_not_of(": "), rest.size()));
        return rest;
    }

    // Returns the value up to a comma or the end of the dictionary, for a message.
    [[nodiscard]] std::string_view wordOf(std::string_view key) const
    {
        const std::string_view rest = valueOf(key);
        return rest.substr(0, rest.find_first_of(",}\n"));
    }

    // Returns the sizes, or nothing if they are not written as NumPy does.
    [[nodiscard]] std::optional<std::vector<std::uint64_t>> shape() const
    {
        std::string_view rest = valueOf("'shape'");
        if (!rest.starts_with('('))
            return std::nullopt;
        rest.remove_prefix(1);
        std::vector<std::uint64_t> sizes;
        for (;;) {
            rest.remove_prefix(std::min(rest.find_first_not_of(", "), rest.size()));
            if (rest.starts_with(')'))
                return sizes;
            std::uint64_t size = 0;
            const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), size);
            if (error != std::errc() || sizes.size() > 8)
                return std::nullopt;
            sizes.push_back(size);
            rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
        }
    }

    [[nodiscard]] std::string_view shapeText() const
    {
        const std::string_view rest = valueOf("'shape'");
        return rest.substr(0, rest.find(')') + 1);
    }
};

Reading<Clip> refused(Message message)
{
    return Reading<Clip>::refused({Severity::Error, 0, 0, std::move(message), FindingKind::Other});
}

std::vector<double> doublesIn(std::string_view bytes)
{
    std::vector<double> values(bytes.size() / sizeof(double));
    if constexpr (std::endian::native == std::endian::little) {
        if (!values.empty())
            std::memcpy(values.data(), bytes.data(), values.size() * sizeof(double));
    } else {
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = std::bit_cast<double>(littleEndian(bytes.substr(i * sizeof(double), sizeof(double))));
    }
    return values;
}

} // namespace

Reading<Clip> readNpyMotion(std::string_view bytes, const Clip &skeleton)
{
    NpyArray array;
    if (!array.split(bytes))
        return refused(messages::arrayMissing());
    if (!array.valueOf("'descr'").starts_with("'<f8'") || !array.valueOf("'fortran_order'").starts_with("False"))
        return refused(messages::arrayOfOtherType(wordArgument(array.wordOf("'descr'"))));
    const auto shape = array.shape();
    const auto columns = static_cast<std::uint64_t>(skeleton.motion.columnCount());
    constexpr std::uint64_t mostFrames = std::numeric_limits<int>::max() - 1;
    if (!shape || shape->size() != 2 || (*shape)[1] != columns || (*shape)[0] > mostFrames)
        return refused(messages::arrayOfOtherShape(columns, wordArgument(array.shapeText())));
    const std::uint64_t frames = (*shape)[0];
    if (columns == 0 && frames != static_cast<std::uint64_t>(skeleton.motion.frameCount()))
        return refused(messages::arrayOfOtherShape(columns, wordArgument(array.shapeText())));
    if (array.numbers.size() != frames * columns * sizeof(double))
        return refused(messages::arrayOfOtherLength(frames * columns * sizeof(double), array.numbers.size()));
    const std::vector<double> values = doublesIn(array.numbers);
    if (const auto odd = firstNotFinite(values, static_cast<std::size_t>(columns)))
        return refused(messages::arrayNotFinite(odd->frame, odd->column));
    Clip clip = skeleton;
    clip.motion = withValues(skeleton.motion, values, static_cast<int>(frames));
    return {std::move(clip), {}};
}

} // namespace limber
