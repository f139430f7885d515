import { BASE_REGION } from "../edge-api/contract/regions.ts";
import type { ComparisonInput } from "./engine/comparison-result.ts";
import { catalogueOf } from "./engine/scoring/catalogue-of.ts";
import { scoreComparison } from "./engine/scoring/score-comparison.ts";
import { kindOf } from "./engine/tables/raw-tables.ts";
import { parseReference, withRegion, type Reference } from "./engine/tables/reference.ts";
import type { Result, ScoringApi, ScoringProblem } from "./scoring-api.ts";
import { rowsIn, unpackReply } from "./unpack-reply.ts";

/** Without rows of these kinds there is nothing to score; a dataset that lacks one is damaged. */
const NEEDED_KINDS = ["region-spec", "metric", "usecase", "prodsys", "recipe", "mat-recipe-spec", "impact"] as const;

const done = <T>(value: T): Result<T> => ({ ok: true, value });
const refused = (code: ScoringProblem["code"], detail: string): { ok: false; problem: ScoringProblem } => ({
  ok: false,
  problem: { code, detail },
});

/** Turns what is thrown into a problem: `code` says whose fault it is taken to be. */
const attempt = <T>(code: ScoringProblem["code"], run: () => Result<T>): Result<T> => {
  try {
    return run();
  } catch (error) {
    return refused(code, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
};

const faultOf = (reference: Reference): string | null => {
  if (reference.unreadable.length > 0) return `unreadable: ${reference.unreadable.join(", ")}`;
  const missing = NEEDED_KINDS.filter((kind) => kindOf(reference.base, kind).size === 0);
  return missing.length > 0 ? `no rows of ${missing.join(", ")}` : null;
};

/** The region of use and those where the products are made (method.md section 4); "" = none named. */
const regionsOf = (reference: Reference, input: ComparisonInput): readonly string[] => {
  const products = kindOf(reference.base, "prodsys");
  const made = input.products.map(
    ({ prodsys_id, overrides }) => overrides?.region_production ?? products.get(prodsys_id)?.get("region_production"),
  );
  return [input.region_use, ...made.filter((region) => typeof region === "string")];
};

/** A region that the tables know and whose rows are not there; scoring without them would be silently wrong. */
const missingRegion = (reference: Reference, input: ComparisonInput): string | undefined => {
  const known = kindOf(reference.base, "region-spec");
  return regionsOf(reference, input).find(
    (region) => region !== BASE_REGION && known.has(region) && !reference.regions.has(region),
  );
};

/**
 * The engine behind the boundary: holds the parsed tables of one dataset version (the engine memoises the compiled
 * ones with them), checks that callers mean this version, and answers problems instead of throwing.
 */
export function createScoringService(): ScoringApi {
  let loaded: Reference | null = null;

  /** Runs with the tables of exactly this version. */
  const withVersion = <T>(version: string, run: (reference: Reference) => Result<T>): Result<T> => {
    const reference = loaded;
    if (reference === null) return refused("no_reference_data", version);
    if (reference.version !== version) return refused("wrong_version", `loaded ${reference.version}, asked ${version}`);
    return attempt("internal", () => run(reference));
  };

  /** Runs for an input whose use case exists and whose regions are loaded. */
  const forInput = <T>(version: string, input: ComparisonInput, run: (reference: Reference) => T): Result<T> =>
    withVersion(version, (reference) => {
      if (!kindOf(reference.base, "usecase").has(input.usecase_id))
        return refused("unknown_use_case", input.usecase_id);
      const missing = missingRegion(reference, input);
      return missing === undefined ? done(run(reference)) : refused("missing_region", missing);
    });

  return {
    unpackReply: async (reply) => attempt("bad_reference_data", () => done(unpackReply(reply))),
    loadReference: async ({ version, base, regions }) =>
      attempt("bad_reference_data", () => {
        const regional = new Map(Object.entries(regions).map(([id, rows]) => [id, rowsIn(rows)]));
        const reference = parseReference(version, rowsIn(base), regional);
        const fault = faultOf(reference);
        if (fault !== null) return refused("bad_reference_data", fault);
        const catalogue = catalogueOf(reference);
        loaded = reference;
        return done(catalogue);
      }),
    loadRegion: async (version, region_id, rows) =>
      withVersion(version, (reference) =>
        attempt("bad_reference_data", () => {
          const wider = withRegion(reference, region_id, rowsIn(rows));
          const fault = faultOf(wider);
          if (fault !== null) return refused("bad_reference_data", fault);
          loaded = wider;
          return done(null);
        }),
      ),
    scoreComparison: async (version, input) =>
      forInput(version, input, (reference) => scoreComparison(reference, input)),
    ping: async () => "pong",
  };
}
