import { expect, test } from "vitest";
import { fillDown } from "../../../workers/import/fill-down.ts";
import { SheetBuilder } from "../../../workers/import/sheet-builder.ts";

/** The sites of a column after filling it down. @param merges first and last row number of merged cells */
const filled = (sites: readonly string[], merges: readonly (readonly [row: number, last_row: number])[] = []) => {
  const builder = new SheetBuilder({});
  builder.add(["Site", "Pieces"], 1);
  sites.forEach((site, at) => builder.add([site, "5"], at + 2));
  const { sheet } = builder.done(merges.map(([row, last_row]) => ({ row, last_row, column: 0, last_column: 0 })));
  fillDown(sheet, 0, () => true);
  return sites.map((_, place) => sheet.text(0, sheet.cell(0, place)));
};

test.each([
  ["a text over a block of blanks is theirs", ["North", "", "South", ""], [], ["North", "North", "South", "South"]],
  [
    "a text that is repeated below it shows that blanks mean none",
    ["A", "A", "", "B", ""],
    [],
    ["A", "A", "", "B", ""],
  ],
  ["blanks above the first text mean none", ["", "A", "", "B", ""], [], ["", "A", "", "B", ""]],
  ["one block is no proof", ["A", "", ""], [], ["A", "", ""]],
  ["merged cells are filled, and only these", ["A", "", "B", ""], [[2, 3]], ["A", "A", "B", ""]],
] as const)("%s", (_what, sites, merges, expected) => expect(filled(sites, merges)).toEqual(expected));
