#include "documents/charactersaving.h"

#include "documents/saving.h"
#include "items/formattext.h"
#include "items/messagetext.h"
#include "saving/pathdialogs.h"
#include "saving/savejob.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filetext.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace limber {

namespace {

constexpr double partOfRetarget = 0.5; // of the time, roughly

struct Saved
{
    Q_DECLARE_TR_FUNCTIONS(CharacterSaving)
};

// A name of its own, so that the character stays as it is unless the user wants it otherwise.
QString suggestionFor(const CharacterSaving::Order &order)
{
    const QFileInfo file(pathForDialog(order.character->path));
    QString motion = order.motionName;
    motion.replace(u'/', u'-');
    if (order.form.leavesOutMeshes)
        motion += QStringLiteral("-motion"); // beside a copy of the character with it
    return file.path() + u'/' + file.completeBaseName() + u'-' + motion + QString::fromUtf8(order.form.ending);
}

// What is said of a file that was written.
struct Written
{
    std::vector<Message> notes;
    std::string motionName;
};

SaveResult writeFile(const CharacterSaving::Order &order, const QString &path, const SaveMethod &method,
                     Written &written, const Progress &progress)
{
    SaveResult result;
    const auto move = order.move(progress.part(0.0, partOfRetarget));
    if (!move) {
        result.cancelled = true;
        return result;
    }
    const CharacterOutput made = order.form.make(*order.character, *move, progress.part(partOfRetarget, 1.0));
    result.message = made.problem;
    result.cancelled = !made.write && made.problem.isEmpty();
    if (!made.write)
        return result;
    written = {made.notes, made.motionName};
    return savePieces(made.write, path, method);
}

} // namespace

CharacterSaving::Answer CharacterSaving::write(const Order &order) const
{
    if (order.form.isOfItsFile && !isThere(order.character->path)) {
        return {false, MessageBar::Kind::Error,
                Saved::tr("%1 is not where it was: nothing can be written into a copy of it.")
                    .arg(fileText(order.character->path))};
    }
    const QString suffix = QString::fromUtf8(order.form.ending).mid(1);
    const QString path =
        chosenToSave(m_window, Saved::tr("Export Motion for %1").arg(fileText(order.character->path)),
                     suggestionFor(order), QStringLiteral("*.") + suffix, suffix, SuffixRule::WhereAnotherIsTyped);
    SaveMethod method;
    if (path.isEmpty() || !m_saving.chooseSaveMethod(path, method))
        return {};
    const auto written = std::make_shared<Written>(); // a worker whose disk does not answer may outlive this
    const SaveResult result =
        writeWithProgress([order, path, method, written](
                              const Progress &progress) { return writeFile(order, path, method, *written, progress); },
                          path, &m_window);
    if (!result.saved && result.cancelled)
        return {};
    if (!result.saved)
        return {false, MessageBar::Kind::Error, pathText(path) + u' ' + textOf(result.message)};
    QString text =
        Saved::tr("Wrote %1 for %2, with the animation “%3”")
            .arg(fileText(path), fileText(order.character->path), QString::fromStdString(written->motionName));
    for (const Message &note : written->notes)
        text += QStringLiteral(". ") + sentence(textOf(note));
    return {true, written->notes.empty() ? MessageBar::Kind::Information : MessageBar::Kind::Warning, text};
}

} // namespace limber
