import type { informationTitles as english } from "../en/information-titles.ts";
import type { Translation } from "../translation.ts";

export const informationTitles: Translation<typeof english> = {
  whatis: "¿Qué es esta herramienta?",
  understanding: "Entender los resultados",
  "howto-tool": "Cómo usar esta herramienta",
  "howto-scorecard": "Cómo leer los resultados",
  methodology: "Metodología",
  "scorecard-help": "Ayuda sobre los resultados",
  "recycling-help": "Ayuda sobre el reciclaje",
  "customize-help": "Ajustes propios",
  credits: "Créditos y fuentes",
  privacy: "Aviso de privacidad",
  licences: "Licencias",
};
