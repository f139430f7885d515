import { plural } from "../catalogue.ts";
import type { planTexts } from "../en/plan.ts";
import { formatCount, formatNumber } from "../format.ts";
import type { Translation } from "../translation.ts";
import { quoted } from "./sentence-parts.ts";

const changes = (count: number): string => plural(count, { one: "1 cambio", other: `${formatCount(count)} cambios` });
const pieces = (count: number): string => plural(count, { one: "1 pieza", other: `${formatCount(count)} piezas` });

export const plan: Translation<typeof planTexts> = {
  title: "Plan",
  note: "las sugerencias aceptadas como pasos: qué comprar, qué cuesta, qué necesita",
  loading: "Calculando el plan…",
  failed: "No se pudo calcular el plan.",
  empty: "El plan está vacío. «Añadir al plan», junto a una sugerencia, la convierte en un paso.",
  sentence: (count, from, to) =>
    `${changes(count)} ${plural(count, { one: "lleva", other: "llevan" })} esta cartera de ${from} a ${to} puntos.`,
  noStep: "Ningún cambio aceptado es un paso del plan.",
  exact: "La mejor elección de los cambios aceptados dentro de estos límites: se probaron todas.",
  greedy: "Elegidos por su mejora y por su mejora en relación con el coste; otra elección puede ser algo mejor.",

  costs: {
    outlay: (amount) => `${amount} antes del primer uso.`,
    year: (after, before) => `Las líneas del plan cuestan después ${after} al año, hoy ${before}.`,
    unknown: "El coste no se conoce hasta que se indiquen todos los precios.",
  },
  needs: (racks, hours, kwh, water) =>
    `El lavado necesita ${racks} cestas al día (${hours} horas de máquina), ${kwh} kWh y ${water} de agua más que hoy.`,
  unknown: "desconocido",
  estimate: "estimación",
  estimates: (stock, days, racks) =>
    `Se supone: una reserva inicial del ${stock} %, ${days} días de uso al año, ${racks} cestas por hora en una máquina.`,
  perYear: "Las cifras anuales son las del periodo de esta cartera, llevadas a un año.",
  yourPrices: "Todos los costes salen de sus propios precios, que quedan en este navegador.",
  noPrices: "Los costes no se conocen: los precios quedan en el navegador de quien los indicó.",

  facts: {
    law: "Ley",
    buy: "Comprar",
    less: "Dejar de comprar",
    cost: "Coste",
    paidBack: "Amortizado",
    needs: "Lavado",
    storage: "Almacenaje",
    changes: "Qué cambia (parte de los sorteos en que mejora)",
  },
  forbiddenSince: (product, day) => `La venta de ${quoted(product)} está prohibida aquí desde el ${day}.`,
  forbiddenFrom: (product, day) => `La venta de ${quoted(product)} estará prohibida aquí a partir del ${day}.`,
  buyReusable: (total, needed, uses, life, stock) =>
    `${total} piezas: ${needed} para ${uses} usos al año ÷ ${life} usos de una pieza, y ${stock} como reserva inicial`,
  buySingle: (total) => `${total} piezas al año`,
  less: (count) => `${pieces(count)} al año`,
  cost: (outlay, after, before) => `${outlay} antes del primer uso; después ${after} al año, hoy ${before}`,
  costSingle: (after, before) => `${after} al año, hoy ${before}`,
  costUnknown: "no se conoce hasta que se indiquen los precios de este paso",
  weeks: (weeks) => `tras ${weeks} semanas de uso de esta cartera`,
  neverPaidBack: "no antes de que se gasten sus piezas",
  racks: (racks, rate, hours) =>
    `${racks} cestas al día; una máquina lava ${rate} cestas por hora: ${hours} horas al día`,
  storage: (racks) =>
    plural(racks, {
      one: "todas las piezas caben en 1 cesta, como se lavan",
      other: `todas las piezas caben en ${formatCount(racks)} cestas, como se lavan`,
    }),
  hubRacks: (racks) => `${racks} cestas al día en un centro de lavado; su transporte está en las puntuaciones`,
  hub: (km, washes) =>
    `se supone: el centro está a ${km} km, ${plural(washes, { one: "1 lavado", other: `${formatNumber(washes, 2, 0)} lavados` })} por uso`,
  energy: (kwh, water) => `${kwh} kWh y ${water} de agua al día`,
  dryLines: (count) =>
    plural(count, {
      one: "1 línea no cambia: su sede no tiene lavavajillas",
      other: `${formatCount(count)} líneas no cambian: sus sedes no tienen lavavajillas`,
    }),
  atDry: "solo en sedes sin lavavajillas",
  washAtHub: "Lavar en un centro",
  washAtHubOf: (product) => `Lavar en un centro para las sedes sin lavavajillas: ${product}`,
  washedAtHub: (product) => `${product}, lavado en un centro`,
  noHub: "No se pudo guardar el producto con un centro de lavado.",
  atSite: (site) => `solo en ${site}`,
  points: (points, to) => `${points} puntos, hasta ${to}`,

  becomes: (from, to) => `${from} pasa a ser ${to}`,
  metricChange: (metric, change, share) => `${metric} ${change} (${share})`,
  metricChanged: (metric, change) => `${metric} ${change}`,

  metrics: {
    open: "Los siete indicadores y lo seguro que es el cambio",
    openWithPrices: "Precios, los siete indicadores y lo seguro que es el cambio",
    table: (product) => `Indicadores de las líneas de ${product}`,
    metric: "Indicador",
    now: "Ahora",
    later: "Con el paso",
    change: "Cambio",
    certainty: "Sorteos en que mejora",
  },
  depositOf: (product) => `Depósito que queda por una pieza perdida: ${product}`,
  remove: "Quitar",
  removeOf: (from, to) => `Quitar del plan: ${from} pasa a ser ${to}`,

  limits: {
    title: "Límites y supuestos",
    none: "sin límites",
    budget: (currency) => `Presupuesto antes del primer uso, ${currency}`,
    budgetShort: (amount) => `como máximo ${amount}`,
    most: "Cambios como máximo",
    mostShort: (count) => `como máximo ${changes(count)}`,
    sites: "Sedes que no cambian",
    sitesShort: (count) => plural(count, { one: "1 sede no cambia", other: `${formatCount(count)} sedes no cambian` }),
    dry: "Sedes sin lavavajillas",
    dryShort: (count) =>
      plural(count, { one: "1 sede sin lavavajillas", other: `${formatCount(count)} sedes sin lavavajillas` }),
    suppliers: "Proveedores cuyas líneas no cambian",
    suppliersShort: (count) =>
      plural(count, {
        one: "las líneas de 1 proveedor no cambian",
        other: `las líneas de ${formatCount(count)} proveedores no cambian`,
      }),
    withoutSupplier: "Sin proveedor",
    nothing: "ninguno",
    products: "Productos que no cambian",
    productsShort: (count) =>
      plural(count, { one: "1 producto no cambia", other: `${formatCount(count)} productos no cambian` }),
    stock: "Reserva inicial de reutilizables",
    days: "Días de uso al año",
    racks: "Cestas por hora en una máquina",
    assumed: (value) => `${value} es una estimación; indique la suya.`,
    own: "Su propia cifra.",
  },

  leftOut: "Fuera del plan",
  reasons: {
    no_lines: "ninguna línea tiene ya este producto, o sus líneas no cambian",
    dry: "sus sedes no tienen lavavajillas",
    limit: "fuera de los límites",
    no_price: "hace falta su precio para respetar el presupuesto",
  },
  leftOutOf: (from, to, reason) => `${from} → ${to}: ${reason}.`,
  next: (more, from, to, points) => `Con ${more} más, ${from} pasa a ser ${to}: ${points} puntos.`,

  apply: (count) => `Hacer ${changes(count)} en esta cartera`,
  applied: (count) => `Se ${plural(count, { one: "hizo", other: "hicieron" })} ${changes(count)}.`,
  refused: "No se pudo cambiar la cartera. Vuelva a intentarlo.",
  copy: "Guardar como escenario",
  copyName: (name) => `${name}, con el plan`,
  clear: "Vaciar el plan",
  orderCsv: "Guardar la lista de pedido como CSV",
  order: "Lista de pedido",
  planCsv: "Guardar el plan como CSV",
  steps: {
    remove: "cambio quitado del plan",
    limits: "límites del plan",
    clear: "plan vaciado",
    hub: "centro de lavado del plan",
    apply: "cambios del plan hechos",
  },

  report: {
    title: "Plan",
    step: "Paso",
    about: "Qué, coste y necesidades",
    points: "Puntos",
    none: "El plan no tiene ningún paso.",
  },
};
