import { typedNumber } from "../sheet.ts";

/** A date as YYYY-MM-DD, with the time unless it is midnight; "" = invalid. */
export const dateText = (date: Date): string => {
  if (Number.isNaN(date.getTime())) return "";
  const text = date.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
};

/** A workbook value in the form in which a sheet stores it; "" = empty. */
export function cellText(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? typedNumber(value) : "";
  if (typeof value === "string") return value;
  if (value instanceof Date) return dateText(value);
  return typeof value === "boolean" ? String(value) : "";
}
