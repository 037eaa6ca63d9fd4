"""What the menus and the panel call."""
import bpy
from bpy.props import BoolProperty, EnumProperty, IntProperty, StringProperty
from bpy_extras.io_utils import ExportHelper, ImportHelper

from . import armatures, cleaning, exporting, importing, units
from .limbercli import LimberError, read_bytes

UP_ITEMS = [("AUTO", "By Figure", "The axis along which the figure is tallest"), ("Y", "Y", ""), ("Z", "Z", ""),
            ("X", "X", "")]
RULE_ITEMS = [("auto", "By Numbers", "Decided by the numbers of the file"),
              ("replace", "Replace", "Position channels are the whole translation of a joint"),
              ("add", "Add", "Position channels are added to the OFFSET of a joint")]


def preferred_program(context):
    """The path of limber-cli in the preferences of the add-on; empty for none."""
    addon = context.preferences.addons.get(__package__)
    return bpy.path.abspath(addon.preferences.program) if addon is not None and addon.preferences.program else ""


class Reporting:
    """Runs the work of an operator and reports what it says; an error ends it in one sentence."""

    def done(self, context, work):
        try:
            said = work(context)
        except LimberError as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        for text in said[:-1]:
            self.report({"WARNING"}, text)
        for text in said[-1:]:
            self.report({"INFO"}, text)
        return {"FINISHED"}


class LIMBER_OT_import(bpy.types.Operator, ImportHelper, Reporting):
    """Import a BVH motion as an armature whose axes and angles are those of the file"""

    bl_idname = "limber.import_bvh"
    bl_label = "Import BVH by Limber"
    bl_options = {"REGISTER", "UNDO"}
    filename_ext = ".bvh"
    filter_glob: StringProperty(default="*.bvh", options={"HIDDEN"})
    unit: EnumProperty(name="Unit", items=units.ITEMS, description="What lengths of the file are in")
    up: EnumProperty(name="Up", items=UP_ITEMS, description="The axis of the file that points up")
    rule: EnumProperty(name="Positions", items=RULE_ITEMS, description="What position channels of a joint mean")
    start: IntProperty(name="First Frame", default=1, min=0, max=1_000_000, description="Where the motion begins")
    sets_rate: BoolProperty(name="Set Frame Rate", default=True,
                            description="Give the scene the frame rate and the frames of the file")

    def execute(self, context):
        return self.done(context, self.work)

    def work(self, context):
        settings = importing.Settings(self.unit, self.up, self.rule, self.start, self.sets_rate,
                                      preferred_program(context))
        return importing.import_file(context, self.filepath, settings)[1]


class ActiveArmature:
    """For operators that work on the active armature."""

    @classmethod
    def poll(cls, context):
        active = context.object
        return active is not None and active.type == "ARMATURE" and active.mode in ("OBJECT", "POSE")


class LIMBER_OT_export(ActiveArmature, bpy.types.Operator, ExportHelper, Reporting):
    """Export the motion of the active armature; what was not changed keeps its bytes"""

    bl_idname = "limber.export_bvh"
    bl_label = "Export BVH by Limber"
    filename_ext = ".bvh"
    filter_glob: StringProperty(default="*.bvh", options={"HIDDEN"})

    def execute(self, context):
        return self.done(context, self.work)

    def work(self, context):
        return exporting.export_file(context, context.object, self.filepath, preferred_program(context))


def operation_items(_, context):
    """The operations of limber-cli for a menu; Blender needs the texts kept."""
    try:
        listed = cleaning.operations(preferred_program(context))
    except LimberError:
        listed = []
    operation_items.kept = [(each["name"], each["title"], each["help"]) for each in listed] or [
        ("NONE", "limber-cli was not found", "")]
    return operation_items.kept


class LIMBER_OT_clean_up(ActiveArmature, bpy.types.Operator, Reporting):
    """Apply an operation of Limber to the motion of the active armature; the old action stays in the file"""

    bl_idname = "limber.clean_up"
    bl_label = "Clean Up"
    bl_options = {"REGISTER", "UNDO"}
    operation: StringProperty(name="Operation")
    words: StringProperty(name="Settings", description="KEY=VALUE with commas between them; empty for the defaults")

    def execute(self, context):
        return self.done(context, self.work)

    def work(self, context):
        return cleaning.clean_up(context, context.object, self.operation, self.words, preferred_program(context))[1] or [
            "there was nothing to say"]


class LIMBER_OT_retarget_to_file(ActiveArmature, bpy.types.Operator, ImportHelper, Reporting):
    """Put the motion of the active armature on the skeleton of a BVH file"""

    bl_idname = "limber.retarget_to_file"
    bl_label = "Retarget to File"
    bl_options = {"REGISTER", "UNDO"}
    filename_ext = ".bvh"
    filter_glob: StringProperty(default="*.bvh", options={"HIDDEN"})

    def execute(self, context):
        return self.done(context, self.work)

    def work(self, context):
        return cleaning.retarget(context, context.object, read_bytes(self.filepath), armatures.shown_name(self.filepath),
                                 preferred=preferred_program(context))[1]


class LIMBER_OT_retarget_to_armature(ActiveArmature, bpy.types.Operator, Reporting):
    """Put the motion of the active armature on the other selected armature"""

    bl_idname = "limber.retarget_to_armature"
    bl_label = "Retarget to Selected"
    bl_options = {"REGISTER", "UNDO"}

    def execute(self, context):
        return self.done(context, self.work)

    def work(self, context):
        others = [obj for obj in context.selected_objects if obj.type == "ARMATURE" and obj != context.object]
        if len(others) != 1:
            raise LimberError("select first the armature that gets the motion, then the one that has it")
        program = preferred_program(context)
        onto, _ = exporting.bytes_of(context, others[0], program)
        return cleaning.retarget(context, context.object, onto, others[0].name, others[0], program)[1]


CLASSES = (LIMBER_OT_import, LIMBER_OT_export, LIMBER_OT_clean_up, LIMBER_OT_retarget_to_file,
           LIMBER_OT_retarget_to_armature)
