#include "files/piecefile.h"

#include "files/savedfile.h"
#include "files/streamfile.h"
#include "output/outputstream.h"

namespace limber::cli {

namespace {

bool stream(const PieceSource &pieces, OutputStream &output)
{
    return pieces([&output](std::string_view bytes) { return output.write(bytes); }) && output.finish();
}

} // namespace

bool savePiecesTo(const std::string &file, const PieceSource &pieces)
{
    if (file == "-") {
        OutputStream output = standardOutput();
        return stream(pieces, output);
    }
    if (takesStream(file))
        return streamTo(file, [&pieces](OutputStream &output) { return stream(pieces, output); });
    return saveReporting(file, [&pieces](const QString &path) { return savePieces(pieces, path); });
}

} // namespace limber::cli
