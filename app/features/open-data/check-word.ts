import { openDataTexts } from "../../text/en/open-data.ts";

const CHECKS: Readonly<Record<string, string>> = openDataTexts.row.checks;

/** The state of checking of a figure in words; an unknown code stays as it is. */
export const checkWord = (checked: string): string =>
  Object.hasOwn(CHECKS, checked) ? (CHECKS[checked] ?? checked) : checked;
