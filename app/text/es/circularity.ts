import type { circularityTexts } from "../en/circularity.ts";
import type { Translation } from "../translation.ts";

export const circularity: Translation<typeof circularityTexts> = {
  title: "Circularidad",
  note: (region, custom) =>
    custom
      ? `Porcentaje de la masa, ${region}, ajustes de reciclaje propios`
      : `Porcentaje de la masa, ${region}, promedios de la región`,
  lead: "Cuánto de cada producto es material reciclado y adónde va su material al final de su vida.",
  caption: "Circularidad, porcentaje de la masa, y masa por ración",
  product: "Producto",
  percent: "% de la masa",
  flows: {
    recycled_content: "Contenido reciclado",
    recycled: "Reciclado",
    composted: "Compostado",
    landfilled: "En vertedero",
    incinerated: "Incinerado",
    littered: "Basura dispersa",
    open_dumped: "Vertido incontrolado",
  },
  mass: "Masa por ración",
  massUnit: (unit) => `Masa por ración, ${unit}`,
  notRecycled: {
    not_designed: (names, region) =>
      `Se aceptan en ${region} y aun así no se reciclan: ${names}. Estos artículos no se separan de los residuos mezclados: con restos de comida, oscuros o demasiado pequeños.`,
    no_stream: (names, region) => `Sin recogida para reciclar en ${region}: ${names}.`,
  },
  reusableNote: "Un reutilizable cuenta con su masa dividida entre sus usos.",
  csv: "CSV",
  csvLabel: "Guardar la circularidad en CSV",
};
