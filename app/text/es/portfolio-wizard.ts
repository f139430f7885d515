import type { portfolioWizardTexts } from "../en/portfolio-wizard.ts";
import type { Translation } from "../translation.ts";
import { wizard } from "./wizard.ts";

export const portfolioWizard: Translation<typeof portfolioWizardTexts> = {
  steps: {
    1: { title: "Nombre", question: "¿Cómo quiere llamar a esta cartera?" },
    2: { title: "Región", question: "¿Dónde se usarán los productos?" },
    3: { title: "Caso de uso", question: "¿Para qué se usarán los primeros productos?" },
    4: { title: "Alimento", question: "¿Qué se va a servir?" },
    5: { title: "Productos", question: "¿Con qué productos empieza la cartera?" },
  },
  leads: {
    1: "Una cartera contiene lo que compra o sirve en un periodo: productos de cualquier caso de uso, cada uno con una cantidad.",
    2: "La región determina la electricidad y cómo se reciclan, compostan o eliminan los residuos, para toda la cartera.",
    3: "Empiece con un caso de uso. Cuando la cartera exista, puede añadir otros o importar una hoja de cálculo.",
    4: "El alimento influye en cuánto puede migrar del envase. Si omite este paso, se supone el alimento de mayor riesgo.",
  },
  productsLead: (count, phrase) =>
    `${count} productos pueden ${phrase}. Elija los que usa; las cantidades vienen después.`,
  oneProductLead: (phrase) => `Un producto puede ${phrase}. La cantidad viene después.`,

  nameHint: "Por ejemplo: Comedores Norte 2027",
  newName: "Cartera nueva",
  descriptionHint: "Por ejemplo: todos los pedidos de 14 comedores, un año",

  problems: {
    ...wizard.problems,
    no_name: "Ponga un nombre a la cartera.",
    no_description: "Describa la cartera en pocas palabras.",
  },
  continued: "Esta es la cartera que empezó antes.",
  create: "Crear la cartera",
  notSaved: "No se pudo guardar la cartera en este navegador. Lo elegido sigue aquí: vuelva a intentarlo.",
};
