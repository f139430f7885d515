import { texts } from "../catalogue.ts";

export const nameFaultTexts = texts("name-faults", {
  hiddenDirection: "Remove the invisible characters that change the direction of the text.",
  controlCharacters: "Remove the control characters, such as tabs, from the text.",
});
