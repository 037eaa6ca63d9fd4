// Puts the motion of a BVH file on a character, .glb or .vrm, and writes the character's file with one more animation:
// example_movecharacter MOTION CHARACTER OUT.glb
#include <limber/limber.hpp>

#include <algorithm>
#include <iostream>

int main(int argc, char **argv)
{
    if (argc != 4) {
        std::cerr << "usage: example_movecharacter MOTION CHARACTER OUT.glb\n";
        return 64;
    }
    const limber::ReadResult motion = limber::readBvhFile(argv[1]);
    const limber::CharacterReading read = limber::CharacterModel::readFile(argv[2]);
    if (!motion.clip || !read.character) {
        std::cerr << read.problem.text() << '\n';
        return 1;
    }
    const limber::CharacterModel &hero = *read.character;
    const auto moved = limber::retargetClip(limber::automaticRetarget(*motion.clip, hero));
    if (!moved)
        return 1;
    const limber::CharacterWriteResult result =
        hero.writeFile(moved->clip, moved->rules, {.motionName = "walk"}, argv[3]);
    if (!result.isWritten) {
        std::cerr << "it could not be written: " << result.problem.text() << '\n';
        return 1;
    }
    std::cout << hero.format() << ", " << hero.rest().skeleton.jointCount() << " joints\n";
    const std::vector<glm::dvec3> vertices = hero.verticesAt(moved->clip, moved->rules, 0);
    if (!vertices.empty())
        std::cout << "in the first frame, its highest vertex is at " << std::ranges::max(vertices, {}, &glm::dvec3::y).y
                  << " m\n";
    return 0;
}
