import type { MarketRule } from "../../workers/engine/rules/market-rules.ts";

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
