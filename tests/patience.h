// Not #pragma once: a source may get this from the precompiled headers and include it again, and a compiler whose
// precompiled headers come from a cache may take it for another file then.
#ifndef LIMBER_TESTS_PATIENCE_H
#define LIMBER_TESTS_PATIENCE_H

#include <QTest>

// What a test waits for comes in a moment, or on a busy machine much later: a test that fails waits for a minute, and
// not for the five seconds that Qt Test gives it. This is in the precompiled headers of tests; sources that are
// compiled without these include it.
constexpr int testPatience = 60'000; // milliseconds

#define qWaitForWindowExposed(window) qWaitForWindowExposed((window), testPatience)
#define qWaitForWindowActive(window) qWaitForWindowActive((window), testPatience)
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), testPatience)
#define QTRY_VERIFY2(expression, text) QTRY_VERIFY2_WITH_TIMEOUT((expression), (text), testPatience)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), testPatience)

#endif
