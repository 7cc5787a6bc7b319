"""The loader's decoder: in whatever pieces a file arrives, it ends where the frame ends."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
import zstandard

from runtime import images

ROOT = Path(__file__).resolve().parents[1]
BUFFER = 1 << 18
"""What one call of the decoder may give: a frame may end exactly there."""

SCRIPT = """
import { readFileSync } from "node:fs";
import { prepare, Stream } from "./runtime/js/zstd.mjs";
const [wasm, packed] = process.argv.slice(1);
await prepare(readFileSync(wasm));
const bytes = new Uint8Array(readFileSync(packed));
const decoded = [1, 2, 3, 7].map((pieces) => {
  let raw = 0;
  const stream = new Stream((chunk) => (raw += chunk.length));
  const size = Math.ceil(bytes.length / pieces);
  for (let at = 0; at < bytes.length; at += size) stream.push(bytes.subarray(at, at + size));
  stream.end();
  return raw;
});
const longer = new Uint8Array([...bytes, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const refused = [bytes.subarray(0, -1), longer].map((wrong) => {
  const stream = new Stream(() => {});
  try { stream.push(wrong); stream.end(); return false; } catch { return true; }
});
console.log(JSON.stringify({ decoded, refused }));
"""


@pytest.mark.parametrize("raw", [0, 1, BUFFER - 1, BUFFER, 3 * BUFFER, 3 * BUFFER + 5])
def test_frames_end_in_whatever_pieces_they_arrive(tmp_path: Path, raw: int) -> None:
    wasm, packed = tmp_path / "zstd.wasm", tmp_path / "x.zst"
    wasm.write_bytes(images.zstd_decoder())
    content = bytes(range(251)) * (raw // 251 + 1)
    packed.write_bytes(
        zstandard.ZstdCompressor(level=3, write_checksum=True).compress(content[:raw])
    )
    done = subprocess.run(
        ["node", "--input-type=module", "-e", SCRIPT, str(wasm), str(packed)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {"decoded": [raw] * 4, "refused": [True, True]}
