import type { RawKind } from "../tables/raw-tables.ts";
import { readAll, type Fields } from "../tables/read-record.ts";

/** Legal status of a product in a region. */
const MARKET_STATUSES = ["not allowed", "limited", "duty"] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

/** Where the words of a rule were read: in the law or at its authority, or on a page that cites the law. */
const READ_IN = ["law", "citing page"] as const;

/** How a rule was checked; older datasets say nothing of it. */
export interface RuleReading {
  /** the day of reading, YYYY-MM-DD */
  readonly read_on?: string;
  readonly read_in?: (typeof READ_IN)[number];
}

/** Kind of plastic: fossil plastic, bioplastic, or another material with a plastic coating or lining. */
export type PlasticKind = "plastic" | "bioplastic" | "plastic-coated";

/**
 * A law shown beside the results as information, with date and source (method.md section 2, market-rule). Its scope is
 * given by use case and material; the text of the law decides.
 */
export interface MarketRule extends RuleReading {
  readonly rule_id: string;
  /** regions of use where it applies */
  readonly regions: readonly string[];
  /** usecase_ids; `*` = all */
  readonly use_cases: readonly string[];
  /** kinds of plastic; `*` = every material */
  readonly families: readonly string[];
  /** mat_recipe_ids in its scope besides the families */
  readonly materials: readonly string[];
  /** mat_recipe_ids exempt from it despite their family, such as paper whose only plastic is its glue */
  readonly except_materials: readonly string[];
  /** true = reusable products are not in its scope */
  readonly single_use: boolean;
  readonly status: MarketStatus;
  /** the day from which it applies, YYYY-MM-DD; may be in the future */
  readonly since: string;
  /** note if the day is uncertain or applies only in a part of the region */
  readonly date_note?: string;
  readonly text: string;
  readonly source: string;
  /** address of the legal text; null = not stated */
  readonly url: string | null;
}

const listOf = (fields: Fields, field: string): readonly string[] =>
  (fields.text(field) ?? "").split("|").filter((part) => part !== "");

const statusOf = (fields: Fields): MarketStatus | null =>
  MARKET_STATUSES.find((status) => status === fields.text("status")) ?? null;

/** The market rules of a region that apply to each product, by prodsys_id; products without rules are left out. */
export type LawOfProducts = ReadonlyMap<string, readonly MarketRule[]>;

/** An https address, safe to use as a link; null = anything else. */
const addressOf = (fields: Fields): string | null => {
  const url = fields.text("url");
  return url !== null && /^https:\/\/\S+$/.test(url) ? url : null;
};

const dayOf = (fields: Fields, field: string): string | null => {
  const day = fields.text(field);
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
};

/** Empty unless both the day and the place of reading are known. */
const readingOf = (fields: Fields): RuleReading => {
  const read_on = dayOf(fields, "read_on");
  const read_in = READ_IN.find((place) => place === fields.text("read_in"));
  return read_on === null || read_in === undefined ? {} : { read_on, read_in };
};

/** Whether the words of a rule were read in the law itself or at its authority. */
export const isConfirmed = ({ read_in }: RuleReading): boolean => read_in === "law";

/** Rows of market-rule, oldest first. Skips rows with an unknown status or without a valid day. */
export const readMarketRules = (kind: RawKind): readonly MarketRule[] => {
  const rules = readAll(kind, (rule_id, fields): MarketRule | null => {
    const [status, since] = [statusOf(fields), dayOf(fields, "since")];
    const note = fields.text("date_note");
    if (status === null || since === null) return null;
    return {
      rule_id,
      regions: listOf(fields, "region"),
      use_cases: listOf(fields, "use_case"),
      families: listOf(fields, "families"),
      materials: listOf(fields, "materials"),
      except_materials: listOf(fields, "except_materials"),
      // a row applies to reusables only if it says so
      single_use: fields.value("single_use_yn") === undefined || fields.flag("single_use_yn"),
      status,
      since,
      ...(note !== null && { date_note: note }),
      text: fields.text("text") ?? rule_id,
      source: fields.text("source") ?? "",
      url: addressOf(fields),
      ...readingOf(fields),
    };
  });
  return [...rules.values()]
    .filter((rule) => rule !== null)
    .toSorted((a, b) => Number(a.since > b.since) - Number(a.since < b.since));
};

/** Kind of plastic of a material, by its family and its share of plastic (0-1); null = no plastic. */
export const plasticKindOf = (material: {
  readonly family: string;
  readonly plastic_massfrac: number;
}): PlasticKind | null => {
  if (material.plastic_massfrac <= 0) return null;
  return material.family === "plastic" || material.family === "bioplastic" ? material.family : "plastic-coated";
};

/** The properties of a product that rules depend on. */
export interface RuledProduct {
  readonly usecase_id: string;
  readonly reusable: boolean;
  readonly material_ids: readonly string[];
}

export interface LawTables {
  readonly market_rules: readonly MarketRule[];
  readonly materials: Readonly<Record<string, { readonly plastic: PlasticKind | null }>>;
}

/** Whether a product is in the scope of a rule, by use case and at least one of its materials. */
const isAbout = (rule: MarketRule, product: RuledProduct, { materials }: LawTables): boolean => {
  if (rule.single_use && product.reusable) return false;
  if (!rule.use_cases.includes("*") && !rule.use_cases.includes(product.usecase_id)) return false;
  if (rule.families.includes("*")) return true;
  return product.material_ids.some((id) => {
    if (rule.except_materials.includes(id)) return false;
    const plastic = Object.hasOwn(materials, id) ? (materials[id]?.plastic ?? null) : null;
    return rule.materials.includes(id) || (plastic !== null && rule.families.includes(plastic));
  });
};

/** The rules of the region of use that apply to a product, in the order of `law`; empty = no rules. */
export const marketRulesOf = (product: RuledProduct, region_use: string, law: LawTables): readonly MarketRule[] =>
  law.market_rules.filter((rule) => rule.regions.includes(region_use) && isAbout(rule, product, law));

/** Whether a rule forbids sale on the day (YYYY-MM-DD). */
export const forbidsOn = (rule: MarketRule, day: string): boolean => rule.status === "not allowed" && rule.since <= day;

/** The market rules of a region for each of these products. */
export const lawOf = (
  products: readonly (RuledProduct & { readonly prodsys_id: string })[],
  region_use: string,
  law: LawTables,
): LawOfProducts =>
  new Map(
    products.flatMap((product) => {
      const rules = marketRulesOf(product, region_use, law);
      return rules.length === 0 ? [] : [[product.prodsys_id, rules] as const];
    }),
  );

/** By prodsys_id, the first day from which a rule forbids the sale, YYYY-MM-DD; products without such a rule are left out. */
export const forbiddenFrom = (law: LawOfProducts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...law].flatMap(([prodsys_id, rules]) => {
      // rules are in the order of their days
      const first = rules.find(({ status }) => status === "not allowed");
      return first === undefined ? [] : [[prodsys_id, first.since]];
    }),
  );

/** Ids of the products whose sale the rules of a region forbid on a day (UTC). */
export const forbiddenIds = (
  products: readonly (RuledProduct & { readonly prodsys_id: string })[],
  region_use: string,
  law: LawTables,
  now: Date,
): ReadonlySet<string> => {
  const day = now.toISOString().slice(0, 10);
  const isForbidden = (product: RuledProduct) =>
    marketRulesOf(product, region_use, law).some((rule) => forbidsOn(rule, day));
  return new Set(products.flatMap((product) => (isForbidden(product) ? [product.prodsys_id] : [])));
};
