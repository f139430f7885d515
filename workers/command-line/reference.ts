import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BASE_REGION, REGION_IDS } from "../../edge-api/contract/regions.ts";
import { choosableNames, type ChoosableNames } from "../choosable-names.ts";
import type { Catalogue } from "../engine/catalogue.ts";
import { createScoringService } from "../scoring-service.ts";
import type { ScoringApi } from "../scoring-api.ts";

/** The data of a package lie next to the command (package.build.ts); otherwise they are built. */
const PACKED = join(import.meta.dirname, "data");
const BUILT = existsSync(PACKED) ? PACKED : join(import.meta.dirname, "../../migrations/reference-data/built");

/** The engine with the shipped data. */
export interface ShippedEngine {
  readonly engine: ScoringApi;
  readonly version: string;
  readonly names: ChoosableNames;
  readonly catalogue: Catalogue;
  readonly regions: readonly string[];
}

/** Starts the engine with the built data. @throws Error if the data is missing or invalid */
export async function shippedEngine(): Promise<ShippedEngine> {
  const rowsOf = (region: string): { readonly version: string; readonly bytes: ArrayBuffer } => {
    const file = join(BUILT, `${region === BASE_REGION ? "base" : region}.json`);
    const { version, rows } = JSON.parse(readFileSync(file, "utf8")) as { version: string; rows: unknown };
    return { version, bytes: new TextEncoder().encode(JSON.stringify(rows)).buffer };
  };
  const base = rowsOf(BASE_REGION);
  const others = REGION_IDS.filter((region) => region !== BASE_REGION);
  const engine = createScoringService();
  const loaded = await engine.loadReference({
    version: base.version,
    base: [base.bytes],
    regions: Object.fromEntries(others.map((region) => [region, [rowsOf(region).bytes]])),
  });
  if (!loaded.ok) throw new Error(`The reference data cannot be used: ${loaded.problem.detail}`);
  const regions = loaded.value.regions.filter(({ usable }) => usable).map(({ region_id }) => region_id);
  const trade_words = readFileSync(join(BUILT, "trade-words.json"), "utf8");
  return {
    engine,
    version: base.version,
    names: { ...choosableNames(loaded.value), trade_words },
    catalogue: loaded.value,
    regions,
  };
}
