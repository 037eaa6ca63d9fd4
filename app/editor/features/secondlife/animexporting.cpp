#include "features/secondlife/animexporting.h"

#include "documents/saving.h"
#include "features/secondlife/uploadwords.h"
#include "items/messagetext.h"
#include "layers/layerstack.h"
#include "saving/modalwork.h"
#include "saving/pathdialogs.h"
#include "saving/savejob.h"
#include "secondlife/animexport.h"
#include "secondlife/animwriter.h"
#include "storage/paths/filetext.h"
#include "storage/safesave.h"

#include <QMessageBox>
#include <QPushButton>

namespace limber {

namespace {

constexpr double partOfMerging = 0.3; // of the time, roughly

struct Made
{
    AnimExport animation;
    QString failure;
};

Made madeOf(const Session &session, QWidget &window)
{
    const Document &document = session.document();
    AnimExportOptions options;
    options.settings = document.secondLife().value_or(AnimSettings());
    const QString label = AnimExporting::tr("Making an animation of %1…").arg(document.displayName());
    return workWithProgress<Made>(
        AnimExporting::tr("Exporting"), label, &window,
        [clip = document.clip(), layers = document.layers(), rules = document.positionRules(),
         options](const Progress &progress) {
            // The shown motion may not have all of the layers yet.
            std::optional<Motion> motion = layeredMotion(clip, layers, progress.part(0.0, partOfMerging));
            if (!motion)
                return Made{};
            Clip merged = clip;
            merged.motion = *std::move(motion);
            AnimExportOptions watched = options;
            watched.progress = progress.part(partOfMerging, 1.0);
            return Made{exportAnim(merged, rules, watched), {}};
        },
        [](const QString &why) {
            return Made{{}, why};
        });
}

} // namespace

AnimExporting::AnimExporting(Saving &saving, QWidget &window) : m_saving(saving), m_window(window)
{
}

bool AnimExporting::run(const Session &session)
{
    const Document &document = session.document();
    if (document.isLoading()) {
        m_saving.sayStillLoading(document);
        return false;
    }
    // Events are handled while the animation is made: afterwards the document may have another motion, or be gone.
    const Skeleton skeleton = document.skeleton();
    const NameCodec names = document.nameCodec();
    const QString suggestion = m_saving.suggestedPath(document, QStringLiteral(".anim"));
    const Made made = madeOf(session, m_window);
    if (!made.animation.file) {
        const QString why = made.failure.isEmpty() ? textOf(made.animation.problem, names) : made.failure;
        if (!why.isEmpty()) // otherwise it was cancelled
            emit failed(tr("No animation was written: %1").arg(why));
        return false;
    }
    if (!mayLose(lossText(made.animation, skeleton, names)))
        return false;
    const QString path = chosenToSave(m_window, tr("Export for Second Life"), suggestion,
                                      tr("Animations of Second Life (*.anim);;All files (*)"), QStringLiteral("anim"),
                                      SuffixRule::WhereAnotherIsTyped);
    return !path.isEmpty() && write(animBytes(*made.animation.file), path);
}

bool AnimExporting::mayLose(const QString &loss)
{
    if (loss.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Information, tr("Export for Second Life"), tr("Not everything is in the animation."),
                    QMessageBox::Cancel, &m_window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(loss);
    QPushButton *go = box.addButton(tr("&Export…"), QMessageBox::AcceptRole);
    box.setDefaultButton(go);
    box.exec();
    return box.clickedButton() == go;
}

bool AnimExporting::write(const std::string &bytes, const QString &path)
{
    SaveMethod method;
    if (!m_saving.chooseSaveMethod(path, method))
        return false;
    const SaveResult result = writeWithProgress(
        [bytes, path, method](const Progress &) {
            return savePieces([&bytes](const PieceSink &sink) { return sink(bytes); }, path, method);
        },
        path, &m_window);
    if (!result.saved && !result.cancelled)
        emit failed(pathText(path) + QLatin1Char(' ') + textOf(result.message));
    if (result.saved)
        emit message(tr("Exported %1").arg(fileText(path)));
    return result.saved;
}

} // namespace limber
