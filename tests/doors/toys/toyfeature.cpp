#include "features/featurehost.h"
#include "settings/settings.h"

#include <QLabel>
#include <QMainWindow>

namespace limber {

namespace {

// How often the panel was opened.
const Setting<int> toyCount{"toyCount", 0};

class ToyPanel : public QLabel, public SessionFollower
{
public:
    using QLabel::QLabel;

private:
    void showSession() override { setText(session() != nullptr ? session()->document().displayName() : QString()); }
};

} // namespace

void addToy(FeatureHost &host)
{
    Settings &settings = host.parts().settings;
    settings.set(toyCount, settings.value(toyCount) + 1);
    auto *panel = new ToyPanel(&host.parts().window);
    host.addPanel(*panel, {.toggle = ActionId::ShowToy, .name = QLatin1String("toy")});
    host.follow(*panel);
}

} // namespace limber
