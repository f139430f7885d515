import { rankStability } from "./engine/analysis/rank-stability.ts";
import { reuseRuleCount } from "./engine/analysis/reuse-rule.ts";
import type { ComparisonInput } from "./engine/comparison-result.ts";
import { editorTablesOf } from "./engine/editor/editor-tables.ts";
import { productRecordOf } from "./engine/editor/product-record.ts";
import { LineTable } from "./engine/portfolio/line-table.ts";
import { runToEnd } from "./engine/portfolio/steps.ts";
import { catalogueOf } from "./engine/scoring/catalogue-of.ts";
import { kindOf, type WireRow } from "./engine/tables/raw-tables.ts";
import { rowNamesIn } from "./engine/tables/row-names.ts";
import { parseReference, withRegion, withRegionsOf, type Reference } from "./engine/tables/reference.ts";
import { comparisonCalls } from "./comparison-calls.ts";
import { changesTable } from "./export/changes-table.ts";
import { csvFileSteps } from "./export/csv-file.ts";
import { importTemplateTable } from "./export/import-template.ts";
import { importCalls } from "./import/import-calls.ts";
import { createJobs } from "./jobs.ts";
import { missingRegion } from "./needed-regions.ts";
import { openPortfolios } from "./open-portfolios.ts";
import { pinnedCalls } from "./pinned-calls.ts";
import type { ReferenceBytes, ScoringApi, UnpackedReply } from "./scoring-api.ts";
import { unpackShare } from "./unpack-share.ts";
import { attempt, attemptLong, done, refused, type Result, type WithVersion } from "./boundary.ts";

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
const rowsIn = (buffers: readonly ArrayBuffer[]): readonly WireRow[] =>
  buffers.flatMap((bytes) => rowsOf(jsonOf(bytes)));

/** Splits a ReferenceRow list by kind (ScoringApi.unpackReply). @throws Error for anything else */
const unpackReply = (bytes: ArrayBuffer): UnpackedReply => {
  const encoder = new TextEncoder();
  const byKind = new Map<string, WireRow[]>();
  for (const row of rowsIn([bytes])) byKind.set(row.kind, [...(byKind.get(row.kind) ?? []), row]);
  return [...byKind].map(([kind, rows]) => ({ kind, bytes: encoder.encode(JSON.stringify(rows)).buffer }));
};

/** Kinds that scoring needs; a dataset without rows of one of them is damaged. */
const NEEDED_KINDS = ["region-spec", "metric", "usecase", "prodsys", "recipe", "mat-recipe-spec", "impact"] as const;

/** Versions kept in addition to the current one; a screen with pinned results needs no more. */
const KEPT_VERSIONS = 3;

const faultOf = (reference: Reference): string | null => {
  if (reference.unreadable.length > 0) return `unreadable: ${reference.unreadable.join(", ")}`;
  const missing = NEEDED_KINDS.filter((kind) => kindOf(reference.base, kind).size === 0);
  return missing.length > 0 ? `no rows of ${missing.join(", ")}` : null;
};

/**
 * The engine behind the worker boundary. Holds the parsed tables of the current dataset version and of a few pinned
 * ones (compiled tables are memoised with them), checks the version of each call, and returns problems as results
 * instead of throwing.
 */
export function createScoringService(): ScoringApi {
  let loaded: Reference | null = null;
  /** by version, least recently used first */
  const kept = new Map<string, Reference>();
  const jobs = createJobs();

  const keptAt = (version: string): Reference | null => {
    const reference = kept.get(version);
    if (reference === undefined) return null;
    kept.delete(version);
    kept.set(version, reference);
    return reference;
  };

  const withVersion: WithVersion = (version, run) => {
    const reference = loaded?.version === version ? loaded : keptAt(version);
    if (reference !== null) return run(reference);
    if (loaded === null && kept.size === 0) return refused("no_reference_data", version);
    return refused("wrong_version", `loaded ${loaded?.version ?? "none"}, asked ${version}`);
  };

  /** Runs for an input, or refuses if its use case is unknown or a region is not loaded. */
  const forInput = <T>(version: string, input: ComparisonInput, run: (reference: Reference) => T): Result<T> =>
    withVersion(version, (reference) =>
      attempt("internal", () => {
        const { usecase_id, region_use, products } = input;
        if (!kindOf(reference.base, "usecase").has(usecase_id)) return refused("unknown_use_case", usecase_id);
        const missing = missingRegion(reference, region_use, products);
        return missing === undefined ? done(run(reference)) : refused("missing_region", missing);
      }),
    );

  /** Stores a dataset with `hold` if it is complete; otherwise what was loaded stays. */
  const keep = <T>(
    reference: Reference,
    answer: (reference: Reference) => T,
    hold: (reference: Reference) => void,
  ): Result<T> => {
    const fault = faultOf(reference);
    if (fault !== null) return refused("bad_reference_data", fault);
    const value = answer(reference);
    hold(reference);
    return done(value);
  };

  /** Regions loaded at the same time stay: two parts of the page may load one version at the same time. */
  const use = (reference: Reference): void => {
    const beside = kept.get(reference.version);
    loaded = beside === undefined ? reference : withRegionsOf(reference, beside);
    kept.delete(reference.version);
  };

  const keepBeside = (reference: Reference): void => {
    kept.delete(reference.version);
    kept.set(reference.version, reference);
    for (const version of [...kept.keys()].slice(0, -KEPT_VERSIONS)) kept.delete(version);
  };

  const parsed = ({ version, base, regions, names }: ReferenceBytes): Reference => {
    const regional = new Map(Object.entries(regions).map(([id, rows]) => [id, rowsIn(rows)]));
    return parseReference(version, rowsIn(base), regional, names === undefined ? null : rowNamesIn(names));
  };

  return {
    unpackReply: async (reply) => attempt("bad_reference_data", () => done(unpackReply(reply))),
    unpackShare: async (text) => done(await unpackShare(text)),
    loadReference: async (bytes) => attempt("bad_reference_data", () => keep(parsed(bytes), catalogueOf, use)),
    keepReference: async (bytes) => attempt("bad_reference_data", () => keep(parsed(bytes), catalogueOf, keepBeside)),
    holds: async (version) => done(loaded?.version === version || keptAt(version) !== null),
    loadRegion: async (version, region_id, rows) =>
      withVersion(version, (reference) =>
        attempt("bad_reference_data", () =>
          keep(withRegion(reference, region_id, rowsIn(rows)), () => null, reference === loaded ? use : keepBeside),
        ),
      ),
    ...comparisonCalls(forInput, jobs),
    reuseRuleCount: async (version, region_use) =>
      withVersion(version, (reference) =>
        attempt("internal", () => {
          const products = [...kindOf(reference.base, "prodsys").keys()].map((prodsys_id) => ({ prodsys_id }));
          const missing = missingRegion(reference, region_use, products);
          return missing === undefined
            ? done(reuseRuleCount(reference, region_use))
            : refused("missing_region", missing);
        }),
      ),
    rankStability: async (contest, seed) => attempt("internal", () => done(rankStability(contest, seed))),
    editorTables: async (version, usecase_id, region_use) =>
      withVersion(version, (reference) =>
        attempt("internal", () => {
          const missing = missingRegion(reference, region_use, []);
          if (missing !== undefined) return refused("missing_region", missing);
          const tables = editorTablesOf(reference, usecase_id, region_use);
          return tables === null ? refused("unknown_use_case", usecase_id) : done(tables);
        }),
      ),
    productRecord: async (version, prodsys_id) =>
      withVersion(version, (reference) => attempt("internal", () => done(productRecordOf(reference, prodsys_id)))),
    ...openPortfolios(withVersion, jobs),
    ...pinnedCalls(withVersion, jobs),
    ...importCalls(jobs),
    exportLineChanges: async (before, now, head, names, format, job, onProgress) =>
      jobs.during(job, () =>
        attemptLong("internal", async () => {
          const table = changesTable(LineTable.adopt(before), LineTable.adopt(now), head, names);
          return jobs.run(job, csvFileSteps(table, format), onProgress);
        }),
      ),
    importTemplate: async (example, names, format) =>
      attempt("internal", () => done(runToEnd(csvFileSteps(importTemplateTable(example, names), format)))),
    workbook: async (lines) =>
      attemptLong("internal", async () => {
        const { xlsxOfLines } = await import("./export/xlsx-file.ts");
        return done(runToEnd(xlsxOfLines(await lines.text())));
      }),
    cancel: async (job) => {
      jobs.cancel(job);
      return done(null);
    },
    ping: async () => "pong",
  };
}
