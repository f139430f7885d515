import { plural } from "../catalogue.ts";
import type { importQuestionTexts } from "../en/import-questions.ts";
import type { Translation } from "../translation.ts";

export const importQuestions: Translation<typeof importQuestionTexts> = {
  title: "Qué hay en el archivo",
  which: "¿Qué número cuenta las piezas?",
  whichNote: "Una pieza es un vaso, una tapa, un tenedor. No se importa nada hasta que elija.",
  counted: "Las piezas son",
  total: "Piezas en total",
  largest: "Sus tres líneas mayores",
  choose: (reading) => `Tomar ${reading}`,
  packs: (column, pack) => `${column} × ${pack}`,
  noPack: (column) => `${column}, en paquetes; usted indica el tamaño`,
  counts: {
    pieces: (column) => column,
    packs: (column) => `${column}, en paquetes`,
    dozens: (column) => `${column}, en docenas`,
    thousands: (column) => `${column}, en miles`,
    kilograms: (column) => `${column}, en kilogramos`,
    by_unit: (column) => `${column}, cada una en su unidad`,
  },
  countsOf: "Un número de esta columna cuenta",
  countWords: {
    pieces: "piezas",
    packs: "paquetes",
    dozens: "docenas",
    thousands: "miles",
    kilograms: "kilogramos",
    by_unit: "lo que dice su unidad",
  },
  units: {
    pieces: "piezas",
    packs: "paquetes",
    dozens: "docenas",
    hundreds: "cientos",
    thousands: "miles",
  },
  byMass: "se sabrá cuando se asignen los nombres",
  unread: (count, shown) =>
    plural(count, { one: "1 línea no se puede leer así", other: `${shown} líneas no se pueden leer así` }),
  line: (pieces, name) => `${pieces} ${name}`,
  disagree: (count, rows) =>
    plural(count, { one: `No coinciden en la fila ${rows}.`, other: `No coinciden en las filas ${rows}.` }),

  decimal: "¿Qué significa 1.250 en este archivo?",
  decimalNote: "El archivo no lo dice. Su respuesta vale para todo el archivo.",
  decimals: {
    point: (total) => `uno y cuarto: ${total} en total`,
    comma: (total) => `mil doscientos cincuenta: ${total} en total`,
  },

  returns: "Algunas cantidades son negativas: mercancía devuelta.",
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
  totals: (count, shown) =>
    plural(count, {
      one: "1 fila de total o encabezado omitida",
      other: `${shown} filas de totales y encabezados omitidas`,
    }),
  show: "Mostrar las filas omitidas",
  hide: "Ocultar las filas omitidas",
  row: "Fila",
  text: "Texto",
  kind: "Se toma por",
  kinds: { subtotal: "subtotal", total: "total", heading: "encabezado", title: "título" },
  back: "Recuperar",
  putBack: (row) => `Importar la fila ${row}`,
  takeOut: (row) => `Omitir la fila ${row}`,
  putAllBack: "Importarlas todas",
  takeAllOut: "Omitirlas todas",
  shownOf: (shown, all) => `Las primeras ${shown} de ${all}.`,
  summary: (pieces) => `${pieces} piezas o usos en las líneas listas`,
  largestLines: (lines) => `Las mayores: ${lines}.`,
};
