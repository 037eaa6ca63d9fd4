#pragma once

#include "scene/gltf/gltffile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// The numbers of the accessors of a file. Everything that a file says about its bytes is checked against them, and the
// total amount is limited, since many accessors may name the same bytes.
class GltfNumbers
{
public:
    // All arguments must outlive it.
    GltfNumbers(const GltfFile &file, const GltfBuffers &buffers, Message &problem);

    // Returns all elements of an accessor, each with `width` numbers; normalised whole numbers are converted as in
    // glTF. Returns nothing if they are not available: then there is a problem, or a file is needed that was not given.
    [[nodiscard]] std::optional<std::vector<float>> read(int accessor, int width);
    // Returns the names of files that hold numbers and were not given.
    [[nodiscard]] const std::vector<std::string> &wantedFiles() const { return m_wanted; }

private:
    struct Source
    {
        std::string_view bytes; // of the whole view
        std::size_t stride = 0; // bytes; 0 if the view does not say
    };

    void fail(Message problem);
    [[nodiscard]] std::optional<Source> sourceOf(int view);
    [[nodiscard]] std::optional<std::string_view> buffer(int index);
    [[nodiscard]] std::optional<std::string_view> namedBuffer(const std::string &uri);

    const GltfFile &m_file;
    const GltfBuffers &m_buffers;
    Message &m_problem;
    std::map<int, std::string> m_decoded; // buffers that are in the file as text
    std::vector<std::string> m_wanted;
    std::size_t m_taken = 0; // numbers
};

} // namespace limber
