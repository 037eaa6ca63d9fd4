#include "support/testprogram.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace limber::test {

int runNamedTest(std::span<const NamedTest> tests, int argc, char **argv)
{
    const std::string_view wanted = argc > 1 ? argv[1] : "";
    const NamedTest *test = nullptr;
    for (const NamedTest &each : tests) {
        if (each.name == wanted)
            test = &each;
    }
    if (!test) {
        std::fprintf(stderr, "Usage: %s NAME [ARGUMENT OF QT TEST…], where NAME is one of\n", argv[0]);
        for (const NamedTest &each : tests)
            std::fprintf(stderr, "  %s\n", each.name);
        return 2;
    }

    std::string name = std::string(argv[0]) + '_' + test->name;
    std::vector<char *> arguments{name.data()};
    arguments.insert(arguments.end(), argv + 2, argv + argc + 1); // with the null pointer at the end
    return test->main(argc - 1, arguments.data());
}

} // namespace limber::test
