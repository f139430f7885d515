import { plural } from "../catalogue.ts";
import type { lineDetailTexts } from "../en/line-details.ts";
import type { Translation } from "../translation.ts";

export const lineDetails: Translation<typeof lineDetailTexts> = {
  names: {
    gtin: "GTIN",
    item_code: "Número de artículo",
    site: "Sede",
    country: "País",
    supplier: "Proveedor",
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
    more: "Más filtros y columnas",
    menuActive: (count) => `Filtrar (${count})`,
    allSites: "Todas las sedes",
    noSite: "Sin sede",
    assumed: "Solo con un alimento supuesto",
    forbidden: "Solo lo que no se puede vender",
    otherPeriod: "Solo fechas fuera del periodo",
    byNumber: "Por número: usos, masa, clima o puntuación…",
    column: (detail) => `Mostrar ${detail}`,
  },
  number: {
    title: "Mostrar líneas por un número",
    figure: "Cifra",
    figures: { quantity: "Usos", mass: "Masa", climate: "Impacto climático", score: "Puntuación" },
    sign: "Mostrar líneas con",
    signs: { more: "más de", less: "menos de" },
    than: "Número",
    missing: "Escriba un número, por ejemplo 10.000.",
    apply: "Filtrar",
    cancel: "Cancelar",
  },
  limits: {
    quantity: { more: (than) => `más de ${than} usos`, less: (than) => `menos de ${than} usos` },
    mass: {
      more: (than, unit) => `más de ${than} ${unit} de material`,
      less: (than, unit) => `menos de ${than} ${unit} de material`,
    },
    climate: { more: (than, unit) => `más de ${than} ${unit}`, less: (than, unit) => `menos de ${than} ${unit}` },
    score: { more: (than) => `puntuación superior a ${than}`, less: (than) => `puntuación inferior a ${than}` },
  },
  active: {
    label: "Filtros activos",
    shown: "Solo líneas con:",
    assumed: "un alimento supuesto",
    forbidden: "un producto que no se puede vender",
    otherPeriod: "una fecha fuera del periodo",
    remove: (filter) => `Quitar el filtro: ${filter}`,
    clear: "Borrar búsqueda y filtros",
    found: (count, shown, all) =>
      plural(count, { one: `Coincide 1 de ${all} líneas.`, other: `Coinciden ${shown} de ${all} líneas.` }),
  },
  step: (detail, product) => `${detail} de ${product}`,
  bulkStep: (detail, count) => `${detail} de ${count} líneas`,
};
