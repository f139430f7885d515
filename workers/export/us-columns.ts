import type { CsvCell } from "./csv-cell.ts";

/** A unit in a column name, possibly followed by what it measures: `[g]`, `[g CO2e per functional unit]`. */
const UNIT = /\[([^\s\]]+)(?=[\s\]])/;
/** A reference to the column with the unit of the row: `value [unit]`, `raw [unit of raw]`. */
const OF_ROW = /\[(unit of raw|unit)(?=[\s\]])/;
/** A unit at the start of a cell. */
const IN_CELL = /^\S+/;

/** A header and its rows in US units. */
interface UsColumns {
  readonly header: readonly string[];
  readonly row: (cells: readonly CsvCell[]) => readonly CsvCell[];
}

const usUnit = (metric: string | undefined) => Object.entries(US_UNITS).find(([unit]) => unit === metric)?.[1] ?? null;

const unitInCell = (cell: CsvCell | undefined) => (typeof cell === "string" ? usUnit(IN_CELL.exec(cell)?.[0]) : null);

/**
 * Converts columns to US units: those with a metric unit in their name, whose name gets the US unit, and those that
 * take the unit from another cell of the row, which then holds the US unit. Others stay as they are.
 */
export const usColumns = (header: readonly string[]): UsColumns => {
  const named = header.map((name) => usUnit(UNIT.exec(name)?.[1]));
  // for each column, the index of the column that holds its unit, or -1
  const unitColumns = header.map((name) => header.indexOf(OF_ROW.exec(name)?.[1] ?? ""));
  return {
    header: header.map((name, at) => name.replace(UNIT, (whole) => (named[at] ? `[${named[at].unit}` : whole))),
    row: (cells) =>
      cells.map((cell, at) => {
        if (unitColumns.includes(at) && typeof cell === "string") {
          return cell.replace(IN_CELL, (unit) => usUnit(unit)?.unit ?? unit);
        }
        const unit = named[at] ?? unitInCell(cells[unitColumns[at] ?? -1]);
        return unit && typeof cell === "number" ? cell / unit.per : cell;
      }),
  };
};

const [GRAMS_OF_OUNCE, GRAMS_OF_POUND, POUNDS_OF_TON, KM_OF_MILE] = [28.349523125, 453.59237, 2000, 1.609344];
const TONNES_OF_TON = (GRAMS_OF_POUND * POUNDS_OF_TON) / 1e6;

/** A US customary unit and its size in the data's unit. */
interface UsUnit {
  readonly unit: string;
  readonly per: number;
}

/** US customary units by metric unit, exact by definition (NIST Handbook 44, appendix C); tons are short tons. */
export const US_UNITS = {
  g: { unit: "oz", per: GRAMS_OF_OUNCE },
  kg: { unit: "lb", per: GRAMS_OF_POUND / 1000 },
  t: { unit: "tons", per: TONNES_OF_TON },
  L: { unit: "gal", per: 3.785411784 },
  ml: { unit: "fl oz", per: 29.5735295625 },
  m2: { unit: "ft²", per: 0.09290304 },
  "m2·a": { unit: "ft²·yr", per: 0.09290304 },
  cm2: { unit: "in²", per: 6.4516 },
  cm: { unit: "in", per: 2.54 },
  km: { unit: "mi", per: KM_OF_MILE },
  "t·km": { unit: "ton·mi", per: TONNES_OF_TON * KM_OF_MILE },
  "kg·km": { unit: "lb·mi", per: (GRAMS_OF_POUND / 1000) * KM_OF_MILE },
} as const satisfies Readonly<Record<string, UsUnit>>;
