import { describe, expect, it } from "vitest";
import type { ReferenceKind } from "../../edge-api/contract/reference-kinds.ts";
import { buildShipped } from "./shipped-files.ts";

const { tables } = buildShipped();

/** [description, kind, key, field, value computed by hand, region] */
const CASES: readonly (readonly [string, ReferenceKind, string, string, unknown, string?])[] = [
  ["climate kg → g", "impact", "pp_virgin", "climate", 1630],
  ["unchanged water", "impact", "pp_virgin", "h2o", 8.35],
  ["scrap f → f / (1 + f): 0.35 / 1.35", "map-form", "birch/form_wood_cut", "loss_form", 0.25925925925926],
  [
    "a step without energy keeps its scrap: 0.02 / 1.02",
    "map-form",
    "glass_bottle/form_none",
    "loss_form",
    0.019607843137255,
  ],
  ["forming: 1.79 × 472.94 × 1.06 + 0.038 × 237.078 + 20", "impact", "form_injection", "climate", 926.36532],
  [
    "forming in Europe: 1.79 × 213.02 × 1.06 + 0.038 × 237.078 + 20",
    "impact",
    "form_injection",
    "climate",
    433.193112,
    "Europe",
  ],
  [
    "forming in Spain, its own grid: 1.79 × 146.15 × 1.06 + 0.038 × 237.078 + 20",
    "impact",
    "form_injection",
    "climate",
    306.313974,
    "Spain",
  ],
  [
    "forming in Ecoville, no grid losses, biomass heat: 0.79 × 30 + 2.691 × 45 + 100",
    "impact",
    "form_eps_moulding",
    "climate",
    244.795,
    "Ecoville",
  ],
  [
    "land of forming in Ecoville: 0.79 × 0.005 + 2.691 × 0.4",
    "impact",
    "form_eps_moulding",
    "land_use",
    1.08035,
    "Ecoville",
  ],
  // 0.4 × 472.94 × 1.06 + 0.1893 × 237.078 + 3.255 × (0.1913 + 0.17088) + 0.00391 × 2000 + 0.00098 × 1500
  ["wash rack, climate", "impact", "wash_undercounter_ht", "climate", 255.8743213],
  // 0.4 × 1.15 × 1.06 + 0.1893 × 0.03 + 3.255 × 0.1 + 0.00391 × 8 + 0.00098 × 10
  ["wash rack, water", "impact", "wash_undercounter_ht", "h2o", 0.876819],
  // 0.19 × 213.02 × 1.06 + 0.2619 × 237.078 + 4.505 × 0.36218 + 0.00541 × 2000 + 0.00135 × 1500 + 0.003 × 900
  ["wash rack with sanitiser in Europe", "impact", "wash_undercounter_lt", "climate", 122.1695771, "Europe"],
  ["a rack of cold water: 8 × 0.36218", "impact", "wash_rinse_cold", "climate", 2.89744, "UnitedStates"],
  [
    "electricity of the region with 6 % grid losses: 383.55 × 1.06",
    "impact",
    "electricity_grid",
    "climate",
    406.563,
    "UnitedStates",
  ],
  ["heat use of an activity", "activity-spec", "form_moulded_fibre", "heat_kwh", 1.75],
  ["regional figure", "impact", "aluminium_virgin", "climate", 9115.9, "Europe"],
  ["Spain falls back to Europe", "impact", "aluminium_virgin", "climate", 9115.9, "Spain"],
  ["the geography of a figure of the fallback", "impact", "landfill_paper", "geography", "UK", "Spain"],
  [
    "net disposal, with + without energy recovery",
    "dispose-default",
    "glass_ceramic/incineration",
    "mass_frac_default",
    0.133084746,
  ],
  ["plastic follows the plastic mix", "dispose-default", "polyolefin/landfill", "mass_frac_default", 0.472, "Europe"],
  ["paper follows the other mix", "dispose-default", "paper/open", "mass_frac_default", 0, "Europe"],
  ["litter net of clean-up: 0.015 × 0.1", "litter-spec", "small", "litter_rate_default", 0.0015, "Ecoville"],
  ["wholly recycled materials", "recyc-default", "pet_thermoform_all_recycled", "RC_default", 1, "Ecoville"],
  [
    "wholly recycled materials use the stream of their parent",
    "mat-recipe-spec",
    "rpet_100",
    "mat_recov_recyc",
    "pet_thermoform",
  ],
  [
    "no recycling: not applicable",
    "mat-recov-default",
    "bioplastic_compostable",
    "recycle_default_yn",
    "na",
    "Ecoville",
  ],
  [
    "composting as set for the region",
    "mat-recov-default",
    "bioplastic_compostable",
    "compost_default_yn",
    "1",
    "Europe",
  ],
  ["share recovered where a stream exists", "recov-rate-spec", "pet_bottle", "recycle_rate", 0.9],
  ["a pair of virgin and recycled stock", "map-base-act", "ldpe/recycled", "activity_id", "ldpe_recycled"],
  ["a lining stays virgin", "map-recipe-base", "paperboard_pe/ldpe_virgin", "mass_frac", 0.05],
  [
    "95 % of the draws of sorting stay below 0.101: (101 / 4.65358)^(1 / 1.6449)",
    "activity-spec",
    "recycle_pet",
    "gsd_climate",
    6.49,
  ],
  ["own rows of a region: 6 rates, 2 mixes, its grid", "region-spec", "Germany", "own_rows", 9],
  ["own rows of the United Kingdom, without mixes", "region-spec", "UnitedKingdom", "own_rows", 7],
  ["all rows looked up for a region", "region-spec", "Germany", "all_rows", 37],
  ["own rows of a region without a fallback: all", "region-spec", "UnitedStates", "own_rows", 37],
  ["own rows of Spain, which needs none of Europe", "region-spec", "Spain", "own_rows", 37],
  ["no count of own rows for the base", "region-spec", "Global", "own_rows", undefined],
  ["Germany falls back to Europe", "recyc-default", "pet_bottle", "recyc_rate", 0.5, "Germany"],
  [
    "the set of warming potentials, and of how many sources it is not known",
    "metric",
    "climate",
    "accounting",
    "GWP100 by IPCC AR5 as far as known (not known for 10 of 14 sources)",
  ],
  ["L → ml", "usecase", "carry_bag", "size_standard", 10000],
  ["L → ml for products", "recipe", "bag_jute/body", "dimension_prod", 10000],
  ["a diameter counts items", "usecase", "plate", "usecase_type_id", "count"],
  ["products sized by a diameter have size 1", "recipe", "plate_paper/body", "dimension_prod", 1],
  ["an area keeps its unit", "usecase", "tray", "unit_size_standard", "cm2"],
  ["indirect contact is incidental", "recipe", "hot_cup_keepcup/other", "coc_contact_id", "incidental"],
  ["the heaviest component is main", "recipe", "bottle_glass_refill/body", "main_yn", "1"],
  ["other components are not main", "recipe", "bottle_glass_refill/cap", "main_yn", "0"],
  ["bottles are designed for recycling", "recipe", "bottle_pet/body", "optimized_default_yn", "1"],
  ["cans are designed for recycling", "recipe", "can_aluminium/body", "optimized_default_yn", "1"],
  [
    "wholly recycled corrugated board is designed for recycling",
    "recipe",
    "pizza_recycled/body",
    "optimized_default_yn",
    "1",
  ],
  [
    "cups of the same plastic are not designed for recycling",
    "recipe",
    "cold_cup_pet/body",
    "optimized_default_yn",
    "0",
  ],
  ["foil is not designed for recycling", "recipe", "container_aluminium/body", "optimized_default_yn", "0"],
  ["compostable with a composting stream", "recipe", "plate_bagasse/body", "compostable_default_yn", "1"],
  ["not compostable without a composting stream", "recipe", "hot_cup_paper_pe/body", "compostable_default_yn", "0"],
  ["no certificate is assumed", "recipe", "cold_cup_pp/body", "CoC_compliance_default", "0"],
  ["a hub is one way half of the round trip", "wash-system-spec", "industrial_offsite", "distance_default_km", 15],
  ["the transport of a hub", "wash-system-spec", "pool_bottle_hub", "wash_transport", "truck_rigid"],
  ["the trip factor of a round trip", "wash-trans-spec", "van_diesel", "trip_factor", 2],
  [
    "distance if production and use are in one region",
    "region-distance",
    "Europe/Europe/plant_truck",
    "distance_km",
    1200,
  ],
  ["distance from another region of production", "region-distance", "Asia/Europe/plant_ship", "distance_km", 15600],
  ["a sea leg inside Global for light ware", "transport-spec", "standard/plant_ship", "dist_default", 8940],
  ["no sea leg for heavy ware", "transport-spec", "heavy/plant_ship", "dist_default", 0],
  ["the scenario of a heavy product", "prodsys", "plate_porcelain", "trans_scenario_id", "heavy"],
  ["the region of production", "prodsys", "plate_bagasse", "region_production", "Asia"],
  ["a region of production only", "region-spec", "Asia", "include_use_yn", "0"],
  ["a generated description", "prodsys", "container_pp", "prodsys_description", "24.44 g PP, 10.56 g PP lid"],
  ["a text parameter as a text", "params", "default_food", "value", "default_worst"],
  ["a numeric parameter as a number", "params", "pack_eff_default", "value", 85],
];

/** Numbers are compared to nine decimals, everything else exactly. */
const matching = (value: unknown): unknown => (typeof value === "number" ? expect.closeTo(value, 9) : value);

const keys = (region: string): ReadonlySet<string> => new Set(tables.table("impact", region).keys());

describe("conversions", () => {
  it.each(CASES.map((row) => [row.slice(0, 4).join(" "), row] as const))(
    "%s",
    (_name, [, kind, key, field, value, region]) => {
      const found = tables.table(kind, region).get(key)?.[field];
      expect(found).toEqual(matching(value));
    },
  );

  it("leaves waste, recycling and wash-hub legs out of the stages", () => {
    const contexts = [...tables.table("transport-spec"), ...tables.table("region-distance")].map(
      ([, record]) => record["context_id"],
    );
    expect(new Set(contexts)).toEqual(
      new Set(["centre_to_venue", "plant_ship", "plant_truck", "supplier_ship", "supplier_train", "supplier_truck"]),
    );
  });

  it("gives each activity one transport mode", () => {
    const activities = [...tables.table("trans-ui-spec").values()].map((mode) => mode["activity_id"]);
    expect(new Set(activities).size).toBe(activities.length);
  });

  it("contains the worst food as a food", () => {
    const props = tables.table("food-spec").get("default_worst")?.["props"];
    const scores = Object.entries(props ?? {}).map(
      ([prop, value]) => tables.table("food-prop-score").get(`${prop}/${String(value)}`)?.["score"],
    );
    expect(scores.map(Number).reduce((sum, score) => sum + score, 0)).toBe(28);
  });

  it("gives Spain all rows of its fallback Europe", () => {
    expect(keys("Spain")).toEqual(keys("Europe"));
    expect(keys("Spain").size).toBeGreaterThan(50);
  });
});
