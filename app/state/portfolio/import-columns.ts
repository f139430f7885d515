import { atom } from "jotai";
import * as v from "valibot";
import { QUANTITY_COUNTS, type ImportSettings, type SheetSummary } from "../../../workers/import/import-api.ts";
import { IMPORT_FIELDS, type ImportMapping } from "../../../workers/import/import-fields.ts";
import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import { headerSettingsAtom, rememberHeaderAtom } from "../work/name-mappings.ts";

const ColumnSchema = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const MappingSchema = v.object(v.entriesFromList(IMPORT_FIELDS, ColumnSchema));
/** Mappings that were remembered before lines had a country: it is taken from what is found now. */
const WithoutCountrySchema = v.omit(MappingSchema, ["country"]);
/** As builds before lines had details remembered it: one column of numbers of articles, and the site as a label. */
const OlderMappingSchema = v.object({ ...v.omit(MappingSchema, LINE_DETAILS).entries, code: ColumnSchema });
const RestSchema = v.object({
  counts: v.picklist(QUANTITY_COUNTS),
  basis: v.picklist(["uses", "pieces"]),
  /** the user chose the quantity column */
  quantity_told: v.optional(v.boolean(), false),
  /** what the user said of returned goods; null = never asked */
  returns_told: v.optional(v.nullable(v.picklist(["subtract", "apart"])), null),
});

/** The column names, which identify files of the same kind; null = no header row. */
const headerOf = ({ header_row, columns }: SheetSummary): readonly string[] | null =>
  header_row === 0 ? null : columns.map(({ name }) => name);

/** A remembered mapping, with what was found now for the details that it does not know. */
function mappingOf(settings: unknown, found: ImportMapping): ImportMapping | null {
  const mapping = v.safeParse(MappingSchema, settings);
  if (mapping.success) return mapping.output;
  const withoutCountry = v.safeParse(WithoutCountrySchema, settings);
  if (withoutCountry.success) {
    const isTaken = Object.values(withoutCountry.output).includes(found.country);
    return { ...withoutCountry.output, country: isTaken ? null : found.country };
  }
  const older = v.safeParse(OlderMappingSchema, settings);
  if (!older.success) return null;
  const { code, label, ...rest } = older.output;
  const isFree = (column: number | null): boolean => !Object.values(rest).includes(column);
  const details = Object.fromEntries(
    LINE_DETAILS.map((detail) => [detail, isFree(found[detail]) ? found[detail] : null]),
  ) as Record<LineDetail, number | null>;
  const isDetail = (column: number | null): boolean => Object.values(details).includes(column);
  const item_code = details.item_code ?? (code === null || isDetail(code) ? null : code);
  return { ...rest, ...details, item_code, label: isDetail(label) ? null : label };
}

type KnownColumns = Pick<ImportSettings, "mapping" | "counts" | "basis" | "answered"> &
  Partial<Pick<ImportSettings, "returns">>;

/** How the user assigned the columns of an earlier file with the same header, on any device; null = never. */
export const rememberedColumnsAtom = atom(null, (_get, set, sheet: SheetSummary): KnownColumns | null => {
  const header = headerOf(sheet);
  const settings = header === null ? null : set(headerSettingsAtom, header);
  const [mapping, rest] = [mappingOf(settings, sheet.mapping), v.safeParse(RestSchema, settings)];
  if (mapping === null || !rest.success) return null;
  const { quantity_told, returns_told, ...known } = rest.output;
  return {
    mapping,
    ...known,
    ...(returns_told !== null && { returns: returns_told }),
    answered: [...(quantity_told ? (["quantity"] as const) : []), ...(returns_told ? (["returns"] as const) : [])],
  };
});

/** Saves how the columns of a file with this header are used, with the account. */
export const rememberColumnsAtom = atom(null, (_get, set, sheet: SheetSummary, settings: ImportSettings) => {
  const header = headerOf(sheet);
  if (header === null) return;
  const { mapping, counts, basis, answered, returns } = settings;
  void set(rememberHeaderAtom, header, {
    ...mapping,
    counts,
    basis,
    quantity_told: answered.includes("quantity"),
    returns_told: answered.includes("returns") ? returns : null,
  });
});
