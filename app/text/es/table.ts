import { plural } from "../catalogue.ts";
import type { tableTexts } from "../en/table.ts";
import type { Translation } from "../translation.ts";
import { quoted } from "./sentence-parts.ts";

export const table: Translation<typeof tableTexts> = {
  columns: {
    menu: (name) => `Columna ${name}`,
    drag: "Arrastre para mover la columna",
    moveLeft: "Mover a la izquierda",
    moveRight: "Mover a la derecha",
    sort: "Ordenar, mejor primero",
    sortBySummary: "Volver al orden global",
    whatIs: "Qué es esto",
    reset: "Restablecer las columnas",
    moved: (name, place, count) => `${name} es ahora la columna ${place} de ${count}.`,
    sorted: (name) => `Ordenado por ${name}, mejor primero.`,
    sortedBySummary: "Ordenado por puntuación global, mejor primero.",
    wasReset: "Las columnas están en su orden habitual.",
  },

  baseline: {
    label: "Diferencia con",
    none: "Sin referencia",
    mark: "Referencia",
    pinned: (name) => `Cada producto muestra ahora su diferencia con ${quoted(name)}.`,
    unpinned: "No se muestran diferencias.",
  },

  difference: {
    same: "igual",
    better: (count, shown) => plural(count, { one: "1 punto mejor", other: `${shown} puntos mejor` }),
    worse: (count, shown) => plural(count, { one: "1 punto peor", other: `${shown} puntos peor` }),
    less: (share) => `${share} menos`,
    moreThan: (share) => `más del ${share}`,
    more: (share) => `${share} más`,
    times: (ratio) => `${ratio} veces más`,
    fromZero: "la referencia es 0",
    lower: (points) => `${points} menos`,
    higher: (points) => `${points} más`,
  },

  scale:
    "Impactos (clima, agua, plástico, suelo): 100 = ninguno, 1 = el peor producto incorporado de este caso de uso. Calificaciones (sustancias químicas, abastecimiento, recuperabilidad): 100 = la mejor, 1 = la peor.",

  undeclared: {
    head: (count, all) => `sin declarar ${count} de ${all}`,
    declare: "Declarar",
    chemicals: {
      some: (count, shown, all) =>
        `${shown} de ${all} productos no ${count === 1 ? "declara" : "declaran"} nada sobre sustancias químicas: se supone el mayor riesgo.`,
      all: (count, shown) =>
        plural(count, {
          one: "El producto no declara nada sobre sustancias químicas: se supone el mayor riesgo.",
          other: `Ninguno de los ${shown} productos declara nada sobre sustancias químicas: se supone el mayor riesgo.`,
        }),
    },
    sust_source: {
      some: (count, shown, all) =>
        `${shown} de ${all} productos no ${count === 1 ? "declara" : "declaran"} contenido reciclado ni certificados: no cuentan en su puntuación.`,
      all: (count, shown) =>
        plural(count, {
          one: "El producto no declara contenido reciclado ni certificados: no cuentan en su puntuación.",
          other: `Ninguno de los ${shown} productos declara contenido reciclado ni certificados: no cuentan en su puntuación.`,
        }),
    },
  },

  close: "Cerrar",
};
