import type { ColumnRole } from "../column-roles.ts";
import { basisOfHeader } from "../header-roles.ts";
import type { QuantityBasis } from "../import-settings.ts";
import { normalName } from "../normal-name.ts";
import type { Sheet } from "../sheet.ts";
import type { QuantityReading } from "./reading.ts";

const SUPPLIER = /\b(?:suppliers?|vendors?|lieferant\w*|fournisseurs?|proveedor\w*|fornitor[ei])\b/u;

/**
 * What a file proves that its quantities count. What is bought is pieces: packs, dozens, units of a unit column, a price or a
 * supplier beside it.
 * @returns null = nothing says it
 */
export function basisOfFile(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  reading: QuantityReading | null,
): QuantityBasis | null {
  if (reading === null) return null;
  const stated = reading.terms.map(({ column }) => basisOfHeader(sheet.header?.[column] ?? ""));
  if (stated.includes("uses")) return "uses";
  const isBought = reading.terms.some(({ counts, times, named }) => counts !== "pieces" || times > 1 || named);
  const hasPrice = roles.some(({ role }) => role === "money" || role === "tax");
  const hasSupplier = sheet.header?.some((name) => SUPPLIER.test(normalName(name))) === true;
  return isBought || hasPrice || hasSupplier || stated.includes("pieces") ? "pieces" : null;
}
