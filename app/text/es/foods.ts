import { plural } from "../catalogue.ts";
import type { foodTexts } from "../en/foods.ts";
import type { Translation } from "../translation.ts";

export const foods: Translation<typeof foodTexts> = {
  title: { create: "Definir un alimento", edit: (name) => `Editar «${name}»` },
  lead: "El tipo de alimento influye en cuánto puede migrar del envase. Elija un valor para cada propiedad.",

  name: "Nombre del alimento",
  nameHint: "Por ejemplo: Sopa de tomate, para llevar",
  choose: "Elija…",
  value: (name, points, shown) => plural(points, { one: `${name}: 1 punto`, other: `${name}: ${shown} puntos` }),
  unknownValue: "El valor elegido antes ya no se conoce. Elija de nuevo.",

  score: {
    title: "Puntuación del alimento",
    of: (score) => `${score} de 10`,
    low: "1, la migración más baja",
    high: "10, la más alta",
    what: "Con qué fuerza el alimento extrae sustancias del envase. Cuenta en las sustancias químicas preocupantes; en los demás indicadores el alimento no cuenta.",
    unfinished: (properties) =>
      `Sin elegir todavía: ${properties}. Hasta entonces cuenta la puntuación más alta de cada una.`,
    like: (foods) => `Más o menos tan fuerte como ${foods}.`,
    weakest: "Más débil que todos los alimentos de la lista.",
    strongest: "Más fuerte que todos los alimentos de la lista.",
    food: (name, score) => `${name} (${score})`,
  },

  missing: (count, shown) =>
    plural(count, {
      one: "Se añadió una propiedad después de guardar este alimento. Elija su valor; hasta entonces cuenta su puntuación más alta.",
      other: `Se añadieron ${shown} propiedades después de guardar este alimento. Elija sus valores; hasta entonces cuentan sus puntuaciones más altas.`,
    }),

  faults: {
    required: "Ponga un nombre al alimento.",
    taken: "Ya existe un alimento con este nombre",
    too_long: "Como máximo 200 caracteres.",
    not_plain: "El nombre contiene un carácter que no se puede mostrar. Escríbalo de nuevo.",
    unknown: "Elija otro valor.",
    values: (properties) => `Elija un valor para ${properties}.`,
    manyValues: (shown) => `Faltan los valores de ${shown} propiedades.`,
  },

  cancel: "Cancelar",
  create: "Crear el alimento",
  save: "Guardar el alimento",
  saving: "Guardando el alimento…",
  failed: "No se pudo guardar el alimento en este navegador. Lo introducido sigue aquí: vuelva a intentarlo.",

  gone: {
    title: "Este alimento no está aquí",
    text: "La dirección nombra un alimento que no está entre los suyos. Quizá se eliminó, o pertenece a otra cuenta.",
    home: "Su trabajo",
    define: "Definir un alimento nuevo",
  },
};
