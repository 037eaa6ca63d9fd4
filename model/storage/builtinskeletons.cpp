#include "storage/builtinskeletons.h"

#include "base/ascii.h"
#include "base/nearestword.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <vector>

namespace limber {

namespace {

const std::array<BuiltInSkeleton, 8> skeletons = {{
    {"human-basic", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Human"),
     "A human with plain hands, in the names that most programs know."},
    {"human-fingers", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Human with fingers"),
     "The same human with the joints of all fingers."},
    {"cmu-like", QT_TRANSLATE_NOOP("limber::TemplateDialog", "CMU-like human"),
     "A human with the joint names of the CMU motion capture database."},
    {"mixamo-like", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Mixamo-like character"),
     "A character with fingers and the joint names of Mixamo."},
    {"second-life", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Second Life avatar"),
     "The avatar that Second Life takes uploads for, in inches."},
    {"unreal-like", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Unreal-like mannequin"),
     "A mannequin with fingers, twist joints and the joint names of Unreal; Z is up."},
    {"smpl-like", QT_TRANSLATE_NOOP("limber::TemplateDialog", "SMPL-like body"),
     "A body with the joint names of the SMPL model of research."},
    {"quadruped", QT_TRANSLATE_NOOP("limber::TemplateDialog", "Quadruped"),
     "A dog with a tail, 60 cm high at the withers."},
}};

// Returns the name without what may be omitted.
std::string_view shortName(std::string_view name)
{
    for (const std::string_view ending : {"-like", "-basic"}) {
        if (name.ends_with(ending))
            name.remove_suffix(ending.size());
    }
    return name;
}

bool isSameWord(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, lowered, lowered);
}

} // namespace

std::span<const BuiltInSkeleton> builtInSkeletons()
{
    return skeletons;
}

const BuiltInSkeleton *findBuiltInSkeleton(std::string_view name)
{
    const auto found = std::ranges::find_if(skeletons, [name](const BuiltInSkeleton &each) {
        return isSameWord(name, each.name) || isSameWord(name, shortName(each.name));
    });
    return found == skeletons.end() ? nullptr : &*found;
}

std::string nearestBuiltInSkeleton(std::string_view typed)
{
    std::vector<std::string> names;
    for (const BuiltInSkeleton &each : skeletons) {
        names.emplace_back(each.name);
        names.emplace_back(shortName(each.name));
    }
    const BuiltInSkeleton *found = findBuiltInSkeleton(nearestWord(typed, names));
    return found == nullptr ? std::string() : found->name;
}

std::string resourceOf(const BuiltInSkeleton &skeleton)
{
    return ":/samples/" + std::string(skeleton.name) + ".bvh";
}

ReadResult readBuiltInSkeleton(const BuiltInSkeleton &skeleton)
{
    QFile file(QString::fromStdString(resourceOf(skeleton)));
    return file.open(QIODevice::ReadOnly) ? readBvh(file.readAll().toStdString()) : ReadResult();
}

} // namespace limber
