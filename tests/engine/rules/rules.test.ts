import { describe, expect, it } from "vitest";
import { blankDraft } from "../../../workers/engine/rules/blank-draft.ts";
import { addComponent, changeComponent, deleteComponent } from "../../../workers/engine/rules/change-component.ts";
import { changeProduct } from "../../../workers/engine/rules/change-product.ts";
import { changedSettings } from "../../../workers/engine/rules/changed-settings.ts";
import { basedOn, copyOf } from "../../../workers/engine/rules/copied-draft.ts";
import { draftOfSaved } from "../../../workers/engine/rules/draft-of-saved.ts";
import { contactOptions } from "../../../workers/engine/rules/food-contact.ts";
import { fractionText, percentOfFraction } from "../../../workers/engine/rules/mass-load.ts";
import {
  isBelowReuseThreshold,
  returnRateOfUses,
  usesInCalculations,
  usesOfCounts,
  usesOfReturnRate,
} from "../../../workers/engine/rules/reuse.ts";
import { savedOfDraft } from "../../../workers/engine/rules/saved-of-draft.ts";
import { changeStageDistance, changeStageMode, shownStages } from "../../../workers/engine/rules/transport-stages.ts";
import { validateDraft } from "../../../workers/engine/rules/validate-draft.ts";
import { suggestedWashLoad } from "../../../workers/engine/rules/wash-load.ts";
import { wholeAtLeastOne } from "../../../workers/engine/rules/change-product.ts";
import { catalogue, draftOf, inputFor, recordOf, scoreTexts, tablesFor } from "./shipped.ts";

const hot = tablesFor("hot_cup");
const mug = copyOf(draftOf("hot_cup_ceramic"), "mine");
const lidded = copyOf(draftOf("hot_cup_paper_pe_lid"), "mine");

describe("numbers", () => {
  it.each([
    [null, null],
    [Number.NaN, null],
    [0, 1],
    [0.4, 1],
    [1.5, 2],
    [349.4, 349],
  ])("a size of %s is %s", (entered, size) => expect(wholeAtLeastOne(entered)).toBe(size));

  it.each([
    [85, "0.85"],
    [57, "0.57"],
    [100, "1"],
    [0.1, "0.001"],
    [12.5, "0.125"],
  ])("a mass load factor of %d %% is stored as %s and converts back exactly", (percent, text) => {
    expect(fractionText(percent)).toBe(text);
    expect(percentOfFraction(Number(text))).toBe(percent);
  });

  it.each(["1e308", "-1e308"])(
    "a mass load factor of %s gives a finite number, a range fault, and is saved unchanged",
    (text) => {
      const percent = percentOfFraction(Number(text));
      expect(percent).toSatisfy(Number.isFinite);
      const draft = { ...mug, mass_load_percent: percent, mass_load_stated: text };
      expect(validateDraft(draft, hot)).toEqual([{ field: "mass_load_percent", code: "out_of_range" }]);
      expect(savedOfDraft(draft).customProduct.product.pack_eff).toBe(text);
    },
  );

  it("a return rate of 95 % is exactly 20 uses; 100 % gives no number of uses", () => {
    expect(usesOfReturnRate(95)).toBe(20);
    expect(usesOfReturnRate(0)).toBe(1);
    expect(usesOfReturnRate(100)).toBeNull();
    expect(usesOfReturnRate(99.99)).toBe(1000);
    expect(usesOfReturnRate(-1)).toBeNull();
    expect(usesOfReturnRate(Number.NaN)).toBeNull();
    expect(returnRateOfUses(20)).toBe(95);
    expect(usesOfCounts(52_000, 49_400)).toBe(20);
    expect(usesOfCounts(1000, 1000)).toBe(1000);
    expect([usesOfCounts(0, 0), usesOfCounts(10, 11), usesOfCounts(10, -1)]).toEqual([null, null, null]);
    expect(returnRateOfUses(1)).toBe(0);
  });

  it("uses are at least 1, and 1 for single use; fewer than 5 are below the reuse threshold", () => {
    expect(usesInCalculations({ reusable: true, uses: 0.3 })).toBe(1);
    expect(usesInCalculations({ reusable: true, uses: null })).toBe(1);
    expect(usesInCalculations({ reusable: true, uses: 12.5 })).toBe(12.5);
    expect(usesInCalculations({ reusable: false, uses: 40 })).toBe(1);
    expect(isBelowReuseThreshold({ reusable: true, uses: 4 }, hot)).toBe(true);
    expect(isBelowReuseThreshold({ reusable: true, uses: 5 }, hot)).toBe(false);
    expect(isBelowReuseThreshold({ reusable: false, uses: 1 }, hot)).toBe(false);
  });

  it("a rack of 50 × 50 cm holds 25 cups of 9 cm, and 1 item that is too large", () => {
    expect(suggestedWashLoad({ width_cm: 9, depth_cm: 9 }, hot)).toBe(25);
    expect(suggestedWashLoad({ width_cm: 24, depth_cm: 9 }, hot)).toBe(10);
    expect(suggestedWashLoad({ width_cm: 60, depth_cm: 60 }, hot)).toBe(1);
    expect(suggestedWashLoad({ width_cm: 0, depth_cm: 9 }, hot)).toBeNull();
  });
});

describe("faults", () => {
  it("a new product has a fault for every required field, in the order of the form", () => {
    const blank = blankDraft("mine", hot);
    expect(blank.mass_load_percent).toBe(85);
    expect(blank.components[0]?.litter_class).toBe("medium");
    expect(validateDraft(blank, hot)).toEqual(
      [
        "name",
        "description",
        "size",
        "components/part_1/component_name",
        "components/part_1/mat_recipe_id",
        "components/part_1/mass_grams",
        "components/part_1/coc_contact_id",
      ].map((field) => ({ field, code: "required" })),
    );
    const reusable = { ...blank, reusable: true };
    expect(validateDraft(reusable, hot).map(({ field }) => field)).toEqual(
      expect.arrayContaining(["wash_system_id", "wash_load"]),
    );
  });

  it.each([
    ["name", { name: "x".repeat(201) }, "too_long"],
    ["name", { name: "  " }, "required"],
    ["name", { name: "a\u0000b" }, "not_plain"],
    ["name", { name: "a\u202eb" }, "not_plain"],
    ["description", { description: "x".repeat(101) }, "too_long"],
    ["notes", { notes: "x".repeat(501) }, "too_long"],
    ["size", { size: 1.5 }, "not_whole"],
    ["size", { size: 0 }, "out_of_range"],
    ["mass_load_percent", { mass_load_percent: 0 }, "out_of_range"],
    ["mass_load_percent", { mass_load_percent: 100.1 }, "out_of_range"],
    ["uses", { uses: -1 }, "out_of_range"],
    ["wash_system_id", { wash_system_id: "gone" }, "unknown"],
    ["wash_load", { wash_load: null }, "required"],
    ["wash_distance_km", { wash_distance_km: -1 }, "out_of_range"],
    ["washes_per_use", { washes_per_use: -1 }, "out_of_range"],
    ["region_production", { region_production: "Moon" }, "unknown"],
    ["components", { components: [] }, "required"],
  ] as const)("%s of %j: %s", (field, wrong, code) =>
    expect(validateDraft({ ...mug, ...wrong }, hot)).toEqual([{ field, code }]),
  );

  it("texts of the maximum length have no fault", () => {
    const long = { ...mug, description: "x".repeat(100), notes: "x".repeat(500), name: "x".repeat(200) };
    expect(validateDraft(long, hot)).toEqual([]);
  });

  it.each([
    ["mass_grams", { mass_grams: 0 }, "out_of_range"],
    ["mat_recipe_id", { mat_recipe_id: "unobtainium" }, "unknown"],
    ["litter_class", { litter_class: "" }, "required"],
    ["coc_contact_id", { coc_contact_id: "none" }, "not_possible"],
    ["compliance", { compliance: 9 }, "unknown"],
    ["disclosure", { disclosure: 1.5 }, "unknown"],
    ["recycled_content", { recycled_content: 101 }, "out_of_range"],
  ] as const)("%s of the only component as %j: %s", (field, wrong, code) => {
    const components = mug.components.map((component) => ({ ...component, ...wrong }));
    expect(validateDraft({ ...mug, components }, hot)).toEqual([{ field: `components/body/${field}`, code }]);
  });
});

describe("components", () => {
  it("the heaviest component becomes main and gets the size", () => {
    const heavy = changeComponent(lidded, "lid", { mass_grams: 50 }, hot);
    expect(heavy.components.map(({ component_id, main }) => [component_id, main])).toEqual([
      ["body", false],
      ["lid", true],
    ]);
    const sized = savedOfDraft(heavy).customProduct.product.components.map(({ dimension_prod }) => dimension_prod);
    expect(sized).toEqual([undefined, 350]);
    expect(deleteComponent(heavy, "lid")).toEqual(heavy);
    expect(deleteComponent(heavy, "body").components.map(({ component_id }) => component_id)).toEqual(["lid"]);
  });

  it("a component as heavy as the main one does not become main", () => {
    const equal = changeComponent(lidded, "lid", { mass_grams: 12.1 }, hot);
    expect(equal.components.map(({ main }) => main)).toEqual([true, false]);
  });

  it("'no contact' is offered beside a component with contact, and alone only in some use cases", () => {
    const offered = (draft: typeof mug, id: string, tables = hot) =>
      contactOptions(draft, id, tables).map(({ coc_contact_id }) => coc_contact_id);
    expect(offered(mug, "body")).toEqual(["direct", "incidental"]);
    expect(offered(lidded, "lid")).toEqual(["direct", "incidental", "none"]);
    const untouched = changeComponent(lidded, "body", { coc_contact_id: "none" }, hot);
    expect(offered(untouched, "lid")).toEqual(["direct", "incidental"]);
    const bags = tablesFor("carry_bag");
    expect(offered(blankDraft("mine", bags), "part_1", bags)).toContain("none");
  });

  it("'no contact' is allowed alone only for carrier bags, which could not be copied otherwise", () => {
    const excepted = catalogue.use_cases.filter(({ usecase_id }) =>
      tablesFor(usecase_id).contacts.some(({ weight, alone }) => weight === 0 && alone),
    );
    expect(excepted.map(({ usecase_id }) => usecase_id)).toEqual(["carry_bag"]);
  });

  it("another material sets whether recycled content is allowed and resets the entered share", () => {
    const board = changeComponent(lidded, "lid", { mat_recipe_id: "pp", recycled_content: 40 }, hot);
    expect(board.components[1]).toMatchObject({ recycled_content_allowed: true, recycled_content: 40 });
    const bio = changeComponent(board, "lid", { mat_recipe_id: "pla" }, hot);
    expect(bio.components[1]).toMatchObject({ recycled_content_allowed: false, recycled_content: null });
    const forced = changeComponent(bio, "lid", { recycled_content: 30 }, hot);
    expect(forced.components[1]?.recycled_content).toBeNull();
    expect(changeComponent(board, "lid", { recycled_content: 130 }, hot).components[1]?.recycled_content).toBe(100);
  });

  it("added components get unique ids", () => {
    const three = addComponent(addComponent(lidded, hot), hot);
    expect(three.components.map(({ component_id }) => component_id)).toEqual(["body", "lid", "part_3", "part_4"]);
    const again = addComponent(deleteComponent(three, "part_3"), hot);
    expect(new Set(again.components.map(({ component_id }) => component_id)).size).toBe(4);
  });
});

describe("washing", () => {
  it("a product that becomes reusable gets the wash defaults of its use case; another system resets the distance", () => {
    const blank = blankDraft("mine", hot);
    const reusable = changeProduct(blank, { reusable: true }, hot);
    expect(reusable).toMatchObject({ wash_system_id: "door_ht", wash_load: 25 });
    const far = changeProduct(mug, { wash_system_id: "industrial_offsite", wash_distance_km: 40 }, hot);
    expect(far.wash_distance_km).toBe(40);
    expect(changeProduct(far, { wash_system_id: "pool_bottle_hub" }, hot).wash_distance_km).toBeNull();
    expect(changeProduct(far, { wash_system_id: "industrial_offsite" }, hot).wash_distance_km).toBe(40);
  });
});

describe("transport", () => {
  it("a distance beyond the limits is clamped and reported", () => {
    const { draft, clamped } = changeStageDistance(mug, hot, "plant_truck", 9000);
    expect(clamped).toEqual({ context_id: "plant_truck", asked: 9000, km: 5000, min: 0, max: 5000 });
    expect(draft.stages["plant_truck"]).toEqual({ mode: null, km: 5000, min: 0, max: 5000 });
    expect(changeStageDistance(draft, hot, "plant_truck", 800).clamped).toBeNull();
    expect(changeStageDistance(draft, hot, "moon", 1)).toEqual({ draft, clamped: null });
  });

  it("an empty distance resets to the default", () => {
    const far = changeStageDistance(mug, hot, "plant_truck", 4000).draft;
    expect(changeStageDistance(far, hot, "plant_truck", null).draft.stages).toEqual({});
    const byRail = changeStageMode(mug, hot, "plant_truck", "rail_freight").draft;
    const edited = changeStageDistance(byRail, hot, "plant_truck", 900).draft;
    const again = changeStageDistance(edited, hot, "plant_truck", null).draft;
    expect(shownStages(again, hot).find(({ context_id }) => context_id === "plant_truck")).toMatchObject({
      mode: "rail_freight",
      km: 500,
    });
  });

  it("a change back to the default is not stored", () => {
    const before = shownStages(mug, hot).find(({ context_id }) => context_id === "plant_truck");
    const away = changeStageDistance(mug, hot, "plant_truck", 77).draft;
    expect(changedSettings(away, mug)).toEqual(["stages/plant_truck"]);
    expect(changeStageDistance(away, hot, "plant_truck", before?.km ?? 0).draft).toEqual(mug);
  });
});

describe("saved overrides", () => {
  const record = recordOf("hot_cup_ceramic");
  const own = { ...record.customProduct, product: { ...record.customProduct.product, prodsys_id: "mine" } };

  it("win over the product's own fields, and draft changes win over them", () => {
    const saved = {
      customProduct: own,
      overrides: {
        reuses: 80,
        wash_system_id: "glasswasher",
        componentOverrides: { body: { CoC_compliance: "4", CoC_disclosure: "3", sustCertifications: { fsc: true } } },
      },
    };
    const draft = draftOfSaved(saved, hot);
    expect(draft).toMatchObject({ uses: 80, wash_system_id: "glasswasher" });
    expect(draft.components[0]).toMatchObject({ compliance: 4, disclosure: 3, sourcing_certificates: ["fsc"] });
    expect(scoreTexts(inputFor("hot_cup", [savedOfDraft(draft)]))).toEqual(scoreTexts(inputFor("hot_cup", [saved])));
    const preview = savedOfDraft(changeProduct(draft, { uses: 300, wash_system_id: "door_ht" }, hot));
    expect(preview.overrides.reuses).toBe(300);
    expect(preview.customProduct.product.wash_system_id).toBe("door_ht");
    expect(preview.overrides.wash_system_id).toBeUndefined();
  });

  it("data of other programs beside the product is saved unchanged, also after 'Base new product on'", () => {
    const beside = { recipes: { body: [{ mass_grams: 5 }] }, wash_default: { wash_cap: 20 } };
    const saved = { customProduct: { ...own, ...beside }, overrides: {} };
    const draft = draftOfSaved(saved, hot);
    expect(savedOfDraft(draft).customProduct).toMatchObject(beside);
    expect(savedOfDraft(basedOn(draft, draftOf("hot_cup_paper_pe"))).customProduct).toMatchObject(beside);
  });

  it("an empty map of certificates means that the component is not compostable", () => {
    const bagasse = recordOf("hot_cup_bagasse").customProduct;
    const denied = {
      customProduct: bagasse,
      overrides: { componentOverrides: { body: { compostCertifications: {} } } },
    };
    const draft = draftOfSaved(denied, hot);
    expect(draft.components[0]?.compostable_default).toBe(false);
    expect(scoreTexts(inputFor("hot_cup", [savedOfDraft(draft)]))).toEqual(scoreTexts(inputFor("hot_cup", [denied])));
  });
});
