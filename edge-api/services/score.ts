import { BASE_REGION } from "../contract/regions.ts";
import type { ScoreRequest } from "../contract/score.ts";
import { VERSION_PATTERN } from "../contract/table-upload.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { ComparisonScores, ScoringContext } from "../../workers/engine/comparison-result.ts";
import { inOrder, placeReader } from "../../workers/engine/portfolio/line-places.ts";
import { LivePortfolio } from "../../workers/engine/portfolio/live-portfolio.ts";
import type { PortfolioScores } from "../../workers/engine/portfolio/portfolio-result.ts";
import { createPairRows } from "../../workers/engine/portfolio/pair-rows.ts";
import { PortfolioColumns } from "../../workers/engine/portfolio/portfolio-columns.ts";
import type { Steps } from "../../workers/engine/portfolio/steps.ts";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { scopeOf } from "../../workers/engine/scoring/scope.ts";
import { parseReference, withTables, type Reference } from "../../workers/engine/tables/reference.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "./refusal.ts";
import { readTables } from "./tables/open-tables.ts";

type ScorePorts = Pick<Ports, "pause" | "reference">;

/** What `ScoreReplySchema` describes. */
export interface Scored {
  readonly data_version: string;
  readonly comparison?: ComparisonScores;
  readonly portfolio?: PortfolioScores;
}

/** Scores a comparison or portfolio with the engine of the page. */
export interface Scorer {
  /** @throws Refusal no_reference_data, unknown_version */
  readonly score: (request: ScoreRequest) => Promise<Scored>;
  /** Names and bands of a version. @throws Refusal unknown_version */
  readonly catalogue: (version: string) => Promise<Catalogue>;
}

/** The engine's context, as the page makes it of the saved item. */
const contextOf = (
  {
    region_use,
    recycling_overrides: { recycle, compost },
    weights,
  }: NonNullable<ScoreRequest["comparison"] | ScoreRequest["portfolio"]>,
  custom: boolean,
  { products, foods }: ScoreRequest,
): ScoringContext => ({
  region_use,
  recycling: { custom, ...(recycle && { recycle }), ...(compost && { compost }) },
  ...(weights && { weights }),
  custom_products: products.map(({ customProduct }) => customProduct.product),
  custom_foods: foods,
});

/** Scores one request at a time, and yields the thread between steps of a few milliseconds. */
export function createScorer({ pause, reference }: ScorePorts): Scorer {
  /** of the version asked for last: parsing takes longer than most scores */
  let kept: Reference | null = null;
  let catalogue: Catalogue | null = null;

  const referenceOf = async (version: string): Promise<Reference> => {
    if (kept?.version === version) return kept;
    const { rows } = await readTables(reference, version);
    const regions = Object.entries(rows).filter(([region]) => region !== BASE_REGION);
    return (kept = parseReference(version, rows[BASE_REGION] ?? [], new Map(regions)));
  };

  const versionOf = async (asked: string | undefined): Promise<string> => {
    const version = asked ?? (await reference.currentVersion());
    if (version === null) throw new Refusal("no_reference_data");
    if (!VERSION_PATTERN.test(version)) throw new Refusal("unknown_version");
    return version;
  };

  async function run<T>(steps: Steps<T>): Promise<T> {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      await pause(0);
    }
  }

  const score: Scorer["score"] = async (request) => {
    const { comparison, portfolio, products } = request;
    const data_version = await versionOf((comparison ?? portfolio)?.data_version);
    const shared = await referenceOf(data_version);
    // what is compiled of own products is not kept beyond the request
    const tables = products.length === 0 ? shared : withTables(shared, shared.base, shared.regions);
    const overridesOf = new Map(
      products.map(({ customProduct, overrides }) => [customProduct.product.prodsys_id, overrides]),
    );
    const item = (prodsys_id: string) => {
      const overrides = overridesOf.get(prodsys_id);
      return { prodsys_id, ...(overrides && Object.keys(overrides).length > 0 && { overrides }) };
    };
    if (comparison !== undefined) {
      const { usecase_id, food_id, currentProductIds, customCompostingAndRecycling } = comparison;
      const context = contextOf(comparison, customCompostingAndRecycling, request);
      const input = { ...context, usecase_id, food_id, products: currentProductIds.map(item) };
      return { data_version, comparison: scoreComparison(tables, input) };
    }
    if (portfolio === undefined) throw new Refusal("invalid");
    const placeOf = placeReader();
    const lines = Object.entries(portfolio.products).flatMap(([usecase_id, entries]) =>
      entries.map((entry) => ({ ...entry, ...item(entry.prodsys_id), usecase_id, place: placeOf(entry.place) })),
    );
    // the order of lines decides the order of summing
    const ordered = inOrder(
      lines,
      lines.map(({ place }) => place),
    );
    const columns = await run(PortfolioColumns.fromEntriesSteps(ordered));
    const context = contextOf(portfolio, portfolio.custom_composting_and_recycling, request);
    const live = await run(LivePortfolio.steps(createPairRows(scopeOf(tables, context)), columns));
    return { data_version, portfolio: live.scores() };
  };
  return {
    score,
    catalogue: async (version) => {
      if (catalogue?.version !== version) catalogue = catalogueOf(await referenceOf(version));
      return catalogue;
    },
  };
}
