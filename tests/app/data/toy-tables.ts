import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";

interface TableRow {
  readonly kind: string;
  readonly data: unknown;
}

const file: { base: TableRow[]; regions: Record<string, TableRow[]> } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../vectors/toy.tables.json"), "utf8"),
);

const onTheWire = (rows: readonly TableRow[]): ReferenceRow[] =>
  rows.map(({ kind, data }) => ({ kind, data: typeof data === "string" ? data : JSON.stringify(data) }));

/** The toy tables of the vectors as rows of the API. */
export const TOY_BASE: readonly ReferenceRow[] = onTheWire(file.base);
export const TOY_EUROPE: readonly ReferenceRow[] = onTheWire(file.regions["Europe"] ?? []);

/** The base with another climate factor for the virgin plastic, so that scores differ between versions. */
export const toyBaseWith = (climate: number): readonly ReferenceRow[] =>
  TOY_BASE.map((row) => {
    if (row.kind !== "impact") return row;
    const impact: Record<string, Record<string, unknown>> = JSON.parse(row.data);
    const changed = { ...impact, mk_plastic: { ...impact["mk_plastic"], climate } };
    return { kind: row.kind, data: JSON.stringify(changed) };
  });

/** The base with some fields of its records changed. */
export const toyBaseChanged = (change: (field: string, value: unknown) => unknown): readonly ReferenceRow[] =>
  TOY_BASE.map(({ kind, data }) => ({ kind, data: JSON.stringify(JSON.parse(data), change) }));

export const bytesOf = (value: unknown): ArrayBuffer => new TextEncoder().encode(JSON.stringify(value)).buffer;
