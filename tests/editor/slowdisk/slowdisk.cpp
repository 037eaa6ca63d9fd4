#include "slowdisk/slowdisk.h"

#include <QFile>

#include <condition_variable>
#include <cstdarg>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include <dlfcn.h>

namespace limber::test {

namespace {

struct Disk
{
    std::mutex mutex;
    std::condition_variable change;
    std::string folder; // empty: no folder is slow
    std::thread::id here;
    bool isHeld = false;
    int waiting = 0;
    QStringList askedHere;
};

Disk &disk()
{
    static Disk disk;
    return disk;
}

// Called before each call of the system.
void wait(const char *call, const char *path)
{
    Disk &slow = disk();
    std::unique_lock lock(slow.mutex);
    if (path == nullptr || slow.folder.empty() || !slow.isHeld || !std::string_view(path).starts_with(slow.folder))
        return;
    if (std::this_thread::get_id() == slow.here) {
        slow.askedHere << QString::fromLatin1(call) + QLatin1Char(' ') + QFile::decodeName(path);
        return;
    }
    ++slow.waiting;
    slow.change.wait(lock, [&slow] { return !slow.isHeld; });
    --slow.waiting;
}

// The system's own function of this name and this type.
template <typename Function>
Function *systems(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

template <typename... Arguments>
int askSystem(const char *name, const char *path, Arguments... arguments)
{
    wait(name, path);
    return systems<int(const char *, Arguments...)>(name)(path, arguments...);
}

} // namespace

SlowDisk::SlowDisk(const QString &folder)
{
    const std::scoped_lock lock(disk().mutex);
    disk().folder = QFile::encodeName(folder).toStdString();
    disk().here = std::this_thread::get_id();
}

SlowDisk::~SlowDisk()
{
    release();
    const std::scoped_lock lock(disk().mutex);
    disk().folder.clear();
}

void SlowDisk::hold()
{
    const std::scoped_lock lock(disk().mutex);
    disk().isHeld = true;
    disk().askedHere.clear();
}

void SlowDisk::release()
{
    {
        const std::scoped_lock lock(disk().mutex);
        disk().isHeld = false;
    }
    disk().change.notify_all();
}

int SlowDisk::waiting() const
{
    const std::scoped_lock lock(disk().mutex);
    return disk().waiting;
}

QStringList SlowDisk::askedHere() const
{
    const std::scoped_lock lock(disk().mutex);
    return disk().askedHere;
}

} // namespace limber::test

// These take the place of the system's functions, for the libraries too. They have names of their own here, because the
// headers of the system declare the others in several ways.
#define LIMBER_SLOW_QUESTION(name)                                                                                     \
    extern "C" int limberSlow_##name(const char *path, void *answer) __asm__(#name);                                   \
    int limberSlow_##name(const char *path, void *answer)                                                              \
    {                                                                                                                  \
        return limber::test::askSystem(#name, path, answer);                                                           \
    }

#define LIMBER_SLOW_OPEN(name)                                                                                         \
    extern "C" int limberSlow_##name(const char *path, int flags, ...) __asm__(#name);                                 \
    int limberSlow_##name(const char *path, int flags, ...)                                                            \
    {                                                                                                                  \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        const unsigned mode = va_arg(rest, unsigned);                                                                  \
        va_end(rest);                                                                                                  \
        limber::test::wait(#name, path);                                                                               \
        return limber::test::systems<int(const char *, int, ...)>(#name)(path, flags, mode);                           \
    }

LIMBER_SLOW_QUESTION(stat)
LIMBER_SLOW_QUESTION(stat64)
LIMBER_SLOW_QUESTION(lstat)
LIMBER_SLOW_QUESTION(lstat64)
LIMBER_SLOW_QUESTION(statfs)
LIMBER_SLOW_QUESTION(statvfs64)
LIMBER_SLOW_OPEN(open)
LIMBER_SLOW_OPEN(open64)

extern "C" int limberSlow_access(const char *path, int mode) __asm__("access");
int limberSlow_access(const char *path, int mode)
{
    return limber::test::askSystem("access", path, mode);
}

extern "C" int limberSlow_statx(int folder, const char *path, int flags, unsigned mask, void *answer) __asm__("statx");
int limberSlow_statx(int folder, const char *path, int flags, unsigned mask, void *answer)
{
    limber::test::wait("statx", path);
    return limber::test::systems<int(int, const char *, int, unsigned, void *)>("statx")(folder, path, flags, mask,
                                                                                         answer);
}

extern "C" void *limberSlow_fopen64(const char *path, const char *mode) __asm__("fopen64");
void *limberSlow_fopen64(const char *path, const char *mode)
{
    limber::test::wait("fopen64", path);
    return limber::test::systems<void *(const char *, const char *)>("fopen64")(path, mode);
}

extern "C" char *limberSlow_realpath(const char *path, char *resolved) __asm__("realpath");
char *limberSlow_realpath(const char *path, char *resolved)
{
    limber::test::wait("realpath", path);
    return limber::test::systems<char *(const char *, char *)>("realpath")(path, resolved);
}

extern "C" void *limberSlow_opendir(const char *path) __asm__("opendir");
void *limberSlow_opendir(const char *path)
{
    limber::test::wait("opendir", path);
    return limber::test::systems<void *(const char *)>("opendir")(path);
}
