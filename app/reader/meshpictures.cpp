#include "meshpictures.h"

#include "messages/scenemessages.h"

#include <algorithm>
#include <csetjmp>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <utility>

#include <jpeglib.h>
#include <png.h>

namespace limber::reader {

namespace {

// Pixels as red, green, blue and alpha.
struct Pixels
{
    int width = 0;
    int height = 0;
    std::string bytes;
};

enum class Failure { Broken, TooLarge };

struct Reading
{
    std::optional<Pixels> pixels;
    Failure failure = Failure::Broken;
};

bool isTooLarge(std::size_t width, std::size_t height)
{
    return width > std::size_t{meshlimits::readSide} || height > std::size_t{meshlimits::readSide};
}

Reading readPng(const std::string &file)
{
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0)
        return {};
    if (isTooLarge(image.width, image.height)) {
        png_image_free(&image);
        return {std::nullopt, Failure::TooLarge};
    }
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB; // else numbers of 16 bits count as linear, and become pale
    image.format = PNG_FORMAT_RGBA;
    Pixels pixels{static_cast<int>(image.width), static_cast<int>(image.height), {}};
    pixels.bytes.resize(PNG_IMAGE_SIZE(image));
    if (png_image_finish_read(&image, nullptr, pixels.bytes.data(), 0, nullptr) == 0)
        return {};
    return {std::move(pixels), {}};
}

// libjpeg reports errors by a function that must not return.
struct JpegErrors
{
    jpeg_error_mgr manager; // first, so that its address is that of the whole
    std::jmp_buf target;
};

[[noreturn]] void leaveJpeg(j_common_ptr info)
{
    std::longjmp(reinterpret_cast<JpegErrors *>(info->err)->target, 1);
}

void ignoreWarning(j_common_ptr)
{
}

bool isForPrint(const jpeg_decompress_struct &info)
{
    return info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
}

// Turns cyan, magenta, yellow and black into what a screen shows without a profile. Adobe's programs, which write most
// such files, store how much light is left instead of how much ink there is.
void showOnScreen(std::string &bytes, bool holdsInk)
{
    const auto light = [&](std::size_t at) {
        const unsigned stored = static_cast<unsigned char>(bytes[at]);
        return holdsInk ? 255U - stored : stored;
    };
    for (std::size_t pixel = 0; pixel + 3 < bytes.size(); pixel += 4) {
        const unsigned black = light(pixel + 3);
        for (std::size_t part = 0; part < 3; ++part)
            bytes[pixel + part] = static_cast<char>((light(pixel + part) * black + 127U) / 255U);
        bytes[pixel + 3] = static_cast<char>(255);
    }
}

// Reads rows of four numbers: red, green, blue and alpha, or those of print. Nothing in it has a destructor: an error
// leaves it by a jump. Returns false for a file that is not right.
bool readJpegRows(jpeg_decompress_struct &info, JpegErrors &errors, const std::string &file, Pixels &pixels,
                  bool &tooLarge)
{
    if (setjmp(errors.target) != 0) // NOLINT(cert-err52-cpp): the library has no other way
        return false;
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, reinterpret_cast<const unsigned char *>(file.data()), file.size());
    jpeg_read_header(&info, TRUE);
    tooLarge = isTooLarge(info.image_width, info.image_height);
    if (tooLarge)
        return false;
    info.out_color_space = isForPrint(info) ? JCS_CMYK : JCS_EXT_RGBA;
    info.scale_num = 1;
    info.scale_denom = 1;
    const unsigned longest = std::max(info.image_width, info.image_height);
    while (info.scale_denom < 8 && longest / info.scale_denom >= 2U * meshlimits::keptSide)
        info.scale_denom *= 2;
    jpeg_start_decompress(&info);
    pixels.width = static_cast<int>(info.output_width);
    pixels.height = static_cast<int>(info.output_height);
    const std::size_t row = 4 * std::size_t{info.output_width};
    pixels.bytes.resize(row * info.output_height);
    while (info.output_scanline < info.output_height) {
        auto *to = reinterpret_cast<JSAMPROW>(pixels.bytes.data() + row * info.output_scanline);
        jpeg_read_scanlines(&info, &to, 1);
    }
    jpeg_finish_decompress(&info);
    return true;
}

Reading readJpeg(const std::string &file)
{
    jpeg_decompress_struct info = {};
    JpegErrors errors = {};
    info.err = jpeg_std_error(&errors.manager);
    errors.manager.error_exit = leaveJpeg;
    errors.manager.output_message = ignoreWarning;
    Pixels pixels;
    bool tooLarge = false;
    const bool isRead = readJpegRows(info, errors, file, pixels, tooLarge);
    if (isRead && isForPrint(info))
        showOnScreen(pixels.bytes, info.saw_Adobe_marker == FALSE);
    jpeg_destroy_decompress(&info);
    if (!isRead)
        return {std::nullopt, tooLarge ? Failure::TooLarge : Failure::Broken};
    return {std::move(pixels), {}};
}

// Each pixel becomes the mean of a rectangle, weighted by alpha so that colours under clear pixels do not bleed.
Pixels smaller(const Pixels &from, int width, int height)
{
    Pixels to{width, height, {}};
    to.bytes.resize(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    const auto edge = [](int index, int of, int size) {
        return static_cast<int>(static_cast<std::int64_t>(index) * size / of);
    };
    for (int y = 0; y < height; ++y) {
        const int top = edge(y, height, from.height);
        const int bottom = std::max(top + 1, edge(y + 1, height, from.height));
        for (int x = 0; x < width; ++x) {
            const int left = edge(x, width, from.width);
            const int right = std::max(left + 1, edge(x + 1, width, from.width));
            std::uint64_t colour[3] = {};
            std::uint64_t alpha = 0;
            for (int row = top; row < bottom; ++row) {
                const auto *pixel = reinterpret_cast<const unsigned char *>(from.bytes.data()) +
                                    4 * (static_cast<std::size_t>(row) * static_cast<std::size_t>(from.width) +
                                         static_cast<std::size_t>(left));
                for (int column = left; column < right; ++column, pixel += 4) {
                    for (int part = 0; part < 3; ++part)
                        colour[part] += std::uint64_t{pixel[part]} * pixel[3];
                    alpha += pixel[3];
                }
            }
            char *const out = to.bytes.data() + 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                                     static_cast<std::size_t>(x));
            for (int part = 0; part < 3; ++part)
                out[part] = static_cast<char>(alpha > 0 ? colour[part] / alpha : 0);
            out[3] = static_cast<char>(
                alpha / (static_cast<std::uint64_t>(bottom - top) * static_cast<std::uint64_t>(right - left)));
        }
    }
    return to;
}

Pixels keptSize(Pixels pixels)
{
    const int longest = std::max(pixels.width, pixels.height);
    if (longest <= meshlimits::keptSide)
        return pixels;
    const auto scaled = [longest](int side) {
        return std::max(1, static_cast<int>(static_cast<std::int64_t>(side) * meshlimits::keptSide / longest));
    };
    return smaller(pixels, scaled(pixels.width), scaled(pixels.height));
}

} // namespace

void readPictures(SceneMesh &mesh, std::vector<std::string> files)
{
    std::size_t kept = 0;
    bool areTooMany = false;
    for (std::size_t i = 0; i < mesh.pictures.size() && i < files.size(); ++i) {
        MeshPicture &picture = mesh.pictures[i];
        const std::string file = std::move(files[i]);
        Reading reading = file.starts_with("\x89PNG") ? readPng(file) : readJpeg(file);
        if (!reading.pixels) {
            const auto name = nameArgument(picture.name);
            mesh.leftOut.push_back((reading.failure == Failure::TooLarge
                                        ? messages::pictureTooLarge(name)
                                        : messages::pictureLeftOut(name, wordArgument("a broken one")))
                                       .text());
            continue;
        }
        Pixels pixels = keptSize(*std::move(reading.pixels));
        if (kept + pixels.bytes.size() > meshlimits::pixelBytes) {
            areTooMany = true;
            continue;
        }
        kept += pixels.bytes.size();
        picture.width = pixels.width;
        picture.height = pixels.height;
        picture.pixels = std::move(pixels.bytes);
    }
    if (areTooMany)
        mesh.leftOut.push_back(messages::tooManyPictures().text());
}

} // namespace limber::reader
