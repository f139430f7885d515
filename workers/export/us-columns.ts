import type { CsvCell } from "./csv-cell.ts";
import { US_UNITS } from "./us-units.ts";

/** A unit in the name of a column, before what it is of and per what: `[g]`, `[g CO2e per functional unit]`. */
const UNIT = /\[([^\s\]]+)(?=[\s\]])/;
/** The unit stands in another cell of the row, in the column of that name: `value [unit]`, `raw [unit of raw]`. */
const OF_ROW = /\[(unit of raw|unit)(?=[\s\]])/;
/** A unit in a cell, before what it is of and per what. */
const IN_CELL = /^\S+/;

/** The same columns in US units. */
interface UsColumns {
  readonly header: readonly string[];
  readonly row: (cells: readonly CsvCell[]) => readonly CsvCell[];
}

const usUnit = (metric: string | undefined) => Object.entries(US_UNITS).find(([unit]) => unit === metric)?.[1] ?? null;

const unitInCell = (cell: CsvCell | undefined) => (typeof cell === "string" ? usUnit(IN_CELL.exec(cell)?.[0]) : null);

/**
 * Columns whose name carries a metric unit, in US units with the US unit in their name; and those whose name says that it
 * stands in another cell of the row, with the US unit there. All others as they are.
 */
export const usColumns = (header: readonly string[]): UsColumns => {
  const named = header.map((name) => usUnit(UNIT.exec(name)?.[1]));
  // the column that says the unit of a row, for each column that has it from there
  const saidAt = header.map((name) => header.indexOf(OF_ROW.exec(name)?.[1] ?? ""));
  return {
    header: header.map((name, at) => name.replace(UNIT, (whole) => (named[at] ? `[${named[at].unit}` : whole))),
    row: (cells) =>
      cells.map((cell, at) => {
        if (saidAt.includes(at) && typeof cell === "string") {
          return cell.replace(IN_CELL, (unit) => usUnit(unit)?.unit ?? unit);
        }
        const unit = named[at] ?? unitInCell(cells[saidAt[at] ?? -1]);
        return unit && typeof cell === "number" ? cell / unit.per : cell;
      }),
  };
};
