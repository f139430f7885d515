import { explanationTexts } from "../../text/en/explanation.ts";
import { Mark } from "../../ui/mark.tsx";

const WORDS: Readonly<Record<string, string>> = explanationTexts.qualities;

/** The quality of a figure in words. */
export const qualityWord = (quality: string): string => WORDS[quality] ?? explanationTexts.qualities[""];

/** Ordinary quality in plain grey, so that an estimate stands out. */
export const QualityCell = ({ quality }: { readonly quality: string }) =>
  quality === "expert-estimate" ? <Mark kind="estimate" /> : qualityWord(quality);
