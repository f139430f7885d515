import type { chartPicturesTexts } from "../en/chart-pictures.ts";
import type { Translation } from "../translation.ts";

export const chartPictures: Translation<typeof chartPicturesTexts> = {
  save: "Guardar imagen",
  menu: (what) => `Guardar imagen: ${what}`,
  svg: "SVG, para imprimir",
  png: "PNG, para presentaciones",
  failed: "No se pudo crear la imagen. Vuelva a intentarlo.",

  source: (citation) => `Fuente: ${citation}`,
  data: (version, address) => `Datos de referencia de Tare, versión ${version}. ${address}`,
  saved: (date) => `Guardado el ${date}`,

  charts: {
    ranking: "clasificación",
    stages: "etapas del ciclo de vida",
    breakEven: "punto de equilibrio",
    whatIf: "qué pasaría si",
    endOfLife: "fin de vida",
    contributions: "dónde surge",
    scores: "puntuaciones de la cartera",
  },
  files: {
    ranking: "clasificacion",
    stages: "etapas-del-ciclo-de-vida",
    breakEven: "punto-de-equilibrio",
    whatIf: "que-pasaria-si",
    endOfLife: "fin-de-vida",
    contributions: "contribuciones",
    scores: "puntuaciones",
  },
};
