#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""firststart.py [--user UID] [--shots DIR] [--webview] SESSION -- COMMAND...

Somebody's first quarter of an hour with the installed program, without a cluster: COMMAND opens the window, which offers
to connect and to practise; a SparkPi job goes through the form to "Pi is roughly" in the log. With --webview the page of
a running driver is looked at inside the window as well. The window is driven from outside, by the interface of screen
readers, so whatever is pressed has a name. SESSION is the folder of display, message bus and home; COMMAND runs with
them in its environment. Ends with "N passed, N failed"."""

import argparse
import os
import signal
import subprocess
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.filterwarnings("ignore", category=DeprecationWarning)  # names differ between versions of the interface
PATIENCE = 30  # seconds, for any step and for the whole of Show 1
REASON = "Pi is roughly"

# A session's bus; we drive the user's window as root
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>{}</listen><auth>EXTERNAL</auth><standard_session_servicedirs/>
<policy context="default"><allow user="root"/><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
</policy></busconfig>
"""


class Session:
    """A virtual display with a window manager, and a message bus, all belonging to one user."""

    def __init__(self, folder, uid):
        self.folder, self.uid, self.children = folder, uid, []
        os.makedirs(folder, exist_ok=True)
        os.chmod(folder, 0o700)
        if uid is not None:
            os.chown(folder, uid, uid)
        self.env = {
            "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": folder,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "HOME": folder,
        }

    def start(self):
        ready, write = os.pipe()
        self.spawn(["Xvfb", "-displayfd", str(write), "-ac", "-nolisten", "tcp", "-screen", "0", "1280x800x24"],
                   pass_fds=[write])
        os.close(write)
        with os.fdopen(ready) as pipe:
            number = pipe.readline().strip()
        if not number:
            sys.exit("firststart: the virtual display does not start")
        self.env["DISPLAY"] = ":" + number
        address = f"unix:path={self.folder}/bus"
        with open(self.folder + "/bus.conf", "w", encoding="ascii") as file:
            file.write(BUS.format(address))
        bus = self.spawn(["dbus-daemon", "--nofork", "--print-address=1", f"--config-file={self.folder}/bus.conf"],
                         stdout=subprocess.PIPE)
        if not bus.stdout.readline():
            sys.exit("firststart: the message bus does not start")
        self.env["DBUS_SESSION_BUS_ADDRESS"] = address
        self.spawn(["openbox"])
        os.environ.update(self.env)

    def spawn(self, command, **more):
        if self.uid is not None:
            more |= {"user": self.uid, "group": self.uid, "extra_groups": []}
        child = subprocess.Popen(command, env=self.env, stdin=subprocess.DEVNULL,
                                 **({"stderr": subprocess.DEVNULL, "stdout": subprocess.DEVNULL} | more))
        self.children.append(child)
        return child

    def end(self):
        for child in reversed(self.children):
            child.terminate()
        for child in self.children:
            try:
                child.wait(5)
            except subprocess.TimeoutExpired:
                child.kill()


class Window:
    """What a screen reader knows of the program's window."""

    def __init__(self, name):
        self.name, self.application = name, None

    def appears(self):
        desktop = Atspi.get_desktop(0)
        desktop.set_cache_mask(Atspi.Cache.NONE)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_name() == self.name:
                child.set_cache_mask(Atspi.Cache.NONE)
                self.application = child
                return True
        return False

    def things(self, node=None):
        """All that shows, from the outside in."""
        node = node or self.application
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child is None:
                continue
            if node is self.application or child.get_state_set().contains(Atspi.StateType.SHOWING):
                yield child
                yield from self.things(child)

    def find(self, name, can=None):
        """The thing of that name; `can`: only one that is pressed, or that has text."""
        try:
            for thing in self.things():
                if thing.get_name() == name and (can is None or can(thing)):
                    return thing
        except GLib.Error:
            pass  # it went while we looked
        return None

    def press(self, name):
        thing = self.find(name, actions)
        if not thing or not thing.get_state_set().contains(Atspi.StateType.ENABLED):
            return False
        names = actions(thing)
        wanted = next((n for n in ("Press", "ShowMenu", "Toggle", "SetFocus") if n in names), names[0])
        return thing.do_action(names.index(wanted))

    def type(self, name, text):
        thing = self.find(name, Atspi.Accessible.get_editable_text_iface)
        return bool(thing) and Atspi.EditableText.set_text_contents(thing, text)

    def text(self, name):
        """All that the text of that name says."""
        thing = self.find(name, Atspi.Accessible.get_text_iface)
        return Atspi.Text.get_text(thing, 0, -1) if thing else ""

    def said(self):
        return [thing.get_name() for thing in self.things()]


def actions(thing):
    if not thing.get_action_iface():
        return []
    return [thing.get_action_name(i) for i in range(thing.get_n_actions())]


class Walk:
    def __init__(self, window, program, shots):
        self.window, self.program, self.shots = window, program, shots
        self.passed = self.failed = 0

    def until(self, what, condition, seconds=PATIENCE):
        """Waits for the condition, and counts whether it came."""
        end = time.monotonic() + seconds
        while self.program.poll() is None:
            try:
                if found := condition():
                    self.passed += 1
                    print(f"  {what}", flush=True)
                    return found
            except GLib.Error:
                pass
            if time.monotonic() > end:
                break
            time.sleep(0.05)
        self.failed += 1
        print(f"FAIL {what}", flush=True)
        self.picture("failed")
        if self.program.poll() is not None:
            print(f"     the program ended with {self.program.returncode}")
        elif self.window.application:
            print("     the window says: " + " | ".join(filter(None, self.window.said())))
        raise Stuck

    def picture(self, name):
        if self.shots:
            subprocess.run(["import", "-window", "root", os.path.join(self.shots, name + ".png")], check=False)

    def first_start(self):
        window = self.window
        self.until("the window opens", window.appears)
        self.until("it offers to connect", lambda: window.find("Choose a kubeconfig…", actions))
        self.until("and to practise", lambda: window.find("Open the practice cluster", actions))
        self.picture("1-welcome")
        begin = time.monotonic()
        self.until("the practice cluster opens", lambda: window.press("Open the practice cluster"))
        self.until("it is live", lambda: window.find("Filter the applications"))
        self.until("a new job is begun", lambda: window.press("New job"))
        self.until("with a template", lambda: window.press("Begin with a template"))
        self.key("Down", "Return")  # a menu: Qt tells screen readers of its lines as they get the focus
        self.until("the form has SparkPi", lambda: window.text("Name") == "spark-pi")
        self.picture("2-form")
        self.until("it is submitted", lambda: window.press("Submit"))
        self.until("the application's page comes", lambda: window.press("Logs"))
        self.until("the log says the result", lambda: REASON in window.text("Log"))
        self.until("and the page that it succeeded", lambda: any("succeeded" in name for name in window.said()))
        took = time.monotonic() - begin
        self.until(f"in less than {PATIENCE} s: {took:.1f} s", lambda: took < PATIENCE, 0)
        print("  " + next(line for line in window.text("Log").splitlines() if REASON in line))
        self.picture("3-log")

    def driver_ui(self):
        """A job that runs for a while, and its driver's page: inside the window, or why it cannot be."""
        window = self.window
        self.until("another job", lambda: window.press("New job"))
        self.until("that sleeps", lambda: window.type("Setting 1", "spark.practice.scenario"))
        self.until("for minutes", lambda: window.type("Value of setting 1", "sleep"))
        self.until("by its argument", lambda: window.type("Arguments", "300"))
        self.until("is submitted", lambda: window.press("Submit"))
        self.until("it runs", lambda: any("has run for" in name for name in window.said()))
        self.until("its driver's page is asked for", lambda: window.press("Driver UI"))
        self.until("and shows in the window", lambda: window.find("Spark Jobs"))
        self.picture("4-driver-ui")

    @staticmethod
    def key(*keys):
        subprocess.run(["xdotool", "key", *keys], check=True)

    def end(self):
        """The window closes by its own Ctrl+Q, and the program ends well."""
        self.key("ctrl+q")
        try:
            code = self.program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            code = "no end"
        good = code == 0
        self.passed, self.failed = self.passed + good, self.failed + (not good)
        print("  it ends well" if good else f"FAIL Ctrl+Q: {code}")


class Stuck(Exception):
    """There is no point in going on."""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--user", type=int)
    parser.add_argument("--shots")
    parser.add_argument("--webview", action="store_true")
    parser.add_argument("session")
    parser.add_argument("command", nargs="+")
    given = parser.parse_args()
    session = Session(given.session, given.user)
    walk = program = None
    try:
        session.start()
        program = subprocess.Popen(given.command, env=session.env, stdin=subprocess.DEVNULL)
        walk = Walk(Window("firesteel"), program, given.shots)
        try:
            walk.first_start()
            if given.webview:
                walk.driver_ui()
            walk.end()
        except Stuck:
            pass
    finally:
        if program and program.poll() is None:
            program.send_signal(signal.SIGTERM)
            program.wait(10)
        session.end()
    print(f"{walk.passed} passed, {walk.failed} failed")
    return 1 if walk.failed else 0


if __name__ == "__main__":
    sys.exit(main())
