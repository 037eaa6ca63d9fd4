#pragma once

#include "contacts/contacts.h"
#include "motion/clip.h"

#include <string>

namespace limber::test {

struct AnimalOptions
{
    int frames = 180;
    double framesPerSecond = 60.0;
    double frontLegs = 1.0; // their length divided by that of the hind legs
    Axis up = Axis::Y; // or Z
    bool hasNames = true; // those of a human, as most animals have them; otherwise numbers
    bool hasRestAlongX = false; // all bones along x; otherwise the rest pose stands
};

// A clip of an animal that trots straight on, and when its feet have contact: diagonal feet stand exactly still for
// half of each cycle.
struct Animal
{
    Clip clip;
    Contacts contacts; // left hind foot, right hind foot, left front foot, right front foot
};

[[nodiscard]] Animal makeAnimal(const AnimalOptions &options = {});

// A human that crawls on hands and knees through the whole clip, with a T-pose at rest. It slides.
[[nodiscard]] Clip makeCrawler(int frames = 60);

// Puts two clips with as many frames into one, the second one beside the first. The names of each get a first word of
// their own if it is not empty. Below a common root, the root of each becomes its child.
enum class Together { TwoRoots, CommonRoot };
[[nodiscard]] Clip bothIn(const Clip &first, const Clip &second, Together together, const std::string &firstWord = "A_",
                          const std::string &secondWord = "B_");

} // namespace limber::test
