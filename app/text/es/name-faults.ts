import type { nameFaultTexts } from "../en/name-faults.ts";
import type { Translation } from "../translation.ts";

export const nameFaults: Translation<typeof nameFaultTexts> = {
  hiddenDirection: "Quite los caracteres invisibles que cambian la dirección del texto.",
  controlCharacters: "Quite los caracteres de control, como los tabuladores, del texto.",
};
