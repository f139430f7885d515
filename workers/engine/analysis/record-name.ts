import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { kindOf, type RawRecord, type RawTables } from "../tables/raw-tables.ts";

/** What people call a record. */
export interface RecordName {
  /** "Paper cup, PE lined · Body"; null = neither it nor what its key points to has a name */
  readonly name: string | null;
  /** the word of its key that tells records of one name apart, such as a route of disposal; null = there is none */
  readonly variant: string | null;
}

/** Part of a key: a record of another table, a word of its own, or nothing that a name needs. */
type KeyPart = { readonly of: ReferenceKind } | "variant" | "own";

/** Tables whose records are told by what their keys point to (method.md section 2). */
const KEYS: Partial<Record<ReferenceKind, readonly KeyPart[]>> = {
  recipe: [{ of: "prodsys" }, "own"],
  "map-recipe-base": [{ of: "mat-recipe-spec" }, { of: "base-act-params" }],
  "map-base-act": [{ of: "base-act-params" }, "variant"],
  "map-form": [{ of: "mat-recipe-spec" }, { of: "activity-spec" }],
  impact: [{ of: "activity-spec" }],
  "region-distance": [{ of: "region-spec" }, { of: "region-spec" }, "own"],
  "wash-trans-spec": [{ of: "activity-spec" }],
  "wash-default": [{ of: "usecase" }],
  "recyc-default": [{ of: "mat-recov-spec" }],
  "mat-recov-default": [{ of: "mat-recov-spec" }],
  "recov-rate-spec": [{ of: "mat-recov-spec" }],
  "dispose-spec": ["own", "variant"],
  "dispose-default": [{ of: "dispose-spec" }, "variant"],
  "water-scarcity": [{ of: "region-spec" }],
  "food-prop-score": [{ of: "food-names" }, "own"],
};

/** Fields that name a record where none ends with `_name`. */
const SPOKEN = ["name", "label", "text", "description"];
const BETWEEN = " · ";

const textIn = (record: RawRecord, field: string): string | null => {
  const value = record.get(field);
  return typeof value === "string" && value !== "" ? value : null;
};

const ownName = (kind: ReferenceKind, record: RawRecord): string | null => {
  const named = [...record.keys()].filter((field) => field.endsWith("_name"));
  const names = [...named, ...SPOKEN].flatMap((field) => textIn(record, field) ?? []);
  // a rating of chemicals is named by both of its answers; elsewhere later ones are shorter names of the same thing
  return kind === "coc-rsl" && names.length > 0 ? names.join(BETWEEN) : (names[0] ?? null);
};

/** By its key, or by the first part of it: a stream of disposal has a record a route. */
const recordAt = (tables: RawTables, kind: ReferenceKind, id: string): RawRecord | undefined => {
  const records = kindOf(tables, kind);
  const exact = records.get(id);
  if (exact !== undefined) return exact;
  for (const [key, record] of records) if (key.startsWith(`${id}/`)) return record;
  return undefined;
};

/** The name of a record that another one points to; null = there is no such record, or it has no name. */
const nameAt = (tables: RawTables, kind: ReferenceKind, id: string): string | null => {
  const record = recordAt(tables, kind, id);
  return record === undefined ? null : ownName(kind, record);
};

/** Fields that hold the id of another table's record. */
const REFERENCES: ReadonlyMap<string, ReferenceKind> = new Map([
  ["usecase", "usecase"],
  ["usecase_id", "usecase"],
  ["mat_recipe_id", "mat-recipe-spec"],
  ["mat_base_id", "base-act-params"],
  ["activity_id", "activity-spec"],
  ["recycle_activity_id", "activity-spec"],
  ["compost_activity_id", "activity-spec"],
  ["mat_recov_id", "mat-recov-spec"],
  ["mat_recov_recyc", "mat-recov-spec"],
  ["mat_recov_compost", "mat-recov-spec"],
  ["mat_recov_group_id", "mat-recov-groups"],
  ["mat_rc_recyc_id", "mat-recov-spec"],
  ["mat_dispose_id", "dispose-spec"],
  ["trans_ui_type", "trans-ui-spec"],
  ["wash_system_id", "wash-system-spec"],
  ["coc_contact_id", "coc-contact-spec"],
  ["region_production", "region-spec"],
  ["region_use", "region-spec"],
]);

/** A value of a field as it is read: an id gives way to the name of what it stands for. */
export const valueInWords = (base: RawTables, field: string, value: unknown): unknown => {
  const kind = REFERENCES.get(field);
  return kind === undefined || typeof value !== "string" ? value : (nameAt(base, kind, value) ?? value);
};

/** @param base the base's tables of the version that the record is of: regions name nothing anew */
export function recordName(base: RawTables, kind: ReferenceKind, key: string, record: RawRecord): RecordName {
  const own = ownName(kind, record);
  const layout = KEYS[kind];
  if (layout === undefined) return { name: own, variant: null };
  const parts = key.split("/");
  const names = layout.map((part, at): string | null => {
    if (part === "own") return own;
    return part === "variant" ? null : nameAt(base, part.of, parts[at] ?? "");
  });
  const known = names.filter((name) => name !== null);
  return {
    // half a name would be that of several records
    name: known.length < layout.filter((part) => part !== "variant").length ? own : known.join(BETWEEN),
    variant: parts[layout.indexOf("variant")] ?? null,
  };
}
