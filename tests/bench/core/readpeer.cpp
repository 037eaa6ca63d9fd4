#include "bvh/read/bvhfile.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

// Reads a file several times and prints the seconds as JSON, as the other readers beside it do:
// bench_read FILE REPEATS [THREADS]
int main(int argc, char **argv)
{
    if (argc != 3 && argc != 4)
        return 64;
    limber::ReadOptions options;
    options.threads = argc == 4 ? std::atoi(argv[3]) : 0;
    int frames = 0;
    int joints = 0;
    std::printf("{\"seconds\": [");
    for (int repeat = 0; repeat < std::atoi(argv[2]); ++repeat) {
        const auto start = std::chrono::steady_clock::now();
        const limber::ReadResult result = limber::readBvhFile(argv[1], options);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        if (!result.clip)
            return 1;
        frames = result.clip->motion.frameCount();
        joints = result.clip->skeleton.jointCount();
        std::printf("%s%.6f", repeat > 0 ? ", " : "", seconds.count());
    }
    std::printf("], \"frames\": %d, \"joints\": %d}\n", frames, joints);
    return 0;
}
