import { expect, it } from "vitest";
import { RULES_AHEAD, RULES_READ_ON } from "../../../workers/engine/rules/rules-ahead.ts";
import { catalogueOf } from "../../../workers/engine/scoring/catalogue-of.ts";
import { referenceOf } from "../../vectors/vector-files.ts";

it("every rule has a day or a year, an address and a name of its law", () => {
  for (const { from, url, law } of RULES_AHEAD) {
    expect(from).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
    expect(new Date(from).toISOString().slice(0, from.length)).toBe(from);
    expect(url).toMatch(/^https:\/\/\S+$/);
    expect(law).not.toBe("");
  }
  expect(new Set(RULES_AHEAD.map(({ id }) => id)).size).toBe(RULES_AHEAD.length);
  expect(RULES_READ_ON).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it("the days equal those of the market rules in the reference data", () => {
  const { market_rules } = catalogueOf(referenceOf("default", { folder: "", file: "" }));
  const dayOf = (rule_id: string) => market_rules.find((rule) => rule.rule_id === rule_id)?.since;
  const aheadOf = (id: string) => RULES_AHEAD.find((rule) => rule.id === id)?.from;
  expect(aheadOf("eu_bans")).toBe(dayOf("supd_plates"));
  expect(aheadOf("eu_pfas")).toBe(dayOf("ppwr_pfas"));
  expect(aheadOf("eu_refill")).toBe(dayOf("ppwr_refill"));
  expect(aheadOf("eu_reuse_offer")).toBe(dayOf("ppwr_reuse_offer"));
  expect(aheadOf("uk_bans")).toBe(dayOf("uk_cutlery"));
  expect(aheadOf("uk_bans")).toBe(dayOf("uk_polystyrene"));
  expect(aheadOf("uk_fees")).toBe(dayOf("uk_packaging_fees"));
});
