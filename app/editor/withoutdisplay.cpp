#include "withoutdisplay.h"

#include "base/at.h"
#include "figure/painting/posepainter.h"
#include "items/jointname.h"
#include "session/session.h"
#include "storage/clipfile.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "storage/textfile.h"
#include "theme/colours.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

namespace limber {

namespace {

constexpr QSize pictureSize(960, 720);

// Does the demonstration step by step and reports each step.
class Demonstration
{
public:
    explicit Demonstration(QString folder) : m_folder(std::move(folder)), m_out(stdout) {}

    int run(const QString &path)
    {
        const bool ok = open(path) && printHierarchy() && changeAndSave() && draw();
        m_out.flush();
        return ok ? 0 : 1;
    }

private:
    bool open(const QString &path)
    {
        ReadResult result;
        if (path.isEmpty()) {
            QFile sample(QStringLiteral(":/samples/walk.bvh"));
            if (sample.open(QIODevice::ReadOnly))
                result = readBvh(sample.readAll().toStdString());
        } else {
            result = loadBvh(path);
        }
        const QString name = path.isEmpty() ? QStringLiteral("walk.bvh") : path;
        for (const Finding &finding : result.findings)
            m_out << QString::fromStdString(finding.toString(bytesOfName(name).toStdString())) << '\n';
        if (!result.clip)
            return false;
        m_original = writeBvh(*result.clip);
        m_session.document().setOrigin(DocumentOrigin::ofFile(FileStamp::of(name)));
        m_session.document().reset(std::move(*result.clip), std::move(result.findings));
        m_out << "Opened " << pathText(name) << ":\n";
        return true;
    }

    bool printHierarchy()
    {
        const Skeleton &skeleton = document().skeleton();
        std::vector<int> depths(static_cast<std::size_t>(skeleton.jointCount()));
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            const int parent = skeleton.joint(joint).parent;
            const int depth = parent == NoJoint ? 0 : at(depths, parent) + 1;
            at(depths, joint) = depth;
            m_out << QString(2 * (std::min(depth, 40) + 1), QLatin1Char(' ')) << textOfName(skeleton.joint(joint).name)
                  << '\n';
        }
        m_out << skeleton.jointCount() << " joints, " << skeleton.endSiteCount() << " end sites, "
              << skeleton.columnCount() << " channels, " << document().motion().frameCount() << " frames\n";
        return true;
    }

    bool changeAndSave()
    {
        const Motion &motion = document().motion();
        if (motion.frameCount() == 0 || motion.columnCount() == 0) {
            m_out << "There is no value to change: no frames.\n";
            return true;
        }
        const int frame = motion.frameCount() / 2;
        const int column = motion.columnCount() - 1;
        const double before = motion.value(frame, column);
        document().setValues({frame, 1, {column}}, {before + 5.0}, QStringLiteral("Change one value"));
        m_out << "Changed one value in frame " << frame << ", column " << column << ": " << before << " to "
              << before + 5.0 << '\n';
        const QString copy = QDir(m_folder).filePath(QStringLiteral("limber-tour.bvh"));
        const SaveResult result = saveBvh(document().clip(), copy);
        if (!result.saved) {
            m_out << pathText(copy) << ' ' << QString::fromStdString(result.message.text()) << '\n';
            return false;
        }
        m_out << "Saved a copy: " << pathText(copy) << '\n';
        return showDifference(copy);
    }

    bool showDifference(const QString &copy)
    {
        QFile file;
        if (!openToRead(file, copy))
            return false;
        const std::string saved = file.readAll().toStdString();
        const auto isSeparator = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
        const auto words = [&](const std::string &text) {
            std::vector<std::string> result(1);
            for (const char c : text) {
                if (!isSeparator(c))
                    result.back() += c;
                else if (!result.back().empty())
                    result.emplace_back();
            }
            return result;
        };
        const auto a = words(m_original);
        const auto b = words(saved);
        std::size_t differences = a.size() == b.size() ? 0 : a.size() + b.size();
        for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
            if (a[i] == b[i])
                continue;
            ++differences;
            m_out << "  " << QString::fromStdString(a[i]) << " -> " << QString::fromStdString(b[i]) << '\n';
        }
        m_out << "The copy differs from the original in " << differences
              << (differences == 1 ? " number.\n" : " numbers.\n");
        return differences == 1;
    }

    bool draw()
    {
        const int frame = document().motion().frameCount() / 2;
        const QImage picture = renderPose(document().clip(), frame, document().positionRules(), document().upAxis(),
                                          Colours::darkTheme(), pictureSize, 1.0);
        const QString path = QDir(m_folder).filePath(QStringLiteral("limber-tour.png"));
        QBuffer bytes;
        bytes.open(QIODevice::WriteOnly);
        const bool saved = picture.save(&bytes, "PNG") && saveText(bytes.data().toStdString(), path).saved;
        m_out << (saved ? "Drew the pose of frame " : "Could not draw the pose of frame ") << frame << ": "
              << pathText(path) << '\n';
        return saved;
    }

    Document &document() { return m_session.document(); }

    QString m_folder;
    QTextStream m_out;
    Session m_session;
    std::string m_original;
};

} // namespace

int runWithoutDisplay(const QString &path, const QString &folder)
{
    if (!folder.isEmpty())
        return Demonstration(folder).run(path);
    // A folder of its own makes sure that no existing file is replaced.
    QTemporaryDir own(QDir::temp().filePath(QStringLiteral("limber-XXXXXX")));
    own.setAutoRemove(false);
    return own.isValid() ? Demonstration(own.path()).run(path) : 1;
}

} // namespace limber
