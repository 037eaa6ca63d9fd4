#include "layerrules.h"

#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace limber::test {

namespace {

// A row of the table below, in words separated by spaces.
struct Row
{
    QLatin1StringView folder;
    QLatin1StringView name;
    QLatin1StringView knows;
    QLatin1StringView qtModules;
    QLatin1StringView libraries;
};

constexpr auto noQt = ""_L1;
constexpr auto coreQt = "QtCore"_L1;
constexpr auto modelQt = "QtCore QtGui"_L1;
constexpr auto viewQt = "QtCore QtGui QtWidgets QtOpenGL QtOpenGLWidgets QtSvg"_L1;
constexpr auto anything = "*"_L1;

// From the lowest room to the highest; every room may include only rooms above its own row in this list.
constexpr Row table[] = {
    // The core: standard C++, no Qt. Each block is a wing. First what every part stands on.
    {"model/core/foundation/base"_L1, "base"_L1, ""_L1, noQt, "std"_L1},
    {"model/core/foundation/messages"_L1, "messages"_L1, "base"_L1, noQt, "std"_L1},
    {"model/core/foundation/system"_L1, "system"_L1, "base messages"_L1, noQt,
     anything}, // what the core needs of the operating system
    {"model/core/foundation/geometry"_L1, "geometry"_L1, ""_L1, noQt, "std glm Eigen"_L1},
    {"model/core/foundation/json"_L1, "json"_L1, "base messages"_L1, noQt, "std fast_float rapidjson"_L1},
    // A motion in memory.
    {"model/core/clip/motion"_L1, "motion"_L1, "system"_L1, noQt, "std glm"_L1},
    {"model/core/clip/pose"_L1, "pose"_L1, "base messages geometry motion"_L1, noQt, "std glm"_L1},
    {"model/core/clip/comparison"_L1, "comparison"_L1, "base geometry motion pose"_L1, noQt, "std glm"_L1},
    // The BVH file.
    {"model/core/bvhtext/bvh/text"_L1, "bvh/text"_L1, "base messages motion"_L1, noQt, "std fast_float"_L1},
    {"model/core/bvhtext/bvh/read"_L1, "bvh/read"_L1, "base messages system motion bvh/text"_L1, noQt, "std"_L1},
    {"model/core/bvhtext/bvh/write"_L1, "bvh/write"_L1, "base motion bvh/text"_L1, noQt, "std"_L1},
    {"model/core/bvhtext/bvh/repair"_L1, "bvh/repair"_L1, "base messages motion pose bvh/text bvh/read"_L1, noQt,
     "std"_L1},
    // What the body of a clip shows.
    {"model/core/figure/body"_L1, "body"_L1, "base messages geometry motion pose json"_L1, noQt, "std glm"_L1},
    {"model/core/figure/anatomy"_L1, "anatomy"_L1, "base geometry motion pose body"_L1, noQt, "std glm"_L1},
    {"model/core/figure/ground"_L1, "ground"_L1, "base geometry motion pose"_L1, noQt, "std glm"_L1},
    {"model/core/figure/contacts"_L1, "contacts"_L1, "base messages geometry motion pose body ground"_L1, noQt,
     "std glm"_L1},
    {"model/core/figure/weight"_L1, "weight"_L1, "base geometry motion pose body ground contacts"_L1, noQt,
     "std glm"_L1},
    {"model/core/figure/touch"_L1, "touch"_L1, "base messages geometry motion pose body ground contacts"_L1, noQt,
     "std glm"_L1},
    {"model/core/figure/resultcheck"_L1, "resultcheck"_L1, "base messages geometry motion pose body"_L1, noQt,
     "std glm"_L1},
    {"model/core/figure/mannequin"_L1, "mannequin"_L1, "base geometry motion pose body anatomy contacts"_L1, noQt,
     "std glm"_L1},
    {"model/core/figure/naming"_L1, "naming"_L1, "base body"_L1, noQt, "std"_L1},
    // Parts of a clip, and how they change.
    {"model/core/shape/tracks"_L1, "tracks"_L1, "base messages geometry motion pose"_L1, noQt, "std glm"_L1},
    {"model/core/shape/curves"_L1, "curves"_L1, "base geometry motion pose"_L1, noQt, "std glm"_L1},
    {"model/core/shape/travel"_L1, "travel"_L1, "base geometry motion pose body tracks"_L1, noQt, "std glm"_L1},
    {"model/core/shape/channels"_L1, "channels"_L1, "base motion pose bvh/write body comparison tracks travel"_L1, noQt,
     "std glm"_L1},
    {"model/core/shape/mirroring"_L1, "mirroring"_L1, "base geometry motion pose body anatomy tracks travel"_L1, noQt,
     "std glm"_L1},
    {"model/core/shape/filling"_L1, "filling"_L1, "base messages geometry motion pose body tracks travel"_L1, noQt,
     "std glm Eigen"_L1},
    {"model/core/shape/surgery"_L1, "surgery"_L1, "base geometry motion pose bvh/text tracks"_L1, noQt, "std glm"_L1},
    // A motion on other bodies.
    {"model/core/retargeting/mapping"_L1, "mapping"_L1,
     "base messages geometry motion pose json body ground contacts"_L1, noQt, "std glm"_L1},
    {"model/core/retargeting/retarget/measures"_L1, "retarget/measures"_L1,
     "base geometry motion pose body contacts resultcheck mapping"_L1, noQt, "std glm"_L1},
    {"model/core/retargeting/retarget"_L1, "retarget"_L1,
     "base messages geometry motion pose bvh/write body anatomy ground contacts resultcheck mapping retarget/measures"_L1,
     noQt, "std glm"_L1},
    {"model/core/retargeting/proportions"_L1, "proportions"_L1,
     "base messages geometry motion pose body ground contacts retarget/measures"_L1, noQt, "std glm"_L1},
    {"model/core/retargeting/feet"_L1, "feet"_L1,
     "base messages system geometry motion pose bvh/text body ground contacts weight mapping proportions"_L1, noQt,
     "std glm"_L1},
    // Poses shaped by hand.
    {"model/core/poses/looking"_L1, "looking"_L1, "base geometry motion pose body anatomy travel"_L1, noQt,
     "std glm"_L1},
    {"model/core/poses/twisting"_L1, "twisting"_L1, "base geometry motion pose body"_L1, noQt, "std glm"_L1},
    {"model/core/poses/posing"_L1, "posing"_L1,
     "base geometry motion pose body contacts travel mirroring looking twisting"_L1, noQt, "std glm Eigen"_L1},
    {"model/core/poses/holding"_L1, "holding"_L1, "base geometry motion pose body contacts tracks posing"_L1, noQt,
     "std glm"_L1},
    {"model/core/poses/layers"_L1, "layers"_L1, "base geometry motion pose contacts mapping posing holding"_L1, noQt,
     "std glm"_L1},
    // What is done to a whole clip. Each source in a group of operations is one.
    {"model/core/wholeclip/joining"_L1, "joining"_L1,
     "base messages geometry motion pose body ground contacts retarget feet tracks travel"_L1, noQt, "std glm"_L1},
    {"model/core/wholeclip/operations"_L1, "operations"_L1,
     "base messages geometry motion pose bvh/text bvh/read body ground contacts resultcheck mapping tracks travel "
     "surgery"_L1,
     noQt, "std glm"_L1},
    {"model/core/wholeclip/faults"_L1, "faults"_L1,
     "base messages geometry motion pose bvh/text body ground contacts touch feet tracks filling operations"_L1, noQt,
     "std glm"_L1},
    {"model/core/wholeclip/lostlimbs"_L1, "lostlimbs"_L1,
     "base messages geometry body contacts feet filling operations"_L1, noQt, "std glm"_L1},
    {"model/core/wholeclip/operations/repair"_L1, "operations/repair"_L1,
     "base messages geometry motion pose bvh/text body ground touch tracks filling operations lostlimbs"_L1, noQt,
     "std glm"_L1},
    {"model/core/wholeclip/operations/skeleton"_L1, "operations/skeleton"_L1,
     "base messages system geometry motion pose channels body anatomy mapping tracks travel surgery naming "
     "operations"_L1,
     noQt, "std glm"_L1},
    {"model/core/wholeclip/operations/time"_L1, "operations/time"_L1,
     "base messages geometry pose bvh/text body anatomy contacts feet tracks travel joining operations"_L1, noQt,
     "std glm"_L1},
    {"model/core/wholeclip/operations/feet"_L1, "operations/feet"_L1,
     "base messages geometry pose ground contacts weight feet travel operations"_L1, noQt, "std glm"_L1},
    {"model/core/wholeclip/operations/root"_L1, "operations/root"_L1,
     "base messages system geometry pose bvh/text body proportions feet tracks travel mirroring surgery "
     "holding looking twisting operations"_L1,
     noQt, "std glm"_L1},
    {"model/core/wholeclip/operations/clips"_L1, "operations/clips"_L1,
     "base messages geometry bvh/text body tracks travel joining operations"_L1, noQt, "std glm"_L1},
    {"model/core/wholeclip/finishing"_L1, "finishing"_L1, "pose retarget operations"_L1, noQt, "std"_L1},
    // Files of other programs.
    {"model/core/interchange/gltf"_L1, "gltf"_L1, "base messages geometry motion pose json"_L1, noQt, "std glm"_L1},
    {"model/core/interchange/tables"_L1, "tables"_L1, "base messages geometry motion pose json bvh/text weight"_L1,
     noQt, "std glm"_L1},
    {"model/core/interchange/scene"_L1, "scene"_L1, "base motion"_L1, noQt, "std glm"_L1},
    {"model/core/interchange/webpage"_L1, "webpage"_L1, "base motion pose json body scene"_L1, noQt, "std glm"_L1},
    {"model/core/interchange/scene/gltf"_L1, "scene/gltf"_L1, "base messages json scene"_L1, noQt, "std glm"_L1},
    {"model/core/interchange/scene/clip"_L1, "scene/clip"_L1, "base messages motion pose tracks scene"_L1, noQt,
     "std glm"_L1},
    {"model/core/interchange/fbx"_L1, "fbx"_L1, "base motion pose tracks"_L1, noQt, "std glm"_L1},
    {"model/core/interchange/character"_L1, "character"_L1,
     "base messages json geometry motion pose bvh/text body naming anatomy mannequin tracks mapping retarget gltf fbx scene scene/gltf scene/clip"_L1,
     noQt, "std glm"_L1},
    {"model/core/interchange/vrma"_L1, "vrma"_L1,
     "base messages geometry motion pose body anatomy tracks mapping retarget gltf character"_L1, noQt, "std glm"_L1},
    {"model/core/interchange/secondlife"_L1, "secondlife"_L1, "base messages geometry motion pose tracks travel"_L1,
     noQt, "std glm"_L1},
    {"model/core/interchange/secondlife/upload"_L1, "secondlife/upload"_L1,
     "base messages geometry motion pose bvh/write channels body travel surgery secondlife"_L1, noQt, "std glm"_L1},
    {"model/core/interchange/formats"_L1, "formats"_L1,
     "base messages motion pose bvh/text bvh/write gltf tables body retarget scene scene/clip secondlife operations"_L1,
     noQt, "std"_L1},
    // Each source in this folder is a format of files.
    {"model/core/interchange/formats/kinds"_L1, "formats/kinds"_L1,
     "base messages body feet character gltf fbx vrma tables webpage secondlife formats"_L1, noQt, "std"_L1},
    // What a BVH file cannot hold.
    {"model/core/keeping/additions"_L1, "additions"_L1, "motion contacts secondlife layers"_L1, noQt, "std glm"_L1},
    {"model/core/keeping/project"_L1, "project"_L1,
     "base messages motion pose json comparison body mapping tracks additions"_L1, noQt, "std glm"_L1},
    {"model/core/keeping/journal"_L1, "journal"_L1, "base motion pose bvh/text tracks additions"_L1, noQt,
     "std glm"_L1},
    {"model/core/keeping/additions/layers"_L1, "additions/layers"_L1, "base messages json layers project journal"_L1,
     noQt, "std glm"_L1},
    // Each source in this folder is a kind of additions.
    {"model/core/keeping/additions/kinds"_L1, "additions/kinds"_L1,
     "base messages motion json ground contacts mapping secondlife layers additions project journal additions/layers"_L1,
     noQt, "std"_L1},
    // The library for C++ and C.
    {"model/core/api/library"_L1, "library"_L1,
     "base messages system motion pose bvh/read bvh/write body mapping retarget fbx scene scene/gltf character vrma"_L1,
     noQt, "std glm"_L1},
    {"model/core/api/capi"_L1, "capi"_L1, "base motion pose bvh/read bvh/write operations library"_L1, noQt, "std"_L1},
    // The model with Qt: files, the document, its selection, item models.
    {"model/storage/paths"_L1, "storage/paths"_L1, "base"_L1, coreQt, anything},
    {"model/storage"_L1, "storage"_L1,
     "base messages system motion pose bvh/read bvh/write bvh/repair body mapping project storage/paths"_L1, coreQt,
     anything},
    {"model/storage/importing"_L1, "storage/importing"_L1,
     "base messages system scene formats storage/paths storage"_L1, coreQt, anything},
    {"model/storage/characters"_L1, "storage/characters"_L1,
     "base messages system motion pose fbx scene character vrma formats storage/paths storage "
     "storage/importing"_L1,
     coreQt, anything},
    {"model/storage/video"_L1, "storage/video"_L1, "base messages system storage/paths"_L1, coreQt, anything},
    {"model/storage/recovery"_L1, "storage/recovery"_L1, "system bvh/text bvh/read journal storage/paths storage"_L1,
     coreQt, anything},
    {"model/work"_L1, "work"_L1, "storage"_L1, coreQt, "std sanitizer"_L1},
    {"model/document"_L1, "document"_L1, "base motion pose bvh/write ground body tracks additions journal storage"_L1,
     modelQt, "std glm"_L1},
    {"model/items"_L1, "items"_L1, "base messages motion pose bvh/text bvh/write body document"_L1, modelQt,
     "std glm"_L1},
    {"model/session/layers"_L1, "session/layers"_L1, "base motion pose layers work document"_L1, modelQt, "std"_L1},
    {"model/session/comparing"_L1, "session/comparing"_L1,
     "base motion pose body mapping retarget comparison storage/paths work document session/layers"_L1, modelQt,
     "std glm"_L1},
    {"model/session/watching"_L1, "session/watching"_L1,
     "motion pose body ground contacts weight touch feet tracks faults work document session/layers"_L1, modelQt,
     "std"_L1},
    {"model/session"_L1, "session"_L1,
     "base motion pose body ground contacts mapping feet mirroring retarget tracks finishing "
     "layers "
     "additions "
     "project "
     "character "
     "storage/paths storage storage/characters work document items session/layers session/comparing "
     "session/watching"_L1,
     modelQt, "std"_L1},
    {"model/session/secondlife"_L1, "session/secondlife"_L1,
     "base bvh/write secondlife secondlife/upload journal work document session"_L1, modelQt, "std"_L1},
    {"model/session/posing"_L1, "session/posing"_L1,
     "base geometry motion pose body mirroring twisting posing holding layers work items session/layers session"_L1,
     modelQt, "std glm"_L1},
    {"model/session/curves"_L1, "session/curves"_L1,
     "base motion weight curves posing layers work session session/posing"_L1, modelQt, "std glm"_L1},
    {"model/session/retargeting"_L1, "session/retargeting"_L1,
     "base motion pose body mapping retarget proportions document items"_L1, modelQt, "std glm"_L1},
    {"model/session/exporting"_L1, "session/exporting"_L1,
     "base motion pose character secondlife layers formats storage/paths storage/characters storage/video document "
     "items "
     "session"_L1,
     modelQt, "std"_L1},
    {"model/importing"_L1, "importing"_L1,
     "base messages motion gltf scene scene/clip secondlife formats storage/paths storage storage/importing items"_L1,
     modelQt, "std"_L1},
    {"model/journaling"_L1, "journaling"_L1, "project journal storage storage/recovery work session"_L1, modelQt,
     "std"_L1},
    // The view: widgets. First what all its parts share.
    {"view/kit/theme"_L1, "theme"_L1, ""_L1, viewQt, "std"_L1},
    {"view/kit/actions/rows"_L1, "actions/rows"_L1, ""_L1, viewQt, "std"_L1},
    {"view/kit/actions"_L1, "actions"_L1, "operations theme actions/rows"_L1, viewQt, "std"_L1},
    {"view/kit/actions/shortcuts"_L1, "actions/shortcuts"_L1, "actions/rows actions"_L1, viewQt, "std"_L1},
    {"view/kit/widgets/areas"_L1, "widgets/areas"_L1, ""_L1, viewQt, "std"_L1},
    {"view/kit/widgets"_L1, "widgets"_L1, "bvh/text items theme"_L1, viewQt, "std"_L1},
    // The views in which the figure stands.
    {"view/stage/figure"_L1, "figure"_L1, "base motion pose body character mannequin scene theme"_L1, modelQt,
     "std glm"_L1},
    {"view/stage/figure/painting"_L1, "figure/painting"_L1,
     "motion pose bvh/read body storage/paths work mannequin theme figure"_L1, viewQt, "std glm"_L1},
    {"view/stage/viewport/opengl"_L1, "viewport/opengl"_L1, "theme figure"_L1, viewQt, "std glm"_L1},
    {"view/stage/viewport/handles"_L1, "viewport/handles"_L1, "base geometry theme figure"_L1, viewQt, "std glm"_L1},
    {"view/stage/viewport/tools"_L1, "viewport/tools"_L1,
     "base geometry motion items session/posing theme actions/rows viewport/handles"_L1, viewQt, "std glm"_L1},
    {"view/stage/viewport/seeing"_L1, "viewport/seeing"_L1,
     "base geometry motion pose contacts touch weight posing session/comparing theme figure figure/painting"_L1,
     modelQt, "std glm"_L1},
    {"view/stage/pictures"_L1, "pictures"_L1,
     "base messages motion pose body travel storage/video mannequin theme figure figure/painting viewport/seeing"_L1,
     modelQt, "std glm"_L1},
    {"view/stage/viewport/shown"_L1, "viewport/shown"_L1,
     "pose body travel session mannequin figure viewport/seeing"_L1, viewQt, "std glm"_L1},
    {"view/stage/viewgrid"_L1, "viewgrid"_L1, "base project theme actions"_L1, viewQt, "std"_L1},
    {"view/stage/viewport"_L1, "viewport"_L1,
     "base geometry motion pose posing project items session/posing theme actions widgets figure figure/painting viewport/opengl viewport/handles viewport/tools viewport/seeing pictures viewport/shown viewgrid"_L1,
     viewQt, "std glm"_L1},
    // What lies along the frames.
    {"view/time/contactbars"_L1, "contactbars"_L1, "base body contacts items theme widgets"_L1, viewQt, "std"_L1},
    {"view/time/timeline/rows"_L1, "timeline/rows"_L1,
     "base motion posing document items session/layers session session/posing theme widgets/areas widgets"_L1, viewQt,
     "std"_L1},
    {"view/time/timeline"_L1, "timeline"_L1,
     "base motion pose travel gltf items session session/posing theme actions widgets contactbars timeline/rows"_L1,
     viewQt, "std glm"_L1},
    {"view/time/curvespanel"_L1, "curvespanel"_L1,
     "base curves session session/posing session/curves theme actions widgets/areas widgets timeline/rows timeline"_L1,
     viewQt, "std"_L1},
    // Panels and dialogs.
    {"view/features/toolrow"_L1, "toolrow"_L1,
     "base posing items session session/posing theme actions widgets viewport/tools"_L1, viewQt, "std"_L1},
    {"view/features/layerspanel"_L1, "layerspanel"_L1,
     "base layers work items session/layers session theme actions widgets/areas widgets"_L1, viewQt, "std glm"_L1},
    {"view/features/compare"_L1, "compare"_L1, "actions base bvh/text items session theme widgets/areas widgets"_L1,
     viewQt, "std"_L1},
    {"view/features/panels"_L1, "panels"_L1,
     "base motion bvh/text body tracks twisting posing operations storage/paths storage work document items "
     "session "
     "session/posing "
     "theme actions widgets/areas widgets figure/painting"_L1,
     viewQt, "std glm"_L1},
    {"view/features/characterpanel"_L1, "characterpanel"_L1,
     "character storage/paths storage/characters document items session widgets/areas widgets"_L1, viewQt, "std"_L1},
    {"view/features/cleanup/seams"_L1, "cleanup/seams"_L1,
     "base motion joining operations work session items theme widgets figure/painting"_L1, viewQt, "std"_L1},
    {"view/features/cleanup/choices"_L1, "cleanup/choices"_L1,
     "operations items session theme actions widgets figure/painting"_L1, viewQt, "std"_L1},
    {"view/features/cleanup"_L1, "cleanup"_L1,
     "base motion bvh/text layers operations storage/paths storage work document items session theme actions "
     "widgets/areas widgets cleanup/seams cleanup/choices"_L1,
     viewQt, "std"_L1},
    {"view/features/secondlifepanel"_L1, "secondlifepanel"_L1,
     "base secondlife secondlife/upload document items session session/secondlife theme actions "
     "widgets/areas widgets panels"_L1,
     viewQt, "std"_L1},
    {"view/features/dialogs"_L1, "dialogs"_L1,
     "base gltf channels scene/clip operations storage/paths storage work document items session importing theme actions widgets figure/painting"_L1,
     viewQt, "std glm"_L1},
    {"view/features/exporting"_L1, "exporting"_L1,
     "base actions storage/video items session session/exporting widgets pictures"_L1, viewQt, "std"_L1},
    {"view/features/shortcuts"_L1, "shortcuts"_L1, "actions/shortcuts widgets"_L1, viewQt, "std"_L1},
    {"view/features/retargeting"_L1, "retargeting"_L1,
     "base bvh/read pose body contacts resultcheck mapping retarget finishing storage/paths storage storage/characters "
     "work document "
     "items "
     "session "
     "session/retargeting theme widgets/areas widgets figure figure/painting contactbars dialogs"_L1,
     viewQt, "std"_L1},
    {"view/features/retargeting/proportions"_L1, "retargeting/proportions"_L1,
     "base motion pose bvh/text contacts proportions storage/paths storage work document items session "
     "session/retargeting "
     "theme widgets "
     "retargeting"_L1,
     viewQt, "std glm"_L1},
    // The command line: the core and files, without a window.
    {"app/reader"_L1, ""_L1, "base messages system scene scene/gltf"_L1, noQt, anything},
    {"app/cli/output"_L1, "output"_L1, "base json"_L1, coreQt, anything},
    {"app/cli/words"_L1, "words"_L1, "base motion pose ground mapping output"_L1, coreQt, "std"_L1},
    {"app/cli/files"_L1, "files"_L1,
     "base motion pose bvh/write body contacts mapping retarget secondlife character operations finishing project storage/paths storage storage/characters output words"_L1,
     coreQt, anything},
    {"app/cli/report"_L1, "report"_L1,
     "base motion pose bvh/text bvh/read bvh/write comparison channels body touch mapping retarget feet character secondlife secondlife/upload travel tracks filling faults operations json storage storage/characters output words"_L1,
     coreQt, "std glm"_L1},
    {"app/cli/edits"_L1, "edits"_L1,
     "base motion pose bvh/text bvh/read bvh/write channels body proportions output words files"_L1, coreQt, "std"_L1},
    {"app/cli/batch"_L1, "batch"_L1, "base json system storage/paths storage output words files report"_L1, coreQt,
     anything},
    {"app/cli/verbs"_L1, "verbs"_L1,
     "base messages pose json bvh/read bvh/repair tables comparison character body contacts mapping retarget feet touch tracks faults finishing project operations formats storage/paths storage storage/importing storage/recovery output words files report edits batch"_L1,
     coreQt, anything},
    {"app/cli"_L1, ""_L1, "json output verbs"_L1, coreQt, anything},
    // The program that the command line starts for drawing: no widgets.
    {"app/render"_L1, ""_L1,
     "base messages body retarget storage/paths storage storage/video figure/painting pictures output words files"_L1,
     modelQt, "std"_L1},
    // The window.
    {"app/editor/settings"_L1, "settings"_L1,
     "storage/paths session/posing session/exporting importing viewport/shown viewgrid dialogs"_L1, anything, "std"_L1},
    {"app/editor/docks"_L1, "docks"_L1, "actions theme widgets"_L1, anything, "std"_L1},
    {"app/editor/search"_L1, "search"_L1, "items theme actions/rows actions"_L1, anything, "std"_L1},
    {"app/editor/saving"_L1, "saving"_L1,
     "base messages layers project storage/paths storage storage/recovery work items widgets"_L1, anything, anything},
    {"app/editor/documents"_L1, "documents"_L1,
     "base bvh/read mapping feet project storage/paths storage storage/characters work items session theme actions widgets dialogs settings docks saving"_L1,
     anything, anything},
    {"app/editor/recovery"_L1, "recovery"_L1,
     "base storage/paths storage/recovery work session journaling actions widgets documents"_L1, anything, anything},
    {"app/editor/start"_L1, "start"_L1, "storage/paths widgets"_L1, anything, anything},
    // Each folder in it is one feature.
    {"app/editor/features"_L1, "features"_L1,
     "base messages motion pose mapping proportions layers operations secondlife storage/paths storage storage/characters work document items session session/secondlife session/posing session/exporting importing theme actions actions/shortcuts widgets figure pictures viewport/shown viewgrid viewport timeline curvespanel toolrow layerspanel compare panels characterpanel cleanup secondlifepanel dialogs exporting shortcuts retargeting retargeting/proportions settings docks saving documents recovery start"_L1,
     anything, anything},
    {"app/editor"_L1, ""_L1,
     "base storage/paths storage session session/posing importing items theme actions widgets figure/painting viewport/opengl viewport panels settings docks search documents recovery start features"_L1,
     anything, anything},
};

QStringList wordsOf(QLatin1StringView words)
{
    return QString(words).split(u' ', Qt::SkipEmptyParts);
}

// The module that a Qt header belongs to, found by its path or by where it is installed.
QString qtModuleOf(const QString &header)
{
    if (header.startsWith(u"Qt"_s) && header.contains(u'/'))
        return header.section(u'/', 0, 0);
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    for (const QString &module : headers.entryList({u"Qt*"_s}, QDir::Dirs)) {
        if (QFileInfo::exists(headers.filePath(module + u'/' + header)))
            return module;
    }
    return {};
}

bool isQt(const QString &header)
{
    static const QRegularExpression pattern(u"^(Qt?[A-Z]|q[a-z]+\\.h$)"_s);
    return pattern.match(header).hasMatch();
}

bool isLibraryAllowed(const Room &room, const QString &header)
{
    if (room.libraries.contains(u"*"_s))
        return true;
    const bool isStandard = !header.contains(u'/') && !header.contains(u'.');
    return room.libraries.contains(isStandard ? u"std"_s : header.section(u'/', 0, 0));
}

bool isAllowed(const Room &room, const Include &include)
{
    if (isQt(include.header))
        return room.qtModules.contains(u"*"_s) || room.qtModules.contains(qtModuleOf(include.header));
    if (!include.isQuoted)
        return isLibraryAllowed(room, include.header);
    if (include.header == u"limber.h") // the C interface stands beside the rooms, where users find it
        return room.name == u"capi";
    const QString other = roomOf(include.header);
    return other == room.name || room.knows.contains(other);
}

} // namespace

QList<Room> rooms()
{
    QList<Room> list;
    for (const Row &row : table)
        list.append({row.folder, row.name, wordsOf(row.knows), wordsOf(row.qtModules), wordsOf(row.libraries)});
    return list;
}

QList<Include> includesOf(const QByteArray &source)
{
    static const QRegularExpression pattern(u"^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"_s);
    QList<Include> found;
    int number = 0;
    for (const QString &line : QString::fromUtf8(source).split(u'\n')) {
        ++number;
        const QRegularExpressionMatch match = pattern.match(line);
        if (match.hasMatch())
            found.append({number, match.captured(2), match.captured(1) == u"\""});
    }
    return found;
}

QString roomOf(const QString &header)
{
    if (header.startsWith(u"features/"_s))
        return u"features"_s;
    return header.contains(u'/') ? header.section(u'/', 0, -2) : QString();
}

QStringList violations(const Room &room, const QByteArray &source)
{
    QStringList found;
    for (const Include &include : includesOf(source)) {
        if (!isAllowed(room, include))
            found.append(QString::number(include.line) + u": #include "_s + include.header);
    }
    return found;
}

} // namespace limber::test
