#pragma once

#include "scene/gltf/gltffile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// The numbers behind the accessors of a file. Everything that a file claims of its bytes is checked against them, and
// what is taken in all is limited: many accessors may name the same bytes.
class GltfNumbers
{
public:
    // All must outlive it.
    GltfNumbers(const GltfFile &file, const GltfBuffers &buffers, Message &problem);

    // All elements of an accessor, each of `width` numbers; normalised whole numbers as glTF has them. Nothing where
    // they cannot be had: then there is a problem, or a file is wanted that was not given.
    [[nodiscard]] std::optional<std::vector<float>> read(int accessor, int width);
    // Names of files that hold numbers and were not given.
    [[nodiscard]] const std::vector<std::string> &wantedFiles() const { return m_wanted; }

private:
    struct Source
    {
        std::string_view bytes; // of the whole view
        std::size_t stride = 0; // bytes; 0 where the view does not say
    };

    void fail(Message problem);
    [[nodiscard]] std::optional<Source> sourceOf(int view);
    [[nodiscard]] std::optional<std::string_view> buffer(int index);
    [[nodiscard]] std::optional<std::string_view> namedBuffer(const std::string &uri);

    const GltfFile &m_file;
    const GltfBuffers &m_buffers;
    Message &m_problem;
    std::map<int, std::string> m_decoded; // buffers that stand in the file as text
    std::vector<std::string> m_wanted;
    std::size_t m_taken = 0; // numbers
};

} // namespace limber
