import { plural } from "../catalogue.ts";
import type { homeTexts } from "../en/home.ts";
import type { Translation } from "../translation.ts";

export const home: Translation<typeof homeTexts> = {
  title: "Su trabajo",
  sidebar: {
    label: "Inicio",
    guest: "Trabaja como",
    guestName: "Invitado, solo en este navegador",
    logIn: "Iniciar sesión o crear una cuenta",
    user: "Sesión iniciada como",
    account: "Su cuenta",
    whatIs: "Qué es esta herramienta",
    howTo: "Cómo se usa",
    methodology: "Metodología",
    credits: "Créditos",
    more: "Más páginas",
    yourWork: "Su trabajo",
    openShared: "Abrir resultados compartidos",
    rules: "Normas que vienen",
    changes: "Versiones y cambios",
    dataTitle: "Datos de referencia",
    data: (version, counts) => `Versión ${version}: ${counts}.`,
    counts: (products, activities, regions) => `${products} productos, ${activities} actividades, ${regions} regiones`,
    backup: "Se apartó el trabajo de una versión anterior de este producto.",
    downloadBackup: "Descargarlo",
  },

  empty: {
    title: "Empiece por una comparación terminada",
    text: (ways, region) =>
      `${ways} maneras de servir un café caliente en ${region}, puntuadas en los siete indicadores.`,
    more: "Cambie los productos, el alimento o la región y vea moverse el resultado.",
    exampleName: "Ejemplo: café para llevar",
    exampleNote: "Cuatro vasos que se tiran y tres que vuelven, para café caliente con leche en Europa.",
    load: "Cargar un ejemplo",
    loading: "Cargando el ejemplo…",
    failed: "No se pudo cargar el ejemplo. Vuelva a intentarlo.",
    scores: "Puntuaciones globales del ejemplo",
    ways: ["Cero", "Una", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete", "Ocho", "Nueve", "Diez"],
  },

  noneYet: "nada todavía",

  table: {
    name: "Nombre",
    changed: "Cambiado",
    menu: "Menú",
    menuOf: (name) => `Menú de ${name}`,
    sort: "Orden",
    order: {
      text: {
        ascending: (column) => `${column}, de la A a la Z`,
        descending: (column) => `${column}, de la Z a la A`,
      },
      number: {
        descending: (column) => `${column}, de más a menos`,
        ascending: (column) => `${column}, de menos a más`,
      },
      time: { descending: () => "Primero lo último cambiado", ascending: () => "Primero lo más antiguo" },
    },
    notKnownYet: "–",
  },

  comparisons: {
    title: "Comparaciones",
    create: "Crear una comparación",
    nothing: "Aquí aparecen las comparaciones que haga.",
    search: "Buscar comparaciones",
    noMatch: (search) => `Ninguna comparación coincide con «${search}».`,
    columns: { region: "Región", use_case: "Caso de uso", food: "Alimento", products: "Productos", best: "Mejor" },
    productsWord: { one: "producto", other: "productos" },
    best: (product, score) => `${product}, ${score}`,
    bestOwnWeights: (product, score) => `${product}, ${score} (ponderación propia)`,
    scoring: "…",
    noScore: "–",
    view: "Ver la comparación",
    remove: "Eliminar la comparación",
  },

  portfolios: {
    title: "Carteras",
    create: "Crear una cartera",
    nothing: "Aquí aparecen las carteras que haga: lo que compra en un año, puntuado en conjunto.",
    search: "Buscar carteras",
    noMatch: (search) => `Ninguna cartera coincide con «${search}».`,
    columns: { region: "Región", use_cases: "Casos de uso", lines: "Líneas", items: "Unidades", score: "Puntuación" },
    scored: (score, band) => `${score}, ${band}`,
    scoredOwnWeights: (score, band) => `${score}, ${band} (ponderación propia)`,
    useCasesWord: { one: "caso de uso", other: "casos de uso" },
    linesWord: { one: "línea", other: "líneas" },
    itemsWord: { one: "unidad", other: "unidades" },
    edit: "Editar la cartera",
    scores: "Puntuaciones de la cartera",
    remove: "Eliminar la cartera",
  },

  products: {
    title: "Productos definidos por usted",
    create: "Definir un producto nuevo",
    nothing: "Aquí aparecen los productos que describa usted, listos para cualquier comparación.",
    search: "Buscar en sus productos",
    noMatch: (search) => `Ningún producto suyo coincide con «${search}».`,
    columns: {
      use_case: "Caso de uso",
      kind: "Tipo",
      description: "Descripción",
      components: "Componentes",
      mass: (unit) => `Masa, ${unit}`,
    },
    reusable: "Reutilizable",
    singleUse: "De un solo uso",
    componentsWord: { one: "componente", other: "componentes" },
    edit: "Editar el producto",
    profile: "Ficha del producto",
    remove: "Eliminar el producto",
  },

  foods: {
    title: "Alimentos definidos por usted",
    create: "Definir un alimento nuevo",
    nothing: "Aquí aparecen los alimentos que defina. Sin ninguno se supone el alimento de mayor riesgo.",
    search: "Buscar en sus alimentos",
    noMatch: (search) => `Ningún alimento suyo coincide con «${search}».`,
    columns: { values: "Propiedades", score: "Puntuación del alimento, 1–10" },
    scoreWord: "de 10",
    missingOne: "1 propiedad no está indicada: cuenta su puntuación más alta.",
    missing: (count) => `${count} propiedades no están indicadas: cuentan sus puntuaciones más altas.`,
    edit: "Editar el alimento",
    remove: "Eliminar el alimento",
  },

  remove: {
    question: {
      comparison: (name) => `¿Eliminar de verdad la comparación «${name}»?`,
      portfolio: (name) => `¿Eliminar de verdad la cartera «${name}»?`,
      product: (name) => `¿Eliminar de verdad el producto «${name}»?`,
      food: (name) => `¿Eliminar de verdad el alimento «${name}»?`,
    },
    text: {
      comparison: "No se puede deshacer. Los productos y alimentos que contiene se quedan.",
      portfolio: "No se puede deshacer. Los productos y alimentos que contiene se quedan.",
      product: "No se puede deshacer. Ninguna comparación ni cartera lo usa.",
      food: "No se puede deshacer. Ninguna comparación ni cartera lo usa.",
    },
    remove: {
      comparison: "Eliminar la comparación",
      portfolio: "Eliminar la cartera",
      product: "Eliminar el producto",
      food: "Eliminar el alimento",
    },
    cancel: "Cancelar",

    cannot: {
      comparison: "No se puede eliminar la comparación",
      portfolio: "No se puede eliminar la cartera",
      product: "No se puede eliminar el producto",
      food: "No se puede eliminar el alimento",
    },
    isUsed: (where) => `se usa en ${where}. Quítelo allí primero.`,
    isCompared: (where) => `se compara en ${where}. Quítela allí primero.`,
    comparisons: (count, shown) => plural(count, { one: "1 comparación", other: `${shown} comparaciones` }),
    portfolios: (count, shown) => plural(count, { one: "1 cartera", other: `${shown} carteras` }),
    comparison: "Comparación",
    portfolio: (lines) => `Cartera, ${lines}`,
    line: "1 línea",
    lines: (count) => `${count} líneas`,
    comparing: "Cartera que se compara con ella",
    open: "Abrir",
    openNamed: (name) => `Abrir ${name}`,
    ok: "Aceptar",

    checking: "Buscando dónde se usa…",
    unchecked: "No se pudo comprobar",
    uncheckedText: (name) =>
      `No se pudo averiguar si «${name}» se usa: no se pudieron leer las líneas de una cartera. No se eliminó nada.`,
    retry: "Volver a intentarlo",

    deleted: (name) => `Se eliminó «${name}».`,
    undo: "Deshacer",
  },

  unreadable: {
    one: "Esta versión no puede leer un documento guardado. Se conserva tal como está.",
    many: (count) => `Esta versión no puede leer ${count} documentos guardados. Se conservan tal como están.`,
    download: "Descargar todo",
  },
};
