#include "session/documentcharacter.h"

#include "body/vocabulary.h"
#include "document/clipchanges.h"
#include "document/document.h"
#include "retarget/retargetclip.h"
#include "session/clippreview.h"
#include "session/layers/layeredclip.h"
#include "storage/rememberedmappings.h"

#include <utility>

namespace limber {

namespace {

constexpr int calmMilliseconds = 150;

// Returns the mapping that the user made for such skeletons; empty if there is none.
JointMapping rememberedMapping(const Skeleton &source, const Skeleton &target)
{
    const auto file = RememberedMappings(RememberedMappings::usersFolder()).find(source, target);
    if (!file || file->mapping.empty())
        return {};
    return fitMapping(*file, source, target).value.value_or(JointMapping());
}

} // namespace

DocumentCharacter::DocumentCharacter(const Document &document, const LayeredClip &layered, const ClipPreview &preview,
                                     QObject *parent)
    : QObject(parent), m_document(document), m_layered(layered), m_preview(preview)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(calmMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &DocumentCharacter::prepare);
    connect(&layered, &LayeredClip::changed, this, &DocumentCharacter::prepareSoon);
    connect(&preview, &ClipPreview::changed, this, &DocumentCharacter::prepareSoon);
    whenClipChanges(document, this, [this] { prepareSoon(); });
    connect(&document, &Document::loaded, this, &DocumentCharacter::prepareSoon);
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
}

DocumentCharacter::~DocumentCharacter() = default;

void DocumentCharacter::show(std::shared_ptr<const CharacterFile> file)
{
    m_path = file->path;
    m_file = std::move(file);
    forgetMotion();
    prepare();
    emit changed();
}

void DocumentCharacter::remove()
{
    if (m_path.isEmpty())
        return;
    m_path.clear();
    m_file.reset();
    forgetMotion();
    emit changed();
}

void DocumentCharacter::name(const QString &path)
{
    if (path == m_path)
        return;
    m_file.reset();
    m_path = path;
    forgetMotion();
    emit changed();
}

void DocumentCharacter::forgetMotion()
{
    m_work.cancel();
    m_delay.stop();
    m_poser.reset();
}

void DocumentCharacter::prepareSoon()
{
    if (!m_file)
        return;
    m_work.cancel();
    m_delay.start();
}

void DocumentCharacter::prepare()
{
    if (!m_file || m_document.isLoading())
        return;
    const Character &character = m_file->character;
    if (isOnSkeletonOf(character, m_document.skeleton())) {
        m_poser = std::make_shared<const CharacterPoser>(m_document.skeleton());
        emit changed();
        return;
    }
    const bool isTried =
        m_preview.isShown() && !m_preview.isPart() && m_preview.clip().skeleton.hasSameLayoutAs(m_document.skeleton());
    const Clip &clip = isTried ? m_preview.clip() : m_layered.clip();
    if (clip.motion.isEmpty())
        return;
    m_work.start(
        [clip, rules = m_document.positionRules(), up = m_document.upAxis().axis,
         file = m_file](const BackgroundWork::Reporter &reporter) {
            const Vocabulary &vocabulary = Vocabulary::builtIn();
            RetargetInput input = retargetSource(clip, rules, up, vocabulary);
            setRetargetTarget(input, file->character.rest, namesByBones(file->character));
            input.mapping = rememberedMapping(input.source.skeleton, input.target.skeleton);
            auto poser = CharacterPoser::make(std::move(input), vocabulary, reporter.progress());
            return poser ? std::make_shared<const CharacterPoser>(*std::move(poser)) : nullptr;
        },
        [this](std::shared_ptr<const CharacterPoser> poser) {
            if (poser == nullptr)
                return;
            m_poser = std::move(poser);
            emit changed();
        },
        [this](const QString &why) { emit failed(why); });
}

} // namespace limber
