#include "session/characterretarget.h"

#include "body/vocabulary.h"
#include "finishing/finishedretarget.h"
#include "retarget/mappingsettings.h"

#include <utility>

namespace limber {

namespace {

// What does not fit the motion is found anew.
void takeDecisions(const MappingFile &decided, RetargetInput &input)
{
    auto mapping = fitMapping(decided, input.source.skeleton, input.target.skeleton);
    if (mapping.value && !decided.mapping.empty())
        input.mapping = *std::move(mapping.value);
    chooseSourceFigure(input);
    std::vector<Finding> findings;
    input.settings = settingsOf(decided, input.source.skeleton, findings);
}

} // namespace

RetargetInput CharacterRetarget::input(Clip clip, const PositionRules &rules, Axis up) const
{
    RetargetInput input = retargetSource(std::move(clip), rules, up, Vocabulary::builtIn());
    setRetargetTarget(input, retargetTarget(m_file->character));
    input.settings = settingsForCharacter(m_file->character, input.source.skeleton);
    if (m_decided)
        takeDecisions(*m_decided, input);
    input.settings.floorMotion = m_floor;
    return input;
}

std::optional<CharacterRetarget::Moved> CharacterRetarget::moved(Clip clip, const PositionRules &rules, Axis up,
                                                                 const Progress &progress) const
{
    if (isOnSkeletonOf(m_file->character, clip.skeleton))
        return Moved{std::move(clip), rules, up};
    RetargetInput whole = input(std::move(clip), rules, up);
    if (whole.mapping.matches.empty())
        whole.mapping = mapJoints(whole, Vocabulary::builtIn()).sureOnly();
    RetargetRun run;
    run.progress = progress;
    run.measures = false;
    auto result = finishedRetarget(whole, Vocabulary::builtIn(), run);
    if (!result)
        return std::nullopt;
    return Moved{std::move(result->clip), std::move(result->rules), Axis::Y};
}

} // namespace limber
