import {
  forbidsOn,
  isConfirmed,
  type LawOfProducts,
  type MarketRule,
  type RuleReading,
} from "../../workers/engine/rules/market-rules.ts";
import { formatUtcDay } from "../text/dates.ts";
import { marketRulesTexts } from "../text/en/market-rules.ts";
import { pageSectionsTexts } from "../text/en/page-sections.ts";
import { formatCount } from "../text/format.ts";

/** Today in UTC, as in rules: YYYY-MM-DD. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The day from which a rule applies, formatted. */
export const dayOf = (rule: MarketRule): string => formatUtcDay(Date.parse(rule.since));

/** How a rule was checked, and on which day. */
export const readingOf = (rule: RuleReading): string => {
  if (rule.read_on === undefined) return marketRulesTexts.unread;
  const day = formatUtcDay(Date.parse(rule.read_on));
  return isConfirmed(rule) ? marketRulesTexts.confirmed(day) : marketRulesTexts.unconfirmed(day);
};

/** "the EU market": the first region of a rule is its market. */
const marketOf = (rule: MarketRule): string => {
  const [region = ""] = rule.regions;
  const known = Object.entries(marketRulesTexts.markets).find(([id]) => id === region)?.[1];
  return known ?? marketRulesTexts.market(region);
};

/** "since 3 Jul 2021", or "from 12 Feb 2027" for a day in the future. */
const whenOf = (rule: MarketRule, day: string): string =>
  rule.since <= day ? marketRulesTexts.since(dayOf(rule)) : marketRulesTexts.from(dayOf(rule));

/** "Not allowed since 3 Jul 2021" */
export const statusOf = (rule: MarketRule, day: string): string =>
  marketRulesTexts.statusAndDay(marketRulesTexts.statuses[rule.status], whenOf(rule, day));

/** The first of a product's rules that forbids its sale; null = none. */
export const forbidding = (rules: readonly MarketRule[]): MarketRule | null =>
  rules.find(({ status }) => status === "not allowed") ?? null;

/** The name of a product with its mark as text, for lists that hold text only, such as the options of a select. */
export const nameWithMark = (name: string, rules: readonly MarketRule[] = []): string => {
  const rule = forbidding(rules);
  return rule === null ? name : `${name} (${markOf(rule, today(), true)})`;
};

/** Text of the mark today; undefined = no rule forbids the sale. */
export const lawMark = (rules: readonly MarketRule[] = []): string | undefined => {
  const rule = forbidding(rules);
  return rule === null ? undefined : markOf(rule, today(), false);
};

/** Text of the mark: "not allowed on the EU market"; short: "not allowed". */
export const markOf = (rule: MarketRule, day: string, short: boolean): string => {
  if (rule.since <= day) return short ? marketRulesTexts.short : marketRulesTexts.notAllowed(marketOf(rule));
  return short ? marketRulesTexts.shortFrom(dayOf(rule)) : marketRulesTexts.notAllowedFrom(marketOf(rule), dayOf(rule));
};

/** Ids of the products whose sale is forbidden on the day (YYYY-MM-DD), in the order of `law`. */
export const forbiddenOn = (law: LawOfProducts, day: string): readonly string[] =>
  [...law].flatMap(([prodsys_id, rules]) => (rules.some((rule) => forbidsOn(rule, day)) ? [prodsys_id] : []));

/** A rule with the products of a list that it applies to. */
export interface RuleAmong {
  readonly rule: MarketRule;
  /** ids, in the order of the list */
  readonly products: readonly string[];
}

/** The rules that apply to products of a list, each once: bans first, then by day. */
export const rulesAmong = (
  prodsys_ids: readonly string[],
  law: ReadonlyMap<string, readonly MarketRule[]>,
): readonly RuleAmong[] => {
  const among = new Map<string, { readonly rule: MarketRule; readonly products: string[] }>();
  for (const id of prodsys_ids)
    for (const rule of law.get(id) ?? []) {
      const known = among.get(rule.rule_id);
      if (known) known.products.push(id);
      else among.set(rule.rule_id, { rule, products: [id] });
    }
  const compareDays = (a: string, b: string): number => Number(a > b) - Number(a < b);
  const rank = ({ rule }: RuleAmong): number => Number(rule.status !== "not allowed");
  return [...among.values()].toSorted((a, b) => rank(a) - rank(b) || compareDays(a.rule.since, b.rule.since));
};

/** How many of the products are not allowed; if all are, how many rules apply to them. */
export const lawAside = (products: readonly { readonly prodsys_id: string }[], law: LawOfProducts): string => {
  const ids = products.map(({ prodsys_id }) => prodsys_id);
  const forbidden = forbiddenOn(law, today()).filter((product) => ids.includes(product)).length;
  const rules = rulesAmong(ids, law).length;
  return forbidden === 0
    ? pageSectionsTexts.rules(rules, formatCount(rules))
    : pageSectionsTexts.forbidden(forbidden, formatCount(forbidden));
};
