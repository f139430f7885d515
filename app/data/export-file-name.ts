import type { ExportHead } from "../../workers/export/export-api.ts";

/** The first 60 characters, by code points, so that none is cut in half. */
const SHORT_ENOUGH = /^.{0,60}/su;

/** Keeps letters, digits and dots of any language; everything else, such as path separators, becomes one hyphen. */
const part = (text: string, otherwise: string): string => {
  const plain = text
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, "-")
    .replaceAll(/^[-.]+|[-.]+$/g, "");
  return SHORT_ENOUGH.exec(plain)?.[0] || otherwise;
};

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** The date in the user's time zone, for file names: 2026-11-24. */
export const exportDay = (when: Date): string =>
  `${when.getFullYear()}-${twoDigits(when.getMonth() + 1)}-${twoDigits(when.getDate())}`;

/** The UTC date, for the names of files about accounts. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** `<name>_<region>_<date>_data-<version>` (decisions.md), without the extension; the date is in the user's time zone. */
export const exportFileName = (name: string, region: string, when: Date, version: string): string =>
  `${part(name, "comparison")}_${part(region, "region")}_${exportDay(when)}_data-${part(version, "unknown")}`;

/** The same for a file about a portfolio. */
export const portfolioFileName = (head: ExportHead, what: string, when: Date): string =>
  exportFileName(`${head.portfolio_name} ${what}`, head.region_name, when, head.data_version);
