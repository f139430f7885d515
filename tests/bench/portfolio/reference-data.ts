import { existsSync, readFileSync } from "node:fs";
import type { ScoringContext } from "../../../workers/engine/comparison-result.ts";
import { scopeOf, type Scope } from "../../../workers/engine/scoring/scope.ts";
import type { WireRow } from "../../../workers/engine/tables/raw-tables.ts";
import { parseReference, type Reference } from "../../../workers/engine/tables/reference.ts";

const BUILT = new URL("../../../migrations/reference-data/built/", import.meta.url);
const TOY = new URL("../../vectors/toy.tables.json", import.meta.url);

const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, "utf8")) as unknown;

export interface BenchData {
  /** what was read, for the heading of the table */
  readonly label: string;
  readonly reference: Reference;
  readonly context: ScoringContext;
  readonly scope: Scope;
}

const read = (): { readonly label: string; readonly reference: Reference } => {
  const built = new URL("base.json", BUILT);
  if (existsSync(built)) {
    const base = readJson(built) as { version: string; rows: readonly WireRow[] };
    const europe = readJson(new URL("Europe.json", BUILT)) as { rows: readonly WireRow[] };
    const reference = parseReference(base.version, base.rows, new Map([["Europe", europe.rows]]));
    return { label: `the shipped data, version ${base.version}`, reference };
  }
  const toy = readJson(TOY) as { base: readonly WireRow[]; regions: { Europe: readonly WireRow[] } };
  const reference = parseReference("toy", toy.base, new Map([["Europe", toy.regions.Europe]]));
  return { label: "the toy tables (run npm run data:build for the shipped data)", reference };
};

/** The shipped data where they are built, else the toy tables; region of use Europe, default settings. */
export function readBenchData(): BenchData {
  const context: ScoringContext = {
    region_use: "Europe",
    recycling: { custom: false },
    custom_products: [],
    custom_foods: [],
  };
  const { label, reference } = read();
  return { label, reference, context, scope: scopeOf(reference, context) };
}
