import type { ColumnRole } from "../column-roles.ts";
import { hasUnknownUnit, headerUnit, isDozenOrBoxes, isInKilograms, isInnerPack } from "../header-roles.ts";
import { normalName } from "../normal-name.ts";
import type { Sheet } from "../sheet.ts";
import { onlyWord, WORDS } from "../words.ts";
import { packInName } from "./pack-text.ts";
import { isSameReading, type QuantityReading, type ReadingTerm, termOf } from "./reading.ts";

/** Number of names with a pack size at their end from which on the quantity may count packs. */
const MIN_NAMED = 2;
const NAMES_LOOKED_AT = 500;
/** Most unknown columns of numbers that are offered as goods that went back. */
const MOST_UNKNOWN = 2;
/** Most columns of one kind that are added up. */
const MOST_SUMMED = 60;

/** What a number may count under an unknown unit. */
const MULTIPLES = ["dozens", "hundreds", "thousands"] as const;

/** Headers of stock lists. */
const CAME_IN = onlyWord(WORDS.rows.came_in);
const WENT_OUT = onlyWord(WORDS.rows.went_out);

type Role = ColumnRole["role"];

/** Roles that a column of texts cannot have. */
const NUMERIC_ONLY: ReadonlySet<Role> = new Set<Role>(["loose", "returned", "period", "number", "measure"]);

const placesOf = (roles: readonly ColumnRole[], ...wanted: readonly Role[]): readonly number[] =>
  roles.flatMap(({ role, isNumeric }, column) =>
    wanted.includes(role) && (isNumeric || !NUMERIC_ONLY.has(role)) ? [column] : [],
  );

/** True if at least two different names, or one of three, end with a pack size. */
function hasPacksInNames(sheet: Sheet, product: number | null): boolean {
  const names = product === null ? [] : sheet.values(product, NAMES_LOOKED_AT);
  return (
    names.filter((name) => packInName(name, "point") !== null).length >= Math.min(MIN_NAMED, names.length / 3 || 1)
  );
}

/** What a pack column's header says: sleeves per case, pieces per sleeve. */
export const isOfChain = (header: string): boolean => /\b(?:per|je|pro|por|par)\b|\//iu.test(header);

/**
 * All readings that the columns allow, likeliest first.
 * @param product column of the product names, which may end with the pack size; null = none
 */
export function possibleReadings(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  product: number | null,
): readonly QuantityReading[] {
  const packs = placesOf(roles, "pack");
  const units = placesOf(roles, "unit");
  const named = packs.length === 0 && hasPacksInNames(sheet, product);
  /** the pack columns beside a column together, then each of several alone */
  const variantsOf = (column: number): readonly (readonly number[])[] => {
    const beside = packs.filter((pack) => isBeside(sheet, column, pack));
    return beside.length < 2 ? [beside] : [beside, ...beside.map((pack) => [pack])];
  };
  const found: QuantityReading[] = [];
  const add = (...terms: readonly ReadingTerm[]): void => {
    const reading = { terms };
    if (terms.length > 0 && !found.some((known) => isSameReading(known, reading))) found.push(reading);
  };
  /** the ways to read a column of numbers, likeliest first */
  const waysOf = (column: number): readonly ReadingTerm[] => {
    const role = roles[column]?.role;
    const header = sheet.header?.[column] ?? "";
    const stated = headerUnit(header);
    const variants = variantsOf(column);
    const hasPack = (variants[0]?.length ?? 0) > 0;
    const [unit = null] = units.filter((one) => isBeside(sheet, column, one));
    if (role === "uses") return [termOf(column)];
    if (role === "kilograms" || isInKilograms(header)) return [termOf(column, { counts: "kilograms" })];
    if (stated !== null && !hasPack) {
      return [termOf(column, { counts: stated.unit as ReadingTerm["counts"], times: stated.times })];
    }
    const inPacks = variants.map((some) => termOf(column, { counts: "packs", packs: some, named }));
    const byUnit =
      unit === null ? [] : variants.map((some) => termOf(column, { counts: "by_unit", packs: some, unit, named }));
    const bare = termOf(column);
    // half a piece is no piece: 2.5 under "Menge" counts something else
    const hasFractions = sheet.values(column, NAMES_LOOKED_AT).some((cell) => /^\d+[.,]\d?[1-9]$/.test(cell));
    const many = hasUnknownUnit(header) || hasFractions ? MULTIPLES.map((counts) => termOf(column, { counts })) : [];
    const isPacked = hasPack || named;
    // Dutch "dozen" are boxes
    const dozens = termOf(column, { counts: "dozens" });
    if (isDozenOrBoxes(header)) return hasPack ? [...inPacks, dozens] : [dozens, ...inPacks];
    switch (role) {
      case "thousands":
      case "dozens":
        return [termOf(column, { counts: role }), ...(hasPack ? inPacks : [])];
      case "packs":
        return [...byUnit, ...inPacks, ...(hasPack ? [] : [bare])];
      case "total":
      case "returned":
        return role === "total" ? [bare] : [...byUnit, ...inPacks.slice(0, 1), bare];
      case "pieces":
        // "Units" beside "Units per case": a sold unit may be a case
        return [bare, ...(hasPack ? inPacks : [])];
      case "loose":
        return [
          bare,
          ...(hasPack ? variants.slice(0, 1).map((some) => termOf(column, { counts: "inner", packs: some })) : []),
        ];
      case "quantity":
      case "period":
        return [...byUnit, ...(isPacked ? inPacks : []), bare, ...many];
      default:
        // a pack beside it forbids to take a number for pieces without asking
        return [
          ...(role === "number" ? [...byUnit.slice(0, 1), ...(isPacked && bought.length === 0 ? inPacks : [])] : []),
          bare,
          ...many,
        ];
    }
  };
  const columns = (...wanted: readonly Role[]): readonly number[] => placesOf(roles, ...wanted);
  const bought = [
    ...columns("uses"),
    ...columns("packs", "quantity").toSorted(
      (a, b) => Number(roles[b]?.role === "packs") - Number(roles[a]?.role === "packs"),
    ),
    ...columns("total", "pieces"),
    ...columns("thousands", "dozens", "kilograms"),
  ];
  const loose = [
    ...columns("loose"),
    ...(columns("loose").length > 0 ? [] : columns("packs").length > 0 ? columns("pieces") : []),
  ];
  // cases × pack + loose pieces
  for (const column of columns("packs", "quantity")) {
    for (const extra of loose.filter((one) => one !== column)) {
      for (const main of waysOf(column).filter(({ packs: some, counts }) => some.length > 0 && counts !== "by_unit")) {
        const ways = waysOf(extra).filter(({ counts }) => counts === "pieces" || counts === "inner");
        // a split is an inner pack
        const name = sheet.header?.[extra] ?? "";
        const isSplit = /\b(?:splits?|inner)\b/iu.test(name) || isInnerPack(name);
        for (const way of isSplit ? ways.toReversed() : ways)
          add(main, { ...way, packs: way.counts === "inner" ? main.packs : [] });
      }
    }
  }
  // what was bought less what went back
  for (const back of columns("returned")) {
    for (const column of bought.length > 0 ? bought : columns("number")) {
      for (const way of waysOf(column)) add(way, { ...way, column: back, minus: true });
    }
  }
  // stock that came in less what went out
  const moved = (words: RegExp): readonly number[] =>
    [...bought, ...columns("number")].filter((column) => words.test(normalName(sheet.header?.[column] ?? "")));
  const [came, went] = [moved(CAME_IN), moved(WENT_OUT)];
  for (const into of came)
    for (const out of went)
      for (const way of waysOf(into).slice(0, 1))
        for (const less of [[], [{ ...way, column: out, minus: true }]]) add(way, ...less);
  // months, quarters, days or sites side by side
  const summed = [columns("period"), columns("number")].map((some) => some.slice(0, MOST_SUMMED));
  const [periods = [], numbers = []] = summed;
  const sum = (some: readonly number[]): void => {
    const [first] = some;
    if (first === undefined || some.length < 2) return;
    // a header can state its own pack: "1000/cs" beside "500/cs"
    for (const [nth, way] of waysOf(first).entries()) {
      const terms = some.map((column) => (way.times > 1 ? waysOf(column)[nth] : null) ?? { ...way, column });
      for (const back of columns("returned")) add(...terms, { ...way, column: back, minus: true });
      add(...terms);
    }
  };
  sum(periods);
  // "di" is a day that is known, "ma" none
  if (periods.length > 0 && bought.length === 0 && numbers.length > 0)
    sum([...periods, ...numbers].toSorted((a, b) => a - b));
  if (bought.length === 0 && (came.length === 0 || went.length === 0)) sum(numbers);
  const areStated = bought.every((column) => headerUnit(sheet.header?.[column] ?? "") !== null);
  // "Sleeves of 50" beside "Cartons of 1000"
  if (exclusive(sheet, bought) || (bought.length > 1 && areStated))
    add(...bought.flatMap((column) => waysOf(column).slice(0, 1)));
  for (const column of bought) for (const way of waysOf(column)) add(way);
  for (const column of loose) add(termOf(column));
  // a column of numbers with an unknown header may be the quantity, too
  const isSummed = periods.length > 1;
  for (const column of isSummed ? [...numbers, ...periods] : columns("number", "period"))
    for (const way of waysOf(column)) add(way);
  // an unknown column beside a quantity may be what went back
  const [only, ...others] = bought;
  if (only !== undefined && others.length === 0 && numbers.length <= MOST_UNKNOWN)
    for (const column of numbers) for (const way of waysOf(only).slice(0, 1)) add(way, { ...way, column, minus: true });
  if (bought.length > 0 && numbers.length > 1 && !columns("total").length) sum(numbers);
  // "Pieces" beside packs, or beside a quantity with a unit, may be those of one pack
  const [unitColumn = null] = units;
  if (packs.length === 0)
    for (const column of unitColumn === null ? columns("packs") : columns("packs", "quantity"))
      for (const pieces of columns("pieces")) {
        if (unitColumn !== null) add(termOf(column, { counts: "by_unit", packs: [pieces], unit: unitColumn }));
        add(termOf(column, { counts: "packs", packs: [pieces] }));
      }
  if (found.length === 0) for (const column of placesOf(roles, "measure")) add(termOf(column));
  return found;
}

/** True if a row fills both columns: in tables below each other, a pack size belongs to the numbers of its own table. */
function isBeside(sheet: Sheet, column: number, other: number): boolean {
  for (let place = 0; place < sheet.rows; place++)
    if (sheet.cell(column, place) > 0 && sheet.cell(other, place) > 0) return true;
  return false;
}

/** True for columns of which each row fills at most one, as in tables below each other. */
export function exclusive(sheet: Sheet, columns: readonly number[]): boolean {
  if (columns.length < 2 || columns.length > 6) return false;
  const seen = new Set<number>();
  for (let place = 0; place < sheet.rows; place++) {
    const filled = columns.filter((column) => sheet.cell(column, place) > 0);
    if (filled.length > 1) return false;
    for (const column of filled) seen.add(column);
  }
  return seen.size === columns.length;
}
