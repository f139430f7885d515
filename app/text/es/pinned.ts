import { plural } from "../catalogue.ts";
import type { pinnedTexts } from "../en/pinned.ts";
import type { Translation } from "../translation.ts";

export const pinned: Translation<typeof pinnedTexts> = {
  label: "Versión de los datos de referencia",
  kept: (version: string, newer: string) =>
    `Estos resultados usan los datos de referencia ${version}; ya está disponible la versión ${newer}.`,
  decided: (version: string, newer: string) =>
    `Usted conserva los datos de referencia ${version} para estos resultados; ${newer} es más nueva.`,
  explain: "Un resultado nunca cambia sin preguntarle: compare ambos y decida.",
  look: "Comparar ambas versiones",
  log: "Qué ha cambiado en los datos",

  dialog: {
    title: (version: string, newer: string) => `Datos de referencia ${version} y ${newer}, uno al lado del otro`,
    comparing: "Puntuando con ambas versiones…",
    failed:
      "No se pudieron comparar las versiones. Los resultados quedan como están; compruebe su conexión y vuelva a intentarlo.",
    scoresCsv: "Guardar en CSV las puntuaciones con ambas versiones",
    causesCsv: "Guardar en CSV los registros que cambian",
    scores: "Puntuaciones con los datos antiguos y los nuevos",
    columns: {
      what: "Puntuación global",
      before: (version: string) => `Con ${version}`,
      now: (version: string) => `Con ${version}`,
      change: "Cambio",
    },
    portfolio: "Esta cartera",
    gone: "no existe",
    metric: (name: string, before: string, now: string) => `${name} ${before} → ${now}`,
    better: (points: string) => `+${points}`,
    worse: (points: string) => `−${points}`,
    none: "0",
    causes: (count: number, shown: string) =>
      plural(count, { one: "1 registro cambiado es la causa", other: `${shown} registros cambiados son la causa` }),
    noCause: (changed: number, shown: string) =>
      changed === 0
        ? "Ningún registro de estas tablas difiere entre las versiones."
        : plural(changed, {
            one: "1 registro difiere entre las versiones y no mueve ninguna de estas puntuaciones.",
            other: `${shown} registros difieren entre las versiones y ninguno mueve estas puntuaciones.`,
          }),
    others: (count: number, shown: string) =>
      plural(count, {
        one: "1 registro más difiere y no mueve estas puntuaciones.",
        other: `${shown} registros más difieren y no mueven estas puntuaciones.`,
      }),
    causesCaption: "Registros cambiados que mueven estas puntuaciones",
    nothing: "–",
    keep: (version: string) => `Conservar ${version}`,
    accept: (version: string) => `Aceptar ${version}`,
    close: "Decidir más tarde",
    saveFailed: "No se pudo guardar. Los resultados quedan como están; vuelva a intentarlo.",
  },
};
