import { hasBidiControl } from "../../edge-api/contract/bidi-controls.ts";
import { nameFaultTexts } from "./en/name-faults.ts";

/** What a name or a label may not hold, in words for its field; undefined = nothing of it. */
export const nameFault = (text: string): string | undefined =>
  hasBidiControl(text) ? nameFaultTexts.hiddenDirection : undefined;
