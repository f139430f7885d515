import type { methodFigureTexts } from "../en/method-figures.ts";
import type { Translation } from "../translation.ts";

export const methodFigures: Translation<typeof methodFigureTexts> = {
  title: "En figuras",
  note: "Un ejemplo con cifras redondas e inventadas.",
  paper: "Vaso de papel",
  returnable: "Vaso retornable, 50 usos",
  returnableLine: "Vaso retornable",
  double: "Vaso de doble pared con tapa",
  unit: {
    title: "La unidad funcional: 350 ml servidos",
    text: "Un vaso de 500 ml se llena al 70 %, así que una ración ocupa 0,7 vasos. Con vasos de 250 ml hacen falta 1,4.",
    label: "Vasos para una ración de 350 ml",
    cup: (size) => `${size} ml`,
    each: "Vasos por ración, según su tamaño",
  },
  stages: {
    title: "Las etapas, por ración",
    text: "El vaso retornable se fabrica una vez y se lava 50 veces: 150 g ÷ 50 usos + 6 g por lavado = 9 g de CO₂e.",
    label: "g de CO₂e por ración, por etapa",
    names: {
      materials: "Materiales",
      forming: "Conformado",
      transport: "Transporte",
      washing: "Lavado",
      end_of_life: "Fin de vida",
    },
  },
  score: {
    title: "De los gramos a la puntuación",
    text: "El valor más alto del caso de uso, aquí 60 g de CO₂e, puntúa 1, y 0 g puntuaría 100. El vaso de papel, con 30 g, queda a la mitad.",
    label: "Puntuación climática de cada vaso",
  },
  breakEven: {
    title: "El punto de equilibrio",
    text: "Fabricar el vaso retornable cuesta 150 g de una vez, y cada lavado 6 g. Cada vaso de papel cuesta 30 g: las líneas se cruzan a los 7 usos.",
    label: "Gramos de CO₂e sumados a lo largo de los usos",
    uses: "usos",
    value: "g de CO₂e, sumados",
    crossing: (uses) => `${uses} usos`,
    range: (from, to) => `${from}–${to} usos`,
    amount: (value) => `${value} g de CO₂e`,
  },
  certain: {
    title: "La incertidumbre",
    text: "Cada dato varía dentro de su propia incertidumbre. Los bigotes abarcan el 90 % de los sorteos: las puntuaciones de dos vasos pueden solaparse aunque uno gane casi siempre, porque todos comparten los sorteos.",
    label: "Puntuaciones climáticas con sus intervalos del 5 al 95 %",
  },
};
