#pragma once

#include <QMatrix4x4>

#include <glm/gtc/type_ptr.hpp>
#include <glm/matrix.hpp>

namespace limber {

// These give matrices of the core to Qt, which takes their numbers row by row.

inline QMatrix4x4 toUniform(const glm::dmat4 &matrix)
{
    return QMatrix4x4(glm::value_ptr(glm::transpose(glm::mat4(matrix))));
}

inline QMatrix3x3 toUniform(const glm::dmat3 &matrix)
{
    return QMatrix3x3(glm::value_ptr(glm::transpose(glm::mat3(matrix))));
}

} // namespace limber
