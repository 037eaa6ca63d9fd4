#pragma once

#include <limber/library/charactermodel.h>
#include <limber/motion/clip.h>
#include <limber/pose/positionrule.h>

#include <pybind11/numpy.h>

#include <string_view>

namespace limber::python {

namespace py = pybind11;

using DoubleArray = py::array_t<double, py::array::c_style | py::array::forcecast>;

// A clip that Python holds. Work without the lock is done with a copy, which shares the numbers: threads of Python may
// change one meanwhile.
struct ClipData
{
    Clip clip;
};

// A character that Python holds.
struct CharacterData
{
    CharacterModel character;
};

// "auto", "replace" or "add"; raises ValueError for other words.
[[nodiscard]] PositionRuleChoice positionRuleFrom(std::string_view word);
[[nodiscard]] PositionRules rulesOf(const Clip &clip, std::string_view word);

// Frames by columns, a view of the clip's memory that stays as it is whatever becomes of the clip; read only.
[[nodiscard]] py::array motionOf(ClipData &data);
// Takes other numbers; raises ValueError where the shape does not fit or a number is not finite.
void setMotion(ClipData &data, const py::object &values);

void defineCharacters(py::module_ &module);
void defineClip(py::module_ &module);
void defineReading(py::module_ &module);
void defineWriting(py::module_ &module);
void defineOperations(py::module_ &module);
void definePoses(py::module_ &module);
void defineRetargeting(py::module_ &module);
void defineComparison(py::module_ &module);

} // namespace limber::python
