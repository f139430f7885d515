import { normalName } from "../normal-name.ts";

/** The unit of a quantity. */
export type QuantityUnit = "pieces" | "packs" | "dozens" | "hundreds" | "thousands" | "kilograms" | "pounds";

/** Words and abbreviations of units in EN, DE, ES, FR and IT, in headers, unit columns and quantity cells. */
const WORDS: Readonly<Record<QuantityUnit, string>> = {
  pieces: `piece, pieces, pc, pcs, pce, pces, ea, each, eaches, unit, units, un, uds, ud, u, und, unidad, unidades, pieza, piezas, pza,
    pzas, stuck, stueck, stk, st, stck, pezzo, pezzi, pz, unite, unites, count, ct, set, sets`,
  packs: `pack, packs, pk, pks, pkt, packet, packets, pac, case, cases, cs, cse, carton, cartons, ctn, ctns, crt, box, boxes, bx, bxs,
    bundle, bundles, bdl, sleeve, sleeves, slv, bag, bags, caja, cajas, cj, bulto, bultos, paquete, paquetes, paq, karton, kartons, krt, kar, pak,
    kt, ktn, packung, packungen, pckg, ve, gebinde, geb, kiste, kisten, beutel, colis, caisse, caisses, paquet, paquets, lot, lots,
    cartone, cartoni, scatola, scatole, collo, colli, confezione, confezioni, conf, kolli, tray, trays, roll, rolls, outer, outers`,
  dozens:
    "dozen, dozens, dz, doz, dzn, dutzend, dtzd, dtz, docena, docenas, doc, douzaine, douzaines, dozzina, dozzine",
  hundreds: "hundred, hundreds, hd, c, cent, hundert, cien, cientos, centaine, centaines, centinaia, cto",
  thousands: `thousand, thousands, m, mille, mil, k, th, thsd, tsd, tausend, tst, millar, millares, milliers, millier, migliaia, migliaio`,
  kilograms:
    "kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogramo, kilogramos, kilogramme, kilogrammes, chilo, chili",
  pounds: "lb, lbs, pound, pounds",
};

const UNITS: ReadonlyMap<string, QuantityUnit> = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) =>
    words.split(/,\s*/).map((word) => [word, unit as QuantityUnit] as const),
  ),
);

/** The unit that a text names ("Karton", "tsd stuck", "1000 pcs"); null = none. */
export function unitOfText(text: string): QuantityUnit | null {
  const normal = normalName(text);
  const known = UNITS.get(normal);
  if (known !== undefined) return known;
  const [first = "", second = ""] = normal.split(" ");
  if (first === "1000" || (UNITS.get(first) === "thousands" && UNITS.get(second) === "pieces")) return "thousands";
  if ((first === "100" || UNITS.get(first) === "hundreds") && UNITS.get(second) === "pieces") return "hundreds";
  return null;
}

/** The unit that a normalized word names; null = none. */
export const unitOfWord = (word: string): QuantityUnit | null => UNITS.get(word) ?? null;

/** Pieces per unit, for units with a fixed number of pieces. */
export const PIECES_OF: Readonly<Partial<Record<QuantityUnit, number>>> = {
  pieces: 1,
  dozens: 12,
  hundreds: 100,
  thousands: 1000,
};

/** Grams per unit, for units of mass. */
export const GRAMS_OF: Readonly<Partial<Record<QuantityUnit, number>>> = { kilograms: 1000, pounds: 453.592_37 };
