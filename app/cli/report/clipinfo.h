#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "report/clipbounds.h"
#include "report/formattraits.h"

#include <QJsonObject>

#include <string>
#include <vector>

namespace limber::cli {

// What `info` reports about a file, determined once and shown as text or JSON.
struct ClipInfo
{
    std::vector<std::string> rootNames;
    int joints = 0; // including roots
    int endSites = 0;
    int channels = 0;
    int frames = 0;
    double frameTimeSeconds = 0.0; // as in the file
    double framesPerSecond = 0.0; // as it is played
    double durationSeconds = 0.0;
    Bounds bounds;
    PositionRules positionRules;
    UpAxis upAxis;
    std::string travellingJoint; // its name; empty if no joint can travel
    double travelDistance = 0.0; // along the floor from the first frame to the last, file units
    double travelLength = 0.0; // of the path between them
    FormatTraits format;
};

[[nodiscard]] ClipInfo describeClip(const Clip &clip, PositionRuleChoice choice);

// Returns lines for people, indented below the file's name.
[[nodiscard]] std::string toText(const ClipInfo &info);
void insertInto(QJsonObject &object, const ClipInfo &info);

} // namespace limber::cli
