import { plural } from "../catalogue.ts";
import type { recyclingTexts } from "../en/recycling.ts";
import type { Translation } from "../translation.ts";

export const recycling: Translation<typeof recyclingTexts> = {
  title: "Reciclaje",
  custom: "Tasas propias",
  mode: { custom: "propias", regional: "de la región" },
  settings: "Ajustes propios",
  settingsWhyNot: "Active las tasas propias para elegir qué se recoge.",
  help: "Cómo cuentan el reciclaje y el compostaje",
  failed: "No se pudo guardar el cambio en este navegador. Vuelva a intentarlo.",

  confirm: {
    toCustom: {
      title: "¿Usar ajustes de reciclaje propios?",
      text: (region) =>
        `En lugar de tasas promedio, cada material cuenta como reciclado o compostado solo donde se recoge. Hasta que las cambie cuentan las recogidas habituales en ${region}. Los impactos, la recuperabilidad y la puntuación global se calculan de nuevo.`,
      act: "Usar ajustes propios",
    },
    toRegional: {
      title: "¿Volver a los promedios de la región?",
      text: (region) =>
        `Para cada material cuentan entonces las tasas promedio de reciclaje y compostaje de ${region}. Los impactos, la recuperabilidad y la puntuación global se calculan de nuevo. Sus ajustes propios se conservan y vuelven a contar cuando active las tasas propias.`,
      act: "Usar los promedios de la región",
    },
    cancel: "Cancelar",
  },

  effect: {
    title: "Efecto en las puntuaciones",
    csvLabel: "Efecto de estos ajustes en CSV",
    caption: "Puntuaciones globales guardadas y con estos ajustes",
    product: "Producto",
    metricHead: "Indicador",
    summary: "Global",
    before: "Guardada",
    now: "Nueva",
    change: "Cambio",
    better: (points) => `+${points}`,
    metric: (name, before, now) => `${name} ${before}\u00a0→\u00a0${now}`,
    list: (metrics) => metrics.join(", "),
    spoken: (count, changed, all) =>
      plural(count, {
        one: `Con estos ajustes cambian las puntuaciones de un producto de ${all}.`,
        other: `Con estos ajustes cambian las puntuaciones de ${changed} productos de ${all}.`,
      }),
    loading: "Calculando…",
    problem: "No se pudo calcular el efecto en las puntuaciones.",
  },

  dialog: {
    title: "Ajustes de reciclaje propios",
    intro: (region) =>
      `Elija qué materiales se recogen donde acaban los envases. «Región» dice lo que es habitual en ${region}. Una recogida solo cuenta para productos diseñados para reciclarse o compostarse. Nada cambia hasta que guarde.`,
    caption: "Recogidas por material",
    material: "Material",
    recycle: "Reciclaje",
    compost: "Compostaje",
    recycleOf: (stream) => `${stream}, recogida para reciclaje`,
    compostOf: (stream) => `${stream}, recogida para compostaje`,
    regional: { on: "región: sí", off: "región: no" },
    notSorted:
      "se acepta; este artículo no se separa de los residuos mezclados: con restos de comida, oscuro o demasiado pequeño",
    notAvailable: "no disponible",
    showAll: (count) => `Mostrar los ${count} materiales`,
    showConcerned: "Mostrar solo los de estos productos",
    noneConcerned: "Ninguno de los materiales de estos productos tiene una recogida que elegir.",
    loading: "Cargando los materiales…",
    problem: "No se pudieron cargar los materiales.",
    reset: "Restablecer lo habitual",
    cancel: "Cancelar",
    save: "Guardar",
  },
};
