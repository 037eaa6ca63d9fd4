#!/usr/bin/python3
"""Walks Limber as a screen reader sees it: every control of the window and of every dialog must have a role, a name, and
what its role promises: an action, a value or a text.

    walk.py EDITOR FILE     starts EDITOR with FILE, walks the window, then each dialog that a menu entry with … opens

Needs a display, a window manager and a session bus; see walk-run. Ends with 1 if a control says too little."""
import os
import subprocess
import sys
import time

import gi

gi.require_version('Atspi', '2.0')
import pyatspi  # noqa: E402
from gi.repository import Atspi, GLib  # noqa: E402

ROLES_WITH_ACTION = {'push button', 'toggle button', 'check box', 'radio button', 'menu item', 'check menu item',
                     'radio menu item', 'page tab', 'combo box', 'button menu'}
ROLES_WITH_VALUE = {'slider', 'spin button', 'dial'}
ROLES_WITH_TEXT = {'text', 'entry', 'password text'}
ROLES_WITH_NAME = ROLES_WITH_ACTION | ROLES_WITH_VALUE | ROLES_WITH_TEXT | {
    'dialog', 'tree', 'tree table', 'table', 'list', 'page tab list', 'menu', 'tool bar', 'progress bar', 'canvas'}
ROLES_OF_CELLS = {'table', 'tree', 'tree table', 'list'}
# Roles that tell a user nothing.
EMPTY_ROLES = {'unknown', 'invalid', 'filler', 'redundant object', ''}
MOST_CELLS = 40
ESCAPE = 0xff1b  # as a symbol of X11
ANSWER_MILLISECONDS = 15000
PATIENCE = 60  # seconds, on a busy machine


def wait_for(answer, seconds=PATIENCE):
    until = time.time() + seconds
    while time.time() < until:
        found = answer()
        if found:
            return found
        time.sleep(0.1)
    return None


def find_application(pid):
    def look():
        desktop = pyatspi.Registry.getDesktop(0)
        for child in children(desktop, 100):
            if child.get_process_id() == pid and child.childCount > 0:
                return child
        return None
    return wait_for(look)


def children(node, most=100000):
    """Those that are there: a tree that is being rebuilt has gaps."""
    found = []
    for index in range(min(node.childCount, most)):
        try:
            child = node.getChildAtIndex(index)
        except Exception:  # it went away
            child = None
        if child is not None:
            found.append(child)
    return found


def interface(node, name):
    try:
        return getattr(node, 'query' + name)()
    except NotImplementedError:
        return None


def is_showing(node):
    try:
        return node.getState().contains(pyatspi.STATE_SHOWING)
    except Exception:
        return False


def needs_name(node, role, focusable):
    """A label without a text is not on the screen, and neither are the buttons of a message that offers none. The list
    of a combo box is a part of it."""
    parent = node.parent
    if role == 'label' or (role == 'list' and parent.getRoleName() == 'combo box'):
        return False
    if role == 'push button' and parent.getRoleName() == 'frame' and not is_showing(node):
        return False
    if role == 'page tab list' and not any(child.getRoleName() == 'page tab' for child in children(node)):
        return False  # Qt keeps empty ones for later
    return role in ROLES_WITH_NAME or (focusable and role not in ('table cell', 'list item'))


def says_what_it_is_for(box):
    """Qt calls a combo box by its value; what it is for is a label beside it, or its description."""
    labels = [relation for relation in box.getRelationSet()
              if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY]
    return bool(labels) or bool(box.description.strip())


def problems_of(node):
    """What is missing, in words."""
    role = node.getRoleName()
    states = node.getState()
    focusable = states.contains(pyatspi.STATE_FOCUSABLE)
    found = []
    if focusable and role in EMPTY_ROLES:
        found.append('has no role that says what it is')
    if not node.name.strip() and needs_name(node, role, focusable):
        found.append('has no name')
    if role == 'combo box' and not says_what_it_is_for(node):
        found.append('says its value, but not what it is for')
    if role in ROLES_WITH_ACTION and states.contains(pyatspi.STATE_ENABLED):
        action = interface(node, 'Action')
        if action is None or action.nActions == 0:
            found.append('has no action')
    if role in ROLES_WITH_VALUE and interface(node, 'Value') is None:
        found.append('has no value')
    if role in ROLES_WITH_TEXT and interface(node, 'Text') is None:
        found.append('has no text')
    return found


class Walk:
    def __init__(self):
        self.seen = 0
        self.problems = []
        self.vanished = 0
        self.with_role = {}

    def visit(self, node, path):
        try:
            self.look_at(node, path)
        except GLib.GError:  # it went away since its parent was asked
            self.vanished += 1

    def look_at(self, node, path):
        role = node.getRoleName()
        self.seen += 1
        self.with_role[role] = self.with_role.get(role, 0) + 1
        here = path + [f'{role} "{node.name}"']
        for problem in problems_of(node):
            self.problems.append(f'{" > ".join(here)} {problem}')
        most = MOST_CELLS if role in ROLES_OF_CELLS else 100000
        for child in children(node, most):
            self.visit(child, here)


def dialogs_of(application):
    return [child for child in children(application)
            if child.getRoleName() in ('dialog', 'alert', 'file chooser') and is_showing(child)]


def entries_of(node, found):
    """The entries of the menu bar that ask something first."""
    for child in children(node):
        if child.getRoleName() == 'menu item' and child.name.endswith('…'):
            found.append(child)
        entries_of(child, found)
    return found


def menu_bar_of(widget, depth=3):
    """The menus share their row with the tabs of the documents, so that they lie below a widget of the window."""
    for child in children(widget, MOST_CELLS) if depth > 0 else []:
        found = child if child.getRoleName() == 'menu bar' else menu_bar_of(child, depth - 1)
        if found is not None:
            return found
    return None


def window_of(application):
    for child in children(application):
        if child.getRoleName() == 'frame' and menu_bar_of(child) is not None:
            return child
    return None


def press(node):
    """The answer comes when the dialog is closed, so it is not waited for."""
    action = node.queryAction()
    for index in range(action.nActions):
        if action.getName(index) != 'Press':
            continue
        Atspi.set_timeout(500, 15000)
        try:
            action.doAction(index)
        except GLib.GError:
            pass
        Atspi.set_timeout(ANSWER_MILLISECONDS, 15000)
        return


def button_to_leave(node):
    """By which a dialog is left, if it has one."""
    for child in children(node, MOST_CELLS):
        if child.getRoleName() == 'push button' and child.name in ('Cancel', 'Close'):
            return child
        found = button_to_leave(child)
        if found is not None:
            return found
    return None


def close_dialogs(application):
    """The one in front is the last."""
    for _ in range(20):
        open_ones = dialogs_of(application)
        if not open_ones:
            return True
        button = button_to_leave(open_ones[-1])
        if button is not None:
            press(button)
        else:
            pyatspi.Registry.generateKeyboardEvent(ESCAPE, None, pyatspi.KEY_SYM)
        time.sleep(0.3)
    return not dialogs_of(application)


def walk_dialogs(application, window, walk):
    opened = []
    for entry in entries_of(menu_bar_of(window), []):
        if not entry.getState().contains(pyatspi.STATE_ENABLED):
            continue
        name = entry.name
        press(entry)
        dialogs = wait_for(lambda: dialogs_of(application), 4)
        if not dialogs:
            print(f'{name}: opens no dialog')
            continue
        time.sleep(0.3)  # until it is filled
        before = walk.seen
        for dialog in dialogs_of(application):
            walk.visit(dialog, [name])
        opened.append(name)
        print(f'{name}: {walk.seen - before} objects')
        if not close_dialogs(application):
            walk.problems.append(f'{name}: neither a button nor Escape leaves it')
            break
    return opened


def main():
    editor, file = sys.argv[1:3]
    process = subprocess.Popen([editor, '--new-window', file])
    try:
        application = find_application(process.pid)
        if application is None:
            print('the window does not appear among the accessible ones')
            return 1
        window = wait_for(lambda: window_of(application))
        if window is None:
            print('the window has no menu bar')
            return 1
        wait_for(lambda: os.path.basename(file) in window.name)
        time.sleep(1)
        walk = Walk()
        for child in children(application):
            walk.visit(child, [])
        print(f'the window: {walk.seen} objects')
        opened = walk_dialogs(application, window, walk)
        print('roles:', ', '.join(f'{role} {count}' for role, count in sorted(walk.with_role.items())))
        for problem in sorted(set(walk.problems)):
            print(problem)
        print(f'{walk.seen} objects, {len(opened)} dialogs, {walk.vanished} vanished, {len(set(walk.problems))} problems')
        enough = walk.seen > 500 and len(opened) >= 8 and walk.vanished < walk.seen / 50
        if not enough:
            print('too little was seen for that to mean anything')
        return 0 if enough and not walk.problems else 1
    finally:
        process.kill()
        process.wait()


if __name__ == '__main__':
    sys.exit(main())
