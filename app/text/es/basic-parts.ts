import type { basicPartTexts } from "../en/basic-parts.ts";
import type { Translation } from "../translation.ts";

export const basicParts: Translation<typeof basicPartTexts> = {
  appName: "Tare",
  retry: "Volver a intentarlo",
  show: "Mostrar",
  hide: "Ocultar",
  characters: (count, limit) => `${count} de ${limit}`,
};
