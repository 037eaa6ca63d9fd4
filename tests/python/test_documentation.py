"""Every public name is documented, and the stubs say what the code does."""
import ast
import inspect
import os
import pydoc

import pytest

import limber

PACKAGE = os.path.dirname(limber.__file__)


def public_members(value):
    """The names of a class that users see, with what they are."""
    fields = set(getattr(value, "_fields", ()))
    return {name: member for name, member in vars(value).items() if not name.startswith("_") and name not in fields}


def test_every_public_name_is_documented():
    assert limber.__doc__
    for name in limber.__all__:
        value = getattr(limber, name)
        assert len(inspect.getdoc(value) or "") > 30, name
        assert value.__module__ == "limber", name
        for member_name, member in public_members(value).items() if inspect.isclass(value) else ():
            assert len(inspect.getdoc(member) or "") > 20, f"{name}.{member_name}"
        for field in getattr(value, "_fields", ()):
            assert field in value.__doc__, f"{name}.{field}"


def test_arguments_are_explained():
    functions = [getattr(limber, name) for name in limber.__all__ if inspect.isfunction(getattr(limber, name))]
    for owner in (limber.Clip, limber.Character):
        functions += [member for member in vars(owner).values() if inspect.isfunction(member) and member.__doc__]
    for function in functions:
        text = inspect.getdoc(function)
        for parameter in inspect.signature(function).parameters:
            assert parameter in ("self", "memo") or parameter in text or "options of to_bytes" in text, \
                f"{function.__qualname__}: {parameter}"


def test_arrays_are_given_with_shape_and_unit():
    for name in ("motion", "positions", "rotations", "offsets", "parents"):
        assert "shape (" in getattr(limber.Clip, name).__doc__, name
    for name in ("motion", "positions", "offsets"):
        assert "file units" in getattr(limber.Clip, name).__doc__, name


def stubs():
    with open(os.path.join(PACKAGE, "__init__.pyi"), encoding="utf-8") as file:
        return ast.parse(file.read())


def parameters_of(node):
    """(name, default as text or None, is keyword only) of a function in the stubs."""
    arguments = node.args
    missing = [None] * (len(arguments.args) - len(arguments.defaults))
    result = [(each.arg, default and ast.unparse(default), False)
              for each, default in zip(arguments.args, missing + arguments.defaults)]
    result += [(each.arg, default and ast.unparse(default), True)
               for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults)]
    return result + ([(arguments.kwarg.arg, None, True)] if arguments.kwarg else [])


def real_parameters_of(function):
    result = []
    for each in inspect.signature(function).parameters.values():
        default = None if each.default is each.empty else repr(each.default)
        result.append((each.name, default, each.kind in (each.KEYWORD_ONLY, each.VAR_KEYWORD)))
    return result


def is_property(node):
    return any(ast.unparse(decorator) == "property" for decorator in node.decorator_list)


def test_stubs_have_the_public_names():
    names = {node.name for node in stubs().body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    assert names == set(limber.__all__)
    assert os.path.exists(os.path.join(PACKAGE, "py.typed"))


@pytest.mark.parametrize("node", [node for node in stubs().body if isinstance(node, ast.FunctionDef)],
                         ids=lambda node: node.name)
def test_stubs_of_functions_match(node):
    assert parameters_of(node) == real_parameters_of(getattr(limber, node.name))
    assert node.returns is not None


@pytest.mark.parametrize("node", [node for node in stubs().body if isinstance(node, ast.ClassDef)],
                         ids=lambda node: node.name)
def test_stubs_of_classes_match(node):
    value = getattr(limber, node.name)
    fields = [each.target.id for each in node.body if isinstance(each, ast.AnnAssign)]
    if hasattr(value, "_fields"):
        assert tuple(fields) == value._fields
        return
    functions = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    assert {each.name for each in functions if not each.name.startswith("_")} == set(public_members(value))
    for each in functions:
        member = inspect.getattr_static(value, each.name)
        if is_property(each):
            assert isinstance(member, property), each.name
        elif inspect.isfunction(member):
            assert parameters_of(each) == real_parameters_of(member), each.name


def test_stubs_are_python_that_can_be_loaded():
    with open(os.path.join(PACKAGE, "__init__.pyi"), encoding="utf-8") as file:
        text = "from __future__ import annotations\n" + file.read()
    names = {}
    exec(compile(text, "stubs", "exec"), names)
    assert names["Clip"] and names["retarget"]


def test_help_can_be_read():
    text = pydoc.render_doc(limber)
    assert "set_motion" in text and "retarget" in text


def test_operations_explain_their_settings():
    known = limber.operations()
    assert len(known) > 25
    for operation in known.values():
        assert operation.help and operation.title
        for setting in operation.settings:
            assert setting.name and setting.help and setting.kind, operation.name
    cutoff = next(setting for setting in known["smooth"].settings if setting.name == "cutoff")
    assert (cutoff.unit, cutoff.default, cutoff.least, cutoff.most) == ("Hz", "6", 0.01, 500.0)
