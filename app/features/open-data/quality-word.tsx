import { explanationTexts } from "../../text/en/explanation.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import { ESTIMATE } from "./row-filters.ts";

const WORDS: Readonly<Record<string, string>> = explanationTexts.qualities;

/** The quality of a row in words; what no row states is not stated. */
export const qualityWord = (quality: string): string =>
  Object.hasOwn(WORDS, quality) ? (WORDS[quality] ?? "") : explanationTexts.qualities[""];

/** Ordinary quality in plain grey, so that an estimate stands out. */
export const QualityWord = ({ quality }: { readonly quality: string }) =>
  quality === ESTIMATE ? <Mark kind="estimate" /> : quality === "" ? null : qualityWord(quality);
