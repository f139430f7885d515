import { texts } from "../catalogue.ts";
import { quoted } from "./sentence-parts.ts";

/** A group of products: one by its name, or all of a kind. */
interface Group {
  readonly kind: "reusable" | "single_use";
  /** written as inside a sentence; null = several products */
  readonly name: string | null;
}

const allOf = ({ kind, name }: Group): string =>
  name === null ? (kind === "reusable" ? "the reusables" : "the single-use products") : `the ${quoted(name)}`;

/** "Where the impact arises". Numbers arrive formatted, names and parts written as inside a sentence. */
export const impactStagesTexts = texts("impact-stages", {
  title: "Where the impact arises",
  nav: "Life-cycle stages",
  note: {
    stage: (unit: string) => `${unit} per serving, by life-cycle stage`,
    component: (unit: string) => `${unit} per serving, by component`,
  },
  chart: {
    stage: (metric: string, unit: string) => `${metric}, ${unit} per serving, by life-cycle stage`,
    component: (metric: string, unit: string) => `${metric}, ${unit} per serving, by component`,
  },
  metric: "Metric",
  metrics: { climate: "Climate", h2o: "Water", plastic_pollution: "Plastic", land_use: "Land" },
  by: "Split by",
  bys: { stage: "Stage", component: "Component" },
  stages: {
    materials: "Materials",
    forming: "Forming",
    transport: "Transport",
    washing: "Washing",
    end_of_life: "End of life",
  },
  /** for washing, which belongs to no component */
  wholeProduct: "Washing",
  otherParts: "Other parts",

  sentence: {
    /** "the body"; stages have no article */
    component: (name: string) => `the ${name}`,
    everyProduct: (part: string) => `For every product here, most of the impact comes from ${part}.`,
    group: (group: Group, part: string) => `For ${allOf(group)}, most of the impact comes from ${part}.`,
    groups: (first: Group, part: string, second: Group, otherPart: string) =>
      `For ${allOf(first)}, most of the impact comes from ${part}; for ${allOf(second)}, from ${otherPart}.`,
    largest: (part: string, name: string, value: string, total: string) =>
      `The largest single part is ${part} of the ${quoted(name)} with ${value} of ${total}.`,
    nothing: "None of these products has an impact here.",
  },

  table: "Show as table",
  product: "Product",
  total: "Total",
  openPart: (name: string, part: string, metric: string, shown: string) =>
    `${name}, ${part}, ${metric} ${shown}: see its inputs`,
  openTotal: (name: string, metric: string, shown: string) => `${name}, ${metric} ${shown}: see its inputs`,
  csv: "CSV",
  csvLabel: { stage: "Save life-cycle stages as CSV", component: "Save components as CSV" },
  failed: "Where the impact arises could not be computed.",
});
