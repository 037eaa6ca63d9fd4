#pragma once

namespace limber {

// How a figure is drawn: as a skeleton, as a solid body, or as a body with the skeleton over it.
enum class FigureStyle { Bones, BodyWithBones, Body };

} // namespace limber
