#include "clipdata.h"
#include "texts.h"

#include <cmath>

namespace limber::python {

namespace {

py::tuple vectorOf(const glm::dvec3 &vector)
{
    return py::make_tuple(vector.x, vector.y, vector.z);
}

py::tuple channelsOf(const Joint &joint)
{
    py::tuple names(joint.channels.size());
    for (std::size_t i = 0; i < joint.channels.size(); ++i)
        names[i] = fromBytes(channelName(joint.channels[i]));
    return names;
}

// (name, parent, offset, channels, first column) of each joint, in file order.
py::list jointsOf(const ClipData &data)
{
    py::list joints;
    for (const Joint &joint : data.clip.skeleton.joints())
        joints.append(py::make_tuple(fromBytes(joint.name), joint.parent, vectorOf(joint.offset), channelsOf(joint),
                                     joint.firstColumn));
    return joints;
}

// (label, parent, offset) of each end site, in file order.
py::list endSitesOf(const ClipData &data)
{
    py::list sites;
    for (const EndSite &site : data.clip.skeleton.endSites())
        sites.append(py::make_tuple(fromBytes(site.label), site.parent, vectorOf(site.offset)));
    return sites;
}

// (rule of the roots, rule of the other joints, why)
py::tuple positionRulesOf(const ClipData &data, const std::string &choice)
{
    const PositionRules rules = rulesOf(data.clip, choice);
    const auto word = [](PositionRule rule) { return rule == PositionRule::Add ? "add" : "replace"; };
    return py::make_tuple(word(rules.roots), word(rules.joints), textOf(rules.reason));
}

void setFrameTime(ClipData &data, double seconds)
{
    if (!std::isfinite(seconds) || seconds < 0.0)
        throw py::value_error("expected a frame time of 0 or more seconds, found " +
                              std::string(py::repr(py::float_(seconds))));
    data.clip.motion.setFrameTimeSeconds(seconds);
}

} // namespace

PositionRuleChoice positionRuleFrom(std::string_view word)
{
    if (word == "auto")
        return PositionRuleChoice::Auto;
    if (word == "replace")
        return PositionRuleChoice::Replace;
    if (word == "add")
        return PositionRuleChoice::Add;
    throw py::value_error("expected auto, replace or add for rule");
}

PositionRules rulesOf(const Clip &clip, std::string_view word)
{
    return decidePositionRules(clip.skeleton, clip.motion, positionRuleFrom(word));
}

void defineClip(py::module_ &module)
{
    py::class_<ClipData>(module, "ClipData", "A clip as the C++ side holds it.")
        .def("copy", [](const ClipData &data) { return ClipData(data); })
        .def("joints", &jointsOf)
        .def("end_sites", &endSitesOf)
        .def("position_rules", &positionRulesOf)
        .def_property_readonly("frame_count", [](const ClipData &data) { return data.clip.motion.frameCount(); })
        .def_property_readonly("column_count", [](const ClipData &data) { return data.clip.motion.columnCount(); })
        .def_property(
            "frame_time", [](const ClipData &data) { return data.clip.motion.frameTimeSeconds(); }, &setFrameTime)
        .def("motion", &motionOf)
        .def("set_motion", &setMotion);
}

} // namespace limber::python
