#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""atspi_walk.py PROGRAM: goes through every page of the real program as a screen reader does.

A new home folder, a display and a bus of its own, the practice cluster. Each page is reached by the
names that a screen reader would say, and on each every control has to have a name, a role that says
what it is, and text where it holds text. Ends with "N passed, M failed"; one place is one test.
"""
import os
import subprocess
import sys
import tempfile
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter("ignore")  # newer bindings call names of the library deprecated that have no others
LIMIT = 20  # seconds that anything may take

ROLE = Atspi.Role
# what a person can do something with
CONTROLS = {
    ROLE.PUSH_BUTTON, ROLE.TOGGLE_BUTTON, ROLE.CHECK_BOX, ROLE.RADIO_BUTTON, ROLE.COMBO_BOX, ROLE.ENTRY,
    ROLE.PASSWORD_TEXT, ROLE.TEXT, ROLE.SPIN_BUTTON, ROLE.SLIDER, ROLE.PAGE_TAB, ROLE.PAGE_TAB_LIST,
    ROLE.LIST, ROLE.TABLE, ROLE.TREE, ROLE.TREE_TABLE, ROLE.MENU_ITEM, ROLE.CHECK_MENU_ITEM, ROLE.LINK,
    ROLE.PUSH_BUTTON_MENU, ROLE.SPLIT_PANE, ROLE.PROGRESS_BAR, ROLE.DIALOG, ROLE.ALERT, ROLE.FRAME,
    ROLE.COLUMN_HEADER, ROLE.TABLE_COLUMN_HEADER,
}
# says nothing: no control may have it
EMPTY_ROLES = {ROLE.INVALID, ROLE.UNKNOWN, ROLE.FILLER, ROLE.REDUNDANT_OBJECT}
ENTRIES = {ROLE.MENU_ITEM, ROLE.CHECK_MENU_ITEM, ROLE.RADIO_MENU_ITEM}
KEY_DOWN, KEY_ESCAPE = 0xFF54, 0xFF1B
BUTTONS = {ROLE.PUSH_BUTTON, ROLE.TOGGLE_BUTTON, ROLE.RADIO_BUTTON, ROLE.CHECK_BOX, ROLE.LINK, ROLE.PUSH_BUTTON_MENU}


class Failed(Exception):
    pass


def has(one, state):
    return one.get_state_set().contains(state)


def children(one):
    for index in range(one.get_child_count()):
        child = one.get_child_at_index(index)
        if child is not None:
            yield child


def safely(what, fallback=None):
    """What is asked of something that may have gone in the meantime."""
    try:
        return what()
    except GLib.Error:
        return fallback


def everything(top, depth=0):
    """All that is shown below, in reading order; of long tables the first rows."""
    yield top
    if depth > 40:
        return
    shown = 0
    for child in safely(lambda: list(children(top)), []):
        if safely(lambda c=child: has(c, Atspi.StateType.SHOWING), False):
            yield from everything(child, depth + 1)
            shown += 1
            if shown >= 200:
                return


def describe(one):
    names = []
    while one is not None and len(names) < 5 and one.get_role() != ROLE.APPLICATION:
        names.append(f"{one.get_role_name()} \"{one.get_name()}\"")
        one = one.get_parent()
    return " < ".join(names)


def labels(one):
    for relation in one.get_relation_set() or []:
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            for index in range(relation.get_n_targets()):
                yield relation.get_target(index).get_name()


class Walk:
    def __init__(self, program):
        self.program = program
        self.loop = GLib.MainLoop()
        self.context = self.loop.get_context()
        self.passed = self.failed = self.controls = 0
        self.app = None
        self.focused = None
        self.listener = Atspi.EventListener.new(self.heard)
        for kind in ("object:children-changed", "object:state-changed", "object:property-change", "window:"):
            self.listener.register(kind)

    def heard(self, event):
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            self.focused = event.source

    # ---- waiting -----------------------------------------------------------------------------------------

    def until(self, condition, what):
        """Looks after every event of the program, and ten times a second, until it holds."""
        end = time.monotonic() + LIMIT
        tick = GLib.timeout_add(100, lambda: True)
        try:
            while True:
                found = safely(condition)
                if found:
                    return found
                if time.monotonic() > end:
                    raise Failed(f"{what} did not come within {LIMIT} s")
                if self.program.poll() is not None:
                    raise Failed(f"the program ended with {self.program.returncode}")
                self.context.iteration(True)
        finally:
            GLib.source_remove(tick)

    def find(self, name, roles=None, state=Atspi.StateType.SHOWING):
        for one in everything(self.app):
            if safely(one.get_name) == name and (roles is None or one.get_role() in roles) and has(one, state):
                return one
        return None

    def wait_for(self, name, roles=None):
        return self.until(lambda: self.find(name, roles), f'"{name}"')

    # ---- doing -------------------------------------------------------------------------------------------

    def press(self, name, roles=None):
        self.act(self.until(lambda: self.find(name, roles or BUTTONS, Atspi.StateType.ENABLED), f'the button "{name}"'))

    def act(self, one):
        wanted = ("Press", "ShowMenu", "Toggle", "Check", "SetFocus")
        action = one.get_action_iface()
        names = [action.get_action_name(i) for i in range(action.get_n_actions())] if action else []
        for name in wanted:
            if name in names:
                action.do_action(names.index(name))
                return
        raise Failed(f"nothing can be done with {describe(one)}: {names}")

    def key(self, symbol):
        Atspi.generate_keyboard_event(symbol, None, Atspi.KeySynthType.SYM)

    def menu(self, name):
        """Opens a menu and goes to its first entry. A menu is none of the program's windows for screen
        readers: they learn of it by the focus."""
        self.focused = None
        self.press(name)
        self.key(KEY_DOWN)
        return self.until(
            lambda: self.focused if self.focused and self.focused.get_role() in ENTRIES else None, f'the menu "{name}"')

    def tab(self, name):
        one = self.wait_for(name, {ROLE.PAGE_TAB})
        self.act(one)
        self.until(lambda: has(one, Atspi.StateType.SELECTED) or has(one, Atspi.StateType.FOCUSED), f'the tab "{name}"')

    # ---- looking -----------------------------------------------------------------------------------------

    def faults(self, top=None):
        found = []
        for one in everything(top or self.app):
            fault = safely(lambda one=one: self.fault_of(one))
            if fault and fault not in found:
                found.append(fault)
        return found

    def fault_of(self, one):
        role = one.get_role()
        focusable = has(one, Atspi.StateType.FOCUSABLE)
        if role == ROLE.TABLE_CELL or (role not in CONTROLS and not focusable):
            return None  # what a cell says is data, and may be nothing
        self.controls += 1
        if focusable and role in EMPTY_ROLES:
            return f"no role: {describe(one)}"
        if not one.get_name().strip() and not any(labels(one)):
            return f"no name: {describe(one)}"
        return None

    def look(self, place, came, top=None):
        """`came` holds once the place is there; `top` gives what is to be looked at, the window if none."""
        before = self.controls
        try:
            self.until(came, place)
            found = self.faults(top and top())
        except Failed as failure:
            found = [str(failure)]
        if found:
            self.failed += 1
            print(f"FAIL   {place}")
            for one in found:
                print(f"         {one}")
        else:
            self.passed += 1
            print(f"ok     {place}: {self.controls - before} controls")

    # ---- the way -----------------------------------------------------------------------------------------

    def step(self, place, action, came, top=None):
        try:
            action()
        except Failed as failure:
            self.failed += 1
            print(f"FAIL   {place}\n         {failure}")
            return
        self.look(place, came, top)

    def program_is_there(self):
        desktop = Atspi.get_desktop(0)
        for one in children(desktop):
            if one.get_name() == "firesteel" and one.get_child_count() > 0:
                self.app = one
                return True
        return False

    def go(self):
        self.until(self.program_is_there, "the program")
        self.look("connect", lambda: self.find("Open the practice cluster", BUTTONS))
        self.step("wizard", lambda: self.press("Step by step…"), lambda: self.find("A kubeconfig file", {ROLE.RADIO_BUTTON}))
        self.step("wizard, address", self.go_to_address, lambda: self.find("Address of the API server"))
        self.step("connect again", lambda: self.press("Cancel"), lambda: self.find("Open the practice cluster", BUTTONS))
        self.step("no application yet", lambda: self.press("Open the practice cluster"),
                  lambda: self.find("No application in spark yet") or self.find("New job", {ROLE.PUSH_BUTTON, ROLE.LINK}))
        self.step("job form", lambda: self.press("New job"), lambda: self.find("Submit"))
        self.step("job form, filled", self.fill_form, lambda: self.find("Driver pod", {ROLE.PAGE_TAB}))
        self.step("an application", lambda: self.press("Submit"), lambda: self.find("Overview", {ROLE.PAGE_TAB}))
        for tab in ("Pods", "Logs", "Driver UI", "Objects", "Events", "Overview"):
            self.step(f"an application, {tab}", lambda tab=tab: self.tab(tab),
                      lambda tab=tab: self.find(tab, {ROLE.PAGE_TAB}, Atspi.StateType.SELECTED))
        self.step("cluster", lambda: self.press("Cluster"), lambda: self.find("Check again", BUTTONS))
        tables = {ROLE.TABLE, ROLE.TREE, ROLE.TREE_TABLE}
        self.step("applications", lambda: self.press("Applications"), lambda: self.find("Applications", tables))
        self.look("state in words", lambda: any(
            (safely(one.get_name) or "").startswith("spark-pi, ") for one in everything(self.app)))
        self.step("activity", lambda: self.press("Activity"), lambda: self.find("Activity", {ROLE.LABEL, ROLE.STATIC}))
        self.step("settings", lambda: self.press("Settings"), lambda: self.find("Language"))
        self.step("help", lambda: self.press("Help"), lambda: self.find("Commands and their keys", tables))
        self.step("menu of clusters", lambda: self.menu("Cluster and namespace"), lambda: self.focused,
                  lambda: self.focused.get_parent())
        self.key(KEY_ESCAPE)

    def go_to_address(self):
        self.press("An address, a CA certificate and a token", {ROLE.RADIO_BUTTON})
        self.press("Next")

    def fill_form(self):
        entry = self.menu("Begin with a template")
        if entry.get_name() != "SparkPi":
            raise Failed(f"SparkPi is not the first template: {describe(entry)}")
        self.act(entry)


def inside(path):
    with tempfile.TemporaryDirectory(prefix="firesteel-walk-") as home:
        environment = {key: value for key, value in os.environ.items() if not key.startswith("XDG_") and key != "KUBECONFIG"}
        environment.update(HOME=home, XDG_RUNTIME_DIR=home, LANG="C.UTF-8", LC_ALL="C.UTF-8", QT_QPA_PLATFORM="xcb",
                           QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        program = subprocess.Popen([path, "--new-instance", "--size", "1280x800"], env=environment)
        walk = Walk(program)
        try:
            walk.go()
        except Failed as failure:
            walk.failed += 1
            print(f"FAIL   {failure}")
        finally:
            program.terminate()
            program.wait()
    print(f"{walk.controls} controls on {walk.passed + walk.failed} places")
    print(f"{walk.passed} passed, {walk.failed} failed")
    return 1 if walk.failed else 0


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "--inside":
        return inside(arguments[1])
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    here = os.path.dirname(os.path.abspath(__file__))
    return subprocess.call([os.path.join(here, "../../packaging/run/display.sh"), "1280x1024", "dbus-run-session", "--",
                            sys.executable, os.path.abspath(__file__), "--inside", os.path.abspath(arguments[0])])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
