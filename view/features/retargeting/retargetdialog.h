#pragma once

#include "bvh/read/bvhreader.h"
#include "retargeting/retargetjob.h"
#include "session/retargeting/retargetsetup.h"
#include "session/session.h"
#include "storage/characters/characterfile.h"
#include "storage/rememberedmappings.h"
#include "theme/colours.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QTabWidget;

namespace limber {

class ContactsPanel;
class FigureView;
class MappingPanel;
class ResultView;
class RetargetReport;
class RetargetSettingsPanel;
class WorkState;

// Puts the motion of a document on another skeleton. The dialog shows both skeletons, which joint follows which, the
// settings, and the result as it plays. The result becomes a new document, replaces the clip of this one in one undo
// step, or, for a character, is written for it: as one more animation in a copy of its file, if that is possible.
class RetargetDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Destination { NewDocument, ThisDocument, Character, Shown };

    // What was read of a file with a skeleton.
    struct SkeletonFile
    {
        ReadResult bvh;
        std::optional<CharacterLoad> character; // of a file that is no BVH file
    };

    RetargetDialog(const Session &session, const Colours &colours, QWidget *parent = nullptr);
    ~RetargetDialog() override;

    // Reads a skeleton at once. Returns false and reports it in the dialog if the file cannot be read.
    bool setSkeleton(const QString &path);
    // Begins with a character as the target, and with the text of a mapping file or, if it is empty, with what was
    // remembered or is found.
    void startWith(const CharacterFile &file, const std::string &mapping);
    // Lets the user decide about a character on which the motion is shown; nothing else can be chosen then.
    void editShown(const CharacterFile &file, const std::string &mapping);
    // Lists the skeletons of open documents before all others. The documents must outlive the dialog.
    void offerDocuments(const std::vector<const Document *> &documents);
    // Sets the function that returns the encoding in which a file's names are shown; UTF-8 by default.
    void setNameCodecs(std::function<NameCodec(const QString &path)> codecOf) { m_codecOf = std::move(codecOf); }
    [[nodiscard]] RetargetSetup &setup() { return m_setup; }
    [[nodiscard]] const RetargetSetup &setup() const { return m_setup; }
    // Returns whether the result for the present choice is ready.
    [[nodiscard]] bool isReady() const { return m_finished != nullptr; }
    [[nodiscard]] const Clip &result() const { return m_finished->clip; }
    [[nodiscard]] Destination destination() const;
    [[nodiscard]] QString resultName() const;
    // Returns the character whose skeleton is chosen; null for any other skeleton.
    [[nodiscard]] const CharacterFile *character() const { return m_character ? &*m_character : nullptr; }

    void accept() override;
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createWidgets(const Colours &colours);
    [[nodiscard]] QWidget *makeViews();
    [[nodiscard]] QWidget *makeTabs();
    [[nodiscard]] QLayout *makeSkeletonRow();
    [[nodiscard]] QLayout *makeBottomRow();
    void fillSkeletons();
    void rememberCorrections() const;
    void chooseSkeleton(int index);
    void askForFile();
    void readSkeleton(const QString &path);
    bool takeSkeleton(const QString &path, ReadResult read);
    bool takeFile(const QString &path, SkeletonFile read);
    bool takeCharacter(const QString &path, CharacterLoad loaded);
    void listFile(const QString &path);
    void takeTarget(RetargetTarget target, const QString &name, const NameCodec &names,
                    std::optional<CharacterFile> character = std::nullopt);
    void offerToWrite(const CharacterFile &character);
    void showSkeletons();
    void showMapping();
    void showPair(int targetJoint);
    void restart();
    void showPrepared(const std::shared_ptr<const Retargeter> &retargeter);
    void showFinished(const std::shared_ptr<const RetargetedClip> &finished);
    void showReport();
    void showWorst(const RetargetedClip &finished);

    const Session &m_session;
    Colours m_colours;
    RetargetSetup m_setup;
    RememberedMappings m_remembered;
    std::vector<const Document *> m_documents; // whose skeletons are offered
    std::function<NameCodec(const QString &)> m_codecOf;
    std::optional<CharacterFile> m_character; // whose skeleton is the target
    RetargetJob m_job;
    BackgroundWork m_reading; // of a file that the user chose
    bool m_editsShown = false;
    QTimer m_delay; // gathers changes, which come in bursts
    // These belong to the present choice; null until they are ready.
    std::shared_ptr<const Retargeter> m_retargeter;
    std::shared_ptr<const RetargetedClip> m_finished;
    QComboBox *m_skeletons = nullptr;
    FigureView *m_sourceView = nullptr;
    FigureView *m_targetView = nullptr;
    ResultView *m_resultView = nullptr;
    ContactsPanel *m_contacts = nullptr;
    QTabWidget *m_tabs = nullptr;
    MappingPanel *m_mapping = nullptr;
    RetargetSettingsPanel *m_settings = nullptr;
    RetargetReport *m_report = nullptr;
    QRadioButton *m_newDocument = nullptr;
    QRadioButton *m_thisDocument = nullptr;
    QRadioButton *m_intoCharacter = nullptr; // hidden for skeletons that are no characters
    WorkState *m_state = nullptr;
    QPushButton *m_file = nullptr;
    QPushButton *m_ok = nullptr;
};

} // namespace limber
