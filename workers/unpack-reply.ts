import type { UpdateTime } from "../edge-api/contract/reference-replies.ts";
import type { WireRow } from "./engine/tables/raw-tables.ts";
import type { UnpackedReply } from "./scoring-api.ts";

/** Own fields of a JSON value; none if it is no object. */
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

const timesOf = (value: unknown): readonly UpdateTime[] => {
  // the files of development mode carry none
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new TypeError("updateTimes are no list");
  return value.map((time: unknown, index) => {
    const fields = fieldsOf(time);
    const kind = fields.get("kind");
    const updateTime = fields.get("updateTime");
    if (typeof kind !== "string" || typeof updateTime !== "number") {
      throw new TypeError(`update time ${index} is no {kind, updateTime}`);
    }
    return { kind, updateTime };
  });
};

/** The rows in a list of buffers, each UTF-8 JSON text of a ReferenceRow list. Throws on anything else. */
export const rowsIn = (buffers: readonly ArrayBuffer[]): readonly WireRow[] =>
  buffers.flatMap((bytes) => rowsOf(jsonOf(bytes)));

/** Takes a reply apart by kind (ScoringApi.unpackReply). Throws on anything that is no such reply. */
export const unpackReply = (bytes: ArrayBuffer): UnpackedReply => {
  const reply = fieldsOf(jsonOf(bytes));
  const version = reply.get("version");
  if (typeof version !== "string" || version === "") throw new TypeError("the reply names no version");
  const byKind = new Map<string, WireRow[]>();
  for (const row of rowsOf(reply.get("rows"))) byKind.set(row.kind, [...(byKind.get(row.kind) ?? []), row]);
  const encoder = new TextEncoder();
  return {
    version,
    updateTimes: timesOf(reply.get("updateTimes")),
    kinds: [...byKind].map(([kind, rows]) => ({ kind, bytes: encoder.encode(JSON.stringify(rows)).buffer })),
  };
};
