import type { RawKind } from "../tables/raw-tables.ts";
import { readAll, type Fields } from "../tables/read-record.ts";

/** How the law of a region stands to a product. */
const MARKET_STATUSES = ["not allowed", "limited", "duty"] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

/** How far a material is plastic: wholly of fossil or of biological origin, or another material with a coating or lining. */
export type PlasticKind = "plastic" | "bioplastic" | "plastic-coated";

/**
 * A law beside the results (method.md section 2, market-rule): dated, with its source, as information. It says what it is
 * about by use case and material; the words of the law decide.
 */
export interface MarketRule {
  readonly rule_id: string;
  /** regions of use in which it holds */
  readonly regions: readonly string[];
  /** usecase_ids; `*` = all */
  readonly use_cases: readonly string[];
  /** kinds of plastic; `*` = every material */
  readonly families: readonly string[];
  /** mat_recipe_ids that it is about beside the families */
  readonly materials: readonly string[];
  /** mat_recipe_ids that it is not about although their family is, such as paper whose only plastic is its glue */
  readonly except_materials: readonly string[];
  /** reusable products are not its subject */
  readonly single_use: boolean;
  readonly status: MarketStatus;
  /** the day from which it applies, YYYY-MM-DD; it may lie ahead */
  readonly since: string;
  /** what is not certain about the day, or holds in a part of the region only */
  readonly date_note?: string;
  readonly text: string;
  readonly source: string;
  /** where its words can be read; null = not said */
  readonly url: string | null;
}

const listOf = (fields: Fields, field: string): readonly string[] =>
  (fields.text(field) ?? "").split("|").filter((part) => part !== "");

const statusOf = (fields: Fields): MarketStatus | null =>
  MARKET_STATUSES.find((status) => status === fields.text("status")) ?? null;

/** An address that may become a link; anything else stays text. */
const addressOf = (fields: Fields): string | null => {
  const url = fields.text("url");
  return url !== null && /^https:\/\/\S+$/.test(url) ? url : null;
};

/** Rows of market-rule, those in force longest first. A row of another status, or without a day, claims nothing and is left out. */
export const readMarketRules = (kind: RawKind): readonly MarketRule[] => {
  const rules = readAll(kind, (rule_id, fields): MarketRule | null => {
    const [status, since] = [statusOf(fields), fields.text("since")];
    const note = fields.text("date_note");
    if (status === null || since === null || !/^\d{4}-\d{2}-\d{2}$/.test(since)) return null;
    return {
      rule_id,
      regions: listOf(fields, "region"),
      use_cases: listOf(fields, "use_case"),
      families: listOf(fields, "families"),
      materials: listOf(fields, "materials"),
      except_materials: listOf(fields, "except_materials"),
      // unless a row says that it is about reusables too, it claims nothing of them
      single_use: fields.value("single_use_yn") === undefined || fields.flag("single_use_yn"),
      status,
      since,
      ...(note !== null && { date_note: note }),
      text: fields.text("text") ?? rule_id,
      source: fields.text("source") ?? "",
      url: addressOf(fields),
    };
  });
  return [...rules.values()]
    .filter((rule) => rule !== null)
    .toSorted((a, b) => Number(a.since > b.since) - Number(a.since < b.since));
};

/** What of a material is plastic, by its family and its share of plastic. */
export const plasticKindOf = (material: {
  readonly family: string;
  readonly plastic_massfrac: number;
}): PlasticKind | null => {
  if (material.plastic_massfrac <= 0) return null;
  return material.family === "plastic" || material.family === "bioplastic" ? material.family : "plastic-coated";
};

/** What a rule looks at in a product. */
export interface RuledProduct {
  readonly usecase_id: string;
  readonly reusable: boolean;
  readonly material_ids: readonly string[];
}

export interface LawTables {
  readonly market_rules: readonly MarketRule[];
  readonly materials: Readonly<Record<string, { readonly plastic: PlasticKind | null }>>;
}

/** A rule is about a product if it is about one of its materials. */
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

/** The rules of the region of use that are about the product, in their order. A region without rules claims nothing. */
export const marketRulesOf = (product: RuledProduct, region_use: string, law: LawTables): readonly MarketRule[] =>
  law.market_rules.filter((rule) => rule.regions.includes(region_use) && isAbout(rule, product, law));

/** Whether a rule forbids to sell on the day (YYYY-MM-DD), or only from a later one on. */
export const forbidsOn = (rule: MarketRule, day: string): boolean => rule.status === "not allowed" && rule.since <= day;
