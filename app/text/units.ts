/** The units of amounts on screen and in files. What is stored and computed is always metric. */
export type Units = "metric" | "us";

/** What the reader chose: an attribute of the root element, which public/theme-boot.js sets before the first paint. */
export const units = (): Units =>
  typeof document === "object" && document.documentElement.dataset["units"] === "us" ? "us" : "metric";

/** A unit that an amount is shown in, and how much of the data's unit goes into one of it. */
export interface ShownUnit {
  /** as readers know it: `t CO2e`, `m³`; show it through `WithUnits` */
  readonly unit: string;
  readonly per: number;
}

/** What stands in the place of a metric unit; `decimals` is how many more (or fewer) of them an amount then shows. */
export interface OtherUnit extends ShownUnit {
  readonly decimals: number;
}

let others: Readonly<Record<string, OtherUnit>> = {};

/** Shows amounts in other units from now on: by the data's unit, with or without what it is of (`g`, `m2·a`), or by the metric. */
export const takeUnits = (units: Readonly<Record<string, OtherUnit>>): void => {
  others = units;
};

/** The unit in the place of this one, and what follows it (` CO2e`, `·a`); null = amounts are shown in the data's own. */
export const otherUnit = (unit: string): OtherUnit | null => {
  const whole = others[unit];
  if (whole) return whole;
  const base = unit.replace(/[ ·].*/, "");
  const other = others[base];
  return other ? { ...other, unit: other.unit + unit.slice(base.length) } : null;
};
