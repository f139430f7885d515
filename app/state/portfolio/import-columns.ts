import { atom } from "jotai";
import * as v from "valibot";
import { SETTING_CHARACTERS } from "../../../edge-api/contract/name-mappings.ts";
import { ROWS_WAYS, type ImportChoice, type ImportSettings } from "../../../workers/import/import-settings.ts";
import { CHOOSABLE_UNITS } from "../../../workers/import/quantity/unit-words.ts";
import { QUANTITY_COUNTS } from "../../../workers/import/quantity/reading.ts";
import type { SheetSummary } from "../../../workers/import/import-api.ts";
import { IMPORT_FIELDS } from "../../../workers/import/import-fields.ts";
import { headerSettingsAtom, rememberHeaderAtom } from "../work/name-mappings.ts";

const ColumnSchema = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const MappingSchema = v.object(v.entriesFromList(IMPORT_FIELDS, ColumnSchema));
const ReadingSchema = v.object({
  terms: v.array(
    v.object({
      column: v.number(),
      counts: v.picklist(QUANTITY_COUNTS),
      packs: v.array(v.number()),
      unit: ColumnSchema,
      times: v.number(),
      named: v.boolean(),
      minus: v.boolean(),
    }),
  ),
});
const RestSchema = v.object({
  // settings of a header are single values
  reading: v.pipe(v.string(), v.parseJson(), v.nullable(ReadingSchema)),
  basis: v.picklist(["uses", "pieces"]),
  /** the user chose the quantity column */
  quantity_told: v.optional(v.boolean(), false),
  /** what the user said of returned goods; null = never asked */
  returns_told: v.optional(v.nullable(v.picklist(["subtract", "apart"])), null),
  basis_told: v.optional(v.boolean(), false),
  /** what the words of the unit column are; null = their rows are left out */
  units: v.optional(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.nullable(v.picklist(CHOOSABLE_UNITS)))),
    "{}",
  ),
  ways: v.optional(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.picklist(ROWS_WAYS))), "{}"),
});

/** The column names, which identify files of the same kind; null = no header row. */
const headerOf = ({ header_row, columns }: SheetSummary): readonly string[] | null =>
  header_row === 0 ? null : columns.map(({ name }) => name);

type KnownColumns = Pick<ImportSettings, "mapping" | "reading" | "basis" | "answered" | "ways" | "choices"> &
  Partial<Pick<ImportSettings, "returns">>;

/** The choices that say what a word of the unit column is. */
export const unitChoices = (choices: readonly ImportChoice[]): readonly ImportChoice[] =>
  choices.filter(({ field }) => field === "unit");

/** How the user assigned the columns of an earlier file with the same header, on any device; null = never. */
export const rememberedColumnsAtom = atom(null, (_get, set, sheet: SheetSummary): KnownColumns | null => {
  const header = headerOf(sheet);
  const settings = header === null ? null : set(headerSettingsAtom, header);
  const [mapping, rest] = [v.safeParse(MappingSchema, settings), v.safeParse(RestSchema, settings)];
  if (!mapping.success || !rest.success) return null;
  const { quantity_told, returns_told, basis_told, units, ...known } = rest.output;
  return {
    mapping: mapping.output,
    ...known,
    choices: Object.entries(units).map(([value, use]) => ({ field: "unit", value, use })),
    ...(returns_told !== null && { returns: returns_told }),
    answered: [
      ...(quantity_told ? (["quantity"] as const) : []),
      ...(returns_told ? (["returns"] as const) : []),
      ...(basis_told ? (["basis"] as const) : []),
    ],
  };
});

/** Saves how the columns of a file with this header are used, with the account. */
export const rememberColumnsAtom = atom(null, (_get, set, sheet: SheetSummary, settings: ImportSettings) => {
  const header = headerOf(sheet);
  if (header === null) return;
  const { mapping, reading, basis, answered, returns, ways, choices } = settings;
  const remembered = {
    ...mapping,
    reading: JSON.stringify(reading),
    basis,
    ways: JSON.stringify(ways),
    units: JSON.stringify(Object.fromEntries(unitChoices(choices).map(({ value, use }) => [value, use]))),
    basis_told: answered.includes("basis"),
    quantity_told: answered.includes("quantity"),
    returns_told: answered.includes("returns") ? returns : null,
  };
  const isStorable = Object.values(remembered).every(
    (value) => typeof value !== "string" || value.length <= SETTING_CHARACTERS,
  );
  if (isStorable) void set(rememberHeaderAtom, header, remembered);
});
