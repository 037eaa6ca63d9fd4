#include "templates.h"
#include "walk.h"

#include "bvh/write/bvhwriter.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

// Writes the sample motion and the template skeletons that come with the editor into a folder.

namespace {

bool writeFile(const std::filesystem::path &path, const limber::Clip &clip)
{
    std::ofstream file(path, std::ios::binary);
    file << limber::writeBvh(clip);
    file.close();
    if (!file.good())
        std::fprintf(stderr, "%s could not be written\n", path.c_str());
    return file.good();
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 2) {
        std::fputs("usage: make_sample FOLDER\n", stderr);
        return 64;
    }
    const std::filesystem::path folder = argv[1];
    std::error_code error; // what cannot be made shows when the files are written
    std::filesystem::create_directories(folder, error);
    bool allWritten = writeFile(folder / "walk.bvh", limber::samples::makeWalk());
    for (const limber::samples::Template &each : limber::samples::makeTemplates())
        allWritten = writeFile(folder / each.fileName, each.clip) && allWritten;
    return allWritten ? 0 : 1;
}
