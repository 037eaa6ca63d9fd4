#include "confinement.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <memory>

#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace limber::reader {

namespace {

std::string failureOf(const char *what, int error)
{
    return std::string(what) + ": " + std::strerror(error);
}

bool limit(__rlimit_resource resource, rlim_t value)
{
    const rlimit both{value, value};
    return setrlimit(resource, &both) == 0;
}

std::string limitResources(const Limits &limits)
{
    // The processor time has a soft limit, whose signal tells the parent what happened.
    const rlimit seconds{limits.processorSeconds, limits.processorSeconds + 1};
    bool isLimited = limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_NOFILE, 3) &&
                     limit(RLIMIT_NPROC, 0) && setrlimit(RLIMIT_CPU, &seconds) == 0;
#ifndef __SANITIZE_ADDRESS__ // which needs terabytes of address space
    isLimited = isLimited && limit(RLIMIT_AS, limits.memoryBytes);
#endif
    return isLimited ? std::string() : failureOf("setrlimit", errno);
}

struct FilterEnd
{
    void operator()(void *filter) const { seccomp_release(filter); }
};

// The system calls that work only on the program's own memory, or end the program.
constexpr int harmless[] = {
    SCMP_SYS(brk),          SCMP_SYS(clock_gettime),  SCMP_SYS(exit),        SCMP_SYS(exit_group),
    SCMP_SYS(futex),        SCMP_SYS(getpid),         SCMP_SYS(gettid),      SCMP_SYS(getrandom),
    SCMP_SYS(gettimeofday), SCMP_SYS(madvise),        SCMP_SYS(mremap),      SCMP_SYS(munmap),
    SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigprocmask), SCMP_SYS(sched_yield), SCMP_SYS(restart_syscall),
};

// Returns 0 or the number of an error.
int addRules(scmp_filter_ctx filter)
{
    int error = 0;
    const auto keep = [&error](int result) { error = error != 0 ? error : -result; };
    for (const int call : harmless)
        keep(seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0));
    const auto keepIf = [&](int call, const scmp_arg_cmp &argument) {
        keep(seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &argument));
    };
    keepIf(SCMP_SYS(write), {0, SCMP_CMP_EQ, STDOUT_FILENO, 0});
    for (const int call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)})
        keepIf(call, {2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0}); // without the execute bit
    return error;
}

std::string filterCalls()
{
    const std::unique_ptr<void, FilterEnd> filter(seccomp_init(SCMP_ACT_ERRNO(EPERM)));
    if (!filter)
        return failureOf("seccomp_init", ENOMEM);
    if (const int error = addRules(filter.get()); error != 0)
        return failureOf("seccomp_rule_add", error);
    if (const int result = seccomp_load(filter.get()); result < 0)
        return failureOf("seccomp_load", -result);
    return {};
}

} // namespace

std::string bindToParent()
{
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
        return failureOf("PR_SET_PDEATHSIG", errno);
    if (prctl(PR_SET_DUMPABLE, 0) != 0)
        return failureOf("PR_SET_DUMPABLE", errno);
    return {};
}

std::string confine(const Limits &limits)
{
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return failureOf("PR_SET_NO_NEW_PRIVS", errno);
    if (std::string problem = limitResources(limits); !problem.empty())
        return problem;
    return filterCalls();
}

} // namespace limber::reader
