import { plural } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import type { breakEvenTexts } from "../en/break-even.ts";
import type { Translation } from "../translation.ts";
import { quoted } from "./sentence-parts.ts";

const uses = (count: number): string => plural(count, { one: "1 uso", other: `${formatCount(count)} usos` });

export const breakEven: Translation<typeof breakEvenTexts> = {
  nav: "Punto de equilibrio",
  titleAll: (name, count, on) => `${quoted(name)} se amortiza en ${on} a partir de ${uses(count)}`,
  titleOne: (name, count, other, on) =>
    `A partir de ${uses(count)}, ${quoted(name)} supera en ${on} a ${quoted(other)}`,
  titleNever: (name, on) => `${quoted(name)} no se amortiza aquí en ${on}`,
  title: "Punto de equilibrio",
  note: (unit) => `${unit} acumulados; menos es mejor`,
  metric: "Indicador",
  metrics: { climate: "Clima", h2o: "Agua", plastic_pollution: "Plástico", land_use: "Suelo" },
  on: { climate: "clima", h2o: "agua", plastic_pollution: "plástico", land_use: "uso del suelo" },

  ahead: (other, reusables, on) =>
    `Frente a ${quoted(other)}, en ${on}: ${formatList(
      reusables.map(({ name, uses: count }, at) =>
        at === 0
          ? `${quoted(name)} va por delante a partir de ${uses(count)}`
          : `${quoted(name)} a partir de ${uses(count)}`,
      ),
    )}.`,
  neverMany: (name, others, on) =>
    `En ${on}, ${quoted(name)} nunca alcanza a ${formatList(others.map(quoted))}: un lavado tiene más impacto que una pieza de cualquiera de ellos.`,
  neverOne: (name, other, on) =>
    `En ${on}, ${quoted(name)} nunca alcanza a ${quoted(other)}: un lavado tiene más impacto que una pieza de ese producto.`,
  late: (name, needed, counted, on) =>
    `En ${on}, ${quoted(name)} necesita ${uses(needed)} para superar a todos los productos de un solo uso comparados, más que los ${formatCount(counted)} con que cuentan sus puntuaciones.`,
  tooFew: (name, needed, entered) =>
    `Con ${uses(entered)}, ${quoted(name)} aún no se amortiza en clima: necesita ${uses(needed)} para superar a todos los productos de un solo uso comparados.`,

  choose: "Productos del gráfico",
  reusables: "Reutilizables",
  singleUse: "De un solo uso",
  most: (count) => `Solo se leen bien ${formatCount(count)} líneas como máximo: quite una para añadir otra.`,
  needsBoth: "Elija al menos un producto reutilizable y uno de un solo uso.",
  needsPair: "El punto de equilibrio necesita un reutilizable y un producto de un solo uso en la comparación.",
  needsAllowedPair:
    "Sin los productos que no pueden venderse aquí, no quedan un reutilizable y uno de un solo uso que comparar.",

  chart: (metric, unit) => `${metric}: ${unit} acumulados según los usos`,
  usesLabel: "raciones",
  valueLabel: (unit) => `${unit} acumulados`,
  crossing: uses,
  crossings: (from, to) => `${formatCount(from)}–${formatCount(to)} usos`,
  counted: (count) => `contados: ${formatCount(count)}`,
  countedNote: (products) =>
    `Las puntuaciones cuentan ${formatList(products.map(({ name, uses: count }) => `${uses(count)} de ${quoted(name)}`))}.`,

  tryOthers: "Probar otros números de usos",

  table: "Mostrar como tabla",
  caption: "Usos a partir de los cuales el reutilizable va por delante del producto de un solo uso",
  reusable: "Reutilizable",
  against: "Frente a",
  countedHead: "Usos contados",
  neverCell: "nunca",
  unknownCell: "desconocido",
  neverNote: "nunca: un lavado tiene más impacto que un producto de un solo uso.",
  pair: (name, other) => `${name} frente a ${other}`,
  csv: "CSV",
  csvLabel: "Guardar el punto de equilibrio en CSV",
  failed: "No se pudieron calcular los puntos de equilibrio.",

  portfolio: {
    lead: "Cada reutilizable frente al mejor producto de un solo uso de su caso de uso y a los de la cartera.",
    usecase: "Caso de uso",
    needsReusable:
      "La cartera no tiene ningún producto reutilizable con un producto de un solo uso al que pudiera sustituir.",
    caption:
      "Usos a partir de los cuales cada reutilizable va por delante del producto de un solo uso con mejor puntuación de su caso de uso",
    csvFailed: "No se pudo escribir el archivo. Vuelva a intentarlo.",
  },
};
