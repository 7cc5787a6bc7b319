"""The course book: Sphinx directives, build steps and theme of the lesson pages.

Every component is one module with one ``setup_…(app)``. What the pages are made of comes from
``autograder.content``; this package only turns it into HTML and files for a plain static host.
The DOM that the front end relies on is described in ``docs/architecture.md`` and pinned by
``tests/test_ext_dom.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

__version__ = "1"


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension with Sphinx."""
    # Imported here, not above: ``coursebook.build`` is also imported by the kernels that run the
    # pages' cells, and these need nothing of Sphinx.
    from coursebook import (
        assets,
        cells,
        collect,
        course_map,
        exercise,
        explorer,
        formulas,
        given,
        glossary,
        goals,
        handin,
        html,
        interview,
        interviews,
        mathml,
        payload,
        pitfall,
        progress,
        quiz,
        search,
        settings,
        steps,
        theme,
    )

    settings.setup_settings(app)
    html.setup_html(app)
    theme.setup_theme(app)
    mathml.setup_mathml(app)
    search.setup_search(app)
    goals.setup_goals(app)
    given.setup_given(app)
    cells.setup_cells(app)
    steps.setup_steps(app)
    pitfall.setup_pitfall(app)
    exercise.setup_exercise(app)
    quiz.setup_quiz(app)
    explorer.setup_explorer(app)
    progress.setup_progress(app)
    handin.setup_handin(app)
    interview.setup_interview(app)
    collect.setup_collect(app)
    interviews.setup_interviews(app)
    formulas.setup_formulas(app)
    glossary.setup_glossary(app)
    course_map.setup_course_map(app)
    payload.setup_payload(app)
    assets.setup_assets(app)
    return {"version": __version__, "parallel_read_safe": False, "parallel_write_safe": True}
