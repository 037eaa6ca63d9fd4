#include "secondlife/avatarbones.h"

#include <array>

namespace limber {

namespace {

// Name, name in old BVH files, parent, position, end, whether it is one of the first 26.
constexpr std::array<AvatarBone, 133> boneTable = {{
    {"mPelvis", "hip", -1, {0.0, 0.0, 1.067}, {0.0, 0.0, 0.084}, true},
    {"mSpine1", "", 0, {0.0, 0.0, 0.084}, {0.0, 0.0, -0.084}, false},
    {"mSpine2", "", 1, {0.0, 0.0, -0.084}, {0.0, 0.0, 0.084}, false},
    {"mTorso", "abdomen", 2, {0.0, 0.0, 0.084}, {-0.015, 0.0, 0.205}, true},
    {"mSpine3", "", 3, {-0.015, 0.0, 0.205}, {0.015, 0.0, -0.205}, false},
    {"mSpine4", "", 4, {0.015, 0.0, -0.205}, {-0.015, 0.0, 0.205}, false},
    {"mChest", "chest", 5, {-0.015, 0.0, 0.205}, {-0.01, 0.0, 0.25}, true},
    {"mNeck", "neck", 6, {-0.01, 0.0, 0.251}, {0.0, 0.0, 0.077}, true},
    {"mHead", "head", 7, {0.0, 0.0, 0.076}, {0.0, 0.0, 0.079}, true},
    {"mSkull", "figureHair", 8, {0.0, 0.0, 0.079}, {0.0, 0.0, 0.033}, true},
    {"mEyeRight", "", 8, {0.098, -0.036, 0.079}, {0.025, 0.0, 0.0}, true},
    {"mEyeLeft", "", 8, {0.098, 0.036, 0.079}, {0.025, 0.0, 0.0}, true},
    {"mFaceRoot", "", 8, {0.025, 0.0, 0.045}, {0.02, 0.0, 0.0}, false},
    {"mFaceEyeAltRight", "", 12, {0.073, -0.036, 0.034}, {0.025, 0.0, 0.0}, false},
    {"mFaceEyeAltLeft", "", 12, {0.073, 0.036, 0.034}, {0.025, 0.0, 0.0}, false},
    {"mFaceForeheadLeft", "", 12, {0.061, 0.035, 0.083}, {0.024, 0.004, 0.018}, false},
    {"mFaceForeheadRight", "", 12, {0.061, -0.035, 0.083}, {0.024, -0.004, 0.018}, false},
    {"mFaceEyebrowOuterLeft", "", 12, {0.064, 0.051, 0.048}, {0.023, 0.013, 0.0}, false},
    {"mFaceEyebrowCenterLeft", "", 12, {0.07, 0.043, 0.056}, {0.027, 0.0, 0.0}, false},
    {"mFaceEyebrowInnerLeft", "", 12, {0.075, 0.022, 0.051}, {0.026, 0.0, 0.0}, false},
    {"mFaceEyebrowOuterRight", "", 12, {0.064, -0.051, 0.048}, {0.023, -0.013, 0.0}, false},
    {"mFaceEyebrowCenterRight", "", 12, {0.07, -0.043, 0.056}, {0.027, 0.0, 0.0}, false},
    {"mFaceEyebrowInnerRight", "", 12, {0.075, -0.022, 0.051}, {0.026, 0.0, 0.0}, false},
    {"mFaceEyeLidUpperLeft", "", 12, {0.073, 0.036, 0.034}, {0.027, 0.0, 0.005}, false},
    {"mFaceEyeLidLowerLeft", "", 12, {0.073, 0.036, 0.034}, {0.024, 0.0, -0.007}, false},
    {"mFaceEyeLidUpperRight", "", 12, {0.073, -0.036, 0.034}, {0.027, 0.0, 0.005}, false},
    {"mFaceEyeLidLowerRight", "", 12, {0.073, -0.036, 0.034}, {0.024, 0.0, -0.007}, false},
    {"mFaceEar1Left", "", 12, {0.0, 0.08, 0.002}, {-0.019, 0.018, 0.025}, false},
    {"mFaceEar2Left", "", 27, {-0.019, 0.018, 0.025}, {0.0, 0.0, 0.033}, false},
    {"mFaceEar1Right", "", 12, {0.0, -0.08, 0.002}, {-0.019, -0.018, 0.025}, false},
    {"mFaceEar2Right", "", 29, {-0.019, -0.018, 0.025}, {0.0, 0.0, 0.033}, false},
    {"mFaceNoseLeft", "", 12, {0.086, 0.015, -0.004}, {0.015, 0.004, 0.0}, false},
    {"mFaceNoseCenter", "", 12, {0.102, 0.0, 0.0}, {0.025, 0.0, 0.0}, false},
    {"mFaceNoseRight", "", 12, {0.086, -0.015, -0.004}, {0.015, -0.004, 0.0}, false},
    {"mFaceCheekLowerLeft", "", 12, {0.05, 0.034, -0.031}, {0.013, 0.03, 0.0}, false},
    {"mFaceCheekUpperLeft", "", 12, {0.07, 0.034, -0.005}, {0.022, 0.015, 0.0}, false},
    {"mFaceCheekLowerRight", "", 12, {0.05, -0.034, -0.031}, {0.013, -0.03, 0.0}, false},
    {"mFaceCheekUpperRight", "", 12, {0.07, -0.034, -0.005}, {0.022, -0.015, 0.0}, false},
    {"mFaceJaw", "", 12, {-0.001, 0.0, -0.015}, {0.059, 0.0, -0.039}, false},
    {"mFaceChin", "", 38, {0.074, 0.0, -0.054}, {0.021, 0.0, -0.018}, false},
    {"mFaceTeethLower", "", 38, {0.021, 0.0, -0.039}, {0.035, 0.0, 0.0}, false},
    {"mFaceLipLowerLeft", "", 40, {0.045, 0.0, 0.0}, {0.034, 0.017, 0.005}, false},
    {"mFaceLipLowerRight", "", 40, {0.045, 0.0, 0.0}, {0.034, -0.017, 0.005}, false},
    {"mFaceLipLowerCenter", "", 40, {0.045, 0.0, 0.0}, {0.04, 0.0, 0.002}, false},
    {"mFaceTongueBase", "", 40, {0.039, 0.0, 0.005}, {0.022, 0.0, 0.007}, false},
    {"mFaceTongueTip", "", 44, {0.022, 0.0, 0.007}, {0.01, 0.0, 0.0}, false},
    {"mFaceJawShaper", "", 12, {0.0, 0.0, 0.0}, {-0.017, 0.0, 0.0}, false},
    {"mFaceForeheadCenter", "", 12, {0.069, 0.0, 0.065}, {0.036, 0.0, 0.0}, false},
    {"mFaceNoseBase", "", 12, {0.094, 0.0, -0.016}, {0.014, 0.0, 0.0}, false},
    {"mFaceTeethUpper", "", 12, {0.02, 0.0, -0.03}, {0.035, 0.0, 0.0}, false},
    {"mFaceLipUpperLeft", "", 49, {0.045, 0.0, -0.003}, {0.041, 0.015, 0.0}, false},
    {"mFaceLipUpperRight", "", 49, {0.045, 0.0, -0.003}, {0.041, -0.015, 0.0}, false},
    {"mFaceLipCornerLeft", "", 49, {0.028, -0.019, -0.01}, {0.045, 0.051, 0.0}, false},
    {"mFaceLipCornerRight", "", 49, {0.028, 0.019, -0.01}, {0.045, -0.051, 0.0}, false},
    {"mFaceLipUpperCenter", "", 49, {0.045, 0.0, -0.003}, {0.043, 0.0, 0.002}, false},
    {"mFaceEyecornerInnerLeft", "", 12, {0.075, 0.017, 0.032}, {0.016, 0.0, 0.0}, false},
    {"mFaceEyecornerInnerRight", "", 12, {0.075, -0.017, 0.032}, {0.016, 0.0, 0.0}, false},
    {"mFaceNoseBridge", "", 12, {0.091, 0.0, 0.02}, {0.015, 0.0, 0.008}, false},
    {"mCollarLeft", "lCollar", 6, {-0.021, 0.085, 0.165}, {0.0, 0.079, 0.0}, true},
    {"mShoulderLeft", "lShldr", 58, {0.0, 0.079, 0.0}, {0.0, 0.247, 0.0}, true},
    {"mElbowLeft", "lForeArm", 59, {0.0, 0.248, 0.0}, {0.0, 0.205, 0.0}, true},
    {"mWristLeft", "lHand", 60, {0.0, 0.205, 0.0}, {0.0, 0.06, 0.0}, true},
    {"mHandMiddle1Left", "", 61, {0.013, 0.101, 0.015}, {-0.001, 0.04, -0.006}, false},
    {"mHandMiddle2Left", "", 62, {-0.001, 0.04, -0.006}, {-0.001, 0.049, -0.008}, false},
    {"mHandMiddle3Left", "", 63, {-0.001, 0.049, -0.008}, {-0.002, 0.033, -0.006}, false},
    {"mHandIndex1Left", "", 61, {0.038, 0.097, 0.015}, {0.017, 0.036, -0.006}, false},
    {"mHandIndex2Left", "", 65, {0.017, 0.036, -0.006}, {0.014, 0.032, -0.006}, false},
    {"mHandIndex3Left", "", 66, {0.014, 0.032, -0.006}, {0.011, 0.025, -0.004}, false},
    {"mHandRing1Left", "", 61, {-0.01, 0.099, 0.009}, {-0.013, 0.038, -0.008}, false},
    {"mHandRing2Left", "", 68, {-0.013, 0.038, -0.008}, {-0.013, 0.04, -0.009}, false},
    {"mHandRing3Left", "", 69, {-0.013, 0.04, -0.009}, {-0.01, 0.028, -0.006}, false},
    {"mHandPinky1Left", "", 61, {-0.031, 0.095, 0.003}, {-0.024, 0.025, -0.006}, false},
    {"mHandPinky2Left", "", 71, {-0.024, 0.025, -0.006}, {-0.015, 0.018, -0.004}, false},
    {"mHandPinky3Left", "", 72, {-0.015, 0.018, -0.004}, {-0.013, 0.016, -0.004}, false},
    {"mHandThumb1Left", "", 61, {0.031, 0.026, 0.004}, {0.028, 0.032, 0.0}, false},
    {"mHandThumb2Left", "", 74, {0.028, 0.032, -0.001}, {0.023, 0.031, 0.0}, false},
    {"mHandThumb3Left", "", 75, {0.023, 0.031, -0.001}, {0.015, 0.025, 0.0}, false},
    {"mCollarRight", "rCollar", 6, {-0.021, -0.085, 0.165}, {0.0, -0.079, 0.0}, true},
    {"mShoulderRight", "rShldr", 77, {0.0, -0.079, 0.0}, {0.0, -0.247, 0.0}, true},
    {"mElbowRight", "rForeArm", 78, {0.0, -0.248, 0.0}, {0.0, -0.205, 0.0}, true},
    {"mWristRight", "rHand", 79, {0.0, -0.205, 0.0}, {0.0, -0.06, 0.0}, true},
    {"mHandMiddle1Right", "", 80, {0.013, -0.101, 0.015}, {-0.001, -0.04, -0.006}, false},
    {"mHandMiddle2Right", "", 81, {-0.001, -0.04, -0.006}, {-0.001, -0.049, -0.008}, false},
    {"mHandMiddle3Right", "", 82, {-0.001, -0.049, -0.008}, {-0.002, -0.033, -0.006}, false},
    {"mHandIndex1Right", "", 80, {0.038, -0.097, 0.015}, {0.017, -0.036, -0.006}, false},
    {"mHandIndex2Right", "", 84, {0.017, -0.036, -0.006}, {0.014, -0.032, -0.006}, false},
    {"mHandIndex3Right", "", 85, {0.014, -0.032, -0.006}, {0.011, -0.025, -0.004}, false},
    {"mHandRing1Right", "", 80, {-0.01, -0.099, 0.009}, {-0.013, -0.038, -0.008}, false},
    {"mHandRing2Right", "", 87, {-0.013, -0.038, -0.008}, {-0.013, -0.04, -0.009}, false},
    {"mHandRing3Right", "", 88, {-0.013, -0.04, -0.009}, {-0.01, -0.028, -0.006}, false},
    {"mHandPinky1Right", "", 80, {-0.031, -0.095, 0.003}, {-0.024, -0.025, -0.006}, false},
    {"mHandPinky2Right", "", 90, {-0.024, -0.025, -0.006}, {-0.015, -0.018, -0.004}, false},
    {"mHandPinky3Right", "", 91, {-0.015, -0.018, -0.004}, {-0.013, -0.016, -0.004}, false},
    {"mHandThumb1Right", "", 80, {0.031, -0.026, 0.004}, {0.028, -0.032, 0.0}, false},
    {"mHandThumb2Right", "", 93, {0.028, -0.032, -0.001}, {0.023, -0.031, 0.0}, false},
    {"mHandThumb3Right", "", 94, {0.023, -0.031, -0.001}, {0.015, -0.025, 0.0}, false},
    {"mWingsRoot", "", 6, {-0.014, 0.0, 0.0}, {-0.061, 0.0, 0.0}, false},
    {"mWing1Left", "", 96, {-0.099, 0.105, 0.181}, {-0.168, 0.169, 0.067}, false},
    {"mWing2Left", "", 97, {-0.168, 0.169, 0.067}, {-0.181, 0.183, 0.0}, false},
    {"mWing3Left", "", 98, {-0.181, 0.183, 0.0}, {-0.171, 0.173, 0.0}, false},
    {"mWing4Left", "", 99, {-0.171, 0.173, 0.0}, {-0.146, 0.132, 0.0}, false},
    {"mWing4FanLeft", "", 99, {-0.171, 0.173, 0.0}, {-0.068, 0.062, -0.159}, false},
    {"mWing1Right", "", 96, {-0.099, -0.105, 0.181}, {-0.168, -0.169, 0.067}, false},
    {"mWing2Right", "", 102, {-0.168, -0.169, 0.067}, {-0.181, -0.183, 0.0}, false},
    {"mWing3Right", "", 103, {-0.181, -0.183, 0.0}, {-0.171, -0.173, 0.0}, false},
    {"mWing4Right", "", 104, {-0.171, -0.173, 0.0}, {-0.146, -0.132, 0.0}, false},
    {"mWing4FanRight", "", 104, {-0.171, -0.173, 0.0}, {-0.068, -0.062, -0.159}, false},
    {"mHipRight", "rThigh", 0, {0.034, -0.129, -0.041}, {-0.001, 0.049, -0.491}, true},
    {"mKneeRight", "rShin", 107, {-0.001, 0.049, -0.491}, {-0.029, 0.0, -0.469}, true},
    {"mAnkleRight", "rFoot", 108, {-0.029, 0.0, -0.468}, {0.112, 0.0, -0.061}, true},
    {"mFootRight", "", 109, {0.112, 0.0, -0.061}, {0.105, -0.01, 0.0}, true},
    {"mToeRight", "", 110, {0.109, 0.0, 0.0}, {0.02, 0.0, 0.0}, true},
    {"mHipLeft", "lThigh", 0, {0.034, 0.127, -0.041}, {-0.001, -0.046, -0.491}, true},
    {"mKneeLeft", "lShin", 112, {-0.001, -0.046, -0.491}, {-0.029, 0.001, -0.469}, true},
    {"mAnkleLeft", "lFoot", 113, {-0.029, 0.001, -0.468}, {0.112, 0.0, -0.061}, true},
    {"mFootLeft", "", 114, {0.112, 0.0, -0.061}, {0.105, 0.008, 0.001}, true},
    {"mToeLeft", "", 115, {0.109, 0.0, 0.0}, {0.02, 0.0, 0.0}, true},
    {"mTail1", "", 0, {-0.116, 0.0, 0.047}, {-0.197, 0.0, 0.0}, false},
    {"mTail2", "", 117, {-0.197, 0.0, 0.0}, {-0.168, 0.0, 0.0}, false},
    {"mTail3", "", 118, {-0.168, 0.0, 0.0}, {-0.142, 0.0, 0.0}, false},
    {"mTail4", "", 119, {-0.142, 0.0, 0.0}, {-0.112, 0.0, 0.0}, false},
    {"mTail5", "", 120, {-0.112, 0.0, 0.0}, {-0.094, 0.0, 0.0}, false},
    {"mTail6", "", 121, {-0.094, 0.0, 0.0}, {-0.089, 0.0, 0.0}, false},
    {"mGroin", "", 0, {0.064, 0.0, -0.097}, {0.004, 0.0, -0.066}, false},
    {"mHindLimbsRoot", "", 0, {-0.2, 0.0, 0.084}, {-0.204, 0.0, 0.0}, false},
    {"mHindLimb1Left", "", 124, {-0.204, 0.129, -0.125}, {0.002, -0.046, -0.491}, false},
    {"mHindLimb2Left", "", 125, {0.002, -0.046, -0.491}, {-0.03, -0.003, -0.468}, false},
    {"mHindLimb3Left", "", 126, {-0.03, -0.003, -0.468}, {0.112, 0.0, -0.061}, false},
    {"mHindLimb4Left", "", 127, {0.112, 0.0, -0.061}, {0.105, 0.008, 0.0}, false},
    {"mHindLimb1Right", "", 124, {-0.204, -0.129, -0.125}, {0.002, 0.046, -0.491}, false},
    {"mHindLimb2Right", "", 129, {0.002, 0.046, -0.491}, {-0.03, 0.003, -0.468}, false},
    {"mHindLimb3Right", "", 130, {-0.03, 0.003, -0.468}, {0.112, 0.0, -0.061}, false},
    {"mHindLimb4Right", "", 131, {0.112, 0.0, -0.061}, {0.105, -0.008, 0.0}, false},
}};

constexpr std::array<CollisionVolume, 26> volumeTable = {{
    {"PELVIS", 0}, // mPelvis
    {"BUTT", 0}, // mPelvis
    {"BELLY", 3}, // mTorso
    {"LEFT_HANDLE", 3}, // mTorso
    {"RIGHT_HANDLE", 3}, // mTorso
    {"LOWER_BACK", 3}, // mTorso
    {"CHEST", 6}, // mChest
    {"LEFT_PEC", 6}, // mChest
    {"RIGHT_PEC", 6}, // mChest
    {"UPPER_BACK", 6}, // mChest
    {"NECK", 7}, // mNeck
    {"HEAD", 8}, // mHead
    {"L_CLAVICLE", 58}, // mCollarLeft
    {"L_UPPER_ARM", 59}, // mShoulderLeft
    {"L_LOWER_ARM", 60}, // mElbowLeft
    {"L_HAND", 61}, // mWristLeft
    {"R_CLAVICLE", 77}, // mCollarRight
    {"R_UPPER_ARM", 78}, // mShoulderRight
    {"R_LOWER_ARM", 79}, // mElbowRight
    {"R_HAND", 80}, // mWristRight
    {"R_UPPER_LEG", 107}, // mHipRight
    {"R_LOWER_LEG", 108}, // mKneeRight
    {"R_FOOT", 109}, // mAnkleRight
    {"L_UPPER_LEG", 112}, // mHipLeft
    {"L_LOWER_LEG", 113}, // mKneeLeft
    {"L_FOOT", 114}, // mAnkleLeft
}};

constexpr std::array<std::string_view, 55> pointTable = {
    "Chest",
    "Skull",
    "Left Shoulder",
    "Right Shoulder",
    "Left Hand",
    "Right Hand",
    "Left Foot",
    "Right Foot",
    "Spine",
    "Pelvis",
    "Mouth",
    "Chin",
    "Left Ear",
    "Right Ear",
    "Left Eyeball",
    "Right Eyeball",
    "Nose",
    "R Upper Arm",
    "R Forearm",
    "L Upper Arm",
    "L Forearm",
    "Right Hip",
    "R Upper Leg",
    "R Lower Leg",
    "Left Hip",
    "L Upper Leg",
    "L Lower Leg",
    "Stomach",
    "Left Pec",
    "Right Pec",
    "Center 2",
    "Top Right",
    "Top",
    "Top Left",
    "Center",
    "Bottom Left",
    "Bottom",
    "Bottom Right",
    "Neck",
    "Avatar Center",
    "Left Ring Finger",
    "Right Ring Finger",
    "Tail Base",
    "Tail Tip",
    "Left Wing",
    "Right Wing",
    "Jaw",
    "Alt Left Ear",
    "Alt Right Ear",
    "Alt Left Eye",
    "Alt Right Eye",
    "Tongue",
    "Groin",
    "Left Hind Foot",
    "Right Hind Foot",
};

} // namespace

std::span<const AvatarBone> avatarBones()
{
    return boneTable;
}

std::span<const CollisionVolume> collisionVolumes()
{
    return volumeTable;
}

std::span<const std::string_view> attachmentPoints()
{
    return pointTable;
}

} // namespace limber
