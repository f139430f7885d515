import type { portraitTexts } from "../en/portrait.ts";
import type { Translation } from "../translation.ts";

export const portrait: Translation<typeof portraitTexts> = {
  title: "Gire su dispositivo",
  text: "Las tablas y los gráficos tienen más espacio en horizontal. En vertical también funciona todo.",
  go: "Continuar en vertical",
};
