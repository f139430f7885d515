/**
 * Whether the products of a use case are packaging in law (Regulation (EU) 2025/40, Art. 3 and Annex I). if-filled: only
 * if filled at the point of sale; on-premises: crockery that stays on the premises, no packaging; ask: the law does not
 * say.
 */
export const IN_LAW = ["yes", "no", "if-filled", "on-premises", "ask"] as const;
export type InLaw = (typeof IN_LAW)[number];

export interface UseCaseLaw {
  readonly single_use: InLaw;
  readonly reusable: InLaw;
  /** products that are sold empty to their user, which is no packaging */
  readonly sold_empty: readonly string[];
}

/** The seven lines of the return of small producers (Regulation (EU) 2025/40, Annex IX). */
export const SMALL_PRODUCER_LINES = ["glass", "plastic", "paper", "steel", "aluminium", "wood", "other"] as const;
export type SmallProducerLine = (typeof SMALL_PRODUCER_LINES)[number];

/** Packaging materials of the United Kingdom's packaging data. */
export const UK_MATERIALS = ["PL", "WD", "AL", "ST", "GL", "PC", "FC", "OT"] as const;
export type UkMaterial = (typeof UK_MATERIALS)[number];

/** Material families of the German register (Verpackungsgesetz, § 16; a composite is at most 95 % of one material, § 3(5)). */
export const GERMAN_FAMILIES = [
  "glass",
  "paper",
  "steel",
  "aluminium",
  "beverage-carton",
  "composite",
  "plastic",
  "other",
] as const;
export type GermanFamily = (typeof GERMAN_FAMILIES)[number];

export interface MaterialLaw {
  /** category of Annex II, Table 1; null = none fits */
  readonly category: number | null;
  /** the law names the material, or the category is our reading or still to be decided */
  readonly reading: "named" | "our reading" | "to decide";
  readonly line: SmallProducerLine;
  readonly uk: UkMaterial;
  /** Rigid or Flexible for plastic, a name for other materials; "" = none */
  readonly uk_subtype: string;
  readonly german: GermanFamily;
}

/** What packaging law says of use cases and materials, and the code lists of its returns. */
export interface LawTables {
  readonly use_cases: Readonly<Record<string, UseCaseLaw>>;
  readonly materials: Readonly<Record<string, MaterialLaw>>;
  /** names of Annex II, Table 1, by number */
  readonly categories: Readonly<Record<number, string>>;
  /** codes by column of the United Kingdom's packaging data file */
  readonly uk_codes: Readonly<Record<string, readonly string[]>>;
  /** base fees for household packaging, pounds a tonne */
  readonly uk_fees: Readonly<Record<UkMaterial, number>>;
}

type UseCaseRow = readonly [id: string, single_use: InLaw, reusable: InLaw, sold_empty?: readonly string[]];

/** What the law says of use cases, from rows of a table. */
export const useCasesOf = (rows: readonly UseCaseRow[]): LawTables["use_cases"] =>
  Object.fromEntries(
    rows.map(([id, single_use, reusable, sold_empty = []]) => [id, { single_use, reusable, sold_empty }]),
  );

type MaterialRow = readonly [
  id: string,
  category: MaterialLaw["category"],
  reading: MaterialLaw["reading"],
  line: SmallProducerLine,
  uk: UkMaterial,
  uk_subtype: string,
  german: GermanFamily,
];

/** What the law says of materials, from rows of a table. */
export const materialsOf = (rows: readonly MaterialRow[]): LawTables["materials"] =>
  Object.fromEntries(
    rows.map(([id, category, reading, line, uk, uk_subtype, german]) => [
      id,
      { category, reading, line, uk, uk_subtype, german },
    ]),
  );
