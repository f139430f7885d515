/** The unit of a quantity. */
export type QuantityUnit =
  "pieces" | "packs" | "inner" | "pairs" | "dozens" | "hundreds" | "gross" | "thousands" | "kilograms" | "pounds";

/** Units that the user can choose for a word. */
export const CHOOSABLE_UNITS = [
  "pieces",
  "packs",
  "inner",
  "pairs",
  "dozens",
  "hundreds",
  "gross",
  "thousands",
] as const satisfies readonly QuantityUnit[];
export type ChoosableUnit = (typeof CHOOSABLE_UNITS)[number];

/**
 * Words, abbreviations and codes (UN/ECE Recommendations 20 and 21, SAP) of units in EN, DE, ES, FR and IT, in headers, unit
 * columns and quantity cells. `inner` words name a pack that can lie in a larger one.
 */
const WORDS: Readonly<Record<QuantityUnit, string>> = {
  pieces: `piece, pieces, pc, pcs, pce, pces, ea, each, eaches, unit, units, un, uds, ud, u, und, unds, unid, unidad, unidades, pieza, piezas,
    pza, pzas, stuck, stueck, stk, stks, st, stck, stucke, pezzo, pezzi, pz, pzz, unite, unites, count, ct, set, sets, h87, c62, nar, item, items,
    single, singles, einzeln, sueltas, sueltos, sciolti, loose, eac, cu`,
  packs: `case, cases, cs, cse, csw, carton, cartons, ctn, ctns, crt, crtn, cart, box, boxes, bx, bxs, caja, cajas, cj, cja, bulto, bultos, karton, kartons,
    krt, kar, kt, ktn, ve, gebinde, geb, kiste, kisten, ki, colis, caisse, caisses, cai, cartone, cartoni, scatola, scatole, collo, colli, kolli,
    outer, outers, xct, xcs, xbx, gb, uk, umkarton, nmp, fardo, fardos, sat, boite, boites, bte, btes`,
  inner: `pack, packs, pk, pks, pkt, pkts, pkg, packet, packets, pac, bundle, bundles, bdl, bd, bund, sleeve, sleeves, slv, slvs, sl, sle, bag, bags, bg, xbg,
    paquete, paquetes, paq, pqt, pqte, pak, paket, pakete, packung, packungen, pckg, pck, beutel, paquet, paquets, lot, lots, confezione, confezioni, conf, cf,
    tray, trays, roll, rolls, ro, rol, rolle, rollen, rouleau, rouleaux, rollo, rollos, rotolo, rotoli, inner, inners, inr, sachet, sachets, bolsa, bolsas,
    bls, busta, buste, pacco, pacchi, sacchetto, sacchetti, stange, stangen, manchon, manchons, tube, tubes, tubo, tubos, tubi, stecca, stecche, manga, mangas,
    funda, fundas, stapel, stack, stacks, pila, pilas, pile, piles, xpk, xpa, split, splits, innenkarton, innenpackung`,
  pairs: "pair, pairs, pr, prs, paar, par, pares, paire, paires, paio, paia, npr, paa",
  dozens: `dozen, dozens, dz, doz, dzn, dutzend, dtzd, dtz, dzd, docena, docenas, doc, dna, dcna, douzaine, douzaines, dzne, dozzina, dozzine, dozz, dpc`,
  hundreds: `hundred, hundreds, c, cen, cent, hundert, hun, hdt, cien, cientos, ciento, centena, centenas, centenar, centenares, centaine, centaines, centinaia,
    centinaio, cto, cento`,
  gross: "gross, gro, grs, gros, grosses, gruesa, gruesas, grosse, grossa",
  thousands: `thousand, thousands, m, mille, mil, mls, k, th, ths, thou, thsd, tsd, tausend, ts, tst, t3, millar, millares, milliers, millier, migliaia,
    migliaio, mill`,
  kilograms:
    "kg, kgs, kgm, kilo, kilos, kilogram, kilograms, kilogramm, kilogramo, kilogramos, kilogramme, kilogrammes, chilo, chili",
  pounds: "lb, lbs, lbr, pound, pounds",
};

const UNITS: ReadonlyMap<string, QuantityUnit> = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) =>
    words.split(/,\s*/).map((word) => [word, unit as QuantityUnit] as const),
  ),
);
/** The unit that a normalized word names, also in a German dative ("mit 20 Beuteln"); null = none. A pack in a pack is `inner`. */
export const unitOfWord = (word: string): QuantityUnit | null =>
  UNITS.get(word) ?? (/[elr]n$/.test(word) ? (UNITS.get(word.slice(0, -1)) ?? null) : null);

/** Pieces per unit, for units with a fixed number of pieces. */
export const PIECES_OF: Readonly<Partial<Record<QuantityUnit, number>>> = {
  pieces: 1,
  pairs: 2,
  dozens: 12,
  hundreds: 100,
  gross: 144,
  thousands: 1000,
};

/** Grams per unit, for units of mass. */
export const GRAMS_OF: Readonly<Partial<Record<QuantityUnit, number>>> = { kilograms: 1000, pounds: 453.592_37 };
