import { takeAreas, type Texts } from "../catalogue.ts";
import { translate } from "../translation.ts";
import { preferences } from "./preferences.ts";
import { share } from "./share.ts";

/** By the name of the English area. */
const AREAS: Readonly<Record<string, Texts>> = {
  preferences,
  share,
};

/** Puts the Spanish words in the place of the English ones, also in areas that are loaded later. */
export const speakSpanish = (): void =>
  takeAreas((name, area) => {
    const words = AREAS[name];
    if (words !== undefined) translate(area, words);
  });
