import type { RowLeverage } from "../../state/analysis/open-data.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { language } from "../../text/language.ts";

/** What would replace an estimate: the document and its table, else what helps any figure of its kind. */
export const wantedWords = ({ figure, wanted }: Pick<RowLeverage, "figure" | "wanted">): string =>
  wanted?.[language()] ?? openDataTexts.better.wanted[figure];

const CHECKS: Readonly<Record<string, string>> = openDataTexts.row.checks;

/** The state of checking of a figure in words; an unknown code stays as it is. */
export const checkWord = (checked: string): string =>
  Object.hasOwn(CHECKS, checked) ? (CHECKS[checked] ?? checked) : checked;
