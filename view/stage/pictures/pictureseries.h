#pragma once

#include "pictures/picturecamera.h"
#include "pictures/picturelook.h"

#include <memory>
#include <vector>

namespace limber {

// Pictures that belong together: the frames of a video or the cells of a sheet. It is a value that threads may share.
struct PictureSeries
{
    std::shared_ptr<const PicturedMotion> motion;
    PictureLook look;
    PictureCamera camera;
    std::vector<int> frames; // one for each picture
    double trailScale = 0.0; // see PicturedMotion::trailScale()
};

} // namespace limber
