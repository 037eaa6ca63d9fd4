// limber-reader FORMAT FILE MEGABYTES SECONDS [NAME…] reads a file of another 3D program, with FORMAT gltf, fbx or dae,
// and writes its skeletons and animations to standard output (model/core/interchange/scene/sceneencoding.h); with
// gltf-mesh or fbx-mesh its surface, too. NAMEs are files beside it that it may read. Limber starts it; whatever a file
// does to it, it has no power over anything.

#include "assimpscene.h"
#include "confinement.h"
#include "mappedfile.h"
#include "meshpictures.h"
#include "scene/gltf/gltfreader.h"
#include "scene/sceneencoding.h"

#include <charconv>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include <sys/syscall.h>
#include <unistd.h>

using namespace limber;
using namespace limber::reader;

namespace {

enum Status { Answered = 0, Usage = 64, OutOfMemory = 70 };

bool writeAll(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

[[noreturn]] void answerWith(std::string_view answer)
{
    writeAll(answer);
    _exit(Answered);
}

unsigned long numberOf(std::string_view word)
{
    unsigned long number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

struct Call
{
    std::string format;
    std::string file;
    Limits limits;
    std::vector<std::string> beside;
};

// A shape is only looked at: the answer says what is wrong with it.
void readGltfFile(std::string_view bytes, const GltfBuffers &buffers, const GltfWish &wish)
{
    GltfReading reading = readGltf(bytes, buffers, wish);
    if (reading.mesh && wish.content == GltfContent::MotionAndMesh) {
        readPictures(*reading.mesh, std::move(reading.pictures));
        reading.scene->mesh = std::make_shared<const SceneMesh>(*std::move(reading.mesh));
    }
    if (reading.scene)
        writeScene(*reading.scene, writeAll);
    else if (!reading.wantedFiles.empty())
        answerWith(filesAnswer(reading.wantedFiles));
    else
        answerWith(textAnswer(sceneanswer::refusalMark, reading.problem.text()));
}

void readForeignFile(ForeignFormat format, std::string_view bytes, const ForeignWish &wish)
{
    ForeignReading reading = readByAssimp(format, bytes, wish);
    if (!reading.wantedFiles.empty())
        answerWith(filesAnswer(reading.wantedFiles));
    if (!reading.scene)
        answerWith(
            textAnswer(sceneanswer::refusalMark, reading.problem.empty() ? "it cannot be read" : reading.problem));
    if (reading.mesh) {
        readPictures(*reading.mesh, std::move(reading.pictures));
        reading.scene->mesh = std::make_shared<const SceneMesh>(*std::move(reading.mesh));
    }
    writeScene(*reading.scene, writeAll);
}

[[noreturn]] void work(const Call &call)
{
    // All files are in memory before any of their contents are looked at.
    const auto bytes = mapFile(call.file);
    if (!bytes)
        answerWith(textAnswer(sceneanswer::refusalMark, "it cannot be opened"));
    GltfBuffers buffers;
    for (const std::string &name : call.beside) {
        if (const auto beside = mapFileBeside(call.file, name))
            buffers.emplace(name, *beside);
    }
    if (const std::string problem = confine(call.limits); !problem.empty())
        answerWith(textAnswer(sceneanswer::unsafeMark, problem));
    if (call.format == "gltf")
        readGltfFile(*bytes, buffers, {GltfContent::Motion, call.beside.empty()});
    else if (call.format == "gltf-mesh")
        readGltfFile(*bytes, buffers, {GltfContent::MotionAndMesh, call.beside.empty()});
    else if (call.format == "gltf-check")
        readGltfFile(*bytes, buffers, {GltfContent::MotionAndShape, call.beside.empty()});
    else if (call.format == "fbx-mesh")
        readForeignFile(ForeignFormat::Fbx, *bytes, {true, call.beside.empty(), buffers});
    else
        readForeignFile(call.format == "fbx" ? ForeignFormat::Fbx : ForeignFormat::Collada, *bytes, {});
    _exit(Answered);
}

} // namespace

int main(int count, char **words)
{
    if (count < 5)
        return Usage;
    const Call call{words[1],
                    words[2],
                    {numberOf(words[3]) << 20, numberOf(words[4])},
                    std::vector<std::string>(words + 5, words + count)};
    std::set_new_handler([] { _exit(OutOfMemory); });
    syscall(SYS_close_range, 3U, ~0U, 0U); // files that the parent forgot to close
    if (const std::string problem = bindToParent(); !problem.empty())
        answerWith(textAnswer(sceneanswer::unsafeMark, problem));
    try {
        work(call);
    } catch (const std::exception &) {
        answerWith(textAnswer(sceneanswer::refusalMark, "it cannot be read"));
    }
}
