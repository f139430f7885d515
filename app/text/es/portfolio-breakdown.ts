import { plural } from "../catalogue.ts";
import type { portfolioBreakdownTexts } from "../en/portfolio-breakdown.ts";
import type { Translation } from "../translation.ts";

export const portfolioBreakdown: Translation<typeof portfolioBreakdownTexts> = {
  title: "Por sede, país, caso de uso y mes",
  by: "Desglosar por",
  bys: { site: "Sede", country: "País", use_case: "Caso de uso", month: "Mes" },
  largest: (name, impact, uses) => `${name} causa el ${impact} del impacto climático con el ${uses} de los usos.`,
  range: (lowest, highest, all) => `Las puntuaciones van de ${lowest} a ${highest}; toda la cartera obtiene ${all}.`,
  without: { site: "Sin sede", country: "Sin país", use_case: "Sin caso de uso", month: "Sin fecha" },
  all: "Todas las líneas",
  table: (by) => `Puntuaciones e impactos por ${by}`,
  score: "Puntuación",
  best: "Mejor alcanzable",
  bestNote:
    "Mejor alcanzable: la puntuación de los mismos usos con el mejor producto de cada caso de uso. Las sustituciones sugeridas nombran los productos.",
  cost: (currency) => `Coste, ${currency}`,
  priced: (share) => `por el ${share} de usos`,
  costNote: "Un coste abarca los usos de los productos que tienen precio.",
  noCosts: "Indique precios en Coste para ver aquí el coste de cada grupo.",
  uses: "Usos",
  climate: (unit) => `Clima, ${unit}`,
  mass: (unit) => `Masa, ${unit}`,
  plastic: (unit) => `Plástico, ${unit}`,
  share: "Parte del clima",
  more: (count, shown) =>
    plural(count, { one: "1 más está en el archivo CSV.", other: `${shown} más están en el archivo CSV.` }),
  csv: "Guardar este desglose como CSV",
  loading: "Sumando los grupos",
  failed: "No se pudo calcular el desglose.",
};
