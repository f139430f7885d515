import type { CsvCell } from "./csv-cell.ts";
import { US_UNITS } from "./us-units.ts";

/** A unit in the name of a column, before what it is of and per what: `[g]`, `[g CO2e per functional unit]`. */
const UNIT = /\[([^\s\]]+)(?=[\s\]])/;

/** The same columns in US units. */
interface UsColumns {
  readonly header: readonly string[];
  readonly row: (cells: readonly CsvCell[]) => readonly CsvCell[];
}

const unitIn = (name: string) => Object.entries(US_UNITS).find(([unit]) => unit === UNIT.exec(name)?.[1])?.[1] ?? null;

/**
 * Columns whose name carries a metric unit, in US units with the US unit in their name; all others as they are. Where the unit
 * stands in a column of its own, the row stays metric and says so.
 */
export const usColumns = (header: readonly string[]): UsColumns => {
  const units = header.map(unitIn);
  return {
    header: header.map((name, at) => name.replace(UNIT, (whole) => (units[at] ? `[${units[at].unit}` : whole))),
    row: (cells) =>
      cells.map((cell, at) => {
        const unit = units[at];
        return unit && typeof cell === "number" ? cell / unit.per : cell;
      }),
  };
};
