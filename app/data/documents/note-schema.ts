import * as v from "valibot";
import { ENTITY_KINDS, type EntityKind } from "../../../edge-api/contract/entities.ts";
import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { CORE_COLUMNS } from "../../../workers/engine/portfolio/entry-columns.ts";
import type { NotedTable } from "../noted-lines.ts";

/** More lines than a page can hold: a note that names them was changed by somebody. */
const MAX_LINES = 2_000_000;
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_LINES));
const Places = v.pipe(
  v.array(v.tuple([Count, Count])),
  v.check((runs) => runs.reduce((sum, [, count]) => sum + count, 0) <= MAX_LINES),
);
const Texts = v.optional(v.array(v.string()));
const Column = v.optional(v.union([v.number(), v.array(v.number())]));
const Lines = v.object({
  count: Count,
  ids: Texts,
  labels: Texts,
  columns: v.object(v.entriesFromList([...CORE_COLUMNS, ...LINE_DETAILS], Column)),
}) satisfies v.GenericSchema<unknown, NotedTable>;

const Kind = v.picklist(ENTITY_KINDS) satisfies v.GenericSchema<unknown, EntityKind>;

/** What a page notes of its edits, as it lies in the journal. */
export const NoteSchema = v.object({
  owner: v.string(),
  changed: v.pipe(v.number(), v.finite()),
  edit: v.variant("kind", [
    v.object({
      kind: v.picklist(["comparison", "portfolio", "mapping"]),
      id: v.string(),
      fields: v.record(v.string(), v.object({ was: v.optional(v.unknown()), now: v.optional(v.unknown()) })),
    }),
    v.object({
      kind: v.literal("lines"),
      id: v.string(),
      length: v.number(),
      edits: v.array(
        v.variant("kind", [
          v.object({ kind: v.literal("set"), places: Places, was: v.number(), after: Lines }),
          v.object({ kind: v.literal("insert"), places: Places, lines: Lines }),
          v.object({ kind: v.literal("remove"), places: Places, was: v.number() }),
        ]),
      ),
    }),
    v.object({
      kind: v.literal("created"),
      of: Kind,
      id: v.string(),
      document: v.unknown(),
      lines: v.exactOptional(Lines),
    }),
    v.object({ kind: v.literal("removed"), of: Kind, id: v.string(), changed: v.number(), version: v.number() }),
  ]),
});
