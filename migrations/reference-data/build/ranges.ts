import type { Range } from "./csv-row.ts";

/**
 * Plausible ranges by kind of figure: wide enough for every real value, narrow enough to catch a shifted decimal point or
 * a wrong unit (kg for g, L for m3).
 */
export const RANGES = {
  fraction: { min: 0, max: 1 },
  /** kg CO2e per kg, kWh, t·km, L or rack */
  climate_kgco2e: { min: 0, max: 25 },
  /** L of blue water per unit; irrigated cotton has the most */
  water_l: { min: 0, max: 4000 },
  /** m2·a per unit */
  land_m2a: { min: 0, max: 20 },
  /** g of plastic per unit; litter is 1000 g per kg */
  plastic_leak_g: { min: 0, max: 1000 },
  kwh: { min: 0, max: 5 },
  litres_per_rack: { min: 0, max: 50 },
  grams_per_rack: { min: 0, max: 30 },
  scrap: { min: 0, max: 1.5 },
  mass_grams: { min: 0.2, max: 1500 },
  size: { min: 1, max: 20000 },
  uses: { min: 1, max: 5000 },
  items_per_rack: { min: 1, max: 400 },
  washes_per_use: { min: 0, max: 1 },
  pack_eff: { min: 0.3, max: 1 },
  km: { min: 0, max: 25000 },
  trip_factor: { min: 1, max: 2 },
  /** m3 world-eq per m3, the scale of AWARE */
  water_scarcity: { min: 0.1, max: 100 },
  order: { min: 0, max: 1000 },
  weight: { min: 0, max: 100 },
  score: { min: 0, max: 100 },
} as const satisfies Record<string, Range>;
