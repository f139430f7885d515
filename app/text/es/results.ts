import { plural } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import type { resultsTexts } from "../en/results.ts";
import type { Translation } from "../translation.ts";
import { capital, quoted } from "./sentence-parts.ts";

const WORDS = [
  "cero",
  "un",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
];

const inWords = (count: number): string => WORDS[count] ?? formatCount(count);

const allOf = (count: number, one: string, many: string): string =>
  count === 1 ? `el ${one}` : count === 2 ? `los dos ${many}` : `los ${inWords(count)} ${many}`;

export const results: Translation<typeof resultsTexts> = {
  documentTitle: (name) => `${name} · Tare`,
  documentName: (name, finding) => `${name}: ${finding.replace(/\.$/, "")}`,
  kicker: (count) => `Comparación, ${plural(count, { one: "1 producto", other: `${formatCount(count)} productos` })}`,
  kickerOwnWeights: (count) =>
    `Comparación, ${plural(count, { one: "1 producto", other: `${formatCount(count)} productos` })}, ponderación propia`,

  finding: {
    best: (name, score, next, close) =>
      close
        ? `${quoted(name)} obtiene la mejor puntuación, ${score}, apenas por delante de ${quoted(next)}.`
        : `${quoted(name)} obtiene la mejor puntuación, ${score}.`,
    single: (name, score) => `${quoted(name)} obtiene ${score}.`,
    tie: (names, score) => `${formatList(names.map(quoted))} obtienen la mejor puntuación, ${score} cada uno.`,
    allTie: (count, score) => `Los ${inWords(count)} productos obtienen lo mismo, ${score}.`,
    unweighted: "Ningún indicador tiene ponderación, así que no hay puntuación global.",
    nothing: "Ya no existe ninguno de estos productos.",
    scoring: "Calculando las puntuaciones…",
    checking: "Comprobando si el orden es seguro…",
    failed: "No se pudieron calcular las puntuaciones.",
  },

  functionalUnit: (service, region) => `Por ración: ${service}, ${region}.`,
  functionalUnitFood: (service, region, food) => `Por ración: ${service} (${food}), ${region}.`,
  functionalUnitWorst: (service, region) => `Por ración: ${service}, ${region}. Se supone el alimento de mayor riesgo.`,
  addition: {
    reusablesAhead: (reusables, singleUse) =>
      `${capital(allOf(reusables, "reutilizable", "reutilizables"))} ${reusables === 1 ? "supera" : "superan"} ${
        singleUse === 1 ? "a la opción" : "a todas las opciones"
      } de un solo uso.`,
    singleUseAhead: (reusables, singleUse) =>
      `${capital(allOf(singleUse, "producto de un solo uso", "productos de un solo uso"))} ${singleUse === 1 ? "supera" : "superan"} ${
        reusables === 1 ? "al reutilizable" : "a todos los reutilizables"
      }.`,
    bestSingleUse: (name, score) => `La mejor opción de un solo uso, ${quoted(name)}, obtiene ${score}.`,
    bestReusable: (name, score) => `El mejor reutilizable, ${quoted(name)}, obtiene ${score}.`,
  },

  leadOf: (unit, addition) => `${unit} ${addition}`,

  updated: (finding) => `Puntuaciones actualizadas. ${finding}`,

  openNumber: (shown, metric, product) => `${shown}, ${metric}, ${product}`,
  summary: "Global",
  report: "Informe",

  productMenu: {
    of: (name) => `Acciones de ${name}`,
    edit: "Editar el producto",
    profile: "Ficha del producto",
    remove: "Quitar el producto",
    removeLast: "Quitar el producto: tiene que quedar un reutilizable",
  },

  panel: {
    label: "Esta comparación",
    name: "Nombre",
    editName: "Cambiar el nombre",
    nameReverted: "Una comparación necesita un nombre: se conserva el anterior.",
    region: "Región",
    usecase: "Caso de uso",
    food: "Alimento",
    description: "Descripción",
    change: "Cambiar",
    close: "Cerrar",
    line: (region, usecase, food) => `${region} · ${usecase} · ${food}`,
    changeWhat: (what) => `Cambiar: ${what}`,
    changeProducts: "Cambiar la selección de productos",
    defineProduct: "Definir un producto nuevo",
    usecaseTitle: "¿Cambiar el caso de uso?",
    usecaseWarning: (to) =>
      `Los productos pertenecen a un caso de uso. Con «${to}» se vacía la selección y elige productos de nuevo. La comparación se queda como está hasta que guarde la nueva selección.`,
    usecaseConfirm: "Cambiar y elegir productos",
    cancel: "Cancelar",
    unknown: (id) => `${id} (ya no existe)`,
  },

  sections: { results: "Resultados", scores: "Puntuaciones de la comparación", raw: "Valores brutos" },

  ranking: {
    note: "Puntuación global de 0 a 100; más es mejor.",
    noteOwnWeights: "Puntuación global con ponderación propia, de 0 a 100; más es mejor.",
    label: "Puntuaciones globales, la mejor primero",
    noSummary: "–",
  },

  scores: {
    note: "Cada indicador de 1 a 100; más es mejor.",
    product: "Producto",
    weight: (weight) => `ponderación ${weight}`,
    metric: "Indicador",
    valuePerServing: (value) => `${value} por ración`,
    rating: (value) => `calificación ${value}`,
    rawAndBand: (raw, band) => `${raw}, ${band}`,
  },

  marks: {
    assumedLegend: "una cifra que faltaba se sustituyó por el valor prudente del método.",
    belowScaleLegend: "valor bruto mayor que el del peor producto incorporado; se queda en 1.",
  },

  steps: {
    failed: "Eso ya no se puede deshacer: la comparación cambió en otro lugar.",
    fields: {
      comparison_name: "nombre",
      region_use: "región",
      usecase_id: "caso de uso",
      food_id: "alimento",
      currentProductIds: "productos",
      customCompostingAndRecycling: "reciclaje",
      recycling_overrides: "reciclaje",
      rawscoresPerUse: "base de los valores brutos",
      weights: "ponderación",
    },
  },

  raw: {
    basis: "Mostrar valores",
    perServing: "Por ración",
    perUse: "Por uso",
    noteServing: "Por una ración de la unidad funcional; menos es mejor.",
    noteUse: "Por un uso de cada producto, sea cual sea su tamaño; menos es mejor.",
  },

  gone: {
    one: (name) => `Un producto de esta comparación ya no existe y se omite: ${name}.`,
    many: (names) => `Algunos productos de esta comparación ya no existen y se omiten: ${names}.`,
    remove: "Quitar de la comparación",
    needsReusable: "Incluya al menos una opción reutilizable en su selección para continuar.",
  },
  warnings: {
    unknown_food: "El alimento de esta comparación ya no existe. En su lugar se supone el alimento de mayor riesgo.",
  },

  problemTitle: "No se pudieron calcular las puntuaciones.",
  problems: {
    no_reference_data: "No se cargaron los datos de referencia. Vuelva a intentarlo o cargue la página de nuevo.",
    bad_reference_data: "No se pudieron leer los datos de referencia. Vuelva a intentarlo o cargue la página de nuevo.",
    wrong_version: "Los datos de referencia cambiaron entretanto. Vuelva a intentarlo.",
    version_moved: "Los datos de referencia cambiaron entretanto. Vuelva a intentarlo.",
    missing_region: "No hay datos de esta región. Vuelva a intentarlo o elija otra región.",
    unknown_use_case: "El caso de uso de esta comparación ya no existe. Elija otro caso de uso.",
    cancelled: "Se detuvo el cálculo.",
    worker_lost: "El cálculo se detuvo de forma inesperada. Su comparación está a salvo.",
    internal: "Pasó algo inesperado. Su comparación está a salvo.",
    network: "No se pudieron cargar los datos de esta región: no se contactó con el servidor.",
    timeout: "No se pudieron cargar los datos de esta región: el servidor no respondió a tiempo.",
    bad_reply: "No se pudieron cargar los datos de esta región: la respuesta no se pudo leer.",
    quota: "Este navegador no tiene más espacio para guardar datos.",
    storage_unavailable: "Este navegador no guarda datos.",
    invalid: "La comparación contiene un valor que no se puede usar.",
    not_found: "Esta comparación ya no existe.",
  },

  exports: {
    label: "CSV",
    menu: "Guardar en CSV",
    results: "Resultados",
    raw: "Valores brutos, por ración",
    rawPerUse: "Valores brutos, por uso",
    stages: "Etapas del ciclo de vida",
    components: "Componentes",
    breakEven: "Punto de equilibrio",
    circularity: "Circularidad",
    profiles: "Fichas de producto",
    failed: "No se pudo escribir el archivo. Vuelva a intentarlo.",
  },

  notFound: {
    title: "Esta comparación no está aquí.",
    text: "Quizá se eliminó, o se hizo en otro navegador.",
    home: "Inicio",
    create: "Crear una comparación",
  },
  sectionFailed: "No se pudo cargar esta parte de la página.",
  saveFailed: "No se pudo guardar el cambio en este navegador. Vuelva a intentarlo.",
};
