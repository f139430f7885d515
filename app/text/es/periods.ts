import { plural } from "../catalogue.ts";
import type { periodTexts } from "../en/periods.ts";
import type { Translation } from "../translation.ts";

export const periods: Translation<typeof periodTexts> = {
  covers: (period, length) => `Las cantidades abarcan ${period} (${length}).`,
  change: "Cambiar el periodo",
  lengths: { 12: "un año", 6: "medio año", 3: "un trimestre", 1: "un mes" },
  years: (years) => `${years} años`,
  ask: (months) => `Las líneas tienen fechas de ${months}. ¿Abarcan eso las cantidades?`,
  take: (months) => `Sí, ${months}`,
  keep: (period) => `No, ${period}`,
  outside: (lines, shown) =>
    plural(lines, {
      one: "1 línea tiene una fecha fuera de él.",
      other: `${shown} líneas tienen una fecha fuera de él.`,
    }),
  show: "Mostrar estas líneas",
  cover: (months) => `Abarcar ${months}`,
  step: "periodo",

  dialog: {
    title: "Periodo",
    text: "Lo que abarcan las cantidades de esta cartera. De él dependen las sumas por año, las declaraciones de envases y el progreso.",
    length: "Duración",
    free: "Desde … hasta …",
    from: "Primer día",
    to: "Último día",
    until: (day) => `Hasta el ${day}`,
    order: "El último día es anterior al primero.",
    save: "Guardar el periodo",
    cancel: "Cancelar",
  },

  perYear: (amount) => `${amount} al año`,
};
