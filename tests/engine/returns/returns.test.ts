import { describe, expect, it } from "vitest";
import { LAW } from "../../../workers/engine/returns/law-data.ts";
import {
  categoryName,
  categoryWeights,
  familyWeights,
  smallProducerWeights,
} from "../../../workers/engine/returns/material-weights.ts";
import {
  basisOf,
  packagingInLaw,
  unknownMaterials,
  type Filled,
} from "../../../workers/engine/returns/packaging-in-law.ts";
import { reuseSystemRows } from "../../../workers/engine/returns/reuse-systems.ts";
import { ukFile, type UkProducer } from "../../../workers/engine/returns/uk-file.ts";
import { checkUkFile } from "../../../workers/engine/returns/uk-rules.ts";
import { part } from "./parts.ts";

/** A lined paper cup of 121 kg with a lid of polystyrene of 30 kg, 10,000 pieces. */
const CUPS = [
  part({ usecase_id: "hot_cup", prodsys_id: "paper", mat_recipe_id: "paperboard_pe", kg: 121, pieces: 10_000 }),
  part({
    usecase_id: "hot_cup",
    prodsys_id: "paper",
    component_id: "lid",
    mat_recipe_id: "hips",
    kg: 30,
    pieces: 10_000,
    mass_basis: "specified",
  }),
];
const FORKS = [part({ usecase_id: "fork", prodsys_id: "fork_birch", mat_recipe_id: "birch", kg: 22 })];
/** 1,000 bottles of PET: 20 kg with a cap of PP of 2 kg and a label of paper of 1.4 kg. */
const BOTTLES = [
  part({
    usecase_id: "beverage_bottle",
    prodsys_id: "pet",
    mat_recipe_id: "pet_bottle",
    kg: 20.4,
    mass_basis: "weighed",
  }),
  part({ usecase_id: "beverage_bottle", prodsys_id: "pet", component_id: "cap", mat_recipe_id: "pp", kg: 2 }),
  part({
    usecase_id: "beverage_bottle",
    prodsys_id: "pet",
    component_id: "label",
    mat_recipe_id: "kraft_paper",
    kg: 1.4,
  }),
];
/** A reusable box: 5,000 uses of 100 each, so 50 boxes, 7.5 kg. */
const BOXES = [
  part({
    usecase_id: "food_container",
    prodsys_id: "box",
    mat_recipe_id: "pp_reusable",
    kg: 7.5,
    reusable: true,
    uses: 5000,
    uses_per_piece: 100,
    pieces: 50,
  }),
];
const PLATES = [
  part({ usecase_id: "plate", prodsys_id: "porcelain", mat_recipe_id: "porcelain", kg: 40, reusable: true }),
  part({ usecase_id: "plate", prodsys_id: "bagasse", mat_recipe_id: "bagasse", kg: 60 }),
];

const ALL: Filled = { kind: "all" };
const split = (filled: Filled = ALL) =>
  packagingInLaw({ household: [...CUPS, ...FORKS, ...BOTTLES], business: [...BOXES, ...PLATES] }, LAW, filled);

describe("packaging by law", () => {
  it("leaves out cutlery and crockery of the premises with their masses", () => {
    expect(split().left_out).toEqual([
      { usecase_id: "plate", reason: "on-premises", kg: 40 },
      { usecase_id: "fork", reason: "no", kg: 22 },
    ]);
    expect(split().counted.map(({ prodsys_id }) => prodsys_id)).not.toContain("fork_birch");
  });

  it("counts cups, boxes and plates only if they are filled at the point of sale; bottles always", () => {
    expect(new Set(split().asked)).toEqual(new Set(["hot_cup", "food_container", "plate"]));
    expect(new Set(split({ kind: "none" }).counted.map(({ prodsys_id }) => prodsys_id))).toEqual(new Set(["pet"]));
    const some = split({ kind: "some", use_cases: ["plate"] });
    expect(new Set(some.counted.map(({ prodsys_id }) => prodsys_id))).toEqual(new Set(["pet", "bagasse"]));
    expect(some.left_out).toContainEqual({ usecase_id: "hot_cup", reason: "not-filled", kg: 151 });
  });

  it("leaves out products that are sold empty to their user", () => {
    const home = part({
      usecase_id: "food_container",
      prodsys_id: "container_pp_home",
      mat_recipe_id: "pp_reusable",
      kg: 3,
      reusable: true,
    });
    expect(packagingInLaw({ household: [home], business: [] }, LAW, ALL).left_out).toEqual([
      { usecase_id: "food_container", reason: "sold-empty", kg: 3 },
    ]);
  });

  it("asks about use cases that are not in the tables of law, and names materials that are not", () => {
    const own = part({ usecase_id: "new_case", prodsys_id: "x", mat_recipe_id: "new_material", kg: 4 });
    const { asked, counted } = packagingInLaw({ household: [own], business: [] }, LAW, ALL);
    expect(asked).toEqual(["new_case"]);
    expect(unknownMaterials(counted)).toEqual([{ material: "new_material", kg: 4 }]);
    expect(ukFile(counted, PRODUCER, LAW)).toMatchObject({ lines: [], without_code_kg: 4 });
  });

  it("states the basis of the masses", () => {
    const basis = basisOf(split().counted);
    expect(basis.weighed).toBeCloseTo(20.4);
    expect(basis.specified).toBeCloseTo(30);
    expect(basis.assumed).toBeCloseTo(121 + 2 + 1.4 + 7.5 + 60);
  });
});

const PRODUCER: UkProducer = {
  organisation_id: "123456",
  organisation_size: "L",
  submission_period: "2025-H1",
  packaging_activity: "SO",
  level: "primary",
};
const cells = (producer: UkProducer, counted = split().counted) =>
  ukFile(counted, producer, LAW).lines.map(({ row }) =>
    [
      row.packaging_type,
      row.packaging_class,
      row.packaging_material,
      row.packaging_material_subtype,
      row.packaging_material_weight,
      row.packaging_material_units,
    ].join(","),
  );

describe("the packaging data file of the United Kingdom", () => {
  it("has whole kilograms by type, class and material; drinks containers with their units", () => {
    expect(cells(PRODUCER)).toEqual([
      "HH,P1,FC,,121,",
      "NH,P1,PC,,60,",
      "HH,P1,PL,Rigid,30,",
      "HDC,,PL,,22,1000",
      "RU,P1,PL,,8,",
      "HH,P1,PC,,1,",
    ]);
  });

  it("reports transport packaging under its own classes, and all of a small organisation together", () => {
    expect(cells({ ...PRODUCER, level: "transport" })).toEqual([
      "HH,P3,FC,,121,",
      "NH,P4,PC,,60,",
      "HH,P3,PL,Rigid,52,",
      "RU,P5,PL,,8,",
      "HH,P3,PC,,1,",
    ]);
    expect(cells({ ...PRODUCER, organisation_size: "S", submission_period: "2025-P0" })).toEqual([
      "SP,P1,FC,,121,",
      "SP,P1,PC,,61,",
      "SP,P1,PL,,38,",
      "HDC,,PL,,22,1000",
    ]);
  });

  it("follows the published rules in each of these forms", () => {
    for (const level of ["primary", "transport"] as const)
      for (const size of ["L", "S"] as const) {
        const submission_period = size === "L" ? "2025-H2" : "2025-P0";
        const producer = { ...PRODUCER, level, organisation_size: size, submission_period };
        const rows = ukFile(split().counted, producer, LAW).lines.map(({ row }) => row);
        expect(checkUkFile(rows).filter(({ severity }) => severity === "error")).toEqual([]);
      }
  });

  it("counts each product once in a row, however many of its parts are in it", () => {
    const { lines } = ukFile(split().counted, { ...PRODUCER, level: "transport" }, LAW);
    // 10,000 lids and 1,000 bottles with a cap of plastic, too
    expect(lines.find(({ row }) => row.packaging_material_subtype === "Rigid")?.pieces).toBe(11_000);
  });

  it("estimates base fees for household packaging only, of large organisations only", () => {
    const { lines } = ukFile(split().counted, PRODUCER, LAW);
    // 121 kg at 461, 30 kg at 423 and 1 kg at 196 pounds a tonne
    expect(lines.map(({ fee }) => fee.toFixed(3))).toEqual(["55.781", "0.000", "12.690", "0.000", "0.000", "0.196"]);
    expect(lines.filter(({ rate }) => rate !== null)).toHaveLength(3);
    const small = ukFile(split().counted, { ...PRODUCER, organisation_size: "S" }, LAW);
    expect(small.lines.every(({ fee, rate }) => fee === 0 && rate === null)).toBe(true);
  });

  it("charges household drinks containers of glass, and none of other materials", () => {
    const glass = part({ usecase_id: "beverage_bottle", prodsys_id: "g", mat_recipe_id: "glass_bottle", kg: 500 });
    const { counted } = packagingInLaw({ household: [glass], business: [] }, LAW, ALL);
    expect(ukFile(counted, PRODUCER, LAW).lines).toMatchObject([{ rate: 192, fee: 96 }]);
  });

  it("leaves out less than half a kilogram, and says how much", () => {
    const light = part({ usecase_id: "hot_cup", prodsys_id: "x", mat_recipe_id: "cork", kg: 0.4 });
    const { counted } = packagingInLaw({ household: [light], business: [] }, LAW, ALL);
    expect(ukFile(counted, PRODUCER, LAW)).toEqual({ lines: [], too_light_kg: 0.4, without_code_kg: 0 });
  });

  it("names materials for which there is no code", () => {
    const leaf = part({ usecase_id: "plate", prodsys_id: "leaf", mat_recipe_id: "palm_leaf", kg: 12 });
    const { counted } = packagingInLaw({ household: [leaf], business: [] }, LAW, ALL);
    expect(cells(PRODUCER, counted)).toEqual(["HH,P1,OT,Leaves,12,"]);
  });
});

const kgBy = (weights: readonly { readonly key: unknown; readonly kg: number }[]) =>
  weights.map(({ key, kg }) => [key, Number(kg.toFixed(3))]);

describe("returns by material", () => {
  it("are by category, in the order of the law, with masses of no category last", () => {
    const leaf = part({ usecase_id: "plate", prodsys_id: "leaf", mat_recipe_id: "palm_leaf", kg: 12 });
    const { counted } = packagingInLaw({ household: [...CUPS, ...BOTTLES, leaf], business: [...BOXES] }, LAW, ALL);
    expect(kgBy(categoryWeights(counted))).toEqual([
      [2, 1.4],
      [3, 121],
      [7, 20.4],
      [12, 9.5],
      [15, 30],
      [null, 12],
    ]);
    expect(categoryWeights(counted).find(({ key }) => key === 12)?.reusable_kg).toBe(7.5);
    expect(categoryName(LAW, 3)).toBe("Composite packaging of which the majority is paper/cardboard");
    expect(categoryName(LAW, null)).toBe("");
  });

  it("have all seven lines of small producers", () => {
    expect(kgBy(smallProducerWeights(split().counted))).toEqual([
      ["glass", 0],
      ["plastic", 59.9],
      ["paper", 182.4],
      ["steel", 0],
      ["aluminium", 0],
      ["wood", 0],
      ["other", 0],
    ]);
  });

  it("take board with 5 % of plastic as a composite in Germany, and board with 3 % as paper", () => {
    const sleeve = part({ usecase_id: "hot_cup", prodsys_id: "d", mat_recipe_id: "paperboard_dispersion", kg: 8 });
    const milk = part({ usecase_id: "beverage_bottle", prodsys_id: "c", mat_recipe_id: "carton_aseptic", kg: 5 });
    const { counted } = packagingInLaw({ household: [...CUPS, sleeve, milk], business: [] }, LAW, ALL);
    expect(kgBy(familyWeights(counted))).toEqual([
      ["glass", 0],
      ["paper", 8],
      ["steel", 0],
      ["aluminium", 0],
      ["beverage-carton", 5],
      ["composite", 121],
      ["plastic", 30],
      ["other", 0],
    ]);
  });
});

describe("the data of re-use systems", () => {
  it("has fillings, added units and masses of reusable packaging, without crockery", () => {
    expect(reuseSystemRows(split().counted)).toEqual([
      {
        usecase_id: "food_container",
        prodsys_id: "box",
        product: "box",
        category: 12,
        material: "pp_reusable",
        rotations: 5000,
        rotations_per_unit: 100,
        units_added: 50,
        kg: 7.5,
      },
    ]);
  });
});
