import type { LawOfProducts } from "../../workers/engine/rules/market-rules.ts";
import { pageSectionsTexts } from "../text/en/page-sections.ts";
import { formatCount } from "../text/format.ts";
import { forbiddenOn, rulesAmong, today } from "./law-words.ts";

/** How many of the products are not allowed; if all are, how many rules apply to them. */
export const lawAside = (products: readonly { readonly prodsys_id: string }[], law: LawOfProducts): string => {
  const ids = products.map(({ prodsys_id }) => prodsys_id);
  const forbidden = forbiddenOn(law, today()).filter((product) => ids.includes(product)).length;
  const rules = rulesAmong(ids, law).length;
  return forbidden === 0
    ? pageSectionsTexts.rules(rules, formatCount(rules))
    : pageSectionsTexts.forbidden(forbidden, formatCount(forbidden));
};
