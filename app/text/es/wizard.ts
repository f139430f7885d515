import { plural } from "../catalogue.ts";
import type { wizardTexts } from "../en/wizard.ts";
import type { Translation } from "../translation.ts";

export const wizard: Translation<typeof wizardTexts> = {
  progress: "Pasos",
  stepOf: (step, title) => `Paso ${step} de 5, ${title}`,
  stepState: { done: "hecho", current: "paso actual", todo: "sin hacer" },

  steps: {
    1: { title: "Nombre", question: "¿Cómo quiere llamar a esta comparación?" },
    2: { title: "Región", question: "¿Dónde se usarán los productos?" },
    3: { title: "Caso de uso", question: "¿Para qué se usarán los productos?" },
    4: { title: "Alimento", question: "¿Qué se va a servir?" },
    5: { title: "Productos", question: "¿Qué productos quiere comparar?" },
  },

  leads: {
    1: "Aparece en los resultados y en los archivos. Puede cambiarlo más tarde.",
    2: "La región determina la electricidad y cómo se reciclan, compostan o eliminan los residuos.",
    3: "Los productos se comparan para la misma tarea, sea cual sea su tamaño.",
    4: "El alimento influye en cuánto puede migrar del envase. Si omite este paso, se supone el alimento de mayor riesgo.",
  },
  productsLead: (count, phrase) => `${count} productos pueden ${phrase}. Elija al menos un reutilizable.`,
  oneProductLead: (phrase) => `Un producto puede ${phrase}. Elija al menos un reutilizable.`,

  productsChosen: (count, shown) => plural(count, { one: "1 elegido", other: `${shown} elegidos` }),

  nameLabel: "Nombre",
  nameHint: "Por ejemplo: Café del quiosco 2027",
  descriptionLabel: "Descripción",
  descriptionHint: "Opcional: para qué es la comparación",

  newName: "Comparación nueva",
  suggestedName: (useCase, region) => `${useCase}, ${region}`,

  problems: {
    no_name: "Ponga un nombre a la comparación.",
    hidden_in_name: "Quite los caracteres invisibles del nombre.",
    no_description: "Descríbala en pocas palabras.",
    no_region: "Elija una región.",
    no_usecase: "Elija un caso de uso.",
    no_food: "Elija un alimento u omita el paso.",
    no_product: "Elija al menos un producto.",
    no_reusable: "Incluya al menos una opción reutilizable en su selección para continuar.",
  },
  problemInStep: (step, problem) => `Paso ${step}: ${problem}`,

  notices: {
    unknown_region: (id) => `La dirección nombra una región que no se puede elegir (${id}). Elija otra.`,
    unknown_usecase: (id) => `La dirección nombra un caso de uso que no existe (${id}). Elija otro.`,
    unknown_food: (id) => `La dirección nombra un alimento que no existe (${id}). Elija otro u omita el paso.`,
    unknown_product: (id) => `Un producto de la dirección no está disponible para este caso de uso y se omitió: ${id}.`,
    unknown_products: (ids) =>
      `Estos productos de la dirección no están disponibles para este caso de uso y se omitieron: ${ids}.`,
    usecase_first: "Los productos pertenecen a un caso de uso. Elija primero el caso de uso.",
  },
  continued: "Esta es la comparación que empezó antes.",
  startOver: "Empezar de nuevo",

  cancel: "Cancelar",
  back: "Atrás",
  backToResults: "Volver a los resultados",
  next: "Siguiente",
  skip: "Omitir",
  skipHint: "supone el alimento de mayor riesgo",
  compareAll: (count) => `Comparar los ${count}`,
  create: "Crear la comparación",
  update: "Actualizar la comparación",
  computedHere: "Las puntuaciones se calculan en este navegador",
  notSaved: "No se pudo guardar la comparación en este navegador. Lo elegido sigue aquí: vuelva a intentarlo.",
};
