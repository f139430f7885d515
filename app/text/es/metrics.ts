import type { metricTexts } from "../en/metrics.ts";
import type { Translation } from "../translation.ts";

export const metrics: Translation<typeof metricTexts> = {
  labels: { measures: "Qué mide", unit: "Unidad", direction: "Cómo se lee" },
  measures: {
    climate:
      "Gases de efecto invernadero de toda la vida del producto, contados como el dióxido de carbono que calienta lo mismo: fabricar los materiales, conformarlos, transporte, lavado y fin de vida.",
    h2o: "Agua dulce que se consume a lo largo de la vida del producto: tomada de ríos, lagos o del subsuelo y no devuelta allí. El agua que solo se usa y se devuelve no cuenta.",
    plastic_pollution:
      "Plástico que llega al medio ambiente a lo largo de la vida del producto: perdido al fabricar y mover el plástico, tirado tras el uso, o arrastrado por el viento desde los vertederos.",
    land_use:
      "Suelo que se mantiene ocupado para hacer el producto, sobre todo para madera, fibras y cultivos: superficie por años.",
    chemicals:
      "El riesgo de que haya sustancias químicas preocupantes y pasen al alimento: lo que el fabricante declara sobre las partes que lo tocan, lo inerte que es el material y cuánto extrae el alimento. Donde no se declara nada, se supone el mayor riesgo.",
    sust_source:
      "De dónde viene el material: contenido reciclado, materia prima renovable y certificados. Cada componente cuenta según su masa; un producto que se reutiliza lo suficiente tiene la mejor calificación.",
    recoverability:
      "La parte de la masa del producto que se recicla o composta donde se usa, con los ajustes de reciclaje de esta comparación. Un producto que se reutiliza lo suficiente tiene la mejor calificación.",
  },
  amount: (unit) =>
    `${unit} por una ración; la fabricación y el fin de vida de un reutilizable se reparten entre todos sus usos.`,
  rating: (range) => `Calificación, ${range}.`,
  range: (best, worst) => `${best} (mejor) a ${worst} (peor)`,
  amountDirection:
    "Menos es mejor. La puntuación es 100 sin impacto y 1 con tanto como el peor producto incorporado del caso de uso; lo que es aún peor se queda en 1 y se señala.",
  ratingDirection:
    "Una calificación más baja es mejor. La puntuación es 100 con la mejor calificación posible y 1 con la peor.",
};
