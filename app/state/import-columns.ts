import { atom } from "jotai";
import * as v from "valibot";
import {
  IMPORT_FIELDS,
  QUANTITY_COUNTS,
  type ImportSettings,
  type SheetSummary,
} from "../../workers/import/import-api.ts";
import { headerSettingsAtom, rememberHeaderAtom } from "./name-mappings.ts";

const ColumnSchema = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
type Field = (typeof IMPORT_FIELDS)[number];
const MappingSchema = v.object(
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ColumnSchema])) as Record<Field, typeof ColumnSchema>,
);
const RestSchema = v.object({
  counts: v.picklist(QUANTITY_COUNTS),
  basis: v.picklist(["uses", "pieces"]),
  /** the user said which column counts */
  quantity_told: v.optional(v.boolean(), false),
});

/** The names of the columns, by which a file of the same kind is known again; null = the file has none. */
const headerOf = ({ header_row, columns }: SheetSummary): readonly string[] | null =>
  header_row === 0 ? null : columns.map(({ name }) => name);

type KnownColumns = Pick<ImportSettings, "mapping" | "counts" | "basis" | "answered">;

/** What the user took the columns of an earlier file with the same names for, on whichever device; null = there was none. */
export const rememberedColumnsAtom = atom(null, (_get, set, sheet: SheetSummary): KnownColumns | null => {
  const header = headerOf(sheet);
  const settings = header === null ? null : set(headerSettingsAtom, header);
  const [mapping, rest] = [v.safeParse(MappingSchema, settings), v.safeParse(RestSchema, settings)];
  if (!mapping.success || !rest.success) return null;
  const { quantity_told, ...known } = rest.output;
  return { mapping: mapping.output, ...known, answered: quantity_told ? ["quantity"] : [] };
});

/** Remembers what the columns of a file are taken for, by their names; goes with the account. */
export const rememberColumnsAtom = atom(null, (_get, set, sheet: SheetSummary, settings: ImportSettings) => {
  const header = headerOf(sheet);
  if (header === null) return;
  const { mapping, counts, basis, answered } = settings;
  void set(rememberHeaderAtom, header, { ...mapping, counts, basis, quantity_told: answered.includes("quantity") });
});
