import type { endOfLifeTexts } from "../en/end-of-life.ts";
import { plural } from "../catalogue.ts";
import type { Translation } from "../translation.ts";
import { quoted } from "./sentence-parts.ts";

export const endOfLife: Translation<typeof endOfLifeTexts> = {
  title: "Qué decide al final de la vida útil",
  nav: "Fin de vida",
  note: (unit) => `Clima, ${unit} por ración. Sin puntuación.`,
  lead: "Los mismos resultados si todos los residuos siguieran una sola vía. La basura dispersa se mantiene; las marcas muestran el resto.",
  chart: (unit) => `Clima según el fin de vida, ${unit} por ración`,
  fates: {
    mix: "mezcla de los resultados",
    landfilled: "todo a vertedero",
    incinerated: "todo incinerado",
    recovered: "todo recuperado donde hay un flujo",
  },
  heads: { mix: "Mezcla", landfilled: "Vertedero", incinerated: "Incineración", recovered: "Recuperación" },
  largest: (name, more, unit) =>
    `Donde más importa es en ${quoted(name)}: entre su marca más baja y la más alta hay ${more} ${unit}.`,
  none: "Una raya: no hay datos para esta vía, o uno de los materiales no se recoge.",
  recovered:
    "Recuperado: toda parte que se puede reciclar se recicla; si no, se composta si es posible; el resto sigue la mezcla. No hay ningún crédito por lo que el reciclaje evita en otro lugar, ni por calor y electricidad.",
  noMark: "–",
  table: "Mostrar como tabla",
  product: "Producto",
  failed: "No se pudieron calcular las marcas.",
  loading: "Calculando las marcas…",
  portfolio: {
    note: "Clima de todas las líneas juntas. Sin puntuación.",
    chart: (unit) => `Clima de la cartera según el fin de vida, ${unit}`,
    total: "Toda la cartera",
    uses: (name, count, shown) => `${name}, ${plural(count, { one: "1 uso", other: `${shown} usos` })}`,
    head: "Cartera y productos con el intervalo más amplio",
    range: (amount, share) =>
      share === null
        ? `Entre la marca más baja y la más alta de la cartera hay ${amount}.`
        : `Entre la marca más baja y la más alta de la cartera hay ${amount}, el ${share} de su impacto climático.`,
    nothing: "Adónde van los residuos no cambia nada aquí: las marcas no difieren en ningún producto.",
  },
  open: (name, fate, value) => `${value}, ${fate}, ${name}: cómo se compone el clima`,
};
