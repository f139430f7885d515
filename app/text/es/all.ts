import { forEachArea, type Texts } from "../catalogue.ts";
import { translate } from "../translation.ts";

/** Every translation of this folder: the one export of `./<area>.ts`. Their types are checked where they are written. */
const files = import.meta.glob<Readonly<Record<string, Texts>>>("./*.ts", { eager: true });

/** Replaces the English texts by the Spanish ones, also in areas that are loaded later. */
export const speakSpanish = (): void =>
  forEachArea((name, area) => {
    for (const words of Object.values(files[`./${name}.ts`] ?? {})) translate(area, words);
  });
