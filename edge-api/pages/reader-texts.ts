import type { Language } from "../contract/language.ts";

const en = {
  ownName: "English",
  navigation: "Pages",
  method: "Method",
  sources: "Sources",
  data: "Data",
  calls: "API",
  contents: "Contents",
  methodDescription:
    "How Tare compares food-service packaging and foodware: what is counted, from which figures, and what the scores do not say.",
  sourcesDescription: "Where the figures of Tare come from, and their licences.",
};

/** Fixed texts of the pages that the server renders. */
export const readerTexts: Readonly<Record<Language, typeof en>> = {
  en,
  es: {
    ownName: "Español",
    navigation: "Páginas",
    method: "Método",
    sources: "Fuentes",
    data: "Datos",
    calls: "API",
    contents: "Contenido",
    methodDescription:
      "Cómo compara Tare los envases y la vajilla de la restauración: qué se cuenta, con qué cifras y qué no dicen las puntuaciones.",
    sourcesDescription: "De dónde vienen las cifras de Tare y sus licencias.",
  },
};
