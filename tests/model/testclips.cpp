#include "testclips.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

namespace limber::test {

QByteArray legText(int frames)
{
    QByteArray text =
        "HIERARCHY\nROOT Hips\n{\n\tOFFSET 0.0 0.0 0.0\n\tCHANNELS 6 Xposition Yposition Zposition Zrotation "
        "Xrotation Yrotation\n\tJOINT LeftKnee\n\t{\n\t\tOFFSET 1.5 -40.0 0.0\n\t\tCHANNELS 3 Zrotation "
        "Xrotation Yrotation\n\t\tJOINT LeftFoot\n\t\t{\n\t\t\tOFFSET 0.0 -38.5 0.0\n\t\t\tCHANNELS 3 "
        "Zrotation Xrotation Yrotation\n\t\t\tEnd Site\n\t\t\t{\n\t\t\t\tOFFSET 0.0 0.0 12.0\n\t\t\t}\n\t\t}\n"
        "\t}\n\tEnd Site\n\t{\n\t\tOFFSET 0.0 10.0 0.0\n\t}\n}\nMOTION\nFrames: " +
        QByteArray::number(frames) + "\nFrame Time: 0.0333333\n";
    for (int frame = 0; frame < frames; ++frame) {
        for (int column = 0; column < 12; ++column)
            text += QByteArray::number(column * 7.25 + frame * 0.5, 'f', 4) + (column < 11 ? " " : "\r\n");
    }
    return text;
}

Clip leg(int frames)
{
    return std::move(*readBvh(legText(frames).toStdString()).clip);
}

void open(Document &document, const QByteArray &text)
{
    ReadResult result = readBvh(text.toStdString());
    document.reset(std::move(*result.clip), std::move(result.findings));
}

QByteArray bytesOf(const Document &document)
{
    return QByteArray::fromStdString(writeBvh(document.clip()));
}

} // namespace limber::test
