import { plural } from "../catalogue.ts";
import type { marketRulesTexts } from "../en/market-rules.ts";
import type { Translation } from "../translation.ts";

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
  confirmed: (day) => `Leída en la ley o ante su autoridad el ${day}.`,
  unconfirmed: (day) => `Sin confirmar con el texto de la ley; el ${day} se leyó una página que la cita.`,
  unread: "Sin confirmar con el texto de la ley.",
  limits:
    "Se muestra como información, no como asesoramiento jurídico. Tare lo deduce solo del caso de uso y de los materiales; deciden las excepciones, el derecho nacional y el texto de la ley.",
  close: "Cerrar",

  note: "La ley al lado",
  noteLead: (region) => `Lo que dice la ley de ${region} de estos productos, como información:`,
  about: (count, shown, all) =>
    plural(count, { one: `sobre 1 de ${all} productos`, other: `sobre ${shown} de ${all} productos` }),
  aboutAll: "sobre todos ellos",
  aboutNamed: (names) => `sobre ${names}`,
};
