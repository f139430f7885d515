import { plural } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import type { productPreviewTexts } from "../en/product-preview.ts";
import type { Translation } from "../translation.ts";
import { capital, quoted } from "./sentence-parts.ts";

export const productPreview: Translation<typeof productPreviewTexts> = {
  title: "Vista previa",
  key: "antes, ahora, cambio",
  keyNow: "ahora",
  for: (phrase, food, region) => `${capital(phrase)}: ${food}, en ${region}`,
  forOwnWeights: (phrase, food, region) => `${capital(phrase)}: ${food}, en ${region}, ponderación propia`,
  summary: "Puntuación global",
  was: (score, band) => `antes ${score}, ${band}`,
  metric: "Indicador",
  scale: "En la escala",
  before: "Antes",
  now: "Ahora",
  change: "Cambio",
  stageMetric: "Etapas de",
  stages: (unit) => `Por etapa, ${unit} por ración`,
  stagesTable: (metric, unit) => `${metric}, ${unit} por ración, por etapa del ciclo de vida`,
  beforeRow: "antes",
  nowRow: "ahora",
  stageNames: {
    materials: "Materiales",
    forming: "Conformado",
    transport: "Transporte",
    washing: "Lavado",
    end_of_life: "Fin de vida",
  },
  segment: (stage, shown) => `${stage} ${shown}`,
  payback: {
    one: (other, uses) => `En clima va por delante de ${quoted(other)} a partir de ${uses}`,
    all: (uses) => `En clima va por delante de todos los productos de un solo uso comparados a partir de ${uses}`,
    uses: (count) => plural(count, { one: "1 uso", other: `${formatCount(count)} usos` }),
    never: (other) =>
      `En clima nunca alcanza a ${quoted(other)}: un lavado tiene más impacto que una pieza de ese producto`,
    asBefore: (sentence) => `${sentence}, como antes.`,
    before: (sentence, uses) => `${sentence}; antes: a partir de ${uses}.`,
    neverBefore: (sentence) => `${sentence}; antes: nunca.`,
    alone: (sentence) => `${sentence}.`,
  },
  scoring: "Calculando las puntuaciones…",
  unfinished:
    "Las puntuaciones aparecen en cuanto un componente tiene un material y una masa, y el producto un tamaño.",
  failed: "No se pudieron calcular las puntuaciones.",
  failedText: "Lo que introdujo está a salvo.",
  none: "ninguna todavía",
  jump: "Ver la vista previa",
  said: (score, was) => `Puntuación global ${score}, antes ${was}`,
  saidNow: (score) => `Puntuación global ${score}`,
  noChange: "0",
  better: (points) => `+${points}`,
  worse: (points) => `\u2212${points}`,
};
