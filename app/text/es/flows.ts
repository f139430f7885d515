import type { flowTexts } from "../en/flows.ts";
import type { Translation } from "../translation.ts";

export const flows: Translation<typeof flowTexts> = {
  useCase: {
    title: "¿Para qué se usarán los productos?",
    lead: "Los productos se comparan para la misma tarea, sea cual sea su tamaño.",
    productTitle: "¿Para qué se usa su producto?",
    productLead: "Un producto pertenece a un caso de uso y se compara con los demás productos de ese caso.",
    nothing: "Elija un caso de uso.",
    next: "Siguiente",
  },

  food: {
    title: "¿Qué se va a servir?",
    lead: (useCase) => `Para el caso de uso «${useCase}». El alimento influye en cuánto puede migrar del envase.`,
    skip: "Omitir",
    skipHint: "supone el alimento de mayor riesgo",
    select: "Seleccionar el alimento",
    nothing: "Elija un alimento u omita este paso.",
    unknown: (id) => `La dirección nombra un alimento que no existe (${id}). Elija otro u omita este paso.`,
  },

  products: {
    title: "¿Qué productos quiere comparar?",
    portfolioTitle: "¿Qué productos forman parte de la cartera?",
    lead: (count, phrase) => `${count} productos pueden ${phrase}. Elija al menos un reutilizable.`,
    portfolioLead: (count, phrase) => `${count} productos pueden ${phrase}.`,
    compare: "Comparar",
    done: "Listo",
    problems: {
      no_product: "Elija al menos un producto.",
      no_reusable: "Incluya al menos una opción reutilizable en su selección para continuar.",
    },
    failed: "No se pudo guardar la selección en este navegador. Lo elegido sigue aquí: vuelva a intentarlo.",
    leftOut: (ids) => `No disponibles para este caso de uso, y omitidos: ${ids}.`,
    comparisonName: (useCase, food) => `${useCase}: ${food}`,
    portfolioGone: "La dirección nombra una cartera que no está en este navegador. «Listo» empieza una nueva.",
    comparisonGone: "La dirección nombra una comparación que no está en este navegador. «Comparar» crea una nueva.",
  },

  scorecard: {
    lead: (food, region) => `${food}, en ${region}`,
    kept: "Comparaciones que ya tiene de esto",
    keptAside: (products, region) => `${products} productos, ${region}`,
    ask: "¿Qué quiere comparar?",
    all: (count) => `Comparar los ${count} productos`,
    pick: "Elegir productos",
    allHint: (reusable) => `${reusable} de ellos son reutilizables. Puede quitar productos más tarde.`,
  },

  unknownUseCase: {
    title: "Este caso de uso no existe",
    text: (id) => `La dirección nombra «${id}». Elija uno de los casos de uso disponibles.`,
    choose: "Elegir un caso de uso",
  },
  unknownFood: {
    title: "Este alimento no existe",
    text: (id) => `La dirección nombra «${id}». Elija uno de los alimentos disponibles.`,
    choose: "Elegir un alimento",
  },

  back: "Atrás",
};
