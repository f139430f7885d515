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
