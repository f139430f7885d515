import { describe, expect, it } from "vitest";
import { explain } from "../../workers/engine/analysis/explain.ts";
import { breakEven } from "../../workers/engine/analysis/break-even.ts";
import { decidingEstimates, estimatedOf, estimatedShare } from "../../workers/engine/analysis/estimates.ts";
import { qualityShares } from "../../workers/engine/analysis/explain.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { withRegion } from "../../workers/engine/tables/reference.ts";
import { cups, toy } from "./toy.ts";

const ask = (prodsys_id: string, given: Partial<ComparisonInput> = {}): ComparisonInput => ({
  ...cups,
  ...given,
  products: [{ prodsys_id }],
});

describe("explanation of an inventory metric", () => {
  const explained = explain(toy, ask("cup_steel"), 0, "climate");
  if (explained?.kind !== "inventory") throw new Error("climate is an inventory metric");

  it("gives the parts of n × (L / N + W) and the scale", () => {
    expect(explained.items).toBe(1);
    expect(explained.uses).toBe(100);
    expect(explained.life).toBeCloseTo(643.944, 9);
    expect(explained.per_use).toBeCloseTo(15.18, 9);
    expect(explained.raw).toBeCloseTo(643.944 / 100 + 15.18, 9);
    expect(explained.scale).toMatchObject({ type: "quant" });
  });

  it("names every line by activity, stage, component and basis", () => {
    const lines = explained.lines.map((line) => [line.role, line.activity_id, line.component_id, line.basis]);
    expect(lines).toEqual([
      ["virgin", "mk_steel", "body", "life"],
      ["recycled", "mk_steel_rec", "body", "life"],
      ["transport", "truck_tkm", "body", "life"],
      ["transport", "truck_tkm", "body", "life"],
      ["recycling", "sort", "body", "life"],
      ["disposal", "landfill", "body", "life"],
      ["wash", "rack_hub", "product", "use"],
      ["wash_transport", "van_tkm", "product", "use"],
    ]);
    const wash = explained.lines[6];
    expect(wash).toMatchObject({
      stage: "washing",
      amount: 1 / 20,
      factor: 150,
      unit: "rack",
      source: "toy",
      quality: "derived",
    });
    expect(wash?.contribution).toBeCloseTo(7.5, 9);
  });

  it("applies plastic_pollution factors of disposal only to the plastic content", () => {
    const leak = explain(toy, ask("cup_board"), 0, "plastic_pollution");
    if (leak?.kind !== "inventory") throw new Error("plastic_pollution is an inventory metric");
    const dump = leak.lines.find((line) => line.component_id === "body" && line.detail === "open");
    expect(dump).toMatchObject({ plastic_share: 0.1, factor: 250, stage: "end_of_life" });
    // 0.01 kg, 2 % littered, 0.2 + 0.1 recovered, 0.4 of the rest dumped
    expect(dump?.contribution).toBeCloseTo(0.01 * 0.98 * 0.7 * 0.4 * 0.1 * 250, 12);
  });

  it("gives the source of a factor: the region's own, else that of the activity", () => {
    const sources = {
      geography: "EU-27",
      source: "their own",
      source_year: "2024",
      quality: "measured",
      h2o: "",
      climate: 1500,
    };
    const spec = { kind: "activity-spec", data: {} };
    const reference = withRegion(toy, "Europe", [
      { kind: "impact", data: { mk_plastic: sources, rack: { climate: 100 } } },
      spec,
    ]);
    const lineOf = (metric: "climate" | "h2o", activity: string, prodsys_id: string) => {
      const answer = explain(reference, ask(prodsys_id, { region_use: "Europe" }), 0, metric);
      return answer?.kind === "inventory" ? answer.lines.find((line) => line.activity_id === activity) : undefined;
    };
    expect(lineOf("climate", "mk_plastic", "cup_pp")).toMatchObject({
      regional: true,
      geography: "EU-27",
      source: "their own",
      source_year: 2024,
      quality: "measured",
    });
    expect(lineOf("h2o", "mk_plastic", "cup_pp")).toMatchObject({ regional: false, source: "toy", quality: "derived" });
    expect(lineOf("climate", "rack", "cup_glass")).toMatchObject({
      regional: true,
      geography: "Europe",
      source: "toy",
    });
  });
});

describe("explanation of a rating", () => {
  it("gives the terms of chemicals by contact", () => {
    const explained = explain(toy, ask("cup_board"), 0, "chemicals");
    if (explained?.kind !== "rating") throw new Error("chemicals is a rating");
    expect(explained.rule).toBe("mean");
    expect(explained.food).toMatchObject({ food_id: "default_worst", known: true, score: 10 });
    expect(explained.terms.map(({ component_id, value, parts }) => [component_id, value, parts["presence"]])).toEqual([
      ["body", 17, 7],
      ["lid", 20, 10],
    ]);
    expect(explained.terms[0]?.weight).toBeCloseTo(1 / 1.1, 12);
    expect(explained.scale).toEqual({ type: "other", lowest: 2, highest: 20 });
  });

  it("names the way to a sourcing score", () => {
    const explained = explain(toy, ask("cup_board"), 0, "sust_source");
    const ways = explained?.kind === "rating" ? explained.terms.map(({ way, value }) => [way, value]) : [];
    expect(ways).toEqual([
      ["biomass", 4],
      ["recycled_content", 3],
    ]);
  });

  it("lists the terms of the food score; an unknown food has none", () => {
    const water = explain(toy, ask("cup_board", { food_id: "water" }), 0, "chemicals");
    if (water?.kind !== "rating" || water.food === null) throw new Error("chemicals rests on the food");
    const sum = water.food.terms.reduce((total, { score }) => total + score, 0);
    expect(water.food.score).toBeCloseTo(Math.max(1, 1 + (9 / 22) * (sum - 6)), 12);
    const gone = explain(toy, ask("cup_board", { food_id: "nowhere" }), 0, "chemicals");
    expect(gone?.kind === "rating" ? gone.food : null).toMatchObject({ known: false, terms: [] });
  });

  it("names the rule if a fixed score replaces the mean", () => {
    expect(explain(toy, ask("cup_steel"), 0, "recoverability")).toMatchObject({ rule: "reusable", raw: 1, terms: [] });
    const noContact = {
      prodsys_id: "sleeve",
      usecase: "cup",
      prodsys_name: "Sleeve",
      reusable_yn: "0",
      components: [
        { component_id: "a", mat_recipe_id: "fibre", mass_grams: 7, dimension_prod: 400, coc_contact_id: "none" },
      ],
    } as const;
    const sleeve = explain(
      toy,
      ask("sleeve", { custom_products: [{ ...noContact, components: [...noContact.components] }] }),
      0,
      "chemicals",
    );
    expect(sleeve).toMatchObject({ rule: "no_contact", raw: 2 });
  });

  it("is null for an unknown product and for an index beyond the last product", () => {
    expect(explain(toy, ask("gone"), 0, "climate")).toBeNull();
    expect(explain(toy, ask("cup_pp"), 1, "climate")).toBeNull();
  });
});

describe("explanation of a summary", () => {
  it("gives each metric its share of the weights; a metric without weight adds 0 points", () => {
    const explained = explain(toy, ask("cup_pp", { weights: { climate: 3, h2o: 1 } }), 0, "summary");
    if (explained?.kind !== "summary") throw new Error("a summary was asked for");
    expect(explained.terms.map(({ metric, share }) => [metric, share])).toEqual([
      ["climate", 0.75],
      ["h2o", 0.25],
      ["plastic_pollution", 0],
      ["chemicals", 0],
      ["sust_source", 0],
      ["recoverability", 0],
      ["land_use", 0],
    ]);
    expect(explained.summary).toBeCloseTo(
      explained.terms.reduce((sum, { points }) => sum + points, 0),
      12,
    );
  });

  it("is absent without a positive weight", () => {
    expect(explain(toy, ask("cup_pp", { weights: {} }), 0, "summary")).toMatchObject({ summary: null });
  });
});

/** A line of the toy world with another activity, quality and contribution. */
const line = (activity_id: string, quality: string, contribution: number) => {
  const explained = explain(toy, ask("cup_pp"), 0, "climate");
  const [first] = explained?.kind === "inventory" ? explained.lines : [];
  if (first === undefined) throw new Error("no line");
  return { ...first, activity_id, activity_name: activity_id, quality, contribution };
};

describe("quality shares and estimates of a value", () => {
  const lines = [
    line("pellets", "published-LCA", 2),
    line("hub", "expert-estimate", 5),
    line("odd", "hearsay", 1),
    line("van", "expert-estimate", -1),
    line("hub", "expert-estimate", 1),
    line("free", "measured", 0),
  ];

  it("lists quality shares from best to worst; a negative contribution counts by its absolute value", () => {
    expect(qualityShares(lines)).toEqual([
      { quality: "published-LCA", share: 0.2 },
      { quality: "expert-estimate", share: 0.7 },
      { quality: "", share: 0.1 },
    ]);
    expect(qualityShares([])).toEqual([]);
  });

  it("lists definitions after estimates and does not count them as estimates", () => {
    const defined = [line("grid of Ecoville", "definition", 3), line("hub", "expert-estimate", 1)];
    expect(qualityShares(defined)).toEqual([
      { quality: "expert-estimate", share: 0.25 },
      { quality: "definition", share: 0.75 },
    ]);
    expect(decidingEstimates(defined).map(({ id }) => id)).toEqual(["hub"]);
    expect(estimatedShare(estimatedOf(defined))).toBe(0.25);
  });

  it("sorts estimates by their share of the value", () => {
    expect(decidingEstimates(lines).map(({ kind, id, share }) => [kind, id, share])).toEqual([
      ["factor", "hub", 0.6],
      ["factor", "van", 0.1],
    ]);
    const regional = lines.map((one) => ({ ...one, region_id: "Spain", regional: one.activity_id === "van" }));
    expect(decidingEstimates(regional).map(({ id, region_id }) => [id, region_id])).toEqual([
      ["hub", "Global"],
      ["van", "Spain"],
    ]);
    expect(estimatedShare(estimatedOf(lines))).toBeCloseTo(0.7, 12);
    expect(estimatedShare(estimatedOf([]))).toBeNull();
  });

  it("counts a line with an estimated mass as an estimate, and a line with both kinds only once", () => {
    const cup = { component_id: "cup", component_name: "Cup", share: 1 };
    const lid = { component_id: "lid", component_name: "Lid", share: 0.25 };
    const both = [
      { ...line("pellets", "measured", 4), estimated_masses: [cup] },
      { ...line("hub", "expert-estimate", 3), estimated_masses: [cup] },
      // transport to the wash carries the whole product: a quarter of its mass is the lid
      { ...line("van", "measured", 2), estimated_masses: [lid] },
      line("water", "measured", 1),
    ];
    expect(estimatedOf(both)).toMatchObject({ estimated: 7.5, all: 10 });
    expect(decidingEstimates(both).map(({ kind, id, share }) => [kind, id, share])).toEqual([
      ["mass", "cup", 0.4],
      ["factor", "hub", 0.3],
      ["mass", "lid", 0.05],
    ]);
  });

  it("names the product with the highest value, and the sources of masses and recycled content", () => {
    const explained = explain(toy, ask("cup_pp"), 0, "climate");
    if (explained?.kind !== "inventory" || explained.scale.type !== "quant") throw new Error("climate has a scale");
    const set_by = explained.scale.set_by?.prodsys_id ?? "";
    expect(explain(toy, ask(set_by), 0, "climate")).toMatchObject({ raw: explained.scale.highest });
    expect(explained.parts[0]).toMatchObject({ component_id: "body", recycled_content_from: expect.any(String) });
  });
});

describe("break-even (method.md section 10)", () => {
  const input = { ...cups, products: [{ prodsys_id: "cup_steel" }, { prodsys_id: "cup_pp" }, { prodsys_id: "gone" }] };

  it("gives the crossing and both curves for a chart", () => {
    const result = breakEven(toy, input, 0, 1, "climate");
    expect(result).toMatchObject({ uses: 26, never: null });
    expect(result.crossing).toBeCloseTo(643.944 / (40.471 - 15.18), 9);
    expect(result.life).toBeCloseTo(643.944, 9);
    expect(result.per_use).toBeCloseTo(15.18, 9);
    expect(result.other).toBeCloseTo(40.471, 9);
    expect(result.life / 26 + result.per_use).toBeLessThan(result.other);
    expect(result.life / 25 + result.per_use).toBeGreaterThan(result.other);
  });

  it("gives the reason if there is no break-even", () => {
    expect(breakEven(toy, input, 0, 1, "land_use")).toMatchObject({ uses: null, never: "wash_costs_more" });
    expect(breakEven(toy, input, 1, 0, "climate")).toMatchObject({ uses: null, never: "not_reusable" });
    expect(breakEven(toy, input, 0, 2, "climate")).toMatchObject({ uses: null, never: "no_product" });
    expect(breakEven(toy, input, 0, 9, "climate")).toMatchObject({ uses: null, never: "no_product" });
    expect(breakEven(toy, { ...input, usecase_id: "gone" }, 0, 1, "climate")).toMatchObject({ never: "no_size" });
  });
});
