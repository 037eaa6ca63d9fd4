/* A stranger's program in C. */
#include <limber/limber.h>

#include <stdio.h>
#include <string.h>

static const char text[] = "HIERARCHY\nROOT Hips\n{\nOFFSET 0 1 0\nCHANNELS 2 Yposition Zrotation\nJOINT Chest\n{\n"
                           "OFFSET 0 12 0\nCHANNELS 1 Zrotation\nEnd Site\n{\nOFFSET 0 5 0\n}\n}\n}\n"
                           "MOTION\nFrames: 1\nFrame Time: 0.04\n1 0 0\n";

int main(void)
{
    limber_clip *clip = NULL;
    limber_report *report = NULL;
    char *bytes = NULL;
    size_t size = 0;
    double joints[6];
    if (limber_read_memory(text, strlen(text), &clip, &report) != LIMBER_OK || limber_report_count(report) != 0)
        return 1;
    if (limber_positions(clip, 0, LIMBER_RULE_AUTO, joints, NULL) != LIMBER_OK)
        return 1;
    if (limber_write_memory(clip, NULL, &bytes, &size) != LIMBER_OK || size != strlen(text) ||
        memcmp(bytes, text, size) != 0)
        return 1;
    printf("Limber %s: %s %d joints, %d frame, Chest at %g %g %g\n", limber_version(), limber_joint_name(clip, 0, NULL),
           limber_joint_count(clip), limber_frame_count(clip), joints[3], joints[4], joints[5]);
    limber_bytes_free(bytes);
    limber_report_free(report);
    limber_clip_free(clip);
    return 0;
}
