import type { lineDetailTexts } from "../en/line-details.ts";
import type { Translation } from "../translation.ts";

export const lineDetails: Translation<typeof lineDetailTexts> = {
  names: {
    gtin: "GTIN",
    item_code: "Número de artículo",
    site: "Sede",
    country: "País",
    order_number: "Número de pedido",
    date: "Fecha",
  },
  title: "Compra",
  gtinHint: "EAN, UPC o código de barras",
  gtinMistyped: "El dígito de control no es correcto: revíselo. Se guarda como está escrito.",
  dateHint: "Año, mes y día: 2026-03-12",
  dateFault: "Escriba un día como año, mes y día: 2026-03-12.",
  view: {
    menu: "Filtrar",
    menuActive: (count) => `Filtrar (${count})`,
    allSites: "Todas las sedes",
    noSite: "Sin sede",
    assumed: "Solo con un alimento supuesto",
    forbidden: "Solo lo que no se puede vender",
    moreThan: (uses) => `Solo más de ${uses} usos`,
    column: (detail) => `Mostrar ${detail}`,
  },
  step: (detail, product) => `${detail} de ${product}`,
  bulkStep: (detail, count) => `${detail} de ${count} líneas`,
};
