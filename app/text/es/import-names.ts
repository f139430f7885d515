import { plural } from "../catalogue.ts";
import type { importNamesTexts } from "../en/import-names.ts";
import type { Translation } from "../translation.ts";

export const importNames: Translation<typeof importNamesTexts> = {
  step: "Asignar nombres",
  title: (matched, all, share) => `${matched} de ${all} nombres asignados, ${share} de las unidades`,
  working: "Asignando nombres",
  failed: "No se pudieron asignar los nombres.",
  states: { open: "Por decidir", sure: "Seguros", chosen: "Elegidos", left_out: "Omitidos" },
  all: (count) => `Todos ${count}`,
  stateCount: (state, count) => `${state} ${count}`,
  filter: "Qué nombres se muestran",
  shareOf: (share, names, shown) =>
    `${share} de las unidades, ${plural(names, { one: "1 nombre", other: `${shown} nombres` })}`,
  find: "Buscar un nombre",
  nextNames: (names, shown, share) =>
    plural(names, {
      one: `El siguiente nombre lo lleva al ${share}`,
      other: `Los siguientes ${shown} nombres lo llevan al ${share}`,
    }),
  heads: {
    name: "Nombre en su archivo",
    lines: "Líneas",
    units: "Unidades",
    share: "Parte",
    adds: "Acumulado",
    best: "Mejor propuesta y por qué",
    others: "Otras propuestas",
  },
  facts: (units, share, lines, shown) =>
    `${units} unidades, ${share}, ${plural(lines, { one: "1 línea", other: `${shown} líneas` })}`,
  levels: { sure: "seguro", likely: "probable", unsure: "dudoso" },
  named: (words) => `Dice: ${words}`,
  wholeName: "El nombre entero se parece",
  tie: (other) => `También podría ser ${other}`,
  noOffer: "Ningún producto del catálogo se le parece",
  take: (product, name) => `${product}: usarlo para ${name}`,
  search: "Buscar",
  searchFor: (name) => `Buscar un producto para ${name}`,
  leaveOut: "Omitir",
  leaveOutName: (name) => `Omitir ${name}`,
  newProduct: "Nuevo producto propio",
  newProductOf: (name) => `Nuevo producto propio a partir de ${name}`,
  likeWhich: (name) => `¿A qué producto se parece ${name}?`,
  newProductFailed: "No se pudo crear el producto; vuelva a intentarlo.",
  isProduct: (product) => `= ${product}`,
  factor: (factor) => `× ${factor}`,
  isLeftOut: "omitido",
  change: "Cambiar",
  changeOf: (name) => `Cambiar lo que significa ${name}`,
  accept: (count, shown) =>
    plural(count, { one: "Aceptar 1 nombre seguro", other: `Aceptar ${shown} nombres seguros` }),
  undecided: (count, shown) =>
    plural(count, {
      one: "1 nombre por decidir se omite de momento",
      other: `${shown} nombres por decidir se omiten de momento`,
    }),
  saved: "Cada decisión se guarda",
  decided: (name, product) => `${name}: ${product}`,
  toNames: "Seguir: asignar nombres",
  review: "Seguir: revisar",
  none: "Aquí no hay ningún nombre.",
  more: (count) => `Mostrar ${count} más`,
  shownOf: (shown, all) => `Los ${shown} mayores de ${all} nombres.`,
  file: {
    label: "Asignaciones como archivo",
    export: "Descargar todas las asignaciones",
    import: "Añadir asignaciones de un archivo",
    list: "Descargar la lista de productos",
    imported: (added, shown) =>
      plural(added, { one: "Se añadió 1 nombre del archivo.", other: `Se añadieron ${shown} nombres del archivo.` }),
    faults: (count, shown, rows) =>
      plural(count, { one: `1 fila no se añadió: ${rows}.`, other: `${shown} filas no se añadieron: ${rows}.` }),
    unreadable: "No es un archivo de asignaciones. Necesita las columnas: their name, product id, factor.",
  },
};
