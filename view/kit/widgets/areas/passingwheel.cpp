#include "widgets/areas/passingwheel.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace limber {

namespace {

// Lives as long as its form.
class PassingWheel : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *field = qobject_cast<QWidget *>(watched);
        if (event->type() != QEvent::Wheel || field == nullptr || field->hasFocus())
            return QObject::eventFilter(watched, event);
        event->ignore(); // what is around it scrolls
        return true;
    }
};

} // namespace

void letWheelPass(QWidget &form)
{
    auto *passing = new PassingWheel(&form);
    for (auto *field : form.findChildren<QWidget *>()) {
        if (qobject_cast<QComboBox *>(field) == nullptr && qobject_cast<QAbstractSpinBox *>(field) == nullptr &&
            qobject_cast<QSlider *>(field) == nullptr)
            continue;
        if (field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        field->installEventFilter(passing);
    }
}

} // namespace limber
