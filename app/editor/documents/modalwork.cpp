#include "documents/modalwork.h"

#include <QLabel>
#include <QTimer>

namespace limber {

ModalProgress::ModalProgress(const QString &title, const QString &label, QWidget *window) : QProgressDialog(window)
{
    auto *text = new QLabel(label);
    text->setTextFormat(Qt::PlainText);
    text->setAlignment(Qt::AlignCenter);
    setLabel(text);
    setWindowModality(Qt::WindowModal);
    setWindowTitle(title);
    reset(); // otherwise it shows itself after a while
}

void ModalProgress::waitFor(QEventLoop &loop)
{
    constexpr int quietMilliseconds = 300;
    bool isDone = true;
    QTimer quiet;
    quiet.setSingleShot(true);
    QObject::connect(&quiet, &QTimer::timeout, &loop, [&] {
        isDone = false;
        loop.quit();
    });
    quiet.start(quietMilliseconds);
    // At first user input is excluded, so that nobody edits a document that is being written; afterwards the modal
    // dialog prevents it.
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (isDone)
        return;
    show();
    loop.exec();
}

} // namespace limber
