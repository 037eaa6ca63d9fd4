#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "widgets/messagebar.h"

#include <QObject>

#include <functional>

namespace limber {

class ExportedMotion;
class Saving;
class Settings;
struct ExportChoices;
struct PictureExport;
struct PictureView;
struct SaveMethod;
struct SaveResult;

// File › Export…: asks for the format and the path of an export, and has it written.
class ExportAction : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    // Returns how the document is shown, for pictures of it.
    using ViewSource = std::function<PictureView()>;

    ExportAction(Saving &saving, Settings &settings, ViewSource view, QWidget &window); // all must outlive it

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Emitted with what was written, or why nothing was.
    void message(limber::MessageBar::Kind kind, const QString &text);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void exportMotion();
    [[nodiscard]] QString askForPath(const ExportChoices &choices);
    void write(const ExportChoices &choices, const PictureView &view, const QString &path);
    void writeMotion(ExportedMotion motion, const QString &path, const SaveMethod &method);
    void writePictures(PictureExport pictures);
    [[nodiscard]] bool mayReplacePictures(const PictureExport &pictures);
    void report(const SaveResult &result, const QString &path, const QString &success);
    void updateAction();

    Saving &m_saving;
    Settings &m_settings;
    ViewSource m_view;
    QWidget &m_window;
    ActionList m_actions;
};

} // namespace limber
