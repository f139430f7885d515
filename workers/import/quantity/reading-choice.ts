import { headerUnit, isInKilograms } from "../header-roles.ts";
import type { ImportSettings } from "../import-settings.ts";
import { type QuantityReading, readingOf, type ReadingTerm } from "./reading.ts";

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

/**
 * The reading in force: the chosen one, or that of the columns that the user mapped by hand; null = no column of quantities.
 * @param header names of the columns, which may state the unit of a column mapped by hand
 */
export function readingIn(
  { mapping, reading }: Pick<ImportSettings, "mapping" | "reading">,
  header: readonly string[] | null,
): QuantityReading | null {
  const { quantity, pack, unit } = mapping;
  if (quantity === null) return null;
  if (reading !== null) {
    const used = columnsOf(reading);
    if (used.quantity === quantity && used.pack === pack && used.unit === unit) return reading;
  }
  const packs = pack === null ? [] : [pack];
  if (unit !== null) return readingOf(quantity, { counts: "by_unit", packs, unit });
  if (pack !== null) return readingOf(quantity, { counts: "packs", packs });
  const name = header?.[quantity] ?? "";
  if (isInKilograms(name)) return readingOf(quantity, { counts: "kilograms" });
  const stated = headerUnit(name);
  return readingOf(
    quantity,
    stated === null ? {} : { counts: stated.unit as ReadingTerm["counts"], times: stated.times },
  );
}
