#pragma once

#include <cmath>
#include <cstdint>

// Eight frames side by side: vector types of the compiler (GCC and clang), mapped to the instructions that the
// processor has. Everything here is always inlined, since each function takes over the instruction set of its caller.
namespace limber::simd {

inline constexpr int count = 8;

template <typename Number>
struct Types;

template <>
struct Types<float>
{
    using Values [[gnu::vector_size(count * sizeof(float))]] = float;
    using Bits [[gnu::vector_size(count * sizeof(float))]] = std::int32_t;
    static constexpr int signShift = 30; // from bit 1 to the sign
};

template <>
struct Types<double>
{
    using Values [[gnu::vector_size(count * sizeof(double))]] = double;
    using Bits [[gnu::vector_size(count * sizeof(double))]] = std::int64_t;
    static constexpr int signShift = 62;
};

template <typename Number>
using Values = typename Types<Number>::Values;
template <typename Number>
using Bits = typename Types<Number>::Bits;

// Computes sine and cosine for -45 to 45 degrees, given in radians (Moshier, Cephes: sinf, cosf, sin, cos).
[[gnu::always_inline]] inline void polynomials(const Values<float> &x, Values<float> &sine, Values<float> &cosine)
{
    const Values<float> z = x * x;
    sine = ((-1.9515295891e-4F * z + 8.3321608736e-3F) * z - 1.6666654611e-1F) * z * x + x;
    cosine =
        ((2.443315711809948e-5F * z - 1.388731625493765e-3F) * z + 4.166664568298827e-2F) * z * z - 0.5F * z + 1.0F;
}

[[gnu::always_inline]] inline void polynomials(const Values<double> &x, Values<double> &sine, Values<double> &cosine)
{
    const Values<double> z = x * x;
    sine = (((((1.58962301576546568060e-10 * z - 2.50507477628578072866e-8) * z + 2.75573136213857245213e-6) * z -
              1.98412698295895385996e-4) *
                 z +
             8.33333333332211858878e-3) *
                z -
            1.66666666666666307295e-1) *
               z * x +
           x;
    cosine = (((((-1.13585365213876817300e-11 * z + 2.08757008419747316778e-9) * z - 2.75573141792967388112e-7) * z +
                2.48015872888517045348e-5) *
                   z -
               1.38888888888730564116e-3) *
                  z +
              4.16666666666665929218e-2) *
                 z * z -
             0.5 * z + 1.0;
}

// Beyond this angle the number of quarter turns is too large for the rounding below.
inline constexpr double largestAngle = 1e9;

[[gnu::always_inline]] inline bool isAnyBeyond(const Values<double> &degrees)
{
    bool beyond = false;
    for (int lane = 0; lane < count; ++lane)
        beyond |= degrees[lane] > largestAngle || degrees[lane] < -largestAngle;
    return beyond;
}

// Computes sine and cosine of angles in degrees. It first subtracts quarter turns, exactly and in double.
template <typename Number>
[[gnu::always_inline]] inline void sineAndCosine(const Values<double> &degrees, Values<Number> &sine,
                                                 Values<Number> &cosine)
{
    constexpr double roundsToWhole = 6755399441055744.0; // 1.5 * 2^52: adding it rounds to a whole number
    constexpr double radians = 3.14159265358979323846 / 180.0;
    Values<double> angle = degrees;
    if (__builtin_expect(isAnyBeyond(angle), 0)) {
        for (int lane = 0; lane < count; ++lane)
            angle[lane] = std::fmod(angle[lane], 360.0);
    }
    const Values<double> shifted = angle * (1.0 / 90.0) + roundsToWhole;
    const Values<double> quarters = shifted - roundsToWhole;
    const auto wide = __builtin_bit_cast(Bits<double>, shifted);
    const auto quadrant = __builtin_convertvector(wide & 3, Bits<Number>);
    const Values<double> rest = (angle - quarters * 90.0) * radians;
    Values<Number> s;
    Values<Number> c;
    polynomials(__builtin_convertvector(rest, Values<Number>), s, c);

    // An odd number of quarter turns swaps sine and cosine; their signs follow the quadrant.
    const Bits<Number> swaps = -(quadrant & 1);
    const auto sBits = __builtin_bit_cast(Bits<Number>, s);
    const auto cBits = __builtin_bit_cast(Bits<Number>, c);
    const Bits<Number> sineSign = (quadrant & 2) << Types<Number>::signShift;
    const Bits<Number> cosineSign = ((quadrant + 1) & 2) << Types<Number>::signShift;
    sine = __builtin_bit_cast(Values<Number>, ((sBits & ~swaps) | (cBits & swaps)) ^ sineSign);
    cosine = __builtin_bit_cast(Values<Number>, ((cBits & ~swaps) | (sBits & swaps)) ^ cosineSign);
}

} // namespace limber::simd
