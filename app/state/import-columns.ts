import { atom } from "jotai";
import * as v from "valibot";
import {
  IMPORT_FIELDS,
  QUANTITY_COUNTS,
  type ImportSettings,
  type SheetSummary,
} from "../../workers/import/import-api.ts";
import { jsonOf } from "../data/json-of.ts";
import { servicesAtom } from "./services.ts";

const KEY = "import_columns";
/** The oldest are forgotten first. */
const MOST = 40;

const ColumnSchema = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const RememberedSchema = v.array(
  v.object({
    header: v.pipe(v.string(), v.maxLength(4000)),
    mapping: v.object(
      Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ColumnSchema])) as Record<
        (typeof IMPORT_FIELDS)[number],
        typeof ColumnSchema
      >,
    ),
    counts: v.picklist(QUANTITY_COUNTS),
    basis: v.picklist(["uses", "pieces"]),
  }),
);
type Remembered = v.InferOutput<typeof RememberedSchema>[number];

/** The names of the columns, by which a file of the same kind is known again; null = the file has none. */
const headerOf = ({ header_row, columns }: SheetSummary): string | null =>
  header_row === 0
    ? null
    : columns
        .map(({ name }) => name)
        .join("\u001F")
        .slice(0, 4000);

const parsed = (text: string | null): readonly Remembered[] => {
  const read = v.safeParse(RememberedSchema, jsonOf(text ?? "[]"));
  return read.success ? read.output : [];
};

/** What the user took the columns of an earlier file with the same names for; null = there was none. */
export const rememberedColumnsAtom = atom((get) => (sheet: SheetSummary): Omit<Remembered, "header"> | null => {
  const header = headerOf(sheet);
  const known = parsed(get(servicesAtom).flags.local.read(KEY)).findLast((one) => one.header === header);
  return known ?? null;
});

/** Remembers what the columns of a file are taken for, by their names. */
export const rememberColumnsAtom = atom(null, (get, _set, sheet: SheetSummary, settings: ImportSettings) => {
  const header = headerOf(sheet);
  if (header === null) return;
  const { local } = get(servicesAtom).flags;
  const { mapping, counts, basis } = settings;
  const others = parsed(local.read(KEY)).filter((one) => one.header !== header);
  local.write(KEY, JSON.stringify([...others, { header, mapping, counts, basis }].slice(-MOST)));
});
