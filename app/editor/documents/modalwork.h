#pragma once

#include "base/progress.h"
#include "widgets/progresssteps.h"
#include "work/backgroundwork.h"

#include <QEventLoop>
#include <QProgressDialog>
#include <QTimer>

#include <utility>

namespace limber {

// Calls `work` with a Progress on a thread, while `window` shows the progress and offers Cancel. Returns the result of
// `work` when it is done, or that of `failed` if it threw.
template <typename Result, typename Work>
Result workWithProgress(const QString &title, const QString &label, QWidget *window, Work work,
                        Result (*failed)(const QString &why))
{
    constexpr int quietMilliseconds = 300;
    QProgressDialog progress(window);
    progress.setWindowModality(Qt::WindowModal);
    progress.setWindowTitle(title);
    progress.setLabelText(label);
    progress.setRange(0, progressSteps);
    progress.reset();

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
    // At first user input is excluded, so that nobody edits a document that is being written; afterwards the modal
    // dialog prevents it.
    QTimer::singleShot(quietMilliseconds, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (background.isRunning()) {
        progress.show();
        loop.exec();
    }
    return result;
}

} // namespace limber
