/** 60 characters of a part, counted so that none is cut in half. */
const SHORT_ENOUGH = /^.{0,60}/su;

/** Letters, digits and dots of any language; everything else, path separators first of all, becomes one hyphen. */
const part = (text: string, otherwise: string): string => {
  const plain = text
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, "-")
    .replaceAll(/^[-.]+|[-.]+$/g, "");
  return SHORT_ENOUGH.exec(plain)?.[0] || otherwise;
};

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** The day in the user's own time, as file names have it: 2026-11-24. */
export const exportDay = (when: Date): string =>
  `${when.getFullYear()}-${twoDigits(when.getMonth() + 1)}-${twoDigits(when.getDate())}`;

/** `<name>_<region>_<date>_data-<version>` (decisions.md), to which its ending is added; the date is the user's own. */
export const exportFileName = (name: string, region: string, when: Date, version: string): string => {
  return `${part(name, "comparison")}_${part(region, "region")}_${exportDay(when)}_data-${part(version, "unknown")}`;
};
