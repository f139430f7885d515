import type { CsvCell } from "./csv-cell.ts";
import { US_UNITS } from "./us-units.ts";

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
