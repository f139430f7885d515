import type { RowLeverage } from "../../state/analysis/open-data.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { language } from "../../text/language.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import { ESTIMATE } from "./row-filters.ts";

/** What would replace an estimate: the document and its table, else what helps any figure of its kind. */
export const wantedWords = ({ figure, wanted }: Pick<RowLeverage, "figure" | "wanted">): string =>
  wanted?.[language()] ?? openDataTexts.better.wanted[figure];

const CHECKS: Readonly<Record<string, string>> = openDataTexts.row.checks;

/** The state of checking of a figure in words; an unknown code stays as it is. */
export const checkWord = (checked: string): string =>
  Object.hasOwn(CHECKS, checked) ? (CHECKS[checked] ?? checked) : checked;

const WORDS: Readonly<Record<string, string>> = explanationTexts.qualities;

/** The name of a quality code; "not stated" for an unknown code. */
export const qualityWord = (quality: string): string =>
  Object.hasOwn(WORDS, quality) ? (WORDS[quality] ?? "") : explanationTexts.qualities[""];

/** The quality of a row: a mark for an estimate, else plain text. */
export const QualityWord = ({ quality }: { readonly quality: string }) =>
  quality === ESTIMATE ? <Mark kind="estimate" /> : quality === "" ? null : qualityWord(quality);
