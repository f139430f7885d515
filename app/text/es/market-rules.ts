import { plural } from "../catalogue.ts";
import type { marketRulesTexts } from "../en/market-rules.ts";
import { formatList } from "../lists.ts";
import type { Translation } from "../translation.ts";
import { quoted } from "./sentence-parts.ts";

export const marketRules: Translation<typeof marketRulesTexts> = {
  markets: {
    Europe: "el mercado de la UE",
    UnitedStates: "el mercado de EE. UU.",
    UnitedKingdom: "el mercado del Reino Unido",
  },
  market: (region) => `el mercado de ${region}`,
  notAllowed: (market) => `no permitido en ${market}`,
  notAllowedFrom: (market, day) => `no permitido en ${market} desde el ${day}`,
  short: "no permitido",
  shortFrom: (day) => `no permitido desde el ${day}`,
  explain: (product, mark) => `${product}: ${mark}. Lo que dice la ley`,

  title: (product) => `Lo que dice la ley: ${product}`,
  statuses: { "not allowed": "No permitido", limited: "Limitado", duty: "Obligación" },
  since: (day) => `desde el ${day}`,
  from: (day) => `a partir del ${day}`,
  statusAndDay: (status, day) => `${status} ${day}`,
  source: "Fuente",
  confirmed: (day) => `Leída en la ley o en la página de su autoridad el ${day}.`,
  unconfirmed: (day) => `Sin confirmar con el texto de la ley; el ${day} se leyó una página que la cita.`,
  unread: "Sin confirmar con el texto de la ley.",
  limits:
    "Información, no asesoramiento jurídico. Se basa solo en el caso de uso y el material; puede haber excepciones y leyes nacionales.",
  close: "Cerrar",

  note: "Notas legales",
  noteLead: (region) => `Lo que dice la ley sobre estos productos (${region})`,
  about: (count, shown, all) =>
    plural(count, { one: `se aplica a 1 de ${all} productos`, other: `se aplica a ${shown} de ${all} productos` }),
  aboutAll: "se aplica a todos",
  aboutNamed: (names) => `se aplica a ${names}`,

  leftOut: {
    left: (names, region) =>
      names.length === 1
        ? `${formatList(names.map(quoted))} no puede venderse en ${region}: los títulos y los gráficos no lo cuentan.`
        : `${formatList(names.map(quoted))} no pueden venderse en ${region}: los títulos y los gráficos no los cuentan.`,
    counted: (names, region) =>
      names.length === 1
        ? `${formatList(names.map(quoted))} no puede venderse en ${region}, pero los títulos y los gráficos lo cuentan.`
        : `${formatList(names.map(quoted))} no pueden venderse en ${region}, pero los títulos y los gráficos los cuentan.`,
    switch: "Contar los productos no permitidos",
  },
};
