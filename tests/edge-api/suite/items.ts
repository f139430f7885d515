import assert from "node:assert/strict";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { CustomFood } from "../../../edge-api/contract/custom-food.ts";
import type { NameMappings } from "../../../edge-api/contract/name-mappings.ts";
import type { EntityKind, SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { Portfolio, PortfolioEntry, PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Share } from "../../../edge-api/contract/share.ts";
import type { Stores } from "../../../edge-api/ports.ts";
import type { StoredItem } from "../../../edge-api/ports/item-store.ts";
import { jsonOf, type Answer } from "./api-under-test.ts";

/** Stored items are returned with their version; an update may name it by `If-Match`. */
type Versioned<Item> = Item & {
  readonly version: number;
  /** last change of the content, milliseconds since 1970, UTC */
  readonly updated: number;
};

/** A portfolio of GET /api/listPortfolio; a large one has the number of entries instead of the entries. */
type ListedPortfolio = Portfolio | (PortfolioHead & { readonly entry_count: number });

/** Items of list{Kind}; GET /api/portfolio/{id} returns a Versioned<Portfolio>. */
interface ListedItems {
  readonly comparison: Versioned<Comparison>;
  readonly portfolio: Versioned<ListedPortfolio>;
  readonly product: Versioned<SavedProduct>;
  readonly food: Versioned<CustomFood>;
  readonly mapping: Versioned<NameMappings>;
}

let serial = 0;
export const freshId = (): string => `item_${++serial}`;

export const comparison = (id: string, name = "Cups"): Comparison => ({
  comparison_id: id,
  comparison_name: name,
  usecase_id: "cup",
  food_id: "default_worst",
  region_use: "Europe",
  currentProductIds: ["cup_pp", "cup_reuse"],
  customCompostingAndRecycling: true,
  recycling_overrides: { recycle: { pet: true }, compost: { food: false } },
  rawscoresPerUse: false,
  weights: { climate: 40 },
  note: "for the café <b>😀</b>\u0000\ud800",
});

export const food = (id: string, name = "Soup"): CustomFood => ({
  food_id: id,
  food_name: name,
  props: [{ food_prop_id: "acid", value_id: "low" }],
});

export const mapping = (id: string, name = "Kaffeebecher 8 oz"): NameMappings => ({
  mapping_id: id,
  names: {
    n1: { name, prodsys_id: "cup_pp", factor: 50, at: 1_700_000_000_000 },
    n2: { name: "FREIGHT 😀", prodsys_id: null, at: 1_700_000_000_001 },
  },
  headers: { h1: { settings: { product: 3, quantity: null, decimal: "comma", twice: true }, at: 5 } },
});

export const product = (id: string, name = "My cup"): SavedProduct => ({
  customProduct: {
    product: {
      prodsys_id: id,
      usecase: "cup",
      prodsys_name: name,
      prodsys_description: "A cup",
      reusable_yn: "1",
      pack_eff: "0.85",
      wash_cap: 20,
      wash_system_id: "rack",
      components: [
        {
          component_id: "body",
          mat_recipe_id: "pp",
          mass_grams: 12.5,
          litter_class: "medium",
          main_yn: "1",
          recycledContent: 30,
          sustCertifications: { fsc: true },
        },
      ],
    },
    recipes: [],
    wash_default: null,
    notes: "n",
  },
  overrides: {
    reuses: 100,
    contextualTransports: { use: { trans_ui_type: "truck", distance_km: 12, min: 1, max: 50 } },
  },
});

export const entries = (count: number): PortfolioEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    prodsys_id: `cup_${index % 37}`,
    quantity: 1 + ((index * 7919) % 100_000) / 8,
    food_id: index % 3 === 0 ? "default_worst" : `food_${index % 5}`,
    ...(index % 4 === 0 && { label: `Größe "${index}" 😀` }),
  }));

export const portfolio = (id: string, count = 3, name = "Canteen"): Portfolio => ({
  portfolio_id: id,
  portfolio_name: name,
  portfolio_desc: "All sites",
  region_use: "Spain",
  custom_composting_and_recycling: false,
  recycling_overrides: {},
  compared_with: [],
  rawscoresPerUse: false,
  showBestAndWorst: true,
  products: { cup: entries(Math.ceil(count / 2)), bowl: entries(Math.floor(count / 2)) },
});

/** A shared comparison with the product and food that it needs. */
export const share = (name = "Cups"): Share => ({
  format: "tare-share",
  version: 2,
  data_version: "2026.11",
  created: 5,
  comparison: comparison(freshId(), name),
  products: [product("mine_1")],
  foods: [food("mine_2")],
});

export const portfolioShare = (count = 3): Share => {
  const { comparison: _, ...rest } = share();
  return { ...rest, portfolio: portfolio(freshId(), count) as NonNullable<Share["portfolio"]> };
};

/** The calls of a kind: name, body, and position of the id. */
export const KINDS = {
  comparison: { call: "Comparison", body: comparison },
  portfolio: { call: "Portfolio", body: (id: string, name?: string) => portfolio(id, 3, name) },
  product: { call: "Product", body: product },
  food: { call: "Food", body: food },
  mapping: { call: "Mapping", body: mapping },
} as const satisfies Record<EntityKind, { call: string; body: (id: string, name?: string) => unknown }>;

export const listed = <Kind extends EntityKind>(_: Kind, answer: Answer): ListedItems[Kind][] =>
  jsonOf(answer) as ListedItems[Kind][];

/** A returned item or list without `updated`, which must be a time. */
export function timeless(answered: unknown): unknown {
  if (Array.isArray(answered)) return answered.map(timeless);
  const { updated, ...item } = Object(answered);
  assert.ok(Number.isInteger(updated) && updated > 1e12, `updated: ${updated}`);
  return item;
}

/** All stored items of a kind of a user. */
export async function storedItems(
  { items }: Pick<Stores, "items">,
  kind: EntityKind,
  userId: string,
): Promise<StoredItem[]> {
  const all: StoredItem[] = [];
  for await (const page of items.pages(kind, userId)) all.push(...page);
  return all;
}
