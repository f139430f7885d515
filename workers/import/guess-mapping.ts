import { LINE_DETAILS, type LineDetail } from "../../edge-api/contract/line-details.ts";
import type { TextField } from "./line-texts.ts";
import { readDay } from "./dates/day-text.ts";
import { fieldOfHeader, isArticleHeader } from "./header-roles.ts";
import { columnRoles, LOOKED_AT, QUANTITY_ROLES, type ColumnRole } from "./column-roles.ts";
import type { DecimalSign, Separator } from "./import-settings.ts";
import { prefilledRows, totalRows } from "./total-rows.ts";
import { byField, IMPORT_FIELDS, type ImportField } from "./import-fields.ts";
import type { NamesOfFields } from "./names-of-fields.ts";
import { decimalEvidence, signByProducts } from "./numbers/decimal-proof.ts";
import { isAmbiguous, isNothing } from "./numbers/number-text.ts";
import { fillDown } from "./fill-down.ts";
import { amountColumn, withoutComputed } from "./quantity/computed-columns.ts";
import { basisOfFile } from "./quantity/basis.ts";
import { isOwnHeader, quantityReadings, type QuantityReadings } from "./quantity/candidates.ts";
import { LineQuantities } from "./quantity/line-quantities.ts";
import { NO_WAYS } from "./quantity/term-reader.ts";
import { withReading } from "./quantity/reading.ts";
import { isOfRows, rowGroups } from "./row-groups.ts";
import type { Sheet } from "./sheet.ts";

/** Share of a column's cells that must be known names for the column to be mapped to the field. */
const ENOUGH = 0.5;

type Mapping = Record<ImportField, number | null>;

/** The line detail that a column of a role holds. */
const DETAIL_OF_ROLE: { readonly [Role in ColumnRole["role"]]?: LineDetail } = {
  gtin: "gtin",
  code: "item_code",
  site: "site",
  country: "country",
  order: "order_number",
  date: "date",
};

const isTextField = (field: ImportField): field is TextField =>
  field === "label" || LINE_DETAILS.some((detail) => detail === field);

/** True if most cells of a column are days. Months and periods also have the role of a date, but a line stores a day. */
function hasDays(sheet: Sheet, column: number): boolean {
  const cells = sheet.values(column, LOOKED_AT).filter((cell) => !isNothing(cell));
  return cells.filter((cell) => readDay(cell) !== null).length > cells.length / 2;
}

/** Maps the fields that headers and roles decide; of two matching columns the one with the lower rank. */
function byHeader(sheet: Sheet, roles: readonly ColumnRole[]): Mapping {
  const mapping: Mapping = byField(() => null);
  const ranks = new Map<ImportField, number>();
  const take = (field: ImportField, column: number, rank: number): void => {
    if (rank >= (ranks.get(field) ?? Infinity)) return;
    ranks.set(field, rank);
    mapping[field] = column;
  };
  const OTHERS = 1000;
  sheet.header?.forEach((name, column) => {
    const role = roles[column]?.role ?? "text";
    const [field, rank] = fieldOfHeader(name) ?? [];
    // a column of codes names the products only if no other column does
    if (field === "product" && rank !== undefined && role !== "pack")
      take(field, column, role === "code" ? rank + OTHERS : rank);
    else if (role === "product") take("product", column, OTHERS / 2);
    if ((field === "use_case" || field === "food") && rank !== undefined && !["pack", "unit"].includes(role))
      take(field, column, rank);
    const detail = DETAIL_OF_ROLE[role];
    // an exact header match ranks before a role derived from words and cells
    if (field !== undefined && rank !== undefined && isTextField(field)) {
      if (field !== "date" || hasDays(sheet, column)) take(field, column, rank);
    } else if (detail !== undefined) {
      const isMeant = detail === "date" ? hasDays(sheet, column) : detail !== "item_code" || isArticleHeader(name);
      if (isMeant) take(detail, column, field === "product" ? OTHERS + 1 : OTHERS);
    }
  });
  // "Item #" is the product column if no other column names the products
  if (mapping.item_code === mapping.product) mapping.item_code = null;
  return mapping;
}

/** The column with the largest share of known cells, if it is at least ENOUGH; the first of equals. */
function byContent(
  sheet: Sheet,
  isFree: (column: number) => boolean,
  isKnown: (cell: string) => boolean,
): number | null {
  let best: number | null = null;
  let share = 0;
  for (let column = 0; column < sheet.columns; column++) {
    const values = isFree(column) ? sheet.values(column, LOOKED_AT) : [];
    const known = values.filter(isKnown).length / Math.max(values.length, 1);
    if (known < ENOUGH || known <= share) continue;
    best = column;
    share = known;
  }
  return best;
}

/** Columns of quantities and pack sizes: the user is asked about the decimal sign only because of these. */
const countingColumns = (roles: readonly ColumnRole[]): readonly number[] =>
  roles.flatMap(({ role }, column) => (QUANTITY_ROLES.has(role) || role === "pack" ? [column] : []));

function decimalOf(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  separator: Separator | null,
): { readonly decimal: DecimalSign; readonly isDecimalSure: boolean } {
  const counting = countingColumns(roles);
  const others = roles.flatMap(({ isNumeric, role }, column) =>
    isNumeric && !counting.includes(column) && !["code", "gtin", "running", "date", "order"].includes(role)
      ? [column]
      : [],
  );
  const cellsOf = (column: number) => sheet.texts(column, LOOKED_AT * 4);
  const found = decimalEvidence([...counting, ...others].map(cellsOf), counting.length);
  const isOpen = counting.some((column) => cellsOf(column).some(isAmbiguous));
  const isSure = found?.proven === true || !isOpen;
  const byProducts = isSure ? null : signByProducts(sheet, roles);
  return {
    decimal: byProducts ?? found?.sign ?? (separator === ";" ? "comma" : "point"),
    isDecimalSure: isSure || byProducts !== null,
  };
}

/**
 * Interprets a sheet by its headers, else by its cells: roles, decimal sign, totals, quantity readings and mapping.
 * @param separator of a text file; decides the decimal sign where nothing proves it; null = a workbook
 */
export function guessSheet(sheet: Sheet, names: NamesOfFields, separator: Separator | null) {
  const initialRoles = columnRoles(sheet);
  const { decimal, isDecimalSure } = decimalOf(sheet, initialRoles, separator);
  const roles = withoutComputed({ sheet, roles: initialRoles, decimal });
  const totals = new Map(totalRows(sheet, roles, decimal));
  const has = (role: ColumnRole["role"]): boolean => roles.some((column) => column.role === role);
  const counts = roles.some(({ role }) => QUANTITY_ROLES.has(role) && role !== "number" && role !== "measure");
  const isListed = has("component") && has("weight");
  const components = has("material") && (isListed || (!counts && (has("component") || has("weight"))));
  const isLine = (place: number): boolean => !totals.has(place);
  const columns = byHeader(sheet, roles);
  const isFree = (column: number): boolean =>
    !IMPORT_FIELDS.some((field) => columns[field] === column) &&
    !(roles[column]?.isNumeric === true && QUANTITY_ROLES.has(roles[column].role)) &&
    roles[column]?.role !== "unit" &&
    roles[column]?.role !== "pack";
  columns.product ??= byContent(sheet, isFree, (cell) => names.product.find(cell).length > 0);
  columns.use_case ??= byContent(sheet, isFree, (cell) => names.use_case.find(cell).length > 0);
  // a column of texts is the food only if its foods are known: a line without a food gets the highest-risk one
  columns.food ??= byContent(sheet, isFree, (cell) => names.food.find(cell).length > 0);
  columns.product ??= textColumn(sheet, roles, isFree);
  // "Part" and "Material" are components only in a list of them
  const isNaming = ({ role, isText }: ColumnRole): boolean => isText && (role === "component" || role === "material");
  const naming = components ? -1 : roles.findIndex(isNaming);
  columns.product ??= naming < 0 ? null : naming;
  // names under an unknown header stand beside a column of codes
  const described =
    columns.product !== null && roles[columns.product]?.role === "code" ? textColumn(sheet, roles, isFree) : null;
  if (described !== null) [columns.item_code, columns.product] = [columns.item_code ?? columns.product, described];
  const readings: QuantityReadings = components
    ? { readings: [], isCertain: false, disagreeing: [], total: null }
    : quantityReadings({ sheet, roles, decimal, isLine }, columns.product);
  const { mapping, reading } = withReading({ mapping: columns }, readings.readings[0] ?? null);
  const lines =
    reading === null
      ? null
      : new LineQuantities(sheet, reading, decimal, { ...NO_WAYS, product: mapping.product, isLine });
  const isEmpty = (place: number): boolean => {
    const quantity = isLine(place) ? lines?.at(place) : undefined;
    return (
      quantity !== null &&
      quantity !== undefined &&
      "fault" in quantity &&
      ["quantity_empty", "quantity_zero"].includes(quantity.fault.code)
    );
  };
  for (const place of prefilledRows(sheet, roles, isEmpty)) totals.set(place, "prefilled");
  // in our own files a blank is none
  const isOwnFile = sheet.header?.some(isOwnHeader) === true;
  const filled = (["site", "country", "supplier", "order_number", "date"] as const).flatMap((field) => {
    const column = mapping[field];
    const rows = column === null || isOwnFile ? 0 : fillDown(sheet, column, isLine);
    return rows === 0 ? [] : [{ field, rows }];
  });
  const isNegative = (place: number): boolean => {
    const quantity = lines?.at(place);
    return quantity !== null && quantity !== undefined && "pieces" in quantity && quantity.pieces < 0;
  };
  const isNamed = (column: number): boolean => [mapping.product, mapping.use_case, mapping.food].includes(column);
  return {
    roles,
    decimal,
    /** the file proves the decimal sign, or no number depends on it */
    isDecimalSure,
    totals,
    readings,
    /** the user can correct it */
    mapping,
    reading,
    /** what the file proves that quantities count; null = it does not */
    basis: basisOfFile(sheet, roles, reading),
    /** rows that are no plain purchases; the user says what they do */
    groups: rowGroups(
      sheet,
      (column) => (roles[column]?.isNumeric === false || isOfRows(sheet.header?.[column] ?? "")) && !isNamed(column),
      isLine,
      isNegative,
    ),
    /** column of what each line costs; null = none */
    amount: amountColumn({ sheet, roles, decimal }),
    /** columns whose blanks repeat the text above */
    filled,
    /** a list of components, without quantities */
    components,
  };
}

/** The automatic interpretation of a sheet, before the user changes anything. */
export type SheetGuess = Readonly<ReturnType<typeof guessSheet>>;

/** Without a known header the products are in the text column with the most different cells. */
function textColumn(sheet: Sheet, roles: readonly ColumnRole[], isFree: (column: number) => boolean): number | null {
  const texts = roles.flatMap(({ role, isText }, column) =>
    isText && role === "text" && isFree(column) ? [column] : [],
  );
  const [best] = texts.toSorted((a, b) => sheet.stats(b).different - sheet.stats(a).different);
  return sheet.header === null || best === undefined || sheet.stats(best).different < 2 ? null : best;
}
