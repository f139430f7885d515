import type { regionTexts } from "../en/region.ts";
import type { Translation } from "../translation.ts";

export const region: Translation<typeof regionTexts> = {
  title: "Comparar",
  question: "¿Dónde se usarán los productos?",
};
