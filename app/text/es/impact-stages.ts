import type { impactStagesTexts } from "../en/impact-stages.ts";
import type { Translation } from "../translation.ts";
import { quoted } from "./sentence-parts.ts";

interface Group {
  readonly kind: "reusable" | "single_use";
  /** null = several products */
  readonly name: string | null;
}

const allOf = ({ kind, name }: Group): string =>
  name === null ? (kind === "reusable" ? "los reutilizables" : "los productos de un solo uso") : quoted(name);

export const impactStages: Translation<typeof impactStagesTexts> = {
  title: "Dónde surge el impacto",
  nav: "Etapas del ciclo de vida",
  note: {
    stage: (unit) => `${unit} por ración, por etapa del ciclo de vida`,
    component: (unit) => `${unit} por ración, por componente`,
  },
  chart: {
    stage: (metric, unit) => `${metric}, ${unit} por ración, por etapa del ciclo de vida`,
    component: (metric, unit) => `${metric}, ${unit} por ración, por componente`,
  },
  metric: "Indicador",
  metrics: { climate: "Clima", h2o: "Agua", plastic_pollution: "Plástico", land_use: "Suelo" },
  by: "Dividir por",
  bys: { stage: "Etapa", component: "Componente" },
  stages: {
    materials: "Materiales",
    forming: "Conformado",
    transport: "Transporte",
    washing: "Lavado",
    end_of_life: "Fin de vida",
  },
  wholeProduct: "Lavado",
  otherParts: "Otras partes",

  sentence: {
    component: quoted,
    everyProduct: (part) => `La mayor parte del impacto de todos estos productos viene de: ${part}.`,
    group: (group, part) => `En ${allOf(group)}, la mayor parte del impacto viene de: ${part}.`,
    groups: (first, part, second, otherPart) =>
      `En ${allOf(first)}, la mayor parte del impacto viene de: ${part}; en ${allOf(second)}: ${otherPart}.`,
    largest: (part, name, value, total) =>
      `La parte más grande es ${part} en ${quoted(name)}, con ${value} de ${total}.`,
    nothing: "Ninguno de estos productos tiene impacto aquí.",
  },

  table: "Mostrar como tabla",
  product: "Producto",
  total: "Total",
  openPart: (name, part, metric, shown) => `${name}, ${part}, ${metric} ${shown}: ver sus datos de entrada`,
  openTotal: (name, metric, shown) => `${name}, ${metric} ${shown}: ver sus datos de entrada`,
  csv: "CSV",
  csvLabel: { stage: "Guardar las etapas del ciclo de vida en CSV", component: "Guardar los componentes en CSV" },
  failed: "No se pudo calcular dónde surge el impacto.",
};
