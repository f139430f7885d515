import type { waterTexts } from "../en/water.ts";
import type { Translation } from "../translation.ts";
import { quoted } from "./sentence-parts.ts";

export const water: Translation<typeof waterTexts> = {
  title: "Agua según la escasez",
  nav: "Agua",
  note: "Por ración, junto al indicador de agua. Sin puntuación.",
  none: "–",
  lead: "Un litro cuenta más donde el agua es más escasa: litros consumidos × el factor AWARE de la región donde se consumen, en comparación con el mundo. Nunca se suma a los litros.",
  product: "Producto",
  consumed: (unit) => `Consumida en ${unit}`,
  scarcity: (unit) => `Según la escasez en ${unit} mundo-eq`,
  withdrawn: (unit) => `Extraída para lavar en ${unit}`,
  drawnNote:
    "Se sabe cuánta agua del grifo toma el lavado; solo la que no se devuelve cuenta como consumida. Para materiales, conformado, transporte y fin de vida las fuentes solo indican el consumo, así que no hay extracción que mostrar.",
  noFactor: (regions) => `Una raya según la escasez: los datos no tienen factor AWARE para ${regions}.`,
  most: (name) => `Según la escasez, lo que más usa es ${quoted(name)}.`,
  other: (byLitres, byScarcity) =>
    `En litros lo que más usa es ${quoted(byLitres)}; según la escasez, ${quoted(byScarcity)}: depende de dónde se usa el agua.`,
  failed: "No se pudo calcular el agua según la escasez.",
  loading: "Calculando el agua según la escasez…",
  open: (name, value) => `${value}, agua según la escasez, ${name}: cómo se compone`,

  portfolio: { drawn: (amount) => `El lavado toma ${amount} del grifo para todos los usos.` },
  explained: {
    caption: "Agua según la escasez, por región",
    region: "Región",
    litres: (unit) => `Consumida en ${unit}`,
    factor: "Factor",
    value: (unit) => `${unit} mundo-eq`,
    made: (region) => `${region}: materiales, conformado, transporte`,
    used: (region) => `${region}: lavado, fin de vida`,
    sum: "Suma",
    months: (low, high) => `de ${low} a ${high} según el mes`,
    source: (source, year) => (year === "" ? `Fuente: ${source}.` : `Fuente: ${source}, ${year}.`),
    drawn: (amount) => `El lavado toma ${amount} del grifo por ración.`,
    none: "Sin factor",
  },
};
