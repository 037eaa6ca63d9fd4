#pragma once

#include "figure/bonegeometry.h"
#include "figure/camera.h"
#include "figure/figurepalette.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>

#include <array>
#include <vector>

namespace limber {

// Draws a figure's bones and marks with OpenGL: two instanced draws of lit meshes. Create and destroy it with its
// context current.
class SkeletonRenderer
{
public:
    // Returns false if the shaders do not compile; then nothing else may be called.
    [[nodiscard]] bool create(QOpenGLFunctions_3_3_Core &gl);
    void draw(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const Figure &figure, const FigurePalette &palette,
              bool joints, double devicePixelRatio);

private:
    // One bone or mark for the graphics card, in scaled coordinates (see Camera).
    struct Instance
    {
        std::array<float, 3> base;
        std::array<float, 3> along; // from base to tip; zero for a ball
        std::array<float, 3> side;
        float radius;
        std::array<unsigned char, 4> colour;
    };

    struct Mesh
    {
        QOpenGLVertexArrayObject layout;
        QOpenGLBuffer vertices{QOpenGLBuffer::VertexBuffer};
        QOpenGLBuffer instances{QOpenGLBuffer::VertexBuffer};
        int vertexCount = 0;
    };

    void createMesh(QOpenGLFunctions_3_3_Core &gl, Mesh &mesh, const std::vector<float> &vertices);
    void collectBones(const Camera &camera, const Figure &figure, const FigurePalette &palette);
    void collectMarks(const Camera &camera, const Figure &figure, const FigurePalette &palette);
    void sortInstances(const Camera &camera);
    void setUniforms(const Camera &camera);
    void drawInstances(QOpenGLFunctions_3_3_Core &gl, Mesh &mesh);

    QOpenGLShaderProgram m_program;
    Mesh m_bone;
    Mesh m_smallBall; // few triangles, because most of the many balls are only some pixels wide
    Mesh m_bigBall;
    std::vector<Instance> m_instances;
};

} // namespace limber
