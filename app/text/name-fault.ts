import { hasBidiControl } from "../../edge-api/contract/bidi-controls.ts";
import { isPlainLine } from "../../edge-api/contract/plain-line.ts";
import { nameFaultTexts } from "./en/name-faults.ts";

/** The error text for a name or label with forbidden characters; undefined = valid. */
export const nameFault = (text: string): string | undefined =>
  isPlainLine(text)
    ? undefined
    : hasBidiControl(text)
      ? nameFaultTexts.hiddenDirection
      : nameFaultTexts.controlCharacters;
