import { plural } from "../catalogue.ts";
import type { importQuestionTexts } from "../en/import-questions.ts";
import type { Translation } from "../translation.ts";

export const importQuestions: Translation<typeof importQuestionTexts> = {
  which: "¿Qué número cuenta las piezas?",
  whichNote: "Una pieza es un vaso, una tapa, un tenedor. No se importa nada hasta que elija.",
  proven: "Cómo se lee la cantidad",
  provenNote: "El archivo lo dice. Elija otra lectura si no es correcta.",
  noPack: (column) => `${column}, en paquetes; usted indica el tamaño`,
  counts: {
    pieces: (column) => column,
    packs: (column) => `${column}, en paquetes`,
    dozens: (column) => `${column}, en docenas`,
    thousands: (column) => `${column}, en miles`,
    kilograms: (column) => `${column}, en kilogramos`,
    pounds: (column) => `${column}, en libras`,
    inner: (column) => `${column}, en paquetes interiores`,
    pairs: (column) => `${column}, en pares`,
    hundreds: (column) => `${column}, en cientos`,
    gross: (column) => `${column}, en gruesas (144)`,
    by_unit: (column) => `${column}, cada una en su unidad`,
  },
  packInName: "paquete del nombre",
  countsOf: (column) => `Un número de ${column} cuenta`,
  split: {
    label: "Una línea por cada una de estas columnas, con su nombre como etiqueta",
    site: "Una línea por cada una de estas columnas, con su nombre como sede",
  },
  countWords: {
    pieces: "piezas",
    packs: "paquetes",
    dozens: "docenas",
    thousands: "miles",
    kilograms: "kilogramos",
    pounds: "libras",
    inner: "paquetes interiores",
    pairs: "pares",
    hundreds: "cientos",
    gross: "gruesas (144)",
    by_unit: "lo que dice su unidad",
  },
  byMass: "se sabrá cuando se asignen los nombres",
  each: (price) => `Una pieza cuesta entonces ${price} de media.`,
  unread: (count, shown) =>
    plural(count, { one: "1 línea no se puede leer así", other: `${shown} líneas no se pueden leer así` }),
  disagree: (count, rows) =>
    plural(count, { one: `No coinciden en la fila ${rows}.`, other: `No coinciden en las filas ${rows}.` }),

  rowOf: (row, arithmetic) => `Fila ${row}: ${arithmetic}`,
  decimal: (cell) => `¿Qué significa ${cell} en este archivo?`,
  decimalNote: "El archivo no lo dice. Su respuesta vale para todo el archivo.",
  decimals: {
    point: (number, total) => `${number}, con punto decimal: ${total} en total`,
    comma: (number, total) => `${number}, con coma decimal: ${total} en total`,
  },

  unit: (word) => (word === "" ? "¿Qué se cuenta donde falta la unidad?" : `¿Qué es un ${word}?`),
  unitNote: (count, shown) => plural(count, { one: "Afecta a 1 línea.", other: `Afecta a ${shown} líneas.` }),
  unitOption: (unit, total) => `${unit}: ${total} en total`,
  byWeight: (unit) => `${unit}, como piezas según el peso de una del catálogo`,
  leaveOut: "omitir estas líneas",

  rows: {
    hidden: (_words, count, shown) =>
      plural(count, { one: "1 fila está oculta en el archivo.", other: `${shown} filas están ocultas en el archivo.` }),
    word: (words, count, shown) =>
      plural(count, {
        one: `1 fila está marcada como ${words}.`,
        other: `${shown} filas están marcadas como ${words}.`,
      }),
    table: (words, count, shown) =>
      plural(count, {
        one: `1 fila está en otra tabla: ${words}.`,
        other: `${shown} filas están en otra tabla: ${words}.`,
      }),
    example: (words, count, shown) =>
      plural(count, { one: `1 fila es un ejemplo: ${words}.`, other: `${shown} filas son ejemplos: ${words}.` }),
  },
  rowWays: {
    count: (total) => `Contarlas: ${total} en total`,
    subtract: (total) => `Restarlas: ${total} en total`,
    leave_out: (total) => `Omitirlas: ${total} en total`,
  },

  basis: "¿Piezas compradas o usos?",
  basisNote: (count, shown) =>
    plural(count, {
      one: "Afecta a 1 línea con un reutilizable, cuya pieza sirve para muchos usos.",
      other: `Afecta a ${shown} líneas con reutilizables, cuyas piezas sirven para muchos usos.`,
    }),
  basisUnsaid: "El archivo no dice qué se cuenta.",
  bases: { pieces: "Piezas compradas", uses: "Usos (raciones)" },
  usesInAll: (total) => `${total} usos en total`,

  read: {
    title: "Cómo se leen las filas",
    example: "Un ejemplo de cada forma",
    rows: "Filas",
    total: "En total",
    more: (count, shown) => plural(count, { one: "Y 1 forma más.", other: `Y ${shown} formas más.` }),
    change: "¿No es así? Cambiarlo",
    filled: (field, count, shown) =>
      plural(count, {
        one: `${field}: 1 celda vacía repite el texto de arriba.`,
        other: `${field}: ${shown} celdas vacías repiten el texto de arriba.`,
      }),
  },

  returns: "Algunas cantidades son negativas: devoluciones.",
  returnsNote: (count, rows) => plural(count, { one: `En la fila ${rows}.`, other: `En las filas ${rows}.` }),
  ways: { subtract: (total) => `Restarlas: ${total} en total`, apart: (total) => `Omitirlas: ${total} en total` },
  beyond: (pieces) => `Se devolvieron ${pieces} piezas más de las que se compraron de los mismos productos; se omiten.`,

  dates: (date) => `¿Qué día es ${date}?`,
  datesNote: "El archivo no dice si va primero el día o el mes. Su respuesta vale para todas sus fechas.",
  dateWays: {
    day: (day) => `Primero el día: ${day}`,
    month: (day) => `Primero el mes: ${day}`,
    none: "Importar las líneas sin estas fechas",
  },

  again: {
    title: (count, shown) =>
      plural(count, {
        one: "Esta línea ya está en la cartera.",
        other: `Estas ${shown} líneas ya están en la cartera.`,
      }),
    add: "Añadirlas otra vez",
    replace: "Sustituir todas las líneas por estas",
    cancel: "No importar nada",
  },

  sheet: "Más de una hoja parece contener compras. ¿Cuál?",
  unanswered: "Responda primero las preguntas sobre el archivo.",

  titles: (count, shown) => plural(count, { one: "1 fila de título", other: `${shown} filas de título` }),
  totals: (count, shown, kinds) =>
    plural(count, { one: `1 fila omitida (${kinds})`, other: `${shown} filas omitidas (${kinds})` }),
  show: "Mostrar las filas omitidas",
  hide: "Ocultar las filas omitidas",
  row: "Fila",
  text: "Texto",
  kind: "Leída como",
  kinds: {
    subtotal: "subtotal",
    total: "total",
    heading: "encabezado",
    prefilled: "solo valores predeterminados",
    title: "título",
  },
  back: "Recuperar",
  putBack: (row) => `Importar la fila ${row}`,
  takeOut: (row) => `Omitir la fila ${row}`,
  putAllBack: "Importarlas todas",
  takeAllOut: "Omitirlas todas",
  shownOf: (shown, all) => `Las primeras ${shown} de ${all}.`,
  summary: (pieces) => `${pieces} piezas o usos en las líneas listas`,
};
