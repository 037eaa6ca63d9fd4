#pragma once

#include <assimp/matrix4x4.h>
#include <assimp/types.h>

#include <glm/mat4x4.hpp>

#include <algorithm>
#include <string>

namespace limber::reader {

// Translate values of Assimp, whatever a file put into them.

[[nodiscard]] inline std::string textOf(const aiString &text)
{
    return {text.data, std::min<std::size_t>(text.length, sizeof text.data)};
}

[[nodiscard]] inline glm::dmat4 matrixOf(const aiMatrix4x4 &from)
{
    glm::dmat4 matrix;
    for (unsigned row = 0; row < 4; ++row) {
        for (unsigned column = 0; column < 4; ++column)
            matrix[static_cast<int>(column)][static_cast<int>(row)] = from[row][column];
    }
    return matrix;
}

} // namespace limber::reader
