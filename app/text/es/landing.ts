import type { landingTexts } from "../en/landing.ts";
import type { Translation } from "../translation.ts";

export const landing: Translation<typeof landingTexts> = {
  title: "Sepa cuánto pesa el vaso antes de llenarlo.",
  standfirst:
    "Tare compara vajilla y envases de un solo uso y reutilizables en clima, agua, contaminación por plástico, sustancias químicas, abastecimiento, recuperabilidad y uso del suelo, y muestra la cuenta detrás de cada número.",

  chart: {
    name: (ways) => `Servir un café caliente, de ${ways} maneras.`,
    caption: (service, region) => `Impacto climático ${service} en ${region},`,
    perServing: (size) => `por ración de ${size}`,
    reusable: "reutilizable, con su número habitual de usos",
    singleUse: "de un solo uso",
    source: (version) => `Datos de referencia de Tare ${version}, estimaciones orientativas.`,
    computing: "Calculando…",
    failed: "Ahora mismo no se pudieron calcular las cifras. Todo lo demás funciona.",
    ways: ["cero", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
  },

  steps: [
    { title: "Diga qué sirve", text: "Elija un caso de uso, una región y, si quiere, un alimento." },
    { title: "Elija qué comparar", text: "Tome productos de la lista, al menos uno reutilizable." },
    { title: "Lea el resultado", text: "Puntuaciones en los siete indicadores y los valores detrás de ellas." },
  ],
  stepsLabel: "Cómo funciona",
  howto: "Cómo funciona, paso a paso",
  about: "Acerca de Tare",

  guest: {
    text: "Todo funciona sin cuenta. Lo que haga queda guardado en este navegador.",
    go: "Continuar como invitado",
    example: "Ver un ejemplo",
    failed: "No se pudo cargar el ejemplo. Vuelva a intentarlo.",
    startLabel: "Empezar",
  },
};
