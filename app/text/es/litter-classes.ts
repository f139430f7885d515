import type { litterClassTexts } from "../en/litter-classes.ts";
import type { Translation } from "../translation.ts";

export const litterClasses: Translation<typeof litterClassTexts> = {
  small: "pequeña",
  medium: "mediana",
  large: "grande",
  none: "ninguna",
};
