"""Settings that every test shares."""

from hypothesis import HealthCheck, settings

# Tests run beside builds and browsers: how long an example takes says nothing about it.
settings.register_profile(
    "shared_machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("shared_machine")
