#pragma once

namespace limber {

// How a twist grows along a chain of bones: evenly by length, or more and more, or less and less.
enum class TwistShares { Even, TowardTip, TowardBase };

} // namespace limber
