#include "cleanup/cleanuppanel.h"
#include "documents/fileactions.h"
#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "features/findings/namemenu.h"
#include "panels/findingspanel.h"

#include <QCoreApplication>
#include <QMainWindow>

namespace limber {

namespace {

struct FindingsTexts
{
    Q_DECLARE_TR_FUNCTIONS(limber::FindingsFeature)
};

} // namespace

// What is odd about the file in front or about one that was refused, with its repairs, and the encoding of its names.
void addFindings(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *names = new NameMenu(parts.settings, &parts.window);
    host.follow(*names);
    host.addActions({names->menuAction()});

    auto *panel = new FindingsPanel(&parts.window);
    host.addPanel(*panel, {.toggle = ActionId::ShowFindings,
                           .name = QLatin1String("findings"),
                           .hasCount = true,
                           .icon = QStringLiteral("findings"),
                           .needsDocument = false});
    host.follow(*panel);
    host.colour(*panel);
    QObject::connect(panel, &FindingsPanel::repairWanted, &parts.files.opening(), &Opening::openRepaired);
    QObject::connect(panel, &FindingsPanel::refused, &parts.messages, &MessageRouting::showRefusedEdit);
    QObject::connect(panel, &FindingsPanel::encodingWanted, names,
                     [names](const QPoint &position) { names->exec(position); });
    DockLayout &layout = parts.layout;
    QObject::connect(panel, &FindingsPanel::countChanged, panel, [&layout, panel](int count) {
        layout.setTitle(
            panel, count > 0 ? FindingsTexts::tr("Findings (%1)").arg(count) : FindingsTexts::tr("Findings"), count);
    });
    const auto bringToFront = [&layout, panel] { layout.bringToFront(panel); };
    auto &cleanUp = host.find<CleanUpPanel>(); // stands before this one in the list of features
    QObject::connect(panel, &FindingsPanel::operationWanted, &cleanUp, [&layout, &cleanUp](const OperationCall &call) {
        layout.bringToFront(&cleanUp);
        cleanUp.showCall(call);
        cleanUp.setFocus();
    });
    QObject::connect(&parts.messages, &MessageRouting::findingsWanted, panel, [panel, bringToFront] {
        panel->showDocument();
        bringToFront();
    });
    QObject::connect(
        &parts.messages, &MessageRouting::refusalToShow, panel,
        [panel, bringToFront](const FileStamp &file, const std::vector<Finding> &findings, bool repairable) {
            panel->showRefusal(file, findings, repairable);
            bringToFront();
        });
    QObject::connect(&parts.messages, &MessageRouting::projectFindingsWanted, panel,
                     [panel, bringToFront](const FileStamp &file, const std::vector<Finding> &findings) {
                         panel->showProject(file, findings);
                         bringToFront();
                     });
}

} // namespace limber
