#include "features/status/loadprogress.h"

#include "docks/progressarea.h"
#include "documents/loadjob.h"
#include "storage/paths/filetext.h"
#include "widgets/elidedlabel.h"

#include <QCoreApplication>
#include <QLayout>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>

namespace limber {

namespace {

constexpr int quietMilliseconds = 300;
constexpr int mostNameWidth = 260;

} // namespace

void showLoadProgress(LoadJob &job, ProgressArea &area)
{
    QWidget *box = area.addFrame();
    auto *label = new ElidedLabel(box); // a name can be long
    label->setText(QCoreApplication::translate("LoadProgress", "Reading %1").arg(fileText(job.path())));
    label->setFixedWidth(std::min(label->fontMetrics().horizontalAdvance(label->text()) + 2, mostNameWidth));
    auto *progress = new QProgressBar(box);
    progress->setRange(0, 1000);
    progress->setFixedWidth(160);
    progress->setAccessibleName(QCoreApplication::translate("LoadProgress", "Reading progress"));
    auto *cancel = new QToolButton(box);
    cancel->setText(QCoreApplication::translate("LoadProgress", "Cancel"));
    for (QWidget *part :
         {static_cast<QWidget *>(label), static_cast<QWidget *>(progress), static_cast<QWidget *>(cancel)})
        box->layout()->addWidget(part);
    box->hide();
    QObject::connect(&job, &LoadJob::progressed, progress,
                     [progress](double fraction) { progress->setValue(static_cast<int>(fraction * 1000)); });
    QObject::connect(&job, &QObject::destroyed, box, &QObject::deleteLater);
    QObject::connect(cancel, &QToolButton::clicked, &job, [&job] { job.cancel(); });
    auto *quiet = new QTimer(box);
    quiet->setSingleShot(true);
    QObject::connect(quiet, &QTimer::timeout, box, &QWidget::show);
    quiet->start(quietMilliseconds);
    // The job lives on while a question about what it has read is open.
    QObject::connect(&job, &LoadJob::finished, box, [box, quiet] {
        quiet->stop();
        box->hide();
    });
}

} // namespace limber
