"""BVH motions by limber-cli: import, export, clean-up and retargeting, number by number as in the file."""

bl_info = {
    "name": "Limber: BVH Motion Capture",
    "author": "The Limber authors",
    "version": (0, 1, 0),
    "blender": (3, 0, 0),
    "location": "File > Import, File > Export, 3D View > Sidebar > Limber",
    "description": "Imports, exports, cleans up and retargets BVH motions with limber-cli",
    "category": "Import-Export",
}

import bpy
from bpy.props import StringProperty

from . import operators, panel


class LimberPreferences(bpy.types.AddonPreferences):
    """Where limber-cli is."""

    bl_idname = __package__
    program: StringProperty(name="limber-cli", subtype="FILE_PATH",
                            description="The program; if empty, the add-on looks for it beside itself and in the "
                                        "search path")

    def draw(self, _):
        self.layout.prop(self, "program")


def import_entry(self, _):
    self.layout.operator(operators.LIMBER_OT_import.bl_idname, text="Motion Capture by Limber (.bvh)")


def export_entry(self, _):
    self.layout.operator(operators.LIMBER_OT_export.bl_idname, text="Motion Capture by Limber (.bvh)")


def register():
    bpy.utils.register_class(LimberPreferences)
    for each in operators.CLASSES:
        bpy.utils.register_class(each)
    panel.register()
    bpy.types.TOPBAR_MT_file_import.append(import_entry)
    bpy.types.TOPBAR_MT_file_export.append(export_entry)


def unregister():
    bpy.types.TOPBAR_MT_file_export.remove(export_entry)
    bpy.types.TOPBAR_MT_file_import.remove(import_entry)
    panel.unregister()
    for each in reversed(operators.CLASSES):
        bpy.utils.unregister_class(each)
    bpy.utils.unregister_class(LimberPreferences)
