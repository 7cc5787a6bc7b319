"""The course's content: folders of exercises, read once, the same for page, notebook and grader."""

from autograder.content.chapter import Chapter, Course
from autograder.content.errors import ContentError
from autograder.content.exercise import Exercise, Mistake, Variable
from autograder.content.given import Given
from autograder.content.loader import load_chapter, load_course, load_exercise
from autograder.content.quiz import Option, Question
from autograder.content.terms import Term
from autograder.content.version import content_version

__all__ = [
    "Chapter",
    "ContentError",
    "Course",
    "Exercise",
    "Given",
    "Mistake",
    "Option",
    "Question",
    "Term",
    "Variable",
    "content_version",
    "load_chapter",
    "load_course",
    "load_exercise",
]
