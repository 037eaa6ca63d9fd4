#pragma once

#include "layers/layer.h"
#include "project/projectvalues.h"

namespace limber {

// The words of layers in project files.
inline constexpr ProjectWords<Layer::Kind, 2> kindWords{
    {{Layer::Kind::Additive, "additive"}, {Layer::Kind::Override, "override"}}};
inline constexpr ProjectWords<PoseChange::Side, 2> sideWords{
    {{PoseChange::Side::Parent, "parent"}, {PoseChange::Side::Local, "local"}}};
inline constexpr ProjectWords<SolverReach, 3> chainWords{
    {{SolverReach::Limb, "limb"}, {SolverReach::UpToChest, "chest"}, {SolverReach::WholeBody, "body"}}};
inline constexpr ProjectWords<Layer::Between, 2> betweenWords{
    {{Layer::Between::Eased, "eased"}, {Layer::Between::Linear, "linear"}}};

} // namespace limber
