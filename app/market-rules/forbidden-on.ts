import { forbidsOn, type LawOfProducts } from "../../workers/engine/rules/market-rules.ts";

/** Ids of the products whose sale is forbidden on the day (YYYY-MM-DD), in the order of `law`. */
export const forbiddenOn = (law: LawOfProducts, day: string): readonly string[] =>
  [...law].flatMap(([prodsys_id, rules]) => (rules.some((rule) => forbidsOn(rule, day)) ? [prodsys_id] : []));
