// Preloaded into a program: reading a file called stuck.bvh never ends, and a file beside it tells when it began.

#include <array>
#include <string>

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace {

std::string nameOf(int descriptor)
{
    std::array<char, 4096> name{};
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t length = ::readlink(link.c_str(), name.data(), name.size());
    return length > 0 ? std::string(name.data(), static_cast<std::size_t>(length)) : std::string();
}

} // namespace

extern "C" ssize_t read(int descriptor, void *bytes, std::size_t count)
{
    using Read = ssize_t (*)(int, void *, std::size_t);
    static const auto next = reinterpret_cast<Read>(::dlsym(RTLD_NEXT, "read"));
    const std::string name = nameOf(descriptor);
    if (name.ends_with("/stuck.bvh")) {
        ::close(::open((name + ".begun").c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600));
        while (true)
            ::pause();
    }
    return next(descriptor, bytes, count);
}
