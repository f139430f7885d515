import { explanationTexts } from "../../text/en/explanation.ts";
import { Mark } from "../../ui/mark/mark.tsx";

const WORDS: Readonly<Record<string, string>> = explanationTexts.qualities;

/** Label of a data quality. */
export const qualityWord = (quality: string): string => WORDS[quality] ?? explanationTexts.qualities[""];

/** Data quality of a figure; an estimate is highlighted by a mark. */
export const QualityCell = ({ quality }: { readonly quality: string }) =>
  quality === "expert-estimate" ? <Mark kind="estimate" /> : qualityWord(quality);
