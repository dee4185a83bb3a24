import pytest
from tests.server.harness import Running


@pytest.fixture
def server(tmp_path):
    running = Running(tmp_path)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory):
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()
