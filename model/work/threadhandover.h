#pragma once

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

namespace limber {

// The thread sanitizer does not see the queues of Qt, because Qt is not built with it. These two tell it that what a
// thread did before giveToThread() is done for a thread that returns from takeFromThread() later. Without the sanitizer
// they do nothing.

#ifdef __SANITIZE_THREAD__
inline char threadQueues; // only its address is used

inline void giveToThread()
{
    __tsan_release(&threadQueues);
}

inline void takeFromThread()
{
    __tsan_acquire(&threadQueues);
}
#else
inline void giveToThread()
{
}

inline void takeFromThread()
{
}
#endif

} // namespace limber
