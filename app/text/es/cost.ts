import { plural } from "../catalogue.ts";
import type { costTexts } from "../en/cost.ts";
import { formatCount } from "../format.ts";
import type { Translation } from "../translation.ts";
import { quoted } from "./sentence-parts.ts";

const uses = (count: number): string => plural(count, { one: "1 uso", other: `${formatCount(count)} usos` });
const unpriced = (count: number): string =>
  plural(count, {
    one: "a un producto aún le falta un precio",
    other: `a ${formatCount(count)} productos aún les falta un precio`,
  });

export const cost: Translation<typeof costTexts> = {
  nav: "Coste",
  title: "Coste",
  note: "opcional; los precios quedan en este navegador, nunca se envían y se borran al cerrar sesión",
  currency: "Moneda",
  currencyNote: "Cambiar la moneda no convierte los precios.",
  prices: (currency) => `Precios y costes, ${currency}`,
  product: "Producto",
  piece: "Precio de una pieza",
  wash: "Precio de un lavado, por pieza",
  pieceOf: (product) => `Precio de una pieza: ${product}`,
  washOf: (product) => `Precio de un lavado: ${product}`,
  notWashed: "no se lava",
  usesHead: "Usos contados",
  perUse: "Coste por uso",
  perServing: "Coste por ración",
  negative: "Un precio debe ser 0 o más.",
  clear: "Borrar todos los precios",
  notStored: "Este navegador no puede guardar precios: se pierden al salir de la página.",
  csvLabel: "Guardar los costes como CSV",
  failed: "No se pudieron cargar los datos para los costes.",
  unknown: "–",

  enter:
    "Introduzca lo que cuesta una pieza y lo que cuesta lavarla: entonces se ve el coste de una ración y a partir de cuántos usos un reutilizable se amortiza en dinero.",
  cheapest: (product, cost) => `${quoted(product)} es lo que menos cuesta, ${cost} por ración.`,
  missing: (count) =>
    plural(count, {
      one: "A un producto aún le falta un precio.",
      other: `A ${formatCount(count)} productos aún les falta un precio.`,
    }),

  breakEven: "A partir de cuántos usos va por delante el reutilizable",
  breakEvenCsv: "Guardar como CSV a partir de cuántos usos va por delante el reutilizable",
  reusable: "Reutilizable",
  against: "Frente a",
  inMoney: "En dinero",
  onClimate: "En clima",
  never: "nunca",
  neverNote: "nunca: cada uso del reutilizable cuesta más que uno del otro.",
  sentence: (reusable, other, money, climate) =>
    `Frente a ${quoted(other)}, ${quoted(reusable)} es más barato a partir de ${uses(money)} y mejor para el clima a partir de ${uses(climate)}.`,

  portfolio: {
    total: (total) => `Los usos de esta cartera cuestan ${total}.`,
    partial: (total, count) => `Los usos con precio cuestan ${total}; ${unpriced(count)}.`,
    enter:
      "Introduzca lo que cuesta una pieza y lo que cuesta lavarla: entonces se ve lo que cuestan los usos de esta cartera y a partir de cuántos usos un reutilizable se amortiza en dinero.",
    quantity: "Usos",
    cost: "Coste",
    share: "% del coste",
  },
};
