import { US_UNITS } from "../../workers/export/us-columns.ts";
import { type OtherUnit, replaceUnits } from "./units.ts";

/** Decimals added to an amount when it is shown in the US unit. */
const DECIMALS: Readonly<Record<keyof typeof US_UNITS, number>> = {
  g: 2,
  kg: 0,
  t: 0,
  L: 1,
  ml: 2,
  m2: -1,
  "m2·a": -1,
  cm2: 1,
  cm: 1,
  km: 0,
  "t·km": 0,
  "kg·km": 0,
};

const shownIn = (unit: keyof typeof US_UNITS): OtherUnit => ({ ...US_UNITS[unit], decimals: DECIMALS[unit] });

/** Switches the display to US units; metrics follow their units (reference data, settings/metrics.csv). */
export const showUsUnits = (): void =>
  replaceUnits({
    ...Object.fromEntries(Object.keys(US_UNITS).map((unit) => [unit, shownIn(unit as keyof typeof US_UNITS)])),
    climate: shownIn("g"),
    h2o: shownIn("L"),
    plastic_pollution: shownIn("g"),
    land_use: shownIn("m2·a"),
  });
