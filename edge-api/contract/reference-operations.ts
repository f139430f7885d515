import type * as v from "valibot";
import type { ErrorCode } from "./errors.ts";
import type { Operation } from "./operation.ts";
import * as admin from "./admin-replies.ts";
import * as reply from "./reply-schemas.ts";

const reference = <Schema extends v.GenericSchema | null>(
  summary: string,
  schema: Schema,
  ...errors: readonly ErrorCode[]
) => ({
  tag: "Reference data" as const,
  summary,
  // supports `If-None-Match`
  replies: { 200: schema, 304: null },
  errors,
});
const current = <Schema extends v.GenericSchema>(summary: string, schema: Schema, ...errors: readonly ErrorCode[]) =>
  reference(summary, schema, "no_reference_data", ...errors);
const rows = (summary: string, ...errors: readonly ErrorCode[]) => ({
  ...current(summary, reply.ReferenceRowsSchema, "unknown_version", ...errors),
  query: { version: "name of a version: this reply never changes" },
});
const { UpdateTimesSchema, KindUpdateReplySchema } = reply;

/** Calls that read the reference data, for `OPERATIONS`. */
export const REFERENCE_OPERATIONS = {
  "GET /api/listUpdateTimes": current("When each base table changed", UpdateTimesSchema),
  "GET /api/listUpdateTimes/:region": current(
    "When each table of a region changed",
    UpdateTimesSchema,
    "unknown_region",
  ),
  "GET /api/listData": rows("All base rows"),
  "GET /api/listData/:region_id": rows("Rows of a region, which override the base's", "unknown_region"),
  "GET /api/listKind/:kind": rows("The base rows of one table", "unknown_kind"),
  "GET /api/listKind/:kind/:region": rows("A region's rows of one table", "unknown_kind", "unknown_region"),
  "GET /api/:kind/update": current("When a base table changed", KindUpdateReplySchema, "unknown_kind"),
  "GET /api/:kind/update/:region": current(
    "When a table of a region changed",
    KindUpdateReplySchema,
    "unknown_kind",
    "unknown_region",
  ),
  "GET /api/dataVersions": reference("All dataset versions, newest first", reply.DataVersionsSchema),
  "GET /data/:version/": {
    tag: "Reference data",
    summary: "Leads to the description of a version (datapackage.json); latest = the newest",
    replies: { 302: null },
    errors: ["unknown_version", "no_reference_data"],
  },
  "GET /data/:version/:file": {
    ...reference(
      "A version as open data: one table as {kind}.csv, .xlsx, .json or .metadata.json, all of them as datapackage.json, csv-metadata.json or all.zip; latest leads to the newest version",
      // the files are described by their own metadata
      null,
      "unknown_version",
      "unknown_kind",
      "not_found",
      "too_many_requests",
      "no_reference_data",
      "too_many_requests",
    ),
    query: { bom: "1: CSV with a byte order mark, for Excel" },
    replies: { 200: null, 302: null, 304: null },
  },
  "GET /api/kindHistory/:kind": {
    ...reference(
      "The states of a table, newest first; or the difference of two versions",
      admin.KindHistorySchema,
      "unknown_kind",
      "unknown_region",
      "unknown_version",
      "too_many_requests",
    ),
    query: { region: "default Global", from: "a version", to: "a version: the reply is the difference" },
  },
} as const satisfies Readonly<Record<string, Operation>>;
