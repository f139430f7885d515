import { explanationTexts } from "../../text/en/explanation.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import { ESTIMATE } from "./row-filters.ts";

const WORDS: Readonly<Record<string, string>> = explanationTexts.qualities;

/** The name of a quality code; "not stated" for an unknown code. */
export const qualityWord = (quality: string): string =>
  Object.hasOwn(WORDS, quality) ? (WORDS[quality] ?? "") : explanationTexts.qualities[""];

/** The quality of a row: a mark for an estimate, else plain text. */
export const QualityWord = ({ quality }: { readonly quality: string }) =>
  quality === ESTIMATE ? <Mark kind="estimate" /> : quality === "" ? null : qualityWord(quality);
