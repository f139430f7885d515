import * as v from "valibot";
import { LEVERAGE_FIGURES, type LeverageFile } from "../../edge-api/contract/leverage.ts";
import { REFERENCE_KINDS } from "../../edge-api/contract/reference-kinds.ts";
import address from "../../migrations/reference-data/built/leverage.json?url";
import { fetchBytes, jsonIn, type Fetch } from "./http.ts";
import { failed, ok, type Outcome } from "./outcome.ts";

const TIMEOUT_MS = 15_000;

/** A record by inventory metric. */
const perMetric = <T extends v.GenericSchema>(schema: T) =>
  v.object({ climate: schema, h2o: schema, plastic_pollution: schema, land_use: schema });

const RowSchema = v.object({
  kind: v.picklist(REFERENCE_KINDS),
  region: v.string(),
  key: v.string(),
  figure: v.picklist(LEVERAGE_FIGURES),
  estimate: v.boolean(),
  points: v.number(),
  by_metric: perMetric(v.number()),
  wanted: v.exactOptional(v.object({ en: v.string(), es: v.string() })),
  moved: v.number(),
  most: v.array(v.tuple([v.string(), v.number()])),
});
const FileSchema = v.object({
  version: v.string(),
  products: v.number(),
  rows: v.array(RowSchema),
  listed: v.array(RowSchema),
  listed_by_metric: perMetric(v.array(RowSchema)),
});

/** How much the results lean on each row, as the build of the shipped data computed it. */
export async function fetchLeverage(fetch: Fetch): Promise<Outcome<LeverageFile>> {
  const reply = await fetchBytes(fetch, address, { timeoutMs: TIMEOUT_MS });
  if (!reply.ok) return reply;
  const parsed = v.safeParse(FileSchema, jsonIn(reply.value));
  return parsed.success ? ok(parsed.output) : failed("bad_reply", parsed.issues[0].message);
}
