/** Units of amounts on screen and in files. Stored and computed values are always metric. */
export type Units = "metric" | "us";

/** The user's choice: an attribute of the root element, which public/theme-boot.js sets before the first paint. */
export const units = (): Units =>
  typeof document === "object" && document.documentElement.dataset["units"] === "us" ? "us" : "metric";

/** A display unit; `per` = data units per display unit. */
export interface ShownUnit {
  /** display text, such as `t CO2e` or `m³`; render it with `WithUnits` */
  readonly unit: string;
  readonly per: number;
}

/** Replacement of a metric unit; `decimals` is added to the decimals of the amount and can be negative. */
export interface OtherUnit extends ShownUnit {
  readonly decimals: number;
}

let others: Readonly<Record<string, OtherUnit>> = {};

/** Sets the replacement units, keyed by data unit (`g`, `m2·a`) or by metric. */
export const replaceUnits = (units: Readonly<Record<string, OtherUnit>>): void => {
  others = units;
};

/** The replacement of a data unit, keeping its suffix (` CO2e`, `·a`); null = shown in the data unit. */
export const otherUnit = (unit: string): OtherUnit | null => {
  const whole = others[unit];
  if (whole) return whole;
  const base = unit.replace(/[ ·].*/, "");
  const other = others[base];
  return other ? { ...other, unit: other.unit + unit.slice(base.length) } : null;
};
