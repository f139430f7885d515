import { plural, texts } from "../catalogue.ts";
import { formatList } from "../lists.ts";
import { capital, quoted } from "./sentence-parts.ts";

const all = (names: readonly string[]): string => formatList(names.map((name) => `the ${quoted(name)}`));
const lead = (names: readonly string[]): string => `${all(names)} ${names.length > 1 ? "lead" : "leads"}`;

/** Texts about ratings with and without the reuse rule. Names written as in a list, numbers formatted. */
export const reuseRuleTexts = texts("reuse-rule", {
  /** above the title, after what is compared */
  kicker: (kicker: string) => `${kicker}, without the reuse rule`,
  switch: "Rate reusables like other products",
  title: "The reuse rule",
  /** one line about the content of the collapsed section */
  inside: "Who would lead if reusables were rated like other products.",
  product: "Product",
  table: {
    caption: "Summary scores with the reuse rule and without it",
    before: "With",
    now: "Without",
    change: "Change",
    better: (points: string) => `+${points}`,
  },
  /** a finding below the ranking */
  short: "Reuse rule",
  holds: "Holds without the reuse rule too",
  rests: (names: readonly string[]) => `Rests on the reuse rule: without it ${all(names)} would lead`,
  restsPortfolio: (without: string, withRule: string) => `Without the reuse rule ${without} instead of ${withRule}`,
  /** a product of which nothing is recycled, beside a recoverability of 100 */
  whyBest: "recoverability 100 by the reuse rule",
  rule: (uses: string) =>
    `The method gives products that are used at least ${uses} times the best rating in sustainable sourcing and recoverability.`,
  leaders: (withRule: readonly string[], without: readonly string[]) =>
    `With the reuse rule ${lead(withRule)}, without it ${lead(without)}.`,
  same: (names: readonly string[]) => `${capital(lead(names))} with the reuse rule and without it.`,
  view: "This is a view of the results and scores. All other sections, files, the report and shared results keep the rule.",
  count: (count: number, useCases: string, region: string, withRule: string, without: string) =>
    `With the rule a reusable leads in ${withRule} of ${plural(count, { one: "1 use case", other: `${useCases} use cases` })} in ${region}, without it in ${without}: built-in products, usual weights.`,
  /** the base region, in a sentence */
  world: "the world",
  portfolio: (withRule: string, without: string) =>
    `The portfolio scores ${withRule} with the reuse rule and ${without} without it.`,
  working: "Rating reusables like other products…",
  failed: "The ratings without the reuse rule could not be calculated.",
});
