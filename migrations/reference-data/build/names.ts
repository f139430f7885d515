import { REFERENCE_KINDS, isReferenceKind, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { readCsv, type BuildContext } from "./read-csv.ts";
import type { TableRecord, TableSet } from "./table-set.ts";

/** Content of `names-{language}.json`: kind (`*` = any) → field → English text → text in this language. */
export type NamesFile = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

type Words = Record<string, Record<string, Record<string, string>>>;

/** Fields with translated texts. Units, notes and sources stay English, except the sources of market rules (laws). */
export const NAMED_FIELDS: Readonly<Partial<Record<ReferenceKind, readonly string[]>>> = {
  "region-spec": ["region_name", "region_name2"],
  metric: ["metric_name", "accounting"],
  "color-spec": ["label"],
  usecase: ["usecase_name", "text_phrase", "usecase_group"],
  prodsys: ["prodsys_name", "prodsys_description"],
  recipe: ["component_name"],
  "mat-recipe-spec": ["mat_recipe_name", "short_name"],
  "base-act-params": ["mat_base_name"],
  "activity-spec": ["activity_name"],
  "trans-ui-spec": ["trans_ui_name"],
  "transport-spec": ["context_name"],
  "region-distance": ["context_name"],
  "wash-system-spec": ["wash_system_name", "short_name"],
  "mat-recov-groups": ["mat_recov_group_name"],
  "mat-recov-spec": ["mat_recov_name"],
  "dispose-spec": ["mat_dispose_name"],
  "litter-spec": ["description", "examples"],
  "compost-cert-spec": ["cert_name"],
  "sust-cert-spec": ["name"],
  "coc-contact-spec": ["coc_contact_name"],
  "coc-rsl": ["compliance_name", "disclosure_name"],
  "food-names": ["food_prop_name"],
  "food-prop-score": ["value_name"],
  "food-spec": ["food_name"],
  "market-rule": ["text", "source", "date_note"],
};

/** Translated fields of any kind, listed under the kind `*`. */
const ANYWHERE: readonly string[] = ["geography"];
const FILE = "names/es.csv";

const put = (words: Words, kind: string, field: string, from: string, to: string): boolean => {
  const texts = ((words[kind] ??= {})[field] ??= {});
  const isNew = !Object.hasOwn(texts, from);
  texts[from] = to;
  return isNew;
};

const textIn = (record: TableRecord | undefined, field: string): string => {
  const value = record?.[field];
  return typeof value === "string" ? value : "";
};

/** The Spanish text of a field of a row; undefined = not translated. */
const wordFor = (words: Words, kind: ReferenceKind, field: string, row: TableRecord | undefined): string | undefined =>
  words[kind]?.[field]?.[textIn(row, field)];

/** Spanish form of `describeComponents`: "12,1 g de cartulina forrada de PE, 3 g de poliestireno (tapa)"; null = a name is missing. */
function describeInSpanish(words: Words, tables: TableSet, prodsys_id: string): string | null {
  const parts: string[] = [];
  for (const row of tables.table("recipe").values()) {
    if (row["prodsys_id"] !== prodsys_id) continue;
    const recipe = tables.table("mat-recipe-spec").get(textIn(row, "mat_recipe_id"));
    const material = wordFor(words, "mat-recipe-spec", "short_name", recipe);
    const component = wordFor(words, "recipe", "component_name", row);
    const { component_id, mass_grams } = row;
    if (material === undefined || component === undefined || typeof mass_grams !== "number") return null;
    const part = component_id === "body" || component_id === "other" ? "" : ` (${component.toLowerCase()})`;
    parts.push(`${mass_grams.toString().replace(".", ",")} g de ${material}${part}`);
  }
  return parts.join(", ");
}

/** Adds Spanish names of the activities that wash-systems.ts makes ("Wash: Bar glasswasher"). */
function nameWashes(words: Words, tables: TableSet): void {
  for (const row of tables.table("wash-system-spec").values()) {
    const activity = textIn(tables.table("activity-spec").get(textIn(row, "activity_id")), "activity_name");
    const system = wordFor(words, "wash-system-spec", "wash_system_name", row);
    if (activity === "" || system === undefined) continue;
    const spanish = `Lavado: ${system.charAt(0).toLowerCase()}${system.slice(1)}`;
    put(words, "activity-spec", "activity_name", activity, spanish);
  }
}

/**
 * names/es.csv → Spanish names by English text instead of by id, so that a row with a changed text falls back to English.
 * Also translates texts that the build generates (component descriptions, wash activities).
 */
export function readSpanishNames(context: BuildContext): NamesFile {
  const { tables } = context;
  const words: Words = {};
  for (const row of readCsv(context, FILE, "kind,field,en,es")) {
    const kind = row.oneOf("kind", [...REFERENCE_KINDS, "*"]) ?? "*";
    const fields = isReferenceKind(kind) ? (NAMED_FIELDS[kind] ?? []) : ANYWHERE;
    const field = row.oneOf("field", fields) ?? "";
    if (!put(words, kind, field, row.text("en"), row.text("es")))
      row.fault("en", "a text that stands once for a field", row.optionalText("en"));
  }
  for (const [prodsys_id, row] of tables.table("prodsys")) {
    if (wordFor(words, "prodsys", "prodsys_description", row) !== undefined) continue;
    const spanish = describeInSpanish(words, tables, prodsys_id);
    const english = textIn(row, "prodsys_description");
    if (spanish !== null) put(words, "prodsys", "prodsys_description", english, spanish);
  }
  nameWashes(words, tables);
  return words;
}
