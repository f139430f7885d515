import type { portfolioExportTexts } from "../en/portfolio-export.ts";
import type { Translation } from "../translation.ts";

export const portfolioExport: Translation<typeof portfolioExportTexts> = {
  label: "CSV",
  menu: "Guardar en CSV",
  tables: {
    lines: "Líneas, versión corta",
    entries: "Líneas con todas las columnas, para volver a importar",
    scores: "Puntuaciones",
    kpis: "Cifras clave",
    contributions: "Contribuciones",
    use_cases: "Casos de uso",
    products: "Productos",
    weights: "Masas por componente",
    materials: "Masas por material",
  },
  more: "Más tablas",
  writing: (percent) => `Escribiendo, ${percent}`,
  stop: "Detener",
  failed: "No se pudo escribir el archivo. Vuelva a intentarlo.",
  notReady: "Las puntuaciones aún se están calculando. Vuelva a intentarlo en un momento.",
};
