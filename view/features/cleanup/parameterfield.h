#pragma once

#include "operations/parameter.h"

#include <QList>
#include <QWidget>

#include <string>

namespace limber {

class Session;

// A clip that can be the second one, with the name that calls use.
struct NamedClip
{
    QString title;
    std::string name;
};

// What fields offer to choose from.
struct FieldChoices
{
    Session *session = nullptr; // its joints and frames
    QList<NamedClip> clips; // in addition to files
};

// The field of one parameter in a form. Its value is text as in calls; empty if nothing is set.
class ParameterField : public QWidget
{
    Q_OBJECT

public:
    // Makes the right kind of field.
    [[nodiscard]] static ParameterField *make(const Parameter &parameter, const FieldChoices &choices, QWidget *parent);

    [[nodiscard]] virtual std::string text() const = 0;
    virtual void setText(const std::string &text) = 0;

signals:
    void changed(); // by the user

protected:
    explicit ParameterField(QWidget *parent) : QWidget(parent) {}

    // Fills the field with one widget or several side by side.
    void setWidgets(const Parameter &parameter, const QList<QWidget *> &widgets);
};

} // namespace limber
