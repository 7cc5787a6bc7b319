"""Tells programs that cannot touch anything but their own names from all others.

A fork costs more than most exercises' programs. Programs that are tame may share one child, one
after the other; every other program has a child of its own. The test is an allow list over the
syntax tree, made outside the sandbox: no import but of a few libraries, no attribute but well-known
methods, no builtin that reaches out, nothing with underscores. It decides about speed only: a tame
program is as securely boxed in as any other, and one that does not come to a good end in a shared
child is run again alone.

>>> is_tame("hit3 = round((ranks <= 3).mean(), 4)")
True
>>> is_tame("import os"), is_tame("np.mean = 3"), is_tame("x = ().__class__")
(False, False, False)
"""

from __future__ import annotations

import ast
import re
from typing import TypeGuard

from autograder.checking import source

_MODULES: dict[str, frozenset[str] | None] = {
    "numpy": None,
    "pandas": None,
    "math": None,
    "statistics": None,
    "collections": None,
    "itertools": None,
    "fractions": None,
    "sklearn.feature_extraction.text": frozenset({"TfidfVectorizer", "CountVectorizer"}),
    "sklearn.metrics.pairwise": frozenset({"cosine_similarity"}),
}

_BUILTINS = frozenset(
    """
abs all any bool dict divmod enumerate Exception False filter float frozenset IndexError int
isinstance KeyError len list map max min NameError None pow print range repr reversed round set
sorted str sum True tuple TypeError ValueError ZeroDivisionError zip
""".split()  # noqa: SIM905
)

# Methods and functions that compute, copy, select or fill the program's own values.
_ATTRIBUTES = frozenset(
    """
amax amin between flatnonzero
abs accumulate add add_prefix agg aggregate all any append apply arange argmax argmin argsort
array array_equal asarray assign astype at average axes bincount bool_ capitalize casefold ceil
chain choice clear clip columns comb combinations concat concatenate copy count count_nonzero
Counter cov cumsum DataFrame default_rng defaultdict deque describe diff difference divide dot
drop drop_duplicates dropna dtype dtypes e elements empty endswith equals exp extend fabs fillna
filter find first fit fit_transform float32 float64 floor format Fraction from_iterable fsum
full full_like get get_feature_names_out get_group greater groupby groups head histogram hstack
iat idxmax idxmin iloc in1d index inf infer_objects insert int32 int64 integers intersect1d
intersection is_unique isclose isdisjoint isfinite isin isinf isna isnan isnull issubset
issuperset item items iterrows itertuples join keys last le len less less_equal lexsort linspace
ljust loc log log10 log1p log2 logical_and logical_not logical_or lower lstrip lt map mask max
maximum mean median merge min minimum mode most_common mul multiply name nan nanmean nansum
ndarray ndim ne nlargest nonzero normal notna notnull nsmallest nunique ones ones_like
OrderedDict partition percentile permutation pi pivot_table pop power prod product pstdev ptp
quantile rand randint random random_sample RandomState rank ravel reciprocal rename repeat
replace reset_index reshape reverse rfind rjust round rstrip sample seed select_dtypes Series
set_index setdefault shape shuffle sign size sort sort_index sort_values split splitlines sqrt
square squeeze stack startswith std stdev str strip subtract sum swapaxes symmetric_difference T
tail take tile title to_dict to_frame to_list to_numpy tolist transform transpose true_divide
uniform union unique update upper value_counts values var variance vstack where xor zeros
zeros_like zfill zip_longest
""".split()  # noqa: SIM905
)

# Names, numbers, quoted words and comparisons: no call, no attribute, no @name, no `name`.
# Possessive quantifiers: a long text that does not match must not take long to refuse.
_COMPARISON = re.compile(r"(?:[^\W_]\w*+|\d++\.\d++|'[\w ]*+'|\"[\w ]*+\"|[\s<>=!&|+*/%-]++)*+")
_NOTHING: frozenset[str] = frozenset()
_REACHING = frozenset(("eval", "query", "pipe", "plot", "hist", "apply", "agg", "transform"))

_FORBIDDEN = (
    ast.ClassDef,
    ast.AsyncFunctionDef,
    ast.AsyncFor,
    ast.AsyncWith,
    ast.Await,
    ast.With,
    ast.Global,
    ast.Nonlocal,
    ast.Try,
    ast.TryStar,
    ast.Yield,
    ast.YieldFrom,
    ast.Match,
)


def is_tame(code: str, given: frozenset[str] = frozenset()) -> bool:
    """Whether `code` may share a process; `given` are names that the chapter provides."""
    try:
        tree = source.parse(code)
    except (SyntaxError, RecursionError, MemoryError):
        return False
    # `table.query("rank > 3")` is tame as long as its text only compares columns.
    compared = {id(node.func) for node in ast.walk(tree) if _is_plain_query(node)}
    known = given | _BUILTINS | {"np", "pd"}
    bound: set[str] = set()
    used: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, _FORBIDDEN) or not (id(node) in compared or _harmless(node)):
            return False
        if isinstance(node, ast.Name):
            (bound if isinstance(node.ctx, ast.Store) else used).add(node.id)
        elif isinstance(node, ast.arg):
            bound.add(node.arg)
        elif isinstance(node, ast.FunctionDef):
            bound.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            bound |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
    names = bound | used
    # A name that is neither given, nor safe, nor the program's own may still be absent: NameError.
    return used <= known | bound | _unknown(used) and not any(
        n.startswith("_") for n in names - {"_"}
    )


def _is_plain_query(node: ast.AST) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "query"
        and len(node.args) == 1
        and not node.keywords
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
        and _COMPARISON.fullmatch(node.args[0].value) is not None
    )


def _harmless(node: ast.AST) -> bool:
    if isinstance(node, ast.Attribute):
        return isinstance(node.ctx, ast.Load) and node.attr in _ATTRIBUTES
    if isinstance(node, ast.Import):
        return all(alias.name in _MODULES for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        allowed = _MODULES.get(node.module or "", _NOTHING)
        names = {alias.name for alias in node.names}
        return node.level == 0 and names <= (_ATTRIBUTES if allowed is None else allowed)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        # pandas calls methods by their names in agg("…") and apply("…").
        return node.value not in _REACHING and not node.value.startswith(("to_", "_"))
    if isinstance(node, ast.keyword):
        return not (node.arg or "").startswith("_")
    if isinstance(node, ast.FunctionDef):
        return not node.decorator_list
    return True


def _unknown(used: set[str]) -> set[str]:
    """Names that are no builtins at all: using one is a NameError, nothing worse."""
    import builtins

    return {name for name in used if not hasattr(builtins, name)}
