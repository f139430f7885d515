import { formatAlternatives } from "../alternatives.ts";
import { plural } from "../catalogue.ts";
import type { weightsTexts } from "../en/weights.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import type { Translation } from "../translation.ts";
import { articled, capital, quoted } from "./sentence-parts.ts";

const times = (count: number): string =>
  plural(count, { one: "1 ponderación al azar", other: `${formatCount(count)} ponderaciones al azar` });

const COUNTS = ["Ninguno", "Uno", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete"];
const counted = (count: number): string => COUNTS[count] ?? formatCount(count);

export const weights: Translation<typeof weightsTexts> = {
  title: "Ponderación",
  own: "ponderación propia",
  setOwn: "Definir la suya",
  change: "Cambiar",
  reset: "Volver a la ponderación habitual",
  equal: (count, zeros) =>
    zeros.length === 0
      ? `${counted(count)} indicadores con la misma ponderación.`
      : `${counted(count)} indicadores con la misma ponderación; no cuenta: ${formatList(zeros)}.`,
  alone: (name) => `Solo cuenta ${name}.`,
  shares: (all) => `${capital(formatList(all.map(({ name, shown }) => `${name} ${shown}`)))}.`,
  ownShares: (sentence) => `Ponderación propia. ${sentence}`,
  none: "No cuenta ningún indicador.",
  failed: "La ponderación no se pudo guardar en este navegador. Vuelva a intentarlo.",
  step: "ponderación",

  dialog: {
    title: "Ponderación de la puntuación global",
    intro:
      "La puntuación global es la media de las puntuaciones de los indicadores con esta ponderación. Nada cambia antes de guardar.",
    presets: "Empezar con",
    preset: { usual: "Habitual", equal: "Los siete iguales", climate: "Solo clima", circularity: "Circularidad" },
    presetNote: {
      usual: "la de los datos de referencia",
      equal: "el uso del suelo cuenta como los demás",
      climate: "solo los gases de efecto invernadero",
      circularity: "contaminación por plástico, abastecimiento y recuperabilidad",
    },
    slider: (metric) => `Ponderación de ${metric}`,
    number: (metric) => `Ponderación de ${metric}, como número`,
    share: (share) => `${share} de la puntuación global`,
    needsOne: "Al menos un indicador necesita una ponderación mayor que 0.",
    effect: "Efecto en la puntuación global",
    caption: "Puntuaciones globales guardadas y con esta ponderación",
    subject: { comparison: "Producto", portfolio: "Cartera" },
    before: "Antes",
    now: "Ahora",
    change: "Cambio",
    better: (points) => `+${points}`,
    leader: (name, score) => `Primero: ${quoted(name)}, ${score}.`,
    tied: (names, score) => `Primeros: ${formatList(names.map(quoted))}, ${score} cada uno.`,
    alone: (score) => `Puntuación global: ${score}.`,
    cancel: "Cancelar",
    save: "Guardar",
  },

  section: {
    nav: "Ponderación",
    loading: "Quién sigue primero con otra ponderación",
    stays: (share) => `Sigue primero en ${articled(share)} de las ponderaciones`,
    tie: "Los dos primeros empatan con esta ponderación",
    note: (own) =>
      own === "" ? "quién iría primero con otra ponderación" : `quién iría primero con otra ponderación; ${own}`,
    sentence: (draws, metrics, name, share) =>
      `${capital(name)} queda primero en ${articled(share)} de ${times(draws)} de los ${formatCount(metrics)} indicadores.`,
    flips: (first, second, metrics) =>
      `${capital(second)} adelantaría a ${first} si ${formatAlternatives(metrics.map(({ name, shown }) => `${name} contara ${shown}`))}, con los demás en la misma proporción.`,
    moreThan: (share) => `más del ${share}`,
    above: (share) => `más del ${share}`,
    below: (share) => `menos del ${share}`,
    neverFlips: (first, second) =>
      `Ninguna ponderación de un solo indicador pondría a ${second} por delante de ${first}.`,
    product: quoted,
    portfolio: quoted,
    loses: (first, metrics) => `${capital(first)} no es el mejor en ${formatList(metrics)}.`,
    losesNone: (first) => `${capital(first)} es el mejor en todos los indicadores.`,
    losesNearly: (first, metrics) =>
      `${capital(first)} solo queda por detrás en ${formatList(metrics)}, por menos de un punto.`,
    needsTwo: {
      comparison: "Con un solo producto no hay nada que ordenar.",
      portfolio:
        "Elija otras carteras arriba, en «Comparar con», para ver cuál de ellas sigue primera con otra ponderación.",
    },
    shares: "Con qué frecuencia queda primero cada uno",
    subject: { comparison: "Producto", portfolio: "Cartera" },
    neverFirst: (names) => `Nunca primero: ${formatList(names)}.`,
    first: "Primero en, %",
    summary: "Puntuación ahora",
    metrics: "Indicador por indicador, el primero frente al segundo",
    metric: "Indicador",
    share: "Pond., %",
    flipsAt: "El orden cambia en, %",
    firstScore: "Primero",
    secondScore: "Segundo",
    best: "El mejor",
    never: "nunca",
    lostBy: (first) => `${first} pierde aquí`,
    bestOf: (score, name) => `${score}, ${name}`,
    shared: (score, count) => `${score}, compartida por ${count}`,
    seed: (seed) => `Semilla ${seed}.`,
    again: "Sortear de nuevo",
    sharesCsv: "Guardar como CSV con qué frecuencia queda primero cada uno",
    metricsCsv: "Guardar como CSV las ponderaciones en que cambia el orden",
    failed: "No se pudo calcular quién sigue primero con otra ponderación.",
  },
};
