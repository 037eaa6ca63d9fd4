#pragma once

#include "cleanup/openclips.h"
#include "cleanup/operationscope.h"
#include "operations/operationcall.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <string>
#include <string_view>

class QSplitter;
class QStackedWidget;

namespace limber {

class OperationCounts;
class OperationList;
class OperationPage;
struct Operation;

// Lets the user choose an operation and its settings, shows what it would do to the document in front, and applies it
// as one undo step.
class CleanUpPanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit CleanUpPanel(QWidget *parent = nullptr);
    ~CleanUpPanel() override;

    // Sets the open documents, for operations on two clips.
    void setOpenClips(OpenClips clips) { m_openClips = std::move(clips); }
    void setFavourites(const QStringList &names);
    void setLastUsed(const QStringList &names);
    // Sets the user's saved settings, as presetsChanged() reported them.
    void setPresets(const QStringList &texts);

    // Lets something else keep the result of a call: it returns whether it does.
    void setKeeper(std::function<bool(const OperationCall &call)> keeper) { m_keeper = std::move(keeper); }

    // Shows an operation, ready to be set.
    void showOperation(const QString &name);
    // Shows it with a value for one of its settings.
    void showOperation(const QString &name, std::string_view parameter, const std::string &value);
    // Shows the operation of a call with its settings. The joints of the call are selected, and its frames become the
    // range; without frames there is none. Once it is applied or another operation is chosen, joints and range are as
    // before, unless the user has set others. Nothing happens if it does not fit the document in front.
    void showCall(const OperationCall &call);
    // During playback nothing is computed unless the user asks for it.
    void setPlaying(bool playing);
    void focusSearch();
    void apply();
    // Closes the operation; nothing is changed.
    void giveUp();
    // Returns the operation whose result the view shows at the moment; null for none.
    [[nodiscard]] const Operation *previewed() const;
    // Returns the joints that the chosen operation works on; all without one.
    [[nodiscard]] OperationScope::Joints joints() const;
    void workOnAllJoints();
    void workOnSelectedJoints();
    // Applies the last applied call to the document and selection in front.
    void applyAgain();
    [[nodiscard]] bool canApplyAgain() const { return m_lastCall.has_value(); }
    // Returns the present call as a line for a shell.
    [[nodiscard]] QString commandLine() const;
    // Returns whether that line names a file of contacts that has yet to be saved.
    [[nodiscard]] bool lacksContactsFile() const;
    // Returns the call as it is set; nothing if no operation is shown.
    [[nodiscard]] std::optional<OperationCall> call() const;
    [[nodiscard]] bool isWorking() const;
    // Returns the operation at a point on the screen, for help: the one in the list there, otherwise the shown one;
    // null for none.
    [[nodiscard]] const Operation *operationAt(const QPoint &globalPosition) const;

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void favouritesChanged(const QStringList &names);
    void lastUsedChanged(const QStringList &names);
    void presetsChanged(const QStringList &texts);
    void applied(const limber::OperationCall &call);
    void stateChanged(); // of what can be applied
    void refused(const QString &why);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    void connectAll();
    void chooseNamed(const QString &name);
    void returnScope();
    void fillPage();
    void shareHeight();
    void showList();
    void showSeam(const Parameter &parameter);
    void documentChanged();
    void settingsChanged();
    void tryOut(bool now);
    void showChoices(const AppliedOperation &result);
    [[nodiscard]] std::optional<OperationCall> callBesidesMethod() const;
    void showResult(const std::shared_ptr<const AppliedOperation> &result);
    void showPart(const FramePreview &preview);
    void showPreview(const AppliedOperation &result);
    void lookAt(int frame);
    void clearResult();
    void finishApplying();
    void noteUsed(const std::string &name);
    void updateButtons();

    std::function<bool(const OperationCall &)> m_keeper;
    OpenClips m_openClips;
    const Operation *m_operation = nullptr;
    OperationTrial *m_trial = nullptr;
    std::shared_ptr<const AppliedOperation> m_tried; // of the present call; null until it was tried
    std::optional<OperationCall> m_choicesFor; // the call whose ways to fill are offered, without its method
    std::optional<OperationCall> m_lastCall; // the last applied call, without joints and frames
    QStringList m_lastUsed;
    bool m_appliesWhenDone = false;
    bool m_isApplying = false;
    bool m_isApplied = false; // the result that is shown
    int m_awaitedStep = -1; // of the undo stack: what was applied becomes a step later; -1 for none
    // The findings that were unticked when an operation was closed.
    struct KeptTicks
    {
        QPointer<Session> session;
        int step = -1; // of the document's undo stack
        std::string operation;
        std::string exceptions;
    };
    KeptTicks m_keptTicks;
    // Joints and range as they were before a call brought its own.
    struct LentScope
    {
        QPointer<Session> session;
        OperationScope::Choices choices;
        std::vector<NodeId> nodes; // that were selected
        std::optional<FrameInterval> range;
        std::optional<FrameInterval> lent; // the range of the call
    };
    std::optional<LentScope> m_lentScope;
    bool m_isLow = false; // list and page take turns
    bool m_wantsList = false; // in place of the page, to choose another operation

    OperationCounts *m_counts = nullptr;
    OperationList *m_list = nullptr;
    QSplitter *m_splitter = nullptr;
    QStackedWidget *m_pages = nullptr;
    OperationPage *m_page = nullptr;
};

} // namespace limber
