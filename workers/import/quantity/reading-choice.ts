import type { ImportSettings } from "../import-settings.ts";
import { type QuantityReading, readingOf } from "./reading.ts";

/** The columns of a mapping that a reading uses first. */
const columnsOf = (reading: QuantityReading) => {
  const [first] = reading.terms;
  return { quantity: first?.column ?? null, pack: first?.packs[0] ?? null, unit: first?.unit ?? null };
};

/** Settings under another reading. */
export const withReading = (
  { mapping }: Pick<ImportSettings, "mapping">,
  reading: QuantityReading | null,
): Pick<ImportSettings, "mapping" | "reading"> => ({
  reading,
  mapping: { ...mapping, ...(reading === null ? { quantity: null, pack: null, unit: null } : columnsOf(reading)) },
});

/** The reading in force: the chosen one, or that of the columns that the user mapped by hand; null = no column of quantities. */
export function readingIn({ mapping, reading }: Pick<ImportSettings, "mapping" | "reading">): QuantityReading | null {
  const { quantity, pack, unit } = mapping;
  if (quantity === null) return null;
  if (reading !== null) {
    const used = columnsOf(reading);
    if (used.quantity === quantity && used.pack === pack && used.unit === unit) return reading;
  }
  const counts = unit !== null ? "by_unit" : pack !== null ? "packs" : "pieces";
  return readingOf(quantity, { counts, packs: pack === null ? [] : [pack], unit });
}
