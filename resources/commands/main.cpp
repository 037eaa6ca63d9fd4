#include "commanddescription.h"
#include "commandtexts.h"

#include <QDir>
#include <QFile>

#include <cstdio>

// make_command_texts LIMBER-CLI VERSION FOLDER
int main(int argc, char *argv[])
{
    constexpr int wordCount = 4;
    if (argc != wordCount)
        return 2;
    const QString folder = QFile::decodeName(argv[3]);
    const auto command = describeCommand(QFile::decodeName(argv[1]), QString::fromLatin1(argv[2]));
    if (!command || !QDir().mkpath(folder)) {
        std::fputs("limber-cli does not describe itself\n", stderr);
        return 1;
    }
    struct Text
    {
        const char *name;
        QString (*make)(const CommandDescription &);
    };
    for (const Text &text : {Text{"limber-cli.1", manPage}, Text{"limber-cli.bash", bashCompletion},
                             Text{"_limber-cli", zshCompletion}, Text{"limber-cli.fish", fishCompletion}}) {
        QFile file(folder + QLatin1Char('/') + QLatin1String(text.name));
        const QByteArray bytes = text.make(*command).toUtf8();
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
            return 1;
    }
    return 0;
}
