import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { kindOf, type RawRecord, type RawTables } from "../tables/raw-tables.ts";

/** Name of a record for readers. */
export interface RecordName {
  /** "Paper cup, PE lined · Body"; null = neither the record nor those its key refers to have a name */
  readonly name: string | null;
  /** part of the key that distinguishes records of the same name, such as a disposal route; null = none */
  readonly variant: string | null;
}

/** Part of a key: a record of another table (`of`), the variant, or the record itself (`own`: use its own name). */
type KeyPart = { readonly of: ReferenceKind } | "variant" | "own";

/** Tables whose records are named by the records their keys refer to (method.md section 2). */
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

/** Fields with the name of a record if no field ends with `_name`. */
const OTHER_NAME_FIELDS = ["name", "label", "text", "description"];
const BETWEEN = " · ";

/** The text of a field; null = none. */
export const textIn = (record: RawRecord, field: string): string | null => {
  const value = record.get(field);
  return typeof value === "string" && value !== "" ? value : null;
};

const ownName = (kind: ReferenceKind, record: RawRecord): string | null => {
  const named = [...record.keys()].filter((field) => field.endsWith("_name"));
  const names = [...named, ...OTHER_NAME_FIELDS].flatMap((field) => textIn(record, field) ?? []);
  // coc-rsl has two names (compliance and disclosure); in other tables later names are short forms of the first
  return kind === "coc-rsl" && names.length > 0 ? names.join(BETWEEN) : (names[0] ?? null);
};

/** A record by its key or the first part of its key: a disposal mix has one record per route. */
const recordAt = (tables: RawTables, kind: ReferenceKind, id: string): RawRecord | undefined => {
  const records = kindOf(tables, kind);
  const exact = records.get(id);
  if (exact !== undefined) return exact;
  for (const [key, record] of records) if (key.startsWith(`${id}/`)) return record;
  return undefined;
};

/** The name of a record by its id; null = no such record, or it has no name. */
const nameAt = (tables: RawTables, kind: ReferenceKind, id: string): string | null => {
  const record = recordAt(tables, kind, id);
  return record === undefined ? null : ownName(kind, record);
};

/** Fields with the id of a record in another table. */
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

/** The value of a field for readers: an id is replaced by the name of its record, if it has one. */
export const valueInWords = (base: RawTables, field: string, value: unknown): unknown => {
  const kind = REFERENCES.get(field);
  return kind === undefined || typeof value !== "string" ? value : (nameAt(base, kind, value) ?? value);
};

/** The name of a record. @param base base tables of the same version, which have all names */
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
    // an incomplete name would be ambiguous
    name: known.length < layout.filter((part) => part !== "variant").length ? own : known.join(BETWEEN),
    variant: parts[layout.indexOf("variant")] ?? null,
  };
}
