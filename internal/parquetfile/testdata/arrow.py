"""Writes the Parquet files of this folder with pyarrow 26.0.1, a writer that is not the reader's own:

    python3 arrow.py .
"""

import datetime
import decimal
import pathlib
import sys
import uuid

import pyarrow as pa
import pyarrow.parquet as pq

folder = pathlib.Path(sys.argv[1])
noon = datetime.datetime(2024, 2, 29, 12, 30, 15, 250000)
large = decimal.Decimal("12345678901234567890.123456789")

columns = {
    "id": pa.array([1, 2, 3], pa.int64()),
    "small": pa.array([-1, 127, None], pa.int8()),
    "huge": pa.array([2**64 - 1, 0, None], pa.uint64()),
    "ok": pa.array([True, False, None]),
    "half": pa.array([1.5, -2.0, None], pa.float16()),
    "single": pa.array([0.1, -2.5, None], pa.float32()),
    "double": pa.array([1e300, 0.1, None], pa.float64()),
    "price": pa.array([decimal.Decimal("12.50"), decimal.Decimal("-0.05"), None], pa.decimal128(9, 2)),
    "key": pa.array([decimal.Decimal(42), decimal.Decimal(-7), None], pa.decimal128(38, 0)),
    "rate": pa.array([decimal.Decimal("0.25"), decimal.Decimal(3), None], pa.decimal128(38, 9)),
    "exact": pa.array([large, large.copy_negate(), None], pa.decimal128(38, 9)),
    "name": pa.array(["Åse", "O'Brien", None]),
    "long": pa.array(["a" * 20, "b", None], pa.large_string()),
    "city": pa.array(["Oslo", "Oslo", None]).dictionary_encode(),
    "raw": pa.array([b"\x00\xff", b"a", None], pa.binary()),
    "day": pa.array([noon.date(), datetime.date(1969, 12, 31), None], pa.date32()),
    "at": pa.array([noon, noon, None], pa.timestamp("us")),
    "then": pa.array([noon, noon, None], pa.timestamp("ns", tz="Europe/Oslo")),
    "clock": pa.array([datetime.time(7, 5), datetime.time(23, 59, 59), None], pa.time32("ms")),
    "none": pa.nulls(3),
    "tags": pa.array([["a", None, "c"], [], None], pa.list_(pa.string())),
    "grid": pa.array([[[1, 2], []], [None, [3]], None], pa.list_(pa.list_(pa.int32()))),
    "spot": pa.array([{"x": 1.5, "of": {"n": "a", "days": [noon.date()]}}, {"x": None, "of": None}, None]),
    "counts": pa.array([[("a", 1), ("b", None)], [], None], pa.map_(pa.string(), pa.int64())),
    "parts": pa.array([[{"n": 1, "of": ["x"]}, {"n": 2, "of": []}], [], None]),
}
table = pa.table(columns)
pq.write_table(table, folder / "types.parquet", row_group_size=2, compression="zstd")
pq.write_table(table.drop_columns(["half", "huge", "then"]), folder / "types-v1.parquet", version="1.0",
               data_page_version="1.0", compression="snappy", use_deprecated_int96_timestamps=True,
               use_compliant_nested_type=False, use_dictionary=False)
for codec in ("none", "snappy", "gzip", "brotli", "lz4", "zstd"):
    few = pa.table({"n": pa.array(range(1000), pa.int32()), "name": [f"row {i % 7}" for i in range(1000)]})
    pq.write_table(few, folder / f"{codec}.parquet", compression=codec, data_page_version="2.0", row_group_size=300)
few = pa.table({"n": pa.array([1, 2], pa.int32()), "name": ["a", "b"]})
with pq.ParquetWriter(folder / "empty-group.parquet", few.schema) as writer:
    for part in (few.slice(0, 0), few, few.slice(0, 0)):
        writer.write_table(part)
