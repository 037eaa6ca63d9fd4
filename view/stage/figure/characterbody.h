#pragma once

#include "body/figurestyle.h"
#include "character/characterposer.h"
#include "character/characterskin.h"
#include "figure/bonegeometry.h"
#include "figure/meshtextures.h"
#include "motion/channel.h"
#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <memory>
#include <vector>

namespace limber {

// The surface of a character that is moved by the poses of another figure. It stands where that figure stands, with
// legs of the same length, so that handles are about where its joints are. Several threads may use one.
class CharacterBody
{
public:
    // What of a character does not depend on a motion.
    struct Surface
    {
        explicit Surface(const Character &character)
            : skin(character), textures(skin.mesh()), skeleton(character.rest.skeleton)
        {
        }

        CharacterSkin skin;
        MeshTextures textures;
        Skeleton skeleton;
    };

    CharacterBody(std::shared_ptr<const Surface> surface, std::shared_ptr<const CharacterPoser> poser,
                  const SurfaceLook &look = {});

    // Where the figure is.
    struct Place
    {
        Axis up = Axis::Y; // of the figure
        double floorHeight = 0.0; // along it
        double bodySize = 1.0; // which decides how thick bones are
    };
    // Gives `figure` the surface where a pose of the figure has it, in view space, and the bones in it. Their joints
    // are those of the figure.
    // Of a figure that hangs head down in its file, the body stands upright, as the performer did: its whole motion is
    // turned by half a turn about a level line through where it begins, and put on the floor.
    void place(int frame, const Pose &pose, const Place &where, Figure &figure) const;
    [[nodiscard]] const SurfaceLook &look() const { return m_look; }

private:
    [[nodiscard]] std::vector<bool> travels() const;
    void shapeBones(Pose pose, const glm::dmat3 &turn, const glm::dvec3 &shift, double bodySize, Figure &figure) const;

    std::shared_ptr<const Surface> m_surface;
    std::shared_ptr<const CharacterPoser> m_poser;
    SurfaceLook m_look;
    std::shared_ptr<const std::vector<int>> m_joints; // of the figure, by vertex
    BoneGeometry m_geometry; // of the character
};

} // namespace limber
