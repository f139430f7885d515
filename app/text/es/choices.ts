import { plural } from "../catalogue.ts";
import type { choiceTexts } from "../en/choices.ts";
import type { Translation } from "../translation.ts";

export const choices: Translation<typeof choiceTexts> = {
  regionsLabel: "Regiones",
  regionOfUse: "Región de uso",
  imaginary: (region) => `${region} (imaginaria)`,
  moreRegions: "Más regiones",
  guessed: (region) => `Región: ${region}, según su navegador.`,
  change: "Cambiar",
  allRowsOwn: "Datos regionales completos",
  someRowsOwn: (own, all) => `${own} de ${all} cifras son propias.`,
  otherRows: (own, others, region, estimates) =>
    `${own} ${others} son las de ${region}; ${estimates} de ellas, estimaciones.`,
  foodsLabel: "Alimentos",
  allFoods: (count) => `Los ${count} alimentos`,
  defineFood: "Definir un alimento nuevo",
  defineProduct: "Definir un producto nuevo",
  searchFoods: "Buscar alimentos",
  noFoodFound: (search) => `Ningún alimento coincide con «${search}».`,

  searchProducts: "Buscar nombre o material",
  filterLabel: "Tipo de producto",
  filters: {
    all: (count) => `Todos ${count}`,
    reusable: (count) => `Reutilizables ${count}`,
    single_use: (count) => `De un solo uso ${count}`,
  },
  viewAll: "Ver todos",
  viewChosen: "Ver los elegidos",
  selectAll: "Seleccionar todos",
  reset: "Restablecer",
  productsTable: "Productos",
  columns: {
    choose: "Elegido",
    product: "Producto",
    material: "Material",
    mass: (unit) => `Masa, ${unit}`,
    uses: "Usos",
    wash: "Lavado en",
  },
  notWashed: "no se lava",
  materials: (names) => {
    const list = names.join(", ");
    return list.charAt(0).toUpperCase() + list.slice(1);
  },
  noProductFound: "Ningún producto coincide. «Ver todos» muestra de nuevo la lista completa.",
  noProductForUseCase: "Todavía no hay productos para este caso de uso.",

  selectionTitle: "Su selección",
  selectionCount: (count, reusable, shown) =>
    `${count} productos, ${plural(reusable, { one: "1 de ellos reutilizable", other: `${shown} de ellos reutilizables` })}`,
  selectionOne: (reusable) => (reusable ? "1 producto, reutilizable" : "1 producto, de un solo uso"),
  selectionEmpty: "Todavía no hay nada elegido.",
  selectionShort: (count, reusable, shownCount, shownReusable) => {
    const chosen = plural(count, { one: "1 elegido", other: `${shownCount} elegidos` });
    return `${chosen}, ${plural(reusable, { one: "1 reutilizable", other: `${shownReusable} reutilizables` })}`;
  },
  remove: (name) => `Quitar ${name}`,
  lastProduct: "Una comparación conserva al menos un producto.",
  includesReusable: "Incluye una opción reutilizable",
  needsReusable: "Incluya al menos una opción reutilizable en su selección para continuar.",
  addTypical: "Añadir un reutilizable típico",
  addTypicalNamed: (name) => `Añadir un reutilizable típico: ${name}`,
  addTypicalIs: (name, uses) => `${name}, lavado y usado ${uses} veces`,
  portfolioModes: { label: "Mostrar", edit: "Editar", scores: "Puntuaciones", returns: "Declaraciones" },
};
