import { texts } from "../catalogue.ts";

/** What a name or a label may not hold. */
export const nameFaultTexts = texts("name-faults", {
  hiddenDirection: "Remove the invisible characters that change the direction of the text.",
});
