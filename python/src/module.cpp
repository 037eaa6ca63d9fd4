#include "clipdata.h"

#include <limber/limber.h>

// What the package limber is made of; its functions check and explain what these take.
PYBIND11_MODULE(_limber, module)
{
    module.doc() = "The C++ side of the package limber.";
    module.attr("version") = limber_version();
    limber::python::defineClip(module);
    limber::python::defineCharacters(module);
    limber::python::defineReading(module);
    limber::python::defineWriting(module);
    limber::python::definePoses(module);
    limber::python::defineOperations(module);
    limber::python::defineRetargeting(module);
    limber::python::defineComparison(module);
}
