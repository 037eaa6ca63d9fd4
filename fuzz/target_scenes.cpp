#include "promises.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    return stopIfBroken(limber::fuzz::brokenByReadingScenes, data, size);
}
