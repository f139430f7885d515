import { describe, expect, it } from "vitest";
import { QUANT_METRIC_IDS } from "../../edge-api/contract/metrics.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import { dataRow, dataRows } from "../../workers/engine/analysis/data-rows.ts";
import { explain } from "../../workers/engine/analysis/explain.ts";
import { productsUsing } from "../../workers/engine/analysis/row-users.ts";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { kindOf } from "../../workers/engine/tables/raw-tables.ts";
import { parseReference } from "../../workers/engine/tables/reference.ts";

const { rows } = readShippedDataset();
const { Global: base = [], ...regions } = rows;
const reference = parseReference("shipped", base, new Map(Object.entries(regions)));
const products = [...kindOf(reference.base, "prodsys")];

describe("the rows of a version", () => {
  const all = dataRows(reference);

  it("are those of the base and of every region, each once", () => {
    const count = Object.values(rows)
      .flat()
      .reduce((sum, { data }) => sum + Object.keys(JSON.parse(data) as object).length, 0);
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ kind, region, key }) => `${region} ${kind} ${key}`)).size).toBe(count);
  });

  it("have the name of the base's row, also in regions", () => {
    const named = all.filter(({ kind, key }) => kind === "impact" && key === "electricity_grid");
    expect(named.map(({ region }) => region)).toEqual(["Global", ...Object.keys(regions)]);
    expect(new Set(named.map(({ name }) => name))).toEqual(new Set(["Electricity, grid mix of the region"]));
  });

  it("name every figure that is an estimate, also where the main one is not", () => {
    const of = (kind: string, key: string, region = "Global") =>
      all.find((row) => row.kind === kind && row.key === key && row.region === region);
    const grid = of("impact", "electricity_global");
    expect(grid?.quality).toBe("derived");
    expect(grid?.estimates).toEqual([]);
    expect(of("impact", "glass_container_virgin")?.estimates).toEqual(["h2o", "land_use"]);
    expect(of("impact", "pha_virgin")?.estimates).toEqual(["climate", "h2o", "land_use"]);
    expect(of("recipe", "plate_ps/body")?.estimates).toEqual(["mass_grams"]);
    // uses and items per rack are assumptions, and a single-use product has one use by definition
    expect(of("prodsys", "hot_cup_pp_reuse")?.estimates).toEqual(["numuse_default", "wash_cap"]);
    expect(of("prodsys", "hot_cup_paper_pe")?.estimates).toEqual([]);
    const more = all.filter(({ quality, estimates }) => quality !== "expert-estimate" && estimates.length > 0);
    expect(more.length).toBeGreaterThan(100);
    for (const { kind, region, key, estimates } of more) {
      const row = dataRow(reference, kind, region, key);
      expect(row?.estimates).toEqual(estimates);
      for (const field of estimates)
        expect(typeof row?.fields.find((one) => one.field === field)?.value).toBe("number");
    }
  });

  it("of factors have the quality of their activity, unless a region states its own", () => {
    const resin = all.find(({ kind, key }) => kind === "impact" && key === "pha_virgin");
    expect(resin?.quality).toBe(kindOf(reference.base, "activity-spec").get("pha_virgin")?.get("quality"));
    expect(resin?.source).not.toBe("");
    const spain = all.find(
      ({ kind, key, region }) => kind === "impact" && key === "electricity_grid" && region === "Spain",
    );
    const own = kindOf(reference.regions.get("Spain") ?? new Map(), "impact").get("electricity_grid");
    expect(spain?.source).toBe(own?.get("source"));
  });
});

describe("one row", () => {
  it("has its fields with names instead of ids, its source separately, and the units of its figures", () => {
    const row = dataRow(reference, "impact", "Global", "pp_virgin");
    expect(row?.fields.find(({ field }) => field === "climate")).toMatchObject({ unit: "g CO2e / kg" });
    expect(row?.fields.map(({ field }) => field)).not.toContain("source");
    expect(row?.checked).not.toBe("");
    const part = dataRow(reference, "recipe", "Global", "plate_ps/body");
    expect(part?.fields.find(({ field }) => field === "mat_recipe_id")?.value).toBe("Polystyrene (GPPS), thermoformed");
    expect(part?.users).toEqual([{ prodsys_id: "plate_ps", name: expect.any(String), usecase: "Plate" }]);
  });

  it("says the quality of figures that have their own, which are then no fields", () => {
    const row = dataRow(reference, "impact", "Global", "pp_virgin");
    expect(row?.quality).not.toBe("expert-estimate");
    expect(row?.qualities).toContainEqual({ field: "water_quality", quality: "published-LCA" });
    const fields = [...kindOf(reference.base, "recyc-default").keys()].flatMap(
      (key) => dataRow(reference, "recyc-default", "Global", key)?.fields ?? [],
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(({ field }) => field.endsWith("_quality"))).toEqual([]);
  });

  it.each(["Global", "Spain"])("of each estimate behind a number in %s says that it is one", (region_use) => {
    const usecase_id = "hot_cup";
    const cups = catalogueOf(reference).products.filter((product) => product.usecase_id === usecase_id);
    const input = {
      region_use,
      recycling: { custom: false },
      custom_products: [],
      custom_foods: [],
      usecase_id,
      food_id: "default_worst",
      products: cups.map(({ prodsys_id }) => ({ prodsys_id })),
    };
    const estimates = new Map(
      cups.flatMap(({ prodsys_id }, place) =>
        QUANT_METRIC_IDS.flatMap((metric) => {
          const explained = explain(reference, input, place, metric);
          if (explained?.kind !== "inventory") throw new Error("a shipped cup has an inventory");
          return explained.estimates.map(({ kind, id, region_id }) => {
            const row = kind === "mass" ? (["recipe", `${prodsys_id}/${id}`] as const) : (["impact", id] as const);
            return [row.join(" "), [row[0], region_id, row[1]]] as const;
          });
        }),
      ),
    );
    expect(estimates.size).toBeGreaterThan(0);
    for (const address of estimates.values()) {
      const row = dataRow(reference, ...address);
      const qualities = [row?.quality, ...(row?.qualities ?? []).map(({ quality }) => quality)];
      expect({ address, qualities }).toMatchObject({
        qualities: expect.arrayContaining(["expert-estimate"]) as string[],
      });
    }
  });

  it("is null if there is no such row", () => {
    expect(dataRow(reference, "impact", "Global", "nonsense")).toBeNull();
    expect(dataRow(reference, "impact", "Atlantis", "pp_virgin")).toBeNull();
    expect(dataRow(reference, "prodsys", "Spain", "plate_ps")).toBeNull();
  });
});

describe("products that use a row", () => {
  /** The activities in the inventory of a product, for comparison. */
  const activitiesOf = (prodsys_id: string, usecase_id: string): ReadonlySet<string> => {
    const input = {
      region_use: "Global",
      recycling: { custom: false },
      custom_products: [],
      custom_foods: [],
      usecase_id,
      food_id: "default_worst",
      products: [{ prodsys_id }],
    };
    return new Set(
      QUANT_METRIC_IDS.flatMap((metric) => {
        const explanation = explain(reference, input, 0, metric);
        return explanation?.kind === "inventory" ? explanation.lines.map(({ activity_id }) => activity_id) : [];
      }),
    );
  };

  it("include every product whose inventory has the activity", () => {
    const users = new Map<string, readonly string[] | null>();
    let lines = 0;
    for (const [id, record] of products) {
      for (const activity of activitiesOf(id, String(record.get("usecase")))) {
        if (!users.has(activity)) users.set(activity, productsUsing(reference.base, "impact", activity));
        expect(users.get(activity), `${activity} in ${id}`).toContain(id);
        lines += 1;
      }
    }
    expect(lines).toBeGreaterThan(1500);
  });

  it("include no other product", () => {
    const users = productsUsing(reference.base, "impact", "ceramic_tableware") ?? [];
    expect(users.length).toBeGreaterThan(0);
    const made = products.filter(([id, record]) =>
      activitiesOf(id, String(record.get("usecase"))).has("ceramic_tableware"),
    );
    expect(users).toEqual(made.map(([id]) => id));
    expect(productsUsing(reference.base, "recipe", "plate_ps/body")).toEqual(["plate_ps"]);
    expect(productsUsing(reference.base, "usecase", "plate")).toEqual(
      products.flatMap(([id, record]) => (record.get("usecase") === "plate" ? [id] : [])),
    );
  });

  it("include those of activities that contain the electricity", () => {
    expect(productsUsing(reference.base, "impact", "electricity_grid")?.length).toBeGreaterThan(100);
  });

  it("are null for tables that are not specific to products", () => {
    for (const [kind, key] of [
      ["metric", "climate"],
      ["params", "wash_rack_side_cm"],
      ["market-rule", "supd_plates"],
    ] as const)
      expect(productsUsing(reference.base, kind, key)).toBeNull();
  });
});
