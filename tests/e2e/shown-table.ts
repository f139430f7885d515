import type { Locator } from "@playwright/test";
import { expect } from "./watched.ts";

/** Displayed rows of a table: the texts of the cells, by the name in the row's heading. */
export const shownRows = async (table: Locator): Promise<ReadonlyMap<string, readonly string[]>> => {
  // text out of view may not be rendered; in one call, because new figures may replace the table meanwhile
  await table.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
  const rows = await table
    .getByRole("row")
    .filter({ has: table.page().getByRole("rowheader") })
    .all();
  const shown = new Map<string, readonly string[]>();
  for (const row of rows) {
    const name = await row.getByRole("rowheader").innerText();
    const cells = row.getByRole("cell").or(row.getByRole("gridcell"));
    shown.set(name.replaceAll(/\s+/g, " ").trim(), await cells.allInnerTexts());
  }
  return shown;
};

/** The only row whose heading contains the name; of two, the one with the shorter heading. @throws if none or more match */
export const rowOf = (rows: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] => {
  const [, ...more] = [...rows].filter(([heading]) => heading.includes(name));
  const [found] = [...rows].filter(([heading]) => heading.includes(name)).toSorted((a, b) => a[0].length - b[0].length);
  if (!found || more.length > 1) throw new Error(`no row, or several, named ${name}: ${[...rows.keys()].join("; ")}`);
  return found[1];
};

/**
 * Checks that a displayed number equals a value within half of its last digit. `< 0.01` stands for a positive value that would
 * round to 0. Marks below the number ("assumed") and a closing "%" are ignored.
 */
export const expectShown = (text: string, value: number | null | undefined): void => {
  const [line = ""] = text.trim().split("\n");
  const shown = line.replace(/\s?%$/, "");
  if (value === null || value === undefined) {
    expect(shown).toBe("unknown");
    return;
  }
  const number = Number(shown.replaceAll(/[<\s,]/g, "").replace("\u2212", "-"));
  const step = 10 ** -(shown.split(".")[1]?.length ?? 0);
  if (shown.startsWith("<")) {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(step / 2);
  } else {
    // half a digit rounds away from zero; the tolerance is for binary fractions
    expect(Math.abs(number - value), `${shown} for ${value}`).toBeLessThanOrEqual(step / 2 + 1e-9);
  }
};
