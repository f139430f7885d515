import { expect, it } from "vitest";
import { RULES_AHEAD } from "../../../workers/engine/rules/rules-ahead.ts";
import { catalogueOf } from "../../../workers/engine/scoring/catalogue-of.ts";
import { referenceOf } from "../../vectors/vector-files.ts";

it("every rule has a day or a year, an address, a name of its law and a day of reading", () => {
  for (const { from, url, law, read_on } of RULES_AHEAD) {
    expect(from).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
    expect(new Date(from).toISOString().slice(0, from.length)).toBe(from);
    expect(url).toMatch(/^https:\/\/\S+$/);
    expect(law).not.toBe("");
    expect(new Date(read_on).toISOString().slice(0, 10)).toBe(read_on);
  }
  expect(new Set(RULES_AHEAD.map(({ id }) => id)).size).toBe(RULES_AHEAD.length);
});

it("the days equal those of the market rules in the reference data", () => {
  const { market_rules } = catalogueOf(referenceOf("default", { folder: "", file: "" }));
  const dayOf = (rule_id: string) => market_rules.find((rule) => rule.rule_id === rule_id)?.since;
  const aheadOf = (id: string) => RULES_AHEAD.find((rule) => rule.id === id)?.from;
  expect(aheadOf("eu_bans")).toBe(dayOf("supd_plates"));
  expect(aheadOf("eu_pfas")).toBe(dayOf("ppwr_pfas"));
  expect(aheadOf("eu_refill")).toBe(dayOf("ppwr_refill"));
  expect(aheadOf("eu_reuse_offer")).toBe(dayOf("ppwr_reuse_offer"));
  expect(aheadOf("eu_formats")).toBe(dayOf("ppwr_dine_in"));
  expect(aheadOf("uk_bans")).toBe(dayOf("uk_cutlery"));
  expect(aheadOf("uk_bans")).toBe(dayOf("uk_polystyrene"));
  expect(aheadOf("uk_fees")).toBe(dayOf("uk_packaging_fees"));
});

it("no rule is marked as read in the law unless the rule of the reference data is", () => {
  const { market_rules } = catalogueOf(referenceOf("default", { folder: "", file: "" }));
  const placesOf = (prefix: string) =>
    new Set(market_rules.filter(({ rule_id }) => rule_id.startsWith(prefix)).map(({ read_in }) => read_in));
  const aheadOf = (id: string) => RULES_AHEAD.find((rule) => rule.id === id)?.read_in;
  expect(placesOf("supd_")).toEqual(new Set([aheadOf("eu_bans")]));
  expect(placesOf("ppwr_")).toEqual(
    new Set(["eu_pfas", "eu_refill", "eu_reuse_offer", "eu_formats"].map((id) => aheadOf(id))),
  );
  expect(new Set([...placesOf("uk_cutlery"), ...placesOf("uk_plates"), ...placesOf("uk_polystyrene")])).toEqual(
    new Set([aheadOf("uk_bans")]),
  );
  // no text of the law was found for these
  expect(aheadOf("us_md")).toBe("citing page");
  expect(placesOf("fr_dine_in")).toEqual(new Set(["citing page"]));
  expect(placesOf("ca_sb54")).toEqual(new Set(["citing page"]));
  expect(placesOf("uk_packaging_fees")).toEqual(new Set([aheadOf("uk_fees")]));
  expect(placesOf("ca_eps")).toEqual(new Set([aheadOf("us_ca_foam")]));
});
