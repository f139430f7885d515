import { typedNumber } from "../sheet.ts";

/** The day, and the time if there is one. */
export const dateText = (date: Date): string => {
  if (Number.isNaN(date.getTime())) return "";
  const text = date.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
};

/** A value of a workbook as a sheet keeps it. */
export function cellText(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? typedNumber(value) : "";
  if (typeof value === "string") return value;
  if (value instanceof Date) return dateText(value);
  return typeof value === "boolean" ? String(value) : "";
}
