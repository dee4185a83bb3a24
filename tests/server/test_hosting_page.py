"""docs/hosting.md names every setting with its default, every metric, and only settings that there are."""

import re
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from quiltingbee.server.settings import PREFIX, Settings, read_settings

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("setting", fields(Settings), ids=lambda one: one.name)
def test_every_setting_has_its_line_with_its_default(setting):
    default = "no" if setting.default is False else f"`{setting.default}`" if setting.default not in ("", ()) else ""
    assert f"| `{setting.name}` | {default} | {setting.metadata['about']} |".replace("|  |", "| |") in PAGE


def test_only_settings_that_there_are_are_named():
    names = {one.name for one in fields(Settings)} | {"settings"}
    assert {word.lower() for word in re.findall(rf"{PREFIX}(\w+)", PAGE)} <= names
    serving = "\n".join(line for line in PAGE.splitlines() if "quiltingbee serve" in line)
    assert {word.replace("-", "_") for word in re.findall(r"--([a-z-]+)", serving)} <= names
    rows = re.findall(r"(?m)^\| `(\w+)` \|", PAGE)
    assert set(rows) == names - {"settings"}


def test_the_example_file_is_read(tmp_path):
    (example,) = [text for kind, text in BLOCKS if kind == "toml"]
    file = tmp_path / "quiltingbee.toml"
    file.write_text(example)
    found = read_settings({}, {}, file)
    assert (found.proxy, found.workers) == (True, 2)


def test_there_are_a_unit_a_container_file_and_proxies():
    kinds = [kind for kind, _ in BLOCKS]
    assert {"ini", "dockerfile", "nginx", "toml", "sh"} <= set(kinds)
    (unit,) = [text for kind, text in BLOCKS if kind == "ini"]
    assert re.findall(r"(?m)^\[(\w+)\]", unit) == ["Unit", "Service", "Install"]


def test_every_metric_is_named(shared_server):
    told = httpx.get(f"{shared_server.url}/metrics").text
    for name in re.findall(r"# TYPE (\w+)", told):
        assert f"`{name}`" in PAGE
    assert set(re.findall(r"`(quiltingbee_\w+)`", PAGE)) == set(re.findall(r"# TYPE (\w+)", told))
