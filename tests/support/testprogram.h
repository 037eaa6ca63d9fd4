#pragma once

#include <span>

namespace limber::test {

// One of the tests of a program: the main function that Qt Test's macro wrote into the namespace of its source.
struct NamedTest
{
    const char *name = nullptr;
    int (*main)(int argc, char **argv) = nullptr;
};

// Runs the test that the first argument names; the others are for Qt Test. Without a name, or with one that no test
// has, it says which names there are and fails. A test has the process for itself, and in it the name PROGRAM_NAME, so
// that its folders are its own, too.
[[nodiscard]] int runNamedTest(std::span<const NamedTest> tests, int argc, char **argv);

} // namespace limber::test
