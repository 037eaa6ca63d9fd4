#include "clipdata.h"

#include <limber/motion/replacedvalues.h>

#include <limits>
#include <memory>
#include <string>

namespace limber::python {

namespace {

std::string shapeText(const py::array &array)
{
    return py::str(array.attr("shape"));
}

// The numbers as doubles, one after the other: a copy where they are not. Complex numbers and texts are none.
DoubleArray numbersOf(const py::object &values)
{
    const py::array any = py::array::ensure(values);
    if (!any)
        throw py::value_error("expected an array of numbers, of which each row has as many");
    if (const char kind = any.dtype().kind(); kind != 'f' && kind != 'i' && kind != 'u' && kind != 'b')
        throw py::type_error("expected an array of real numbers, found the type " + std::string(py::str(any.dtype())));
    DoubleArray numbers = DoubleArray::ensure(any);
    if (!numbers)
        throw py::value_error("the array cannot be converted to float64");
    return numbers;
}

void checkShape(const py::array &values, const Motion &motion)
{
    const py::ssize_t columns = motion.columnCount();
    const bool fits = values.ndim() == 2 && values.shape(1) == columns;
    if (!fits)
        throw py::value_error("expected an array of the shape (frames, " + std::to_string(columns) + "), found " +
                              shapeText(values));
    if (values.shape(0) > std::numeric_limits<int>::max() - 1)
        throw py::value_error("there are more frames than a clip can have");
    if (columns == 0 && values.shape(0) != motion.frameCount())
        throw py::value_error("a clip without channels keeps its number of frames");
}

} // namespace

py::array motionOf(ClipData &data)
{
    data.clip.motion.makeContiguous();
    auto kept =
        std::make_unique<Motion>(data.clip.motion); // shares the numbers: an edit of the clip leaves these alone
    const std::span<const double> values = *kept->contiguousValues();
    const py::ssize_t frames = kept->frameCount();
    const py::ssize_t columns = kept->columnCount();
    const py::capsule owner(kept.release(), [](void *motion) { delete static_cast<Motion *>(motion); });
    py::array array(py::dtype::of<double>(), {frames, columns}, values.data(), owner);
    array.attr("flags").attr("writeable") = false;
    return array;
}

void setMotion(ClipData &data, const py::object &values)
{
    const DoubleArray numbers = numbersOf(values);
    checkShape(numbers, data.clip.motion);
    const std::span<const double> all(numbers.data(), static_cast<std::size_t>(numbers.size()));
    const auto columns = static_cast<std::size_t>(data.clip.motion.columnCount());
    if (const auto odd = firstNotFinite(all, columns))
        throw py::value_error("expected finite numbers, found " +
                              std::string(py::str(py::float_(all[odd->frame * columns + odd->column]))) + " in frame " +
                              std::to_string(odd->frame) + ", column " + std::to_string(odd->column));
    data.clip.motion = withValues(data.clip.motion, all, static_cast<int>(numbers.shape(0)));
}

} // namespace limber::python
