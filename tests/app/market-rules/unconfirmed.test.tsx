import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { rulesCsv } from "../../../app/exports/rules-ahead.ts";
import { LawFacts } from "../../../app/features/report/law-and-quality.tsx";
import { RulesTimeline } from "../../../app/features/rules-ahead/rules-timeline.tsx";
import { LawNote, LawRules } from "../../../app/market-rules/law-note.tsx";
import { readingOf } from "../../../app/market-rules/law-words.ts";
import { rulesAheadTexts } from "../../../app/text/en/rules-ahead.ts";
import type { MarketRule } from "../../../workers/engine/rules/market-rules.ts";
import { RULES_AHEAD } from "../../../workers/engine/rules/rules-ahead.ts";
import { catalogueOf } from "../../../workers/engine/scoring/catalogue-of.ts";
import { lawText } from "../../../workers/export/law-column.ts";
import { referenceOf } from "../../vectors/vector-files.ts";

const DAY = "2026-11-26";
const { market_rules } = catalogueOf(referenceOf("default", { folder: "", file: "" }));

/** Read on a citing page only, or without a day for a part of the region. */
const UNCONFIRMED = [
  "ca_sb54",
  "fr_dine_in",
  "uk_cutlery",
  "uk_plates",
  "uk_polystyrene",
  "uk_simpler_recycling",
  "uk_stirrers",
  "uk_straws",
];
const UNCONFIRMED_AHEAD = ["uk_bans", "us_md"];

const saysSo = (text: string): boolean => /not confirmed/i.test(text);

const textOf = (node: ReactNode): string => {
  const { container, unmount } = render(node);
  const text = container.textContent ?? "";
  unmount();
  return text;
};

afterEach(cleanup);

describe("a rule whose date or wording is not confirmed says so, and no other rule does", () => {
  const unconfirmedBy = (textOfRule: (rule: MarketRule) => string): readonly string[] =>
    market_rules
      .filter((rule) => saysSo(textOfRule(rule)))
      .map(({ rule_id }) => rule_id)
      .toSorted();
  const about = (rule: MarketRule) => ({
    products: [{ prodsys_id: "one", name: "One" }],
    law: new Map([["one", [rule]]]),
    region: "the region",
  });

  it.each<readonly [string, (rule: MarketRule) => string]>([
    ["below a list of products", (rule) => textOf(<LawNote {...about(rule)} />)],
    ["in the dialog of a product", (rule) => textOf(<LawRules rules={[rule]} day={DAY} />)],
    ["in a report", (rule) => textOf(<LawFacts {...about(rule)} day={DAY} />)],
    ["in the column of CSV files", (rule) => lawText([rule])],
  ])("%s", (_place, textOfRule) => {
    expect(unconfirmedBy(textOfRule)).toEqual(UNCONFIRMED);
  });

  it("on the page of rules ahead, and in its file", () => {
    const rows = RULES_AHEAD.map((rule) => ({
      id: rule.id,
      market: rule.market,
      from: rule.from,
      law: rule.law,
      url: rule.url,
      asks: rulesAheadTexts.rules[rule.id],
      figure: "",
      reading: readingOf(rule),
    }));
    const shown = rows.filter((row) => saysSo(textOf(<RulesTimeline rules={[row]} day={DAY} />)));
    expect(shown.map(({ id }) => id)).toEqual(UNCONFIRMED_AHEAD);
    const written = rows.filter((row) => saysSo(rulesCsv([row], [], { decimalComma: false })));
    expect(written.map(({ id }) => id)).toEqual(UNCONFIRMED_AHEAD);
  });
});
