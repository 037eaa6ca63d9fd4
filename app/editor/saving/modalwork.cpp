#include "saving/modalwork.h"

#include <QLabel>
#include <QTimer>

namespace limber {

ModalProgress::ModalProgress(const QString &title, const QString &label, QWidget *window) : QProgressDialog(window)
{
    constexpr int mostWidth = 600; // of the label; a name can be long
    auto *text = new QLabel;
    text->setText(text->fontMetrics().elidedText(label, Qt::ElideMiddle, mostWidth));
    text->setTextFormat(Qt::PlainText);
    text->setAlignment(Qt::AlignCenter);
    setLabel(text);
    setWindowModality(Qt::WindowModal);
    setWindowTitle(title);
    reset(); // otherwise it shows itself after a while
}

void ModalProgress::waitFor(QEventLoop &loop, const std::function<bool()> &isRunning)
{
    constexpr int quietMilliseconds = 300;
    QTimer::singleShot(quietMilliseconds, &loop, &QEventLoop::quit);
    // At first user input is excluded, so that nobody edits a document that is being written; afterwards the modal
    // dialog prevents it.
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (isRunning()) {
        show();
        loop.exec();
    }
}

} // namespace limber
