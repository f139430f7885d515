import { plural } from "../catalogue.ts";
import type { sensitivityTexts } from "../en/sensitivity.ts";
import { formatList } from "../lists.ts";
import type { Translation } from "../translation.ts";
import { capital, quoted } from "./sentence-parts.ts";

export const sensitivity: Translation<typeof sensitivityTexts> = {
  nav: "¿Y si…?",
  title: "¿Y si…?",
  note: "no se guarda nada si usted no lo pide",
  product: "Producto",
  lever: "Cifra",
  levers: {
    uses: "Usos",
    mass: "Masa",
    recycled_content: "Contenido reciclado",
    distance: (stage) => `Distancia, ${stage}`,
    wash_energy: "Energía de un lavado",
  },
  units: { uses: "usos", recycled_content: "%", wash_energy: "kWh/cesta" },
  withUnit: {
    uses: (count, value) => plural(count, { one: `${value} uso`, other: `${value} usos` }),
    wash_energy: (value) => `${value} kWh por cesta`,
  },
  slider: (lever, product) => `${lever} de ${quoted(product)}`,
  number: (lever) => `${lever}, como número`,
  scale: (min, usual, max) => `De ${min} a ${max}; lo habitual es ${usual}`,
  reset: "Restablecer",
  none: "En este producto no hay nada que cambiar.",
  loading: "Cargando los datos…",
  failed: "No se pudieron calcular las puntuaciones con esta cifra.",

  leads: (product, score, value) => `Con ${value}, ${quoted(product)} tiene la puntuación global más alta, ${score}.`,
  place: (product, score, place, count, value) =>
    `Con ${value}, ${quoted(product)} obtiene una puntuación global de ${score} y queda en el puesto ${place} de ${count}.`,
  noScore: "Ningún indicador tiene ponderación, por lo que no hay puntuación global.",
  aheadFrom: (product, turns) =>
    `Por puntuación global, ${quoted(product)} va por delante de ${formatList(turns.map(({ at, other }) => `${quoted(other)} a partir de ${at}`))}.`,
  behindFrom: (product, turns) =>
    `Por puntuación global, ${quoted(product)} queda por detrás de ${formatList(turns.map(({ at, other }) => `${quoted(other)} a partir de ${at}`))}.`,
  noChange: (product, min, max) =>
    `De ${min} a ${max} el orden por puntuación global no cambia: ${quoted(product)} conserva su puesto.`,
  marks: "Marcas bajo la escala: donde cambia el orden; con puntos, el valor habitual.",

  ranking: "Puntuaciones globales con esta cifra, de mejor a peor",
  table: "Mostrar como tabla",
  caption: (lever, product) => `${lever} de ${quoted(product)} y el orden`,
  value: (unit) => `Valor, ${unit}`,
  summary: "Global",
  placeHead: "Puesto",
  first: "Primero",
  usual: "habitual",
  csvLabel: "Guardar como CSV las puntuaciones a lo largo de la escala",

  keep: "Guardar como producto propio",
  keepNote: "Un producto propio con esta cifra ocupa aquí su lugar; el original queda como está.",
  cannotKeep: "La energía de un lavado no pertenece a un producto: aquí puede probarla, pero no guardarla.",
  ownName: (product, value) => `${capital(product)}, ${value}`,
  kept: (name) => `Guardado como «${name}».`,
  notKept: "No se pudo guardar el producto. Vuelva a intentarlo.",
  breakEven: "Cuándo se amortiza",

  portfolio: {
    note: "no se guarda nada si usted no lo pide",
    sentence: (value, score, before) => `Con ${value}, la cartera obtiene ${score}; guardada, ${before}.`,
    same: (value, score) => `Con ${value}, la cartera obtiene ${score}, lo mismo que guardada.`,
    caption: "Puntuaciones de la cartera guardadas y con esta cifra",
    metric: "Indicador",
    summary: "Global",
    before: "Antes",
    now: "Ahora",
    change: "Cambio",
    better: (points) => `+${points}`,
    csvLabel: "Guardar como CSV las puntuaciones con esta cifra",
    ranking: "Puntuaciones globales de la cartera con esta cifra y de aquello con que se compara, de mejor a peor",
    nameHead: "Cartera",
    moved: (portfolio, value) => `${portfolio} (${value})`,
    aheadFrom: (turns) =>
      `Por puntuación global, la cartera va por delante de ${formatList(turns.map(({ at, other }) => `${other} a partir de ${at}`))}.`,
    behindFrom: (turns) =>
      `Por puntuación global, la cartera queda por detrás de ${formatList(turns.map(({ at, other }) => `${other} a partir de ${at}`))}.`,
    noChange: (min, max) => `De ${min} a ${max} el orden no cambia: la cartera conserva su puesto.`,
    alone:
      "Muestre la mejor y la peor elección (Ajustes) o elija otra cartera (Comparar con) para ver dónde cambia el orden.",
  },
};
