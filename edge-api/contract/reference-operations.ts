import type * as v from "valibot";
import type { Operation } from "./operation.ts";
import * as admin from "./admin-replies.ts";
import * as reply from "./reply-schemas.ts";

const reference = (summary: string, schema: v.GenericSchema | null, rest: Partial<Operation> = {}): Operation => ({
  tag: "Reference data",
  summary,
  // supports `If-None-Match`
  replies: { 200: schema, 304: null },
  errors: ["no_reference_data"],
  ...rest,
});
const PINNED = { version: "name of a version: this reply never changes" } as const;

/** Calls that read the reference data, for `OPERATIONS`. */
export const REFERENCE_OPERATIONS = {
  "GET /api/listUpdateTimes": reference("When each base table changed", reply.UpdateTimesSchema),
  "GET /api/listUpdateTimes/:region": reference("When each table of a region changed", reply.UpdateTimesSchema, {
    errors: ["no_reference_data", "unknown_region"],
  }),
  "GET /api/listData": reference("All base rows", reply.TimedRowsSchema, {
    query: PINNED,
    errors: ["no_reference_data", "unknown_version"],
  }),
  "GET /api/listData/:region_id": reference("Rows of a region, which override the base's", reply.TimedRowsSchema, {
    query: PINNED,
    errors: ["no_reference_data", "unknown_version", "unknown_region"],
  }),
  "GET /api/listKind/:kind": reference("The base rows of one table", reply.TimedRowsSchema, {
    query: PINNED,
    errors: ["no_reference_data", "unknown_version", "unknown_kind"],
  }),
  "GET /api/listKind/:kind/:region": reference("A region's rows of one table", reply.TimedRowsSchema, {
    query: PINNED,
    errors: ["no_reference_data", "unknown_version", "unknown_kind", "unknown_region"],
  }),
  "GET /api/:kind/update": reference("When a base table changed", reply.KindUpdateReplySchema, {
    errors: ["no_reference_data", "unknown_kind"],
  }),
  "GET /api/:kind/update/:region": reference("When a table of a region changed", reply.KindUpdateReplySchema, {
    errors: ["no_reference_data", "unknown_kind", "unknown_region"],
  }),
  "GET /api/dataVersions": reference("All dataset versions, newest first", reply.DataVersionsSchema, { errors: [] }),
  "GET /data/:version/:file": reference(
    "A version as open data: one table as {kind}.csv, {kind}.json or {kind}.metadata.json, all of them as datapackage.json or all.zip",
    // the files are described by their own metadata
    null,
    { errors: ["unknown_version", "unknown_kind", "not_found"] },
  ),
  "GET /api/kindHistory/:kind": reference(
    "The states of a table, newest first; or the difference of two versions",
    admin.KindHistorySchema,
    {
      query: { region: "default Global", from: "a version", to: "a version: the reply is the difference" },
      errors: ["unknown_kind", "unknown_region", "unknown_version"],
    },
  ),
} as const satisfies Readonly<Record<string, Operation>>;
