import { getOrInsert } from "../get-or-insert.ts";
import type { RecyclingChoice } from "../comparison-result.ts";
import { compileProduct } from "../inventory/compile-product.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { RecyclingSetting, RegionSetting } from "../inventory/region-setting.ts";
import { contentKey } from "../product/content-key.ts";
import { builtInDefinition, type ProductDefinition } from "../product/definition.ts";
import { settle } from "../product/settled-product.ts";
import { compileFactors, type FactorRows } from "../tables/activity-index.ts";
import { kindOf } from "../tables/raw-tables.ts";
import type { Reference } from "../tables/reference.ts";
import { readTables, type Tables } from "../tables/tables.ts";
import { choicesOf } from "../tables/wire-value.ts";

/** A cache with at most `limit` entries that drops the oldest one. Limits the memory that edited products use. */
const createBoundedCache = <Value>(limit: number) => {
  const entries = new Map<string, Value>();
  return {
    /** The cached value of the key; calls `make` and caches its result if there is none. */
    of(key: string, make: () => Value): Value {
      const kept = entries.get(key);
      if (kept !== undefined) return kept;
      const value = make();
      if (entries.size >= limit) {
        const [oldest] = entries.keys();
        if (oldest !== undefined) entries.delete(oldest);
      }
      entries.set(key, value);
      return value;
    },
  };
};

/** Cache limits: edited products per setting, and settings per reference. */
const KEPT_PRODUCTS = 5000;
const KEPT_SETTINGS = 8;

/** Reference tables compiled for one region of use and one recycling setting. */
export interface CompiledTables extends RegionSetting {
  readonly reference: Reference;
  /** the built-in product without overrides, compiled at most once; null = unknown id */
  builtIn(prodsys_id: string): CompiledProduct | null;
  /** a product with overrides, compiled once per content. `key`: identifies the content of the definition */
  compile(key: string, definition: ProductDefinition, overrides: unknown): CompiledProduct;
  /** definition of a built-in product; null = unknown id */
  definitionOf(prodsys_id: string): ProductDefinition | null;
  /** ids of the listed built-in products of a use case (method.md section 8) */
  listedIn(usecase_id: string): readonly string[];
}

const settingOf = (recycling: RecyclingChoice): RecyclingSetting => ({
  custom: recycling.custom,
  recycle: choicesOf(recycling.recycle) ?? new Map(),
  compost: choicesOf(recycling.compost) ?? new Map(),
});

/** Disables the reuse rule: no product reaches an infinite minimum of uses. */
const withoutReuseRule = (tables: Tables): Tables => ({
  ...tables,
  params: { ...tables.params, reusable_min_uses: Infinity },
});

const compile = (
  reference: Reference,
  region_use: string,
  recycling: RecyclingChoice,
  leavesOutRule: boolean,
): CompiledTables => {
  const read = readTables(reference.base, reference.regions.get(region_use));
  const tables = leavesOutRule ? withoutReuseRule(read) : read;
  const factors = new Map<string, FactorRows>();
  const definitions = new Map<string, ProductDefinition>();
  const builtIns = new Map<string, CompiledProduct>();
  const edited = createBoundedCache<CompiledProduct>(KEPT_PRODUCTS);
  const listed = new Map<string, string[]>();
  for (const record of tables.products.values()) {
    const definition = builtInDefinition(record, tables.recipes.get(record.prodsys_id) ?? []);
    definitions.set(record.prodsys_id, definition);
    if (!record.listed) continue;
    getOrInsert(listed, definition.usecase_id, () => []).push(record.prodsys_id);
  }
  const setting: RegionSetting = {
    region_use,
    tables,
    activities: reference.activities,
    recycling: settingOf(recycling),
    factorsOf(region) {
      const own = reference.regions.get(region);
      // regions without rows of their own share the base's factors
      return getOrInsert(factors, own === undefined ? "" : region, () => {
        const impact = own === undefined ? undefined : kindOf(own, "impact");
        return compileFactors(reference.activities, kindOf(reference.base, "impact"), impact);
      });
    },
  };
  return {
    ...setting,
    reference,
    definitionOf: (prodsys_id) => definitions.get(prodsys_id) ?? null,
    listedIn: (usecase_id) => listed.get(usecase_id) ?? [],
    builtIn(prodsys_id) {
      const definition = definitions.get(prodsys_id);
      if (definition === undefined) return null;
      return getOrInsert(builtIns, prodsys_id, () => compileProduct(settle(definition, undefined), setting));
    },
    compile: (key, definition, overrides) =>
      edited.of(`${key} ${contentKey(overrides)}`, () => compileProduct(settle(definition, overrides), setting)),
  };
};

const memo = new WeakMap<Reference, ReturnType<typeof createBoundedCache<CompiledTables>>>();

/**
 * The reference compiled for a region of use and recycling settings. Cached by content, a few settings per reference;
 * under regional averages the user's choices of streams are ignored. `leavesOutRule`: true = ratings without the reuse
 * rule (method.md section 10).
 */
export const compileTables = (
  reference: Reference,
  region_use: string,
  recycling: RecyclingChoice,
  leavesOutRule = false,
): CompiledTables => {
  const kept = getOrInsert(memo, reference, () => createBoundedCache<CompiledTables>(KEPT_SETTINGS));
  const key = contentKey([region_use, recycling.custom ? [recycling.recycle, recycling.compost] : null, leavesOutRule]);
  return kept.of(key, () => compile(reference, region_use, recycling, leavesOutRule));
};
