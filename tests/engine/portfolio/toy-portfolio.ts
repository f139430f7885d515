import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import type { SwapLimits } from "../../../workers/engine/analysis/swap.ts";
import type { ScoringContext } from "../../../workers/engine/comparison-result.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { createPairRows, type PairRows } from "../../../workers/engine/portfolio/pair-rows.ts";
import { PairTable } from "../../../workers/engine/portfolio/pair-table.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { scopeOf } from "../../../workers/engine/scoring/scope.ts";
import type { WireRow } from "../../../workers/engine/tables/raw-tables.ts";
import { parseReference, type Reference } from "../../../workers/engine/tables/reference.ts";
import { HOSTILE_IDS } from "./entries.ts";

interface TableFile {
  readonly base: readonly WireRow[];
  readonly regions: Readonly<Record<string, readonly WireRow[]>>;
}

const read = (): TableFile =>
  JSON.parse(readFileSync(new URL("../../vectors/toy.tables.json", import.meta.url), "utf8")) as TableFile;

/** The toy tables of tests/vectors; `change` may replace base rows. */
export function toyReference(change: (rows: readonly WireRow[]) => readonly WireRow[] = (rows) => rows): Reference {
  const { base, regions } = read();
  return parseReference("toy", change(base), new Map(Object.entries(regions)));
}

export const europe: ScoringContext = {
  region_use: "Europe",
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
};

/** Limits that allow every swap. */
export const ANY_SWAP: SwapLimits = {
  reusables_only: false,
  excluded: [],
  forbidden: [],
  allowed: null,
  no_losses: false,
  usecase_id: null,
  places: null,
  own: { products: [], settings: {} },
};

export const liveOf = (rows: PairRows, entries: readonly PortfolioEntry[], pairs = new PairTable()): LivePortfolio =>
  runToEnd(LivePortfolio.steps(rows, runToEnd(PortfolioColumns.fromEntriesSteps(entries, pairs))));

export const toyRows = (context: ScoringContext = europe, reference: Reference = toyReference()): PairRows =>
  createPairRows(scopeOf(reference, context));

const PRODUCTS = {
  cup: ["cup_pp", "cup_board", "cup_steel", "cup_glass", "cup_old"],
  plate: ["plate_pp", "plate_fibre"],
  fork: ["fork_pp"],
} as const;

const overridesArb = fc.option(
  fc.record(
    {
      reuses: fc.integer({ min: 1, max: 200 }),
      region_production: fc.constantFrom("Farland", "__proto__"),
      wash_system_id: fc.constantFrom("hub", "laundry", "toString"),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);

/** Entries of built-in products in their own use case. */
export const knownEntryArb = (quantity: fc.Arbitrary<number>): fc.Arbitrary<PortfolioEntry> =>
  fc.constantFrom("cup" as const, "plate" as const, "fork" as const).chain((usecase_id) =>
    fc.record({
      usecase_id: fc.constant(usecase_id),
      prodsys_id: fc.constantFrom(...PRODUCTS[usecase_id]),
      food_id: fc.constantFrom("water", "soup", "default_worst"),
      quantity,
      overrides: overridesArb,
    }),
  );

const strange = fc.oneof(fc.constantFrom(...HOSTILE_IDS, "cup", "cup_pp", "soup"), fc.string());

/** Entries of anything: known, unknown and hostile ids, in any combination. */
export const anyEntryArb = (quantity: fc.Arbitrary<number>): fc.Arbitrary<PortfolioEntry> =>
  fc.oneof(
    { weight: 3, arbitrary: knownEntryArb(quantity) },
    fc.record({ usecase_id: strange, prodsys_id: strange, food_id: strange, quantity, overrides: overridesArb }),
  );
