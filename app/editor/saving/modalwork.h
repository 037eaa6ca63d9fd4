#pragma once

#include "base/progress.h"
#include "widgets/progresssteps.h"
#include "work/backgroundwork.h"
#include "work/diskquestion.h"

#include <QEventLoop>
#include <QProgressDialog>

#include <exception>
#include <functional>
#include <optional>
#include <utility>

namespace limber {

// Shows the progress of something that a window waits for, and offers Cancel.
class ModalProgress : public QProgressDialog
{
public:
    // The label is shown as plain text: it may hold the name of a file.
    ModalProgress(const QString &title, const QString &label, QWidget *window);

    // Waits until `loop` is quit; appears if that takes longer than a moment and `isRunning` still returns true.
    void waitFor(QEventLoop &loop, const std::function<bool()> &isRunning);
};

// Calls `work` with a Progress on a thread, while `window` shows the progress and offers Cancel. Returns the result of
// `work` when it is done, or that of `failed` if it threw.
template <typename Result, typename Work>
Result workWithProgress(const QString &title, const QString &label, QWidget *window, Work work,
                        Result (*failed)(const QString &why))
{
    ModalProgress progress(title, label, window);
    progress.setRange(0, progressSteps);

    Result result;
    BackgroundWork background;
    QEventLoop loop;
    const auto end = [&](const Result &answer) {
        result = answer;
        loop.quit();
    };
    background.start(
        [work = std::move(work), &progress](const BackgroundWork::Reporter &reporter) {
            return work(Progress(reporter.progress([&progress](double part) {
                // It never reaches the end, because there a progress dialog closes, and this one waits for the result.
                progress.setValue(static_cast<int>(part * (progressSteps - 1)));
            })));
        },
        end, [&](const QString &why) { end(failed(why)); });
    QObject::connect(&progress, &QProgressDialog::canceled, &loop, [&background] { background.stop(); });
    progress.waitFor(loop, [&background] { return background.isRunning(); });
    return result;
}

// Asks the disk something that it may never answer; see DiskQuestion. Meanwhile `window` waits and offers Cancel.
// Returns no value if the user cancelled, or if the program ends.
template <typename Ask>
auto askDiskWithProgress(const QString &title, const QString &label, QWidget *window, Ask ask)
    -> std::optional<decltype(ask())>
{
    using Answer = std::optional<decltype(ask())>;
    ModalProgress progress(title, label, window);
    progress.setRange(0, 0); // nobody knows how long it takes

    Answer answer;
    QEventLoop loop;
    DiskQuestion question;
    question.ask(
        [ask]() -> Answer {
            try {
                return ask();
            } catch (const std::exception &) {
                return std::nullopt;
            }
        },
        [&](Answer found) {
            answer = std::move(found);
            loop.quit();
        });
    QObject::connect(&progress, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    const auto isWaiting = [&question] { return question.isWaiting(); };
    if (isWaiting())
        progress.waitFor(loop, isWaiting);
    // If there was no memory for a thread or for the answer, this asks here, and what goes wrong is reported as always.
    return answer || isWaiting() ? answer : Answer(ask());
}

} // namespace limber
