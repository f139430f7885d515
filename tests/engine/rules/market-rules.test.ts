import { describe, expect, it } from "vitest";
import { catalogueOf } from "../../../workers/engine/scoring/catalogue-of.ts";
import {
  forbidsOn,
  isConfirmed,
  marketRulesOf,
  plasticKindOf,
  readMarketRules,
  type MarketRule,
} from "../../../workers/engine/rules/market-rules.ts";
import { referenceOf } from "../../vectors/vector-files.ts";

const catalogue = catalogueOf(referenceOf("default", { folder: "", file: "" }));

const rulesOf = (prodsys_id: string, region: string): readonly MarketRule[] => {
  const product = catalogue.products.find((one) => one.prodsys_id === prodsys_id);
  if (product === undefined) throw new Error(`no product ${prodsys_id}`);
  return marketRulesOf(product, region, catalogue);
};
const forbidden = (region: string, day = "2026-11-21"): readonly string[] =>
  catalogue.products
    .filter((product) => marketRulesOf(product, region, catalogue).some((rule) => forbidsOn(rule, day)))
    .map(({ prodsys_id }) => prodsys_id)
    .toSorted();

describe("shipped rules on shipped products", () => {
  it("forbid in the European Union exactly the products named by the directive", () => {
    expect(forbidden("Europe")).toEqual([
      "fork_cpla",
      "fork_paper",
      "fork_pp",
      "fork_ps",
      "hot_cup_eps",
      "knife_cpla",
      "knife_paper",
      "knife_pp",
      "knife_ps",
      "plate_paper_pe",
      "plate_pla",
      "plate_pp",
      "plate_ps",
      "plate_xps",
      "spoon_cpla",
      "spoon_paper",
      "spoon_pp",
      "spoon_ps",
      "stirrer_ps",
      "straw_pha",
      "straw_pla",
      "straw_pp",
    ]);
    for (const member of ["Spain", "Germany", "France", "Italy", "Netherlands"])
      expect(forbidden(member)).toEqual(forbidden("Europe"));
  });

  it("forbid nothing globally, in the United States, or before the day from which they apply", () => {
    expect(forbidden("Global")).toEqual([]);
    expect(forbidden("UnitedStates")).toEqual([]);
    expect(forbidden("Europe", "2021-07-02")).toEqual([]);
    expect(forbidden("Europe", "2021-07-03")).toEqual(forbidden("Europe"));
  });

  it("do not treat glue as plastic, or reusables as single-use products", () => {
    expect(rulesOf("straw_paper", "Europe")).toEqual([]);
    expect(rulesOf("stirrer_paper", "Europe")).toEqual([]);
    expect(rulesOf("fork_pp_reuse", "Europe")).toEqual([]);
    expect(rulesOf("fork_pp_reuse", "UnitedKingdom")).toEqual([]);
    expect(rulesOf("straw_silicone", "Europe")).toEqual([]);
  });

  it("limit extruded foam, and forbid it from the day on which the amended directive names it", () => {
    expect(rulesOf("clamshell_xps", "Europe").map(({ rule_id, status }) => [rule_id, status])).toEqual([
      ["supd_xps", "limited"],
      ["ppwr_pfas", "limited"],
      ["ppwr_refill", "duty"],
      ["ppwr_reuse_offer", "duty"],
      ["supd_xps_2029", "not allowed"],
      ["ppwr_dine_in", "limited"],
    ]);
    expect(forbidden("Europe", "2029-02-11")).not.toContain("clamshell_xps");
    expect(forbidden("Europe", "2029-02-12")).toEqual(
      [...forbidden("Europe"), "clamshell_xps", "container_xps"].toSorted(),
    );
  });

  it("limit plastic packaging for eating in from 2030, but not board with a lining or what is no packaging", () => {
    const limits = (prodsys_id: string) =>
      rulesOf(prodsys_id, "Spain").some(({ rule_id }) => rule_id === "ppwr_dine_in");
    expect(["hot_cup_eps", "clamshell_xps", "plate_ps"].filter(limits)).toHaveLength(3);
    expect(["hot_cup_paper_pe", "hot_cup_pp_reuse", "fork_pp", "straw_pp"].filter(limits)).toEqual([]);
  });

  it("apply PFAS limits also to reusable packaging, but not to products that are no packaging", () => {
    expect(rulesOf("hot_cup_pp_reuse", "Europe").map(({ rule_id }) => rule_id)).toEqual(["ppwr_pfas"]);
    expect(rulesOf("hot_cup_paper_pe", "Europe").map(({ rule_id }) => rule_id)).toContain("ppwr_pfas");
    const reusablePlates = catalogue.products.filter(({ usecase_id, reusable }) => usecase_id === "plate" && reusable);
    expect(reusablePlates.length).toBeGreaterThan(0);
    for (const { prodsys_id } of reusablePlates) expect(rulesOf(prodsys_id, "Europe")).toEqual([]);
    expect(rulesOf("plate_pulp", "Europe").map(({ rule_id }) => rule_id)).toEqual(["ppwr_pfas_one_way"]);
  });

  it("for the United Kingdom are its own, without those of directives", () => {
    expect(forbidden("UnitedKingdom")).toEqual([
      "clamshell_xps",
      "container_xps",
      "fork_cpla",
      "fork_paper",
      "fork_pp",
      "fork_ps",
      "hot_cup_eps",
      "knife_cpla",
      "knife_paper",
      "knife_pp",
      "knife_ps",
      "spoon_cpla",
      "spoon_paper",
      "spoon_pp",
      "spoon_ps",
      "stirrer_ps",
    ]);
    // packaging filled at the point of sale stays allowed, so a plate is limited and not forbidden
    expect(rulesOf("plate_ps", "UnitedKingdom").map(({ rule_id, status }) => [rule_id, status])).toEqual([
      ["uk_plastic_tax", "duty"],
      ["uk_plates", "limited"],
      ["uk_simpler_recycling", "duty"],
      ["uk_packaging_fees", "duty"],
    ]);
    const regions = catalogue.market_rules.filter(({ regions: all }) => all.includes("UnitedKingdom"));
    expect(regions.every(({ rule_id }) => rule_id.startsWith("uk_"))).toBe(true);
  });

  it("include national rules of Germany and France", () => {
    const german = rulesOf("hot_cup_paper_pe", "Germany").map(({ rule_id }) => rule_id);
    expect(german).toContain("de_reuse_offer_cups");
    expect(rulesOf("hot_cup_paper_pe", "Europe").map(({ rule_id }) => rule_id)).not.toContain("de_reuse_offer_cups");
    // boxes without plastic are not in its scope
    expect(rulesOf("clamshell_bagasse", "Germany").map(({ rule_id }) => rule_id)).not.toContain("de_reuse_offer_food");
    expect(rulesOf("plate_pulp", "France").map(({ rule_id }) => rule_id)).toContain("fr_dine_in");
  });

  it("have a note if their day is uncertain", () => {
    const noted = catalogue.market_rules.filter(({ date_note }) => date_note !== undefined);
    expect(noted.map(({ rule_id }) => rule_id)).toEqual(
      expect.arrayContaining(["ca_sb54", "uk_cutlery", "uk_stirrers"]),
    );
    expect(catalogue.market_rules.find(({ rule_id }) => rule_id === "ca_sb54")?.date_note).toMatch(/not confirmed/);
  });

  it("say where and on which day each was read, and show a rule of an older dataset as unconfirmed", () => {
    for (const { read_on, read_in } of catalogue.market_rules) {
      expect(read_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(["law", "citing page"]).toContain(read_in);
    }
    const fields = { rule_id: "old", status: "duty", since: "2027-01-01", read_in: "law", read_on: "soon" };
    const [older] = readMarketRules(new Map([["old", new Map(Object.entries(fields))]]));
    expect(older && isConfirmed(older)).toBe(false);
  });

  it("require weights of products with plastic in the United States", () => {
    expect(rulesOf("hot_cup_paper_pe", "UnitedStates").map(({ rule_id }) => rule_id)).toEqual(["ca_sb54"]);
    expect(rulesOf("fork_wood", "UnitedStates")).toEqual([]);
  });

  it("have an address of the legal text each", () => {
    expect(catalogue.market_rules).toHaveLength(25);
    expect(catalogue.market_rules.filter(({ url }) => url === null)).toEqual([]);
  });
});

describe("reading rules", () => {
  const read = (fields: Readonly<Record<string, unknown>>) =>
    readMarketRules(new Map([["r", new Map(Object.entries({ status: "duty", since: "2027-01-01", ...fields }))]]));

  it("skips a rule with an unknown status or without a day", () => {
    expect(read({ status: "forbidden" })).toEqual([]);
    expect(read({ since: "soon" })).toEqual([]);
    expect(read({})).toHaveLength(1);
  });

  it("accepts only https addresses", () => {
    expect(read({ url: "javascript:alert(1)" })[0]?.url).toBeNull();
    expect(read({ url: "https://example.org/law" })[0]?.url).toBe("https://example.org/law");
  });

  it("limits a rule to single use by default", () => {
    expect(read({})[0]?.single_use).toBe(true);
    expect(read({ single_use_yn: "0" })[0]?.single_use).toBe(false);
  });

  it("distinguishes plastic, bioplastic and coated materials", () => {
    expect(plasticKindOf({ family: "plastic", plastic_massfrac: 1 })).toBe("plastic");
    expect(plasticKindOf({ family: "bioplastic", plastic_massfrac: 0.75 })).toBe("bioplastic");
    expect(plasticKindOf({ family: "paper", plastic_massfrac: 0.05 })).toBe("plastic-coated");
    expect(plasticKindOf({ family: "bioplastic", plastic_massfrac: 0 })).toBeNull();
  });

  it("applies no rule to unknown materials", () => {
    const [rule] = read({ families: "plastic", use_case: "*", region: "Europe" });
    const product = { usecase_id: "plate", reusable: false, material_ids: ["__proto__", "gone"] };
    expect(marketRulesOf(product, "Europe", { market_rules: rule ? [rule] : [], materials: {} })).toEqual([]);
  });
});
