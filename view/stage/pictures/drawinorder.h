#pragma once

#include "pictures/pictureseries.h"

#include <QImage>

#include <cstddef>
#include <functional>

namespace limber {

// Draws the pictures of a series, several at a time if the machine has more than one processor, and passes them on in
// order on the calling thread. `take` gets the index of the picture and the picture, which is null if there was not
// enough memory, and returns whether to go on. Only a few pictures are in memory at a time. Returns true if all were
// taken. `threads` is the number of threads; 0 for as many as are useful.
bool drawInOrder(const PictureSeries &series, const std::function<bool(std::size_t, const QImage &)> &take,
                 int threads = 0);

} // namespace limber
