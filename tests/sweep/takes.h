#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <QString>

#include <optional>
#include <vector>

namespace limber::test {

// A captured clip with what an operation would find out about it.
struct Take
{
    QString name;
    Clip clip;
    PositionRules rules;
    double ncmPerUnit = 1.0; // 170 over the body's length
};

// The paths of all takes beside the project, the corpus among them; sorted.
[[nodiscard]] std::vector<QString> takePaths();
// Reads a take; nothing if it has no motion to judge.
[[nodiscard]] std::optional<Take> readTake(const QString &path);
// Returns the take as it is read again after writing, which is what users get.
[[nodiscard]] Take rewritten(const Clip &clip, const QString &name);

} // namespace limber::test
