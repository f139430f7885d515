import { plural, texts } from "../catalogue.ts";
import { formatList } from "../lists.ts";
import { capital, quoted } from "./sentence-parts.ts";

const named = (names: readonly string[]): string => capital(formatList(names.map((name) => `the ${quoted(name)}`)));

/** Packaging law, beside products and results. Dates and numbers arrive formatted. */
export const marketRulesTexts = texts("market-rules", {
  /** regions with a market of their own; other markets are called by the region's name */
  markets: { Europe: "the EU market", UnitedStates: "the US market", UnitedKingdom: "the UK market" },
  market: (region: string) => `the market of ${region}`,
  notAllowed: (market: string) => `not allowed on ${market}`,
  notAllowedFrom: (market: string, day: string) => `not allowed on ${market} from ${day}`,
  /** short forms, for small places */
  short: "not allowed",
  shortFrom: (day: string) => `not allowed from ${day}`,
  explain: (product: string, mark: string) => `${product}: ${mark}. What the law says`,

  title: (product: string) => `What the law says: ${product}`,
  statuses: { "not allowed": "Not allowed", limited: "Limited", duty: "Duty" },
  since: (day: string) => `since ${day}`,
  from: (day: string) => `from ${day}`,
  statusAndDay: (status: string, day: string) => `${status} ${day}`,
  source: "Source",
  /** below or behind each rule: how it was checked */
  confirmed: (day: string) => `Read in the law or at its authority on ${day}.`,
  unconfirmed: (day: string) => `Not confirmed against the law's text; a page that cites it was read on ${day}.`,
  unread: "Not confirmed against the law's text.",
  limits:
    "For information, not legal advice. Based only on use case and material; exceptions and national law may apply.",
  close: "Close",

  note: "Legal notes",
  noteLead: (region: string) => `What the law says about these products (${region})`,
  about: (count: number, shown: string, all: string) =>
    plural(count, { one: `applies to 1 of ${all} products`, other: `applies to ${shown} of ${all} products` }),
  aboutAll: "applies to all of them",
  aboutNamed: (names: string) => `applies to ${names}`,

  /** products that titles and charts leave out; names written as inside a sentence */
  leftOut: {
    left: (names: readonly string[], region: string) =>
      `${named(names)} may not be sold in ${region}: titles and charts leave ${names.length === 1 ? "it" : "them"} out.`,
    counted: (names: readonly string[], region: string) =>
      `${named(names)} may not be sold in ${region}, but titles and charts count ${names.length === 1 ? "it" : "them"}.`,
    switch: "Count products that are not allowed",
  },
});
