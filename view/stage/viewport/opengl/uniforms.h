#pragma once

#include <QMatrix4x4>
#include <QVector3D>

#include <glm/gtc/type_ptr.hpp>
#include <glm/matrix.hpp>

namespace limber {

// These give matrices and vectors of the core to Qt, which takes the numbers of a matrix row by row.

inline QMatrix4x4 toUniform(const glm::dmat4 &matrix)
{
    return QMatrix4x4(glm::value_ptr(glm::transpose(glm::mat4(matrix))));
}

inline QMatrix3x3 toUniform(const glm::dmat3 &matrix)
{
    return QMatrix3x3(glm::value_ptr(glm::transpose(glm::mat3(matrix))));
}

inline QVector3D toUniform(const glm::dvec3 &vector)
{
    return {static_cast<float>(vector.x), static_cast<float>(vector.y), static_cast<float>(vector.z)};
}

} // namespace limber
