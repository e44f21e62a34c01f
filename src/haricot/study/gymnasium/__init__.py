"""One learner against others, as Gymnasium environments; importing this registers `haricot/Kala-v1` and the like."""

from __future__ import annotations

from haricot.core.extras import needing

with needing("haricot[study]"):
    from gymnasium.envs.registration import register, registry

from haricot.study.gymnasium.batch_environment import AgainstPolicy
from haricot.study.gymnasium.environment import AgainstBots
from haricot.study.rule_sets import rule_sets

__all__ = ["AgainstBots", "AgainstPolicy", "ids"]


def ids() -> tuple[str, ...]:
    """The ids that are registered, one for each rule set."""
    return tuple(f"haricot/{title}-v1" for title in rule_sets())


def _register() -> None:
    maker = f"{AgainstBots.__module__}:{AgainstBots.__name__}"
    for title, (game, options) in rule_sets().items():
        if (name := f"haricot/{title}-v1") not in registry:
            register(name, entry_point=maker, kwargs={"game": game, **options})


_register()
