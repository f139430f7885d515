import type { embedTexts } from "../en/embed.ts";
import type { Translation } from "../translation.ts";

export const embed: Translation<typeof embedTexts> = {
  loading: "Cargando los resultados compartidos…",
  source: (version) => `Tare, datos ${version}`,
  open: { comparison: "Abrir la comparación completa", portfolio: "Abrir la cartera completa" },
  newTab: "(en una pestaña nueva)",
  portfolioScores: (name, score) => `${name}: ${score}`,
  retry: "Volver a intentarlo",

  code: {
    title: "Insertar en una página web",
    text: "Pegue este código en la página. Los visitantes ven los resultados tal como están ahora; no se guarda nada en sus navegadores ni se usan cookies. Si revoca el enlace, el marco lo dirá en lugar de los resultados.",
    shown: "Qué muestra el marco",
    label: "Código para insertar",
    frame: (name, chart) => `${name}, ${chart} · Tare`,
    height: (height) =>
      `La altura de ${height} px basta para un marco de 600 px de ancho o más. En una columna más estrecha necesita más, o escuche: el marco envía {type: "tare:height", height} a la página.`,
  },
  charts: {
    ranking: "Clasificación",
    scores: "Puntuaciones de la cartera",
    stages: "Dónde surge el impacto",
    "break-even": "Punto de equilibrio",
    "end-of-life": "Fin de vida",
  },
};
