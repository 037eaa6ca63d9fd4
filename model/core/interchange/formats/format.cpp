#include "formats/format.h"

#include <algorithm>

namespace limber {

namespace {

bool endsWithInAnyCase(std::string_view file, std::string_view extension)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return file.size() >= extension.size() &&
           std::ranges::equal(file.substr(file.size() - extension.size()), extension, {}, lower, lower);
}

} // namespace

std::string motionNameOf(const std::string &file)
{
    const std::string stem = file.substr(0, file.rfind('.'));
    return stem.empty() || file == "-" ? "motion" : stem;
}

const Format *findFormat(std::string_view name)
{
    const auto found = std::ranges::find(formats(), name, &Format::name);
    return found != formats().end() ? &*found : nullptr;
}

const Format *exportFormatOf(std::string_view extension)
{
    for (const Format &format : formats()) {
        const auto &all = format.exporting.extensions;
        if (std::ranges::find(all, extension, &FormatExtension::text) != all.end())
            return &format;
    }
    return nullptr;
}

const Format *importFormatOf(std::string_view file)
{
    for (const Format &format : formats()) {
        for (const std::string_view extension : format.importing.extensions) {
            if (endsWithInAnyCase(file, extension))
                return &format;
        }
    }
    return nullptr;
}

bool isImportedInWindow(const Format &format)
{
    return format.isImported() && !format.importing.needsSkeleton && !format.importing.extensions.empty();
}

std::vector<std::string_view> exportExtensions()
{
    std::vector<std::string_view> all;
    for (const Format &format : formats()) {
        for (const FormatExtension &extension : format.exporting.extensions)
            all.push_back(extension.text);
    }
    return all;
}

std::vector<std::string_view> importExtensions()
{
    std::vector<std::string_view> all;
    for (const bool isScene : {false, true}) {
        for (const Format &format : formats()) {
            if (format.importing.scene.has_value() == isScene)
                all.insert(all.end(), format.importing.extensions.begin(), format.importing.extensions.end());
        }
    }
    return all;
}

std::vector<std::string_view> characterExtensions()
{
    std::vector<std::string_view> all;
    for (const Format &format : formats()) {
        const auto &endings = format.importing.extensions;
        if (format.importing.holdsCharacters)
            all.insert(all.end(), endings.begin(), endings.end());
    }
    return all;
}

} // namespace limber
