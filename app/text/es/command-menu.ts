import type { commandMenuTexts } from "../en/command-menu.ts";
import type { Translation } from "../translation.ts";

export const commandMenu: Translation<typeof commandMenuTexts> = {
  title: "Ir a",
  search: "Comparación, cartera, sección, producto, región",
  results: "Órdenes",
  none: "No hay coincidencias",
  close: "Cerrar",
  section: "en esta página",
  page: "página",
  create: "crear",
  comparison: "comparación",
  portfolio: "cartera",
  product: "producto propio",
  region: "cambiar de región",
};
