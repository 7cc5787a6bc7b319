"""Checks and grades the exercises of the Thai course on measuring retrieval.

``content`` reads the exercises, ``checking`` judges programs, ``browser``, ``notebook``, ``cli``
and ``grading`` are the ways in.
"""

__version__ = "0.1.0"
