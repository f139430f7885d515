import type { WireRow } from "./engine/tables/raw-tables.ts";
import type { UnpackedReply } from "./scoring-api.ts";

/** The fields of a JSON object; empty for any other value. */
const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);

const jsonOf = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));

const rowsOf = (value: unknown): readonly WireRow[] => {
  if (!Array.isArray(value)) throw new TypeError("rows are no list");
  return value.map((row: unknown, index) => {
    const fields = fieldsOf(row);
    const kind = fields.get("kind");
    if (typeof kind !== "string" || !fields.has("data")) throw new TypeError(`row ${index} is no {kind, data}`);
    return { kind, data: fields.get("data") };
  });
};

/** Parses buffers of UTF-8 JSON text, each a ReferenceRow list. @throws Error for anything else */
export const rowsIn = (buffers: readonly ArrayBuffer[]): readonly WireRow[] =>
  buffers.flatMap((bytes) => rowsOf(jsonOf(bytes)));

/** Splits a ReferenceRow list by kind (ScoringApi.unpackReply). @throws Error for anything else */
export const unpackReply = (bytes: ArrayBuffer): UnpackedReply => {
  const encoder = new TextEncoder();
  const byKind = new Map<string, WireRow[]>();
  for (const row of rowsIn([bytes])) byKind.set(row.kind, [...(byKind.get(row.kind) ?? []), row]);
  return [...byKind].map(([kind, rows]) => ({ kind, bytes: encoder.encode(JSON.stringify(rows)).buffer }));
};
