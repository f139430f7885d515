import * as fc from "fast-check";
import type { ComparisonInput, ProductScores } from "../../workers/engine/comparison-result.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import type { Reference } from "../../workers/engine/tables/reference.ts";
import { referenceOf } from "../vectors/vector-files.ts";

/** The toy tables of the shared vectors: small round numbers that cover every part of the method. */
export const toy: Reference = referenceOf("toy.tables.json", { folder: "", file: "" });

export const REGIONS = ["Global", "Europe", "Farland", "Nowhere"] as const;
export const FOODS = ["default_worst", "water", "soup", "nowhere", ""] as const;
export const SINGLE_USE = ["cup_pp", "cup_board", "cup_old"] as const;
export const REUSABLE = ["cup_steel", "cup_glass", "plate_pp"] as const;
const CONTEXTS = ["plant", "last", "sea", "moon"] as const;
const CERTIFICATES = ["fsc", "sfi", "bpi", "selfmade", "none"] as const;

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const certificates = fc.dictionary(fc.constantFrom(...CERTIFICATES), fc.boolean(), { maxKeys: 3 });

const componentOverride = fc.record(
  {
    recycledContent: fc.double({ min: -50, max: 150, noNaN: true }),
    compostCertifications: certificates,
    sustCertifications: certificates,
    optimized_yn: fc.constantFrom("0", "1"),
    CoC_compliance: fc.constantFrom("0", "1", "2", "3", "4", "9"),
    CoC_disclosure: fc.constantFrom("0", "1", "2", "3"),
  },
  { requiredKeys: [] },
);

/** Any overrides that a user could save, valid or not. */
export const overrides = fc.record(
  {
    reuses: fc.double({ min: -10, max: 2000, noNaN: true }),
    wash_system_id: fc.constantFrom("onsite", "hub", "laundry", "gone"),
    wash_system_distance_km: fc.double({ min: -10, max: 500, noNaN: true }),
    region_production: fc.constantFrom(...REGIONS),
    contextualTransports: fc.dictionary(
      fc.constantFrom(...CONTEXTS),
      fc.record(
        {
          trans_ui_type: fc.constantFrom("truck", "ship", "barge", "rocket"),
          distance_km: fc.double({ min: -100, max: 50000, noNaN: true }),
        },
        { requiredKeys: [] },
      ),
      { maxKeys: 3 },
    ),
    componentOverrides: fc.dictionary(fc.constantFrom("body", "lid", "none"), componentOverride, { maxKeys: 2 }),
  },
  { requiredKeys: [] },
);

const recycling = fc.record({
  custom: fc.boolean(),
  recycle: fc.dictionary(fc.constantFrom("plastic_stream", "paper_stream", "metal_stream"), fc.boolean()),
  compost: fc.dictionary(fc.constantFrom("bio_stream"), fc.boolean()),
});

const weights = fc.record(
  {
    climate: fc.double({ min: -1, max: 10, noNaN: true }),
    h2o: fc.double({ min: 0, max: 1e300, noNaN: true }),
    chemicals: fc.nat(5),
    land_use: fc.nat(5),
  },
  { requiredKeys: [] },
);

const asked = fc
  .record({ prodsys_id: fc.constantFrom(...SINGLE_USE, ...REUSABLE, "gone"), overrides: maybe(overrides) })
  .map(({ prodsys_id, overrides: own }) => ({ prodsys_id, ...(own === undefined ? {} : { overrides: own }) }));

/** Any comparison in the toy tables. */
export const comparison: fc.Arbitrary<ComparisonInput> = fc
  .record({
    region_use: fc.constantFrom(...REGIONS),
    recycling,
    own: maybe(weights),
    usecase_id: fc.constantFrom("cup", "plate", "fork", "gone"),
    food_id: fc.constantFrom(...FOODS),
    products: fc.array(asked, { minLength: 1, maxLength: 6 }),
  })
  .map(({ own, ...input }) => ({
    ...input,
    ...(own === undefined ? {} : { weights: own }),
    custom_products: [],
    custom_foods: [],
  }));

export const cups: Omit<ComparisonInput, "products"> = {
  region_use: "Global",
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
  usecase_id: "cup",
  food_id: "default_worst",
};

/** Scores of one product that exists. */
export const scoreOne = (
  product: ComparisonInput["products"][number],
  given = cups,
  reference = toy,
): ProductScores => {
  const [scores] = scoreComparison(reference, { ...given, products: [product] }).products;
  if (scores === undefined || scores === null) throw new Error(`${product.prodsys_id} is not in the toy tables`);
  return scores;
};
