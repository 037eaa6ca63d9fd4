"""The tab Limber in the sidebar of the 3D view."""
import bpy
from bpy.props import EnumProperty, PointerProperty, StringProperty

from . import armatures, cleaning
from .limbercli import LimberError
from .operators import operation_items, preferred_program


class LimberSettings(bpy.types.PropertyGroup):
    """What is chosen in the panel."""

    operation: EnumProperty(name="Operation", items=operation_items, description="What is done to the motion")
    words: StringProperty(name="Settings", description="KEY=VALUE with commas between them, such as cutoff=6; empty for the "
                          "defaults")


class LIMBER_PT_panel(bpy.types.Panel):
    """Motions of BVH files by limber-cli"""

    bl_label = "Limber"
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "Limber"

    def draw(self, context):
        layout = self.layout
        row = layout.row(align=True)
        row.operator("limber.import_bvh", text="Import…", icon="IMPORT")
        row.operator("limber.export_bvh", text="Export…", icon="EXPORT")
        if armatures.is_of_limber(context.object):
            layout.label(text=str(context.object.data[armatures.NAME]), icon="ARMATURE_DATA", translate=False)


class LIMBER_PT_clean_up(bpy.types.Panel):
    """Operations on the motion of the active armature"""

    bl_label = "Clean Up"
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "Limber"
    bl_parent_id = "LIMBER_PT_panel"

    def draw(self, context):
        layout, chosen = self.layout, context.scene.limber
        layout.prop(chosen, "operation", text="")
        layout.label(text="Settings")
        layout.prop(chosen, "words", text="")
        try:
            operation = cleaning.find(chosen.operation, preferred_program(context))
        except LimberError as error:
            layout.label(text=str(error), icon="ERROR", translate=False)
            return
        button = layout.operator("limber.clean_up", text="Apply")
        button.operation, button.words = chosen.operation, chosen.words
        column = layout.column(align=True)
        column.active = False
        for parameter in operation["parameters"]:
            column.label(text=setting_text(parameter), translate=False)


class LIMBER_PT_retarget(bpy.types.Panel):
    """The motion of the active armature on another skeleton"""

    bl_label = "Retarget"
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "Limber"
    bl_parent_id = "LIMBER_PT_panel"

    def draw(self, _):
        self.layout.operator("limber.retarget_to_file", text="To a BVH File…")
        self.layout.operator("limber.retarget_to_armature", text="To the Selected Armature")


def setting_text(parameter):
    """A setting with what it is if it is not given, in a line."""
    if "default" in parameter:
        is_word = parameter["default"] in parameter.get("words", [])
        unit = "" if is_word or not parameter["unit"] else " " + parameter["unit"]
        return f"{parameter['name']}={parameter['default']}{unit}"
    return f"{parameter['name']}={'…' if parameter['required'] else ''}"


CLASSES = (LimberSettings, LIMBER_PT_panel, LIMBER_PT_clean_up, LIMBER_PT_retarget)


def register():
    for each in CLASSES:
        bpy.utils.register_class(each)
    bpy.types.Scene.limber = PointerProperty(type=LimberSettings)


def unregister():
    del bpy.types.Scene.limber
    for each in reversed(CLASSES):
        bpy.utils.unregister_class(each)
