import { atom } from "jotai";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { DataCauses } from "../../../workers/engine/analysis/data-causes.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { newId } from "../../data/plain-json.ts";
import { comparisonInputAtom } from "../comparison/comparison-input.ts";
import type { Outcome } from "../core/outcome.ts";
import { openTablesSafely, type Services, servicesAtom } from "../core/services.ts";
import type { Subject } from "../core/subject.ts";
import { askEngine, scoreWithRegions } from "../engine/ask-engine.ts";
import { portfolioInputAtom, productInput } from "../portfolio/portfolio-input.ts";
import { type PortfolioInput, PortfolioSession } from "../portfolio/portfolio-session.ts";
import { pinnedAtom } from "./pinned-results.ts";

export type { DataCauses };

interface ShownScores {
  readonly summary: number | null;
  readonly score: Readonly<Record<MetricId, number | null>>;
}

/** The scores of a product of a comparison, or of the whole portfolio, with the old data and the new. */
export interface ScoresOfTwo {
  /** null = the whole portfolio */
  readonly prodsys_id: string | null;
  /** null = it does not exist in that version */
  readonly before: ShownScores | null;
  readonly now: ShownScores | null;
}

export interface VersionDifference extends DataCauses {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly ScoresOfTwo[];
}

const shownOf = (scores: ShownScores | null | undefined): ShownScores | null =>
  scores ? { summary: scores.summary, score: scores.score } : null;

type Versions = Pick<VersionDifference, "from" | "to">;

/** The changed records behind a difference. Scoring has already loaded both datasets and their regions. */
const causesOf = async (
  services: Services,
  { from, to }: Versions,
  inputs: readonly ComparisonInput[],
): Promise<Outcome<DataCauses>> => {
  const opened = await openTablesSafely(services);
  return opened.ok ? opened.value.engine.dataCauses(from, to, inputs, newId(), () => undefined) : opened;
};

const inUse = <Asked extends { readonly data_version?: string }>(asked: Asked): Omit<Asked, "data_version"> => {
  const { data_version: _, ...rest } = asked;
  return rest;
};

const ofComparison = async (
  services: Services,
  versions: Versions,
  input: ComparisonInput,
): Promise<Outcome<VersionDifference>> => {
  const before = await scoreWithRegions(services, input);
  if (!before.ok) return before;
  const fresh: ComparisonInput = inUse(input);
  const now = await scoreWithRegions(services, fresh);
  if (!now.ok) return now;
  const causes = await causesOf(services, versions, [fresh]);
  if (!causes.ok) return causes;
  const rows = input.products.map(({ prodsys_id }, place) => ({
    prodsys_id,
    before: shownOf(before.value.value.products[place]),
    now: shownOf(now.value.value.products[place]),
  }));
  return { ok: true, value: { ...versions, ...causes.value, rows } };
};

/** The engine's inputs for the products of a portfolio, one per use case and food. */
function questionsOf(input: PortfolioInput): ComparisonInput[] {
  const { table, context } = input;
  const { useCase, product, food } = table.columns;
  const groups = new Map<string, { readonly usecase_id: string; readonly food_id: string; ids: Set<string> }>();
  product.forEach((id, at) => {
    const place = `${useCase[at]} ${food[at]}`;
    const group = groups.get(place) ?? {
      usecase_id: table.idOf(useCase[at] ?? 0),
      food_id: table.idOf(food[at] ?? 0),
      ids: new Set<string>(),
    };
    groups.set(place, group);
    group.ids.add(table.idOf(id));
  });
  return [...groups.values()].map(({ usecase_id, food_id, ids }) => ({
    ...inUse(context),
    usecase_id,
    food_id,
    products: [...ids].map((prodsys_id) => productInput(prodsys_id, input)),
  }));
}

const ofPortfolio = async (
  services: Services,
  versions: Versions,
  input: PortfolioInput,
): Promise<Outcome<VersionDifference>> => {
  // a separate session: the portfolio on screen stays open with its version
  const key = `versions ${newId()}`;
  const session = new PortfolioSession(key);
  const { signal } = new AbortController();
  try {
    const before = await session.score(services, input, signal);
    if (!before.ok) return before;
    const now = await session.score(services, { ...input, context: inUse(input.context) }, signal);
    if (!now.ok) return now;
    const causes = await causesOf(services, versions, questionsOf(input));
    if (!causes.ok) return causes;
    const rows = [{ prodsys_id: null, before: shownOf(before.value.value), now: shownOf(now.value.value) }];
    return { ok: true, value: { ...versions, ...causes.value, rows } };
  } finally {
    await askEngine(services, input.context, (engine) => engine.closePortfolio(key));
  }
};

/**
 * Compares pinned results with those of the current version, and finds the changed reference records behind the differences.
 * `not_found` if the results are of the current version. Never rejects.
 */
export const findVersionDifferenceAtom = atom(
  null,
  async (get, _set, subject: Subject): Promise<Outcome<VersionDifference>> => {
    const pinned = get(pinnedAtom(subject));
    const services = get(servicesAtom);
    const none: Outcome<never> = { ok: false, problem: { code: "not_found", detail: subject.id } };
    if (pinned === null) return none;
    const versions = { from: pinned.version, to: pinned.newer };
    if (subject.kind === "comparison") {
      const input = get(comparisonInputAtom(subject.id));
      return input === null ? none : ofComparison(services, versions, input);
    }
    const input = get(portfolioInputAtom(subject.id));
    return input === null ? none : ofPortfolio(services, versions, input);
  },
);
