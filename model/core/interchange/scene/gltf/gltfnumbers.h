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
    // Returns the same of an accessor of a mesh, where whole numbers are converted only if the accessor says that they
    // are normalised, and numbers may be given only for some elements. Numbers may be infinite or no numbers.
    [[nodiscard]] std::optional<std::vector<float>> readAttribute(int accessor, int width);
    // Returns all elements of an accessor of whole numbers without signs.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> readWhole(int accessor, int width);
    // Returns the bytes of a picture, which are in a view of a buffer, in the description or in a file.
    [[nodiscard]] std::optional<std::string> pictureBytes(const JsonNode &image);
    // Returns the names of files that hold numbers and were not given.
    [[nodiscard]] const std::vector<std::string> &wantedFiles() const { return m_wanted; }

private:
    struct Source
    {
        std::string_view bytes; // of the whole view
        std::size_t stride = 0; // bytes; 0 if the view does not say
    };

    // Where the elements of an accessor are.
    struct Elements
    {
        std::string_view bytes; // from the first element on
        std::size_t stride = 0;
        std::size_t count = 0;
        int code = 0; // of the type of a number
    };

    void fail(Message problem);
    [[nodiscard]] std::optional<Elements> elementsOf(const JsonNode &place, int code, int width, std::size_t count,
                                                     int accessor);
    [[nodiscard]] std::optional<std::size_t> countOf(const JsonNode &described, int width, int accessor);
    template <typename Number, typename Convert>
    [[nodiscard]] std::optional<std::vector<Number>> readWith(int accessor, int width, const Convert &convert);
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
