"""Builds the module limber._limber by CMake, with the installed library of Limber."""
import os
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class BuildWithCMake(build_ext):
    """One module, which CMakeLists.txt makes; CMAKE_PREFIX_PATH says where Limber is, if not where CMake looks."""

    def build_extension(self, ext):
        source = os.path.dirname(os.path.abspath(__file__))
        build = os.path.abspath(self.build_temp)
        module = os.path.abspath(self.get_ext_fullpath(ext.name))
        options = [f"-DPython_EXECUTABLE={sys.executable}", f"-DPYTHON_EXECUTABLE={sys.executable}",
                   "-DCMAKE_BUILD_TYPE=Release", f"-DCMAKE_INSTALL_PREFIX={os.path.dirname(os.path.dirname(module))}"]
        subprocess.run(["cmake", "-S", source, "-B", build, *options], check=True)
        subprocess.run(["cmake", "--build", build, "--parallel"], check=True)
        subprocess.run(["cmake", "--install", build, "--component", "Python"], check=True)


setup(ext_modules=[Extension("limber._limber", sources=[])], cmdclass={"build_ext": BuildWithCMake})
