"""The pages are true: the README begins with the two commands, its session runs, and whatever a page points to is there."""

import doctest
import json
import re
import subprocess
import sys

import pytest
from tests.architecture.reading import PACKAGE, TOP

from quiltingbee.cli import _parser

PAGES = (
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "docs/rules.md",
    "docs/notation.md",
    "docs/performance.md",
    "docs/why/compact-notation.md",
    "docs/why/kernels.md",
)
README = (TOP / "README.md").read_text("utf-8")


def session() -> str:
    """The Python session of the README."""
    (found,) = re.findall(r"(?m)^```pycon\n((?:.*\n)*?)```$", README)
    return str(found)


def test_the_readme_begins_with_the_two_commands():
    assert re.match(r"# Quilting Bee\n\n```sh\nscripts/play .*\nscripts/test .*\n```\n", README)


def test_the_session_has_ten_lines_from_the_installation_to_a_finished_match():
    before = README[: README.index("```pycon")].rstrip().splitlines()
    assert before[-2:] == ["python3 -m venv bee && bee/bin/pip install . && bee/bin/python", "```"]
    assert 1 + session().count(">>> ") <= 10


def test_the_session_runs_as_it_stands_there():
    example = doctest.DocTestParser().get_doctest(session(), {}, "README.md", "README.md", 0)
    told: list[str] = []
    result = doctest.DocTestRunner().run(example, out=told.append)
    assert result.failed == 0, "".join(told)
    assert result.attempted >= 6


@pytest.mark.heavy
def test_the_session_runs_with_the_installed_package(tmp_path):
    """Installed as the README says, apart from the folder of the project: the data files are in the package too."""
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-build-isolation",
    ]
    subprocess.run([*pip, "--target", str(tmp_path / "bee"), str(TOP)], check=True, timeout=300)
    code = (
        f"import doctest, sys\nsys.path.insert(0, {str(tmp_path / 'bee')!r})\n"
        f"test = doctest.DocTestParser().get_doctest({session()!r}, {{}}, 'README.md', '', 0)\n"
        "failed = doctest.DocTestRunner().run(test).failed\n"
        "import json, quiltingbee\nprint(json.dumps([failed, quiltingbee.__file__]))\n"
    )
    told = subprocess.run(
        [sys.executable, "-I", "-c", code], check=True, capture_output=True, cwd=tmp_path, timeout=300
    )
    failed, file = json.loads(told.stdout.splitlines()[-1])
    assert failed == 0
    assert file.startswith(str(tmp_path))


@pytest.mark.parametrize("page", PAGES)
def test_whatever_a_page_points_to_is_there(page):
    text = (TOP / page).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]*)(?:#[^)]*)?\)", text):
        if target and not re.match(r"[a-z]+:", target):
            assert ((TOP / page).parent / target).exists(), target
    for anchor in re.findall(r"\]\(#([^)]*)\)", text):
        headings = re.findall(r"(?m)^#+ (.*)$", text)
        assert anchor in [re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("page", PAGES)
def test_the_files_that_a_page_names_are_there(page):
    text = (TOP / page).read_text("utf-8")
    for named in re.findall(r"`((?:src|tests|scripts|docs|benchmarks|core|games|bots)/[a-z0-9_./-]+)`", text):
        assert (TOP / named).exists() or (PACKAGE / named).exists(), named


def test_contributing_is_one_page_with_how_to_add_a_game_and_a_bot():
    text = (TOP / "CONTRIBUTING.md").read_text("utf-8")
    assert len(text.splitlines()) <= 66
    assert "## Add a game" in text
    assert "## Add a bot" in text


def test_the_command_lines_of_the_readme_are_understood():
    lines = re.findall(r"(?m)^quiltingbee (.*?)(?: >.*)?(?: +#.*)?$", README)
    assert len(lines) >= 5
    for line in lines:
        _parser(line.split()).parse_args(line.split())
