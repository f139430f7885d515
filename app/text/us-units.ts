import { takeUnits, type OtherUnit } from "./units.ts";

const [GRAMS_OF_OUNCE, GRAMS_OF_POUND, POUNDS_OF_TON, KM_OF_MILE] = [28.349523125, 453.59237, 2000, 1.609344];

/** US customary units by the data's own, exact by definition (NIST Handbook 44, appendix C); tons are short tons. */
const US = {
  g: { unit: "oz", per: GRAMS_OF_OUNCE, decimals: 2 },
  kg: { unit: "lb", per: GRAMS_OF_POUND / 1000, decimals: 0 },
  t: { unit: "tons", per: (GRAMS_OF_POUND * POUNDS_OF_TON) / 1e6, decimals: 0 },
  L: { unit: "gal", per: 3.785411784, decimals: 1 },
  ml: { unit: "fl oz", per: 29.5735295625, decimals: 2 },
  m2: { unit: "ft²", per: 0.09290304, decimals: -1 },
  "m2·a": { unit: "ft²·yr", per: 0.09290304, decimals: -1 },
  cm2: { unit: "in²", per: 6.4516, decimals: 1 },
  cm: { unit: "in", per: 2.54, decimals: 1 },
  km: { unit: "mi", per: KM_OF_MILE, decimals: 0 },
  "t·km": { unit: "ton·mi", per: ((GRAMS_OF_POUND * POUNDS_OF_TON) / 1e6) * KM_OF_MILE, decimals: 0 },
  "kg·km": { unit: "lb·mi", per: (GRAMS_OF_POUND / 1000) * KM_OF_MILE, decimals: 0 },
} satisfies Readonly<Record<string, OtherUnit>>;

/** The units of the metrics that have one (reference data, settings/metrics.csv). */
const METRICS = { climate: US.g, h2o: US.L, plastic_pollution: US.g, land_use: US["m2·a"] };

/** Shows amounts in US units from now on. */
export const showUsUnits = (): void => takeUnits({ ...US, ...METRICS });
