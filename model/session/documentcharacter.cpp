#include "session/documentcharacter.h"

#include "additions/additionkind.h"
#include "body/vocabulary.h"
#include "document/clipchanges.h"
#include "document/document.h"
#include "mapping/jointkeys.h"
#include "mapping/mappingreader.h"
#include "session/clippreview.h"
#include "session/layers/layeredclip.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "storage/rememberedmappings.h"

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int calmMilliseconds = 150;

// Returns the mapping that the user made for such skeletons, as text; empty if there is none that fits.
std::string rememberedMapping(const Skeleton &source, const Skeleton &target)
{
    const auto file = RememberedMappings(RememberedMappings::usersFolder()).find(source, target);
    if (!file || file->mapping.empty() || !fitMapping(*file, source, target).value)
        return {};
    return mappingText(*file);
}

// Returns the keys of a mapping that a character does not have any more, and takes them out of the mapping.
std::vector<std::string> takeGone(MappingFile &file, const Skeleton &target)
{
    const std::vector<std::string> keys = jointKeys(target);
    const auto isGone = [&](const std::string &key) { return std::ranges::find(keys, key) == keys.end(); };
    std::vector<std::string> gone;
    for (const MappingFile::Pair &pair : file.mapping) {
        if (isGone(pair.target) && pair.source)
            gone.push_back(pair.target);
    }
    std::erase_if(file.mapping, [&](const MappingFile::Pair &pair) { return isGone(pair.target); });
    std::erase_if(file.chains,
                  [&](const MappingFile::Chain &chain) { return std::ranges::any_of(chain.target, isGone); });
    return gone;
}

} // namespace

QString characterPath(const ShownCharacter &character)
{
    return nameOfBytes(character.file);
}

DocumentCharacter::DocumentCharacter(Document &document, const LayeredClip &layered, const ClipPreview &preview,
                                     QObject *parent)
    : QObject(parent), m_document(document), m_layered(layered), m_preview(preview)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(calmMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &DocumentCharacter::prepare);
    connect(&layered, &LayeredClip::changed, this, &DocumentCharacter::prepareSoon);
    connect(&preview, &ClipPreview::changed, this, &DocumentCharacter::prepareSoon);
    whenClipChanges(document, this, [this] { prepareSoon(); });
    for (const auto signal : {&Document::wasReset, &Document::loaded}) {
        connect(&document, signal, this, [this] {
            followDocument();
            prepareSoon();
        });
    }
    connect(&document, &Document::additionChanged, this, [this](const AdditionKind &kind) {
        if (kind.name() == "character")
            followDocument();
    });
    connect(&document, &Document::floorChanged, this, &DocumentCharacter::prepareSoon);
    connect(&document, &Document::manyValuesAboutToChange, this, [this] { m_work.cancel(); });
}

DocumentCharacter::~DocumentCharacter() = default;

const CharacterChoice &DocumentCharacter::choice() const
{
    return m_document.addition<CharacterChoice>();
}

QString DocumentCharacter::path() const
{
    return m_path;
}

ShownCharacter shownCharacter(const CharacterFile &file)
{
    ShownCharacter character{bytesOfName(file.path).toStdString()};
    character.bytes = static_cast<std::uint64_t>(std::max<qint64>(file.stamp.size, 0));
    character.sha1 = file.sha1;
    return character;
}

void DocumentCharacter::show(std::shared_ptr<const CharacterFile> file)
{
    const QString path = file->path;
    m_last = std::move(file);
    if (path == m_path) { // as the document says already
        m_file = m_last;
        m_isGivenUp = false;
        forgetMotion();
        prepare();
        emit changed();
        return;
    }
    ShownCharacter character = shownCharacter(*m_last);
    // What was decided about a file that was lost counts for the one in its place.
    character.mapping = isGivenUp() && choice()
                            ? choice()->mapping
                            : rememberedMapping(m_document.skeleton(), m_last->character.rest.skeleton);
    m_document.setAddition(CharacterChoice(std::move(character)), tr("Show on %1").arg(fileText(path)));
    emit chosen();
}

void DocumentCharacter::remove()
{
    if (choice())
        m_document.setAddition(CharacterChoice(), tr("Remove %1").arg(fileText(m_path)));
}

void DocumentCharacter::decide(const std::string &mapping)
{
    if (!choice())
        return;
    ShownCharacter character = *choice();
    character.mapping = mapping;
    m_document.setAddition(CharacterChoice(std::move(character)), tr("Joints of %1").arg(fileText(m_path)));
}

void DocumentCharacter::giveUp()
{
    if (m_file != nullptr || m_isGivenUp)
        return;
    m_isGivenUp = true;
    emit changed();
}

// Takes what the document says, after an edit, undo or redo of it.
void DocumentCharacter::followDocument()
{
    const QString path = choice() ? characterPath(*choice()) : QString();
    const std::string mapping = choice() ? choice()->mapping : std::string();
    if (path == m_path && mapping == m_mapping)
        return;
    m_mapping = mapping;
    if (path != m_path) {
        const std::shared_ptr<const CharacterFile> before = std::move(m_file);
        m_path = path;
        m_isGivenUp = false;
        m_file = m_last != nullptr && m_last->path == path && !path.isEmpty() ? m_last : nullptr;
        if (before != nullptr)
            m_last = before;
    }
    forgetMotion();
    prepare();
    emit changed();
}

void DocumentCharacter::forgetMotion()
{
    m_work.cancel();
    m_delay.stop();
    m_poser.reset();
}

// Returns what the user decided, without joints that the character has no more: `gone` takes their keys.
std::optional<MappingFile> DocumentCharacter::decisions(std::vector<std::string> &gone) const
{
    auto file = m_mapping.empty() ? std::nullopt : readMapping(m_mapping).value;
    if (file)
        gone = takeGone(*file, m_file->character.rest.skeleton);
    return file;
}

std::optional<CharacterRetarget> DocumentCharacter::retarget() const
{
    if (!m_file)
        return std::nullopt;
    std::vector<std::string> gone;
    return CharacterRetarget(m_file, decisions(gone), m_document.floor());
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
    m_goneJoints.clear();
    if (clip.motion.isEmpty())
        return;
    std::vector<std::string> gone;
    const CharacterRetarget retarget(m_file, decisions(gone), m_document.floor());
    for (const std::string &key : gone)
        m_goneJoints << QString::fromStdString(key);
    m_work.start(
        [clip, retarget, rules = m_document.positionRules(),
         up = m_document.upAxis().axis](const BackgroundWork::Reporter &reporter) {
            RetargetInput input = retarget.input(clip, rules, up);
            auto poser = CharacterPoser::make(std::move(input), Vocabulary::builtIn(), reporter.progress());
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
